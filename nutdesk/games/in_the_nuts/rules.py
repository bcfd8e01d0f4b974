"""The turn: doing what may be done, and what can be told of it beforehand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.core.game import FINE, Options, Ruling, Tell, hush
from nutdesk.core.moves import Action, Choice, Luck, Pending
from nutdesk.core.words import say
from nutdesk.games.in_the_nuts import actions as act
from nutdesk.games.in_the_nuts import choices, events
from nutdesk.games.in_the_nuts.collecting import go_on, move_up, next_turn, steal, take
from nutdesk.games.in_the_nuts.parts import ASIDE, DECKS, FIELD, NUT, OPENING, PLACE, REMOVED
from nutdesk.games.in_the_nuts.state import State, blank
from nutdesk.games.in_the_nuts.storing import hold, put

TURNS_A_NUT: Final = Ruling(True, barrier=say("a nut card is turned up"))


def setup(_options: Options, seats: int) -> State:
    """Nothing dealt yet: the deal is the first chance."""
    state = blank(seats)
    state.pending.append(choices.DEALS[seats])
    return state


def step(state: State, action: Action, tell: Tell = hush) -> None:
    """Carry out a legal action, or the outcome of chance."""
    STEPS[type(action)](state, action, tell)


def _owed(state: State) -> Choice:
    """The choice that is being answered, taken off the stack."""
    top = state.pending.pop()
    assert type(top) is Choice
    return top


def _luck(state: State, luck: Luck, tell: Tell) -> None:
    if state.pending[-1].kind == choices.THROW.kind:
        _throw(state, luck.values, tell)
    else:
        _deal(state, luck.values, tell)


def _roll(state: State, _: act.Roll, tell: Tell) -> None:
    state.pending[-1] = choices.THROW


def _stop(state: State, _: act.Stop, tell: Tell) -> None:
    tell(events.STOPPED, state.turn)
    _end_turn(state, tell)


def _pick(state: State, action: act.Pick, tell: Tell) -> None:
    take(state, _owed(state).seat, PLACE[action.place], tell)
    go_on(state, tell)


def _steal(state: State, action: act.Steal, tell: Tell) -> None:
    steal(state, _owed(state).seat, action.victim - 1, action.card - 1, tell)
    go_on(state, tell)


def _store(state: State, action: act.Store, tell: Tell) -> None:
    owed = _owed(state)
    put(state, owed.seat, owed.about[0], action.card - 1, NUT[action.nut], tell)
    go_on(state, tell)


def _keep(state: State, _: act.Keep, tell: Tell) -> None:
    owed = _owed(state)
    hold(state, owed.seat, owed.about[0], tell)
    go_on(state, tell)


def _lay(state: State, action: act.Lay, tell: Tell) -> None:
    owed = _owed(state)
    if owed.kind != "joker":
        state.pending.append(owed)  # laying a joker on one's turn answers nothing
    joker = NUT[action.joker]
    state.jokers[owed.seat].remove(joker)
    put(state, owed.seat, joker, action.card - 1, NUT[action.nut], tell)
    go_on(state, tell)


def _send(state: State, action: act.Send, tell: Tell) -> None:
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
    owed: list[Pending] = [choices.ROLLING[0]]
    for seat in range(seats - 1, 0, -1):
        owed += [choices.SENDING[seat]] * OPENING[seat]
    owed += [choices.STORING[seat][given[seat]] for seat in range(seats - 1, -1, -1)]
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
        state.pending[-1] = choices.PLACING[seat]
        tell(events.ROLLED, seat, green, one, other)


def _place(state: State, action: act.Place, tell: Tell) -> None:
    seat, space = state.turn, action.space
    state.track |= 1 << space
    state.supply[seat] -= 1
    state.pending[-1] = choices.DECIDING[seat]
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
    act.Roll: _roll,
    act.Place: _place,
    act.Stop: _stop,
    act.Pick: _pick,
    act.Steal: _steal,
    act.Store: _store,
    act.Keep: _keep,
    act.Lay: _lay,
    act.Send: _send,
}


def judge(state: State, action: Action) -> Ruling:
    """The ruling on an action of the seat that is to choose, and whether it turns up a card."""
    ruling = choices.KINDS.judge(state, action)
    if ruling is not FINE:
        return ruling
    # What comes up by itself afterwards depends on what everybody sees, up to the first card that is turned.
    after = state.copy()
    step(after, action)
    if len(after.pile) + len(after.aside) < len(state.pile) + len(state.aside):
        return TURNS_A_NUT
    return FINE
