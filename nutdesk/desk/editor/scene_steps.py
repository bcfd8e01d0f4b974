"""The left side of the editor: the steps in order, and what is wrong."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from nutdesk.core.table import Art, Box, Label
from nutdesk.desk.editor.field import field_style
from nutdesk.desk.kit.keyboard import deletes, key_of
from nutdesk.desk.kit.panel import DrawnPanel, icon_in
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.widgets import Desk, DeskButton, draw_icon, dress
from nutdesk.desk.kit.words import tr, tr_count
from nutdesk.teach.author import Draft, caption_of, kind_of
from nutdesk.teach.check import Finding

ICONS = {
    "say": "ui-caption",
    "do": "ui-move",
    "refuse": "ui-no",
    "ask": "ui-question",
    "vote": "ui-vote",
    "can": "ui-ok",
}


def kind_name(kind: str) -> str:
    """What a step of a kind is called."""
    return {
        "say": tr("words"),
        "do": tr("a move"),
        "refuse": tr("not allowed"),
        "ask": tr("a question"),
        "vote": tr("a vote"),
        "can": tr("the end of a course"),
    }[kind]


class StepList(QListWidget):
    """The scene itself on top, then its steps; Delete, and Alt with the arrows, do what the buttons do."""

    order = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, alt = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if deletes(key):
            self.order.emit("delete")
        elif alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.order.emit("up" if key == Qt.Key.Key_Up else "down")
        else:
            super().keyPressEvent(event)


class SceneStepsPanel(DrawnPanel):
    """Steps, the buttons that rearrange them, and the list of findings below."""

    chosen = Signal(int)
    """A step, from 1; 0 for the scene itself."""
    order = Signal(str)
    """'up', 'down', 'copy', 'delete', or 'add'."""
    finding_wanted = Signal(object)

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.list = StepList(self)
        self.list.setAccessibleName(tr("Steps"))
        self.list.setWordWrap(True)
        self.list.currentRowChanged.connect(self.chosen)
        self.list.order.connect(self.order)
        self.checks = QListWidget(self)
        self.checks.setAccessibleName(tr("Mistakes"))
        self.checks.setWordWrap(True)
        self.checks.itemActivated.connect(self._wanted)
        self.checks.itemClicked.connect(self._wanted)
        for plain in (self.list, self.checks):
            plain.setFrameShape(QListWidget.Shape.NoFrame)
            plain.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.buttons: dict[str, DeskButton] = {}
        for name, icon, text in (
            ("add", "ui-plus", tr("Add a step")),
            ("up", "ui-earlier", tr("Move up ({key})", key=key_of("step-up"))),
            ("down", "ui-later", tr("Move down ({key})", key=key_of("step-down"))),
            ("copy", "ui-copy", tr("Duplicate ({key})", key=key_of("step-copy"))),
            ("delete", "ui-delete", tr("Delete this step ({key})", key=key_of("delete"))),
        ):
            button = DeskButton(desk, "", icon=icon, parent=self)
            button.setAccessibleName(text)
            set_tip(button, text)
            button.clicked.connect(lambda _=False, name=name: self.order.emit(name))
            self.buttons[name] = button
        self.findings: tuple[Finding, ...] = ()
        self.summary = ""

    def show_draft(self, draft: Draft, number: int) -> None:
        """Show the steps of a draft, with one of them chosen."""
        rows: list[tuple[str, str, str]] = [
            ("ui-teach", str((draft.data or {}).get("title") or tr("The scene")), tr("the scene itself"))
        ]
        for k, step in enumerate(draft.steps, 1):
            kind = kind_of(step)
            rows.append((ICONS[kind], f"{k}  {caption_of(step) or tr('(no words yet)')}", kind_name(kind)))
        wrong = {finding.step for finding in self.findings}
        self.list.blockSignals(True)
        while self.list.count() > len(rows):
            self.list.takeItem(self.list.count() - 1)
        for k, (icon, text, kind) in enumerate(rows):
            item: Any = self.list.item(k)
            if item is None:
                item = QListWidgetItem()
                self.list.addItem(item)
            short = text if len(text) <= 64 else f"{text[:62]}…"
            item.setText(short)
            set_tip(item, text)
            item.setIcon(self._icon("ui-barrier" if k in wrong else icon, k in wrong))
            name = tr("{caption}, {kind}", caption=text, kind=kind)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, tr("{name}; wrong", name=name) if k in wrong else name)
        self.list.setCurrentRow(min(number, len(rows) - 1))
        self.list.blockSignals(False)
        for name in ("up", "down", "copy", "delete"):
            self.buttons[name].setEnabled(number > 0)

    def show_findings(self, findings: tuple[Finding, ...]) -> None:
        self.findings = findings
        self.checks.clear()
        for finding in findings:
            where = tr("step {n}", n=finding.step) if finding.step else tr("line {n}", n=finding.line)
            clause = f" ({finding.clause})" if finding.clause else ""
            item = QListWidgetItem(self._icon("ui-barrier", True), f"{where}: {finding.reason}{clause}")
            item.setData(Qt.ItemDataRole.UserRole, finding)
            self.checks.addItem(item)
        self.summary = (
            tr_count(len(findings), "{n} mistake found", "{n} mistakes found") if findings else tr("No mistakes found")
        )
        self.arrange()
        self.update()

    def _wanted(self, item: QListWidgetItem) -> None:
        self.finding_wanted.emit(item.data(Qt.ItemDataRole.UserRole))

    def _icon(self, name: str, wrong: bool) -> QIcon:
        side = 40
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.desk.theme.colour("@no" if wrong else "@ink").name()
        draw_icon(painter, name, QRectF(2, 2, side - 4, side - 4), ink)
        painter.end()
        icon = QIcon(pixmap)
        icon.addPixmap(pixmap, QIcon.Mode.Selected)
        return icon

    def arrange(self) -> None:
        layout, sheet = self.desk.layout, self.sheet
        dress(self, field_style(self.desk))
        pad = layout.px(8)
        side = round(max(36.0, layout.target - 12, layout.px(44)) + 2 * max(6, layout.px(6)))
        step = (sheet.width() - 2 * pad - side) / (len(self.buttons) - 1)
        for k, button in enumerate(self.buttons.values()):
            button.setGeometry(round(sheet.left() + pad + k * step), round(sheet.top() + 2), side, side)
        top = sheet.top() + side + 2
        icon = round(layout.letters(22))
        for widget in (self.list, self.checks):
            widget.setIconSize(QSize(icon, icon))
        low = sheet.bottom() - pad
        room = 0.0
        if self.findings:
            room = min((low - top) * 0.45, max(layout.px(90), 60.0) * len(self.findings))
        self.checks.setVisible(bool(self.findings))
        left, wide = round(sheet.left() + pad), round(sheet.width() - 2 * pad)
        self.checks.setGeometry(left, round(low - room), wide, round(room))
        self.line = low - room - layout.letters(17) * 1.6
        self.list.setGeometry(left, round(top), wide, round(self.line - top - 4))

    line = 0.0

    def art(self) -> Art:
        rect, size = self.sheet, self.desk.layout.letters(17)
        left, side = rect.left() + self.desk.layout.px(14), size * 1.1
        role, sign = ("@no", "ui-barrier") if self.findings else ("@go", "ui-ok")
        return (
            Box(rect.left() + 10, self.line - 3, rect.width() - 20, 1.5, fill="@line"),
            icon_in(sign, QRectF(left, self.line + size * 0.2, side, side), role),
            Label(self.summary, left + side + 6, self.line, rect.width(), size * 1.5, size, 600, role),
        )
