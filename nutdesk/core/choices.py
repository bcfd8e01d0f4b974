"""The kinds of choices of a game, each in one place: how it is asked, what may be chosen, and why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs

from nutdesk.core.game import Ruling, no
from nutdesk.core.moves import Action, Choice
from nutdesk.core.words import Seat, say

Words = str | Callable[[Any, Choice], str]
"""A text, or what makes one of a view and the choice that is due in it."""
Judges = Mapping[type[Action], Callable[[Any, Choice, Any], Ruling]]
"""Who judges an action of each class, from the position and the choice."""


@attrs.frozen(eq=False)
class ChoiceKind:
    """One kind of choice: the word for it on state.pending, and all that there is to it."""

    word: str
    clause: str
    legal: Callable[[Any, Choice], list[Action]]
    """Every action for such a choice, from the position and the choice."""
    judges: Judges
    first: Ruling | Callable[[Choice], Ruling]
    """The refusal of everything else: 'First …'."""
    prompt: Words
    """What is asked; a text may name the {seat}."""
    how: Words = ""
    """What to do with the hand."""
    open: bool = False
    """Whether it needs no look at anything hidden."""

    def __call__(self, seat: int, *about: int, clause: str = "") -> Choice:
        return Choice(seat, self.word, clause or self.clause, about, self.open)

    def for_seats(self, seats: int) -> tuple[Choice, ...]:
        """The choice of each seat, made once: for rules that are to be fast."""
        return tuple(map(self, range(seats)))


class Choices(dict[str, ChoiceKind]):
    """The kinds of choices of a game, by their words: it lists and judges by them.

    What is said after the last choice is the game's own.
    """

    def __init__(self, *kinds: ChoiceKind, over: Ruling) -> None:
        super().__init__({kind.word: kind for kind in kinds})
        self.over = over
        self._lists = {kind.word: kind.legal for kind in kinds}

    def legal(self, state: Any) -> list[Action]:
        """Every action for the choice that is due."""
        if not state.pending:
            return []
        due = state.pending[-1]
        return self._lists[due.kind](state, due) if type(due) is Choice else []

    def judge(self, state: Any, action: Action) -> Ruling:
        """The ruling on an action of the seat that is to choose."""
        if not state.pending:
            return self.over
        due = state.pending[-1]
        if not isinstance(due, Choice):
            return no(due.clause, "First what is rolled, shuffled or dealt must come to rest.")
        kind = self[due.kind]
        judge = kind.judges.get(type(action))
        if judge is not None:
            return judge(state, due, action)
        return kind.first(due) if callable(kind.first) else kind.first

    def prompt(self, view: Any, due: Choice) -> str:
        """What is asked of the seat that is to choose."""
        words = self[due.kind].prompt
        return words(view, due) if callable(words) else say(words, seat=Seat(due.seat))

    def how(self, view: Any, due: Choice) -> str:
        """What that seat does with the hand to choose."""
        words = self[due.kind].how
        return words(view, due) if callable(words) else words
