"""Bonus cards: which half may be played when, and the choices it opens (NT-9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.core.game import FINE, Ruling, Tell, no
from nutdesk.core.moves import Action, Choice
from nutdesk.core.words import say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.parts import KINDS, NUT, NUTS, OLD
from nutdesk.games.nuts.trucks import events, turn
from nutdesk.games.nuts.trucks.parts import CARD, CARDS, COLUMNS, HALVES, ON_FLOOR, REACH, SPENDS, TIMES
from nutdesk.games.nuts.trucks.run import SEATS, go_on, spin
from nutdesk.games.nuts.trucks.state import Deal, State

GIFTS: Final = frozenset(NUTS)
"""Halves that simply give a nut."""
USING: Final = {
    half: tuple(Choice(seat, half, "NT-8" if half == "fork" else "NT-9") for seat in SEATS)
    for half in ("build", "two-nuts", "lure", "clear", "fork", "turn", "exchange", "slide", "spin", "trade")
}
DEALING: Final = tuple(Choice(seat, "deal", "NT-9") for seat in SEATS)
"""What more is given and asked for, before the offer is made."""
ANSWERING: Final = tuple(Choice(seat, "answer", "NT-9") for seat in SEATS)
ASKS_OTHER: Final = Ruling(True, barrier=say("the other player is asked"))
PLAYS: Final = tuple(tuple(do.Card(name, half + 1) for half in range(2)) for name in CARDS)
EXCHANGES: Final = tuple(tuple(do.Exchange(give, take) for take in NUTS) for give in NUTS)
TRADES: Final = tuple(tuple(tuple(do.Trade(seat + 1, give, take) for take in NUTS) for give in NUTS) for seat in SEATS)


def exchanges(state: State, seat: int) -> list[Action]:
    return [
        EXCHANGES[give][take]
        for give in range(KINDS)
        if state.nuts[seat][give]
        for take in range(KINDS)
        if take != give
    ]


def trades(state: State, seat: int) -> list[Action]:
    """One of mine for one of another kind of somebody else's."""
    mine = [nut for nut in range(KINDS) if state.nuts[seat][nut]]
    return [
        TRADES[other][give][take]
        for other in range(state.seats)
        if other != seat
        for take in range(KINDS)
        if state.nuts[other][take]
        for give in mine
        if give != take
    ]


def additions(state: State, seat: int) -> list[Action]:
    """What can be added to the offer: no kind goes both ways."""
    other, give, take = _deal(state)
    mine, theirs = state.nuts[seat], state.nuts[other]
    more = [do.GIVES[nut] for nut in range(KINDS) if mine[nut] > give[nut] and not take[nut]]
    return [*more, *(do.ASKS[nut] for nut in range(KINDS) if theirs[nut] > take[nut] and not give[nut])]


def _deal(state: State) -> Deal:
    assert state.deal is not None
    return state.deal


def _spins(state: State, seat: int) -> list[Action]:
    return [do.SPINS[column] for column in range(COLUMNS) if column != state.last]


def _takes(state: State, seat: int) -> list[Action]:
    return [do.TAKES[nut] for nut in range(KINDS) if nut != state.last]


OPTIONS: Final[dict[str, Callable[[State, int], list[Action]]]] = {
    "build": lambda state, seat: turn.on_belts(state, turn.CROSS_AT),
    "clear": lambda state, seat: turn.on_belts(state, turn.CLEAR_AT),
    "fork": lambda state, seat: turn.forks(state),
    "slide": lambda state, seat: turn.on_belts(state, turn.SLIDE_AT if OLD else turn.FAR_AT),
    "spin": _spins,
    "turn": _spins,
    "lure": lambda state, seat: list(do.LURES),
    "two-nuts": _takes,
    "exchange": exchanges,
    "trade": trades,
}
"""What a half can be used on now."""
REASONS: Final = {
    "build": no("NT-9", "There is no room for a tile."),
    "clear": no("NT-9", "There is no tile to clear."),
    "fork": no("NT-9", "There is no room for a tile, or none is left."),
    "slide": no("NT-9", "No tile can slide."),
    "exchange": no("NT-9", "You have no boxed nut to exchange."),
    "trade": no("NT-9", "A trade needs a boxed nut of yours and one of another kind of another player."),
}
NO_ACTION: Final = {
    "fork": no("NT-9", "This half changes a Build, and both actions of this turn are used."),
    "slide": no("NT-9", "This half changes a Slide, and both actions of this turn are used."),
}


