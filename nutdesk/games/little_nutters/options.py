"""Everything that may be done: the predicates, and the lists made of them."""

from __future__ import annotations

from itertools import combinations

from nutdesk.core.moves import Action, Choice
from nutdesk.games.little_nutters.actions import (
    ACCEPT,
    DIGS,
    DISCARDS,
    EXCAVATES,
    IGNORES,
    KEEPS,
    NAMES,
    NULLIFIES,
    PASS,
    PEEKS,
    PICKS,
    PLAYS,
    REPEAT,
    SEARCHES,
    SKIP,
    STOP,
    TAKES,
    TRADES,
    Clear,
)
from nutdesk.games.little_nutters.effects import open_tops, pickable, tops
from nutdesk.games.little_nutters.parts import BLOCK_COST, CAN_ANSWER, FACES, IGNORABLE, IS_FRIEND, NEEDS
from nutdesk.games.little_nutters.parts import NAMES as NAMED
from nutdesk.games.little_nutters.state import State
from nutdesk.games.little_nutters.turn import able, cannot_be_stopped, excavate_cost, search_cost
from nutdesk.games.little_nutters.vocabulary import (
    A_FRIEND,
    A_HAND,
    A_NUT,
    A_STOPPABLE,
    EXCAVATE,
    NEVER,
    OPEN,
    OPEN_TOP,
    PEEK,
    STUBBORN,
    TRADE,
    TWO_TOPS,
)


def can_be_named(state: State, seat: int, need: int) -> bool:
    """Whether a player other than the active one is a legal target (LN-R1)."""
    if seat == state.turn:
        return False
    if need == A_HAND:
        return bool(state.hands[seat])
    if need == A_NUT:
        return state.sacks[seat] > 0
    if need == A_STOPPABLE:
        return not cannot_be_stopped(state, seat)
    return True


def friends(state: State) -> list[tuple[int, int]]:
    """Other players' friends in play, as (seat, face)."""
    return [
        (seat, face)
        for seat in range(state.seats)
        if seat != state.turn
        for face in dict.fromkeys(state.beside[seat])
        if IS_FRIEND[face]
    ]


def is_met(state: State, need: int) -> bool:
    """Whether what a card needs is there (LN-R1)."""
    if need == OPEN:
        return bool(state.open)
    if need == OPEN_TOP:
        return bool(open_tops(state))
    if need == TWO_TOPS:
        return len(tops(state)) > 1
    if need == A_FRIEND:
        return bool(friends(state))
    return any(can_be_named(state, seat, need) for seat in range(state.seats))


def playable(state: State, face: int) -> bool:
    """Whether a card can be played now."""
    needs = NEEDS[face]
    return not needs or (needs[0] != NEVER and all(is_met(state, need) for need in needs))


def can_peek(state: State, seat: int) -> bool:
    """The ability to peek, after at least one card dug (LN-R7)."""
    return state.dug > 0 and able(state, seat, PEEK)


def can_trade(state: State, seat: int) -> bool:
    return bool(state.hands[seat]) and able(state, seat, TRADE)


def can_ignore(state: State, seat: int, face: int) -> bool:
    """Whether the stubborn character can buy off this obstacle's stop (LN-R7)."""
    return IGNORABLE[face] and bool(state.hands[seat]) and able(state, seat, STUBBORN)


def _by_ability(state: State, seat: int, actions: list[Action]) -> list[Action]:
    if state.used or state.sacks[seat] == max(state.sacks):
        return actions
    if can_peek(state, seat):
        actions += [PEEKS[patch] for patch in tops(state)]
    elif can_trade(state, seat):
        actions += [TRADES[face] for face in dict.fromkeys(state.hands[seat])]
    return actions


def _patch(state: State, due: Choice) -> list[Action]:
    seat, patches = due.seat, state.open
    if not patches:
        return _by_ability(state, seat, [SKIP])
    actions: list[Action] = [DIGS[patch] for patch in patches]
    if not state.extra:
        cards = len(state.hands[seat])
        if cards >= search_cost(state, seat)[0]:
            actions += [SEARCHES[patch] for patch in patches]
        if cards >= excavate_cost(state, seat)[0]:
            actions += [EXCAVATES[patch] for patch in patches]
    return _by_ability(state, seat, actions)


