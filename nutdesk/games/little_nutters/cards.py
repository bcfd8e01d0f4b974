"""Cards and characters as drawings, around their middle."""

from __future__ import annotations

from functools import cache
from typing import Final

from nutdesk.core.table import Art, Box, Label, Layer, Oval, Poly, Svg
from nutdesk.core.words import Say, say
from nutdesk.games.little_nutters.parts import CARD_OF, CHARACTERS, IS_FRIEND, SYMBOL_NAMES, SYMBOL_OF, spell
from nutdesk.games.little_nutters.vocabulary import SYMBOLS

TALL: Final = 1.4
INK: Final = "#2F1F14"
LINE: Final = "#3B2416"
PAPER: Final = "#FFF6E0"
EDGE: Final = "#C9B48C"
ONE_LINE: Final = 11
"""The longest name that fits on one line of a pile's card; a remembered card is narrower."""
SHORT_LINE: Final = 9

# The word and colour of the band, and the tint behind the picture.
BANDS: Final = {
    "nut": (say("nut"), "#8A5528", "#F4E3BE"),
    "attack": (say("attack"), "#A3261C", "#F6D8D0"),
    "obstacle": (say("obstacle"), "#5E5244", "#E9E0D2"),
    "defence": (say("defence"), "#1F5C86", "#D8E8F3"),
    "boost": (say("boost"), "#2F6B3C", "#E1EED3"),
    "trouble": (say("trouble"), "#5E4080", "#E6DCF0"),
    "bust": (say("bust-a-nut"), "#9C4A12", "#F8E0C6"),
}


@cache
def name_of(face: int) -> Say:
    """What a screen reader says of a card: 'Grappling Hook, bust-a-nut, moon: …'."""
    card = CARD_OF[face]
    category, text = BANDS[card.category][0], say(card.text)
    for symbol, outcome in zip(SYMBOL_NAMES, card.outcomes, strict=False):
        if outcome:
            text = say("{text} {symbol}: {says}.", text=text, symbol=symbol, says=say(outcome.says))
    if SYMBOL_OF[face] < 0:
        return say("{card}, {category}: {text}", card=spell(face), category=category, text=text)
    symbol = SYMBOL_NAMES[SYMBOL_OF[face]]
    return say("{card}, {category}, {symbol}: {text}", card=spell(face), category=category, symbol=symbol, text=text)


def _paper(width: float, height: float, radius: float) -> tuple[Layer, ...]:
    x, y = -width / 2, -height / 2
    return (
        Box(x + 2, y + 5, width, height, radius, "#402A1808"),
        Box(x, y + 3, width, height, radius, EDGE, LINE, 2),
        Box(x, y, width, height, radius, PAPER, LINE, 2),
    )


def _symbol(face: int, x: float, y: float, size: float) -> Art:
    if SYMBOL_OF[face] < 0:
        return ()
    inner = size * 0.73
    return (
        Oval(x - size / 2, y - size / 2, size, size, PAPER, LINE, 1.3),
        Svg(f"symbol-{SYMBOLS[SYMBOL_OF[face]]}", x - inner / 2, y - inner / 2, inner, inner),
    )


