"""The audience's picture: the public table, whole until the presenter zooms, and the text around it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import floor, log

import attrs
from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QSizeF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPainterPath

from nutdesk.core.table import Piece, Table
from nutdesk.desk.classroom.lens import Lens
from nutdesk.desk.classroom.projector_overlay import ProjectorOverlay
from nutdesk.desk.classroom.slide_marks import SlideMarks
from nutdesk.desk.classroom.slide_text import SlideFrame, SlideText, name_floor, slide_frame
from nutdesk.desk.classroom.slide_text_painter import SlideTextPainter
from nutdesk.desk.classroom.slides import Slide
from nutdesk.desk.kit.art import HINTS, Style, drawing
from nutdesk.desk.kit.layout import Layout
from nutdesk.desk.kit.theme import PROJECTOR, Theme
from nutdesk.desk.kit.words import Voice
from nutdesk.desk.table.animator import Animator, Moment
from nutdesk.desk.table.scene import TableScene

STEP = 1.12
"""The camera zooms in such steps, so that what was drawn at one of them need not be drawn again."""
CAMERA = 700
"""Milliseconds of a camera movement."""
FRAME = 16


class AudienceLayout(Layout):
    """The layout of the audience's picture: no bar, no tray, the board where neither head, card nor caption is."""

    room = QRectF()

    @property
    def bar(self) -> float:  # type: ignore[override]
        return 0.0

    @property
    def tray(self) -> float:  # type: ignore[override]
        return self.height - self.room.bottom()

    @property
    def unit(self) -> float:  # type: ignore[override]
        return self.height / 1080

    @property
    def board(self) -> QRectF:  # type: ignore[override]
        return self.room


@attrs.frozen
class Camera:
    """Where the corner of the board is, and how many pixels one of its units has."""

    scale: float
    x: float
    y: float

    def towards(self, other: Camera, share: float) -> Camera:
        def between(one: float, two: float) -> float:
            return one + (two - one) * share

        return Camera(between(self.scale, other.scale), between(self.x, other.x), between(self.y, other.y))


def public(table: Table) -> Table:
    """A table as an audience may see it: no hand, nothing that can be done, no advice."""
    return attrs.evolve(table, hand=(), gestures=(), buttons=(), hand_title="", how="", notes=())


