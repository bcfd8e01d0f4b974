"""What is written as JSON is what plain() says, whatever was written before."""

from __future__ import annotations

import gc
import json
from functools import partial
from weakref import ref

import pytest

from nutdesk import games
from nutdesk.browser import quill
from nutdesk.browser.plain import plain
from nutdesk.browser.quill import Quill
from nutdesk.core.game import TABLE, look
from nutdesk.core.table import SeatCard
from nutdesk.core.words import spoken
from tests.conftest import Scale
from tests.phones.home import played


@pytest.mark.parametrize("game_id", games.ids())
def test_a_table_is_written_as_plain_data(game_id: str, scale: Scale, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load(game_id)
    for most in (quill.MOST, 50_000):
        monkeypatch.setattr(quill, "MOST", most)
        writer = Quill(partial(spoken, names=['Zoë "&<', "Ben\\", "\u2028", "D", "E", "F"]))
        for match in played(game, scale(2, 80), f"quill {game_id}"):
            for viewer in (TABLE, *range(len(match.players))):
                table = game.table(look(game, match.state, viewer), match.cast)
                assert json.loads(writer.write(table)) == json.loads(json.dumps(plain(table, writer.words)))
            result = game.result(match.state)
            if result is not None:
                assert json.loads(writer.write(result)) == json.loads(json.dumps(plain(result, writer.words)))


def test_what_is_not_written_any_more_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quill, "MOST", 200_000)
    game = games.load("nut-hunt")
    writer, seen = Quill(str), list[ref[SeatCard]]()
    for match in played(game, 20, "forgotten"):
        table = game.table(look(game, match.state, 0), match.cast)
        seen.append(ref(table.seats[0]))
        writer.write(table)
    assert seen[-1]() is not None
    gc.collect()
    assert seen[0]() is None
