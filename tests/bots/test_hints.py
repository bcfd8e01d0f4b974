"""A hint compares: where there are few moves, it knows the chances of all of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from nutdesk.bots.greedy import GreedyBot
from nutdesk.bots.hints import FEW, TOLD, HintBot
from nutdesk.bots.search import Budget, Search, SearchBot, settle
from nutdesk.core.game import Game, View, look
from nutdesk.games import load


def views(game: Game, kind: str, many: int) -> list[Any]:
    """Views of a young squirrels' game in which something is to be chosen."""
    rng, bot, found = Random("few"), GreedyBot(game), []
    state = game.setup(game.chosen({}), 2)
    while len(found) < many:
        settle(game, state, rng)
        view = look(game, state, state.pending[-1].seat)
        if state.pending[-1].kind == kind and len(view.legal) > 1:
            found.append(view)
        game.step(state, bot.choose(view, rng))
    return found


def think(bot: SearchBot, view: View) -> dict[Any, float | None]:
    return {candidate.action: candidate.chance for candidate in bot.think(view, Random(1)).candidates}


@pytest.mark.parametrize(
    ("game", "kind", "many"),
    [
        ("in-the-nuts", "again", 5),
        ("in-the-nuts", "place", 5),
        ("nut-hunt", "discard", 2),
        ("nice-one-squirrel", "move", 5),
    ],
)
def test_all_of_a_few_moves_are_told_best_first(game: str, kind: str, many: int) -> None:
    played = load(game)
    for view in views(played, kind, many):
        if len(view.legal) <= FEW:
            chances = think(HintBot(played, Budget(iterations=120), thorough=True), view)
            assert set(chances) == set(view.legal)
            assert None not in chances.values()
            assert list(chances.values()) == sorted(chances.values(), key=lambda chance: -(chance or 0))


def test_a_neglected_move_is_tried_for_its_part_by_a_hint_alone() -> None:
    game = load("in-the-nuts")
    fewest = []
    for view in views(game, "again", 4):
        tries = {
            bot: [
                visits for _, visits, _ in bot(game, Budget(iterations=300), thorough=True).first_moves(view, Random(1))
            ]
            for bot in (HintBot, SearchBot)
        }
        assert min(tries[HintBot]) >= 300 * 0.3 - 1
        fewest.append(min(tries[SearchBot]))
    assert min(fewest) < 300 * 0.1, "a bot wastes no time on it"
    assert SearchBot.grows is Search


def test_where_there_are_many_moves_the_doubtful_stay_untold() -> None:
    game = load("nice-one-squirrel")
    (view,) = views(game, "place", 1)
    assert len(view.legal) > FEW
    chances = list(think(HintBot(game, Budget(iterations=300), thorough=True), view).values())
    assert 1 <= len(chances) <= TOLD
    assert all((chance or 0) <= (chances[0] or 0) for chance in chances)
