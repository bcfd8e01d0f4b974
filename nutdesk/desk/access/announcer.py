"""What a page says to a screen reader, politely, and can say again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from nutdesk.desk.access.outline import Describer, sentence
from nutdesk.desk.kit.words import tr

if TYPE_CHECKING:
    from nutdesk.core.game import Event
    from nutdesk.desk.table.table_page import TablePage

KEPT = 12
"""How many sentences are said again at most."""


class Announcer:
    """Speaks for a page: what happened, whose move it is, what is under the finger.

    What one seat alone may know is said while that seat looks, and said again only to it.
    """

    def __init__(self, page: TablePage) -> None:
        self.page = page
        self.teller = Describer(page)
        self._told: list[tuple[str, int | None]] = []
        """What happened since the last move began: each sentence, and whose alone it is."""
        self._prompt = ""

    def say(self, text: str) -> None:
        """Say something in passing."""
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.page.view, text))

    # ---- what happens ---------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Another move begins: what was told before is not said again."""
        self._told = []

    def tell(self, event: Event) -> None:
        """An event, unless it is private and its seat does not look."""
        if event.only is None or event.only == self.page.session.viewer:
            text = self.teller.words(event.sentence())
            self._told = [*self._told, (text, event.only)][-KEPT:]
            self.say(text)

    def ask(self, prompt: str) -> None:
        """Whose move it is and what is asked, when that changed."""
        if prompt != self._prompt:
            self._prompt = prompt
            self.say(prompt)

    # ---- when somebody asks ---------------------------------------------------------------------------------------

    def again(self) -> str:
        """What happened last and what is asked now, once more; what was said."""
        viewer = self.page.session.viewer
        told = [text for text, only in self._told if only is None or only == viewer]
        text = " ".join(sentence(part) for part in (*told, self.page.prompt.text) if part)
        self.say(text)
        return text

    def here(self) -> str:
        """What is under the finger and what can be done with it; without one, what is asked; what was said."""
        page, grip = self.page, self.page.grip
        key = grip.finger.at or (grip.held.id if grip.held is not None else grip.hovered)
        text = self.teller.here(key) if key else ""
        if not text:
            how = self.teller.words(page.table.how) if page.table is not None else ""
            nothing = tr("Nothing is under the finger: the arrows put it on the table")
            text = " ".join(sentence(part) for part in (page.prompt.text, how, nothing) if part)
        self.say(text)
        return text

    def tell_here(self) -> None:
        """What is under the finger, on a paper and aloud."""
        page = self.page
        item = page.scene.item(page.grip.finger.at)
        at = page.view.mapTo(page, page.view.mapFromScene(item.pos())) if item is not None else page.prompt.pos()
        page.quiet()
        page.why_not.tell(tr("What is here"), self.here(), at)

    def tell_again(self) -> None:
        """What happened last and what is asked, on a paper and aloud."""
        page = self.page
        page.quiet()
        page.why_not.tell(tr("Once more"), self.again(), page.prompt.geometry().bottomLeft())
