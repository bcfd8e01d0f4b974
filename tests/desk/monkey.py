"""Somebody who presses anything: random mouse and keys on the real window, the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QWidget
from shiboken6 import isValid

from nutdesk import games
from nutdesk.core.match import Match
from nutdesk.desk.new_game.setup import Setup, people
from nutdesk.desk.settings.settings import TABLE
from nutdesk.desk.shell.window import MainWindow
from nutdesk.record.file import load
from tests.desk.hands import settle
from tests.record.play import same

NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
PLAIN = [
    *(getattr(Qt.Key, f"Key_{letter}") for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"),
    *[Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Space] * 6,
    *[Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_F1, Qt.Key.Key_Question] * 2,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Backspace,
]
HELD = "ZZZZYBTM0+-,/"
"""Letters pressed with Ctrl: undo and redo most of all."""
LEFT_ALONE = {
    "open",
    "save",
    "export",
    "quit",
    "projector",
    "black",
    "freeze",
    "full",
    "print",
    "home",
    "new",
    "lessons",
}
"""Commands that would leave the table, or open windows of the system."""
SIZES = ((1100, 620), (1280, 720), (1180, 800))


class Monkey:
    """Plays one game, badly; after every few events the journal must hold all of it."""

    def __init__(self, window: MainWindow, game: str, seed: str) -> None:
        self.window = window
        self.rng = Random(f"{seed} {game}")
        self.game = games.load(game)
        self.done = 0
        self.done_by: dict[str, int] = {}
        self.deeds: list[tuple[Callable[[], None], int]] = [
            (self.click, 30),
            (self.drag, 22),
            (self.key, 30),
            (self.shortcut, 8),
            (self.wheel, 3),
            (self.hover, 6),
            (self.play, 6),
            (self.resize, 1),
            (self.set, 1),
            (self.curtain, 5),
        ]

    def run(self, events: int, every: int = 50) -> None:
        """So many events; every few of them what is on the disk is compared with what is on the table."""
        self.sit_down()
        deeds, weights = zip(*self.deeds, strict=True)
        while self.done < events:
            deed = self.rng.choices(deeds, weights)[0]
            deed()
            self.done += 1
            self.done_by[deed.__name__] = self.done_by.get(deed.__name__, 0) + 1
            settle(1)
            self.tidy()
            if self.done % every == 0:
                self.check()
        self.check()

    def sit_down(self) -> None:
        """A new game of this monkey, with people at every seat."""
        count = self.rng.choice(self.game.players)
        fair = self.rng.random() < 0.3
        self.window.start(Setup(self.game, people(self.game, count), self.game.chosen({}), f"m{self.done}", fair))
        settle()

    def tidy(self) -> None:
        """Menus are answered, boxes closed; whoever left the table sits down again."""
        popup = QApplication.activePopupWidget()
        if isinstance(popup, QMenu):
            kept = {id(action) for name, action in self.window.actions_.items() if name in LEFT_ALONE}
            lines = [line for line in popup.actions() if line.isEnabled() and id(line) not in kept and not line.menu()]
            if lines and self.rng.random() < 0.6:
                self.rng.choice(lines).trigger()
            popup.close()
        elif popup is not None:
            popup.close()
        for box in QApplication.topLevelWidgets():
            if isinstance(box, QMessageBox):
                box.close()
        # What was left goes now, as it does when a real event loop comes round.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        page = self.window.page
        if page is None or self.window.stack.currentWidget() is not page or page.session.game is not self.game:
            self.sit_down()
        elif page.session.match.over and self.rng.random() < 0.2:
            self.window.play_again()
        settle(1)

    def check(self) -> None:
        """Every entry is on the disk."""
        page, journal = self.window.page, self.window.records.journal
        assert page is not None
        assert journal is not None
        match: Match = page.session.match
        same(load(journal.path).match, match)

    # ---- deeds ----------------------------------------------------------------------------------------------------

    def point(self) -> tuple[QWidget, QPoint]:
        """Anywhere on the window, more often where there is something."""
        page = self.window.page
        at = QPoint(self.rng.randrange(self.window.width()), self.rng.randrange(self.window.height()))
        if page is not None and self.rng.random() < 0.7:
            items = [*page.scene.pieces.values(), *page.scene.spots.values()]
            if items:
                spot = self.rng.choice(items).pos() + QPointF(self.rng.randint(-9, 9), self.rng.randint(-9, 9))
                at = page.view.mapTo(self.window, page.view.mapFromScene(spot))
        under = self.window.childAt(at) or self.window
        return under, under.mapFrom(self.window, at)

    def click(self) -> None:
        widget, at = self.point()
        button = self.rng.choices(
            (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton), (8, 1, 1)
        )[0]
        (QTest.mouseDClick if self.rng.random() < 0.1 else QTest.mouseClick)(widget, button, NONE, at)

    def drag(self) -> None:
        """From somewhere to somewhere; now and then a key is pressed on the way."""
        widget, start = self.point()
        other, stop = self.point()
        stop = widget.mapFrom(self.window, other.mapTo(self.window, stop))
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, NONE, start)
        for step in (0.3, 0.7, 1.0):
            if not isValid(widget):  # pressing beside a drawer or a menu takes it away
                return
            QTest.mouseMove(widget, start + (stop - start) * step)
            settle(1)
            if self.rng.random() < 0.05:
                self.key()
        if isValid(widget):
            QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, NONE, stop)

    def hover(self) -> None:
        widget, at = self.point()
        QTest.mouseMove(widget, at)

    def wheel(self) -> None:
        page = self.window.page
        if page is None:
            return
        port = page.view.viewport()
        at = QPointF(self.rng.randrange(port.width()), self.rng.randrange(port.height()))
        turn = QPoint(0, self.rng.choice((-240, -120, 120, 240)))
        event = QWheelEvent(
            at,
            QPointF(port.mapToGlobal(at.toPoint())),
            QPoint(),
            turn,
            Qt.MouseButton.NoButton,
            NONE,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(port, event)

    def key(self) -> None:
        target = self.window.focusWidget() or self.window
        QTest.keyClick(target, self.rng.choice(PLAIN), self.rng.choices((NONE, SHIFT), (9, 1))[0])

    def shortcut(self) -> None:
        letter = self.rng.choice(HELD)
        target = self.window.focusWidget() or self.window
        QTest.keyClick(target, letter, CTRL | SHIFT if letter == "Z" and self.rng.random() < 0.3 else CTRL)

    def play(self) -> None:
        """A legal move, so that the game gets on."""
        page = self.window.page
        assert page is not None
        match = page.session.match
        legal = match.game.legal(match.state) if match.due is not None else []
        if legal:
            page.session.submit([self.rng.choice(legal)])

    def curtain(self) -> None:
        page = self.window.page
        assert page is not None
        page.session.uncover()

    def resize(self) -> None:
        self.window.resize(*self.rng.choice(SIZES))

    def set(self) -> None:
        """Another setting; the look stays what it is."""
        row = self.rng.choice([row for row in TABLE if row.id != "theme"])
        if row.choices:
            value = self.rng.choice(row.choices)[0]
        else:
            value = self.rng.randrange(row.most + 1) if row.most else self.rng.random() < 0.5
        self.window.chosen_settings.change(row.id, value)
