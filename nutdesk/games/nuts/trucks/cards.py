"""Bonus cards: what playing and using one does (NT-9)."""

from __future__ import annotations

from typing import Any, Final

from nutdesk.core.game import Tell
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.parts import NUT, NUT_KINDS, NUTS, OLD
from nutdesk.games.nuts.trucks import events, turn
from nutdesk.games.nuts.trucks.choices import ANSWERING, DEALING, USING
from nutdesk.games.nuts.trucks.options import OPTIONS, offered
from nutdesk.games.nuts.trucks.parts import CARD, HALVES, SPENDS, TIMES
from nutdesk.games.nuts.trucks.run import go_on, spin
from nutdesk.games.nuts.trucks.state import State

GIFTS: Final = frozenset(NUTS)
"""Halves that simply give a nut."""


def play(state: State, seat: int, action: do.Card, tell: Tell) -> None:
    """Discard the card and open what its half asks for, or carry it out at once."""
    card = CARD[action.card]
    half = HALVES[card][action.half - 1]
    state.hands[seat].remove(card)
    state.discards.append(card)
    state.left -= half in SPENDS
    if half == "no-limits":
        state.unlimited = True
    elif half not in GIFTS:
        state.half, state.uses, state.last = half, TIMES.get(half, 1), -1
        state.pending.append(USING[half][seat])
    tell(events.CARD_PLAYED, seat, half)
    if half in GIFTS:
        state.nuts[seat][NUT[half]] += 1
        tell(events.GIVEN, seat, NUT[half])
    if not state.half:
        go_on(state, tell)


def use(state: State, seat: int, action: Any, tell: Tell) -> None:
    """Use the card in play once; when it is used up, or cannot be used any more, the turn goes on."""
    if isinstance(action, do.Done):
        _finish(state, tell)
        return
    if state.half == "trade" and not OLD:
        _bargain(state, seat, action, tell)
        return
    state.uses -= 1
    done = not state.uses
    if isinstance(action, do.Fork):
        turn.step_fork(state, seat, action, tell)
    elif isinstance(action, do.Lure):
        state.squirrel, state.fed = action.column - 1, True
        tell(events.LURED, seat, action.column)
    elif isinstance(action, do.Take):
        state.last = NUT[action.nut]
        state.nuts[seat][state.last] += 1
        tell(events.GIVEN, seat, state.last)
    elif isinstance(action, do.Exchange | do.Trade):
        _swap(state, seat, action, tell)
    else:
        if isinstance(action, do.Spin):
            if state.half == "turn":
                spin(state, action.column - 1, tell)
            state.last = action.column - 1
        turn.FLOOR_STEPS[type(action)](state, seat, action, tell)
    if done or not OPTIONS[state.half](state, seat):
        _finish(state, tell)


def _bargain(state: State, seat: int, action: Any, tell: Tell) -> None:
    """A trade: put together nut by nut, offered once, accepted or declined."""
    if isinstance(action, do.Trade):
        give, take = (tuple(int(NUT[name] == nut) for nut in range(NUT_KINDS)) for name in (action.give, action.take))
        state.deal = (action.player - 1, give, take)
        state.pending[-1] = DEALING[seat]
        return
    other, give, take = offered(state)
    if isinstance(action, do.Give | do.Ask):
        nut, gives = NUT[action.nut], isinstance(action, do.Give)
        more = tuple(number + (kind == nut) for kind, number in enumerate(give if gives else take))
        state.deal = (other, more, take) if gives else (other, give, more)
        return
    if isinstance(action, do.Offer):
        state.pending[-1] = ANSWERING[other]
        tell(events.OFFERED, seat, other, give, take)
        return
    if isinstance(action, do.Accept):
        swap(state)
        tell(events.ACCEPTED, other, state.turn, give, take)
    else:
        tell(events.DECLINED, other)
    state.deal = None
    _finish(state, tell)


def swap(state: State) -> None:
    """The nuts of the offer change hands."""
    other, give, take = offered(state)
    for nut, (gone, come) in enumerate(zip(give, take, strict=True)):
        state.nuts[state.turn][nut] += come - gone
        state.nuts[other][nut] += gone - come


def _swap(state: State, seat: int, action: do.Exchange | do.Trade, tell: Tell) -> None:
    give, take = NUT[action.give], NUT[action.take]
    state.nuts[seat][give] -= 1
    state.nuts[seat][take] += 1
    if isinstance(action, do.Trade):
        other = action.player - 1
        state.nuts[other][give] += 1
        state.nuts[other][take] -= 1
        tell(events.TRADED, seat, other, give, take)
    else:
        tell(events.EXCHANGED, seat, give, take)


def _finish(state: State, tell: Tell) -> None:
    state.pending.pop()
    state.half, state.uses, state.last = "", 0, -1
    go_on(state, tell)
