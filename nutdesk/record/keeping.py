"""Managing the player's games: rename one, throw one away, bring it back."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

import attrs

from nutdesk import files, paths
from nutdesk.core.clean import clean
from nutdesk.record import reader
from nutdesk.record.fault import BadFile
from nutdesk.record.format import encode
from nutdesk.record.journal import Busy, free, is_claimed
from nutdesk.record.store import own_folder

LONGEST_TITLE: Final = 60
KEPT: Final = 50
"""How many games stay in the bin; the oldest are deleted first."""


def bin_folder() -> Path:
    """The folder of games that were thrown away."""
    return paths.user_data() / "bin"


def rename(path: Path, title: str) -> None:
    """Give a game another title; '' for the title of its rules. It keeps its place in the list. BadFile, OSError."""
    _refuse_if_played(path)
    data = reader.read(path)
    before = reader.parse(path, data)
    first, newline, rest = data.partition(b"\n")
    title = clean(title, LONGEST_TITLE)
    head = reader.read_head(path, first)
    head.pop("title", None)
    fields = {}
    for key, value in head.items():
        fields[key] = value
        if key == "game" and title:
            fields["title"] = title
    data = encode(fields).removesuffix(b"\n") + newline + rest
    # The file that will replace it is read first: it must be the same game.
    after = reader.parse(path, data)
    if (after.header, after.lines) != (attrs.evolve(before.header, title=title), before.lines):
        raise BadFile(path, "{file} cannot be called that.")
    times = path.stat()
    files.replace(path, data, private=True)
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def _refuse_if_played(path: Path) -> None:
    """Refuse a game in progress, as its player would go on writing into a file that nobody finds again."""
    if is_claimed(path):
        raise Busy(path, "{file} is being played now: leave that game first, here or in the other window.")


def throw_away(path: Path) -> Path:
    """Put a game into the bin, and return where it is there. BadFile if it is being played, OSError."""
    with suppress(OSError):  # one that cannot even be opened is in nobody's hands
        _refuse_if_played(path)
    place = free(own_folder(bin_folder()) / f"{path.parent.name}~{path.name}")
    path.rename(place)
    with suppress(OSError):
        os.utime(place)  # the bin is emptied by when things were thrown away
    with suppress(OSError):
        # A clock may tick so slowly that two have the same time.
        there = sorted(bin_folder().iterdir(), key=lambda file: (file == place, file.lstat().st_mtime_ns, file))
        for old in there[:-KEPT]:
            old.unlink()
    return place


def bring_back(place: Path, changed: float | None = None) -> Path:
    """Take a game out of the bin to where it was; its time of last play can be given."""
    folder, _, name = place.name.partition("~")
    path = free(own_folder(paths.user_data() / folder) / name)
    place.rename(path)
    if changed is not None:
        os.utime(path, (changed, changed))
    return path
