"""The end of a game: the score is counted on the board, the winner celebrates, and no quick key begins another game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import attrs
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from nutdesk import games
from nutdesk.core.game import Player, Result, ScoreLine, look
from nutdesk.core.match import Match
from nutdesk.core.moves import Action
from nutdesk.core.wish import Wish
from nutdesk.desk.access.announcer import Announcer
from nutdesk.desk.kit.sound import speaker
from nutdesk.desk.offscreen import mouse
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.settings.language import choose, switch
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table.counting import MOST, counts
from nutdesk.desk.table.outcome import Outcome
from tests.desk.bots import played_out
from tests.desk.conftest import Sit, at
from tests.desk.hands import click, drag, key, rested, settle

Key = Qt.Key
EVERY = [(game, {}) for game in games.ids()] + [("nuts", {"edition": "trucks"})]
SLOW = 30.0
"""So slow that nothing ends by itself while a test runs."""


def almost_over(*kinds: str) -> Match:
    """Nice One Squirrel! before its last nut, which makes Tufty win."""
    last = [["blue-acorn"], ["red-acorn"]]
    match = at(2, squirrels=[1, 6], hands=last, ender=2, caches={"2": ["blue-walnut"]})
    match.players = tuple(
        attrs.evolve(player, kind=kind) for player, kind in zip(match.players, kinds or ("", ""), strict=True)
    )
    match.cast = match.players
    return match


def end(page: TablePage) -> None:
    """Play the last nut, and skip its pictures."""
    drag(page, "hand-blue-acorn-0", "cache-2")
    page.animator.skip()
    settle()
    assert page.session.match.over


def last_move(game_id: str, options: dict[str, bool | str], seats: int | None = None) -> tuple[Match, Action]:
    """A game of random moves before its last one, and that move."""
    game = games.load(game_id)
    chosen = game.chosen(options)
    for number in range(20):
        match = Match(game, chosen, game.seats[: seats or game.usual], f"last {number}")
        match.begin()
        rng = Random(number)
        for _ in range(20_000):
            action = rng.choice(game.legal(match.state))
            trial = match.state.copy()
            game.step(trial, action)
            if not trial.pending:
                return match, action
            match.play(action)
            if match.over:  # luck ended it
                break
    raise AssertionError("no game ends with a move")


def points(page: TablePage) -> dict[int, int | None]:
    """The points on the players' cards."""
    return {panel.card.seat: panel.total for panel in page.seat_panels if panel.card and not panel.isHidden()}


# ---- what is counted ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game_id", "options"), EVERY)
@pytest.mark.parametrize("most", [False, True])
def test_every_line_is_counted_once_and_the_sums_are_the_scores(
    game_id: str, options: dict[str, bool | str], most: bool
) -> None:
    game = games.load(game_id)
    chosen = game.chosen(options)
    tables = [seats for seats in game.players if all(option.suits(seats) for option in game.options if options)]
    match = Match(game, chosen, game.seats[: (max if most else min)(tables)], "sums")
    match.begin()
    rng = Random(game_id)
    while not match.over:
        match.play(rng.choice(game.legal(match.state)))
    result = game.result(match.state)
    assert result is not None
    found = counts(result)
    assert len(found) <= MOST, "nobody waits long, however many lines there are"
    counted = [line for count in found for line in count.lines]
    assert sorted(map(id, counted)) == sorted(map(id, result.lines))
    for seat, score in enumerate(result.scores):
        assert sum(count.gain(seat) for count in found) == score
        assert [line for line in counted if line.seat == seat] == [line for line in result.lines if line.seat == seat]
    assert all(line.kind for line in result.lines)
    if len(found) > 1 and all(len(count.seats) == 1 for count in found):
        assert found[-1].seats[-1] in result.winners, "the winner is counted last"


