"""A scene of the editor tried out: a lesson with a way back."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from nutdesk.desk.classroom.lesson import LessonPage
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.theme import Theme
from nutdesk.desk.kit.words import tr
from nutdesk.teach.scene import Scene


class Trial(LessonPage):
    """Lies over the editor until somebody goes back."""

    closed = Signal()
    benched = True

    def __init__(self, scene: Scene, theme: Theme, parent: QWidget) -> None:
        super().__init__(scene, theme, parent)
        self.setAutoFillBackground(True)
        self.finish_label = tr("Back to the editor")
        self.finished.connect(self.closed)
        self.menu_button.icon_name = "ui-prev"
        self.menu_button.setAccessibleName(tr("Back to the editor"))
        set_tip(self.menu_button, tr("Back to the editor (Esc)"))
        self.menu_button.clicked.connect(self.closed)

    def open(self, number: int) -> None:
        """Begin at a step."""
        self.animator.pace = 0
        self.show()
        self.raise_()
        self.goto(number)
        self.view.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.why_not.isVisible() and self.grip.held is None:
            if not self.tray_buttons.press_key("Esc"):
                self.closed.emit()
        else:
            super().keyPressEvent(event)
