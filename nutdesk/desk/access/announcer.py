"""What a table says to a screen reader without interrupting it, and can say again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from nutdesk.core.history import visible
from nutdesk.desk.access.outline import sentence
from nutdesk.desk.kit.words import tr

if TYPE_CHECKING:
    from nutdesk.core.events import Event
    from nutdesk.desk.access.tree import Tags
    from nutdesk.desk.table.seat_strip import Prompt
    from nutdesk.desk.table.view import TableView

KEPT = 12
"""How many sentences are said again at most."""


class Announcer:
    """Speaks for a table: what happened, whose move it is, what is under the finger.

    What only one seat may know is said while that seat is looking, and is repeated only to it.
    """

    def __init__(self, view: TableView, prompt: Prompt, tags: Tags) -> None:
        self.view, self.prompt, self.tags, self.teller = view, prompt, tags, tags.teller
        self._told: list[Event] = []
        """What has happened since the last move began."""
        self._asked = ""

    def say(self, text: str) -> None:
        """Say something in passing."""
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.view, text))

    # ---- what happens ---------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start a new move: what was told before is not repeated."""
        self._told = []

    def tell(self, event: Event) -> None:
        """Tell an event, which whoever is looking now may know."""
        self._told = [*self._told, event][-KEPT:]
        self.say(self.teller.words(event.sentence()))

    def point(self, key: str) -> None:
        """Say what the finger is on and what can be done with it."""
        self.tags.point(key)
        self.say(" ".join(sentence(part) for part in (self.teller.name(key), self.teller.can(key)) if part))

    def ask(self, prompt: str) -> None:
        """Say whose move it is and what is asked, if that has changed."""
        if prompt != self._asked:
            self._asked = prompt
            self.say(prompt)

    # ---- when somebody asks ---------------------------------------------------------------------------------------

    def again(self) -> str:
        """Say once more what happened last and what is asked now; return it."""
        told = [self.teller.words(event.sentence()) for event in visible(self._told, self.teller.session.viewer)]
        text = " ".join(sentence(part) for part in (*told, self.prompt.text) if part)
        self.say(text)
        return text

    def here(self) -> str:
        """Say what is under the finger and what can be done with it, or else what is asked; return it."""
        grip, table = self.teller.grip, self.teller.table
        key = grip.finger.at or (grip.held.id if grip.held is not None else grip.hovered)
        text = self.teller.here(key) if key else ""
        if not text:
            how = self.teller.words(table.how) if table is not None else ""
            nothing = tr("The finger is not on the table yet: press an arrow key")
            text = " ".join(sentence(part) for part in (self.prompt.text, how, nothing) if part)
        self.say(text)
        return text
