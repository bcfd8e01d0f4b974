"""How quick a table with six phones is: the window, the process that serves them, and devices at its sockets."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from multiprocessing.process import BaseProcess
from random import Random
from statistics import median
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer

from nutdesk import children
from nutdesk.bots.ladder import peak_memory
from nutdesk.core.game import TABLE
from nutdesk.core.match import Entry
from nutdesk.core.wish import Wish
from nutdesk.desk.application import application
from nutdesk.desk.kit.theme import LIGHT
from nutdesk.desk.offscreen.bench import FRAMES, lateness, p95
from nutdesk.desk.offscreen.shot import random_match
from nutdesk.desk.phones.device_screen import DeviceScreen
from nutdesk.desk.phones.phone_host import PhoneHost
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.table.session import Session
from nutdesk.phones import bench, painting
from nutdesk.phones.messages import Sight

Say = Callable[[str], object]
GAME, SEATS = "nut-hunt", 5
"""The fullest board; the sixth device has no seat and watches."""
VIEWERS: Final = (*range(SEATS), TABLE)
DEVICES: Final = len(VIEWERS)
MOVES: Final = 60
PACE: Final = 0.12
"""Seconds between two moves, which is sooner than people make them."""
SLOW_PACE: Final = 0.5
"""The same where browsers paint on this very machine."""
SETTLED: Final = 2.0
"""Seconds in which all of them have painted the first state."""
PATIENCE: Final = 120.0


class PhoneTable:
    """A window with a game, and all its seats on devices."""

    def __init__(self) -> None:
        self.app = application()
        self.session = Session(random_match(GAME, SEATS, {}, "bench", 24))
        self.session.match.fair = False
        self.session.open_hands = True
        self.session.uncover()
        self.page = TablePage(self.session, LIGHT)
        self.page.animator.pace = 0
        self.page.resize(1280, 720)
        self.page.show()
        self.rng = Random(5)
        self.frames = Frames(self.session)
        self.page.view.viewport().installEventFilter(self.frames)
        began = time.perf_counter()
        self.host = PhoneHost(self.session, self.page)
        self.host.open()
        self.until(lambda: self.host.listening)
        self.start_ms = (time.perf_counter() - began) * 1e3
        for seat in range(SEATS):
            self.host.give(seat, "")

    @property
    def port(self) -> int:
        return self.host.port

    def passes(self, devices: int) -> tuple[bench.Pass, ...]:
        seats = tuple(bench.Pass(ticket=self.host.tickets[seat]) for seat in range(min(devices, SEATS)))
        return seats + (bench.Pass(code=self.host.code),) * (devices - len(seats))

    def until(self, what: Callable[[], object], patience: float = PATIENCE) -> None:
        """Let the window live until something holds."""
        end = time.monotonic() + patience
        while not what():
            if time.monotonic() > end:
                raise TimeoutError("the phones do not answer")
            self.app.processEvents()
            time.sleep(0.001)

    def wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        self.until(lambda: time.monotonic() >= end)

    def move(self) -> None:
        """Somebody plays at the desk; a game that is over begins anew."""
        match = self.session.match
        if match.due is None:
            self.session.go(match.root)
        self.session.submit(Wish((self.rng.choice(match.game.legal(match.state)),), "click", self.session.viewer))

    def close(self) -> None:
        self.host.close()
        self.page.close()
        self.page.deleteLater()
        self.app.processEvents()


class Frames(QObject):
    """Notes when the board is first painted with each new position."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.painted: list[float] = []
        self._session = session
        self._at: Entry = session.match.current

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and self._at is not self._session.match.current:
            self._at = self._session.match.current
            self.painted.append(time.perf_counter())
        return False


class Visit:
    """Devices that are there, and what they have told."""

    def __init__(self, table: PhoneTable, process: BaseProcess, pipe: children.PipeEnd) -> None:
        self._table, self._process, self._pipe = table, process, pipe
        self.shown: dict[tuple[int, int], float] = {}
        """When each device was shown each number."""
        self.tapped: list[float] = []

    def listen(self) -> None:
        while self._pipe.poll():
            match self._pipe.recv():
                case bench.Arrived(device, number, at):
                    self.shown.setdefault((device, number), at)
                case bench.Tapped(_, at):
                    self.tapped.append(at)

    def until(self, what: Callable[[], object]) -> None:
        def heard() -> object:
            self.listen()
            return what()

        self._table.until(heard)


@contextmanager
def visited(table: PhoneTable, devices: int, *, taps: bool = False) -> Iterator[Visit]:
    """Devices at the table, which have been shown it, until the end of the block."""
    process, pipe = children.start(bench.visit, table.port, table.passes(devices), taps, name="nutdesk devices")
    try:
        visit = Visit(table, process, pipe)
        visit.until(lambda: len({device for device, _ in visit.shown}) == devices)
        yield visit
    finally:
        process.kill()
        process.join()
        pipe.close()
        table.until(lambda: not any(map(table.host.connected, range(SEATS))) and not table.host.watching)


