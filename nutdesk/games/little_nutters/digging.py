"""The patch phase: searching, digging, excavating, and the abilities that go with it."""

from __future__ import annotations

from bisect import insort
from typing import Final

from nutdesk.core.game import Tell
from nutdesk.core.moves import Choice
from nutdesk.games.little_nutters import events
from nutdesk.games.little_nutters.actions import Dig, Discard, Excavate, Peek, Search, Skip, Stop, Trade
from nutdesk.games.little_nutters.agenda import does, run, wait
from nutdesk.games.little_nutters.parts import EFFECTS, FACE, HARMLESS, IS_DEFENCE, NUT
from nutdesk.games.little_nutters.state import Op, State
from nutdesk.games.little_nutters.turn import (
    ON,
    QUESTIONS,
    cannot_be_stopped,
    discard,
    drop,
    excavate_cost,
    over,
    search_cost,
    store,
    to_play,
)
from nutdesk.games.little_nutters.vocabulary import AFTER_DIG, ASK, DRAW, FINISH, STOP

FOR_SEARCH: Final = 0
FOR_EXCAVATION: Final = 1
UNSEEN: Final = -1


def dig(state: State, action: Dig, tell: Tell) -> None:
    """Turn the top card (LN-P2)."""
    patch, seat = action.patch - 1, state.turn
    state.current = patch
    face = lift(state, patch)
    state.dug += 1
    state.found.append(face)
    if face == NUT:
        state.sacks[seat] += 1
        tell(events.NUT_DUG, seat, patch, state.sacks[seat])
        if store(state, seat, tell):
            return
    elif IS_DEFENCE[face]:
        insort(state.hands[seat], face)
        tell(events.DEFENCE_DUG, seat, patch, face)
    else:
        state.table.append(face)
        tell(events.CARD_DUG, seat, patch, face)
        if HARMLESS[face]:
            drop(state, state.table.pop())
            tell(events.NOTHING_HAPPENED, seat, face)
        elif state.beside[seat] and cannot_be_stopped(state, seat):
            drop(state, state.table.pop())
            tell(events.NOT_STOPPED, seat, face)
        else:
            wait(state, Choice(seat, "defend", "LN-T2", (face, -1)))
            return
    if not go_on(state, tell):
        run(state, tell)


def lift(state: State, patch: int) -> int:
    """The top card leaves a patch."""
    *cards, face = state.patches[patch]
    state.patches[patch] = cards
    state.seen[patch] = state.seen[patch][:-1]
    state.touched |= 1 << patch
    state.left = True
    if not cards:
        state.open.remove(patch)
    return face


def go_on(state: State, tell: Tell) -> bool:
    """After a card: the next one, or the end of the patch and of the phase (LN-P4)."""
    patch = state.current
    if state.patches[patch]:
        return wait(state, ON[state.turn])
    return empty(state, patch, tell) or to_play(state)


def empty(state: State, patch: int, tell: Tell) -> bool:
    """A patch is gone; True if it was the last one (LN-E1)."""
    tell(events.PATCH_GONE, patch)
    if any(state.patches):
        return False
    over(state)
    tell(events.NO_PATCH_LEFT)
    return True


def suffer(state: State, face: int, ignored: bool, tell: Tell) -> None:
    """The text of an attack or obstacle happens; an ignored stop is left out (LN-R7)."""
    state.fate = 0
    agenda = state.agenda
    agenda.append((AFTER_DIG, face))
    for code, n in reversed(EFFECTS[face]):
        if not (ignored and code == STOP):
            agenda.append((code, n, face))
    run(state, tell)


@does(AFTER_DIG)
def after_dig(state: State, op: Op, tell: Tell) -> bool:
    """Text first, then an emptied patch is gone, then the dig goes on, or not (LN-R4)."""
    face, seat, fate = op[1], state.turn, state.fate
    if face in state.table:
        state.table.remove(face)
        drop(state, face)
    state.fate = 0
    if not fate:
        return go_on(state, tell)
    tell(events.DIG_STOPPED if fate == 1 else events.TURN_ENDED, seat, face)
    if not state.patches[state.current] and empty(state, state.current, tell):
        return True
    if fate == 1:
        return to_play(state)
    state.agenda.clear()  # what an Extra Paws turn still had to do
    state.agenda.append((FINISH, 0))
    return False


