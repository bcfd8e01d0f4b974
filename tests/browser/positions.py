"""Random positions of a game, and the tables that a seat and the public see of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import attrs

from nutdesk import games
from nutdesk.core.fact import fact
from nutdesk.core.game import TABLE, Player, look
from nutdesk.core.match import Match
from nutdesk.core.table import Table

NAMES = ("Tufty", "Bartholomew-Jane", "Zoë", "Ö", "Hazel & Fern", "Alexandria-Marie")


def begun(game_id: str, seed: str = "oak", seats: int = 0) -> Match:
    """A game of so many players, or as many as can be."""
    game = games.load(game_id)
    seats = seats or max(game.players)
    players = [Player(name, seat.colour) for name, seat in zip(NAMES, game.seats[:seats], strict=False)]
    match = Match(game, game.chosen({}), players, seed, fair=False)
    match.begin()
    return match


def walked(game_id: str, moves: int, seed: str = "oak", seats: int = 0) -> Match:
    """The same after so many random moves, or at its end."""
    match, rng = begun(game_id, seed, seats), Random(seed)
    for _ in range(moves):
        if not match.over:
            match.play(rng.choice(match.game.legal(match.state)))
    return match


def tables(match: Match) -> Iterator[Table]:
    """What whoever is to choose sees, and what the public sees."""
    for viewer in (match.due.seat if match.due else 0, TABLE):
        yield match.game.table(look(match.game, match.state, viewer), match.cast)


def steps(game_id: str, moves: int, seed: str = "oak") -> Iterator[Table]:
    """The table after every event of a random game with what moves in it, for whoever is to choose."""
    match, rng = begun(game_id, seed), Random(seed)
    for _ in range(moves):
        if match.over:
            return
        viewer = match.due.seat if match.due else 0
        entry = match.prepare((rng.choice(match.game.legal(match.state)),), watch=True)
        for seen in fact(match, entry, viewer).seen:
            table = match.game.table(seen.view, match.cast)
            yield attrs.evolve(table, cues=match.game.cues(seen.event, seen.view))
        match.commit(entry)
