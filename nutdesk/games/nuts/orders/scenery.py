"""What stands on the floor of the Orders game: spots and pieces, and how the paths look."""

from __future__ import annotations

from functools import cache
from typing import Final

import attrs

from nutdesk.core.table import Art, Box, Label, Layer, Piece, Spot, Svg, moved
from nutdesk.core.value import Value
from nutdesk.core.words import Say, listed, say
from nutdesk.games.nuts import draw
from nutdesk.games.nuts.draw import INK, PAPER, Grid, Look
from nutdesk.games.nuts.floor import COLUMNS, CROSS, PLACE, Levels, paths, tiles
from nutdesk.games.nuts.orders import changes
from nutdesk.games.nuts.orders.changes import ADD, MOVE, REMOVE, STEP, Mark, marks
from nutdesk.games.nuts.orders.parts import AT_ORDERS, AT_SALTERS, AT_SQUIRREL, OPEN
from nutdesk.games.nuts.orders.views import OrdersView
from nutdesk.games.nuts.parts import NUT_NAMES, NUT_TITLES, NUTS

WIDTH: Final = 1240.0
HEIGHT: Final = 830.0
HIGH: Final = (96, 60, 60, 76, 60, 60, 76, 60, 60, 112)
WORDS: Final = ("dispensers", "belt", "belt", "salters", "belt", "belt", "squirrel", "belt", "belt", "orders")
BANDS: Final = (("salters", "#B38FB4C6"), ("squirrel", "#B3DDB57E"))
NARROW: Final = 80.0
"""Below this column width an order shows its nut without the word."""

MATCHES, SALTED, HUNTED = say("matches"), say("salted"), say("under the squirrel")
"""What can be said of a path."""


@cache
def grid(columns: int) -> Grid:
    """The floor fills the board; sixteen columns are narrower ones."""
    stretch = (HEIGHT - 56) / sum(HIGH)
    rows = tuple((word, high * stretch) for word, high in zip(WORDS, HIGH, strict=True))
    return Grid(columns, 38, 28, 1164 / columns, rows)


@attrs.frozen
class Floor(Value):
    """A view's floor worked out: where the paths run, which match, and which one is gold."""

    run: Levels
    matches: tuple[int, ...]
    gold: int
    """The dispenser of the path at full strength; -1 if none matches."""
    marks: tuple[Mark, ...]
    off: tuple[int, ...]
    """Numbers (from 0) of the marked changes that the gold path does not touch."""


def survey(view: OrdersView) -> Floor:
    """Look at the floor as a player would: the path that touches most changes is the one to show."""
    run = paths(view.rows, COLUMNS[view.columns])
    found = list(view.running) or changes.matching(view, run)
    made = marks(view)
    gold, off = -1, list(range(len(made)))
    for path in found:
        missed = [n for n, mark in enumerate(made) if not changes.touches(view, run, path, mark.entries[0])]
        if gold < 0 or len(missed) < len(off):
            gold, off = path, missed
    return Floor(run, tuple(found), gold, tuple(made), tuple(off))


def looks(view: OrdersView, floor: Floor) -> draw.Looks:
    """How every stretch of belt looks: matching, salted, under the squirrel."""
    at: list[dict[int, int]] = [{column: path for path, column in enumerate(level)} for level in floor.run]
    salted = {path for path, column in enumerate(floor.run[AT_SALTERS]) if column in view.salters}
    hunted = {path for path, column in enumerate(floor.run[AT_SQUIRREL]) if column == view.squirrel}

    def look(level: int, column: int) -> Look:
        path = at[level][column]
        heat = (2 if path == floor.gold else 1) if path in floor.matches else 0
        return Look(heat, level >= AT_SALTERS and path in salted, level >= AT_SQUIRREL and path in hunted)

    return look


def backdrop(view: OrdersView) -> Art:
    """The hall."""
    place = grid(view.columns)
    return (*draw.floor(place, BANDS), *draw.conveyor_numbers(place))


