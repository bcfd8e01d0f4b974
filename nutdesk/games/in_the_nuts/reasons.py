"""Why a move of In the Nuts! is good: one sentence for a child."""

from __future__ import annotations

from nutdesk.core.moves import Action, Choice
from nutdesk.core.words import Say, Seat, count, say
from nutdesk.games.in_the_nuts import actions, parts
from nutdesk.games.in_the_nuts.foresight import THROWS, busts, foresee, imagine
from nutdesk.games.in_the_nuts.views import InTheNutsView

Cards = tuple[int, ...]
"""The kinds on a seat's eight storage cards, then how many nuts lie on each."""


def why(view: InTheNutsView, action: Action) -> Say:
    """What the move is good for."""
    if isinstance(action, actions.Roll):
        out = busts(view.track)
        if not view.track:
            return say("Rolling begins the turn, and the first roll cannot bust.")
        if out * 6 <= THROWS:
            return say("A bust is unlikely, so another squirrel can join.")
        return say("It is a risk, but another squirrel may join.")
    if isinstance(action, actions.Stop):
        nuts = sum(one.seat == view.turn for one in foresee(imagine(view)))
        if nuts:
            return count(nuts, "Stopping now brings in {n} nut for sure.", "Stopping now brings in {n} nuts for sure.")
        return say("Stopping now keeps the squirrels of this turn safe.")
    if isinstance(action, actions.Place):
        return _why_place(view, action.space)
    if isinstance(action, actions.Send):
        return _why_send(view, parts.FIELD[action.field])
    if isinstance(action, actions.Pick):
        return _why_pick(view, view.display[parts.PLACE[action.place]])
    if isinstance(action, actions.Steal):
        return _why_steal(view, action.victim - 1, action.card - 1)
    if isinstance(action, actions.Store | actions.Lay):
        return _why_store(view, action.card - 1, action.nut)
    assert isinstance(action, actions.Keep)
    return say("The joker can wait for a place where it fills a storage card.")


def _why_place(view: InTheNutsView, space: int) -> Say:
    field = parts.OVER[space]
    here = view.fields[field][view.turn] + sum(parts.OVER[one] == field for one in view.track)
    if field in parts.RACCOONS:
        if here % 2:
            return say("Two squirrels at the raccoon take any nut and steal another.")
        return say("A squirrel at the raccoon begins a theft.")
    nut = view.display[parts.BELOW[field][0]]
    if nut < 0:
        return say("It will count in {field} at the end.", field=parts.TITLES[field])
    if here + 1 >= 2 * parts.NEED[field] and view.pile:
        return say("The {n} squirrels there can take two nuts in a row.", n=here + 1)
    if here > 1:
        return say("Two of the {n} squirrels there can take the {nut}.", n=here + 1, nut=parts.spell(nut))
    if here:
        return say("Two squirrels will stand over the {nut} and can take it.", nut=parts.spell(nut))
    return _begun(field, nut)


def _begun(field: int, nut: int) -> Say:
    """What the first of two squirrels is for."""
    return say(
        "A second squirrel in {field} can take the {nut} later.",
        field=parts.TITLES[field],
        nut=parts.spell(nut),
    )


def _why_send(view: InTheNutsView, field: int) -> Say:
    nut, here = view.display[parts.BELOW[field][0]], view.fields[field][view.turn]
    if here:
        return say("Two squirrels will stand over the {nut} and can take it.", nut=parts.spell(nut))
    return _begun(field, nut)


def _own(view: InTheNutsView) -> Cards:
    due = view.due
    seat = due.seat if isinstance(due, Choice) else view.turn
    return (
        *view.kinds[seat * parts.CARDS : seat * parts.CARDS + parts.CARDS],
        *view.lying[seat * parts.CARDS : seat * parts.CARDS + parts.CARDS],
    )


def _why_pick(view: InTheNutsView, nut: int) -> Say:
    cards = _own(view)
    for card in range(parts.CARDS - 1, -1, -1):
        if cards[card] in parts.SHOWS[nut] and cards[parts.CARDS + card] + 1 == parts.CAPACITY[card]:
            return say(
                "The {nut} fills a storage card worth {points}.", nut=parts.spell(nut), points=parts.POINTS[card]
            )
    if nut >= parts.PLAIN:
        return say("A joker fits in two ways and can never be stolen.")
    if nut in cards[: parts.CARDS]:
        return say("The {nut} goes on a card with its kind.", nut=parts.spell(nut))
    if parts.EMPTY in cards[: parts.CARDS]:
        return say("The {nut} can begin a new storage card.", nut=parts.spell(nut))
    return say("Then nobody else gets the {nut}.", nut=parts.spell(nut))


def _why_steal(view: InTheNutsView, victim: int, card: int) -> Say:
    at = victim * parts.CARDS + card
    if view.lying[at] + 1 == parts.CAPACITY[card]:
        return say("{victim} needs just one more nut on that card: David takes one away.", victim=Seat(victim))
    return _why_pick(view, view.kinds[at])


def _why_store(view: InTheNutsView, card: int, nut: str) -> Say:
    lying = _own(view)[parts.CARDS + card]
    left = parts.CAPACITY[card] - lying - 1
    if not left:
        return say("That fills the storage card: {points} points, and they are safe.", points=parts.POINTS[card])
    if lying:
        return count(left, "Then the card needs only {n} more nut.", "Then the card needs {n} more nuts.")
    if parts.NUT[nut] in _own(view)[: parts.CARDS]:
        return say("A second card for the {nut} gives more room.", nut=parts.spell(parts.NUT[nut]))
    return say(
        "The {nut} begins a card worth {points} points.", nut=parts.spell(parts.NUT[nut]), points=parts.POINTS[card]
    )
