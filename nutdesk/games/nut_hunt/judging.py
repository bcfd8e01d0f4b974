"""What is possible, and why something is not: the ruling on each kind of action."""

from __future__ import annotations

from typing import Final

from nutdesk.core.game import FINE, Ruling, no
from nutdesk.core.moves import Choice
from nutdesk.games.nut_hunt import parts
from nutdesk.games.nut_hunt.actions import Discard, Exchange, Forage, Hassle, Keep, Place, Recruit, Scatter, Scout
from nutdesk.games.nut_hunt.parts import (
    FORAGE,
    GREEN,
    IS_GREEN,
    NUT,
    NUT_NAMES,
    OBJECTIVE,
    POND,
    SEATS,
    THREE,
    TILE,
    TILE_IDS,
    TILE_NAMES,
    TILES,
    snake,
)
from nutdesk.games.nut_hunt.state import Scattering, State

ORDERS: Final = tuple(tuple(snake(seats, special) for special in (False, True)) for seats in range(len(SEATS) + 1))


def is_special(state: State) -> bool:
    """Five players and the fox on a starting tile: nine are free for ten squirrels (NH-S4)."""
    return state.seats == len(SEATS) and IS_GREEN[state.forest.centre()]


def may_join(state: State) -> bool:
    """Whether the squirrel to be placed may join others, its own too (NH-S4, NH-R2)."""
    return state.placed == 2 * state.seats - 1 and is_special(state)


def starts(state: State) -> list[int]:
    """The starting tiles that may be chosen now: free ones, never the fox's (NH-S3, NH-S4)."""
    joins, squirrels = may_join(state), state.squirrels
    return [tile for tile in GREEN if tile != state.fox and (joins or not any(squirrels[tile::TILES]))]


def refuges(state: State, scattering: Scattering) -> list[int]:
    """Where a squirrel may flee: beside the tile, never Frog Pond or the barred tile (NH-C1, NH-C2)."""
    barred = scattering.barred
    return [tile for tile in state.forest.refuges[scattering.tile] if tile != barred]


def judge_exchange(state: State, action: Exchange) -> Ruling:
    seat = action.seat
    if not 0 <= seat < state.seats:
        return no("NH-T4", "Nobody sits there.")
    if action.give not in NUT or action.get not in NUT:
        return no("NH-P2", "Nuts are acorn, chestnut, hazelnut and walnut.")
    if action.give == action.get:
        return no("NH-T4", "Exchange three of a kind for a nut of another kind.", "supply")
    have = state.nuts[4 * seat + NUT[action.give]]
    if have < THREE:
        return no(
            "NH-T4",
            "An exchange takes three of a kind: you have {nuts}.",
            "supply",
            nuts=parts.so_many(NUT[action.give], have),
        )
    return FINE


def judge_discard(state: State, due: Choice, action: Discard) -> Ruling:
    if OBJECTIVE.get(action.objective, -1) not in state.hands[due.seat]:
        return no("NH-S2", "You were not dealt that objective.")
    return FINE


def judge_place(state: State, due: Choice, action: Place) -> Ruling:
    tile = TILE.get(action.tile, -1)
    if tile < 0:
        return _unknown(action.tile)
    if not IS_GREEN[tile]:
        return no(
            "NH-S3", "{tile} is not a starting tile: those have a green border.", _spot(tile), tile=TILE_NAMES[tile]
        )
    if tile == state.fox:
        return no("NH-S3", "The fox is on {tile}.", _spot(tile), "fox", tile=TILE_NAMES[tile])
    if tile not in starts(state):
        return no("NH-S3", "{tile} is taken: choose a free one.", _spot(tile), tile=TILE_NAMES[tile])
    return FINE


def judge_forage(state: State, due: Choice, action: Forage) -> Ruling:
    tile = due.about[0]
    if action.nut not in NUT:
        return no("NH-P2", "Nuts are acorn, chestnut, hazelnut and walnut.")
    if NUT[action.nut] not in FORAGE[tile]:
        return no(
            "NH-T3", "There is no {nut} on {tile}.", _spot(tile), tile=TILE_NAMES[tile], nut=NUT_NAMES[NUT[action.nut]]
        )
    return FINE


def judge_scatter(state: State, due: Choice, action: Scatter) -> Ruling:
    tile, scattering = TILE.get(action.tile, -1), state.scatters[-1]
    if tile < 0:
        return _unknown(action.tile)
    clause = "NH-C2" if scattering.nest else "NH-C1"
    if tile == POND:
        return no(clause, "Squirrels never flee onto Frog Pond. Only the fox goes there.", _spot(tile))
    if tile not in state.forest.near[scattering.tile]:
        start = TILE_NAMES[scattering.tile]
        return no(
            clause,
            "{tile} is not next to {start}: a squirrel flees just one tile.",
            _spot(tile),
            tile=TILE_NAMES[tile],
            start=start,
        )
    if tile == scattering.barred:
        if scattering.nest:
            return no(clause, "The fox is on {tile}.", _spot(tile), "fox", tile=TILE_NAMES[tile])
        return no(
            clause,
            "The fox has just come from {tile}: squirrels cannot flee there.",
            _spot(tile),
            tile=TILE_NAMES[tile],
        )
    return FINE


def judge_recruit(state: State, due: Choice, action: Recruit) -> Ruling:
    tile = TILE.get(action.tile, -1)
    if tile < 0:
        return _unknown(action.tile)
    if tile == POND:
        return no("NH-T5", "No squirrel can live on Frog Pond.", _spot(tile))
    if tile == parts.BARRENS:
        return no("NH-T5", "You cannot recruit on Pine Barrens: squirrels get there only by fleeing.", _spot(tile))
    if tile == state.fox:
        return no("NH-T5", "The fox is on {tile}: you cannot recruit there.", _spot(tile), "fox", tile=TILE_NAMES[tile])
    missing = [nut for nut in range(4) if state.nuts[4 * due.seat + nut] < parts.COST[tile].count(nut)]
    if missing:
        return no(
            "NH-T5",
            "{tile} costs {nuts}: you lack {nut}.",
            _spot(tile),
            tile=TILE_NAMES[tile],
            nuts=parts.nut_list(parts.COST[tile]),
            nut=NUT_NAMES[missing[0]],
        )
    return FINE


def judge_hassle(state: State, due: Choice, action: Hassle) -> Ruling:
    tile, seat = TILE.get(action.tile, -1), due.seat
    if tile < 0:
        return _unknown(action.tile)
    if tile not in state.forest.near[state.fox]:
        return no("NH-T6", "{tile} is not next to the fox.", _spot(tile), "fox", tile=TILE_NAMES[tile])
    if not state.squirrels[seat * TILES + tile] and not state.nests[seat * TILES + tile]:
        return no(
            "NH-T6",
            "You have no squirrel and no nest on {tile} to pull the fox there.",
            _spot(tile),
            tile=TILE_NAMES[tile],
        )
    return FINE


def judge_scout(state: State, due: Choice, action: Scout) -> Ruling:
    return FINE if state.deck else no("NH-T7", "The deck is empty: there is nothing to scout.", "deck")


def judge_keep(state: State, due: Choice, action: Keep) -> Ruling:
    if action.objective != "none" and OBJECTIVE.get(action.objective, -1) not in state.scouted:
        return no("NH-T7", "Keep one of the objectives you looked at, or none.")
    return FINE


def _unknown(tile: str) -> Ruling:
    return no("NH-P1", "There is no tile called '{tile}'.", tile=tile)


def _spot(tile: int) -> str:
    return f"tile-{TILE_IDS[tile]}"
