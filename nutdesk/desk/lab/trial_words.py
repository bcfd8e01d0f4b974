"""The results of a trial as bars, columns and sentences for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from nutdesk.desk.kit.words import joined, later, number, percent, strung, tr, tr_count
from nutdesk.desk.lab.chart_kinds import Bin, ChartBar
from nutdesk.lab.compare import FIRST, LENGTH, MARGIN, SCORE, TIES, WHOLE_GAME, Difference
from nutdesk.lab.figures import FAIR, STRONG, WEAK, Mean, Rate, TrialFigures, UsedFigure, UseTable
from nutdesk.lab.svg import binned

Words = Callable[[str], str]
"""Puts a text of the game into the language of the desk."""
PLACES = (
    later("First"),
    later("Second"),
    later("Third"),
    later("Fourth"),
    later("Fifth"),
    later("Sixth"),
)
NAMES = {
    FIRST: later("Wins of the first player"),
    TIES: later("Shared wins"),
    SCORE: later("Score"),
    LENGTH: later("Length in moves"),
    MARGIN: later("Lead of the winner"),
}
TONES = {STRONG: "#B5452F", WEAK: "#3F78A8"}
LINES = 14
"""So many lines a comparison has at most; the report has all."""


def place_bars(both: Sequence[TrialFigures]) -> list[ChartBar]:
    """Wins by the order of play, of one trial or of two."""
    bars = []
    for at in range(max(len(one.places) for one in both)):
        for side, one in enumerate(both):
            if at < len(one.places):
                rate, name = one.places[at], tr(PLACES[at])
                said = tr("{who} to play wins {rate}, between {low} and {high}.", who=name, **_parts(rate))
                bars.append(ChartBar(name, rate.value, said, rate.low, rate.high, hatched=bool(side)))
    return bars


def _parts(rate: Rate) -> dict[str, str]:
    return {"rate": percent(rate.value, 1), "low": percent(rate.low, 1), "high": percent(rate.high, 1)}


def bins(counter: Counter[int], tell: Callable[[int], str]) -> list[Bin]:
    """The columns of a histogram; `tell` makes a text of a number and its count."""
    total = sum(counter.values())
    return [
        Bin(
            low - 0.5,
            high + 0.5,
            times,
            tr(
                "{span}: {n} times, {rate}.",
                span=span(low, high, tell),
                n=times,
                rate=percent(times / total, 1),
            ),
        )
        for low, high, times in binned(counter)
    ]


def span(low: int, high: int, tell: Callable[[int], str] = str) -> str:
    """A range of numbers; `tell` makes a text of the last one with what is counted."""
    return tell(high) if low == high else tr("{low} to {high}", low=low, high=tell(high))


def mean_note(mean: Mean) -> str:
    """An average in a line."""
    if not mean.count:
        return ""
    value = number(mean.value, 1)
    return tr("{value} on average, from {least} to {most}", value=value, least=mean.least, most=mean.most)


def first_words(found: TrialFigures) -> str:
    """A sentence about whether it is good to play first."""
    rate, even = found.places[0], 1 / len(found.places)
    if not found.games:
        return ""
    if len(found.places) == 1:
        return tr("The player wins {rate}.", rate=percent(rate.value, 1))
    if rate.low > even:
        return tr("Playing first is an advantage, by more than chance.")
    if rate.high < even:
        return tr("Playing first is a disadvantage, by more than chance.")
    return tr("Playing first makes no clear difference.")


def telling(table: UseTable, most: int) -> list[UsedFigure]:
    """The most remarkable entries: those furthest from the expected share, best first."""
    far = sorted(table.entries, key=lambda entry: -abs(entry.wins.value - entry.expected))
    chosen = {entry.name for entry in far[:most]}
    return [entry for entry in table.entries if entry.name in chosen]


def win_bars(table: UseTable, words: Words, most: int) -> list[ChartBar]:
    """How many of those who used an entry won."""
    found = []
    for entry in telling(table, most):
        said = tr(
            "{name}: {rate} of the {n} who used it won ({low} to {high}); {expected} was expected. {verdict}",
            name=words(entry.name),
            n=entry.wins.count,
            expected=percent(entry.expected, 1),
            verdict=verdict_word(entry),
            **_parts(entry.wins),
        )
        colour = TONES.get(entry.verdict, "@go")
        found.append(ChartBar(words(entry.name), entry.wins.value, said, entry.wins.low, entry.wins.high, colour))
    return found


def verdict_word(entry: UsedFigure) -> str:
    if entry.verdict == STRONG:
        return tr("Too strong.")
    if entry.verdict == WEAK:
        return tr("Too weak.")
    return tr("Fair.") if entry.verdict == FAIR else tr("Too early to tell.")


def use_bars(table: UseTable, words: Words, most: int) -> list[ChartBar]:
    """How many of the winners, and of all players, used an entry."""
    found = []
    for entry in sorted(telling(table, most), key=lambda entry: -entry.winners.value):
        name = words(entry.name)
        for rate, hatched, text in (
            (
                entry.winners,
                False,
                tr(
                    "{name}: {rate} of the winners used it, between {low} and {high}.",
                    name=name,
                    **_parts(entry.winners),
                ),
            ),
            (
                entry.players,
                True,
                tr(
                    "{name}: {rate} of all players used it, between {low} and {high}.",
                    name=name,
                    **_parts(entry.players),
                ),
            ),
        ):
            found.append(
                ChartBar(name, rate.value, text, rate.low, rate.high, "@go" if not hatched else "@gold", hatched)
            )
    return found


def both_bars(one: UseTable, other: UseTable, words: Words, most: int) -> list[ChartBar]:
    """How many of the winners used an entry, on each side."""
    theirs = {entry.name: entry for entry in other.entries}
    mine = [entry for entry in one.entries if entry.name in theirs]
    far = sorted(mine, key=lambda entry: -abs(entry.winners.value - theirs[entry.name].winners.value))[:most]
    found = []
    for entry in sorted(far, key=lambda entry: -entry.winners.value):
        for side, name, rate in (
            (False, "A", entry.winners),
            (True, "B", theirs[entry.name].winners),
        ):
            said = tr(
                "{name}, {side}: {rate} of the winners used it, between {low} and {high}.",
                name=words(entry.name),
                side=name,
                **_parts(rate),
            )
            found.append(ChartBar(words(entry.name), rate.value, said, rate.low, rate.high, hatched=side))
    return found


def table_words(table: UseTable, words: Words) -> str:
    """Which entries of a table are too strong or too weak, or how uncertain that is."""
    strong = joined(words(entry.name) for entry in table.entries if entry.verdict == STRONG)
    weak = joined(words(entry.name) for entry in table.entries if entry.verdict == WEAK)
    if strong and weak:
        return tr("Too strong: {strong}. Too weak: {weak}.", strong=strong, weak=weak)
    if strong:
        return tr("Too strong: {strong}.", strong=strong)
    if weak:
        return tr("Too weak: {weak}.", weak=weak)
    if not table.open:
        return tr("No entry is too strong or too weak.")
    reach = round(100 * table.open)
    return tr("An entry may still win up to {reach} percentage points more or less often than expected.", reach=reach)


def doubt_words(tables: Sequence[UseTable], words: Words, games: int) -> str:
    """How little so many games say about all tables, in one sentence."""
    return tr_count(
        games,
        "Not sure after {n} game. An entry may win more or less often than expected, by up to so many percentage "
        "points: {tables}.",
        "Not sure after {n} games. An entry may win more or less often than expected, by up to so many percentage "
        "points: {tables}.",
        tables=joined(
            strung("{name} {reach}", name=words(table.name), reach=round(100 * table.open)) for table in tables
        ),
    )


def verdict_lines(differences: Sequence[Difference], words: Words) -> list[str]:
    """The comparison in sentences: the game as a whole, then every entry with a certain difference."""
    if not differences:
        return [tr("There is nothing to compare yet.")]
    sure = [row for row in differences if row.sure]
    lines = [
        tr_count(
            len(sure),
            "{n} figure of {all} differs by more than chance.",
            "{n} figures of {all} differ by more than chance.",
            all=len(differences),
        )
        if sure
        else tr("Nothing differs by more than chance.")
    ]
    lines += [_difference(row, words) for row in differences if row.table == WHOLE_GAME or row.sure][:LINES]
    lines.append(
        tr(
            "The more entries a table has, the more each must differ before it counts, so that chance "
            "alone misleads in no more than one table in twenty."
        )
    )
    return lines


def _difference(row: Difference, words: Words) -> str:
    unit = 100 if row.rate else 1
    name = (
        tr(NAMES[row.name])
        if row.table == WHOLE_GAME
        else tr("{table}, winners who used “{name}”", table=words(row.table), name=words(row.name))
    )
    parts = {
        "name": name,
        "one": percent(row.one, 1) if row.rate else number(row.one, 1),
        "other": percent(row.other, 1) if row.rate else number(row.other, 1),
        "gap": signed(unit * row.value),
        "low": signed(unit * row.low),
        "high": signed(unit * row.high),
    }
    if row.sure:
        return tr("{name}: {one} and {other}. {gap} ({low} to {high}), more than chance.", **parts)
    return tr("{name}: {one} and {other}. {gap} ({low} to {high}), may be chance.", **parts)


def signed(value: float) -> str:
    """A number with its sign: +1.5, −0.3."""
    return f"{'+' if value >= 0 else '−'}{number(abs(value), 1)}"


def time_words(seconds: float | None) -> str:
    """How long it will take, in words."""
    if seconds is None:
        return tr("starting…")
    if seconds < 90:
        return tr("about {n} s left", n=max(1, round(seconds)))
    return tr("about {n} min left", n=round(seconds / 60))
