"""The menu's commands for authors: print, make scenes, share them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDropEvent

from nutdesk import games, paths
from nutdesk.desk.kit.menu import Menu
from nutdesk.desk.kit.words import tell_fault, tr, tr_count
from nutdesk.desk.shell.trail import SCENE

if TYPE_CHECKING:
    from nutdesk.desk.editor.editor import EditorPage
    from nutdesk.desk.handout.print_sheet import PrintSheet
    from nutdesk.desk.kit.background_work import Work
    from nutdesk.desk.play.table_page import TablePage
    from nutdesk.desk.shell.window import MainWindow
    from nutdesk.teach.author import Draft
    from nutdesk.teach.browse import ListedLesson
    from nutdesk.teach.scene import Scene


class Authoring(QObject):
    """The commands of the group "teach" that make something. What is heavy is loaded when it is needed."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self._packed_into = ""
        add = window.add_command
        scene = tr("Make a scene of this position")
        add("make-scene", scene, self.make_scene, "teach", why_not=self.why_no_scene)
        add("edit-scene", tr("Open a scene in the editor…"), self.ask_edit, "teach")
        add("add-lessons", tr("Add lessons from a file…"), self.ask_add, "teach")
        add("pack-lessons", tr("Share my lessons…"), self.ask_pack, "teach", why_not=self.why_no_pack)
        add("print", tr("Print a handout…"), self.print_handout, "teach")
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Files dropped on the window: lessons are added, a scene or a game is opened."""
        if event.type() in (QEvent.Type.DragEnter, QEvent.Type.Drop) and isinstance(event, QDropEvent):
            files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
            way = self.way_to_open(files[0]) if files else None
            if way is not None:
                event.acceptProposedAction()
                if event.type() == QEvent.Type.Drop:
                    way(files[0])
                return True
        return False

    def way_to_open(self, path: Path) -> Callable[[Path], object] | None:
        """How a file is opened that comes from outside: by its ending; None if it is not one of ours."""
        ways: dict[str, Callable[[Path], object]] = {
            ".nutlesson": self.add_lessons,
            ".toml": self.window.open_lesson,
            ".nutdesk": self.window.records.open_path,
        }
        return ways.get(path.suffix.lower())

    # ---- paper ----------------------------------------------------------------------------------------------------

    def print_handout(self) -> PrintSheet:
        """The sheet that asks what to print: of this lesson, of this game, or of any."""
        from nutdesk.desk.handout.print_sheet import PrintSheet

        window, page, editor, chosen = self.window, self.window.page, self.editor, self._chosen()
        scene: Path | Scene | None = chosen.path if chosen is not None else self._scene_shown()
        if editor is not None:
            editor.form.flush()
            scene = editor.draft.scene
        game = chosen.game if chosen is not None else page.session.game.id if page is not None else ""
        sheet = PrintSheet(window.shown.desk, window.shown, game=game, scene=scene)
        sheet.closed.connect(window.focus_page)
        sheet.open()
        return sheet

    def _scene_shown(self) -> Scene | None:
        """The scene of the lesson on the screen."""
        page = self.window.page
        if page is None or not hasattr(page, "lesson"):
            return None
        from nutdesk.desk.classroom.lesson import LessonPage

        return page.lesson.scene if isinstance(page, LessonPage) else None

    def _chosen(self) -> ListedLesson | None:
        """The lesson that is chosen in the browser, if the browser is on the screen."""
        browser = self.window.teaching.browser
        return browser.chosen if browser is not None and self.window.teaching.browsing else None

    # ---- the editor -----------------------------------------------------------------------------------------------

    @property
    def editor(self) -> EditorPage | None:
        """The editor, if it is on the screen."""
        page = self.window.page
        if page is None or not hasattr(page, "draft"):  # who never edits need not load it
            return None
        from nutdesk.desk.editor.editor import EditorPage

        return page if isinstance(page, EditorPage) else None

    def why_no_scene(self) -> str:
        """Why no scene can be made of what is shown; '' if one can."""
        return "" if self.editor is None else tr("This is a scene already.")

    def make_scene(self) -> None:
        """Edit what is on the table: a game's position, a lesson's scene, or a new game."""
        from nutdesk.teach import author

        page = self.window.page
        if self.editor is not None or not self.window.records.may_leave(self.make_scene):
            return
        scene, chosen = self._scene_shown(), self._chosen()
        if chosen is not None:
            self.edit_file(chosen.path)
        elif scene is not None:
            self.edit_file(Path(scene.path))
        elif page is not None:
            match = page.session.match
            title = tr("A scene of {game}", game=match.game.title)
            draft = author.from_match(match, title, tr("Look at the table."))
            with self.window.projecting.keeping():  # the room keeps the game's picture while its scene is written
                self.window.trail.leave_for(SCENE)
                self.edit(draft)
        else:
            self.choose_game()

    def choose_game(self) -> None:
        """On the home screen, ask which game the scene is for."""

        menu = Menu(self.window)
        for card in games.cards():
            menu.add(card.title).triggered.connect(lambda _=False, game=card.id: self.make_setup(game))
        self.window.commands.pop_up(menu, self.window.shown)

    def make_setup(self, game_id: str) -> None:
        """Make a scene that begins like a new game."""
        from nutdesk.teach import author

        game = games.load(game_id)
        title = tr("A scene of {game}", game=game.title)
        caption = tr("This is how the game begins.")
        self.edit(author.from_setup(game, game.usual, game.chosen({}), "scene", title, caption))

    def ask_edit(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        folder = paths.user_scenes() if paths.user_scenes().is_dir() else paths.scenes()
        name, _ = QFileDialog.getOpenFileName(
            self.window, tr("Open a scene in the editor"), str(folder), tr("Scenes (*.toml)")
        )
        if name:
            self.edit_file(Path(name))

    def edit_file(self, path: Path, line: int = 0) -> bool:
        """Open any scene, however broken, at the wrong line."""
        from nutdesk.teach.author import open_draft
        from nutdesk.teach.source import Mistake

        if not self.window.records.may_leave(partial(self.edit_file, path, line)):
            return False
        try:
            draft = open_draft(path)
        except Mistake as mistake:
            self.window.complain(tell_fault(mistake))
            return False
        page = self.edit(draft)
        if draft.scene is None:
            page.open_text(line)
        elif draft.findings:
            page.go_to(draft.findings[0])
        return True

    def edit(self, draft: Draft) -> EditorPage:
        from nutdesk.desk.editor.editor import EditorPage

        window = self.window
        page = EditorPage(draft, window.theme, window)
        window.leave_game()
        window.show_page(page)
        window.setWindowTitle(tr("Scene editor · nutdesk"))
        if page.text.isVisible():
            page.text.field.setFocus()
        return page

    def put_away(self, page: TablePage | None) -> None:
        """A page is left: an editor saves what was written in it."""
        if page is not None and page is self.editor:
            self.editor.put_away()

    def save(self) -> bool:
        """Save the scene if the editor is on the screen; False if not."""
        editor = self.editor
        if editor is not None:
            editor.save()
        return editor is not None

    # ---- packs ----------------------------------------------------------------------------------------------------

    def ask_add(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        from nutdesk.teach.pack import SUFFIX

        name, _ = QFileDialog.getOpenFileName(
            self.window, tr("Add lessons from a file"), "", tr("Lessons (*{suffix})", suffix=SUFFIX)
        )
        if name:
            self.add_lessons(Path(name))

    def add_lessons(self, path: Path) -> None:
        """Add the lessons of a pack to the player's own."""
        from nutdesk.teach.pack import unpacking

        self._send(unpacking(path), tr("Adding lessons"), self._added)

    def _send(self, work: Work, title: str, then: Callable[[Any], None]) -> None:
        """Work through scenes one by one; a sheet shows the progress."""
        from nutdesk.desk.kit.background_work import BackgroundWork
        from nutdesk.desk.kit.waiting import Waiting

        sending = BackgroundWork(work, self)
        Waiting(self.window.shown.desk, title, sending, self.window.shown)
        sending.done.connect(then)
        sending.failed.connect(self._failed)
        sending.start()

    def _failed(self, error: Exception) -> None:
        if isinstance(error, OSError):
            self.window.complain(tr("The lessons could not be saved: {why}.", why=tell_fault(error)))
        elif isinstance(error, ValueError):
            self.window.complain(tell_fault(error))
        else:
            raise error

    def _added(self, added: tuple[Path, ...]) -> None:
        self.window.complain(
            tr_count(len(added), "{n} lesson was added to your own.", "{n} lessons were added to your own."), good=True
        )
        self.window.teaching.look_again(added[0] if added else None)

    def why_no_pack(self) -> str:
        """Why there are no lessons to share; '' if there are."""
        from nutdesk.teach.author import own_scenes

        return "" if self.editor is not None or own_scenes() else tr("You have no lessons of your own yet.")

    def ask_pack(self) -> None:
        """Put the scene in the editor, or all of the player's own, into one file."""
        from PySide6.QtWidgets import QFileDialog

        from nutdesk.teach.author import own_scenes
        from nutdesk.teach.pack import SUFFIX

        editor = self.editor
        if editor is not None and not editor.save():
            return
        scenes = (Path(editor.path),) if editor is not None else own_scenes()
        start = str(Path.home() / f"{scenes[0].stem if len(scenes) == 1 else 'lessons'}{SUFFIX}")
        name, _ = QFileDialog.getSaveFileName(
            self.window, tr("Share lessons"), start, tr("Lessons (*{suffix})", suffix=SUFFIX)
        )
        if name:
            self.pack_lessons(scenes, Path(name if name.endswith(SUFFIX) else f"{name}{SUFFIX}"))

    def pack_lessons(self, scenes: tuple[Path, ...], out: Path) -> None:
        from nutdesk.teach.pack import packing

        self._packed_into = out.name
        self._send(packing(scenes, out), tr("Sharing lessons"), self._packed)

    def _packed(self, count: int) -> None:
        words = tr_count(count, "{n} lesson is in {name}.", "{n} lessons are in {name}.", name=self._packed_into)
        if self.editor is not None:
            self.editor.bar.tell(words)
        else:
            self.window.complain(words, good=True)
