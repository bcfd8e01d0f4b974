"""Pointing at things in a scene: in this mode a click or Enter marks things instead of picking them up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from nutdesk.core.table import Spot
from nutdesk.desk.kit.menu import Menu
from nutdesk.desk.kit.words import tr

if TYPE_CHECKING:
    from nutdesk.desk.editor.editor import EditorPage

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick)


class Marker(QObject):
    """What the chosen step points at, on the table and in the draft."""

    def __init__(self, page: EditorPage) -> None:
        super().__init__(page)
        self.page = page
        page.view.viewport().installEventFilter(self)
        page.view.installEventFilter(self)
        page.form.players_wanted.connect(self._choose_player)
        page.grip.held_changed.connect(self._put_down)

    @property
    def keys(self) -> list[str]:
        """What the chosen step points at, shows large, or lights with the answer."""
        step = self.page.step
        found = step.get(self.page.points) if step else None
        return [key for key in found if isinstance(key, str)] if isinstance(found, list) else []

    def show(self) -> None:
        """Highlight it on the table."""
        page, keys = self.page, self.keys
        page.grip.show(keys)
        for panel in page.seat_panels:
            panel.set_lit(panel.card is not None and f"seat-{panel.card.seat}" in keys)

    def _put_down(self) -> None:
        if self.page.grip.held is None:
            self.show()

    def point_at(self, key: str) -> None:
        """Mark a thing on the table, or remove its mark."""
        page = self.page
        page.form.flush()
        if not page.number:
            return
        step, shown = dict(page.step or {}), self.keys
        keys = [other for other in shown if other != key] if key in shown else [*shown, key]
        if keys:
            step[page.points] = keys
        else:
            step.pop(page.points, None)
        name = page.name_of(key) or key
        large = page.points == "large"
        did = tr("Show {thing} large", thing=name) if large else tr("Point at {thing}", thing=name)
        page.edit(did, page.draft.with_step(page.number, step))
        page.announce(name)

    def _choose_player(self) -> None:
        page = self.page
        if page.mode == "large":  # a player's card is only pointed at
            page.set_mode("point")
        menu = Menu(page)
        for seat, name in enumerate(page.session.names[: len(page.session.match.players)]):
            action = menu.add(name)
            action.setCheckable(True)
            action.setChecked(f"seat-{seat}" in self.keys)
            action.triggered.connect(lambda _=False, seat=seat: self.point_at(f"seat-{seat}"))
        page.pop_up(menu, page.form.player_button)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        page = self.page
        if not page.pointing_out:
            return bool(super().eventFilter(watched, event))
        kind = event.type()
        if isinstance(event, QMouseEvent) and watched is page.view.viewport():
            if kind == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton:
                things = page.scene.things_at(page.view.mapToScene(event.position().toPoint()))
                below = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                found = [thing for thing in things if not below or isinstance(thing, Spot)]
                if found:
                    self.point_at(found[0].id)
            return kind in PRESSES
        pressed = isinstance(event, QKeyEvent) and watched is page.view and kind == QEvent.Type.KeyPress
        if pressed and event.key() in ENTER and page.grip.finger.at:  # type: ignore[attr-defined]
            self.point_at(page.grip.finger.at)
            return True
        return bool(super().eventFilter(watched, event))
