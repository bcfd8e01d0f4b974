"""What a lesson shows large beside the table: nut cards, storage cards, the squirrels and the raccoon."""

from __future__ import annotations

from functools import cache
from typing import Final

from nutdesk.core.table import Art, Label, Oval, Piece, Svg, moved
from nutdesk.core.words import Say, count, say
from nutdesk.games.in_the_nuts import parts, pictures

WIDE: Final = 300.0
NUT: Final = (100.0, 132.0)
CARD: Final = (112.0, 150.0)
"""The size of a nut card and of a storage card."""
STORAGE: Final = tuple(f"storage-{number}" for number in range(1, parts.CARDS + 1))


@cache
def exhibit(key: str) -> Piece | None:
    """A nut card, an empty storage card or all of them, the squirrels of all colours, or David."""
    if key in parts.NUT:
        nut = parts.NUT[key]
        return _piece(key, say("the {nut}", nut=parts.spell(nut)), pictures.nut_card(nut, *NUT))
    if key in STORAGE:
        card = STORAGE.index(key)
        return _piece(key, _called(card), _empty(card))
    if key == "storage":
        return _piece(key, say("The eight storage cards of each player"), _all_cards())
    if key == "squirrels":
        words = say("{n} squirrels for each player", n=parts.SQUIRRELS)
        return _piece(key, words, _all_squirrels())
    if key == "raccoon":
        return _piece(key, say("David the raccoon"), _david())
    return None


def _piece(key: str, name: Say, art: Art) -> Piece:
    return Piece(key, name, "", 0, 0, WIDE, WIDE, art)


def _called(card: int) -> Say:
    holds, points = parts.CAPACITY[card], parts.POINTS[card]
    return say("Card for {holds}: empty, {points} points when full", holds=holds, points=points)


def _empty(card: int) -> Art:
    return pictures.storage_card(card, parts.EMPTY, 0, (), *CARD)


def _all_cards() -> Art:
    """Two columns of four, each card with how many nuts fill it."""
    art: Art = ()
    for card in range(parts.CARDS):
        x, y = (card % 4 - 1.5) * 124, (card // 4 - 0.5) * 196
        art += moved(_empty(card), x, y)
        words = count(parts.CAPACITY[card], "for {n} nut", "for {n} nuts")
        art += (Label(words, x - 60, y + 78, 120, 36, 25, 600, "@ink", "centre", shrink=True),)
    return art


def _all_squirrels() -> Art:
    art: Art = ()
    for seat, player in enumerate(parts.SEATS):
        x, y = (seat % 2 - 0.5) * 160, (seat // 2 - 0.5) * 150
        art += moved(pictures.squirrel(player.colour, 96), x, y)
        art += (Label(f"{parts.SQUIRRELS} ×", x - 70, y + 42, 140, 36, 28, 600, "@ink", "centre", True),)
    return art


def _david() -> Art:
    return Oval(-70, 50, 150, 44, "#751E1206", soft=True), Svg("raccoon", -90, -90, 180, 180)


__all__ = ["exhibit"]
