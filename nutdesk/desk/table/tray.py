"""The ends of the tray: whose hand it is, the buttons, and what to do when the game is over."""

from __future__ import annotations

from functools import partial
from itertools import zip_longest
from typing import Literal

import attrs
from PySide6.QtCore import QElapsedTimer, QRect, QRectF, Signal, SignalInstance
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player
from nutdesk.core.table import Art, Box, Button, Label, Table
from nutdesk.core.value import Value
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
        self.hint = tr("Only {name} may look now", name=player.name) if player and can_cover else ""
        self.cover.setVisible(can_cover)
        self.setAccessibleName(title)
        self.update()

    def wanted_width(self) -> float:
        layout = self.desk.layout
        if not self.tight:
            return layout.px(296)
        return (self.cover.sizeHint().height() if not self.cover.isHidden() else layout.px(52)) + layout.px(12)

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
            middle = self.wanted_width() / 2
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


Tightness = Literal[0, 1, 2]
BARE: Tightness = 2
"""The tightest that the buttons get."""


def _can_be_pressed(button: Button) -> bool:
    return bool(button.actions or button.lifts or button.why_not)


@attrs.frozen
class ButtonRoom(Value):
    """How wide the columns of small buttons, the big buttons and the sentence below are, in pixels."""

    columns: tuple[float, ...] = ()
    bigs: tuple[float, ...] = ()
    words: float = 0.0

    def with_room_for(self, other: ButtonRoom) -> ButtonRoom:
        return ButtonRoom(
            tuple(max(pair) for pair in zip_longest(self.columns, other.columns, fillvalue=0.0)),
            tuple(max(pair) for pair in zip_longest(self.bigs, other.bigs, fillvalue=0.0)),
            max(self.words, other.words),
        )


