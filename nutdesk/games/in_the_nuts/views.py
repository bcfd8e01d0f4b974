"""What each seat may know: everything but the cards of the draw pile and those set aside."""

from __future__ import annotations

from random import Random

import attrs

from nutdesk.core.game import View
from nutdesk.core.moves import Chance, Choice, Pending
from nutdesk.core.standing import Standing
from nutdesk.games.in_the_nuts.parts import COPIES, SPACES
from nutdesk.games.in_the_nuts.rules import setup
from nutdesk.games.in_the_nuts.scoring import lines, result
from nutdesk.games.in_the_nuts.state import State


@attrs.define
class InTheNutsView(View):
    seats: int
    owed: tuple[Pending, ...]
    """The whole stack, the next on top: all of it is public."""
    turns: int
    supply: tuple[int, ...]
    track: tuple[int, ...]
    fields: tuple[tuple[int, ...], ...]
    roll: tuple[int, ...]
    throws: int
    display: tuple[int, ...]
    pile: int
    aside: int
    last: bool
    check: int
    david: int
    kinds: tuple[int, ...]
    lying: tuple[int, ...]
    wild: tuple[tuple[int, ...], ...]
    jokers: tuple[tuple[int, ...], ...]
    box: tuple[int, ...]
    points: tuple[int, ...]


def view(state: State, viewer: int) -> InTheNutsView:
    """All that lies face up, and how many cards lie face down."""
    return InTheNutsView(
        viewer,
        state.pending[-1] if state.pending else None,
        state.turn,
        result(state),
        state.seats,
        tuple(state.pending),
        state.turns,
        tuple(state.supply),
        tuple(space for space in SPACES if state.track >> space & 1),
        tuple(tuple(field) for field in state.fields),
        state.roll,
        state.throws,
        tuple(state.display),
        len(state.pile),
        len(state.aside),
        state.last,
        state.check,
        state.david,
        tuple(state.kinds),
        tuple(state.lying),
        tuple(state.wild),
        tuple(tuple(held) for held in state.jokers),
        tuple(state.box),
        tuple(state.points(seat) for seat in range(state.seats)),
    )


def standing(view: InTheNutsView) -> tuple[Standing, ...]:
    """The storage cards and the jokers kept: all of it lies open."""
    return tuple([Standing(seat, lines(view, seat)) for seat in range(view.seats)])


def supplier(view: InTheNutsView) -> int:
    """Whose supply is in use: of who sends a squirrel, else of the player whose turn it is."""
    due = view.due
    return due.seat if isinstance(due, Choice) and due.kind == "send" else view.turn


def determinize(view: InTheNutsView, rng: Random) -> State:
    """Deal the cards that nobody has seen at random."""
    state = setup({}, view.seats)
    if isinstance(view.due, Chance) and view.due.cards:
        return state
    state.pending = list(view.owed)
    state.turn, state.turns, state.supply = view.turn, view.turns, list(view.supply)
    state.track = sum(1 << space for space in view.track)
    state.fields = [list(field) for field in view.fields]
    state.roll, state.throws, state.display = view.roll, view.throws, list(view.display)
    state.last, state.check, state.david = view.last, view.check, view.david
    state.kinds, state.lying, state.wild = list(view.kinds), list(view.lying), list(view.wild)
    state.jokers, state.box = [list(held) for held in view.jokers], list(view.box)
    unseen = [nut for nut, copies in enumerate(unaccounted(state)) for _ in range(copies)]
    rng.shuffle(unseen)
    state.pile, state.aside = unseen[: view.pile], unseen[view.pile :]
    return state


def unaccounted(state: State) -> list[int]:
    """How many of each nut card lie neither in sight nor in the box."""
    left = list(COPIES)
    for nut, copies in enumerate(state.box):
        left[nut] -= copies
    for nut in in_sight(state):
        left[nut] -= 1
    return left


def in_sight(state: State) -> list[int]:
    """Every nut card that lies face up: on display, on storage cards, kept, or about to be stored."""
    cards = [nut for nut in state.display if nut >= 0]
    for kind, lying, wild in zip(state.kinds, state.lying, state.wild, strict=True):
        cards += [kind] * (lying - len(wild))
        cards += wild
    for held in state.jokers:
        cards += held
    cards += [owed.about[0] for owed in state.pending if owed.kind == "store"]
    return cards
