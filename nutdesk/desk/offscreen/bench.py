"""How quick the desk is, measured off screen on the machine it runs on."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from functools import partial
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nutdesk.desk.play.table_page import TablePage

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

DRAGS = 6
STEPS = 60
SUBMITS = 40
FRAMES = 240
RATE = 60
EMPTY, HOME = "empty", "home"
STARTS = (HOME, "nut-hunt")
"""The starts that are measured: to the home screen, and straight into a game."""


def measure(
    game_id: str = "nice-one-squirrel", players: int = 6, size: tuple[int, int] = (1920, 1080), *, quick: bool = False
) -> dict[str, float]:
    """Milliseconds: a drag step from mouse move to painted (95th percentile), submit and undo to all scenes updated."""
    drags, moves = (1, 8) if quick else (DRAGS, SUBMITS)
    from nutdesk.core.wish import Wish
    from nutdesk.desk.application import application
    from nutdesk.desk.kit.theme import LIGHT
    from nutdesk.desk.offscreen import mouse
    from nutdesk.desk.offscreen.shot import random_match
    from nutdesk.desk.play.table_page import TablePage
    from nutdesk.desk.table.session import Session

    app = application()
    match = random_match(game_id, players, {}, "bench", 24)
    match.fair = False
    session = Session(match)
    session.open_hands = True
    session.uncover()
    page = TablePage(session, LIGHT)
    page.animator.pace = 0
    page.resize(*size)
    page.show()
    for _ in range(6):
        app.processEvents()

    drag_steps: list[float] = []
    for _ in range(drags):
        assert page.table is not None
        gesture = page.table.gestures[-1]
        start, stop = mouse.place_of(page, gesture.piece), mouse.place_of(page, gesture.spot)
        mouse.press(page.view, start)
        mouse.move(page.view, start + (stop - start) * 0.2)
        app.processEvents()
        there = [*mouse.way(start, stop, STEPS // 2), *mouse.way(stop, start, STEPS // 2)]
        for point in there:
            began = time.perf_counter()
            mouse.move(page.view, point)
            app.processEvents()
            drag_steps.append((time.perf_counter() - began) * 1e3)
        page.grip.cancel()
        mouse.release(page.view, start)
        app.processEvents()

    rng = Random(3)
    submits: list[float] = []
    undos: list[float] = []

    def timed(task: Callable[[], object]) -> float:
        began = time.perf_counter()
        task()
        took = (time.perf_counter() - began) * 1e3
        app.processEvents()
        return took

    for _ in range(moves):
        if match.over:
            break
        action = rng.choice(match.game.legal(match.state))
        submits.append(timed(partial(session.submit, Wish((action,), "click", session.viewer))))
        undos.append(timed(session.undo))
        timed(session.redo)
    page.close()
    page.deleteLater()
    app.processEvents()
    drag_steps.sort()
    return {
        "drag_step_p95_ms": drag_steps[int(len(drag_steps) * 0.95)],
        "drag_step_median_ms": statistics.median(drag_steps),
        "submit_ms": statistics.median(submits),
        "undo_ms": statistics.median(undos),
    }


def measure_frames(frames: int = FRAMES) -> dict[str, float]:
    """Milliseconds by which frames at 60 Hz are late (95th percentile), with and without a thinking bot."""
    from nutdesk.core.game import look
    from nutdesk.desk.application import application
    from nutdesk.desk.kit.theme import LIGHT
    from nutdesk.desk.offscreen.shot import random_match
    from nutdesk.desk.play.table_page import TablePage
    from nutdesk.desk.table.bot_requests import OwnRequests, stop_thinking, thinking
    from nutdesk.desk.table.session import Session

    app = application()
    session = Session(random_match("nut-hunt", 3, {}, "bench", 24))
    session.open_hands = True
    session.uncover()
    page = TablePage(session, LIGHT)
    page.resize(1280, 720)
    page.show()
    match, due = session.match, session.match.due
    assert due is not None
    view = look(match.game, match.state, due.seat)
    requests, answers = OwnRequests(page), 0

    def ask(_: object = None) -> None:
        nonlocal answers
        answers += 1
        requests.move(match.game.id, view, "wise", f"bench/{answers}", ask)

    ask()
    while answers < 2:  # the process has started, and answered once
        app.processEvents()
        time.sleep(0.005)
    busy = lateness(page, frames, lambda: thinking().house is not None)
    requests.cancel()
    stop_thinking()
    quiet = lateness(page, frames, lambda: True)
    page.close()
    page.deleteLater()
    app.processEvents()
    return {"frame_late_p95_ms": p95(busy), "frame_late_without_bots_p95_ms": p95(quiet)}


def measure_statistics(count: int) -> dict[str, float]:
    """Milliseconds, with so many games: the slowest chart from the question to its picture, and the whole page."""
    from PySide6.QtWidgets import QWidget

    from nutdesk.desk.application import application
    from nutdesk.desk.kit.theme import LIGHT
    from nutdesk.desk.kit.widgets import Desk
    from nutdesk.desk.lab.lab_page import LabPage
    from nutdesk.desk.lab.statistics import StatisticsSection
    from nutdesk.desk.lab.statistics_charts import CHARTS
    from nutdesk.record.bench import made_up
    from nutdesk.record.figures import GameFigures, GameFilter
    from nutdesk.record.statistics import Statistics

    app = application()
    with TemporaryDirectory() as folder:
        before = os.environ.get("NUTDESK_HOME")
        os.environ["NUTDESK_HOME"] = folder  # the statistics of whoever measures are left alone
        try:
            kept = Statistics()
            kept.fill(made_up(count, int(time.time())))
            page = LabPage(LIGHT)
            page.resize(1920, 1080)
            page.show()
            app.processEvents()
            began = time.perf_counter()
            page.go("statistics")
            room = page.room
            assert isinstance(room, StatisticsSection)
            while not room.queries.idle:
                app.processEvents()
                time.sleep(0.001)
            page.grab()
            whole = (time.perf_counter() - began) * 1e3
            slowest = 0.0
            desk, paper = Desk(), QWidget()
            for choice in (GameFilter(), GameFilter(game="nuts"), GameFilter(tables="all")):
                for asked in (one for one in CHARTS if one.suits(choice)):
                    began = time.perf_counter()
                    chart = asked.make(desk, paper)
                    chart.resize(620, 400)
                    asked.show(chart, asked.ask(GameFigures(kept, choice)), choice)
                    chart.grab()
                    slowest = max(slowest, (time.perf_counter() - began) * 1e3)
            page.close_rooms()
            page.deleteLater()
            paper.deleteLater()
            app.processEvents()
        finally:
            if before is None:
                del os.environ["NUTDESK_HOME"]
            else:
                os.environ["NUTDESK_HOME"] = before
    return {"statistics_slowest_chart_ms": slowest, "statistics_page_ms": whole}


def measure_starts(rounds: int) -> dict[str, float]:
    """Processor time from a bare Python to the first whole picture of a window, as a multiple of an empty window's."""
    from nutdesk.children import Pool

    took: dict[str, list[float]] = {what: [] for what in (EMPTY, *STARTS)}
    for _ in range(rounds):
        for what, times in took.items():
            with Pool(1) as pool:  # each in a new process, which has loaded nothing yet
                times.append(pool.submit(first_picture, what).result())
    empty = statistics.median(took[EMPTY])
    return {f"start_{what}_over_empty_window": statistics.median(took[what]) / empty for what in STARTS}


