"""The rules of a game on paper, in our own words: the aim first, then clause by clause, with pictures of lessons."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import count, groupby
from typing import Final

import attrs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from nutdesk.core.game import Game
from nutdesk.desk.handout.named_table import table_block
from nutdesk.desk.handout.overview_blocks import BODY, overview_blocks, title_block
from nutdesk.desk.handout.page_flow import GREEN, MARGIN, RULE, Block, PageFlow, gap, heading
from nutdesk.desk.handout.printed_step import PrintedStep, printed_steps
from nutdesk.desk.handout.printing import (
    LEAST,
    MM,
    PT,
    QUIET,
    Making,
    Paper,
    PrintedDocument,
    PrintedPage,
    height_of,
    width_of,
)
from nutdesk.desk.kit.translated import clauses, handbook_of, mark_of
from nutdesk.desk.kit.words import tr
from nutdesk.teach.browse import course_of, short_course
from nutdesk.teach.rulebook import MARKED, Clause
from nutdesk.teach.scene import Ask, Do, QuestionStep, Refuse, load

COLUMN: Final = 20.0
"""Millimetres for the clause's id, beside its text."""
CHIP: Final = 5.2
"""Millimetres for a mark, above its sentences."""
BETWEEN: Final = 0.8
"""Millimetres between sentences of different kinds."""
PICTURE: Final = (60.0, 40.0)
"""Millimetres of a picture beside a clause."""
BESIDE: Final = 5.0
TABLE: Final = 110.0
"""Millimetres that the table in play may take."""
TELLING: Final = 30
"""Letters of a caption that says something without the steps before it."""
SHOWN: Final = (Do, Refuse, Ask)
"""What shows a rule best: a move, then a refusal, then a question; a vote last."""


def rules_steps(game: Game, paper: Paper) -> Making:
    """All clauses of a game, section by section. Yields after each lesson that is looked at; raises Mistake."""
    handbook = handbook_of(game.id)
    shown: dict[str, PrintedStep] = {}
    for found in _showing(game.id, handbook.pictured if handbook is not None else ()):
        shown = found
        yield None
    flow = PageFlow(paper, tr("{game}: the rules", game=game.title))
    wide = flow.wide
    flow.add(title_block(game, flow.title, wide, _marks(game.id)))
    if handbook is not None:
        flow.add(*overview_blocks(handbook.overview, wide))
        title = (heading(tr("On the table"), wide), gap(1))
        room = flow.left - sum(block.height for block in title)
        table = table_block(handbook.table, wide, min(TABLE, room)) or table_block(handbook.table, wide, TABLE)
        if table is not None:
            flow.add(*title, table)
    blocks: list[Block] = []
    for section, inside in groupby(clauses(game.id), key=lambda clause: clause.section):
        blocks += (heading(section, wide, 15), *_clauses(tuple(inside), shown, wide))
    flow.add(*blocks)
    yield PrintedDocument(flow.title, paper, flow.pages())


def _marks(game: str) -> tuple[str, ...]:
    """What the marks of this game's clauses mean."""
    kinds = {part.kind for clause in clauses(game) for part in clause.parts}
    tags = (mark_of(kind) for kind in MARKED if kind in kinds)
    marks = [tr("Marked “{tag}”: {meaning}", tag=tag, meaning=meaning) for tag, meaning in tags]
    return (*marks, tr("Everything else follows the rulebook, in our own words."))


@attrs.frozen
class _Candidate:
    """A step that shows a clause, and how well: less is better."""

    rank: tuple[bool, int, int]
    step: PrintedStep


def _showing(game: str, wanted: Collection[str]) -> Iterator[dict[str, PrintedStep]]:
    """The step that shows each of these clauses best, another one for each; nothing is known before the last lesson."""
    found: dict[str, list[_Candidate]] = {clause: [] for clause in wanted}
    order = count()
    for lesson in dict.fromkeys((*short_course(game), *course_of(game))):
        if not found.keys().isdisjoint(lesson.clauses):
            for step in printed_steps(load(lesson.path)):
                kind = next((k for k, kind in enumerate(SHOWN) if isinstance(step.step, kind)), len(SHOWN))
                candidate = _Candidate((len(_caption(step)) < TELLING, kind, next(order)), step)
                for clause in found.keys() & set(step.shows) & set(lesson.clauses):
                    found[clause].append(candidate)
        yield {}
    chosen: dict[str, PrintedStep] = {}
    for clause, candidates in found.items():
        for candidate in sorted(candidates, key=lambda candidate: candidate.rank):
            if candidate.step not in chosen.values():
                chosen[clause] = candidate.step
                break
    yield chosen


