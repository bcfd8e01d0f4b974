"""Every player's card says what they would score now, to whoever may know it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from nutdesk import games
from nutdesk.core.match import Match
from nutdesk.core.table import Label, Svg
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.settings.language import choose
from nutdesk.desk.table.seat_strip import SeatPanel
from tests.desk.conftest import Sit, begun
from tests.desk.hands import key, settle
from tests.games.nut_hunt import clearing

HIDDEN = "card-hidden"


def hunt() -> Match:
    """Blue has a nest and two objectives, one of them done; Yellow has two nests and a secret."""
    return clearing.at(
        2,
        phase="act",
        objectives=[["mouse-meadow/hickory-haunt", "rabbit-patch/the-tangle"], ["owl-oak/fern-fold"]],
        squirrels={"mouse-meadow": [1, 0], "badger-bluff": [1, 0]},
        nests={"hickory-haunt": [1, 0], "birch-grove": [0, 2]},
    )


def head(panel: SeatPanel) -> list[str]:
    """The words and pictures on the head of a card, without what the game draws below it."""
    return [
        str(layer.text) if isinstance(layer, Label) else layer.name
        for layer in panel.art()
        if isinstance(layer, Label | Svg)
    ]


def hover(page: TablePage, seat: int) -> str:
    """Rest the pointer on a player's card, and read the tip."""
    QToolTip.hideText()
    port = page.view.viewport()
    where = page.view.mapFromScene(page.grip.places[f"seat-{seat}"].center())
    QApplication.sendEvent(port, QHelpEvent(QHelpEvent.Type.ToolTip, where, port.mapToGlobal(where)))
    settle()
    return QToolTip.text()


def test_the_curtain_hides_what_only_the_holder_may_count(sit: Sit) -> None:
    page = sit(hunt(), covered=True)
    for uncovered in (False, True, False):
        assert page.session.covered is not uncovered
        mine, other = page.seat_panels
        assert {"2", "5", HIDDEN} & set(head(mine)) == ({"5"} if uncovered else {"2", HIDDEN})
        assert {"4", HIDDEN} <= set(head(other))
        key(page, Qt.Key.Key_F6 if uncovered else Qt.Key.Key_Space)


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_a_resting_pointer_is_told_every_line_with_its_clause(sit: Sit, text: float) -> None:
    Desk.text = text
    page = sit(hunt(), size=(1280, 720))
    told = hover(page, 0)
    assert "\n1 nest: +2 (NH-E2)\nMouse Meadow" in told
    said = told.replace("\n", " ")
    assert "5 points if the game ended now" in said
    assert "4 + 1 for distance: +5 (NH-E4), your secret" in said
    assert "not connected yet: −2 (NH-E5), your secret" in said
    assert "hidden cards count too" in hover(page, 1).replace("\n", " ")
    QToolTip.hideText()


def test_the_table_in_words_and_the_screen_reader_have_the_same_lines(sit: Sit) -> None:
    page = sit(hunt())
    players = next(part for part in page.words.lines() if part.key == "players")
    mine, other = players.parts
    assert "5 points if the game ended now" in mine.text
    assert [line.text for line in mine.parts] == [
        "1 nest: +2 (NH-E2)",
        "Mouse Meadow – Hickory Haunt: 4 + 1 for distance: +5 (NH-E4), your secret",
        "Rabbit Patch – The Tangle: not connected yet: −2 (NH-E5), your secret",
    ]
    assert [line.text for line in other.parts] == ["2 nests: +4 (NH-E2)"]
    panel = page.seat_panels[0]
    assert "5 points if the game ended now" in panel.accessibleName()
    assert panel.accessibleDescription() == "; ".join(line.text for line in mine.parts)


def test_a_crown_says_who_is_ahead_where_that_can_be_known(sit: Sit) -> None:
    match = games.load("little-nutters")
    page = sit(begun(match, 3))
    assert not any(panel.card and panel.card.standing and panel.card.standing.ahead for panel in page.seat_panels)
    page.session.match.state.sacks[1] = 2
    page.show_frame(page.session.table())
    crowned = ["ui-crown" in head(panel) for panel in page.seat_panels]
    assert crowned == [False, True, False]
    assert "in the lead with 2 nuts if the game ended now" in page.seat_panels[1].accessibleName()


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize(("name", "seats"), [("nuts", 6), ("little-nutters", 6), ("in-the-nuts", 4), ("nut-hunt", 5)])
def test_the_number_has_room_beside_the_name_in_the_smallest_window(sit: Sit, name: str, seats: int, code: str) -> None:
    choose(code)
    try:
        match = begun(name, seats)
        while name == "nut-hunt" and not match.state.turns:  # nothing is counted in the set-up
            match.play(match.game.legal(match.state)[0])
        page = sit(match, size=(1280, 720))
        for panel in page.seat_panels[:seats]:
            assert panel.card is not None
            assert panel.card.standing is not None
            number = str(panel.card.standing.points).replace("-", "−")
            written = [layer for layer in panel.art() if isinstance(layer, Label)]
            name_label = next(layer for layer in written if layer.text == panel.player.name)
            score = next(layer for layer in written if layer.text == number and layer.display)
            assert name_label.x + name_label.w <= score.x + 1
            assert score.size >= 19
            assert score.x + score.w <= panel.width()
    finally:
        choose("en")


def test_where_only_badges_fit_the_number_is_on_the_badge_and_the_drawer_tells_its_lines(sit: Sit) -> None:
    Desk.text = 1.5
    page = sit(hunt())
    assert not page.desk.layout.columns
    assert {"5"} <= set(head(page.seat_panels[0]))
    assert {"4", HIDDEN} <= set(head(page.seat_panels[1]))
    page.drawer.turn("players")
    settle()
    inside = [panel for panel in page.drawer.findChildren(SeatPanel) if panel.isVisible()]
    assert "NH-E4" in inside[0].toolTip()
    port = inside[0]
    QApplication.sendEvent(port, QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(20, 20), port.mapToGlobal(QPoint(20, 20))))
    assert QToolTip.text() == port.toolTip()
    QToolTip.hideText()
