"""The coach: the curve, the turning points, luck and choice, and playing a moment again."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from nutdesk import paths
from nutdesk.core.game import ScoreLine
from nutdesk.core.match import Match
from nutdesk.desk.coach import analysis, coach, decision_value, luck, report
from nutdesk.desk.coach.coach_sheet import CoachSheet
from nutdesk.desk.coach.decision import decisions, ends_of_turns
from nutdesk.desk.kit.drawing import Style
from nutdesk.desk.kit.theme import DARK
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import ENGLISH
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.settings import language
from nutdesk.desk.settings.settings_sheet import SettingsSheet
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table.bot_requests import thinking
from nutdesk.desk.table.session import Session
from tests.desk.bots import hurried, played_out, thinking_ends, wait_for
from tests.desk.conftest import Sit
from tests.desk.everywhere import faults
from tests.desk.hands import click, key, settle
from tests.games.little_nutters.forest import at, play

__all__ = ["thinking_ends"]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few looks at each position are enough to see that everything comes together."""
    monkeypatch.setattr(coach, "ITERATIONS", 100)
    monkeypatch.setattr(coach, "LEAST", 4)
    monkeypatch.setattr(coach, "AGAIN", 24)
    monkeypatch.setattr(decision_value, "ITERATIONS", 24)


@pytest.fixture(scope="module")
def game() -> Match:
    return played_out()


KNOWN: list[analysis.Analysis] = []
"""What the first test of them found out about the game: the others need not wait for it again."""


def opened(sit: Sit, qtbot: QtBot, match: Match) -> tuple[TablePage, CoachSheet]:
    page = sit(match)
    if KNOWN:
        analysis.remember(match, KNOWN[0])
    click(page.end_bar.coach_button)
    sheet = page.coaching.sheet
    assert sheet is not None
    wait_for(qtbot, lambda: sheet.analysis is not None)
    settle()
    assert sheet.analysis is not None
    KNOWN[:] = [sheet.analysis]
    return page, sheet


def test_the_coach_tells_luck_from_choice_and_the_sums_are_right(sit: Sit, qtbot: QtBot, game: Match) -> None:
    _, sheet = opened(sit, qtbot, game)
    found = sheet.analysis
    assert found is not None
    line = game.line()
    assert len(found.chances) == len(line) + 1
    assert all(abs(sum(row) - 1) < 0.01 for row in found.chances)
    result = game.game.result(game.state)
    assert result is not None
    assert [seat for seat in range(3) if found.chances[-1][seat] > 0] == list(result.winners)
    for sums in (found.luck, found.choice):
        assert abs(sum(sums)) < 0.05, "what one gains the others lose"
    for seat in range(3):
        change = found.chances[-1][seat] - found.chances[0][seat]
        assert abs(found.luck[seat] + found.choice[seat] - change) < 1e-6


def test_every_turning_point_is_a_decision_with_the_move_that_was_played(sit: Sit, qtbot: QtBot, game: Match) -> None:
    page, sheet = opened(sit, qtbot, game)
    assert sheet.analysis is not None
    turnings = sheet.analysis.turnings
    assert 1 <= len(turnings) == len(sheet.rows) <= 3
    line = game.line()
    for turning in turnings:
        entry = line[turning.place - 1]
        assert turning.seat == entry.seat
        assert turning.played in [page.session.words(event.sentence()) for event in entry.events]
        if turning.action:
            start = line[turning.start - 1].parent
            assert start is not None
            assert game.game.judge(start.state, turning.better_moves(game.game)[0])
            assert turning.better
    assert sheet.text.endswith((".", "?"))
    assert page.session.names[0] in sheet.text or "move" in sheet.text.lower()


def test_clicking_a_point_of_the_curve_shows_that_moment(sit: Sit, qtbot: QtBot, game: Match) -> None:
    page, sheet = opened(sit, qtbot, game)
    chart = sheet.chart
    assert chart is not None
    box = chart.plot.getPlotItem().getViewBox()
    at = box.mapViewToScene(QPointF(20, 50)).toPoint()
    QTest.mouseClick(chart.plot.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at.x(), at.y()))
    settle()
    assert sheet.at == 20
    assert sheet.board.caption == "after move 20"
    assert sheet.board.words == page.session.headline(game.line()[19])
    before = sheet.board.pixmap.toImage()
    key(page, Qt.Key.Key_Right)
    key(page, Qt.Key.Key_Right)
    assert sheet.at == 22
    assert sheet.board.pixmap.toImage() != before


