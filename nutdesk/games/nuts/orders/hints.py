"""Advice for those who ask: which single change would let the factory run, or run better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nutdesk.core.game import hush
from nutdesk.core.moves import Action
from nutdesk.core.table import Art, Gesture, Label, Layer, Note, Svg, moved
from nutdesk.core.words import Say, listed, say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.orders.changes import levels, matching
from nutdesk.games.nuts.orders.choices import KINDS
from nutdesk.games.nuts.orders.panels import PAD
from nutdesk.games.nuts.orders.rules import step
from nutdesk.games.nuts.orders.scenery import Floor
from nutdesk.games.nuts.orders.state import State
from nutdesk.games.nuts.parts import NUTS

MOST: Final = 5
NOTHING: Final = say("No single change brings more")


def one_more(state: State, floor: Floor, offers: Sequence[Gesture]) -> list[tuple[int, Gesture, State]]:
    """The drags after which more paths would match and the turn could end: price, drag, and what it leads to."""
    could, seat = bool(KINDS.judge(state, do.END)), state.turn
    found = []
    for gesture in offers:
        if not gesture.lines or (could and len(gesture.lines) <= len(floor.matches)):
            continue
        after = state.copy()
        for action in gesture.actions:
            step(after, action, hush)
        if KINDS.judge(after, do.END):
            found.append((state.tokens[seat] - after.tokens[seat], gesture, after))
    return sorted(found, key=lambda way: (way[0], -len(way[1].lines)))


def note(state: State, floor: Floor, offers: Sequence[Gesture]) -> Note:
    """The cheapest of them, for the panel that is opened on request."""
    ways = one_more(state, floor, offers)
    body: list[Layer] = []
    words: list[Say] = []
    seen: set[Action] = set()
    for price, gesture, after in ways:
        last = gesture.actions[-1]
        if last in seen or len(seen) == MOST:
            continue
        seen.add(last)
        y = 40.0 * (len(seen) - 1)
        nut = NUTS[after.dispensers[matching(after, levels(after))[0]]]
        text = _words(state, last)
        body += [
            Svg(f"nut-{nut}", 0, y + 2, 32, 32),
            Label(text, 40, y, 176, 36, 17, 600, shrink=True),
            Label(str(price), 212, y, 28, 36, 20, 700, "@ink", "right"),
            Svg("token-action", 246, y + 4, 28, 28),
        ]
        words.append(text)
    if not seen:
        body.append(Label(NOTHING, 0, 0, 274, 36, 17, 600, "@ink2", shrink=True))
    name = listed(words, "; ") if words else NOTHING
    art: Art = moved(body, PAD, 0)
    return Note(say("One more change"), art, 40.0 * max(1, len(seen)) + 6, name, clause="NU-R1", on_request=True)


def _words(state: State, action: Action) -> Say:
    if isinstance(action, do.Cross):
        lies = state.rows[action.row - 1] >> 3 * (action.column - 1) & 7
        if lies:
            return say("Tile off conveyor {row}: {a}-{b}", row=action.row, a=action.column, b=action.column + 1)
        return say("Tile on conveyor {row}: {a}-{b}", row=action.row, a=action.column, b=action.column + 1)
    if isinstance(action, do.Salter):
        return say("Salter to {b}", b=action.to)
    if isinstance(action, do.Order):
        return say("Order {a} to {b}", a=action.column, b=action.to)
    if isinstance(action, do.Dispensers):
        return say("Swap {a} and {b}", a=action.left, b=action.right)
    return say("Back out a change")
