"""The coach's curve: no false spikes."""

from __future__ import annotations

from random import Random

import pytest

from nutdesk import games
from nutdesk.bots.search import Edge, Search
from nutdesk.core.match import Match
from nutdesk.desk.coach.decision import ends_of_turns
from nutdesk.games.nice_one_squirrel.actions import Play
from tests.desk.bots import played_out


@pytest.fixture(scope="module")
def game() -> Match:
    return played_out()


def test_who_can_hardly_win_does_not_decide_with_one_move_who_does() -> None:
    rules = games.load("nice-one-squirrel")
    search = Search(rules, lambda _: None, Random(1))
    left, right, blunder = (Play(nut) for nut in ("red-acorn", "blue-acorn", "green-acorn"))
    edges = {action: Edge(1.0) for action in (left, right, blunder)}
    search.roots = {(): {2: edges}}
    for action, visits, chances in (
        (left, 60, (0.9, 0.1, 0.0)),
        (right, 40, (0.4, 0.6, 0.0)),
        (blunder, 0, (0.0, 0.0, 0.0)),
    ):
        edges[action].visits, edges[action].total = visits, visits * chances[2]
        if visits:
            search.sums[action] = [visits, *(visits * chance for chance in chances)]
    assert search.win_chances() == pytest.approx((0.7, 0.3, 0.0))
    edges[left].total, search.sums[left] = 36.0, [60, 12.0, 12.0, 36.0]
    assert search.win_chances() == pytest.approx((0.2, 0.2, 0.6)), "one who can win makes the best move"


def test_the_curve_goes_from_turn_to_turn(game: Match) -> None:
    ends = ends_of_turns(game)
    line = [game.root, *game.line()]
    assert 2 < len(ends) < len(line)
    assert ends[0] == 0
    assert ends[-1] == len(line) - 1
    for k in ends[1:-1]:
        assert line[k].seat != line[k + 1].seat, "nothing is half done"
    alone = played_out("nut-hunt", 1)
    assert ends_of_turns(alone) == list(range(len(alone.line()) + 1))
