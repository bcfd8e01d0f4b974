"""The rules: what may be done, and what happens then."""

from __future__ import annotations

from bisect import insort
from typing import Final

from nutdesk.core.game import FINE, Options, Result, Ruling, ScoreLine, Tell, no
from nutdesk.core.moves import Action, Chance, Choice, Luck
from nutdesk.core.words import Seat, count, say
from nutdesk.games.nice_one_squirrel import events
from nutdesk.games.nice_one_squirrel.actions import (
    MOVES,
    NOTHING,
    PLACES,
    PLAYS,
    TAKES,
    Move,
    Nothing,
    Place,
    Play,
    Take,
)
from nutdesk.games.nice_one_squirrel.parts import (
    CACHES,
    COLOUR_OF,
    DECK,
    ENOUGH,
    KIND_OF,
    LANDINGS,
    NUT,
    PATIENCE,
    TWIN,
    caches_with_nut,
    hand_size,
)
from nutdesk.games.nice_one_squirrel.state import State

DEAL: Final = Chance("deal the nuts", cards=len(DECK), clause="NS-S1")
TURNS_A_NUT: Final = Ruling(True, barrier=say("a nut is turned over"))

WHERE: Final = tuple(Choice(seat, "move", "NS-T1") for seat in range(6))
FIRST: Final = tuple(Choice(seat, "place", "NS-T1") for seat in range(6))
WHICH: Final = tuple(Choice(seat, "nut", "NS-T3") for seat in range(6))


def setup(options: Options, seats: int) -> State:
    """Nothing dealt yet: the deal is the first chance."""
    return State(
        seats,
        bool(options["taking-up"]),
        [DEAL],
        0,
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [[] for _ in range(CACHES)],
        [-1] * CACHES,
        [-1] * seats,
        [0] * seats,
        [0] * seats,
    )


def score(cache: list[int], nut: int) -> tuple[int, int, int]:
    """What a nut scores against those already there: for colour, for kind, for its twin (NS-T4)."""
    colour, kind = COLOUR_OF[nut], KIND_OF[nut]
    colours = kinds = twin = 0
    for other in cache:
        if other == nut:
            twin = TWIN
        if COLOUR_OF[other] == colour:
            colours += 1
        if KIND_OF[other] == kind:
            kinds += 1
    return colours, kinds, twin


def judge(state: State, action: Action) -> Ruling:
    """The ruling on an action of the seat that is to choose."""
    top = state.pending[-1] if state.pending else None
    if top is None:
        return no("NS-E1", "The game is over.")
    if not isinstance(top, Choice):
        return no("NS-S1", "The nuts are not dealt yet.")
    seat = top.seat
    if isinstance(action, Place | Move):
        return _judge_step(state, seat, top.kind, action)
    if top.kind != "nut":
        if top.kind == "place":
            return no("NS-T1", "First choose a cache for your squirrel.", f"squirrel-{seat}")
        return no("NS-T1", "First move your squirrel.", f"squirrel-{seat}")
    here = state.squirrels[seat]
    if isinstance(action, Play):
        if action.nut not in NUT or NUT[action.nut] not in state.hands[seat]:
            return no("NS-T3", "You do not hold that nut.")
        return FINE
    if isinstance(action, Take):
        if not state.taking:
            return no("NS-O1", "Taking up nuts is an optional rule, and this game is played without it.")
        if action.nut not in NUT or NUT[action.nut] not in state.caches[here]:
            return no("NS-O1", "You can only take up a nut from your squirrel's own cache.", f"cache-{here + 1}")
        return FINE
    if isinstance(action, Nothing):
        return FINE
    return no("NS-T3", "That is not a move of this game.")


def _judge_step(state: State, seat: int, kind: str, action: Place | Move) -> Ruling:
    to = action.cache - 1
    if not 0 <= to < CACHES:
        return no("NS-P1", "There are nine caches, numbered 1 to 9.")
    spot, here = f"cache-{to + 1}", state.squirrels[seat]
    if kind == "nut":
        return no(
            "NS-T3", "Your squirrel has moved already. Play a nut on its own cache, or nothing.", f"squirrel-{seat}"
        )
    if isinstance(action, Place) and kind != "place":
        return no("NS-T1", "Your squirrel is on the ring already: it moves 1 to 4 caches clockwise.", spot)
    if isinstance(action, Move) and kind != "move":
        return no("NS-T1", "Your squirrel is not on the ring yet: place it on any free cache.", spot)
    if to == here:
        return no("NS-T1", "Your squirrel has to move on, by 1 to 4 caches.", spot)
    if to in state.squirrels:
        other = state.squirrels.index(to)
        culprits = (spot, f"squirrel-{other}")
        return no("NS-T1", "{other} sits there. Passing is fine, sharing is not.", *culprits, other=Seat(other))
    if isinstance(action, Move) and to not in LANDINGS[here]:
        steps = (to - here) % CACHES
        return no("NS-T1", "That is {steps} caches ahead: a squirrel moves 1 to 4, clockwise.", spot, steps=steps)
    return TURNS_A_NUT if state.hidden[to] >= 0 else FINE


