"""What each seat may know: everything but the objectives in hand and the order of the deck."""

from __future__ import annotations

import attrs

from nutdesk.core.game import View
from nutdesk.core.moves import Pending
from nutdesk.games.nut_hunt.forest import Forest
from nutdesk.games.nut_hunt.scoring import result
from nutdesk.games.nut_hunt.state import Scattering, State

HIDDEN = -1
"""An objective that lies face down."""


@attrs.define
class NutHuntView(View):
    """Fields are those of the state, with HIDDEN for each objective that the viewer may not see."""

    seats: int
    sides: int
    competitive: bool
    level: int
    pending: tuple[Pending, ...]
    scatters: tuple[Scattering, ...]
    turns: int
    placed: int
    forest: Forest
    fox: int
    left: int
    rolled: int
    rolls: int
    squirrels: list[int]
    nests: list[int]
    nuts: list[int]
    built: list[int]
    stock: list[int]
    supply: list[int]
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    """Top first; seen are those that the viewer put there."""
    scouted: tuple[int, ...]
    aside: tuple[int, ...]
    queue: tuple[int, ...]
    ender: int
    box: int


def view(state: State, viewer: int) -> NutHuntView:
    """Own objectives, the Automa's, and all that lies on the table; after the end everybody's (NH-E7)."""
    bit = 1 << viewer if viewer >= 0 else 0
    seen, over, scout = state.seen, not state.pending, state.turn
    return NutHuntView(
        viewer, state.pending[-1] if state.pending else None, state.turn, result(state),
        state.seats, state.sides, state.competitive, state.level, tuple(state.pending),
        tuple(scattering.copy() for scattering in state.scatters), state.turns, state.placed, state.forest,
        state.fox, state.left, state.rolled, state.rolls, state.squirrels[:], state.nests[:], state.nuts[:],
        state.built[:], state.stock[:], state.supply[:],
        tuple(
            tuple(hand) if over or side == viewer or side >= state.seats else (HIDDEN,) * len(hand)
            for side, hand in enumerate(state.hands)
        ),
        tuple(card if seen[card] & bit else HIDDEN for card in state.deck),
        tuple(card if scout == viewer or seen[card] & bit else HIDDEN for card in state.scouted),
        tuple(state.aside), tuple(state.queue), state.ender, len(state.box),
    )  # fmt: skip
