"""Everything that may be chosen: the kinds of choices with all that belongs to them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from nutdesk.core.choices import ChoiceKind, Choices, Judges
from nutdesk.core.game import FINE, no
from nutdesk.core.moves import Action, Choice
from nutdesk.core.words import Say, Seat, count, say
from nutdesk.games.little_nutters import actions as act
from nutdesk.games.little_nutters import judging, options, parts, vocabulary
from nutdesk.games.little_nutters.actions import DIGS, DISCARDS, EXCAVATES, NULLIFIES, PLAYS, SEARCHES
from nutdesk.games.little_nutters.options import excavate_cost, playable, search_cost
from nutdesk.games.little_nutters.parts import CAN_ANSWER, IGNORABLE, spell, spot
from nutdesk.games.little_nutters.state import State

if TYPE_CHECKING:
    from nutdesk.games.little_nutters.views import NuttersView


def _by_ability(state: State, seat: int, actions: list[Action]) -> list[Action]:
    if state.used or state.sacks[seat] == max(state.sacks):
        return actions
    if options.can_peek(state, seat):
        actions += [act.PEEKS[patch] for patch in options.tops(state)]
    elif options.can_trade(state, seat):
        actions += [act.TRADES[face] for face in dict.fromkeys(state.hands[seat])]
    return actions


def _patch(state: State, due: Choice) -> list[Action]:
    seat, patches = due.seat, state.open
    if not patches:
        return _by_ability(state, seat, [act.SKIP])
    actions: list[Action] = [DIGS[patch] for patch in patches]
    if not state.extra:
        cards = len(state.hands[seat])
        if cards >= search_cost(state, seat)[0]:
            actions += [SEARCHES[patch] for patch in patches]
        if cards >= excavate_cost(state, seat)[0]:
            actions += [EXCAVATES[patch] for patch in patches]
    return _by_ability(state, seat, actions)


def _on(state: State, due: Choice) -> list[Action]:
    seat, patch = due.seat, state.current
    actions: list[Action] = [DIGS[patch], act.STOP]
    if not state.extra and len(state.hands[seat]) >= excavate_cost(state, seat)[0]:
        actions.append(EXCAVATES[patch])
    return _by_ability(state, seat, actions)


def _play(state: State, due: Choice) -> list[Action]:
    seat = due.seat
    actions: list[Action] = [PLAYS[face] for face in dict.fromkeys(state.hands[seat]) if playable(state, face)]
    actions.append(act.PASS)
    return _by_ability(state, seat, actions)


def _defend(state: State, due: Choice) -> list[Action]:
    seat, face = due.seat, due.about[0]
    hand = state.hands[seat]
    actions: list[Action] = [NULLIFIES[answer] for answer in CAN_ANSWER[face] if answer in hand]
    if IGNORABLE[face] and options.can_ignore(state, seat, face):
        actions += [act.IGNORES[card] for card in dict.fromkeys(hand)]
    actions.append(act.ACCEPT)
    return actions


def _discard(state: State, due: Choice) -> list[Action]:
    return [DISCARDS[face] for face in dict.fromkeys(state.hands[due.seat])]


def _discard_or_stop(state: State, due: Choice) -> list[Action]:
    actions: list[Action] = [act.ACCEPT]
    if len(state.hands[due.seat]) >= due.about[0]:
        actions += _discard(state, due)
    return actions


def _name(state: State, due: Choice) -> list[Action]:
    need = parts.NAMES[due.about[0]]
    return [act.NAMES[seat] for seat in range(state.seats) if options.can_be_named(state, seat, need)]


def _pick(state: State, due: Choice) -> list[Action]:
    actions: list[Action] = [act.PICKS[patch] for patch in options.pickable(state, due.about)]
    if due.about[0] == vocabulary.EXCAVATE:
        actions.append(act.STOP)  # LN-R5: up to so many
    return actions


def _friend(state: State, due: Choice) -> list[Action]:
    return [act.TAKES[seat][face] for seat, face in options.friends(state)]


def _again(state: State, due: Choice) -> list[Action]:
    return [act.ACCEPT, act.REPEAT]


def _keep(state: State, due: Choice) -> list[Action]:
    return [act.KEEPS[face] for face in dict.fromkeys(state.offer)]


def _ask_for_phase(view: NuttersView, due: Choice) -> Say:
    seat = Seat(due.seat)
    if not any(cards and view.blocks[patch] < 0 for patch, cards in enumerate(view.patches)):
        return say("{seat}: every patch is blocked", seat=seat)
    if view.extra:
        return say("{seat}: dig once more, any open patch", seat=seat)
    return say("{seat}: search, dig or excavate a patch", seat=seat)


def _ask_to_dig_on(view: NuttersView, due: Choice) -> Say:
    if view.extra:
        return say("{seat}: dig on or stop", seat=Seat(due.seat))
    return say("{seat}: dig on, excavate or stop", seat=Seat(due.seat))


def _ask_to_pay(view: NuttersView, due: Choice) -> Say:
    seat, (excavating, patch, cost) = Seat(due.seat), due.about
    cards = count(cost, "{n} card", "{n} cards")
    if excavating:
        return say("{seat}: discard {cards} to excavate {patch}", seat=seat, cards=cards, patch=spot(patch))
    return say("{seat}: discard {cards} to search {patch}", seat=seat, cards=cards, patch=spot(patch))


def _ask_to_discard(view: NuttersView, due: Choice) -> Say:
    return say("{seat}: discard {cards}", seat=Seat(due.seat), cards=count(due.about[0], "{n} card", "{n} cards"))


def _ask_to_discard_or_stop(view: NuttersView, due: Choice) -> Say:
    cards = count(due.about[0], "{n} card", "{n} cards")
    return say("{seat}: discard {cards}, or the dig is stopped", seat=Seat(due.seat), cards=cards)


def _ask_for_name(view: NuttersView, due: Choice) -> Say:
    return say("{seat}: whom is {card} against?", seat=Seat(due.seat), card=spell(due.about[0]))


def _ask_for_patch(view: NuttersView, due: Choice) -> Say:
    seat, (word, n, mask) = Seat(due.seat), due.about
    if word == vocabulary.EXCAVATE:
        return say("{seat}: excavate a patch, {n} left", seat=seat, n=n)
    if word == vocabulary.SEARCH:
        return say("{seat}: search a patch, {n} left", seat=seat, n=n)
    if word == vocabulary.BLOCK:
        return say("{seat}: choose a patch to block", seat=seat)
    if word in (vocabulary.SWAP, vocabulary.MIX) and mask:
        return say("{seat}: choose the second patch", seat=seat)
    if word == vocabulary.SWAP:
        return say("{seat}: choose two patches to swap top cards", seat=seat)
    if word == vocabulary.MIX:
        return say("{seat}: choose two patches to mix", seat=seat)
    return say("{seat}: choose the patch that gets the nut", seat=seat)


def _ask_to_turn_again(view: NuttersView, due: Choice) -> Say:
    symbol = parts.SYMBOL_NAMES[due.about[1]]
    return say("{seat}: let {symbol} stand, or turn again?", seat=Seat(due.seat), symbol=symbol)


# What to do with the hand is said where no button says it.
OTHERS: Final[Judges] = {
    act.Nullify: no("LN-T2", "There is nothing to answer: a defence card only answers what happens to you."),
    act.Repeat: no("LN-R7", "There is no random selection of yours to repeat."),
    act.Clear: judging.judge_clear,
}
ABILITIES: Final[Judges] = {act.Peek: judging.judge_peek, act.Trade: judging.judge_trade}
DIGGING: Final[Judges] = {
    act.Dig: judging.judge_dig,
    act.Search: judging.judge_search,
    act.Excavate: judging.judge_excavate,
    act.Play: no("LN-T1", "Cards are played in the play phase, after the patch phase."),
}
PATCH: Final = ChoiceKind(
    "patch",
    "LN-P1",
    _patch,
    {
        **OTHERS,
        **ABILITIES,
        **DIGGING,
        act.Stop: no("LN-P4", "Dig or excavate at least one card before you stop."),
        act.Skip: judging.judge_skip,
    },
    first=no("LN-P1", "First comes the patch phase: search, dig or excavate one patch."),
    prompt=_ask_for_phase,
    how=say("Top card to your hand: dig. Lens, spade or a card of yours onto a patch: search or excavate."),
)
DIG_ON: Final = ChoiceKind(
    "dig on",
    "LN-P4",
    _on,
    {**OTHERS, **ABILITIES, **DIGGING, act.Stop: FINE},
    first=no("LN-P4", "You are digging: dig on, excavate, or stop."),
    prompt=_ask_to_dig_on,
)
PLAY: Final = ChoiceKind(
    "play",
    "LN-T1",
    _play,
    {
        **OTHERS,
        **ABILITIES,
        **dict.fromkeys(
            (act.Dig, act.Search, act.Excavate), no("LN-T1", "Your patch phase is over: play a card, or none.")
        ),
        act.Play: judging.judge_play,
        act.Pass: FINE,
    },
    first=no("LN-T1", "This is the play phase: play one card, or none."),
    prompt=say("{seat}: play a card, or none"),
)
DEFEND: Final = ChoiceKind(
    "defend",
    "LN-T2",
    _defend,
    {
        **OTHERS,
        act.Nullify: judging.judge_nullify,
        act.Ignore: judging.judge_ignore,
        act.Accept: FINE,
    },
    first=no("LN-T2", "First answer: play a defence card, or let it happen."),
    prompt=say("{seat}: play a defence card?"),
)
PAY: Final = ChoiceKind(
    "pay",
    "LN-P1",
    _discard,
    {**OTHERS, act.Discard: judging.judge_discard},
    first=judging.FIRST_PAY,
    prompt=_ask_to_pay,
    how=say("Put a card onto the patch or the discard pile."),
)
DISCARD: Final = ChoiceKind(
    "discard",
    "LN-R1",
    _discard,
    {**OTHERS, act.Discard: judging.judge_discard},
    first=judging.FIRST_DISCARD,
    prompt=_ask_to_discard,
    how=say("Put a card onto the discard pile."),
)
DISCARD_OR_STOP: Final = ChoiceKind(
    "discard or stop",
    "LN-R4",
    _discard_or_stop,
    {**OTHERS, act.Discard: judging.judge_discard, act.Accept: FINE},
    first=no("LN-R4", "Discard a card, or let the dig be stopped."),
    prompt=_ask_to_discard_or_stop,
)
NAME: Final = ChoiceKind(
    "name",
    "LN-R1",
    _name,
    {**OTHERS, act.Name: judging.judge_name},
    first=no("LN-T5", "First name the player whom your card is against."),
    prompt=_ask_for_name,
)
PICK: Final = ChoiceKind(
    "pick",
    "LN-R5",
    _pick,
    {**OTHERS, act.Pick: judging.judge_pick, act.Stop: judging.judge_stop_picking},
    first=judging.FIRST_PICK,
    prompt=_ask_for_patch,
    how=say("Put the card onto a patch."),
)
FRIEND: Final = ChoiceKind(
    "friend",
    "LN-R6",
    _friend,
    {**OTHERS, act.Take: judging.judge_take},
    first=no("LN-R6", "First choose the friend you want to bribe."),
    prompt=say("{seat}: whose friend do you bribe?"),
)
AGAIN: Final = ChoiceKind(
    "again",
    "LN-R7",
    _again,
    {**OTHERS, act.Accept: FINE, act.Repeat: FINE},
    first=no("LN-R7", "First decide: let the symbol stand, or repeat the selection."),
    prompt=_ask_to_turn_again,
)
KEEP: Final = ChoiceKind(
    "keep",
    "LN-R7",
    _keep,
    {**OTHERS, act.Keep: judging.judge_keep},
    first=no("LN-R7", "First choose which of the two cards you keep."),
    prompt=say("{seat}: keep one of two cards"),
)
KINDS: Final = Choices(
    PATCH,
    DIG_ON,
    PLAY,
    DEFEND,
    PAY,
    DISCARD,
    DISCARD_OR_STOP,
    NAME,
    PICK,
    FRIEND,
    AGAIN,
    KEEP,
    over=no("LN-E1", "The game is over."),
)

# Made once: a playout takes these instead of building them.
BEGINNING: Final = PATCH.for_seats(len(parts.SEATS))
BEGINNING_AGAIN: Final = tuple(PATCH(seat, clause="LN-R5") for seat in range(len(parts.SEATS)))
DIGGING_ON: Final = DIG_ON.for_seats(len(parts.SEATS))
PLAYING: Final = PLAY.for_seats(len(parts.SEATS))
KEEPING: Final = KEEP.for_seats(len(parts.SEATS))


@cache
def paying(seat: int, excavating: int, patch: int, cost: int) -> Choice:
    """Card by card, the price of searching or excavating a patch."""
    return PAY(seat, excavating, patch, cost, clause="LN-P3" if excavating else "LN-P1")
