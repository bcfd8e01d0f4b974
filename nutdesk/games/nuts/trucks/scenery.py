"""What stands on the floor of the Trucks edition, and beside it: robots, trucks, the scoring track."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import attrs

from nutdesk.core.game import Player
from nutdesk.core.table import Art, Box, Label, Layer, Piece, Spot, Svg, moved
from nutdesk.core.value import Value
from nutdesk.core.words import Say, Seat, count, listed, say
from nutdesk.games.nuts import draw
from nutdesk.games.nuts.draw import INK, PAPER, Grid, Look
from nutdesk.games.nuts.floor import CROSS, PLACE, routes, tile, tiles
from nutdesk.games.nuts.parts import NUT_KINDS, NUT_NAMES, NUT_TITLES, NUTS
from nutdesk.games.nuts.trucks import parts
from nutdesk.games.nuts.trucks.parts import AT_ROASTERS, AT_ROBOTS, AT_SALTERS, AT_SQUIRREL, COLUMNS, DISPENSERS
from nutdesk.games.nuts.trucks.paths import START, Route
from nutdesk.games.nuts.trucks.views import TrucksView

WIDTH: Final = 1240.0
HEIGHT: Final = 830.0
HIGH: Final = (94, 54, 54, 70, 54, 70, 54, 70, 54, 54, 118)
WORDS: Final = (
    "dispensers",
    "belt",
    "belt",
    "salters",
    "belt",
    "squirrel",
    "belt",
    "roasters",
    "belt",
    "belt",
    "robots",
)
BANDS: Final = (("salters", "#B38FB4C6"), ("squirrel", "#B3DDB57E"), ("roasters", "#B3D9977F"))
YARD: Final = 800.0
"""Where the trucks begin."""
TRUCK_W: Final = 82.0
TRUCK_H: Final = 104.0
TILE_NAMES: Final = {
    "split-left": say("Splitter, left input"),
    "split-right": say("Splitter, right input"),
    "join-left": say("Joiner, left output"),
    "join-right": say("Joiner, right output"),
}
CROSS_NAME: Final = say("Cross tile")
ROWS: Final[tuple[tuple[str, str, Callable[[int], Say]], ...]] = (
    ("salters", "salt", lambda n: say("Salter row at column {n}", n=n)),
    ("squirrel", "row", lambda n: say("Squirrel row at column {n}", n=n)),
    ("roasters", "roast", lambda n: say("Roaster row at column {n}", n=n)),
    ("robots", "stand", lambda n: say("Robot row at column {n}", n=n)),
    ("dispensers", "top", lambda n: say("Dispenser row at column {n}", n=n)),
)
"""Rows of the grid: what their spots are called."""


@cache
def grid() -> Grid:
    stretch = (HEIGHT - 56) / sum(HIGH)
    rows = tuple((word, high * stretch) for word, high in zip(WORDS, HIGH, strict=True))
    return Grid(COLUMNS, 38, 28, 89, rows)


@attrs.frozen
class Floor(Value):
    """A view's floor worked out: every path, and those that connect."""

    paths: tuple[Route, ...]
    connecting: tuple[Route, ...]
    tops: tuple[int, ...]


def survey(view: TrucksView) -> Floor:
    if view.robots[0] < 0:
        return Floor((), (), ())
    tops = tuple(parts.TOPS[robot][spins] for robot, spins in zip(view.robots, view.spins, strict=True))
    paths = tuple(routes(view.rows, START))
    return Floor(paths, tuple(path for path in paths if DISPENSERS[path[0]] == tops[path[AT_ROBOTS]]), tops)


def looks(view: TrucksView, floor: Floor) -> draw.Looks:
    """How every stretch of belt looks; where paths meet, the best of them shows."""
    found: dict[tuple[int, int], Look] = {}
    gold = floor.connecting[0] if floor.connecting else None
    for path in sorted(floor.paths, key=lambda path: (path in floor.connecting, path == gold)):
        heat = (2 if path == gold else 1) if path in floor.connecting else 0
        for level, column in enumerate(path):
            found[level, column] = Look(
                heat,
                level >= AT_SALTERS and path[AT_SALTERS] in view.salters,
                level >= AT_SQUIRREL and path[AT_SQUIRREL] == view.squirrel,
                level >= AT_ROASTERS and path[AT_ROASTERS] in view.roasters,
            )
    return lambda level, column: found.get((level, column), draw.PLAIN)


