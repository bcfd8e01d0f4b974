"""Records of 0.1.0 go on by the rules of 0.1.0: another process plays by the data of the first edition."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from nutdesk import games
from nutdesk.games.nuts import house

ROOT = Path(__file__).parents[3]


def test_data_that_say_nothing_of_rules_are_played_by_the_first_ones() -> None:
    """Those of 0.1.0 could not say it, and records keep the data of one's own."""
    assert house.read(games.edition_data("nuts", 1)).rules == 1
    assert house.read(games.shipped_data("nuts")).rules == 2


BEGIN = """
from nutdesk import games
games.swap("nuts", games.edition_data("nuts", 1))
from nutdesk.games.nuts import GAME
from tests.games.nuts.factory import at, due, each, legal, play, refusal, told
from tests.games.nuts.test_trucks import quiet
nobody = [0] * 4
"""

OLD_RULES = {
    "NT-1 the salters": """
assert GAME.describe(GAME.setup({"edition": "trucks"}, 2))["salters"] == [4, 7]
""",
    "NT-4 nothing rolls where nothing connects": """
assert told(play(quiet(), "run")) == ["NOTHING_CONNECTS"]
""",
    "NT-9 cards are played in the configuration only": """
match = each(quiet(bonus=[["double-clear"], [], []], nuts=[[3, 0, 0, 0], nobody, nobody]), "run")
assert refusal(match, "card double-clear 2").clause == "NT-6"
assert legal(match) == ["done", "ship AAA"]
each(match, "ship AAA")
assert due(match) == ("configure", 2)
match = each(quiet(bonus=[["double-clear"] * 4, [], []]), "run")
assert legal(match) == ["discard double-clear"]
""",
    "NT-9 splitters are free, and so are three slides of any tiles": """
match = quiet(bonus=[["cashew-fork", "triple-slide"], [], []], tiles=[[1, 1], [2, 1]], left=0)
each(match, "card cashew-fork 1", "fork split-left 3 1", "card triple-slide 1", "slide 1 1 2", "slide 2 1 2")
assert refusal(match, "slide 1 2 4").clause == "NT-3"
each(match, "slide 1 2 3")
assert due(match) == ("configure", 1)
""",
    "NT-9 a trade is made without asking": """
match = quiet(bonus=[["double-spin"], [], []], nuts=[[1, 0, 0, 0], [0, 1, 0, 0], nobody])
each(match, "card double-spin 2", "trade 2 almond cashew")
assert match.state.nuts == [[0, 1, 0, 0], [1, 0, 0, 0], nobody]
assert due(match) == ("configure", 1)
""",
    "NT-9 no limits for cards either": """
match = quiet(bonus=[["lure"] * 4 + ["half-turn"], [], []])
each(match, "card lure 2", "run")
assert (len(match.state.hands[0]), due(match)) == (4, ("configure", 2))
""",
    "NT-7 of equal points who reached fifty first": """
shipped = [["A2S5", "C2P5", "AAA"], ["A4C3", "P4S3", "CCC"], []]
match = each(quiet(shipped=shipped, reached=[1, 2], turns_left=1), "run")
result = GAME.result(match.state)
assert result.winners == (0,)
assert result.reason.endswith("tied at 51, Player 1 wins, who reached 50 first.")
assert "latest" not in GAME.describe(match.state), "digests of records have the words of 0.1.0"
""",
    "NU-R8 no Refill after a change": """
match = at(orders=".CCCCCPPPPPP", tokens=[9, 9, 9])
assert "refill" in legal(match)
each(match, "build", "cross 2 2")
ruling = refusal(match, "refill")
assert (ruling.clause, ruling.culprits[0]) == ("NU-R8", "undo-1-a")
assert "refill" not in legal(match)
assert "final" not in GAME.describe(match.state)
""",
    "every promise of a game": """
from nutdesk.core.check import play_and_check
for edition in ("orders", "trucks"):
    play_and_check(GAME, GAME.chosen({"edition": edition}), 3, "oak", every=40)
""",
}


@pytest.mark.rule("NT-1", "NT-4", "NT-7", "NT-9", "NU-R8")
def test_a_game_of_the_first_edition_goes_on_by_its_own_rules() -> None:
    """All in one process, as it takes a while to start; it says which of them does not hold."""
    parts = [f"print({name!r}, flush=True)\n{text}" for name, text in OLD_RULES.items()]
    command = [sys.executable, "-c", BEGIN + "\n".join(parts)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert (done.stdout.splitlines(), done.returncode) == ([*OLD_RULES], 0), done.stderr


BOTS = """
from random import Random
from nutdesk.bots.levels import counted_bot
from nutdesk.core.game import look
from nutdesk.core.match import Match
for edition in ("orders", "trucks"):
    match = Match(GAME, GAME.chosen({"edition": edition}), GAME.seats[:3], "bots")
    match.begin()
    rng, bot = Random(1), counted_bot("young", GAME)
    while not match.over:
        match.play(bot.choose(look(GAME, match.state, match.due.seat), rng))
"""


def test_bots_play_such_a_game_to_its_end() -> None:
    command = [sys.executable, "-c", BEGIN + BOTS]
    subprocess.run(command, cwd=ROOT, check=True, timeout=300)
