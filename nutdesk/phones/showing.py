"""What a viewer's page shows: a sight made into the table, and that into words, once for every language.

Made only from the sight of this viewer and from who plays, so that nothing else can get into it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import attrs

from nutdesk.browser.catalogue import catalogue
from nutdesk.browser.familiar import Familiar
from nutdesk.browser.plain import Plain, Words
from nutdesk.browser.quill import Quill, dumped
from nutdesk.core.game import Game, Player, View
from nutdesk.core.table import Table
from nutdesk.core.words import spoken
from nutdesk.phones.messages import Picture, Sentence, Sight

PHONES, CORE = "phones", "core"
"""Where translations are looked for after those of the game."""


def tongue(game: str, cast: Sequence[Player], language: str) -> Words:
    """Says a text in a language, with the names of who plays."""
    find = _finder(game, language)
    names = [spoken(player.name, (), find) for player in cast]
    return partial(spoken, names=names, translate=find)


def _finder(game: str, language: str) -> Callable[[str, int], str]:
    texts = catalogue(language)

    def find(template: str, n: int) -> str:
        return next(filter(None, (texts.find(place, template, n) for place in (game, PHONES, CORE))), "")

    return find


class Quills:
    """A quill for each language that is spoken at a table, and the tables that they write."""

    def __init__(self, game: Game, cast: tuple[Player, ...]) -> None:
        self.game, self.cast = game, cast
        self._familiar = Familiar()
        self._quills: dict[str, Quill] = {}

    def table(self, view: View) -> Table:
        """The table of a view, in which the quills find again what they have written."""
        return self._familiar(self.game.table(view, self.cast))

    def __call__(self, language: str) -> Quill:
        if language not in self._quills:
            self._quills[language] = Quill(tongue(self.game.id, self.cast, language))
        return self._quills[language]


class Showing:
    """What one viewer sees now, ready to be sent in any language."""

    def __init__(self, quills: Quills, sight: Sight) -> None:
        self._game, self._cast = quills.game, quills.cast
        self.sight = sight
        self._quills = quills
        self._table: Table | None = None
        self._lines: dict[tuple[str, bool], str] = {}

    @property
    def number(self) -> int:
        return self.sight.number

    @property
    def view(self) -> View:
        view: View = self.sight.view
        return view

    @property
    def table(self) -> Table:
        """The table of the view: what its gestures and buttons stand for is known here alone."""
        if self._table is None:
            self._table = self._quills.table(self.view)
        return self._table

    def things(self) -> frozenset[str]:
        """The ids of all that a page can take, or drop something on."""
        table = self.table
        held = (piece.id for group in table.hand for piece in group.pieces)
        seats = (f"seat-{card.seat}" for card in table.seats)
        return frozenset(
            [*(spot.id for spot in table.spots), *(piece.id for piece in table.pieces), *held, *seats, "hand"]
        )

    def line(self, language: str, *, pictures: bool = True) -> str:
        """The whole message; without pictures for a page that missed what came before."""
        key = (language, pictures and bool(self.sight.pictures))
        if key not in self._lines:
            self._lines[key] = self._written(self._quills(language), language, pictures=key[1])
        return self._lines[key]

    def _written(self, quill: Quill, language: str, *, pictures: bool) -> str:
        sight, game, words = self.sight, self._game, quill.words
        table = attrs.evolve(self.table, how="") if sight.waits else self.table
        result = self.view.result
        rest = {
            "language": language,
            "cast": cast_of(self._cast, words),
            "story": [told(sentence, words) for sentence in sight.story],
            "undo": words(sight.undo),
            "why_no_undo": words(sight.why_no_undo),
            "redo": words(sight.redo),
            "asks": sight.asks,
            "points": [words(game.points(score)) for score in result.scores] if result is not None else [],
        }
        head = {
            "is": "state",
            "number": sight.number,
            "seat": sight.viewer,
            "turn": not sight.waits,
            "fair": sight.fair,
        }
        seen = [self._picture(picture, quill) for picture in sight.pictures] if pictures else []
        return (
            f'{dumped(head)[:-1]},"table":{quill.write(table)},"pictures":[{",".join(seen)}],'
            f'"result":{quill.write(result) if result is not None else "null"},{dumped(rest)[1:]}'
        )

    def _picture(self, picture: Picture, quill: Quill) -> str:
        """An event and the table after it, on which nothing can be done any more."""
        table = self._quills.table(picture.view)
        seen = attrs.evolve(table, gestures=(), buttons=(), how="", cues=picture.cues)
        return f'{dumped(told(picture.told, quill.words))[:-1]},"table":{quill.write(seen)}}}'


def told(sentence: Sentence, words: Words) -> Plain:
    return {
        "says": words(sentence.sentence),
        "clause": sentence.clause,
        "icon": sentence.icon,
        "seat": sentence.seat,
    }


def cast_of(cast: Sequence[Player], words: Words) -> list[Plain]:
    return [{"name": words(player.name), "colour": player.colour, "kind": player.kind} for player in cast]


__all__ = ["PHONES", "Quills", "Showing", "cast_of", "told", "tongue"]
