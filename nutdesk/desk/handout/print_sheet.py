"""The sheet where one chooses what to print, and watches the progress."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs
from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from nutdesk import games
from nutdesk.core.table import Art, Label
from nutdesk.desk.handout.order import Order, kinds_of
from nutdesk.desk.handout.printing import PAPERS, PrintJob
from nutdesk.desk.kit.panel import DrawnPanel
from nutdesk.desk.kit.ring import chain, go_round
from nutdesk.desk.kit.widgets import Desk, DeskButton, parent_of
from nutdesk.desk.kit.words import tr
from nutdesk.teach.scene import Scene

HEADINGS = ("game", "kind", "paper", "more")


class PrintSheet(DrawnPanel):
    """Game, content, paper; then a file is made, page by page."""

    closed = Signal()

    def __init__(self, desk: Desk, parent: QWidget, *, game: str = "", scene: Path | Scene | None = None) -> None:
        super().__init__(desk, parent)
        self.setAccessibleName(tr("Print"))
        self.scene = scene
        imperial = QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
        game = game or games.cards()[0].id
        self.order = Order(
            "lesson" if scene is not None else kinds_of(game)[0],
            game,
            scene,
            "letter" if imperial else "a4",
        )
        self.says = ""
        self.job: PrintJob | None = None
        self.rows: dict[str, dict[str, DeskButton]] = {name: {} for name in HEADINGS}
        self.titles = {"game": tr("Game"), "kind": tr("What"), "paper": tr("Paper"), "more": tr("Also")}
        if scene is None:
            for card in games.cards():
                self._add("game", card.id, card.title)
        else:
            self._add("kind", "lesson", tr("This lesson"))
        self._add("kind", "short", tr("The short course"))
        self._add("kind", "course", tr("The whole course"))
        self._add("kind", "summary", tr("Summary"))
        self._add("kind", "worksheet", tr("Worksheet"))
        self._add("kind", "plan", tr("Lesson plan"))
        self._add("kind", "rules", tr("Rules as PDF"))
        self._add("kind", "parts", tr("Print and play"))
        for name, paper in PAPERS.items():
            self._add("paper", name, paper.name)
        self._add("more", "notes", tr("Presenter's notes"))
        self._add("more", "sparing", tr("Little ink"))
        self.go = DeskButton(desk, tr("Save as PDF…"), kind="primary", icon="ui-card", parent=self)
        self.go.size_of_type = 22
        self.go.clicked.connect(self.ask)
        self.close_button = DeskButton(desk, tr("Close"), key="Esc", parent=self)
        self.close_button.clicked.connect(self.close_sheet)
        self.refresh()

    def _add(self, row: str, name: str, label: str) -> None:
        button = DeskButton(self.desk, label, parent=self)
        button.clicked.connect(lambda _=False: self.choose(row, name))
        self.rows[row][name] = button

    def choose(self, row: str, name: str) -> None:
        """Press one of the buttons: one in a row, or a switch in the last row."""
        change: dict[str, Any] = {name: not getattr(self.order, name)} if row == "more" else {row: name}
        self.order = attrs.evolve(self.order, **change)
        if self.order.kind not in self._kinds():
            self.order = attrs.evolve(self.order, kind="course")
        self.says = ""
        self.refresh()

    def _kinds(self) -> tuple[str, ...]:
        lesson = ("lesson",) if self.scene is not None else ()
        return (*lesson, *kinds_of(self.order.game))

    def refresh(self) -> None:
        """Which buttons there are, and which of them are chosen."""
        busy = self.job is not None
        fitting = {"notes": self.order.kind in ("lesson", "short", "course"), "sparing": self.order.kind == "parts"}
        for row, buttons in self.rows.items():
            for name, button in buttons.items():
                on = getattr(self.order, name) if row == "more" else getattr(self.order, row) == name
                button.kind = "chosen" if on else "normal"
                button.setVisible(fitting.get(name, True) and (row != "kind" or name in self._kinds()))
                button.setEnabled(not busy)
                button.setAccessibleDescription(tr("chosen") if on else "")
                button.update()
        self.go.setVisible(not busy)
        self.close_button.set_label(tr("Stop") if busy else tr("Close"))
        self.arrange()
        self.update()

    def open(self) -> None:
        self.arrange()
        self.show()
        self.raise_()
        self.setFocus()
        self.go.setFocus()

    def arrange(self) -> None:
        layout, parent = self.desk.layout, parent_of(self)
        wide = min(max(640.0, layout.px(900)), parent.width() - 20)
        high = max(400.0, layout.px(500))
        self._place(wide, min(high, parent.height() - 20))
        foot = self.go.sizeHint().height() + layout.px(28)
        if (missing := self._arrange_rows() + foot - self.sheet.bottom()) > 0:  # more rows than usual
            self._place(wide, min(self.height() + missing, parent.height() - 20))
            self._arrange_rows()
        right, low = self.sheet.right() - layout.px(28), self.sheet.bottom() - layout.px(14)
        hint = self.go.sizeHint()
        self.go.setGeometry(round(right - hint.width()), round(low - hint.height()), hint.width(), hint.height())
        close = self.close_button.sizeHint()
        x = (self.go.x() if not self.go.isHidden() else right) - close.width()
        middle = low - hint.height() / 2
        self.close_button.setGeometry(round(x), round(middle - close.height() / 2), close.width(), close.height())

    def _place(self, wide: float, high: float) -> None:
        """In the middle of the page, so wide and high."""
        parent = parent_of(self)
        x, y = (parent.width() - wide) / 2, (parent.height() - high) / 2
        self.setGeometry(round(x), round(y), round(wide), round(high))

    def _arrange_rows(self) -> float:
        """Place the buttons in their rows; return where the last row ends."""
        layout, sheet = self.desk.layout, self.sheet
        pad = layout.px(28)
        left, right = sheet.left() + pad + max(90.0, layout.px(120)), sheet.right() - pad
        y = sheet.top() + max(46.0, layout.px(70))
        self._lines: dict[str, float] = {}
        for row, buttons in self.rows.items():
            shown = [button for button in buttons.values() if not button.isHidden()]
            if not shown:
                continue
            self._lines[row] = y
            x, tall = left, shown[0].sizeHint().height()
            for button in shown:
                hint = button.sizeHint()
                if x > left and x + hint.width() > right:
                    x, y = left, y + tall
                button.setGeometry(round(x), round(y), hint.width(), tall)
                x += hint.width()
            y += tall + layout.px(8)
        return y

    def art(self) -> Art:
        layout, rect, size = self.desk.layout, self.sheet, self.desk.layout.letters(17)
        left, wide = rect.left() + layout.px(28), rect.width() - 2 * layout.px(28)
        head = (left, rect.top() + layout.px(14), wide, layout.px(48))
        art = [Label(tr("Print"), *head, layout.letters(30), display=True)]
        for row, y in self._lines.items():
            tall = next(iter(self.rows[row].values())).sizeHint().height()
            art.append(Label(self.titles[row], left, y, layout.px(120), tall, size, 600, "@ink2"))
        box = (left, self.go.y(), self.close_button.x() - left, self.go.height())
        return *art, Label(self.says, *box, size, 600, wrap=True)

    # ---- printing -------------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Ask for a file name, then print."""
        title = self.order.game if self.order.kind != "lesson" else self._scene_name()
        start = f"{title}-{self.order.kind}.pdf" if self.order.kind != "lesson" else f"{title}.pdf"
        name, _ = QFileDialog.getSaveFileName(self, tr("Save as PDF"), start, tr("PDF files (*.pdf)"))
        if name:
            self.save(Path(name if name.lower().endswith(".pdf") else f"{name}.pdf"))

    def _scene_name(self) -> str:
        return self.scene.stem if isinstance(self.scene, Path) else Path(self.scene.path).stem if self.scene else ""

    def save(self, path: Path) -> None:
        """Print into a file page by page, showing the progress."""
        self.job = PrintJob(self.order.making(), path, self)
        self.job.advanced.connect(self._advanced)
        self.job.finished.connect(self._finished)
        self.tell(tr("One moment…"))
        self.refresh()
        self.close_button.setFocus()

    def tell(self, sentence: str) -> None:
        self.says = sentence
        self.setAccessibleDescription(sentence)
        self.update()

    def _advanced(self, done: int, total: int) -> None:
        if total:
            self.tell(tr("Page {done} of {total}", done=done, total=total))

    def _finished(self, why: str) -> None:
        job, self.job = self.job, None
        assert job is not None
        if why:
            self.tell(tr("{name} was not made: {why}.", name=job.path.name, why=why.rstrip(".")))
        else:
            self.tell(tr("Saved as {name}", name=job.path.name))
        self.refresh()
        self.close_button.setFocus()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round on the sheet."""
        return go_round(chain(self), forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        # Other keys stop here: those of the table below would move its pieces.

    def close_sheet(self) -> None:
        """Stop printing, or else close."""
        if self.job is not None:
            self.job.stop()
            return
        self.hide()
        self.closed.emit()
        self.deleteLater()
