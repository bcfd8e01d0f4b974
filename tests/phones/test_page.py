"""The page on a phone: joining, playing by taps, drags, list and keys, refusals, undo, lost lines, languages."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from nutdesk import games
from nutdesk.core import palette
from nutdesk.core.clean import LONGEST_NAME
from nutdesk.core.game import look
from nutdesk.core.table import Gesture, Table
from nutdesk.phones.pages import PAGE
from nutdesk.phones.words import WORDS
from tests.phones.line import PATIENCE
from tests.phones.pages import NOTEBOOK, Phone, phone
from tests.phones.playing import PlayingHome

SEED = "acorn"
Open = Callable[..., PlayingHome]


def some(*usual: str, but: str = "") -> list[Any]:
    """All games, of which only a few are played without --long: the page is the same, what differs is in the table."""
    wanted = [game for game in games.ids() if game != but]
    return [game if game in usual else pytest.param(game, marks=pytest.mark.long) for game in wanted]


@pytest.fixture(scope="module")
def tables() -> Iterator[Open]:
    """One table for each game, as a process takes a second to start; every test goes back to the beginning."""
    made: dict[str, PlayingHome] = {}

    def open_table(game: str, seats: int = 3) -> PlayingHome:
        if game not in made:
            made[game] = PlayingHome(games.load(game), seats, SEED)
        home = made[game]
        with home.lock:
            home.deaf, home.kept, home.played, home.empty = False, [], [], set()
            home.match.goto(home.match.root)
            home.show()
        return home

    yield open_table
    for home in made.values():
        home.__exit__()


def table_of(home: PlayingHome, seat: int) -> Table:
    game, match = home.game, home.match
    table: Table = game.table(look(game, match.state, seat), match.cast)
    return table


def on_turn(home: PlayingHome) -> int:
    due = home.match.due
    assert due is not None
    return due.seat


def walk_until(home: PlayingHome, wanted: Callable[[Table], bool], most: int = 200) -> Table:
    """Play on by the first legal action that does not end a turn for nothing, until a table has what a test needs."""
    from random import Random

    rng = Random(4)
    with home.lock:
        for _ in range(most):
            table = table_of(home, on_turn(home))
            if wanted(table):
                home.show()
                return table
            home.match.play(rng.choice(look(home.game, home.match.state, on_turn(home)).legal))
    raise AssertionError("no such position")


def alone(table: Table, gesture: Gesture) -> bool:
    """Whether this drop has one meaning only."""
    return sum((other.piece, other.spot) == (gesture.piece, gesture.spot) for other in table.gestures) == 1


def on_board(table: Table) -> list[Gesture]:
    """Drops from the hand, or from the board, onto a place of the board."""
    places = {spot.id for spot in table.spots}
    return [each for each in table.gestures if each.spot in places and not each.click and alone(table, each)]


def from_hand(table: Table) -> list[Gesture]:
    hand = {piece.id for group in table.hand for piece in group.pieces}
    return [gesture for gesture in on_board(table) if gesture.piece in hand]


def refusals(home: PlayingHome, table: Table) -> list[tuple[str, str]]:
    """Pieces of the board and places where they may not go, by a rule with a number."""
    view = look(home.game, home.match.state, on_turn(home))
    offered = {(gesture.piece, gesture.spot) for gesture in table.gestures}
    lying = {piece.id for piece in table.pieces} & {gesture.piece for gesture in table.gestures}
    pairs = [(piece, spot.id) for piece in sorted(lying) for spot in table.spots if (piece, spot.id) not in offered]
    judged = [(pair, home.game.attempt(view, *pair)) for pair in pairs]
    rulings = [(pair, home.match.judge(actions)) for pair, actions in judged if actions]
    return [pair for pair, ruling in rulings if not ruling and ruling.clause]


def finish(home: PlayingHome, shown: Phone, count: int = 1) -> None:
    """Say yes if the page asks before a move, and wait until the desk has played so many of its wishes."""
    for _ in range(600):
        if home.has(lambda: len(home.played) >= count, 0.1):
            return
        shown.agree()
    raise AssertionError(shown.page.locator("#bar").inner_text())


def newest(home: PlayingHome, shown: Phone, seat: int) -> None:
    """Wait until a page shows what its seat may see now."""
    shown.wait_for("(number) => Number(document.querySelector('#table').dataset.number) >= number", home.numbers[seat])


# ---- joining ---------------------------------------------------------------------------------------------------------


def test_a_visitor_sits_down_at_a_free_seat_and_is_remembered(browser: Browser) -> None:
    with PlayingHome(games.load("nice-one-squirrel"), 3, SEED, free=(1,)) as home, phone(browser, home) as visitor:
        visitor.page.goto(f"http://127.0.0.1:{home.port}/")
        visitor.page.get_by_label("The digits on the big screen").fill("1")
        visitor.page.get_by_role("button", name="Come in").tap()
        visitor.page.get_by_text("That is not the code").wait_for()
        visitor.page.get_by_label("The digits on the big screen").fill(home.code)
        visitor.page.get_by_role("button", name="Come in").tap()
        visitor.page.get_by_role("button", name="free").tap()
        visitor.page.get_by_label("Your name").fill("Paula <b>")
        visitor.page.get_by_role("button", name="Sit down").tap()
        visitor.page.wait_for_selector("#play:not([hidden])")
        assert visitor.page.url.endswith(f"#t={home.tickets[1]}")
        visitor.page.get_by_role("button", name=re.compile("You; Paula <b>")).wait_for()
        visitor.page.reload()
        visitor.page.get_by_role("button", name=re.compile("You; Paula <b>")).wait_for()


def test_somebody_who_only_watches_holds_nothing_and_can_do_nothing(browser: Browser, tables: Open) -> None:
    home = tables("nice-one-squirrel")
    with phone(browser, home) as watcher:
        watcher.open()
        watcher.page.get_by_role("button", name="Only watch").tap()
        watcher.page.wait_for_selector("#play:not([hidden])")
        assert watcher.page.locator("#hand .piece").count() == 0
        assert watcher.page.locator("#tray button").count() == 0
        watcher.tab("moves")
        assert watcher.page.locator("#moves .moves button").count() == 0


def test_a_ticket_that_is_not_valid_any_more_leads_back_to_the_hall(browser: Browser, tables: Open) -> None:
    home = tables("nice-one-squirrel")
    with phone(browser, home) as stranger:
        stranger.page.goto(f"http://127.0.0.1:{home.port}/#t={'f' * 32}")
        stranger.page.get_by_role("button", name="Join again").tap()
        stranger.page.get_by_label("The digits on the big screen").wait_for()


# ---- moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", some("nice-one-squirrel", "in-the-nuts"))
def test_a_move_of_each_game_is_made_by_two_taps(browser: Browser, tables: Open, game: str) -> None:
    home = tables(game)
    table = walk_until(home, lambda table: bool(on_board(table)))
    seat, gesture = on_turn(home), on_board(table)[0]
    hand = {piece.id for group in table.hand for piece in group.pieces}
    with phone(browser, home) as mine:
        mine.open(seat)
        if gesture.piece in hand:
            mine.piece(gesture.piece).tap()
        else:
            mine.tap(gesture.piece)
        mine.page.wait_for_selector("#bar[data-kind=held]")
        mine.tap(gesture.spot)
        finish(home, mine)
        assert home.played[0].moves[: len(gesture.actions)] == gesture.actions


@pytest.mark.parametrize("game", some("little-nutters"))
def test_a_move_of_each_game_is_made_from_the_list(browser: Browser, tables: Open, game: str) -> None:
    home = tables(game)
    table = walk_until(home, lambda table: bool(table.gestures))
    with phone(browser, home) as mine:
        mine.open(on_turn(home))
        mine.tab("moves")
        first = mine.page.locator("#moves .doing").first
        if first.locator("h4 button").get_attribute("aria-expanded") == "false":
            first.locator("h4 button").tap()
        first.locator(".moves button").first.tap()
        finish(home, mine)
        assert any(home.played[0].moves[: len(each.actions)] == each.actions for each in table.gestures)


@pytest.mark.parametrize("game", some("nice-one-squirrel", but="in-the-nuts"))
def test_a_card_is_dragged_from_the_hand_to_the_board(browser: Browser, tables: Open, game: str) -> None:
    home = tables(game)
    table = walk_until(home, lambda table: bool(from_hand(table)))
    gesture = from_hand(table)[0]
    with phone(browser, home, **NOTEBOOK) as mine:
        mine.open(on_turn(home))
        piece = mine.piece(gesture.piece)
        piece.scroll_into_view_if_needed()
        box = piece.locator(".face").bounding_box()
        assert box is not None
        mine.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        mine.page.mouse.down()
        x, y = mine.place(gesture.spot)
        mine.page.mouse.move(x, y + 20, steps=3)
        mine.page.mouse.move(x, y, steps=2)
        mine.page.mouse.up()
        finish(home, mine)
        assert home.played[0].moves[: len(gesture.actions)] == gesture.actions


def test_a_finger_drags_a_card_too(browser: Browser, tables: Open) -> None:
    home = tables("nice-one-squirrel")
    table = walk_until(home, lambda table: bool(from_hand(table)))
    gesture = from_hand(table)[0]
    with phone(browser, home) as mine:
        mine.open(on_turn(home))
        box = mine.piece(gesture.piece).locator(".face").bounding_box()
        assert box is not None
        (x, y), (u, v) = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), mine.place(gesture.spot)
        touch = mine.context.new_cdp_session(mine.page)
        ways = [("touchStart", x, y), ("touchMove", x, y - 30), ("touchMove", u, v + 34), ("touchMove", u, v + 34)]
        for kind, at, down in ways:
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at, "y": down}]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        touch.detach()
        finish(home, mine)
        assert home.played[0].moves[: len(gesture.actions)] == gesture.actions


def test_what_may_be_done_on_anothers_turn_is_offered_then(browser: Browser, tables: Open) -> None:
    home = tables("little-nutters")
    found: list[int] = []

    def interrupts(_: Table) -> bool:
        found[:] = [seat for seat in range(3) if seat != on_turn(home) and table_of(home, seat).gestures]
        return bool(found)

    walk_until(home, interrupts)
    gestures = table_of(home, found[0]).gestures
    with phone(browser, home) as mine:
        mine.open(found[0])
        mine.page.locator("#bar[data-kind=invite]").wait_for()
        mine.tab("moves")
        first = mine.page.locator("#moves .doing").first
        if first.locator("h4 button").get_attribute("aria-expanded") == "false":
            first.locator("h4 button").tap()
        first.locator(".moves button").first.tap()
        finish(home, mine)
        assert any(home.played[0].moves[: len(each.actions)] == each.actions for each in gestures)


def test_the_keys_of_a_notebook_make_a_move(browser: Browser, tables: Open) -> None:
    home = tables("nice-one-squirrel")
    with phone(browser, home, **NOTEBOOK) as mine:
        mine.open(on_turn(home))
        mine.page.locator("#mat").focus()
        mine.page.keyboard.press(".")
        assert mine.page.locator("#said").inner_text().strip()
        mine.page.keyboard.press("Enter")
        mine.page.wait_for_selector("#bar[data-kind=held]")
        mine.page.keyboard.press("Escape")
        mine.page.wait_for_selector("#bar[data-kind=held]", state="detached")
        mine.page.keyboard.press("Enter")
        mine.page.keyboard.press(".")
        mine.page.keyboard.press("Enter")
        finish(home, mine)


def test_what_cannot_be_taken_back_is_said_before_it_is_done(browser: Browser, tables: Open) -> None:
    home = tables("in-the-nuts")
    walk_until(home, lambda table: any(each.barrier and each.actions and not each.why_not for each in table.buttons))
    with phone(browser, home) as mine:
        mine.open(on_turn(home))
        button = mine.page.locator("#tray .choice:not([data-off])", has=mine.page.locator(".gate:visible")).first
        button.tap()
        mine.page.locator("#bar").get_by_text("No undo after this").wait_for()
        mine.page.get_by_role("button", name="Not this").tap()
        assert home.played == []
        button.tap()
        finish(home, mine)


# ---- refusals, undo, questions ---------------------------------------------------------------------------------------


def test_a_refusal_says_why_and_opens_its_rule(browser: Browser, tables: Open) -> None:
    home = tables("nice-one-squirrel")
    walk_until(home, lambda table: bool(on_board(table)) and bool(refusals(home, table)))
    piece, spot = refusals(home, table_of(home, on_turn(home)))[0]
    with phone(browser, home) as mine:
        mine.open(on_turn(home))
        mine.tap(piece)
        mine.tap(spot)
        mine.page.wait_for_selector("#bar[data-kind=refusal]")
        assert mine.page.locator("#bar .words p").first.inner_text()
        assert mine.page.locator("#call").inner_text().strip()
        mine.page.locator("#bar .chip").tap()
        assert len(mine.page.locator("dialog .clause p").inner_text()) > 20
        mine.page.get_by_role("button", name="Close").tap()
        assert home.played == []


def test_undo_of_somebody_elses_move_asks_that_person(browser: Browser, tables: Open) -> None:
    home = tables("nice-one-squirrel")
    with home.lock:
        first = on_turn(home)
        while on_turn(home) == first:
            legal = look(home.game, home.match.state, first).legal
            home.match.play(legal[0])
        home.show()
        second = on_turn(home)
        place = home.match.current
    if place.barrier:
        pytest.skip("this position cannot be taken back")
    with phone(browser, home) as mine, phone(browser, home) as other:
        mine.open(second)
        other.open(first)
        mine.page.get_by_role("button", name=re.compile("^Undo")).tap()
        mine.page.locator("#bar").get_by_text("is asked first").wait_for()
        mine.page.get_by_role("button", name="Ask").tap()
        other.page.get_by_role("dialog").get_by_role("button", name="Yes").tap()
        mine.wait_for("() => document.querySelector('#play')")
        assert home.has(lambda: home.match.current is place.parent, PATIENCE), "nothing was taken back"


# ---- lost lines ------------------------------------------------------------------------------------------------------


WATCH_THE_LINE = """() => {
  const line = document.querySelector("#line");
  new MutationObserver(() => { window.lost ||= !line.hidden && line.textContent === "Connecting…"; })
    .observe(line, { attributes: true, childList: true, characterData: true, subtree: true });
}"""
"""Notes that the page has said so: it is back too soon to be caught at it. A page that is loaded again forgets it."""


def test_a_page_is_back_by_itself_when_the_process_was_killed(browser: Browser, tables: Open) -> None:
    home = tables("nice-one-squirrel")
    with phone(browser, home) as mine:
        mine.open(on_turn(home))
        mine.page.evaluate(WATCH_THE_LINE)
        pid = home.process.pid
        assert pid is not None
        os.kill(pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
        mine.wait_for("() => window.lost && document.querySelector('#line').hidden")
        gesture = on_board(table_of(home, on_turn(home)))[0]
        mine.tap(gesture.piece)
        mine.tap(gesture.spot)
        finish(home, mine)


def test_a_wish_that_got_no_answer_is_asked_about_and_never_played_twice(browser: Browser, tables: Open) -> None:
    home = tables("nice-one-squirrel")
    gesture = on_board(table_of(home, on_turn(home)))[0]
    with phone(browser, home) as mine:
        mine.open(on_turn(home))
        home.deaf = True
        mine.tap(gesture.piece)
        mine.tap(gesture.spot)
        while not home.has(lambda: home.kept, 0.1):
            mine.agree()
        pid = home.process.pid
        assert pid is not None
        os.kill(pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
        again = mine.page.get_by_role("dialog").get_by_role("button", name="Make it again")
        again.wait_for()
        home.deaf = False
        again.tap()
        finish(home, mine)
        mine.page.reload()  # what it says now comes after all that it has said
        mine.page.wait_for_selector("#play:not([hidden])")
        assert len(home.played) == 1


# ---- for everybody ---------------------------------------------------------------------------------------------------


def test_the_page_speaks_the_language_of_the_phone_and_changes_it(browser: Browser, tables: Open) -> None:
    home = tables("nice-one-squirrel")
    with phone(browser, home, locale="de-AT") as mine:
        mine.open(on_turn(home))
        assert mine.page.locator("html").get_attribute("lang") == "de"
        assert mine.page.locator("#tabs button[data-tab=rules]").inner_text() == "Regeln"
        mine.tab("more")
        mine.page.locator("#setting-language").select_option("en")
        mine.wait_for("() => document.documentElement.lang === 'en'")
        mine.page.get_by_role("heading", name="This device").wait_for()
        assert mine.page.locator("#tabs button[data-tab=rules]").inner_text() == "Rules"


SMALL = """() => [...document.querySelectorAll('button, input, select, summary, a, [tabindex="0"]')]
  .filter((each) => each.checkVisibility())
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([each, box]) => box.width < 43.5 || box.height < 43.5)
  .map(([each, box]) => `${each.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`)"""
WIDE = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("game", some("little-nutters"))
def test_on_a_narrow_phone_with_large_text_nothing_is_cut_or_too_small_to_hit(
    browser: Browser, tables: Open, game: str
) -> None:
    home = tables(game)
    walk_until(home, lambda table: bool(table.gestures))
    with phone(browser, home, viewport={"width": 320, "height": 568}) as mine:
        mine.set(text="200")
        mine.open(on_turn(home))
        for tab in ("hand", "board", "moves", "story", "rules", "more"):
            mine.tab(tab)
            assert mine.page.evaluate(WIDE) <= 0, tab
            assert mine.page.evaluate(SMALL) == [], tab
            assert mine.page.evaluate(NAMELESS) == [], tab


COVERED = """() => [...document.querySelectorAll('#bar button, #tray button')].filter((each) => each.checkVisibility())
  .filter((each) => {
    each.scrollIntoView({ block: 'nearest' });
    const box = each.getBoundingClientRect();
    return !each.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  }).map((each) => each.innerText)"""


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (844, 390), (768, 1024)])
def test_nothing_lies_over_what_is_asked_before_a_move(browser: Browser, tables: Open, size: tuple[int, int]) -> None:
    home = tables("nuts")
    walk_until(home, lambda table: any(button.barrier for button in table.buttons))
    with phone(browser, home, viewport={"width": size[0], "height": size[1]}) as mine:
        mine.open(on_turn(home))
        mine.tab("moves")
        mine.page.locator("#moves .moves button", has_text="no undo after").first.tap()
        mine.page.locator("#bar button.go").wait_for()
        assert mine.page.evaluate(COVERED) == []
        assert mine.page.locator("#tray").is_hidden()  # there are two answers, and nothing beside them
        mine.page.get_by_role("button", name="Not this").tap()
        assert mine.page.evaluate(COVERED) == []


UNSEEN = """() => {
  const room = document.querySelector('#groups').getBoundingClientRect();
  return [...document.querySelectorAll('#hand [data-can]')].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.left < room.left || box.right > room.right || box.top < room.top || box.bottom > room.bottom;
  }).length;
}"""


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (768, 1024)])
def test_what_can_be_acted_on_comes_first_in_the_hand_and_is_in_sight(
    browser: Browser, tables: Open, size: tuple[int, int]
) -> None:
    home = tables("nut-hunt")
    with phone(browser, home, viewport={"width": size[0], "height": size[1]}) as mine:
        mine.open(on_turn(home))
        mine.page.locator("#hand [data-can]").first.wait_for()
        assert mine.page.locator("#groups .group").first.locator("[data-can]").count() == 3
        assert mine.page.evaluate(UNSEEN) == 0
        assert mine.page.locator("#groups [data-waits]").count() == 2


@pytest.mark.parametrize("game", games.ids())
def test_no_two_moves_of_a_thing_read_alike(browser: Browser, tables: Open, game: str) -> None:
    home = tables(game)
    alike = """() => [...document.querySelectorAll('#moves .doing')].flatMap((each) => {
      const lines = [...each.querySelectorAll('.moves button')].map((line) => line.textContent);
      return lines.filter((line, at) => lines.indexOf(line) !== at);
    })"""
    for steps in (12, 40):
        count = iter(range(200))
        walk_until(home, lambda table, count=count, steps=steps: next(count) >= steps and bool(table.gestures))  # type: ignore[misc]
        with phone(browser, home) as mine:
            mine.open(on_turn(home))
            mine.tab("moves")
            for opens in mine.page.locator("#moves .opens[aria-expanded=false]").element_handles():
                opens.tap()
            assert mine.page.evaluate(alike) == []


NAMELESS = """() => [...document.querySelectorAll('button, input, select, [role=application]')]
  .filter((each) => each.checkVisibility())
  .filter((each) => !(each.getAttribute('aria-label') || each.innerText.trim() || each.textContent.trim()
    || each.labels?.[0]?.innerText))
  .map((each) => each.outerHTML.slice(0, 120))"""


def test_focus_stays_where_it_was_when_another_state_is_shown(browser: Browser, tables: Open) -> None:
    home = tables("nice-one-squirrel")
    seat = (on_turn(home) + 1) % 3
    with phone(browser, home) as mine:
        mine.open(seat)
        mine.tab("moves")
        mine.page.locator("#tabs button[data-tab=moves]").focus()
        with home.lock:
            home.show(home.match.play(look(home.game, home.match.state, on_turn(home)).legal[0], watch=True))
        mine.wait_for("() => document.querySelector('#said').textContent.trim() !== ''")
        assert mine.page.evaluate("document.activeElement.dataset.tab") == "moves"


def test_a_whole_game_is_played_by_roles_and_names_alone(
    browser: Browser, tables: Open, scale: Callable[[int, int], int]
) -> None:
    """Nothing but the accessibility tree is used: what a screen reader finds in the list, and presses."""
    moves, home = scale(2, 400), tables("nice-one-squirrel")
    with home.lock:
        home.empty = {1, 2}
        home.move_empty()
    with phone(browser, home) as mine:
        mine.open(0)
        mine.page.get_by_role("button", name="In words").press("Enter")
        listed = mine.page.get_by_role("region", name="Table in words")
        for made in range(1, moves + 1):
            with home.lock:
                if home.match.over:
                    break
            newest(home, mine, 0)
            mine.page.get_by_role("button", name="In words").press("Enter")
            doing = listed.get_by_role("region", name="What you can do")
            doing.get_by_role("button").first.wait_for()
            shut = doing.get_by_role("button", expanded=False)
            if shut.count():
                shut.first.press("Enter")
            names = doing.get_by_role("listitem").get_by_role("button")
            names.first.press("Enter")
            finish(home, mine, made)
        if moves > 100:
            assert home.match.over
            mine.page.get_by_role("dialog").get_by_role("heading").first.wait_for()


# ---- what the files promise ------------------------------------------------------------------------------------------


def modules() -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in sorted(Path(PAGE).iterdir())}


def test_every_word_of_the_page_is_in_its_table_and_none_is_left_over() -> None:
    said = re.compile(r'\bt\(\s*"((?:[^"\\]|\\.)+)"')
    marked = re.compile(r'"?data-(?:says|names|hints)"?[=:]\s*"([^"]+)"')
    files = modules()
    asked = set(chain.from_iterable(said.findall(text) + marked.findall(text) for text in files.values()))
    rows = set(re.findall(r'"([^"\n]+)"', files["more.js"] + files["tabs.js"] + files["mat.js"]))
    assert asked - set(WORDS) == set()
    assert {word for word in WORDS if word not in asked and word not in rows} == set()


def test_a_name_may_be_as_long_as_on_the_desk() -> None:
    assert f"const LONGEST = {LONGEST_NAME};" in modules()["hall.js"]


def test_no_module_makes_markup_of_texts_or_styles_inline() -> None:
    for name, text in modules().items():
        for word in ("innerHTML", "insertAdjacentHTML", "document.write", "eval(", 'style="', "http://", "https://"):
            assert word not in text.replace('"https:"', ""), (name, word)


def test_the_colours_of_the_seats_are_those_of_the_desk() -> None:
    style = modules()["style.css"]
    for seat, colour in palette.SEAT_FILL.items():
        assert f"--{seat}: {colour.lower()};" in style
