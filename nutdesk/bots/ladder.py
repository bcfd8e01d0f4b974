"""Plays every level of bot against every other many times, and reports who wins how often.

Over a series both levels hold equally many seats. At a table of three, one A sits with two B in half of the games, and
one B with two A in the other half, and each of them sits in every seat. The figure is the share of all wins that went
to A, with a shared win divided: 50 % means that they are equal, whatever the number of seats. Games come in rounds: all
seatings of one round play the same deal.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import combinations, product
from math import sqrt
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import attrs

from nutdesk import games, paths
from nutdesk.bots import levels
from nutdesk.bots.bot import Bot
from nutdesk.bots.search import Budget, SearchBot, shares
from nutdesk.bots.tasks import ResultLog, TaskSeries, fingerprint, play_out, workers
from nutdesk.core.dealer import Dealer
from nutdesk.core.game import Game, look
from nutdesk.core.moves import Action

SURE: Final = 1.96
"""Standard deviations either side of a 95 % interval."""


@attrs.frozen
class Pairing:
    """Two levels that meet, or in a solo game one level and the options that set its difficulty."""

    level: str
    other: str
    options: tuple[tuple[str, bool | str], ...]

    @property
    def name(self) -> str:
        return f"{self.level} {self.other}"


@attrs.frozen
class Plan:
    """A whole ladder. The same plan always gives the same results."""

    game: str
    seats: int
    pairings: tuple[Pairing, ...]
    games: int
    seed: str
    effort: float = 1.0
    """The part of the iterations to use; less than 1 for a quick look."""
    open: bool = False
    """Whether the first level of each pairing sees everything, which shows how much could be won by knowing it."""


@attrs.frozen
class LadderGame:
    """One game of a ladder."""

    pairing: str
    number: int
    share: float
    """The first level's share of the win."""
    seats: int
    """How many seats the first level held."""
    moves: tuple[int, int]
    seconds: tuple[float, float]
    slowest: tuple[float, float]
    peak: float | None
    """The most memory, in megabytes, that its process has used; None where the system does not say."""


@attrs.define
class PairingResult:
    """The result of one pairing; pairs of numbers belong to the first level and the other."""

    level: str
    other: str
    games: int = 0
    rate: float = 0.0
    """The share of the wins that went to the first level, if both had held equally many seats."""
    low: float = 0.0
    high: float = 1.0
    wins: tuple[float, float] = (0.0, 0.0)
    milliseconds: tuple[float, float] = (0.0, 0.0)
    """Milliseconds per move, on average."""
    slowest: tuple[float, float] = (0.0, 0.0)


@attrs.frozen
class Report:
    """The results of a whole ladder."""

    game: str
    players: int
    seed: str
    effort: float
    open: bool
    iterations: dict[str, int]
    standings: tuple[PairingResult, ...]
    peak: float | None
    """Megabytes used by the largest process."""
    growth: float | None
    """How many of them were added after the first fifth of the games."""


def smallest(game: Game) -> int:
    """The smallest number of players, at least two, that the game's author has tested.

    >>> smallest(games.load("nice-one-squirrel"))
    3
    """
    return min(seats for seats in game.players if seats > 1 and seats not in game.untested)


def plan(
    game: Game,
    seats: int,
    options: Mapping[str, bool | str],
    count: int,
    seed: str,
    names: Sequence[str],
    fixed: Sequence[str] = (),
    effort: float = 1.0,
    open_eyes: bool = False,
) -> Plan:
    """Who meets whom: each level meets every lower one, or alone every strength of what the game plays against it."""
    ordered = [level.id for level in levels.LEVELS if level.id in names]
    if seats > 1:
        chosen = tuple(options.items())
        pairings = [Pairing(high, low, chosen) for low, high in combinations(ordered, 2)]
    else:
        # Every combination of word options that was left open: they set the difficulty of a solo game.
        free = [one for one in game.options if one.choices and one.players in ((), (1,)) and one.id not in fixed]
        pairings = []
        for words in product(*(one.choices for one in free)):
            chosen = tuple({**options, **{one.id: word for one, word in zip(free, words, strict=True)}}.items())
            other = " ".join(words or (who.kind for who in game.others(dict(chosen), 1)))
            pairings += [Pairing(level, other, chosen) for level in reversed(ordered)]
    return Plan(game.id, seats, tuple(pairings), count, seed, effort, open_eyes)


def seatings(seats: int) -> list[tuple[bool, ...]]:
    """The seats of the first level in each game of a round: alone in each seat, then in all seats but that one.

    >>> seatings(2)
    [(True, False), (False, True)]
    """
    if seats == 1:
        return [(True,)]
    alone = [tuple(seat == place for seat in range(seats)) for place in range(seats)]
    if seats == 2:
        return alone
    return [seating for one in alone for seating in (one, tuple(not seat for seat in one))]


