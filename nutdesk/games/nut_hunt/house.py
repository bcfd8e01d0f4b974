"""The house data: what each tile and objective says, read from forest.toml and checked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import attrs

from nutdesk.core import house
from nutdesk.core.game import Refusal, no
from nutdesk.core.value import Value

FILE: Final = "forest.toml"
EDITION: Final = 3
"""Of the file: see "Editions" in docs/lab.md before it is changed."""
HELD: Final = {1: {"balanced": False}, 2: {"balanced": True}}
"""Earlier editions that the file holds whole, and the option that plays by each: they had one list of points each."""
TABLES: Final = ("Tiles", "Starting tiles", "Nests", "Objectives", "Objective ends")
"""What the lab puts on trial: see Game.uses and Game.holds."""

LONGEST: Final = 40
"""Letters of a tile's name."""
MOST: Final = 8
"""Nuts of one tile: more do not fit on it."""
LETTERS: Final = "ACHW"
"""Acorn, chestnut, hazelnut, walnut."""


@attrs.frozen
class Tile(Value):
    id: str
    name: str
    forage: tuple[int, ...]
    cost: tuple[int, ...]


@attrs.frozen
class Objective(Value):
    ends: tuple[int, int]
    points: int
    balanced: int
    """Its points with the option of that name."""


@attrs.frozen
class House(Value):
    tiles: tuple[Tile, ...]
    objectives: tuple[Objective, ...]
    usual: tuple[int, ...]
    pond: int
    barrens: int


def load() -> House:
    """The data that this process plays by."""
    return read(house.text("nut-hunt", __package__, FILE))


def read(text: str) -> House:
    """The data in a text; raises Refusal with the clause and the line that is wrong."""
    data = house.tables(text)
    where = _Lines(text)
    tiles = _tiles(data.get("tiles"), where)
    index = {tile.id: number for number, tile in enumerate(tiles)}
    pond = _named(data.get("pond"), index, where("pond"))
    barrens = _named(data.get("barrens"), index, where("barrens"))
    _check_costs(tiles, pond, barrens, where)
    usual = data.get("usual")
    if not isinstance(usual, list) or sorted(map(str, usual)) != sorted(index):
        raise Refusal(no("NH-P1", "The usual forest names each of the 19 tiles once."), where("usual"))
    objectives = _objectives(data.get("objectives"), index, where)
    _check_ends(tiles, objectives, pond, where)
    return House(tiles, objectives, tuple(index[name] for name in usual), pond, barrens)


class _Lines:
    """Where in the text a key, or the n-th row of its list, stands."""

    def __init__(self, text: str) -> None:
        lines = text.splitlines()
        self.keys = [line.split("=")[0].strip() for line in lines]
        self.rows = [n for n, line in enumerate(lines) if line.lstrip().startswith("{")]

    def __call__(self, key: str, row: int = -1) -> str:
        start = self.keys.index(key) if key in self.keys else 0
        rows = [n for n in self.rows if n > start]
        return f"line {(rows[row] if 0 <= row < len(rows) else start) + 1}"


def _tiles(rows: object, where: _Lines) -> tuple[Tile, ...]:
    if not isinstance(rows, list) or len(rows) != 19:
        raise Refusal(no("NH-P1", "The forest has 19 tiles."), where("tiles"))
    tiles: list[Tile] = []
    for k, row in enumerate(rows):
        line = where("tiles", k)
        if not isinstance(row, dict) or set(row) != {"id", "name", "forage", "cost"}:
            raise Refusal(no("NH-P1", "A tile has an id, a name, its forage and its cost."), line)
        if not all(isinstance(value, str) for value in row.values()):
            raise Refusal(no("NH-P1", "All that a tile says is text."), line)
        if not re.fullmatch(r"[a-z0-9-]{1,40}", row["id"]):
            raise Refusal(no("NH-P1", "The id of a tile has letters a to z, digits and dashes."), line)
        if not house.readable(row["name"], LONGEST):
            raise Refusal(no("NH-P1", "The name of a tile is one line of at most {n} letters.", n=LONGEST), line)
        if max(len(row["forage"]), len(row["cost"])) > MOST:
            raise Refusal(no("NH-P2", "Forage and costs are at most {n} nuts.", n=MOST), line)
        if any(tile.id == row["id"] for tile in tiles):
            raise Refusal(no("NH-P1", "There are two tiles called {id}.", id=row["id"]), line)
        if not row["forage"] or set(row["forage"]) - set(LETTERS) or len(set(row["forage"])) < len(row["forage"]):
            raise Refusal(no("NH-P2", "Forage names the nuts A, C, H and W, each at most once."), line)
        if set(row["cost"]) - set(LETTERS):
            raise Refusal(no("NH-P2", "A cost is paid in the nuts A, C, H and W."), line)
        tiles.append(Tile(row["id"], row["name"], _nuts(row["forage"]), _nuts(row["cost"])))
    return tuple(tiles)


