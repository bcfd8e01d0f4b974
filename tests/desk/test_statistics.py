"""The page of the statistics: opened, chosen from, walked, exported and rebuilt as a person would."""

from __future__ import annotations

import csv
import re
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from shutil import copytree

import pytest
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog
from pytestqt.qtbot import QtBot

from nutdesk import games
from nutdesk.core.match import Match
from nutdesk.desk.kit.words import ENGLISH, Language, tr
from nutdesk.desk.lab.chart_kinds import BarChart
from nutdesk.desk.lab.chart_panel import ChartPanel
from nutdesk.desk.lab.first_games import FirstGames
from nutdesk.desk.lab.queries import StatisticsQueries
from nutdesk.desk.lab.statistics import StatisticsSection
from nutdesk.desk.lab.statistics_charts import CHARTS, move_name
from nutdesk.desk.settings.language import choose as language
from nutdesk.desk.settings.language import switch
from nutdesk.desk.shell.window import MainWindow
from nutdesk.record import begin, finish, statistics
from nutdesk.record.figures import GameFigures, GameFilter
from nutdesk.record.statistics import Statistics
from nutdesk.record.store import games as games_folder
from tests.desk.bots import wait_for
from tests.desk.hands import click, key, settle, wish
from tests.desk.ink import Painted
from tests.record.play import at_table, played_out

CTRL = Qt.KeyboardModifier.ControlModifier
Open = Callable[[], StatisticsSection]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Match], Path]:
    """Six games that were played to their end, and the home that they were written to."""
    home, made = tmp_path_factory.mktemp("written"), []
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NUTDESK_HOME", str(home))
        for number in range(6):
            seats = ("Ann", "Ben", "Rex:wise") if number < 4 else ("Rex:wise", "Kit:kit")
            made.append(played_out(at_table(*seats, seed=str(number)), Random(number)))
            finish(begin(made[-1]))
    return made, home


@pytest.fixture
def shelf(written: tuple[list[Match], Path], nutdesk_home: Path) -> list[Match]:
    """The six in the home of this test."""
    made, home = written
    copytree(home, nutdesk_home)
    return made


@pytest.fixture
def opened(nutdesk_home: Path, window: MainWindow, qtbot: QtBot) -> Open:
    """Goes from home to the statistics, and waits for their figures."""

    def opened() -> StatisticsSection:
        click(window.home.lab.button)
        assert window.lab.page is not None
        room = window.lab.page.room
        assert isinstance(room, StatisticsSection)
        wait_for(qtbot, lambda: room.tiles["games"].figure and room.queries.idle)
        settle()
        return room

    return opened


def choose(box: QComboBox, text: str) -> None:
    """With the keys: the letters of a line lead to it."""
    box.setFocus()
    for _ in range(box.count()):
        QTest.keyClick(box, Qt.Key.Key_Up)
    while not box.currentText().startswith(text):
        before = box.currentIndex()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() != before, f"there is no '{text}'"
    settle()


