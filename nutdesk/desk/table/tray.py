"""The ends of the tray: whose hand it is, the buttons, and what to do when the game is over."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QElapsedTimer, QRect, QRectF, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player
from nutdesk.core.table import Art, Box, Button, Label, Table
from nutdesk.desk.kit.fitting import paragraphs, shrunk
from nutdesk.desk.kit.panel import Drawn, icon_in
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import Voice, strung, tr

REST = 600
"""Milliseconds after the last move in which the buttons of the end take nothing."""


class TrayHead(Drawn, QWidget):
    """Badge, title, and the button that covers the cards."""

    cover_wanted = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.title, self.colour, self.hint = "", "", ""
        self.tight = False
        """Whether the hand needs the room of the text: only the badge is left, and a button without text."""
        self.cover = DeskButton(desk, tr("Cover my cards"), icon="ui-eye-off", key="F6", parent=self)
        self.cover.size_of_type = 17
        set_tip(self.cover, tr("Hide the hand from the others (F6)"))
        self.cover.clicked.connect(self.cover_wanted)

    def show_head(self, title: str, player: Player | None, can_cover: bool) -> None:
        self.title = title
        self.colour = player.colour if player else ""
        self.hint = tr("Only {name} looks now", name=player.name) if player and can_cover else ""
        self.cover.setVisible(can_cover)
        self.setAccessibleName(title)
        self.update()

    def wanted_width(self) -> float:
        layout = self.desk.layout
        return self.cover.sizeHint().height() + layout.px(12) if self.tight else layout.px(296)

    def arrange(self) -> None:
        layout = self.desk.layout
        words = "" if self.tight else tr("Cover my cards")
        if self.cover.text() != words:
            self.cover.setText(words)
            self.cover.keycap = "F6" if words else ""
        button = self.cover.sizeHint()
        y = layout.px(64)
        if self.tight:
            self.cover.setGeometry(round(layout.px(6)), round(y), button.height(), button.height())
            set_tip(self, ". ".join(text for text in (self.title, self.hint) if text))
            return
        set_tip(self, "")
        self.cover.setGeometry(
            round(layout.px(20)),
            round(y),
            min(self.width() - round(layout.px(24)), round(layout.px(256))),
            button.height(),
        )

    def art(self) -> Art:
        layout = self.desk.layout
        side, left = layout.px(40), layout.px(26)
        top = layout.px(16)
        if self.tight:
            middle = self.cover.geometry().center().x()
            return (icon_in(f"badge-{self.colour}", QRectF(middle - side / 2, top, side, side)),) if self.colour else ()
        badge: Art = ()
        beside = left + side + layout.px(10)
        # A long name takes the room of the badge, as the tray's edge shows the colour.
        if self.colour and metrics(layout.least, 600, True).horizontalAdvance(self.title) <= self.width() - beside:
            badge = (icon_in(f"badge-{self.colour}", QRectF(left, top, side, side)),)
            left = beside
        box = (left, layout.px(14), self.width() - left, layout.px(44))
        title = Label(self.title, *box, layout.letters(24), 600, display=True, shrink=True, elide=True)
        return *badge, title, *self._hint_below()

    def _hint_below(self) -> Art:
        """Who looks now, below the button."""
        layout, small = self.desk.layout, self.desk.layout.letters(16)
        below, edge = self.cover.geometry().bottom() + 2, layout.px(28)
        if not self.hint or self.height() - below <= small:
            return ()
        # A long name takes the room of the margin, then its letters are squeezed: it is not cut off.
        small = shrunk(self.hint, self.width() - edge, small, layout.least, 600, display=False)
        long = metrics(small, 600).horizontalAdvance(self.hint)
        edge = max(layout.px(8), min(edge, self.width() - long))
        return (Label(self.hint, edge, below, self.width() - edge, small * 1.4, small, 600, "@ink2", shrink=True),)


class TrayButtons(Drawn, QWidget):
    """The choices that are not drags; one of them may be the big one."""

    pressed = Signal(object, str)
    """A Button of the table, and how it was said."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.how = ""
        self.hint = ""
        self.tight = False
        """Whether the hand needs the room of the keys on the buttons; the tips then show them."""
        self.digits_taken = False
        self._shown: tuple[Button, ...] = ()
        self._buttons: list[DeskButton] = []

    def show_buttons(self, table: Table) -> None:
        self.how = self.desk.style.words(table.how)
        self.setAccessibleName(self.hint or self.how or tr("What you can do"))
        if (table.buttons, self.desk.style.voice) != (self._shown, self._said_by):
            self._shown, self._said_by = table.buttons, self.desk.style.voice
            for old in self._buttons:
                old.hide()
                old.deleteLater()
            self._buttons = [self._make(button) for button in table.buttons]
        self.update()

    _said_by: Voice | None = None

    def place_of(self, button: Button) -> QRect:
        """Where one of the buttons lies."""
        there = (made.geometry() for made, shown in zip(self._buttons, self._shown, strict=True) if shown == button)
        return next(there, self.rect())

    def show_hint(self, hint: str) -> None:
        """Show a text for the moment in place of the table's own; '' restores that."""
        self.hint = hint
        self.setAccessibleName(hint or self.how or tr("What you can do"))
        self.arrange()
        self.update()

    def _words_room(self) -> tuple[float, float]:
        """The font size and height below the buttons for the sentence, which is not cut off but takes more lines."""
        words, layout = self.hint or self.how, self.desk.layout
        size = layout.letters(16)
        if not words or not self._buttons:
            return size, 0
        room = self.width() - layout.px(20)
        if metrics(size, 600).horizontalAdvance(words) + 1 <= room:  # or the last word begins a line of its own
            return size, size * 1.5
        most = self.height() - layout.px(16) - 44
        while size > layout.least and paragraphs(words, room, size, 600) > min(most, size * 2.8):
            size -= 1
        return size, min(most, paragraphs(words, room, size, 600) + 2)

    def _make(self, button: Button) -> DeskButton:
        words = self.desk.style.words
        kind = "primary" if button.primary else "normal"
        made = DeskButton(self.desk, words(button.label), icon=button.icon, kind=kind, key=button.key, parent=self)
        made.setAccessibleDescription(self._hint(button))
        made.off = bool(button.why_not)  # it can be pressed all the same, to be told why not
        made.setEnabled(made.off or bool(button.actions or button.lifts))
        made.clicked.connect(lambda: self.pressed.emit(button, "click"))
        made.show()
        return made

    def _hint(self, button: Button) -> str:
        words = self.desk.style.words
        hint = words(button.why_not or button.hint)
        if button.barrier:
            after = tr("No undo after: {barrier}.", barrier=words(button.barrier))
            hint = strung("{hint}. {after}", hint=hint, after=after) if hint else after
        return hint

    def take_digits(self, taken: bool) -> None:
        """While hints use the digits, no button shows or takes one: a key has one meaning."""
        self.digits_taken = taken
        self._show_keys()

    def _key(self, button: Button) -> str:
        return "" if self.digits_taken and button.key.isdigit() else button.key

    def press_key(self, text: str) -> bool:
        """Press the button with this letter; 'Enter' presses the big one."""
        if not self.isVisible():
            return False
        for button, widget in zip(self._shown, self._buttons, strict=True):
            meant = button.primary if text == "Enter" else self._key(button).upper() == text.upper()
            if widget.isEnabled() and meant:
                self.pressed.emit(button, "key")
                return True
        return False

    def _rows(self, small: list[DeskButton]) -> int:
        """A low tray has room for one."""
        return 2 if len(small) > 1 and not self.desk.layout.spare else 1

    def _columns(self, small: list[DeskButton]) -> list[int]:
        """The width of each column of small buttons, no wider than needed."""
        many = -(-len(small) // self._rows(small))
        return [max(button.sizeHint().width() for button in small[k::many]) for k in range(many)]

    @property
    def _big(self) -> float:
        """The least width of the big button, no wider than needed."""
        return self.desk.layout.px(120 if self.tight else 300)

    def _show_keys(self) -> None:
        """Show the keys on the small buttons, or in their tips."""
        for button, made in zip(self._shown, self._buttons, strict=True):
            key, hint = self._key(button), self._hint(button)
            made.keycap = "" if self.tight and made.kind != "primary" else button.key
            made.key_taken = not key
            tip = strung("{hint} ({clause})", hint=hint, clause=button.clause) if button.clause else hint
            if key and not made.keycap:
                tip = tr("{label} ({key})", label=tip or made.text(), key=key)
            set_tip(made, tip)
            made.update()

    def wanted_width(self) -> float:
        layout = self.desk.layout
        self._show_keys()
        small = [b for b in self._buttons if b.kind != "primary"]
        big = [b for b in self._buttons if b.kind == "primary"]
        wide = 0.0
        wide += sum(self._columns(small))
        if big:
            wide += max(self._big, *(b.sizeHint().width() for b in big)) + layout.px(10)
        if not self._buttons and self.how:
            wide = layout.px(230 if self.tight else 330)
        elif self.how:  # the sentence below the buttons is not cut for want of a little room
            wide = max(wide, min(layout.px(520), metrics(layout.letters(16), 600).horizontalAdvance(self.how) + 3))
        return wide + layout.px(20)

    def arrange(self) -> None:
        layout = self.desk.layout
        small = [b for b in self._buttons if b.kind != "primary"]
        big = [b for b in self._buttons if b.kind == "primary"]
        right = self.width() - layout.px(14)
        _, how = self._words_room()
        high = self.height() - how - layout.px(16)
        for button in big:
            wide = max(self._big, button.sizeHint().width())
            tall = min(button.sizeHint().height(), high)
            button.setGeometry(round(right - wide), round(layout.px(12) + (high - tall) / 2), round(wide), round(tall))
            right -= wide + layout.px(10)
        if small:
            rows, columns = self._rows(small), self._columns(small)
            tall = min(small[0].sizeHint().height(), high / rows)
            left = right - sum(columns)
            for k, button in enumerate(small):
                row, column = divmod(k, len(columns))
                y = layout.px(12) + (high - rows * tall) / 2 + row * tall
                x = left + sum(columns[:column])
                button.setGeometry(round(x), round(y), columns[column], round(tall))

    def art(self) -> Art:
        how, room = self.hint or self.how, self.width() - self.desk.layout.px(20)
        if not how:
            return ()
        if not self._buttons:
            size = self.desk.layout.letters(16)
            return (Label(how, 0, 0, room, self.height(), size, 600, "@ink2", wrap=True),)
        size, tall = self._words_room()
        top = self.height() - tall - size * 0.2
        return (Label(how, 0, top, room, tall, size, 600, "@ink2", "right", wrap=True),)


class EndBar(Drawn, QWidget):
    """Shown in place of the hand when the game is over: what to do next.

    For a moment after the last move it takes nothing: what is pressed then was meant for what was there before.
    """

    again = Signal()
    home = Signal()
    result = Signal()
    coach = Signal()

    def __init__(self, desk: Desk, parent: QWidget, *, in_lesson: bool = False) -> None:
        super().__init__(parent)
        self.desk = desk
        self.show_art()
        self.home_button = DeskButton(desk, tr("Home"), parent=self)
        self.result_button = DeskButton(desk, tr("Show the result"), parent=self)
        self.coach_button = DeskButton(desk, tr("Coach"), icon="ui-hint", key="F9", parent=self)
        self.again_button = DeskButton(desk, tr("Play again"), icon="ui-play", kind="primary", parent=self)
        self.buttons = (self.home_button, self.result_button, self.coach_button, self.again_button)
        set_tip(self.coach_button, tr("How the chances went, and where the game turned (F9)"))
        for button, signal in zip(self.buttons, (self.home, self.result, self.coach, self.again), strict=True):
            button.clicked.connect(partial(self._pressed, signal))
            button.setHidden(in_lesson and signal is not self.result)
        self._rested = QElapsedTimer()
        self.hide()

    def rest(self) -> None:
        """The last move was just made: take nothing for a moment."""
        self._rested.start()

    @property
    def awake(self) -> bool:
        """Whether the buttons do something."""
        return not self._rested.isValid() or self._rested.hasExpired(REST)

    def _pressed(self, signal: SignalInstance) -> None:
        if self.awake:
            signal.emit()

    def show_way(self, shown: bool) -> None:
        """The result lies on the table, or it does not: the button leads to the other."""
        label = tr("Look at the table") if shown else tr("Show the result")
        if self.result_button.text() != label:
            self.result_button.set_label(label)
            self.arrange()

    def arrange(self) -> None:
        """The buttons stand at the right, as wide as they like; where room is short they share it."""
        layout = self.desk.layout
        px, shown = layout.px, [button for button in self.buttons if not button.isHidden()]
        hints = [button.sizeHint() for button in shown]
        gap, room = px(6), self.width() - px(40)
        wishes = [max(hint.width(), px(250)) for hint in hints]
        if sum(wishes) + gap * len(shown) > room - self._title_width:
            wishes = [hint.width() for hint in hints]
        share = min(1.0, (room - gap * len(shown)) / max(1, sum(wishes)))
        right = self.width() - px(20)
        for button, hint, wish in reversed(list(zip(shown, hints, wishes, strict=True))):
            wide = wish * share
            button.setGeometry(round(right - wide), (self.height() - hint.height()) // 2, round(wide), hint.height())
            right -= wide + gap
        self._left = right

    _left = 0.0
    """Where the buttons begin."""

    @property
    def _title_width(self) -> float:
        return metrics(self.desk.layout.letters(28), 600, True).horizontalAdvance(tr("The game is over")) + 20

    def art(self) -> Art:
        layout, words = self.desk.layout, tr("The game is over")
        paper = Box(0, 6, self.width(), self.height(), fill="@bar")  # a hand may lie below
        if self.width() > layout.px(400) and self._left - layout.px(30) < self._title_width:
            return (paper,)
        return paper, Label(words, layout.px(30), 0, self.width(), self.height(), layout.letters(28), display=True)
