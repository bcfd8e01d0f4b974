"""The menu's commands for a game on the projector, and the projector's way from game to game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.theme import PAPER
from nutdesk.desk.kit.tools import AT_A_GAME, TOOLS
from nutdesk.desk.kit.words import tr
from nutdesk.desk.settings.settings import PACES

if TYPE_CHECKING:
    from nutdesk.desk.classroom.projector import Projector
    from nutdesk.desk.classroom.projector_at_table import ProjectorAtTable
    from nutdesk.desk.play.table_page import TablePage
    from nutdesk.desk.shell.window import MainWindow


class Projecting(QObject):
    """The commands of the group "projector". What is heavy is loaded when it is needed."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.projector: Projector | None = None
        self._at_table: ProjectorAtTable | None = None
        """The projector's tools on the page whose game it shows."""
        self._keeps = False
        """Whether the room keeps its picture while the page changes."""
        self._add_commands()

    def dress(self) -> None:
        """Give what a room sees of a game the chosen colours and pace."""
        chosen = self.window.chosen_settings
        if self.projector is not None:
            self.projector.picture.take_theme(chosen.projector_theme)
            self.projector.picture.set_motion(PACES[chosen.settings.pace], calm=chosen.calm)
            self._check()

    def _add_commands(self) -> None:
        """The commands of the group "projector"."""
        add, shown, idle = self.window.add_command, self.window.commands.why_on_page(), self.why_not_on
        use = self.use
        show, why_not = tr("Show the game on the projector"), self._why_not_flip(shown)
        add("projector", show, self.flip, "projector", why_not=why_not)
        for name in AT_A_GAME:
            add(name, tr(TOOLS[name].label), partial(use, name), "projector", why_not=idle)
        add("contrast", tr("High contrast"), partial(use, "contrast"), "projector", why_not=idle)
        add("slow", tr("Slow, for a class"), partial(use, "slow"), "projector", why_not=idle)
        for name in ("projector", "contrast", "slow", *(name for name in AT_A_GAME if name != "clear")):
            self.window.actions_[name].setCheckable(True)

    def _why_not_flip(self, on_page: Callable[[], str]) -> Callable[[], str]:
        """Why the projector cannot be turned on or off; '' if it can: what is on it can always be taken off."""
        return lambda: "" if self.projector is not None else on_page()

    def flip(self) -> None:
        """Show the game on the table on the projector, or stop showing it."""
        page = self.window.page
        if self.projector is not None:
            self.close()
        elif page is not None:
            from nutdesk.desk.classroom.projector import Projector

            projector = self.projector = Projector(page.session, self)
            projector.closed.connect(self._projected)
            projector.changed.connect(self._check)
            projector.setting_wanted.connect(self.window.chosen_settings.change)
            projector.passed_on.connect(self._pass_on)
            for group in ("projector", "moves", "players"):  # their keys work whichever window is in front
                projector.window.addActions([self.window.actions_[name] for name in self.window.commands.groups[group]])
            self.dress()
            self._take_place(page)
            projector.open(self.window)
            self.window.activateWindow()
            self.window.focus_page()
        self._check()

    def _take_place(self, page: TablePage) -> None:
        """Have the projector's tools at the table whose game it shows."""
        from nutdesk.desk.classroom.projector_at_table import ProjectorAtTable

        projector = self.projector
        assert projector is not None
        assert projector.broadcast is not None
        page.finale.counted.connect(projector.broadcast.show_count)
        page.finale.cheered.connect(projector.broadcast.show_now)
        if not page.is_lesson:
            self._at_table = ProjectorAtTable(page, projector)
            self._at_table.bar.end_wanted.connect(self.close)

    def _leave_table(self) -> None:
        if self._at_table is not None:
            self._at_table.leave()
            self._at_table = None

    def _pass_on(self, event: QKeyEvent) -> None:
        """A key that means nothing in the audience's window is the table's."""
        page = self.window.page
        if page is not None and self.window.stack.currentWidget() is page:
            to = self.window.focusWidget() or page.view
            QApplication.sendEvent(to, event.clone())

    def close(self) -> None:
        """Take the game off the projector; while a game is only left for a moment, the room keeps its picture."""
        if self.projector is not None and self._keeps:
            self._leave_table()
            self.projector.rest()
            self._check()
        elif self.projector is not None:
            self.projector.window.close()

    def _projected(self) -> None:
        projector, self.projector = self.projector, None
        self._leave_table()
        if projector is not None:
            projector.close()
        self._check()

    @contextmanager
    def keeping(self) -> Iterator[None]:
        """While a page is left for another one, the room keeps its picture; what comes back is shown again."""
        before, self._keeps = self._keeps, True
        try:
            yield
        finally:
            self._keeps = before
        if self.projector is not None and self.projector.resting and self.window.authoring.editor is None:
            self.close()

    def follow(self, page: TablePage) -> None:
        """Another page is in the window: show its game if the room waits for it, else stop showing the old one."""
        page.projector_button.clicked.connect(self.flip)
        if self.projector is None:
            return
        if not self._keeps:
            self.close()
        elif not page.is_lesson:
            self.projector.follow(page.session)
            self._take_place(page)
            self._check()

    def why_not_on(self) -> str:
        """Why the projector's picture cannot be changed; '' if it can."""
        return "" if self.projector is not None else tr("Nothing is on the projector.")

    def use(self, name: str) -> None:
        """Do what a command of the menu, or its key, asks the projector for."""
        if self.projector is not None:
            self.projector.use(name)
        self._check()

    def _check(self) -> None:
        """Show in the menu and on the page what is on the projector."""
        actions, projector = self.window.actions_, self.projector
        used = projector.used if projector is not None else set()
        for name in AT_A_GAME:
            actions[name].setChecked(name in used)
        actions["projector"].setChecked(projector is not None)
        actions["contrast"].setChecked(projector is not None and projector.picture.theme is PAPER)
        actions["slow"].setChecked(projector is not None and projector.picture.animator.pace >= PACES["slow"])
        page = self.window.page
        if page is not None:
            self._show_state(page)

    def _show_state(self, page: TablePage) -> None:
        """Show on the players' button whether the audience sees the game, nothing, or an old picture."""
        button, projector = page.projector_button, self.projector
        overlay = projector.projector_overlay if projector is not None else None
        icon, words = "ui-audience", tr("Show on the projector (F5)")
        if overlay is not None and overlay.black:
            icon, words = "ui-blackout", tr("On the projector: black")
        elif overlay is not None and overlay.frozen:
            icon, words = "ui-freeze", tr("On the projector: frozen")
        elif overlay is not None:
            words = tr("On the projector: this game (F5 ends it)")
        button.icon_name, button.kind = icon, "chosen" if overlay is not None else "normal"
        button.setAccessibleName(words)
        set_tip(button, words)
        button.update()


__all__ = ["Projecting"]
