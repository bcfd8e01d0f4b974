"""The lab: trials of many games, comparisons, and their reports."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nutdesk.cli.common import (
    AsJson,
    CommandError,
    GameId,
    Players,
    Wishes,
    choose,
    find_game,
    print_json,
    progress,
    read_data,
)

if TYPE_CHECKING:
    from nutdesk.core.game import Game
    from nutdesk.lab.counts import Counts
    from nutdesk.lab.run import TrialRun
    from nutdesk.lab.trial import Trial

STOPPED = 130


def lab(
    game: GameId,
    players: Players = None,
    option: Wishes = None,
    levels: Annotated[str, typer.Option(metavar="A,B", help="A level for all seats, or one for each.")] = "young",
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many games.")] = 200,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    data: Annotated[Path | None, typer.Option(metavar="FILE", help="House data to use instead of ours.")] = None,
    against: Annotated[
        list[str] | None,
        typer.Option(
            metavar="K=V", help="Compare with the same table, changed in this: an option, data=FILE or levels=A,B."
        ),
    ] = None,
    jobs: Annotated[int, typer.Option(min=0, help="How many cores; 0 for all of them.")] = 0,
    dask: Annotated[str, typer.Option(metavar="ADDRESS", help="A Dask scheduler whose workers play.")] = "",
    out: Annotated[Path | None, typer.Option(metavar="HTML", help="The report to write.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, and say what wins them. Stop at any time: what is played is kept."""
    from nutdesk.bots.tasks import Lost
    from nutdesk.lab.page import page
    from nutdesk.threads import CannotStart

    if out is not None and not out.absolute().parent.is_dir():
        raise CommandError(f"{out.parent}: there is no such folder")
    text = "" if data is None else read_data(game, data)
    rules = find_game(game)
    one = make(rules, players, option, levels, games, seed, text)
    trials = [one] if not against else [one, other(rules, one, option, against)]
    played: list[tuple[Trial, Counts]] = []
    with progress(rules.title, games * len(trials)) as watch:
        for trial in trials:
            run = start(trial, jobs or os.cpu_count() or 1, dask)
            try:
                for _ in range(run.games):
                    watch()
                while not run.over:
                    for _ in range(run.poll(1.0)):
                        watch()
            except (KeyboardInterrupt, Lost, CannotStart) as error:
                stopped = isinstance(error, KeyboardInterrupt)
                kept = f"{run.games} of {trial.games} games are kept: the same command goes on from there"
                raise CommandError(f"{'stopped' if stopped else error}; {kept}", STOPPED if stopped else 1) from None
            finally:
                run.leave(wait=True)
            played.append((trial, run.counts))
    if out is not None:
        try:
            out.write_text(page(*played), "utf-8", newline="\n")
        except OSError as error:
            raise CommandError(f"{out}: {error.strerror or error}", 1) from None
    if as_json:
        print_json(plain(played))
    else:
        print(table(played))


def make(
    rules: Game, players: int | None, option: list[str] | None, names: str, count: int, seed: str, data: str
) -> Trial:
    """The trial that was asked for."""
    from nutdesk.lab.trial import trial

    seats, options = choose(rules, usual(rules) if players is None else players, option)
    try:
        return trial(rules, seats, options, tuple(names.split(",")), count, seed, data)
    except ValueError as error:
        raise CommandError(str(error)) from None


def usual(rules: Game) -> int:
    """The usual number of players, or the smallest with an opponent."""
    from nutdesk.bots.ladder import smallest

    return rules.usual if rules.usual > 1 else smallest(rules)


def other(rules: Game, one: Trial, option: list[str] | None, against: list[str]) -> Trial:
    """The trial to compare with: the same, except for what the options change."""
    data, names, wishes = one.data, ",".join(one.levels), list(option or ())
    for wish in against:
        key, equals, value = wish.partition("=")
        if not equals:
            raise CommandError(f"a change to compare with is written as name=value, not '{wish}'")
        if key == "data":
            data = read_data(rules.id, Path(value)) if value else ""
        elif key == "levels":
            names = value
        else:
            wishes.append(wish)
    found = make(rules, one.seats, wishes, names, one.games, one.seed, data)
    if found == one:
        raise CommandError("both sides of the comparison are the same")
    return found


def start(trial: Trial, jobs: int, dask: str) -> TrialRun:
    """Start the trial on this machine, or on a cluster."""
    from nutdesk.lab.run import TrialRun

    if not dask:
        return TrialRun.local(trial, jobs)
    from nutdesk.lab.cluster import Cluster, NoCluster

    try:
        cluster = Cluster(dask, trial.game)
    except NoCluster as error:
        raise CommandError(str(error), 1) from None
    return TrialRun(trial, lambda: cluster, 2 * max(1, cluster.threads))


def plain(played: list[tuple[Trial, Counts]]) -> dict[str, Any]:
    """All figures as data."""
    import attrs

    from nutdesk.lab.compare import compare, verdict
    from nutdesk.lab.figures import figures

    found = [figures(trial, counts) for trial, counts in played]
    trials = [
        {"trial": attrs.asdict(trial) | {"options": dict(trial.options)}, "figures": attrs.asdict(one)}
        for (trial, _), one in zip(played, found, strict=True)
    ]
    if len(found) == 1:
        return trials[0]
    differences = compare(*found)
    return {
        "one": trials[0],
        "other": trials[1],
        "verdict": verdict(differences),
        "differences": [attrs.asdict(row) | {"value": row.value} for row in differences],
    }


def table(played: list[tuple[Trial, Counts]]) -> str:
    """The figures as text."""
    from nutdesk.lab.compare import compare, verdict
    from nutdesk.lab.figures import figures
    from nutdesk.lab.page import PLACES, summary, told

    rows: list[str] = []
    found = [figures(trial, counts) for trial, counts in played]
    for (trial, _), one in zip(played, found, strict=True):
        rows.append(f"{trial.game}: {told(trial, one)}")
        rows += [
            f"  who plays {PLACES[at]:8}{rate.value:7.1%}  [{rate.low:.1%} to {rate.high:.1%}]"
            for at, rate in enumerate(one.places)
        ]
        for name, mean in (("score", one.score), ("length", one.length), ("lead", one.margin)):
            rows.append(f"  {name:18}{mean.value:7.1f}  [{mean.low:.1f} to {mean.high:.1f}]  spread {mean.spread:.1f}")
        rows += [f"  {there.name}: {summary(there)}" for there in one.tables if not there.doubtful]
        doubts = ", ".join(f"{there.name} {100 * there.open:.0f}" for there in one.tables if there.doubtful)
        if doubts:
            rows += [
                f"  Not sure after {one.games} games. An entry may win more or less often than expected,",
                f"  by up to so many percentage points: {doubts}.",
            ]
    if len(found) == 2:
        rows.append(verdict(compare(*found)))
    return "\n".join(rows)
