"""What the words of cards do to the table."""

from __future__ import annotations

from bisect import insort

from nutdesk.core.game import Tell
from nutdesk.core.moves import Chance, Choice
from nutdesk.games.little_nutters import events
from nutdesk.games.little_nutters.agenda import does, wait
from nutdesk.games.little_nutters.parts import IS_FRIEND, IS_WILD, NUT, PATCHES
from nutdesk.games.little_nutters.state import Op, State
from nutdesk.games.little_nutters.turn import EXTRA, drop, store
from nutdesk.games.little_nutters.vocabulary import (
    ALL_DISCARD,
    BLOCK,
    BURY,
    DIG_AGAIN,
    DISCARD,
    DISCARDS,
    DRAW,
    DRAWS,
    END,
    EXCAVATE,
    FRIENDS_LEAVE,
    LOSE,
    LOSING,
    MIX,
    NUT_ONTO,
    PASSES,
    PAY_OR_STOP,
    SEARCH,
    SHUFFLE_PATCH,
    SINK,
    SINK_OWN,
    STEAL,
    STOP,
    SWAP,
    TAKE_FRIEND,
    TARGET_DISCARDS,
    TARGET_DRAWS,
)


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
    if word == EXCAVATE:
        return open_tops(state)
    if word in (SEARCH, BLOCK):
        patches = state.open
    elif word == SWAP:
        patches = tops(state)
    else:
        patches = standing(state)
    return [patch for patch in patches if not mask >> patch & 1] if mask else patches


def ask_for_patch(state: State, word: int, n: int, mask: int, clause: str) -> bool:
    """Ask the player for a patch; False if there is none to pick."""
    about = (word, n, mask)
    if not n or not pickable(state, about):
        return False
    return wait(state, Choice(state.turn, "pick", clause, about))


@does(STOP)
def stop_dig(state: State, op: Op, tell: Tell) -> bool:
    state.fate = max(state.fate, 1)
    return False


@does(END)
def end_turn(state: State, op: Op, tell: Tell) -> bool:
    state.fate = 2
    return False


@does(BURY)
def bury_nut(state: State, op: Op, tell: Tell) -> bool:
    """Night Owl: the nut goes under the patch, in sight of all (LN-R4)."""
    seat, patch = state.turn, state.current
    if state.sacks[seat]:
        state.sacks[seat] -= 1
        if not state.patches[patch]:
            insort(state.open, patch)
        state.patches[patch] = [NUT, *state.patches[patch]]
        state.seen[patch] = [everybody(state), *state.seen[patch]]
        tell(events.NUT_BURIED, seat, patch)
    return False


def everybody(state: State) -> int:
    return (1 << state.seats) - 1


@does(LOSE)
def you_lose(state: State, op: Op, tell: Tell) -> bool:
    state.agenda.append((LOSING, op[1], state.turn, -1))
    return False


@does(PASSES)
def neighbour_takes(state: State, op: Op, tell: Tell) -> bool:
    state.agenda.append((LOSING, op[1], state.turn, (state.turn + 1) % state.seats))
    return False


@does(LOSING)
def lose(state: State, op: Op, tell: Tell) -> bool:
    """A seat loses random cards, one by one, to the pile or to a taker (LN-R1)."""
    _, n, seat, taker = op
    hand = state.hands[seat]
    if not n or not hand:
        return False
    state.agenda.append((LOSING, n - 1, seat, taker))
    return wait(state, Chance("a random card", (), len(hand), "LN-R1", (seat, taker)))


@does(DISCARDS)
def you_discard(state: State, op: Op, tell: Tell) -> bool:
    state.agenda.append((DISCARD, op[1], state.turn, op[2]))
    return False


@does(TARGET_DISCARDS)
def target_discards(state: State, op: Op, tell: Tell) -> bool:
    state.agenda.append((DISCARD, op[1], state.victim, op[2]))
    return False


@does(ALL_DISCARD)
def all_discard(state: State, op: Op, tell: Tell) -> bool:
    """Everyone chooses, the player first (LN-R6)."""
    for step in range(state.seats - 1, -1, -1):
        state.agenda.append((DISCARD, op[1], (state.turn + step) % state.seats, op[2]))
    return False


@does(DISCARD)
def must_discard(state: State, op: Op, tell: Tell) -> bool:
    """A seat chooses cards to discard, one by one, as many as there are (LN-R1)."""
    _, n, seat, face = op
    if not n or not state.hands[seat]:
        return False
    return wait(state, Choice(seat, "discard", "LN-R1", (n, face)))


@does(PAY_OR_STOP)
def pay_or_stop(state: State, op: Op, tell: Tell) -> bool:
    """Boulder (LN-R4)."""
    _, n, face = op
    if len(state.hands[state.turn]) < n:
        state.fate = max(state.fate, 1)
        return False
    return wait(state, Choice(state.turn, "discard or stop", "LN-R4", (n, face)))


