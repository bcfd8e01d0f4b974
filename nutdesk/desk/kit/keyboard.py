"""The keys of every command, and how a key is written on this system.

Qt takes Ctrl for Cmd on a Mac, and Meta for Control. Every text that names a key with Ctrl, Alt or Shift has it as a
part: tr("Settings ({key})", key=key_of("settings")).
"""

from __future__ import annotations

from typing import Self

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from nutdesk import mac
from nutdesk.desk.kit.words import Shown, joined, later, remember, tr

ON_MOST: dict[str, tuple[str, ...]] = {
    "new": ("Ctrl+N",),
    "open": ("Ctrl+O",),
    "save": ("Ctrl+S",),
    "export": ("Ctrl+E",),
    "home": ("Ctrl+H",),
    "statistics": ("Ctrl+I",),
    "undo": ("Ctrl+Z",),
    "redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
    "lines": ("Ctrl+B",),
    "timeline": ("Ctrl+T",),
    "trunk": ("Ctrl+M",),
    "cover": ("F6",),
    "hint": ("F2",),
    "coach": ("F9",),
    "bots-pause": ("F7",),
    "bots-step": ("F8",),
    "seat": ("F12",),
    "phones": ("Ctrl+J",),
    "trials": ("Ctrl+Shift+L",),
    "lessons": ("Ctrl+L",),
    "make-scene": ("Ctrl+Shift+E",),
    "edit-scene": ("Ctrl+Shift+O",),
    "print": ("Ctrl+P",),
    "projector": ("F5",),
    "black": ("Alt+B", "Ctrl+Shift+B"),
    "freeze": ("Alt+F", "Ctrl+Shift+F"),
    "spotlight": ("Alt+S",),
    "zoom": ("Alt+Z",),
    "laser": ("Alt+L",),
    "pen": ("Alt+P",),
    "arrow": ("Alt+A",),
    "clear": ("Alt+C",),
    "contrast": ("Alt+K",),
    "slow": ("Alt+M",),
    "back": ("Alt+Left",),
    "zoom-in": ("Ctrl++", "Ctrl+="),
    "zoom-out": ("Ctrl+-",),
    "fit": ("Ctrl+0",),
    "full": ("F11",),
    "words": ("F4",),
    "here": ("F3",),
    "again": ("Shift+F3",),
    "rules": ("F1",),
    "keys": ("?", "Ctrl+/"),
    "settings": ("Ctrl+,",),
    "quit": ("Ctrl+Q",),
    "menu": ("F10",),
    # In the editor and its lists.
    "mode-play": ("Alt+1",),
    "mode-forbid": ("Alt+2",),
    "mode-point": ("Alt+3",),
    "mode-answer": ("Alt+4",),
    "mode-large": ("Alt+5",),
    "scene-text": ("Alt+T",),
    "scene-try": ("Alt+R",),
    "step-copy": ("Ctrl+D",),
    "step-up": ("Alt+Up",),
    "step-down": ("Alt+Down",),
    "delete": ("Del",),
    "keep-note": ("Ctrl+Return",),
    "rule-before": ("Shift+Return",),
    # In the window of a macOS program.
    "window-close": ("Ctrl+W",),
    "window-minimise": ("Ctrl+M",),
}
"""What gives each command, the key that is shown first. A command that is not here has none."""

