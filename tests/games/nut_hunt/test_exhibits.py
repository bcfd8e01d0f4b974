"""What a lesson can show large: every key draws the thing that it names."""

from __future__ import annotations

import pytest

from nutdesk.core.table import Label, Svg
from nutdesk.games.nut_hunt import GAME
from nutdesk.games.nut_hunt.parts import OBJECTIVE_IDS, SEATS
from tests.texts import unknown, words_of

KEYS = (
    *(f"compass-{face}" for face in range(1, 7)),
    *(f"nest-{player.colour}" for player in SEATS),
    "exchange-acorn-walnut",
    "nuts",
    "reference",
    *OBJECTIVE_IDS,
)


@pytest.mark.parametrize("key", KEYS)
def test_every_component_is_drawn_and_named(key: str) -> None:
    piece = GAME.exhibit(key)
    assert piece is not None
    assert piece.id == key
    assert piece.art
    assert piece.w > 0
    assert piece.h > 0
    assert not [word for text in (piece.name, *words_of(piece)) for word in unknown(text, GAME.id, ())]


STRANGERS = (
    "",
    "wolf",
    "compass",
    "compass-0",
    "compass-7",
    "compass-north",
    "compass+1",
    "nest-green",
    "exchange-acorn",
    "exchange-acorn-acorn",
    "nuts-acorn",
    "nuts+1",
    "reference-2",
    "mouse-meadow/frog-pond",
    "mouse-meadow/hickory-haunt+",
    "mouse-meadow/hickory-haunt+10",
)


@pytest.mark.parametrize("key", STRANGERS)
def test_what_the_game_does_not_have_is_not_shown(key: str) -> None:
    assert GAME.exhibit(key) is None


def test_an_objective_shows_its_points_and_its_distance() -> None:
    for key, points in (("mouse-meadow/hickory-haunt", "4"), ("mouse-meadow/hickory-haunt+1", "4+1")):
        piece = GAME.exhibit(key)
        assert piece is not None
        assert [layer.text for layer in piece.art if isinstance(layer, Label)][-1] == points


def test_a_rolled_compass_lights_its_number() -> None:
    arts = [piece.art for face in range(1, 7) if (piece := GAME.exhibit(f"compass-{face}")) is not None]
    assert len(set(arts)) == 6


def test_three_squirrels_and_a_nest_have_the_players_colour() -> None:
    piece = GAME.exhibit("nest-red")
    assert piece is not None
    drawn = [layer.name for layer in piece.art if isinstance(layer, Svg)]
    assert drawn == ["ui-next", "squirrel-red", "squirrel-red", "squirrel-red", "nest-red"]
