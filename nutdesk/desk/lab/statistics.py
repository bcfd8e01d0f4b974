"""The statistics: all games that were played to their end, as figures and charts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QStandardPaths, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.quiet import Scroll
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import percent, strung, tr, tr_count
from nutdesk.desk.lab.axes import plain
from nutdesk.desk.lab.chart_panel import ChartPanel
from nutdesk.desk.lab.filters import Filters
from nutdesk.desk.lab.first_games import ENOUGH, FirstGames
from nutdesk.desk.lab.lab_page import LabSection
from nutdesk.desk.lab.notices import EmptyPage, Notice, ReadingProgress
from nutdesk.desk.lab.queries import StatisticsQueries
from nutdesk.desk.lab.statistics_charts import CHARTS, StatisticsChart, level_name, scored, title_of, whose
from nutdesk.desk.lab.tiles import Tile
from nutdesk.record.facts import who_is
from nutdesk.record.figures import GameFigures, GameFilter, PlayedGame, Totals, WinningRun

COLUMNS = 3
TILES = ("games", "wins", "favourite", "best", "run")
NONE = "\N{EN DASH}"


class StatisticsSection(LabSection):
    """Lists to choose from, key figures, charts, and ways to export them."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.setAccessibleName(tr("Statistics"))
        self.filters = Filters(desk, self)
        self.filters.changed.connect(self.ask)
        self.csv = DeskButton(desk, tr("Export as CSV"), icon="ui-save", parent=self)
        self.again = DeskButton(desk, tr("Rebuild"), icon="ui-replay", parent=self)
        set_tip(self.again, tr("Read every record again"))
        self.csv.clicked.connect(self.ask_export)
        self.again.clicked.connect(self.rebuild)
        heads = (
            (tr("Games"), "ui-card", "#FFC83D"),
            (tr("Wins"), "ui-ok", "#8CCB7A"),
            (tr("Favourite game"), "ui-boost", "#E8A0B8"),
            (tr("Best score"), "ui-vote", "#D9822B"),
            (tr("Longest winning streak"), "ui-arrow", "#7FB3CF"),
        )
        self.tiles = {name: Tile(desk, *head, self) for name, head in zip(TILES, heads, strict=True)}
        self.inner = QWidget(self)
        self.area = Scroll(self.inner, self)
        self.charts: dict[str, ChartPanel] = {}
        for asked in CHARTS:
            chart = self.charts[asked.name] = asked.make(desk, self.inner)
            chart.installEventFilter(self)
            chart.empty = tr("Counting…")
        self.nothing = EmptyPage(desk, self)
        self.nothing.hide()
        self.nothing.play.clicked.connect(self.home_wanted)
        self.nothing.all.clicked.connect(self.filters.show_all)
        self.first = FirstGames(desk, self)
        self.first.ahead.play.clicked.connect(self.home_wanted)
        self.bare: set[str] = set()
        """The charts that have nothing to say about the games that are chosen."""
        self.reading = ReadingProgress(desk, self)
        self.queries = StatisticsQueries(self)
        self.queries.answered.connect(self._take)
        self.queries.progressed.connect(self._progress)
        self.queries.changed.connect(self._changed)
        self.queries.failed.connect(self._failed)
        self.queries.exported.connect(self._exported)
        self.reading.stop.clicked.connect(self.queries.stop)
        self.notice = Notice(desk, self)
        self.notice.changed.connect(self.arrange)
        self._choice = self.filters.choice
        self._rebuilding = False

    def reword(self) -> None:
        """Another language: the figures are told again in it."""
        self.ask()

    # ---- asking ---------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.ask()
        self.queries.follow()
        self.filters.game.setFocus()

    def ask(self) -> None:
        """Ask again for what is chosen now."""
        self._choice = self.filters.choice
        wanted = [(one.name, one.ask) for one in CHARTS if one.suits(self._choice)]
        self.queries.ask(self._choice, [("totals", _totals), ("first", _first), *wanted, ("players", _players)])
        self.arrange()

    def rebuild(self) -> None:
        """Read every record again."""
        self._rebuilding = True
        self.reading.tell(0, 0)
        self._show_reading(True)
        self.queries.rebuild()

    def _shown(self) -> list[StatisticsChart]:
        return [asked for asked in CHARTS if asked.suits(self._choice) and asked.name not in self.bare]

    def _take(self, number: int, name: str, answer: Any) -> None:
        if number != self.queries.number:
            return
        if name == "totals":
            self._show_totals(*answer)
        elif name == "first":
            self.first.tell(answer)
        elif name == "players":
            self.filters.show_players(*answer)
        else:
            asked = next(one for one in CHARTS if one.name == name)
            self.charts[name].empty = tr("Nothing to show yet.")
            asked.show(self.charts[name], answer, self._choice)
            self._show_tile(name, answer)
            bare = len(self.charts[name].marks()) < asked.least
            if bare != (name in self.bare):
                self.bare ^= {name}
                self._arrange_charts()

    def _show_totals(self, totals: Totals, played: list[tuple[str, int]], all_games: int) -> None:
        empty, few = not totals.games, 0 < totals.games < ENOUGH
        self.nothing.setVisible(empty)
        self.first.setVisible(few)
        self.area.setVisible(not empty and not few)
        for tile in self.tiles.values():
            tile.setVisible(bool(all_games) and not few)
        self.csv.setEnabled(not empty)
        set_tip(self.csv, tr("No game to export") if empty else tr("All selected games, as a table"))
        self.csv.setAccessibleDescription(self.csv.toolTip())
        if empty and all_games:
            words = tr_count(all_games, "There is {n} game in all.", "There are {n} games in all.")
            self.nothing.tell(tr("No game like that yet"), words, all_=True)
        elif empty:
            words = tr(
                "Finish a game to see here who won, with what score, and how long it took. Games with "
                "people and games of bots are counted apart."
            )
            self.nothing.tell(tr("Nothing to count yet"), words, all_=False)
        moves = tr("{number} moves", number=plain(totals.moves))
        self.tiles["games"].tell(plain(totals.games), moves)
        game, n = played[0] if played else ("", 0)
        self.tiles["favourite"].tell(title_of(game) or NONE, tr_count(n, "{n} game", "{n} games") if n else "")
        self.arrange()

    def _show_tile(self, name: str, answer: Any) -> None:
        """Show the key figure of a chart."""
        tiles = self.tiles
        if name in ("games", "sizes"):
            won, played = sum(share.won for share in answer), sum(share.played for share in answer)
            rate = percent(won / played) if played else NONE
            who = whose(self._choice)
            tiles["wins"].tell(rate, tr("{who}: {won} of {played}", who=who, won=plain(won), played=plain(played)))
        elif name == "bests" and answer:
            best = answer[0]
            words = strung("{who}, {game}", who=best.name or level_name(best.kind), game=title_of(best.game))
            tiles["best"].tell(scored(best.game, best.score), words)
        elif name == "bests":
            tiles["best"].tell(NONE)
        elif name == "runs":
            run = next((run for run in answer if _is_chosen(run, self._choice)), None)
            wins = tr_count(run.longest, "{n} win", "{n} wins") if run else NONE
            tiles["run"].tell(wins, (run.name or level_name(run.kind)) if run else "")

    def _progress(self, done: int, total: int) -> None:
        self.reading.tell(done, total)
        # A record or two are read before anybody could read a message about it.
        self._show_reading(self.reading.isVisible() or total > 20)

    def _show_reading(self, shown: bool) -> None:
        if shown != self.reading.isVisibleTo(self):
            self.reading.setVisible(shown)
            self.arrange()
            self.reading.raise_()
        self.again.setEnabled(not shown)

    def _changed(self, changed: bool, every: bool) -> None:
        if changed:
            self.ask()
        if self._rebuilding and not every:  # a look for new records has ended: what somebody asked for goes on
            return
        self._rebuilding = False
        was = self.reading.isVisibleTo(self)
        self._show_reading(False)
        if was:
            read = tr("All records are read.")
            self.notice.tell(read if changed else tr("Stopped: the figures have not changed."))

    def _failed(self, why: str) -> None:
        self.notice.tell(tr("The statistics cannot be read: {why}.", why=why))

    # ---- taking it along ------------------------------------------------------------------------------------------

    def ask_export(self) -> None:
        """Ask where the table goes."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        start = str(Path(folder) / f"{tr('nutdesk games')}.csv")
        name, _ = QFileDialog.getSaveFileName(self, tr("Export as CSV"), start, f"{tr('Table')} (*.csv)")
        if name:
            self.export(Path(name if name.endswith(".csv") else f"{name}.csv"))

    def export(self, path: Path) -> None:
        """Write every game that is chosen as a table."""
        self.csv.setEnabled(False)
        self.queries.export(self._choice, path)

    def _exported(self, path: Path, why: str) -> None:
        self.csv.setEnabled(True)
        told = tr("{file} could not be saved: {why}.", file=path.name, why=why)
        self.notice.tell(told if why else tr("Exported as {name}", name=path.name))

    def close_room(self) -> None:
        self.queries.close()

    # ---- measures -------------------------------------------------------------------------------------------------

    def restyle(self) -> None:
        self.filters.restyle()
        for chart in self.charts.values():
            chart.restyle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, ChartPanel):
            self.area.ensureWidgetVisible(watched, 0, 20)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar, step = self.area.verticalScrollBar(), self.area.height() // 2
        moves = {Qt.Key.Key_PageDown: step, Qt.Key.Key_PageUp: -step}
        if event.key() in moves and QApplication.activePopupWidget() is None:
            bar.setValue(bar.value() + moves[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def arrange(self) -> None:
        layout = self.desk.layout
        px, margin = layout.px, layout.px(40)
        self.filters.restyle()
        wide = self.width() - 2 * margin
        x = margin + wide
        tall = self.csv.sizeHint().height()
        buttons = ((self.again, tr("Rebuild")), (self.csv, tr("Export as CSV")))
        for button, words in buttons:
            button.setText(words)
        # Where room is scarce the buttons lose their words before the lists do: their tips have them.
        if sum(button.sizeHint().width() for button, _ in buttons) + self.filters.wanted_width() + px(12) > wide:
            for button, _ in buttons:
                button.setText("")
        for button, _ in buttons:
            hint = button.sizeHint()
            x -= hint.width()
            button.setGeometry(round(x), 0, hint.width(), hint.height())
        high = self.filters.wanted_height()
        self.filters.setGeometry(round(margin), round((tall - high) / 2), round(x - margin - px(12)), high)
        self.filters.arrange()
        y = tall + px(4)
        pad = px(10)
        gap = px(14)
        each = (wide - gap * (len(self.tiles) - 1)) / len(self.tiles)
        tile = px(126)
        for k, one in enumerate(self.tiles.values()):
            one.setGeometry(round(margin + k * (each + gap) - pad), round(y), round(each + 2 * pad), round(tile))
        y += tile
        strip = self.reading.isVisibleTo(self) or self.notice.isVisibleTo(self)
        foot = px(86) if strip else px(14)
        self.area.setGeometry(round(margin - pad), round(y), round(wide + 2 * pad), round(self.height() - y - foot))
        top = tall + px(4) if self.tiles["games"].isHidden() else y
        self.nothing.setGeometry(
            round(margin - pad), round(top), round(wide + 2 * pad), round(self.height() - top - foot)
        )
        self.nothing.arrange()
        self.first.setGeometry(self.nothing.geometry())
        self.first.arrange()
        for paper in (self.reading, self.notice):
            top = self.height() - foot
            paper.setGeometry(round(margin - pad), round(top), round(wide + 2 * pad), round(foot - px(4)))
        self.reading.arrange()
        self._arrange_charts()

    def _arrange_charts(self) -> None:
        """Place three charts in a row; two rows are visible, the others are below."""
        shown = self._shown()
        wide = self.area.width() - 8
        each = wide / COLUMNS
        high = max(210.0, self.area.height() / 2)
        x = row = 0
        for asked in shown:
            span = 2 if asked.wide else 1
            if x + span > COLUMNS:
                x, row = 0, row + 1
            chart = self.charts[asked.name]
            chart.setGeometry(round(x * each), round(row * high), round(span * each), round(high))
            chart.show()
            x += span
        for asked in CHARTS:
            if asked not in shown:
                self.charts[asked.name].hide()
        self.inner.resize(round(wide), round((row + 1) * high))


def _totals(figures: GameFigures) -> tuple[Totals, list[tuple[str, int]], int]:
    """The sums, how often each game was played, and how many games there are in all."""
    everything = GameFigures(figures.statistics, GameFilter(tables="all"))
    return figures.totals(), figures.played(), everything.totals().games


def _first(figures: GameFigures) -> list[PlayedGame]:
    """The games themselves, if there are too few for charts."""
    return figures.latest(ENOUGH - 1)


def _players(figures: GameFigures) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
    """Everybody who ever played, whatever was chosen."""
    everything = GameFigures(figures.statistics, GameFilter(tables="all"))
    return everything.people(), everything.levels()


def _is_chosen(run: WinningRun, choice: GameFilter) -> bool:
    """Whether a series of wins belongs to somebody whose results are shown."""
    if choice.person:
        return not run.kind and who_is(run.name) == who_is(choice.person)
    if choice.level:
        return run.kind == choice.level
    return bool(run.kind) == (choice.tables == "bots")
