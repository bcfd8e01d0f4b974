"""The lab's bench: bots play in processes of their own, and the window shows what wins, with its intervals."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QProcess, QRect, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from nutdesk import games
from nutdesk.bots.levels import LEVELS
from nutdesk.cli.common import read_data
from nutdesk.core import house
from nutdesk.desk.lab.background_trial import BackgroundTrial
from nutdesk.desk.lab.trials import TrialsSection
from nutdesk.desk.new_game.house_data import variants
from nutdesk.desk.shell.window import MainWindow
from nutdesk.lab.figures import UseTable, figures
from nutdesk.lab.page import page
from nutdesk.lab.trial import Trial, trial
from nutdesk.languages import LANGUAGES
from nutdesk.record import load, save, store
from tests.desk.conftest import begun
from tests.desk.hands import click, key, settle
from tests.desk.test_newgame import check_sentences
from tests.lab.small import played, small

PATIENCE = 120_000
BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def room(window: MainWindow) -> Iterator[TrialsSection]:
    key(window, Qt.Key.Key_L, modifier=BOTH)
    assert window.lab.page is not None
    found = window.lab.page.room
    assert isinstance(found, TrialsSection)
    choose(found.game_box, "nice-one-squirrel")
    choose(found.sides[0].level, "kit")
    choose(found.count_box, 20)
    yield found
    found.close_room()


def choose(box: QComboBox, value: object) -> None:
    box.setCurrentIndex(box.findData(value))
    settle()


def processes(runner: BackgroundTrial) -> list[int]:
    """The processes that play."""
    return [pid for run in runner.runs for pid in getattr(run._series._executor, "_processes", None) or {}]


def alive(pid: int) -> bool:
    status = Path(f"/proc/{pid}/status")
    try:
        os.kill(pid, 0)
        return "\nState:\tZ" not in status.read_text("utf-8") if status.is_file() else True
    except OSError:  # it may also go between the two questions
        return False


def play(room: TrialsSection, qtbot: QtBot) -> None:
    click(room.run_button)
    qtbot.waitUntil(lambda: not room.runner.busy, timeout=PATIENCE)


def test_the_charts_show_what_the_processes_played(room: TrialsSection, qtbot: QtBot) -> None:
    click(room.run_button)
    assert room.pause_button.hasFocus()
    assert "starting" in room.status.text() or "left" in room.status.text()
    qtbot.waitUntil(lambda: not room.runner.busy, timeout=PATIENCE)
    assert room.status.text() == "20 of 20 games"
    assert room.bar.value() == room.bar.maximum() == 20
    assert room.run_button.hasFocus()
    (run,) = room.runner.runs
    assert run.counts.plain() == played(run.trial).plain()
    found = figures(run.trial, run.counts)
    shown = room.show_
    assert [bar.value for bar in shown.places.bars] == [rate.value for rate in found.places]
    assert all(bar.low is not None and bar.low <= bar.value <= (bar.high or 0) for bar in shown.places.bars)
    assert sum(one.count for one in shown.scores.bins) == 60
    assert sum(one.count for one in shown.lengths.bins) == 20
    assert shown.uses.bars
    assert "No entry is too strong" not in shown.text.text(), "twenty games show nothing of the kind"
    assert shown.text.text().count("Not sure after 20 games") == 1, "once for all tables"
    doubtful = [table for table in found.tables if table.doubtful]
    assert len(doubtful) > 1, "the test meets the case"
    assert all(f"{table.name} {100 * table.open:.0f}" in shown.text.text() for table in doubtful)
    assert shown.uses.note.startswith("An entry may still win up to ")
    assert not any("Fair" in bar.said for bar in shown.uses.bars)
    for table in found.tables:
        choose(shown.table_box, table.name)
        for what in ("wins", "used"):
            choose(shown.what_box, what)
            assert shown.uses.bars


def test_scores_are_told_in_the_games_own_word(room: TrialsSection) -> None:
    rules = games.load("little-nutters")
    wanted = trial(rules, 2, {}, ("kit",), 3, "oak")
    counts = played(wanted)
    room.show_.show_runs([(wanted, counts)], str)
    assert all("nut" in one.said and "point" not in one.said for one in room.show_.scores.bins)
    assert all("move" in one.said for one in room.show_.lengths.bins)
    report = page((wanted, counts))
    assert "nuts; from" in report
    assert "points;" not in report
    assert "points; from" in page((small(), played(small())))


def test_it_waits_goes_on_and_is_taken_up_again(room: TrialsSection, qtbot: QtBot) -> None:
    choose(room.count_box, 100)
    click(room.run_button)
    qtbot.waitUntil(lambda: room.runner.games > 0, timeout=PATIENCE)
    click(room.pause_button)
    assert "waiting" in room.status.text()
    qtbot.waitUntil(lambda: not room.runner.runs[0]._series._out, timeout=PATIENCE)
    waiting = room.runner.games
    qtbot.wait(600)
    assert room.runner.games == waiting < 100
    click(room.pause_button)
    qtbot.waitUntil(lambda: room.runner.games > waiting, timeout=PATIENCE)
    click(room.cancel_button)
    assert "kept" in room.status.text()
    stopped = room.runner.games
    assert room.run_button.isVisible()
    click(room.run_button)
    assert room.runner.games >= stopped
    qtbot.waitUntil(lambda: not room.runner.busy, timeout=PATIENCE)
    assert room.runner.games == 100


@pytest.mark.parametrize("how", ["home", "close", "game"])
def test_who_leaves_ends_the_processes(room: TrialsSection, window: MainWindow, qtbot: QtBot, how: str) -> None:
    choose(room.sides[0].level, "wise")
    choose(room.count_box, 100)
    click(room.run_button)
    qtbot.waitUntil(lambda: bool(processes(room.runner)), timeout=PATIENCE)
    pids = processes(room.runner)
    if how == "home":
        key(room.game_box, Qt.Key.Key_Escape)
        assert window.stack.currentWidget() is window.home
    elif how == "close":
        window.close()
    else:
        choose(room.game_box, "in-the-nuts")
    qtbot.waitUntil(lambda: not any(map(alive, pids)), timeout=PATIENCE)


def test_two_tables_are_compared_with_a_verdict(room: TrialsSection, qtbot: QtBot) -> None:
    click(room.compare)
    click(room.run_button)
    assert "Both tables are the same" in room.status.text()
    assert not room.runner.busy
    room.sides[1].switches["taking-up"].setChecked(True)  # type: ignore[union-attr]
    settle()
    play(room, qtbot)
    assert room.status.text() == "40 of 40 games"
    assert "chance" in room.show_.text.text()
    assert [bar.hatched for bar in room.show_.places.bars] == [False, True] * 3
    assert [one.name for one in room.show_.two_scores.curves] == ["A", "B"]
    assert [button.isVisible() for button in room.play_buttons] == [True, True]


def test_every_seat_can_have_its_own_bot(room: TrialsSection) -> None:
    side = room.sides[0]
    choose(side.level, "")
    choose(side.seats[1], "wise")
    assert side.trial(4).levels == ("young", "wise", "young")
    assert [box.isVisible() for box in side.seats] == [True] * 3 + [False] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_of_all_seats_have_room_beside_the_charts(
    room: TrialsSection, window: MainWindow, language: str
) -> None:
    window.resize(1280, 720)
    window.chosen_settings.change("language", language)
    choose(room.game_box, "nut-hunt")
    choose(room.sides[0].level, "")
    settle(6)
    assert room.forms.width() == room.pane.viewport().width()
    for box in room.sides[0].seats:
        if box.isVisible():
            place = QRect(box.mapTo(room.forms, QPoint(0, 0)), box.size())
            assert room.forms.rect().contains(place), box.called
            assert box.width() >= box.sizeHint().width(), "every level can be read"


def test_the_lists_of_bots_say_what_each_level_is_like(room: TrialsSection) -> None:
    side, levels = room.sides[0], [str(level.text) for level in LEVELS]
    check_sentences(side.level, [*levels, "Choose a bot for every seat."])
    choose(side.level, "")
    check_sentences(side.seats[1], levels)
    assert side.seats[1].toolTip() == "Bot at seat 2: Takes what looks best right now."


def test_a_variant_is_played_here(room: TrialsSection, window: MainWindow) -> None:
    room.sides[0].switches["taking-up"].setChecked(True)  # type: ignore[union-attr]
    click(room.play_buttons[0])
    assert window.page is not None
    match = window.page.session.match
    assert match.options == {"taking-up": True}
    assert [player.kind for player in match.players] == ["", "kit", "kit"]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The programs that would have been started."""
    found: list[list[str]] = []

    def start(program: str, words: list[str]) -> bool:
        found.append([program, *words])
        return True

    monkeypatch.setattr(QProcess, "startDetached", start)
    return found


