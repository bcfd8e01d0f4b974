"""The table of the Trucks edition: drags for everything, and what the panels say."""

from __future__ import annotations

from typing import Any

import pytest

from nutdesk.core.game import look
from nutdesk.games.nuts import GAME
from nutdesk.games.nuts.trucks import events
from tests.games.nuts.factory import drag, drags, each, play, seen
from tests.games.nuts.test_trucks import CONNECTED, quiet, trucks

OFFER: dict[str, Any] = {"nuts": [[2, 0, 0, 0], [0, 2, 0, 1], [0] * 4], "deal": [2, "A", "C"]}


@pytest.mark.parametrize(
    ("position", "piece", "spot", "action"),
    [
        ({}, "stack", "belt-3-4", "cross 3 4"),
        ({}, "spin", "robot-3", "spin 3"),
        ({}, "feed", "squirrel", "feed"),
        ({}, "salter-1", "salt-3", "salter 2 3"),
        ({}, "roaster-2", "roast-5", "roaster 6 5"),
        ({"tiles": [[2, 3]]}, "tile-2-3", "hand", "clear 2 3"),
        ({"tiles": [[2, 3]]}, "tile-2-3", "belt-2-4", "slide 2 3 4"),
        ({"phase": "fork"}, "fork-join-left", "belt-1-1", "fork join-left 1 1"),
        ({"phase": "lure"}, "squirrel", "row-2", "lure 2"),
        ({"phase": "two-nuts"}, "supply-almond", "hand", "take almond"),
        ({"phase": "exchange", "nuts": [[1, 0, 0, 0]] * 3}, "box-almond", "supply-cashew", "exchange almond cashew"),
        ({"phase": "ship", "nuts": [[3, 0, 0, 0]] * 3}, "truck-AAA", "hand", "ship AAA"),
        ({"phase": "drop", "nuts": [[7, 0, 0, 0]] * 3}, "box-almond", "floor", "drop almond"),
        (
            {"phase": "discard", "bonus": [["double-build"] * 4, [], []], "nuts": [[1, 0, 0, 0]] * 3},
            "bonus-1",
            "floor",
            "discard double-build",
        ),
        ({"phase": "ship", "bonus": [["cashew-fork"], [], []]}, "bonus-1", "floor", "card cashew-fork 2"),
        ({"phase": "deal", **OFFER}, "box-almond", "floor", "give almond"),
        ({"phase": "deal", **OFFER}, "theirs-2-pistachio", "floor", "ask pistachio"),
    ],
)
def test_everything_is_done_by_hand(position: dict[str, Any], piece: str, spot: str, action: str) -> None:
    match = quiet(**position)
    assert [str(found) for found in drag(match, piece, spot).actions] == [action]
    assert GAME.attempt(look(GAME, match.state, 0), piece, spot) == (GAME.parse(action),) or piece == "box-almond"


@pytest.mark.rule("NT-9")
def test_a_card_on_the_floor_offers_both_halves() -> None:
    match = quiet(bonus=[["cashew-fork"], [], []])
    halves = drags(match, "bonus-1", "floor")
    assert [(str(gesture.actions[0]), gesture.says) for gesture in halves] == [
        ("card cashew-fork 1", "A Build lays a splitter or joiner"),
        ("card cashew-fork 2", "A cashew"),
    ]


@pytest.mark.rule("NT-9")
def test_a_box_on_a_player_is_a_trade() -> None:
    match = quiet(phase="trade", nuts=[[1, 0, 0, 0], [0, 1, 1, 0], [0] * 4])
    assert [gesture.says for gesture in drags(match, "box-almond", "seat-1")] == ["for one cashew", "for one peanut"]


def test_a_drag_says_which_paths_would_connect() -> None:
    match = quiet()  # boxes C A A A C A A A
    gesture = drag(match, "stack", "belt-1-1")
    assert [str(line.text) for line in gesture.lines] == ["almond, 1 to 2", "cashew, 2 to 1"]


@pytest.mark.rule("NT-5")
def test_hovering_lights_every_path_of_a_splitter() -> None:
    match = trucks(**CONNECTED, tiles=[[1, 1, "split-left"]])
    pieces = {piece.id: piece for piece in seen(match).pieces}
    assert pieces["dispenser-1"].lights == ("robot-1", "robot-2")
    assert pieces["dispenser-2"].lights == ()
    assert pieces["dispenser-2"].name == "Cashew dispenser in column 2: leads nowhere"
    assert pieces["robot-2"].lights == ("dispenser-1",)


@pytest.mark.rule("NT-6")
def test_a_truck_that_left_shows_who_sent_it() -> None:
    match = quiet(shipped=[[], ["AAA"], []])
    pieces = {piece.id: str(piece.name) for piece in seen(match).pieces}
    assert pieces["truck-AAA"] == "Truck with 3 almonds, 7 points: shipped by Player 2"
    assert pieces["truck-CCC"] == "Truck with 3 cashews, 7 points"


def test_the_run_button_says_what_it_would_bring() -> None:
    *_, run = seen(trucks(**CONNECTED, squirrel=5)).offered
    assert (run.hint, run.barrier) == ("Boxes 1 almond if the squirrel stays away", "")
    *_, run = seen(trucks(**CONNECTED, squirrel=8)).offered
    assert run.barrier == "the squirrel rolls"


def test_every_gesture_keeps_its_promise() -> None:
    match = quiet(bonus=[["double-build", "lure", "half-turn"], [], []], tiles=[[2, 3], [4, 5, "join-left"]])
    for gesture in seen(match).gestures:
        assert match.judge(gesture.actions), gesture
    each(match, "cross 1 1")
    play(match, "run")
    assert seen(match).prompt


