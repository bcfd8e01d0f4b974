"""How a game against the Automa stands, and the ways between tiles that this is read from."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from math import exp
from random import Random
from typing import Any

import pytest

from nutdesk.games.nut_hunt.bitboards import between, gap, joined, lie, region, weak
from nutdesk.games.nut_hunt.forest import USUAL_FOREST
from nutdesk.games.nut_hunt.parts import FAILED, OBJECTIVE_IDS, POND, TILE, TILES
from nutdesk.games.nut_hunt.solo import ahead, chance, sums, to_come
from tests.games.nut_hunt.clearing import at

BITS, LAND, OBJECTIVES = lie(USUAL_FOREST, False)
ENDS = [(one, two) for one, two, _ in OBJECTIVES]


def grounds(count: int) -> list[tuple[int, int]]:
    """Tiles held and those of them with a nest, at random."""
    rng = Random(7)
    tiles = [bit for tile, bit in enumerate(BITS) if tile != POND]
    found = []
    for _ in range(count):
        held = sum(rng.sample(tiles, rng.randint(1, 12)))
        found.append((held, held & sum(rng.sample(tiles, 4))))
    return found


def test_between_two_lie_the_tiles_that_bring_them_closer() -> None:
    for held, _ in grounds(40):
        for one, two in ENDS:
            missing, _ = gap(one, two, held, LAND)
            closer = sum(
                bit for bit in BITS if bit & LAND & ~held and gap(one, two, held | bit, LAND)[0] == missing - 1
            )
            assert between(one, two, held, LAND) == closer


def test_tiles_that_join_several_pairs_are_as_few_as_it_takes_or_nearly() -> None:
    rng = Random(8)
    shared = 0
    for held, _ in grounds(60):
        pairs = tuple(rng.sample(ENDS, 3))
        ground = joined(pairs, held, LAND)
        gaps = [gap(one, two, held, LAND)[0] for one, two in pairs]
        more = (ground & ~held).bit_count()
        assert all(gap(one, two, ground, LAND)[0] == 0 for one, two in pairs)
        assert ground & held == held
        assert max(gaps) <= more <= sum(gaps)
        shared += more < sum(gaps)
    assert shared > 20, "one tile often serves two"


def test_two_pairs_are_joined_by_no_tile_too_many_as_a_rule() -> None:
    rng, best = Random(8), 0
    for held, _ in grounds(30):
        pairs = tuple(rng.sample(ENDS, 2))
        free = [bit for bit in BITS if bit & LAND & ~held]
        more = (joined(pairs, held, LAND) & ~held).bit_count()
        fewer = combinations(free, more - 1) if more else ()
        best += not any(all(not gap(*pair, held | sum(tiles), LAND)[0] for pair in pairs) for tiles in fewer)
    assert best >= 29


def test_a_tile_is_weak_if_without_it_two_fall_apart_or_have_no_nest() -> None:
    met = 0
    for held, home in grounds(60):
        for one, two in ENDS:
            if gap(one, two, held, LAND)[0]:
                continue
            whole = region(one, held)
            for bit in BITS:
                left = held & ~bit
                rest = region(one, left) if left & one else 0
                breaks = not rest & two or (whole & home and not rest & home)
                assert bool(weak(one, two, held, home) & bit) == bool(breaks and bit & whole & ~home)
                met += bool(breaks and bit & whole & ~home)
    assert met > 100


def placed(rng: Random, built: int, ones: int, twos: int) -> int:
    """Squirrels on land at random, till the fourth nest."""
    stacks = [1] * ones + [2] * twos + [0] * (TILES - 1 - ones - twos)
    count = 0
    while built < 4:
        tile = rng.randrange(len(stacks))
        stacks[tile] = (stacks[tile] + 1) % 3
        built += not stacks[tile]
        count += 1
    return count


@pytest.mark.parametrize("start", [(0, 8, 0), (1, 5, 3), (3, 4, 6), (3, 9, 0)])
def test_the_clock_of_the_automa_is_how_long_squirrels_take_to_fall_into_nests(start: tuple[int, int, int]) -> None:
    rng = Random(9)
    mean = sum(placed(rng, *start) for _ in range(4000)) / 4000
    assert to_come(*start) == pytest.approx(mean, rel=0.04)


def alone(fox: str, theirs: dict[str, int], nests: dict[str, list[int]], mine: dict[str, int], hand: list[str]) -> Any:
    """Somebody against an Automa that holds two objectives."""
    squirrels = {tile: [n, 0] for tile, n in mine.items()}
    for tile, n in theirs.items():
        squirrels[tile] = [squirrels.get(tile, [0, 0])[0], n]
    return at(
        1,
        phase="roll",
        fox=fox,
        squirrels=squirrels,
        nests=nests,
        objectives=[hand, ITS],
    ).state


ITS = ["mouse-meadow/the-tangle", "owl-oak/fern-fold"]
MINE = {"badger-bluff": 1, "walnut-way": 1}
HAND = ["walnut-way/badger-bluff", "hickory-haunt/badger-bluff"]
CHAIN = {"mouse-meadow": 1, "chestnut-chase": 1, "acorn-acres": 1, "hazel-hollow": 1, "the-tangle": 1}
NEST = {"heart-of-the-wood": [0, 1]}


def test_what_hangs_on_one_squirrel_is_feared_less_most_of_all_beside_the_fox() -> None:
    spare = chance(alone("pine-barrens", CHAIN | {"willow-wallow": 1}, NEST, MINE, HAND))
    elsewhere = chance(alone("pine-barrens", CHAIN | {"muckville-marsh": 1}, NEST, MINE, HAND))
    beside = chance(alone("willow-wallow", CHAIN | {"muckville-marsh": 1}, NEST, MINE, HAND))
    assert spare < elsewhere < beside


def test_an_end_that_is_missing_speaks_more_against_an_objective_than_a_tile_between() -> None:
    nest = {"chestnut-chase": [0, 1]}
    no_end = {tile: n for tile, n in CHAIN.items() if tile != "the-tangle"}
    no_middle = {tile: n for tile, n in CHAIN.items() if tile != "hazel-hollow"}  # nothing else would do
    assert chance(alone("pine-barrens", no_end, nest, MINE, HAND)) > chance(
        alone("pine-barrens", no_middle, nest, MINE, HAND)
    )


def test_objectives_that_need_fewer_tiles_together_are_better_than_two_as_near_and_as_rich() -> None:
    hands: dict[Any, dict[int, list[str]]] = {}
    held = sum(BITS[TILE[tile]] for tile in MINE)
    others = {"pine-barrens", *MINE}  # ends of another kind
    free = [card for card in range(len(ENDS)) if not others.intersection(OBJECTIVE_IDS[card].split("/"))]
    free = [card for card in free if OBJECTIVE_IDS[card] not in ITS]
    for pair in combinations(free, 2):
        ends = tuple(ENDS[card] for card in pair)
        more = (joined(ends, held, LAND) & ~held).bit_count()
        apart = not region(ends[0][0], joined(ends, held, LAND)) & ends[1][0]  # then they need two nests
        alike = apart, *sorted((gap(*ENDS[card], held, LAND)[0], OBJECTIVES[card][2]) for card in pair)
        hands.setdefault(alike, {})[more] = [OBJECTIVE_IDS[card] for card in pair]
    compared = 0
    for by_tiles in hands.values():
        chances = [chance(alone("frog-pond", {}, NEST, MINE, hand)) for _, hand in sorted(by_tiles.items())]
        compared += len(chances) > 1
        assert all(one > other for one, other in pairwise(chances))
    assert compared > 5


def test_who_stands_on_an_end_of_what_the_automa_has_done_is_likelier_to_win_than_elsewhere() -> None:
    spare = CHAIN | {"willow-wallow": 1}
    for end in ("mouse-meadow", "the-tangle"):
        there = chance(alone("pine-barrens", spare, NEST, MINE | {end: 1}, HAND))
        for other in ("birch-grove", "mossy-mound", "rabbit-patch"):  # on no way of the player's either
            assert there > chance(alone("pine-barrens", spare, NEST, MINE | {other: 1}, HAND))


def test_where_the_automa_has_a_nest_nobody_can_break_in() -> None:
    nests = NEST | {"the-tangle": [0, 1]}
    there = chance(alone("pine-barrens", CHAIN, nests, MINE | {"the-tangle": 1}, HAND))
    assert there == chance(alone("pine-barrens", CHAIN, nests, MINE | {"rabbit-patch": 1}, HAND))


def test_a_pair_of_the_player_on_an_end_threatens_the_automa_more_than_one_squirrel_and_one_elsewhere() -> None:
    spare = CHAIN | {"willow-wallow": 1}
    pair = chance(alone("pine-barrens", spare, NEST, MINE | {"the-tangle": 2, "rabbit-patch": 1}, HAND))
    assert pair > chance(alone("pine-barrens", spare, NEST, MINE | {"the-tangle": 1, "rabbit-patch": 2}, HAND))


def test_an_end_that_no_card_names_any_more_will_hardly_be_reached_by_the_automa() -> None:
    no_end = {tile: n for tile, n in CHAIN.items() if tile != "the-tangle"}

    def without(gone: list[int]) -> float:
        state = alone("pine-barrens", no_end, NEST, MINE, HAND)
        state.deck = [card for card in state.deck if card not in gone]
        return chance(state)

    naming = [card for card, name in enumerate(OBJECTIVE_IDS) if "the-tangle" in name and name not in ITS]
    on_its_way = {tile for name in ITS for tile in name.split("/")} | {"hazel-hollow", "willow-wallow"}
    others = [card for card, name in enumerate(OBJECTIVE_IDS) if not on_its_way.intersection(name.split("/"))]
    assert without(naming) > without([]) > without(others[:4])


def test_who_is_ahead_in_the_end_is_reckoned_over_every_way_the_objectives_can_go() -> None:
    # Different ways lead to the same sum, by what is done and by what is not.
    mine, its = [(0, 0.7, 4), (1, 0.2, 10), (0, 0.6, 4)], [(1, 0.5, 5), (0, 0.9, 5)]
    expected = 0.0
    for ways in product((True, False), repeat=5):
        part, points = 1.0, -4.0
        for done, (_, likely, full), sign in zip(ways, mine + its, (1, 1, 1, -1, -1), strict=True):
            part *= likely if done else 1 - likely
            points += sign * (full if done else -FAILED)
        expected += part / (1 + exp(-0.77 * points))
    assert ahead(sums(mine), sums(its), -4.0) == pytest.approx(expected)


def test_in_the_last_turns_what_cannot_change_who_is_ahead_counts_for_nothing() -> None:
    sure, also = [(0, 1.0, 6)], [(0, 1.0, 6), (0, 1.0, 8)]
    assert ahead(sums(also), sums(sure), 0.0) - ahead(sums(sure), sums(sure), 0.0) > 0.1
    assert abs(ahead(sums(also), sums(sure), 20.0) - ahead(sums(sure), sums(sure), 20.0)) < 0.001
