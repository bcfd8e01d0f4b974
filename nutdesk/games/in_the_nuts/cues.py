"""What is seen of an event beyond the table: where nuts and squirrels come from and go to, and what is full."""

from __future__ import annotations

from typing import Final

from nutdesk.core.cues import Cue, Cues, by_kind
from nutdesk.core.table import Art, Svg
from nutdesk.games.in_the_nuts import events, ground, parts
from nutdesk.games.in_the_nuts.pictures import pile
from nutdesk.games.in_the_nuts.state import own
from nutdesk.games.in_the_nuts.views import InTheNutsView

DAVID: Final[Art] = (Svg("raccoon", -40, -40, 80, 80),)
BACK: Final = pile(1, ground.CARD[1])


def _turned(view: InTheNutsView, nut: int, place: int) -> Cues:
    return (Cue("comes", f"nut-{parts.PLACES[place]}", "pile", back=BACK),)


def _moved_up(view: InTheNutsView, seat: int, track: int) -> Cues:
    fields = sorted({parts.OVER[space] for space in parts.SPACES if track >> space & 1})
    return tuple(Cue("marks", f"field-{parts.FIELDS[field]}") for field in fields)


def _took(view: InTheNutsView, seat: int, nut: int, place: int) -> Cues:
    return (Cue("marks", f"place-{parts.PLACES[place]}"),)


def _home(view: InTheNutsView, seat: int, *_: int) -> Cues:
    """The squirrels go back to their player."""
    return (Cue("leaves", "", f"seat-{seat}"),)


def _stored(view: InTheNutsView, seat: int, *_: int) -> Cues:
    return (Cue("leaves", "got", "hand" if seat == view.viewer else f"seat-{seat}"),)


def _filled(view: InTheNutsView, seat: int, points: int) -> Cues:
    """A storage card is full: the player's card gleams, and the card itself where it lies in sight."""
    cards = [at % parts.CARDS for at in own(seat) if view.kinds[at] == parts.FULL]
    return (
        Cue("gleams", f"seat-{seat}", sound="done"),
        *(Cue("gleams", f"card-{seat}-{card + 1}") for card in cards if parts.POINTS[card] == points),
    )


def _david(view: InTheNutsView, victim: int) -> Cues:
    return (Cue("passes", "burrow", f"seat-{victim}", DAVID),)


cues = by_kind(
    {
        events.TURNED: _turned,
        events.MOVED_UP: _moved_up,
        events.BUSTED: _home,
        events.STORED: _stored,
        events.JOKER_STORED: _stored,
        events.JOKER_STORED_LAST: _stored,
        events.JOKER_KEPT: _stored,
        events.FILLED: _filled,
        events.DAVID_MOVED: _david,
        **dict.fromkeys(events.COLLECTED, _home),
        **dict.fromkeys(events.TOOK_FOR, _took),
    }
)

__all__ = ["cues"]
