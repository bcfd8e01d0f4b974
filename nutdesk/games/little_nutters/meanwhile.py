"""What the panel shows while a bot chooses: the turn and what is at stake, as far as it is public."""

from __future__ import annotations

from nutdesk.core.moves import Choice
from nutdesk.core.words import Say, Seat, count, listed, say
from nutdesk.games.little_nutters.options import excavate_cost, search_cost
from nutdesk.games.little_nutters.parts import CARD_OF, NUT, spell, spot
from nutdesk.games.little_nutters.state import State
from nutdesk.games.little_nutters.views import HIDDEN, NuttersView
from nutdesk.games.little_nutters.vocabulary import MIX, SWAP


def meanwhile(view: NuttersView, due: Choice, state: State) -> list[Say]:
    """Sentences for those who watch; they use only public things, such as prices."""
    seat, kind, about = Seat(due.seat), due.kind, due.about
    holds = say("{seat} holds {cards}.", seat=seat, cards=count(view.counts[due.seat], "{n} card", "{n} cards"))
    if kind == "patch":
        return [holds, _prices(view, due.seat, state)]
    if kind == "dig on":
        left = count(
            len(view.patches[view.current]),
            "{n} card is left there, and it may stop the dig.",
            "{n} cards are left there, and the next one may stop the dig.",
        )
        # While a turn is shown move by move, the last card may just have left.
        return [*_brought(view), *([left] if view.patches[view.current] else [])]
    if kind == "play":
        return [*_brought(view), holds, say("After that, a card is drawn and the turn ends.")]
    if kind == "defend":
        by = [say("{other} played it against {seat}.", other=Seat(about[1]), seat=seat)] if about[1] >= 0 else []
        return [*stakes(about[0], by), say("{seat} is asked in any case.", seat=seat)]
    if kind in ("name", "friend"):
        return [say("Whoever is named may answer with a defence card.")]
    if kind == "pay":
        patch = spot(about[1])
        if about[0]:
            return [holds, say("The top card of {patch} goes unread into the hand, a nut into the sack.", patch=patch)]
        return [holds, say("Nobody else sees what lies in {patch}.", patch=patch)]
    if kind == "again":
        return [say("The Gambler may repeat it once. The second selection stands.")]
    if kind == "keep":
        return [say("The other card goes to the discard pile.")]
    if kind == "pick":
        done = [say("{seat} does what {card} says.", seat=seat, card=spell(view.table[-1]))] if view.table else []
        return [*done, *first_of_two(about)]
    return [holds, say("Everybody sees what is discarded.")]


def _prices(view: NuttersView, seat: int, state: State) -> Say:
    if view.extra:
        return say("Extra Paws: digging only. Searching and excavating must wait.")
    search, excavate = (
        count(cost, "{n} card", "{n} cards") if cost else say("nothing")
        for cost, _ in (search_cost(state, seat), excavate_cost(state, seat))
    )
    return say("Digging is free, a search costs {search}, an excavation {excavate}.", search=search, excavate=excavate)


def _brought(view: NuttersView) -> list[Say]:
    """What this patch phase has revealed."""
    if view.current < 0:
        return []
    if not view.found:
        return [say("{seat} has searched {patch}.", seat=Seat(view.turn), patch=spot(view.current))]
    nuts, unread = view.found.count(NUT), view.found.count(HIDDEN)
    names = [count(nuts, "{n} nut", "{n} nuts")] if nuts else []
    names += [spell(face) for face in view.found if face not in (NUT, HIDDEN)]
    if unread:
        names.append(count(unread, "{n} card nobody else saw", "{n} cards nobody else saw"))
    return [say("Found in {patch}: {names}.", patch=spot(view.current), names=listed(names))]


def stakes(face: int, by: list[Say]) -> list[Say]:
    """What a card would do, and who played it."""
    if CARD_OF[face].outcomes:
        return [*by, say("If it happens, a symbol decides.")]
    return [say("{card}: {text}", card=spell(face), text=say(CARD_OF[face].text)), *by]


def first_of_two(about: tuple[int, ...]) -> list[Say]:
    """The first of two patches, if it is chosen already."""
    word, _, mask = about
    return [say("{patch} is the first.", patch=spot(mask.bit_length() - 1))] if word in (SWAP, MIX) and mask else []
