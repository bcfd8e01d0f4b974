"""How to play the Trucks edition well: what a warehouse promises, and what the factory would box now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import permutations
from math import exp
from typing import Any, Final

from nutdesk.core.advice import Advice
from nutdesk.core.moves import Action
from nutdesk.core.words import Say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.floor import EXITS, WAYS, routes, tile
from nutdesk.games.nuts.parts import CONVEYORS, NUT, NUT_KINDS, OLD
from nutdesk.games.nuts.trucks import parts
from nutdesk.games.nuts.trucks.cards import swap
from nutdesk.games.nuts.trucks.options import loadable
from nutdesk.games.nuts.trucks.parts import AT_ROASTERS, AT_ROBOTS, AT_SALTERS, AT_SQUIRREL, DISPENSERS, LOADS
from nutdesk.games.nuts.trucks.paths import START, Route
from nutdesk.games.nuts.trucks.reasons import why, why_line
from nutdesk.games.nuts.trucks.run import result
from nutdesk.games.nuts.trucks.state import State

# All in points of the score; fitted by games of the greedy player against itself.
LACKING: Final = (0.94, 0.74, 0.57, 0.43, 0.32, 0.23, 0.16, 0.11)
"""How certain a truck is, by the number of nuts that it still lacks."""
SPARE: Final = 1.0
"""A nut that the next truck does not need."""
CARD_WORTH: Final = 3.0
PLANNED: Final = 0.7
"""What one more action would add counts for this part of what is there."""
AHEAD: Final = 0.35
"""What only the second of two actions would bring counts for this part at the first."""
EATEN: Final = 0.85
"""How much of a new path's nut the squirrel leaves, on average."""
HEAT: Final = (5.0, 0.16)
"""How many points of a lead make a game safe: at the end, and in addition for every point that the leader lacks."""

Nuts = tuple[int, ...]


@lru_cache(1 << 13)
def stock(nuts: Nuts, trucks: int) -> float:
    """What a warehouse is worth while these trucks wait."""
    have, best = sum(nuts), 0.0
    for truck, load in enumerate(LOADS):
        if trucks >> truck & 1:
            lacks = sum(want - here for want, here in zip(load, nuts, strict=True) if want > here)
            spare = have - (sum(load) - lacks)
            best = max(best, parts.POINTS[truck] * LACKING[lacks] + SPARE * min(spare, parts.MOST_NUTS))
    return best or SPARE * have * 0.1


@lru_cache(1 << 13)
def marginal(nuts: Nuts, trucks: int) -> tuple[float, ...]:
    """What one more of each nut would add."""
    here = stock(nuts, trucks)
    more = [(*nuts[:nut], nuts[nut] + 1, *nuts[nut + 1 :]) for nut in range(NUT_KINDS)]
    return tuple(max(0.1, stock(after, trucks) - here) for after in more)


@cache
def _risk(gap: int, paths: int) -> float:
    """The chance that a squirrel this far from the nearest path eats a nut (NT-4)."""
    if not gap:
        return 1.0
    jump = paths / parts.COLUMNS / 6
    chance = 1.0 / 3 + jump
    for _ in range(gap - 1):
        chance = jump + chance / 6
    return chance


