"""What may be done: the three kinds of choices of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nutdesk.core.choices import ChoiceKind, Choices
from nutdesk.core.game import FINE, Ruling, no
from nutdesk.core.moves import Action, Choice
from nutdesk.core.words import Say, Seat, say
from nutdesk.games.nice_one_squirrel.actions import (
    MOVES,
    NOTHING,
    PLACES,
    PLAYS,
    TAKES,
    Move,
    Nothing,
    Place,
    Play,
    Take,
)
from nutdesk.games.nice_one_squirrel.parts import CACHES, LANDINGS, NUT
from nutdesk.games.nice_one_squirrel.state import State

if TYPE_CHECKING:
    from nutdesk.games.nice_one_squirrel.views import NiceOneView

TURNS_A_NUT: Final = Ruling(True, barrier=say("a nut is turned over"))


def _places(state: State, due: Choice) -> list[Action]:
    taken = state.squirrels
    return [PLACES[to] for to in range(CACHES) if to not in taken]


def _moves(state: State, due: Choice) -> list[Action]:
    taken = state.squirrels
    return [MOVES[to] for to in LANDINGS[taken[due.seat]] if to not in taken]


def _nuts(state: State, due: Choice) -> list[Action]:
    actions: list[Action] = [PLAYS[nut] for nut in dict.fromkeys(state.hands[due.seat])]
    if state.taking:
        actions += [TAKES[nut] for nut in dict.fromkeys(state.caches[state.squirrels[due.seat]])]
    actions.append(NOTHING)
    return actions


def _judge_step(state: State, due: Choice, action: Place | Move) -> Ruling:
    to, seat, kind = action.cache - 1, due.seat, due.kind
    if not 0 <= to < CACHES:
        return no("NS-P1", "There are nine caches, numbered 1 to 9.")
    spot, here = f"cache-{to + 1}", state.squirrels[seat]
    if kind == "nut":
        return no(
            "NS-T3", "Your squirrel has moved already. Play a nut on its cache, or play nothing.", f"squirrel-{seat}"
        )
    if isinstance(action, Place) and kind != "place":
        return no("NS-T1", "Your squirrel is on the ring already: it moves 1 to 4 caches clockwise.", spot)
    if isinstance(action, Move) and kind != "move":
        return no("NS-T1", "Your squirrel is not on the ring yet: place it on any free cache.", spot)
    if to == here:
        return no("NS-T1", "Your squirrel cannot stay: it moves on by 1 to 4 caches.", spot)
    if to in state.squirrels:
        other = state.squirrels.index(to)
        culprits = (spot, f"squirrel-{other}")
        return no("NS-T1", "{other} sits there. Passing is fine, sharing is not.", *culprits, other=Seat(other))
    if isinstance(action, Move) and to not in LANDINGS[here]:
        steps = (to - here) % CACHES
        return no("NS-T1", "That is {steps} steps away: a squirrel moves 1 to 4 caches clockwise.", spot, steps=steps)
    return TURNS_A_NUT if state.hidden[to] >= 0 else FINE


def _judge_play(state: State, due: Choice, action: Play) -> Ruling:
    if action.nut not in NUT or NUT[action.nut] not in state.hands[due.seat]:
        return no("NS-T3", "You do not hold that nut.")
    return FINE


def _judge_take(state: State, due: Choice, action: Take) -> Ruling:
    here = state.squirrels[due.seat]
    if not state.taking:
        return no("NS-O1", "Taking up nuts is an optional rule, and this game is played without it.")
    if action.nut not in NUT or NUT[action.nut] not in state.caches[here]:
        return no("NS-O1", "You can only take up a nut from your squirrel's own cache.", f"cache-{here + 1}")
    return FINE


def _ask_to_move(view: NiceOneView, due: Choice) -> Say:
    if view.ender >= 0:
        return say("{seat}: your last turn. Move 1 to 4 caches, then play a nut", seat=Seat(due.seat))
    return say("{seat}: move 1 to 4 caches, then play a nut", seat=Seat(due.seat))


def _ask_for_a_nut(view: NiceOneView, due: Choice) -> Say:
    if view.taking:
        return say("{seat}: play a nut here, take one up, or neither", seat=Seat(due.seat))
    return say("{seat}: play a nut here, or play nothing", seat=Seat(due.seat))


def _how_to_play(view: NiceOneView, due: Choice) -> Say:
    if view.taking:
        return say("Put a nut into your cache, or take one from the cache into your hand.")
    return say("Put a nut into your cache.")


STEPS: Final = {Place: _judge_step, Move: _judge_step}
PLACE: Final = ChoiceKind(
    "place",
    "NS-T1",
    _places,
    STEPS,
    first=lambda state, due, action: no("NS-T1", "First choose a cache for your squirrel.", f"squirrel-{due.seat}"),
    prompt=say("{seat}: place your squirrel on a free cache"),
    how=say("Move your squirrel to a cache, or put a nut straight where you want to play it."),
)
MOVE: Final = ChoiceKind(
    "move",
    "NS-T1",
    _moves,
    STEPS,
    first=lambda state, due, action: no("NS-T1", "First move your squirrel.", f"squirrel-{due.seat}"),
    prompt=_ask_to_move,
    how=say("Move your squirrel to a lit cache, or put a nut straight where you want to play it."),
)
NUT_HERE: Final = ChoiceKind(
    "nut",
    "NS-T3",
    _nuts,
    {**STEPS, Play: _judge_play, Take: _judge_take, Nothing: FINE},
    first=no("NS-T3", "That is not a move of this game."),
    prompt=_ask_for_a_nut,
    how=_how_to_play,
)
KINDS: Final = Choices(
    PLACE,
    MOVE,
    NUT_HERE,
    over=no("NS-E1", "The game is over."),
)
