"""The real desk where no thread and no process can be started: a whole evening, and what it said, as JSON.

Run as a program it first takes the right to start anything from itself: also from root, whom no limit holds before
it plays under another number and without the two rights that stand above limits.
"""

from __future__ import annotations

import ctypes
import json
import os
import resource
import sys
import threading
import time
from collections.abc import Callable
from random import Random

PR_CAPBSET_DROP, CAP_SYS_ADMIN, CAP_SYS_RESOURCE = 24, 21, 24


def confine() -> None:
    """Start this program again as one that cannot start another."""
    if os.geteuid() == 0:
        system = ctypes.CDLL(None, use_errno=True)
        for right in (CAP_SYS_ADMIN, CAP_SYS_RESOURCE):
            if system.prctl(PR_CAPBSET_DROP, right, 0, 0, 0):
                raise OSError(ctypes.get_errno(), "cannot give up a right")
        os.setresuid(60_000 + os.getpid() % 5_000, 0, 0)
    resource.setrlimit(resource.RLIMIT_NPROC, (0, 0))
    os.execv(sys.executable, [sys.executable, "-m", "tests.desk.confined", "confined"])


def starts() -> list[str]:
    """What can be started here after all."""
    found: list[str] = []
    try:
        threading.Thread(target=int).start()
        found.append("thread")
    except RuntimeError:
        pass
    try:
        if os.fork() == 0:
            os._exit(0)
        found.append("process")
    except OSError:
        pass
    return found


def evening() -> None:
    """Play against bots, ask for a hint and for the coach, look at the statistics, try a trial, go."""
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtWidgets import QMessageBox

    from nutdesk import games
    from nutdesk.desk.application import application
    from nutdesk.desk.kit.sound import speaker
    from nutdesk.desk.lab.statistics import StatisticsSection
    from nutdesk.desk.lab.trials import TrialsSection
    from nutdesk.desk.new_game.setup import Setup
    from nutdesk.desk.shell.errors import brave
    from nutdesk.desk.shell.window import MainWindow
    from nutdesk.record import store
    from nutdesk.record.statistics import Statistics
    from tests.desk.bots import seated
    from tests.desk.hands import click, settle

    said: dict[str, object] = {"starts": starts()}

    def until(what: Callable[[], object]) -> None:
        deadline = time.monotonic() + 60
        while not what():
            assert time.monotonic() < deadline, "it hangs"
            settle()
            time.sleep(0.005)

    QCoreApplication.setSetuidAllowed(True)  # two numbers for one user: see confine()
    application()
    window = MainWindow()
    trouble = brave(window)
    window.chosen_settings.change("pace", "off")
    window.chosen_settings.change("bot_pace", "instant")
    speaker.volume, speaker._backends = 50, []
    window.resize(1100, 620)
    window.show()
    settle()
    game = games.load("nice-one-squirrel")
    window.start(Setup(game, seated("", "wise", "clever").players, game.chosen({}), "confined"))
    page = window.page
    assert page is not None
    session, rng = page.session, Random(1)
    speaker.play("wood")
    page.hints.ask()
    until(lambda: page.hints.tips)
    said["hints"] = len(page.hints.tips)
    while not session.match.over:
        until(lambda: session.bot_due is None)
        session.uncover()
        if not session.match.over:
            assert session.submit((rng.choice(session.game.legal(session.match.state)),))
    said["moved"] = sorted({entry.seat for entry in session.match.line()})
    said["story"] = [row.text for row in page.story.model.rows if "process" in row.text]
    settle()
    page.coaching.open()
    until(lambda: page.coaching.sheet is not None and page.coaching.sheet.analysis is not None)
    settle()
    said["charts"] = "numpy" in sys.modules
    window.go_home()
    settle()
    said["kept"] = len(list(store.games().iterdir()))
    said["counted"] = Statistics().ask("SELECT count(*) FROM games")[0][0]
    window.lab.show("statistics")
    lab = window.lab.page
    assert lab is not None
    statistics = lab.room
    assert isinstance(statistics, StatisticsSection)
    until(lambda: statistics.queries.idle)
    settle()
    said["statistics"] = [statistics.notice.words, statistics.tiles["games"].figure]
    window.lab.show("trials")
    trials = lab.room
    assert isinstance(trials, TrialsSection)
    click(trials.run_button)
    until(lambda: not trials.runner._timer.isActive())
    said["trial"] = trials.status.text()
    said["boxes"] = [box.text() for box in window.findChildren(QMessageBox)]
    said["faults"] = list(trouble.said)
    window.close()
    said["silent"] = speaker.silent
    print(json.dumps(said), flush=True)


if __name__ == "__main__":
    evening() if "confined" in sys.argv else confine()
