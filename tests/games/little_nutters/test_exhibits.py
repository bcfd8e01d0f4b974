"""What lessons show large: every card, character and symbol, kinds of cards, sacks, and the parts of a turn."""

from __future__ import annotations

import pytest

from nutdesk.core.table import Label, Svg
from nutdesk.games.little_nutters import GAME
from nutdesk.games.little_nutters.parts import CARD_OF, CHARACTERS, DECK, FACES

KEYS = (
    *FACES,
    *(card.id for card in DECK.cards),
    *(character.id for character in CHARACTERS),
    *("leaf", "paw", "moon", "attack", "obstacle", "defence", "sack-5", "sack-6", "sack-7", "turn"),
)


@pytest.mark.parametrize("key", dict.fromkeys(KEYS))
def test_everything_that_a_lesson_shows_large_is_drawn_and_named(key: str) -> None:
    piece = GAME.exhibit(key)
    assert piece is not None
    assert (piece.id, piece.spot) == (key, "")
    assert piece.name.strip()
    assert piece.art
    assert min(piece.w, piece.h) > 0


def test_a_card_shows_its_own_words_and_its_symbol() -> None:
    for face, key in enumerate(FACES):
        piece = GAME.exhibit(key)
        assert piece is not None
        written = {layer.text for layer in piece.art if isinstance(layer, Label)}
        assert CARD_OF[face].name in written
        drawn = {layer.name for layer in piece.art if isinstance(layer, Svg)}
        assert CARD_OF[face].picture in drawn
        symbol = key.rpartition("-")[2]
        if symbol in ("leaf", "paw", "moon") and not CARD_OF[face].outcomes:
            assert [name for name in drawn if name.startswith("symbol-")] == [f"symbol-{symbol}"]


@pytest.mark.parametrize("kind", ["attack", "obstacle", "defence"])
def test_a_kind_of_cards_names_all_of_them(kind: str) -> None:
    piece = GAME.exhibit(kind)
    assert piece is not None
    written = {layer.text for layer in piece.art if isinstance(layer, Label)}
    cards = [card for card in DECK.cards if card.category == kind]
    assert {card.name for card in cards} | {card.text for card in cards} <= written


@pytest.mark.parametrize(("nuts", "players"), [(5, "6"), (6, "5"), (7, "2–4")])
@pytest.mark.rule("LN-S1")
def test_a_sack_says_for_how_many_players_it_is_enough(nuts: int, players: str) -> None:
    piece = GAME.exhibit(f"sack-{nuts}")
    assert piece is not None
    assert sum(isinstance(layer, Svg) and layer.name == "nut-acorn" for layer in piece.art) == nuts
    assert f"{players} players" in {layer.text for layer in piece.art if isinstance(layer, Label)}


@pytest.mark.parametrize("key", ["", "sack-0", "sack-99", "hand", "boost", "dragon"])
def test_nothing_else_is_a_component(key: str) -> None:
    assert GAME.exhibit(key) is None
