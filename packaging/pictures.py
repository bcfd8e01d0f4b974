"""Makes the pictures of the README and the pages, with the real windows, off screen.

Run it with the project's own Python: `.venv/bin/python packaging/pictures.py`, with names to make only those.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic, time

import attrs
import numpy as np
from phone_picture import Held, phones_side_by_side
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from nutdesk import games
from nutdesk.bots.levels import counted_bot
from nutdesk.core.game import look
from nutdesk.core.match import Match
from nutdesk.core.table import Gesture
from nutdesk.desk.application import application
from nutdesk.desk.classroom.lesson import LessonPage, for_learner
from nutdesk.desk.classroom.presenter import PresenterWindow
from nutdesk.desk.kit.theme import THEMES
from nutdesk.desk.lab.statistics import StatisticsSection
from nutdesk.desk.lab.trials import TrialsSection
from nutdesk.desk.offscreen.contact_sheet import contact_sheets
from nutdesk.desk.offscreen.mouse import drag
from nutdesk.desk.offscreen.shot import random_match
from nutdesk.desk.phones.networks import Network
from nutdesk.desk.phones.phone_host import PhoneHost
from nutdesk.desk.phones.phones_sheet import PhonesSheet
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table.bot_requests import stop_thinking
from nutdesk.desk.table.session import Session
from nutdesk.games.in_the_nuts.events import STOLE
from nutdesk.record import store
from nutdesk.record.bench import made_up
from nutdesk.record.statistics import Statistics
from nutdesk.teach import progress
from nutdesk.teach.browse import short_course
from nutdesk.teach.scene import Vote
from nutdesk.teach.scene import load as load_scene

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "docs" / "pictures"
SCENES = ROOT / "scenes"
SMALL, LARGE = (1280, 720), (1920, 1080)
COURSE = "course-"
"""The pictures of short courses, of the games that have one."""
COLOURS = 256
MOST_TIPS = 3
PATIENCE = 240.0
"""Seconds that a squirrel may think on a busy machine."""
NICE = "nice-one-squirrel"
VOTE = SCENES / NICE / "03-how-a-nut-counts.toml"


# ---- tables ---------------------------------------------------------------------------------------------------------


def played(game_id: str, players: int, seed: str, moves: int, *, level: str = "young", people: int = 9) -> Match:
    """A game after so many moves of squirrels; seats beyond the people's are theirs for good."""
    game = games.load(game_id)
    kinds = ("" if seat < people else level for seat in range(players))
    seats = [attrs.evolve(player, kind=kind) for player, kind in zip(game.seats, kinds, strict=False)]
    match = Match(game, game.chosen({}, players), seats, seed)
    match.begin()
    bot, rng = counted_bot(level, game), Random(seed)
    while match.due is not None and len(match.line()) < moves:
        match.play(bot.choose(look(game, match.state, match.due.seat), rng))
    return match


def wait_until(true: Callable[[], object]) -> None:
    """Let the window live until something is so."""
    end = monotonic() + PATIENCE
    while not true():
        if monotonic() > end:
            raise TimeoutError("the picture did not come about")
        QTest.qWait(20)


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()


@cache
def window() -> MainWindow:
    """The one window of most pictures."""
    made = MainWindow(journals=False)
    made.settings.welcomed = True
    made.chosen_settings.change("theme", "light")
    made.chosen_settings.change("pace", "off")
    made.chosen_settings.change("sound", False)
    made.resize(*SMALL)
    made.show()
    settle()
    return made


def table(match: Match, *, lift: bool = True) -> TablePage:
    """A game on the window, the curtain lifted; bots wait."""
    window().seat(match, None)
    page = window().page
    assert page is not None
    page.bots.set_paused(True)
    if lift:
        page.session.uncover()
    settle()
    return page


def grabbed(widget: QWidget) -> QImage:
    settle()
    return widget.grab().toImage()


# ---- what is on them ------------------------------------------------------------------------------------------------