def marks_on_floor(view: OrdersView, floor: Floor) -> Art:
    """The belts as they run now, and where tiles were taken off this turn."""
    place = grid(view.columns)

    def covered(conveyor: int, column: int) -> bool:
        row = view.rows[conveyor]
        return bool(row & PLACE[column] or (column and row & PLACE[column - 1]))

    art = [*draw.belts(place, covered, looks(view, floor))]
    for mark in floor.marks:
        if mark.kind == REMOVE and not view.rows[mark.a] & PLACE[mark.b]:
            row = place.belts()[mark.a]
            x, y = place.x(mark.b + 0.5), place.middle(row)
            art += moved(draw.ghost_tile(place.wide, place.high(row)), x, y)
    return tuple(art)


def spots(view: OrdersView, floor: Floor) -> list[Spot]:
    """Every place where something can be dropped."""
    place = grid(view.columns)
    w = place.wide
    found = [Spot("floor", say("The factory floor"), WIDTH / 2, HEIGHT / 2, WIDTH - 40, HEIGHT - 30, order=-9)]
    for column in range(view.columns):
        x, name = place.x(column), column + 1
        top, bottom = place.row("dispensers"), place.row("orders")
        salt, squirrel = place.row("salters"), place.row("squirrel")
        found.append(
            Spot(
                f"top-{name}",
                say("Dispenser row at column {n}", n=name),
                x,
                place.middle(top) + 6,
                w - 6,
                place.high(top),
                order=-2,
            )
        )
        found += [
            Spot(
                f"salt-{name}",
                say("Salter row at column {n}", n=name),
                x,
                place.middle(salt),
                w - 8,
                place.high(salt) - 8,
            ),
            Spot(
                f"row-{name}",
                say("Squirrel row at column {n}", n=name),
                x,
                place.middle(squirrel),
                w - 8,
                place.high(squirrel) - 8,
            ),
        ]
        open_ = view.orders[column] == OPEN
        words = say("Slot {n}: open", n=name) if open_ else say("Slot {n}", n=name)
        art = (*slot(w, place.high(bottom)), *slot_number(name, place)) if open_ else ()
        found.append(Spot(f"slot-{name}", words, x, place.middle(bottom) - 2, w - 12, place.high(bottom) - 10, art=art))
    for conveyor, row in enumerate(place.belts()):
        for column in range(view.columns - 1):
            words = say("Conveyor {row} over columns {a} and {b}", row=conveyor + 1, a=column + 1, b=column + 2)
            found.append(
                Spot(
                    f"belt-{conveyor + 1}-{column + 1}",
                    words,
                    place.x(column + 0.5),
                    place.middle(row),
                    w - 8,
                    place.high(row) - 8,
                )
            )
    return found


def slot_number(name: int, place: Grid) -> Art:
    """The number of a slot, where the belt ends."""
    return draw.plate(name, -28 * place.k, 6 - place.high(place.row("orders")) / 2, place.k)


@cache
def slot(wide: float, high: float) -> Art:
    w, h = min(88.0, wide - 8), high - 16
    word = (Label(say("open"), -w / 2, -h / 2, w, h, 17, 700, "#D93B2416", "centre", shrink=True),)
    return (Box(-w / 2, -h / 2, w, h, 10, "#2EFFFFFF", "#993B2416", 2.4, (3, 2.4)), *word)


@cache
def order_card(nut: int, wide: float, high: float, heat: int) -> Art:
    """An order, with its word where there is room."""
    w, h = min(91.0, wide - 6), high - 16
    edge, thick = (INK, 2.4) if not heat else ("#D08A00", 5.0 if heat == 2 else 3.0)
    art: list[Layer] = []
    if heat == 2:
        art += [Box(-w / 2, -h / 2, w, h, 10, "", "#52FFC21F", width) for width in (24, 16, 9)]
    art += draw.paper(w, h, 10, edge, thick)
    if wide < NARROW:
        side = min(56.0, w - 8)
        art.append(Svg(f"nut-{NUTS[nut]}", -side / 2, -side / 2 - 2, side, side))
    else:
        art.append(Svg(f"nut-{NUTS[nut]}", -27, -h / 2 + 8, 54, 54))
        word = Label(
            NUT_NAMES[nut], 5 - w / 2, h / 2 - 36, w - 10, 30, 15.5, 700, "#2F1F14", "centre", brief="", shrink=True
        )
        art.append(word)
    if heat:
        art += draw.disc(w / 2 - 4, -h / 2, 15, "ui-ok", "#2F6B3C")
    return tuple(art)