def search(state: State, action: Search, tell: Tell) -> None:
    """Pay, then look (LN-P1)."""
    patch, seat = action.patch - 1, state.turn
    state.current = patch
    cost, ability = search_cost(state, seat)
    state.used |= ability
    if cost:
        _ask_to_pay(state, FOR_SEARCH, patch, cost)
    else:
        look_through(state, seat, patch, tell)
        wait_to_play(state, tell)


def excavate(state: State, action: Excavate, tell: Tell) -> None:
    """Pay, then take the top card (LN-P3)."""
    patch, seat = action.patch - 1, state.turn
    state.current = patch
    cost, ability = excavate_cost(state, seat)
    state.used |= ability
    if cost:
        _ask_to_pay(state, FOR_EXCAVATION, patch, cost)
    elif not (take(state, seat, patch, tell) or go_on(state, tell)):
        run(state, tell)


def _ask_to_pay(state: State, purpose: int, patch: int, cost: int) -> bool:
    return wait(state, Choice(state.turn, "pay", "LN-P3" if purpose else "LN-P1", (purpose, patch, cost)))


def pay(state: State, action: Discard, about: tuple[int, ...], tell: Tell) -> None:
    """One card of the price of searching or excavating."""
    purpose, patch, left = about
    seat, face = state.turn, FACE[action.card]
    discard(state, seat, face)
    tell(events.CARD_DISCARDED, seat, face)
    if left > 1:
        _ask_to_pay(state, purpose, patch, left - 1)
    elif purpose == FOR_SEARCH:
        look_through(state, seat, patch, tell)
        wait_to_play(state, tell)
    elif not (take(state, seat, patch, tell) or go_on(state, tell)):
        run(state, tell)


def wait_to_play(state: State, tell: Tell) -> None:
    if not to_play(state):
        run(state, tell)


def look_through(state: State, seat: int, patch: int, tell: Tell) -> None:
    """A seat sees all cards of a patch; they stay in their order."""
    bit = 1 << seat
    state.seen[patch] = [bits | bit for bits in state.seen[patch]]
    tell(events.SEARCHED, seat, patch)
    tell(events.CARDS_SEEN, seat, patch, tuple(reversed(state.patches[patch])), only=seat)


def take(state: State, seat: int, patch: int, tell: Tell) -> bool:
    """The top card goes unread into the hand, a nut into the sack; True if that wins (LN-P3)."""
    face = lift(state, patch)
    if patch == state.current:
        state.found.append(NUT if face == NUT else UNSEEN)
    if face == NUT:
        state.sacks[seat] += 1
        tell(events.NUT_EXCAVATED, seat, patch)
        return store(state, seat, tell)
    insort(state.hands[seat], face)
    state.murky[seat] += 1
    tell(events.EXCAVATED, seat, patch)
    tell(events.CARD_EXCAVATED, seat, patch, face, only=seat)
    return False


def stop(state: State, action: Stop, tell: Tell) -> None:
    """Enough dug (LN-P4); or enough excavated with a card."""
    tell(events.DIG_ENDED, state.turn)
    wait_to_play(state, tell)


def skip(state: State, action: Skip, tell: Tell) -> None:
    """Every patch is blocked (LN-R1)."""
    tell(events.NOTHING_OPEN, state.turn)
    wait_to_play(state, tell)


def peek(state: State, action: Peek, tell: Tell) -> None:
    """The ability to see another patch's top card (LN-R7)."""
    patch, seat = action.patch - 1, state.turn
    state.used = True
    *below, top = state.seen[patch]
    state.seen[patch] = [*below, top | 1 << seat]
    tell(events.PEEKED, seat, patch)
    tell(events.PEEKED_CARD, seat, patch, state.patches[patch][-1], only=seat)


def trade(state: State, action: Trade, kind: str, tell: Tell) -> None:
    """The ability to discard one and draw one (LN-R7)."""
    seat, face = state.turn, FACE[action.card]
    state.used = True
    discard(state, seat, face)
    tell(events.CARD_DISCARDED, seat, face)
    question = QUESTIONS[kind]
    state.agenda.append((ASK, question + (question == 0 and state.extra)))
    state.agenda.append((DRAW, 1, seat))
    run(state, tell)