class AudiencePicture(QObject):
    """Always the public view: it is never given any other table."""

    changed = Signal()
    """The image is another one."""

    def __init__(self, projector_overlay: ProjectorOverlay, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.projector_overlay = projector_overlay
        projector_overlay.held.connect(self._hold)
        projector_overlay.zoomed.connect(self._zoom)
        self.scene = TableScene(self)
        self.scene.dims = True
        self.scene.changed.connect(lambda _regions: self._soon())
        self.marks = SlideMarks(self.scene)
        self.animator = Animator(self.scene, self)
        self.slide_text: SlideText | None = None
        self.image = QImage()
        """The current picture, as the presenter sees it."""
        self._held: tuple[QImage, Lens] | None = None
        """What a frozen room keeps."""
        self.size = QSizeF(1280, 720)
        self.ratio = 1.0
        self.voice = Voice()
        self.theme = PROJECTOR
        self.words: SlideTextPainter | None = None
        """The text as it was painted last."""
        self.frame: SlideFrame
        self.here: Slide | None = None
        """What the slide marks on the board; None while something moves."""
        self._region: QRectF | None = None
        self._from: Camera | None = None
        self._camera = QVariantAnimation(self)
        self._camera.setStartValue(0.0)
        self._camera.setEndValue(1.0)
        self._camera.setDuration(CAMERA)
        self._camera.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._camera.valueChanged.connect(lambda _at: self._soon())
        self._due = QTimer(self)
        self._due.setSingleShot(True)
        self._due.setInterval(FRAME)
        self._due.timeout.connect(self.refresh)
        self._seen = Camera(1.0, 0.0, 0.0)
        """The camera of the current image."""
        self._take_style()
        self.resize(self.size, 1.0)

    # ---- measures -------------------------------------------------------------------------------------------------

    def resize(self, size: QSizeF, ratio: float) -> None:
        """Take on the size of its window."""
        self.size, self.ratio = size, ratio
        self.projector_overlay.image_size = size
        scene = self.scene
        scene.ratio = ratio
        scene.setSceneRect(QRectF(QPointF(0, 0), size))
        self._take_frame()
        self.projector_overlay.lens = self.lens
        self._take_style()
        self._aim(self._region, moving=False)
        scene.redraw()
        self._mark()
        self._soon()

    def _take_frame(self) -> None:
        """Give the board the room that the text leaves."""
        self.frame = slide_frame(self.size.width(), self.size.height(), self.slide_text)
        self.scene.layout_ = layout = AudienceLayout(self.size.width(), self.size.height())
        layout.room = self.frame.board

    def take_voice(self, voice: Voice) -> None:
        """Take how the game speaks and what its players are called."""
        self.voice = voice
        self._take_style()

    def take_theme(self, theme: Theme) -> None:
        """Take other colours: the usual ones of a projector, or those of high contrast."""
        if theme is not self.theme:
            self.theme = theme
            self._take_style()
            self._mark()
            self._soon()

    def set_motion(self, pace: float, *, calm: bool) -> None:
        """How slowly pieces move, 0 for not at all, and whether they fade instead of travelling."""
        self.animator.pace, self.scene.motion.calm = pace, calm
        self._camera.setDuration(round(CAMERA * pace) or 1)

    @property
    def style(self) -> Style:
        return Style(self.theme, self.voice, name_floor(self.size.height()))

    def _take_style(self) -> None:
        self.scene.restyle(self.style)

    @property
    def camera(self) -> Camera:
        corner = self.scene.board_point(0, 0)
        return Camera(self.scene.scale, corner.x(), corner.y())

    # ---- what is shown --------------------------------------------------------------------------------------------

    def show_slide_text(self, slide_text: SlideText) -> None:
        if slide_text != self.slide_text:
            self.slide_text = slide_text
            self._take_frame()
            self._soon()

    def show_slide(self, here: Slide) -> None:
        """Show a step without motion: what it points at has a rim, the rest is a little darker."""
        self.animator.skip()
        self._settle(attrs.evolve(here, table=public(here.table)))

    def _settle(self, here: Slide) -> None:
        fresh, before = self.scene.table is None, self._at
        self.show_slide_text(here.slide_text)
        self.scene.show_table(here.table)
        self.here = here
        marked = (*self._things(here.shown), *self._things(here.verdicts))
        lying = [self.scene.pieces[key].thing for key in marked if key in self.scene.pieces]
        spots = [thing.spot for thing in lying if isinstance(thing, Piece)]
        self._aim(self._region, moving=not fresh, before=before, marking=False)
        self.scene.light((*marked, *spots) if marked else None)
        self._mark()
        self._soon()

    def play(self, shots: Sequence[Moment], here: Slide) -> None:
        """Play the pictures of what happened, then show the position."""
        final = attrs.evolve(here, table=public(here.table))
        self.animator.skip()
        before = self._at
        self.show_slide_text(here.slide_text)
        self.here = None
        self.marks.clear()
        self.scene.light(None)
        self._aim(self._region, before=before)
        pictures = [Moment(public(shot.table), shot.event) for shot in shots]
        self.animator.play(pictures, {}, lambda: self._settle(final))

    @property
    def shown(self) -> tuple[str, ...]:
        """What the slide points at."""
        return self.here.shown if self.here is not None else ()

    @property
    def verdicts(self) -> dict[str, bool]:
        """Places that are marked as right or wrong."""
        return self.here.verdicts if self.here is not None else {}

    def _things(self, keys: Iterable[str]) -> tuple[str, ...]:
        return tuple(key for key in keys if self.scene.item(key) is not None)

    def _mark(self) -> None:
        """Mark what the slide is about."""
        if self.scene.table is not None:
            self.marks.draw(self.here, name_floor(self.size.height()), self.size.height() / 1080)

    # ---- the camera -----------------------------------------------------------------------------------------------

    def _zoom(self) -> None:
        """The presenter has chosen a region of the picture, or returns to the whole board."""
        share = self.projector_overlay.zoom
        lens = self.lens
        region = None if share is None else QRectF(lens.to_board(share.topLeft()), lens.to_board(share.bottomRight()))
        self._aim(region)

    def _aim(
        self, region: QRectF | None, *, moving: bool = True, before: Camera | None = None, marking: bool = True
    ) -> None:
        """Turn the camera to a region of the board, or to the whole of it, from where it was before."""
        scene = self.scene
        self._region = region
        if scene.table is None:
            return
        before, room, table = before or self._at, scene.layout_.board, scene.table
        fit = min(room.width() / table.width, room.height() / table.height)
        if region is None or region.isEmpty():
            scene.zoom, scene.pan = 1.0, QPointF(0, 0)
        else:
            wanted = min(room.width() / region.width(), room.height() / region.height()) / fit
            scene.zoom = STEP ** max(0, floor(log(wanted, STEP) + 0.01))
            # The camera stays on the table, and in its middle where it sees all of it.
            scale = fit * scene.zoom
            x = _within(region.center().x(), room.width() / scale, table.width)
            y = _within(region.center().y(), room.height() / scale, table.height)
            scene.pan = QPointF(table.width / 2 - x, table.height / 2 - y) * fit
        scene.measure()
        if self.camera == before:
            return
        scene.redraw()
        if marking:
            self._mark()
        if moving and self.animator.pace > 0 and not self.scene.motion.calm:
            self._from = before
            self._camera.stop()
            self._camera.start()
        else:
            self._camera.stop()
            self._from = None

    @property
    def _at(self) -> Camera:
        """Where the camera is at this moment, on its way or arrived."""
        if self._from is None or self._camera.state() != QVariantAnimation.State.Running:
            return self.camera
        return self._from.towards(self.camera, self._camera.currentValue())

    # ---- what the room sees ----------------------------------------------------------------------------------------

    @property
    def lens(self) -> Lens:
        """Where the board lies in the current image."""
        return Lens(self._seen.scale, self._seen.x, self._seen.y, self.size.width(), self.size.height(), self.frame)

    @property
    def room_image(self) -> QImage:
        """What the room sees: the current image, or the one that it keeps."""
        return self._held[0] if self._held is not None else self.image

    @property
    def room_lens(self) -> Lens:
        """Where the board lies in what the room sees."""
        return self._held[1] if self._held is not None else self.lens

    def _hold(self, on: bool) -> None:
        """Keep the picture that the room has, or show it the current one again."""
        if on and self.image.isNull():
            self.refresh()
        self._held = (self.image, self.lens) if on else None
        self.changed.emit()

    # ---- the image ------------------------------------------------------------------------------------------------

    @property
    def laid(self) -> list[tuple[Piece, QRectF]]:
        """The pieces shown on the card, and where they are."""
        return self.words.laid if self.words is not None else []

    def _soon(self) -> None:
        if not self._due.isActive():
            self._due.start()

    def refresh(self) -> None:
        """Paint the image anew."""
        self._due.stop()
        wide, high = round(self.size.width() * self.ratio), round(self.size.height() * self.ratio)
        image = QImage(max(1, wide), max(1, high), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(self.ratio)
        painter = QPainter(image)
        painter.setRenderHints(HINTS)
        self._paint_ground(painter)
        self._paint_board(painter)
        if self.slide_text is not None:
            self.words = SlideTextPainter(self.slide_text, self.style, self.size.width(), self.size.height())
            self.words.paint(painter)
        painter.end()
        self.image = image
        self.changed.emit()

    def _paint_ground(self, painter: QPainter) -> None:
        ground = QLinearGradient(0, 0, 0, self.size.height())
        ground.setColorAt(0, self.theme.colour("@wood"))
        ground.setColorAt(1, self.theme.colour("@wood2"))
        painter.fillRect(QRectF(QPointF(0, 0), self.size), ground)

    def _paint_board(self, painter: QPainter) -> None:
        if self.scene.table is None:
            return
        here, there = self._at, self.camera
        self._seen = here
        self.projector_overlay.lens = self.lens
        if self.slide_text is not None and self.slide_text.picture:
            self._paint_cover(painter, self.slide_text.picture)
            return
        painter.save()
        room = QRectF(self.frame.head.bottomLeft(), self.frame.band.topRight())
        painter.setClipRect(room)
        change = here.scale / there.scale
        painter.translate(here.x - there.x * change, here.y - there.y * change)
        painter.scale(change, change)
        back, _ = painter.worldTransform().inverted()
        seen = back.mapRect(room)
        self.scene.render(painter, seen, seen, Qt.AspectRatioMode.IgnoreAspectRatio)
        painter.restore()

    def _paint_cover(self, painter: QPainter, name: str) -> None:
        """Paint a drawing in the place of the board."""
        renderer = drawing(name)
        if renderer is None:
            return
        room, shape = self.frame.board, QSizeF(renderer.defaultSize())
        place = QRectF(QPointF(0, 0), shape.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio))
        place.moveCenter(room.center())
        round_ = QPainterPath()
        round_.addRoundedRect(place, place.width() * 0.04, place.width() * 0.04)
        painter.save()
        painter.setClipPath(round_)
        renderer.render(painter, place)
        painter.restore()


def _within(middle: float, seen: float, whole: float) -> float:
    """The middle of what is seen, so that no edge of the whole is passed."""
    return whole / 2 if seen >= whole else max(seen / 2, min(middle, whole - seen / 2))


__all__ = ["AudienceLayout", "AudiencePicture", "Camera", "public"]
