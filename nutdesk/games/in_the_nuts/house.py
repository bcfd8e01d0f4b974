"""The house data: the storage cards, read from storage.toml and checked."""

from __future__ import annotations

from typing import Any, Final

from nutdesk.core import house
from nutdesk.core.game import Refusal, no

FILE: Final = "storage.toml"
EDITION: Final = 1
"""Of the file: see "Editions" in docs/lab.md before it is changed."""
TABLES: Final = ("Storage cards",)
"""What the lab puts on trial: see Game.holds."""
CARDS: Final = 8
"""The table has room for so many."""
NUTS: Final = range(1, 7)
POINTS: Final = range(1, 100)

Storage = tuple[tuple[int, int], ...]
"""For each card how many nuts fit, and what it is worth."""


def load() -> Storage:
    """The data that this process plays by."""
    return read(house.text("in-the-nuts", __package__, FILE))


def read(text: str) -> Storage:
    """The cards in a text; raises Refusal with the clause and the card that is wrong."""
    data = house.tables(text)
    cards = data.get("cards")
    if set(data) != {"cards"} or not isinstance(cards, list) or len(cards) != CARDS:
        raise Refusal(no("IN-P3", "Every player has {n} storage cards.", n=CARDS), "cards")
    return tuple(_card(card, f"card {number}") for number, card in enumerate(cards, 1))


def _card(card: Any, where: str) -> tuple[int, int]:
    if not isinstance(card, dict) or set(card) != {"nuts", "points"}:
        raise Refusal(no("IN-P3", "A storage card says how many nuts fit and what it is worth."), where)
    nuts, points = card["nuts"], card["points"]
    if type(nuts) is not int or nuts not in NUTS:
        raise Refusal(no("IN-P3", "One to six nuts fit on a storage card."), where)
    if type(points) is not int or points not in POINTS:
        raise Refusal(no("IN-P3", "A storage card is worth 1 to 99 points."), where)
    return nuts, points
