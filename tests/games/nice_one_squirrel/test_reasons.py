"""What is said for a move is true."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nutdesk.games.nice_one_squirrel import GAME
from nutdesk.games.nice_one_squirrel.parts import COLOUR_OF, KIND_OF, NUT, SPELLED
from tests.games.reasons import Check, find_lies, told

Parts = Mapping[str, Any]


def points(cache: tuple[int, ...], nut: int) -> int:
    """One for each nut of its colour, one for each of its kind, two more for its twin."""
    colours = sum(COLOUR_OF[other] == COLOUR_OF[nut] for other in cache)
    kinds = sum(KIND_OF[other] == KIND_OF[nut] for other in cache)
    return colours + kinds + 2 * (nut in cache)


def here(view: Any) -> tuple[int, ...]:
    cache: tuple[int, ...] = view.caches[view.squirrels[view.viewer]]
    return cache


def scores(view: Any, action: Any, parts: Parts) -> bool:
    nut = NUT[action.nut]
    return parts["points"].parts["n"] == points(here(view), nut) > 0 and parts["nut"] == SPELLED[nut]


def best(view: Any, cache: int) -> int:
    return max((points(view.caches[cache - 1], nut) for nut in view.hand), default=0)


def reaches(view: Any, action: Any, parts: Parts) -> bool:
    """One to four caches further, what is promised there, and nothing more elsewhere."""
    ahead = [(action.cache - 1 + step) % len(view.caches) + 1 for step in (1, 2, 3, 4)]
    most = max(best(view, cache) for cache in ahead)
    return parts["after"] in ahead and parts["points"].parts["n"] == best(view, parts["after"]) == most > 0


def turned(view: Any) -> list[int]:
    """The caches that can be moved to and have a nut face down."""
    return [action.cache for action in view.legal if view.hidden[action.cache - 1]]


CHECKS: dict[str, Check] = {
    "The {nut} meets its twin here: {points}.": lambda view, action, parts: (
        scores(view, action, parts) and NUT[action.nut] in here(view)
    ),
    "The {nut} meets its like here: {points}.": lambda view, action, parts: (
        scores(view, action, parts) and NUT[action.nut] not in here(view)
    ),
    "The {nut} scores nothing here, but the hand runs empty sooner.": lambda view, action, parts: (
        points(here(view), NUT[action.nut]) == 0
    ),
    "Here a nut scores {points} at most. It may do better later.": lambda view, action, parts: (
        parts["points"].parts["n"] == max(points(here(view), nut) for nut in view.hand) > 0
    ),
    "No nut in hand scores anything here.": lambda view, action, parts: (
        not any(points(here(view), nut) for nut in view.hand)
    ),
    "On cache {cache} a nut from the hand could score {points}.": lambda view, action, parts: (
        parts["points"].parts["n"] == best(view, action.cache) > 0
    ),
    "A nut is turned over on cache {cache}, and cache {after} comes within reach, for {points}.": (
        lambda view, action, parts: view.hidden[action.cache - 1] and reaches(view, action, parts)
    ),
    "From cache {cache} the next move can reach cache {after}, for {points}.": lambda view, action, parts: (
        not view.hidden[action.cache - 1] and reaches(view, action, parts)
    ),
    "No nut in hand scores anything on cache {cache} yet.": lambda view, action, parts: (
        not best(view, action.cache) and not view.hidden[action.cache - 1]
    ),
    "Only on cache {cache} is a nut turned over.": lambda view, action, parts: turned(view) == [action.cache],
    "A nut is turned over on cache {cache}, as on {n} others within reach.": (
        lambda view, action, parts: action.cache in turned(view) and len(turned(view)) == parts["n"] + 1
    ),
}
OPINIONS = ("The {nut} may score more somewhere else.",)


def test_reasons_are_true_in_games_of_young_squirrels() -> None:
    for seats in (2, 3, 4, 5):
        for seed in range(5):
            lies, said = find_lies(told(GAME, seats, f"reasons/{seed}"), CHECKS, OPINIONS)
            assert not lies, lies[:5]
            assert len(said) > 4
