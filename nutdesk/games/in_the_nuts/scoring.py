"""The end: points, ties and the lines of the score (IN-E2, IN-E3)."""

from __future__ import annotations

from typing import Final

from nutdesk.core.game import Result, ScoreLine
from nutdesk.core.words import count, say
from nutdesk.games.in_the_nuts.parts import CARDS, EMPTY, FULL, POINTS
from nutdesk.games.in_the_nuts.state import ENDED, State, own, worth
from nutdesk.games.in_the_nuts.storing import Storage, best_lay

FULL_CARDS: Final = say("Full storage cards")
LOOSE_NUTS: Final = say("Nuts on other cards")
KEPT_JOKERS: Final = say("Jokers kept")
"""What is counted."""


def _cards(state: Storage, seat: int, *, full: bool) -> tuple[str, ...]:
    """The storage cards of a seat that are full, or those with some nuts on them."""
    kinds = ((at % CARDS + 1, state.kinds[at]) for at in own(seat))
    return tuple(f"card-{seat}-{card}" for card, kind in kinds if kind != EMPTY and (kind == FULL) == full)


def full_cards(state: Storage, seat: int) -> list[int]:
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
        points, other = sorted(best.values(), reverse=True)[:2]
        winners = tuple(seat for seat in tied if best[seat] == points)
        if points > other:
            template = "A tie at {n}. The best full storage card decides: {points} points beat {other}."
            reason = say(template, n=scores[tied[0]], points=points, other=other)
        elif points:
            template = "A tie at {n}, and the best full storage card of each has {points} points: a shared victory."
            reason = say(template, n=scores[tied[0]], points=points)
        else:
            reason = say("A tie at {n}, and none of them has a full storage card: a shared victory.", n=scores[tied[0]])
    else:
        winners = tuple(tied)
    counted = tuple(line for seat in range(state.seats) for line in lines(state, seat))
    return Result(scores, winners, clause, reason, counted)


def lines(state: Storage, seat: int) -> tuple[ScoreLine, ...]:
    """What lies on a seat's storage cards, and what the jokers kept would add (IN-E2)."""
    found = []
    full = full_cards(state, seat)
    if full:
        text = count(len(full), "{n} full storage card", "{n} full storage cards")
        why = say("each scores the number on it")
        found.append(ScoreLine(seat, text, sum(full), "IN-E2", _cards(state, seat, full=True), FULL_CARDS, why))
    nuts = sum([worth(state.kinds[at], state.lying[at], at % CARDS) for at in own(seat) if state.kinds[at] != FULL])
    text = count(nuts, "{n} nut on other cards", "{n} nuts on other cards")
    why = say("1 point each, on cards that are not full")
    found.append(ScoreLine(seat, text, nuts, "IN-E2", _cards(state, seat, full=False), LOOSE_NUTS, why))
    if (best := best_lay(state, seat)) is not None:  # after the end none is left that fits anywhere
        text = count(
            len(state.jokers[seat]), "{n} joker kept, stored at its best", "{n} jokers kept, stored at their best"
        )
        found.append(ScoreLine(seat, text, best[1], "IN-E2", kind=KEPT_JOKERS))
    return tuple(found)
