"""A game's kinds of choices: for each, what is asked, what may be chosen, and why anything else may not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import attrs

from nutdesk.core.game import Ruling, no
from nutdesk.core.moves import Action, Choice
from nutdesk.core.table import Button, settled
from nutdesk.core.value import Value
from nutdesk.core.words import Seat, say

Words = str | Callable[[Any, Choice], str]
"""A text, or a function that makes one from a view and its due choice."""
Judge = Ruling | Callable[[Any, Choice, Any], Ruling]
"""A ruling, or a function that makes one from the position, the choice and the action."""
Judges = Mapping[type[Action], Judge]
"""How each class of action is judged."""


@attrs.frozen(eq=False)
class ChoiceKind(Value):
    """One kind of choice. Calling it makes the choice of a seat, ready for state.pending.

    >>> TAKE = ChoiceKind("take", "NS-T1", lambda state, due: [], {}, Ruling(False), "{seat}: take a nut")
    >>> TAKE(1)
    Choice(seat=1, kind='take', clause='NS-T1', about=(), open=False)
    """

    word: str
    clause: str
    legal: Callable[[Any, Choice], list[Action]]
    """Lists every legal action, given the position and the choice."""
    judges: Judges
    first: Judge
    """The refusal of every other class of action: 'First …'."""
    prompt: Words
    """What the player is asked; a text may contain {seat}."""
    how: Words = ""
    """What to do with the mouse, for somebody new to the game."""
    open: bool = False
    """Whether it can be made without seeing anything hidden."""

    def __call__(self, seat: int, *about: int, clause: str = "") -> Choice:
        return Choice(seat, self.word, clause or self.clause, about, self.open)

    def for_seats(self, seats: int) -> tuple[Choice, ...]:
        """The choice of each seat, made once, for rules that must be fast."""
        return tuple(map(self, range(seats)))


class Choices(dict[str, ChoiceKind]):
    """All kinds of choices of a game, by word. `over` refuses every action after the end."""

    def __init__(self, *kinds: ChoiceKind, over: Ruling) -> None:
        super().__init__({kind.word: kind for kind in kinds})
        self.over = over
        self._lists = {kind.word: kind.legal for kind in kinds}

    def legal(self, state: Any) -> list[Action]:
        """Every legal action for the choice that is due."""
        if not state.pending:
            return []
        due = state.pending[-1]
        return self._lists[due.kind](state, due) if type(due) is Choice else []

    def judge(self, state: Any, action: Action) -> Ruling:
        """The ruling on an action by the seat that is to choose."""
        if not state.pending:
            return self.over
        due = state.pending[-1]
        if not isinstance(due, Choice):
            return no(due.clause, "Wait for the roll, the shuffle or the deal to finish.")
        kind = self[due.kind]
        judge = kind.judges.get(type(action), kind.first)
        return judge if isinstance(judge, Ruling) else judge(state, due, action)

    def prompt(self, view: Any, due: Choice) -> str:
        """What the seat that is to choose is asked."""
        words = self[due.kind].prompt
        return words(view, due) if callable(words) else say(words, seat=Seat(due.seat))

    def how(self, view: Any, due: Choice) -> str:
        """What the seat that is to choose does with the mouse."""
        words = self[due.kind].how
        return words(view, due) if callable(words) else words

    def tray(self, view: Any, steady: Sequence[Button], now: Sequence[Button]) -> tuple[Button, ...]:
        """The buttons in the viewer's tray: the steady ones keep their places, and say what they wait for."""
        due = view.due
        if not isinstance(due, Choice) or (view.viewer < 0 and not now):
            return ()
        if due.seat != view.viewer and view.viewer >= 0:
            return settled(steady, now, say("{seat} chooses now.", seat=Seat(due.seat)))
        first = self[due.kind].first
        ruling = first if isinstance(first, Ruling) else first(view, due, None)
        return settled(steady, now, ruling.reason)
