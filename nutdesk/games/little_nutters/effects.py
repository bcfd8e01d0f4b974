"""What the words of cards do to the table."""

from __future__ import annotations

from bisect import insort

from nutdesk.core.game import Tell
from nutdesk.core.moves import Chance
from nutdesk.games.little_nutters import choices, events, options, vocabulary
from nutdesk.games.little_nutters.agenda import does, wait
from nutdesk.games.little_nutters.parts import IS_FRIEND, IS_WILD, NUT
from nutdesk.games.little_nutters.state import Op, State
from nutdesk.games.little_nutters.turn import drop, store


def ask_for_patch(state: State, word: int, n: int, mask: int, clause: str) -> bool:
    """Ask the player for a patch; False if there is none to pick."""
    about = (word, n, mask)
    if not n or not options.pickable(state, about):
        return False
    return wait(state, choices.PICK(state.turn, *about, clause=clause))


@does(vocabulary.STOP)
def stop_dig(state: State, op: Op, tell: Tell) -> bool:
    state.fate = max(state.fate, 1)
    return False


@does(vocabulary.END)
def end_turn(state: State, op: Op, tell: Tell) -> bool:
    state.fate = 2
    return False


@does(vocabulary.BURY)
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


@does(vocabulary.LOSE)
def you_lose(state: State, op: Op, tell: Tell) -> bool:
    state.agenda.append((vocabulary.LOSING, op[1], state.turn, -1))
    return False


@does(vocabulary.PASSES)
def neighbour_takes(state: State, op: Op, tell: Tell) -> bool:
    state.agenda.append((vocabulary.LOSING, op[1], state.turn, (state.turn + 1) % state.seats))
    return False


@does(vocabulary.LOSING)
def lose(state: State, op: Op, tell: Tell) -> bool:
    """A seat loses random cards, one by one, to the pile or to a taker (LN-R1)."""
    _, n, seat, taker = op
    hand = state.hands[seat]
    if not n or not hand:
        return False
    state.agenda.append((vocabulary.LOSING, n - 1, seat, taker))
    return wait(state, Chance("a random card", (), len(hand), "LN-R1", (seat, taker)))


@does(vocabulary.DISCARDS)
def you_discard(state: State, op: Op, tell: Tell) -> bool:
    state.agenda.append((vocabulary.DISCARD, op[1], state.turn, op[2]))
    return False


@does(vocabulary.TARGET_DISCARDS)
def target_discards(state: State, op: Op, tell: Tell) -> bool:
    state.agenda.append((vocabulary.DISCARD, op[1], state.victim, op[2]))
    return False


@does(vocabulary.ALL_DISCARD)
def all_discard(state: State, op: Op, tell: Tell) -> bool:
    """Everyone chooses, the player first (LN-R6)."""
    for step in range(state.seats - 1, -1, -1):
        state.agenda.append((vocabulary.DISCARD, op[1], (state.turn + step) % state.seats, op[2]))
    return False


@does(vocabulary.DISCARD)
def must_discard(state: State, op: Op, tell: Tell) -> bool:
    """A seat chooses cards to discard, one by one, as many as there are (LN-R1)."""
    _, n, seat, face = op
    if not n or not state.hands[seat]:
        return False
    return wait(state, choices.DISCARD(seat, n, face))


@does(vocabulary.PAY_OR_STOP)
def pay_or_stop(state: State, op: Op, tell: Tell) -> bool:
    """Boulder (LN-R4)."""
    _, n, face = op
    if len(state.hands[state.turn]) < n:
        state.fate = max(state.fate, 1)
        return False
    return wait(state, choices.DISCARD_OR_STOP(state.turn, n, face))


@does(vocabulary.SHUFFLE_PATCH)
def shuffle_patch(state: State, op: Op, tell: Tell) -> bool:
    """Sinkhole; a single card is not shuffled (LN-R3)."""
    cards = len(state.patches[state.current])
    if cards < 2:
        return False
    return wait(state, Chance("shuffle the patch", (), cards, "LN-R3", (state.current,)))


