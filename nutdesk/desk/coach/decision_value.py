"""What a decision was worth: compared with another one, by what its player could know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

from nutdesk.core.game import hush, look
from nutdesk.core.moves import Action
from nutdesk.desk.coach.decision import Decision

if TYPE_CHECKING:
    from nutdesk.bots.process import Reply
    from nutdesk.core.match import Match
    from nutdesk.desk.table.bot_requests import OwnRequests
    from nutdesk.desk.table.session import Session

DEALS, ITERATIONS = 12, 80
"""Deals of the hidden cards, and imagined games for each of the two moves in each deal."""
SURE = 2.5
"""A difference of this many standard errors is more than chance …"""
SMALL = 0.03
"""… and a smaller one than this is not worth mentioning."""


def weigh(
    session: Session, requests: OwnRequests, decision: Decision, other: Sequence[Action], then: Callable[[float], None]
) -> None:
    """Call back with what the decision gained or lost against other moves; 0 if the difference may be chance.

    Both moves are valued in the same deals, so that neither has better cards.
    """
    match, seat = session.match, decision.seat
    view, advice = look(match.game, decision.state, seat), match.game.advice()
    values: dict[tuple[int, bool], float] = {}

    def put(deal: int, played: bool, value: float) -> None:
        values[deal, played] = value
        if len(values) == 2 * DEALS:
            then(difference([values[k, True] - values[k, False] for k in range(DEALS)]))

    def taker(deal: int, played: bool) -> Callable[[Reply], None]:
        return lambda answer: put(deal, played, chances(match, answer)[seat])

    for deal in range(DEALS):
        seed = f"{match.seed}/{decision.last}/{deal}"
        start = advice.imagine(view, Random(seed))
        for played, moves in ((True, decision.moves), (False, other)):
            state = start.copy()
            go(match, state, moves)
            if state.pending:
                requests.evaluate(match.game.id, state, seed, ITERATIONS, taker(deal, played))
            else:
                put(deal, played, shares(match, state)[seat])


def go(match: Match, state: Any, moves: Sequence[Action]) -> None:
    """Make moves as far as possible: in another deal a later step may not exist."""
    for move in moves:
        if not state.pending or not match.game.judge(state, move):
            return
        match.game.step(state, move, hush)


def difference(found: Sequence[float]) -> float:
    """The mean, if it is more than chance and worth mentioning; otherwise 0."""
    mean = fmean(found)
    return mean if abs(mean) >= max(SMALL, SURE * stdev(found) / sqrt(len(found))) else 0.0


def shares(match: Match, state: Any) -> tuple[float, ...]:
    """Each seat's share of the win when the game is over."""
    result = match.game.result(state)
    winners = result.winners if result is not None else ()
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(match.players)))


def chances(match: Match, answer: Reply) -> tuple[float, ...]:
    """Every seat's chance according to an answer; if it has none, equal chances."""
    seats = len(match.players)
    return answer.win_chances or (1 / max(2, seats),) * seats
