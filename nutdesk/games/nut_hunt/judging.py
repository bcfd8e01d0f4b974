"""Judging: whether an action is allowed, and if not, by which clause and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.core.events import EventKind
from nutdesk.core.game import FINE, Ruling, no
from nutdesk.core.moves import Action, Choice
from nutdesk.core.words import say
from nutdesk.games.nut_hunt import events
from nutdesk.games.nut_hunt.actions import (
    Discard,
    End,
    Exchange,
    Forage,
    Hassle,
    Keep,
    Place,
    Recruit,
    Roll,
    Scatter,
    Scout,
)
from nutdesk.games.nut_hunt.parts import (
    BARRENS,
    COST,
    FORAGE,
    IS_GREEN,
    NUT,
    NUT_NAMES,
    OBJECTIVE,
    POND,
    THREE,
    TILE,
    TILE_IDS,
    TILE_NAMES,
    TILES,
    nut_list,
    so_many,
)
from nutdesk.games.nut_hunt.rules import starts, step
from nutdesk.games.nut_hunt.state import State

THROWS: Final = say("the die is thrown")
LOOKS: Final = say("objectives are looked at")
SHUFFLES: Final = say("the deck is shuffled")


def judge(state: State, action: Action) -> Ruling:
    """The ruling on an action of the seat that is to choose, or on an exchange of any seat."""
    if not state.pending:
        return no("NH-E1", "The game is over.")
    due = state.pending[-1]
    if not isinstance(due, Choice):
        return no("NH-T2", "First the die or the cards must come to rest.")
    if isinstance(action, Exchange):
        return _judge_exchange(state, action)
    judging, kinds = JUDGES.get(type(action), (None, ()))
    if judging is None:
        return no("NH-T1", "That is not a move of this game.")
    if due.kind not in kinds:
        return _first(due, action)
    ruling: Ruling = judging(state, due.seat, action)
    return _foresee(state, action) if ruling is FINE else ruling


def _first(due: Choice, action: Action) -> Ruling:
    """Something else is due."""
    if due.kind == "end" and isinstance(action, Recruit | Hassle | Scout):
        return no("NH-T1", "One action a turn, and you have had yours.")
    if isinstance(action, Discard):
        return no("NH-T7", "An objective in hand can never be given up.")
    return FIRST[due.kind]


FIRST: Final = {
    "discard": no("NH-S2", "First put one of your three objectives under the deck."),
    "place": no("NH-S3", "First place your squirrel on a starting tile."),
    "forage": no("NH-T3", "First forage your nuts."),
    "roll": no("NH-T1", "First roll the die: the fox moves before anything else."),
    "flee": no("NH-C3", "First the squirrels that are on the run find a refuge."),
    "act": no("NH-T1", "The fox has moved: recruit, hassle, scout, or end your turn."),
    "nut": no("NH-T6", "You hassled the fox: forage one nut, or end your turn."),
    "keep": no("NH-T7", "First say which of the scouted objectives you keep."),
    "end": no("NH-T1", "Your turn is over: end it, and the Automa takes its own."),
}


def _judge_exchange(state: State, action: Exchange) -> Ruling:
    seat = action.seat
    if not 0 <= seat < state.seats:
        return no("NH-T4", "Nobody sits there.")
    if action.give not in NUT or action.get not in NUT:
        return no("NH-P2", "Nuts are acorn, chestnut, hazelnut and walnut.")
    if action.give == action.get:
        return no("NH-T4", "Three of a kind buy one nut of another kind.", "supply")
    have = state.nuts[4 * seat + NUT[action.give]]
    if have < THREE:
        return no(
            "NH-T4",
            "An exchange takes three of a kind: you have {nuts}.",
            "supply",
            nuts=so_many(NUT[action.give], have),
        )
    return FINE


def _judge_discard(state: State, seat: int, action: Discard) -> Ruling:
    if OBJECTIVE.get(action.objective, -1) not in state.hands[seat]:
        return no("NH-S2", "You were not dealt that objective.")
    return FINE


def _judge_place(state: State, seat: int, action: Place) -> Ruling:
    tile = TILE.get(action.tile, -1)
    if tile < 0:
        return _unknown(action.tile)
    if not IS_GREEN[tile]:
        return no("NH-S3", "{tile} is no starting tile: those have a green border.", _spot(tile), tile=TILE_NAMES[tile])
    if tile == state.fox:
        return no("NH-S3", "The fox is on {tile}.", _spot(tile), "fox", tile=TILE_NAMES[tile])
    if tile not in starts(state):
        return no("NH-S3", "{tile} is taken: start on a tile of your own.", _spot(tile), tile=TILE_NAMES[tile])
    return FINE


def _judge_forage(state: State, seat: int, action: Forage) -> Ruling:
    tile = state.pending[-1].about[0]
    if action.nut not in NUT:
        return no("NH-P2", "Nuts are acorn, chestnut, hazelnut and walnut.")
    if NUT[action.nut] not in FORAGE[tile]:
        return no(
            "NH-T3", "{tile} yields no {nut}.", _spot(tile), tile=TILE_NAMES[tile], nut=NUT_NAMES[NUT[action.nut]]
        )
    return FINE


def _judge_scatter(state: State, seat: int, action: Scatter) -> Ruling:
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
            "{tile} is not beside {start}: a squirrel flees one tile.",
            _spot(tile),
            tile=TILE_NAMES[tile],
            start=start,
        )
    if tile == scattering.barred:
        if scattering.nest:
            return no(clause, "The fox is on {tile}.", _spot(tile), "fox", tile=TILE_NAMES[tile])
        return no(
            clause, "The fox has just come from {tile}: nobody flees that way.", _spot(tile), tile=TILE_NAMES[tile]
        )
    return FINE


def _judge_recruit(state: State, seat: int, action: Recruit) -> Ruling:
    tile = TILE.get(action.tile, -1)
    if tile < 0:
        return _unknown(action.tile)
    if tile == POND:
        return no("NH-T5", "No squirrel lives on Frog Pond.", _spot(tile))
    if tile == BARRENS:
        return no("NH-T5", "Nobody can be recruited on Pine Barrens: squirrels only flee there.", _spot(tile))
    if tile == state.fox:
        return no(
            "NH-T5", "The fox is on {tile}: no squirrel is recruited there.", _spot(tile), "fox", tile=TILE_NAMES[tile]
        )
    missing = [nut for nut in range(4) if state.nuts[4 * seat + nut] < COST[tile].count(nut)]
    if missing:
        return no(
            "NH-T5",
            "{tile} costs {nuts}: you lack {nut}.",
            _spot(tile),
            tile=TILE_NAMES[tile],
            nuts=nut_list(COST[tile]),
            nut=NUT_NAMES[missing[0]],
        )
    return FINE


def _judge_hassle(state: State, seat: int, action: Hassle) -> Ruling:
    tile = TILE.get(action.tile, -1)
    if tile < 0:
        return _unknown(action.tile)
    if tile not in state.forest.near[state.fox]:
        return no("NH-T6", "{tile} is not beside the fox.", _spot(tile), "fox", tile=TILE_NAMES[tile])
    if not state.squirrels[seat * TILES + tile] and not state.nests[seat * TILES + tile]:
        return no(
            "NH-T6",
            "You have neither squirrel nor nest on {tile} to pull the fox there.",
            _spot(tile),
            tile=TILE_NAMES[tile],
        )
    return FINE


def _judge_scout(state: State, seat: int, action: Scout) -> Ruling:
    return FINE if state.deck else no("NH-T7", "The deck is empty: there is nothing to scout.", "deck")


def _judge_keep(state: State, seat: int, action: Keep) -> Ruling:
    if action.objective != "none" and OBJECTIVE.get(action.objective, -1) not in state.scouted:
        return no("NH-T7", "You keep one of the objectives that you looked at, or none.")
    return FINE


def _judge_free(state: State, seat: int, action: Roll | End) -> Ruling:
    return FINE


JUDGES: Final[dict[type[Action], tuple[Callable[[State, int, Any], Ruling], tuple[str, ...]]]] = {
    Discard: (_judge_discard, ("discard",)),
    Place: (_judge_place, ("place",)),
    Forage: (_judge_forage, ("forage", "nut")),
    Roll: (_judge_free, ("roll",)),
    Scatter: (_judge_scatter, ("flee",)),
    Recruit: (_judge_recruit, ("act",)),
    Hassle: (_judge_hassle, ("act",)),
    Scout: (_judge_scout, ("act",)),
    Keep: (_judge_keep, ("keep",)),
    End: (_judge_free, ("act", "nut", "end")),
}


def _unknown(tile: str) -> Ruling:
    return no("NH-P1", "There is no tile called '{tile}'.", tile=tile)


def _spot(tile: int) -> str:
    return f"tile-{TILE_IDS[tile]}"


def _foresee(state: State, action: Action) -> Ruling:
    """A legal action, tried on a copy: does it throw dice or reveal something?"""
    if isinstance(action, Roll):
        return Ruling(True, barrier=THROWS)
    if isinstance(action, Scout):
        return Ruling(True, barrier=LOOKS)
    reveals: list[str] = []

    def listen(kind: EventKind, *_: object, **__: object) -> None:
        if kind.reveals and (kind is not events.ENDED or state.seats > 1):  # alone all lies open already
            reveals.append(kind.reveals)

    trial = state.copy()
    step(trial, action, listen)
    if trial.pending and not isinstance(trial.pending[-1], Choice):
        reveals.append(THROWS if trial.pending[-1].dice else SHUFFLES)
    return Ruling(True, barrier=reveals[0]) if reveals else FINE
