"""A mouse and a keyboard on a Wayland screen, for a compositor that lets programs have them, as sway does.

It speaks the compositor's protocol itself: messages of 32-bit words, for an object and with a number.
"""

from __future__ import annotations

import array
import socket
import struct
import tempfile
import time

KEYMAP = b"""xkb_keymap {
xkb_keycodes { include "evdev+aliases(qwerty)" };
xkb_types { include "complete" };
xkb_compat { include "complete" };
xkb_symbols { include "pc+us+inet(evdev)" };
};
\0"""
KEYS = {"q": 16, "z": 44, "n": 49, "space": 57, "F5": 63}
LEFT, CONTROL = 0x110, 4
SEAT, KEYBOARDS, MICE = "wl_seat", "zwp_virtual_keyboard_manager_v1", "zwlr_virtual_pointer_manager_v1"
SCREEN = 1
"""The first object of every connection."""


class WaylandHand:
    """A hand that is there as long as its connection."""

    def __init__(self, path: str, wide: int, high: int) -> None:
        self.size = wide, high
        self.line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.line.settimeout(60)
        self.line.connect(path)
        self.last = SCREEN
        registry, done = self._new(), self._new()
        self._send(SCREEN, 1, registry)
        self._send(SCREEN, 0, done)
        offered: dict[str, int] = {}
        while True:
            sender, body = self._hear()
            if sender == done:
                break
            if sender == registry:
                name, length = struct.unpack_from("<II", body)
                offered.setdefault(body[8 : 7 + length].decode(), name)
        seat, keyboards, mice = (self._bind(registry, offered[kind], kind) for kind in (SEAT, KEYBOARDS, MICE))
        self.keyboard, self.mouse = self._new(), self._new()
        self._send(keyboards, 0, seat, self.keyboard)
        self._send(mice, 0, seat, self.mouse)
        with tempfile.TemporaryFile() as file:
            file.write(KEYMAP)
            file.flush()
            self._send(self.keyboard, 0, 1, len(KEYMAP), file=file.fileno())
        self._settle()

    def close(self) -> None:
        self.line.close()

    def key(self, name: str, held: int = 0) -> None:
        """Press a key, perhaps while others are held."""
        self._send(self.keyboard, 2, held, 0, 0, 0)
        for down in (1, 0):
            self._send(self.keyboard, 1, _now(), KEYS[name], down)
        self._send(self.keyboard, 2, 0, 0, 0, 0)
        self._settle()

    def drag(self, start: tuple[int, int], stop: tuple[int, int]) -> None:
        """Take what lies at one place to another."""
        self._move(*start)
        self._press(True)
        for k in range(1, 9):
            self._move(*(round(a + (b - a) * k / 8) for a, b in zip(start, stop, strict=True)))
        self._press(False)

    def _move(self, *place: int) -> None:
        self._send(self.mouse, 1, _now(), *place, *self.size)
        self._frame()

    def _press(self, down: bool) -> None:
        self._send(self.mouse, 2, _now(), LEFT, int(down))
        self._frame()

    def _frame(self) -> None:
        self._send(self.mouse, 4)
        self._settle()
        time.sleep(0.05)

    def _bind(self, registry: int, name: int, kind: str) -> int:
        number, text = self._new(), kind.encode() + b"\0"
        words = struct.pack("<II", name, len(text)) + text + b"\0" * (-len(text) % 4)
        self._send(registry, 0, 1, number, words=words)
        return number

    def _new(self) -> int:
        self.last += 1
        return self.last

    def _send(self, to: int, code: int, *numbers: int, words: bytes = b"", file: int | None = None) -> None:
        body = words + struct.pack(f"<{len(numbers)}I", *numbers)
        beside = [] if file is None else [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [file]))]
        self.line.sendmsg([struct.pack("<II", to, (len(body) + 8) << 16 | code) + body], beside)

    def _hear(self) -> tuple[int, bytes]:
        """Who says something, and what; AssertionError if the compositor has understood nothing."""
        sender, word = struct.unpack("<II", self.line.recv(8, socket.MSG_WAITALL))
        body = self.line.recv((word >> 16) - 8, socket.MSG_WAITALL)
        assert (sender, word & 0xFFFF) != (SCREEN, 0), body
        return sender, body

    def _settle(self) -> None:
        """Wait until the compositor has done all that it was told."""
        done = self._new()
        self._send(SCREEN, 0, done)
        while self._hear()[0] != done:
            pass


def _now() -> int:
    return time.monotonic_ns() // 1_000_000 & 0xFFFFFFFF
