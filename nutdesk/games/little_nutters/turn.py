"""The frame of a turn: abilities, drawing, storing, ending."""

from __future__ import annotations

from bisect import insort
from typing import Final

from nutdesk.core.game import Tell
from nutdesk.core.moves import Chance, Choice
from nutdesk.games.little_nutters import events
from nutdesk.games.little_nutters.agenda import does, wait
from nutdesk.games.little_nutters.parts import ABILITY_OF, IS_WILD, NUT, ONE_TURN, PATIENCE, STANDING
from nutdesk.games.little_nutters.state import Op, State
from nutdesk.games.little_nutters.vocabulary import (
    ASK,
    CHEAP,
    CHOOSE,
    COST_MORE,
    DRAW,
    EXCAVATE_FOR,
    FINISH,
    FREE_SEARCH,
    NEXT,
    OFFER,
    SCOUT,
    SKIP_PATCH,
    TIRELESS,
    UNSTOPPABLE,
)

SEATS: Final = range(6)
PATCH: Final = tuple(Choice(seat, "patch", "LN-P1") for seat in SEATS)
EXTRA: Final = tuple(Choice(seat, "patch", "LN-R5") for seat in SEATS)
ON: Final = tuple(Choice(seat, "dig on", "LN-P4") for seat in SEATS)
PLAY: Final = tuple(Choice(seat, "play", "LN-T1") for seat in SEATS)
KEEP: Final = tuple(Choice(seat, "keep", "LN-R7") for seat in SEATS)

SEARCH_COST: Final = 1  # LN-P1
EXCAVATE_COST: Final = 2  # LN-P3


def able(state: State, seat: int, ability: int) -> bool:
    """Whether a seat's ability works now: its own turn, unused, and somebody has more nuts (LN-S2)."""
    return (
        ABILITY_OF[state.characters[seat]] == ability
        and not state.used
        and seat == state.turn
        and state.sacks[seat] < max(state.sacks)
    )


def search_cost(state: State, seat: int) -> tuple[int, bool]:
    """What searching costs, and whether the ability makes it so (LN-R5)."""
    cost, more = SEARCH_COST, 0
    for face in state.beside[seat]:
        code, n = STANDING[face]
        if code == FREE_SEARCH:
            cost = 0
        elif code == COST_MORE:
            more += n
    if cost and able(state, seat, SCOUT):
        return more, True
    return cost + more, False


def excavate_cost(state: State, seat: int) -> tuple[int, bool]:
    """What excavating costs, and whether the ability makes it so (LN-R5)."""
    cost, more = EXCAVATE_COST, 0
    for face in state.beside[seat]:
        code, n = STANDING[face]
        if code == EXCAVATE_FOR:
            cost = min(cost, n)
        elif code == COST_MORE:
            more += n
    if cost > 1 and able(state, seat, CHEAP):
        return 1 + more, True
    return cost + more, False


def stands(state: State, seat: int, code: int) -> bool:
    """Whether a card with this effect lies beside a seat's Nut Sack."""
    return any(STANDING[face][0] == code for face in state.beside[seat])


def cannot_be_stopped(state: State, seat: int) -> bool:
    """LN-P5."""
    return stands(state, seat, UNSTOPPABLE)


def drop(state: State, face: int) -> None:
    """A card is done with: attacks and obstacles to the forest pile, the rest to the discard pile (LN-R2)."""
    (state.forest if IS_WILD[face] else state.discard).append(face)


def discard(state: State, seat: int, face: int) -> None:
    """A card leaves a hand, open to all."""
    state.hands[seat].remove(face)
    if IS_WILD[face]:
        state.forest.append(face)
        state.murky[seat] -= 1
    else:
        state.discard.append(face)


def store(state: State, seat: int, tell: Tell) -> bool:
    """After a nut came into a sack: whether it wins (LN-S1)."""
    if state.sacks[seat] < state.target:
        return False
    over(state)
    tell(events.WON, seat, state.sacks[seat])
    return True


def over(state: State) -> None:
    state.pending.clear()
    state.agenda.clear()


def rebuild(state: State) -> bool:
    """The discard pile becomes the draw pile (LN-T6)."""
    return wait(state, Chance("rebuild the draw pile", (), len(state.discard), "LN-T6"))


