"""A game leaves the desk as text, JSON or pictures, and comes back from the text."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QImage

from nutdesk import games
from nutdesk.cli import run
from nutdesk.core.game import TABLE
from nutdesk.core.match import Match
from nutdesk.desk.handout.filmstrip import FEW, MOST, moments, strip
from nutdesk.desk.shell.export import ExportSheet
from nutdesk.desk.shell.window import MainWindow
from nutdesk.record import save
from tests.desk.conftest import begun
from tests.desk.hands import click, letters, settle
from tests.record.play import same, titled


def played(match: Match, moves: int) -> Match:
    rng = Random(1)
    for _ in range(moves):
        if not match.over:
            match.play(rng.choice(match.game.legal(match.state)))
    return match


# ---- which moments --------------------------------------------------------------------------------------------------


def test_first_last_and_named_moments_are_always_there() -> None:
    match = played(begun(), 40)
    match.line()[6].name, match.line()[20].note = "x", "y"
    found = moments(match)
    assert found[0] is match.root
    assert found[-1] is match.line()[-1]
    assert {match.line()[6], match.line()[20]} <= set(found)
    assert FEW - 2 <= len(found) <= FEW + 2
    assert [entry.depth for entry in found] == sorted({entry.depth for entry in found})


@pytest.mark.parametrize("every", [1, 3, 7])
def test_every_so_many_moves(every: int) -> None:
    match = played(begun(), 25)
    depths = [entry.depth for entry in moments(match, every)]
    assert depths == sorted({*range(0, len(match.line()) + 1, every), len(match.line())})


def test_a_very_long_game_is_no_book() -> None:
    match = played(begun("nuts"), 300)
    assert len(moments(match, 1)) == min(MOST, len(match.line()) + 1)


def test_a_trial_is_not_in_the_pictures() -> None:
    match = played(begun(fair=False), 20)
    end = match.current
    match.goto(match.entries[5])
    other = next(action for action in match.game.legal(match.state) if (action,) != match.entries[6].moves[:1])
    match.play(other).variation = True
    assert moments(match)[-1] is end


# ---- pictures -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in games.ids() if games.load(name).secrets])
def test_a_strip_shows_the_public_table_only(name: str, qapp: object) -> None:
    match = begun(name, max(2, games.load(name).usual))
    state = match.game.determinize(match.game.view(match.state, TABLE), Random(5))
    pictures = []
    for start in (match.state, state):
        one = Match(match.game, match.options, match.players, match.seed, start=start)
        one.begin()
        pictures.append(strip(one, [one.root], 200).image)
    assert state != match.state, "or this proves nothing"
    assert pictures[0] == pictures[1]


def test_pictures_are_as_wide_as_asked(qapp: object) -> None:
    match = played(begun(), 4)
    assert strip(match, [match.root], 320).image.width() == 320 + 2 * 16
    assert strip(match, [match.root], 720).image.width() == 720 + 2 * 36


# ---- the menu -------------------------------------------------------------------------------------------------------


@pytest.fixture
def seated(window: MainWindow) -> MainWindow:
    match = played(begun(), 12)
    window.seat(match, window.records.begin(match))
    settle()
    return window


def drawn(window: MainWindow) -> None:
    """Wait until all pictures are drawn."""
    for _ in range(500):
        if window.exporter.reel is None:
            return
        settle()
    raise AssertionError("the pictures never end")


def test_text_written_from_the_menu_opens_again(seated: MainWindow, tmp_path: Path) -> None:
    page = seated.page
    assert page is not None
    match = page.session.match
    page.session.annotate(match.line()[2], name="The trap", note="two\nlines")
    seated.exporter.write("text", tmp_path / "a.txt")
    assert page.prompt.text == "Exported as a.txt"
    assert seated.records.open_file(tmp_path / "a.txt")
    assert seated.page is not None
    assert seated.page is not page
    same(seated.page.session.match, match)


def test_a_bad_text_is_one_sentence_and_the_game_stays(seated: MainWindow, tmp_path: Path) -> None:
    page = seated.page
    bad = tmp_path / "bad.txt"
    bad.write_text("nutdesk notation 1\ngame: nut-hunt\nhello\n", encoding="utf-8")
    assert not seated.records.open_file(bad)
    assert seated.complaint == (
        "'bad.txt' is damaged at line 3: it is neither a move nor a word of this notation: 'hello'."
    )
    assert seated.page is page


def test_json_and_pictures_are_written(seated: MainWindow, tmp_path: Path) -> None:
    seated.exporter.write("json", tmp_path / "a.json")
    assert len(json.loads((tmp_path / "a.json").read_text("utf-8"))["entries"]) == 13
    seated.exporter.write("strip", tmp_path / "a.png", every=5, width=160)
    assert not (tmp_path / "a.png").exists(), "nobody waits for pictures"
    drawn(seated)
    assert not QImage(str(tmp_path / "a.png")).isNull()


@pytest.mark.parametrize("kind", ["text", "strip"])
def test_a_disk_that_does_not_take_it_is_one_sentence(seated: MainWindow, tmp_path: Path, kind: str) -> None:
    seated.exporter.write(kind, tmp_path / "none" / "a.txt", width=160)
    drawn(seated)
    assert seated.complaint.startswith("a.txt could not be saved: ")


def test_the_sheet_asks_which_pictures_and_how_large(seated: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int, int]] = []
    monkeypatch.setattr(seated.exporter, "ask", lambda kind, *, every, width: asked.append((kind, every, width)))
    seated.actions_["export"].trigger()
    settle()
    sheet = seated.findChild(ExportSheet)
    assert sheet is not None
    letters(sheet, "e")
    click(sheet.size_button)
    letters(sheet, "3")
    assert asked == [("strip", 1, 720)]


# ---- the command line -----------------------------------------------------------------------------------------------


def test_the_command_line_exports_all_three(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, path = played(begun(), 10), tmp_path / "a.nutdesk"
    save(match, path, titled(match, "Friday"))
    for kind, name in (("text", "a.txt"), ("json", "a.json"), ("strip", "a.png")):
        out = tmp_path / name
        assert run(["record", "export", str(path), "--as", kind, "--out", str(out), "--width", "160"]) == 0
        assert out.stat().st_size > 100
    assert run(["record", "export", str(tmp_path / "a.txt"), "--out", str(tmp_path / "b.txt")]) == 0
    assert (tmp_path / "a.txt").read_bytes() == (tmp_path / "b.txt").read_bytes()
    (tmp_path / "a.txt").write_text("nutdesk notation 1\nwhat\n", encoding="utf-8")
    assert run(["record", "export", str(tmp_path / "a.txt"), "--out", str(tmp_path / "c.txt")]) == 2
    assert "'a.txt' is damaged at line 2" in capsys.readouterr().err
    assert not (tmp_path / "c.txt").exists()
