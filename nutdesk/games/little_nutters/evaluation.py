"""What a position is worth to each seat: nuts, cards, what it knows of the patches, and its turn.

The numbers are log-odds, from one logistic regression on 1.4 million positions of 200,000 games for two. Squirrels that
tried all sorts of moves led there, squirrels with experience (move_weights.py) played on, and the winner was recorded.
Most moves of this game differ by the worth of a card or two, so cards have numbers of their own. Experience uses these
numbers in turn: they were found in three rounds, of which the first was played on by young squirrels.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nutdesk.core.moves import Choice
from nutdesk.games.little_nutters import vocabulary
from nutdesk.games.little_nutters.parts import (
    ABILITY_OF,
    CAN_ANSWER,
    CARD_OF,
    IS_WILD,
    KIND_OF,
    NUT,
    SAFE,
    STANDING,
)
from nutdesk.games.little_nutters.state import State

CALM: Final = frozenset(("patch", "dig on", "play", "defend"))
"""The questions at which the numbers apply; others are parts of a move, and imagined games go on past them."""

NOW, NEXT, LATER = range(3)
"""When a seat next comes to the patches: now, after another's turn, or after its own and another's."""

LACKING: Final = (2.282, 2.282, 1.314, 0.575, 0.0, -0.456, -0.845, -1.185)
"""By the number of nuts missing to the target, from 0; the last one also for more."""
IN_TURN: Final = (0.082, 0.082, 0.001, -0.001, 0.0, -0.013, -0.018, -0.026)
"""What being the active player adds."""

_BY_CATEGORY: Final = {
    "nut": (0.0, 0.0),
    "attack": (0.058, 0.058),
    "obstacle": (0.058, 0.058),
    "defence": (0.166, 0.1),
    "boost": (0.222, 0.097),
    "trouble": (0.06, 0.052),
    "bust": (0.107, 0.076),
}
_BY_CARD: Final = {
    "acorn-helmet": (0.24, 0.123),
    "sturdy-spade": (0.08, 0.064),
    "nut-padlock": (0.195, 0.112),
    "no-chance": (0.064, 0.035),
    "guard-hedgehog": (0.242, 0.196),
    "bulldozer": (0.319, 0.173),
    "treasure-map": (0.304, 0.297),
    "mole-helper": (0.042, -0.022),
    "beaver-crew": (0.507, 0.074),
    "nut-fever": (0.158, 0.071),
    "full-cheeks": (0.194, 0.012),
    "extra-paws": (0.113, 0.074),
    "lucky-dip": (0.119, 0.057),
    "fallen-log": (0.055, 0.036),
    "heavy-snow": (0.076, 0.057),
    "butterfingers": (0.081, 0.092),
    "swap-shop": (0.033, 0.051),
    "cramp": (0.08, 0.055),
    "peanut-bribe": (0.036, 0.022),
    "forest-storm": (0.049, 0.039),
    "grappling-hook": (0.145, 0.096),
    "sneaky-straw": (0.096, 0.062),
    "trapdoor": (0.086, 0.055),
    "catapult": (0.065, 0.078),
}
"""The first card of a name in a hand, and every further one; one beside the sack counts as the first."""
FIRST: Final = tuple(_BY_CARD.get(card.id, _BY_CATEGORY[card.category])[0] for card in CARD_OF)
FURTHER: Final = tuple(_BY_CARD.get(card.id, _BY_CATEGORY[card.category])[1] for card in CARD_OF)
"""A card added by house data counts as its category."""
CARDS: Final = (
    -0.514,
    -0.345,
    -0.28,
    -0.181,
    -0.101,
    -0.057,
    -0.022,
    0.0,
    0.001,
    -0.015,
    -0.049,
    -0.042,
    -0.055,
    -0.113,
)
"""By the number of cards in the hand, whatever they are."""

_NOTHING: Final = (0.0, 0.0, 0.0)
_BESIDE: Final = {
    vocabulary.FREE_SEARCH: (-0.008, -0.008, -0.008),
    vocabulary.EXCAVATE_FOR: (0.686, 0.686, 0.686),
    vocabulary.UNSTOPPABLE: (0.23, 0.383, 0.0),
    vocabulary.COST_MORE: (0.0, -0.05, 0.0),
    vocabulary.SKIP_PATCH: (0.0, -0.15, 0.0),
}
BESIDE: Final = tuple(_BESIDE.get(code, _NOTHING) for code, _ in STANDING)
"""A card beside a seat's sack. With two players the last two never are there on another's turn: these are guesses."""
_ABILITIES: Final = {
    vocabulary.PEEK: 0.022,
    vocabulary.CHEAP: 0.146,
    vocabulary.SCOUT: -0.032,
    vocabulary.STUBBORN: -0.017,
    vocabulary.TIRELESS: -0.002,
    vocabulary.AGAIN: 0.027,
    vocabulary.CHOOSE: 0.016,
    vocabulary.TRADE: 0.02,
}
ABILITIES: Final = tuple(_ABILITIES[ability] for ability in ABILITY_OF)
"""What a character's ability is worth while somebody else has more nuts."""

