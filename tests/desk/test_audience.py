"""What the room sees: the public table and nothing else, in letters for the last row."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from nutdesk import games, paths
from nutdesk.core.game import TABLE, look
from nutdesk.core.match import Entry, Match
from nutdesk.core.table import Svg
from nutdesk.core.wish import Wish
from nutdesk.desk.classroom.audience import AudienceWindow, Broadcast
from nutdesk.desk.classroom.audience_picture import AudiencePicture
from nutdesk.desk.classroom.projector_overlay import ProjectorOverlay
from nutdesk.desk.classroom.slide_pictures import SlidePictures
from nutdesk.desk.classroom.slide_text import NAMES
from nutdesk.desk.kit.art import OVEN
from nutdesk.desk.kit.motion import Motion
from nutdesk.desk.kit.plain import JOINER
from nutdesk.desk.settings.language import choose, switch
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table.bot_players import reason
from nutdesk.desk.table.scene import LIFT
from nutdesk.desk.table.session import Session
from nutdesk.teach.ballot import ballot
from nutdesk.teach.runner import GivenAnswers
from nutdesk.teach.scene import Ask, Vote, find, load
from tests.desk.conftest import begun
from tests.desk.hands import click, key, settle, wish
from tests.desk.ink import watched

pytestmark = pytest.mark.usefixtures("qapp")
SMALL = QSizeF(640, 360)
Show = Callable[[QWidget], None]


class Screen:
    """A room's window on a match, and everything about it that somebody could see or hear."""

    def __init__(self, match: Match, owner: QObject, *, pace: float = 0.0) -> None:
        self.projector_overlay = ProjectorOverlay(owner)
        self.picture = AudiencePicture(self.projector_overlay, owner)
        self.picture.animator.pace = pace
        self.picture.resize(SMALL, 1.0)
        self.session = Session(match, parent=owner)
        self.broadcast = Broadcast(self.session, self.picture, owner)
        self.window = AudienceWindow(self.picture, self.projector_overlay)

    def look(self) -> tuple[QImage, list[str]]:
        self.picture.refresh()
        window = self.window
        spoken = [window.windowTitle(), window.accessibleName(), window.accessibleDescription(), window.toolTip()]
        assert self.picture.slide_text is not None
        return self.picture.image, [*spoken, self.picture.slide_text.spoken()]


def twin(match: Match, rng: Random) -> Match:
    """A match that is the same to the public, with everything private dealt anew."""
    game = match.game
    state = game.determinize(look(game, match.state, TABLE), rng)
    other = Match(game, match.options, match.players, match.seed, start=state)
    other.begin()
    return other


@pytest.fixture
def owner() -> Iterator[QObject]:
    owner = QObject()
    yield owner
    owner.deleteLater()
    settle()


@pytest.mark.parametrize("game_id", games.ids())
def test_positions_that_differ_only_in_secrets_are_one_picture_to_the_room(game_id: str, owner: QObject) -> None:
    rng = Random(f"twins of {game_id}")
    match = begun(game_id, seed=game_id)
    screen = Screen(match, owner)
    different = 0
    for _ in range(5):
        for _ in range(rng.randrange(3, 12)):
            if match.over:
                break
            match.play(rng.choice(match.game.legal(match.state)))
        if match.over:
            break
        other = twin(match, rng)
        different += other.state != match.state
        screen.broadcast.show_now()
        shown, said = screen.look()
        there = Screen(other, owner)
        assert there.look() == (shown, said)
        there.window.deleteLater()
    assert different or not match.game.secrets, "nothing was dealt anew: this test has shown nothing"
    screen.window.deleteLater()


@pytest.mark.parametrize("game_id", games.ids())
def test_moves_that_differ_only_in_secrets_move_alike(game_id: str, owner: QObject) -> None:
    """The same move in two positions that the public cannot tell apart, watched half way and at its end."""
    rng = Random(f"moves of {game_id}")
    match = begun(game_id, seed=f"{game_id} moves")
    compared = 0
    for _ in range(400):
        if match.over or compared >= 3:
            break
        action = rng.choice(match.game.legal(match.state))
        other = twin(match, rng)
        if other.state != match.state and match.game.judge(other.state, action):
            compared += compare(match, other, action, owner)
        match.play(action)
    assert compared or not match.game.secrets


