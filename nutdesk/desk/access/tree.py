"""The table for a screen reader: every place, piece and hand by name, with where it is and what can be done.

A graphics item is no object that Qt could ask about. So every thing has a tag, a widget that is never shown and costs
nothing to draw, and each tag answers for its thing. There are none until somebody asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from nutdesk.desk.access.outline import Describer, Kind, Node, outline
from nutdesk.desk.kit.words import tr

if TYPE_CHECKING:
    from nutdesk.desk.table.table_page import TablePage
    from nutdesk.desk.table.view import TableView

ROLES: dict[str, QAccessible.Role] = {
    "spot": QAccessible.Role.ListItem,
    "piece": QAccessible.Role.ListItem,
    "group": QAccessible.Role.List,
}
PRESS = "Press"
"""Qt's own name of the action that Enter stands for."""


class Tag(QWidget):
    """Stands for one thing on the table."""

    def __init__(self, tags: Tags, key: str, kind: Kind, parent: QWidget) -> None:
        super().__init__(parent)
        self.tags, self.key, self.kind = tags, key, kind
        self.said = ""
        """Its name when it was last looked at."""
        self.parts: list[Tag] = []
        self.hide()


class Tags(QObject):
    """The tags of a page: made when somebody first asks, and kept true to the table from then on."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.page = page
        self.teller = Describer(page)
        self.awake = False
        self.top: list[Tag] = []
        self._all: dict[str, Tag] = {}
        page.view.tags = self

    def wake(self) -> None:
        """Somebody asks: from now on there are tags."""
        if not self.awake:
            self.awake = True
            self.refresh()

    def tag(self, key: str) -> Tag | None:
        return self._all.get(key)

    def refresh(self) -> None:
        """Another table, or another thing held: names that changed are told."""
        table = self.page.table
        if not self.awake or table is None:
            return
        old, self._all = self._all, {}
        self.top = [self._take(node, self.page.view, old) for node in outline(table)]
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
        """The finger is on a thing: that is where the focus is."""
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
        item, view = self.page.scene.item(tag.key), self.page.view
        if item is None:
            return QRect()
        unit = self.page.scene.unit(item)
        wide, high = round(item.thing.w * unit), round(item.thing.h * unit)
        middle = view.viewport().mapToGlobal(view.mapFromScene(item.pos()))
        return QRect(middle.x() - wide // 2, middle.y() - high // 2, wide, high)

    def state(self, tag: Tag) -> QAccessible.State:
        page, grip, key = self.page, self.page.grip, tag.key
        flags = {"invisible": not page.view.isVisible()}
        if tag.kind != "group":
            aims = grip.held is not None and grip.tells
            flags |= {
                "focusable": True,
                "focused": grip.finger.at == key and page.view.hasFocus(),
                "selectable": bool(grip.targets().get(key)) if aims else grip.grips(key),
                "selected": grip.held is not None and grip.held.id == key,
                "movable": grip.grips(key),
            }
        state = QAccessible.State()
        for name, on in flags.items():
            setattr(state, name, on)
        return state

    def press(self, key: str) -> None:
        """As Enter with the finger on a thing: take it, drop what is held there."""
        self.page.quiet()
        self.page.take_keys()
        self.page.grip.finger.put(key)
        self.page.grip.finger.press()


class TagAccess(QAccessibleWidget):
    """What a screen reader is told about one thing. Where there is no child Qt takes None, whatever the stubs say."""

    def __init__(self, tag: Tag) -> None:
        super().__init__(tag, ROLES[tag.kind], "")

    @property
    def tag(self) -> Tag:
        """Asked of Qt every time: PySide never lets go of an interface, and it would keep the whole table with it."""
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
            return tr("Table: {game}", game=self.tags.page.session.game.title)
        if kind == QAccessible.Text.Description:
            table = self.tags.page.table
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
        tag = self.tags.tag(self.tags.page.grip.finger.at)
        return QAccessible.queryAccessibleInterface(tag) if tag is not None and self.view.hasFocus() else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        self.tags.wake()
        point = self.view.mapToScene(self.view.viewport().mapFromGlobal(QPoint(x, y)))
        for thing in self.tags.page.scene.things_at(point):
            tag = self.tags.tag(thing.id)
            if tag is not None:
                return QAccessible.queryAccessibleInterface(tag)
        return None


def answer_for(thing: QObject) -> QAccessibleInterface | None:
    """The interface of a table or of one of its things; None leaves it to Qt."""
    if isinstance(thing, Tag):
        return TagAccess(thing)
    tags = getattr(thing, "tags", None)
    return TableAccess(tags.page.view) if isinstance(tags, Tags) else None
