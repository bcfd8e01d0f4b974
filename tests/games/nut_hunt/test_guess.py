"""What is hidden is imagined by what all can see: whoever stands at the ends of an objective may well hold it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from nutdesk.core.game import TABLE, look
from nutdesk.core.match import Match
from nutdesk.games.nut_hunt import GAME
from nutdesk.games.nut_hunt.imagined_hands import guess, imagine
from nutdesk.games.nut_hunt.parts import OBJECTIVE, OBJECTIVES
from tests.games.nut_hunt.clearing import at, laid

JOINED = OBJECTIVE["willow-wallow/birch-grove"]
"""Beside each other in the usual forest."""
FAR = OBJECTIVE["chestnut-chase/thistle-thicket"]


def standing(*tiles: str) -> Match:
    """Blue is to move; Yellow, whose objectives lie face down, stands on these tiles."""
    hands = [["mouse-meadow/owl-oak"], ["owl-oak/fern-fold", "muckville-marsh/badger-bluff"]]
    return at(2, objectives=hands, squirrels={"owl-oak": [1, 0]} | {tile: [0, 1] for tile in tiles})


def imagined(match: Match, times: int = 600) -> Counter[int]:
    """How often each objective is in Yellow's hand as Blue imagines it."""
    view, rng = look(GAME, match.state, 0), Random(5)
    return Counter(card for _ in range(times) for card in imagine(view, rng).hands[1])


@pytest.mark.rule("NH-E7")
def test_whoever_joins_two_tiles_is_thought_to_hold_their_objective() -> None:
    often = imagined(standing("willow-wallow", "birch-grove"))
    assert often[JOINED] == max(often.values())
    assert often[JOINED] > 10 * often[FAR]


@pytest.mark.rule("NH-E7")
def test_an_objective_that_fits_badly_may_still_be_in_the_hand() -> None:
    view = look(GAME, standing("willow-wallow", "birch-grove").state, 0)
    assert min(guess(view, 1)) > 0


@pytest.mark.rule("NH-E7")
def test_what_is_imagined_does_not_depend_on_what_is_held() -> None:
    match, other = standing("rabbit-patch", "birch-grove"), standing("rabbit-patch", "birch-grove")
    other.state.hands[1], other.state.deck[:2] = sorted(other.state.deck[:2]), other.state.hands[1]
    assert match.state.hands != other.state.hands
    assert imagined(match) == imagined(other)


@pytest.mark.rule("NH-E7")
def test_a_blind_redeal_by_which_sentences_are_tried_favours_no_objective() -> None:
    view, rng = look(GAME, standing("willow-wallow", "birch-grove").state, TABLE), Random(5)
    often = Counter(card for _ in range(600) for card in GAME.determinize(view, rng).hands[1])
    assert often[JOINED] < 3 * often[FAR]


@pytest.mark.rule("NH-S2")
def test_before_anybody_stands_anywhere_every_objective_is_as_likely() -> None:
    assert set(guess(look(GAME, laid(2).state, 0), 1)) == {1.0}
    assert len(guess(look(GAME, GAME.setup(GAME.chosen({}, 2), 2), 0), 1)) == OBJECTIVES


@pytest.mark.rule("NH-E7")
def test_nobody_is_imagined_to_hold_what_the_viewer_has_seen() -> None:
    match = at(
        2,
        deck=["willow-wallow/birch-grove", "mouse-meadow/owl-oak"],
        objectives=[["hickory-haunt/acorn-acres"], ["owl-oak/fern-fold"]],
        squirrels={"owl-oak": [1, 0], "willow-wallow": [0, 1], "birch-grove": [0, 1]},
        known=[["willow-wallow/birch-grove"], []],
    )
    assert not imagined(match)[JOINED]
