"""What stands on the tiles: fox, nests and squirrels, arranged so that a crowd stays readable."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import attrs

from nutdesk.core.game import Player
from nutdesk.core.table import Piece, Spot
from nutdesk.core.value import Value
from nutdesk.core.words import Say, count, listed, say
from nutdesk.games.nut_hunt.parts import (
    BARRENS,
    COLOUR_NAMES,
    COST,
    ENDS,
    FORAGE,
    IS_GREEN,
    POND,
    TILE_IDS,
    TILE_NAMES,
    TILES,
    nut_list,
)
from nutdesk.games.nut_hunt.pictures import WIDE, K, R, cell_middle, figure, flag, paws, tile_art, tile_badge
from nutdesk.games.nut_hunt.views import NutHuntView

ROOM: Final = 150 * K
"""How wide a row of pieces may get."""
Figure = tuple[str, str, str, str, int | None, float, int]
"""Id, picture, like, name, seat, relative size, number shown."""
LIKE: Final = 2


def spot_id(tile: int) -> str:
    return f"tile-{TILE_IDS[tile]}"


def squirrel_id(side: int, tile: int, number: int) -> str:
    return f"squirrel-{side}-{TILE_IDS[tile]}-{number}"


def own_ends(view: NutHuntView) -> dict[int, list[int]]:
    """The numbers of the viewer's own objectives that end on each tile; only where nobody else looks at the screen."""
    ends: dict[int, list[int]] = {}
    if view.viewer >= 0 and view.level:
        for number, objective in enumerate(view.hands[view.viewer], 1):
            for tile in ENDS[objective]:
                ends.setdefault(tile, []).append(number)
    return ends


@attrs.frozen
class Crowd(Value):
    """One tile with all that stands on it: what its drawing depends on, and nothing else."""

    tile: int
    cell: int
    colours: tuple[str, ...]
    nests: tuple[int, ...]
    squirrels: tuple[int, ...]
    fox: bool
    trail: bool
    """The fox came from here."""
    runs: tuple[int, ...]
    """Squirrels of each side that have to leave next."""
    own: tuple[int, ...]
    """Numbers of the viewer's objectives that end here."""


def crowds(view: NutHuntView, players: tuple[Player, ...]) -> list[Crowd]:
    """The tiles in the order of the board."""
    colours, ends = tuple(player.colour for player in players[: view.sides]), own_ends(view)
    newest = view.scatters[-1] if view.scatters else None
    return [
        Crowd(
            tile,
            cell,
            colours,
            tuple(view.nests[tile::TILES]),
            tuple(view.squirrels[tile::TILES]),
            tile == view.fox,
            tile == view.left,
            tuple(newest.owed) if newest and newest.tile == tile else (),
            tuple(ends.get(tile, ())),
        )
        for cell, tile in enumerate(view.forest.order)
    ]


@lru_cache(4096)
def tile_spot(crowd: Crowd) -> Spot:
    """A tile, with the fox's trail and the viewer's own objectives marked."""
    art = tile_art(crowd.tile)
    if crowd.trail:
        art += paws()
    for place, number in enumerate(crowd.own):
        art += flag(number, place)
    middle = cell_middle(crowd.cell)
    return Spot(
        spot_id(crowd.tile),
        _tile_name(crowd),
        *middle,
        WIDE - 12 * 3**0.5,
        2 * R - 24,
        "hex",
        art,
        badge=tile_badge(crowd.tile),
    )


def _tile_name(crowd: Crowd) -> Say:
    """What a screen reader says: 'Heart of the Wood: fox, 2 blue squirrels; forage acorn; costs acorn, walnut'."""
    tile = crowd.tile
    here = [say("fox")] if crowd.fox else []
    for side, colour in enumerate(crowd.colours):
        nests, squirrels, name = crowd.nests[side], crowd.squirrels[side], COLOUR_NAMES[colour]
        if nests:
            here.append(count(nests, "{n} {colour} nest", "{n} {colour} nests", colour=name))
        if squirrels:
            here.append(count(squirrels, "{n} {colour} squirrel", "{n} {colour} squirrels", colour=name))
    parts = [listed(here) if here else say("empty"), say("forage {nuts}", nuts=nut_list(FORAGE[tile]))]
    if tile in (POND, BARRENS):
        parts.append(say("only the fox comes here") if tile == POND else say("squirrels come here only when they flee"))
    else:
        parts.append(say("costs {nuts}", nuts=nut_list(COST[tile])))
    if IS_GREEN[tile]:
        parts.append(say("starting tile"))
    if crowd.own:
        parts.append(say("end of your objective {numbers}", numbers=listed(map(str, crowd.own))))
    if crowd.trail:
        parts.append(say("the fox came from here"))
    return say("{tile}: {parts}", tile=TILE_NAMES[tile], parts=listed(parts, "; "))


