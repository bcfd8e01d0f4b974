"""Handouts: a scene or a whole course on paper, one picture and caption for each step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import attrs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from nutdesk import games, paths
from nutdesk.core.game import TABLE, Ruling, look
from nutdesk.core.table import Art, Piece, Spot, Table
from nutdesk.desk.handout.printing import (
    MM,
    PT,
    QUIET,
    Making,
    Page,
    Paper,
    PrintedDocument,
    PrintedPage,
    height_of,
    paper_style,
)
from nutdesk.desk.kit.art import Style
from nutdesk.desk.kit.marks import mark_art
from nutdesk.desk.kit.translated import clauses, plain, tell_cast, tell_scene, voice_of
from nutdesk.desk.kit.words import tr
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.scene import Ask, QuestionStep, Refuse, Scene, Step, Vote, find, load

MARGIN: Final = 12.0
HEAD: Final = 9.0
"""Millimetres kept for the line above the first step."""
HAND: Final = 22.0
"""Millimetres beside the picture for the pieces in a player's hand."""
WIDEST, LEAST_WIDE = 162.0, 132.0
CAPTION, SMALL = 12.0, 9.5
GAP: Final = 3.5


@attrs.frozen
class PrintedStep:
    """One step on paper: its picture, its text, and the rules that it introduces."""

    number: int
    table: Table
    style: Style
    show: tuple[str, ...]
    wrong: tuple[str, ...]
    caption: str
    lines: tuple[str, ...]
    """Smaller text below: choices, a player's pieces, a note for the presenter."""
    clauses: tuple[str, ...]
    """Rules mentioned here for the first time."""

    @property
    def ratio(self) -> float:
        return self.table.height / self.table.width

    def words_height(self, wide: float) -> float:
        high = height_of(self.caption, wide - 9, CAPTION, 500)
        return high + sum(height_of(line, wide - 9, SMALL) + 0.8 for line in self.lines) + 1.5

    def height(self, wide: float, picture: float) -> float:
        return picture * self.ratio + self.words_height(wide)


def scene_document(scene: Scene, paper: Paper, *, notes: bool = False) -> PrintedDocument:
    """A scene as a handout, with the presenter's notes if they are wanted; raises SceneError."""
    told = tell_scene(scene)
    return PrintedDocument(told.title, paper, tuple(_scene_pages(told, paper, notes)))


def course_steps(game: str, paper: Paper, *, notes: bool = False) -> Making:
    """The scenes of a game's course one after the other, after a page that says where each begins.

    Yields after each scene, so that the caller can do something else between them; raises SceneError.
    """
    scenes: list[Scene] = []
    for path in find(paths.scenes() / game):
        scene = tell_scene(load(path))
        if scene.course is not None:
            scenes.append(scene)
        yield None
    pages: list[Page] = []
    starts: list[tuple[str, int]] = []
    for scene in sorted(scenes, key=lambda scene: scene.course or 0):
        starts.append((scene.title, len(pages) + 2))
        pages += _scene_pages(scene, paper, notes)
        yield None
    title = tr("{game}: the course", game=games.load(game).title)
    yield PrintedDocument(title, paper, (partial(_contents, title, game, starts), *pages))


def panels(scene: Scene, *, notes: bool = False) -> list[PrintedStep]:
    """Every step of a scene, as the audience sees it."""
    lesson = Lesson(scene)
    tell_cast(lesson.match)
    style = paper_style(voice_of(lesson.match))
    waiting = list(scene.clauses)
    made: list[PrintedStep] = []
    while not lesson.done:
        entry = lesson.next()
        step = lesson.step
        assert step is not None
        told = {event.clause for event in entry.events} if entry is not None else set()
        named = [getattr(step, "clause", ""), *(clause for clause in waiting if clause in told)]
        if lesson.done:
            named += waiting
        known = {clause for panel in made for clause in panel.clauses}
        fresh = tuple(dict.fromkeys(clause for clause in named if clause and clause not in known))
        waiting = [clause for clause in waiting if clause not in fresh]
        due = lesson.match.due
        view = look(scene.game, lesson.match.state, due.seat if due is not None else TABLE)
        table = scene.game.table(view, lesson.match.cast)
        if isinstance(step, QuestionStep):
            table = table.without_answers()
        ruling = lesson.ruling() if isinstance(step, Refuse) else Ruling(True)
        made.append(
            PrintedStep(
                step.number,
                table,
                style,
                step.show,
                ruling.culprits,
                " ".join(step.words),
                _lines(step, table, style, ruling, notes),
                fresh,
            )
        )
    return made


def _lines(step: Step, table: Table, style: Style, ruling: Ruling, notes: bool) -> tuple[str, ...]:
    lines: list[str] = []
    if isinstance(step, Vote):
        lines.append("    ".join(f"{chr(65 + k)}  {choice}" for k, choice in enumerate(step.choices)))
    if isinstance(step, Refuse):
        lines.append(tr("Not allowed: {reason}", reason=style.words(ruling.reason)))
    seats = [style.words(card.says) for card in table.seats if f"seat-{card.seat}" in step.show]
    if seats:
        lines.append(" · ".join(seats))
    held = [style.words(piece.name) for group in table.hand for piece in group.pieces if piece.id in step.show]
    if held:
        lines.append(tr("In the hand: {cards}", cards=", ".join(held)))
    if notes and step.note:
        lines.append(tr("For the presenter: {note}", note=step.note))
    return tuple(lines)


