"""Options, rulings, events, views: the small values every game speaks in."""

from __future__ import annotations

import attrs
import pytest

from nutdesk.core.check import tables
from nutdesk.core.game import FINE, TABLE, Event, Refusal, Ruling, digest, look, no
from nutdesk.core.match import Match
from nutdesk.core.words import Seat, spoken
from tests.core.tiny import TINY, Bury, Go, Peek, Roll, Tiny


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


@attrs.frozen
class Robbed(Event):
    clause = "TH-T1"
    template = "{seat} robs {victim} of {n}"
    seat: int
    victim: int
    n: int


def test_an_event_tells_its_fields_with_names_for_seats() -> None:
    event = Robbed(0, 1, 2)
    assert spoken(event.sentence(), ("Ann", "Bob")) == "Ann robs Bob of 2"
    assert event.actor() == 0
    assert event.only is None
    assert Robbed(0, 1, 2, only=1).only == 1


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
    assert [(type(event).__name__, event.only) for event in events] == [("Peeked", None), ("Saw", 0)]


def test_equal_positions_have_equal_fingerprints_and_others_not() -> None:
    one, two, other = begun(seed="a"), begun(seed="a"), begun(seed="b")
    assert digest(one.state) == digest(two.state) == digest(one.state.copy())
    assert digest(one.state) != digest(other.state)
    one.play(Go("left"), Bury(one.state.hands[0][0]))
    assert digest(one.state) != digest(two.state)
    assert len(digest(one.state)) == 16
