"""The right side of the editor: all fields of the chosen step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QLineEdit, QScrollArea, QSpinBox, QVBoxLayout, QWidget

from nutdesk.core.clean import printable
from nutdesk.core.game import Game
from nutdesk.desk.editor.field import Deaf, Lines, field_style
from nutdesk.desk.kit import translated
from nutdesk.desk.kit.plain import PlainLabel
from nutdesk.desk.kit.widgets import Desk, DeskButton, Panel, dress
from nutdesk.desk.kit.words import tr
from nutdesk.teach import rulebook
from nutdesk.teach.author import Draft, Step, kind_of
from nutdesk.teach.check import LONGEST_CAPTION
from nutdesk.teach.scene import OTHERWISE

PAUSE = 350
"""Milliseconds after the last key until what was typed becomes an edit."""
LISTS = ("choices", "wrong", "can", "figure", "large", "names")
"""Fields with one text in each line."""
SHOWN = ("show", "large", "figure")
WRITTEN = {
    "say": ("say", "note", *SHOWN),
    "do": ("move", "say", "note", *SHOWN),
    "refuse": ("move", "say", "clause", "note", *SHOWN),
    "ask": ("say", "ask", "right", "because", "clause", "otherwise", "note", *SHOWN),
    "vote": ("say", "vote", "choices", "right-choice", "because", "clause", "wrong", "reveal", "note", *SHOWN),
    "can": ("say", "can", "note"),
    "scene": ("title", "clauses", "course", "short", "names"),
}
"""The fields of each kind of step, in order."""


class FormPanel(Panel):
    """A column of fields; what is typed reaches the draft after a short pause."""

    changed = Signal(object, object)
    """A step, or the keys of the scene, as data; and the names of what was changed."""
    mode_wanted = Signal(str)
    players_wanted = Signal()
    """The author has to point at a player."""

    def __init__(self, desk: Desk, game: Game, deaf: Deaf, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.game = game
        self.kind = "scene"
        self.step: Step = {}
        self._filling = False
        self._dirty: list[str] = []
        self.area = QScrollArea(self)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its fields take the keys
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.inside = QWidget(self.area)
        self.column = QVBoxLayout(self.inside)
        self.column.setContentsMargins(2, 2, 2, 2)
        self.column.setSpacing(3)
        self.area.setWidget(self.inside)
        self.heads: dict[str, PlainLabel] = {}
        self.fields: dict[str, QWidget] = {}
        for name, head, rows in (
            ("title", tr("Title"), 2),
            ("clauses", tr("Rules it teaches"), 3),
        ):
            self._lines(name, head, rows, deaf)
        self.course = self._spin("course", tr("Place in the whole course (0: none)"), 0, 99)
        self.short = self._spin("short", tr("Place in the short course (0: none)"), 0, 99)
        self._lines("names", tr("What the players are called, one per line"), 4, deaf)
        self.move_ = self._label("move", tr("On the table"))
        for name, head, rows in (
            ("say", tr("Caption for the room"), 4),
            ("can", tr("What everybody can do now, one per line"), 4),
            ("ask", tr("Question"), 3),
            ("vote", tr("Question"), 3),
            ("choices", tr("Choices, one per line"), 4),
        ):
            self._lines(name, head, rows, deaf)
        self.right_choice = self._spin("right-choice", tr("The right choice"), 1, 9)
        self.right = self._label("right", tr("Right answers"))
        self.answer_button = self._button(tr("Show them on the table"), "ui-hand")
        self.answer_button.clicked.connect(lambda _=False: self.mode_wanted.emit("answer"))
        self._lines("because", tr("Because"), 3, deaf)
        self.clause = QComboBox(self.inside)
        self._add("clause", tr("Rule"), self.clause)
        for clause in sorted(game.clauses):
            self.clause.addItem(_brief(game.id, clause), clause)
        self.clause.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.clause.setMinimumContentsLength(6)
        self.clause.activated.connect(lambda _=0: self._touch("clause"))
        self._lines("otherwise", tr("Reply to any other move"), 3, deaf)
        self._lines("wrong", tr("Reply to each wrong choice, one per line"), 4, deaf)
        self.reveal = self._label("reveal", tr("Lit with the answer"))
        self.reveal_button = self._button(tr("Light the answer"), "ui-hand")
        self.reveal_button.clicked.connect(lambda _=False: self.mode_wanted.emit("answer"))
        self._lines("note", tr("Note for the presenter"), 3, deaf)
        self.show_ = self._label("show", tr("Points at"))
        self.point_button = self._button(tr("Point on the table"), "ui-point")
        self.point_button.clicked.connect(lambda _=False: self.mode_wanted.emit("point"))
        self.player_button = self._button(tr("Point at a player"), "ui-eye")
        self.player_button.clicked.connect(lambda _=False: self.players_wanted.emit())
        self._lines("large", tr("Shown large, one per line"), 3, deaf)
        self.large_button = self._button(tr("Choose on the table"), "ui-zoom")
        self.large_button.clicked.connect(lambda _=False: self.mode_wanted.emit("large"))
        self._lines("figure", tr("A number to remember; below, what it counts"), 2, deaf)
        self.column.addStretch(1)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(PAUSE)
        self._wait.timeout.connect(self.flush)

    # ---- making fields --------------------------------------------------------------------------------------------

    def _add(self, name: str, head: str, field: QWidget) -> None:
        label = PlainLabel(head, self.inside)
        label.setProperty("role", "head")
        label.setWordWrap(True)
        label.setBuddy(field)
        field.setAccessibleName(head)
        self.column.addWidget(label)
        self.column.addWidget(field)
        self.heads[name], self.fields[name] = label, field

    def _lines(self, name: str, head: str, rows: int, deaf: Deaf) -> None:
        field = Lines(head, rows, deaf, self.inside)
        field.textChanged.connect(lambda: self._touch(name))
        self._add(name, head, field)

    def _spin(self, name: str, head: str, least: int, most: int) -> QSpinBox:
        field = QSpinBox(self.inside)
        field.setRange(least, most)
        field.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        field.valueChanged.connect(lambda _=0: self._touch(name))
        self._add(name, head, field)
        return field

    def _label(self, name: str, head: str) -> PlainLabel:
        field = PlainLabel(parent=self.inside)
        field.setWordWrap(True)
        self._add(name, head, field)
        return field

    def _button(self, text: str, icon: str) -> DeskButton:
        button = DeskButton(self.desk, text, icon=icon, parent=self.inside)
        button.size_of_type = 16
        self.column.addWidget(button)
        return button

    # ---- showing --------------------------------------------------------------------------------------------------

    def show_step(self, draft: Draft, number: int, name_of: Callable[[str], str], moves: Sequence[str] = ()) -> None:
        """Show the fields of a step, or of the scene for 0.

        `name_of` names an id on the table; `moves` are those of the step in the game's words.
        """
        self._filling = True
        steps = draft.steps
        if 1 <= number <= len(steps):
            self.step, self.kind = dict(steps[number - 1]), kind_of(steps[number - 1])
        else:
            self.step, self.kind = dict(draft.data or {}), "scene"
        shown = WRITTEN[self.kind]
        for name, field in self.fields.items():
            field.setVisible(name in shown)
            self.heads[name].setVisible(name in shown)
            if isinstance(field, Lines) and name in shown:
                value = self._replies().get(name, "") if name == OTHERWISE else self.step.get(name, "")
                joiner = "\n" if name in LISTS else ", "
                field.show_text(joiner.join(map(str, value)) if isinstance(value, list) else str(value))
        self.answer_button.setVisible("right" in shown)
        self.reveal_button.setVisible("reveal" in shown)
        self.point_button.setVisible("show" in shown)
        self.player_button.setVisible("show" in shown)
        self.large_button.setVisible("large" in shown)
        if "clause" in shown:
            self.clause.setCurrentIndex(self.clause.findData(self.step.get("clause", "")))
        self.course.setValue(_number(self.step.get("course")))
        self.short.setValue(_number(self.step.get("short")))
        self.right_choice.setValue(max(1, _number(self.step.get("right"))))
        self.right.setText(", ".join(moves) or _listed(self.step.get("right")) or tr("none yet"))
        self.move_.setText(_moves(self.step, moves))
        for key, label in (("show", self.show_), ("reveal", self.reveal)):
            points = self.step.get(key)
            names = [name_of(str(thing)) or str(thing) for thing in points] if isinstance(points, list) else []
            label.setText(", ".join(names) or tr("nothing"))
        long = len(str(self.step.get("say", "")))
        head = tr("Caption for the room") if self.kind in ("say", "do", "refuse") else tr("Words before the question")
        self.heads["say"].setText(
            tr("{head}: {n} letters, too long", head=head, n=long) if long > LONGEST_CAPTION else head
        )
        self.inside.setEnabled(draft.editable)
        self._filling = False

    # ---- writing --------------------------------------------------------------------------------------------------

    def _touch(self, name: str) -> None:
        if self._filling:
            return
        if name not in self._dirty:
            self._dirty.append(name)
        self._wait.start()

    def flush(self) -> None:
        """Turn what was typed into an edit now."""
        self._wait.stop()
        names, self._dirty = tuple(self._dirty), []
        if names:
            step = dict(self.step)
            for name in names:
                self._put(step, name)
            self.changed.emit(step, names)

    def _put(self, step: Step, name: str) -> None:
        """Put the content of a field into a step."""
        field = self.fields[name]
        value: Any
        if isinstance(field, Lines):
            text = "\n".join(map(printable, field.toPlainText().splitlines()))
            if name in LISTS:
                value = [line.strip() for line in text.splitlines() if line.strip()]
            elif name == "clauses":
                value = [word for word in text.replace(",", " ").split() if word]
            else:
                value = " ".join(text.split()) if name == "title" else text.replace("\n", " ")
        elif name == "clause":
            value = self.clause.currentData() or ""
        else:
            assert isinstance(field, QSpinBox)
            value = field.value()
        if name == OTHERWISE:
            replies = {**self._replies(), OTHERWISE: value}
            step["wrong"] = {move: reply for move, reply in replies.items() if reply}
            if not step["wrong"]:
                del step["wrong"]
            return
        key = "right" if name == "right-choice" else name
        optional = key in ("note", "course", "short", "names", "wrong", "large", "figure") or (
            key == "say" and self.kind in ("ask", "vote")
        )
        if not value and optional:
            step.pop(key, None)
            if key in ("course", "short"):
                step[key] = None
        else:
            step[key] = value

    def _replies(self) -> dict[str, Any]:
        """The replies to wrong moves of a question."""
        replies = self.step.get("wrong")
        return replies if isinstance(replies, dict) else {}

    def focus_first(self) -> None:
        """Focus the field that a new step needs first."""
        order = {"ask": "ask", "vote": "vote", "scene": "title"}
        field = self.fields[order.get(self.kind, "say")]
        field.setFocus()
        if isinstance(field, Lines | QLineEdit):
            field.selectAll()

    def arrange(self) -> None:
        layout, sheet = self.desk.layout, self.sheet
        pad = layout.px(10)
        dress(self, field_style(self.desk))
        for field in self.fields.values():
            if isinstance(field, Lines):
                field.fit()
        self.area.setGeometry(
            round(sheet.left() + pad),
            round(sheet.top() + pad),
            round(sheet.width() - 2 * pad),
            round(sheet.height() - 2 * pad),
        )


def _number(value: object) -> int:
    return value if type(value) is int else 0


def _listed(value: object) -> str:
    if isinstance(value, str):
        return value
    return ", ".join(map(str, value)) if isinstance(value, list) else ""


def _moves(step: Step, names: Sequence[str]) -> str:
    moves = ", ".join(names) or _listed(step.get("do", step.get("refuse", "")))
    luck = step.get("luck")
    if isinstance(luck, list) and luck:
        thrown = "; ".join(
            ", ".join(map(str, answer[:8])) + (" …" if len(answer) > 8 else "")
            for answer in luck
            if isinstance(answer, list)
        )
        return tr("{moves}, with luck {luck}", moves=moves, luck=thrown)
    return moves


def _brief(game: str, clause: str) -> str:
    try:
        text = translated.plain(translated.clause(game, clause))
    except (KeyError, rulebook.RulebookError):
        return clause
    return f"{clause}  {text[:60]}…" if len(text) > 60 else f"{clause}  {text}"


def _sentences(game: str, clause: str) -> str:
    """The sentences of a rule that a group can read in time."""
    try:
        text = translated.clause(game, clause).whole
    except (KeyError, rulebook.RulebookError):
        return ""
    while len(text) > LONGEST_CAPTION:
        text = text[:-1].rpartition(". ")[0]
        text = f"{text}." if text else ""
    return text


def new_step(kind: str, game: str = "", clause: str = "") -> Step:
    """A step to be filled in; a question is explained by its rule until the author writes something better."""
    if kind == "say":
        return {"say": "…"}
    if kind == "can":
        return {"say": tr("That is all you need. Have fun!"), "can": ["…"]}
    because = _sentences(game, clause) or "…"
    if kind == "ask":
        return {"ask": tr("Where may it go?"), "right": [], "because": because, "clause": clause}
    choices = [tr("Yes"), tr("No")]
    return {"vote": tr("What do you think?"), "choices": choices, "right": 1, "because": because, "clause": clause}