@cache
def card(face: int, width: float = 146) -> Art:
    """A whole card: band, picture, symbol, name and text."""
    kind = CARD_OF[face]
    word, colour, tint = BANDS[kind.category]
    k, height = width / 150, width * TALL
    x, y = -width / 2, -height / 2
    picture, high = 52 * k, 56 * k
    right = 13 * k if IS_FRIEND[face] else 0.0  # room for the word
    art: list[Layer] = [
        *_paper(width, height, 11 * k),
        Box(x + 5 * k, y + 5 * k, width - 10 * k, 28 * k, 7 * k, colour, LINE, 1.4),
        Label(word, x + 37 * k, y + 5 * k, width - 46 * k, 28 * k, max(14, 15 * k), 700, "#FFFFFF", shrink=True),
        Box(x + 5 * k, y + 37 * k, width - 10 * k, high, 7 * k, tint, LINE, 1.4),
        Svg(kind.picture, right - picture / 2, y + 37 * k + (high - picture) / 2, picture, picture),
        Label(
            spell(face),
            x + 8 * k,
            y + 94 * k,
            width - 12 * k,
            24 * k,
            max(15.5, 17 * k),
            600,
            INK,
            "left",
            True,
            shrink=True,
        ),
    ]
    icon = "nut-acorn" if kind.category == "nut" else f"ui-{kind.category}"
    art.append(Svg(icon, x + 12 * k, y + 9.5 * k, 19 * k, 19 * k, "" if kind.category == "nut" else "#FFFFFF"))
    if IS_FRIEND[face]:
        art += [
            Box(x + 7 * k, y + 34 * k + high - 22 * k, 58 * k, 22 * k, 10 * k, PAPER, LINE, 1.2),
            Label(
                say("friend"),
                x + 7 * k,
                y + 34 * k + high - 22 * k,
                58 * k,
                22 * k,
                max(13, 13 * k),
                700,
                colour,
                "centre",
                shrink=True,
            ),
        ]
    art += _symbol(face, x + width - 21 * k, y + 34 * k + high - 10 * k, 26 * k)
    return (*art, *_text(face, x + 8 * k, y + 116 * k, width - 14 * k, height - 120 * k, k))


def _text(face: int, x: float, y: float, width: float, height: float, k: float) -> Art:
    kind = CARD_OF[face]
    size = max(13, 14.2 * k)
    if not kind.outcomes:
        return (Label(say(kind.text), x, y, width, height, size, 500, INK, wrap=True, top=True),)
    art: list[Layer] = [Label(say(kind.text), x, y + 2 * k, width, 18 * k, size, 500, INK, shrink=True)]
    row = (height - 22 * k) / 3
    for place, outcome in enumerate(kind.outcomes):
        if outcome:
            top = y + 20 * k + place * row
            art += [
                Svg(f"symbol-{SYMBOLS[place]}", x, top + (row - 16 * k) / 2, 16 * k, 16 * k),
                Label(say(outcome.says), x + 20 * k, top, width - 20 * k, row, size, 600, INK, shrink=True),
            ]
    return tuple(art)


@cache
def small_card(face: int, width: float = 104, height: float = 142) -> Art:
    """A card of a pile: band, picture and name."""
    kind = CARD_OF[face]
    word, colour, tint = BANDS[kind.category]
    x, y = -width / 2, -height / 2
    more = 16.0 if len(kind.name) > ONE_LINE else 0.0  # a second line for the name
    side = min(width - 34, height - 78 - more)
    icon = "nut-acorn" if kind.category == "nut" else f"ui-{kind.category}"
    return (
        *_paper(width, height, 9),
        Box(x + 5, y + 5, width - 10, 26, 6, colour, LINE, 1.3),
        Svg(icon, x + 8, y + 9, 18, 18, "" if kind.category == "nut" else "#FFFFFF"),
        Label(word, x + 28, y + 5, width - 32, 26, 14, 700, "#FFFFFF", shrink=True, brief=""),
        Box(x + 5, y + 35, width - 10, height - 76 - more, 6, tint, LINE, 1.3),
        Svg(kind.picture, -side / 2, y + height / 2 - 3 - more / 2 - side / 2, side, side),
        Label(
            spell(face),
            x + 3,
            y + height - 40 - more,
            width - 6,
            28 + 1.6 * more,
            15,
            600,
            INK,
            "centre",
            True,
            wrap=bool(more),
            shrink=not more,
            brief="",
        ),
        *_symbol(face, x + width - 18, y + height - 50 - more, 22),
    )


