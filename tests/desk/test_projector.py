"""A game on the projector: the presenter's tools at the table, by mouse and keys, and the room's picture of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from nutdesk.core.match import Match
from nutdesk.desk.access.announcer import Announcer
from nutdesk.desk.classroom.place_labels import halves
from nutdesk.desk.classroom.projector import Projector
from nutdesk.desk.classroom.projector_bar import ProjectorBar
from nutdesk.desk.classroom.table_glass import TableGlass
from nutdesk.desk.kit.theme import PAPER, PROJECTOR
from nutdesk.desk.kit.tools import AT_A_GAME, HELD, TOOLS
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.settings.settings import PACES
from nutdesk.desk.shell.window import MainWindow
from tests.desk.conftest import begun
from tests.desk.hands import choose, click, drag, key, menu_of, settle
from tests.desk.ink import watched

ALT = Qt.KeyboardModifier.AltModifier
NOTHING = Qt.KeyboardModifier.NoModifier
HERE, THERE = "tile-heart-of-the-wood", "tile-frog-pond"


class Shown:
    """A game that is shown to a room: its window, its page, and what the projector has there."""

    def __init__(self, window: MainWindow, match: Match) -> None:
        window.seat(match, None)
        page = window.page
        assert page is not None
        page.bots.set_paused(True)
        page.session.uncover()
        settle()
        key(window, Qt.Key.Key_F5)
        self.window, self.page = window, page
        assert window.projecting.projector is not None
        self.projector: Projector = window.projecting.projector
        self.projector.window.resize(960, 540)
        settle()
        self.projector.picture.refresh()

    @property
    def bar(self) -> ProjectorBar:
        (bar,) = self.page.findChildren(ProjectorBar)
        return bar

    @property
    def glass(self) -> TableGlass:
        (glass,) = self.page.findChildren(TableGlass)
        return glass

    def at(self, thing: str) -> QPointF:
        """Where a thing of the board is on the glass."""
        item = self.page.scene.item(thing)
        assert item is not None
        view = self.page.view
        return QPointF(self.glass.mapFrom(self.page, view.mapTo(self.page, view.mapFromScene(item.pos()))))

    def in_the_room(self, thing: str, aside: float = 0.0) -> str:
        """The colour of the room's window at a thing of the board, or so many pixels right of it."""
        self.projector.picture.refresh()
        item = self.projector.picture.scene.item(thing)
        assert item is not None
        at = item.pos() + QPointF(aside, 0)
        return self.projector.window.grab().toImage().pixelColor(at.toPoint()).name()


