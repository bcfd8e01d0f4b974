"""The preferences of the system: dark or light, more contrast, less motion."""

from __future__ import annotations

import sys
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

NO_CLIENT_ANIMATION = 0x1042
"""Windows' number for the question whether animations are allowed."""


def system_theme() -> str:
    """The theme that follows the system."""
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)  # Qt 6.10 and later
    if accessibility is not None and "High" in str(accessibility().contrastPreference()):
        return "contrast"
    return "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"


def wants_calm() -> bool:
    """Whether the system asks for less motion; False if it cannot be asked."""
    accessibility = getattr(QGuiApplication.styleHints(), "accessibility", None)
    preference = getattr(accessibility(), "motionPreference", None) if accessibility is not None else None
    if preference is not None:
        return "Reduce" in str(preference())
    if sys.platform == "win32":
        import ctypes

        moving = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(NO_CLIENT_ANIMATION, 0, ctypes.byref(moving), 0)
        return not moving.value
    return _gnome_is_calm()


@cache
def _gnome_is_calm() -> bool:
    """What the settings of a GNOME-like desktop say, if there are any."""
    import os
    import subprocess

    if "XDG_CURRENT_DESKTOP" not in os.environ:
        return False
    question = ["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"]
    try:
        answer = subprocess.run(question, capture_output=True, text=True, timeout=1, check=False)
    except (OSError, subprocess.SubprocessError):
        return False
    return answer.stdout.strip() == "false"
