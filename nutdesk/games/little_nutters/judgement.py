"""Rulings: whether an action is allowed now, and if not, why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.core.game import FINE, Ruling, no
from nutdesk.core.moves import Action, Choice
from nutdesk.core.words import Seat, count
from nutdesk.games.little_nutters import actions as act
from nutdesk.games.little_nutters.effects import pickable
from nutdesk.games.little_nutters.foresight import foresee
from nutdesk.games.little_nutters.options import (
    can_be_named,
    can_ignore,
    can_peek,
    can_trade,
    friends,
    is_met,
    may_clear,
)
from nutdesk.games.little_nutters.parts import (
    ABILITY_OF,
    ANSWERS,
    BLOCK_COST,
    CARD_OF,
    FACE,
    IGNORABLE,
    IS_DEFENCE,
    NAMES,
    NEEDS,
    PATCHES,
    spell,
    spot,
)
from nutdesk.games.little_nutters.state import State
from nutdesk.games.little_nutters.turn import excavate_cost, search_cost
from nutdesk.games.little_nutters.vocabulary import (
    A_FRIEND,
    A_HAND,
    A_NUT,
    A_STOPPABLE,
    EXCAVATE,
    NEVER,
    OPEN,
    OPEN_TOP,
    PEEK,
    STUBBORN,
    SWAP,
    TRADE,
    TWO_TOPS,
)

# What is to be done first, when something else was tried.
FIRST: Final = {
    "patch": no("LN-P1", "First comes the patch phase: search, dig or excavate one patch."),
    "dig on": no("LN-P4", "You are digging: dig on, excavate, or stop."),
    "play": no("LN-T1", "This is the play phase: play one card, or none."),
    "defend": no("LN-T2", "First answer: play a defence card, or let it happen."),
    "pay": no("LN-P3", "First pay: discard a card from your hand."),
    "discard": no("LN-R1", "First discard a card from your hand."),
    "discard or stop": no("LN-R4", "Discard a card, or let the dig be stopped."),
    "name": no("LN-T5", "First name the player whom your card is against."),
    "pick": no("LN-R5", "First choose a patch for your card."),
    "friend": no("LN-R6", "First choose the friend you want to bribe."),
    "again": no("LN-R7", "First decide: let the symbol stand, or repeat the selection."),
    "keep": no("LN-R7", "First choose which of the two cards you keep."),
}

UNMET: Final = {
    A_HAND: no("LN-R1", "No other player holds a card."),
    A_NUT: no("LN-R1", "No other player has a nut to be busted."),
    A_STOPPABLE: no("LN-R4", "Nobody else can be stopped now."),
    A_FRIEND: no("LN-R6", "No other player has a friend in play."),
    OPEN: no("LN-P7", "There is no open patch for it."),
    OPEN_TOP: no("LN-P6", "No open patch still has the top card it began the turn with."),
    TWO_TOPS: no("LN-P6", "It takes two patches that still have the top cards they began the turn with."),
}


def judge(state: State, action: Action) -> Ruling:
    """The ruling on an action of the seat that is to choose, or on an interrupt."""
    top = state.pending[-1] if state.pending else None
    if not isinstance(top, Choice):
        return no("LN-E1", "The game is over.")
    if isinstance(action, act.Clear):
        return _clear(state, top, action)
    judging = JUDGES.get(type(action))
    if judging is None:
        return no("LN-T1", "That is not a move of this game.")
    ruling = judging(state, top, action)
    if not ruling:
        return ruling
    barrier = foresee(state, action)
    return Ruling(True, barrier=barrier) if barrier else FINE


def _patch_number(patch: int) -> Ruling:
    if 1 <= patch <= PATCHES:
        return FINE
    return no("LN-S3", "There are {n} patches.", n=PATCHES)


def _open_patch(state: State, patch: int) -> Ruling:
    """Whether a patch can be searched, dug, excavated or blocked (LN-P7)."""
    ruling = _patch_number(patch)
    if not ruling:
        return ruling
    place = patch - 1
    if state.blocks[place] >= 0:
        block = state.blocks[place]
        return no(
            "LN-P7",
            "{block} blocks {patch}: someone has to discard {n} first.",
            f"patch-{patch}",
            block=spell(block),
            patch=spot(place),
            n=BLOCK_COST[block],
        )
    if not state.patches[place]:
        return no("LN-P4", "{patch} is gone.", f"patch-{patch}", patch=spot(place))
    return FINE


def _phase(state: State, due: Choice, patch: int) -> Ruling:
    """Whether the patch phase allows something with this patch."""
    if due.kind not in ("patch", "dig on"):
        if due.kind == "play":
            return no("LN-T1", "Your patch phase is over: play a card, or none.")
        return FIRST[due.kind]
    ruling = _patch_number(patch)
    if not ruling:
        return ruling
    if due.kind == "dig on" and patch - 1 != state.current:
        here = spot(state.current)
        return no("LN-P4", "One patch a turn: you are at {patch}.", f"patch-{patch}", patch=here)
    return _open_patch(state, patch)


def _dig(state: State, due: Choice, action: act.Dig) -> Ruling:
    return _phase(state, due, action.patch)


def _search(state: State, due: Choice, action: act.Search) -> Ruling:
    ruling = _phase(state, due, action.patch)
    if not ruling:
        return ruling
    if due.kind == "dig on":
        return no("LN-P1", "You have dug already: it is either searching or digging.", f"patch-{action.patch}")
    if state.extra:
        return no("LN-R5", "The second patch phase is for digging only.")
    cost, held = search_cost(state, due.seat)[0], len(state.hands[due.seat])
    if held >= cost:
        return FINE
    cards = count(cost, "{n} card", "{n} cards")
    return no("LN-P1", "Searching costs {cards}, and you hold {n}.", cards=cards, n=held)


def _excavate(state: State, due: Choice, action: act.Excavate) -> Ruling:
    ruling = _phase(state, due, action.patch)
    if not ruling:
        return ruling
    if state.extra:
        return no("LN-R5", "The second patch phase is for digging only.")
    cost, held = excavate_cost(state, due.seat)[0], len(state.hands[due.seat])
    if held >= cost:
        return FINE
    cards = count(cost, "{n} card", "{n} cards")
    return no("LN-P3", "Excavating costs {cards}, and you hold {n}.", cards=cards, n=held)


def _stop(state: State, due: Choice, action: act.Stop) -> Ruling:
    if due.kind == "dig on" or (due.kind == "pick" and due.about[0] == EXCAVATE):
        return FINE
    if due.kind == "patch":
        return no("LN-P4", "Dig or excavate at least one card before you stop.")
    return FIRST[due.kind]


def _skip(state: State, due: Choice, action: act.Skip) -> Ruling:
    if due.kind != "patch":
        return FIRST[due.kind]
    if state.open:
        return no("LN-R1", "The patch phase must be used unless every patch is blocked.")
    return FINE


def _held(state: State, seat: int, card: str, clause: str) -> Ruling:
    if card in FACE and FACE[card] in state.hands[seat]:
        return FINE
    return no(clause, "You do not hold that card.")


def _play(state: State, due: Choice, action: act.Play) -> Ruling:
    if due.kind in ("patch", "dig on"):
        return no("LN-T1", "Cards are played in the play phase, after the patch phase.")
    if due.kind != "play":
        return FIRST[due.kind]
    ruling = _held(state, due.seat, action.card, "LN-T1")
    if not ruling:
        return ruling
    face = FACE[action.card]
    card = spell(face)
    if NEEDS[face] == (NEVER,):
        if IS_DEFENCE[face]:
            return no("LN-T2", "{card} is a defence card: it only answers what happens to you.", card=card)
        return no("LN-P3", "{card} was excavated: it is only good for discarding.", card=card)
    for need in NEEDS[face]:
        if not is_met(state, need):
            return UNMET[need]
    return FINE


def _pass(state: State, due: Choice, action: act.Pass) -> Ruling:
    return FINE if due.kind == "play" else FIRST[due.kind]


def _name(state: State, due: Choice, action: act.Name) -> Ruling:
    if due.kind != "name":
        return FIRST[due.kind]
    seat = action.player - 1
    if not 0 <= seat < state.seats:
        return no("LN-T5", "There is no such player.")
    if seat == state.turn:
        return no("LN-T5", "Name another player.", f"seat-{seat}")
    need = NAMES[due.about[0]]
    if can_be_named(state, seat, need):
        return FINE
    if need == A_NUT:
        return no("LN-R1", "{seat} has no nut to be busted.", f"seat-{seat}", seat=Seat(seat))
    if need == A_HAND:
        return no("LN-R1", "{seat} holds no card.", f"seat-{seat}", seat=Seat(seat))
    return no("LN-R4", "{seat} cannot be stopped now.", f"seat-{seat}", seat=Seat(seat))


def _pick(state: State, due: Choice, action: act.Pick) -> Ruling:
    if due.kind != "pick":
        return FIRST[due.kind]
    ruling = _patch_number(action.patch)
    if not ruling:
        return ruling
    place, word = action.patch - 1, due.about[0]
    if place in pickable(state, due.about):
        return FINE
    if not state.patches[place]:
        return no("LN-P4", "{patch} is gone.", f"patch-{action.patch}", patch=spot(place))
    if due.about[2] >> place & 1:
        return no("LN-R5", "Choose another patch: this one is chosen already.", f"patch-{action.patch}")
    if word in (EXCAVATE, SWAP) and state.touched >> place & 1:
        return no(
            "LN-P6",
            "The top card of {patch} left this turn: it has none until the next turn.",
            f"patch-{action.patch}",
            patch=spot(place),
        )
    return _open_patch(state, action.patch)


def _take(state: State, due: Choice, action: act.Take) -> Ruling:
    if due.kind != "friend":
        return FIRST[due.kind]
    if action.card in FACE and (action.player - 1, FACE[action.card]) in friends(state):
        return FINE
    return no("LN-R6", "Choose a friend that lies beside another player's Nut Sack.")


def _nullify(state: State, due: Choice, action: act.Nullify) -> Ruling:
    if due.kind != "defend":
        return no("LN-T2", "There is nothing to answer: a defence card only answers what happens to you.")
    ruling = _held(state, due.seat, action.card, "LN-T2")
    if not ruling:
        return ruling
    face, answered = FACE[action.card], due.about[0]
    if CARD_OF[answered].category in ANSWERS[face]:
        return FINE
    return no("LN-T2", "{card} does not nullify {other}.", card=spell(face), other=spell(answered))


def _leading(state: State, seat: int, instead: Ruling) -> Ruling:
    """Why an ability does not work (LN-S2), or the reason given instead."""
    if seat != state.turn:
        return no("LN-S2", "Abilities are used in one's own turn.")
    if state.used:
        return no("LN-S2", "Your ability has been used this turn.")
    if state.sacks[seat] == max(state.sacks):
        return no("LN-S2", "Your ability rests while you have the most nuts, or as many as anyone.")
    return instead


def _has(state: State, seat: int, ability: int) -> bool:
    return ABILITY_OF[state.characters[seat]] == ability


def _ignore(state: State, due: Choice, action: act.Ignore) -> Ruling:
    if due.kind != "defend":
        return FIRST[due.kind]
    if not _has(state, due.seat, STUBBORN):
        return no("LN-D9", "Your character has another ability.")
    face = due.about[0]
    if not IGNORABLE[face]:
        return no("LN-R7", "Only the plain stop of an obstacle can be ignored.")
    if not can_ignore(state, due.seat, face):
        return _leading(state, due.seat, no("LN-R7", "You hold no card to discard for it."))
    return _held(state, due.seat, action.card, "LN-R7")


def _accept(state: State, due: Choice, action: act.Accept) -> Ruling:
    if due.kind in ("defend", "discard or stop", "again"):
        return FINE
    return FIRST[due.kind]


def _discard(state: State, due: Choice, action: act.Discard) -> Ruling:
    if due.kind not in ("pay", "discard", "discard or stop"):
        return FIRST[due.kind]
    if due.kind == "discard or stop" and len(state.hands[due.seat]) < due.about[0]:
        return no("LN-R4", "You hold too few cards: the dig is stopped.")
    return _held(state, due.seat, action.card, "LN-R1")


def _repeat(state: State, due: Choice, action: act.Repeat) -> Ruling:
    if due.kind == "again":
        return FINE
    return no("LN-R7", "There is no random selection of yours to repeat.")


def _keep(state: State, due: Choice, action: act.Keep) -> Ruling:
    if due.kind != "keep":
        return FIRST[due.kind]
    if action.card in FACE and FACE[action.card] in state.offer:
        return FINE
    return no("LN-R7", "Keep one of the two cards you drew.")


def _peek(state: State, due: Choice, action: act.Peek) -> Ruling:
    if due.kind not in ("patch", "dig on", "play"):
        return FIRST[due.kind]
    if not _has(state, due.seat, PEEK):
        return no("LN-D9", "Your character has another ability.")
    if not can_peek(state, due.seat):
        return _leading(state, due.seat, no("LN-R7", "Dig a card first, then peek."))
    ruling = _patch_number(action.patch)
    if not ruling:
        return ruling
    place = action.patch - 1
    if not state.patches[place]:
        return no("LN-P4", "{patch} is gone.", f"patch-{action.patch}", patch=spot(place))
    if state.touched >> place & 1:
        return no(
            "LN-P6",
            "The top card of {patch} left this turn: peek at another patch.",
            f"patch-{action.patch}",
            patch=spot(place),
        )
    return FINE


def _trade(state: State, due: Choice, action: act.Trade) -> Ruling:
    if due.kind not in ("patch", "dig on", "play"):
        return FIRST[due.kind]
    if not _has(state, due.seat, TRADE):
        return no("LN-D9", "Your character has another ability.")
    if not can_trade(state, due.seat):
        return _leading(state, due.seat, no("LN-R7", "You hold no card to trade."))
    return _held(state, due.seat, action.card, "LN-R7")


def _clear(state: State, due: Choice, action: act.Clear) -> Ruling:
    """LN-P7: nothing is revealed, so there is no barrier."""
    seat, ruling = action.seat, _patch_number(action.patch)
    if not 0 <= seat < state.seats:
        return no("LN-P7", "There is no such player.")
    if not ruling:
        return ruling
    block = state.blocks[action.patch - 1]
    if block < 0:
        return no("LN-P7", "{patch} is not blocked.", f"patch-{action.patch}", patch=spot(action.patch - 1))
    if not may_clear(state, seat):
        if due.kind == "name":
            return no("LN-P7", "A player is being named just now.")
        return FIRST[due.kind]
    words = action.cards.split("+")
    hand = list(state.hands[seat])
    for card in words:
        if card not in FACE or FACE[card] not in hand:
            return no("LN-P7", "You do not hold those cards.")
        hand.remove(FACE[card])
    if len(words) != BLOCK_COST[block]:
        cards = count(BLOCK_COST[block], "{n} card", "{n} cards")
        return no(
            "LN-P7",
            "Clearing {patch} costs {cards}.",
            f"patch-{action.patch}",
            patch=spot(action.patch - 1),
            cards=cards,
        )
    if [FACE[card] for card in words] != sorted(FACE[card] for card in words):
        return no("LN-P7", "Name the cards in the order of the hand.")
    return FINE


JUDGES: Final[dict[type[Action], Callable[[State, Choice, Any], Ruling]]] = {
    act.Dig: _dig,
    act.Search: _search,
    act.Excavate: _excavate,
    act.Stop: _stop,
    act.Skip: _skip,
    act.Play: _play,
    act.Pass: _pass,
    act.Name: _name,
    act.Pick: _pick,
    act.Take: _take,
    act.Nullify: _nullify,
    act.Ignore: _ignore,
    act.Accept: _accept,
    act.Discard: _discard,
    act.Repeat: _repeat,
    act.Keep: _keep,
    act.Peek: _peek,
    act.Trade: _trade,
}
