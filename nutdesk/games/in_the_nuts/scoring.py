"""The end: points, ties and the lines of the score (IN-E2, IN-E3)."""

from __future__ import annotations

from nutdesk.core.game import Result, ScoreLine
from nutdesk.core.words import count, say
from nutdesk.games.in_the_nuts.parts import CARDS, FULL, POINTS
from nutdesk.games.in_the_nuts.state import ENDED, State, own


def full_cards(state: State, seat: int) -> list[int]:
    """The points of a seat's full storage cards, the best first."""
    return sorted((POINTS[at % CARDS] for at in own(seat) if state.kinds[at] == FULL), reverse=True)


def result(state: State) -> Result | None:
    """How it ended; None while it goes on."""
    if state.check != ENDED:
        return None
    scores = tuple(state.points(seat) for seat in range(state.seats))
    tied = [seat for seat in range(state.seats) if scores[seat] == max(scores)]
    clause, reason = "IN-E2", say("The draw pile ran out, and the storage cards were counted.")
    if len(tied) > 1:  # IN-E3
        clause = "IN-E3"
        best = {seat: max(full_cards(state, seat), default=0) for seat in tied}
        winners = tuple(seat for seat in tied if best[seat] == max(best.values()))
        if len(winners) == 1:
            points = best[winners[0]]
            reason = say("A tie, broken by the most valuable full storage card: {points} points.", points=points)
        else:
            reason = say("A tie in points and in the most valuable full storage card: the victory is shared.")
    else:
        winners = tuple(tied)
    lines = []
    for seat in range(state.seats):
        full = full_cards(state, seat)
        if full:
            text = count(len(full), "{n} full storage card", "{n} full storage cards")
            lines.append(ScoreLine(seat, text, sum(full), "IN-E2"))
        nuts = scores[seat] - sum(full)
        text = count(nuts, "{n} nut on other cards", "{n} nuts on other cards")
        lines.append(ScoreLine(seat, text, nuts, "IN-E2"))
    return Result(scores, winners, clause, reason, tuple(lines))
