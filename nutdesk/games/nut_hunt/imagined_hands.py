"""Guesses what is hidden: players stand on tiles for a reason, which is often an objective."""

from __future__ import annotations

from random import Random
from typing import Final

from nutdesk.games.nut_hunt.bitboards import gap, ground, lie
from nutdesk.games.nut_hunt.parts import OBJECTIVES
from nutdesk.games.nut_hunt.state import State
from nutdesk.games.nut_hunt.views import HIDDEN, NutHuntView, determinize, unseen

# How much more often than by chance an objective was in the hand of the player whose ground it suits, counted in 500
# games of searching squirrels; by how many tiles are missing between its ends, and how many of its ends are held.
_FITS: Final = ((0, 2), (1, 2), (1, 1), (2, 2), (2, 1), (2, 0), (3, 1), (3, 0))
_ODDS: Final = (
    (26.0, 10.0, 5.3, 8.0, 3.0, 0.8, 1.4, 0.4),
    (28.0, 14.0, 3.7, 5.0, 1.5, 0.5, 0.5, 0.2),
    (25.0, 7.7, 2.1, 2.9, 0.7, 0.3, 0.4, 0.1),
    (16.0, 4.7, 1.3, 1.5, 0.4, 0.2, 0.2, 0.06),
    (11.0, 2.9, 0.8, 1.2, 0.2, 0.14, 0.1, 0.05),
    (8.0, 1.5, 0.6, 0.8, 0.15, 0.1, 0.1, 0.05),
    (6.0, 1.0, 0.4, 0.6, 0.1, 0.1, 0.1, 0.05),
)
"""A row for each number of tiles that the side has, from _FEWEST."""
_FEWEST: Final = 2
_RARE: Final = 0.05
"""What was too rare to be counted is still possible."""
_KNOWN: Final[dict[tuple[tuple[int, ...], int], tuple[float, ...]]] = {}
_KEPT: Final = 256


def guess(view: NutHuntView, side: int) -> tuple[float, ...]:
    """How likely each objective is in the hand of a side, up to a common factor, judged from public information."""
    if not view.forest.order:
        return (1.0,) * OBJECTIVES
    bits, land, objectives = lie(view.forest, view.balanced)
    held, _ = ground(view, side, bits)
    known = _KNOWN.get((view.forest.order, held))
    if known is None:
        if len(_KNOWN) >= _KEPT:
            _KNOWN.clear()
        odds = dict(zip(_FITS, _ODDS[min(max(held.bit_count() - _FEWEST, 0), len(_ODDS) - 1)], strict=True))
        weights = []
        for one, two, _ in objectives:
            missing, _ = gap(one, two, held, land)
            weights.append(odds.get((missing, bool(held & one) + bool(held & two)), _RARE) if held else 1.0)
        known = _KNOWN[view.forest.order, held] = tuple(weights)
    return known


def imagine(view: NutHuntView, rng: Random) -> State:
    """Deal what the viewer cannot see: to the hands what their squirrels seem to aim for, the rest at random."""
    if not any(HIDDEN in hand for hand in view.hands):
        return determinize(view, rng)
    pool = unseen(view, view.hands)
    hands = []
    for side, hand in enumerate(view.hands):
        cards = [card for card in hand if card != HIDDEN]
        likely = guess(view, side) if len(cards) < len(hand) else ()
        while len(cards) < len(hand):
            (card,) = rng.choices(pool, [likely[card] for card in pool])
            pool.remove(card)
            cards.append(card)
        hands.append(tuple(cards))
    return determinize(view, rng, tuple(hands))
