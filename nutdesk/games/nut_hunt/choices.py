"""Everything that can be due: all kinds of choices, and what chance answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nutdesk.core.choices import ChoiceKind, Choices, Judges
from nutdesk.core.game import FINE, no
from nutdesk.core.moves import Action, Chance, Choice
from nutdesk.core.words import Say, Seat, count, say
from nutdesk.games.nut_hunt import actions as act
from nutdesk.games.nut_hunt import judging
from nutdesk.games.nut_hunt.parts import FORAGE, OBJECTIVES, SEATS, TILE_NAMES, TILES, affordable
from nutdesk.games.nut_hunt.state import State

if TYPE_CHECKING:
    from nutdesk.games.nut_hunt.views import NutHuntView


def _discards(state: State, due: Choice) -> list[Action]:
    return [act.DISCARDS[objective] for objective in state.hands[due.seat]]


def _places(state: State, due: Choice) -> list[Action]:
    return [act.PLACES[tile] for tile in judging.starts(state)]


def _forages(state: State, due: Choice) -> list[Action]:
    return [act.FORAGES[nut] for nut in FORAGE[due.about[0]]]


def _rolls(state: State, due: Choice) -> list[Action]:
    return [act.ROLL]


def _scatters(state: State, due: Choice) -> list[Action]:
    return [act.SCATTERS[tile] for tile in judging.refuges(state, state.scatters[-1])]


def _acts(state: State, due: Choice) -> list[Action]:
    fox, seat = state.fox, due.seat
    first, nuts = seat * TILES, state.nuts[4 * seat : 4 * seat + 4]
    squirrels, nests = state.squirrels, state.nests
    actions: list[Action] = [act.RECRUITS[tile] for tile in affordable(*nuts) if tile != fox]
    actions += [act.HASSLES[tile] for tile in state.forest.near[fox] if squirrels[first + tile] or nests[first + tile]]
    if state.deck:
        actions.append(act.SCOUT)
    actions.append(act.END)
    return actions


def _nuts(state: State, due: Choice) -> list[Action]:
    return [*_forages(state, due), act.END]


def _keeps(state: State, due: Choice) -> list[Action]:
    return [*(act.KEEPS[objective] for objective in state.scouted), act.KEEP_NONE]


def _ends(state: State, due: Choice) -> list[Action]:
    return [act.END]


def _ask_to_forage(view: NutHuntView, due: Choice) -> Say:
    tile, left = due.about
    nuts = count(left, "{n} nut", "{n} nuts")
    return say("{seat}: forage {nuts} from {tile}", seat=Seat(due.seat), nuts=nuts, tile=TILE_NAMES[tile])


# Open choices need no look at one's objectives: on a shared screen the curtain stays down.
OTHERS: Final[Judges] = {act.Discard: no("NH-T7", "You can never give up an objective in your hand.")}
SECOND: Final[Judges] = dict.fromkeys(
    (act.Recruit, act.Hassle, act.Scout), no("NH-T1", "One action a turn: you have taken yours.")
)
DISCARD: Final = ChoiceKind(
    "discard",
    "NH-S2",
    _discards,
    {act.Discard: judging.judge_discard},
    first=no("NH-S2", "First put one of your three objectives under the deck."),
    prompt=say("{seat}: keep two objectives, put one under the deck"),
    how=say("Put one objective onto the deck"),
)
PLACE: Final = ChoiceKind(
    "place",
    "NH-S3",
    _places,
    {**OTHERS, act.Place: judging.judge_place},
    first=no("NH-S3", "First place your squirrel on a starting tile."),
    prompt=say("{seat}: place a squirrel on a starting tile"),
    how=say("Put a squirrel from your hand onto a green tile"),
)
FORAGE_NUTS: Final = ChoiceKind(
    "forage",
    "NH-T3",
    _forages,
    {**OTHERS, act.Forage: judging.judge_forage},
    first=no("NH-T3", "First forage your nuts."),
    prompt=_ask_to_forage,
    how=say("Take nuts into your hand"),
    open=True,
)
ROLL: Final = ChoiceKind(
    "roll",
    "NH-T2",
    _rolls,
    {**OTHERS, act.Roll: FINE},
    first=no("NH-T1", "First roll the die: the fox moves before anything else."),
    prompt=say("{seat}: roll the fox die"),
    how=say("Throw the die"),
    open=True,
)
FLEE: Final = ChoiceKind(
    "flee",
    "NH-C1",
    _scatters,
    {**OTHERS, act.Scatter: judging.judge_scatter},
    first=no("NH-C3", "First the fleeing squirrels must find a place."),
    prompt=say("{seat}: choose where your squirrel flees"),
    how=say("Move the marked squirrel to a lit tile"),
    open=True,
)
ACT: Final = ChoiceKind(
    "act",
    "NH-T1",
    _acts,
    {
        **OTHERS,
        act.Recruit: judging.judge_recruit,
        act.Hassle: judging.judge_hassle,
        act.Scout: judging.judge_scout,
        act.End: FINE,
    },
    first=no("NH-T1", "The fox has moved: recruit, hassle, scout, or end your turn."),
    prompt=say("{seat}: recruit, hassle, scout, or end your turn"),
    how=say("Move a squirrel or the fox, or take nuts"),
)
HASSLE_NUT: Final = ChoiceKind(
    "nut",
    "NH-T6",
    _nuts,
    {**OTHERS, act.Forage: judging.judge_forage, act.End: FINE},
    first=no("NH-T6", "You hassled the fox: forage one nut, or end your turn."),
    prompt=_ask_to_forage,
    how=say("Take a nut into your hand"),
    open=True,
)
KEEP: Final = ChoiceKind(
    "keep",
    "NH-T7",
    _keeps,
    {**OTHERS, act.Keep: judging.judge_keep},
    first=no("NH-T7", "First choose the objective to keep, or none."),
    prompt=say("{seat}: keep one objective, or none"),
    how=say("Take one into your hand"),
)
END: Final = ChoiceKind(
    "end",
    "NH-A2",
    _ends,
    {**OTHERS, **SECOND, act.End: FINE},
    first=no("NH-T1", "Your turn is done: now let the Automa take its turn."),
    prompt=say("{seat}: done? Then it is the Automa's turn"),
)
KINDS: Final = Choices(
    DISCARD,
    PLACE,
    FORAGE_NUTS,
    ROLL,
    FLEE,
    ACT,
    HASSLE_NUT,
    KEEP,
    END,
    over=no("NH-E1", "The game is over."),
)

# Made once: a playout takes these instead of building them.
_SEATS: Final = range(len(SEATS))
_TILES: Final = range(TILES)
DISCARDING: Final = DISCARD.for_seats(len(SEATS))
PLACING: Final = PLACE.for_seats(len(SEATS))
JOINING: Final = PLACE(len(SEATS) - 1, clause="NH-S4")
FORAGING: Final = tuple(
    tuple(tuple(FORAGE_NUTS(seat, tile, left) for left in range(3)) for tile in _TILES) for seat in _SEATS
)
"""FORAGING[seat][tile][nuts left to take]; in set-up FIRST_FORAGING."""
FIRST_FORAGING: Final = tuple(
    tuple(tuple(FORAGE_NUTS(seat, tile, left, clause="NH-S3") for left in range(3)) for tile in _TILES)
    for seat in _SEATS
)
ROLLING: Final = ROLL.for_seats(len(SEATS))
ACTING: Final = ACT.for_seats(len(SEATS))
HASSLING: Final = tuple(tuple(HASSLE_NUT(seat, tile, 1) for tile in _TILES) for seat in _SEATS)
KEEPING: Final = KEEP.for_seats(len(SEATS))
ENDING: Final = END.for_seats(len(SEATS))
FLEEING: Final = tuple(
    tuple(tuple(FLEE(seat, tile, clause=clause) for tile in _TILES) for seat in _SEATS) for clause in ("NH-C1", "NH-C2")
)
"""FLEEING[from a nest][seat][tile]."""

LAY: Final = Chance("lay the tiles", cards=TILES, clause="NH-S1")
SHUFFLE: Final = Chance("shuffle the objectives", cards=OBJECTIVES, clause="NH-S2")
FOX_DIE: Final = Chance("fox die", dice=(6,), clause="NH-T2")
FLEE_DIE: Final = tuple(Chance("scatter die", dice=(6,), clause="NH-A3", about=(tile,)) for tile in _TILES)
RESHUFFLES: Final = tuple(Chance("reshuffle", cards=cards, clause="NH-R5") for cards in range(OBJECTIVES + 1))
