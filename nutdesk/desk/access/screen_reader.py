"""Answers screen readers. Nothing is loaded before one asks, so a start without one is no slower."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

Role = QAccessible.Role
ROLES = {
    "Prompt": Role.StaticText,
    "SeatPanel": Role.StaticText,
    "Heading": Role.StaticText,
    "TitleBlock": Role.StaticText,
    "NotePanel": Role.StaticText,
    "TrayHead": Role.Grouping,
    "TrayButtons": Role.Grouping,
    "Curtain": Role.Grouping,
    "EndBar": Role.Grouping,
    "BotBar": Role.Grouping,
    "StoryPanel": Role.Grouping,
    "WordsPanel": Role.Grouping,
    "CaptionBand": Role.Grouping,
    "WhyNot": Role.HelpBalloon,
    "Banner": Role.StaticText,
    "Timeline": Role.Button,
    "Strip": Role.Grouping,
    "GameRow": Role.Button,
    "EndSheet": Role.Dialog,
    "SettingsSheet": Role.Dialog,
    "RecentSheet": Role.Dialog,
    "WelcomeSheet": Role.Dialog,
    "AboutSheet": Role.Dialog,
    "NewGameSheet": Role.Dialog,
    "KeysSheet": Role.Dialog,
    "ExportSheet": Role.Dialog,
    "PrintSheet": Role.Dialog,
    "CoachSheet": Role.Dialog,
    "NoteSheet": Role.Dialog,
    "RulesPanel": Role.Dialog,
    "HintPanel": Role.Dialog,
}
"""The roles of the parts that we paint ourselves; Qt only knows that they are widgets."""

_answering: list[QAccessibleInterface] = []
"""Keeps interfaces alive for as long as their objects, as Qt does not keep what Python has made."""


def answer(kind: str, thing: QObject) -> QAccessibleInterface | None:
    """The interface for an object; None leaves it to Qt. Qt asks for each of its classes, the most specific first."""
    made: QAccessibleInterface | None = None
    if kind in ("TableView", "Tag"):
        from nutdesk.desk.access.tree import answer_for

        made = answer_for(thing)
    elif kind in ROLES and isinstance(thing, QWidget):
        pressed = kind == "NotePanel" and thing.focusPolicy() != Qt.FocusPolicy.NoFocus
        made = QAccessibleWidget(thing, Role.Button if pressed else ROLES[kind], "")
    if made is not None:
        _answering[:] = [one for one in _answering if isValid(one)]
        _answering.append(made)
    return made


def listen() -> None:
    """Start answering for tables and their things: right after the application is made, before there is any widget."""
    QAccessible.installFactory(answer)
