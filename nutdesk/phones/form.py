"""The forms of what a page may say, and the check that comes before anything else.

A message is an object in JSON whose `do` names its form; it has exactly the fields of that form, each of its kind.
What comes out holds nothing but short texts, small numbers and yes or no.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

Message = dict[str, Any]
Kind = Callable[[object], bool]

MOST: Final = 2**31 - 1
"""The largest number that a page may send."""


class BadMessage(ValueError):
    """A message that no page of ours would send."""


def text(longest: int) -> Kind:
    """A text of so many characters at most."""
    return lambda value: type(value) is str and len(value) <= longest


def like(pattern: str) -> Kind:
    """A text of this pattern."""
    found = re.compile(pattern, re.ASCII)
    return lambda value: type(value) is str and found.fullmatch(value) is not None


def whole(least: int, most: int = MOST) -> Kind:
    """A whole number; True and 1.0 are none."""
    return lambda value: type(value) is int and least <= value <= most


def flag(value: object) -> bool:
    """Yes or no."""
    return type(value) is bool


TICKET: Final = like("([0-9a-f]{32})?")
CODE: Final = like("[0-9]{0,12}")
LANGUAGE: Final = like("[A-Za-z0-9-]{0,35}")
NAME: Final = text(64)
THING: Final = like("[!-~]{1,80}")
"""The id of a piece or a spot."""
WISH: Final[Mapping[str, Kind]] = {"wish": whole(1), "at": whole(0)}

FORMS: Final[Mapping[str, Mapping[str, Kind]]] = {
    "hello": {"ticket": TICKET, "code": CODE, "language": LANGUAGE},
    "sit": {"seat": whole(0, 99), "name": NAME},
    "watch": {},
    "gesture": {**WISH, "index": whole(0, 9999)},
    "button": {**WISH, "index": whole(0, 9999)},
    "try": {**WISH, "piece": THING, "spot": THING},
    "undo": WISH,
    "redo": WISH,
    "answer": {"question": whole(0), "yes": flag},
    "language": {"language": LANGUAGE},
}
"""Everything that a page may say."""


def read(line: str) -> Message:
    """The message in a line; raises BadMessage.

    >>> read('{"do": "watch"}')
    {'do': 'watch'}
    >>> read('{"do": "sit", "seat": true, "name": ""}')
    Traceback (most recent call last):
    ...
    nutdesk.phones.form.BadMessage: seat
    """
    try:
        found = json.loads(line, object_pairs_hook=_once, parse_constant=_never)
    except (ValueError, RecursionError):
        raise BadMessage("not an object") from None
    if not isinstance(found, dict) or not isinstance(found.get("do"), str) or found["do"] not in FORMS:
        raise BadMessage("do")
    form = FORMS[found["do"]]
    if found.keys() != {"do", *form}:
        raise BadMessage("fields")
    for name, fits in form.items():
        if not fits(found[name]):
            raise BadMessage(name)
    return found


def _once(pairs: list[tuple[str, Any]]) -> Message:
    """An object in which no field stands twice."""
    if len(dict(pairs)) != len(pairs):
        raise BadMessage("twice")
    return dict(pairs)


def _never(_: str) -> None:
    """NaN and its like, which are not JSON."""
    raise BadMessage("not a number")


__all__ = ["FORMS", "BadMessage", "Message", "read"]
