"""What somebody wants at the table: it goes up, from whatever takes hands, keys or thoughts, to the match."""

from __future__ import annotations

from typing import Literal, Self

import attrs

from nutdesk.core.events import Event
from nutdesk.core.game import TABLE
from nutdesk.core.moves import Action
from nutdesk.core.table import Button, Gesture

How = Literal["drag", "click", "key", "touch", "bot", "lesson"]


@attrs.frozen
class Wish:
    """A move that somebody wants to make; it is judged by the match alone."""

    actions: tuple[Action, ...]
    how: How
    """How it was said."""
    by: int = TABLE
    """Who wants it: the viewer at whose screen it was said."""
    piece: str = ""
    """The piece that was put somewhere for it."""
    spot: str = ""
    """Where that was."""
    at: tuple[float, float] | None = None
    """Where the piece was let go, in the measures of the screen that says it."""
    reason: Event | None = None
    """What a bot says about it: told before what it does."""

    @classmethod
    def of(cls, choice: Gesture | Button, how: How, by: int = TABLE, at: tuple[float, float] | None = None) -> Self:
        """The wish for something that a table offers."""
        if isinstance(choice, Button):
            return cls(choice.actions, how, by)
        return cls(choice.actions, how, by, choice.piece, choice.spot, at)


__all__ = ["How", "Wish"]
