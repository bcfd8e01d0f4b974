"""Rulings: why something may not be done, and what cannot be taken back afterwards."""

from __future__ import annotations

from typing import Final

from nutdesk.core.game import FINE, Ruling, hush, no
from nutdesk.core.moves import Action, Choice
from nutdesk.core.words import Seat, say
from nutdesk.games.in_the_nuts.actions import Keep, Lay, Pick, Place, Roll, Send, Steal, Stop, Store
from nutdesk.games.in_the_nuts.collecting import loot
from nutdesk.games.in_the_nuts.parts import (
    CARDS,
    EMPTY,
    FIELD,
    FULL,
    NUT,
    PLACE,
    PLAIN,
    RACCOONS,
    SHOWS,
    SPACES,
    spell,
)
from nutdesk.games.in_the_nuts.rules import below, spaces, step
from nutdesk.games.in_the_nuts.state import State

THROWS: Final = Ruling(True, barrier=say("the dice are rolled"))
TURNS_A_NUT: Final = Ruling(True, barrier=say("a nut card is turned up"))

DUE: Final = {
    "send": no("IN-S3", "First put your opening squirrel into the 2-squirrel area."),
    "roll": no("IN-T1", "First roll the dice."),
    "place": no(
        "IN-T3",
        "First put a squirrel on a space that the dice allow: if one is free, it must be used.",
    ),
    "again": no("IN-T2", "Choose first: stop, or roll again."),
    "pick": no("IN-C1", "First pick a nut: the checks go field by field."),
    "steal": no("IN-C5", "First name the nut that David steals: the theft is compulsory."),
    "store": no("IN-N1", "First store the nut you got."),
    "joker": no("IN-E2", "The game is ending: only jokers are still stored."),
}
"""What is to be done first, by the kind of choice that is due."""


def judge(state: State, action: Action) -> Ruling:
    """The ruling on an action of the seat that is to choose."""
    top = state.pending[-1] if state.pending else None
    if not isinstance(top, Choice):
        return no("IN-E2", "The game is over.")
    ruling = _allowed(state, action, top)
    if not ruling:
        return ruling
    if isinstance(action, Roll):
        return THROWS
    # What comes up by itself afterwards depends on what everybody sees, up to the first card that is turned.
    after = state.copy()
    step(after, action, hush)
    if len(after.pile) + len(after.aside) < len(state.pile) + len(state.aside):
        return TURNS_A_NUT
    return FINE


def _allowed(state: State, action: Action, due: Choice) -> Ruling:
    kind = due.kind
    if isinstance(action, Roll):
        return FINE if kind in ("roll", "again") else DUE[kind]
    if isinstance(action, Stop):
        if kind == "roll":
            return no("IN-T2", "You can stop only after placing a squirrel.")
        return FINE if kind == "again" else DUE[kind]
    if isinstance(action, Place):
        return _place(state, action, due)
    if isinstance(action, Send):
        return _send(state, action, due)
    if isinstance(action, Pick):
        return _pick(state, action, due)
    if isinstance(action, Steal):
        return _steal(state, action, due)
    if isinstance(action, Keep):
        if kind != "store":
            return no("IN-N3", "There is no joker to keep now.")
        return FINE if due.about[0] >= PLAIN else no("IN-N1", "Only a joker may be kept: a nut is stored at once.")
    if isinstance(action, Store):
        if kind != "store":
            return no("IN-N1", "There is no nut to store now.")
        return _onto(state, due.seat, due.about[0], action.card - 1, action.nut)
    if isinstance(action, Lay):
        return _lay(state, action, due)
    return no("IN-T1", "That is not a move of this game.")


def _place(state: State, action: Place, due: Choice) -> Ruling:
    space = action.space
    if space not in SPACES:
        return no("IN-P4", "The starting track has the spaces 2 to 12.")
    spot = f"space-{space}"
    if due.kind != "place":
        if due.kind == "again":
            return no("IN-T1", "One roll, one squirrel: roll again before you place another.", spot)
        return DUE[due.kind]
    green, one, other = state.roll
    if space not in (green + one, green + other):
        sums = {"green": green, "one": green + one, "other": green + other}
        return no("IN-T1", "The green {green} and one white die make {one} or {other}.", spot, **sums)
    if space not in spaces(state):
        return no("IN-T1", "Space {space} has a squirrel already, and it holds only one.", spot, space=space)
    return FINE