@lru_cache(4096)
def tile_pieces(crowd: Crowd) -> tuple[Piece, ...]:
    """Everything that stands on a tile."""
    x, y = cell_middle(crowd.cell)
    pieces = []
    placed = _arrange(_nests(crowd), _squirrels(crowd))
    for k, (dx, dy, size, (key, picture, like, name, seat, scale, number)) in enumerate(placed):
        big = size * scale
        pieces.append(
            Piece(
                key,
                name,
                spot_id(crowd.tile),
                x + dx,
                y + dy - (big - size) * 0.3,
                big,
                big,
                figure(picture, big, number),
                10 + y / 100 + k / 1000,
                seat=seat,
                like=like,
            )
        )
    return tuple(pieces)


def _nests(crowd: Crowd) -> list[Figure]:
    """Nests and the fox."""
    found: list[Figure] = []
    where, tile_id = TILE_NAMES[crowd.tile], TILE_IDS[crowd.tile]
    for side, (colour, number) in enumerate(zip(crowd.colours, crowd.nests, strict=True)):
        if number:
            name = say("{colour} nest on {tile}", colour=COLOUR_NAMES[colour], tile=where)
            if number > 1:
                name = say("{n} {colour} nests on {tile}", n=number, colour=COLOUR_NAMES[colour], tile=where)
            found.append((f"nest-{side}-{tile_id}", f"nest-{colour}", f"nest-{side}", name, side, 1.06, number))
    if crowd.fox:
        found.insert((len(found) + 1) // 2, ("fox", "fox", "fox", say("the fox on {tile}", tile=where), None, 1.14, 1))
    return found


def _squirrels(crowd: Crowd) -> list[Figure]:
    found: list[Figure] = []
    for side, (colour, standing) in enumerate(zip(crowd.colours, crowd.squirrels, strict=True)):
        name = say("{colour} squirrel on {tile}", colour=COLOUR_NAMES[colour], tile=TILE_NAMES[crowd.tile])
        if any(crowd.runs[side : side + 1]):
            name = say("{squirrel}, on the run", squirrel=name)
        for number in range(standing):
            key = squirrel_id(side, crowd.tile, number)
            found.append((key, f"squirrel-{colour}", f"squirrel-{side}", name, side, 1.0, 1))
    return found


def _arrange(nests: list[Figure], squirrels: list[Figure]) -> list[tuple[float, float, float, Figure]]:
    """One row of large pieces or two rows of smaller ones, back to front: (across, down, size, figure)."""
    total = len(nests) + len(squirrels)
    if total <= 5:
        size = (52.0 if total <= 3 else 46.0 if total == 4 else 42.0) * K
        return _row([*nests, *squirrels], -9 * K, size)
    if nests and squirrels:
        upper, lower = nests, squirrels
        # Keep the rows even: spare squirrels move up beside the nests.
        while len(lower) > len(upper) + 2 and len(upper) < 5:
            upper, lower = [*upper, lower[0]], lower[1:]
    else:
        everything = [*nests, *squirrels]
        upper, lower = everything[: total // 2], everything[total // 2 :]
    size = (38.0 if max(len(upper), len(lower)) <= 5 else 34.0) * K
    return [*_row(upper, -25 * K, size), *_row(lower, 6 * K, size)]


def _row(figures: list[Figure], down: float, size: float) -> list[tuple[float, float, float, Figure]]:
    """Side by side; where even that is too tight, two squirrels of a kind stand behind each other with their number."""
    stacked = len(figures) > 6
    heads = [f for k, f in enumerate(figures) if not (stacked and k and f[LIKE] == figures[k - 1][LIKE])]
    stride = min(size * 0.97, (ROOM - size) / max(1, len(heads) - 1))
    placed = []
    for k, head in enumerate(heads):
        across = stride * (k - (len(heads) - 1) / 2)
        twins = [f for f in figures if f[LIKE] == head[LIKE] and f is not head] if stacked else []
        placed += [(across + 4, down - 3, size, twin) for twin in twins]
        placed.append((across, down, size, (*head[:-1], 1 + len(twins)) if twins else head))
    return placed
