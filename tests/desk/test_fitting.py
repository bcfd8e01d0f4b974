"""Words that find no room end with a whole word: no letter is cut."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from nutdesk.core.table import Art, Label
from nutdesk.desk.kit.art import Style, paint
from nutdesk.desk.kit.fitting import SPARE
from nutdesk.desk.kit.words import Voice
from nutdesk.desk.settings.language import choose
from nutdesk.desk.table.hand import words_in_sight
from nutdesk.games.little_nutters.cards import card, small_card
from nutdesk.games.little_nutters.parts import FACES
from nutdesk.games.nut_hunt.parts import TILE_NAMES
from nutdesk.games.nut_hunt.pictures import CARD, objective_card
from nutdesk.games.nut_hunt.scoring import NO_NEST
from nutdesk.languages import LANGUAGES
from tests.desk.ink import Word, watched

TEXT = "Dig stopped. Your left neighbour takes a random card."


def written(art: Art, style: Style | None = None, scale: float = 1.0, text: float = 1.0) -> list[Word]:
    """What is painted of a drawing."""
    image = QImage(600, 600, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.scale(scale, scale)
    with watched() as words:
        paint(painter, art, style or Style(), scale, text)
    painter.end()
    return words


@pytest.mark.parametrize(("wide", "high"), [(140, 42), (90, 60), (140, 22)])
def test_a_text_without_room_for_all_lines_ends_with_a_whole_word(qapp: QApplication, wide: int, high: int) -> None:
    (word,) = written((Label(TEXT, 0, 0, wide, high, 16, wrap=True, top=True),))
    kept = word.text.removesuffix(" …")
    assert TEXT.startswith(kept)
    assert TEXT.removeprefix(kept)[0] in " .,"
    assert word.cut == 0
    assert word.pixels == 16


@pytest.mark.parametrize("display", [False, True])
def test_no_line_is_written_below_its_box(qapp: QApplication, display: bool) -> None:
    for high in range(20, 140):
        (word,) = written((Label(TEXT, 0, 0, 96, high, 16, display=display, wrap=True, top=True),))
        assert word.bottom <= high + 16 * SPARE


def test_a_line_without_room_ends_with_a_whole_word(qapp: QApplication) -> None:
    (word,) = written((Label("Heart of the Wood", 0, 0, 80, 22, 16, display=True, shrink=True),))
    assert word.text == "Heart of the …"


def test_of_a_word_that_is_too_long_by_itself_there_are_letters(qapp: QApplication) -> None:
    for wrap in (False, True):
        (word,) = written((Label("Vorhängeschlösser", 0, 0, 60, 44, 16, wrap=wrap, shrink=not wrap),))
        assert word.text.startswith("Vorh")
        assert word.elided
        assert word.cut <= 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seen", [54, 78, 102, 126])
def test_on_a_covered_card_no_word_goes_below_the_next(qapp: QApplication, seen: int, language: str) -> None:
    """Hand cards of Little Nutters, and objectives: whatever is written ends before the edge, and at a word."""
    little = Style(voice=Voice("little-nutters", language=choose(language)))
    hunt = Style(voice=Voice("nut-hunt", language=choose(language)))
    cards = [(card(face), 146.0, little) for face in range(len(FACES))]
    cards += [(objective_card(number, "5+1", 1, NO_NEST, TILE_NAMES[number]), CARD[0], hunt) for number in range(8)]
    for art, wide, style in cards:
        covered = words_in_sight(art, seen - wide / 2)
        labels = [layer for layer in covered if isinstance(layer, Label) and layer.text and layer.align != "centre"]
        assert all(label.x + label.w <= seen - wide / 2 for label in labels)
        assert not [word for word in written(tuple(labels), style, 0.93) if word.cut > 1.5]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [0.41, 0.52, 0.56])
def test_on_a_board_that_large_letters_leave_little_room_no_card_has_cut_words(
    qapp: QApplication, scale: float, language: str
) -> None:
    """A card that is read, and one on a pile: as at 130, 150 and 200 % in a small window."""
    style = Style(voice=Voice("little-nutters", language=choose(language)))
    for face in range(len(FACES)):
        for art in (card(face, 190), small_card(face)):
            assert not [word for word in written(art, style, scale, 1.3) if word.cut > 3]


def test_letters_do_not_become_so_large_that_a_word_loses_some(qapp: QApplication) -> None:
    label = Label("Eichelhelm", 0, 0, 98, 54, 15, 600, align="centre", display=True, wrap=True)
    (word,) = written((label,), scale=0.6, text=1.5)
    assert word.text == "Eichelhelm"
    assert word.cut == 0
