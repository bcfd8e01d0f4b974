"""The presenter drives the room: steps, questions, votes, free tries and tools, by keys, mouse and clicker."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from nutdesk import paths
from nutdesk.core.game import TABLE
from nutdesk.desk.classroom.presenter import PresenterWindow
from nutdesk.desk.classroom.presenter_panels import kind_of, title_of
from nutdesk.desk.classroom.slide_text import SlideText
from nutdesk.desk.classroom.slides import told_ballot
from nutdesk.desk.kit.theme import PAPER, THEMES
from nutdesk.desk.settings import settings
from nutdesk.desk.settings.settings import PACES
from nutdesk.desk.shell.window import MainWindow
from nutdesk.teach import progress
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.scene import Ask, Do, Refuse, Vote
from tests.desk.hands import choose, click, key, letters, menu_of, settle, wish
from tests.desk.ink import Word, watched

Open = Callable[..., PresenterWindow]
FOX = "nut-hunt/05-run-for-it"
NUTS = "nice-one-squirrel/03-how-a-nut-counts"
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def present(show: Callable[[QWidget], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Open:
    """Opens a presenter's window on scenes of ours, or on files, without motion."""
    monkeypatch.setenv("NUTDESK_HOME", str(tmp_path / "home"))

    def present(*scenes: str | Path, step: int = 1, pace: float = 0.0, theme: str = "light") -> PresenterWindow:
        files = [scene if isinstance(scene, Path) else paths.scenes() / f"{scene}.toml" for scene in scenes]
        window = PresenterWindow(files, "A course", THEMES[theme], pace, progress.load())
        window.resize(1100, 620)
        window.audience.resize(800, 450)
        show(window)
        window.begin(0, step)
        settle()
        return window

    return present


def plate(window: PresenterWindow) -> QImage:
    """What the room sees."""
    window.picture.refresh()
    return window.audience.grab().toImage()


def slide_text(window: PresenterWindow) -> SlideText:
    """What the room reads."""
    assert window.picture.slide_text is not None
    return window.picture.slide_text


def caption(window: PresenterWindow) -> str:
    return slide_text(window).caption


def lesson_of(window: PresenterWindow) -> Lesson:
    assert window.runner.lesson is not None
    return window.runner.lesson


def at(window: PresenterWindow) -> int:
    return lesson_of(window).at


def try_move(window: PresenterWindow) -> None:
    """Play on at the presenter's own table."""
    assert window.free_try is not None
    match = window.free_try.session.match
    window.free_try.session.submit(wish(match.game.legal(match.state)[0]))
    settle()


# ---- the script -----------------------------------------------------------------------------------------------------


def test_a_clicker_leads_through_a_lesson_and_back(present: Open) -> None:
    window = present(FOX)
    lesson = lesson_of(window)
    assert caption(window) == lesson.scene.steps[0].say
    key(window, Qt.Key.Key_PageDown)
    assert at(window) == 2
    assert caption(window) == lesson.scene.steps[1].say
    assert lesson.match.game.describe(lesson.match.state)["fox"] == "hazel-hollow"
    key(window, Qt.Key.Key_PageUp)
    assert at(window) == 1
    assert lesson.match.game.describe(lesson.match.state)["fox"] == "heart-of-the-wood"


def test_every_key_for_on_and_back_does_it(present: Open) -> None:
    window = present(FOX)
    for press in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Return):
        key(window, press, Qt.Key.Key_PageUp, press)
    assert at(window) == 5
    for press in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Backspace):
        key(window, press)
    assert at(window) == 2
    key(window, Qt.Key.Key_Enter)
    assert at(window) == 3
    key(window, Qt.Key.Key_Home)
    assert at(window) == 1


def test_a_clicker_works_on_the_audience_window_too(present: Open) -> None:
    window = present(FOX)
    key(window.audience, Qt.Key.Key_PageDown, Qt.Key.Key_PageDown)
    assert at(window) == 3
    for press in (Qt.Key.Key_B, Qt.Key.Key_Period):
        key(window.audience, press)
        assert window.projector_overlay.black
        assert plate(window).pixelColor(200, 150) == Qt.GlobalColor.black
        key(window.audience, Qt.Key.Key_Escape)
        assert not window.projector_overlay.black


def test_a_clicker_works_wherever_the_focus_is(present: Open) -> None:
    window = present(FOX)
    for k, widget in enumerate((window.steps.buttons[3], window.tools.tools["pen"], window.end_button, window)):
        widget.setFocus()
        key(window, Qt.Key.Key_PageDown)
        assert at(window) == k + 2


