"""What the moves of a lesson's step are called."""

from __future__ import annotations

from nutdesk.desk.table.move_names import name_moves
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.scene import Ask, Do, Refuse


def name_step(lesson: Lesson) -> tuple[str, ...]:
    """The names of a step's moves: those that it plays or tries, or its right answers."""
    step, match = lesson.step, lesson.match
    if isinstance(step, Ask):
        named = (name_moves(match.game, match.state, match.cast, (answer,)) for answer in step.right)
        return tuple(name for names in named for name in names)
    if isinstance(step, Refuse):
        return name_moves(match.game, match.state, match.cast, step.actions)
    before = match.current.parent
    if not isinstance(step, Do) or before is None:
        return ()
    return name_moves(match.game, before.state, match.cast, step.actions)