def answers(scene: Scene) -> list[str]:
    """The answers to the questions of a scene, for its last page."""
    lines = []
    for step in scene.steps:
        if isinstance(step, Vote):
            answer = f"{chr(65 + step.right)}  {step.choices[step.right]}"
            lines.append(tr("Step {n}: {answer}. {because}", n=step.number, answer=answer, because=step.because))
        elif isinstance(step, Ask):
            lines.append(tr("Step {n}: {because}", n=step.number, because=step.because))
    return lines


# ---- pages ----------------------------------------------------------------------------------------------------------


@attrs.define
class _Plan:
    """What is on one page."""

    panels: list[PrintedStep]
    picture: float
    answers: list[str] = attrs.Factory(list)

    @property
    def clauses(self) -> list[str]:
        return [clause for panel in self.panels for clause in panel.clauses]


def _scene_pages(scene: Scene, paper: Paper, notes: bool) -> list[Page]:
    game = scene.game.id
    wide = paper.width - 2 * MARGIN
    room = paper.height - 2 * MARGIN - 8
    widest = min(WIDEST, wide - HAND - GAP)
    texts = {clause.id: f"{clause.id}  {plain(clause)}" for clause in clauses(game)}

    def feet(clauses: Sequence[str]) -> float:
        return sum(height_of(texts[clause], wide, SMALL) + 0.6 for clause in clauses if clause in texts) + (
            3 if clauses else 0
        )

    def high(some: list[PrintedStep], picture: float, first: bool) -> float:
        clauses = [clause for panel in some for clause in panel.clauses]
        head = HEAD + (6 if first else 0)
        return head + sum(panel.height(wide, picture) + GAP for panel in some) + feet(clauses)

    plans: list[_Plan] = []
    queue = panels(scene, notes=notes)
    while queue:
        first = not plans
        for some in (queue[:2], queue[:1]):
            picture = widest
            while picture > LEAST_WIDE and high(some, picture, first) > room:
                picture -= 2
            if high(some, picture, first) <= room or len(some) == 1:
                break
        if len(queue) > 1 and len(some) == 1:
            picture = widest
        queue = queue[len(some) :]
        plans.append(_Plan(list(some), picture))
    replies = answers(scene)
    if replies:
        needed = 9 + sum(height_of(line, wide, SMALL) + 0.8 for line in replies)
        if high(plans[-1].panels, plans[-1].picture, len(plans) == 1) + needed > room:
            plans.append(_Plan([], 0))
        plans[-1].answers = replies
    return [partial(_page, scene, texts, plan, k + 1, len(plans)) for k, plan in enumerate(plans)]


def _page(scene: Scene, texts: dict[str, str], plan: _Plan, number: int, total: int, sheet: PrintedPage) -> None:
    paper = sheet.paper
    left, wide = MARGIN, paper.width - 2 * MARGIN
    y = MARGIN
    if number == 1:
        y += sheet.words(scene.title, left, y, wide, 20, display=True) + 1
        place = f"{scene.game.title} · " + (tr("lesson {n}", n=scene.course) if scene.course else tr("example"))
        sheet.words(place, left, y, wide, 10, ink=QUIET)
        y = MARGIN + HEAD + 6
    else:
        sheet.words(f"{scene.title} · {number}/{total}", left, y, wide, 10, weight=600, ink=QUIET)
        y += HEAD - 2
    for panel in plan.panels:
        y += _draw_panel(sheet, panel, left, y, wide, plan.picture) + GAP
    if plan.answers:
        y += sheet.words(tr("Answers"), left, y, wide, 13, display=True) + 1
        for line in plan.answers:
            y += sheet.words(line, left, y, wide, SMALL) + 0.8
    _feet(sheet, [texts[clause] for clause in plan.clauses if clause in texts])
    number_page(sheet, scene.game.title)


def _feet(sheet: PrintedPage, lines: list[str]) -> None:
    """The rules that this page introduces, at its foot."""
    if not lines:
        return
    wide = sheet.paper.width - 2 * MARGIN
    heights = [height_of(line, wide, SMALL) + 0.6 for line in lines]
    y = sheet.paper.height - MARGIN - 7 - sum(heights)
    sheet.painter.setPen(QPen(QColor("#B9A98B"), 0.75 * PT))
    sheet.line(MARGIN, y - 1.2, MARGIN + 60, y - 1.2)
    for line, high in zip(lines, heights, strict=True):
        sheet.words(line, MARGIN, y, wide, SMALL, ink=QUIET)
        y += high