@pytest.mark.parametrize(("game_id", "options"), EVERY)
def test_what_a_line_shows_lies_on_the_table_of_its_player(game_id: str, options: dict[str, bool | str]) -> None:
    """In Little Nutters the nuts lie in sacks, which are on the players' cards."""
    game = games.load(game_id)
    shown = set()
    for seed in range(3):
        match = Match(game, game.chosen(options), game.seats[: game.usual], f"shows {seed}")
        match.begin()
        rng = Random(seed)
        while not match.over:
            match.play(rng.choice(game.legal(match.state)))
        result = game.result(match.state)
        assert result is not None
        for line in result.lines:
            if line.seat < len(match.players):
                table = game.table(look(game, match.state, line.seat), match.cast)
                lying = {thing.id for thing in (*table.spots, *table.pieces)}
                lying |= {piece.id for group in table.hand for piece in group.pieces}
                assert lying.issuperset(line.shows), line
            shown.update(line.shows)
    assert bool(shown) == (game_id != "little-nutters")


@pytest.mark.parametrize(("game_id", "options"), EVERY)
def test_the_points_grow_on_the_players_cards_until_they_are_the_scores(
    sit: Sit, qtbot: QtBot, game_id: str, options: dict[str, bool | str]
) -> None:
    match, action = last_move(game_id, options)
    page = sit(match, pace=0.02)
    seen: list[dict[int, int]] = []
    page.finale.counted.connect(lambda _text, counted: seen.append(counted))
    page.session.submit(Wish((action,), "click", page.session.viewer))
    qtbot.waitUntil(lambda: page.finale.busy, timeout=60_000)
    assert page.end_bar.isHidden(), "no button before everything is counted"
    qtbot.waitUntil(lambda: bool(seen) and not page.finale.busy, timeout=60_000)
    result = match.game.result(match.state)
    assert result is not None
    assert len(seen) == len(counts(result))
    assert seen[-1] == dict(enumerate(result.scores))
    assert points(page) == dict(enumerate(result.scores))
    assert {panel.card.seat for panel in page.seat_panels if panel.won and panel.card} == set(result.winners)
    assert page.end_sheet.isVisible()
    assert page.end_bar.isVisible()
    assert not page.grip.shown, "the board is lit as usual again"


# ---- skipping -------------------------------------------------------------------------------------------------------


def press(which: Key) -> Callable[[TablePage], None]:
    return lambda page: key(page, which)


def click_the_table(page: TablePage) -> None:
    click(page.finale.cover)


def turn_the_wheel(page: TablePage) -> None:
    mouse.wheel(page.finale.cover, QPointF(400, 300), 1)


KEYS = (Key.Key_Space, Key.Key_Return, Key.Key_Escape, Key.Key_X, Key.Key_Tab, Key.Key_Right, Key.Key_1)


@pytest.mark.parametrize("touch", [*map(press, KEYS), click_the_table])
def test_any_key_or_click_goes_to_the_result_and_does_nothing_else(
    window: MainWindow, touch: Callable[[TablePage], None]
) -> None:
    page = seated_at(window)
    end(page)
    assert page.finale.busy
    assert page.end_sheet.isHidden()
    touch(page)
    assert not page.finale.busy
    assert page.finale.cover.isHidden()
    assert page.end_sheet.isVisible()
    assert not page.end_sheet.celebration.running
    assert points(page) == {0: 1, 1: 0}
    assert window.page is page
    assert window.focusWidget() is page.end_sheet
    assert not page.rules.isVisible()


def seated_at(window: MainWindow, pace: float = SLOW, *kinds: str) -> TablePage:
    window.seat(almost_over(*kinds), None)
    page = window.page
    assert page is not None
    page.session.uncover()
    settle()
    page.animator.pace = pace
    return page


