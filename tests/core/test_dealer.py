"""The same seed, the same luck: today, after an undo, and in every later version."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from nutdesk.core.dealer import Dealer, draw
from nutdesk.core.moves import Chance

KNOWN_DICE = [(6, 3, 4), (3, 4, 2), (2, 2, 2), (5, 2, 4), (1, 1, 1)]
KNOWN_CARDS = (2, 11, 9, 10, 7, 6, 1, 3, 0, 4, 8, 5)

DICE = Chance("roll", dice=(6, 6, 4))
CARDS = Chance("shuffle", cards=12)


def test_luck_never_changes_between_versions() -> None:
    """Known answers: should this fail, every old save that has to draw anew tells another story."""
    deal = Dealer("nutdesk")
    assert [deal(DICE, index).values for index in range(5)] == KNOWN_DICE
    assert deal(CARDS, 0).values == KNOWN_CARDS


@given(st.text(), st.integers(0, 10_000))
def test_the_same_question_gets_the_same_answer(seed: str, index: int) -> None:
    for chance in (DICE, CARDS):
        assert Dealer(seed)(chance, index) == Dealer(seed)(chance, index)


def test_an_answer_does_not_depend_on_what_was_asked_before() -> None:
    asked, fresh = Dealer("s"), Dealer("s")
    for index in range(7):
        asked(DICE, index)
    assert asked(CARDS, 7) == fresh(CARDS, 7)


def test_seed_index_and_kind_all_matter() -> None:
    base = Dealer("s")(CARDS, 3)
    assert Dealer("t")(CARDS, 3) != base
    assert Dealer("s")(CARDS, 4) != base
    assert Dealer("s")(Chance("another shuffle", cards=12), 3) != base


@given(st.lists(st.integers(1, 20), max_size=6), st.integers(0, 40), st.integers())
def test_every_answer_is_possible(dice: list[int], cards: int, seed: int) -> None:
    for chance in (Chance("roll", dice=tuple(dice)), Chance("shuffle", cards=cards)):
        if chance.dice or chance.cards:
            assert chance.fault(draw(chance, Random(seed))) == ""


def test_dice_are_fair() -> None:
    rng = Random(1)
    eyes = Counter(draw(Chance("roll", dice=(6,)), rng).values[0] for _ in range(6000))
    assert set(eyes) == set(range(1, 7))
    assert all(850 < times < 1150 for times in eyes.values())


def test_every_card_comes_to_every_place() -> None:
    rng = Random(1)
    orders = Counter(draw(Chance("shuffle", cards=3), rng).values for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < times < 1150 for times in orders.values())
