"""Bots against each other: random players, and the ladder of the levels."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from nutdesk.cli.common import AsJson, CommandError, GameId, Players, Wishes, choose, find_game, print_json, progress


def selfplay(
    game: GameId,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    option: Wishes = None,
    as_json: AsJson = False,
) -> None:
    """Let random players play many games against each other."""
    import attrs

    from nutdesk import selfplay
    from nutdesk.bots.bot import RandomBot

    rules = find_game(game)
    seats, options = choose(rules, players, option)
    with progress(rules.title, games) as watch:
        tally = selfplay.run(rules, options, [RandomBot()] * seats, games, seed, watch)
    if as_json:
        print_json(attrs.asdict(tally))
    else:
        rate = tally.moves / tally.seconds
        print(f"{tally.finished} of {games} games finished in {tally.seconds:.2f} s")
        print(f"{tally.moves} moves, {rate:,.0f} a second; {tally.longest} in the longest game")
        pairs = zip(rules.seats, tally.wins, strict=False)
        print("wins: " + ", ".join(f"{player.name} {wins}" for player, wins in pairs))
    if tally.finished < games:
        raise CommandError(f"{games - tally.finished} games did not end", 1)


def ladder(
    game: GameId,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many games of each pairing.")] = 40,
    as_json: AsJson = False,
    option: Wishes = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same result.")] = "1",
    levels: Annotated[str, typer.Option(metavar="A,B", help="Only these levels.")] = "kit,young,clever,wise",
    jobs: Annotated[int, typer.Option(min=0, help="How many cores; 0 for all of them.")] = 0,
    effort: Annotated[
        float,
        typer.Option(min=0.01, max=10.0, help="The share of their thinking time that bots use; less for a quick look."),
    ] = 1.0,
    open_eyes: Annotated[
        bool, typer.Option("--open", help="The first bot of a pairing sees everything: an upper bound.")
    ] = False,
) -> None:
    """Play every level against every other, and say who wins how often. Stop at any time: what is played is kept."""
    import attrs

    from nutdesk.bots import ladder
    from nutdesk.bots.levels import BY_ID
    from nutdesk.bots.tasks import Lost
    from nutdesk.threads import CannotStart

    rules = find_game(game)
    seats, options = choose(rules, ladder.smallest(rules) if players is None else players, option)
    names = levels.split(",")
    if strange := [name for name in names if name not in BY_ID]:
        raise CommandError(f"there is no level '{strange[0]}'; the levels are {', '.join(BY_ID)}")
    if seats > 1 and len(set(names)) < 2:
        raise CommandError("a ladder needs two levels")
    fixed = [wish.partition("=")[0] for wish in option or ()]
    plan = ladder.plan(rules, seats, options, games, seed, names, fixed, effort, open_eyes)
    with progress(rules.title, games * len(plan.pairings)) as watch:
        try:
            report = ladder.climb(plan, jobs or os.cpu_count() or 1, watch)
        except (Lost, CannotStart) as error:
            raise CommandError(f"{error}; what was played is kept: the same command goes on from there", 1) from None
    print_json(attrs.asdict(report)) if as_json else print(ladder.table(report))
