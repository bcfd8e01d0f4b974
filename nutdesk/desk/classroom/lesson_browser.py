"""The lessons, game by game: what there is, what was finished, what it covers, and the ways to start."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QFrame, QWidget

from nutdesk import games
from nutdesk.core.table import Art, Label
from nutdesk.desk.classroom.lesson_list import GameButton, LessonRow, minutes
from nutdesk.desk.classroom.presenter_panels import paint_framed
from nutdesk.desk.kit.background_work import BackgroundWork
from nutdesk.desk.kit.drawing import HINTS, Style
from nutdesk.desk.kit.keyboard import key_of
from nutdesk.desk.kit.panel import Drawn, paint_art, sides
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.plain_page import PlainBrowser
from nutdesk.desk.kit.quiet import Scroll
from nutdesk.desk.kit.ring import go_round, ordered
from nutdesk.desk.kit.rules_panel import chip, parted
from nutdesk.desk.kit.theme import TEXT, Theme, metrics
from nutdesk.desk.kit.translated import clauses, tell_listed
from nutdesk.desk.kit.widgets import Desk, DeskButton, Panel, reading_style
from nutdesk.desk.kit.wood import Floor
from nutdesk.desk.kit.words import tr, tr_count
from nutdesk.markup import Html, html, in_a_row
from nutdesk.teach import rulebook
from nutdesk.teach.browse import ListedLesson, course_of, in_order, own, shipped, short_course, taught
from nutdesk.teach.progress import Progress

OFTEN = 250
"""Milliseconds between two checks for lessons that have been read."""


class BrowserPage(QWidget):
    """Choose a game and a lesson; learn it alone or present it to a group."""

    back_wanted = Signal()
    """To the page that it was opened from."""
    learn_wanted = Signal(Path)
    present_wanted = Signal(object, str)
    """Lessons in order, and a name for all of them."""
    wanted = Signal(str)
    """A command of the menu for the chosen lesson."""

    def __init__(self, theme: Theme, progress: Progress, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = Desk(benched=True)
        self.desk.style = Style(theme)
        self.progress = progress
        self.setAccessibleName(tr("Lessons"))
        self.game = ""
        self.chosen: ListedLesson | None = None
        self.covering = False
        self.back = DeskButton(self.desk, tr("Home"), icon="ui-prev", key="Esc", parent=self)
        self.back.clicked.connect(self.back_wanted)
        self.games = [GameButton(self.desk, card, self) for card in games.cards()]
        for button in self.games:
            button.clicked.connect(partial(self.show_game, button.card.id))
        self.list_panel, self.text_panel = Panel(self.desk, self), PicturePanel(self.desk, self)
        self.rows: list[LessonRow] = []
        self.heads: list[tuple[str, QRectF]] = []
        self.list = _Listing(self)
        self.area = Scroll(self.list, self.list_panel)
        self.text = PlainBrowser(self.text_panel)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setStyleSheet(reading_style(self.desk))
        self.learn = DeskButton(self.desk, tr("Learn it"), icon="ui-play", kind="primary", parent=self)
        self.present = DeskButton(self.desk, tr("Present it"), icon="ui-audience", parent=self)
        self.short = DeskButton(self.desk, tr("Present the short course"), icon="ui-clock", parent=self)
        self.whole = DeskButton(self.desk, tr("Present the whole course"), icon="ui-teach", parent=self)
        self.cover = DeskButton(self.desk, tr("Which rules it covers"), icon="ui-rules", parent=self)
        self.edit = DeskButton(self.desk, tr("Edit it"), icon="ui-pen", parent=self)
        self.print = DeskButton(self.desk, tr("Print it"), icon="ui-print", parent=self)
        self.hand_on = DeskButton(self.desk, tr("Share mine"), icon="ui-folder", parent=self)
        self.add = DeskButton(self.desk, tr("Add from a file"), icon="ui-plus", parent=self)
        set_tip(self.edit, tr("Change this lesson; one of ours becomes your own copy"))
        set_tip(self.hand_on, tr("All lessons of your own in one file"))
        shared = tr("Lessons that somebody has shared ({key}); or drop the file on this window", key=key_of("open"))
        set_tip(self.add, shared)
        for tool, command in (
            (self.edit, "make-scene"),
            (self.print, "print"),
            (self.hand_on, "pack-lessons"),
            (self.add, "add-lessons"),
        ):
            tool.clicked.connect(partial(self.wanted.emit, command))
        self.learn.clicked.connect(self._learn)
        self.present.clicked.connect(self._present)
        self.short.clicked.connect(lambda: self._present_many(short_course(self.game)))
        self.whole.clicked.connect(lambda: self._present_many(course_of(self.game)))
        self.cover.clicked.connect(self.flip_coverage)
        self._floor = Floor()
        self._own: dict[Path, ListedLesson] = {}
        """The player's own lessons, as far as they are known: they are read in the background."""
        self._coming: dict[Path, ListedLesson] = {}
        self._work: BackgroundWork | None = None
        self._listing = QTimer(self)
        self._listing.setSingleShot(True)
        self._listing.setInterval(OFTEN)
        self._listing.timeout.connect(self._show_own)
        self._all: tuple[ListedLesson, ...] = ()
        self._gather()
        self._drawing = QTimer(self)
        self._drawing.setSingleShot(True)
        self._drawing.setInterval(60)
        self._drawing.timeout.connect(self._draw)
        self.show_game(self.games[0].card.id if self.games else "")

    # ---- what is shown --------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Look into the folders again: a lesson may have been written or finished."""
        self._gather()
        self.show_game(self.game)
        self.look()

    def look(self) -> None:
        """Read the player's own lessons in the background."""
        if self._work is not None:
            self._work.stop()
        work = self._work = BackgroundWork((lesson for lesson in own()), self)
        self._coming = {}
        work.came.connect(self._came)
        work.done.connect(self._read)
        work.start()

    _awaited: Path | None = None
    """A lesson that was added, to be shown when it has been read."""

    def look_for(self, path: Path) -> None:
        """Read the player's own lessons again, and show this one."""
        self._awaited = path
        self.look()

    def _gather(self) -> None:
        self._all = tuple(map(tell_listed, in_order((*shipped(), *self._own.values()))))

    def _came(self, lesson: ListedLesson | None) -> None:
        if lesson is not None and self.sender() is self._work:
            self._coming[lesson.path] = lesson
            if not self._listing.isActive():
                self._listing.start()

    def _read(self) -> None:
        if self.sender() is self._work:
            self._own = self._coming
            self._show_own()

    def _show_own(self) -> None:
        """The player's own lessons have changed: update the list and keep what was chosen."""
        self._own = self._own | self._coming
        before = self._all
        self._gather()
        if self._all != before:
            self.hand_on.setVisible(bool(self._own))
            if [lesson for lesson in before if lesson.game == self.game] != self._here():
                self.reword_list()
        if (new := next((lesson for lesson in self._all if lesson.path == self._awaited), None)) is not None:
            self._awaited = None
            self.show_game(new.game)
            self.choose(new)

    def _here(self) -> list[ListedLesson]:
        return [lesson for lesson in self._all if lesson.game == self.game]

    def reword(self) -> None:
        self._gather()
        self.reword_list()

    def reword_list(self) -> None:
        """Write the list again, keeping the chosen lesson and the focus."""
        chosen, covering = self.chosen.path if self.chosen is not None else None, self.covering
        held = any(row.hasFocus() for row in self.rows)
        self.show_game(self.game)
        self.chosen = next((row.lesson for row in self.rows if row.lesson.path == chosen), self.chosen)
        self.covering = covering
        self._show_text()
        if held and (row := next((row for row in self.rows if row.isChecked()), None)) is not None:
            row.setFocus()

    def show_game(self, game: str) -> None:
        """Show the lessons of a game, with the first unfinished one of ours chosen."""
        self.game = game
        for button in self.games:
            ours = [lesson for lesson in self._all if lesson.game == button.card.id and not lesson.own]
            mine = [lesson for lesson in ours if lesson.course is not None]
            button.show_progress(sum(self.progress.done(lesson.path) for lesson in mine), len(mine))
            button.setChecked(button.card.id == game)
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = []
        for lesson in self._here():
            row = LessonRow(self.desk, lesson, self.progress.done(lesson.path), self.list)
            row.clicked.connect(partial(self.choose, lesson))
            row.show()
            self.rows.append(row)
        first = next((row.lesson for row in self.rows if not row.done and not row.lesson.own), None)
        self.chosen = first or (self.rows[0].lesson if self.rows else None)
        self.short.setEnabled(bool(short_course(game)))
        self.hand_on.setVisible(any(lesson.own for lesson in self._all))
        self.arrange()
        self._show_text()

    def choose(self, lesson: ListedLesson) -> None:
        self.chosen, self.covering = lesson, False
        self._show_text()

    def flip_coverage(self) -> None:
        """Switch between the lesson and the table of clauses with the lessons that teach them."""
        self.covering = not self.covering
        self._show_text()

    def _show_text(self) -> None:
        for row in self.rows:
            row.setChecked(row.lesson is self.chosen)
            if row.isChecked():
                self.area.ensureWidgetVisible(row, 0, row.height())
        for button in (self.learn, self.present, self.edit, self.print):
            button.setEnabled(self.chosen is not None)
        self.cover.set_label(tr("About the lesson") if self.covering else tr("Which rules it covers"))
        self.text.show_page(self._coverage() if self.covering else self._about())
        self.text_panel.show_image(QImage())
        self._place_text()
        if not self.covering and self.chosen is not None:
            self._drawing.start()
        self.text.setAccessibleName(self.text.toPlainText()[:400])

    def _draw(self) -> None:
        """The first picture of the lesson as an audience would see it, if it can be drawn."""
        from nutdesk.desk.classroom.slide_pictures import SlidePictures
        from nutdesk.teach.scene import SceneError, load

        if self.chosen is None or self.covering or not self.isVisible():
            return
        try:
            slide_pictures = SlidePictures(load(self.chosen.path), self)
            self.text_panel.show_image(slide_pictures.picture_of(1, QSizeF(960, 540), self.devicePixelRatioF()))
            slide_pictures.deleteLater()
        except SceneError:
            return
        self._place_text()

    def _place_text(self) -> None:
        """Place the text above the picture, which shrinks to make room for it, or on the whole panel."""
        px, sheet = self.desk.layout.px, self.text_panel.sheet
        room = sheet.adjusted(px(18), px(12), -px(10), -px(10))
        self.text.setGeometry(room.toRect())
        if self.text_panel.image.isNull():
            return
        document = self.text.document()
        self.text_panel.give_way(px(22) + document.size().height())
        room.setBottom(self.text_panel.frame.top() - px(10))
        if document.size().height() > room.height():  # one must scroll: no line is cut by the picture
            self.text.setGeometry(room.toRect())  # a scroll bar makes the lines shorter
            edge = self.text.height() - self.text.viewport().height()
            ends = (low + edge for low in line_ends(document))
            room.setHeight(max((low for low in ends if low <= room.height()), default=room.height()))
        self.text.setGeometry(room.toRect())

    def _page(self, *parts: Html) -> Html:
        return html(
            "<body style='color:{ink}; font-size:{size:.0f}px; font-family:\"{face}\"'>{parts}</body>",
            ink=self.desk.theme.colour("@ink").name(),
            size=self.desk.layout.letters(18),
            face=TEXT,
            parts=in_a_row(parts),
        )

    def _about(self) -> Html:
        lesson = self.chosen
        if lesson is None:
            return self._page(html("{none}", none=tr("There are no lessons for this game yet.")))
        theme, big = self.desk.theme, self.desk.layout.letters(34)
        quiet = theme.colour("@ink2").name()
        kind = tr("Lesson {number} of the course", number=lesson.course) if lesson.course else tr("An example")
        if lesson.short:
            kind = tr("Lesson {number} of the short course", number=lesson.short)
        if lesson.own:
            kind = tr("Your own lesson")
        steps = tr_count(lesson.steps, "{n} step", "{n} steps")
        texts = {clause.id: _told(theme, clause) for clause in self._clauses()}
        rows = in_a_row(
            html(
                "<tr><td style='padding:6px 14px 6px 0' valign='top'><b>{clause}</b></td>"
                "<td style='padding:6px 0'>{text}</td></tr>",
                clause=clause,
                text=texts.get(clause, ""),
            )
            for clause in lesson.clauses
        )
        return self._page(
            html(
                "<p style='font-family:\"Fredoka One\"; font-size:{big:.0f}px; margin:0'>{title}</p>"
                "<p style='color:{quiet}; margin-top:4px'>{kind} · {time} · {steps}</p>"
                "<p style='margin-bottom:2px'><b>{head}</b></p><table>{rows}</table>",
                big=big,
                title=lesson.title,
                quiet=quiet,
                kind=kind,
                time=minutes(lesson.seconds),
                steps=steps,
                head=tr("The rules it teaches"),
                rows=rows,
            )
        )

    def _clauses(self) -> tuple[rulebook.Clause, ...]:
        try:
            return clauses(self.game)
        except rulebook.RulebookError:
            return ()

    def _coverage(self) -> Html:
        """Every clause of the game, and the lessons of the course that teach it."""
        theme = self.desk.theme
        go, no, quiet = (theme.colour(role).name() for role in ("@go", "@no", "@ink2"))
        book = self._clauses()
        found = taught(self.game) if book else {}
        rows, section = [], ""
        for clause in book:
            if clause.section != section:
                section = clause.section
                rows.append(
                    html("<tr><td colspan='3' style='padding-top:12px'><b>{section}</b></td></tr>", section=section)
                )
            here = [tell_listed(lesson) for lesson in found.get(clause.id, ())]
            where = [html("{n}&nbsp;{title}", n=lesson.course or "", title=lesson.title) for lesson in here]
            none = html("<span style='color:{no}'>{none}</span>", no=no, none=tr("no lesson yet"))
            rows.append(
                html(
                    "<tr><td valign='top' style='padding:3px 12px 3px 0; color:{tint}'><b>{id}</b></td>"
                    "<td valign='top' width='62%' style='padding:3px 14px 3px 0'>{text}</td>"
                    "<td valign='top' style='padding:3px 0; color:{quiet}'>{where}</td></tr>",
                    tint=go if here else no,
                    id=clause.id,
                    text=_told(theme, clause),
                    quiet=quiet,
                    where=in_a_row(where, ", ") if here else none,
                )
            )
        count = sum(bool(here) for here in found.values())
        words = tr("The course teaches {count} of {total} clauses.", count=count, total=len(book))
        table = html("<p><b>{words}</b></p><table width='100%'>{rows}</table>", words=words, rows=in_a_row(rows))
        return self._page(table)

    # ---- ways to begin --------------------------------------------------------------------------------------------

    def _learn(self) -> None:
        if self.chosen is not None:
            self.learn_wanted.emit(self.chosen.path)

    def _present(self) -> None:
        if self.chosen is not None:
            self.present_wanted.emit((self.chosen,), self.chosen.title)

    def _present_many(self, chosen: tuple[ListedLesson, ...]) -> None:
        title = next(button.card.title for button in self.games if button.card.id == self.game)
        if chosen:
            self.present_wanted.emit(chosen, tr("Learn {game}", game=title))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round on the page; arrows move within the list of lessons."""
        aside = {row for row in self.rows if not row.isChecked()}
        stops = ordered(self, (self.back, *self.games, self.list, self.text, self.learn, self.present, self.short))
        return go_round([part for part in stops if part not in aside], forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.rows:
            at = next((k for k, row in enumerate(self.rows) if row.isChecked()), 0)
            at = max(0, min(len(self.rows) - 1, at + (1 if event.key() == Qt.Key.Key_Down else -1)))
            self.choose(self.rows[at].lesson)
            self.rows[at].setFocus()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._learn()
        else:
            super().keyPressEvent(event)

    # ---- measures -------------------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        self.desk.style = Style(theme)
        self.text.setStyleSheet(reading_style(self.desk))
        self._show_text()
        for child in self.findChildren(QWidget):
            QWidget.update(child)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
        self._show_text()

    def arrange(self) -> None:
        layout = self.desk.lay_out(self.width(), self.height())
        px, margin = layout.px, layout.px(40)
        top = px(132)
        hint = self.back.sizeHint()
        self.back.setGeometry(round(margin - px(6)), round(px(30)), hint.width(), hint.height())
        right = self.width() - margin
        for tool in (self.hand_on, self.add, self.print, self.edit):
            hint = tool.sizeHint()
            tool.setGeometry(round(right - hint.width()), round(px(30)), hint.width(), hint.height())
            if not tool.isHidden():
                right -= hint.width() + px(2)
        left = px(360)
        high = min(px(118), (self.height() - top - margin) / max(1, len(self.games)))
        for k, button in enumerate(self.games):
            button.setGeometry(round(margin - px(6)), round(top + k * high), round(left), round(high))
        x = margin + left + px(14)
        wide = (self.width() - x - margin) * 0.44
        bottom = self.height() - px(28)
        self.list_panel.setGeometry(round(x), round(top - px(4)), round(wide), round(bottom - top))
        room = self.list_panel.sheet.adjusted(px(8), px(8), -px(8), -px(8)).toRect()
        self.area.setGeometry(room)
        self._arrange_rows(room.width() - 10)
        x += wide + px(4)
        rest = self.width() - margin - x
        buttons = self.learn.sizeHint().height() + 2 * self.short.sizeHint().height() + px(6)
        self.text_panel.setGeometry(round(x), round(top - px(4)), round(rest), round(bottom - top - buttons))
        self._place_text()
        y, half = self.text_panel.geometry().bottom() + px(2), rest / 2
        tall, small = self.learn.sizeHint().height(), self.short.sizeHint().height()
        self.learn.setGeometry(round(x + px(4)), round(y), round(half - px(4)), tall)
        self.present.setGeometry(round(x + half), round(y + (tall - small) / 2), round(half - px(4)), small)
        self.short.setGeometry(round(x + px(4)), round(y + tall), round(rest - px(8)), small)
        self.whole.setGeometry(round(x + px(4)), round(y + tall + small), round(half - px(4)), small)
        self.cover.setGeometry(round(x + half), round(y + tall + small), round(half - px(4)), small)

    def _arrange_rows(self, wide: int) -> None:
        px, high = self.desk.layout.px, self.desk.layout.side(52)
        self.heads = []
        y, kind = 0.0, ""
        for row in self.rows:
            here = part_of(row.lesson)
            if here != kind:
                kind = here
                self.heads.append((here, QRectF(px(12), y + px(4), wide, px(40))))
                y += px(46)
            row.setGeometry(0, round(y), wide, round(high))
            y += high
        self.list.resize(wide, round(y))
        self.list.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        self._floor.paint(painter, self, theme, layout.unit)
        paint_art(painter, self._head(), self.desk)
        painter.end()

    def _head(self) -> Art:
        layout, px, title = self.desk.layout, self.desk.layout.px, tr("Lessons")
        left, big = self.back.geometry().right() + px(30), layout.letters(52)
        after = left + metrics(big, 600, True).horizontalAdvance(title) + px(40)
        words = tr("Learn alone at the table, or present to a room on a projector")
        room = (after, px(24), self.edit.x() - after - px(16), px(90))
        ink = "@woodink" if self.desk.theme.name == "contrast" else "@ink"
        return (
            Label(title, left, px(20), px(600), px(90), big, 600, ink, display=True),
            Label(words, *room, layout.letters(20), 600, "@woodink", wrap=True),
        )


class PicturePanel(Panel):
    """A sheet with a picture at its foot."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.image = QImage()
        self._above = 0.0

    def give_way(self, above: float) -> None:
        """Leave this much room for text above the picture, unless the picture would become too small."""
        if above != self._above:
            self._above = above
            self.update()

    def show_image(self, image: QImage) -> None:
        self.image = image
        self.update()

    @property
    def frame(self) -> QRectF:
        """Where the picture is: on about half of the panel, or on a third if the text needs more."""
        sheet, px = self.sheet, self.desk.layout.px
        high = min(sheet.height() * 0.56, max(sheet.height() * 0.38, sheet.height() - px(28) - self._above))
        wide = min(sheet.width() - px(36), high * 16 / 9)
        return QRectF(sheet.center().x() - wide / 2, sheet.bottom() - px(18) - wide * 9 / 16, wide, wide * 9 / 16)

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        if not self.image.isNull():
            paint_framed(painter, self.image, self.frame, self.desk.layout.px(10), self.desk.layout.px(4))


