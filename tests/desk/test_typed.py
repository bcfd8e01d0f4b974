"""Whole games with the keyboard alone: from the home screen to the end sheet and back, for every game."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QMenu, QWidget

from nutdesk import games
from nutdesk.bots.greedy import GreedyBot
from nutdesk.core.game import look
from nutdesk.core.moves import Action
from nutdesk.core.table import Button, Gesture
from nutdesk.desk.home.cover import Cover
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from tests.conftest import Scale
from tests.desk.hands import choices, rested, settle, walk

Key = Qt.Key
NAMED = {"Enter": Key.Key_Return, "Esc": Key.Key_Escape, "Space": Key.Key_Space}
SEED = "elm"
"""Luck that brings sensible players to an end soon."""


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
        self.tab_to(next(cover.change for cover in home.findChildren(Cover) if cover.game.id == game))
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

    def play(self, most: int = 5_000, *, wildly: bool = False) -> None:
        """So many gestures, or to the end: what the young squirrel would do, or anything."""
        for _ in range(most):
            if self.page.session.match.over:
                return
            self.look()
            offered = choices(self.page)
            self.make(self.rng.choice(offered if wildly else self.sensible(offered)))

    def sensible(self, offered: list[Gesture | Button]) -> list[Gesture | Button]:
        """What the young squirrel would choose: a game played like that comes to its end."""
        match = self.page.session.match
        assert match.due is not None
        game, seat, state = match.game, match.due.seat, match.state.copy()
        meant: tuple[Action, ...] = ()
        left = offered
        while left:
            action = GreedyBot(game).choose(look(game, state, seat), Random(0))
            meant = (*meant, action)
            if made := [one for one in left if one.actions == meant]:
                return made
            left = [one for one in left if one.actions[: len(meant)] == meant]  # one gesture can be several actions
            game.step(state, action)
        return offered


def leave(typist: Typist) -> None:
    """The end sheet, and home from there."""
    page = typist.page
    assert page.session.match.over
    assert page.end_sheet.isVisible()
    assert typist.window.focusWidget() is page.end_sheet
    rested(page)
    typist.tab_to(page.end_bar.home_button)
    typist.press(Key.Key_Return)
    assert typist.window.page is None
    assert isinstance(typist.window.focusWidget(), Cover)


@pytest.mark.parametrize("game", games.ids())
def test_a_whole_game_is_played_with_keys_alone(window: MainWindow, scale: Scale, game: str) -> None:
    """From the cover through the sheet to the first moves, home for a while, back to the game and to its end sheet.

    With --long at every table, and wildly before somebody wants to win.
    """
    tables = [number for number in games.load(game).players if number > 1]
    for seats in tables[: scale(1, len(tables))]:
        typist = Typist(window, Random(f"{game} {seats}"))
        typist.new_game(game, seats, SEED)
        typist.play(scale(0, 30), wildly=True)
        typist.play(10)
        typist.press(Key.Key_H, Qt.KeyboardModifier.ControlModifier)
        assert window.page is None
        typist.resume()
        typist.play()
        leave(typist)
