"""What is said for a move is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from nutdesk.games.little_nutters import GAME
from nutdesk.games.little_nutters.actions import Accept, Discard, Keep, Play, Trade
from nutdesk.games.little_nutters.parts import (
    CARD_OF,
    FACE,
    FACES,
    IS_FRIEND,
    NUT,
    SAFE,
    spell,
)
from nutdesk.games.little_nutters.reasons import why
from nutdesk.games.little_nutters.views import HIDDEN, NuttersView
from nutdesk.games.little_nutters.vocabulary import BURY, EXCAVATE
from tests.games.little_nutters.forest import at
from tests.games.reasons import Check, find_lies, told

Parts = Mapping[str, Any]
NULLIFY = {"attack": "animal attack", "obstacle": "obstacle", "trouble": "trouble card", "bust": "bust-a-nut"}


def cards(view: Any, action: Any) -> tuple[int, ...]:
    """What is known of a patch, from the top down."""
    known: tuple[int, ...] = view.patches[action.patch - 1][::-1]
    return known


def others(view: Any, action: Any) -> list[int]:
    return [seat for seat in range(view.seats) if seat not in (view.turn, action.player - 1)]


def text(action: Any) -> str:
    return CARD_OF[FACE[action.card]].text


def reads(*words: str) -> Check:
    """What the card itself says."""
    return lambda view, action, parts: any(word in text(action) for word in words)


def turns(*words: str) -> Check:
    """What the card says for a symbol that may be turned up."""
    return lambda view, action, parts: any(
        outcome and word in outcome.says for outcome in CARD_OF[FACE[action.card]].outcomes for word in words
    )


def harm(view: Any, action: Any, parts: Parts) -> bool:
    top = cards(view, action)[0]
    return top != HIDDEN and not SAFE[top] and spell(top) == parts["card"]


def answered(view: Any, action: Any, parts: Parts) -> bool:
    top = cards(view, action)[0]
    answer = next(face for face in view.hand if spell(face) == parts["answer"])
    category = CARD_OF[top].category
    return harm(view, action, parts) and NULLIFY[category].split()[-1] in CARD_OF[answer].text


def dig_goes_on(view: Any, action: Any, parts: Parts) -> bool:
    return len(view.patches[view.current]) > 0


def alike(view: Any, action: Any, parts: Parts) -> bool:
    return sum(spell(face) == spell(FACE[action.card]) for face in view.hand) > 1


def category(*words: str) -> Check:
    return lambda view, action, parts: CARD_OF[FACE[action.card]].category in words


def next_card(view: Any) -> int:
    face: int = view.patches[view.current][-1]
    return face


CHECKS: dict[str, Check] = {
    "A nut lies on top, and it is the winning one.": lambda view, action, parts: (
        cards(view, action)[0] == NUT and view.sacks[view.turn] + 1 == view.target
    ),
    "A nut is known to lie on top.": lambda view, action, parts: cards(view, action)[0] == NUT,
    "The top card does no harm, and a nut lies below.": lambda view, action, parts: (
        SAFE[cards(view, action)[0]] and NUT in cards(view, action)[1:]
    ),
    "The card on top is known, and it does no harm.": lambda view, action, parts: (
        cards(view, action)[0] != HIDDEN and SAFE[cards(view, action)[0]]
    ),
    "{card} lies on top, and {answer} answers it.": answered,
    "{card} lies on top, but a nut lies below.": lambda view, action, parts: (
        harm(view, action, parts) and NUT in cards(view, action)[1:]
    ),
    "At least the top card is known: {card}.": harm,
    "A nut lies deeper down: it is worth the risk.": lambda view, action, parts: NUT in cards(view, action)[1:],
    "There are {n} unknown cards left, and one may be a nut.": lambda view, action, parts: (
        cards(view, action).count(HIDDEN) == parts["n"] > 0
    ),
    "Digging costs no card, and there may be a nut.": lambda view, action, parts: HIDDEN in cards(view, action),
    "Nothing new is seen there, but nothing bad can happen either.": lambda view, action, parts: (
        HIDDEN not in cards(view, action)
    ),
    "Look first, dig better: {n} cards to see.": lambda view, action, parts: (
        cards(view, action).count(HIDDEN) == parts["n"] > 0
    ),
    "The nut on top is safe this way.": lambda view, action, parts: cards(view, action)[0] == NUT,
    "Nothing can stop an excavation, and a nut lies below.": lambda view, action, parts: NUT in cards(view, action)[1:],
    "{n} nuts are safe: no need to risk the rest of the turn.": lambda view, action, parts: (
        view.found.count(NUT) == parts["n"]
    ),
    "The next card could end the turn.": lambda view, action, parts: next_card(view) == HIDDEN,
    "What comes next is not needed now.": lambda view, action, parts: SAFE[next_card(view)],
    "{card} would come next.": lambda view, action, parts: spell(next_card(view)) == parts["card"],
    "Every patch is blocked.": lambda view, action, parts: all(
        block >= 0 for patch, block in zip(view.patches, view.blocks, strict=True) if patch
    ),
    "It takes top cards without paying.": reads("Excavate"),
    "It shows what lies in {n} patches.": reads("Search two"),
    "From now on searching is free.": reads("searching is free"),
    "From now on excavating costs {n} cards.": reads("excavating costs one"),
    "Next turn nothing can stop the dig.": reads("cannot be stopped"),
    "More cards in hand pay for more.": reads("Draw"),
    "It allows one more dig this turn.": reads("Another patch phase"),
    "It closes a patch until somebody pays.": reads("Blocks a patch"),
    "It makes searching and excavating cost another player more.": reads("costs are one higher"),
    "It takes cards out of another player's hand.": reads("discards"),
    "It can bring a good card to where it can be dug up.": reads("Swap"),
    "It costs another player a whole dig.": reads("skips the next patch phase"),
    "It makes a friend change sides.": reads("friend"),
    "With luck it takes top cards without paying.": turns("excavate"),
    "It may bring a nut out of another sack.": turns("steal a nut"),
    "It shakes things up for everybody.": turns("mix patches"),
    "It nullifies an animal attack.": reads("Nullify an animal attack."),
    "It nullifies an obstacle.": reads("Nullify an obstacle."),
    "It nullifies a trouble card.": reads("Nullify a trouble card."),
    "It nullifies a bust-a-nut.": reads("Nullify a bust-a-nut."),
    "It nullifies whatever happens to its player.": reads("Nullify an attack, obstacle, bust or trouble."),
    "Of the others, {seat} has the most nuts.": lambda view, action, parts: (
        all(view.sacks[parts["seat"]] > view.sacks[other] for other in others(view, action)) and view.seats > 2
    ),
    "Of the others, {seat} holds the most cards.": lambda view, action, parts: all(
        view.counts[parts["seat"]] > view.counts[other] for other in others(view, action)
    ),
    "{seat} has {n} nuts.": lambda view, action, parts: view.sacks[action.player - 1] == parts["n"],
    "{seat} holds {n} cards.": lambda view, action, parts: view.counts[action.player - 1] == parts["n"],
    "A nut lies on top of {patch}.": lambda view, action, parts: cards(view, action)[0] == NUT,
    "The top card of {patch} comes free.": lambda view, action, parts: view.due.about[0] == EXCAVATE,
    "{n} cards of it are still unknown.": lambda view, action, parts: cards(view, action).count(HIDDEN) == parts["n"],
    "Somebody else knows what lies there.": lambda view, action, parts: any(
        bits & ~(1 << view.viewer) for bits in view.seen[action.patch - 1]
    ),
    "What lies on top of {patch} moves elsewhere.": lambda view, action, parts: cards(view, action)[0] == HIDDEN,
    "{card} moves from {patch} to another patch.": lambda view, action, parts: (
        spell(cards(view, action)[0]) == parts["card"]
    ),
    "{patch} is blocked: nobody gets the nut at once.": lambda view, action, parts: view.blocks[action.patch - 1] >= 0,
    "It keeps the nuts safe.": lambda view, action, parts: CARD_OF[view.due.about[0]].category == "bust",
    "It keeps the trouble away.": lambda view, action, parts: CARD_OF[view.due.about[0]].category == "trouble",
    "It saves the turn, and a nut.": lambda view, action, parts: (
        view.sacks[view.turn] > 0 and any(code == BURY for code, _ in CARD_OF[view.due.about[0]].effects)
    ),
    "It saves the turn.": lambda view, action, parts: "End turn" in CARD_OF[view.due.about[0]].text,
    "The dig can go on.": dig_goes_on,
    "One card, and the dig goes on.": dig_goes_on,
    "It does no harm then.": lambda view, action, parts: not dig_goes_on(view, action, parts),
    "Nothing in hand helps against it.": lambda view, action, parts: all(
        isinstance(other, Accept) for other in view.legal
    ),
    "It is not worth a card.": lambda view, action, parts: len(view.legal) > 1,
    "It is good for nothing but discarding.": category("attack", "obstacle"),
    "It is the only card in hand.": lambda view, action, parts: len(view.hand) == 1,
    "There is another one like it in hand.": alike,
    "No other player has a friend in play.": lambda view, action, parts: (
        "friend" in text(action)
        and not any(
            IS_FRIEND[face] for seat, beside in enumerate(view.beside) if seat != view.viewer for face in beside
        )
    ),
    "It helps only against animal attacks.": reads("Nullify an animal attack."),
    "It helps only against obstacles.": reads("Nullify an obstacle."),
    "It helps only against trouble cards.": reads("Nullify a trouble card."),
    "It helps only against bust-a-nuts.": reads("Nullify a bust-a-nut."),
    "What it does is a matter of luck.": reads("Turn a card:", "Raid a Nut Sack:"),
    "It brings no nut and no card by itself.": category("trouble"),
    "It is a spare, in case the other one is taken.": lambda view, action, parts: (
        IS_FRIEND[FACE[action.card]] and spell(FACE[action.card]) in map(spell, view.beside[view.viewer])
    ),
    "A nut lies behind the block.": lambda view, action, parts: NUT in cards(view, action),
    "Then {patch} can be dug again.": lambda view, action, parts: view.blocks[action.patch - 1] >= 0,
}
OPINIONS = (
    "Nothing can stop an excavation, whatever the card is.",
    "The other patches are better left alone.",
    "The cards in hand may be worth more later.",
    "Nobody digs there without paying.",
    "Then what others know about it is worth nothing.",
    "The nut can be dug up again there.",
    "{card} helps on this side too.",
    "This symbol is good enough.",
    "Another symbol may be better.",
    "The card is worth more than the rest of this dig.",
    "Something has to go, and the others are needed more.",
    "It costs nothing to know what lies on {patch}.",
)


def test_reasons_are_true_in_games_of_young_squirrels() -> None:
    said = Counter[str]()
    for seats, seeds in ((2, 6), (3, 4), (5, 2)):
        for seed in range(seeds):
            lies, counted = find_lies(told(GAME, seats, f"reasons/{seed}"), CHECKS, OPINIONS)
            assert not lies, lies[:5]
            said += counted
    assert len(said) > 50


def test_a_second_friend_of_one_name_is_said_to_be_a_spare() -> None:
    """Two Beaver Crews do not make excavating cheaper than one (LN-R1)."""
    crew = "beaver-crew-leaf"
    view = GAME.view(at(2, hands=[[crew], []]).state, 0)
    assert why(view, Play(crew)) == "From now on excavating costs 1 card."
    view.beside = ((FACE["beaver-crew-paw"],), ())
    assert why(view, Play(crew)) == "It is a spare, in case the other one is taken."


def test_three_cards_that_could_go_are_not_given_one_reason() -> None:
    """Where a hand holds different kinds of cards, what is said of each is about the card itself."""
    several = 0
    for seed in range(4):
        for view, action, _ in told(GAME, 3, f"discards/{seed}"):
            if isinstance(action, Discard | Trade) and len(kinds := _kinds(view)) > 2:
                several += 1
                assert len({why(view, Discard(card)) for card in kinds.values()}) > 1
    assert several > 20


def _kinds(view: NuttersView) -> dict[str, str]:
    """One card of each category in hand, as moves write them."""
    return {CARD_OF[face].category: FACES[face] for face in view.hand}


def test_what_a_symbol_decides_is_not_promised() -> None:
    """Lucky Dip takes top cards for one symbol of three; the Bulldozer always does."""
    found = {}
    for seed in range(6):
        for _, action, said in told(GAME, 3, f"dips/{seed}"):
            if isinstance(action, Play | Keep):
                found[spell(FACE[action.card])] = str(said)
    assert found["Lucky Dip"] == "With luck it takes top cards without paying."
    assert found["Bulldozer"] == "It takes top cards without paying."
