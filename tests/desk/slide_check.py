"""Finds what a room could not read or find on the slides of scenes: on every step, from what is painted there.

python -m tests.desk.slide_check scenes/nuts            in English, at 1920×1080 and 1024×768
python -m tests.desk.slide_check scenes/nuts/05-… de    one scene, in German
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import attrs
from PySide6.QtCore import QSizeF

from nutdesk.core.table import Art, Inset, Label, Piece, Spot
from nutdesk.desk.classroom.audience_picture import AudiencePicture
from nutdesk.desk.classroom.slide_pictures import SlidePictures
from nutdesk.desk.kit.art import OVEN
from nutdesk.desk.kit.drawing import Style
from nutdesk.desk.kit.legibility import legible
from nutdesk.desk.kit.translated import voice_of
from nutdesk.desk.table.scene import ThingItem
from nutdesk.desk.table.signs import Area, written
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.runner import GivenAnswers
from nutdesk.teach.scene import Ask, Do, Ending, QuestionStep, Scene, Step, Vote, find, load
from tests.desk.ink import Word, watched

SIZES = (QSizeF(1920, 1080), QSizeF(1024, 768))
LEAST = 28 / 1080
"""The smallest letters, as a part of the picture's height."""
STILL = 12
"""So many steps in a row may pass without anything moving or being asked."""
COVERED = 0.12
"""A label is covered if this part of it lies under something else."""
TOUCH, TOUCHING, TOUCHED = 3.0, 0.35, 0.05
"""Pixels, the part of a line's height, and the part of the smaller one that two labels may reach into each other."""

COMPONENTS: dict[str, dict[str, str]] = {
    "nut-hunt": {r"compass": "compass"},
    "nuts": {r"(?<!order )sheets?": "sheet", r"goal cards?": "goal", r"bonus cards?": "bonus"},
    "in-the-nuts": {r"storage cards?": "card-|storage|seat-"},
}
"""Of each game: words for what lies beside the board, and what must be on the card then, by its id."""


@attrs.frozen
class Finding:
    """Something that is wrong with a step."""

    scene: str
    step: int
    kind: str
    """'small', 'cut', 'missing', 'covered' or 'still'."""
    text: str

    def __str__(self) -> str:
        return f"{self.scene} step {self.step}: {self.text}"


@attrs.frozen
class Writing:
    """A label where it is on the picture."""

    text: str
    area: Area
    owner: str
    """The id of its thing; '' for what belongs to none."""
    order: float = 0.0


# ---- what is on a picture -------------------------------------------------------------------------------------------


def writings(art: Art, style: Style, scale: float, x: float, y: float, owner: str, order: float) -> Iterator[Writing]:
    """The labels of a drawing that are painted at this scale, with its origin here."""
    for layer in legible(art, style, scale):
        if isinstance(layer, Inset):
            inner = scale * layer.scale
            yield from writings(layer.art, style, inner, x + layer.x * scale, y + layer.y * scale, owner, order)
        elif isinstance(layer, Label) and (area := written(layer, style, scale, 1.0)) is not None:
            yield Writing(style.words(layer.text), area.moved(x, y, scale), owner, order)


PART = 0.76
"""The part of a piece's width and height that is drawn in full: its edges are round."""


def box_of(picture: AudiencePicture, item: ThingItem, part: float = 1.0) -> Area:
    unit = picture.scene.scale * part
    wide, high = item.thing.w / 2 * unit, item.thing.h / 2 * unit
    return Area(item.at_x - wide, item.at_y - high, item.at_x + wide, item.at_y + high)


