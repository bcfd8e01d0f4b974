"""How a hint is thought of: as a move is, but who has few moves wants to compare all of them."""

from __future__ import annotations

from typing import Any

from nutdesk.bots.search import Edge, Found, Node, Search, SearchBot
from nutdesk.core.game import View
from nutdesk.core.moves import Action

FEW = 3
"""So many moves are all tried and told, whatever they promise."""
FAIR = 0.6
"""The part of the tries that a few moves share evenly: each is then tried so OFTEN that its chance decides its rank."""
TOLD = 6
"""How many moves are told: some may be the same but for places that are alike."""


class FairSearch(Search):
    """Tries each of a few first moves for its part, however little it promises."""

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
    """Tells all moves where there are few."""

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
