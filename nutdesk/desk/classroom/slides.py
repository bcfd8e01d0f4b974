"""What the audience sees of a lesson's step: its table, what is highlighted, and the text around it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

import attrs

from nutdesk.core.events import Event
from nutdesk.core.history import visible
from nutdesk.core.match import Entry
from nutdesk.core.table import Art, Piece, Spot, Svg, Table
from nutdesk.desk.classroom.slide_text import SlidePoint, SlideText
from nutdesk.desk.kit.translated import voice_of
from nutdesk.desk.kit.words import Voice, capital, strung, tr
from nutdesk.desk.table.move_names import bare_name
from nutdesk.teach.ballot import BallotChoice, answer_buttons, ballot, right_places
from nutdesk.teach.exhibit import exhibit, exhibits
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.runner import GivenAnswers
from nutdesk.teach.scene import Ask, Do, Ending, QuestionStep, Refuse, Vote

MOST_EXHIBITS = 8
MOST_MAGNIFIED = 3
SMALL = 0.3
"""A thing up to this part of the board's height is magnified beside it when it is shown."""
MOST_MOVED = 4
MOST_EVENTS = 3
MOST_NAMES = 6
LONGEST_NAME = 24
"""Letters of a name that is put on the board: a longer one would cover too much of it."""
MOST_MARKS = 5


@attrs.frozen
class Slide:
    """One picture for the audience."""

    slide_text: SlideText
    table: Table
    shown: tuple[str, ...] = ()
    verdicts: dict[str, bool] = attrs.Factory(dict)
    moved: tuple[str, ...] = ()
    """What the step has moved, if it points at nothing."""
    named: tuple[tuple[str, str], ...] = ()
    """Places that the text mentions, and their names: the audience must be able to find them."""
    labelled: tuple[tuple[str, str], ...] = ()
    """Other places and their names, which are shown where they have room."""


def slide(lesson: Lesson, given: GivenAnswers, events: Iterable[Event] = (), before: Entry | None = None) -> Slide:
    """The picture of the current step, or of free play.

    Events are what has just happened, `before` is the table before them.
    """
    here = _slide(lesson, given, events, before)
    return attrs.evolve(here, named=_named(here, voice_of(lesson.match)))


def _named(here: Slide, voice: Voice) -> tuple[tuple[str, str], ...]:
    text = " ".join((here.slide_text.caption, here.slide_text.reply, *(point.text for point in here.slide_text.points)))
    large = " ".join(piece.name for piece in here.slide_text.exhibits) if here.slide_text.named else ""
    lit = {*here.shown, *(piece.spot for piece in here.table.pieces if piece.id in here.shown)}
    called = ((spot.id, bare_name(voice.tell(spot.name))) for spot in here.table.spots)
    called = ((key, name) for key, name in called if key not in lit or name not in large)  # the card says it
    called = ((key, name) for key, name in called if len(name) <= LONGEST_NAME)
    return tuple((key, name) for key, name in called if _speaks_of(text, name))[:MOST_NAMES]


def _speaks_of(text: str, name: str) -> bool:
    """Whether a text names a place: 'slot 3' is Slot 3, but 'the tangle' is not The Tangle."""
    numbered = re.search(r"\d", name)
    if not numbered and not name[:1].isupper():
        return False
    return re.search(rf"\b{re.escape(name)}\b", text, re.IGNORECASE if numbered else 0) is not None


def _slide(lesson: Lesson, given: GivenAnswers, events: Iterable[Event], before: Entry | None) -> Slide:
    step, match = lesson.step, lesson.match
    table = lesson.table()
    voice = voice_of(match)
    slide_text = SlideText(
        match.game.title, lesson.scene.title, "", lesson.at, len(lesson.scene.steps), cast=match.cast
    )
    if lesson.straying or step is None:
        facts = [voice.tell(event.sentence()) for event in visible(events)]
        due = match.due.seat if match.due is not None else None
        return Slide(_free(attrs.evolve(slide_text, decides=due), facts, voice.tell(table.prompt)), table)
    words = step.say if isinstance(step, Ending) else " ".join(step.words)
    slide_text = attrs.evolve(slide_text, caption=words, figure=step.figure, exhibits=exhibits(lesson, step.large))
    here = Slide(slide_text, table, step.show)
    if isinstance(step, QuestionStep) and not given.solved:
        here = attrs.evolve(here, table=table.without_answers())
    if isinstance(step, Ending):
        return _ending(here, step, match.game.id)
    here = _pictured(here, lesson)
    if isinstance(step, Vote):
        return _vote(here, step, given)
    if isinstance(step, Ask):
        return _ask(here, lesson, step, given)
    if isinstance(step, Refuse):
        return _refuse(here, lesson)
    if isinstance(step, Do) and before is not None and not step.show:
        here = attrs.evolve(here, moved=_moved(lesson.table(entry=before), table))
    if lesson.at == 1 and not here.slide_text.carded:
        cover = (Svg(f"covers/{match.game.id}", 0, 0, 232, 304),)
        return attrs.evolve(here, slide_text=attrs.evolve(here.slide_text, opens=True, emblem=cover))
    return here


def _free(slide_text: SlideText, facts: list[str], prompt: str) -> SlideText:
    points = tuple(SlidePoint(fact) for fact in facts[-MOST_EVENTS:])
    return attrs.evolve(slide_text, title=tr("Free try"), caption=prompt, points=points)


def _ending(here: Slide, step: Ending, game: str) -> Slide:
    points = tuple(SlidePoint(text, "ok") for text in step.can)
    slide_text = attrs.evolve(here.slide_text, points=points, picture=f"covers/{game}", call=tr("Now play!"))
    return attrs.evolve(here, slide_text=slide_text)