def backdrop() -> Art:
    """The hall and the yard."""
    return (*draw.floor(grid(), BANDS), *draw.conveyor_numbers(grid()), *_yard())


def marks_on_floor(view: TrucksView, floor: Floor, players: tuple[Player, ...]) -> Art:
    """The belts as they run now, and the scoring track."""

    def covered(conveyor: int, column: int) -> bool:
        row = view.rows[conveyor]
        return bool(row & PLACE[column] or (column and row & PLACE[column - 1]))

    return (*draw.belts(grid(), covered, looks(view, floor)), *_track(view, players))


@cache
def _yard() -> Art:
    return (
        Box(YARD - 16, 24, 452, 480, 24, "#471B1006"),
        Box(YARD - 20, 14, 452, 482, 24, "#A79F92", INK, 2.5),
        Label(say("Trucks"), YARD, 20, 200, 34, 22, 600, "#2F1F14", "left", True),
        Label(say("one a turn"), YARD + 200, 20, 212, 34, 16, 600, "#2F1F14", "right", shrink=True),
    )


def _track(view: TrucksView, players: tuple[Player, ...]) -> Art:
    """Everybody's points on the way to fifty."""
    x, y, w = YARD - 20, 512.0, 452.0
    lane = 50.0
    high = 62 + lane * view.seats
    art: list[Layer] = [
        Box(x + 4, y + 10, w, high, 24, "#471B1006"),
        Box(x, y, w, high, 24, PAPER, INK, 2.5),
        Label(say("Scoring track"), x + 20, y + 6, 168, 34, 22, 600, "#2F1F14", "left", True, shrink=True),
        Label(say("50 begins the last turns"), x + 196, y + 6, 236, 34, 16, 600, "#6A5138", "right", shrink=True),
    ]
    left, long = x + 30, 360.0  # a badge at its end leaves room for the number
    for mark in range(0, parts.ENOUGH + 1, 10):
        at = left + long * mark / parts.ENOUGH
        art += [
            Box(at - 1, y + 62, 2, lane * view.seats - 16, 0, "#D8C39C" if mark < parts.ENOUGH else "#B3261E"),
            Label(str(mark), at - 20, y + 38, 40, 22, 15, 700, "#6A5138", "centre"),
        ]
    for seat in range(view.seats):
        points = view.scores[seat]
        at, middle = left + long * min(points, parts.ENOUGH) / parts.ENOUGH, y + 60 + lane * (seat + 0.5)
        art += [
            Box(left, middle - 4, long, 8, 4, "#E9D9B8"),
            Box(left, middle - 4, max(1.0, at - left), 8, 4, "#8A6238"),
            Svg(f"badge-{players[seat].colour}", at - 19, middle - 19, 38, 38),
            Label(str(points), left + long + 14, middle - 18, 44, 36, 22, 700, "#2F1F14", "centre"),
        ]
    return tuple(art)


def spots(view: TrucksView) -> list[Spot]:
    """Every place where something can be dropped."""
    place, w = grid(), grid().wide
    wide = COLUMNS * w + 30
    found = [Spot("floor", say("The factory floor"), 38 + COLUMNS * w / 2, HEIGHT / 2, wide, HEIGHT - 30, order=-9)]
    for word, name, title in ROWS:
        row = place.row(word)
        found += [
            Spot(
                f"{name}-{column + 1}",
                title(column + 1),
                place.x(column),
                place.middle(row),
                w - 8,
                place.high(row) - 8,
            )
            for column in range(COLUMNS)
        ]
    for conveyor, row in enumerate(place.belts()):
        for column in range(COLUMNS - 1):
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
    found.append(Spot("yard", say("The yard with the trucks"), YARD + 206, 255, 440, 470, order=-9))
    return found


