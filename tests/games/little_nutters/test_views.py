"""What each seat may know: memory that stays, goes stale, and belongs to nobody else."""

from __future__ import annotations

from random import Random

import pytest

from nutdesk.core.check import random_play
from nutdesk.core.dealer import draw
from nutdesk.core.game import TABLE
from nutdesk.core.match import Match
from nutdesk.core.moves import Chance
from nutdesk.games.little_nutters import GAME
from nutdesk.games.little_nutters.parts import CARD_OF, IS_WILD, NUT
from nutdesk.games.little_nutters.views import HIDDEN
from tests.games.little_nutters.forest import at, hand, known, play

FOUR = ["nut", "fox", "acorn-helmet-leaf", "boulder"]


@pytest.mark.rule("LN-P1", "LN-R3")
def test_what_was_searched_stays_known_to_that_seat_only() -> None:
    match = at(3, patches={"1": FOUR}, beside=[["mole-helper"], [], []])
    play(match, "search 1", "pass")
    play(match, "dig 27", "stop", "pass")
    assert known(match, 1, 1) == FOUR
    assert known(match, 2, 1) == known(match, 3, 1) == ["?"] * 4
    assert GAME.view(match.state, TABLE).patches[0] == (HIDDEN,) * 4
    assert GAME.view(match.state, 1).seen[0] == (1,) * 4  # that seat 1 knows them, everybody saw


@pytest.mark.rule("LN-R3", "LN-P2")
def test_knowledge_goes_with_the_card_that_is_dug_and_the_rest_stays() -> None:
    match = at(3, patches={"1": FOUR}, seen={"1": [[3], [3], [3], [3]]})
    play(match, "dig 1")
    assert known(match, 3, 1) == FOUR[1:]
    assert known(match, 1, 1) == ["?"] * 3


@pytest.mark.rule("LN-R3")
def test_an_excavated_card_is_out_of_sight_for_those_who_knew_it() -> None:
    match = at(3, patches={"1": ["fox", "nut"]}, seen={"1": [[2], []]}, hands=[["cramp", "catapult"], [], []])
    play(match, "excavate 1", "discard cramp-leaf", "discard catapult-leaf")
    view = GAME.view(match.state, 1)
    assert (view.counts, view.patches[0]) == ((1, 0, 0), (HIDDEN,))
    assert hand(match, 1) == ["fox"]


def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    match = at(3, hands=[["cramp", "catapult"], ["trapdoor"], []])
    assert [len(GAME.view(match.state, viewer).hand) for viewer in (0, 1, 2, TABLE)] == [2, 1, 0, 0]
    assert GAME.view(match.state, TABLE).counts == (2, 1, 0)


def test_nobody_sees_the_draw_pile_but_everybody_saw_the_nuts_go_in() -> None:
    view = GAME.view(at(3, draw=["nut", "cramp", "catapult"]).state, 0)
    assert (view.draw, view.sunk) == (3, 1)


@pytest.mark.parametrize("seats", GAME.players)
def test_a_redeal_puts_cards_only_where_they_can_have_got(seats: int) -> None:
    rng = Random(f"redeal {seats}")
    state = GAME.setup({}, seats)
    for _ in range(150):
        if not state.pending:
            break
        top = state.pending[-1]
        GAME.step(state, draw(top, rng) if isinstance(top, Chance) else rng.choice(GAME.legal(state)))
        if isinstance(top, Chance):
            continue
        viewer = rng.randrange(-1, seats)
        other = GAME.determinize(GAME.view(state, viewer), rng)
        assert all(
            CARD_OF[face].category in ("nut", "attack", "obstacle", "defence") for p in other.patches for face in p
        )
        assert not any(IS_WILD[face] for face in other.draw)
        assert other.draw.count(NUT) == state.sunk
        for seat in range(seats):
            assert NUT not in other.hands[seat]
            if seat != viewer:
                assert sum(IS_WILD[face] for face in other.hands[seat]) <= state.murky[seat]


def test_a_redealt_game_can_be_played_to_its_end() -> None:
    rng = Random("playout")
    match = Match(GAME, {}, GAME.seats[:4], "playout")
    match.begin()
    for _ in range(60):
        match.play(rng.choice(GAME.legal(match.state)))
    state = GAME.determinize(GAME.view(match.state, 2), rng)
    random_play(GAME, state, rng)
    assert GAME.result(state) is not None
