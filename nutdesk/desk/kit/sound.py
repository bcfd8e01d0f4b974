"""Small sounds for what moves: never needed, never waited for, and nothing is said where none can be made."""

from __future__ import annotations

import atexit
import os
import sys
import threading
import wave
from array import array
from collections.abc import Generator, Iterable
from pathlib import Path
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, Final

from nutdesk import paths
from nutdesk.core.table import Art, Box, Label, Piece, Svg, Table

NAMES: Final = ("wood", "card", "dice", "nut", "win", "no")
RATE: Final = 22_050
CROWD: Final = 0.05
"""Seconds in which the same sound is not made twice: ten pieces that move at once make one noise."""
IDLE: Final = 2.0
"""Seconds of silence after which the device is given back."""
LATE: Final = 3
"""Sounds that may wait; more are dropped, for they would come too late to mean anything."""


# ---- what is heard --------------------------------------------------------------------------------------------------


def heard(before: Table | None, after: Table) -> str:
    """The sound of what changed from one table to the next; '' if nothing moved.

    A die that tumbles is louder than what it moves; a card is known by its drawing, a nut by its own; the rest is wood.
    """
    if before is None:
        return ""
    old = {piece.id: piece for piece in _pieces(before)}
    moved: list[Piece] = []
    for piece in _pieces(after):
        was = old.pop(piece.id, None)
        if was is not None and piece.tumble != was.tumble:
            return "dice"
        if was is None or (was.spot, was.x, was.y) != (piece.spot, piece.x, piece.y):
            moved.append(piece)
    moved += old.values()
    kinds = {_stuff(piece.art) for piece in moved}
    return next((kind for kind in ("card", "nut", "wood") if kind in kinds), "")


def _pieces(table: Table) -> Iterable[Piece]:
    yield from table.pieces
    for group in table.hand:
        yield from group.pieces


def _stuff(art: Art) -> str:
    """What a drawing is made of."""
    names = [layer.name for layer in art if isinstance(layer, Svg)]
    if any(name.startswith(("card", "back-", "field-")) for name in names):
        return "card"
    paper = any(isinstance(layer, Box) and layer.fill.upper() == "#FFF6E0" for layer in art)
    if paper or (not names and any(isinstance(layer, Label) for layer in art)):
        return "card"
    return "nut" if any(name.startswith("nut-") for name in names) else "wood"


# ---- making it ------------------------------------------------------------------------------------------------------


def recorded(name: str, folder: Path | None = None) -> array[int]:
    """The samples of a sound that we ship."""
    with wave.open(str((folder or paths.resources() / "sounds") / f"{name}.wav"), "rb") as file:
        data = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        data.byteswap()
    return data


def may_sound() -> bool:
    """Whether there can be a device at all: asking the system's library where there is none makes it complain."""
    if not sys.platform.startswith("linux"):
        return True
    run = os.environ.get("XDG_RUNTIME_DIR", "")
    sockets = [Path(run) / "pulse" / "native", Path(run) / "pipewire-0"] if run else []
    if os.environ.get("PULSE_SERVER") or any(socket.exists() for socket in sockets):
        return True
    return any(Path("/dev/snd").glob("pcm*p"))


class Speaker:
    """One thread that has the device: whoever wants a sound leaves its name and goes on."""

    def __init__(self, backends: list[Any] | None = None) -> None:
        self.volume = 0
        """0 to 100; 0 is off."""
        self.silent = False
        """No sound can be made here: nobody tries again."""
        self._backends = backends
        self._queue: SimpleQueue[str] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._last: dict[str, float] = {}
        self._sounds: dict[str, array[int]] = {}
        self._voices: list[tuple[array[int], int, float]] = []
        self._lock = threading.Lock()
        self.made = 0
        """Sounds that were handed to a device."""

    def play(self, name: str) -> None:
        """Make a sound, if it can be made; returns at once."""
        now = monotonic()
        if not name or self.volume <= 0 or self.silent or self._queue.qsize() >= LATE:
            return
        if now - self._last.get(name, -1.0) < CROWD:
            return
        self._last[name] = now
        self._queue.put(name)
        if self._thread is None:
            atexit.register(self.close)  # the device is given back before the program is gone
        if self._thread is None or not self._thread.is_alive():
            thread = threading.Thread(target=self._run, name="sound", daemon=True)
            try:
                thread.start()
            except RuntimeError:  # no further thread can be started
                self.silent = True
            else:
                self._thread = thread

    def close(self) -> None:
        """Stop, and wait until the device is given back."""
        self.volume = 0
        thread = self._thread
        if thread is not None:
            self._queue.put("")
            thread.join(3)

    def _run(self) -> None:
        device = self._open()
        if device is None:
            self.silent = True
            return
        try:
            feed = self._feed()
            next(feed)
            device.start(feed)
            while (name := self._wait()) != "":
                if name not in self._sounds:
                    self._sounds[name] = recorded(name)
                # Who doubles the measure should hear twice as much, and ears work by powers.
                loud = (self.volume / 100) ** 1.6
                with self._lock:
                    self._voices.append((self._sounds[name], 0, loud))
                self.made += 1
        except Exception:  # a device that was unplugged, a file that is gone: a game needs neither
            self.silent = True
        finally:
            device.close()

    def _wait(self) -> str:
        """The next sound; '' after a while in which there was none."""
        try:
            return self._queue.get(timeout=IDLE)
        except Empty:
            return ""

    def _open(self) -> Any:
        if self._backends is None and not may_sound():
            return None
        try:
            import miniaudio

            _hush_alsa()
            return miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=60,
                backends=self._backends,
                app_name="nutdesk",
            )
        except Exception:  # not installed, no device, a sound server that does not answer
            return None

    def _feed(self) -> Generator[array[int], int, None]:
        """What the device asks for, again and again: all voices added up."""
        frames = yield array("h")
        while True:
            out = array("h", bytes(2 * frames))
            with self._lock:
                voices, self._voices = self._voices, []
                for samples, at, loud in voices:
                    part = samples[at : at + frames]
                    for k, value in enumerate(part):
                        out[k] = max(-32768, min(32767, out[k] + int(value * loud)))
                    if at + frames < len(samples):
                        self._voices.append((samples, at + frames, loud))
            frames = yield out


_hushed: list[Any] = []


def _hush_alsa() -> None:
    """Linux' own sound library prints its complaints on the terminal, unless it is told not to."""
    if _hushed or not sys.platform.startswith("linux"):
        return
    import ctypes

    try:
        library = ctypes.CDLL("libasound.so.2")
        kind = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)
        quiet = kind(lambda *_: None)
        library.snd_lib_error_set_handler(quiet)
        _hushed.append(quiet)  # it is called as long as the program runs
    except (OSError, AttributeError):
        return


speaker = Speaker()
"""The desk's own."""
