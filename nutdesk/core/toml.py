"""Reads TOML that strangers wrote, within limits, whatever it contains."""

from __future__ import annotations

import re
from typing import Any, Final

DEEPEST: Final = 16
"""Words of a dotted key: tomllib takes quadratic time for them."""
LARGEST: Final = 2**63
"""TOML promises no larger numbers, and Python refuses to print those with thousands of digits."""
_DOTTED: Final = re.compile(rf"""(?<!["'\w-])(?:["'\w-]+[ \t]*\.[ \t]*){{{DEEPEST}}}""")


class BadToml(ValueError):
    """Raised for a text that is not TOML, or is beyond what anybody could mean."""


def loads(text: str) -> dict[str, Any]:
    r"""The tables in a text; raises BadToml.

    >>> loads("[nuts]\nacorns = 3")
    {'nuts': {'acorns': 3}}
    """
    import tomllib  # only a game needs it, and the home screen is to come up fast

    if _DOTTED.search(text):
        raise BadToml(f"a key of more than {DEEPEST} words")
    try:
        return checked(tomllib.loads(text))
    except RecursionError:
        raise BadToml("brackets in brackets without end") from None
    except tomllib.TOMLDecodeError as error:
        raise BadToml(str(error)) from None
    except ValueError:  # a number of thousands of digits, or the 31st of February
        raise BadToml("a number or a date in it is out of range") from None


def checked(data: dict[str, Any]) -> dict[str, Any]:
    """The same tables; raises BadToml if a number in them is out of range."""
    left: list[Any] = [data]
    while left:
        value = left.pop()
        if isinstance(value, dict):
            left += value.values()
        elif isinstance(value, list):
            left += value
        elif isinstance(value, int) and not -LARGEST <= value < LARGEST:
            raise BadToml("a number or a date in it is out of range")
    return data
