"""What is known before it happens: the odds of a bust, and what a stop would set off."""

from __future__ import annotations

from functools import cache, lru_cache
from random import Random
from typing import Any, Final

import attrs

from nutdesk.core.events import EventKind
from nutdesk.core.moves import Choice
from nutdesk.core.value import Value
from nutdesk.games.in_the_nuts import events, parts
from nutdesk.games.in_the_nuts.collecting import move_up, send_home
from nutdesk.games.in_the_nuts.state import State, own, worth
from nutdesk.games.in_the_nuts.views import InTheNutsView, determinize

EYES: Final = range(1, 7)
THROWS: Final = 216


@cache
def busts(track: tuple[int, ...]) -> int:
    """In how many of the 216 throws both spaces are taken (IN-T3)."""
    return sum(sum(green + white in track for white in EYES) ** 2 for green in EYES)


@attrs.frozen
class Collecting(Value):
    """A nut that somebody would get: from which field, and whose squirrels would be pushed up."""

    field: int
    seat: int
    pushed: tuple[tuple[int, int], ...]


def imagine(view: InTheNutsView) -> State:
    """A position that fits the view, reliable up to the first card that is turned over."""
    return determinize(view, Random(0))


def foresee(state: State) -> tuple[Collecting, ...]:
    """Every nut that would be collected if the turn ended now: squirrels move the same, whatever is picked."""
    after = state.copy()
    move_up(after)
    out = []
    for field in range(len(parts.FIELDS)):
        while max(after.fields[field]) >= parts.NEED[field]:
            pushed: list[tuple[int, int]] = []

            def note(kind: EventKind, *facts: Any, pushed: list[tuple[int, int]] = pushed) -> None:
                if kind in (events.PUSHED, events.PUSHED_TO_TOP):
                    pushed.append((facts[0], facts[1]))

            seat = send_home(after, field, note, field)
            out.append(Collecting(field, seat, tuple(pushed)))
    return tuple(out)


def foreseen(view: InTheNutsView) -> tuple[Collecting, ...]:
    """What a stop would set off, for the player who is to choose."""
    due = view.due
    if isinstance(due, Choice) and due.kind == "again" and due.seat == view.viewer:
        return foresee(imagine(view))
    return ()


def sure_places(state: State, coming: tuple[Collecting, ...]) -> list[int]:
    """The places of the face-up nuts that the active player would get without any choice."""
    fields = dict.fromkeys(
        one.field for one in coming if one.seat == state.turn and parts.NEED[one.field] == parts.NEED[0]
    )
    places = (parts.BELOW[field][0] for field in fields if field not in parts.RACCOONS)
    return [place for place in places if state.display[place] >= 0]


def gain(state: State, seat: int, nuts: list[int]) -> int:
    """How many points these nuts would bring a seat, stored in the best way."""
    cards = tuple(
        sorted(
            (state.kinds[at], state.lying[at], at % parts.CARDS) for at in own(seat) if state.kinds[at] != parts.FULL
        )
    )
    return _gain(cards, tuple(nuts))


@lru_cache(4096)
def _gain(cards: tuple[tuple[int, int, int], ...], nuts: tuple[int, ...]) -> int:
    if not nuts:
        return 0
    best = _gain(cards, nuts[1:])
    for index, (kind, lying, card) in enumerate(cards):
        for one in parts.SHOWS[nuts[0]]:
            if kind in (parts.EMPTY, one):
                full = lying + 1 == parts.CAPACITY[card]
                left = () if full else ((one, lying + 1, card),)
                points = worth(parts.FULL if full else one, lying + 1, card) - lying
                best = max(best, points + _gain((*cards[:index], *left, *cards[index + 1 :]), nuts[1:]))
    return best