class Evaluation:
    """The floor as the player on turn sees it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.tops = [parts.TOPS[robot][spins] for robot, spins in zip(state.robots, state.spins, strict=True)]
        self.nuts: Nuts = tuple(state.nuts[state.turn])
        self.more = marginal(self.nuts, state.trucks)

    def connecting(self, rows: Sequence[int]) -> list[Route]:
        tops = self.tops
        return [path for path in routes(rows, START) if DISPENSERS[path[0]] == tops[path[AT_ROBOTS]]]

    def income(self, found: Sequence[Route], fed: bool) -> float:
        """What these paths would bring if the factory ran now."""
        if not found:
            return 0.0
        state = self.state
        nuts, cards, gap, prey = list(self.nuts), 0, parts.COLUMNS, 0.0
        for path in found:
            nut = DISPENSERS[path[0]]
            nuts[nut] += 1
            cards += path[AT_SALTERS] in state.salters and path[AT_ROASTERS] in state.roasters
            away = abs(path[AT_SQUIRREL] - state.squirrel)
            if away < gap:
                gap, prey = away, self.more[nut]
            elif not away and not gap:
                prey += self.more[nut]
        room = max(0, parts.MOST_CARDS - len(state.hands[state.turn]))
        gain = stock(tuple(nuts), state.trucks) - stock(self.nuts, state.trucks) + CARD_WORTH * min(cards, room)
        return gain if fed else gain - prey * _risk(gap, len(found))

    def flows(self) -> tuple[list[list[list[int]]], list[list[list[int]]]]:
        """For every level and column: the nuts that come down to it, and the robots that it leads to."""
        rows = self.state.rows
        down: list[list[list[int]]] = [[[nut] for nut in DISPENSERS]]
        for row in rows:
            line: list[list[int]] = [[] for _ in range(parts.COLUMNS)]
            lead = WAYS[row]
            for column, nuts in enumerate(down[-1]):
                for to in lead[column]:
                    line[to] += nuts
            down.append(line)
        up: list[list[list[int]]] = [[[column] for column in range(parts.COLUMNS)]]
        for row in reversed(rows):
            lead = WAYS[row]
            below = up[-1]
            up.append([[end for to in lead[column] for end in below[to]] for column in range(parts.COLUMNS)])
        up.reverse()
        return down, up

    def pay(self, nuts: Sequence[int], ends: Sequence[int]) -> float:
        """What these nuts bring at these robots."""
        total, tops, more = 0.0, self.tops, self.more
        for end in ends:
            top = tops[end]
            for nut in nuts:
                if nut == top:
                    total += more[nut]
        return total

    def hope(self, nuts: Sequence[int], ends: Sequence[int]) -> float:
        """What one more action could make of these nuts at these robots: a spin, or a step to the next one."""
        best, state, more = 0.0, self.state, self.more
        for end in ends:
            near = (parts.TOPS[state.robots[end]][(state.spins[end] + 1) % 4], *self.tops[max(0, end - 1) : end + 2])
            for nut in nuts:
                if nut in near and more[nut] > best:
                    best = more[nut]
        return best

    def gains(self) -> tuple[dict[tuple[int, int], float], list[float]]:
        """What adding or removing each cross tile would add, and what spinning each robot would."""
        down, up = self.flows()
        rows, pay = self.state.rows, self.pay
        ahead = self.state.left > 1
        places: dict[tuple[int, int], float] = {}
        for row in range(CONVEYORS):
            here, below, tiles = down[row], up[row + 1], rows[row]
            straight = [pay(here[column], below[column]) for column in range(parts.COLUMNS)]
            for column in range(parts.COLUMNS - 1):
                kind = tile(tiles, column)
                left, right = here[column], here[column + 1]
                if kind == 0:
                    gain = pay(left, below[column + 1]) + pay(right, below[column])
                    gain -= straight[column] + straight[column + 1]
                    if ahead and gain <= 0:
                        gain += AHEAD * max(self.hope(left, below[column + 1]), self.hope(right, below[column]))
                else:
                    first, second = EXITS[kind]
                    lies = sum(pay(left, below[column + to]) for to in first)
                    lies += sum(pay(right, below[column + to]) for to in second)
                    gain = straight[column] + straight[column + 1] - lies
                places[row, column] = gain
        spins = []
        for column, nuts in enumerate(down[CONVEYORS]):
            robot, turned = self.state.robots[column], self.state.spins[column]
            now, then, after = (parts.TOPS[robot][(turned + more) % 4] for more in range(3))
            gain = sum(self.more[nut] * ((nut == then) - (nut == now)) for nut in nuts)
            if ahead and gain <= 0:
                gain += AHEAD * sum(self.more[nut] * (nut == after) for nut in nuts)
            spins.append(gain)
        return places, spins

    def promise(self) -> float:
        """What the turn would pay: now, and a part of what the remaining actions could add."""
        state = self.state
        now = self.income(self.connecting(state.rows), state.fed)
        if not state.left:
            return now
        places, spins = self.gains()
        best = max(0.0, *places.values(), *spins)
        return now + PLANNED * EATEN * best * (1.0 if state.left == 1 else 1.5)


class TrucksAdvice(Advice):
    """Counts points, the warehouse, bonus cards, and what the factory would box."""

    depth = 0

    def value(self, state: State) -> Sequence[float]:
        seats = range(state.seats)
        if not state.pending:
            done = result(state)
            assert done is not None
            return [(seat in done.winners) / len(done.winners) for seat in seats]
        if state.robots[0] < 0:
            return [1 / state.seats] * state.seats
        if state.deal is not None:
            state = settled(state)
        points = holdings(state)
        kind = state.pending[-1].kind
        if state.pending[0].kind == "configure":
            points[state.turn] += Evaluation(state).promise()
        elif kind in ("squirrel", "scamper", "hunt"):
            win_chances = Evaluation(state)
            points[state.turn] += win_chances.income(win_chances.connecting(state.rows), state.fed)
        return chances(state, points)

    def weigh(self, state: State, actions: Sequence[Action]) -> Sequence[float]:
        kind = state.pending[-1].kind
        if kind in WEIGHERS:
            worth = WEIGHERS[kind](state)
            return [worth(action) for action in actions]
        if kind != "configure" and not state.half:
            return [1.0] * len(actions)
        points = _Weigher(state).points(actions)
        best = max(points)
        # A turn has some sixty small actions; only the first dozen are worth considering.
        kept = set(sorted(range(len(points)), key=points.__getitem__, reverse=True)[:DOZEN])
        return [exp((one - best) / SOFT) if at in kept and one > NEVER else 0.0 for at, one in enumerate(points)]

    def why(self, view: Any, action: Action) -> Say:
        return why(view, action)

    def why_line(self, view: Any, line: Sequence[Action]) -> Say:
        return why_line(view, line)


def ships_again(state: State, seat: int) -> bool:
    """Whether a player may still send a truck off before the game ends (NT-7)."""
    if not state.turns_left:
        return True
    if seat == state.turn:
        return not state.sent or state.turns_left > state.seats
    return (seat - state.turn) % state.seats < state.turns_left


def holdings(state: State) -> list[float]:
    """What each seat has: its points, its warehouse, its bonus cards."""
    points = []
    for seat in range(state.seats):
        cards = CARD_WORTH * min(parts.MOST_CARDS, len(state.hands[seat]))
        more = stock(tuple(state.nuts[seat]), state.trucks) + cards if ships_again(state, seat) else 0.0
        points.append(state.scores[seat] + more)
    return points


def chances(state: State, points: Sequence[float]) -> list[float]:
    """Each seat's chance of winning with these points."""
    heat = HEAT[0] + HEAT[1] * max(0, parts.ENOUGH - max(state.scores))
    best = max(points)
    odds = [exp((point - best) / heat) for point in points]
    total = sum(odds)
    return [one / total for one in odds]


