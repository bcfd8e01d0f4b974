"""The rules panel, which opens at the clause that applies now."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from nutdesk.core.table import Art, Label, Layer, moved
from nutdesk.desk.kit.fitting import shrunk
from nutdesk.desk.kit.keyboard import key_of
from nutdesk.desk.kit.menu import Menu, dress_menu
from nutdesk.desk.kit.panel import DrawnPanel, chip_at, sides
from nutdesk.desk.kit.plain import letters, set_tip
from nutdesk.desk.kit.plain_page import PlainBrowser
from nutdesk.desk.kit.ring import chain, go_round
from nutdesk.desk.kit.theme import TEXT, Theme, font
from nutdesk.desk.kit.translated import clauses, mark_of
from nutdesk.desk.kit.widgets import Desk, DeskButton, parent_of, reading_style
from nutdesk.desk.kit.words import joined, tr, tr_count, voice
from nutdesk.markup import Html, html, in_a_row
from nutdesk.teach import rulebook
from nutdesk.teach.rulebook import Clause

SHELF = Sequence[tuple[str, str]]
"""Games to choose from: id and title."""


def chip(theme: Theme, kind: str) -> Html:
    """The tag of sentences that are not from the rulebook; '' for a plain rule."""
    tag, meaning = mark_of(kind)
    if not tag:
        return html("")
    ink2, panel = theme.colour("@ink2").name(), theme.colour("@panel").name()
    return html(
        "<span title=\"{meaning}\" style='background-color:{ink2}; color:{panel}'>&nbsp;{tag}&nbsp;</span>",
        meaning=letters(meaning),
        tag=tag,
        ink2=ink2,
        panel=panel,
    )


def _letters(text: str) -> Html:
    return html("{text}", text=text)


def parted(theme: Theme, clause: Clause, written: Callable[[str], Html] = _letters) -> Html:
    """All sentences of a rule; those of another kind are on a line of their own."""
    more = (html("<br>{chip} {text}", chip=chip(theme, part.kind), text=written(part.text)) for part in clause.more)
    return in_a_row((written(clause.text), *more))


class RulesPanel(DrawnPanel):
    """All clauses of one game, with a search, and a tag on everything that is not from the rulebook."""

    closed = Signal()

    def __init__(self, desk: Desk, game: str, title: str, parent: QWidget, *, shelf: SHELF = ()) -> None:
        super().__init__(desk, parent)
        self.game = game
        self.title = title
        self.shelf = shelf
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Search the rules"))
        self.search.setAccessibleName(tr("Search the rules"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._searched)
        self.text = PlainBrowser(self)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.anchorClicked.connect(self._linked)
        self.back = DeskButton(desk, "", icon="ui-prev", parent=self)
        self.on = DeskButton(desk, "", icon="ui-next", parent=self)
        self.choose = DeskButton(desk, tr("Other game"), icon="ui-menu", parent=self)
        for button, name, slot in (
            (self.back, tr("Previous rule ({key})", key=key_of("rule-before")), lambda: self.step(-1)),
            (self.on, tr("Next rule (Enter)"), lambda: self.step(1)),
            (self.choose, tr("Rules of another game"), self.choose_game),
        ):
            set_tip(button, name)
            button.setAccessibleName(name)
            button.clicked.connect(lambda _checked=False, slot=slot: slot())
        self.choose.setVisible(bool(shelf))
        if shelf:  # on a page that does not know of it
            parent.installEventFilter(self)
        self.close_button = DeskButton(desk, tr("Close"), key=tr("Esc"), parent=self)
        self.close_button.clicked.connect(self.closed)
        marks = map(mark_of, rulebook.MARKED)
        set_tip(self, joined((tr("{tag}: {meaning}", tag=tag, meaning=what) for tag, what in marks), "\n"))
        self.at = ""
        """The clause that is highlighted."""
        self.found: tuple[Clause, ...] = ()
        """The clauses that contain all the search words."""
        self.hide()

    # ---- where one reads ------------------------------------------------------------------------------------------

    def open_at(self, clause: str) -> None:
        """Show the rules, scrolled to a clause."""
        self.at = clause
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self.found = ()
        self.refresh()
        self.show()
        self.raise_()
        self.text.setFocus()

    def step(self, by: int) -> None:
        """Go to the next rule found, or the one before; without a search, to the next rule in the book."""
        ids = [clause.id for clause in (self.found if self._words else self._book())]
        if not ids:
            return
        at = ids.index(self.at) + by if self.at in ids else (0 if by > 0 else -1)
        self.at = ids[at % len(ids)]
        self.refresh()

    def show_game(self, game: str, title: str) -> None:
        """The rules of another game."""
        self.game, self.title = game, title
        self.open_at("")
        self.update()

    def choose_game(self) -> None:
        """Ask which game's rules to show."""
        menu = Menu(self)
        dress_menu(menu, self.desk)
        for game, title in self.shelf:
            action = menu.add(title)
            action.setCheckable(True)
            action.setChecked(game == self.game)
            action.triggered.connect(partial(self.show_game, game, title))
        menu.popup(self.choose.mapToGlobal(QPoint(0, self.choose.height())))

    def _linked(self, url: QUrl) -> None:
        self.at = url.fragment()
        self.refresh()

    @property
    def _words(self) -> str:
        return self.search.text().strip()

    def _book(self) -> tuple[Clause, ...]:
        try:
            return clauses(self.game)
        except rulebook.RulebookError:
            return ()

    def _searched(self, _text: str) -> None:
        self.found = rulebook.search(self._book(), self._words) if self._words else ()
        if self._words and self.at not in [clause.id for clause in self.found]:
            self.at = self.found[0].id if self.found else ""
        self.refresh()

    def reword(self) -> None:
        self.arrange()
        self.refresh()

    def count(self) -> str:
        """How many rules were found, and which of them is highlighted."""
        if not self._words:
            return ""
        ids = [clause.id for clause in self.found]
        if self.at in ids:
            return tr("{n} of {all}", n=ids.index(self.at) + 1, all=len(ids))
        return tr_count(len(ids), "{n} rule", "{n} rules") if ids else tr("none")

    # ---- the text -------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Write the text again: theme, size or search words may have changed."""
        layout, theme = self.desk.layout, self.desk.theme
        ink = theme.colour("@ink").name()
        self.text.setAccessibleName(tr("Rules of {title}", title=self.title))
        self._written = self._look()
        book = self._book()
        ids = {clause.id for clause in book}
        written: list[Html] = []
        section = ""
        for clause in book:
            if clause.section != section:
                section = clause.section
                written.append(
                    html(
                        "<p style='margin:14px 0 4px 0; font-size:{size:.0f}px; font-weight:700'>{section}</p>",
                        size=layout.letters(20),
                        section=self._marked(section),
                    )
                )
            written.append(self._paragraph(clause, ids))
        if not section:
            written.append(html("<p>{fault}</p>", fault=self._fault()))
        self.text.show_page(
            html(
                "<body style='color:{ink}; font-size:{size:.0f}px; font-family:\"{face}\"'>{written}</body>",
                ink=ink,
                size=layout.letters(17),
                face=TEXT,
                written=in_a_row(written),
            )
        )
        self.text.setStyleSheet(reading_style(self.desk))
        self.search.setFont(font(layout.letters(17), 500))
        line, panel = theme.colour("@line").name(), theme.colour("@panel2").name()
        self.search.setStyleSheet(
            f"QLineEdit {{ background: {panel}; color: {ink}; border: 2px solid {line};"
            f" border-radius: 10px; padding: 4px 8px; }}"
            f"QLineEdit:focus {{ border-color: {ink}; }}"
        )
        for button in (self.back, self.on):
            button.setEnabled(not self._words or bool(self.found))
        if self.at:
            self.text.scrollToAnchor(self.at)
        self.update()

    def _fault(self) -> str:
        try:
            rulebook.clauses(self.game)
        except rulebook.RulebookError as error:
            return tr("The rules cannot be shown. {why}", why=voice("").tell(error.sentence))
        return ""

    def _look(self) -> tuple[object, ...]:
        """Everything that the text depends on: while it stays the same, so do the text and the scroll position."""
        layout = self.desk.layout
        return self.desk.theme, layout.letters(17), layout.letters(20), self.text.width()

    def _paragraph(self, clause: Clause, ids: set[str]) -> Html:
        theme = self.desk.theme
        go, panel2 = (theme.colour(role).name() for role in ("@go", "@panel2"))
        tag = chip(theme, clause.kind)
        mark = html(" &nbsp;{tag}", tag=tag) if tag else ""
        back = f"background-color:{panel2};" if clause.id == self.at else ""
        return html(
            "<a name='{id}'></a><p style='margin:0 0 8px 0; padding:6px; {back}'>"
            "<b style='color:{go}'>{title}</b>{mark}<br>{text}</p>",
            id=clause.id,
            back=back,
            go=go,
            title=self._marked(clause.id),
            mark=mark,
            text=parted(theme, clause, partial(self._linked_text, ids - {clause.id})),
        )

    def _linked_text(self, ids: set[str], text: str) -> Html:
        """The sentences, with links for the clauses that they mention."""
        go = self.desk.theme.colour("@go").name()
        out = []
        for part in re.split(r"\b([A-Z]{2}-[A-Z]\d+)\b", text):
            if part in ids:
                marked = self._marked(part)
                out.append(html("<a href='#{id}' style='color:{go}'>{part}</a>", id=part, go=go, part=marked))
            else:
                out.append(self._marked(part))
        return in_a_row(out)

    def _marked(self, text: str) -> Html:
        """The text with the search words on gold."""
        words = [re.escape(word) for word in self._words.split()]
        if not words:
            return html("{text}", text=text)
        parts = re.split(f"({'|'.join(words)})", text, flags=re.IGNORECASE)
        gold = self.desk.theme.colour("@gold").name()
        return in_a_row(
            html("<span style='background-color:{gold}; color:#2F1F14'>{part}</span>", gold=gold, part=part)
            if k % 2
            else html("{part}", part=part)
            for k, part in enumerate(parts)
        )

    # ---- measures, paint and keys ---------------------------------------------------------------------------------

    def arrange(self) -> None:
        layout, parent = self.desk.layout, parent_of(self)
        wide = min(parent.width() * 0.9, max(layout.px(520), 400))
        self.setGeometry(
            round(parent.width() - wide), round(layout.bar), round(wide), round(parent.height() - layout.bar)
        )
        sheet, pad = self.sheet, layout.px(16)
        button = self.close_button.sizeHint()
        if not self.choose.isHidden():
            hint = self.choose.sizeHint()
            self.choose.setGeometry(
                round(sheet.right() - layout.px(10) - hint.width()),
                round(sheet.top() + layout.px(2)),
                hint.width(),
                hint.height(),
            )
        top = sheet.top() + max(layout.px(54), button.height() if not self.choose.isHidden() else 0)
        field = layout.side(42)
        side = self.on.sizeHint().width()
        x = sheet.right() - layout.px(8)
        for one in (self.on, self.back):
            x -= side
            one.setGeometry(round(x), round(top + (field - button.height()) / 2), side, button.height())
        self._count = QRectF(x - layout.px(76), top, layout.px(72), field)
        self.search.setGeometry(
            round(sheet.left() + pad), round(top), round(self._count.left() - sheet.left() - pad), round(field)
        )
        low = sheet.bottom() - button.height() - layout.px(4)
        self.close_button.setGeometry(
            round(sheet.right() - pad - button.width()), round(low), button.width(), button.height()
        )
        top += field + layout.px(10)
        self.text.setGeometry(round(sheet.left() + pad), round(top), round(sheet.width() - 2 * pad), round(low - top))
        if self.isVisible() and self._written != self._look():
            self.refresh()

    _count = QRectF()
    _written: tuple[object, ...] = ()

    def art(self) -> Art:
        layout, rect, title = self.desk.layout, self.sheet, tr("Rules of {title}", title=self.title)
        left = rect.left() + layout.px(18)
        room = (self.choose.x() if not self.choose.isHidden() else rect.right() - layout.px(18)) - left
        size = shrunk(title, room, layout.letters(24), 15)
        return (
            Label(title, left, rect.top() + layout.px(8), room, layout.px(44), size, display=True),
            Label(self.count(), *sides(self._count), layout.letters(16), 600, "@ink2", "centre"),
            *self._legend(left),
        )

    def _legend(self, left: float) -> Art:
        """Explain the tags, beside the button at the bottom."""
        kinds = {part.kind for clause in self._book() for part in clause.parts}
        middle, art = self.close_button.geometry().center().y(), list[Layer]()
        for tag in (mark_of(kind)[0] for kind in rulebook.MARKED if kind in kinds):
            plate, box = chip_at(self.desk, tag, "", 0, middle)
            if left + box.width() < self.close_button.x():
                art += moved(plate, left + box.width(), 0)
                left += box.width() + self.desk.layout.px(8)
        return tuple(art)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            QTimer.singleShot(0, self, self.arrange)
        return False

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round on the sheet."""
        return go_round(chain(self), forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, shift = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key == Qt.Key.Key_Escape:
            self.closed.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F3):
            self.step(-1 if shift else 1)
        elif key == Qt.Key.Key_F and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.search.setFocus()
            self.search.selectAll()
        elif not event.text().isalnum():  # a letter here means nothing to the table behind
            super().keyPressEvent(event)
