"""What a sheet is worth, with the bonus cards dealt to its nuts in the best way (NU-E2, NU-E3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import attrs

from nutdesk.core.game import Result, ScoreLine
from nutdesk.core.value import Value
from nutdesk.core.words import Say, Seat, count, say
from nutdesk.games.nuts.orders import parts
from nutdesk.games.nuts.orders.parts import CELLS, GOAL_POINTS, PATTERNS, VALUES, spell
from nutdesk.games.nuts.orders.state import State
from nutdesk.games.nuts.parts import MANY_NUTS, NUT_KINDS, NUT_NAMES, amount

FILLED, FAILED, WAIVED = "filled", "failed", "waived"
FATES: Final = {FILLED: say("filled"), FAILED: say("failed"), WAIVED: say("waived")}


@attrs.frozen
class Tally(Value):
    """A sheet counted in its best way."""

    nuts: tuple[int, ...]
    """After the Almond Thought Leader's move, if it was made."""
    move: tuple[int, int] | None
    """That move: from which kind to which."""
    rows: int
    columns: int
    salt: int
    goals: int
    bonus: int
    fates: tuple[tuple[int, str], ...]
    """Every bonus card and what became of it."""

    @property
    def total(self) -> int:
        return self.rows + self.columns + self.salt + self.goals + self.bonus


def complete_rows(nuts: Sequence[int]) -> int:
    """Rows of the sheet with all four nuts (NU-P7)."""
    return min(CELLS, *nuts)


def met(state: State, seat: int, goal: int) -> bool:
    """Whether a player has what a goal card asks for (NU-P6)."""
    nuts = state.nuts[seat]
    if goal == parts.CHAMPION:
        return nuts[2] >= 4
    if goal == parts.LEADER:
        return nuts[0] >= 4
    if goal == parts.INNOVATOR:
        return nuts[1] >= 4
    if goal == parts.MONGER:
        return nuts[3] >= 4
    if goal == parts.MAMA:
        return state.salt[seat] >= 4
    if goal == parts.LOVER:
        return complete_rows(nuts) >= 1
    return goal == parts.BUDDY and state.lost[seat] >= 3


def assign(nuts: Sequence[int], cards: Sequence[int], waiver: bool) -> tuple[int, tuple[tuple[int, str], ...]]:
    """The best points from bonus cards when a nut serves one card only, and the fate of each (NU-E3)."""
    # For every way of having used nuts and the waiver, the best so far: a card at a time.
    best: dict[tuple[int, ...], tuple[int, tuple[tuple[int, str], ...]]] = {(*nuts, int(waiver)): (0, ())}
    for card in cards:
        pattern, value = PATTERNS[card], VALUES[card]
        following: dict[tuple[int, ...], tuple[int, tuple[tuple[int, str], ...]]] = {}
        for left, (points, fates) in best.items():
            ways = [(left, points - value, FAILED)]
            if left[NUT_KINDS]:
                ways.append(((*left[:NUT_KINDS], 0), points, WAIVED))
            rest = tuple(have - want for have, want in zip(left, pattern, strict=False))
            if min(rest) >= 0:
                ways.append(((*rest, left[NUT_KINDS]), points + value, FILLED))
            for key, sum_, fate in ways:
                if key not in following or sum_ > following[key][0]:
                    following[key] = sum_, (*fates, (card, fate))
        best = following
    return max(best.values(), key=lambda way: way[0])


def tally(nuts: Sequence[int], salt: int, goals: int, cards: Sequence[int] | None) -> Tally:
    """The best count of a sheet, over the perks that leave a choice (NU-R12).

    Without the cards, as they are hidden, the sheet is counted as it lies: the cards decide that choice too.
    """
    return _tally(tuple(nuts), salt, goals, None if cards is None else tuple(cards))


@lru_cache(maxsize=1 << 10)
def _tally(nuts: tuple[int, ...], salt: int, goals: int, cards: tuple[int, ...] | None) -> Tally:
    moves: list[tuple[int, int] | None] = [None]
    if goals & 1 << parts.LEADER and cards is not None:
        moves += [
            (one, two)
            for one in range(NUT_KINDS)
            for two in range(NUT_KINDS)
            if one != two and nuts[one] and nuts[two] < CELLS
        ]
    worth = parts.MAMA_POINTS if goals & 1 << parts.MAMA else parts.SALT_POINTS
    best: Tally | None = None
    for move in moves:
        have = list(nuts)
        if move:
            have[move[0]] -= 1
            have[move[1]] += 1
        bonus, fates = assign(have, cards or (), bool(goals & 1 << parts.MONGER))
        count_ = Tally(
            tuple(have),
            move,
            parts.ROW_POINTS * complete_rows(have),
            sum(parts.COLUMN_TOTAL[n] for n in have),
            worth * salt,
            parts.goal_points(goals),
            bonus,
            fates,
        )
        if best is None or count_.total > best.total:
            best = count_
    assert best is not None
    return best


# What is counted.
ROWS: Final = say("Complete rows")
NUTS: Final = say("Columns of nuts")
SALT: Final = say("Salt tokens")
PERKS: Final = say("Perks")
GOALS: Final = say("Goals")
BONUS: Final = say("Bonus cards")

WHY: Final = {
    FILLED: say("its nuts are on the sheet: its points count"),
    FAILED: say("nuts for it are missing: its points are lost"),
    WAIVED: say("it would have cost points, but costs nothing"),
}
"""What becomes of a bonus card, by its fate."""


