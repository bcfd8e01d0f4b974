"""Every action is in its file before it is seen, whatever happens to the program."""

from __future__ import annotations

import errno
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from nutdesk.core.game import Player
from nutdesk.desk.new_game.setup import quick_setup
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from nutdesk.games.nice_one_squirrel import GAME
from nutdesk.record import store
from nutdesk.record.file import load, save
from nutdesk.record.journal import Journal
from tests.desk.bots import hurried, seated, thinking_ends, wait_for, wait_for_person
from tests.desk.conftest import begun
from tests.desk.hands import (
    choices,
    click,
    drag,
    key,
    letters,
    make,
    open_recent,
    recent_games,
    rested,
    seat_people,
    settle,
)
from tests.record.play import same

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ROOT = Path(__file__).parents[2]
__all__ = ["thinking_ends"]


def start(window: MainWindow, seed: str = "journal") -> TablePage:
    """A new game through the home screen: its cover, its sheet, play."""
    cover = next(cover for cover in window.home.covers if cover.game.id == GAME.id)
    click(cover.change)
    assert window.home.sheet is not None
    window.home.sheet.seed.setText(seed)
    seat_people(window.home.sheet)
    click(window.home.sheet.play_button)
    assert window.page is not None
    window.page.session.uncover()
    settle()
    return window.page


def live() -> list[Path]:
    return sorted(store.journals().glob("*.nutdesk"))


def done() -> list[Path]:
    return sorted(store.games().glob("*.nutdesk"))


def sentence(window: MainWindow) -> str:
    """The one sentence of the box that is open; the box is closed."""
    settle()
    boxes = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    assert len(boxes) == 1
    text = boxes[0].text()
    assert text == window.complaint
    boxes[0].close()
    settle()
    return text


def answer(window: MainWindow, text: str) -> None:
    """Press a button of the box that is open."""
    settle()
    (box,) = (box for box in window.findChildren(QMessageBox) if box.isVisible())
    next(button for button in box.buttons() if text in button.text()).click()
    settle()


# ---- killed ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("doing", ["dragging", "moving", "reseating"])
def test_a_killed_program_reopens_where_it_was(window: MainWindow, doing: str) -> None:
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.desk.killed", doing],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
        text=True,
    )
    assert child.stdin is not None
    assert child.stdout is not None

    def hear() -> dict[str, Any]:
        assert child.stdout is not None
        said = child.stdout.readline()
        assert said, "the program ended by itself"
        told: dict[str, Any] = json.loads(said)
        return told

    try:
        last = hear()
        for word in ("play", "play", "undo", "play", "play", "last"):
            child.stdin.write(word + "\n")
            child.stdin.flush()
            last = hear()
    finally:
        child.kill()
        child.wait()
        child.stdin.close()
        child.stdout.close()
    assert child.returncode != 0, "it did not end by itself"
    assert last["busy"] == (doing == "moving")
    assert last["line"] == (4 if doing == "moving" else 3)
    assert ("Ida" in last["names"]) == (doing == "reseating")
    window.go_home()
    assert window.home.resume.resume_button.isVisible()
    click(window.home.resume.resume_button)
    page = window.page
    assert page is not None
    match = page.session.match
    assert match.game.describe(match.state) == last["state"]
    assert len(match.line()) == last["line"]
    assert [player.name for player in match.players] == last["names"]
    assert len(match.entries) > len(match.line()) + 1, "the line that was left is there too"
    # And it goes on, in the same journal.
    page.session.uncover()
    settle()
    make(page, choices(page)[0])
    settle()
    assert len(live()) == 1
    assert len(match.line()) == last["line"] + 1
    same(load(live()[0]).match, match)


# ---- while it is played ---------------------------------------------------------------------------------------------


