"""Paper: documents drawn page by page into a PDF, in points and true millimetres."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import attrs
from PySide6.QtCore import QIODevice, QMarginsF, QObject, QRectF, QSaveFile, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPageLayout, QPageSize, QPainter, QPdfWriter

from nutdesk import __version__
from nutdesk.core.table import Art
from nutdesk.desk.kit.art import HINTS, Style, paint
from nutdesk.desk.kit.legibility import legible
from nutdesk.desk.kit.theme import LIGHT, Theme, font
from nutdesk.desk.kit.words import Voice, tr, voice
from nutdesk.teach.source import Mistake

PT: Final = 10.0
"""Units of a page in one point: font sizes are whole numbers, and a tenth of a point is fine enough."""
MM: Final = 72 / 25.4 * PT
"""Units of a page in one millimetre."""
LEAST: Final = 9.0
"""The smallest letters on paper, in points."""
DOTS: Final = 1200

PAPER: Final = Theme(
    "paper",
    LIGHT.roles
    | {
        "wood": "#FFFFFF",
        "wood2": "#FFFFFF",
        "grain": "#FFFFFF",
        "panel": "#FFFFFF",
        "panel2": "#F6EFE0",
        "line": "#B9A98B",
        "ink": "#1E140D",
        "ink2": "#4A3722",
        "light": "#00FFFFFF",
    },
)
"""The theme for white paper: where the screen has wood, the sheet stays white."""


def paper_style(voice: Voice) -> Style:
    """The style of drawings on paper."""
    return Style(PAPER, voice, LEAST)


INK: Final = "#1E140D"
QUIET: Final = "#4A3722"


@attrs.frozen
class Paper:
    """A paper size, in millimetres."""

    name: str
    width: float
    height: float
    size: QPageSize.PageSizeId


PAPERS: Final = {
    "a4": Paper("A4", 210.0, 297.0, QPageSize.PageSizeId.A4),
    "letter": Paper("Letter", 215.9, 279.4, QPageSize.PageSizeId.Letter),
}


class PrintedPage:
    """One page while it is drawn; lengths are millimetres from the top left corner of the paper."""

    def __init__(self, painter: QPainter, paper: Paper, number: int, total: int) -> None:
        self.painter = painter
        self.paper = paper
        self.number = number
        self.total = total

    def words(
        self,
        text: str,
        x: float,
        y: float,
        wide: float,
        points: float,
        *,
        weight: int = 400,
        ink: str = INK,
        display: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> float:
        """Write wrapped text below y; return its height."""
        high = height_of(text, wide, points, weight, display=display)
        self.painter.setFont(face(points, weight, display))
        self.painter.setPen(QColor(ink))
        # A little more than measured: a last line must never be cut off by rounding.
        box = QRectF(x * MM, y * MM, wide * MM, (high + 1) * MM)
        self.painter.drawText(box, int(align | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap), text)
        return high

    def draw(self, art: Art, x: float, y: float, scale: float, style: Style) -> None:
        """Draw a drawing at a point, without text too small to read; `scale` is points per unit of the drawing."""
        self.painter.save()
        self.painter.translate(x * MM, y * MM)
        self.painter.scale(scale * PT, scale * PT)
        paint(self.painter, legible(art, style, scale), style, scale)
        self.painter.restore()

    def line(self, x1: float, y1: float, x2: float, y2: float) -> None:
        """A line with the pen that is set."""
        self.painter.drawLine(round(x1 * MM), round(y1 * MM), round(x2 * MM), round(y2 * MM))


@cache
def face(points: float, weight: int = 400, display: bool = False) -> QFont:
    """A font for text on paper, without ligatures, which text searches would not find."""
    made = QFont(font(points * PT, weight, display))
    made.setFeature(QFont.Tag("liga"), 0)
    return made


def height_of(text: str, wide: float, points: float, weight: int = 400, *, display: bool = False) -> float:
    """The height of wrapped text, in millimetres."""
    room = QRectF(0, 0, wide * MM, 1e6)
    measure = QFontMetricsF(face(points, weight, display))
    return measure.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height() / MM


def width_of(text: str, points: float, weight: int = 400, *, display: bool = False) -> float:
    """The width of a line, in millimetres."""
    return QFontMetricsF(face(points, weight, display)).horizontalAdvance(text) / MM


Page = Callable[[PrintedPage], None]


@attrs.frozen
class PrintedDocument:
    """What is printed: a list of pages that draw themselves."""

    title: str
    paper: Paper
    pages: tuple[Page, ...]


def print_pages(document: PrintedDocument, path: Path) -> Iterator[int]:
    """Draw a document into a file, one page at each step; the file appears after the last one. Raises OSError."""
    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise OSError(0, file.errorString())
    writer = QPdfWriter(file)
    writer.setCreator(f"nutdesk {__version__}")
    writer.setTitle(document.title)
    writer.setResolution(DOTS)
    paper = document.paper
    # The name and the size, as the printer would not recognise a rounded one.
    size = QPageSize(QSizeF(paper.width, paper.height), QPageSize.Unit.Millimeter, paper.name)
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF()))
    painter = QPainter()
    done = False
    try:
        if not painter.begin(writer):
            raise OSError(0, tr("it cannot be drawn on"))
        painter.setRenderHints(HINTS)
        painter.scale(DOTS / 72 / PT, DOTS / 72 / PT)
        for index, page in enumerate(document.pages):
            if index:
                writer.newPage()
            painter.save()
            page(PrintedPage(painter, paper, index + 1, len(document.pages)))
            painter.restore()
            yield index + 1
        done = True
    finally:
        painter.end()
        if not done:
            file.cancelWriting()
    if not file.commit():
        raise OSError(0, file.errorString())


Making = Iterator[PrintedDocument | None]
"""A document in the making: yields None until the last step, which yields the document."""


def produce(making: Making, path: Path) -> Iterator[tuple[int, int]]:
    """Make a document and draw it, yielding pages done and pages in all (0 of 0 while it is made). Raises OSError."""
    for document in making:
        if document is None:
            yield 0, 0
        else:
            total = len(document.pages)
            for done in print_pages(document, path):
                yield done, total


class PrintJob(QObject):
    """Draws a document while the desk stays responsive: one page whenever nothing else waits."""

    advanced = Signal(int, int)
    """Pages done, pages in all."""
    finished = Signal(str)
    """'' if the file was written, else why not."""

    def __init__(self, making: Making, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self.path = path
        self._steps = produce(making, path)
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)
        self._timer.start()

    @property
    def busy(self) -> bool:
        return self._timer.isActive()

    def _step(self) -> None:
        try:
            done, total = next(self._steps)
        except StopIteration:
            self._end("")
        except OSError as error:
            self._end(error.strerror or str(error))
        except Mistake as mistake:  # a scene or a rulebook that cannot be used as it stands
            self._end(voice("").tell(mistake.sentence))
        else:
            self.advanced.emit(done, total)

    def stop(self) -> None:
        """Stop: no file is written."""
        if self.busy:
            self._steps.close()  # type: ignore[attr-defined]
            self._end(tr("stopped"))

    def _end(self, why: str) -> None:
        self._timer.stop()
        self.finished.emit(why)
        self.deleteLater()
