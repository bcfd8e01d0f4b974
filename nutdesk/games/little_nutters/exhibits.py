"""What a lesson shows large: a card, a kind of cards, a character, a symbol, a full Nut Sack, the parts of a turn."""

from __future__ import annotations

from functools import cache
from typing import Final

from nutdesk.core.table import Art, Box, Label, Layer, Oval, Piece, Svg
from nutdesk.core.words import Say, count, say
from nutdesk.games.little_nutters import parts
from nutdesk.games.little_nutters.cards import BANDS, INK, LINE, PAPER, TALL, card, character_card, name_of
from nutdesk.games.little_nutters.panel import TRACK
from nutdesk.games.little_nutters.vocabulary import END, STOP, SYMBOLS

WIDE: Final = 190.0
"""A card or a character."""
SIDE: Final = 150.0
"""A symbol."""
SACK: Final = (412.0, 182.0)
TURN: Final = (440.0, 372.0)
LIST: Final = 424.0
"""All cards of a kind."""
MEMBER: Final = 96.0
"""One of them."""
ROW: Final = 62.0
"""One line of the parts of a turn."""


def exhibit(key: str) -> Piece | None:
    """A card by its id or with its symbol, 'attack' for all animals, a character, 'leaf', 'sack-7' or 'turn'."""
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
    if key in FAMILIES:
        return _shown(key, BANDS[key][0], _family(key), LIST, _height(key))
    return None


FAMILIES: Final = {
    kind: tuple(one for one in parts.DECK.cards if one.category == kind) for kind in ("attack", "obstacle", "defence")
}
"""Kinds of few cards, which are listed together."""
FIRST_WORDS: Final = {END: say("End turn."), STOP: say("Dig stopped.")}
"""What an attack or obstacle says first, whatever else it does."""
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
    """The sack, its nuts in rows of four, and for how many players they are enough to win."""
    wide, high = SACK
    left, top = -wide / 2, -high / 2
    art: list[Layer] = [
        Box(left, top, wide, high, 20, PAPER, LINE, 2),
        Svg("nut-sack", left + 12, top + 14, 112, 112),
        Oval(left + 38, top + 53, 60, 60, PAPER, LINE, 2),
        Label(str(nuts), left + 12, top + 50, 112, 66, 46, 600, INK, "centre", True),
    ]
    art += (Svg("nut-acorn", left + 140 + place % 4 * 66, top + 12 + place // 4 * 62, 58, 58) for place in range(nuts))
    seats = [number for number, target in enumerate(parts.DECK.targets, 2) if target == nuts]
    if seats:
        players = str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
        art.append(
            Label(
                say("{players} players", players=players),
                left + 12,
                top + 132,
                wide - 24,
                44,
                28,
                600,
                INK,
                "centre",
                shrink=True,
            )
        )
    return tuple(art)


@cache
def _family(kind: str) -> Art:
    """All cards of a kind below each other: picture, name and text, or the first words of it."""
    cards, (word, colour, tint) = FAMILIES[kind], BANDS[kind]
    left, top = -LIST / 2, -_height(kind) / 2
    art: list[Layer] = [
        Box(left, top, LIST, MEMBER / 2, 12, colour, LINE, 2),
        Svg(f"ui-{kind}", left + 14, top + 9, 30, 30, "#FFFFFF"),
        Label(word, left + 54, top, LIST - 66, MEMBER / 2, 24, 700, "#FFFFFF", shrink=True),
    ]
    for row, one in enumerate(cards):
        y = top + (row + 0.5) * MEMBER + 6
        brief = next((say(words) for code, words in FIRST_WORDS.items() if (code, 0) in one.effects), None)
        art += [
            Box(left, y, LIST, MEMBER - 6, 12, PAPER, LINE, 2),
            Box(left + 6, y + 6, 74, MEMBER - 18, 8, tint, colour, 2),
            Svg(one.picture, left + 13, y + (MEMBER - 66) / 2, 60, 60),
            Label(say(one.name), left + 92, y + 3, LIST - 100, 38, 24, 600, INK, "left", True, shrink=True),
            Label(say(one.text), left + 92, y + 40, LIST - 100, 46, 20, 500, INK, wrap=True, top=True, brief=brief),
        ]
    return tuple(art)


def _height(kind: str) -> float:
    return (len(FAMILIES[kind]) + 0.5) * MEMBER


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
                Label(way, left + 124, line, 160, 48, 22, 600, INK, shrink=True),
                Label(price, left + 304, line, wide - 318, 48, 22, 700, "#6A5138", "right", shrink=True),
            ]
        y += tall
    return tuple(art)


def _cards(n: int) -> Say:
    return count(n, "{n} card", "{n} cards")


WAYS: Final = (
    ("ui-eye", "#1F5C86", say("Searching"), _cards(1)),
    ("ui-hand", "#6B4524", say("Digging"), say("free")),
    ("cards/sturdy-spade", "", say("Excavating"), _cards(2)),
)
"""What can be done with a patch, and what it costs."""
