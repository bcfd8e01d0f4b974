"""Between the turns: the deal, bonus cards to keep, the beginning and end of a round, filling order slots."""

from __future__ import annotations

from bisect import insort

from nutdesk.core.game import Tell
from nutdesk.core.moves import Chance
from nutdesk.games.nuts.orders import events, parts
from nutdesk.games.nuts.orders.changes import levels
from nutdesk.games.nuts.orders.choices import HUNGER, KEEPING, PLAYING, shuffle, shuffle_bonus
from nutdesk.games.nuts.orders.judging import last_round
from nutdesk.games.nuts.orders.parts import AT_ORDERS, OPEN
from nutdesk.games.nuts.orders.score import complete_rows
from nutdesk.games.nuts.orders.state import State
from nutdesk.games.nuts.parts import CONVEYORS, NUT_KINDS


def setup(seats: int) -> State:
    """The floor stands, the cards are to be shuffled."""
    wide = parts.columns(seats)
    places = Chance("places", dice=(wide, seats), clause="NU-P2")
    return State(
        seats,
        wide,
        [places, shuffle_bonus(len(parts.BONUS_DECK), 0), shuffle(len(parts.ORDER_DECK), 0, 0)],
        0,
        0,
        0,
        0,
        -1,
        [column % NUT_KINDS for column in range(wide)],
        [0] * CONVEYORS,
        parts.salters(seats),
        [OPEN] * wide,
        [],
        list(parts.ORDER_DECK),
        [],
        list(parts.BONUS_DECK),
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [0] * seats,
        [[0] * NUT_KINDS for _ in range(seats)],
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [],
    )


def deal(state: State, values: tuple[int, ...], tell: Tell) -> None:
    """The squirrel's column and the first player are thrown; everybody draws three bonus cards (NU-S1)."""
    state.squirrel, state.start = values[0] - 1, values[1] - 1
    state.turn = state.start
    for cards in state.drawn:
        cards += sorted(state.bonus_deck.pop() for _ in range(parts.DRAWN_AT_START))
    state.pending[-1] = KEEPING[0]
    tell(events.PLACED, state.squirrel + 1)
    tell(events.DEALT, state.start)


def reshuffle(state: State, chance: Chance, order: tuple[int, ...], tell: Tell) -> None:
    """The discards, in a new order, are the order deck; then go on filling."""
    state.deck = [state.discards[place] for place in reversed(order)]
    state.discards = []
    state.pending.pop()
    if state.round:
        tell(events.REBUILT, len(order))
        fill(state, chance.about[0], chance.about[1], tell)


def reshuffle_bonus(state: State, chance: Chance, order: tuple[int, ...], tell: Tell) -> None:
    """The discards, in a new order, are the bonus deck; then go on drawing."""
    state.bonus_deck = [state.bonus_discards[place] for place in reversed(order)]
    state.bonus_discards = []
    state.pending.pop()
    if state.round:
        tell(events.BONUS_REBUILT, len(order))
        draw(state, chance.about[0], tell)


def draw(state: State, wanted: int, tell: Tell) -> None:
    """The player on turn draws bonus cards to choose from; a single one is kept (NU-R11)."""
    seat = state.turn
    drawn = state.drawn[seat]
    while wanted:
        if not state.bonus_deck:
            if state.bonus_discards:
                state.pending.append(shuffle_bonus(len(state.bonus_discards), wanted))
                return
            break
        card = state.bonus_deck.pop()
        insort(drawn, card)
        tell(events.DREW, seat, card, only=seat)
        wanted -= 1
    state.pending.append(KEEPING[seat])
    if len(drawn) == 1:
        keep(state, seat, tell)


def discard(state: State, seat: int, card: int, tell: Tell) -> None:
    """Put one of the drawn cards away, face down; the last one is kept."""
    state.drawn[seat].remove(card)
    state.bonus_discards.append(card)
    tell(events.DISCARDED, seat, card, only=seat)
    if len(state.drawn[seat]) == 1:
        keep(state, seat, tell)


def keep(state: State, seat: int, tell: Tell) -> None:
    """Keep what was drawn and not discarded."""
    kept = len(state.drawn[seat])
    state.hands[seat] = sorted(state.hands[seat] + state.drawn[seat])
    state.drawn[seat] = []
    if state.round:
        state.pending.pop()
        tell(events.KEPT, seat, kept)
        return
    if seat + 1 < state.seats:
        state.pending[-1] = KEEPING[seat + 1]
        tell(events.KEPT, seat, kept)
        return
    tell(events.KEPT, seat, kept)
    begin_round(state, tell)


def begin_round(state: State, tell: Tell) -> None:
    """Tokens for all; hunger and orders come with the die (NU-S2)."""
    state.round += 1
    state.turn = state.start
    state.passes, state.ran = 0, False
    state.tokens = [tokens + parts.TOKENS_A_ROUND for tokens in state.tokens]
    state.pending[:] = (PLAYING[state.start], HUNGER)
    tell(events.ROUND_BEGAN, state.round)


def set_hunger(state: State, eyes: int, tell: Tell) -> None:
    state.hunger = eyes
    state.pending.pop()
    tell(events.HUNGRY, eyes)
    fill(state, 0, state.columns, tell)


def fill(state: State, slot: int, left: int, tell: Tell) -> None:
    """Fill so many open slots from this one on; an order that would match at once is discarded (NU-S3)."""
    orders, wide = state.orders, state.columns
    ends = levels(state)[AT_ORDERS]
    while left and slot < wide:
        if orders[slot] != OPEN:
            slot += 1
            continue
        fed = state.dispensers[ends.index(slot)]
        while True:
            if not state.deck:
                if any(card != fed for card in state.discards):
                    state.pending.append(shuffle(len(state.discards), slot, left))
                    return
                tell(events.STAYS_OPEN, slot + 1)  # NU-R11, NU-P4
                break
            card = state.deck.pop()
            if card != fed:
                orders[slot] = card
                tell(events.FILLED, slot + 1, card)
                break
            state.discards.append(card)
            tell(events.WOULD_MATCH, slot + 1, card)
        slot += 1
        left -= 1


def next_turn(state: State) -> None:
    """The next player clockwise may pass or play."""
    state.plans = state.feeds = state.refills = 0
    state.log, state.final = [], 0
    state.turn = (state.turn + 1) % state.seats
    state.pending[-1] = PLAYING[state.turn]


def take_pass(state: State, tell: Tell) -> None:
    """Pass; when all have done so in a row the round is over (NU-T1)."""
    state.passes += 1
    seat = state.turn
    if state.passes < state.seats:
        next_turn(state)
        tell(events.PASSED, seat)
        return
    tell(events.PASSED, seat)
    tell(events.ROUND_ENDED, state.round)
    ends = last_round(state)
    state.idle = 0 if state.ran else state.idle + 1
    if not ends:
        state.start = (state.start + 1) % state.seats
        begin_round(state, tell)
        return
    state.pending.clear()
    rows = [complete_rows(nuts) for nuts in state.nuts]
    if max(rows) >= parts.ROWS_TO_END:
        tell(events.ENDED, rows.index(max(rows)))
    else:
        tell(events.STOOD_STILL)
