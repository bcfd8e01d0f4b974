"""The house data: complete, consistent, and refused with clause and line when it is not."""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources

import pytest

from nutdesk.core.game import Refusal
from nutdesk.games.nut_hunt.forest import BETWEEN, BOUNCED, DIRECTIONS, TOUCHING, USUAL_FOREST
from nutdesk.games.nut_hunt.house import read
from nutdesk.games.nut_hunt.parts import (
    BARRENS,
    BASE,
    COST,
    ENDS,
    GREEN,
    OBJECTIVE,
    OBJECTIVE_IDS,
    POND,
    SEATS,
    TILE,
    TILES,
    affordable,
)

TEXT = resources.files("nutdesk.games.nut_hunt").joinpath("forest.toml").read_text("utf-8")


def line_of(words: str) -> int:
    return next(number for number, line in enumerate(TEXT.splitlines(), 1) if words in line)


def fault(old: str, new: str) -> tuple[str, str]:
    """Clause and line by which the data is refused when one word is another."""
    assert old in TEXT
    with pytest.raises(Refusal) as caught:
        read(TEXT.replace(old, new, 1))
    return caught.value.ruling.clause, caught.value.where


@pytest.mark.rule("NH-P1")
def test_nineteen_tiles_lie_in_a_hexagon_of_side_three() -> None:
    assert TILES == len(TOUCHING) == 19
    assert Counter(sum(to >= 0 for to in cells) for cells in TOUCHING) == {3: 6, 4: 6, 6: 7}
    for cell, cells in enumerate(TOUCHING):
        for direction, to in enumerate(cells):
            assert to < 0 or TOUCHING[to][(direction + 3) % 6] == cell


@pytest.mark.rule("NH-P1")
def test_the_compass_goes_clockwise_from_north_east() -> None:
    heart = TILE["heart-of-the-wood"]
    around = ("hazel-hollow", "rabbit-patch", "fern-fold", "walnut-way", "chestnut-chase", "acorn-acres")
    assert [USUAL_FOREST.runs[heart][face] for face in range(6)] == [TILE[name] for name in around]
    assert [USUAL_FOREST.direction(heart, TILE[name]) for name in around] == list(DIRECTIONS)


@pytest.mark.rule("NH-T2")
def test_a_bounce_never_leaves_the_board() -> None:
    assert all(to >= 0 for cells in BOUNCED for to in cells)


@pytest.mark.rule("NH-E4")
def test_at_most_three_tiles_lie_between_two() -> None:
    assert {far for cells in BETWEEN for far in cells} == {0, 1, 2, 3}


@pytest.mark.rule("NH-P2", "NH-P5")
def test_forty_five_objectives_name_each_tile_but_the_pond_five_times() -> None:
    assert len(ENDS) == 45 == len({frozenset(ends) for ends in ENDS})
    times = Counter(end for ends in ENDS for end in ends)
    assert set(times.values()) == {5}
    assert POND not in times
    assert len(times) == 18


PRINTED = {"mouse-meadow/hickory-haunt": 4, "heart-of-the-wood/pine-barrens": 6}


@pytest.mark.rule("NH-P5")
@pytest.mark.parametrize("balanced", [False, True])
def test_the_printed_examples_have_their_printed_points(balanced: bool) -> None:
    assert {name: BASE[balanced][OBJECTIVE[name]] for name in PRINTED} == PRINTED


@pytest.mark.rule("NH-P5")
def test_a_green_end_brings_two_points_and_any_other_three() -> None:
    for ends, base in zip(ENDS, BASE[False], strict=True):
        assert base == sum(2 if end in GREEN else 3 for end in ends)


@pytest.mark.rule("NH-P5")
def test_balanced_points_follow_from_what_the_ends_cost_but_for_the_printed_ones() -> None:
    adds = {tile: 0 if tile in GREEN else 5 if tile == BARRENS else 2 for tile in range(TILES)}
    for name, ends, base in zip(OBJECTIVE_IDS, ENDS, BASE[True], strict=True):
        if name not in PRINTED:
            assert base == 3 + sum(adds[end] for end in ends)


@pytest.mark.rule("NH-P5")
def test_an_objective_without_balanced_points_keeps_its_own() -> None:
    own = read(re.sub(r", balanced = \d+", "", TEXT))
    assert [objective.balanced for objective in own.objectives] == list(BASE[False])


