"""What bots are told about NUTS, in both editions: chances, first sights and reasons."""

from __future__ import annotations

from random import Random

import pytest

from nutdesk.bots.greedy import GreedyBot
from nutdesk.core.dealer import draw
from nutdesk.core.game import hush, look
from nutdesk.core.moves import Chance
from nutdesk.core.words import Say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.game import GAME
from nutdesk.games.nuts.orders.changes import common_path
from nutdesk.games.nuts.trucks.paths import connecting

ADVICE = GAME.advice()
TABLES = [("orders", 2), ("orders", 4), ("orders", 6), ("trucks", 2), ("trucks", 4)]


def play(edition, seats, seed, chosen, most=400):
    """A game, as far as it gets in so many choices; the states that were met, and the last one."""
    rng, state = Random(seed), GAME.setup({"edition": edition}, seats)
    met = []
    while state.pending and len(met) < most:
        due = state.pending[-1]
        if isinstance(due, Chance):
            GAME.step(state, draw(due, rng))
            continue
        met.append(state.copy())
        GAME.step(state, chosen(state, look(GAME, state, due.seat), rng))
    return met, state


def anything(state, view, rng):
    return rng.choice(view.legal)


def weighed(state, view, rng):
    """What looks best at first sight."""
    weights = ADVICE.weigh(state, view.legal)
    return view.legal[max(range(len(weights)), key=weights.__getitem__)]


def mixed(state, view, rng):
    """Now and then a random move: positions that a good player does not get into."""
    return (anything if rng.random() < 0.3 else weighed)(state, view, rng)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_chances_are_shares_of_one_win_and_certain_at_the_end(edition, seats):
    met, over = play(edition, seats, "shares", mixed, most=4000)
    for state in met:
        values = ADVICE.value(state)
        assert len(values) == seats
        assert sum(values) == pytest.approx(1)
        assert all(0 < value < 1 for value in values)
    assert not over.pending
    assert [seat for seat, value in enumerate(ADVICE.value(over)) if value] == list(GAME.result(over).winners)
    assert sum(ADVICE.value(over)) == pytest.approx(1)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_looking_changes_nothing(edition, seats):
    met, _ = play(edition, seats, "still", mixed, most=150)
    for state in met:
        before = state.copy()
        ADVICE.value(state)
        ADVICE.weigh(state, GAME.legal(state))
        assert state == before


@pytest.mark.parametrize(("edition", "seats"), [("orders", 3), ("orders", 5), ("trucks", 3)])
def test_every_move_has_a_weight_and_a_reason_that_is_a_sentence(edition, seats):
    told = set()
    met, _ = play(edition, seats, "why", mixed, most=250)
    for state in met:
        view = look(GAME, state, state.pending[-1].seat)
        weights = ADVICE.weigh(state, view.legal)
        assert len(weights) == len(view.legal)
        assert min(weights) >= 0
        assert max(weights) > 0
        for action in view.legal:
            if (type(action), view.due.kind) in told and len(view.legal) > 12:
                continue
            told.add((type(action), view.due.kind))
            reason = ADVICE.why(view, action)
            assert isinstance(reason, Say)
            assert reason[0].isupper() or reason[0].isdigit()
            assert reason.endswith(".")
            assert "{" not in reason


@pytest.mark.parametrize(
    ("position", "action", "says"),
    [
        ({"spins": [3, 0, 2, 3, 3, 0, 3, 3]}, "spin 1", "Then the almond of column 1 drops into its box at robot 1."),
        (
            {"spins": [2, 0, 2, 3, 3, 0, 3, 3]},
            "spin 1",
            "It gets ready for the next action, which can then connect a path.",
        ),
        ({"spins": [2, 0, 2, 3, 3, 0, 3, 3], "left": 1}, "spin 1", "It gets ready for a later turn."),
        (
            {"spins": [2, 0, 2, 3, 3, 0, 3, 3], "bonus": [["half-turn"], []]},
            "card half-turn 1",
            "A robot that turns two quarters shows the opposite box.",
        ),
    ],
)
def test_a_reason_names_the_nut_that_gets_home_or_says_that_another_action_must_follow(position, action, says):
    state = GAME.position(position, {"edition": "trucks"}, 2)
    assert ADVICE.why(look(GAME, state, 0), GAME.parse(action)) == says


def test_a_tile_that_makes_a_path_match_looks_better_than_one_that_does_not():
    met, _ = play("orders", 2, "tile", weighed)
    state = next(state for state in met if state.pending[-1].kind == "build" and not state.log)
    actions = GAME.legal(state)
    weights = ADVICE.weigh(state, actions)
    promising = [action for action, weight in zip(actions, weights, strict=True) if weight]
    assert promising
    for action in promising:
        after = state.copy()
        GAME.step(after, action, hush)
        assert common_path(after) >= 0


def test_what_would_be_boxed_now_shows_in_the_chances_before_the_run():
    met, _ = play("trucks", 2, "box", weighed)
    ready = next(state for state in met if state.pending[-1].kind == "configure" and connecting(state))
    bare = ready.copy()
    bare.spins = [
        (spins + 1) % 4 if any(path[-1] == at for path in connecting(ready)) else spins
        for at, spins in enumerate(ready.spins)
    ]
    assert len(connecting(bare)) < len(connecting(ready))
    ready.left = bare.left = 0
    assert ADVICE.value(ready)[ready.turn] > ADVICE.value(bare)[ready.turn]


