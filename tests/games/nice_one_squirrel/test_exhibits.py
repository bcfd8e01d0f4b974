"""What a lesson shows large: nuts, squirrels, and sums that are right."""

from __future__ import annotations

import pytest

from nutdesk.core.table import Label, Piece
from nutdesk.games.nice_one_squirrel import GAME
from nutdesk.games.nice_one_squirrel.parts import NUT, NUTS, SEATS, SPELLED
from nutdesk.games.nice_one_squirrel.rules import score

TWINS = "blue-chestnut on blue-chestnut"


def texts(piece: Piece) -> list[str]:
    return [str(layer.text) for layer in piece.art if isinstance(layer, Label)]


@pytest.mark.parametrize("key", [*NUTS, "nuts", "squirrels", TWINS])
def test_every_exhibit_is_drawn_and_named(key: str) -> None:
    piece = GAME.exhibit(key)
    assert piece is not None
    assert (piece.id, bool(piece.name), bool(piece.art)) == (key, True, True)


@pytest.mark.parametrize(
    "key", ["", "cache-1", "nut", "pink-acorn", "red-acorn on ", "red-acorn on pink-acorn", " on red-acorn"]
)
def test_an_unknown_key_shows_nothing(key: str) -> None:
    assert GAME.exhibit(key) is None


def test_a_nut_is_called_by_its_name() -> None:
    piece = GAME.exhibit("green-walnut")
    assert piece is not None
    assert piece.name == SPELLED[NUT["green-walnut"]]


@pytest.mark.rule("NS-P3")
def test_all_squirrels_bear_their_names() -> None:
    piece = GAME.exhibit("squirrels")
    assert piece is not None
    assert texts(piece) == [str(player.name) for player in SEATS]


@pytest.mark.rule("NS-T4")
@pytest.mark.parametrize(
    ("nut", "lying"),
    [
        ("blue-acorn", "blue-chestnut yellow-walnut"),
        ("blue-chestnut", "blue-chestnut yellow-walnut blue-acorn yellow-chestnut"),
        ("red-acorn", "green-walnut"),
        ("blue-chestnut", " ".join((*["blue-acorn", "blue-hazelnut", "blue-walnut"] * 2, "blue-chestnut"))),
    ],
)
def test_a_sum_says_what_the_nut_scores_line_by_line(nut: str, lying: str) -> None:
    parts = score([NUT[other] for other in lying.split()], NUT[nut])
    piece = GAME.exhibit(f"{nut} on {lying}")
    assert piece is not None
    assert texts(piece)[1::2] == [*(f"+{part}" for part in parts), str(sum(parts))]
    assert f"scores {sum(parts)} point" in piece.name