def test_advice_names_actions_that_connect_more_and_waits_to_be_asked() -> None:
    match = quiet()
    (note,) = (note for note in seen(match).notes if note.title == "One more action")
    assert note.on_request
    assert note.name.split("; ")[0] == "Tile on conveyor 1: 1-2"


@pytest.mark.rule("NT-5")
def test_a_nut_rides_its_belt_to_the_robot_or_to_the_squirrel() -> None:
    match = trucks(**CONNECTED, squirrel=5, tiles=[[2, 1], [5, 1]])
    entry = match.prepare([GAME.parse("run")], watch=True)
    riding = []
    for frame in entry.frames:
        table = GAME.table(look(GAME, frame.state, 0), match.cast)
        riding += [(frame.event.kind, piece) for piece in table.pieces if piece.id == "riding"]
    assert [kind for kind, _ in riding] == [events.LEAVES, events.BOXED, events.LEAVES, events.EATEN]
    (_, leaves), (_, boxed), (_, _), (_, eaten) = riding
    assert not leaves.way
    xs = {round(x) for x, _ in boxed.way}
    assert min(xs) < max(xs), "it crosses over and back"
    assert boxed.like == leaves.like
    rows = {spot.id: spot.y for spot in seen(match).spots}
    assert abs(eaten.y - rows["row-5"]) < 20
    assert boxed.y > rows["roast-1"]
    assert not any(piece.id == "riding" for piece in GAME.table(look(GAME, entry.state, 0), match.cast).pieces)


def test_the_tools_have_words_and_keys() -> None:
    table = seen(quiet())
    (tools, *_) = table.hand
    assert [piece.caption for piece in tools.pieces] == ["Build", "Spin", "Feed"]
    assert {button.key: button.lifts for button in table.offered} == {"B": "stack", "S": "spin", "F": "", "Enter": ""}
    forks = seen(quiet(phase="fork")).hand[0].pieces
    assert [piece.caption for piece in forks] == ["Split left", "Split right", "Join left", "Join right"]


def test_when_both_actions_are_used_the_tools_wait_and_the_buttons_say_why() -> None:
    match = each(quiet(), "cross 1 1", "feed")
    table = seen(match)
    tools = [piece for group in table.hand for piece in group.pieces if piece.id in ("stack", "spin", "feed")]
    assert [piece.waits for piece in tools] == [True, True, True]
    assert all(button.why_not for button in table.offered if button.key != "Enter")


@pytest.mark.rule("NT-9")
def test_a_box_on_anothers_box_is_a_trade() -> None:
    match = quiet(phase="trade", nuts=[[1, 0, 0, 0], [0, 1, 1, 0], [0] * 4])
    theirs = [piece for group in seen(match).hand for piece in group.pieces if piece.id.startswith("theirs-")]
    assert [piece.id for piece in theirs] == ["theirs-2-cashew", "theirs-2-peanut"]
    assert drag(match, "box-almond", "theirs-2-peanut").actions == (GAME.parse("trade 2 almond peanut"),)


@pytest.mark.rule("NT-9")
def test_an_offer_is_shown_to_all_and_answered_by_the_one_who_is_asked() -> None:
    match = quiet(phase="deal", **OFFER)
    (button,) = seen(match).offered
    assert (button.label, button.key, button.barrier) == ("Make the offer", "Enter", "the other player is asked")
    play(match, "offer")
    for viewer in (-1, 0, 1, 2):
        table = seen(match, viewer)
        assert table.prompt == "Player 2: 1 almond from Player 1 for 1 cashew?"
        assert [note.name for note in table.notes] == ["Player 1 gives Player 2 1 almond for 1 cashew"]
        assert [button.key for button in table.offered] == (["A", "D"] if viewer == 1 else [])
        assert not table.gestures


@pytest.mark.rule("NT-7", "NT-9")
def test_a_card_too_many_can_be_played_or_discarded() -> None:
    match = quiet(phase="discard", bonus=[["cashew-fork"] * 4, [], []])
    assert [gesture.says for gesture in drags(match, "bonus-1", "floor")] == ["discard it", "A cashew"]


@pytest.mark.rule("NT-9")
def test_at_ship_without_a_truck_the_cards_can_be_played_or_the_turn_ended() -> None:
    match = quiet(phase="ship", bonus=[["cashew-fork", "lure"], [], []])
    table = seen(match)
    assert [(button.label, button.key, button.primary) for button in table.offered] == [("End the turn", "Enter", True)]
    assert table.how == "Put a bonus card onto the floor, or end the turn"
    assert [gesture.says for gesture in drags(match, "bonus-1", "floor")] == ["No limit of nuts at clean-up"]
    assert GAME.attempt(look(GAME, match.state, 0), "bonus-2", "floor") == (GAME.parse("card cashew-fork 2"),)


@pytest.mark.rule("NT-6")
def test_a_full_warehouse_lights_every_truck_and_has_buttons_for_the_best_three() -> None:
    match = quiet(left=0, nuts=[[5, 5, 4, 5], [0, 0, 0, 0], [0, 0, 0, 0]])
    play(match, "run")
    table = seen(match)
    ships = {gesture.piece for gesture in table.gestures if gesture.piece.startswith("truck-")}
    assert len(ships) == len([action for action in GAME.legal(match.state) if str(action).startswith("ship")]) > 9
    assert [str(button.label).split(":")[0] for button in table.offered] == ["+22", "+22", "+22", "No truck"]
    assert all(button.hint.startswith("Truck with ") for button in table.offered[:3])
    assert [button.key for button in table.offered] == ["1", "2", "3", "N"]
