"""How hints are found: like a bot's move, except that all moves are compared where there are few."""

from __future__ import annotations

from typing import Any

from nutdesk.bots.search import Edge, Found, Node, Search, SearchBot
from nutdesk.core.game import View
from nutdesk.core.moves import Action

FEW = 3
"""If there are at most this many moves, all of them are tried and shown, however bad they look."""
FAIR = 0.6
"""The part of the tries that is shared evenly among a few moves, so that each is tried often enough (search.OFTEN) to
be ranked by its chance of winning."""
TOLD = 6
"""How many moves are found at most: some may differ only in places that are equivalent."""


class FairSearch(Search):
    """Where there are few first moves, tries each of them often enough, however bad it looks."""

    def select(self, node: Node, state: Any, seat: int) -> tuple[Action, Edge]:
        chosen = super().select(node, state, seat)
        if all(node is not root for root in self.roots.values()):
            return chosen
        legal, edges = self.game.legal(state), node[seat]
        if len(legal) > FEW:
            return chosen
        neglected = min(legal, key=lambda action: edges[action].visits)
        tries = sum(edge.visits for edge in edges.values())
        if edges[neglected].visits * len(legal) <= FAIR * tries:
            return neglected, edges[neglected]
        return chosen


class HintBot(SearchBot):
    """Shows all moves where there are few."""

    grows = FairSearch
    told = TOLD

    def known(self, view: View, found: list[Found]) -> list[tuple[Action, float | None]]:
        known = super().known(view, found)
        if len(view.legal) > FEW:
            return known
        return [
            (action, chance if visits else None)
            for action, visits, chance in found
            if action in view.legal or (action, chance) in known
        ]
