"""The rules of each game in our own words, clause by clause: resources/rules/<game>.toml.

A clause has a 'text', and its 'kind' says where that comes from. Sentences of the same clause from another source stand
under the name of their kind: a rule of the publisher's has 'ruling = "…"' for what the project decided about it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import attrs

from nutdesk import paths
from nutdesk.core.words import say
from nutdesk.teach.source import Keys, Mistake, Source, read

KINDS: Final = ("rule", "prototype", "house", "ruling")
"""From the rulebook; from the designer's prototype; our own data where both give none; decided here where both are
silent."""
MARKED: Final = KINDS[1:]
"""The kinds that are shown with a tag."""


class RulebookError(Mistake):
    """A rulebook that cannot be used."""


@attrs.frozen
class TaggedText:
    """Sentences of a rule, and where they come from."""

    kind: str
    text: str


@attrs.frozen
class Clause:
    """One rule, as the rules panel and "why not?" show it."""

    id: str
    section: str
    text: str
    kind: str = "rule"
    more: tuple[TaggedText, ...] = ()
    """Sentences after the text that are of another kind."""

    @property
    def parts(self) -> tuple[TaggedText, ...]:
        """All its sentences, in order."""
        return (TaggedText(self.kind, self.text), *self.more)

    @property
    def whole(self) -> str:
        """All its sentences as one text."""
        return " ".join(part.text for part in self.parts)


def clauses(game: str) -> tuple[Clause, ...]:
    """All clauses of a game, in the order of its rulebook; raises RulebookError."""
    return tuple(_rulebook(game).values())


def clause(game: str, clause_id: str) -> Clause:
    """The clause with this id; KeyError if there is none."""
    return _rulebook(game)[clause_id]


def search(book: Iterable[Clause], words: str) -> tuple[Clause, ...]:
    """The clauses of a book that contain every one of the words, in any order, upper or lower case."""
    wanted = words.casefold().split()
    return tuple(
        found
        for found in book
        if all(word in f"{found.id} {found.section} {found.whole}".casefold() for word in wanted)
    )


def load(path: Path, game: str) -> dict[str, Clause]:
    """The clauses in a file, by id; raises RulebookError."""
    try:
        source = read(path)
    except Mistake as mistake:
        raise RulebookError(mistake.path, mistake.line, mistake.sentence, unreadable=True) from None
    _check_keys(source, source.data, ("game", "clause"), ())
    if source.data.get("game") != game:
        raise RulebookError(source.path, source.line("game"), say("'game' must be \"{game}\".", game=game))
    entries = source.data.get("clause")
    if not isinstance(entries, list) or not entries:
        raise RulebookError(source.path, source.line("clause"), say("A rulebook must be a list of [[clause]]."))
    book: dict[str, Clause] = {}
    for index, entry in enumerate(entries):
        found = _clause(source, index, entry)
        if found.id in book:
            line = source.line("clause", index, "id")
            raise RulebookError(source.path, line, say("Rule '{id}' is there twice.", id=found.id))
        book[found.id] = found
    return book


@cache
def _rulebook(game: str) -> dict[str, Clause]:
    return load(paths.resources() / "rules" / f"{game}.toml", game)


def _clause(source: Source, index: int, entry: object) -> Clause:
    if not isinstance(entry, dict):
        raise RulebookError(source.path, source.line("clause", index), say("A rule must be a table: [[clause]]."))
    _check_keys(source, entry, ("id", "section", "text", "kind", *MARKED), ("clause", index))
    kind = entry.get("kind", "rule")
    if kind not in KINDS:
        line = source.line("clause", index, "kind")
        raise RulebookError(source.path, line, say("'kind' must be one of {kinds}.", kinds=", ".join(KINDS)))
    others = [key for key in entry if key in MARKED]
    for key in ("id", "section", "text", *others):
        if not isinstance(entry.get(key), str) or not entry[key].strip():
            line = source.line("clause", index, key)
            raise RulebookError(source.path, line, say("A rule needs words for '{key}'.", key=key))
    if kind in others:
        line = source.line("clause", index, kind)
        raise RulebookError(source.path, line, say("The text is of the kind '{kind}' already.", kind=kind))
    more = tuple(TaggedText(key, entry[key]) for key in others)
    return Clause(entry["id"], entry["section"], entry["text"], kind, more)


def _check_keys(source: Source, table: dict[str, object], known: Iterable[str], at: Keys) -> None:
    for key in table:
        if key not in known:
            raise RulebookError(source.path, source.line(*at, key), say("There is no '{key}' here.", key=key[:40]))