def part_of(lesson: ListedLesson) -> str:
    """The heading that a lesson stands under in the list."""
    if lesson.own:
        return tr("Yours")
    if lesson.short:
        return tr("The short course: learn it and play")
    return tr("The whole course, by topics") if lesson.course else tr("Examples")


def _told(theme: Theme, clause: rulebook.Clause) -> Html:
    """A rule with its tags."""
    text = parted(theme, clause)
    return html("{chip} {text}", chip=chip(theme, clause.kind), text=text) if clause.kind in rulebook.MARKED else text


def line_ends(document: QTextDocument) -> Iterator[float]:
    """How far below the top each line of a document ends."""
    block = document.begin()
    while block.isValid():
        top, lines = document.documentLayout().blockBoundingRect(block).top(), block.layout()
        for k in range(lines.lineCount()):
            yield top + lines.lineAt(k).rect().bottom()
        block = block.next()


class _Listing(Drawn, QWidget):
    """The list inside its scroll area: rows, and the headings between them."""

    def __init__(self, page: BrowserPage) -> None:
        super().__init__()
        self.page, self.desk = page, page.desk

    def art(self) -> Art:
        size = self.desk.layout.letters(22)
        return tuple(Label(words, *sides(room), size, display=True) for words, room in self.page.heads)


__all__ = ["BrowserPage", "line_ends"]
