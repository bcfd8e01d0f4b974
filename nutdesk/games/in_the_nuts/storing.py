"""Storage cards: what fits where, what happens when one is full, and where jokers serve best."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from nutdesk.core.game import Tell
from nutdesk.core.moves import Action
from nutdesk.games.in_the_nuts import events
from nutdesk.games.in_the_nuts.actions import LAYS, STORES, Lay
from nutdesk.games.in_the_nuts.parts import CAPACITY, CARDS, EMPTY, FULL, PLAIN, POINTS, SHOWS
from nutdesk.games.in_the_nuts.state import JOKERS, State, own, worth


class Storage(Protocol):
    """What lies before the seats, in a position or in a view."""

    @property
    def kinds(self) -> Sequence[int]: ...
    @property
    def lying(self) -> Sequence[int]: ...
    @property
    def jokers(self) -> Sequence[Sequence[int]]: ...


def fits(state: State, seat: int, nut: int) -> bool:
    """Whether any storage card of the seat takes this nut (IN-N1)."""
    shows = SHOWS[nut]
    base = seat * CARDS
    return any(kind == EMPTY or kind in shows for kind in state.kinds[base : base + CARDS])


def stores(state: State, seat: int, nut: int) -> list[Action]:
    """Every way to store a nut now: on a card of its kind, or on an empty one (IN-N1, IN-N3)."""
    return _ways(state, seat, SHOWS[nut], STORES)


def lays(state: State, seat: int) -> list[Action]:
    """Every way to store one of the jokers kept (IN-N3)."""
    actions: list[Action] = []
    done = -1
    for joker in state.jokers[seat]:
        if joker != done:
            actions += _ways(state, seat, SHOWS[joker], LAYS[joker])
            done = joker
    return actions


def _ways(state: State, seat: int, shows: tuple[int, ...], table: Sequence[Sequence[Action]]) -> list[Action]:
    actions: list[Action] = []
    base = seat * CARDS
    for card, kind in enumerate(state.kinds[base : base + CARDS]):
        if kind == EMPTY:
            actions += [table[card][one] for one in shows]
        elif kind in shows:
            actions.append(table[card][kind])
    return actions


def put(state: State, seat: int, nut: int, card: int, kind: int, tell: Tell) -> None:
    """Lay a nut on a storage card, and turn the card over if that fills it (IN-N2)."""
    at = seat * CARDS + card
    holds = CAPACITY[card]
    state.kinds[at] = kind
    lying = state.lying[at] = state.lying[at] + 1
    if nut < PLAIN:
        tell(events.STORED, seat, nut, lying, holds)
    else:
        state.wild[at] += (nut,)
        kept = events.JOKER_STORED_LAST if state.check == JOKERS else events.JOKER_STORED
        tell(kept, seat, nut, lying, holds, kind)
    if lying == holds:
        jokers = state.wild[at]
        state.box[kind] += holds - len(jokers)
        for joker in jokers:
            state.box[joker] += 1
        state.kinds[at], state.lying[at], state.wild[at] = FULL, 0, ()
        tell(events.FILLED, seat, POINTS[card])


def hold(state: State, seat: int, joker: int, tell: Tell) -> None:
    """Keep a joker for later (IN-N3)."""
    insort(state.jokers[seat], joker)
    tell(events.JOKER_KEPT, seat, joker)


def best_lay(state: Storage, seat: int) -> tuple[Lay, int] | None:
    """The first step of the best placement of all kept jokers, and its worth (IN-E2); None if none fits."""
    if not state.jokers[seat]:
        return None
    free = [(at % CARDS, state.kinds[at], state.lying[at]) for at in own(seat) if state.kinds[at] != FULL]
    return _best_lay(tuple(state.jokers[seat]), tuple(free))


@lru_cache(maxsize=1 << 10)
def _best_lay(held: tuple[int, ...], cards: tuple[tuple[int, int, int], ...]) -> tuple[Lay, int] | None:
    """Go through the storage cards one by one: for each, how many of which jokers it takes as which nut."""
    known: dict[tuple[int, tuple[int, ...]], tuple[int, Lay | None]] = {}

    def plan(index: int, left: tuple[int, ...]) -> tuple[int, Lay | None]:
        if index == len(cards) or not left:
            return 0, None
        key = index, left
        if key in known:
            return known[key]
        card, kind, lying = cards[index]
        best: tuple[int, Lay | None] = 0, None
        for one in range(PLAIN) if kind == EMPTY else (kind,):
            usable = [joker for joker in left if one in SHOWS[joker]]
            for taken in _bundles(usable, CAPACITY[card] - lying):
                rest = list(left)
                for joker in taken:
                    rest.remove(joker)
                after = lying + len(taken)
                gain = worth(FULL if after == CAPACITY[card] else one, after, card) - lying
                further, _ = plan(index + 1, tuple(rest))
                if gain + further > best[0]:
                    best = gain + further, LAYS[taken[0]][card][one]
        without = plan(index + 1, left)
        known[key] = best = best if best[0] >= without[0] else without
        return best

    points, first = plan(0, held)
    return None if first is None else (first, points)


def _bundles(jokers: list[int], most: int) -> list[tuple[int, ...]]:
    """Every different handful of up to so many of these jokers, none left out that differs in kind."""
    out: set[tuple[int, ...]] = {()}
    for joker in jokers:
        out |= {(*bundle, joker) for bundle in out if len(bundle) < most}
    return sorted(bundle for bundle in out if bundle)
