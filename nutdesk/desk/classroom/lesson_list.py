"""Games and lessons as lines of a list."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QWidget

from nutdesk.core.card import Card
from nutdesk.core.table import Art, Box, Label, Layer, Oval, Svg
from nutdesk.desk.kit.drawing import drawing
from nutdesk.desk.kit.fitting import shrunk
from nutdesk.desk.kit.panel import Drawn, focus_ring, icon_in, rounded, sides
from nutdesk.desk.kit.plain import PlainButton
from nutdesk.desk.kit.quiet import QuietButton
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import strung, tr
from nutdesk.teach.browse import ListedLesson


def minutes(seconds: int) -> str:
    """'2 min', rounded up, as nobody minds finishing early."""
    return tr("{n} min", n=max(1, -(-seconds // 60)))


class GameButton(Drawn, PlainButton):
    """A game whose lessons can be chosen, and how many of its course were finished."""

    def __init__(self, desk: Desk, card: Card, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.card = desk, card
        self.done, self.total = 0, 0
        self.setCheckable(True)
        self.setText(card.title)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_progress(self, done: int, total: int) -> None:
        self.done, self.total = done, total
        words = tr("{done} of {total} lessons done", done=done, total=total)
        self.setAccessibleName(strung("{title}. {words}", title=self.card.title, words=words))
        self.update()

    def art(self) -> Art:
        layout, px, on = self.desk.layout, self.desk.layout.px, self.isChecked()
        rect = QRectF(self.rect()).adjusted(px(6), px(6), -px(6), -px(6))
        ink, quiet = ("@ongo", "@ongo") if on else ("@ink", "@ink2")
        side, small = rect.height() - px(20), layout.letters(16)
        box = QRectF(rect.left() + px(10), rect.top() + px(10), side, side)
        left, wide = box.right() + px(14), rect.right() - box.right() - px(26)
        size = shrunk(self.text(), wide, layout.letters(22), layout.letters(0, 14))
        high, middle = metrics(size, 600, True).height(), rect.center().y()
        words = tr("{done} of {total}", done=self.done, total=self.total)
        art: list[Layer] = [
            Box(*sides(rect), px(16), "@go" if on else "@panel", "@line", 1.5),
            *cover(self.card.id, box, px(12)),
            Label(self.text(), left, middle + px(4) - high, wide, high, size, 600, ink, display=True),
            Label(words, left, middle + px(4), wide, rect.height() / 2, small, 600, quiet, top=True),
        ]
        if self.total:
            used = metrics(small, 600).horizontalAdvance(words) + px(12)
            bar = (left + used, middle + px(11))
            art.append(Box(*bar, wide - used, px(9), px(4), "@panel2"))
            art.append(Box(*bar, (wide - used) * self.done / self.total, px(9), px(4), "@gold"))
        if self.hasFocus():
            art += focus_ring(rect.adjusted(1, 1, -1, -1), px(16))
        return tuple(art)


def cover(game: str, box: QRectF, radius: float) -> Art:
    """The middle of a game's cover."""
    renderer = drawing(f"covers/{game}")
    size = renderer.defaultSize() if renderer is not None else QSize(1, 1)
    scale = max(box.width() / size.width(), box.height() / size.height())
    wide, high = size.width() * scale, size.height() * scale
    corner = (box.center().x() - wide / 2, box.center().y() - high / 2)
    picture = Svg(f"covers/{game}", *corner, wide, high, clip=rounded(box, radius))
    return picture, Box(*sides(box), radius, line="#3B2416", width=1.6)


class LessonRow(Drawn, QuietButton):
    """One lesson in the list: its number, its title, its length, and whether it was finished."""

    def __init__(self, desk: Desk, lesson: ListedLesson, done: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.lesson, self.done = desk, lesson, done
        self.setCheckable(True)
        self.setText(lesson.title)
        state = tr("done") if done else tr("not done yet")
        time = minutes(lesson.seconds)
        self.setAccessibleName(strung("{title}. {time}, {state}", title=lesson.title, time=time, state=state))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def art(self) -> Art:
        layout, px, on = self.desk.layout, self.desk.layout.px, self.isChecked()
        rect = QRectF(self.rect()).adjusted(px(4), px(3), -px(4), -px(3))
        ink, quiet = ("@ongo", "@ongo") if on else ("@ink", "@ink2")
        disc = QRectF(rect.left() + px(10), rect.center().y() - px(32) / 2, px(32), px(32))
        small, size, time = layout.letters(16), layout.letters(19), minutes(self.lesson.seconds)
        left = disc.right() + px(12)
        room = rect.right() - px(22) - metrics(small, 600).horizontalAdvance(time) - left
        plate = (Box(*sides(rect), px(12), "@go" if on else "@panel2"),) if on or self.underMouse() else ()
        return (
            *plate,
            Oval(*sides(disc), "@go" if self.done and not on else "@panel2", "#3B2416", 1.4),
            self._sign(disc),
            Label(time, *sides(rect.adjusted(0, 0, -px(12), 0)), small, 600, quiet, "right"),
            Label(self.text(), left, rect.top(), room, rect.height(), size, 600, ink, elide=True),
            *(focus_ring(rect.adjusted(2, 2, -2, -2), px(12)) if self.hasFocus() else ()),
        )

    def _sign(self, disc: QRectF) -> Layer:
        """That it was done, its place in the course, or whose it is."""
        inset = self.desk.layout.px(7)
        box = disc.adjusted(inset, inset, -inset, -inset)
        if self.done:
            return icon_in("ui-ok", box, "@ink" if self.isChecked() else "@ongo")
        if (place := self.lesson.short or self.lesson.course) is not None:
            number = str(place)
            return Label(number, *sides(disc), self.desk.layout.letters(16), 700, "@ink2", "centre")
        return icon_in("ui-pen" if self.lesson.own else "ui-play", box, "@ink2")


__all__ = ["GameButton", "LessonRow", "cover", "minutes"]
