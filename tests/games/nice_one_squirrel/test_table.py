"""The table of Nice One Squirrel!: what a drop would do, and why one is not possible."""

from __future__ import annotations

import pytest

from nutdesk.core.game import TABLE, look
from nutdesk.core.match import Match
from nutdesk.core.table import Gesture, Table
from nutdesk.core.words import spoken
from nutdesk.games.nice_one_squirrel import GAME
from tests.games.nice_one_squirrel.ring import at, play


def seen(match: Match, viewer: int | None = None) -> Table:
    """The table as the seat that is to choose sees it."""
    due = match.due
    seat = viewer if viewer is not None else due.seat if due else TABLE
    return GAME.table(look(GAME, match.state, seat), match.cast)


def gesture(match: Match, piece: str, spot: str) -> Gesture:
    (found,) = (g for g in seen(match).gestures if (g.piece, g.spot) == (piece, spot))
    return found


def busy() -> Match:
    return at(
        taking=True,
        squirrels=[1, 5, 0],
        hands=[["blue-chestnut", "red-acorn"], ["red-walnut"], []],
        caches={"2": ["blue-chestnut", "yellow-walnut", "blue-acorn", "yellow-chestnut"], "3": ["?green-acorn"]},
    )


@pytest.mark.rule("NS-T4")
def test_a_drop_says_what_it_scores_and_how() -> None:
    drop = gesture(busy(), "hand-blue-chestnut-0", "cache-2")
    assert (drop.says, drop.value) == ("+6: 2 blue, 2 chestnut, twin +2", "+6")
    assert [(line.text, line.value) for line in drop.lines] == [
        ("same colour", "+2"),
        ("same kind", "+2"),
        ("twin", "+2"),
    ]
    assert drop.counts == ("nut-2-0", "nut-2-2", "nut-2-3")
    assert drop.clause == "NS-T4"
    assert [str(action) for action in drop.actions] == ["move 2", "play blue-chestnut"]


@pytest.mark.rule("NS-T4")
def test_what_a_drop_promises_is_what_it_scores() -> None:
    match = busy()
    for drop in seen(match).gestures:
        if drop.value.startswith("+"):
            assert match.prepare(drop.actions).state.scores[0] == int(drop.value)


@pytest.mark.rule("NS-T2")
def test_a_drop_on_a_face_down_nut_only_moves_and_warns() -> None:
    drop = gesture(busy(), "hand-blue-chestnut-0", "cache-3")
    assert [str(action) for action in drop.actions] == ["move 3"]
    assert drop.barrier == "a nut is turned over"


@pytest.mark.rule("NS-O1")
def test_a_face_up_nut_is_dragged_to_the_hand() -> None:
    drop = gesture(busy(), "nut-2-1", "hand")
    assert [str(action) for action in drop.actions] == ["move 2", "take yellow-walnut"]


@pytest.mark.rule("NS-T3")
def test_playing_nothing_is_a_button() -> None:
    match = busy()
    assert seen(match).offered == ()
    play(match, "move 2")
    assert [(button.label, button.key) for button in seen(match).offered] == [("Play nothing", "N")]


@pytest.mark.parametrize("viewer", [TABLE, 1, 2])
def test_who_is_not_to_choose_is_offered_nothing(viewer: int) -> None:
    table = seen(busy(), viewer)
    assert (table.gestures, table.offered) == ((), ())


@pytest.mark.parametrize(
    ("piece", "spot", "clause", "words"),
    [
        ("squirrel-0", "cache-5", "NS-T1", "Player 2 sits there"),
        ("squirrel-0", "cache-9", "NS-T1", "8 steps away"),
        ("squirrel-0", "cache-1", "NS-T1", "cannot stay"),
        ("hand-red-acorn-0", "cache-8", "NS-T1", "7 steps away"),
        ("hand-red-acorn-0", "cache-1", "NS-T1", "cannot stay"),
    ],
)
def test_a_drop_that_is_not_possible_is_explained(piece: str, spot: str, clause: str, words: str) -> None:
    match = busy()
    ruling = match.judge(GAME.attempt(look(GAME, match.state, 0), piece, spot))
    assert ruling.clause == clause
    assert words in ruling.reason


@pytest.mark.rule("NS-O1")
def test_taking_up_without_the_option_is_explained() -> None:
    match = at(squirrels=[1, 0, 0], caches={"2": ["red-acorn"]})
    ruling = match.judge(GAME.attempt(look(GAME, match.state, 0), "nut-2-0", "hand"))
    assert (ruling.clause, ruling.ok) == ("NS-O1", False)


@pytest.mark.rule("NS-T3")
def test_after_the_move_a_nut_elsewhere_is_explained() -> None:
    match = busy()
    play(match, "move 2")
    ruling = match.judge(GAME.attempt(look(GAME, match.state, 0), "hand-red-acorn-0", "cache-4"))
    assert ruling.clause == "NS-T3"
    assert ruling.reason == "Your squirrel has moved already. Play a nut on its cache, or play nothing."


@pytest.mark.parametrize("drop", [("squirrel-1", "cache-6"), ("squirrel-0", "hand"), ("hand-red-acorn-0", "seat-1")])
def test_a_drop_without_meaning_means_nothing(drop: tuple[str, str]) -> None:
    assert GAME.attempt(look(GAME, busy().state, 0), *drop) == ()


def test_a_screen_reader_hears_who_and_what_is_on_a_cache() -> None:
    names = [spoken(spot.name, [player.name for player in GAME.seats]) for spot in seen(busy()).spots]
    assert names[0] == "Cache 1: Tufty is here; empty"
    assert names[1] == "Cache 2: blue chestnut, yellow walnut, blue acorn, yellow chestnut"
    assert names[2] == "Cache 3: one nut face down"


def test_a_face_down_nut_is_nameless() -> None:
    (hidden,) = (piece for piece in seen(busy()).pieces if piece.id == "hidden-3")
    assert hidden.name == "a nut face down on cache 3"
    assert hidden.like == ""


@pytest.mark.rule("NS-E1")
def test_the_end_is_announced() -> None:
    won = at(2, squirrels=[1, 5], scores=[3, 1], ender=1, phase="over")
    shared = at(2, squirrels=[1, 5], scores=[3, 3], ender=1, phase="over")
    assert seen(won).prompt == "Player 1 wins with 3 points"
    assert seen(shared).prompt == "The game is over: the win is shared"


@pytest.mark.rule("NS-O2")
def test_what_ends_the_game_stands_above_the_players() -> None:
    assert seen(at(taking=True)).aim == "an empty hand or 20 points end it"
    assert seen(at()).aim == "an empty hand ends it"
