"""A language that nobody speaks: every text is in it, marked and two fifths longer, so that what is not shows.

`python -m tests.desk.pseudo "from the start" 1280x720` prints, as JSON, what is cut or still English on any screen.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import chain
from string import Formatter

from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget

from nutdesk import games, paths
from nutdesk.desk.application import application
from nutdesk.desk.kit.words import CORE, ENGLISH, Language
from nutdesk.desk.settings.language import switch
from nutdesk.desk.shell import chosen_settings
from nutdesk.desk.shell.window import MainWindow
from nutdesk.record import store
from tests.desk.gallery import NAMES, crowded, screens, unreadable
from tests.desk.hands import settle
from tests.desk.ink import watched
from tests.texts import has_letters, sources

LONGER = 1.4
ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
MARKED = re.compile("[«»áéíóúÁÉÍÓÚ]")
"""Letters that both faces have and English has not."""
KEYS = re.compile(
    r"\b(Ctrl|Strg|Alt|Shift|Esc|Enter|Return|Space|F\d+|Del|PgUp|PgDown|Home|End)\b|(?<=\+)(Left|Up|Down)\b"
)


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
    text = re.sub(r"\S*…$", "", text)
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    text = re.sub(r"\b[A-Z]{2}-[A-Z]\d+\b", "", KEYS.sub("", text.replace("\N{WORD JOINER}", "")))
    text = re.sub(r"«.*|.*»", "", _outside(text))  # cut short, it has only one of its marks
    return has_letters(text) and MARKED.search(text) is None


def _outside(text: str) -> str:
    """The text without what stands in marks, from the inside to the outside."""
    while (shorter := re.sub(r"«[^«»]*»", "", text)) != text:
        text = shorter
    return text


@cache
def casts() -> frozenset[str]:
    """What the players of our lessons are called."""
    scenes = (tomllib.loads(path.read_text("utf-8")) for path in paths.scenes().rglob("*.toml"))
    return frozenset(name for scene in scenes for name in scene.get("names", ()))


def said(top: QWidget) -> Iterator[tuple[str, str]]:
    """Whatever a screen reader or the pointer gets to know: what it is, and its words."""
    for part in (top, *(part for part in top.findChildren(QWidget) if part.isVisible())):
        kind = type(part).__name__
        for name in ("accessibleName", "accessibleDescription", "toolTip", "windowTitle"):
            yield f"{kind}.{name}", str(part.property(name) or "")
        if isinstance(part, QLabel | QAbstractButton):
            yield f"{kind}.text", re.sub("<[^>]*>", " ", part.text())
        if isinstance(part, QLineEdit):
            yield f"{kind}.placeholderText", part.placeholderText()
        if isinstance(part, QComboBox):
            yield from ((f"{kind}.item", part.itemText(row)) for row in range(part.count()))
    yield from (("QAction.text", action.text()) for action in top.actions())


def more_screens(window: MainWindow) -> Iterator[str]:
    """What the gallery does not show."""
    window.seat(crowded("nice-one-squirrel"), None)
    window.exporter.open()
    yield "table export"
    window.go_home()


def faults(window: MainWindow, name: str) -> list[str]:
    """What is cut, and what is not in this language, on the screen that is shown."""
    titles = (*(card.title for card in games.cards()), "nutdesk", "English", "Deutsch", *NAMES, *casts())
    with watched() as words:
        settle(4)
        window.repaint()
        window.grab()
    found = [f"not translated, painted: {word.text}" for word in words if unmarked(word.text, titles)]
    found += [f"not translated, {where}: {text}" for where, text in said(window) if text and unmarked(text, titles)]
    cut = unreadable(window, name)
    if window.page is not None:  # a game has words of its own, made for less room: test_legibility.py reads them
        cut = [fault for fault in cut if not fault.startswith(("cut", "elided"))]
    return list(dict.fromkeys(found)) + cut


def main(when: str, sizes: list[str]) -> None:
    """Prints, as JSON, what is wrong on every screen of these sizes."""
    app = application()
    pseudo = Pseudo()
    early = when == "from the start"
    if early:  # no setting leads there
        chosen_settings.choose = lambda _choice: pseudo
    window = MainWindow()
    window.chosen_settings.change("pace", "off")
    store.begin(crowded("nice-one-squirrel")).close()
    told: dict[str, list[str]] = {}
    for size in sizes:
        wide, high = map(int, size.split("x"))
        window.settings.welcomed = False
        window.resize(wide, high)
        window.show()
        settle(6)
        for name in chain(screens(window), more_screens(window)):
            if not early:
                settle(2)
                window.grab()
                switch(pseudo)
            if found := faults(window, name):
                told[f"{size} {name}"] = found
            if not early:
                switch(ENGLISH)
    print(json.dumps(told))
    window.close()
    app.processEvents()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
