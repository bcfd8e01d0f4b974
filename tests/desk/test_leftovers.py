"""A table that is put away leaves nothing: not after the first one, and not after the hundredth."""

from __future__ import annotations

import gc
from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from nutdesk import games
from nutdesk.desk.kit import art, words
from nutdesk.desk.new_game.setup import Setup
from nutdesk.desk.shell.window import MainWindow
from tests.desk.hands import settle

MOVES = 25
FOREIGN = {"TableAccess"}
"""PySide keeps a reference to whatever answered a screen reader, also when Qt has deleted it."""


def play(window: MainWindow, game: str, number: int) -> None:
    """A table with some moves, undone and made again, and home."""
    rules, rng = games.load(game), Random(number)
    window.start(Setup(rules, rules.seats[: rules.usual], rules.chosen({}, rules.usual), f"left/{number}", False))
    assert window.page is not None
    session = window.page.session
    for _ in range(MOVES):
        if session.match.over:
            break
        session.uncover()
        assert session.submit((rng.choice(rules.legal(session.match.state)),))
        settle(1)
    session.undo()
    settle()
    window.go_home()
    settle()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as the event loop does


def there(window: MainWindow) -> tuple[Counter[str], int, int]:
    """Our own objects by type, what Qt has on the window, and all widgets."""
    settle()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settle()
    for _ in range(4):  # what Qt let go of late frees more
        gc.collect()
    ours = Counter(
        type(one).__qualname__ for one in gc.get_objects() if str(type(one).__module__).startswith("nutdesk.")
    )
    for name in FOREIGN:
        ours.pop(name, None)
    return ours, len(window.findChildren(QObject)), len(QApplication.allWidgets())


@pytest.mark.parametrize("game", games.ids())
def test_a_table_that_is_put_away_leaves_nothing(
    game: str, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What may be said again in another language is bounded, and so are the pictures kept at home: here both are full.
    monkeypatch.setattr(words, "RECENT", 0)
    monkeypatch.setattr(art, "AT_REST", 0)
    window.records.writing = False
    for number in range(2):
        play(window, game, number)
    before = there(window)
    for number in range(2, 5):
        play(window, game, number)
    after = there(window)
    assert not after[0] - before[0], "of our own"
    assert after[1:] == before[1:], "of Qt"


def test_what_was_said_at_a_table_is_not_kept_after_it(window: MainWindow) -> None:
    play(window, "nice-one-squirrel", 1)
    names = {player.name for player in games.load("nice-one-squirrel").seats}
    said = [shown for shown in words._recent.values() if words._said_at_a_table(shown)]
    assert not [text for text in said if any(name in text for name in names)]
    assert words._recent, "what other screens say is"
