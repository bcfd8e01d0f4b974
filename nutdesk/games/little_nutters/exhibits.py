"""What a lesson shows large: a card, a character, a symbol, a full Nut Sack, the parts of a turn."""

from __future__ import annotations

from functools import cache
from typing import Final

from nutdesk.core.table import Art, Box, Label, Layer, Oval, Piece, Svg
from nutdesk.core.words import Say, count, say
from nutdesk.games.little_nutters import parts
from nutdesk.games.little_nutters.cards import INK, LINE, PAPER, TALL, back, card, character_card, name_of
from nutdesk.games.little_nutters.panel import TRACK
from nutdesk.games.little_nutters.vocabulary import SYMBOLS

WIDE: Final = 190.0
"""A card or a character."""
SIDE: Final = 150.0
"""A symbol."""
SACK: Final = (340.0, 330.0)
TURN: Final = (372.0, 372.0)
ROW: Final = 62.0
"""One line of the parts of a turn."""


def exhibit(key: str) -> Piece | None:
    """A card by its id or with its symbol, a character, 'leaf', 'sack-7', 'turn' or 'back'."""
    face = next((face for face, name in enumerate(parts.FACES) if key in (name, parts.CARD_OF[face].id)), None)
    if face is not None:
        return _shown(key, name_of(face), card(face, WIDE), WIDE, WIDE * TALL)
    for number, one in enumerate(parts.CHARACTERS):
        if key == one.id:
            name = say("{character}: {text}", character=say(one.name), text=say(one.text))
            return _shown(key, name, character_card(number, WIDE), WIDE, WIDE * TALL)
    if key in SYMBOLS:
        symbol = SYMBOLS.index(key)
        return _shown(key, parts.SYMBOL_NAMES[symbol], _symbol(key), SIDE, SIDE)
    if key in SACKS:
        nuts = SACKS[key]
        return _shown(key, count(nuts, "Nut Sack with {n} nut", "Nut Sack with {n} nuts"), _sack(nuts), *SACK)
    if key == "turn":
        return _shown(key, say("The parts of a turn"), _turn(), *TURN)
    if key == "back":
        return _shown(key, say("A face-down card"), back(WIDE, WIDE * TALL), WIDE, WIDE * TALL)
    return None


SACKS: Final = {f"sack-{nuts}": nuts for nuts in range(1, max(parts.DECK.targets) + 1)}


def _shown(key: str, name: str, art: Art, wide: float, high: float) -> Piece:
    return Piece(key, name, "", 0, 0, wide, high, art)


@cache
def _symbol(symbol: str) -> Art:
    inner = SIDE * 0.7
    return (
        Oval(-SIDE / 2, -SIDE / 2, SIDE, SIDE, PAPER, LINE, 3),
        Svg(f"symbol-{symbol}", -inner / 2, -inner / 2, inner, inner),
    )


@cache
def _sack(nuts: int) -> Art:
    """The sack, and its nuts below in rows of four."""
    wide, high = SACK
    art: list[Layer] = [
        Box(-wide / 2, -high / 2, wide, high, 20, PAPER, LINE, 2),
        Svg("nut-sack", -62, -high / 2 + 10, 124, 124),
    ]
    for row in range(0, nuts, 4):
        across = min(4, nuts - row)
        for place in range(across):
            left = (place - across / 2) * 78 + 5
            art.append(Svg("nut-acorn", left, -high / 2 + 146 + row / 4 * 86, 68, 68))
    return tuple(art)


@cache
def _turn() -> Art:
    """Patch phase with its three ways and their prices, play phase, and the card that is drawn."""
    wide, high = TURN
    left, top = -wide / 2, -high / 2
    first, second, third = (words for words, _ in TRACK)
    art: list[Layer] = []
    y = top
    for number, (words, ways) in enumerate(((first, WAYS), (second, ()), (third, ())), 1):
        tall = ROW * (1 + len(ways))
        art += [
            Box(left, y, wide, tall - 6, 14, PAPER, LINE, 2),
            Oval(left + 10, y + 8, 40, 40, INK),
            Label(str(number), left + 10, y + 8, 40, 40, 22, 700, PAPER, "centre"),
            Label(words, left + 62, y + 4, wide - 76, 48, 24, 600, INK, "left", True, shrink=True),
        ]
        for row, (icon, tint, way, price) in enumerate(ways, 1):
            line = y + row * ROW - 4
            art += [
                Oval(left + 64, line, 48, 48, PAPER, LINE, 2),
                Svg(icon, left + 72, line + 8, 32, 32, tint),
                Label(way, left + 124, line, 130, 48, 21, 600, INK, shrink=True),
                Label(price, left + 254, line, wide - 268, 48, 21, 700, "#6A5138", "right", shrink=True),
            ]
        y += tall
    return tuple(art)


def _cards(n: int) -> Say:
    return count(n, "{n} card", "{n} cards")


WAYS: Final = (
    ("ui-eye", "#1F5C86", say("Search"), _cards(1)),
    ("ui-hand", "#6B4524", say("Dig"), say("free")),
    ("cards/sturdy-spade", "", say("Excavate"), _cards(2)),
)
"""What can be done with a patch, and what it costs."""
