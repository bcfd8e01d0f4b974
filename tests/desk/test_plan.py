"""A hint with several steps is one thing: shown as ghosts, played whole or step by step, and continued."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from nutdesk import games
from nutdesk.bots.bot import Candidate, Thought
from nutdesk.bots.hints import HintBot
from nutdesk.bots.levels import counted_bot
from nutdesk.bots.process import Reply
from nutdesk.bots.search import Budget
from nutdesk.core.game import look
from nutdesk.core.match import Match
from nutdesk.core.words import say
from nutdesk.desk.play.ghosts import FAINT
from nutdesk.desk.play.plan import PlanTip
from nutdesk.desk.play.table_page import TablePage
from nutdesk.games.nuts import actions as do
from tests.desk.bots import thinking_ends, wait_for
from tests.desk.conftest import Sit
from tests.desk.hands import click, key, settle, wish

__all__ = ["thinking_ends"]


def game_of(game: str, kind: str, least: int = 3, seed: str = "plan") -> tuple[Match, Thought]:
    """A game where the best plan has so many actions, and what a hint thinks there."""
    rules = games.load(game)
    match = Match(rules, rules.chosen({}, 3), rules.seats[:3], seed)
    match.begin()
    young, rng = counted_bot("young", rules), Random(seed)
    while match.due is not None:
        view = look(rules, match.state, match.due.seat)
        if match.due.kind == kind:
            thought = HintBot(rules, Budget(iterations=200), thorough=True).think(view, Random(1))
            if len(thought.candidates[0].line) >= least:
                return match, thought
        match.play(young.choose(view, rng))
    raise AssertionError("no such plan")


def hinted(sit: Sit, least: int = 3) -> tuple[TablePage, PlanTip]:
    """A page of NUTS with a hint, and its best plan."""
    match, thought = game_of("nuts", "turn", least)
    page = sit(match, size=(1280, 720))
    page.hints._show(Reply(0, "hint", thought))
    return page, page.hints.tips[0]


def since(page: TablePage, depth: int) -> list[object]:
    """The actions that were played since, without luck."""
    return [action for entry in page.session.match.line()[depth:] for action in entry.moves]


def test_all_steps_are_told_with_what_they_cost_and_bring(sit: Sit) -> None:
    page, tip = hinted(sit)
    row = page.hints.panel.rows[0]
    assert len(tip.steps) >= 2
    said = row.accessibleName().lower()
    for step in tip.steps:
        assert step.lower() in said
    assert ", then: " in said
    assert "token" in tip.why
    assert "the run brings" in tip.why


def test_a_plan_lies_on_the_table_as_ghosts_with_dotted_ways(sit: Sit) -> None:
    page, tip = hinted(sit)
    faint = [mark for mark in page.hints.marks.drawn if mark.opacity() == pytest.approx(FAINT)]
    dragged = [step for step in tip.ghosts if step.piece is not None]
    assert len(faint) == len(dragged) + bool(tip.leads)
    assert tip.leads, "the path that it leaves"
    assert 1 in page.hints.seals
    page.hints.drop()
    assert not page.hints.marks.drawn


def test_the_ghosts_are_those_of_the_plan_that_is_pointed_at(sit: Sit) -> None:
    match, thought = game_of("nuts", "turn")
    best = thought.candidates[0]
    other = Candidate(do.BUILD, 0.1, say("It is another way."), (best.line[1], do.FEED, do.END))
    page = sit(match, size=(1920, 1080))
    page.hints._show(Reply(0, "hint", Thought((best, other))))
    first = len(page.hints.marks.drawn)
    page.hints.panel.rows[1].setFocus()
    assert page.hints._pointed == 1
    page.hints.panel.rows[0].setFocus()
    assert page.hints._pointed == 0
    assert len(page.hints.marks.drawn) == first


def test_the_row_plays_the_whole_plan_and_the_turn_ends(sit: Sit, qtbot: QtBot) -> None:
    page, tip = hinted(sit)
    match = page.session.match
    depth, seat = len(match.line()), match.state.turn
    click(page.hints.panel.rows[0])
    wait_for(qtbot, lambda: since(page, depth)[: len(tip.plan.line)] == list(tip.plan.line))
    settle()
    assert match.state.running or match.state.turn != seat or (match.due and match.due.kind != "turn")
    assert len(match.line()) - depth == len(tip.steps), "each step is an entry, and can be looked at"
    assert page.hints.panel.isHidden()


def test_step_by_step_the_rest_is_shown_until_the_turn_ends(sit: Sit, qtbot: QtBot) -> None:
    page, tip = hinted(sit, 5)
    depth = len(page.session.match.line())
    chance, left = tip.percent, len(tip.steps)
    while left > 1:
        click(page.hints.panel.step_buttons[1])
        left -= 1
        wait_for(qtbot, lambda: page.hints.tips)
        (rest,) = page.hints.tips
        assert len(rest.titles) == left
        assert rest.percent == chance, "the promise stays"
        assert not page.hints._requests.open, "nothing is thought anew"
    click(page.hints.panel.rows[0])
    wait_for(qtbot, lambda: since(page, depth)[: len(tip.plan.line)] == list(tip.plan.line))


def test_asking_again_goes_on_with_the_plan_whose_steps_were_played(sit: Sit) -> None:
    page, tip = hinted(sit)
    page.session.submit(wish(*tip.first))
    settle()
    assert page.hints.panel.isHidden()
    page.hints.ask()
    (rest,) = page.hints.tips
    assert rest.plan is tip.plan
    assert rest.titles == tip.steps[1:]
    assert not page.hints._requests.open
    page.hints.close()
    page.session.undo()
    settle()
    page.hints.ask()
    assert page.hints.tips[0].titles == tip.titles, "where it was asked the whole plan is shown again"


def test_after_another_move_a_hint_is_thought_anew(sit: Sit) -> None:
    page, tip = hinted(sit)
    legal = page.session.match.game.legal(page.session.match.state)
    other = next(action for action in legal if action not in (tip.action, do.PASS))
    page.session.submit(wish(other))
    settle()
    page.hints.ask()
    assert page.hints._requests.open
    page.hints.close()


def test_any_move_or_escape_ends_what_is_being_played(sit: Sit) -> None:
    page, tip = hinted(sit)
    page.hints.play(tip)
    depth = len(page.session.match.line())
    key(page, Qt.Key.Key_Escape)
    settle()
    assert len(page.session.match.line()) == depth, "the first step alone"
    page.hints.go_on()
    assert len(page.session.match.line()) == depth


def test_a_plan_that_was_taken_back_is_not_played_again(sit: Sit) -> None:
    page, tip = hinted(sit)
    page.hints.play_step(tip)
    page.session.undo()
    settle()
    assert page.session.match.current is tip.plan.entry


@pytest.mark.parametrize(("game", "kind"), [("nut-hunt", "forage"), ("nice-one-squirrel", "move")])
def test_in_every_game_the_steps_of_a_plan_have_names(sit: Sit, game: str, kind: str) -> None:
    match, thought = game_of(game, kind, 2)
    page = sit(match, size=(1280, 720))
    page.hints._show(Reply(0, "hint", thought))
    tip = page.hints.tips[0]
    assert len(tip.steps) == len(tip.ghosts) > 1
    assert all(step[0].isupper() for step in tip.steps)
    assert not {str(action) for action in tip.plan.line} & set(tip.steps), "as the table calls them"
    bottom = page.hints.panel.geometry().bottom()
    assert bottom <= page.height() - page.desk.layout.tray or len(page.hints.tips) == 1


def test_the_digits_still_play_a_plan(sit: Sit, qtbot: QtBot) -> None:
    page, tip = hinted(sit)
    depth = len(page.session.match.line())
    QTest.keyClick(page, Qt.Key.Key_1)
    wait_for(qtbot, lambda: since(page, depth)[: len(tip.plan.line)] == list(tip.plan.line))
