"""Tab goes round within what is on top, in reading order."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def takes_keys(part: QWidget) -> bool:
    """Whether Tab stops at a part: not if it is hidden or forwards its focus to another."""
    return (
        bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus)
        and part.isVisible()
        and part.isEnabled()
        and part.focusProxy() is None
    )


def chain(root: QWidget) -> list[QWidget]:
    """The parts of a widget that take keys, in Qt's own order, which is that of their creation."""
    found: list[QWidget] = []
    part = root.nextInFocusChain()
    while part is not None and part is not root:
        if isinstance(part, QWidget) and root.isAncestorOf(part) and takes_keys(part):
            found.append(part)
        part = part.nextInFocusChain()
    return found


def ordered(root: QWidget, first: Iterable[QWidget]) -> list[QWidget]:
    """The parts that take keys: first those of the given parts in order, then all others."""
    rest = chain(root)
    found: list[QWidget] = []
    for part in first:
        inside = [one for one in rest if one is part or part.isAncestorOf(one)]
        found += inside
        rest = [one for one in rest if one not in inside]
    return found + rest


def go_round(parts: list[QWidget], forward: bool) -> bool:
    """Focus the next part, or the one before; always True, as Tab never leaves the ring."""
    if parts:
        here = QApplication.focusWidget()
        at = parts.index(here) if here in parts else (-1 if forward else 0)  # type: ignore[arg-type]
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        if here is not None and not here.isVisible():  # nobody pressed Tab: what had the keys is gone
            reason = Qt.FocusReason.OtherFocusReason
        parts[(at + (1 if forward else -1)) % len(parts)].setFocus(reason)
    return True
