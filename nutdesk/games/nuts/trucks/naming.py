"""Actions on the small floor in a few words, for lists and reasons."""

from __future__ import annotations

from nutdesk.core.moves import Action
from nutdesk.core.words import Say, say
from nutdesk.games.nuts import actions as do


def called(action: Action) -> Say:
    """'Tile on conveyor 3: 4-5', 'Spin robot 2'."""
    if isinstance(action, do.Cross | do.Fork):
        return say("Tile on conveyor {row}: {a}-{b}", row=action.row, a=action.column, b=action.column + 1)
    if isinstance(action, do.Clear):
        return say("Clear conveyor {row}: {a}-{b}", row=action.row, a=action.column, b=action.column + 1)
    if isinstance(action, do.Slide):
        return say("Slide on conveyor {row}: {a} to {b}", row=action.row, a=action.column, b=action.to)
    if isinstance(action, do.Spin):
        return say("Spin robot {n}", n=action.column)
    if isinstance(action, do.Salter):
        return say("Salter {a} to {b}", a=action.column, b=action.to)
    if isinstance(action, do.Roaster):
        return say("Roaster {a} to {b}", a=action.column, b=action.to)
    assert isinstance(action, do.Lure)
    return say("Squirrel to {n}", n=action.column)
