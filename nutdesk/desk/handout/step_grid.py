"""Steps of lessons on paper, six to a page: two beside each other, three below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from nutdesk.desk.handout.page_flow import GREEN, MARGIN, RULE, Block, PageFlow
from nutdesk.desk.handout.printed_step import PrintedStep
from nutdesk.desk.handout.printing import LEAST, MM, PT, QUIET, PrintedPage, height_of
from nutdesk.desk.kit.words import strung

ACROSS, DOWN = 2, 3
GUTTER: Final = 7.0
LOWEST, HIGHEST = 40.0, 61.0
"""The height of a picture, in millimetres."""
CAPTION: Final = 10.5
PAD: Final = 1.5
"""Millimetres around a note in its box."""
BELOW: Final = 5.0
"""Millimetres below the words of a row."""
NOTES: Final = "#F3EBDA"

Row = tuple[PrintedStep, ...]


class StepGrid:
    """Knows how high each row is, and lays rows out on the pages of a flow."""

    def __init__(self, flow: PageFlow, *, notes: bool, titled: bool) -> None:
        self.flow = flow
        self.notes = notes
        self.titled = titled
        """Whether each picture says from which lesson it is."""
        self.wide = (flow.wide - (ACROSS - 1) * GUTTER) / ACROSS
        self._heights: dict[int, float] = {}

    def pages_of(self, steps: Sequence[PrintedStep]) -> list[list[PrintedStep]]:
        """These steps page by page, if they begin on a new one."""
        split = self._split(rows_of(steps), [self.flow.bottom - MARGIN])
        return [[step for row in rows for step in row] for rows in split]

    def lay(self, steps: Sequence[PrintedStep]) -> None:
        """Draw the steps from here on."""
        flow = self.flow
        whole = flow.bottom - MARGIN
        first = flow.left if flow.left > self._least(rows_of(steps)[0]) else whole
        for k, rows in enumerate(self._split(rows_of(steps), [first, whole])):
            room = first if k == 0 else whole
            # Fewer rows than a page could have are no larger for that.
            high = min(HIGHEST, (room - sum(map(self._words, rows))) / len(rows))
            if k:
                flow.new_page()
            flow.add(*(Block(high + self._words(row), partial(self._draw, row, high)) for row in rows))

    def _split(self, rows: Sequence[Row], rooms: Sequence[float]) -> list[list[Row]]:
        """Which rows are on which page; the last of the rooms is that of all further pages."""
        pages: list[list[Row]] = []
        left = 0.0
        for row in rows:
            if not pages or len(pages[-1]) == DOWN or self._least(row) > left:
                left = rooms[min(len(pages), len(rooms) - 1)]
                pages.append([])
            pages[-1].append(row)
            left -= self._least(row)
        return pages

    def _least(self, row: Row) -> float:
        return LOWEST + self._words(row)

    def _words(self, row: Row) -> float:
        """The height of the words below the pictures of a row, with what is free below them."""
        return max(map(self._words_of, row)) + BELOW

    def _words_of(self, step: PrintedStep) -> float:
        key = id(step)
        if key not in self._heights:
            high = 1.2 + height_of(self._place(step), self.wide, LEAST, 700)
            high += height_of(step.caption, self.wide, CAPTION, 500)
            high += sum(height_of(line, self.wide, LEAST) for line in step.lines)
            if self.notes and step.note:
                high += height_of(step.note, self.wide - 2 * PAD, LEAST) + 3 * PAD
            self._heights[key] = high
        return self._heights[key]

    def _place(self, step: PrintedStep) -> str:
        return strung("{title}, {place}", title=step.title, place=step.place) if self.titled else step.place

    def _draw(self, row: Row, high: float, sheet: PrintedPage, y: float) -> None:
        for k, step in enumerate(row):
            self._draw_step(step, high, sheet, MARGIN + k * (self.wide + GUTTER), y)

    def _draw_step(self, step: PrintedStep, high: float, sheet: PrintedPage, x: float, y: float) -> None:
        wide, painter = self.wide, sheet.painter
        frame = QRectF(x * MM, y * MM, wide * MM, high * MM)
        painter.drawImage(frame, step.image(wide, high))
        painter.setPen(QPen(QColor(RULE), 0.75 * PT))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(frame)
        y += high + 1.2
        y += sheet.words(self._place(step), x, y, wide, LEAST, weight=700, ink=GREEN)
        y += sheet.words(step.caption, x, y, wide, CAPTION, weight=500)
        for line in step.lines:
            y += sheet.words(line, x, y, wide, LEAST, ink=QUIET)
        if self.notes and step.note:
            box = height_of(step.note, wide - 2 * PAD, LEAST) + 2 * PAD
            painter.fillRect(QRectF(x * MM, (y + PAD) * MM, wide * MM, box * MM), QColor(NOTES))
            sheet.words(step.note, x + PAD, y + 2 * PAD, wide - 2 * PAD, LEAST)


def rows_of(steps: Sequence[PrintedStep]) -> list[Row]:
    """The steps in rows."""
    return [tuple(steps[k : k + ACROSS]) for k in range(0, len(steps), ACROSS)]
