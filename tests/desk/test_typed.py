"""Whole games with the keyboard alone: from the home screen to the end sheet and back, for every game."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMenu, QWidget

from nutdesk import games
from nutdesk.core.moves import Action
from nutdesk.core.table import Button, Gesture
from nutdesk.desk.cover import Cover
from nutdesk.desk.table.page import TablePage
from nutdesk.desk.window import MainWindow
from nutdesk.record import store
from tests.conftest import Scale
from tests.desk.conftest import NICE, begun
from tests.desk.hands import choices, settle, walk
from tests.desk.test_games import near_the_end

Key = Qt.Key
NAMED = {"Enter": Key.Key_Return, "Esc": Key.Key_Escape, "Space": Key.Key_Space}


class Typist:
    """Somebody without a mouse: whatever happens, happens because a key was pressed on what has the keys."""

    def __init__(self, window: MainWindow, rng: Random) -> None:
        self.window, self.rng = window, rng

    @property
    def page(self) -> TablePage:
        assert self.window.page is not None
        return self.window.page

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self._here(), key, modifier)
        settle(1)

    def write(self, text: str) -> None:
        QTest.keyClicks(self._here(), text)
        settle(1)

    def _here(self) -> QWidget:
        menu = QApplication.activePopupWidget()
        here = menu or self.window.focusWidget()
        assert here is not None, "nothing has the keys"
        return here

    def tab_to(self, wanted: QWidget) -> None:
        for _ in range(80):
            if self.window.focusWidget() is wanted:
                return
            self.press(Key.Key_Tab)
        raise AssertionError(f"Tab does not lead to '{wanted.accessibleName()}'")

    # ---- at home ----------------------------------------------------------------------------------------------------

    def new_game(self, game: str, seats: int, seed: str) -> None:
        """From the home screen: the cover, how many, who, which luck, and Play."""
        home = self.window.home
        self.tab_to(next(cover for cover in home.findChildren(Cover) if cover.game.id == game))
        self.press(Key.Key_Return)
        sheet = home.sheet
        assert sheet is not None
        self.tab_to(sheet.counts[seats])
        self.press(Key.Key_Space)
        for row in sheet.seats.rows[:seats]:
            who: QComboBox = row.who
            self.tab_to(who)
            for _ in range(who.count()):
                self.press(Key.Key_Up)
            assert not who.currentData(), "the first choice is a person"
        field: QLineEdit = sheet.seed
        self.tab_to(field)
        self.press(Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        self.write(seed)
        self.press(Key.Key_Return)
        assert self.page.session.game.id == game
        assert self.page.session.match.seed == seed

    def resume(self) -> None:
        self.tab_to(self.window.home.resume.resume_button)
        self.press(Key.Key_Return)

    # ---- at the table -----------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Lift the curtain, if it is down and the hand is wanted."""
        if self.page.session.covered:
            assert self.page.curtain.isVisible()
            self.press(Key.Key_Space)
        assert not self.page.session.covered

    def make(self, choice: Gesture | Button) -> None:
        before = self.page.session.match.current
        if isinstance(choice, Button):
            self._button(choice)
        else:
            self._gesture(choice)
        said = ", ".join(map(str, choice.actions))
        entry = self.page.session.match.current
        assert entry.parent is before, f"'{said}' was not made: {self.page.why_not.reason}"
        assert entry.moves[: len(choice.actions)] == choice.actions

    def _button(self, button: Button) -> None:
        page = self.page
        if page.grip.finger.at and button.key == "Enter":
            self.press(Key.Key_Escape)  # or Enter would mean what is under the finger
        same = [one for one in page.tray_buttons._shown if one.key.upper() == button.key.upper()]
        if button.key in NAMED and same == [button]:
            self.press(NAMED[button.key])
        elif len(button.key) == 1 and same == [button]:
            self.write(button.key.lower())
        else:
            self.tab_to(page.tray_buttons._buttons[page.tray_buttons._shown.index(button)])
            self.press(Key.Key_Space)

    def _gesture(self, gesture: Gesture) -> None:
        page, grip = self.page, self.page.grip
        meanings = [offer for offer in grip.offers(gesture.piece) if offer.spot == gesture.spot]
        self.tab_to(page.view)
        self._walk(gesture.piece)
        self.press(Key.Key_Return)
        if grip.held is not None:
            self._walk(gesture.spot)
            self.press(Key.Key_Return)
        if len(meanings) > 1:
            menu = QApplication.activePopupWidget()
            assert isinstance(menu, QMenu)
            for _ in range(meanings.index(gesture) + 1):
                self.press(Key.Key_Down)
            self.press(Key.Key_Return)

    def _walk(self, thing: str) -> None:
        for arrow in walk(self.page, thing):
            self.press(arrow)
        assert self.page.grip.finger.at == thing

    def play(self, most: int, moves: list[Action] | None = None) -> None:
        """So many gestures, or to the end: these moves as far as the table offers them, then any."""
        left = list(moves or ())
        for _ in range(most):
            if self.page.session.match.over:
                return
            self.look()
            offered = choices(self.page)
            wanted = [one for one in offered if left and one.actions == tuple(left[: len(one.actions)])]
            choice = self.rng.choice(wanted or offered)
            left = left[len(choice.actions) :] if wanted else []
            self.make(choice)


def leave(typist: Typist) -> None:
    """The end sheet, and home from there."""
    page = typist.page
    assert page.session.match.over
    assert page.end_sheet.isVisible()
    assert typist.window.focusWidget() is page.end_sheet.again_button
    typist.tab_to(page.end_sheet.home_button)
    typist.press(Key.Key_Return)
    assert typist.window.page is None
    assert isinstance(typist.window.focusWidget(), Cover)


@pytest.mark.parametrize("game", games.ids())
def test_a_game_is_begun_and_ended_with_keys_alone(window: MainWindow, scale: Scale, game: str) -> None:
    """From the cover through the sheet to the first moves, home, back to a game near its end, and to its end sheet."""
    rules, rng = games.load(game), Random(f"typed {game}")
    seats = min(number for number in rules.players if number > 1)
    typist = Typist(window, rng)
    typist.new_game(game, seats, "typed words")
    typist.play(scale(5, 50))
    typist.press(Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert window.page is None
    match = begun(game, seats, seed="typed end")
    left = near_the_end(match, rng, scale(3, 40))
    store.begin(match).close()
    window.records.show_waiting()
    typist.resume()
    typist.play(60 if not scale(0, 1) else 2000, left)
    leave(typist)


@pytest.mark.parametrize("game", games.ids())
def test_a_whole_game_is_played_with_keys_alone(window: MainWindow, scale: Scale, game: str) -> None:
    """Nice One Squirrel! always, every game with --long."""
    if game != NICE and not scale(0, 1):
        pytest.skip("only with --long")
    seats = min(number for number in games.load(game).players if number > 1)
    typist = Typist(window, Random(f"whole {game}"))
    typist.new_game(game, seats, "whole words")
    typist.play(5_000)
    leave(typist)
