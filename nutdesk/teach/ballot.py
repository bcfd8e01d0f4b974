"""The possible answers at a step: the moves that are offered, and what people can raise their hands for."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Final

import attrs

from nutdesk.core.moves import Action
from nutdesk.core.table import Button, Gesture
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.scene import Ask, Vote

MOST_ANSWERS: Final = 9
"""There are nine number keys."""


@attrs.frozen
class BallotChoice:
    """One choice that people can raise their hands for, in the words of the game."""

    text: str
    actions: tuple[Action, ...] = ()
    spot: str = ""


def offers(lesson: Lesson) -> tuple[tuple[Gesture, ...], tuple[Button, ...]]:
    """What the seat that is to choose could do, by gesture or button."""
    due = lesson.match.due
    if due is None:
        return (), ()
    table = lesson.table(due.seat)
    return table.gestures, tuple(button for button in table.buttons if button.actions and not button.why_not)


def right_places(lesson: Lesson, step: Ask) -> tuple[str, ...]:
    """The spots where right answers end."""
    gestures, _ = offers(lesson)
    return tuple(dict.fromkeys(gesture.spot for gesture in gestures if gesture.actions[0] in step.right))


def answer_buttons(lesson: Lesson, step: Ask) -> tuple[Button, ...]:
    """The buttons that answer a question, if nothing else does."""
    gestures, buttons = offers(lesson)
    if any(gesture.actions[0] in step.right for gesture in gestures):
        return ()
    return buttons[:MOST_ANSWERS]


def ballot(lesson: Lesson) -> tuple[BallotChoice, ...]:
    """What people can raise their hands for at this step: the choices of a vote, or the answers to a question."""
    step = lesson.step
    if isinstance(step, Vote):
        return tuple(map(BallotChoice, step.choices))
    if not isinstance(step, Ask) or lesson.straying:
        return ()
    buttons = answer_buttons(lesson, step)
    if buttons:
        return tuple(BallotChoice(button.label, button.actions) for button in buttons)
    due = lesson.match.due
    assert due is not None
    table = lesson.table(due.seat)
    called = {spot.id: spot.name for spot in table.spots} | {piece.id: piece.name for piece in table.pieces}
    called |= {piece.id: piece.name for group in table.hand for piece in group.pieces}
    likely = _likeliest_first(step, table.gestures)
    # If one piece can go to several places, the places differ; if several pieces can go to one place, the pieces do.
    key = _spot
    if len(_apart(likely, key, called)) < 2:
        key = _piece
    first = _apart(likely, key, called)
    if _tells(step, likely, key) and any(gesture.actions[0] in step.right for gesture in first.values()):
        keys = sorted(list(first)[:MOST_ANSWERS], key=list(called).index)
        things = tuple(BallotChoice(called[thing], first[thing].actions, thing) for thing in keys)
        if all(thing.actions[0] in step.right for thing in things):
            things += _other(things, offers(lesson)[1])
        return things
    # The answer is no place of its own: the whole moves differ.
    moves = {gesture.title or called[gesture.piece]: gesture for gesture in reversed(likely) if gesture.piece in called}
    texts = sorted(list(reversed(moves))[:MOST_ANSWERS], key=lambda text: table.gestures.index(moves[text]))
    return tuple(BallotChoice(text, moves[text].actions) for text in texts)


def _spot(gesture: Gesture) -> str:
    return gesture.spot


def _piece(gesture: Gesture) -> str:
    return gesture.piece


def _tells(step: Ask, gestures: Sequence[Gesture], key: Callable[[Gesture], str]) -> bool:
    """Whether these things tell right answers from those with a reply of their own: a search and a dig may end at the
    same place."""
    right = {key(gesture) for gesture in gestures if gesture.actions[0] in step.right}
    return not any(key(gesture) in right for gesture in gestures if gesture.actions[0] in step.wrong)


def _other(things: Sequence[BallotChoice], buttons: Sequence[Button]) -> tuple[BallotChoice, ...]:
    """What only a button does: letting something happen, where one card could be played against it."""
    there = {thing.actions[0] for thing in things}
    others = (button for button in buttons if button.actions[0] not in there)
    return tuple(BallotChoice(button.label, button.actions) for button in others)[: MOST_ANSWERS - len(things)]


def _likeliest_first(step: Ask, gestures: Sequence[Gesture]) -> list[Gesture]:
    """The right answers, those that have a reply of their own, what else the same pieces could do, and the rest."""
    pieces = {gesture.piece for gesture in gestures if gesture.actions[0] in step.right}
    ranks: tuple[Callable[[Gesture], bool], ...] = (
        lambda gesture: gesture.actions[0] in step.right,
        lambda gesture: gesture.actions[0] in step.wrong,
        lambda gesture: gesture.piece in pieces,
    )
    return sorted(gestures, key=lambda gesture: [not rank(gesture) for rank in ranks])


def _apart(likely: Sequence[Gesture], key: Callable[[Gesture], str], called: Container[str]) -> dict[str, Gesture]:
    """The likeliest gesture for each thing that has a name."""
    found: dict[str, Gesture] = {}
    for gesture in likely:
        if key(gesture) in called:
            found.setdefault(key(gesture), gesture)
    return found
