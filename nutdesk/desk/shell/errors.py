"""Unexpected errors: they are logged, shown once, and the game goes on."""

from __future__ import annotations

import os
import sys
import threading
import traceback
from collections import Counter
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QObject, QTimer, QtMsgType, Signal, qInstallMessageHandler, qVersion
from PySide6.QtGui import QGuiApplication

from nutdesk import __version__, paths

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from nutdesk.desk.shell.window import MainWindow

LARGEST = 256 * 1024
"""Bytes of a log before a new one is started."""
OLDER = 3
"""How many older logs are kept."""
TIMES = 2
"""How often the same error is shown; after that it is only logged."""
LEVELS = {QtMsgType.QtWarningMsg: "warning", QtMsgType.QtCriticalMsg: "critical", QtMsgType.QtFatalMsg: "fatal"}


class ErrorLog:
    """The file that errors and warnings are written to."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or paths.user_log()) / "nutdesk.log"
        self._lock = threading.Lock()

    def write(self, text: str) -> None:
        """Add a note; if the disk refuses, that is not another error."""
        with self._lock, suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with suppress(OSError):  # Windows lets nobody rename what another program has open
                self._turn()
            with self.path.open("a", encoding="utf-8", errors="replace") as file:
                file.write(f"{datetime.now().astimezone():%Y-%m-%d %H:%M:%S} {__version__} {text.rstrip()}\n")

    def _turn(self) -> None:
        """Start a new file when this one is full."""
        if not self.path.exists() or self.path.stat().st_size < LARGEST:
            return
        for number in range(OLDER, 0, -1):
            older = self.path if number == 1 else self.path.with_suffix(f".{number - 1}.log")
            if older.exists():
                older.replace(self.path.with_suffix(f".{number}.log"))


class ErrorReporter(QObject):
    """Listens for errors for as long as the desk runs."""

    _heard = Signal(str, str)
    """An error, from any thread: its name, and all its details."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.log = ErrorLog()
        self.said: Counter[str] = Counter()
        self.dialog: QDialog | None = None
        self.waiting: list[str] = []
        """The errors that are shown now or next."""
        self._heard.connect(self._hear)

    def listen(self) -> None:
        """From now on, errors come here."""
        sys.excepthook = self.take
        threading.excepthook = lambda args: self.take(args.exc_type, args.exc_value, args.exc_traceback)
        qInstallMessageHandler(self.take_message)

    def take(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        """A fault that nobody expected."""
        if issubclass(kind, KeyboardInterrupt):
            QGuiApplication.quit()
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        self.log.write(text)
        with suppress(OSError, ValueError, AttributeError):  # a program without a console has no place for it
            sys.stderr.write(text)
        last = traceback.extract_tb(trace)[-1:]
        where = f"{Path(last[0].filename).name}:{last[0].lineno}" if last else ""
        self._heard.emit(f"{kind.__name__} {where}", text)

    def take_message(self, level: QtMsgType, context: QMessageLogContext, message: str) -> None:
        """A message from Qt: it is logged, and printed where there is a console."""
        name = LEVELS.get(level)
        if name is not None:
            self.log.write(f"Qt {name}: {message}")
            with suppress(OSError, ValueError, AttributeError):
                sys.stderr.write(message + "\n")

    def _hear(self, name: str, text: str) -> None:
        self.said[name] += 1
        if self.said[name] > TIMES:
            return
        self.waiting.append(text)
        if self.dialog is None and len(self.waiting) == 1:
            QTimer.singleShot(0, self, self._show)  # not in the middle of painting

    # ---- saying it ------------------------------------------------------------------------------------------------

    def journal_path(self) -> Path | None:
        journal = self.window.records.journal
        return journal.path if journal is not None else None

    def report(self) -> str:
        """Everything that somebody who helps needs to know."""
        system = f"nutdesk {__version__}, Python {sys.version.split()[0]}, Qt {qVersion()}, {sys.platform}"
        journal = self.journal_path()
        places = [f"Log: {self.log.path}", *([f"Game: {journal}"] if journal is not None else [])]
        return "\n".join((system, *places, "", *self.waiting))

    def _show(self) -> None:
        from nutdesk.desk.shell.error_dialog import FaultDialog

        self.dialog = FaultDialog(self.report(), self.journal_path(), self.log.path, self.window)
        self.dialog.finished.connect(self._answered)
        self.dialog.open()

    def _answered(self, go_on: int) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
        self.dialog = None
        self.waiting = []
        if go_on:
            self.window.recover()
        else:
            self.window.close()


def brave(window: MainWindow) -> ErrorReporter:
    """A class of windows that survive errors in their event handlers."""
    trouble = ErrorReporter(window)
    trouble.listen()
    if not os.environ.get("NUTDESK_DEBUG"):
        _note_crashes(trouble.log)
    return trouble


def _note_crashes(log: ErrorLog) -> None:
    """Write a trace beside the log of crashes that even Python does not survive."""
    import faulthandler

    with suppress(OSError):
        log.path.parent.mkdir(parents=True, exist_ok=True)
        # It stays open for as long as the program runs, as it is written in the last moment.
        faulthandler.enable(log.path.with_name("crash.log").open("a", encoding="utf-8"))
