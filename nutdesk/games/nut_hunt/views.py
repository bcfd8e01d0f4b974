"""What each seat may know: everything but the objectives in hand and the order of the deck."""

from __future__ import annotations

from random import Random

import attrs

from nutdesk.core.game import View
from nutdesk.core.moves import Pending
from nutdesk.core.standing import Standing
from nutdesk.games.nut_hunt.forest import Forest
from nutdesk.games.nut_hunt.parts import OBJECTIVES
from nutdesk.games.nut_hunt.scoring import nest_line, objective_line, result
from nutdesk.games.nut_hunt.state import Scattering, State

HIDDEN = -1
"""An objective that lies face down."""

Hands = tuple[tuple[int, ...], ...]
"""The objectives of every side."""


@attrs.define
class NutHuntView(View):
    """Fields are those of the state, with HIDDEN for each objective that the viewer may not see."""

    seats: int
    sides: int
    competitive: bool
    balanced: bool
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
    hands: Hands
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
        viewer,
        state.pending[-1] if state.pending else None,
        state.turn,
        result(state),
        state.seats,
        state.sides,
        state.competitive,
        state.balanced,
        state.level,
        tuple(state.pending),
        tuple(scattering.copy() for scattering in state.scatters),
        state.turns,
        state.placed,
        state.forest,
        state.fox,
        state.left,
        state.rolled,
        state.rolls,
        state.squirrels[:],
        state.nests[:],
        state.nuts[:],
        state.built[:],
        state.stock[:],
        state.supply[:],
        tuple(
            tuple(hand) if over or side == viewer or side >= state.seats else (HIDDEN,) * len(hand)
            for side, hand in enumerate(state.hands)
        ),
        tuple(card if seen[card] & bit else HIDDEN for card in state.deck),
        tuple(card if scout == viewer or seen[card] & bit else HIDDEN for card in state.scouted),
        tuple(state.aside),
        tuple(state.queue),
        state.ender,
        len(state.box),
    )


def standing(view: NutHuntView) -> tuple[Standing, ...]:
    """Everybody's nests, one's own objectives, the Automa's, and after the end all (NH-E7)."""
    over, found = view.due is None, []
    if not (view.turns or over):
        return ()  # in the set-up every objective would only be one that failed
    for side, hand in enumerate(view.hands):
        nests = (nest_line(view, side),)
        goals = tuple(
            [objective_line(view, side, card, k, over=over) for k, card in enumerate(hand, 1) if card != HIDDEN]
        )
        if over or side >= view.seats:
            found.append(Standing(side, nests + goals))
        else:
            found.append(Standing(side, nests, goals, hidden=len(goals) < len(hand)))
    return tuple(found)


def unseen(view: NutHuntView, hands: Hands) -> list[int]:
    """The objectives that the viewer sees nowhere, if these are the hands."""
    shown = [*view.aside, *view.deck, *view.scouted, *(card for hand in hands for card in hand)]
    return sorted(set(range(OBJECTIVES)).difference(shown))


def determinize(view: NutHuntView, rng: Random, imagined: Hands | None = None) -> State:
    """Deal what the viewer cannot see at random to where it may be; the hands may be imagined already."""
    known = view.hands if imagined is None else imagined
    pool = unseen(view, known)
    pool.sort(key=lambda _: rng.random())  # twice as quick as rng.shuffle, and a search does little else as often

    def fill(cards: tuple[int, ...]) -> list[int]:
        return [pool.pop() if card == HIDDEN else card for card in cards]

    hands = [fill(hand) if side >= view.seats else sorted(fill(hand)) for side, hand in enumerate(known)]
    scouted = fill(view.scouted)
    deck = fill(view.deck)
    seen = [0] * OBJECTIVES
    if view.viewer >= 0:
        for card in (*view.deck, *view.scouted):
            if card != HIDDEN and not (card in view.scouted and view.turn == view.viewer):
                seen[card] = 1 << view.viewer
    return State(
        view.seats,
        view.sides,
        view.competitive,
        view.balanced,
        view.level,
        list(view.pending),
        [scattering.copy() for scattering in view.scatters],
        view.turn,
        view.turns,
        view.placed,
        view.forest,
        view.fox,
        view.left,
        view.rolled,
        view.rolls,
        view.squirrels[:],
        view.nests[:],
        view.nuts[:],
        view.built[:],
        view.stock[:],
        view.supply[:],
        hands,
        deck,
        seen,
        scouted,
        list(view.aside),
        list(view.queue),
        view.ender,
        sorted(pool),
    )
