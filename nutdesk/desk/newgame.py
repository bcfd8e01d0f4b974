"""Making a game: how many, who, with which rules."""

from __future__ import annotations

import random
import re

import attrs
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from nutdesk import paths
from nutdesk.core.game import Game, Option, Player
from nutdesk.desk.art import HINTS
from nutdesk.desk.theme import TEXT, font
from nutdesk.desk.widgets import Desk, DeskButton, Panel, draw_icon, parent_of

LONGEST_NAME = 16
TICK = (paths.resources() / "art" / "ui-ok.svg").as_posix()
WORDS = ("acorn", "amber", "beech", "birch", "bramble", "clover", "conker", "fern", "hazel", "holly", "ivy", "maple",
         "moss", "oak", "pine", "rowan", "thistle", "walnut", "willow", "wren")  # fmt: skip


@attrs.frozen
class Setup:
    """Everything that makes a new game."""

    game: Game
    players: tuple[Player, ...]
    options: dict[str, bool | str]
    seed: str
    fair: bool = True


def fresh_seed() -> str:
    """Three words one can read out to somebody who wants the same game."""
    return "-".join(random.SystemRandom().sample(WORDS, 3))


def quick_setup(game: Game, names: list[str] | None = None) -> Setup:
    """The game as most people start it."""
    players = tuple(
        attrs.evolve(player, name=(names or [])[k] if k < len(names or []) else player.name)
        for k, player in enumerate(game.seats[: game.usual])
    )
    return Setup(game, players, game.chosen({}), fresh_seed())


