"""Other house data to choose from, and games played by them: in a window of their own."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from PySide6.QtCore import QProcess

from nutdesk import paths
from nutdesk.desk.kit.words import later

TITLES = {"evened": later("Evened objectives")}
"""What the data of resources/house are called."""


def variants(game: str) -> list[tuple[str, str]]:
    """The house data that are shipped beside those of a game: their titles and texts."""
    files = sorted((paths.resources() / "house" / game).glob("*.toml"))
    return [(TITLES.get(file.stem, file.stem), file.read_text("utf-8")) for file in files]


def data_file(game: str, text: str) -> Path:
    """A file with these data, for another process."""
    path = paths.user_cache() / "lab" / f"{game}-{hashlib.sha256(text.encode()).hexdigest()[:16]}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def start_window(*words: str) -> bool:
    """Start nutdesk once more, with these words on its command line; whether that went well."""
    before = [] if getattr(sys, "frozen", False) else ["-m", "nutdesk"]
    done = QProcess.startDetached(sys.executable, [*before, *words])
    return bool(done[0] if isinstance(done, tuple) else done)
