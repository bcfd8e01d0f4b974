"""Every game tells what is used in it, under names that people know, and bots do not pay for it."""

from __future__ import annotations

import pytest

from nutdesk import games
from nutdesk.lab.trial import play_unit, trial


@pytest.mark.parametrize(
    ("game", "options", "tables"),
    [
        ("in-the-nuts", {}, {"Storage cards"}),
        ("little-nutters", {}, {"Cards dealt", "Cards played", "Characters"}),
        ("nice-one-squirrel", {}, {"First caches", "Nuts played"}),
        ("nut-hunt", {}, {"Tiles", "Starting tiles", "Nests", "Objectives", "Objective ends"}),
        ("nuts", {}, {"Goal cards", "Bonus cards"}),
        ("nuts", {"edition": "trucks"}, {"Trucks", "Bonus cards"}),
    ],
)
def test_what_is_used_is_counted(game: str, options: dict[str, str], tables: set[str]) -> None:
    rules = games.load(game)
    level = "young" if game == "nuts" else "kit"
    _, counts = play_unit(trial(rules, 2, rules.chosen(options), (level,), 3, "oak"), 0)
    assert counts.uses.keys() - {"Actions"} <= tables
    assert counts.uses.keys() >= tables - {"Bonus cards"}
    assert counts.uses["Actions"].keys() <= {kind.title for kind in rules.verbs}
    for entries in counts.uses.values():
        for entry, used in entries.items():
            assert entry == entry.strip() != ""
            assert 0 < sum(used.users) <= used.times
            assert sum(used.users) <= counts.games * counts.seats


@pytest.mark.parametrize("game", [game for game in games.ids() if games.house_of(game)])
def test_every_house_table_is_put_on_trial(game: str) -> None:
    rules = games.load(game)
    level = "young" if game == "nuts" else "kit"
    _, counts = play_unit(trial(rules, 2, rules.chosen({}), (level,), 4, "elm"), 0)
    assert set(games.house_of(game).TABLES) <= counts.uses.keys()
