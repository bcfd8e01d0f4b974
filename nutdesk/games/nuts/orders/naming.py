"""Changes of the floor in a few words with a verb, for titles and reasons."""

from __future__ import annotations

from nutdesk.core.moves import Action
from nutdesk.core.words import Say, say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.floor import ONE
from nutdesk.games.nuts.orders.changes import Laid


def called(floor: Laid, action: Action) -> Say:
    """'lay a cross tile on conveyor 3, columns 4 and 5'."""
    if isinstance(action, do.Cross):
        row, left, right = action.row, action.column, action.column + 1
        if floor.rows[row - 1] & ONE[left - 1]:
            return say("take the tile off conveyor {row}, columns {left} and {right}", row=row, left=left, right=right)
        return say("lay a cross tile on conveyor {row}, columns {left} and {right}", row=row, left=left, right=right)
    if isinstance(action, do.Salter):
        return say("move the salter of column {a} to column {b}", a=action.column, b=action.to)
    if isinstance(action, do.Order):
        return say("move the order of slot {a} to slot {b}", a=action.column, b=action.to)
    assert isinstance(action, do.Dispensers)
    return say("swap dispensers {a} and {b}", a=action.left, b=action.right)
