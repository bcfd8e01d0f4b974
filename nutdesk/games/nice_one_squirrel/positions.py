"""Positions written by hand: seats and caches count from 1, 0 means none, '?' marks a face-down nut."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import attrs

from nutdesk.core.game import Options, Refusal, no
from nutdesk.core.words import Seat
from nutdesk.games.nice_one_squirrel.parts import CACHES, COPIES, DECK, NUT, NUTS, PATIENCE, SPELLED
from nutdesk.games.nice_one_squirrel.rules import FIRST, WHERE, WHICH, legal, setup
from nutdesk.games.nice_one_squirrel.state import State

PHASES: Final = {"place": FIRST, "move": WHERE, "nut": WHICH}
KEYS: Final = (
    "turn",
    "phase",
    "hands",
    "known",
    "caches",
    "squirrels",
    "scores",
    "played",
    "rounds",
    "idle",
    "ender",
    "enough",
)


@attrs.frozen
class Page:
    """What somebody wrote, read key by key; every mistake is a Refusal that names its key."""

    data: Mapping[str, Any]
    seats: int

    def number(self, key: str, low: int, high: int, clause: str) -> int:
        return self._number(key, self.data.get(key, low), low, high, clause)

    def numbers(self, key: str, high: int, clause: str) -> list[int]:
        """One number from 0 for each seat."""
        values = self.data.get(key, [0] * self.seats)
        if not isinstance(values, list) or len(values) != self.seats:
            raise Refusal(no(clause, "'{key}' needs a number for each of {n} players.", key=key, n=self.seats), key)
        return [self._number(key, value, 0, high, clause) for value in values]

    def _number(self, key: str, value: object, low: int, high: int, clause: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise Refusal(no(clause, "'{key}' is a number from {low} to {high}.", key=key, low=low, high=high), key)
        return value

    def flag(self, key: str, clause: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise Refusal(no(clause, "'{key}' is true or false.", key=key), key)
        return value

    def hands(self, key: str) -> list[list[int]]:
        """One list of nuts for each seat."""
        values = self.data.get(key, [[]] * self.seats)
        lists = isinstance(values, list) and all(isinstance(hand, list) for hand in values)
        if not lists or len(values) != self.seats:
            raise Refusal(
                no("NS-S1", "'{key}' needs a list of nuts for each of {n} players.", key=key, n=self.seats), key
            )
        return [sorted(nut(key, value) for value in hand) for hand in values]

    def caches(self) -> tuple[list[list[int]], list[int]]:
        """What lies face up and face down on each cache."""
        lying: list[list[int]] = [[] for _ in range(CACHES)]
        hidden = [-1] * CACHES
        caches = self.data.get("caches", {})
        if not isinstance(caches, Mapping):
            raise Refusal(no("NS-P1", "'caches' names caches and their nuts."), "caches")
        for name, nuts in caches.items():
            key = f"caches.{name}"
            if name not in map(str, range(1, CACHES + 1)):
                raise Refusal(no("NS-P1", "There is no cache {name}: they are numbered 1 to 9.", name=name), key)
            if not isinstance(nuts, list):
                raise Refusal(no("NS-P1", "A cache holds a list of nuts."), key)
            cache = int(name) - 1
            for value in nuts:
                if not isinstance(value, str) or not value.startswith("?"):
                    lying[cache].append(nut(key, value))
                elif hidden[cache] < 0:
                    hidden[cache] = nut(key, value[1:])
                else:
                    raise Refusal(no("NS-S1", "A cache has at most one nut face down."), key)
        return lying, hidden


def nut(key: str, value: object) -> int:
    if not isinstance(value, str) or value not in NUT:
        raise Refusal(
            no("NS-P2", "'{value}' is not a nut: it is a colour and a kind, such as blue-acorn.", value=value), key
        )
    return NUT[value]


def position(data: Mapping[str, Any], options: Options, seats: int) -> State:
    """Read a written position; what is not mentioned is not there, and nuts that are not lie in the box."""
    for key in data:
        if key not in KEYS:
            raise Refusal(no("", "A position has no '{key}'.", key=key), key)
    page, state = Page(data, seats), setup(options, seats)
    state.hands, state.known = page.hands("hands"), page.hands("known")
    state.caches, state.hidden = page.caches()
    _check_nuts(state)
    state.squirrels = [cache - 1 for cache in page.numbers("squirrels", CACHES, "NS-P1")]
    standing = [cache for cache in state.squirrels if cache >= 0]
    if len(standing) != len(set(standing)):
        raise Refusal(no("NS-T1", "Two squirrels cannot share a cache."), "squirrels")
    state.scores, state.played = page.numbers("scores", 999, "NS-T4"), page.numbers("played", 999, "NS-T3")
    state.turn = page.number("turn", 1, seats, "NS-S2") - 1
    state.rounds = page.number("rounds", 0, 9999, "NS-S2")
    state.idle = page.number("idle", 0, PATIENCE * seats, "NS-E2")
    state.ender = page.number("ender", 0, seats, "NS-E1") - 1
    state.enough = page.flag("enough", "NS-O2")
    _set_phase(state, data.get("phase", "move" if state.squirrels[state.turn] >= 0 else "place"))
    _check_end(state)
    return state


def _check_nuts(state: State) -> None:
    used = Counter(one for place in (*state.hands, *state.caches) for one in place)
    used.update(one for one in state.hidden if one >= 0)
    for one, times in used.items():
        if times > COPIES:
            raise Refusal(
                no("NS-P2", "There are only two nuts of each: {times} of {name}.", times=times, name=SPELLED[one]),
                "caches",
            )
    for hand, known in zip(state.hands, state.known, strict=True):
        if known and not state.taking:
            raise Refusal(no("NS-O1", "Nuts are known only where they can be taken up."), "known")
        if Counter(known) - Counter(hand):
            raise Refusal(no("NS-O1", "A known nut is one that lies in the hand."), "known")
    state.box = sorted((Counter(DECK) - used).elements())


def _set_phase(state: State, phase: object) -> None:
    placed = state.squirrels[state.turn] >= 0
    if phase == "over":
        state.pending = []
        return
    if not isinstance(phase, str) or phase not in PHASES:
        raise Refusal(no("NS-T1", "'phase' is place, move, nut or over."), "phase")
    if placed == (phase == "place"):
        raise Refusal(no("NS-T1", "A squirrel is placed once, on its first turn."), "phase")
    state.pending = [PHASES[phase][state.turn]]
    if not legal(state):
        raise Refusal(no("NS-T5", "{seat} cannot move, so the turn has passed already.", seat=Seat(state.turn)), "turn")


def _check_end(state: State) -> None:
    if state.enough and not (state.taking and state.ender >= 0):
        raise Refusal(no("NS-O2", "20 points begin the last turns only with the optional rule."), "enough")
    if state.pending and state.ender == state.turn:
        raise Refusal(no("NS-E1", "Who began the last turns has none of them."), "ender")
    if state.pending and state.idle >= PATIENCE * state.seats:
        raise Refusal(no("NS-E2", "After so many turns that led nowhere the game is over."), "idle")


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
    }
