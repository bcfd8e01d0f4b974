"""What the audience sees of a lesson's step: its table, what is highlighted, and the text around it."""

from __future__ import annotations

import re
from collections.abc import Iterable

import attrs

from nutdesk.core.events import Event
from nutdesk.core.history import visible
from nutdesk.core.match import Entry
from nutdesk.core.table import Art, Piece, Table
from nutdesk.desk.classroom.slide_text import SlidePoint, SlideText
from nutdesk.desk.kit.translated import voice_of
from nutdesk.desk.kit.words import Voice, strung, tr
from nutdesk.teach.ballot import BallotChoice, answer_buttons, ballot, offers, right_places
from nutdesk.teach.exhibit import exhibits
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.runner import GivenAnswers
from nutdesk.teach.scene import Ask, Do, Ending, QuestionStep, Refuse, Vote

MOST_EXHIBITS = 8
MOST_EVENTS = 3
MOST_NAMES = 6
MOST_MARKS = 5


@attrs.frozen
class Slide:
    """One picture for the audience."""

    slide_text: SlideText
    table: Table
    shown: tuple[str, ...] = ()
    verdicts: dict[str, bool] = attrs.Factory(dict)
    about: tuple[str, ...] = ()
    """Where the camera turns if nothing is shown."""
    named: tuple[tuple[str, str], ...] = ()
    """Places that the text mentions, and their names: the audience must be able to find them."""


def slide(lesson: Lesson, given: GivenAnswers, events: Iterable[Event] = (), before: Entry | None = None) -> Slide:
    """The picture of the current step, or of free play.

    Events are what has just happened, `before` is the table before them.
    """
    here = _slide(lesson, given, events, before)
    return attrs.evolve(here, named=_named(here, voice_of(lesson.match)))


def _named(here: Slide, voice: Voice) -> tuple[tuple[str, str], ...]:
    text = " ".join((here.slide_text.caption, here.slide_text.reply, *(point.text for point in here.slide_text.points)))
    called = ((spot.id, _short(voice.tell(spot.name))) for spot in here.table.spots)
    found = ((key, name) for key, name in called if name[:1].isupper() and re.search(rf"\b{re.escape(name)}\b", text))
    return tuple(found)[:MOST_NAMES]


def _slide(lesson: Lesson, given: GivenAnswers, events: Iterable[Event], before: Entry | None) -> Slide:
    step, match = lesson.step, lesson.match
    table = lesson.table()
    voice = voice_of(match)
    facts = [voice.tell(event.sentence()) for event in visible(events)]
    due = match.due
    slide_text = SlideText(
        match.game.title,
        lesson.scene.title,
        "",
        lesson.at,
        len(lesson.scene.steps),
        cast=match.cast,
        decides=due.seat if due is not None else None,
    )
    about = touched(lesson.table(entry=before), table) if before is not None else ()
    if lesson.straying or step is None:
        return Slide(_free(slide_text, facts, voice.tell(table.prompt)), table, about=about)
    words = step.say if isinstance(step, Ending) else " ".join(step.words)
    slide_text = attrs.evolve(slide_text, caption=words, figure=step.figure, exhibits=exhibits(lesson, step.large))
    here = Slide(slide_text, table, step.show, about=about)
    if isinstance(step, QuestionStep) and not given.solved:
        here = attrs.evolve(here, table=table.without_answers())
    if isinstance(step, Vote):
        return _vote(here, step, given)
    if isinstance(step, Ask):
        return _ask(here, lesson, step, given)
    if isinstance(step, Refuse):
        return _refuse(here, lesson)
    if isinstance(step, Ending):
        points = tuple(SlidePoint(text, "ok") for text in step.can)
        return attrs.evolve(here, slide_text=attrs.evolve(here.slide_text, points=points, decides=None))
    return _tell(here, lesson, facts if isinstance(step, Do) else [])


def _free(slide_text: SlideText, facts: list[str], prompt: str) -> SlideText:
    points = tuple(SlidePoint(fact) for fact in facts[-MOST_EVENTS:])
    return attrs.evolve(slide_text, title=tr("Free try"), caption=prompt, points=points)


