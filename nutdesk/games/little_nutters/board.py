"""The board: felt with 27 patches, the three piles, and the place where a card is read."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from nutdesk.core.moves import Choice
from nutdesk.core.table import Art, Box, Label, Layer, Oval, Piece, Poly, Spot, Svg, moved
from nutdesk.core.words import Say, count, listed, say
from nutdesk.games.little_nutters import parts
from nutdesk.games.little_nutters.cards import (
    BANDS,
    INK,
    LINE,
    PAPER,
    TALL,
    back,
    card,
    character_card,
    disc,
    name_of,
    small_card,
)
from nutdesk.games.little_nutters.parts import CARD_OF, PATCHES, spell, spot
from nutdesk.games.little_nutters.views import HIDDEN, NuttersView
from nutdesk.games.little_nutters.vocabulary import MIX, SWAP

WIDTH: Final = 1240.0
HEIGHT: Final = 830.0
MAT: Final = (4.0, 14.0, 1224.0, 474.0)
ACROSS: Final = 9
STEP: Final = ((MAT[2] - 44) / ACROSS, (MAT[3] - 26) / 3)
CARD: Final = (76.0, 100.0)
PILE: Final = (104.0, 142.0)
COUNT: Final = (64.0, -87.0, 18.0)
"""Where the number of a pile's cards is, and its radius: off the name below, however large the letters are."""
LOW: Final = 506.0
"""Where the lower table begins."""
AT_PATCH: Final = frozenset(("dig on", "defend", "pay", "discard", "discard or stop"))
READ: Final = (600.0, LOW + 138, 190.0)
"""Middle and width of the card that is being read."""
OFFER: Final = (531.0, 180.0)
"""Middle of the first and width of both cards of which one is kept; the panel makes room for them."""
NAMES: Final[dict[str, tuple[Say, Say | None]]] = {
    "draw": (say("Draw pile"), say("Draw")),
    "discard": (say("Discard"), None),
    "forest": (say("Forest pile"), say("Forest")),
}
"""What the piles are called, and in short."""
PILES: Final = {"draw": (74.0, LOW + 110), "discard": (220.0, LOW + 110), "forest": (366.0, LOW + 110)}


def place(patch: int) -> tuple[float, float]:
    """The middle of a patch."""
    column, row = patch % ACROSS, patch // ACROSS
    return MAT[0] + 22 + STEP[0] * (column + 0.5), MAT[1] + 16 + STEP[1] * (row + 0.5)


@cache
def felt() -> Art:
    x, y, w, h = MAT
    return (
        Box(x + 4, y + 10, w, h, 34, "#471B1006"),
        Box(x, y, w, h, 34, "@felt", "#2B3A26", 2),
        Box(x + 9, y + 9, w - 18, h - 18, 27, "", "@stitch", 2, (4, 3)),
    )


def beam(patch: int) -> Art:
    """Light from the patch being dug down to the card that is read."""
    x, y = place(patch)
    if abs(x - READ[0]) > 300:
        return ()  # too far off: the light would be a streak
    left, top = READ[0] - READ[2] / 2, LOW + 10
    points = ((x - 44, y + 62), (x + 44, y + 62), (left + READ[2] - 6, top), (left + 6, top))
    return (Poly(points, "#61FFC83D"),)


def patch_spots(view: NuttersView) -> list[Spot]:
    return [_patch_spot(view, patch) for patch in range(PATCHES)]


def _patch_spot(view: NuttersView, patch: int) -> Spot:
    x, y = place(patch)
    cards = len(view.patches[patch])
    if not cards:
        art: Art = (
            Box(-38, -50, CARD[0], CARD[1], 8, "#1A1B1006", "#80E9F0D9", 2.2, (3, 3)),
            Label(say("gone"), -38, -50, CARD[0], CARD[1], 15, 600, "#D9F3F6E6", "centre"),
        )
        return Spot(f"patch-{patch + 1}", say("{patch}: gone", patch=spot(patch)), x, y, 84, 108, "box", art)
    art = _heap(cards, is_lit(view, patch))
    return Spot(f"patch-{patch + 1}", patch_name(view, patch), x, y, 120, 138, "box", art, patch)


