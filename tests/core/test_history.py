"""A move that was taken back is the secret of whoever made it, until the game is over."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
import pytest

from nutdesk.core.game import TABLE
from nutdesk.core.history import History, history
from nutdesk.core.match import Entry, Match
from tests.core.tiny import TINY, Tiny

ANN, BOB, CID = range(3)


def begun(game: Tiny = TINY, *, fair: bool = True, bots: Sequence[int] = (), seats: int = 3) -> Match:
    players = [attrs.evolve(who, kind="kit") if seat in bots else who for seat, who in enumerate(game.seats[:seats])]
    match = Match(game, game.chosen({"cards": "nine"}), players, "history", fair=fair)
    match.begin()
    return match


def bury(match: Match, card: int, heap: str = "left") -> Entry:
    """A whole turn of whoever is due: the card of so many in the hand goes to a heap."""
    assert match.due is not None
    seat = match.due.seat
    match.play(TINY.parse(f"go {heap}"))
    return match.play(TINY.parse(f"bury {match.state.hands[seat][card]}"))


def taken_back(match: Match, card: int = 0, turns: int = 1) -> list[Entry]:
    """Turns that were played and taken back: all their entries."""
    before = match.current
    for _ in range(turns):
        bury(match, card)
    gone = match.line()[before.depth :]
    match.goto(before)
    return gone


def knowing(match: Match, entry: Entry) -> set[int]:
    """Who knows an entry, of the seats and the public."""
    return {viewer for viewer in (TABLE, *range(len(match.players))) if history(match, viewer).knows(entry)}


EVERYBODY = {TABLE, ANN, BOB, CID}


def test_what_was_taken_back_is_known_to_its_owner_alone() -> None:
    match = begun()
    bury(match, 0)
    gone = taken_back(match)
    for now in ("before another move", "after it", "long after it"):
        assert all(knowing(match, entry) == {BOB} for entry in gone), now
        assert all(knowing(match, entry) == EVERYBODY for entry in (match.root, *match.line())), now
        bury(match, 0, "right")


def test_of_a_line_of_several_seats_everybody_knows_their_own_beginning_only() -> None:
    match = begun()
    gone = taken_back(match, turns=3)
    assert [entry.seat for entry in gone] == [ANN, ANN, BOB, BOB, CID, CID]
    assert [knowing(match, entry) for entry in gone] == [{ANN}, {ANN}, set(), set(), set(), set()]
    match.goto(gone[1])
    assert [knowing(match, entry) for entry in gone[2:]] == [{BOB}, {BOB}, set(), set()]


def test_what_bots_played_goes_with_the_move_before_it() -> None:
    match = begun(bots=[BOB])
    gone = taken_back(match, turns=3)
    assert [knowing(match, entry) for entry in gone] == [{ANN}] * 4 + [set()] * 2
    match.goto(gone[1])
    assert knowing(match, gone[2]) == EVERYBODY, "a bot plays in everybody's sight, and redo plays it again"


def test_a_move_that_is_played_again_is_known_to_everybody() -> None:
    match = begun()
    gone = taken_back(match)
    bury(match, 0)
    assert match.current is gone[-1]
    assert knowing(match, match.current) == EVERYBODY


class Open(Tiny):
    secrets = ()


@pytest.mark.parametrize(
    ("match", "why"),
    [
        (begun(fair=False), "practice"),
        (begun(Open()), "no secrets"),
        (begun(bots=[BOB, CID]), "one person alone"),
        (begun(bots=[ANN, BOB, CID]), "nobody"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_where_there_is_nobody_to_hide_from_everybody_knows_everything(match: Match, why: str) -> None:
    gone = taken_back(match, turns=2)
    assert all(knowing(match, entry) == EVERYBODY for entry in gone), why


def test_a_game_that_was_played_to_its_end_has_no_secrets_left() -> None:
    match = begun(seats=2)
    gone = taken_back(match)
    while match.due is not None:
        assert not match.finished
        assert knowing(match, gone[0]) == {ANN}
        match.play(match.game.legal(match.state)[-1])
    assert knowing(match, gone[0]) == {TABLE, ANN, BOB}
    match.goto(match.root)
    assert match.finished, "the end was seen, though it was taken back"
    assert knowing(match, gone[0]) == {TABLE, ANN, BOB}


def test_the_parts_of_a_past_hold_nothing_that_is_not_known() -> None:
    match = begun()
    first = bury(match, 0)
    gone = taken_back(match)
    for viewer in (TABLE, ANN, CID):
        past = history(match, viewer)
        assert past.entries == [match.root, *match.line()]
        assert past.trunk() == match.line()
        assert past.children(first) == list(past.ahead()) == past.ends() == []
        assert past.nearest(gone[-1]) is first
    mine = history(match, BOB)
    assert mine.children(first) == gone[:1]
    assert list(mine.ahead()) == gone
    assert mine.trunk() == [*match.line(), *gone]
    assert mine.ends() == [], "redo leads there"
    assert mine.nearest(gone[-1]) is gone[-1]
    bury(match, 1, "right")
    assert history(match, BOB).ends() == gone[-1:]
    assert history(match, ANN).ends() == []


def told(match: Match) -> list[object]:
    """Everything there is in a match's tree."""
    return [
        (
            entry.number,
            entry.moves,
            entry.seat,
            entry.depth,
            entry.state,
            entry.name,
            entry.parent.number if entry.parent else None,
            [child.number for child in entry.children],
            entry.redo.number if entry.redo else None,
            match.current.number,
        )
        for entry in match.entries
    ]


def test_what_is_taken_out_for_others_is_a_game_in_which_nothing_was_taken_back() -> None:
    one, other, never = begun(), begun(), begun()
    for match in (one, other, never):
        bury(match, 0)
    taken_back(one, 0)[0].name = "Bob's secret"
    taken_back(other, 1)
    for match in (one, other, never):
        for viewer in (TABLE, ANN, CID):
            assert told(history(match, viewer).extract()) == told(never)
        bury(match, 0, "right").name = "for everybody"
        taken_back(match, 0) if match is one else None
    before = told(one)
    assert told(history(one, ANN).extract()) == told(history(other, TABLE).extract()) == told(never)
    assert told(one) == before, "the game itself stays as it is"
    assert told(history(one, BOB).extract()) != told(history(other, BOB).extract())
    assert History(one).extract() is one
