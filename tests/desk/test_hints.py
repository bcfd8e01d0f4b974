"""Hints: up to three moves in a note and as arrows; asking is kept in the record, any move takes them away."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from nutdesk import games
from nutdesk.bots.bot import Candidate, Thought
from nutdesk.bots.house import Answer
from nutdesk.core.game import look
from nutdesk.core.words import say
from nutdesk.desk.kit.tips import Tip
from nutdesk.desk.setup import Setup
from nutdesk.desk.table.page import TablePage
from nutdesk.desk.table.thinking import thinking
from nutdesk.desk.window import MainWindow
from nutdesk.record import store
from tests.desk.bots import played_out, seated, thinking_ends, wait_for
from tests.desk.conftest import Sit
from tests.desk.hands import choices, click, key, make, settle

__all__ = ["thinking_ends"]


def ask(page: TablePage, qtbot: QtBot) -> None:
    click(page.hint_button)
    assert page.hints.panel.isVisible()
    wait_for(qtbot, lambda: page.hints.tips)


def test_the_bulb_shows_up_to_three_legal_moves_and_draws_them_on_the_board(sit: Sit, qtbot: QtBot) -> None:
    page = sit()
    before = len(page.scene.items())
    ask(page, qtbot)
    tips, match = page.hints.tips, page.session.match
    assert 1 <= len(tips) <= 3
    legal = look(match.game, match.state, 0).legal
    assert all(tip.action in legal for tip in tips)
    assert all(tip.why and tip.title and tip.percent for tip in tips)
    assert len(page.scene.items()) > before, "arrows"
    assert [row.number for row in page.hints.panel.rows] == list(range(1, len(tips) + 1))
    assert page.hints.panel.rows[0].hasFocus()


def test_each_of_several_hints_says_which_card_it_means(sit: Sit) -> None:
    """In NUTS one of three bonus cards may go: three times "Drawn card to the floor" would not help anybody."""
    page = sit(seated("", "", "", game="nuts"))
    legal = page.session.match.game.legal(page.session.match.state)
    thought = Thought(tuple(Candidate(action, 0.3, say("It leaves the best chances.")) for action in legal[:3]))
    page.hints._show(Answer(0, "hint", thought))
    titles = [tip.title for tip in page.hints.tips]
    assert len(set(titles)) == len(titles) == 3
    assert all(title[0].isupper() for title in titles)


def test_a_hint_cuts_no_heading_and_leaves_no_mere_strip_of_what_it_covers(sit: Sit) -> None:
    page = sit(seated("", game="nut-hunt"))
    legal = page.session.match.game.legal(page.session.match.state)
    panel, met = page.hints.panel, 0
    for size in ((1100, 620), (1280, 720), (1600, 900), (1920, 1080)):
        page.window().resize(*size)
        settle()
        line = page.story.list.y() - page.story.sheet.top() - 1
        for many in (1, 2, 3):
            why = say("The other two fit together better.")
            thought = Thought(tuple(Candidate(action, 0.3, why) for action in legal[:many]))
            page.hints._show(Answer(0, "hint", thought))
            edge = panel.y() + panel.sheet.bottom()
            for below in (*(note for note in page.note_panels if note.isVisible()), page.story):
                top, end = below.y() + below.sheet.top(), below.y() + below.sheet.bottom()
                assert not top < edge < top + line, (size, many)
                assert not end - line < edge < end - 1, (size, many)
                met += top + line - 1 <= edge <= top + line + 9 or abs(edge - end) < 2
            assert not panel.close_button.geometry().intersects(panel.rows[0].geometry())
            page.hints.drop()
    assert met > 2, "the test meets the case"


class Paints(QObject):
    """Where a widget was painted anew."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