class AllSeeingBot(SearchBot):
    """A search that sees everything, only for the ladder: it shows the most that better guessing could win."""

    def __init__(self, game: Game, budget: Budget) -> None:
        super().__init__(game, budget)
        self.state: Any = None

    def deal(self, view: Any, rng: Random) -> Any:
        return self.state.copy()


class Timed:
    """A bot, and how long it takes for its moves."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.moves, self.seconds, self.slowest = 0, 0.0, 0.0

    def choose(self, game: Game, state: Any, seat: int, rng: Random) -> Action:
        view = look(game, state, seat)
        if isinstance(self.bot, AllSeeingBot):
            self.bot.state = state
        started = perf_counter()
        action = self.bot.choose(view, rng)
        passed = perf_counter() - started
        self.moves, self.seconds, self.slowest = self.moves + 1, self.seconds + passed, max(self.slowest, passed)
        return action


def player(level: str, game: Game, effort: float, open_eyes: bool) -> Timed:
    """A bot of a level that thinks for a number of iterations, not by the clock."""
    count = levels.iterations(level, game)
    if not count:
        return Timed(levels.bot(level, game))
    budget = Budget(iterations=max(1, round(count * effort)))
    return Timed(AllSeeingBot(game, budget) if open_eyes else SearchBot(game, budget))


def play(plan: Plan, pairing: Pairing, number: int) -> LadderGame:
    """One game; its number alone decides everything in it."""
    game = games.load(plan.game)
    places = seatings(plan.seats)
    first = places[number % len(places)]
    deal = Dealer(f"{plan.seed}/{number // len(places)}")
    pair = (player(pairing.level, game, plan.effort, plan.open),) + (
        (player(pairing.other, game, plan.effort, False),) if plan.seats > 1 else ()
    )
    rngs = [Random(f"{plan.seed}/{pairing.name}/{number}/{seat}") for seat in range(plan.seats)]
    state = game.setup(dict(pairing.options), plan.seats)
    play_out(game, state, deal, lambda seat: pair[not first[seat]].choose(game, state, seat, rngs[seat]))
    won = shares(game, state)
    one, other = pair[0], pair[-1]
    return LadderGame(
        pairing.name,
        number,
        sum(share for share, mine in zip(won, first, strict=True) if mine),
        sum(first),
        (one.moves, other.moves),
        (one.seconds, other.seconds),
        (one.slowest, other.slowest),
        peak_memory(),
    )


def peak_memory(process: int | None = None) -> float | None:
    """The most memory, in megabytes, that this process has used; another's is known on Linux alone."""
    # On Linux, ru_maxrss includes what the parent process used; /proc has this process's own peak.
    with suppress(OSError):
        told = re.search(
            r"^VmHWM:\s+(\d+) kB", Path(f"/proc/{process or 'self'}/status").read_text("utf-8"), re.MULTILINE
        )
        if told:
            return round(int(told[1]) / 1024, 1)
    return _told_peak() if process is None else None


if sys.platform == "win32":

    def _told_peak() -> float | None:
        from ctypes import Structure, byref, c_size_t, c_ulong, c_void_p, sizeof, windll

        class Counters(Structure):
            """What Windows calls PROCESS_MEMORY_COUNTERS."""

            _fields_ = (("size", c_ulong), ("faults", c_ulong), ("peak", c_size_t), ("others", c_size_t * 7))

        system, counters = windll.kernel32, Counters()
        counters.size = sizeof(counters)
        system.GetCurrentProcess.restype = c_void_p
        here = c_void_p(system.GetCurrentProcess())
        told = system.K32GetProcessMemoryInfo(here, byref(counters), counters.size)
        return round(counters.peak / (1 << 20), 1) if told else None

else:

    def _told_peak() -> float | None:
        import resource

        unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
        return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit, 1)


# A series that continues where it stopped


def results_file(plan: Plan) -> Path:
    """The file with the results of this plan. Another plan, or another version of the program, has another file."""
    options = sorted({option for pairing in plan.pairings for option in pairing.options}, key=repr)
    known = repr((plan.seats, options, plan.seed, plan.effort, plan.open, fingerprint(plan.game)))
    return paths.user_cache() / "ladder" / f"{plan.game}-{hashlib.sha256(known.encode()).hexdigest()[:16]}.jsonl"


def kept(file: Path) -> list[LadderGame]:
    """The games that were played before."""
    found = []
    for data in ResultLog(file).read():
        try:
            for key in ("moves", "seconds", "slowest"):
                data[key] = tuple(data[key])
            one = LadderGame(**data)
        except (TypeError, KeyError):
            continue
        if _sound(one):
            found.append(one)
    return found


