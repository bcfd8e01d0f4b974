"""Why a move is good, in one sentence that a child understands.

They are for the one who holds the cards: what would give a secret away must not be read aloud to the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.core.moves import Action, Choice
from nutdesk.core.words import Say, Seat, count, say
from nutdesk.games.little_nutters import actions as act
from nutdesk.games.little_nutters.parts import CARD_OF, EFFECTS, FACE, IS_WILD, NUT, SAFE, spell, spot
from nutdesk.games.little_nutters.views import HIDDEN, NuttersView
from nutdesk.games.little_nutters.vocabulary import (
    BLOCK,
    BURY,
    COST_MORE,
    DIG_AGAIN,
    DRAWS,
    END,
    EXCAVATE,
    EXCAVATE_FOR,
    FREE_SEARCH,
    MIX,
    SEARCH,
    SKIP_PATCH,
    STEAL,
    SWAP,
    TAKE_FRIEND,
    TARGET_DISCARDS,
    UNSTOPPABLE,
)  # fmt: skip


def why(view: NuttersView, action: Action) -> Say:
    """The best thing that can be said for a move."""
    return REASONS[type(action)](view, action)


def _known(view: NuttersView, patch: int) -> tuple[int, ...]:
    """The cards of a patch from the top down, HIDDEN where the viewer does not know."""
    return view.patches[patch][::-1]


def _dig(view: NuttersView, action: act.Dig) -> Say:
    cards = _known(view, action.patch - 1)
    top = cards[0] if cards else HIDDEN
    if top == NUT:
        if view.sacks[view.turn] + 1 >= view.target:
            return say("A nut lies on top, and it is the winning one.")
        return say("A nut is known to lie on top.")
    if top != HIDDEN and SAFE[top] and NUT in cards:
        return say("The top card does no harm, and a nut lies below.")
    if top != HIDDEN and not SAFE[top]:
        return say("The card on top is known, and there is an answer to it.")
    if NUT in cards:
        return say("A nut lies deeper down: it is worth the risk.")
    if action.patch - 1 == view.current:
        return count(len(cards), "There is {n} card left, and it may be a nut.",
                     "There are {n} cards left, and one may be a nut.")  # fmt: skip
    return say("Digging costs nothing, and one card in four is a nut.")


def _search(view: NuttersView, action: act.Search) -> Say:
    unknown = _known(view, action.patch - 1).count(HIDDEN)
    return count(unknown, "Whoever looks first digs better: {n} card to see.",
                 "Whoever looks first digs better: {n} cards to see.")  # fmt: skip


def _excavate(view: NuttersView, action: act.Excavate) -> Say:
    cards = _known(view, action.patch - 1)
    if cards and cards[0] == NUT:
        return say("The nut on top is safe this way.")
    if NUT in cards:
        return say("Nothing can stop an excavation, and a nut lies below.")
    return say("Nothing can stop an excavation, whatever the card is.")


def _stop(view: NuttersView, action: act.Stop) -> Say:
    if isinstance(view.due, Choice) and view.due.kind == "pick":
        return say("The other patches are better left alone.")
    found = view.found.count(NUT)
    if found:
        return count(found, "{n} nut is safe: no need to risk the rest of the turn.",
                     "{n} nuts are safe: no need to risk the rest of the turn.")  # fmt: skip
    return say("The next card could end the turn.")


def _skip(view: NuttersView, action: act.Skip) -> Say:
    return say("Every patch is blocked.")


# What the first word of a card, or of one of its outcomes, is good for.
GOOD_FOR: Final = {
    EXCAVATE: say("It takes top cards without paying."),
    SEARCH: say("It shows where nuts lie."),
    FREE_SEARCH: say("From now on searching is free."),
    EXCAVATE_FOR: say("From now on excavating is cheaper."),
    UNSTOPPABLE: say("Next turn nothing can stop the dig."),
    DRAWS: say("More cards in hand pay for more."),
    DIG_AGAIN: say("It digs in a second patch this turn."),
    BLOCK: say("It keeps the others out of a patch."),
    COST_MORE: say("It makes the next turn of another player dearer."),
    TARGET_DISCARDS: say("It takes cards out of another player's hand."),
    SWAP: say("It moves a good card to where it is useful."),
    SKIP_PATCH: say("It costs another player a whole dig."),
    TAKE_FRIEND: say("It makes a friend change sides."),
    STEAL: say("It may bring a nut out of another sack."),
}


def _play(view: NuttersView, action: act.Play) -> Say:
    card = CARD_OF[FACE[action.card]]
    words = [code for code, _ in card.effects]
    words += [code for outcome in card.outcomes if outcome for code, _ in outcome.does]
    for word in words:
        if word in GOOD_FOR:
            return GOOD_FOR[word]
    return say("It shakes things up for everybody.")


def _pass(view: NuttersView, action: act.Pass) -> Say:
    return say("The cards in hand are worth more later.")


def _name(view: NuttersView, action: act.Name) -> Say:
    seat = action.player - 1
    others = [nuts for other, nuts in enumerate(view.sacks) if other != view.turn]
    if view.sacks[seat] == max(others) > 0:
        return say("{seat} has the most nuts of the others.", seat=Seat(seat))
    if view.counts[seat] == max(held for other, held in enumerate(view.counts) if other != view.turn):
        return say("{seat} holds the most cards of the others.", seat=Seat(seat))
    return say("{seat} can defend least.", seat=Seat(seat))


def _pick(view: NuttersView, action: act.Pick) -> Say:
    patch = action.patch - 1
    cards = _known(view, patch)
    assert isinstance(view.due, Choice)
    word = view.due.about[0]
    if word == EXCAVATE:
        if cards[0] == NUT:
            return say("A nut lies on top of {patch}.", patch=spot(patch))
        return say("The top card of {patch} comes free.", patch=spot(patch))
    if word == SEARCH:
        return count(cards.count(HIDDEN), "{n} card of it is still unknown.", "{n} cards of it are still unknown.")
    if word == BLOCK:
        me = 1 << view.viewer if view.viewer >= 0 else 0
        if any(bits & ~me for bits in view.seen[patch]):
            return say("Somebody else knows what lies there.")
        return say("Nobody digs there without paying.")
    if word == SWAP:
        return say("Its top card is better somewhere else.")
    if word == MIX:
        return say("What others know about it is worth nothing then.")
    if view.blocks[patch] >= 0:
        return say("{patch} is blocked: nobody gets the nut at once.", patch=spot(patch))
    return say("There the nut can be dug up again.")


def _take(view: NuttersView, action: act.Take) -> Say:
    return say("{card} helps on this side too.", card=spell(FACE[action.card]))


def _nullify(view: NuttersView, action: act.Nullify) -> Say:
    assert isinstance(view.due, Choice)
    face = view.due.about[0]
    words = {code for code, _ in EFFECTS[face]}
    if not IS_WILD[face]:
        category = CARD_OF[face].category
        return say("It saves a nut.") if category == "bust" else say("It keeps the trouble away.")
    if BURY in words and view.sacks[view.turn]:
        return say("It saves the turn, and a nut.")
    if END in words:
        return say("It saves the turn.")
    return say("The dig can go on.")


def _ignore(view: NuttersView, action: act.Ignore) -> Say:
    return say("One card, and the dig goes on.")


def _accept(view: NuttersView, action: act.Accept) -> Say:
    assert isinstance(view.due, Choice)
    if view.due.kind == "again":
        return say("This symbol is good enough.")
    if view.due.kind == "discard or stop":
        return say("The card is worth more than the rest of this dig.")
    return say("It is not worth a card, or there is none against it.")


def _discard(view: NuttersView, action: act.Discard) -> Say:
    if IS_WILD[FACE[action.card]]:
        return say("It is good for nothing but discarding.")
    return say("It is the card that will be missed least.")


def _repeat(view: NuttersView, action: act.Repeat) -> Say:
    return say("Another symbol would be better.")


def _keep(view: NuttersView, action: act.Keep) -> Say:
    return say("It is the more useful of the two.")


def _peek(view: NuttersView, action: act.Peek) -> Say:
    return say("It costs nothing to know what lies on {patch}.", patch=spot(action.patch - 1))


def _trade(view: NuttersView, action: act.Trade) -> Say:
    return say("A new card can only be better than this one.")


def _clear(view: NuttersView, action: act.Clear) -> Say:
    if NUT in _known(view, action.patch - 1):
        return say("A nut lies behind the block.")
    return say("Then {patch} can be dug again.", patch=spot(action.patch - 1))


REASONS: Final[dict[type[Action], Callable[[NuttersView, Any], Say]]] = {
    act.Dig: _dig, act.Search: _search, act.Excavate: _excavate, act.Stop: _stop, act.Skip: _skip, act.Play: _play,
    act.Pass: _pass, act.Name: _name, act.Pick: _pick, act.Take: _take, act.Nullify: _nullify, act.Ignore: _ignore,
    act.Accept: _accept, act.Discard: _discard, act.Repeat: _repeat, act.Keep: _keep, act.Peek: _peek,
    act.Trade: _trade, act.Clear: _clear,
}  # fmt: skip
