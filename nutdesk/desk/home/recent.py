"""The sheet of recent games: continue, look again, rename, throw away."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import cast

from PySide6.QtCore import QEvent, QProcess, QRectF, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QDesktopServices,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QFrame, QLineEdit, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from nutdesk import mac
from nutdesk.core.clean import UNPRINTABLE
from nutdesk.core.table import Art, Box, Label, Svg
from nutdesk.desk.home.thumbnail import kept_thumbnail, thumbnail_of
from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.flow import Flow
from nutdesk.desk.kit.forms import form_style
from nutdesk.desk.kit.keyboard import deletes
from nutdesk.desk.kit.panel import DrawnPanel, focus_ring, icon_in, paint_art, sides
from nutdesk.desk.kit.plain import PlainLabel
from nutdesk.desk.kit.sheet import Sheet
from nutdesk.desk.kit.widgets import Desk, DeskButton, dress
from nutdesk.desk.kit.words import day, joined, strung, tell_fault, tr, tr_count, voice
from nutdesk.record import keeping, store
from nutdesk.record.fault import BadFile
from nutdesk.record.store import Summary

SHOWN = 30


def when(moment: datetime | None) -> str:
    """'Today 14:05', 'Yesterday 20:30', '3 March 2026'."""
    if moment is None:
        return ""
    days = (datetime.now().astimezone().date() - moment.date()).days
    if days > 1:
        return day(moment)
    time = f"{moment:%H:%M}"
    return tr("Today {time}", time=time) if days <= 0 else tr("Yesterday {time}", time=time)


def outcome(game: Summary) -> str:
    """How the game stands: who won, or how far it has got."""
    if game.over:
        best = [game.players[seat] for seat in game.winners if seat < len(game.players)]
        return tr("Won by {names}", names=", ".join(best)) if best else tr("Nobody won")
    return tr("A trial, not over") if game.trial else tr_count(game.moves, "{n} move, not over", "{n} moves, not over")


class GameRow(QWidget):
    """A game: its picture and its description. Enter or a double click opens it."""

    opened = Signal()
    chosen = Signal()

    def __init__(self, desk: Desk, game: Summary, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.game = desk, game
        self.picture = QPixmap()
        self.is_chosen = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(joined((line for line in self.lines() if line), ". "))

    def lines(self) -> tuple[str, str, str]:
        game = self.game
        if game.problem:
            return UNPRINTABLE.sub("?", game.path.stem), voice("").tell(game.problem), ""
        how = outcome(game)
        if game.changed is not None:
            how = strung("{when} · {outcome}", when=when(game.changed), outcome=how)
        return game.title, ", ".join(game.players), how

    def sizeHint(self) -> QSize:
        return QSize(400, max(84, round(self.desk.layout.px(108))))

    def paintEvent(self, event: QPaintEvent) -> None:
        rect = QRectF(self.rect()).adjusted(4, 4, -6, -4)
        frame = QRectF(rect.left() + 8, rect.top() + 7, (rect.height() - 14) * 1.5, rect.height() - 14)
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        if self.is_chosen:
            paint_art(painter, (Box(*sides(rect), 12, "@panel2", "@line", 1.5),), self.desk)
        if self.picture.isNull():
            paint_art(painter, self._no_picture(frame), self.desk)
        else:
            path = QPainterPath()
            path.addRoundedRect(frame, 8, 8)
            painter.save()
            painter.setClipPath(path)
            painter.drawPixmap(frame, self.picture, QRectF(self.picture.rect()))
            painter.restore()
        paint_art(painter, (Box(*sides(frame), 8, line="#3B2416", width=1.5), *self._words(frame, rect)), self.desk)
        painter.end()

    def _no_picture(self, frame: QRectF) -> Art:
        side, sign = frame.height() * 0.6, "ui-no" if self.game.problem else "nut-acorn"
        box = QRectF(frame.center().x() - side / 2, frame.center().y() - side / 2, side, side)
        return Box(*sides(frame), 8, self.desk.theme.colour("@felt").name()), icon_in(sign, box, "#FFF9EC")

    def _words(self, frame: QRectF, rect: QRectF) -> Art:
        layout, (first, second, third) = self.desk.layout, self.lines()
        left, y = frame.right() + layout.px(20), rect.top() + 4
        big, middle, small = (layout.letters(size) * 1.5 for size in (23, 18, 17))
        room = rect.right() - left - 8
        return (
            Label(first, left, y, room, big, big / 1.5, display=True, elide=True),
            Label(second, left, y + big, room, middle, middle / 1.5, 600, elide=True),
            Label(third, left, y + big + middle, room, small, small / 1.5, 500, "@ink2", elide=True),
            *(focus_ring(rect.adjusted(2, 2, -2, -2), 11) if self.hasFocus() else ()),
        )

    def focusInEvent(self, event: object) -> None:
        self.chosen.emit()
        self.update()

    def focusOutEvent(self, event: object) -> None:
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.opened.emit()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            parent = self.parentWidget()
            rows = parent.findChildren(GameRow) if parent is not None else []
            at = rows.index(self) + (1 if key == Qt.Key.Key_Down else -1)
            if 0 <= at < len(rows):
                rows[at].setFocus()
        else:
            super().keyPressEvent(event)


class RecentSheet(DrawnPanel, Sheet):
    """The list, and the buttons for the chosen game."""

    open_wanted = Signal(object)
    """A Summary."""
    file_wanted = Signal()
    """Another file, from a folder."""
    changed = Signal()
    """A game was renamed, thrown away or brought back."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, tr("Recent games"), parent)
        self.rows: list[GameRow] = []
        self.chosen: GameRow | None = None
        self._thrown: list[tuple[Path, float]] = []
        column = self._column = QVBoxLayout(self)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.addWidget(self.area, 1)
        self.none = PlainLabel("", self)
        self.none.setWordWrap(True)
        self.none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.none)
        self.field = QLineEdit(self)
        self.field.setMaxLength(keeping.LONGEST_TITLE)
        self.field.setAccessibleName(tr("The game's new name"))
        self.field.setPlaceholderText(tr("The game's new name; Enter saves it"))
        self.field.returnPressed.connect(self._keep_name)
        self.field.hide()
        column.addWidget(self.field)
        folder = tr("Show in the Finder") if mac.here() else tr("Show in folder")
        self.buttons = {
            name: self._button(label, icon, slot)
            for name, label, icon, slot in (
                ("open", tr("Open"), "ui-play", self._open),
                ("rename", tr("Rename"), "ui-pen", self._ask_name),
                ("folder", folder, "ui-folder", self._show_folder),
                ("bin", tr("Throw away"), "ui-bin", self._throw_away),
                ("back", tr("Bring it back"), "ui-undo", self._bring_back),
                ("file", tr("Other file"), "", self._choose_file),
                ("close", tr("Close"), "", self.close_sheet),
            )
        }
        column.addWidget(Flow(*self.buttons.values(), parent=self))
        self.refresh()

    def _button(self, label: str, icon: str, slot: Callable[[], object]) -> DeskButton:
        button = DeskButton(self.desk, label, icon=icon, parent=self)
        button.size_of_type = 16
        button.clicked.connect(lambda _checked=False: slot())
        return button

    # ---- the list -------------------------------------------------------------------------------------------------

    def refresh(self, choose: Path | None = None) -> None:
        """Read the folders again."""
        inner = QWidget(self.area)
        lines = QVBoxLayout(inner)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(2)
        self.rows, self.chosen = [], None
        for game in store.recent(SHOWN):
            row = GameRow(self.desk, game, inner)
            row.chosen.connect(partial(self._choose, row))
            row.opened.connect(partial(self._open_row, row))
            lines.addWidget(row)
            self.rows.append(row)
        lines.addStretch(1)
        self.area.setWidget(inner)
        self.none.setText(tr("Nothing has been played yet. Every game is saved as you play."))
        self.none.setVisible(not self.rows)
        self.area.setVisible(bool(self.rows))
        self._column.setStretchFactor(self.none, 0 if self.rows else 1)
        wanted = next((row for row in self.rows if row.game.path == choose), self.rows[0] if self.rows else None)
        self._choose(wanted)
        if self.isVisible():
            self.first_focus().setFocus()
        QTimer.singleShot(0, inner, self._draw_one)

    def _draw_one(self) -> None:
        """Draw the pictures one by one, so that nobody has to wait: stored ones first, the others are made."""
        theme, late = self.desk.theme, None
        for row in self.rows:
            if row.picture.isNull() and not row.game.problem:
                row.picture = kept_thumbnail(row.game.path, theme) or QPixmap()
                row.update()
                if row.picture.isNull() and late is None and row.property("tried") is None:
                    late = row
        if late is not None:
            late.setProperty("tried", True)
            late.picture = thumbnail_of(late.game.path, theme) or QPixmap()
            late.update()
            QTimer.singleShot(0, late, self._draw_one)

    def _choose(self, row: GameRow | None) -> None:
        for other in self.rows:
            other.is_chosen = other is row
            other.update()
        self.chosen = row
        self._hide_field()
        good = row is not None and not row.game.problem
        for name in ("open", "folder", "bin"):
            self.buttons[name].setEnabled(row is not None)
        self.buttons["rename"].setEnabled(good)
        self.buttons["back"].setVisible(bool(self._thrown))
        if row is not None:
            again = tr("Resume") if row.game.live and not row.game.over else tr("Look again")
            self.buttons["open"].set_label(again if good else tr("Open what can be read"))
            self.area.ensureWidgetVisible(row)

    # ---- what can be done -----------------------------------------------------------------------------------------

    def _open_row(self, row: GameRow) -> None:
        self._choose(row)
        self._open()

    def _open(self) -> None:
        if self.chosen is not None:
            game = self.chosen.game
            self.close_sheet()
            self.open_wanted.emit(game)

    def _choose_file(self) -> None:
        self.close_sheet()
        self.file_wanted.emit()

    def _show_folder(self) -> None:
        if self.chosen is None:
            return
        if mac.here():
            QProcess.startDetached("/usr/bin/open", ["-R", str(self.chosen.game.path)])
        else:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.chosen.game.path.parent)))

    def _ask_name(self) -> None:
        if self.chosen is not None and not self.chosen.game.problem:
            self.field.setText(self.chosen.game.title)
            self.field.show()
            self.field.setFocus()
            self.field.selectAll()

    def _hide_field(self) -> None:
        self.field.hide()

    def _keep_name(self) -> None:
        if self.chosen is None:
            return
        path = self.chosen.game.path
        try:
            keeping.rename(path, self.field.text())
        except (BadFile, OSError) as error:
            self._say(tell_fault(error))
            return
        self._hide_field()
        self.refresh(path)
        self.changed.emit()

    def _throw_away(self) -> None:
        if self.chosen is None:
            return
        path, at = self.chosen.game.path, self.rows.index(self.chosen)
        try:
            changed = path.lstat().st_mtime
            self._thrown.append((keeping.throw_away(path), changed))
        except (BadFile, OSError) as error:
            self._say(tell_fault(error))
            return
        others = [row.game.path for row in self.rows if row.game.path != path]
        self.refresh(others[min(at, len(others) - 1)] if others else None)
        self.changed.emit()

    def _bring_back(self) -> None:
        if not self._thrown:
            return
        place, changed = self._thrown.pop()
        try:
            path = keeping.bring_back(place, changed)
        except OSError as error:
            self._say(tell_fault(error))
            return
        self.refresh(path)
        self.changed.emit()

    def _say(self, sentence: str) -> None:
        self.none.setText(sentence)
        self.none.show()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    # ---- looks ----------------------------------------------------------------------------------------------------

    def first_focus(self) -> QWidget:
        return self.chosen or self.buttons["close"]

    def measure(self) -> None:
        layout = self.desk.layout
        pad = round(layout.px(32))
        self._column.setContentsMargins(pad, round(layout.px(self.HEAD + 4)), pad, round(layout.px(20)))
        for row in self.rows:
            row.updateGeometry()
        super().measure()

    def restyle(self) -> None:
        dress(self, form_style(self.desk))
        super().restyle()

    def art(self) -> Art:
        if self.rows:
            return ()
        side, middle = self.desk.layout.px(150), QRectF(self.none.geometry()).center()
        return (Svg("level-kit", middle.x() - side / 2, middle.y() - side * 1.3, side, side),)

    def wanted(self) -> tuple[float, float]:
        layout = self.desk.layout
        return max(layout.px(1250), 960), layout.px(960)

    def event(self, event: QEvent) -> bool:
        # F2 asks for a hint at a table; here it renames.
        if event.type() == QEvent.Type.ShortcutOverride and cast("QKeyEvent", event).key() == Qt.Key.Key_F2:
            event.accept()
            return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.field.isVisible():
            self._hide_field()
            self.first_focus().setFocus()
        elif deletes(event.key()) and self.chosen is not None:
            self._throw_away()
        elif event.key() == Qt.Key.Key_F2:
            self._ask_name()
        else:
            super().keyPressEvent(event)
