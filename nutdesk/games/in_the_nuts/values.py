"""What storage cards, waiting squirrels and the turn are worth, as log-odds of winning."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import attrs

from nutdesk.games.in_the_nuts import parts
from nutdesk.games.in_the_nuts.state import worth

Cards = tuple[int, ...]
"""The kinds on a seat's eight storage cards, then how many nuts lie on each."""
UNSEEN: Final = -2
"""Stands for a face-up nut that will be turned up during the turn."""


@attrs.frozen
class Values:
    """What things are worth to a seat, as log-odds of winning."""

    full: float
    """For every ten points of full storage cards."""
    begun: float
    """A storage card with something on it …"""
    wide: float
    """… plus this for every ten points that it will bring …"""
    fill: float
    """… plus this times the same times the filled part …"""
    square: float
    """… plus this times the same times the square of that part …"""
    nut: float
    """… plus this for each nut on it."""
    twice: float
    """Another begun card for the same nut, which then has fewer cards to go to."""
    joker: float
    """A joker waiting to be placed."""
    squirrels: tuple[float, float, float]
    """A squirrel waiting in the 2-, 3- and 4-squirrel area."""
    raccoons: tuple[float, float]
    """A squirrel waiting in the lower and in the upper raccoon field."""
    promise: float
    """The part that a waiting squirrel has of what the best nut below it would bring."""
    david: float
    """David's company, as nobody steals from his host."""
    turn: float
    """Having the turn, before its first throw."""


KNOWN: Final = {
    0: Values(1.39, 0.45, 0.38, -3.47, 4.39, 0.06, -0.07, 0.25, (0.07, -0.05, -0.05), (0.71, -0.05), 0.74, 0.05, 1.01),
    6: Values(0.91, 0.33, -0.09, -0.16, 1.38, -0.07, -0.2, 0.1, (0.12, 0.06, 0.07), (0.21, 0.27), 0.39, 0.58, 0.41),
    18: Values(0.82, 0.09, -0.09, 1.55, -0.43, -0.11, -0.28, 0.08, (0.1, 0.09, 0.06), (0.03, 0.15), 0.25, 0.42, 0.27),
    38: Values(0.46, -0.17, 0.07, -0.34, -0.34, 0.43, -0.22, 0.06, (0.07, 0.0, 0.01), (0.14, 0.07), 0.24, 0.13, 0.21),
}
"""By the number of cards left in the draw pile, with even changes in between.

Found by logistic regression on who won, from the differences between two seats before 120,000 turns of 15,000 games. In
each, squirrels first tried all sorts of moves, then others played on that calculated every turn to its last throw.
Jokers are rarely kept, so their worth is partly a guess.
"""
POINT: Final = 0.35
"""A point in the last turn, when only points count."""


def _between(pile: int) -> Values:
    """What things are worth with this many cards in the pile."""
    marks = sorted(KNOWN)
    low = max(mark for mark in marks if mark <= pile)
    high = min((mark for mark in marks if mark > pile), default=low)
    part = (pile - low) / (high - low) if high > low else 0.0

    def mix(one: Any, other: Any) -> Any:
        if isinstance(one, tuple):
            return tuple(map(mix, one, other))
        return one + part * (other - one)

    return Values(*map(mix, attrs.astuple(KNOWN[low], recurse=False), attrs.astuple(KNOWN[high], recurse=False)))


WORTH: Final = tuple(_between(pile) for pile in range(len(max(parts.DECKS.values(), key=len))))
WAITING: Final = tuple(
    tuple(
        worth.raccoons[parts.RACCOONS.index(field)]
        if field in parts.RACCOONS
        else worth.squirrels[need - parts.NEED[0]]
        for field, need in enumerate(parts.NEED)
    )
    for worth in WORTH
)
"""By cards in the pile, for every field: the worth of a waiting squirrel, whatever nuts are below."""


