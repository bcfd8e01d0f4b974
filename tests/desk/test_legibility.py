"""Everything can be read: no type below 13 pixels, no name or sentence cut, nothing over anything else."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from nutdesk import games
from nutdesk.core.game import Player
from nutdesk.core.match import Match
from nutdesk.core.table import Label, Oval
from nutdesk.desk.kit.art import OVEN, Style, paint
from nutdesk.desk.kit.fitting import NARROWEST, fit_words
from nutdesk.desk.kit.legibility import legible
from nutdesk.desk.kit.theme import THEMES, metrics
from nutdesk.desk.kit.widgets import MARGIN, DeskButton
from nutdesk.desk.kit.words import Voice
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.settings.language import choose, switch
from nutdesk.desk.shell.window import MainWindow
from nutdesk.games.in_the_nuts.parts import KINDS
from nutdesk.games.little_nutters.cards import card, character_card, small_card, tiny_card
from nutdesk.games.little_nutters.parts import DECK, DEFENCES, FACES, IN_PATCHES
from nutdesk.games.nut_hunt.parts import ENDS, TILE_NAMES
from nutdesk.games.nut_hunt.pictures import badge, small_objective, tile_badge
from nutdesk.languages import LANGUAGES
from tests.desk.conftest import NICE, Sit
from tests.desk.hands import key, settle
from tests.desk.ink import Word, watched

LONG = (
    "Bartholomew-Jane",
    "Maximilian-Peter",
    "Wilhelmina-Rose1",
    "Christopher-Anne",
    "Alexandria-Marie",
    "Evangelina-Jones",
)
SIZES = ((1280, 720), (1920, 1080))
SMALLEST = 13


def crowded(game_id: str, moves: int, *, taking_up: bool = False) -> Match:
    """As many players as there can be, all with names of sixteen letters, after some moves."""
    game = games.load(game_id)
    seats = max(game.players)
    players = [Player(LONG[k], player.colour) for k, player in enumerate(game.seats[:seats])]
    options = game.chosen({"taking-up": taking_up} if game_id == NICE else {})
    match = Match(game, options, players, "ink", fair=False)
    match.begin()
    rng = Random(game_id)
    for _ in range(moves):
        if match.over:
            break
        match.play(rng.choice(game.legal(match.state)))
    return match


def painted(page: TablePage, theme: str) -> list[Word]:
    """All words on the page, covered and uncovered, in a theme that it did not have before."""
    with watched() as words:
        page.set_theme(THEMES[theme])
        settle()
        page.session.uncover()
        page.repaint()
        settle()
        page.grab()
    return [word for word in words if word.text.strip()]


@pytest.mark.parametrize(
    ("size", "theme"), [(SIZES[0], "light"), (SIZES[0], "dark"), (SIZES[0], "contrast"), (SIZES[1], "light")]
)
def test_names_prompt_and_buttons_are_painted_in_full(sit: Sit, size: tuple[int, int], theme: str) -> None:
    start = "dark" if theme != "dark" else "light"
    for moves in (0, 13):
        page = sit(crowded(NICE, moves, taking_up=True), size=size, theme=THEMES[start], covered=True)
        words = painted(page, theme)
        whole = {word.text for word in words if word.cut < 1}
        assert set(LONG) <= whole
        assert page.prompt.text in whole
        assert page.tray_head.title in whole
        for button in page.findChildren(DeskButton):
            if button.isVisible() and button.text():
                assert button.text() in whole
        assert [word.text for word in words if word.elided and word.text[:6] in {name[:6] for name in LONG}] == []
        page.hide()


def _is_name(text: str) -> bool:
    return len(text) > 5 and any(name.startswith(text) for name in LONG)


def test_the_home_screen_and_its_sheets_can_be_read(window: MainWindow) -> None:
    for other in set(QApplication.topLevelWidgets()) - {window}:  # a table of another test is not this screen
        other.hide()
    for size in SIZES:
        window.resize(*size)
        with watched() as words:
            window.chosen_settings.change("theme", "contrast")
            for game in games.all_games():
                window.home.open_sheet(game)
                settle()
                window.grab()
                window.home.close_sheet()
            window.sheets.show_keys()
            settle()
            window.grab()
            key(window, Qt.Key.Key_Escape)
        # A table of another test that Qt has not deleted yet may be painted too: nobody here has these names.
        said = [word for word in words if word.text.strip() and not _is_name(word.text.strip("…"))]
        assert {word.text: word.pixels for word in said if word.pixels < SMALLEST} == {}
        assert [word.text for word in said if word.elided or word.cut > 1] == []


def paper(widget: QWidget, page: TablePage) -> QRectF:
    """A panel without the room for its shadow."""
    pad = page.desk.layout.px(MARGIN)
    return QRectF(widget.geometry()).adjusted(pad, pad, -pad, -pad)


def apart(one: QRectF, two: QRectF) -> bool:
    both = one.intersected(two)
    return both.isEmpty() or min(both.width(), both.height()) <= 1


@pytest.mark.parametrize(
    ("game_id", "size"), [(NICE, (1100, 620)), *((game, size) for game in games.ids() for size in SIZES)]
)
def test_all_type_is_large_enough_and_nothing_lies_on_anything_else(
    sit: Sit, game_id: str, size: tuple[int, int]
) -> None:
    page = sit(crowded(game_id, 20), size=size, covered=True)
    words = painted(page, "dark")
    assert len(words) > 60
    assert {word.text: round(word.pixels, 2) for word in words if word.pixels < SMALLEST - 0.05} == {}
    check_panels(page)
    check_hand(page)


def check_panels(page: TablePage) -> None:
    layout = page.desk.layout
    seats = [(f"seat {k + 1}", paper(panel, page)) for k, panel in enumerate(page.seat_panels) if panel.isVisible()]
    for name, box in seats if not layout.columns else ():
        assert box.right() <= layout.left + layout.wood, f"{name} lies on what is drawn on the board"
        box.setRight(min(box.right(), layout.left))  # beyond it, on free wood, is what brings the end
    panels = [
        *seats,
        *((panel.title, paper(panel, page)) for panel in page.note_panels if panel.isVisible()),
        *([("story", paper(page.story, page))] if layout.columns else []),
        ("board", layout.board.translated(0, layout.bar)),
        ("tray", QRectF(0, page.height() - layout.tray, page.width(), layout.tray)),
        ("bar", QRectF(0, 0, page.width(), layout.bar)),
    ]
    window = QRectF(page.rect())
    for k, (name, box) in enumerate(panels):
        assert window.adjusted(-1, -1, 1, 1).contains(box), f"{name} leaves the window"
        for other, there in panels[k + 1 :]:
            assert apart(box, there), f"{name} lies on {other}"
    if layout.columns:
        assert page.story.list.height() >= 2 * layout.px(40), "at least two lines of the story can be read"
        assert page.prompt.geometry().intersected(page.title.geometry()).isEmpty()
    assert page.prompt.geometry().intersected(page.rules_button.geometry()).isEmpty()


def check_hand(page: TablePage) -> None:
    """The hand lies between the head of the tray and its buttons."""
    left = page.tray_head.geometry().right()
    right = page.tray_buttons.geometry().left() if page.tray_buttons.isVisible() else page.width()
    beside = [paper(panel, page) for panel in (*page.seat_panels, page.story) if panel.isVisible()]
    for name, item in page.scene.pieces.items():
        if item.in_tray:
            wide = item.thing.w / 2 * page.scene.unit(item)
            high = item.thing.h / 2 * page.scene.unit(item)
            middle = item.pos() + QPointF(0, page.desk.layout.bar)
            card = QRectF(middle.x() - wide, middle.y() - high, 2 * wide, 2 * high)
            assert all(apart(card, panel) for panel in beside), f"{name} lies under a player's card or the story"
            assert left - 1 <= item.pos().x() - wide, f"{name} lies under the tray's head"
            assert item.pos().x() + wide <= right + 1, f"{name} lies under the buttons"


@pytest.mark.parametrize("size", [(1280, 720), (1536, 864), (1600, 900)])
def test_six_players_in_nuts_leave_the_story_two_lines(sit: Sit, size: tuple[int, int]) -> None:
    page = sit(crowded("nuts", 16), size=size)
    assert len(page.seat_panels) == 6
    check_panels(page)


def test_the_head_of_the_tray_and_the_titles_of_a_hand_are_written_in_full(sit: Sit) -> None:
    page = sit(crowded("in-the-nuts", 16), size=SIZES[0], covered=True)
    OVEN.trim(0)  # or what another test has drawn would not be painted again
    whole = {word.text for word in painted(page, "dark") if word.cut < 1}
    assert "Storage cards, one kind of nut each" in whole
    page = sit(crowded("nut-hunt", 40), size=SIZES[0], covered=True)
    words = painted(page, "dark")
    assert any(word.text.startswith("Only ") and word.text.endswith(" may look now") for word in words)
    assert [word.text for word in words if word.text.startswith("Only ") and word.cut > 1] == []


def test_objectives_are_covered_last_when_the_tray_is_full(sit: Sit) -> None:
    """A turn with five buttons: nuts slide over each other, the names on two objectives do not."""
    match = crowded("nut-hunt", 0)
    rng = Random("m")
    while match.due is None or match.due.kind != "act":
        match.play(rng.choice(match.game.legal(match.state)))
    page = sit(match, size=SIZES[0])
    assert page.table is not None
    one, two = page.table.hand[-1].pieces
    apart_by = page.scene.pieces[two.id].pos().x() - page.scene.pieces[one.id].pos().x()
    assert apart_by >= one.w * page.desk.layout.unit - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_on_the_table_of_in_the_nuts_stay_in_their_places(sit: Sit, language: str) -> None:
    """Names on cards, 'set aside' and the fields' plates, also on the smaller board of a lesson."""
    voice = Voice("in-the-nuts", language=choose(language))
    wanted = {voice.say(text) for text in (*KINDS, "set aside", "pick one of these two")}
    switch(choose(language))
    try:
        for size in ((1100, 620), SIZES[0]):
            OVEN.trim(0)
            with watched() as words:
                sit(crowded("in-the-nuts", 16), size=size).grab()
            told = [word for word in words if word.text in wanted]
            assert len({word.text for word in told}) > 3
            assert {word.text: word.cut for word in told if word.cut > 1} == {}
    finally:
        switch(choose("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [2 / 3, 1.0], ids=["1280", "1920"])
def test_every_card_of_little_nutters_shows_all_of_its_text(qapp: QApplication, scale: float, language: str) -> None:
    """In hand, being read, on top of a pile, and those of the patches as they are remembered."""
    faces = [art for face in range(len(FACES)) for art in (card(face), card(face, 190), small_card(face))]
    known = [tiny_card(face) for face in sorted(set(IN_PATCHES + DEFENCES))]
    people = [character_card(number) for number in range(len(DECK.characters))]
    style = Style(voice=Voice("little-nutters", language=choose(language)))
    image = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
    for art in (*faces, *known, *people):
        painter = QPainter(image)
        painter.scale(scale, scale)
        with watched() as words:
            paint(painter, art, style, scale)
        painter.end()
        assert words
        assert not [word for word in words if word.elided or word.cut > 2 or word.pixels < SMALLEST - 0.5]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [0.55, 2 / 3, 1.0], ids=["lesson", "1280", "1920"])
def test_every_tile_of_the_forest_shows_its_whole_name(qapp: QApplication, scale: float, language: str) -> None:
    style = Style(voice=Voice("nut-hunt", language=choose(language)))
    image = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
    for tile, name in enumerate(TILE_NAMES):
        painter = QPainter(image)
        painter.scale(scale, scale)
        with watched() as words:
            paint(painter, tile_badge(tile), style, scale)
        painter.end()
        assert words[0].text == style.words(name)
        assert not [word for word in words if word.elided or word.cut > 1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [0.64, 1.0], ids=["1280", "1920"])
def test_every_objective_of_the_automa_names_both_its_tiles(qapp: QApplication, scale: float, language: str) -> None:
    style = Style(voice=Voice("nut-hunt", language=choose(language)))
    image = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
    for objective, ends in enumerate(ENDS):
        painter = QPainter(image)
        painter.scale(scale, scale)
        with watched() as words:
            paint(painter, small_objective(objective, "5+2", "done", "+7"), style, scale)
        painter.end()
        assert {style.words(TILE_NAMES[tile]) for tile in ends} <= {word.text for word in words}
        assert not [word for word in words if word.elided or word.cut > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_to_print_shows_all_of_its_text(qapp: QApplication, language: str) -> None:
    style = Style(voice=Voice(NICE, language=choose(language)))
    image = QImage(700, 900, QImage.Format.Format_ARGB32_Premultiplied)
    for part in games.load(NICE).cutouts():
        painter = QPainter(image)
        with watched() as words:
            paint(painter, part.face, style)
        painter.end()
        assert words
        assert not [word for word in words if word.elided or word.cut > 1]


def test_letters_are_pushed_together_for_a_long_word_and_only_where_it_helps(qapp: QApplication) -> None:
    word = Label("Vorhängeschlösser", 0, 0, 130, 40, 16, wrap=True)
    assert NARROWEST < fit_words(word, word.text, 16) < 1
    low = Label("One line", 0, 0, 200, 10, 16, wrap=True)
    assert fit_words(low, low.text, 16) == 1


@pytest.mark.parametrize(("floor", "said"), [(13, "Discard a card to draw a card."), (30, "swaps a card")])
def test_where_letters_must_be_large_fewer_words_are_written(qapp: QApplication, floor: float, said: str) -> None:
    art = (Label("Discard a card to draw a card.", 0, 0, 130, 90, 14, wrap=True, top=True, brief="swaps a card"),)
    image = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    with watched() as words:
        paint(painter, art, Style(floor=floor))
    painter.end()
    assert [word.text for word in words] == [said]
    assert [word for word in words if word.cut > 1] == []


def test_a_number_that_cannot_be_read_goes_with_its_disc(qapp: QApplication) -> None:
    assert legible(badge("15", 34, -38, 15, 18), Style(floor=13.01), 0.3) == ()


@pytest.mark.parametrize("scale", [0.5, 0.7, 1.0])
def test_a_disc_holds_its_number_however_small_the_piece_is_drawn(qapp: QApplication, scale: float) -> None:
    style = Style(floor=13.01)
    disc, number = legible(badge("15", 34, -38, 15, 18), style, scale)
    assert isinstance(disc, Oval)
    assert isinstance(number, Label)
    size = max(number.size, 13 / scale)
    wide = metrics(size, number.weight).horizontalAdvance(number.text)
    assert wide < disc.w
    assert size < disc.h
    assert disc.x + disc.w / 2 == pytest.approx(34)
    assert disc.y == pytest.approx(-38 - 15), "it grows towards the middle of the thing"
    assert number.x + number.w / 2 == pytest.approx(disc.x + disc.w / 2)
    assert number.y + number.h / 2 == pytest.approx(disc.y + disc.h / 2)


def test_words_beside_each_other_keep_apart_or_the_second_goes(qapp: QApplication) -> None:
    style, wide = Style(floor=30), metrics(30, 600).horizontalAdvance("Trucks")
    first = Label("Trucks", 0, 0, wide, 40, 30)
    for gap, both in ((2, False), (30, True)):
        second = Label("one a turn", wide + gap, 0, 400, 40, 30)
        assert legible((first, second), style, 1) == ((first, second) if both else (first,))
