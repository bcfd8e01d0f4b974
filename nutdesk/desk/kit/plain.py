"""Text on the screen is shown as it is, whoever wrote it.

Qt guesses what a text is. In a label, tip or message, one that looks like HTML becomes a page that loads pictures and
has links; on a button, an & makes the next letter a key. Names come from files and from other people, so Qt must not
guess: everything that shows text and might guess is made here, and a test makes sure that it is not made elsewhere. A
real page comes from markup.py, which escapes its parts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, Self

from PySide6.QtCore import QPoint
from PySide6.QtGui import QKeySequence, Qt
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QLabel, QToolTip, QWidget

from nutdesk.desk.kit.words import Shown, remember

if TYPE_CHECKING:
    from nutdesk.markup import Html

JOINER = "\u2060"
"""Has no width and no meaning. Between a < and a word it prevents a tag, for Qt and for a screen reader."""


class PlainText(Shown):
    """A text in which Qt finds no markup, for places that cannot be told to look for none."""

    __slots__ = ("text",)
    text: str

    def __new__(cls, text: str) -> Self:
        self = super().__new__(cls, text.replace("<", f"<{JOINER}").replace("&", f"&{JOINER}"))
        self.text = text
        return self

    def again(self) -> Self:
        return type(self)(self.text.again() if isinstance(self.text, Shown) else self.text)


class MenuText(Shown):
    """A text with its & doubled, as Qt would take the letter after it for a key."""

    __slots__ = ("text",)
    text: str

    def __new__(cls, text: str) -> Self:
        self = super().__new__(cls, text.replace("&", "&&"))
        self.text = text
        return self

    def again(self) -> Self:
        return type(self)(self.text.again() if isinstance(self.text, Shown) else self.text)


def letters(text: str) -> str:
    """The text to give to a tip."""
    return remember(PlainText(text)) if Qt.mightBeRichText(text) else text


def keyless(text: str) -> str:
    """The text to give to a menu or button that Qt paints."""
    return remember(MenuText(text)) if "&" in text else text


class Tipped(Protocol):
    """Anything with a tip: widgets, actions, lines of a list."""

    def setToolTip(self, text: str, /) -> None: ...


def set_tip(thing: Tipped, text: str) -> None:
    """Set the text that appears while the pointer rests there."""
    thing.setToolTip(letters(text))


def show_tip(at: QPoint, text: str, widget: QWidget) -> None:
    """Show a tip at a point of the screen now."""
    QToolTip.showText(at, letters(text), widget)


class PlainLabel(QLabel):
    """A label with plain text."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)

    def setText(self, text: str) -> None:
        self._put(text, Qt.TextFormat.PlainText)

    def show_page(self, page: Html) -> None:
        """Show a page with several text styles, for once."""
        self._put(page, Qt.TextFormat.RichText)

    def _put(self, text: str, kind: Qt.TextFormat) -> None:
        if kind != self.textFormat():
            self.clear()  # what was there before is not to be taken for the other kind
            self.setTextFormat(kind)
        super().setText(text)


class Switch(QCheckBox):
    """A check box with a text beside it."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(keyless(text), parent)


class PlainButton(QAbstractButton):
    """A button that paints its own text: no & makes a key."""

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setShortcut(QKeySequence())


__all__ = [
    "MenuText",
    "PlainButton",
    "PlainLabel",
    "PlainText",
    "Switch",
    "Tipped",
    "keyless",
    "letters",
    "set_tip",
    "show_tip",
]
