"""What a lesson shows large: cards, tiles, price lists and tables of the squirrel, each by its key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Final

from nutdesk.core.table import Art, Box, Inset, Label, Layer, Piece, Svg, moved
from nutdesk.core.words import Say, count, listed, say
from nutdesk.games.nuts import draw
from nutdesk.games.nuts.draw import INK
from nutdesk.games.nuts.floor import CROSS
from nutdesk.games.nuts.house import GOALS
from nutdesk.games.nuts.orders import panels, scenery
from nutdesk.games.nuts.orders import parts as orders
from nutdesk.games.nuts.parts import NUT_NAMES, NUT_TITLES, NUTS
from nutdesk.games.nuts.trucks import parts as trucks
from nutdesk.games.nuts.trucks import scenery as trucks_scenery
from nutdesk.games.nuts.trucks import tray

WIDE: Final = 300.0
"""Units that a list is wide."""
HEAD, ROW = 44.0, 52.0
"""Heights of its heading and of a row."""
FULL_ROW: Final = "row"
"""Drawn as one nut of each kind."""
FAINT: Final = "#6A5138"
DARK: Final = "#2F1F14"

Row = tuple[str, Say | str, Say | str, str]
"""A row of a list: a drawing, what it is about, what happens, and a value."""


def exhibit(key: str) -> Piece | None:
    """The component with this key, around the origin; None if there is none."""
    make = _makers().get(key)
    return make() if make is not None else None


def keys() -> tuple[str, ...]:
    """The keys of everything that can be shown."""
    return tuple(_makers())


@cache
def _makers() -> dict[str, Callable[[], Piece]]:
    found: dict[str, Callable[[], Piece]] = {
        "prices": lambda: _list("prices", say("What an action costs"), PRICES, "token-action"),
        "prices-short": lambda: _short_list("prices-short", say("What an action costs"), PRICES, "token-action"),
        "trucks-floor-halves": lambda: _halves("trucks-floor-halves", say("Halves that change the floor"), 0),
        "trucks-nut-halves": lambda: _halves("trucks-nut-halves", say("Halves about nuts"), 1),
        "points": lambda: _list("points", say("What brings points"), _points()),
        "squirrel-roll": lambda: _list("squirrel-roll", say("His die and his hunger together"), ROLL),
        "trucks-actions": lambda: _list("trucks-actions", say("Two of these in a turn"), ACTIONS),
        "trucks-squirrel-roll": lambda: _list("trucks-squirrel-roll", say("The squirrel's die"), DIE),
        "goals-list": lambda: _list(
            "goals-list", say("Goal cards, {n} points each", n=max(orders.GOAL_POINTS)), _goals()
        ),
        "wide-floor": _wide_floor,
    }
    for nut, name in enumerate(NUTS):
        found[f"nut-{name}"] = partial(_piece, f"nut-{name}", NUT_TITLES[nut], 90, 90, draw.shadowed(f"nut-{name}", 84))
        found[f"order-{name}"] = partial(_order, nut)
    for goal, name in enumerate(GOALS):
        found[f"goal-{name}"] = partial(_goal, goal)
    for card, name in enumerate(orders.CARDS):
        found[f"card-{name}"] = partial(_bonus, card)
    for card, name in enumerate(trucks.CARDS):
        found[f"card-{name}"] = partial(_trucks_card, card)
    tiles = {"cross": (CROSS, trucks_scenery.CROSS_NAME)}
    tiles |= {word: (kind, trucks_scenery.TILE_NAMES[word]) for word, kind in trucks.FORKS.items()}
    for word, (kind, title) in tiles.items():
        found[f"tile-{word}"] = partial(_piece, f"tile-{word}", title, 150, 72, draw.tile(kind, 80, 70))
    for word, title in TOKENS.items():
        found[f"token-{word}"] = partial(
            _piece, f"token-{word}", title, 60, 60, (Svg(f"token-{word}", -28, -28, 56, 56),)
        )
    return found


TOKENS: Final = {
    "action": say("Action token"),
    "salt": say("Salt token"),
    "undo": say("Undo token"),
    "run": say("Run token"),
}


def _piece(key: str, name: Say | str, w: float, h: float, art: Art) -> Piece:
    return Piece(key, name, "", 0, 0, w, h, art, reads=True)


# ---- cards ----------------------------------------------------------------------------------------------------------


def _order(nut: int) -> Piece:
    art = scenery.order_card(nut, 97, 112, 0)
    return _piece(f"order-{NUTS[nut]}", say("Order for one {nut}", nut=NUT_NAMES[nut]), 96, 104, art)


def _bonus(card: int) -> Piece:
    name = count(
        orders.VALUES[card],
        "Bonus card: {card}, {n} point",
        "Bonus card: {card}, {n} points",
        card=orders.spell(card),
    )
    return _piece(f"card-{orders.CARDS[card]}", name, 104, 124, panels.bonus_art(card))


def _trucks_card(card: int) -> Piece:
    one, two = (trucks.HALF_TEXTS[half] for half in trucks.HALVES[card])
    name = say("Bonus card: {one}; or {two}", one=one, two=two)
    return _piece(f"card-{trucks.CARDS[card]}", name, 150, 124, tray.card_art(card))


def _goal(goal: int) -> Piece:
    """A goal card: its name, what it asks for, its perk, its points."""
    w, h = 180.0, 214.0
    icon, number = panels.GOAL_ICONS[goal]
    art: list[Layer] = [
        *draw.paper(w, h, 12, INK, 2),
        Label(orders.GOAL_TITLES[goal], -84, -103, 168, 52, 21, 700, DARK, "centre", True, wrap=True),
    ]
    if icon:
        art += [Label(number, -56, -50, 44, 46, 32, 700, DARK, "right", True), Svg(icon, -4, -50, 46, 46)]
    else:
        art += [Svg(f"nut-{nut}", -78 + 39 * at, -46, 38, 38) for at, nut in enumerate(NUTS)]
    art += [
        Label(PERKS[goal], -84, -2, 168, 62, 22, 600, FAINT, "centre", wrap=True),
        Box(-34, 66, 68, 34, 16, "#2F6B3C", INK, 1.6),
        Label(f"+ {orders.GOAL_POINTS[goal]}", -34, 66, 68, 34, 21, 700, "#FFFFFF", "centre"),
    ]
    name = say(
        "{goal} ({needs}): {perk}",
        goal=orders.GOAL_TITLES[goal],
        needs=orders.GOAL_NEEDS[goal],
        perk=orders.GOAL_PERKS[goal],
    )
    return _piece(f"goal-{GOALS[goal]}", name, w, h, tuple(art))


# ---- lists ----------------------------------------------------------------------------------------------------------

PRICES: Final[tuple[Row, ...]] = (
    ("ui-card", say("Plan"), say("new bonus cards"), str(orders.PRICES["plan"])),
    ("nut-peanut", say("Feed"), say("no squirrel"), str(orders.PRICES["feed"])),
    ("back-nuts", say("Refill"), say("two new orders"), str(orders.PRICES["refill"])),
    ("cross-tile", say("Build"), say("a cross tile"), str(orders.PRICES["build"])),
    ("salter", say("Salt"), say("a salter"), str(orders.PRICES["salt"])),
    ("ui-move", say("Reposition"), say("an order"), str(orders.PRICES["reposition"])),
    ("ui-swap", say("Swap"), say("two dispensers"), str(orders.PRICES["swap"])),
)
ACTIONS: Final[tuple[Row, ...]] = (
    ("cross-tile", say("Build"), say("a cross tile"), ""),
    ("ui-bin", say("Clear"), say("any tile"), ""),
    ("ui-move", say("Slide"), say("a tile, one column"), ""),
    ("box-robot", say("Spin"), say("a robot, a quarter"), ""),
    ("salter", say("Slide"), say("a salter or roaster"), ""),
    ("nut-peanut", say("Feed"), say("no squirrel"), ""),
)
ROLL: Final[tuple[Row, ...]] = (
    ("", "2–5", say("he stays"), ""),
    ("", "6", say("he runs anywhere"), ""),
    ("", "7–10", say("he hunts"), ""),
)
DIE: Final[tuple[Row, ...]] = (
    ("", "1–3", say("he stays"), ""),
    ("", "4", say("he runs anywhere"), ""),
    ("", "5", say("he hunts"), ""),
    ("", "6", say("he hunts, rolls again"), ""),
)
PERKS: Final = (
    say("two tokens at once"),
    say("moves a nut at the end"),
    say("keeps a sixth nut"),
    say("one card fails free"),
    say("salt counts 3"),
    say("Refill fills three"),
    say("two dice, lower counts"),
)
"""What goal cards bring, in the few words of a list."""


def _goals() -> tuple[Row, ...]:
    return tuple(
        (icon or FULL_ROW, title, perk, number if icon else "1")
        for (icon, number), title, perk in zip(panels.GOAL_ICONS, orders.GOAL_TITLES, PERKS, strict=True)
    )


def _points() -> tuple[Row, ...]:
    columns = " · ".join(str(total) for total in orders.COLUMN_TOTAL[1 : orders.CELLS + 1])
    return (
        (FULL_ROW, say("Complete row"), say("one of each nut"), str(orders.ROW_POINTS)),
        ("nut-almond", say("Column of nuts"), columns, ""),
        ("token-salt", say("Salt token"), say("from a salter"), str(orders.SALT_POINTS)),
        ("back-objective", say("Goal card"), say("and a perk"), str(max(orders.GOAL_POINTS))),
        ("back-nuts", say("Bonus card"), say("filled or failed"), "± 5–6"),
    )


def _list(key: str, title: Say, rows: Sequence[Row], unit: str = "") -> Piece:
    """A list on a card: a heading, and a row for each entry; what has a drawing has its value at the right."""
    high = HEAD + ROW * len(rows) + 6
    top, left, right = -high / 2, -WIDE / 2 + 14, WIDE / 2 - 14
    art: list[Layer] = [
        *draw.paper(WIDE, high, 14, INK, 2.2),
        Label(title, left, top + 4, right - left, HEAD - 8, 20, 700, DARK, "left", True, shrink=True),
    ]
    for at, (icon, word, text, value) in enumerate(rows):
        y = top + HEAD + ROW * at
        art.append(Box(left, y - 1, right - left, 1.5, 0, "#D8C39C"))
        if icon:
            end = right - (32 if unit else 0)
            aside = 12.0 * len(value) + (8 if value else 0)
            room = end - aside - left - 48
            art += [
                *_icon(icon, left, y + 6),
                Label(word, left + 48, y + 1, room, 26, 20, 700, DARK, "left", shrink=True),
                Label(text, left + 48, y + 25, room, 24, 18, 500, FAINT, "left", shrink=True),
                Label(value, end - aside, y, aside, ROW, 22, 700, DARK, "right"),
                *((Svg(unit, end + 4, y + 12, 28, 28),) if unit else ()),
            ]
        else:
            art += [
                Label(word, left, y, 66, ROW, 25, 700, DARK, "left", True),
                Label(text, left + 72, y, right - left - 72, ROW, 22, 600, DARK, "left", shrink=True),
            ]
    name = listed((title, *(say("{word}: {text}", word=word, text=text) for _, word, text, _ in rows)), "; ")
    return _piece(key, name, WIDE, high, tuple(art))


def _short_list(key: str, title: Say, rows: Sequence[Row], unit: str) -> Piece:
    """Only drawings, words and values, where there is little room."""
    deep = 42.0
    high = deep * len(rows) + 14
    art: list[Layer] = [*draw.paper(WIDE, high, 14, INK, 2.2)]
    for at, (icon, word, _, value) in enumerate(rows):
        y = 7 - high / 2 + deep * at
        art += [
            *_icon(icon, -WIDE / 2 + 12, y + 1),
            Label(word, -WIDE / 2 + 60, y, 170, deep, 26, 700, DARK, "left", shrink=True),
            Label(value, WIDE / 2 - 72, y, 28, deep, 26, 700, DARK, "right"),
            Svg(unit, WIDE / 2 - 40, y + 5, 30, 30),
        ]
    return _piece(
        key,
        listed((title, *(say("{word}: {text}", word=row[1], text=row[3]) for row in rows)), "; "),
        WIDE,
        high,
        tuple(art),
    )


def _halves(key: str, title: Say, at: int) -> Piece:
    """One half of every bonus card of the Trucks edition."""
    halves = dict.fromkeys(pair[at] for pair in trucks.HALVES)
    deep = 43.0
    high = HEAD + deep * len(halves) + 6
    art: list[Layer] = [
        *draw.paper(WIDE, high, 14, INK, 2.2),
        Label(title, 16 - WIDE / 2, 4 - high / 2, WIDE - 32, HEAD - 8, 20, 700, DARK, "left", True, shrink=True),
    ]
    for row, half in enumerate(halves):
        y = HEAD - high / 2 + deep * row
        spent = half in trucks.SPENDS
        art += [
            Box(10 - WIDE / 2, y, WIDE - 20, deep - 5, 9, "#F7E3C8" if spent or at else "#E8F0E4"),
            Label(trucks.HALF_TEXTS[half], 18 - WIDE / 2, y, WIDE - 36, deep - 5, 19, 600, DARK, "left", shrink=True),
        ]
    name = listed((title, *(trucks.HALF_TEXTS[half] for half in halves)), "; ")
    return _piece(key, name, WIDE, high, tuple(art))


def _icon(icon: str, x: float, y: float) -> list[Layer]:
    if icon == FULL_ROW:
        return [Svg(f"nut-{nut}", x + 20 * (at % 2), y + 20 * (at // 2), 20, 20) for at, nut in enumerate(NUTS)]
    return [Svg(icon, x, y, 40, 40, INK if icon.startswith("ui") else "")]


# ---- the floor for five or six --------------------------------------------------------------------------------------


def _wide_floor() -> Piece:
    """The floor with sixteen columns, as it stands when the game begins."""
    columns, place = orders.columns(6), scenery.grid(orders.columns(6))
    art: list[Layer] = [
        *draw.floor(place, scenery.BANDS),
        *draw.belts(place, lambda conveyor, column: False, lambda level, column: draw.PLAIN),
    ]
    for column in range(columns):
        top = (*draw.dispenser(column % len(NUTS), place.k), *draw.number(column, place.k))
        art += moved(top, place.x(column), place.middle(place.row("dispensers")) + 6)
        y, high = place.middle(place.row("orders")) - 2, place.high(place.row("orders"))
        art += moved(scenery.slot(place.wide, high), place.x(column), y)
    for column in orders.salters(6):
        art += moved(draw.shadowed("salter", 72), place.x(column), place.middle(place.row("salters")))
    w, h = 340.0, 340 * scenery.HEIGHT / scenery.WIDTH
    scale = w / scenery.WIDTH
    return _piece("wide-floor", say("The floor for five or six"), w, h, (Inset(tuple(art), -w / 2, -h / 2, scale),))
