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


def best(view: Any, action: Any) -> int:
    return max((points(view.caches[action.cache - 1], nut) for nut in view.hand), default=0)


CHECKS: dict[str, Check] = {
    "The {nut} meets its twin here: {points}.": lambda view, action, parts: (
        scores(view, action, parts) and NUT[action.nut] in here(view)),
    "The {nut} meets its like here: {points}.": lambda view, action, parts: (
        scores(view, action, parts) and NUT[action.nut] not in here(view)),
    "The {nut} scores nothing here, but the hand is emptied sooner.": lambda view, action, parts: (
        points(here(view), NUT[action.nut]) == 0),
    "In cache {cache} a nut from the hand scores {points}.": lambda view, action, parts: (
        parts["points"].parts["n"] == best(view, action) > 0),
    "In cache {cache} a nut is waiting to be turned over.": lambda view, action, parts: bool(
        view.hidden[action.cache - 1]),
    "From cache {cache} the next caches are in reach.": lambda view, action, parts: not best(view, action),
}  # fmt: skip
OPINIONS = (
    "The {nut} will score more somewhere else.",
    "Better keep the nuts for a cache where they score more.",
)


def test_reasons_are_true_in_games_of_young_squirrels() -> None:
    for seats in (2, 3, 4, 5):
        for seed in range(5):
            lies, said = find_lies(told(GAME, seats, f"reasons/{seed}"), CHECKS, OPINIONS)
            assert not lies, lies[:5]
            assert len(said) > 4
