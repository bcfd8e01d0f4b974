"""Other house data to choose from, and starting a new window for them."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from PySide6.QtCore import QProcess

from nutdesk import files, games, paths
from nutdesk.desk.kit.words import tr, voice


def variants(game: str) -> list[tuple[str, str]]:
    """The house data that come with nutdesk beside those of today: their titles and texts."""
    return [
        (voice(game).tell(games.edition_title(game, number)), games.edition_data(game, number))
        for number in games.earlier_editions(game)
    ]


def called(game: str, text: str) -> str:
    """The title of house data other than today's."""
    return next((title for title, known in variants(game) if known == text), tr("data from a file"))


def data_file(game: str, text: str) -> Path:
    """A file with these data, for another process."""
    path = paths.user_cache() / "lab" / f"{game}-{hashlib.sha256(text.encode()).hexdigest()[:16]}.toml"
    files.folder(path.parent)
    files.replace(path, text.encode())
    return path


def start_window(*words: str) -> bool:
    """Start another nutdesk with these arguments; return whether that worked."""
    before = [] if getattr(sys, "frozen", False) else ["-m", "nutdesk"]
    done = QProcess.startDetached(sys.executable, [*before, *words])
    return bool(done[0] if isinstance(done, tuple) else done)
