"""The audience's window: the audience's picture and what the presenter lays over it, nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QCursor,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QScreen,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from nutdesk import mac
from nutdesk.core.fact import Fact
from nutdesk.core.game import TABLE, look
from nutdesk.core.match import Match
from nutdesk.core.table import Label, Svg, Table
from nutdesk.desk.classroom.audience_picture import AudiencePicture
from nutdesk.desk.classroom.lens import Lens
from nutdesk.desk.classroom.presenter_tools import PresenterTools
from nutdesk.desk.classroom.projector_overlay import ProjectorOverlay, paint_overlay
from nutdesk.desk.classroom.slide_text import SlidePoint, SlideText
from nutdesk.desk.classroom.slides import Slide
from nutdesk.desk.kit.cursor import arrow
from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.words import joined, strung, tr
from nutdesk.desk.table.animator import Moment, moment
from nutdesk.desk.table.outcome import outcome_of
from nutdesk.desk.table.session import Session

SIZE = (1280, 720)
"""The size of the window if there is no second screen."""
POINTER = 84
"""Height of the mouse pointer in this window, in pixels."""
LONGEST = 170
"""Letters of a live game's caption."""


class AudienceWindow(QWidget):
    """Shows the image and what the presenter lays over it.

    It has no text, tooltip or name of its own that a position could change.
    """

    keyed = Signal(QKeyEvent)
    """A key that the presenter may want: clickers send theirs to whichever window is in front."""
    closed = Signal()

    def __init__(
        self,
        picture: AudiencePicture,
        projector_overlay: ProjectorOverlay,
        presenter_tools: PresenterTools | None = None,
    ) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.picture, self.projector_overlay, self.presenter_tools = picture, projector_overlay, presenter_tools
        self.setWindowTitle(tr("What the room sees"))
        self.setAccessibleName(tr("What the room sees"))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)  # the keys stay where they are
        self.setMinimumSize(640, 360)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(large_pointer())
        self.resize(*SIZE)
        picture.changed.connect(self.update)
        projector_overlay.changed.connect(self.update)

    def place(self, near: QWidget) -> None:
        """Move to the screen that the presenter does not use; if there is none, beside the presenter's window."""
        screen = other_screen(near)
        if screen is None:
            place = beside(near.frameGeometry(), self.size(), near.screen().availableGeometry())
            if place is not None:
                self.move(place)
            self.showNormal()
            return
        self.setGeometry(screen.geometry())
        self._fill()

    def flip_full_screen(self) -> None:
        self.leave_full_screen() if self.fills_screen else self._fill()

    @property
    def fills_screen(self) -> bool:
        return self.isFullScreen() or self.has_no_frame

    @property
    def has_no_frame(self) -> bool:
        return bool(self.windowFlags() & Qt.WindowType.FramelessWindowHint)

    def _fill(self) -> None:
        """Fill the screen. Where all screens of a Mac are one space, a full screen turns the others black."""
        if mac.here() and mac.is_set("com.apple.spaces", "spans-displays"):
            self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
            self.setGeometry(self.screen().geometry())
            self.show()
        else:
            self.showFullScreen()

    def leave_full_screen(self) -> None:
        if self.has_no_frame:
            self.setWindowFlag(Qt.WindowType.FramelessWindowHint, False)
            self.resize(*SIZE)
        self.showNormal()

    # ---- Qt -------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        image = self.picture.room_image
        if image.deviceIndependentSize() == QSizeF(self.size()):
            painter.drawImage(0, 0, image)
        else:  # a frozen picture in a window that has another size now
            painter.drawImage(QRectF(self.rect()), image)
        paint_overlay(painter, self.projector_overlay, QSizeF(self.size()), self.picture.room_lens, room=True)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._measure()
        return bool(super().event(event))

    def _measure(self) -> None:
        self.picture.resize(QSizeF(self.size()), self.devicePixelRatioF())
        self.picture.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F11:
            self.flip_full_screen()
        else:
            self.keyed.emit(event)

    def share(self, event: QMouseEvent) -> QPointF:
        return QPointF(event.position().x() / self.width(), event.position().y() / self.height())

    @property
    def _lens(self) -> Lens | None:
        """Where the board lies here, if that is another picture than the current one."""
        return self.picture.room_lens if self.projector_overlay.frozen else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.presenter_tools is not None and event.button() == Qt.MouseButton.LeftButton:
            self.presenter_tools.press(self.share(event), self._lens)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.presenter_tools is not None:
            self.presenter_tools.move(self.share(event), self._lens)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.presenter_tools is not None and event.button() == Qt.MouseButton.LeftButton:
            self.presenter_tools.release(self.share(event))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.presenter_tools is not None:
            self.presenter_tools.turn(event.angleDelta().y() / 120)

    def leaveEvent(self, event: QEvent) -> None:
        if self.presenter_tools is not None:
            self.presenter_tools.leave()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()


def other_screen(near: QWidget) -> QScreen | None:
    """A screen that this window is not on."""
    here = near.screen()
    return next((screen for screen in QGuiApplication.screens() if screen is not here), None)


