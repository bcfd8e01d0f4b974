"""Which lessons somebody has finished, and a presenter's notes on their steps, kept in the user's data."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import attrs

from nutdesk import files, paths
from nutdesk.core.clean import clean_lines

LONGEST_NOTE: Final = 4000
MOST: Final = 2000
"""Entries of each kind: this program never writes more."""


def key_of(path: Path) -> str:
    """The key that a scene is remembered by: its place among ours or the player's own, or its name."""
    for folder, lead in ((paths.scenes(), ""), (paths.user_scenes(), "own/")):
        try:
            return lead + path.resolve().relative_to(folder.resolve()).with_suffix("").as_posix()
        except ValueError:
            continue
    return f"elsewhere/{path.stem}"


@attrs.define
class Progress:
    """Which lessons were finished and when, and the presenter's own notes by scene and step."""

    finished: dict[str, str] = attrs.Factory(dict)
    notes: dict[str, dict[str, str]] = attrs.Factory(dict)
    _kept: dict[str, Any] = attrs.field(factory=dict, init=False, eq=False, repr=False)
    """What the file said about this when it was last read or written."""

    def done(self, path: Path) -> bool:
        return key_of(path) in self.finished

    def finish(self, path: Path) -> None:
        """Remember that a lesson was seen to its end."""
        self.finished.setdefault(key_of(path), f"{datetime.now().astimezone():%Y-%m-%d}")
        self.save()

    def note(self, path: Path, step: int) -> str | None:
        """The presenter's note on a step; None if there is none, '' if the scene's own note was deleted."""
        return self.notes.get(key_of(path), {}).get(str(step))

    def write(self, path: Path, step: int, text: str | None) -> None:
        """Store a note on a step; None restores the scene's own."""
        own = self.notes.setdefault(key_of(path), {})
        if text is None:
            own.pop(str(step), None)
        else:
            own[str(step)] = clean_lines(text, LONGEST_NOTE)
        if not own:
            del self.notes[key_of(path)]
        self.save()

    def save(self) -> None:
        """Store what was changed here; a disk that refuses is no reason to stop a lesson."""
        now = self._data()
        with suppress(OSError):
            files.write_changes(_place(), self._kept, now)
            self._kept = now

    def _data(self) -> dict[str, Any]:
        return {"finished": dict(self.finished), "notes": {key: dict(own) for key, own in self.notes.items()}}


def load() -> Progress:
    """What was stored; anything that makes no sense is left out."""
    kept = files.read_json(_place())
    progress = Progress(_texts(kept.get("finished")))
    notes = kept.get("notes")
    if isinstance(notes, dict):
        found = {str(key): _texts(value) for key, value in list(notes.items())[:MOST]}
        progress.notes = {key: value for key, value in found.items() if value}
    progress._kept = progress._data()
    return progress


def _texts(value: object) -> dict[str, str]:
    if not isinstance(value, dict):
        return {}
    pairs = list(value.items())[:MOST]
    return {str(key): clean_lines(text, LONGEST_NOTE) for key, text in pairs if isinstance(text, str)}


def _place() -> Path:
    return paths.user_data() / "lessons.json"