def test_nothing_of_the_thinking_stays_in_sight_when_the_hint_is_there(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = sit(seated("", game="nut-hunt"), size=(1280, 720))
    panel, legal = page.hints.panel, page.session.match.game.legal(page.session.match.state)
    panel.wait(0.95)
    qtbot.wait(60)  # until it is painted
    monkeypatch.setattr(panel, "arrange", lambda: None)  # where the hint wants no other size than the waiting did
    paints = Paints(panel)
    panel.show_tips([Tip(legal[0], "A move", "It fits.", 0.3)])
    qtbot.wait(60)
    assert QRegion(panel.rect()).subtracted(paints.region).isEmpty(), "the whole sheet, not the row alone"


@pytest.mark.parametrize("size", [(1100, 620), (1280, 720), (1920, 1080)])
def test_while_somebody_thinks_the_words_keep_clear_of_the_button_and_of_the_bar(
    sit: Sit, size: tuple[int, int]
) -> None:
    page = sit(seated("", game="nut-hunt"), size=size)
    panel = page.hints.panel
    panel.wait(0.0)
    panel.close_button.hide()
    picture, paper = panel.grab().toImage(), page.desk.theme.colour("@panel")
    box = panel.close_button.geometry().adjusted(6, 6, -6, -6)
    inked = [(x, y) for x in range(box.left(), box.right()) for y in range(box.top(), box.bottom())
             if picture.pixelColor(x, y) != paper]  # fmt: skip
    assert not inked
    low = round(panel.sheet.bottom() - page.desk.layout.px(18)) - 2
    assert all(picture.pixelColor(x, low) == paper for x in range(30, panel.width() - 30)), "no word runs into the bar"


def test_a_hint_is_played_by_pressing_its_row_and_goes_with_the_move(sit: Sit, qtbot: QtBot) -> None:
    page = sit()
    ask(page, qtbot)
    tip = page.hints.tips[0]
    key(page, Qt.Key.Key_Return)
    (entry,) = page.session.match.line()
    assert entry.moves[0] == tip.action
    assert page.hints.panel.isHidden()
    assert not page.hints.tips
    assert not page.hints.marks.drawn


def test_the_number_of_a_hint_plays_it(sit: Sit, qtbot: QtBot) -> None:
    page = sit()
    ask(page, qtbot)
    tip = page.hints.tips[1]
    key(page, Qt.Key.Key_2)
    (entry,) = page.session.match.line()
    assert entry.moves[0] == tip.action


@pytest.mark.parametrize("game", games.ids())
def test_a_hint_is_called_by_what_is_done_and_not_by_how_many_there_are(sit: Sit, game: str) -> None:
    page = sit(seated("", "", "", game=game))
    rng, match = Random(game), page.session.match
    for _ in range(12):
        page.session.uncover()
        settle()
        assert page.table is not None
        for gesture in (offer for offer in page.table.gestures if len(offer.actions) == 1):
            title = page.hints._title(gesture)
            assert title
            assert "off the board" not in title
            assert title.count(page.hints._name(gesture.piece) or "?") <= 1, title
            assert not title.startswith(("Drawn to", "Search a patch to")), title
        page.session.submit((rng.choice(match.game.legal(match.state)),))


def test_asking_is_marked_in_the_record(window: MainWindow, qtbot: QtBot) -> None:
    game = games.load("nice-one-squirrel")
    window.start(Setup(game, game.seats[:3], game.chosen({}), "hint"))
    page = window.page
    assert page is not None
    page.session.uncover()
    settle()
    QTest.keyClick(window, Qt.Key.Key_F2)
    wait_for(qtbot, lambda: page.hints.tips)
    page.hints.play(page.hints.tips[0])
    window.go_home()
    journal = store.resume()
    assert journal is not None
    assert [entry.hints for entry in (journal.match.root, *journal.match.line())] == [1, 0]
    journal.close()


def test_any_move_cancels_the_thinking(sit: Sit) -> None:
    page = sit()
    click(page.hint_button)
    house = thinking().house
    assert house is not None
    assert house.busy
    make(page, choices(page)[0])
    assert page.hints.panel.isHidden()
    assert not house.busy


def test_escape_closes_the_hint(sit: Sit, qtbot: QtBot) -> None:
    page = sit()
    ask(page, qtbot)
    key(page, Qt.Key.Key_Escape)
    assert page.hints.panel.isHidden()
    assert page.view.hasFocus()


def test_a_move_that_is_a_button_is_marked_on_the_button(sit: Sit, qtbot: QtBot) -> None:
    match, rng = seated("", "", "", game="in-the-nuts"), Random(1)
    while match.due is not None and match.due.kind != "roll":
        match.play(rng.choice(match.game.legal(match.state)))
    page = sit(match)
    ask(page, qtbot)
    (tip,) = page.hints.tips
    assert tip.button is not None
    assert len(page.hints._rims) == 1


@pytest.mark.parametrize("who", ["covered", "bot", "over"])
def test_there_is_no_hint_where_no_person_is_to_choose(sit: Sit, who: str) -> None:
    if who == "over":
        page = sit(played_out())
    else:
        page = sit(seated("young" if who == "bot" else "", "", ""), covered=True)
        page.bots.set_paused(True)
    page.end_sheet.hide()
    click(page.hint_button)
    assert page.hints.panel.isHidden()
    assert page.session.match.current.hints == 0
