"""What each seat may know, and positions that would look the same to it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import attrs

from nutdesk.core.game import View
from nutdesk.core.moves import Chance
from nutdesk.core.standing import Standing
from nutdesk.games.little_nutters.parts import COPIES, IS_DEFENCE, IS_WILD, NUT
from nutdesk.games.little_nutters.rules import line, result, setup
from nutdesk.games.little_nutters.state import Op, State

HIDDEN = -1
"""A card that the viewer has not seen, or no longer knows."""

WILDS: Final = tuple(face for face in range(len(COPIES)) if IS_WILD[face])
GUARDS: Final = tuple(face for face in range(len(COPIES)) if IS_DEFENCE[face])
PILED: Final = tuple(face for face in range(len(COPIES)) if not (IS_WILD[face] or IS_DEFENCE[face] or face == NUT))


@attrs.define
class NuttersView(View):
    seats: int
    target: int
    agenda: tuple[Op, ...]
    hand: tuple[int, ...]
    """The viewer's own cards; empty for the public."""
    counts: tuple[int, ...]
    patches: tuple[tuple[int, ...], ...]
    """From the bottom up: the cards the viewer knows (LN-P1), HIDDEN for the others."""
    seen: tuple[tuple[int, ...], ...]
    """Who knows each of them, a bit for each seat: everybody watched."""
    blocks: tuple[int, ...]
    murky: tuple[int, ...]
    sacks: tuple[int, ...]
    characters: tuple[int, ...]
    beside: tuple[tuple[int, ...], ...]
    draw: int
    sunk: int
    discard: tuple[int, ...]
    forest: tuple[int, ...]
    box: tuple[int, ...]
    table: tuple[int, ...]
    turned: tuple[int, ...]
    offer: tuple[int, ...]
    """Two drawn cards to choose from, HIDDEN for others."""
    found: tuple[int, ...]
    current: int
    touched: int
    dug: int
    fate: int
    victim: int
    used: bool
    left: bool
    played: bool
    extra: bool
    fresh: int
    idle: int
    rounds: int


def view(state: State, viewer: int) -> NuttersView:
    """Own hand, own knowledge of the patches, and all that lies face up."""
    if viewer >= 0:
        hand = tuple(state.hands[viewer])
        patches = tuple(
            tuple(face if bits >> viewer & 1 else HIDDEN for face, bits in zip(patch, seen, strict=True))
            for patch, seen in zip(state.patches, state.seen, strict=True)
        )
    else:
        hand = ()
        all_seats = (1 << state.seats) - 1
        patches = tuple(
            tuple(face if bits == all_seats else HIDDEN for face, bits in zip(patch, seen, strict=True))
            for patch, seen in zip(state.patches, state.seen, strict=True)
        )
    mine = viewer == state.turn
    return NuttersView(
        viewer,
        state.pending[-1] if state.pending else None,
        state.turn,
        result(state),
        state.seats,
        state.target,
        tuple(state.agenda),
        hand,
        tuple(map(len, state.hands)),
        patches,
        tuple(map(tuple, state.seen)),
        tuple(state.blocks),
        tuple(state.murky),
        tuple(state.sacks),
        tuple(state.characters),
        tuple(map(tuple, state.beside)),
        len(state.draw),
        state.sunk,
        tuple(state.discard),
        tuple(state.forest),
        tuple(state.box),
        tuple(state.table),
        tuple(state.turned),
        tuple(face if mine else HIDDEN for face in state.offer),
        tuple(state.found),
        state.current,
        state.touched,
        state.dug,
        state.fate,
        state.victim,
        state.used,
        state.left,
        state.played,
        state.extra,
        state.fresh,
        state.idle,
        state.rounds,
    )


def standing(view: NuttersView) -> tuple[Standing, ...]:
    """The nuts in the sacks: nothing else counts."""
    return tuple([Standing(seat, (line(seat, nuts),)) for seat, nuts in enumerate(view.sacks)])


