"""Panels are drawings: one path paints them, says their words as they are, and names them by what is written."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from nutdesk.core.game import Player
from nutdesk.core.table import Art, Box, Inset, Label, Poly, SeatCard, Shadow, moved
from nutdesk.desk.kit.art import HINTS, Style, bounds, paint
from nutdesk.desk.kit.panel import Drawn, DrawnPanel, rounded
from nutdesk.desk.kit.theme import LIGHT
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import Voice
from nutdesk.desk.settings.language import choose
from nutdesk.desk.table.seat_strip import Prompt, SeatPanel
from nutdesk.desk.table.tray import EndBar
from tests.desk.ink import watched

DESK = Path(__file__).parents[2] / "nutdesk" / "desk"
BY_HAND = {
    "kit/art.py": "the one path",
    "kit/widgets.py": "buttons stand on the home screen, which comes before any drawing is loaded",
    "home/home_page.py": "the home screen",
    "home/cover.py": "the home screen",
    "handout/printing.py": "a page, in points, whose letters can be found in the file",
}
"""Who else writes words with a painter, and why."""


def image_of(art: Art) -> QImage:
    image = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    paint(painter, art, Style())
    painter.end()
    return image


def test_the_words_of_a_game_are_said_once_and_all_others_stand_as_they_are(qapp: QApplication) -> None:
    desk = Desk()
    desk.style = Style(LIGHT, Voice("nice-one-squirrel", (), choose("de")))
    card, prompt = SeatPanel(desk), Prompt(desk)
    card.resize(324, 200)
    card.show_card(SeatCard(0, (Label("holds", 10, 10, 200, 30),), 60, "holds"), Player("Ann", "blue"))
    prompt.show_prompt("holds", "blue")
    with watched() as words:
        card.grab()
        prompt.grab()
    assert [word.text for word in words] == ["Ann", "hat", "holds"]


def test_a_panel_is_called_what_is_written_on_it(qapp: QApplication) -> None:
    parent = QWidget()
    assert EndBar(Desk(), parent).accessibleName() == "The game is over"


@pytest.mark.parametrize("bases", [(DrawnPanel,), (Drawn, QWidget)])
def test_a_panel_that_does_not_say_what_it_shows_is_refused_before_it_is_painted(bases: tuple[type, ...]) -> None:
    with pytest.raises(TypeError, match=r"Blank does not say in art\(\) what it shows"):
        type("Blank", bases, {})


def test_a_line_that_is_too_long_ends_with_an_ellipsis_in_whole_letters(qapp: QApplication) -> None:
    with watched() as words:
        image_of((Label("Bartholomew-Jane", 0, 0, 90, 20, 16, elide=True),))
    (word,) = words
    assert word.text.startswith("Bartholo")
    assert word.elided
    assert word.cut == 0


def test_a_drawing_in_a_drawing_is_moved_made_larger_and_cut(qapp: QApplication) -> None:
    square = Box(2, 2, 10, 10, fill="#FF0000")
    inset = Inset((square,), 20, 30, 3)
    assert image_of((inset,)) == image_of((Box(26, 36, 30, 30, fill="#FF0000"),))
    assert image_of(moved((inset,), 5, 6)) == image_of((Box(31, 42, 30, 30, fill="#FF0000"),))
    assert bounds((inset,)).contains(QRectF(26, 36, 30, 30))
    half = ((26.0, 36.0), (41.0, 36.0), (41.0, 66.0), (26.0, 66.0))
    cut = Inset((Box(26, 36, 30, 30, fill="#FF0000"),), clip=half)
    assert image_of((cut,)) == image_of((Box(26, 36, 15, 30, fill="#FF0000"),))


def test_a_polygon_with_round_corners_is_the_box_itself(qapp: QApplication) -> None:
    box = QRectF(10, 20, 60, 40)
    polygon = image_of((Poly(rounded(box, 12), "#FF0000"),))
    whole = image_of((Box(10, 20, 60, 40, 12, "#FF0000"),))
    places = [(x, y) for x in range(120) for y in range(120)]
    assert max(abs(polygon.pixelColor(*at).alpha() - whole.pixelColor(*at).alpha()) for at in places) < 24


def test_a_shadow_reaches_out_of_its_box(qapp: QApplication) -> None:
    art = (Shadow(40, 40, 40, 40, 8, 10, 0.5),)
    image = image_of(art)
    painted = [(x, y) for x in range(120) for y in range(120) if image.pixelColor(x, y).alpha()]
    assert max(y for _, y in painted) > 84
    assert all(bounds(art).contains(x, y) for x, y in painted)


def test_words_are_painted_by_one_path() -> None:
    found = {
        str(path.relative_to(DESK).as_posix()) for path in DESK.rglob("*.py") if "drawText(" in path.read_text("utf-8")
    }
    assert found == set(BY_HAND)
