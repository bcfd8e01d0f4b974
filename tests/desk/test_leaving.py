"""No move is lost without a word: a disk that is full, a file that is gone or damaged, a program that was killed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QMessageBox, QWidget

from nutdesk import paths
from nutdesk.desk.home.thumbnail import kept_thumbnail
from nutdesk.desk.new_game.setup import quick_setup
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from nutdesk.games.nice_one_squirrel import GAME
from nutdesk.record import store
from nutdesk.record.file import load, save
from tests.desk.conftest import SIZE, begun
from tests.desk.hands import click, recent_games, settle, wish
from tests.odd_files import touches_open_files
from tests.record.play import played_out, same

ENOUGH = 256 * 1024
"""Bytes of the small disk."""


def box(window: MainWindow) -> QMessageBox:
    settle()
    (found,) = (box for box in window.findChildren(QMessageBox) if box.isVisible())
    return found


def answer(window: MainWindow, text: str) -> None:
    """Press the button that says this, with the keys that reach it."""
    asked = box(window)
    button = next(button for button in asked.buttons() if text in button.text().replace("&", ""))
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    settle()


def labels(buttons: list[QAbstractButton]) -> set[str]:
    return {button.text().replace("&", "") for button in buttons}


def is_asked(window: MainWindow) -> bool:
    settle()
    return any(box.isVisible() for box in window.findChildren(QMessageBox))


def seated(window: MainWindow, seed: str = "leaving") -> TablePage:
    match = begun(GAME, seed=seed, fair=False)
    window.seat(match, window.records.begin(match))
    assert window.page is not None
    return window.page


def play(page: TablePage, moves: int = 1) -> None:
    for _ in range(moves):
        match = page.session.match
        assert page.session.submit(wish(match.game.legal(match.state)[0]))
    settle()


def live() -> list[Path]:
    return sorted(store.journals().glob("*.nutdesk"))


class Disk:
    """A real disk, small enough to be filled."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._filler = place / "filler"

    def fill(self) -> None:
        with self._filler.open("ab", buffering=0) as file:
            try:
                while True:
                    file.write(b"\0" * 4096)
            except OSError:
                pass

    def free(self) -> None:
        self._filler.unlink()


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    place = tmp_path / "disk"
    place.mkdir()
    how = ["mount", "-t", "tmpfs", "-o", f"size={ENOUGH}", "tmpfs", str(place)]
    if sys.platform != "linux" or os.geteuid() or subprocess.run(how, capture_output=True, check=False).returncode:
        pytest.skip("nobody here may make a disk")
    monkeypatch.setenv("NUTDESK_HOME", str(place))
    yield Disk(place)
    subprocess.run(["umount", "-l", str(place)], check=True)


@pytest.fixture
def full(disk: Disk, show: Callable[[QWidget], None]) -> tuple[MainWindow, TablePage, Disk]:
    """A table with two moves on the disk, and then some that the disk did not take."""
    window = MainWindow()
    window.chosen_settings.change("pace", "off")
    window.resize(*SIZE)
    show(window)
    page = seated(window)
    play(page, 2)
    disk.fill()
    for entry in page.session.match.entries:  # the last block of the journal has room for some more
        page.session.annotate(entry, note="x" * 2000)
    play(page, 3)
    assert page.why_not.title == "Not saved"
    return window, page, disk


Full = tuple[MainWindow, TablePage, Disk]

WAYS: dict[str, Callable[[MainWindow], object]] = {
    "home": MainWindow.go_home,
    "close": MainWindow.close,
    "new game": MainWindow.new_game,
    "again": MainWindow.play_again,
    "lessons": lambda window: window.teaching.show_lessons(),
    "lab": lambda window: window.lab.show("statistics"),
    "scene": lambda window: window.authoring.make_scene(),
    "lesson": lambda window: window.open_lesson(min((paths.scenes() / GAME.id).glob("*.toml"))),
    "start": lambda window: window.start(quick_setup(GAME)),
}


# ---- a full disk ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
def test_whoever_leaves_moves_that_no_disk_took_is_asked(full: Full, way: str) -> None:
    window, page, disk = full
    WAYS[way](window)
    asked = box(window)
    assert "not saved: No space left on device" in asked.text()
    assert labels(asked.buttons()) == {"Try again", "Save it elsewhere…", "Leave anyway", "Stay"}
    QTest.keyClick(asked, Qt.Key.Key_Escape)
    assert window.page is page, "Escape stays"
    assert window.isVisible()
    assert not is_asked(window)
    match = page.session.match
    WAYS[way](window)
    answer(window, "Try again")
    assert window.page is page
    assert is_asked(window), "the disk is still full"
    disk.free()
    answer(window, "Try again")
    assert window.page is not page
    (path,) = (path for path in live() if load(path).header.seed == "leaving")
    same(load(path).match, match)