class Badge(QWidget):
    """A seat's badge beside its name."""

    def __init__(self, desk: Desk, colour: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.colour = colour
        side = round(desk.layout.px(38))
        self.setFixedSize(side, side)

    def paintEvent(self, event: object) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        draw_icon(painter, f"badge-{self.colour}", QRectF(self.rect()))
        painter.end()


class NewGameSheet(Panel):
    """One sheet of paper: players, rules, play."""

    play = Signal(object)
    closed = Signal()

    def __init__(self, desk: Desk, game: Game, names: list[str], parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.game = game
        self.count = game.usual
        self.counts: dict[int, DeskButton] = {}
        self.names: list[QLineEdit] = []
        self.rows: list[QWidget] = []
        self.switches: dict[str, QCheckBox | QComboBox] = {}
        self.option_rows: dict[str, list[QWidget]] = {}
        self._build(names)
        self.choose_count(self.count)

    def _build(self, names: list[str]) -> None:
        layout = self.desk.layout
        column = QVBoxLayout(self)
        pad = round(layout.px(34))
        column.setContentsMargins(pad, round(layout.px(84)), pad, round(layout.px(22)))
        column.setSpacing(round(layout.px(8)))
        row = QHBoxLayout()
        row.setSpacing(0)
        for count in self.game.players:
            button = DeskButton(self.desk, str(count), parent=self)
            button.setCheckable(True)
            button.setAccessibleName(f"{count} players" if count > 1 else "alone")
            button.clicked.connect(lambda _=False, count=count: self.choose_count(count))
            row.addWidget(button)
            self.counts[count] = button
        column.addWidget(self._title("Players"))
        column.addLayout(row)
        self.remark = QLabel(self)
        self.remark.setWordWrap(True)
        column.addWidget(self.remark)
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(layout.px(12)))
        for k, player in enumerate(self.game.seats[: max(self.game.players)]):
            holder = QWidget(self)
            line = QHBoxLayout(holder)
            line.setContentsMargins(0, 0, 0, 0)
            field = QLineEdit(names[k] if k < len(names) else player.name, holder)
            field.setMaxLength(LONGEST_NAME)
            field.setAccessibleName(f"Name of player {k + 1}")
            line.addWidget(Badge(self.desk, player.colour, holder))
            line.addWidget(field)
            grid.addWidget(holder, k // 2, k % 2)
            self.names.append(field)
            self.rows.append(holder)
        column.addLayout(grid)
        for option in self.game.options:
            self._add_option(column, option)
        self.practice = QCheckBox("Practice: every move can be taken back, and the same luck comes again", self)
        column.addWidget(self.practice)
        seed_row = QHBoxLayout()
        label = QLabel("Seed", self)
        self.seed = QLineEdit(fresh_seed(), self)
        self.seed.setMaxLength(60)
        self.seed.setAccessibleName("Seed: the same words give the same deal")
        self.seed.setToolTip("The same words give somebody else the same deal")
        label.setBuddy(self.seed)
        seed_row.addWidget(label)
        seed_row.addWidget(self.seed)
        column.addLayout(seed_row)
        column.addStretch(1)
        buttons = QHBoxLayout()
        self.cancel_button = DeskButton(self.desk, "Back", key="Esc", parent=self)
        self.play_button = DeskButton(self.desk, "Play", icon="ui-play", kind="primary", key="Enter", parent=self)
        self.cancel_button.clicked.connect(self.closed)
        self.play_button.clicked.connect(self.start)
        buttons.addWidget(self.cancel_button, 1)
        buttons.addWidget(self.play_button, 2)
        column.addLayout(buttons)
        self.restyle()

    def _title(self, text: str) -> QLabel:
        label = QLabel(text, self)
        label.setFont(font(self.desk.layout.letters(20), 600, True))
        return label

    def _add_option(self, column: QVBoxLayout, option: Option) -> None:
        words = self.desk.style.words
        labels: list[QWidget] = []
        if option.choices:
            row = QHBoxLayout()
            label = QLabel(words(option.title), self)
            box = QComboBox(self)
            box.addItems(list(option.choices))
            box.setCurrentText(str(option.default))
            label.setBuddy(box)
            labels.append(label)
            row.addWidget(label)
            row.addWidget(box)
            column.addLayout(row)
            self.switches[option.id] = box
        else:
            switch = QCheckBox(words(option.title), self)
            switch.setChecked(bool(option.default))
            column.addWidget(switch)
            self.switches[option.id] = switch
        control = self.switches[option.id]
        control.setToolTip(f"{words(option.text)} ({option.clause})")
        control.setAccessibleDescription(words(option.text))
        note = QLabel(f"{words(option.text)}  {option.clause}", self)
        note.setWordWrap(True)
        note.setObjectName("quiet")
        column.addWidget(note)
        self.option_rows[option.id] = [*labels, control, note]

    def restyle(self) -> None:
        theme, layout = self.desk.theme, self.desk.layout
        role = {
            name: theme.colour(f"@{name}").name() for name in ("ink", "ink2", "panel2", "line", "panel", "go", "ongo")
        }
        size = layout.letters(17)
        box = f"background: {role['panel2']}; border: 2px solid {role['line']}; border-radius: 9px; padding: 5px 8px;"
        tick = f"width: 20px; height: 20px; border: 2px solid {role['ink2']}; border-radius: 5px;"
        self.setStyleSheet(
            f"QLabel, QCheckBox, QLineEdit, QComboBox {{ color: {role['ink']}; font-family: '{TEXT}';"
            f" font-size: {size:.0f}px; background: transparent; }}"
            f"QLabel#quiet {{ color: {role['ink2']}; margin-left: 28px; }}"
            f"QLineEdit, QComboBox {{ {box} }}"
            f"QLineEdit:focus, QComboBox:focus {{ border-color: {role['ink']}; }}"
            f"QCheckBox::indicator {{ {tick} background: {role['panel']}; }}"
            f"QCheckBox::indicator:checked {{ background: #FFF9EC; image: url({TICK}); }}"
            f"QCheckBox:focus {{ border: 2px solid {role['ink']}; border-radius: 6px; }}"
            f"QComboBox QAbstractItemView {{ background: {role['panel']}; color: {role['ink']};"
            f" selection-background-color: {role['panel2']}; selection-color: {role['ink']}; }}"
        )

    def choose_count(self, count: int) -> None:
        self.count = count
        for number, button in self.counts.items():
            button.kind = "chosen" if number == count else "normal"
            button.setChecked(number == count)
            button.updateGeometry()
            button.update()
        for k, row in enumerate(self.rows):
            row.setVisible(k < count)
        for option in self.game.options:
            for widget in self.option_rows[option.id]:
                widget.setVisible(option.suits(count))
        untested = count in self.game.untested
        self.remark.setText("The author has not tried it with this many players." if untested else "")
        self.remark.setVisible(untested)
        self.arrange()

    def setup(self) -> Setup:
        """What the sheet says."""
        players = []
        for k, player in enumerate(self.game.seats[: self.count]):
            name = re.sub(r"\s+", " ", self.names[k].text()).strip() or player.name
            players.append(Player(name, player.colour))
        wishes: dict[str, object] = {}
        for option in self.game.options:
            if option.suits(self.count):
                control = self.switches[option.id]
                chosen = control.currentText() if isinstance(control, QComboBox) else control.isChecked()
                wishes[option.id] = chosen
        seed = self.seed.text().strip() or fresh_seed()
        options = self.game.chosen(wishes, self.count)
        return Setup(self.game, tuple(players), options, seed, not self.practice.isChecked())

    def start(self) -> None:
        self.play.emit(self.setup())

    def arrange(self) -> None:
        layout, parent = self.desk.layout, parent_of(self)
        wide = min(parent.width() - 20, max(layout.px(720), 560))
        column = self.layout()
        if column is not None:
            column.activate()
        high = min(parent.height() - 10, max(self.sizeHint().height(), round(layout.px(560))))
        self.setGeometry(round((parent.width() - wide) / 2), round((parent.height() - high) / 2), round(wide), high)

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(layout.letters(34), 600, True))
        box = QRectF(
            rect.left() + layout.px(24),
            rect.top() + layout.px(12),
            rect.width() - layout.px(48),
            layout.px(56),
        )
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self.game.title)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start()
        else:
            super().keyPressEvent(event)
