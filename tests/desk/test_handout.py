"""What comes out of the printer: every step with its picture, true millimetres, letters one can read."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from nutdesk import games, paths
from nutdesk.cli import run
from nutdesk.desk.handout.handout import MOST_PAGES
from nutdesk.desk.handout.named_table import TablePicture
from nutdesk.desk.handout.order import Order, kinds_of
from nutdesk.desk.handout.print_sheet import PrintSheet
from nutdesk.desk.handout.printed_step import printed_steps
from nutdesk.desk.handout.printing import PAPERS, print_pages, produce
from nutdesk.desk.handout.worksheet_page import Worksheet
from nutdesk.desk.kit.translated import handbook_of, mark_of, tell_scene
from nutdesk.desk.settings.language import choose, switch
from nutdesk.desk.shell.window import MainWindow
from nutdesk.teach import handbook, rulebook
from nutdesk.teach.browse import course_of, short_course
from nutdesk.teach.scene import QuestionStep, load, loads
from tests.desk.conftest import NICE
from tests.desk.hands import click, key
from tests.desk.pdf import Leaf, bare, read
from tests.desk.test_lesson import LESSON

SIZES = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}
SCENE = paths.scenes() / NICE / "02-placing-first.toml"
LARGEST = 3_000_000
"""Bytes of a course, so that it can be sent."""
EDGES = (11.5, 12.5)
"""Millimetres that stay free around a page, and where its last line begins."""
LINE = 2.0
"""Millimetres between two lines, at least."""


def printed(order: Order, path: Path) -> list[Leaf]:
    for _ in produce(order.making(), path):
        pass
    return read(path)


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    """Letters need the application."""


@pytest.fixture
def german() -> Iterator[None]:
    switch(choose("de"))
    yield
    switch(choose("en"))


@cache
def of_game(kind: str, game: str) -> tuple[list[Leaf], int]:
    """Something about a whole game in English on A4, printed once; how many bytes that is, too."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "x.pdf"
        return printed(Order(kind, game), path), path.stat().st_size