def test_every_move_is_in_the_file_when_it_is_seen(window: MainWindow) -> None:
    page = start(window)
    (path,) = live()
    same(load(path).match, page.session.match)
    seen: list[int] = []
    page.animator.ended.connect(lambda: seen.append(len(load(path).match.entries)))
    drag(page, "squirrel-0", "cache-9")
    letters(page, "n")
    assert seen == [2, 3]
    page.session.undo()
    same(load(path).match, page.session.match)
    page.session.redo()
    same(load(path).match, page.session.match)
    assert "saved" in page.title.subtitle


def test_undo_past_three_bots_is_one_move_of_the_match_and_one_write(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = seated("", "kit", "kit", "kit", fair=False)
    window.seat(match, window.records.begin(match))
    assert window.page is not None
    page = hurried(window.page)
    drag(page, "squirrel-0", "cache-9")
    letters(page, "n")
    wait_for_person(qtbot, page)
    there, (path,) = match.current, live()
    assert {entry.seat for entry in match.line()} == {0, 1, 2, 3}
    synced: list[int] = []
    sync = os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: (synced.append(handle), sync(handle))[1])
    page.bots.set_paused(True)
    for keys, modifier, at in (
        ("undo", CTRL, match.line()[0]),
        ("redo", CTRL | SHIFT, there),
    ):
        synced.clear()
        lines = path.read_text("utf-8").count("\n")
        key(page, Qt.Key.Key_Z, modifier=modifier)
        assert match.current is at, keys
        assert path.read_text("utf-8").count("\n") == lines + 1, keys
        wait_for(qtbot, lambda: synced)
        assert len(synced) == 1, keys
        same(load(path).match, match)


def test_a_game_that_was_left_waits_on_the_home_screen(window: MainWindow) -> None:
    page = start(window)
    drag(page, "squirrel-0", "cache-9")
    state = page.session.match.state.copy()
    key(page, Qt.Key.Key_H, modifier=CTRL)
    assert window.stack.currentWidget() is window.home
    assert window.home.resume.found is not None
    assert window.home.resume.found.players == ("Tufty", "Cyril", "Nutkin")
    assert not window.home.resume.thumbnail.isNull()
    click(window.home.resume.resume_button)
    assert window.page is not None
    assert window.page.session.match.state == state
    assert window.page.session.covered, "whoever opens it sees no hand"
    assert window.page.session.can_undo()


def test_the_resume_picture_shows_no_hand_and_the_panel_names_the_game(window: MainWindow) -> None:
    page = start(window)
    drag(page, "squirrel-0", "cache-9")
    window.go_home()
    assert window.home.resume.accessibleName().startswith("Pick up where you left off: Nice One Squirrel!, Today")


def test_closing_the_window_leaves_the_game_waiting(window: MainWindow) -> None:
    page = start(window)
    drag(page, "squirrel-0", "cache-9")
    state = page.session.match.state.copy()
    window.close()
    settle()
    assert load(live()[0]).match.state == state
    other = MainWindow()
    other.records.resume()
    assert other.home.resume.found is not None
    assert other.page is not None
    assert other.page.session.match.state == state
    other.close()
    other.deleteLater()


def test_a_game_in_another_window_is_not_written_twice(window: MainWindow) -> None:
    start(window)
    other = MainWindow()
    other.records.resume()
    assert other.page is None
    assert other.complaint.endswith("is being played in another window of nutdesk.")
    other.close()
    other.deleteLater()


def test_finished_games_move_away(window: MainWindow) -> None:
    position = {
        "squirrels": [1, 6],
        "hands": [["blue-acorn"], ["red-acorn"]],
        "ender": 2,
        "caches": {"2": ["blue-walnut"]},
    }
    options = GAME.chosen({})
    match = begun(GAME, 2)
    match = type(match)(GAME, options, match.players, "end", start=GAME.position(position, options, 2))
    match.begin()
    window.seat(match, store.begin(match))
    page = window.page
    assert page is not None
    page.session.uncover()
    settle()
    drag(page, "hand-blue-acorn-0", "cache-2")
    settle()
    assert page.end_sheet.isVisible()
    assert (len(live()), len(done())) == (1, 0)
    rested(page)
    click(page.end_bar.home_button)
    assert window.stack.currentWidget() is window.home
    assert (len(live()), len(done())) == (0, 1)
    assert window.home.resume.found is None
    assert load(done()[0]).match.over
    sheet = recent_games(window)
    assert [row.lines()[:2] for row in sheet.rows] == [("Nice One Squirrel!", "Tufty, Cyril")]
    assert "Won by" in sheet.rows[0].lines()[2]
    click(sheet.buttons["open"])
    assert window.page is not None
    assert window.page.session.match.over
    assert window.page.end_sheet.isVisible()
    window.go_home()
    assert (len(live()), len(done())) == (0, 1), "looking at it does not double it"


