"""A fault is written down, said once, and the game goes on where it was."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QThread
from PySide6.QtGui import QGuiApplication
from shiboken6 import delete

from nutdesk.desk.kit.theme import LIGHT
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.error_dialog import FaultDialog
from nutdesk.desk.shell.errors import LARGEST, OLDER, TIMES, ErrorLog, ErrorReporter
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table.session import Session
from nutdesk.record import store
from tests.desk.conftest import begun
from tests.desk.hands import click, settle, wish

ROOT = Path(__file__).parents[2]


def fail(trouble: ErrorReporter, text: str = "the fox ate it") -> None:
    """A fault as Python reports it."""
    try:
        raise ValueError(text)
    except ValueError as error:
        trouble.take(type(error), error, error.__traceback__)
    settle()


def dialogs(window: MainWindow) -> list[FaultDialog]:
    return [one for one in window.findChildren(FaultDialog) if one.isVisible()]


def test_one_dialog_names_the_journal_and_the_log_and_copies_all(window: MainWindow) -> None:
    match = begun()
    window.seat(match, store.begin(match))
    assert window.page is not None
    window.page.session.submit(wish(match.game.legal(match.state)[0]))
    trouble = ErrorReporter(window)
    fail(trouble)
    (dialog,) = dialogs(window)
    (path,) = store.journals().glob("*.nutdesk")
    assert str(path) in dialog.words.text()
    assert str(trouble.log.path) in dialog.words.text()
    click(dialog.copy_button)
    copied = QGuiApplication.clipboard().text()
    assert "the fox ate it" in copied
    assert "Traceback" in copied
    assert str(path) in copied
    assert "the fox ate it" in trouble.log.path.read_text(encoding="utf-8")
    before, state = window.page, match.state.copy()
    click(dialog.go_on_button)
    settle()
    assert not dialogs(window)
    assert window.page is not None
    assert window.page is not before, "the game was opened anew"
    assert window.page.session.match.state == state
    other = window.page.session.match
    window.page.session.submit(wish(other.game.legal(other.state)[0]))
    window.go_home()
    assert store.summary(path).moves == 2, "and it is written on"


def test_a_storm_of_faults_is_one_dialog(window: MainWindow) -> None:
    trouble = ErrorReporter(window)
    for _ in range(50):
        fail(trouble)
    assert len(dialogs(window)) == 1
    click(dialogs(window)[0].go_on_button)
    assert window.stack.currentWidget() is window.home
    shown = 1
    for _ in range(10):
        fail(trouble)
        for dialog in dialogs(window):
            shown += 1
            click(dialog.go_on_button)
    assert shown <= TIMES
    assert trouble.log.path.read_text(encoding="utf-8").count("the fox ate it") >= 60


def test_a_fault_in_another_thread_is_said_in_the_window(window: MainWindow) -> None:
    trouble = ErrorReporter(window)

    class Worker(QThread):
        def run(self) -> None:
            trouble.take(RuntimeError, RuntimeError("far away"), None)

    worker = Worker(window)
    worker.start()
    worker.wait()
    settle()
    (dialog,) = dialogs(window)
    assert "far away" in dialog.details.toPlainText()
    click(dialog.go_on_button)


def test_the_log_is_turned_over_before_it_grows_large(tmp_path: Path) -> None:
    log = ErrorLog(tmp_path)
    for number in range(40):
        log.write(f"note {number} " + "x" * (LARGEST // 6))
    files = sorted(tmp_path.iterdir())
    assert len(files) == OLDER + 1
    assert all(file.stat().st_size < LARGEST * 1.3 for file in files)
    assert "note 39" in log.path.read_text(encoding="utf-8")


PROGRAM = """
import sys, json
from PySide6.QtCore import QTimer, qWarning
from nutdesk.desk.application import application
from nutdesk.desk.shell.opening import open_window
from nutdesk.desk.shell.errors import brave
from nutdesk.desk.home.home_page import HomePage
app = application()
window = open_window()
trouble = brave(window)
window.show()
painted = HomePage.paintEvent
broken = [True]
def paint(self, event):
    if broken:
        broken.clear()
        raise ValueError("no paint left")
    painted(self, event)
HomePage.paintEvent = paint
def look():
    if trouble.dialog is None or not trouble.dialog.isVisible():
        return
    timer.stop()
    trouble.dialog.go_on_button.click()
    qWarning("a word from Qt")
    QTimer.singleShot(0, lambda: (print(json.dumps([trouble.dialog is None, window.isVisible()])), app.exit(7)))
timer = QTimer()
timer.timeout.connect(look)
timer.start(50)
sys.exit(app.exec())
"""


def test_a_screen_that_cannot_paint_does_not_end_the_program(nutdesk_home: Path) -> None:
    env = os.environ | {"NUTDESK_HOME": str(nutdesk_home), "QT_QPA_PLATFORM": "offscreen"}
    how = {"cwd": ROOT, "env": env, "capture_output": True, "text": True}
    done = subprocess.run([sys.executable, "-c", PROGRAM], check=False, timeout=60, **how)  # type: ignore[call-overload]
    assert done.returncode == 7, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == [True, True]
    log = (nutdesk_home / "log" / "nutdesk.log").read_text(encoding="utf-8")
    assert "no paint left" in log
    assert "a word from Qt" in log


def test_a_table_that_goes_takes_with_it_what_it_meant_to_do() -> None:
    page = TablePage(Session(begun()), LIGHT)
    page.show()
    page.session.uncover()
    page.animation_done()
    page.story.refresh()
    delete(page)
    settle()  # whatever is raised now fails the test