def test_what_is_left_knowingly_is_left(full: Full) -> None:
    window, _, disk = full
    window.go_home()
    answer(window, "Leave anyway")
    assert not is_asked(window)
    assert window.stack.currentWidget() is window.home
    disk.free()
    kept = load(live()[0]).match
    assert len(kept.entries) >= 3, "what the disk took before is there"
    assert not all(entry.note for entry in kept.entries[:3]), "and nothing else"


def test_a_window_that_is_closed_knowingly_closes(full: Full) -> None:
    window, _, _ = full
    window.close()
    assert window.isVisible()
    answer(window, "Leave anyway")
    assert not window.isVisible()


def test_what_the_disk_does_not_take_can_go_elsewhere(
    full: Full, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, page, _ = full
    match = page.session.match
    # The dialog is the system's own: it answers here without being shown.
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    window.go_home()
    answer(window, "Save it elsewhere")
    assert window.page is page, "nothing was chosen"
    copy = tmp_path / "elsewhere.nutdesk"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    window.go_home()
    answer(window, "Save it elsewhere")
    assert window.stack.currentWidget() is window.home
    same(load(copy).match, match)


def test_a_game_that_never_had_a_journal_asks_too(full: Full) -> None:
    window, _, disk = full
    window.go_home()
    answer(window, "Leave anyway")
    page = seated(window, "homeless")
    assert page.session.journal is None
    box(window).close()
    settle()
    window.go_home()
    assert window.stack.currentWidget() is window.home, "nothing was played: nothing is lost"
    page = seated(window, "homeless")
    box(window).close()
    play(page, 3)
    match = page.session.match
    window.go_home()
    assert "not saved" in box(window).text()
    disk.free()
    answer(window, "Try again")
    assert window.stack.currentWidget() is window.home
    (path,) = (path for path in live() if load(path).header.seed == "homeless")
    same(load(path).match, match)


def test_a_game_without_a_journal_that_replaces_another_asks_too(full: Full) -> None:
    window, page, _ = full
    window.start(quick_setup(GAME))
    answer(window, "Leave anyway")
    box(window).close()
    assert window.page is not None
    assert window.page is not page
    assert window.page.session.journal is None
    window.page.session.uncover()
    play(window.page, 3)
    window.go_home()
    assert "not saved" in box(window).text()
    answer(window, "Leave anyway")


def test_whoever_gives_moves_up_for_a_game_that_does_not_open_is_asked_again(full: Full, tmp_path: Path) -> None:
    window, page, _ = full
    bad = tmp_path / "bad.nutdesk"
    bad.write_text("nothing", encoding="utf-8")
    window.records.open_file(bad)
    answer(window, "Leave anyway")
    assert "is not a nutdesk record" in box(window).text()
    box(window).close()
    assert window.page is page
    window.go_home()
    assert "not saved" in box(window).text()
    answer(window, "Leave anyway")


def test_after_a_fault_moves_that_no_disk_took_are_still_on_the_table(full: Full) -> None:
    window, page, disk = full
    match = page.session.match
    window.recover()
    assert window.page is not page
    assert window.page is not None
    same(window.page.session.match, match)
    disk.free()
    play(window.page)
    same(load(live()[0]).match, window.page.session.match)


# ---- a file that others touch ---------------------------------------------------------------------------------------


@touches_open_files
def test_a_game_whose_file_is_gone_is_written_anew_and_that_is_said_once(window: MainWindow) -> None:
    page = seated(window)
    play(page, 2)
    (path,) = live()
    path.unlink()
    play(page)
    assert box(window).text() == (
        f"The file of this game was gone or cut short. The whole game was saved again, as {path.name}."
    )
    box(window).close()
    path.unlink()
    play(page, 2)
    assert not is_asked(window)
    same(load(path).match, page.session.match)


def test_another_window_neither_renames_nor_throws_away_the_game_that_is_played(window: MainWindow) -> None:
    page = seated(window)
    play(page, 2)
    (path,) = live()
    before = path.read_bytes()
    other = MainWindow()
    other.resize(*SIZE)
    other.show()
    for looker in (window, other):
        sheet = recent_games(looker)
        click(sheet.buttons["bin"])
        assert sheet.none.isVisible()
        assert "is being played now: leave that game first" in sheet.none.text()
        click(sheet.buttons["rename"])
        sheet.field.setText("Mine")
        QTest.keyClick(sheet.field, Qt.Key.Key_Return)
        assert "is being played now" in sheet.none.text()
        sheet.close_sheet()
    assert path.read_bytes() == before
    play(page)
    assert not is_asked(window)
    same(load(path).match, page.session.match)
    other.close()
    other.deleteLater()


# ---- damaged --------------------------------------------------------------------------------------------------------


def damaged(path: Path, line: int = 12) -> bytes:
    rows = path.read_bytes().splitlines(keepends=True)
    rows[line - 1] = b"?" + rows[line - 1]
    path.write_bytes(b"".join(rows))
    return path.read_bytes()


def test_what_can_be_read_of_a_damaged_file_is_opened_as_a_copy(window: MainWindow, tmp_path: Path) -> None:
    page = seated(window)
    play(page, 20)
    path = tmp_path / "game.nutdesk"
    save(page.session.match, path)
    data = damaged(path)
    window.go_home()
    before = live()
    assert not window.records.open_file(path)
    assert "is damaged at line 12" in box(window).text()
    assert "the damaged file stays as it is" in box(window).text()
    answer(window, "Open what can be read, up to move 9")
    assert window.page is not None
    assert len(window.page.session.match.line()) == 9
    window.go_home()
    (copy,) = (path for path in live() if path not in before)
    assert len(load(copy).match.entries) == 10, "it is kept, though nothing more was played"
    assert path.read_bytes() == data


def test_a_damaged_game_in_the_list_offers_what_can_be_read(window: MainWindow) -> None:
    page = seated(window)
    play(page, 20)
    window.go_home()
    (path,) = live()
    rows = len(path.read_bytes().splitlines())
    data = damaged(path, rows)
    sheet = recent_games(window)
    assert sheet.rows[0].game.problem
    assert sheet.buttons["open"].text() == "Open what can be read"
    assert not sheet.buttons["rename"].isEnabled()
    click(sheet.buttons["open"])
    answer(window, "Open what can be read, up to move 19")
    assert window.page is not None
    assert len(window.page.session.match.line()) == 19
    assert path.read_bytes() == data
    assert len(live()) == 2


def test_where_nothing_can_be_read_nothing_is_offered(window: MainWindow) -> None:
    page = seated(window)
    play(page, 20)
    window.go_home()
    (path,) = live()
    damaged(path, 1)
    sheet = recent_games(window)
    click(sheet.buttons["open"])
    assert labels(box(window).buttons()) == {"OK"}


def test_no_file_keeps_the_game_that_waits_from_the_home_screen(window: MainWindow) -> None:
    for seed in ("waits", "torn", "damaged"):
        play(seated(window, seed), 20)
        window.go_home()
    found = {load(path).header.seed: path for path in live()}
    damaged(found["damaged"])
    with found["torn"].open("ab") as file:
        file.write(b"\0" * 5000)
    for when, seed in enumerate(("waits", "torn", "damaged")):
        os.utime(found[seed], (10**9 + when, 10**9 + when))
    shutil.rmtree(paths.user_cache() / "pictures")
    window.go_home()
    assert window.home.resume.found is not None
    assert window.home.resume.found.path == found["torn"], "a write that was cut short takes nothing with it"
    os.utime(found["torn"], (10**8, 10**8))
    window.go_home()
    assert window.home.resume.found is not None
    assert window.home.resume.found.path == found["waits"], "and a damaged one hides none"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="every name of a file is text there")