def test_any_step_can_be_jumped_to(present: Open) -> None:
    window = present(FOX)
    click(window.steps.buttons[6])
    assert at(window) == 7
    assert [button.state for button in window.steps.buttons[5:8]] == ["done", "now", "next"]
    click(window.steps.buttons[2])
    assert at(window) == 3


def test_the_preview_is_what_the_room_sees_and_the_next_picture_comes_true(present: Open) -> None:
    window = present(FOX)
    QTest.qWait(60)
    coming = window.next_panel.image
    assert not coming.isNull()
    window.audience.resize(704, 396)
    settle()
    key(window, Qt.Key.Key_PageDown)
    window.picture.refresh()
    assert window.picture.image == coming
    assert window.preview.picture is window.audience.picture


def test_a_course_goes_from_lesson_to_lesson_and_presenting_one_is_not_learning_it(present: Open) -> None:
    window = present(NUTS, "nice-one-squirrel/04-who-is-in-the-way", step=5)
    key(window, Qt.Key.Key_PageDown)
    assert window.runner.place == 1
    assert at(window) == 1
    assert not progress.load().done(Path(window.runner.course[0]))
    key(window, Qt.Key.Key_PageUp)
    assert window.runner.place == 0


# ---- questions ------------------------------------------------------------------------------------------------------


def send(widget: QWidget, kind: QEvent.Type, at: QPointF, held: bool) -> None:
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    button = none if kind == QEvent.Type.MouseMove else left
    where = QPointF(widget.mapToGlobal(at.toPoint()))
    buttons = left if held else none
    QApplication.sendEvent(widget, QMouseEvent(kind, at, where, button, buttons, Qt.KeyboardModifier.NoModifier))


def drag(widget: QWidget, start: QPointF, stop: QPointF) -> None:
    """Drag with the mouse over a widget."""
    send(widget, QEvent.Type.MouseButtonPress, start, True)
    for k in range(1, 6):
        send(widget, QEvent.Type.MouseMove, start + (stop - start) * (k / 5), True)
    send(widget, QEvent.Type.MouseButtonRelease, stop, False)
    settle()


def place(window: PresenterWindow, thing: str) -> QPointF:
    """Where a thing of the board lies in the audience's window."""
    item = window.picture.scene.item(thing)
    assert item is not None
    return item.pos()


@pytest.mark.parametrize("where", ["audience", "preview"])
def test_a_question_is_answered_by_dragging_on_the_picture(present: Open, where: str) -> None:
    window = present(FOX, step=5)
    window.picture.refresh()

    def point(thing: str) -> tuple[QWidget, QPointF]:
        there = place(window, thing)
        if where == "audience":
            return window.audience, there
        size = window.picture.size
        return window.preview, window.preview.at(QPointF(there.x() / size.width(), there.y() / size.height()))

    before = window.runner.scene.game.describe(lesson_of(window).match.state)
    step = window.runner.step
    assert step is not None
    widget, squirrel = point("squirrel-1-hazel-hollow-0")
    drag(widget, squirrel, point("tile-frog-pond")[1])
    assert window.runner.given.marks == {"tile-frog-pond": False}
    assert slide_text(window).tone == "wrong"
    assert slide_text(window).clause == "NH-C1"
    assert "Frog Pond" in slide_text(window).reply
    assert caption(window) == " ".join(step.words), "the question stays"
    widget, squirrel = point("squirrel-1-hazel-hollow-0")
    drag(widget, squirrel, point("tile-the-tangle")[1])
    assert slide_text(window).tone == "right"
    assert window.picture.verdicts["tile-the-tangle"]
    assert window.picture.verdicts["tile-rabbit-patch"], "the other right answer is marked too"
    assert window.runner.scene.game.describe(lesson_of(window).match.state) == before, "nothing is played"


def test_a_card_that_only_its_owner_sees_is_shown_large_and_can_be_dragged_as_the_answer(present: Open) -> None:
    window = present(NUTS, step=4)
    window.picture.refresh()
    laid = {piece.id: box for piece, box in window.picture.laid}
    assert "hand-red-hazelnut-0" in laid
    drag(window.audience, laid["hand-red-hazelnut-0"].center(), place(window, "cache-4"))
    assert slide_text(window).tone == "right"


