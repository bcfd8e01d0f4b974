"""A drawing in a browser looks as at the desk: every drawing of random positions, pixel by pixel, and every label."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from nutdesk import games
from nutdesk.browser.plain import plain
from nutdesk.core.table import Art, Box, Inset, Label, Oval, Poly, Shadow, Svg, Table
from nutdesk.desk.kit.drawing import Style
from nutdesk.desk.kit.theme import THEMES
from nutdesk.desk.kit.words import ENGLISH, Translated, Voice
from tests.browser.chromium import Bench
from tests.browser.lettering import Written, labels, written
from tests.browser.positions import NAMES, steps, tables, walked
from tests.browser.sheets import Difference, by_browser, by_desk, compared, drawings, laid_out, side_by_side

pytestmark = pytest.mark.usefixtures("qapp")

MEAN, EDGES, MOST = 5.5, 3, 34.0
"""How far apart two pictures of a drawing may be: edges of letters and lines are smoothed in other ways."""
ROOM = 20
"""The least pixels of letters on a projector, in whose way a small board is drawn."""
LOOKS = [("light", "en", 0.6, 13)]
MORE = [("dark", "de", 0.8, 13), ("contrast", "de", 0.5, 13), ("light", "en", 0.35, 13), ("dark", "de", 0.3, ROOM)]
SAMPLE = {"in-the-nuts": 0, "little-nutters": 1, "nice-one-squirrel": 2, "nut-hunt": 3, "nuts": 3}
"""Which of those each game is seen in, in the usual run."""

Scale = Callable[[int, int], int]


def seen(game_id: str, scale: Scale) -> list[Table]:
    """Tables of a game from its beginning to its end."""
    found = [*steps(game_id, scale(3, 60)), *tables(walked(game_id, 2000))]
    for k in range(scale(1, 6)):
        found += tables(walked(game_id, 40 + 17 * k, f"ash {k}"))
    return found


def style(game_id: str, theme: str, language: str, floor: int) -> Style:
    tongue = ENGLISH if language == "en" else Translated(language)
    return Style(THEMES[theme], Voice(game_id, NAMES, tongue), floor)


def wrong(found: Difference) -> bool:
    return found.mean > MEAN or found.edges > EDGES or found.most > MOST


@pytest.mark.parametrize("game_id", games.ids())
def test_every_drawing_looks_as_at_the_desk(
    qapp: QApplication, bench: Bench, scale: Scale, tmp_path: Path, game_id: str
) -> None:
    arts = drawings(seen(game_id, scale))
    assert len(arts) > 40
    for theme, language, units, floor in LOOKS + [MORE[SAMPLE[game_id]]] * scale(1, 0) + MORE * scale(0, 1):
        shown = style(game_id, theme, language, floor)
        alike = arts if floor > 13 else without_close_calls(bench, arts, shown, units)
        assert len(alike) > 0.97 * len(arts) - 1
        cells, high = laid_out(alike, units)
        desk = by_desk(cells, high, shown, units, "@panel")
        browser = by_browser(bench, cells, high, shown, units, "@panel")
        bad = sorted(filter(wrong, compared(cells, desk, browser)), key=lambda found: -found.most)
        told = [(found.cell.name, round(found.mean, 1), found.edges, round(found.most)) for found in bad]
        if bad:
            file = side_by_side([found.cell for found in bad[:20]], desk, browser, tmp_path / "both.png")
            pytest.fail(f"{theme}, {language}, {units}: {told}; see {file}")


STAR = ((0, -90), (53, 73), (-86, -28), (86, -28), (-53, 73))
CORNER = ((-90, -90), (90, -90), (-90, 90))
INNER: Art = (Box(0, 0, 90, 90, 20, "@go"), Oval(20, 20, 50, 50, "@gold", "@ink", 6), Label("9", 0, 0, 90, 90, 40))
VALUES: dict[str, Art] = {
    "alpha": (Box(-90, -90, 180, 180, fill="#40FF0000"), Oval(-60, -60, 120, 120, "#C00000FF")),
    "felt": (Box(-90, -90, 180, 180, 60, "@felt", "@stitch", 10),),
    "dash": (Poly(((-80, 0), (80, 0)), line="@ink", width=20, dash=(2, 1), closed=False),),
    "ends": (Poly(((-70, 40), (0, -50), (70, 40)), "@no", "@ink", 30, closed=False),),
    "corners": (Poly(((-60, 60), (0, -60), (60, 60)), "@gold", "@go", 36),),
    "star": (Poly(STAR, "@no"),),
    "soft": (Oval(-90, -60, 180, 120, "@ink", soft=True),),
    "shadow": (Shadow(-60, -60, 120, 120, 30, 24, 0.9), Box(-60, -60, 120, 120, 30, "@panel2")),
    "picture": (Svg("nut-acorn", -90, -60, 180, 120),),
    "tint": (Svg("ui-hint", -90, -90, 180, 180, tint="@no"),),
    "tint with alpha": (Svg("ui-hint", -90, -90, 180, 180, tint="#40008000"),),
    "faint": (Svg("raccoon", -90, -90, 180, 180, opacity=0.3),),
    "clip": (Svg("nut-walnut", -90, -90, 180, 180, clip=CORNER),),
    "no such picture": (Svg("nowhere", -90, -90, 180, 180), Box(-90, -90, 20, 20, fill="@go")),
    "inset": (Inset(INNER, -80, -80, 1.6),),
    "cut inset": (Inset(INNER, -80, -80, 1.6, clip=((0, 0), (90, 0), (0, 90))),),
}
"""What each field of a layer does, so large that nobody can overlook it."""


@pytest.mark.parametrize("theme", THEMES)
def test_every_field_of_a_layer_is_drawn_as_at_the_desk(bench: Bench, tmp_path: Path, theme: str) -> None:
    cells, high = laid_out({art: name for name, art in VALUES.items()}, 1.0)
    shown = style("nuts", theme, "en", 13)
    desk = by_desk(cells, high, shown, 1.0, "@panel")
    browser = by_browser(bench, cells, high, shown, 1.0, "@panel")
    for found in compared(cells, desk, browser):
        told = f"{found.cell.name}: {found.mean:.2f}, {found.edges}, {found.most:.1f}"
        if found.mean >= 1 or found.edges > 4 or found.most >= 14:
            pytest.fail(f"{told}; see {side_by_side([found.cell], desk, browser, tmp_path / 'both.png')}")


def without_close_calls(bench: Bench, arts: dict[Art, str], shown: Style, units: float) -> dict[Art, str]:
    """The drawings whose texts break at the same places: a hair's breadth decides it now and then."""
    mine, theirs = both_ways(bench, [label for art in arts for label in labels(art)], shown, units)
    apart = {label for label in mine if broken(mine[label]) != broken(theirs[label])}
    return {art: name for art, name in arts.items() if apart.isdisjoint(labels(art))}


