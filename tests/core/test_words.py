"""Sentences read as English, and know what they are made of."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nutdesk.core.game import Player
from nutdesk.core.words import Say, Seat, count, listed, say, spoken

NAMES = ("Ann", "Bob")


def german(template: str, n: int) -> str:
    if template == "{n} points":
        return "{n} Punkt" if n == 1 else "{n} Punkte"
    return {"{seat} moves to {place}": "{seat} zieht nach {place}", "the pond": "dem Teich"}.get(template, "")


def test_a_sentence_is_its_own_english_text() -> None:
    sentence = say("{seat} moves to cache {cache}", seat=Seat(1), cache=7)
    assert sentence == "Player 2 moves to cache 7"
    assert isinstance(sentence, str)


def test_a_sentence_keeps_template_and_parts() -> None:
    sentence = say("{seat} takes {n}", seat=Seat(0), n=3)
    assert (sentence.template, sentence.parts) == ("{seat} takes {n}", {"seat": Seat(0), "n": 3})


def test_spoken_puts_names_for_seats() -> None:
    assert spoken(say("{seat} beats {other}", seat=Seat(1), other=Seat(0)), NAMES) == "Bob beats Ann"


def test_spoken_leaves_other_numbers_alone() -> None:
    assert spoken(say("{seat} has {n}", seat=Seat(0), n=1), NAMES) == "Ann has 1"


def test_spoken_names_nobody_for_a_seat_that_is_not_there() -> None:
    for seat in (2, 99, -1):
        assert spoken(say("{seat}", seat=Seat(seat)), NAMES) == f"Player {seat + 1}"


def test_spoken_translates_the_template_and_the_sentences_inside() -> None:
    sentence = say("{seat} moves to {place}", seat=Seat(0), place=say("the pond"))
    assert spoken(sentence, NAMES, german) == "Ann zieht nach dem Teich"
    assert sentence == "Player 1 moves to the pond"


def test_spoken_translates_plain_text_as_a_whole() -> None:
    assert spoken("the pond", NAMES, german) == "dem Teich"


def test_a_name_is_inserted_as_it_is() -> None:
    """A player called {seat} or %s must not become part of a template."""
    assert spoken(say("{seat} wins", seat=Seat(0)), ("{seat} {0} %s",)) == "{seat} {0} %s wins"


def test_a_player_called_like_a_text_is_not_translated() -> None:
    called = Player("the pond", "red")
    assert spoken(called.name, (), german) == "the pond"
    assert spoken(say("{seat} moves to {place}", seat=Seat(0), place=called.name), (called.name,), german) == (
        "the pond zieht nach the pond"
    )
    given = Player(say("the pond"), "red")
    assert spoken(given.name, (), german) == "dem Teich", "what a game calls somebody is"


@pytest.mark.parametrize("name", ["{n}", "{0}", "{", "}}", "{n.__class__}", "%n %s"])
def test_a_text_without_parts_is_no_template(name: str) -> None:
    """A card may be called so in a file of house data."""
    card = say(name)
    assert card == name
    assert spoken(card, NAMES) == name
    assert spoken(say("{seat} plays {card}", seat=Seat(0), card=card), NAMES) == f"Ann plays {name}"
    assert listed([card, card]) == f"{name}, {name}"
    assert spoken(listed([card]), NAMES, german) == name
    assert pickle.loads(pickle.dumps(card)) == name


@pytest.mark.parametrize("careless", ["{place} für {wer}", "{", "{0}", "{seat.x}", "{seat:%%}", "{place[9]}"])
def test_a_translation_that_wants_other_parts_is_not_used(careless: str) -> None:
    sentence = say("{seat} moves to {place}", seat=Seat(0), place="the pond")
    said = spoken(sentence, NAMES, lambda template, _: careless if "seat" in template else "")
    assert said == "Ann moves to the pond"


def test_one_point_and_more_points() -> None:
    assert [count(n, "{n} point", "{n} points") for n in (0, 1, 2)] == ["0 points", "1 point", "2 points"]
    assert [count(n, "{n} point", "{n} points") for n in (-1, -2)] == ["-1 point", "-2 points"]


def test_a_list_reads_as_its_texts_and_translates_each_of_them() -> None:
    here = listed([say("the pond"), say("{n} nuts", n=2)], "; ")
    assert here == "the pond; 2 nuts"
    assert spoken(say("Here: {things}", things=here), NAMES, german) == "Here: dem Teich; 2 nuts"


def test_counted_words_are_counted_in_the_other_language() -> None:
    told = [spoken(count(n, "{n} point", "{n} points"), NAMES, german) for n in (0, 1, 2)]
    assert told == ["0 Punkte", "1 Punkt", "2 Punkte"]


def test_what_the_other_language_lacks_is_said_in_english() -> None:
    told = [spoken(count(n, "{n} nut", "{n} nuts"), NAMES, german) for n in (1, 2)]
    assert [*told, spoken(say("a tree"), NAMES, german)] == ["1 nut", "2 nuts", "a tree"]


def test_a_sentence_survives_copying_and_pickling() -> None:
    """Bots answer from another process."""
    sentence = say("{seat} has {n}", seat=Seat(1), n=2)
    for same in (copy.deepcopy(sentence), pickle.loads(pickle.dumps(sentence))):
        assert isinstance(same, Say)
        assert (same, spoken(same, NAMES)) == (sentence, "Bob has 2")


@given(st.text(), st.integers(0, 5))
def test_any_word_goes_into_a_sentence(word: str, seat: int) -> None:
    sentence = say("{seat} says {word}", seat=Seat(seat), word=word)
    assert sentence == f"Player {seat + 1} says {word}"
    assert spoken(sentence, [f"N{k}" for k in range(6)]) == f"N{seat} says {word}"


class TestWordsWithForms:
    """Some languages decline: a name changes with what the sentence does with it."""

    TEXTS = {  # noqa: RUF012
        "The fox runs to {place}": "Der Fuchs läuft {place:nach}",
        "the meadow": "Wiese|nach=auf die Wiese|in=auf der Wiese",
        "either|or": "entweder|oder",
    }

    def told(self, text: str) -> str:
        return spoken(text, NAMES, lambda template, n: self.TEXTS.get(template, ""))

    def test_alone_a_word_has_its_first_form(self) -> None:
        assert self.told("the meadow") == self.told(say("the meadow")) == "Wiese"

    def test_a_sentence_takes_the_form_that_it_asks_for(self) -> None:
        assert self.told(say("The fox runs to {place}", place=say("the meadow"))) == "Der Fuchs läuft auf die Wiese"

    def test_a_word_without_that_form_follows_its_name(self) -> None:
        assert self.told(say("The fox runs to {place}", place=say("Ulm"))) == "Der Fuchs läuft nach Ulm"

    def test_a_stroke_that_begins_no_form_is_a_letter(self) -> None:
        assert self.told("either|or") == "entweder|oder"

    def test_what_is_not_translated_is_left_alone(self) -> None:
        assert self.told("one|two=three") == "one|two=three"
