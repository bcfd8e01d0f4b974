"""The sheet for a new game: how many, who, by which rules, with which seed."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from nutdesk.core import house
from nutdesk.core.clean import clean
from nutdesk.core.game import First, Game, Option
from nutdesk.core.table import Art, Label
from nutdesk.desk.kit.forms import form_style
from nutdesk.desk.kit.panel import DrawnPanel
from nutdesk.desk.kit.plain import PlainLabel, Switch, set_tip
from nutdesk.desk.kit.ring import go_round, ordered
from nutdesk.desk.kit.rules_panel import RulesPanel
from nutdesk.desk.kit.sheet import Veil
from nutdesk.desk.kit.widgets import Desk, DeskButton, dress, parent_of
from nutdesk.desk.kit.words import capital, strung, tr, voice
from nutdesk.desk.new_game.seat_list import SeatList
from nutdesk.desk.new_game.setup import LONGEST_SEED, Setup, fresh_seed, options_for, quick_setup

FIXED = QSizePolicy.Policy.Fixed


class NewGameSheet(DrawnPanel):
    """One sheet of paper: the seats on the left, the rules on the right, and Play."""

    play = Signal(object)
    closed = Signal()

    def __init__(self, desk: Desk, game: Game, kept: dict[str, Any] | None, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.veil = Veil(desk, parent)
        self.veil.hide()
        self.destroyed.connect(self.veil.deleteLater)
        self.game, self.kept = game, kept
        start = quick_setup(game, kept)
        self.counts: dict[int, DeskButton] = {}
        self.switches: dict[str, QCheckBox | QComboBox] = {}
        self.option_rows: dict[str, list[QWidget]] = {}
        self.advised: dict[str, PlainLabel] = {}
        """What the rulebook recommends, by option."""
        self.touched: set[str] = set()
        """The options that somebody chose on this sheet: the number of players does not change them any more."""
        self.apart: list[PlainLabel] = []
        """Labels with some room above them."""
        self.rules: RulesPanel | None = None
        self.seats = SeatList(desk, game, start.players, self)
        self._build(start)
        self.count = 0
        self.choose_count(len(start.players))

    @property
    def names(self) -> list[QLineEdit]:
        """The fields of the names, in the order of play."""
        return [row.name for row in self.seats.rows]

    def _build(self, start: Setup) -> None:
        self.whole = QVBoxLayout(self)
        self.inner = QWidget(self)
        self.halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.inner)
        self.columns = (self._build_seats(), self._build_rules(start))
        for column in self.columns:
            self.halves.addLayout(column, 1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self.inner)
        self.whole.addWidget(area, 1)
        buttons = QHBoxLayout()
        self.cancel_button = DeskButton(self.desk, tr("Back"), key=tr("Esc"), parent=self)
        self.play_button = DeskButton(
            self.desk, tr("Play"), icon="ui-play", kind="primary", key=tr("Enter"), parent=self
        )
        self.cancel_button.clicked.connect(self.closed)
        self.play_button.clicked.connect(self.start)
        buttons.addWidget(self.cancel_button, 1)
        buttons.addWidget(self.play_button, 2)
        self.whole.addLayout(buttons)
        self._measure()

    def _measure(self) -> None:
        """Adjust to the desk's size, as the window may be resized while the sheet is open."""
        layout = self._measured = self.desk.layout
        pad, gap = round(layout.px(36)), round(layout.px(10))
        self.whole.setContentsMargins(pad, round(layout.px(92)), pad, round(layout.px(22)))
        self.whole.setSpacing(round(layout.px(8)))
        # With large text one half is below the other, with scrolling.
        sides = QBoxLayout.Direction
        self.halves.setDirection(sides.LeftToRight if layout.columns else sides.TopToBottom)
        self.halves.setContentsMargins(0, 0, 0 if layout.columns else gap, 0)
        self.halves.setSpacing(pad)
        for column, units in zip(self.columns, (8, 6), strict=True):
            column.setSpacing(round(layout.px(units)))
        for label in self.apart:
            label.setContentsMargins(0, gap, 0, 0)
        self.seats.measure()
        for button in self.findChildren(DeskButton):
            button.updateGeometry()
        self.restyle()

    def _build_seats(self) -> QVBoxLayout:
        column = QVBoxLayout()
        row = QHBoxLayout()
        row.setSpacing(0)
        for count in self.game.players:
            button = DeskButton(self.desk, str(count), parent=self)
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click Enter still plays
            button.setAccessibleName(tr("{n} players", n=count) if count > 1 else tr("Alone"))
            button.clicked.connect(partial(self.choose_count, count))
            row.addWidget(button)
            self.counts[count] = button
        column.addWidget(self._head(tr("Players, in turn order")))
        column.addLayout(row)
        self.remark = PlainLabel(tr("The designer has not tested it with this many players."), self)
        self.remark.setWordWrap(True)
        column.addWidget(self.remark)
        column.addWidget(self.seats)
        if self.game.first is not None:
            self._add_first(column, self.game.first)
        column.addStretch(1)
        return column

    def _add_first(self, column: QVBoxLayout, first: First) -> None:
        """Who begins: a lot, or somebody whom the players have agreed on."""
        text = voice(self.game.id).tell(first.text)
        self.first = QComboBox(self)
        self.first.setAccessibleDescription(text)
        set_tip(self.first, text)
        label, rule = PlainLabel(tr("Who starts"), self), self._rule_button(first.clause)
        label.setBuddy(self.first)
        self.first.setAccessibleName(tr("Who starts"))
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.first, 1)
        row.addWidget(rule)
        column.addLayout(row)
        note = self._quiet(text)
        column.addWidget(note)
        self.first_row: list[QWidget] = [label, self.first, rule, note]
        self.seats.changed.connect(self._name_first)

    def _name_first(self) -> None:
        """Offer the current players by their current names, keeping the chosen one."""
        chosen, players = self.first.currentData(), self.seats.players()
        self.first.clear()
        self.first.addItem(tr("At random"), "")
        for player in players:
            self.first.addItem(player.name, player.colour)
        self.first.setCurrentIndex(max(0, self.first.findData(chosen)))

    def _build_rules(self, start: Setup) -> QVBoxLayout:
        column = QVBoxLayout()
        taking_back, luck = self._head(tr("Undo")), self._head(tr("Seed words"))
        self.apart = [taking_back, luck] if self.game.options else [luck]
        if self.game.options:
            self.rules_head = self._head(tr("Rules"))
            column.addWidget(self.rules_head)
            for option in self.game.options:
                self._add_option(column, option, start.options[option.id])
        column.addWidget(taking_back)
        self.practice = Switch(tr("Practice"), self)
        self.practice.setChecked(not start.fair)
        text = tr(
            "All moves can be undone, and dice and cards repeat. "
            "Otherwise you cannot undo past a roll or a revealed card."
        )
        self._add_switch(column, self.practice, text)
        column.addWidget(luck)
        self.seed = QLineEdit(self)
        self.seed.setMaxLength(LONGEST_SEED)
        self.seed.setPlaceholderText(tr("A new deal"))
        self.seed.setAccessibleName(tr("Seed words: the same words give the same deal"))
        column.addWidget(self.seed)
        note = self._quiet(tr("Any words. Whoever types the same ones gets the same deal and the same dice."))
        column.addWidget(note)
        if laid := house.laid(self.game.id):
            from nutdesk.desk.new_game.house_data import called

            words = tr("This window uses other house data: {name}.", name=called(self.game.id, laid))
            self.apart.append(self._quiet(words))
            column.addWidget(self.apart[-1])
        column.addStretch(1)
        return column

    def _head(self, text: str) -> PlainLabel:
        label = PlainLabel(text, self)
        label.setObjectName("head")
        return label

    def _quiet(self, text: str) -> PlainLabel:
        label = PlainLabel(text, self)
        label.setObjectName("quiet")
        label.setWordWrap(True)
        return label

    def _add_switch(self, column: QVBoxLayout, switch: QWidget, text: str) -> PlainLabel:
        switch.setAccessibleDescription(text)
        set_tip(switch, text)
        note = self._quiet(text)
        column.addWidget(switch)
        column.addWidget(note)
        return note

    def _add_option(self, column: QVBoxLayout, option: Option, value: bool | str) -> None:
        words = voice(self.game.id).tell
        row = QHBoxLayout()
        parts: list[QWidget] = []
        if option.choices:
            label = PlainLabel(words(option.title), self)
            box = QComboBox(self)
            for choice in option.choices:
                box.addItem(capital(words(choice)), choice)
            box.setCurrentIndex(max(0, box.findData(value)))
            label.setBuddy(box)
            row.addWidget(label)
            row.addWidget(box, 1)
            parts.append(label)
            box.activated.connect(lambda _at: self.touched.add(option.id))
            self.switches[option.id] = box
        else:
            switch = Switch(words(option.title), self)
            switch.setChecked(bool(value))
            switch.clicked.connect(lambda _on: self.touched.add(option.id))
            row.addWidget(switch, 1)
            self.switches[option.id] = switch
        control = self.switches[option.id]
        control.setAccessibleName(words(option.title))
        set_tip(control, words(option.text))
        rule = self._rule_button(option.clause)
        row.addWidget(rule)
        column.addLayout(row)
        note = self._quiet(words(option.text))
        column.addWidget(note)
        self.option_rows[option.id] = [*parts, control, rule, note]
        if option.recommended:
            self.advised[option.id] = self._head("")
            column.addWidget(self.advised[option.id])

    def _rule_button(self, clause: str) -> DeskButton:
        rule = DeskButton(self.desk, clause, icon="ui-rules", parent=self)
        rule.size_of_type = 15
        rule.setSizePolicy(FIXED, FIXED)
        rule.setAccessibleName(tr("Read rule {clause}", clause=clause))
        rule.clicked.connect(partial(self.open_rule, clause))
        return rule

    def restyle(self) -> None:
        dress(self, form_style(self.desk))
        if self.rules is not None and self.rules.isVisible():
            self.rules.refresh()

    # ---- choosing -------------------------------------------------------------------------------------------------

    def choose_count(self, count: int, _checked: bool = False) -> None:
        self.count = count
        for number, button in self.counts.items():
            button.kind = "chosen" if number == count else "normal"
            button.setChecked(number == count)
            button.updateGeometry()
            button.update()
        self.seats.show_count(count)
        for option in self.game.options:
            for widget in self.option_rows[option.id]:
                widget.setVisible(option.matters(count))
        self._propose(count)
        if self.game.options:
            self.rules_head.setVisible(any(option.matters(count) for option in self.game.options))
        self.remark.setVisible(count in self.game.untested)
        if self.game.first is not None:
            self._name_first()
            for widget in self.first_row:
                widget.setVisible(count > 1)
        before = self.geometry()
        self.arrange()
        if self.isVisible():  # what was pressed stays under the pointer: the sheet grows at its foot
            high = max(self.height(), before.height())
            self.setGeometry(self.x(), min(before.top(), parent_of(self).height() - 5 - high), self.width(), high)

    def _propose(self, count: int) -> None:
        """Set the options that nobody has touched as they are proposed for this many players, and say who proposes."""
        proposed = options_for(self.game, self.kept, count)
        for option in self.game.options:
            control, words = self.switches[option.id], voice(self.game.id).tell(option.text)
            value = proposed[option.id]
            if option.id in self.touched:
                pass
            elif isinstance(control, QComboBox):
                control.setCurrentIndex(max(0, control.findData(value)))
            else:
                control.setChecked(bool(value))
            if (label := self.advised.get(option.id)) is not None:
                advised = tr("The rulebook recommends it for {n} players.", n=count)
                label.setText(advised)
                label.setVisible(count in option.recommended)
                words = strung("{text} {advised}", text=words, advised=advised) if label.isVisibleTo(self) else words
            control.setAccessibleDescription(words)

    def setup(self) -> Setup:
        """The setup that the sheet shows."""
        wishes: dict[str, object] = {}
        for option in self.game.options:
            if option.matters(self.count):
                control = self.switches[option.id]
                wishes[option.id] = control.currentData() if isinstance(control, QComboBox) else control.isChecked()
        seed = clean(self.seed.text(), LONGEST_SEED) or fresh_seed()
        options = self.game.chosen(wishes, self.count)
        players, first = self.seats.players(), None
        if self.game.first is not None and (colour := self.first.currentData()):
            first = next(seat for seat, player in enumerate(players) if player.colour == colour)
        return Setup(self.game, players, options, seed, not self.practice.isChecked(), first)

    def start(self) -> None:
        self.play.emit(self.setup())

    def open_rule(self, clause: str, _checked: bool = False) -> None:
        """The rule behind an option, in a drawer beside the sheet."""
        if self.rules is None:
            self.rules = RulesPanel(self.desk, self.game.id, self.game.title, parent_of(self))
            self.rules.closed.connect(self.close_rules)
        self.rules.arrange()
        self.rules.open_at(clause)

    def close_rules(self) -> None:
        if self.rules is not None:
            rules, self.rules = self.rules, None
            rules.hide()
            rules.deleteLater()
            self.play_button.setFocus()

    # ---- looks ----------------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        self.veil.show()
        self.veil.stackUnder(self)
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.veil.hide()
        super().hideEvent(event)

    def arrange(self) -> None:
        layout, parent = self.desk.layout, parent_of(self)
        if layout != self._measured:
            self._measure()
        self.veil.setGeometry(parent.rect())
        wide = min(parent.width() - 20, max(layout.px(1340), 940))
        self.whole.activate()
        margins = self.whole.contentsMargins()
        inside = round(wide) - margins.left() - margins.right()
        needed = max(self.inner.sizeHint().height(), self.inner.heightForWidth(inside))
        needed += margins.top() + margins.bottom() + self.play_button.sizeHint().height() + round(layout.px(8))
        high = min(parent.height() - 10, max(needed, round(layout.px(600))))
        self.setGeometry(round((parent.width() - wide) / 2), round((parent.height() - high) / 2), round(wide), high)
        if self.rules is not None:
            self.rules.arrange()

    def art(self) -> Art:
        layout, rect = self.desk.layout, self.sheet
        side = layout.px(26)
        box = (rect.left() + side, rect.top() + layout.px(14), rect.width() - 2 * side, layout.px(60))
        tagline = voice(self.game.id).say(self.game.tagline)
        return (
            Label(self.game.title, *box, layout.letters(34), display=True),
            Label(tagline, *box, layout.letters(18), 500, "@ink2", "right"),
        )

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round on the sheet: how many, who, by which rules."""
        return go_round(ordered(self, (*self.counts.values(), self.seats)), forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start()
        else:
            super().keyPressEvent(event)
