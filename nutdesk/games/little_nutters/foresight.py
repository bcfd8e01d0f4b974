"""The ruling on an action, with what it would reveal or leave to chance, known before it is done."""

from __future__ import annotations

from typing import Final

from nutdesk.core.events import EventKind
from nutdesk.core.game import Ruling
from nutdesk.core.moves import Action, Chance, Choice
from nutdesk.core.words import say
from nutdesk.games.little_nutters import actions as act
from nutdesk.games.little_nutters.choices import KINDS
from nutdesk.games.little_nutters.events import TURNS_A_CARD
from nutdesk.games.little_nutters.options import excavate_cost, search_cost
from nutdesk.games.little_nutters.parts import FACE, NAMES, NEEDS
from nutdesk.games.little_nutters.rules import step
from nutdesk.games.little_nutters.state import State
from nutdesk.games.little_nutters.vocabulary import A_FRIEND, ANYTHING

CHANCES: Final = {
    "a random card": say("a random card"),
    "shuffle the patch": say("shuffle the patch"),
    "shuffle the draw pile": say("shuffle the draw pile"),
    "mix the patches": say("mix the patches"),
    "rebuild the draw pile": say("rebuild the draw pile"),
}
"""What is left to chance during a game."""


def judge(state: State, action: Action) -> Ruling:
    """The ruling on an action of the seat that is to choose, or on an interrupt."""
    ruling = KINDS.judge(state, action)
    barrier = foresee(state, action) if ruling else ""
    return Ruling(True, barrier=barrier) if barrier else ruling


def foresee(state: State, action: Action) -> str:
    """What a legal action will reveal or leave to chance, as far as everybody can know."""
    if isinstance(action, act.Dig):
        return TURNS_A_CARD
    return "" if is_plain(state, action) else attempt(state, action)


def is_plain(state: State, action: Action) -> bool:
    """Whether an action certainly only leads to another question: most do, and need not be tried."""
    due = state.pending[-1]
    assert isinstance(due, Choice)
    if isinstance(action, act.Discard):
        return due.kind == "pay" and due.about[2] > 1
    if isinstance(action, act.Search):
        return search_cost(state, due.seat)[0] > 0
    if isinstance(action, act.Excavate):
        return excavate_cost(state, due.seat)[0] > 0
    if isinstance(action, act.Stop):
        return due.kind == "dig on" and not state.played
    if isinstance(action, act.Play):
        face = FACE[action.card]
        return NAMES[face] != ANYTHING or A_FRIEND in NEEDS[face]
    return isinstance(action, act.Name | act.Take | act.Clear)


def attempt(state: State, action: Action) -> str:
    """What an action reveals or leaves to chance when it is tried on a copy."""
    after = state.copy()
    found: list[str] = []

    def listen(kind: EventKind, *_: object, **__: object) -> None:
        if kind.reveals:
            found.append(kind.reveals)

    step(after, action, listen)
    top = after.pending[-1] if after.pending else None
    if found:
        return found[0]
    return CHANCES[top.kind] if isinstance(top, Chance) else ""