def test_the_way_on_first_shows_the_answer(present: Open) -> None:
    window = present(FOX, step=5)
    assert window.tools.next.text() == "Show the answer"
    key(window, Qt.Key.Key_PageDown)
    assert at(window) == 5
    step = window.runner.step
    assert isinstance(step, Ask)
    assert (caption(window), slide_text(window).reply) == (" ".join(step.words), step.because)
    key(window, Qt.Key.Key_PageDown)
    assert at(window) == 6


def test_raised_hands_are_counted_shown_as_bars_and_then_answered(present: Open) -> None:
    window = present(NUTS, step=3)
    step = window.runner.step
    assert isinstance(step, Vote)
    letters(window, "1223")
    key(window, Qt.Key.Key_2, modifier=SHIFT)
    key(window, Qt.Key.Key_3, Qt.Key.Key_3, modifier=SHIFT)
    letters(window, "9")
    assert window.runner.given.hands == {0: 1, 1: 1, 2: 0}
    points = slide_text(window).points
    assert [point.hands for point in points] == [None, None, None], "nobody sees a bar before it is wanted"
    unseen = plate(window)
    key(window, Qt.Key.Key_V)
    assert [point.hands for point in slide_text(window).points] == [1, 1, 0]
    assert plate(window) != unseen
    assert window.tools.tools["vote"].badge == "2"
    key(window, Qt.Key.Key_PageDown)
    signs = [point.sign for point in slide_text(window).points]
    assert signs == ["ok" if k == step.right else "no" for k in range(3)]
    assert slide_text(window).reply == step.because
    assert slide_text(window).clause == step.clause


def test_hands_can_be_counted_for_the_answers_to_a_question(present: Open) -> None:
    window = present(FOX, step=5)
    names = [answer.text for answer in told_ballot(lesson_of(window))]
    assert "The Tangle" in names
    row = window.hands_up.rows()[names.index("The Tangle")].center().toPoint()
    QTest.mouseClick(window.hands_up, Qt.MouseButton.LeftButton, pos=row)
    QTest.mouseClick(window.hands_up, Qt.MouseButton.LeftButton, pos=row)
    QTest.mouseClick(window.hands_up, Qt.MouseButton.RightButton, pos=row)
    assert window.runner.given.hands[names.index("The Tangle")] == 1


# ---- free tries -----------------------------------------------------------------------------------------------------


def test_a_free_try_is_followed_by_the_room_and_the_script_comes_back(present: Open) -> None:
    window = present(FOX, step=6)
    lesson = lesson_of(window)
    here, scripted = lesson.match.current, plate(window)
    key(window, Qt.Key.Key_T)
    assert window.free_try is not None
    assert window.free_try.session.viewer != TABLE, "the presenter sees the hand"
    try_move(window)
    assert lesson.straying
    assert plate(window) != scripted
    click(window.tools.tools["try"])
    assert not window.tools.tools["try"].on
    assert lesson.match.current is here
    assert slide_text(window).title == lesson.scene.title


def test_freeze_keeps_the_picture_while_the_presenter_tries_something(present: Open) -> None:
    window = present(FOX, step=6)
    held = plate(window)
    key(window, Qt.Key.Key_F)
    key(window, Qt.Key.Key_T)
    try_move(window)
    key(window, Qt.Key.Key_PageDown)
    assert at(window) == 7
    assert plate(window) == held
    key(window, Qt.Key.Key_F)
    assert plate(window) != held


def part(window: PresenterWindow, box: QRectF) -> QImage:
    """A part of the presenter's preview, without its rim and what is written on it."""
    wide, high = box.width() / 6, box.height() / 3
    return window.preview.grab(box.adjusted(wide, high, -wide, -high).toRect()).toImage()


@pytest.mark.parametrize("tool", [Qt.Key.Key_F, Qt.Key.Key_B])
def test_the_presenter_sees_where_he_is_and_what_the_room_still_sees(present: Open, tool: Qt.Key) -> None:
    window = present(FOX, step=6)
    preview, room = window.preview, plate(window)
    band = QRectF(preview.at(QPointF(0.02, 0.8)), preview.at(QPointF(0.98, 1.0)))
    before = part(window, band)
    assert not preview.apart
    key(window, tool)
    assert preview.apart
    assert preview.state in ("Frozen: only you see this", "Black: only you see this")
    assert preview.accessibleName() == preview.state
    kept = part(window, preview.inset)
    key(window, Qt.Key.Key_PageDown, Qt.Key.Key_PageDown)
    window.picture.refresh()
    assert part(window, band) != before, "his own picture goes on"
    assert part(window, preview.inset) == kept, "what the room sees does not"
    if tool == Qt.Key.Key_F:
        assert plate(window) == room
    else:
        assert kept.pixelColor(5, 5) == kept.pixelColor(20, 20) == Qt.GlobalColor.black
    key(window, tool)
    assert not preview.apart
    assert plate(window) not in (room, QImage())


