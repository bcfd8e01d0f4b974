"""What a game knows about playing itself well: the only thing that bots have of a game beyond its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from nutdesk.core.game import Game, View
from nutdesk.core.moves import Action
from nutdesk.core.words import Say, say


class Advice:
    """A game that says nothing about itself is played by search alone; games override what they know better.

    The states are imagined ones, re-dealt from a view: whatever is hidden in them is a guess.
    """

    depth = 24
    """How many choices an imagined game goes on before it is valued; 0 values at once."""
    settled: frozenset[str] = frozenset()
    """The kinds of choices at which a position can be valued; an imagined game goes on to the next. Empty for all."""
    averaged_dice: frozenset[str] = frozenset()
    """The kinds of dice that a search does not tell apart: those thrown so often that it would never come twice to one
    place. What it plans after them is the best on average."""
    weighed_playouts = True
    """Whether imagined games are played by weigh rather than at random; False where weighing costs too much."""
    best_playouts = False
    """Whether they go on with the move that weighs most, rather than with any, as likely as it weighs."""

    pace = 2000
    """How many games a search imagines in a second on one quiet core, at the smallest table."""
    enough: ClassVar[Mapping[str, int]] = {}
    """Levels that have enough of fewer imagined games than in other games, or want more, so that each beats the one
    below: docs/opponents.md."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def imagine(self, view: View, rng: Random) -> Any:
        """A position that would look just like this view to its viewer, as likely as one who thinks about it finds it.

        Games deal blindly. Where what others do tells what they hold, they should be imagined to hold it.
        """
        return self.game.determinize(view, rng)

    def value(self, state: Any) -> Sequence[float] | None:
        """The chance of winning of each seat, 0 to 1, as far as can be told by looking; a solo game has one number.

        None if nothing can be told: imagined games are then played to their end.
        """
        return None

    def weigh(self, state: Any, actions: Sequence[Action]) -> Sequence[float]:
        """How promising each action looks at first sight: weights, any positive numbers; 0 if never worth a thought.

        The actions are those of the due choice, and in the search tree also the interrupts of the seat that owes it:
        an interrupt that is not needed now should weigh 0.
        """
        return [1.0] * len(actions)

    def first_sight(self, state: Any, actions: Sequence[Action]) -> Sequence[float]:
        """The same to one who goes by looks: what a young squirrel chooses by, though experience may know better."""
        return self.weigh(state, actions)

    def why(self, view: View, action: Action) -> Say:
        """One sentence for a child: what this move is good for."""
        return say("It leaves the best chances.")
