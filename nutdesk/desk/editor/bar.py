"""The bar above the table in the editor: what a gesture means now, and buttons for the whole scene."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Label
from nutdesk.desk.kit.keyboard import key_of
from nutdesk.desk.kit.panel import DrawnPanel
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import tr

MODES = ("play", "forbid", "point", "answer", "large")


class EditorBar(DrawnPanel):
    """Modes at the left, the scene's own buttons at the right, one sentence below."""

    mode_chosen = Signal(str)
    wanted = Signal(str)
    """'text', 'try' or 'save'."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        key = {mode: key_of(f"mode-{mode}") for mode in MODES}
        names = {
            "play": (tr("Play on"), "ui-move", tr("Every move on the table becomes a step ({key})", key=key["play"])),
            "forbid": (
                tr("Forbidden"),
                "ui-no",
                tr("A drop that is not allowed becomes a step ({key})", key=key["forbid"]),
            ),
            "point": (tr("Point"), "ui-point", tr("A click marks what the step is about ({key})", key=key["point"])),
            "answer": (
                tr("Answers"),
                "ui-question",
                tr("A move becomes a right answer of this question ({key})", key=key["answer"]),
            ),
            "large": (
                tr("Large"),
                "ui-zoom",
                tr("A click shows a thing large beside the table ({key})", key=key["large"]),
            ),
        }
        self.modes: dict[str, DeskButton] = {}
        for name, (text, icon, tip) in names.items():
            button = self._button(text, icon, tip)
            button.clicked.connect(lambda _=False, name=name: self.mode_chosen.emit(name))
            self.modes[name] = button
        self.tools: dict[str, DeskButton] = {}
        for name, text, icon, tip in (
            ("text", tr("Text"), "ui-pen", tr("The scene as a text file ({key})", key=key_of("scene-text"))),
            ("try", tr("Try it"), "ui-play", tr("Show it as the room will see it ({key})", key=key_of("scene-try"))),
            ("save", tr("Save"), "ui-ok", tr("Save among your own scenes ({key})", key=key_of("save"))),
        ):
            button = self._button(text, icon, tip)
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
            self.tools[name] = button
        self.sentence = ""

    def _button(self, text: str, icon: str, tip: str) -> DeskButton:
        button = DeskButton(self.desk, text, icon=icon, parent=self)
        button.size_of_type = 16
        set_tip(button, tip)
        return button

    def show_mode(self, mode: str, usable: dict[str, bool]) -> None:
        for name, button in self.modes.items():
            button.kind = "chosen" if name == mode else "normal"
            button.setEnabled(usable[name])
            button.setAccessibleDescription(tr("chosen") if name == mode else "")
            button.update()

    def tell(self, sentence: str) -> None:
        """Show one sentence: what to do now, or what was done."""
        if sentence != self.sentence:
            self.sentence = sentence
            self.setAccessibleName(sentence)
            self.update()

    def arrange(self) -> None:
        sheet = self.sheet
        high = next(iter(self.modes.values())).sizeHint().height()
        x = sheet.left() + 2
        for button in self.modes.values():
            wide = button.sizeHint().width()
            button.setGeometry(round(x), round(sheet.top()), wide, high)
            x += wide
        x = sheet.right() - 2
        for button in reversed(self.tools.values()):
            wide = button.sizeHint().width()
            x -= wide
            button.setGeometry(round(x), round(sheet.top()), wide, high)
        self.line = sheet.top() + high - 2

    line = 0.0

    def art(self) -> Art:
        layout, rect = self.desk.layout, self.sheet
        high = rect.bottom() - self.line - 2
        box = (rect.left() + layout.px(14), self.line, rect.width() - layout.px(28), high)
        return (Label(self.sentence, *box, layout.letters(17), 500, wrap=True),)
