"""Twins of real games that are sound but for one thing: somebody learns what is hidden."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any, Final

import attrs

from nutdesk.core.game import Game
from nutdesk.core.table import Label, Table
from nutdesk.games import load
from nutdesk.games.little_nutters.parts import IS_DEFENCE
from tests.core.tiny import TINY

Leak = Callable[[Any, int], Any]
"""What a viewer learns of a position beyond its view."""


@cache
def _telling(kind: type, compared: bool) -> type:
    told = attrs.field(default=None, kw_only=True, eq=compared)
    return attrs.make_class(f"Telling{kind.__name__}", {"told": told}, bases=(kind,))


class Tells:
    """A game whose views tell more than they may, and which never deals anew what they told."""

    leak: Leak
    compared = True
    """Whether comparing two views compares what they tell."""
    faithful = True
    """Whether a redealt position keeps to what was told; else only the view gives it away."""

    def __init__(self) -> None:
        self.truths: dict[str, Any] = {}

    def view(self, state: Any, viewer: int) -> Any:
        view = super().view(state, viewer)  # type: ignore[misc]
        fields = {field.name: getattr(view, field.name) for field in attrs.fields(type(view))}
        leaky = _telling(type(view), self.compared)(**fields, told=self.leak(state, viewer))
        self.truths.setdefault(repr(leaky), state.copy())
        return leaky

    def determinize(self, view: Any, rng: Random) -> Any:
        for _ in range(10):
            other = super().determinize(view, rng)  # type: ignore[misc]
            if not self.faithful or self.leak(other, view.viewer) == view.told:
                return other
        truth = self.truths[repr(attrs.evolve(view, legal=()))]
        for _ in range(10):
            other = truth.copy()
            _shuffle([hand for seat, hand in enumerate(other.hands) if seat != view.viewer], rng)
            if self.leak(other, view.viewer) == view.told:
                return other
        return truth.copy()


def _shuffle(hands: list[list[int]], rng: Random) -> None:
    cards = [card for hand in hands for card in hand]
    rng.shuffle(cards)
    for hand in hands:
        hand[:] = sorted(cards.pop() for _ in hand)


class Shows(Tells):
    """A game whose table shows what it was told, and whose views compare as if they held nothing more."""

    compared = faithful = False
    show: Callable[[Table, str], Table]

    def table(self, view: Any, players: Any) -> Table:
        return self.show(super().table(view, players), str(view.told))  # type: ignore[misc]


class Remembers(Shows):
    """The same behind the back of its views: the game itself remembers the last position it was asked about."""

    def view(self, state: Any, viewer: int) -> Any:
        self.last = self.leak(state, viewer)
        return super(Tells, self).view(state, viewer)  # type: ignore[misc]

    def table(self, view: Any, players: Any) -> Table:
        return self.show(super(Shows, self).table(view, players), str(self.last))  # type: ignore[misc]


def twin(game: Game, leak: Leak, how: type[Tells] = Tells, **more: Any) -> Any:
    """A game that is like another one, and leaks."""
    inside = {"leak": staticmethod(leak)} | {name: staticmethod(value) for name, value in more.items()}
    return type("Twin", (how, type(game)), inside)()


class Unfaithful(Tells):
    faithful = False


class Uncompared(Tells):
    compared = faithful = False


def next_of(state: Any, viewer: int) -> int:
    """The seat after a viewer; the first one for the public."""
    return int((viewer + 1) % state.seats)


def hand(state: Any, viewer: int) -> Any:
    return tuple(state.hands[next_of(state, viewer)])


def first_card(state: Any, viewer: int) -> Any:
    return hand(state, viewer)[:1]


def defended(state: Any, viewer: int) -> Any:
    """Who has a card to defend with, and so could interrupt."""
    return tuple(seat != viewer and any(IS_DEFENCE[card] for card in held) for seat, held in enumerate(state.hands))


def art(table: Table, told: str) -> Table:
    return attrs.evolve(table, marks=(*table.marks, Label(told, 0, 0, 9, 9)))


def named(table: Table, told: str) -> Table:
    first, *rest = table.spots
    return attrs.evolve(table, spots=(attrs.evolve(first, name=f"{first.name} {told}"), *rest))


def numbered(table: Table, told: str) -> Table:
    first, *rest = table.pieces
    return attrs.evolve(table, pieces=(*rest, attrs.evolve(first, id=f"{first.id} {told}", like="")))


NUT_HUNT, NICE_ONE, NUTTERS = map(load, ("nut-hunt", "nice-one-squirrel", "little-nutters"))

LEAKS: Final[Mapping[str, tuple[Game, str]]] = {
    "another's hand": (twin(NUTTERS, hand), "the public can tell card"),
    "another's hand, in the view alone": (
        twin(NICE_ONE, hand, Unfaithful),
        "looks different to its viewer: told",
    ),
    "another's hand, not compared": (twin(NUTTERS, hand, Uncompared), "looks different to its viewer: told"),
    "one of another's objectives": (twin(NUT_HUNT, first_card), "the public can tell card"),
    "what another scouts": (twin(NUT_HUNT, lambda state, _: tuple(state.scouted)), "the public can tell card"),
    "the order of the deck": (twin(NUTTERS, lambda state, _: tuple(state.draw)), "can always tell the first of draw"),
    "the next card": (twin(NUTTERS, lambda state, _: state.draw[-1:]), "can always tell the last of draw"),
    "the nuts that lie face down": (
        twin(NICE_ONE, lambda state, _: tuple(state.hidden)),
        "can always tell the first of hidden",
    ),
    "the top cards of patches": (
        twin(NUTTERS, lambda state, _: [patch[-1:] for patch in state.patches]),
        "can always tell the first of patches",
    ),
    "who could interrupt": (twin(NUTTERS, defended), "can tell something of hands["),
    "what another may do": (
        twin(NICE_ONE, lambda state, _: tuple(NICE_ONE.legal(state)), Unfaithful),
        "looks different to its viewer: told",
    ),
    "a drawing on the table": (twin(NUT_HUNT, hand, Remembers, show=art), "hidden: marks"),
    "a name for a screen reader": (twin(NUTTERS, hand, Remembers, show=named), "hidden: spots[0].name"),
    "the id of a piece": (twin(NICE_ONE, hand, Remembers, show=numbered), "hidden: pieces["),
    "a small game's hand": (twin(TINY, hand), "can tell card"),
}
"""For each leak the game that has it, and what the suite must say of it."""
