"""The charts of a trial, or of two side by side, and what they mean in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QScrollArea, QVBoxLayout, QWidget

from nutdesk import games
from nutdesk.core.game import ACTIONS
from nutdesk.desk.kit.forms import form_style
from nutdesk.desk.kit.plain import PlainLabel, set_tip
from nutdesk.desk.kit.widgets import Desk, Panel, dress
from nutdesk.desk.kit.words import percent, tr, tr_count
from nutdesk.desk.lab import trial_words
from nutdesk.desk.lab.chart_kinds import BarChart, Curve, Dot, Histogram, LineChart
from nutdesk.desk.lab.trial_words import Words
from nutdesk.lab.compare import compare
from nutdesk.lab.counts import Counts
from nutdesk.lab.figures import TrialFigures, UseTable, figures, together
from nutdesk.lab.trial import Trial
from nutdesk.markup import html, in_a_row

Played = tuple[Trial, Counts]
WINS, USED = "wins", "used"
SIDES = ("@go", "#D9822B")
STEPS = 14
"""The most steps for comparing the numbers of two sides."""


class TrialCharts(QWidget):
    """Wins by the order of play, scores, length, the tables of what was used, and the words about them."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.words: Words = str
        self.found: list[TrialFigures] = []
        self.places = BarChart(desk, tr("By turn order"), self, percent=True)
        self.scores = Histogram(desk, tr("Scores"), self)
        self.lengths = Histogram(desk, tr("Length"), self, colour="#8A6BB0")
        self.two_scores = LineChart(desk, tr("Scores"), self, percent=True)
        self.two_lengths = LineChart(desk, tr("Length"), self, percent=True)
        self.uses = BarChart(desk, tr("What winners used"), self, lying=True, percent=True)
        for chart in (self.places, self.scores, self.lengths, self.two_scores, self.two_lengths, self.uses):
            chart.empty = tr("Choose a table of bots and let them play.")
        self.table_box = QComboBox(self)
        self.table_box.setAccessibleName(tr("Which pieces"))
        set_tip(self.table_box, tr("Which pieces the chart is about"))
        self.what_box = QComboBox(self)
        self.what_box.addItem(tr("How many won with it"), WINS)
        self.what_box.addItem(tr("How many winners used it"), USED)
        self.what_box.setAccessibleName(tr("What the chart shows"))
        set_tip(self.what_box, tr("What the chart shows"))
        self.paper = Panel(desk, self)
        self.paper.setAccessibleName(tr("What it means"))
        self.text = PlainLabel(parent=self.paper)
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.pane = QScrollArea(self.paper)
        self.pane.setAccessibleName(tr("What it means"))
        self.pane.setWidget(self.text)
        self.pane.setWidgetResizable(True)
        self.pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self.paper)
        column.addWidget(self.pane)
        self.column = column
        self.table_box.currentIndexChanged.connect(self._show_uses)
        self.what_box.currentIndexChanged.connect(self._show_uses)

    # ---- data -----------------------------------------------------------------------------------------------------

    def show_runs(self, played: Sequence[Played], words: Words) -> None:
        """Show what has been counted so far, for one trial or two."""
        played = [one for one in played if one[1].games]
        self.words = words
        self.found = [figures(trial, counts) for trial, counts in played]
        two = len(self.found) > 1
        for one, both in ((self.scores, self.two_scores), (self.lengths, self.two_lengths)):
            one.setVisible(not two)
            both.setVisible(two)
        self._fill_tables()
        self.table_box.setVisible(bool(self.found))
        self._show_places()
        counters = [(together(counts.scores), counts.lengths) for _, counts in played]
        if two:
            for chart, at in ((self.two_scores, 0), (self.two_lengths, 1)):
                chart.show_curves(_lines([counter[at] for counter in counters]))
        elif self.found:
            (found,), ((scores, lengths),), game = self.found, counters, played[0][0].game
            for histogram, counter, mean, tell in (
                (self.scores, scores, found.score, lambda n: words(games.points(game, n))),
                (self.lengths, lengths, found.length, lambda n: tr_count(n, "{n} move", "{n} moves")),
            ):
                histogram.note = trial_words.mean_note(mean)
                histogram.show_bins(trial_words.bins(counter, tell), middle=(mean.value, tr("average")))
        else:
            for histogram in (self.scores, self.lengths):
                histogram.note = ""
                histogram.show_bins([])
        self._show_uses()
        self._show_text()

    def _show_places(self) -> None:
        if not self.found:
            self.places.note = ""
            self.places.show_bars([])
            return
        even = 1 / len(self.found[0].places)
        names = ("A", "B") if len(self.found) > 1 else ("", "")
        self.places.lying = len(self.found) > 1  # twice as many: their numbers find room beside them
        self.places.note = trial_words.first_words(self.found[0]) if len(self.found) == 1 else ""
        self.places.show_bars(trial_words.place_bars(self.found), level=(even, tr("an even share")), names=names)

    def _fill_tables(self) -> None:
        """Fill the list of tables, keeping the chosen one."""
        names = [table.name for table in _in_order(self.found[0])] if self.found else []
        if names == [self.table_box.itemData(at) for at in range(self.table_box.count())]:
            return
        chosen = self.table_box.currentData()
        self.table_box.blockSignals(True)
        self.table_box.clear()
        for name in names:
            self.table_box.addItem(self.words(name), name)
        wanted = chosen if chosen in names else names[0] if names else None
        self.table_box.setCurrentIndex(max(0, self.table_box.findData(wanted)))
        self.table_box.blockSignals(False)

    def _tables(self) -> list[UseTable]:
        name = self.table_box.currentData()
        return [table for found in self.found for table in found.tables if table.name == name]

    def _room(self, *, pairs: bool) -> int:
        """How many entries the chart has room for."""
        line = self.desk.layout.letters(15) * (2.6 if pairs else 1.35)
        return max(3, int((self.uses.height() - self.desk.layout.px(160)) / line))

    def _title(self) -> str:
        if len(self.found) < 2 and self.what_box.currentData() == WINS:
            return tr("Wins by those who used it")
        return tr("What winners used")

    def _show_uses(self) -> None:
        tables, two = self._tables(), len(self.found) > 1
        self.what_box.setVisible(len(self.found) == 1)
        if not tables:
            self.uses.note = ""
            self.uses.show_bars([])
            return
        if two and len(tables) == 2:
            self.uses.title = self._title()
            self.uses.note = tr("How many of the winners used it; those that differ most.")
            bars = trial_words.both_bars(tables[0], tables[1], self.words, self._room(pairs=True))
            self.uses.show_bars(bars, names=("A", "B"))
            return
        table = tables[0]
        shown = min(self._room(pairs=self.what_box.currentData() == USED), len(table.entries))
        self.uses.note = trial_words.table_words(table, self.words)
        if shown < len(table.entries):
            more = tr("The {n} of {all} that say most.", n=shown, all=len(table.entries))
            self.uses.note = f"{self.uses.note} {more}"
        self.uses.title = self._title()
        if self.what_box.currentData() == WINS:
            expected = sum(entry.expected * entry.wins.count for entry in table.entries) / max(
                1, sum(entry.wins.count for entry in table.entries)
            )
            self.uses.show_bars(
                trial_words.win_bars(table, self.words, shown), level=(expected, tr("all of this table"))
            )
        else:
            names = (tr("winners"), tr("all players"))
            self.uses.show_bars(trial_words.use_bars(table, self.words, shown), names=names)

    def _show_text(self) -> None:
        """What it means in sentences, some of them with a title."""
        lines: list[tuple[str, str]]
        if not self.found:
            lines = [
                ("", tr("Bots play a game hundreds of times, and the charts show what wins it.")),
                ("", tr("Thin lines are intervals: in 19 of 20 trials the true figure lies within.")),
                ("", tr("Stop whenever you like: the games played so far are kept.")),
            ]
        elif len(self.found) == 2:
            lines = [("", line) for line in trial_words.verdict_lines(compare(*self.found), self.words)]
        else:
            found = self.found[0]
            lines = [("", trial_words.first_words(found))]
            tables = _in_order(found)
            doubtful = [table for table in tables if table.doubtful]
            for table in tables:
                if not table.doubtful:
                    lines.append((self.words(table.name), trial_words.table_words(table, self.words)))
            if doubtful:
                lines.append(("", trial_words.doubt_words(doubtful, self.words, found.games)))
            lines.append(
                (
                    "",
                    tr(
                        "An entry counts as strong or weak only if those who use it win clearly more "
                        "or less often than the others, by more than chance. Bots that are ahead may "
                        "simply use more of everything."
                    ),
                )
            )
        below = round(self.desk.layout.letters(16) * 0.5)
        self.text.show_page(
            in_a_row(
                html(
                    "<p style='margin:0 0 {below}px 0'>{head}{line}</p>",
                    below=below,
                    head=html("<b>{title}</b>: ", title=title) if title else "",
                    line=line,
                )
                for title, line in lines
                if line
            )
        )
        self.text.setAccessibleName(" ".join(f"{title}: {line}" if title else line for title, line in lines))

    # ---- looks ----------------------------------------------------------------------------------------------------

    def restyle(self) -> None:
        for part in (self.paper, self.table_box, self.what_box):
            dress(part, form_style(self.desk))
        ink = self.desk.theme.colour("@ink").name()
        dress(self.pane, f"QScrollArea:focus {{ border: 3px solid {ink}; border-radius: 8px; }}")
        for chart in (self.places, self.scores, self.lengths, self.two_scores, self.two_lengths, self.uses):
            chart.restyle()

    def arrange(self) -> None:
        px, wide, high = self.desk.layout.px, self.width(), self.height()
        top = round(high * 0.4)
        third = wide / 3
        for at, charts in enumerate(((self.places,), (self.scores, self.two_scores), (self.lengths, self.two_lengths))):
            for chart in charts:
                chart.setGeometry(round(at * third), 0, round(third), top)
        aside = round(wide * 0.32)
        row = max(self.table_box.sizeHint().height(), round(px(48)))
        left, pad = wide - aside, round(px(12))
        half = round((left - 3 * pad) / 2)
        self.table_box.setGeometry(pad, top + 4, half, row)
        self.what_box.setGeometry(2 * pad + half, top + 4, half, row)
        self.uses.setGeometry(0, top + row + 4, left, high - top - row - 4)
        self.paper.setGeometry(left, top, aside, high - top)
        inset = round(px(26))
        self.column.setContentsMargins(inset, inset, round(px(20)), inset)
        self._show_uses()


def _in_order(found: TrialFigures) -> list[UseTable]:
    """The tables of house data first, plain actions last."""
    return sorted(found.tables, key=lambda table: (not table.house, table.name == ACTIONS, table.name))


def _lines(counters: Sequence[Counter[int]]) -> list[Curve]:
    """How the numbers of both sides are spread, over the same steps."""
    least, most = min(map(min, counters)), max(map(max, counters))
    width = -(-(most - least + 1) // STEPS)
    found = []
    for name, counter, colour in zip(("A", "B"), counters, SIDES, strict=True):
        steps: Counter[int] = Counter()
        for number, times in counter.items():
            steps[(number - least) // width] += times
        total = counter.total()
        dots = []
        for step in range((most - least) // width + 1):
            low, share = least + step * width, steps[step] / total
            span = trial_words.span(low, low + width - 1)
            said = tr("{name}: {span}, {rate}.", name=name, span=span, rate=percent(share, 1))
            dots.append(Dot(low + (width - 1) / 2, share, said))
        found.append(Curve(name, tuple(dots), colour))
    return found
