"""The plan of a session with a group, on one page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final

from PySide6.QtGui import QColor, QPen

from nutdesk.core.game import Game
from nutdesk.desk.handout.page_flow import GREEN, MARGIN, RULE, Block, PageFlow, gap, heading, listed
from nutdesk.desk.handout.printing import INK, PT, QUIET, Paper, PrintedDocument, PrintedPage, height_of
from nutdesk.desk.kit.words import joined, strung, tr
from nutdesk.teach.browse import ListedLesson
from nutdesk.teach.handbook import LessonPlan, SessionPhase

SIZES: Final = (11.0, 10.5, 10.0, 9.5, 9.0)
"""Letters of the text, the largest with which everything has room on the page first."""
MINUTES, FORM = 16.0, 34.0
"""Millimetres for the columns beside the text of a phase."""
KEY: Final = 34.0
"""Millimetres for the words before a fact."""


def plan_document(game: Game, plan: LessonPlan, lessons: Sequence[ListedLesson], paper: Paper) -> PrintedDocument:
    """The plan with the largest letters that fit; `lessons` are presented in it."""
    title = tr("{game}: lesson plan", game=game.title)
    for points in SIZES:
        flow = PageFlow(paper, title)
        flow.add(*_blocks(title, plan, lessons, flow.wide, points))
        if len(flow.sheets) == 1:
            break
    return PrintedDocument(title, paper, flow.pages())


def _blocks(
    title: str, plan: LessonPlan, lessons: Sequence[ListedLesson], wide: float, points: float
) -> Iterator[Block]:
    def draw_title(sheet: PrintedPage, y: float) -> None:
        sheet.words(title, MARGIN, y, wide, 22, display=True)

    yield Block(height_of(title, wide, 22, display=True) + 2, draw_title)
    timed = plan.timed(ceil(sum(lesson.seconds for lesson in lessons) / 60))
    yield _fact(tr("Time"), tr("{n} minutes", n=sum(minutes for minutes, _ in timed)), wide, points)
    yield _fact(tr("For"), plan.group, wide, points)
    yield _fact(tr("Material"), joined(plan.material, "; "), wide, points)
    yield heading(tr("Aim: afterwards everybody can"), wide, 13)
    for aim in plan.aims:
        yield listed("•", aim, wide, points, indent=4)
    yield heading(tr("The session"), wide, 13)
    start = 0
    for minutes, phase in timed:
        yield _phase(phase, start, start + minutes, lessons if phase.lessons else (), wide, points)
        start += minutes
    for words, rows in (
        (tr("Questions to ask"), plan.questions),
        (tr("What usually goes wrong"), plan.mistakes),
        (tr("Going further"), plan.afterwards),
    ):
        yield heading(words, wide, 13)
        for row in rows:
            yield listed("•", row, wide, points, indent=4)
    yield gap(0)


def _fact(key: str, words: str, wide: float, points: float) -> Block:
    def draw(sheet: PrintedPage, y: float) -> None:
        sheet.words(key, MARGIN, y, KEY, points, weight=700, ink=GREEN)
        sheet.words(words, MARGIN + KEY, y, wide - KEY, points)

    return Block(height_of(words, wide - KEY, points) + 1.2, draw)


def _phase(
    phase: SessionPhase, start: int, end: int, lessons: Sequence[ListedLesson], wide: float, points: float
) -> Block:
    inside = wide - MINUTES - FORM
    words = phase.text if not lessons else strung("{text} {lessons}", text=phase.text, lessons=_titles(lessons))
    high = max(height_of(words, inside - 3, points), height_of(phase.form, FORM, points)) + 2.4
    minutes = strung("{start}–{end}", start=start, end=end)

    def draw(sheet: PrintedPage, y: float) -> None:
        sheet.words(minutes, MARGIN, y, MINUTES, points, weight=700, ink=GREEN)
        sheet.words(words, MARGIN + MINUTES, y, inside - 3, points, ink=INK)
        sheet.words(phase.form, MARGIN + MINUTES + inside, y, FORM, points, ink=QUIET)
        sheet.painter.setPen(QPen(QColor(RULE), 0.4 * PT))
        sheet.line(MARGIN, y + high - 1.2, MARGIN + wide, y + high - 1.2)

    return Block(high, draw)


def _titles(lessons: Sequence[ListedLesson]) -> str:
    """The lessons with their minutes, in one line."""
    rows = (strung("{k} {title}", k=k, title=lesson.title) for k, lesson in enumerate(lessons, 1))
    return tr("Its lessons: {titles}.", titles=joined(rows, "; "))
