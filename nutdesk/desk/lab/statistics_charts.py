"""The charts of the statistics: the question that each asks, and how it shows the answer."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from functools import cache, partial
from typing import Any, Final

import attrs
from PySide6.QtCore import QDate
from PySide6.QtWidgets import QWidget

from nutdesk import games
from nutdesk.bots.ladder import wilson
from nutdesk.bots.levels import BY_ID, LEVELS
from nutdesk.desk.kit import words
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import language, percent, strung, tr, tr_count, voice
from nutdesk.desk.lab.axes import plain
from nutdesk.desk.lab.chart_kinds import (
    BarChart,
    Bin,
    ChartBar,
    Curve,
    Dot,
    Histogram,
    LineChart,
    ShareChart,
    Slice,
    Whole,
)
from nutdesk.desk.lab.chart_panel import ChartPanel
from nutdesk.desk.lab.trial_words import span
from nutdesk.record.clock import local_time
from nutdesk.record.facts import DATA, OWN
from nutdesk.record.figures import Best, GameFigures, GameFilter, Share, Undone, WinningRun
from nutdesk.record.report import spread

BLUE: Final = "#5B8FA8"
GOLD: Final = "#E0A030"
RUST: Final = "#C4713B"
LEAF: Final = "@go"
HUES: Final = ("blue", "yellow", "pink", "red", "white", "black")
MOST: Final = 8
"""Bars of a list that could be long."""
STEPS: Final = 36
"""Bars of a histogram at most."""

Counts = dict[str, dict[int, int]]


@attrs.frozen
class StatisticsChart:
    """A chart of the page: where it is, when it is shown, what it asks and how it shows the answer."""

    name: str
    make: Callable[[Desk, QWidget], ChartPanel]
    ask: Callable[[GameFigures], Any]
    show: Callable[[Any, Any, GameFilter], None]
    """Told the chart, the answer and what was chosen."""
    one: bool | None = None
    """Only when one game was chosen (True), only when none was (False), or always."""
    wide: bool = False
    least: int = 1
    """With fewer marks it has nothing to say, and is not shown: a comparison needs two."""

    def suits(self, choice: GameFilter) -> bool:
        return self.one is None or self.one == bool(choice.game)


# ---- words ----------------------------------------------------------------------------------------------------------


@cache
def title_of(game: str) -> str:
    """A game's title; its id if the game is no longer there."""
    return next((card.title for card in games.cards() if card.id == game), game)


def move_name(game: str, verb: str) -> str:
    """What people call the moves that a record writes with this verb."""
    kinds = games.load(game).verbs if game in games.ids() else ()
    return voice(game).tell(next((kind.title for kind in kinds if kind.verb == verb), verb))


def scored(game: str, score: int) -> str:
    """A score in the game's own word."""
    return voice(game).tell(games.points(game, score))


def level_name(kind: str) -> str:
    """A level, people, or one who plays without a seat."""
    if kind in BY_ID:
        return tr(BY_ID[kind].name)
    return next((voice(game).tell(name) for game, name in games.others(kind)), kind) if kind else tr("People")


def whose(choice: GameFilter) -> str:
    """Whose results are shown."""
    if choice.person:
        return choice.person
    if choice.level:
        return level_name(choice.level)
    return tr("Bots") if choice.tables == "bots" else tr("People")


def day(seconds: int) -> str:
    """A day as people write it."""
    return words.day(local_time(seconds).date())


def share_bar(label: str, share: Share, colour: str = LEAF, *, short: str = "") -> ChartBar:
    """How often somebody won, with the interval of the true value; `short` is the name below a narrow bar."""
    rate = share.won / share.played
    said = tr(
        "{label}: {won} of {played} won, {rate}. An even share is {even}.",
        label=label,
        won=plain(share.won),
        played=plain(share.played),
        rate=percent(rate),
        even=percent(share.even),
    )
    return ChartBar(short or label, rate, said, *wilson(rate, share.played), colour=colour)


# ---- when -----------------------------------------------------------------------------------------------------------


