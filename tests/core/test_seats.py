"""Seats change hands in the middle of a game: nothing that was played changes, and no secret gets out."""

from __future__ import annotations

import pytest

from nutdesk.core.game import TABLE
from nutdesk.core.history import history
from nutdesk.core.match import MOST_SEAT_CHANGES, Match
from tests.core.test_history import ANN, BOB, CID, begun, bury, knowing, taken_back


def test_somebody_else_has_the_colour_and_the_place_but_another_name_and_kind() -> None:
    match = begun()
    colour = match.players[BOB].colour
    change = match.reseat(BOB, "Rex", "wise")
    assert change is not None
    assert (match.players[BOB].name, match.players[BOB].kind, match.players[BOB].colour) == ("Rex", "wise", colour)
    assert match.cast[BOB] is match.players[BOB]
    assert (change.seat, change.before.name, change.after) == (BOB, "Bob", 0)


def test_who_sits_there_already_does_not_change_anything() -> None:
    match = begun()
    assert match.reseat(BOB, "Bob") is None
    assert match.seat_changes == ()


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_nobody_beside_the_seats(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        begun().reseat(seat, "Rex")


def test_after_very_many_changes_it_is_enough() -> None:
    match = begun()
    for number in range(MOST_SEAT_CHANGES):
        match.reseat(BOB, f"Bob {number}")
    with pytest.raises(ValueError, match="too often"):
        match.reseat(BOB, "Bob")


def test_undo_leaves_the_seat_as_it_is() -> None:
    match = begun()
    bury(match, 0)
    match.reseat(BOB, "Rex", "wise")
    match.goto(match.root)
    assert match.players[BOB].name == "Rex"


def test_who_played_a_move_is_known_whatever_came_after() -> None:
    match = begun()
    first = bury(match, 0)
    match.reseat(ANN, "Rex", "wise")
    bury(match, 0)
    match.goto(first)
    match.reseat(ANN, "Zoe")
    last = bury(match, 0, "right")
    assert [match.seated(entry.number)[ANN].name for entry in (match.root, first, last)] == ["Ann", "Ann", "Zoe"]
    assert match.seated(last.number - 3)[ANN].name == "Rex"


def test_a_change_is_told_after_the_last_entry_of_a_line_that_was_there() -> None:
    match = begun()
    first = bury(match, 0)
    undone = bury(match, 0)
    match.goto(first)
    match.reseat(CID, "Rex", "kit")
    new = bury(match, 0, "right")
    for line, number in (([match.root, *match.line(new)], first.number), (match.line(undone), undone.number)):
        assert list(match.changes_along(line)) == [number]


# ---- secrets --------------------------------------------------------------------------------------------------------


def test_what_a_person_took_back_stays_theirs_when_a_bot_takes_the_seat() -> None:
    match = begun()
    bury(match, 0)
    gone = taken_back(match)
    match.reseat(BOB, "Rex", "wise")
    assert all(knowing(match, entry) == {BOB} for entry in gone)
    assert history(match, TABLE).viewer == TABLE, "Ann and Cid are people still"


def test_it_stays_so_when_one_person_is_left_among_bots() -> None:
    match = begun(bots=(CID,))
    bury(match, 0)
    gone = taken_back(match)
    match.reseat(BOB, "Rex", "wise")
    assert history(match, ANN).viewer == ANN
    assert not any(history(match, ANN).knows(entry) for entry in gone)


def test_what_the_new_bot_plays_hides_nothing_and_can_be_redone() -> None:
    match = begun(bots=(CID,))
    match.reseat(BOB, "Rex", "wise")
    gone = taken_back(match, turns=2)
    assert all(history(match, ANN).knows(entry) for entry in gone)


def test_what_a_bot_took_back_is_a_secret_once_a_person_holds_its_cards() -> None:
    match = begun(bots=(BOB,))
    bury(match, 0)
    gone = taken_back(match)
    assert all(knowing(match, entry) == {TABLE, ANN, BOB, CID} for entry in gone)
    match.reseat(BOB, "Bob")
    assert all(knowing(match, entry) == {BOB} for entry in gone)
    match.reseat(BOB, "Rex", "kit")
    assert all(knowing(match, entry) == {BOB} for entry in gone), "they have seen them"


def test_what_others_may_save_has_the_changes_at_the_same_moves() -> None:
    match = begun()
    bury(match, 0)
    taken_back(match)
    match.reseat(BOB, "Rex", "wise")
    bury(match, 0, "right")
    out: Match = history(match, ANN).extract()
    assert len(out.entries) < len(match.entries)
    (change,) = out.seat_changes
    assert out.entries[change.after].moves == match.line()[1].moves
    assert out.seated(0)[BOB].name == "Bob"
    assert match.seat_changes[0].after > change.after
