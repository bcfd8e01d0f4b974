"""After the configuration: the squirrel, boxed nuts, a truck, the clean-up, the end (NT-4 to NT-7)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from nutdesk.core.game import Result, ScoreLine, Tell
from nutdesk.core.moves import Chance, Pending
from nutdesk.core.words import Seat, say
from nutdesk.games.nuts.parts import NUT_KINDS, OLD
from nutdesk.games.nuts.trucks import choices, events, parts
from nutdesk.games.nuts.trucks.options import loadable
from nutdesk.games.nuts.trucks.parts import AT_ROBOTS, AT_SQUIRREL, DISPENSERS, LOADS, ROBOTS, TOPS
from nutdesk.games.nuts.trucks.paths import connecting, earns, torn, will_roll
from nutdesk.games.nuts.trucks.state import State


def setup(seats: int) -> State:
    """The floor is bare; robots are to be placed, cards to be shuffled."""
    turns = Chance("turn the robots", dice=(len(parts.starts()), seats), clause="NT-2")
    pending: list[Pending] = [turns, choices.PLACE, choices.shuffle(len(parts.DECK), 0)]
    return State(
        seats,
        pending,
        0,
        1,
        parts.SQUIRREL,
        [0] * 6,
        list(parts.SALTERS),
        list(parts.ROASTERS),
        [-1] * parts.COLUMNS,
        [0] * parts.COLUMNS,
        [],
        list(parts.DECK),
        [[] for _ in range(seats)],
        [[0] * NUT_KINDS for _ in range(seats)],
        [0] * seats,
        parts.ALL_TRUCKS,
        [[] for _ in range(seats)],
        parts.ACTIONS,
    )


def place_robots(state: State, chance: Chance, order: tuple[int, ...], tell: Tell) -> None:
    state.robots = list(order)
    state.pending.pop()


def turn_robots(state: State, chance: Chance, values: tuple[int, ...], tell: Tell) -> None:
    """Turn the robots to one of the settings in which nothing connects, and choose who starts."""
    tops = parts.starts()[values[0] - 1]
    state.spins = [-ROBOTS[robot].index(nut) % 4 for robot, nut in zip(state.robots, tops, strict=True)]
    state.turn = values[1] - 1
    state.pending[-1] = choices.CONFIGURING[state.turn]
    tell(events.PLACED, state.turn)


def reshuffle(state: State, chance: Chance, order: tuple[int, ...], tell: Tell) -> None:
    """The discards, in a new order, are the deck; then go on drawing."""
    state.deck = [state.discards[place] for place in reversed(order)]
    state.discards = []
    if chance.about[0]:
        tell(events.REBUILT, len(order))
        _draw(state, chance.about[0], tell)
    else:
        state.pending.pop()


def run(state: State, tell: Tell) -> None:
    """The configuration is over (NT-3): the squirrel first, then the nuts."""
    found = connecting(state)
    rolls = will_roll(state, found, state.squirrel)
    if rolls:
        state.pending[-1] = choices.ROLL
    if found:
        tell(events.RUNS, state.turn, len(found))
    else:
        tell(events.NOTHING_CONNECTS, state.turn)
    if not rolls:
        _collect(state, tell)


def roll(state: State, chance: Chance, values: tuple[int, ...], tell: Tell) -> None:
    """1 to 3 he stays, 4 he scampers, 5 he hunts, 6 he hunts and rolls again (NT-4)."""
    eyes = values[0]
    tell(events.ROLLED, eyes)
    if eyes <= 3:
        tell(events.STAYS, state.squirrel + 1)
        _collect(state, tell)
    elif eyes == 4:
        state.pending[-1] = choices.SCAMPER
    elif torn(state):
        state.pending[-1] = choices.HUNTING[eyes][state.turn]
    elif not (targets := [path[AT_SQUIRREL] for path in connecting(state)]):
        tell(events.FINDS_NOTHING, state.squirrel + 1)
        if eyes == 5:  # after a six he rolls again: there is no path that he could be on
            _collect(state, tell)
    else:
        nearest = min(targets, key=lambda column: abs(column - state.squirrel))
        hunt(state, -1 if nearest < state.squirrel else 1, eyes, tell)


def hunt(state: State, way: int, eyes: int, tell: Tell) -> None:
    """One step; after a six he rolls again unless he is on a path."""
    state.squirrel += way
    again = eyes == 6 and will_roll(state, connecting(state), state.squirrel)
    if again:
        state.pending[-1] = choices.ROLL
    tell(events.HUNTS, state.squirrel + 1)
    if not again:
        _collect(state, tell)


def scamper(state: State, chance: Chance, values: tuple[int, ...], tell: Tell) -> None:
    state.squirrel = values[0] - 1
    tell(events.SCAMPERS, values[0])
    _collect(state, tell)


def _collect(state: State, tell: Tell) -> None:
    """Nuts into the warehouse, connected robots spin, cards for what was salted and roasted (NT-5)."""
    seat, found, cards = state.turn, connecting(state), 0
    for path in found:
        nut = DISPENSERS[path[0]]
        state.riding = (path, 0)
        tell(events.LEAVES, seat, nut)
        if path[AT_SQUIRREL] == state.squirrel and not state.fed:
            state.riding = (path, AT_SQUIRREL)
            tell(events.EATEN, seat, nut)
            continue
        state.nuts[seat][nut] += 1
        state.riding = (path, AT_ROBOTS)
        tell(events.BOXED, seat, nut)
        cards += earns(state, path, state.squirrel)
    state.riding = ((), 0)
    for column in sorted({path[AT_ROBOTS] for path in found}):
        spin(state, column, tell)
    _draw(state, cards, tell)


def spin(state: State, column: int, tell: Tell) -> None:
    """Turn a robot a quarter clockwise (NT-2)."""
    state.spins[column] = (state.spins[column] + 1) % 4
    tell(events.SPUN, column + 1, TOPS[state.robots[column]][state.spins[column]])


def _draw(state: State, wanted: int, tell: Tell) -> None:
    seat = state.turn
    while wanted:
        if not state.deck:
            if state.discards:
                state.pending[-1] = choices.shuffle(len(state.discards), wanted)
                return
            tell(events.NO_CARD_LEFT, seat)
            break
        card = state.deck.pop()
        insort(state.hands[seat], card)
        tell(events.DREW_CARD, seat)
        tell(events.DREW, seat, card, only=seat)
        wanted -= 1
    _offer_trucks(state, tell)


def _offer_trucks(state: State, tell: Tell) -> None:
    """A truck may leave, and whoever has bonus cards may play them, before the clean-up (NT-6, NT-9)."""
    if loadable(state, state.turn) or (state.hands[state.turn] and not OLD):
        state.pending[-1] = choices.SHIPPING[state.turn]
    else:
        end_shipping(state, tell)


def go_on(state: State, tell: Tell) -> None:
    """A bonus card has been played: what was being done goes on, if there is still something to do."""
    kind = state.pending[-1].kind
    if kind == "ship":
        _offer_trucks(state, tell)
    elif kind != "configure":
        clean_up(state, tell)


def ship(state: State, truck: int, tell: Tell) -> None:
    """Load a truck and send it off (NT-6)."""
    seat = state.turn
    state.nuts[seat] = [have - want for have, want in zip(state.nuts[seat], LOADS[truck], strict=True)]
    state.trucks &= ~(1 << truck)
    state.shipped[seat].append(truck)
    state.scores[seat] += parts.POINTS[truck]
    state.idle = 0
    if not OLD:
        state.sent, state.latest = True, [*(other for other in state.latest if other != seat), seat]
    tell(events.SHIPPED, seat, truck)
    if state.scores[seat] >= parts.ENOUGH and seat not in state.reached:
        if not state.reached:
            state.turns_left = state.seats + 1  # this turn counts down too
            tell(events.LAST_TURNS, seat)
        state.reached.append(seat)
    if OLD:
        clean_up(state, tell)
    else:
        _offer_trucks(state, tell)


def end_shipping(state: State, tell: Tell) -> None:
    """No truck this turn, or no more bonus cards after it."""
    state.idle += not state.sent
    clean_up(state, tell)


def clean_up(state: State, tell: Tell) -> None:
    """At most six boxed nuts and three bonus cards are kept (NT-7); then the next player."""
    seat = state.turn
    if sum(state.nuts[seat]) > parts.MOST_NUTS and not state.unlimited:
        state.pending[-1] = choices.DROPPING[seat]
    elif len(state.hands[seat]) > parts.MOST_CARDS and not (OLD and state.unlimited):
        state.pending[-1] = choices.DISCARDING[seat]
    else:
        _next_turn(state, tell)


def drop(state: State, nut: int, tell: Tell) -> None:
    state.nuts[state.turn][nut] -= 1
    tell(events.DROPPED, state.turn, nut)
    clean_up(state, tell)


def discard(state: State, card: int, tell: Tell) -> None:
    state.hands[state.turn].remove(card)
    state.discards.append(card)
    tell(events.DISCARDED, state.turn, card)
    clean_up(state, tell)


def _next_turn(state: State, tell: Tell) -> None:
    state.left, state.fed, state.unlimited, state.sent = parts.ACTIONS, False, False, False
    if state.reached:
        state.turns_left -= 1
        if not state.turns_left:
            state.pending.clear()
            tell(events.ENDED)
            return
    elif state.idle >= parts.PATIENCE * state.seats:  # NT-10
        state.pending.clear()
        tell(events.STOOD_STILL)
        return
    state.turn = (state.turn + 1) % state.seats
    state.rounds += not state.turn
    state.pending[-1] = choices.CONFIGURING[state.turn]


def result(state: State) -> Result | None:
    """Most points; of equal ones, who came to them first (NT-7)."""
    if state.pending:
        return None
    best = max(state.scores)
    winners = [seat for seat in range(state.seats) if state.scores[seat] == best]
    tied = len(winners) > 1
    if state.reached:
        clause, reason = "NT-7", say("{seat} reached 50 points.", seat=Seat(state.reached[0]))
        winners = [seat for seat in (state.reached if OLD else state.latest) if seat in winners][:1]
        seat = Seat(winners[0])
        if OLD:
            how = say("tied at {n}, {seat} wins, who reached 50 first", n=best, seat=seat)
        else:
            how = say("tied at {n}, {seat} wins, who came to {n} points first", n=best, seat=seat)
    else:
        clause, reason = "NT-10", say("No truck left for twelve rounds.")
        how = say("tied at {n}: the victory is shared", n=best)
    if tied:
        reason = say("{reason} Tie-break: {how}.", reason=reason, how=how)
    loads = tuple(line for seat in range(state.seats) for line in lines(seat, state.shipped[seat]))
    return Result(tuple(state.scores), tuple(winners), clause, reason, loads)


def lines(seat: int, shipped: Sequence[int]) -> tuple[ScoreLine, ...]:
    """The trucks that a seat has shipped (NT-6)."""
    return tuple(
        [
            ScoreLine(
                seat,
                say("Truck with {load}", load=parts.spell(LOADS[truck])),
                parts.POINTS[truck],
                "NT-6",
                (f"truck-{parts.TRUCKS[truck]}",),
                say("Trucks"),
            )
            for truck in shipped
        ]
    )
