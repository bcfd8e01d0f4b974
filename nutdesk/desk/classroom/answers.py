"""What is shown with a hand on the picture itself: an answer while a question is asked, else a free try."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from nutdesk.core.game import look
from nutdesk.core.table import Gesture
from nutdesk.desk.classroom.slides import offers
from nutdesk.teach.lesson import Lesson, Verdict

if TYPE_CHECKING:
    from nutdesk.desk.classroom.presenter import PresenterWindow


class Answers:
    """Takes the pieces and places that the wand hands over, for the script or for the table with all hands."""

    def __init__(self, presenter: PresenterWindow) -> None:
        self.presenter = presenter
        self.script = presenter.script

    @property
    def _open(self) -> Lesson | None:
        """The lesson, if a hand on the picture means something in it."""
        return self.script.lesson if self.script.asking or self.presenter.trial is not None else None

    def can_lift(self, piece: str) -> bool:
        """Whether anything can be done with a piece."""
        lesson = self._open
        return lesson is not None and any(gesture.piece == piece for gesture in offers(lesson)[0])

    def dropped(self, piece: str, spots: Sequence[str]) -> None:
        """A piece was dragged on the picture."""
        lesson = self._open
        if lesson is None:
            return
        gestures = offers(lesson)[0]
        for spot in spots:
            meant = [gesture for gesture in gestures if gesture.piece == piece and gesture.spot == spot]
            if meant:
                self._make(meant[0], spot)
                return
        due = lesson.match.due
        for spot in spots:
            view = look(lesson.match.game, lesson.match.state, due.seat) if due is not None else None
            actions = lesson.match.game.attempt(view, piece, spot)
            ruling = lesson.match.judge(actions) if actions else None
            if ruling is not None and not ruling:
                if self.script.asking:
                    words = self.presenter.desk.style.words(ruling.reason)
                    self.script.take(Verdict(False, words, ruling.clause), spot)
                return

    def tapped(self, things: Sequence[str]) -> bool:
        """A place was pointed at: if one move can be meant, it is."""
        lesson = self._open
        if lesson is None:
            return False
        gestures = offers(lesson)[0]
        for key in things:
            meant = {gesture.actions[0]: gesture for gesture in gestures if gesture.spot == key}
            if len(meant) == 1:
                self._make(next(iter(meant.values())), key)
                return True
        return False

    def _make(self, gesture: Gesture, spot: str) -> None:
        if self.script.asking:
            self.script.answer(gesture.actions, spot)
        elif self.presenter.trial is not None:
            self.presenter.trial.submit(gesture)
