"""Nut Hunt as one object: its rules, its views, its table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from nutdesk.core.game import First, Game, Option, Options, Player, Use
from nutdesk.core.moves import Action
from nutdesk.core.words import say
from nutdesk.games.nut_hunt import CARD, cues, exhibits, positions, rules, scoring, table, views
from nutdesk.games.nut_hunt.actions import VERBS, Place, Recruit
from nutdesk.games.nut_hunt.choices import KINDS
from nutdesk.games.nut_hunt.parts import AUTOMA, ENDS, LEVELS, NESTS, NUTS, SEATS, TILE, TILE_NAMES, TILES, TITLES
from nutdesk.games.nut_hunt.state import State

if TYPE_CHECKING:
    from nutdesk.core.advice import Advice

CLAUSES = frozenset(
    f"NH-{group}{number}"
    for group, last in (("P", 5), ("S", 5), ("T", 7), ("C", 8), ("E", 7), ("A", 4), ("R", 6))
    for number in range(1, last + 1)
)


class NutHunt(Game):
    id, title, tagline, players, usual, shelf, minutes, untested = CARD
    options = (
        Option(
            "competitive",
            say("Competitive"),
            say("A new nest first removes one squirrel of every other player from its tile."),
            "NH-C8",
            recommended=(2,),
        ),
        Option(
            "balanced",
            say("Balanced objectives"),
            say("Base points that our lab found fairer: 3 of the 45 objectives are too strong or too weak, not 13."),
            "NH-P5",
        ),
        Option(
            "automa",
            say("Automa"),
            say("How many objectives the Automa starts with when you play alone: 2, 3 or 4."),
            "NH-A1",
            "standard",
            tuple(LEVELS),
            asked=(1,),
        ),
    )
    secrets = ("hands", "scouted")
    unseen = ("deck",)
    verbs = VERBS
    seats = SEATS
    clauses = CLAUSES
    first = First("NH-S5", say("If you cannot agree, the rulebook proposes whoever ate a nut last."))
    setup = staticmethod(rules.setup)
    judge = staticmethod(rules.judge)
    legal = staticmethod(KINDS.legal)
    interrupts = staticmethod(rules.interrupts)
    step = staticmethod(rules.step)
    view = staticmethod(views.view)
    determinize = staticmethod(views.determinize)
    standing = staticmethod(views.standing)
    result = staticmethod(scoring.result)
    position = staticmethod(positions.position)
    describe = staticmethod(positions.describe)
    attempt = staticmethod(table.attempt)
    cues = staticmethod(cues.cues)
    exhibit = staticmethod(exhibits.exhibit)
    table = staticmethod(table.table)

    def others(self, options: Options, seats: int) -> tuple[Player, ...]:
        return (AUTOMA,) if seats == 1 else ()

    def census(self, state: State) -> Mapping[str, int]:
        out = {"foxes": 1, "tiles": len(state.forest.order) or TILES}
        for side in range(state.sides):
            here = slice(side * TILES, (side + 1) * TILES)
            # What is not on the board lies beside it; less than nothing there means stand-ins (NH-P3).
            out[f"squirrels {side + 1}"] = sum(state.squirrels[here]) + state.stock[side]
            out[f"nests {side + 1}"] = sum(state.nests[here]) + NESTS - state.built[side]
        for nut, name in enumerate(NUTS):
            out[name] = sum(state.nuts[nut :: len(NUTS)]) + state.supply[nut]
        piles = (*state.hands, state.deck, state.scouted, state.aside, state.box)
        cards = [card for pile in piles for card in pile]
        out["objectives"] = len(cards)
        out["different objectives"] = len(set(cards))
        return out

    def uses(self, state: State, action: Action) -> tuple[Use, ...]:
        verb = super().uses(state, action)
        if isinstance(action, Recruit):
            return (*verb, (say("Tiles"), TILE_NAMES[TILE[action.tile]]))
        if isinstance(action, Place):
            return (*verb, (say("Starting tiles"), TILE_NAMES[TILE[action.tile]]))
        return verb

    def holds(self, state: State, seat: int) -> tuple[Use, ...]:
        nests = (tile for tile in range(TILES) for _ in range(state.nests[seat * TILES + tile]))
        return (
            *((say("Objectives"), TITLES[objective]) for objective in state.hands[seat]),
            *((say("Objective ends"), TILE_NAMES[tile]) for objective in state.hands[seat] for tile in ENDS[objective]),
            *((say("Nests"), TILE_NAMES[tile]) for tile in nests),
        )

    def advice(self) -> Advice:
        from nutdesk.games.nut_hunt.advice import NutHuntAdvice

        return NutHuntAdvice(self)


GAME = NutHunt()
