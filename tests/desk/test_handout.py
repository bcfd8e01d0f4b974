"""What comes out of the printer: every step with its picture, true millimetres, letters one can read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from nutdesk import games, paths
from nutdesk.cli import run
from nutdesk.core.table import Cutout
from nutdesk.desk.handout.handout import panels
from nutdesk.desk.handout.order import Order
from nutdesk.desk.handout.parts import EDGE, lay_out
from nutdesk.desk.handout.print_sheet import PrintSheet
from nutdesk.desk.handout.printing import PAPERS, print_pages, produce
from nutdesk.desk.kit.translated import mark_of
from nutdesk.desk.shell.window import MainWindow
from nutdesk.teach import rulebook
from nutdesk.teach.scene import Ask, Vote, load
from tests.desk.conftest import NICE
from tests.desk.hands import click, key
from tests.desk.pdf import Leaf, bare, read

SIZES = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}
SCENE = paths.scenes() / NICE / "02-placing-first.toml"
TINY = 0.06
"""Millimetres: less than the line itself is thick."""


def printed(order: Order, path: Path) -> list[Leaf]:
    for _ in produce(order.making(), path):
        pass
    return read(path)


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    """Letters need the application."""


@pytest.fixture(scope="module")
def lesson(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> list[Leaf]:
    """One lesson on A4, printed once."""
    return printed(Order("lesson", NICE, SCENE), tmp_path_factory.mktemp("pdf") / "x.pdf")


@pytest.mark.parametrize("paper", PAPERS)
def test_a_scene_is_printed_with_every_caption_and_every_rule_it_teaches(
    paper: str, tmp_path: Path, lesson: list[Leaf]
) -> None:
    scene = load(SCENE)
    leaves = lesson if paper == "a4" else printed(Order("lesson", NICE, scene, paper), tmp_path / "x.pdf")
    everything = bare("".join(leaf.text for leaf in leaves))
    for step in scene.steps:
        question = step.ask if isinstance(step, Ask) else step.vote if isinstance(step, Vote) else step.say
        assert bare(question) in everything
    for clause in scene.clauses:
        assert bare(rulebook.clause(NICE, clause).text) in everything
    assert f"page1of{len(leaves)}" in bare(leaves[0].text)
    for leaf in leaves:
        assert (leaf.width, leaf.height) == pytest.approx(SIZES[paper], abs=1)


def test_a_printed_lesson_marks_what_is_not_the_publishers_in_the_rules_at_its_foot(tmp_path: Path) -> None:
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


def test_the_answers_stand_on_the_last_page_and_not_beside_the_question(lesson: list[Leaf]) -> None:
    scene = load(SCENE)
    because = bare(next(step.because for step in scene.steps if isinstance(step, Ask)))
    texts = [bare(leaf.text) for leaf in lesson]
    assert because in texts[-1].partition("Answers")[2]
    assert not any(because in text.partition("Answers")[0] for text in texts)


def test_the_presenters_notes_are_printed_only_when_wanted() -> None:
    scene = load(paths.scenes() / NICE / "01-around-the-ring.toml")
    note = next(step.note for step in scene.steps if step.note)
    for wanted in (False, True):
        lines = [line for panel in panels(scene, notes=wanted) for line in panel.lines]
        assert any(note in line for line in lines) == wanted


def test_every_step_has_its_own_picture_of_the_table() -> None:
    scene = load(SCENE)
    made = panels(scene)
    assert [panel.number for panel in made] == [step.number for step in scene.steps]
    assert len({panel.table for panel in made if panel.number in (1, 2, 3)}) == 3


def test_the_rules_of_every_game_fit_on_paper_with_all_that_is_not_the_publishers_marked(tmp_path: Path) -> None:
    for game in games.all_games():
        text = bare("".join(leaf.text for leaf in printed(Order("rules", game.id), tmp_path / "x.pdf")))
        for clause in rulebook.clauses(game.id):
            for part in clause.parts:
                assert bare(mark_of(part.kind)[0] + part.text) in text
        used = {part.kind for clause in rulebook.clauses(game.id) for part in clause.parts}
        for kind in rulebook.MARKED:
            assert (bare(mark_of(kind)[1]) in text) == (kind in used)


# ---- print and play -------------------------------------------------------------------------------------------------


def test_the_printed_game_has_all_its_parts() -> None:
    parts = games.load(NICE).cutouts()
    names = [part.name for part in parts]
    assert sorted(set(names[:32])) == sorted(
        {f"{c} {k}" for c in ("red", "blue", "green", "yellow") for k in ("acorn", "hazelnut", "walnut", "chestnut")}
    )
    assert all(names.count(name) == 2 for name in names[:32])
    assert names[32:41] == [f"cache {n}" for n in range(1, 10)]
    assert names[41:45] == ["Tufty", "Cyril", "Nutkin", "Smith"]


@pytest.mark.parametrize("paper", PAPERS.values())
def test_no_part_overlaps_another_or_leaves_the_part_of_a_sheet_that_printers_reach(paper: object) -> None:
    sheets = lay_out(games.load(NICE).cutouts(), paper)  # type: ignore[arg-type]
    assert sum(map(len, sheets)) == len(games.load(NICE).cutouts())
    for sheet in sheets:
        for k, one in enumerate(sheet):
            assert one.x >= EDGE - 0.01
            assert one.y >= EDGE - 0.01
            assert one.x + one.w <= paper.width - EDGE + 0.01  # type: ignore[attr-defined]
            assert one.y + one.h <= paper.height - EDGE + 0.01  # type: ignore[attr-defined]
            for other in sheet[:k]:
                apart = (
                    one.x >= other.x + other.w - 0.01
                    or other.x >= one.x + one.w - 0.01
                    or one.y >= other.y + other.h - 0.01
                    or other.y >= one.y + one.h - 0.01
                )
                assert apart


def has_box(leaf: Leaf, x: float, y: float, w: float, h: float) -> bool:
    """Whether the four edges of a box are drawn on a page, in millimetres."""
    edges = [(x, y, x + w, y), (x + w, y, x + w, y + h), (x, y + h, x + w, y + h), (x, y, x, y + h)]
    return all(any(same(line, edge) for line in leaf.lines) for edge in edges)


def same(line: tuple[float, ...], edge: tuple[float, ...]) -> bool:
    turned = (*line[2:], *line[:2])
    return any(all(abs(a - b) < TINY for a, b in zip(way, edge, strict=True)) for way in (line, turned))


@pytest.mark.parametrize("paper", PAPERS)
def test_parts_are_printed_at_their_true_size_in_millimetres(paper: str, tmp_path: Path) -> None:
    leaves = printed(Order("parts", NICE, paper=paper), tmp_path / "x.pdf")
    ruler = [line for line in leaves[0].lines if abs(abs(line[2] - line[0]) - 100) < TINY and line[1] == line[3]]
    assert ruler, "the ruler of the first page is not 100 mm long"
    sheets = lay_out(games.load(NICE).cutouts(), PAPERS[paper])
    assert len(leaves) == len(sheets) + 1
    found: set[tuple[float, float]] = set()
    for leaf, sheet in zip(leaves[1:], sheets, strict=True):
        for one in sheet:
            assert has_box(leaf, one.x, one.y, one.w, one.h), one.part.name
            found.add((one.w, one.h))
            for fold in one.folds:
                across = [line for line in leaf.lines if abs(line[1] - fold) < TINY and abs(line[3] - fold) < TINY]
                assert sum(abs(line[2] - line[0]) for line in across) >= one.w - TINY
    assert found == {(44.0, 120.0), (60.0, 80.0), (30.0, 114.0)}


def test_a_folded_part_shows_face_and_back_of_equal_height() -> None:
    part = Cutout("squirrel", 300, 460, (), (), 110)
    assert part.folds == ()
    nut = games.load(NICE).cutouts()[0]
    assert nut.length == 2 * nut.h
    assert nut.folds == (nut.h,)
    squirrel = next(part for part in games.load(NICE).cutouts() if part.foot)
    first, middle, last = squirrel.folds
    assert middle - first == last - middle == squirrel.h


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
    assert len(read(out.with_suffix(".pdf"))) >= 3
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
    assert "was not published to be printed" in capsys.readouterr().err
    assert run(["handout", str(tmp_path / "none.toml"), "--out", str(out)]) == 2
    assert run(["handout", "no-such-game", "--out", str(out)]) == 2


def test_the_command_line_packs_and_unpacks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "x.nutlesson"
    assert run(["scene", "pack", str(SCENE), "--out", str(out)]) == 0
    assert run(["scene", "unpack", str(out), "--to", str(tmp_path / "there")]) == 0
    assert (tmp_path / "there" / NICE / SCENE.name).read_bytes() == SCENE.read_bytes()
    capsys.readouterr()
    assert run(["scene", "unpack", str(SCENE)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
