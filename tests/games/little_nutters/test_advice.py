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
from nutdesk.core.moves import Chance, Choice
from nutdesk.core.words import Say
from nutdesk.games.little_nutters import GAME
from nutdesk.games.little_nutters.evaluation import measure
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


def chance(state: Any, seat: int = 0) -> float:
    return list(ADVICE.value(state) or ())[seat]


def test_a_nut_in_sight_is_worth_something_and_less_if_others_know_it() -> None:
    state = dealt(2)
    state.patches[4][-1] = NUT
    chances = []
    for known in (0b00, 0b11, 0b01):
        state.seen[4][-1] = known
        chances.append(chance(state))
    unknown, shared, mine = chances
    assert unknown < shared < mine


def test_a_nut_that_others_know_too_may_be_gone_on_the_next_turn() -> None:
    state = dealt(2)
    state.pending[-1] = Choice(0, "play", "LN-T1")
    state.patches[4][-1] = NUT
    scores = []
    for known in (0b01, 0b11):
        state.seen[4][-1] = known
        scores.append(measure(state)[0])
    assert scores[0] - 0.2 > scores[1]


def test_two_nuts_in_one_patch_are_worth_more_than_in_two() -> None:
    """There is one patch for a turn."""
    one, two = dealt(2), dealt(2)
    for patch, places in ((4, (-1, -2)), (5, ())):
        for place in places:
            one.patches[patch][place], one.seen[patch][place] = NUT, 0b01
    for patch in (4, 5):
        two.patches[patch][-1], two.seen[patch][-1] = NUT, 0b01
    assert chance(one) > chance(two) > chance(dealt(2))


def test_a_nut_in_sight_is_worth_most_before_the_patch_phase() -> None:
    """When the play phase has come, another turn comes before the next dig."""
    gains = []
    for kind in ("patch", "play"):
        state = dealt(2)
        state.pending[-1] = Choice(0, kind, "LN-P1")
        before = chance(state)
        for place in (-1, -2):
            state.patches[4][place], state.seen[4][place] = NUT, 0b01
        gains.append(chance(state) - before)
    assert gains[0] > 1.5 * gains[1] > 0


def test_nuts_behind_an_attack_are_nearer_with_an_answer_in_hand() -> None:
    """Two nuts lie below a fox: the helmet is worth more than it is elsewhere."""

    def helmet(face: str) -> float:
        chances = []
        for card in ("swap-shop-leaf", "acorn-helmet-leaf"):
            state = dealt(2)
            state.hands[0] = [FACE[card]]
            state.patches[4] = [NUT, NUT, FACE[face]]
            state.seen[4] = [0b01] * 3
            chances.append(chance(state))
        return chances[1] - chances[0]

    assert helmet("fox") > helmet("tangled-roots") > 0


def test_a_turn_that_cannot_be_stopped_lies_ahead_only_once() -> None:
    """Nut Fever is worth most before its turn, and nothing after its patch phase (LN-P5)."""
    chances = {}
    for turn, kind in ((1, "patch"), (0, "patch"), (0, "play")):
        gains = []
        for beside in ([], [FACE["nut-fever-leaf"]]):
            state = dealt(2)
            state.turn = turn
            state.pending[-1] = Choice(turn, kind, "LN-P1")
            state.beside[0] = beside
            gains.append(chance(state))
        chances[turn, kind] = gains[1] - gains[0]
    assert chances[1, "patch"] > chances[0, "patch"] > chances[0, "play"] == 0


def test_a_bad_card_is_not_faced_gladly_without_an_answer() -> None:
    """The owl takes a nut; who holds a helmet need not fear it."""
    state = dealt(2)
    state.sacks[0] = 3
    state.pending[-1] = Choice(0, "defend", "LN-T2", (FACE["night-owl"], -1))
    state.current = 4
    state.hands[0] = [FACE["swap-shop-leaf"]]
    without = chance(state)
    state.hands[0] = [FACE["acorn-helmet-leaf"]]
    answered = chance(state)
    state.pending[-1] = Choice(0, "dig on", "LN-P4")
    assert answered - without > 0.1
    assert chance(state) > answered


@pytest.mark.parametrize("seats", [2, 4])
def test_chances_foretell_how_it_ends_among_those_who_know_the_game(seats: int) -> None:
    """Each game is valued once: who is said to be ahead wins, and about as often as it is said."""
    said, won = [], []
    for number in range(120):
        rng = Random(f"foretell/{seats}/{number}")
        state, stop, made = GAME.setup({}, seats), rng.randrange(10, 30) * seats, 0
        ahead = -1
        while state.pending:
            top = state.pending[-1]
            if isinstance(top, Chance):
                GAME.step(state, draw(top, rng))
                continue
            if made >= stop and ahead < 0 and top.kind in ADVICE.settled:
                chances = list(ADVICE.value(state) or ())
                ahead = chances.index(max(chances))
                said.append(max(chances))
            actions = GAME.legal(state)
            weighed = list(ADVICE.weigh(state, actions))
            GAME.step(state, actions[weighed.index(max(weighed))])
            made += 1
        result = GAME.result(state)
        assert result is not None
        if ahead >= 0:
            won.append((ahead in result.winners) / len(result.winners))
    assert len(won) > 80
    assert sum(won) / len(won) > 1.3 / seats
    assert sum(won) / len(won) == pytest.approx(sum(said) / len(said), abs=0.13)


