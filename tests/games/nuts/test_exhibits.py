"""What lessons show large: every card, tile, token and list has a key, a drawing and a name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nutdesk.core.game import look
from nutdesk.core.table import Art, Inset, Label, Svg
from nutdesk.core.words import Say
from nutdesk.games.nuts import GAME
from nutdesk.games.nuts.exhibits import keys
from nutdesk.games.nuts.house import GOALS
from nutdesk.games.nuts.orders import parts as orders
from nutdesk.games.nuts.parts import NUTS
from nutdesk.games.nuts.trucks import parts as trucks
from tests.games.nuts.factory import QUIET, at, each, seen


def layers(art: Art) -> Iterator[object]:
    for layer in art:
        yield from layers(layer.art) if isinstance(layer, Inset) else (layer,)


def texts(key: str) -> list[str]:
    piece = GAME.exhibit(key)
    assert piece is not None
    return [str(layer.text) for layer in layers(piece.art) if isinstance(layer, Label)]


@pytest.mark.parametrize("key", keys())
def test_every_exhibit_is_drawn_around_the_origin_and_named(key: str) -> None:
    piece = GAME.exhibit(key)
    assert piece is not None
    assert (piece.id, piece.x, piece.y, piece.spot) == (key, 0, 0, "")
    assert isinstance(piece.name, Say)
    assert piece.w > 0 < piece.h
    assert any(isinstance(layer, Svg | Label) for layer in layers(piece.art)) or key.startswith("tile-")


def test_there_is_one_for_every_card_and_tile() -> None:
    wanted = [f"goal-{name}" for name in GOALS]
    wanted += [f"card-{name}" for name in (*orders.CARDS, *trucks.CARDS)]
    wanted += [f"{kind}-{name}" for kind in ("nut", "order") for name in NUTS]
    wanted += [f"tile-{word}" for word in ("cross", *trucks.FORKS)]
    assert set(wanted) <= set(keys())


@pytest.mark.parametrize("key", ["", "goal", "card-XXXX", "sheet-0", "../goal-nut-lover", "order-1"])
def test_an_unknown_key_is_nothing(key: str) -> None:
    assert GAME.exhibit(key) is None


@pytest.mark.rule("NU-T2")
@pytest.mark.parametrize("key", ["prices", "prices-short"])
def test_the_list_of_prices_has_all_seven_actions(key: str) -> None:
    said = texts(key)
    for verb, price in orders.PRICES.items():
        assert said[said.index(verb.capitalize()) :][:3].count(str(price)) == 1


@pytest.mark.rule("NU-P7", "NU-E2")
def test_the_list_of_points_is_that_of_the_rules() -> None:
    said = texts("points")
    assert "1 · 3 · 6 · 10 · 15" in said
    assert {str(orders.ROW_POINTS), str(orders.SALT_POINTS), "3", "± 5–6"} <= set(said)


@pytest.mark.rule("NU-P6")
def test_the_list_of_goals_says_what_each_asks_for() -> None:
    said = texts("goals-list")
    asked = {str(title): said[said.index(str(title)) + 2] for title in orders.GOAL_TITLES}
    assert asked["Peanut Champion"] == "4"
    assert asked["Squirrel Buddy"] == "3"
    assert asked["Nut Lover"] == "1"


@pytest.mark.rule("NT-9")
def test_the_halves_of_all_cards_are_listed() -> None:
    said = {*texts("trucks-floor-halves"), *texts("trucks-nut-halves")}
    assert {str(trucks.HALF_TEXTS[half]) for pair in trucks.HALVES for half in pair} <= said


@pytest.mark.rule("NU-P1", "NU-P2")
def test_the_wide_floor_has_sixteen_columns_and_four_salters() -> None:
    piece = GAME.exhibit("wide-floor")
    assert piece is not None
    drawn = [layer.name for layer in layers(piece.art) if isinstance(layer, Svg)]
    assert drawn.count("dispenser") == 16
    assert drawn.count("salter") == 4
    assert [text for text in texts("wide-floor") if text.isdigit()] == [str(n) for n in range(1, 17)]


def test_every_player_s_sheet_and_this_turn_can_be_shown() -> None:
    match = at(**QUIET)
    for seat in range(3):
        table = GAME.table(look(GAME, match.state, seat), match.cast)
        assert {"this-turn", f"sheet-{seat}"} <= {note.id for note in table.notes}
    assert "goals" in {note.id for note in seen(match).notes}


def test_an_offer_can_be_shown() -> None:
    match = at(3, "trucks", nuts=[[1, 0, 0, 0], [0, 1, 0, 0], [0] * 4], bonus=[["double-spin"], [], []])
    each(match, "card double-spin 2", "trade 2 almond cashew")
    assert "offer" in {note.id for note in seen(match).notes}


def test_slots_and_conveyors_have_their_numbers_on_the_table() -> None:
    table = seen(at(**{**QUIET, "orders": "SAC.SACCSACC"}))
    there = {piece.id: piece.art for piece in table.pieces} | {spot.id: spot.art for spot in table.spots}
    for number in range(1, 13):
        thing = there["slot-4"] if number == 4 else there[f"order-{number}"]
        assert str(number) in [str(layer.text) for layer in thing if isinstance(layer, Label)]
    rows = [str(layer.text) for layer in table.backdrop if isinstance(layer, Label)]
    assert rows == ["1", "2", "3", "4", "5", "6"]
