"""What is seen of an event beyond the table: which card is turned over, where one comes from, what stays marked."""

from __future__ import annotations

from nutdesk.core.cues import Cue, Cues, by_kind
from nutdesk.games.nice_one_squirrel import events
from nutdesk.games.nice_one_squirrel.drawing import card_back
from nutdesk.games.nice_one_squirrel.table import CARD
from nutdesk.games.nice_one_squirrel.views import NiceOneView


def _newest(view: NiceOneView, cache: int) -> str:
    """The card that came onto a cache last."""
    return f"nut-{cache}-{len(view.caches[cache - 1]) - 1}"


def _moved(view: NiceOneView, seat: int, cache: int) -> Cues:
    return (Cue("marks", f"cache-{cache}"),)


def _turned(view: NiceOneView, seat: int, cache: int, nut: int) -> Cues:
    return (Cue("comes", _newest(view, cache), f"hidden-{cache}", back=card_back(CARD)),)


def _played(view: NiceOneView, seat: int, cache: int, nut: int, points: int) -> Cues:
    return Cue("comes", _newest(view, cache), f"seat-{seat}"), Cue("marks", f"cache-{cache}")


def _taken(view: NiceOneView, seat: int, cache: int, nut: int) -> Cues:
    return Cue("leaves", "", f"seat-{seat}"), Cue("marks", f"cache-{cache}")


cues = by_kind(
    {
        events.PLACED: _moved,
        events.MOVED: _moved,
        events.TURNED: _turned,
        events.PLAYED: _played,
        events.TAKEN: _taken,
    }
)

__all__ = ["cues"]
