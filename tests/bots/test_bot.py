"""Bots see views only, and play what is legal."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from nutdesk.bots.bot import WHIMS, RandomBot
from nutdesk.bots.greedy import GreedyBot
from nutdesk.core.advice import Advice
from nutdesk.core.game import look
from nutdesk.core.match import Match
from nutdesk.core.moves import Action
from nutdesk.games import load

GAME = load("nice-one-squirrel")


def test_a_random_player_chooses_any_legal_action_of_its_view() -> None:
    match = Match(GAME, {}, GAME.seats[:3], "oak")
    match.begin()
    view = look(GAME, match.state, 0)
    rng = Random(1)
    chosen = {RandomBot().choose(view, rng) for _ in range(300)}
    assert chosen == set(view.legal)


def test_a_random_player_is_moved_by_its_view_alone() -> None:
    """Two positions that look the same to the player get the same answer."""
    match = Match(GAME, {}, GAME.seats[:3], "oak")
    match.begin()
    view = look(GAME, match.state, 0)
    other = look(GAME, GAME.determinize(view, Random(2)), 0)
    assert RandomBot().choose(view, Random(3)) == RandomBot().choose(other, Random(3))


def test_a_random_player_has_many_words_for_no_reason_and_they_change_no_move() -> None:
    match = Match(GAME, {}, GAME.seats[:3], "oak")
    match.begin()
    view = look(GAME, match.state, 0)
    thinks, chooses = Random(4), Random(4)
    thoughts = [RandomBot().think(view, thinks) for _ in range(60)]
    assert [thought.action for thought in thoughts] == [RandomBot().choose(view, chooses) for _ in range(60)]
    said = [thought.candidates[0].why for thought in thoughts]
    assert set(said) == set(WHIMS)
    assert max(map(said.count, WHIMS)) < 20
    by_move: dict[Action, set[str]] = {thought.action: set() for thought in thoughts}
    for thought in thoughts:
        by_move[thought.action].add(thought.candidates[0].why)
    assert all(len(words) > 1 for words in by_move.values())


def test_a_young_squirrel_goes_by_looks_where_experience_knows_better() -> None:
    class Wiser(Advice):
        def weigh(self, state: Any, actions: Sequence[Action]) -> Sequence[float]:
            return [float(place) for place, _ in enumerate(actions)]

        def first_sight(self, state: Any, actions: Sequence[Action]) -> Sequence[float]:
            return self.weigh(state, actions)[::-1]

    match = Match(GAME, {}, GAME.seats[:3], "oak")
    match.begin()
    view = look(GAME, match.state, 0)
    bot = GreedyBot(GAME)
    bot.advice, bot.knows = Wiser(GAME), True
    assert bot.choose(view, Random(1)) == view.legal[0] != view.legal[-1]