def test_from_home_to_the_charts_and_back(shelf: list[Match], window: MainWindow, opened: Open, qtbot: QtBot) -> None:
    room = opened()
    assert window.windowTitle() == "Statistics · nutdesk"
    assert room.tiles["games"].figure == "4", "games with people"
    shown = [chart for chart in room.charts.values() if chart.isVisible()]
    assert len(shown) >= 6
    assert all(len(chart.marks()) > 0 for chart in shown), "no chart is empty"
    assert all(chart.accessibleName().startswith(chart.title) for chart in shown)
    shares = GameFigures(Statistics(), GameFilter()).wins_by_seat()
    heard = room.charts["seats"].accessibleDescription()
    assert all(f"Seat {share.name}: {share.won} of {share.played} won" in heard for share in shares)
    key(window, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.home


def test_without_a_game_the_page_says_what_to_do(window: MainWindow, opened: Open) -> None:
    room = opened()
    assert room.nothing.isVisible()
    assert not room.area.isVisible()
    assert "Finish a game" in room.nothing.accessibleName()
    assert not room.csv.isEnabled()
    click(room.nothing.play)
    assert window.stack.currentWidget() is window.home


def test_cards_that_are_seen_before_their_games_are_read_are_empty(opened: Open) -> None:
    room = opened()
    first = FirstGames(room.desk, room)
    first.resize(1200, 600)
    for card in first.cards:
        assert card.art() == ()
    assert not first.grab().isNull()


def test_the_first_games_are_told_on_cards_and_charts_come_with_the_fourth(
    nutdesk_home: Path, window: MainWindow, opened: Open, qtbot: QtBot
) -> None:
    played = [played_out(at_table("Ann", "Ben", "Rex:wise", seed=str(n)), Random(n)) for n in range(4)]
    finish(begin(played[0]))
    room = opened()
    wait_for(qtbot, room.first.isVisible)
    assert not room.area.isVisible()
    assert not any(tile.isVisible() for tile in room.tiles.values())
    (card,) = [card for card in room.first.cards if card.isVisible()]
    result = played[0].game.result(played[0].state)
    winners = [played[0].players[seat].name for seat in result.winners]
    assert all(name in card.result for name in winners)
    assert f"{result.scores[result.winners[0]]} points" in card.result
    assert [score for _, score, _ in card.rows] == sorted(result.scores, reverse=True)
    assert f"{len(played[0].line())} moves" in card.accessibleName()
    assert room.first.ahead.accessibleName().startswith("3 more games for the charts")
    click(room.first.ahead.play)
    assert window.shown is window.home
    for match in played[1:3]:
        finish(begin(match))
    room = opened()
    wait_for(qtbot, lambda: sum(card.isVisible() for card in room.first.cards) == 3)
    assert room.first.ahead.accessibleName().startswith("One more game for the charts")
    finish(begin(played[3]))
    window.go_home()
    room = opened()
    wait_for(qtbot, lambda: room.area.isVisible() and room.queries.idle)
    assert not room.first.isVisible()
    assert room.tiles["games"].isVisible()


def test_a_game_that_is_over_on_the_table_is_counted_when_one_looks(window: MainWindow, qtbot: QtBot) -> None:
    match = at_table("Ann", "Ben")
    window.seat(match, window.records.begin(match))
    rng = Random(1)
    assert window.page is not None
    while not match.over:
        window.page.session.submit(wish(rng.choice(match.game.legal(match.state))))
    settle()
    key(window, Qt.Key.Key_I, modifier=CTRL)
    assert window.lab.page is not None
    room = window.lab.page.room
    assert isinstance(room, StatisticsSection)
    wait_for(qtbot, lambda: room.tiles["games"].figure == "1")


def test_another_part_of_the_lab_has_its_own_title_at_once(window: MainWindow) -> None:
    window.lab.show("statistics")
    page = window.lab.page
    assert page is not None
    settle()
    painted = Painted()
    page.installEventFilter(painted)
    window.lab.show("trials")
    settle()
    title = QRect(page.back.geometry().right() + 40, page.back.geometry().top(), 200, page.back.height())
    assert painted.region.contains(title)


def test_what_is_chosen_is_counted(shelf: list[Match], window: MainWindow, opened: Open, qtbot: QtBot) -> None:
    room = opened()
    choose(room.filters.tables, "Bots alone")
    wait_for(qtbot, lambda: room.tiles["games"].figure == "2")
    choose(room.filters.tables, "All tables")
    wait_for(qtbot, lambda: room.tiles["games"].figure == "6")
    choose(room.filters.who, "Ben")
    wait_for(qtbot, lambda: room.tiles["wins"].words.startswith("Ben:") and room.queries.idle)
    won = sum(share.won for share in GameFigures(Statistics(), GameFilter(person="Ben")).wins_by_game())
    assert room.tiles["wins"].words == f"Ben: {won} of 4"
    choose(room.filters.game, "Nice One")
    wait_for(qtbot, lambda: room.charts["scores"].isVisible() and room.queries.idle)
    settle()
    assert not room.charts["score-spread"].isVisible()
    scores = GameFigures(Statistics(), GameFilter(game="nice-one-squirrel", person="Ben")).scores()["nice-one-squirrel"]
    _, rows = room.charts["scores"].table()
    assert sum(int(row[2]) for row in rows) == sum(scores.values())
    choose(room.filters.game, "NUTS")
    wait_for(qtbot, room.nothing.isVisible)
    assert room.nothing.accessibleName() == "No game like that yet. There are 6 games in all."
    click(room.nothing.all)
    wait_for(qtbot, lambda: room.tiles["games"].figure == "6" and room.area.isVisible())


def test_every_chart_is_reached_and_read_by_keys_alone(shelf: list[Match], window: MainWindow, opened: Open) -> None:
    room = opened()
    wanted = {name for name, chart in room.charts.items() if chart.isVisible()}
    names = {id(chart): name for name, chart in room.charts.items()}
    reached = set()
    for _ in range(60):
        key(window, Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        if isinstance(here, ChartPanel):
            reached.add(names[id(here)])
            top = here.mapTo(room, here.rect().topLeft()).y()
            assert room.area.y() - 4 <= top < room.height(), "what has the focus is in sight"
            key(window, Qt.Key.Key_Right)
            assert here.at == 0
    assert reached == wanted


def test_the_pointer_tells_the_numbers_of_a_bar(shelf: list[Match], window: MainWindow, opened: Open) -> None:
    window.resize(1280, 720)
    chart = opened().charts["seats"]
    plot = chart._plot
    place = plot.mapFromScene(plot.getViewBox().mapViewToScene(QPointF(1, 0.1)))
    QTest.mouseMove(plot.viewport(), place)
    settle()
    assert chart.accessibleName().startswith("Wins by seat. Seat 2: ")


def test_the_games_go_into_a_table_that_reads_back(
    shelf: list[Match], window: MainWindow, opened: Open, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = opened()
    out = tmp_path / "all games.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out.with_suffix("")), ""))
    click(room.csv)
    wait_for(qtbot, lambda: room.notice.words == "Exported as all games.csv")
    with out.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 4 * 3
    assert {row["name"] for row in rows} == {"Ann", "Ben", "Rex"}
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "way.csv"), ""))
    click(room.csv)
    wait_for(qtbot, lambda: "way.csv could not be saved" in room.notice.accessibleName())
    assert room.csv.isEnabled()


