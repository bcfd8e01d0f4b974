"""What a bot is, and the simplest of them."""

from __future__ import annotations

from random import Random
from typing import Protocol

import attrs

from nutdesk.core.game import View
from nutdesk.core.moves import Action
from nutdesk.core.words import Say, say


@attrs.frozen
class Candidate:
    """A move that was thought about."""

    action: Action
    chance: float | None
    """Of winning, for the seat that thinks, 0 to 1; None if nobody counted."""
    why: Say
    """One sentence a child understands."""


@attrs.frozen
class Thought:
    """What came of thinking: the best moves, best first. The first one is played."""

    candidates: tuple[Candidate, ...]

    @property
    def action(self) -> Action:
        return self.candidates[0].action


class Bot(Protocol):
    """Chooses one of the legal actions of a view whose viewer owes the choice. Never sees a State."""

    def choose(self, view: View, rng: Random) -> Action: ...

    def think(self, view: View, rng: Random) -> Thought: ...


class RandomBot:
    """Plays any legal action, each as likely as the others."""

    def choose(self, view: View, rng: Random) -> Action:
        return view.legal[int(rng.random() * len(view.legal))]

    def think(self, view: View, rng: Random) -> Thought:
        return Thought((Candidate(self.choose(view, rng), None, say("It felt like it.")),))
