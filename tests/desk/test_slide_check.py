"""Every slide of every scene can be read and followed from the last row; and the check of that finds what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import QSizeF

from nutdesk import games, paths
from nutdesk.core.game import look
from nutdesk.desk.classroom.slide_pictures import SlidePictures
from nutdesk.desk.settings.language import choose, switch
from nutdesk.desk.table.signs import Area
from nutdesk.teach.scene import Scene, find, loads
from tests.conftest import Scale
from tests.desk.ink import Word
from tests.desk.slide_check import SIZES, check, covered, cut_off, faults, missing, still, too_small

pytestmark = pytest.mark.usefixtures("qapp")
WIDE, SMALL = SIZES


@pytest.fixture
def german() -> Iterator[None]:
    switch(choose("de"))
    yield
    switch(choose("en"))


@pytest.mark.parametrize("game_id", games.ids())
def test_a_room_can_read_and_find_everything_on_every_slide(game_id: str, scale: Scale) -> None:
    sizes = SIZES[: scale(1, 2)]  # the small one in German, which is longer
    assert [str(finding) for finding in check(find(paths.scenes() / game_id), sizes)] == []


@pytest.mark.parametrize("game_id", games.ids())
def test_so_can_a_room_that_reads_german(game_id: str, scale: Scale, german: None) -> None:
    found = check(find(paths.scenes() / game_id), SIZES[-scale(1, 2) :])
    assert [str(finding) for finding in found if finding.kind != "missing"] == []


# ---- the check ------------------------------------------------------------------------------------------------------

HEAD = 'title = "A lesson"\ngame = "{game}"\nplayers = 3\nclauses = ["{clause}"]\nseed = "x"\n'
CLAUSES = {"nuts": "NU-T1", "nut-hunt": "NH-T2", "little-nutters": "LN-P3"}


def scene(game: str, *steps: str) -> Scene:
    return loads("".join((HEAD.format(game=game, clause=CLAUSES[game]), *(f"[[step]]\n{step}\n" for step in steps))))


def kinds(one: Scene, number: int = 1, size: QSizeF = WIDE) -> list[str]:
    return [finding.text for finding in faults(SlidePictures(one), one.steps[number - 1], size, "a scene")]


def test_a_card_that_is_named_has_to_be_on_the_slide() -> None:
    named = scene("nuts", 'say = "At the end the goal cards count."')
    assert kinds(named) == ["“goal cards” is named, but not shown (large or show)"]


def test_a_card_in_a_hand_that_is_named_has_to_be_on_the_slide() -> None:
    start = scene("little-nutters", 'say = "A hand."').match()
    view = start.game.table(look(start.game, start.state, 0), start.cast)
    card = next(piece for group in view.hand for piece in group.pieces if len(piece.name.split(":")[0].split()) > 1)
    name = card.name.split(",")[0]
    said = f'say = "In the hand there is a card: {name}."'
    assert f"{name} is named, but not shown" in kinds(scene("little-nutters", said))
    assert kinds(scene("little-nutters", f'{said}\nlarge = ["{card.id}"]')) == []


def test_a_place_that_is_named_has_to_be_found() -> None:
    said = 'say = "The fox is on Thistle Thicket."'
    assert kinds(scene("nut-hunt", said), size=SMALL) == [], "its name is laid on the board"
    slides = SlidePictures(scene("nut-hunt", said))
    slides.picture_of(1, SMALL)
    slides.picture.marks.tags = {}
    assert [kind for kind, _ in missing(slides.lesson, slides.picture)] == ["missing"]
    assert kinds(scene("nut-hunt", said + '\nshow = ["tile-thistle-thicket"]'), size=SMALL) == []


def test_small_letters_are_found() -> None:
    words = [Word("large enough", 28, 0), Word("too small", 27, 0), Word(" ", 3, 0)]
    assert [text for _, text in too_small(words, WIDE)] == ["“too small” is 27 px high"]
    assert not list(too_small([Word("on a small projector", 20, 0)], SMALL))


def test_words_that_are_cut_are_found() -> None:
    step = scene("nuts", 'say = "A long sentence that nobody sees the end of."').steps[0]
    seen = [
        Word("A long sentence that nobody sees …", 40, 0),
        Word("A long sentence that nobody sees the end of.", 40, 9),
    ]
    assert len(list(cut_off(seen, step))) == 2


def test_choices_that_do_not_fit_their_card_are_found() -> None:
    long = ", ".join(f'"{"a very long choice " * 5}{k}"' for k in range(8))
    vote = f'vote = "Which?"\nchoices = [{long}]\nright = 1\nbecause = "So."\nclause = "NU-T1"'
    assert any("does not fit" in text for text in kinds(scene("nuts", vote)))


def test_names_on_each_other_and_on_something_lit_are_found() -> None:
    slides = SlidePictures(scene("nut-hunt", 'say = "Where is it?"\nshow = ["tile-frog-pond"]'))
    slides.picture_of(1, WIDE)
    picture = slides.picture
    assert not list(covered(picture))
    pond = picture.scene.spots["tile-frog-pond"]
    named = (("tile-owl-oak", "Owl Oak"), ("tile-rabbit-patch", "Rabbit Patch"))
    assert picture.here is not None
    picture.here = attrs.evolve(picture.here, named=named)
    picture.marks.tags = {key: Area(pond.at_x - 80, pond.at_y, pond.at_x + 80, pond.at_y + 40) for key, _ in named}
    told = " ".join(text for _, text in covered(picture))
    assert "“Rabbit Patch” and “Owl Oak” lie on each other" in told
    assert "covers tile-frog-pond, which is lit" in told


def test_telling_for_too_long_is_found_across_the_lessons_of_a_course() -> None:
    tell, ask = (
        'say = "And so on."',
        'vote = "Yes?"\nchoices = ["Yes", "No"]\nright = 1\nbecause = "So."\nclause = "NU-T1"',
    )
    first, second = scene("nuts", *[tell] * 7), scene("nuts", *[tell] * 6)
    assert not list(still([first]))
    assert [(finding.step, finding.kind) for finding in still([first, second])] == [(6, "still")]
    assert not list(still([first, scene("nuts", ask, *[tell] * 12)]))


def test_the_checker_takes_a_file_or_a_folder(tmp_path: Path) -> None:
    path = tmp_path / "one.toml"
    path.write_text(
        HEAD.format(game="nuts", clause="NU-T1") + '[[step]]\nsay = "At the end the goal cards count."\n',
        encoding="utf-8",
    )
    assert [str(finding) for finding in check(find(tmp_path), [WIDE])] == [
        "one.toml step 1: “goal cards” is named, but not shown (large or show)"
    ]
