"""One side of a trial: the number of players, the options, the data, and the bots at the seats."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFileDialog, QGridLayout, QVBoxLayout, QWidget

from nutdesk import games
from nutdesk.bots.levels import LEVELS, YOUNG
from nutdesk.core import house
from nutdesk.core.game import Game, Option
from nutdesk.desk.kit.explained import ExplainedChoice
from nutdesk.desk.kit.flow import Flow
from nutdesk.desk.kit.plain import PlainLabel, Switch, set_tip
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import capital, strung, tr, tr_count, voice
from nutdesk.desk.new_game.house_data import variants
from nutdesk.lab.trial import Trial, trial

MIXED = ""
FILE = "file"
"""The last entry in the list of data, until a file is chosen."""


class TrialForm(QWidget):
    """The form for one side of a trial."""

    changed = Signal()
    refused = Signal(str)
    """A file of house data cannot be used: one sentence."""

    def __init__(self, desk: Desk, game: Game, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.game, self.name = desk, game, name
        """The name that a screen reader says: 'A' or 'B'."""
        self.switches: dict[str, QCheckBox | QComboBox] = {}
        self.labels: dict[str, PlainLabel] = {}
        self.seats: list[ExplainedChoice] = []
        self._last = 0
        grid = self.grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        self.players = QComboBox(self)
        for count in game.players:
            self.players.addItem(tr_count(count, "{n} player", "{n} players"), count)
        usual = game.usual if game.usual > 1 else min(count for count in game.players if count > 1)
        self.players.setCurrentIndex(max(0, self.players.findData(usual)))
        self._row(grid, tr("Table"), self.players, tr("How many players"))
        for option in game.options:
            self._option(grid, option)
        self.level = self._levels(tr("Which bots play"), self)
        self.level.add(tr("Seat by seat"), tr("Choose a bot for every seat."), MIXED)
        self._row(grid, tr("Bots"), self.level)
        for seat in range(max(game.players)):
            box = self._levels(tr("Bot at seat {n}", n=seat + 1), self)
            box.setAccessibleName(self._called(box.called))
            box.currentIndexChanged.connect(self.changed)
            self.seats.append(box)
        self.mixed = Flow(*self.seats, parent=self)
        grid.addWidget(self.mixed, grid.rowCount(), 0, 1, 2)
        self.data = QComboBox(self)
        self._fill_data()
        tip = tr("The tiles and cards that this project made up")
        self.data_label = self._row(grid, tr("House data"), self.data, tip)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(grid)
        self.data.activated.connect(self._choose_data)
        for which in (self.players, self.level):
            which.currentIndexChanged.connect(self._arrange)
        self._arrange()

    def arrange(self) -> None:
        """The page has another size."""
        gap = self.mixed.gap = max(6, round(self.desk.layout.px(10)))
        self.grid.setSpacing(gap)

    # ---- rows -----------------------------------------------------------------------------------------------------

    def _called(self, text: str) -> str:
        return strung("{name}: {text}", name=self.name, text=text)

    def _levels(self, called: str, parent: QWidget) -> ExplainedChoice:
        """A list of all levels."""
        box = ExplainedChoice(self.desk, parent, called)
        for level in LEVELS:
            box.add(tr(level.name), tr(level.text), level.id)
        box.setCurrentIndex(box.findData(YOUNG))
        return box

    def _row(self, grid: QGridLayout, title: str, box: QWidget, tip: str = "") -> PlainLabel:
        label = PlainLabel(title, self)
        label.setBuddy(box)
        box.setAccessibleName(self._called(title))
        if tip:  # the other lists tell what is chosen
            box.setAccessibleDescription(tip)
            set_tip(box, tip)
        row = grid.rowCount()
        grid.addWidget(label, row, 0)
        grid.addWidget(box, row, 1)
        return label

    def _option(self, grid: QGridLayout, option: Option) -> None:
        words = voice(self.game.id).tell
        if option.choices:
            box = QComboBox(self)
            for choice in option.choices:
                box.addItem(capital(words(choice)), choice)
            box.setCurrentIndex(max(0, box.findData(option.default)))
            self.labels[option.id] = self._row(grid, words(option.title), box, words(option.text))
            box.currentIndexChanged.connect(self.changed)
            self.switches[option.id] = box
            return
        switch = Switch(words(option.title), self)
        switch.setChecked(bool(option.default))
        switch.setAccessibleName(self._called(words(option.title)))
        set_tip(switch, words(option.text))
        switch.setAccessibleDescription(words(option.text))
        switch.toggled.connect(self.changed)
        grid.addWidget(switch, grid.rowCount(), 1)
        self.switches[option.id] = switch

    def _arrange(self) -> None:
        """Show only what applies to this number of players and these bots."""
        count, mixed = self.count, self.level.currentData() == MIXED
        for option in self.game.options:
            for widget in (self.switches[option.id], self.labels.get(option.id)):
                if widget is not None:
                    widget.setVisible(option.matters(count))
        self.mixed.setVisible(mixed)
        for seat, box in enumerate(self.seats):
            box.setVisible(mixed and seat < count)
        for part in (self.data, self.data_label):
            part.setVisible(games.house_of(self.game.id) is not None)
        self.changed.emit()

    # ---- house data -----------------------------------------------------------------------------------------------

    def _fill_data(self) -> None:
        self.data.addItem(tr("As supplied"), "")
        for name, text in variants(self.game.id):
            self.data.addItem(name, text)
        if laid := house.laid(self.game.id):
            if self.data.findData(laid) < 0:
                self.data.addItem(tr("Those of this window"), laid)
            self.data.setCurrentIndex(self.data.findData(laid))
        self.data.addItem(tr("From a file…"), FILE)
        self._last = self.data.currentIndex()

    def _choose_data(self, index: int) -> None:
        if self.data.itemData(index) != FILE:
            self._last = index
            self.changed.emit()
            return
        self.data.setCurrentIndex(self._last)
        name, _ = QFileDialog.getOpenFileName(self, tr("House data"), "", tr("House data") + " (*.toml)")
        if name:
            self.take_file(Path(name))

    def take_file(self, path: Path) -> bool:
        """Use the house data of a file; a bad one is refused with a sentence, and nothing changes."""
        try:
            if path.stat().st_size > house.LARGEST:
                raise house.BadData(tr("house data are a short text, and this is not"))
            text = games.checked_data(self.game.id, path.read_text("utf-8"))
        except (house.BadData, OSError, UnicodeError) as error:
            why = str(error) if isinstance(error, house.BadData) else tr("this is not readable text")
            self.refused.emit(tr("{name}: {why}.", name=path.name, why=why.rstrip(".")))
            return False
        at = self.data.findData(text)
        if at < 0:
            at = self.data.count() - 1
            self.data.insertItem(at, path.name, text)
        self.data.setCurrentIndex(at)
        self._last = at
        self.changed.emit()
        return True

    # ---- what it says ---------------------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        return int(self.players.currentData())

    def options(self) -> dict[str, bool | str]:
        """The rules that are chosen."""
        wishes: dict[str, object] = {}
        for option in self.game.options:
            if option.matters(self.count):
                box = self.switches[option.id]
                wishes[option.id] = box.currentData() if isinstance(box, QComboBox) else box.isChecked()
        return self.game.chosen(wishes, self.count)

    def levels(self) -> tuple[str, ...]:
        """The bots at the seats."""
        one = self.level.currentData()
        return (one,) * self.count if one else tuple(box.currentData() for box in self.seats[: self.count])

    def trial(self, count: int) -> Trial:
        """A trial of this side with so many games."""
        return trial(self.game, self.count, self.options(), self.levels(), count, "1", self.data.currentData())

    def copy_from(self, other: TrialForm) -> None:
        """Copy everything from another side."""
        pairs = [(self.players, other.players), (self.level, other.level), *zip(self.seats, other.seats, strict=True)]
        for mine, theirs in pairs:
            mine.setCurrentIndex(theirs.currentIndex())
        for key, box in self.switches.items():
            theirs_ = other.switches[key]
            if isinstance(box, QComboBox) and isinstance(theirs_, QComboBox):
                box.setCurrentIndex(theirs_.currentIndex())
            elif isinstance(box, QCheckBox) and isinstance(theirs_, QCheckBox):
                box.setChecked(theirs_.isChecked())