def test_other_house_data_are_played_in_a_window_of_its_own(
    room: TrialsSection, started: list[list[str]], tmp_path: Path
) -> None:
    choose(room.game_box, "nut-hunt")
    side = room.sides[0]
    choose(side.players, 3)
    text = games.shipped_data("nut-hunt").replace("points = 6", "points = 7")
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    assert side.take_file(tmp_path / "mine.toml")
    settle()
    assert side.trial(4).data == text
    click(room.play_buttons[0])
    ((program, *words),) = started
    assert program == sys.executable
    assert words[:4] == ["-m", "nutdesk", "play", "nut-hunt"]
    assert read_data("nut-hunt", Path(words[words.index("--data") + 1])) == text
    assert words[words.index("--bots") + 1] == "young,young"
    assert words[words.index("--first") + 1] == "1", "at the first seat, as the button says"
    assert "window of its own" in room.status.text()


def test_a_data_file_is_checked_before_it_is_used(room: TrialsSection, tmp_path: Path) -> None:
    choose(room.game_box, "in-the-nuts")
    side = room.sides[0]
    bad = tmp_path / "bad.toml"
    bad.write_text("cards = 3", "utf-8")
    assert not side.take_file(bad)
    assert "Every player has 8 storage cards" in room.status.text()
    assert side.trial(4).data == ""
    good = tmp_path / "mine.toml"
    good.write_text(games.shipped_data("in-the-nuts").replace("points = 20", "points = 21"), "utf-8")
    assert side.take_file(good)
    assert side.data.currentText() == "mine.toml"
    assert "points = 21" in side.trial(4).data


