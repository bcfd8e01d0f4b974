"""Handouts: a lesson, or a course on at most eight pages, with a summary, a worksheet and the answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import attrs
from PySide6.QtCore import Qt

from nutdesk import games
from nutdesk.core.game import Game
from nutdesk.core.words import say
from nutdesk.desk.handout.named_table import table_block
from nutdesk.desk.handout.overview_blocks import overview_blocks, title_block
from nutdesk.desk.handout.page_flow import MARGIN, Block, PageFlow, gap, heading, listed, text
from nutdesk.desk.handout.plan_page import plan_document
from nutdesk.desk.handout.printed_step import PrintedStep, printed_steps
from nutdesk.desk.handout.printing import QUIET, Making, Paper, PrintedDocument, PrintedPage, height_of
from nutdesk.desk.handout.step_grid import StepGrid
from nutdesk.desk.handout.worksheet_page import Worksheet
from nutdesk.desk.kit.translated import clauses, handbook_of, plain, tell_listed, tell_scene
from nutdesk.desk.kit.words import strung, tr
from nutdesk.teach.browse import ListedLesson, course_of, short_course
from nutdesk.teach.excerpt import excerpt, weight
from nutdesk.teach.handbook import Handbook, HandbookError
from nutdesk.teach.scene import Scene, load
from nutdesk.teach.source import Mistake

MOST_PAGES: Final = 8
PICTURE_PAGES: Final = MOST_PAGES - 3
"""One page each for the summary, the worksheet and the answers."""
SMALL: Final = 9.5
SIZES: Final = (12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0)
"""Letters of a page that must be one: the largest with which it has room first."""
BESIDE_TABLE: Final = (11.0, 10.5, 10.0)
"""The same where a table in play is below."""


# ---- a lesson -------------------------------------------------------------------------------------------------------


def scene_document(scene: Scene, paper: Paper, *, notes: bool = False) -> PrintedDocument:
    """A scene as a handout, with the presenter's notes if they are wanted; raises SceneError."""
    told = tell_scene(scene)
    flow = PageFlow(paper, strung("{game}: {title}", game=scene.game.title, title=told.title))
    place = tr("lesson {n}", n=scene.course) if scene.course else tr("example")
    flow.add(_lesson_title(told.title, strung("{game} · {place}", game=scene.game.title, place=place), flow.wide))
    steps = list(printed_steps(scene))
    StepGrid(flow, notes=notes, titled=False).lay(steps)
    replies = [(step.place, step.answer) for step in steps if step.answer]
    if replies:
        flow.add(*_answers(replies, flow.wide))
    texts = {clause.id: plain(clause) for clause in clauses(scene.game.id)}
    if scene.clauses:
        rules = (listed(clause, texts[clause], flow.wide, SMALL, indent=16) for clause in scene.clauses)
        flow.add(heading(tr("The rules of this lesson"), flow.wide, 13), *rules)
    return PrintedDocument(flow.title, paper, flow.pages())


def _lesson_title(title: str, place: str, wide: float) -> Block:
    high = height_of(title, wide, 20, display=True)

    def draw(sheet: PrintedPage, y: float) -> None:
        sheet.words(title, MARGIN, y, wide, 20, display=True)
        sheet.words(place, MARGIN, y + high + 0.5, wide, 10, ink=QUIET)

    return Block(high + height_of(place, wide, 10) + 3, draw)


def _answers(replies: Sequence[tuple[str, str]], wide: float) -> Iterator[Block]:
    """The answers to questions, each after the place of its question."""
    yield heading(tr("Answers"), wide, 13)
    for place, answer in replies:
        yield text(strung("{place}: {answer}", place=place, answer=answer), wide, SMALL, after=0.8)


# ---- a course -------------------------------------------------------------------------------------------------------


@attrs.define
class _Course:
    """What a handout of a course is made from."""

    game: Game
    short: bool
    lessons: tuple[ListedLesson, ...]
    steps: list[list[PrintedStep]] = attrs.Factory(list)
    """The steps of each lesson."""

    @property
    def title(self) -> str:
        title = self.game.title
        return tr("{game}: the short course", game=title) if self.short else tr("{game}: the course", game=title)

    @property
    def taught(self) -> set[str]:
        return {clause for lesson in self.lessons for clause in lesson.clauses}

    @property
    def weights(self) -> list[list[int]]:
        return [[weight(step.step, new_rule=bool(step.clauses)) for step in steps] for steps in self.steps]


def _course(game: str, *, short: bool) -> _Course:
    found = short_course(game) if short else course_of(game)
    return _Course(games.load(game), short, tuple(map(tell_listed, found)))