def show_days(chart: LineChart, days: list[tuple[str, int]], choice: GameFilter) -> None:
    """Show games by day, week or month, with as many points as can be told apart."""
    found = {date.fromisoformat(when): n for when, n in days}
    if not found:
        chart.show_curves(())
        return
    first, last = min(found), max(found)
    span = (last - first).days
    starts, here = list[date](), first
    if span > 300:
        here = first.replace(day=1)
    elif span > 45:
        here = first - timedelta(days=first.weekday())
    while here <= last:
        starts.append(here)
        if span > 300:
            here = (here + timedelta(days=32)).replace(day=1)
        else:
            here += timedelta(days=7 if span > 45 else 1)
    counts = [0] * len(starts)
    at = 0
    for when in sorted(found):
        while at + 1 < len(starts) and starts[at + 1] <= when:
            at += 1
        counts[at] += found[when]
    form = "MMM yy" if span > 300 else "d MMM"
    names = [language().locale.toString(QDate(one.year, one.month, one.day), form) for one in starts]
    dots = []
    for k, n in enumerate(counts):
        number = tr_count(n, "{n} game.", "{n} games.")
        weekly = tr("Week of {when}: {games}", when=names[k], games=number)
        dots.append(Dot(k, n, weekly if 45 < span <= 300 else strung("{when}: {games}", when=names[k], games=number)))
    ticks = [(float(k), name) for k, name in enumerate(names)]
    chart.note = (
        tr("Games started each day")
        if span <= 45
        else (tr("Games started each month") if span > 300 else tr("Games started each week"))
    )
    chart.show_curves([Curve(tr("Games"), tuple(dots), BLUE)], ticks=ticks, span=(0, max(*counts, 1)))


# ---- who won --------------------------------------------------------------------------------------------------------


def show_wins_by_game(chart: BarChart, shares: list[Share], choice: GameFilter) -> None:
    chart.note = tr("{who}: wins, with 95 % intervals", who=whose(choice))
    chart.show_bars([share_bar(title_of(share.name), share) for share in shares])


def show_wins_by_size(chart: BarChart, shares: list[Share], choice: GameFilter) -> None:
    chart.note = tr("{who}: wins, with 95 % intervals", who=whose(choice))
    named = [(tr_count(int(share.name), "{n} player", "{n} players"), share) for share in shares]
    chart.show_bars([share_bar(name, share, short=share.name) for name, share in named])


def show_wins_by_seat(chart: BarChart, shares: list[Share], choice: GameFilter) -> None:
    one = choice.person or choice.level
    chart.note = (
        tr("{who}: wins in each seat, with 95 % intervals", who=whose(choice))
        if one
        else tr("Wins by whoever sat there, with 95 % intervals")
    )
    even = {round(share.even, 3) for share in shares}
    level = (shares[0].even, tr("Even chance")) if len(even) == 1 else None
    bars = [share_bar(tr("Seat {n}", n=share.name), share, BLUE, short=share.name) for share in shares]
    chart.show_bars(bars, level=level)


def show_wins_by_level(chart: BarChart, shares: list[Share], choice: GameFilter) -> None:
    order = ["", *(level.id for level in LEVELS)]
    chart.note = tr("Each seat counts once, with 95 % intervals")
    ranked = sorted(shares, key=lambda share: order.index(share.name) if share.name in order else len(order))
    chart.show_bars([share_bar(level_name(share.name), share, GOLD) for share in ranked])


def show_wins_by_option(chart: BarChart, shares: list[Share], choice: GameFilter) -> None:
    options = {option.id: option for option in games.load(choice.game).options}
    bars = []
    for share in shares:
        name, _, value = share.name.partition("=")
        title = voice(choice.game).tell(options[name].title) if name in options else tr("House data")
        word = {"on": tr("on"), "off": tr("off"), OWN: tr("custom")}.get(value, value)
        if name == DATA and value != OWN:
            word = tr("edition {n}", n=value.removeprefix("edition "))
        bars.append(share_bar(strung("{option}: {value}", option=title, value=word), share, RUST))
    chart.note = tr("{who}: wins, with 95 % intervals", who=whose(choice))
    chart.empty = tr("This game has no options to choose from.") if not options else tr("Nothing to show yet.")
    chart.show_bars(bars)


def show_tables(chart: ShareChart, counts: Counts, choice: GameFilter) -> None:
    wholes: list[Whole] = []
    for game, by_seats in sorted(counts.items(), key=lambda one: -sum(one[1].values())):
        parts = []
        for seats, n in sorted(by_seats.items()):
            said = strung(
                "{game}, {players}: {games}",
                game=title_of(game),
                players=tr_count(seats, "{n} player", "{n} players"),
                games=tr_count(n, "{n} game.", "{n} games."),
            )
            parts.append(Slice(str(seats), n, said, HUES[(seats - 1) % len(HUES)]))
        wholes.append((title_of(game), parts))
    chart.note = tr("How many sat at the table")
    chart.show_wholes(wholes)


