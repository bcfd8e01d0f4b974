"""Short sounds for moves. Nothing waits for them, and where none can be played nothing is said."""

from __future__ import annotations

import atexit
import os
import sys
import threading
import wave
from array import array
from collections import deque
from collections.abc import Generator, Iterable
from pathlib import Path
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, Final

from nutdesk import paths
from nutdesk.core.table import Piece, Table

NAMES: Final = ("wood", "card", "dice", "nut", "done", "win", "no")
RATE: Final = 22_050
CROWD: Final = 0.05
"""Seconds in which the same sound is not repeated: ten pieces that move at once make one noise."""
BURST: Final = (3, 0.5)
"""So many sounds at most begin in so many seconds: more would be a rattle."""
IDLE: Final = 2.0
"""Seconds of silence after which the audio device is released."""
LATE: Final = 3
"""How many sounds may wait; others are dropped, as they would come too late."""


# ---- what is heard --------------------------------------------------------------------------------------------------


def heard(before: Table | None, after: Table) -> str:
    """The sound of a change from one table to the next; '' if nothing moved.

    It is one sound, whatever moves: a die that tumbles before what it moves, then what is done, cards, nuts, wood.
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
    if any(cue.kind == "rolls" for cue in after.cues):
        return "dice"
    moved += old.values()
    kinds = {piece.sound for piece in moved} | {cue.sound for cue in after.cues}
    return next((kind for kind in ("done", "card", "nut", "wood") if kind in kinds), "")


def _pieces(table: Table) -> Iterable[Piece]:
    yield from table.pieces
    for group in table.hand:
        yield from group.pieces


# ---- making it ------------------------------------------------------------------------------------------------------


def recorded(name: str) -> array[int]:
    """The samples of one of our sounds."""
    with wave.open(str(paths.resources() / "sounds" / f"{name}.wav"), "rb") as file:
        data = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        data.byteswap()
    return data


def may_sound() -> bool:
    """Whether there can be an audio device; the system's library complains if it is asked where there is none."""
    if not sys.platform.startswith("linux"):
        return True
    run = os.environ.get("XDG_RUNTIME_DIR", "")
    sockets = [Path(run) / "pulse" / "native", Path(run) / "pipewire-0"] if run else []
    if os.environ.get("PULSE_SERVER") or any(socket.exists() for socket in sockets):
        return True
    return any(Path("/dev/snd").glob("pcm*p"))


class Speaker:
    """A thread that owns the audio device; others give it the name of a sound and go on."""

    def __init__(self, backends: list[Any] | None = None) -> None:
        self.volume = 0
        """0 to 100; 0 is off."""
        self.silent = False
        """Whether no sound can be played here; nobody tries again."""
        self._backends = backends
        self._queue: SimpleQueue[str] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._last: dict[str, float] = {}
        self._begun: deque[float] = deque(maxlen=BURST[0])
        """When the last few sounds began."""
        self._sounds: dict[str, array[int]] = {}
        self._voices: list[tuple[array[int], int, float]] = []
        self._lock = threading.Lock()
        self.made = 0
        """How many sounds were given to a device."""

    def play(self, name: str) -> None:
        """Play a sound if possible; returns at once."""
        now = monotonic()
        if not name or self.volume <= 0 or self.silent or self._queue.qsize() >= LATE:
            return
        if now - self._last.get(name, -1.0) < CROWD:
            return
        if len(self._begun) == BURST[0] and now - self._begun[0] < BURST[1]:
            return
        self._last[name] = now
        self._begun.append(now)
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
        """Stop, and wait until the device is released."""
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
                # Twice the volume setting should sound twice as loud, and hearing follows a power law.
                loud = (self.volume / 100) ** 1.6
                with self._lock:
                    self._voices.append((self._sounds[name], 0, loud))
                self.made += 1
        except Exception:  # a device that was unplugged, a file that is gone: a game needs neither
            self.silent = True
        finally:
            device.close()

    def _wait(self) -> str:
        """The next sound; '' after a while without any."""
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
        """Fill the device's buffer whenever it asks: all voices added up."""
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
    """Silence ALSA, which prints its complaints on the terminal."""
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
