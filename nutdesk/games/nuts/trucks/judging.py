"""Why something is not possible, and what cannot be taken back: the ruling on each kind of action."""

from __future__ import annotations

from typing import Final

from nutdesk.core.game import FINE, Ruling, no
from nutdesk.core.moves import Choice
from nutdesk.core.words import say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.floor import PLACE
from nutdesk.games.nuts.parts import CONVEYORS, NUT, OLD
from nutdesk.games.nuts.trucks import options, parts, paths
from nutdesk.games.nuts.trucks.options import LAST
from nutdesk.games.nuts.trucks.parts import CARD, COLUMNS, FORKS, TIMES, TRUCK
from nutdesk.games.nuts.trucks.state import State

# Allowed, and not to be taken back.
ROLLS: Final = Ruling(True, barrier=say("the squirrel rolls"))
DRAWS: Final = Ruling(True, barrier=say("a bonus card is drawn"))
REASONS: Final = {
    "build": no("NT-9", "There is no room for a tile."),
    "clear": no("NT-9", "There is no tile to clear."),
    "fork": no("NT-9", "There is no room for a tile, or none is left."),
    "slide": no("NT-9", "No tile can slide."),
    "exchange": no("NT-9", "You have no boxed nut to exchange."),
    "trade": no("NT-9", "A trade needs a boxed nut of yours and one of another kind of another player."),
}
NO_ACTION: Final = {
    "fork": no("NT-9", "This half needs a Build, and both actions of this turn are used."),
    "slide": no("NT-9", "This half needs a Slide, and both actions of this turn are used."),
}


def _on_floor(row: int, column: int) -> Ruling:
    if not 0 <= row < CONVEYORS:
        return no("NT-3", "Conveyor tiles lie on one of the six conveyors.")
    if not 0 <= column < LAST:
        return no("NT-3", "A conveyor tile covers two belts and lies wholly on the floor.")
    return FINE


def _place(state: State, row: int, column: int) -> Ruling:
    """A tile lies on two belts and over no other tile."""
    on = _on_floor(row, column)
    if not on:
        return on
    for near in (column - 1, column, column + 1):
        if 0 <= near < LAST and state.rows[row] & PLACE[near]:
            return no("NT-3", "There is a tile in the way.", f"tile-{row + 1}-{near + 1}")
    return FINE


def _tile(state: State, row: int, column: int) -> Ruling:
    on = _on_floor(row, column)
    if on and not state.rows[row] & PLACE[column]:
        return no("NT-3", "No tile lies there.")
    return on


def judge_slide(state: State, due: Choice, action: do.Slide, reach: int = 1) -> Ruling:
    """A tile slides one column along its row, or with a card as many as that reaches, through no other tile."""
    row, column, to = action.row - 1, action.column - 1, action.to - 1
    there = _tile(state, row, column)
    if not there:
        return there
    if reach == 1 and abs(to - column) != 1:
        return no("NT-3", "A tile slides one column at a time.")
    if not 0 < abs(to - column) <= reach:
        return no("NT-9", "The card slides a tile one to three columns.")
    if not 0 <= to < LAST:
        return no("NT-3", "A tile lies wholly on the floor.")
    way = 1 if to > column else -1
    for beyond in range(column + 2 * way, to + 2 * way, way):
        if 0 <= beyond < LAST and state.rows[row] & PLACE[beyond]:
            return no("NT-3", "There is a tile in the way.", f"tile-{row + 1}-{beyond + 1}")
    return FINE


def judge_fork(state: State, due: Choice, action: do.Fork) -> Ruling:
    """A splitter or joiner of the right hand must be left (NT-8)."""
    if action.kind not in FORKS:
        return no("NT-8", "A tile is split-left, split-right, join-left or join-right.")
    if not options.fork_supply(state)[parts.HAND_OF[FORKS[action.kind]]]:
        return no("NT-8", "No splitter or joiner of this hand is left.")
    return _place(state, action.row - 1, action.column - 1)


def judge_machine(state: State, due: Choice, action: do.Salter | do.Roaster) -> Ruling:
    """A salter or roaster slides one column into an empty place."""
    salter = isinstance(action, do.Salter)
    places = state.salters if salter else state.roasters
    column, to = action.column - 1, action.to - 1
    if column not in places:
        if salter:
            return no("NT-3", "There is no salter in column {column}.", column=action.column)
        return no("NT-3", "There is no roaster in column {column}.", column=action.column)
    if not 0 <= to < COLUMNS or abs(to - column) != 1:
        return no("NT-3", "A machine slides one column and stays on the floor.")
    if to in places:
        return no("NT-3", "Column {to} is taken.", f"{action.verb}-{places.index(to) + 1}", to=action.to)
    return FINE


def _column(column: int) -> Ruling:
    if not 1 <= column <= COLUMNS:
        return no("NT-1", "The floor has eight columns.")
    return FINE


def judge_run(state: State, due: Choice, action: do.Run) -> Ruling:
    """Running is always possible; whether dice or cards come is known before."""
    found = paths.connecting(state)
    if paths.will_roll(state, found, state.squirrel):
        return ROLLS
    return DRAWS if paths.will_draw(state, found, state.squirrel) else FINE


