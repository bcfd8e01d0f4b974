"""Lessons in one file to hand on: a zip of scenes, data and nothing else."""

from __future__ import annotations

import re
import zipfile
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import attrs

from nutdesk import paths
from nutdesk.core.words import say
from nutdesk.teach.author import Draft, save, slug
from nutdesk.teach.scene import Scene, SceneError, loads
from nutdesk.teach.source import LARGEST

SUFFIX: Final = ".nutlesson"
MOST: Final = 100
"""Scenes in one pack: four times the longest course."""
NAME: Final = re.compile(r"([a-z0-9-]{1,40})/([a-z0-9-]{1,70})\.toml")
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The date in every pack: the same scenes make the same file."""


class BadPack(ValueError):
    """A pack that is not taken: one sentence why."""

    def __init__(self, path: Path, sentence: str) -> None:
        self.said = say("{file}: {sentence}", file=path.name, sentence=sentence)
        super().__init__(self.said)


@attrs.frozen
class Packed:
    """A scene that came in a pack."""

    name: str
    scene: Scene
    text: str


def pack(scenes: Iterable[Path], out: Path) -> int:
    """Put scenes into one file, in this order; how many. Raises SceneError for one that cannot be shown, OSError."""
    entries: dict[str, str] = {}
    for number, path in enumerate(scenes, 1):
        try:
            text = path.read_text("utf-8-sig")
        except UnicodeDecodeError:
            raise SceneError(str(path), 0, say("This is not text in UTF-8."), unreadable=True) from None
        scene = loads(text, str(path))
        name = f"{scene.game.id}/{slug(path.stem)}.toml"
        entries[name if name not in entries else f"{scene.game.id}/{slug(path.stem)}-{number}.toml"] = text
    if not entries:
        raise SceneError(str(out), 0, say("There is no scene to pack."))
    if len(entries) > MOST:
        raise SceneError(str(out), 0, say("A pack holds at most {most} scenes, not {n}.", most=MOST, n=len(entries)))
    part = out.with_name(f".{out.name}.part")
    with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in entries.items():
            file.writestr(zipfile.ZipInfo(name, LONG_AGO), text, zipfile.ZIP_DEFLATED)
    part.replace(out)
    return len(entries)


def read(path: Path) -> tuple[Packed, ...]:
    """The scenes in a pack, every one of them looked at before any is used; raises BadPack."""
    try:
        with zipfile.ZipFile(path) as file:
            infos = file.infolist()
            if not infos or len(infos) > MOST:
                why = say("A pack of lessons holds 1 to {most} scenes, this one {n}.", most=MOST, n=len(infos))
                raise BadPack(path, why)
            return tuple(_read_one(path, file, info) for info in infos)
    except OSError as error:
        raise BadPack(path, say("It cannot be read: {what}.", what=error.strerror or error)) from None
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
        if isinstance(error, BadPack):
            raise
        raise BadPack(path, say("This is not a pack of lessons, or it is damaged.")) from None


def _read_one(path: Path, file: zipfile.ZipFile, info: zipfile.ZipInfo) -> Packed:
    found = NAME.fullmatch(info.filename)
    if found is None:
        why = say("A pack holds scenes and nothing else, not '{filename}'.", filename=_tame(info.filename))
        raise BadPack(path, why)
    if info.file_size > LARGEST:
        why = say(
            "'{filename}' is larger than {kb} kB: this cannot be meant.",
            filename=info.filename, kb=LARGEST // 1000,
        )
        raise BadPack(path, why)
    with file.open(info) as stream:
        raw = stream.read(LARGEST + 1)  # what the list of contents says need not be true
    if len(raw) > LARGEST:
        why = say(
            "'{filename}' is larger than {kb} kB: this cannot be meant.",
            filename=info.filename, kb=LARGEST // 1000,
        )
        raise BadPack(path, why)
    try:
        text = raw.decode("utf-8-sig")
        scene = loads(text, info.filename)
    except UnicodeDecodeError:
        raise BadPack(path, say("'{filename}' is not text in UTF-8.", filename=info.filename)) from None
    except SceneError as error:
        raise BadPack(path, str(error)) from None
    if scene.game.id != found[1]:
        raise BadPack(path, say("'{filename}' is a scene of another game.", filename=info.filename))
    return Packed(found[2], scene, text)


def unpack(path: Path, folder: Path | None = None) -> tuple[Path, ...]:
    """Put the scenes of a pack among the player's own; nothing is written over. Raises BadPack, OSError."""
    place = folder or paths.user_scenes()
    written: list[Path] = []
    for one in read(path):
        target, number = place / one.scene.game.id / f"{one.name}.toml", 2
        while target.exists():
            if target.read_bytes() == one.text.encode():
                break  # it came before
            target, number = target.with_name(f"{one.name}-{number}.toml"), number + 1
        save(Draft(one.text), target)
        written.append(target)
    return tuple(written)


def _tame(name: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in name[:60])