def beside(window: QRect, size: QSize, screen: QRect) -> QPoint | None:
    """A place for a window of this size that covers nothing of another one; None if the screen has none."""
    places = (
        QPoint(window.right() + 1, window.top()),
        QPoint(window.left() - size.width(), window.top()),
        QPoint(window.left(), window.bottom() + 1),
        QPoint(window.left(), window.top() - size.height()),
    )
    return next((place for place in places if screen.contains(QRect(place, size))), None)


def large_pointer() -> QCursor:
    """An arrow large enough for the last row to follow."""
    return arrow(POINTER)


class Broadcast(QObject):
    """Shows a game in progress to an audience: always the public view, whoever looks at the table itself."""

    viewer: int | None = TABLE

    def __init__(self, session: Session, picture: AudiencePicture, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session, self.picture = session, picture
        self._caption = ""
        picture.take_voice(session.voice)
        session.screens.append(self)
        session.reseated.connect(self.reword)
        self._table = self.table()
        self.show_now()

    def table(self) -> Table:
        """The public table as it is now."""
        match = self.session.match
        return match.game.table(look(match.game, match.state, TABLE), match.cast)

    def reword(self) -> None:
        self.picture.take_voice(self.session.voice)
        self.show_now()

    def show_now(self) -> None:
        self._table = self.table()
        ended = self._end_text(self._table)
        self.picture.show_slide(self._slide(ended))

    def show_count(self, sentence: str, counted: Mapping[int, int]) -> None:
        """The score is being counted at the table: tell what, and how far everybody has got."""
        cast = self.session.match.cast
        points = tuple(self._point(seat, str(points)) for seat, points in counted.items())
        text = SlideText(self.session.game.title, tr("The score"), sentence, points=points, cast=cast, opens=True)
        self.picture.show_slide(Slide(text, self._table))

    def _point(self, seat: int, points: str, sign: str = "") -> SlidePoint:
        name = self.session.match.cast[seat].name
        return SlidePoint(strung("{name}: {points}", name=name, points=points), sign)

    def _end_text(self, table: Table) -> SlideText | None:
        """Who has won, with the score of everybody; None while the game goes on."""
        session, match = self.session, self.session.match
        outcome = outcome_of(session)
        if outcome is None:
            return None
        scores, winners = outcome.result.scores, outcome.result.winners
        order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))
        places = {seat: 1 if seat in winners else 1 + order.index(seat) for seat in order}
        points = (self._point(seat, outcome.points(scores[seat]), str(places[seat])) for seat in order)
        told = (outcome.margin(), outcome.difference(), session.words(outcome.result.reason))
        return SlideText(
            match.game.title,
            outcome.headline(),
            joined((text.rstrip(".") for text in told if text), ". "),
            points=tuple(points),
            cast=match.cast,
            opens=True,
            emblem=(Svg(f"squirrel-{match.cast[winners[0]].colour}", -32, -32, 64, 64),),
            aside=session.words(table.pace),
        )

    def stop(self) -> None:
        """The game is left: its picture stays as it is."""
        self.picture.animator.skip()
        self.session.screens.remove(self)
        self.deleteLater()

    def tell(self, fact: Fact) -> None:
        """Show what happened; after undo or redo only the position, with no word about how it came about."""
        self._caption = self._words(fact)
        if not fact.played:
            self.show_now()
            return
        self._table = self.table()
        self.picture.play(shots(fact, self.session.match), self._slide())

    def _slide(self, text: SlideText | None = None) -> Slide:
        """The picture of the position: a room talks about places, and so each has its name in large letters."""
        text = text or self.slide_text(self._table)
        names = labelled(self._table, self.session.words)
        named = tuple((key, name) for key, name in names if re.search(rf"\b{re.escape(name)}\b", text.caption))
        return Slide(text, self._table, named=named, labelled=names)

    def _words(self, told: Fact) -> str:
        """The newest events that fit, as the story tells them."""
        words = ""
        for event in reversed([event for event in told.told if event.clause]):
            fact = self.session.words(event.sentence()).rstrip(".")
            if words and len(fact) + len(words) > LONGEST:
                break
            words = strung("{fact}. {words}", fact=fact, words=words) if words else strung("{fact}.", fact=fact)
        return words

    def slide_text(self, table: Table) -> SlideText:
        """The card of a live game: what is to be done, and what everybody may see of the players."""
        session, match = self.session, self.session.match
        due = match.due
        prompt = session.words(table.prompt)
        return SlideText(
            match.game.title,
            "",
            self._caption or prompt,
            seats=table.seats,
            cast=match.cast,
            decides=due.seat if due is not None else None,
            aside=session.words(table.pace),
        )


def labelled(table: Table, words: Callable[[str], str]) -> tuple[tuple[str, str], ...]:
    """The places of a table that have their names on the board, and these names."""
    found: dict[str, str] = {}
    for spot in table.spots:
        for label in (layer for layer in (*spot.art, *spot.badge) if isinstance(layer, Label)):
            text = words(label.text)
            if text[:1].isalpha() and words(spot.name).startswith(text):
                found[spot.id] = text
    return tuple(found.items())


def shots(fact: Fact, match: Match) -> list[Moment]:
    """The pictures of what happened for an audience, without what a bot says about its own moves."""
    game, cast = match.game, match.cast
    return [moment(game, seen, game.table(seen.view, cast)) for seen in fact.seen if seen.event.clause]


__all__ = ["AudienceWindow", "Broadcast", "other_screen", "shots"]
