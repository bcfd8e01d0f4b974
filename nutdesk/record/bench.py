"""How fast the statistics are with very many games, made up and written straight into the database."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from nutdesk import games
from nutdesk.record.facts import FinishedGame, Side

NAMES: Final = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Greta", "Hugo", "Ida", "Jon", "Kim", "Lea")
KINDS: Final = ("", "", "", "kit", "young", "clever", "wise")
SKILL: Final = {"": 20, "kit": 15, "young": 18, "clever": 21, "wise": 23}
"""The average score of each level."""
YEAR: Final = 365 * 24 * 3600


def made_up(count: int, end: int, years: int = 3) -> Iterator[FinishedGame]:
    """So many made-up games of all kinds, spread over some years before `end`, always the same."""
    rng, shelf = Random("statistics"), games.all_games()
    for number in range(count):
        game = rng.choice(shelf)
        seats = rng.choice(game.players)
        cast = [(rng.choice(NAMES), kind) if not kind else (kind.title(), kind) for kind in rng.choices(KINDS, k=seats)]
        scores = [max(0, round(rng.gauss(SKILL[kind], 6))) for _, kind in cast]
        sides = tuple(
            Side(name, kind, score, score == max(scores)) for (name, kind), score in zip(cast, scores, strict=True)
        )
        options = {option.id: rng.choice(option.choices or (True, False)) for option in game.options}
        moves = max(5, round(rng.gauss(10 + 15 * seats, 4 + 3 * seats)))
        made = {verb.verb: rng.randint(1, 20) for verb in game.verbs[:7]}
        undone = {verb: rng.randint(0, 2) for verb in made}
        begun = end - round((count - number) * years * YEAR / count)
        yield FinishedGame(f"made-up {number}", game.id, begun, options, True, moves, sides, made, undone)
