"""Every screen of the desk with texts that want to be more than letters, in a program of its own.

`python -m tests.desk.hostile` prints, as JSON, where a text was taken for anything else: names, titles, notes, moments,
seeds, files, a lesson and house data from outside. It works in the folder in which it is started, and leaves a picture
there that nobody may look at.
"""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path
from random import Random

import attrs
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QHelpEvent, QImage, QKeySequence
from PySide6.QtGui import Qt as Gui
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QMessageBox,
    QTextEdit,
    QToolTip,
    QWidget,
)

from nutdesk import games, paths
from nutdesk.core.game import Player
from nutdesk.core.match import Match
from nutdesk.desk.application import application
from nutdesk.desk.coach.analysis import Analysis, Turning, remember
from nutdesk.desk.kit.words import Language
from nutdesk.desk.lab.statistics import StatisticsSection
from nutdesk.desk.shell import chosen_settings
from nutdesk.desk.shell.error_dialog import FaultDialog
from nutdesk.desk.shell.window import MainWindow
from nutdesk.record import store
from nutdesk.record.bench import made_up
from nutdesk.record.statistics import Statistics
from tests.desk.everywhere import Screen, everywhere, seated
from tests.desk.hands import settle, settle_until
from tests.desk.ink import watched

CANARY = "c.png"
"""A picture in the folder of the program: whoever takes a name for markup opens it."""
NAMES = (
    f"<img src={CANARY}>",
    "Zi & &Za {n}",
    "<a href=x>Zo</a>",
    "<b>Zu</b>",
    "Z&lt;b> {0.x}",
    "<h1>Ze</h1>{}",
)
"""None has more letters than somebody can type."""
PICTURE = f"<img src='{CANARY}'>"
TITLE, NOTE, SEED = f"{PICTURE} {{n}} &Zt", f"{PICTURE}\n<a href='{CANARY}'>Zn</a> {{0}}", f"{PICTURE} {{n}}"
LESSON = f"{PICTURE} <a href='{CANARY}'>here</a> & {{n}} "
"""Before every text of a lesson."""
TILE = f"<img src={CANARY}>{{n}}"
"""Instead of the name of a tile."""


class Watching(Language):
    """Speaks English, and remembers what was looked up as if it were a text of the program."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def find(self, context: str, source: str, n: int = -1) -> str:
        self.asked.add(source)
        return ""


# ---- a world of such texts ------------------------------------------------------------------------------------------


def leave_canary() -> None:
    """A large red picture, read long ago: a label that shows it has another size, and the file is read again."""
    image = QImage(600, 400, QImage.Format.Format_RGB32)
    image.fill(QColor("#D00000"))
    image.save(CANARY)
    rest()


def rest() -> None:
    now = time.time()
    os.utime(CANARY, (now - 1000, now - 500))


def was_read() -> bool:
    """Whether anybody read the picture since the last rest; file systems note it unless they are told not to."""
    return Path(CANARY).stat().st_atime > time.time() - 900


def begin(game: str = "nice-one-squirrel", seats: int | None = None, *, seed: str = "", fair: bool = True) -> Match:
    """A game of people with such names, on such luck."""
    rules = games.load(game)
    chairs = rules.seats[: seats or rules.usual]
    players = [Player(name, seat.colour) for name, seat in zip(NAMES, chairs, strict=False)]
    match = Match(rules, rules.chosen({}), players, f"{SEED}{seed}", fair=fair)
    match.begin()
    return match


def write_files() -> None:
    """A game that waits, one that is over, one that cannot be read, and what statistics know."""
    match, rng = begin(), Random(1)
    match.play(match.game.legal(match.state)[0])
    journal = store.begin(match)
    journal.close()
    head, _, rest_ = journal.path.read_text("utf-8").partition("\n")
    journal.path.write_text(json.dumps(json.loads(head) | {"title": TITLE}) + "\n" + rest_, "utf-8")
    while not match.over:
        match.play(rng.choice(match.game.legal(match.state)))
    store.finish(store.begin(match))
    with suppress(OSError):  # Windows allows no such name
        (journal.path.parent / f"<img src={CANARY}>{{n}} &Zf.nutdesk").write_text("no record", "utf-8")
    Statistics().fill(
        attrs.evolve(
            game, sides=tuple(attrs.evolve(side, name=name) for side, name in zip(game.sides, NAMES, strict=False))
        )
        for game in made_up(40, int(time.time()))
    )


def write_lesson() -> Path:
    """A lesson of somebody else's, with words, a question and a vote."""
    texts = re.compile(r'^(title|say|note|ask|vote|because) = "', re.MULTILINE)
    folder = paths.user_scenes() / "nut-hunt"
    folder.mkdir(parents=True, exist_ok=True)
    for number, path in enumerate(sorted((paths.scenes() / "nut-hunt").glob("*.toml"))[:3]):
        text = texts.sub(lambda found: f"{found.group(0)}{LESSON}", path.read_text("utf-8"))
        text = re.sub(r'^choices = \["', f'choices = ["{LESSON}', text, flags=re.MULTILINE)
        (folder / f"theirs-{number}.toml").write_text(text, "utf-8")
    return folder / "theirs-0.toml"


