"""What is said for a move is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from nutdesk.core.game import look
from nutdesk.games.nut_hunt import GAME
from nutdesk.games.nut_hunt.actions import SCOUT, Exchange, Forage, Recruit, Scatter
from nutdesk.games.nut_hunt.parts import (
    BASE,
    COST,
    ENDS,
    NUT,
    NUT_NAMES,
    OBJECTIVE,
    POND,
    TILE,
    TILE_NAMES,
    TILES,
    TITLES,
)
from nutdesk.games.nut_hunt.scoring import DONE, NO_NEST, status
from nutdesk.games.nut_hunt.views import NutHuntView
from tests.games.nut_hunt.clearing import at
from tests.games.reasons import Check, find_lies, told

Parts = Mapping[str, Any]
PLENTY = [5, 5, 5, 5]


class Side:
    """What the seat that is to choose has, counted tile by tile."""

    def __init__(self, view: NutHuntView) -> None:
        assert view.due is not None
        self.view, self.seat = view, view.due.seat
        first = self.seat * TILES
        self.squirrels, self.nests = view.squirrels[first : first + TILES], view.nests[first : first + TILES]
        self.hand, self.purse = view.hands[self.seat], view.nuts[4 * self.seat : 4 * self.seat + 4]
        self.held = {tile for tile in range(TILES) if self.squirrels[tile] or self.nests[tile]}

    def missing(self, one: int, two: int) -> int:
        """How many tiles have to be won for two tiles to hang together."""
        cost = {one: int(one not in self.held)}
        todo = [one]
        while todo:
            tile = todo.pop(0)
            for to in self.view.forest.near[tile]:
                price = cost[tile] + (to not in self.held)
                if to != POND and price < cost.get(to, 99):
                    cost[to] = price
                    todo.append(to)
        return cost[two]

    def on_the_way(self, tile: int, one: int, two: int) -> bool:
        """Whether a shortest way between two tiles leads over a third that is not held."""
        there = self.missing(one, tile) + self.missing(tile, two) - 1
        return tile not in self.held and there == self.missing(one, two)

    def status(self, card: int, squirrels: list[int] | None = None) -> str:
        view = self.view
        return status(view.forest, squirrels or view.squirrels, view.nests, self.seat, card)

    def after(self, action: Recruit | Scatter) -> list[int]:
        """The squirrels of all when one more stands on a tile."""
        squirrels = list(self.view.squirrels)
        squirrels[self.seat * TILES + TILE[action.tile]] += 1
        if isinstance(action, Scatter):
            squirrels[self.seat * TILES + self.view.scatters[-1].tile] -= 1
        return squirrels

    def pays(self, tile: int, purse: list[int]) -> int:
        """How many nuts of a tile's cost a purse lacks."""
        return sum(max(0, COST[tile].count(nut) - purse[nut]) for nut in range(4))

    def purse_after(self, action: Any) -> list[int]:
        purse = list(self.purse)
        if isinstance(action, Exchange):
            purse[NUT[action.give]] -= 3
            purse[NUT[action.get]] += 1
        else:
            purse[NUT[action.nut]] += 1
        return purse


def tile_of(parts: Parts, key: str = "tile") -> int:
    return TILE_NAMES.index(parts[key])


def others(side: Side, action: Any) -> list[int]:
    return [card for card in side.hand if card != OBJECTIVE[action.objective]]


def furthest(view: Any, action: Any, parts: Parts) -> bool:
    far = view.forest.between
    return all(far(*ENDS[OBJECTIVE[action.objective]]) > far(*ENDS[card]) for card in others(Side(view), action))


def worth(view: Any, card: int) -> int:
    return BASE[view.balanced][card] + view.forest.between(*ENDS[card])


def on_the_way(view: Any, action: Any, parts: Parts) -> bool:
    side, ends = Side(view), (tile_of(parts, "one"), tile_of(parts, "two"))
    held = any(set(ends) == set(ENDS[card]) for card in side.hand)
    return held and tile_of(parts) == TILE[action.tile] and side.on_the_way(TILE[action.tile], *ends)


def completes(view: Any, action: Any, parts: Parts) -> bool:
    side, card = Side(view), TITLES.index(parts["title"])
    return card in side.hand and side.status(card) != DONE == side.status(card, side.after(action))


