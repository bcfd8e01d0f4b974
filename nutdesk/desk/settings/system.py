"""The preferences of the system: dark or light, more contrast, less motion."""

from __future__ import annotations

import os
import sys
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from nutdesk import mac

NO_CLIENT_ANIMATION = 0x1042
"""Windows' number for the question whether animations are allowed."""

HIGH_CONTRAST, CONTRAST_ON = 0x0042, 1
"""The same for contrast themes, and the flag that says that one is on."""


def system_theme() -> str:
    """The theme that follows the system."""
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)  # Qt 6.10 and later
    if accessibility is not None and "High" in str(accessibility().contrastPreference()):
        return "contrast"
    if accessibility is None and (_windows_contrast() or (mac.here() and _mac_wishes("increaseContrast"))):
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
    if mac.here():
        return _mac_wishes("reduceMotion")
    return _gnome_is_calm()


def _windows_contrast() -> bool:
    """Whether a contrast theme of Windows is on."""
    if sys.platform == "win32":
        import ctypes

        class Contrast(ctypes.Structure):
            """What Windows calls HIGHCONTRAST."""

            _fields_ = (("size", ctypes.c_uint), ("flags", ctypes.c_uint), ("scheme", ctypes.c_wchar_p))

        told = Contrast(ctypes.sizeof(Contrast), 0, None)
        ctypes.windll.user32.SystemParametersInfoW(HIGH_CONTRAST, told.size, ctypes.byref(told), 0)
        return bool(told.flags & CONTRAST_ON)
    return False


@cache
def _mac_wishes(key: str) -> bool:
    """What is on in the accessibility settings of a Mac."""
    return mac.is_set("com.apple.universalaccess", key)


@cache
def _gnome_is_calm() -> bool:
    """What the settings of a GNOME-like desktop say, if there are any."""
    if "XDG_CURRENT_DESKTOP" not in os.environ:
        return False
    import subprocess

    question = ["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"]
    try:
        answer = subprocess.run(
            question, capture_output=True, encoding="utf-8", errors="replace", timeout=1, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return False
    return answer.stdout.strip() == "false"
