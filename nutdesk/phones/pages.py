"""Everything that a browser can fetch: made when the process starts, and found by its whole address.

No name that a browser sends is ever looked for on the disk.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import attrs

from nutdesk.browser.assets import Asset, assets, in_folder
from nutdesk.browser.bundle import bundled
from nutdesk.browser.plain import Plain, Words
from nutdesk.browser.quill import dumped
from nutdesk.core.game import Game
from nutdesk.core.words import say
from nutdesk.languages import LANGUAGES
from nutdesk.phones.answers import JSON, Leaf
from nutdesk.phones.showing import tongue
from nutdesk.phones.words import page_words
from nutdesk.teach import rulebook
from nutdesk.teach.rulebook import Clause

PAGE: Final = Path(__file__).with_name("page")
FIRST: Final = "index.html"
SCRIPT, STYLE = "app.js", ("colours.css", "style.css", "layout.css")
"""Where the script of a page begins, and its style sheets in their order: each is sent as one file."""
ADDRESS: Final = re.compile(r'(?<=")/page/[\w.-]+(?=")')
TAGS: Final = {
    "prototype": say("prototype"),
    "house": say("house data"),
    "ruling": say("decided here"),
}
"""What stands beside sentences that are not from the rulebook."""


class Pages:
    """The files of one table, by address."""

    def __init__(self, game: Game) -> None:
        self._leaves: dict[str, Leaf] = {}
        parts = {**assets(), **{asset.name: asset for asset in in_folder(PAGE)}}
        script = bundled({name: part.data.decode() for name, part in parts.items() if name.endswith(".js")}, SCRIPT)
        whole = (Asset("page.js", script.encode()), Asset("page.css", b"".join(parts[name].data for name in STYLE)))
        for asset in (*whole, *(part for name, part in parts.items() if not name.endswith((".js", ".css", ".html")))):
            self._add(f"/page/{asset.name}", asset.kind, asset.data)
        first = parts[FIRST]
        self._add("/", first.kind, ADDRESS.sub(self._lasting, first.data.decode()).encode())
        for language in LANGUAGES:
            self._add_json(f"/rules/{language}.json", rules(game, tongue(game.id, (), language)))
            self._add_json(f"/words/{language}.json", page_words(tongue("", (), language)))

    def _add_json(self, path: str, data: Any) -> None:
        self._add(path, JSON, dumped(data).encode())

    def _add(self, path: str, kind: str, data: bytes) -> None:
        """A file at its path, and at one with its hash, where it never changes."""
        leaf = Leaf.of(kind, data)
        self._leaves[path] = leaf
        self._leaves[f"{path}?v={leaf.hash}"] = attrs.evolve(leaf, lasting=True)

    def _lasting(self, address: re.Match[str]) -> str:
        """The address at which a file never changes, so that a browser that has it asks for nothing."""
        leaf = self._leaves.get(address[0])
        return f"{address[0]}?v={leaf.hash}" if leaf is not None else address[0]

    def __iter__(self) -> Iterator[str]:
        return iter(self._leaves)

    def get(self, address: str) -> Leaf | None:
        """What lies at an address; None if nothing does."""
        return self._leaves.get(address)


def rules(game: Game, words: Words) -> dict[str, Plain]:
    """A game's rules by the ids of their clauses, in somebody's words."""
    return {clause.id: _rule(clause, words) for clause in rulebook.clauses(game.id)}


def _rule(clause: Clause, words: Words) -> Plain:
    more = " ".join(f"[{words(TAGS[part.kind])}] {words(part.text)}" for part in clause.more)
    tag = words(TAGS[clause.kind]) if clause.kind in TAGS else ""
    text = words(clause.text)
    return {"title": words(clause.section), "text": f"{text} {more}" if more else text, "tag": tag}


__all__ = ["Pages", "rules"]
