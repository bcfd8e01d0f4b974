"""How the game goes on: set-up, the fox phase, the optional action, and what follows automatically."""

from __future__ import annotations

from bisect import insort
from typing import Final

from nutdesk.core.game import Tell
from nutdesk.core.moves import Choice
from nutdesk.games.nut_hunt import automa, events
from nutdesk.games.nut_hunt.choices import (
    ACTING,
    DISCARDING,
    ENDING,
    FIRST_FORAGING,
    FORAGING,
    HASSLING,
    JOINING,
    KEEPING,
    PLACING,
    ROLLING,
)
from nutdesk.games.nut_hunt.forest import lay
from nutdesk.games.nut_hunt.judging import ORDERS, is_special, may_join
from nutdesk.games.nut_hunt.parts import COST, DEALT, FORAGE, THREE, TILES
from nutdesk.games.nut_hunt.scatter import add, flee_fox
from nutdesk.games.nut_hunt.state import State

TWO: Final = 2  # NH-T3: nuts for a visit of the fox


def settle(state: State, tell: Tell) -> None:
    """Go on until somebody has to choose or chance has to answer: scatterings, then the end, the Automa, the turn."""
    while not state.scatters:
        if state.ender >= 0:  # NH-E1
            automa.stop(state, tell)
            state.pending.clear()
            tell(events.ENDED)
            return
        if state.queue:
            automa.place(state, tell)
            continue
        due = state.pending[-1]
        if state.turn >= state.seats:
            if isinstance(due, Choice):
                _begin_turn(state, 0, tell)
            return
        if due.kind == "forage":
            tile, left = due.about
            if len(FORAGE[tile]) > 1:
                return
            for _ in range(left):  # nothing to choose
                forage(state, FORAGE[tile][0], tell)
            continue
        if due.kind == "end" and not state.level:
            _begin_turn(state, (state.turn + 1) % state.seats, tell)
        return


def _begin_turn(state: State, seat: int, tell: Tell) -> None:
    state.turn = seat
    state.turns += 1
    state.pending[-1] = ROLLING[seat]
    tell(events.TURN_BEGAN, seat)


# Set-up


def lay_tiles(state: State, order: tuple[int, ...], tell: Tell) -> None:
    state.forest = lay(order)
    state.fox = state.forest.centre()
    state.pending.pop()
    tell(events.LAID, state.fox)


def deal(state: State, order: tuple[int, ...], tell: Tell) -> None:
    """Three objectives to each, in turn order (NH-S2, NH-R6)."""
    for seat in range(state.seats):
        state.hands[seat] = sorted(order[seat * DEALT : seat * DEALT + DEALT])
    state.deck = list(order[state.seats * DEALT :])
    state.pending[-1] = DISCARDING[0]
    tell(events.DEALT)


def discard(state: State, objective: int, tell: Tell) -> None:
    seat = state.turn
    state.hands[seat].remove(objective)
    put_under(state, objective, seat)
    if seat + 1 < state.seats:
        state.turn = seat + 1
        state.pending[-1] = DISCARDING[seat + 1]
    else:
        _next_placement(state, tell)
    tell(events.DISCARDED, seat)


def put_under(state: State, objective: int, seat: int) -> None:
    state.deck.append(objective)
    state.seen[objective] |= 1 << seat


def _next_placement(state: State, tell: Tell) -> None:
    if state.placed < 2 * state.seats:
        seat = ORDERS[state.seats][is_special(state)][state.placed]
        state.turn = seat
        state.pending[-1] = JOINING if may_join(state) else PLACING[seat]
    elif state.level:
        state.pending[-1] = ENDING[0]
    else:
        _begin_turn(state, 0, tell)


def place(state: State, tile: int, tell: Tell) -> None:
    seat, joins = state.turn, any(state.squirrels[tile::TILES])
    state.placed += 1
    state.pending[-1] = FIRST_FORAGING[seat][tile][TWO]
    add(state, seat, tile, tell, events.JOINED if joins else events.PLACED)
    settle(state, tell)


