"""Advice for those who ask: which single action would connect more paths."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nutdesk.core.table import Gesture, Label, Layer, Note, moved
from nutdesk.core.words import listed, say
from nutdesk.games.nuts.trucks.naming import called
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
            Label(called(gesture.actions[-1]), 0, y, 216, 32, 17, 600, shrink=True),
            Label(f"+{len(gesture.lines)}", 216, y, 58, 32, 18, 700, "@go", "right"),
        ]
    if not best:
        body.append(Label(NOTHING, 0, 0, 274, 32, 17, 600, "@ink2", shrink=True))
    name = listed((called(gesture.actions[-1]) for gesture in best), "; ") if best else NOTHING
    return Note(say("One more action"), moved(body, PAD, 0), 36.0 * max(1, len(best)) + 6, name, on_request=True)
