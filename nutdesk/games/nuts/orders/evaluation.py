"""What a position of the Orders game promises: the sheets, the tokens, and what the turn would pay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from typing import Final

from nutdesk.games.nuts.floor import AROUND, ONE
from nutdesk.games.nuts.orders import parts
from nutdesk.games.nuts.orders.changes import ADD, PRICE, REMOVE, STEP, common_path, levels, matching
from nutdesk.games.nuts.orders.parts import AT_ORDERS, AT_SALTERS, AT_SQUIRREL, CELLS, OPEN, PATTERNS
from nutdesk.games.nuts.orders.score import complete_rows
from nutdesk.games.nuts.orders.state import State
from nutdesk.games.nuts.parts import CONVEYORS

# All in points of the final score; fitted by games of the greedy player against itself.
TOKEN: Final = 2.4
"""The worth of an action token that is spent, at first sight …"""
LAST_TOKEN: Final = 0.6
"""… and in the last round."""
HELD: Final = 5.5
"""The worth of an action token that is kept …"""
LAST_HELD: Final = 2.3
"""… and in the last round. By logistic regression on who won 1,500 games of young squirrels."""
PLANNED, LAID = 0.75, 0.95
"""A run is worth less before its change is made, and before the turn is ended."""
NO_PLAN: Final = 1.0
"""The cost of having begun something that leads nowhere."""

Match = tuple[int, int, int]
"""A path that would match: its nut, and its columns at the salters and at the squirrel."""


Toggle = tuple[int, int, list[Match], list[int]]
"""A place for a cross tile, by conveyor and column: the paths that would match, and those that no longer would."""


@cache
def _enough(need: int, left: int) -> float:
    """The chance that this many nuts of one kind are still collected: a Poisson tail, with some choice."""
    if need <= 0:
        return 1.0
    mean = 0.15 + 0.36 * left
    term = total = exp(-mean)
    for number in range(1, need):
        term *= mean / number
        total += term
    return max(0.0, 1.0 - total)


@lru_cache(1 << 13)
def sheet(nuts: tuple[int, ...], salt: int, goals: int, hand: tuple[int, ...], left: int) -> float:
    """What a sheet will be worth in the end, with this many nuts to come."""
    points = parts.goal_points(goals) + salt * (parts.MAMA_POINTS if goals & 1 << parts.MAMA else parts.SALT_POINTS)
    total: float = points
    for nut, have in enumerate(nuts):
        total += parts.COLUMN_TOTAL[have]
        for cell in range(have + 1, CELLS + 1):
            total += cell * _enough(cell - have, left)
        if not goals & 1 << GOAL_OF[nut]:
            total += 0.8 * parts.GOAL_POINTS[GOAL_OF[nut]] * _enough(4 - have, left)
    for row in range(1, CELLS + 1):
        chance = 1.0
        for have in nuts:
            chance *= _enough(row - have, left)
        total += parts.ROW_POINTS * chance
        if row == 1 and not goals & LOVER_BIT:
            total += 0.8 * parts.GOAL_POINTS[parts.LOVER] * chance
    if not goals & 1 << parts.MAMA:
        total += 0.8 * parts.GOAL_POINTS[parts.MAMA] * (1.0 if salt >= 4 else 0.25 * salt * min(1.0, left / 4))
    return total + _cards(nuts, hand, bool(goals & 1 << parts.MONGER), left)


def _cards(nuts: tuple[int, ...], hand: tuple[int, ...], waiver: bool, left: int) -> float:
    """The bonus cards, each by its chance to be filled from the nuts that more certain cards leave (NU-E3)."""
    have, total, worst = list(nuts), 0.0, 0.0
    rest = list(hand)
    while rest:
        best, card = -1.0, -1
        for one in rest:
            chance = 1.0
            for nut, want in enumerate(PATTERNS[one]):
                chance *= _enough(want - have[nut], left)
            if chance > best:
                best, card = chance, one
        rest.remove(card)
        have = [one - want for one, want in zip(have, PATTERNS[card], strict=True)]
        total += parts.VALUES[card] * (2 * best - 1)
        worst = max(worst, parts.VALUES[card] * (1 - best))
    return total + (worst if waiver else 0.0)


GOAL_OF: Final = (1, 2, 0, 3)
"""The goal card that asks for four of a nut."""
LOVER_BIT: Final = 1 << parts.LOVER


@lru_cache(1 << 13)
def prospects(nuts: tuple[int, ...], salt: int, goals: int, hand: tuple[int, ...], left: int) -> tuple[float, ...]:
    """A sheet's worth, and what one more of each nut, a salt token and a squirrel token would add."""
    here = sheet(nuts, salt, goals, hand, left)
    more = []
    for nut, have in enumerate(nuts):
        room = CELLS + (1 if goals & 1 << parts.INNOVATOR and max(nuts) == CELLS else 0)
        after = (*nuts[:nut], have + 1, *nuts[nut + 1 :])
        more.append(max(0.2, sheet(after, salt, goals, hand, left) - here) if have < room else 0.2)
    return here, *more, sheet(nuts, salt + 1, goals, hand, left) - here


