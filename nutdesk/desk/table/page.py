"""A game on the screen: what happens when somebody plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsPixmapItem, QMenu, QWidget

from nutdesk.core.game import TABLE, Event, Ruling, ScoreLine
from nutdesk.core.match import Entry
from nutdesk.core.moves import Action
from nutdesk.core.table import Button, Gesture, Piece, Table
from nutdesk.core.words import say
from nutdesk.desk.access.herald import Herald
from nutdesk.desk.access.outline import sentence
from nutdesk.desk.access.panel import WordsPanel
from nutdesk.desk.access.tree import Tags
from nutdesk.desk.kit.layout import Layout
from nutdesk.desk.kit.marks import mark_art, pill
from nutdesk.desk.kit.theme import Theme
from nutdesk.desk.kit.widgets import menu_style
from nutdesk.desk.kit.words import strung, tr, tr_count
from nutdesk.desk.sound import heard, speaker
from nutdesk.desk.table.director import MOVE, Shot
from nutdesk.desk.table.end import LineRow
from nutdesk.desk.table.frame import Frame
from nutdesk.desk.table.hints import Hints
from nutdesk.desk.table.lookback import Lookback
from nutdesk.desk.table.players import Bots, level_of
from nutdesk.desk.table.scene import LIFT, ThingItem
from nutdesk.desk.table.session import Session
from nutdesk.desk.table.sums import fits_art, sum_art

if TYPE_CHECKING:
    from nutdesk.desk.coach.page import CoachSheet


class TablePage(Frame):
    """Everything around one game. The session decides; the page shows and asks."""

    wordy = True
    """Whether there is room beside the board for the table in words."""
    home_wanted = Signal()
    again_wanted = Signal()
    menu_wanted = Signal(object)
    settings_wanted = Signal(object)
    bot_pace_wanted = Signal(str)
    words_closed = Signal()
    """Somebody is done with the table in words."""

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(session, theme, parent)
        self._value_marks: list[QGraphicsPixmapItem] = []
        self._pointed_marks: list[QGraphicsPixmapItem] = []
        self.herald = Herald(self)
        self.tags = Tags(self)
        self.words = WordsPanel(self)
        self.lookback = Lookback(self)
        self.bots = Bots(session, self, lambda: self.director.busy or self.lookback.looking is not None)
        self.hints = Hints(self)
        self._connect()
        self.story.model.rebuild()
        self.show_now()
        self.bots.wake()

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
        self.view.zoomed.connect(self.show_zoom)
        self.fit_button.clicked.connect(self.view.fit)
        self.director.told.connect(self._told)
        self.director.shows.connect(self._sound)
        self.tray_buttons.pressed.connect(self.press_button)
        self.tray_head.cover_wanted.connect(session.cover)
        self.curtain.opened.connect(session.uncover)
        self.curtain.clause_wanted.connect(self.open_rules)
        self.menu_button.clicked.connect(lambda: self.menu_wanted.emit(self.menu_button))
        self.settings_button.clicked.connect(lambda: self.settings_wanted.emit(self.settings_button))
        self.rules_button.clicked.connect(lambda _checked: self.open_rules())
        self.hint_button.clicked.connect(lambda _checked: self.hints.ask())
        self.pause_button.clicked.connect(lambda _checked: self.pause_bots())
        self.step_button.clicked.connect(lambda _checked: self.bots.step())
        self.view.touched.connect(self.bots.hurry)
        self.bot_bar.pause_wanted.connect(self.pause_bots)
        self.bot_bar.step_wanted.connect(self.bots.step)
        self.bot_bar.pace_wanted.connect(self.bot_pace_wanted)
        self.bots.changed.connect(self.show_bots)
        self.bots.said.connect(self._bot_said)
        self.bots.moving.connect(self._bot_moves)
        self.story.clause_wanted.connect(self.open_rules)
        self.story.other_lines_wanted.connect(self.choose_line)
        self.story.look_wanted.connect(self.lookback.open)
        self.fits.clause_wanted.connect(self.open_rules)
        self.clause_wanted.connect(self.open_rules)
        self.why_not.rule_wanted.connect(self.open_rules)
        self.rules.closed.connect(self._close_rules)
        self.end_sheet.again.connect(self.again_wanted)
        self.end_sheet.home.connect(self.home_wanted)
        self.end_sheet.closed.connect(self._put_away)
        self.end_sheet.coach.connect(self.open_coach)
        self.end_sheet.line_wanted.connect(self._show_line)
        self.end_sheet.clause_wanted.connect(self.open_rules)
        self.prompt.pressed.connect(self.open_rules)
        self.end_bar.again.connect(self.again_wanted)
        self.end_bar.home.connect(self.home_wanted)
        self.end_bar.result.connect(self.show_result)
        self.end_bar.coach.connect(self.open_coach)

    # ---- showing the position -------------------------------------------------------------------------------------

    def show_now(self) -> None:
        """Show the position as it is, without any motion."""
        if self.lookback.again():
            return
        self._show_table(self.session.table(), live=True)
        self._refresh_around()

    def _show_table(self, table: Table, *, live: bool) -> None:
        self.table = table
        self._mark_pointed(None)
        self.show_frame(table)
        self._arrange()
        self.scene.show_table(table)
        self.grip.enabled = live
        self.grip.take_table(table)
        self._mark_values(self._usual_spot(table))
        self.tags.refresh()
        self.words.refresh()

    def show_past(self, entry: Entry) -> None:
        """Show an earlier table as whoever looks now may see it; nothing on it can be moved."""
        self._show_table(self.session.table(state=entry.state), live=False)
        self.tray_buttons.hide()
        self.end_sheet.hide()
        self.why_not.hide()
        self.story.model.rebuild(entry)
        self.story.refresh()

    def _refresh_around(self) -> None:
        """What depends on the match rather than on the table: story, curtain, end."""
        session = self.session
        self.story.refresh()
        if self.lookback.focus():
            return
        due = session.match.due
        covered = session.covered and due is not None
        self.curtain.setVisible(covered)
        if covered and due is not None:
            recap = self.story.model.since(due.seat)
            self.curtain.show_for(session.match.cast[due.seat], recap, open_choice=session.open_choice)
            self.curtain.raise_()
            if session.open_choice:
                self.take_keys()
            else:
                self.curtain.button.setFocus()
        elif not self.rules.isVisible():
            self.take_keys()
        self.herald.ask(self.curtain.accessibleName() if covered else self.prompt.text)
        self.end_bar.setVisible(session.match.over)
        self._show_bot_bar(session.bot_due)
        if session.match.over and not self.director.busy and not self.is_lesson:
            self.show_result()
        else:
            self.end_sheet.hide()
        self.lookback.refresh()
        self.words.refresh()

    def show_result(self) -> None:
        """Who won and why, on a sheet; in a lesson only when somebody asks for it."""
        match = self.session.match
        result = match.game.result(match.state)
        if result is not None:
            self.end_sheet.show_result(result, match.cast)

    # ---- what happens ---------------------------------------------------------------------------------------------

    def _played(self, entry: Entry) -> None:
        """Play the pictures of an entry, as seen by whoever was looking when it was made."""
        session = self.session
        self.herald.begin()
        viewer = entry.seat if self._was_looking == entry.seat else session.bystander
        frames = [frame for frame in entry.frames if frame.event.only is None or frame.event.only == viewer]
        if self.director.pace <= 0:
            for frame in frames:
                self.story.model.tell(frame.event, entry)
                self.herald.tell(frame.event)
            frames = []
        shots = [Shot(session.table(viewer, frame.state), frame.event) for frame in frames]
        origins: dict[str, QPointF] = {}
        if self._drop_piece and self.grip.last_drop is not None and shots:
            origins = self._follow_ghost(shots[-1].table)
        self._drop_piece = ""
        self.grip.enabled = False
        self.grip.refresh()
        self._entry = entry
        self.tray_buttons.setVisible(False)
        before = self.scene.table
        self.director.play(shots, origins, partial(self._entry_shown, entry))
        if not shots and self.table is not None:
            self._sound(before, self.table)

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
        self.herald.tell(event)

    def set_volume(self, volume: int) -> None:
        """How loud the desk is, 0 to 100."""
        speaker.volume = volume

    def _sound(self, before: Table | None, after: Table) -> None:
        """What moves is heard: dice and cards as they go, the rest when it arrives."""
        if speaker.volume <= 0:
            return
        name = heard(before, after)
        wait = 0 if name in ("dice", "card") else round(MOVE * self.director.pace)
        QTimer.singleShot(wait, self, partial(speaker.play, name))

    def _entry_shown(self, entry: Entry) -> None:
        if self.session.match.over:
            speaker.play("win")
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
        self.herald.begin()
        self.story.model.rebuild()
        self.show_now()

    def say_briefly(self, text: str) -> None:
        """A short answer where the prompt stands; the prompt comes back by itself."""
        self.prompt.show_prompt(text, "")
        self.announce(text)
        QTimer.singleShot(2500, self._prompt_again)

    def _prompt_again(self) -> None:
        if self.lookback.show_prompt():
            return
        if self.table is not None and not self.director.busy:
            self.show_prompt(self.table)

    def _unkept(self, why: str) -> None:
        told = tr("The disk did not take this move: {why}. The next move tries again.", why=why)
        self.why_not.explain(tr("Not saved"), told, "", QPoint(self.width() // 2, self.height() // 2))

    def quiet(self) -> None:
        """Any input ends what is playing and takes papers away."""
        self.why_not.hide()
        self.director.skip()

    gate: Callable[[tuple[Action, ...]], bool] | None = None
    """A lesson's question takes a gesture as its answer: True if it did."""

    def submit(self, gesture_or_button: Gesture | Button) -> None:
        """Make a move that the table offers."""
        if self.lookback.looking is not None:
            return
        if self.gate is not None and self.gate(gesture_or_button.actions):
            return
        self._was_looking = self.session.viewer
        self._drop_piece = gesture_or_button.piece if isinstance(gesture_or_button, Gesture) else ""
        ruling = self.session.submit(gesture_or_button.actions)
        if not ruling:
            self._refused(ruling, "", "")

    # ---- bots -----------------------------------------------------------------------------------------------------

    def show_bots(self) -> None:
        """Who thinks and how far it is, or that they wait."""
        bots, due = self.bots, self.session.bot_due
        for panel in self.seat_panels:
            thinks = panel.card is not None and panel.card.seat == bots.thinking
            panel.show_thought(round(bots.share, 2) if thinks else None)
        self._show_bot_bar(due)
        icon = "ui-play" if bots.paused else "ui-pause"
        if icon != self.pause_button.icon_name:
            self.pause_button.icon_name = icon
            self.pause_button.update()
        if due is not None and bots.paused and bots.thinking is None and not self.director.busy:
            player = self.session.match.cast[due]
            self.prompt.show_prompt(tr("{name} waits: F7 goes on, F8 plays one move", name=player.name), player.colour)

    def _show_bot_bar(self, due: int | None) -> None:
        """Where no hand is shown while a bot plays, there is room for who it is."""
        shown = due is not None and self.session.viewer == TABLE and self.lookback.looking is None
        if shown and due is not None:
            level, player = level_of(self.session.kind_of(due)), self.session.match.cast[due]
            about = tr(level.text)
            pace, paused = self.bots.pace, self.bots.paused
            self.bot_bar.show_bot(player, level.id, tr(level.name), about, paused=paused, pace=pace)
        self.bot_bar.setVisible(shown)

    def pause_bots(self) -> None:
        """Let the bots wait, or go on."""
        self.bots.set_paused(not self.bots.paused)
        if not self.bots.paused:
            self._prompt_again()
        self.announce(tr("The bots wait.") if self.bots.paused else tr("The bots go on."))

    def _bot_said(self, reason: Event) -> None:
        text, seat = self.session.words(reason.sentence()), reason.actor()
        self.prompt.show_prompt(text, self.session.match.cast[seat].colour if seat is not None else "")
        self.announce(text)

    coach: CoachSheet | None = None

    def open_coach(self) -> None:
        """How the chances went and where the game turned; when it is over."""
        if not self.session.match.over:
            self.say_briefly(tr("The coach speaks when the game is over."))
            return
        self.close_coach()
        from nutdesk.desk.coach.page import CoachSheet

        self.quiet()
        if self.lookback.looking is not None:
            self.lookback.close()
        self.end_sheet.hide()
        self.coach = CoachSheet(self)
        self.coach.closed.connect(self.close_coach)
        self.coach.again_wanted.connect(self.again_wanted)
        self.coach.branch_wanted.connect(self._branch)
        self.coach.replay_wanted.connect(self._replay)
        self.coach.open()

    def close_coach(self) -> None:
        """Back to the table."""
        if self.coach is not None:
            self.coach.end()
            self.coach = None
            self.take_keys()

    def _branch(self, entry: Entry, seat: int, better: Action | None) -> None:
        """Play a moment again as a trial: one person, bots for the others; the better move first, if there is one."""
        session = self.session
        self.close_coach()
        session.try_from(entry, session.people[0] if len(session.people) == 1 else seat)
        if better is not None:
            self._was_looking, self._drop_piece = session.viewer, ""
            session.submit((better,))
        self.say_briefly(tr("A trial from move {n}: the main line waits", n=entry.depth))

    def _replay(self) -> None:
        """From the first move, on the timeline."""
        self.close_coach()
        self.lookback.open(self.session.match.root)

    def _bot_moves(self) -> None:
        """Its move is seen by whoever looks now."""
        self._was_looking, self._drop_piece = self.session.viewer, ""

    # ---- gestures -------------------------------------------------------------------------------------------------

    def _dropped(self, gestures: list[Gesture], at: QPointF) -> None:
        if len(gestures) == 1:
            self.submit(gestures[0])
            return
        menu = QMenu(self)
        menu.setAccessibleName(tr("What shall it be?"))
        for gesture in gestures:
            text = self.session.words(gesture.says) or str(gesture.actions[-1])
            action = menu.addAction(tr("{move}  (no undo after)", move=text) if gesture.barrier else text)
            action.triggered.connect(partial(self.submit, gesture))
        self._style_menu(menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.view.viewport().mapToGlobal(self.view.mapFromScene(at)))

    def _refused(self, ruling: Ruling, piece: str, spot: str) -> None:
        item = self.scene.item(spot) if spot else None
        name = self.short_name(spot)
        at = item.pos() if item is not None else QPointF(self.width() / 2, self.height() / 2)
        reach = (item.thing.w / 2 * self.scene.unit(item) if item is not None else 0) * 0.6
        point = self.view.mapTo(self, self.view.mapFromScene(QPointF(at.x() + reach, at.y())))
        self.refused_with = ruling
        speaker.play("no")
        title = tr("Why not {place}?", place=name) if name else tr("Why not?")
        self.why_not.explain(title, self.session.words(ruling.reason), ruling.clause, point)
        self.announce(f"{title} {self.why_not.reason}")

    refused_with: Ruling | None = None

    def _held_changed(self) -> None:
        held = self.grip.held
        self._mark_pointed(None)
        targets = self.grip.targets() if self.grip.tells else {}
        for panel in self.seat_panels:
            panel.set_lit(panel.card is not None and f"seat-{panel.card.seat}" in targets)
        if held is not None:
            taken = tr("{piece} taken.", piece=self.session.words(held.name))
            places = tr_count(len(targets), "{n} place.", "{n} places.") if self.grip.tells else ""
            self.announce(f"{taken} {places}".strip())
        lit, any_ = tr("Choose a lit place; Esc puts it back."), tr("Choose a place; Esc puts it back.")
        put = lit if self.grip.tells else any_
        hint = put if held is not None and self.grip.by != "drag" else ""
        self.tray_buttons.show_hint(hint)
        self._show_fits()
        self._mark_values(self._usual_spot(self.table))
        self.words.refresh()

    def _aimed_changed(self) -> None:
        gesture = self.grip.aimed_gesture() if self.grip.tells else None
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
                panel.take(shown)

    def _pointed(self, key: str) -> None:
        item = self.scene.item(key)
        self._mark_pointed(item)
        for panel in self.seat_panels:
            panel.set_pointed(panel.card is not None and f"seat-{panel.card.seat}" == key == self.grip.focus)
        if item is not None and self.grip.focus == key:
            self.view.reveal(item.pos())
        if key and self.grip.focus == key and self.view.hasFocus():
            self.tags.point(key)
            told = (self.herald.teller.name(key), self.herald.teller.can(key))
            self.announce(" ".join(sentence(part) for part in told if part))
        if self.grip.held is None and self.table is not None:
            spot = getattr(item.thing, "spot", key) if item is not None and not item.in_tray else key
            values = self.grip.values_at(spot)
            self._mark_values(spot if values else self._usual_spot(self.table))

    def _mark_pointed(self, item: ThingItem | None) -> None:
        """What belongs to the thing under the pointer: other things, a path, its text in large."""
        scene = self.scene
        for mark in self._pointed_marks:
            if mark.scene() is not None:
                scene.removeItem(mark)
        self._pointed_marks = []
        if item is None or self.grip.by == "drag":
            return
        thing = item.thing
        for key in thing.lights:
            other = scene.item(key)
            if other is not None:
                art, above = mark_art(other.thing, "aimed"), other.zValue() + 0.6
                self._pointed_marks.append(scene.mark(art, other.pos(), scene.unit(other), above, keep=True))
        if thing.glow:
            at = scene.board_point(0, 0)
            self._pointed_marks.append(scene.mark(thing.glow, at, scene.scale, LIFT * 0.7, keep=True))
        if isinstance(thing, Piece) and thing.reads:
            self._pointed_marks.append(self._enlarged(item, thing))

    def _enlarged(self, item: ThingItem, piece: Piece) -> QGraphicsPixmapItem:
        """The piece so large that its text can be read from a chair, beside or above where it lies."""
        scene, layout = self.scene, self.desk.layout
        unit = max(scene.unit(item) * 1.25, min(layout.px(430), layout.height * 0.62) / piece.h)
        half = QPointF(piece.w / 2 * unit, piece.h / 2 * unit)
        at = QPointF(item.pos())
        reach = piece.w / 2 * scene.unit(item)
        if item.in_tray:
            at.setY(scene.tray_top - layout.px(60) - half.y())
        elif at.x() + reach + 2 * half.x() + layout.px(20) < layout.width - layout.right:
            at.setX(at.x() + reach + half.x() + layout.px(16))
        else:
            at.setX(at.x() - reach - half.x() - layout.px(16))
        edge = layout.px(8)
        at.setX(min(max(at.x(), layout.left + half.x() + edge), layout.width - layout.right - half.x() - edge))
        at.setY(min(max(at.y(), half.y() + edge), layout.height - layout.bar - half.y() - edge))
        return scene.mark(piece.art, at, unit, LIFT * 1.5, keep=True)

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
            unit, layout = self.scene.unit(item), self.desk.layout
            art = pill(value, self.desk.style, quiet=value in ("+0", "?"), size=18)
            at = QPointF(item.pos().x() + item.thing.w * 0.36 * unit, item.pos().y() + item.thing.h * 0.34 * unit)
            self._value_marks.append(self.scene.mark(art, at, max(unit, layout.least / 18), LIFT * 0.6, keep=True))

    def _show_fits(self) -> None:
        """Where the held piece may go, best first."""
        held = self.grip.held
        telling = held is not None and self.grip.tells
        body, height = fits_art(self.grip.targets(), self.short_name) if telling else ((), 0.0)
        if held is not None and body:
            title = say("Where {piece} fits", piece=held.name)
            self.fits.show_note(title, body, height, name=title)
            self._arrange()
            self.fits.raise_()
        self.fits.setVisible(bool(body) and self.fits_room)

    def _arrange(self) -> None:
        super()._arrange()
        self.lookback.arrange()

    def _arrange_rail(self, layout: Layout) -> None:
        super()._arrange_rail(layout)
        self.words.arrange(layout)

    def _arrange_right(self, layout: Layout) -> None:
        super()._arrange_right(layout)
        self.story.setVisible(self.words.isHidden())
        self.words.arrange(layout)

    def reword(self) -> None:
        """Everything that the game says, in another language."""
        self.director.skip()
        self.set_theme(self.desk.theme)  # what was baked with words in it is baked anew
        self.story.model.rebuild()
        self.show_now()

    def rebaked(self) -> None:
        super().rebaked()
        self.hints.arrange()
        if self.coach is not None:
            self.coach.restyle()
        self._valued = ""
        self._mark_values(self._usual_spot(self.table))

    def _show_line(self, line: ScoreLine) -> None:
        """One line of the score on the board, with its sentence above."""
        self.end_sheet.hide()
        self.grip.show(line.shows)
        cast = self.session.match.cast
        told = strung("{line}: {points:+d}", line=self.session.words(line.text), points=line.points)
        self.prompt.show_prompt(told, cast[line.seat].colour)

    # ---- buttons and keys -----------------------------------------------------------------------------------------

    def press_button(self, button: Button) -> None:
        """A button of the tray: what it does, what it lifts, or why not now."""
        self.quiet()
        if button.why_not:
            at = self.tray_buttons.geometry()
            title = tr("Why not “{button}”?", button=self.session.words(button.label))
            point = QPoint(at.left(), at.top() + 20)
            self.why_not.explain(title, self.session.words(button.why_not), button.clause, point)
            self.announce(f"{title} {self.why_not.reason}")
            return
        if button.lifts:
            self.take_keys()
            self.grip.take_up(button.lifts)
        elif button.actions:
            self.submit(button)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text()
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        plain = bool(text) and text.isalnum() and not event.modifiers()
        if key == Qt.Key.Key_Escape and self.lookback.looking is not None:
            self.lookback.close()
        elif key == Qt.Key.Key_Escape and (self._put_away() or self.tray_buttons.press_key("Esc")):
            pass
        elif self.director.busy:
            self.quiet()
        elif enter and self.tray_buttons.press_key("Enter"):
            pass
        elif self.curtain.isVisible() and (enter or key == Qt.Key.Key_Space):
            self.session.uncover()
        elif plain and self.tray_buttons.press_key(text):
            pass
        elif key == Qt.Key.Key_F6:
            self.session.cover()
        else:
            super().keyPressEvent(event)

    def _put_away(self) -> bool:
        """Ends what is playing and takes away what lies above the table; whether there was anything."""
        above = (self.why_not, self.hints.panel, self.end_sheet)
        was = self.director.busy or bool(self.hints.tips) or any(paper.isVisible() for paper in above)
        self.quiet()
        self.hints.drop()
        if self.end_sheet.isVisible():
            self.end_sheet.hide()
            self.take_keys()
        return self.drawer.close_drawer() or was

    def open_rules(self, clause: str = "") -> None:
        """The rules at a clause: the one asked for, the last refusal's, or the one that matters now."""
        wanted = clause
        if not wanted and self.why_not.isVisible() and self.why_not.clause:
            wanted = self.why_not.clause
        line, result = self.focusWidget(), self.end_sheet.result
        if not wanted and self.end_sheet.isVisible() and result is not None:
            wanted = line.line.clause if isinstance(line, LineRow) else result.clause
        if not wanted and self.table is not None:
            wanted = self.table.clause
        self.why_not.hide()
        self.rules.arrange()
        self.rules.open_at(wanted)

    def _close_rules(self) -> None:
        self.rules.hide()
        if not self.lookback.focus():
            self.take_keys()

    def choose_line(self) -> None:
        """Go to another line of play that was left."""
        menu = QMenu(self)
        ends = self.session.branches()
        for end in ends[:12]:
            line = self.session.match.line(end)
            words = self.session.headline(end)
            action = menu.addAction(tr_count(len(line), "{n} move: … {what}", "{n} moves: … {what}", what=words))
            action.setEnabled(self.session.can_go(end))
            action.triggered.connect(partial(self.session.go, end))
        if not ends:
            menu.addAction(tr("There is no other line")).setEnabled(False)
        self._style_menu(menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.story.mapToGlobal(self.story.rect().center()))

    def _style_menu(self, menu: QMenu) -> None:
        menu.setStyleSheet(menu_style(self.desk))

    # ---- without the picture --------------------------------------------------------------------------------------

    def announce(self, text: str) -> None:
        """Say it to a screen reader, politely."""
        self.herald.say(text)

    def parts(self) -> list[QWidget]:
        board, *others = super().parts()
        return [board, self.words, self.hints.panel, *others]

    def take_keys(self) -> None:
        """The keys go to the table: to its board, or to its words if somebody plays there."""
        (self.words.tree if self.words.has_keys and self.words.isVisible() else self.view).setFocus()
