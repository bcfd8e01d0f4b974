"""What looks promising at first sight: how young squirrels choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.core.moves import Action, Choice
from nutdesk.games.little_nutters import actions as act
from nutdesk.games.little_nutters.options import playable
from nutdesk.games.little_nutters.parts import (
    CAN_ANSWER,
    CARD_OF,
    EFFECTS,
    FACE,
    IS_WILD,
    NUT,
    SAFE,
)
from nutdesk.games.little_nutters.state import State
from nutdesk.games.little_nutters.vocabulary import (
    BLOCK,
    END,
    EXCAVATE,
    SEARCH,
    STEAL,
)

_BY_CATEGORY: Final = {
    "nut": 0.0,
    "attack": 0.1,
    "obstacle": 0.1,
    "defence": 0.25,
    "boost": 0.3,
    "trouble": 0.15,
    "bust": 0.35,
}
_BY_CARD: Final = {
    "acorn-helmet": 0.3,
    "sturdy-spade": 0.27,
    "nut-padlock": 0.22,
    "no-chance": 0.15,
    "guard-hedgehog": 0.4,
    "bulldozer": 0.6,
    "treasure-map": 0.35,
    "mole-helper": 0.4,
    "beaver-crew": 0.45,
    "nut-fever": 0.4,
    "full-cheeks": 0.4,
    "extra-paws": 0.45,
    "lucky-dip": 0.35,
    "fallen-log": 0.12,
    "heavy-snow": 0.15,
    "butterfingers": 0.25,
    "swap-shop": 0.12,
    "cramp": 0.35,
    "peanut-bribe": 0.15,
    "forest-storm": 0.12,
    "grappling-hook": 0.42,
    "sneaky-straw": 0.42,
    "trapdoor": 0.38,
    "catapult": 0.35,
}
WORTH: Final = tuple(_BY_CARD.get(card.id, _BY_CATEGORY[card.category]) for card in CARD_OF)
"""What a card in hand is worth at first sight, in nuts; a card added by house data counts as its category."""


class FirstLook:
    """What the seat that is to choose needs to weigh its moves."""

    def __init__(self, state: State, due: Choice) -> None:
        self.state, self.due, self.seat = state, due, due.seat
        self.hand = state.hands[due.seat]
        self.alike: set[object] = set()
        self._ripe: bool | None = None

    def first(self, verb: type[Action], patch: int) -> bool:
        """Whether no earlier patch looks the same to the seat: one of several equal ones is enough."""
        state, bit = self.state, 1 << self.seat
        seen = state.seen[patch]
        key = (
            verb,
            state.blocks[patch],
            tuple(seen),
            tuple([face if bits & bit else -1 for face, bits in zip(state.patches[patch], seen, strict=True)])
            if any(seen)
            else (),
        )
        if key in self.alike:
            return False
        self.alike.add(key)
        return True

    def known(self, patch: int) -> list[int]:
        """The cards of a patch from the top down, -1 for those that the seat does not know."""
        bit = 1 << self.seat
        cards, seen = self.state.patches[patch], self.state.seen[patch]
        return [cards[place] if seen[place] & bit else -1 for place in range(len(cards) - 1, -1, -1)]

    def ripe(self) -> bool:
        """Whether an open patch is known to have a nut on top: then nothing else is considered."""
        if self._ripe is None:
            state, bit = self.state, 1 << self.seat
            self._ripe = any(state.seen[patch][-1] & bit and state.patches[patch][-1] == NUT for patch in state.open)
        return self._ripe

    def answers(self, face: int) -> bool:
        """Whether the hand holds a defence against a card."""
        return any(answer in self.hand for answer in CAN_ANSWER[face])

    def promise(self, patch: int) -> float:
        """How many nuts digging in a patch may bring."""
        found, go = 0.0, 1.0
        for face in self.known(patch):
            if face == NUT:
                found += go
            elif face < 0:
                found += 0.25 * go
                go *= 0.45
            elif not SAFE[face]:
                go *= 0.5 if self.answers(face) else 0.0
        return found


def patch_class(glance: FirstLook, action: Any) -> int:
    """The patch of an action, or -1 if an equal one was weighed already."""
    patch: int = action.patch - 1
    return patch if glance.due.kind == "dig on" or glance.first(type(action), patch) else -1


def _weigh_dig(glance: FirstLook, action: act.Dig) -> float:
    patch = patch_class(glance, action)
    return 0.0 if patch < 0 else digging(glance, patch)


def digging(glance: FirstLook, patch: int) -> float:
    """The weight of digging in a patch."""
    top = glance.known(patch)[0]
    if top >= 0 and not SAFE[top] and not glance.answers(top):
        return 0.02
    return 8.0 * glance.promise(patch) ** 2 + (1.0 if glance.due.kind == "dig on" else 0.5)


def _weigh_search(glance: FirstLook, action: act.Search) -> float:
    patch = patch_class(glance, action)
    if patch < 0:
        return 0.0
    return 0.0 if glance.ripe() else 0.5 * glance.known(patch).count(-1)


def _weigh_excavate(glance: FirstLook, action: act.Excavate) -> float:
    """For a card that would end a dig, with nuts below it; or with cards to spare."""
    patch = patch_class(glance, action)
    if patch < 0:
        return 0.0
    if glance.known(patch)[0] >= 0:
        return past(glance, patch)
    return 0.0 if glance.ripe() else 0.1 * max(0, len(glance.hand) - 3)


def past(glance: FirstLook, patch: int) -> float:
    """The weight of excavating a card that the seat knows."""
    top, *below = glance.known(patch)
    return 0.0 if SAFE[top] else 3.0 if NUT in below else 0.05


def _weigh_stop(glance: FirstLook, action: act.Stop) -> float:
    """Nuts in the sack are safe, and few cards end the turn: stop only before a card that is known to be bad."""
    if glance.due.kind == "pick":
        return 0.1
    top = glance.known(glance.state.current)[0]
    return 0.0 if top < 0 or SAFE[top] or glance.answers(top) else 1.0


_PLAYED: Final = {
    "bulldozer": 9.0,
    "treasure-map": 4.0,
    "mole-helper": 5.0,
    "beaver-crew": 5.0,
    "nut-fever": 5.0,
    "full-cheeks": 6.0,
    "extra-paws": 5.0,
    "lucky-dip": 5.0,
    "fallen-log": 0.5,
    "heavy-snow": 1.0,
    "butterfingers": 2.5,
    "swap-shop": 0.3,
    "cramp": 4.0,
    "peanut-bribe": 4.0,
    "forest-storm": 0.7,
    "grappling-hook": 7.0,
    "sneaky-straw": 7.0,
    "trapdoor": 6.0,
    "catapult": 5.0,
}
PLAYED: Final = tuple(_PLAYED.get(card.id, 3.0) for card in CARD_OF)


def _weigh_play(glance: FirstLook, action: act.Play) -> float:
    return PLAYED[FACE[action.card]]


_CLEAR: Final = 5.0
"""The weight from which a card is played, not kept."""


def _weigh_pass(glance: FirstLook, action: act.Pass) -> float:
    state = glance.state
    return 0.0 if any(PLAYED[face] >= _CLEAR and playable(state, face) for face in glance.hand) else 1.0


def _weigh_name(glance: FirstLook, action: act.Name) -> float:
    return (1.0 + glance.state.sacks[action.player - 1]) ** 2


def _weigh_pick(glance: FirstLook, action: act.Pick) -> float:
    patch, word = action.patch - 1, glance.due.about[0]
    if not glance.first(act.Pick, patch):
        return 0.0
    state = glance.state
    known = glance.known(patch)
    if word == EXCAVATE:
        return 12.0 if known[0] == NUT else 3.0 if known[0] < 0 else 0.4
    if word == SEARCH:
        return 0.2 + known.count(-1)
    if word == BLOCK:
        others = any(bits & ~(1 << glance.seat) for bits in state.seen[patch])
        return 0.3 if NUT in known else 4.0 if others else 1.0
    return 3.0 if state.blocks[patch] >= 0 else 1.0


def weigh_nullify(glance: FirstLook, action: act.Nullify) -> float:
    """Worth a card if something would be lost: the turn, a nut, or a promising dig."""
    face = glance.due.about[0]
    worth = 4.0
    if IS_WILD[face]:
        promise = glance.promise(glance.state.current)
        ends = any(code == END for code, _ in EFFECTS[face])
        worth = 6.0 * promise + (3.0 if ends else 0.1)
    return worth / (1 + WORTH[FACE[action.card]])


def _weigh_loss(glance: FirstLook, action: Any) -> float:
    """The least useful cards go first; those from the patches are useless otherwise."""
    face = FACE[action.card]
    return 6.0 if IS_WILD[face] else 0.3 / (0.1 + WORTH[face]) ** 2


def _weigh_ignore(glance: FirstLook, action: act.Ignore) -> float:
    return 0.3 * _weigh_loss(glance, action) * glance.promise(glance.state.current)


def _weigh_keep(glance: FirstLook, action: act.Keep) -> float:
    return WORTH[FACE[action.card]] ** 2


def _weigh_peek(glance: FirstLook, action: act.Peek) -> float:
    patch = action.patch - 1
    return 2.0 if glance.first(act.Peek, patch) and glance.known(patch)[0] < 0 else 0.0


def _weigh_trade(glance: FirstLook, action: act.Trade) -> float:
    face = FACE[action.card]
    return 3.0 if WORTH[face] <= 0.12 and face == min(glance.hand, key=WORTH.__getitem__) else 0.0


def _weigh_repeat(glance: FirstLook, action: act.Repeat) -> float:
    """Repeat a selection that did not steal."""
    face, symbol = glance.due.about
    outcome = CARD_OF[face].outcomes[symbol]
    return 0.2 if outcome and any(code == STEAL for code, _ in outcome.does) else 2.0


def _weigh_clear(glance: FirstLook, action: act.Clear) -> float:
    """Only for a nut behind the block, before one's own dig, and with the least useful cards."""
    state, patch = glance.state, action.patch - 1
    if glance.due.kind != "patch" or state.turn != glance.seat or glance.promise(patch) < 1.0:
        return 0.0
    names = action.cards.split("+")
    cheapest = sorted(glance.hand, key=lambda face: (WORTH[face], face))[: len(names)]
    return 2.0 if sorted(FACE[name] for name in names) == sorted(cheapest) else 0.0


def _even(glance: FirstLook, action: Action) -> float:
    return 1.0


WEIGHTS: Final[dict[type[Action], Callable[[FirstLook, Any], float]]] = {
    act.Dig: _weigh_dig,
    act.Search: _weigh_search,
    act.Excavate: _weigh_excavate,
    act.Stop: _weigh_stop,
    act.Skip: _even,
    act.Play: _weigh_play,
    act.Pass: _weigh_pass,
    act.Name: _weigh_name,
    act.Pick: _weigh_pick,
    act.Take: _even,
    act.Nullify: weigh_nullify,
    act.Ignore: _weigh_ignore,
    act.Accept: _even,
    act.Discard: _weigh_loss,
    act.Repeat: _weigh_repeat,
    act.Keep: _weigh_keep,
    act.Peek: _weigh_peek,
    act.Trade: _weigh_trade,
    act.Clear: _weigh_clear,
}
