"""The turn: what may be done, and what happens then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.core.game import Options, Tell, hush
from nutdesk.core.moves import Action, Chance, Choice, Luck, Pending
from nutdesk.games.in_the_nuts import events
from nutdesk.games.in_the_nuts.actions import (
    KEEP,
    PICKS,
    PLACES,
    ROLL,
    SENDS,
    STEALS,
    STOP,
    Keep,
    Lay,
    Pick,
    Place,
    Roll,
    Send,
    Steal,
    Stop,
    Store,
)
from nutdesk.games.in_the_nuts.collecting import (
    MOST,
    TO_ROLL,
    TO_STORE,
    go_on,
    loot,
    move_up,
    next_turn,
    steal,
    take,
)
from nutdesk.games.in_the_nuts.parts import (
    ASIDE,
    BELOW,
    DECKS,
    DICE,
    FIELD,
    NUT,
    OPENING,
    PLACE,
    PLAIN,
    RACCOONS,
    REMOVED,
    TOP,
)
from nutdesk.games.in_the_nuts.state import State, blank
from nutdesk.games.in_the_nuts.storing import hold, lays, put, stores

DEALS: Final = {seats: Chance("deal the nuts", cards=len(cards), clause="IN-S2") for seats, cards in DECKS.items()}
THROW: Final = Chance("roll the dice", dice=DICE, clause="IN-T1")

TO_SEND: Final = tuple(Choice(seat, "send", "IN-S3") for seat in range(MOST))
TO_PLACE: Final = tuple(Choice(seat, "place", "IN-T1") for seat in range(MOST))
AGAIN: Final = tuple(Choice(seat, "again", "IN-T2") for seat in range(MOST))

OPEN_FIELDS: Final = tuple(field for field in range(5) if field not in RACCOONS)


def setup(_options: Options, seats: int) -> State:
    """Nothing dealt yet: the deal is the first chance."""
    state = blank(seats)
    state.pending.append(DEALS[seats])
    return state


def legal(state: State) -> list[Action]:
    """Every action for the choice that is due."""
    if not state.pending:
        return []
    top = state.pending[-1]
    if not isinstance(top, Choice):
        return []
    seat, kind = top.seat, top.kind
    if kind == "again":
        actions: list[Action] = [ROLL, STOP]
        if state.jokers[seat]:
            actions += lays(state, seat)
        return actions
    if kind == "place":
        return [PLACES[space] for space in spaces(state)]
    if kind == "roll":
        return [ROLL, *lays(state, seat)] if state.jokers[seat] else [ROLL]
    if kind == "store":
        nut = top.about[0]
        actions = stores(state, seat, nut)
        if nut >= PLAIN:
            actions.append(KEEP)
        return actions
    if kind == "pick":
        display = state.display
        return [PICKS[place] for place in below(state) if display[place] >= 0]
    if kind == "steal":
        return [STEALS[victim][card] for victim, card in loot(state, seat)]
    if kind == "joker":
        return lays(state, seat)
    return [SENDS[field] for field in OPEN_FIELDS if not state.fields[field][seat]]


def spaces(state: State) -> list[int]:
    """The free spaces that the last throw allows (IN-T1)."""
    green, one, other = state.roll
    first, second = green + one, green + other
    free = [] if state.track >> first & 1 else [first]
    if second != first and not state.track >> second & 1:
        free.append(second)
    return free


def below(state: State) -> tuple[int, ...]:
    """The places of the face-up nuts that the field being checked offers."""
    return BELOW[min(state.check, TOP)]


def step(state: State, action: Action, tell: Tell = hush) -> None:
    """Carry out a legal action, or the outcome of chance."""
    STEPS[type(action)](state, action, tell)


def _owed(state: State) -> Choice:
    """The choice that is being answered, taken off the stack."""
    top = state.pending.pop()
    assert type(top) is Choice
    return top


def _luck(state: State, luck: Luck, tell: Tell) -> None:
    if state.pending[-1].kind == THROW.kind:
        _throw(state, luck.values, tell)
    else:
        _deal(state, luck.values, tell)


def _roll(state: State, _: Roll, tell: Tell) -> None:
    state.pending[-1] = THROW


def _stop(state: State, _: Stop, tell: Tell) -> None:
    tell(events.STOPPED, state.turn)
    _end_turn(state, tell)


def _pick(state: State, action: Pick, tell: Tell) -> None:
    take(state, _owed(state).seat, PLACE[action.place], tell)
    go_on(state, tell)


def _steal(state: State, action: Steal, tell: Tell) -> None:
    steal(state, _owed(state).seat, action.victim - 1, action.card - 1, tell)
    go_on(state, tell)


def _store(state: State, action: Store, tell: Tell) -> None:
    owed = _owed(state)
    put(state, owed.seat, owed.about[0], action.card - 1, NUT[action.nut], tell)
    go_on(state, tell)


def _keep(state: State, _: Keep, tell: Tell) -> None:
    owed = _owed(state)
    hold(state, owed.seat, owed.about[0], tell)
    go_on(state, tell)


def _lay(state: State, action: Lay, tell: Tell) -> None:
    owed = _owed(state)
    if owed.kind != "joker":
        state.pending.append(owed)  # laying a joker on one's turn answers nothing
    joker = NUT[action.joker]
    state.jokers[owed.seat].remove(joker)
    put(state, owed.seat, joker, action.card - 1, NUT[action.nut], tell)
    go_on(state, tell)


def _send(state: State, action: Send, tell: Tell) -> None:
    seat, field = _owed(state).seat, FIELD[action.field]
    state.supply[seat] -= 1
    state.fields[field][seat] += 1
    tell(events.SENT, seat, field)


def _deal(state: State, order: tuple[int, ...], tell: Tell) -> None:
    """Four face up, one each, eight aside, the rest is the pile; then the opening is owed (IN-S2, IN-S3)."""
    seats = state.seats
    cards = [DECKS[seats][place] for place in order]
    state.display = cards[:4]
    given, rest = cards[4 : 4 + seats], cards[4 + seats :]
    state.aside, state.pile = rest[:ASIDE][::-1], rest[ASIDE:][::-1]
    owed: list[Pending] = [TO_ROLL[0]]
    for seat in range(seats - 1, 0, -1):
        owed += [TO_SEND[seat]] * OPENING[seat]
    owed += [TO_STORE[seat][given[seat]] for seat in range(seats - 1, -1, -1)]
    state.pending[:] = owed
    if REMOVED[seats]:
        tell(events.REMOVED, seats, REMOVED[seats])
    tell(events.DEALT, len(state.pile))


def _throw(state: State, values: tuple[int, ...], tell: Tell) -> None:
    seat, track = state.turn, state.track
    green, one, other = state.roll = values
    state.throws += 1
    if track >> (green + one) & track >> (green + other) & 1:  # IN-T3
        state.pending.pop()
        tell(events.ROLLED, seat, green, one, other)
        home = track.bit_count()
        state.track = 0
        state.supply[seat] += home
        tell(events.BUSTED, seat, home)
        next_turn(state)
    else:
        state.pending[-1] = TO_PLACE[seat]
        tell(events.ROLLED, seat, green, one, other)


def _place(state: State, action: Place, tell: Tell) -> None:
    seat, space = state.turn, action.space
    state.track |= 1 << space
    state.supply[seat] -= 1
    state.pending[-1] = AGAIN[seat]
    tell(events.PLACED, seat, space)
    if not state.supply[seat]:  # IN-T4
        tell(events.RAN_OUT, seat)
        _end_turn(state, tell)


def _end_turn(state: State, tell: Tell) -> None:
    """Everybody moves up from the track, and the checks begin (IN-T4, IN-C1)."""
    track = state.track
    state.pending.pop()
    move_up(state)
    state.check = 0
    tell(events.MOVED_UP, state.turn, track)
    go_on(state, tell, True)


STEPS: Final[dict[type[Action], Callable[[State, Any, Tell], None]]] = {
    Luck: _luck,
    Roll: _roll,
    Place: _place,
    Stop: _stop,
    Pick: _pick,
    Steal: _steal,
    Store: _store,
    Keep: _keep,
    Lay: _lay,
    Send: _send,
}
