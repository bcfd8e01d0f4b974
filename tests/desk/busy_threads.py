"""A machine that has no thread to spare just now."""

from __future__ import annotations

import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject

from nutdesk.desk.kit.background_work import THREADS, BackgroundWork


@contextmanager
def busy_threads(owner: QObject) -> Iterator[None]:
    """Every thread waits for a disk that does not answer; what is sent now begins afterwards."""
    held = threading.Event()

    def wait() -> Generator[None, None, None]:
        held.wait(60)
        yield

    for _ in range(THREADS):
        BackgroundWork(wait(), owner).start()
    try:
        yield
    finally:
        held.set()