def broken(label: Written | None) -> tuple[str, ...]:
    return label.lines if label is not None else ()


def both_ways(
    bench: Bench, given: list[Label], shown: Style, units: float
) -> tuple[dict[Label, Written | None], dict[Label, Written | None]]:
    """Labels as the desk writes them, and as the browser does."""
    once = list(dict.fromkeys(given))
    look = {"scale": units, "floor": shown.floor, "legible": shown.floor > 13}
    told = [plain(label, shown.words) for label in once]
    answers = bench.run("([labels, look]) => labels.map((each) => ours.letters.set(each, look))", [told, look])
    theirs = [
        answer and Written(answer["size"], answer["narrow"], tuple(line["text"] for line in answer["lines"]))
        for answer in answers
    ]
    mine = {label: written(label, shown, units) for label in once}
    return mine, dict(zip(once, theirs, strict=True))


@pytest.mark.parametrize("game_id", games.ids())
def test_every_label_is_written_as_at_the_desk(bench: Bench, scale: Scale, game_id: str) -> None:
    found = list(dict.fromkeys(label for art in drawings(seen(game_id, scale)) for label in labels(art)))
    apart, compared_ = [], 0
    for language, units, floor in product(("en", "de"), (1.0, 0.55, 0.3), (13, 15)):
        mine, theirs = both_ways(bench, found, style(game_id, "light", language, floor), units)
        for label, own in mine.items():
            other = theirs[label]
            compared_ += 1
            if own is None or other is None:
                assert own is other, label
                continue
            assert abs(own.size - other.size) <= 1, (label, own, other)
            assert abs(own.narrow - other.narrow) < 0.08, (label, own, other)
            if own.lines != other.lines or own.size != other.size:
                apart.append((label.text, own, other))
    assert compared_ > 300
    assert len(apart) <= 0.01 * compared_, apart[:9]


