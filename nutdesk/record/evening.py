"""An evening's table: who has won how often in the games that people have just played one after the other.

It is read from the records, by the names in them, and stored nowhere. A game belongs to the evening if it ended at most
GAP before the next one ended, the last of them at most that long ago, and if one of its people played in the others. It
began at most LONGEST before it ended: a file that is written again, as when somebody takes notes on an old game or
moves to another computer, brings no old evening back. Games from a written position do not count, as in the statistics,
and bots are on no table. Where a seat changed hands, the win is for whoever sat there at the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

import attrs

from nutdesk.record.facts import who_is
from nutdesk.record.store import Summary

GAP: Final = timedelta(hours=4)
LONGEST: Final = timedelta(hours=24)
FEWEST: Final = 2
"""Games: one alone is no evening."""


@attrs.frozen
class Wins:
    """How one of the people did."""

    name: str
    won: int
    played: int


@attrs.frozen
class Evening:
    """The games of an evening, and everybody who played in them, most wins first."""

    games: int
    people: tuple[Wins, ...]


def evening(newest: Iterable[Summary], now: datetime) -> Evening | None:
    """The evening that goes on now, from games in the order in which they were last played; None if there is none."""
    names: dict[str, str] = {}
    won: dict[str, int] = {}
    played: dict[str, int] = {}
    counted: set[object] = set()
    earliest = now
    for game in newest:
        if game.changed is None:
            continue
        if earliest - game.changed > GAP:
            break
        who = _people(game)
        mark = (game.game, game.begun, game.scores)  # a copy of a game is the same game
        if not who or mark in counted or (names and names.keys().isdisjoint(who)):
            continue
        counted.add(mark)
        earliest = game.changed
        for key, (name, wins) in who.items():
            names.setdefault(key, name)
            won[key] = won.get(key, 0) + wins
            played[key] = played.get(key, 0) + 1
    if len(counted) < FEWEST:
        return None
    order = sorted(names, key=lambda key: (-won[key], -played[key], key))
    return Evening(len(counted), tuple(Wins(names[key], won[key], played[key]) for key in order))


def _people(game: Summary) -> dict[str, tuple[str, bool]]:
    """The people of a finished game: how each is called, and whether one of their seats has won."""
    found: dict[str, tuple[str, bool]] = {}
    if not game.over or not game.dealt or game.changed is None or game.begun is None:
        return found
    if game.changed - game.begun > LONGEST:
        return found
    for seat, (name, kind) in enumerate(zip(game.players, game.kinds, strict=True)):
        if not kind:
            key = who_is(name)
            found[key] = name, seat in game.winners or found.get(key, ("", False))[1]
    return found
