"""The parts of a game to cut out: all of them, at their true size, none over another."""

from __future__ import annotations

from pathlib import Path

import pytest

from nutdesk import games
from nutdesk.core.table import Cutout
from nutdesk.desk.handout.order import Order
from nutdesk.desk.handout.parts import EDGE, lay_out
from nutdesk.desk.handout.printing import PAPERS
from tests.desk.conftest import NICE
from tests.desk.pdf import Leaf
from tests.desk.test_handout import printed

TINY = 0.06
"""Millimetres: less than the line itself is thick."""


@pytest.fixture(autouse=True)
def _fonts(qapp: object) -> None:
    """Letters need the application."""


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
