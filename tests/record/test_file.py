"""A saved game opens as it was, whatever was tried and wherever the players stood."""

from __future__ import annotations

from pathlib import Path
from random import Random

import attrs
import pytest

from nutdesk import games, paths
from nutdesk.core.game import Player
from nutdesk.core.match import Match
from nutdesk.record import header_of, load, save
from nutdesk.record.format import EVERY
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.scene import load as load_scene
from tests.odd_files import needs_links
from tests.record.play import NICE, begun, played_out, refused, same, titled, turned, wander


@pytest.mark.parametrize("seats", games.load(NICE).players)
@pytest.mark.parametrize("taking_up", [False, True])
def test_a_game_with_branches_opens_as_it_was_after_every_step(tmp_path: Path, seats: int, taking_up: bool) -> None:
    match, path = begun(seats=seats, seed=f"{seats}", taking_up=taking_up), tmp_path / "a.nutdesk"
    header = header_of(match)

    def check() -> None:
        save(match, path, header)
        loaded = load(path)
        same(loaded.match, match)
        assert loaded.header == header

    check()
    wander(match, Random(seats), 40, check)


@pytest.mark.parametrize("game_id", games.ids())
def test_every_game_opens_as_it_was(tmp_path: Path, game_id: str) -> None:
    game, path = games.load(game_id), tmp_path / "a.nutdesk"
    for seats in game.players:
        match = begun(game_id, seats, f"{seats}")
        for _ in range(4):
            wander(match, Random(f"{seats}"), 40)
            save(match, path)
            same(load(path).match, match)


@pytest.mark.parametrize("game_id", games.ids())
def test_an_opened_game_goes_on_with_the_same_luck(tmp_path: Path, game_id: str) -> None:
    match, path = begun(game_id, games.load(game_id).usual), tmp_path / "a.nutdesk"
    wander(match, Random(1), 30)
    save(match, path)
    again = load(path).match
    wander(match, Random(2), 60)
    wander(again, Random(2), 60)
    same(again, match)


def test_a_copy_of_a_lesson_opens_although_its_steps_go_on_after_something_is_revealed(tmp_path: Path) -> None:
    lesson = Lesson(load_scene(paths.scenes() / "little-nutters" / "short-2-one-whole-turn.toml"))
    lesson.goto(len(lesson.scene.steps))
    save(lesson.match, tmp_path / "copy.nutdesk")
    same(load(tmp_path / "copy.nutdesk").match, lesson.match)


def test_redo_leads_where_it_did(tmp_path: Path) -> None:
    match, path = turned(begun()), tmp_path / "a.nutdesk"
    save(match, path)
    assert [entry.number for entry in load(path).match.ahead()] == [1, 2]


def test_an_ended_game_opens_as_ended(tmp_path: Path) -> None:
    match, path = played_out(begun(), Random(1)), tmp_path / "a.nutdesk"
    save(match, path)
    loaded = load(path).match
    same(loaded, match)
    assert loaded.over
    assert path.read_bytes().splitlines()[-1].startswith(b'{"end": ')


def test_a_game_from_a_written_position_opens_as_it_was(tmp_path: Path) -> None:
    first = wander(begun(), Random(1), 30)
    start = first.game.position(first.game.describe(first.state), first.options, 3)
    match, path = Match(first.game, first.options, first.players, "another", start=start), tmp_path / "a.nutdesk"
    match.begin()
    wander(match, Random(2), 20)
    save(match, path)
    loaded = load(path)
    same(loaded.match, match)
    assert loaded.header.start == match.game.describe(start)


def test_a_given_deal_is_not_a_written_position() -> None:
    match = begun(seed="one")
    other = Match(match.game, match.options, match.players, "two")
    other.begin(match.root.moves)
    assert header_of(other).start is None


def test_the_header_keeps_title_and_kinds(tmp_path: Path) -> None:
    match, path = begun(), tmp_path / "a.nutdesk"
    match.players = (match.players[0], attrs.evolve(match.players[1], kind="greedy"), match.players[2])
    header = titled(match, "Über den Bäumen 🐿")
    save(match, path, header)
    assert load(path).header == header
    assert load(path).match.players == match.players
    assert [who.kind for who in header.seated] == ["", "greedy", ""]


@pytest.mark.parametrize("name", ["two\nlines", "\x07", "half \ud800", "x" * 201, "\u2028"])
def test_a_name_that_could_not_be_read_back_is_refused_before_it_is_written(name: str) -> None:
    match = begun()
    match.players = (Player(name, "pink"), *match.players[1:])
    with pytest.raises(ValueError):
        header_of(match)


@pytest.mark.parametrize("name", ["", "Zoë", "نرگس\u200cجان", "👩\u200d🌾", "a\u00a0b", '"quoted\\"'])
def test_names_of_all_scripts_are_kept(tmp_path: Path, name: str) -> None:
    match, path = begun(), tmp_path / "a.nutdesk"
    match.players = (Player(name, "pink"), *match.players[1:])
    save(match, path)
    assert load(path).match.players[0].name == name


def test_a_match_is_not_recorded_before_its_deal() -> None:
    game = games.load(NICE)
    with pytest.raises(ValueError, match="deal"):
        header_of(Match(game, {}, game.seats[:2], "s"))


def test_positions_are_compared_at_intervals_and_at_the_end(tmp_path: Path) -> None:
    match, path = begun(), tmp_path / "a.nutdesk"
    for _ in range(EVERY + 2):
        match.play(match.game.legal(match.state)[0])
    save(match, path)
    assert load(path).compared == 3


@needs_links
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.nutdesk", tmp_path / "link.nutdesk"
    match = begun()
    save(match, real)
    link.symlink_to(real)
    save(wander(match, Random(1), 5), link)
    assert link.is_symlink()
    same(load(real).match, match)


def test_a_save_that_fails_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    match, path = begun(), tmp_path / "a.nutdesk"
    save(match, path)
    old = path.read_bytes()
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(old) - 10, limits[1]))
    try:
        with pytest.raises(OSError):
            save(wander(match, Random(1), 50), path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert path.read_bytes() == old
    assert list(tmp_path.iterdir()) == [path]


def test_saving_what_was_opened_writes_the_same_bytes(tmp_path: Path) -> None:
    match, path = wander(begun(), Random(3), 120), tmp_path / "a.nutdesk"
    save(match, path)
    loaded, old = load(path), path.read_bytes()
    save(loaded.match, path, loaded.header)
    assert path.read_bytes() == old


def test_where_this_version_plays_differently_is_said(tmp_path: Path) -> None:
    match, path = begun(), tmp_path / "a.nutdesk"
    for _ in range(20):
        match.play(match.game.legal(match.state)[0])
    save(match, path)
    rows = path.read_bytes().splitlines(keepends=True)
    assert b'"n": 16' in rows[17]
    rows[17] = rows[17].replace(b'"digest": "', b'"digest": "0')
    path.write_bytes(b"".join(rows))
    assert "between moves 8 and 16" in str(refused(path))


def test_a_game_opens_with_an_option_that_nobody_is_asked_about_any_more(tmp_path: Path) -> None:
    """The Automa's strength could once be chosen for any number of players."""
    game, path = games.load("nut-hunt"), tmp_path / "a.nutdesk"
    match = Match(game, game.chosen({"automa": "expert"}), game.seats[:3], "old")
    match.begin()
    save(match, path)
    same(load(path).match, match)
