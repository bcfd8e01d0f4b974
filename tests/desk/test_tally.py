"""The presenter's own panels can be read, and what is laid over the room's picture never hides its words."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from nutdesk import paths
from nutdesk.desk.classroom.audience import beside
from nutdesk.desk.classroom.audience_picture import AudiencePicture
from nutdesk.desk.classroom.presenter import PresenterWindow
from nutdesk.desk.classroom.projector_overlay import ProjectorOverlay, paint_overlay
from nutdesk.desk.classroom.slide_text import SlidePoint, SlideText
from nutdesk.desk.kit.layout import SMALLEST
from nutdesk.desk.kit.theme import THEMES
from nutdesk.desk.kit.words import voice
from nutdesk.desk.settings.language import choose, switch
from nutdesk.desk.table.move_names import shorter
from nutdesk.teach import progress
from tests.desk.hands import settle
from tests.desk.ink import watched

Open = Callable[..., PresenterWindow]
OBJECTIVES = "nut-hunt/15-competitive"
FOREST = "nut-hunt/01-the-forest"


@pytest.fixture
def present(show: Callable[[QWidget], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Open:
    """Opens a presenter's window of some size on a step of a scene of ours."""
    monkeypatch.setenv("NUTDESK_HOME", str(tmp_path / "home"))

    def present(scene: str, step: int, size: tuple[int, int]) -> PresenterWindow:
        window = PresenterWindow([paths.scenes() / f"{scene}.toml"], "", THEMES["light"], 0.0, progress.load())
        window.resize(*size)
        window.audience.resize(1280, 720)
        show(window)
        window.begin(0, step)
        settle()
        return window

    return present


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_every_card_of_every_hand_can_be_told_on_the_presenters_screen(present: Open, size: tuple[int, int]) -> None:
    window = present(OBJECTIVES, 1, size)
    with watched() as words:
        window.cards.grab()
    written = " ".join(word.text for word in words)
    large = ("Mouse Meadow", "Badger Bluff", "Rabbit Patch", "Birch Grove", "Thistle Thicket", "Fern Fold", "4+1")
    small = ("Objective Mouse Meadow", "Objective Hickory Haunt", "Objective Rabbit Patch", "Objective The Tangle")
    for name in large if size[0] == 1920 else small:  # on the cards themselves, or instead of them
        assert name in written
    assert "more" not in written, "all three objectives are shown"
    assert min(word.pixels for word in words) >= SMALLEST - 0.1


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize(("scene", "step"), [("06-nullify", 4), ("10-trouble", 2)])
def test_what_is_written_of_a_card_of_a_hand_is_whole(present: Open, scene: str, step: int, code: str) -> None:
    """All of its text, or its name and kind, or its name."""
    try:
        switch(choose(code))
        window = present(f"little-nutters/{scene}", step, (1280, 720))
        with watched() as words:
            window.cards.grab()
        said = [word.text for word in words if not word.baked]
        assert said
        assert [word.text for word in words if word.elided or word.cut > 1] == []
        told = {voice("little-nutters").tell(piece.name) for _, held, _ in window.cards.hands for piece in held}
        for name in told:
            assert set(shorter(name)) & set(said), name
    finally:
        switch(choose("en"))


def test_a_name_gets_shorter_by_whole_parts() -> None:
    tile = "Heart of the Wood: fox, two squirrels; costs acorn, walnut"
    assert list(shorter(tile)) == [tile, "Heart of the Wood: fox, two squirrels", "Heart of the Wood"]
    card = "Cramp, trouble, leaf: A player skips, once."
    assert list(shorter(card)) == [card, "Cramp, trouble, leaf", "Cramp, trouble", "Cramp"]


def test_no_name_on_the_rooms_board_covers_another(present: Open) -> None:
    window = present(FOREST, 5, (1280, 720))
    window.audience.resize(1024, 768)  # too small for the names on the tiles themselves
    settle()
    assert window.picture.here is not None
    plates = window.picture.marks.tags.values()
    assert len(plates) == len(window.picture.here.named) == 3
    assert not any(one.over(other) for one, other in combinations(plates, 2))


def test_a_line_on_the_board_never_comes_to_lie_on_the_words() -> None:
    projector_overlay = ProjectorOverlay()
    picture = AudiencePicture(projector_overlay)
    picture.resize(QSizeF(640, 360), 1.0)
    picture.show_slide_text(SlideText("Nut Hunt", "", "Where?", points=(SlidePoint("Here", "1"),)))
    projector_overlay.begin("arrow", QPointF(0.1, 0.5))
    projector_overlay.draw_to(QPointF(0.3, 0.6))
    projector_overlay.end()
    projector_overlay.strokes[0].points = [QPointF(-5000, -5000), QPointF(5000, 5000)]  # as after a zoom
    plate = QImage(640, 360, QImage.Format.Format_RGB32)
    plate.fill(0x336699)
    bare = plate.copy()
    painter = QPainter(plate)
    paint_overlay(painter, projector_overlay, QSizeF(640, 360))
    painter.end()
    frame = picture.frame
    assert frame.card is not None
    assert plate != bare
    for words in (frame.head, frame.band, frame.card):
        place = words.toAlignedRect().adjusted(1, 1, -1, -1)
        assert plate.copy(place) == bare.copy(place)


def test_on_one_screen_the_rooms_window_hides_nothing_if_there_is_room() -> None:
    size, screen = QSize(1280, 720), QRect(0, 0, 3200, 1080)
    assert beside(QRect(0, 0, 1600, 900), size, screen) == QPoint(1600, 0)
    assert beside(QRect(1600, 40, 1600, 900), size, screen) == QPoint(320, 40)
    assert beside(QRect(0, 0, 1600, 900), size, QRect(0, 0, 1920, 1080)) is None
