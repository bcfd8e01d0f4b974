"""The levels of bots, from the one that plays anything to the one that thinks longest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import attrs

from nutdesk.core.value import Value
from nutdesk.core.words import Say, say

if TYPE_CHECKING:
    from nutdesk.bots.bot import Bot
    from nutdesk.bots.search import Stop
    from nutdesk.core.game import Game

KIT, YOUNG, CLEVER, WISE = "kit", "young", "clever", "wise"


@attrs.frozen
class Level(Value):
    """One level: its id in records and on the command line, and the texts that players read."""

    id: str
    name: Say
    text: Say
    """What it is like to play against."""
    seconds: float = 0.0
    """How many seconds it may think about a move; 0 if it answers at once."""
    enough: int = 0
    """How many imagined games it plays at most, however fast the machine; fewer where one move is clearly best."""


LEVELS: Final = (
    Level(KIT, say("Baby squirrel"), say("Plays anything that is allowed.")),
    Level(YOUNG, say("Young squirrel"), say("Takes what looks best right now.")),
    Level(CLEVER, say("Clever squirrel"), say("Thinks for up to half a second."), 0.5, 400),
    Level(WISE, say("Wise old squirrel"), say("Thinks for up to two seconds and misses little."), 2.0, 4000),
)
BY_ID: Final = {level.id: level for level in LEVELS}


def bot(level: str, game: Game) -> Bot:
    """The player of this level, who thinks by the clock as at the table; KeyError if there is no such level."""
    known = BY_ID[level]
    return _bot(known, game, enough(known, game), known.seconds)


def counted_bot(level: str, game: Game, stop: Stop | None = None) -> Bot:
    """The same player, but thinking for a number of iterations: the same seed gives the same moves on any machine.

    The search calls `stop` now and then to ask whether it should answer with what it has.
    """
    known = BY_ID[level]
    return _bot(known, game, iterations(level, game), 0, stop)


def iterations(level: str, game: Game) -> int:
    """How many iterations match the thinking time of a level; 0 for a level that does not search."""
    known = BY_ID[level]
    return min(enough(known, game), int(known.seconds * game.advice().pace))


def enough(level: Level, game: Game) -> int:
    """How many imagined games a level plays at most in a game; 0 for a level that does not search.

    >>> from nutdesk.games import load
    >>> enough(BY_ID["clever"], load("nuts"))
    100
    """
    return game.advice().enough.get(level.id, level.enough)


def _bot(level: Level, game: Game, most: int, seconds: float, stop: Stop | None = None) -> Bot:
    # Here: a table shows what the levels are called, and in this process nobody thinks.
    from nutdesk.bots.bot import RandomBot
    from nutdesk.bots.greedy import GreedyBot
    from nutdesk.bots.search import Budget, SearchBot

    if level.id == KIT:
        return RandomBot()
    if level.id == YOUNG:
        return GreedyBot(game)
    return SearchBot(game, Budget(most, seconds), stop)
