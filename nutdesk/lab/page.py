"""The report of a trial as a single HTML file that needs nothing else: to open, mail or print."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from nutdesk import __version__, games
from nutdesk.bots.levels import BY_ID
from nutdesk.lab.compare import WHOLE_GAME, Difference, compare, show, verdict
from nutdesk.lab.counts import Counts
from nutdesk.lab.figures import (
    ENOUGH,
    FEW,
    MARGIN,
    STRONG,
    WEAK,
    Mean,
    TrialFigures,
    UsedFigure,
    UseTable,
    figures,
    together,
)
from nutdesk.lab.svg import SvgBar, bars, histogram, percent
from nutdesk.lab.trial import Trial
from nutdesk.markup import Html, html, in_a_row

STYLE: Final = Html("""
:root{color-scheme:light dark;--paper:#fbf7ee;--ink:#33291f;--soft:#75685a;--line:#ddd1bd;--bar:#c98b4b;
--strong:#b5452f;--weak:#3f78a8;--card:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#221c17;--ink:#f3ebdf;--soft:#b9aa98;--line:#4a3f35;--bar:#d19a5c;
--strong:#e5785f;--weak:#78b0dd;--card:#2c251f}}
@media print{:root{--paper:#fff;--ink:#000;--soft:#444;--line:#bbb;--card:#fff}section{break-inside:avoid}}
body{background:var(--paper);color:var(--ink);font:16px/1.5 "Hanken Grotesk",system-ui,sans-serif;margin:0 auto;
max-width:56rem;padding:1.5rem}
h1{font-size:1.9rem;margin:.2em 0}h2{font-size:1.3rem;margin:1.6em 0 .3em}h3{font-size:1.05rem;margin:1em 0 .2em}
p{margin:.4em 0}.soft{color:var(--soft)}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:.4rem 1.2rem 1rem;margin:1rem 0}
svg{width:100%;height:auto;display:block}svg text{font:13px "Hanken Grotesk",system-ui,sans-serif;fill:var(--ink)}
svg .name{text-anchor:end}svg .tick{text-anchor:middle;fill:var(--soft);font-size:11px}svg .value{font-size:12px}
svg .bar{fill:var(--bar);opacity:.75}svg .strong{fill:var(--strong)}svg .weak{fill:var(--weak)}
svg .whisker{stroke:var(--ink);stroke-width:1.4;fill:none}svg .mark{stroke:var(--ink);stroke-width:2.5}
svg .grid{stroke:var(--line);stroke-width:1;fill:none}
table{border-collapse:collapse;width:100%;font-size:.92rem}
th,td{text-align:right;padding:.25rem .5rem;border-top:1px solid var(--line)}
th:first-child,td:first-child{text-align:left}
tr.sure td{font-weight:600}
""")
PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
Played = tuple[Trial, Counts]


def page(one: Played, other: Played | None = None) -> str:
    """The report of one trial, or of two side by side."""
    title = games.card(one[0].game).title
    parts = [html("<h1>{title} in the lab</h1>", title=title)]
    first = figures(*one)
    if other is None:
        parts += [html('<p class="soft">{told}</p>', told=told(one[0], first)), *_report(*one, first)]
    else:
        second = figures(*other)
        parts += [
            html("<p>A: {told}</p>", told=told(one[0], first)),
            html("<p>B: {told}</p>", told=told(other[0], second)),
            _comparison(compare(first, second)),
            html("<h2>A</h2>"),
            *_report(*one, first),
            html("<h2>B</h2>"),
            *_report(*other, second),
        ]
    parts.append(html('<p class="soft">nutdesk {version}. {how}</p>', version=__version__, how=HOW))
    return html(
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        "<title>{title} in the lab</title><style>{style}</style></head>\n<body>{parts}</body></html>\n",
        title=title,
        style=STYLE,
        parts=in_a_row(parts, "\n"),
    )


HOW: Final = (
    "Thin lines are 95 % intervals: in 19 of 20 trials the true figure lies within. An entry is called too strong or "
    "too weak if those who use it win more or less often than the others of its table, by at least "
    f"{round(100 * MARGIN)} percentage points and by more than chance, where each entry of a long table must differ "
    f"more, because so many are compared; entries with fewer than {ENOUGH} users are not judged. Who "
    "uses what is up to the bots: a strong entry may also be one that those who are ahead can afford."
)


def told(trial: Trial, found: TrialFigures) -> str:
    """A trial in a sentence."""
    options = [f"{key} {value if isinstance(value, str) else 'on'}" for key, value in trial.options if value]
    names = [BY_ID[level].name.lower() for level in trial.levels]
    who = f"{len(names)} × {names[0]}" if len(set(names)) == 1 else ", ".join(names)
    edition = games.edition_of(trial.game, trial.data)
    data = "; house data from a file" if not edition else f"; house data of edition {edition}" if trial.data else ""
    return f"{found.games} games; {who}{'; ' + ', '.join(options) if options else ''}{data}; seed {trial.seed}"


def _report(trial: Trial, counts: Counts, found: TrialFigures) -> list[Html]:
    tell = partial(games.points, trial.game)
    even = 1 / len(found.places)
    places = [
        SvgBar(f"who plays {PLACES[at]}", rate.value, rate.low, rate.high, even) for at, rate in enumerate(found.places)
    ]
    parts = [
        _section(
            "Wins by turn order",
            f"The upright line is an even share. {_first(found)} {percent(found.ties.value)} of the wins were shared.",
            bars(places, "Wins by turn order"),
        ),
        _numbers("Scores", tell, found.score, together(counts.scores)),
        _numbers("Length", lambda n: f"{n} moves", found.length, counts.lengths),
    ]
    if found.margin.count:
        parts.append(_numbers("Lead of the winner", tell, found.margin, counts.margins))
    return parts + [_table(table) for table in found.tables]


def _first(found: TrialFigures) -> str:
    rate, even = found.places[0], 1 / len(found.places)
    if len(found.places) == 1:
        return f"The player won {percent(rate.value)} of the games."
    if rate.low > even:
        return "Playing first is an advantage, by more than chance."
    if rate.high < even:
        return "Playing first is a disadvantage, by more than chance."
    return "Playing first makes no clear difference."


def _section(title: str, words: str, *inside: Html) -> Html:
    return html(
        "<section><h3>{title}</h3><p>{words}</p>{inside}</section>", title=title, words=words, inside=in_a_row(inside)
    )


def _numbers(title: str, tell: Callable[[int], str], mean: Mean, counter: Counter[int]) -> Html:
    words = (
        f"{mean.value:.1f} on average ({mean.low:.1f} to {mean.high:.1f}); half of them up to {tell(mean.middle)}; "
        f"from {mean.least} to {tell(mean.most)}, spread {mean.spread:.1f}."
    )
    return _section(title, words, histogram(counter, title))


def _table(table: UseTable) -> Html:
    wins = bars([_bar(entry) for entry in table.entries], f"{table.name}: wins by those who used it")
    used = sorted(table.entries, key=lambda entry: (-entry.winners.value, entry.name))
    rows = [
        SvgBar(entry.name, entry.winners.value, entry.winners.low, entry.winners.high, entry.players.value)
        for entry in used
    ]
    return _section(
        table.name,
        summary(table),
        html("<p class='soft'>How many won with it; the upright line is what was expected.</p>"),
        wins,
        html("<p class='soft'>How many of the winners used it; the upright line is all players.</p>"),
        bars(rows, f"{table.name}: used by winners"),
    )


def _bar(entry: UsedFigure) -> SvgBar:
    says = {STRONG: "too strong", WEAK: "too weak", FEW: "seldom used"}.get(entry.verdict, "")
    tone = entry.verdict if entry.verdict in (STRONG, WEAK) else ""
    return SvgBar(entry.name, entry.wins.value, entry.wins.low, entry.wins.high, entry.expected, tone, says)


def summary(table: UseTable) -> str:
    """Which entries of a table are too strong or too weak, or how uncertain that is, in a sentence."""
    strong = [entry.name for entry in table.entries if entry.verdict == STRONG]
    weak = [entry.name for entry in table.entries if entry.verdict == WEAK]
    said = [f"{word}: {', '.join(names)}." for word, names in (("Too strong", strong), ("Too weak", weak)) if names]
    if said or not table.open:
        return " ".join(said) or "No entry is too strong or too weak."
    reach = f"{100 * table.open:.0f}"
    return f"An entry may still win up to {reach} percentage points more or less often than expected."


def _comparison(differences: Sequence[Difference]) -> Html:
    rows = []
    for row in differences:
        if row.table != WHOLE_GAME and not row.sure:
            continue
        unit = 100 if row.rate else 1
        name = row.name if row.table == WHOLE_GAME else f"{row.table}: {row.name}, of the winners"
        cells = (
            name,
            show(row.one, row),
            show(row.other, row),
            f"{unit * row.value:+.1f}",
            f"{unit * row.low:+.1f} to {unit * row.high:+.1f}",
            "yes" if row.sure else "no",
        )
        inside = in_a_row(html("<td>{cell}</td>", cell=cell) for cell in cells)
        rows.append(html("<tr{sure}>{inside}</tr>", sure=" class=sure" if row.sure else "", inside=inside))
    heads = ("", "A", "B", "difference", "95 % interval", "more than chance")
    head = in_a_row(html("<th>{name}</th>", name=name) for name in heads)
    table = html("<table><tr>{head}</tr>{rows}</table>", head=head, rows=in_a_row(rows))
    return _section("Side by side", verdict(tuple(differences)), table)
