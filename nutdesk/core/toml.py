"""TOML that strangers wrote: read within bounds, whatever it holds."""

from __future__ import annotations

import re
from typing import Any, Final

DEEPEST: Final = 16
"""Words of a dotted key: tomllib needs the square of them in time."""
LARGEST: Final = 2**63
"""TOML promises no larger numbers; and Python does not write down those of thousands of digits."""
_DOTTED: Final = re.compile(rf"""(?<!["'\w-])(?:["'\w-]+[ \t]*\.[ \t]*){{{DEEPEST}}}""")


class BadToml(ValueError):
    """A text that is no TOML, or that nobody can have meant."""


def loads(text: str) -> dict[str, Any]:
    """What a text says; raises BadToml."""
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
