"""How hints are found: like a bot's move, except that all moves are compared where there are few, and that each is a
plan: with everything that follows it in the same turn, as far as nothing is thrown or revealed."""

from __future__ import annotations

from random import Random
from typing import Any

import attrs

from nutdesk.bots.bot import Candidate, Thought
from nutdesk.bots.search import Budget, Edge, Found, Node, Search, SearchBot
from nutdesk.core.game import View
from nutdesk.core.moves import Action

FEW = 3
"""If there are at most this many moves, all of them are tried and shown, however bad they look."""
FAIR = 0.6
"""The part of the tries that is shared evenly among a few moves, so that each is tried often enough (search.OFTEN) to
be ranked by its chance of winning."""
TOLD = 6
"""How many moves are found at most: some may differ only in places that are equivalent."""

PLANNED = 150
"""How often the moves of each further step of a plan are tried, together: where the search did not do so already …"""
WAITING = 0.08
"""… for so many seconds at most."""
LONGEST = 24
"""No plan has more steps than this."""


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
    """Shows all moves where there are few, and each with the rest of the turn."""

    grows = FairSearch
    told = TOLD

    def think(self, view: View, rng: Random) -> Thought:
        """The best plans, with their chances and reasons."""
        known = self.known(view, self.first_moves(view, rng))
        trees = {action: edge.nodes.get(()) for action, edge in self.found}
        plans: list[Candidate] = []
        for action, chance in known:
            line = self.line(view, action, trees.get(action) or {}, rng)
            if line is None and (plans or action != known[-1][0]):
                continue  # it would be taken back again
            plan = Candidate(action, chance, self.advice.why(view, action))
            if line is not None and len(line) > 1:
                plan = attrs.evolve(plan, why=self.advice.why_line(view, line), then=line[1:])
            if not any(sorted(plan.line) == sorted(other.line) for other in plans):
                plans.append(plan)
            if len(plans) == self.told:
                break
        return Thought(tuple(plans))

    def line(self, view: View, first: Action, tree: Node, rng: Random) -> tuple[Action, ...] | None:
        """A first move and the rest of the turn, as far as nothing is thrown or revealed.

        None if it would be best to take some of it back: then it is no plan.
        """
        if self.advice.undoes(view, (), first):
            return None
        line, after = [first], self.after(view, first, rng)
        while after is not None and len(line) < LONGEST and not self.stopped:
            here = after
            if len(here.legal) == 1:
                action, tree = here.legal[0], _tree(tree, here.viewer, here.legal[0])
            else:
                action, tree = self.best(here, tree, rng)
            if self.advice.undoes(here, line, action):
                return None
            line.append(action)
            after = self.after(here, action, rng)
        return tuple(line)

    def best(self, view: View, tree: Node, rng: Random) -> tuple[Action, Node]:
        """The best move at a further step, and the tree that follows it."""
        search = Search(self.game, lambda rng: self.deal(view, rng), rng, self.advice)
        search.roots[()] = tree
        tried = sum(edge.visits for edge in tree.get(view.viewer, {}).values())
        if tried < PLANNED:
            search.run(Budget(PLANNED - tried, WAITING), self.stop)
        action, edge = search.ranked(view.viewer)[0]
        return action, edge.nodes.get(()) or {}

    @property
    def stopped(self) -> bool:
        return self.stop is not None and self.stop()

    def known(self, view: View, found: list[Found]) -> list[tuple[Action, float | None]]:
        known = super().known(view, found)
        if len(view.legal) > FEW:
            return known
        return [
            (action, chance if visits else None)
            for action, visits, chance in found
            if action in view.legal or (action, chance) in known
        ]


def _tree(tree: Node, seat: int, action: Action) -> Node:
    """The tree that follows a move."""
    edge = tree.get(seat, {}).get(action)
    return (edge.nodes.get(()) or {}) if edge is not None else {}
