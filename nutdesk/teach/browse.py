"""The lessons there are: ours and the player's own, course first."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import attrs

from nutdesk import games, paths
from nutdesk.teach.source import Mistake, read


@attrs.frozen
class Lesson:
    """A scene as a list shows it; its file is opened when it is chosen."""

    game: str
    title: str
    path: Path
    course: int | None = None
    """Its place in the game's course; None for an example."""
    own: bool = False
    """Made by the player."""


def lessons() -> tuple[Lesson, ...]:
    """Every scene of every game, in the order of the shelf; files that cannot be read are left out."""
    found: list[Lesson] = []
    for game in games.all_games():
        here = [
            lesson
            for folder, own in ((paths.scenes(), False), (paths.user_scenes(), True))
            for path in sorted((folder / game.id).glob("*.toml"))
            if (lesson := _lesson(game.id, path, own)) is not None
        ]
        found += sorted(here, key=lambda lesson: (lesson.own, lesson.course or 999, lesson.path.name))
    return tuple(found)


def lesson_after(path: Path) -> Path | None:
    """The lesson of the same course that comes next; None after the last, and for examples."""
    course = [lesson for lesson in lessons() if lesson.course is not None]
    for here, there in pairwise(course):
        if here.path == path and here.game == there.game:
            return there.path
    return None


def _lesson(game: str, path: Path, own: bool) -> Lesson | None:
    try:
        data = read(path).data
    except Mistake:
        return None
    title, course = data.get("title"), data.get("course")
    if not isinstance(title, str):
        return None
    return Lesson(game, title, path, course if isinstance(course, int) else None, own)
