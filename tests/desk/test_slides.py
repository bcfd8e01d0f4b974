"""What a slide shows: the whole board, a card only where there is something for it, and everything once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QTextLayout

from nutdesk import games, paths
from nutdesk.core.table import Box, Label, Piece, Spot
from nutdesk.desk.classroom.slide_card import exhibit_places
from nutdesk.desk.classroom.slide_marks import GLOWS, LEADS
from nutdesk.desk.classroom.slide_pictures import SlidePictures
from nutdesk.desk.classroom.slide_text import SlidePoint, SlideText, floor_of, slide_frame
from nutdesk.desk.classroom.typesetter import Typesetter, unbroken
from nutdesk.desk.kit.art import Style, bounds
from nutdesk.desk.kit.legibility import legible
from nutdesk.desk.kit.marks import mark_art
from nutdesk.desk.kit.theme import font
from nutdesk.desk.table.signs import area
from nutdesk.teach.runner import GivenAnswers
from nutdesk.teach.scene import Do, find, load, loads

pytestmark = pytest.mark.usefixtures("qapp")
SIZES = [QSizeF(1920, 1080), QSizeF(1024, 768), QSizeF(3840, 2160)]
WIDE = SIZES[0]
FOREST = """\
title = "The fox"
game = "nut-hunt"
clauses = ["NH-T2"]
players = 3
names = ["Anna", "Ben", "Clara"]
seed = "x"
"""

FLOOR = 'title = "The floor"\ngame = "nuts"\nclauses = ["NU-T1"]\nplayers = 3\nseed = "x"\n'

Show = Callable[..., SlidePictures]


@pytest.fixture
def show() -> Iterator[Show]:
    """Shows a step of a scene that is written here, and keeps its picture."""
    kept: list[SlidePictures] = []

    def show(*steps: str, at: int = 1, size: QSizeF = WIDE, given: GivenAnswers | None = None) -> SlidePictures:
        slides = SlidePictures(loads(FOREST + "".join(f"[[step]]\n{step}\n" for step in steps)))
        kept.append(slides)
        slides.picture_of(at, size, given=given)
        return slides

    yield show
    for slides in kept:
        slides.deleteLater()


def text_of(slides: SlidePictures) -> SlideText:
    assert slides.picture.slide_text is not None
    return slides.picture.slide_text


def written(slides: SlidePictures) -> list[Label]:
    """The words of head, caption and card."""
    words = slides.picture.words
    assert words is not None
    setters = [words.setter, *([words.card.setter] if words.card else [])]
    return [layer for setter in setters for layer in setter.art if isinstance(layer, Label)]


def labels(slides: SlidePictures) -> dict[str, Label]:
    return {label.text: label for label in written(slides)}


SAY = 'say = "Look."'
TITLED = ('say = "First."', SAY)
TEXTS = [
    SlideText("NUTS", "A lesson", "One line.", 2, 9),
    SlideText("NUTS", "A lesson", "A caption of more than one line. " * 4, 2, 9),
    SlideText("NUTS", "A lesson", "Where?", 2, 9, points=(SlidePoint("Here", "1"), SlidePoint("There", "2"))),
]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width():.0f}")
@pytest.mark.parametrize("text", TEXTS, ids=["line", "lines", "card"])
def test_nothing_lies_on_anything_else(size: QSizeF, text: SlideText) -> None:
    frame = slide_frame(size.width(), size.height(), text)
    parts = [frame.head, frame.board, frame.band, *([frame.card] if frame.card else [])]
    assert all(QRectF(0, 0, size.width(), size.height()).contains(part) for part in parts)
    assert not any(one.intersects(other) for k, one in enumerate(parts) for other in parts[:k])
    assert frame.board.height() > 0.6 * size.height()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width():.0f}")
def test_without_a_card_the_board_has_the_whole_width(size: QSizeF) -> None:
    line, lines, card = (slide_frame(size.width(), size.height(), text) for text in TEXTS)
    assert line.card is None
    assert lines.card is None
    assert line.board.width() == lines.board.width() > 0.97 * size.width()
    assert card.card is not None
    assert card.board.width() < 0.7 * size.width()
    assert line.board.height() > lines.board.height(), "a short caption leaves it more room"


@pytest.mark.parametrize("game_id", games.ids())
def test_the_whole_board_stays_on_the_picture(game_id: str) -> None:
    path = find(paths.scenes() / game_id)[3]
    slides = SlidePictures(load(path))
    for size in SIZES[:2]:
        for step in slides.lesson.scene.steps:
            slides.picture_of(step.number, size)
            picture, table = slides.picture, slides.picture.scene.table
            assert table is not None
            corner, far = picture.scene.board_point(0, 0), picture.scene.board_point(table.width, table.height)
            assert picture.frame.board.adjusted(-1, -1, 1, 1).contains(QRectF(corner, far)), (path, step.number)
    slides.deleteLater()


def test_the_title_is_large_once_and_then_in_the_head(show: Show) -> None:
    first = show(*TITLED)
    assert text_of(first).opens
    assert [label.size > 60 for label in written(first) if label.text == "The fox"] == [True], "once, and large"
    second = show(*TITLED, at=2)
    head = labels(second)["The fox"]
    assert head.size < 45
    assert second.picture.frame.head.contains(QPointF(head.x + 1, head.y + head.h / 2))
    assert second.picture.frame.card is None
    shown = show('say = "First."\nshow = ["fox"]')
    assert not text_of(shown).opens, "there is something better to show"


def test_only_whoever_is_asked_decides(show: Show) -> None:
    place = 'do = "discard mouse-meadow/hickory-haunt"'
    vote = 'vote = "Who?"\nchoices = ["I", "You"]\nright = 1\nbecause = "So."\nclause = "NH-T2"'
    steps = (SAY, f'say = "It goes."\n{place}', vote)
    for at in (1, 2, 3):
        assert not [text for text in labels(show(*steps, at=at)) if "decides" in text], at
    ask = 'ask = "Which one?"\nright = ["discard mouse-meadow/hickory-haunt"]\nbecause = "So."\nclause = "NH-S2"'
    asked = show(ask)
    assert "Anna decides" in labels(asked)
    solved = show(ask, given=GivenAnswers(revealed=True))
    assert "Anna decides" not in labels(solved)
    assert {"Which one?", "So."} <= set(labels(solved)), "the question stays"


def test_what_a_step_plays_is_told_once(show: Show) -> None:
    slides = show(SAY, 'say = "It goes under the deck."\ndo = "discard mouse-meadow/hickory-haunt"', at=2)
    assert isinstance(slides.lesson.step, Do)
    assert not text_of(slides).points
    assert slides.picture.frame.card is None


def test_small_things_that_are_pointed_at_are_magnified_with_their_names(show: Show) -> None:
    fox = show(f'{SAY}\nshow = ["fox"]')
    assert [piece.id for piece in text_of(fox).exhibits] == ["fox"]
    assert any(text.startswith("The fox") for text in labels(fox))
    lies = fox.picture.laid[0][1]
    item = fox.picture.scene.pieces["fox"]
    assert lies.height() > 3 * item.thing.h * fox.picture.scene.scale
    tiles = [spot.id for spot in fox.lesson.table().spots if spot.id.startswith("tile-")][:4]
    many = show(f"{SAY}\nshow = {tiles}".replace("'", '"'))
    assert not text_of(many).exhibits, "four are seen best where they are"
    assert not show(f'{SAY}\nshow = ["seat-0"]').picture.laid
    assert [card.seat for card in text_of(show(f'{SAY}\nshow = ["seat-0"]')).seats] == [0]


def test_what_is_to_be_large_comes_before_what_is_pointed_at(show: Show) -> None:
    slides = show(f'{SAY}\nshow = ["fox"]\nlarge = ["die", "tile-frog-pond"]')
    assert [piece.id for piece in text_of(slides).exhibits] == ["die", "tile-frog-pond"]
    assert slides.picture.shown == ("fox",)


def test_a_number_to_remember_is_the_largest_thing_on_its_card(show: Show) -> None:
    told = labels(show(f'{SAY}\nfigure = ["45", "objectives"]'))
    assert told["45"].size >= 200
    assert 40 <= told["objectives"].size <= 60
    both = labels(show(f'{SAY}\nfigure = ["45", "objectives"]\nlarge = ["fox"]'))
    assert 100 <= both["45"].size < 200


def test_the_end_of_a_course_shows_the_game_and_what_everybody_can_do(show: Show) -> None:
    board = show(SAY)
    slides = show('say = "Have fun!"\ncan = ["Run.", "Count."]')
    assert {"Run.", "Count.", "Now play!", "Have fun!"} <= set(labels(slides))
    assert text_of(slides).picture == "covers/nut-hunt"
    middle = slides.picture.frame.board.center().toPoint()
    assert slides.picture.image.pixelColor(middle) != board.picture.image.pixelColor(middle)
    assert "Now play!" in text_of(slides).spoken()


def test_a_path_is_painted_for_a_thing_that_is_shown() -> None:
    slides = SlidePictures(loads(FLOOR + '[[step]]\nsay = "Look."\nshow = ["dispenser-1", "squirrel"]\n'))
    slides.picture_of(1, WIDE)
    picture = slides.picture
    glows = {key for key in picture.shown if (item := picture.scene.item(key)) is not None and item.thing.glow}
    assert glows == {"dispenser-1"}
    paths = [mark for mark in picture.marks.drawn if mark.zValue() == GLOWS]
    assert [path.sceneBoundingRect().height() > 0.6 * picture.frame.board.height() for path in paths] == [True]
    slides.deleteLater()


def test_a_rim_leaves_the_edge_of_its_place_in_sight() -> None:
    """The green border of a tile may be the point."""
    tile = Spot("tile", "Tile", 0, 0, 170, 190)
    for mark in mark_art(tile, "shown"):
        assert isinstance(mark, Box)
        glow = mark.line.startswith("#40")
        assert glow or mark.w - mark.width >= tile.w, "what is solid lies outside"


def test_what_is_not_shown_stays_readable(show: Show) -> None:
    plain, lit = show(SAY, SAY, at=2), show(SAY, f'{SAY}\nshow = ["seat-0", "tile-frog-pond"]', at=2)
    tile = next(spot.id for spot in plain.lesson.table().spots if spot.id != "tile-frog-pond")

    def lightness(slides: SlidePictures) -> float:
        item = slides.picture.scene.spots[tile]
        image = item.pixmap().toImage()
        at = [image.pixelColor(image.width() * k // 10, image.height() // 2).lightnessF() for k in range(2, 9)]
        return sum(at)

    assert lightness(lit) > 0.6 * lightness(plain)


def test_twins_are_magnified_once() -> None:
    head = 'title = "Dice"\ngame = "in-the-nuts"\nclauses = ["IN-T1"]\nplayers = 3\nseed = "x"\n'
    slides = SlidePictures(loads(head + f'[[step]]\n{SAY}\nshow = ["die-white-1", "die-white-2", "die-green"]\n'))
    slides.picture_of(1, WIDE)
    assert len(text_of(slides).exhibits) == 2
    assert slides.picture.shown == ("die-white-1", "die-white-2", "die-green"), "each has its rim"
    slides.deleteLater()


def test_every_choice_of_a_vote_is_on_the_card_with_the_hands_and_the_question(show: Show) -> None:
    choices = ["Three of any player, whoever it may be in the end", "Four of one player", "Five in all"]
    vote = f'vote = "How many nests end the game?"\nchoices = {choices}\nright = 2\nclause = "NH-T2"'
    vote += '\nbecause = "Four of one player end it."'
    given = GivenAnswers(bars=True, revealed=True)
    given.hands.update({0: 3, 1: 20})
    for size in SIZES:
        slides = show(vote.replace("'", '"'), size=size, given=given)
        told, frame = labels(slides), slides.picture.frame
        assert frame.card is not None
        for choice in choices:
            label = told[choice]
            assert frame.card.contains(QRectF(label.x, label.y, label.w, label.h))
            assert label.size >= floor_of(size.height())
        assert {"How many nests end the game?", "Four of one player end it.", "20", "3"} <= set(told)


def test_the_things_on_a_card_lie_side_by_side_and_each_in_its_room() -> None:
    room = QRectF(100, 50, 540, 700)
    for count in range(1, 9):
        pieces = tuple(Piece(f"p{k}", "A card", "", 0, 0, 80, 120, (Box(-40, -60, 80, 120),)) for k in range(count))
        places = exhibit_places(pieces, room, 40)
        assert len(places) == count
        assert all(room.adjusted(-1, -1, 1, 1).contains(place) for place in places)
        assert not any(one.intersects(other) for k, one in enumerate(places) for other in places[:k])


def test_no_text_is_set_smaller_than_the_last_row_can_read() -> None:
    setter = Typesetter(Style(), 768)
    assert setter.fit("A very long text. " * 40, 60, QRectF(0, 0, 300, 60), 700) == floor_of(768)


def test_the_plate_of_a_number_grows_towards_the_middle_of_its_thing() -> None:
    """So a track keeps its numbers on a small projector, and no space reaches into the next."""
    space = Box(-30, -40, 60, 80, 6, "#FFFFFF")
    plate, number = Box(-15, 20, 30, 20, 6, "#000000"), Label("12", -15, 20, 30, 20, 15, align="centre")
    _, grown, written = legible((space, plate, number), Style(floor=20), 0.55)
    assert isinstance(grown, Box)
    assert isinstance(written, Label)
    assert grown.h > plate.h
    assert grown.y + grown.h == pytest.approx(40), "not below its space"
    assert (bounds((written,)).center() - bounds((grown,)).center()).manhattanLength() < 0.01
    assert legible((space, plate, number), Style(floor=20), 0.2) == (space,), "but not beyond measure"
    narrow = Box(-16, -40, 32, 80, 6, "#FFFFFF")
    assert legible((narrow, plate, number), Style(floor=20), 0.55) == (narrow,), "nor beyond its thing"


def test_a_name_that_finds_no_room_on_its_place_is_joined_to_it_by_a_line(show: Show) -> None:
    picture = show('say = "The fox is on Thistle Thicket."', size=QSizeF(1024, 768)).picture
    assert set(picture.marks.tags) == {"tile-thistle-thicket"}
    lines = [mark for mark in picture.marks.drawn if mark.zValue() == LEADS]
    assert len(lines) == 1
    place, name = picture.scene.spots["tile-thistle-thicket"], picture.marks.tags["tile-thistle-thicket"]
    assert lines[0].sceneBoundingRect().intersects(place.sceneBoundingRect())
    assert lines[0].sceneBoundingRect().contains(name.middle)
    fox = picture.scene.pieces["fox"]
    assert not name.over(area(fox.sceneBoundingRect().adjusted(4, 4, -4, -4))), "it would hide what is talked about"


def test_no_line_ends_within_a_range_of_numbers() -> None:
    letters = font(40, 600)
    room = QFontMetricsF(letters).horizontalAdvance("a nut under 5–")
    layout = QTextLayout(unbroken("a nut under 5–6"), letters)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(room)
        lines.append(layout.text()[line.textStart() : line.textStart() + line.textLength()].replace("\u2060", ""))
    layout.endLayout()
    assert lines == ["a nut under ", "5–6"]


def test_what_a_step_has_moved_is_marked_where_it_points_at_nothing() -> None:
    head = 'title = "A move"\ngame = "nice-one-squirrel"\nclauses = ["NS-T1"]\nplayers = 2\n'
    start = '[position]\nsquirrels = [3, 5]\nhands = [["red-acorn", "blue-walnut"], ["green-acorn", "red-walnut"]]\n'
    move = '[[step]]\nsay = "Off it goes."\ndo = "move 4"\n'
    for pointing, moved in (("", ("squirrel-0",)), ('show = ["cache-4"]\n', ())):
        slides = SlidePictures(loads(head + start + move + pointing))
        slides.picture_of(1, WIDE)
        here = slides.picture.here
        assert here is not None
        assert tuple(key for key in here.moved if key.startswith("squirrel-")) == moved
        assert slides.picture.marks.drawn
        slides.deleteLater()
