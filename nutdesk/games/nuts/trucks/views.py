"""What each seat may know of the Trucks edition: all but the deck and the others' bonus cards."""

from __future__ import annotations

from collections import Counter
from random import Random

import attrs

from nutdesk.core.game import View
from nutdesk.core.moves import Pending
from nutdesk.core.standing import Standing
from nutdesk.games.nuts.trucks.parts import DECK
from nutdesk.games.nuts.trucks.run import lines, result, setup
from nutdesk.games.nuts.trucks.state import Deal, State


@attrs.define
class TrucksView(View):
    beneath: tuple[Pending, ...]
    """What is pending beneath the choice that is due: a card in play comes before the rest of the turn."""
    seats: int
    rounds: int
    squirrel: int
    rows: tuple[int, ...]
    salters: tuple[int, ...]
    roasters: tuple[int, ...]
    robots: tuple[int, ...]
    spins: tuple[int, ...]
    deck: int
    discards: tuple[int, ...]
    hand: tuple[int, ...]
    """The viewer's own bonus cards; empty for the public."""
    counts: tuple[int, ...]
    nuts: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    trucks: int
    shipped: tuple[tuple[int, ...], ...]
    left: int
    fed: bool
    unlimited: bool
    half: str
    uses: int
    last: int
    reached: tuple[int, ...]
    latest: tuple[int, ...]
    turns_left: int
    idle: int
    riding: tuple[tuple[int, ...], int]
    sent: bool
    deal: Deal | None
    """An offer is heard by everybody."""
    box: tuple[int, ...]


def view(state: State, viewer: int) -> TrucksView:
    """Own bonus cards, everybody's counts, the whole floor and all warehouses."""
    return TrucksView(
        viewer,
        state.pending[-1] if state.pending else None,
        state.turn,
        result(state),
        tuple(state.pending[:-1]),
        state.seats,
        state.rounds,
        state.squirrel,
        tuple(state.rows),
        tuple(state.salters),
        tuple(state.roasters),
        tuple(state.robots),
        tuple(state.spins),
        len(state.deck),
        tuple(state.discards),
        tuple(state.hands[viewer]) if viewer >= 0 else (),
        tuple(map(len, state.hands)),
        tuple(map(tuple, state.nuts)),
        tuple(state.scores),
        state.trucks,
        tuple(map(tuple, state.shipped)),
        state.left,
        state.fed,
        state.unlimited,
        state.half,
        state.uses,
        state.last,
        tuple(state.reached),
        tuple(state.latest),
        state.turns_left,
        state.idle,
        state.riding,
        state.sent,
        state.deal,
        state.box,
    )


def standing(view: TrucksView) -> tuple[Standing, ...]:
    """The trucks shipped so far: neither boxed nuts nor bonus cards are worth a point."""
    return tuple([Standing(seat, lines(seat, shipped)) for seat, shipped in enumerate(view.shipped)])


def determinize(view: TrucksView, rng: Random) -> State:
    """Deal what the viewer cannot see at random to where it may be."""
    state = setup(view.seats)
    if view.robots[0] < 0:
        return state  # before the deal
    pool = list((Counter(DECK) - Counter(view.discards) - Counter(view.box) - Counter(view.hand)).elements())
    rng.shuffle(pool)
    for seat in range(view.seats):
        mine = seat == view.viewer
        state.hands[seat] = list(view.hand) if mine else sorted(pool.pop() for _ in range(view.counts[seat]))
    state.deck, state.discards, state.box = pool, list(view.discards), view.box
    state.pending = [*view.beneath, view.due] if view.due else []
    state.turn, state.rounds, state.squirrel = view.turn, view.rounds, view.squirrel
    state.rows, state.salters, state.roasters = list(view.rows), list(view.salters), list(view.roasters)
    state.robots, state.spins = list(view.robots), list(view.spins)
    state.nuts, state.scores, state.trucks = [list(nuts) for nuts in view.nuts], list(view.scores), view.trucks
    state.shipped = [list(trucks) for trucks in view.shipped]
    state.left, state.fed, state.unlimited = view.left, view.fed, view.unlimited
    state.half, state.uses, state.last = view.half, view.uses, view.last
    state.reached, state.latest = list(view.reached), list(view.latest)
    state.turns_left, state.idle = view.turns_left, view.idle
    state.riding, state.sent, state.deal = view.riding, view.sent, view.deal
    return state
