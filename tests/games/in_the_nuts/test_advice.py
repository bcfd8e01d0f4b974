"""What bots are told about In the Nuts!: chances, first sights and reasons."""

from __future__ import annotations

from random import Random

import pytest

from nutdesk.bots.greedy import GreedyBot
from nutdesk.core.dealer import draw
from nutdesk.core.game import look
from nutdesk.core.moves import Chance
from nutdesk.core.words import Say
from nutdesk.games.in_the_nuts.evaluation import Evaluation, shares_of
from nutdesk.games.in_the_nuts.foresight import busts
from nutdesk.games.in_the_nuts.game import GAME

ADVICE = GAME.advice()


def play(seed, chosen, seats=2):
    """A whole game; chosen(state, view, rng) gives every move. The states that were met, the last one over."""
    rng, state = Random(seed), GAME.setup({}, seats)
    met = []
    while state.pending:
        due = state.pending[-1]
        if isinstance(due, Chance):
            GAME.step(state, draw(due, rng))
            continue
        met.append(state.copy())
        GAME.step(state, chosen(state, look(GAME, state, due.seat), rng))
    return [*met, state]


def anything(state, view, rng):
    return rng.choice(view.legal)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_are_shares_of_one_win_and_certain_at_the_end(seats):
    *met, over = play("shares", anything, seats)
    for state in met:
        values = ADVICE.value(state)
        assert len(values) == seats
        assert sum(values) == pytest.approx(1)
        assert all(0 < value < 1 for value in values)
    winners = GAME.result(over).winners
    assert [seat for seat, value in enumerate(ADVICE.value(over)) if value] == list(winners)
    assert sum(ADVICE.value(over)) == pytest.approx(1)


def test_looking_changes_nothing():
    for state in play("still", anything):
        before = state.copy()
        ADVICE.value(state)
        if state.pending:
            ADVICE.weigh(state, GAME.legal(state))
        assert state == before


def test_every_move_has_a_weight_and_a_reason_that_is_a_sentence():
    for seed in "abc":
        for state in play(seed, anything)[:-1]:
            view = look(GAME, state, state.pending[-1].seat)
            weights = ADVICE.weigh(state, view.legal)
            assert len(weights) == len(view.legal)
            assert min(weights) >= 0
            assert max(weights) > 0
            for action in view.legal:
                reason = ADVICE.why(view, action)
                assert isinstance(reason, Say)
                assert reason[0].isupper()
                assert reason.endswith(".")
                assert "{" not in reason


def test_a_full_track_makes_stopping_the_better_look():
    state = next(state for state in play("track", anything) if state.pending[-1].kind == "again")
    state.track = sum(1 << space for space in (4, 5, 6, 7, 8, 9, 10))
    roll, stop = GAME.legal(state)[:2]
    weights = ADVICE.weigh(state, [roll, stop])
    assert weights[1] > weights[0]
    state.track = 1 << 2
    weights = ADVICE.weigh(state, [roll, stop])
    assert weights[0] > weights[1]


def before_a_throw():
    """The first player is about to throw; nothing is on the hill, one nut lies on each player's card of four."""
    state = next(state for state in play("calm", anything) if state.pending[-1].kind == "roll" and not state.turn)
    state.fields = [[0, 0] for _ in state.fields]
    state.supply, state.david = [15, 15], -1
    state.kinds, state.lying = [-1] * 16, [0] * 16
    for at in (4, 12):
        state.kinds[at], state.lying[at] = 0, 1
    state.wild, state.jokers = [()] * 16, [[], []]
    return state


def test_two_players_who_have_the_same_differ_by_the_turn():
    first, second = ADVICE.value(before_a_throw())
    assert first > second


@pytest.mark.parametrize("better", ["squirrel", "david", "nut", "full", "joker"])
def test_whatever_helps_a_player_is_worth_something(better):
    plain, state = before_a_throw(), before_a_throw()
    if better == "squirrel":
        state.fields[1][0], state.supply[0] = 1, 14
    elif better == "david":
        state.david = 0
    elif better == "nut":
        state.lying[4] = 2
    elif better == "full":
        state.kinds[4], state.lying[4] = 4, 0
    else:
        state.jokers[0] = [5]
    assert ADVICE.value(state)[0] > ADVICE.value(plain)[0]


def test_a_second_card_for_the_same_nut_is_worth_less_than_one_for_another():
    """IN-P3: a storage card holds nuts of one kind; two begun ones for the same kind wait for the same nuts."""
    same, other = before_a_throw(), before_a_throw()
    for state, kind in ((same, 0), (other, 1)):
        state.kinds[2], state.lying[2] = kind, 1
    assert ADVICE.value(same)[0] < ADVICE.value(other)[0]


@pytest.mark.parametrize(("pile", "large_is_better"), [(18, True), (3, False)])
def test_a_large_card_is_begun_early_and_a_small_one_late(pile, large_is_better):
    """IN-P3: six nuts for thirty points take a long time, two for five do not."""
    chances = []
    for card in (7, 0):
        state = before_a_throw()
        state.pile = state.pile[:pile]
        state.kinds[card], state.lying[card] = 1, 1
        chances.append(ADVICE.value(state)[0])
    large, small = chances
    assert (large > small) == large_is_better