@does(SHUFFLE_PATCH)
def shuffle_patch(state: State, op: Op, tell: Tell) -> bool:
    """Sinkhole; a single card is not shuffled (LN-R3)."""
    cards = len(state.patches[state.current])
    if cards < 2:
        return False
    return wait(state, Chance("shuffle the patch", (), cards, "LN-R3", (state.current,)))


@does(BLOCK)
def block(state: State, op: Op, tell: Tell) -> bool:
    """An obstacle blocks its own patch if cards are left, a trouble card one that is picked (LN-P7)."""
    _, n, face = op
    if not IS_WILD[face]:
        return ask_for_patch(state, BLOCK, 1, 0, "LN-P7")
    if state.patches[state.current]:
        put_block(state, state.current, face, n, tell)
    return False


def put_block(state: State, patch: int, face: int, n: int, tell: Tell) -> None:
    state.table.remove(face)
    state.blocks[patch] = face
    state.open.remove(patch)
    tell(events.PATCH_BLOCKED, face, patch, n)


@does(EXCAVATE)
def excavate_free(state: State, op: Op, tell: Tell) -> bool:
    """Up to so many top cards of different open patches, one by one (LN-R5)."""
    return ask_for_patch(state, EXCAVATE, op[1], 0, "LN-R5")


@does(SEARCH)
def search_free(state: State, op: Op, tell: Tell) -> bool:
    """So many different open patches (LN-R5)."""
    return ask_for_patch(state, SEARCH, op[1], op[3] if len(op) > 3 else 0, "LN-R5")


@does(SWAP)
def swap_tops(state: State, op: Op, tell: Tell) -> bool:
    return len(tops(state)) > 1 and ask_for_patch(state, SWAP, 2, 0, "LN-P6")


@does(MIX)
def mix_patches(state: State, op: Op, tell: Tell) -> bool:
    return len(standing(state)) > 1 and ask_for_patch(state, MIX, 2, 0, "LN-R6")


@does(DIG_AGAIN)
def dig_again(state: State, op: Op, tell: Tell) -> bool:
    """Another patch phase, digging only (LN-R5)."""
    if not state.open:
        return False
    state.extra = True
    state.current = -1
    state.found.clear()
    return wait(state, EXTRA[state.turn])


@does(DRAWS)
def you_draw(state: State, op: Op, tell: Tell) -> bool:
    state.agenda.append((DRAW, op[1], state.turn))
    return False


@does(TARGET_DRAWS)
def target_draws(state: State, op: Op, tell: Tell) -> bool:
    state.agenda.append((DRAW, op[1], state.victim))
    return False


@does(TAKE_FRIEND)
def take_friend(state: State, op: Op, tell: Tell) -> bool:
    """The friend moves beside one's own sack and works at once (LN-R6)."""
    friend, seat, owner = op[1], state.turn, state.victim
    state.beside[owner].remove(friend)
    state.beside[seat].append(friend)
    tell(events.FRIEND_TAKEN, seat, owner, friend)
    return False


@does(FRIENDS_LEAVE)
def friends_leave(state: State, op: Op, tell: Tell) -> bool:
    for seat in range(state.seats):
        for face in [face for face in state.beside[seat] if IS_FRIEND[face]]:
            state.beside[seat].remove(face)
            drop(state, face)
            tell(events.FRIEND_LEFT, seat, face)
    return False


@does(STEAL)
def steal_nut(state: State, op: Op, tell: Tell) -> bool:
    seat, victim = state.turn, state.victim
    if not state.sacks[victim]:
        return False
    state.sacks[victim] -= 1
    state.sacks[seat] += 1
    tell(events.NUT_STOLEN, seat, victim)
    return store(state, seat, tell)


@does(SINK)
def sink_nut(state: State, op: Op, tell: Tell) -> bool:
    return _sink(state, state.victim, tell)


@does(SINK_OWN)
def sink_own_nut(state: State, op: Op, tell: Tell) -> bool:
    return _sink(state, state.turn, tell)


def _sink(state: State, seat: int, tell: Tell) -> bool:
    """A nut goes into the draw pile, which is shuffled afterwards (LN-R6)."""
    if state.sacks[seat]:
        state.sacks[seat] -= 1
        state.draw.append(NUT)
        state.sunk += 1
        tell(events.NUT_SUNK, seat)
    return False


@does(NUT_ONTO)
def nut_onto_patch(state: State, op: Op, tell: Tell) -> bool:
    return bool(state.sacks[state.victim]) and ask_for_patch(state, NUT_ONTO, 1, 0, "LN-R6")
