"""What the game tells bots: chances that add up, weights for every move, and a sentence for each."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from nutdesk.bots.bot import RandomBot
from nutdesk.bots.greedy import GreedyBot
from nutdesk.core.dealer import draw
from nutdesk.core.game import look
from nutdesk.core.moves import Chance
from nutdesk.core.words import Say
from nutdesk.games.little_nutters import GAME
from nutdesk.games.little_nutters.parts import FACE, NUT

ADVICE = GAME.advice()


def course(seats: int, seed: str) -> Iterator[Any]:
    """A random game with cleared patches, state by state."""
    rng = Random(seed)
    state = GAME.setup({}, seats)
    while state.pending:
        yield state
        top = state.pending[-1]
        if isinstance(top, Chance):
            GAME.step(state, draw(top, rng))
        else:
            extra = GAME.interrupts(state, top.seat)
            GAME.step(state, rng.choice(extra if extra and rng.random() < 0.1 else GAME.legal(state)))
    yield state


def dealt(seats: int) -> Any:
    """A game at its first question."""
    return next(state for state in course(seats, "dealt") if not isinstance(state.pending[-1], Chance))


@pytest.mark.parametrize("seats", GAME.players)
def test_chances_add_up_and_are_certain_at_the_end(seats: int) -> None:
    for state in course(seats, f"chances/{seats}"):
        chances = list(ADVICE.value(state) or ())
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1.0)
    result = GAME.result(state)
    assert result is not None
    assert [seat for seat, chance in enumerate(chances) if chance] == list(result.winners)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_move_has_a_weight_and_a_sentence(seats: int) -> None:
    for number in range(2):
        for state in course(seats, f"why/{number}"):
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
                assert why[0].isupper() or why[0].isdigit()
                assert why.endswith(".")
                assert "{" not in why


def test_unknown_cards_do_not_sway_the_chances() -> None:
    """A position is a guess where nobody has looked: two guesses about unseen cards are worth the same."""
    for state in course(3, "guess"):
        if not state.pending or isinstance(state.pending[-1], Chance):
            continue
        view = GAME.view(state, 0)
        other = GAME.determinize(view, Random("other"))
        other.hands = [hand[:] for hand in state.hands]
        for patch, seen in enumerate(state.seen):
            other.patches[patch] = [
                mine if bits else guess
                for mine, guess, bits in zip(state.patches[patch], other.patches[patch], seen, strict=True)
            ]
        assert ADVICE.value(other) == pytest.approx(ADVICE.value(state))


def test_a_nut_in_sight_is_worth_something_and_less_if_others_know_it() -> None:
    state = dealt(2)
    state.patches[4][-1] = NUT
    chances = []
    for known in (0b00, 0b01, 0b11):
        state.seen[4][-1] = known
        chances.append(next(iter(ADVICE.value(state) or ())))
    unknown, mine, shared = chances
    assert mine > shared == pytest.approx(unknown)


def test_of_patches_that_look_alike_one_is_thought_of() -> None:
    state = dealt(2)
    actions = GAME.legal(state)
    digs = [
        weight for action, weight in zip(actions, ADVICE.weigh(state, actions), strict=True) if action.verb == "dig"
    ]
    assert len(digs) == 27
    assert sum(weight > 0 for weight in digs) == 1
    state.seen[9][-1] = 0b01
    state.patches[9][-1] = NUT
    weights = dict(zip(map(str, actions), ADVICE.weigh(state, actions), strict=True))
    assert weights["dig 10"] == max(weights.values())
    state.patches[9][-1] = FACE["fox"]
    weights = dict(zip(map(str, actions), ADVICE.weigh(state, actions), strict=True))
    assert weights["dig 10"] < weights["dig 1"]


def test_greedy_play_beats_random_play() -> None:
    won = 0.0
    for seed in range(3):
        rng, mine = Random(seed), seed % 2
        bots: list[Any] = [RandomBot(), RandomBot()]
        bots[mine] = GreedyBot(GAME)
        state = GAME.setup({}, 2)
        while state.pending:
            top = state.pending[-1]
            if isinstance(top, Chance):
                GAME.step(state, draw(top, rng))
            else:
                GAME.step(state, bots[top.seat].choose(look(GAME, state, top.seat), rng))
        result = GAME.result(state)
        assert result is not None
        won += mine in result.winners
    assert won >= 2
