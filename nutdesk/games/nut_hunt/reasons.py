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
from nutdesk.games.nut_hunt.bitboards import beside, between, gap, paid
from nutdesk.games.nut_hunt.first_look import FirstLook
from nutdesk.games.nut_hunt.parts import (
    ENDS,
    LAST_NEST,
    NEST,
    NUT,
    NUT_NAMES,
    OBJECTIVE,
    THREE,
    TILE,
    TILE_NAMES,
    TILES,
    TITLES,
)
from nutdesk.games.nut_hunt.scoring import DONE, status
from nutdesk.games.nut_hunt.views import NutHuntView


def why(view: NutHuntView, action: Action) -> Say:
    """The best thing that can be said for a move."""
    due = view.due
    seat = due.seat if isinstance(due, Choice) else max(view.turn, 0)
    return REASONS[type(action)](FirstLook(view, seat), action)


def _discard(glance: FirstLook, action: Discard) -> Say:
    card = OBJECTIVE[action.objective]
    forest = glance.state.forest
    others = [other for other in glance.state.hands[glance.seat] if other >= 0 and other != card]
    if all(forest.between(*ENDS[card]) > forest.between(*ENDS[other]) for other in others):
        return say("Its two ends are the furthest apart.")
    for end in range(TILES):
        if end not in ENDS[card] and all(end in ENDS[other] for other in others):
            return say("The other two both end on {tile}.", tile=TILE_NAMES[end])
    points = [glance.objectives[one][2] for one in (card, *others)]
    if points[0] < min(points[1:]):
        return say("The other two are worth more points.")
    far = forest.between(*ENDS[card])
    return count(
        far,
        "It is worth {points} points, and {n} tile lies between its ends.",
        "It is worth {points} points, and {n} tiles lie between its ends.",
        points=points[0],
    )


def _place(glance: FirstLook, action: Place) -> Say:
    tile = TILE[action.tile]
    bit = glance.bits[tile]
    if (wished := _wished(glance, tile)) is not None:
        return wished
    if beside(bit) & glance.held:
        return say("It is next to the first squirrel.")
    for end in (end for card in _cards(glance) for end in ENDS[card]):
        if beside(bit) & glance.bits[end]:
            return say(
                "{tile} is next to {end}, where a secret objective ends.", tile=TILE_NAMES[tile], end=TILE_NAMES[end]
            )
    ways = len(glance.state.forest.refuges[tile])
    return count(
        ways,
        "From {tile} there is {n} way to go on.",
        "From {tile} there are {n} ways to go on.",
        tile=TILE_NAMES[tile],
    )


def _cards(glance: FirstLook) -> list[int]:
    """The objectives in hand that are known."""
    return [card for card in glance.state.hands[glance.seat] if card >= 0]


def _wished(glance: FirstLook, tile: int) -> Say | None:
    """What a tile that is wished for is to an objective: one of its ends, or on the way between them."""
    bit = glance.bits[tile]
    if not glance.wanted.get(bit):
        return None
    cards = _cards(glance)
    if any(tile in ENDS[card] for card in cards):
        return say("A secret objective ends on {tile}.", tile=TILE_NAMES[tile])
    card = next(card for card in cards if _between(glance, card) & bit)
    one, two = ENDS[card]
    return say(
        "{tile} lies on the way from {one} to {two}.", tile=TILE_NAMES[tile], one=TILE_NAMES[one], two=TILE_NAMES[two]
    )


def _between(glance: FirstLook, card: int) -> int:
    one, two, _ = glance.objectives[card]
    return between(one, two, glance.held, glance.land)


def _legal(glance: FirstLook) -> tuple[Action, ...]:
    assert isinstance(glance.state, NutHuntView)
    return glance.state.legal


def _forage(glance: FirstLook, action: Forage) -> Say:
    """What the nut is good for."""
    nut, purse = NUT[action.nut], list(glance.purse)
    purse[nut] += 1
    if (buys := _buys(glance, purse)) is not None:
        return buys
    if purse[nut] >= THREE:
        return say(
            "That makes {n} of this kind, and three can later be exchanged for any other nut.",
            n=purse[nut],
        )
    return say("One more {nut} in store never hurts.", nut=NUT_NAMES[nut])


def _buys(glance: FirstLook, purse: list[int]) -> Say | None:
    """What these nuts pay more of than those one has: the squirrel that is wanted most of all that can be had now, or
    one that is still too dear."""
    before, after = paid(glance.purse), paid(purse)
    free = [tile for tile in range(TILES) if tile != glance.state.fox]
    most = max((glance.wish(tile) for tile in free if before[tile] == 1.0), default=0.0)
    new = [tile for tile in free if after[tile] == 1.0 > before[tile] and glance.wish(tile) > most]
    if new:
        best = max(new, key=lambda tile: (glance.wish(tile), -tile))
        return say("That will pay for a squirrel on {tile}.", tile=TILE_NAMES[best])
    dear = [tile for tile in free if before[tile] < after[tile] < 1.0]
    if not dear:
        return None
    best = max(dear, key=lambda tile: (glance.wish(tile) * after[tile], -tile))
    return say("That helps to pay for a squirrel on {tile} later.", tile=TILE_NAMES[best])


