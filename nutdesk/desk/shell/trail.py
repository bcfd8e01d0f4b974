"""The way back: which page was opened over which, so that Escape leads to where one came from."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from nutdesk.desk.kit.words import tr

if TYPE_CHECKING:
    from nutdesk.core.match import Match
    from nutdesk.desk.shell.window import MainWindow

LESSONS, LAB, LESSON, SCENE, GAME = "lessons", "lab", "lesson", "scene", "game"


class Left(NamedTuple):
    """A page that another one was opened over."""

    kind: str
    show: Callable[[], object]
    """Shows it again."""


class Trail:
    """The pages below the one that is shown; at the bottom is home."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.left: list[Left] = []

    def leave_for(self, kind: str) -> None:
        """Leave the page that is shown for one of this kind, remembering how to show it again."""
        here, match = self._here(), self.window.page.session.match if self.window.page is not None else None
        file = self.window.leave_game()
        if here is not None and here.kind == GAME and match is not None:
            here = Left(GAME, partial(self._sit_down, match, file))
        left = [*self.left, *((here,) if here is not None else ())]
        kinds = [one.kind for one in left]
        self.left = left[: kinds.index(kind)] if kind in kinds else left

    def _here(self) -> Left | None:
        """What is shown now; None for home."""
        from nutdesk.desk.classroom.lesson import LessonPage

        window, shown = self.window, self.window.stack.currentWidget()
        if shown is window.lab.page:
            return Left(LAB, window.lab.show)
        if shown is window.teaching.browser:
            return Left(LESSONS, window.teaching.show_lessons)
        if (editor := window.authoring.editor) is not None:
            return Left(SCENE, partial(window.authoring.edit, editor.draft))
        if isinstance(shown, LessonPage):
            return Left(LESSON, partial(self._learn_on, Path(shown.lesson.scene.path), shown.lesson.at))
        return Left(GAME, window.go_home) if shown is window.page else None

    def _sit_down(self, match: Match, file: Path | None) -> None:
        """Back at a game: from its file, or as it is if nothing was written."""
        records = self.window.records
        if file is None:
            self.window.seat(match, records.begin(match))
        elif match.over:
            records.open_file(file)
        else:
            records.reopen(file)

    def _learn_on(self, path: Path, step: int) -> None:
        from nutdesk.desk.classroom.lesson import LessonPage

        if self.window.open_lesson(path) and isinstance(self.window.page, LessonPage):
            self.window.page.goto(step)

    def back(self) -> None:
        """Show the page below the one that is shown; home if there is none."""
        if not self.left:
            self.window.go_home()
            return
        if not self.window.records.may_leave(self.back):
            return
        *below, last = self.left
        with self.window.projecting.keeping():
            last.show()
        self.left = below

    @property
    def label(self) -> str:
        """Where the way back leads, for its button."""
        if not self.left:
            return tr("Home")
        kind = self.left[-1].kind
        if kind == GAME:
            return tr("Back to the game")
        if kind == LESSON:
            return tr("Back to the lesson")
        if kind == SCENE:
            return tr("Back to the scene")
        return tr("Lessons") if kind == LESSONS else tr("Lab")

    def forget(self) -> None:
        """Home, or another game: nothing lies below."""
        self.left = []


__all__ = ["LAB", "LESSON", "LESSONS", "SCENE", "Trail"]