def pieces(view: TrucksView, floor: Floor, players: tuple[Player, ...]) -> list[Piece]:
    """Everything on the table that can be seen or lifted."""
    if view.robots[0] < 0:
        return []
    place, look = grid(), looks(view, floor)
    found = [_dispenser(floor, place, column) for column in range(COLUMNS)]
    for conveyor, row in enumerate(place.belts()):
        for column in tiles(view.rows[conveyor]):
            kind = tile(view.rows[conveyor], column)
            art = draw.tile(kind, place.wide, place.high(row), look(conveyor, column), look(conveyor, column + 1))
            word = CROSS_NAME if kind == CROSS else TILE_NAMES[parts.FORK_WORDS[kind]]
            name = say(
                "{tile} on conveyor {row} over columns {a} and {b}",
                tile=word,
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
                    like=f"tile-{kind}",
                )
            )
    for machine, spot, places in (("salter", "salt", view.salters), ("roaster", "roast", view.roasters)):
        row = place.row(f"{machine}s")
        for which, column in enumerate(places):
            salts = machine == "salter"
            name = say("Salter in column {n}", n=column + 1) if salts else say("Roaster in column {n}", n=column + 1)
            found.append(
                Piece(
                    f"{machine}-{which + 1}",
                    name,
                    f"{spot}-{column + 1}",
                    place.x(column),
                    place.middle(row) - 2,
                    66,
                    66,
                    draw.shadowed(machine, 66),
                    20,
                )
            )
    name = say("Squirrel in column {n}", n=view.squirrel + 1)
    if view.fed:
        name = say("Squirrel in column {n}, fed", n=view.squirrel + 1)
    art = draw.squirrel(place.k)
    if view.fed:
        art += draw.disc(26, -22, 16, "nut-peanut", PAPER, INK)
    row = place.row("squirrel")
    found.append(
        Piece(
            "squirrel", name, f"row-{view.squirrel + 1}", place.x(view.squirrel), place.middle(row) - 2, 68, 68, art, 30
        )
    )
    found += [_robot(view, floor, place, column) for column in range(COLUMNS)]
    found += _riding(view, place)
    found += [_truck(view, truck, players) for truck in range(len(parts.TRUCKS))]
    return found


def _riding(view: TrucksView, place: Grid) -> list[Piece]:
    """The nut that is on its way while the factory runs: it follows its belt."""
    path, level = view.riding
    if not path:
        return []
    nut = DISPENSERS[path[0]]
    row = place.row({0: "dispensers", AT_SQUIRREL: "squirrel"}.get(level, "robots"))
    y = place.middle(row) + (-34 if level == AT_ROBOTS else 0 if level else 40)
    way = draw.line(place, path) if level else ()
    return [
        Piece(
            "riding",
            NUT_NAMES[nut],
            "floor",
            place.x(path[level]),
            y,
            54,
            54,
            draw.shadowed(f"nut-{NUTS[nut]}", 54),
            90,
            like=f"riding-{'-'.join(map(str, path))}",
            sound="nut",
            way=way,
        )
    ]


def _dispenser(floor: Floor, place: Grid, column: int) -> Piece:
    row, nut = place.row("dispensers"), DISPENSERS[column]
    ends = [path[AT_ROBOTS] + 1 for path in floor.paths if path[0] == column]
    leads = say("leads nowhere")
    if ends:
        leads = count(len(ends), "leads to robot {ends}", "leads to robots {ends}", ends=listed(map(str, ends)))
    name = say("{nut} dispenser in column {n}: {leads}", nut=NUT_TITLES[nut], n=column + 1, leads=leads)
    return Piece(
        f"dispenser-{column + 1}",
        name,
        f"top-{column + 1}",
        place.x(column),
        place.middle(row) + 6,
        place.wide - 10,
        place.high(row) - 8,
        (*draw.dispenser(nut, place.k), *draw.number(column, place.k)),
        5,
        sound="card",
        lights=tuple(f"robot-{end}" for end in ends),
        glow=_trails(place, floor, 0, column),
    )


def _trails(place: Grid, floor: Floor, level: int, column: int) -> Art:
    """Every path that begins or ends here."""
    return tuple(layer for path in floor.paths if path[level] == column for layer in draw.trail(place, path))


SIDES: Final = ((0, -36), (30, 4), (0, 36), (-30, 4))


@cache
def robot_art(robot: int, spins: int, heat: int) -> Art:
    """A robot with its four boxes; the one on top is the one that counts."""
    art: list[Layer] = []
    if heat == 2:
        art += [Box(-24, -60, 48, 48, 10, "", "#52FFC21F", width) for width in (22, 14, 8)]
    art += moved(draw.shadowed("box-robot", 62), 0, 4)
    for side in (2, 1, 3, 0):
        nut = parts.ROBOTS[robot][(side - spins) % 4]
        x, y = SIDES[side]
        size = 44 if side == 0 else 27
        edge = ("#D08A00" if heat else INK) if side == 0 else INK
        fill = PAPER if side == 0 else "#E2C9A0"
        art += [
            Box(x - size / 2, y - size / 2, size, size, 6, fill, edge, 3.4 if side == 0 and heat else 2),
            Svg(
                f"nut-{NUTS[nut]}",
                x - size * 0.41,
                y - size * 0.41,
                size * 0.82,
                size * 0.82,
                "",
                1 if side == 0 else 0.75,
            ),
        ]
    if heat:
        art += draw.disc(24, -56, 13, "ui-ok", "#2F6B3C")
    return tuple(art)