# Trades


def bargain(state: State) -> tuple[State, list[float], list[float]]:
    """The position after the trade that is offered, and the chances of all seats without and with it."""
    after = state.copy()
    swap(after)
    return after, chances(state, holdings(state)), chances(after, holdings(after))


def settled(state: State) -> State:
    """The position after an offer, answered in the way that the asked player thinks best."""
    assert state.deal is not None
    other = state.deal[0]
    after, without, with_it = bargain(state)
    found = after if with_it[other] > without[other] else state.copy()
    found.pending.pop()
    found.deal, found.half, found.uses = None, "", 0
    return found


def _deals(state: State) -> Callable[[Action], float]:
    """Offers by what they bring to those who make them: nobody accepts what only helps the other."""
    turn = state.turn
    here = chances(state, holdings(state))[turn]

    def gain(offered: State) -> float:
        found = settled(offered)
        return chances(found, holdings(found))[turn] - here

    now = gain(state) if state.deal is not None else 0.0

    def worth(action: Action) -> float:
        if isinstance(action, do.Offer):
            return 1.0
        after = state.copy()
        after.deal = added(state, action)
        better = gain(after) - now
        return exp(min(20.0, better / CHANCE)) if better > 0 else 0.0

    return worth


def added(state: State, action: Action) -> tuple[int, Nuts, Nuts]:
    """The offer after one more nut, or after the first of each side."""

    def one(name: str) -> Nuts:
        return tuple(int(NUT[name] == nut) for nut in range(NUT_KINDS))

    if isinstance(action, do.Trade):
        return action.player - 1, one(action.give), one(action.take)
    assert state.deal is not None
    assert isinstance(action, do.Give | do.Ask)
    other, give, take = state.deal
    more = one(action.nut)
    if isinstance(action, do.Give):
        return other, tuple(map(sum, zip(give, more, strict=True))), take
    return other, give, tuple(map(sum, zip(take, more, strict=True)))