@pytest.mark.parametrize("edition", ["orders", "trucks"])
def test_the_greedy_player_beats_the_random_one(edition):
    greedy = GreedyBot(GAME)

    def chosen(state, view, rng):
        return greedy.choose(view, rng) if view.due.seat else rng.choice(view.legal)

    met, over = play(edition, 2, "greedy", chosen, most=2000)
    assert GAME.result(over).winners == (1,)
    assert len(met) < 1000


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_games_of_good_players_end_without_going_round_in_circles(edition, seats):
    for seed in ("circle", "ring", "loop"):
        met, over = play(edition, seats, seed, weighed, most=200 * seats)
        assert not over.pending, (seed, len(met))
        assert not any(
            state.pending[-1].kind in ("build", "salt", "swap")
            and weighed(state, look(GAME, state, state.pending[-1].seat), Random(0)) == do.CANCEL
            for state in met
        )


def after_the_run(seats=2, **position):
    quiet = {"spins": [3, 0, 2, 3, 3, 0, 3, 3], "phase": "ship", **position}
    return GAME.position(quiet, {"edition": "trucks"}, seats)


def best(state):
    """What a young squirrel does."""
    return str(GreedyBot(GAME).choose(look(GAME, state, state.pending[-1].seat), Random(1)))


EMPTY = [0, 0, 0, 0]


@pytest.mark.rule("NT-9")
@pytest.mark.parametrize(
    ("position", "does"),
    [
        (
            {"nuts": [[3, 0, 0, 1], EMPTY], "bonus": [["pistachio-fork"], []]},
            "card pistachio-fork 2",
        ),  # 13 instead of 7
        ({"nuts": [[3, 0, 0, 2], EMPTY], "bonus": [["pistachio-fork"], []]}, "ship A3S2"),
        ({"nuts": [[2, 0, 1, 0], EMPTY], "bonus": [["half-turn"], []]}, "card half-turn 2"),  # a peanut for an almond
        ({"nuts": [[2, 0, 1, 0], EMPTY], "bonus": [["half-turn"], []], "sent": True}, "done"),
        ({"nuts": [[1, 0, 0, 0], EMPTY], "bonus": [["pistachio-fork"], []]}, "done"),  # it is worth more later
        ({"nuts": [[1, 0, 0, 0], EMPTY], "bonus": [["cashew-fork"] * 4, []], "phase": "discard"}, "card cashew-fork 2"),
        (
            {"nuts": [[1, 0, 5, 0], EMPTY], "bonus": [["double-spin"] * 4, []], "phase": "discard"},
            "discard double-spin",
        ),
    ],
)
def test_a_card_is_played_after_the_run_when_it_fills_a_better_truck_or_must_go_anyway(position, does):
    assert best(after_the_run(**position)) == does


@pytest.mark.rule("NT-9")
@pytest.mark.parametrize(
    ("nuts", "deal", "answer"),
    [
        ([[2, 0, 0, 0], [0, 2, 0, 0], EMPTY], [2, "A", "C"], "decline"),
        # Blue has no use for the pistachio and lacks one almond to the 22 points; Red gains little.
        ([[3, 1, 0, 0], [3, 3, 0, 2], EMPTY], [2, "A", "S"], "accept"),
        ([[3, 1, 0, 0], [3, 3, 0, 2], EMPTY], [2, "C", "A"], "decline"),
    ],
)
def test_an_offer_is_accepted_if_it_makes_winning_likelier(nuts, deal, answer):
    state = after_the_run(3, phase="answer", nuts=nuts, deal=deal)
    assert best(state) == answer
    before = state.copy()
    GAME.step(state, do.ACCEPT, hush)
    GAME.step(before, do.DECLINE, hush)
    assert (ADVICE.value(state)[1] > ADVICE.value(before)[1]) is (answer == "accept")


@pytest.mark.rule("NT-9")
def test_of_two_players_nobody_offers_a_trade_and_of_three_what_helps_both():
    """A pistachio for a cashew would fill a truck of each."""
    nuts = [[4, 2, 0, 1], [0, 1, 4, 2], EMPTY]
    trade = GAME.parse("card double-spin 2")
    three = after_the_run(3, nuts=nuts, bonus=[["double-spin"], [], []])
    two = after_the_run(2, nuts=nuts[:2], bonus=[["double-spin"], []])
    weights = [ADVICE.weigh(state, [trade, do.DONE])[0] for state in (two, three)]
    assert weights[0] == 0.0
    assert weights[1] > 0.0
    GAME.step(three, trade, hush)
    done = []
    while three.half:
        done.append(best(three))
        GAME.step(three, GAME.parse(done[-1]), hush)
    assert (done[0], done[-2:]) == ("trade 2 pistachio cashew", ["offer", "accept"])


def test_at_the_end_nuts_and_cards_of_those_who_ship_no_more_count_nothing():
    position = {
        "shipped": [["A2S5", "C2P5", "AAA"], ["A4C3"]],
        "turns_left": 1,
        "turn": 2,
        "bonus": [["lure"], []],
        "phase": "configure",
    }
    poor = after_the_run(nuts=[EMPTY, EMPTY], **{**position, "bonus": [[], []]})
    rich = after_the_run(nuts=[[0, 0, 4, 2], EMPTY], **position)
    assert ADVICE.value(rich) == pytest.approx(ADVICE.value(poor))
