"""What belongs to one game stands in its folder: the shared rooms ask the games, and name none."""

from __future__ import annotations

import ast
from pathlib import Path

from nutdesk import games

PACKAGE = Path(games.__file__).parents[1]
SHOWN = {"bench.py", "demo.py", "phone_bench.py"}
"""They measure and show with games of their choice."""


def test_no_shared_room_names_a_game() -> None:
    names = {*games.ids(), "automa"}
    named = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}: {node.value}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.name not in SHOWN and not path.is_relative_to(PACKAGE / "games")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in names
    ]
    assert not named


def test_who_plays_without_a_seat_is_called_what_its_game_calls_it() -> None:
    assert list(games.others("automa"))[:1] == [("nut-hunt", "Automa")]
    assert list(games.others("wise")) == []
