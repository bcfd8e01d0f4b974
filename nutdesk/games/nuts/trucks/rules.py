"""The Trucks edition put together: every choice that can be due, and every answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nutdesk.core.game import FINE, Ruling, Tell, hush, no
from nutdesk.core.moves import Action, Chance, Choice, Luck
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.parts import KINDS, NUT, OLD
from nutdesk.games.nuts.trucks import cards, run, turn
from nutdesk.games.nuts.trucks.parts import CARD, CARDS, LOADS, TRUCK, TRUCKS, spell
from nutdesk.games.nuts.trucks.run import result, setup
from nutdesk.games.nuts.trucks.state import State

SHIPS: Final = tuple(do.Ship(name) for name in TRUCKS)
DISCARDS: Final = tuple(do.Discard(name) for name in CARDS)


def judge(state: State, action: Action) -> Ruling:
    """The ruling on an action of the seat that is to choose."""
    top = state.pending[-1] if state.pending else None
    if not isinstance(top, Choice):
        return no("NT-7", "The game is over.")
    if top.kind == "configure":
        return _judge_configure(state, top.seat, action)
    if state.half:
        return cards.judge_use(state, top.seat, action)
    if top.kind == "hunt":
        if not isinstance(action, do.Hunt):
            return no("NT-4", "First choose which way the squirrel goes.")
        return turn.judge_hunt(state, action.way, top.about[0])
    if isinstance(action, do.Card) and not OLD:
        return cards.judge_card(state, top.seat, action)
    if top.kind == "ship":
        return _judge_ship(state, top.seat, action)
    if top.kind == "drop":
        if not isinstance(action, do.Drop):
            return no("NT-7", "At most six boxed nuts are kept: put some away.")
        if action.nut not in NUT or not state.nuts[top.seat][NUT[action.nut]]:
            return no("NT-7", "You have no such nut.")
        return FINE
    if not isinstance(action, do.Discard):
        return no("NT-7", "At most three bonus cards are kept: play or discard some.")
    if action.card not in CARD or CARD[action.card] not in state.hands[top.seat]:
        return no("NT-7", "You do not hold that bonus card.")
    return FINE


def _judge_configure(state: State, seat: int, action: Action) -> Ruling:
    if isinstance(action, do.Run):
        return turn.judge_run(state)
    if isinstance(action, do.Card):
        return cards.judge_card(state, seat, action)
    if type(action) not in turn.FLOOR_STEPS:
        return _judge_elsewhere(action)
    if not state.left:
        return no("NT-3", "Both actions of this turn are used: run the factory.")
    return turn.FLOOR_JUDGES[type(action)](state, action)


def _judge_elsewhere(action: Action) -> Ruling:
    """Why an action is not one of the configuration."""
    if isinstance(action, do.Fork):
        return no("NT-8", "Splitters and joiners are built only through bonus cards.")
    if isinstance(action, do.Lure | do.Take | do.Exchange | do.Trade | do.Give | do.Ask | do.Offer | do.Done):
        return no("NT-9", "That needs a bonus card.")
    if isinstance(action, do.Accept | do.Decline):
        return no("NT-9", "Nobody has offered anything.")
    if isinstance(action, do.Ship):
        return no("NT-6", "A truck is shipped after the factory has run.")
    if isinstance(action, do.Drop | do.Discard):
        return no("NT-7", "Nuts and cards are put away at the clean-up.")
    if isinstance(action, do.Hunt):
        return no("NT-4", "The squirrel goes his own way unless two paths are equally near.")
    return no("NT-3", "That belongs to the Orders game.")


def _judge_ship(state: State, seat: int, action: Action) -> Ruling:
    if isinstance(action, do.Done):
        return FINE
    if not isinstance(action, do.Ship):
        return no("NT-6", "The factory has run: ship a truck, or none.")
    if action.truck not in TRUCK:
        return no("NT-6", "There is no such truck.")
    truck = TRUCK[action.truck]
    if not state.trucks >> truck & 1:
        return no("NT-6", "That truck has left.")
    if state.sent:
        return no("NT-6", "One truck a turn: yours has left.")
    if truck not in run.loadable(state, seat):
        return no(
            "NT-6",
            "That truck carries {load}: you have not got them.",
            f"truck-{action.truck}",
            load=spell(LOADS[truck]),
        )
    return FINE


def _playable(state: State, seat: int) -> list[Action]:
    """Bonus cards after the run."""
    return [] if OLD else cards.playable(state, seat)


def _legal_configure(state: State, seat: int) -> list[Action]:
    found: list[Action] = [do.RUN]
    if state.left:
        found += turn.on_belts(state)
        found += turn.machines(state)
        found += do.SPINS
        found.append(do.FEED)
    if state.hands[seat]:
        found += cards.playable(state, seat)
    return found


LEGAL: Final[dict[str, Callable[[State, int], list[Action]]]] = {
    "configure": _legal_configure,
    "hunt": lambda state, seat: [do.LEFT, do.RIGHT],
    "ship": lambda state, seat: [
        *(SHIPS[truck] for truck in run.loadable(state, seat)),
        *_playable(state, seat),
        do.DONE,
    ],
    "drop": lambda state, seat: [
        *(do.DROPS[nut] for nut in range(KINDS) if state.nuts[seat][nut]),
        *_playable(state, seat),
    ],
    "discard": lambda state, seat: [
        *(DISCARDS[card] for card in dict.fromkeys(state.hands[seat])),
        *_playable(state, seat),
    ],
    **dict.fromkeys((*cards.USING, "deal", "answer"), cards.legal_use),
}


def legal(state: State) -> list[Action]:
    """Every action for the choice that is due."""
    if not state.pending:
        return []
    top = state.pending[-1]
    return LEGAL[top.kind](state, top.seat) if type(top) is Choice else []


CHANCES: Final[dict[str, Callable[[State, Chance, tuple[int, ...], Tell], None]]] = {
    "shuffle the bonus cards": run.reshuffle,
    "place the robots": run.place_robots,
    "turn the robots": run.turn_robots,
    "squirrel": run.roll,
    "scamper": run.scamper,
}


def step(state: State, action: Action, tell: Tell = hush) -> None:
    """Carry out a legal action, or what chance answered."""
    kind, top = type(action), state.pending[-1]
    if isinstance(action, Luck):
        assert isinstance(top, Chance)
        CHANCES[top.kind](state, top, action.values, tell)
        return
    assert isinstance(top, Choice)
    if state.half:
        cards.use(state, top.seat, action, tell)
    elif kind in turn.FLOOR_STEPS:
        state.left -= 1
        turn.FLOOR_STEPS[kind](state, top.seat, action, tell)
    elif isinstance(action, do.Run):
        run.run(state, tell)
    elif isinstance(action, do.Card):
        cards.play(state, top.seat, action, tell)
    elif isinstance(action, do.Ship):
        run.ship(state, TRUCK[action.truck], tell)
    elif isinstance(action, do.Drop):
        run.drop(state, NUT[action.nut], tell)
    elif isinstance(action, do.Discard):
        run.discard(state, CARD[action.card], tell)
    elif isinstance(action, do.Hunt):
        run.hunt(state, -1 if action.way == "left" else 1, top.about[0], tell)
    else:
        run.end_shipping(state, tell)


__all__ = ["judge", "legal", "result", "setup", "step"]