@pytest.mark.rule("NH-P2")
def test_five_colours_sit_at_the_table() -> None:
    assert [player.colour for player in SEATS] == ["blue", "yellow", "red", "white", "pink"]


@pytest.mark.rule("NH-P4")
def test_ten_tiles_are_green_and_two_cannot_be_bought() -> None:
    assert len(GREEN) == 10
    assert [tile for tile in range(TILES) if not COST[tile]] == [BARRENS, POND]
    assert all(len(COST[tile]) == 3 for tile in range(TILES) if tile not in (*GREEN, BARRENS, POND))


@pytest.mark.rule("NH-T5")
def test_a_purse_pays_for_exactly_the_costs_it_covers() -> None:
    for purse in ((0, 0, 0, 0), (2, 0, 0, 0), (1, 1, 0, 1), (9, 9, 9, 9), (0, 0, 2, 1)):
        able = [t for t in range(TILES) if COST[t] and all(purse[nut] >= COST[t].count(nut) for nut in COST[t])]
        assert sorted(affordable(*purse)) == able


@pytest.mark.rule("NH-P4")
def test_an_eleventh_starting_tile_is_refused() -> None:
    assert fault('cost = "CHW"', 'cost = "CH"') == ("NH-P4", f"line {line_of('tiles = [')}")


@pytest.mark.rule("NH-P4")
def test_a_price_on_pine_barrens_is_refused_with_its_line() -> None:
    row = line_of('id = "pine-barrens"')
    assert fault('forage = "CW", cost = ""', 'forage = "CW", cost = "AA"') == ("NH-P4", f"line {row}")


@pytest.mark.rule("NH-P5")
def test_an_objective_on_frog_pond_is_refused_with_its_line() -> None:
    row = line_of('["owl-oak", "fern-fold"]')
    assert fault('["owl-oak", "fern-fold"]', '["owl-oak", "frog-pond"]') == ("NH-P5", f"line {row}")


@pytest.mark.rule("NH-P5")
def test_a_tile_on_six_objectives_is_refused_with_a_line_of_its_own() -> None:
    clause, where = fault('["owl-oak", "fern-fold"]', '["owl-oak", "rabbit-patch"]')
    assert clause == "NH-P5"
    assert int(where.removeprefix("line ")) > line_of("objectives = [")


@pytest.mark.rule("NH-P1", "NH-P2")
@pytest.mark.parametrize(
    ("old", "new", "clause"),
    [
        ('id = "owl-oak"', 'id = "owl oak"', "NH-P1"),
        ('id = "owl-oak"', 'id = "fern-fold"', "NH-P1"),
        ('forage = "ACHW"', 'forage = "ACHX"', "NH-P2"),
        ('forage = "ACHW"', 'forage = "AACH"', "NH-P2"),
        ('["owl-oak", "fern-fold"]', '["owl-oak", "owl-oak"]', "NH-P2"),
        ('["owl-oak", "fern-fold"]', '["owl-oak", "nowhere"]', "NH-P1"),
        ('["owl-oak", "fern-fold"], points = 6', '["owl-oak", "fern-fold"], points = 0', "NH-P2"),
        ('["owl-oak", "fern-fold"], points = 6', '["owl-oak", "fern-fold"], pints = 6', "NH-P2"),
        ("points = 6, balanced = 7", "points = 6, balanced = true", "NH-P2"),
        ("points = 6, balanced = 7", "points = 6, balanced = 100", "NH-P2"),
        ('  "birch-grove", "mossy-mound"', '  "birch-grove", "birch-grove"', "NH-P1"),
    ],
)
def test_every_slip_in_the_data_is_refused(old: str, new: str, clause: str) -> None:
    assert fault(old, new)[0] == clause


@pytest.mark.rule("NH-P1")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('id = "frog-pond"', 'id = "frog/pond"'),
        ('id = "frog-pond"', 'id = "frog pond"'),
        ('name = "Frog Pond"', 'name = "Frog\\u0000Pond"'),
        ('name = "Frog Pond"', 'name = ""'),
        ('name = "Frog Pond"', f'name = "{"x" * 41}"'),
    ],
)
def test_what_cannot_be_read_on_a_tile_or_written_in_a_move_is_refused(old: str, new: str) -> None:
    clause, line = fault(old, new)
    assert clause == "NH-P1"
    assert line == f"line {line_of(old)}"


def test_a_name_may_have_any_sign_that_can_be_seen() -> None:
    assert read(TEXT.replace('name = "Frog Pond"', 'name = "{n} & <b>"')).tiles
