"""The menu's commands for a group: the lessons, and the presenter's window."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from nutdesk.desk.kit.words import tr
from nutdesk.desk.settings.settings import PACES
from nutdesk.desk.shell.trail import LESSONS

if TYPE_CHECKING:
    from nutdesk.desk.classroom.lesson_browser import BrowserPage
    from nutdesk.desk.classroom.presenter import PresenterWindow
    from nutdesk.desk.kit.theme import Theme
    from nutdesk.desk.shell.window import MainWindow
    from nutdesk.teach.browse import ListedLesson
    from nutdesk.teach.progress import Progress


class Teaching(QObject):
    """The commands of the group "teach" that show something. What is heavy is loaded when it is needed."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.browser: BrowserPage | None = None
        self.presenter: PresenterWindow | None = None
        self._progress: Progress | None = None
        add = window.add_command
        add("lessons", tr("Lessons…"), self.show_lessons, "teach")

    @property
    def progress(self) -> Progress:
        """Which lessons were finished; read when it is first needed."""
        if self._progress is None:
            from nutdesk.teach.progress import load

            self._progress = load()
        return self._progress

    # ---- lessons --------------------------------------------------------------------------------------------------

    def show_lessons(self) -> None:
        """Show the lesson browser; a game in progress waits in its journal."""
        from nutdesk.desk.classroom.lesson_browser import BrowserPage

        window = self.window
        if not window.records.may_leave(self.show_lessons):
            return
        game = window.page.session.game.id if window.page is not None else ""
        window.trail.leave_for(LESSONS)
        if self.browser is None:
            self.browser = BrowserPage(window.theme, self.progress, window)
            self.browser.back_wanted.connect(window.trail.back)
            self.browser.learn_wanted.connect(window.open_lesson)
            self.browser.present_wanted.connect(self.present)
            self.browser.wanted.connect(lambda command: window.actions_[command].trigger())
            window.stack.addWidget(self.browser)
        self.browser.back.set_label(window.trail.label)
        self.browser.refresh()
        if game:
            self.browser.show_game(game)
        self.browser.arrange()
        window.stack.setCurrentWidget(self.browser)
        window.setWindowTitle(tr("Lessons · nutdesk"))
        row = next((row for row in self.browser.rows if row.isChecked()), None)
        (row or self.browser).setFocus()

    @property
    def browsing(self) -> bool:
        """Whether the lessons are on the screen."""
        return self.browser is not None and self.window.stack.currentWidget() is self.browser

    def look_again(self, new: Path | None = None) -> None:
        """Look for new lessons, and show one of them."""
        if self.browser is not None and self.browsing:
            self.browser.refresh()
            if new is not None:
                self.browser.look_for(new)

    def set_theme(self, theme: Theme) -> None:
        if self.browser is not None:
            self.browser.set_theme(theme)

    def present(self, lessons: Sequence[ListedLesson], title: str) -> None:
        """Open two windows, one for the presenter and one for the audience; this one waits."""
        from nutdesk.desk.classroom.presenter import present

        window = self.window
        pace = PACES[window.settings.pace]
        presenter = present(lessons, title, window.theme, pace, self.progress)
        presenter.closed.connect(self._presented)
        presenter.play_wanted.connect(self._play)
        presenter.edit_wanted.connect(self._mend)
        presenter.setting_wanted.connect(window.chosen_settings.change)
        self.presenter = presenter
        self.dress()
        presenter.setGeometry(window.geometry())
        presenter.show()
        presenter.begin()
        window.hide()

    def present_path(self, path: Path) -> None:
        """Present one scene from its file."""
        from nutdesk.teach.browse import ListedLesson

        self.present((ListedLesson("", path.stem, path),), path.stem)

    def present_course(self, game: str, *, short: bool = False) -> None:
        """Present a game's short course, or all of it by topics."""
        from nutdesk import games
        from nutdesk.teach.browse import course_of, short_course

        self.present(short_course(game) if short else course_of(game), tr("Learn {game}", game=games.load(game).title))

    def _play(self, game: str) -> None:
        """Play the game that a room has just learnt, on the projector."""
        self.window.play(game)
        if self.window.page is not None and self.window.projecting.projector is None:
            self.window.projecting.flip()

    def _presented(self) -> None:
        presenter, self.presenter = self.presenter, None
        if presenter is not None:
            presenter.deleteLater()
        self.window.show()
        self.look_again()

    def _mend(self, path: Path, line: int) -> None:
        """Open a scene that cannot be presented in the editor."""
        if self.presenter is not None:
            self.presenter.close()
        self.window.authoring.edit_file(path, line)

    def dress(self) -> None:
        """Give what a room sees of a lesson the chosen colours and pace."""
        chosen = self.window.chosen_settings
        if self.presenter is not None:
            self.presenter.take_look(chosen.projector_theme, PACES[chosen.settings.pace], calm=chosen.calm)


def run(scene: Path | None, game: str, *, short: bool = False) -> int:
    """Present a scene or a course until it is closed; without a display draw it. Return the exit code."""
    from nutdesk.desk.application import application, has_display
    from nutdesk.desk.shell.window import MainWindow

    if not has_display():
        return draw(scene, game, short=short)
    app = application()
    window = MainWindow()
    window.resize(1600, 900)
    if scene is not None:
        window.teaching.present_path(scene)
    else:
        window.teaching.present_course(game, short=short)
    return app.exec()


def draw(scene: Path | None, game: str, *, short: bool = False) -> int:
    """Draw what an audience would see, step by step, as pictures; raises SceneError."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    print("There is no display here, so what a room would see is drawn into pictures.", flush=True)
    from PySide6.QtCore import QSizeF

    from nutdesk import paths
    from nutdesk.desk.application import application
    from nutdesk.desk.classroom.slide_pictures import SlidePictures
    from nutdesk.teach.browse import course_of, short_course
    from nutdesk.teach.scene import load

    app = application()
    folder = paths.user_data() / "presentations" / f"{datetime.now().astimezone():%Y-%m-%d %H.%M.%S}"
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    course = short_course(game) if short else course_of(game)
    for path in (scene,) if scene is not None else [lesson.path for lesson in course]:
        slide_pictures = SlidePictures(load(path), app)
        for step in slide_pictures.lesson.scene.steps:
            slide_pictures.picture_of(step.number, QSizeF(1280, 720)).save(
                str(folder / f"{path.stem}-{step.number:02}.png")
            )
            count += 1
        slide_pictures.deleteLater()
    print(f"{count} pictures: {folder}")
    return 0


__all__ = ["Teaching", "run"]