def test_names_that_are_not_text_are_listed_and_opened(window: MainWindow) -> None:
    play(seated(window), 3)
    window.go_home()
    (path,) = live()
    odd = Path(os.fsdecode(os.fsencode(path.parent) + b"/\xff\xe4.nutdesk"))
    path.rename(odd)
    bad = Path(os.fsdecode(os.fsencode(path.parent) + b"/\xfe.nutdesk"))
    bad.write_text("?", encoding="utf-8")
    os.utime(bad, (1, 1))
    window.go_home()
    sheet = recent_games(window)
    settle(8)
    assert [row.lines()[0] for row in sheet.rows] == ["Nice One Squirrel!", "?"]
    assert not sheet.rows[0].picture.isNull()
    assert kept_thumbnail(odd, window.theme) is not None, "its picture need not be drawn again"
    click(sheet.buttons["open"])
    assert window.page is not None
    play(window.page)
    assert len(load(odd).match.entries) == 5


# ---- killed ---------------------------------------------------------------------------------------------------------


def test_a_game_that_was_over_as_the_program_was_killed_is_put_away_at_the_next_start(
    show: Callable[[QWidget], None],
) -> None:
    store.begin(played_out(begun(GAME), Random(1))).close()
    part = store.journals() / ".dead.part"
    part.touch()
    os.utime(part, (1, 1))
    window = MainWindow()
    show(window)
    window.close()
    assert live() == []
    assert len(list(store.games().glob("*.nutdesk"))) == 1
    assert not part.exists()
