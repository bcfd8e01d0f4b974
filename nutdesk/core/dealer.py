"""Chance: the same seed, the same luck, however often one goes back."""

from __future__ import annotations

from random import Random

from nutdesk.core.moves import Chance, Luck


def draw(chance: Chance, rng: Random) -> Luck:
    """A fair answer to a chance."""
    if chance.dice:
        return Luck(tuple(int(rng.random() * sides) + 1 for sides in chance.dice))
    order = list(range(chance.cards))
    rng.shuffle(order)
    return Luck(tuple(order))


class Dealer:
    """Answers the n-th chance of a game from (seed, n, kind): undo and try again, and the same luck comes."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def __call__(self, chance: Chance, index: int) -> Luck:
        return draw(chance, Random(f"{self.seed}/{index}/{chance.kind}"))