def test_an_analysis_is_kept_and_not_worked_out_again(sit: Sit, qtbot: QtBot, game: Match) -> None:
    _, sheet = opened(sit, qtbot, game)
    assert list((paths.user_cache() / "coach").glob("*.json"))
    again = Session(game)
    asked: list[float] = []
    done: list[object] = []
    worker = coach.Coach(again, again)
    worker.progressed.connect(asked.append)
    worker.done.connect(done.append)
    worker.start()
    assert done == [sheet.analysis]
    assert not asked


def test_a_kept_analysis_is_told_in_the_language_of_now(sit: Sit, qtbot: QtBot, game: Match) -> None:
    opened(sit, qtbot, game)
    _, sheet = opened(sit, qtbot, game)  # from the disk, which has letters only
    assert sheet.analysis is not None
    session = Session(game)
    english = analysis.retold(session, sheet.analysis)
    assert english == sheet.analysis, "the same words as when it was found"
    language.switch(language.choose("de"))
    settle()
    german = analysis.recall(game)
    assert german is not None
    german = analysis.retold(session, german)
    assert sheet.analysis == german
    for old, new, row in zip(english.turnings, german.turnings, sheet.rows, strict=True):
        assert (old.place, old.change, old.action) == (new.place, new.change, new.action)
        assert old.played != new.played
        assert row.turning == new
        assert new.played in row.toolTip()
    language.switch(ENGLISH)
    settle()
    assert sheet.analysis == english


def test_a_kept_analysis_that_makes_no_sense_is_worked_out_anew(game: Match) -> None:
    place = analysis._place(game)
    place.parent.mkdir(parents=True, exist_ok=True)
    for rubbish in ("", "[]", '{"chances": [[1]], "luck": [], "choice": [], "turnings": []}'):
        place.write_text(rubbish, encoding="utf-8")
        assert analysis.recall(game) is None


def test_closing_the_coach_stops_its_thinking(sit: Sit, qtbot: QtBot) -> None:
    page = sit(played_out(seed="another"))
    click(page.end_bar.coach_button)
    house = thinking().house
    assert house is not None
    assert house.busy
    key(page, Qt.Key.Key_Escape)
    assert page.coaching.sheet is None
    assert not house.busy


def test_a_turning_point_is_played_again_with_bots_for_the_others(sit: Sit, qtbot: QtBot) -> None:
    match = played_out()
    page, sheet = opened(sit, qtbot, match)
    hurried(page)
    end = match.current
    row = next(row for row in sheet.rows if row.turning.better)
    click(row)
    assert sheet.at == row.turning.place
    click(sheet.play_button)
    session, turning = page.session, row.turning
    assert page.coaching.sheet is None
    assert session.in_variation
    branch = match.line()
    assert len(branch) >= turning.place
    assert branch[turning.start - 1].moves == turning.better_moves(match.game), "the better move is made"
    assert session.people == (turning.seat,)
    wait_for(qtbot, lambda: session.match.over or session.bot_due is None)
    session.return_to_trunk()
    assert match.current is end
    assert session.people == (0, 1, 2)


def test_a_better_move_of_several_steps_is_tried_whole(sit: Sit) -> None:
    match = played_out("nuts", 2)
    page = sit(match)
    decision = next(found for found in decisions(match.line()) if found.first < found.last)
    page.coaching._branch(decision.entries[0].parent, decision.seat, decision.moves)
    assert match.line()[decision.first - 1].moves == decision.moves


def test_the_coach_finds_out_in_the_background_what_decided_the_game(sit: Sit, qtbot: QtBot) -> None:
    match = played_out()
    page = sit(match)
    page.coaching._wait.start(0)  # the pause after a game is over
    wait_for(qtbot, lambda: analysis.recall(match) is not None)
    settle()
    known = analysis.recall(match)
    assert known is not None
    told = report.decisive(page.session, known)
    assert told
    assert told in page.end_sheet.said()
    page.show_result()
    assert told in page.end_sheet.said(), "it is known at once from now on"


