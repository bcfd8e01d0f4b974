"""The raised hands and the players' cards, as only the presenter sees them."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player
from nutdesk.core.table import Label, Piece
from nutdesk.desk.classroom.presenter_panels import CENTRE, MIDDLE, RIGHT, PresenterPanel
from nutdesk.desk.kit.art import bounds, paint
from nutdesk.desk.kit.drawing import Style
from nutdesk.desk.kit.fitting import fits
from nutdesk.desk.kit.plain import show_tip
from nutdesk.desk.kit.theme import font, metrics
from nutdesk.desk.kit.widgets import Desk, DeskButton, draw_icon
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

    def paint_body(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        px = layout.px
        if not self.answers:
            words = tr("No question at this step. At a question or a vote, count the raised hands here.")
            self.write(painter, rect, words, 17, 500, "@ink2")
            return
        most = max((1, *self.given.hands.values()))
        small, size = layout.letters(15), layout.letters(17)
        for k, (row, answer) in enumerate(zip(self.rows(), self.answers, strict=True)):
            cap = QRectF(row.left(), row.center().y() - px(13), px(26), px(26))
            painter.setBrush(theme.colour("@panel2"))
            painter.setPen(QPen(theme.colour("@line"), 1.2))
            painter.drawRoundedRect(cap, 6, 6)
            painter.setPen(theme.colour("@ink2"))
            painter.setFont(font(small, 600))
            painter.drawText(cap, CENTRE, str(k + 1))
            name = QRectF(cap.right() + px(10), row.top(), rect.width() * 0.38, row.height())
            painter.setPen(theme.colour("@ink"))
            painter.setFont(font(size, 600))
            words = metrics(size, 600).elidedText(answer.text, Qt.TextElideMode.ElideRight, name.width())
            painter.drawText(name, MIDDLE, words)
            bar = QRectF(name.right() + px(6), row.center().y() - px(12), 0, px(24))
            bar.setRight(row.right() - px(44))
            painter.setBrush(theme.colour("@panel2"))
            painter.setPen(QPen(theme.colour("@line"), 1.2))
            painter.drawRoundedRect(bar, px(7), px(7))
            count = self.given.hands[k]
            if count:
                painter.setBrush(QColor("#1F5C86" if count == most else "#5B8FA8"))
                painter.setPen(QPen(QColor("#3B2416"), 1.4))
                filled = QRectF(bar.left(), bar.top(), bar.width() * count / most, bar.height())
                painter.drawRoundedRect(filled, px(7), px(7))
            painter.setPen(theme.colour("@ink"))
            painter.setFont(font(layout.letters(20), 700))
            painter.drawText(row, MIDDLE | RIGHT, str(count))

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
        self._places: list[tuple[QRectF, str]] = []
        """Where each piece lies, and its full name for the tip."""

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

    def paint_body(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        px = layout.px
        left = rect.left() + metrics(layout.letters(22), 600, True).horizontalAdvance(self.title) + px(10)
        draw_icon(painter, "ui-lock", QRectF(left, rect.top() - px(31), px(18), px(19)), theme.colour("@ink2").name())
        if not self.hands:
            return
        self._places = []
        step = min(px(112), rect.height() / len(self.hands))
        for k, (player, held, acts) in enumerate(self.hands):
            row = QRectF(rect.left() - px(4), rect.top() + k * step, rect.width() + px(8), step - px(6))
            painter.setBrush(theme.colour("@panel2" if acts else "@panel"))
            painter.setPen(QPen(theme.colour("@line"), 1.3))
            painter.drawRoundedRect(row, px(12), px(12))
            side = min(px(38), row.height() - px(6))
            badge = QRectF(row.left() + px(10), row.center().y() - side / 2, side, side)
            draw_icon(painter, f"badge-{player.colour}", badge)
            size = layout.letters(19)
            name = QRectF(badge.right() + px(10), row.top(), px(112), row.height())
            painter.setPen(theme.colour("@ink"))
            painter.setFont(font(size, 600, True))
            text = metrics(size, 600, True).elidedText(player.name, Qt.TextElideMode.ElideRight, name.width())
            painter.drawText(name, MIDDLE, text)
            room = row.adjusted(name.right() + px(8) - row.left(), px(3), -px(10), -px(3))
            self._paint_pieces(painter, held, room)

    def _paint_pieces(self, painter: QPainter, held: tuple[Piece, ...], room: QRectF) -> None:
        """Paint the pieces as large as the row; write small text on them beside them, or in their place."""
        px = self.desk.layout.px
        if not held:
            self.write(painter, room, tr("nothing to hide"), 15, 500, "@ink2", flags=MIDDLE)
            return
        style = self.desk.style._replace(floor=self.desk.layout.least + 0.01)  # what does not fit is left out
        drawn = [(piece, box) for piece in held if not (box := bounds(piece.art)).isEmpty()]
        slots = self._fit(drawn, style, room)
        x, end = room.left(), room.right() + 1
        if sum(slot.wide + px(8) for slot in slots) > room.width() + px(8) + 1:
            end -= px(100)  # too much even so: there must be room to say how many more
        for k, ((piece, box), slot) in enumerate(zip(drawn, slots, strict=True)):
            if x + slot.wide > end:
                rest = tr_count(len(drawn) - k, "and {n} more", "and {n} more")
                self.write(painter, room, rest, 15, 600, "@ink2", flags=MIDDLE | RIGHT)
                return
            if slot.art:
                painter.save()
                painter.translate(QPointF(x + slot.art / 2, room.center().y()))
                painter.scale(slot.scale, slot.scale)
                painter.translate(-box.center())
                paint(painter, piece.art, style, slot.scale)
                painter.restore()
            if slot.words:
                at = QRectF(x + slot.wide - slot.words, room.top(), slot.words, room.height())
                self._write_name(painter, piece, at)
            self._places.append((QRectF(x, room.top(), slot.wide, room.height()), self.desk.style.words(piece.name)))
            x += slot.wide + px(8)

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

    def _write_name(self, painter: QPainter, piece: Piece, room: QRectF) -> None:
        """Write as much of a piece's name as fits; the tip has all of it."""
        pixels = self.desk.layout.letters(14)
        metric = metrics(pixels, 600)
        wrap = int(Qt.TextFlag.TextWordWrap)
        for text in shorter(self.desk.style.words(piece.name)):
            if metric.boundingRect(room, wrap, text).height() <= room.height() + 1:
                break
        else:
            text = metric.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.setPen(self.desk.theme.colour("@ink"))
        painter.setFont(font(pixels, 600))
        painter.drawText(room, wrap | int(MIDDLE), text)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = QPointF(event.pos())
            name = next((name for place, name in self._places if place.contains(at)), "")
            show_tip(event.globalPos(), name, self)
            return True
        return bool(super().event(event))


def _mute(piece: Piece, style: Style, scale: float) -> bool:
    """Whether a piece has a text that is too small to read at this size."""
    return any(isinstance(layer, Label) and layer.text and not fits(layer, style, scale) for layer in piece.art)


__all__ = ["CardsPanel", "HandsUpPanel"]