def test_a_game_in_which_nothing_was_played_does_not_hide_the_one_that_waits(window: MainWindow) -> None:
    page = start(window, "waits")
    drag(page, "squirrel-0", "cache-9")
    window.go_home()
    start(window, "looked at")
    window.go_home()
    assert len(live()) == 1
    window.records.resume()
    window.go_home()
    window.records.resume()
    assert window.page is not None
    assert window.page.session.match.seed == "waits"


def test_play_again_has_the_same_people_and_other_luck(window: MainWindow) -> None:
    setup = quick_setup(GAME)
    players = (Player("Ada", "pink"), Player("Bo", "black"))
    window.start(type(setup)(GAME, players, GAME.chosen({"taking-up": True}), "again", fair=False, first=0))
    window.play_again()
    assert window.page is not None
    match = window.page.session.match
    assert match.players == players[::-1], "the next one begins"
    assert match.options == {"taking-up": True}
    assert not match.fair
    assert match.seed != "again"


# ---- save and open --------------------------------------------------------------------------------------------------


def test_save_a_copy_and_open_it(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = start(window)
    drag(page, "squirrel-0", "cache-9")
    letters(page, "n")
    match = page.session.match
    copy = tmp_path / "my game.nutdesk"
    # The dialog is the system's own: it answers here without being shown.
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy.with_suffix("")), ""))
    key(page, Qt.Key.Key_S, modifier=CTRL)
    same(load(copy).match, match)
    data = copy.read_bytes()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(copy), ""))
    key(page, Qt.Key.Key_O, modifier=CTRL)
    assert window.page is not page
    assert window.page is not None
    same(window.page.session.match, match)
    window.page.session.uncover()
    settle()
    make(window.page, choices(window.page)[0])
    assert copy.read_bytes() == data, "what is played on goes into a journal of its own"
    assert len(live()) == 2


def test_a_copy_that_cannot_be_written_is_one_sentence(window: MainWindow, tmp_path: Path) -> None:
    start(window)
    assert not window.records.save_file(tmp_path / "nowhere" / "game.nutdesk")
    assert sentence(window) == "game.nutdesk could not be saved: No such file or directory."