def _robot(view: TrucksView, floor: Floor, place: Grid, column: int) -> Piece:
    robot, spins, row = view.robots[column], view.spins[column], place.row("robots")
    boxes = [NUT_NAMES[parts.ROBOTS[robot][(side - spins) % 4]] for side in range(NUT_KINDS)]
    fed = [path for path in floor.connecting if path[AT_ROBOTS] == column]
    heat = (2 if floor.connecting[0] in fed else 1) if fed else 0
    name = say(
        "Box robot in column {n}: {a} on top, then {d} after a spin, {c}, {b}",
        n=column + 1,
        a=boxes[0],
        b=boxes[1],
        c=boxes[2],
        d=boxes[3],
    )
    return Piece(
        f"robot-{column + 1}",
        name,
        f"stand-{column + 1}",
        place.x(column),
        place.middle(row) + 2,
        place.wide - 8,
        place.high(row) - 8,
        (*robot_art(robot, spins, heat), *draw.plate(column + 1, -33, 37, place.k)),
        12,
        sound="card",
        lights=tuple(f"dispenser-{path[0] + 1}" for path in floor.paths if path[-1] == column),
        glow=_trails(place, floor, AT_ROBOTS, column),
    )


@cache
def truck_art(truck: int, colour: str) -> Art:
    """A truck card: what it carries, its points; one that has left shows who sent it."""
    gone = bool(colour)
    art: list[Layer] = [*draw.paper(TRUCK_W, TRUCK_H, 9, "#993B2416" if gone else INK, 2)]
    load = [(nut, number) for nut, number in enumerate(parts.LOADS[truck]) if number]
    shade, ink = (0.3, "#806A5138") if gone else (1.0, "#2F1F14")
    top = -TRUCK_H / 2 + (5 if len(load) > 2 else 8)
    step = 23 if len(load) > 2 else 32
    if len(load) == NUT_KINDS:
        for at, (nut, _) in enumerate(load):
            art.append(Svg(f"nut-{NUTS[nut]}", -31 + (at % 2) * 32, top + (at // 2) * 31, 30, 30, "", shade))
    else:
        size = 24 if len(load) > 2 else 32
        for at, (nut, number) in enumerate(load):
            y = top + at * step + (14 if len(load) == 1 else 0)
            art += [
                Svg(f"nut-{NUTS[nut]}", -32, y, size, size, "", shade),
                Label(f"× {number}", 3, y, 33, size, 18, 700, ink, shrink=True, brief=str(number)),
            ]
    if gone:
        art.append(Svg(f"badge-{colour}", -22, -24, 44, 44))
    art += [
        Svg("truck", -38, 16, 34, 34, "", shade),
        Box(-1, 15, 40, 34, 15, "#2F6B3C" if not gone else "#8C7A5E", INK, 1.4),
        Label(str(parts.POINTS[truck]), -1, 15, 40, 34, 20, 700, "#FFFFFF", "centre"),
    ]
    return tuple(art)


def _truck(view: TrucksView, truck: int, players: tuple[Player, ...]) -> Piece:
    row, column = divmod(truck, 5) if truck < 15 else (3, truck - 15)
    x, y = YARD + 41 + column * 84.5, 108 + row * 108.0
    load, points = parts.spell(parts.LOADS[truck]), parts.POINTS[truck]
    seat = next((at for at, trucks in enumerate(view.shipped) if truck in trucks), -1)
    if seat >= 0:
        name = say("Truck with {load}, {points} points: shipped by {seat}", load=load, points=points, seat=Seat(seat))
    else:
        name = say("Truck with {load}, {points} points", load=load, points=points)
    colour = players[seat].colour if seat >= 0 else ""
    return Piece(
        f"truck-{parts.TRUCKS[truck]}", name, "yard", x, y, TRUCK_W, TRUCK_H, truck_art(truck, colour), 6, sound="card"
    )
