"""The end of the game and what the sheets are worth."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from nutdesk.games.nuts import GAME
from nutdesk.games.nuts.orders.parts import CARD, GOAL, PATTERNS, VALUES
from nutdesk.games.nuts.orders.score import FAILED, FILLED, WAIVED, assign, complete_rows, tally
from tests.games.nuts.factory import QUIET, at, due, play, told

LEADER, MONGER, MAMA = (1 << GOAL[name] for name in ("almond-thought-leader", "pistachio-monger", "salty-mama"))


def last(**position: Any) -> Any:
    """Everybody but the third has passed: the next pass ends the round."""
    return at(**{**QUIET, "passes": 2, "ran": True, **position})


@pytest.mark.rule("NU-P7", "NU-E2")
@pytest.mark.parametrize(("nuts", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_a_column_scores_its_cells(nuts: int, points: int) -> None:
    assert tally([nuts, 0, 0, 0], 0, 0, []).columns == points  # three almonds score 6


@pytest.mark.rule("NU-E2")
def test_rows_salt_and_goals_are_counted() -> None:
    count = tally([3, 2, 2, 4], 3, MONGER, [])
    assert (count.rows, count.columns, count.salt, count.goals, count.bonus) == (14, 6 + 3 + 3 + 10, 6, 3, 0)
    assert count.total == 14 + 22 + 6 + 3


@pytest.mark.rule("NU-P7")
def test_a_row_is_complete_with_all_four_and_a_sixth_nut_makes_none() -> None:
    assert [complete_rows(nuts) for nuts in ([1, 1, 1, 0], [1, 1, 1, 1], [5, 5, 5, 5], [6, 5, 5, 5])] == [0, 1, 5, 5]


@pytest.mark.rule("NU-P6")
def test_salty_mama_makes_salt_count_three() -> None:
    assert tally([0] * 4, 5, MAMA, []).salt == 15


@pytest.mark.rule("NU-E3", "NU-P5")
def test_a_nut_serves_one_bonus_card_only() -> None:
    cards = [CARD["AACP"], CARD["AACC"]]
    assert tally([2, 3, 1, 0], 0, 0, cards).bonus == 6 - 5  # the almonds go to the better card
    assert tally([4, 3, 1, 0], 0, 0, cards).bonus == 11
    assert tally([0, 0, 0, 0], 0, 0, cards).bonus == -11


@pytest.mark.rule("NU-E3")
def test_the_best_assignment_is_found() -> None:
    """Compared with trying every set of cards, on many random sheets."""
    rng = Random(3)
    for _ in range(300):
        nuts = [rng.randrange(6) for _ in range(4)]
        cards = sorted(rng.sample(range(18), rng.randrange(1, 7)))
        best = -99
        for filled in product((False, True), repeat=len(cards)):
            need = [sum(PATTERNS[c][n] for c, f in zip(cards, filled, strict=True) if f) for n in range(4)]
            if all(have >= want for have, want in zip(nuts, need, strict=True)):
                best = max(best, sum(VALUES[c] if f else -VALUES[c] for c, f in zip(cards, filled, strict=True)))
        points, fates = assign(nuts, cards, False)
        assert points == best
        assert sum(VALUES[c] if fate == FILLED else -VALUES[c] for c, fate in fates) == best
        used = [sum(PATTERNS[c][n] for c, fate in fates if fate == FILLED) for n in range(4)]
        assert all(have >= want for have, want in zip(nuts, used, strict=True))


@pytest.mark.rule("NU-R12", "NU-P6")
def test_pistachio_monger_waives_the_card_that_costs_most() -> None:
    cards = [CARD["AACP"], CARD["PPSS"]]
    points, fates = assign([0] * 4, cards, True)
    assert points == -5
    assert fates == ((CARD["AACP"], FAILED), (CARD["PPSS"], WAIVED))


@pytest.mark.rule("NU-R12", "NU-P6")
def test_almond_thought_leader_moves_one_token_for_the_best_total() -> None:
    count = tally([2, 1, 1, 0], 0, LEADER, [])
    assert (count.move, count.nuts) == ((0, 3), (1, 1, 1, 1))  # a row for an almond
    assert count.total == 7 + 4 + 3
    assert tally([5, 5, 5, 5], 0, LEADER, []).move is None  # no free cell
    count = tally([0, 2, 3, 1], 0, LEADER, [CARD["CCSS"]])
    assert count.fates == ((CARD["CCSS"], FILLED),)  # the moved token is a pistachio now


@pytest.mark.rule("NU-R12")
def test_a_sixth_nut_counts_for_bonus_cards() -> None:
    cards = [CARD["AACC"], CARD["AAPP"], CARD["AASS"]]
    assert tally([6, 2, 2, 2], 0, 0, cards).bonus == 18
    assert tally([5, 2, 2, 2], 0, 0, cards).bonus == 6


@pytest.mark.rule("NU-E1")
def test_two_complete_rows_end_the_game_with_the_round() -> None:
    match = last(nuts=[[2, 2, 2, 1], [2, 3, 2, 2], [0] * 4])
    assert match.judge([GAME.parse("pass")]).barrier == "the game ends and all bonus cards are shown"
    entry = play(match, "pass")
    assert told(entry) == ["PASSED", "ROUND_ENDED", "ENDED"]
    result = GAME.result(match.state)
    assert result is not None
    assert (result.clause, result.winners) == ("NU-E1", (1,))


@pytest.mark.rule("NU-E1")
def test_otherwise_the_start_marker_moves_left_and_a_new_round_begins() -> None:
    match = last(nuts=[[2, 2, 2, 1], [1, 3, 2, 2], [0] * 4], start=2)
    play(match, "pass", "luck 2")
    assert (match.state.start, match.state.round) == (2, 2)
    assert due(match) == ("turn", 3)


@pytest.mark.rule("NU-R14")
def test_three_rounds_without_a_run_end_the_game() -> None:
    match = last(ran=False, idle=2)
    assert told(play(match, "pass"))[-1] == "STOOD_STILL"
    result = GAME.result(match.state)
    assert result is not None
    assert result.reason == (
        "Three rounds passed without a run of the factory. "
        "Tie-break: tied at 0, in nuts (0), salt (0) and squirrel tokens (0): the victory is shared."
    )
    for state in ({"ran": False, "idle": 1}, {"ran": True, "idle": 2}):
        match = last(**state)
        play(match, "pass", "luck 1")
        assert match.state.idle == (0 if state["ran"] else 2)


@pytest.mark.rule("NU-E4")
@pytest.mark.parametrize(
    ("sheets", "winners", "clause", "says"),
    [
        ({"nuts": [[2, 2, 2, 2], [3, 0, 0, 0], [2, 1, 0, 0]], "salt": [0, 0, 1]}, (0,), "NU-E1", ""),
        (
            {"nuts": [[2, 2, 2, 2], [2, 2, 2, 2], [2, 2, 2, 2]], "salt": [1, 0, 1]},
            (0, 2),
            "NU-E4",
            "tied at 28, in nuts (8), salt (1) and squirrel tokens (0): the victory is shared",
        ),
        (
            {"nuts": [[2, 2, 2, 2], [2, 2, 2, 2], [0] * 4], "lost": [1, 0, 0]},
            (1,),
            "NU-E4",
            "tied at 26, in nuts (8) and salt (0), Player 2 wins with fewer squirrel tokens: 0 to 1",
        ),
        (
            {"nuts": [[2, 2, 2, 2], [2, 2, 2, 2], [0] * 4], "lost": [1, 1, 0]},
            (0, 1),
            "NU-E4",
            "tied at 26, in nuts (8), salt (0) and squirrel tokens (1): the victory is shared",
        ),
    ],
)
def test_the_most_points_win(sheets: dict[str, Any], winners: tuple[int, ...], clause: str, says: str) -> None:
    match = last(**sheets)
    play(match, "pass")
    result = GAME.result(match.state)
    assert result is not None
    assert (result.winners, result.clause) == (winners, clause)
    assert result.reason.removeprefix("Player 1 completed two rows.") == (f" Tie-break: {says}." if says else "")


@pytest.mark.rule("NU-E4")
def test_nuts_decide_between_equal_points() -> None:
    """Two rows and 12 for the columns, or one row and 19."""
    match = last(nuts=[[2, 2, 2, 2], [3, 3, 3, 1], [0] * 4])
    play(match, "pass")
    result = GAME.result(match.state)
    assert result is not None
    assert result.scores[:2] == (26, 26)
    assert (result.winners, result.clause) == ((1,), "NU-E4")
    assert str(result.reason).endswith("Tie-break: tied at 26, Player 2 wins with more nuts: 10 to 8.")


@pytest.mark.rule("NU-E4")
def test_salt_decides_between_equal_points_and_nuts() -> None:
    """Eight nuts each; one has three salt tokens more, the other a filled bonus card more."""
    over = {"nuts": [[2, 2, 2, 2], [2, 2, 2, 2], [0] * 4], "salt": [0, 3, 0], "bonus": [["AACC"], [], []]}
    match = last(**over)
    play(match, "pass")
    result = GAME.result(match.state)
    assert result is not None
    assert result.scores[:2] == (32, 32)
    assert (result.winners, result.clause) == ((1,), "NU-E4")
    assert str(result.reason).endswith("tied at 32 and in nuts (8), Player 2 wins with more salt: 3 to 0.")


@pytest.mark.rule("NU-E2", "NU-E3")
def test_every_line_of_the_score_is_shown() -> None:
    match = last(
        nuts=[[3, 2, 2, 2], [0] * 4, [0] * 4],
        salt=[2, 0, 0],
        goals=[["nut-lover"], [], []],
        bonus=[["AACP", "PPSS"], [], []],
    )
    play(match, "pass")
    result = GAME.result(match.state)
    assert result is not None
    lines = {str(line.text): line.points for line in result.lines if line.seat == 0}
    assert lines == {
        "2 complete rows": 14,
        "3 almonds": 6,
        "2 cashews": 3,
        "2 peanuts": 3,
        "2 pistachios": 3,
        "2 salt tokens": 4,
        "Nut Lover": 3,
        "Bonus card 2 almonds, 1 cashew and 1 peanut: failed": -5,
        "Bonus card 2 peanuts and 2 pistachios: filled": 6,
    }
    assert sum(lines.values()) == result.scores[0]