def compare(match: Match, other: Match, action: Any, owner: QObject) -> bool:
    """Whether the move tells the public the same in both, and if it does, that it looks the same all the way."""
    pair = [fork(match), fork(other)]
    entries = [one.prepare((action,), watch=True) for one in pair]
    if public_facts(pair[0], entries[0]) != public_facts(pair[1], entries[1]):
        return False  # it reveals something: from here on the public can tell them apart
    screens = [Screen(one, owner, pace=1.0) for one in pair]
    for screen, entry in zip(screens, entries, strict=True):
        screen.session.match.commit(entry)
        screen.session.follow(entry)
    for _ in range(4):
        for share in (0.0, 0.3, 0.8):
            for screen in screens:
                freeze_at(screen.picture.scene.motion, share)
            assert screens[0].look() == screens[1].look()
        for screen in screens:
            screen.picture.scene.motion.end()
            screen.picture.animator._next()
    for screen in screens:
        screen.picture.animator.skip()
    assert screens[0].look() == screens[1].look()
    for screen in screens:
        screen.window.deleteLater()
    return True


def fork(match: Match) -> Match:
    """The same position in a match of its own."""
    other = Match(match.game, match.options, match.players, match.seed, start=match.state)
    other.begin()
    return other


def public_facts(match: Match, entry: Entry) -> list[Any]:
    """What the public learns: its views after each fact that it may hear of, and where it ends."""
    game = match.game
    frames = [(frame.event, game.view(frame.state, TABLE)) for frame in entry.frames if frame.event.only is None]
    return [*frames, look(game, entry.state, TABLE)]


def freeze_at(motion: Motion, share: float) -> None:
    """Hold an animation at a moment, so that two of them can be compared."""
    if motion.running:
        motion._clock.pause()
        motion._clock.setCurrentTime(round(motion._clock.duration() * share))


def test_what_one_seat_alone_is_told_is_not_played(owner: QObject) -> None:
    match = begun("nut-hunt", seed="whisper")
    rng = Random(5)
    for _ in range(300):
        if match.over:
            match = begun("nut-hunt", seed=f"whisper {rng.random()}")
        action = rng.choice(match.game.legal(match.state))
        entry = match.prepare((action,), watch=True)
        if any(frame.event.only is not None for frame in entry.frames):
            break
        match.commit(entry)
    private = [frame for frame in entry.frames if frame.event.only is not None]
    assert private, "no move of this game told a seat something of its own"
    told: list[list[str]] = []
    for frames in (entry.frames, tuple(frame for frame in entry.frames if frame not in private)):
        one = fork(match)
        screen = Screen(one, owner, pace=1.0)
        heard: list[str] = []
        screen.picture.animator.told.connect(lambda event, heard=heard: heard.append(str(event.sentence())))
        here = attrs.evolve(entry, parent=one.current, frames=frames, children=[])
        one.commit(here)
        screen.session.follow(here)
        screen.picture.animator.skip()
        told.append([*heard, *screen.look()[1]])
        screen.window.deleteLater()
    assert told[0] == told[1]
    words = " ".join(told[0])
    assert all(str(frame.event.sentence()) not in words for frame in private)


def test_a_hand_that_is_looked_at_does_not_reach_the_projector(window: MainWindow) -> None:
    match = begun("nut-hunt", seed="look")
    window.seat(match, None)
    settle()
    window.projecting.flip()
    projector = window.projecting.projector
    assert projector is not None
    assert window.page is not None
    projector.picture.refresh()
    covered = projector.picture.image
    window.page.session.uncover()
    settle()
    projector.picture.refresh()
    assert window.page.session.viewer != TABLE
    assert projector.picture.image == covered
    window.page.session.cover()
    window.go_home()
    settle()
    assert window.projecting.projector is None