def test_rebuilding_says_how_far_it_is_and_gives_the_same(
    shelf: list[Match], window: MainWindow, opened: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "CHUNK", 1)
    room = opened()
    told: list[str] = []
    shown: list[tuple[bool, bool]] = []
    room.queries.progressed.connect(lambda *_: told.append(room.reading.accessibleName()))
    room.queries.progressed.connect(lambda *_: shown.append((room.reading.isVisible(), room.again.isEnabled())))
    click(room.again)
    wait_for(qtbot, lambda: room.notice.words == tr("All records are read."))
    wait_for(qtbot, lambda: room.queries.idle)
    assert told[-1] == "Reading the records: 6 of 6"
    assert len(set(told[-7:])) == 7
    assert set(shown[-7:]) == {(True, False)}
    assert not room.reading.isVisible()
    assert room.tiles["games"].figure == "4"


def test_a_look_for_new_records_that_ends_does_not_end_a_rebuild(
    shelf: list[Match], window: MainWindow, opened: Open, qtbot: QtBot
) -> None:
    room = opened()
    room.queries.follow()
    click(room.again)
    wait_for(qtbot, lambda: room.notice.words)
    assert room.notice.words == tr("All records are read.")


def test_rebuilding_can_be_stopped(
    shelf: list[Match], window: MainWindow, opened: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "CHUNK", 1)
    room = opened()
    # The reader waits for the click: it is made after the first word of it.
    room.queries.progressed.connect(room.reading.stop.click, Qt.ConnectionType.BlockingQueuedConnection)
    click(room.again)
    wait_for(qtbot, lambda: "Stopped" in room.notice.words)
    assert room.tiles["games"].figure == "4"
    assert GameFigures(Statistics(), GameFilter()).totals().games == 4


@pytest.mark.parametrize("damage", ["file", "middle"])
def test_a_damaged_file_is_made_anew_while_one_looks(
    shelf: list[Match], window: MainWindow, opened: Open, qtbot: QtBot, damage: str
) -> None:
    path = statistics.place()
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\xaa" * (len(data) - 4096) if damage == "middle" else b"noise" * 2000)
    room = opened()
    wait_for(qtbot, lambda: room.tiles["games"].figure == "4" and room.queries.idle)
    assert path.with_suffix(".damaged").is_file()


def test_records_are_read_although_the_reading_itself_finds_the_damage(
    shelf: list[Match], window: MainWindow, qtbot: QtBot
) -> None:
    path = statistics.place()
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\xaa" * (len(data) - 4096))
    queries, told = StatisticsQueries(window), []
    queries.changed.connect(lambda *changed: told.append(changed))
    queries.follow()
    wait_for(qtbot, lambda: told)
    queries.close()
    assert told == [(True, False)]
    assert GameFigures(Statistics(), GameFilter()).totals().games == 4


def test_a_record_that_was_thrown_away_is_gone_at_the_next_look(
    shelf: list[Match], window: MainWindow, opened: Open, qtbot: QtBot
) -> None:
    room = opened()
    key(window, Qt.Key.Key_Escape)
    gone = next(path for path in games_folder().iterdir() if "Ann" in path.name)
    gone.unlink()
    click(window.home.lab.button)
    wait_for(qtbot, lambda: room.tiles["games"].figure == "3")


@pytest.mark.parametrize("theme", ["dark", "contrast", "light"])
def test_another_light_redraws_every_chart(shelf: list[Match], window: MainWindow, opened: Open, theme: str) -> None:
    room = opened()
    before = room.charts["seats"].grab().toImage()
    window.chosen_settings.change("theme", "dark" if theme == "light" else "light")
    settle()
    window.chosen_settings.change("theme", theme)
    settle()
    after = room.charts["seats"].grab().toImage()
    assert (before == after) == (theme == window.theme.name == "light")


