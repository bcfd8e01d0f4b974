"""What is said for a move is true, in both editions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from nutdesk.core.game import look
from nutdesk.core.words import Say
from nutdesk.games.nuts import GAME
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.floor import tiles
from nutdesk.games.nuts.orders.changes import common_path
from nutdesk.games.nuts.orders.parts import AT_SALTERS, AT_SQUIRREL, CARD, PATTERNS, VALUES
from nutdesk.games.nuts.parts import NUT, NUT_NAMES
from nutdesk.games.nuts.trucks import parts as trucks
from nutdesk.games.nuts.trucks.paths import connecting
from tests.games.reasons import Check, find_lies, told

Parts = Mapping[str, Any]


def redeal(view: Any) -> Any:
    return GAME.determinize(view, Random(1))


def after(view: Any, *actions: Any) -> Any:
    state = redeal(view)
    for action in actions:
        GAME.step(state, action)
    return state


# Orders


def ride(floor: Any, column: int, conveyors: int = 6) -> int:
    """Where a nut gets to that falls from a dispenser: tile by tile."""
    for row in floor.rows[:conveyors]:
        for left in tiles(row):
            if column in (left, left + 1):
                column = 2 * left + 1 - column
                break
    return column


def matching(floor: Any) -> set[tuple[int, int, int]]:
    """Paths that match: column, slot and nut."""
    ends = ((column, ride(floor, column), nut) for column, nut in enumerate(floor.dispensers))
    return {(column, end, nut) for column, end, nut in ends if floor.orders[end] == nut}


def salted(floor: Any) -> int:
    return sum(ride(floor, column, AT_SALTERS) in floor.salters for column, _, _ in matching(floor))


def runs_to(floor: Any, parts: Parts) -> bool:
    return (parts["a"] - 1, parts["b"] - 1, NUT_NAMES.index(parts["nut"])) in matching(floor)


def new(view: Any, floor: Any) -> set[tuple[int, int, int]]:
    return matching(floor) - matching(view)


def nuts_of(text: Say) -> int:
    """How many nuts a list of amounts names."""
    return sum(int(word) for word in text.replace(",", " ").split() if word.isdigit())


def lacking(view: Any, action: Any) -> int:
    wants = PATTERNS[CARD[action.card]]
    return sum(max(0, want - have) for want, have in zip(wants, view.nuts[view.viewer], strict=True))


ORDERS: dict[str, Check] = {
    "That makes a path match, but another change is still off it.": lambda view, action, parts: (
        len(matching(after(view, action))) > len(matching(view)) and common_path(after(view, action)) < 0
    ),
    "Then the {nut} of column {a} runs to its order in slot {b}, and the factory can run.": (
        lambda view, action, parts: (
            runs_to(after(view, action), parts) and GAME.judge(redeal(after_view(view, action)), do.END).ok
        )
    ),
    "Then {n} paths match, and the factory can run.": lambda view, action, parts: (
        len(matching(after(view, action))) == parts["n"] and GAME.judge(redeal(after_view(view, action)), do.END).ok
    ),
    "The path then runs through a salter: one salt token more.": lambda view, action, parts: (
        salted(after(view, action)) > salted(view)
    ),
    "It gives up one matching path for another.": lambda view, action, parts: (
        bool(new(view, after(view, action))) and bool(matching(view) - matching(after(view, action)))
    ),
    "It gives up a matching path, to make room for another.": lambda view, action, parts: (
        len(matching(after(view, action))) < len(matching(view))
    ),
    "Nothing new matches yet, but it prepares a path.": lambda view, action, parts: not new(view, after(view, action)),
    "Nothing more can be gained this turn.": lambda view, action, parts: not matching(view),
    "Running now brings {nuts}: the squirrel is fed.": lambda view, action, parts: (
        nuts_of(parts["nuts"]) == len(matching(view)) and view.feeds > 0
    ),
    "Running now brings {nuts}, if the squirrel takes nothing.": lambda view, action, parts: (
        nuts_of(parts["nuts"]) == len(matching(view)) and not view.feeds
    ),
    "There is no action token left to spend.": lambda view, action, parts: not view.tokens[view.turn],
    "Better keep the {n} tokens for new orders.": lambda view, action, parts: view.tokens[view.turn] == parts["n"],
    "The squirrel sits on a path that matches. Once he is fed, he takes nothing.": lambda view, action, parts: (
        view.squirrel in [ride(view, column, AT_SQUIRREL) for column, _, _ in matching(view)]
    ),
    "{n} slots are open: new orders there may be easy to fill.": lambda view, action, parts: (
        sum(order < 0 for order in view.orders) == parts["n"]
    ),
    "That card lacks {n} nuts, and not filling it costs {points} points.": lambda view, action, parts: (
        lacking(view, action) == parts["n"] and VALUES[CARD[action.card]] == parts["points"]
    ),
    "The other card brings more points.": lambda view, action, parts: any(
        VALUES[card] > VALUES[CARD[action.card]] for card in view.drawn
    ),
    "There is nothing more to claim.": lambda view, action, parts: (
        not any(isinstance(other, do.Claim) for other in view.legal)
    ),
    "The goal can wait.": lambda view, action, parts: any(isinstance(other, do.Claim) for other in view.legal),
    "A bonus card that is filled brings five or six points.": lambda view, action, parts: set(VALUES) == {5, 6},
}
ORDERS_OPINIONS = (
    "One cross tile more or less is the cheapest way to make a path match.",
    "A path that runs through a salter brings a salt token as well.",
    "An order that is moved to another slot can make a path match.",
    "Two dispensers that change places can make paths match.",
    "A fed squirrel takes no nut when the factory runs.",
    "The fewer cards, the easier it is to fill them all.",
    "These cards ask for nuts that can be collected.",
    "Something else is better after all.",
    "{what}: that leads nowhere, and its tokens come back.",
    "That way he goes for the {nut}, which is needed less.",
    "That way the squirrel finds nothing.",
    "{goal} brings {points} points and more: {perk}.",
    "Better keep the place of the sixth nut for another kind.",
    "A sixth nut of a kind is worth six points.",
)


def after_view(view: Any, action: Any) -> Any:
    state = after(view, action)
    return look(GAME, state, view.viewer)


def test_reasons_are_true_in_games_of_young_squirrels() -> None:
    said = Counter[str]()
    for seats, seeds in ((2, 2), (3, 1)):
        for seed in range(seeds):
            lies, counted = find_lies(told(GAME, seats, f"reasons/{seed}"), ORDERS, ORDERS_OPINIONS)
            assert not lies, lies[:5]
            said += counted
    assert len(said) > 20


# Trucks


def lines(state: Any) -> set[tuple[int, int]]:
    """The connections of dispensers and robots."""
    return {(path[0], path[trucks.AT_ROBOTS]) for path in connecting(state)}


def treated(state: Any) -> int:
    return sum(
        path[trucks.AT_SALTERS] in state.salters and path[trucks.AT_ROASTERS] in state.roasters
        for path in connecting(state)
    )


def drops(view: Any, action: Any, parts: Parts) -> bool:
    line = (parts["a"] - 1, parts["b"] - 1)
    named = NUT_NAMES.index(parts["nut"]) == trucks.DISPENSERS[parts["a"] - 1]
    return named and line in lines(after(view, action)) - lines(redeal(view))


def stock(view: Any, action: Any) -> tuple[int, list[int]]:
    """The nut that comes, and the warehouse then."""
    held = list(view.nuts[view.turn])
    name = action.nut if isinstance(action, do.Take) else getattr(action, "take", "")
    if isinstance(action, do.Card):
        name = trucks.HALVES[trucks.CARD[action.card]][action.half - 1]
    elif not isinstance(action, do.Take):
        held[NUT[action.give]] -= 1
    held[NUT[name]] += 1
    return NUT[name], held


def helps(view: Any, action: Any, lacks: int, points: int = 0) -> bool:
    """Whether a truck that needs the nut lacks only so many then."""
    nut, held = stock(view, action)
    return any(
        view.trucks >> truck & 1
        and load[nut] >= held[nut]
        and sum(max(0, want - have) for want, have in zip(load, held, strict=True)) == lacks
        and points in (0, trucks.POINTS[truck])
        for truck, load in enumerate(trucks.LOADS)
    )


def boxed(view: Any, parts: Parts) -> bool:
    paths = connecting(redeal(view))
    safe = [path for path in paths if view.fed or path[trucks.AT_SQUIRREL] != view.squirrel]
    return nuts_of(parts["nuts"]) == len(safe)


def under(view: Any, column: int) -> bool:
    return any(path[trucks.AT_SQUIRREL] == column for path in connecting(redeal(view)))


TRUCKS: dict[str, Check] = {
    "A path that is salted and roasted earns a bonus card.": lambda view, action, parts: (
        treated(after(view, action)) > treated(redeal(view))
    ),
    "Then {n} paths connect nuts to their boxes.": lambda view, action, parts: (
        len(connecting(after(view, action))) == parts["n"]
    ),
    "Then the {nut} of column {a} drops into its box at robot {b}.": drops,
    "It gives up one path for another.": lambda view, action, parts: (
        bool(lines(after(view, action)) - lines(redeal(view)))
        and bool(lines(redeal(view)) - lines(after(view, action)))
    ),
    "It gives up a path, to make room for another.": lambda view, action, parts: (
        len(connecting(after(view, action))) < len(connecting(redeal(view)))
    ),
    "It connects nothing new yet, but another action follows.": lambda view, action, parts: (
        not lines(after(view, action)) - lines(redeal(view))
        and bool(after(view, action).left or after(view, action).half)
    ),
    "Nothing connects, and nothing more can be done.": lambda view, action, parts: not lines(redeal(view)),
    "The squirrel gets the nut, but the robots turn to other boxes.": lambda view, action, parts: (
        not view.fed and under(view, view.squirrel)
    ),
    "Running now boxes {nuts}.": lambda view, action, parts: (
        boxed(view, parts) and (view.fed or under(view, view.squirrel))
    ),
    "Running now boxes {nuts}, if the squirrel takes nothing.": lambda view, action, parts: (
        boxed(view, parts) and not view.fed and not under(view, view.squirrel)
    ),
    "The squirrel sits on a path that connects. Once he is fed, he takes nothing.": lambda view, action, parts: under(
        view, view.squirrel
    ),
    "With that {nut} the truck for {points} points is full.": lambda view, action, parts: helps(
        view, action, 0, parts["points"]
    ),
    "With that {nut} a truck lacks only {n} more nuts.": lambda view, action, parts: helps(view, action, parts["n"]),
    "A path that connects runs there, but the squirrel is fed this turn and takes nothing.": (
        lambda view, action, parts: under(view, action.column - 1)
    ),
    "No path that connects runs there.": lambda view, action, parts: not under(view, action.column - 1),
    "{points} points for {load}.": lambda view, action, parts: (
        trucks.POINTS[trucks.TRUCK[action.truck]] == parts["points"]
    ),
    "There is another one like it in hand.": lambda view, action, parts: view.hand.count(trucks.CARD[action.card]) > 1,
    "In the last turn bonus cards bring no truck any more.": lambda view, action, parts: (
        0 < view.turns_left <= view.seats and not any(isinstance(other, do.Ship) for other in view.legal)
    ),
    "After that trade the truck for {points} points is full.": lambda view, action, parts: any(
        view.trucks >> truck & 1
        and trucks.POINTS[truck] == parts["points"]
        and all(
            have + come - go >= want
            for have, come, go, want in zip(view.nuts[view.viewer], *view.deal[1:], load, strict=True)
        )
        for truck, load in enumerate(trucks.LOADS)
    ),
}
TRUCKS_OPINIONS = (
    "It gets ready for the next action, which can then connect a path.",  # is checked with the advice
    "It gets ready for a later turn.",
    "A fed squirrel takes no nut when the factory runs.",
    "No waiting truck needs one more {nut}, but it cannot hurt.",
    "Better save the nuts for a truck that brings more.",
    "Better save the bonus cards for a later turn.",
    "What would go is needed more: {go} for {come}.",
    "What comes is needed more: {come} for {go}.",
    "One more nut makes the offer better for the other player.",
    "The offer is good enough to ask for one nut more.",
    "What is asked for is needed more than what is given.",
    "The card has done what it can.",
    "The next truck does not need this {nut}.",
    "The {nut} is the one that is needed least.",
    "That way the squirrel finds nothing.",
    "That way he goes for the {nut}, which is needed less.",
    "The others are needed more than this: {one}, or {two}.",
    "Two more cross tiles in one turn can connect another path.",
    "Two nuts for an empty warehouse are a good start.",
    "The squirrel goes where he does no harm.",
    "This turn all nuts may be kept.",
    "Tiles that are in the way go, and it costs no action.",
    "A splitter lets one nut fill two boxes.",
    "A robot that turns two quarters shows the opposite box.",
    "A nut that is not needed becomes one that is.",
    "A tile slid to a new place can connect other paths.",
    "Two robots can show the boxes that the paths need.",
    "Nuts that are needed less may go for another player's.",
)


def test_reasons_are_true_in_games_with_trucks() -> None:
    said = Counter[str]()
    for seats in (2, 3):
        lies, counted = find_lies(told(GAME, seats, "reasons", edition="trucks"), TRUCKS, TRUCKS_OPINIONS)
        assert not lies, lies[:5]
        said += counted
    assert len(said) > 20


def test_conveyors_and_tiles_have_one_name_each() -> None:
    """A belt runs down a column; the six across are conveyors, and what lies on them are tiles (NU-P1, NU-P3)."""
    texts = set()
    for edition in ("orders", "trucks"):
        for view, _, why in told(GAME, 2, "names", edition=edition):
            table = GAME.table(view, GAME.seats[:2])
            texts |= {str(why), *(note.name for note in table.notes), *(thing.name for thing in table.spots)}
            if len(texts) > 400:
                break
    assert any("conveyor" in text for text in texts)
    assert not [text for text in texts if "belt " in text.lower() or "cross on" in text.lower()]
