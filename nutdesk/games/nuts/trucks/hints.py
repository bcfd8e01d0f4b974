"""Advice for those who ask: which single action would connect more paths."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nutdesk.core.moves import Action
from nutdesk.core.table import Gesture, Label, Layer, Note, moved
from nutdesk.core.words import Say, say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.parts import apart
from nutdesk.games.nuts.trucks.scenery import Floor

MOST: Final = 5
PAD: Final = 18
NOTHING: Final = say("No single action connects more")


def note(floor: Floor, offers: Sequence[Gesture]) -> Note:
    """The best of them, for the panel that is opened on request."""
    better = [gesture for gesture in offers if len(gesture.lines) > len(floor.connecting)]
    best = sorted(better, key=lambda gesture: -len(gesture.lines))[:MOST]
    body: list[Layer] = []
    for at, gesture in enumerate(best):
        y = 36.0 * at
        body += [
            Label(_words(gesture.actions[-1]), 0, y, 216, 32, 17, 600, shrink=True),
            Label(f"+{len(gesture.lines)}", 216, y, 58, 32, 18, 700, "@go", "right"),
        ]
    if not best:
        body.append(Label(NOTHING, 0, 0, 274, 32, 17, 600, "@ink2"))
    name = apart([_words(gesture.actions[-1]) for gesture in best]) if best else NOTHING
    return Note(say("One more action"), moved(body, PAD, 0), 36.0 * max(1, len(best)) + 6, name, on_request=True)


def _words(action: Action) -> Say:
    if isinstance(action, do.Cross | do.Fork):
        return say("Tile on belt {row}: {a}-{b}", row=action.row, a=action.column, b=action.column + 1)
    if isinstance(action, do.Clear):
        return say("Clear belt {row}: {a}-{b}", row=action.row, a=action.column, b=action.column + 1)
    if isinstance(action, do.Slide):
        return say("Slide on belt {row}: {a} to {b}", row=action.row, a=action.column, b=action.to)
    if isinstance(action, do.Spin):
        return say("Spin robot {n}", n=action.column)
    return say("Move a machine or the squirrel")
