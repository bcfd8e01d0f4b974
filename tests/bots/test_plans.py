"""A hint is a whole plan: what follows it leads where it says, and undoes nothing on the way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from nutdesk import games
from nutdesk.bots.bot import Candidate
from nutdesk.bots.greedy import GreedyBot
from nutdesk.bots.hints import HintBot
from nutdesk.bots.search import Budget, settle
from nutdesk.core.game import look
from nutdesk.core.moves import Choice
from nutdesk.core.words import Say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.orders.changes import levels, matching
from nutdesk.games.nuts.trucks.parts import AT_SQUIRREL
from nutdesk.games.nuts.trucks.paths import connecting

MANY = 14
"""So many positions of each game."""
TABLES: list[tuple[str, tuple[tuple[str, str], ...]]] = [
    *((game, ()) for game in games.ids()),
    ("nuts", (("edition", "trucks"),)),
]


@cache
def plans(game: str, wishes: tuple[tuple[str, str], ...]) -> list[tuple[Any, Candidate]]:
    """Positions of young squirrels' games, and the plans that a hint finds there."""
    rules, rng = games.load(game), Random(f"plans/{game}")
    young = GreedyBot(rules)
    found: list[tuple[Any, Candidate]] = []
    while len(found) < 2 * MANY:
        state = rules.setup(rules.chosen(dict(wishes)), 3)
        for _ in range(400):
            settle(rules, state, rng)
            if not state.pending:
                break
            view = look(rules, state, state.pending[-1].seat)
            if len(view.legal) > 2 and rng.random() < 0.15:
                thought = HintBot(rules, Budget(iterations=200), thorough=True).think(view, Random(1))
                found += [(state.copy(), candidate) for candidate in thought.candidates[:3]]
            rules.step(state, young.choose(view, rng))
    return found


def followed(game: str, state: Any, plan: Candidate) -> Iterator[tuple[Any, Any]]:
    """The position before each action of a plan, as somebody meets it who follows it step by step."""
    rules, here = games.load(game), state.copy()
    for action in plan.line:
        yield here, action
        rules.step(here, action)
    yield here, None


@pytest.mark.parametrize(("game", "wishes"), TABLES)
def test_a_plan_can_be_followed_to_where_luck_or_another_player_comes(game: str, wishes: Any) -> None:
    rules, several = games.load(game), 0
    for state, plan in plans(game, wishes):
        seat, revealed = state.pending[-1].seat, False
        for here, action in followed(game, state, plan):
            due = here.pending[-1] if here.pending else None
            if action is None:
                mine = isinstance(due, Choice) and due.seat == seat
                assert revealed or not mine, f"{plan.line} stops in the middle of the turn"
                break
            assert isinstance(due, Choice)
            assert due.seat == seat
            assert not revealed, f"{plan.line} goes on beyond what is known"
            ruling = rules.judge(here, action)
            assert ruling, (plan.line, ruling.reason)
            revealed = bool(ruling.barrier)
        several += len(plan.line) > 1
    assert several > 2


CHANGES = (do.Cross, do.Salter, do.Order, do.Dispensers)
MENUS = (do.Build, do.Salt, do.Reposition, do.Swap)


def undoes(line: tuple[Any, ...]) -> bool:
    """Whether a line of NUTS takes back a change that it has made, or closes a menu that it has opened."""
    return any(
        (isinstance(action, do.Back) and any(isinstance(before, CHANGES) for before in line[:at]))
        or (isinstance(action, do.Cancel) and any(isinstance(before, MENUS) for before in line[:at]))
        or (isinstance(action, do.Salter) and any(_opposite(before, action) for before in line[:at]))
        for at, action in enumerate(line)
    )


def _opposite(before: Any, action: Any) -> bool:
    return isinstance(before, do.Salter) and (before.column, before.to) == (action.to, action.column)


@pytest.mark.parametrize(("game", "wishes"), TABLES)
def test_a_plan_never_comes_back_to_where_it_was(game: str, wishes: Any) -> None:
    rules = games.load(game)
    for state, plan in plans(game, wishes):
        seen: list[Any] = []
        for here, _ in followed(game, state, plan):
            view = look(rules, here, state.pending[-1].seat)
            assert view not in seen, plan.line
            seen.append(view)
        assert not undoes(plan.line), plan.line


