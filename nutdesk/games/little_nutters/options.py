"""What a position allows: prices, abilities, and what is there to be chosen."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from nutdesk.core.moves import Action, Choice
from nutdesk.games.little_nutters import parts, vocabulary
from nutdesk.games.little_nutters.actions import Clear
from nutdesk.games.little_nutters.parts import ABILITY_OF, IGNORABLE, IS_FRIEND, NEEDS, PATCHES, STANDING
from nutdesk.games.little_nutters.state import State
from nutdesk.games.little_nutters.vocabulary import A_HAND, A_NUT, NEVER, OPEN, OPEN_TOP, TWO_TOPS

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
        if code == vocabulary.FREE_SEARCH:
            cost = 0
        elif code == vocabulary.COST_MORE:
            more += n
    if cost and able(state, seat, vocabulary.SCOUT):
        return more, True
    return cost + more, False


def excavate_cost(state: State, seat: int) -> tuple[int, bool]:
    """What excavating costs, and whether the ability makes it so (LN-R5)."""
    cost, more = EXCAVATE_COST, 0
    for face in state.beside[seat]:
        code, n = STANDING[face]
        if code == vocabulary.EXCAVATE_FOR:
            cost = min(cost, n)
        elif code == vocabulary.COST_MORE:
            more += n
    if cost > 1 and able(state, seat, vocabulary.CHEAP):
        return 1 + more, True
    return cost + more, False


def stands(state: State, seat: int, code: int) -> bool:
    """Whether a card with this effect lies beside a seat's Nut Sack."""
    return any(STANDING[face][0] == code for face in state.beside[seat])


def cannot_be_stopped(state: State, seat: int) -> bool:
    """LN-P5."""
    return stands(state, seat, vocabulary.UNSTOPPABLE)


def open_tops(state: State) -> list[int]:
    """Open patches that still have the top card they began the turn with (LN-P6)."""
    touched = state.touched
    return [patch for patch in state.open if not touched >> patch & 1]


def tops(state: State) -> list[int]:
    """All patches, blocked or not, that still have the top card they began the turn with (LN-P6)."""
    touched, patches = state.touched, state.patches
    return [patch for patch in range(PATCHES) if patches[patch] and not touched >> patch & 1]


def standing(state: State) -> list[int]:
    """All patches that are not gone."""
    return [patch for patch in range(PATCHES) if state.patches[patch]]


def pickable(state: State, about: tuple[int, ...]) -> list[int]:
    """The patches that may be picked; about is (word, how many more, those picked already as bits)."""
    word, _, mask = about
    if word == vocabulary.EXCAVATE:
        return open_tops(state)
    if word in (vocabulary.SEARCH, vocabulary.BLOCK):
        patches = state.open
    elif word == vocabulary.SWAP:
        patches = tops(state)
    else:
        patches = standing(state)
    return [patch for patch in patches if not mask >> patch & 1] if mask else patches


def can_be_named(state: State, seat: int, need: int) -> bool:
    """Whether a player other than the active one is a legal target (LN-R1)."""
    if seat == state.turn:
        return False
    if need == A_HAND:
        return bool(state.hands[seat])
    if need == A_NUT:
        return state.sacks[seat] > 0
    if need == vocabulary.A_STOPPABLE:
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
    if need == vocabulary.A_FRIEND:
        return bool(friends(state))
    return any(can_be_named(state, seat, need) for seat in range(state.seats))


def playable(state: State, face: int) -> bool:
    """Whether a card can be played now."""
    needs = NEEDS[face]
    return not needs or (needs[0] != NEVER and all(is_met(state, need) for need in needs))


def can_peek(state: State, seat: int) -> bool:
    """The ability to peek, after at least one card dug (LN-R7)."""
    return state.dug > 0 and able(state, seat, vocabulary.PEEK)


def can_trade(state: State, seat: int) -> bool:
    return bool(state.hands[seat]) and able(state, seat, vocabulary.TRADE)


def can_ignore(state: State, seat: int, face: int) -> bool:
    """Whether the stubborn character can buy off this obstacle's stop (LN-R7)."""
    return IGNORABLE[face] and bool(state.hands[seat]) and able(state, seat, vocabulary.STUBBORN)


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
        Clear(seat, patch + 1, "+".join(parts.FACES[face] for face in faces))
        for patch, block in enumerate(state.blocks)
        if block >= 0
        for faces in dict.fromkeys(combinations(hand, parts.BLOCK_COST[block]))
    ]
