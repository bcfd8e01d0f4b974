"""Collecting: the checks after a turn, field by field, until somebody has to choose."""

from __future__ import annotations

from typing import Final

from nutdesk.core.game import Tell
from nutdesk.core.moves import Choice
from nutdesk.games.in_the_nuts import choices, events, parts
from nutdesk.games.in_the_nuts.judging import loot
from nutdesk.games.in_the_nuts.state import ENDED, HANDOUT, JOKERS, NO_CHECK, State
from nutdesk.games.in_the_nuts.storing import fits, hold

FIELD_OF: Final = (*range(parts.TOP + 1), parts.TOP)
"""The field each check looks at: the hand-out looks at the 4-squirrel area once more."""
ENOUGH: Final = (*parts.NEED, parts.NEED[parts.TOP])


def go_on(state: State, tell: Tell, quiet: bool = False) -> None:
    """Go on with open questions and with the checks until somebody has to choose, or the game is over.

    `quiet` is true at the start of the checks: if nothing happens until their end, that is told (IN-C1).
    """
    pending, fields = state.pending, state.fields
    while True:
        if pending:
            top = pending[-1]
            assert type(top) is Choice
            if top.kind != "steal" or loot(state, top.seat):
                return
            pending.pop()
            tell(events.NOBODY_TO_ROB, top.seat)
            continue
        check = state.check
        while check < parts.TOP and max(fields[check]) < parts.NEED[check]:
            check += 1
        if check < JOKERS and max(fields[min(check, parts.TOP)]) >= ENOUGH[check]:
            state.check = check
            quiet = False
            _collect(state, check, tell)
        elif check < JOKERS:
            if quiet:
                quiet = False
                tell(events.NOBODY_COLLECTS)
            if not state.last:
                next_turn(state)
                return
            if check < HANDOUT:
                _rally(state, tell)
            else:
                state.check = JOKERS
        elif not _ask_for_jokers(state):
            state.check = ENDED
            tell(events.ENDED)
            return


def move_up(state: State) -> None:
    """The squirrels of the track go into the 2-squirrel fields over their spaces (IN-T4)."""
    track, seat, fields = state.track, state.turn, state.fields
    for space in parts.SPACES:
        if track >> space & 1:
            fields[parts.OVER[space]][seat] += 1
    state.track = 0


def next_turn(state: State) -> None:
    """The player on the left is next."""
    seat = state.turn = (state.turn + 1) % state.seats
    state.turns += 1
    state.throws = 0
    state.check = NO_CHECK
    state.pending.append(choices.ROLLING[seat])


def _collect(state: State, check: int, tell: Tell) -> None:
    """Give one nut to the first player who has enough squirrels in the field that is checked."""
    field = FIELD_OF[check]
    seat = send_home(state, field, tell, check)
    pending = state.pending
    if field in parts.RACCOONS:
        pending.append(choices.STEALING[seat])
    display = state.display
    if field < parts.TOP and len(parts.BELOW[field]) == 1:
        place = parts.BELOW[field][0]
        if display[place] >= 0:
            take(state, seat, place, tell)
            return
    else:
        for place in parts.BELOW[field]:
            if display[place] >= 0:
                pending.append(choices.PICKING[seat][check])
                return
    tell(events.NO_NUT, seat)


def send_home(state: State, field: int, tell: Tell, check: int) -> int:
    """Return the squirrels of the first player with enough and push the others up; return that player (IN-C3)."""
    here, need, seats = state.fields[field], parts.NEED[field], state.seats
    seat = state.turn
    while here[seat] < need:
        seat = (seat + 1) % seats
    here[seat] -= need
    state.supply[seat] += need
    tell(events.COLLECTED[check], seat, field)
    if field < parts.TOP:
        above = state.fields[parts.UP[field]]
        for other in range(seats):
            squirrels = here[other]
            # Players with enough there are not pushed but collect next; nobody pushes their own.
            if 0 < squirrels < need and other != seat:
                here[other] = 0
                above[other] += squirrels
                tell(events.PUSHED if need == parts.NEED[0] else events.PUSHED_TO_TOP, other, squirrels, field)
    return seat


def take(state: State, seat: int, place: int, tell: Tell) -> None:
    """Take a face-up nut, replace it at once, and ask where to store it."""
    nut = state.display[place]
    state.display[place] = parts.EMPTY
    state.pending.append(choices.STORING[seat][nut])
    tell(events.TOOK_FOR[state.check], seat, nut, place)
    pile = state.pile
    if pile:
        state.display[place] = pile.pop()
        tell(events.TURNED, state.display[place], place)
        if not pile and not state.last:
            state.last = True
            state.pile, state.aside = state.aside, []
            tell(events.PILE_USED_UP)
    else:
        tell(events.STAYS_EMPTY, place)
    ask_to_store(state, seat, nut, tell)


def ask_to_store(state: State, seat: int, nut: int, tell: Tell) -> None:
    """Ask where to store the nut if it fits; otherwise keep a joker, and lose a plain nut (IN-N1)."""
    if fits(state, seat, nut):
        return
    state.pending.pop()
    if nut < parts.PLAIN:
        state.box[nut] += 1
        tell(events.WASTED, seat, nut)
    else:
        hold(state, seat, nut, tell)


def steal(state: State, thief: int, victim: int, card: int, tell: Tell) -> None:
    """Take a plain nut off a storage card, move David to its owner, and ask where to store it."""
    at = victim * parts.CARDS + card
    nut = state.kinds[at]
    assert parts.EMPTY < nut < parts.FULL
    state.lying[at] -= 1
    if not state.lying[at]:
        state.kinds[at] = parts.EMPTY
    state.pending.append(choices.STORING[thief][nut])
    tell(events.STOLE, thief, victim, nut)
    state.david = victim
    tell(events.DAVID_MOVED, victim)
    ask_to_store(state, thief, nut, tell)


def _rally(state: State, tell: Tell) -> None:
    """In the last turn every squirrel left goes to the 4-squirrel area for the hand-out (IN-E1)."""
    top = state.fields[parts.TOP]
    for field in state.fields[: parts.TOP]:
        for seat, squirrels in enumerate(field):
            top[seat] += squirrels
            field[seat] = 0
    state.check = HANDOUT
    tell(events.RALLIED)


def _ask_for_jokers(state: State) -> bool:
    """Ask the next player who keeps a joker that can be stored (IN-E2)."""
    for seat in state.order():
        for joker in state.jokers[seat]:
            if fits(state, seat, joker):
                state.pending.append(choices.LAYING[seat])
                return True
    return False
