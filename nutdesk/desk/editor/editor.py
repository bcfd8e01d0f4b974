"""The scene editor: play a scene, write it, and see at once whether it is correct."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut, QUndoStack
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Refusal, Ruling, look
from nutdesk.core.moves import Action
from nutdesk.core.wish import Wish
from nutdesk.desk.classroom.step_names import name_step
from nutdesk.desk.editor.editor_frame import EditorFrame
from nutdesk.desk.editor.form import new_step
from nutdesk.desk.editor.marker import Marker
from nutdesk.desk.editor.undo import EditCommand, EditorSession
from nutdesk.desk.kit.art import Style
from nutdesk.desk.kit.keyboard import keys_of
from nutdesk.desk.kit.menu import Menu, dress_menu
from nutdesk.desk.kit.theme import Theme
from nutdesk.desk.kit.translated import tell_cast
from nutdesk.desk.kit.words import tr
from nutdesk.teach.author import Draft, Step, do_step, fresh_path, is_own, kind_of, refuse_step, save, some_match
from nutdesk.teach.check import Finding
from nutdesk.teach.lesson import Lesson

CHECK = 200
"""Milliseconds after an edit before the scene is checked."""


class EditorPage(EditorFrame):
    """A table on which every gesture becomes part of the scene."""

    def __init__(self, draft: Draft, theme: Theme, parent: QWidget | None = None) -> None:
        self.draft = draft
        self.number = min(1, len(draft.steps))
        self.mode = "play"
        self.path = draft.path
        """Its file; '' while there is none. An undo does not change it."""
        self.kept = draft.text
        """The text as it is in the file."""
        session = EditorSession(some_match(draft))
        session.open_hands = True
        session.uncover()
        super().__init__(session, theme, parent)
        self.editing = session
        self.edits = session.edits = QUndoStack(self)
        self.gate = self._gesture
        self.grip.lifts_all = True  # what forbids a drop can become a step
        self.pointer = Marker(self)
        self._check = QTimer(self)
        self._check.setSingleShot(True)
        self._check.setInterval(CHECK)
        self._check.timeout.connect(self.check_now)
        self._connect_editor()
        self.take(draft, self.number)
        self.check_now()
        if draft.scene is None:
            self.open_text()

    def _connect_editor(self) -> None:
        self.bar.mode_chosen.connect(self.set_mode)
        self.bar.wanted.connect(self._wanted)
        self.steps.chosen.connect(self.choose)
        self.steps.order.connect(self._order)
        self.steps.finding_wanted.connect(self.go_to)
        self.form.changed.connect(self._written)
        self.form.mode_wanted.connect(self.set_mode)
        self.text.edited.connect(self._typed)
        for command, slot in (
            ("mode-play", partial(self.set_mode, "play")),
            ("mode-forbid", partial(self.set_mode, "forbid")),
            ("mode-point", partial(self.set_mode, "point")),
            ("mode-answer", partial(self.set_mode, "answer")),
            ("mode-large", partial(self.set_mode, "large")),
            ("scene-text", partial(self._wanted, "text")),
            ("scene-try", partial(self._wanted, "try")),
            ("step-copy", partial(self._order, "copy")),
        ):
            shortcut = QShortcut(QKeySequence(*keys_of(command)), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    # ---- the draft ------------------------------------------------------------------------------------------------

    def edit(self, text: str, after: Draft, number: int | None = None, burst: str = "") -> None:
        """Make an edit that can be undone."""
        if after.text != self.draft.text:
            self.edits.push(EditCommand(self, text, after, self.number if number is None else number, burst))

    def take(self, draft: Draft, number: int) -> None:
        """Show a draft at one of its steps; called by the commands of the undo stack."""
        self.draft = draft
        self.number = max(0, min(number, len(draft.steps)))
        self._check.start()
        self._show_board()
        self.refresh()

    def refresh(self) -> None:
        """Update everything around the table."""
        self.steps.show_draft(self.draft, self.number)
        self.form.show_step(self.draft, self.number, self.name_of, self._moves)
        asking = self.step is not None and kind_of(self.step) in ("ask", "vote")
        if self.mode == "answer" and not asking:
            self.mode = "play"
        live = self.draft.scene is not None
        ending = self.step is not None and kind_of(self.step) == "can"
        shows = live and self.number > 0 and not ending
        if self.mode in ("point", "large") and not shows:
            self.mode = "play"
        usable = {"play": live, "forbid": live, "point": shows, "large": shows, "answer": live and asking}
        self.bar.show_mode(self.mode, usable)
        self.bar.tell(self._hint())
        self._show_text()

    def _show_board(self) -> None:
        """Show the position after the chosen step, or the last one that the rules allow."""
        scene = self.draft.scene
        self._live = scene is not None
        if scene is None:
            self._moves = ()
            self.grip.enabled = False
            return
        if self.lookback.looking is not None:
            self.lookback.close()
        lesson = Lesson(scene)
        self._stuck = 0
        try:
            lesson.goto(self.number)
        except Exception:
            # Against the rules, or a stranger's scene with an error that they do not handle: the findings say what.
            self._stuck = lesson.at + 1
        self._moves = name_step(lesson) if not self._stuck else ()
        tell_cast(lesson.match)
        session = self.session
        session.match = lesson.match
        self.desk.style = Style(self.desk.theme, session.voice)
        self.quiet()
        session.viewer = -1
        session.follow(None)
        self.pointer.show()

    _live = True
    _stuck = 0
    _moves: tuple[str, ...] = ()
    """The moves of the chosen step in words; none if the script does not get that far."""

    @property
    def step(self) -> Step | None:
        """The chosen step; None for the beginning."""
        return self.draft.steps[self.number - 1] if 0 < self.number <= len(self.draft.steps) else None

    def name_of(self, key: str) -> str:
        """What a thing of the table is called; a player by name."""
        if key.startswith("seat-") and key[5:].isdecimal() and int(key[5:]) < len(self.session.names):
            return self.session.names[int(key[5:])]
        return self.short_name(key)

    def check_now(self) -> None:
        """Try the whole scene with the real rules, and list what is wrong."""
        self._check.stop()
        self.steps.show_findings(self.draft.findings)
        self.steps.show_draft(self.draft, self.number)
        self._show_text()

    def go_to(self, finding: Finding) -> None:
        """Go to a finding: to its step, or its line."""
        if finding.step and self.draft.scene is not None:
            self.close_text()
            self.choose(finding.step)
            self.form.focus_first()
        else:
            self.open_text(finding.line)

    # ---- steps ----------------------------------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """Choose another step; the table shows the position after it."""
        self.form.flush()
        if number != self.number:
            self.take(self.draft, number)

    def _order(self, name: str) -> None:
        """Do what a button of the list asks for."""
        self.form.flush()
        if not self.draft.editable:
            self.open_text()
            return
        k, self._guess = self.number, None
        if name == "add":
            self._add_menu()
        elif k == 0:
            return
        elif name == "copy":
            self.edit(tr("Duplicate step {n}", n=k), self.draft.duplicate_step(k), k + 1)
        elif name == "delete":
            self.edit(tr("Delete step {n}", n=k), self.draft.delete_step(k), min(k, len(self.draft.steps) - 1))
        elif name == "up" and k > 1:
            self.edit(tr("Move step {n} up", n=k), self.draft.move_step(k, k - 1), k - 1)
        elif name == "down" and k < len(self.draft.steps):
            self.edit(tr("Move step {n} down", n=k), self.draft.move_step(k, k + 1), k + 1)

    def _add_menu(self) -> None:
        menu = Menu(self)
        for kind, text in (
            ("say", tr("Words")),
            ("ask", tr("A question")),
            ("vote", tr("A vote")),
            ("can", tr("The end of a course")),
        ):
            menu.add(text).triggered.connect(lambda _=False, kind=kind: self.add_step(kind))
        self.pop_up(menu, self.steps.buttons["add"])

    def pop_up(self, menu: Menu, below: QWidget) -> None:
        """Open a menu below a widget."""
        dress_menu(menu, self.desk)
        menu.popup(below.mapToGlobal(below.rect().bottomLeft()))

    def add_step(self, kind: str) -> None:
        """Add a step after the chosen one, to be filled in."""
        due, game = self.session.match.due, self.session.game
        step = new_step(kind, game.id, due.clause if due is not None and due.clause else min(game.clauses))
        legal: list[Action] = []
        if kind == "ask":
            legal = game.legal(self.session.match.state) if due is not None else []
            step["right"] = [str(legal[0])] if legal else []
        self._guess = (self.number + 1, str(legal[0])) if kind == "ask" and legal else None
        names = {
            "say": tr("Add words"),
            "ask": tr("Add a question"),
            "vote": tr("Add a vote"),
            "can": tr("Add the end of a course"),
        }
        self.edit(names[kind], self.draft.insert_step(self.number + 1, step), self.number + 1)
        if kind == "ask":
            self.set_mode("answer")
        self.form.focus_first()

    def _written(self, step: Step, names: tuple[str, ...]) -> None:
        """Something was typed into the form."""
        after = self.draft
        if self.number:
            after = after.with_step(self.number, step)
        else:
            for name in names:
                after = after.with_key(name, step.get(name))
        self.edit(tr("Write"), after, burst=f"{self.number}/{'/'.join(names)}")

    # ---- gestures -------------------------------------------------------------------------------------------------

    def set_mode(self, mode: str) -> None:
        """What a gesture means from now on."""
        self.form.flush()
        if not self.bar.modes[mode].isEnabled():
            return
        self.close_text()
        self.mode = mode
        self.refresh()
        self.pointer.show()
        self.view.setFocus()

    @property
    def pointing_out(self) -> bool:
        """Whether a gesture marks things instead of moving them."""
        return self._live and (self.mode in ("point", "large") or self.points == "reveal")

    @property
    def points(self) -> str:
        """The key of a step that pointing writes: what it shows, also large, or what is lit with a vote's answer."""
        vote = self.step is not None and kind_of(self.step) == "vote"
        if self.mode == "answer" and vote:
            return "reveal"
        return "large" if self.mode == "large" else "show"

    def _hint(self) -> str:
        if self.draft.scene is None:
            return tr("This text is not a scene yet: correct the marked line.")
        if self._stuck:
            return tr("The rules do not allow step {n}: the table shows how far the scene gets.", n=self._stuck)
        if self.points == "reveal":
            return tr("Click the pieces and places to light with the answer. Click one again to remove it.")
        return {
            "play": tr("Play on: every move you make becomes a step after this one."),
            "forbid": tr("Drop a piece where it may not go: the refusal becomes a step."),
            "point": tr(
                "Click pieces and places to point at them, with Shift at the place below. "
                "Click again to remove the pointer."
            ),
            "large": tr(
                "Click pieces and places to show them large, with Shift the place below. Click again to remove one."
            ),
            "answer": tr("Make the moves that are right answers. Make a move again to remove it."),
        }[self.mode]

    def _gesture(self, wish: Wish) -> bool:
        """Write a wish into the scene instead of playing it."""
        self.form.flush()
        if not self._live:
            return True
        if self.mode == "answer":
            self._answer(wish.actions[0])
        elif self.mode == "play":
            self._record(wish.actions)
        else:
            self.bar.tell(tr("That is allowed. Choose “Play on” to make it a step."))
            self.show_now()
            self.pointer.show()
        return True

    def _record(self, actions: Sequence[Action]) -> None:
        match = self.session.match
        try:
            entry = match.prepare(actions, watch=True)
        except Refusal as refusal:
            self._refused(refusal.ruling, "", "")
            return
        caption = self.session.headline(entry)
        words = caption if caption.endswith((".", "!", "?")) else f"{caption}."
        after = self.draft.insert_step(self.number + 1, do_step(entry.moves, words[:1].upper() + words[1:]))
        self.edit(tr("Record {move}", move=caption), after, self.number + 1)

    _guess: tuple[int, str] | None = None
    """A new question needs an answer: its step, and the move that stands in until the author shows one."""

    def _answer(self, action: Action) -> None:
        """Make a move a right answer, or no longer."""
        step = dict(self.step or {})
        right = [str(answer) for answer in step.get("right", ())] if isinstance(step.get("right"), list) else []
        word = str(action)
        guessed = self._guess is not None and right == [self._guess[1]] and self._guess[0] == self.number
        if guessed and word in right:  # the guess was good: from now on it is somebody's answer
            self._guess = None
            self.bar.tell(tr("That move is the right answer. Show another one, or go on."))
            self.show_now()
            self.pointer.show()
            return
        if guessed:
            right = []
        step["right"] = [answer for answer in right if answer != word] if word in right else [*right, word]
        self.edit(tr("Right answers"), self.draft.with_step(self.number, step))

    def _refused(self, ruling: Ruling, piece: str, spot: str) -> None:
        if self.mode != "forbid" or not piece or not ruling.clause:
            super()._refused(ruling, piece, spot)
            return
        session = self.session
        actions = session.game.attempt(look(session.game, session.match.state, session.viewer), piece, spot)
        step = refuse_step(actions, session.words(ruling.reason), ruling.clause)
        self.edit(tr("Add what is forbidden"), self.draft.insert_step(self.number + 1, step), self.number + 1)
        self.announce(tr("{clause} refuses this: now it is a step.", clause=ruling.clause))

    # ---- text, preview, file ---------------------------------------------------------------------------------------

    def _wanted(self, name: str) -> None:
        self.form.flush()
        if name == "text":
            self.close_text() if self.text.isVisible() else self.open_text()
        elif name == "try":
            self.open_preview()
        else:
            self.save()

    def open_text(self, line: int = 0) -> None:
        """Show the text of the file, at a mistake or at the chosen step."""
        self.form.flush()
        wrong = self.draft.findings[0].line if self.draft.findings else 0
        self._arrange()
        self._show_text()
        self.text.open(line or wrong or self.draft.line_of(self.number))

    def _show_text(self) -> None:
        waiting = self._check.isActive()  # somebody is writing: the check comes when the hand rests
        first = self.draft.findings[0] if not waiting and self.draft.findings else None
        reason = self.session.words(first.reason) if first else ""
        sentence = f"{reason} ({first.clause})" if first and first.clause else reason
        self.text.show_text(self.draft.text, sentence, first.line if first else 0)

    def _typed(self, text: str) -> None:
        self.edit(tr("Write"), self.draft.with_text(text), burst="text")

    def open_preview(self) -> None:
        """Show the scene as a lesson over the editor, from the chosen step."""
        from nutdesk.desk.editor.preview import ScenePreview

        if self.draft.scene is None:
            self.open_text()
            return
        self.close_text()
        preview = ScenePreview(self.draft.scene, self.desk.theme, self)
        preview.closed.connect(self._close_preview)
        self.preview, self.editing.preview = preview, preview.session
        preview.setGeometry(self.rect())
        preview.open(max(1, self.number))

    def _close_preview(self) -> None:
        if self.preview is not None:
            self.preview.hide()
            self.preview.deleteLater()
            self.preview = self.editing.preview = None
            self.view.setFocus()

    @property
    def unsaved(self) -> bool:
        return self.draft.text != self.kept

    def save(self) -> bool:
        """Write the file: the player's own scene in its place, one of ours as a copy among the player's own."""
        self.form.flush()
        data = self.draft.data or {}
        title = data.get("title") if isinstance(data.get("title"), str) else tr("scene")
        path = Path(self.path) if is_own(self.path) else fresh_path(self.session.game.id, str(title))
        try:
            save(self.draft, path)
        except OSError as error:
            why = error.strerror or str(error)
            self.bar.tell(tr("{name} could not be saved: {why}.", name=path.name, why=why))
            return False
        self.path, self.kept = str(path), self.draft.text
        words = tr("Saved as {name}", name=path.name)
        self.bar.tell(words)
        self.announce(words)
        return True

    def put_away(self) -> None:
        """The page is left: save what was written."""
        self.form.flush()
        if self.unsaved:
            self.save()

    # ---- the table ------------------------------------------------------------------------------------------------

    def show_now(self) -> None:
        super().show_now()
        if not self._live:
            self.grip.enabled = False

    def reword(self) -> None:
        tell_cast(self.session.match)
        super().reword()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._arrange()
        self.refresh()
