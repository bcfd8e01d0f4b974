"""The play phase: a card, its target, the answer, the outcome."""

from __future__ import annotations

from bisect import insort

from nutdesk.core.game import Tell
from nutdesk.core.moves import Chance, Choice
from nutdesk.games.little_nutters import events
from nutdesk.games.little_nutters.actions import (
    Accept,
    Clear,
    Discard,
    Ignore,
    Keep,
    Name,
    Nullify,
    Pass,
    Pick,
    Play,
    Repeat,
    Take,
)
from nutdesk.games.little_nutters.agenda import does, run, wait
from nutdesk.games.little_nutters.digging import empty, go_on, look_through, suffer, take
from nutdesk.games.little_nutters.effects import everybody, put_block
from nutdesk.games.little_nutters.parts import (
    BLOCK_COST,
    EFFECTS,
    FACE,
    IS_WILD,
    NAMES,
    NEEDS,
    NUT,
    OUTCOMES,
    STAYS,
    SYMBOL_OF,
)
from nutdesk.games.little_nutters.state import Op, State
from nutdesk.games.little_nutters.turn import able, discard, drop, rebuild
from nutdesk.games.little_nutters.vocabulary import (
    A_FRIEND,
    AGAIN,
    ANYTHING,
    BLOCK,
    DISCARD,
    EXCAVATE,
    FINISH,
    MIX,
    PUT_BACK,
    SEARCH,
    SELECT,
    SWAP,
    TAKE_FRIEND,
)


def play(state: State, action: Play, tell: Tell) -> None:
    """A card is put on the table; one that is against somebody asks whom first (LN-T1)."""
    seat, face = state.turn, FACE[action.card]
    state.hands[seat].remove(face)
    state.table.append(face)
    state.played = True
    tell(events.CARD_PLAYED, seat, face)
    if NAMES[face] != ANYTHING:
        wait(state, Choice(seat, "name", "LN-R1", (face,)))
    elif A_FRIEND in NEEDS[face]:
        wait(state, Choice(seat, "friend", "LN-R6", (face,)))
    else:
        resolve(state, face, -1, tell)


def play_nothing(state: State, action: Pass, tell: Tell) -> None:
    tell(events.NOTHING_PLAYED, state.turn)
    state.agenda.append((FINISH, 1))
    run(state, tell)


def name(state: State, action: Name, face: int, tell: Tell) -> None:
    """The named player is asked, whatever the hand holds (LN-T2).

    An answer must not tell by its time what the hand holds either: whoever plays for a seat here, a bot or a rule
    of the desk, takes as long for "let it happen" as for a defence card, also where nothing else is legal.
    """
    target = state.victim = action.player - 1
    tell(events.PLAYER_NAMED, state.turn, target)
    wait(state, Choice(target, "defend", "LN-T2", (face, state.turn)))


def take_friend(state: State, action: Take, face: int, tell: Tell) -> None:
    """The friend's owner is asked (LN-T2)."""
    owner = state.victim = action.player - 1
    friend = FACE[action.card]
    tell(events.FRIEND_NAMED, state.turn, owner, friend)
    wait(state, Choice(owner, "defend", "LN-T2", (face, state.turn, friend)))


def nullify(state: State, action: Nullify, about: tuple[int, ...], seat: int, tell: Tell) -> None:
    """The answered card is discarded without effect (LN-T5)."""
    face, defence = about[0], FACE[action.card]
    discard(state, seat, defence)
    state.table.remove(face)
    drop(state, face)
    tell(events.NULLIFIED, seat, face, defence)
    if IS_WILD[face]:
        if go_on(state, tell):
            return
    else:
        state.agenda.append((FINISH, 1))
    run(state, tell)


def ignore(state: State, action: Ignore, about: tuple[int, ...], tell: Tell) -> None:
    """The stubborn character digs on (LN-R7)."""
    seat, face, paid = state.turn, about[0], FACE[action.card]
    state.used = True
    discard(state, seat, paid)
    tell(events.STOP_IGNORED, seat, face, paid)
    suffer(state, face, True, tell)


def accept(state: State, action: Accept, due: Choice, tell: Tell) -> None:
    """No defence: it happens. Also: no card for the boulder, and the symbol stands."""
    about = due.about
    if due.kind == "defend":
        tell(events.LET_HAPPEN, due.seat)
        if IS_WILD[about[0]]:
            suffer(state, about[0], False, tell)
        else:
            resolve(state, about[0], about[2] if len(about) > 2 else -1, tell)
    elif due.kind == "again":
        _bring(state, about[0], about[1])
        run(state, tell)
    else:
        state.fate = max(state.fate, 1)
        run(state, tell)


def resolve(state: State, face: int, friend: int, tell: Tell) -> None:
    """A played card does what it says, then it is discarded unless it stays (LN-T3)."""
    seat, agenda = state.turn, state.agenda
    agenda.append((FINISH, 1))
    if STAYS[face]:
        owner = seat if STAYS[face] == "own" else state.victim
        state.table.remove(face)
        state.beside[owner].append(face)
        if owner == seat:
            state.fresh = face
        tell(events.CARD_STAYS, owner, face)
    elif OUTCOMES[face]:
        agenda.append((PUT_BACK,))
        agenda.append((SELECT, face))
    else:
        for code, n in reversed(EFFECTS[face]):
            agenda.append((code, friend if code == TAKE_FRIEND else n, face))
    run(state, tell)