def _tell(here: Slide, lesson: Lesson, facts: list[str]) -> Slide:
    public = _things(here.table)
    hidden = (*here.slide_text.exhibits, *_hidden(lesson, (key for key in here.shown if key not in public)))
    seats = tuple(card for card in here.table.seats if f"seat-{card.seat}" in here.shown)
    slide_text = attrs.evolve(here.slide_text, exhibits=hidden, seats=() if hidden else seats[:3])
    if not hidden and not seats:
        slide_text = attrs.evolve(slide_text, points=tuple(SlidePoint(fact) for fact in facts[-MOST_EVENTS:]))
    return attrs.evolve(here, slide_text=attrs.evolve(slide_text, emblem=_emblem(here)))


def _emblem(here: Slide) -> Art:
    """The piece that the sentence is about."""
    for piece in here.table.pieces:
        if piece.id in here.shown and piece.w <= 140 and piece.art:
            return piece.art
    return ()


def _refuse(here: Slide, lesson: Lesson) -> Slide:
    ruling = lesson.ruling()
    public = _things(here.table)
    blamed = {key: False for key in ruling.culprits if key in public}
    hidden = (*here.slide_text.exhibits, *_hidden(lesson, (key for key in here.shown if key not in public)))
    slide_text = attrs.evolve(
        here.slide_text,
        points=(SlidePoint(voice_of(lesson.match).tell(ruling.reason), "no"),),
        clause=ruling.clause,
        exhibits=hidden,
    )
    return attrs.evolve(here, slide_text=slide_text, verdicts=blamed)


# ---- questions ------------------------------------------------------------------------------------------------------


def _vote(here: Slide, step: Vote, given: GivenAnswers) -> Slide:
    points = _counted(step.choices, given, {step.right})
    slide_text = attrs.evolve(here.slide_text, points=points, decides=None)
    if not given.revealed:
        return attrs.evolve(here, slide_text=slide_text)
    slide_text = attrs.evolve(slide_text, reply=step.because, clause=step.clause, tone="right")
    return attrs.evolve(here, slide_text=slide_text, verdicts=_lit(here, step))


def _lit(here: Slide, step: QuestionStep) -> dict[str, bool]:
    """What is lit on the board with the answer."""
    public = _things(here.table)
    return {key: True for key in step.reveal if key in public}


def _counted(choices: Iterable[str], given: GivenAnswers, right: set[int]) -> tuple[SlidePoint, ...]:
    """The choices of a ballot with their numbers or verdicts, and the hands if they are shown."""
    hands = given.hands
    most = max((1, *hands.values()))
    return tuple(
        SlidePoint(
            choice,
            str(k + 1) if not given.revealed else "ok" if k in right else "no",
            hands[k] if given.bars else None,
            hands[k] / most,
        )
        for k, choice in enumerate(choices)
    )


def _ask(here: Slide, lesson: Lesson, step: Ask, given: GivenAnswers) -> Slide:
    public = _things(here.table)
    gestures, _ = offers(lesson)
    slide_text = attrs.evolve(here.slide_text, exhibits=here.slide_text.exhibits or _asked(lesson, here.table))
    answers = told_ballot(lesson)
    if given.bars or answer_buttons(lesson, step):
        right = {k for k, answer in enumerate(answers) if answer.actions[0] in step.right}
        slide_text = attrs.evolve(slide_text, points=_counted((answer.text for answer in answers), given, right))
    verdict = given.verdict
    if given.revealed and verdict is None:
        slide_text = attrs.evolve(slide_text, reply=step.because, tone="right", clause=step.clause)
    elif verdict is not None:
        lead = tr("Yes.") if verdict.right else tr("Not quite.")
        tone = "right" if verdict.right else "wrong"
        because = voice_of(lesson.match).tell(verdict.because)
        reply = strung("{lead} {because}", lead=lead, because=because)
        slide_text = attrs.evolve(slide_text, reply=reply, tone=tone, clause=verdict.clause)
    verdicts = dict(given.marks)
    if given.solved:
        verdicts |= {key: True for key in right_places(lesson, step) if key in public} | _lit(here, step)
    if verdicts and not slide_text.points:
        slide_text = attrs.evolve(slide_text, points=_judged(here.table, verdicts, voice_of(lesson.match)))
    about = dict.fromkeys(key for gesture in gestures for key in (gesture.piece, gesture.spot) if key in public)
    return attrs.evolve(here, slide_text=slide_text, verdicts=verdicts, about=tuple(about))


