"""Components that a lesson shows large, by readable keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from nutdesk.core.table import Art, Label, Oval, Piece, Svg, moved
from nutdesk.core.words import Say, listed, say
from nutdesk.games.nut_hunt.parts import BASE, COLOUR_NAMES, NUT_NAMES, NUTS, OBJECTIVE, TITLES
from nutdesk.games.nut_hunt.pictures import (
    CARD,
    COMPASS_WIDE,
    DARK,
    INK,
    PAPER,
    STATE,
    compass,
    die,
    figure,
    objective_card,
    paper,
)
from nutdesk.games.nut_hunt.table import COMPASS_NAME

WIDE: Final = 300.0
ARROW: Final = Svg("ui-next", 36, -21, 42, 42, INK)


def exhibit(key: str) -> Piece | None:
    """A component by its key, around the origin; None if there is none.

    An objective goes by its two tiles, with its distance after a plus if that counts: 'mouse-meadow/hickory-haunt+1'.
    """
    card, plus, far = key.partition("+")
    if card in OBJECTIVE and (far.isdigit() and len(far) == 1) == bool(plus):
        return _objective(key, OBJECTIVE[card], far)
    kind, _, which = key.partition("-")
    draw = KINDS.get(kind)
    return draw(key, which) if draw else None


def _piece(key: str, name: Say, wide: float, high: float, art: Art) -> Piece:
    return Piece(key, name, "", 0, 0, wide, high, art)


def _objective(key: str, objective: int, far: str) -> Piece:
    points = BASE[False][objective]
    value = f"{points}+{far}" if far else str(points)
    wide, high = CARD[0], CARD[1] - STATE
    return _piece(key, TITLES[objective], wide, high, objective_card(objective, value, 0, "", "", high=high))


def _compass(key: str, rolled: str) -> Piece | None:
    """'compass-3': with the die on it."""
    if len(rolled) != 1 or rolled not in "123456":
        return None
    face = int(rolled)
    name = say("{compass}; rolled {n}", compass=COMPASS_NAME, n=face)
    return _piece(key, name, COMPASS_WIDE, COMPASS_WIDE, (*compass(face), *die(face, 78)))


@cache
def _nest(key: str, colour: str) -> Piece | None:
    """'nest-blue': three squirrels make a nest."""
    if colour not in COLOUR_NAMES:
        return None
    art: Art = (*paper(WIDE, 96), ARROW)
    for k in range(3):
        art += moved(figure(f"squirrel-{colour}", 60), -113 + 56 * k, 0)
    art += moved(figure(f"nest-{colour}", 62), 112, 2)
    return _piece(key, say("Three {colour} squirrels make a nest", colour=COLOUR_NAMES[colour]), WIDE, 96, art)


@cache
def _exchange(key: str, kinds: str) -> Piece | None:
    """'exchange-acorn-walnut': three of one kind for one of another."""
    given, _, got = kinds.partition("-")
    if given == got or given not in NUTS or got not in NUTS:
        return None
    art: Art = (*paper(WIDE, 96), ARROW)
    for k in range(3):
        art += (Svg(f"nut-{given}", -140 + 56 * k, -28, 56, 56),)
    art += (Svg(f"nut-{got}", 84, -28, 56, 56),)
    one, other = NUT_NAMES[NUTS.index(given)], NUT_NAMES[NUTS.index(got)]
    return _piece(key, say("Three of {given} for one of {got}", given=one, got=other), WIDE, 96, art)


@cache
def _nuts(key: str, which: str) -> Piece | None:
    """The four kinds with their names."""
    if which:
        return None
    art: Art = paper(WIDE, 220)
    for k, nut in enumerate(NUTS):
        x, y = -74 + 148 * (k % 2), -50 + 102 * (k // 2)
        art += (
            Svg(f"nut-{nut}", x - 33, y - 44, 66, 66),
            Label(NUT_NAMES[k], x - 70, y + 22, 140, 26, 19, 700, DARK, "centre", shrink=True),
        )
    return _piece(key, say("Four kinds of nuts: {names}", names=listed(NUT_NAMES)), WIDE, 220, art)


ROWS: Final = (
    ("die-fox", say("Roll: the fox runs")),
    ("squirrel-blue", say("Squirrels flee from it")),
    ("nut-acorn", say("Take 2 nuts")),
    ("ui-plus", say("Recruit a squirrel")),
    ("fox", say("Hassle the fox")),
    ("back-objective", say("Scout an objective")),
    ("ui-swap", say("Any time: 3 of a kind for 1")),
)
CHOSEN: Final = range(3, 6)
"""The rows of which one is chosen; those before are always done."""


@cache
def _reference(key: str, which: str) -> Piece | None:
    """A turn at a glance, as on the reference cards."""
    if which:
        return None
    high = 380.0
    art: Art = paper(WIDE, high)
    down = -high / 2 + 10
    for k, (picture, words) in enumerate(ROWS):
        if k == CHOSEN.start:
            art += (
                *_step(k + 1, down),
                Label(say("One action, or none"), -94, down, 234, 42, 20, 700, DARK, shrink=True),
            )
            down += 44
        left = -94.0
        if k < CHOSEN.start:
            art += _step(k + 1, down)
        elif k == CHOSEN.stop:
            left, down = -136, down + 6
        art += (
            Svg(picture, left, down + 2, 38, 38, INK if picture.startswith("ui-") else ""),
            Label(words, left + 46, down, WIDE / 2 - left - 56, 42, 20, 600, DARK, shrink=True),
        )
        down += 46
    name = say("A turn at a glance: {parts}", parts=listed(words for _, words in ROWS))
    return _piece(key, name, WIDE, high, art)


def _step(number: int, down: float) -> Art:
    """The number of a part of the turn."""
    box = (-136.0, down + 5, 32.0, 32.0)
    return Oval(*box, DARK, PAPER, 1.8), Label(str(number), *box, 20, 700, PAPER, "centre")


KINDS: Final[dict[str, Callable[[str, str], Piece | None]]] = {
    "compass": _compass,
    "nest": _nest,
    "exchange": _exchange,
    "nuts": _nuts,
    "reference": _reference,
}
