"""How fast nutdesk is on this machine: the rules against python-chess, the window, phones, the records."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypedDict

from nutdesk.bots.bench import measure as measure_bots
from nutdesk.core.check import random_play
from nutdesk.core.game import Game, Options
from nutdesk.core.match import Match
from nutdesk.games import all_games, load
from nutdesk.games.nuts.floor import bench as floor_bench
from nutdesk.lab.bench import measure as measure_lab

Say = Callable[[str], object]
Play = Callable[[Random], int]
"""Plays one game, and returns its number of moves."""
GAMES = 100_000
"""Games in the statistics that are measured; a quick run has a hundredth of them."""


class Engine(TypedDict):
    """The rules of one game: moves per second, and how many times as many as python-chess in the same run."""

    moves_per_second: float
    python_chess_ratio: float | None


class Measured(TypedDict):
    """Everything that is measured."""

    engine: dict[str, Engine]
    desk: dict[str, float] | None
    """None where the window cannot be loaded."""
    phones: dict[str, float] | None
    """A table with six phones, and how busy the machine was meanwhile; None where the window cannot be loaded."""
    record: float
    """Seconds to open a record of 2,000 actions."""
    bots: dict[str, float]
    """The search: its speed in every game, and its memory."""
    floor: float
    """How often per second all paths of a NUTS floor of 12 columns are worked out."""
    lab: dict[str, float]
    """Games per second between greedy bots, with one process and with two."""


def measure(quick: bool, say: Say) -> Measured:
    """All figures; `say` gets a sentence for each that cannot be measured."""
    return {
        "engine": engine(quick, say),
        "desk": desk(quick, say),
        "phones": phones(quick, say),
        "record": record(),
        "bots": measure_bots(quick),
        "floor": round(floor_bench()),
        "lab": measure_lab(quick),
    }


def engine(quick: bool, say: Say) -> dict[str, Engine]:
    """Random play of every game at its usual number of seats, alternating with python-chess."""
    rounds, seconds = (3, 0.05) if quick else (9, 0.4)
    players: dict[str, Play] = {name: play for game in all_games() for name, play in editions(game)}
    try:
        chess = chess_player()
    except ImportError:
        say("python-chess is not installed, so there is no ratio to it: pip install 'nutdesk[bench]'")
        chess = None
    rates: dict[str, list[float]] = {name: [] for name in players}
    ratios: dict[str, list[float]] = {name: [] for name in players}
    for number in range(rounds):
        rng = Random(number)
        other = rate(chess, rng, seconds) if chess else None
        for name, play in players.items():
            rates[name].append(rate(play, rng, seconds))
            if other:
                ratios[name].append(rates[name][-1] / other)
    return {
        name: {
            "moves_per_second": round(median(rates[name])),
            "python_chess_ratio": round(median(ratios[name]), 2) if chess else None,
        }
        for name in players
    }


def rate(play: Play, rng: Random, seconds: float) -> float:
    """Moves per second, in whole games."""
    moves, started = 0, perf_counter()
    while (passed := perf_counter() - started) < seconds:
        moves += play(rng)
    return moves / passed


def editions(game: Game) -> Iterator[tuple[str, Play]]:
    """A game, and each other edition with rules of its own: 'nuts', 'nuts trucks'."""
    yield game.id, player(game)
    for option in game.options:
        if option.id == "edition":
            for word in option.choices:
                if word != option.default:
                    yield f"{game.id} {word}", player(game, {option.id: word})


def player(game: Game, wishes: Options | None = None) -> Play:
    """What plays random games of an edition."""
    options = game.chosen(wishes or {})
    return lambda rng: random_play(game, game.setup(options, game.usual), rng)


def chess_player() -> Play:
    """Plays a random game of chess, asking at every ply whether it is over; ImportError without python-chess."""
    import chess

    def play(rng: Random) -> int:
        board, plies = chess.Board(), 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(rng.random() * len(moves))])
            plies += 1
        return plies

    return play


def desk(quick: bool, say: Say) -> dict[str, float] | None:
    """The window's figures; None if it cannot be loaded."""
    try:
        from nutdesk.desk.offscreen.bench import FRAMES, measure_frames, measure_starts, measure_statistics
        from nutdesk.desk.offscreen.bench import measure as measure_desk
    except ImportError as error:
        say(f"the window cannot be loaded, so it is not measured: {error}")
        return None
    figures = measure_desk(quick=quick)
    # The fullest board at the largest size: five players in the forest on a 4K screen.
    figures["forest_4k_drag_step_p95_ms"] = measure_desk("nut-hunt", 5, (3840, 2160), quick=quick)["drag_step_p95_ms"]
    figures |= measure_frames(60 if quick else FRAMES)
    figures |= measure_starts(1 if quick else 7)
    figures |= measure_statistics(1_000 if quick else GAMES)
    return {name: round(value, 3) for name, value in figures.items()}


def phones(quick: bool, say: Say) -> dict[str, float] | None:
    """The figures of a table with six phones; None if they cannot be had."""
    try:
        from nutdesk.desk.offscreen.phone_bench import measure_phones

        figures = measure_phones(quick, say)
    except (ImportError, OSError) as error:
        say(f"phones are not measured: {error}")
        return None
    if hasattr(os, "getloadavg"):
        figures["load_average"] = os.getloadavg()[0]  # devices and pages wait for a processor like everything else
    return {name: round(value, 3) for name, value in figures.items()}


def record(actions: int = 2000) -> float:
    """Seconds to open a record with so many actions: one game, taken back and continued again and again."""
    from nutdesk.record import load as open_record
    from nutdesk.record import save

    game, rng = load("nice-one-squirrel"), Random(0)
    match = Match(game, game.chosen({}), game.seats[: game.usual], "bench", fair=False)
    match.begin()
    while len(match.entries) <= actions:
        if match.over:
            match.goto(match.root)
        match.play(rng.choice(game.legal(match.state)))
    with TemporaryDirectory() as folder:
        file = Path(folder) / "bench.nutdesk"
        save(match, file)
        started = perf_counter()
        open_record(file)
        return round(perf_counter() - started, 3)


def table(figures: Measured) -> str:
    """The figures as text."""
    rows = []
    for name, found in figures["engine"].items():
        ratio = found["python_chess_ratio"]
        times = "" if ratio is None else f", {ratio} times python-chess"
        rows.append(f"{name:20}{found['moves_per_second']:>11,.0f} moves a second{times}")
    rows += [f"{name:20}{value:>11,.2f}" for name, value in (figures["desk"] or {}).items()]
    rows += [f"{name:40}{value:>11,.2f}" for name, value in (figures["phones"] or {}).items()]
    rows += [f"{name:40}{value:>11,.0f}" for name, value in figures["bots"].items()]
    rows.append(f"{'open 2,000 actions':20}{figures['record']:>11,.3f} s")
    rows.append(f"{'NUTS floor':20}{figures['floor']:>11,.0f} path evaluations a second")
    rows += [f"{'lab ' + name:40}{value:>11,.2f}" for name, value in figures["lab"].items()]
    return "\n".join(rows)
