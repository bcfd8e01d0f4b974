"""All lessons: the ones that came with the program and the player's own, with each course first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from math import ceil
from pathlib import Path
from typing import Any, Final

import attrs

from nutdesk import games, paths
from nutdesk.core.clean import clean
from nutdesk.teach import rulebook
from nutdesk.teach.scene import Ask, Do, Refuse, Step, Vote
from nutdesk.teach.source import Mistake, read

LONGEST: Final = 360
"""Seconds that a scene may take: a group listens for about three minutes, and answers for as long."""

# How long a room of thirty needs, in seconds: a presenter's plan must come true with the whole class.
ALOUD: Final = 12
"""Letters of a caption that are read aloud in a second, slowly enough for the last row: 120 words a minute."""
PAUSE: Final = 3
"""After a caption, for everybody to find on the board what it is about."""
WATCH: Final = 4
"""For a piece to go its way, or a card to turn, and for everybody to have seen it; or to be refused, with a reason."""
THINK: Final = 15
"""Before anybody answers: an answer that is called out at once is the answer of one."""
SHOW: Final = 20
"""For somebody to come to the front, or to say it from the seat, and for a piece to be dragged there."""
COUNT: Final = 6
"""For the hands to go up for one choice of a vote, to be counted, and to go down again."""
TALK: Final = 10
"""After an answer: why it is right, and why the other ones are not."""


MOST_PLACES: Final = 1000
"""No course has as many lessons."""
LONGEST_TITLE: Final = 120
"""Letters of a title that a list shows."""
MOST: Final = 300
"""How many scenes of a folder are listed: three packs full."""


@attrs.frozen
class ListedLesson:
    """A scene as a list shows it; its file is opened when it is chosen."""

    game: str
    title: str
    path: Path
    course: int | None = None
    """Its place in the game's whole course; None if it has none."""
    short: int | None = None
    """Its place in the game's short course; None if it has none."""
    own: bool = False
    """Whether the player made it."""
    seconds: int = 0
    """How long it takes to present."""
    steps: int = 0
    clauses: tuple[str, ...] = ()


def lessons() -> tuple[ListedLesson, ...]:
    """Every scene of every game, in the order of the home screen; files that cannot be read are left out."""
    return in_order((*shipped(), *filter(None, own())))


def shipped() -> tuple[ListedLesson, ...]:
    """The scenes that came with the program."""
    return in_order(filter(None, _listed_in(paths.scenes(), False)))


def own() -> Iterator[ListedLesson | None]:
    """The player's own scenes, one by one; None for a file that cannot be read, however many there are."""
    return _listed_in(paths.user_scenes(), True)


def in_order(found: Iterable[ListedLesson]) -> tuple[ListedLesson, ...]:
    """By game as on the home screen; one's own first, then ours: the short course, the whole one, examples."""
    shelf = {card.id: place for place, card in enumerate(games.cards())}
    return tuple(
        sorted(
            found,
            key=lambda lesson: (
                shelf[lesson.game],
                not lesson.own,
                lesson.short or MOST_PLACES,
                lesson.course or MOST_PLACES,
                lesson.path.name,
            ),
        )
    )


def _listed_in(folder: Path, own: bool) -> Iterator[ListedLesson | None]:
    for game in games.cards():
        for path in _files(folder / game.id)[:MOST]:
            try:
                at = path.stat()
            except OSError:
                continue
            yield _lesson(game.id, path, own, at.st_mtime_ns, at.st_size)


def _files(folder: Path) -> list[Path]:
    try:
        return sorted(folder.glob("*.toml"))
    except OSError:  # a link that leads to itself
        return []


def lesson_after(path: Path) -> Path | None:
    """The next lesson of the same course; None after the last, and for examples."""
    ours = path.is_relative_to(paths.scenes())
    found = shipped() if ours else in_order(filter(None, own()))
    for course in (
        [lesson for lesson in found if lesson.short is not None],
        [lesson for lesson in found if lesson.course is not None],
    ):
        for here, there in pairwise(course):
            if here.path == path and here.game == there.game:
                return there.path
    return None


@lru_cache(maxsize=4096)
def _lesson(game: str, path: Path, own: bool, _changed: int, _size: int) -> ListedLesson | None:
    """A file as a list shows it; it is read once, until it changes."""
    try:
        data = read(path).data
    except Mistake:
        return None
    title = data.get("title")
    title = clean(title, LONGEST_TITLE) if isinstance(title, str) else ""
    if not title:
        return None
    known = games.load(game).clauses
    named = (clause for clause in _listed(data.get("clauses")) if isinstance(clause, str) and clause in known)
    steps = [step for step in _listed(data.get("step")) if isinstance(step, dict)]
    return ListedLesson(
        game,
        title,
        path,
        _place(data.get("course")),
        _place(data.get("short")),
        own,
        sum(map(_raw_seconds, steps)),
        len(steps),
        tuple(dict.fromkeys(named)),
    )


def _place(value: object) -> int | None:
    """A place in a course."""
    return value if type(value) is int and 0 < value < MOST_PLACES else None


def _listed(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _raw_seconds(step: Mapping[str, Any]) -> int:
    choices = _listed(step.get("choices")) if "vote" in step else []
    texts = [step.get(key) for key in ("say", "ask", "vote", "because")] + choices
    texts += (text for key in ("figure", "can") for text in _listed(step.get(key)))
    letters = sum(len(text) for text in texts if isinstance(text, str))
    return _seconds(letters, moves="do" in step or "refuse" in step, asks="ask" in step, choices=len(choices))


def _seconds(letters: int, *, moves: bool, asks: bool, choices: int) -> int:
    answers = THINK + SHOW + TALK if asks else THINK + COUNT * choices + TALK if choices else 0
    return ceil(letters / ALOUD) + PAUSE + WATCH * moves + answers


def seconds(step: Step) -> int:
    """How long a step takes to present to a room."""
    letters, choices = sum(map(len, step.captions)), len(step.choices) if isinstance(step, Vote) else 0
    return _seconds(letters, moves=isinstance(step, Do | Refuse), asks=isinstance(step, Ask), choices=choices)


def course_of(game: str) -> tuple[ListedLesson, ...]:
    """The course of a game, in order."""
    return tuple(lesson for lesson in shipped() if lesson.game == game and lesson.course is not None)


def taught(game: str) -> dict[str, tuple[ListedLesson, ...]]:
    """For every clause of a game, the lessons of its course that teach it; raises RulebookError."""
    course = course_of(game)
    return {
        clause.id: tuple(lesson for lesson in course if clause.id in lesson.clauses)
        for clause in rulebook.clauses(game)
    }


def short_course(game: str) -> tuple[ListedLesson, ...]:
    """The lessons after which people can play a game, in order."""
    return tuple(lesson for lesson in shipped() if lesson.game == game and lesson.short is not None)