def best_trade(state: State) -> float:
    """The most that trading one nut for another could add to the active player's warehouse, if the other gains too."""
    turn, trucks, best = state.turn, state.trucks, 0.0
    if state.seats == 2:
        return best  # what helps one of two harms the other
    odds = chances(state, holdings(state))
    for other in range(state.seats):
        for give, take in permutations(range(NUT_KINDS), 2):
            if other == turn or not state.nuts[turn][give] or not state.nuts[other][take]:
                continue
            mine = exchanged(tuple(state.nuts[turn]), give, take, trucks)
            theirs = exchanged(tuple(state.nuts[other]), take, give, trucks)
            if mine > best and theirs * (1 - odds[other]) > mine * odds[turn]:
                best = mine
    return best


def exchanged(nuts: Nuts, give: int, take: int, trucks: int) -> float:
    """What a warehouse gains when one nut goes for another."""
    after = list(nuts)
    after[give] -= 1
    after[take] += 1
    return stock(tuple(after), trucks) - stock(nuts, trucks)


def _answers(state: State) -> Callable[[Action], float]:
    """An offer is accepted if that improves the player's own chances."""
    assert state.deal is not None
    other = state.deal[0]
    _, without, with_it = bargain(state)
    better = with_it[other] > without[other]
    return lambda action: 1.0 if isinstance(action, do.Accept) == better else UNWISE


# After the run


@lru_cache(1 << 12)
def completion(nuts: Nuts, hand: tuple[int, ...], trucks: int, price: float) -> tuple[float, frozenset[int]]:
    """The truck that bonus cards would fill: its points less the worth of the cards, and which cards; 0 if none."""
    gifts = [0] * NUT_KINDS
    for card in hand:
        if parts.HALVES[card][1] in NUT:
            gifts[NUT[parts.HALVES[card][1]]] += 1
    best: tuple[float, frozenset[int]] = (0.0, frozenset())
    for truck, load in enumerate(LOADS):
        if not trucks >> truck & 1:
            continue
        lacks = [max(0, want - have) for want, have in zip(load, nuts, strict=True)]
        given = [min(want, have) for want, have in zip(lacks, gifts, strict=True)]
        rest, spare = sum(lacks) - sum(given), sum(nuts) - sum(load) + sum(lacks)
        if not sum(lacks) or rest > min(spare, hand.count(EXCHANGE)):
            continue
        net = parts.POINTS[truck] - price * sum(lacks)
        if net > best[0]:
            used = {card for card in hand if parts.HALVES[card][1] in NUT and given[NUT[parts.HALVES[card][1]]]}
            best = net, frozenset(used | ({EXCHANGE} if rest else set()))
    return best


EXCHANGE: Final = parts.CARD["half-turn"]


