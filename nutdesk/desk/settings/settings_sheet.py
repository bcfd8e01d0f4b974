"""All settings on one sheet, applied at once."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QLineEdit,
    QScrollArea,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from nutdesk.desk.kit.flow import Flow
from nutdesk.desk.kit.forms import form_style
from nutdesk.desk.kit.plain import PlainLabel, Switch
from nutdesk.desk.kit.sheet import Sheet
from nutdesk.desk.kit.widgets import Desk, DeskButton, dress
from nutdesk.desk.kit.words import tr
from nutdesk.desk.settings.settings import TABLE, Setting, Settings


class SettingRow(QWidget):
    """One setting: title and sentence on the left, its values on the right."""

    changed = Signal(str, object)

    def __init__(self, desk: Desk, row: Setting, value: Any, parent: QWidget) -> None:
        super().__init__(parent)
        self.row, self.desk = row, desk
        title, text = PlainLabel(tr(row.title), self), PlainLabel(tr(row.text), self)
        title.setObjectName("strong")
        text.setObjectName("quiet")
        text.setWordWrap(True)
        self.control = self._control()
        self.control.setAccessibleName(tr(row.title))
        self.control.setAccessibleDescription(tr(row.text))
        title.setBuddy(self.control)
        grid = self.grid = QGridLayout(self)
        grid.setVerticalSpacing(2)
        grid.addWidget(title, 0, 0)
        grid.addWidget(text, 1, 0)
        grid.addWidget(self.control, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)
        self.show_value(value)
        self._connect()

    def measure(self) -> None:
        """Be as large as the desk is now."""
        layout = self.desk.layout
        side = round(layout.px(10))
        self.grid.setContentsMargins(0, side, side, side)
        self.grid.setHorizontalSpacing(round(layout.px(24)))
        if isinstance(self.control, QSlider):
            self.control.setMinimumHeight(round(layout.side(40)))  # room for the handle

    def _control(self) -> QComboBox | QCheckBox | QSlider:
        if self.row.choices:
            box = QComboBox(self)
            for value, name in self.row.choices:
                box.addItem(tr(name), value)
            return box
        if self.row.most:
            slider = QSlider(Qt.Orientation.Horizontal, self)
            slider.setRange(0, self.row.most)
            slider.setPageStep(max(1, self.row.most // 10))
            return slider
        return Switch(tr("On"), self)

    def _connect(self) -> None:
        control = self.control
        if isinstance(control, QComboBox):
            control.currentIndexChanged.connect(self._tell)
        elif isinstance(control, QSlider):
            control.valueChanged.connect(self._tell)
        else:
            control.toggled.connect(self._tell)

    def _tell(self) -> None:
        self.changed.emit(self.row.id, self.value())

    def value(self) -> Any:
        control = self.control
        if isinstance(control, QComboBox):
            return control.currentData()
        return control.value() if isinstance(control, QSlider) else control.isChecked()

    def show_value(self, value: Any) -> None:
        control = self.control
        control.blockSignals(True)
        if isinstance(control, QComboBox):
            control.setCurrentIndex(max(0, control.findData(value)))
        elif isinstance(control, QSlider):
            control.setValue(int(value))
        else:
            control.setChecked(bool(value))
        control.blockSignals(False)

    def answers(self, words: list[str]) -> bool:
        """Whether a search for these words should find this setting; its English name counts in any language."""
        row = self.row
        said = " ".join((tr(row.title), tr(row.text), row.title, row.words, *(tr(name) for _, name in row.choices)))
        return all(word in said.lower() for word in words)


class SettingsSheet(Sheet):
    """The settings of the table, with a search."""

    changed = Signal(str, object)
    reset_wanted = Signal()
    about_wanted = Signal()

    def __init__(self, desk: Desk, settings: Settings, parent: QWidget) -> None:
        super().__init__(desk, tr("Settings"), parent)
        self.settings = settings
        column = self.column = QVBoxLayout(self)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Search the settings"))
        self.search.setAccessibleName(tr("Search the settings"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        column.addWidget(self.search)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inner = QWidget(self.area)
        rows = QVBoxLayout(inner)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        self.rows = {row.id: SettingRow(desk, row, getattr(settings, row.id), inner) for row in TABLE}
        for row in self.rows.values():
            row.changed.connect(self.changed)
            rows.addWidget(row)
        self.nothing = PlainLabel(tr("No setting matches these words."), inner)
        self.nothing.hide()
        rows.addWidget(self.nothing)
        rows.addStretch(1)
        self.area.setWidget(inner)
        column.addWidget(self.area, 1)
        self.reset_button = DeskButton(desk, tr("Restore defaults"), icon="ui-undo", parent=self)
        self.close_button = DeskButton(desk, tr("Close"), key=tr("Esc"), parent=self)
        self.about_button = DeskButton(desk, tr("About nutdesk"), parent=self)
        self.reset_button.clicked.connect(partial(self.reset_wanted.emit))
        self.about_button.clicked.connect(self._about)
        self.close_button.clicked.connect(partial(self.close_sheet))
        column.addWidget(Flow(self.reset_button, self.about_button, self.close_button, parent=self))

    def measure(self) -> None:
        layout = self.desk.layout
        pad = round(layout.px(36))
        self.column.setContentsMargins(pad, round(layout.px(self.HEAD + 8)), pad, round(layout.px(22)))
        self.column.setSpacing(round(layout.px(8)))
        for row in self.rows.values():
            row.measure()
        super().measure()

    def _about(self) -> None:
        """Show the about sheet instead of this one."""
        self.close_sheet()
        self.about_wanted.emit()

    def first_focus(self) -> QWidget:
        return self.search

    def refresh(self) -> None:
        """Show the settings as they are now."""
        for name, row in self.rows.items():
            row.show_value(getattr(self.settings, name))

    def _filter(self, text: str) -> None:
        words = text.lower().split()
        for row in self.rows.values():
            row.setVisible(row.answers(words))
        self.nothing.setVisible(not any(row.answers(words) for row in self.rows.values()))

    def restyle(self) -> None:
        strong = f"QLabel#strong {{ font-weight: 700; font-size: {self.desk.layout.letters(19):.0f}px; }}"
        dress(self, form_style(self.desk) + strong)
        super().restyle()

    def wanted(self) -> tuple[float, float]:
        layout = self.desk.layout
        return max(layout.px(1000), 720), layout.px(900)