def test_a_squirrel_is_worth_more_where_a_better_nut_lies():
    """IN-C2: the nut under its field fills the card of three, or begins another."""
    chances = []
    for nut in (2, 3):
        state = before_a_throw()
        state.pile = state.pile[:2]
        state.kinds[2], state.lying[2] = 2, 2
        state.display = [nut, 3, 3, 3]
        state.fields[0][0], state.supply[0] = 1, 14
        chances.append(ADVICE.value(state)[0])
    assert chances[0] > chances[1]


def about_to_stop(*spaces):
    """The same, later in the turn: these spaces of the track are taken."""
    state = before_a_throw()
    again = next(state for state in play("calm", anything) if state.pending[-1].kind == "again" and not state.turn)
    state.pending, state.roll, state.throws = again.pending, again.roll, again.throws
    state.track = sum(1 << space for space in spaces)
    state.supply[0] -= len(spaces)
    return state


def stopped(state):
    """What a stop promises both players, as log-odds."""
    return dict(zip(("me", "other"), Evaluation(state).settled(state.track), strict=True))


def test_two_nuts_are_not_reckoned_into_the_one_place_that_is_left():
    """IN-C2: 3 and 4 bring a nut, 5 and 6 another; one beechnut fills a card of three, one hazelnut the other."""
    gains = []
    for second in (2, 1):
        state = about_to_stop(3, 4, 5, 6)
        state.pile = state.pile[:3]
        state.kinds[2], state.lying[2] = 2, 2
        state.kinds[3], state.lying[3] = 1, 2
        state.display = [2, second, 3, 3]
        gains.append(stopped(state)["me"])
    assert gains[0] < gains[1]


def test_with_the_last_card_of_the_pile_only_points_count():
    """IN-E1: a stop that takes the last card ends the game, and a squirrel on the hill is worth nothing more."""
    chances = {}
    for pile in (1, 20):
        for squirrels in (0, 1):
            state = about_to_stop(3, 4)
            state.pile = state.pile[:pile]
            state.fields[1][0], state.supply[0] = squirrels, 13 - squirrels
            chances[pile, squirrels] = stopped(state)["me"] - stopped(state)["other"]
    assert chances[1, 0] == chances[1, 1]
    assert chances[20, 0] < chances[20, 1]


def test_four_squirrels_left_in_the_last_turn_get_a_nut():
    """IN-E1: every squirrel goes to the 4-squirrel area; four of them take one nut more."""
    chances = []
    for squirrels in (3, 4):
        state = about_to_stop(3, 4)
        state.pile = state.pile[:1]
        for field in range(5, 5 + squirrels):
            state.fields[field][0] = 1
        chances.append(stopped(state)["me"])
    assert chances[0] < chances[1]


def test_a_throw_is_as_likely_to_lose_everything_as_it_busts():
    """IN-T3: whoever could stop and nearly surely win risks the whole bust, however sure the win is."""
    state = about_to_stop(3, 4, 6, 7, 8, 9)
    state.pile = state.pile[:1]
    state.kinds[5], state.kinds[13:] = 4, [4] * 3
    state.kinds[:4], state.lying[:4] = [4] * 4, [0] * 4
    state.kinds[7], state.lying[7] = 1, 5
    state.display = [1, 1, 1, 1]
    win_chances = Evaluation(state)
    now, lost = win_chances.settled(state.track), win_chances.settled(0)
    sure, hopeless = shares_of(now)[0], shares_of(lost)[0]
    bust = busts((3, 4, 6, 7, 8, 9)) / 216
    assert sure > 0.97
    assert hopeless < 0.5
    assert win_chances.thrown(state.track, now)[0] < 1 - bust * (1 - hopeless) + 0.001


def test_a_bust_costs_the_squirrels_and_the_turn():
    """On a track where nearly every throw busts, a throw that is owed is worse than a stop."""
    state = next(state for state in play("track", anything) if state.pending[-1].kind == "again")
    state.track = sum(1 << space for space in range(3, 12))
    stopped, thrown = state.copy(), state.copy()
    seat = state.turn
    GAME.step(thrown, GAME.legal(state)[0])
    GAME.step(stopped, GAME.legal(state)[1])
    assert ADVICE.value(thrown)[seat] < ADVICE.value(stopped)[seat]


def test_a_search_begins_with_the_space_that_leaves_the_best_chance_and_a_young_squirrel_goes_by_looks():
    """A young one likes a field where one of its squirrels waits, whatever the others do and whatever lies below."""
    differ = 0
    for state in play("spaces", anything):
        if not state.pending or state.pending[-1].kind != "place" or len(GAME.legal(state)) < 2:
            continue
        ways = GAME.legal(state)
        chances = []
        for action in ways:
            after = state.copy()
            GAME.step(after, action)
            chances.append(ADVICE.value(after)[state.turn] if after.pending[-1].kind == "again" else 0.0)
        if 0.0 in chances:
            continue  # the last squirrel: the turn is over
        weights, looks = ADVICE.weigh(state, ways), ADVICE.first_sight(state, ways)
        assert chances[weights.index(max(weights))] == max(chances)
        differ += looks.index(max(looks)) != weights.index(max(weights)) and len(set(looks)) > 1
    assert differ


def test_the_greedy_player_beats_the_random_one():
    greedy = GreedyBot(GAME)
    for number, seed in enumerate(("one", "two")):

        def chosen(state, view, rng, me=number):
            return greedy.choose(view, rng) if view.due.seat == me else rng.choice(view.legal)

        over = play(seed, chosen)[-1]
        assert GAME.result(over).winners == (number,)