class Waverer(HintBot):
    """Would rather take back what it has just done."""

    def best(self, view: Any, tree: Any, rng: Random) -> Any:
        back = [action for action in view.legal if isinstance(action, do.Back | do.Cancel)]
        return (back[0], {}) if back else super().best(view, tree, rng)


def test_what_would_be_best_taken_back_again_is_no_plan() -> None:
    rules, met = games.load("nuts"), 0
    for state, plan in plans("nuts", ()):
        if state.pending[-1].kind == "turn" and isinstance(plan.action, MENUS) and not state.log:
            view = look(rules, state, state.turn)
            found = Waverer(rules, Budget(iterations=60), thorough=True).think(view, Random(1)).candidates
            assert not any(undoes(other.line) for other in found)
            met += 1
    assert met > 5


def number(text: object) -> int:
    """The number that a sentence counts."""
    assert isinstance(text, Say)
    n = text.parts["n"]
    assert isinstance(n, int)
    return n


def nuts(text: Say) -> Iterator[Say]:
    """The amounts of nuts in a list that may end with salt."""
    for part in text.parts.values():
        if isinstance(part, Say) and "salt" not in part:
            yield from [part] if "n" in part.parts else nuts(part)


def test_in_nuts_a_plan_costs_and_brings_what_it_says() -> None:
    rules, met = games.load("nuts"), 0
    for state, plan in plans("nuts", ()):
        if "gain" not in plan.why.parts:
            continue
        seat, tokens = state.turn, state.tokens[state.turn]
        for here, action in followed("nuts", state, plan):
            if isinstance(action, do.End):
                met += 1
                if "cost" in plan.why.parts:
                    assert tokens - here.tokens[seat] == number(plan.why.parts["cost"])
                said = plan.why.parts["gain"]
                assert isinstance(said, Say)
                assert sum(map(number, nuts(said))) == len(matching(here, levels(here)))
                before = here.copy()
                rules.step(here, action)
                assert here.running or here.turn != before.turn or sum(map(sum, here.nuts)) > sum(map(sum, before.nuts))
                break
    assert met > 8


def test_in_nuts_a_hint_is_a_change_with_its_end_and_never_an_example() -> None:
    ended = 0
    for state, plan in plans("nuts", ()):
        assert "xample" not in plan.why
        menu = isinstance(plan.action, do.Build | do.Salt | do.Reposition | do.Swap)
        if state.pending[-1].kind == "turn" and menu:
            assert len(plan.line) > 2, plan.line
            ended += isinstance(plan.line[-1], do.End | do.Refill | do.Plan)
    assert ended > 5


@pytest.mark.parametrize(
    ("done", "again", "undone"),
    [
        ("salt; salter 2 3", "salt; salter 3 2", True),
        ("salt; salter 2 3", "salt; salter 3 4", False),
        ("build; cross 2 2", "build; cross 2 2", True),
        ("build; cross 2 2", "build; cross 3 2", False),
        ("swap; dispensers 1 2", "swap; dispensers 1 2", True),
    ],
)
def test_what_a_person_has_just_done_is_not_undone_for_tokens(done: str, again: str, undone: bool) -> None:
    rules = games.load("nuts")
    state = rules.position({"orders": "SACCSACCSACC", "squirrel": 12, "tokens": [9, 9]}, {"edition": "orders"}, 2)
    for text in done.split("; "):
        rules.step(state, rules.parse(text))
    menu, action = map(rules.parse, again.split("; "))
    rules.step(state, menu)
    assert rules.advice().undoes(look(rules, state, 0), (menu,), action) == undone


def test_with_trucks_a_plan_costs_and_brings_what_it_says() -> None:
    met = 0
    for state, plan in plans("nuts", (("edition", "trucks"),)):
        cost = plan.why.parts.get("cost")
        if not isinstance(cost, Say):
            continue
        left, hand = state.left, len(state.hands[state.turn])
        for here, action in followed("nuts", state, plan):
            if isinstance(action, do.Run):
                met += 1
                spent = [left - here.left, hand - len(here.hands[here.turn])]
                assert [number(part) for part in cost.parts.values()] == [n for n in spent if n > 0]
                safe = [path for path in connecting(here) if here.fed or path[AT_SQUIRREL] != here.squirrel]
                boxed = plan.why.parts["nuts"]
                assert isinstance(boxed, Say)
                assert sum(map(number, nuts(boxed))) == len(safe)
                break
    assert met > 8
