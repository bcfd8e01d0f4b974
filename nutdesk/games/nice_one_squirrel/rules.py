"""The rules: the start, what a move does, and the end."""

from __future__ import annotations

from bisect import insort
from typing import Final

from nutdesk.core.game import Options, Result, ScoreLine, Tell, hush
from nutdesk.core.moves import Action, Chance, Luck
from nutdesk.core.words import Seat, count, say
from nutdesk.games.nice_one_squirrel import choices, events, parts
from nutdesk.games.nice_one_squirrel.actions import Move, Place, Play, Take
from nutdesk.games.nice_one_squirrel.parts import COLOUR_OF, DECK, KIND_OF, LANDINGS, NUT, SEATS
from nutdesk.games.nice_one_squirrel.state import State

DEAL: Final = Chance("deal the nuts", cards=len(DECK), clause="NS-S1")
FIRST: Final = choices.PLACE.for_seats(len(SEATS))
WHERE: Final = choices.MOVE.for_seats(len(SEATS))
WHICH: Final = choices.NUT_HERE.for_seats(len(SEATS))


def setup(options: Options, seats: int) -> State:
    """The position before the deal, which is the first chance."""
    return State(
        seats,
        bool(options["taking-up"]),
        [DEAL],
        0,
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [[] for _ in range(parts.CACHES)],
        [-1] * parts.CACHES,
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
            twin = parts.TWIN
        if COLOUR_OF[other] == colour:
            colours += 1
        if KIND_OF[other] == kind:
            kinds += 1
    return colours, kinds, twin


def step(state: State, action: Action, tell: Tell = hush) -> None:
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
            elif state.taking and state.scores[seat] >= parts.ENOUGH:  # NS-O2
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
    caches, each = parts.caches_with_nut(state.seats), parts.hand_size(state.seats)
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
            if state.idle >= parts.PATIENCE * state.seats:  # NS-E2
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
    """How the game ended; equal scores share the win (NS-E1)."""
    if state.pending:
        return None
    best = max(state.scores)
    winners = tuple(seat for seat in range(state.seats) if state.scores[seat] == best)
    if state.ender < 0:
        clause, reason = "NS-E2", say("{n} turns in a row led nowhere.", n=state.idle)
    elif state.enough:
        clause, reason = "NS-O2", say("{seat} reached 20 points.", seat=Seat(state.ender))
    else:
        clause, reason = "NS-E1", say("{seat} played the last nut.", seat=Seat(state.ender))
    if len(winners) > 1:
        reason = say("{reason} A tie at {n}: the victory is shared.", reason=reason, n=best)
    lines = tuple(map(line, range(state.seats), state.scores, state.played))
    return Result(tuple(state.scores), winners, clause, reason, lines)


def line(seat: int, points: int, played: int) -> ScoreLine:
    """What a seat's nuts have scored so far (NS-T4)."""
    text = count(played, "{n} nut played", "{n} nuts played")
    why = say("for nuts of the same colour, of the same kind, and twins")
    return ScoreLine(seat, text, points, "NS-T4", (f"squirrel-{seat}",), say("Nuts played"), why)