def test_opening_the_coach_goes_on_with_what_was_thought_in_the_background(sit: Sit, qtbot: QtBot) -> None:
    page = sit(played_out(seed="handed on"))
    page.coaching._wait.start(0)
    wait_for(qtbot, lambda: page.coaching._coach is not None)
    begun = page.coaching._coach
    click(page.end_bar.coach_button)
    sheet = page.coaching.sheet
    assert sheet is not None
    assert sheet.coach is begun
    wait_for(qtbot, lambda: sheet.analysis is not None)
    key(page, Qt.Key.Key_Escape)
    assert page.coaching.sheet is None


def test_a_game_that_goes_on_stops_the_thinking_in_the_background(sit: Sit, qtbot: QtBot) -> None:
    match = played_out(seed="goes on")
    match.fair = False
    page = sit(match)
    page.coaching._wait.start(0)
    wait_for(qtbot, lambda: page.coaching._coach is not None)
    page.session.undo()
    settle()
    assert not match.over
    assert page.coaching._coach is None


def test_the_bar_at_the_end_leads_to_the_coach_too(sit: Sit, qtbot: QtBot, game: Match) -> None:
    opened(sit, qtbot, game)
    page = sit(game, size=(1280, 720))
    analysis.remember(game, KNOWN[0])
    key(page, Qt.Key.Key_Escape)
    assert not page.end_sheet.isVisible()
    button = next(button for button in page.end_bar.buttons if button.text() == "Coach")
    assert all(not button.geometry().intersects(other.geometry()) for other in page.end_bar.buttons if other != button)
    click(button)
    assert page.coaching.sheet is not None
    assert page.coaching.sheet.isVisible()


def test_changing_the_language_on_the_coach_changes_nothing_else(window: MainWindow, game: Match) -> None:
    window.seat(game, None)
    page = window.page
    assert page is not None
    page.coaching.open()
    key(window, Qt.Key.Key_Comma, modifier=Qt.KeyboardModifier.ControlModifier)
    (settings,) = (sheet for sheet in window.findChildren(SettingsSheet) if sheet.isVisible())
    control = settings.rows["language"].control
    control.setFocus()
    window.chosen_settings.change("language", "de")
    settle()
    assert page.coaching.sheet is not None
    assert not page.end_sheet.isVisible()
    assert QApplication.focusWidget() is control
    key(window, Qt.Key.Key_Escape)
    assert not any(sheet.isVisible() for sheet in window.findChildren(SettingsSheet))
    assert page.coaching.sheet.isVisible()
    window.chosen_settings.change("language", "en")


def test_the_coach_waits_until_the_game_is_over(sit: Sit) -> None:
    page = sit()
    page.coaching.open()
    assert page.coaching.sheet is None
    assert "when it is over" in page.coaching.why_not()


def test_the_coach_is_read_and_walked_without_a_mouse(sit: Sit, qtbot: QtBot, game: Match) -> None:
    _, sheet = opened(sit, qtbot, game)
    assert not faults("coach", sheet)


# ---- the papers -----------------------------------------------------------------------------------------------------


def laid_out(sit: Sit, match: Match, size: tuple[int, int] = (1280, 720)) -> CoachSheet:
    """The sheet with something to show on every paper, without any thinking."""
    seats = len(match.players)
    even = ((1 / seats,) * seats,) * (len(match.line()) + 1)
    turning = analysis.Turning(2, 2, match.line()[1].seat, -0.2, "Roll again", "Stop", "", "A bust is likely.")
    lucky = tuple(1.25 if seat == 0 else -1.25 / (seats - 1) for seat in range(seats))
    analysis.remember(match, analysis.Analysis(even, lucky, (0.0,) * seats, (turning,) * 3))
    page = sit(match, size=size)
    click(page.end_bar.coach_button)
    assert page.coaching.sheet is not None
    settle()
    return page.coaching.sheet


def turn_wheel(sheet: CoachSheet, at: QPoint, by: int) -> None:
    """With the pointer at a point of the sheet, as the system sends it."""
    window = sheet.window()
    QTest.wheelEvent(window.windowHandle(), QPointF(sheet.mapTo(window, at)), QPoint(0, by))
    settle()


