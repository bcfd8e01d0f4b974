"""What is chosen for the projector while it is on: its colours, how slowly things move, how large its window is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from nutdesk.desk.classroom.audience_picture import AudiencePicture
from nutdesk.desk.kit.menu import Menu, dress_menu
from nutdesk.desk.kit.theme import PAPER
from nutdesk.desk.kit.tools import key_of_tool
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import tr
from nutdesk.desk.settings.settings import PACES

Change = tuple[str, str]
"""A setting and its new value."""


def contrast_flipped(picture: AudiencePicture) -> Change:
    """The setting that turns high contrast on, or off again."""
    return "projector", "usual" if picture.theme is PAPER else "contrast"


def slow_flipped(picture: AudiencePicture) -> Change:
    """The setting that has everything move slowly, or as usual again."""
    return "pace", "normal" if is_slow(picture) else "slow"


def is_slow(picture: AudiencePicture) -> bool:
    return picture.animator.pace >= PACES["slow"]


def projector_menu(
    parent: QWidget, desk: Desk, picture: AudiencePicture, wanted: Callable[[str], object], *, at_a_game: bool = False
) -> Menu:
    """The menu of a projector; `wanted` is told 'window', 'contrast' or 'slow'."""
    contrast, slow = (key_of_tool(name, at_a_game=at_a_game) for name in ("contrast", "slow"))
    menu = Menu(parent)
    for name, text, on in (
        ("window", tr("Full screen or a window  (F5)") if not at_a_game else tr("Full screen or a window"), None),
        (
            "contrast",
            tr("High contrast  ({key})", key=contrast),
            picture.theme is PAPER,
        ),
        ("slow", tr("Slow, for a class  ({key})", key=slow), is_slow(picture)),
    ):
        action = menu.add(text)
        if on is not None:
            action.setCheckable(True)
            action.setChecked(on)
        action.triggered.connect(lambda _on=False, name=name: wanted(name))
    dress_menu(menu, desk)
    return menu


__all__ = ["Change", "contrast_flipped", "is_slow", "projector_menu", "slow_flipped"]