@cache
def _risk(hunger: int, twice: bool, gap: int, share: float) -> float:
    """The chance that the squirrel eats a nut, from this many columns away (NU-R2)."""
    eyes = range(1, 7)
    rolls = [min(one, two) + hunger for one in eyes for two in (eyes if twice else (one,))]
    jumps = sum(roll == 6 for roll in rolls) / len(rolls)
    hunts = sum(roll > 6 for roll in rolls) / len(rolls)
    if not gap:
        return 1 - jumps * (1 - share)
    chance = 1.0
    for _ in range(gap):
        chance = hunts * chance + jumps * share
    return chance


class Evaluation:
    """A position in points for each seat, with what the turn can still bring."""

    def __init__(self, state: State) -> None:
        self.state = state
        final = any(complete_rows(nuts) >= parts.ROWS_TO_END for nuts in state.nuts)
        short = min(sum(2 - have if have < 2 else 0 for have in nuts) for nuts in state.nuts)
        self.left = left = 0 if final else short + 1
        self.token = LAST_TOKEN if final else TOKEN
        self.held = LAST_HELD if final else HELD
        self.known = [
            prospects(tuple(state.nuts[seat]), state.salt[seat], state.goals[seat], tuple(state.hands[seat]), left)
            for seat in range(state.seats)
        ]
        self.run = levels(state)
        self.old = matching(state, self.run)
        """The paths that match already."""

    def points(self) -> list[float]:
        state, known = self.state, self.known
        points = [known[seat][0] + self.held * state.tokens[seat] for seat in range(state.seats)]
        for seat, drawn in enumerate(state.drawn):
            if drawn:
                points[seat] += self.choosing(seat, drawn)
        due, turn = state.pending[-1], state.turn
        if state.running:
            hungry = due.kind in ("squirrel", "scamper", "hunt")
            points[turn] += self.income(turn, [self.path(path) for path in state.running], hungry)
        elif due.kind in MENUS:
            now, best = self.plan()
            # Changes that lead nowhere can be backed out, and their tokens come back, unless a Refill came after them.
            back = self.held * sum(PRICE[change[0]] for change in state.log[state.final :]) if now < 0 else 0.0
            points[turn] += max(now * LAID if now > 0 else now + back, best * PLANNED)
        return points

    def choosing(self, seat: int, drawn: list[int]) -> float:
        """Drawn bonus cards: those that help are kept, one at least."""
        state, here = self.state, self.known[seat][0]
        nuts, salt, goals, hand = tuple(state.nuts[seat]), state.salt[seat], state.goals[seat], state.hands[seat]
        gains = [sheet(nuts, salt, goals, tuple(sorted((*hand, card))), self.left) - here for card in drawn]
        return max(*gains, sum(gain for gain in gains if gain > 0))

    def path(self, path: int) -> Match:
        return self.state.dispensers[path], self.run[AT_SALTERS][path], self.run[AT_SQUIRREL][path]

    def income(self, seat: int, matches: Sequence[Match], hungry: bool) -> float:
        """What these paths would pay a seat if the factory ran now."""
        state, known = self.state, self.known[seat]
        total, gap, prey = 0.0, 99, 0.0
        for nut, salter, column in matches:
            worth = known[1 + nut] + (known[5] if salter in state.salters else 0.0)
            total += worth
            away = abs(column - state.squirrel)
            if away < gap:
                gap, prey = away, worth
        if not hungry or not matches:
            return total
        twice = bool(state.goals[seat] & 1 << parts.BUDDY)
        return total - (prey - 0.4) * _risk(state.hunger, twice, gap, len(matches) / state.columns)

    def toggles(self) -> list[Toggle]:
        """Every place where adding or removing a cross tile makes paths match, with the new matches."""
        state, run = self.state, self.run
        feeds, wants = state.dispensers, [state.orders[end] for end in run[AT_ORDERS]]
        found: list[Toggle] = []
        for row in range(CONVEYORS):
            tiles = state.rows[row]
            if row and not state.rows[row - 1] and not tiles and row not in (AT_SALTERS, AT_SQUIRREL):
                continue  # the same neighbours as one belt higher
            at = bytearray(state.columns)
            for path, column in enumerate(run[row]):
                at[column] = path
            two = at[0]
            for column in range(state.columns - 1):
                one, two = two, at[column + 1]
                first, second = wants[two] == feeds[one], wants[one] == feeds[two]
                if (first or second) and (not tiles & AROUND[column] or tiles & ONE[column]):
                    lost = [path for path in (one, two) if wants[path] == feeds[path]]
                    new = [self.crossed(one, two, row)] if first else []
                    if second:
                        new.append(self.crossed(two, one, row))
                    found.append((row, column, new, lost))
        return found

    def crossed(self, path: int, other: int, row: int) -> Match:
        """A path that continues as another one from a belt on."""
        run = self.run
        salter = run[AT_SALTERS][path if row >= AT_SALTERS else other]
        squirrel = run[AT_SQUIRREL][path if row >= AT_SQUIRREL else other]
        return self.state.dispensers[path], salter, squirrel

    def plan(self) -> tuple[float, float]:
        """For the active player: what ending the turn now pays beyond its tokens, and what one more change would."""
        state = self.state
        now = self.ending()
        best = now if now is not None else 0.0
        if state.tokens[state.turn]:
            building = max(self.building().values(), default=0.0)
            best = max(best, building - self.held)
        return (now if now is not None else -NO_PLAN * len(state.log)), best

    def ending(self) -> float | None:
        """What the run would pay if the turn ended now; None if it cannot end."""
        state = self.state
        if not state.log:
            return 0.0
        if not self.old or common_path(state) < 0:
            return None
        return self.income(state.turn, [self.path(path) for path in self.old], not state.feeds)

    def building(self) -> dict[tuple[int, int], float]:
        """The places where adding or removing a cross tile would pay off, by conveyor and column, and how much."""
        state, turn = self.state, self.state.turn
        found = {}
        for row, column, new, lost in self.toggles():
            kept = [self.path(path) for path in self.old if path not in lost]
            found[row, column] = self.income(turn, kept + new, not state.feeds)
        if not state.log:
            return found
        ways = sorted(found, key=found.__getitem__, reverse=True)[:TRIES]
        return {way: found[way] for way in ways if self.joins(*way)}

    def joins(self, row: int, column: int) -> bool:
        """Whether one path would touch this change and all that are made (NU-T4)."""
        state = self.state
        kind = REMOVE if state.rows[row] & ONE[column] else ADD
        state.rows[row] ^= ONE[column]
        state.log.append((kind, row, column))
        touched = common_path(state) >= 0
        state.log.pop()
        state.rows[row] ^= ONE[column]
        return touched

    def swapping(self) -> dict[tuple[int, int], float]:
        """The pairs of dispensers whose swap would pay off, and how much."""
        state, run = self.state, self.run
        feeds, wants = state.dispensers, [state.orders[end] for end in run[AT_ORDERS]]
        found = {}
        for two in range(1, state.columns):
            for one in range(two):
                new = []
                if wants[one] == feeds[two]:
                    new.append((feeds[two], run[AT_SALTERS][one], run[AT_SQUIRREL][one]))
                if wants[two] == feeds[one]:
                    new.append((feeds[one], run[AT_SALTERS][two], run[AT_SQUIRREL][two]))
                if new:
                    found[one, two] = self.income(state.turn, new, not state.feeds)
        return found

    def moving(self) -> dict[int, float]:
        """The open slots to which an order could be moved to match, and what that would pay."""
        state = self.state
        return {
            end: self.income(state.turn, [self.path(path)], not state.feeds)
            for path, end in enumerate(self.run[AT_ORDERS])
            if state.orders[end] == OPEN and state.dispensers[path] in state.orders
        }

    def salting(self) -> list[int]:
        """The columns to which a salter can step so that one more matching path is salted."""
        state, line = self.state, self.run[AT_SALTERS]
        found = []
        for column in {line[path] for path in self.old if line[path] not in state.salters}:
            for which, place in enumerate(state.salters):
                if abs(column - place) == 1 and self.touched(which, column - place):
                    found.append(column)
        return found

    def touched(self, which: int, way: int) -> bool:
        """Whether one path would touch this step of a salter and all changes that are made (NU-T4)."""
        state = self.state
        state.salters[which] += way
        state.log.append((STEP, which, way))
        common = common_path(state) >= 0
        state.log.pop()
        state.salters[which] -= way
        return common


MENUS: Final = frozenset(("turn", "build", "salt", "reposition", "swap"))
TRIES: Final = 4
"""How many of the best places are tried, if some may not be on the same path."""
