"""Short hands for the tests: a match at a written position, and moves as text."""

from __future__ import annotations

from typing import Any

import pytest

from nutdesk.core.game import Refusal, Result, Ruling
from nutdesk.core.match import Entry, Match
from nutdesk.core.moves import Luck
from nutdesk.games.nice_one_squirrel import GAME, events
from nutdesk.games.nice_one_squirrel.parts import DECK
from tests.games.told import names


def at(seats: int = 3, *, taking: bool = False, **position: Any) -> Match:
    """A match at a position; whoever is not given a squirrel, a nut or a point has none."""
    options = {"taking-up": taking}
    match = Match(GAME, options, GAME.seats[:seats], "ring", start=GAME.position(position, options, seats))
    match.begin()
    return match


def dealt(seats: int = 3, *, taking: bool = False, seed: str = "ring") -> Match:
    """A match after the deal; the nuts lie in the order of the deck if the seed is ''."""
    match = Match(GAME, {"taking-up": taking}, GAME.seats[:seats], seed)
    match.begin([] if seed else [Luck(tuple(range(len(DECK))))])
    return match


def play(match: Match, *gestures: str) -> Entry:
    """Play gestures one after the other: 'move 5, play blue-acorn'."""
    for gesture in gestures:
        entry = match.play(*(GAME.parse(text) for text in gesture.split(", ")))
    return entry


def refusal(match: Match, gesture: str) -> Ruling:
    """The ruling on a gesture that must be refused."""
    with pytest.raises(Refusal) as caught:
        match.prepare([GAME.parse(text) for text in gesture.split(", ")])
    return caught.value.ruling


def legal(match: Match) -> list[str]:
    return [str(action) for action in GAME.legal(match.state)]


def told(entry: Entry) -> list[str]:
    """The names of what was told."""
    return names(entry, events)


def full_hands(seats: int) -> list[list[str]]:
    """Hands that nobody empties: one green or yellow nut and its like for each seat."""
    nuts = [
        f"{colour}-{kind}" for colour in ("green", "yellow") for kind in ("acorn", "hazelnut", "walnut", "chestnut")
    ]
    return [[nuts[seat], nuts[seat]] for seat in range(seats)]


def result(match: Match) -> Result:
    """How a match that is over ended."""
    found = GAME.result(match.state)
    assert found is not None
    return found
