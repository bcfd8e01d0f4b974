"""What lies before the viewer: nuts, squirrels off the board, and objectives with how they stand."""

from __future__ import annotations

from nutdesk.core.game import Player
from nutdesk.core.table import Art, Box, Group, Oval, Piece, Poly, moved
from nutdesk.core.words import Say, count, say
from nutdesk.games.nut_hunt.gestures import RESERVE, objective_id, pile_id, scouted_id
from nutdesk.games.nut_hunt.parts import BASE, ENDS, NUT_NAMES, NUTS, TILE_NAMES, TILES, TITLES, so_many
from nutdesk.games.nut_hunt.pictures import (
    CARD,
    INK,
    NUT_CARD,
    badge,
    cell_middle,
    figure,
    nut_pile,
    objective_card,
)
from nutdesk.games.nut_hunt.pieces import spot_id
from nutdesk.games.nut_hunt.scoring import DONE, NO_NEST, bonus, objective_line, path, status
from nutdesk.games.nut_hunt.views import NutHuntView

MINUS = "\N{MINUS SIGN}"


def value(view: NutHuntView, objective: int) -> str:
    base = BASE[view.balanced][objective]
    return f"{base}+{bonus(view.forest, objective)}" if view.forest.order else str(base)


def state_words(view: NutHuntView, side: int, objective: int) -> Say:
    """'done', 'missing a nest', 'gap at Fern Fold', 'needs 3 tiles'."""
    held = status(view.forest, view.squirrels, view.nests, side, objective)
    if held == DONE:
        return say("done")
    if held == NO_NEST:
        return say("needs a nest")
    gaps = [tile for tile in path(view.forest, view.squirrels, view.nests, side, objective) if _bare(view, side, tile)]
    if len(gaps) == 1:
        return say("gap at {tile}", tile=TILE_NAMES[gaps[0]])
    return count(len(gaps), "needs {n} tile", "needs {n} tiles")


def brings(view: NutHuntView, side: int, objective: int) -> int:
    """The points of an objective if the game ended now."""
    return objective_line(view, side, objective, 1, over=False).points


def signed(points: int) -> str:
    """'+7', or '−2'."""
    return f"{points:+d}".replace("-", MINUS)


def worth_words(view: NutHuntView, objective: int) -> Say:
    """What '5+2' means: base points, and one for each tile between the ends (NH-E4)."""
    base = count(BASE[view.balanced][objective], "{n} point", "{n} points")
    if not view.forest.order:
        return base
    far = bonus(view.forest, objective)
    if not far:
        return say("{points}, and nothing for the distance: its ends touch", points=base)
    more = count(far, "{n} more for the tile between its ends", "{n} more for the tiles between its ends")
    return say("{points} and {more}", points=base, more=more)


def now_words(view: NutHuntView, side: int, objective: int) -> Say:
    """How an objective stands for a side, and what it brings if the game ended now."""
    words, points = state_words(view, side, objective), signed(brings(view, side, objective))
    return say("{words}; {points} if the game ended now", words=words, points=points)


def _bare(view: NutHuntView, side: int, tile: int) -> bool:
    return not view.squirrels[side * TILES + tile] and not view.nests[side * TILES + tile]


def lights(objective: int) -> tuple[str, ...]:
    """The two tiles of an objective, lit while one looks at it."""
    return tuple(spot_id(tile) for tile in ENDS[objective])


def glow(view: NutHuntView, side: int, objective: int) -> Art:
    """The way between the two ends as it stands: gold, with a ring on every tile that is missing."""
    way = path(view.forest, view.squirrels, view.nests, side, objective)
    points = tuple(cell_middle(view.forest.cell[tile]) for tile in way)
    art: Art = tuple(
        Poly(points, "", line, width, closed=False) for line, width in ((INK, 15.0), ("@gold", 10.0), ("#FFFFFF", 2.5))
    )
    for tile, (x, y) in zip(way, points, strict=True):
        if _bare(view, side, tile):
            art += (Oval(x - 26, y - 26, 52, 52, "#B3FFF6E0", INK, 4, (3, 2)),)
        else:
            art += (Oval(x - 13, y - 13, 26, 26, "@gold", INK, 3),)
    return art


def _objective_piece(view: NutHuntView, key: str, objective: int, number: int) -> Piece:
    seat = view.viewer
    state, words, now = "", "", ""
    name = say("Objective {title}: {worth}", title=TITLES[objective], worth=worth_words(view, objective))
    if view.turns:
        state = status(view.forest, view.squirrels, view.nests, seat, objective)
        words = state_words(view, seat, objective)
        said = words
        if number:  # a scouted card is not in the hand yet: it costs nothing
            now, said = signed(brings(view, seat, objective)), now_words(view, seat, objective)
        name = say("{name}; {words}", name=name, words=said)
    art = objective_card(objective, value(view, objective), number, state, words, now)
    return Piece(
        key,
        name,
        "hand",
        0,
        0,
        *CARD,
        art,
        seat=seat,
        like=f"card-{objective}",
        lights=lights(objective),
        glow=glow(view, seat, objective),
        sound="card",
    )


def hand(view: NutHuntView, players: tuple[Player, ...]) -> tuple[Group, ...]:
    seat = view.viewer
    nuts = tuple(_nut_piece(view, seat, nut) for nut in range(len(NUTS)))
    cards = tuple(
        _objective_piece(view, objective_id(k), objective, k + 1) for k, objective in enumerate(view.hands[seat])
    )
    groups = [
        Group(say("Nuts"), nuts, secret=False),
        Group(say("Squirrels"), (_reserve(view, seat, players[seat].colour),), secret=False),
        Group(say("Secret objectives"), cards, hint=say("points + tiles between") if cards else ""),
    ]
    if view.scouted and view.turn == seat:
        scouted = tuple(_objective_piece(view, scouted_id(k), objective, 0) for k, objective in enumerate(view.scouted))
        groups.append(Group(say("Scouted: keep one or none"), scouted))
    return tuple(groups)


def _nut_piece(view: NutHuntView, seat: int, nut: int) -> Piece:
    held = view.nuts[4 * seat + nut]
    return Piece(
        pile_id(nut),
        so_many(nut, held),
        "hand",
        0,
        0,
        *NUT_CARD,
        nut_pile(nut, held),
        seat=seat,
        caption=NUT_NAMES[nut],
        sound="card" if held else "nut",
    )


def _reserve(view: NutHuntView, seat: int, colour: str) -> Piece:
    left = view.stock[seat]
    name = say("squirrel, {n} off the board", n=max(0, left))
    art = (Box(-40, -46, 80, 92, 16, "@panel2", "@line", 1.5), *moved(figure(f"squirrel-{colour}", 64.0), 0, -2))
    if left > 0:
        art += badge(str(left), 34, -38, 15, 18)
    return Piece(RESERVE, name, "hand", 0, 0, 84, 96, art, seat=seat)
