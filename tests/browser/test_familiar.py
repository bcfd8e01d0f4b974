"""What is as before need not be written again."""

from __future__ import annotations

import pytest

from nutdesk import games
from nutdesk.browser.familiar import Familiar
from nutdesk.browser.quill import Quill
from nutdesk.core.game import TABLE, look
from tests.phones.home import played


@pytest.mark.parametrize("game_id", games.ids())
def test_a_familiar_table_says_the_same(game_id: str) -> None:
    game, familiar = games.load(game_id), Familiar()
    for match in played(game, 5, f"familiar {game_id}"):
        for viewer in (TABLE, *range(len(match.players))):
            table = game.table(look(game, match.state, viewer), match.cast)
            again = familiar(table)
            assert again == table
            assert Quill(str).write(again) == Quill(str).write(table)


def test_what_has_not_changed_is_the_very_same() -> None:
    game, familiar = games.load("nuts"), Familiar()
    match = next(played(game, 0, "same"))
    first, other = (game.table(look(game, match.state, TABLE), match.cast) for _ in range(2))
    assert first.spots[0] is not other.spots[0], "the game makes it anew"
    first, other = familiar(first), familiar(other)
    assert first.spots is other.spots
    assert first.pieces is other.pieces