def test_what_a_bot_says_about_its_move_stays_off_the_projector(owner: QObject) -> None:
    match = begun()
    screen = Screen(match, owner, pace=1.0)
    heard: list[str] = []
    screen.picture.animator.told.connect(lambda event: heard.append(str(event.sentence())))
    said = reason("wise")(0, "I hold the joker")
    assert screen.session.submit(Wish((match.game.legal(match.state)[0],), "bot", 0, reason=said))
    assert said in match.current.events
    screen.picture.animator.skip()
    assert heard
    assert "joker" not in " ".join([*heard, *screen.look()[1]])
    screen.window.deleteLater()


def test_a_second_screen_is_filled_and_the_presenter_stays_on_the_first(tmp_path: Path) -> None:
    """Two screens, in a process of their own."""
    screen = {"y": 0, "height": 720, "width": 1280, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    screens = [{**screen, "name": "desk", "x": 0}, {**screen, "name": "projector", "x": 1280}]
    (tmp_path / "screens.json").write_text(json.dumps({"screens": screens}), encoding="utf-8")
    home = {"NUTDESK_HOME": str(tmp_path / "home"), "QT_QPA_PLATFORM": "offscreen:configfile=screens.json"}
    done = subprocess.run(
        [sys.executable, "-c", TWO_SCREENS],
        cwd=tmp_path,  # Qt takes a colon in this file's path, as in C:, for the end of it
        env=os.environ | home,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert done.stdout.split() == ["projector", "full", "desk"]


TWO_SCREENS = """
from nutdesk.desk.application import application
app = application()
from nutdesk.desk.shell.window import MainWindow
from nutdesk.teach.browse import lessons
window = MainWindow()
window.show()
window.teaching.present(lessons()[:1], "Two screens")
for _ in range(10):
    app.processEvents()
presenter = window.teaching.presenter
full = "full" if presenter.audience.isFullScreen() else "window"
print(presenter.audience.screen().name(), full, presenter.screen().name())
"""


# ---- a running game -------------------------------------------------------------------------------------------------


def test_a_game_is_shown_on_the_projector_while_it_is_played(window: MainWindow) -> None:
    window.seat(begun("nice-one-squirrel", seed="live"), None)
    page = window.page
    assert page is not None
    page.session.uncover()
    settle()
    click(page.projector_button)
    projector = window.projecting.projector
    assert projector is not None
    assert projector.window.isVisible()
    assert window.actions_["projector"].isChecked()
    first = projector.picture.image
    page.session.submit(wish(page.session.game.legal(page.session.match.state)[0]))
    settle()
    projector.picture.refresh()
    assert projector.picture.image != first
    slide_text = projector.picture.slide_text
    assert slide_text is not None
    assert slide_text.caption
    button = page.projector_button
    assert (button.icon_name, button.accessibleName()) == ("ui-audience", "On the projector: this game (F5 ends it)")
    window.actions_["black"].trigger()
    assert (button.icon_name, button.accessibleName()) == ("ui-blackout", "On the projector: black")
    assert button.toolTip() == button.accessibleName()
    assert projector.window.grab().toImage().pixelColor(100, 100) == Qt.GlobalColor.black
    key(projector.window, Qt.Key.Key_B)
    assert not projector.projector_overlay.black
    assert button.icon_name == "ui-audience"
    key(projector.window, Qt.Key.Key_F)
    assert window.actions_["freeze"].isChecked()
    assert (button.icon_name, button.accessibleName()) == ("ui-freeze", "On the projector: frozen")
    held = projector.window.grab().toImage()
    page.session.uncover()
    page.session.submit(wish(page.session.game.legal(page.session.match.state)[0]))
    settle()
    projector.picture.refresh()
    assert projector.window.grab().toImage() == held
    key(projector.window, Qt.Key.Key_F)
    projector.picture.refresh()
    assert projector.window.grab().toImage() != held
    projector.window.close()
    settle()
    assert window.projecting.projector is None
    assert not window.actions_["projector"].isChecked()
    assert (button.icon_name, button.kind, button.toolTip()) == ("ui-audience", "normal", "Show on the projector (F5)")


# ---- legible --------------------------------------------------------------------------------------------------------

SCENES = find(paths.scenes())


def steps_of(size: QSizeF, slide_pictures: SlidePictures) -> Iterator[QImage]:
    """The pictures of a scene with most on them: its first, the one with the longest caption, and every answer."""
    steps = slide_pictures.lesson.scene.steps
    longest = max(steps, key=lambda step: max(map(len, step.captions)))
    for step in steps:
        if isinstance(step, Ask | Vote):
            slide_pictures.lesson.goto(step.number)
            hands = Counter(dict.fromkeys(range(len(ballot(slide_pictures.lesson))), 3))
            yield slide_pictures.picture_of(
                step.number, size, given=GivenAnswers(hands=hands, bars=True, revealed=True)
            )
        elif step in (steps[0], longest):
            yield slide_pictures.picture_of(step.number, size)


@pytest.mark.parametrize(("size", "every"), [(QSizeF(1280, 720), 1), (QSizeF(1920, 1080), 12)])
@pytest.mark.parametrize("game_id", games.ids())
def test_the_last_row_can_read_every_word_of_every_scene(game_id: str, size: QSizeF, every: int) -> None:
    """Sentences are at least a thirtieth of the height, names on the board a little less, and captions are whole."""
    here = [path for path in SCENES if path.parent.name == game_id][::every]
    slide_pictures = SlidePictures(load(here[0]))
    for path in here:
        slide_pictures.take(load(path))
        with watched() as words:
            for _ in steps_of(size, slide_pictures):
                pass
        said = [word for word in words if word.text.strip()]
        assert len(said) > 4
        small = {word.text: round(word.pixels, 1) for word in said if word.pixels < size.height() / NAMES - 0.05}
        assert small == {}, path
        captions = {text for step in slide_pictures.lesson.scene.steps for text in step.captions}
        long = [word for word in said if len(word.text) > 24]  # shorter ones are names on the board
        cut = [word.text for word in long if word.cut > 2 and any(word.text in text for text in captions)]
        assert cut == [], path
        votes = [step for step in slide_pictures.lesson.scene.steps if isinstance(step, Vote)]
        written = {word.text.replace(JOINER, "") for word in said}  # which keeps a range on one line
        assert {choice for vote in votes for choice in vote.choices} <= written, path
    slide_pictures.deleteLater()


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("en", {"A1", "Peeker", "Draw pile", "Discard", "Forest pile"}),
        ("de", {"A1", "Spicker", "Ziehstapel", "Ablage", "Waldstapel"}),
    ],
)
def test_little_nutters_keeps_its_words_on_the_projector(code: str, wanted: set[str]) -> None:
    """Patches, piles, the character and the panel say something, if not everything, in large letters."""
    OVEN.trim(0)
    try:
        switch(choose(code))
        slide_pictures = SlidePictures(load(paths.scenes() / "little-nutters" / "14-characters.toml"))
        with watched() as words:
            slide_pictures.picture_of(2, QSizeF(1280, 720))
        said = {word.text for word in words if word.cut <= 2}
        assert wanted <= said
        assert [text for text in said if text.startswith(("Anna holds ", "Anna hat "))], "the panel is not empty"
        slide_pictures.deleteLater()
    finally:
        switch(choose("en"))


