"""How a game ended in words: who won, how close it was, and what made the difference."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import attrs

from nutdesk.core.game import Player, Result
from nutdesk.core.value import Value
from nutdesk.desk.kit.words import strung, tr

if TYPE_CHECKING:
    from nutdesk.desk.table.session import Session

CLOSE = 0.1
"""Whoever has this part of the winner's points less has lost by little."""


@attrs.frozen
class Outcome(Value):
    """A result as somebody at this desk is told it."""

    result: Result
    cast: tuple[Player, ...]
    points: Callable[[int], str]
    """A score in words, such as '3 points'."""
    words: Callable[[str], str]
    """What a game says, in the language that is spoken."""
    me: int | None = None
    """The seat of the only person at this desk; None if there are several or none, or in a lesson."""

    def headline(self) -> str:
        """Who won."""
        names = [self.cast[seat].name for seat in self.result.winners if seat != self.me]
        if self.me in self.result.winners:
            return tr("You and {names} share the win", names=all_of(names)) if names else tr("You win")
        if len(names) == 1:
            return tr("{name} wins", name=names[0])
        return tr("{names} share the win", names=all_of(names))

    def with_points(self) -> str:
        """The same with the score, for a single line."""
        return strung("{headline}: {points}", headline=self.headline(), points=self.points(max(self.result.scores)))

    def margin(self) -> str:
        """How close it was; for the only person at the desk, how far they were from winning."""
        scores, winners, me = self.result.scores, self.result.winners, self.me
        most = max(scores)
        if me is not None and me not in winners:
            return self._lost(most - scores[me])
        if len(winners) > 1:
            return tr("{points} each", points=self.points(most))
        others = [seat for seat in range(len(scores)) if seat not in winners]
        if not others:
            return ""
        second = max(scores[seat] for seat in others)
        if second == most:
            return tr("A tie at {points}: the tie-break decided", points=self.points(most))
        names = [self.cast[seat].name for seat in others if scores[seat] == second]
        ahead = self.points(most - second)
        return tr("{points} ahead of {names}", points=ahead, names=all_of(names))

    def _lost(self, behind: int) -> str:
        """For the only person at the desk, who has not won."""
        scores, me = self.result.scores, self.me
        assert me is not None
        if behind <= 0:
            return tr("You have just as many: only the tie-break decided")
        missing = self.points(behind)
        if behind <= max(1, abs(max(scores)) * CLOSE):
            return tr("So close: you were only {points} behind", points=missing)
        before = sum(score > scores[me] for score in scores)
        if before == 1 and len(scores) > 2 and 2 * behind <= max(scores):  # far behind nobody calls it fine
            return tr("A fine second place: you were {points} behind", points=missing)
        return tr("You were {points} behind this time", points=missing)

    def difference(self) -> str:
        """The kind of points without which the winner would not have been ahead; '' if no kind made the difference."""
        scores, winners = self.result.scores, self.result.winners
        rivals = [seat for seat in range(len(scores)) if seat not in winners]
        if len(winners) != 1 or not rivals:
            return ""
        winner = winners[0]
        rival = self.me if self.me in rivals else max(rivals, key=lambda seat: scores[seat])
        assert rival is not None
        margin, kinds = scores[winner] - scores[rival], _kinds(self.result, (winner, rival))
        leads = {kind: won - lost for kind, (won, lost) in kinds.items()}
        kind = max(leads, key=lambda kind: leads[kind], default="")
        if len(kinds) < 2 or not 0 < margin <= leads[kind]:
            return ""
        won, lost = kinds[kind]
        parts = {"kind": self.words(kind), "name": self.cast[rival].name, "won": won, "lost": lost}
        if rival == self.me:
            return tr("{kind} made the difference: {won} against your {lost}", **parts)
        return tr("{kind} made the difference: {won} against {lost} for {name}", **parts)


def outcome_of(session: Session, me: int | None = None) -> Outcome | None:
    """How the game of a session ended, as one person is told it, or everybody; None while it goes on."""
    match = session.match
    result = match.game.result(match.state)
    if result is None:
        return None
    return Outcome(result, match.cast, lambda points: session.words(match.game.points(points)), session.words, me)


def _kinds(result: Result, pair: Sequence[int]) -> dict[str, tuple[int, ...]]:
    """What each kind of points brought these seats."""
    sums: dict[str, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    for line in result.lines:
        if line.kind:
            sums[line.kind][line.seat] += line.points
    return {kind: tuple(found[seat] for seat in pair) for kind, found in sums.items()}


def all_of(names: Sequence[str]) -> str:
    """Names as a sentence has them: Anna, Ben and Cleo."""
    if len(names) < 2:
        return "".join(names)
    return tr("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])
