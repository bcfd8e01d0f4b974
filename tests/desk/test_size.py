"""How large things are written, drawn and hit: as somebody has chosen, at once, and after the next start."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, pairwise
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from nutdesk import games, paths
from nutdesk.core.match import Match
from nutdesk.core.table import Label, Piece, Svg
from nutdesk.desk.kit.layout import HIT, LARGE_HIT, Layout
from nutdesk.desk.kit.sheet import Sheet
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.zoom_area import ZoomArea
from nutdesk.desk.offscreen import mouse
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.settings import settings as kept
from nutdesk.desk.settings.settings import TEXT_SIZES
from nutdesk.desk.settings.settings_sheet import SettingsSheet
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table.drawer import PLAYERS, STORY
from tests.desk.conftest import begun
from tests.desk.hands import click, key, settle
from tests.desk.ink import watched
from tests.desk.test_legibility import check_hand

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


@pytest.mark.parametrize("size", SIZES)
def test_letters_grow_as_asked_and_never_below_the_least(size: tuple[int, int]) -> None:
    usual = Layout(*size)
    for percent in TEXT_SIZES:
        layout = Layout(*size, text=percent / 100)
        for letters in (13, 16, 22, 40):
            # In a small window there is nothing smaller: its letters are the least already.
            times = percent / 100 if percent >= 100 or size != SIZES[0] else 1
            assert layout.letters(letters) == pytest.approx(max(13, usual.letters(letters) * times), abs=0.51)
        if percent >= 100:
            assert layout.letters(16) / layout.unit == pytest.approx(usual.letters(16) / usual.unit, rel=0.06)
        assert layout.board.width() > 0.4 * size[0]
        assert layout.board.height() > 0.4 * size[1]


BOARDS = (
    ((1024, 600), 100, 0.39),
    ((1024, 768), 100, 0.44),
    ((1024, 768), 130, 0.5),
    ((1024, 768), 150, 0.47),
    ((1280, 720), 100, 0.44),
    ((1280, 720), 130, 0.34),
    ((1280, 720), 150, 0.32),
    ((1366, 768), 100, 0.44),
    ((1920, 1080), 100, 0.47),
    ((1920, 1080), 150, 0.35),
    ((3840, 2160), 100, 0.47),
)
"""How much of the window the board gets at least, in every game."""


@pytest.mark.parametrize("game", games.ids())
def test_the_board_comes_first(window: MainWindow, game: str) -> None:
    """Where room is scarce the panels fold; the columns stay where there is room for both."""
    window.seat(begun(game), None)
    page = window.page
    assert page is not None
    for size, percent, least in BOARDS:
        window.resize(*size)
        window.chosen_settings.change("text", percent)
        settle()
        assert (page.width(), page.height()) == size, "no window is too small for it"
        assert page.table is not None
        drawn = page.table.width * page.scene.scale * page.table.height * page.scene.scale
        assert drawn >= least * size[0] * size[1], (size, percent)
        assert page.desk.layout.columns == (percent == 100 and size[0] >= 1280), (size, percent)


def seated(window: MainWindow, game: str = "nut-hunt", players: int = 3) -> TablePage:
    window.resize(1280, 720)
    window.seat(begun(game, players), None)
    assert window.page is not None
    window.page.session.uncover()
    settle()
    return window.page


def test_the_size_of_text_is_changed_at_once_and_kept(window: MainWindow) -> None:
    page = seated(window)
    before = page.desk.layout
    window.chosen_settings.show_sheet()
    sheet = window.findChild(SettingsSheet)
    assert sheet is not None
    box = sheet.rows["text"].control
    box.setCurrentIndex(TEXT_SIZES.index(200))  # type: ignore[union-attr]
    settle()
    assert page.desk.layout.letters(16) == 2 * before.letters(16)
    assert sheet.isVisible(), "the sheet stays, in the new size"
    assert sheet.rows["text"].value() == 200
    assert kept.load().text == 200
    with watched() as words:
        page.grab()
    assert any(word.text == page.prompt.text and word.pixels >= 26 for word in words)
    window.chosen_settings.change("text", 100)
    assert page.desk.layout == before


def test_a_sentence_that_fills_the_bar_is_never_written_smaller_in_larger_letters(window: MainWindow) -> None:
    page = seated(window)
    found = {}
    for percent in (100, 130, 150):
        window.chosen_settings.change("text", percent)
        page.prompt.show_prompt("Black: gather two of the nuts that lie in Birchwood Grove now", "black")
        with watched() as words:
            page.grab()
        found[percent] = next(word.pixels for word in words if word.text == page.prompt.text)
        assert found[percent] >= page.desk.layout.letters(18)
    assert found[100] <= found[130] <= found[150]


def test_a_subtitle_without_room_leaves_out_its_last_part_whole(window: MainWindow) -> None:
    title = seated(window).title
    whole, first = "3 players, 2 of them bots, practice · saved", "3 players, 2 of them bots, practice"
    title.show_title("Nut Hunt", whole)
    for wide, shown in ((600, whole), (260, first)):
        title.resize(wide, title.height())
        with watched() as words:
            title.grab()
        assert shown in {word.text for word in words}


def lying(sheet: Sheet) -> list[tuple[str, QRect]]:
    """Where a sheet and everything on it lies in the window."""
    parts = [sheet, *(part for part in sheet.findChildren(QWidget) if part.isVisible())]
    return [(type(part).__name__, QRect(part.mapTo(part.window(), QPoint(0, 0)), part.size())) for part in parts]


SHEETS: dict[str, Callable[[MainWindow], None]] = {
    "welcome": lambda window: window.sheets.welcome(),
    "settings": lambda window: window.chosen_settings.show_sheet(),
    "recent games": lambda window: window.records.choose_recent(),
    "keys": lambda window: window.sheets.show_keys(),
    "about": lambda window: window.sheets.show_about(),
}


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_follows_the_size_of_the_window_and_of_the_text(window: MainWindow, name: str) -> None:
    """It lies as if it had been opened in the window as it is now, and nothing below it comes up."""

    def laid() -> Sheet:
        window.settings.welcomed = False
        SHEETS[name](window)
        settle(6)
        (sheet,) = (sheet for sheet in window.findChildren(Sheet) if sheet.isVisible())
        return sheet

    ways = (((1280, 720), 100), ((1920, 1080), 100), ((1280, 720), 100), ((1280, 720), 130))
    fresh = []
    for size, percent in ways:
        window.resize(*size)
        window.chosen_settings.change("text", percent)
        settle(6)
        sheet = laid()
        fresh.append(lying(sheet))
        sheet.close_sheet()
        settle()
    window.chosen_settings.change("text", 100)
    window.resize(*ways[0][0])
    settle(6)
    sheet = laid()
    for (size, percent), there in zip(ways, fresh, strict=True):
        window.resize(*size)
        if percent != 100:  # a change of the text alone would arrange the sheet too
            window.chosen_settings.change("text", percent)
        settle(6)
        assert lying(sheet) == there, (size, percent)
        gear = window.home.settings_button.geometry().center()
        assert window.home.childAt(gear) is sheet.veil or sheet.geometry().contains(gear)


def test_what_has_no_room_beside_the_board_comes_out_at_a_press(window: MainWindow) -> None:
    page = seated(window)
    window.chosen_settings.change("text", 200)
    settle()
    assert not page.desk.layout.columns
    assert page.drawer.isHidden()
    click(page.drawer.buttons[PLAYERS])
    with watched() as words:
        page.drawer.grab()
    said = {word.text for word in words}
    assert {player.name for player in page.session.match.cast} <= said
    assert page.table is not None
    click(page.drawer.buttons[STORY])
    with watched() as words:
        page.drawer.grab()
    titles = {page.session.words(note.title) for note in page.table.notes if note.side == "right"}
    assert titles <= {word.text for word in words}
    mouse.click(page.view, page.scene.layout_.board.center())
    assert page.drawer.isHidden(), "the next touch of the table pushes it in"
    badge = page.grip.places["seat-1"].center()
    mouse.click(page.view, badge)
    assert page.drawer.side == PLAYERS
    window.chosen_settings.change("text", 100)
    settle()
    assert page.drawer.isHidden()
    assert page.story.isVisible()
    assert page.story.parent() is page


@pytest.mark.parametrize(("size", "percent"), [((1280, 720), 150), ((1024, 768), 150), ((1024, 768), 100)])
@pytest.mark.parametrize("game", ["nut-hunt", "nice-one-squirrel"])
def test_what_brings_the_end_stays_in_sight_beside_a_mere_badge(
    window: MainWindow, game: str, size: tuple[int, int], percent: int
) -> None:
    window.chosen_settings.change("text", percent)
    window.resize(*size)
    for seats in games.load(game).players:
        window.seat(begun(game, seats), None)
        settle()
        page = window.page
        assert page is not None
        assert page.table is not None
        assert not page.desk.layout.columns
        shown = list(zip(page.seat_panels, page.table.seats, strict=False))
        assert len(shown) == len(page.table.seats)
        for panel, card in shown:
            picture, number = card.gauge
            art = panel.art()
            sign = next(layer for layer in art if isinstance(layer, Svg) and layer.name == picture)
            [label] = [layer for layer in art if isinstance(layer, Label) and layer.colour == "@woodink"]
            assert label.text == number
            for left, right in ((sign.x, sign.x + sign.w), (label.x, label.x + label.w)):
                assert 0 <= left < right <= panel.width() + 1, (seats, card.seat)
            assert sign.y + sign.h <= panel.height() + 1


def test_the_ends_of_the_tray_give_way_before_one_objective_covers_another(window: MainWindow) -> None:
    """A turn with five buttons: in usual letters all has room, in larger ones the head keeps only its badge."""
    match, rng = begun("nut-hunt", 3), Random("m")
    while match.due is None or match.due.kind != "act":
        match.play(rng.choice(match.game.legal(match.state)))
    window.resize(1280, 720)
    window.seat(match, None)
    page = window.page
    assert page is not None
    page.session.uncover()
    for percent, words in ((100, "Cover my cards"), (130, "")):
        window.chosen_settings.change("text", percent)
        settle()
        assert page.tray_head.cover.text() == words
        assert page.table is not None
        cards = page.table.hand[-1].pieces
        assert len(cards) > 1
        for one, two in pairwise(cards):
            apart = page.scene.pieces[two.id].pos().x() - page.scene.pieces[one.id].pos().x()
            assert apart >= one.w * page.desk.layout.unit - 1
        check_hand(page)


def held(cards: int, seed: str) -> Match | None:
    """A game in which whoever is to choose holds so many cards, if this one comes to it."""
    match, rng = begun("little-nutters", 4, seed=seed), Random(seed)
    while not match.over:
        if match.due is not None and len(match.state.hands[match.due.seat]) == cards:
            return match
        match.play(rng.choice(match.game.legal(match.state)))
    return None


@pytest.mark.parametrize("percent", [100, 130])
def test_of_nine_cards_in_a_hand_every_name_stays_in_sight(window: MainWindow, percent: int) -> None:
    """In a small window they lie over each other: no name goes below the next card, and none below the story."""
    match = next(match for number in count() if (match := held(9, f"full {number}")) is not None)
    window.resize(1280, 720)
    window.chosen_settings.change("text", percent)
    window.seat(match, None)
    page = window.page
    assert page is not None
    page.session.uncover()
    settle()
    assert page.table is not None
    (cards,) = page.table.hand
    assert len(cards.pieces) == 9
    scene, unit = page.scene, page.desk.layout.unit
    for piece, after in pairwise(cards.pieces):
        item, following = scene.pieces[piece.id], scene.pieces[after.id]
        (name,) = (layer for layer in piece.art if isinstance(layer, Label) and layer.display)
        blank = scene.bake(tuple(layer for layer in piece.art if not isinstance(layer, Label)), unit, magnified=True)
        free = following.pos().x() - item.pos().x() - after.w / 2 * unit - blank.corner.x()
        assert 0 < free < piece.w * unit - 1, "they lie over each other"
        top, high = round(name.y * unit - blank.corner.y()), round(name.h * unit)
        covered = QRect(round(free), top, item.pixmap().width() - round(free), high)
        assert item.pixmap().copy(covered).toImage() == blank.pixmap.copy(covered).toImage(), piece.name
    check_hand(page)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("size", "percent"), [((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 150), ((1000, 560), 200)]
)
def test_the_presenters_tools_are_in_sight_and_their_words_are_whole(
    window: MainWindow, size: tuple[int, int], percent: int, language: str
) -> None:
    """At any text size: whoever presents cannot scroll to a tool, and must know which it is."""
    window.chosen_settings.change("language", language)
    window.chosen_settings.change("text", percent)
    window.resize(*size)
    window.teaching.present_path(paths.scenes() / "nut-hunt" / "05-run-for-it.toml")
    presenter = window.teaching.presenter
    assert presenter is not None
    presenter.resize(*size)
    settle()
    for step in (1, 5):  # the way on says other words at a question
        presenter.runner.goto(step)
        settle()
        with watched() as words:
            presenter.tools.grab()
        named = [*presenter.tools.tools.values(), presenter.tools.back, presenter.tools.next]
        for button in named:
            assert presenter.tools.rect().contains(button.geometry()), button.text()
            (written,) = (word for word in words if word.text == button.text())
            assert written.cut <= 1, button.text()
            assert written.pixels >= presenter.desk.layout.least, button.text()
    key(presenter, Qt.Key.Key_Z)
    with watched() as words:
        presenter.preview.grab()
    (hint,) = (word for word in words if word.text == presenter.preview.hint)
    assert hint.cut <= 1
    presenter.close()
    window.chosen_settings.change("language", "en")


def test_the_presenters_desk_has_large_letters_and_every_panel(window: MainWindow) -> None:
    window.resize(1280, 720)
    window.chosen_settings.change("text", 200)
    window.teaching.present_path(min(paths.scenes().glob("nut-hunt/*.toml")))
    settle()
    presenter = window.teaching.presenter
    assert presenter is not None
    shares = presenter.preview.frame.width() / presenter.width()
    assert shares > 0.4, "what the room sees comes first"
    for button in presenter.tabs.buttons:
        click(button)
        assert [panel for panel in presenter.tabs.panels if panel.isVisible()] == [button.panel]
        assert presenter.rect().contains(button.panel.geometry())
        with watched() as words:
            presenter.grab()
        assert [word for word in words if not word.baked and word.pixels < 25.4] == []
        assert any(word.text == button.panel.title for word in words)
    key(presenter, Qt.Key.Key_PageDown)
    assert presenter.runner.lesson is not None
    assert presenter.runner.lesson.at == 2, "a tab leaves the keys to the clicker"
    presenter.end_button.setFocus()
    settle()
    assert not presenter.end_button.visibleRegion().isEmpty(), "what has the focus is in sight"
    presenter.close()
    settle()
    assert window.teaching.presenter is None
    assert window.isVisible()


def test_a_resting_pointer_says_what_words_on_the_board_cannot(window: MainWindow) -> None:
    page = seated(window)
    window.chosen_settings.change("text", 200)
    settle()
    assert page.table is not None
    for spot in page.table.spots[:3]:
        page.view.tell(page.view.mapFromScene(page.scene.spots[spot.id].pos()))
        told = QToolTip.text()
        assert told.split() == page.session.words(spot.name).split()
        assert all(len(line) <= 56 for line in told.splitlines())
        assert QToolTip.font().pixelSize() >= 26
    page.view.tell(page.view.mapFromScene(page.grip.places["seat-0"].center()))
    assert page.session.match.cast[0].name in QToolTip.text()
    QToolTip.hideText()


def test_what_was_told_under_the_pointer_goes_when_the_table_changes(window: MainWindow, qtbot: QtBot) -> None:
    page = seated(window)
    page.view.tell(page.view.mapFromScene(page.grip.places["seat-0"].center()))
    qtbot.waitUntil(QToolTip.isVisible)
    page.show_now()
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=2000)  # by itself it would stay for ten seconds


@pytest.mark.parametrize("large", [False, True])
def test_small_pieces_can_be_hit_beside_themselves(window: MainWindow, large: bool) -> None:
    window.chosen_settings.change("large_targets", large)
    page = seated(window, "in-the-nuts", 2)
    reach = (LARGE_HIT if large else HIT) / 2
    assert Desk.target == 2 * reach
    scene, tried = page.scene, 0
    for item in scene.pieces.values():
        wide = item.thing.w * scene.unit(item) / 2
        if item.in_tray or wide >= reach or not isinstance(item.thing, Piece):
            continue
        beside = item.pos() + QPointF((wide + reach) / 2, 0)
        assert item.thing in scene.things_at(beside)
        assert item.thing not in scene.things_at(item.pos() + QPointF(max(wide, reach) + 2, 0))
        tried += 1
    assert tried > 3


def test_what_is_really_under_the_pointer_comes_before_what_is_near(window: MainWindow) -> None:
    page = seated(window, "in-the-nuts", 2)
    scene = page.scene
    for item in scene.pieces.values():
        under = []
        for thing in scene.things_at(item.pos()):
            other = scene.item(thing.id)
            assert other is not None
            unit = scene.unit(other)
            far = abs(other.at_x - item.at_x) / unit, abs(other.at_y - item.at_y) / unit
            under.append(far[0] <= thing.w / 2 and far[1] <= thing.h / 2)
        assert under == sorted(under, reverse=True)


def test_the_large_pointer_is_twice_as_large_over_everything_and_goes_again(window: MainWindow) -> None:
    window.chosen_settings.change("large_pointer", True)
    cursor = QApplication.overrideCursor()
    assert cursor is not None
    picture = cursor.pixmap()
    assert picture.deviceIndependentSize().height() == 48
    assert picture.devicePixelRatio() == max(screen.devicePixelRatio() for screen in QApplication.screens())
    window.chosen_settings.change("large_pointer", False)
    assert QApplication.overrideCursor() is None


def test_every_line_of_an_opened_list_is_easy_to_hit_and_lies_below_its_field(window: MainWindow) -> None:
    window.home.open_sheet(games.load("nuts"))
    settle()
    assert window.home.sheet is not None
    field = window.home.sheet.seats.rows[1].who
    field.showPopup()
    settle()
    lines = field.view()
    assert all(lines.sizeHintForRow(row) >= 36 for row in range(field.count()))
    assert lines.window().y() >= field.mapToGlobal(field.rect().bottomLeft()).y() - 2
    field.hidePopup()


def test_the_bars_of_a_magnified_bench_lie_on_wood(show: Callable[[QWidget], None]) -> None:
    bench = ZoomArea()
    bench.setWidget(QWidget())
    bench.resize(400, 300)
    bench.magnify(1.5)
    show(bench)
    seen = bench.grab().toImage()
    for x, y in ((396, 280), (380, 296), (396, 296)):
        assert seen.pixelColor(x, y).lightness() < 100, (x, y)
