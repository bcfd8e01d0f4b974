"""A move that was taken back is its owner's secret: two games that differ only in it are one to everybody else.

Whatever shows the past is asked: story, timeline, other lines, undo and redo, the words for a screen reader, the room,
pictures and exports.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import attrs
import pytest
from PySide6.QtCore import QObject, QPoint, QSizeF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from nutdesk import games
from nutdesk.cli import run
from nutdesk.core.game import TABLE
from nutdesk.core.match import Entry, Match
from nutdesk.core.moves import Action
from nutdesk.desk.access.word_lines import WordLine
from nutdesk.desk.classroom.audience import Broadcast
from nutdesk.desk.classroom.audience_picture import AudiencePicture
from nutdesk.desk.classroom.projector_overlay import ProjectorOverlay
from nutdesk.desk.home.thumbnail import keep_thumbnail
from nutdesk.desk.kit.theme import LIGHT
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.export import ExportSheet
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table.session import Session
from nutdesk.record import header_of, load, save
from tests.desk.conftest import Sit, begun
from tests.desk.hands import key, letters, menu_of, settle, wish

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
SECRET = [name for name in games.ids() if games.load(name).secrets]


@attrs.frozen
class Plot:
    """A game in which somebody may take back one of two moves, and then makes a third one."""

    game: str
    seat: int
    before: tuple[Action, ...]
    tried: tuple[Action, Action]
    move: Action
    after: tuple[Action, ...]
    """Until somebody else is to choose."""

    def begun(self) -> Match:
        """The game up to where the move is tried."""
        match = begun(self.game, max(2, games.load(self.game).usual), seed="taken back")
        for action in self.before:
            match.play(action)
        return match

    def played(self, tried: Action | None, *, on: bool = True) -> Match:
        """The game in which one move was tried and taken back, or none was."""
        match = self.begun()
        here = match.current
        if tried is not None:
            match.play(tried)
            match.goto(here)
        for action in (self.move, *self.after) if on else ():
            match.play(action)
        return match


def plot(game: str) -> Plot:
    """The first place from the tenth move on where three moves can be taken back, and the first two look different."""
    rng, found = Random(game), None
    match = begun(game, max(2, games.load(game).usual), seed="taken back")
    while not match.over:
        state, due = match.state, match.due
        assert due is not None
        free = [one for one in match.game.legal(state) if not match.game.judge(state, one).barrier]
        rng.shuffle(free)
        if len(match.line()) >= 10 and len(free) >= 3 and public(match, free[0]) != public(match, free[1]):
            before = tuple(move for entry in match.line() for move in entry.moves[:1])
            found = (due.seat, before, (free[0], free[1]), free[2])
            break
        match.play(rng.choice(match.game.legal(state)))
    assert found is not None, "no such place"
    seat, before, tried, move = found
    match.play(move)
    after: list[Action] = []
    while match.due is not None and match.due.seat == seat:
        after.append(rng.choice(match.game.legal(match.state)))
        match.play(after[-1])
    assert match.due is not None, "the game went on"
    return Plot(game, seat, before, tried, move, tuple(after))


def public(match: Match, action: Action) -> object:
    return match.game.view(match.prepare([action]).state, TABLE)


PLOTS: dict[str, Plot] = {}


@pytest.fixture(params=SECRET)
def story(request: pytest.FixtureRequest) -> Plot:
    name: str = request.param
    if name not in PLOTS:
        PLOTS[name] = plot(name)
    return PLOTS[name]


# ---- everything that shows the past ---------------------------------------------------------------------------------


def grab(page: TablePage) -> QImage:
    settle()
    return page.grab().toImage()


def spoken(parts: tuple[WordLine, ...]) -> list[str]:
    return [text for line in parts for text in (line.text, *spoken(line.parts))]


def shown(page: TablePage) -> dict[str, object]:
    """All that whoever looks now can see or hear of the past."""
    settle()
    session, story = page.session, page.story
    found: dict[str, object] = {
        "page": grab(page),
        "story": [(row.kind, row.text) for row in story.model.rows],
        "undo": (story.undo_button.isEnabled(), story.undo_button.toolTip()),
        "redo": (story.redo_button.isEnabled(), story.redo_button.toolTip()),
        "stack": [session.undo_stack.undoText(), session.undo_stack.redoText()],
        "recap": [row.text for row in page.curtain.recap.rows],
        "again": page.announcer.again(),
    }
    page.choose_line()
    menu = menu_of(page)
    found["other lines"] = [(action.text(), action.isEnabled()) for action in menu.actions()]
    menu.close()
    found["words"] = spoken(page.words.lines())
    page.lookback.open()
    panel = page.lookback.panel
    assert panel is not None
    strip = panel.strip
    move_dots = sorted(strip.lanes.move_dots.values(), key=lambda move_dot: (move_dot.lane, move_dot.column))
    found["beads"] = [
        (move_dot.lane, move_dot.column, move_dot.turn, strip.describe(move_dot.entry)) for move_dot in move_dots
    ]
    for n, move_dot in enumerate(move_dots[-4:]):
        panel.looked.emit(move_dot.entry)
        found[f"look {n}"] = (page.table, page.prompt.text, strip.accessibleName(), grab(page))
        found[f"told {n}"] = [(row.kind, row.text) for row in story.model.rows]
    page.lookback.close()
    settle()
    return found


def do(page: TablePage, action: Action) -> None:
    assert page.session.submit(wish(action))
    settle()


def act(sit: Sit, story: Plot, tried: Action | None) -> dict[str, dict[str, object]]:
    """Play it at a table, take a move back there or not, and see what everybody is shown on the way."""
    page, seen = sit(story.begun()), {}
    session = page.session
    if tried is not None:
        do(page, tried)
        session.undo()
    session.cover()
    seen["taken back, covered"] = shown(page)
    session.uncover()
    seen["taken back, to its owner"] = shown(page)
    do(page, story.move)
    session.cover()
    seen["played on, covered"] = shown(page)
    for action in story.after:
        session.uncover()
        do(page, action)
    seen["the next, covered"] = shown(page)
    session.uncover()
    settle()
    assert session.viewer not in (TABLE, story.seat)
    seen["the next"] = shown(page)
    page.hide()
    return seen


def test_games_that_differ_only_in_what_was_taken_back_are_one_to_all_others(sit: Sit, story: Plot) -> None:
    one, other, never = (act(sit, story, tried) for tried in (*story.tried, None))
    owner = "taken back, to its owner"
    for moment in one:
        for what in one[moment]:
            if moment == owner:
                continue
            assert one[moment][what] == other[moment][what], f"{moment}: {what}"
            if (moment, what) != ("taken back, covered", "redo"):
                assert one[moment][what] == never[moment][what], f"{moment}: {what}, as if it had never been"
    for what in ("redo", "beads", "look 3", "told 3"):
        assert one[owner][what] != other[owner][what], f"{what}: whoever took it back may see it"


# ---- the room, pictures and files -----------------------------------------------------------------------------------


def test_the_room_and_the_picture_of_a_game_tell_nothing_of_it(qapp: object, tmp_path: Path, story: Plot) -> None:
    owner = QObject()
    seen = []
    for tried in (*story.tried, None):
        match = story.begun()
        session = Session(match, parent=owner)
        projector_overlay = ProjectorOverlay(owner)
        picture = AudiencePicture(projector_overlay, owner)
        picture.animator.pace = 0.0
        picture.resize(QSizeF(640, 360), 1.0)
        broadcast = Broadcast(session, picture, owner)
        if tried is not None:
            assert session.submit(wish(tried))
            session.undo()
        broadcast.show_now()
        picture.refresh()
        assert picture.slide_text is not None
        seen.append((picture.image, picture.slide_text.spoken(), keep_thumbnail(match, tmp_path / "a.nutdesk", LIGHT)))
    assert seen[0] == seen[1] == seen[2]
    owner.deleteLater()
    settle()


def exported(window: MainWindow, match: Match, out: Path) -> list[bytes]:
    """A game as the desk writes it, in every way there is; without the time."""
    window.seat(match, None)
    assert window.page is not None
    window.page.session.uncover()
    found = []
    for kind, name in (("text", "a.txt"), ("json", "a.json"), ("strip", "a.png")):
        window.exporter.write(kind, out / name, width=160)
        for _ in range(500):
            if window.exporter.reel is None:
                break
            settle()
        rows = (out / name).read_bytes().split(b"\n")
        found.append(b"\n".join(row for row in rows if b"created" not in row))
    return found


@pytest.mark.parametrize("on", [False, True], ids=["taken back", "played on"])
def test_exports_during_a_game_leave_it_out(window: MainWindow, tmp_path: Path, story: Plot, *, on: bool) -> None:
    one, other, never = (exported(window, story.played(tried, on=on), tmp_path) for tried in (*story.tried, None))
    assert one == other == never
    assert window.records.open_file(tmp_path / "a.txt"), "and the text reads back in"


def test_the_command_line_leaves_it_out_until_the_game_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story = plot("nice-one-squirrel")
    told: list[list[str | bytes]] = []
    header = header_of(story.played(None))
    for tried in (*story.tried, None):
        match, path = story.played(tried), tmp_path / "a.nutdesk"
        save(match, path, header)
        assert run(["record", "show", str(path)]) == 0
        told.append([capsys.readouterr().out])
        for kind, name in (("text", "a.txt"), ("json", "a.json")):
            assert run(["record", "export", str(path), "--as", kind, "--out", str(tmp_path / name)]) == 0
            told[-1].append((tmp_path / name).read_bytes())
        assert load(path).match.entries[-1].number == len(match.entries) - 1, "the record itself holds everything"
    assert told[0] == told[1] == told[2]
    match, rng = story.played(story.tried[0]), Random(3)
    while not match.over:
        match.play(rng.choice(match.game.legal(match.state)))
    save(match, tmp_path / "over.nutdesk", header)
    assert run(["record", "show", str(tmp_path / "over.nutdesk")]) == 0
    assert "Also tried:" in capsys.readouterr().out


def test_the_sheet_says_that_an_export_leaves_it_out(window: MainWindow) -> None:
    for fair in (True, False):
        window.seat(begun(fair=fair), None)
        window.actions_["export"].trigger()
        settle()
        sheet = window.findChild(ExportSheet)
        assert sheet is not None
        assert ("Moves that were taken back are left out until the game is over." in sheet._warning) == fair
        sheet.close_sheet()
        settle()


# ---- whoever took it back -------------------------------------------------------------------------------------------


def taken_back(page: TablePage, story: Plot, which: int = 0) -> Entry:
    do(page, story.tried[which])
    gone = page.session.match.current
    page.session.undo()
    page.session.uncover()
    settle()
    return gone


def test_the_owner_finds_it_in_story_timeline_and_other_lines(sit: Sit, story: Plot) -> None:
    page = sit(story.begun())
    session = page.session
    gone = taken_back(page, story)
    assert session.redo_text() == session.headline(gone)
    assert gone in page.story.timeline.move_dots()[0]
    do(page, story.tried[1])
    session.undo()
    session.uncover()
    settle()
    assert session.branches() == [gone]
    assert session.can_go(gone)
    page.lookback.open(gone)
    assert page.lookback.looking is gone
    page.lookback.close()
    session.go(gone)
    assert session.match.current is gone


def test_covering_the_hand_ends_a_look_at_it_and_a_note_about_it(sit: Sit, story: Plot) -> None:
    page = sit(story.begun())
    session = page.session
    gone = taken_back(page, story)
    do(page, story.move)
    session.uncover()
    settle()
    if session.viewer != story.seat:
        session.undo()
        session.uncover()
        settle()
    assert session.viewer == story.seat
    page.lookback.open(gone)
    session.annotate(gone, name="my plan")
    panel, sheet = page.lookback.panel, page.lookback.sheet
    assert panel is not None
    assert sheet is not None
    letters(panel, "n")
    assert sheet.isVisible()
    foot = page.foot
    session.cover()
    settle()
    assert sheet.isHidden()
    assert page.foot < foot, "not even room is kept for another line"
    assert gone.parent is not None
    assert page.lookback.looking is gone.parent
    assert gone.number not in panel.strip.lanes.move_dots
    assert page.table == session.table(TABLE, gone.parent.state)
    words = session.headline(gone)
    for text in (page.prompt.text, panel.strip.accessibleName(), *(row.text for row in page.story.model.rows)):
        assert words not in text
        assert "my plan" not in text
    session.uncover()
    page.lookback.look(gone)
    assert page.lookback.looking is gone, "it is there again for its owner"
    page.lookback.close()
    session.cover()
    assert words not in panel.strip.accessibleName()


def test_covering_the_hand_while_dragging_along_it_ends_the_drag(sit: Sit) -> None:
    story = plot("nice-one-squirrel")
    page = sit(story.begun())
    gone = taken_back(page, story)
    page.lookback.open()
    settle()
    panel = page.lookback.panel
    assert panel is not None
    strip = panel.strip
    at = strip.place(gone).toPoint()
    QTest.mousePress(strip, Qt.MouseButton.LeftButton, pos=at)
    assert page.lookback.looking is gone
    page.session.cover()
    assert strip._dragged is None
    QTest.mouseMove(strip, at - QPoint(30, 0))
    settle()
    assert page.lookback.looking is gone.parent
    QTest.mouseRelease(strip, Qt.MouseButton.LeftButton, pos=at)


def test_nobody_else_can_go_there_or_play_it_again(window: MainWindow, story: Plot) -> None:
    window.seat(story.begun(), None)
    page = window.page
    assert page is not None
    session = page.session
    session.uncover()
    settle()
    gone, here = taken_back(page, story), session.match.current
    session.cover()
    settle()
    key(page, Qt.Key.Key_Z, modifier=CTRL | SHIFT)
    assert session.match.current is here
    assert page.prompt.text == "Lift the curtain first."
    session.go(gone)
    assert session.match.current is here
    session.uncover()
    settle()
    key(page, Qt.Key.Key_Z, modifier=CTRL | SHIFT)
    assert session.match.current is gone


def test_open_hands_and_the_end_show_everything_to_everybody(sit: Sit, story: Plot) -> None:
    match = story.played(story.tried[0])
    gone = match.entries[len(story.before) + 1]
    page = sit(match)
    session = page.session
    assert session.branches() == []
    assert not [row for row in page.story.model.rows if row.kind == "fork"]
    session.set_open_hands(True)
    settle()
    assert session.branches() == [gone]
    assert [row.kind for row in page.story.model.rows].count("fork") == 1
    session.set_open_hands(False)
    settle()
    assert session.branches() == []
    assert not [row for row in page.story.model.rows if row.kind == "fork"]
    rng = Random(1)
    while not match.over:
        match.play(rng.choice(match.game.legal(match.state)))
    session.follow(None)
    assert gone in session.branches()
    page.lookback.open(gone)
    assert page.lookback.looking is gone


def test_redo_plays_what_the_bots_answered_too(sit: Sit) -> None:
    match = begun(seats=3)
    match.players = match.cast = (match.players[0], attrs.evolve(match.players[1], kind="kit"), match.players[2])
    page = sit(match)
    session = page.session
    page.bots.set_paused(True)
    moves = ("place 9", "nothing", "place 5", "nothing")
    for move in moves:
        do(page, match.game.parse(move))
    end = match.current
    match.fair = False  # the nuts that were turned over do not matter here
    while session.can_undo() and match.current.depth > 1:
        session.undo()
    match.fair = True
    assert match.current.depth == 1
    session.uncover()
    assert session.viewer == 0
    session.redo()
    assert match.current is end
