"""Checks scenes: everything they say is tried with the real rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import attrs

from nutdesk.core.game import TABLE, look
from nutdesk.core.match import Match
from nutdesk.core.moves import Luck
from nutdesk.core.table import Note, Piece, Spot
from nutdesk.core.words import say
from nutdesk.teach import rulebook
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.scene import Ask, Do, QuestionStep, Refuse, Scene, SceneError, Step, load
from nutdesk.teach.source import tidy

LONGEST_CAPTION: Final = 200
"""Letters that fit under the picture at a size that people in the last row can read."""


@attrs.frozen
class Finding:
    """Something that is wrong with a scene."""

    path: str
    line: int
    step: int
    """From 1; 0 for the scene as a whole."""
    reason: str = attrs.field(converter=tidy)
    clause: str = ""
    unreadable: bool = False
    """Whether the file is not even TOML."""

    def __str__(self) -> str:
        where = f"{self.path}:{self.line}" if self.line else self.path
        step = f" step {self.step}:" if self.step else ""
        return f"{where}:{step} {self.reason}" + (f" ({self.clause})" if self.clause else "")


def check_file(path: Path) -> list[Finding]:
    """Everything that is wrong with a scene file."""
    try:
        return check(load(path))
    except SceneError as error:
        return [Finding(error.path, error.line, 0, error.sentence, error.clause, error.unreadable)]


def check(scene: Scene) -> list[Finding]:
    """Run a scene to its end, and return everything that is wrong with it."""
    lesson = Lesson(scene)
    findings = list(_check_whole(scene, lesson.match))
    for step in scene.steps:
        before = lesson.match.state
        try:
            lesson.next()
        except SceneError as error:
            # Anything found after this would blame the wrong steps.
            findings.append(_found(scene, step, error.sentence, error.clause))
            break
        findings += (_found(scene, step, reason) for reason in _check_step(lesson, step, before))
    return findings


def missing(match: Match, keys: Iterable[str], *states: Any) -> list[str]:
    """The ids that no viewer finds on the table in any of these states."""
    wanted = dict.fromkeys(keys)
    for state in states:
        for viewer in (TABLE, *range(len(match.players))):
            if not wanted:  # a table costs more than everything else here: none is laid for nothing
                return []
            table = match.game.table(look(match.game, state, viewer), match.cast)
            held = (piece for group in table.hand for piece in group.pieces)
            there: tuple[Spot | Piece | Note, ...] = (*table.spots, *table.pieces, *held, *table.notes)
            for key in (*(thing.id for thing in there), *(f"seat-{card.seat}" for card in table.seats)):
                wanted.pop(key, None)
    return [key for key in wanted if match.game.exhibit(key) is None]


def _found(scene: Scene, step: Step, reason: str, clause: str = "") -> Finding:
    return Finding(scene.path, step.line, step.number, reason, clause)


def _check_whole(scene: Scene, match: Match) -> Iterator[Finding]:
    game, state = scene.game, match.state
    if not match.over and game.position(game.describe(state), scene.options, scene.players) != state:
        yield Finding(scene.path, 1, 0, say("The position changes when it is written down and read again."))
    if scene.position is not None and scene.seed is None:
        moves = (*match.root.moves, *(move for entry in match.line() for move in entry.moves))
        written = sum(isinstance(move, Luck) for move in scene.moves)
        if sum(isinstance(move, Luck) for move in moves) > written:
            yield Finding(
                scene.path, 1, 0, say("Something is rolled or dealt before the first step: write it into 'moves'.")
            )
    try:
        book = {clause.id for clause in rulebook.clauses(game.id)}
    except rulebook.RulebookError as error:
        yield Finding(error.path, error.line, 0, error.sentence)
        return
    for clause in scene.clauses:
        if clause not in book:
            yield Finding(scene.path, 1, 0, say("There is no rule '{clause}'.", clause=clause))
    for step in scene.steps:
        clause = getattr(step, "clause", "")
        if clause and clause not in book:
            yield _found(scene, step, say("There is no rule '{clause}'.", clause=clause))


def _check_step(lesson: Lesson, step: Step, before: Any) -> Iterator[str]:
    """What is wrong with a step that was just made."""
    match, scene = lesson.match, lesson.scene
    question = step if isinstance(step, QuestionStep) else None
    for caption in (*step.captions, *(question.replies if question else ())):
        if len(caption) > LONGEST_CAPTION:
            yield say(
                "A caption has {n} letters: nobody can read more than {most} in time.",
                n=len(caption),
                most=LONGEST_CAPTION,
            )
    for thing in missing(match, (*step.show, *step.large, *(question.reveal if question else ())), match.state, before):
        yield say("There is no '{thing}' on the table.", thing=thing)
    if isinstance(step, Do):
        answers = sum(isinstance(move, Luck) for move in match.current.moves)
        if answers > len(step.luck) and scene.seed is None:
            yield say(
                "The number of answers in 'luck' must be {answers} here, not {n}.",
                n=len(step.luck),
                answers=answers,
            )
    elif isinstance(step, Refuse):
        ruling = lesson.ruling()
        tried = ", ".join(map(str, step.actions))
        if ruling:
            yield say("'{tried}' is not refused.", tried=tried)
        elif ruling.clause != step.clause:
            by = ruling.clause or "no clause"
            yield say(
                "'{tried}' is refused by {by}, not by {clause}: {reason}",
                tried=tried,
                by=by,
                clause=step.clause,
                reason=ruling.reason,
            )
    elif isinstance(step, Ask):
        yield from _check_question(match, step)
    yield from _differences(step.holds, match.game.describe(match.state), "")


def _check_question(match: Match, step: Ask) -> Iterator[str]:
    for action in step.right:
        ruling = match.judge((action,))
        if not ruling:
            yield say("'{action}' is marked as right, but it is refused: {reason}", action=action, reason=ruling.reason)
    for action in step.wrong:
        if action in step.right:
            yield say("'{action}' is marked as both right and wrong.", action=action)
        elif not (ruling := match.judge((action,))):
            yield say("'{action}' needs no reply: the rules refuse it ({reason})", action=action, reason=ruling.reason)
    if len(set(step.right)) < len(step.right):
        yield say("A right answer is given twice.")
    if not set(match.game.legal(match.state)) - set(step.right):
        yield say("Every legal move is right: there is nothing to find.")


def _differences(wanted: Mapping[str, Any], there: Mapping[str, Any], at: str) -> Iterator[str]:
    """Where a description differs from 'holds': tables are compared in part, everything else as a whole."""
    for key, want in wanted.items():
        name = f"{at}{key}"
        if key not in there:
            yield say("'{name}' is not in the position.", name=name)
        elif isinstance(want, Mapping) and isinstance(there[key], Mapping):
            yield from _differences(want, there[key], f"{name}.")
        elif type(want) is not type(there[key]) or want != there[key]:
            yield say("'{name}' is {what}, not {want}.", name=name, what=_brief(there[key]), want=_brief(want))


def _brief(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 120 else f"{text[:117]}..."


def summary(findings: Iterable[Finding]) -> int:
    """The exit code for these findings: 0 if there are none, 1 if something is wrong, 2 if a file could not be read."""
    return max((2 if finding.unreadable else 1 for finding in findings), default=0)
