"""The raised hands and the players' cards, as only the presenter sees them."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player
from nutdesk.core.table import Art, Box, Label, Layer, Piece
from nutdesk.desk.classroom.presenter_panels import PresenterPanel
from nutdesk.desk.kit.art import bounds, paint
from nutdesk.desk.kit.drawing import Style
from nutdesk.desk.kit.fitting import fits
from nutdesk.desk.kit.panel import icon_in, keycap, sides
from nutdesk.desk.kit.plain import show_tip
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import strung, tr, tr_count
from nutdesk.desk.table.move_names import shorter
from nutdesk.teach.ballot import BallotChoice
from nutdesk.teach.runner import GivenAnswers


class HandsUpPanel(PresenterPanel):
    """The raised hands: number keys add one, Shift takes one away. The audience sees bars if the presenter wishes."""

    counted = Signal(int, int)
    """A choice, from 0, and 1 or -1."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, tr("Hands up"), parent)
        self.answers: tuple[BallotChoice, ...] = ()
        self.given = GivenAnswers()
        self.bars = DeskButton(desk, tr("Show the bars"), icon="ui-audience", kind="chosen", parent=self)
        self.answer = DeskButton(desk, tr("Show the answer"), icon="ui-ok", parent=self)
        for button in (self.bars, self.answer):
            button.size_of_type = 17
            button.hide()

    def show_ballot(self, answers: tuple[BallotChoice, ...], given: GivenAnswers) -> None:
        self.answers, self.given = answers, given
        last = len(answers)
        self.aside = tr("keys 1 to {last} add, Shift takes away", last=last) if last else ""
        for button in (self.bars, self.answer):
            button.setVisible(bool(answers))
        self.bars.set_label(tr("Hide the bars") if given.bars else tr("Show the bars"))
        self.answer.setEnabled(not given.revealed)
        said = "; ".join(f"{answer.text}: {given.hands[k]}" for k, answer in enumerate(answers))
        self.setAccessibleName(strung("{title}. {said}", title=self.title, said=said) if said else self.title)
        self.update()

    def arrange(self) -> None:
        sheet, px = self.sheet, self.desk.layout.px
        high = self.bars.sizeHint().height()
        y = round(sheet.bottom() - high - px(2))
        half = (sheet.width() - px(20)) / 2
        self.bars.setGeometry(round(sheet.left() + px(8)), y, round(half), high)
        self.answer.setGeometry(round(sheet.left() + px(12) + half), y, round(half), high)

    def rows(self) -> list[QRectF]:
        """Where the row of each answer is."""
        body, px = self.body, self.desk.layout.px
        bottom = self.bars.geometry().top() + px(4)
        count = max(1, len(self.answers))
        step = min(px(40), (bottom - body.top()) / count)
        return [QRectF(body.left(), body.top() + k * step, body.width(), step) for k in range(len(self.answers))]

    def below(self, rect: QRectF) -> Art:
        layout, px = self.desk.layout, self.desk.layout.px
        if not self.answers:
            words = tr("No question at this step. At a question or a vote, count the raised hands here.")
            return (Label(words, *sides(rect), layout.letters(17), 500, "@ink2", wrap=True, top=True),)
        most, art = max((1, *self.given.hands.values())), list[Layer]()
        for k, (row, answer) in enumerate(zip(self.rows(), self.answers, strict=True)):
            middle, count = row.center().y(), self.given.hands[k]
            cap, name = (row.left(), middle - px(13), px(26), px(26)), rect.width() * 0.38
            left = row.left() + px(26) + px(10)
            start = left + name + px(6)
            wide = row.right() - px(44) - start
            art += keycap(str(k + 1), cap, layout.letters(15))
            art.append(Label(answer.text, left, row.top(), name, row.height(), layout.letters(17), 600, elide=True))
            art.append(Box(start, middle - px(12), wide, px(24), px(7), "@panel2", "@line", 1.2))
            if count:
                fill = "#1F5C86" if count == most else "#5B8FA8"
                art.append(Box(start, middle - px(12), wide * count / most, px(24), px(7), fill, "#3B2416", 1.4))
            art.append(Label(str(count), *sides(row), layout.letters(20), 700, align="right"))
        return tuple(art)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for k, row in enumerate(self.rows()):
            if row.contains(event.position()):
                self.counted.emit(k, -1 if event.button() == Qt.MouseButton.RightButton else 1)