def _pictured(here: Slide, lesson: Lesson) -> Slide:
    """Fill the card: what is to be large, what the public does not see, players, or small things magnified."""
    slide_text, public = here.slide_text, _things(here.table)
    hidden = (*slide_text.exhibits, *_hidden(lesson, (key for key in here.shown if key not in public)))
    seats = tuple(card for card in here.table.seats if f"seat-{card.seat}" in here.shown)
    if hidden or seats:
        return attrs.evolve(here, slide_text=attrs.evolve(slide_text, exhibits=hidden, seats=() if hidden else seats))
    magnified = _magnified(here, lesson)
    return attrs.evolve(here, slide_text=attrs.evolve(slide_text, exhibits=magnified, named=bool(magnified)))


def _magnified(here: Slide, lesson: Lesson) -> tuple[Piece, ...]:
    """The things that are pointed at, with their names, if they are few and small on the board; of twins one."""
    table, voice = here.table, voice_of(lesson.match)
    things: dict[str, Spot | Piece] = {spot.id: spot for spot in table.spots}
    things |= {piece.id: piece for piece in table.pieces}
    shown = [things[key] for key in dict.fromkeys(here.shown) if key in things]
    lying = Counter(thing.spot for thing in shown if isinstance(thing, Piece))

    def small(thing: Spot | Piece) -> bool:
        return max(thing.w, thing.h) <= SMALL * table.height

    def seen(thing: Spot | Piece) -> Spot | Piece:
        """Several pieces at one small place are magnified with their place, as is one whose place is shown too."""
        place = things.get(thing.spot) if isinstance(thing, Piece) else None
        if place is None or not small(place):
            return thing
        return place if place.id in here.shown or lying[place.id] > 1 else thing

    shown = list(dict.fromkeys(map(seen, shown)))
    if not 1 <= len(shown) <= MOST_MAGNIFIED or not all(map(small, shown)):
        return ()
    found: dict[Art, Piece] = {}
    for thing in shown:
        large = exhibit(lesson.match, (table,), thing.id)
        if large is not None and large.art:
            name = capital(bare_name(voice.tell(large.name)))
            twin = found.get(large.art)
            found[large.art] = attrs.evolve(large, name=name if twin is None or twin.name == name else "")
    return tuple(found.values())


def _refuse(here: Slide, lesson: Lesson) -> Slide:
    ruling = lesson.ruling()
    public = _things(here.table)
    blamed = {key: False for key in ruling.culprits if key in public}
    reason = SlidePoint(voice_of(lesson.match).tell(ruling.reason), "no")
    slide_text = attrs.evolve(here.slide_text, points=(reason,), clause=ruling.clause)
    return attrs.evolve(here, slide_text=slide_text, verdicts=blamed)


# ---- questions ------------------------------------------------------------------------------------------------------


def _vote(here: Slide, step: Vote, given: GivenAnswers) -> Slide:
    points = _counted(step.choices, given, {step.right})
    slide_text = attrs.evolve(here.slide_text, points=points)
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
    slide_text, due = here.slide_text, lesson.match.due
    if (asked := _asked(lesson, here.table)) and (slide_text.named or not slide_text.exhibits):
        slide_text = attrs.evolve(slide_text, exhibits=asked, named=False)
    if due is not None:
        slide_text = attrs.evolve(slide_text, decides=due.seat)
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
    return attrs.evolve(here, slide_text=slide_text, verdicts=verdicts)


def _judged(table: Table, verdicts: dict[str, bool], voice: Voice) -> tuple[SlidePoint, ...]:
    """The names of the places that were pointed at, right ones first."""
    called = {spot.id: spot.name for spot in table.spots} | {piece.id: piece.name for piece in table.pieces}
    found = [(right, bare_name(voice.tell(called[key]))) for key, right in verdicts.items() if key in called]
    ordered = dict.fromkeys(sorted(found, key=lambda mark: not mark[0]))
    return tuple(SlidePoint(name, "ok" if right else "no") for right, name in ordered)[:MOST_MARKS]


def told_ballot(lesson: Lesson) -> tuple[BallotChoice, ...]:
    """The ballot in the current language; places and pieces are named by the first words of their names."""
    voice = voice_of(lesson.match)
    told = ((answer, voice.tell(answer.text)) for answer in ballot(lesson))
    return tuple(attrs.evolve(answer, text=bare_name(text) if answer.spot else capital(text)) for answer, text in told)


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
    hand = [piece.id for group in table.hand for piece in group.pieces if piece.id not in there]
    if any(gesture.piece not in there for gesture in right):
        movable = {gesture.piece for gesture in table.gestures}.intersection(hand)
        # Where one of several is asked for, these; where a single one can be moved, the others are the reason.
        keys.update(dict.fromkeys(key for key in hand if len(movable) < 2 or key in movable))
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


def _moved(before: Table, after: Table) -> tuple[str, ...]:
    """The few things on the board that have moved, appeared or changed; nothing if there are many."""
    old = {piece.id: piece for piece in before.pieces}
    keys = [
        key
        for key, one in ((piece.id, piece) for piece in after.pieces if not piece.label)
        if _other(old.get(key), one)
    ]
    return tuple(keys) if len(keys) <= MOST_MOVED else ()


def _other(before: Piece | None, after: Piece) -> bool:
    return before is None or (before.x, before.y, before.spot) != (after.x, after.y, after.spot)


__all__ = ["Slide", "slide", "told_ballot"]