ON_A_MAC: dict[str, tuple[str, ...]] = {
    # Cmd with H and M hides and minimises, F11 shows the desktop.
    "home": ("Ctrl+Shift+H",),
    "trunk": ("Ctrl+Shift+M",),
    "full": ("Ctrl+Meta+F", "F11"),
    # A menu bar shows the first key, and a Mac has none that is only a sign.
    "keys": ("Ctrl+/", "?"),
    # Option with a letter or a digit types a sign, such as ç, ß, @ or [: these work beside a field for text.
    "black": ("Meta+B", "Ctrl+Shift+B"),
    "freeze": ("Meta+F", "Ctrl+Shift+F"),
    "spotlight": ("Meta+S",),
    "zoom": ("Meta+Z",),
    "laser": ("Meta+L",),
    "pen": ("Meta+P",),
    "arrow": ("Meta+A",),
    "clear": ("Meta+C",),
    "contrast": ("Meta+K",),
    "slow": ("Meta+M",),
    "mode-play": ("Ctrl+1",),
    "mode-forbid": ("Ctrl+2",),
    "mode-point": ("Ctrl+3",),
    "mode-answer": ("Ctrl+4",),
    "mode-large": ("Ctrl+5",),
    "scene-text": ("Ctrl+Alt+T",),
    "scene-try": ("Ctrl+R",),
    "delete": ("Backspace",),
}
"""The keys that are others there."""

HELD = {"Meta": "\N{UP ARROWHEAD}", "Alt": "\N{OPTION KEY}", "Shift": "\N{UPWARDS WHITE ARROW}"} | {
    "Ctrl": "\N{PLACE OF INTEREST SIGN}"
}
"""What is held with a key on a Mac, in the order in which Apple writes it."""
HOLD = {"Ctrl": later("Ctrl"), "Alt": later("Alt"), "Shift": later("Shift")}
"""The same elsewhere."""
SIGNS = {
    "Left": "\N{LEFTWARDS ARROW}",
    "Right": "\N{RIGHTWARDS ARROW}",
    "Up": "\N{UPWARDS ARROW}",
    "Down": "\N{DOWNWARDS ARROW}",
    "Return": "\N{LEFTWARDS ARROW WITH HOOK}",
    "Backspace": "\N{ERASE TO THE LEFT}",
    "PgUp": "fn \N{UPWARDS ARROW}",
    "PgDown": "fn \N{DOWNWARDS ARROW}",
}
"""The keys that have a sign on a Mac, or that its notebooks have only with fn."""
SAID = {"PgUp": later("Page Up"), "PgDown": later("Page Down")}
"""The keys for which Qt has only a short name."""


class Key(Shown):
    """A key as it is written on this system, in the current language."""

    __slots__ = ("sequence",)
    sequence: str

    def __new__(cls, sequence: str) -> Self:
        self = super().__new__(cls, _written(sequence))
        self.sequence = sequence
        return self

    def again(self) -> Self:
        return type(self)(self.sequence)


def _written(sequence: str) -> str:
    if not mac.here():
        native = QKeySequence(sequence).toString(QKeySequence.SequenceFormat.NativeText)
        return tr(SAID[sequence]) if sequence in SAID else native.replace("Return", "Enter")
    *held, key = sequence.replace("++", "+plus").split("+")
    signs = "".join(sign for name, sign in HELD.items() if name in held)
    return signs + SIGNS.get(key, "+" if key == "plus" else key)


def key(sequence: str) -> str:
    """A key, given as Qt spells it, as a person reads it: 'Ctrl+Z' is ⌘Z on a Mac."""
    return remember(Key(sequence))


def keys_of(command: str) -> tuple[str, ...]:
    """The keys of a command, as Qt spells them."""
    return (ON_A_MAC.get(command) if mac.here() else None) or ON_MOST.get(command, ())


def key_of(command: str) -> str:
    """The key of a command, as a person reads it."""
    return key(keys_of(command)[0])


def listed(*commands: str) -> str:
    """The keys of commands, one after the other."""
    return joined(map(key_of, commands))


def held(name: str) -> str:
    """What is held with another key, such as 'Ctrl', as a person reads it."""
    return HELD[name] if mac.here() else tr(HOLD[name])


def deletes(pressed: int) -> bool:
    """Whether a key deletes what is chosen: on a Mac it is the one that others call Backspace."""
    return pressed == Qt.Key.Key_Delete or (mac.here() and pressed == Qt.Key.Key_Backspace)


__all__ = ["ON_A_MAC", "ON_MOST", "Key", "deletes", "held", "key", "key_of", "keys_of", "listed"]