def test_the_charts_leave_no_hole_on_the_page() -> None:
    for one in (True, False):
        spans = [2 if asked.wide else 1 for asked in CHARTS if asked.one in (None, one)]
        assert sum(spans) % 3 == 0, "no hole on the page"


def test_little_nutters_counts_nuts_and_not_points(shelf: list[Match], opened: Open, qtbot: QtBot) -> None:
    for n in range(4):
        finish(begin(played_out(at_table("Ann", "Ben", seed=str(n), game="little-nutters"), Random(n))))
    room = opened()
    assert "Little Nutters: " in room.charts["score-spread"].accessibleDescription()
    assert re.search(r": typically \d+ nuts,", room.charts["score-spread"].accessibleDescription())
    assert re.search(r": typically \d+ points,", room.charts["score-spread"].accessibleDescription())
    choose(room.filters.game, "Little")
    wait_for(qtbot, lambda: room.queries.idle and room.charts["scores"].isVisible() and room.tiles["best"].figure)
    assert " nuts: " in room.charts["scores"].accessibleDescription()
    shown = [chart for chart in room.charts.values() if chart.isVisible()]
    said = [text for one in shown for text in (one.title, one.note, one.accessibleDescription())]
    assert not any("point" in text.lower() for text in (*said, *(tile.figure for tile in room.tiles.values())))
    assert room.tiles["best"].figure.endswith("nuts")
    switch(language("de"))
    try:
        wait_for(qtbot, lambda: room.queries.idle and room.tiles["best"].figure.endswith("Nüsse"))
        assert " Nüsse: " in room.charts["scores"].accessibleDescription()
    finally:
        switch(ENGLISH)


def test_another_language_is_told_at_once(shelf: list[Match], window: MainWindow, opened: Open, qtbot: QtBot) -> None:
    class Loud(Language):
        def find(self, context: str, source: str, n: int = -1) -> str:
            return source.upper() if "{" not in source else source.replace("Seat", "SEAT")

    room = opened()
    switch(Loud())
    try:
        wait_for(qtbot, lambda: room.queries.idle)
        assert room.charts["seats"].title == "WINS BY SEAT"
        assert "SEAT 2: " in room.charts["seats"].accessibleDescription()
        assert room.tiles["games"].head == "GAMES"
        assert room.filters.tables.currentText() == "GAMES WITH PEOPLE"
    finally:
        switch(ENGLISH)
    settle()
    assert room.charts["seats"].title == "Wins by seat"


def test_moves_that_were_taken_back_have_the_names_that_people_use(
    shelf: list[Match], opened: Open, qtbot: QtBot
) -> None:
    room = opened()
    choose(room.filters.game, "Nice One")
    chart = room.charts["undone"]
    assert isinstance(chart, BarChart)
    wait_for(qtbot, lambda: chart.isVisible() and chart.bars and room.queries.idle)
    assert {bar.label for bar in chart.bars} <= {"Place the squirrel", "Move", "Play a nut", "Do nothing"}
    switch(language("de"))
    try:
        wait_for(qtbot, lambda: room.queries.idle and "Ziehen" in {bar.label for bar in chart.bars})
        assert {bar.label for bar in chart.bars} <= {"Eichhörnchen setzen", "Ziehen", "Nuss spielen", "Nichts tun"}
    finally:
        switch(ENGLISH)


def test_every_kind_of_move_has_a_name_of_its_own_in_german() -> None:
    switch(language("de"))
    try:
        for game in games.all_games():
            named = [move_name(game.id, kind.verb) for kind in game.verbs]
            assert len(set(named)) == len(named), game.id
            assert not set(named) & {str(kind.title) for kind in game.verbs}, game.id
        assert move_name("nice-one-squirrel", "somersault") == "somersault", "a verb of an older record"
        assert move_name("a-game-that-is-gone", "move") == "move"
    finally:
        switch(ENGLISH)


def test_a_python_without_sqlite_says_so_and_plays_on(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sqlite3", None)
    for name in ("statistics", "figures", "report"):
        monkeypatch.delitem(sys.modules, f"nutdesk.record.{name}", raising=False)
    for name in ("statistics", "statistics_charts", "filters", "queries"):
        monkeypatch.delitem(sys.modules, f"nutdesk.desk.lab.{name}", raising=False)
    path = finish(begin(played_out(at_table("Ann", "Ben"), Random(1))))
    assert path.is_file(), "a game is put away all the same"
    click(window.home.lab.button)
    assert "cannot be opened here" in window.complaint
    assert window.stack.currentWidget() is window.home
    key(window, Qt.Key.Key_Escape)