class _After:
    """What the active player's cards are good for once the factory has run."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.nuts: Nuts = tuple(state.nuts[state.turn])
        self.hand = tuple(state.hands[state.turn])
        self.last = 0 < state.turns_left <= state.seats
        """No truck of this player's can leave after this turn."""
        self.crowded = len(self.hand) > parts.MOST_CARDS
        self.room = parts.MOST_NUTS - sum(self.nuts)

    def gift(self, half: str) -> float:
        """What playing a half without a truck brings; negative if the card is better kept."""
        state, nuts = self.state, self.nuts
        if self.last:
            return -CARD_WORTH
        price = 0.0 if self.crowded else CARD_WORTH
        if half in NUT:
            return (marginal(nuts, state.trucks)[NUT[half]] if self.room > 0 else 0.0) - price
        if half == "two-nuts":
            return sum(sorted(marginal(nuts, state.trucks))[-2:]) - price
        if half == "no-limits":
            return (-self.room * SPARE if self.room < 0 and not state.unlimited else -1.0) - price
        if half == "exchange":
            ways = [(give, take) for give, take in permutations(range(NUT_KINDS), 2) if nuts[give]]
            return max(exchanged(nuts, *way, state.trucks) for way in ways) - price
        return (best_trade(state) or NEVER) - price

    def weight(self, half: str) -> float:
        points = self.gift(half)
        return exp(points) if points > NEVER else 0.0


def _ships(state: State) -> Callable[[Action], float]:
    """The best truck, with the help of bonus cards if that pays."""
    after = _After(state)
    price = 0.0 if after.last else CARD_WORTH
    plan: tuple[float, frozenset[int]] = (0.0, frozenset())
    if not state.sent:
        plan = completion(after.nuts, after.hand, state.trucks, price)
        if plan[0] <= max((parts.POINTS[truck] for truck in loadable(state, state.turn)), default=0):
            plan = (0.0, frozenset())

    def worth(action: Action) -> float:
        if isinstance(action, do.Ship):
            return 1.0 + parts.POINTS[parts.TRUCK[action.truck]]
        if not isinstance(action, do.Card):
            return 0.5
        card = parts.CARD[action.card]
        half = parts.HALVES[card][action.half - 1]
        if card in plan[1] and (half in NUT or half == "exchange"):
            return 2.0 + max(parts.POINTS)
        return 0.5 * after.weight(half)

    return worth


def _drops(state: State) -> Callable[[Action], float]:
    after = _After(state)
    whole = stock(after.nuts, state.trucks)

    def worth(action: Action) -> float:
        if isinstance(action, do.Drop):
            nuts = list(after.nuts)
            nuts[NUT[action.nut]] -= 1
            return exp(stock(tuple(nuts), state.trucks) - whole)
        assert isinstance(action, do.Card)
        half = parts.HALVES[parts.CARD[action.card]][action.half - 1]
        return after.weight(half) if half == "no-limits" else 0.0

    return worth


def _discards(state: State) -> Callable[[Action], float]:
    """Cards that must be discarded anyway are better played, if they bring anything."""
    after = _After(state)

    def worth(action: Action) -> float:
        if isinstance(action, do.Discard):
            return 1.0
        assert isinstance(action, do.Card)
        return after.weight(parts.HALVES[parts.CARD[action.card]][action.half - 1])

    return worth


WEIGHERS: Final[dict[str, Callable[[State], Callable[[Action], float]]]] = {
    "ship": _ships,
    "drop": _drops,
    "discard": _discards,
    "answer": _answers,
    "deal": _deals,
}
if not OLD:
    WEIGHERS["trade"] = _deals
CHANCE: Final = 0.01
"""The gain in the chance of winning that makes an offer two or three times as promising."""
UNWISE: Final = 0.1
"""The low weight of an answer that seems to be the wrong one."""


NEVER: Final = -50.0
"""What is never worth considering: a trade that nobody would agree to."""
SOFT: Final = 0.7
"""How many points make a move two or three times as promising."""
DOZEN: Final = 12
IDLE: Final = -2.0
"""An action that connects nothing by itself, but may prepare the next."""


