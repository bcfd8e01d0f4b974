"""The table in words, beside the board: a list of the whole position whose lines can be acted on."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Label
from nutdesk.desk.access.outline import Describer
from nutdesk.desk.access.word_lines import WordLine, lines
from nutdesk.desk.kit.fitting import shrunk
from nutdesk.desk.kit.layout import Layout
from nutdesk.desk.kit.panel import DrawnPanel
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.widgets import SCROLL, Desk, DeskButton, dress, parent_of
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.hand import hand_height

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QTreeWidgetItem

    from nutdesk.core.table import Table
    from nutdesk.desk.access.line_tree import LineTree
    from nutdesk.desk.access.tree import Tags
    from nutdesk.desk.table.note import NotePanel
    from nutdesk.desk.table.seat_strip import Prompt, SeatPanel
    from nutdesk.desk.table.story import StoryModel

WIDE = 170
"""Units that the list takes from the board, in addition to the notes and the story."""


class WordsPanel(DrawnPanel):
    """The list on its panel. It replaces the notes and the story, which are among its lines."""

    turned = Signal(float)
    """It was opened or closed: the units that it takes beside the board."""
    pressed = Signal(object, str)
    """A Button of the table, and how it was pressed."""
    touched = Signal()
    """A line was pressed: animations end."""

    def __init__(
        self,
        desk: Desk,
        teller: Describer,
        tags: Tags,
        prompt: Prompt,
        seats: Sequence[SeatPanel],
        notes: Sequence[NotePanel],
        story: StoryModel,
        parent: QWidget,
    ) -> None:
        super().__init__(desk, parent)
        self.teller, self.tags, self.grip, self.session = teller, tags, teller.grip, teller.session
        self.prompt, self.seats, self.notes, self.story = prompt, seats, notes, story
        self.shown: tuple[WordLine, ...] = ()
        self.has_keys = False
        """Whether somebody plays here, so that the keys return here after a move."""
        self.close_button = DeskButton(desk, "", icon="ui-close", kind="quiet", parent=self)
        self.close_button.setAccessibleName(tr("Close the table in words (F4)"))
        set_tip(self.close_button, self.close_button.accessibleName())
        self.setAccessibleName(tr("Table in words"))
        self._held = ""
        self.hide()

    @cached_property
    def tree(self) -> LineTree:
        """The list itself: made when somebody opens it, as a table is to come up fast."""
        from nutdesk.desk.access.line_tree import LineTree

        tree = LineTree(self)
        tree.itemDoubleClicked.connect(lambda item, _column: self.do(item))
        tree.currentItemChanged.connect(lambda item, _before: self._point(item))
        tree.show()
        return tree

    # ---- showing --------------------------------------------------------------------------------------------------

    def show_list(self, on: bool) -> None:
        """Show the list beside the board, or hide it."""
        if on == self.isHidden():
            self.setVisible(on)
            self.has_keys = False
            self.turned.emit(WIDE if on else 0.0)
            self.refresh()

    def arrange(self, layout: Layout, table: Table) -> None:
        """Take the place of the notes and the story, which the lines tell too."""
        if self.isHidden():
            return
        page = parent_of(self)
        for panel, note in zip(self.notes, table.notes, strict=False):
            if note.side == "right":
                panel.hide()
        low = page.height() - hand_height(table.hand, layout)
        x, top = round(page.width() - layout.right), round(layout.bar + layout.px(10))
        self.setGeometry(x, top, round(page.width() - layout.px(14) - x), round(low - top))
        self.place()

    def place(self) -> None:
        """Lay out the parts on the sheet."""
        layout, sheet = self.desk.layout, self.sheet
        pad, side = layout.px(8), self.close_button.sizeHint().height()
        self.close_button.setGeometry(round(sheet.right() - pad - side), round(sheet.top() + 2), side, side)
        top = round(sheet.top() + max(layout.px(48), side))
        self.tree.setIndentation(round(max(14.0, layout.px(20))))
        theme = self.desk.theme
        ink = theme.colour("@ink").name()
        dress(self.tree, SCROLL.replace("QListView", "QTreeView") + f"QTreeView {{ color: {ink}; }}")
        self.tree.setGeometry(
            round(sheet.left() + pad), top, round(sheet.width() - 2 * pad), round(sheet.bottom() - layout.px(10) - top)
        )
        self.tree.doItemsLayout()

    def art(self) -> Art:
        layout, rect = self.desk.layout, self.sheet
        left = rect.left() + layout.px(18)
        room = self.close_button.x() - left
        size = shrunk(tr("In words"), room, layout.letters(22), 13)
        return (Label(tr("In words"), left, rect.top() + layout.px(8), room, layout.px(36), size, display=True),)

    def refresh(self) -> None:
        """Another position, another hand, or another thing is held."""
        if self.isHidden():
            return
        held = self.grip.held.id if self.grip.held is not None else ""
        now = self.lines()
        if now == self.shown and held == self._held:
            return
        before = self.path(self.tree.currentItem())
        was, self._held = self._held, held
        folded = self._folded()
        new = not any(line.key == "do" for line in self.shown)
        self.shown = now
        self.tree.clear()
        for line in now:
            self.tree.add(line)
        self._expand(folded)
        wanted: list[tuple[str, ...]] = [("do",)] if held and held != was else [("do", was)] if was and not held else []
        if new and before[:1] in ((), ("now",)):  # now there is something to do
            wanted.append(("do",))
        self._go_to([*wanted, before, ("do",)])

    def lines(self) -> tuple[WordLine, ...]:
        """The lines as they are now."""
        return lines(self.teller, self.prompt.text, self.seats, self.notes, self.story.rows)

    def reword(self) -> None:
        self.shown = ()
        self.refresh()

    def path(self, item: QTreeWidgetItem | None) -> tuple[str, ...]:
        """Which line an item is: the keys from its section down."""
        return self.tree.path_of(item) if item is not None else ()

    def items(self) -> dict[tuple[str, ...], QTreeWidgetItem]:
        """Every line that is shown, by its path."""
        found: dict[tuple[str, ...], QTreeWidgetItem] = {}

        def walk(item: QTreeWidgetItem | None) -> None:
            if item is not None:
                found[self.path(item)] = item
                for k in range(item.childCount()):
                    walk(item.child(k))

        for k in range(self.tree.topLevelItemCount()):
            walk(self.tree.topLevelItem(k))
        return found

    def _folded(self) -> dict[tuple[str, ...], bool]:
        return {path: not item.isExpanded() for path, item in self.items().items() if item.childCount()}

    def _expand(self, folded: dict[tuple[str, ...], bool]) -> None:
        """Open sections and hands and fold places, whose lines name what lies there; what the user chose stays."""
        for path, item in self.items().items():
            item.setExpanded(not folded.get(path, len(path) > 1 and path[0] != "hand"))

    def _go_to(self, wanted: list[tuple[str, ...]]) -> None:
        found = self.items()
        for path in wanted:
            item = found.get(path)
            if item is not None and len(path) == 1 and item.childCount():
                item = item.child(0)
            if item is not None:
                self.tree.setCurrentItem(item)
                return
        if (top := self.tree.topLevelItem(0)) is not None:
            self.tree.setCurrentItem(top)

    def _point(self, item: QTreeWidgetItem | None) -> None:
        """Move the finger on the board along with the line."""
        line = self.tree.line_of(item) if item is not None else None
        if line is not None and line.does == "press" and self.tree.hasFocus():
            self.grip.finger.put(line.key)

    # ---- doing ----------------------------------------------------------------------------------------------------

    def do(self, item: QTreeWidgetItem) -> None:
        """Do what Enter means on a line."""
        line, path = self.tree.line_of(item), self.path(item)
        self.touched.emit()  # the position that was on its way is shown: the lines may be others, and the item gone
        now = self.items().get(path)
        if now is None or (
            line.does == "button" and self.tree.line_of(now) != line
        ):  # a number may mean another button
            return
        if line.does == "press":
            self.tags.press(line.key)
        elif line.does == "button" and self.teller.table is not None:
            self.pressed.emit(self.teller.table.buttons[int(line.key.removeprefix("button-"))], "key")
        elif line.does == "curtain":
            self.session.uncover()
        elif line.does == "back":
            self.grip.cancel()
        elif line.does == "note":
            note = self.notes[int(line.key.removeprefix("note-"))]
            note.fold(not note.folded)
            self.refresh()
        elif now.childCount():
            now.setExpanded(not now.isExpanded())
