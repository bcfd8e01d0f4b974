"""Pictures of a lesson's steps as the room will see them, made ahead of time and out of sight."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSizeF
from PySide6.QtGui import QImage

from nutdesk.desk.classroom.audience_picture import AudiencePicture
from nutdesk.desk.classroom.projector_overlay import ProjectorOverlay
from nutdesk.desk.classroom.slides import slide
from nutdesk.desk.kit.translated import tell_lesson, voice_of
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.runner import GivenAnswers
from nutdesk.teach.scene import Scene


class SlidePictures(QObject):
    """Plays a copy of the scene: nothing in it touches the lesson that is being shown."""

    def __init__(self, scene: Scene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.picture = AudiencePicture(ProjectorOverlay(self), self)
        self.picture.animator.pace = 0
        self.take(scene)

    def take(self, scene: Scene) -> None:
        """Another scene: what was drawn for the one before is drawn quickly again."""
        self.lesson = Lesson(scene)
        tell_lesson(self.lesson)
        self.picture.take_voice(voice_of(self.lesson.match))

    def picture_of(self, number: int, size: QSizeF, ratio: float = 1.0, given: GivenAnswers | None = None) -> QImage:
        """A step, from 1, as it looks when it begins, or when the room has answered; raises SceneError."""
        lesson = self.lesson
        lesson.goto(max(0, number - 1))
        entry = lesson.next() if lesson.at < number else None
        if (size, ratio) != (self.picture.size, self.picture.ratio):
            self.picture.resize(size, ratio)
        played = (entry.events, entry.parent) if entry is not None else ()
        self.picture.show_slide(slide(lesson, given or GivenAnswers(), *played))
        self.picture.refresh()
        return self.picture.image


__all__ = ["SlidePictures"]