@cache
def tiny_card(face: int, width: float = 78, height: float = 102, lit: bool = False) -> Art:
    """A card as it is remembered: a stripe in its colour, picture, name."""
    kind = CARD_OF[face]
    x, y = -width / 2, -height / 2
    more = 14.0 if len(kind.name) > SHORT_LINE else 0.0  # a second line for the name
    side = min(width - 20, height - 48 - more)
    return (
        Box(x, y, width, height, 9, PAPER, "@gold" if lit else LINE, 4 if lit else 2),
        Box(x + 5, y + 5, width - 10, 8, 4, BANDS[kind.category][1]),
        Svg(kind.picture, -side / 2, y + 17, side, side),
        Label(
            spell(face),
            x + 2,
            y + height - 31 - more,
            width - 4,
            27 + 1.25 * more,
            14,
            700,
            INK,
            "centre",
            wrap=bool(more),
            shrink=not more,
            brief="",
        ),
    )


@cache
def back(width: float, height: float) -> Art:
    """The back of a card: an acorn over the hills at night."""
    x, y, k = -width / 2, -height / 2, width / 44
    hill = (
        (x + 4, y + height * 0.77),
        (x + width * 0.25, y + height * 0.68),
        (x + width * 0.5, y + height * 0.7),
        (x + width * 0.75, y + height * 0.71),
        (x + width - 4, y + height * 0.68),
        (x + width - 4, y + height - 4),
        (x + 4, y + height - 4),
    )
    top = y + height * 0.47
    return (
        Box(x, y + 2.5, width, height, 7, EDGE, LINE, 1.8),
        Box(x, y, width, height, 7, "#FFF6E3", LINE, 1.8),
        Box(x + 4, y + 4, width - 8, height - 8, 4, "#6A4C8C"),
        Poly(hill, "#3A2657"),
        Box(-1.6 * k, top - 14 * k, 3.2 * k, 7 * k, 1.5 * k, "#C98F4A"),
        Poly(
            (
                (-7 * k, top),
                (-6 * k, top + 7 * k),
                (-3 * k, top + 12 * k),
                (0, top + 15 * k),
                (3 * k, top + 12 * k),
                (6 * k, top + 7 * k),
                (7 * k, top),
            ),
            "#F0B95A",
        ),
        Poly(
            (
                (-10 * k, top),
                (-9.4 * k, top - 4.6 * k),
                (-6.4 * k, top - 8.4 * k),
                (-3 * k, top - 10 * k),
                (3 * k, top - 10 * k),
                (6.4 * k, top - 8.4 * k),
                (9.4 * k, top - 4.6 * k),
                (10 * k, top),
            ),
            "#C98F4A",
        ),
    )


@cache
def character_card(character: int, width: float = 196) -> Art:
    """A character with its ability."""
    one = CHARACTERS[character]
    height = width * TALL
    x, y, k = -width / 2, -height / 2, width / 150
    return (
        *_paper(width, height, 11 * k),
        Box(x + 5 * k, y + 5 * k, width - 10 * k, 28 * k, 7 * k, "#6B4524", LINE, 1.4),
        Label(say("character"), x + 12 * k, y + 5 * k, width - 24 * k, 28 * k, max(14, 15 * k), 700, "#FFFFFF"),
        Box(x + 5 * k, y + 37 * k, width - 10 * k, 52 * k, 7 * k, "#DCE9C8", LINE, 1.4),
        Svg(f"characters/{one.id}", -25 * k, y + 38 * k, 50 * k, 50 * k),
        Label(say(one.name), x + 9 * k, y + 88 * k, width - 16 * k, 28 * k, max(15.5, 18 * k), 600, INK, "left", True),
        Label(
            say(one.text),
            x + 9 * k,
            y + 114 * k,
            width - 16 * k,
            height - 118 * k,
            max(13, 13.6 * k),
            500,
            INK,
            wrap=True,
            top=True,
            brief=say(one.short),
        ),
    )


def disc(x: float, y: float, radius: float, text: str, size: float = 19) -> Art:
    """A dark disc with a number."""
    return (
        Oval(x - radius, y - radius, 2 * radius, 2 * radius, INK, PAPER, 2),
        Label(text, x - radius - 4, y - radius, 2 * radius + 8, 2 * radius, size, 700, PAPER, "centre"),
    )
