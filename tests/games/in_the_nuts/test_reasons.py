"""What is said for a move is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from nutdesk.bots.greedy import GreedyBot
from nutdesk.core.dealer import draw
from nutdesk.core.events import EventKind
from nutdesk.core.game import look
from nutdesk.core.moves import Chance
from nutdesk.games.in_the_nuts import GAME, events
from nutdesk.games.in_the_nuts.actions import STOP, Pick, Place, Send, Steal
from nutdesk.games.in_the_nuts.collecting import move_up
from nutdesk.games.in_the_nuts.foresight import THROWS, busts, foresee, imagine
from nutdesk.games.in_the_nuts.parts import (
    BELOW,
    CAPACITY,
    CARDS,
    EMPTY,
    FIELD,
    NUT,
    OVER,
    PLACE,
    PLAIN,
    POINTS,
    SHOWS,
    TITLES,
    spell,
)
from tests.games.reasons import Check, find_lies, told

Parts = Mapping[str, Any]


def field(action: Any) -> int:
    return OVER[action.space] if isinstance(action, Place) else FIELD[action.field]


def own(view: Any, action: Any) -> int:
    """The squirrels that one has in a field, or will have when the turn stops."""
    there: int = view.fields[field(action)][view.due.seat]
    return there + sum(OVER[space] == field(action) for space in view.track)


def taken(view: Any, action: Any) -> int:
    """The nuts that the turn would bring from the field if it stopped after the move, by the rules themselves."""
    state = imagine(view)
    GAME.step(state, action)
    return sum(one.seat == view.due.seat and one.field == field(action) for one in foresee(state))


def standing(view: Any, action: Any) -> int:
    """The squirrels that would stand in the field then, by the rules themselves."""
    state = imagine(view)
    GAME.step(state, action)
    move_up(state)
    return state.fields[field(action)][view.due.seat]


def gets(view: Any, action: Any) -> int:
    """The nut that comes into hand."""
    if isinstance(action, Pick):
        nut: int = view.display[PLACE[action.place]]
    elif isinstance(action, Steal):
        nut = view.kinds[(action.victim - 1) * CARDS + action.card - 1]
    else:
        nut = NUT[action.nut]
    return nut


def cards(view: Any) -> list[tuple[int, int]]:
    """The kind on each storage card, and how many nuts lie there."""
    first = view.due.seat * CARDS
    return list(zip(view.kinds[first : first + CARDS], view.lying[first : first + CARDS], strict=True))


def fills(view: Any, action: Any, parts: Parts) -> bool:
    return any(
        kind in SHOWS[gets(view, action)] and lying + 1 == CAPACITY[card] and POINTS[card] == parts["points"]
        for card, (kind, lying) in enumerate(cards(view))
    )


def lying(view: Any, action: Any) -> int:
    return cards(view)[action.card - 1][1]


def second(view: Any, action: Any, parts: Parts) -> bool:
    nut = view.display[BELOW[field(action)][0]]
    named = parts["field"] == TITLES[field(action)] and parts["nut"] == spell(nut)
    return named and own(view, action) == 0


CHECKS: dict[str, Check] = {
    "Rolling begins the turn, and the first roll cannot bust.": lambda view, action, parts: not busts(view.track),
    "A bust is unlikely, so another squirrel can join.": lambda view, action, parts: busts(view.track) * 6 <= THROWS,
    "It is a risk, but another squirrel may join.": lambda view, action, parts: busts(view.track) * 6 > THROWS,
    "Two squirrels at the raccoon take any nut and steal another.": lambda view, action, parts: (
        own(view, action) % 2 == 1 and "raccoon" in TITLES[field(action)]
    ),
    "A squirrel at the raccoon begins a theft.": lambda view, action, parts: (
        own(view, action) % 2 == 0 and "raccoon" in TITLES[field(action)]
    ),
    "The {n} squirrels there can take two nuts in a row.": lambda view, action, parts: (
        standing(view, action) == parts["n"] and taken(view, action) == 2 and view.pile > 0
    ),
    "Two of the {n} squirrels there can take the {nut}.": lambda view, action, parts: (
        standing(view, action) == parts["n"]
        and taken(view, action) >= 1
        and parts["nut"] == spell(view.display[BELOW[field(action)][0]])
    ),
    "It will count in {field} at the end.": lambda view, action, parts: view.last,
    "Two squirrels will stand over the {nut} and can take it.": lambda view, action, parts: (
        taken(view, action) == 1 and parts["nut"] == spell(view.display[BELOW[field(action)][0]])
    ),
    "A second squirrel in {field} can take the {nut} later.": second,
    "The {nut} fills a storage card worth {points}.": fills,
    "A joker fits in two ways and can never be stolen.": lambda view, action, parts: gets(view, action) >= PLAIN,
    "The {nut} goes on a card with its kind.": lambda view, action, parts: any(
        kind == gets(view, action) and 0 < lying < CAPACITY[card] for card, (kind, lying) in enumerate(cards(view))
    ),
    "The {nut} can begin a new storage card.": lambda view, action, parts: (
        EMPTY in (kind for kind, _ in cards(view)) and parts["nut"] == spell(gets(view, action))
    ),
    "{victim} needs just one more nut on that card: David takes one away.": lambda view, action, parts: (
        view.lying[parts["victim"] * CARDS + action.card - 1] == CAPACITY[action.card - 1] - 1
    ),
    "That fills the storage card: {points} points, and they are safe.": lambda view, action, parts: (
        lying(view, action) + 1 == CAPACITY[action.card - 1] and parts["points"] == POINTS[action.card - 1]
    ),
    "Then the card needs {n} more nuts.": lambda view, action, parts: (
        lying(view, action) + 1 + parts["n"] == CAPACITY[action.card - 1] and lying(view, action) > 0
    ),
    "A second card for the {nut} gives more room.": lambda view, action, parts: (
        lying(view, action) == 0 and NUT[action.nut] in (kind for kind, _ in cards(view))
    ),
    "The {nut} begins a card worth {points} points.": lambda view, action, parts: (
        lying(view, action) == 0 and parts["points"] == POINTS[action.card - 1]
    ),
}
OPINIONS = (
    "Stopping now brings in {n} nuts for sure.",  # is checked below
    "Stopping now keeps the squirrels of this turn safe.",
    "Then nobody else gets the {nut}.",
    "The joker can wait for a place where it fills a storage card.",
)


def test_reasons_are_true_in_games_of_young_squirrels() -> None:
    said = Counter[str]()
    for seats in (2, 3, 4):
        for seed in range(4):
            lies, counted = find_lies(told(GAME, seats, f"reasons/{seed}"), CHECKS, OPINIONS)
            assert not lies, lies[:5]
            said += counted
    assert len(said) > 15


def test_a_first_squirrel_is_told_from_a_second() -> None:
    """Nobody is there yet, or one waits: the same words for both would be untrue for one of them."""
    found: dict[int, set[str]] = {0: set(), 1: set()}
    for view, action, why in told(GAME, 2, "partners"):
        if isinstance(action, Place | Send) and own(view, action) < 2:
            found[own(view, action)].add(why.template)
    assert found[0]
    assert found[1]
    assert not found[0] & found[1]


def test_a_third_squirrel_is_not_counted_as_a_fourth() -> None:
    """Spaces 9 and 10 are taken and one stands in 8–9: space 8 makes three there, since 10 is another field."""
    found = Counter[int]()
    for seats in (2, 3, 4):
        for view, action, why in told(GAME, seats, "a third"):
            if isinstance(action, Place) and own(view, action) > 1:
                found[standing(view, action)] += 1
                assert (why.template == "The {n} squirrels there can take two nuts in a row.") == (
                    taken(view, action) == 2
                )
    assert found[3] > 5


def test_a_stop_brings_in_as_many_nuts_as_it_is_said_to() -> None:
    stops = 0
    for seed in range(6):
        rng, bot = Random(f"stops/{seed}"), GreedyBot(GAME)
        state = GAME.setup(GAME.chosen({}), 3)
        promised, seat, took = 0, -1, Counter[int]()

        def note(kind: EventKind, *facts: Any, took: Counter[int] = took) -> None:
            if kind in events.TOOK_FOR:
                took[facts[0]] += 1

        while state.pending:
            top = state.pending[-1]
            if isinstance(top, Chance):
                GAME.step(state, draw(top, rng), note)
                continue
            if top.kind == "roll" and seat >= 0:
                assert took[seat] >= promised
                promised, seat = 0, -1
            view = look(GAME, state, top.seat)
            action = bot.choose(view, rng)
            if action == STOP:
                why = GAME.advice().why(view, action)
                if why.template == "Stopping now brings in {n} nuts for sure.":
                    n = why.parts["n"]
                    assert isinstance(n, int)
                    stops += 1
                    promised, seat = n, top.seat
                    took.clear()
            GAME.step(state, action, note)
    assert stops > 50