def tamper_tiles() -> None:
    """House data of somebody else's: before the game is loaded."""
    text = (paths.resources().parent / "nutdesk" / "games" / "nut_hunt" / "forest.toml").read_text("utf-8")
    games.swap("nut-hunt", re.sub('name = "[^"]*"', f'name = "{TILE}"', text))


# ---- screens that need more than a walk -----------------------------------------------------------------------------


def further(window: MainWindow, lesson: Path) -> Iterator[Screen]:
    """What is only there when somebody has written something, or when something is wrong."""
    page = seated(window, two_lines())
    here = page.session.match.current
    page.session.annotate(here, name=TITLE, note=NOTE)
    page.lookback.open(here)
    settle()
    yield "timeline with a moment", page
    page.lookback.write(here)
    settle()
    assert page.lookback.sheet is not None
    yield "note on a moment", page.lookback.sheet
    page.lookback.close()
    page.choose_line()
    settle()
    yield "other lines", page
    close_popups()
    window.go_home()
    page = seated(window, ended())
    page.coaching.open()
    settle()
    assert page.coaching.sheet is not None
    yield "coach", page.coaching.sheet
    page.coaching.close()
    window.go_home()
    window.teaching.show_lessons()
    browser = window.teaching.browser
    assert browser is not None
    browser.show_game("nut-hunt")
    browser.choose(next(row.lesson for row in browser.rows if row.lesson.path == lesson))
    settle()
    assert browser.text.toPlainText().startswith(PICTURE)
    yield "lesson of theirs", browser
    browser.flip_coverage()
    yield "what lessons cover", browser
    window.go_home()
    window.authoring.edit_file(lesson)
    settle()
    assert window.authoring.editor is not None
    yield "editor", window.authoring.editor
    window.authoring.editor.pointer._choose_player()
    settle()
    yield "menu of players", window.authoring.editor
    close_popups()
    window.go_home()
    for wrong in (Path(f"<img src={CANARY}>&Zw.nutdesk"), Path(f"<img src={CANARY}>&Zw.nutlesson")):
        wrong.write_text("nothing", "utf-8")
        window.records.open_asked(wrong)
        settle()
        box = next(box for box in window.findChildren(QMessageBox) if box.isVisible())
        yield f"refused {wrong.suffix}", box
        box.close()
    dialog = FaultDialog(f"{PICTURE} report", Path(f"{PICTURE}.nutdesk"), Path(f"{PICTURE}.txt"), window)
    dialog.show()
    settle()
    yield "fault about a file", dialog
    dialog.close()
    window.lab.show("statistics")
    assert window.lab.page is not None
    room = window.lab.page.room
    assert isinstance(room, StatisticsSection)
    settle_until(lambda: room.tiles["run"].figure)
    yield "statistics of people", window.shown
    window.go_home()


def two_lines() -> Match:
    """A game in which both have played, and one has played something else before."""
    match, seats = begin("nice-one-squirrel", 3, fair=False), set()
    while len(seats) < 2:
        seats.add(match.due.seat if match.due else 0)
        before = match.current
        match.play(match.game.legal(match.state)[0])
    match.goto(before)
    match.play(match.game.legal(match.state)[-1])
    return match


def ended() -> Match:
    """A game that is over, and that the coach has looked at."""
    match, rng = begin("in-the-nuts", 2), Random(2)
    while not match.over:
        match.play(rng.choice(match.game.legal(match.state)))
    even = ((0.5, 0.5),) * (len(match.line()) + 1)
    turning = Turning(2, 2, match.line()[1].seat, -0.2, NAMES[0], TITLE, "", f"{PICTURE} why")
    remember(match, Analysis(even, (0.2, -0.2), (0.0, 0.0), (turning,) * 3))
    return match