def bad_files(tmp_path: Path) -> dict[str, bytes]:
    match = begun(GAME)
    good = tmp_path / "good"
    save(match, good)
    data = good.read_bytes()
    return {
        "empty": b"",
        "foreign": b"PK\x03\x04 this is a zip file\n",
        "truncated": data[: len(data) * 2 // 3],
        "newer": data.replace(b'"nutdesk": ', b'"nutdesk": 99', 1),
        "other game": data.replace(b"nice-one-squirrel", b"nice-two-squirrel", 1),
        "illegal move": data.replace(b'"lines": 1', b'"lines": 2', 1) + b'{"n": 1, "after": 0, "moves": ["move 3"]}\n',
        "deep": b"[" * 200_000,
        "types": b'{"nutdesk": "one", "game": 7}\n',
    }


def test_a_bad_file_is_one_sentence_and_stays_as_it_is(window: MainWindow, tmp_path: Path) -> None:
    for kind, data in bad_files(tmp_path).items():
        path = tmp_path / f"{kind}.nutdesk"
        path.write_bytes(data)
        assert not window.records.open_file(path)
        said = sentence(window)
        assert kind in said
        assert said.endswith(".")
        assert "\n" not in said
        assert path.read_bytes() == data
    assert window.page is None
    assert window.stack.currentWidget() is window.home
    assert live() == []


def test_a_bad_file_leaves_the_game_on_the_table(window: MainWindow, tmp_path: Path) -> None:
    page = start(window)
    path = tmp_path / "bad.nutdesk"
    path.write_bytes(b"nothing\n")
    window.records.open_file(path)
    sentence(window)
    assert window.page is page
    drag(page, "squirrel-0", "cache-9")
    same(load(live()[0]).match, page.session.match)


def test_a_damaged_journal_does_not_stop_the_desk(window: MainWindow) -> None:
    page = start(window)
    drag(page, "squirrel-0", "cache-9")
    window.go_home()
    (path,) = live()
    lines = path.read_bytes().splitlines(keepends=True)
    damaged = b"".join((*lines[:-1], b'{"n": 1, "after": 0, "moves": ["fly 9"]}\n'))
    path.write_bytes(damaged)
    window.go_home()
    assert window.home.resume.found is None
    open_recent(window)
    said = sentence(window)
    assert "damaged" in said or "line" in said
    assert path.read_bytes() == damaged


# ---- a full disk ----------------------------------------------------------------------------------------------------


class FullDisk:
    """A disk that takes no more bytes and no new files while it is full; these calls are the system's, not ours.

    test_leaving.py has a real one, where it can be made.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self._write, self._open = os.write, os.open
        monkeypatch.setattr(os, "write", self.write)
        monkeypatch.setattr(os, "open", self.open)

    def open(self, path: Any, flags: int, *more: Any, **named: Any) -> int:
        if self.full and flags & os.O_CREAT:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return self._open(path, flags, *more, **named)

    def write(self, handle: int, data: bytes) -> int:
        if not self.full or handle <= 2:
            return self._write(handle, data)
        if len(data) > 10:  # the first bytes still fit
            self._write(handle, bytes(data)[:10])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_says_not_saved_and_the_next_move_keeps_both(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = start(window)
    (path,) = live()
    disk = FullDisk(monkeypatch)
    disk.full = True
    before = load(path).match
    drag(page, "squirrel-0", "cache-9")
    assert page.why_not.isVisible()
    assert page.why_not.title == "Not saved"
    assert "No space left on device" in page.why_not.reason
    assert len(page.session.match.line()) == 1, "the move is made all the same"
    same(load(path).match, before)
    disk.full = False
    letters(page, "n")
    assert page.why_not.isHidden()
    assert len(page.session.match.line()) == 2
    same(load(path).match, page.session.match)


def test_what_was_not_saved_is_saved_when_the_game_is_left(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    page = start(window)
    disk = FullDisk(monkeypatch)
    disk.full = True
    drag(page, "squirrel-0", "cache-9")
    state = page.session.match.state.copy()
    disk.full = False
    window.go_home()
    assert load(live()[0]).match.state == state


def test_a_disk_that_stays_full_closes_no_door(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    page = start(window)
    disk = FullDisk(monkeypatch)
    disk.full = True
    drag(page, "squirrel-0", "cache-9")
    window.go_home()
    answer(window, "Leave anyway")
    assert window.stack.currentWidget() is window.home
    window.start(attrs.evolve(quick_setup(GAME), first=0))
    assert "No space left on device" in sentence(window)
    assert window.page is not None, "one can play without a journal"
    assert isinstance(window.page.session.journal, Journal | None)
    assert "saved" not in window.page.title.subtitle
    window.close()
    assert not window.isVisible()


def test_a_home_that_cannot_be_written_closes_no_door(window: MainWindow, nutdesk_home: Path) -> None:
    shutil.rmtree(nutdesk_home)
    nutdesk_home.write_text("a file where the folder should be", encoding="utf-8")
    window.start(quick_setup(GAME))
    sentence(window)
    assert window.page is not None
    window.chosen_settings.change("theme", "dark")
    window.go_home()
    assert window.stack.currentWidget() is window.home
