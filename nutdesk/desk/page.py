"""A game on the screen: bar, board, panels and tray around one session."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QGraphicsPixmapItem, QMenu, QWidget

from nutdesk.core.game import TABLE, Event, Ruling
from nutdesk.core.match import Entry
from nutdesk.core.moves import Action
from nutdesk.core.table import Art, Box, Button, Gesture, Label, Table, moved
from nutdesk.core.words import say
from nutdesk.desk.art import HINTS, Style
from nutdesk.desk.bubble import EndSheet, WhyNot
from nutdesk.desk.director import Director, Shot
from nutdesk.desk.grip import Grip
from nutdesk.desk.layout import Layout
from nutdesk.desk.marks import pill
from nutdesk.desk.rules import RulesPanel
from nutdesk.desk.scene import LIFT, TableScene
from nutdesk.desk.session import Session
from nutdesk.desk.story import StoryPanel
from nutdesk.desk.strip import Heading, Prompt, SeatPanel, TitleBlock
from nutdesk.desk.theme import Theme
from nutdesk.desk.tray import Curtain, EndBar, TrayButtons, TrayHead
from nutdesk.desk.view import TableView
from nutdesk.desk.widgets import Desk, DeskButton, NotePanel


class TablePage(QWidget):
    """Everything around one game. The session decides; the page shows and asks."""

    home_wanted = Signal()
    again_wanted = Signal()
    menu_wanted = Signal(object)
    settings_wanted = Signal(object)

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        session.setParent(self)
        game = session.game
        self.desk = Desk()
        self.desk.style = Style(theme, session.names)
        self.table: Table | None = None
        self._value_marks: list[QGraphicsPixmapItem] = []
        self.scene = TableScene(self)
        self.scene.restyle(self.desk.style)
        self.view = TableView(self.scene, self)
        self.grip = Grip(self.scene, session, self)
        self.view.grip = self.grip
        self.director = Director(self.scene, self)
        self.menu_button = DeskButton(self.desk, "", icon="ui-menu", kind="quiet", parent=self)
        self.title = TitleBlock(self.desk, self)
        self.prompt = Prompt(self.desk, self)
        self.rules_button = DeskButton(self.desk, "", icon="ui-rules", parent=self)
        self.settings_button = DeskButton(self.desk, "", icon="ui-settings", parent=self)
        for button, name in (
            (self.menu_button, "Menu"),
            (self.rules_button, "Rules (F1)"),
            (self.settings_button, "Look and pace"),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
        self.heading = Heading(self.desk, self)
        self.seat_panels: list[SeatPanel] = []
        self.note_panels: list[NotePanel] = []
        self.fits = NotePanel(self.desk, self)
        self.fits.hide()
        self.story = StoryPanel(self.desk, session, self)
        self.tray_head = TrayHead(self.desk, self)
        self.tray_buttons = TrayButtons(self.desk, self)
        self.curtain = Curtain(self.desk, self)
        self.why_not = WhyNot(self.desk, self)
        self.end_sheet = EndSheet(self.desk, self)
        self.end_bar = EndBar(self.desk, self)
        self.rules = RulesPanel(self.desk, game.id, game.title, self)
        self.kind_of_play = "hot seat" if len(session.match.players) > 1 else "solo"
        self._connect()
        self.story.model.rebuild()
        self.show_now()

    def _connect(self) -> None:
        session, grip = self.session, self.grip
        session.played.connect(self._played)
        session.jumped.connect(self._jumped)
        session.looked.connect(self.show_now)
        session.unkept.connect(self._unkept)
        grip.held_changed.connect(self._held_changed)
        grip.aimed_changed.connect(self._aimed_changed)
        grip.dropped.connect(self._dropped)
        grip.refused.connect(self._refused)
        grip.pointed.connect(self._pointed)
        self.view.touched.connect(self.quiet)
        self.director.told.connect(self._told)
        self.tray_buttons.pressed.connect(self._button)
        self.tray_head.cover_wanted.connect(session.cover)
        self.curtain.opened.connect(session.uncover)
        self.menu_button.clicked.connect(lambda: self.menu_wanted.emit(self.menu_button))
        self.settings_button.clicked.connect(lambda: self.settings_wanted.emit(self.settings_button))
        self.rules_button.clicked.connect(lambda _checked: self.open_rules())
        self.story.clause_wanted.connect(self.open_rules)
        self.story.other_lines_wanted.connect(self.choose_line)
        self.fits.clause_wanted.connect(self.open_rules)
        self.why_not.rule_wanted.connect(self.open_rules)
        self.rules.closed.connect(self._close_rules)
        self.end_sheet.again.connect(self.again_wanted)
        self.end_sheet.home.connect(self.home_wanted)
        self.end_sheet.closed.connect(self.end_sheet.hide)
        self.end_bar.again.connect(self.again_wanted)
        self.end_bar.home.connect(self.home_wanted)
        self.end_bar.result.connect(self._refresh_around)

    # ---- showing the position -------------------------------------------------------------------------------------

    def show_now(self) -> None:
        """Show the position as it is, without any motion."""
        self._show_table(self.session.table(), live=True)
        self._refresh_around()

    def _show_table(self, table: Table, *, live: bool) -> None:
        self.table = table
        self._show_frame(table)
        self._arrange()
        self.scene.show_table(table)
        self.grip.enabled = live
        self.grip.take_table(table)
        self._mark_values(self._usual_spot(table))

    def _show_frame(self, table: Table) -> None:
        """Everything but the board itself: strip, notes, tray, prompt."""
        session, cast = self.session, self.session.match.cast
        colour = cast[table.prompt_seat].colour if table.prompt_seat is not None else ""
        self.prompt.show_prompt(session.words(table.prompt), colour)
        while len(self.seat_panels) < len(table.seats):
            panel = SeatPanel(self.desk, self)
            panel.show()
            self.seat_panels.append(panel)
        for panel, card in zip(self.seat_panels, table.seats, strict=False):
            panel.show_card(card, cast[card.seat])
        while len(self.note_panels) < len(table.notes):
            note_panel = NotePanel(self.desk, self)
            note_panel.clause_wanted.connect(self.open_rules)
            self.note_panels.append(note_panel)
        for k, note_panel in enumerate(self.note_panels):
            if k < len(table.notes):
                note = table.notes[k]
                note_panel.show_note(
                    note.title, note.body, note.height, name=note.name, aside=note.aside, clause=note.clause
                )
            note_panel.setVisible(k < len(table.notes))
        self.heading.show_aim(session.words(table.aim))
        self.story.pace = session.words(table.pace)
        viewer = session.viewer
        player = cast[viewer] if viewer != TABLE else None
        self.tray_head.show_head(session.words(table.hand_title), player, player is not None and session.curtained)
        self.tray_head.setVisible(viewer != TABLE)
        self.tray_buttons.show_buttons(table)
        self.tray_buttons.setVisible(viewer != TABLE)
        self.view.set_tray(player.colour if player else "")
        subtitle = (
            f"{len(session.match.players)} players, {self.kind_of_play}" if self.kind_of_play != "solo" else "solo"
        )
        if not session.match.fair:
            subtitle += ", practice"
        if session.journal is not None:
            subtitle += " · saved"
        self.title.show_title(session.game.title, subtitle)

    def _refresh_around(self) -> None:
        """What depends on the match rather than on the table: story, curtain, end."""
        session = self.session
        self.story.refresh()
        due = session.match.due
        covered = session.covered and due is not None
        self.curtain.setVisible(covered)
        if covered and due is not None:
            self.curtain.show_for(session.match.cast[due.seat], self._recap(due.seat))
            self.curtain.raise_()
            self.curtain.button.setFocus()
        elif not self.rules.isVisible():
            self.view.setFocus()
        self.end_bar.setVisible(session.match.over)
        result = session.game.result(session.match.state)
        if result is not None and not self.director.busy:
            self.end_sheet.show_result(result, session.match.cast)
        else:
            self.end_sheet.hide()

    def _recap(self, seat: int) -> str:
        """What happened since this seat last acted, in the words of the story, newest last."""
        facts: list[str] = []
        for entry in reversed(self.session.match.line()):
            if entry.seat == seat:
                break
            facts[:0] = [self.session.words(event.sentence()) for event in entry.events if event.only is None]
        return ". ".join(facts[-6:]) + "." if facts else ""

    # ---- what happens ---------------------------------------------------------------------------------------------

    def _played(self, entry: Entry) -> None:
        """Play the pictures of an entry, as seen by whoever was looking when it was made."""
        session = self.session
        viewer = entry.seat if self._was_looking == entry.seat else TABLE
        frames = [frame for frame in entry.frames if frame.event.only is None or frame.event.only == viewer]
        if self.director.pace <= 0:
            for frame in frames:
                self.story.model.tell(frame.event, entry)
            frames = []
        shots = [Shot(session.table(viewer, frame.state), frame.event) for frame in frames]
        origins: dict[str, QPointF] = {}
        if self._drop_piece and self.grip.last_drop is not None and shots:
            origins = self._follow_ghost(shots[-1].table)
        self._drop_piece = ""
        self.grip.enabled = False
        self._entry = entry
        self.tray_buttons.setVisible(False)
        self.director.play(shots, origins, partial(self._entry_shown, entry))

    _was_looking = TABLE
    _drop_piece = ""
    _entry: Entry | None = None

    def _follow_ghost(self, table: Table) -> dict[str, QPointF]:
        """Where the ghost was let go, for the piece it stood for: by id, or by what it is like."""
        item = self.scene.pieces.get(self._drop_piece)
        at = self.grip.last_drop
        if item is None or at is None:
            return {}
        like = getattr(item.thing, "like", "")
        old = {piece.id for piece in (self.table.pieces if self.table else ())}
        for piece in table.pieces:
            if piece.id == self._drop_piece or (like and piece.like == like and piece.id not in old):
                return {piece.id: at}
        return {}

    def _told(self, event: Event) -> None:
        session = self.session
        if self._entry is not None:
            self.story.model.tell(event, self._entry)
            self.story.list.scrollToBottom()
        words = session.words(event.sentence())
        if len(self.director._queue) > 0:
            actor = event.actor()
            cast = session.match.cast
            self.prompt.show_prompt(words, cast[actor].colour if actor is not None and 0 <= actor < len(cast) else "")
        if event.only is None or session.viewer == event.only:
            self.announce(words)

    def _entry_shown(self, entry: Entry) -> None:
        self.story.model.close_entry(entry)
        self._entry = None
        self.director_done()

    def director_done(self) -> None:
        self._show_table(self.session.table(), live=True)
        QTimer.singleShot(0, self._refresh_around)

    def _jumped(self) -> None:
        """Undo, redo, another line: no motion, no questions."""
        self.director.skip()
        self.why_not.hide()
        self.story.model.rebuild()
        self.show_now()
        self.announce(self.prompt.text)

    def _unkept(self, why: str) -> None:
        self.why_not.explain("Not saved", f"The disk did not take this move: {why}. The next move tries again.", "",
                             QPoint(self.width() // 2, self.height() // 2))  # fmt: skip

    def quiet(self) -> None:
        """Any input ends what is playing and takes papers away."""
        self.why_not.hide()
        self.director.skip()

    gate: Callable[[tuple[Action, ...]], bool] | None = None
    """A lesson's question takes a gesture as its answer: True if it did."""
    band = 0.0
    """Units kept free above the board for a lesson's caption."""

    def submit(self, gesture_or_button: Gesture | Button) -> None:
        """Make a move that the table offers."""
        if self.gate is not None and self.gate(gesture_or_button.actions):
            return
        self._was_looking = self.session.viewer
        self._drop_piece = gesture_or_button.piece if isinstance(gesture_or_button, Gesture) else ""
        ruling = self.session.submit(gesture_or_button.actions)
        if not ruling:
            self._refused(ruling, "", "")

    # ---- gestures -------------------------------------------------------------------------------------------------

    def _dropped(self, gestures: list[Gesture], at: QPointF) -> None:
        if len(gestures) == 1:
            self.submit(gestures[0])
            return
        menu = QMenu(self)
        menu.setAccessibleName("What shall it be?")
        for gesture in gestures:
            text = self.session.words(gesture.says) or str(gesture.actions[-1])
            action = menu.addAction(f"{text}  (no undo after)" if gesture.barrier else text)
            action.triggered.connect(partial(self.submit, gesture))
        self._style_menu(menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.view.viewport().mapToGlobal(self.view.mapFromScene(at)))

    def _refused(self, ruling: Ruling, piece: str, spot: str) -> None:
        item = self.scene.item(spot) if spot else None
        name = self._short_name(spot)
        at = item.pos() if item is not None else QPointF(self.width() / 2, self.height() / 2)
        reach = (item.thing.w / 2 * self.scene.unit(item) if item is not None else 0) * 0.6
        point = self.view.mapTo(self, self.view.mapFromScene(QPointF(at.x() + reach, at.y())))
        self.refused_with = ruling
        title = f"Why not {name}?" if name else "Why not?"
        self.why_not.explain(title, self.session.words(ruling.reason), ruling.clause, point)
        self.announce(f"{title} {self.why_not.reason}")

    refused_with: Ruling | None = None

    def _short_name(self, spot: str) -> str:
        item = self.scene.item(spot)
        name = self.session.words(item.thing.name) if item is not None else {"hand": "your hand"}.get(spot, "")
        return name.split(":")[0].split(";")[0][:1].lower() + name.split(":")[0].split(";")[0][1:] if name else ""

    def _held_changed(self) -> None:
        held = self.grip.held
        targets = self.grip.targets()
        for panel in self.seat_panels:
            panel.set_lit(panel.card is not None and f"seat-{panel.card.seat}" in targets)
        if held is not None:
            self.announce(f"{self.session.words(held.name)} taken. {len(targets)} places.")
        self._show_fits()
        self._mark_values(self._usual_spot(self.table))

    def _aimed_changed(self) -> None:
        gesture = self.grip.aimed_gesture()
        note = (
            next((k for k, note in enumerate(self.table.notes) if note.clause == gesture.clause), None)
            if gesture and self.table
            else None
        )
        if gesture is not None and gesture.lines and note is not None and self.table is not None:
            body, height = sum_art(gesture)
            shown = self.table.notes[note]
            self.note_panels[note].show_note(
                shown.title, body, max(height, shown.height), name=gesture.says, clause=shown.clause
            )
        elif self.table is not None:
            for panel, shown in zip(self.note_panels, self.table.notes, strict=False):
                panel.show_note(
                    shown.title,
                    shown.body,
                    shown.height,
                    name=shown.name,
                    aside=shown.aside,
                    clause=shown.clause,
                )

    def _pointed(self, key: str) -> None:
        item = self.scene.item(key)
        if item is not None:
            name = self.session.words(item.thing.name)
            self.view.setAccessibleDescription(name)
            if self.grip.focus == key:
                says = "; ".join(self.session.words(g.says) for g in self.grip.targets().get(key, []))
                self.announce(f"{name}. {says}" if says else name)
        if self.grip.held is None and self.table is not None:
            spot = getattr(item.thing, "spot", key) if item is not None and not item.in_tray else key
            values = self.grip.values_at(spot)
            self._mark_values(spot if values else self._usual_spot(self.table))

    def _usual_spot(self, table: Table | None) -> str:
        """The one spot that all values are about, if there is just one."""
        spots = {gesture.spot for gesture in table.gestures if gesture.value} if table else set()
        return spots.pop() if len(spots) == 1 else ""

    _valued = ""

    def _mark_values(self, spot: str) -> None:
        """Pills on the hand: what each would be worth on a spot."""
        values = self.grip.values_at(spot) if spot and self.grip.held is None else {}
        key = f"{spot}{sorted(values.items())}"
        if key == self._valued and self._value_marks:
            return
        self._valued = key
        for mark in self._value_marks:
            if mark.scene() is not None:
                self.scene.removeItem(mark)
        self._value_marks = []
        for piece, value in values.items():
            item = self.scene.pieces.get(piece)
            if item is None or not item.in_tray:
                continue
            unit = self.scene.unit(item)
            art = pill(value, self.desk.style, quiet=value in ("+0", "?"), size=18)
            at = QPointF(item.pos().x() + item.thing.w * 0.36 * unit, item.pos().y() + item.thing.h * 0.34 * unit)
            self._value_marks.append(self.scene.mark(art, at, max(unit, 13 / 18), LIFT * 0.6, keep=True))

    def _show_fits(self) -> None:
        """Where the held piece may go, best first."""
        held, targets = self.grip.held, self.grip.targets()
        if held is None or not targets or not any(g.value for found in targets.values() for g in found):
            self.fits.hide()
            return
        rows = []
        for spot, gestures in targets.items():
            gesture = gestures[0]
            worth = int(gesture.value) if gesture.value.lstrip("+-").isdigit() else -1
            rows.append((worth, self._short_name(spot), gesture))
        rows.sort(key=lambda row: -row[0])
        most = max(1, rows[0][0])
        body: list[Art] = []
        for k, (worth, name, gesture) in enumerate(rows[:4]):
            y = 2.0 + 40 * k
            body.append((Label(name, 18, y, 120, 34, 17, 600),))
            if worth >= 0:
                body.append((Label(gesture.value, 138, y, 50, 34, 18, 700, "@go", "right"),))
                body.append(
                    (
                        Box(206, y + 9, 88, 16, 8, "@panel2", "@line", 1.2),
                        Box(206, y + 9, max(16, 88 * worth / most), 16, 8, "@go"),
                    )
                )
            else:
                body.append((Label(gesture.says, 138, y, 160, 34, 16, 500, "@ink2", shrink=True),))
        title = say("Where {piece} fits", piece=held.name)
        self.fits.show_note(title, tuple(layer for part in body for layer in part), 40 * min(4, len(rows)), name=title)
        self._arrange()
        self.fits.show()
        self.fits.raise_()

    # ---- buttons and keys -----------------------------------------------------------------------------------------

    def _button(self, button: Button) -> None:
        self.quiet()
        if button.actions and not button.why_not:
            self.submit(button)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text()
        if self.curtain.isVisible() and key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.session.uncover()
        elif key == Qt.Key.Key_Escape:
            self.quiet()
            if self.end_sheet.isVisible():
                self.end_sheet.hide()
        elif self.director.busy:
            self.quiet()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.tray_buttons.press_key("Enter")
        elif text.upper() == "C" and not event.modifiers():
            self.session.cover()
        elif not (
            text
            and text.isalnum()
            and not event.modifiers()
            and not self.curtain.isVisible()
            and self.tray_buttons.press_key(text)
        ):
            super().keyPressEvent(event)

    def open_rules(self, clause: str = "") -> None:
        """The rules at a clause: the one asked for, the last refusal's, or the one that matters now."""
        wanted = clause
        if not wanted and self.why_not.isVisible() and self.why_not.clause:
            wanted = self.why_not.clause
        if not wanted and self.table is not None:
            wanted = self.table.clause
        self.why_not.hide()
        self.rules.arrange()
        self.rules.open_at(wanted)

    def _close_rules(self) -> None:
        self.rules.hide()
        self.view.setFocus()

    def choose_line(self) -> None:
        """Go to another line of play that was left."""
        menu = QMenu(self)
        ends = self.session.branches()
        for end in ends[:12]:
            line = self.session.match.line(end)
            action = menu.addAction(f"{len(line)} moves: … {self.session.headline(end)}")
            action.setEnabled(self.session.can_go(end))
            action.triggered.connect(partial(self.session.go, end))
        if not ends:
            menu.addAction("There is no other line").setEnabled(False)
        self._style_menu(menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.story.mapToGlobal(self.story.rect().center()))

    def _style_menu(self, menu: QMenu) -> None:
        menu.setStyleSheet(menu_style(self.desk))

    def announce(self, text: str) -> None:
        """Say it to a screen reader, politely."""
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.view, text))

    # ---- measures -------------------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        self.desk.style = Style(theme, self.session.names)
        self.scene.restyle(self.desk.style)
        self.view.viewport().update()
        self.grip.refresh()
        if self.rules.isVisible():
            self.rules.refresh()
        for child in self.findChildren(QWidget):
            child.update()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._arrange()
        return bool(super().event(event))

    def _arrange(self) -> None:
        """Give every part its place for this window size."""
        if self.table is None or self.width() < 50:
            return
        layout = Layout(self.width(), self.height(), self.band)
        self.desk.layout = layout
        bar = round(layout.bar)
        self.view.setGeometry(0, bar, self.width(), self.height() - bar)
        self._arrange_bar(layout)
        self._arrange_left(layout)
        self._arrange_right(layout)
        self._arrange_tray(layout)
        # Not isVisible(): a sheet that was opened before the window is shown counts.
        for sheet in (self.rules, self.end_sheet):
            if not sheet.isHidden():
                sheet.arrange()
        before = (self.scene.layout_, self.scene.ratio)
        self.scene.arrange(layout, self.devicePixelRatioF())
        if before != (self.scene.layout_, self.scene.ratio):
            self.grip.refresh()
            self._valued = ""
            self._mark_values(self._usual_spot(self.table))

    def _arrange_bar(self, layout: Layout) -> None:
        side = round(layout.bar)
        gap = round(layout.px(10))
        self.menu_button.setGeometry(gap, 0, side, side)
        self.title.setGeometry(gap + side + gap // 2, 0, round(layout.left * 1.1), side)
        x = self.width() - gap
        for button in (self.settings_button, self.rules_button):
            x -= side
            button.setGeometry(x, 0, side, side)
        left = self.title.geometry().right() + gap
        middle = self.width() / 2
        half = min(middle - left, x - gap - middle)
        self.prompt.setGeometry(round(middle - half), 0, round(2 * half), side)

    def _arrange_left(self, layout: Layout) -> None:
        assert self.table is not None
        x, width = round(layout.px(24) - layout.px(10)), round(layout.px(304) + 2 * layout.px(10))
        top, bottom = layout.bar + layout.px(56), self.height() - layout.tray
        panels = [panel for panel, _ in zip(self.seat_panels, self.table.seats, strict=False)]
        for panel in self.seat_panels[len(panels) :]:
            panel.hide()
        pad, gap = 2 * layout.px(10), layout.px(12)
        heights = [panel.wanted_height() for panel in panels]
        total = sum(height - pad + gap for height in heights)
        room = bottom - top
        if total > room:
            gap = layout.px(6)
            total = sum(height - pad + gap for height in heights)
        crowded = total > room
        if crowded:  # the heading goes first
            top -= layout.px(44)
            room += layout.px(44)
        self.heading.setVisible(not crowded)
        self.heading.setGeometry(
            round(layout.px(24)),
            round(layout.bar + layout.px(12)),
            round(layout.px(304)),
            round(layout.px(40)),
        )
        squeeze = min(1.0, (room - layout.px(4)) / total) if total else 1.0
        y = top - layout.px(10)
        for panel, height in zip(panels, heights, strict=True):
            panel.setGeometry(x, round(y), width, round((height - pad) * squeeze + pad))
            panel.show()
            y += (height - pad + gap) * squeeze
        notes = [panel for panel, note in zip(self.note_panels, self.table.notes, strict=False) if note.side == "left"]
        for note_panel in notes:
            height = note_panel.wanted_height()
            note_panel.setGeometry(x, round(y), width, round(height))
            note_panel.setVisible(y + height < bottom)
            y += height - pad + gap
        height = self.fits.wanted_height()
        fits_top = min(y, bottom - height)
        self.fits.setGeometry(x, round(fits_top), width, round(height))

    def _arrange_right(self, layout: Layout) -> None:
        assert self.table is not None
        width = round(layout.px(312) + 2 * layout.px(10))
        x = self.width() - round(layout.px(24)) - round(layout.px(312)) - round(layout.px(10))
        y, bottom = layout.bar + layout.px(10), self.height() - layout.tray - layout.px(4)
        pad, gap = 2 * layout.px(10), layout.px(14)
        for panel, note in zip(self.note_panels, self.table.notes, strict=False):
            if note.side != "right":
                continue
            height = panel.wanted_height()
            fits = y + height + layout.px(230) < bottom
            panel.setVisible(fits)
            if fits:
                panel.setGeometry(x, round(y), width, round(height))
                y += height - pad + gap
        self.story.setGeometry(x, round(y), width, round(bottom - y))
        self.story.place()

    def _arrange_tray(self, layout: Layout) -> None:
        top, height = round(self.height() - layout.tray), round(layout.tray)
        self.tray_head.setGeometry(0, top + 6, round(layout.px(296)), height - 6)
        self.tray_head.arrange()
        wide = round(self.tray_buttons.wanted_width()) if self.tray_buttons.isVisible() or self.table else 0
        self.tray_buttons.setGeometry(self.width() - wide, top + 6, wide, height - 6)
        self.tray_buttons.arrange()
        self.scene.tray_right = wide
        for over_all in (self.curtain, self.end_bar):
            over_all.setGeometry(0, top, self.width(), height)
            over_all.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        layout, theme = self.desk.layout, self.desk.theme
        painter.fillRect(QRectF(0, 0, self.width(), layout.bar), theme.colour("@bar"))
        painter.fillRect(QRectF(0, layout.bar - 1.5, self.width(), 1.5), theme.colour("@line"))
        painter.end()


def sum_art(gesture: Gesture) -> tuple[Art, float]:
    """The lines of a gesture's sum as a drawing, with the total below."""
    art: list[Art] = []
    for k, line in enumerate(gesture.lines):
        y = 72.0 * k
        art.append(moved(line.art, 20, y + 3))
        art.append(
            (
                Label(line.text, 128, y, 120, 68, 17, 600, wrap=True),
                Label(line.value, 234, y, 60, 68, 26, 600, "@go", "right", True),
            )
        )
    y = 72.0 * len(gesture.lines)
    art.append((Box(18, y, 276, 1.5, 0, "@line"), Label(say("Together"), 20, y + 4, 140, 36, 18, 700),
                Label(gesture.value, 214, y + 4, 80, 36, 28, 600, "@go", "right", True)))  # fmt: skip
    return tuple(layer for part in art for layer in part), y + 40


def menu_style(desk: Desk) -> str:
    """Menus in the colours of the desk."""
    theme, layout = desk.theme, desk.layout
    role = {name: theme.colour(f"@{name}").name() for name in ("panel", "panel2", "ink", "line", "ink2")}
    size = max(15.0, layout.letters(17))
    return (
        f"QMenu {{ background: {role['panel']}; color: {role['ink']}; border: 2px solid {role['line']};"
        f" padding: 6px; font-size: {size:.0f}px; }}"
        f"QMenu::item {{ padding: 8px 22px 8px 16px; border-radius: 8px; }}"
        f"QMenu::item:selected {{ background: {role['panel2']}; border: 2px solid {role['ink']}; }}"
        f"QMenu::item:disabled {{ color: {role['ink2']}; }}"
        f"QMenu::separator {{ height: 2px; background: {role['line']}; margin: 4px 8px; }}"
    )


__all__ = ["TablePage", "menu_style", "sum_art"]