def on_board(picture: AudiencePicture) -> list[Writing]:
    """The labels on the board, without those that something lies on."""
    scene, found = picture.scene, list[Writing]()
    assert scene.table is not None
    corner = scene.board_point(0, 0)
    for art in (scene.table.backdrop, scene.table.painted):
        found += writings(art, picture.style, scene.scale, corner.x(), corner.y(), "", float("-inf"))
    for item in (*scene.spots.values(), *scene.pieces.values()):
        if item.rotation() % 360:
            continue
        at, order = (item.at_x, item.at_y), item.zValue()
        found += writings(item.art(), picture.style, scene.scale, *at, item.thing.id, order)
        if isinstance(item.thing, Spot):
            found += writings(item.thing.badge, picture.style, scene.scale, *at, item.thing.id, order + 0.7)
    items = (*scene.spots.values(), *scene.pieces.values())
    above = [(item.zValue(), box_of(picture, item), item.thing.id) for item in items if item.thing.art]

    def hidden(one: Writing) -> bool:
        return any(order > one.order and key != one.owner and share(one.area, box) > 0.5 for order, box, key in above)

    return [one for one in found if not hidden(one)]


def tags(picture: AudiencePicture) -> list[Writing]:
    named = dict((*picture.here.labelled, *picture.here.named)) if picture.here is not None else {}
    return [Writing(named[key], area, key, float("inf")) for key, area in picture.marks.tags.items()]


def share(one: Area, other: Area) -> float:
    """The part of a rectangle that lies under another."""
    return one.over(other) / max(1e-6, (one.right - one.left) * (one.bottom - one.top))


# ---- what is wrong with it ------------------------------------------------------------------------------------------


def too_small(words: Iterable[Word], size: QSizeF) -> Iterator[tuple[str, str]]:
    for text, pixels in {word.text: word.pixels for word in words if word.text.strip()}.items():
        if pixels < LEAST * size.height() - 0.3:
            yield "small", f"“{text}” is {pixels:.0f} px high"


def cut_off(words: Iterable[Word], step: Step) -> Iterator[tuple[str, str]]:
    """Texts of the step that are not whole."""
    mine = (*step.captions, *(step.replies if isinstance(step, QuestionStep) else ()))
    for word in words:
        if word.cut > 2 and len(word.text) > 3 and any(word.text in text for text in mine):
            yield "cut", f"“{word.text}” is cut off"
        if (
            word.elided
            and word.text not in mine
            and any(text.startswith(word.text.rstrip(" …")) and len(word.text) > 8 for text in mine)
        ):
            yield "cut", f"“{word.text}” does not end"


def too_high(picture: AudiencePicture) -> Iterator[tuple[str, str]]:
    """Words that reach out of the card or the caption."""
    words, frame = picture.words, picture.frame
    if words is None:
        return
    for setter, room in ((words.setter, frame.band), (words.card.setter if words.card else None, frame.card)):
        if setter is None or room is None:
            continue
        for layer in setter.art:
            if isinstance(layer, Label) and layer.wrap and layer.y > frame.head.bottom():
                high = setter.tall(layer.text, int(layer.size), layer.w, layer.weight, layer.display)
                top = layer.y if layer.top else layer.y + (layer.h - high) / 2
                if top < room.top() - 2 or top + high > room.bottom() + 2:
                    yield "cut", f"“{layer.text}” does not fit"


def covered(picture: AudiencePicture, board: Sequence[Writing] | None = None) -> Iterator[tuple[str, str]]:
    """Labels that lie on another label or on something lit."""
    scene, names = picture.scene, tags(picture)
    every = [*(on_board(picture) if board is None else board), *names]
    for k, one in enumerate(every):
        for other in every[:k]:
            if not one.area.over(other.area):
                continue
            wide = min(one.area.right, other.area.right) - max(one.area.left, other.area.left)
            high = min(one.area.bottom, other.area.bottom) - max(one.area.top, other.area.top)
            line = min(one.area.bottom - one.area.top, other.area.bottom - other.area.top)
            part = max(share(one.area, other.area), share(other.area, one.area))
            if (
                wide > TOUCH
                and high > line * TOUCHING
                and part > TOUCHED
                and (one.owner != other.owner or not one.owner)
            ):
                yield "covered", f"“{one.text}” and “{other.text}” lie on each other"
    lit = {key: scene.item(key) for key in (*picture.shown, *picture.verdicts)}
    for key, item in lit.items():
        if item is None:
            continue
        area = box_of(picture, item, PART if isinstance(item.thing, Piece) else 1.0)
        for name in names:
            if name.owner != key and share(area, name.area) > COVERED and getattr(item.thing, "spot", "") != name.owner:
                yield "covered", f"“{name.text}” covers {key}, which is lit"
    for name in names:
        for key, item in scene.pieces.items():
            drawn = isinstance(item.thing, Piece) and item.thing.art and not item.thing.label
            if drawn and share(box_of(picture, item, PART), name.area) > COVERED:
                yield "covered", f"“{name.text}” covers {key}"