@pytest.fixture(scope="module")
def lesson(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> list[Leaf]:
    """One lesson on A4, printed once."""
    return printed(Order("lesson", NICE, SCENE), tmp_path_factory.mktemp("pdf") / "x.pdf")


def is_tidy(leaf: Leaf) -> bool:
    """Whether all letters of a page are within its margins, and none is on a picture or on another line."""
    wide, high = leaf.width / 72 * 25.4, leaf.height / 72 * 25.4
    side, foot = EDGES
    inside = all(side <= x <= wide - side and side <= y <= high - foot for x, y in leaf.places)
    beside = not any(
        left < x < right and top < y < bottom for x, y in leaf.places for left, top, right, bottom in leaf.pictures
    )
    lines: dict[int, set[float]] = {}
    for x, y in leaf.places:
        lines.setdefault(round(x), set()).add(round(y, 1))
    apart = all(b - a > LINE for ys in lines.values() for a, b in pairwise(sorted(ys)))
    return inside and beside and apart


# ---- a lesson -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", PAPERS)
def test_a_scene_is_printed_with_every_caption_and_every_rule_it_teaches(
    paper: str, tmp_path: Path, lesson: list[Leaf]
) -> None:
    scene = load(SCENE)
    leaves = lesson if paper == "a4" else printed(Order("lesson", NICE, scene, paper), tmp_path / "x.pdf")
    everything = bare("".join(leaf.text for leaf in leaves))
    for step in scene.steps:
        assert bare(step.asked if isinstance(step, QuestionStep) else step.say) in everything
    for clause in scene.clauses:
        assert bare(rulebook.clause(NICE, clause).text) in everything
    assert f"page1of{len(leaves)}" in bare(leaves[0].text)
    for leaf in leaves:
        assert (leaf.width, leaf.height) == pytest.approx(SIZES[paper], abs=1)
        assert is_tidy(leaf)


def test_a_printed_lesson_marks_what_is_not_the_publishers_in_its_rules(tmp_path: Path) -> None:
    scene = load(paths.scenes() / NICE / "01-around-the-ring.toml")
    assert "NS-P3" in scene.clauses
    text = bare("".join(leaf.text for leaf in printed(Order("lesson", NICE, scene), tmp_path / "x.pdf")))
    for clause in scene.clauses:
        for part in rulebook.clause(NICE, clause).parts:
            tag = mark_of(part.kind)[0]
            assert bare(f"[{tag}]{part.text}" if tag else part.text) in text


def test_no_letter_on_paper_is_smaller_than_nine_points(tmp_path: Path) -> None:
    orders = [
        Order("lesson", "nut-hunt", paths.scenes() / "nut-hunt" / "04-the-fox-runs.toml"),
        Order("lesson", "little-nutters", paths.scenes() / "little-nutters" / "02-search.toml"),
        Order("rules", "nuts"),
        Order("worksheet", "nut-hunt"),
        Order("plan", "nuts", paper="letter"),
        Order("parts", NICE, sparing=True),
    ]
    for order in orders:
        *_, document = order.making()
        assert document is not None
        for _ in print_pages(attrs.evolve(document, pages=document.pages[-2:]), tmp_path / "x.pdf"):
            pass
        for leaf in read(tmp_path / "x.pdf"):
            assert leaf.sizes
            assert min(leaf.sizes) >= 8.99, order


def test_the_answers_stand_after_the_pictures_and_not_beside_the_question(lesson: list[Leaf]) -> None:
    scene = load(SCENE)
    because = bare(next(step.because for step in scene.steps if isinstance(step, QuestionStep)))
    before, _, after = bare("".join(leaf.text for leaf in lesson)).partition("Answers")
    assert because in after
    assert because not in before


def test_the_presenters_notes_are_printed_only_when_wanted(tmp_path: Path) -> None:
    scene = load(paths.scenes() / NICE / "01-around-the-ring.toml")
    note = bare(next(step.note for step in scene.steps if step.note))
    for wanted in (False, True):
        leaves = printed(Order("lesson", NICE, scene, notes=wanted), tmp_path / "x.pdf")
        assert (note in bare("".join(leaf.text for leaf in leaves))) == wanted


def test_every_step_has_its_own_picture_of_the_table() -> None:
    scene = load(SCENE)
    made = list(printed_steps(scene))
    assert [step.step.number for step in made] == [step.number for step in scene.steps]
    pictures = [step.image(60, 40) for step in made[:4]]
    assert all(one != other for k, one in enumerate(pictures) for other in pictures[:k])


# ---- a course -------------------------------------------------------------------------------------------------------

TAUGHT = [game for game in games.ids() if handbook.exists(game)]
COURSES = [(kind, game) for game in TAUGHT for kind in ("course", "short") if kind in kinds_of(game)]


@pytest.mark.parametrize(("kind", "game"), COURSES)
def test_a_course_is_at_most_eight_pages_and_three_megabytes(kind: str, game: str) -> None:
    leaves, size = of_game(kind, game)
    assert len(leaves) <= MOST_PAGES
    assert size < LARGEST
    assert all(map(is_tidy, leaves))
    assert max(len(leaf.pictures) for leaf in leaves) == 6
    lessons = [lesson.title for lesson in (short_course if kind == "short" else course_of)(game)]
    first, text = bare(leaves[0].text), bare("".join(leaf.text for leaf in leaves))
    for number, title in enumerate(lessons, 1):
        assert bare(f"{number}{title}") in first  # and of every lesson there is at least one picture
        assert bare(f"{title}, step ") in text


@pytest.mark.parametrize(("kind", "game"), COURSES)
def test_so_is_a_course_in_german_on_letter_paper_with_notes(
    kind: str, game: str, tmp_path: Path, german: None
) -> None:
    leaves = printed(Order(kind, game, paper="letter", notes=True), tmp_path / "x.pdf")
    assert len(leaves) <= MOST_PAGES
    assert all(map(is_tidy, leaves))


def test_a_printed_step_says_truly_which_one_it_is_and_what_it_says() -> None:
    leaves, _ = of_game("course", NICE)
    text = bare("".join(leaf.text for leaf in leaves))
    there = 0
    for lesson in course_of(NICE):
        scene = tell_scene(load(lesson.path))
        for step in scene.steps:
            caption = f"{step.say} {step.asked}" if isinstance(step, QuestionStep) else step.say
            place = bare(f"{scene.title}, step {step.number} of {len(scene.steps)}")
            assert (place + bare(caption) in text) == (place in text)
            there += place in text
    assert there >= 24


def test_the_answer_to_every_question_of_a_course_is_on_it() -> None:
    leaves, _ = of_game("course", NICE)
    pictures, _, answers = bare("".join(leaf.text for leaf in leaves)).partition("Answers")
    for lesson in course_of(NICE):
        for step in load(lesson.path).steps:
            if isinstance(step, QuestionStep) and bare(step.asked) in pictures:
                assert bare(step.because) in answers


# ---- a page of it ---------------------------------------------------------------------------------------------------


def one_page(kind: str, game: str, path: Path, paper: str = "a4") -> str:
    (leaf,) = printed(Order(kind, game, paper=paper), path)
    assert is_tidy(leaf)
    return bare(leaf.text)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", TAUGHT)
def test_every_gap_of_a_worksheet_has_its_solution(
    game: str, language: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if language == "de":
        request.getfixturevalue("german")
    book = handbook_of(game)
    assert book is not None
    text = one_page("worksheet", game, tmp_path / "x.pdf")
    sentences, _, solutions = text.rpartition("Solutions" if language == "en" else "Lösungen")
    shown = [gap for gap in book.gaps if bare(gap.blank("")) in sentences]
    assert len(shown) >= 8
    for number, gap in enumerate(shown, 1):
        assert bare(f"{number}: {', '.join(gap.words)}") in solutions
        assert all(bare(word) in sentences for word in gap.words)  # in the box of words
    for part in book.table.parts:
        assert bare(part.name) in solutions


def test_a_worksheet_asks_only_what_its_course_teaches() -> None:
    book = handbook.load(NICE)
    assert {gap.clause for gap in Worksheet(games.load(NICE), book, {"NS-T1", "NS-T4"}, 186).sentences} == {
        "NS-T1",
        "NS-T4",
    }


def test_a_german_sentence_has_as_many_gaps_as_the_english_one(german: None) -> None:
    for game in TAUGHT:
        told = handbook_of(game)
        assert told is not None
        for gap, german_gap in zip(handbook.load(game).gaps, told.gaps, strict=True):
            assert len(gap.words) == len(german_gap.words), gap.text


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_plan_is_one_page_with_all_of_it(
    game: str, language: str, paper: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if language == "de":
        request.getfixturevalue("german")
    book = handbook_of(game)
    assert book is not None
    text, plan = one_page("plan", game, tmp_path / "x.pdf", paper), book.plan
    for words in (plan.group, *plan.material, *plan.aims, *plan.questions, *plan.mistakes, *plan.afterwards):
        assert bare(words) in text
    for phase in plan.phases:
        assert bare(phase.text) in text


@pytest.mark.parametrize("game", TAUGHT)
def test_a_summary_says_aim_score_turn_and_lessons_on_one_page(game: str, tmp_path: Path) -> None:
    view = handbook.load(game).overview
    text = one_page("summary", game, tmp_path / "x.pdf", "letter")
    for words in (view.aim, view.end, *view.turn, *(row.points + row.text for row in view.scores)):
        assert bare(words) in text
    for lesson in short_course(game) or course_of(game):
        assert bare(lesson.title) in text


@pytest.mark.parametrize("game", TAUGHT)
def test_every_part_that_a_table_names_is_on_it(game: str) -> None:
    named = handbook.load(game).table
    picture = TablePicture(named, 186, 110, blank=True)
    assert set(picture.numbers) == {part.at for part in named.parts}
    assert sorted(picture.numbers.values()) == list(range(1, len(named.parts) + 1))


def test_a_game_without_a_handbook_can_be_printed_but_for_worksheet_and_plan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handbook, "exists", lambda _game: False)
    assert not {"worksheet", "plan"} & set(kinds_of(NICE))
    assert printed(Order("summary", NICE), tmp_path / "x.pdf")
    with pytest.raises(handbook.HandbookError, match="no handbook"):
        printed(Order("plan", NICE), tmp_path / "x.pdf")


# ---- the rules ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.ids())
def test_the_rules_are_printed_with_all_that_is_not_the_publishers_marked(game: str) -> None:
    leaves, _ = of_game("rules", game)
    assert all(map(is_tidy, leaves))
    text, clauses = bare("".join(leaf.text for leaf in leaves)), rulebook.clauses(game)
    for clause in clauses:
        for part in clause.parts:
            assert bare(mark_of(part.kind)[0] + part.text) in text
    used = {part.kind for clause in clauses for part in clause.parts}
    for kind in rulebook.MARKED:
        assert (bare(mark_of(kind)[1]) in text) == (kind in used)


@pytest.mark.parametrize("game", TAUGHT)
def test_the_rules_begin_with_the_aim_and_have_pictures(game: str) -> None:
    leaves, _ = of_game("rules", game)
    text, book = bare("".join(leaf.text for leaf in leaves)), handbook.load(game)
    assert text.index(bare(book.overview.aim)) < text.index(bare(rulebook.clauses(game)[0].text))
    for part in book.table.parts:
        assert bare(part.name + part.text) in text
    # One of the table, and one beside each clause that is to have one.
    held = len(TablePicture(book.table, 186, 110, blank=False).held)
    assert sum(len(leaf.pictures) for leaf in leaves) == 1 + held + len(book.pictured)


# ---- in the window --------------------------------------------------------------------------------------------------


def test_ctrl_p_prints_the_lesson_that_is_shown(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert window.open_lesson(SCENE)
    out = tmp_path / "lesson"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    key(window, Qt.Key.Key_P, modifier=Qt.KeyboardModifier.ControlModifier)
    sheet = window.findChild(PrintSheet)
    assert sheet is not None
    click(sheet.go)
    qtbot.waitUntil(lambda: sheet.job is None, timeout=120_000)
    assert sheet.says == "Saved as lesson.pdf"
    assert bare(load(SCENE).title) in bare(read(out.with_suffix(".pdf"))[0].text)
    key(sheet, Qt.Key.Key_Escape)
    assert window.findChild(PrintSheet) is None or sheet.isHidden()


def test_stopping_leaves_no_half_file(show: Callable[[QWidget], None], window: MainWindow, tmp_path: Path) -> None:
    sheet = window.authoring.print_handout()
    out = tmp_path / "course.pdf"
    sheet.save(out)
    sheet.close_sheet()
    assert "stopped" in sheet.says
    assert not out.exists()
    assert not list(tmp_path.iterdir())


def test_a_place_that_cannot_be_written_is_told_in_a_sentence(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    sheet = window.authoring.print_handout()
    sheet.choose("kind", "rules")
    sheet.save(tmp_path / "no" / "such" / "folder" / "x.pdf")
    qtbot.waitUntil(lambda: sheet.job is None, timeout=120_000)
    assert sheet.says.startswith("x.pdf was not made: ")


# ---- on the command line --------------------------------------------------------------------------------------------


def test_the_command_line_prints_and_says_how_many_pages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "x.pdf"
    assert run(["rules", NICE, "--out", str(out), "--paper", "letter"]) == 0
    assert capsys.readouterr().out == f"{out}: {len(read(out))} pages\n"
    assert run(["print", NICE, "--out", str(out), "--sparing"]) == 0
    assert len(read(out)) == 7
    assert run(["print", "nuts", "--out", str(out)]) == 2
    assert "has no parts to cut out" in capsys.readouterr().err
    assert run(["handout", str(tmp_path / "none.toml"), "--out", str(out)]) == 2
    assert run(["handout", "no-such-game", "--out", str(out)]) == 2
    assert run(["handout", str(SCENE), "--as", "plan", "--out", str(out)]) == 2


def test_the_command_line_prints_a_lesson_plan_in_german(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "x.pdf"
    assert run(["handout", NICE, "--as", "plan", "--out", str(out), "--language", "de"]) == 0
    switch(choose("en"))
    assert capsys.readouterr().out == f"{out}: 1 page\n"
    assert "Unterrichtsplan" in read(out)[0].text
    assert run(["handout", NICE, "--as", "plan", "--out", str(out), "--language", "xx"]) == 2


def test_the_command_line_packs_and_unpacks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "x.nutlesson"
    assert run(["scene", "pack", str(SCENE), "--out", str(out)]) == 0
    assert run(["scene", "unpack", str(out), "--to", str(tmp_path / "there")]) == 0
    assert (tmp_path / "there" / NICE / SCENE.name).read_bytes() == SCENE.read_bytes()
    capsys.readouterr()
    assert run(["scene", "unpack", str(SCENE)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_an_answer_is_not_doubled_where_its_reason_begins_with_it() -> None:
    told = []
    for because in ("Cyril is next.", "So it is."):
        steps = printed_steps(loads(LESSON.replace("The turn goes round.", because)))
        told += [step.answer for step in steps if step.step.number == 5]
    assert told == ["2  Cyril is next.", "2  Cyril. So it is."]
