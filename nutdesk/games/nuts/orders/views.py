"""What each seat may know of the Orders game: all but the decks and the others' bonus cards."""

from __future__ import annotations

from collections import Counter
from random import Random

import attrs

from nutdesk.core.game import View
from nutdesk.core.standing import Standing
from nutdesk.games.nuts.orders.choices import stack
from nutdesk.games.nuts.orders.parts import BONUS_DECK, ORDER_DECK
from nutdesk.games.nuts.orders.rounds import setup
from nutdesk.games.nuts.orders.score import card_lines, result, sheet_lines
from nutdesk.games.nuts.orders.state import Change, State


@attrs.define
class OrdersView(View):
    seats: int
    columns: int
    start: int
    round: int
    hunger: int
    squirrel: int
    dispensers: tuple[int, ...]
    rows: tuple[int, ...]
    salters: tuple[int, ...]
    orders: tuple[int, ...]
    deck: int
    discards: tuple[int, ...]
    bonus_deck: int
    bonus_discards: int
    """They lie face down."""
    hand: tuple[int, ...]
    """The viewer's own bonus cards; empty for the public."""
    drawn: tuple[int, ...]
    """The viewer's own cards to choose from."""
    hand_counts: tuple[int, ...]
    drawn_counts: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    """Everybody's bonus cards, shown when the game is over."""
    tokens: tuple[int, ...]
    nuts: tuple[tuple[int, ...], ...]
    salt: tuple[int, ...]
    lost: tuple[int, ...]
    goals: tuple[int, ...]
    log: tuple[Change, ...]
    final: int
    plans: int
    feeds: int
    refills: int
    passes: int
    ran: bool
    idle: int
    running: tuple[int, ...]
    riding: tuple[int, int]
    box: tuple[int, ...]
    bonus_box: tuple[int, ...]


def view(state: State, viewer: int) -> OrdersView:
    """Own bonus cards, everybody's counts, the whole floor and all sheets."""
    over = not state.pending
    return OrdersView(
        viewer,
        state.pending[-1] if state.pending else None,
        state.turn,
        result(state),
        state.seats,
        state.columns,
        state.start,
        state.round,
        state.hunger,
        state.squirrel,
        tuple(state.dispensers),
        tuple(state.rows),
        tuple(state.salters),
        tuple(state.orders),
        len(state.deck),
        tuple(state.discards),
        len(state.bonus_deck),
        len(state.bonus_discards),
        tuple(state.hands[viewer]) if viewer >= 0 else (),
        tuple(state.drawn[viewer]) if viewer >= 0 else (),
        tuple(map(len, state.hands)),
        tuple(map(len, state.drawn)),
        tuple(map(tuple, state.hands)) if over else (),
        tuple(state.tokens),
        tuple(map(tuple, state.nuts)),
        tuple(state.salt),
        tuple(state.lost),
        tuple(state.goals),
        tuple(state.log),
        state.final,
        state.plans,
        state.feeds,
        state.refills,
        state.passes,
        state.ran,
        state.idle,
        tuple(state.running),
        state.riding,
        state.box,
        state.bonus_box,
    )


def known_cards(view: OrdersView, seat: int) -> tuple[int, ...] | None:
    """The bonus cards of a seat; None where the viewer cannot see them."""
    if view.hands:
        return view.hands[seat]
    if seat == view.viewer:
        return view.hand
    return None if view.hand_counts[seat] else ()


def standing(view: OrdersView) -> tuple[Standing, ...]:
    """The sheets as they lie; one's own bonus cards too, and everybody's after the end."""
    found = []
    for seat in range(view.seats):
        sheet, cards = (view.nuts[seat], view.salt[seat], view.goals[seat]), known_cards(view, seat)
        open_ = sheet_lines(seat, *sheet)
        if cards is None:
            found.append(Standing(seat, open_, hidden=True))
            continue
        held = card_lines(seat, *sheet, cards, over=view.due is None)
        own = bool(view.hand_counts[seat]) and not view.hands
        found.append(Standing(seat, open_, held) if own else Standing(seat, open_ + held))
    return tuple(found)


def determinize(view: OrdersView, rng: Random) -> State:
    """Deal what the viewer cannot see at random to where it may be."""
    state = setup(view.seats)
    if view.squirrel < 0:
        return state  # before the deal
    orders = Counter(ORDER_DECK) - Counter(order for order in view.orders if order >= 0)
    state.deck = list((orders - Counter(view.discards) - Counter(view.box)).elements())
    rng.shuffle(state.deck)
    state.discards = list(view.discards)
    known = Counter(view.bonus_box)
    for hand in view.hands or (view.hand,):
        known.update(hand)
    pool = list((Counter(BONUS_DECK) - known - Counter(view.drawn)).elements())
    rng.shuffle(pool)
    for seat in range(view.seats):
        own = seat == view.viewer
        if view.hands:
            state.hands[seat] = list(view.hands[seat])
        elif own:
            state.hands[seat] = list(view.hand)
        else:
            state.hands[seat] = sorted(pool.pop() for _ in range(view.hand_counts[seat]))
        state.drawn[seat] = list(view.drawn) if own else sorted(pool.pop() for _ in range(view.drawn_counts[seat]))
    state.bonus_discards = [pool.pop() for _ in range(view.bonus_discards)]
    state.bonus_deck = pool
    state.pending = stack(view.due, view.turn, view.round)
    state.turn, state.start, state.round, state.hunger = view.turn, view.start, view.round, view.hunger
    state.squirrel = view.squirrel
    state.dispensers, state.rows, state.salters = list(view.dispensers), list(view.rows), list(view.salters)
    state.orders = list(view.orders)
    state.tokens, state.nuts, state.salt = (
        list(view.tokens),
        [list(nuts) for nuts in view.nuts],
        list(view.salt),
    )
    state.lost, state.goals, state.log = list(view.lost), list(view.goals), list(view.log)
    state.final = view.final
    state.plans, state.feeds, state.refills = view.plans, view.feeds, view.refills
    state.passes, state.ran, state.idle = view.passes, view.ran, view.idle
    state.running, state.riding = list(view.running), view.riding
    state.box, state.bonus_box = view.box, view.bonus_box
    return state
