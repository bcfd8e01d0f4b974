"""Dice and cards that repeat: the same seed always gives the same luck."""

from __future__ import annotations

from random import Random

from nutdesk.core.moves import Chance, Luck


def draw(chance: Chance, rng: Random) -> Luck:
    """A fair result of a throw of dice or a shuffle.

    >>> draw(Chance("move", dice=(6, 6)), Random(1))
    Luck(values=(1, 6))
    """
    if chance.dice:
        return Luck(tuple(int(rng.random() * sides) + 1 for sides in chance.dice))
    # Not rng.shuffle: Python promises only for random() that it never changes, and old saves need the same luck.
    order = list(range(chance.cards))
    for last in range(chance.cards - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return Luck(tuple(order))


class Dealer:
    """Answers the chances of a game from its seed: a move taken back and made again has the same luck.

    >>> dealer, throw = Dealer("acorn"), Chance("move", dice=(6,))
    >>> dealer(throw, 0), dealer(throw, 1), dealer(throw, 0)
    (Luck(values=(6,)), Luck(values=(2,)), Luck(values=(6,)))
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def __call__(self, chance: Chance, index: int) -> Luck:
        return draw(chance, Random(f"{self.seed}/{index}/{chance.kind}"))