def is_lit(view: NuttersView, patch: int) -> bool:
    """Whether a patch is worked on: the one that is dug, or the first of two that a card asks for."""
    due = view.due
    if not isinstance(due, Choice):
        return False
    if due.kind == "pick":
        return due.about[0] in (SWAP, MIX) and bool(due.about[2] >> patch & 1)
    return patch == view.current and due.kind in AT_PATCH


@cache
def _heap(cards: int, lit: bool) -> Art:
    """The earth and all cards but the top one; a golden ring while the patch is worked on."""
    art: list[Layer] = [
        Oval(-56, 30, 112, 40, "#8A5F37", "#8C3B2416", 1.6),
        Oval(-50, 40, 116, 30, "#661E1206", soft=True),
    ]
    if lit:
        art += [Box(-63, -71, 126, 142, 14, "#33FFC83D", LINE, 8), Box(-63, -71, 126, 142, 14, "", "@gold", 5)]
    for level in range(cards - 1):
        art += moved(back(*CARD), *_level(level))
    return tuple(art)


def _level(level: int) -> tuple[float, float]:
    """Where a card lies in its patch, counted from the bottom; high patches are packed closer."""
    return -4 + min(level, 5) * 4, 4 - min(level, 5) * 6


@cache
def _label(name: str, cards: int) -> Art:
    return (
        Box(-49, 37, 98, 34, 14, PAPER, LINE, 1.6),
        # Higher than the plate, so that they stay when letters are large.
        Label(name, -40, 31, 48, 46, 17, 600, "#6A5138"),
        Label(str(cards), 10, 31, 30, 46, 19, 700, INK, "right"),
    )


def _memory(view: NuttersView, patch: int) -> Art:
    """What the viewer knows of a patch, from the top, beside it (LN-P1)."""
    cards = view.patches[patch]
    if all(card == HIDDEN for card in cards):
        return ()
    art: list[Layer] = []
    for row, card_ in enumerate(reversed(cards[-4:])):
        y = -72 + row * 27  # the last one ends above the name
        art.append(Oval(38, y, 27, 27, PAPER, LINE if card_ == HIDDEN else BANDS[CARD_OF[card_].category][1], 2))
        if card_ == HIDDEN:
            art.append(Label("?", 38, y, 27, 27, 15, 700, "#6A5138", "centre"))
        else:
            art.append(Svg(CARD_OF[card_].picture, 41.5, y + 3.5, 20, 20))
    if view.blocks[patch] < 0:  # what blocks it has its price there
        art += [Oval(-58, -62, 32, 32, PAPER, LINE, 1.6), Svg("ui-eye", -53, -57, 22, 22, "#1F5C86")]
    return tuple(art)


def patch_name(view: NuttersView, patch: int) -> str:
    """What a screen reader says: 'C5: 3 cards; you know, from the top: Fox, unknown, Nut; blocked by …'."""
    cards = view.patches[patch]
    name = say("{patch}: {cards}", patch=spot(patch), cards=count(len(cards), "{n} card", "{n} cards"))
    if any(card != HIDDEN for card in cards):
        name = say("{name}; known from the top: {known}", name=name, known=from_the_top(cards))
    block = view.blocks[patch]
    if block >= 0:
        name = say(
            "{name}; blocked by {block} until someone discards {n}",
            name=name,
            block=spell(block),
            n=parts.BLOCK_COST[block],
        )
    return name


def from_the_top(cards: tuple[int, ...]) -> Say:
    """'Fox, unknown, Nut'."""
    return listed(say("unknown") if card == HIDDEN else spell(card) for card in reversed(cards))


def patch_pieces(view: NuttersView) -> list[Piece]:
    """The top card of every patch, what blocks it, and a tag with its name, its height and what is known of it."""
    out = []
    for patch, cards in enumerate(view.patches):
        if not cards:
            continue
        x, y = place(patch)
        dx, dy = _level(len(cards) - 1)
        name = say("Top card of {name}", name=patch_name(view, patch))
        home = f"patch-{patch + 1}"
        out.append(
            Piece(
                f"top-{patch + 1}",
                name,
                home,
                x + dx,
                y + dy,
                *CARD,
                _top(cards[-1]),
                patch + 1,
                sound=_sound(cards[-1]),
            )
        )
        if view.blocks[patch] >= 0:
            out.append(_block(view, patch))
        tag = (*_label(spot(patch), len(cards)), *_memory(view, patch))
        out.append(
            Piece(
                f"tag-{patch + 1}",
                name,
                home,
                x,
                y + 54,
                98,
                34,
                moved(tag, 0, -54),
                patch + 3,
                label=True,
                sound="card",
            )
        )
    return out


