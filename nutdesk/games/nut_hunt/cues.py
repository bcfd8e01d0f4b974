"""What is seen of an event beyond the table: where things come from, what passes, what gleams, what stays marked."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from nutdesk.core.cues import Cue, Cues, by_kind
from nutdesk.core.table import Art, Point, Svg
from nutdesk.games.nut_hunt import events
from nutdesk.games.nut_hunt.gestures import DECK, DECK_CARD, RESERVE, SUPPLY, pile_id
from nutdesk.games.nut_hunt.parts import ENDS, FORAGE, NUTS, TILE_IDS, TILES
from nutdesk.games.nut_hunt.pictures import WIDE, card_back, cell_middle
from nutdesk.games.nut_hunt.pieces import spot_id, squirrel_id
from nutdesk.games.nut_hunt.views import NutHuntView

BACK: Final = card_back(118)


def _home(view: NutHuntView, side: int) -> str:
    """Where a side's squirrels come from."""
    return RESERVE if side == view.viewer else f"seat-{side}"


def _newest(view: NutHuntView, side: int, tile: int) -> str:
    """The squirrel that has just come onto a tile."""
    return squirrel_id(side, tile, view.squirrels[side * TILES + tile] - 1)


def _placed(view: NutHuntView, side: int, tile: int) -> Cues:
    return (
        Cue("comes", _newest(view, side, tile), _home(view, side)),
        Cue("marks", spot_id(tile)),
    )


def _nut(nut: int) -> Art:
    return (Svg(f"nut-{NUTS[nut]}", -22, -22, 44, 44),)


def _foraged(view: NutHuntView, seat: int, nut: int, tile: int) -> Cues:
    """Whoever chooses a nut moves it by hand; all others are seen on their way."""
    own = seat == view.viewer
    if own and len(FORAGE[tile]) > 1:
        return ()
    return (Cue("passes", spot_id(tile), pile_id(nut) if own else f"seat-{seat}", _nut(nut), sound="nut"),)


def _exchanged(view: NutHuntView, seat: int, given: int, got: int) -> Cues:
    if seat == view.viewer:
        return ()
    return (
        Cue("passes", f"seat-{seat}", SUPPLY, _nut(given), sound="nut"),
        Cue("passes", SUPPLY, f"seat-{seat}", _nut(got), sound="nut"),
    )


def _scouted(view: NutHuntView, seat: int, number: int) -> Cues:
    if seat == view.viewer:
        return (Cue("comes", "hand", DECK_CARD, back=BACK),)
    return (Cue("passes", DECK, f"seat-{seat}", BACK, sound="card"),)


def _put_under(view: NutHuntView, seat: int) -> Cues:
    if seat == view.viewer:
        return (Cue("leaves", "", DECK),)
    return (Cue("passes", f"seat-{seat}", DECK, BACK, sound="card"),)


def _towards(view: NutHuntView, tile: int, die: int) -> tuple[Point, ...]:
    """The edge that throws back whoever runs that way; nothing if the way is free."""
    if tile < 0 or not die or not view.forest.edge(tile, die):
        return ()
    x, y = cell_middle(view.forest.cell[tile])
    angle = pi / 3 * (die - 2)
    return ((x + WIDE * 0.42 * cos(angle), y + WIDE * 0.42 * sin(angle)),)


def _fox_ran(view: NutHuntView, tile: int) -> Cues:
    return (Cue("walks", "fox", way=_towards(view, view.left, view.rolled)),)


def _hassled(view: NutHuntView, seat: int, tile: int) -> Cues:
    return Cue("walks", "fox"), Cue("marks", spot_id(tile))


def _fled(view: NutHuntView, side: int, start: int, tile: int) -> Cues:
    return (Cue("marks", spot_id(tile)),)


def _automa_fled(view: NutHuntView, side: int, start: int, tile: int) -> Cues:
    return (Cue("walks", _newest(view, side, tile), way=_towards(view, start, view.rolled)),)


def _nested(view: NutHuntView, side: int, tile: int) -> Cues:
    nest = Cue("pops", f"nest-{side}-{TILE_IDS[tile]}")
    return nest, Cue("gleams", spot_id(tile), sound="done"), Cue("marks", spot_id(tile))


def _removed(view: NutHuntView, owner: int, tile: int) -> Cues:
    left = view.squirrels[owner * TILES + tile]
    return (Cue("leaves", squirrel_id(owner, tile, left), _home(view, owner)),)


def _automa_dealt(view: NutHuntView, side: int, objective: int) -> Cues:
    return (Cue("comes", f"automa-{len(view.hands[side])}", DECK_CARD, back=BACK),)


def _automa_revealed(view: NutHuntView, side: int, objective: int) -> Cues:
    """Its card is turned up, and the two tiles on it are lit."""
    ends = [spot_id(tile) for tile in ENDS[objective]]
    return (
        Cue("comes", "aside", DECK_CARD, back=BACK),
        *(Cue("gleams", end) for end in ends),
        *(Cue("marks", end) for end in ends),
    )


cues = by_kind(
    {
        events.PLACED: _placed,
        events.JOINED: _placed,
        events.RECRUITED: _placed,
        events.AUTOMA_STARTED: _placed,
        events.AUTOMA_PLACED: _placed,
        events.FIRST_NUT: _foraged,
        events.FORAGED: _foraged,
        events.HASSLE_NUT: _foraged,
        events.EXCHANGED: _exchanged,
        events.SCOUTED: _scouted,
        events.DISCARDED: _put_under,
        events.KEPT: _put_under,
        events.KEPT_NONE: _put_under,
        events.FOX_RAN: _fox_ran,
        events.HASSLED: _hassled,
        events.FLED_FOX: _fled,
        events.FLED_NEST: _fled,
        events.AUTOMA_FLED: _automa_fled,
        events.NESTED: _nested,
        events.REMOVED: _removed,
        events.AUTOMA_DEALT: _automa_dealt,
        events.AUTOMA_REVEALED: _automa_revealed,
    }
)

__all__ = ["cues"]
