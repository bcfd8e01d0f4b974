"""The desk's own words: every text that a person sees or hears goes through tr()."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

CONTEXT = "desk"


def tr(text: str, **parts: object) -> str:
    """The text in the language that was chosen, with its named parts: tr("Saved as {name}", name=…)."""
    words = QCoreApplication.translate(CONTEXT, text)
    return words.format(**parts) if parts else words


def tr_count(n: int, one: str, many: str, **parts: object) -> str:
    """'1 move', '3 moves': both texts carry {n}."""
    return tr(one if n == 1 else many, n=n, **parts)


def later(text: str) -> str:
    """A text of a table of constants: translators find it here, and it is put through tr() where it is shown."""
    return text