def _sound(face: int) -> Literal["wood", "card", "nut"]:
    return "wood" if face == HIDDEN else "nut" if face == parts.NUT else "card"


@cache
def _top(face: int) -> Art:
    if face == HIDDEN:
        return back(*CARD)
    side = 40.0
    return (
        *back(*CARD),
        Oval(-25, -30, 50, 50, "#F2FFF6E0", BANDS[CARD_OF[face].category][1], 3),
        Svg(CARD_OF[face].picture, -side / 2, -5 - side / 2, side, side),
    )


def _block(view: NuttersView, patch: int) -> Piece:
    x, y = place(patch)
    face = view.blocks[patch]
    text = say("discard {n}", n=parts.BLOCK_COST[face])
    art: Art = (
        Oval(-66, 6, 140, 44, "#801E1206", soft=True),
        Svg(CARD_OF[face].picture, -58, -56, 116, 116),
        Box(-57, -68, 114, 28, 14, PAPER, "@no", 2),
        Svg("ui-lock", -48, -63, 17, 17, "@no"),
        Label(text, -27, -68, 80, 28, 15, 700, INK, shrink=True, brief=str(parts.BLOCK_COST[face])),
    )
    name = say("{card} blocks {patch}", card=spell(face), patch=spot(patch))
    return Piece(f"block-{patch + 1}", name, f"patch-{patch + 1}", x, y - 4, 116, 110, art, patch + 2, sound="card")


def pile_spots(view: NuttersView) -> list[Spot]:
    """Draw, discard and forest pile, and the place where cards are played and read."""
    cards = count(view.draw, "{n} card", "{n} cards")
    draw = say("Draw pile: {cards}", cards=cards)
    if view.sunk:
        nuts = count(view.sunk, "{n} nut", "{n} nuts")
        draw = say("Draw pile: {cards}, {nuts} among them", cards=cards, nuts=nuts)
    x, y, wide = READ
    return [
        Spot(
            "draw",
            draw,
            *PILES["draw"],
            PILE[0] + 12,
            PILE[1] + 12,
            "box",
            _draw_pile(view.draw, view.sunk),
            badge=_tag("draw", view.draw),
        ),
        Spot(
            "discard",
            _pile_name(say("Discard pile"), view.discard),
            *PILES["discard"],
            PILE[0] + 12,
            PILE[1] + 12,
            "box",
            _open_pile(view.discard[-1:], len(view.discard)),
            badge=_tag("discard", len(view.discard)),
        ),
        Spot(
            "forest",
            _pile_name(say("Forest pile"), view.forest),
            *PILES["forest"],
            PILE[0] + 12,
            PILE[1] + 12,
            "box",
            _open_pile(view.forest[-1:], len(view.forest)),
            badge=_tag("forest", len(view.forest)),
        ),
        Spot("table", say("The table: play a card here"), x, y, wide + 10, wide * 1.4 + 10, "box", _empty_table(view)),
    ]


def _pile_name(title: str, pile: tuple[int, ...]) -> str:
    cards = count(len(pile), "{n} card", "{n} cards")
    if not pile:
        return say("{title}: empty", title=title)
    return say("{title}: {cards}, {top} on top", title=title, cards=cards, top=spell(pile[-1]))


