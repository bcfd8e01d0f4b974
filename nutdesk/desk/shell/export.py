"""Exports a game: as text that can be read again, as JSON, or as a strip of pictures."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from nutdesk.desk.kit.ring import chain, go_round
from nutdesk.desk.kit.widgets import Desk, DeskButton, Panel, parent_of
from nutdesk.desk.kit.words import strung, tr, tr_count

if TYPE_CHECKING:
    from nutdesk.core.match import Match
    from nutdesk.desk.handout.filmstrip import Reel
    from nutdesk.desk.shell.window import MainWindow
    from nutdesk.record.format import Header

KINDS = {"text": ".txt", "json": ".json", "strip": ".png"}
"""The ways to export a game, and the endings of their files."""
STEPS = (0, 1, 2, 5, 10)
"""A picture of every so many moves; 0 for those that matter."""
WIDTHS = (320, 480, 720, 1080)
"""How wide a picture can be."""


def export(match: Match, header: Header, kind: str, out: Path, *, every: int = 0, width: int = 480) -> None:
    """Write a game to a file; OSError if it cannot be written."""
    # Here and below: the menu is made before the first window is painted, and a game is exported long after.
    from nutdesk.files import replace

    if kind == "text":
        from nutdesk.record.notation import write

        replace(out, write(match, header).encode())
    elif kind == "json":
        from nutdesk.record.show import as_data

        replace(out, (json.dumps(as_data(match, header), indent=1, ensure_ascii=False) + "\n").encode())
    else:
        from nutdesk.desk.handout.filmstrip import moments, strip

        strip(match, moments(match, every), width).save(out)


class ExportSheet(Panel):
    """Asks how to export: one of three ways, and for pictures which and how large."""

    def __init__(self, desk: Desk, exporter: Exporter, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.exporter = exporter
        self.every, self.width_ = STEPS[0], WIDTHS[1]
        self.text = DeskButton(desk, tr("Text, one move per line"), icon="ui-pen", key="1", parent=self)
        self.json = DeskButton(desk, tr("JSON, for other programs"), icon="ui-lab", key="2", parent=self)
        self.strip = DeskButton(desk, tr("A strip of pictures"), icon="ui-caption", key="3", parent=self)
        self.which = DeskButton(desk, "", kind="quiet", key="E", parent=self)
        self.size_button = DeskButton(desk, "", kind="quiet", key="W", parent=self)
        self.cancel = DeskButton(desk, tr("Cancel"), key=tr("Esc"), parent=self)
        for button, kind in ((self.text, "text"), (self.json, "json"), (self.strip, "strip")):
            button.clicked.connect(lambda _checked=False, kind=kind: self._chosen(kind))
        self.which.clicked.connect(self._next_step)
        self.size_button.clicked.connect(self._next_width)
        self.cancel.clicked.connect(self.close_sheet)
        self.setAccessibleName(tr("Export this game"))
        self._show_choices()

    def _chosen(self, kind: str) -> None:
        self.close_sheet()
        self.exporter.ask(kind, every=self.every, width=self.width_)

    def _next_step(self) -> None:
        self.every = STEPS[(STEPS.index(self.every) + 1) % len(STEPS)]
        self._show_choices()

    def _next_width(self) -> None:
        self.width_ = WIDTHS[(WIDTHS.index(self.width_) + 1) % len(WIDTHS)]
        self._show_choices()

    def _show_choices(self) -> None:
        many = tr_count(self.every, "every move", "every {n} moves") if self.every else tr("the moments that matter")
        self.which.set_label(tr("Pictures: {which}", which=many))
        self.size_button.set_label(tr("Each {n} pixels wide", n=self.width_))

    def open(self) -> None:
        from nutdesk.desk.kit.fitting import paragraphs

        layout, parent = self.desk.layout, parent_of(self)
        tall = self.text.sizeHint().height()
        buttons = (self.text, self.json, self.strip, self.which, self.size_button)
        wide = max(max(button.sizeHint().width() for button in buttons) + layout.px(80), layout.px(560), 440)
        self._words = paragraphs(self._warning, wide - layout.px(84), layout.letters(16), 500)
        high = layout.px(100) + self._words + 6 * tall + layout.px(20)
        self.setGeometry(
            round((parent.width() - wide) / 2), round((parent.height() - high) / 2), round(wide), round(high)
        )
        sheet = self.sheet
        y = sheet.top() + layout.px(64) + self._words
        for button in (*buttons, self.cancel):
            inset = layout.px(54) if button in (self.which, self.size_button) else layout.px(22)
            wide = sheet.width() - inset - layout.px(22)
            button.setGeometry(round(sheet.left() + inset), round(y), round(wide), tall)
            y += tall
        self.show()
        self.raise_()
        self.text.setFocus()

    _words = 0.0

    @property
    def _warning(self) -> str:
        if self.exporter.over:
            return tr("You can open the text again with “Open a game”.")
        text = tr(
            "Text and JSON show every hand and everything rolled or dealt so far: not for the "
            "players of an unfinished game."
        )
        if not self.exporter.leaves_out:
            return text
        more = tr("Moves that were taken back are left out until the game is over.")
        return strung("{text}\n{more}", text=text, more=more)

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        from nutdesk.core.table import Label
        from nutdesk.desk.kit.panel import paint_art

        layout = self.desk.layout
        left, top, room = rect.left() + layout.px(28), rect.top() + layout.px(10), rect.width() - layout.px(56)
        head = (left, top, room, layout.px(44), layout.letters(24))
        words = (left, top + layout.px(44), room, self._words + 4, layout.letters(16))
        art = (
            Label(tr("Export this game"), *head, display=True),
            Label(self._warning, *words, 500, "@ink2", wrap=True, top=True),
        )
        paint_art(painter, art, self.desk)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round on the sheet."""
        return go_round(chain(self), forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {"1": self.text, "2": self.json, "3": self.strip, "E": self.which, "W": self.size_button}
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        elif event.text().upper() in keys:
            keys[event.text().upper()].click()

    def close_sheet(self) -> None:
        self.hide()
        self.deleteLater()


class Exporter(QObject):
    """The menu's export: a sheet, a file dialog, a file."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window_ = window
        window.add_command("export", tr("Export…"), self.open, "game", why_not=window.commands.why_on_page())
        self.reel: Reel | None = None
        """The strip that is being drawn."""
        self._out = Path()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._draw)

    @property
    def over(self) -> bool:
        page = self.window_.page
        return page is not None and page.session.match.finished

    @property
    def leaves_out(self) -> bool:
        """Whether moves that were taken back are secret and left out, as anybody may read the file."""
        page = self.window_.page
        return page is not None and page.session.known_to().viewer is not None

    def open(self) -> None:
        """Ask how to export the game on the table."""
        page = self.window_.page
        if page is not None and self.window_.stack.currentWidget() is page:
            ExportSheet(page.desk, self, page).open()

    def ask(self, kind: str, *, every: int = 0, width: int = 480) -> None:
        """Ask where to, and write it there."""
        from nutdesk.record import store

        page = self.window_.page
        if page is None:
            return
        with suppress(OSError):  # the dialog then begins elsewhere
            store.games().mkdir(parents=True, exist_ok=True)
        end = KINDS[kind]
        start = store.games() / f"{page.session.game.title}{end}"
        title = {"text": tr("Export as text"), "json": tr("Export as JSON"), "strip": tr("Export as pictures")}[kind]
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getSaveFileName(self.window_, title, str(start), f"(*{end})")
        if name:
            self.write(kind, Path(name if name.endswith(end) else name + end), every=every, width=width)

    def write(self, kind: str, out: Path, *, every: int = 0, width: int = 480) -> None:
        """Write the game to a file, pictures one by one; a sentence tells when it is done, or why it failed."""
        page, journal = self.window_.page, self.window_.records.journal
        assert page is not None
        match = page.session.known_to().extract()
        if kind == "strip":
            from nutdesk.desk.handout.filmstrip import Reel, moments

            self.reel, self._out = Reel(match, moments(match, every), width), out
            self._timer.start()
            return
        from nutdesk.record.file import header_of

        header = journal.header if journal is not None else header_of(match)
        with self._telling(out):
            export(match, header, kind, out)

    def _draw(self) -> None:
        """Draw one more picture; the table stays responsive."""
        reel = self.reel
        if reel is None:
            self._timer.stop()
        elif not reel.done:
            reel.draw_next()
            self._tell(tr("Picture {n} of {all}", n=reel.drawn, all=len(reel.entries)))
        else:
            self._timer.stop()
            self.reel = None
            with self._telling(self._out):
                reel.save(self._out)

    @contextmanager
    def _telling(self, out: Path) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            why = error.strerror or str(error)
            self.window_.complain(tr("{name} could not be saved: {why}.", name=out.name, why=why))
        else:
            self._tell(tr("Exported as {name}", name=out.name))

    def _tell(self, sentence: str) -> None:
        if self.window_.page is not None:
            self.window_.page.say_briefly(sentence)