def test_letters_are_as_long_as_at_the_desk(bench: Bench) -> None:
    from nutdesk.desk.kit.theme import metrics

    for text, size, weight, display in product(
        ("To Wave, AV", "Füchse 17–4", "a"), (13, 22, 100), (500, 700), (False, True)
    ):
        own = metrics(size, weight, display).horizontalAdvance(text)
        other = bench.page.evaluate("(given) => ours.letters.advance(...given)", [text, size, weight, display])
        assert other == pytest.approx(own, abs=0.15), (text, size, weight, display)
    for size, display in product((13, 17, 40), (False, True)):
        type_ = metrics(size, 500, display)
        assert bench.page.evaluate("(given) => ours.letters.tall(...given)", [size, display]) == [
            type_.ascent(),
            type_.descent(),
        ]


def test_an_alpha_comes_first_in_our_colours_and_last_in_a_browsers(bench: Bench) -> None:
    paint = "(name) => ours.art.paint(name)"
    assert bench.page.evaluate(paint, "#80FF0000") == "#FF000080"
    assert bench.page.evaluate(paint, "#FF0000") == "#FF0000"
    assert bench.page.evaluate(paint, "@ink2") == "var(--c-ink2)"


def test_another_theme_draws_nothing_again(bench: Bench) -> None:
    seen = bench.page.evaluate("""async () => {
      const drawn = ours.art.draw([{is: "box", x: 0, y: 0, w: 9, h: 9, fill: "@panel"},
        {is: "svg", name: "ui-hint", x: 0, y: 0, w: 9, h: 9, tint: "@ink"}]);
      const held = ours.art.node("svg", {}, drawn);
      document.body.append(held);
      let changes = 0;
      const watched = {subtree: true, childList: true, attributes: true};
      new MutationObserver((all) => changes += all.length).observe(held, watched);
      const colours = () => [getComputedStyle(drawn.children[0]).fill, getComputedStyle(drawn.children[1]).color];
      const seen = ["light", "dark"].map((theme) => (document.documentElement.dataset.theme = theme, colours()));
      await new Promise(requestAnimationFrame);
      held.remove();
      return {seen, changes};
    }""")
    assert seen["seen"] == [["rgb(255, 249, 236)", "rgb(47, 31, 20)"], ["rgb(58, 45, 35)", "rgb(251, 239, 217)"]]
    assert seen["changes"] == 0


def test_a_text_stays_a_text_whoever_wrote_it(bench: Bench) -> None:
    hostile = "<img src=x onerror=alert(1)>&amp;<script>1</script>"
    told = plain(Label(hostile, 0, 0, 900, 30), str)
    assert bench.page.evaluate("(label) => ours.art.draw([label]).textContent", told) == hostile
    assert bench.page.evaluate("(label) => ours.art.draw([label]).querySelectorAll('img, script').length", told) == 0