def _send(state: State, action: Send, due: Choice) -> Ruling:
    if due.kind != "send":
        return no("IN-S3", "Squirrels go straight into the 2-squirrel area only before the first turn.")
    field = FIELD.get(action.field, len(FIELD))
    if field > 4:
        return no("IN-S3", "Opening squirrels go into the 2-squirrel area.")
    spot = f"field-{action.field}"
    if field in RACCOONS:
        return no("IN-S3", "No opening squirrel goes into the raccoon field.", spot)
    if state.fields[field][due.seat]:
        return no("IN-S3", "You have a squirrel there already: one in each field at most.", spot)
    return FINE


def _pick(state: State, action: Pick, due: Choice) -> Ruling:
    if due.kind != "pick":
        if due.kind in ("roll", "place", "again"):
            return no(
                "IN-C1",
                "Nuts are taken after a turn, for squirrels in the areas above.",
                f"nut-{action.place}",
            )
        return DUE[due.kind]
    place = PLACE.get(action.place, -1)
    if place < 0:
        return no("IN-P4", "Nuts lie under 2–4, 5–6, 8–9 and 10–12.")
    if place not in below(state):
        return no("IN-C3", "Only the two nuts on that side can be picked.", f"place-{action.place}")
    if state.display[place] < 0:
        return no("IN-E1", "That place is empty, and no card is left to fill it.", f"place-{action.place}")
    return FINE


def _steal(state: State, action: Steal, due: Choice) -> Ruling:
    if due.kind != "steal":
        return no("IN-C5", "David steals only for enough squirrels in a raccoon field.")
    victim, card = action.victim - 1, action.card - 1
    if not 0 <= victim < state.seats:
        return no("IN-C5", "Nobody sits there.")
    spot = f"seat-{victim}"
    if victim == due.seat:
        return no("IN-C5", "You cannot rob yourself.", spot)
    if not 0 <= card < CARDS:
        return no("IN-P3", "There are eight storage cards, numbered 1 to 8.")
    if victim == state.david:
        return no("IN-C5", "David sits with {victim}, whose nuts are safe.", spot, victim=Seat(victim))
    if (victim, card) not in loot(state, due.seat):
        at = victim * CARDS + card
        if state.kinds[at] == FULL:
            return no("IN-N2", "A full storage card is safe.", spot)
        if state.kinds[at] != EMPTY:
            return no("IN-C5", "Only jokers lie there, and jokers are never stolen.", spot)
        return no("IN-C5", "There is nothing on that storage card.", spot)
    return FINE


def _lay(state: State, action: Lay, due: Choice) -> Ruling:
    nut = NUT.get(action.joker, EMPTY)
    if nut < PLAIN:
        return no("IN-N3", "Only jokers are kept and stored later.")
    if due.kind not in ("roll", "again", "joker"):
        return no(
            "IN-N3",
            "Kept jokers are stored before your first roll, when asked to stop or roll, or at the end.",
        )
    if nut not in state.jokers[due.seat]:
        return no("IN-N3", "You do not keep that joker.")
    return _onto(state, due.seat, nut, action.card - 1, action.nut)


def _onto(state: State, seat: int, nut: int, card: int, kind: str) -> Ruling:
    """Whether a nut may go on a storage card as this kind (IN-N1, IN-N3)."""
    if not 0 <= card < CARDS:
        return no("IN-P3", "There are eight storage cards, numbered 1 to 8.")
    spot = f"card-{seat}-{card + 1}"
    lies = state.kinds[seat * CARDS + card]
    if lies == FULL:
        return no("IN-N2", "That storage card is full and turned over.", spot)
    if NUT.get(kind, EMPTY) not in SHOWS[nut]:
        if nut < PLAIN:
            return no("IN-N1", "That is not the nut you got: {nut}.", nut=spell(nut))
        one, other = map(spell, SHOWS[nut])
        if lies not in (EMPTY, *SHOWS[nut]):
            return no(
                "IN-P3",
                "One kind of nut on each storage card, and {lies} lies there.",
                spot,
                lies=spell(lies),
            )
        return no("IN-N3", "This joker counts as {one} or {other}.", spot, one=one, other=other)
    if lies not in (EMPTY, NUT[kind]):
        return no(
            "IN-P3",
            "One kind of nut on each storage card, and {lies} lies there.",
            spot,
            lies=spell(lies),
        )
    return FINE
