"""Everything that can be due, made once: what a seat is asked, and what chance is."""

from __future__ import annotations

from typing import Final

from nutdesk.core.moves import Chance, Choice
from nutdesk.games.nut_hunt.parts import OBJECTIVES, SEATS, TILES

_SEATS: Final = range(len(SEATS))
_TILES: Final = range(TILES)

# Open are those that need no look at one's objectives: at one screen they are made without lifting the curtain.
DISCARDING: Final = tuple(Choice(seat, "discard", "NH-S2") for seat in _SEATS)
PLACING: Final = tuple(Choice(seat, "place", "NH-S3") for seat in _SEATS)
JOINING: Final = Choice(len(SEATS) - 1, "place", "NH-S4")
FORAGING: Final = tuple(
    tuple(tuple(Choice(seat, "forage", "NH-T3", (tile, left), open=True) for left in range(3)) for tile in _TILES)
    for seat in _SEATS
)
"""FORAGING[seat][tile][nuts left to take]; in set-up FIRST_FORAGING."""
FIRST_FORAGING: Final = tuple(
    tuple(tuple(Choice(seat, "forage", "NH-S3", (tile, left), open=True) for left in range(3)) for tile in _TILES)
    for seat in _SEATS
)
ROLLING: Final = tuple(Choice(seat, "roll", "NH-T2", open=True) for seat in _SEATS)
ACTING: Final = tuple(Choice(seat, "act", "NH-T1") for seat in _SEATS)
HASSLING: Final = tuple(tuple(Choice(seat, "nut", "NH-T6", (tile, 1), open=True) for tile in _TILES) for seat in _SEATS)
KEEPING: Final = tuple(Choice(seat, "keep", "NH-T7") for seat in _SEATS)
ENDING: Final = tuple(Choice(seat, "end", "NH-A2") for seat in _SEATS)
FLEEING: Final = tuple(
    tuple(tuple(Choice(seat, "flee", clause, (tile,), open=True) for tile in _TILES) for seat in _SEATS)
    for clause in ("NH-C1", "NH-C2")
)
"""FLEEING[from a nest][seat][tile]."""

LAY: Final = Chance("lay the tiles", cards=TILES, clause="NH-S1")
SHUFFLE: Final = Chance("shuffle the objectives", cards=OBJECTIVES, clause="NH-S2")
FOX_DIE: Final = Chance("fox die", dice=(6,), clause="NH-T2")
FLEE_DIE: Final = tuple(Chance("scatter die", dice=(6,), clause="NH-A3", about=(tile,)) for tile in _TILES)
RESHUFFLES: Final = tuple(Chance("reshuffle", cards=cards, clause="NH-R5") for cards in range(OBJECTIVES + 1))