def course_steps(game: str, paper: Paper, *, notes: bool = False, short: bool = False) -> Making:
    """A course on at most eight pages: summary, pictures of the steps that matter, worksheet, answers.

    Yields after each lesson, so that the caller can do something else between them; raises Mistake.
    """
    course = _course(game, short=short)
    if not course.lessons:
        why = say("There is no short course of this game.") if short else say("There is no course of this game.")
        raise Mistake(game, 0, why)
    known = set[str]()
    for lesson in course.lessons:
        course.steps.append(list(printed_steps(load(lesson.path), known)))
        yield None
    handbook = handbook_of(game)
    flow = PageFlow(paper, course.title)
    grid = StepGrid(flow, notes=notes, titled=True)
    steps = _chosen(course, grid)
    starts = _pages_of(grid, steps)
    _summary(flow, course, handbook, [starts.get(lesson.title, 0) for lesson in course.lessons])
    flow.y = flow.bottom
    grid.lay(steps)
    answers = _course_answers(steps, flow.wide)
    if sum(block.height for block in answers) > flow.left:
        flow.new_page()
    flow.add(*answers)
    if handbook is not None:
        Worksheet(course.game, handbook, course.taught, flow.wide).add_to(flow)
    yield PrintedDocument(flow.title, paper, flow.pages())


def _course_answers(steps: Sequence[PrintedStep], wide: float) -> list[Block]:
    replies = [
        (strung("{title}, {place}", title=step.title, place=step.place), step.answer) for step in steps if step.answer
    ]
    return list(_answers(replies, wide)) if replies else []


def _chosen(course: _Course, grid: StepGrid) -> list[PrintedStep]:
    """As many steps as there is room for, and for their answers on one page."""
    weights, flow = course.weights, grid.flow
    most = sum(map(len, weights))
    while True:
        steps = [course.steps[lesson][step] for lesson, step in excerpt(weights, most)]
        answers = sum(block.height for block in _course_answers(steps, flow.wide))
        if len(grid.pages_of(steps)) <= PICTURE_PAGES and answers <= flow.bottom - MARGIN:
            return steps
        # A page holds six at most; below that, one by one.
        most = min(most - 1, PICTURE_PAGES * 6)


def _pages_of(grid: StepGrid, steps: Sequence[PrintedStep]) -> dict[str, int]:
    """The page on which each lesson begins, by its title; the summary is page 1."""
    starts: dict[str, int] = {}
    for k, page in enumerate(grid.pages_of(steps), 2):
        for step in page:
            starts.setdefault(step.title, k)
    return starts


def _summary(flow: PageFlow, course: _Course, handbook: Handbook | None, pages: Sequence[int]) -> None:
    """The page with the game at a glance and the list of lessons; page 0 is none."""
    wide = flow.wide
    title = title_block(course.game, flow.title, wide)
    lessons = [heading(tr("The lessons"), wide), _lessons(course.lessons, pages, wide)] if course.lessons else []
    flow.new_page()
    room = flow.left - sum(block.height for block in (title, *lessons))
    flow.add(title, *(_at_a_glance(handbook, wide, room) if handbook is not None else ()), *lessons)


def _at_a_glance(handbook: Handbook, wide: float, room: float) -> list[Block]:
    """The overview, with a table in play if there is room for it, else in larger letters."""
    sizes = {points: list(overview_blocks(handbook.overview, wide, points)) for points in SIZES}
    left = {points: room - sum(block.height for block in blocks) for points, blocks in sizes.items()}
    for points in BESIDE_TABLE:
        table = table_block(handbook.table, wide, left[points] - 3)
        if table is not None:
            return [*sizes[points], gap(3), table]
    return sizes[next((points for points in SIZES if left[points] >= 0), SIZES[-1])]


def _lessons(lessons: Sequence[ListedLesson], pages: Sequence[int], wide: float) -> Block:
    """The titles of lessons in two columns, with their pages."""
    points, gutter = 10.0, 8.0
    column = (wide - gutter) / 2
    half = (len(lessons) + 1) // 2
    line = height_of("8", column, points) + 0.6

    def draw(sheet: PrintedPage, y: float) -> None:
        for k, (lesson, page) in enumerate(zip(lessons, pages, strict=True)):
            x, at = MARGIN + k // half * (column + gutter), y + k % half * line
            sheet.words(strung("{k}  {title}", k=k + 1, title=lesson.title), x, at, column - 12, points)
            if page:
                sheet.words(str(page), x, at, column, points, ink=QUIET, align=Qt.AlignmentFlag.AlignRight)

    return Block(half * line, draw)


# ---- a page alone ---------------------------------------------------------------------------------------------------


def one_page(kind: str, game: str, paper: Paper) -> PrintedDocument:
    """The summary, the worksheet or the lesson plan of a game, for its short course; raises HandbookError."""
    course, handbook = _course(game, short=bool(short_course(game))), handbook_of(game)
    if kind == "summary":
        flow = PageFlow(paper, tr("{game}: summary", game=course.game.title))
        _summary(flow, course, handbook, [0] * len(course.lessons))
        return PrintedDocument(flow.title, paper, flow.pages())
    if handbook is None:
        raise HandbookError(game, 0, say("There is no handbook of this game."))
    if kind == "plan":
        return plan_document(course.game, handbook.plan, course.lessons, paper)
    flow = PageFlow(paper, tr("{game}: worksheet", game=course.game.title))
    Worksheet(course.game, handbook, course.taught, flow.wide).add_to(flow)
    return PrintedDocument(flow.title, paper, flow.pages())
