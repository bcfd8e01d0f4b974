"""Undo in the editor: edits of the scene, one by one."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtGui import QUndoCommand, QUndoStack

from nutdesk.core.match import Entry
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.session import Session
from nutdesk.teach.author import Draft


class Editor(Protocol):
    """What an edit needs of the page."""

    draft: Draft
    number: int

    def take(self, draft: Draft, number: int) -> None: ...


class EditorSession(Session):
    """A session in which undo takes back edits of the scene, not moves."""

    edits: QUndoStack | None = None
    preview: Session | None = None
    """While the scene is shown as a lesson, undo takes back the moves made there."""

    def why_no_undo(self) -> str:
        if self.preview is not None:
            return self.preview.why_no_undo()
        return "" if self.edits is not None and self.edits.canUndo() else tr("Nothing has been changed yet.")

    def why_no_redo(self) -> str:
        if self.preview is not None:
            return self.preview.why_no_redo()
        return "" if self.edits is not None and self.edits.canRedo() else tr("There is nothing to redo.")

    def undo(self) -> None:
        if self.preview is not None:
            self.preview.undo()
        elif self.edits is not None:
            self.edits.undo()

    def redo(self) -> None:
        if self.preview is not None:
            self.preview.redo()
        elif self.edits is not None:
            self.edits.redo()

    def branches(self) -> list[Entry]:
        return []


class EditCommand(QUndoCommand):
    """One edit: the draft before and after, and which step was chosen. All typing in one field is one edit."""

    def __init__(self, page: Editor, text: str, after: Draft, number: int, burst: str) -> None:
        super().__init__(text)
        self.page, self.burst = page, burst
        self.before, self.after = (page.draft, page.number), (after, number)

    def redo(self) -> None:
        self.page.take(*self.after)

    def undo(self) -> None:
        self.page.take(*self.before)

    def id(self) -> int:
        return 1 if self.burst else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, EditCommand) or other.burst != self.burst:
            return False
        self.after = other.after
        return True
