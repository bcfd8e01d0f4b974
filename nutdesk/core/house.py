"""House data: the one file a game reads when it is loaded, and the text that may be laid over it.

A process plays a game by one set of data. Another text is laid over the shipped file before the game is loaded:
see nutdesk.games.swap, which also checks it.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from nutdesk.core import toml
from nutdesk.core.clean import clean

LARGEST: Final = 48 * 1024
"""Bytes of a text of house data: it must fit into the first line of a record."""

_laid: dict[str, str] = {}


class BadData(ValueError):
    """House data that cannot be played by: one sentence."""


def text(game: str, package: str, file: str) -> str:
    """The data a game is to be loaded with: what was laid over it, or its own file."""
    return _laid.get(game) or shipped(package, file)


def shipped(package: str, file: str) -> str:
    """The data that come with a game."""
    return resources.files(package).joinpath(file).read_text("utf-8")


def tables(text: str) -> dict[str, Any]:
    """What a text of house data says; raises BadData with the line that is no TOML."""
    try:
        return toml.loads(text)
    except toml.BadToml as error:
        raise BadData(f"this is not TOML: {error}") from None


def readable(text: object, longest: int) -> bool:
    """Whether this can stand on a card or a tile: a text of one line, and every sign of it can be seen."""
    return isinstance(text, str) and bool(text) and clean(text, longest) == text


def lay(game: str, data: str) -> None:
    """Have this text read instead of the game's own file; '' takes it away again."""
    if data:
        _laid[game] = data
    else:
        _laid.pop(game, None)


def laid(game: str) -> str:
    """The text that is read instead of the game's own file; '' for its own."""
    return _laid.get(game, "")


def everything() -> Mapping[str, str]:
    """All that is laid over files, by game: for a process that is to play as this one does."""
    return dict(_laid)
