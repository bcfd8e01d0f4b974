"""The panel on the table: what is asked, of whom, and what helps to decide."""

from __future__ import annotations

from typing import Final

from nutdesk.core.table import Art, Box, Label, Layer, Svg
from nutdesk.core.words import listed, say
from nutdesk.games.little_nutters.board import LOW
from nutdesk.games.little_nutters.cards import BANDS, INK, LINE, PAPER
from nutdesk.games.little_nutters.parts import CAN_ANSWER, CARD_OF, DECK, KIND_OF
from nutdesk.games.little_nutters.vocabulary import SYMBOLS

PANEL: Final = (724.0, LOW - 4, 496.0, 280.0)
NARROW: Final = 400.0
"""The width of the panel while two cards lie beside it."""
ANSWERS, TOOLS, OUTCOMES, PARTS, END = 156.0, 184.0, 194.0, 214.0, 268.0
"""Where what lies in the lower part of the panel begins, and where the panel ends."""


def place(narrow: bool) -> tuple[float, float, float, float]:
    """Where the panel lies: narrow while two cards lie beside it."""
    x, y, w, h = PANEL
    return (x + w - NARROW, y, NARROW, h) if narrow else PANEL


def question(title: str, who: str, lines: list[str], rim: str, end: float, *, narrow: bool = False) -> Art:
    """The panel that says what is asked, and of whom, down to where something else begins."""
    x, y, w, h = place(narrow)
    art: Art = (
        Box(x + 3, y + 8, w, h, 18, "#402A1808"),
        Box(x, y, w, h, 18, "@panel", rim, 4),
        Label(title, x + 20, y + 10, w - 40, 44, 25, 600, "@ink", "left", True, shrink=True, brief=who),
    )
    if lines:
        art += (
            Label(
                listed(lines, " "),
                x + 22,
                y + 54,
                w - 42,
                end - 54,
                17.5,
                500,
                "@ink2",
                wrap=True,
                top=True,
                brief=lines[0],
            ),
        )
    return art


def answers(face: int) -> Art:
    """The defence cards that would nullify a card, held by the one asked or not (LN-T2)."""
    x, y = PANEL[:2]
    kinds = list(dict.fromkeys(KIND_OF[answer] for answer in CAN_ANSWER[face]))[:3]
    art: list[Layer] = [Label(say("What would nullify it:"), x + 22, y + ANSWERS, 450, 34, 16, 600, "@ink2")]
    wide = 456.0 / max(2, len(kinds))
    for k, kind in enumerate(kinds):
        left = x + 20 + k * wide
        card_ = DECK.cards[kind]
        art += [
            Box(left, y + 192, wide - 8, 76, 12, PAPER, BANDS["defence"][1], 2),
            Svg(card_.picture, left + 8, y + 208, 44, 44),
            Label(say(card_.name), left + 57, y + 192, wide - 68, 76, 15, 700, INK, wrap=True),
        ]
    return tuple(art)


def outcomes(face: int, turned: int) -> Art:
    """What each symbol of a random card brings; the one that was turned up is lit."""
    x, top = PANEL[0], PANEL[1] + OUTCOMES
    art: list[Layer] = []
    for symbol, outcome in enumerate(CARD_OF[face].outcomes):
        if not outcome:
            continue
        left, lit = x + 20 + symbol * 154, symbol == turned
        art += [
            Box(left, top, 148, 72, 12, "#FFF3C4" if lit else PAPER, "@gold" if lit else LINE, 4 if lit else 1.5),
            Svg(f"symbol-{SYMBOLS[symbol]}", left + 8, top + 20, 32, 32),
            Label(say(outcome.says), left + 46, top, 98, 72, 15, 700, INK, wrap=True),
        ]
    return tuple(art)


TRACK: Final = (
    (say("Patch phase"), say("Patch")),
    (say("Play phase"), say("Play")),
    (say("Draw a card"), say("Draw")),
)
"""The parts of a turn, and in short."""


def track(now: int) -> Art:
    """The three parts of a turn, the present one lit."""
    x, y = PANEL[:2]
    art: list[Layer] = []
    for k, (words, brief) in enumerate(TRACK):
        left, lit = x + 18 + k * 155, k == now
        art += [
            Box(left, y + PARTS, 150, 42, 21, "@go" if lit else "@panel2", "@line", 1.4),
            Label(
                words,
                left + 14,
                y + PARTS,
                122,
                42,
                16.5,
                700,
                "@ongo" if lit else "@ink2",
                "centre",
                shrink=True,
                brief=brief,
            ),
        ]
    return tuple(art)