def _judged(table: Table, verdicts: dict[str, bool], voice: Voice) -> tuple[SlidePoint, ...]:
    """The names of the places that were pointed at, right ones first."""
    called = {spot.id: spot.name for spot in table.spots} | {piece.id: piece.name for piece in table.pieces}
    found = [(right, _short(voice.tell(called[key]))) for key, right in verdicts.items() if key in called]
    ordered = dict.fromkeys(sorted(found, key=lambda mark: not mark[0]))
    return tuple(SlidePoint(name, "ok" if right else "no") for right, name in ordered)[:MOST_MARKS]


def told_ballot(lesson: Lesson) -> tuple[BallotChoice, ...]:
    """The ballot in the current language; places and pieces are named by the first words of their names."""
    voice = voice_of(lesson.match)
    told = ((answer, voice.tell(answer.text)) for answer in ballot(lesson))
    return tuple(attrs.evolve(answer, text=_short(text) if answer.spot else text) for answer, text in told)


def _short(name: str) -> str:
    return re.split("[:;,]", name, maxsplit=1)[0]


def _asked(lesson: Lesson, public: Table) -> tuple[Piece, ...]:
    """What a question is about that the public cannot see: cards in the hand, a player's own places."""
    due = lesson.match.due
    if due is None:
        return ()
    table, there = lesson.table(due.seat), _things(public)
    step = lesson.step
    assert isinstance(step, Ask)
    right = [gesture for gesture in table.gestures if gesture.actions[0] in step.right]
    # If a piece on the board can make the same move, the hand is not needed.
    if any(gesture.piece in there and (gesture.spot in there or _seat(gesture.spot)) for gesture in right):
        return ()
    keys: dict[str, None] = {}
    hand = [piece.id for group in table.hand for piece in group.pieces]
    if any(gesture.piece not in there for gesture in right):
        keys.update(dict.fromkeys(key for key in hand if key not in there))
    if any(gesture.spot not in there and gesture.spot != "hand" for gesture in right):
        keys.update(dict.fromkeys(gesture.spot for gesture in table.gestures if gesture.spot not in there))
    return _hidden(lesson, keys)


def _seat(key: str) -> bool:
    return key == "hand" or key.startswith("seat-")


# ---- things ---------------------------------------------------------------------------------------------------------


def _things(table: Table) -> set[str]:
    return {spot.id for spot in table.spots} | {piece.id for piece in table.pieces}


def _hidden(lesson: Lesson, keys: Iterable[str]) -> tuple[Piece, ...]:
    """Things that only one seat sees, if the script shows them to the audience: a scene has no secrets."""
    return exhibits(lesson, (key for key in keys if not _seat(key)))[:MOST_EXHIBITS]


def touched(before: Table, after: Table) -> tuple[str, ...]:
    """The things that have moved, appeared or disappeared, and where: what the camera must show."""
    old = {piece.id: piece for piece in before.pieces}
    new = {piece.id: piece for piece in after.pieces}
    spots = {spot.id for spot in after.spots}
    keys: dict[str, None] = {}
    for key in (*old, *new):
        one, two = old.get(key), new.get(key)
        if one is None or two is None or (one.x, one.y) != (two.x, two.y):
            for piece in (one, two):
                if piece is not None:
                    keys.update(dict.fromkeys((piece.spot if piece.spot in spots else piece.id,)))
    return tuple(keys)


__all__ = ["Slide", "slide", "told_ballot", "touched"]
