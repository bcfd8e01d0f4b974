"""The table for a screen reader: every place, piece and hand by name, with its position and what can be done.

Qt cannot ask about a graphics item, as it is not an object. So every thing has a tag, a widget that is never shown and
costs nothing to draw, and the tag answers for it. Tags are made only when somebody asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from nutdesk.desk.access.outline import Describer, Kind, Node, outline
from nutdesk.desk.kit.words import tr

if TYPE_CHECKING:
    from nutdesk.desk.table.view import TableView

ROLES: dict[str, QAccessible.Role] = {
    "spot": QAccessible.Role.ListItem,
    "piece": QAccessible.Role.ListItem,
    "group": QAccessible.Role.List,
}
PRESS = "Press"
"""Qt's own name for what Enter does."""


class Tag(QWidget):
    """Stands for one thing on the table."""

    def __init__(self, tags: Tags, key: str, kind: Kind, parent: QWidget) -> None:
        super().__init__(parent)
        self.tags, self.key, self.kind = tags, key, kind
        self.said = ""
        """Its name when that was last read."""
        self.parts: list[Tag] = []
        self.hide()


class Tags(QObject):
    """The tags of a table: made when somebody first asks, and kept up to date from then on."""

    touched = Signal()
    """A thing was pressed: animations end, and the table gets the keys."""

    def __init__(self, view: TableView, teller: Describer) -> None:
        super().__init__(view)
        self.view, self.teller = view, teller
        self.scene, self.grip = teller.scene, teller.grip
        self.awake = False
        self.top: list[Tag] = []
        self._all: dict[str, Tag] = {}
        view.tags = self

    def wake(self) -> None:
        """Make the tags, as somebody has asked."""
        if not self.awake:
            self.awake = True
            self.refresh()

    def tag(self, key: str) -> Tag | None:
        return self._all.get(key)

    def refresh(self) -> None:
        """Another table is shown, or another thing is held: report the names that changed."""
        table = self.teller.table
        if not self.awake or table is None:
            return
        old, self._all = self._all, {}
        self.top = [self._take(node, self.view, old) for node in outline(table)]
        for gone in old.values():
            gone.deleteLater()
        for key, tag in self._all.items():
            name = self.teller.name(key)
            if name != tag.said:
                was, tag.said = tag.said, name
                if was and QAccessible.isActive():
                    QAccessible.updateAccessibility(QAccessibleEvent(tag, QAccessible.Event.NameChanged))

    def _take(self, node: Node, parent: QWidget, old: dict[str, Tag]) -> Tag:
        tag = old.pop(node.key, None)
        if tag is None or tag.kind != node.kind:
            if tag is not None:
                tag.deleteLater()
            tag = Tag(self, node.key, node.kind, parent)
        elif tag.parentWidget() is not parent:
            tag.setParent(parent)
        self._all[node.key] = tag
        tag.parts = [self._take(part, tag, old) for part in node.parts]
        return tag

    def point(self, key: str) -> None:
        """Move the focus to the thing under the finger."""
        if not QAccessible.isActive():
            return
        self.wake()
        tag = self.tag(key)
        if tag is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(tag, QAccessible.Event.Focus))

    # ---- what a tag answers ---------------------------------------------------------------------------------------

    def rect(self, tag: Tag) -> QRect:
        """Where a thing is on the screen."""
        if tag.kind == "group":
            boxes = [self.rect(part) for part in tag.parts]
            whole = QRect()
            for box in boxes:
                whole = whole.united(box)
            return whole
        item, view = self.scene.item(tag.key), self.view
        if item is None:
            return QRect()
        unit = self.scene.unit(item)
        wide, high = round(item.thing.w * unit), round(item.thing.h * unit)
        middle = view.viewport().mapToGlobal(view.mapFromScene(item.pos()))
        return QRect(middle.x() - wide // 2, middle.y() - high // 2, wide, high)

    def state(self, tag: Tag) -> QAccessible.State:
        grip, key = self.grip, tag.key
        flags = {"invisible": not self.view.isVisible()}
        if tag.kind != "group":
            aims = grip.held is not None and grip.tells
            flags |= {
                "focusable": True,
                "focused": grip.finger.at == key and self.view.hasFocus(),
                "selectable": bool(grip.targets().get(key)) if aims else grip.grips(key),
                "selected": grip.held is not None and grip.held.id == key,
                "movable": grip.grips(key),
            }
        state = QAccessible.State()
        for name, on in flags.items():
            setattr(state, name, on)
        return state

    def press(self, key: str) -> None:
        """Do what Enter does with the finger on a thing: pick it up, or drop what is held there."""
        self.touched.emit()
        self.grip.finger.put(key)
        self.grip.finger.press()


class TagAccess(QAccessibleWidget):
    """What a screen reader is told about one thing. Where there is no child Qt expects None, whatever the stubs say."""

    def __init__(self, tag: Tag) -> None:
        super().__init__(tag, ROLES[tag.kind], "")

    @property
    def tag(self) -> Tag:
        """The tag, asked of Qt each time: PySide never frees an interface, which would keep the whole table alive."""
        tag = self.object()
        assert isinstance(tag, Tag)
        return tag

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self.tag.tags.teller.name(self.tag.key)
        if kind == QAccessible.Text.Description:
            return self.tag.tags.teller.can(self.tag.key)
        return ""

    def state(self) -> QAccessible.State:
        return self.tag.tags.state(self.tag)

    def rect(self) -> QRect:
        return self.tag.tags.rect(self.tag)

    def childCount(self) -> int:
        return len(self.tag.parts)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        parts = self.tag.parts
        return QAccessible.queryAccessibleInterface(parts[index]) if 0 <= index < len(parts) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((k for k, part in enumerate(self.tag.parts) if part is child.object()), -1)

    def actionNames(self) -> list[str]:
        return [PRESS] if self.tag.kind != "group" else []

    def doAction(self, name: str) -> None:
        if name == PRESS:
            self.tag.tags.press(self.tag.key)


class TableAccess(QAccessibleWidget):
    """The board and the hand as a list of their things."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List, "")

    @property
    def view(self) -> TableView:
        return cast("TableView", self.object())

    @property
    def tags(self) -> Tags:
        tags = self.view.tags
        assert isinstance(tags, Tags)
        return tags

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return tr("Table: {game}", game=self.tags.teller.session.game.title)
        if kind == QAccessible.Text.Description:
            table = self.tags.teller.table
            return self.tags.teller.words(table.how) if table is not None else ""
        return ""

    def childCount(self) -> int:
        self.tags.wake()
        return len(self.tags.top)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        self.tags.wake()
        top = self.tags.top
        return QAccessible.queryAccessibleInterface(top[index]) if 0 <= index < len(top) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((k for k, tag in enumerate(self.tags.top) if tag is child.object()), -1)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        self.tags.wake()
        tag = self.tags.tag(self.tags.grip.finger.at)
        return QAccessible.queryAccessibleInterface(tag) if tag is not None and self.view.hasFocus() else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        self.tags.wake()
        point = self.view.mapToScene(self.view.viewport().mapFromGlobal(QPoint(x, y)))
        for thing in self.tags.scene.things_at(point):
            tag = self.tags.tag(thing.id)
            if tag is not None:
                return QAccessible.queryAccessibleInterface(tag)
        return None


def answer_for(thing: QObject) -> QAccessibleInterface | None:
    """The interface of a table or of one of its things; None leaves it to Qt."""
    if isinstance(thing, Tag):
        return TagAccess(thing)
    tags = getattr(thing, "tags", None)
    return TableAccess(tags.view) if isinstance(tags, Tags) else None