# What a seat knows, at each of the three moments.
BEST: Final = ((0.0, 0.323, 0.875, 1.359), (0.0, 0.181, 0.433, 0.943), (0.0, 0.143, 0.18, 0.091))
"""By the number of nuts that can be dug one after the other in the best patch."""
SHARED: Final = (0.055, -0.141, -0.382)
"""If others know one of them too."""
SECOND: Final = (0.109, 0.092, 0.118)
"""For another patch with such nuts."""
ANSWERED: Final = ((0.0, 0.156, 0.59), (0.0, 0.168, 0.432), (0.0, 0.09, 0.308))
"""By the number of nuts behind a card that the hand can answer."""
BARRED: Final = ((0.0, 0.143, 0.452, 0.596), (0.0, 0.176, 0.426, 0.658), (0.0, 0.168, 0.32, 0.459))
"""By the number of nuts behind one or two cards that it cannot answer."""
KNOWN: Final = ((0.0, 0.111, 0.196, 0.305), (0.0, 0.06, 0.164, 0.295), (0.0, 0.065, 0.173, 0.294))
"""By the number of patches of which it knows a card, whatever that is."""

# How the turn stands.
PATCH, EXTRA, PLAY = 0.29, 0.153, 0.03
PLAYED: Final = -0.135
"""If the card of this turn was played."""
DIG_ON: Final = (0.0, 0.104, 0.209, 0.264)
"""By the number of cards in the current patch, if the next one is unknown."""
RUN: Final = (0.148, 0.611, 1.165, 1.752)
"""By the number of nuts that can be dug there, if the next card is known and harmless."""
STOPS, STOPS_NOT, BELOW = 0.064, -0.111, 0.507
"""If the next card does harm, if it can be answered, and if nuts are known to be below it."""
_FACING: Final = {
    "fox": (-0.222, 0.007),
    "mad-cat": (-0.394, -0.081),
    "night-owl": (-0.866, -0.014),
    "badger": (0.127, 0.12),
    "adder": (0.035, 0.068),
    "magpie": (-0.217, -0.169),
    "tangled-roots": (0.098, 0.182),
    "boulder": (0.147, 0.193),
    "sinkhole": (0.146, 0.104),
    "frozen-ground": (0.165, 0.136),
    "heavy-snow": (-0.229, 0.071),
    "butterfingers": (-0.277, -0.154),
    "cramp": (-0.263, -0.164),
    "peanut-bribe": (-0.491, -0.155),
    "grappling-hook": (-0.534, -0.22),
    "sneaky-straw": (-0.401, -0.18),
    "trapdoor": (-0.297, -0.195),
    "catapult": (-0.336, -0.166),
}
_FACING_ANY: Final = {"attack": (-0.252, -0.01), "obstacle": (0.134, 0.157), "bust": (-0.419, -0.195)}
FACING: Final = tuple(_FACING.get(card.id, _FACING_ANY.get(card.category, (0.0, 0.0))) for card in CARD_OF)
"""Being asked for a defence against a card: without one, and with one."""
REST: Final = (-0.16, -0.137, -0.067, -0.07)
"""By the number of cards in the patch where a dig was about to go on."""
RUN_BEHIND: Final = 0.371
"""If a nut is known to come next there."""


