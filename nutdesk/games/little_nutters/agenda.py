"""What the table still has to do: a stack of small tuples, done one by one until somebody has to answer."""

from __future__ import annotations

from collections.abc import Callable

from nutdesk.core.game import Tell
from nutdesk.core.moves import Pending
from nutdesk.games.little_nutters.state import Op, State

Work = Callable[[State, Op, Tell], bool]
"""Does one thing; True if the table now waits for an answer, or the game is over."""

WORK: dict[int, Work] = {}


def does(*codes: int) -> Callable[[Work], Work]:
    """Registers the function that does these words of the vocabulary."""

    def register(work: Work) -> Work:
        for code in codes:
            WORK[code] = work
        return work

    return register


def run(state: State, tell: Tell) -> None:
    """Do everything until the table has to wait."""
    agenda = state.agenda
    while agenda:
        op = agenda.pop()
        if WORK[op[0]](state, op, tell):
            return


def wait(state: State, pending: Pending) -> bool:
    """Somebody, or chance, has to answer first."""
    state.pending[-1] = pending
    return True
