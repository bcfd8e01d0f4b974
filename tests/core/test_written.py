"""Written positions: what is left out has a default, and every mistake is a refusal that names its key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nutdesk.core.game import Refusal
from nutdesk.core.written import Written, number, numbers, wrong

KEYS = "turn nuts last pile"


def written(**data: Any) -> Written:
    return Written(data, KEYS)


def refused(read: Callable[[], object]) -> tuple[str, str, str]:
    """The key, the clause and the sentence of a refusal."""
    with pytest.raises(Refusal) as caught:
        read()
    ruling = caught.value.ruling
    assert not ruling
    return caught.value.where, ruling.clause, ruling.reason


def test_a_refusal_has_its_key_its_clause_and_a_sentence_with_its_parts() -> None:
    def read() -> None:
        raise wrong("nuts.2", "G-1", "{n} nuts of '{key}' are too many.", n=9, key="acorn")

    assert refused(read) == ("nuts.2", "G-1", "9 nuts of 'acorn' are too many.")


def test_a_key_that_no_position_has_is_refused() -> None:
    assert refused(lambda: Written({"turn": 1, "trun": 2}, KEYS)) == ("trun", "", "A position has no 'trun'.")


def test_part_of_a_key_is_not_a_key() -> None:
    assert refused(lambda: Written({"tur": 1}, KEYS))[0] == "tur"


def test_a_position_knows_what_was_written() -> None:
    page = written(last=False)
    assert "last" in page
    assert "turn" not in page


def test_what_stands_there_is_read_whatever_it_is() -> None:
    page = written(pile={"acorn": 2})
    assert page.get("pile") == {"acorn": 2}
    assert page.get("nuts") is None
    assert page.get("nuts", [1]) == [1]


@pytest.mark.parametrize("value", [2, 3, 5])
def test_a_number_may_be_the_lowest_or_the_highest(value: int) -> None:
    assert written(turn=value).number("turn", 2, 5) == value


@pytest.mark.parametrize("value", [1, 6, 3.0, "3", None, [3]], ids=repr)
def test_what_is_no_number_of_that_range_is_refused(value: object) -> None:
    expected = "turn", "G-2", "'turn' must be a number from 2 to 5."
    assert refused(lambda: written(turn=value).number("turn", 2, 5, "G-2")) == expected


@pytest.mark.parametrize("value", [True, False])
def test_true_and_false_are_no_numbers(value: bool) -> None:
    assert refused(lambda: written(turn=value).number("turn", 0, 5))[0] == "turn"


def test_a_number_left_out_is_the_lowest_or_the_default() -> None:
    assert written().number("turn", 2, 5) == 2
    assert written().number("turn", 2, 5, default=4) == 4
    assert written(turn=3).number("turn", 2, 5, default=4) == 3


def test_a_number_inside_a_list_is_read_under_its_own_key() -> None:
    assert number("nuts.1", 4, 0, 4) == 4
    assert refused(lambda: number("nuts.1", 5, 0, 4, "G-2")) == (
        "nuts.1",
        "G-2",
        "'nuts.1' must be a number from 0 to 4.",
    )


def test_there_is_one_number_for_each_default() -> None:
    assert written().numbers("nuts", (7, 8), 0, 9) == [7, 8]
    assert written(nuts=[1, 2]).numbers("nuts", (7, 8), 0, 9) == [1, 2]


@pytest.mark.parametrize("value", [[1], [1, 2, 3], 1, "12", {"1": 2, "2": 1}], ids=repr)
def test_another_number_of_numbers_is_refused(value: object) -> None:
    expected = "nuts", "G-3", "'nuts' needs 2 numbers."
    assert refused(lambda: written(nuts=value).numbers("nuts", (0, 0), 0, 9, "G-3")) == expected


def test_one_wrong_number_among_others_is_refused() -> None:
    expected = "nuts", "G-3", "'nuts' must be a number from 0 to 9."
    assert refused(lambda: written(nuts=[1, 10]).numbers("nuts", (0, 0), 0, 9, "G-3")) == expected
    assert refused(lambda: numbers("nuts", [10, 1], 2, 0, 9, "G-3")) == expected


def test_a_game_can_say_in_its_own_words_how_many_numbers() -> None:
    words = "'{key}' has {n} heaps."
    assert refused(lambda: written(nuts=[1]).numbers("nuts", (0, 0), 0, 9, "G-3", words))[2] == "'nuts' has 2 heaps."
    assert refused(lambda: numbers("nuts.1", [1], 3, 0, 9, "G-3", words))[2] == "'nuts.1' has 3 heaps."


@pytest.mark.parametrize("value", [True, False])
def test_a_flag_is_what_was_written(value: bool) -> None:
    assert written(last=value).flag("last") is value


def test_a_flag_left_out_is_false() -> None:
    assert written().flag("last") is False


@pytest.mark.parametrize("value", [0, 1, "true", None], ids=repr)
def test_only_true_and_false_are_flags(value: object) -> None:
    assert refused(lambda: written(last=value).flag("last", "G-4")) == ("last", "G-4", "'last' must be true or false.")


def test_entries_are_whatever_was_listed() -> None:
    assert written(pile=["acorn", 1]).entries("pile") == ["acorn", 1]
    assert written().entries("pile") == []


@pytest.mark.parametrize("value", ["acorn", {"acorn": 1}, 1, None], ids=repr)
def test_what_is_no_list_has_no_entries(value: object) -> None:
    assert refused(lambda: written(pile=value).entries("pile", "G-5")) == ("pile", "G-5", "'pile' is a list.")


def test_a_game_can_say_in_its_own_words_what_is_listed() -> None:
    assert refused(lambda: written(pile=1).entries("pile", "G-5", "The pile is a list of nuts."))[2] == (
        "The pile is a list of nuts."
    )