class _Weigher:
    """What each action of the configuration seems to add to the run."""

    def __init__(self, state: State) -> None:
        self.state, self.win_chances = state, Evaluation(state)
        self.found = self.win_chances.connecting(state.rows)
        self.now = self.win_chances.income(self.found, state.fed)
        self.places, self.spins = self.win_chances.gains()

    def points(self, actions: Sequence[Action]) -> list[float]:
        return [self.worth(action) for action in actions]

    def worth(self, action: Action) -> float:
        state, more = self.state, self.win_chances.more
        if isinstance(action, do.Run):
            return -2.0 * state.left
        if isinstance(action, do.Done):
            return -1.0
        if isinstance(action, do.Cross | do.Clear):
            return self.gain(self.places[action.row - 1, action.column - 1])
        if isinstance(action, do.Spin):
            return self.gain(self.spins[action.column - 1])
        if isinstance(action, do.Slide):
            return self.gain(self.moved(action))
        if isinstance(action, do.Fork):
            return self.gain(self.forked(action))
        if isinstance(action, do.Salter | do.Roaster):
            return self.machine(action)
        if isinstance(action, do.Feed):
            return self.win_chances.income(self.found, True) - self.now - 0.2 if not state.fed else -9.0
        if isinstance(action, do.Lure):
            return self.lured(action.column - 1)
        if isinstance(action, do.Take):
            return more[NUT[action.nut]]
        if isinstance(action, do.Exchange | do.Trade):
            return exchanged(self.win_chances.nuts, NUT[action.give], NUT[action.take], state.trucks)
        return self.card(action)

    def gain(self, points: float) -> float:
        return EATEN * points if points > 0 else IDLE + points

    def moved(self, action: do.Slide) -> float:
        """A tile that is taken away and put one column further."""
        state = self.state
        row, column, to = action.row - 1, action.column - 1, action.to - 1
        rows = list(state.rows)
        kind = tile(rows[row], column)
        rows[row] += (kind << 3 * to) - (kind << 3 * column)
        return self.win_chances.income(self.win_chances.connecting(rows), state.fed) - self.now

    def forked(self, action: do.Fork) -> float:
        rows = list(self.state.rows)
        rows[action.row - 1] += parts.FORKS[action.kind] << 3 * (action.column - 1)
        return self.win_chances.income(self.win_chances.connecting(rows), self.state.fed) - self.now

    def machine(self, action: do.Salter | do.Roaster) -> float:
        """A machine on a path that has the other machine earns a bonus card."""
        state = self.state
        for path in self.found:
            salts, roasts = path[AT_SALTERS] in state.salters, path[AT_ROASTERS] in state.roasters
            if isinstance(action, do.Salter):
                if roasts and path[AT_SALTERS] == action.to - 1:
                    return CARD_WORTH
            elif salts and path[AT_ROASTERS] == action.to - 1:
                return CARD_WORTH
        return IDLE - 1.0

    def lured(self, column: int) -> float:
        return -abs(column - parts.COLUMNS / 2) / 2

    def card(self, action: Action) -> float:
        assert isinstance(action, do.Card)
        half = parts.HALVES[parts.CARD[action.card]][action.half - 1]
        full = len(self.state.hands[self.state.turn]) >= parts.MOST_CARDS
        if half in parts.ON_FLOOR or (OLD and half not in NUT):
            return 0.0 if full else -1.0
        more = self.win_chances.more
        if OLD:
            return more[NUT[half]] - CARD_WORTH + (CARD_WORTH / 2 if full else 0.0)
        if half == "two-nuts":  # after the run the warehouse may not be empty any more
            return sum(sorted(more)[-2:]) - CARD_WORTH
        if half == "trade" and not best_trade(self.state):
            return NEVER
        return -CARD_WORTH  # it can wait for what the run brings


__all__ = ["TrucksAdvice"]
