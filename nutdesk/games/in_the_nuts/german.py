"""The German names of the game and its parts, by the English words that sentences are made of."""

from __future__ import annotations

from typing import Final

GERMAN: Final = {
    "In the Nuts!": "Auf die Nüsse!",
    "Black": "Schwarz",
    "Red": "Rot",
    "Blue": "Blau",
    "White": "Weiß",
    "David": "David",
    "walnut": "Walnuss",
    "hazelnut": "Haselnuss",
    "beechnut": "Buchecker",
    "acorn": "Eichel",
    "joker": "Joker",
    "David the raccoon": "David der Waschbär",
    "set aside": "beiseite",
    "last turn": "letzter Zug",
    "the lower raccoon field": "das untere Waschbärfeld",
    "the left 3-squirrel field": "das linke Dreierfeld",
    "the upper raccoon field": "das obere Waschbärfeld",
    "the right 3-squirrel field": "das rechte Dreierfeld",
    "the 4-squirrel area": "der Viererbereich",
    "green": "grün",
    "white": "weiß",
}


def translate(words: str) -> str:
    """The German for a part's name; anything else as it is."""
    return GERMAN.get(words, words)