def close_popups() -> None:
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
        settle()


# ---- what is wrong with a screen ------------------------------------------------------------------------------------


def faults(root: QWidget) -> Iterator[str]:
    """Where a text of the screen is, or may become, anything but letters."""
    tops = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
    parts = list(dict.fromkeys(chain(tops, *(top.findChildren(QWidget) for top in tops))))
    for part in parts:
        kind = type(part).__name__
        if isinstance(part, QLabel) and part.text() and not part.inherits("QTipLabel"):  # tips are tried below
            taken = part.textFormat() == Qt.TextFormat.RichText and re.search("<(img|a|h1)\\b", part.text())
            if taken or part.textFormat() not in (Qt.TextFormat.PlainText, Qt.TextFormat.RichText):
                yield f"{kind} may take for markup: {part.text()}"
        if isinstance(part, QTextEdit) and part.isVisible():
            yield from in_page(part)
        if isinstance(part, QAbstractButton) and not part.shortcut().isEmpty():
            yield f"{kind} has the key {part.shortcut().toString()}: {part.text()}"
        if isinstance(part, QAbstractItemView) and (model := part.model()) is not None:
            rows = (model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole) for row in range(min(model.rowCount(), 60)))
            yield from (f"{kind} line's tip is markup: {tip}" for tip in rows if tip and Gui.mightBeRichText(tip))
        keys = (action.text() for action in part.actions() if not QKeySequence.mnemonic(action.text()).isEmpty())
        yield from (f"{kind} has a key in the line: {text}" for text in keys)
        if Gui.mightBeRichText(part.toolTip()):
            yield f"{kind}'s tip is markup: {part.toolTip()}"
    yield from hovered(root)


def in_page(page: QTextEdit) -> Iterator[str]:
    """Pictures on a page, and links that lead out of it."""
    block = page.document().begin()
    while block.isValid():
        for piece in block:
            form = piece.fragment().charFormat()
            if form.isImageFormat():
                yield f"a picture on a page: {form.toImageFormat().name()}"
            if form.anchorHref() and not form.anchorHref().startswith("#"):
                yield f"a link on a page: {form.anchorHref()}"
        block = block.next()


def hovered(root: QWidget) -> Iterator[str]:
    """What rests under the pointer anywhere: each part in its middle, large ones all over."""
    for part in (root, *root.findChildren(QWidget)):
        if not part.isVisible() or part.visibleRegion().isEmpty():
            continue
        across, down = (min(10, max(1, side // 70)) for side in (part.width(), part.height()))
        for k in range(across * down):
            column, row = k % across, k // across
            at = QPoint((2 * column + 1) * part.width() // (2 * across), (2 * row + 1) * part.height() // (2 * down))
            if part.childAt(at) is not None:
                continue
            QApplication.sendEvent(part, QHelpEvent(QEvent.Type.ToolTip, at, part.mapToGlobal(at)))
            if Gui.mightBeRichText(QToolTip.text()):
                yield f"{type(part).__name__} shows markup: {QToolTip.text()}"
    QToolTip.hideText()


def main() -> None:
    """Prints, as JSON, what is wrong, what was painted, and whether a picture would have been noticed."""
    tamper_tiles()
    app = application()
    watching = Watching()
    chosen_settings.choose = lambda _choice: watching
    leave_canary()
    trap = QLabel(NAMES[0])  # as Qt has it: this one opens the picture
    trap.sizeHint()
    sprung = was_read()
    trap.deleteLater()
    rest()
    write_files()
    lesson = write_lesson()
    window = MainWindow()
    window.chosen_settings.change("pace", "off")
    window.resize(1280, 720)
    window.show()
    settle(6)
    told: dict[str, list[str]] = {}
    painted: set[str] = set()
    for name, root in chain(everywhere(window, begin, lesson), further(window, lesson)):
        with watched() as words:
            settle()
            root.window().grab()
            found = list(dict.fromkeys(faults(root)))
        painted |= {word.text for word in words}
        if was_read():
            found.append("the picture was opened")
            rest()
        if found:
            told[name] = found
    looked_up = sorted(text for text in watching.asked if text in (*NAMES, TITLE, NOTE, SEED))
    shown = [name for name in NAMES if any(name in text for text in painted)]
    print(json.dumps({"sprung": sprung, "faults": told, "looked up": looked_up, "shown": shown}))
    window.close()
    app.processEvents()


if __name__ == "__main__":
    main()
