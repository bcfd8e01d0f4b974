"""A game on the screen: what happens when somebody plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.fact import Fact
from nutdesk.core.game import TABLE, Ruling, ScoreLine
from nutdesk.core.match import Entry, SeatChange
from nutdesk.core.table import Button, Gesture, SeatCard, Table
from nutdesk.core.wish import How, Wish
from nutdesk.desk.access.announcer import Announcer
from nutdesk.desk.access.outline import Describer
from nutdesk.desk.access.tree import Tags
from nutdesk.desk.access.words_panel import WordsPanel
from nutdesk.desk.coach.coach_entry import CoachEntry
from nutdesk.desk.kit.keyboard import key_of
from nutdesk.desk.kit.layout import Layout
from nutdesk.desk.kit.menu import Menu, dress_menu
from nutdesk.desk.kit.sound import speaker
from nutdesk.desk.kit.theme import Theme
from nutdesk.desk.kit.words import signed, strung, tr, tr_count
from nutdesk.desk.play.hints import Hints
from nutdesk.desk.table.bot_players import BotPlayers
from nutdesk.desk.table.bot_status import BotStatus
from nutdesk.desk.table.end_sheet import LineRow
from nutdesk.desk.table.finale import Finale
from nutdesk.desk.table.gleam import Gleam
from nutdesk.desk.table.grip import QUESTION
from nutdesk.desk.table.lookback import Lookback
from nutdesk.desk.table.narrator import Narrator
from nutdesk.desk.table.outcome import Outcome, outcome_of
from nutdesk.desk.table.pointing import Pointing
from nutdesk.desk.table.seat_change import told_change
from nutdesk.desk.table.session import Session
from nutdesk.desk.table.skip_note import SkipNote
from nutdesk.desk.table.table_frame import TableFrame

if TYPE_CHECKING:
    from nutdesk.record.evening import Evening


class TablePage(TableFrame):
    """Everything around one game. The session decides; the page shows and asks."""

    viewer: int | None = None
    """It is for whoever is looking at this desk."""
    wordy = True
    """Whether there is room beside the board for the table in words."""
    home_wanted = Signal()
    again_wanted = Signal()
    menu_wanted = Signal(object)
    settings_wanted = Signal()
    bot_pace_wanted = Signal(str)
    words_closed = Signal()
    """The table in words was closed."""
    seat_wanted = Signal(int)
    """Somebody asks who plays a seat."""
    skipping_told = Signal()
    """Somebody was told that any key skips the motion."""

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(session, theme, parent)
        grip, animator, story, seats, notes = self.grip, self.animator, self.story, self.seat_panels, self.note_panels
        prompt, buttons, end_sheet = self.prompt, self.tray_buttons, self.end_sheet
        teller = Describer(session, grip)
        self.tags = Tags(self.view, teller)
        self.announcer = Announcer(self.view, prompt, self.tags)
        self.words = WordsPanel(self.desk, teller, self.tags, prompt, seats, notes, story.model, self)
        self.lookback = Lookback(session, animator, story, prompt, self, self)
        self.bots = BotPlayers(session, self, lambda: animator.busy or self.looking_back)
        self.hints = Hints(
            grip, buttons, story, self.words, notes, self, lambda: self.gate is not None, self.come_back, self
        )
        self.narrator = Narrator(
            session, animator, grip, story, prompt, buttons, self.announcer, self.animation_done, self
        )
        self.bot_watch = BotStatus(
            self.bots, self.bot_bar, prompt, seats, self.pause_button, self, lambda: self.looking_back, self
        )
        animator.shows.connect(self._show_picture)
        self.pointing = Pointing(grip, self.view, self.announcer, buttons, seats, self, lambda: self.asking, self)
        self.finale = Finale(
            session, animator, grip, self.view, seats, prompt, end_sheet, self.end_bar, self.announcer, self
        )
        self.coaching = CoachEntry(session, self.desk, end_sheet, self.lookback, self, self.come_back, self)
        self.skip_note = SkipNote(self.desk, self)
        self._connect()
        self.scene.gleam_beside = self._gleam
        self.story.model.rebuild()
        self.show_now()
        self.bots.wake()

    def _connect(self) -> None:
        session, grip = self.session, self.grip
        session.screens.append(self)
        session.looked.connect(self.show_now)
        session.reseated.connect(self._reseated)
        session.devices_changed.connect(self._devices_changed)
        self.drawer.seat_pressed.connect(self._ask_seat)
        self.view.asked_beside.connect(self._ask_seat)
        session.unkept.connect(self._unkept)
        grip.held_changed.connect(self.words.refresh)
        grip.wished.connect(self.submit)
        grip.unclear.connect(self._ask_which)
        grip.refused.connect(self._refused)
        self.view.touched.connect(self.bots.hurry)
        self.view.touched.connect(self.quiet)
        self.view.zoomed.connect(self.show_zoom)
        self.fit_button.clicked.connect(self.view.fit)
        self.tray_buttons.pressed.connect(self.press_button)
        self.tray_buttons.touched.connect(self.quiet)
        self.tags.touched.connect(self.quiet)
        self.tags.touched.connect(self.take_keys)
        self.words.touched.connect(self.quiet)
        self.words.pressed.connect(self.press_button)
        self.words.turned.connect(self._make_room)
        self.words.close_button.clicked.connect(self.words_closed)
        self.pause_button.clicked.connect(lambda _checked: self.bot_watch.pause())
        watch = self.bot_watch
        self.step_button.clicked.connect(lambda _checked: self._ask_or_say_why(watch.step, watch.why_no_step()))
        self.bots.changed.connect(self._light_buttons)
        self.hints.wished.connect(self.submit)
        self.hints.closed.connect(self.view.setFocus)
        self.coaching.again_wanted.connect(self.again_wanted)
        self.coaching.closed.connect(self.take_keys)
        self.tray_head.cover_wanted.connect(session.cover)
        self.curtain.opened.connect(session.uncover)
        self.curtain.clause_wanted.connect(self.open_rules)
        self.menu_button.clicked.connect(lambda: self.menu_wanted.emit(self.menu_button))
        self.settings_button.clicked.connect(self.settings_wanted)
        self.rules_button.clicked.connect(lambda _checked: self.open_rules())
        self.hint_button.clicked.connect(lambda _checked: self._ask_or_say_why(self.hints.ask, self.hints.why_not()))
        self.bot_bar.pace_wanted.connect(self.bot_pace_wanted)
        self.story.clause_wanted.connect(self.open_rules)
        self.story.other_lines_wanted.connect(self.choose_line)
        self.story.look_wanted.connect(self.lookback.open)
        self.fits.clause_wanted.connect(self.open_rules)
        self.clause_wanted.connect(self.open_rules)
        self.why_not.rule_wanted.connect(self.open_rules)
        self.finale.cheered.connect(self.prompt_again)
        self.finale.finished.connect(self._think_it_over)
        self.end_sheet.line_wanted.connect(self._show_line)
        self.end_sheet.clause_wanted.connect(self.open_rules)
        self.prompt.pressed.connect(self.open_rules)
        self.end_bar.turned.connect(self._settle_hand)
        self.end_bar.again.connect(self.again_wanted)
        self.end_bar.home.connect(self.home_wanted)
        self.end_bar.result.connect(self._turn_result)
        self.end_bar.coach.connect(self.coaching.open)

    # ---- showing the position -------------------------------------------------------------------------------------

    def show_now(self) -> None:
        """Show the current position, without motion."""
        if self.lookback.again():
            return
        self._show_table(self.session.table(), live=True)
        self._refresh_around()

    def _show_table(self, table: Table, *, live: bool) -> None:
        self.table = table
        self.show_frame(table)
        self._arrange()
        self._settle_hand()
        self.scene.show_table(table)
        self.grip.enabled = live
        self.grip.lights.last_move.live = live
        self.grip.take_table(table)
        self.pointing.take_table()
        self.tags.refresh()
        self.words.refresh()

    def _settle_hand(self) -> None:
        """Put the hand away while the end's buttons or the timeline lie on it."""
        self.scene.put_hand_away(self.looking_back or not self.end_bar.isHidden())

    def show_past(self, entry: Entry) -> None:
        """Show an earlier table as the current viewer may see it; nothing on it can be moved."""
        self._show_table(self.session.table(state=entry.state), live=False)
        self._show_device(live=False)
        self.tray_buttons.hide()
        self.finale.clear()
        self.why_not.hide()
        self.story.model.rebuild(entry)
        self.story.refresh()

    def _refresh_around(self) -> None:
        """Update what depends on the match rather than on the table: story, curtain, end."""
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
        elif not self.reading:
            self.take_keys()
        if not self.finale.due or self.is_lesson:  # who has won is said when the score is counted
            self.announcer.ask(self.curtain.accessibleName() if covered else self.prompt.text)
        self.end_bar.setVisible(session.match.over)
        self.bot_watch.show_bar()
        self._show_device(live=True)
        self._show_end()
        self.story.show_trunk(session.in_variation and not self.is_lesson)
        self.words.refresh()
        if not self.animator.busy:
            self.hints.go_on()
        self._light_buttons()

    def _light_buttons(self) -> None:
        """Light what can be asked for now; the tips of the rest say why not."""
        self.hint_button.allow(tr("Hint (F2)"), self.hints.why_not())
        self.step_button.allow(tr("One move of a bot (F8)"), self.bot_watch.why_no_step())

    def _ask_or_say_why(self, ask: Callable[[], object], why_not: str) -> None:
        if why_not:
            self.say_briefly(why_not)
        else:
            ask()

    evening: Callable[[], Evening | None] = staticmethod(lambda: None)
    """The table of wins of the games that people have just played here."""

    def _show_end(self) -> None:
        """If the game is over, show how: as a moment after the last move, else at once; in a lesson only when asked."""
        finale, outcome = self.finale, self._outcome()
        finale.skip()
        if finale.due and not self.is_lesson:
            self.end_sheet.evening.show_evening(None if self.session.in_variation else self.evening())
        if outcome is None or self.animator.busy or self.is_lesson:
            finale.clear()
            self.coaching.rest()
        elif finale.due:
            finale.play(outcome)
        else:
            finale.show(outcome)
        if finale.due and self.is_lesson:
            speaker.play("win")
        finale.due = False

    def _outcome(self) -> Outcome | None:
        """How the game ended, as whoever is at this desk is told it; None while it goes on."""
        alone = self.session.bystander
        return outcome_of(self.session, alone if alone != TABLE and not self.is_lesson else None)

    def _reseated(self, change: SeatChange) -> None:
        """Somebody else plays a seat: everything says who it is now."""
        self.clear()
        self.reword()
        self.arrange()  # a hand may lie here from now on, or none any more
        self.say_briefly(told_change(change))

    def _devices_changed(self) -> None:
        """A seat is played on a phone, or not any more, or its phone came or went."""
        self.arrange()
        if self.table is not None:
            self.show_beside(self.table)
            self.title.show_title(self.session.game.title, self._subtitle())
            self.words.refresh()
        self._show_device(live=not self.looking_back)
        self.prompt_again()
        self._light_buttons()

    def why_no_reseat(self) -> str:
        """Why nobody else can take a seat now; '' if somebody can."""
        return tr("In a lesson the seats stay as they are.") if self.is_lesson else self.session.why_no_reseat()

    def reseat(self, seat: int, name: str, kind: str) -> None:
        """Somebody else plays a seat from now on; if the game has ended while that was asked, say so."""
        self._ask_or_say_why(lambda: self.session.reseat(seat, name, kind), self.why_no_reseat())

    def _beside(self, place: str) -> None:
        """A player beside the board was pressed: where only badges are there, their cards open first."""
        super()._beside(place)
        if self.desk.layout.columns:
            self._ask_seat(place)

    def _ask_seat(self, place: str) -> None:
        """Ask who plays a seat, given by its place beside the board."""
        seat = int(place.removeprefix("seat-"))
        self._ask_or_say_why(lambda: self.seat_wanted.emit(seat), self._no_seat(seat) or self.why_no_reseat())

    def _no_seat(self, seat: int) -> str:
        """Why nobody sits at a place beside the board; '' if somebody does."""
        match = self.session.match
        return "" if seat < len(match.players) else tr("{name} has no seat.", name=match.cast[seat].name)

    def tip_of(self, card: SeatCard) -> str:
        tip = super().tip_of(card)
        if self._no_seat(card.seat) or self.why_no_reseat():
            return tip
        return "\n".join((tip, tr("Press to change who plays here ({key})", key=key_of("seat"))))

    def show_result(self) -> None:
        """Show who won and why, on a sheet."""
        outcome = self._outcome()
        if outcome is not None:
            self.finale.bring_back(outcome)

    def _turn_result(self) -> None:
        """Put the result away, or show it again."""
        if self.end_sheet.isVisible():
            self._put_away()
        else:
            self.show_result()

    def _think_it_over(self) -> None:
        """The result lies on the table: the coach says what decided the game, as soon as it knows."""
        if not self.is_lesson:
            self.coaching.think(self.end_sheet.tell_decided)

    # ---- what happens ---------------------------------------------------------------------------------------------

    def set_volume(self, volume: int) -> None:
        """How loud the desk is, 0 to 100."""
        speaker.volume = volume

    def _show_picture(self, _before: Table, table: Table) -> None:
        """Update what is beside the board to the picture that the animator shows next."""
        self.table = table
        self.show_beside(table)
        self._arrange_sides(self.desk.layout)
        if self.skip_note.wanted and self.animator.more:
            self.skip_note.tell()
            self.announce(self.skip_note.words)
            self.skipping_told.emit()

    def _gleam(self, key: str) -> Callable[[float], None] | None:
        """A rim over a player's card."""
        layout, box = self.desk.layout, self.grip.places.get(key)
        if box is None:
            return None
        return Gleam(self, box.translated(0, round(layout.bar)), layout.px(10)).shine()

    def animation_done(self) -> None:
        self._show_table(self.session.table(), live=True)
        QTimer.singleShot(0, self, self._refresh_around)

    def tell(self, fact: Fact) -> None:
        """Something happened: tell everybody concerned, in this order."""
        self.lookback.end()
        self.finale.clear()
        self.finale.due = fact.played and self.session.match.over
        self.bots.tell(fact)
        self.hints.drop()
        if fact.played:
            self.narrator.tell(fact)
        else:
            self._show_jump()
        self._light_buttons()

    def _show_jump(self) -> None:
        """Show the position after undo, redo or a change of line, without motion."""
        self.animator.skip()
        self.grip.lights.last_move.clear()
        self.why_not.hide()
        self.announcer.begin()
        self.story.model.rebuild()
        self.show_now()

    def show_prompt(self, table: Table) -> None:
        """Show who does what now; at the end of a game that the only person at the desk has won, say so."""
        outcome = self._outcome() if self.session.match.over and not self.looking_back else None
        if outcome is not None and outcome.me in outcome.result.winners:
            self.prompt.show_prompt(outcome.with_points(), self.session.match.cast[outcome.me].colour)
        else:
            super().show_prompt(table)

    def say_briefly(self, text: str) -> None:
        """Show a short answer in place of the prompt, which returns by itself."""
        self.prompt.show_prompt(text, "")
        self.announce(text)
        QTimer.singleShot(2500, self, self.prompt_again)

    def prompt_again(self) -> None:
        if self.lookback.show_prompt():
            return
        if self.table is not None and not self.animator.busy:
            self.show_prompt(self.table)

    def about_bot(self, name: str) -> str:
        if self.bots.waiting:
            return tr("{name} waits: F7 goes on, F8 plays one move", name=name)
        return super().about_bot(name)

    def _unkept(self, why: str) -> None:
        told = tr("This move could not be saved: {why}. The next move will try again.", why=why)
        self.why_not.explain(tr("Not saved"), told, "", QPoint(self.width() // 2, self.height() // 2))

    def quiet(self) -> None:
        """After any input, end animations and close notes."""
        self.why_not.hide()
        self.animator.skip()
        self.finale.skip()

    def clear(self) -> None:
        """End animations, put back what is held and close hints."""
        self.quiet()
        self.grip.cancel()
        self.hints.drop()

    @property
    def looking_back(self) -> bool:
        """Whether an earlier table is shown."""
        return self.lookback.looking is not None

    def come_back(self) -> None:
        """Show the present, whatever is playing or looked at."""
        self.quiet()
        if self.looking_back:
            self.lookback.close()

    def _make_room(self, beside: float) -> None:
        """The table in words was opened or closed: lay out the rest."""
        self.beside = beside
        self.show_now()

    @property
    def asking(self) -> bool:
        """Whether a question is open: until it is answered, nothing may give the answer away."""
        return False

    gate: Callable[[Wish], bool] | None = None
    """Takes a wish as the answer to a lesson's question; True if it did."""

    def submit(self, wish: Wish) -> None:
        """Make the move that somebody at this screen wants."""
        if self.looking_back:
            return
        if self.gate is not None and self.gate(wish):
            return
        ruling = self.session.submit(wish)
        if not ruling:
            self._refused(ruling, "", "")

    # ---- gestures -------------------------------------------------------------------------------------------------

    def _ask_which(self, meanings: list[tuple[Gesture, Wish]], at: QPointF) -> None:
        """A drop can mean several things: ask which."""
        menu = Menu(self)
        menu.setAccessibleName(tr("Which do you mean?"))
        for gesture, wish in meanings:
            text = self.session.words(gesture.says) or str(gesture.actions[-1])
            action = menu.add(tr("{move}  (no undo after)", move=text) if gesture.barrier else text)
            action.triggered.connect(partial(self.submit, wish))
        dress_menu(menu, self.desk)
        menu.popup(self.view.viewport().mapToGlobal(self.view.mapFromScene(at)))

    def _refused(self, ruling: Ruling, piece: str, spot: str) -> None:
        item = self.scene.item(spot) if spot else None
        name = self.short_name(spot) if spot != piece else ""  # the piece itself, which can go nowhere
        at = item.pos() if item is not None else QPointF(self.width() / 2, self.height() / 2)
        if spot == QUESTION:
            at = self.grip.place(spot)
        reach = (item.thing.w / 2 * self.scene.unit(item) if item is not None else 0) * 0.6
        point = self.view.mapTo(self, self.view.mapFromScene(QPointF(at.x() + reach, at.y())))
        speaker.play("no")
        title = tr("Why not {place}?", place=name) if name else tr("Why not?")
        self.why_not.explain(title, self.session.words(ruling.reason), ruling.clause, point)
        self.announce(f"{title} {self.why_not.reason}")

    def _arrange(self) -> None:
        super()._arrange()
        self.lookback.arrange()
        self.hints.arrange()
        self.finale.cover.arrange()

    def _arrange_rail(self, layout: Layout) -> None:
        super()._arrange_rail(layout)
        assert self.table is not None
        self.words.arrange(layout, self.table)

    def _arrange_right(self, layout: Layout) -> None:
        super()._arrange_right(layout)
        assert self.table is not None
        self.story.setVisible(self.words.isHidden())
        self.words.arrange(layout, self.table)

    def reword(self) -> None:
        """Show everything that the game says in another language."""
        self.animator.skip()
        self.set_theme(self.desk.theme)  # what was baked with words in it is baked anew
        self.story.model.rebuild()
        self.show_now()

    def rebaked(self) -> None:
        super().rebaked()
        self.hints.mark()
        if self.coaching.sheet is not None:
            self.coaching.sheet.restyle()
        self.pointing.redraw()

    def _show_line(self, line: ScoreLine) -> None:
        """One line of the score on the board, with its sentence above."""
        self.finale.put_away()
        self.grip.show(self.finale.keys(line))
        cast = self.session.match.cast
        told = strung("{line}: {points}", line=self.session.words(line.text), points=signed(line.points))
        self.prompt.show_prompt(told, cast[line.seat].colour)

    # ---- buttons and keys -----------------------------------------------------------------------------------------

    def press_button(self, button: Button, how: How) -> None:
        """Press a button of the tray: make its move, pick up its piece, or say why not."""
        self.quiet()
        if button.why_not:
            title = tr("Why not “{button}”?", button=self.session.words(button.label))
            at = self.tray_buttons.place_of(button).translated(self.tray_buttons.pos())
            self.why_not.explain(title, self.session.words(button.why_not), button.clause, at)
            self.announce(f"{title} {self.why_not.reason}")
            return
        if button.lifts:
            self.take_keys()
            self.grip.finger.take_up(button.lifts)
        elif button.actions:
            self.submit(Wish.of(button, how, self.session.viewer))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text()
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        plain = bool(text) and text.isalnum() and not event.modifiers()
        if key == Qt.Key.Key_Escape and self.looking_back:
            self.lookback.close()
        elif key == Qt.Key.Key_Escape and (self._put_away() or self.tray_buttons.press_key("Esc")):
            pass
        elif self.animator.busy:
            self.quiet()
        elif enter and self.tray_buttons.press_key("Enter"):
            pass
        elif self.curtain.isVisible() and (enter or key == Qt.Key.Key_Space):
            self.session.uncover()
        elif plain and (self.hints.panel.press_key(event) or self.tray_buttons.press_key(text)):
            pass
        elif key == Qt.Key.Key_F6:
            self.session.cover()
        else:
            super().keyPressEvent(event)

    def _put_away(self) -> bool:
        """End animations and close what lies above the table; return whether there was anything."""
        above, result = (self.why_not, self.hints.panel, self.end_sheet), self.end_sheet.isVisible()
        was = self.animator.busy or bool(self.hints.tips) or any(paper.isVisible() for paper in above)
        self.quiet()
        self.hints.drop()
        if result:
            self.finale.put_away()
            self.take_keys()
        return self.drawer.close_drawer() or was

    def open_rules(self, clause: str = "") -> None:
        """Open the rules at a clause: the given one, the last refusal's, or the one that applies now."""
        self.finale.skip()
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
        super()._close_rules()
        if not self.lookback.focus():
            self.take_keys()

    def choose_line(self) -> None:
        """Choose another line of play to go to."""
        menu = Menu(self)
        ends = self.session.branches()
        for end in ends[:12]:
            line = self.session.match.line(end)
            words = self.session.headline(end)
            action = menu.add(tr_count(len(line), "{n} move: … {what}", "{n} moves: … {what}", what=words))
            action.setEnabled(self.session.can_go(end))
            action.triggered.connect(partial(self.session.go, end))
        if not ends:
            menu.add(tr("There is no other line")).setEnabled(False)
        dress_menu(menu, self.desk)
        menu.popup(self.story.mapToGlobal(self.story.rect().center()))

    # ---- without the picture --------------------------------------------------------------------------------------

    def announce(self, text: str) -> None:
        """Say it to a screen reader, politely."""
        self.announcer.say(text)

    def parts(self) -> list[QWidget]:
        board, *others = super().parts()
        return [board, self.words, self.hints.panel, *others]

    def tell_here(self) -> None:
        """Say what is under the finger, in a note and aloud."""
        item = self.scene.item(self.grip.finger.at)
        at = self.view.mapTo(self, self.view.mapFromScene(item.pos())) if item is not None else self.prompt.pos()
        self.quiet()
        self.why_not.tell(tr("What is here"), self.announcer.here(), at)

    def tell_again(self) -> None:
        """Say what happened last and what is asked, in a note and aloud."""
        self.quiet()
        self.why_not.tell(tr("Again"), self.announcer.again(), self.prompt.geometry().bottomLeft())

    def take_keys(self) -> None:
        """Give the focus to the board, or to the table in words if somebody plays there."""
        (self.words.tree if self.words.has_keys and self.words.isVisible() else self.view).setFocus()