def number_page(sheet: PrintedPage, title: str) -> None:
    """The page's number, and its scene or course."""
    y, wide = sheet.paper.height - MARGIN - 4, sheet.paper.width - 2 * MARGIN
    sheet.words(title, MARGIN, y, wide, 9, ink=QUIET)
    place = tr("page {n} of {total}", n=sheet.number, total=sheet.total)
    sheet.words(place, MARGIN, y, wide, 9, ink=QUIET, align=Qt.AlignmentFlag.AlignRight)


def _draw_panel(sheet: PrintedPage, panel: PrintedStep, x: float, y: float, wide: float, picture: float) -> float:
    high = picture * panel.ratio
    scale = picture * MM / PT / panel.table.width
    painter = sheet.painter
    painter.save()
    painter.setClipRect(QRectF(x * MM, y * MM, picture * MM, high * MM), Qt.ClipOperation.IntersectClip)
    sheet.draw(panel.table.backdrop + panel.table.painted, x, y, scale, panel.style)
    for thing, art, _ in sorted(_layers(panel), key=lambda layer: layer[2]):
        _draw_thing(sheet, thing, art, x, y, scale, panel.style)
    painter.restore()
    _draw_hand(sheet, panel, x + picture + GAP, y, min(wide - picture - GAP, HAND + 12), high, scale)
    top = y + high + 1.2
    sheet.words(str(panel.number), x, top - 0.8, 8, 14, display=True, ink="#205A2C")
    top += sheet.words(panel.caption, x + 9, top, wide - 9, CAPTION, weight=500) + 0.4
    for line in panel.lines:
        top += sheet.words(line, x + 9, top, wide - 9, SMALL, ink=QUIET) + 0.8
    return panel.height(wide, picture)


def _layers(panel: PrintedStep) -> Iterator[tuple[Spot | Piece, Art, float]]:
    """Everything on the table with its marks, and at which height it lies."""
    things: tuple[Spot | Piece, ...] = (*panel.table.spots, *panel.table.pieces)
    for thing in things:
        yield thing, thing.art, thing.order
        if thing.id in panel.show or thing.id in panel.wrong:
            yield thing, mark_art(thing, "legal" if thing.id in panel.show else "no"), thing.order + 0.6
        if isinstance(thing, Spot) and thing.badge:
            yield thing, thing.badge, thing.order + 0.7


def _draw_thing(
    sheet: PrintedPage, thing: Spot | Piece, art: Art, x: float, y: float, scale: float, style: Style
) -> None:
    unit = scale * PT / MM
    painter = sheet.painter
    painter.save()
    painter.translate((x + thing.x * unit) * MM, (y + thing.y * unit) * MM)
    if isinstance(thing, Piece):
        painter.rotate(thing.angle)
    sheet.draw(art, 0, 0, scale, style)
    painter.restore()


def _draw_hand(
    sheet: PrintedPage, panel: PrintedStep, x: float, y: float, wide: float, high: float, most: float
) -> None:
    """Draw the hand of the player who is to act, in a column beside the picture."""
    pieces = [piece for group in panel.table.hand for piece in group.pieces]
    if not pieces:
        return
    y += sheet.words(panel.style.words(panel.table.hand_title), x, y, wide, 9, weight=600, ink=QUIET) + 1
    room = high - (height_of(panel.style.words(panel.table.hand_title), wide, 9, 600) + 1)
    w, h = max(piece.w for piece in pieces) + 8, max(piece.h for piece in pieces) + 8
    best, across = 0.0, 1
    for columns in range(1, 5):
        rows = -(-len(pieces) // columns)
        fit = min(most, wide * MM / PT / (columns * w), room * MM / PT / (rows * h))
        if fit > best + 1e-6:
            best, across = fit, columns
    unit = best * PT / MM
    for k, piece in enumerate(pieces):
        at_x = x + (k % across + 0.5) * w * unit
        at_y = y + (k // across + 0.5) * h * unit
        sheet.draw(piece.art, at_x, at_y, best, panel.style)
        if piece.id in panel.show:
            sheet.draw(mark_art(piece, "counts"), at_x, at_y, best, panel.style)


def _contents(title: str, game: str, starts: list[tuple[str, int]], sheet: PrintedPage) -> None:
    left, wide = MARGIN + 6, sheet.paper.width - 2 * MARGIN - 12
    y = MARGIN + 4
    y += sheet.words(title, left, y, wide, 28, display=True) + 4
    y += draw_cover(sheet, game, left, y, wide) + 8
    for k, (name, page) in enumerate(starts, 1):
        sheet.words(str(page), left, y, wide, 12, align=Qt.AlignmentFlag.AlignRight)
        y += sheet.words(f"{k}  {name}", left, y, wide - 14, 12, weight=500) + 1
    number_page(sheet, title)


def draw_cover(sheet: PrintedPage, game: str, x: float, y: float, wide: float) -> float:
    """Draw the game's cover across the page; return its height."""
    from nutdesk.desk.kit.art import drawing

    renderer = drawing(f"covers/{game}")
    if renderer is None:
        return 0.0
    box = renderer.viewBoxF()
    w = min(wide, 90 * box.width() / box.height())
    high = w * box.height() / box.width()
    renderer.render(sheet.painter, QRectF(x * MM, y * MM, w * MM, high * MM))
    return high
