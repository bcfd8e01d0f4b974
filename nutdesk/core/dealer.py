"""Chance: the same seed, the same luck, however often one goes back."""

from __future__ import annotations

from random import Random

from nutdesk.core.moves import Chance, Luck


def draw(chance: Chance, rng: Random) -> Luck:
    """A fair answer to a chance."""
    if chance.dice:
        return Luck(tuple(int(rng.random() * sides) + 1 for sides in chance.dice))
    # Not rng.shuffle: Python promises only for random() that it never changes, and old saves need the same luck.
    order = list(range(chance.cards))
    for last in range(chance.cards - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return Luck(tuple(order))


class Dealer:
    """Answers the n-th chance of a game from (seed, n, kind): undo and try again, and the same luck comes."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def __call__(self, chance: Chance, index: int) -> Luck:
        return draw(chance, Random(f"{self.seed}/{index}/{chance.kind}"))