def determinize(view: NuttersView, rng: Random) -> State:
    """Deal what the viewer cannot see at random to where it may be."""
    state = setup({}, view.seats)
    if isinstance(view.due, Chance) and not view.characters:
        return state
    state.target = view.target
    state.pending = [view.due] if view.due else []
    state.agenda, state.turn = list(view.agenda), view.turn
    state.characters = list(view.characters)
    state.spare = [one for one in state.spare if one not in view.characters]
    state.seen, state.blocks = list(map(list, view.seen)), list(view.blocks)
    state.open = [patch for patch, cards in enumerate(view.patches) if cards and view.blocks[patch] < 0]
    state.murky, state.sacks, state.beside = list(view.murky), list(view.sacks), list(map(list, view.beside))
    state.sunk, state.discard, state.forest = view.sunk, list(view.discard), list(view.forest)
    state.box, state.table, state.turned = list(view.box), list(view.table), list(view.turned)
    state.found = list(view.found)
    (
        state.current,
        state.touched,
        state.dug,
        state.fate,
        state.victim,
        state.used,
        state.left,
        state.played,
        state.extra,
        state.fresh,
        state.idle,
        state.rounds,
    ) = (
        view.current,
        view.touched,
        view.dug,
        view.fate,
        view.victim,
        view.used,
        view.left,
        view.played,
        view.extra,
        view.fresh,
        view.idle,
        view.rounds,
    )
    _deal(view, state, rng)
    return state


def _deal(view: NuttersView, state: State, rng: Random) -> None:
    """Fill patches, hands and pile so that each holds only what can have got there.

    Nuts lie in patches, and in the draw pile as many as everybody saw go in. Attacks and obstacles lie in
    patches, or in hands that excavated. Boost, trouble and bust-a-nut cards lie in hands and in the pile,
    defence cards anywhere.
    """
    unseen = _unseen(view)
    nuts = unseen[NUT] - view.sunk
    wild = [face for face in WILDS for _ in range(unseen[face])]
    defence = [face for face in GUARDS for _ in range(unseen[face])]
    rest = [face for face in PILED for _ in range(unseen[face])]
    random = rng.random
    _shuffle(defence, random)
    others = [seat for seat in range(view.seats) if seat != view.viewer]
    places = sum([patch.count(HIDDEN) for patch in view.patches])
    # Slots of hands whose card may have come unseen out of a patch.
    dug_up = [seat for seat in others for _ in range(min(view.murky[seat], view.counts[seat]))]
    _shuffle(dug_up, random)
    del dug_up[max(0, len(defence) + len(wild) - (places - nuts)) :]
    slots = places - nuts + len(dug_up)
    pool = wild + [defence.pop() for _ in range(max(0, slots - len(wild)))]
    hands: list[list[int]] = [[] for _ in range(view.seats)]
    if dug_up:
        _shuffle(pool, random)
        for seat in dug_up:
            hands[seat].append(pool.pop())
    pool += [NUT] * nuts
    _shuffle(pool, random)
    state.patches = [
        [pool.pop() if card == HIDDEN else card for card in patch] if HIDDEN in patch else list(patch)
        for patch in view.patches
    ]
    rest += defence
    _shuffle(rest, random)
    for seat in others:
        hands[seat] += [rest.pop() for _ in range(view.counts[seat] - len(hands[seat]))]
    if view.viewer >= 0:
        hands[view.viewer] = list(view.hand)
    state.hands = [sorted(hand) for hand in hands]
    state.offer = sorted(rest.pop() if card == HIDDEN else card for card in view.offer)
    state.draw = rest
    if view.sunk:
        rest += [NUT] * view.sunk
        _shuffle(rest, random)


def _shuffle(cards: list[int], random: Callable[[], float]) -> None:
    """In place, as the dealer does it: a search deals anew thousands of times a second."""
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]


def _unseen(view: NuttersView) -> list[int]:
    """How many of each face the viewer cannot place."""
    unseen = list(COPIES)
    for pile in (view.hand, view.discard, view.forest, view.box, view.table, view.turned, *view.beside):
        for face in pile:
            unseen[face] -= 1
    for pile in (*view.patches, view.offer, view.blocks):
        for face in pile:
            if face >= 0:
                unseen[face] -= 1
    unseen[NUT] -= sum(view.sacks)
    return unseen