def first_picture(what: str) -> float:
    """Seconds of processor time until a window is painted: an empty one, the home screen, or a game's table."""
    with TemporaryDirectory() as folder:
        os.environ["NUTDESK_HOME"] = folder
        os.environ["QT_LOGGING_RULES"] = "default.warning=false"  # off screen a window's least size is no news
        began = time.process_time()
        if what == EMPTY:
            from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

            app, painted, window = QApplication([]), [True], QMainWindow()
            scene = QGraphicsScene()
            window.setCentralWidget(QGraphicsView(scene))
            window.show()
            app.processEvents()
        else:
            from nutdesk.desk.application import application
            from nutdesk.desk.shell.opening import show

            app, painted = application(), []
            window = show(None if what == HOME else what)
            window.painted.connect(lambda: painted.append(True))
        while not painted:
            app.processEvents()
        took = time.process_time() - began
        window.close()
        return took


def p95(values: list[float]) -> float:
    return sorted(values)[int(len(values) * 0.95)]


def lateness(page: TablePage, frames: int, goes_on: Callable[[], bool]) -> list[float]:
    """Move a piece over the table at 60 Hz through the window's event loop; return how late each frame began."""
    from PySide6.QtCore import QEventLoop, QPointF, Qt, QTimer

    item = next(iter(page.scene.pieces.values()))
    home, late = QPointF(item.pos()), []
    loop, timer = QEventLoop(), QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setSingleShot(True)
    started, number = time.perf_counter(), 0

    def frame() -> None:
        nonlocal number
        late.append(max(0.0, (time.perf_counter() - started) * 1e3 - number * 1e3 / RATE))
        item.setPos(home + QPointF(number % 120, number % 40))  # painted by the event loop before the next one
        passed = (time.perf_counter() - started) * RATE
        number = max(number + 1, int(passed) + 1)  # one that is late for good is left out, as a screen does
        if len(late) > frames or not goes_on():
            loop.quit()
            return
        timer.start(max(0, round((started + number / RATE - time.perf_counter()) * 1e3)))

    timer.timeout.connect(frame)
    timer.start(0)
    loop.exec()
    item.setPos(home)
    return late[1:]