def home() -> QImage:
    """Five covers, and a game that waits."""
    match = played(NICE, 3, "oak", 20)
    store.begin(match).close()
    made = window()
    made.records.writing = True
    made.go_home()
    image = grabbed(made)
    made.records.writing = False
    return image


def new_game() -> QImage:
    window().go_home()
    first = window().home
    first.open_sheet(games.load("nut-hunt"))
    assert first.sheet is not None
    first.sheet.choose_count(4)
    image = grabbed(window())
    first.close_sheet()
    return image


def game(game_id: str, players: int, moves: int, theme: str = "light", **options: str) -> Callable[[], QImage]:
    """A game in play, for the page about it; random moves if it has options."""

    def picture() -> QImage:
        if options:
            match = random_match(game_id, players, options, "hazel", moves)
        else:
            match = played(game_id, players, "hazel", moves)
        window().chosen_settings.change("theme", theme)
        page = table(match)
        page.view.clearFocus()
        image = grabbed(window())
        window().chosen_settings.change("theme", "light")
        return image

    return picture


def large(game_id: str, players: int, moves: int) -> Callable[[], QImage]:
    """A game in play in a large window of its own, for the README."""

    def picture() -> QImage:
        session = Session(played(game_id, players, "hazel", moves))
        session.uncover()
        return apart(TablePage(session, THEMES["light"]))

    return picture


def apart(page: TablePage, step: int = 0) -> QImage:
    """A page in a large window of its own."""
    page.animator.pace = 0
    page.resize(*LARGE)
    page.show()
    settle()
    if isinstance(page, LessonPage):
        page.goto(step)
    image = grabbed(page)
    page.close()
    page.deleteLater()
    return image


def lesson(path: str, step: int, *, big: bool = False) -> Callable[[], QImage]:
    """A step of a lesson."""

    def picture() -> QImage:
        if big:
            return apart(LessonPage(for_learner(SCENES / path), THEMES["light"]), step)
        window().open_lesson(SCENES / path)
        page = window().page
        assert isinstance(page, LessonPage)
        settle()
        page.goto(step)
        return grabbed(window())

    return picture


def dragged(piece: str, spot: str, *, let_go: bool) -> Callable[[], QImage]:
    """A drag on its way, or refused."""

    def picture() -> QImage:
        page = table(random_match(NICE, 4, {}, "oak", 32))
        drag(page, piece, spot, let_go=let_go)
        image = grabbed(window())
        if not let_go:
            page.grip.cancel()
        return image

    return picture


def first_drag(game_id: str, players: int, moves: int, seed: str = "hazel") -> Callable[[], QImage]:
    """The piece with most places to go to, over the first of them, at the next moment that has one."""

    def picture() -> QImage:
        offers: list[Gesture] = []
        for made in count(moves):
            page = table(played(game_id, players, seed, made))
            assert page.table is not None
            offers = [g for g in page.table.gestures if g.piece != g.spot]
            if offers:
                break
        best = max(offers, key=lambda g: sum(other.piece == g.piece for other in offers))
        drag(page, best.piece, best.spot, let_go=False)
        image = grabbed(window())
        page.grip.cancel()
        return image

    return picture


def asked(moves: int) -> TablePage:
    """A game after so many moves, with a hint for the next one."""
    page = table(played(NICE, 3, "hazel", moves))
    page.hints.ask()
    wait_until(lambda: page.hints.tips)
    return page


def hint() -> QImage:
    """Three moves to choose from; where fewer are worth a thought, another moment of the game."""
    next(moves for moves in range(6, 60) if len(asked(moves).hints.tips) == MOST_TIPS)
    return grabbed(window())


def bot() -> QImage:
    """A bot's turn, while the bots pause."""
    match = played(NICE, 3, "hazel", 16, people=1)
    bot_, rng = counted_bot("young", match.game), Random(1)
    while match.due is not None and match.due.seat == 0:
        match.play(bot_.choose(look(match.game, match.state, 0), rng))
    table(match)
    return grabbed(window())


