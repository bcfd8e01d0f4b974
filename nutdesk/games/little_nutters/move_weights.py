"""What an experienced player thinks of first: moves weighed by what the cards are worth (evaluation.py).

Young squirrels judge by first sight (first_look.py): they dig where they should excavate, and spend cards that they
should keep.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

from nutdesk.core.moves import Action
from nutdesk.games.little_nutters import actions as act
from nutdesk.games.little_nutters.evaluation import CARDS, FIRST, FURTHER, at
from nutdesk.games.little_nutters.first_look import WEIGHTS, FirstLook, digging, past, patch_class, weigh_nullify
from nutdesk.games.little_nutters.options import excavate_cost
from nutdesk.games.little_nutters.parts import CARD_OF, EFFECTS, FACE, IS_FRIEND, IS_WILD, KIND_OF, NUT
from nutdesk.games.little_nutters.vocabulary import BURY, DISCARDS, END, PASSES

_GAIN: Final = {
    "bulldozer": 0.067,
    "peanut-bribe": 0.05,
    "beaver-crew": 0.045,
    "grappling-hook": 0.041,
    "nut-fever": 0.04,
    "full-cheeks": 0.037,
    "extra-paws": 0.033,
    "treasure-map": 0.033,
    "catapult": 0.032,
    "sneaky-straw": 0.031,
    "cramp": 0.026,
    "trapdoor": 0.026,
    "butterfingers": 0.023,
    "lucky-dip": 0.011,
    "heavy-snow": 0.007,
    "swap-shop": -0.006,
    "fallen-log": -0.01,
    "forest-storm": -0.014,
    "mole-helper": -0.015,
}
"""How much playing a card improves the chance of winning on average, compared with playing nothing."""
PLAYED: Final = tuple(exp(_GAIN.get(card.id, 0.02) / 0.025) for card in CARD_OF)
SPARE: Final = 0.3

DUG: Final = 0.18
"""What an unknown next card of a patch is worth, if it is excavated rather than dug."""
GOES_ON: Final = 0.12
"""What digging on is worth if the next card is unknown …"""
NUT_NEXT: Final = 0.3
"""… and when it is a nut."""
PAST_BOULDER: Final = 0.07
_ESCAPED: Final = {END: 0.2, BURY: 0.4, PASSES: 0.05, DISCARDS: 0.05}
ESCAPED: Final = tuple(sum(_ESCAPED.get(code, 0.0) for code, _ in effects) for effects in EFFECTS)
"""What it is worth that a card's text does not happen, in addition to the dig that goes on."""


def loss(glance: FirstLook, face: int) -> float:
    """What it costs to give away a card of the hand."""
    name = KIND_OF[face]
    alone = sum([KIND_OF[card] == name for card in glance.hand]) == 1
    return FIRST[face] if alone and not at_work(glance, name) else FURTHER[face]


def at_work(glance: FirstLook, name: int) -> bool:
    """Whether a card of this name is beside the sack already."""
    return any(KIND_OF[card] == name for card in glance.state.beside[glance.seat])


def price(glance: FirstLook, cards: int) -> float:
    """What it costs to give away this many cards: the least valuable ones, and a smaller hand."""
    before, losses = -1, []
    for face in glance.hand:  # sorted, so those of one name lie together
        name = KIND_OF[face]
        losses.append(FURTHER[face] if name == before or at_work(glance, name) else FIRST[face])
        before = name
    losses.sort()
    held = len(glance.hand)
    return sum(losses[:cards]) + at(CARDS, held) - at(CARDS, held - cards)


def lean(worth: float) -> float:
    """How much more a move weighs than its opposite, by the difference in worth, in log-odds."""
    return exp(min(3.0, max(-3.0, worth / 0.05)))


def _first(glance: FirstLook, action: Any) -> bool:
    """Whether it is the first move of its kind with a card of this name: their symbols hardly matter."""
    key = (type(action), KIND_OF[FACE[action.card]])
    if key in glance.alike:
        return False
    glance.alike.add(key)
    return True


def _play(glance: FirstLook, action: act.Play) -> float:
    """A second friend of the same name adds nothing (LN-R1), so it is hardly considered."""
    face = FACE[action.card]
    if not _first(glance, action):
        return 0.0
    return SPARE if IS_FRIEND[face] and at_work(glance, KIND_OF[face]) else PLAYED[face]


def _pass(glance: FirstLook, action: act.Pass) -> float:
    return 1.0


def _discard(glance: FirstLook, action: act.Discard) -> float:
    if not _first(glance, action):
        return 0.0
    cost = loss(glance, FACE[action.card])
    if glance.due.kind == "discard or stop":
        held = len(glance.hand)
        return lean(PAST_BOULDER - cost - at(CARDS, held) + at(CARDS, held - 1))
    return exp(-cost / 0.04)


def _nullify(glance: FirstLook, action: act.Nullify) -> float:
    if not _first(glance, action):
        return 0.0
    face, state = glance.due.about[0], glance.state
    if not IS_WILD[face]:
        return weigh_nullify(glance, action)
    known = glance.known(state.current)
    gain = ESCAPED[face] + (0.0 if not known else NUT_NEXT if known[0] == NUT else GOES_ON)
    return lean(gain - loss(glance, FACE[action.card]))


def _excavate(glance: FirstLook, action: act.Excavate) -> float:
    """An unknown card is excavated if the hand can spare the price; no dig is stopped for it."""
    patch = patch_class(glance, action)
    if patch < 0:
        return 0.0
    if glance.known(patch)[0] >= 0:
        return past(glance, patch)
    if glance.ripe():
        return 0.0
    return digging(glance, patch) * lean(DUG - price(glance, excavate_cost(glance.state, glance.seat)[0]))


def _keep(glance: FirstLook, action: act.Keep) -> float:
    return exp(loss(glance, FACE[action.card]) / 0.05)


EXPERIENCE: Final[dict[type[Action], Callable[[FirstLook, Any], float]]] = {
    **WEIGHTS,
    act.Play: _play,
    act.Pass: _pass,
    act.Discard: _discard,
    act.Nullify: _nullify,
    act.Excavate: _excavate,
    act.Keep: _keep,
}
