"""Hot seat: nobody sees a hand that is not theirs, not even in the pixels."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from nutdesk import games
from nutdesk.core.game import TABLE, Game, look
from nutdesk.core.match import Match
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from tests.core.tiny import TINY
from tests.desk.conftest import Sit, begun
from tests.desk.hands import click, drag, key, letters, settle, widget_of


def hand_ids(page: TablePage, seat: int) -> set[str]:
    """The ids that the hand of a seat has on its own table."""
    return {piece.id for group in page.session.table(seat).hand for piece in group.pieces}


def shown(page: TablePage) -> QImage:
    """The page as it is on the screen."""
    settle()
    return page.grab().toImage()


def secret_games() -> list[str]:
    return [name for name in games.ids() if games.load(name).secrets]


def test_the_curtain_is_down_before_the_first_hand_is_shown(sit: Sit) -> None:
    page = sit(covered=True)
    assert page.curtain.isVisible()
    assert page.session.viewer == TABLE
    assert page.curtain.button.text() == "I am Tufty: show my hand"
    assert page.curtain.button.hasFocus()
    assert not hand_ids(page, 0) & set(page.scene.pieces)


@pytest.mark.parametrize("how", [Qt.Key.Key_Space, Qt.Key.Key_Return, "click"])
def test_space_enter_or_a_click_uncovers(sit: Sit, how: Qt.Key | str) -> None:
    page = sit(covered=True)
    if isinstance(how, Qt.Key):
        key(page, how)
    else:
        click(page.curtain.button)
    assert page.curtain.isHidden()
    assert page.session.viewer == 0
    assert hand_ids(page, 0) <= set(page.scene.pieces)
    assert page.view.hasFocus()


def test_f6_covers_and_so_does_the_button(sit: Sit) -> None:
    page = sit()
    key(page, Qt.Key.Key_F6)
    assert page.curtain.isVisible()
    assert not hand_ids(page, 0) & set(page.scene.pieces)
    key(page, Qt.Key.Key_Space)
    assert page.curtain.isHidden()
    click(page.tray_head.cover)
    assert page.curtain.isVisible()
    assert not hand_ids(page, 0) & set(page.scene.pieces)


@pytest.mark.parametrize("name", secret_games())
def test_no_game_has_a_button_on_the_key_that_covers(name: str) -> None:
    match, rng = begun(name, max(2, games.load(name).usual)), Random(7)
    for _ in range(20):
        if match.due is None:
            break
        table = match.game.table(look(match.game, match.state, match.due.seat), match.cast)
        assert "F6" not in {button.key for button in table.buttons}
        match.play(rng.choice(match.game.legal(match.state)))


def test_the_menu_covers_too(window: MainWindow) -> None:
    window.seat(begun(), None)
    page = window.page
    assert page is not None
    page.session.uncover()
    settle()
    window.actions_["cover"].trigger()
    settle()
    assert page.curtain.isVisible()


def test_the_curtain_falls_when_the_turn_goes_to_another_seat(sit: Sit) -> None:
    page = sit()
    drag(page, "squirrel-0", "cache-9")
    assert page.curtain.isHidden(), "Tufty still has a nut to play"
    letters(page, "n")
    assert page.curtain.isVisible()
    assert page.curtain.button.text() == "I am Cyril: show my hand"
    for seat in range(3):
        assert not hand_ids(page, seat) & set(page.scene.pieces)
    key(page, Qt.Key.Key_Space)
    assert hand_ids(page, 1) <= set(page.scene.pieces)


def test_undo_does_not_show_the_hand_of_the_one_before(sit: Sit) -> None:
    page = sit()
    drag(page, "squirrel-0", "cache-9")
    letters(page, "n")
    key(page, Qt.Key.Key_Space)
    page.session.undo()
    settle()
    assert page.curtain.isVisible()
    assert page.session.viewer == TABLE


def test_the_recap_tells_what_happened_since_this_seat_last_acted(sit: Sit) -> None:
    page = sit(begun(seats=2))
    for seat in range(2):
        page.session.uncover()
        settle()
        drag(page, f"squirrel-{seat}", f"cache-{(9, 5)[seat]}")
        letters(page, "n")
    assert page.curtain.player.name == "Tufty"
    rows = page.curtain.recap.rows
    assert rows[0].text == "Cyril starts on cache 5"
    assert rows[1].text.startswith("Cyril turns over a ")
    assert rows[-1].text == "Cyril plays nothing"
    assert all("Tufty" not in row.text for row in rows)
    assert all(row.icon and row.clause for row in rows)
    assert page.curtain.list.isVisible()


def test_the_curtain_names_who_may_look(sit: Sit) -> None:
    page = sit(covered=True)
    assert page.curtain._titles == ("Tufty is next", "Only Tufty may look now")
    assert page.curtain.accessibleName().startswith("Tufty is next.")
    assert page.curtain.list.isHidden(), "nothing has happened yet"


@pytest.mark.parametrize("size", [(1100, 620), (1920, 1080)])
def test_a_long_recap_scrolls_and_shows_its_newest_lines_whole(sit: Sit, size: tuple[int, int]) -> None:
    match, rng = begun(seats=5, seed="long"), Random(2)
    while len(match.line()) < 36 or match.due is None or match.due.seat != 0:
        match.play(rng.choice(match.game.legal(match.state)))
    page = sit(match, size=size, covered=True)
    view, rows = page.curtain.list, page.curtain.recap.rows
    assert len(rows) >= 8
    assert [row.text for row in rows] == [
        page.session.words(event.sentence())
        for entry in match.line()[-len(rows) :]
        for event in entry.events
        if event.only is None
    ][-len(rows) :]
    assert view.verticalScrollBar().maximum() > 0
    last = view.visualRect(view.model().index(len(rows) - 1, 0))
    assert view.viewport().rect().contains(last), "the newest is in sight"
    tops = [view.visualRect(view.model().index(k, 0)).top() for k in range(len(rows))]
    assert 0 in tops, "no line is cut at the top"
    assert page.curtain.button.geometry().left() > view.geometry().right()


def test_a_line_of_the_recap_leads_to_its_rule(sit: Sit) -> None:
    page = sit(begun(seats=2))
    drag(page, "squirrel-0", "cache-9")
    letters(page, "n")
    view = page.curtain.list
    click(view.viewport(), view.visualRect(view.model().index(0, 0)).center())
    assert page.rules.isVisible()
    assert page.rules.at == page.curtain.recap.rows[0].clause


def test_what_bots_played_is_in_the_recap(sit: Sit) -> None:
    match = begun(seats=3)
    match.players = match.cast = (match.players[0], attrs.evolve(match.players[1], kind="kit"), match.players[2])
    for move in ("place 9", "nothing", "place 5", "nothing"):
        match.play(match.game.parse(move))
    page = sit(match, covered=True)
    assert page.curtain.player.name == "Nutkin"
    texts = [row.text for row in page.curtain.recap.rows]
    assert "Tufty starts on cache 9" in texts
    assert "Cyril starts on cache 5" in texts


def redealt(match: Match, rng: Random) -> Match:
    """The same match to the public, with other cards in all hands."""
    game = match.game
    for _ in range(50):
        state = game.determinize(game.view(match.state, TABLE), rng)
        if state != match.state:
            break
    other = Match(game, match.options, match.players, match.seed, start=state)
    other.begin()
    return other


@pytest.mark.parametrize("game_id", secret_games())
def test_covered_pages_of_two_deals_are_equal_to_the_pixel(sit: Sit, game_id: str) -> None:
    rng = Random(game_id)
    match = begun(game_id, max(2, games.load(game_id).usual), seed="secret")
    # At the start a redeal changes hands and nothing else.
    start = Match(match.game, match.options, match.players, match.seed, start=match.state)
    start.begin()
    other = redealt(match, rng)
    assert other.state != start.state, "or this proves nothing"
    pictures = []
    for one in (start, other):
        page = sit(one, covered=True)
        covered = shown(page)
        page.session.uncover()
        pictures.append((covered, shown(page)))
        page.hide()
    assert pictures[0][0] == pictures[1][0]
    assert pictures[0][1] != pictures[1][1], "uncovered, the hands differ"


def test_a_covered_hand_leaves_nothing_in_the_scene(sit: Sit) -> None:
    page = sit()
    before = len(page.scene.items())
    key(page, Qt.Key.Key_F6)
    settle()
    assert not page.pointing.value_pills.marks.drawn
    covered = len(page.scene.items())
    key(page, Qt.Key.Key_Space)
    assert len(page.scene.items()) == before
    assert covered < before


def test_open_hands_need_no_curtain(window: MainWindow) -> None:
    window.actions_["open-hands"].trigger()
    assert window.settings.open_hands
    window.seat(begun(), None)
    page = window.page
    assert page is not None
    settle()
    assert page.curtain.isHidden()
    assert hand_ids(page, 0) <= set(page.scene.pieces)
    drag(page, "squirrel-0", "cache-9")
    letters(page, "n")
    assert page.session.viewer == 1
    assert page.curtain.isHidden()
    window.actions_["open-hands"].trigger()
    settle()
    assert page.session.viewer == 1, "who was looking looks on"


def test_somebody_alone_needs_no_curtain(sit: Sit) -> None:
    alone = [name for name in games.ids() if 1 in games.load(name).players]
    for name in alone:
        page = sit(begun(name, 1), covered=True)
        assert page.curtain.isHidden()
        assert page.session.viewer == 0
        page.hide()


class Cardless(type(TINY)):  # type: ignore[misc]
    """A game in which nothing is secret."""

    secrets = ()


def test_a_game_without_secrets_needs_no_curtain(sit: Sit) -> None:
    game: Game = Cardless()
    page = sit(begun(game), covered=True)
    assert page.curtain.isHidden()
    assert page.session.viewer == 0


# ---- the story ------------------------------------------------------------------------------------------------------


def told(page: TablePage) -> list[str]:
    return [row.text for row in page.story.model.rows]


def peek(page: TablePage) -> str:
    """Ann peeks at the pile; what she alone is told."""
    assert page.table is not None
    click(widget_of(page, next(button for button in page.table.buttons if button.label == "Peek")))
    page.quiet()  # with motion, what she sees is told after what she does
    seen = [text for text in told(page) if text.startswith("Ann sees a")]
    assert len(seen) == 1
    return seen[0]


def readers(page: TablePage) -> Iterator[list[str]]:
    """The story behind the curtain, and as the next seat reads it."""
    yield told(page)
    key(page, Qt.Key.Key_Space)
    yield told(page)


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_what_one_seat_alone_was_told_is_not_in_the_story_of_another(sit: Sit, pace: float) -> None:
    page = sit(begun(TINY), pace=pace)
    secret = peek(page)
    click(page.tray_head.cover)
    assert secret not in told(page), "nor behind the curtain"
    key(page, Qt.Key.Key_Space)
    assert secret in told(page), "Ann may read it again"
    drag(page, "pawn", "heap-left")
    page.quiet()
    letters(page, "r")
    page.quiet()
    settle()
    assert page.curtain.isVisible()
    for story in readers(page):
        assert secret not in story
        assert "Ann peeks at the pile" in story
