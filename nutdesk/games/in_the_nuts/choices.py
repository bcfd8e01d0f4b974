"""Everything that can be due: the kinds of choices with all that belongs to them, and what chance is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nutdesk.core.choices import ChoiceKind, Choices, Judges
from nutdesk.core.game import FINE, Ruling, no
from nutdesk.core.moves import Action, Chance, Choice
from nutdesk.core.words import Say, Seat, say
from nutdesk.games.in_the_nuts import actions as act
from nutdesk.games.in_the_nuts import judging, parts
from nutdesk.games.in_the_nuts.state import State
from nutdesk.games.in_the_nuts.storing import lays, stores

if TYPE_CHECKING:
    from nutdesk.games.in_the_nuts.views import InTheNutsView

OPEN_FIELDS: Final = tuple(field for field in range(5) if field not in parts.RACCOONS)


def _sends(state: State, due: Choice) -> list[Action]:
    return [act.SENDS[field] for field in OPEN_FIELDS if not state.fields[field][due.seat]]


def _rolls(state: State, due: Choice) -> list[Action]:
    return [act.ROLL, *lays(state, due.seat)] if state.jokers[due.seat] else [act.ROLL]


def _places(state: State, due: Choice) -> list[Action]:
    return [act.PLACES[space] for space in judging.spaces(state)]


def _rolls_or_stop(state: State, due: Choice) -> list[Action]:
    actions: list[Action] = [act.ROLL, act.STOP]
    if state.jokers[due.seat]:
        actions += lays(state, due.seat)
    return actions


def _picks(state: State, due: Choice) -> list[Action]:
    display = state.display
    return [act.PICKS[place] for place in judging.below(state) if display[place] >= 0]


def _steals(state: State, due: Choice) -> list[Action]:
    return [act.STEALS[victim][card] for victim, card in judging.loot(state, due.seat)]


def _stores(state: State, due: Choice) -> list[Action]:
    nut = due.about[0]
    actions = stores(state, due.seat, nut)
    if nut >= parts.PLAIN:
        actions.append(act.KEEP)
    return actions


def _lays(state: State, due: Choice) -> list[Action]:
    return lays(state, due.seat)


def _ask_to_place(view: InTheNutsView, due: Choice) -> Say:
    seat = Seat(due.seat)
    free = sorted({view.roll[0] + view.roll[1], view.roll[0] + view.roll[2]} - set(view.track))
    if len(free) == 1:
        return say("{seat}: place a squirrel on {one}", seat=seat, one=free[0])
    return say("{seat}: place a squirrel on {one} or {other}", seat=seat, one=free[0], other=free[1])


def _ask_to_pick(view: InTheNutsView, due: Choice) -> Say:
    if len(parts.BELOW[min(view.check, parts.TOP)]) == 2:
        return say("{seat}: pick one of the two nuts", seat=Seat(due.seat))
    return say("{seat}: pick any of the nuts", seat=Seat(due.seat))


def _ask_to_store(view: InTheNutsView, due: Choice) -> Say:
    nut = due.about[0]
    if nut < parts.PLAIN:
        return say("{seat}: store the {nut}", seat=Seat(due.seat), nut=parts.spell(nut))
    return say("{seat}: store the joker, or keep it", seat=Seat(due.seat))


THROWS: Final = Ruling(True, barrier=say("the dice are rolled"))
OTHERS: Final[Judges] = {
    act.Send: no("IN-S3", "Only before the first turn do squirrels go straight to the 2-squirrel area."),
    act.Steal: no("IN-C5", "David steals only for whoever collects in a raccoon field."),
    act.Store: no("IN-N1", "There is no nut to store now."),
    act.Keep: no("IN-N3", "There is no joker to keep now."),
    act.Lay: judging.judge_lay_later,
}
IN_TURN: Final[Judges] = {**OTHERS, act.Pick: judging.judge_pick_in_turn}
SEND: Final = ChoiceKind(
    "send",
    "IN-S3",
    _sends,
    {**OTHERS, act.Send: judging.judge_send},
    first=no("IN-S3", "First send your squirrel ahead to the 2-squirrel area."),
    prompt=say("{seat}: send a squirrel ahead to the 2-squirrel area"),
    how=say("Put a squirrel from your heap onto a field of the 2-squirrel area."),
)
ROLL: Final = ChoiceKind(
    "roll",
    "IN-T1",
    _rolls,
    {
        **IN_TURN,
        act.Roll: THROWS,
        act.Stop: no("IN-T2", "You can stop only after placing a squirrel."),
        act.Lay: judging.judge_lay,
    },
    first=no("IN-T1", "First roll the dice."),
    prompt=say("{seat}: roll the dice"),
    how=say("Throw the dice."),
)
PLACE: Final = ChoiceKind(
    "place",
    "IN-T1",
    _places,
    {**IN_TURN, act.Place: judging.judge_place},
    first=no("IN-T3", "First place a squirrel: if one of the two spaces is free, you must use it."),
    prompt=_ask_to_place,
    how=say("Put a squirrel from your heap onto one of the lit spaces."),
)
AGAIN: Final = ChoiceKind(
    "again",
    "IN-T2",
    _rolls_or_stop,
    {
        **IN_TURN,
        act.Roll: THROWS,
        act.Stop: FINE,
        act.Place: judging.judge_place,
        act.Lay: judging.judge_lay,
    },
    first=no("IN-T2", "Choose first: stop, or roll again."),
    prompt=say("{seat}: roll again, or stop?"),
    how=say("Roll again for more squirrels, or stop and move them up."),
)
PICK: Final = ChoiceKind(
    "pick",
    "IN-C1",
    _picks,
    {**OTHERS, act.Pick: judging.judge_pick},
    first=no("IN-C1", "First pick a nut: the fields are checked one by one."),
    prompt=_ask_to_pick,
    how=say("Take a face-up nut into your storage."),
)
STEAL: Final = ChoiceKind(
    "steal",
    "IN-C5",
    _steals,
    {**OTHERS, act.Steal: judging.judge_steal},
    first=no("IN-C5", "First choose what David steals: if he can steal, he must."),
    prompt=say("{seat}: which nut does David steal?"),
    how=say("Take one of the nuts that David may take into your storage."),
)
STORE: Final = ChoiceKind(
    "store",
    "IN-N1",
    _stores,
    {**OTHERS, act.Store: judging.judge_store, act.Keep: judging.judge_keep},
    first=no("IN-N1", "First store the nut you got."),
    prompt=_ask_to_store,
    how=say("Put the nut onto one of your storage cards."),
)
JOKER: Final = ChoiceKind(
    "joker",
    "IN-E2",
    _lays,
    {**OTHERS, act.Lay: judging.judge_lay},
    first=no("IN-E2", "The game is ending: only jokers are still stored."),
    prompt=say("{seat}: store your last jokers"),
    how=say("Put each joker onto one of your storage cards."),
)
KINDS: Final = Choices(
    SEND,
    ROLL,
    PLACE,
    AGAIN,
    PICK,
    STEAL,
    STORE,
    JOKER,
    over=no("IN-E2", "The game is over."),
)

# Made once: a playout takes these instead of building them.
_SEATS: Final = range(len(parts.SEATS))
SENDING: Final = SEND.for_seats(len(_SEATS))
ROLLING: Final = ROLL.for_seats(len(_SEATS))
PLACING: Final = PLACE.for_seats(len(_SEATS))
DECIDING: Final = AGAIN.for_seats(len(_SEATS))
PICK_CLAUSES: Final = {2: "IN-C5", 5: "IN-C3", 6: "IN-C5", 7: "IN-C3", 8: "IN-C4", 9: "IN-E1"}
PICKING: Final = tuple(
    {check: PICK(seat, check, clause=clause) for check, clause in PICK_CLAUSES.items()} for seat in _SEATS
)
"""PICKING[seat][check], for the checks that leave a choice between nuts."""
STEALING: Final = STEAL.for_seats(len(_SEATS))
STORING: Final = tuple(
    tuple(STORE(seat, nut, clause="" if nut < parts.PLAIN else "IN-N3") for nut in range(len(parts.NUTS)))
    for seat in _SEATS
)
"""STORING[seat][nut]."""
LAYING: Final = JOKER.for_seats(len(_SEATS))

DEALS: Final = {
    seats: Chance("deal the nuts", cards=len(cards), clause="IN-S2") for seats, cards in parts.DECKS.items()
}
THROW: Final = Chance("roll the dice", dice=parts.DICE, clause="IN-T1")
