"""The coach's turning points: what a decision cost or won, what was luck, and what is only chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
import pytest
from PySide6.QtWidgets import QApplication

from nutdesk.bots import process
from nutdesk.core.game import look
from nutdesk.core.match import Match
from nutdesk.core.moves import Action
from nutdesk.desk.coach import coach, decision_value, report
from nutdesk.desk.coach.analysis import Analysis, Turning
from nutdesk.desk.coach.coach import Coach
from nutdesk.desk.coach.decision import Decision, decisions, ends_of_turns, in_contrast
from nutdesk.desk.table.session import Session
from nutdesk.games.nice_one_squirrel.actions import Play
from tests.desk.bots import played_out

EVEN = Analysis(((1 / 3,) * 3,), (0.0,) * 3, (0.0,) * 3)


@pytest.fixture(scope="module")
def game() -> Match:
    return played_out()


class Here:
    """Answers at once, without another process."""

    def evaluate(
        self, game: str, state: Any, seed: str, iterations: int, then: Callable[[process.Reply], None]
    ) -> None:
        budget = attrs.evolve(process.WIN_CHANCES, iterations=iterations)
        then(process.answer(process.Request(1, "win_chances", game, state, seed, "", budget), lambda: False))


def thrown_away(match: Match) -> tuple[Decision, Action]:
    """A nut that scored least where another one would have scored most, played by somebody who could win."""
    advice, found = match.game.advice(), []
    for decision in decisions(match.line()):
        legal = match.game.legal(decision.state)
        weights = dict(zip(legal, advice.weigh(decision.state, legal), strict=True))
        chances = advice.value(decision.state) or ()
        if isinstance(decision.moves[0], Play) and 0.25 < chances[decision.seat] < 0.6:
            best = max(legal, key=lambda action: weights[action])
            found.append((weights[best] - weights[decision.moves[0]], -decision.last, decision, best))
    _, _, decision, best = max(found)
    return decision, best


# ---- what a decision was worth --------------------------------------------------------------------------------------


def test_a_difference_that_may_be_chance_is_none() -> None:
    assert decision_value.difference([0.2, -0.15, 0.1, -0.05, 0.18, -0.1]) == 0
    assert decision_value.difference([0.01, 0.012, 0.011, 0.009]) == 0, "too small for a word"
    assert decision_value.difference([-0.1, -0.12, -0.09, -0.11]) == pytest.approx(-0.105)


def test_a_nut_that_is_thrown_away_is_weighed_as_a_loss(qapp: QApplication, game: Match) -> None:
    decision, best = thrown_away(game)
    session = Session(game)
    found: list[float] = []
    decision_value.weigh(session, Here(), decision, (best,), found.append)  # type: ignore[arg-type]
    decision_value.weigh(session, Here(), decision, decision.moves, found.append)  # type: ignore[arg-type]
    assert found[0] < -decision_value.SMALL
    assert found[1] == 0, "nothing is lost against itself"


def test_a_decision_is_weighed_by_what_could_be_known(
    qapp: QApplication, game: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    decision, best = thrown_away(game)
    dealt: list[Any] = []
    monkeypatch.setattr(Here, "evaluate", lambda _self, _game, state, *_: dealt.append(state))
    decision_value.weigh(Session(game), Here(), decision, (best,), lambda _: None)  # type: ignore[arg-type]
    assert len(dealt) == 2 * decision_value.DEALS
    others = [seat for seat in range(3) if seat != decision.seat]
    assert len({repr([sorted(state.hands[seat]) for seat in others]) for state in dealt}) > 1, "cards are guessed"
    for played, other in zip(dealt[::2], dealt[1::2], strict=True):
        assert [played.hands[seat] for seat in others] == [other.hands[seat] for seat in others], "for both the same"


# ---- what is weighed, and what is kept ------------------------------------------------------------------------------


def test_the_largest_changes_are_valued_anew(qapp: QApplication, game: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(game)
    seen, asked = Coach(session, session), []
    monkeypatch.setattr(seen._requests, "evaluate", lambda _game, _state, _seed, n, then: asked.append((n, then)))
    monkeypatch.setattr(seen, "_find_turnings", lambda: asked.append((0, None)))
    seen.start()
    first, asked[:] = list(asked), []
    for _, then in first:
        then(process.Reply(1, "win_chances", win_chances=(0.5, 0.3, 0.2)))
    assert coach.DOUBTED < len(asked) <= 2 * coach.DOUBTED
    assert {n for n, _ in asked} == {coach.AGAIN}
    for _, then in tuple(asked):
        then(process.Reply(1, "win_chances", win_chances=(0.4, 0.4, 0.2)))
    assert asked[-1] == (0, None), "then the turning points are looked for"


def test_of_every_seat_the_worst_decision_is_weighed(
    qapp: QApplication, game: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session(game)
    seen, asked = Coach(session, session), []
    made = decisions(game.line())
    gains = [(decision, 0.2 - k / 1000) for k, decision in enumerate(made)]
    losses = {seat: next(decision for decision in made if decision.seat == seat) for seat in range(3)}
    changes = [(d, -0.04 - d.seat / 100) if d is losses[d.seat] else (d, gain) for d, gain in gains]
    monkeypatch.setattr(seen, "_changes", lambda: changes)
    monkeypatch.setattr(seen, "_ask", lambda decision, *_: asked.append(decision.last))
    monkeypatch.setattr(seen, "_finish", lambda: None)
    seen._find_turnings()
    assert len(asked) == coach.TRIES
    assert {losses[seat].last for seat in range(3)} < set(asked)


def test_a_mistake_and_a_find_are_kept_and_chance_and_what_was_expected_are_not(
    qapp: QApplication, game: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session(game)
    seen = Coach(session, session)
    monkeypatch.setattr(seen, "_next_turning", lambda: None)
    decision, best = thrown_away(game)
    for change, worth in ((-0.3, 0.0), (0.3, 0.0), (0.01, 0.3), (-0.1, 0.3)):
        seen._weighed(decision, change, (best,), worth)
        assert not seen._turnings
    seen._weighed(decision, 0.1, (best,), 0.3)
    assert [(turning.change, turning.better) for turning in seen._largest()] == [(0.1, "")], "no more than it won"
    seen._weighed(decision, 0.01, (best,), -0.2)
    (mistake,) = seen._largest()
    assert (mistake.change, mistake.action) == (-0.2, str(best))
    assert mistake.better
    assert mistake.why


def test_what_was_the_best_is_weighed_against_the_next_one(
    qapp: QApplication, game: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session(game)
    seen = Coach(session, session)
    weighed: list[tuple[Action, ...]] = []
    monkeypatch.setattr(coach, "weigh", lambda _session, _requests, _decision, other, _then: weighed.append(other))
    monkeypatch.setattr(seen, "_next_turning", lambda: None)
    decision, best = thrown_away(game)
    question = process.Request(1, "hint", game.game.id, look(game.game, decision.state, decision.seat), "")
    thought = process.quick_answer(question).thought
    assert thought is not None
    first, *_ = thought.candidates
    played = attrs.evolve(first, action=decision.moves[0], chance=0.5)
    other = attrs.evolve(first, action=best, chance=0.4)

    def advise(*candidates: Any) -> None:
        answer = process.Reply(1, "hint", attrs.evolve(thought, candidates=candidates))
        seen._advised(decision, 0.1, (), (), answer)

    advise(other, played)
    advise(played, other)
    assert weighed == [(best,), (best,)]
    advise(played)
    assert len(weighed) == 2, "nothing else was worth a thought: no find"


def test_two_decisions_that_the_story_tells_alike_are_told_apart(qapp: QApplication) -> None:
    match = played_out("nut-hunt", 3)
    session, line = Session(match), match.line()
    decision = next(one for one in decisions(line) if type(one.moves[0]).__name__ == "Discard")
    other = next(action for action in match.game.legal(decision.state) if action != decision.moves[0])
    played, better = in_contrast(session, line, decision, (other,))
    assert played != better
    assert played.startswith("Give back")


# ---- what is told ---------------------------------------------------------------------------------------------------


def told(session: Session, change: float, *, seat: int, curve: tuple[float, float], better: str = "") -> str:
    """What is said about a game with one turning point, at its fifth move."""
    before, after = (tuple(chance if k == seat else (1 - chance) / 2 for k in range(3)) for chance in curve)
    rows = [before] * 5 + [after] * (len(session.match.line()) - 4)
    turning = Turning(5, 5, seat, change, f"{session.names[seat]} moves to cache 5", better)
    return report.paragraph(session, attrs.evolve(EVEN, chances=tuple(rows), turnings=(turning,)))


def test_the_game_turned_only_where_it_did(qapp: QApplication, game: Match) -> None:
    session = Session(game)
    result = game.game.result(game.state)
    assert result is not None
    (winner,) = result.winners
    loser = (winner + 1) % 3
    turned, not_turned = "The game turned at move 5", "No single decision turned this game."
    assert turned in told(session, 0.2, seat=winner, curve=(0.4, 0.6))
    assert turned in told(session, -0.2, seat=loser, curve=(0.5, 0.3), better="moves on")
    for change, seat, curve in (
        (0.05, winner, (0.4, 0.6)),
        (0.2, winner, (0.95, 1.0)),
        (0.2, loser, (0.4, 0.6)),
        (-0.2, winner, (0.5, 0.3)),
        (-0.2, loser, (0.5, 0.6)),
        (-0.2, loser, (0.25, 0.1)),
        (0.2, winner, (0.1, 0.25)),
    ):
        said = told(session, change, seat=seat, curve=curve, better="moves on" if change < 0 else "")
        assert turned not in said
        assert not_turned in said
        assert ("Move 5 cost the most" in said) == (change < 0)


def test_what_is_made_up_for_in_the_same_turn_turned_nothing(qapp: QApplication, game: Match) -> None:
    session = Session(game)
    result = game.game.result(game.state)
    assert result is not None
    end = next(k for k in ends_of_turns(game)[2:] if game.line()[k - 1].seat not in result.winners)
    seat = game.line()[end - 1].seat
    rows: list[tuple[float, ...]] = [(1 / 3,) * 3] * (len(game.line()) + 1)
    rows[end - 1] = rows[end] = tuple(0.0 if k == seat else 0.5 for k in range(3))
    turning = Turning(end - 1, end - 1, seat, -0.3, "moves to cache 5", "moves on")
    turned = attrs.evolve(EVEN, chances=tuple(rows), turnings=(turning,))
    assert report.turning_point(session, turned) is turning
    rows[end] = (1 / 3,) * 3
    assert report.turning_point(session, attrs.evolve(turned, chances=tuple(rows))) is None


def test_what_decided_a_game_that_no_decision_turned_is_told(qapp: QApplication, game: Match) -> None:
    session = Session(game)
    small = "No single decision turned this game. Many small things added up."
    assert small in report.paragraph(session, attrs.evolve(EVEN, choice=(0.4, -0.2, -0.2)))
    dice = Session(played_out("in-the-nuts", 2))
    lucky = Analysis(((0.5, 0.5),), (0.4, -0.4), (0.1, -0.1))
    said = "No single decision turned this game. Dice and cards decided it, a little at a time."
    assert said in report.paragraph(dice, lucky)


def test_a_swing_that_came_of_luck_is_told_in_a_word(qapp: QApplication, game: Match) -> None:
    session = Session(game)
    seen = Coach(session, session)
    seen._values = {0: (0.4, 0.3, 0.3), 1: (0.8, 0.1, 0.1), 2: (0.7, 0.2, 0.1), 3: (0.3, 0.4, 0.3), 4: (0.2, 0.5, 0.3)}
    seen._steps = [
        coach._Step(4, True, 0, 1),
        coach._Step(5, False, 1, 2),
        coach._Step(9, True, 2, 3),
        coach._Step(11, True, 3, 4),
    ]
    assert set(seen._swings()) == {4, 9}
    seen._turnings[5] = Turning(5, 5, 0, 0.5, "moves to cache 5")
    assert not seen._swings(), "a decision that changed more comes first"
    even = attrs.evolve(EVEN, swings=(9, 4))
    assert "The largest swings, at moves 4 and 9, were luck." in report.paragraph(session, even)
    once = attrs.evolve(even, swings=(9,))
    assert "The largest swing, at move 9, was luck." in report.paragraph(session, once)


def test_a_move_that_the_table_names_is_told_with_who_chose_it(qapp: QApplication, game: Match) -> None:
    session = Session(game)
    name = session.names[1]
    turning = Turning(5, 5, 1, -0.3, "Roll again", f"{name} stops", "stop", "A bust is likely.")
    said = report.paragraph(session, attrs.evolve(EVEN, chances=EVEN.chances * 99, turnings=(turning,)))
    assert f"{name} chooses “Roll again”. A better move was: {name} stops. A bust is likely." in said
