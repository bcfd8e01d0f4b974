"""The first screen and the sheet of a new game: a game is two clicks away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QWidget

from nutdesk import games
from nutdesk.core.clean import LONGEST_NAME
from nutdesk.desk.home.cover import Cover
from nutdesk.desk.home.who_plays import who_plays
from nutdesk.desk.new_game.new_game_sheet import NewGameSheet
from nutdesk.desk.new_game.setup import quick_setup
from nutdesk.desk.shell.opening import open_window
from nutdesk.desk.shell.window import MainWindow
from nutdesk.games.nice_one_squirrel import GAME
from tests.desk.hands import click, key, seat_people, settle

CTRL = Qt.KeyboardModifier.ControlModifier


def open_sheet(window: MainWindow) -> NewGameSheet:
    click(cover_of(window).change)
    assert window.home.sheet is not None
    return window.home.sheet


def cover_of(window: MainWindow) -> Cover:
    return next(cover for cover in window.home.covers if cover.game.id == GAME.id)


def sheets(window: MainWindow) -> int:
    """How many sheets lie on the table."""
    return sum(sheet.isVisible() for sheet in window.findChildren(NewGameSheet))


def tick(box: QCheckBox) -> None:
    """Click the little square, where a person aims."""
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(12, box.height() // 2))
    settle()


def test_every_game_has_a_cover_that_says_what_it_is(window: MainWindow) -> None:
    assert [cover.game.id for cover in window.home.covers] == [game.id for game in games.all_games()]
    assert set(games.ids()) == {cover.game.id for cover in window.home.covers}
    for cover in window.home.covers:
        assert cover.isVisible()
        assert cover.game.tagline in cover.accessibleName()
        assert "players" in cover.accessibleName()
    assert window.home.resume.found is None
    assert window.home.resume.resume_button.isHidden()


def test_one_click_on_a_cover_starts_a_game(window: MainWindow) -> None:
    click(cover_of(window))
    assert window.page is not None
    assert window.page.session.game is GAME
    assert len(window.page.session.match.players) == GAME.usual
    assert window.windowTitle() == "Nice One Squirrel! · nutdesk"


def test_a_cover_says_who_plays_at_a_press_and_then_they_do(window: MainWindow) -> None:
    cover = cover_of(window)
    assert cover.who == "You, 2 young squirrels"
    assert cover.accessibleDescription() == "Play: You, 2 young squirrels"
    sheet = open_sheet(window)
    click(sheet.counts[4])
    for row, (name, kind) in zip(
        sheet.seats.rows, (("Anna", ""), ("Ben", ""), ("", "clever"), ("", "wise")), strict=False
    ):
        if name:
            row.name.setText(name)
        row.who.setCurrentIndex(row.who.findData(kind))
    click(sheet.play_button)
    window.go_home()
    assert cover.who == "Anna, Ben, a clever squirrel, a wise old squirrel"
    assert "Play: Anna, Ben, a clever squirrel, a wise old squirrel" in cover.toolTip()
    cover.setFocus()
    key(window, Qt.Key.Key_Return)
    assert window.page is not None
    players = window.page.session.match.players
    assert {(player.name, player.kind) for player in players[:4]} >= {("Anna", ""), ("Ben", "")}
    assert sorted(player.kind for player in players) == ["", "", "clever", "wise"]


def test_a_cover_names_whom_the_press_would_seat_whatever_the_settings_hold() -> None:
    seats = {"": "person", "kit": "baby", "young": "young", "clever": "clever", "wise": "wise"}
    rows: list[object] = [{"kind": kind, "name": name, "colour": "blue"} for kind in seats for name in ("", "Ada")]
    found: list[object] = [None, {}, {"players": 3}, {"players": ["x", {}]}, {"players": [{"kind": "moon"}] * 3}]
    found += [{"players": [rows[k], rows[k + 2], rows[-k]]} for k in range(1, len(rows) - 2)]
    for card in games.cards():
        for kept in found:
            told = who_plays(card, kept if isinstance(kept, dict) else None)
            players = quick_setup(games.load(card.id), kept if isinstance(kept, dict) else None).players
            for player in players:
                named = player.name in told if not player.kind else seats[player.kind] in told
                assert named or (not player.kind and ("ou" in told or "person" in told or "people" in told)), told
            if len(players) == 1:
                assert told in ("You alone", players[0].name)


def test_the_sheet_makes_the_game_it_says(window: MainWindow) -> None:
    sheet = open_sheet(window)
    click(sheet.counts[5])
    assert [row.isVisible() for row in sheet.seats.rows] == [True] * 5 + [False]
    seat_people(sheet)
    sheet.names[0].setFocus()
    sheet.names[0].selectAll()
    QTest.keyClicks(sheet.names[0], "Ada  Lovelace")
    sheet.names[1].clear()
    switch = sheet.switches["taking-up"]
    assert isinstance(switch, QCheckBox)
    tick(switch)
    tick(sheet.practice)
    sheet.seed.setText("oak-fern-wren")
    sheet.first.setCurrentIndex(1)
    click(sheet.play_button)
    page = window.page
    assert page is not None
    match = page.session.match
    assert [player.name for player in match.players] == ["Ada Lovelace", "Cyril", "Nutkin", "Smith", "Hazel"]
    assert match.options == {"taking-up": True}
    assert not match.fair
    assert match.seed == "oak-fern-wren"
    assert page.title.subtitle.startswith("5 players, one screen, practice")


def test_names_are_remembered_and_never_too_long(window: MainWindow) -> None:
    sheet = open_sheet(window)
    sheet.names[0].selectAll()
    QTest.keyClicks(sheet.names[0], "A" * 40)
    assert len(sheet.names[0].text()) == LONGEST_NAME
    click(sheet.play_button)
    window.go_home()
    assert open_sheet(window).names[0].text() == "A" * LONGEST_NAME
    window.home.close_sheet()
    again = MainWindow()
    again.home.open_sheet(GAME)
    assert again.home.sheet is not None
    assert again.home.sheet.names[0].text() == "A" * LONGEST_NAME
    again.deleteLater()


def test_the_same_seed_gives_the_same_deal(window: MainWindow) -> None:
    states = []
    for _ in range(2):
        sheet = open_sheet(window)
        sheet.seed.setText("moss-ivy-oak")
        click(sheet.play_button)
        assert window.page is not None
        states.append(window.page.session.match.state.copy())
        window.go_home()
    assert states[0] == states[1]


def test_untested_counts_say_so(window: MainWindow) -> None:
    sheet = open_sheet(window)
    assert sheet.remark.isHidden()
    click(sheet.counts[6])
    assert sheet.remark.text() == "The designer has not tested it with this many players."
    assert sheet.remark.isVisible()


def test_enter_plays_and_escape_goes_back(window: MainWindow) -> None:
    cover = cover_of(window)
    cover.setFocus()
    key(window, Qt.Key.Key_Tab)
    assert cover.change.hasFocus()
    key(window, Qt.Key.Key_Return)
    assert sheets(window) == 1
    key(window, Qt.Key.Key_Escape)
    assert sheets(window) == 0
    assert cover.hasFocus()
    key(window, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    key(window, Qt.Key.Key_Return)
    assert window.page is not None


def test_every_option_of_every_game_can_be_switched_and_played(window: MainWindow) -> None:
    for game in games.all_games():
        window.home.open_sheet(game)
        sheet = window.home.sheet
        assert sheet is not None
        settle(1)
        wanted: dict[str, bool | str] = {}
        for option in game.options:
            control = sheet.switches[option.id]
            if not option.matters(sheet.count):
                continue
            if isinstance(control, QCheckBox):
                tick(control)
                wanted[option.id] = not option.default
            else:
                control.setCurrentIndex(control.findData(option.choices[-1]))
                wanted[option.id] = option.choices[-1]
        click(sheet.play_button)
        assert window.page is not None
        assert {key: window.page.session.match.options[key] for key in wanted} == wanted
        window.go_home()


def test_ctrl_n_offers_the_same_game_anew(window: MainWindow) -> None:
    click(open_sheet(window).play_button)
    key(window, Qt.Key.Key_N, modifier=CTRL)
    assert window.home.sheet is not None
    assert window.home.sheet.game is GAME


def test_ctrl_n_at_home_opens_the_sheet_of_the_focused_game(window: MainWindow) -> None:
    cover_of(window).setFocus()
    key(window, Qt.Key.Key_N, modifier=CTRL)
    assert window.home.sheet is not None
    assert window.home.sheet.game is GAME
    key(window, Qt.Key.Key_N, modifier=CTRL)
    assert sheets(window) == 1


def test_the_home_screen_scrolls_to_all_that_has_no_room_in_large_letters(window: MainWindow) -> None:
    window.resize(1280, 720)
    window.chosen_settings.change("text", 130)
    settle()
    home = window.home
    bar, view = home.area.verticalScrollBar(), home.area.viewport()
    assert bar.maximum() > 0
    middle = QPointF(view.mapTo(window, view.rect().center()))
    for _ in range(4):
        QTest.wheelEvent(window.windowHandle(), middle, QPoint(0, -120 * 20))
        settle()
    for button in (home.resume.more_button, home.learn.button, home.lab.button):
        assert view.rect().contains(QRect(button.mapTo(view, QPoint()), button.size())), button.text()
    window.chosen_settings.change("text", 100)
    settle()
    assert bar.maximum() == 0


def test_tab_reaches_everything_on_the_home_screen(window: MainWindow) -> None:
    window.home.covers[0].setFocus()
    seen = set()
    for _ in range(30):
        seen.add(QApplication.focusWidget())
        key(window, Qt.Key.Key_Tab)
    home = window.home
    assert {*home.covers, home.resume.more_button, home.learn.button, home.lab.button, home.settings_button} <= seen


def test_the_home_screen_is_made_when_somebody_goes_there(show: Callable[[QWidget], None]) -> None:
    window = open_window("nuts")
    show(window)
    window.play_again()
    assert window.home_page is None, "one game makes room for the next"
    window.go_home()
    assert window.shown is window.home_page is window.home