def _roll(glance: FirstLook, action: Roll) -> Say:
    return say("The fox must move first.")


def _squirrel(glance: FirstLook, action: Recruit | Scatter) -> Say:
    """What one more squirrel on a tile brings; one that flees may leave its tile empty."""
    tile = TILE[action.tile]
    here, bit, name = glance.squirrels[tile], glance.bits[tile], TILE_NAMES[tile]
    if here == NEST - 1:
        if glance.state.built[glance.seat] + 1 >= LAST_NEST:
            return say("Three squirrels there make the fourth nest, and the game ends.")
        return say("Three squirrels there make a nest.")
    start = glance.state.scatters[-1].tile if isinstance(action, Scatter) else -1
    done = _completed(glance, tile, start)
    if done >= 0:
        return say("It completes {title}.", title=TITLES[done])
    if here:
        return say("Two squirrels there: one more makes a nest.")
    if (wished := _wished(glance, tile)) is not None:
        return wished
    if glance.nests[tile]:
        return say("There is a nest already: this tile can never be lost.")
    deserted = start >= 0 and glance.squirrels[start] == 1 and not glance.nests[start]
    if beside(bit) & (glance.held & ~glance.bits[start] if deserted else glance.held):
        return say("It keeps the squirrels side by side.")
    return say("It opens up new ground on {tile}.", tile=name)


def _completed(glance: FirstLook, tile: int, start: int) -> int:
    """The objective that one more squirrel on a tile completes, coming from another if that is one, or -1."""
    state, first = glance.state, glance.seat * TILES
    squirrels = list(state.squirrels)
    squirrels[first + tile] += 1
    if start >= 0:
        squirrels[first + start] -= 1
    for card in _cards(glance):
        if status(state.forest, squirrels, state.nests, glance.seat, card) == DONE and (
            status(state.forest, state.squirrels, state.nests, glance.seat, card) != DONE
        ):
            return card
    return -1


def _hassle(glance: FirstLook, action: Hassle) -> Say:
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
        return say("The squirrel there can run to a better tile, and hassling brings a nut.")
    return say("It brings a nut, and nobody has to flee.")


def _scout(glance: FirstLook, action: Scout) -> Say:
    if glance.home:
        return say("One of the new objectives may be nearly done, and none has to be kept.")
    return say("More objectives can bring more points, and none has to be kept.")


def _keep(glance: FirstLook, action: Keep) -> Say:
    card = OBJECTIVE.get(action.objective, -1)
    if card < 0:
        return _keep_none(glance)
    missing, way = _missing(glance, card)
    if missing:
        return count(missing, "It needs {n} more tile.", "It needs {n} more tiles.")
    return say("It is done already.") if way & glance.home else say("All it needs is a nest on the way.")


def _missing(glance: FirstLook, card: int) -> tuple[int, int]:
    one, two, _ = glance.objectives[card]
    return gap(one, two, glance.held, glance.land)


def _keep_none(glance: FirstLook) -> Say:
    cards = [OBJECTIVE.get(other.objective, -1) for other in _legal(glance) if isinstance(other, Keep)]
    nearest = min((_missing(glance, card)[0] for card in cards if card >= 0), default=0)
    if not nearest:
        return say("A failed objective costs two points: keeping none is safe.")
    return count(
        nearest,
        "The nearest of these needs {n} more tile, and a failed objective costs two points.",
        "The nearest of these needs {n} more tiles, and a failed objective costs two points.",
    )


def _end(glance: FirstLook, action: End) -> Say:
    due = glance.state.due if isinstance(glance.state, NutHuntView) else None
    if due is not None and due.kind == "end":
        return say("The turn is done: now the Automa.")
    if due is not None and due.kind == "nut":
        return say("That nut is not needed.")
    if not any(glance.purse):
        return say("There are no nuts to spend.")
    return say("The nuts are saved for a later turn.")


def _exchange(glance: FirstLook, action: Exchange) -> Say:
    purse = list(glance.purse)
    purse[NUT[action.give]] -= THREE
    purse[NUT[action.get]] += 1
    buys = _buys(glance, purse)
    return buys or say("Three of one kind become one {nut}.", nut=NUT_NAMES[NUT[action.get]])


REASONS: Final[dict[type[Action], Callable[[FirstLook, Any], Say]]] = {
    Discard: _discard,
    Place: _place,
    Forage: _forage,
    Roll: _roll,
    Scatter: _squirrel,
    Recruit: _squirrel,
    Hassle: _hassle,
    Scout: _scout,
    Keep: _keep,
    End: _end,
    Exchange: _exchange,
}
