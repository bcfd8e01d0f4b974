"""Charts: found by the pointer and by the keys, read as a table, saved as pictures."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget

from nutdesk.desk.kit.drawing import Style
from nutdesk.desk.kit.layout import Layout
from nutdesk.desk.kit.theme import THEMES
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.lab.axes import percents, steps
from nutdesk.desk.lab.chart_kinds import BarChart, Bin, ChartBar, Curve, Dot, Histogram, LineChart, ShareChart, Slice
from nutdesk.desk.lab.chart_panel import ChartPanel
from tests.desk.hands import click, key, settle
from tests.desk.ink import chart_faults

BARS = (
    ChartBar("First seat", 0.4, "The first seat won 40 % of the games.", 0.3, 0.5, "blue"),
    ChartBar("Second seat", 0.25, "The second seat won 25 % of the games.", 0.2, 0.3, "red"),
    ChartBar("Third seat", 0.35, "The third seat won 35 % of the games.", 0.25, 0.45, "yellow"),
)
Make = Callable[..., ChartPanel]


def bar_chart(desk: Desk, parent: QWidget, *, lying: bool = False) -> BarChart:
    chart = BarChart(desk, "Wins by seat", parent, note="In 20 games", lying=lying, percent=True)
    chart.show_bars(BARS, level=(1 / 3, "Even chance"))
    return chart


def lying_chart(desk: Desk, parent: QWidget) -> BarChart:
    return bar_chart(desk, parent, lying=True)


def histogram(desk: Desk, parent: QWidget) -> Histogram:
    chart = Histogram(desk, "Scores", parent)
    chart.show_bins([Bin(k - 0.5, k + 0.5, n, f"{n} times {k} points.") for k, n in enumerate((2, 5, 3))])
    return chart


def line_chart(desk: Desk, parent: QWidget) -> LineChart:
    chart = LineChart(desk, "Games by month", parent)
    chart.show_curves([Curve("Ann", tuple(Dot(k, k * k, f"Month {k}: {k * k} games.") for k in range(5)))])
    return chart


def share_chart(desk: Desk, parent: QWidget) -> ShareChart:
    chart = ShareChart(desk, "Who plays", parent)
    parts = Slice("people", 30, "30 games of people.", "blue"), Slice("bots", 10, "10 games of bots.", "yellow")
    chart.show_wholes([("NUTS", parts), ("Nobody", (Slice("people", 0, "none"),))])
    return chart


KINDS = (bar_chart, lying_chart, histogram, line_chart, share_chart)


@pytest.fixture
def make(show: Callable[[QWidget], None]) -> Make:
    """Makes a chart that fills a window of its own."""

    def make(kind: Callable[[Desk, QWidget], ChartPanel], theme: str = "light") -> ChartPanel:
        desk, root = Desk(), QWidget()
        desk.style, desk.layout = Style(THEMES[theme]), Layout(1280, 720)
        root.resize(560, 380)
        chart = kind(desk, root)
        chart.setGeometry(root.rect())
        show(root)
        return chart

    return make


def place_of(chart: ChartPanel, number: int) -> QPoint:
    """Where a mark lies on the plot's viewport."""
    plot = chart._plot
    middle = chart.marks()[number][0].center()
    return plot.mapFromScene(plot.getViewBox().mapViewToScene(QPointF(middle)))


@pytest.mark.parametrize("kind", KINDS)
def test_the_pointer_over_a_mark_tells_its_sentence(make: Make, kind: Callable[[Desk, QWidget], ChartPanel]) -> None:
    chart = make(kind)
    for number, (_, sentence) in enumerate(chart.marks()):
        QTest.mouseMove(chart._plot.viewport(), place_of(chart, number))
        settle()
        assert chart.at == number
        assert sentence in chart.accessibleName()


@pytest.mark.parametrize("kind", KINDS)
def test_the_arrow_keys_walk_all_marks(make: Make, kind: Callable[[Desk, QWidget], ChartPanel]) -> None:
    chart = make(kind)
    chart.setFocus()
    heard = []
    for _ in chart.marks():
        key(chart, Qt.Key.Key_Right)
        heard.append(chart.accessibleName())
    assert [name.removeprefix(f"{chart.title}. ") for name in heard] == [sentence for _, sentence in chart.marks()]
    key(chart, Qt.Key.Key_Right)
    assert chart.at == len(heard) - 1, "the last one is the last one"
    key(chart, Qt.Key.Key_Home)
    assert chart.at == 0


@pytest.mark.parametrize("theme", THEMES)
def test_a_mark_that_is_looked_at_is_lit_in_every_light(make: Make, theme: str) -> None:
    chart = make(bar_chart, theme)
    before = chart._plot.grab().toImage()
    chart.look(1)
    settle()
    after = chart._plot.grab().toImage()
    middle = before.height() // 2
    changed = [x for x in range(before.width()) if before.pixel(x, middle) != after.pixel(x, middle)]
    assert len(changed) > 50, "a band behind it"
    assert changed[-1] - changed[0] < before.width() / 2, "and only behind it"


def test_the_table_holds_the_same_numbers(make: Make) -> None:
    chart = make(bar_chart)
    click(chart.table_button)
    assert chart.rows.isVisible()
    assert not chart._plot.isVisible()
    rows = [[chart.rows.item(y, x).text() for x in range(4)] for y in range(3)]
    assert rows == [
        ["First seat", "40 %", "30 %", "50 %"],
        ["Second seat", "25 %", "20 %", "30 %"],
        ["Third seat", "35 %", "25 %", "45 %"],
    ]
    key(chart.rows, Qt.Key.Key_T)
    assert not chart.rows.isVisible()
    assert chart._plot.isVisible()


