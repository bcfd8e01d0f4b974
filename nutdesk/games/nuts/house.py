"""The data that can be replaced: copies and points of the goal cards, read from goals.toml and checked.

They also say by which rules a game is played. A record names the edition of its data, so one of 0.1.0, whose data say
nothing about rules, keeps the rules of 0.1.0 (1). Today's rules are 2:

- NU-R8: Refill may come after changes too, and makes them final;
- NT-1, NT-4, NT-7, NT-9: the Trucks edition as its designer plays it.
"""

from __future__ import annotations

from typing import Any, Final

import attrs

from nutdesk.core import house
from nutdesk.core.game import Refusal, no
from nutdesk.core.value import Value
from nutdesk.core.words import say

FILE: Final = "goals.toml"
EDITION: Final = 2
"""Of the file: see "Editions" in docs/lab.md before it is changed."""
EARLIER: Final = {1: say("Rules of 0.1.0")}
"""What the editions are called that lie beside the file."""
TABLES: Final = ("Goal cards",)
"""What the lab puts on trial: see Game.uses."""
GOALS: Final = (
    "peanut-champion",
    "almond-thought-leader",
    "cashew-innovator",
    "pistachio-monger",
    "salty-mama",
    "nut-lover",
    "squirrel-buddy",
)

Goals = tuple[tuple[int, int], ...]
"""For each goal card its copies and its points."""
RULES: Final = (1, 2)


@attrs.frozen
class House(Value):
    goals: Goals
    rules: int


def load() -> House:
    """The data that this process plays by."""
    return read(house.text("nuts", __package__, FILE))


def read(text: str) -> House:
    """What a text says; raises Refusal with the clause and the card that is wrong."""
    data = house.tables(text)
    rules = data.pop("rules", RULES[0])
    if type(rules) is not int or rules not in RULES:
        raise Refusal(no("NU-P6", "The rules are 1 for those of 0.1.0, or 2 for those of now."), "rules")
    goals = data.get("goals")
    if set(data) != {"goals"} or not isinstance(goals, dict) or set(goals) != set(GOALS):
        raise Refusal(no("NU-P6", "There are seven kinds of goal cards, each with its name."), "goals")
    found = ((_number(goals[name], "copies", name, 6), _number(goals[name], "points", name, 99)) for name in GOALS)
    return House(tuple(found), rules)


def _number(goal: Any, key: str, where: str, most: int) -> int:
    if not isinstance(goal, dict) or set(goal) != {"copies", "points"}:
        raise Refusal(no("NU-P6", "A goal card has its copies and its points."), where)
    if type(goal[key]) is not int or not 0 <= goal[key] <= most:
        raise Refusal(no("NU-P6", "'{key}' must be a number from 0 to {most}.", key=key, most=most), where)
    found: int = goal[key]
    return found