@cache
def _draw_pile(cards: int, sunk: int) -> Art:
    if not cards:
        return _no_pile()
    art: list[Layer] = []
    levels = min(5, 1 + cards // 12)
    for level in range(levels):
        art += moved(back(*PILE), level * 2, -level * 3)
    if sunk:
        art += [
            Box(-58, 50, 54, 34, 17, PAPER, LINE, 1.8),
            Svg("nut-acorn", -54, 54, 26, 26),
            Label(str(sunk), -28, 50, 20, 34, 18, 700, INK, "centre"),
        ]
    return tuple(art)


@cache
def _open_pile(top: tuple[int, ...], cards: int) -> Art:
    if not top:
        return _no_pile()
    art: list[Layer] = []
    levels = min(4, 1 + cards // 8)
    for level in range(levels - 1):
        art += moved(
            (Box(-52, -68, *PILE, 9, "#C9B48C", LINE, 1.8), Box(-52, -71, *PILE, 9, PAPER, LINE, 1.8)),
            level * 2,
            -level * 3,
        )
    art += moved(small_card(top[0], *PILE), (levels - 1) * 2, -(levels - 1) * 3)
    return tuple(art)


@cache
def _tag(pile: str, cards: int) -> Art:
    """The name of a pile, and over its rim how many cards it has."""
    name, brief = NAMES[pile]
    label = Label(name, -72, 86, 144, 48, 16, 700, "@woodink", "centre", shrink=True, brief=brief)
    return (label, *(disc(*COUNT, str(cards)) if cards else ()))


@cache
def _no_pile() -> Art:
    return (
        Box(-52, -71, *PILE, 9, "#14000000", "@woodink", 2, (3, 3)),
        Label(say("empty"), -44, -71, PILE[0] - 16, PILE[1], 16, 600, "@woodink", "centre"),
    )


def _empty_table(view: NuttersView) -> Art:
    """While no card is read, the character of the player on turn lies there."""
    if view.table or view.turned or view.offer or not view.characters:
        return ()
    return character_card(view.characters[view.turn], READ[2])


def read_pieces(view: NuttersView) -> list[Piece]:
    """Cards whose text is being done, cards turned up for their symbol, cards to choose from."""
    x, y, wide = READ
    out = []
    if view.offer:
        wide, high = OFFER[1], OFFER[1] * TALL
        for k, face in enumerate(view.offer):
            art = back(wide, high) if face == HIDDEN else card(face, wide)
            name = say("A drawn card") if face == HIDDEN else name_of(face)
            left = OFFER[0] + (wide + 10) * k
            out.append(
                Piece(f"offer-{k}", name, "table", left, y, wide, high, art, 60 + k, reads=True, sound=_sound(face))
            )
        return out
    for k, face in enumerate(view.table):
        back_by = len(view.table) - 1 - k
        out.append(
            Piece(
                f"open-{k}",
                name_of(face),
                "table",
                x - 44 * back_by,
                y - 6 * back_by,
                wide,
                wide * 1.4,
                card(face, wide),
                50 + k,
                like=parts.FACES[face],
                reads=True,
                sound="card",
            )
        )
    x, y = PILES["draw"]
    for k, face in enumerate(view.turned):
        name = say("Turned up: {card}", card=name_of(face))
        art = small_card(face, *PILE)
        out.append(
            Piece(
                f"turned-{k}",
                name,
                "draw",
                x + 12 + 20 * k,
                y - 20,
                *PILE,
                art,
                70 + k,
                like=parts.FACES[face],
                sound="card",
            )
        )
    return out


TOOLS: Final = (786.0, LOW + 222, 440.0)
"""Where the first tool lies, and the width that they share."""


def tools(view: NuttersView, offered: dict[str, int]) -> list[Piece]:
    """What lies ready to be put on a patch: the lens, the spade, the character that peeks; with prices in cards."""
    out = []
    x, y, width = TOOLS
    step = width / max(2, len(offered))
    for place_, (key, cost) in enumerate(offered.items()):
        price = say("free") if not cost else count(cost, "{n} card", "{n} cards")
        if key == "ability":
            picture = f"characters/{parts.CHARACTERS[view.characters[view.turn]].id}"
            art = _tool(picture, "", say("Peek"), None, price, step)
            name = say("Peek at the top card of a patch")
        elif key == "lens":
            art = _tool("ui-eye", "#1F5C86", say("Search"), None, price, step)
            name = say("Search a patch: {price}", price=price)
        else:
            art = _tool("cards/sturdy-spade", "", say("Excavate"), say("Spade"), price, step)
            name = say("Excavate the top card of a patch: {price}", price=price)
        out.append(
            Piece(key, name, "tools", x + place_ * step, y, 80, 80, art, 40, sound="card" if key == "spade" else "wood")
        )
    return out


@cache
def _tool(icon: str, tint: str, name: str, brief: str | None, price: str, step: float) -> Art:
    wide = step - 46
    return (
        Oval(-38, 24, 84, 24, "#661E1206", soft=True),
        Oval(-38, -38, 76, 76, PAPER, LINE, 2.5),
        Svg(icon, -26, -26, 52, 52, tint),
        Label(name, 44, -34, wide, 36, 17, 600, "@ink", "left", True, shrink=True, brief=brief),
        Label(price, 44, 0, wide, 34, 16, 600, "@ink2", shrink=True),
    )
