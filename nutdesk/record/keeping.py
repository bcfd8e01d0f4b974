"""Keeping order among the player's games: call one something else, throw one away, take it back."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from nutdesk import files, paths
from nutdesk.record import reader
from nutdesk.record.fault import BadFile
from nutdesk.record.format import encode

LONGEST_TITLE: Final = 60
KEPT: Final = 50
"""So many games stay in the bin; the oldest go first."""


def bin_folder() -> Path:
    """Where games lie that were thrown away."""
    return paths.user_data() / "bin"


def rename(path: Path, title: str) -> None:
    """Give a game another title; '' for that of its rules. It keeps its place in the list. BadFile, OSError."""
    data = reader.read(path)
    first, newline, rest = data.partition(b"\n")
    try:
        head = json.loads(first)
    except ValueError:
        raise BadFile(path, "{file} is damaged.") from None
    title = " ".join(title.split())[:LONGEST_TITLE]
    head.pop("title", None)
    fields = {}
    for key, value in head.items():
        fields[key] = value
        if key == "game" and title:
            fields["title"] = title
    times = path.stat()
    files.replace(path, encode(fields).removesuffix(b"\n") + newline + rest)
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def throw_away(path: Path) -> Path:
    """Put a game into the bin; where it lies there."""
    bin_folder().mkdir(parents=True, exist_ok=True)
    place = _free(bin_folder() / f"{path.parent.name}~{path.name}")
    path.rename(place)
    place.touch()  # the bin is emptied by when things were thrown away
    for old in sorted(bin_folder().iterdir(), key=lambda file: file.stat().st_mtime, reverse=True)[KEPT:]:
        with suppress(OSError):
            old.unlink()
    return place


def bring_back(place: Path, changed: float | None = None) -> Path:
    """Take a game out of the bin again, to where it lay; its time of last play may be given."""
    folder, _, name = place.name.partition("~")
    home = paths.user_data() / folder
    home.mkdir(parents=True, exist_ok=True)
    path = _free(home / name)
    place.rename(path)
    if changed is not None:
        os.utime(path, (changed, changed))
    return path


def _free(path: Path) -> Path:
    """The path, or one with a number where there is something already."""
    found, number = path, 2
    while found.exists():
        found = path.with_name(f"{path.stem} ({number}){path.suffix}")
        number += 1
    return found
