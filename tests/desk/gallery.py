"""Every screen of the desk, in a program of its own: how dense a screen is, is chosen at the start of a program.

`python -m tests.desk.gallery 1280x720 1920x1080` prints, as JSON, what cannot be read on screens of these sizes;
with `130%` at that size of text, with `--german` in German, with `--targets` with large targets.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QLabel, QLineEdit, QSlider, QWidget

from nutdesk import games, paths
from nutdesk.core.game import Player
from nutdesk.core.match import Match
from nutdesk.desk.application import application
from nutdesk.desk.kit.layout import HIT
from nutdesk.desk.kit.sheet import Sheet
from nutdesk.desk.kit.theme import THEMES
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.lab.statistics import StatisticsSection
from nutdesk.desk.lab.trials import TrialsSection
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table.end_sheet import LineRow, ResultSeatRow
from nutdesk.record import store
from nutdesk.record.bench import made_up
from nutdesk.record.evening import Evening, Wins
from nutdesk.record.statistics import Statistics
from tests.desk.hands import settle, settle_until
from tests.desk.ink import chart_faults, watched

NAMES = (
    "Bartholomew-Jane",
    "Maximilian-Peter",
    "Wilhelmina-Rose1",
    "Christopher-Anne",
    "Alexandria-Marie",
    "Eve-Jones",
)
SMALLEST = 13


def crowded(game_id: str) -> Match:
    """A game of as many as can play, with long names, some moves on."""
    game, rng = games.load(game_id), Random(game_id)
    players = [Player(name, seat.colour) for name, seat in zip(NAMES, game.seats[: max(game.players)], strict=False)]
    match = Match(game, game.chosen({}), players, "gallery", fair=False)
    match.begin()
    for _ in range(16):
        if not match.over:
            match.play(rng.choice(game.legal(match.state)))
    return match


def ended(game_id: str) -> Match:
    match, rng = crowded(game_id), Random("end")
    while not match.over:
        match.play(rng.choice(match.game.legal(match.state)))
    return match


def trials(window: MainWindow) -> Iterator[str]:
    """The bench of the lab before anybody has played, and with two tables side by side."""
    window.lab.show("trials")
    assert window.lab.page is not None
    room = window.lab.page.room
    assert isinstance(room, TrialsSection)
    room.compare.setChecked(False)
    yield "trials"
    room.game_box.setCurrentIndex(room.game_box.findData("nice-one-squirrel"))
    room.count_box.setCurrentIndex(0)
    room.sides[0].level.setCurrentIndex(0)
    room.compare.setChecked(True)
    room.sides[1].players.setCurrentIndex(0)
    room.run()
    settle_until(lambda: not room.runner.busy)
    yield "trials of two tables"
    window.go_home()


def close_sheets(window: MainWindow) -> None:
    for sheet in window.findChildren(Sheet):
        sheet.close_sheet()
    settle()


def screens(window: MainWindow) -> Iterator[str]:
    """Shows one screen after the other; its name."""
    yield "home"
    for card in games.cards():
        window.home.open_sheet(games.load(card.id))
        assert window.home.sheet is not None
        window.home.sheet.choose_count(max(card.players))
        yield f"new game {card.id}"
        window.home.close_sheet()
    for name, show in (
        ("settings", window.chosen_settings.show_sheet),
        ("recent games", window.records.choose_recent),
        ("welcome", window.sheets.welcome),
    ):
        show()
        yield name
        close_sheets(window)
    for card in games.cards():
        window.seat(crowded(card.id), None)
        assert window.page is not None
        window.page.session.uncover()
        yield f"table {card.id}"
        window.go_home()
    window.lab.show("statistics")
    assert window.lab.page is not None
    room = window.lab.page.room
    assert isinstance(room, StatisticsSection)
    settle_until(lambda: room.tiles["run"].figure and room.queries.idle)
    settle()
    yield "statistics"
    window.go_home()
    yield from trials(window)
    window.open_lesson(min(paths.scenes().glob("nut-hunt/*.toml")))
    yield "lesson"
    window.go_home()
    yield from papers(window)
    yield from workbenches(window)


def papers(window: MainWindow) -> Iterator[str]:
    """What comes to lie on a table or on the home screen."""
    window.sheets.show_keys()
    yield "keys"
    close_sheets(window)
    window.sheets.show_about()
    yield "about"
    close_sheets(window)
    window.sheets.show_rules()
    yield "rules"
    window.sheets.show_rules()
    window.teaching.show_lessons()
    yield "lessons"
    window.go_home()
    window.seat(crowded("nuts"), None)
    page = window.page
    assert page is not None
    yield "table, covered"
    page.session.uncover()
    window.sheets.ask_who_acts()
    yield "table, who plays here"
    close_sheets(window)
    window.phoning.show()
    yield "table, phones"
    window.phoning.help_here()
    yield "table, nobody gets through"
    close_sheets(window)
    page.session.set_devices({0: True, 1: False})
    yield "table, on a phone"
    page.session.set_devices({0: False, 1: False})
    yield "table, a phone is away"
    window.phoning.close()
    page.session.set_devices({})
    page.session.uncover()
    for side, button in page.drawer.buttons.items():
        if button.isVisible():
            button.click()
            yield f"table, drawer of {side}"
            button.click()
    window.chosen_settings.change("in_words", True)
    yield "table, in words"
    window.chosen_settings.change("in_words", False)
    page.lookback.open(page.session.match.current)
    yield "table, timeline"
    page.lookback.close()
    page.open_rules()
    yield "table, rules"
    window.go_home()
    people = tuple(Wins(name, 12 - at, 13) for at, name in enumerate(NAMES))
    window.home.show_evening(Evening(13, people))
    yield "home, evening"
    window.seat(ended("nice-one-squirrel"), None)
    assert window.page is not None
    window.page.end_sheet.evening.show_evening(Evening(13, people))
    window.page.end_sheet.arrange()
    yield "table, end"


def workbenches(window: MainWindow) -> Iterator[str]:
    """Screens full of papers, which scroll in large letters."""
    assert window.page is not None
    window.page.coaching.open()
    yield "bench: coach"
    window.go_home()
    window.authoring.edit_file(min(paths.scenes().glob("nut-hunt/*.toml")))
    yield "bench: editor"
    window.go_home()


def narrow(window: MainWindow) -> Iterator[str]:
    """Labels, switches and lists that have less room than they need."""
    kinds: tuple[type[QWidget], ...] = (QLabel, QCheckBox, QComboBox)
    for kind in kinds:
        for part in window.findChildren(kind):
            if not part.isVisible() or part.visibleRegion().isEmpty():
                continue
            text = part.currentText() if isinstance(part, QComboBox) else part.text()  # type: ignore[attr-defined]
            if isinstance(part, QLabel) and part.wordWrap():
                if part.heightForWidth(part.width()) > part.height() + 1:
                    yield text
            elif text and part.minimumSizeHint().width() > part.width() + 1:
                yield text
            if part.font().pixelSize() < SMALLEST and part.fontInfo().pixelSize() < SMALLEST:
                yield f"small: {text}"


def unhittable(window: MainWindow) -> Iterator[str]:
    """What can be pressed and is smaller than a finger."""
    least = Desk.target - 1
    kinds: tuple[type[QWidget], ...] = (QAbstractButton, QComboBox, QLineEdit, QSlider)
    for kind in kinds:
        for part in window.findChildren(kind):
            if part.isVisible() and not part.visibleRegion().isEmpty() and part.isEnabled():
                inside = isinstance(part.parent(), QLineEdit | QComboBox)  # the cross that clears a field
                line = isinstance(part, LineRow | ResultSeatRow) and Desk.target == HIT  # a line of a text
                inside = inside or line
                if min(part.width(), part.height()) < least and not inside:
                    name = part.accessibleName() or type(part).__name__
                    yield f"{part.width()}×{part.height()}: {name}"


def unreadable(window: MainWindow, name: str) -> list[str]:
    """What is too small, cut, or covered on the screen that is shown."""
    found = []
    with watched() as words:
        settle(4)
        window.repaint()
        window.grab()
    table = name.startswith(("table", "lesson"))
    scale = max(1.0, Desk.text)
    for word in words:
        if not word.text.strip():
            continue
        if word.pixels < SMALLEST - 0.05 or (not word.baked and word.pixels < SMALLEST * scale - 0.6):
            found.append(f"{word.pixels:.1f} px: {word.text}")
        elif word.cut > 1 and not table:
            found.append(f"cut by {word.cut:.0f}: {word.text}")
        elif word.elided and not table and not any(word.text.startswith(known[:4]) for known in NAMES):
            found.append(f"elided: {word.text}")
    found += chart_faults(window, SMALLEST * scale - 0.6)
    found += [f"narrow: {text}" for text in narrow(window)]
    found += [f"hard to hit: {text}" for text in unhittable(window)]
    if isinstance(window.page, TablePage) and name.startswith("table ") and name != "lesson":
        from tests.desk.test_legibility import check_hand, check_panels

        try:
            check_panels(window.page)
            check_hand(window.page)
        except AssertionError as error:
            found.append(f"overlap: {str(error).splitlines()[0]}")
    return list(dict.fromkeys(found))


def main(sizes: list[str], text: int) -> None:
    app = application()
    window = MainWindow()
    window.chosen_settings.change("pace", "off")
    window.chosen_settings.change("language", "de" if "--german" in sys.argv else "en")
    window.chosen_settings.change("text", text)
    window.chosen_settings.change("large_targets", "--targets" in sys.argv)
    match = crowded("nice-one-squirrel")
    store.begin(match).close()
    Statistics().fill(made_up(60, int(time.time())))
    faults: dict[str, list[str]] = {}
    for k, size in enumerate(sizes):
        wide, high = map(int, size.split("x"))
        window.chosen_settings.change("theme", list(THEMES)[k % len(THEMES)])
        window.settings.welcomed = False
        window.resize(wide, high)
        window.show()
        settle(6)
        for name in screens(window):
            if found := unreadable(window, name):
                faults[f"{size} {name}"] = found
            if len(sys.argv) > 1 and sys.argv[1] == "--pictures":
                window.grab().save(str(Path(sys.argv[2]) / f"{size}-{text}-{name}.png".replace(" ", "-")))
    print(json.dumps({"ratio": window.devicePixelRatioF(), "faults": faults}))
    window.close()
    app.processEvents()


if __name__ == "__main__":
    percent = [int(word[:-1]) for word in sys.argv[1:] if word.endswith("%")]
    main([word for word in sys.argv[1:] if "x" in word and word[0].isdigit()], *(percent or [100]))
