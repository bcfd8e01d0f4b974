"""Short hands for the tests of NUTS: a match at a written position, and moves as text.

Seats: 1 Red, 2 Blue, 3 Pink, 4 Yellow, 5 White, 6 Black.
"""

from __future__ import annotations

from typing import Any

import pytest

from nutdesk.core.game import Refusal, Ruling, look
from nutdesk.core.match import Entry, Match
from nutdesk.core.table import Gesture, Table
from nutdesk.games.nuts import GAME, orders, trucks
from tests.games.told import names

ORDERS = {"edition": "orders"}
TRUCKS = {"edition": "trucks"}

SAMPLE: dict[str, Any] = {
    "dispensers": "ACPSSCPAAPCS",
    "tiles": [[1, 1], [3, 2], [3, 10], [4, 5], [5, 3], [6, 11], [6, 9]],
    "salters": [2, 7, 11],
    "squirrel": 5,
    "orders": ".....S.A....",
}
"""The floor of the rulebook's example, after its Swap of 5 and 8."""

QUIET: dict[str, Any] = {"orders": "SACCSACCSACC", "squirrel": 12, "tokens": [9, 9, 9]}
"""Straight belts from ACPS, three times over, and nothing matches."""


def at(seats: int = 3, edition: str = "orders", **position: Any) -> Match:
    """A match at a written position."""
    options = {"edition": edition}
    match = Match(GAME, options, GAME.seats[:seats], "factory", start=GAME.position(position, options, seats))
    match.begin()
    return match


def play(match: Match, *moves: str) -> Entry:
    """One gesture, with what chance answers."""
    return match.play(*(GAME.parse(move) for move in moves))


def each(match: Match, *moves: str) -> Match:
    """Several moves, one after the other."""
    for move in moves:
        play(match, move)
    return match


def refusal(match: Match, *moves: str) -> Ruling:
    """The ruling that refuses this."""
    ruling = match.judge([GAME.parse(move) for move in moves])
    assert not ruling, f"{moves} is allowed"
    return ruling


def legal(match: Match) -> list[str]:
    return sorted(map(str, GAME.legal(match.state)))


def due(match: Match) -> tuple[str, int]:
    """What is to be chosen, and by which seat (from 1)."""
    assert match.due is not None
    return match.due.kind, match.due.seat + 1


def told(entry: Entry) -> list[str]:
    """The names of the facts, in order."""
    return names(entry, orders.events, trucks.events)


def seen(match: Match, viewer: int | None = None) -> Table:
    """The table as the seat that is to choose sees it."""
    seat = viewer if viewer is not None else match.due.seat if match.due else -1
    return GAME.table(look(GAME, match.state, seat), match.cast)


def drags(match: Match, piece: str, spot: str) -> list[Gesture]:
    return [gesture for gesture in seen(match).gestures if (gesture.piece, gesture.spot) == (piece, spot)]


def drag(match: Match, piece: str, spot: str) -> Gesture:
    (found,) = drags(match, piece, spot)
    return found


def misread(seats: int = 3, edition: str = "orders", **position: Any) -> tuple[str, str]:
    """Which clause refuses a written position, and at which key."""
    with pytest.raises(Refusal) as caught:
        GAME.position(position, {"edition": edition}, seats)
    return caught.value.ruling.clause, caught.value.where
