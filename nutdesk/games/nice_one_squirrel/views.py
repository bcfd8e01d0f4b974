"""What each seat may know, and positions written by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import attrs

from nutdesk.core.game import Options, Refusal, View, no
from nutdesk.core.moves import Chance
from nutdesk.games.nice_one_squirrel.parts import CACHES, COPIES, DECK, NUT, NUTS
from nutdesk.games.nice_one_squirrel.rules import FIRST, WHERE, WHICH, result, setup
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
    left: int
    box: int


def view(state: State, viewer: int) -> NiceOneView:
    """Own hand, everybody's counts, all that lies face up."""
    return NiceOneView(
        viewer, state.pending[-1] if state.pending else None, state.turn, result(state), state.seats, state.taking,
        tuple(state.hands[viewer]) if viewer >= 0 else (),
        tuple(len(hand) for hand in state.hands), tuple(tuple(known) for known in state.known),
        tuple(tuple(cache) for cache in state.caches), tuple(nut >= 0 for nut in state.hidden),
        tuple(state.squirrels), tuple(state.scores), tuple(state.played),
        state.rounds, state.idle, state.ender, state.enough, state.left, len(state.box),
    )  # fmt: skip


def determinize(view: NiceOneView, rng: Random) -> State:
    """Deal what the viewer cannot see at random to where it may be."""
    state = setup({"taking-up": view.taking}, view.seats)
    if isinstance(view.due, Chance):
        return state
    seen = Counter(view.hand)
    for cache in view.caches:
        seen.update(cache)
    for seat, known in enumerate(view.known):
        if seat != view.viewer:
            seen.update(known)
    pool = list((Counter(DECK) - seen).elements())
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
    state.rounds, state.idle, state.ender, state.enough, state.left = (
        view.rounds, view.idle, view.ender, view.enough, view.left,
    )  # fmt: skip
    return state


PHASES = {"place": FIRST, "move": WHERE, "nut": WHICH}
KEYS = frozenset(
    ("turn", "phase", "hands", "known", "caches", "squirrels", "scores", "played", "rounds", "idle", "ender", "enough", "left")
)  # fmt: skip


def position(data: Mapping[str, Any], options: Options, seats: int) -> State:
    """Read a written position; seats and caches count from 1, 0 means none, '?' marks a face-down nut."""
    for key in data:
        if key not in KEYS:
            raise Refusal(no("", "A position has no '{key}'.", key=key), key)
    state = setup(options, seats)

    def number(key: str, value: object, low: int, high: int, clause: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise Refusal(no(clause, "'{key}' is a number from {low} to {high}.", key=key, low=low, high=high), key)
        return value

    def numbers(key: str, low: int, high: int, clause: str) -> list[int]:
        values = data.get(key, [0] * seats)
        if not isinstance(values, list) or len(values) != seats:
            raise Refusal(no(clause, "'{key}' needs one number for each of {seats} players.", key=key, seats=seats), key)
        return [number(key, value, low, high, clause) for value in values]

    def nut(key: str, value: object) -> int:
        if not isinstance(value, str) or value not in NUT:
            raise Refusal(no("NS-P2", "'{value}' is not a nut: it is a colour and a kind, such as blue-acorn.", value=value), key)
        return NUT[value]

    def nuts(key: str) -> list[list[int]]:
        values = data.get(key, [[]] * seats)
        if not isinstance(values, list) or len(values) != seats or not all(isinstance(hand, list) for hand in values):
            raise Refusal(no("NS-S1", "'{key}' needs one list of nuts for each of {seats} players.", key=key, seats=seats), key)
        return [sorted(nut(key, value) for value in hand) for hand in values]

    state.hands, state.known = nuts("hands"), nuts("known")
    caches = data.get("caches", {})
    if not isinstance(caches, Mapping):
        raise Refusal(no("NS-P1", "'caches' names caches and their nuts."), "caches")
    for name, lying in caches.items():
        key = f"caches.{name}"
        if name not in map(str, range(1, CACHES + 1)):
            raise Refusal(no("NS-P1", "There is no cache {name}: they are numbered 1 to 9.", name=name), key)
        if not isinstance(lying, list):
            raise Refusal(no("NS-P1", "A cache holds a list of nuts."), key)
        for value in lying:
            if isinstance(value, str) and value.startswith("?"):
                if state.hidden[int(name) - 1] >= 0:
                    raise Refusal(no("NS-S1", "A cache has at most one nut face down."), key)
                state.hidden[int(name) - 1] = nut(key, value[1:])
            else:
                state.caches[int(name) - 1].append(nut(key, value))
    used = Counter(one for place in (*state.hands, *state.caches) for one in place)
    used.update(one for one in state.hidden if one >= 0)
    for one, times in used.items():
        if times > COPIES:
            name = NUTS[one].replace("-", " ")
            raise Refusal(no("NS-P2", "There are only two nuts of each: {times} of {name}.", times=times, name=name), "caches")
    for hand, known in zip(state.hands, state.known, strict=True):
        if Counter(known) - Counter(hand):
            raise Refusal(no("NS-O1", "A known nut is one that lies in the hand."), "known")
    state.box = sorted((Counter(DECK) - used).elements())
    state.squirrels = [cache - 1 for cache in numbers("squirrels", 0, CACHES, "NS-P1")]
    standing = [cache for cache in state.squirrels if cache >= 0]
    if len(standing) != len(set(standing)):
        raise Refusal(no("NS-T1", "Two squirrels cannot share a cache."), "squirrels")
    state.scores, state.played = numbers("scores", 0, 999, "NS-T4"), numbers("played", 0, 999, "NS-T3")
    state.turn = number("turn", data.get("turn", 1), 1, seats, "NS-S2") - 1
    state.rounds = number("rounds", data.get("rounds", 0), 0, 9999, "NS-S2")
    state.idle = number("idle", data.get("idle", 0), 0, 99, "NS-E2")
    state.ender = number("ender", data.get("ender", 0), 0, seats, "NS-E1") - 1
    state.left = number("left", data.get("left", 0), 0, seats, "NS-E1")
    state.enough = bool(data.get("enough", False))
    placed = state.squirrels[state.turn] >= 0
    phase = data.get("phase", "move" if placed else "place")
    if phase == "over":
        state.pending = []
    elif phase not in PHASES:
        raise Refusal(no("NS-T1", "'phase' is place, move, nut or over."), "phase")
    elif placed == (phase == "place"):
        raise Refusal(no("NS-T1", "A squirrel is placed once, on its first turn."), "phase")
    else:
        state.pending = [PHASES[phase][state.turn]]
    return state


def describe(state: State) -> dict[str, Any]:
    """The position in the words position() reads."""
    top = state.pending[-1] if state.pending else None
    caches = {
        str(cache + 1): [NUTS[nut] for nut in state.caches[cache]]
        + ([f"?{NUTS[state.hidden[cache]]}"] if state.hidden[cache] >= 0 else [])
        for cache in range(CACHES)
        if state.caches[cache] or state.hidden[cache] >= 0
    }
    return {
        "turn": state.turn + 1,
        "phase": top.kind if top else "over",
        "hands": [[NUTS[nut] for nut in hand] for hand in state.hands],
        "known": [[NUTS[nut] for nut in known] for known in state.known],
        "caches": caches,
        "squirrels": [cache + 1 for cache in state.squirrels],
        "scores": list(state.scores),
        "played": list(state.played),
        "rounds": state.rounds,
        "idle": state.idle,
        "ender": state.ender + 1,
        "enough": state.enough,
        "left": state.left,
    }
