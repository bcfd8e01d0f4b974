"""What is possible, and why something is not: the ruling on each kind of action."""

from __future__ import annotations

from typing import Final

from nutdesk.core.game import FINE, Ruling, no
from nutdesk.core.moves import Choice
from nutdesk.core.words import Seat, count
from nutdesk.games.little_nutters import actions as act
from nutdesk.games.little_nutters import options, parts, vocabulary
from nutdesk.games.little_nutters.parts import FACE, spell, spot
from nutdesk.games.little_nutters.state import State

FIRST_PAY: Final = no("LN-P3", "First pay: discard a card from your hand.")
FIRST_DISCARD: Final = no("LN-R1", "First discard a card from your hand.")
FIRST_PICK: Final = no("LN-R5", "First choose a patch for your card.")
UNMET: Final = {
    vocabulary.A_HAND: no("LN-R1", "No other player holds a card."),
    vocabulary.A_NUT: no("LN-R1", "No other player has a nut to steal."),
    vocabulary.A_STOPPABLE: no("LN-R4", "Nobody else can be stopped now."),
    vocabulary.A_FRIEND: no("LN-R6", "No other player has a friend in play."),
    vocabulary.OPEN: no("LN-P7", "There is no open patch for it."),
    vocabulary.OPEN_TOP: no("LN-P6", "Every open patch has lost its top card this turn."),
    vocabulary.TWO_TOPS: no("LN-P6", "It takes two patches that have not lost their top card this turn."),
}


def _patch_number(patch: int) -> Ruling:
    if 1 <= patch <= parts.PATCHES:
        return FINE
    return no("LN-S3", "There are {n} patches.", n=parts.PATCHES)


def _open_patch(state: State, patch: int) -> Ruling:
    """Whether a patch can be searched, dug, excavated or blocked (LN-P7)."""
    place = patch - 1
    if state.blocks[place] >= 0:
        block = state.blocks[place]
        return no(
            "LN-P7",
            "{block} blocks {patch}: someone has to discard {n} first.",
            f"patch-{patch}",
            block=spell(block),
            patch=spot(place),
            n=parts.BLOCK_COST[block],
        )
    if not state.patches[place]:
        return no("LN-P4", "{patch} is gone.", f"patch-{patch}", patch=spot(place))
    return FINE


def _patch_of_phase(state: State, due: Choice, patch: int) -> Ruling:
    """Whether the patch phase allows something with this patch."""
    ruling = _patch_number(patch)
    if not ruling:
        return ruling
    if due.kind == "dig on" and patch - 1 != state.current:
        here = spot(state.current)
        return no("LN-P4", "One patch a turn: you are at {patch}.", f"patch-{patch}", patch=here)
    return _open_patch(state, patch)


def judge_dig(state: State, due: Choice, action: act.Dig) -> Ruling:
    return _patch_of_phase(state, due, action.patch)


def judge_search(state: State, due: Choice, action: act.Search) -> Ruling:
    ruling = _patch_of_phase(state, due, action.patch)
    if not ruling:
        return ruling
    if due.kind == "dig on":
        return no("LN-P1", "You have dug already: search or dig, not both.", f"patch-{action.patch}")
    if state.extra:
        return no("LN-R5", "The second patch phase is for digging only.")
    cost, held = options.search_cost(state, due.seat)[0], len(state.hands[due.seat])
    if held >= cost:
        return FINE
    cards = count(cost, "{n} card", "{n} cards")
    return no("LN-P1", "Searching costs {cards}, and you hold {n}.", cards=cards, n=held)


def judge_excavate(state: State, due: Choice, action: act.Excavate) -> Ruling:
    ruling = _patch_of_phase(state, due, action.patch)
    if not ruling:
        return ruling
    if state.extra:
        return no("LN-R5", "The second patch phase is for digging only.")
    cost, held = options.excavate_cost(state, due.seat)[0], len(state.hands[due.seat])
    if held >= cost:
        return FINE
    cards = count(cost, "{n} card", "{n} cards")
    return no("LN-P3", "Excavating costs {cards}, and you hold {n}.", cards=cards, n=held)


def judge_skip(state: State, due: Choice, action: act.Skip) -> Ruling:
    if state.open:
        return no("LN-R1", "You must use the patch phase, unless every patch is blocked.")
    return FINE


def judge_stop_picking(state: State, due: Choice, action: act.Stop) -> Ruling:
    return FINE if due.about[0] == vocabulary.EXCAVATE else FIRST_PICK


def _held(state: State, seat: int, card: str, clause: str) -> Ruling:
    if card in FACE and FACE[card] in state.hands[seat]:
        return FINE
    return no(clause, "You do not hold that card.")


def judge_play(state: State, due: Choice, action: act.Play) -> Ruling:
    ruling = _held(state, due.seat, action.card, "LN-T1")
    if not ruling:
        return ruling
    face = FACE[action.card]
    card = spell(face)
    if parts.NEEDS[face] == (vocabulary.NEVER,):
        if parts.IS_DEFENCE[face]:
            return no("LN-T2", "{card} is a defence card: it only answers what happens to you.", card=card)
        return no("LN-P3", "{card} was excavated: it is only good for discarding.", card=card)
    for need in parts.NEEDS[face]:
        if not options.is_met(state, need):
            return UNMET[need]
    return FINE


