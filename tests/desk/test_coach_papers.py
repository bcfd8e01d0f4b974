"""The papers of the coach: every word finds room, every moment is named, and nothing lies over something else."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF

from nutdesk.core.match import Match
from nutdesk.desk.coach.analysis import Analysis, Turning, remember
from nutdesk.desk.coach.coach_sheet import CoachSheet
from nutdesk.desk.coach.turning_points import TurningRow
from nutdesk.desk.kit.fitting import paragraphs
from tests.desk.bots import played_out
from tests.desk.conftest import Sit
from tests.desk.hands import click, settle

SMALL = (1280, 720)
LONG = "{name}'s squirrel makes room on Heart of the Wood and runs to Chestnut Chase"
WHY = "Then you have all the nuts for a squirrel on Mossy Mound."


@pytest.fixture(scope="module")
def game() -> Match:
    return played_out()


def shown(sit: Sit, match: Match, *turnings: Turning, size: tuple[int, int] = SMALL) -> CoachSheet:
    """The sheet about a game with these turning points, without any thinking."""
    seats = len(match.players)
    even = ((1 / seats,) * seats,) * (len(match.line()) + 1)
    remember(match, Analysis(even, (0.0,) * seats, (0.0,) * seats, turnings))
    page = sit(match, size=size)
    click(page.end_bar.coach_button)
    assert page.coaching.sheet is not None
    settle()
    return page.coaching.sheet


def test_a_turning_point_says_who_and_ends_with_whole_words(sit: Sit, game: Match) -> None:
    seat = game.line()[1].seat
    player = game.cast[seat]
    sheet = shown(sit, game, *[Turning(2, 2, seat, -0.2, "")] * 3)
    (room,) = {(row.room.width(), row.room.height()) for row in sheet.rows}
    told = LONG.format(name=player.name)
    mistake, find = Turning(2, 2, seat, -0.2, told, told, "", WHY), Turning(2, 2, seat, 0.2, "Throw the dice", why=WHY)
    for turning in (mistake, find):
        row = TurningRow(sheet.desk, turning, 1, player, sheet)
        assert player.name in row.played
        size, _, lines = row.lines(*room)
        assert size >= sheet.desk.layout.least
        assert sum(high for _, high in lines) <= room[1]
        assert not any("…" in text for text, _ in lines)


def test_the_words_below_the_board_find_room(sit: Sit, game: Match) -> None:
    sheet = shown(sit, game)
    board = sheet.board
    board.tell("after move 208", "Black moves up")
    short = board.room()
    words = LONG.format(name="Black") + ", " + WHY
    board.tell("after move 208", words)
    room = board.room()
    assert room.height() < short.height(), "the board gives way"
    size = sheet.desk.layout.letters(16)
    below = board.sheet.bottom() - room.bottom() - size * 1.5
    assert paragraphs(words, room.width() - 8, size, 500) <= below


def test_no_disc_lies_over_another(sit: Sit, game: Match) -> None:
    line = game.line()
    turnings = [Turning(place, place, line[place - 1].seat, 0.1, "", why="") for place in (20, 21, 22)]
    sheet = shown(sit, game, *turnings)
    chart = sheet.chart
    assert chart is not None
    assert len(chart.discs) == 3
    box = chart.plot.getPlotItem().getViewBox()
    found = []
    for item in chart.discs:
        size = item.pixmap().deviceIndependentSize()
        found.append(box.mapViewToScene(item.pos()) + item.offset() + QPointF(size.width() / 2, size.height() / 2))
    for one, other in combinations(found, 2):
        apart = one - other
        assert (apart.x() ** 2 + apart.y() ** 2) ** 0.5 >= size.width()


def test_a_game_without_turning_points_says_so(sit: Sit, game: Match) -> None:
    sheet = shown(sit, game)
    assert not sheet.rows
    assert sheet.turnings is not None
    assert sheet.turnings.accessibleName() == "No decision here cost or gained much."
    assert "No single decision turned this game." in sheet.text


def test_a_card_says_which_moment_its_things_are_from_and_the_score_once(sit: Sit, game: Match) -> None:
    sheet = shown(sit, game)
    sheet.look(20)
    for card in sheet.cards:
        assert card.when == "after move 20"
        assert not card.parted, "the head tells what one line alone would repeat"
        assert card.unit(card.sheet, card.sheet.top() + sheet.desk.layout.px(52)) > sheet.desk.layout.unit
    assert all(card.parted for card in shown(sit, played_out("in-the-nuts", 2)).cards)