def beside(view: Any, action: Any, parts: Parts) -> bool:
    side, tile = Side(view), TILE[action.tile]
    after = side.after(action) if isinstance(action, Recruit | Scatter) else view.squirrels
    first = side.seat * TILES
    return any(after[first + to] or view.nests[first + to] for to in view.forest.near[tile])


def runs_to_a_nest(view: Any, action: Any, parts: Parts) -> bool:
    side, tile = Side(view), TILE[action.tile]
    return any(
        side.squirrels[tile] + side.squirrels[to] >= 3 for to in view.forest.near[tile] if to not in (view.fox, POND)
    )


def keeps(wanted: str) -> Check:
    return lambda view, action, parts: Side(view).status(OBJECTIVE[action.objective]) == wanted


def lacks(view: Any, action: Any, parts: Parts) -> bool:
    return Side(view).missing(*ENDS[OBJECTIVE[action.objective]]) == parts["n"]


def offered(view: Any) -> list[int]:
    """How many tiles each of the objectives lacks that could be kept."""
    cards = [OBJECTIVE[action.objective] for action in view.legal if action.objective in OBJECTIVE]
    return [Side(view).missing(*ENDS[card]) for card in cards]


CHECKS: dict[str, Check] = {
    "Its two ends are the furthest apart.": furthest,
    "The other two both end on {tile}.": lambda view, action, parts: all(
        tile_of(parts) in ENDS[card] for card in others(Side(view), action)
    ),
    "The other two are worth more points.": lambda view, action, parts: all(
        worth(view, card) > worth(view, OBJECTIVE[action.objective]) for card in others(Side(view), action)
    ),
    "It is worth {points} points, and {n} tiles lie between its ends.": lambda view, action, parts: (
        parts["points"] == worth(view, OBJECTIVE[action.objective])
        and parts["n"] == view.forest.between(*ENDS[OBJECTIVE[action.objective]])
    ),
    "A secret objective ends on {tile}.": lambda view, action, parts: (
        tile_of(parts) == TILE[action.tile] and any(tile_of(parts) in ENDS[card] for card in Side(view).hand)
    ),
    "{tile} lies on the way from {one} to {two}.": on_the_way,
    "It is next to the first squirrel.": lambda view, action, parts: (
        len(Side(view).held) == 1 and beside(view, action, parts)
    ),
    "{tile} is next to {end}, where a secret objective ends.": lambda view, action, parts: (
        tile_of(parts, "end") in view.forest.near[TILE[action.tile]]
        and any(tile_of(parts, "end") in ENDS[card] for card in Side(view).hand)
    ),
    "From {tile} there are {n} ways to go on.": lambda view, action, parts: (
        parts["n"] == sum(to != POND for to in view.forest.near[TILE[action.tile]])
    ),
    "That will pay for a squirrel on {tile}.": lambda view, action, parts: (
        Side(view).pays(tile_of(parts), Side(view).purse)
        > 0
        == Side(view).pays(tile_of(parts), Side(view).purse_after(action))
    ),
    "That helps to pay for a squirrel on {tile} later.": lambda view, action, parts: (
        Side(view).pays(tile_of(parts), Side(view).purse)
        > Side(view).pays(tile_of(parts), Side(view).purse_after(action))
        > 0
    ),
    "That makes {n} of this kind, and three can later be exchanged for any other nut.": lambda view, action, parts: (
        Side(view).purse_after(action)[NUT[action.nut]] == parts["n"] >= 3
    ),
    "One more {nut} in store never hurts.": lambda view, action, parts: parts["nut"] == NUT_NAMES[NUT[action.nut]],
    "Three of one kind become one {nut}.": lambda view, action, parts: parts["nut"] == NUT_NAMES[NUT[action.get]],
    "Three squirrels there make a nest.": lambda view, action, parts: Side(view).squirrels[TILE[action.tile]] == 2,
    "Three squirrels there make the fourth nest, and the game ends.": lambda view, action, parts: (
        Side(view).squirrels[TILE[action.tile]] == 2 and sum(Side(view).nests) == 3
    ),
    "Two squirrels there: one more makes a nest.": lambda view, action, parts: (
        Side(view).squirrels[TILE[action.tile]] == 1
    ),
    "It completes {title}.": completes,
    "There is a nest already: this tile can never be lost.": lambda view, action, parts: (
        Side(view).nests[TILE[action.tile]] > 0
    ),
    "It keeps the squirrels side by side.": beside,
    "It opens up new ground on {tile}.": lambda view, action, parts: TILE[action.tile] not in Side(view).held,
    "The squirrels that flee can make a nest next door.": runs_to_a_nest,
    "The fox drives {n} squirrels of others away.": lambda view, action, parts: (
        parts["n"] == (sum(view.squirrels[TILE[action.tile] :: TILES]) - Side(view).squirrels[TILE[action.tile]])
    ),
    "The squirrel there can run to a better tile, and hassling brings a nut.": lambda view, action, parts: (
        Side(view).squirrels[TILE[action.tile]] > 0
    ),
    "It brings a nut, and nobody has to flee.": lambda view, action, parts: (
        not sum(view.squirrels[TILE[action.tile] :: TILES])
    ),
    "The nuts are saved for a later turn.": lambda view, action, parts: any(Side(view).purse),
    "There are no nuts to spend.": lambda view, action, parts: not any(Side(view).purse),
    "The nearest of these needs {n} more tiles, and a failed objective costs two points.": lambda view, action, parts: (
        min(offered(view)) == parts["n"] > 0
    ),
    "A failed objective costs two points: keeping none is safe.": lambda view, action, parts: min(offered(view)) == 0,
    "It needs {n} more tiles.": lacks,
    "It is done already.": keeps(DONE),
    "All it needs is a nest on the way.": keeps(NO_NEST),
    "The fox must move first.": lambda view, action, parts: view.due.kind == "roll",
    "The turn is done: now the Automa.": lambda view, action, parts: view.seats == 1,
}
OPINIONS = (
    "One of the new objectives may be nearly done, and none has to be kept.",
    "More objectives can bring more points, and none has to be kept.",
    "That nut is not needed.",
)


