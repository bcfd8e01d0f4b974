"""Set-up: tiles, objectives, first squirrels."""

from __future__ import annotations

import pytest

from nutdesk.core.match import Match
from nutdesk.games.nut_hunt import GAME
from nutdesk.games.nut_hunt.parts import GREEN, OBJECTIVE_IDS, TILE_IDS
from tests.games.nut_hunt.clearing import (
    at,
    due,
    forest,
    laid,
    legal,
    nuts,
    play,
    refusal,
    standing,
    targets,
    told,
    wish,
)

GREEN_NAMES = {TILE_IDS[tile] for tile in GREEN}
GREEN_CENTRE = forest(("heart-of-the-wood", "acorn-acres"))


def discard_all(match: Match) -> None:
    while due(match)[0] == "discard":
        play(match, legal(match)[0])


def place(match: Match, tile: str) -> None:
    """Place and forage whatever comes first."""
    play(match, f"place {tile}")
    while match.due is not None and match.due.kind == "forage":
        play(match, legal(match)[0])


@pytest.mark.rule("NH-S1")
def test_the_tiles_are_laid_by_chance_and_the_fox_starts_in_the_middle() -> None:
    layouts = []
    for seed in ("one", "two"):
        match = Match(GAME, wish(), GAME.seats[:3], seed)
        match.begin()
        described = GAME.describe(match.state)
        assert described["fox"] == described["forest"][2][2]
        layouts.append(described["forest"])
    assert layouts[0] != layouts[1]


@pytest.mark.rule("NH-S2", "NH-R6")
def test_three_objectives_are_dealt_to_each_in_turn_order() -> None:
    match = laid(3)
    assert GAME.describe(match.state)["objectives"] == [list(OBJECTIVE_IDS[k : k + 3]) for k in (0, 3, 6)]
    assert due(match) == ("discard", 1)


@pytest.mark.rule("NH-S2", "NH-R1")
def test_each_keeps_two_and_the_third_goes_under_the_deck_in_turn_order() -> None:
    match = laid(3)
    gone = [OBJECTIVE_IDS[k] for k in (1, 3, 8)]
    for name in gone:
        play(match, f"discard {name}")
    described = GAME.describe(match.state)
    assert [len(hand) for hand in described["objectives"]] == [2, 2, 2]
    assert described["deck"][-3:] == gone
    assert due(match) == ("place", 1)


@pytest.mark.rule("NH-S2")
def test_only_a_dealt_objective_can_be_discarded() -> None:
    assert refusal(laid(3), f"discard {OBJECTIVE_IDS[5]}").clause == "NH-S2"
    assert refusal(laid(3), "place mouse-meadow").clause == "NH-S2"


@pytest.mark.rule("NH-S3")
@pytest.mark.parametrize(("seats", "order"), [(2, "1221"), (3, "123321"), (4, "12344321"), (5, "1234554321")])
def test_squirrels_are_placed_in_turn_order_and_back(seats: int, order: str) -> None:
    match = laid(seats)
    discard_all(match)
    seen = ""
    while due(match)[0] == "place":
        seen += str(due(match)[1])
        place(match, min(targets(match, "place")))
    assert seen == order
    described = GAME.describe(match.state)
    assert [sum(hand) for hand in described["nuts"]] == [4] * seats
    assert sum(map(sum, described["squirrels"].values())) == 2 * seats
    assert due(match) == ("roll", 1)


@pytest.mark.rule("NH-S3")
def test_a_first_squirrel_needs_a_free_starting_tile() -> None:
    match = laid(3)
    discard_all(match)
    assert targets(match, "place") == GREEN_NAMES
    place(match, "mouse-meadow")
    assert targets(match, "place") == GREEN_NAMES - {"mouse-meadow"}
    for tile in ("mouse-meadow", "owl-oak", "frog-pond", "pine-barrens"):
        assert refusal(match, f"place {tile}").clause == "NH-S3"
    assert refusal(match, "place nowhere").clause == "NH-P1"


@pytest.mark.rule("NH-S3")
def test_a_tile_under_the_fox_cannot_be_chosen() -> None:
    match = laid(3, rows=GREEN_CENTRE)
    discard_all(match)
    assert targets(match, "place") == GREEN_NAMES - {"acorn-acres"}
    assert refusal(match, "place acorn-acres").culprits == ("tile-acorn-acres", "fox")


@pytest.mark.rule("NH-S3")
def test_placing_forages_any_two_nuts_of_the_tile() -> None:
    match = laid(2)
    discard_all(match)
    play(match, "place mouse-meadow")
    assert legal(match) == ["forage acorn", "forage chestnut"]
    assert refusal(match, "forage walnut").clause == "NH-T3"
    play(match, "forage chestnut", "forage chestnut")
    assert nuts(match, 1) == [0, 2, 0, 0]
    entry = play(match, "place hazel-hollow")  # one kind only: nothing to choose
    assert told(entry) == ["PLACED", "FIRST_NUT", "FIRST_NUT"]
    assert nuts(match, 2) == [0, 0, 2, 0]


@pytest.mark.rule("NH-S4")
def test_five_players_and_a_green_centre_change_the_order() -> None:
    match = laid(5, rows=GREEN_CENTRE)
    discard_all(match)
    seen = ""
    while due(match)[0] == "place":
        seen += str(due(match)[1])
        if len(seen) < 10:
            place(match, min(targets(match, "place")))
        else:
            assert match.due is not None
            assert match.due.clause == "NH-S4"
            assert targets(match, "place") == GREEN_NAMES - {"acorn-acres"}
            place(match, "mouse-meadow")
    assert seen == "1234543215"
    assert due(match) == ("roll", 1)
    assert sum(standing(match, "mouse-meadow")[0]) == 2


@pytest.mark.rule("NH-S4", "NH-R2")
def test_the_fifth_players_second_squirrel_may_join_its_own_but_not_the_fox() -> None:
    rows = GREEN_CENTRE
    others = sorted(GREEN_NAMES - {"acorn-acres", "mouse-meadow"})
    squirrels = {tile: [int(seat == k // 2) for seat in range(5)] for k, tile in enumerate(others)}
    squirrels["mouse-meadow"] = [0, 0, 0, 0, 1]
    match = at(5, phase="place", turn=5, placed=9, forest=rows, squirrels=squirrels)
    assert refusal(match, "place acorn-acres").clause == "NH-S3"
    entry = play(match, "place mouse-meadow")
    assert told(entry)[0] == "JOINED"
    assert standing(match, "mouse-meadow")[0] == [0, 0, 0, 0, 2]


@pytest.mark.rule("NH-S4")
def test_four_players_share_no_tile_even_around_a_green_centre() -> None:
    match = laid(4, rows=GREEN_CENTRE)
    discard_all(match)
    while due(match)[0] == "place":
        taken = {tile for tile in GREEN_NAMES if sum(standing(match, tile)[0])}
        assert not targets(match, "place") & (taken | {"acorn-acres"})
        place(match, min(targets(match, "place")))