def judge_name(state: State, due: Choice, action: act.Name) -> Ruling:
    seat = action.player - 1
    if not 0 <= seat < state.seats:
        return no("LN-T5", "There is no such player.")
    if seat == state.turn:
        return no("LN-T5", "Name another player.", f"seat-{seat}")
    need = parts.NAMES[due.about[0]]
    if options.can_be_named(state, seat, need):
        return FINE
    if need == vocabulary.A_NUT:
        return no("LN-R1", "{seat} has no nut to steal.", f"seat-{seat}", seat=Seat(seat))
    if need == vocabulary.A_HAND:
        return no("LN-R1", "{seat} holds no card.", f"seat-{seat}", seat=Seat(seat))
    return no("LN-R4", "{seat} cannot be stopped now.", f"seat-{seat}", seat=Seat(seat))


def judge_pick(state: State, due: Choice, action: act.Pick) -> Ruling:
    ruling = _patch_number(action.patch)
    if not ruling:
        return ruling
    place, word = action.patch - 1, due.about[0]
    if place in options.pickable(state, due.about):
        return FINE
    if not state.patches[place]:
        return no("LN-P4", "{patch} is gone.", f"patch-{action.patch}", patch=spot(place))
    if due.about[2] >> place & 1:
        return no("LN-R5", "Choose another patch: this one is chosen already.", f"patch-{action.patch}")
    if word in (vocabulary.EXCAVATE, vocabulary.SWAP) and state.touched >> place & 1:
        return no(
            "LN-P6",
            "{patch} has lost its top card this turn: pick another patch.",
            f"patch-{action.patch}",
            patch=spot(place),
        )
    return _open_patch(state, action.patch)


def judge_take(state: State, due: Choice, action: act.Take) -> Ruling:
    if action.card in FACE and (action.player - 1, FACE[action.card]) in options.friends(state):
        return FINE
    return no("LN-R6", "Choose a friend that lies beside another player's Nut Sack.")


def judge_nullify(state: State, due: Choice, action: act.Nullify) -> Ruling:
    ruling = _held(state, due.seat, action.card, "LN-T2")
    if not ruling:
        return ruling
    face, answered = FACE[action.card], due.about[0]
    if parts.CARD_OF[answered].category in parts.ANSWERS[face]:
        return FINE
    return no("LN-T2", "{card} does not nullify {other}.", card=spell(face), other=spell(answered))


def _leading(state: State, seat: int, instead: Ruling) -> Ruling:
    """Why an ability does not work (LN-S2), or the reason given instead."""
    if seat != state.turn:
        return no("LN-S2", "You can use your ability only on your own turn.")
    if state.used:
        return no("LN-S2", "You have used your ability this turn.")
    if state.sacks[seat] == max(state.sacks):
        return no("LN-S2", "You cannot use your ability while you lead or share the lead.")
    return instead


def _has(state: State, seat: int, ability: int) -> bool:
    return parts.ABILITY_OF[state.characters[seat]] == ability


def judge_ignore(state: State, due: Choice, action: act.Ignore) -> Ruling:
    if not _has(state, due.seat, vocabulary.STUBBORN):
        return no("LN-D9", "Your character has another ability.")
    face = due.about[0]
    if not parts.IGNORABLE[face]:
        return no("LN-R7", "Only the plain stop of an obstacle can be ignored.")
    if not options.can_ignore(state, due.seat, face):
        return _leading(state, due.seat, no("LN-R7", "You hold no card to discard for it."))
    return _held(state, due.seat, action.card, "LN-R7")


def judge_discard(state: State, due: Choice, action: act.Discard) -> Ruling:
    if due.kind == "discard or stop" and len(state.hands[due.seat]) < due.about[0]:
        return no("LN-R4", "You hold too few cards: the dig is stopped.")
    return _held(state, due.seat, action.card, "LN-R1")


def judge_keep(state: State, due: Choice, action: act.Keep) -> Ruling:
    if action.card in FACE and FACE[action.card] in state.offer:
        return FINE
    return no("LN-R7", "Keep one of the two cards you drew.")


def judge_peek(state: State, due: Choice, action: act.Peek) -> Ruling:
    if not _has(state, due.seat, vocabulary.PEEK):
        return no("LN-D9", "Your character has another ability.")
    if not options.can_peek(state, due.seat):
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
            "{patch} has lost its top card this turn: peek at another patch.",
            f"patch-{action.patch}",
            patch=spot(place),
        )
    return FINE


def judge_trade(state: State, due: Choice, action: act.Trade) -> Ruling:
    if not _has(state, due.seat, vocabulary.TRADE):
        return no("LN-D9", "Your character has another ability.")
    if not options.can_trade(state, due.seat):
        return _leading(state, due.seat, no("LN-R7", "You hold no card to trade."))
    return _held(state, due.seat, action.card, "LN-R7")


def judge_clear(state: State, due: Choice, action: act.Clear) -> Ruling:
    """Of any seat, at almost any time (LN-P7)."""
    seat, ruling = action.seat, _patch_number(action.patch)
    if not 0 <= seat < state.seats:
        return no("LN-P7", "There is no such player.")
    if not ruling:
        return ruling
    block = state.blocks[action.patch - 1]
    if block < 0:
        return no("LN-P7", "{patch} is not blocked.", f"patch-{action.patch}", patch=spot(action.patch - 1))
    if not options.may_clear(state, seat):
        if due.kind == "name":
            return no("LN-P7", "Not while a player is being named.")
        return FIRST_PAY if due.kind == "pay" else FIRST_DISCARD
    words = action.cards.split("+")
    hand = list(state.hands[seat])
    for card in words:
        if card not in FACE or FACE[card] not in hand:
            return no("LN-P7", "You do not hold those cards.")
        hand.remove(FACE[card])
    if len(words) != parts.BLOCK_COST[block]:
        cards = count(parts.BLOCK_COST[block], "{n} card", "{n} cards")
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
