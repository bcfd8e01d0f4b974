"""What a page tells while somebody points at things, holds a piece and aims with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from nutdesk.core.words import say
from nutdesk.desk.access.outline import sentence
from nutdesk.desk.kit.words import tr, tr_count
from nutdesk.desk.table.gesture_art import fits_art, sum_art
from nutdesk.desk.table.hover_marks import HoverMarks
from nutdesk.desk.table.value_pills import ValuePills

if TYPE_CHECKING:
    from nutdesk.desk.table.table_page import TablePage


class Pointing(QObject):
    """Follows the grip: the loupe, the worth of the hand, the players' cards, the notes, and the words for it."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.page = page
        self.hover_marks = HoverMarks(page.scene)
        self.value_pills = ValuePills(page.grip)
        page.grip.held_changed.connect(self._held_changed)
        page.grip.aimed_changed.connect(self._aimed_changed)
        page.grip.pointed.connect(self._pointed)

    def take_table(self) -> None:
        """Another table is shown: nothing is pointed at there yet."""
        self.hover_marks.lift()
        self._show_values()

    def redraw(self) -> None:
        """Everything was drawn anew at another size: so must the pills be."""
        self._show_values(anew=True)

    def _show_values(self, *, anew: bool = False) -> None:
        self.value_pills.mark_usual(None if self.page.asking else self.page.table, anew=anew)

    def _held_changed(self) -> None:
        page, grip = self.page, self.page.grip
        held = grip.held
        self.hover_marks.lift()
        targets = grip.targets() if grip.tells else {}
        for panel in page.seat_panels:
            panel.set_lit(panel.card is not None and f"seat-{panel.card.seat}" in targets)
        if held is not None:
            taken = tr("{piece} taken.", piece=page.session.words(held.name))
            places = tr_count(len(targets), "{n} place.", "{n} places.") if grip.tells else ""
            page.announce(f"{taken} {places}".strip())
        lit, any_ = tr("Choose a lit place; Esc puts it back."), tr("Choose a place; Esc puts it back.")
        put = lit if grip.tells else any_
        page.tray_buttons.show_hint(put if held is not None and grip.by != "drag" else "")
        self._show_fits()
        self._show_values()
        page.words.refresh()

    def _show_fits(self) -> None:
        """Where the held piece may go, best first."""
        page, grip = self.page, self.page.grip
        held = grip.held
        telling = held is not None and grip.tells
        body, height = fits_art(grip.targets(), page.short_name) if telling else ((), 0.0)
        if held is not None and body:
            title = say("Where {piece} fits", piece=held.name)
            page.fits.show_note(title, body, height, name=title)
            page.arrange()
            page.fits.raise_()
        page.fits.setVisible(bool(body) and page.fits_room)

    def _aimed_changed(self) -> None:
        """The note that the aimed gesture is about shows its sum; the others show what they always do."""
        table, grip = self.page.table, self.page.grip
        if table is None:
            return
        gesture = grip.aimed_gesture() if grip.tells else None
        panels = list(zip(self.page.note_panels, table.notes, strict=False))
        about = [(panel, note) for panel, note in panels if gesture is not None and note.clause == gesture.clause]
        if gesture is not None and gesture.lines and about:
            panel, note = about[0]
            body, height = sum_art(gesture)
            panel.show_note(note.title, body, max(height, note.height), name=gesture.says, clause=note.clause)
        else:
            for panel, note in panels:
                panel.take(note)

    def _pointed(self, key: str) -> None:
        page, grip = self.page, self.page.grip
        item = page.scene.item(key)
        if item is None or grip.by == "drag":
            self.hover_marks.lift()
        else:
            self.hover_marks.hold(item)
        for panel in page.seat_panels:
            panel.set_pointed(panel.card is not None and f"seat-{panel.card.seat}" == key == grip.finger.at)
        if item is not None and grip.finger.at == key:
            page.view.reveal(item.pos())
        if key and grip.finger.at == key and page.view.hasFocus():
            page.tags.point(key)
            teller = page.announcer.teller
            page.announce(" ".join(sentence(part) for part in (teller.name(key), teller.can(key)) if part))
        if grip.held is None and page.table is not None:
            spot = getattr(item.thing, "spot", key) if item is not None and not item.in_tray else key
            if grip.values_at(spot) and not page.asking:
                self.value_pills.mark(spot)
            else:
                self._show_values()