@pytest.mark.parametrize("where", ["picture", "inset"])
def test_who_points_while_the_room_is_frozen_points_at_the_same_place_of_the_board(present: Open, where: str) -> None:
    """The cameras differ: what is shown is a place of the board, not of the window."""
    window = present(FOX, step=6)
    window.picture.refresh()
    key(window, Qt.Key.Key_F, Qt.Key.Key_Z)
    corners = (place(window, f"tile-{name}") for name in ("acorn-acres", "owl-oak"))
    drag(window.preview, *(window.preview.at(QPointF(at.x() / 800, at.y() / 450)) for at in corners))
    window.picture.refresh()
    now, room = window.picture.lens, window.picture.room_lens
    assert (now.scale, now.x) != (room.scale, room.x), "or this proves nothing"
    hollow = lesson_of(window).table()
    spot = next(spot for spot in hollow.spots if spot.id == "tile-hazel-hollow")
    there = QPointF(spot.x, spot.y)
    key(window, Qt.Key.Key_L)
    preview = window.preview
    share = room.from_board(there)
    inset = preview.inset.topLeft() + QPointF(share.x() * preview.inset.width(), share.y() * preview.inset.height())
    send(preview, QEvent.Type.MouseMove, preview.at(now.from_board(there)) if where == "picture" else inset, False)
    dot = QPointF(share.x() * 800, share.y() * 450).toPoint()
    assert window.audience.grab().toImage().pixelColor(dot).name() == "#ff1e1e"


def test_a_tool_says_how_it_is_used_as_long_as_it_is_in_use(present: Open) -> None:
    window = present(FOX, step=8)
    window.picture.refresh()
    assert window.preview.hint == ""
    for press, start in (
        (Qt.Key.Key_S, "Point at a place; the wheel makes it wider."),
        (Qt.Key.Key_L, "Point: the red dot follows."),
        (Qt.Key.Key_P, "Drag to draw."),
        (Qt.Key.Key_A, "Drag from here to there."),
        (Qt.Key.Key_Z, "Drag a frame. Z again zooms out."),
    ):
        key(window, press)
        assert any(word.text.startswith(start) for word in _read(window.preview))
        assert window.preview.accessibleDescription().startswith(start)
        assert not any("Drag" in word.text for word in _read(window.audience)), "the room is not told"
    drag(window.preview, window.preview.at(QPointF(0.1, 0.1)), window.preview.at(QPointF(0.3, 0.35)))
    assert window.preview.hint == "Z zooms out."
    key(window, Qt.Key.Key_Z)
    assert window.preview.hint == ""


def _read(widget: QWidget) -> list[Word]:
    with watched() as words:
        widget.grab()
    return words


def test_the_letters_of_the_tools_are_the_presenters_in_a_free_try_too(present: Open) -> None:
    window = present(FOX, step=7)  # a turn of Nut Hunt, in which T would end it and S would scout
    key(window, Qt.Key.Key_T)
    page = window.free_try
    assert page is not None
    before = page.session.match.current
    page.view.setFocus()
    for letter, done in ((Qt.Key.Key_S, "spotlight"), (Qt.Key.Key_S, "")):
        QTest.keyClick(page.view, letter)
        settle()
        assert window.presenter_tools.tool == done
    assert page.session.match.current is before
    QTest.keyClick(page.view, Qt.Key.Key_T)
    settle()
    assert window.free_try is None
    assert lesson_of(window).match.current is before


def test_escape_ends_a_free_try_from_the_table_itself(present: Open) -> None:
    window = present(FOX)
    key(window, Qt.Key.Key_T)
    page = window.free_try
    assert page is not None
    try_move(window)
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    settle()
    assert window.free_try is None
    assert not lesson_of(window).straying


