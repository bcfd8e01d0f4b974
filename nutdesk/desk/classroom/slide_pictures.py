"""Pictures of a lesson's steps as the audience will see them, drawn in advance."""

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
    """Plays a copy of the scene, so that nothing touches the lesson that is shown."""

    def __init__(self, scene: Scene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.picture = AudiencePicture(ProjectorOverlay(self), self)
        self.picture.animator.pace = 0
        self.take(scene)

    def take(self, scene: Scene) -> None:
        """Take another scene; what was drawn for the one before is reused where it fits."""
        self.lesson = Lesson(scene)
        tell_lesson(self.lesson)
        self.picture.take_voice(voice_of(self.lesson.match))

    def picture_of(self, number: int, size: QSizeF, ratio: float = 1.0, given: GivenAnswers | None = None) -> QImage:
        """Step `number`, from 1, as it looks at its start, or after its answer; raises SceneError."""
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