def test_reasons_are_true_in_games_of_young_squirrels() -> None:
    said = Counter[str]()
    for seats, seeds in ((1, 30), (2, 20), (3, 8), (5, 4)):
        for seed in range(seeds):
            lies, counted = find_lies(told(GAME, seats, f"reasons/{seed}"), CHECKS, OPINIONS)
            assert not lies, lies[:5]
            said += counted
    assert len(said) > 25
    assert said["A secret objective ends on {tile}."]
    assert said["{tile} lies on the way from {one} to {two}."]


def test_an_end_of_an_objective_and_a_tile_on_the_way_are_told_apart() -> None:
    """Between Rabbit Patch and Birch Grove lie Hazel Hollow and Mossy Mound, or Acorn Acres."""
    match = at(
        1,
        phase="act",
        fox="frog-pond",
        squirrels={"rabbit-patch": [1, 0], "owl-oak": [0, 1]},
        nuts=[PLENTY],
        objectives=[["rabbit-patch/birch-grove"], []],
    )
    view = look(GAME, match.state, 0)
    why = {str(action): GAME.advice().why(view, action) for action in view.legal}
    assert why["recruit birch-grove"] == "A secret objective ends on Birch Grove."
    assert why["recruit hazel-hollow"] == "Hazel Hollow lies on the way from Rabbit Patch to Birch Grove."


def test_a_nut_is_named_only_where_it_is_the_one_that_comes() -> None:
    """A sentence about a hazelnut before a chestnut is taken would sound like a slip."""
    met = 0
    for seed in range(4):
        for _, action, reason in told(GAME, 2, f"named/{seed}"):
            if isinstance(action, Forage):
                named = [name for name in NUT_NAMES if name in reason]
                met += 1
                assert named in ([], [NUT_NAMES[NUT[action.nut]]])
    assert met > 20


def test_keeping_none_is_told_by_what_the_others_lack() -> None:
    """Who was told to look at new objectives is not told then that these are bad anyway."""
    match = at(
        1,
        phase="act",
        fox="frog-pond",
        squirrels={"rabbit-patch": [1, 0], "owl-oak": [0, 1]},
        nuts=[PLENTY],
        objectives=[["rabbit-patch/birch-grove"], []],
    )
    view = look(GAME, match.state, 0)
    assert GAME.advice().why(view, SCOUT).endswith("none has to be kept.")
    match.play(SCOUT)
    view = look(GAME, match.state, 0)
    *_, none = view.legal
    assert GAME.advice().why(view, none).parts["n"] == min(offered(view))
