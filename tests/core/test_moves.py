"""Moves print, read back, compare and sort; a text that is no move is refused, however hostile."""

from __future__ import annotations

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nutdesk.core.moves import Action, Chance, Luck, Notation, parse


@attrs.frozen(slots=True, order=False)
class Step(Action):
    verb = "step"
    to: int


@attrs.frozen(slots=True, order=False)
class Leap(Step):
    verb = "leap"
    over: tuple[int, ...]


@attrs.frozen(slots=True, order=False)
class Name(Action):
    verb = "name"
    word: str


@attrs.frozen(slots=True, order=False)
class Wait(Action):
    verb = "wait"


VERBS = (Step, Leap, Name, Wait)

numbers = st.integers(-99_999_999, 999_999_999)
words = st.text(min_size=1).filter(lambda word: " " not in word)
actions = st.one_of(
    st.builds(Step, numbers),
    st.builds(Leap, numbers, st.lists(numbers, max_size=5).map(tuple)),
    st.builds(Name, words),
    st.builds(Wait),
    st.builds(Luck, st.lists(numbers, max_size=5).map(tuple)),
)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Step(4), "step 4"),
        (Step(-1), "step -1"),
        (Leap(4, (1, 2)), "leap 4 1,2"),
        (Leap(4, ()), "leap 4 -"),
        (Name("blue-acorn"), "name blue-acorn"),
        (Wait(), "wait"),
        (Luck((6, 1)), "luck 6,1"),
    ],
)
def test_an_action_is_written_as_verb_and_words(action: Action, text: str) -> None:
    assert str(action) == text
    assert parse(text, VERBS) == action


@given(actions)
def test_every_action_reads_back(action: Action) -> None:
    again = parse(str(action), VERBS)
    assert again == action
    assert hash(again) == hash(action)
    assert type(again) is type(action)


@given(st.text())
def test_any_text_is_a_move_or_a_notation_error(text: str) -> None:
    try:
        action = parse(text, VERBS)
    except Notation:
        return
    assert parse(str(action), VERBS) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "jump 4",
        "Step 4",
        "step",
        "step 4 5",
        "step  4",
        "step 4 ",
        " step 4",
        "wait 1",
        "luck",
        "step 4\n",
        "step four",
        "step --4",
        "step -",
        "step +4",
        "step 4.0",
        "step 1_0",
        "step 0x4",
        "step 1e3",
        "step ²",
        "step ٤",
        "leap 4 ,",
        "leap 4 1,",
        "leap 4 1,,2",
        "leap 4 (1,2)",
        "leap 4 --",
        "step " + "9" * 10,
        "step " + "9" * 100_000,
        "leap 4 " + "1" * 5_000,
        "x" * 100_000,
    ],
)
def test_a_text_that_is_no_move_is_refused_with_a_short_sentence(text: str) -> None:
    with pytest.raises(Notation) as caught:
        parse(text, VERBS)
    assert 0 < len(str(caught.value)) < 120


@given(st.lists(actions, max_size=12))
def test_actions_sort_by_verb_then_by_words(some: list[Action]) -> None:
    ordered = sorted(some)
    assert [action.verb for action in ordered] == sorted(action.verb for action in some)
    assert sorted(ordered, reverse=True)[::-1] == ordered


def test_numbers_sort_as_numbers() -> None:
    assert sorted([Step(10), Step(9), Leap(1, (2,)), Leap(1, (1, 5))]) == [
        Leap(1, (1, 5)),
        Leap(1, (2,)),
        Step(9),
        Step(10),
    ]


def test_actions_of_different_verbs_are_never_equal() -> None:
    assert Step(4) != Leap(4, ())
    assert len({Step(4), Step(4), Leap(4, ())}) == 2


def test_an_action_cannot_be_changed() -> None:
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        Step(4).to = 5  # type: ignore[misc]


DICE = Chance("roll", dice=(6, 4))
CARDS = Chance("shuffle", cards=3)


@pytest.mark.parametrize(
    ("chance", "values"),
    [(DICE, (1, 1)), (DICE, (6, 4)), (CARDS, (0, 1, 2)), (CARDS, (2, 0, 1)), (Chance("nothing"), ())],
)
def test_chance_accepts_what_can_be_thrown_or_dealt(chance: Chance, values: tuple[int, ...]) -> None:
    assert chance.fault(Luck(values)) == ""


@pytest.mark.parametrize(
    ("chance", "values", "fault"),
    [
        (DICE, (1,), "2 dice are rolled, not 1"),
        (DICE, (1, 2, 3), "2 dice are rolled, not 3"),
        (DICE, (0, 1), "a die shows a number that it does not have"),
        (DICE, (6, 5), "a die shows a number that it does not have"),
        (DICE, (-1, 1), "a die shows a number that it does not have"),
        (CARDS, (), "not an order of 3 cards"),
        (CARDS, (0, 1), "not an order of 3 cards"),
        (CARDS, (0, 1, 1), "not an order of 3 cards"),
        (CARDS, (1, 2, 3), "not an order of 3 cards"),
        (CARDS, (0, 1, 2, 2), "not an order of 3 cards"),
        (CARDS, (0, 1, 2, 3), "not an order of 3 cards"),
    ],
)
def test_chance_says_why_luck_cannot_be_its_answer(chance: Chance, values: tuple[int, ...], fault: str) -> None:
    assert chance.fault(Luck(values)) == fault
