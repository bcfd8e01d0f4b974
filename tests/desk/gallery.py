"""Every screen of the desk, in a program of its own: how dense a screen is, is chosen at the start of a program.

`python -m tests.desk.gallery 1280x720 1920x1080` prints, as JSON, what cannot be read on screens of these sizes.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QWidget

from nutdesk import games, paths
from nutdesk.core.game import Player
from nutdesk.core.match import Match
from nutdesk.desk.app import application
from nutdesk.desk.kit.sheet import Sheet
from nutdesk.desk.kit.theme import THEMES
from nutdesk.desk.lab.statistics import StatisticsRoom
from nutdesk.desk.table.page import TablePage
from nutdesk.desk.window import MainWindow
from nutdesk.record import store
from nutdesk.record.bench import made_up
from nutdesk.record.statistics import Statistics
from tests.desk.hands import settle
from tests.desk.ink import watched

NAMES = (
    "Bartholomew-Jane", "Maximilian-Peter", "Wilhelmina-Rose1", "Christopher-Anne", "Alexandria-Marie", "Eve-Jones",
)  # fmt: skip
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
        ("settings", window.show_settings), ("recent games", window.choose_recent), ("welcome", window.welcome),
    ):  # fmt: skip
        show()
        yield name
        for sheet in window.findChildren(Sheet):
            sheet.close_sheet()
        settle()
    for card in games.cards():
        window._seat(crowded(card.id), None)
        assert window.page is not None
        window.page.session.uncover()
        yield f"table {card.id}"
        window.go_home()
    window.lab.show("statistics")
    assert window.lab.page is not None
    room = window.lab.page.room
    assert isinstance(room, StatisticsRoom)
    while room.tiles["run"].figure == "":
        settle()
    yield "statistics"
    window.go_home()
    window.open_lesson(min(paths.scenes().glob("nut-hunt/*.toml")))
    yield "lesson"
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


def unreadable(window: MainWindow, name: str) -> list[str]:
    """What is too small, cut, or covered on the screen that is shown."""
    found = []
    with watched() as words:
        settle(4)
        window.repaint()
        window.grab()
    table = name.startswith(("table", "lesson"))
    for word in words:
        if not word.text.strip():
            continue
        if word.pixels < SMALLEST - 0.05:
            found.append(f"{word.pixels:.1f} px: {word.text}")
        elif word.cut > 1 and not table:
            found.append(f"cut by {word.cut:.0f}: {word.text}")
        elif word.elided and not table and not any(word.text.startswith(known[:4]) for known in NAMES):
            found.append(f"elided: {word.text}")
    found += [f"narrow: {text}" for text in narrow(window)]
    if isinstance(window.page, TablePage) and table and name != "lesson":
        from tests.desk.test_legibility import check_hand, check_panels

        try:
            check_panels(window.page)
            check_hand(window.page)
        except AssertionError as error:
            found.append(f"overlap: {str(error).splitlines()[0]}")
    return list(dict.fromkeys(found))


def main(sizes: list[str]) -> None:
    app = application()
    window = MainWindow()
    window.change_setting("pace", "off")
    match = crowded("nice-one-squirrel")
    store.begin(match).close()
    Statistics().fill(made_up(60, int(time.time())))
    faults: dict[str, list[str]] = {}
    for k, size in enumerate(sizes):
        wide, high = map(int, size.split("x"))
        window.change_setting("theme", list(THEMES)[k % len(THEMES)])
        window.settings.welcomed = False
        window.resize(wide, high)
        window.show()
        settle(6)
        for name in screens(window):
            if found := unreadable(window, name):
                faults[f"{size} {name}"] = found
            if len(sys.argv) > 1 and sys.argv[1] == "--pictures":
                window.grab().save(str(Path(sys.argv[2]) / f"{size}-{name}.png".replace(" ", "-")))
    print(json.dumps({"ratio": window.devicePixelRatioF(), "faults": faults}))
    window.close()
    app.processEvents()


if __name__ == "__main__":
    main([word for word in sys.argv[1:] if "x" in word and word[0].isdigit()])
