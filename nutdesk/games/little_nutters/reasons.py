"""Why a move is good, in one sentence that a child understands.

They are for the one who holds the cards: what would give a secret away must not be read aloud to the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.core.moves import Action, Choice
from nutdesk.core.words import Say, Seat, count, say
from nutdesk.games.little_nutters import actions as act
from nutdesk.games.little_nutters import parts, vocabulary
from nutdesk.games.little_nutters.parts import CARD_OF, FACE, IS_WILD, NUT, spell, spot
from nutdesk.games.little_nutters.views import HIDDEN, NuttersView


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
    if top != HIDDEN and parts.SAFE[top]:
        if NUT in cards:
            return say("The top card does no harm, and a nut lies below.")
        return say("The card on top is known, and it does no harm.")
    if top != HIDDEN:
        return _dig_harm(view, top, cards)
    if NUT in cards:
        return say("A nut lies deeper down: it is worth the risk.")
    if action.patch - 1 == view.current:
        return count(
            cards.count(HIDDEN),
            "There is {n} unknown card left, and it may be a nut.",
            "There are {n} unknown cards left, and one may be a nut.",
        )
    return say("Digging costs no card, and there may be a nut.")


def _dig_harm(view: NuttersView, top: int, cards: tuple[int, ...]) -> Say:
    """A card that does harm is known to lie on top."""
    answer = next((face for face in parts.CAN_ANSWER[top] if face in view.hand), HIDDEN)
    if answer != HIDDEN:
        return say("{card} lies on top, and {answer} answers it.", card=spell(top), answer=spell(answer))
    if NUT in cards:
        return say("{card} lies on top, but a nut lies below.", card=spell(top))
    return say("At least the top card is known: {card}.", card=spell(top))


def _search(view: NuttersView, action: act.Search) -> Say:
    unknown = _known(view, action.patch - 1).count(HIDDEN)
    if not unknown:
        return say("Nothing new is seen there, but nothing bad can happen either.")
    return count(
        unknown,
        "Look first, dig better: {n} card to see.",
        "Look first, dig better: {n} cards to see.",
    )


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
        return count(
            found,
            "{n} nut is safe: no need to risk the rest of the turn.",
            "{n} nuts are safe: no need to risk the rest of the turn.",
        )
    top = _known(view, view.current)[0]
    if top == HIDDEN:
        return say("The next card could end the turn.")
    if parts.SAFE[top]:
        return say("What comes next is not needed now.")
    return say("{card} would come next.", card=spell(top))


def _skip(view: NuttersView, action: act.Skip) -> Say:
    return say("Every patch is blocked.")


def _good_for(word: int, n: int) -> Say | None:
    """What an effect of a card is good for."""
    if word == vocabulary.EXCAVATE_FOR:
        return count(n, "From now on excavating costs {n} card.", "From now on excavating costs {n} cards.")
    if word == vocabulary.SEARCH:
        return count(n, "It shows what lies in {n} patch.", "It shows what lies in {n} patches.")
    return GOOD_FOR.get(word)


GOOD_FOR: Final = {
    vocabulary.EXCAVATE: say("It takes top cards without paying."),
    vocabulary.FREE_SEARCH: say("From now on searching is free."),
    vocabulary.UNSTOPPABLE: say("Next turn nothing can stop the dig."),
    vocabulary.DRAWS: say("More cards in hand pay for more."),
    vocabulary.DIG_AGAIN: say("It allows one more dig this turn."),
    vocabulary.BLOCK: say("It closes a patch until somebody pays."),
    vocabulary.COST_MORE: say("It makes searching and excavating cost another player more."),
    vocabulary.TARGET_DISCARDS: say("It takes cards out of another player's hand."),
    vocabulary.SWAP: say("It can bring a good card to where it can be dug up."),
    vocabulary.SKIP_PATCH: say("It costs another player a whole dig."),
    vocabulary.TAKE_FRIEND: say("It makes a friend change sides."),
}
WITH_LUCK: Final = {
    vocabulary.EXCAVATE: say("With luck it takes top cards without paying."),
    vocabulary.STEAL: say("It may bring a nut out of another sack."),
}
"""The same where a symbol decides whether it happens."""
AGAINST: Final = {
    "attack": say("It nullifies an animal attack."),
    "obstacle": say("It nullifies an obstacle."),
    "trouble": say("It nullifies a trouble card."),
    "bust": say("It nullifies a bust-a-nut."),
}


def _use(face: int) -> Say:
    """What a card can do for the one who holds it."""
    card = CARD_OF[face]
    if len(parts.ANSWERS[face]) == 1:
        return AGAINST[next(iter(parts.ANSWERS[face]))]
    if parts.ANSWERS[face]:
        return say("It nullifies whatever happens to its player.")
    for code, n in card.effects:
        if (good := _good_for(code, n)) is not None:
            return good
    for outcome in card.outcomes:
        for code, _ in outcome.does if outcome else ():
            if code in WITH_LUCK:
                return WITH_LUCK[code]
    return say("It shakes things up for everybody.")


def _play(view: NuttersView, action: act.Play) -> Say:
    face = FACE[action.card]
    if parts.IS_FRIEND[face] and any(parts.KIND_OF[other] == parts.KIND_OF[face] for other in view.beside[view.viewer]):
        return say("It is a spare, in case the other one is taken.")
    return _use(face)


def _pass(view: NuttersView, action: act.Pass) -> Say:
    return say("The cards in hand may be worth more later.")


def _name(view: NuttersView, action: act.Name) -> Say:
    seat = action.player - 1
    others = [other for other in range(view.seats) if other not in (view.turn, seat)]
    if all(view.sacks[seat] > view.sacks[other] for other in others):
        if others:
            return say("Of the others, {seat} has the most nuts.", seat=Seat(seat))
    elif all(view.counts[seat] > view.counts[other] for other in others):
        return say("Of the others, {seat} holds the most cards.", seat=Seat(seat))
    if view.sacks[seat]:
        return count(view.sacks[seat], "{seat} has {n} nut.", "{seat} has {n} nuts.", seat=Seat(seat))
    return count(view.counts[seat], "{seat} holds {n} card.", "{seat} holds {n} cards.", seat=Seat(seat))


def _pick(view: NuttersView, action: act.Pick) -> Say:
    patch = action.patch - 1
    cards = _known(view, patch)
    assert isinstance(view.due, Choice)
    word = view.due.about[0]
    if word == vocabulary.EXCAVATE:
        if cards[0] == NUT:
            return say("A nut lies on top of {patch}.", patch=spot(patch))
        return say("The top card of {patch} comes free.", patch=spot(patch))
    if word == vocabulary.SEARCH:
        return count(cards.count(HIDDEN), "{n} card of it is still unknown.", "{n} cards of it are still unknown.")
    if word == vocabulary.BLOCK:
        me = 1 << view.viewer if view.viewer >= 0 else 0
        if any(bits & ~me for bits in view.seen[patch]):
            return say("Somebody else knows what lies there.")
        return say("Nobody digs there without paying.")
    if word == vocabulary.SWAP:
        if cards[0] == HIDDEN:
            return say("What lies on top of {patch} moves elsewhere.", patch=spot(patch))
        return say("{card} moves from {patch} to another patch.", card=spell(cards[0]), patch=spot(patch))
    if word == vocabulary.MIX:
        return say("Then what others know about it is worth nothing.")
    if view.blocks[patch] >= 0:
        return say("{patch} is blocked: nobody gets the nut at once.", patch=spot(patch))
    return say("The nut can be dug up again there.")


def _take(view: NuttersView, action: act.Take) -> Say:
    return say("{card} helps on this side too.", card=spell(FACE[action.card]))


def _nullify(view: NuttersView, action: act.Nullify) -> Say:
    assert isinstance(view.due, Choice)
    face = view.due.about[0]
    words = {code for code, _ in parts.EFFECTS[face]}
    if not IS_WILD[face]:
        category = CARD_OF[face].category
        return say("It keeps the nuts safe.") if category == "bust" else say("It keeps the trouble away.")
    if vocabulary.BURY in words and view.sacks[view.turn]:
        return say("It saves the turn, and a nut.")
    if vocabulary.END in words:
        return say("It saves the turn.")
    return say("The dig can go on.") if _more(view) else say("It does no harm then.")


def _ignore(view: NuttersView, action: act.Ignore) -> Say:
    return say("One card, and the dig goes on.") if _more(view) else say("It does no harm then.")


def _more(view: NuttersView) -> bool:
    """Whether cards are left in the patch that is dug."""
    return view.current >= 0 and bool(view.patches[view.current])


def _accept(view: NuttersView, action: act.Accept) -> Say:
    assert isinstance(view.due, Choice)
    if view.due.kind == "again":
        return say("This symbol is good enough.")
    if len(view.legal) == 1:
        return say("Nothing in hand helps against it.")
    if view.due.kind == "discard or stop":
        return say("The card is worth more than the rest of this dig.")
    return say("It is not worth a card.")


def _discard(view: NuttersView, action: act.Discard | act.Trade) -> Say:
    """What can be said against a card, or for those that stay."""
    face = FACE[action.card]
    if IS_WILD[face]:
        return say("It is good for nothing but discarding.")
    if len(view.hand) == 1:
        return say("It is the only card in hand.")
    if sum(parts.KIND_OF[other] == parts.KIND_OF[face] for other in view.hand) > 1:
        return say("There is another one like it in hand.")
    if vocabulary.TAKE_FRIEND in (code for code, _ in parts.EFFECTS[face]) and not any(
        parts.IS_FRIEND[other] for seat, cards in enumerate(view.beside) if seat != view.viewer for other in cards
    ):
        return say("No other player has a friend in play.")
    if len(parts.ANSWERS[face]) == 1:
        return ONLY_AGAINST[next(iter(parts.ANSWERS[face]))]
    if any(CARD_OF[face].outcomes):
        return say("What it does is a matter of luck.")
    if CARD_OF[face].category == "trouble":
        return say("It brings no nut and no card by itself.")
    return say("Something has to go, and the others are needed more.")


ONLY_AGAINST: Final = {
    "attack": say("It helps only against animal attacks."),
    "obstacle": say("It helps only against obstacles."),
    "trouble": say("It helps only against trouble cards."),
    "bust": say("It helps only against bust-a-nuts."),
}


def _repeat(view: NuttersView, action: act.Repeat) -> Say:
    return say("Another symbol may be better.")


def _keep(view: NuttersView, action: act.Keep) -> Say:
    return _use(FACE[action.card])


def _peek(view: NuttersView, action: act.Peek) -> Say:
    return say("It costs nothing to know what lies on {patch}.", patch=spot(action.patch - 1))


def _clear(view: NuttersView, action: act.Clear) -> Say:
    if NUT in _known(view, action.patch - 1):
        return say("A nut lies behind the block.")
    return say("Then {patch} can be dug again.", patch=spot(action.patch - 1))


REASONS: Final[dict[type[Action], Callable[[NuttersView, Any], Say]]] = {
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
    act.Trade: _discard,
    act.Clear: _clear,
}