def send(widget: QWidget, kind: QEvent.Type, at: QPointF, *, held: bool) -> None:
    """What the mouse sends to whatever lies there."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    button = none if kind == QEvent.Type.MouseMove else left
    where = QPointF(widget.mapToGlobal(at.toPoint()))
    event = QMouseEvent(kind, at, where, button, left if held else none, NOTHING)
    QApplication.sendEvent(widget, event)


def pull(glass: TableGlass, start: QPointF, stop: QPointF) -> None:
    """Drag over the board."""
    page = glass.page
    under = page.childAt(glass.mapTo(page, start.toPoint()))
    assert under is glass, f"the pointer reaches {under}"
    send(glass, QEvent.Type.MouseButtonPress, start, held=True)
    for k in range(1, 9):
        send(glass, QEvent.Type.MouseMove, start + (stop - start) * (k / 8), held=True)
    send(glass, QEvent.Type.MouseButtonRelease, stop, held=False)
    settle()


@pytest.fixture
def shown(window: MainWindow) -> Shown:
    return Shown(window, begun("nut-hunt", seed="room"))


# ---- reaching the tools ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", AT_A_GAME)
def test_every_tool_is_at_the_table_by_button_key_and_menu(shown: Shown, name: str) -> None:
    tool, button = TOOLS[name], shown.bar.tools[name]
    assert button.accessibleName().startswith(tool.label)
    assert f"Alt+{tool.letter}" in button.toolTip()
    click(shown.page.menu_button)
    menu = menu_of(shown.page)
    (below,) = (action for action in menu.actions() if action.text() == "Projector")
    part = below.menu()
    assert isinstance(part, QMenu)
    assert tool.label in [action.text() for action in part.actions()]
    menu.close()
    settle()
    if name == "clear":
        return

    def by_menu() -> None:
        shown.window.actions_[name].trigger()

    ways: list[Callable[[], None]] = [
        lambda: click(button),
        lambda: key(shown.page.view, Qt.Key(ord(tool.letter)), modifier=ALT),
        by_menu,
    ]
    for way in ways:
        way()
        assert button.on
        assert shown.window.actions_[name].isChecked()
        assert name in shown.projector.used
        way()
        assert not button.on
        assert name not in shown.projector.used


def test_lines_are_wiped_from_the_table(shown: Shown) -> None:
    key(shown.page.view, Qt.Key.Key_P, modifier=ALT)
    pull(shown.glass, shown.at(HERE), shown.at(THERE))
    assert shown.projector.projector_overlay.strokes
    click(shown.bar.tools["clear"])
    assert not shown.projector.projector_overlay.strokes
    pull(shown.glass, shown.at(HERE), shown.at(THERE))
    key(shown.page.view, Qt.Key.Key_C, modifier=ALT)
    assert not shown.projector.projector_overlay.strokes


def test_without_a_projector_its_keys_say_so(window: MainWindow) -> None:
    window.seat(begun(), None)
    assert window.page is not None
    for name in AT_A_GAME:
        assert window.commands.reasons[name]() == "Nothing is on the projector."
    key(window, Qt.Key.Key_P, modifier=ALT)
    assert window.page.prompt.text == "Nothing is on the projector."


# ---- using them -----------------------------------------------------------------------------------------------------


def test_a_line_on_ones_own_board_is_at_the_same_place_of_the_rooms(shown: Shown) -> None:
    click(shown.bar.tools["pen"])
    pull(shown.glass, shown.at(HERE), shown.at(THERE))
    (stroke,) = shown.projector.projector_overlay.strokes
    spots = {spot.id: spot for spot in shown.page.session.table().spots}
    for point, spot in ((stroke.points[0], spots[HERE]), (stroke.points[-1], spots[THERE])):
        assert abs(point.x() - spot.x) < 3
        assert abs(point.y() - spot.y) < 3
    pink = "#ff4fa3"
    assert shown.in_the_room(HERE) == pink
    at = shown.glass.mapTo(shown.page, shown.at(HERE).toPoint())
    assert shown.page.grab().toImage().pixelColor(at).name() == pink, "whoever draws sees it"


def test_an_arrow_the_laser_and_the_spotlight_too(shown: Shown) -> None:
    key(shown.page.view, Qt.Key.Key_A, modifier=ALT)
    pull(shown.glass, shown.at(HERE), shown.at(THERE))
    assert shown.in_the_room(HERE) == "#ffffff"
    key(shown.page.view, Qt.Key.Key_L, modifier=ALT)
    send(shown.glass, QEvent.Type.MouseMove, shown.at(THERE), held=False)
    assert shown.in_the_room(THERE) == "#ff1e1e"
    far = shown.in_the_room(HERE, 300)
    key(shown.page.view, Qt.Key.Key_S, modifier=ALT)
    send(shown.glass, QEvent.Type.MouseMove, shown.at(THERE), held=False)
    assert shown.in_the_room(HERE, 300) != far, "beside the light it is dark"
    assert shown.in_the_room(THERE) != "#ff1e1e"


def test_a_frame_on_ones_own_board_is_what_the_room_sees_until_it_is_zoomed_out(shown: Shown) -> None:
    picture = shown.projector.picture
    whole = picture.scene.scale
    click(shown.bar.tools["zoom"])
    aside = QPointF(60, 60)
    pull(shown.glass, shown.at(HERE) - aside, shown.at(HERE) + aside)
    assert picture.scene.scale > 1.5 * whole
    item = picture.scene.item(HERE)
    assert item is not None
    room = picture.frame.board
    assert (item.pos() - room.center()).manhattanLength() < room.width() * 0.1, "it is in the middle"
    assert shown.bar.words == "Alt+Z zooms out."
    key(shown.page.view, Qt.Key.Key_Z, modifier=ALT)
    assert picture.scene.scale == pytest.approx(whole)


def test_a_zoomed_board_of_ones_own_is_pointed_at_rightly(shown: Shown) -> None:
    """The table at the desk and the one on the projector have cameras of their own."""
    for _ in range(3):
        shown.page.view.zoom_by(1.25)
    settle()
    key(shown.page.view, Qt.Key.Key_L, modifier=ALT)
    send(shown.glass, QEvent.Type.MouseMove, shown.at(HERE), held=False)
    assert shown.in_the_room(HERE) == "#ff1e1e"


def test_while_a_tool_is_in_the_hand_the_board_is_not_played_on_and_escape_puts_it_away(window: MainWindow) -> None:
    shown = Shown(window, begun(seed="pen"))
    page = shown.page
    choice = next(gesture for gesture in page.session.table().gestures if gesture.piece != gesture.spot)
    before = page.session.match.current
    key(page.view, Qt.Key.Key_P, modifier=ALT)
    spot = shown.at(choice.spot)
    pull(shown.glass, spot, spot + QPointF(40, 0))
    assert page.session.match.current is before
    assert page.grip.held is None
    key(page.view, Qt.Key.Key_Escape)
    assert shown.projector.presenter_tools.tool == ""
    assert shown.projector.projector_overlay.strokes, "lines stay"
    drag(page, choice.piece, choice.spot)
    assert page.session.match.current is not before, "the board is played on again, through the lines"


def test_the_tool_in_the_hand_says_how_it_is_used_and_only_at_the_table(
    shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert shown.bar.words == "On the projector"
    heard: list[str] = []
    monkeypatch.setattr(Announcer, "say", lambda _self, text: heard.append(text))
    for name in HELD:
        click(shown.bar.tools[name])
        assert shown.bar.words
        assert shown.bar.accessibleName() == shown.bar.words
        assert f"Alt+{TOOLS[name].letter}" in shown.bar.words
        with watched() as words:
            shown.bar.grab()
        assert shown.bar.words in [word.text for word in words]
        assert heard[-1] == shown.bar.words, "a screen reader is told"
        with watched() as words:
            shown.projector.window.grab()
        assert not words, "the room's window paints a picture and no words of its own"
    key(shown.page.view, Qt.Key.Key_Escape)
    key(shown.page.view, Qt.Key.Key_F, modifier=ALT)
    assert shown.bar.words == "Frozen: the room keeps its picture"


# ---- keys -----------------------------------------------------------------------------------------------------------


def test_the_keys_stay_at_the_table_when_the_projector_comes(window: MainWindow) -> None:
    shown = Shown(window, begun("nuts", seed="room"))
    assert QApplication.activeWindow() is shown.window
    assert shown.window.focusWidget() is shown.page.view
    before = shown.page.session.match.current
    keep = next(button for button in shown.page.session.table().buttons if button.actions and not button.why_not)
    assert keep.key == "K", "with Alt it would be high contrast"
    QTest.keyClicks(QApplication.focusWidget(), "k")
    settle()
    assert shown.page.session.match.current is not before, "a letter is the game's, not a tool's"
    assert shown.projector.picture.theme is PROJECTOR


def test_in_the_audiences_window_letters_are_tools_and_all_other_keys_the_tables(shown: Shown) -> None:
    room, page = shown.projector.window, shown.page
    room.activateWindow()
    settle()
    for letter in "BFSLPAZ":
        name = next(name for name in AT_A_GAME if TOOLS[name].letter == letter)
        for on in (True, False):
            QTest.keyClick(room, Qt.Key(ord(letter)))
            assert (name in shown.projector.used) == on
    QTest.keyClick(room, Qt.Key.Key_Period)
    assert shown.projector.used == {"black"}, "as some clickers send it"
    QTest.keyClick(room, Qt.Key.Key_Escape)
    assert not shown.projector.used
    page.grip.finger.put("")
    QTest.keyClick(room, Qt.Key.Key_Right)
    settle()
    assert page.grip.finger.at, "an arrow key moves the finger on the table"
    QTest.keyClick(room, Qt.Key.Key_F5)
    settle()
    assert shown.window.projecting.projector is None, "F5 ends it, whichever window is in front"


# ---- how it looks ---------------------------------------------------------------------------------------------------


def test_high_contrast_and_the_pace_follow_the_settings_and_are_offered_at_the_table(shown: Shown) -> None:
    picture, change = shown.projector.picture, shown.window.chosen_settings.change
    assert picture.theme is PROJECTOR
    change("theme", "contrast")
    assert picture.theme is PAPER
    change("theme", "light")
    assert picture.theme is PROJECTOR
    change("pace", "slow")
    assert picture.animator.pace == shown.page.animator.pace == PACES["slow"]
    key(shown.page.view, Qt.Key.Key_M, modifier=ALT)
    assert picture.animator.pace == shown.page.animator.pace == PACES["normal"]
    key(shown.page.view, Qt.Key.Key_K, modifier=ALT)
    assert picture.theme is PAPER
    assert shown.window.actions_["contrast"].isChecked()
    click(shown.bar.menu_button)
    choose(menu_of(shown.page), "High contrast")
    assert picture.theme is PROJECTOR
    click(shown.bar.menu_button)
    choose(menu_of(shown.page), "Slow, for a class")
    assert picture.animator.pace == PACES["slow"]
    change("motion", "less")
    assert picture.scene.motion.calm
    click(shown.bar.end_button)
    assert shown.window.projecting.projector is None
    assert not shown.page.findChildren(ProjectorBar) or not shown.bar.isVisible()


@pytest.mark.parametrize(("size", "text"), [((1000, 560), 100), ((1280, 720), 100), ((1280, 720), 150)])
def test_the_tools_have_a_row_above_the_board_and_cover_nothing_of_it(
    window: MainWindow, size: tuple[int, int], text: int
) -> None:
    window.resize(*size)
    window.chosen_settings.change("text", text)
    settle()
    shown = Shown(window, begun("nut-hunt", seed="room"))
    page, bar = shown.page, shown.bar
    board = page.desk.layout.board.translated(0, page.view.y())
    assert bar.geometry().bottom() <= board.top() + 1
    for button in bar.tools.values():
        assert bar.rect().contains(button.geometry())
        assert min(button.width(), button.height()) >= 36
    with watched() as words:
        bar.grab()
    assert [word.text for word in words if word.text and (word.cut > 1 or word.elided)] == []
    before = board.height()
    click(bar.end_button)
    assert page.desk.layout.board.height() > before, "the board has its room again"


# ---- from page to page ----------------------------------------------------------------------------------------------


def test_making_a_scene_leaves_the_projector_on_and_the_game_goes_on_there(window: MainWindow) -> None:
    match = begun(seed="scene")
    window.seat(match, window.records.begin(match))
    assert window.page is not None
    window.page.session.uncover()
    key(window, Qt.Key.Key_F5)
    projector = window.projecting.projector
    assert projector is not None
    projector.picture.refresh()
    room = projector.window.grab().toImage()
    window.actions_["make-scene"].trigger()
    settle()
    editor = window.authoring.editor
    assert editor is not None
    assert window.projecting.projector is projector
    assert projector.window.isVisible()
    editor.add_step("say")
    settle()
    projector.picture.refresh()
    assert projector.window.grab().toImage() == room, "the room keeps its picture while the scene is written"
    key(window, Qt.Key.Key_Left, modifier=ALT)
    settle()
    page = window.page
    assert isinstance(page, TablePage)
    assert window.authoring.editor is None
    assert projector.window.isVisible()
    assert not projector.resting
    (bar,) = page.findChildren(ProjectorBar)
    assert bar.isVisible(), "the tools are at the table again"
    page.session.uncover()
    page.session.match.play(page.session.match.game.legal(page.session.match.state)[0])
    page.session.follow(page.session.match.current)
    settle()
    projector.picture.refresh()
    assert projector.window.grab().toImage() != room, "and the room sees what is played"
    window.go_home()
    settle()
    assert window.projecting.projector is None


def test_from_the_editor_the_projector_can_be_ended_and_home_ends_it_too(window: MainWindow) -> None:
    for way in ("F5", "home"):
        window.seat(begun(seed="end"), None)
        key(window, Qt.Key.Key_F5)
        window.actions_["make-scene"].trigger()
        settle()
        assert window.projecting.projector is not None
        if way == "F5":
            key(window, Qt.Key.Key_F5)
        else:
            window.go_home()
        settle()
        assert window.projecting.projector is None


def test_another_game_is_not_shown_unasked(window: MainWindow) -> None:
    window.seat(begun(seed="one"), None)
    key(window, Qt.Key.Key_F5)
    assert window.projecting.projector is not None
    window.seat(begun(seed="two"), None)
    settle()
    assert window.projecting.projector is None


# ---- names on the board ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_place_has_its_name_where_a_room_can_read_it(
    window: MainWindow, size: tuple[int, int], language: str
) -> None:
    """A room says which tile it means: in the overview, names that are too small are written again."""
    window.chosen_settings.change("language", language)
    shown = Shown(window, begun("nut-hunt", 3, seed="room"))
    picture, words = shown.projector.picture, shown.page.session.words
    with watched() as painted:
        picture.resize(QSizeF(*size), 1.0)
        picture.scene.oven._baked.clear()
        picture.scene.redraw()
        picture._mark()
        picture.refresh()
    read = [word.text for word in painted if word.pixels >= size[1] * 28 / 1080 - 0.5]
    names = [words(spot.name).split(":")[0] for spot in picture.scene.table.spots if spot.id.startswith("tile-")]
    assert len(names) == 19
    unread = [name for name in names if name not in read and not set(halves(name)) <= set(read)]
    assert unread == []
    over = [mark.sceneBoundingRect().adjusted(4, 4, -4, -4) for mark in picture.marks.drawn]
    assert not any(box.intersects(other) for k, box in enumerate(over) for other in over[:k])
    window.chosen_settings.change("language", "en")


def test_a_place_that_is_spoken_of_is_named_wherever_there_is_room(shown: Shown) -> None:
    broadcast, picture = shown.projector.broadcast, shown.projector.picture
    assert broadcast is not None
    picture.resize(QSizeF(640, 480), 1.0)  # so small that most names have no room on their tiles
    broadcast._caption = "Somebody recruits a squirrel on Heart of the Wood."
    broadcast.show_now()
    assert picture.here is not None
    assert picture.here.named == (("tile-heart-of-the-wood", "Heart of the Wood"),)
    assert "tile-heart-of-the-wood" in picture.marks.tags
