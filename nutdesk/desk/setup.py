"""What makes a new game: who sits where, with which rules, on which luck; and how it is remembered."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from typing import Any

import attrs

from nutdesk.core.game import Game, Player
from nutdesk.desk.kit.words import later, tr, voice

LONGEST_NAME = 16
FIRST_OPPONENT = "young"
"""The level of those who sit down with somebody who has never played the game here."""
WORDS = later(
    "acorn amber beech birch bramble clover conker fern hazel holly ivy maple moss oak pine rowan thistle walnut willow"
    " wren"
)
"""Twenty words for luck."""


@attrs.frozen
class Setup:
    """Everything that makes a new game."""

    game: Game
    players: tuple[Player, ...]
    options: dict[str, bool | str]
    seed: str
    fair: bool = True


def fresh_seed() -> str:
    """Three words one can read out to somebody who wants the same game."""
    return "-".join(random.SystemRandom().sample(tr(WORDS).split(), 3))


def tidy_name(text: object, usual: str) -> str:
    """A name as it is shown: one line, not too long, never empty."""
    return re.sub(r"\s+", " ", str(text)).strip()[:LONGEST_NAME].strip() or usual


def people(game: Game, count: int) -> tuple[Player, ...]:
    """So many people, as the game calls and colours them."""
    return tuple(attrs.evolve(player, name=usual_name(game, player.colour)) for player in game.seats[:count])


def usual_name(game: Game, colour: str) -> str:
    """What a game calls the player of a colour, in the language that is spoken."""
    return str(voice(game.id).say(next(player.name for player in game.seats if player.colour == colour)))


def first_setup(game: Game) -> Setup:
    """The game as somebody alone at the screen begins: against young squirrels, or alone if it is made for one."""
    you, *others = people(game, game.usual)
    players = (you, *(attrs.evolve(player, kind=FIRST_OPPONENT) for player in others))
    return Setup(game, players, game.chosen({}), fresh_seed())


def quick_setup(game: Game, kept: Mapping[str, Any] | None = None) -> Setup:
    """What one click starts: the game as it was set up last, with other luck."""
    if not kept:
        return first_setup(game)
    players = _players(game, kept.get("players"))
    if players is None:
        return first_setup(game)
    options = _options(game, kept.get("options"), len(players))
    return Setup(game, players, options, fresh_seed(), kept.get("fair") is not False)


def remembered(setup: Setup) -> dict[str, Any]:
    """A setup as the settings keep it; its luck is not kept, and a name only if somebody wrote it."""
    usual = {who.colour: usual_name(setup.game, who.colour) for who in setup.players}
    players = [
        {"name": "" if who.name == usual[who.colour] else who.name, "colour": who.colour, "kind": who.kind}
        for who in setup.players
    ]
    return {"players": players, "options": dict(setup.options), "fair": setup.fair}


def _players(game: Game, kept: object) -> tuple[Player, ...] | None:
    """The players that were kept; None if they make no table of this game."""
    rows = [row for row in kept if isinstance(row, dict)] if isinstance(kept, list) else []
    if len(rows) not in game.players:
        return None
    free = {player.colour: player for player in game.seats}
    players: list[Player] = []
    wanted = [str(row.get("colour", "")) for row in rows]
    for seat, row in enumerate(rows):
        colour = wanted[seat]
        if colour not in free:  # the usual one of the seat, or the first that nobody else asks for
            usual = game.seats[seat].colour
            colour = usual if usual in free and usual not in wanted else next(c for c in free if c not in wanted[seat:])
        kind = str(row.get("kind", ""))
        name = tidy_name(row.get("name", ""), usual_name(game, free.pop(colour).colour))
        players.append(Player(name, colour, kind if is_level(kind) else ""))
    return tuple(players)


def _options(game: Game, kept: object, seats: int) -> dict[str, bool | str]:
    chosen = game.chosen({}, seats)
    for key, value in (kept if isinstance(kept, dict) else {}).items():
        try:
            chosen = game.chosen({**chosen, str(key): value}, seats)
        except ValueError:
            continue  # an option of another version
    return chosen


def is_level(kind: str) -> bool:
    """Whether there is a bot of this level."""
    from nutdesk.bots.levels import BY_ID

    return kind in BY_ID
