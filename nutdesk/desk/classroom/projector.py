"""A game in progress on the projector: its window, its picture and the tools on it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from nutdesk.desk.classroom.audience import AudienceWindow, Broadcast
from nutdesk.desk.classroom.audience_picture import AudiencePicture
from nutdesk.desk.classroom.presenter_tools import PresenterTools
from nutdesk.desk.classroom.projector_menu import contrast_flipped, slow_flipped
from nutdesk.desk.classroom.projector_overlay import ProjectorOverlay
from nutdesk.desk.kit.tools import AT_A_GAME, HELD, LETTERS, how_to
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.session import Session


class Projector(QObject):
    """Everything that shows a game in progress to an audience: the window, the overlay, the broadcast."""

    closed = Signal()
    changed = Signal()
    """Another tool is in the hand, or something else is over the picture."""
    setting_wanted = Signal(str, object)
    """Something of the projector shall be set: the setting and its value."""
    passed_on = Signal(QKeyEvent)
    """A key that was pressed in the audience's window, and that means nothing there."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.projector_overlay = ProjectorOverlay(self)
        self.picture = AudiencePicture(self.projector_overlay, self)
        self.presenter_tools = PresenterTools(self.projector_overlay, self.picture, self)
        self.window = AudienceWindow(self.picture, self.projector_overlay, self.presenter_tools)
        self.window.keyed.connect(self.take_key)
        self.window.closed.connect(self.closed)
        self.projector_overlay.changed.connect(self.changed)
        self.projector_overlay.zoomed.connect(self.changed)
        self.presenter_tools.picked.connect(self.changed)
        self.broadcast: Broadcast | None = None
        self.follow(session)

    def open(self, near: QWidget) -> None:
        self.window.place(near)

    def close(self) -> None:
        self.rest()
        self.window.close()
        self.window.deleteLater()
        self.deleteLater()

    # ---- the game that is shown -----------------------------------------------------------------------------------

    def follow(self, session: Session) -> None:
        """Show a game from now on."""
        self.rest()
        self.broadcast = Broadcast(session, self.picture, self)

    def rest(self) -> None:
        """Follow no game: the room keeps the last picture."""
        if self.broadcast is not None:
            self.broadcast.stop()
            self.broadcast = None

    @property
    def resting(self) -> bool:
        """Whether the room has the picture of a game that is not on the table now."""
        return self.broadcast is None

    # ---- the tools ------------------------------------------------------------------------------------------------

    def use(self, name: str) -> None:
        """Do what a button, a key, the menu or a clicker asks for."""
        overlay = self.projector_overlay
        if name == "black":
            overlay.set_black(not overlay.black)
        elif name == "freeze":
            overlay.freeze(not overlay.frozen)
        elif name == "clear":
            overlay.clear()
        elif name == "window":
            self.window.flip_full_screen()
        elif name == "contrast":
            self.setting_wanted.emit(*contrast_flipped(self.picture))
        elif name == "slow":
            self.setting_wanted.emit(*slow_flipped(self.picture))
        elif name in HELD:
            self.presenter_tools.pick(name)

    @property
    def used(self) -> set[str]:
        """The tools in use."""
        overlay = self.projector_overlay
        states = {"black": overlay.black, "freeze": overlay.frozen, "zoom": overlay.zoom is not None}
        return {self.presenter_tools.tool} - {""} | {name for name, on in states.items() if on}

    @property
    def hint(self) -> str:
        """How the tool in the hand is used at a player's table."""
        return how_to(self.presenter_tools.tool, zoomed=self.projector_overlay.zoom is not None, at_a_game=True)

    @property
    def state(self) -> str:
        """What the room sees."""
        if self.projector_overlay.black:
            return tr("Black: the room sees nothing")
        if self.projector_overlay.frozen:
            return tr("Frozen: the room keeps its picture")
        return tr("On the projector")

    def calm(self) -> bool:
        """Put the tool away, else end black, else the freeze; False if there is nothing to end."""
        overlay, tool = self.projector_overlay, self.presenter_tools.tool
        if tool:
            self.presenter_tools.pick(tool)
        elif overlay.black:
            overlay.set_black(False)
        elif overlay.frozen:
            overlay.freeze(False)
        else:
            return False
        return True

    def take_key(self, event: QKeyEvent) -> None:
        """Handle a key of the audience's window: a clicker's or a tool's; any other is for the table."""
        name = LETTERS.get(event.text().upper(), "")
        if name in AT_A_GAME or name in ("contrast", "slow"):
            self.use(name)
        elif event.key() == Qt.Key.Key_Escape and self.calm():
            pass
        elif event.key() == Qt.Key.Key_Escape and self.window.fills_screen:
            self.window.leave_full_screen()
        else:
            self.passed_on.emit(event)


__all__ = ["Projector"]
