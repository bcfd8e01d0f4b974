"""What the game tells bots: chances that add up, weights for every move, and a sentence for each."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from nutdesk.bots.bot import RandomBot
from nutdesk.bots.greedy import GreedyBot
from nutdesk.bots.search import Budget, Search
from nutdesk.core.check import tables
from nutdesk.core.dealer import draw
from nutdesk.core.game import Options, look
from nutdesk.core.moves import Chance
from nutdesk.core.words import Say
from nutdesk.games.nut_hunt import GAME
from nutdesk.games.nut_hunt.parts import ENDS, OBJECTIVE, TILE, TILES
from tests.games.nut_hunt.clearing import at

ADVICE = GAME.advice()
PLENTY = [[5, 5, 5, 5], [0, 0, 0, 0]]
TABLES = [(seats, options) for seats, options in tables(GAME) if seats == 1 or options["automa"] == "standard"]
NAMES = ["-".join(map(str, (seats, *options.values()))) for seats, options in TABLES]


def course(options: Options, seats: int, seed: str) -> Iterator[Any]:
    """A random game with exchanges, state by state."""
    rng = Random(seed)
    state = GAME.setup(options, seats)
    while state.pending:
        yield state
        top = state.pending[-1]
        if isinstance(top, Chance):
            GAME.step(state, draw(top, rng))
        else:
            extra = GAME.interrupts(state, top.seat)
            GAME.step(state, rng.choice(extra if extra and rng.random() < 0.1 else GAME.legal(state)))
    yield state


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMES)
def test_chances_add_up_and_are_certain_at_the_end(seats: int, options: Options) -> None:
    for state in course(options, seats, f"chances/{seats}"):
        chances = list(ADVICE.value(state) or ())
        assert len(chances) == seats
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        if seats > 1:
            assert sum(chances) == pytest.approx(1.0)
    result = GAME.result(state)
    assert result is not None
    winners = [seat for seat in range(seats) if seat in result.winners]
    expected = [(1.0 if seats == 1 else 1 / len(winners)) if seat in winners else 0.0 for seat in range(seats)]
    assert chances == pytest.approx(expected)


@pytest.mark.parametrize(("seats", "options"), TABLES[:6], ids=NAMES[:6])
def test_every_move_has_a_weight_and_a_sentence(seats: int, options: Options) -> None:
    for state in course(options, seats, f"why/{seats}"):
        if not state.pending or isinstance(state.pending[-1], Chance):
            continue
        seat = state.pending[-1].seat
        view = look(GAME, state, seat)
        actions = [*view.legal, *GAME.interrupts(state, seat)]
        weights = ADVICE.weigh(state, actions)
        assert len(weights) == len(actions)
        assert all(weight >= 0 for weight in weights)
        assert any(weight > 0 for weight in weights[: len(view.legal)])
        for action in actions:
            why = ADVICE.why(view, action)
            assert isinstance(why, Say)
            assert why[0].isupper()
            assert why.endswith(".")
            assert "{" not in why


def test_the_sentence_tells_what_a_squirrel_brings() -> None:
    match = at(2, phase="act", fox="frog-pond", squirrels={"owl-oak": [2, 0], "birch-grove": [1, 0]}, nuts=PLENTY)
    view = look(GAME, match.state, 0)
    told = {str(action): ADVICE.why(view, action) for action in view.legal}
    assert told["recruit owl-oak"] == "Three squirrels there make a nest."
    assert told["recruit birch-grove"] == "Two squirrels there: one more makes a nest."


def test_ends_are_called_furthest_apart_only_if_no_others_are_as_far() -> None:
    told = []
    for seed in range(12):
        states = course(GAME.chosen({}), 2, f"apart/{seed}")
        state = next(state for state in states if state.pending[-1].kind == "discard")
        far = {card: state.forest.between(*ENDS[card]) for card in state.hands[0]}
        for action in GAME.legal(state):
            card = OBJECTIVE[action.objective]
            furthest = all(far[card] > far[other] for other in far if other != card)
            assert (ADVICE.why(look(GAME, state, 0), action) == "Its two ends are the furthest apart.") == furthest
            told.append(furthest)
    assert 0 < sum(told) < 12  # in some deals two are as far


def test_each_step_toward_a_nest_shows_in_the_chances() -> None:
    chances = []
    for squirrels in ({"owl-oak": [1, 0], "birch-grove": [1, 0]}, {"owl-oak": [2, 0]}):
        match = at(2, phase="act", fox="frog-pond", squirrels={"fern-fold": [0, 1], **squirrels})
        chances.append(next(iter(ADVICE.value(match.state) or ())))
    assert chances[0] < chances[1]


def test_only_the_leader_is_keen_on_the_last_nest() -> None:
    """The fourth nest ends the game (NH-E1)."""
    weights = []
    for theirs in ("pine-barrens", "rabbit-patch"):
        match = at(
            2,
            phase="act",
            fox="frog-pond",
            squirrels={"owl-oak": [2, 0], theirs: [0, 1], "birch-grove": [0, 1]},
            nests={"mouse-meadow": [3, 0], "rabbit-patch": [0, 3]},
            nuts=PLENTY,
            objectives=[["mouse-meadow/hickory-haunt"], ["rabbit-patch/birch-grove"]],
        )
        state = match.state
        for tile in ("hazel-hollow", "mossy-mound"):  # the rest of their way
            state.squirrels[TILES + TILE[tile]] = int(theirs == "rabbit-patch")
        actions = GAME.legal(state)
        weights.append(ADVICE.weigh(state, actions)[[str(action) for action in actions].index("recruit owl-oak")])
    assert weights[0] > 10
    assert weights[1] < 1


def test_alone_the_tiles_of_a_way_are_wanted_though_both_ends_are_held() -> None:
    """Between Rabbit Patch and Birch Grove two tiles are missing."""
    match = at(
        1,
        phase="act",
        fox="frog-pond",
        squirrels={"rabbit-patch": [1, 0], "birch-grove": [1, 0], "owl-oak": [0, 1]},
        nuts=PLENTY[:1],
        objectives=[["rabbit-patch/birch-grove"], []],
    )
    actions = GAME.legal(match.state)
    weights = dict(zip(map(str, actions), ADVICE.weigh(match.state, actions), strict=True))
    assert weights["recruit hazel-hollow"] > 5 * weights["recruit badger-bluff"]


def test_alone_a_bare_end_of_what_the_automa_has_nearly_done_is_wanted_and_one_with_its_nest_is_not() -> None:
    """Hickory Haunt is such an end: from there the fox can be led onto its squirrel."""
    weights = []
    for its in ({"hickory-haunt": 1}, {"hickory-haunt": 3}, {}):
        match = at(
            1,
            phase="act",
            fox="frog-pond",
            nuts=PLENTY[:1],
            squirrels={"rabbit-patch": [1, 0]} | {tile: [0, 1] for tile, n in its.items() if n == 1},
            nests={"mouse-meadow": [0, 1]} | {tile: [0, 1] for tile, n in its.items() if n > 1},
            objectives=[["rabbit-patch/birch-grove"], ["mouse-meadow/hickory-haunt"]],
        )
        actions = GAME.legal(match.state)
        found = dict(zip(map(str, actions), ADVICE.weigh(match.state, actions), strict=True))
        weights.append(found["recruit hickory-haunt"])
    bare, nested, empty = weights
    assert bare > 2 * nested == 2 * empty


def test_a_search_tells_apart_where_the_fox_runs_and_not_where_each_squirrel_of_the_automa_flees() -> None:
    around = {tile: [0, 2] for tile in ("acorn-acres", "hazel-hollow", "chestnut-chase", "walnut-way", "fern-fold")}
    state = at(
        1,
        phase="roll",
        fox="heart-of-the-wood",
        squirrels=around | {"rabbit-patch": [1, 0]},
        objectives=[["rabbit-patch/birch-grove"], ["mouse-meadow/hickory-haunt"]],
    ).state
    search = Search(GAME, lambda _: state.copy(), Random(4), ADVICE)
    search.run(Budget(iterations=200), thorough=True)
    ((_, rolled),) = search.ranked(0)
    assert sorted(rolled.nodes) == [(die,) for die in range(1, 7)]


def test_a_hassle_that_breaks_what_the_automa_has_done_is_worth_a_thought() -> None:
    weights = []
    for objective in ("mouse-meadow/hickory-haunt", "owl-oak/fern-fold"):
        match = at(
            1,
            phase="act",
            fox="chestnut-chase",
            squirrels={"badger-bluff": [1, 1], "hickory-haunt": [0, 1]},
            nests={"mouse-meadow": [0, 1]},
            objectives=[["rabbit-patch/birch-grove"], [objective]],
        )
        actions = GAME.legal(match.state)
        found = dict(zip(map(str, actions), ADVICE.weigh(match.state, actions), strict=True))
        weights.append(found["hassle badger-bluff"])
    assert weights[0] > 2 * weights[1]


@pytest.mark.parametrize("competitive", [False, True])
def test_greedy_play_beats_random_play(competitive: bool) -> None:
    won = 0.0
    for seed in range(4):
        rng, mine = Random(seed), seed % 2
        bots: list[Any] = [RandomBot(), RandomBot()]
        bots[mine] = GreedyBot(GAME)
        state = GAME.setup(GAME.chosen({"competitive": competitive}), 2)
        while state.pending:
            top = state.pending[-1]
            if isinstance(top, Chance):
                GAME.step(state, draw(top, rng))
            else:
                GAME.step(state, bots[top.seat].choose(look(GAME, state, top.seat), rng))
        result = GAME.result(state)
        assert result is not None
        won += mine in result.winners
    assert won >= 3
