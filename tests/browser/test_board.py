"""A board in a browser: it draws only what has changed, ends where the table says, and finds what is touched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from nutdesk import games
from nutdesk.browser.plain import plain
from nutdesk.core.table import Box, Cue, Piece, Spot, Table
from tests.browser.chromium import Bench
from tests.browser.positions import steps, tables, walked

Scale = Callable[[int, int], int]

OPEN = """() => {
  window.board?.element.remove();
  const beside = (key) => (key === "hand" ? {x: 300, y: 500} : null);
  window.board = new ours.board.Board({look: {scale: 0.5}, beside});
  document.body.append(board.element);
  board.element.setAttribute("width", 620);
  board.element.setAttribute("height", 415);
}"""
SHOW = "([table, how]) => board.show(table, how)"
LOOK = """() => [...board.things.children].map((each) => each.outerHTML.replace(/cut-\\d+/g, "cut")).join("\\n")"""


@pytest.fixture
def board(bench: Bench) -> Iterator[Bench]:
    bench.page.set_viewport_size({"width": 800, "height": 600})
    bench.page.evaluate(OPEN)
    yield bench
    bench.page.evaluate("board.element.remove()")


def show(bench: Bench, table: Table, **how: Any) -> None:
    bench.run(SHOW, [plain(table, str), how])


def simple(*pieces: Piece, cues: tuple[Cue, ...] = (), spots: tuple[Spot, ...] = ()) -> Table:
    return Table(1240, 830, (), spots, pieces, (), "", cues=cues)


def piece(name: str, x: float = 100, y: float = 100, **more: Any) -> Piece:
    return Piece(name, name, "", x, y, 40, 40, (Box(-20, -20, 40, 40, fill="@gold"),), order=2, **more)


HELD = """([table, how]) => {
  void board.show(table, how);
  cancelAnimationFrame(board.motion.frame);
}"""


def begun(bench: Bench, table: Table, **how: Any) -> None:
    """Show a table, and hold everything where it begins."""
    bench.run(HELD, [plain(table, str), how])


def pose(bench: Bench, name: str) -> dict[str, float]:
    return dict(bench.page.evaluate("(id) => ({...board.entry(id).pose})", name))


@pytest.mark.parametrize("game_id", games.ids())
def test_a_board_that_is_led_through_a_game_looks_as_one_that_shows_its_last_table(
    board: Bench, scale: Scale, game_id: str
) -> None:
    shown = 0
    for table in steps(game_id, scale(8, 80), "elm"):
        begun(board, table)  # with all its cues, and interrupted by the next
        shown += 1
        if shown % 4 == 0:
            board.page.evaluate("board.end()")
            led = board.page.evaluate(LOOK)
            board.page.evaluate("() => { window.led = window.board; window.board = null; }")
            board.page.evaluate(OPEN)
            show(board, table, moves=False)
            assert led == board.page.evaluate(LOOK)
            board.page.evaluate("() => { board.element.replaceWith(led.element); window.board = led; }")
    assert shown >= 4
    assert board.wrong == []


def test_what_stays_the_same_is_not_drawn_again(board: Bench) -> None:
    match = walked("nut-hunt", 30)
    one = next(tables(match))
    show(board, one)
    board.page.evaluate("""() => {
      window.changed = [];
      new MutationObserver((all) => changed.push(...all.map((each) => each.target.dataset.id ?? each.target.nodeName)))
        .observe(board.element, {subtree: true, childList: true});
    }""")
    show(board, one, moves=False)
    assert board.page.evaluate("changed") == []


def test_a_piece_that_moves_glides_there_along_its_way(board: Bench) -> None:
    show(board, simple(piece("nut")))
    begun(board, simple(piece("nut", 500, 400, way=((100, 100), (100, 400), (500, 400)))))
    board.page.evaluate("board.motion.at(400)")
    on_the_way = pose(board, "nut")
    assert on_the_way["x"] == pytest.approx(100) or on_the_way["y"] == pytest.approx(400)
    assert (on_the_way["x"], on_the_way["y"]) != (500, 400)
    board.page.evaluate("board.end()")
    assert (pose(board, "nut")["x"], pose(board, "nut")["y"]) == (500, 400)


def test_identical_things_are_followed_about_and_others_fade(board: Bench) -> None:
    show(board, simple(piece("pile-1", like="acorn"), piece("old", 700)))
    begun(board, simple(piece("cache-3", 600, like="acorn"), piece("new", 900)))
    board.page.evaluate("board.motion.at(0)")
    assert pose(board, "cache-3")["x"] == 100
    assert pose(board, "new")["opacity"] == 0
    assert board.page.evaluate("board.moving.map((each) => each.thing.id)") == ["old"]
    board.page.evaluate("board.end()")
    assert board.page.evaluate("[...board.things.children].map((each) => each.dataset.id)") == ["cache-3", "new"]


def test_whoever_wants_less_motion_sees_nothing_travel(browser: Browser) -> None:
    calm = Bench(browser, viewport={"width": 800, "height": 600}, reduced_motion="reduce")
    calm.page.evaluate(OPEN)
    show(calm, simple(piece("nut")))
    begun(calm, simple(piece("nut", 500)))
    assert pose(calm, "nut")["x"] == 500
    assert pose(calm, "nut")["opacity"] < 1
    calm.page.evaluate("board.end()")
    assert pose(calm, "nut")["opacity"] == 1
    assert calm.wrong == []
    calm.close()


def test_every_cue_is_seen_and_leaves_nothing_behind(board: Bench) -> None:
    art = (Box(-10, -10, 20, 20, fill="@no"),)
    cues = (
        Cue("comes", "card", "pile", back=art),
        Cue("leaves", "old", "seat-0"),
        Cue("leaves", "gone", "hand"),
        Cue("passes", "pile", "hand", art, art),
        Cue("rolls", "pile", art=art),
        Cue("walks", "nut", way=((150, 150),)),
        Cue("turns", "pile"),
        Cue("pops", "die"),
        Cue("gleams", "pile"),
        Cue("gleams", "not here"),
        Cue("marks", "nut"),
    )
    before = [piece("pile"), piece("nut", 200), piece("old", 300), piece("gone", 400), piece("die", 500, tumble=1)]
    after = [piece("pile"), piece("nut", 260), piece("card", 600), piece("die", 500, tumble=2)]
    show(board, simple(*before))
    begun(board, simple(*after, cues=cues))
    for moment in (0, 100, 300, 700):
        board.page.evaluate("(now) => board.motion.at(now)", moment)
    assert len(board.page.evaluate("board.moving.map((each) => each.thing.id)")) == 5  # two vanish, three are only seen
    board.page.evaluate("board.end()")
    ids = board.page.evaluate("[...board.things.children].map((each) => each.dataset.id)")
    assert ids == ["pile", "nut", "card", "die"]
    assert board.wrong == []


def test_marks_lie_where_they_belong_and_go_with_their_owner(board: Bench) -> None:
    spot = Spot("cache", "cache", 600, 400, 100, 100, art=(Box(-50, -50, 100, 100, fill="@panel"),))
    show(board, simple(piece("nut", 600, 400), spots=(spot,)))
    order = "[...board.things.children].map((each) => each.dataset.id ?? 'mark')"
    board.page.evaluate("board.mark('hand', {legal: ['cache'], held: ['nut']})")
    assert board.page.evaluate(order) == ["cache", "mark", "mark", "nut"]
    board.page.evaluate("board.mark('hand', {}); board.last(['nut'], 'red'); board.sign({cache: {words: '+2'}})")
    assert board.page.evaluate(order) == ["cache", "nut", "mark", "mark"]
    assert board.page.evaluate("board.things.lastChild.textContent") == "+2"


def test_what_is_touched_is_found_topmost_first_and_small_things_nearby(board: Bench) -> None:
    hexagon = Spot("tile", "tile", 600, 400, 200, 240, "hex")
    show(board, simple(piece("nut", 600, 400), piece("far", 1000, 400), spots=(hexagon,)))
    at = "([x, y]) => board.at(...board.onScreen(x, y))"
    assert board.page.evaluate(at, [600, 400]) == ["nut", "tile"]
    assert "tile" in board.page.evaluate(at, [600, 500])
    assert "tile" not in board.page.evaluate(at, [695, 515])  # beyond the slope
    assert "far" in board.page.evaluate(at, [1030, 400])
    box = board.page.evaluate("board.box('far')")
    assert (round(box["w"]), round(box["h"])) == (20, 20)


def test_a_board_that_is_panned_and_zoomed_knows_where_everything_is(board: Bench) -> None:
    show(board, simple(piece("nut", 600, 400)))
    board.page.evaluate("""() => {
      const stage = document.createElement("div");
      board.element.replaceWith(stage);
      stage.append(board.element);
      stage.style.transform = "translate(30px, -20px) scale(1.5)";
    }""")
    real = board.page.evaluate("""() => {
      const {left, top, width, height} = board.entry("nut").element.getBoundingClientRect();
      return {x: left + width / 2, y: top + height / 2, w: width, h: height};
    }""")
    assert board.page.evaluate("board.box('nut')") == pytest.approx(real, abs=0.6)
    assert board.page.evaluate("({x, y}) => board.at(x, y)", real) == ["nut"]
