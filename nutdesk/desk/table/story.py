"""The story so far: every event with its clause, barriers, other lines, and undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.events import Event
from nutdesk.core.game import TABLE
from nutdesk.core.history import History, visible
from nutdesk.core.match import Entry, SeatChange
from nutdesk.core.table import Art, Box, Label, Layer, Poly
from nutdesk.desk.kit.keyboard import key_of
from nutdesk.desk.kit.panel import Drawn, DrawnPanel, disc, focus_ring, icon_in, sides
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import MARGIN, Desk, DeskButton
from nutdesk.desk.kit.words import tr, tr_count
from nutdesk.desk.table.seat_change import sign_of, told_change
from nutdesk.desk.table.session import Session
from nutdesk.desk.table.story_rows import StoryRow, StoryRowsModel, row_list

KEPT = 400
"""Lines that are shown; older ones are in the record."""


class StoryModel(StoryRowsModel):
    """The lines that a viewer may read."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.session = session
        self.private = False
        """Whether anything was told to only one seat; if not, the story is the same for every viewer."""
        self._reader = (session.viewer, session.history.viewer)
        """The viewer who reads it, and the viewer whose secrets it shows."""
        self._told: dict[tuple[int, int], list[StoryRow]] = {}
        """The events of an entry as a viewer may read them, by entry and viewer."""
        self._voice = session.voice
        """How they were told: a seat is called what it is called now, also in what happened before."""

    def rebuild(self, upto: Entry | None = None) -> None:
        """Tell the whole line to an entry, by default the current one."""
        self.beginResetModel()
        match, history = self.session.match, self.session.history
        self._reader = (self.session.viewer, history.viewer)
        self.rows = []
        if self._voice != self.session.voice:
            self._voice, self._told = self.session.voice, {}
        line = [match.root, *match.line(upto)]
        changes = match.changes_along(line if upto is None else [match.root, *match.trunk(upto)])
        for entry in line[-KEPT:]:
            viewer = self.session.viewer if self._has_private(entry) else TABLE
            key = (entry.number, viewer)
            if key not in self._told:
                self._told[key] = [self._row_of(event, entry) for event in visible(entry.events, viewer)]
            self.rows += self._told[key]
            self.rows += self._after(entry, history)
            self.rows += self._changed(changes, entry)
        self.rows = self.rows[-KEPT:]
        self.endResetModel()

    def reread(self) -> None:
        """The viewer may have changed: remove what only the previous one may know."""
        match, now = self.session.match, (self.session.viewer, self.session.history.viewer)
        branched = len(match.entries) - 1 > match.current.depth
        if now != self._reader and (self.private or branched):
            self.rebuild()

    def _has_private(self, entry: Entry) -> bool:
        """Whether anything of an entry was told to one seat alone."""
        private = len(visible(entry.events)) < len(entry.events)
        self.private = self.private or private
        return private

    def tell(self, event: Event, entry: Entry) -> None:
        """Add an event, which the current viewer may know."""
        self._add([self._row_of(event, entry)])

    def close_entry(self, entry: Entry) -> None:
        """All events of an entry were told: add its barrier."""
        self._has_private(entry)
        self._add(self._after(entry, self.session.history))

    def _add(self, rows: list[StoryRow]) -> None:
        if rows:
            self.beginInsertRows(QModelIndex(), len(self.rows), len(self.rows) + len(rows) - 1)
            self.rows += rows
            self.endInsertRows()

    def _row_of(self, event: Event, entry: Entry) -> StoryRow:
        actor = event.actor()
        cast = self.session.match.cast
        seated = actor is not None and 0 <= actor < len(cast)
        icon = event.icon or (f"squirrel-{cast[actor].colour}" if seated and actor is not None else "ui-card")
        return StoryRow("fact", self.session.words(event.sentence()), icon, event.clause, entry)

    def _changed(self, changes: Mapping[int, Sequence[SeatChange]], entry: Entry) -> list[StoryRow]:
        """The seats that changed hands before the next entry of the line."""
        found = changes.get(entry.number, ())
        return [StoryRow("fact", told_change(change), sign_of(change), "", entry) for change in found]

    def _after(self, entry: Entry, history: History) -> list[StoryRow]:
        rows = []
        if entry.name:
            rows.append(StoryRow("name", entry.name, "ui-pen", "", entry))
        if barrier := self.session.match.barred(entry):
            text = tr("{barrier}: no undo past here", barrier=self.session.words(barrier))
            rows.append(StoryRow("barrier", text, "ui-barrier", "", entry))
        others = len(history.children(entry.parent)) - 1 if entry.parent is not None else 0
        if others > 0:
            text = tr_count(others, "another line began here", "{n} other lines began here")
            rows.append(StoryRow("fork", text, "ui-branch", "", entry))
        return rows

    def since(self, seat: int) -> list[StoryRow]:
        """What everybody has seen happen since a seat last acted, newest last."""
        rows: list[StoryRow] = []
        line = self.session.match.line()
        changes = self.session.match.changes_along(line)
        for entry in reversed(line):
            rows[:0] = self._changed(changes, entry)
            if entry.seat == seat:
                break
            # What a bot says about its move has no clause, and was said when it moved.
            rows[:0] = [self._row_of(event, entry) for event in visible(entry.events) if event.clause]
        return rows[-KEPT:]


