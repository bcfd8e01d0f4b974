"""Plays what happened, event by event, and always ends on the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import attrs
from PySide6.QtCore import QObject, QPointF, QTimer, Signal

from nutdesk.core.events import Event
from nutdesk.core.fact import Seen
from nutdesk.core.table import Table
from nutdesk.core.value import Value
from nutdesk.desk.table.choreography import MOVE
from nutdesk.desk.table.scene import TableScene

REST: Final = 90
"""Milliseconds between two pictures."""
LIE: Final = 120
"""How long a die lies before what it sets off begins; it has almost come to rest before that."""
READ: Final = 22
"""Milliseconds per letter of a sentence, if several follow each other. One reads while things move."""


@attrs.frozen
class Moment(Value):
    """One picture of the sequence and the event that it shows."""

    table: Table
    event: Event | None


def moment(game: Any, seen: Seen, table: Table) -> Moment:
    """The picture of an event: the table after it, and what is seen of it once."""
    return Moment(attrs.evolve(table, cues=game.cues(seen.event, seen.view)), seen.event)


class Animator(QObject):
    """Queues the pictures of an entry. Skipping, undo and replay need no special case: the last picture is the view."""

    told = Signal(object)
    """An Event is being shown."""
    shows = Signal(object, object)
    """The Table that was shown, and the one that is shown from now on."""
    begun = Signal(object, object)
    """The same two Tables, once it is known how long it takes."""
    ended = Signal()

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self.scene = scene
        self.pace = 1.0
        """1 is normal, 2 twice as slow, 0 without any motion."""
        self._queue: list[Moment] = []
        self._final: Callable[[], None] | None = None
        self._origins: dict[str, QPointF] = {}
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._next)
        scene.motion.finished.connect(self._arrived)
        self._waiting = False
        self._pause = 0

    @property
    def busy(self) -> bool:
        return self._final is not None

    @property
    def more(self) -> bool:
        """Whether other pictures follow the one that is shown."""
        return bool(self._queue)

    def play(self, shots: list[Moment], origins: dict[str, QPointF], final: Callable[[], None]) -> None:
        """Show the pictures, then call `final`, which must show the view itself."""
        self.skip()
        self._queue, self._origins, self._final = list(shots), origins, final
        if self.pace <= 0:
            self.skip()
        else:
            self._next()

    def skip(self) -> None:
        """Go to the end at once, after any input."""
        if self._final is None:
            return
        final, self._final, self._waiting = self._final, None, False
        self._rest.stop()
        for shot in self._queue:
            if shot.event is not None:
                self.told.emit(shot.event)
        self._queue = []
        self.scene.motion.end()
        final()
        self.ended.emit()

    def _next(self) -> None:
        if self._final is None:
            return
        if not self._queue:
            self.skip()
            return
        shot = self._queue.pop(0)
        if shot.event is not None:
            self.told.emit(shot.event)
        origins, self._origins = self._origins, {}
        self._waiting = False
        before = self.scene.table
        self.shows.emit(before, shot.table)
        self.scene.show_table(shot.table, round(MOVE * self.pace), origins)
        self.begun.emit(before, shot.table)
        self._pause = self._rest_after(shot)
        self._waiting = True
        if not self.scene.motion.running:
            self._arrived()

    def _rest_after(self, shot: Moment) -> int:
        """Milliseconds from when everything has arrived until the next picture."""
        if not self._queue:
            return 0
        letters = len(str(shot.event.sentence())) if shot.event is not None else 0
        reading = READ * letters * self.pace * (self.pace > 1 or len(self._queue) > 2) - self.scene.motion.total
        return round(max((LIE if self.scene.rolled else REST) * self.pace, reading))

    def _arrived(self) -> None:
        if self._waiting and self._final is not None:
            self._waiting = False
            self._rest.start(self._pause)
