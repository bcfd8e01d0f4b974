"""The Orders game put together: every choice that can be due, and every answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.core.game import FINE, Ruling, Tell, hush, no
from nutdesk.core.moves import Action, Chance, Choice, Luck
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.house import GOALS
from nutdesk.games.nuts.orders import rounds, run, turn
from nutdesk.games.nuts.orders.parts import CARD, CARDS, GOAL, GOAL_NEEDS, GOAL_TITLES
from nutdesk.games.nuts.orders.rounds import setup
from nutdesk.games.nuts.orders.score import met, result
from nutdesk.games.nuts.orders.state import State

DISCARDS: Final = tuple(do.Discard(name) for name in CARDS)
CLAIMS: Final = tuple(do.Claim(name) for name in GOALS)

FIRST_THINGS: Final = {
    "keep": no("NU-S1", "First choose which bonus cards to keep."),
    "build": no("NU-T3", "First choose where to add or remove a cross tile."),
    "salt": no("NU-T2", "First choose which salter moves."),
    "reposition": no("NU-T2", "First choose which order moves where."),
    "swap": no("NU-T2", "First choose two dispensers."),
    "hunt": no("NU-R2", "First choose which way the squirrel goes."),
    "sixth": no("NU-R12", "First say whether you keep the sixth nut."),
    "claim": no("NU-R5", "The factory has run: claim goal cards, or end the turn."),
}


def judge(state: State, action: Action) -> Ruling:
    """The ruling on an action of the seat that is to choose."""
    top = state.pending[-1] if state.pending else None
    if not isinstance(top, Choice):
        return no("NU-E1", "The game is over.")
    seat, kind = top.seat, type(action)
    if kind not in KIND_OF:
        return no("NU-T2", "That belongs to the Trucks edition.")
    wanted = KIND_OF[kind]
    if top.kind not in wanted:
        if top.kind == "turn":
            return _judge_too_early(action)
        return FIRST_THINGS[top.kind]
    if kind in turn.PRICE_OF:
        return turn.judge_menu(state, seat, action)
    if kind in JUDGES:
        return JUDGES[kind](state, action)
    return _judge_card(state, seat, action)


def _judge_too_early(action: Action) -> Ruling:
    if isinstance(action, do.Hunt):
        return no("NU-R2", "The squirrel goes his own way unless two paths are equally near.")
    if isinstance(action, do.Claim):
        return no("NU-R13", "Goals are claimed only after the factory has run.")
    if isinstance(action, do.Sixth):
        return no("NU-R12", "No sixth nut has arrived.")
    if isinstance(action, do.Discard | do.Keep):
        return no("NU-T2", "There are no bonus cards to choose from.")
    return no("NU-T2", "Choose the action first: Build, Salt, Reposition or Swap.")


def _judge_card(state: State, seat: int, action: Action) -> Ruling:
    if isinstance(action, do.Discard):
        drawn = state.drawn[seat]
        if action.card not in CARD or CARD[action.card] not in drawn:
            return no("NU-S1", "That card is not among those you drew.")
        return _judge_kept(state, seat, len(drawn) == 2)
    if isinstance(action, do.Keep):
        return _judge_kept(state, seat, True)
    if isinstance(action, do.Hunt):
        if action.way not in ("left", "right"):
            return no("NU-R2", "The squirrel goes left or right.")
        near = min(abs(column - state.squirrel) for column in run.prey(state))
        return turn.ROLLS if near > 1 else FINE
    assert isinstance(action, do.Claim)
    if action.goal not in GOAL:
        return no("NU-P6", "There is no such goal card.")
    goal = GOAL[action.goal]
    title = GOAL_TITLES[goal]
    if state.goals[seat] & 1 << goal:
        return no("NU-R5", "You have {goal} already: one of each type.", goal=title)
    if not met(state, seat, goal):
        return no("NU-R5", "{goal} asks for {needs}.", goal=title, needs=GOAL_NEEDS[goal])
    if goal not in run.claimable(state, seat):
        return no("NU-P6", "All cards of {goal} are claimed.", goal=title)
    return FINE


def _judge_kept(state: State, seat: int, last: bool) -> Ruling:
    """The last to choose at set-up starts the first round."""
    if last and not state.round and seat + 1 == state.seats:
        return turn.FIRST_ROUND
    return FINE


JUDGES: Final[dict[type[Action], Callable[[State, Any], Ruling]]] = {
    do.Cross: turn.judge_cross,
    do.Salter: turn.judge_salter,
    do.Order: turn.judge_order,
    do.Dispensers: turn.judge_dispensers,
    do.Back: turn.judge_back,
    do.End: lambda state, action: turn.judge_end(state),
    do.Pass: lambda state, action: turn.judge_pass(state),
    do.Cancel: lambda state, action: FINE,
    do.Sixth: lambda state, action: FINE,
    do.Done: lambda state, action: FINE,
}

MENU: Final = frozenset({"turn"})
KIND_OF: Final[dict[type[Action], frozenset[str]]] = {
    **dict.fromkeys(turn.PRICE_OF, MENU),
    do.Back: MENU,
    do.End: MENU,
    do.Pass: MENU,
    do.Cross: frozenset({"build"}),
    do.Salter: frozenset({"salt"}),
    do.Order: frozenset({"reposition"}),
    do.Dispensers: frozenset({"swap"}),
    do.Cancel: frozenset({"build", "salt", "reposition", "swap"}),
    do.Discard: frozenset({"keep"}),
    do.Keep: frozenset({"keep"}),
    do.Hunt: frozenset({"hunt"}),
    do.Sixth: frozenset({"sixth"}),
    do.Claim: frozenset({"claim"}),
    do.Done: frozenset({"sixth", "claim"}),
}
"""The choices that an action may answer."""


def _legal_keep(state: State, seat: int) -> list[Action]:
    return [*(DISCARDS[card] for card in dict.fromkeys(state.drawn[seat])), do.KEEP]


def _legal_claim(state: State, seat: int) -> list[Action]:
    return [*(CLAIMS[goal] for goal in run.claimable(state, seat)), do.DONE]


LEGAL: Final[dict[str, Callable[[State, int], list[Action]]]] = {
    "turn": turn.legal_turn,
    "build": turn.legal_build,
    "salt": turn.legal_salt,
    "reposition": turn.legal_reposition,
    "swap": turn.legal_swap,
    "keep": _legal_keep,
    "claim": _legal_claim,
    "hunt": lambda state, seat: [do.LEFT, do.RIGHT],
    "sixth": lambda state, seat: [do.SIXTH, do.DONE],
}


def legal(state: State) -> list[Action]:
    """Every action for the choice that is due."""
    if not state.pending:
        return []
    top = state.pending[-1]
    return LEGAL[top.kind](state, top.seat) if type(top) is Choice else []


def step(state: State, action: Action, tell: Tell = hush) -> None:
    """Carry out a legal action, or what chance answered."""
    kind = type(action)
    top = state.pending[-1]
    if kind is Luck:
        assert type(top) is Chance
        CHANCES[top.kind](state, top, action.values, tell)  # type: ignore[attr-defined]
    else:
        STEPS[kind](state, top.seat, action, tell)  # type: ignore[union-attr]


CHANCES: Final[dict[str, Callable[[State, Chance, tuple[int, ...], Tell], None]]] = {
    "places": lambda state, chance, values, tell: rounds.deal(state, values, tell),
    "hunger": lambda state, chance, values, tell: rounds.set_hunger(state, values[0], tell),
    "shuffle the orders": rounds.reshuffle,
    "shuffle the bonus cards": rounds.reshuffle_bonus,
    "squirrel": lambda state, chance, values, tell: run.roll(state, values, tell),
    "scamper": lambda state, chance, values, tell: run.scamper(state, values[0], tell),
}


def _done(state: State, seat: int, action: Any, tell: Tell) -> None:
    if state.running:
        run.answer_sixth(state, False, tell)
    else:
        rounds.next_turn(state)


STEPS: Final[dict[type[Action], Callable[[State, int, Any, Tell], None]]] = {
    **turn.STEPS,
    do.Discard: lambda state, seat, action, tell: rounds.discard(state, seat, CARD[action.card], tell),
    do.Keep: lambda state, seat, action, tell: rounds.keep(state, seat, tell),
    do.Hunt: lambda state, seat, action, tell: run.step(state, -1 if action.way == "left" else 1, tell),
    do.Sixth: lambda state, seat, action, tell: run.answer_sixth(state, True, tell),
    do.Claim: lambda state, seat, action, tell: run.claim(state, GOAL[action.goal], tell),
    do.Done: _done,
}

__all__ = ["judge", "legal", "result", "setup", "step"]
