"""What a person's hands do at the table, with real mouse and key events only."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from nutdesk.core.moves import Action
from nutdesk.core.table import Button, Gesture
from nutdesk.core.wish import Wish
from nutdesk.desk.home.recent import RecentSheet
from nutdesk.desk.kit.widgets import DeskButton
from nutdesk.desk.new_game.new_game_sheet import NewGameSheet
from nutdesk.desk.offscreen import mouse
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table import arrows

ARROWS = tuple(arrows.KEYS)
GRID = 9
"""Points tried on each side of a thing when looking for one that the mouse can reach."""


def settle(rounds: int = 3) -> None:
    """Let everything that waits for the event loop happen."""
    for _ in range(rounds):
        QApplication.processEvents()


def settle_until(what: Callable[[], object]) -> None:
    """Let the event loop go on until something is so, and leave the processor to whoever works on it."""
    settle()
    while not what():
        time.sleep(0.01)
        settle()


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at or widget.rect().center())
    settle()


def key(widget: QWidget, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press keys on whatever has the focus in the widget's window, as a keyboard does."""
    for one in keys:
        QTest.keyClick(widget.window().focusWidget() or widget, one, modifier)
        settle()


def letters(widget: QWidget, text: str) -> None:
    """Type letters on whatever has the focus."""
    for letter in text:
        QTest.keyClicks(widget.window().focusWidget() or widget, letter)
        settle()


def rested(page: TablePage) -> None:
    """Wait until the buttons at the end of a game take something: right after the last move they do not."""
    while not page.end_bar.awake:
        QTest.qWait(20)


# ---- where things can be reached ------------------------------------------------------------------------------------


def grid(page: TablePage, key: str) -> list[QPointF]:
    """Points all over a thing, the middle first; of a seat its panel, of the hand the tray."""
    item = page.scene.item(key)
    if item is not None:
        middle, unit = item.pos(), page.scene.unit(item)
        wide, high = item.thing.w * unit, item.thing.h * unit
    elif key.startswith("seat-"):
        panel = next(panel for panel in page.seat_panels if panel.card and f"seat-{panel.card.seat}" == key)
        box = panel.geometry()
        middle = page.view.mapToScene(page.view.mapFrom(page, box.center()))
        wide, high = box.width() * 0.8, box.height() * 0.8
    else:
        middle = QPointF(page.width() / 2, page.scene.tray_top + page.desk.layout.tray / 2)
        wide, high = page.width() * 0.5, page.desk.layout.tray * 0.8
    steps = [(k - GRID // 2) / GRID for k in range(GRID)]
    points = [QPointF(middle.x() + dx * wide, middle.y() + dy * high) for dx in steps for dy in steps]
    return sorted(points, key=lambda point: (point - middle).manhattanLength())


def uncovered(page: TablePage, point: QPointF) -> bool:
    """Whether the mouse touches the table itself there, and not a panel above it."""
    at = page.view.mapTo(page, page.view.mapFromScene(point))
    return page.childAt(at) in (page.view, page.view.viewport())


def grab_point(page: TablePage, piece: str) -> QPointF:
    """Where the mouse can take a piece."""
    for point in grid(page, piece):
        things = [thing.id for thing in page.scene.things_at(point)]
        first = next((thing for thing in things if page.grip.offers(thing)), things[0] if things else "")
        if first == piece and uncovered(page, point):
            return point
    raise AssertionError(f"the mouse cannot take '{piece}': it is covered everywhere")


def drop_point(page: TablePage, piece: str, spot: str) -> QPointF:
    """Where letting go of a piece means this spot, or one above it that means the same."""
    targets: dict[str, list[tuple[Action, ...]]] = {}
    for gesture in page.grip.offers(piece):
        targets.setdefault(gesture.spot, []).append(gesture.actions)
    for point in grid(page, spot):
        under = [found for found in spots_at(page, point) if found != piece or piece == spot]
        meant = next((found for found in under if found in targets), under[0] if under else "")
        if meant == spot or (meant in targets and targets[meant] == targets.get(spot)):
            return point
    raise AssertionError(f"'{piece}' cannot be dropped on '{spot}': something else is above it everywhere")


def spots_at(page: TablePage, point: QPointF) -> list[str]:
    """What could be meant by a drop there, the panels of the seats included."""
    at = page.view.mapTo(page, page.view.mapFromScene(point))
    seats = [
        f"seat-{panel.card.seat}"
        for panel in page.seat_panels
        if panel.card and panel.isVisible() and panel.geometry().contains(at)
    ]
    return [*seats, *page.scene.spots_at(point)]


# ---- the three ways to make a gesture -------------------------------------------------------------------------------


def lift(page: TablePage, piece: str, spot: str, *, steps: int = 4) -> QPointF:
    """Drag a piece over a spot and hold it there; where the mouse is."""
    start, stop = grab_point(page, piece), drop_point(page, piece, spot)
    mouse.press(page.view, start)
    for point in mouse.way(start, stop, steps):
        mouse.move(page.view, point)
    return stop


def drag(page: TablePage, piece: str, spot: str, *, steps: int = 4) -> None:
    """Drag a piece to a spot and let go."""
    mouse.release(page.view, lift(page, piece, spot, steps=steps))
    settle()


def click_twice(page: TablePage, piece: str, spot: str) -> None:
    """Click a piece, then the spot."""
    start, stop = grab_point(page, piece), drop_point(page, piece, spot)
    mouse.click(page.view, start)
    settle()
    if piece != spot:
        mouse.move(page.view, stop, held=False)
        mouse.click(page.view, stop)
        settle()


def walk(page: TablePage, wanted: str) -> list[Qt.Key]:
    """The fewest arrow keys that lead from the finger to a thing."""
    grip = page.grip
    found, keys = grip.finger.candidates(), []
    start, track = grip.finger.at, grip.finger.track
    if start not in found:  # the first arrow only puts the finger down
        start = next((key for key in grip.liftable() if key in found), next(iter(found)))
        keys, track = [Qt.Key.Key_Right], None
    ways: dict[str, tuple[list[Qt.Key], QPointF]] = {start: (keys, track or found[start])}
    queue = deque([start])
    while queue and wanted not in ways:
        here = queue.popleft()
        pressed, track = ways[here]
        for arrow, way in arrows.KEYS.items():
            there = arrows.nearest(found, here, way, track)
            if there and there not in ways:
                ways[there] = [*pressed, arrow], arrows.keeps(track, found[there], way)
                queue.append(there)
    assert wanted in ways, f"no arrows lead from '{start}' to '{wanted}'"
    return ways[wanted][0]


def by_keys(page: TablePage, piece: str, spot: str) -> None:
    """Walk to a piece with the arrows, take it with Enter, walk to the spot, drop it with Enter."""
    view = page.view
    view.setFocus()
    for there in (piece, spot):
        for arrow in walk(page, there):
            QTest.keyClick(view, arrow)
        assert page.grip.finger.at == there
        QTest.keyClick(view, Qt.Key.Key_Return)
        settle()


def wish(*actions: Action) -> Wish:
    """A wish that nobody's hand has said."""
    return Wish(actions, "click")


def holds(page: TablePage) -> str:
    """The id of what is held; '' if nothing is."""
    return page.grip.held.id if page.grip.held else ""


# ---- choosing -------------------------------------------------------------------------------------------------------


def menu_of(widget: QWidget) -> QMenu:
    """The menu that is open."""
    settle()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu), "no menu is open"
    return menu


def choose(menu: QMenu, text: str) -> None:
    """Click the line of a menu that begins with a text."""
    line = next(action for action in menu.actions() if action.text().startswith(text))
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(line).center())
    settle()


