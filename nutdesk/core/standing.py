"""The standing: what every player would score if the game ended now, as far as one viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import attrs

from nutdesk.core.game import Game, Result, ScoreLine
from nutdesk.core.table import SeatCard
from nutdesk.core.value import Value
from nutdesk.core.words import Say, say


@attrs.frozen
class Standing(Value):
    """One player's score if the game ended now, line by line, as far as a viewer may know."""

    seat: int
    open: tuple[ScoreLine, ...]
    """What everybody at the table can count."""
    held: tuple[ScoreLine, ...] = ()
    """What comes to it and only its holder knows: the viewer's own hand."""
    hidden: bool = False
    """Whether something counts too that this viewer cannot see."""
    ahead: bool = False
    """Whether nobody has more; filled in by compared()."""

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        return self.open + self.held

    @property
    def points(self) -> int:
        return sum([line.points for line in self.open]) + sum([line.points for line in self.held])


def compared(standings: Iterable[Standing], result: Result | None) -> tuple[Standing, ...]:
    """The same, with who is ahead. Nobody is while all have equally many, or where a whole score meets half of one.

    >>> one, two = Standing(0, (ScoreLine(0, "a nest", 2, "NH-E2"),)), Standing(1, ())
    >>> [each.ahead for each in compared((one, two), None)]
    [True, False]
    >>> [each.ahead for each in compared((one, Standing(1, (), hidden=True)), None)]
    [False, False]
    """
    found = tuple(standings)
    points = [standing.points for standing in found]
    if result is not None:
        best = set(result.winners)
    elif not found or min(points) == max(points) or len({standing.hidden for standing in found}) > 1:
        best = set()
    else:
        best = {standing.seat for standing, each in zip(found, points, strict=True) if each == max(points)}
    return tuple([attrs.evolve(each, ahead=True) if each.seat in best else each for each in found])


def told(standing: Standing, points: Callable[[int], Say], *, over: bool) -> Say:
    """A standing as a sentence: the points, whether that is all, and whether it is ahead."""
    score = points(standing.points)
    if over:
        return score
    if standing.hidden:
        if standing.ahead:
            return say("in the lead with {points} on view; hidden cards count too", points=score)
        return say("{points} on view; hidden cards count too", points=score)
    if standing.ahead:
        return say("in the lead with {points} if the game ended now", points=score)
    return say("{points} if the game ended now", points=score)


def scored(
    cards: Iterable[SeatCard],
    standings: tuple[Standing, ...],
    result: Result | None,
    points: Callable[[int], Say] = Game.points,
) -> tuple[SeatCard, ...]:
    """The players' cards with their standing."""
    found = {standing.seat: standing for standing in compared(standings, result)}
    over = result is not None
    return tuple(
        [
            attrs.evolve(card, standing=mine, score=told(mine, points, over=over))
            if (mine := found.get(card.seat)) is not None
            else card
            for card in cards
        ]
    )