# ---- how it went ----------------------------------------------------------------------------------------------------


def bins_of(counts: dict[int, int], tell: Callable[[int, int, int], str]) -> list[Bin]:
    """Whole numbers in a few steps of the same width; `tell` gets from, to and how many."""
    low, high = min(counts), max(counts)
    width = -(-(high - low + 1) // STEPS)
    found = []
    for start in range(low, high + 1, width):
        n = sum(counts.get(value, 0) for value in range(start, start + width))
        found.append(Bin(start - 0.5, start + width - 0.5, n, tell(start, start + width - 1, n)))
    return found


def show_scores(chart: Histogram, counts: Counts, choice: GameFilter) -> None:
    mine = counts.get(choice.game, {})
    if not mine:
        chart.show_bins(())
        return

    def tell(low: int, high: int, n: int) -> str:
        times = tr_count(n, "once", "{n} times") if n else tr("never")
        return strung("{span}: {times}.", span=span(low, high, partial(scored, choice.game)), times=times)

    middle = spread(mine)[1]
    chart.note = tr("{who}: scores at the end", who=whose(choice))
    chart.show_bins(bins_of(mine, tell), middle=(middle, tr("Half have more than {n}", n=middle)))


def show_lengths(chart: Histogram, counts: Counts, choice: GameFilter) -> None:
    mine = counts.get(choice.game, {})
    if not mine:
        chart.show_bins(())
        return

    def tell(low: int, high: int, n: int) -> str:
        number = tr_count(n, "{n} game", "{n} games")
        if low == high:
            return tr("{n} moves: {games}.", n=low, games=number)
        return tr("{low} to {high} moves: {games}.", low=low, high=high, games=number)

    middle = spread(mine)[1]
    chart.note = tr("Moves from the deal to the end, without undone ones")
    chart.show_bins(bins_of(mine, tell), middle=(middle, tr("Half take more than {n}", n=middle)))


def show_score_spread(chart: BarChart, counts: Counts, choice: GameFilter) -> None:
    chart.note = tr("The middle score; the line goes from the lowest tenth to the highest")
    bars = []
    for game, mine in sorted(counts.items(), key=lambda one: -sum(one[1].values())):
        low, middle, high = spread(mine)
        said = tr(
            "{game}: typically {points}, mostly {low} to {high}.",
            game=title_of(game),
            points=scored(game, middle),
            low=low,
            high=high,
        )
        bars.append(ChartBar(title_of(game), middle, said, low, high, BLUE))
    chart.show_bars(bars)


def show_length_spread(chart: BarChart, counts: Counts, choice: GameFilter) -> None:
    chart.note = tr("The middle length; the line goes from the shortest tenth to the longest")
    bars = []
    for game, mine in sorted(counts.items(), key=lambda one: -sum(one[1].values())):
        low, middle, high = spread(mine)
        said = tr(
            "{game}: typically {n} moves, mostly {low} to {high}.",
            game=title_of(game),
            n=middle,
            low=low,
            high=high,
        )
        bars.append(ChartBar(title_of(game), middle, said, low, high, RUST))
    chart.show_bars(bars)


def show_undone(chart: BarChart, actions: list[Undone], choice: GameFilter) -> None:
    """The actions that were taken back most often, or all games where none was chosen."""
    worst = sorted(actions, key=lambda one: (-one.undone / max(1, one.made), -one.made))
    bars = []
    for one in worst[:MOST]:
        label = move_name(one.game, one.verb) if one.verb else title_of(one.game)
        rate = one.undone / max(1, one.made)
        said = tr(
            "{label}: {undone} of {made} taken back, {rate}.",
            label=label,
            undone=plain(one.undone),
            made=plain(one.made),
            rate=percent(rate, 1),
        )
        bars.append(ChartBar(label, rate, said, colour=RUST))
    chart.note = tr("Taken back, and the game went on without it; trials do not count")
    chart.show_bars(bars)


# ---- people ---------------------------------------------------------------------------------------------------------


def show_bests(chart: BarChart, bests: list[Best], choice: GameFilter) -> None:
    """Show everybody's best score of one game, or the best of each game."""
    seen, bars = set[str](), []
    for best in bests:
        if choice.game or best.game not in seen:
            seen.add(best.game)
            who = best.name or level_name(best.kind)
            label = who if choice.game else strung("{game}: {who}", game=title_of(best.game), who=who)
            said = tr(
                "{who}: {points} in {game}, on {day}.",
                who=who,
                game=title_of(best.game),
                day=day(best.begun),
                points=scored(best.game, best.score),
            )
            bars.append(ChartBar(label, best.score, said, colour=GOLD))
    chart.note = tr("The best score anybody has had")
    chart.show_bars(bars[:MOST])


def show_runs(chart: BarChart, runs: list[WinningRun], choice: GameFilter) -> None:
    bars = []
    for run in runs[:MOST]:
        who = run.name or level_name(run.kind)
        said = tr(
            "{who}: {wins} in a row, from {first} to {last}; {now} at the moment.",
            who=who,
            first=day(run.first),
            last=day(run.last),
            now=run.now,
            wins=tr_count(run.longest, "{n} win", "{n} wins"),
        )
        bars.append(ChartBar(who, run.longest, said, colour=LEAF if not run.kind else BLUE))
    chart.note = tr("Games won in a row; people in green, bots in blue")
    chart.show_bars(bars)


# ---- the page -------------------------------------------------------------------------------------------------------

CHARTS: Final = (
    StatisticsChart(
        "days",
        lambda desk, parent: LineChart(desk, tr("Games over time"), parent),
        GameFigures.days,
        show_days,
        wide=True,
        least=2,
    ),
    StatisticsChart(
        "games",
        lambda desk, parent: BarChart(desk, tr("Wins by game"), parent, lying=True, percent=True),
        GameFigures.wins_by_game,
        show_wins_by_game,
        one=False,
        least=2,
    ),
    StatisticsChart(
        "sizes",
        lambda desk, parent: BarChart(desk, tr("Wins by number of players"), parent, percent=True),
        GameFigures.wins_by_size,
        show_wins_by_size,
        one=True,
        least=2,
    ),
    StatisticsChart(
        "seats",
        lambda desk, parent: BarChart(desk, tr("Wins by seat"), parent, percent=True),
        GameFigures.wins_by_seat,
        show_wins_by_seat,
        least=2,
    ),
    StatisticsChart(
        "levels",
        lambda desk, parent: BarChart(desk, tr("Wins by level"), parent, lying=True, percent=True),
        GameFigures.wins_by_level,
        show_wins_by_level,
        least=2,
    ),
    StatisticsChart(
        "options",
        lambda desk, parent: BarChart(desk, tr("Wins by option"), parent, lying=True, percent=True),
        GameFigures.wins_by_option,
        show_wins_by_option,
        one=True,
        least=2,
    ),
    StatisticsChart(
        "tables",
        lambda desk, parent: ShareChart(desk, tr("Players at the table"), parent),
        GameFigures.tables,
        show_tables,
        one=False,
        least=2,
    ),
    StatisticsChart(
        "scores",
        lambda desk, parent: Histogram(desk, tr("Scores"), parent, colour=BLUE),
        GameFigures.scores,
        show_scores,
        one=True,
    ),
    StatisticsChart(
        "score-spread",
        lambda desk, parent: BarChart(desk, tr("Scores"), parent, lying=True),
        GameFigures.scores,
        show_score_spread,
        one=False,
    ),
    StatisticsChart(
        "lengths",
        lambda desk, parent: Histogram(desk, tr("Length of a game"), parent, colour=RUST),
        GameFigures.lengths,
        show_lengths,
        one=True,
    ),
    StatisticsChart(
        "length-spread",
        lambda desk, parent: BarChart(desk, tr("Length of a game"), parent, lying=True),
        GameFigures.lengths,
        show_length_spread,
        one=False,
    ),
    StatisticsChart(
        "bests",
        lambda desk, parent: BarChart(desk, tr("Personal bests"), parent, lying=True),
        GameFigures.bests,
        show_bests,
    ),
    StatisticsChart(
        "runs",
        lambda desk, parent: BarChart(desk, tr("Wins in a row"), parent, lying=True),
        GameFigures.runs,
        show_runs,
    ),
    StatisticsChart(
        "undone",
        lambda desk, parent: BarChart(desk, tr("Undone"), parent, lying=True, percent=True),
        GameFigures.undone,
        show_undone,
        one=True,
        wide=True,
    ),
    StatisticsChart(
        "undone-games",
        lambda desk, parent: BarChart(desk, tr("Undone"), parent, lying=True, percent=True),
        GameFigures.undone_by_game,
        show_undone,
        one=False,
        wide=True,
    ),
)
"""In the order of the page, three to a row; a wide one takes two places."""
