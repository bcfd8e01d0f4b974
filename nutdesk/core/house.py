"""House data: the file that a game reads when it is loaded, and texts that replace it.

A process plays a game by one set of data. To play by another, replace it before the game is loaded: see
nutdesk.games.swap, which also checks it.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from nutdesk.core import toml
from nutdesk.core.clean import clean

LARGEST: Final = 48 * 1024
"""Bytes of a replacement text: it must fit into the first line of a record."""

_laid: dict[str, str] = {}


class BadData(ValueError):
    """House data that a game cannot be played with; the message is one sentence."""


def text(game: str, package: str, file: str) -> str:
    """The data to load a game with: the replacement, or else the game's own file."""
    return _laid.get(game) or shipped(package, file)


def shipped(package: str, file: str) -> str:
    """The data that come with a game."""
    return Path(import_module(package).__file__ or "").with_name(file).read_text("utf-8")


def tables(text: str) -> dict[str, Any]:
    """The tables in a text of house data; raises BadData with the line that is not TOML.

    >>> tables("rounds = 3")
    {'rounds': 3}
    """
    try:
        return toml.loads(text)
    except toml.BadToml as error:
        raise BadData(f"this is not TOML: {error}") from None


def readable(text: object, longest: int) -> bool:
    """Whether a text can be printed on a card or tile: one line in which every character is visible."""
    return isinstance(text, str) and bool(text) and clean(text, longest) == text


def lay(game: str, data: str) -> None:
    """Replace the data of a game with this text; '' restores its own file.

    >>> lay("nuts", "rounds = 3")
    >>> laid("nuts")
    'rounds = 3'
    >>> lay("nuts", "")
    """
    if data:
        _laid[game] = data
    else:
        _laid.pop(game, None)


def laid(game: str) -> str:
    """The text that replaces the data of a game; '' if none does."""
    return _laid.get(game, "")


def everything() -> Mapping[str, str]:
    """All replacement texts by game, for another process that must play by the same data."""
    return dict(_laid)
