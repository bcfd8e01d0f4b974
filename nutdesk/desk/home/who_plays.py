"""Who sits down when a cover is pressed, in a few words: it is read from the settings, no game is loaded for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nutdesk.core.card import Card
from nutdesk.core.clean import clean
from nutdesk.desk.kit.words import capital, joined, tr, tr_count

NEWCOMER = "young"
"""The level of the bots in somebody's first game: as in new_game/setup.py."""
LONGEST = 40


def who_plays(card: Card, kept: Mapping[str, Any] | None) -> str:
    """The players of the last game of this kind; in the first one, one person against young squirrels."""
    given = (kept or {}).get("players")
    rows = [row for row in given if isinstance(row, dict)] if isinstance(given, list) else []
    if len(rows) not in card.players:
        rows = [{}, *({"kind": NEWCOMER} for _ in range(card.usual - 1))]
    kinds = [str(row.get("kind", "")) for row in rows]
    people = [row for row, kind in zip(rows, kinds, strict=True) if not bots(kind, 1)]
    names = [clean(str(row.get("name", "")), LONGEST) for row in people]
    nameless = names.count("")
    parts = [name for name in names if name]
    if nameless:
        alone = len(rows) == 1
        you = tr("you alone") if alone else tr("you")
        parts.append(you if nameless == len(people) == 1 else tr_count(nameless, "one person", "{n} people"))
    parts += [text for kind in dict.fromkeys(kinds) if (text := bots(kind, kinds.count(kind)))]
    return capital(joined(parts))


def bots(level: str, n: int) -> str:
    """So many bots of a level, in words; '' if there is no such level."""
    if level == "kit":
        return tr_count(n, "a baby squirrel", "{n} baby squirrels")
    if level == "young":
        return tr_count(n, "a young squirrel", "{n} young squirrels")
    if level == "clever":
        return tr_count(n, "a clever squirrel", "{n} clever squirrels")
    return tr_count(n, "a wise old squirrel", "{n} wise old squirrels") if level == "wise" else ""