def widget_of(page: TablePage, button: Button) -> DeskButton:
    """The widget of a button of the table."""
    words = page.session.words(button.label)
    return next(
        widget for widget in page.tray_buttons.findChildren(DeskButton) if widget.isVisible() and widget.text() == words
    )


def make(page: TablePage, choice: Gesture | Button) -> None:
    """Make a move that the table offers: drag the piece and choose what is meant, or click the button."""
    if isinstance(choice, Button):
        click(widget_of(page, choice))
        return
    meanings = [offer for offer in page.grip.offers(choice.piece) if offer.spot == choice.spot]
    if choice.piece == choice.spot:
        mouse.click(page.view, grab_point(page, choice.piece))
        settle()
    else:
        drag(page, choice.piece, choice.spot)
    if len(meanings) > 1:
        menu = menu_of(page)
        line = menu.actions()[meanings.index(choice)]
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(line).center())
        settle()


def choices(page: TablePage) -> list[Gesture | Button]:
    """All that the table offers to whoever looks."""
    assert page.table is not None
    return [
        *page.table.gestures,
        *(button for button in page.table.buttons if button.actions and not button.why_not),
    ]


def seat_people(sheet: NewGameSheet) -> None:
    """Only people at the table of a new game: nobody thinks for them."""
    for row in sheet.seats.rows:
        row.who.setCurrentIndex(row.who.findData(""))


def recent_games(window: MainWindow) -> RecentSheet:
    """The sheet of the games played last, opened from the home screen."""
    click(window.home.resume.more_button)
    return next(sheet for sheet in window.findChildren(RecentSheet) if sheet.isVisible())


def open_recent(window: MainWindow, title: str = "") -> None:
    """Open the newest game of a title with a double click."""
    row = next(row for row in recent_games(window).rows if title in row.game.title)
    QTest.mouseDClick(row, Qt.MouseButton.LeftButton)
    settle()