class Timeline(Drawn, QWidget):
    """The last gestures as beads on a string; barriers are gates."""

    DOTS = 11
    chosen = Signal(object)
    """An Entry that somebody wants to look at."""

    def __init__(self, desk: Desk, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.session = session
        self.setAccessibleName(tr("Timeline: press Space to open it"))
        set_tip(self, tr("Look back along the timeline ({key})", key=key_of("timeline")))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        return QSize(100, round(self.desk.layout.px(40)))

    def move_dots(self) -> tuple[list[Entry], int]:
        """The entries shown, and which of them is the current one."""
        match = self.session.match
        line = [match.root, *match.line()]
        ahead = list(self.session.history.ahead())[: self.DOTS // 2]
        shown = line[-(self.DOTS - len(ahead)) :] + ahead
        return shown, shown.index(match.current)

    def place(self, k: int, move_dots: int) -> float:
        left = self.desk.layout.px(16)
        return left + (self.width() - 2 * left) * (k / max(1, move_dots - 1))

    def art(self) -> Art:
        px, (shown, now) = self.desk.layout.px, self.move_dots()
        y, count = self.height() / 2, max(len(shown), 2)
        gates = [k for k, entry in enumerate(shown) if k and self.session.match.barred(entry)]
        free = max([k for k in gates if k <= now], default=0)

        def string(first: int, last: int, line: str) -> Poly:
            return Poly(((self.place(first, count), y), (self.place(last, count), y)), "", line, px(6), closed=False)

        art: list[Layer] = [string(0, len(shown) - 1, "@line")]
        if now > free:
            art.append(string(free, now, "@go"))
        for k in range(len(shown)):
            colour = "@ink2" if k < free else "@go" if k <= now else "@line"
            art.append(disc(self.place(k, count), y, px(6.5), colour, "@panel", 2))
            if k in gates:
                gate = QRectF(self.place(k, count) - px(26) / 2, y - px(26) / 2, px(26), px(26))
                art += (Box(*sides(gate), fill="@panel"), icon_in("ui-barrier", gate, "@no"))
        radius, fill = (px(13), "") if now in gates else (px(11), "@panel")
        art.append(disc(self.place(now, count), y, radius, fill, "@ink", 3))
        if self.hasFocus():
            art += focus_ring(QRectF(self.rect()).adjusted(4, 4, -4, -4), 8)
        return tuple(art)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Click a bead to look at that moment; this opens the whole timeline."""
        shown, _ = self.move_dots()
        count = max(len(shown), 2)
        nearest = min(range(len(shown)), key=lambda k: abs(self.place(k, count) - event.position().x()))
        self.chosen.emit(shown[nearest])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit(self.session.match.current)
        else:
            super().keyPressEvent(event)


class StoryPanel(DrawnPanel):
    """Story, timeline, undo and redo."""

    clause_wanted = Signal(str)
    other_lines_wanted = Signal()
    look_wanted = Signal(object)
    """An Entry that somebody wants to look at."""

    def __init__(self, desk: Desk, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.session = session
        self.model = StoryModel(session, self)
        self.pace = ""
        self.list = row_list(desk, self.model, self)
        self.list.setAccessibleName(tr("Story so far"))
        self.list.clicked.connect(self._clicked)
        self.list.activated.connect(self._clicked)
        self.timeline = Timeline(desk, session, self)
        self.timeline.chosen.connect(self.look_wanted)
        self.trunk_button = DeskButton(desk, tr("Back to the main line"), icon="ui-branch", kind="chosen", parent=self)
        unchanged = tr("End the trial: the game itself has not changed ({key})", key=key_of("trunk"))
        set_tip(self.trunk_button, unchanged)
        self.trunk_button.hide()
        self.undo_button = DeskButton(desk, tr("Undo"), icon="ui-undo", parent=self)
        self.redo_button = DeskButton(desk, tr("Redo"), icon="ui-redo", parent=self)
        self.undo_button.clicked.connect(session.undo)
        self.redo_button.clicked.connect(session.redo)

    def _clicked(self, index: QModelIndex) -> None:
        row = self.model.rows[index.row()]
        if row.kind == "fork":
            self.other_lines_wanted.emit()
        elif row.kind == "name":
            self.look_wanted.emit(row.entry)
        elif row.clause:
            self.clause_wanted.emit(row.clause)

    def least_height(self) -> float:
        """How high it is with two lines to read, or one where room is scarce."""
        layout = self.desk.layout
        fixed = 2 * layout.px(MARGIN) + layout.px(48) + layout.px(8) + layout.px(38) + layout.px(6)
        return fixed + self.undo_button.sizeHint().height() + (2 if layout.columns else 1) * layout.px(40) + 1

    def place(self) -> None:
        """Lay out the parts on the sheet."""
        layout, sheet = self.desk.layout, self.sheet
        pad = layout.px(8)
        high = self.undo_button.sizeHint().height()
        bottom = sheet.bottom() - layout.px(6) - high
        half = (sheet.width() - 2 * pad) / 2
        self.undo_button.setGeometry(round(sheet.left() + pad), round(bottom), round(half), high)
        self.redo_button.setGeometry(round(sheet.left() + pad + half), round(bottom), round(half), high)
        line = layout.px(38)
        self.timeline.setGeometry(
            round(sheet.left() + 2 * pad), round(bottom - line), round(sheet.width() - 4 * pad), round(line)
        )
        top = sheet.top() + layout.px(48)
        if not self.trunk_button.isHidden():
            tall = self.trunk_button.sizeHint().height()
            self.trunk_button.setGeometry(
                round(sheet.left() + pad), round(top - layout.px(4)), round(sheet.width() - 2 * pad), tall
            )
            top += tall
        self.list.setGeometry(
            round(sheet.left() + pad),
            round(top),
            round(sheet.width() - 2 * pad),
            round(bottom - line - layout.px(8) - top),
        )
        QTimer.singleShot(0, self.list, self.list.scrollToBottom)

    def show_pace(self, pace: str) -> None:
        """Show how far the game has got, beside the title."""
        if pace != self.pace:
            self.pace = pace
            self.update()

    def show_trunk(self, trial: bool) -> None:
        """During a trial, show the button that returns to the game."""
        if trial == self.trunk_button.isHidden():
            self.trunk_button.setVisible(trial)
            self.place()

    def refresh(self) -> None:
        """Undo and redo as they are now."""
        session = self.session
        undo, redo = session.undo_text(), session.redo_text()
        for button, why, tip in (
            (self.undo_button, session.why_no_undo(), tr("Undo: {what} ({key})", what=undo, key=key_of("undo"))),
            (self.redo_button, session.why_no_redo(), tr("Redo: {what} ({key})", what=redo, key=key_of("redo"))),
        ):
            button.setEnabled(not why)
            button.setAccessibleDescription(why)
            set_tip(button, why or tip)
        self.timeline.update()
        QTimer.singleShot(0, self.list, self.list.scrollToBottom)

    def art(self) -> Art:
        layout, rect, title = self.desk.layout, self.sheet, tr("Story so far")
        pad, big, small = layout.px(18), layout.letters(22), layout.letters(16)
        left, top, wide, high = rect.left() + pad, rect.top() + layout.px(8), rect.width() - 2 * pad, layout.px(36)
        used = metrics(big, 600, True).horizontalAdvance(title) + layout.px(12)
        y = self.timeline.geometry().top() - layout.px(3)
        return (
            Label(title, left, top, wide, high, big, display=True),
            Label(self.pace, left + used, top, wide - used, high, small, 600, "@ink2", "right", elide=True),
            Box(rect.left() + layout.px(14), y, rect.width() - layout.px(28), 1.5, fill="@line"),
        )