def fate_words(card: int, fate: str, *, over: bool) -> Say:
    if fate == FAILED and not over:
        return say("Bonus card {card}: not filled yet", card=spell(card))
    if fate == FILLED:
        return say("Bonus card {card}: filled", card=spell(card))
    if fate == WAIVED:
        return say("Bonus card {card}: failed, waived by Pistachio Monger", card=spell(card))
    return say("Bonus card {card}: failed", card=spell(card))


def sheet_lines(seat: int, nuts: Sequence[int], salt: int, goals: int) -> tuple[ScoreLine, ...]:
    """What lies open: the sheet as it is, salt and goal cards."""
    lying = tally(nuts, salt, goals, None)
    rows = complete_rows(nuts)
    text, why = count(rows, "{n} complete row", "{n} complete rows"), say("{n} points each", n=parts.ROW_POINTS)
    lines = [ScoreLine(seat, text, lying.rows, "NU-E2", kind=ROWS, why=why)]
    for nut, have in enumerate(nuts):
        why = say("1 for the first nut, 2 for the second, and so on")
        lines.append(ScoreLine(seat, amount(nut, have), parts.COLUMN_TOTAL[have], "NU-P7", kind=NUTS, why=why))
    text = count(salt, "{n} salt token", "{n} salt tokens")
    why = say("{n} points each", n=parts.MAMA_POINTS if goals & 1 << parts.MAMA else parts.SALT_POINTS)
    lines.append(ScoreLine(seat, text, lying.salt, "NU-E2", kind=SALT, why=why))
    lines += [
        ScoreLine(seat, title, GOAL_POINTS[goal], "NU-P6", kind=GOALS, why=say("a goal that was reached"))
        for goal, title in enumerate(parts.GOAL_TITLES)
        if goals & 1 << goal
    ]
    return tuple(lines)


def card_lines(
    seat: int, nuts: Sequence[int], salt: int, goals: int, cards: Sequence[int], *, over: bool
) -> tuple[ScoreLine, ...]:
    """What the bonus cards add, and the Thought Leader's move that they decide about (NU-E3, NU-R12)."""
    lying, best = tally(nuts, salt, goals, None), tally(nuts, salt, goals, cards)
    lines = []
    if best.move:
        one, two = best.move
        text = say("Almond Thought Leader moves one {one} to the {two}", one=NUT_NAMES[one], two=MANY_NUTS[two])
        gain = best.rows + best.columns - lying.rows - lying.columns
        lines.append(ScoreLine(seat, text, gain, "NU-R12", kind=PERKS))
    worth = {FILLED: 1, FAILED: -1, WAIVED: 0}
    for place, (card, fate) in enumerate(best.fates, 1):
        text = fate_words(card, fate, over=over)
        points = worth[fate] * VALUES[card]
        lines.append(ScoreLine(seat, text, points, "NU-E3", (f"bonus-{place}",), BONUS, WHY[fate]))
    return tuple(lines)


def result(state: State) -> Result | None:
    """How it ended: most points, then nuts, then salt, then fewest squirrel tokens (NU-E4)."""
    if state.pending:
        return None
    seats = range(state.seats)
    best = [tally(state.nuts[seat], state.salt[seat], state.goals[seat], state.hands[seat]) for seat in seats]
    top = max(one.total for one in best)
    winners, how = _break_tie(state, [seat for seat in seats if best[seat].total == top], top)
    rows = [complete_rows(state.nuts[seat]) for seat in seats]
    if max(rows) >= parts.ROWS_TO_END:
        reason, clause = say("{seat} completed two rows.", seat=Seat(rows.index(max(rows)))), "NU-E1"
    else:
        reason, clause = say("Three rounds passed without a run of the factory."), "NU-R14"
    if how is not None:
        reason, clause = say("{reason} Tie-break: {how}.", reason=reason, how=how), "NU-E4"
    lines: list[ScoreLine] = []
    for seat in seats:
        sheet = state.nuts[seat], state.salt[seat], state.goals[seat]
        lines += (*sheet_lines(seat, *sheet), *card_lines(seat, *sheet, state.hands[seat], over=True))
    return Result(tuple(one.total for one in best), tuple(winners), clause, reason, tuple(lines))


def _break_tie(state: State, tied: list[int], top: int) -> tuple[list[int], Say | None]:
    """Of those with most points: most nuts, then salt, then fewest squirrel tokens; and which figure it was (NU-E4)."""
    if len(tied) == 1:
        return tied, None
    ranks = {seat: (sum(state.nuts[seat]), state.salt[seat], -state.lost[seat]) for seat in tied}
    best = max(ranks.values())
    winners = [seat for seat in tied if ranks[seat] == best]
    nuts, salt, lost = best[0], best[1], -best[2]
    if len(winners) > 1:
        return winners, say(
            "tied at {n}, in nuts ({nuts}), salt ({salt}) and squirrel tokens ({lost}): the victory is shared",
            n=top,
            nuts=nuts,
            salt=salt,
            lost=lost,
        )
    seat = Seat(winners[0])
    next_nuts, next_salt, next_lost = max(rank for rank in ranks.values() if rank != best)
    if nuts != next_nuts:
        how = say("tied at {n}, {seat} wins with more nuts: {a} to {b}", n=top, seat=seat, a=nuts, b=next_nuts)
    elif salt != next_salt:
        how = say(
            "tied at {n} and in nuts ({nuts}), {seat} wins with more salt: {a} to {b}",
            n=top,
            nuts=nuts,
            seat=seat,
            a=salt,
            b=next_salt,
        )
    else:
        how = say(
            "tied at {n}, in nuts ({nuts}) and salt ({salt}), {seat} wins with fewer squirrel tokens: {a} to {b}",
            n=top,
            nuts=nuts,
            salt=salt,
            seat=seat,
            a=lost,
            b=-next_lost,
        )
    return winners, how
