"""The figures are those of the counts, and what is called strong, weak or different is more than chance."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from nutdesk.lab.compare import FIRST, LENGTH, WHOLE_GAME, compare, verdict
from nutdesk.lab.counts import WHOLE, Counts
from nutdesk.lab.figures import FAIR, FEW, MARGIN, OPEN, STRONG, WEAK, Mean, Rate, TrialFigures, figures, sureness
from nutdesk.lab.page import summary
from tests.lab.small import small


def counted(games: int, bias: float, first: float = 0.5, entries: int = 8, seed: int = 0, length: int = 40) -> Counts:
    """Games of two, in which each seat is dealt one entry of a table; entry 0 helps and entry 1 harms by the bias."""
    rng, total = Random(seed), Counts.empty(2)
    for _ in range(games):
        held = rng.sample(range(entries), 2)
        chance = first + sum(bias * (1 if seat == 0 else -1) * {0: 1, 1: -1}.get(held[seat], 0) for seat in (0, 1))
        winner = int(rng.random() > chance)
        won = [WHOLE * (seat == winner) for seat in (0, 1)]
        one = Counts.empty(2)
        one.games, one.wins, one.places = 1, won, won
        one.scores = [Counter({10 + seat: 1}) for seat in (0, 1)]
        one.lengths, one.margins = Counter({length + rng.randrange(5): 1}), Counter({1: 1})
        for seat in (0, 1):
            one.use("Cards", f"card {held[seat]}", seat, won[seat], 1)
        total.add(one)
    return total


def found(counts: Counts) -> TrialFigures:
    return figures(small(), counts)


def test_an_entry_that_wins_is_strong_and_one_that_loses_is_weak() -> None:
    (table,) = found(counted(1500, 0.2)).tables
    verdicts = {entry.name: entry.verdict for entry in table.entries}
    assert verdicts.pop("card 0") == STRONG
    assert verdicts.pop("card 1") == WEAK
    assert set(verdicts.values()) == {OPEN}, "so many games do not show that an entry is fair"
    assert table.entries[0].name == "card 0"
    assert table.entries[-1].name == "card 1"


def test_among_many_entries_chance_makes_none_strong() -> None:
    for seed in range(6):
        (table,) = found(counted(600, 0.0, entries=40, seed=seed)).tables
        assert not {entry.verdict for entry in table.entries} & {STRONG, WEAK}


def test_what_a_better_seat_uses_is_not_strong_for_it() -> None:
    seats = counted(800, 0.0, first=0.75)
    seats.uses = {}
    seats.use("Cards", "of the first", 0, 0, 1)
    seats.uses["Cards"]["of the first"].users, seats.uses["Cards"]["of the first"].wins = [800, 0], [600 * WHOLE, 0]
    seats.use("Cards", "of the second", 1, 0, 1)
    seats.uses["Cards"]["of the second"].users, seats.uses["Cards"]["of the second"].wins = [0, 800], [0, 200 * WHOLE]
    assert not {entry.verdict for entry in found(seats).tables[0].entries} & {STRONG, WEAK}


def test_what_was_used_seldom_is_not_judged() -> None:
    (table,) = found(counted(40, 0.2)).tables
    assert {entry.verdict for entry in table.entries} == {FEW}


def test_so_few_games_as_cannot_tell_say_so_by_their_intervals() -> None:
    few, more, many = (found(counted(games, 0.0, entries=2, seed=1)) for games in (20, 400, 6000))
    reach = [one.tables[0].open for one in (few, more, many)]
    assert reach[0] > 0.2 > reach[1] > MARGIN
    assert reach[2] == 0
    assert {entry.verdict for entry in many.tables[0].entries} == {FAIR}
    assert [one.tables[0].doubtful for one in (few, more, many)] == [True, True, False]
    assert summary(few.tables[0]).startswith(f"An entry may still win up to {100 * reach[0]:.0f} percentage points")
    assert summary(many.tables[0]) == "No entry is too strong or too weak."


def test_what_was_used_seldom_keeps_nobody_from_being_sure_of_the_rest() -> None:
    counts = counted(6000, 0.0, entries=2, seed=1)
    counts.use("Cards", "a rare one", 0, 0, 1)
    (table,) = found(counts).tables
    assert {entry.verdict for entry in table.entries} == {FAIR, FEW}
    assert table.open == 0


def test_rates_and_means_are_those_of_the_counts() -> None:
    counts = counted(400, 0.0, first=0.75)
    result = found(counts)
    assert result.places[0].value == pytest.approx(counts.places[0] / WHOLE / 400)
    assert result.places[0].low > 0.5
    assert sum(rate.value for rate in result.seats) == pytest.approx(1)
    assert result.score.value == 10.5
    assert (result.score.least, result.score.middle, result.score.most) == (10, 10, 11)
    mean = Mean.of(Counter({1: 1, 2: 1, 9: 1}))
    assert (mean.value, mean.middle, mean.least, mean.most) == (4, 2, 1, 9)
    assert mean.spread == pytest.approx(4.359, abs=0.001)
    assert Rate.of(0, 0) == Rate(0.0, 0.0, 1.0, 0)
    assert Mean.of({}).count == 0


def test_two_trials_of_the_same_game_differ_by_chance_alone() -> None:
    one, other = (found(counted(500, 0.0, seed=seed)) for seed in (1, 2))
    rows = compare(one, other)
    assert not any(row.sure for row in rows)
    assert verdict(rows).startswith("Nothing differs by more than chance.")
    assert {row.table for row in rows} == {WHOLE_GAME, "Cards"}


def test_a_true_difference_is_found_with_its_interval() -> None:
    one, other = found(counted(500, 0.0)), found(counted(500, 0.0, first=0.8, length=50))
    rows = {row.name: row for row in compare(one, other)}
    assert rows[FIRST].sure
    assert rows[FIRST].low < 0.3 < rows[FIRST].high
    assert rows[LENGTH].sure
    assert rows[LENGTH].low < 10 < rows[LENGTH].high
    assert "first player wins" in verdict(compare(one, other))


def test_the_more_is_compared_the_more_it_takes() -> None:
    assert sureness(1) == pytest.approx(1.96)
    assert sureness(20) == pytest.approx(3.02, abs=0.01)


def test_of_nothing_nothing_is_compared() -> None:
    empty = found(Counts.empty(2))
    assert compare(empty, empty) == ()
    assert verdict(()) == "There is nothing to compare yet."
