"""The data that can be swapped: copies and points of the goal cards, read from goals.toml and checked."""

from __future__ import annotations

from typing import Any, Final

from nutdesk.core import house
from nutdesk.core.game import Refusal, no

FILE: Final = "goals.toml"
EDITION: Final = 1
"""Of the file: see "Editions" in docs/lab.md before it is changed."""
TABLES: Final = ("Goal cards",)
"""What the lab puts on trial: see Game.uses."""
GOALS: Final = (
    "peanut-champion", "almond-thought-leader", "cashew-innovator", "pistachio-monger", "salty-mama", "nut-lover",
    "squirrel-buddy",
)  # fmt: skip

Goals = tuple[tuple[int, int], ...]
"""For each goal card its copies and its points."""


def load() -> Goals:
    """The data that this process plays by."""
    return read(house.text("nuts", __package__, FILE))


def read(text: str) -> Goals:
    """The goal cards in a text; raises Refusal with the clause and the card that is wrong."""
    data = house.tables(text)
    goals = data.get("goals")
    if set(data) != {"goals"} or not isinstance(goals, dict) or set(goals) != set(GOALS):
        raise Refusal(no("NU-P6", "There are seven kinds of goal cards, each with its name."), "goals")
    return tuple((_number(goals[name], "copies", name, 6), _number(goals[name], "points", name, 99)) for name in GOALS)


def _number(goal: Any, key: str, where: str, most: int) -> int:
    if not isinstance(goal, dict) or set(goal) != {"copies", "points"}:
        raise Refusal(no("NU-P6", "A goal card has its copies and its points."), where)
    if type(goal[key]) is not int or not 0 <= goal[key] <= most:
        raise Refusal(no("NU-P6", "'{key}' is a number from 0 to {most}.", key=key, most=most), where)
    found: int = goal[key]
    return found