def test_what_comes_next_is_told_above_the_clause_and_in_full(present: Open) -> None:
    window = present("nut-hunt/04-the-fox-runs")
    window.resize(1280, 720)
    settle()
    window.presenter_view.show_next()
    step = window.next_panel.step
    assert isinstance(step, Refuse)
    with watched() as words:
        window.next_panel.grab()
    told = (title_of(step), kind_of(step, window.next_panel.moves), step.clause)
    title, kind, clause = (next(word for word in words if word.text == text) for text in told)
    assert title.bottom <= kind.top + 1
    assert kind.bottom <= clause.top - 3, "no line runs under the chip"


def test_a_scripted_move_is_told_in_the_words_of_the_game(present: Open) -> None:
    window = present(FOX)
    scripted = {str(step.actions[0]): step.number for step in lesson_of(window).scene.steps if isinstance(step, Do)}
    number = scripted["scatter the-tangle"]
    window.runner.goto(number - 1)
    window.presenter_view.show_next()
    assert [move.split(" to ")[-1] for move in window.next_panel.moves] == ["The Tangle"]
    window.runner.goto(number)
    assert window.this.words.startswith("A scripted move: ")
    assert window.this.words.endswith(" to The Tangle.")
    assert "the-tangle" not in window.this.accessibleName()


# ---- the tools ------------------------------------------------------------------------------------------------------