def at_phones() -> tuple[TablePage, PhoneHost]:
    """A game of four, two of them on phones, one of which is away, and one a squirrel; no page is served."""
    page = table(played("nuts", 4, "hazel", 24), lift=False)
    for seat, name in enumerate(("Anna", "Ben", "Carla")):
        page.session.reseat(seat, name)
    page.session.reseat(3, "Nutkin", "clever")
    host = PhoneHost(page.session, page)
    host.networks, host.port, host.code = (Network("192.168.178.20", "Home", wireless=True),), 42631, "4711"
    host.listening = True
    host.tickets = {0: "a", 1: "b", 2: "c"}
    page.session.set_devices({0: True, 1: True, 2: True})
    settle()
    return page, host


def phones() -> QImage:
    """The sheet for phones."""
    page, host = at_phones()
    sheet = PhonesSheet(page.desk, host, page)
    sheet.open()
    settle()
    image = grabbed(window())
    sheet.close_sheet()
    return image


def phones_table() -> QImage:
    """The big screen while somebody chooses on a phone."""
    page, _ = at_phones()
    page.view.clearFocus()
    return grabbed(window())


def phones_page() -> QImage:
    """What three phones show."""
    return phones_side_by_side(
        (
            Held(played(NICE, 3, "hazel", 16), ("#hand .piece[data-can]",)),
            Held(played("nut-hunt", 3, "hazel", 40)),
            Held(played("little-nutters", 4, "hazel", 20), ('#tabs [data-tab="moves"]',), dark=True),
        )
    )


def curtain() -> QImage:
    """Somebody else is next."""
    page = table(played(NICE, 3, "hazel", 18))
    page.session.cover()
    return grabbed(window())


def in_words() -> QImage:
    """The table in words, with a nut taken from the list."""
    page = table(played(NICE, 3, "hazel", 9))
    page.words.show_list(True)
    page.words.tree.setFocus()
    piece = next(line.key for part in page.words.shown if part.key == "do" for line in part.parts if "hand" in line.key)
    page.tags.press(piece)
    settle()
    return grabbed(page)


def rules() -> QImage:
    page = table(played("nut-hunt", 3, "hazel", 40))
    page.open_rules()
    return grabbed(window())


def timeline() -> QImage:
    """Looking back, with a named move and a line that was left."""
    match = played("in-the-nuts", 3, "hazel", 140)
    page = table(match)
    line = match.line()
    theft = next(entry for entry in line if any(event.kind is STOLE for event in entry.events))
    page.session.annotate(theft, name="The first theft", note="David sits with the victim now: nobody can steal there.")
    page.lookback.open(theft)
    return grabbed(window())


def coach() -> QImage:
    page = table(played(NICE, 3, "hazel", 400))
    page.coaching.open()
    sheet = page.coaching.sheet
    assert sheet is not None
    wait_until(lambda: sheet.analysis is not None)
    QTest.qWait(500)
    return grabbed(window())


def settings() -> QImage:
    table(played("little-nutters", 3, "hazel", 30))
    usual = {"pace": "normal", "sound": True}
    for name, value in usual.items():
        window().chosen_settings.change(name, value)
    window().chosen_settings.show_sheet()
    image = grabbed(window())
    for name, value in (("pace", "off"), ("sound", False)):
        window().chosen_settings.change(name, value)
    return image


def lessons() -> QImage:
    window().teaching.show_lessons()
    browser = window().teaching.browser
    assert browser is not None
    for one in sorted(SCENES.glob("nut-hunt/0*.toml"))[:4]:
        window().teaching.progress.finish(one)
    browser.refresh()
    browser.show_game("nut-hunt")
    QTest.qWait(1500)  # it draws the picture of the chosen lesson when it has time
    return grabbed(window())


def statistics() -> QImage:
    """A year of games that nobody played."""
    Statistics().fill(made_up(600, int(time()), years=1))
    window().lab.show("statistics")
    assert window().lab.page is not None
    room = window().lab.page.room
    assert isinstance(room, StatisticsSection)
    wait_until(lambda: room.queries.idle and room.tiles["games"].figure not in ("", "0"))
    room.charts["seats"].look(1)
    return grabbed(window())


