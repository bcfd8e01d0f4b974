"""The commands for games: list them, and open the desk with one of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nutdesk.cli.common import (
    AsJson,
    CommandError,
    GameId,
    Players,
    Seed,
    Wishes,
    choose,
    find_game,
    open_desk,
    play_by_data,
    print_json,
)

if TYPE_CHECKING:
    from nutdesk.core.game import Game


def play(
    game: GameId,
    players: Players = None,
    option: Wishes = None,
    seed: Seed = None,
    bots: Annotated[str, typer.Option(metavar="A,B", help="Levels for the last seats: kit, young, clever, wise.")] = "",
    first: Annotated[
        int | None, typer.Option(metavar="SEAT", min=1, help="Who starts; otherwise chosen at random.")
    ] = None,
    phones: Annotated[
        bool, typer.Option("--phones", help="Open the phones at once: everybody holds their own hand.")
    ] = False,
    data: Annotated[Path | None, typer.Option(metavar="FILE", help="House data to use instead of ours.")] = None,
) -> None:
    """Open the desk with a new game."""
    if data is not None:
        play_by_data(game, data)
    rules, kinds = find_game(game), tuple(bots.split(",")) if bots else ()
    if kinds and players is None:
        players = company(rules, len(kinds))
    seats, options = choose(rules, players, option)
    if kinds:
        from nutdesk.bots.levels import BY_ID

        if strange := [kind for kind in kinds if kind not in BY_ID]:
            raise CommandError(f"there is no level '{strange[0]}'; the levels are {', '.join(BY_ID)}")
    if len(kinds) > seats:
        raise CommandError(f"{len(kinds)} bots do not fit on {seats} seats")
    if first is not None and first > seats:
        raise CommandError(f"there is no seat {first} at a table of {seats}")
    if first is not None and rules.first is None:
        raise CommandError(f"in {rules.title} the rules draw lots for who starts")
    begins = None if first is None else first - 1
    open_desk(game, players=seats, options=options, seed=seed, bots=kinds, first=begins, phones=phones)


def company(game: Game, bots: int) -> int:
    """How many players a game with so many bots has: one person and the bots, or more people if the game needs them."""
    meant = [seats for seats in game.players if seats not in game.untested]
    return min((seats for seats in meant if seats > bots), default=max(game.players))


def games(as_json: AsJson = False) -> None:
    """List the games, with their player counts and options."""
    from nutdesk.games import all_games

    shelf = all_games()
    if as_json:
        print_json([describe(game) for game in shelf])
        return
    for game in shelf:
        print(f"{game.id:20}{game.title}: {', '.join(map(str, game.players))} players")
        for option in game.options:
            print(f"{'':20}--option {option.id}={'|'.join(option.choices) or 'on'}: {option.text}")


def describe(game: Game) -> dict[str, Any]:
    """A game as 'games --json' prints it."""
    keys = ("id", "title", "text", "clause", "default", "choices")
    options = [{key: getattr(option, key) for key in keys} for option in game.options]
    return {"id": game.id, "title": game.title, "players": game.players, "options": options}