@pytest.mark.parametrize("game_id", games.ids())
def test_the_last_row_can_read_every_word_of_a_live_game(game_id: str, owner: QObject) -> None:
    size = QSizeF(1280, 720)
    match = begun(game_id, max(games.load(game_id).players), seed="row")
    screen = Screen(match, owner)
    screen.picture.resize(size, 1.0)
    rng = Random(game_id)
    for _ in range(8):
        with watched() as words:
            screen.session.submit(wish(rng.choice(match.game.legal(match.state))))
            screen.picture.refresh()
        assert {word.text: word.pixels for word in words if word.pixels < size.height() / NAMES - 0.05} == {}
    screen.window.deleteLater()


def test_the_pointer_is_large(show: Show, owner: QObject) -> None:
    screen = Screen(begun(), owner)
    show(screen.window)
    assert screen.window.cursor().pixmap().height() >= 64


# ---- what is laid over ----------------------------------------------------------------------------------------------


def test_lines_stay_until_they_are_cleared_and_a_stray_click_leaves_them() -> None:
    projector_overlay = ProjectorOverlay()
    for kind in ("pen", "arrow"):
        projector_overlay.begin(kind, QPointF(0.1, 0.1))
        projector_overlay.draw_to(QPointF(0.4, 0.4))
        projector_overlay.end()
    projector_overlay.begin("pen", QPointF(0.7, 0.7))
    projector_overlay.end()
    projector_overlay.begin("arrow", QPointF(0.7, 0.7))
    projector_overlay.draw_to(QPointF(0.701, 0.7))
    projector_overlay.end()
    assert [stroke.kind for stroke in projector_overlay.strokes] == ["pen", "arrow"]
    projector_overlay.clear()
    assert projector_overlay.strokes == []


