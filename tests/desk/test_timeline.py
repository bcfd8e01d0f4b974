"""The timeline: looking back is not going back, and a trial leaves the game itself as it is."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from nutdesk import games
from nutdesk.core.game import TABLE
from nutdesk.core.history import History
from nutdesk.core.match import Entry, Match
from nutdesk.desk.classroom.lesson import LessonPage, for_learner
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.theme import LIGHT
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.export import ExportSheet
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table.move_strip import LANES
from nutdesk.desk.table.move_tree import lay_out
from nutdesk.desk.table.timeline import TimelinePanel
from nutdesk.paths import scenes
from nutdesk.record import load, store
from tests.desk.conftest import Sit, begun
from tests.desk.hands import click, key, letters, settle, wish
from tests.desk.ink import watched


def played(match: Match, moves: int, seed: int = 1) -> Match:
    rng = Random(seed)
    for _ in range(moves):
        if match.over:
            break
        match.play(rng.choice(match.game.legal(match.state)))
    return match


def branched(match: Match) -> Match:
    """Thirty moves, and two other lines."""
    played(match, 30)
    for at, moves in ((10, 8), (14, 3)):
        match.goto(match.entries[at])
        played(match, moves, at)
    match.goto(match.entries[30])
    return match


def opened(page: TablePage, entry: Entry | None = None) -> TimelinePanel:
    page.lookback.open(entry)
    settle()
    panel = page.lookback.panel
    assert panel is not None
    assert panel.isVisible()
    return panel


def move_dot(panel: TimelinePanel, entry: Entry) -> QPoint:
    return panel.strip.place(entry).toPoint()


# ---- looking --------------------------------------------------------------------------------------------------------


def test_a_key_opens_the_timeline_and_escape_closes_it(window: MainWindow) -> None:
    window.seat(played(begun(), 12), None)
    page = window.page
    assert page is not None
    settle()
    window.actions_["timeline"].trigger()
    settle()
    assert page.lookback.looking is page.session.match.current
    before = page.session.match.current
    key(page, Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert page.lookback.looking is before.parent.parent  # type: ignore[union-attr]
    key(page, Qt.Key.Key_Escape)
    assert page.lookback.looking is None
    assert page.session.match.current is before


def test_looking_back_in_a_fair_game_moves_nothing(sit: Sit) -> None:
    match = played(begun(fair=True), 10)
    assert any(entry.barrier for entry in match.line()), "or this proves nothing"
    page = sit(match)
    current, stack = match.current, page.session.undo_stack.index()
    redo = [entry.redo for entry in match.entries]
    panel = opened(page)
    for entry in (match.root, *match.line()):
        panel.looked.emit(entry)
        settle()
        assert page.lookback.looking is entry
        assert page.table == page.session.table(state=entry.state)
        assert not page.grip.enabled
    assert match.current is current
    assert page.session.undo_stack.index() == stack
    assert [entry.redo for entry in match.entries] == redo
    key(page, Qt.Key.Key_Escape)
    assert page.table == page.session.table()
    assert page.grip.enabled


@pytest.mark.parametrize("name", [name for name in games.ids() if games.load(name).secrets])
def test_a_look_behind_the_curtain_shows_only_what_is_public(sit: Sit, name: str) -> None:
    match = played(begun(name, max(2, games.load(name).usual)), 14)
    page = sit(match, covered=True)
    if match.over or not page.session.curtained:
        pytest.skip("nothing is hidden here")
    panel = opened(page)
    for entry in match.line()[2::7]:
        panel.looked.emit(entry)
        settle()
        assert page.session.viewer == TABLE
        assert page.table == match.game.table(match.game.view(entry.state, TABLE), match.cast)


def test_a_look_shows_the_own_hand_as_it_was_and_no_other(sit: Sit) -> None:
    match = played(begun(seats=3), 12)
    page = sit(match)
    seat = page.session.viewer
    assert seat >= 0
    opened(page, match.line()[3])
    assert page.table == match.game.table(match.game.view(match.line()[3].state, seat), match.cast)


def test_covering_the_hand_covers_the_past_too(sit: Sit) -> None:
    match = played(begun(seats=3), 12)
    page = sit(match)
    opened(page, match.line()[3])
    page.session.cover()
    settle()
    assert page.lookback.looking is match.line()[3]
    assert page.table == match.game.table(match.game.view(match.line()[3].state, TABLE), match.cast)


def test_looking_at_the_end_of_a_game_opens_no_sheet(sit: Sit) -> None:
    match = played(begun(seats=2), 500)
    assert match.over
    page = sit(match)
    settle()
    page.finale.put_away()
    panel = opened(page, match.root)
    key(page, Qt.Key.Key_End)
    assert panel.here is match.current
    assert page.end_sheet.isHidden()
    key(page, Qt.Key.Key_Escape)
    settle()
    assert page.end_sheet.isHidden()
    assert page.end_bar.isVisible()


def test_rewinding_moves_no_piece_by_animation(sit: Sit) -> None:
    match = played(begun(), 15)
    page = sit(match, pace=1.0)
    panel = opened(page)
    for _ in range(5):
        key(page, Qt.Key.Key_Left)
        assert not page.animator.busy
        assert not page.scene.motion.running
    assert panel.here is match.line()[-6]


def test_a_click_on_the_story_strip_looks_there(sit: Sit) -> None:
    match = played(begun(fair=True), 8)
    page = sit(match)
    strip = page.story.timeline
    shown, _ = strip.move_dots()
    at = QPoint(round(strip.place(shown.index(match.line()[2]), len(shown))), strip.height() // 2)
    click(strip, at)
    assert page.lookback.looking is match.line()[2]
    assert match.current is match.line()[-1]


def test_the_story_is_told_up_to_what_is_looked_at(sit: Sit) -> None:
    match = played(begun(), 12)
    page = sit(match)
    whole = len(page.story.model.rows)
    opened(page, match.line()[4])
    assert page.story.model.rows[-1].entry is match.line()[4]
    key(page, Qt.Key.Key_Escape)
    assert len(page.story.model.rows) == whole


def test_no_key_of_the_table_plays_while_somebody_looks_back(sit: Sit) -> None:
    match = begun()
    page = sit(match)
    opened(page)
    for letter in "nrxpc1":
        letters(page, letter)
    page.lookback.sheet.hide()  # type: ignore[union-attr]
    page.view.setFocus()
    letters(page, "n")
    key(page, Qt.Key.Key_Return)
    assert match.current is match.root


# ---- stepping and scrubbing -----------------------------------------------------------------------------------------


def test_keys_step_by_move_by_turn_and_to_the_ends(sit: Sit) -> None:
    match = played(begun(seats=3), 20)
    page = sit(match)
    panel = opened(page)
    key(page, Qt.Key.Key_Home)
    assert panel.here is match.root
    key(page, Qt.Key.Key_Right)
    assert panel.here is match.line()[0]
    key(page, Qt.Key.Key_PageDown)
    first = panel.here
    assert panel.strip.lanes.move_dot(first).turn
    assert first.seat == 1
    key(page, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
    assert panel.here is first
    key(page, Qt.Key.Key_End)
    assert panel.here is match.current
    key(page, Qt.Key.Key_Right)
    assert panel.here is match.current


def test_dragging_along_the_strip_scrubs_through_the_moves(sit: Sit) -> None:
    match = played(begun(), 20)
    page = sit(match)
    panel = opened(page)
    seen: list[Entry] = []
    panel.looked.connect(seen.append)
    start, stop = move_dot(panel, match.line()[15]), move_dot(panel, match.line()[4])
    QTest.mousePress(panel.strip, Qt.MouseButton.LeftButton, pos=start)
    for k in range(1, 23):
        QTest.mouseMove(panel.strip, start + (stop - start) * k / 22 + QPoint(0, k % 5))
    QTest.mouseRelease(panel.strip, Qt.MouseButton.LeftButton, pos=stop)
    settle()
    assert seen == match.line()[4:16][::-1]
    assert panel.here is match.line()[4]


def test_it_plays_by_itself_at_a_speed_and_stops_at_the_end(sit: Sit) -> None:
    match = played(begun(), 6)
    page = sit(match)
    panel = opened(page, match.line()[2])
    for _ in range(3):
        letters(page, "+")
    assert panel.speed.text() == "8×"
    key(page, Qt.Key.Key_Space)
    assert panel.playing
    for _ in range(60):
        QTest.qWait(20)
        if not panel.playing:
            break
    assert not panel.playing
    assert panel.here is match.current


def test_a_step_by_hand_stops_the_playing(sit: Sit) -> None:
    match = played(begun(), 6)
    page = sit(match)
    panel = opened(page, match.root)
    key(page, Qt.Key.Key_Space)
    key(page, Qt.Key.Key_Right)
    assert not panel.playing


# ---- the tree -------------------------------------------------------------------------------------------------------


def test_every_entry_has_a_place_and_no_two_share_one() -> None:
    rng = Random(5)
    match = begun(fair=False)
    for _ in range(120):
        if match.over or rng.random() < 0.2:
            match.goto(rng.choice(match.entries))
        else:
            match.play(rng.choice(match.game.legal(match.state)))
    lanes = lay_out(History(match), {})
    assert set(lanes.move_dots) == set(range(len(match.entries)))
    places = [(one.column, one.lane) for one in lanes.move_dots.values()]
    assert len(set(places)) == len(places)
    assert all(lanes.move_dot(entry).lane == 0 for entry in match.trunk())
    for one in lanes.move_dots.values():
        assert one.column == one.entry.depth
        if one.entry.parent is not None:
            assert lanes.move_dot(one.entry.parent).lane <= one.lane, "a branch hangs below where it began"


def test_other_lines_are_reached_with_up_and_down(sit: Sit) -> None:
    match = branched(begun(fair=False))
    page = sit(match)
    panel = opened(page, match.entries[12])
    key(page, Qt.Key.Key_Down)
    assert panel.strip.lanes.move_dot(panel.here).lane == 1
    assert panel.here not in match.trunk()
    key(page, Qt.Key.Key_Up)
    assert panel.here in match.trunk()


def test_rows_beyond_those_in_sight_come_into_sight(sit: Sit) -> None:
    match = played(begun(fair=False), 12)
    for k in range(LANES + 2):
        match.goto(match.entries[6])
        played(match, 5, 100 + k)
    page = sit(match)
    panel = opened(page)
    deepest = max(panel.strip.lanes.move_dots.values(), key=lambda one: one.lane)
    assert deepest.lane >= LANES
    panel.looked.emit(deepest.entry)
    settle()
    assert panel.strip.rect().contains(move_dot(panel, deepest.entry))


# ---- trials ---------------------------------------------------------------------------------------------------------


def test_trying_in_practice_is_a_branch_and_the_way_back_is_in_sight(sit: Sit) -> None:
    match = played(begun(fair=False), 20)
    end = match.current
    page = sit(match)
    opened(page, match.entries[8])
    letters(page, "t")
    assert match.current is match.entries[8]
    assert page.lookback.looking is None
    assert page.session.in_variation
    page.session.uncover()
    others = [a for a in match.game.legal(match.state) if (a,) != match.entries[9].moves[:1]]
    assert page.session.submit(wish(others[0]))
    settle()
    assert match.current.variation
    assert page.story.trunk_button.isVisible()
    assert match.trunk() == match.line(end)
    click(page.story.trunk_button)
    assert match.current is end
    assert not page.session.in_variation
    assert page.story.trunk_button.isHidden()


def test_a_trial_that_repeats_the_game_is_not_one_until_it_leaves_it(sit: Sit) -> None:
    match = played(begun(fair=False), 20)
    page = sit(match)
    session = page.session
    session.try_from(match.entries[8])
    assert session.submit(wish(*match.entries[9].moves[:1]))
    assert match.current is match.entries[9]
    assert not match.current.variation
    assert session.in_variation
    played_there = match.entries[10].moves[:1]
    other = next(action for action in match.game.legal(match.state) if (action,) != played_there)
    assert session.submit(wish(other))
    assert match.current.variation


def test_a_fair_game_that_goes_on_may_only_be_looked_at(sit: Sit) -> None:
    match = played(begun(fair=True), 20)
    page = sit(match)
    panel = opened(page, match.entries[8])
    assert panel.try_button.off
    letters(page, "t")
    assert match.current is match.entries[20]
    assert page.lookback.looking is match.entries[8]
    assert page.prompt.text.startswith("In fair play you can only look back")


def test_a_fair_game_that_is_over_may_be_tried_and_undone_freely(sit: Sit) -> None:
    match = played(begun(seats=2, fair=True), 500)
    assert match.over
    end = match.current
    page = sit(match)
    session = page.session
    session.try_from(match.entries[5])
    rng = Random(9)
    for _ in range(12):
        session.submit(wish(rng.choice(match.game.legal(match.state))))
    assert any(entry.barrier for entry in match.line() if match.variation(entry)), "or this proves nothing"
    while match.variation() is not None:
        assert session.can_undo()
        session.undo()
    session.return_to_trunk()
    assert match.current is end


def finished(window: MainWindow) -> tuple[TablePage, Match, Entry]:
    """A game that was played to its end on the window."""
    match = played(begun(seats=2), 500)
    window.seat(match, window.records.begin(match))
    window.records._made = 0
    assert window.page is not None
    return window.page, match, match.current


def test_a_trial_that_is_left_waits_at_home_and_goes_on_beside_the_game(window: MainWindow) -> None:
    page, match, end = finished(window)
    page.session.try_from(match.entries[5])
    page.session.submit(wish(match.game.legal(match.state)[-1]))
    tried = match.current
    window.go_home()
    home = window.home.resume
    assert home.found is not None
    assert home.found.trial
    assert "a trial" in home.accessibleName()
    click(home.resume_button)
    assert window.page is not None
    session = window.page.session
    assert session.match.current.number == tried.number
    assert session.in_variation
    assert window.page.story.trunk_button.isVisible()
    session.undo()
    assert session.in_variation, "before its first move it still is one"
    click(window.page.story.trunk_button)
    assert session.match.current.number == end.number
    window.go_home()
    assert window.home.resume.found is None
    (saved,) = store.games().iterdir()
    again = load(saved).match
    assert again.over
    assert again.current.number == end.number
    assert again.entries[-1].variation


@pytest.mark.parametrize("to_the_end", [False, True])
def test_a_trial_that_is_over_or_was_never_begun_ends_with_the_table(window: MainWindow, to_the_end: bool) -> None:
    page, match, end = finished(window)
    page.session.try_from(match.line()[-3])
    while to_the_end and not match.over:
        page.session.submit(wish(match.game.legal(match.state)[-1]))
    assert page.session.in_variation
    window.go_home()
    assert window.home.resume.found is None
    (saved,) = store.games().iterdir()
    assert load(saved).match.current.number == end.number


def test_every_other_first_move_of_a_trial_is_one_and_leads_back_to_the_game(sit: Sit) -> None:
    match = played(begun(fair=False), 20)
    end = match.current
    session = sit(match).session
    session.try_from(match.entries[8])
    taken = match.entries[9].moves[:1]
    for other in [action for action in match.game.legal(match.state) if (action,) != taken][:2]:
        assert session.submit(wish(other))
        assert match.current.variation
        session.undo()
    session.redo()
    session.return_to_trunk()
    assert match.current is end


def test_a_move_played_while_looking_brings_the_present_back(sit: Sit) -> None:
    match = played(begun(fair=False), 10)
    page = sit(match)
    opened(page, match.line()[2])
    page.session.submit(wish(match.game.legal(match.state)[0]))
    settle()
    assert page.lookback.looking is None
    assert page.table is not None
    assert page.story.model.rows[-1].entry is match.current


def test_undo_while_looking_undoes_the_present_and_shows_it(sit: Sit) -> None:
    match = played(begun(fair=False), 10)
    page = sit(match)
    before = match.current
    opened(page, match.line()[2])
    click(page.story.undo_button)
    assert match.current is before.parent
    assert page.lookback.looking is None


def test_a_lesson_can_be_looked_back_at_and_goes_on(show: Callable[[QWidget], None]) -> None:
    page = LessonPage(for_learner(sorted((scenes() / "nut-hunt").glob("*.toml"))[3]), LIGHT)
    page.animator.pace = 0
    page.resize(1100, 620)
    show(page)
    while not page.session.match.line():
        page.next()
    current, step = page.session.match.current, page.lesson.at
    panel = opened(page)
    key(page, Qt.Key.Key_Home)
    assert panel.here is page.session.match.root
    key(page, Qt.Key.Key_Escape)
    assert (page.session.match.current, page.lesson.at) == (current, step)
    opened(page, page.session.match.root)
    page.next()
    settle()
    assert page.lesson.at == step + 1 or page.lesson.at == step
    page.next()
    settle()
    assert page.lesson.at > step


# ---- names and notes ------------------------------------------------------------------------------------------------


def test_a_double_click_writes_a_name_and_a_note_that_the_journal_keeps(window: MainWindow) -> None:
    match = played(begun(), 12)
    window.seat(match, window.records.begin(match))
    page = window.page
    assert page is not None
    settle()
    panel = opened(page)
    entry = match.line()[5]
    QTest.mouseDClick(panel.strip, Qt.MouseButton.LeftButton, pos=move_dot(panel, entry))
    settle()
    sheet = page.lookback.sheet
    assert sheet is not None
    assert sheet.isVisible()
    letters(page, "The trap")
    key(page, Qt.Key.Key_Tab)
    letters(page, "n t m")
    QTest.keyClick(sheet.note, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert sheet.isHidden()
    assert (entry.name, entry.note) == ("The trap", "n t m")
    assert window.records.journal is not None
    assert load(window.records.journal.path).match.entries[entry.number].name == "The trap"
    assert "The trap" in panel.strip.describe(entry)


def test_escape_leaves_a_note_unwritten_and_the_timeline_open(sit: Sit) -> None:
    match = played(begun(), 6)
    page = sit(match)
    opened(page, match.line()[2])
    letters(page, "n")
    letters(page, "lost")
    key(page, Qt.Key.Key_Escape)
    assert match.line()[2].name == ""
    assert page.lookback.looking is match.line()[2]


@pytest.mark.parametrize("name", ["nice-one-squirrel", "nut-hunt"])
@pytest.mark.parametrize("size", [(1100, 620), (1920, 1080)])
def test_it_fits_the_window_with_every_game(sit: Sit, name: str, size: tuple[int, int]) -> None:
    match = branched(begun(name, fair=False))
    page = sit(match, size=size)
    panel = opened(page)
    buttons = (panel.back, panel.play, panel.on, panel.speed, panel.note, panel.try_button, panel.close_button)
    assert page.rect().contains(panel.geometry())
    for one, two in pairwise(buttons):
        assert one.geometry().right() <= two.geometry().left() + 1
    assert panel._words.width() > 200
    assert panel.strip.geometry().top() >= panel.close_button.geometry().bottom() - 2
    assert page.story.geometry().bottom() <= panel.geometry().top() + page.desk.layout.px(12)


# ---- words ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1100, 620), (1280, 720), (1920, 1080)])
def test_a_line_of_the_story_is_as_high_as_its_words(sit: Sit, size: tuple[int, int]) -> None:
    match, rng = begun("nut-hunt", seed="lines"), Random("lines")
    while len(match.line()) < 40:
        match.play(rng.choice(match.game.legal(match.state)))
    page = sit(match, size=size)
    story, layout = page.story.list, page.desk.layout
    assert story.verticalScrollBar().isVisible()
    top = story.indexAt(QPoint(20, 2))
    assert story.visualRect(top).top() == 0, "no sentence is cut at the top"
    last = story.visualRect(page.story.model.index(len(page.story.model.rows) - 1))
    assert last.bottom() <= story.viewport().height(), "and the last one is whole"
    for at, row in enumerate(page.story.model.rows):
        if row.kind == "fact":
            box = story.visualRect(page.story.model.index(at))
            words = paragraphs(row.text, box.width() - layout.px(54), layout.letters(16), 500)
            assert words <= box.height() <= max(words, layout.px(28)) + layout.px(14), row.text


@pytest.mark.parametrize("size", [(1100, 620), (1280, 720), (1920, 1080)])
def test_no_word_of_these_screens_is_cut_or_tiny(window: MainWindow, size: tuple[int, int]) -> None:
    match = branched(begun("nut-hunt", 3, fair=False))
    match.line()[12].name = "The fox trap"
    window.resize(*size)
    window.seat(match, None)
    page = window.page
    assert page is not None
    settle()

    def check(*parts: QWidget) -> None:
        for part in parts:
            assert part.isVisible(), part
            with watched() as words:
                part.grab()
            for word in (word for word in words if word.text):
                assert word.pixels >= 12.95, word
                assert word.cut <= 1, word
                assert not word.elided or len(word.text) > 40, word

    check(page.curtain)
    page.session.uncover()
    panel = opened(page, match.entries[12])
    check(panel)
    letters(page, "n")
    assert page.lookback.sheet is not None
    check(page.lookback.sheet)
    key(page, Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    page.open_rules()
    page.rules.search.setText("fox")
    settle()
    check(page.rules)
    page._close_rules()
    page.session.try_from(match.entries[8])
    settle()
    check(page.story)
    window.exporter.open()
    settle()
    check(*window.findChildren(ExportSheet))