# A turn


def run_fox(state: State, die: int, tell: Tell) -> None:
    """The fox follows the compass, or bounces off the edge (NH-T2)."""
    seat, start = state.turn, state.fox
    state.rolled = die
    state.rolls += 1
    tell(events.ROLLED, seat, die)
    if state.forest.edge(start, die):
        tell(events.BOUNCED)
    state.left = start
    state.fox = tile = state.forest.runs[start][die - 1]
    state.pending[-1] = FORAGING[seat][tile][TWO]
    tell(events.FOX_RAN, tile)
    flee_fox(state)
    settle(state, tell)


def forage(state: State, nut: int, tell: Tell) -> None:
    """Take one nut for the seat that is to choose."""
    due = state.pending[-1]
    assert isinstance(due, Choice)
    seat = due.seat
    tile, left = due.about
    state.nuts[4 * seat + nut] += 1
    state.supply[nut] -= 1
    if due.kind == "nut":
        state.pending[-1] = ENDING[seat]
        tell(events.HASSLE_NUT, seat, nut, tile)
        settle(state, tell)
    elif state.turns:
        state.pending[-1] = FORAGING[seat][tile][1] if left > 1 else ACTING[seat]
        tell(events.FORAGED, seat, nut, tile)
    else:
        state.pending[-1] = FIRST_FORAGING[seat][tile][left - 1]
        tell(events.FIRST_NUT, seat, nut, tile)
        if left == 1:
            _next_placement(state, tell)


def exchange(state: State, seat: int, given: int, got: int, tell: Tell) -> None:
    state.nuts[4 * seat + given] -= THREE
    state.nuts[4 * seat + got] += 1
    state.supply[given] += THREE
    state.supply[got] -= 1
    tell(events.EXCHANGED, seat, given, got)


def recruit(state: State, tile: int, tell: Tell) -> None:
    seat = state.turn
    for nut in COST[tile]:
        state.nuts[4 * seat + nut] -= 1
        state.supply[nut] += 1
    state.pending[-1] = ENDING[seat]
    add(state, seat, tile, tell, events.RECRUITED)
    settle(state, tell)


def hassle(state: State, tile: int, tell: Tell) -> None:
    seat = state.turn
    state.left, state.fox = state.fox, tile
    state.pending[-1] = HASSLING[seat][tile]
    tell(events.HASSLED, seat, tile)
    flee_fox(state)
    settle(state, tell)


def scout(state: State, tell: Tell) -> None:
    seat = state.turn
    state.scouted = state.deck[:2]
    del state.deck[:2]
    state.pending[-1] = KEEPING[seat]
    tell(events.SCOUTED, seat, len(state.scouted))
    for objective in state.scouted:
        tell(events.SAW, objective, only=seat)


def keep(state: State, objective: int, tell: Tell) -> None:
    """Keep one of the scouted cards, or -1 for none; the rest goes under in the order drawn (NH-T7, NH-R1)."""
    seat = state.turn
    for other in state.scouted:
        if objective >= 0:
            state.seen[other] = 0  # whoever knew where it lay cannot tell which one was kept
        if other == objective:
            insort(state.hands[seat], other)
        else:
            put_under(state, other, seat)
    state.scouted = []
    state.pending[-1] = ENDING[seat]
    tell(events.KEPT_NONE if objective < 0 else events.KEPT, seat)
    settle(state, tell)


def end(state: State, tell: Tell) -> None:
    """The player is done: without an action, without the hassle's nut, or before the Automa's turn."""
    seat = state.turn
    if state.pending[-1].kind != "end":
        state.pending[-1] = ENDING[seat]
        tell(events.PASSED, seat)
    if state.level:
        automa.begin(state, tell)
    settle(state, tell)
