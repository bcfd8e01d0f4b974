"""The view of the table: wood, mouse, touch, wheel and keys."""

from __future__ import annotations

from textwrap import fill

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsView, QWidget

from nutdesk.core.palette import SEAT_FILL
from nutdesk.desk.kit.art import HINTS
from nutdesk.desk.kit.plain import show_tip
from nutdesk.desk.kit.widgets import clear_viewport
from nutdesk.desk.kit.wood import wood
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.arrows import way_of
from nutdesk.desk.table.grip import Grip
from nutdesk.desk.table.hand import ORDER
from nutdesk.desk.table.scene import TableScene
from nutdesk.desk.table.table_touch import TOUCHES, TableTouch

NEXT = {".": 1, ",": -1}
"""The keys for the next possible thing, and for the one before."""
CLOSEST = 4.0
TIP = 56
"""The most letters in a line of a tip, so that it does not cover half the board."""


def wrapped(words: str) -> str:
    """The text of a tip in lines that are not too long."""
    return "\n".join(fill(line, TIP) for line in words.split("\n"))


class Tray(QGraphicsItem):
    """The tray: in front of the board, which may be larger than its room, and behind the hand."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self.table_scene = scene
        self.colour = ""
        self.setZValue(ORDER - 10)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        layout = self.table_scene.layout_
        top = layout.height - layout.bar - layout.tray
        return QRectF(0, top - 10, layout.width, layout.tray + 10)

    def paint(self, painter: QPainter, option: object, widget: QWidget | None = None) -> None:
        layout, theme = self.table_scene.layout_, self.table_scene.style_.theme
        top, width = layout.height - layout.bar - layout.tray, layout.width
        for k in range(5):
            painter.fillRect(QRectF(0, top - 2 * k - 2, width, 2), QColor(42, 24, 8, 40 - 8 * k))
        painter.fillRect(QRectF(0, top, width, layout.tray), theme.colour("@bar"))
        if self.colour:
            painter.fillRect(QRectF(0, top, width, 5), QColor(SEAT_FILL[self.colour]))
        edge = theme.colour("@ink2" if self.colour == "white" else "@line")
        painter.fillRect(QRectF(0, top + 5, width, 1.5), edge)


class TableView(QGraphicsView):
    """One viewer's view of one scene."""

    touched = Signal()
    """Any input: animations end, notes close."""
    zoomed = Signal(float)
    """The board was zoomed or moved; carries how many times as large as usual it is."""

    beside = Signal(str)
    """A place beside the board was pressed with nothing held."""
    asked_beside = Signal(str)
    """The same with the right button."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table_scene = scene
        self.grip: Grip | None = None
        self.tags: object = None
        """What answers a screen reader for the things here; it belongs to the page."""
        self.tray = Tray(scene)
        scene.addItem(self.tray)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHints(HINTS)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        viewport = clear_viewport(self)
        viewport.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Table"))
        self._wood = QPixmap()
        self._wood_key: tuple[object, ...] = ()
        self._press: QPoint | None = None
        self._pressed = ""
        self._panning: QPoint | None = None
        self.touch = TableTouch(self)
        viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)

    # ---- wood -----------------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        scene = self.table_scene
        layout, theme, ratio = scene.layout_, scene.style_.theme, scene.ratio
        assert isinstance(rect, QRectF)
        key = (layout, theme.name, ratio)
        if key != self._wood_key:
            size = QRectF(0, 0, layout.width, layout.height - layout.bar)
            self._wood = wood(size, theme, layout.unit, ratio)
            self._wood_key = key
        source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
        if ratio == 1:
            painter.drawPixmap(rect.topLeft(), self._wood, source)  # plain copying: no pixel is worked out
        else:
            painter.drawPixmap(rect, self._wood, source)

    def set_tray(self, colour: str) -> None:
        """The colour of the seat whose hand lies there."""
        if colour != self.tray.colour:
            self.tray.colour = colour
            self.viewport().update()

    # ---- mouse and fingers ----------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.touched.emit()
        if self.grip is not None:
            self.grip.touched = False
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panning = event.position().toPoint()
        elif event.button() == Qt.MouseButton.RightButton:
            idle = self.grip is not None and self.grip.held is None
            place = self.grip.place_at(self.mapToScene(event.position().toPoint())) if self.grip is not None else ""
            self.let_go()
            if idle and place:
                self.asked_beside.emit(place)
        else:
            self.press(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.move_to(event.position().toPoint(), down=bool(event.buttons() & Qt.MouseButton.LeftButton))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._panning is not None:
            self._panning = None
        elif event.button() == Qt.MouseButton.LeftButton:
            self.release(event.position().toPoint())

    def let_go(self) -> None:
        """Put back what is held, and forget what was pressed."""
        self._press, self._pressed, self._panning = None, "", None
        if self.grip is not None:
            self.grip.cancel()

    def press(self, at: QPoint) -> None:
        """A button or finger goes down: the second of two clicks drops, anything else may become a drag."""
        grip = self.grip
        if grip is None:
            return
        if grip.finger.at:
            grip.finger.put("")
        point = self.mapToScene(at)
        if grip.held is not None:
            grip.move_to(point)
            if grip.aimed and (grip.targets() or not grip.grips(self._under(point))):
                grip.drop()
                return
            grip.cancel()
        self._pressed = self._under(point)
        self._press = at
        if not self._pressed and not grip.place_at(point) and self.table_scene.zoom > 1:
            self._panning = at

    def _under(self, point: QPointF) -> str:
        """The piece that would be picked up at a point."""
        key = self.grip.hover(point) if self.grip is not None else ""
        return key if key in self.table_scene.pieces else ""

    def move_to(self, at: QPoint, *, down: bool) -> None:
        """The pointer is here, with the button or the finger down or not."""
        grip = self.grip
        if self._panning is not None:
            moved, self._panning = at - self._panning, at
            self.pan_by(QPointF(moved))
            return
        if grip is None:
            return
        point = self.mapToScene(at)
        if grip.held is not None:
            grip.move_to(point)
        elif self._press is not None and self._pressed and down:
            if (at - self._press).manhattanLength() >= QApplication.startDragDistance():
                # Put back with the button still down, it is not taken again; nor what cannot be taken.
                pressed, self._pressed = self._pressed, ""
                if grip.lift(pressed, "drag"):
                    grip.move_to(point)
        else:
            key = grip.hover(point)
            can = key in self.table_scene.pieces and grip.grips(key)
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor if can else Qt.CursorShape.ArrowCursor)

    def release(self, at: QPoint) -> None:
        """The end of a drag, or of a click: pick up, fill a lit place, or ask about a piece that cannot move."""
        self._panning = None
        grip, pressed, pressed_at, self._press = self.grip, self._pressed, self._press, None
        self._pressed = ""
        if grip is None:
            return
        point = self.mapToScene(at)
        if grip.held is not None and grip.by == "drag":
            grip.move_to(point)
            grip.drop(point)
        elif grip.held is not None:
            return
        elif grip.grips(pressed):
            if grip.lift(pressed, "click"):
                self._lift_or_play(grip)
        elif pressed_at is None or (at - pressed_at).manhattanLength() >= QApplication.startDragDistance():
            return
        elif place := grip.place_at(point):
            self.beside.emit(place)
        elif not any(map(grip.click_on, self.table_scene.spots_at(point))) and pressed:
            grip.lift(pressed, "click")

    def _lift_or_play(self, grip: Grip) -> None:
        """Keep the piece held, unless a click already means its only move, such as throwing a die: then make it."""
        assert grip.held is not None
        for spot, gestures in grip.targets().items():
            alone = spot == "hand" and len(grip.targets()) == len(gestures) == 1 and not gestures[0].barrier
            if spot == grip.held.id or alone or any(gesture.click for gesture in gestures):
                grip.aim(spot)
                grip.drop()
                return

    def viewportEvent(self, event: QEvent) -> bool:
        kind = event.type()
        if kind in TOUCHES and isinstance(event, QTouchEvent):
            return self.touch.take(event)
        if kind == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self.tell(event.pos())
            return True
        return bool(super().viewportEvent(event))

    def tell(self, at: QPoint) -> None:
        """Describe what is here: for a resting pointer or finger."""
        grip = self.grip
        key = grip.hover(self.mapToScene(at)) if grip is not None and grip.held is None else ""
        item = self.table_scene.item(key)
        words = self.table_scene.style_.words(item.thing.name) if item is not None else ""
        if not words and grip is not None:
            words = grip.said_beside.get(grip.place_at(self.mapToScene(at)), "")
        self._press, self._pressed = None, ""  # a finger that asked does not take
        show_tip(self.viewport().mapToGlobal(at), wrapped(words), self.viewport())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def leaveEvent(self, event: object) -> None:
        if self.grip is not None and self.grip.held is None:
            self.grip.hover(QPointF(-1, -1))

    # ---- zoom and pan ---------------------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        turn, across = event.angleDelta().y(), event.angleDelta().x()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier or abs(across) > abs(turn):
            self.pan_by(QPointF(across, turn))  # two fingers of a trackpad, sideways
        elif turn:
            self.zoom_by(1.0015**turn, event.position())
        event.accept()

    def event(self, event: object) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_by(1 + event.value(), event.position())
            return True
        return bool(super().event(event))  # type: ignore[arg-type]

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom about a point of the view; from fitting to four times as large."""
        scene = self.table_scene
        if scene.table is None:
            return
        before, room = scene.zoom, scene.layout_.board
        scene.zoom = min(CLOSEST, max(1.0, before * factor))
        if scene.zoom == before:
            return
        if at is not None and scene.zoom > 1:
            middle = room.center() + scene.pan * before
            change = scene.zoom / before
            new_middle = at + (middle - at) * change
            scene.pan = (new_middle - room.center()) * (1 / scene.zoom)
        self._limit_pan()
        self._sharpen()

    def pan_by(self, pixels: QPointF) -> None:
        self.table_scene.pan += pixels * (1 / self.table_scene.zoom)
        self._limit_pan()
        self._sharpen()

    def _limit_pan(self) -> None:
        """Keep the middle of the board within reach; unzoomed, it does not move."""
        scene = self.table_scene
        if scene.zoom <= 1:
            scene.pan = QPointF(0, 0)
            return
        room = scene.layout_.board
        far = (1 - 1 / scene.zoom) / 2
        scene.pan = QPointF(
            max(-room.width() * far, min(room.width() * far, scene.pan.x())),
            max(-room.height() * far, min(room.height() * far, scene.pan.y())),
        )

    def fit(self) -> None:
        self.table_scene.zoom = 1.0
        self.table_scene.pan = QPointF(0, 0)
        self._sharpen()

    def reveal(self, point: QPointF) -> None:
        """Scroll a zoomed board just far enough to show a point."""
        scene = self.table_scene
        room = scene.layout_.board
        edge = min(room.width(), room.height()) * 0.12
        inner = room.adjusted(edge, edge, -edge, -edge)
        if scene.zoom <= 1 or inner.contains(point) or point.y() >= scene.tray_top:
            return
        x = min(max(point.x(), inner.left()), inner.right())
        y = min(max(point.y(), inner.top()), inner.bottom())
        self.pan_by(QPointF(x, y) - point)

    def _sharpen(self) -> None:
        self.zoomed.emit(self.table_scene.zoom)
        self.table_scene.redraw()
        if self.grip is not None:
            self.grip.lights.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._limit_pan()

    # ---- keys -----------------------------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The table gets the focus by Tab: show where the keys are."""
        super().focusInEvent(event)
        if self.grip is not None:
            self.grip.finger.set_pointing(True)
        tab = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if tab and self.grip is not None and not self.grip.finger.at:
            self.grip.finger.step((0, 0))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.grip is not None:
            self.grip.finger.set_pointing(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        grip = self.grip
        key = Qt.Key(event.key())
        if grip is None:
            event.ignore()
            return
        way = way_of(key, event.modifiers())
        if way is not None:
            self.touched.emit()
            grip.finger.step(way)
        elif event.text() in NEXT:
            self.touched.emit()
            grip.finger.next_possible(NEXT[event.text()])
        elif key == Qt.Key.Key_Space and grip.held is None and grip.session.covered:
            event.ignore()  # it lifts the curtain, as the button there says
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and grip.finger.at:
            self.touched.emit()
            grip.finger.press()
        elif key == Qt.Key.Key_Escape and (grip.held is not None or grip.finger.at):
            self.touched.emit()
            if grip.held is not None:
                grip.cancel()
            else:
                grip.finger.put("")
        else:
            event.ignore()
