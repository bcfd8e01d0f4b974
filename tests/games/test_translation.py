"""Whatever a game says, a translator was given it: tables, events, refusals, reasons, results, options."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from nutdesk.core.check import tables
from nutdesk.core.game import TABLE, Game, look
from nutdesk.core.match import Match
from nutdesk.core.table import Table
from nutdesk.games import all_games
from tests.texts import unknown, words_of

Scale = Callable[[int, int], int]


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in all_games()])
def test_everything_that_is_said_can_be_translated(game: Game, scale: Scale) -> None:
    missing: dict[str, str] = {}
    for where, text, names in everything(game, scale(6, 100), scale(60, 1000), scale(6, 1)):
        for source in unknown(text, game.id, names):
            missing.setdefault(source, where)
    assert not missing, "\n".join(f"{where}: {source!r}" for source, where in missing.items())


def everything(game: Game, most: int, moves: int, apart: int) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Texts of random games at every kind of table, each with where it was heard and what the players are called."""
    for option in game.options:
        yield "option", option.title, ()
        yield "option", option.text, ()
    yield "cover", game.tagline, ()
    yield from (("cutout", text, ()) for text in words_of(game.cutouts()))
    every = list(tables(game))
    for seats, options in Random(game.id).sample(every, min(most, len(every))):
        match, rng = Match(game, options, game.seats[:seats], "words"), Random(seats)
        match.begin()
        names = (game.title, *(player.name for player in match.cast))
        yield from (("event", event.sentence(), names) for entry in match.entries for event in entry.events)
        for move in range(moves):
            due = match.due
            if due is None:
                break
            view = look(game, match.state, due.seat)
            if move % apart == 0:
                table = game.table(view, match.cast)
                yield from (("table", text, names) for text in words_of(table))
                yield from (("table", text, names) for text in words_of(public(game, match)))
                yield from (("refusal", text, names) for text in refusals(game, match, view, table, rng))
            action = rng.choice(view.legal)
            yield "reason", game.advice().why(view, action), names
            ruling = game.judge(match.state, action)
            yield "barrier", ruling.barrier, names
            entry = match.play(action, watch=True)
            yield from (("event", event.sentence(), names) for event in entry.events)
            yield "barrier", entry.barrier, names
        result = game.result(match.state)
        if result is not None:
            yield "result", result.reason, names
            yield from (("result", line.text, names) for line in result.lines)


def public(game: Game, match: Match) -> Table:
    return game.table(look(game, match.state, TABLE), match.cast)


def refusals(game: Game, match: Match, view: object, table: Table, rng: Random) -> Iterator[str]:
    """Why some drops are not allowed."""
    pieces = [piece.id for piece in table.pieces] + [piece.id for group in table.hand for piece in group.pieces]
    spots = [spot.id for spot in table.spots] + ["hand"]
    for _ in range(12 if pieces else 0):
        actions = game.attempt(view, rng.choice(pieces), rng.choice(spots))
        if actions and not (ruling := game.judge(match.state, actions[0])):
            yield ruling.reason