def weights(state: Any, weigh: Any = ADVICE.weigh) -> dict[str, float]:
    actions = GAME.legal(state)
    return dict(zip(map(str, actions), weigh(state, actions), strict=True))


def test_experience_excavates_for_cards_it_can_spare() -> None:
    """A young squirrel digs all the same; so does experience with cards that it had better keep."""
    state = dealt(2)
    cards = (*4 * ["sinkhole"], "acorn-helmet-leaf", "bulldozer-leaf", "beaver-crew-leaf", *2 * ["swap-shop-leaf"])
    state.hands[0] = [FACE[card] for card in cards]
    spare = weights(state)
    assert spare["excavate 1"] == max(spare.values())
    young = weights(state, ADVICE.first_sight)
    assert young["dig 1"] == max(young.values())
    state.hands[0] = [FACE[card] for card in ("acorn-helmet-leaf", "beaver-crew-leaf")]
    dear = weights(state)
    assert dear["dig 1"] > dear["excavate 1"] > 0


def test_experience_gives_away_what_is_worth_least() -> None:
    state = dealt(2)
    cards = ("acorn-helmet-leaf", "beaver-crew-leaf", "swap-shop-leaf", "cramp-paw")
    state.hands[0] = sorted(map(FACE.__getitem__, cards))
    state.pending[-1] = Choice(0, "discard", "LN-R1", (1, FACE["adder"]))
    found = weights(state)
    assert sorted(found, key=found.__getitem__, reverse=True) == [
        "discard swap-shop-leaf",
        "discard cramp-paw",
        "discard acorn-helmet-leaf",
        "discard beaver-crew-leaf",
    ]


def test_cards_of_one_name_are_thought_of_once() -> None:
    """Their symbols hardly matter."""
    state = dealt(2)
    state.hands[0] = sorted(FACE[card] for card in ("cramp-leaf", "cramp-paw", "full-cheeks-moon"))
    state.pending[-1] = Choice(0, "play", "LN-T1")
    found = weights(state)
    assert sorted(weight > 0 for weight in found.values()) == [False, True, True, True]  # and playing nothing


@pytest.mark.rule("LN-R1")
def test_a_second_friend_of_one_name_is_worth_little() -> None:
    """It neither adds to a position nor is it played first; a second Heavy Snow does add up."""
    state = dealt(2)
    state.hands[0] = [FACE["beaver-crew-leaf"], FACE["cramp-paw"]]
    state.pending[-1] = Choice(0, "play", "LN-T1")
    found, before = weights(state), measure(state)[0]
    assert found["play beaver-crew-leaf"] > found["play cramp-paw"]
    state.beside[0] = [FACE["beaver-crew-paw"]]
    found, one = weights(state), measure(state)[0]
    assert found["play beaver-crew-leaf"] < found["pass"] < found["play cramp-paw"]
    state.beside[0] = [FACE["beaver-crew-paw"], FACE["beaver-crew-moon"]]
    assert measure(state)[0] == one > before
    state.turn, scores = 1, []
    for snows in range(3):
        state.beside[0] = [FACE["heavy-snow-leaf"]] * snows
        scores.append(measure(state)[0])
    assert scores[0] > scores[1] > scores[2]


def test_a_defence_is_kept_where_little_is_lost() -> None:
    """Against the owl that would take a nut it is played; not to dig one more card that nobody knows (LN-D2)."""
    found = {}
    for attacker in ("night-owl", "badger"):
        state = dealt(2)
        state.sacks[0], state.current = 2, 4
        state.patches[4], state.seen[4] = state.patches[4][:1], [0]
        state.hands[0] = [FACE["acorn-helmet-leaf"], FACE["cramp-paw"]]
        state.pending[-1] = Choice(0, "defend", "LN-T2", (FACE[attacker], -1))
        weighed = weights(state)
        found[attacker] = weighed["nullify acorn-helmet-leaf"] > weighed["accept"]
    assert found == {"night-owl": True, "badger": False}


def test_of_patches_that_look_alike_one_is_thought_of() -> None:
    state = dealt(2)
    actions = GAME.legal(state)
    for verb in ("dig", "excavate", "search"):
        found = [
            weight for action, weight in zip(actions, ADVICE.weigh(state, actions), strict=True) if action.verb == verb
        ]
        assert len(found) == 27
        assert sum(weight > 0 for weight in found) == 1
    state.seen[9][-1] = 0b01
    state.patches[9][-1] = NUT
    assert weights(state)["dig 10"] == max(weights(state).values())
    state.patches[9][-1] = FACE["fox"]
    state.hands[0] = []
    assert weights(state)["dig 10"] < weights(state)["dig 1"]


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