def pieces(view: OrdersView, floor: Floor) -> list[Piece]:
    """Everything on the floor that can be seen or lifted."""
    place = grid(view.columns)
    found = [_dispenser(view, floor, place, column) for column in range(view.columns)]
    look = looks(view, floor)
    for conveyor, row in enumerate(place.belts()):
        for column in tiles(view.rows[conveyor]):
            art = draw.tile(CROSS, place.wide, place.high(row), look(conveyor, column), look(conveyor, column + 1))
            name = say(
                "Cross tile on conveyor {row} over columns {a} and {b}",
                row=conveyor + 1,
                a=column + 1,
                b=column + 2,
            )
            found.append(
                Piece(
                    f"tile-{conveyor + 1}-{column + 1}",
                    name,
                    f"belt-{conveyor + 1}-{column + 1}",
                    place.x(column + 0.5),
                    place.middle(row),
                    2 * place.wide - 14,
                    place.high(row) - 4,
                    art,
                    10,
                    like="cross-tile",
                )
            )
    row, size = place.row("salters"), 72 * place.k
    for which, column in enumerate(view.salters):
        name = say("Salter in column {n}", n=column + 1)
        found.append(
            Piece(
                f"salter-{which + 1}",
                name,
                f"salt-{column + 1}",
                place.x(column),
                place.middle(row) - 2,
                max(48, size),
                max(48, size),
                draw.shadowed("salter", size),
                20,
            )
        )
    found += _squirrel(view, place)
    found += [_order(view, floor, place, column) for column in range(view.columns) if view.orders[column] != OPEN]
    found += _tokens(view, floor, place)
    return found


def path_words(view: OrdersView, floor: Floor, path: int) -> Say:
    """Where a dispenser's path leads and what it passes, for those who cannot see it."""
    end = floor.run[AT_ORDERS][path]
    order = view.orders[end]
    if order == OPEN:
        words = [say("leads to slot {slot}, which is open", slot=end + 1)]
    else:
        words = [say("leads to slot {slot}, an order for one {nut}", slot=end + 1, nut=NUT_NAMES[order])]
    if path in floor.matches:
        words.append(MATCHES)
    if floor.run[AT_SALTERS][path] in view.salters:
        words.append(SALTED)
    if floor.run[AT_SQUIRREL][path] == view.squirrel:
        words.append(HUNTED)
    return listed(words)


def _dispenser(view: OrdersView, floor: Floor, place: Grid, column: int) -> Piece:
    nut, row, k = view.dispensers[column], place.row("dispensers"), place.k
    words = path_words(view, floor, column)
    name = say("{nut} dispenser in column {n}: {words}", nut=NUT_TITLES[nut], n=column + 1, words=words)
    art = (*draw.dispenser(nut, k), *draw.number(column, k))
    if column in view.running:
        art += draw.disc(30 * k, 24 * k, 17, "ui-play", "#2F6B3C")
    return Piece(
        f"dispenser-{column + 1}",
        name,
        f"top-{column + 1}",
        place.x(column),
        place.middle(row) + 6,
        place.wide - 10,
        place.high(row) - 8,
        art,
        5,
        like=f"dispenser-{NUTS[nut]}",
        sound="card",
        lights=(f"slot-{floor.run[AT_ORDERS][column] + 1}",),
        glow=_trail(place, floor, column),
    )


def _trail(place: Grid, floor: Floor, path: int) -> Art:
    return draw.trail(place, tuple(level[path] for level in floor.run))


def _order(view: OrdersView, floor: Floor, place: Grid, column: int) -> Piece:
    nut, row = view.orders[column], place.row("orders")
    path = floor.run[AT_ORDERS].index(column)
    heat = (2 if path == floor.gold else 1) if path in floor.matches else 0
    feeder = NUT_NAMES[view.dispensers[path]]
    name = say(
        "Order for one {nut} in slot {n}, fed by the {feeder} dispenser in column {from_}",
        nut=NUT_NAMES[nut],
        n=column + 1,
        feeder=feeder,
        from_=path + 1,
    )
    high = place.high(row)
    return Piece(
        f"order-{column + 1}",
        name,
        f"slot-{column + 1}",
        place.x(column),
        place.middle(row) - 2,
        place.wide - 14,
        high - 14,
        (*order_card(nut, place.wide, high, heat), *slot_number(column + 1, place)),
        6,
        like=f"order-{NUTS[nut]}",
        sound="card",
        lights=(f"dispenser-{path + 1}",),
        glow=_trail(place, floor, path),
    )