SHARES = (1.0, 0.85, 0.7, 0.6, 0.5)
"""The share of a row's height for its pieces; the largest at which all of them fit is used."""


@attrs.frozen
class Slot:
    """How one piece of a hand is shown."""

    scale: float
    art: float
    """The width of its drawing; 0 if only its name is written."""
    words: float
    """The width of its name; 0 if the drawing says it all."""
    wide: float


class CardsPanel(PresenterPanel):
    """Everybody's cards. They are shown nowhere else, and never on the projector."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, tr("Hands"), parent)
        self.aside = tr("never on the projector")
        self.hands: list[tuple[Player, tuple[Piece, ...], bool]] = []

    def show_hands(self, hands: list[tuple[Player, tuple[Piece, ...], bool]]) -> None:
        """Show for each seat its name, what it holds, and whether it is to choose."""
        self.hands = hands
        words = self.desk.style.words
        said = "; ".join(
            f"{player.name}: {', '.join(words(piece.name) for piece in held) or tr('nothing')}"
            for player, held, _ in hands
        )
        self.setAccessibleName(strung("{title}. {said}", title=self.title, said=said))
        self.update()

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        super().paint_on(painter, rect)
        for piece, box, slot, at in (laid for _, held, room in self._hands() for laid in self._laid(held, room)[0]):
            if slot.art:
                painter.save()
                painter.translate(QPointF(at.left() + slot.art / 2, at.center().y()))
                painter.scale(slot.scale, slot.scale)
                painter.translate(-box.center())
                paint(painter, piece.art, self._style, slot.scale)
                painter.restore()

    @property
    def _style(self) -> Style:
        """How pieces are drawn: what does not fit is left out."""
        return self.desk.style._replace(floor=self.desk.layout.least + 0.01)

    def _hands(self) -> list[tuple[QRectF, tuple[Piece, ...], QRectF]]:
        """Of each seat: its row, what it holds, and the room for that."""
        px, rect = self.desk.layout.px, self.body
        step = min(px(112), rect.height() / max(1, len(self.hands)))
        rows = [
            QRectF(rect.left() - px(4), rect.top() + k * step, rect.width() + px(8), step - px(6))
            for k in range(len(self.hands))
        ]
        side = min(px(38), step - px(6) - px(6))
        used = px(10) + side + px(10) + px(112) + px(8)
        return [
            (row, held, row.adjusted(used, px(3), -px(10), -px(3)))
            for row, (_, held, _) in zip(rows, self.hands, strict=True)
        ]

    def below(self, rect: QRectF) -> Art:
        layout, px = self.desk.layout, self.desk.layout.px
        left = rect.left() + metrics(layout.letters(22), 600, True).horizontalAdvance(self.title) + px(10)
        art: list[Layer] = [icon_in("ui-lock", QRectF(left, rect.top() - px(31), px(18), px(19)), "@ink2")]
        for (player, _, acts), (row, held, room) in zip(self.hands, self._hands(), strict=True):
            side = min(px(38), row.height() - px(6))
            badge = QRectF(row.left() + px(10), row.center().y() - side / 2, side, side)
            name = (badge.right() + px(10), row.top(), px(112), row.height())
            art += (
                Box(*sides(row), px(12), "@panel2" if acts else "@panel", "@line", 1.3),
                icon_in(f"badge-{player.colour}", badge),
                Label(player.name, *name, layout.letters(19), display=True, elide=True),
                *self._names(held, room),
            )
        return tuple(art)

    def _names(self, held: tuple[Piece, ...], room: QRectF) -> Art:
        """What cannot be read on the pieces at this size is written beside them, or instead."""
        size = self.desk.layout.letters(15)
        if not held:
            return (Label(tr("nothing to hide"), *sides(room), size, 500, "@ink2", wrap=True),)
        laid, more = self._laid(held, room)
        art = [
            self._name(piece, at.adjusted(slot.wide - slot.words, 0, 0, 0)) for piece, _, slot, at in laid if slot.words
        ]
        if more:
            rest = tr_count(more, "and {n} more", "and {n} more")
            art.append(Label(rest, *sides(room), size, 600, "@ink2", "right", wrap=True))
        return tuple(art)

    def _laid(self, held: tuple[Piece, ...], room: QRectF) -> tuple[list[tuple[Piece, QRectF, Slot, QRectF]], int]:
        """The pieces that find room: each with the box of its drawing, how it is shown and where; how many do not."""
        px = self.desk.layout.px
        drawn = [(piece, box) for piece in held if not (box := bounds(piece.art)).isEmpty()]
        slots = self._fit(drawn, self._style, room)
        x, end = room.left(), room.right() + 1
        if sum(slot.wide + px(8) for slot in slots) > room.width() + px(8) + 1:
            end -= px(100)  # too much even so: there must be room to say how many more
        laid: list[tuple[Piece, QRectF, Slot, QRectF]] = []
        for (piece, box), slot in zip(drawn, slots, strict=True):
            if x + slot.wide > end:
                break
            laid.append((piece, box, slot, QRectF(x, room.top(), slot.wide, room.height())))
            x += slot.wide + px(8)
        return laid, len(drawn) - len(laid)

    def _fit(self, drawn: list[tuple[Piece, QRectF]], style: Style, room: QRectF) -> list[Slot]:
        """What is drawn and what is written of each piece: the first way in which all fit."""
        px, gap = self.desk.layout.px, self.desk.layout.px(8)
        slots: list[Slot] = []
        for named, pictured in ((True, True), (True, False), (False, True)):
            for share in SHARES:
                high = room.height() * share
                scales = [min(high / box.height(), px(180) / box.width()) for _, box in drawn]
                mute = [named and _mute(piece, style, scale) for (piece, _), scale in zip(drawn, scales, strict=True)]
                arts = [
                    box.width() * scale if pictured or not silent else 0.0
                    for (_, box), scale, silent in zip(drawn, scales, mute, strict=True)
                ]
                free = room.width() + gap - sum(arts) - gap * len(arts) - (gap * sum(mute) if pictured else 0)
                words = min(px(400), free / max(1, sum(mute)))
                slots = [
                    Slot(scale, art, words if silent else 0.0, art + (words + (gap if art else 0) if silent else 0.0))
                    for scale, art, silent in zip(scales, arts, mute, strict=True)
                ]
                if free >= 0 and (not any(mute) or words >= px(100)):
                    return slots
        return slots

    def _name(self, piece: Piece, room: QRectF) -> Label:
        """Write as much of a piece's name as fits; the tip has all of it."""
        pixels = self.desk.layout.letters(14)
        metric = metrics(pixels, 600)
        for text in shorter(self.desk.style.words(piece.name)):
            if metric.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height() <= room.height() + 1:
                break
        else:
            text = metric.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        return Label(text, *sides(room), pixels, 600, wrap=True)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            point = QPointF(event.pos())
            laid = (laid for _, held, room in self._hands() for laid in self._laid(held, room)[0])
            name = next((self.desk.style.words(piece.name) for piece, _, _, at in laid if at.contains(point)), "")
            show_tip(event.globalPos(), name, self)
            return True
        return bool(super().event(event))


def _mute(piece: Piece, style: Style, scale: float) -> bool:
    """Whether a piece has a text that is too small to read at this size."""
    return any(isinstance(layer, Label) and layer.text and not fits(layer, style, scale) for layer in piece.art)


__all__ = ["CardsPanel", "HandsUpPanel"]