def judge_card(state: State, seat: int, action: do.Card) -> Ruling:
    """One half of a card in hand, if it may be played now and there is anything to use it on."""
    if action.card not in CARD or CARD[action.card] not in state.hands[seat]:
        return no("NT-9", "You do not hold that bonus card.")
    if action.half not in (1, 2):
        return no("NT-9", "A bonus card has two halves.")
    half = HALVES[CARD[action.card]][action.half - 1]
    if half in ON_FLOOR and state.pending[-1].kind != "configure":
        return no("NT-9", "This half changes the floor: it is played before the factory runs.")
    if half in SPENDS and not state.left:
        return NO_ACTION[half]
    if half == "two-nuts" and any(state.nuts[seat]):
        return no("NT-9", "This half is for an empty warehouse.")
    if half in REASONS and not OPTIONS[half](state, seat):
        return REASONS[half]
    return FINE


def playable(state: State, seat: int) -> list[Action]:
    """The halves that may be played now."""
    found: list[Action] = []
    for card in dict.fromkeys(state.hands[seat]):
        found += [action for action in PLAYS[card] if judge_card(state, seat, action)]
    return found


def judge_use(state: State, seat: int, action: Action) -> Ruling:
    """What a card in play is used on."""
    half = state.half
    if state.deal is not None:
        return _judge_deal(state, seat, action)
    if isinstance(action, do.Done):
        if half in ("build", "clear", "slide", "spin") and state.uses < TIMES[half]:
            return FINE
        return no("NT-9", "Use the card you have played.")
    if type(action) not in KINDS_OF[half]:
        return no("NT-9", "First use the card you have played.")
    if isinstance(action, do.Slide):
        return turn.judge_slide(state, action, 1 if OLD else REACH)
    if type(action) in turn.FLOOR_JUDGES:
        ruling = turn.FLOOR_JUDGES[type(action)](state, action)
        if ruling and isinstance(action, do.Spin) and action.column - 1 == state.last:
            return no("NT-9", "Two different robots spin.", f"robot-{action.column}")
        return ruling
    if isinstance(action, do.Lure):
        return turn.judge_column(action.column)
    if isinstance(action, do.Take):
        if action.nut not in NUT:
            return no("NT-9", "There is no such nut.")
        return no("NT-9", "Two different nuts.") if NUT[action.nut] == state.last else FINE
    if isinstance(action, do.Exchange):
        return FINE if action in exchanges(state, seat) else no("NT-9", "One of your nuts for one of another kind.")
    return FINE if action in trades(state, seat) else REASONS["trade"]


def _judge_deal(state: State, seat: int, action: Action) -> Ruling:
    """The offer is put together, then the other player answers."""
    if state.pending[-1].kind == "answer":
        return FINE if isinstance(action, do.Accept | do.Decline) else no("NT-9", "First answer the offer.")
    if isinstance(action, do.Offer):
        return ASKS_OTHER
    if not isinstance(action, do.Give | do.Ask):
        return no("NT-9", "First make the offer.")
    if action.nut not in NUT:
        return no("NT-9", "There is no such nut.")
    if action in additions(state, seat):
        return FINE
    _, give, take = _deal(state)
    if (take if isinstance(action, do.Give) else give)[NUT[action.nut]]:
        return no("NT-9", "No kind of nut goes both ways.")
    return no("NT-9", "There are no more of these nuts.")


KINDS_OF: Final[dict[str, tuple[type[Action], ...]]] = {
    "build": (do.Cross,),
    "clear": (do.Clear,),
    "fork": (do.Fork,),
    "slide": (do.Slide,),
    "spin": (do.Spin,),
    "turn": (do.Spin,),
    "lure": (do.Lure,),
    "two-nuts": (do.Take,),
    "exchange": (do.Exchange,),
    "trade": (do.Trade,),
}


def legal_use(state: State, seat: int) -> list[Action]:
    if state.deal is not None:
        return [do.ACCEPT, do.DECLINE] if state.pending[-1].kind == "answer" else [*additions(state, seat), do.OFFER]
    found = OPTIONS[state.half](state, seat)
    if judge_use(state, seat, do.DONE):
        found = [*found, do.DONE]
    return found


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
        give, take = (tuple(int(NUT[name] == nut) for nut in range(KINDS)) for name in (action.give, action.take))
        state.deal = (action.player - 1, give, take)
        state.pending[-1] = DEALING[seat]
        return
    other, give, take = _deal(state)
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
    other, give, take = _deal(state)
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