def legal(state: State) -> list[Action]:
    """Every action for the choice that is due."""
    if not state.pending:
        return []
    top = state.pending[-1]
    if not isinstance(top, Choice):
        return []
    seat, kind = top.seat, top.kind
    if kind == "nut":
        actions: list[Action] = [PLAYS[nut] for nut in dict.fromkeys(state.hands[seat])]
        if state.taking:
            actions += [TAKES[nut] for nut in dict.fromkeys(state.caches[state.squirrels[seat]])]
        actions.append(NOTHING)
        return actions
    taken = state.squirrels
    if kind == "move":
        return [MOVES[to] for to in LANDINGS[taken[seat]] if to not in taken]
    return [PLACES[to] for to in range(CACHES) if to not in taken]


def step(state: State, action: Action, tell: Tell) -> None:
    """Carry out a legal action, or the deal."""
    kind = type(action)
    if kind is Luck:
        _deal(state, action.values, tell)  # type: ignore[attr-defined]
        return
    seat = state.turn
    if kind is Move or kind is Place:
        to = action.cache - 1  # type: ignore[attr-defined]
        state.squirrels[seat] = to
        tell(events.MOVED if kind is Move else events.PLACED, seat, to + 1)
        nut = state.hidden[to]
        if nut >= 0:  # NS-T2
            state.hidden[to] = -1
            state.caches[to].append(nut)
            tell(events.TURNED, seat, to + 1, nut)
        state.pending[-1] = WHICH[seat]
        return
    here = state.squirrels[seat]
    useful = False
    if kind is Play:
        nut = NUT[action.nut]  # type: ignore[attr-defined]
        cache = state.caches[here]
        points = sum(score(cache, nut))
        cache.append(nut)
        state.hands[seat].remove(nut)
        if state.taking and nut in state.known[seat]:
            state.known[seat].remove(nut)
        state.scores[seat] += points
        state.played[seat] += 1
        tell(events.PLAYED, seat, here + 1, nut, points)
        useful = points > 0 or not state.taking  # NS-E2
        if state.ender < 0:
            if not state.hands[seat]:  # NS-E1
                state.ender = seat
                tell(events.LAST_TURNS, seat)
            elif state.taking and state.scores[seat] >= ENOUGH:  # NS-O2
                state.ender, state.enough = seat, True
                tell(events.ENOUGH_POINTS, seat)
    elif kind is Take:
        nut = NUT[action.nut]  # type: ignore[attr-defined]
        # The newest of two alike: they are the same card to everyone.
        cache = state.caches[here]
        del cache[len(cache) - 1 - cache[::-1].index(nut)]
        insort(state.hands[seat], nut)
        insort(state.known[seat], nut)
        tell(events.TAKEN, seat, here + 1, nut)
    else:
        tell(events.PLAYED_NOTHING, seat)
    _next_turn(state, useful, tell)


def _deal(state: State, order: tuple[int, ...], tell: Tell) -> None:
    caches, each = caches_with_nut(state.seats), hand_size(state.seats)
    cards = [DECK[place] for place in order]
    for cache, nut in zip(caches, cards, strict=False):
        state.hidden[cache] = nut
    rest = cards[len(caches) :]
    for seat in range(state.seats):
        state.hands[seat] = sorted(rest[seat :: state.seats][:each])
    state.pending[-1] = FIRST[0]  # NS-S2
    tell(events.DEALT, each, len(caches))


def _next_turn(state: State, useful: bool, tell: Tell) -> None:
    """End the turn, and pass those that cannot move (NS-T5)."""
    while True:
        seat = (state.turn + 1) % state.seats
        if state.ender >= 0:
            if seat == state.ender:  # NS-E1: everyone else has had the last turn
                state.pending.clear()
                tell(events.ENDED)
                return
        elif useful:
            state.idle = 0
        else:
            state.idle += 1
            if state.idle >= PATIENCE * state.seats:  # NS-E2
                state.pending.clear()
                tell(events.STOOD_STILL, state.idle)
                return
        state.turn = seat
        if not seat:
            state.rounds += 1
        here, taken = state.squirrels[seat], state.squirrels
        if here < 0:
            state.pending[-1] = FIRST[seat]
            return
        for to in LANDINGS[here]:
            if to not in taken:
                state.pending[-1] = WHERE[seat]
                return
        tell(events.STUCK, seat)
        useful = False


def result(state: State) -> Result | None:
    """How it ended; equal scores share the win (NS-E1)."""
    if state.pending:
        return None
    best = max(state.scores)
    winners = tuple(seat for seat in range(state.seats) if state.scores[seat] == best)
    if state.ender < 0:
        clause, reason = "NS-E2", say("No nut found a better place for {n} turns.", n=state.idle)
    elif state.enough:
        clause, reason = "NS-O2", say("{seat} reached 20 points.", seat=Seat(state.ender))
    else:
        clause, reason = "NS-E1", say("{seat} played the last nut.", seat=Seat(state.ender))
    if len(winners) > 1:
        reason = say("{reason} A tie at {n}: the victory is shared.", reason=reason, n=best)
    lines = tuple(
        ScoreLine(seat, count(state.played[seat], "{n} nut played", "{n} nuts played"), state.scores[seat], "NS-T4")
        for seat in range(state.seats)
    )
    return Result(tuple(state.scores), winners, clause, reason, lines)