def _nuts(letters: str) -> tuple[int, ...]:
    return tuple(sorted(LETTERS.index(letter) for letter in letters))


def _named(value: object, index: dict[str, int], line: str) -> int:
    if not isinstance(value, str) or value not in index:
        raise Refusal(no("NH-P1", "'{value}' is not one of the tiles.", value=value), line)
    return index[value]


def _check_costs(tiles: Sequence[Tile], pond: int, barrens: int, where: _Lines) -> None:
    """Ten starting tiles cost two nuts, two tiles cannot be bought, seven cost more (NH-P4)."""
    for k, tile in enumerate(tiles):
        free = k in (pond, barrens)
        if free == bool(tile.cost):
            raise Refusal(no("NH-P4", "Frog Pond and Pine Barrens alone have no recruit cost."), where("tiles", k))
        if not free and len(tile.cost) < 2:
            raise Refusal(no("NH-P4", "A squirrel costs at least two nuts."), where("tiles", k))
    green = sum(len(tile.cost) == 2 for tile in tiles)
    if green != 10:
        raise Refusal(
            no("NH-P4", "Ten tiles are starting tiles with a cost of two nuts, not {n}.", n=green), where("tiles")
        )


def _objectives(rows: object, index: dict[str, int], where: _Lines) -> tuple[Objective, ...]:
    if not isinstance(rows, list) or len(rows) != 45:
        raise Refusal(no("NH-P2", "There are 45 objectives."), where("objectives"))
    objectives: list[Objective] = []
    for k, row in enumerate(rows):
        line = where("objectives", k)
        fits = isinstance(row, dict) and {"ends", "points"} <= set(row) <= {"ends", "points", "balanced"}
        ends: Any = row["ends"] if fits else None
        if not isinstance(ends, list) or len(ends) != 2:
            raise Refusal(no("NH-P2", "An objective has two ends and its points."), line)
        one, two = (_named(end, index, line) for end in ends)
        points, balanced = row["points"], row.get("balanced", row["points"])
        if any(type(number) is not int or not 1 <= number <= 99 for number in (points, balanced)):
            raise Refusal(no("NH-P2", "The base points of an objective are a number from 1 to 99."), line)
        if one == two or any(set(other.ends) == {one, two} for other in objectives):
            raise Refusal(no("NH-P2", "Each objective joins two different tiles, and no two are the same."), line)
        objectives.append(Objective((one, two), points, balanced))
    return tuple(objectives)


def _check_ends(tiles: Sequence[Tile], objectives: Sequence[Objective], pond: int, where: _Lines) -> None:
    """Every tile but the pond stands on five objectives (NH-P5)."""
    times = Counter(end for objective in objectives for end in objective.ends)
    for k, objective in enumerate(objectives):
        if pond in objective.ends:
            raise Refusal(no("NH-P5", "No objective names Frog Pond."), where("objectives", k))
    for k, tile in enumerate(tiles):
        if k != pond and times[k] != 5:
            last = max((n for n, objective in enumerate(objectives) if k in objective.ends), default=-1)
            raise Refusal(
                no("NH-P5", "{tile} stands on {n} objectives instead of five.", tile=tile.name, n=times[k]),
                where("objectives", last),
            )
