"""The search finds what is there to be found, and spends no thought where none is needed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from nutdesk.bots.greedy import GreedyBot
from nutdesk.bots.search import LOOKED, Budget, Search, SearchBot, settle
from nutdesk.core.advice import Advice
from nutdesk.core.game import Game, look
from nutdesk.core.moves import Action, Choice, Luck
from nutdesk.games import load
from tests.core.tiny import TINY, Bury, Cheer, Go, Roll, TinyState

OPTIONS = TINY.chosen({})
NICE_ONE = load("nice-one-squirrel")


def tiny(**data: Any) -> TinyState:
    return TINY.position(data, OPTIONS, 2)


LAST_TURN = tiny(
    hands=[[], [2, 6]], heaps=[[5], [1, 3]], pile=[4], scores=[9, 6], heap=0, turns=5, cheered=[True, True]
)
"""On the left heap, under a 5: only the 6 scores, and only with it can the second player win for certain."""


def search(game: Game, state: Any, seed: int = 1, advice: Advice | None = None) -> Search:
    view = look(game, state, state.pending[-1].seat)
    return Search(game, lambda rng: game.determinize(view, rng), Random(seed), advice)


def test_it_makes_the_move_that_wins() -> None:
    bot = SearchBot(TINY, Budget(iterations=60))
    thought = bot.think(look(TINY, LAST_TURN, 1), Random(1))
    assert thought.action == Bury(6)
    assert thought.candidates[0].chance == 1


def test_the_chance_of_a_throw_is_that_of_the_die() -> None:
    """A 4, 5 or 6 wins, a 3 shares the win: seven twelfths."""
    state = tiny(hands=[[], [2]], heaps=[[5, 6], [1, 3]], pile=[4], scores=[9, 6], heap=0, turns=5, cheered=[True] * 2)
    tree = search(TINY, state)
    tree.run(Budget(iterations=600))
    edges = dict(tree.ranked(1))
    assert edges[Roll()].mean == pytest.approx(7 / 12, abs=0.05)
    assert edges[Bury(2)].mean == 0
    assert tree.win_chances() == pytest.approx((5 / 12, 7 / 12), abs=0.06)


def test_it_looks_further_than_one_step() -> None:
    """Whoever buries the 5 on the left gets five points and leaves the heap to the 6 of the other."""
    state = tiny(hands=[[5], [6]], heaps=[[4], [3, 1, 2]], pile=[], scores=[8, 9], turns=4, cheered=[True, True])
    tree = search(TINY, state)
    tree.run(Budget(iterations=800))
    chances = {action: edge.mean for action, edge in tree.ranked(0)}
    # On either heap the other answers with the 6, and that is a point too much; each seat looks after itself.
    assert max(chances.values()) < 0.3
    assert tree.win_chances()[1] > 0.7


def test_what_needs_no_turn_is_done_when_it_decides() -> None:
    """One point short, nothing to bury that scores, and a cheer in hand."""
    state = tiny(
        hands=[[], [2]], heaps=[[5, 6], [1, 3]], pile=[4], scores=[9, 9], heap=0, turns=5, cheered=[True, False]
    )
    view = look(TINY, state, 1)
    thought = SearchBot(TINY, Budget(iterations=200)).think(view, Random(1))
    after = state.copy()
    TINY.step(after, thought.action)
    while after.pending:
        assert isinstance(after.pending[-1], Choice)
        TINY.step(after, SearchBot(TINY, Budget(iterations=200)).choose(look(TINY, after, 1), Random(2)))
        settle(TINY, after, Random(3))
    assert after.cheered[1]
    assert GreedyBot(TINY).choose(view, Random(1)) in (Cheer(1), Roll())


def test_the_same_luck_grows_the_same_tree() -> None:
    state = tiny(hands=[[1, 2], [3, 4]], heaps=[[], []], pile=[5, 6], scores=[0, 0])
    one, two, other = (search(TINY, state, seed) for seed in (1, 1, 2))
    for tree in (one, two, other):
        tree.run(Budget(iterations=150))
    ranks = [[(action, edge.visits, edge.total) for action, edge in tree.ranked(0)] for tree in (one, two, other)]
    assert ranks[0] == ranks[1] != ranks[2]


def test_it_stops_when_nothing_can_be_overtaken_any_more() -> None:
    tree = search(TINY, LAST_TURN)
    tree.run(Budget(iterations=4000))
    assert tree.iterations < 3000
    assert tree.ranked(1)[0][0] == Bury(6)


def test_it_stops_early_only_where_one_move_is_clearly_the_best() -> None:
    """The first position is decided; in the second one all moves are worth the same, and the thinking goes on."""

    class Alike(Advice):
        def value(self, state: Any) -> Sequence[float]:
            return [0.5, 0.5]

        depth = 0

    clear = search(TINY, LAST_TURN)
    clear.run(Budget(iterations=4000))
    assert clear.iterations == 4000 * LOOKED
    state = tiny(hands=[[1, 2], [3, 4]], heaps=[[], []], pile=[5, 6], scores=[0, 0], heap=0)
    undecided = search(TINY, state, 1, Alike(TINY))
    undecided.run(Budget(iterations=800))
    assert undecided.iterations > 700


def test_an_imagined_game_goes_on_until_it_is_calm() -> None:
    """Valued at once it would be in the middle of a turn; with settled kinds every value is of one of them."""
    seen: set[str] = set()

    class Watching(Advice):
        depth = 0

        def value(self, state: Any) -> Sequence[float]:
            seen.add(state.pending[-1].kind)
            return [0.5, 0.5]

    class Calm(Watching):
        settled = frozenset(("heap",))

    state = tiny(hands=[[1, 2], [3, 4]], heaps=[[], []], pile=[5, 6], scores=[0, 0])
    search(TINY, state, 1, Watching(TINY)).run(Budget(iterations=60), thorough=True)
    assert len(seen) > 1
    seen.clear()
    search(TINY, state, 1, Calm(TINY)).run(Budget(iterations=60), thorough=True)
    assert seen == {"heap"}


def test_steady_imagined_games_go_on_with_what_weighs_most() -> None:
    """Otherwise with any move that weighs something."""
    made: set[Action] = set()
    state = tiny(hands=[[1, 2], [3, 4]], heaps=[[], []], pile=[5, 6], scores=[0, 0], heap=0)
    best = TINY.legal(state)[1]

    class Watching(Advice):
        depth = 1

        def weigh(self, state: Any, actions: Sequence[Action]) -> Sequence[float]:
            return [1.1 if action == best else 1.0 for action in actions]

        def value(self, state: Any) -> Sequence[float]:
            return [0.5, 0.5]

    class Steady(Watching):
        best_playouts = True

    class Noting(type(TINY)):  # type: ignore[misc]
        def step(self, state: Any, action: Action, *rest: Any) -> None:
            if not isinstance(action, Luck):
                made.add(action)
            super().step(state, action, *rest)

    game = Noting()
    for advice, moves in ((Watching(game), 3), (Steady(game), 1)):
        made.clear()
        for seed in range(40):
            Search(game, lambda rng: state.copy(), Random(seed), advice).play_on(state.copy())
        assert len(made) == moves
    assert made == {best}


def test_who_wants_to_know_chances_goes_on_to_the_end() -> None:
    tree = search(TINY, LAST_TURN)
    tree.run(Budget(iterations=400), thorough=True)
    assert tree.iterations == 400


def test_a_single_legal_move_needs_no_thought() -> None:
    class Broken(Advice):
        def value(self, state: Any) -> Sequence[float] | None:
            raise AssertionError("somebody thinks")

        weigh = value  # type: ignore[assignment]

    class OneWay(type(TINY)):  # type: ignore[misc]
        def legal(self, state: TinyState) -> list[Action]:
            return super().legal(state)[:1]

        def advice(self) -> Advice:
            return Broken(self)

    game = OneWay()
    thought = SearchBot(game, Budget(iterations=50)).think(look(game, LAST_TURN, 1), Random(1))
    assert [candidate.action for candidate in thought.candidates] == [Bury(2)]


def test_a_move_that_weighs_nothing_is_not_tried() -> None:
    class Timid(Advice):
        def weigh(self, state: Any, actions: Sequence[Action]) -> Sequence[float]:
            return [0.0 if isinstance(action, Roll | Cheer) else 1.0 for action in actions]

    state = tiny(hands=[[1, 2], [3, 4]], heaps=[[], []], pile=[5, 6], scores=[0, 0], heap=0)
    tree = search(TINY, state, advice=Timid(TINY))
    tree.run(Budget(iterations=100))
    assert {action: edge.visits > 0 for action, edge in tree.ranked(0)} == {
        Bury(1): True,
        Bury(2): True,
        Roll(): False,
        Cheer(0): False,
    }


def test_told_to_stop_it_answers_with_what_it_has() -> None:
    asked: list[None] = []

    def stop() -> bool:
        asked.append(None)
        return len(asked) > 3

    tree = search(TINY, LAST_TURN)
    tree.run(Budget(iterations=10**6), stop)
    assert 0 < tree.iterations < 100
    assert tree.ranked(1)


def test_an_outlook_is_a_chance_for_every_seat_and_sums_to_one() -> None:
    state = NICE_ONE.setup(NICE_ONE.chosen({}), 3)
    settle(NICE_ONE, state, Random(1))
    tree = search(NICE_ONE, state)
    tree.run(Budget(iterations=30))
    assert len(tree.win_chances()) == 3
    assert sum(tree.win_chances()) == pytest.approx(1)


def test_a_position_before_the_throw_is_valued_over_all_throws() -> None:
    state = tiny(hands=[[], [2]], heaps=[[5, 6], [1, 3]], pile=[4], scores=[9, 6], heap=0, turns=5, cheered=[True] * 2)
    TINY.step(state, Roll())
    tree = Search(TINY, lambda rng: state.copy(), Random(1))
    tree.run(Budget(iterations=600))
    assert tree.win_chances() == pytest.approx((5 / 12, 7 / 12), abs=0.05)
    assert Go("left") not in tree.sums


def test_a_game_that_is_over_needs_no_thought_about_who_wins() -> None:
    state = LAST_TURN.copy()
    TINY.step(state, Bury(2))
    tree = Search(TINY, lambda rng: state.copy(), Random(1))
    tree.run(Budget(iterations=300))
    assert tree.win_chances() == (1, 0)
    assert tree.iterations < 20


def test_no_move_that_is_shown_seems_better_than_the_best() -> None:
    """A chance that stands below a smaller one, because hardly anything is known about it, would puzzle everybody."""
    state = NICE_ONE.setup(NICE_ONE.chosen({}), 3)
    settle(NICE_ONE, state, Random(2))
    view = look(NICE_ONE, state, state.pending[-1].seat)
    bot = SearchBot(NICE_ONE, Budget(iterations=400), thorough=True)
    found = bot.first_moves(view, Random(3))
    assert any(chance > found[0][2] for _, _, chance in found[1:3]), "one that was seldom tried looks better"
    first, *others = bot.think(view, Random(3)).candidates
    assert len(others) == 2
    assert all(other.chance <= first.chance for other in others)


def test_a_turn_is_thought_through_once() -> None:
    """What was imagined about the second nut when the first was chosen is not imagined anew …"""
    game = load("nut-hunt")
    state = game.setup(game.chosen({}, 2), 2)
    rng, bot = Random(4), SearchBot(game, Budget(iterations=200), thorough=True)
    while state.pending[-1].kind != "forage":
        settle(game, state, rng)
        game.step(state, game.legal(state)[0])
    seat = state.pending[-1].seat
    before = look(game, state, seat)
    game.step(state, bot.choose(before, rng))
    assert (state.pending[-1].seat, state.pending[-1].kind) == (seat, "forage")
    assert sum(visits for _, visits, _ in bot.first_moves(look(game, state, seat), rng)) > 250
    # … but only about the very position that was foreseen.
    bot.choose(before, rng)
    assert bot.ahead is not None
    assert sum(visits for _, visits, _ in bot.first_moves(before, rng)) == 200


def test_what_was_thought_before_something_came_to_light_is_not_kept() -> None:
    game = load("nut-hunt")
    state = game.setup(game.chosen({}, 2), 2)
    rng, bot = Random(4), SearchBot(game, Budget(iterations=60), thorough=True)
    while "scout" not in map(str, game.legal(state)):
        settle(game, state, rng)
        game.step(state, game.legal(state)[0])
        settle(game, state, rng)
    view = look(game, state, state.pending[-1].seat)
    tree = Search(game, lambda rng: game.determinize(view, rng), rng)
    tree.run(Budget(iterations=200), thorough=True)
    scout, edge = next(pair for pair in tree.ranked(view.viewer) if str(pair[0]) == "scout")
    assert edge.nodes[()]
    bot.look_ahead(view, scout, edge, rng)
    assert bot.ahead is None