class TrayButtons(Drawn, QWidget):
    """The choices that are not drags; one of them may be the big one."""

    pressed = Signal(object, str)
    """A Button of the table, and how it was said."""
    touched = Signal()
    """Somebody pressed here, and no button."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.how = ""
        self.hint = ""
        self.tight: Tightness = 0
        """How much room the hand needs: 1 is that of the keys on the buttons, which the tips then show; 2 that of the
        pictures, and all buttons move together where the sentence was."""
        self.digits_taken = False
        self._shown: tuple[Button, ...] = ()
        self._buttons: list[DeskButton] = []
        self._kept: dict[tuple[object, ...], ButtonRoom] = {}

    def show_buttons(self, table: Table) -> None:
        how = self.desk.style.words(table.how)
        self.how = "" if table.question is not None and table.buttons else how  # the panel on the board asks it
        self.setAccessibleName(self.hint or how or tr("What you can do"))
        if (table.buttons, self.desk.style.voice) != (self._shown, self._said_by):
            self._shown, self._said_by = table.buttons, self.desk.style.voice
            for old in self._buttons:
                old.hide()
                old.deleteLater()
            self._buttons = [self._make(button) for button in table.buttons]
        for button, made in zip(self._shown, self._buttons, strict=True):
            made.setEnabled(_can_be_pressed(button))
        self.update()

    def rest(self) -> None:
        """While a move is shown the buttons stay, and cannot be pressed."""
        for made in self._buttons:
            made.setEnabled(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.touched.emit()

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

    def _words_room(self) -> tuple[float, float, bool]:
        """The font size and the height of the sentence below the buttons, and whether it fits there.

        The height is the same with any sentence, so that no button moves when another one comes.
        """
        words, layout = self.hint or self.how, self.desk.layout
        size = layout.letters(16)
        if self.tight == BARE and self._buttons:
            return size, 0, False
        if not self._buttons or layout.spare:
            return size, size * 1.5 if words and self._buttons else 0, bool(words)
        small, big = self._shares()
        rows = max(self._rows(small) if small else 0, 1 if big else 0)
        free = self.height() - layout.px(16) - rows * layout.target
        high = size * 2.6 if free >= size * 2.6 else size * 1.5
        room = self.width() - layout.px(20)
        while size > layout.least and paragraphs(words, room, size, 600) > high:
            size -= 1
        return size, high, bool(words) and paragraphs(words, room, size, 600) <= high

    def _make(self, button: Button) -> DeskButton:
        words = self.desk.style.words
        kind = "primary" if button.primary else "normal"
        made = DeskButton(self.desk, words(button.label), icon=button.icon, kind=kind, key=button.key, parent=self)
        made.folds = bool(button.place) and not button.big
        if button.place:  # as large in every phase
            made.size_of_type = 24 if button.big and self.tight != BARE else 19
        made.setAccessibleDescription(self._hint(button))
        made.off = bool(button.why_not)  # it can be pressed all the same, to be told why not
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

    def _is_big(self, button: Button) -> bool:
        return button.primary if button.big is None else button.big

    def _shares(self) -> tuple[list[DeskButton], list[DeskButton]]:
        """The small buttons and the big ones."""
        pairs = list(zip(self._shown, self._buttons, strict=True))
        small = [made for button, made in pairs if not self._is_big(button)]
        return small, [made for button, made in pairs if self._is_big(button)]

    def _rows(self, small: list[DeskButton]) -> int:
        """A low tray has room for one, and one without a sentence for three, if that saves a column."""
        layout = self.desk.layout
        high = layout.tray - layout.px(layout.foot) - 6 - layout.px(16)
        saves = -(-len(small) // 3) < -(-len(small) // 2)
        three = self.tight == BARE and saves and high >= 3 * layout.target
        most = 1 if layout.spare else 3 if three else 2
        return min(most, max(1, len(small)))

    def _width(self, button: Button, made: DeskButton) -> float:
        """The width that a button needs, with any of the labels that are seen in its place."""
        labels = [made.text(), *map(self.desk.style.words, button.others)]
        asked = max((made.least_width(self.desk.style.words(label)) for label in button.asks), default=0.0)
        if button.place and button.key != button.place and not button.big:
            # A question is asked in the room of what else is there, in smaller letters.
            icon = 0 if made.icon_name or self.tight == BARE else self.desk.layout.px(36)
            usual = (made.width_for(label, False, button.place) + icon for label in labels[1:])
            return max(made.least_width(), asked, *usual)
        changes = button.place and button.big and self.tight != BARE
        kinds = (False, True) if changes else (made.kind == "primary" and button.big is not False,)
        return max(asked, *(made.width_for(label, display, button.place) for label in labels for display in kinds))

    def _wanted(self) -> ButtonRoom:
        """The room that the buttons of the moment need, no wider than needed."""
        self._show_keys()
        layout, (small, big) = self.desk.layout, self._shares()
        rows = self._rows(small)
        width = {made: self._width(button, made) for button, made in zip(self._shown, self._buttons, strict=True)}
        columns = [max(width[made] for made in small[k : k + rows]) for k in range(0, len(small), rows)]
        least = layout.px(120 if self.tight else 300) if len(big) == 1 else 0
        bigs = [max(least, width[made]) for made in big]
        words = 0.0
        if not self._buttons and self.how:
            words = layout.px(230 if self.tight else 330)
        elif (
            self.how or self.hint
        ) and self.tight != BARE:  # the sentence below the buttons is not cut for want of a little room
            type_ = metrics(layout.letters(16), 600)
            longest = max(type_.horizontalAdvance(text) + 3 for text in (self.how, self.hint))
            words = min(layout.px(300 if self.tight else 520), longest)
        return ButtonRoom(tuple(columns), tuple(bigs), words)

    @property
    def _room(self) -> ButtonRoom:
        """The room of the buttons: the most that they have needed in this window, so that they keep their places."""
        layout = self.desk.layout
        now = (layout.width, layout.height, layout.text, layout.target, layout.columns, self._said_by, self.tight)
        wanted = self._wanted()
        self._kept[now] = wanted if now not in self._kept else self._kept[now].with_room_for(wanted)
        return self._kept[now]

    def _show_keys(self) -> None:
        """Show the keys on the small buttons, or in their tips, and pictures where there is room."""
        bare, alone = self.tight == BARE, sum(map(self._is_big, self._shown)) == 1
        for button, made in zip(self._shown, self._buttons, strict=True):
            key, hint = self._key(button), self._hint(button)
            made.keycap = button.key if not self.tight or (alone and self._is_big(button) and not bare) else ""
            made.icon_name = "" if bare and made.text() else button.icon
            made.key_taken = not key
            tip = strung("{hint} ({clause})", hint=hint, clause=button.clause) if button.clause else hint
            if key and not made.keycap:
                tip = tr("{label} ({key})", label=tip or made.text(), key=key)
            set_tip(made, tip)
            made.update()

    def wanted_width(self) -> float:
        layout, room = self.desk.layout, self._room
        buttons = sum(room.columns) + sum(wide + layout.px(10) for wide in room.bigs)
        return max(buttons, room.words) + layout.px(20)

    def arrange(self) -> None:
        layout, room = self.desk.layout, self._room
        small, big = self._shares()
        right = self.width() - layout.px(14)
        _, how, _ = self._words_room()
        high = self.height() - how - layout.px(16)
        for button, wide in zip(reversed(big), reversed(room.bigs[: len(big)]), strict=True):
            tall = min(button.usual_height(76), high)
            button.setGeometry(round(right - wide), round(layout.px(12) + (high - tall) / 2), round(wide), round(tall))
            right -= wide + layout.px(10)
        right -= sum(wide + layout.px(10) for wide in room.bigs[len(big) :])
        rows = self._rows(small)
        tall = min(min((made.usual_height() for made in small), default=0.0), high / rows)
        left = right - sum(room.columns)
        for k, button in enumerate(small):
            column, row = divmod(k, rows)
            y = layout.px(12) + (high - rows * tall) / 2 + row * tall
            x = left + sum(room.columns[:column])
            button.setGeometry(round(x), round(y), round(room.columns[column]), round(tall))

    def art(self) -> Art:
        how, room = self.hint or self.how, self.width() - self.desk.layout.px(20)
        if not how:
            return ()
        if not self._buttons:
            size = self.desk.layout.letters(16)
            return (Label(how, 0, 0, room, self.height(), size, 600, "@ink2", wrap=True),)
        size, tall, fits = self._words_room()
        if not fits:
            return ()  # a reader says it, and the board often shows it
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
    turned = Signal()
    """It has come, or gone."""

    def __init__(self, desk: Desk, parent: QWidget, *, in_lesson: bool = False, turns: bool = True) -> None:
        super().__init__(parent)
        self.desk = desk
        self.show_art()
        self.home_button = DeskButton(desk, tr("Home"), parent=self)
        self.result_button = DeskButton(desk, tr("Show the result"), parent=self)
        self.coach_button = DeskButton(desk, tr("Coach"), icon="ui-hint", key="F9", parent=self)
        self.again_button = DeskButton(desk, tr("Next game"), icon="ui-play", kind="primary", parent=self)
        self.buttons = (self.home_button, self.result_button, self.coach_button, self.again_button)
        second = tr("The same people: the second player begins, and whoever began comes last")
        set_tip(self.again_button, second if turns else tr("The same people and rules, with new luck"))
        set_tip(self.coach_button, tr("How the chances went, and where the game turned (F9)"))
        for button, signal in zip(self.buttons, (self.home, self.result, self.coach, self.again), strict=True):
            button.clicked.connect(partial(self._pressed, signal))
            button.setHidden(in_lesson and signal is not self.result)
        self._rested = QElapsedTimer()
        self.hide()

    def setVisible(self, visible: bool) -> None:
        super().setVisible(visible)
        self.turned.emit()

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