def test_lines_drawn_on_the_preview_are_on_the_projector_until_they_are_cleared(present: Open) -> None:
    window = present(FOX)
    clean = plate(window)
    key(window, Qt.Key.Key_P)
    drag(window.preview, window.preview.at(QPointF(0.2, 0.3)), window.preview.at(QPointF(0.35, 0.5)))
    drawn = plate(window)
    assert drawn != clean
    for _ in range(2):
        click(window.preview, window.preview.at(QPointF(0.5, 0.2)).toPoint())
    assert plate(window) == drawn, "two clicks on one point draw nothing, and take nothing away"
    key(window, Qt.Key.Key_A)
    drag(window.preview, window.preview.at(QPointF(0.6, 0.9)), window.preview.at(QPointF(0.8, 0.9)))
    key(window, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
    assert [stroke.kind for stroke in window.projector_overlay.strokes] == ["pen", "arrow"], "they survive a step"
    key(window, Qt.Key.Key_C, Qt.Key.Key_Escape)
    assert plate(window) == clean


def test_a_frozen_room_keeps_its_lines_in_the_next_lesson_until_it_goes_on(present: Open) -> None:
    window = present(NUTS, FOX, step=5)
    key(window, Qt.Key.Key_P)
    drag(window.preview, window.preview.at(QPointF(0.2, 0.3)), window.preview.at(QPointF(0.35, 0.5)))
    key(window, Qt.Key.Key_F)
    drawn = plate(window)
    key(window, Qt.Key.Key_PageDown)
    assert window.runner.place == 1
    assert plate(window) == drawn
    key(window, Qt.Key.Key_F)
    assert not window.projector_overlay.strokes
    assert plate(window) != drawn


def test_laser_and_spotlight_follow_the_pointer_and_go_with_their_key(present: Open) -> None:
    window = present(FOX)
    clean = plate(window)
    for press in (Qt.Key.Key_L, Qt.Key.Key_S):
        key(window, press)
        send(window.preview, QEvent.Type.MouseMove, window.preview.at(QPointF(0.3, 0.3)), False)
        one = plate(window)
        send(window.preview, QEvent.Type.MouseMove, window.preview.at(QPointF(0.5, 0.5)), False)
        assert one != clean
        assert plate(window) not in (clean, one)
        key(window, press)
        assert plate(window) == clean


def test_zoom_goes_to_a_region_and_back(present: Open) -> None:
    window = present(FOX, step=8)
    window.picture.refresh()
    scale = window.picture.scene.scale
    key(window, Qt.Key.Key_Z)
    drag(window.preview, window.preview.at(QPointF(0.1, 0.1)), window.preview.at(QPointF(0.3, 0.35)))
    assert window.picture.scene.scale > 1.5 * scale
    key(window, Qt.Key.Key_Z)
    assert window.picture.scene.scale == pytest.approx(scale)


def click_twice(window: PresenterWindow, start: QPointF, stop: QPointF) -> None:
    """Two clicks on the preview, the pointer moving between them without a button down."""
    preview = window.preview
    click(preview, preview.at(start).toPoint())
    for k in range(1, 4):
        send(preview, QEvent.Type.MouseMove, preview.at(start + (stop - start) * (k / 3)), False)
    click(preview, preview.at(stop).toPoint())


@pytest.mark.parametrize("tool", [Qt.Key.Key_P, Qt.Key.Key_A, Qt.Key.Key_Z])
def test_two_clicks_with_a_tool_do_what_a_drag_does(present: Open, tool: Qt.Key) -> None:
    start, stop = QPointF(0.2, 0.3), QPointF(0.35, 0.5)
    told = []
    for twice in (False, True):
        window = present(FOX, step=8)
        window.picture.refresh()
        key(window, tool)
        if twice:
            click_twice(window, start, stop)
        else:
            ends = [QPointF(window.preview.at(share).toPoint()) for share in (start, stop)]  # as clicks are
            drag(window.preview, *ends)
        told.append(
            (
                [(stroke.kind, stroke.points[-1]) for stroke in window.projector_overlay.strokes],
                window.projector_overlay.zoom,
            )
        )
        assert told[-1] != ([], None)
        window.close()
    assert told[0] == told[1]


def test_a_question_is_answered_with_two_clicks_on_the_picture(present: Open) -> None:
    window = present(FOX, step=5)
    window.picture.refresh()
    size = window.picture.size
    shares = [
        QPointF(place(window, thing).x() / size.width(), place(window, thing).y() / size.height())
        for thing in ("squirrel-1-hazel-hollow-0", "tile-frog-pond")
    ]
    click(window.preview, window.preview.at(shares[0]).toPoint())
    assert window.projector_overlay.ghost is not None, "it is in the hand"
    click(window.preview, window.preview.at(shares[1]).toPoint())
    assert window.projector_overlay.ghost is None
    assert window.runner.given.marks == {"tile-frog-pond": False}
    assert slide_text(window).clause == "NH-C1"


# ---- for the presenter alone ----------------------------------------------------------------------------------------


def test_hands_are_on_the_presenters_desk_and_never_on_the_plate(present: Open) -> None:
    window = present("nut-hunt/02-secret-objectives", step=2)
    assert "Mouse Meadow" in window.cards.accessibleName()
    with watched() as words:
        window.picture.resize(window.picture.size, 1.0)
        window.picture.scene.oven._baked.clear()
        window.picture.scene.redraw()
        window.picture.refresh()
    assert words
    assert not [word for word in words if "/" in word.text]
    public = {thing.id for thing in (*lesson_of(window).table().pieces,)}
    assert set(window.picture.scene.pieces) == public
    assert not any(item.in_tray for item in window.picture.scene.pieces.values())


def test_notes_are_kept_per_step_and_letters_in_them_are_no_tools(present: Open) -> None:
    window = present(FOX, step=2)
    click(window.notes.button)
    window.notes.edit.selectAll()
    QTest.keyClicks(window.notes.edit, "Let them point first. B 1")
    settle()
    assert not window.projector_overlay.black
    click(window.notes.button)
    key(window, Qt.Key.Key_PageDown)
    assert window.notes.edit.toPlainText() == lesson_of(window).scene.steps[2].note, "the lesson's own"
    key(window, Qt.Key.Key_PageUp)
    assert window.notes.edit.toPlainText() == "Let them point first. B 1"
    assert progress.load().note(window.runner.path, 2) == "Let them point first. B 1"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everything_on_the_presenters_desk_can_be_read(present: Open, theme: str) -> None:
    window = present(FOX, step=5, theme=theme)
    QTest.qWait(60)
    with watched() as words:
        window.grab()
    said = [word for word in words if word.text.strip()]
    assert len(said) > 40
    assert {word.text: word.pixels for word in said if word.pixels < 13} == {}
    parts = [window.steps, window.this, window.preview, window.next_panel, window.notes, window.hands_up, window.cards]
    for k, part in enumerate(parts):
        for other in parts[k + 1 :]:
            shared = part.geometry().intersected(other.geometry())
            assert min(shared.width(), shared.height()) <= 2 * window.desk.layout.px(12), "only shadows touch"


# ---- scenes that are wrong ------------------------------------------------------------------------------------------


def test_a_lesson_that_cannot_be_loaded_is_told_to_the_presenter_alone(present: Open, tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text('title = "x"\ngame = "nuts"\nplayers = 99\n', encoding="utf-8")
    window = present(NUTS, broken, FOX, step=5)
    good = plate(window)
    key(window, Qt.Key.Key_PageDown)
    assert "broken.toml:3" in window.banner.sentence
    assert window.banner.button.isHidden(), "no editor in front of a room"
    assert window.banner.isVisible()
    assert plate(window) == good, "the room keeps its picture"
    key(window, Qt.Key.Key_PageDown)
    assert window.runner.place == 2, "the way on leads past it"
    assert not window.banner.isVisible()


def test_a_step_that_cannot_be_made_is_told_to_the_presenter_alone(present: Open, tmp_path: Path) -> None:
    source = (paths.scenes() / f"{FOX}.toml").read_text(encoding="utf-8")
    line = source.splitlines().index('do = "scatter the-tangle"')
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(source.replace('do = "scatter the-tangle"', 'do = "scatter frog-pond"'), encoding="utf-8")
    window = present(wrong, step=5)
    window.runner.reveal()
    good = plate(window)
    key(window, Qt.Key.Key_PageDown)
    assert at(window) == 5
    assert f"wrong.toml:{line - 1}: Squirrels never flee onto Frog Pond" in window.banner.sentence
    assert plate(window) == good
    key(window, Qt.Key.Key_PageUp)
    assert at(window) == 5
    assert not window.banner.isVisible()


def test_closing_the_presenter_closes_the_audience(present: Open) -> None:
    window = present(FOX)
    gone: list[bool] = []
    window.audience.closed.connect(lambda: gone.append(True))
    closed: list[bool] = []
    window.closed.connect(lambda: closed.append(True))
    click(window.end_button)
    assert closed == [True]
    assert gone == [True]


# ---- how the projector looks ----------------------------------------------------------------------------------------


@pytest.fixture
def presenter(window: MainWindow) -> PresenterWindow:
    """A lesson, presented from the main window."""
    window.teaching.present_path(paths.scenes() / f"{FOX}.toml")
    settle()
    presenter = window.teaching.presenter
    assert presenter is not None
    return presenter


def corner(window: PresenterWindow) -> str:
    """The colour of the room's picture where nothing is."""
    return plate(window).pixelColor(2, 2).name()


def test_high_contrast_of_the_desk_is_on_the_projector_too(window: MainWindow) -> None:
    window.chosen_settings.change("theme", "contrast")
    window.teaching.present_path(paths.scenes() / f"{FOX}.toml")
    settle()
    presenter = window.teaching.presenter
    assert presenter is not None
    assert corner(presenter) == "#ffffff"
    presenter.presenter_view.show_next()
    assert presenter.next_panel.image.pixelColor(2, 2).name() == "#ffffff", "the next picture too"
    presenter.close()


@pytest.mark.parametrize("way", ["key", "clicker", "menu"])
def test_high_contrast_and_slow_are_chosen_where_one_presents(
    window: MainWindow, presenter: PresenterWindow, way: str
) -> None:
    def choose_both() -> None:
        for letter, line in ((Qt.Key.Key_K, "High contrast"), (Qt.Key.Key_M, "Slow, for a class")):
            if way == "menu":
                click(presenter.window_button)
                choose(menu_of(presenter), line)
            else:
                key(presenter if way == "key" else presenter.audience, letter)

    assert corner(presenter) != "#ffffff"
    choose_both()
    assert corner(presenter) == "#ffffff"
    assert presenter.picture.animator.pace == PACES["slow"]
    kept = settings.load()
    assert (kept.projector, kept.pace) == ("contrast", "slow"), "the projector will be as weak tomorrow"
    if way == "menu":
        click(presenter.window_button)
        menu = menu_of(presenter)
        assert presenter.geometry().contains(menu.geometry()), "beside this window may be the room's"
        lines = {action.text().split("  ")[0]: action.isChecked() for action in menu_of(presenter).actions()}
        assert lines == {"Full screen or a window": False, "High contrast": True, "Slow, for a class": True}
        menu_of(presenter).close()
        settle()
    choose_both()
    assert corner(presenter) != "#ffffff"
    assert presenter.picture.animator.pace == PACES["normal"]
    key(presenter, Qt.Key.Key_PageDown)
    assert at(presenter) == 2, "the keys are the presenter's again"
    presenter.close()


def test_in_high_contrast_every_word_on_paper_is_black() -> None:
    for role in ("ink", "ink2", "woodink", "line"):
        assert PAPER.roles[role] == "#000000"
    for role in ("panel", "wood", "wood2"):
        assert PAPER.roles[role] == "#FFFFFF"
