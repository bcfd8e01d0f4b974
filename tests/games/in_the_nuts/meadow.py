"""Short hands for the tests: a match at a written position, and moves as text.

Seats: 1 Black, 2 Red, 3 Blue, 4 White.
"""

from __future__ import annotations

from typing import Any

import pytest

from nutdesk.core.game import Refusal, Ruling
from nutdesk.core.match import Entry, Match
from nutdesk.core.moves import Luck
from nutdesk.games.in_the_nuts import GAME, events
from nutdesk.games.in_the_nuts.parts import DECKS, FIELD, NUTS
from tests.games.told import names

PLAIN = ("walnut", "hazelnut", "beechnut", "acorn")


def at(seats: int = 4, **position: Any) -> Match:
    """A match at a position; who is not given a squirrel or a nut has none."""
    match = Match(GAME, {}, GAME.seats[:seats], "meadow", start=GAME.position(position, {}, seats))
    match.begin()
    return match


def dealt(seats: int, *first: str) -> Match:
    """A match after a deal in which these nut cards come first and the rest in the order of the deck."""
    left = list(range(len(DECKS[seats])))
    order = []
    for name in first:
        place = next(place for place in left if NUTS[DECKS[seats][place]] == name)
        left.remove(place)
        order.append(place)
    match = Match(GAME, {}, GAME.seats[:seats], "meadow")
    match.begin([Luck((*order, *left))])
    return match


def play(match: Match, *moves: str) -> Entry:
    """Play moves one after the other; 'roll 2 1 6' throws green 2, white 1 and white 6."""
    for move in moves:
        verb, *eyes = move.split(" ")
        if verb == "roll" and eyes:
            entry = match.play(GAME.parse("roll"), Luck(tuple(map(int, eyes))))
        else:
            entry = match.play(GAME.parse(move))
    return entry


def refusal(match: Match, move: str) -> Ruling:
    """The ruling on a move that must be refused."""
    with pytest.raises(Refusal) as caught:
        match.prepare([GAME.parse(move)])
    return caught.value.ruling


def legal(match: Match) -> list[str]:
    return [str(action) for action in GAME.legal(match.state)]


def told(entry: Entry) -> list[str]:
    """The names of what was told."""
    return names(entry, events)


def due(match: Match) -> tuple[int, str]:
    """The seat, from 1, that owes a choice, and its kind."""
    assert match.due is not None
    return match.due.seat + 1, match.due.kind


def there(match: Match, field: str) -> list[int]:
    """The squirrels in a field, by seat."""
    return list(match.state.fields[FIELD[field]])


def storage(match: Match, seat: int) -> dict[str, Any]:
    """What lies on the storage cards of a seat, counted from 1."""
    written: dict[str, Any] = GAME.describe(match.state)["storage"][str(seat)]
    return written
