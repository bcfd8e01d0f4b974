"""Short hands for the tests: a match at a written position, moves and answers of chance as text."""

from __future__ import annotations

from typing import Any

import pytest

from nutdesk.core.game import Refusal, Ruling
from nutdesk.core.match import Entry, Match
from nutdesk.core.moves import Choice
from nutdesk.games.little_nutters import GAME, events
from nutdesk.games.little_nutters.parts import FACES
from tests.games import told as telling

FAR = {"27": ["nut", "fox"]}
"""A patch that keeps a game from ending when the one under test is emptied."""
PLAIN = ["stubborn", "night-runner", "gambler", "trader", "peeker", "digger"]
"""Characters whose abilities cost nothing and change nothing by themselves while nobody has a nut."""


def at(seats: int = 3, *, patches: dict[str, list[str]] | None = None, **position: Any) -> Match:
    """A match at a position; cards that are not mentioned are in the box."""
    position.setdefault("characters", PLAIN[:seats])
    start = GAME.position({"patches": {**FAR, **(patches or {})}, **position}, {}, seats)
    match = Match(GAME, {}, GAME.seats[:seats], "forest", start=start)
    match.begin()
    return match


def play(match: Match, *gestures: str) -> Entry:
    """Play gestures one after the other: 'accept, luck 0,1'."""
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


def interrupts(match: Match, seat: int) -> list[str]:
    return [str(action) for action in GAME.interrupts(match.state, seat)]


def due(match: Match) -> tuple[int, str]:
    """Who owes what; seats count from 1."""
    choice = match.due
    assert isinstance(choice, Choice)
    return choice.seat + 1, choice.kind


def told(entry: Entry) -> list[str]:
    """The names of what was told."""
    return telling.names(entry, events)


def hand(match: Match, seat: int) -> list[str]:
    return names(match.state.hands[seat - 1])


def pile(match: Match, name: str) -> list[str]:
    """A pile, top first."""
    return names(getattr(match.state, name)[::-1])


def patch(match: Match, number: int) -> list[str]:
    """A patch, top first."""
    return names(match.state.patches[number - 1][::-1])


def beside(match: Match, seat: int) -> list[str]:
    return names(match.state.beside[seat - 1])


def known(match: Match, seat: int, number: int) -> list[str]:
    """What a seat knows of a patch, top first; '?' for the rest."""
    cards = GAME.view(match.state, seat - 1).patches[number - 1]
    return ["?" if card < 0 else FACES[card] for card in reversed(cards)]


def names(cards: list[int]) -> list[str]:
    return [FACES[face] for face in cards]
