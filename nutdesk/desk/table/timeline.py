"""The timeline: the strip of beads, the moment that is looked at, and what can be done there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from nutdesk.core.match import Entry
from nutdesk.core.palette import SEAT_FILL
from nutdesk.core.table import Art, Box, Label
from nutdesk.desk.kit.keyboard import key_of
from nutdesk.desk.kit.panel import Drawn, DrawnPanel
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.ring import chain, go_round
from nutdesk.desk.kit.theme import TEXT, metrics
from nutdesk.desk.kit.widgets import SCROLL, Desk, DeskButton, parent_of
from nutdesk.desk.kit.words import joined, tr, tr_count
from nutdesk.desk.table.move_strip import MoveStrip
from nutdesk.desk.table.seat_change import told_change
from nutdesk.desk.table.session import Session
from nutdesk.record.note import NAME, NOTE

SPEEDS = (1, 2, 4, 8)
"""Moves per second while it plays."""


class TimelinePanel(Drawn, QWidget):
    """The panel at the foot of the board: the strip, the moment that is looked at, and the buttons."""

    looked = Signal(object)
    """An Entry is to be shown."""
    note_wanted = Signal(object)
    variation_wanted = Signal(object)
    trunk_wanted = Signal()
    closed = Signal()

    def __init__(self, desk: Desk, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.session = desk, session
        self.strip = MoveStrip(desk, session, self)
        self.back = DeskButton(desk, "", icon="ui-prev", parent=self)
        self.play = DeskButton(desk, "", icon="ui-play", parent=self)
        self.on = DeskButton(desk, "", icon="ui-next", parent=self)
        self.speed = DeskButton(desk, "", kind="quiet", parent=self)
        self.note = DeskButton(desk, tr("Note"), icon="ui-pen", key="N", parent=self)
        self.try_button = DeskButton(desk, tr("Try from here"), icon="ui-branch", key="T", parent=self)
        self.trunk = DeskButton(desk, tr("Main line"), icon="ui-replay", key="M", parent=self)
        self.close_button = DeskButton(desk, tr("Close"), key="Esc", parent=self)
        for button, name, slot in (
            (self.back, tr("One move back (Left)"), lambda: self.step(-1)),
            (self.play, tr("Play (Space)"), self.toggle),
            (self.on, tr("One move on (Right)"), lambda: self.step(1)),
            (self.speed, tr("Speed (+ and -)"), lambda: self.change_speed(1)),
            (self.note, tr("Write a name and a note on this move"), self._write),
            (self.try_button, tr("Play on from here, beside the game itself"), self._try),
            (self.trunk, tr("Back to the game itself"), self.trunk_wanted.emit),
            (self.close_button, tr("Back to the table"), self.closed.emit),
        ):
            set_tip(button, name)
            if not button.text():
                button.setAccessibleName(name)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked=False, slot=slot: slot())
        self.rate = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self.strip.chosen.connect(self._chosen)
        self.strip.written.connect(self.note_wanted)
        self.setFocusProxy(self.strip)
        self._show_speed()
        self.hide()

    @property
    def here(self) -> Entry:
        return self.strip.here

    # ---- looking --------------------------------------------------------------------------------------------------

    def look(self, entry: Entry) -> None:
        """Show which entry is looked at; the page shows its table."""
        self.strip.look(entry)
        self.strip.setAccessibleName(tr("Timeline. {what}", what=self.strip.describe(entry)))
        self.refresh()

    def refresh(self) -> None:
        """Update the buttons."""
        line, here, session = self.strip.line(), self.here, self.session
        self.back.setEnabled(here.parent is not None)
        self.on.setEnabled(line[-1] is not here)
        why = session.why_no_variation()
        why = why if here is not session.match.current else ""
        end = not session.history.children(here)
        self.try_button.set_label(tr("Go on here") if end else tr("Try from here"))
        self.try_button.allow(tr("Play on from here, beside the game itself"), why)
        self.trunk.setVisible(session.in_variation or self.strip.lanes.move_dot(here).lane > 0)
        self.note.set_label(tr("Change note") if here.name or here.note else tr("Note"))
        self.arrange()
        self.update()

    def step(self, by: int) -> None:
        """Go one move back or on along the current line."""
        self.pause()
        self._go(by)

    def _go(self, by: int) -> None:
        line = self.strip.line()
        at = line.index(self.here) + by
        if 0 <= at < len(line):
            self.looked.emit(line[at])

    def turn(self, by: int) -> None:
        """Go to where the previous or the next turn begins."""
        self.pause()
        line = self.strip.line()
        at = line.index(self.here)
        marks = [k for k, entry in enumerate(line) if k == 0 or self.strip.lanes.move_dot(entry).turn]
        found = [k for k in marks if (k < at if by < 0 else k > at)]
        if by > 0 and not found:
            found = [len(line) - 1]
        if found:
            self.looked.emit(line[found[-1] if by < 0 else found[0]])

    def switch(self, by: int) -> None:
        """Go to the nearest bead of the row above or below."""
        self.pause()
        move_dot = self.strip.lanes.move_dot(self.here)
        others = [b for b in self.strip.lanes.move_dots.values() if (b.lane - move_dot.lane) * by > 0]
        if others:
            lane = min(others, key=lambda b: (abs(b.lane - move_dot.lane), abs(b.column - move_dot.column)))
            self.looked.emit(lane.entry)

    def _chosen(self, entry: Entry) -> None:
        self.pause()
        self.looked.emit(entry)

    # ---- playing --------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        return self._timer.isActive()

    def toggle(self) -> None:
        """Play from here, or stop; at the end, start again."""
        if self.playing:
            self.pause()
            return
        line = self.strip.line()
        if line[-1] is self.here:
            self.looked.emit(line[0])
        self._timer.start(1000 // SPEEDS[self.rate])
        self._show_play()

    def pause(self) -> None:
        self._timer.stop()
        self._show_play()

    def _tick(self) -> None:
        if self.strip.line()[-1] is self.here:
            self.pause()
        else:
            self._go(1)

    def _show_play(self) -> None:
        self.play.icon_name = "ui-pause" if self.playing else "ui-play"
        self.play.setAccessibleName(tr("Pause (Space)") if self.playing else tr("Play (Space)"))
        set_tip(self.play, self.play.accessibleName())
        self.play.update()

    def change_speed(self, by: int) -> None:
        """Play faster or slower; after the fastest comes the slowest."""
        self.rate = (self.rate + by) % len(SPEEDS)
        if self.playing:
            self._timer.start(1000 // SPEEDS[self.rate])
        self._show_speed()

    def _show_speed(self) -> None:
        self.speed.set_label(tr("{n}×", n=SPEEDS[self.rate]))
        self.speed.setAccessibleName(tr_count(SPEEDS[self.rate], "{n} move a second", "{n} moves a second"))

    # ---- hands ----------------------------------------------------------------------------------------------------

    def _write(self) -> None:
        self.pause()
        self.note_wanted.emit(self.here)

    def _try(self) -> None:
        self.pause()
        self.variation_wanted.emit(self.here)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round on the panel."""
        return go_round(chain(self), forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text().upper()
        plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        steps: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Left: lambda: self.step(-1),
            Qt.Key.Key_Right: lambda: self.step(1),
            Qt.Key.Key_Home: lambda: self._chosen(self.strip.line()[0]),
            Qt.Key.Key_End: lambda: self._chosen(self.strip.line()[-1]),
            Qt.Key.Key_PageUp: lambda: self.turn(-1),
            Qt.Key.Key_PageDown: lambda: self.turn(1),
            Qt.Key.Key_Up: lambda: self.switch(-1),
            Qt.Key.Key_Down: lambda: self.switch(1),
            Qt.Key.Key_Space: self.toggle,
            Qt.Key.Key_Escape: self.closed.emit,
        }
        words: dict[str, Callable[[], object]] = {
            "N": self._write,
            "T": self._try,
            "M": self.trunk_wanted.emit,
            "+": lambda: self.change_speed(1),
            "-": lambda: self.change_speed(-1),
        }
        if not plain:
            super().keyPressEvent(event)
        elif key in steps:
            steps[key]()
        elif text in words:
            words[text]()
        elif not text.isalnum():  # a letter here means nothing to the table behind
            super().keyPressEvent(event)

    # ---- measures and paint ---------------------------------------------------------------------------------------

    def foot(self) -> float:
        """The units that it needs below the board in addition to the tray: more lines need more rows."""
        layout = self.desk.layout
        spare = layout.tray - layout.px(layout.foot)
        return max(0.0, (self._row + self.strip.wanted_height() + layout.px(12) - spare) / layout.unit)

    @property
    def _row(self) -> float:
        return self.close_button.sizeHint().height() + self.desk.layout.px(6)

    def arrange(self) -> None:
        layout = self.desk.layout
        gap, x = layout.px(2), self.width() - layout.px(14)
        tall = self.close_button.sizeHint().height()
        top = round(layout.px(8))
        for button in (
            self.close_button,
            self.trunk,
            self.try_button,
            self.note,
            self.speed,
            self.on,
            self.play,
            self.back,
        ):
            if button.isHidden():
                continue
            wide = button.sizeHint().width()
            x -= wide
            button.setGeometry(round(x), top, wide, tall)
            x -= gap
        self._words = QRectF(layout.px(24), top, x - layout.px(36), tall)
        side = round(layout.px(12))
        self.strip.setGeometry(
            side,
            round(self._row + layout.px(6)),
            self.width() - 2 * side,
            round(self.height() - self._row - layout.px(10)),
        )

    _words = QRectF()

    def art(self) -> Art:
        layout, session, here = self.desk.layout, self.session, self.here
        seated = 0 <= here.seat < len(session.match.cast)
        edge = SEAT_FILL[session.match.cast[here.seat].colour] if seated else "@ink2"
        paper = (
            Box(0, 0, self.width(), self.height(), fill="@bar"),
            Box(0, 0, self.width(), 5, fill=edge),
            Box(0, 5, self.width(), 1.5, fill="@line"),
        )
        if not layout.columns:  # the prompt says it
            return paper
        box, big, small = self._words, layout.letters(22), layout.letters(16)
        title = tr("Move {n} of {last}", n=here.depth, last=self.strip.line()[-1].depth)
        top, high = box.center().y() - (big * 1.25 + small * 1.35) / 2, big * 1.25
        used = metrics(big, 600, True).horizontalAdvance(title) + layout.px(14)
        taken = [told_change(change) for change in self.strip.changes.get(here.number, ())]
        name = here.name or (tr("trial") if session.match.variation(here) is not None else joined(taken, "; "))
        words = tr("The game begins") if here.parent is None else session.headline(here)
        left, wide = box.left(), box.width()
        return (
            *paper,
            Label(title, left, top, wide, high, big, display=True),
            Label(name, left + used, top, max(0.0, wide - used), high, small, 700, "@go", elide=True),
            Label(words, left, top + high, wide, small * 1.35, small, 500, "@ink2", elide=True),
        )