def measure(state: State) -> list[float]:
    """The log-odds of each seat, up to a common term."""
    due = state.pending[-1]
    kind = due.kind
    face = due.about[0] if type(due) is Choice and kind == "defend" else -1
    under_way = state.current if kind == "dig on" or (face >= 0 and IS_WILD[face]) else -1
    sights = look_around(state, under_way)
    most = max(state.sacks)
    scores = []
    for seat in range(state.seats):
        hand, nuts, sight = state.hands[seat], state.sacks[seat], sights[seat]
        mine = seat == state.turn
        moment = NEXT if not mine else NOW if kind == "patch" else LATER
        lacking = state.target - nuts
        score = at(LACKING, lacking) + at(CARDS, len(hand))
        beside: set[int] = set()
        for card in state.beside[seat]:
            if KIND_OF[card] in beside and STANDING[card][0] != vocabulary.COST_MORE:  # LN-R1: the others do not add up
                continue
            beside.add(KIND_OF[card])
            fresh = mine and card == state.fresh
            score += BESIDE[card][NEXT if fresh else NOW if mine and (moment == NOW or under_way >= 0) else moment]
        before = -1
        for card in hand:  # sorted, so those of one name lie together
            name = KIND_OF[card]
            score += FURTHER[card] if name == before or name in beside else FIRST[card]
            before = name
        if nuts < most:
            score += ABILITIES[state.characters[seat]]
        if sight is not None:
            score += sight.worth(moment)
        if mine:
            score += at(IN_TURN, lacking) + _stands(state, kind, sight, hand)
        if face >= 0 and seat == due.seat:  # type: ignore[union-attr]
            score += FACING[face][any(answer in hand for answer in CAN_ANSWER[face])]
            if under_way >= 0:
                score += at(REST, len(state.patches[under_way]))
                if sight is not None and sight.here:
                    score += RUN_BEHIND
        scores.append(score)
    return scores


def at(numbers: Sequence[float], place: int) -> float:
    """The number at an index; beyond the last one, the last."""
    return numbers[place] if place < len(numbers) else numbers[-1]


def _stands(state: State, kind: str, sight: Sight | None, hand: Sequence[int]) -> float:
    """What the active player's open question is worth."""
    if kind == "patch":
        return EXTRA if state.extra else PATCH
    score = PLAYED if state.played else 0.0
    if kind == "play":
        return score + PLAY
    if kind == "dig on":
        cards, seen = state.patches[state.current], state.seen[state.current]
        if not seen[-1] >> state.turn & 1:
            return score + at(DIG_ON, len(cards))
        assert sight is not None
        if SAFE[cards[-1]]:
            return score + at(RUN, sight.here)
        score += STOPS_NOT if any(answer in hand for answer in CAN_ANSWER[cards[-1]]) else STOPS
        return score + BELOW if sight.below else score
    return score


class Sight:
    """What one seat knows of the patches."""

    __slots__ = ("answered", "barred", "below", "best", "here", "known", "second", "shared")

    def __init__(self) -> None:
        self.known = 0
        self.best, self.shared, self.second = 0, False, False
        self.answered = self.barred = 0
        self.here = self.below = 0
        """In the current patch: nuts to dig, and nuts behind a harmful card."""

    def worth(self, moment: int) -> float:
        score = at(KNOWN[moment], self.known)
        if self.best:
            score += at(BEST[moment], self.best)
            if self.shared:
                score += SHARED[moment]
            if self.second:
                score += SECOND[moment]
        if self.answered:
            score += at(ANSWERED[moment], self.answered)
        if self.barred:
            score += at(BARRED[moment], self.barred)
        return score


def look_around(state: State, under_way: int) -> list[Sight | None]:
    """What every seat knows of the patches; None for one that knows nothing."""
    sights: list[Sight | None] = [None] * state.seats
    for patch, seen in enumerate(state.seen):
        if not any(seen):
            continue
        anybody = 0
        for bits in seen:
            anybody |= bits
        for seat in range(state.seats):
            if anybody >> seat & 1:
                sight = sights[seat]
                if sight is None:
                    sight = sights[seat] = Sight()
                _look_into(state, patch, seat, sight, under_way)
    return sights


def _look_into(state: State, patch: int, seat: int, sight: Sight, under_way: int) -> None:
    """Look from the top down to the first unknown card, or the third harmful one."""
    cards, seen, hand, bit = state.patches[patch], state.seen[patch], state.hands[seat], 1 << seat
    run, answered, barred, shared = 0, 0, 0, False
    harm = 0
    """Harmful cards so far; one without an answer counts twice."""
    for place in range(len(cards) - 1, -1, -1):
        bits, face = seen[place], cards[place]
        if not bits & bit:
            break
        if face == NUT:
            if not harm:
                run += 1
                shared |= bits != bit
            elif harm == 1:
                answered += 1
            else:
                barred += 1
        elif not SAFE[face]:
            if harm == 2:
                break
            harm = 1 if not harm and any(answer in hand for answer in CAN_ANSWER[face]) else 2
    sight.known += 1
    if patch == under_way and seat == state.turn:
        sight.here, sight.below = run, answered + barred
    elif state.blocks[patch] < 0:
        if run:
            sight.second = sight.second or sight.best > 0
            if run > sight.best or (run == sight.best and shared):
                sight.best, sight.shared = run, shared
        sight.answered += answered
        sight.barred += barred