@does(SELECT)
def select(state: State, op: Op, tell: Tell) -> bool:
    """Random selection: turn cards until a symbol matches (LN-T4)."""
    face, seat = op[1], state.turn
    outcomes = OUTCOMES[face]
    while True:
        if not state.draw:
            if not state.discard:
                return False
            state.agenda.append(op)
            return rebuild(state)
        card = state.draw.pop()
        state.turned.append(card)
        symbol = SYMBOL_OF[card]
        if symbol >= 0 and outcomes[symbol]:
            break
        if card == NUT:
            state.sunk -= 1
        tell(events.NO_MATCH, seat, card)
    tell(events.SYMBOL_TURNED, seat, card, face)
    if able(state, seat, AGAIN):
        return wait(state, Choice(seat, "again", "LN-R7", (face, symbol)))
    _bring(state, face, symbol)
    return False


def _bring(state: State, face: int, symbol: int) -> None:
    outcome = OUTCOMES[face][symbol]
    assert outcome is not None
    for code, n in reversed(outcome.does):
        state.agenda.append((code, n, face))


def repeat(state: State, action: Repeat, face: int, tell: Tell) -> None:
    """The second selection stands (LN-R7)."""
    state.used = True
    tell(events.SELECTION_REPEATED, state.turn)
    state.agenda.append((SELECT, face))
    run(state, tell)


@does(PUT_BACK)
def put_back(state: State, op: Op, tell: Tell) -> bool:
    """Turned cards go back and the pile is shuffled (LN-T4)."""
    if not state.turned:
        return False
    for card in state.turned:
        state.draw.append(card)
        if card == NUT:
            state.sunk += 1
    state.turned.clear()
    return wait(state, Chance("shuffle the draw pile", (), len(state.draw), "LN-T4"))


def pick(state: State, action: Pick, about: tuple[int, ...], tell: Tell) -> None:
    """A patch for a card; some cards want several, one by one."""
    word, n, mask = about
    patch, seat = action.patch - 1, state.turn
    if word == EXCAVATE:
        if take(state, seat, patch, tell) or (not state.patches[patch] and empty(state, patch, tell)):
            return
        state.agenda.append((EXCAVATE, n - 1, 0))
    elif word == SEARCH:
        look_through(state, seat, patch, tell)
        state.agenda.append((SEARCH, n - 1, 0, mask | 1 << patch))
    elif word == BLOCK:
        face = state.table[-1]
        put_block(state, patch, face, BLOCK_COST[face], tell)
    elif word not in (SWAP, MIX):
        state.sacks[state.victim] -= 1
        state.patches[patch] = [*state.patches[patch], NUT]
        state.seen[patch] = [*state.seen[patch], everybody(state)]
        tell(events.NUT_PUT, state.victim, patch)
    elif n > 1:
        wait(state, Choice(seat, "pick", "LN-P6" if word == SWAP else "LN-R6", (word, 1, 1 << patch)))
        return
    else:
        first = mask.bit_length() - 1
        if word == MIX:
            cards = len(state.patches[first]) + len(state.patches[patch])
            wait(state, Chance("mix the patches", (), cards, "LN-R6", (first, patch)))
            return
        for cards_of in (state.patches, state.seen):  # LN-R3: the knowledge moves with the card
            one, two = cards_of[first], cards_of[patch]
            cards_of[first], cards_of[patch] = [*one[:-1], two[-1]], [*two[:-1], one[-1]]
        tell(events.TOPS_SWAPPED, seat, first, patch)
    run(state, tell)


def discard_one(state: State, action: Discard, due: Choice, tell: Tell) -> None:
    """A card the seat has to discard, or the price for digging past a boulder."""
    seat, face = due.seat, FACE[action.card]
    n, cause = due.about
    discard(state, seat, face)
    tell(events.CARD_DISCARDED, seat, face)
    state.agenda.append((DISCARD, n - 1, seat, cause))
    run(state, tell)


def keep(state: State, action: Keep, tell: Tell) -> None:
    """One of two cards goes into the hand, the other to the discard pile (LN-R7)."""
    seat, face = state.turn, FACE[action.card]
    state.offer.remove(face)
    insort(state.hands[seat], face)
    other = state.offer.pop()
    state.discard.append(other)
    tell(events.CARD_KEPT, seat, other)
    run(state, tell)


def clear(state: State, action: Clear, tell: Tell) -> None:
    """Somebody frees a blocked patch; the question that is due stays (LN-P7)."""
    seat, patch = action.seat, action.patch - 1
    faces = tuple(FACE[card] for card in action.cards.split("+"))
    for face in faces:
        discard(state, seat, face)
    drop(state, state.blocks[patch])
    state.blocks[patch] = -1
    insort(state.open, patch)
    tell(events.PATCH_CLEARED, seat, patch, faces)
