"""The floor: where paths lead, looked up in tables."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nutdesk.games.nuts import floor
from nutdesk.games.nuts.floor import (
    AROUND,
    COLUMNS,
    JOIN_LEFT,
    JOIN_RIGHT,
    ONE,
    SPLIT_LEFT,
    SPLIT_RIGHT,
    paths,
    routes,
    tiles,
)
from nutdesk.games.nuts.orders.changes import levels, matching
from nutdesk.games.nuts.orders.parts import AT_ORDERS, AT_SALTERS, AT_SQUIRREL
from tests.games.nuts.factory import SAMPLE, at


def walk(rows: list[int], column: int) -> list[int]:
    """A path found the slow way: tile by tile."""
    out = [column]
    for row in rows:
        for left in tiles(row):
            if column in (left, left + 1):
                column = 2 * left + 1 - column
                break
        out.append(column)
    return out


@st.composite
def floors(draw: st.DrawFn) -> tuple[int, list[int]]:
    width = draw(st.sampled_from((8, 12, 16)))
    rows = [0] * 6
    for row, column in draw(st.lists(st.tuples(st.integers(0, 5), st.integers(0, width - 2)), max_size=48)):
        if not rows[row] & AROUND[column]:
            rows[row] |= ONE[column]
    return width, rows


@pytest.mark.rule("NU-P3")
@given(floors())
def test_the_tables_say_what_walking_the_floor_says(laid: tuple[int, list[int]]) -> None:
    width, rows = laid
    assert [list(path) for path in zip(*paths(rows, COLUMNS[width]), strict=True)] == [
        walk(rows, column) for column in range(width)
    ]


@pytest.mark.rule("NU-P3")
@given(floors())
def test_every_dispenser_feeds_exactly_one_slot(laid: tuple[int, list[int]]) -> None:
    width, rows = laid
    for level in paths(rows, COLUMNS[width]):
        assert sorted(level) == list(range(width))


@pytest.mark.rule("NU-P1", "NU-P3", "NU-R1")
def test_the_sample_floor_leads_where_the_rulebook_says() -> None:
    state = at(**SAMPLE).state
    run = levels(state)
    assert [end + 1 for end in run[AT_ORDERS]] == [4, 1, 2, 3, 6, 5, 7, 8, 10, 12, 9, 11]
    assert [path + 1 for path in range(12) if run[AT_SALTERS][path] in state.salters] == [1, 7, 11]
    assert [path + 1 for path in range(12) if run[AT_SQUIRREL][path] == state.squirrel] == [6]
    assert [(path + 1, run[AT_ORDERS][path] + 1) for path in matching(state, run)] == [(5, 6), (8, 8)]


@pytest.mark.rule("NU-T2", "NU-R1")
def test_the_sample_matches_are_the_result_of_one_swap() -> None:
    before = at(**{**SAMPLE, "dispensers": "ACPSACPSAPCS"}, tokens=[3, 3, 3])
    assert matching(before.state, levels(before.state)) == []
    before.play(*map(before.game.parse, ("swap", "dispensers 5 8")))
    assert before.state.dispensers == at(**SAMPLE).state.dispensers
    assert matching(before.state, levels(before.state)) == [4, 7]


@pytest.mark.rule("NU-P1")
@pytest.mark.parametrize(("seats", "wide"), [(2, 12), (4, 12), (5, 16), (6, 16)])
def test_the_floor_is_wider_for_five_and_six(seats: int, wide: int) -> None:
    state = at(seats).state
    assert state.columns == wide == len(state.orders) == len(state.dispensers)
    assert len(state.rows) == 6
    assert (AT_SALTERS, AT_SQUIRREL, AT_ORDERS) == (2, 4, 6)


@pytest.mark.rule("NT-8")
@pytest.mark.parametrize(
    ("kind", "ends"),
    [
        (SPLIT_LEFT, {0: [0, 1], 1: []}),
        (SPLIT_RIGHT, {0: [], 1: [0, 1]}),
        (JOIN_LEFT, {0: [0], 1: [0]}),
        (JOIN_RIGHT, {0: [1], 1: [1]}),
    ],
)
def test_splitters_feed_both_outputs_and_joiners_one(kind: int, ends: dict[int, list[int]]) -> None:
    found = routes([0, 0, kind, 0, 0, 0], COLUMNS[8])
    for column, wanted in ends.items():
        assert [path[-1] for path in found if path[0] == column] == wanted
    assert [path for path in found if path[0] > 1] == [(column,) * 7 for column in range(2, 8)]


@pytest.mark.rule("NT-8")
def test_a_splitter_above_a_joiner_makes_two_distinct_paths_to_one_robot() -> None:
    found = routes([SPLIT_LEFT, JOIN_RIGHT, 0, 0, 0, 0], COLUMNS[8])
    assert [path for path in found if path[0] == 0] == [(0, 0, 1, 1, 1, 1, 1), (0, 1, 1, 1, 1, 1, 1)]


def test_random_floors_with_forks_agree_with_the_permutation_where_there_are_none() -> None:
    rng = Random(4)
    for _ in range(50):
        rows = [0] * 6
        for _ in range(20):
            row, column = rng.randrange(6), rng.randrange(7)
            if not rows[row] & AROUND[column]:
                rows[row] |= ONE[column]
        found: list[tuple[int, ...]] = [(column,) for column in range(8)]
        for row in rows:
            found = [(*path, column) for path in found for column in floor.WAYS[row][path[-1]]]
        assert found == routes(rows, COLUMNS[8])
