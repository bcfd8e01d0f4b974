"""Hidden information: nobody's objectives in hand, nor the order of the deck, show in another view."""

from __future__ import annotations

from random import Random

import pytest

from nutdesk.core.check import random_play
from nutdesk.core.game import TABLE, look
from nutdesk.core.match import Match
from nutdesk.core.moves import Choice
from nutdesk.games.nut_hunt import GAME
from nutdesk.games.nut_hunt.parts import OBJECTIVE, OBJECTIVE_IDS, TILE_NAMES
from tests.games.nut_hunt.clearing import at, laid, legal, play, wish

HANDS = [["mouse-meadow/the-tangle"], ["owl-oak/fern-fold"], ["willow-wallow/pine-barrens"]]


def middle_games() -> list[Match]:
    """Games of three, some way in."""
    games = []
    for seed in range(12):
        match = Match(GAME, wish(), GAME.seats[:3], str(seed))
        match.begin()
        rng = Random(seed)
        for _ in range(20 + 15 * seed):
            if not match.over:
                match.play(rng.choice(GAME.legal(match.state)))
        games.append(match)
    return [match for match in games if not match.over]


@pytest.mark.rule("NH-E7")
def test_a_view_of_others_never_contains_an_objective_in_hand() -> None:
    for match in middle_games():
        state = match.state
        for viewer in (TABLE, 0, 1, 2):
            view = GAME.view(state, viewer)
            secret = {card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand}
            shown = {*view.deck, *view.scouted, *view.aside, *(card for hand in view.hands for card in hand)}
            assert not secret & shown


@pytest.mark.rule("NH-E7")
def test_no_view_legal_move_or_table_reacts_to_another_seats_objectives() -> None:
    rng = Random(3)
    for match in middle_games():
        state = match.state
        for owner in range(3):
            other = state.copy()
            cards = other.hands[owner] + [card for card in other.deck if not other.seen[card]]
            rng.shuffle(cards)
            size = len(other.hands[owner])
            fresh = iter(cards[size:])
            other.hands[owner] = sorted(cards[:size])
            other.deck = [card if other.seen[card] else next(fresh) for card in state.deck]
            for viewer in {TABLE, 0, 1, 2} - {owner}:
                mine, theirs = look(GAME, state, viewer), look(GAME, other, viewer)
                assert mine == theirs
                assert GAME.table(mine, match.cast) == GAME.table(theirs, match.cast)


@pytest.mark.rule("NH-E7")
def test_the_public_table_names_no_objective_of_a_hand() -> None:
    match = at(3, objectives=HANDS)
    table = GAME.table(look(GAME, match.state, TABLE), match.cast)
    assert table.hand == ()
    assert {gesture.piece for gesture in table.gestures} == {"die"}, "rolling needs no hand"
    assert not any("bjective " in piece.name for piece in table.pieces)


@pytest.mark.rule("NH-T7", "NH-E7")
def test_a_scout_alone_sees_the_scouted_cards() -> None:
    match = at(3, phase="act", deck=list(OBJECTIVE_IDS[:6]))
    entry = play(match, "scout")
    assert [event.only for event in entry.events] == [None, 0, 0]
    assert GAME.view(match.state, 0).scouted == (0, 1)
    assert GAME.view(match.state, 1).scouted == GAME.view(match.state, TABLE).scouted == (-1, -1)


@pytest.mark.rule("NH-R1")
def test_who_put_a_card_under_the_deck_knows_where_it_lies() -> None:
    match = at(3, phase="act", deck=list(OBJECTIVE_IDS[:5]))
    play(match, "scout", f"keep {OBJECTIVE_IDS[0]}")
    assert GAME.view(match.state, 0).deck == (-1, -1, -1, 1)
    assert GAME.view(match.state, 1).deck == (-1, -1, -1, -1)


@pytest.mark.rule("NH-T7")
def test_once_somebody_has_kept_a_card_nobody_else_knows_which() -> None:
    known = [[OBJECTIVE_IDS[0], OBJECTIVE_IDS[1]], [], []]
    match = at(3, phase="act", turn=2, deck=list(OBJECTIVE_IDS[:4]), known=known)
    assert GAME.view(match.state, 0).deck == (0, 1, -1, -1)
    play(match, "scout")
    assert GAME.view(match.state, 0).scouted == (0, 1)
    play(match, f"keep {OBJECTIVE_IDS[1]}")
    assert GAME.view(match.state, 0).deck == (-1, -1, -1)
    assert GAME.view(match.state, 1).deck == (-1, -1, 0)


@pytest.mark.rule("NH-S2")
def test_discards_of_the_set_up_are_secret() -> None:
    match = laid(3)
    entry = play(match, legal(match)[0])
    assert all(TILE_NAMES[0] not in event.sentence() for event in entry.events)
    assert set(GAME.view(match.state, 1).deck) == {-1}


@pytest.mark.rule("NH-A1")
def test_the_automas_hand_lies_face_up_and_its_deck_face_down() -> None:
    match = at(1, objectives=[["mouse-meadow/the-tangle"], ["owl-oak/fern-fold"]])
    view = GAME.view(match.state, TABLE)
    assert view.hands == ((-1,), (OBJECTIVE["owl-oak/fern-fold"],))
    assert set(view.deck) == {-1}


def test_a_redealt_position_plays_on_to_an_end() -> None:
    for match in middle_games():
        for viewer in (TABLE, 0, 1, 2):
            state = GAME.determinize(look(GAME, match.state, viewer), Random(1))
            assert isinstance(state.pending[-1], Choice)
            random_play(GAME, state, Random(2))
            assert GAME.result(state) is not None