@does(DRAW)
def draw(state: State, op: Op, tell: Tell) -> bool:
    """A seat draws so many cards; a nut goes straight into the sack (LN-T6)."""
    _, n, seat = op
    while n:
        if not state.draw:
            if not state.discard:
                return False
            state.agenda.append((DRAW, n, seat))
            return rebuild(state)
        n -= 1
        face = state.draw.pop()
        if face == NUT:
            state.sunk -= 1
            state.sacks[seat] += 1
            tell(events.NUT_DRAWN, seat)
            if store(state, seat, tell):
                return True
        else:
            insort(state.hands[seat], face)
            tell(events.CARD_DRAWN, seat)
            tell(events.DRAWN_CARD, seat, face, only=seat)
    return False


@does(OFFER)
def offer(state: State, op: Op, tell: Tell) -> bool:
    """Two cards are drawn and one is kept; a nut among them is the one (LN-R7, LN-T6)."""
    _, n, seat, nut = op
    while n:
        if not state.draw:
            if not state.discard:
                break
            state.agenda.append((OFFER, n, seat, nut))
            return rebuild(state)
        n -= 1
        face = state.draw.pop()
        if face == NUT:
            state.sunk -= 1
            state.sacks[seat] += 1
            nut = 1
            tell(events.NUT_DRAWN, seat)
            if store(state, seat, tell):
                return True
        else:
            insort(state.offer, face)
            tell(events.CARD_DRAWN, seat)
            tell(events.DRAWN_CARD, seat, face, only=seat)
    if nut:
        for face in state.offer:
            state.discard.append(face)
            tell(events.CARD_DISCARDED, seat, face)
        state.offer.clear()
        return False
    if len(state.offer) < 2:
        if state.offer:
            insort(state.hands[seat], state.offer.pop())
        return False
    return wait(state, KEEP[seat])


@does(FINISH)
def finish(state: State, op: Op, tell: Tell) -> bool:
    """The card is done with, then one is drawn; after 'end turn' none is (LN-T1, LN-P5)."""
    seat = state.turn
    for face in state.table:
        drop(state, face)
    state.table.clear()
    state.agenda.append((NEXT,))
    draws = op[1]
    if not draws and able(state, seat, TIRELESS):
        state.used = True
        draws = 1
    if draws:
        if able(state, seat, CHOOSE):
            state.used = True
            state.agenda.append((OFFER, 2, seat, 0))
        else:
            state.agenda.append((DRAW, 1, seat))
    return False


@does(NEXT)
def next_turn(state: State, op: Op, tell: Tell) -> bool:
    """What lasted for this turn is discarded, and the next player begins."""
    seat = state.turn
    if state.beside[seat]:
        _expire(state, seat, tell)
    state.idle = 0 if state.left else state.idle + 1
    if state.idle >= PATIENCE * state.seats:  # LN-E1
        over(state)
        tell(events.NOTHING_MOVED)
        return True
    seat = state.turn = (seat + 1) % state.seats
    if not seat:
        state.rounds += 1
    state.current = state.victim = state.fresh = -1
    state.touched = state.dug = state.fate = 0
    state.used = state.left = state.played = state.extra = False
    state.found.clear()
    return begin(state, tell)


def begin(state: State, tell: Tell) -> bool:
    """The first question of a turn."""
    seat = state.turn
    tell(events.TURN_BEGAN, seat)
    if state.beside[seat] and stands(state, seat, SKIP_PATCH):
        tell(events.CRAMPED, seat)
        return wait(state, PLAY[seat])
    return wait(state, PATCH[seat])


def _expire(state: State, seat: int, tell: Tell) -> None:
    beside = state.beside[seat]
    # The newest of two alike is the one put there this turn.
    fresh = len(beside) - 1 - beside[::-1].index(state.fresh) if state.fresh in beside else -1
    for place in range(len(beside) - 1, -1, -1):
        face = beside[place]
        if ONE_TURN[face] and place != fresh:
            del beside[place]
            drop(state, face)
            tell(events.CARD_EXPIRED, seat, face)


def to_play(state: State) -> bool:
    """The patch phase is over: the play phase, unless it was the second patch phase (LN-R5)."""
    if state.played:
        return False
    return wait(state, PLAY[state.turn])


@does(ASK)
def ask_again(state: State, op: Op, tell: Tell) -> bool:
    """Back to the question that an ability interrupted."""
    return wait(state, (PATCH, EXTRA, ON, PLAY)[op[1]][state.turn])


QUESTIONS: Final = {"patch": 0, "dig on": 2, "play": 3}