def test_the_shipped_variants_can_be_played_by() -> None:
    for game in games.ids():
        assert len(variants(game)) == len(games.earlier_editions(game))
        for _, text in variants(game):
            assert games.checked_data(game, text) == text


@pytest.mark.parametrize("doubtful", [False, True])
def test_a_name_of_a_data_file_is_letters_and_a_reader_hears_no_markup(
    room: TrialsSection, monkeypatch: pytest.MonkeyPatch, doubtful: bool
) -> None:
    monkeypatch.setattr(UseTable, "doubtful", doubtful)  # it stands before its own line, or in the one of all doubts
    odd = "<img src='oak.png'>"
    wanted = small()
    room.show_.show_runs([(wanted, played(wanted))], lambda text: odd if text == "Actions" else text)
    drawn = QTextDocument()
    drawn.setHtml(room.show_.text.text())
    for said in (drawn.toPlainText(), room.show_.text.accessibleName()):
        assert (f"{odd} " if doubtful else f"{odd}: ") in said
        assert "<b>" not in said


def test_a_report_is_saved(room: TrialsSection, qtbot: QtBot, tmp_path: Path) -> None:
    play(room, qtbot)
    assert room.save_report(tmp_path / "report.html")
    assert "Nice One Squirrel! in the lab" in (tmp_path / "report.html").read_text("utf-8")
    assert not room.save_report(tmp_path / "nowhere" / "report.html")
    assert "could not be saved" in room.status.text()


