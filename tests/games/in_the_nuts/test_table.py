"""The table as data: what is shown, lit, offered and said."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nutdesk.core.game import TABLE, look
from nutdesk.core.match import Match
from nutdesk.core.table import Oval, Svg, Table
from nutdesk.core.words import spoken
from nutdesk.games.in_the_nuts import GAME
from nutdesk.games.in_the_nuts.parts import SEATS
from tests.games.in_the_nuts.meadow import at, play

NAMES = [player.name for player in SEATS]
SHOWN = ["walnut-beechnut", "hazelnut", "acorn", "beechnut"]
# The picture of the style guide: Red has five on the track and would collect twice.
TURN: dict[str, Any] = {
    "turn": 2,
    "track": [4, 6, 8, 9, 10],
    "display": SHOWN,
    "fields": {
        "2-4": [0, 0, 1, 1],
        "5-6": [1, 1, 0, 0],
        "7": [0, 0, 0, 1],
        "8-9": [0, 1, 1, 0],
        "10-12": [1, 0, 0, 1],
        "right": [1, 0, 2, 0],
    },
    "storage": {"2": {"3": ["hazelnut"] * 2, "5": ["acorn"] * 3}},
}


def table(match: Match, seat: int) -> Table:
    """The table as a seat sees it, counted from 1; 0 is the public."""
    return GAME.table(look(GAME, match.state, seat - 1 if seat else TABLE), match.cast)


def said(text: str) -> str:
    return spoken(text, NAMES)


def pictures(shown: Table, key: str) -> list[str]:
    """The drawings that a piece is made of."""
    piece = next(piece for piece in shown.pieces if piece.id == key)
    return [layer.name for layer in piece.art if isinstance(layer, Svg)]


@pytest.mark.rule("IN-T1")
def test_after_a_roll_both_spaces_take_a_squirrel_from_the_supply() -> None:
    match = at(turn=2)
    play(match, "roll 2 1 6")
    shown = table(match, 2)
    assert [(gesture.piece, gesture.spot) for gesture in shown.gestures] == [
        ("spare-15", "space-3"),
        ("spare-15", "space-8"),
    ]
    assert said(shown.prompt) == "Red: place a squirrel on 3 or 8"
    lit = {spot.id for spot in shown.spots if spot.id.startswith("space-") and any("@gold" in str(x) for x in spot.art)}
    assert lit == {"space-3", "space-8"}


@pytest.mark.rule("IN-T2")
def test_dice_are_dragged_or_thrown_by_a_button_and_say_that_there_is_no_way_back() -> None:
    shown = table(at(), 1)
    assert {(gesture.piece, gesture.spot) for gesture in shown.gestures} == {
        ("die-green", "tray"),
        ("die-white-1", "tray"),
        ("die-white-2", "tray"),
    }
    assert [(button.label, button.key) for button in shown.offered] == [("Roll", "R")]
    assert all(gesture.barrier for gesture in shown.gestures)
    assert all(button.barrier for button in shown.offered)


@pytest.mark.rule("IN-T4")
def test_stop_says_what_it_is_worth_and_who_collects_after() -> None:
    roll, stop = table(at(**TURN), 2).offered
    assert (roll.key, stop.key) == ("R", "S")
    assert stop.label == "Stop +20"  # a hazelnut fills the card for three, an acorn the card for four
    assert said(stop.hint) == "2 nuts, then Blue picks one"
    assert said(roll.hint) == "A bust sends all 5 home"


@pytest.mark.rule("IN-C3")
def test_what_a_stop_would_push_stands_there_as_a_ghost_with_a_word() -> None:
    shown = table(at(**TURN), 2)
    right = next(spot for spot in shown.spots if spot.id == "field-right")
    ghosts = [layer.name for layer in right.art if isinstance(layer, Svg) and layer.opacity < 1]
    assert ghosts == ["squirrel-blue"]
    words = [said(layer.text) for layer in right.art if hasattr(layer, "text")]
    assert "Blue would have three" in words
    assert words[-1] == "pick one of these two", "it lies above the dotted way"
    assert any(isinstance(layer, Oval) and layer.fill == "#FFFFFF" for layer in right.art), "there is one"
    public = table(at(**TURN), 0)
    assert not any(
        isinstance(layer, Svg) and layer.opacity < 1
        for spot in public.spots
        for layer in spot.art
        if spot.id == "field-right"
    )


@pytest.mark.rule("IN-C2")
def test_the_nuts_that_a_stop_is_sure_to_bring_are_ticked() -> None:
    shown = table(at(**TURN), 2)
    ticked = {
        piece.id for piece in shown.pieces if piece.id.startswith("nut-") and "ui-ok" in pictures(shown, piece.id)
    }
    assert ticked == {"nut-5-6", "nut-8-9"}


@pytest.mark.rule("IN-T3")
def test_the_odds_are_a_note_of_their_own() -> None:
    roll, odds = table(at(**TURN), 2).notes
    assert said(odds.title) == "Odds of a bust"
    assert said(odds.name) == "Bust on the next roll: 32 %, 70 of 216 rolls"
    match = at(turn=2, track=[4, 6, 9, 10], roll=[4, 3, 4], owed=["place 2"])
    roll, odds = table(match, 2).notes
    assert said(odds.name) == "Bust on the next roll: 35 % with 7, 32 % with 8"
    assert said(roll.name) == "Green 4, white 3 and 4: space 7 or 8"


@pytest.mark.rule("IN-C1")
def test_while_nuts_are_collected_a_note_says_how_far_that_is() -> None:
    match = at(check="left", owed=["pick 1"])
    assert said(table(match, 0).notes[1].name) == "Collecting: 3-squirrel area, left to right"


@pytest.mark.rule("IN-N1", "IN-N2")
def test_storing_says_how_full_a_card_gets_and_what_that_scores() -> None:
    match = at(
        turn=2,
        check="four",
        owed=["store 2 acorn"],
        storage={"2": {"1": "full", "3": ["walnut"], "5": ["acorn"] * 3, "8": ["acorn"]}},
    )
    says = {gesture.spot: said(gesture.says) for gesture in table(match, 2).gestures}
    assert says["card-1-5"] == "+12: full"
    assert says["card-1-8"] == "+1: 2 of 6"
    assert "card-1-1" not in says
    assert "card-1-3" not in says


@pytest.mark.rule("IN-N3")
def test_a_joker_on_an_empty_card_can_mean_two_things() -> None:
    match = at(check="four", owed=["store 1 walnut-acorn"])
    shown = table(match, 1)
    spots = Counter(gesture.spot for gesture in shown.gestures)
    assert spots["card-0-1"] == 2
    says = [said(gesture.says) for gesture in shown.gestures if gesture.spot == "card-0-1"]
    assert says == ["+1: walnut", "+1: acorn"]
    assert spots["hand"] == 1
    assert [button.key for button in shown.offered] == ["K"]


@pytest.mark.rule("IN-C5")
def test_the_loot_lies_on_the_board_and_is_dragged_home() -> None:
    match = at(check="7", owed=["steal 1"], storage={"2": {"3": ["walnut"]}, "4": {"8": ["acorn"] * 3}}, david=2)
    shown = table(match, 1)
    assert [(gesture.piece, gesture.spot) for gesture in shown.gestures] == [("loot-4-8", "hand")]
    assert said(shown.gestures[0].says) == "from White, who then gets David"
    assert said(shown.seats[1].extra) == "David"
    assert "david" not in {piece.id for piece in shown.pieces}
    assert any(piece.id == "david" for piece in table(at(), 0).pieces)


@pytest.mark.rule("IN-E2")
def test_the_best_place_for_a_joker_is_the_button() -> None:
    match = at(
        2,
        check="jokers",
        last=True,
        owed=["joker 1"],
        jokers={"1": ["walnut-acorn"]},
        storage={"1": {"5": ["acorn"] * 3}},
    )
    (button,) = table(match, 1).offered
    assert list(map(str, button.actions)) == ["lay walnut-acorn 5 acorn"]
    assert button.primary
    assert said(button.hint).endswith("+12")


def test_nothing_is_offered_to_who_owes_nothing() -> None:
    for seat in (0, 1, 3, 4):
        shown = table(at(**TURN), seat)
        assert not shown.gestures
        assert not shown.offered


def test_the_public_has_no_tray_and_every_seat_sees_its_own_storage() -> None:
    assert not table(at(), 0).hand
    shown = table(at(jokers={"3": ["walnut-acorn"]}), 3)
    cards, jokers = shown.hand
    assert [piece.id for piece in cards.pieces] == [f"card-2-{card}" for card in range(1, 9)]
    assert [piece.id for piece in jokers.pieces] == ["joker-0"]
    assert not cards.secret


def test_squirrels_stand_inside_their_field_however_many_there_are() -> None:
    crowd = {
        "2-4": [7, 1, 1, 1],
        "5-6": [3, 1, 1, 1],
        "7": [2, 1, 1, 1],
        "left": [0, 6, 4, 4],
        "raccoon": [0, 2, 3, 3],
        "four": [2, 3, 3, 3],
    }
    shown = table(at(check="2-4", owed=["store 1 acorn"], fields=crowd), 0)
    spots = {spot.id: spot for spot in shown.spots}
    for piece in shown.pieces:
        if piece.id.startswith("squirrel-"):
            field = spots[piece.spot]
            assert abs(piece.x - field.x) + piece.w / 2 <= field.w / 2 + 1
            assert abs(piece.y - field.y) + piece.h / 2 <= field.h / 2 + 6


def test_a_drop_that_is_not_allowed_is_explained() -> None:
    match = at(turn=2)
    play(match, "roll 2 1 6")
    view = look(GAME, match.state, 1)
    for piece, spot, clause in (
        ("spare-15", "space-5", "IN-T1"),
        ("spare-15", "field-2-4", "IN-S3"),
        ("spare-15", "field-left", "IN-S3"),
        ("die-green", "tray", "IN-T3"),
        ("nut-2-4", "hand", "IN-C1"),
        ("nut-2-4", "card-1-3", "IN-C1"),
    ):
        (action,) = GAME.attempt(view, piece, spot)
        assert GAME.judge(match.state, action).clause == clause
    assert GAME.attempt(view, "pile", "hand") == ()
    assert GAME.attempt(look(GAME, match.state, 0), "spare-15", "space-3") == ()


def test_a_joker_dropped_on_a_wrong_card_is_explained() -> None:
    match = at(jokers={"1": ["walnut-acorn"]}, storage={"1": {"3": ["hazelnut"], "4": "full"}})
    view = look(GAME, match.state, 0)
    for card, clause in ((3, "IN-P3"), (4, "IN-N2")):
        (action,) = GAME.attempt(view, "joker-0", f"card-0-{card}")
        assert GAME.judge(match.state, action).clause == clause


def test_a_squirrel_of_the_track_can_be_led_up() -> None:
    gestures = {(gesture.piece, gesture.spot) for gesture in table(at(track=[3, 7]), 1).gestures}
    assert {("track-3", "field-2-4"), ("track-7", "field-7")} <= gestures
