"""Which actions undo something of the same turn, with or without paying for it: no plan should."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from nutdesk.core.moves import Action
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.orders.changes import ADD, MOVE, REMOVE, STEP, SWAP

CHANGES: Final = (do.Cross, do.Salter, do.Order, do.Dispensers)
MENUS: Final = (do.Build, do.Salt, do.Reposition, do.Swap)


def undoes(view: Any, line: Sequence[Action], action: Action) -> bool:
    """Whether an action undoes one of these, or a change that the turn has made before them.

    Backing out a change is free, so it may begin a plan; making the opposite change would cost tokens once more.
    """
    if isinstance(action, do.Back):
        return any(isinstance(before, CHANGES) for before in line)
    if isinstance(action, do.Cancel):
        return any(isinstance(before, MENUS) for before in line)
    if isinstance(action, do.Clear):
        built = [before for before in line if isinstance(before, do.Cross | do.Fork)]
        return any((before.row, before.column) == (action.row, action.column) for before in built)
    if isinstance(action, do.Slide | do.Salter | do.Roaster) and any(
        type(before) is type(action) and (before.column, before.to) == (action.to, action.column) for before in line
    ):
        return True
    return bool(_opposites(view, action) & set(getattr(view, "log", ())))


def _opposites(view: Any, action: Action) -> set[tuple[int, int, int]]:
    """The changes, as in the log of the Orders game, that an action would undo."""
    if isinstance(action, do.Cross):
        return {(kind, action.row - 1, action.column - 1) for kind in (ADD, REMOVE)}
    if isinstance(action, do.Salter):
        return {(STEP, view.salters.index(action.column - 1), action.column - action.to)}
    if isinstance(action, do.Order):
        return {(MOVE, action.to - 1, action.column - 1)}
    if isinstance(action, do.Dispensers):
        return {(SWAP, action.left - 1, action.right - 1)}
    return set()
