"""What pointing at the picture itself means: an answer if a question is open, else free play."""

from __future__ import annotations

from collections.abc import Sequence

from nutdesk.core.game import TABLE, look
from nutdesk.core.table import Gesture
from nutdesk.core.wish import Wish
from nutdesk.desk.classroom.free_try import FreeTry
from nutdesk.teach.ballot import offers
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.runner import Runner


class Answers:
    """Takes the pieces and places that the presenter points at: as answers, or as moves in free play."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self.free_try: FreeTry | None = None
        """The table for free play, while there is one."""

    @property
    def _open(self) -> Lesson | None:
        """The current lesson, if pointing at the picture means something in it."""
        return self.runner.lesson if self.runner.asking or self.free_try is not None else None

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
                self._make(meant[0])
                return
        due = lesson.match.due
        for spot in spots:
            view = look(lesson.match.game, lesson.match.state, due.seat) if due is not None else None
            actions = lesson.match.game.attempt(view, piece, spot)
            ruling = lesson.match.judge(actions) if actions else None
            if ruling is not None and not ruling:
                self.runner.refuse(ruling, spot)
                return

    def tapped(self, things: Sequence[str]) -> bool:
        """A place was pointed at: if only one move can be meant, make it."""
        lesson = self._open
        if lesson is None:
            return False
        gestures = offers(lesson)[0]
        for key in things:
            meant = {gesture.actions[0]: gesture for gesture in gestures if gesture.spot == key}
            if len(meant) == 1:
                self._make(next(iter(meant.values())))
                return True
        return False

    def _make(self, gesture: Gesture) -> None:
        page = self.free_try
        wish = Wish.of(gesture, "drag", page.session.viewer if page is not None else TABLE)
        if not self.runner.answer(wish) and page is not None:
            page.submit(wish)
