"""Hints: up to three moves in a note and as arrows; asking is kept in the record, any move takes them away."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QEvent, QLineF, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from nutdesk import games
from nutdesk.bots.bot import Candidate, Thought
from nutdesk.bots.process import Reply
from nutdesk.core.game import look
from nutdesk.core.match import Match
from nutdesk.core.table import Label, Poly
from nutdesk.core.words import say
from nutdesk.desk.kit.tips import SEAL, Tip, seal
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.new_game.setup import Setup
from nutdesk.desk.play.seals import Aim, place_seals
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table.bot_requests import thinking
from nutdesk.games.in_the_nuts.parts import PLAIN
from nutdesk.games.nut_hunt.actions import SCOUT
from nutdesk.record import load, store
from tests.desk.bots import played_out, seated, thinking_ends, wait_for
from tests.desk.conftest import Sit, begun
from tests.desk.hands import choices, click, key, make, settle, wish

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
    page.hints._show(Reply(0, "hint", thought))
    titles = [tip.title for tip in page.hints.tips]
    assert len(set(titles)) == len(titles) == 3
    assert all(title[0].isupper() for title in titles)


def a_joker_comes() -> Match:
    """In the Nuts! where a joker is to be stored and several empty cards are alike."""
    match, rng = seated("", "", "", game="in-the-nuts"), Random(3)
    while match.due is None or match.due.kind != "store" or match.due.about[0] < PLAIN:
        match.play(rng.choice(match.game.legal(match.state)))
    return match


def test_moves_that_differ_in_no_word_are_one_hint_and_say_what_is_done(sit: Sit) -> None:
    page = sit(a_joker_comes(), size=(1280, 720))
    match, advice = page.session.match, page.session.game.advice()
    view = look(match.game, match.state, match.due.seat if match.due else 0)
    thought = Thought(tuple(Candidate(action, 0.5, advice.why(view, action)) for action in view.legal))
    page.hints._show(Reply(0, "hint", thought))
    first, *others = page.hints.tips
    assert len(others) == 2, "alike ones take no room from the others"
    assert len({(tip.title, tip.why) for tip in page.hints.tips}) == 3
    assert first.action == view.legal[0], "the best of those that are alike"
    assert all(tip.title.startswith(("Put ", "Keep ")) for tip in page.hints.tips), page.hints.tips


@pytest.mark.parametrize("in_words", [False, True])
def test_a_hint_ends_across_no_panel_and_what_gave_way_comes_back(sit: Sit, in_words: bool) -> None:
    page = sit()
    page.words.show_list(in_words)
    legal = page.session.match.game.legal(page.session.match.state)
    panel, covered, gave_way = page.hints.panel, 0, 0
    read = page.words if in_words else page.story
    for size in ((1100, 620), (1280, 720), (1600, 900), (1920, 1080)):
        page.window().resize(*size)
        settle()
        before = read.geometry()
        for many in (1, 2, 3, 1):
            why = say("The other two fit together better.")
            thought = Thought(tuple(Candidate(action, 0.3, why) for action in legal[:many]))
            page.hints._show(Reply(0, "hint", thought))
            edge = panel.y() + panel.sheet.bottom()
            for below in (*(note for note in page.note_panels if note.isVisible()), read):
                top, end = below.y() + below.sheet.top(), below.y() + below.sheet.bottom()
                assert not top + 1 < edge < end - 1, (size, many)
                covered += below is not read and end - 1 <= edge
            gave_way += before.top() < read.y() and read.geometry().bottom() == before.bottom()
            assert not panel.close_button.geometry().intersects(panel.rows[0].geometry())
        page.hints.drop()
        assert read.geometry() == before
    assert gave_way, "the test meets the case"
    assert covered or in_words, "the words have the place of the notes"


def test_a_hint_lies_on_the_story_and_leaves_the_notes_in_sight_while_there_is_room(sit: Sit) -> None:
    match = begun("nuts", seed="notes", fair=False)
    while match.due is None or match.due.kind != "turn":
        match.play(match.game.legal(match.state)[0])
    page = sit(match, size=(1280, 720))
    action = match.game.legal(match.state)[0]
    notes = [note for note in page.note_panels if note.isVisible() and note.x() == page.story.x()]
    assert {note.title for note in notes} >= {"One more change", "Goals"}, "or this proves nothing"
    page.hints._show(Reply(0, "hint", Thought((Candidate(action, 0.3, say("It fits.")),))))
    top = page.hints.panel.y() + page.hints.panel.sheet.top()
    assert all(note.y() + note.sheet.bottom() <= top + 1 for note in notes)


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
    paints = Paints(panel)
    with monkeypatch.context() as patch:
        patch.setattr(panel, "arrange", lambda: None)  # where the hint wants no other size than the waiting did
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
    inked = [
        (x, y)
        for x in range(box.left(), box.right())
        for y in range(box.top(), box.bottom())
        if picture.pixelColor(x, y) != paper
    ]
    assert not inked
    low = round(panel.sheet.bottom() - page.desk.layout.px(18)) - 2
    assert all(picture.pixelColor(x, low) == paper for x in range(30, panel.width() - 30)), "no word runs into the bar"


def test_a_hint_is_played_by_pressing_its_row_and_goes_with_the_move(sit: Sit, qtbot: QtBot) -> None:
    page = sit()
    ask(page, qtbot)
    tip = page.hints.tips[0]
    key(page, Qt.Key.Key_Return)
    first, *_ = page.session.match.line()
    assert first.moves[0] == tip.action
    assert page.hints.panel.isHidden()
    assert not page.hints.tips
    assert not page.hints.marks.drawn


def test_the_number_of_a_hint_plays_it(sit: Sit, qtbot: QtBot) -> None:
    page = sit()
    ask(page, qtbot)
    tip = page.hints.tips[1]
    key(page, Qt.Key.Key_2)
    first, *_ = page.session.match.line()
    assert first.moves[0] == tip.action


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
        page.session.submit(wish(rng.choice(match.game.legal(match.state))))


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
    (left,) = store.recent()
    match = load(left.path).match
    assert [entry.hints for entry in (match.root, *match.line())] == [1, 0]


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


def offered(page: TablePage, *moves: tuple[str, str]) -> None:
    """Show a hint of these moves, best first: a piece and where it goes."""
    assert page.table is not None
    gestures = {(gesture.piece, gesture.spot): gesture for gesture in page.table.gestures}
    candidates = (Candidate(gestures[move].actions[0], 0.5 - k / 10, say("Why not.")) for k, move in enumerate(moves))
    page.hints._show(Reply(0, "hint", Thought(tuple(candidates))))


def in_a_line(page: TablePage) -> list[tuple[str, str]]:
    """Three places that lie behind each other as seen from the piece that goes there, the nearest last."""
    assert page.table is not None
    moves = [(gesture.piece, gesture.spot) for gesture in page.table.gestures]
    way = {move: QLineF(place(page, move[0]), place(page, move[1])) for move in moves}
    for three in combinations(moves, 3):
        if len({move[0] for move in three}) == 1:
            angles = sorted(way[move].angle() for move in three)
            if angles[2] - angles[0] < 1:
                return sorted(three, key=lambda move: -way[move].length())
    raise AssertionError("no three in a line")


def place(page: TablePage, thing: str) -> QPointF:
    item = page.scene.item(thing)
    assert item is not None
    return item.pos()


def test_every_number_stands_at_the_end_of_its_own_arrow_and_under_nothing(sit: Sit) -> None:
    match = seated("", game="nut-hunt")
    match.play(match.game.legal(match.state)[0])
    page = sit(match, size=(1200, 900))
    moves = in_a_line(page)
    offered(page, *moves)
    seals, unit = page.hints.seals, page.desk.layout.unit
    for (piece, spot), number in zip(moves, (1, 2, 3), strict=True):
        way = QLineF(place(page, piece), place(page, spot))
        assert QLineF(way.p2(), seals[number]).length() < 0.5 * way.length()
    for one, other in combinations(seals.values(), 2):
        assert QLineF(one, other).length() > 2 * SEAL * unit
    *below, third, second, best = sorted(page.hints.marks.drawn, key=lambda mark: mark.zValue())
    assert [mark.pos() for mark in (best, second, third)] == [page.scene.snap(seals[number]) for number in (1, 2, 3)]
    assert len(below) == 6, "shafts and heads"


def test_numbers_of_arrows_to_one_place_keep_clear_of_each_other(sit: Sit) -> None:
    page = sit(seated("", game="nut-hunt"), size=(1280, 720))
    assert page.table is not None
    offered(page, *((gesture.piece, gesture.spot) for gesture in page.table.gestures[:3]))
    for one, other in combinations(page.hints.seals.values(), 2):
        assert QLineF(one, other).length() > 2 * SEAL * page.desk.layout.unit


def test_the_numbers_of_two_moves_with_one_arrow_stand_to_both_sides_of_it(sit: Sit) -> None:
    page = sit(a_joker_comes(), size=(1280, 720))
    legal = page.session.match.game.legal(page.session.match.state)
    twice = [action for action in legal if getattr(action, "card", 0) == 5]
    page.hints._show(Reply(0, "hint", Thought(tuple(Candidate(action, 0.5, say("Hop!")) for action in twice))))
    one, other = page.hints.seals.values()
    assert QLineF(one, other).length() > 2 * SEAL * page.desk.layout.unit
    way = QLineF(place(page, page.hints.tips[0].piece), place(page, page.hints.tips[0].spot))
    middle = QLineF(one, other).center()
    assert QLineF(way.p2(), middle).length() < 0.5 * way.length()
    across = way.angleTo(QLineF(one, other)) % 180
    assert 60 < across < 120


def test_no_number_lies_on_the_arrow_of_another(sit: Sit) -> None:
    page = sit(seated("", game="nut-hunt"), size=(1280, 720))
    item = page.scene.item(page.table.gestures[0].piece) if page.table else None
    assert item is not None
    level = Aim(1, QPointF(0, 0), QPointF(400, 0), item)
    steep = Aim(2, QPointF(200, -300), QPointF(200, 40), item)
    seals = place_seals([level, steep], 1.0, page.scene.unit)
    assert seals[1].y() == 0
    assert abs(seals[2].y()) > SEAL
    assert seals[2].x() == 200


def test_a_move_into_the_hand_points_at_no_card_that_lies_there(sit: Sit) -> None:
    page = sit(seated("", "", "", game="little-nutters"), size=(1280, 720))
    offered(page, ("lens", "patch-1"), ("top-1", "hand"))
    item = page.scene.item("top-1")
    assert item is not None
    reach = item.thing.h / 2 * page.scene.unit(item)
    assert QLineF(item.pos(), page.hints.seals[2]).length() < 2 * reach, "the number is at the patch"
    apart = QLineF(page.hints.seals[1], page.hints.seals[2]).length()
    assert apart > 2 * SEAL * page.desk.layout.unit
    page.hints.drop()
    offered(page, ("top-1", "hand"))
    assert all(mark.sceneBoundingRect().bottom() < page.scene.tray_top for mark in page.hints.marks.drawn)


def test_an_arrow_begins_where_one_sees_the_card_that_is_meant(sit: Sit) -> None:
    Desk.text = 1.75
    page = sit(seated("", "young", "young", game="nut-hunt"), size=(1280, 720))
    assert page.table is not None
    moves = [(gesture.piece, gesture.spot) for gesture in page.table.gestures[:3]]
    hidden = 0
    for piece, spot in moves:
        offered(page, (piece, spot))
        (start,) = {mark.pos().toTuple() for mark in page.hints.marks.drawn[:2]}
        assert page.scene.things_at(QPointF(*start), beside=False)[0].id == piece
        hidden += page.scene.things_at(place(page, piece), beside=False)[0].id != piece
        page.hints.drop()
    assert hidden, "the test meets the case"


def test_the_mark_of_a_hint_is_no_gold_disc_as_the_numbers_of_games_are() -> None:
    edge, rim, number = seal(1)
    assert isinstance(edge, Poly)
    assert isinstance(rim, Poly)
    assert isinstance(number, Label)
    assert "gold" not in edge.fill
    assert len(rim.points) > 16, "rays"


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


def roll_or_stop() -> Match:
    """In the Nuts! in the middle of a turn, where the odds can be folded out."""
    match, rng = seated("", "", "", game="in-the-nuts"), Random(1)
    while match.due is None or match.due.kind != "again":
        match.play(rng.choice(match.game.legal(match.state)))
    return match


@pytest.mark.parametrize("where", ["table", "note", "story"])
def test_the_numbers_of_hints_play_them_wherever_one_has_clicked(sit: Sit, where: str) -> None:
    page = sit(roll_or_stop(), size=(1280, 720))
    legal = page.session.match.game.legal(page.session.match.state)
    page.hints._show(Reply(0, "hint", Thought(tuple(Candidate(action, 0.5, say("Hop!")) for action in legal[:2]))))
    if where == "table":
        click(page.view.viewport(), QPoint(300, page.view.height() // 2))
    elif where == "note":
        click(next(panel for panel in page.note_panels if panel.isVisible() and panel.advice))
    else:
        page.story.list.setFocus()  # as Tab does: a click on a line opens its rule
    settle()
    assert not any(row.hasFocus() for row in page.hints.panel.rows), "the test meets the case"
    assert page.hints.seals or page.hints._rims
    before, action = len(page.session.match.line()), page.hints.tips[1].action
    key(page, Qt.Key.Key_2)
    assert len(page.session.match.line()) > before
    assert page.session.match.line()[before].moves[0] == action


def scouted() -> Match:
    """Nut Hunt after a look at two objectives: the buttons that keep one have digits."""
    match, rng = seated("", game="nut-hunt"), Random(2)
    while match.due is None or match.due.kind != "keep":
        legal = match.game.legal(match.state)
        match.play(SCOUT if SCOUT in legal else rng.choice(legal))
    return match


def test_while_hints_are_shown_a_digit_means_a_hint_and_no_button_shows_one(sit: Sit) -> None:
    page = sit(scouted(), size=(1280, 720))
    assert page.table is not None
    numbered = [button for button in page.table.buttons if button.key.isdigit()]
    *_, none = page.session.match.game.legal(page.session.match.state)
    assert len(numbered) == 2
    widgets = [widget for widget in page.tray_buttons.findChildren(DeskButton) if widget.keycap.isdigit()]
    before = [widget.grab().toImage() for widget in widgets]
    places = [widget.geometry() for widget in widgets]
    page.hints._show(Reply(0, "hint", Thought((Candidate(none, 0.5, say("Hop!")),))))
    assert all(widget.grab().toImage() != image for widget, image in zip(widgets, before, strict=True))
    key(page, Qt.Key.Key_2)
    page.view.setFocus()
    key(page, Qt.Key.Key_2)
    assert page.hints.tips, "there is no second hint, and no button is meant"
    page.hints.close()
    assert [widget.grab().toImage() for widget in widgets] == before
    assert [widget.geometry() for widget in widgets] == places
    key(page, Qt.Key.Key_2)
    assert page.session.match.line()[-1].moves[-1] == numbered[1].actions[0]
