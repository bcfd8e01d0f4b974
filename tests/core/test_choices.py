"""A kind of choice says in one place what may be chosen, who judges it, and how it is asked."""

from __future__ import annotations

import attrs
import pytest

from nutdesk.core.choices import ChoiceKind, Choices
from nutdesk.core.game import FINE, Ruling, no
from nutdesk.core.moves import Action, Chance, Choice, Pending
from nutdesk.core.words import say


@attrs.frozen(slots=True, order=False)
class Dig(Action):
    verb = "dig"
    hole: int


@attrs.frozen(slots=True, order=False)
class Rest(Action):
    verb = "rest"


@attrs.define
class Garden:
    """A position with some holes, and a view of it."""

    holes: int
    pending: list[Pending]


def digs(state: Garden, due: Choice) -> list[Action]:
    return [Dig(hole) for hole in range(state.holes)]


def judge_dig(state: Garden, due: Choice, action: Dig) -> Ruling:
    return FINE if action.hole < state.holes else no("G-2", "{seat} finds no such hole.", seat=due.seat)


FIRST_DIG = no("G-1", "First dig.")
OVER = no("G-3", "The garden is full.")
DIG = ChoiceKind(
    "dig",
    "G-1",
    digs,
    {Dig: judge_dig},
    first=FIRST_DIG,
    prompt=say("{seat}: dig"),
    how=say("Drag the spade"),
    open=True,
)
NAP = ChoiceKind(
    "nap",
    "G-5",
    lambda state, due: [Rest()],
    {Rest: FINE},
    first=lambda state, due, action: no("G-5", "First rest.", f"bed-{due.seat}"),
    prompt=lambda view, due: say("rest beside {n} holes, {seat}", n=view.holes, seat=due.seat),
    how=lambda view, due: say("Click bed {n}", n=due.about[0]),
)
KINDS = Choices(DIG, NAP, over=OVER)


def garden(*pending: Pending) -> Garden:
    return Garden(2, list(pending))


def test_a_kind_makes_the_choice_of_a_seat() -> None:
    assert DIG(1) == Choice(1, "dig", "G-1", (), True)
    assert NAP(0, 7, 8) == Choice(0, "nap", "G-5", (7, 8), False)


def test_a_choice_may_stand_under_another_clause_than_its_kind() -> None:
    assert DIG(1, clause="G-9").clause == "G-9"


def test_every_seat_has_its_choice() -> None:
    assert DIG.for_seats(3) == (DIG(0), DIG(1), DIG(2))


def test_a_kind_is_found_by_its_word() -> None:
    assert KINDS["nap"] is NAP
    assert "sow" not in KINDS


def test_the_choice_on_top_says_what_is_legal() -> None:
    assert KINDS.legal(garden(NAP(0), DIG(1))) == [Dig(0), Dig(1)]
    assert KINDS.legal(garden(DIG(1), NAP(0))) == [Rest()]


@pytest.mark.parametrize("pending", [(), (DIG(0), Chance("rain", dice=(6,)))], ids=["over", "chance"])
def test_nothing_is_legal_where_nobody_is_to_choose(pending: tuple[Pending, ...]) -> None:
    assert KINDS.legal(garden(*pending)) == []


def test_an_action_is_judged_from_the_position_and_the_choice() -> None:
    state = garden(DIG(1))
    assert KINDS.judge(state, Dig(1)) is FINE
    assert KINDS.judge(state, Dig(2)) == no("G-2", "{seat} finds no such hole.", seat=1)


def test_the_choice_on_top_says_who_judges() -> None:
    assert KINDS.judge(garden(DIG(0), NAP(0)), Rest()) is FINE
    assert KINDS.judge(garden(NAP(0), DIG(0)), Rest()) is FIRST_DIG


def test_what_no_judge_knows_is_refused_with_what_comes_first() -> None:
    assert KINDS.judge(garden(DIG(0)), Rest()) is FIRST_DIG
    assert KINDS.judge(garden(NAP(1)), Dig(0)) == no("G-5", "First rest.", "bed-1")


def test_after_the_last_choice_the_game_has_the_word() -> None:
    assert KINDS.judge(garden(), Dig(0)) is OVER


def test_while_chance_is_due_nobody_may_do_anything() -> None:
    ruling = KINDS.judge(garden(DIG(0), Chance("rain", dice=(6,), clause="G-4")), Dig(0))
    assert (ruling.clause, ruling.reason) == ("G-4", "Wait for the roll, the shuffle or the deal to finish.")


def test_a_prompt_names_the_seat() -> None:
    assert KINDS.prompt(garden(), DIG(1)) == "Player 2: dig"


def test_a_prompt_can_be_made_of_the_view() -> None:
    assert KINDS.prompt(garden(), NAP(1)) == "rest beside 2 holes, 1"


def test_a_hint_for_the_hand_is_a_text_or_made_of_the_choice() -> None:
    assert KINDS.how(garden(), DIG(0)) == "Drag the spade"
    assert KINDS.how(garden(), NAP(0, 3)) == "Click bed 3"
