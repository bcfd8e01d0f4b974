"""A fact tells its viewer what happened, and nothing that the viewer may not know."""

from __future__ import annotations

import pytest

from nutdesk.core.fact import fact
from nutdesk.core.game import TABLE
from nutdesk.core.history import visible
from nutdesk.core.match import Entry, Match
from nutdesk.core.wish import Wish
from tests.core.tiny import PEEKED, SAW, TINY

ANN, BOB = 0, 1


def begun(*, fair: bool = True) -> Match:
    match = Match(TINY, TINY.chosen({}), TINY.seats[:2], "fact", fair=fair)
    match.begin()
    return match


def peeked(match: Match) -> Entry:
    """Ann looks at the top card of the pile."""
    return match.play(TINY.parse("peek"), watch=True)


def test_what_one_seat_alone_may_know_is_in_the_fact_of_that_seat_only() -> None:
    match = begun()
    entry = peeked(match)
    saw = SAW(ANN, match.state.pile[0], only=ANN)
    for viewer in (TABLE, ANN, BOB):
        found = fact(match, entry, viewer)
        assert (saw in found.told) == (viewer == ANN)
        assert [one.event for one in found.seen] == list(found.told)
        assert PEEKED(ANN) in found.told
        assert (found.viewer, found.number, found.seat, found.played) == (viewer, entry.number, ANN, True)


@pytest.mark.parametrize("viewer", [TABLE, BOB])
def test_a_fact_is_the_same_whatever_lies_hidden(viewer: int) -> None:
    facts = []
    for card in (1, 9):
        match = begun()
        match.state.pile[0] = card
        facts.append(fact(match, peeked(match), viewer))
    assert facts[0] == facts[1]


def test_each_picture_is_the_position_just_after_its_event() -> None:
    match = begun()
    first, last = fact(match, match.play(TINY.parse("go left"), TINY.parse("roll"), watch=True), BOB).seen
    assert first.view.heap == 0
    assert first.view.scores == (0, 0)
    assert last.view.scores == TINY.view(match.state, BOB).scores != (0, 0)


def test_where_people_share_a_screen_the_next_one_does_not_read_what_was_shown_to_the_one_before() -> None:
    match = begun()
    shown = fact(match, peeked(match), ANN, reader=TABLE)
    assert len(shown.seen) == len(shown.told) + 1
    assert shown.told == visible((one.event for one in shown.seen), TABLE)


def test_a_wish_comes_back_to_whoever_made_it_and_to_nobody_else() -> None:
    match = begun()
    wish = Wish((TINY.parse("peek"),), "drag", ANN, "pile", "hand", (3.0, 4.0))
    entry = peeked(match)
    assert fact(match, entry, ANN, wish=wish).wish is wish
    assert fact(match, entry, BOB, wish=wish).wish is None
    assert fact(match, entry, TABLE, wish=wish).wish is None


def test_going_somewhere_shows_nothing_of_how_it_came_about() -> None:
    match = begun()
    entry = peeked(match)
    gone = fact(match, entry, ANN, played=False)
    assert (gone.played, gone.seen, gone.told) == (False, (), ())
