"""What a game tells bots about playing it well. Beyond this they know only its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from nutdesk.core.game import Game, View, look
from nutdesk.core.moves import Action
from nutdesk.core.words import Say, say


class Advice:
    """What bots are told about a game. Every method has a default, so a game overrides only what it knows better.

    The states passed to these methods are imagined: whatever the viewer cannot see in them is a guess.
    """

    depth = 24
    """How many choices an imagined game is played on before it is valued; 0 values it at once."""
    settled: frozenset[str] = frozenset()
    """The kinds of choices at which a position can be valued: an imagined game is played on to one. Empty for all."""
    averaged_dice: frozenset[str] = frozenset()
    """The kinds of dice whose results the search does not tell apart: they are thrown so often that it would never come
    to the same place twice. What it plans after them is best on average."""
    weighed_playouts = True
    """Whether weigh() chooses the moves of imagined games. False, where that takes too long, makes them random."""
    best_playouts = False
    """Whether imagined games always play the highest weight, rather than at random in proportion to the weights."""

    pace = 2000
    """How many games a search imagines in a second on one quiet core, at the smallest table."""
    enough: ClassVar[Mapping[str, int]] = {}
    """Levels that have enough of fewer imagined games than in other games, or want more, so that each beats the one
    below: docs/opponents.md."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def imagine(self, view: View, rng: Random) -> Any:
        """A position that fits the view, with the hidden parts filled in as a thoughtful player would guess them.

        By default they are dealt at random. Override this where what the others do gives away what they hold.
        """
        return self.game.determinize(view, rng)

    def value(self, state: Any) -> Sequence[float] | None:
        """Each seat's chance of winning, from 0 to 1, judged from the position alone. A solo game has one number.

        None if it cannot be judged: imagined games are then played to the end.
        """
        return None

    def weigh(self, state: Any, actions: Sequence[Action]) -> Sequence[float]:
        """How promising each action looks at first sight, as positive weights; 0 if it is never worth a try.

        The actions answer the due choice. In the search tree they also include the interrupts of the seat that is to
        choose: an interrupt that is not needed now should weigh 0.
        """
        return [1.0] * len(actions)

    def first_sight(self, state: Any, actions: Sequence[Action]) -> Sequence[float]:
        """The weights that the young squirrel plays by: it goes by looks alone, while the search uses weigh()."""
        return self.weigh(state, actions)

    def why(self, view: View, action: Action) -> Say:
        """One sentence that tells a child what this move is good for."""
        return say("It leaves the best chances.")

    def why_line(self, view: View, line: Sequence[Action]) -> Say:
        """One sentence that tells what several actions of one turn are good for together: what they cost and bring.

        Nothing is thrown or revealed before the last of them. By default it tells what the first is good for.
        """
        return self.why(view, line[0])

    def undoes(self, view: View, line: Sequence[Action], action: Action) -> bool:
        """Whether an action after these, in this view, undoes something of the same turn: then it is in no plan."""
        return False

    def at_last(self, view: View, line: Sequence[Action]) -> Any:
        """What the viewer will see when the last of several actions of one turn is due."""
        state = self.game.determinize(view, Random(0))
        for action in line[:-1]:
            self.game.step(state, action)
        return look(self.game, state, view.viewer)