@pytest.mark.parametrize("percent", [130, 200])
def test_in_large_letters_the_coach_is_as_wide_as_the_window_and_scrolls_down(sit: Sit, percent: int) -> None:
    Desk.text = percent / 100
    sheet = laid_out(sit, played_out("little-nutters", 4))
    buttons = (sheet.play_button, sheet.replay_button, sheet.new_button, sheet.table_button)
    for paper in (sheet.board, *sheet.cards, sheet.chart, sheet.turnings, sheet.luck, *buttons):
        assert paper is not None
        assert sheet.rect().contains(paper.geometry())
    assert sheet.width() <= sheet.bench.width()
    bar = sheet.bench.verticalScrollBar()
    assert bar.value() == 0 < bar.maximum()
    assert sheet.chart is not None
    bar.setValue(sheet.chart.y() - 20)
    before = bar.value()
    curve = sheet.chart.mapTo(sheet, sheet.chart.plot.geometry().topLeft()) + QPoint(60, 20)
    turn_wheel(sheet, curve, -120)
    assert bar.value() > before, "also over the curve"
    for _ in range(12):
        turn_wheel(sheet, QPoint(20, bar.value() + 100), -120 * 20)
    assert bar.value() == bar.maximum()


def test_at_the_usual_size_all_of_the_coach_is_on_one_screen(sit: Sit, game: Match) -> None:
    sheet = laid_out(sit, game)
    assert sheet.size() == sheet.bench.size()
    assert sheet.bench.verticalScrollBar().maximum() == 0


def test_the_lines_go_through_ends_of_turns_and_turning_points_only(sit: Sit, game: Match) -> None:
    sheet = laid_out(sit, game)
    assert sheet.chart is not None
    assert sheet.chart.stops == sorted({*ends_of_turns(game), 2})


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_card_tells_the_place(sit: Sit, seats: int) -> None:
    sheet = laid_out(sit, played_out("little-nutters", seats))
    for card in sheet.cards:
        *_, wanted = card.head(card.terse)
        assert wanted <= card.sheet.width() - sheet.desk.layout.px(66)
    assert len({card.terse for card in sheet.cards}) == 1, "all cards alike"


def test_a_score_is_told_in_the_games_own_word(sit: Sit) -> None:
    sheet = laid_out(sit, played_out("little-nutters", 2))
    assert len(sheet.cards[0].result.winners) == 1
    assert all("nut" in card.head(0)[0] for card in sheet.cards)
    assert "nut" in sheet.cards[0].accessibleName()
    shared = at(3, patches={"27": ["boulder"]}, sacks=[2, 3, 3])
    play(shared, "dig 27", "accept")
    sheet = laid_out(sit, shared)
    assert len(sheet.cards[0].result.winners) == 2
    assert [card.head(0)[0] for card in sheet.cards] == ["3 nuts", "3 nuts", "2 nuts"]
    sheet = laid_out(sit, played_out("nut-hunt", 3))
    assert all("point" in card.head(0)[0] for card in sheet.cards)


def test_a_long_score_gives_up_words_before_it_gives_up_lines(sit: Sit, game: Match) -> None:
    card = laid_out(sit, game).cards[0]
    words = "Bonus card 1 almond, 2 cashews, 1 peanut and 1 pistachio: failed, as two of them are missing"
    card.lines = [ScoreLine(0, words, -5, "")] * 8
    high = card.desk.layout.letters(20) * 1.22 * 8 + 1
    rows, more = card.rows(QRectF(0, 0, 240, 400), high)
    assert (len(rows), more) == (8, 0)
    rows, more = card.rows(QRectF(0, 0, 240, 400), high * 0.6)
    assert more > 0


def test_black_stands_out_in_a_dark_room(sit: Sit) -> None:
    desk = Desk()
    assert luck.rim(desk, "black") == luck.rim(desk, "red") == luck.OUTLINE
    desk.style = Style(DARK)
    assert luck.rim(desk, "red") == luck.OUTLINE
    assert luck.rim(desk, "black") == DARK.colour("@ink2").name()


def test_more_than_a_hundred_percent_is_explained(sit: Sit, game: Match) -> None:
    sheet = laid_out(sit, game)
    assert sheet.luck is not None
    assert "more than 100" in sheet.luck.foot()
    assert "What one player gains, the others lose." in sheet.luck.foot()
    less = attrs.evolve(sheet.luck.analysis, luck=(0.2, -0.1, -0.1))
    assert "100" not in luck.LuckPanel(sheet.desk, game.players, less, sheet).foot()
