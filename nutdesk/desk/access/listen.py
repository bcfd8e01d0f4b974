"""Who answers a screen reader, asked only when there is one: a start without one pays nothing."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

OURS = ("TableView", "Tag")
"""The classes that Qt could not answer for by itself."""


def answer(kind: str, thing: QObject) -> QAccessibleInterface | None:
    """The one who answers for an object; None leaves it to Qt."""
    if kind not in OURS:
        return None
    from nutdesk.desk.access.tree import answer_for

    return answer_for(thing)


def listen() -> None:
    """Answer for tables and their things: right after the application is made, before there is any widget."""
    QAccessible.installFactory(answer)
