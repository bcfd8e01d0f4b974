"""About nutdesk: its version, its licence, and everything it is made of."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QWidget

from nutdesk import __version__, paths
from nutdesk.core.table import Label, Svg
from nutdesk.desk.kit.panel import paint_art
from nutdesk.desk.kit.plain_page import PlainBrowser
from nutdesk.desk.kit.sheet import Sheet
from nutdesk.desk.kit.theme import TEXT
from nutdesk.desk.kit.widgets import Desk, DeskButton, reading_style
from nutdesk.desk.kit.words import tr
from nutdesk.markup import html, in_a_row


def components() -> list[tuple[str, str, str]]:
    """Name, version and licence of everything that is shipped with nutdesk, from the bill of materials."""
    bom: dict[str, Any] = json.loads((paths.resources() / "bom.json").read_text("utf-8"))
    found = []
    for part in bom["components"]:
        first = part["licenses"][0]
        found.append((part["name"], part["version"], first.get("expression") or first["license"]["id"]))
    return found


class AboutSheet(Sheet):
    """The sheet that says what nutdesk is, and what its licence allows."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, tr("About nutdesk"), parent)
        self.text = PlainBrowser(self)
        self.text.setAccessibleName(tr("What nutdesk is made of"))
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.close_button = DeskButton(desk, tr("Close"), key=tr("Esc"), parent=self)
        self.close_button.clicked.connect(self.close_sheet)

    def first_focus(self) -> QWidget:
        return self.close_button

    def wanted(self) -> tuple[float, float]:
        layout = self.desk.layout
        return max(layout.px(760), 560), max(layout.px(680), 540)

    def arrange(self) -> None:
        super().arrange()
        layout, sheet = self.desk.layout, self.sheet
        pad = layout.px(24)
        button = self.close_button.sizeHint()
        low = sheet.bottom() - button.height() - layout.px(8)
        top = sheet.top() + max(layout.px(108), 84)
        self.text.setGeometry(round(sheet.left() + pad), round(top), round(sheet.width() - 2 * pad), round(low - top))
        self.close_button.setGeometry(
            round(sheet.right() - pad - button.width()), round(low), button.width(), button.height()
        )
        self._write()

    def restyle(self) -> None:
        super().restyle()
        self._write()

    def _write(self) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        ink, ink2 = theme.colour("@ink").name(), theme.colour("@ink2").name()
        rows = in_a_row(
            html(
                "<tr><td style='padding:3px 18px 3px 0'><b>{name}</b></td>"
                "<td style='padding:3px 18px 3px 0; color:{ink2}'>{version}</td>"
                "<td style='padding:3px 0'>{licence}</td></tr>",
                name=name,
                version=version,
                licence=licence,
                ink2=ink2,
            )
            for name, version, licence in components()
        )
        first = tr("Free software under the MIT licence. It comes with, unchanged:")
        lgpl = tr("Qt and PySide6 are used under the LGPL: you may replace them with your own copies.")
        games = tr("The games belong to their authors. Rule texts, drawings and sounds here are our own.")
        self.text.show_page(
            html(
                "<body style='color:{ink}; font-size:{size:.0f}px; font-family:\"{face}\"'>"
                "<p>{first}</p><table>{rows}</table><p>{lgpl}</p><p>{games}</p></body>",
                ink=ink,
                size=layout.letters(17),
                face=TEXT,
                first=first,
                rows=rows,
                lgpl=lgpl,
                games=games,
            )
        )
        self.text.setStyleSheet(reading_style(self.desk))

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout = self.desk.layout
        side = max(layout.px(76), 58)
        left, top = rect.left() + layout.px(24), rect.top() + layout.px(18)
        beside, words = left + side + layout.px(16), tr("Five squirrel-and-nut games on your own table")
        art = (
            Svg("app", left, top, side, side),
            Label(f"nutdesk {__version__}", beside, top, rect.width(), side * 0.6, layout.letters(34), display=True),
            Label(words, beside, top + side * 0.54, rect.width(), side * 0.6, layout.letters(17), 500),
        )
        paint_art(painter, art, self.desk)