def _squirrel(view: OrdersView, place: Grid) -> list[Piece]:
    if view.squirrel < 0:
        return []
    row, size = place.row("squirrel"), 74 * place.k
    name = say("Squirrel in column {n}, hunger {hunger}", n=view.squirrel + 1, hunger=view.hunger)
    if view.feeds:
        name = say("Squirrel in column {n}, fed this turn", n=view.squirrel + 1)
    art = draw.squirrel(place.k, 0 if view.feeds else view.hunger)
    if view.feeds:
        art += draw.disc(26 * place.k, -22 * place.k, 17, "nut-peanut", PAPER, INK)
    found = [
        Piece(
            "squirrel",
            name,
            f"row-{view.squirrel + 1}",
            place.x(view.squirrel),
            place.middle(row) - 2,
            max(48, size),
            max(48, size),
            art,
            30,
        )
    ]
    path, level = view.riding
    if path >= 0:
        run = paths(view.rows, COLUMNS[view.columns])
        row = {0: 0, AT_ORDERS: place.row("orders")}.get(level, place.row("salters"))
        y = place.middle(row) + (0 if level else 40)
        nut = view.dispensers[path]
        way = draw.line(place, tuple(column[path] for column in run)) if level else ()
        found.append(
            Piece(
                "riding",
                NUT_NAMES[nut],
                "floor",
                place.x(run[level][path]),
                y,
                56,
                56,
                (*draw.shadowed(f"nut-{NUTS[nut]}", 56 * place.k),),
                90,
                like=f"riding-{path}",
                sound="nut",
                way=way,
            )
        )
    return found


def token_places(view: OrdersView, place: Grid, mark: Mark) -> list[tuple[str, float, float]]:
    """Where the undo tokens of a change lie (NU-T5): on what spot, and where there."""
    k = place.k
    if mark.kind in (ADD, REMOVE):
        row = place.belts()[mark.a]
        x, y = place.x(mark.b + 0.5), place.middle(row)
        spot = f"belt-{mark.a + 1}-{mark.b + 1}"
        aside = place.wide - 12 if mark.kind == ADD else 0
        return [(spot, x + aside, y - (24 if mark.kind == ADD else 0))]
    if mark.kind == STEP:
        y = place.middle(place.row("salters"))
        new = (f"salt-{mark.b + 1}", place.x(mark.b) + 30 * k, y - 22)
        return [new, (f"salt-{mark.a + 1}", place.x(mark.a), y)] if mark.a != mark.b else [new]
    if mark.kind == MOVE:
        y = place.middle(place.row("orders"))
        return [
            (f"slot-{mark.b + 1}", place.x(mark.b) - 30 * k, y + 32),
            (f"slot-{mark.a + 1}", place.x(mark.a), y + 28),
        ]
    y = place.middle(place.row("dispensers")) + 4
    return [(f"top-{column + 1}", place.x(column) + 34 * k, y) for column in (mark.a, mark.b)]


def _tokens(view: OrdersView, floor: Floor, place: Grid) -> list[Piece]:
    found = []
    size = 40 if place.k == 1 else 34
    for number, mark in enumerate(floor.marks, 1):
        final = mark.entries[0] < view.final
        name = say("Undo token: {what}", what=mark.words())
        if final:
            name = say("Stays since the Refill: {what}", what=mark.words())
        for letter, (spot, x, y) in zip("ab", token_places(view, place, mark), strict=False):
            # Two changes in one place: the tokens lie side by side.
            x += 14 * sum(other[:3] == mark[:3] for other in floor.marks[: number - 1])
            found.append(
                Piece(
                    f"undo-{number}-{letter}",
                    name,
                    spot,
                    x,
                    y,
                    max(44, size),
                    max(44, size),
                    draw.stays(size) if final else draw.undo(size),
                    60,
                )
            )
    return found
