"""How quick the desk is, measured off screen on the machine it runs on."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from functools import partial
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

DRAGS = 6
STEPS = 60
SUBMITS = 40


def measure(
    game_id: str = "nice-one-squirrel", players: int = 6, size: tuple[int, int] = (1920, 1080)
) -> dict[str, float]:
    """Milliseconds: a drag step from mouse move to painted (95th percentile), submit and undo to all scenes updated."""
    from nutdesk.desk import pointer
    from nutdesk.desk.app import application
    from nutdesk.desk.page import TablePage
    from nutdesk.desk.session import Session
    from nutdesk.desk.shot import random_match
    from nutdesk.desk.theme import LIGHT

    app = application()
    match = random_match(game_id, players, {}, "bench", 24)
    match.fair = False
    session = Session(match)
    session.open_hands = True
    session.uncover()
    page = TablePage(session, LIGHT)
    page.director.pace = 0
    page.resize(*size)
    page.show()
    for _ in range(6):
        app.processEvents()

    drag_steps: list[float] = []
    for _ in range(DRAGS):
        assert page.table is not None
        gesture = page.table.gestures[-1]
        start, stop = pointer.place_of(page, gesture.piece), pointer.place_of(page, gesture.spot)
        pointer.press(page.view, start)
        pointer.move(page.view, start + (stop - start) * 0.2)
        app.processEvents()
        there = [*pointer.way(start, stop, STEPS // 2), *pointer.way(stop, start, STEPS // 2)]
        for point in there:
            began = time.perf_counter()
            pointer.move(page.view, point)
            app.processEvents()
            drag_steps.append((time.perf_counter() - began) * 1e3)
        page.grip.cancel()
        pointer.release(page.view, start)
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

    for _ in range(SUBMITS):
        if match.over:
            break
        action = rng.choice(match.game.legal(match.state))
        submits.append(timed(partial(session.submit, (action,))))
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
