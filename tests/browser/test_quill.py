"""What is written as JSON is what plain() says, whatever was written before."""

from __future__ import annotations

import json
from functools import partial

import pytest

from nutdesk import games
from nutdesk.browser import quill
from nutdesk.browser.plain import plain
from nutdesk.browser.quill import Quill
from nutdesk.core.game import TABLE, look
from nutdesk.core.words import spoken
from tests.conftest import Scale
from tests.phones.home import played


@pytest.mark.parametrize("game_id", games.ids())
def test_a_table_is_written_as_plain_data(game_id: str, scale: Scale, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load(game_id)
    for most in (quill.MOST, 500):
        monkeypatch.setattr(quill, "MOST", most)
        writer = Quill(partial(spoken, names=['Zoë "&<', "Ben\\", "\u2028", "D", "E", "F"]))
        for match in played(game, scale(2, 80), f"quill {game_id}"):
            for viewer in (TABLE, *range(len(match.players))):
                table = game.table(look(game, match.state, viewer), match.cast)
                assert json.loads(writer.write(table)) == json.loads(json.dumps(plain(table, writer.words)))
            result = game.result(match.state)
            if result is not None:
                assert json.loads(writer.write(result)) == json.loads(json.dumps(plain(result, writer.words)))
