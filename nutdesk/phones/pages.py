"""Everything that a browser can fetch: made when the process starts, and found by its whole path."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from nutdesk import browser, paths
from nutdesk.core.game import Game
from nutdesk.languages import LANGUAGES
from nutdesk.phones.answers import KINDS, Leaf
from nutdesk.phones.showing import dumped, tongue
from nutdesk.phones.words import WORDS
from nutdesk.teach import rulebook

PAGE: Final = Path(__file__).with_name("page")
SHARED: Final = Path(browser.__file__).with_name("page")
"""Modules that lessons in one file use as well."""


class Pages(dict[str, Leaf]):
    """The files of one table, by path."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        for folder in (SHARED, PAGE):
            for name, data in _files(folder):
                self[f"/page/{name}"] = Leaf.of(Path(name).suffix[1:], data)
        for font in paths.fonts():
            self[f"/page/fonts/{font.name}"] = Leaf.of(font.suffix[1:], font.read_bytes())
        for name, data in _files(paths.resources() / "art"):
            self[f"/art/{name}"] = Leaf.of("svg", data)
        for language in LANGUAGES:
            self[f"/rules/{language}.json"] = Leaf.of("json", rules(game, language))
            self[f"/words/{language}.json"] = Leaf.of("json", page_words(language))
        if "/page/index.html" in self:
            self["/"] = self.pop("/page/index.html")


def _files(folder: Path) -> Iterator[tuple[str, bytes]]:
    """The files below a folder that a browser knows what to do with."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix[1:] in KINDS:
            yield file.relative_to(folder).as_posix(), file.read_bytes()


def rules(game: Game, language: str) -> bytes:
    """A game's rules, clause by clause, in a language."""
    words = tongue(game.id, (), language)
    found = [
        {
            "id": clause.id,
            "section": words(clause.section),
            "parts": [{"kind": part.kind, "text": words(part.text)} for part in clause.parts],
        }
        for clause in rulebook.clauses(game.id)
    ]
    return dumped({"clauses": found}).encode()


def page_words(language: str) -> bytes:
    """What a page says of its own, by its English, in a language."""
    words = tongue("", (), language)
    return dumped({text: words(text) for text in WORDS}).encode()


__all__ = ["Pages", "page_words", "rules"]
