"""What the coach calls a decision: in the words of the game, whole, and without what luck made of it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from nutdesk import games
from nutdesk.core.match import Match
from nutdesk.core.moves import Choice
from nutdesk.desk.coach.decision import Decision, decisions, goes_on, in_full, in_words
from nutdesk.desk.table.session import Session
from tests.desk.bots import played_out
from tests.desk.conftest import begun


def named(match: Match) -> list[tuple[Decision, str]]:
    session, line = Session(match), match.line()
    return [(decision, in_full(session, line, decision)) for decision in decisions(line)]


def test_steps_of_one_gesture_are_one_decision_and_have_one_name(qapp: QApplication) -> None:
    match = begun("nuts", 2)
    while match.due is not None and match.due.kind != "turn":
        match.play(match.game.legal(match.state)[-1])
    before = len(match.line())
    match.play(match.game.parse("build"))
    tile = next(action for action in match.game.legal(match.state) if str(action).startswith("cross "))
    match.play(tile)
    decision, words = named(match)[-1]
    assert (decision.first, decision.last) == (before + 1, before + 2)
    assert [str(move) for move in decision.moves] == ["build", str(tile)]
    assert "lays a cross tile on conveyor" in words


def test_what_is_only_taken_in_hand_goes_on(qapp: QApplication) -> None:
    match = begun("nuts", 2)
    while match.due is not None and match.due.kind != "turn":
        match.play(match.game.legal(match.state)[-1])
    assert match.due is not None
    session, seat, parse = Session(match), match.due.seat, match.game.parse
    assert goes_on(session, match.state, (parse("build"),), seat)
    assert not goes_on(session, match.state, (parse("pass"),), seat)


def test_a_decision_that_costs_two_cards_is_not_called_by_the_first_of_them(qapp: QApplication) -> None:
    """LN-P3: the price of excavating is paid card by card; what is decided is to excavate."""
    match = begun("little-nutters", 2)
    while match.due is not None and match.due.kind != "patch":
        match.play(match.game.legal(match.state)[-1])
    assert match.due is not None
    session, state, seat = Session(match), match.state, match.due.seat
    excavate = match.game.parse("excavate 1")
    here = state.copy()
    match.game.step(here, excavate)
    price = match.game.legal(here)[0]
    match.game.step(here, price)
    assert here.pending[-1].kind == "pay"
    assert in_words(session, state, (excavate, price), seat) == "Excavate A1"


def test_a_decision_to_throw_is_not_called_by_its_dice(qapp: QApplication) -> None:
    found = {words for decision, words in named(played_out("in-the-nuts", 2)) if str(decision.moves[0]) == "roll"}
    assert found
    assert not any(sign.isdigit() for words in found for sign in words)


def test_whom_a_card_is_against_is_told_with_the_card(qapp: QApplication) -> None:
    match = played_out("little-nutters", 4)
    answers = [(decision, words) for decision, words in named(match) if decision.state.pending[-1].kind == "name"]
    assert answers
    for _, words in answers:
        before, _, now = words.partition("; ")
        assert " plays " in before
        assert " names " in now


def test_what_was_secret_then_is_told_after_the_end(qapp: QApplication) -> None:
    match = begun("nuts", 2)
    assert match.due is not None
    secret = next(action for action in match.game.legal(match.state) if str(action).startswith("discard "))
    assert " discards the bonus card with " in in_words(Session(match), match.state, (secret,), match.due.seat)


@pytest.mark.parametrize("game", games.ids())
def test_no_decision_is_called_as_a_record_writes_it(qapp: QApplication, game: str) -> None:
    match = played_out(game, 3)
    session = Session(match)
    for entry in [match.root, *match.line()][:60:3]:
        due = entry.state.pending[-1] if entry.state.pending else None
        if isinstance(due, Choice):
            for action in (action for action in match.game.legal(entry.state)[:12] if " " in str(action)):
                words = in_words(session, entry.state, (action,), due.seat)
                assert words
                assert words.lower() != str(action).lower()
