"""What a bot is, and the simplest of them."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

import attrs

from nutdesk.core.game import View
from nutdesk.core.moves import Action
from nutdesk.core.words import Say, say


@attrs.frozen
class Candidate:
    """A move that a bot considered."""

    action: Action
    chance: float | None
    """Its chance of winning for the seat that thinks, from 0 to 1; None if it was not worked out."""
    why: Say
    """One sentence that a child understands."""
    then: tuple[Action, ...] = ()
    """What follows it in the same turn, as far as nothing is thrown or revealed; a hint works it out."""

    @property
    def line(self) -> tuple[Action, ...]:
        """The whole plan: the move and what follows it."""
        return (self.action, *self.then)


@attrs.frozen
class Thought:
    """What a bot thinks: its best moves, best first. It plays the first one."""

    candidates: tuple[Candidate, ...]

    @property
    def action(self) -> Action:
        return self.candidates[0].action


class Bot(Protocol):
    """Chooses one of the legal actions of a view whose viewer is to choose. It never sees a State."""

    def choose(self, view: View, rng: Random) -> Action: ...

    def think(self, view: View, rng: Random) -> Thought: ...


WHIMS: Final = (
    say("It felt like it."),
    say("That looked like fun."),
    say("Let's see what happens."),
    say("Just because."),
    say("Hop!"),
    say("Eyes shut, and go."),
    say("It smelled of nuts."),
    say("This one tickled."),
)
"""What a bot without a reason says. They say nothing about the move, which may be secret."""


class RandomBot:
    """Plays any legal action, all equally likely."""

    def choose(self, view: View, rng: Random) -> Action:
        return view.legal[int(rng.random() * len(view.legal))]

    def think(self, view: View, rng: Random) -> Thought:
        action = self.choose(view, rng)
        twin = Random()
        twin.setstate(rng.getstate())  # its words draw no number that a later move would have had
        return Thought((Candidate(action, None, twin.choice(WHIMS)),))
