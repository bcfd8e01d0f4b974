"""What each seat may know."""

from __future__ import annotations

from random import Random

import attrs

from nutdesk.core.game import View
from nutdesk.core.moves import Chance
from nutdesk.core.standing import Standing
from nutdesk.games.nice_one_squirrel.parts import COPIES, NUTS
from nutdesk.games.nice_one_squirrel.rules import line, result, setup
from nutdesk.games.nice_one_squirrel.state import State


@attrs.define
class NiceOneView(View):
    seats: int
    taking: bool
    hand: tuple[int, ...]
    """The viewer's own nuts; empty for the public."""
    counts: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    caches: tuple[tuple[int, ...], ...]
    hidden: tuple[bool, ...]
    squirrels: tuple[int, ...]
    scores: tuple[int, ...]
    played: tuple[int, ...]
    rounds: int
    idle: int
    ender: int
    enough: bool
    box: int


def view(state: State, viewer: int) -> NiceOneView:
    """Own hand, everybody's counts, all that lies face up."""
    return NiceOneView(
        viewer,
        state.pending[-1] if state.pending else None,
        state.turn,
        result(state),
        state.seats,
        state.taking,
        tuple(state.hands[viewer]) if viewer >= 0 else (),
        tuple(len(hand) for hand in state.hands),
        tuple(tuple(known) for known in state.known),
        tuple(tuple(cache) for cache in state.caches),
        tuple(nut >= 0 for nut in state.hidden),
        tuple(state.squirrels),
        tuple(state.scores),
        tuple(state.played),
        state.rounds,
        state.idle,
        state.ender,
        state.enough,
        len(state.box),
    )


def standing(view: NiceOneView) -> tuple[Standing, ...]:
    """The points scored so far: nuts in hand are worth nothing."""
    return tuple(
        [Standing(seat, (line(seat, *each),)) for seat, each in enumerate(zip(view.scores, view.played, strict=True))]
    )


def determinize(view: NiceOneView, rng: Random) -> State:
    """Deal what the viewer cannot see at random to where it may be."""
    state = setup({"taking-up": view.taking}, view.seats)
    if isinstance(view.due, Chance):
        return state
    left = [COPIES] * len(NUTS)
    for place in (view.hand, *view.caches, *(nuts for seat, nuts in enumerate(view.known) if seat != view.viewer)):
        for nut in place:
            left[nut] -= 1
    pool = [nut for nut, copies in enumerate(left) for _ in range(copies)]
    rng.shuffle(pool)
    for seat in range(view.seats):
        if seat == view.viewer:
            state.hands[seat] = list(view.hand)
        else:
            unknown = view.counts[seat] - len(view.known[seat])
            state.hands[seat] = sorted((*view.known[seat], *(pool.pop() for _ in range(unknown))))
    state.hidden = [pool.pop() if hidden else -1 for hidden in view.hidden]
    state.box = sorted(pool)
    state.pending = [view.due] if view.due else []
    state.turn = view.turn
    state.known = [list(known) for known in view.known]
    state.caches = [list(cache) for cache in view.caches]
    state.squirrels, state.scores, state.played = list(view.squirrels), list(view.scores), list(view.played)
    state.rounds, state.idle, state.ender, state.enough = view.rounds, view.idle, view.ender, view.enough
    return state