def _clauses(inside: Sequence[Clause], shown: Mapping[str, PrintedStep], wide: float) -> Iterator[Block]:
    """The clauses of a section; those after one with a picture stand beside it as long as it reaches."""
    queue = list(inside)
    while queue:
        first, rest = queue[0], queue[1:]
        group, step = [first], shown.get(first.id)
        while step is not None and rest and rest[0].id not in shown:
            made = _Group((*group, rest[0]), step, wide)
            if made.text_height > made.picture_height:
                break
            group.append(rest.pop(0))
        queue = rest
        made = _Group(tuple(group), step, wide)
        yield Block(made.height, made.draw)


@attrs.frozen(eq=False)
class _Group:
    """A clause, or some beside a picture of the first, for a width in millimetres."""

    clauses: tuple[Clause, ...]
    step: PrintedStep | None
    wide: float

    @property
    def text_wide(self) -> float:
        return self.wide - COLUMN - (PICTURE[0] + BESIDE if self.step is not None else 0)

    @property
    def text_height(self) -> float:
        return sum(map(self._height_of, self.clauses))

    def _height_of(self, clause: Clause) -> float:
        texts = sum(height_of(text, self.text_wide, BODY) + (CHIP if mark else 0) for mark, text in _parts(clause))
        return texts + BETWEEN * (len(clause.parts) - 1) + 2

    @property
    def picture_height(self) -> float:
        if self.step is None:
            return 0.0
        return 1 + PICTURE[1] + 1 + height_of(_caption(self.step), PICTURE[0], LEAST) + 4

    @property
    def height(self) -> float:
        return max(self.text_height, self.picture_height)

    def draw(self, sheet: PrintedPage, y: float) -> None:
        if self.step is not None:
            self._draw_step(sheet, self.step, MARGIN + self.wide - PICTURE[0], y + 1)
        inside = MARGIN + COLUMN
        for clause in self.clauses:
            sheet.words(clause.id, MARGIN, y, COLUMN, BODY, weight=700, ink=GREEN)
            below = y
            for mark, text in _parts(clause):
                if mark:
                    _chip(sheet, mark, inside, below)
                    below += CHIP
                below += sheet.words(text, inside, below, self.text_wide, BODY) + BETWEEN
            y += self._height_of(clause)

    def _draw_step(self, sheet: PrintedPage, step: PrintedStep, x: float, y: float) -> None:
        painter = sheet.painter
        frame = QRectF(x * MM, y * MM, PICTURE[0] * MM, PICTURE[1] * MM)
        painter.drawImage(frame, step.image(*PICTURE))
        painter.setPen(QPen(QColor(RULE), 0.75 * PT))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(frame)
        sheet.words(_caption(step), x, y + PICTURE[1] + 1, PICTURE[0], LEAST, ink=QUIET)


def _parts(clause: Clause) -> list[tuple[str, str]]:
    """Its sentences, each with its mark."""
    return [(mark_of(part.kind)[0], part.text) for part in clause.parts]


def _caption(step: PrintedStep) -> str:
    """What is said below a picture: of a question the answer."""
    return step.step.because if isinstance(step.step, QuestionStep) else step.caption


def _chip(sheet: PrintedPage, text: str, x: float, y: float) -> None:
    wide = width_of(text, LEAST, 600) + 4
    sheet.painter.setPen(QPen(QColor(RULE), 0.75 * PT))
    sheet.painter.setBrush(QColor("#F6EFE0"))
    sheet.painter.drawRoundedRect(QRectF(x * MM, y * MM, wide * MM, 4.6 * MM), 2.3 * MM, 2.3 * MM)
    sheet.words(text, x + 2, y + 0.3, wide, LEAST, weight=600, ink=QUIET)
