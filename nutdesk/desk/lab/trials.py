"""The trials section: choose a table of bots, let them play, and see what wins."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import attrs
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QProgressBar,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from nutdesk import files, games
from nutdesk.core import house
from nutdesk.core.words import say
from nutdesk.desk.kit.forms import form_style
from nutdesk.desk.kit.plain import PlainLabel, Switch, set_tip
from nutdesk.desk.kit.theme import TEXT
from nutdesk.desk.kit.widgets import Desk, DeskButton, Panel, dress
from nutdesk.desk.kit.words import joined, tr, tr_count, voice
from nutdesk.desk.lab.background_trial import BackgroundTrial
from nutdesk.desk.lab.lab_page import LabSection
from nutdesk.desk.lab.trial_charts import TrialCharts
from nutdesk.desk.lab.trial_form import TrialForm
from nutdesk.desk.lab.trial_words import time_words
from nutdesk.desk.new_game.house_data import data_file, start_window
from nutdesk.desk.new_game.setup import Setup, fresh_seed, people

COUNTS = (20, 100, 200, 500, 1000, 2000, 5000)
USUAL = 200
DASH = " – "


class TrialsSection(LabSection):
    """The form on the left, the results on the right."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.runner = BackgroundTrial(self)
        self.runner.changed.connect(self._show)
        self.runner.failed.connect(self.say)
        self.sides: list[TrialForm] = []
        self.panel = Panel(desk, self)
        self._build()
        self.show_ = TrialCharts(desk, self)
        self.choose_game(self.game_box.currentIndex())
        self.restyle()

    # ---- the form -------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        desk = self.desk
        self.game_box = QComboBox(self.panel)
        for card in games.cards():
            self.game_box.addItem(card.title, card.id)
        self.game_box.setAccessibleName(tr("Game"))
        set_tip(self.game_box, tr("Which game the bots play"))
        self.count_box = QComboBox(self.panel)
        for count in COUNTS:
            self.count_box.addItem(tr_count(count, "{n} game", "{n} games"), count)
        self.count_box.setCurrentIndex(COUNTS.index(USUAL))
        self.count_box.setAccessibleName(tr("How many games"))
        set_tip(self.count_box, tr("How many games: the more there are, the surer the figures"))
        self.compare = Switch(tr("Compare with another table"), self.panel)
        set_tip(self.compare, tr("Two tables side by side: what differs, and whether it is more than chance"))
        self.side_buttons = [DeskButton(desk, name, parent=self.panel) for name in ("A", "B")]
        for at, button in enumerate(self.side_buttons):
            button.setAccessibleName(tr("Table {name}", name=button.text()))
            set_tip(button, tr("Table {name}", name=button.text()))
            button.clicked.connect(partial(self.show_side, at))
        self.forms = QWidget(self.panel)
        self.form_column = QVBoxLayout(self.forms)
        self.form_column.setContentsMargins(0, 0, 6, 0)
        self.pane = QScrollArea(self.panel)
        self.pane.setWidget(self.forms)
        self.pane.setWidgetResizable(True)
        self.pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.run_button = DeskButton(desk, tr("Let them play"), icon="ui-play", kind="primary", parent=self.panel)
        self.run_button.size_of_type = 22
        self.pause_button = DeskButton(desk, tr("Pause"), icon="ui-pause", parent=self.panel)
        self.cancel_button = DeskButton(desk, tr("Stop"), icon="ui-close", parent=self.panel)
        set_tip(self.cancel_button, tr("Stop: the games played so far are kept, and you can go on later"))
        self.bar = QProgressBar(self.panel)
        self.bar.setAccessibleName(tr("Games played"))
        self.bar.setTextVisible(False)
        self.status = PlainLabel(parent=self.panel)
        self.status.setWordWrap(True)
        self.play_buttons = [DeskButton(desk, "", icon="ui-hand", parent=self.panel) for _ in range(2)]
        for at, button in enumerate(self.play_buttons):
            button.clicked.connect(partial(self.play_variant, at))
            set_tip(button, tr("Play this table yourself, in the first seat, against these bots"))
        self.report_button = DeskButton(desk, tr("Save a report"), icon="ui-save", parent=self.panel)
        set_tip(self.report_button, tr("One page with all charts and figures, to open in a browser"))
        self._lay_out()
        self.game_box.currentIndexChanged.connect(self.choose_game)
        self.count_box.currentIndexChanged.connect(self._renew)
        self.compare.toggled.connect(self._compare)
        self.run_button.clicked.connect(self.run)
        self.pause_button.clicked.connect(self.pause)
        self.cancel_button.clicked.connect(self.stop)
        self.report_button.clicked.connect(self.ask_report)

    def _lay_out(self) -> None:
        column = self.column = QVBoxLayout(self.panel)
        top = QHBoxLayout()
        top.addWidget(self.game_box, 3)
        top.addWidget(self.count_box, 2)
        column.addLayout(top)
        column.addWidget(self.compare)
        both = QHBoxLayout()
        for button in self.side_buttons:
            both.addWidget(button)
        column.addLayout(both)
        column.addWidget(self.pane, 1)
        column.addWidget(self.run_button)
        going = QHBoxLayout()
        going.addWidget(self.pause_button)
        going.addWidget(self.cancel_button)
        column.addLayout(going)
        column.addWidget(self.bar)
        column.addWidget(self.status)
        variants = QHBoxLayout()
        for button in self.play_buttons:
            variants.addWidget(button)
        column.addLayout(variants)
        column.addWidget(self.report_button)

    def choose_game(self, _index: int = 0) -> None:
        """Another game: its rules, seats and data."""
        self.runner.stop()
        for form in self.sides:
            self.form_column.removeWidget(form)
            form.hide()
            form.deleteLater()
        game = games.load(self.game_box.currentData())
        self.sides = []
        for name in ("A", "B"):
            form = TrialForm(self.desk, game, name, self.forms)
            form.changed.connect(self._renew)
            form.refused.connect(self.say)
            form.arrange()
            self.form_column.insertWidget(len(self.sides), form)
            self.sides.append(form)
        if self.form_column.count() == 2:
            self.form_column.addStretch(1)
        self.show_side(0)
        self._renew()

    def _compare(self, on: bool) -> None:
        if on:
            self.sides[1].copy_from(self.sides[0])
        self.show_side(1 if on else 0)
        self._renew()

    def show_side(self, at: int, _checked: bool = False) -> None:
        """The form of one side."""
        for k, (form, button) in enumerate(zip(self.sides, self.side_buttons, strict=True)):
            form.setVisible(k == at)
            button.kind = "chosen" if k == at else "normal"
            button.setVisible(self.compare.isChecked())
            button.update()

    def _renew(self) -> None:
        """The table was changed: remove the results, which belong to the old one."""
        if self.runner.busy:
            self.runner.stop()
        self.runner.runs = []
        self.say("")
        self._show()

    @property
    def playing(self) -> list[TrialForm]:
        """The sides that play."""
        return self.sides if self.compare.isChecked() else self.sides[:1]

    # ---- playing --------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Start playing, or resume."""
        if self.runner.busy:
            return
        try:
            trials = [side.trial(int(self.count_box.currentData())) for side in self.playing]
        except ValueError as error:
            self.say(str(error))
            return
        if len(set(trials)) < len(trials):
            self.say(tr("Both tables are the same: change something about B."))
            return
        self.say("")
        self.runner.start(trials)
        self.pause_button.setFocus()

    def pause(self) -> None:
        if self.runner.busy:
            self.runner.pause(not self.runner.paused)

    def stop(self) -> None:
        """Stop playing; the same table can continue later."""
        was = self.runner.busy
        self.runner.stop()
        if was:
            self.say(tr("Stopped. The games played so far are kept: the same table goes on from there."))
        self._show()

    def say(self, sentence: str) -> None:
        """Show a sentence below the bar."""
        self._said = sentence
        self._tell()

    _said = ""

    def _tell(self) -> None:
        runner = self.runner
        if not self._said and runner.runs:
            count = tr("{n} of {total} games", n=runner.games, total=runner.total)
            if not runner.busy:
                words = count
            elif runner.paused:
                words = tr("{count}, waiting", count=count)
            else:
                words = tr("{count}, {time}", count=count, time=time_words(runner.seconds_left))
        else:
            words = self._said
        self.status.setText(words)
        self.status.setVisible(bool(words))
        self.bar.setMaximum(max(1, runner.total))
        self.bar.setValue(runner.games)
        self.bar.setAccessibleDescription(words)

    def _show(self) -> None:
        """Show the results so far."""
        runner, two = self.runner, self.compare.isChecked()
        busy = runner.busy
        self.run_button.setVisible(not busy)
        if not busy and (self.pause_button.hasFocus() or self.cancel_button.hasFocus()):
            self.run_button.setFocus()  # or it would go to whatever comes next
        for button in (self.pause_button, self.cancel_button):
            button.setVisible(busy)
        self.pause_button.set_label(tr("Go on") if runner.paused and busy else tr("Pause"))
        self.pause_button.icon_name = "ui-play" if runner.paused and busy else "ui-pause"
        for button, name, shown in zip(self.play_buttons, ("A", "B"), (True, two), strict=True):
            button.set_label(tr("Play {name}", name=name) if two else tr("Play this variant"))
            button.setVisible(shown)
        self.report_button.setEnabled(runner.games > 0)
        self._tell()
        words = partial(game_words, str(self.game_box.currentData()))
        self.show_.show_runs([(run.trial, run.counts) for run in runner.runs], words)

    # ---- what follows ---------------------------------------------------------------------------------------------

    def play_variant(self, at: int, _checked: bool = False) -> None:
        """Play a game at this table: here, or in a new window if it has other data."""
        side = self.sides[at]
        kinds = side.levels()
        if side.data.currentData() == house.laid(side.game.id):
            you, *others = people(side.game, side.count)
            bots = (attrs.evolve(seat, kind=kind) for seat, kind in zip(others, kinds[1:], strict=True))
            self.start_wanted.emit(Setup(side.game, (you, *bots), side.options(), fresh_seed(), first=0))
            return
        file = data_file(side.game.id, side.data.currentData() or games.shipped_data(side.game.id))
        words = ["play", side.game.id, "--players", str(side.count), "--data", str(file)]
        for key, value in side.options().items():
            words += ["--option", f"{key}={value if isinstance(value, str) else 'on' if value else 'off'}"]
        words += ["--bots", ",".join(kinds[1:])] if len(kinds) > 1 else []
        words += ["--first", "1"] if side.game.first is not None else []
        if start_window(*words):
            self.say(tr("It opens in a window of its own, because it is played with other house data."))
        else:
            self.say(tr("Another window could not be opened."))

    def ask_report(self) -> None:
        """Ask where the report goes."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        start = Path(folder) / f"{self.game_box.currentData()}.html"
        name, _ = QFileDialog.getSaveFileName(self, tr("Save a report"), str(start), tr("Page") + " (*.html)")
        if name:
            self.save_report(Path(name))

    def save_report(self, path: Path) -> bool:
        """Write the page that 'nutdesk lab --out' writes."""
        from nutdesk.lab.page import page

        try:
            files.replace(path, page(*((run.trial, run.counts) for run in self.runner.runs)).encode())
        except OSError:
            self.say(tr("{name} could not be saved.", name=path.name))
            return False
        self.say(tr("Saved as {name}", name=path.name))
        return True

    # ---- coming and going -----------------------------------------------------------------------------------------

    def enter(self) -> None:
        self._show()
        self.game_box.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the games when the section is left, but not when the window is minimised."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.runner.stop()

    def close_room(self) -> None:
        self.runner.stop()

    def reword(self) -> None:
        """Another language: the charts are made of words too."""
        self._show()

    # ---- looks ----------------------------------------------------------------------------------------------------

    def restyle(self) -> None:
        theme, high = self.desk.theme, max(14, round(self.desk.layout.px(18)))
        line, go, back = (theme.colour(f"@{name}").name() for name in ("line", "go", "panel2"))
        bar = (
            f"QProgressBar {{ border: 2px solid {line}; border-radius: {high // 2}px; background: {back};"
            f" min-height: {high}px; max-height: {high}px; }}"
            f"QProgressBar::chunk {{ background: {go}; border-radius: {max(1, high // 2 - 2)}px; }}"
        )
        dress(self.panel, form_style(self.desk) + bar + f"QLabel {{ font-family: '{TEXT}'; }}")
        self.show_.restyle()

    def arrange(self) -> None:
        px = self.desk.layout.px
        margin, wide = px(30), round(max(330, px(470)))
        self.panel.setGeometry(round(margin), 0, wide, round(self.height() - px(20)))
        pad = round(px(28))
        self.column.setContentsMargins(pad, pad, pad, round(px(22)))
        self.column.setSpacing(round(px(8)))
        for form in self.sides:
            form.arrange()
        self.show_.setGeometry(round(margin + wide), 0, round(self.width() - 2 * margin - wide), self.panel.height())
        self.show_.arrange()
        self.restyle()


def game_words(game: str, text: str) -> str:
    """A text of a game in the desk's language; a name made of two is looked up in parts, one of a row by its row."""
    tell = voice(game).tell
    if numbered := re.fullmatch(r"([^{}]*[^{}0-9])([1-9][0-9]{0,8})", text):  # what is in braces would be a part
        return tell(say(numbered[1] + "{n}", n=int(numbered[2])))
    return joined((tell(part) for part in text.split(DASH)), DASH) if DASH in text else tell(text)
