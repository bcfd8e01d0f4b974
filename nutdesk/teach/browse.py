"""The lessons there are: ours and the player's own, course first."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import ceil
from pathlib import Path
from typing import Any, Final

import attrs

from nutdesk import games, paths
from nutdesk.teach import rulebook
from nutdesk.teach.scene import Ask, Do, Step, Vote
from nutdesk.teach.source import Mistake, read

LONGEST: Final = 180
"""Seconds that a scene may take: a room listens for three minutes."""
TEN_MINUTES: Final = 600
ALOUD: Final = 15
"""Letters of a caption that are read aloud in a second."""
PAUSE, WATCH, THINK = 1, 2, 12
"""Seconds around each caption, for a move to be watched, and for a room to find an answer."""


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
    seconds: int = 0
    """How long it takes in front of a room."""
    steps: int = 0
    clauses: tuple[str, ...] = ()
    plain: bool = True
    """Whether it teaches the game as most people play it: with its usual rules, and not alone."""


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
    steps = [step for step in _listed(data.get("step")) if isinstance(step, dict)]
    return Lesson(
        game,
        title,
        path,
        course if isinstance(course, int) else None,
        own,
        sum(map(_raw_seconds, steps)),
        len(steps),
        tuple(clause for clause in _listed(data.get("clauses")) if isinstance(clause, str)),
        not data.get("options") and data.get("players") != 1,
    )


def _listed(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _raw_seconds(step: Mapping[str, Any]) -> int:
    texts = [step.get(key) for key in ("say", "ask", "vote", "because")] + _listed(step.get("choices"))
    letters = sum(len(text) for text in texts if isinstance(text, str))
    return _seconds(letters, moves="do" in step, asks="ask" in step or "vote" in step)


def _seconds(letters: int, *, moves: bool, asks: bool) -> int:
    return ceil(letters / ALOUD) + PAUSE + WATCH * moves + THINK * asks


def seconds(step: Step) -> int:
    """How long a step takes in front of a room."""
    letters = sum(map(len, step.captions))
    return _seconds(letters, moves=isinstance(step, Do), asks=isinstance(step, Ask | Vote))


def course_of(game: str) -> tuple[Lesson, ...]:
    """The course of a game, in order."""
    return tuple(lesson for lesson in lessons() if lesson.game == game and lesson.course is not None)


def taught(game: str) -> dict[str, tuple[Lesson, ...]]:
    """For every clause of a game, the lessons of its course that teach it; raises RulebookError."""
    course = course_of(game)
    return {
        clause.id: tuple(lesson for lesson in course if clause.id in lesson.clauses)
        for clause in rulebook.clauses(game)
    }


def primer(game: str) -> tuple[Lesson, ...]:
    """As much of a game's course, from its beginning, as ten minutes hold: what most people need to begin."""
    chosen: list[Lesson] = []
    left = TEN_MINUTES
    for lesson in course_of(game):
        if lesson.plain and lesson.seconds <= left:
            chosen.append(lesson)
            left -= lesson.seconds
        elif lesson.plain:
            break
    return tuple(chosen)
