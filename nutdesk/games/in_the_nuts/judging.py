"""What is possible, and why something is not: the ruling on each kind of action."""

from __future__ import annotations

from typing import Final

from nutdesk.core.game import FINE, Ruling, no
from nutdesk.core.moves import Choice
from nutdesk.core.words import Seat
from nutdesk.games.in_the_nuts import actions, parts
from nutdesk.games.in_the_nuts.state import State

NO_JOKER: Final = no("IN-N3", "Only jokers are kept and stored later.")


def spaces(state: State) -> list[int]:
    """The free spaces that the last throw allows (IN-T1)."""
    green, one, other = state.roll
    first, second = green + one, green + other
    free = [] if state.track >> first & 1 else [first]
    if second != first and not state.track >> second & 1:
        free.append(second)
    return free


def below(state: State) -> tuple[int, ...]:
    """The places of the face-up nuts that the field being checked offers."""
    return parts.BELOW[min(state.check, parts.TOP)]


def loot(state: State, thief: int) -> list[tuple[int, int]]:
    """The (victim, storage card) pairs from which David may steal (IN-C5)."""
    out = []
    for victim in range(state.seats):
        if victim != thief and victim != state.david:
            base = victim * parts.CARDS
            for card in range(parts.CARDS):
                at = base + card
                if state.lying[at] > len(state.wild[at]):
                    out.append((victim, card))
    return out


def judge_send(state: State, due: Choice, action: actions.Send) -> Ruling:
    field = parts.FIELD.get(action.field, len(parts.FIELD))
    if field > 4:
        return no("IN-S3", "Squirrels sent ahead go to the 2-squirrel area.")
    spot = f"field-{action.field}"
    if field in parts.RACCOONS:
        return no("IN-S3", "Nobody may send a squirrel ahead to the raccoon field.", spot)
    if state.fields[field][due.seat]:
        return no("IN-S3", "You have a squirrel there already: send only one to each field.", spot)
    return FINE


def judge_place(state: State, due: Choice, action: actions.Place) -> Ruling:
    space = action.space
    if space not in parts.SPACES:
        return no("IN-P4", "The starting track has the spaces 2 to 12.")
    spot = f"space-{space}"
    if due.kind == "again":
        return no("IN-T1", "One roll, one squirrel: roll again before you place another.", spot)
    green, one, other = state.roll
    if space not in (green + one, green + other):
        sums = {"green": green, "one": green + one, "other": green + other}
        return no("IN-T1", "The green {green} and one white die make {one} or {other}.", spot, **sums)
    if space not in spaces(state):
        return no("IN-T1", "Space {space} is taken: a space holds only one squirrel.", spot, space=space)
    return FINE


def judge_pick(state: State, due: Choice, action: actions.Pick) -> Ruling:
    place = parts.PLACE.get(action.place, -1)
    if place < 0:
        return no("IN-P4", "Nuts lie under 2–4, 5–6, 8–9 and 10–12.")
    if place not in below(state):
        return no("IN-C3", "You can only pick one of the two nuts on that side.", f"place-{action.place}")
    if state.display[place] < 0:
        return no("IN-E1", "That place is empty, and no card is left to fill it.", f"place-{action.place}")
    return FINE


def judge_pick_in_turn(state: State, due: Choice, action: actions.Pick) -> Ruling:
    return no("IN-C1", "You get nuts after a turn, for squirrels in the areas above.", f"nut-{action.place}")


def judge_steal(state: State, due: Choice, action: actions.Steal) -> Ruling:
    victim, card = action.victim - 1, action.card - 1
    if not 0 <= victim < state.seats:
        return no("IN-C5", "Nobody sits there.")
    spot = f"seat-{victim}"
    if victim == due.seat:
        return no("IN-C5", "You cannot rob yourself.", spot)
    if not 0 <= card < parts.CARDS:
        return no("IN-P3", "There are eight storage cards, numbered 1 to 8.")
    if victim == state.david:
        return no("IN-C5", "David sits with {victim}, whose nuts are safe.", spot, victim=Seat(victim))
    if (victim, card) not in loot(state, due.seat):
        at = victim * parts.CARDS + card
        if state.kinds[at] == parts.FULL:
            return no("IN-N2", "A full storage card is safe.", spot)
        if state.kinds[at] != parts.EMPTY:
            return no("IN-C5", "Only jokers lie there, and jokers are never stolen.", spot)
        return no("IN-C5", "There is nothing on that storage card.", spot)
    return FINE


def judge_store(state: State, due: Choice, action: actions.Store) -> Ruling:
    return _onto(state, due.seat, due.about[0], action.card - 1, action.nut)


def judge_keep(state: State, due: Choice, action: actions.Keep) -> Ruling:
    return (
        FINE
        if due.about[0] >= parts.PLAIN
        else no("IN-N1", "Only a joker may be kept: all other nuts are stored at once.")
    )


def judge_lay(state: State, due: Choice, action: actions.Lay) -> Ruling:
    nut = parts.NUT.get(action.joker, parts.EMPTY)
    if nut < parts.PLAIN:
        return NO_JOKER
    if nut not in state.jokers[due.seat]:
        return no("IN-N3", "You do not have that joker.")
    return _onto(state, due.seat, nut, action.card - 1, action.nut)


def judge_lay_later(state: State, due: Choice, action: actions.Lay) -> Ruling:
    if parts.NUT.get(action.joker, parts.EMPTY) < parts.PLAIN:
        return NO_JOKER
    return no("IN-N3", "You store kept jokers before your first roll, when you choose to stop or roll, or at the end.")


def _onto(state: State, seat: int, nut: int, card: int, kind: str) -> Ruling:
    """Whether a nut may go on a storage card as this kind (IN-N1, IN-N3)."""
    if not 0 <= card < parts.CARDS:
        return no("IN-P3", "There are eight storage cards, numbered 1 to 8.")
    spot = f"card-{seat}-{card + 1}"
    lies = state.kinds[seat * parts.CARDS + card]
    if lies == parts.FULL:
        return no("IN-N2", "That storage card is full and turned over.", spot)
    if parts.NUT.get(kind, parts.EMPTY) not in parts.SHOWS[nut]:
        if nut < parts.PLAIN:
            return no("IN-N1", "That is not the nut you got: {nut}.", nut=parts.spell(nut))
        one, other = map(parts.spell, parts.SHOWS[nut])
        if lies not in (parts.EMPTY, *parts.SHOWS[nut]):
            return no(
                "IN-P3",
                "A storage card takes one kind of nut, and {lies} lies there.",
                spot,
                lies=parts.spell(lies),
            )
        return no("IN-N3", "This joker counts as {one} or {other}.", spot, one=one, other=other)
    if lies not in (parts.EMPTY, parts.NUT[kind]):
        return no(
            "IN-P3",
            "A storage card takes one kind of nut, and {lies} lies there.",
            spot,
            lies=parts.spell(lies),
        )
    return FINE
