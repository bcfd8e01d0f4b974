"""Options, rulings, events, views: the small values every game speaks in."""

from __future__ import annotations

from functools import partial

import attrs
import pytest

from nutdesk.core.check import tables
from nutdesk.core.events import event
from nutdesk.core.game import FINE, TABLE, Refusal, Ruling, digest, look, no
from nutdesk.core.match import Match
from nutdesk.core.words import Seat, say, spoken
from tests.core.tiny import PEEKED, SAW, TINY, Bury, Go, Peek, Roll, Tiny


def begun(seats: int = 2, seed: str = "s") -> Match:
    match = Match(TINY, {}, TINY.seats[:seats], seed)
    match.begin()
    return match


def test_options_not_wished_for_have_their_default() -> None:
    assert TINY.chosen({}) == {"lucky": False, "cards": "six"}


@pytest.mark.parametrize("word", ["on", "yes", "true", True])
def test_a_switch_can_be_written_as_a_word(word: object) -> None:
    assert TINY.chosen({"lucky": word})["lucky"] is True


@pytest.mark.parametrize("word", ["off", "no", "false", False])
def test_a_switch_can_be_written_off(word: object) -> None:
    assert TINY.chosen({"lucky": word})["lucky"] is False


def test_choosing_twice_changes_nothing() -> None:
    chosen = TINY.chosen({"cards": "nine", "lucky": "on"})
    assert TINY.chosen(chosen) == chosen == {"lucky": True, "cards": "nine"}


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"luck": True}, "Two Heaps has no option 'luck' (there are: lucky, cards)"),
        ({"lucky": "maybe"}, "option 'lucky' is on or off"),
        ({"lucky": 1}, "option 'lucky' is on or off"),
        ({"lucky": None}, "option 'lucky' is on or off"),
        ({"cards": "twelve"}, "option 'cards' is one of six, nine"),
        ({"cards": True}, "option 'cards' is one of six, nine"),
        ({"cards": ["six"]}, "option 'cards' is one of six, nine"),
    ],
)
def test_an_impossible_wish_is_refused_by_name(wishes: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        TINY.chosen(wishes)
    assert str(caught.value) == sentence


def test_a_game_without_options_says_so() -> None:
    class Plain(Tiny):
        options = ()

    with pytest.raises(ValueError, match=r"\(there are: none\)"):
        Plain().chosen({"lucky": True})


class Picky(Tiny):
    options = (TINY.options[0], attrs.evolve(TINY.options[1], players=(2,)))


def test_an_option_can_be_for_some_player_counts_only() -> None:
    assert Picky().chosen({"cards": "nine"}, 2)["cards"] == "nine"
    assert Picky().chosen({"cards": "six"}, 3)["cards"] == "six"
    with pytest.raises(ValueError, match="option 'cards' is for games of 2 players"):
        Picky().chosen({"cards": "nine"}, 3)
    with pytest.raises(ValueError, match="option 'cards' is for games of 2 players"):
        Match(Picky(), {"cards": "nine"}, TINY.seats, "s")
    assert [(seats, *options.values()) for seats, options in tables(Picky())] == [
        (2, False, "six"),
        (2, False, "nine"),
        (2, True, "six"),
        (2, True, "nine"),
        (3, False, "six"),
        (3, True, "six"),
    ]


def test_a_refusal_carries_clause_sentence_and_culprits() -> None:
    ruling = no("TH-T1", "{seat} is in the way.", "pawn", "heap-left", seat=Seat(1))
    assert not ruling
    assert (ruling.clause, ruling.culprits) == ("TH-T1", ("pawn", "heap-left"))
    assert spoken(ruling.reason, ("Ann", "Bob")) == "Bob is in the way."
    refusal = Refusal(ruling, "hands.1")
    assert (str(refusal), refusal.ruling, refusal.where) == ("Player 2 is in the way.", ruling, "hands.1")


def test_a_legal_action_is_fine_even_with_a_barrier() -> None:
    assert FINE
    assert Ruling(True, barrier="a die is rolled")


def test_an_event_tells_its_fields_with_names_for_seats() -> None:
    robbed = event("TH-T1", "{seat} robs {victim} of {n}", "seat victim n")
    fact = robbed(0, 1, 2)
    assert spoken(fact.sentence(), ("Ann", "Bob")) == "Ann robs Bob of 2"
    assert fact.actor() == 0
    assert fact.only is None
    assert robbed(0, 1, 2, only=1).only == 1


def test_an_event_has_a_value_for_each_of_its_fields() -> None:
    with pytest.raises(TypeError, match="'It rains' takes"):
        event("TH-T1", "It rains")(1)


def test_a_sentence_wants_nothing_that_is_no_field() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        event("TH-T1", "{seat} robs {victim}", "seat")


def test_fields_are_spelt_by_a_list_or_a_function_and_parts_are_made_of_fields() -> None:
    kinds = partial(event, card=("ace", "king"), twice=lambda points: 2 * points)
    buried = kinds("TH-T2", "a {card}, {points} on {heap}: {twice}", "card points heap", heap=str.upper)
    assert buried(1, 3, "left").sentence() == "a king, 3 on LEFT: 6"


def test_a_function_can_say_the_sentence() -> None:
    rolled = event("TH-T2", lambda one, two: say("two of {n}" if one == two else "{n} and more", n=one), "one two")
    assert [rolled(4, eyes).sentence() for eyes in (4, 5)] == ["two of 4", "4 and more"]


def test_legal_moves_are_shown_to_the_seat_that_owes_the_choice_only() -> None:
    match = begun()
    match.play(Go("left"))
    assert look(TINY, match.state, 0).legal == tuple(TINY.legal(match.state))
    assert [look(TINY, match.state, viewer).legal for viewer in (1, TABLE)] == [(), ()]


def test_the_moves_of_an_open_choice_are_shown_to_the_public_too() -> None:
    match = begun()
    assert look(TINY, match.state, TABLE).legal == look(TINY, match.state, 0).legal == tuple(TINY.legal(match.state))
    assert look(TINY, match.state, 1).legal == ()


def test_nothing_is_legal_while_chance_is_due_or_after_the_end() -> None:
    fresh = TINY.setup(TINY.chosen({}), 2)
    match = begun()
    while not match.over:
        match.play(Roll() if Roll() in TINY.legal(match.state) else Go("left"))
    for state in (fresh, match.state):
        assert [look(TINY, state, viewer).legal for viewer in (0, 1, TABLE)] == [(), (), ()]


def test_a_private_event_is_for_one_seat_and_its_twin_for_all() -> None:
    match = begun(2, "s")
    events = match.play(Peek()).events
    assert [(event.kind, event.only) for event in events] == [(PEEKED, None), (SAW, 0)]


def test_equal_positions_have_equal_fingerprints_and_others_not() -> None:
    one, two, other = begun(seed="a"), begun(seed="a"), begun(seed="b")
    assert digest(one.state) == digest(two.state) == digest(one.state.copy())
    assert digest(one.state) != digest(other.state)
    one.play(Go("left"), Bury(one.state.hands[0][0]))
    assert digest(one.state) != digest(two.state)
    assert len(digest(one.state)) == 16
