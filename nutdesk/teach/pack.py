"""Lessons in one file to share: a zip that contains scenes and nothing else."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Final, TypeVar

import attrs

from nutdesk import files, paths
from nutdesk.core.words import say
from nutdesk.teach.author import Draft, save, slug
from nutdesk.teach.scene import Scene, SceneError, loads
from nutdesk.teach.source import LARGEST, Mistake, take, tidy

SUFFIX: Final = ".nutlesson"
MOST: Final = 100
"""How many scenes a pack may contain: four times the longest course."""
MOST_BYTES: Final = 1_000_000
"""Bytes of all scenes in a pack together: three times as much as a hundred of the longest ones need."""
NAME: Final = re.compile(r"([a-z0-9-]{1,40})/([a-z0-9-]{1,70})\.toml")
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The date in every pack, so that the same scenes make the same file."""
KINDS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""How scenes may be compressed; other ways can unpack to any size at once."""
DAMAGED: Final = say("This is not a pack of lessons, or it is damaged.")
TOO_MUCH: Final = say("Together the scenes are larger than {kb} kB.", kb=MOST_BYTES // 1000)

T = TypeVar("T")
Work = Generator[tuple[int, int], None, T]
"""Work that is done scene by scene, and yields which one it is at, of how many."""


class BadPack(ValueError):
    """A pack that is refused; the message says why in one sentence."""

    def __init__(self, path: Path, sentence: str) -> None:
        self.said = tidy(say("{file}: {sentence}", file=path.name, sentence=sentence))
        super().__init__(self.said)


@attrs.frozen
class Packed:
    """A scene from a pack."""

    name: str
    scene: Scene
    text: str


def pack(scenes: Iterable[Path], out: Path) -> int:
    """Put scenes into one file, in this order; return how many. Raises OSError, SceneError."""
    return finished(packing(scenes, out))


def packing(scenes: Iterable[Path], out: Path) -> Work[int]:
    """The same, scene by scene."""
    paths = tuple(scenes)
    if not paths:
        raise SceneError(str(out), 0, say("There is no scene to pack."))
    if len(paths) > MOST:
        raise SceneError(str(out), 0, say("A pack holds at most {most} scenes, not {n}.", most=MOST, n=len(paths)))
    entries: dict[str, str] = {}
    left = MOST_BYTES
    for number, path in enumerate(paths, 1):
        yield number, len(paths)
        scene, text = _own(path)
        left -= len(text.encode())
        if left < 0:
            raise SceneError(str(out), 0, TOO_MUCH)
        name = f"{scene.game.id}/{slug(path.stem)}.toml"
        entries[name if name not in entries else f"{scene.game.id}/{slug(path.stem)}-{number}.toml"] = text
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in entries.items():
            file.writestr(zipfile.ZipInfo(name, LONG_AGO), text, zipfile.ZIP_DEFLATED)
    files.replace(out, made.getvalue())
    return len(entries)


def _own(path: Path) -> tuple[Scene, str]:
    try:
        text = take(path).decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise SceneError(str(path), 0, say("This is not text in UTF-8."), unreadable=True) from None
    except Mistake as mistake:
        raise SceneError(str(path), 0, mistake.sentence, unreadable=True) from None
    return loads(text, str(path)), text


def finished(work: Work[T]) -> T:
    """The result of some work whose progress nobody watches."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            out: T = end.value
            return out


def reading(path: Path) -> Work[tuple[Packed, ...]]:
    """The scenes in a pack, all of them checked before any is used; raises BadPack."""
    try:
        if path.exists() and not path.is_file():  # a pipe would never end
            raise BadPack(path, DAMAGED)
        if path.stat().st_size > 2 * MOST_BYTES:  # one that is larger lists more than it holds
            raise BadPack(path, say("It is larger than {kb} kB: that cannot be right.", kb=2 * MOST_BYTES // 1000))
        with zipfile.ZipFile(path) as file:
            infos = file.infolist()
            if not infos or len(infos) > MOST:
                why = say("A pack of lessons holds 1 to {most} scenes, this one {n}.", most=MOST, n=len(infos))
                raise BadPack(path, why)
            found: list[Packed] = []
            left = MOST_BYTES
            for info in infos:
                yield len(found) + 1, len(infos)
                found.append(_read_one(path, file, info, left))
                left -= len(found[-1].text.encode())
            return tuple(found)
    except OSError as error:
        raise BadPack(path, say("It cannot be read: {what}.", what=error.strerror or error)) from None
    except BadPack:
        raise
    except Exception as error:
        # A stranger's bytes have reached zipfile, which raises many kinds of errors for what it does not understand.
        raise BadPack(path, DAMAGED) from error


def _read_one(path: Path, file: zipfile.ZipFile, info: zipfile.ZipInfo, most: int) -> Packed:
    found = NAME.fullmatch(info.filename)
    if found is None:
        why = say("A pack may hold only scenes, not '{filename}'.", filename=_tame(info.filename))
        raise BadPack(path, why)
    if info.compress_type not in KINDS:
        why = say("'{filename}' is packed in a way that nutdesk does not accept.", filename=info.filename)
        raise BadPack(path, why)
    with file.open(info) as stream:
        raw = stream.read(LARGEST + 1)  # what the list of contents says need not be true
    if len(raw) > LARGEST:
        why = say(
            "'{filename}' is larger than {kb} kB: that cannot be right.",
            filename=info.filename,
            kb=LARGEST // 1000,
        )
        raise BadPack(path, why)
    if len(raw) > most:
        raise BadPack(path, TOO_MUCH)
    try:
        text = raw.decode("utf-8-sig")
        scene = loads(text, info.filename)
    except UnicodeDecodeError:
        raise BadPack(path, say("'{filename}' is not text in UTF-8.", filename=info.filename)) from None
    except SceneError as error:
        raise BadPack(path, error.said) from None
    if scene.game.id != found[1]:
        raise BadPack(path, say("'{filename}' is a scene of another game.", filename=info.filename))
    return Packed(found[2], scene, text)


def unpack(path: Path, folder: Path | None = None) -> tuple[Path, ...]:
    """Add the scenes of a pack to the player's own, overwriting nothing. Raises BadPack, OSError."""
    return finished(unpacking(path, folder))


def unpacking(path: Path, folder: Path | None = None) -> Work[tuple[Path, ...]]:
    """The same, scene by scene: stopping before all are read adds none of them."""
    place = folder or paths.user_scenes()
    written: list[Path] = []
    for one in (yield from reading(path)):
        name, number = slug(one.name), 2  # a pack may come from a system that allows other names
        target = place / one.scene.game.id / f"{name}.toml"
        while target.exists():
            if target.read_bytes() == one.text.encode():
                break  # it came before
            target, number = target.with_name(f"{name}-{number}.toml"), number + 1
        save(Draft(one.text), target)
        written.append(target)
    return tuple(dict.fromkeys(written))  # one that is in the pack twice was added once


def _tame(name: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in name[:60])
