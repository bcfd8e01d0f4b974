"""What a lesson shows large: nut cards, storage cards with their points, the squirrels, David."""

from __future__ import annotations

import pytest

from nutdesk.core.game import TABLE, look
from nutdesk.core.match import Match
from nutdesk.core.table import Label, Piece
from nutdesk.games.in_the_nuts import GAME
from nutdesk.games.in_the_nuts.parts import CAPACITY, CARDS, NUTS, POINTS, SEATS, SQUIRRELS

STORAGE = [f"storage-{number}" for number in range(1, CARDS + 1)]


def texts(piece: Piece | None) -> list[str]:
    assert piece is not None
    return [str(layer.text) for layer in piece.art if isinstance(layer, Label)]


@pytest.mark.parametrize("key", [*NUTS, *STORAGE, "storage", "squirrels", "raccoon"])
def test_every_exhibit_is_drawn_and_named(key: str) -> None:
    piece = GAME.exhibit(key)
    assert piece is not None
    assert (piece.id, bool(piece.name), bool(piece.art)) == (key, True, True)


@pytest.mark.parametrize("key", ["", "peanut", "storage-0", "storage-9", "walnut-walnut", "field-7"])
def test_an_unknown_key_shows_nothing(key: str) -> None:
    assert GAME.exhibit(key) is None


@pytest.mark.rule("IN-P3")
def test_the_storage_cards_say_how_many_nuts_fill_them_and_what_they_score() -> None:
    said = texts(GAME.exhibit("storage"))
    assert said[0::2] == [str(points) for points in POINTS]
    assert said[1::2] == [f"for {holds} nuts" for holds in CAPACITY]
    for key, points in zip(STORAGE, POINTS, strict=True):
        assert texts(GAME.exhibit(key)) == [str(points)]


@pytest.mark.rule("IN-P1")
def test_the_squirrels_of_all_colours_are_counted() -> None:
    assert texts(GAME.exhibit("squirrels")) == [f"{SQUIRRELS} ×"] * len(SEATS)


def test_the_dice_the_odds_and_the_checks_can_be_shown_large() -> None:
    match = Match(GAME, {}, SEATS[:2], "notes", fair=False)
    match.begin()
    found = set()
    while not {"dice", "odds", "checks"} <= found:
        found |= {note.id for note in GAME.table(look(GAME, match.state, TABLE), match.cast).notes}
        assert match.current.depth < 100
        match.play(GAME.legal(match.state)[-1])
