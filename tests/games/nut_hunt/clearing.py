"""Short hands for the tests: a match at a written position, moves as text, and forests to order."""

from __future__ import annotations

from typing import Any

import pytest

from nutdesk.core.game import Refusal, Result, Ruling
from nutdesk.core.match import Entry, Match
from nutdesk.core.moves import Action, Luck
from nutdesk.games.nut_hunt import GAME, events
from nutdesk.games.nut_hunt.forest import CELLS
from nutdesk.games.nut_hunt.parts import OBJECTIVE_IDS, TILE_IDS, USUAL
from tests.games.told import names

# The usual forest, by rows:
#         birch-grove    mossy-mound     frog-pond
#     willow-wallow   acorn-acres   hazel-hollow   the-tangle
# mouse-meadow  chestnut-chase  heart-of-the-wood  rabbit-patch  owl-oak
#     badger-bluff   walnut-way    fern-fold    thistle-thicket
#         hickory-haunt  muckville-marsh  pine-barrens


def forest(*swaps: tuple[str, str]) -> list[list[str]]:
    """The usual forest with some tiles changed about."""
    order = [TILE_IDS[tile] for tile in USUAL]
    for one, two in swaps:
        a, b = order.index(one), order.index(two)
        order[a], order[b] = order[b], order[a]
    rows: list[list[str]] = [[] for _ in range(5)]
    for (row, _), tile in zip(CELLS, order, strict=True):
        rows[row].append(tile)
    return rows


def wish(competitive: bool = False, automa: str = "standard", balanced: bool = False) -> dict[str, bool | str]:
    return {"competitive": competitive, "balanced": balanced, "automa": automa}


def at(
    seats: int = 3, *, competitive: bool = False, automa: str = "standard", balanced: bool = False, **position: Any
) -> Match:
    """A match at a written position."""
    options = wish(competitive, automa, balanced)
    match = Match(GAME, options, GAME.seats[:seats], "clearing", start=GAME.position(position, options, seats))
    match.begin()
    return match


def laid(seats: int = 3, *, rows: list[list[str]] | None = None, deal: list[str] | None = None, **wishes: Any) -> Match:
    """A match after the deal, with these tiles and these objectives on top of the pile (the rest in printed order)."""
    match = Match(GAME, wish(**wishes), GAME.seats[:seats], "clearing")
    order = [TILE_IDS.index(tile) for row in rows or forest() for tile in row]
    first = [OBJECTIVE_IDS.index(name) for name in deal or []]
    cards = first + [card for card in range(len(OBJECTIVE_IDS)) if card not in first]
    match.begin([Luck(tuple(order)), Luck(tuple(cards))])
    return match


def moves(text: str) -> list[Action]:
    """'roll, luck 3, forage acorn'."""
    return [GAME.parse(part) for part in text.split(", ")]


def play(match: Match, *gestures: str) -> Entry:
    """Play gestures one after the other; dice are written as luck."""
    for gesture in gestures:
        entry = match.play(*moves(gesture))
    return entry


def refusal(match: Match, gesture: str) -> Ruling:
    """The ruling on a gesture that must be refused."""
    with pytest.raises(Refusal) as caught:
        match.prepare(moves(gesture))
    return caught.value.ruling


def refused(**position: Any) -> tuple[str, str]:
    """Clause and key by which a written position is refused."""
    seats = position.pop("seats", 3)
    with pytest.raises(Refusal) as caught:
        GAME.position(position, wish(), seats)
    assert caught.value.ruling.reason
    return caught.value.ruling.clause, caught.value.where


def legal(match: Match) -> list[str]:
    return [str(action) for action in GAME.legal(match.state)]


def targets(match: Match, verb: str) -> set[str]:
    """The tiles that an action may name."""
    return {words[1] for words in map(str.split, legal(match)) if words[0] == verb}


def told(entry: Entry) -> list[str]:
    """The names of what was told."""
    return names(entry, events)


def due(match: Match) -> tuple[str, int]:
    """What is due, and of which player (from 1)."""
    assert match.due is not None
    return match.due.kind, match.due.seat + 1


def standing(match: Match, tile: str) -> tuple[list[int], list[int]]:
    """Squirrels and nests of each side on a tile."""
    described = GAME.describe(match.state)
    return described["squirrels"][tile], described["nests"][tile]


def nuts(match: Match, seat: int = 1) -> list[int]:
    """Acorns, chestnuts, hazelnuts, walnuts of a player (from 1)."""
    found: list[int] = GAME.describe(match.state)["nuts"][seat - 1]
    return found


def result(match: Match) -> Result:
    """How it ended."""
    found = GAME.result(match.state)
    assert found is not None
    return found
