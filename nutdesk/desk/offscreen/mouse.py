"""A simulated mouse with real events, for demonstrations, measurements and tests."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.table.view import TableView

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton


def send(view: TableView, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, buttons: Qt.MouseButton) -> None:
    """One mouse event to the viewport."""
    viewport = view.viewport()
    where = QPointF(viewport.mapToGlobal(at))
    event = QMouseEvent(kind, QPointF(at), where, button, buttons, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(viewport, event)


def press(view: TableView, at: QPointF) -> None:
    send(view, QEvent.Type.MouseButtonPress, view.mapFromScene(at), LEFT, LEFT)


def move(view: TableView, at: QPointF, *, held: bool = True) -> None:
    send(view, QEvent.Type.MouseMove, view.mapFromScene(at), NONE, LEFT if held else NONE)


def release(view: TableView, at: QPointF) -> None:
    send(view, QEvent.Type.MouseButtonRelease, view.mapFromScene(at), LEFT, NONE)


def click(view: TableView, at: QPointF) -> None:
    press(view, at)
    release(view, at)


def way(start: QPointF, stop: QPointF, steps: int) -> Iterator[QPointF]:
    for k in range(1, steps + 1):
        yield start + (stop - start) * (k / steps)


def place_of(page: TablePage, key: str) -> QPointF:
    """A point where a thing can be picked up, or dropped on; for the hand, the tray."""
    item = page.scene.item(key)
    if item is not None:
        pos = item.pos()
        if key in page.scene.pieces:
            return _free_point(page, key, pos)
        return QPointF(pos.x(), pos.y() + item.thing.h * 0.3 * page.scene.unit(item))
    if key.startswith("seat-"):
        for panel in page.seat_panels:
            if panel.card is not None and f"seat-{panel.card.seat}" == key:
                return page.view.mapToScene(page.view.mapFrom(page, panel.geometry().center()))
    return QPointF(page.width() / 2, page.scene.tray_top + page.desk.layout.px(90))


def _free_point(page: TablePage, key: str, middle: QPointF) -> QPointF:
    """A point of a piece that no other piece covers."""
    item = page.scene.pieces[key]
    unit = page.scene.unit(item)
    for dx, dy in (
        (0, 0),
        (-0.4, -0.4),
        (-0.4, 0),
        (0.4, -0.4),
        (0.4, 0.4),
        (-0.4, 0.4),
        (0, -0.45),
        (0, 0.45),
    ):
        point = QPointF(middle.x() + dx * item.thing.w * unit, middle.y() + dy * item.thing.h * unit)
        things = page.scene.things_at(point)
        if things and things[0].id == key:
            return point
    return middle


def drag(page: TablePage, piece: str, spot: str, *, let_go: bool = True) -> None:
    """Drag a piece to a spot with real events."""
    view = page.view
    start, stop = place_of(page, piece), place_of(page, spot)
    press(view, start)
    for point in way(start, stop, 12):
        move(view, point)
    if let_go:
        release(view, stop)