def first_words(name: str) -> str:
    """'Space 3 under 2–4: free' is called 'Space 3'."""
    return re.split(r"[:;,]| under | on | in the | over | unter | auf ", name, maxsplit=1)[0].strip()


def mentions(text: str, name: str) -> bool:
    """Whether a text speaks of something with this name: 'cache 7' for Cache 7, but 'Fox' only for the card."""
    flags = re.IGNORECASE if re.search(r"\d", name) else 0
    return len(name) > 1 and re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text, flags) is not None


def missing(
    lesson: Lesson, picture: AudiencePicture, board: Sequence[Writing] | None = None
) -> Iterator[tuple[str, str]]:
    """What the words name that nobody can find on the picture."""
    step, table = lesson.step, picture.scene.table
    if step is None or table is None or picture.slide_text is None or isinstance(step, Ending):
        return
    voice, text = voice_of(lesson.match), picture.slide_text
    said = " ".join((text.caption, *(point.text for point in text.points)))
    lit = {*picture.shown, *picture.verdicts}
    large = {piece.id for piece, _ in picture.laid}
    called = " ".join(picture.style.words(piece.name) for piece, _ in picture.laid)
    written_here = [*(on_board(picture) if board is None else board), *tags(picture)]
    found: dict[str, bool] = {}
    for spot in table.spots:
        name = first_words(voice.tell(spot.name))
        if found.get(name) or not mentions(said, name) or not (re.search(r"\d", name) or name[:1].isupper()):
            continue
        found[name] = True
        if spot.id in lit or spot.id in large or spot.id in picture.marks.tags or mentions(called, name):
            continue
        item = picture.scene.item(spot.id)
        assert item is not None
        number = name.split()[-1] if re.search(r"\d", name) else name
        near = box_of(picture, item).grown(0.75 * min(item.thing.w, item.thing.h) * picture.scene.scale)
        found[name] = any(number in w.text and near.over(w.area) for w in written_here)
    for name in (name for name, there in found.items() if not there):
        yield "missing", f"{name} is named, but not to be found: no name, no number, no rim"
    for words, key in COMPONENTS.get(lesson.match.game.id, {}).items():
        spoken = re.search(rf"\b{words}\b", said, re.IGNORECASE)
        ids = (*large, *lit, *(f"seat-{seat.seat}" for seat in text.seats))
        there = any(re.search(key, one) for one in ids) or re.search(key, called, re.IGNORECASE)
        if spoken and not there:
            yield "missing", f"“{spoken.group()}” is named, but not shown (large or show)"


def missing_cards(lesson: Lesson, picture: AudiencePicture, board: Sequence[Writing]) -> Iterator[tuple[str, str]]:
    """Cards in somebody's hand that the words name and nobody sees."""
    table, text = picture.scene.table, picture.slide_text
    if table is None or text is None or isinstance(lesson.step, Ending):
        return
    voice, public = voice_of(lesson.match), {*picture.scene.spots, *picture.scene.pieces}
    said = " ".join((text.caption, *(point.text for point in text.points)))
    called = " ".join(picture.style.words(piece.name) for piece, _ in picture.laid)
    seen = [w.text for w in (*on_card(picture), *board, *tags(picture))]
    seen += [first_words(voice.tell(piece.name)) for piece in table.pieces]
    hands = (lesson.table(seat).hand for seat in range(len(lesson.match.players)))
    for piece in (piece for hand in hands for group in hand for piece in group.pieces):
        name = first_words(voice.tell(piece.name))
        if len(name.split()) < 2 or piece.id in public or re.match(r"\d", name):
            continue
        if mentions(said, name) and not mentions(called, name) and not any(name in text for text in seen):
            yield "missing", f"{name} is named, but not shown"