@does(vocabulary.BLOCK)
def block(state: State, op: Op, tell: Tell) -> bool:
    """An obstacle blocks its own patch if cards are left, a trouble card one that is picked (LN-P7)."""
    _, n, face = op
    if not IS_WILD[face]:
        return ask_for_patch(state, vocabulary.BLOCK, 1, 0, "LN-P7")
    if state.patches[state.current]:
        put_block(state, state.current, face, n, tell)
    return False


def put_block(state: State, patch: int, face: int, n: int, tell: Tell) -> None:
    state.table.remove(face)
    state.blocks[patch] = face
    state.open.remove(patch)
    tell(events.PATCH_BLOCKED, face, patch, n)


@does(vocabulary.EXCAVATE)
def excavate_free(state: State, op: Op, tell: Tell) -> bool:
    """Up to so many top cards of different open patches, one by one (LN-R5)."""
    return ask_for_patch(state, vocabulary.EXCAVATE, op[1], 0, "LN-R5")


@does(vocabulary.SEARCH)
def search_free(state: State, op: Op, tell: Tell) -> bool:
    """So many different open patches (LN-R5)."""
    return ask_for_patch(state, vocabulary.SEARCH, op[1], op[3] if len(op) > 3 else 0, "LN-R5")


@does(vocabulary.SWAP)
def swap_tops(state: State, op: Op, tell: Tell) -> bool:
    return len(options.tops(state)) > 1 and ask_for_patch(state, vocabulary.SWAP, 2, 0, "LN-P6")


@does(vocabulary.MIX)
def mix_patches(state: State, op: Op, tell: Tell) -> bool:
    return len(options.standing(state)) > 1 and ask_for_patch(state, vocabulary.MIX, 2, 0, "LN-R6")


@does(vocabulary.DIG_AGAIN)
def dig_again(state: State, op: Op, tell: Tell) -> bool:
    """Another patch phase, digging only (LN-R5)."""
    if not state.open:
        return False
    state.extra = True
    state.current = -1
    state.found.clear()
    return wait(state, choices.BEGINNING_AGAIN[state.turn])


@does(vocabulary.DRAWS)
def you_draw(state: State, op: Op, tell: Tell) -> bool:
    state.agenda.append((vocabulary.DRAW, op[1], state.turn))
    return False


@does(vocabulary.TARGET_DRAWS)
def target_draws(state: State, op: Op, tell: Tell) -> bool:
    state.agenda.append((vocabulary.DRAW, op[1], state.victim))
    return False


@does(vocabulary.TAKE_FRIEND)
def take_friend(state: State, op: Op, tell: Tell) -> bool:
    """The friend moves beside one's own sack and works at once (LN-R6)."""
    friend, seat, owner = op[1], state.turn, state.victim
    state.beside[owner].remove(friend)
    state.beside[seat].append(friend)
    tell(events.FRIEND_TAKEN, seat, owner, friend)
    return False


@does(vocabulary.FRIENDS_LEAVE)
def friends_leave(state: State, op: Op, tell: Tell) -> bool:
    for seat in range(state.seats):
        for face in [face for face in state.beside[seat] if IS_FRIEND[face]]:
            state.beside[seat].remove(face)
            drop(state, face)
            tell(events.FRIEND_LEFT, seat, face)
    return False


@does(vocabulary.STEAL)
def steal_nut(state: State, op: Op, tell: Tell) -> bool:
    seat, victim = state.turn, state.victim
    if not state.sacks[victim]:
        return False
    state.sacks[victim] -= 1
    state.sacks[seat] += 1
    tell(events.NUT_STOLEN, seat, victim)
    return store(state, seat, tell)


@does(vocabulary.SINK)
def sink_nut(state: State, op: Op, tell: Tell) -> bool:
    return _sink(state, state.victim, tell)


@does(vocabulary.SINK_OWN)
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


@does(vocabulary.NUT_ONTO)
def nut_onto_patch(state: State, op: Op, tell: Tell) -> bool:
    return bool(state.sacks[state.victim]) and ask_for_patch(state, vocabulary.NUT_ONTO, 1, 0, "LN-R6")
