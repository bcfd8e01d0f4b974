"""The window comes back where it was, for each set of screens, and never where nobody sees it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect

from nutdesk.desk.settings import settings as kept
from nutdesk.desk.shell import window_place
from nutdesk.desk.shell.opening import open_window
from nutdesk.desk.shell.window import MainWindow
from tests.desk.hands import settle

ROOM = QRect(0, 0, 1920, 1080)
BESIDE = QRect(1920, 0, 1280, 720)


def test_a_window_opens_where_it_was_closed(window: MainWindow) -> None:
    window.setGeometry(17, 23, 1111, 633)
    settle()
    window.close()
    again = open_window()
    assert again.geometry() == QRect(17, 23, 1111, 633)
    again.deleteLater()


def test_the_largest_window_is_the_largest_again_with_the_size_it_had_before(window: MainWindow) -> None:
    window.setGeometry(10, 20, 1120, 640)
    settle()
    window.showMaximized()
    settle()
    window.close()
    (at,) = kept.load().places.values()
    assert at[4] == window_place.LARGEST
    again = open_window()
    assert again.isMaximized()
    again.close()
    again.deleteLater()


@pytest.mark.parametrize(
    "at", [[0, 0, 2**40, 2**40, 0], [2**31, -(2**31) - 1, 800, 600, 0], [10, 10, -5, 600, 0], [1, 1, 0, 0, 2**70]]
)
def test_a_place_that_cannot_be_is_forgotten(window: MainWindow, at: list[int]) -> None:
    window.settings.places[window.place.key] = at
    window.place.restore()
    first = window_place.first_place(window.screen().availableGeometry())
    assert window.geometry().topLeft() == first.topLeft()
    assert window.height() == first.height()


def test_each_set_of_screens_has_its_own_place(window: MainWindow) -> None:
    settings = window.settings
    window.place.key = "at home"
    window.setGeometry(5, 5, 1100, 620)
    window.place.keep()
    window.place.key = "in the classroom"
    window.setGeometry(50, 40, 1200, 650)
    window.place.keep()
    window.place.key = "at home"
    window.place.restore()
    assert window.geometry() == QRect(5, 5, 1100, 620)
    assert len(settings.places) == 2
    for number in range(40):
        window.place.key = str(number)
        window.place.keep()
    assert len(settings.places) == window_place.MOST


def test_a_window_whose_screen_is_gone_is_moved_back(window: MainWindow) -> None:
    window.setGeometry(9000, 50, 1200, 650)
    window.place.key = "with the projector"
    window.place.screens_changed()
    settle()
    assert window_place.in_sight(window.geometry(), window.place._rooms())
    assert window.place.key == window_place.screens_key()


@pytest.mark.parametrize(
    ("rect", "seen"),
    [
        (QRect(100, 100, 1200, 700), True),
        (QRect(1900, 100, 1200, 600), True),
        (QRect(1500, 600, 1200, 700), False),
        (QRect(100, -400, 1200, 700), False),
        (QRect(4000, 0, 1200, 700), False),
        (QRect(-700, 0, 1200, 700), False),
    ],
)
def test_in_sight_means_most_of_it_and_its_top_edge(rect: QRect, seen: bool) -> None:
    assert window_place.in_sight(rect, [ROOM, BESIDE]) is seen
    back = window_place.moved_back(rect, ROOM)
    assert ROOM.contains(back)
    assert back.size() == rect.size()


def test_a_window_larger_than_the_screen_is_made_to_fit() -> None:
    assert window_place.moved_back(QRect(0, 0, 3840, 2160), ROOM) == ROOM
    assert window_place.first_place(QRect(0, 30, 1280, 690)) == QRect(0, 30, 1280, 690)
    assert window_place.first_place(ROOM).size() == QRect(0, 0, 1600, 900).size()
