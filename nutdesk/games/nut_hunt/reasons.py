"""Why a move is good, in one sentence that a child understands.

They are for the one who holds the cards: what would give a secret away must not be read aloud to the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.core.moves import Action, Choice
from nutdesk.core.words import Say, count, say
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
from nutdesk.games.nut_hunt.glance import Glance
from nutdesk.games.nut_hunt.parts import (
    COST,
    ENDS,
    LAST_NEST,
    NEST,
    NUT,
    OBJECTIVE,
    THREE,
    TILE,
    TILE_NAMES,
    TILES,
    TITLES,
)
from nutdesk.games.nut_hunt.views import NutHuntView
from nutdesk.games.nut_hunt.ways import beside, gap, paid, region


def why(view: NutHuntView, action: Action) -> Say:
    """The best thing that can be said for a move."""
    due = view.due
    seat = due.seat if isinstance(due, Choice) else max(view.turn, 0)
    return REASONS[type(action)](Glance(view, seat), action)


def _discard(glance: Glance, action: Discard) -> Say:
    card = OBJECTIVE[action.objective]
    forest = glance.state.forest
    others = [other for other in glance.state.hands[glance.seat] if other >= 0 and other != card]
    if all(forest.between(*ENDS[card]) > forest.between(*ENDS[other]) for other in others):
        return say("Its two ends lie furthest apart.")
    if not any(end in ENDS[other] for other in others for end in ENDS[card]):
        return say("The other two fit together better.")
    return say("The other two bring more for their trouble.")


def _place(glance: Glance, action: Place) -> Say:
    tile = TILE[action.tile]
    if glance.wanted.get(glance.bits[tile]):
        return say("A secret objective ends on {tile}.", tile=TILE_NAMES[tile])
    if beside(glance.bits[tile]) & glance.held:
        return say("It stands beside the first squirrel.")
    return say("{tile} lies near the places that matter.", tile=TILE_NAMES[tile])


def _forage(glance: Glance, action: Forage) -> Say:
    nut = NUT[action.nut]
    before, purse = paid(glance.purse), list(glance.purse)
    purse[nut] += 1
    gains = [tile for tile, part in enumerate(paid(purse)) if part > before[tile] and tile != glance.state.fox]
    if gains:
        best = max(gains, key=lambda tile: (glance.wish(tile) * paid(purse)[tile], -tile))
        name = TILE_NAMES[best]
        if paid(purse)[best] == 1.0:
            return say("With this nut a squirrel on {tile} is paid for.", tile=name)
        return say("It is part of the price of {tile}.", tile=name)
    if purse[nut] >= THREE:
        return say("Three of a kind can be exchanged for any other nut.")
    return say("A nut more in store never hurts.")


def _roll(glance: Glance, action: Roll) -> Say:
    return say("The fox must move first.")


def _squirrel(glance: Glance, action: Recruit | Scatter) -> Say:
    """What one more squirrel on a tile brings."""
    tile = TILE[action.tile]
    here, bit, name = glance.squirrels[tile], glance.bits[tile], TILE_NAMES[tile]
    if here == NEST - 1:
        if glance.state.built[glance.seat] + 1 >= LAST_NEST:
            return say("Three squirrels there make the fourth nest, and the game ends.")
        return say("Three squirrels there make a nest.")
    done = _completed(glance, bit)
    if done >= 0:
        return say("It completes {title}.", title=TITLES[done])
    if here:
        return say("Two squirrels there: one more makes a nest.")
    if glance.wanted.get(bit):
        return say("A secret objective needs {tile}.", tile=name)
    if glance.nests[tile]:
        return say("A nest stands there already: that tile can never be lost.")
    if beside(bit) & glance.held:
        return say("It keeps the squirrels side by side.")
    return say("It opens new ground at {tile}.", tile=name)


def _completed(glance: Glance, bit: int) -> int:
    """The objective that one more tile completes, or -1."""
    held = glance.held | bit
    for card in glance.state.hands[glance.seat]:
        if card >= 0:
            one, two, _ = glance.objectives[card]
            if held & one and not (glance.held & one and region(one, glance.held) & two):
                whole = region(one, held)
                if whole & two and whole & glance.home:
                    return card
    return -1


def _hassle(glance: Glance, action: Hassle) -> Say:
    tile, state = TILE[action.tile], glance.state
    own = glance.squirrels[tile]
    others = sum(state.squirrels[tile::TILES]) - own
    if own and any(own + glance.squirrels[to] >= NEST for to in state.forest.refuges[tile] if to != state.fox):
        return say("The squirrels that flee can make a nest next door.")
    if others:
        return count(
            others, "The fox drives {n} squirrel of somebody else away.", "The fox drives {n} squirrels of others away."
        )
    if own:
        return say("The squirrel there may run to a better tile, and it brings a nut.")
    return say("It brings a nut, and nobody has to flee.")


def _scout(glance: Glance, action: Scout) -> Say:
    if glance.home:
        return say("One of the new objectives may be nearly done already.")
    return say("More objectives can bring more points.")


def _keep(glance: Glance, action: Keep) -> Say:
    card = OBJECTIVE.get(action.objective, -1)
    if card < 0:
        return say("A failed objective costs two points: better none of these.")
    one, two, _ = glance.objectives[card]
    missing, way = gap(one, two, glance.held, glance.land)
    if missing:
        return count(missing, "Only {n} tile is missing for it.", "It needs {n} more tiles.")
    return say("It is done already.") if way & glance.home else say("It only needs a nest on its way.")


def _end(glance: Glance, action: End) -> Say:
    due = glance.state.due if isinstance(glance.state, NutHuntView) else None
    if due is not None and due.kind == "end":
        return say("The turn is done: now the Automa.")
    if due is not None and due.kind == "nut":
        return say("That nut is not needed.")
    return say("Saving nuts is better than any action now.")


def _exchange(glance: Glance, action: Exchange) -> Say:
    give, get = NUT[action.give], NUT[action.get]
    purse = list(glance.purse)
    purse[give] -= THREE
    purse[get] += 1
    before, after = paid(glance.purse), paid(purse)
    gains = [
        tile for tile in range(TILES) if COST[tile] and after[tile] == 1.0 > before[tile] and tile != glance.state.fox
    ]
    if gains:
        best = max(gains, key=lambda tile: (glance.wish(tile), -tile))
        return say("Then a squirrel on {tile} is paid for.", tile=TILE_NAMES[best])
    return say("Three nuts too many become the one that is missing.")


REASONS: Final[dict[type[Action], Callable[[Glance, Any], Say]]] = {
    Discard: _discard, Place: _place, Forage: _forage, Roll: _roll, Scatter: _squirrel, Recruit: _squirrel,
    Hassle: _hassle, Scout: _scout, Keep: _keep, End: _end, Exchange: _exchange,
}  # fmt: skip