def trials() -> QImage:
    """A hundred games of young squirrels in the forest."""
    window().lab.show("trials")
    assert window().lab.page is not None
    room = window().lab.page.room
    assert isinstance(room, TrialsSection)
    room.game_box.setCurrentIndex(room.game_box.findData("nut-hunt"))
    room.sides[0].players.setCurrentIndex(room.sides[0].players.findData(3))
    room.count_box.setCurrentIndex(room.count_box.findData(100))
    room.run()
    wait_until(lambda: not room.runner.busy)
    room.show_.table_box.setCurrentIndex(room.show_.table_box.findData("Tiles"))
    return grabbed(window())


def presented() -> PresenterWindow:
    """A presenter's window at a vote that the room has answered, and the room's window beside it."""
    made = PresenterWindow([VOTE], "A lesson", THEMES["light"], 0.0, progress.load())
    made.resize(*SMALL)
    made.show()
    made.begin(0, next(step.number for step in load_scene(VOTE).steps if isinstance(step, Vote)))
    for choice, hands in enumerate((4, 11, 6)):
        for _ in range(hands):
            made.runner.raise_hand(choice)
    made.runner.flip_bars()
    QTest.qWait(1200)  # the next picture comes a moment later
    return made


def presenter() -> QImage:
    made = presented()
    image = grabbed(made)
    made.close()
    return image


def vote() -> QImage:
    """What the room sees of it."""
    made = presented()
    made.audience.resize(*SMALL)
    settle()
    made.picture.refresh()
    image = grabbed(made.audience)
    made.close()
    return image


def frozen() -> QImage:
    """The presenter goes on while the room keeps an earlier step, and draws on his own picture."""
    made = presented()
    made.use("freeze")
    for _ in range(2):
        made.runner.next()
    made.use("pen")
    wait_until(lambda: made.next_panel.step is not None)
    made.picture.refresh()
    image = grabbed(made)
    made.close()
    return image


def projecting() -> QImage:
    """A game on the projector, with an arrow on one's own board."""
    page = table(played("nut-hunt", 3, "hazel", 40))
    window().projecting.flip()
    projector = window().projecting.projector
    assert projector is not None
    projector.picture.refresh()
    projector.use("arrow")
    spots = {spot.id: QPointF(spot.x, spot.y) for spot in page.session.table().spots}
    start, stop = (projector.picture.lens.from_board(spots[f"tile-{name}"]) for name in ("fern-fold", "owl-oak"))
    projector.presenter_tools.press(start)
    projector.presenter_tools.move(stop)
    projector.presenter_tools.release(stop)
    image = grabbed(window())
    window().projecting.close()
    return image


def editor() -> QImage:
    window().authoring.edit_file(SCENES / "nut-hunt" / "05-run-for-it.toml")
    page = window().authoring.editor
    assert page is not None
    page.choose(3)
    QTest.qWait(300)
    return grabbed(window())


def handout() -> QImage:
    """The sheet that asks what to print."""
    window().go_home()
    sheet = window().authoring.print_handout()
    sheet.choose("game", NICE)
    sheet.choose("kind", "parts")
    image = grabbed(window())
    sheet.close_sheet()
    return image


def course(game_id: str) -> Callable[[], QImage]:
    """All steps of a short course as the projector shows them."""

    def picture() -> QImage:
        scenes = [load_scene(lesson.path) for lesson in short_course(game_id)]
        (sheet,) = contact_sheets(scenes, LARGE)
        return sheet

    return picture


