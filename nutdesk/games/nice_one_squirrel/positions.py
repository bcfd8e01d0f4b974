"""Positions written by hand: seats and caches count from 1, 0 means none, '?' marks a face-down nut."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from nutdesk.core.game import Options
from nutdesk.core.words import Seat
from nutdesk.core.written import Written, wrong
from nutdesk.games.nice_one_squirrel.choices import KINDS
from nutdesk.games.nice_one_squirrel.parts import CACHES, COPIES, DECK, NUT, NUTS, PATIENCE, SPELLED
from nutdesk.games.nice_one_squirrel.rules import setup
from nutdesk.games.nice_one_squirrel.state import State

KEYS: Final = "turn phase hands known caches squirrels scores played rounds idle ender enough"


def position(data: Mapping[str, Any], options: Options, seats: int) -> State:
    """Read a written position; what is not mentioned is not there, and nuts that are not lie in the box."""
    written, state = Written(data, KEYS), setup(options, seats)
    state.hands, state.known = _hands(written, "hands", seats), _hands(written, "known", seats)
    _set_caches(written, state)
    _check_nuts(state)
    state.squirrels = [cache - 1 for cache in _each(written, "squirrels", seats, CACHES, "NS-P1")]
    standing = [cache for cache in state.squirrels if cache >= 0]
    if len(standing) != len(set(standing)):
        raise wrong("squirrels", "NS-T1", "Two squirrels cannot share a cache.")
    state.scores, state.played = (
        _each(written, "scores", seats, 999, "NS-T4"),
        _each(written, "played", seats, 999, "NS-T3"),
    )
    state.turn = written.number("turn", 1, seats, "NS-S2") - 1
    state.rounds = written.number("rounds", 0, 9999, "NS-S2")
    state.idle = written.number("idle", 0, PATIENCE * seats, "NS-E2")
    state.ender = written.number("ender", 0, seats, "NS-E1") - 1
    state.enough = written.flag("enough", "NS-O2")
    _set_phase(state, written.get("phase", "move" if state.squirrels[state.turn] >= 0 else "place"))
    _check_end(state)
    return state


def _each(written: Written, key: str, seats: int, high: int, clause: str) -> list[int]:
    """One number from 0 for each seat."""
    return written.numbers(key, [0] * seats, 0, high, clause, "'{key}' needs a number for each of {n} players.")


def _hands(written: Written, key: str, seats: int) -> list[list[int]]:
    """One list of nuts for each seat."""
    values = written.get(key, [[]] * seats)
    lists = isinstance(values, list) and all(isinstance(hand, list) for hand in values)
    if not lists or len(values) != seats:
        raise wrong(key, "NS-S1", "'{key}' needs a list of nuts for each of {n} players.", key=key, n=seats)
    return [sorted(_nut(key, value) for value in hand) for hand in values]


def _set_caches(written: Written, state: State) -> None:
    """What lies face up and face down on each cache."""
    caches = written.get("caches", {})
    if not isinstance(caches, Mapping):
        raise wrong("caches", "NS-P1", "'caches' names caches and their nuts.")
    for name, nuts in caches.items():
        key = f"caches.{name}"
        if name not in map(str, range(1, CACHES + 1)):
            raise wrong(key, "NS-P1", "There is no cache {name}: they are numbered 1 to 9.", name=name)
        if not isinstance(nuts, list):
            raise wrong(key, "NS-P1", "A cache holds a list of nuts.")
        cache = int(name) - 1
        for value in nuts:
            if not isinstance(value, str) or not value.startswith("?"):
                state.caches[cache].append(_nut(key, value))
            elif state.hidden[cache] < 0:
                state.hidden[cache] = _nut(key, value[1:])
            else:
                raise wrong(key, "NS-S1", "A cache has at most one nut face down.")


def _nut(key: str, value: object) -> int:
    if not isinstance(value, str) or value not in NUT:
        raise wrong(key, "NS-P2", "'{value}' is not a nut: it is a colour and a kind, such as blue-acorn.", value=value)
    return NUT[value]


def _check_nuts(state: State) -> None:
    used = Counter(one for place in (*state.hands, *state.caches) for one in place)
    used.update(one for one in state.hidden if one >= 0)
    for one, times in used.items():
        if times > COPIES:
            raise wrong(
                "caches", "NS-P2", "There are only two nuts of each: {times} of {name}.", times=times, name=SPELLED[one]
            )
    for hand, known in zip(state.hands, state.known, strict=True):
        if known and not state.taking:
            raise wrong("known", "NS-O1", "Nuts are known only where they can be taken up.")
        if Counter(known) - Counter(hand):
            raise wrong("known", "NS-O1", "A known nut must lie in that hand.")
    state.box = sorted((Counter(DECK) - used).elements())


def _set_phase(state: State, phase: object) -> None:
    placed = state.squirrels[state.turn] >= 0
    if phase == "over":
        state.pending = []
        return
    if not isinstance(phase, str) or phase not in KINDS:
        raise wrong("phase", "NS-T1", "'phase' is place, move, nut or over.")
    if placed == (phase == "place"):
        raise wrong("phase", "NS-T1", "A squirrel is placed once, on its first turn.")
    state.pending = [KINDS[phase](state.turn)]
    if not KINDS.legal(state):
        raise wrong("turn", "NS-T5", "{seat} cannot move, so the turn has passed already.", seat=Seat(state.turn))


def _check_end(state: State) -> None:
    if state.enough and not (state.taking and state.ender >= 0):
        raise wrong("enough", "NS-O2", "20 points begin the last turns only with the optional rule.")
    if state.pending and state.ender == state.turn:
        raise wrong("ender", "NS-E1", "Whoever began the last turns does not get one.")
    if state.pending and state.idle >= PATIENCE * state.seats:
        raise wrong("idle", "NS-E2", "After so many turns without a nut the game is over.")


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