def _sound(one: LadderGame) -> bool:
    """Whether a game can have been written by this program: the file may be damaged."""
    pairs = (one.moves, one.seconds, one.slowest)
    numbers = (one.share, one.number, one.seats, *(value for pair in pairs for value in pair), one.peak or 0)
    return (
        isinstance(one.pairing, str)
        and type(one.number) is type(one.seats) is int
        and all(type(value) in (int, float) and 0 <= value < 2**40 for value in numbers)
        and all(len(pair) == 2 for pair in pairs)
        and one.share <= 1
    )


def climb(plan: Plan, jobs: int, watch: Callable[[], object] = lambda: None) -> Report:
    """Play the games that have not been played yet, on so many cores. watch() is called once per game, old or new."""
    file = results_file(plan)
    wanted = {(pairing.name, number): pairing for pairing in plan.pairings for number in range(plan.games)}
    fitting = (one for one in kept(file) if 0 < one.seats < max(2, plan.seats))
    done = {(one.pairing, one.number): one for one in fitting if (one.pairing, one.number) in wanted}
    for _ in done:
        watch()
    rest = [(plan, pairing, number) for (name, number), pairing in wanted.items() if (name, number) not in done]
    jobs = min(jobs, len(rest))
    log = ResultLog(file)
    log.tidy()
    with TaskSeries(play, rest, lambda: workers(jobs), 2 * jobs if jobs > 1 else 1) as series:
        while not series.over:
            for one in series.poll(None):
                done[one.pairing, one.number] = one
                log.add(attrs.asdict(one))
                watch()
    return report(plan, list(done.values()))


def report(plan: Plan, played: Sequence[LadderGame]) -> Report:
    """The figures of a ladder, from its games in any order."""
    game = games.load(plan.game)
    standings = []
    for pairing in plan.pairings:
        mine = sorted((one for one in played if one.pairing == pairing.name), key=lambda one: one.number)
        standings.append(pairing_result(pairing, mine, plan.seats))
    peaks = [one.peak for one in played if one.peak is not None]
    early = peaks[: max(1, len(peaks) // 5)]
    counts = {level.id: round(levels.iterations(level.id, game) * plan.effort) for level in levels.LEVELS}
    return Report(
        plan.game,
        plan.seats,
        plan.seed,
        plan.effort,
        plan.open,
        {name: n for name, n in counts.items() if n},
        tuple(standings),
        max(peaks, default=None),
        round(max(peaks) - max(early), 1) if peaks else None,
    )


def pairing_result(pairing: Pairing, played: Sequence[LadderGame], seats: int) -> PairingResult:
    """The figures of one pairing."""
    found = PairingResult(pairing.level, pairing.other, len(played))
    if not played:
        return found
    won = sum(one.share for one in played)
    held = sum(one.seats for one in played)
    found.wins = (round(won, 2), round(len(played) - won, 2))
    if seats == 1:
        found.rate = won / len(played)
    else:
        mine, theirs = won / held, (len(played) - won) / (seats * len(played) - held)
        found.rate = mine / (mine + theirs)
    found.low, found.high = wilson(found.rate, len(played))
    found.milliseconds = _both(lambda at: sum(o.seconds[at] for o in played) / max(1, sum(o.moves[at] for o in played)))
    found.slowest = _both(lambda at: max(one.slowest[at] for one in played))
    return found


def _both(seconds: Callable[[int], float]) -> tuple[float, float]:
    """Milliseconds for the first level and for the other."""
    return round(1000 * seconds(0), 2), round(1000 * seconds(1), 2)


def wilson(rate: float, count: int, sure: float = SURE) -> tuple[float, float]:
    """Wilson's interval for a rate that was seen in so many games; 95 % unless other standard deviations are given.

    >>> low, high = wilson(0.5, 100)
    >>> f"{low:.2f} to {high:.2f}"
    '0.40 to 0.60'
    """
    square = sure * sure
    middle = (rate + square / (2 * count)) / (1 + square / count)
    half = sure / (1 + square / count) * sqrt(rate * (1 - rate) / count + square / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)


def table(report: Report) -> str:
    """The figures as text."""
    eyes = "; the first of each pairing sees everything" if report.open else ""
    counts = ", ".join(f"{name} {count}" for name, count in report.iterations.items())
    rows = [f"{report.game}, {report.players} players, seed {report.seed}; iterations: {counts}{eyes}"]
    rows += [
        f"{one.level:>8} beats {one.other:10}{one.rate:7.1%}  [{one.low:.1%} to {one.high:.1%}]"
        f"  {one.games:4} games  {one.milliseconds[0]:8.1f} ms a move"
        + (f" against {one.milliseconds[1]:.1f}" if report.players > 1 else "")
        for one in report.standings
    ]
    if report.peak is not None:
        rows.append(f"memory of a process: {report.peak:.0f} MB at most, {report.growth:.0f} of it late")
    return "\n".join(rows)