def test_lines_on_the_board_move_with_the_camera(owner: QObject) -> None:
    screen = Screen(begun(), owner)
    picture, projector_overlay = screen.picture, screen.projector_overlay
    picture.refresh()
    projector_overlay.begin("pen", QPointF(0.2, 0.3))
    projector_overlay.draw_to(QPointF(0.3, 0.4))
    projector_overlay.end()
    stroke = projector_overlay.strokes[0]
    assert stroke.anchored
    before = [picture.lens.from_board(point) for point in stroke.points]
    projector_overlay.zoom_to(QRectF(0.1, 0.1, 0.4, 0.4))
    picture.refresh()
    after = [picture.lens.from_board(point) for point in stroke.points]
    assert [(p.x(), p.y()) for p in before] != [(p.x(), p.y()) for p in after]
    screen.window.deleteLater()


def test_the_laser_fades_when_it_rests() -> None:
    projector_overlay = ProjectorOverlay()
    projector_overlay.point_at(QPointF(0.5, 0.5))
    assert projector_overlay.laser is not None
    assert projector_overlay.glow == 1
    for _ in range(40):
        projector_overlay._dim()
    assert projector_overlay.laser is None


def test_zoom_shows_a_region_sharp_and_goes_back(owner: QObject) -> None:
    screen = Screen(begun("nut-hunt"), owner)
    picture, projector_overlay = screen.picture, screen.projector_overlay
    picture.refresh()
    whole, scale = picture.image, picture.scene.scale
    projector_overlay.zoom_to(QRectF(0.1, 0.1, 0.2, 0.2))
    picture.refresh()
    assert picture.scene.scale > 1.5 * scale
    assert picture.image != whole
    projector_overlay.zoom_to(None)
    picture.refresh()
    assert picture.image == whole
    projector_overlay.zoom_to(QRectF(0.1, 0.1, 0.01, 0.01))
    assert projector_overlay.zoom is None, "a click is no region"
    screen.window.deleteLater()


def test_a_name_for_the_last_row_covers_no_price_and_no_other_name() -> None:
    """Where may one recruit, other than here? That is asked about prices."""
    named = 0
    for scene in ("07-recruiting.toml", "08-three-make-a-nest.toml", "09-hassling.toml"):
        slides = SlidePictures(load(paths.scenes() / "nut-hunt" / scene))
        picture = slides.picture
        for number in range(1, len(slides.lesson.scene.steps) + 1):
            slides.picture_of(number, QSizeF(1280, 720))
            names = [mark.sceneBoundingRect() for mark in picture.marks.drawn if mark.zValue() == LIFT * 0.8]
            named += len(names)
            inner = [box.adjusted(4, 4, -4, -4) for box in names]
            assert not any(box.intersects(other) for k, box in enumerate(inner) for other in inner[:k])
            for item in picture.scene.spots.values():
                for nut in (layer for layer in getattr(item.thing, "badge", ()) if isinstance(layer, Svg)):
                    unit = picture.scene.scale
                    corner = item.pos() + QPointF(nut.x, nut.y) * unit
                    price = QRectF(corner.x(), corner.y(), nut.w * unit, nut.h * unit).adjusted(2, 2, -2, -2)
                    assert not any(box.intersects(price) for box in inner), (scene, number, item.thing.id)
    assert named, "or this proves nothing"
