"""Small pictures of games, made when a game is left and stored in the cache."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QBuffer
from PySide6.QtGui import QImage, QPixmap

from nutdesk import files, paths
from nutdesk.core.clean import UNPRINTABLE
from nutdesk.core.game import TABLE, look
from nutdesk.core.match import Match
from nutdesk.desk.kit.art import Style, picture
from nutdesk.desk.kit.drawing import finest
from nutdesk.desk.kit.theme import Theme
from nutdesk.desk.kit.translated import voice_of
from nutdesk.desk.kit.words import language
from nutdesk.record.file import OtherData, load

SIZE = (620, 415)
KEPT = 60
"""How many pictures are stored; the oldest are deleted first."""


def kept_thumbnail(path: Path, theme: Theme) -> QPixmap | None:
    """The stored picture of a game, if it is not older than the game."""
    place = _place(path, theme)
    with suppress(OSError):
        if place.stat().st_mtime_ns > path.stat().st_mtime_ns:  # the same time tells nothing: clocks tick slowly
            kept = QPixmap(str(place))
            if not kept.isNull():
                return kept
    return None


def thumbnail_of(path: Path, theme: Theme) -> QPixmap | None:
    """What the public sees of a game's last position; None if its file cannot be read.

    For a game with other house data there is only the picture that its own window has stored.
    """
    kept = kept_thumbnail(path, theme)
    if kept is not None:
        return kept
    try:
        match = load(path).match
    except OtherData:
        return QPixmap()
    except Exception:
        # No file may keep the home screen or the list from appearing.
        return None
    return QPixmap.fromImage(keep_thumbnail(match, path, theme))


def keep_thumbnail(match: Match, path: Path, theme: Theme) -> QImage:
    """Draw a game for its record at a path, and store the picture if the disk allows it."""
    table = match.game.table(look(match.game, match.state, TABLE), match.cast)
    wide, high = (round(side * finest()) for side in SIZE)
    image = picture(table, wide, high, Style(theme, voice_of(match)))
    place = _place(path, theme)
    data = QBuffer()
    image.save(data, "PNG")  # type: ignore[call-overload]
    with suppress(OSError):
        files.folder(place.parent)
        files.replace(place, bytes(data.data().data()), private=True)
        _tidy(place.parent)
    return image


def _place(path: Path, theme: Theme) -> Path:
    # Qt cannot open files whose names are not valid text.
    name = UNPRINTABLE.sub(lambda sign: f"%{ord(sign[0]):x}", path.stem)
    fine = f".{finest():g}" if finest() > 1 else ""
    return paths.user_cache() / "pictures" / f"{name}.{theme.name}.{language().code}{fine}.png"


def _tidy(folder: Path) -> None:
    files.sweep(folder)
    pictures = sorted(folder.glob("*.png"), key=lambda file: (file.stat().st_mtime_ns, file), reverse=True)
    for old in pictures[KEPT:]:
        old.unlink(missing_ok=True)