def on_card(picture: AudiencePicture) -> list[Writing]:
    """The labels of the things on the card."""
    if picture.words is None or picture.words.card is None:
        return []
    setter = picture.words.card.setter
    return [w for art, x, y, scale in setter.things for w in writings(art, setter.style, scale, x, y, "", 0)]


# ---- scenes ---------------------------------------------------------------------------------------------------------


def still(scenes: Sequence[Scene]) -> Iterator[Finding]:
    """Where too many steps in a row only tell something."""
    told = 0
    for scene in scenes:
        for step in scene.steps:
            told = 0 if isinstance(step, Do | Ask | Vote) else told + 1
            if told == STILL + 1:
                text = f"more than {STILL} steps in a row without anything moving or being asked"
                yield Finding(Path(scene.path).name, step.number, "still", text)


def courses(scenes: Sequence[Scene]) -> list[list[Scene]]:
    """The short course, the whole course, and each example for itself."""
    short = sorted((scene for scene in scenes if scene.short is not None), key=lambda scene: scene.short or 0)
    whole = sorted((scene for scene in scenes if scene.course is not None), key=lambda scene: scene.course or 0)
    return [short, whole, *([scene] for scene in scenes if scene.short is None and scene.course is None)]


def check(paths: Sequence[Path], sizes: Sequence[QSizeF] = SIZES) -> list[Finding]:
    """Everything that is wrong with the slides of these scenes, in the language that is spoken now."""
    scenes = [load(path) for path in paths]
    found = dict.fromkeys(finding for course in courses(scenes) for finding in still(course))
    for size in sizes:
        OVEN.trim(0)  # what was drawn before is drawn again, and its words are seen
        slides: SlidePictures | None = None
        for scene in scenes:
            if slides is None:
                slides = SlidePictures(scene)
            else:
                slides.take(scene)
            for step in scene.steps:
                found |= dict.fromkeys(faults(slides, step, size, Path(scene.path).name))
    return sorted(found, key=lambda finding: (finding.scene, finding.step))


def faults(slides: SlidePictures, step: Step, size: QSizeF, scene: str) -> Iterator[Finding]:
    """What is wrong with one step, before and after its answer."""
    answers = [GivenAnswers()] + ([GivenAnswers(revealed=True)] if isinstance(step, QuestionStep) else [])
    for given in answers:
        with watched() as words:
            slides.picture_of(step.number, size, given=given)
        picture, told = slides.picture, slides.lesson.step
        assert told is not None
        board = on_board(picture)
        wrong = [*too_small(words, size), *cut_off(words, told), *too_high(picture), *covered(picture, board)]
        wrong += missing(slides.lesson, picture, board)
        if size == SIZES[0]:  # they are there in every size or in none
            wrong += missing_cards(slides.lesson, picture, board)
        at = "" if size == SIZES[0] else f" ({size.width():.0f}×{size.height():.0f})"
        for kind, text in wrong:
            yield Finding(scene, step.number, kind, text if kind in ("missing", "still") else text + at)


def main(arguments: Sequence[str]) -> int:
    """Print what is wrong with these scenes."""
    from nutdesk.desk.application import application
    from nutdesk.desk.settings.language import choose, switch

    app = application()
    language = "de" if "de" in arguments else "en"
    switch(choose(language))
    found = [finding for name in arguments if name not in ("de", "en") for finding in check(find(Path(name)))]
    for finding in found:
        print(finding)
    print(f"{len(found)} findings")
    app.processEvents()
    return bool(found)


if __name__ == "__main__":
    import os

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.exit(main(sys.argv[1:]))