def test_new_data_are_drawn_and_read(make: Make) -> None:
    chart = make(bar_chart)
    assert isinstance(chart, BarChart)
    chart.look(2)
    click(chart.table_button)
    chart.show_bars(BARS[:2])
    settle()
    assert chart.at == -1, "the third bar is gone"
    assert chart.rows.rowCount() == 2
    chart.show_bars(())
    assert chart.empty in chart.accessibleName()


@pytest.mark.parametrize("kind", KINDS)
def test_a_chart_is_saved_as_a_picture_and_as_a_drawing(
    make: Make, kind: Callable[[Desk, QWidget], ChartPanel], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chart = make(kind)
    chart.look(0)
    picture, drawing = tmp_path / "a chart.png", tmp_path / "a chart.svg"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(picture.with_suffix("")), "(*.png)"))
    click(chart.save_button)
    image = QImage(str(picture))
    assert image.width() == 2 * round(chart.sheet.width())
    assert len({image.pixel(x, image.height() // 2) for x in range(0, image.width(), 2)}) > 2
    assert "a chart.png" in chart.accessibleName()
    assert chart.save(drawing)
    text = drawing.read_text("utf-8")
    assert chart.title in text
    assert all(f">{name}<" in text for _, name in chart.scale().up), "the words at the axes are words"


def test_a_picture_that_cannot_be_written_is_told(make: Make, tmp_path: Path) -> None:
    chart = make(histogram)
    assert not chart.save(tmp_path / "nowhere" / "chart.png")
    assert chart.accessibleName() == "chart.png could not be saved."


@pytest.mark.parametrize(
    ("low", "high", "most", "expected"),
    [(0, 10, 5, [0, 2, 4, 6, 8, 10]), (0, 89, 4, [0, 25, 50, 75]), (0, 2, 5, [0, 1, 2]), (-7, 7, 5, [-5, 0, 5])],
)
def test_ticks_are_round_numbers(low: float, high: float, most: int, expected: list[float]) -> None:
    assert steps(low, high, most) == expected


def test_an_axis_of_percents_says_where_its_lines_stand(qapp: object) -> None:
    for high in (0.004, 0.013, 0.08, 0.117, 0.3, 1.0):
        ticks = percents(0, high)
        assert [text for _, text in ticks] == [f"{round(value * 100)} %" for value, _ in ticks]
        assert all(abs(value * 100 - round(value * 100)) < 1e-9 for value, _ in ticks), "no line at 2.5 is called 3"


def test_nothing_heavy_is_loaded_before_a_chart_is_seen() -> None:
    program = "import sys, nutdesk.desk.lab.chart_kinds; print(sorted({'pyqtgraph', 'numpy'} & set(sys.modules)))"
    assert subprocess.check_output([sys.executable, "-c", program], text=True).strip() == "[]"


def test_what_is_counted_has_whole_numbers_at_its_axis(show: Callable[[QWidget], None]) -> None:
    chart = LineChart(Desk(), "Games")
    chart.show_curves([Curve("", (Dot(0, 0, "none"), Dot(1, 1, "one")))])
    show(chart)
    assert [text for _, text in chart.scale().up] == ["0", "1"]


@pytest.mark.parametrize("lying", [True, False])
def test_the_dashed_line_never_crosses_a_number(make: Make, lying: bool) -> None:
    chart = make(lying_chart if lying else bar_chart)
    assert isinstance(chart, BarChart)
    for level in range(20, 60):
        chart.show_bars(BARS, level=(level / 100, "Even chance"))
        settle()
        (line,) = (item for item in drawn(chart, "InfiniteLine") if item.pen.dashPattern())
        at = chart._plot.getViewBox().mapViewToScene(line.pos())
        boxes = [(item.textItem.sceneBoundingRect(), item.toPlainText()) for item in drawn(chart, "TextItem")]
        assert [words for _, words in boxes] == ["40 %", "25 %", "35 %"]
        for box, _ in boxes:
            letters = box.adjusted(0, 4, 0, -4)
            assert not (
                letters.left() <= at.x() <= letters.right() if lying else letters.top() <= at.y() <= letters.bottom()
            )


@pytest.mark.parametrize("width", [250, 290, 560])
@pytest.mark.parametrize("lying", [True, False])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_words_in_a_chart_are_whole_and_apart(make: Make, lying: bool, seats: int, width: int) -> None:
    chart = make(lying_chart if lying else bar_chart)
    assert isinstance(chart, BarChart)
    chart.setGeometry(0, 0, width, 235)
    pairs = [(0.2 + seat * 0.05 + 0.1 * side, seat, bool(side)) for seat in range(seats) for side in range(2)]
    bars = [ChartBar(f"Seat {seat}", rate, "", rate - 0.05, rate + 0.05, hatched=side) for rate, seat, side in pairs]
    chart.show_bars(bars, level=(1 / seats, "an even share"), names=("A", "B"))
    settle()
    assert list(chart_faults(chart, 13)) == []


def drawn(chart: ChartPanel, kind: str) -> list[Any]:
    """The items of pyqtgraph of one kind, as they were added."""
    return [item for item in chart._plot.getPlotItem().items if type(item).__name__ == kind]