def test_everything_has_a_name_and_a_tip(room: TrialsSection) -> None:
    for part in (*room.findChildren(QComboBox), *room.findChildren(QAbstractButton)):
        if part.isVisible() and part.parent() is not None and not isinstance(part.parent(), QComboBox):
            assert part.accessibleName() or (isinstance(part, QAbstractButton) and part.text()), part
    for box in room.panel.findChildren(QComboBox):
        assert box.toolTip(), box.accessibleName()


def test_a_process_that_fails_is_a_sentence(room: TrialsSection, qtbot: QtBot) -> None:
    broken = Trial("nice-one-squirrel", 3, (("taking-up", False),), ("kit", "kit", "fox"), 4)
    room.runner.start([broken])
    qtbot.waitUntil(lambda: not room.runner._timer.isActive(), timeout=PATIENCE)
    assert "fox" in room.status.text()


def test_a_game_played_by_other_data_opens_apart(
    window: MainWindow, started: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "other.nutdesk"
    save(begun("in-the-nuts", 2), path)
    text = games.shipped_data("in-the-nuts").replace("points = 20", "points = 21")
    head, rest = path.read_bytes().split(b"\n", 1)
    import json

    data: dict[str, Any] = json.loads(head) | {"data": text}
    path.write_bytes(json.dumps(data).encode() + b"\n" + rest)
    with pytest.raises(ValueError, match="other house data"):
        load(path)
    assert window.records.open_file(path)
    assert started == [[sys.executable, "-m", "nutdesk", "open", str(path)]]
    window.records.open_asked(path)  # what that process does: it must not start yet another one
    assert len(started) == 1


FIRST = Path(__file__).parents[1] / "saves" / "v0.1.0"


@pytest.mark.parametrize("game", [game for game in games.ids() if 1 in games.earlier_editions(game)])
def test_a_waiting_game_of_the_first_version_is_offered_and_goes_on_in_a_window_of_its_own(
    window: MainWindow, started: list[list[str]], game: str
) -> None:
    path = store.journals() / "old.nutdesk"
    path.parent.mkdir(parents=True, exist_ok=True)
    before = (FIRST / f"{game}-journal.nutdesk").read_bytes()
    path.write_bytes(before)
    window.go_home()
    assert window.home.resume.found is not None
    assert window.home.resume.found.path == path
    click(window.home.resume.resume_button)
    assert started == [[sys.executable, "-m", "nutdesk", "open", str(path)]]
    assert window.complaint == ("It opens in a window of its own, because it is played with other house data.")
    assert path.read_bytes() == before, "it is for that window to write on it"


def test_a_waiting_game_of_the_first_version_goes_on_here_if_an_option_plays_by_its_data(
    window: MainWindow, started: list[list[str]]
) -> None:
    path = store.journals() / "old.nutdesk"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes((FIRST / "nut-hunt-journal.nutdesk").read_bytes())
    window.go_home()
    click(window.home.resume.resume_button)
    assert not started
    assert window.page is not None
    assert window.page.session.match.options["balanced"] is False


def test_a_new_game_says_if_this_window_plays_by_other_data(window: MainWindow) -> None:
    def said() -> list[str]:
        window.home.open_sheet(games.load("nut-hunt"))
        assert window.home.sheet is not None
        found = [label.text() for label in window.home.sheet.findChildren(QLabel)]
        window.home.close_sheet()
        return [text for text in found if "other house data" in text]

    assert said() == []
    try:
        house.lay("nut-hunt", "# mine")
        assert said() == ["This window uses other house data: data from a file."]
    finally:
        house.lay("nut-hunt", "")
