"""A language that nobody speaks: every text is in it, marked and two fifths longer, so that what is not shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import Formatter

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget

from nutdesk.desk.kit.words import CORE, Language
from tests.texts import has_letters, sources

LONGER = 1.4
ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
MARKED = re.compile("[«»áéíóúÁÉÍÓÚ]")
"""Letters that both faces have and English has not."""
KEYS = re.compile(r"\b(Ctrl|Strg|Alt|Shift|Esc|Enter|Return|Space|F\d+|Del|PgUp|PgDown|Home|End)\b")


class Pseudo(Language):
    """Says what the translators were given, and nothing else."""

    code = "pseudo"

    def find(self, context: str, source: str, n: int = -1) -> str:
        known = sources()
        if source not in known.get(context, ()) and source not in known[CORE]:
            return ""
        return stretch(source)


def stretch(source: str) -> str:
    """The text with its {parts} as they are, accents on its vowels, marks around it, and two fifths more of it."""
    out, letters = [], 0
    for literal, name, spec, conversion in Formatter().parse(source):
        words = literal.translate(ACCENTS)
        letters += len(words)
        out.append(words)
        if name is not None:
            out.append("{" + name + (f"!{conversion}" if conversion else "") + (f":{spec}" if spec else "") + "}")
    if not letters:
        return source
    more = max(0, round(letters * (LONGER - 1)) - 2)
    padding = (" " + "óne two thréé fóúr fívé síx séven éíght " * 20)[:more].rstrip() if more > 1 else ""
    return f"«{''.join(out)}{padding}»"


def unmarked(text: str, names: tuple[str, ...]) -> bool:
    """Whether there are words in a text that went past the translators; names and titles do, and keys."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    text = re.sub(r"\b[A-Z]{2}-[A-Z]\d+\b", "", KEYS.sub("", text))
    text = re.sub(r"«.*|.*»", "", _outside(text))  # cut short, it has only one of its marks
    return has_letters(text) and MARKED.search(text) is None


def _outside(text: str) -> str:
    """The text without what stands in marks, from the inside to the outside."""
    while (shorter := re.sub(r"«[^«»]*»", "", text)) != text:
        text = shorter
    return text


def said(top: QWidget) -> Iterator[tuple[str, str]]:
    """Whatever a screen reader or the pointer gets to know: what it is, and its words."""
    for part in (top, *top.findChildren(QWidget)):
        kind = type(part).__name__
        for name in ("accessibleName", "accessibleDescription", "toolTip", "windowTitle"):
            yield f"{kind}.{name}", str(part.property(name) or "")
        if isinstance(part, QLabel | QAbstractButton):
            yield f"{kind}.text", part.text()
        if isinstance(part, QLineEdit):
            yield f"{kind}.placeholderText", part.placeholderText()
        if isinstance(part, QComboBox):
            yield from ((f"{kind}.item", part.itemText(row)) for row in range(part.count()))
    yield from (("QAction.text", action.text()) for action in top.findChildren(QAction))