def _on(state: State, due: Choice) -> list[Action]:
    seat, patch = due.seat, state.current
    actions: list[Action] = [DIGS[patch], STOP]
    if not state.extra and len(state.hands[seat]) >= excavate_cost(state, seat)[0]:
        actions.append(EXCAVATES[patch])
    return _by_ability(state, seat, actions)


def _play(state: State, due: Choice) -> list[Action]:
    seat = due.seat
    actions: list[Action] = [PLAYS[face] for face in dict.fromkeys(state.hands[seat]) if playable(state, face)]
    actions.append(PASS)
    return _by_ability(state, seat, actions)


def _defend(state: State, due: Choice) -> list[Action]:
    seat, face = due.seat, due.about[0]
    hand = state.hands[seat]
    actions: list[Action] = [NULLIFIES[answer] for answer in CAN_ANSWER[face] if answer in hand]
    if IGNORABLE[face] and can_ignore(state, seat, face):
        actions += [IGNORES[card] for card in dict.fromkeys(hand)]
    actions.append(ACCEPT)
    return actions


def _discard(state: State, due: Choice) -> list[Action]:
    return [DISCARDS[face] for face in dict.fromkeys(state.hands[due.seat])]


def _discard_or_stop(state: State, due: Choice) -> list[Action]:
    actions: list[Action] = [ACCEPT]
    if len(state.hands[due.seat]) >= due.about[0]:
        actions += _discard(state, due)
    return actions


def _name(state: State, due: Choice) -> list[Action]:
    need = NAMED[due.about[0]]
    return [NAMES[seat] for seat in range(state.seats) if can_be_named(state, seat, need)]


def _pick(state: State, due: Choice) -> list[Action]:
    actions: list[Action] = [PICKS[patch] for patch in pickable(state, due.about)]
    if due.about[0] == EXCAVATE:
        actions.append(STOP)  # LN-R5: up to so many
    return actions


def _friend(state: State, due: Choice) -> list[Action]:
    return [TAKES[seat][face] for seat, face in friends(state)]


def _again(state: State, due: Choice) -> list[Action]:
    return [ACCEPT, REPEAT]


def _keep(state: State, due: Choice) -> list[Action]:
    return [KEEPS[face] for face in dict.fromkeys(state.offer)]


LEGAL = {
    "patch": _patch,
    "dig on": _on,
    "play": _play,
    "defend": _defend,
    "pay": _discard,
    "discard": _discard,
    "discard or stop": _discard_or_stop,
    "name": _name,
    "pick": _pick,
    "friend": _friend,
    "again": _again,
    "keep": _keep,
}


def legal(state: State) -> list[Action]:
    """Every action for the choice that is due."""
    if not state.pending:
        return []
    top = state.pending[-1]
    if type(top) is not Choice:
        return []
    return LEGAL[top.kind](state, top)


def may_clear(state: State, seat: int) -> bool:
    """Whether a seat can think of clearing a patch now (LN-P7).

    Not while it is paying with those very cards, nor while a player is being named: the names on offer
    depend on the cards held.
    """
    top = state.pending[-1] if state.pending else None
    if not isinstance(top, Choice) or top.kind == "name":
        return False
    return not (top.seat == seat and top.kind in ("pay", "discard"))


def interrupts(state: State, seat: int) -> list[Action]:
    """The blocked patches that a seat can clear, with every choice of cards."""
    if not may_clear(state, seat):
        return []
    hand = state.hands[seat]
    return [
        Clear(seat, patch + 1, "+".join(FACES[face] for face in faces))
        for patch, block in enumerate(state.blocks)
        if block >= 0
        for faces in dict.fromkeys(combinations(hand, BLOCK_COST[block]))
    ]