class NoteSheet(DrawnPanel):
    """A name and a note for a move."""

    kept = Signal(object, str, str)
    """The Entry, its name and its note."""
    closed = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.entry: Entry | None = None
        self.title = ""
        self.name = QLineEdit(self)
        self.name.setMaxLength(NAME)
        self.name.setPlaceholderText(tr("A name for this moment"))
        self.name.setAccessibleName(tr("Name of this moment"))
        self.note = QPlainTextEdit(self)
        self.note.setPlaceholderText(tr("What is worth remembering about it"))
        self.note.setAccessibleName(tr("Note on this move"))
        self.note.setTabChangesFocus(True)
        self.save = DeskButton(desk, tr("Save"), icon="ui-ok", kind="chosen", key=key_of("keep-note"), parent=self)
        self.cancel = DeskButton(desk, tr("Cancel"), key=tr("Esc"), parent=self)
        self.save.clicked.connect(self.keep)
        self.cancel.clicked.connect(self.closed)
        self.hide()

    def open_for(self, entry: Entry, title: str) -> None:
        """Write about an entry."""
        self.entry, self.title = entry, title
        self.name.setText(entry.name)
        self.note.setPlainText(entry.note)
        self.show_art()
        self.arrange()
        self.show()
        self.raise_()
        self.name.setFocus()

    def keep(self) -> None:
        """Store what was written."""
        if self.entry is not None:
            self.kept.emit(self.entry, self.name.text(), self.note.toPlainText()[:NOTE])
        self.closed.emit()

    def arrange(self) -> None:
        layout, theme, parent = self.desk.layout, self.desk.theme, parent_of(self)
        wide, high = max(460.0, layout.px(620)), max(300.0, layout.px(380))
        self.setGeometry(
            round((parent.width() - wide) / 2), round((parent.height() - high) * 0.4), round(wide), round(high)
        )
        role = {name: theme.colour(f"@{name}").name() for name in ("panel2", "ink", "line")}
        style = (
            f"{{ background: {role['panel2']}; color: {role['ink']}; border: 2px solid {role['line']};"
            f" border-radius: 10px; padding: 4px 8px; font: {layout.letters(17):.0f}px '{TEXT}'; }}"
        )
        self.name.setStyleSheet(f"QLineEdit {style} QLineEdit:focus {{ border-color: {role['ink']}; }}")
        focus = f"QPlainTextEdit:focus {{ border-color: {role['ink']}; }}"
        self.note.setStyleSheet(f"QPlainTextEdit {style} {focus} {SCROLL}")
        sheet, pad = self.sheet, layout.px(20)
        left, room = round(sheet.left() + pad), round(sheet.width() - 2 * pad)
        top, field = sheet.top() + layout.px(58), layout.side(44)
        self.name.setGeometry(left, round(top), room, round(field))
        button = self.save.sizeHint().height()
        low = sheet.bottom() - button - layout.px(8)
        top += field + layout.px(10)
        self.note.setGeometry(left, round(top), room, round(low - top - layout.px(4)))
        wide = self.save.sizeHint().width()
        self.save.setGeometry(left + room - wide, round(low), wide, button)
        narrow = self.cancel.sizeHint().width()
        self.cancel.setGeometry(left + room - wide - narrow, round(low), narrow, button)

    def art(self) -> Art:
        layout, rect = self.desk.layout, self.sheet
        head = (rect.left() + layout.px(22), rect.top() + layout.px(10), rect.width() - layout.px(44), layout.px(44))
        return (Label(self.title, *head, layout.letters(22), display=True, elide=True),)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round on the sheet."""
        return go_round(chain(self), forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif enter and (event.modifiers() & Qt.KeyboardModifier.ControlModifier or self.name.hasFocus()):
            self.keep()
        # Other keys stop here: what is typed is not a move at the table behind.


__all__ = ["NoteSheet", "TimelinePanel"]
