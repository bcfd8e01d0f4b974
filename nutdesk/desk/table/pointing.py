"""What a table shows while somebody points at things, holds a piece and aims with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QObject

from nutdesk.core.table import Gesture, Piece
from nutdesk.desk.kit.words import tr, tr_count
from nutdesk.desk.table.grip import Grip
from nutdesk.desk.table.hover_marks import HoverMarks
from nutdesk.desk.table.seat_strip import SeatPanel
from nutdesk.desk.table.speech import ScreenReaderVoice
from nutdesk.desk.table.tray import TrayButtons
from nutdesk.desk.table.value_pills import ValuePills
from nutdesk.desk.table.view import TableView


class Notes(Protocol):
    """The notes beside the board."""

    def show_fits(self, held: Piece | None, targets: Mapping[str, list[Gesture]]) -> None:
        """Where the held piece may go, best first."""

    def show_sum(self, gesture: Gesture | None) -> None:
        """Show the sum of the aimed gesture on its note; other notes stay as they are."""


class Pointing(QObject):
    """Follows the grip: the enlarged text, the values on the hand, the players' cards, the notes, and the sentences."""

    def __init__(
        self,
        grip: Grip,
        view: TableView,
        announcer: ScreenReaderVoice,
        buttons: TrayButtons,
        seats: Sequence[SeatPanel],
        notes: Notes,
        asking: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.grip, self.view, self.announcer = grip, view, announcer
        self.buttons, self.seats, self.notes = buttons, seats, notes
        self.asking = asking
        """Whether a question is open: until it is answered, nothing may give the answer away."""
        self.hover_marks = HoverMarks(grip.scene)
        self.value_pills = ValuePills(grip)
        grip.held_changed.connect(self._held_changed)
        grip.aimed_changed.connect(self._aimed_changed)
        grip.pointed.connect(self._pointed)

    def take_table(self) -> None:
        """Another table is shown, in which nothing is pointed at yet."""
        self.hover_marks.lift()
        self._show_values()

    def redraw(self) -> None:
        """Everything was drawn again at another size, and so must be the values."""
        self._show_values(anew=True)

    def _show_values(self, *, anew: bool = False) -> None:
        self.value_pills.mark_usual(None if self.asking() else self.grip.scene.table, anew=anew)

    def _held_changed(self) -> None:
        grip = self.grip
        held = grip.held
        self.hover_marks.lift()
        targets = grip.targets() if grip.tells else {}
        for panel in self.seats:
            panel.set_lit(panel.card is not None and f"seat-{panel.card.seat}" in targets)
        if held is not None:
            taken = tr("{piece} taken.", piece=grip.session.words(held.name))
            places = tr_count(len(targets), "{n} place.", "{n} places.") if grip.tells else ""
            self.announcer.say(f"{taken} {places}".strip())
        lit, any_ = tr("Choose a lit place; Esc puts it back."), tr("Choose a place; Esc puts it back.")
        put = lit if grip.tells else any_
        self.buttons.show_hint(put if held is not None and grip.by != "drag" else "")
        self.notes.show_fits(held if grip.tells else None, targets)
        self._show_values()

    def _aimed_changed(self) -> None:
        self.notes.show_sum(self.grip.aimed_gesture() if self.grip.tells else None)

    def _pointed(self, key: str) -> None:
        grip = self.grip
        item = grip.scene.item(key)
        if item is None or grip.by == "drag":
            self.hover_marks.lift()
        else:
            self.hover_marks.hold(item)
        for panel in self.seats:
            panel.set_pointed(panel.card is not None and f"seat-{panel.card.seat}" == key == grip.finger.at)
        if item is not None and grip.finger.at == key:
            self.view.reveal(item.pos())
        if key and grip.finger.at == key and self.view.hasFocus():
            self.announcer.point(key)
        if grip.held is None and grip.scene.table is not None:
            spot = getattr(item.thing, "spot", key) if item is not None and not item.in_tray else key
            if grip.values_at(spot) and not self.asking():
                self.value_pills.mark(spot)
            else:
                self._show_values()