PICTURES: dict[str, Callable[[], QImage]] = {
    # First: later there are games on the disk, and games that nobody played are dropped from the statistics.
    "statistics": statistics,
    "home": home,
    "new-game": new_game,
    "drag": dragged("hand-red-chestnut-0", "cache-8", let_go=False),
    "in-words": in_words,
    "refusal": dragged("hand-red-chestnut-0", "cache-7", let_go=True),
    "lesson": lesson(f"{NICE}/04-who-is-in-the-way.toml", 3),
    "hint": hint,
    "bot": bot,
    "curtain": curtain,
    "phones": phones,
    "phones-table": phones_table,
    "phones-page": phones_page,
    "rules": rules,
    "timeline": timeline,
    "coach": coach,
    "settings": settings,
    "dark": game("in-the-nuts", 3, 60, "dark"),
    "lessons": lessons,
    "presenter": presenter,
    "vote": vote,
    "frozen": frozen,
    "projecting": projecting,
    "editor": editor,
    "trials": trials,
    "handout": handout,
    "course-nut-hunt": course("nut-hunt"),
    "course-nuts": course("nuts"),
    "course-nice-one-squirrel": course(NICE),
    "course-in-the-nuts": course("in-the-nuts"),
    "course-little-nutters": course("little-nutters"),
    "nut-hunt": first_drag("nut-hunt", 3, 60),
    "nuts": game("nuts", 3, 30),
    "nuts-trucks": game("nuts", 3, 30, edition="trucks"),
    "nice-one-squirrel": game(NICE, 4, 26),
    "in-the-nuts": first_drag("in-the-nuts", 3, 61),
    "little-nutters": game("little-nutters", 4, 40),
    "nice-one-squirrel-1920": large(NICE, 4, 30),
    "nut-hunt-1920": large("nut-hunt", 3, 60),
    "nuts-1920": lesson("nuts/20-the-sample-floor.toml", 4, big=True),
    "in-the-nuts-1920": large("in-the-nuts", 4, 120),
    "little-nutters-1920": large("little-nutters", 4, 60),
}


# ---- small files ----------------------------------------------------------------------------------------------------


def palette(image: QImage) -> list[int]:
    """The colours that stand for all of a picture: boxes of colours, cut until there are enough."""
    flat = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(flat.constBits(), np.uint8).reshape(-1, 4)[:, :3]
    # Few pixels of a bright colour matter as much as many of a dull one: nearly every colour has a say of its own.
    colours, counts = np.unique(pixels >> 1, axis=0, return_counts=True)
    boxes = [(colours.astype(np.float64) * 2, counts**0.25)]
    spread = [1.0]
    while len(boxes) < COLOURS and max(spread):
        k = int(np.argmax(spread))
        (box, weights), _ = boxes.pop(k), spread.pop(k)
        axis = int(np.argmax(np.ptp(box, axis=0)))
        low = box[:, axis] <= np.average(box[:, axis], weights=weights)
        for half in (low, ~low):
            boxes.append((box[half], weights[half]))
            middle = np.average(box[half], axis=0, weights=weights[half])
            spread.append(float((((box[half] - middle) ** 2).sum(axis=1) * weights[half]).sum()))
    means = [np.average(box, axis=0, weights=weights).round().astype(int) for box, weights in boxes]
    return [0xFF000000 | int(r) << 16 | int(g) << 8 | int(b) for b, g, r in means]


def keep(image: QImage, path: Path) -> None:
    """Write it with a palette of its own: a third of the bytes, and no difference that one would see."""
    flat = image.convertToFormat(QImage.Format.Format_RGB32)
    small = flat.convertToFormat(QImage.Format.Format_Indexed8, palette(image), Qt.ImageConversionFlag.ThresholdDither)
    if not small.save(str(path), "PNG", 0):  # type: ignore[call-overload]
        raise OSError(f"{path} could not be written")


def main(names: list[str]) -> None:
    """Render those that are named, or all."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:  # the pictures show nobody's own games, names or settings
        os.environ["NUTDESK_HOME"] = home
        app = application()
        for name in names or PICTURES:
            if name.startswith(COURSE) and not short_course(name.removeprefix(COURSE)):
                continue
            path = OUT / f"{name}.png"
            keep(PICTURES[name](), path)
            print(f"{name}: {path.stat().st_size // 1024} KB", flush=True)
        stop_thinking()
        window().close()
        app.processEvents()


if __name__ == "__main__":
    main(sys.argv[1:])
