"""What somebody wants to do. Mouse, keys, bots and lessons all pass it up to the match."""

from __future__ import annotations

from typing import Literal, Self

import attrs

from nutdesk.core.events import Event
from nutdesk.core.game import TABLE
from nutdesk.core.moves import Action
from nutdesk.core.table import Button, Gesture
from nutdesk.core.value import Value

How = Literal["drag", "click", "key", "touch", "phone", "bot", "lesson"]


@attrs.frozen
class Wish(Value):
    """A move that somebody wants to make; only the match decides whether it may be made."""

    actions: tuple[Action, ...]
    how: How
    """How it was given."""
    by: int = TABLE
    """The viewer at whose screen it was given."""
    piece: str = ""
    """The piece that was dropped, if one was."""
    spot: str = ""
    """The spot on which it was dropped."""
    at: tuple[float, float] | None = None
    """Where the piece was dropped, in the coordinates of that screen."""
    reason: Event | None = None
    """What a bot says about its move, told before the move itself."""

    @classmethod
    def of(cls, choice: Gesture | Button, how: How, by: int = TABLE, at: tuple[float, float] | None = None) -> Self:
        """The wish for something that a table offers."""
        if isinstance(choice, Button):
            return cls(choice.actions, how, by)
        return cls(choice.actions, how, by, choice.piece, choice.spot, at)


__all__ = ["How", "Wish"]
