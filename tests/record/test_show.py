"""Records as text for people."""

from __future__ import annotations

from pathlib import Path
from random import Random

import attrs
import pytest

from nutdesk.core.match import Match
from nutdesk.record import BadFile, save, show, verify
from tests.record.play import begun, played_out, titled, wander


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.nutdesk"


def test_players_moves_and_result_are_shown(path: Path) -> None:
    match = begun(seats=2, taking_up=True)
    for _ in range(4):
        match.play(match.game.legal(match.state)[-1])
    match.players = (match.players[0], attrs.evolve(match.players[1], kind="greedy"))
    save(match, path, titled(match, "Friday"))
    text = show(path).splitlines()
    assert text[:4] == [
        "Nice One Squirrel!: Friday",
        "  player 1  Tufty (pink)",
        "  player 2  Cyril (black, greedy)",
        "  taking-up: on",
    ]
    assert text[-6:] == [
        "    1  Tufty      place 9",
        "    2  Tufty      nothing",
        "    3  Cyril      place 8",
        "    4  Cyril      nothing",
        "",
        "Not over: Tufty is to act.",
    ]


def test_the_result_names_the_winner(path: Path) -> None:
    match = played_out(begun(seats=2), Random(1))
    save(match, path)
    result = match.game.result(match.state)
    assert result is not None
    text = show(path)
    for seat, player in enumerate(match.players):
        line = f"  {player.name} {result.scores[seat]}{', wins' if seat in result.winners else ''}"
        assert line in text.splitlines()


def test_every_entry_is_shown_once_and_branches_apart(path: Path) -> None:
    match = wander(begun(), Random(1), 80)
    save(match, path)
    main, aside = show(path).split("Also tried:")
    shown = [int(row[:5]) for row in (main + aside).splitlines() if row[:5].strip().isdigit()]
    assert sorted(shown) == list(range(len(match.entries)))
    assert f"{match.line()[-1].number:>5}  " in main
    assert all("(after " in row for row in aside.splitlines() if row[:5].strip().isdigit())


def test_a_written_position_is_named(path: Path) -> None:
    first = wander(begun(), Random(1), 10)
    match = Match(first.game, first.options, first.players, "s", start=first.state)
    match.begin()
    save(match, path)
    assert "  from a written position" in show(path).splitlines()


def test_verify_says_what_was_compared(path: Path) -> None:
    match = begun()
    for _ in range(9):
        match.play(match.game.legal(match.state)[0])
    save(match, path)
    assert verify(path) == "'game.nutdesk' is in order: Nice One Squirrel!, 9 moves, 3 positions compared."


def test_a_bad_file_is_neither_shown_nor_verified(path: Path) -> None:
    path.write_text("no", encoding="utf-8")
    for read in (show, verify):
        with pytest.raises(BadFile):
            read(path)
