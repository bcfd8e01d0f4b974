"""What every player would score if the game ended now, and who may know how much of it."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from nutdesk import games
from nutdesk.core.game import TABLE, Game
from nutdesk.core.match import Match
from nutdesk.core.standing import Standing
from tests.games.in_the_nuts import meadow
from tests.games.little_nutters import forest as patches
from tests.games.nice_one_squirrel import ring
from tests.games.nut_hunt import clearing
from tests.games.nut_hunt.clearing import forest
from tests.games.nuts import factory
from tests.games.nuts.test_trucks import trucks


def standing(match: Match, viewer: int = TABLE) -> tuple[Standing, ...]:
    """What a viewer sees on the players' cards."""
    view = match.game.view(match.state, viewer)
    cards = match.game.table(view, match.cast).seats
    found = tuple(card.standing for card in cards if card.standing is not None)
    assert [one.lines for one in found] == [one.lines for one in match.game.standing(view)]
    return found


def counted(one: Standing) -> list[tuple[str, int, str]]:
    return [(str(line.text), line.points, line.clause) for line in one.lines]


def seen(match: Match, viewer: int = TABLE) -> list[tuple[int, bool]]:
    """For every player the points, and whether something is hidden."""
    return [(one.points, one.hidden) for one in standing(match, viewer)]


def ahead(match: Match, viewer: int = TABLE) -> list[int]:
    return [one.seat for one in standing(match, viewer) if one.ahead]


def says(match: Match, seat: int, viewer: int = TABLE) -> str:
    return str(match.game.table(match.game.view(match.state, viewer), match.cast).seats[seat].score)


SCORING = [name for name in games.ids() if type(games.load(name)).standing is not Game.standing]
"""The games in which something scores before the end."""


@pytest.mark.parametrize("name", SCORING)
def test_every_game_shows_every_player_a_number_once_it_is_set_up(name: str) -> None:
    game = games.load(name)
    match = Match(game, game.chosen({}), game.seats[: game.usual], "standing")
    match.begin()
    while name == "nut-hunt" and not match.state.turns:
        assert standing(match) == ()
        match.play(game.legal(match.state)[0])
    assert [one.seat for one in standing(match)] == list(range(len(match.cast)))


class TestNutHunt:
    def two(self) -> Match:
        """Blue has joined two tiles over a nest, Yellow has built more and joined nothing."""
        return clearing.at(
            2,
            objectives=[["mouse-meadow/hickory-haunt", "rabbit-patch/the-tangle"], ["owl-oak/fern-fold"]],
            squirrels={"mouse-meadow": [1, 0], "badger-bluff": [1, 0]},
            nests={"hickory-haunt": [1, 0], "birch-grove": [0, 2]},
        )

    @pytest.mark.rule("NH-E2", "NH-E7")
    def test_everybody_sees_the_nests_and_that_objectives_are_hidden(self) -> None:
        match = self.two()
        assert seen(match) == [(2, True), (4, True)]
        assert [counted(one) for one in standing(match)] == [[("1 nest", 2, "NH-E2")], [("2 nests", 4, "NH-E2")]]
        assert ahead(match) == [1]
        assert says(match, 1) == "in the lead with 4 points on view; hidden cards count too"

    @pytest.mark.rule("NH-E4", "NH-E5", "NH-E7")
    def test_ones_own_objectives_count_what_they_would_bring_now(self) -> None:
        match = self.two()
        assert seen(match, 0) == [(2 + 5 - 2, False), (4, True)]
        mine, _ = standing(match, 0)
        assert counted(mine)[1:] == [
            ("Mouse Meadow – Hickory Haunt: 4 + 1 for distance", 5, "NH-E4"),
            ("Rabbit Patch – The Tangle: not connected yet", -2, "NH-E5"),
        ]
        assert mine.open == standing(match)[0].open
        assert says(match, 0, 0) == "5 points if the game ended now"

    @pytest.mark.rule("NH-E7")
    def test_nobody_is_ahead_where_a_whole_score_meets_half_of_one(self) -> None:
        assert ahead(self.two(), 0) == []

    @pytest.mark.rule("NH-A1", "NH-A4")
    def test_the_automas_whole_score_is_known_to_all(self) -> None:
        match = clearing.at(
            1,
            objectives=[["rabbit-patch/the-tangle"], ["mouse-meadow/hickory-haunt", "owl-oak/fern-fold"]],
            squirrels={"mouse-meadow": [0, 1], "badger-bluff": [0, 1]},
            nests={"hickory-haunt": [0, 1]},
            forest=forest(),
        )
        for viewer in (TABLE, 0):
            assert seen(match, viewer)[1] == (2 + 5 - 2, False)
        assert seen(match)[0] == (0, True)
        assert seen(match, 0)[0] == (-2, False)
        assert ahead(match, 0) == [1]

    @pytest.mark.rule("NH-E6")
    def test_after_the_end_who_won_is_ahead_and_all_is_open(self) -> None:
        match = clearing.at(2, phase="over", nests={"fern-fold": [2, 1]}, objectives=[["owl-oak/fern-fold"], []])
        assert seen(match) == [(2, False), (2, False)]
        assert ahead(match) == list(clearing.result(match).winners) == [0]  # more nests
        assert says(match, 0) == "2 points"