def judge_hunt(state: State, due: Choice, action: do.Hunt) -> Ruling:
    way = action.way
    if way not in ("left", "right"):
        return no("NT-4", "The squirrel goes left or right.")
    there, found = state.squirrel + (-1 if way == "left" else 1), paths.connecting(state)
    if due.about[0] == 6 and paths.will_roll(state, found, there):
        return ROLLS
    return DRAWS if paths.will_draw(state, found, there) else FINE


def judge_cross(state: State, due: Choice, action: do.Cross) -> Ruling:
    return _place(state, action.row - 1, action.column - 1)


def judge_clear(state: State, due: Choice, action: do.Clear) -> Ruling:
    return _tile(state, action.row - 1, action.column - 1)


def judge_spin(state: State, due: Choice, action: do.Spin) -> Ruling:
    return _column(action.column)


def judge_ship(state: State, due: Choice, action: do.Ship) -> Ruling:
    """One truck a turn, and only with its whole load (NT-6)."""
    if action.truck not in TRUCK:
        return no("NT-6", "There is no such truck.")
    truck = TRUCK[action.truck]
    if not state.trucks >> truck & 1:
        return no("NT-6", "That truck has left.")
    if state.sent:
        return no("NT-6", "One truck a turn: yours has left.")
    if truck not in options.loadable(state, due.seat):
        return no(
            "NT-6",
            "That truck carries {load}: you do not have all of them.",
            f"truck-{action.truck}",
            load=parts.spell(parts.LOADS[truck]),
        )
    return FINE


def judge_drop(state: State, due: Choice, action: do.Drop) -> Ruling:
    if action.nut not in NUT or not state.nuts[due.seat][NUT[action.nut]]:
        return no("NT-7", "You have no such nut.")
    return FINE


def judge_discard(state: State, due: Choice, action: do.Discard) -> Ruling:
    if action.card not in CARD or CARD[action.card] not in state.hands[due.seat]:
        return no("NT-7", "You do not have that bonus card.")
    return FINE


def judge_card(state: State, due: Choice, action: do.Card) -> Ruling:
    """One half of a card in hand, if it may be played now and there is anything to use it on."""
    if action.card not in CARD or CARD[action.card] not in state.hands[due.seat]:
        return no("NT-9", "You do not have that bonus card.")
    if action.half not in (1, 2):
        return no("NT-9", "A bonus card has two halves.")
    half = parts.HALVES[CARD[action.card]][action.half - 1]
    if half in parts.ON_FLOOR and due.kind != "configure":
        return no("NT-9", "This half changes the floor: it is played before the factory runs.")
    if half in parts.SPENDS and not state.left:
        return NO_ACTION[half]
    if half == "two-nuts" and any(state.nuts[due.seat]):
        return no("NT-9", "This half is for an empty warehouse.")
    if half in REASONS and not options.OPTIONS[half](state, due.seat):
        return REASONS[half]
    return FINE


# A card in play


def may_stop(state: State) -> bool:
    """Whether the card in play has been used once, and need not be used again."""
    half = state.half
    return half in ("build", "clear", "slide", "spin") and state.uses < TIMES[half]


def judge_stop(state: State, due: Choice, action: do.Done) -> Ruling:
    return FINE if may_stop(state) else no("NT-9", "Use the card you have played.")


def judge_long_slide(state: State, due: Choice, action: do.Slide) -> Ruling:
    return judge_slide(state, due, action, 1 if OLD else parts.REACH)


def judge_other_spin(state: State, due: Choice, action: do.Spin) -> Ruling:
    """Two robots spin, not one twice."""
    ruling = _column(action.column)
    if ruling and action.column - 1 == state.last:
        return no("NT-9", "The card spins two different robots.", f"robot-{action.column}")
    return ruling


def judge_lure(state: State, due: Choice, action: do.Lure) -> Ruling:
    return _column(action.column)


def judge_take(state: State, due: Choice, action: do.Take) -> Ruling:
    if action.nut not in NUT:
        return no("NT-9", "There is no such nut.")
    return no("NT-9", "The card gives two different nuts.") if NUT[action.nut] == state.last else FINE


def judge_exchange(state: State, due: Choice, action: do.Exchange) -> Ruling:
    if action in options.exchanges(state, due.seat):
        return FINE
    return no("NT-9", "Exchange one of your nuts for one of another kind.")


def judge_trade(state: State, due: Choice, action: do.Trade) -> Ruling:
    return FINE if action in options.trades(state, due.seat) else REASONS["trade"]


def judge_addition(state: State, due: Choice, action: do.Give | do.Ask) -> Ruling:
    """An offer is put together nut by nut."""
    if action.nut not in NUT:
        return no("NT-9", "There is no such nut.")
    if action in options.additions(state, due.seat):
        return FINE
    _, give, take = options.offered(state)
    if (take if isinstance(action, do.Give) else give)[NUT[action.nut]]:
        return no("NT-9", "No kind of nut goes both ways.")
    return no("NT-9", "There are no more of these nuts to add.")
