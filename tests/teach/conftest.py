"""A small scene to bend and break."""

from __future__ import annotations

from pathlib import Path

import pytest

from nutdesk import games

SCENE = """\
title = "A small scene"
game = "nice-one-squirrel"
clauses = ["NS-T1", "NS-T4"]
players = 2
[options]
taking-up = false
[position]
squirrels = [3, 5]
hands = [["red-acorn", "blue-walnut"], ["green-acorn", "red-walnut"]]
[position.caches]
4 = ["red-walnut"]
6 = ["?green-hazelnut"]
[[step]]
say = "Tufty is on cache 3."
show = ["squirrel-0", "cache-3", "hand-red-acorn-0", "seat-1"]
[[step]]
say = "Cyril is in the way."
refuse = "move 5"
clause = "NS-T1"
[[step]]
ask = "Where does the red acorn score?"
right = ["move 4"]
because = "A red nut lies on cache 4."
clause = "NS-T4"
[step.wrong]
"move 7" = "Nothing lies there."
[[step]]
say = "One point."
do = ["move 4", "play red-acorn"]
[step.holds]
scores = [1, 0]
[[step]]
vote = "Who is next?"
choices = ["Tufty", "Cyril"]
right = 2
because = "The turn goes round."
clause = "NS-S2"
wrong = ["Tufty has just played."]
reveal = ["squirrel-1"]
[[step]]
say = "Cyril looks at cache 6."
do = "move 6"
[step.holds.caches]
6 = ["green-hazelnut"]
"""


@pytest.fixture
def text() -> str:
    """The text of a scene that holds."""
    return SCENE


HEAPS = """\
title = "A throw"
game = "two-heaps"
clauses = ["TH-T2"]
players = 2
[position]
hands = [[1, 2], [3, 4]]
pile = [5, 6]
[[step]]
say = "Ann goes to the left."
do = "go left"
[[step]]
say = "Ann rolls a four."
do = "roll"
luck = [[4]]
[step.holds]
scores = [4, 0]
"""


@pytest.fixture
def heaps() -> str:
    """The text of a scene with a die in it; needs two_heaps."""
    return HEAPS


@pytest.fixture
def two_heaps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A throw-away game on the shelf, found as every game is: by lying there."""
    folder = tmp_path / "games" / "two_heaps"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("from tests.core.tiny import TINY as GAME\n", "utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(folder.parent)])