class TestOrders:
    SHEETS: ClassVar[dict[str, Any]] = {
        "nuts": [[3, 1, 0, 0], [1, 1, 1, 1], [0] * 4],
        "salt": [1, 0, 0],
        "goals": [["almond-thought-leader"], [], []],
        "bonus": [["AACP"], ["PPSS"], []],
    }

    @pytest.mark.rule("NU-E2", "NU-E3", "NU-R12")
    def test_bonus_cards_and_the_move_that_hangs_on_them_are_for_their_holder_alone(self) -> None:
        match = factory.at(3, **self.SHEETS)
        assert seen(match) == [(6 + 1 + 2 + 3, True), (7 + 4, True), (0, False)]
        assert seen(match, 0) == [(12 - 2 + 5, False), (11, True), (0, False)]
        mine = standing(match, 0)[0]
        assert mine.open == standing(match)[0].open
        assert [(line.points, line.clause) for line in mine.held] == [(-2, "NU-R12"), (5, "NU-E3")]
        assert seen(match, 1)[1] == (11 - 6, False)
        assert counted(standing(match, 1)[1])[-1] == (
            "Bonus card 2 peanuts and 2 pistachios: not filled yet",
            -6,
            "NU-E3",
        )

    @pytest.mark.rule("NU-E2")
    def test_the_sheet_says_the_same_number_as_the_players_card(self) -> None:
        match = factory.at(3, turn=1, **self.SHEETS)
        for viewer in (TABLE, 0, 1):
            table = match.game.table(match.game.view(match.state, viewer), match.cast)
            told = next(str(note.name) for note in table.notes if "'s sheet" in note.title)
            shown = max(viewer, 0)
            assert f"worth {standing(match, viewer)[shown].points} now" in told

    @pytest.mark.rule("NU-R12")
    def test_without_bonus_cards_the_thought_leaders_move_is_open_to_all(self) -> None:
        match = factory.at(3, nuts=[[2, 1, 1, 0], [0] * 4, [0] * 4], goals=[["almond-thought-leader"], [], []])
        [move] = [line for line in standing(match)[0].open if line.clause == "NU-R12"]
        assert move.points == (7 + 4) - (3 + 1 + 1)
        assert seen(match) == [(7 + 4 + 3, False), (0, False), (0, False)]
        assert ahead(match) == [0]


@pytest.mark.rule("NT-6")
def test_trucks_count_what_was_shipped_and_nothing_in_the_warehouse() -> None:
    match = trucks(shipped=[["AAA"], ["A4C3"], []], nuts=[[3, 0, 0, 0], [0] * 4, [0] * 4], latest=[1, 2])
    assert [one.points for one in standing(match, 0)] == [7, 22, 0]
    assert ahead(match) == [1]
    assert counted(standing(match)[0]) == [("Truck with 3 almonds", 7, "NT-6")]


@pytest.mark.rule("IN-E2")
def test_storage_cards_count_and_kept_jokers_are_stored_at_their_best() -> None:
    match = meadow.at(2, jokers={"1": ["walnut-acorn"]}, storage={"1": {"1": ["walnut"], "4": ["acorn"] * 2}, "2": {}})
    mine = standing(match)[0]
    assert counted(mine) == [
        ("3 nuts on other cards", 3, "IN-E2"),
        ("1 joker kept, stored at its best", 10 - 2, "IN-E2"),
    ]
    assert seen(match) == seen(match, 0) == [(11, False), (0, False)]
    assert ahead(match, 1) == [0]


@pytest.mark.rule("NS-T4")
def test_nice_one_squirrel_counts_what_was_played_and_nothing_in_hand() -> None:
    match = ring.at(3, scores=[11, 14, 14], played=[4, 5, 5], hands=[["red-acorn"], ["blue-acorn"], ["red-acorn"]])
    assert seen(match, 0) == seen(match) == [(11, False), (14, False), (14, False)]
    assert ahead(match, 0) == [1, 2]
    assert says(match, 1) == "in the lead with 14 points if the game ended now"


@pytest.mark.rule("LN-S1", "LN-E1")
def test_little_nutters_counts_the_nuts_in_the_sacks() -> None:
    match = patches.at(3, sacks=[1, 3, 0])
    assert seen(match, 2) == [(1, False), (3, False), (0, False)]
    assert counted(standing(match)[1]) == [("3 nuts in the sack", 3, "LN-S1")]
    assert says(match, 1) == "in the lead with 3 nuts if the game ended now"
    assert ahead(patches.at(3, sacks=[2, 2, 2])) == []