@pytest.mark.parametrize("pace", [0.0, SLOW])
@pytest.mark.parametrize("which", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_quick_presses_at_the_end_never_begin_a_game(window: MainWindow, pace: float, which: Key) -> None:
    page = seated_at(window, pace)
    page.view.setFocus()
    drag(page, "hand-blue-acorn-0", "cache-2")
    for _ in range(12):
        QTest.keyClick(window.focusWidget() or window, which)  # as fast as they come
    settle()
    rested(page)
    for _ in range(12):
        key(window, which)
    assert window.page is page, "neither a new game nor home"
    assert page.end_sheet.isVisible()
    assert page.session.match.over


@pytest.mark.parametrize("pace", [0.0, SLOW])
def test_a_click_meant_for_the_table_does_not_press_what_comes_in_its_place(window: MainWindow, pace: float) -> None:
    page = seated_at(window, pace)
    drag(page, "hand-blue-acorn-0", "cache-2")
    page.quiet()
    settle()
    page.quiet()
    settle()
    for button in (page.end_bar.again_button, page.end_bar.home_button):
        click(button)
        assert window.page is page
    rested(page)
    click(page.end_bar.again_button)
    assert window.page is not page


def test_the_buttons_stand_once_and_lead_to_the_result_and_back(window: MainWindow) -> None:
    page = seated_at(window, 0.0)
    end(page)
    rested(page)
    labels = [button.text() for button in page.end_bar.buttons]
    assert labels == ["Home", "Look at the table", "Coach", "Next game"]
    shown = [one for one in page.findChildren(type(page.end_bar.home_button)) if one.isVisible()]
    assert len([one for one in shown if one.text() in labels]) == len(labels)
    click(page.end_bar.result_button)
    assert page.end_sheet.isHidden()
    assert page.end_sheet.celebration.isHidden()
    assert page.end_bar.result_button.text() == "Show the result"
    assert points(page) == {0: 1, 1: 0}, "the points stay on the cards"
    click(page.end_bar.result_button)
    assert page.end_sheet.isVisible()
    assert page.end_bar.result_button.text() == "Look at the table"


def test_a_result_that_was_put_away_comes_only_when_it_is_asked_for(window: MainWindow) -> None:
    page = seated_at(window, 0.0)
    end(page)
    rested(page)
    click(page.end_bar.result_button)
    for way in (page.lookback.toggle, page.lookback.toggle, partial(window.chosen_settings.change, "theme", "dark")):
        way()
        settle()
        assert page.end_sheet.isHidden()
        assert page.end_bar.result_button.text() == "Show the result"
    assert points(page) == {0: 1, 1: 0}
    click(page.end_bar.result_button)
    assert page.end_sheet.isVisible()
    page.lookback.toggle()
    assert page.end_sheet.isHidden()
    page.lookback.toggle()
    settle()
    assert page.end_sheet.isVisible()
    assert page.end_bar.result_button.text() == "Look at the table"


def test_no_heads_of_tall_cards_stand_above_what_lies_on_the_tray(window: MainWindow) -> None:
    match, action = last_move("little-nutters", {})
    window.seat(match, None)
    page = window.page
    assert page is not None
    page.animator.pace = 0.0
    page.session.uncover()
    hand = [item for item in page.scene.pieces.values() if item.in_tray]
    assert any(item.isVisible() for item in hand)
    page.lookback.open()
    assert not any(item.isVisible() for item in page.scene.pieces.values() if item.in_tray)
    page.lookback.close()
    assert any(item.isVisible() for item in page.scene.pieces.values() if item.in_tray)
    assert page.session.submit(Wish((action,), "click", page.session.viewer))
    settle()
    assert page.end_bar.isVisible()
    assert not any(item.isVisible() for item in page.scene.pieces.values() if item.in_tray)


def test_tab_reaches_the_buttons_before_the_lines_and_all_else_after_them(window: MainWindow) -> None:
    page = seated_at(window, 0.0)
    end(page)
    rested(page)
    page.end_sheet.setFocus()
    found = []
    for _ in range(9):
        key(window, Key.Key_Tab)
        found.append(window.focusWidget())
    buttons, rows = list(page.end_bar.buttons), page.end_sheet.rows
    lines = [line for row in rows for line in row.lines]
    assert found[:4] == buttons
    assert set(found[4:8]) == {*rows, *lines}
    assert found[8] is page.view


# ---- who is told what -----------------------------------------------------------------------------------------------


def test_the_only_person_at_the_desk_is_told_that_they_win(window: MainWindow) -> None:
    page = seated_at(window, 0.0, "", "young")
    end(page)
    assert page.end_sheet.title() == "You win"
    assert page.prompt.text == "You win: 1 point"


def test_at_a_hot_seat_the_winner_has_a_name(window: MainWindow) -> None:
    page = seated_at(window, 0.0)
    end(page)
    assert page.end_sheet.title() == "Tufty wins"
    assert page.end_sheet.said()[1] == "1 point ahead of Cyril"


def outcome(scores: tuple[int, ...], winners: tuple[int, ...], me: int | None, *lines: ScoreLine) -> Outcome:
    cast = tuple(Player(name, "blue") for name in ("Ann", "Ben", "Cleo", "Dot"))[: len(scores)]
    result = Result(scores, winners, "X-1", "", lines)
    return Outcome(result, cast, lambda n: f"{n} points", str, me)


@pytest.mark.parametrize(
    ("scores", "winners", "me", "headline", "margin"),
    [
        ((12, 9, 7), (0,), 0, "You win", "3 points ahead of Ben"),
        ((12, 9, 9), (0,), None, "Ann wins", "3 points ahead of Ben and Cleo"),
        ((12, 12, 3), (0, 1), 0, "You and Ben share the win", "12 points each"),
        ((12, 12, 3), (0, 1), None, "Ann and Ben share the win", "12 points each"),
        ((12, 12, 3), (0,), None, "Ann wins", "A tie at 12 points: the tie-break decided"),
        ((12, 12, 3), (1,), 0, "Ben wins", "You have just as many: only the tie-break decided"),
        ((12, 20, 3), (1,), 0, "Ben wins", "A fine second place: you were 8 points behind"),
        ((17, 90, 16), (1,), 0, "Ben wins", "You were 73 points behind this time"),
        ((19, 20, 3), (1,), 0, "Ben wins", "So close: you were only 1 points behind"),
        ((4, 20, 8), (1,), 0, "Ben wins", "You were 16 points behind this time"),
        ((-2, 12), (1,), 0, "Ben wins", "You were 14 points behind this time"),
    ],
)
def test_the_headline_and_how_close_it_was(
    scores: tuple[int, ...], winners: tuple[int, ...], me: int | None, headline: str, margin: str
) -> None:
    told = outcome(scores, winners, me)
    assert (told.headline(), told.margin()) == (headline, margin)


def test_only_points_without_which_the_winner_would_not_lead_made_the_difference() -> None:
    def lines(*points: tuple[int, int, int, int]) -> list[ScoreLine]:
        return [
            ScoreLine(seat, "", number, "X-1", kind=kind)
            for seat, row in enumerate(points)
            for kind, number in zip(("Nests", "Objectives", "Salt", "Nuts"), row, strict=True)
        ]

    won = outcome((12, 9), (0,), 0, *lines((4, 8, 0, 0), (6, 3, 0, 0)))
    assert won.difference() == "Objectives made the difference: 8 against 3 for Ben"
    lost = outcome((9, 12), (1,), 0, *lines((6, 3, 0, 0), (4, 8, 0, 0)))
    assert lost.difference() == "Objectives made the difference: 8 against your 3"
    small = outcome((12, 8), (0,), 0, *lines((3, 3, 3, 3), (2, 2, 2, 2)))
    assert small.difference() == "", "a little of everything"
    assert outcome((3, 1), (0,), 0, ScoreLine(0, "", 3, "X-1", kind="Nuts")).difference() == "", (
        "there is one kind only"
    )


def test_the_coach_says_what_decided_the_game_when_it_is_known(sit: Sit) -> None:
    page = sit(played_out())
    before = page.end_sheet.said()
    page.end_sheet.tell_decided("The largest swing, at move 3, was luck.")
    assert "The largest swing, at move 3, was luck." in page.end_sheet.said()
    assert "The largest swing, at move 3, was luck" in page.end_sheet.accessibleName()
    page.end_sheet.tell_decided("")
    assert len(page.end_sheet.said()) == len(before) + (not page.end_sheet.outcome.difference())  # type: ignore[union-attr]


def test_a_screen_reader_is_told_every_line_and_then_who_has_won(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    say = Announcer.say

    def listen(announcer: Announcer, text: str) -> None:
        said.append(text)
        say(announcer, text)

    monkeypatch.setattr(Announcer, "say", listen)
    for pace in (0.0, SLOW):
        page = seated_at(window, pace, "", "young")
        said.clear()
        end(page)
        page.quiet()
        lines = [text for text in said if text.endswith((": 0", ": +1")) and "played:" in text]
        assert lines == ["Cyril: 0 nuts played: 0", "Tufty: 1 nut played: +1"], "in order, and once"
        (told,) = (text for text in said if text.startswith("You win"))
        assert said.index(told) > said.index(lines[-1])
        assert "1 point ahead of Cyril" in told
        settle()


# ---- less motion, the past, another try -----------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["pace", "calm"])
def test_with_less_motion_the_result_is_there_at_once(sit: Sit, how: str) -> None:
    page = sit(almost_over(), pace=0.0 if how == "pace" else SLOW)
    page.scene.motion.calm = how == "calm"
    end(page)
    assert not page.finale.busy
    assert page.finale.cover.isHidden()
    assert not page.end_sheet.celebration.running
    assert page.end_sheet.isVisible()
    assert points(page) == {0: 1, 1: 0}


def test_a_finished_game_that_is_opened_again_shows_its_result_without_a_moment(sit: Sit) -> None:
    page = sit(played_out(), pace=SLOW)
    assert not page.finale.busy
    assert page.end_sheet.isVisible()
    assert page.end_bar.awake


def test_the_last_move_taken_back_and_played_again_is_celebrated_again(sit: Sit) -> None:
    match = almost_over()
    match.fair = False
    page = sit(match, pace=SLOW)
    end(page)
    assert page.finale.busy
    page.session.undo()
    settle()
    assert not page.finale.busy
    assert page.finale.cover.isHidden()
    assert page.end_sheet.isHidden()
    assert page.end_sheet.celebration.isHidden()
    assert points(page) == {0: None, 1: None}
    page.session.redo()
    settle()
    assert not page.finale.busy, "what was seen once need not be waited for"
    assert page.end_sheet.isVisible()
    page.session.undo()
    page.session.uncover()
    settle()
    end(page)
    assert page.finale.busy


def test_looking_back_shows_nothing_of_the_end(sit: Sit) -> None:
    page = sit(played_out(), pace=SLOW)
    page.lookback.open(page.session.match.root)
    settle()
    assert page.end_sheet.isHidden()
    assert page.end_sheet.celebration.isHidden()
    assert set(points(page).values()) == {None}
    page.lookback.close()
    settle()
    assert page.end_sheet.isVisible()
    assert not page.finale.busy
    assert None not in points(page).values()


def test_leaving_while_the_score_is_counted_is_safe(window: MainWindow) -> None:
    page = seated_at(window)
    end(page)
    assert page.finale.busy
    key(window, Key.Key_H, modifier=Qt.KeyboardModifier.ControlModifier)
    assert window.page is None
    QTest.qWait(50)


def test_another_language_in_the_middle_is_safe(window: MainWindow) -> None:
    page = seated_at(window, SLOW, "", "young")
    end(page)
    window.chosen_settings.change("language", "de")
    settle()
    assert page.end_sheet.isVisible()
    assert page.end_sheet.title() == "Du gewinnst"
    window.chosen_settings.change("language", "en")
    switch(choose("en"))
    settle()
    assert page.end_sheet.title() == "You win"


def test_the_win_is_heard_once_and_every_count(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(speaker, "play", heard.append)
    page = sit(almost_over(), pace=0.0)
    end(page)
    assert heard.count("win") == 1
    page.show_now()
    settle()
    assert heard.count("win") == 1


# ---- the room -------------------------------------------------------------------------------------------------------


def test_the_room_sees_who_has_won_with_every_score_and_not_before_it_is_counted(window: MainWindow) -> None:
    page = seated_at(window, SLOW, "", "young")
    window.projecting.flip()
    projector = window.projecting.projector
    assert projector is not None
    end(page)
    text = projector.picture.slide_text
    assert text is not None
    assert not text.points, "the room does not know before the table"
    page.quiet()
    text = projector.picture.slide_text
    assert text is not None
    assert text.title == "Tufty wins", "to a room nobody is you"
    assert [(point.text, point.sign) for point in text.points] == [("Tufty: 1 point", "1"), ("Cyril: 0 points", "2")]
    assert text.emblem
    assert "1 point ahead of Cyril" in text.caption
    window.projecting.close()


# ---- the sheet ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1100, 620)])
def test_the_longest_score_fits_and_every_line_can_be_unfolded(sit: Sit, size: tuple[int, int]) -> None:
    page = sit(played_out("nuts", 6), size=size)
    sheet = page.end_sheet
    assert sheet.geometry().top() >= page.desk.layout.bar
    assert sheet.geometry().bottom() <= page.height() - page.desk.layout.tray + 1
    assert not sheet.geometry().intersects(page.end_bar.geometry())
    assert len(sheet.rows) == 6
    assert not sheet.lines[-1].isVisible()
    for row in sheet.rows[:2]:
        sheet.area.ensureWidgetVisible(row)
        settle()
        assert row.summary or row.brief
        click(row)
        assert all(not line.isHidden() for line in row.lines)
        assert sum(line.line.points for line in row.lines) == row.points
    key(page, Key.Key_Space)
    assert sheet.rows[1].opened is False, "Space folds the row that has the keys"


def test_a_sum_that_comes_where_lines_are_folded_has_its_room(sit: Sit) -> None:
    match, action = last_move("in-the-nuts", {}, 3)
    match.play(action)
    page = sit(match, size=(1280, 900))
    assert all(row.opened for row in page.end_sheet.rows)
    for times in range(1, 40):  # the coach says it later, and the lines fold to make room
        page.end_sheet.tell_decided("The game turned at move 395. " * times)
        settle()
        if folded := [row for row in page.end_sheet.rows if row.summary]:
            break
    assert folded
    page.arrange()
    settle()
    assert all(row.height() == row.sizeHint().height() for row in folded)


def test_a_line_says_where_its_points_come_from(sit: Sit) -> None:
    page = sit(played_out("nut-hunt", 2))
    failed = [line for line in page.end_sheet.lines if line.line.clause == "NH-E5"]
    assert failed
    assert all("every objective that is not done costs 2 points" in line.accessibleName() for line in failed)


def test_the_squirrels_of_all_winners_celebrate_and_the_nuts_lie_beside_the_sheet(sit: Sit) -> None:
    page = sit(
        at(
            2,
            squirrels=[1, 6],
            hands=[["blue-acorn"], ["red-acorn"]],
            ender=2,
            scores=[4, 5],
            caches={"2": ["blue-walnut"]},
        )
    )
    end(page)
    celebration = page.end_sheet.celebration
    assert celebration.colours == ("pink", "black")
    assert celebration.isVisible()
    sheet = page.end_sheet.sheet.translated(page.end_sheet.pos() - celebration.pos())
    assert celebration._thrown
    assert not any(sheet.contains(thing.rest) for thing in celebration._thrown)
    assert not celebration.running
