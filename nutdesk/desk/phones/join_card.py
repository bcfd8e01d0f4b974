"""The way to a table for phones: a QR code that a camera reads from the last row, and the same to be typed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from nutdesk.core.table import Art, Box, Label, Layer
from nutdesk.desk.kit.fitting import paragraphs, shrunk
from nutdesk.desk.kit.panel import Drawn, focus_ring, icon_in
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import tr

QUIET = 4
"""Modules around the code that stay white, as its standard wants."""
PAPER, INK = "#FFFFFF", "#000000"
"""Not the colours of a theme: cameras look for dark on light."""


class JoinCard(Drawn, QWidget):
    """Shows where the pages are, or why they are nowhere."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.address, self.code = "", ""
        self.trouble = ""
        """Why nobody can join; then there is no code."""
        self.room = (300.0, 400.0)
        """The pixels that it may take."""
        self._rows: tuple[bytes, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # so that a screen reader comes by

    def show_way(self, address: str, code: str, trouble: str = "") -> None:
        """Show an address such as 192.168.1.20:44001 and the digits to give there, or why there is none."""
        if (address, code, trouble) == (self.address, self.code, self.trouble):
            return
        self.address, self.code, self.trouble = address, code, trouble
        self._rows = ()
        if address:
            from segno import make

            link = f"http://{address}/#c={code}"
            self._rows = tuple(bytes(row) for row in make(link, error="m", micro=False).matrix)
        self.reword()
        self.update()

    def reword(self) -> None:
        """Say what is on it to somebody who does not see it."""
        way = tr("A QR code leads to {address}; the code to type there is {code}", address=self.address, code=self.code)
        self.setAccessibleName(way if self.address else self.trouble or tr("One moment…"))

    def sizeHint(self) -> QSize:
        wide, high = self.room
        return QSize(round(wide), round(high))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def art(self) -> Art:
        layout, wide = self.desk.layout, float(self.width())
        ring = focus_ring(QRectF(self.rect()).adjusted(4, 4, -4, -4), layout.px(10)) if self.hasFocus() else ()
        if not self.address:
            return (*self._why_not(), *ring)
        size, big = layout.letters(22), layout.letters(34)
        foot = size * 1.4 + big * 1.35 + layout.px(6)
        side = min(wide - 12, self.height() - foot - 12)
        code = self._code((wide - side) / 2, 6, side)
        top = 6 + side + layout.px(4)
        line = shrunk(self.address, wide - 12, big, layout.letters(20))
        digits = tr("Code {code}", code=self.code)
        return (
            *code,
            Label(self.address, 6, top, wide - 12, big * 1.3, line, 600, align="centre", display=True),
            Label(digits, 6, top + big * 1.3, wide - 12, size * 1.4, size, 700, "@ink2", "centre"),
            *ring,
        )

    def _why_not(self) -> Art:
        layout, text = self.desk.layout, self.trouble or tr("One moment…")
        size, room = layout.letters(20), self.width() - layout.px(40)
        high, side = paragraphs(text, room, size, 500), layout.px(64) if self.trouble else 0
        top = max(6.0, (self.height() - high - side) / 2)
        icon = icon_in("ui-phone-off", QRectF((self.width() - side) / 2, top, side, side), "@ink2") if side else None
        words = Label(text, layout.px(20), top + side + layout.px(8), room, high + size, size, 500, wrap=True, top=True)
        return (icon, words) if icon is not None else (words,)

    def _code(self, left: float, top: float, room: float) -> Art:
        """Whole pixels of the screen, so that it is crisp at every size."""
        ratio = self.devicePixelRatioF()
        count = len(self._rows) + 2 * QUIET
        module = max(1, int(room * ratio / count)) / ratio
        spare = (room - module * count) / 2
        x0, y0 = (round((edge + spare) * ratio) / ratio for edge in (left, top))
        art: list[Layer] = [Box(x0, y0, module * count, module * count, fill=PAPER)]
        for y, row in enumerate(self._rows, QUIET):
            begin = -1
            for x, dark in enumerate((*row, 0)):
                if dark and begin < 0:
                    begin = x
                elif not dark and begin >= 0:
                    box = (x0 + (begin + QUIET) * module, y0 + y * module, (x - begin) * module, module)
                    art.append(Box(*box, fill=INK))
                    begin = -1
        return tuple(art)


__all__ = ["JoinCard"]