def measure_phones(quick: bool, report: Say) -> dict[str, float]:
    """Everything about phones that is measured here; `report` hears what cannot be."""
    moves, frames = (8, 60) if quick else (MOVES, FRAMES)
    table = PhoneTable()
    try:
        figures: dict[str, float] = {"phones_start_ms": table.start_ms}
        figures |= bench.measure_first_page(table.port)
        figures |= sights(table, moves)
        for devices in (0, 1, DEVICES):
            figures[f"frame_late_{devices}_phones_p95_ms"] = late(table, devices, frames)
        figures["move_to_six_phones_p95_ms"] = p95(moves_shown(table, moves))
        memory = peak_memory(table.host.pid)
        if memory is not None:
            figures["phones_memory_mb"] = memory
        figures["tap_to_frame_p95_ms"] = p95(taps_seen(table, moves))
        if missing := painting.why_not():
            report(f"{missing}, so it is not measured when phones paint")
        else:
            figures |= first_painted(table, 1 if quick else 9)
            if seen := moves_painted(table, moves // 2):
                figures["move_to_six_painted_phones_p95_ms"] = p95(seen)
    finally:
        table.close()
    return figures


def sights(table: PhoneTable, moves: int) -> dict[str, float]:
    """What a device costs in the process, measured in one that does nothing else."""
    sent: list[Sight] = []
    screen = DeviceScreen(0, sent.append)
    screen.follow(table.session)
    for _ in range(moves):
        table.move()
    screen.follow(None)
    with children.Pool(1) as pool:
        return pool.submit(bench.measure_sights, GAME, table.session.cast, sent).result()


def late(table: PhoneTable, devices: int, frames: int) -> float:
    """How late frames are while moves are made and so many devices are shown them."""
    timer = QTimer()
    timer.setInterval(1000)
    timer.timeout.connect(table.move)
    with visited(table, devices) if devices else nullcontext():
        timer.start()
        found = p95(lateness(table.page, frames, lambda: True))
        timer.stop()
    return found


def moves_shown(table: PhoneTable, moves: int) -> list[float]:
    """Milliseconds from each move at the desk until the last of six devices has it."""
    found: list[float] = []
    with visited(table, DEVICES) as visit:
        for _ in range(moves):
            began = time.perf_counter()
            table.move()
            numbers = [(device, table.host.screen(viewer).number) for device, viewer in enumerate(VIEWERS)]
            visit.until(lambda: all(each in visit.shown for each in numbers))  # noqa: B023 - at once
            found.append((max(visit.shown[each] for each in numbers) - began) * 1e3)
            table.wait(PACE)
    return found


def taps_seen(table: PhoneTable, taps: int) -> list[float]:
    """Milliseconds from each tap on a device until the desk has painted what came of it."""
    with visited(table, DEVICES, taps=True) as visit:
        seen = table.frames.painted
        del seen[:]
        visit.until(lambda: len(seen) > taps or table.session.match.due is None)
        visit.listen()
    firsts = [(tap, next((at for at in seen if at > tap), None)) for tap in visit.tapped]
    nexts = [*visit.tapped[1:], float("inf")]
    return [
        (first - tap) * 1e3
        for (tap, first), then in zip(firsts, nexts, strict=True)
        if first is not None and first < then
    ]


def first_painted(table: PhoneTable, rounds: int) -> dict[str, float]:
    """How soon a browser shows a seat's table when it has nothing yet, on a slow processor."""
    with children.Pool(1) as pool:
        told = pool.submit(painting.first_page, table.port, table.host.tickets[0], rounds)
        table.until(told.done)
        return {"phone_first_page_painted_ms": median(took for took, _ in told.result())}


def moves_painted(table: PhoneTable, moves: int) -> list[float]:
    """Milliseconds from each move at the desk until the last of six browsers has painted it."""
    tickets = [table.host.tickets[seat] for seat in range(SEATS)]
    began: list[tuple[float, list[int]]] = []
    with children.Pool(1) as pool:
        told = pool.submit(painting.moves, table.port, tickets, table.host.code, moves)
        table.until(lambda: told.done() or (all(map(table.host.connected, range(SEATS))) and table.host.watching))
        table.wait(SETTLED)
        while not told.done():
            at = time.time()
            table.move()
            began.append((at, [table.host.screen(viewer).number for viewer in VIEWERS]))
            table.wait(SLOW_PACE)
        painted = told.result()
    return [
        (max(page[number] for page, number in zip(painted, numbers, strict=True)) - at * 1e3)
        for at, numbers in began
        if all(number in page for page, number in zip(painted, numbers, strict=True))
    ]


__all__ = ["measure_phones"]