@lru_cache(1 << 13)
def stock(cards: Cards, jokers: tuple[int, ...], pile: int) -> float:
    """What a seat's storage cards promise; in the last turn, when the pile is empty, what they score."""
    if not pile:
        return POINT * _counted(cards, jokers)
    worth = WORTH[pile]
    total = worth.joker * len(jokers)
    begun = 0
    for card in range(parts.CARDS):
        kind = cards[card]
        if kind == parts.FULL:
            total += worth.full * parts.POINTS[card] / 10
        elif kind != parts.EMPTY:
            lying = cards[parts.CARDS + card]
            part = lying / parts.CAPACITY[card]
            total += worth.begun + worth.nut * lying + worth.twice * (begun >> kind & 1)
            total += parts.POINTS[card] / 10 * (worth.wide + part * (worth.fill + part * worth.square))
            begun |= 1 << kind
    return total


def _counted(cards: Cards, jokers: tuple[int, ...]) -> int:
    """The points of a seat, with each joker placed where it is best (IN-E2)."""
    if jokers:
        ways = _stored(cards, jokers[0])
        return max((_counted(after, jokers[1:]) for after in ways), default=_counted(cards, jokers[1:]))
    return sum(worth(cards[card], cards[parts.CARDS + card], card) for card in range(parts.CARDS))


def _stored(cards: Cards, nut: int) -> list[Cards]:
    """The storage cards after every different way to store a nut."""
    out, seen = [], set()
    for card in range(parts.CARDS):
        kind, lying = cards[card], cards[parts.CARDS + card]
        for one in parts.SHOWS[nut]:
            look = one, kind, lying, parts.CAPACITY[card]
            if kind in (parts.EMPTY, one) and look not in seen:
                seen.add(look)
                out.append(stored_on(cards, card, one))
    return out


def stored_on(cards: Cards, card: int, kind: int) -> Cards:
    """The storage cards with one nut of a kind more on one of them."""
    after, lying = list(cards), cards[parts.CARDS + card] + 1
    after[card], after[parts.CARDS + card] = (parts.FULL, 0) if lying == parts.CAPACITY[card] else (kind, lying)
    return tuple(after)


@lru_cache(1 << 14)
def best(cards: Cards, pile: int, nut: int) -> tuple[float, Cards]:
    """What one more nut of this kind brings, and the storage cards with it in the best place."""
    if nut == UNSEEN:
        return sum(best(cards, pile, kind)[0] for kind in range(parts.PLAIN)) / parts.PLAIN, cards
    here = stock(cards, (), pile)
    ways = [(stock(after, (), pile) - here, after) for after in _stored(cards, nut)] if nut >= 0 else []
    if nut >= parts.PLAIN and pile:
        ways.append((WORTH[pile].joker, cards))
    return max(ways, default=(0.0, cards))


@lru_cache(1 << 14)
def prospects(
    cards: Cards, jokers: tuple[int, ...], pile: int, display: tuple[int, ...]
) -> tuple[float, tuple[float, ...]]:
    """What a seat's storage cards promise, and the worth of a waiting squirrel in every field."""
    shown = [best(cards, pile, nut)[0] for nut in display]
    promise = WORTH[pile].promise
    waiting = tuple(
        each + promise / need * max(shown[place] for place in below)
        for each, need, below in zip(WAITING[pile], parts.NEED, parts.BELOW, strict=True)
    )
    return stock(cards, jokers, pile), waiting


def _robbed(victim: Cards, card: int) -> Cards:
    """The storage cards of a seat after a nut was stolen from one of them."""
    after, left = list(victim), victim[parts.CARDS + card] - 1
    after[card], after[parts.CARDS + card] = victim[card] if left else parts.EMPTY, left
    return tuple(after)


def theft(thief: Cards, victim: Cards, pile: int, card: int) -> float:
    """What a nut taken from this card brings the thief and costs the victim."""
    lost = stock(victim, (), pile) - stock(_robbed(victim, card), (), pile)
    return best(thief, pile, victim[card])[0] + lost


@lru_cache(1 << 13)
def best_theft(thief: Cards, victim: Cards, pile: int) -> tuple[Cards, Cards]:
    """Both seats' storage cards after the theft that gains and hurts most."""
    card = max(
        (card for card in range(parts.CARDS) if victim[parts.CARDS + card]),
        key=lambda card: theft(thief, victim, pile, card),
    )
    return best(thief, pile, victim[card])[1], _robbed(victim, card)
