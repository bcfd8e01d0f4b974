"""Which system libraries Qt lacks on this Linux, and which Debian packages contain them.

Standard library only: packaging/start.py loads this file by its path before anything is installed.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

PARTS = {
    # What the desk imports, and the platform that draws without a screen.
    "Qt": (
        "QtWidgets.abi3.so",
        "QtSvgWidgets.abi3.so",
        "QtPrintSupport.abi3.so",
        "QtTest.abi3.so",
        "Qt/plugins/platforms/libqoffscreen.so",
        "Qt/plugins/imageformats/libqsvg.so",
        "Qt/plugins/iconengines/libqsvgicon.so",
    ),
    "Wayland": (
        "Qt/plugins/platforms/libqwayland-generic.so",
        "Qt/plugins/platforms/libqwayland-egl.so",
        "Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "Qt/plugins/wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
        "Qt/plugins/wayland-decoration-client/libadwaita.so",
        "Qt/plugins/wayland-decoration-client/libbradient.so",
    ),
    "X11": (
        "Qt/plugins/platforms/libqxcb.so",
        "Qt/plugins/xcbglintegrations/libqxcb-egl-integration.so",
        "Qt/plugins/xcbglintegrations/libqxcb-glx-integration.so",
    ),
}
"""The files of PySide6 that must load, by purpose."""

SCREENS = {"WAYLAND_DISPLAY": "Wayland", "DISPLAY": "X11"}
"""The variables by which a session says where it shows windows, and the part that can."""

PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libGLdispatch.so.0": "libglvnd0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""The Debian package of every library that Qt's files ask for by name."""

SCREEN_TOOLS = {"Xvfb": "xvfb", "xauth": "xauth", "xdotool": "xdotool"}
"""The commands that the tests need to operate a real window on a virtual screen, and their packages."""

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
"""The commands of browsers of which the tests need one, to open the pages of phones."""

READER_FILES = {
    "dbus-run-session": ("dbus", "/usr/bin/dbus-run-session"),
    "at-spi-bus-launcher": ("at-spi2-core", "/usr/lib*/at-spi*"),
    "Atspi-2.0.typelib": ("gir1.2-atspi-2.0", "/usr/lib/*/girepository-1.0/Atspi-2.0.typelib"),
    "gi": ("python3-gi", "/usr/lib/python3/dist-packages/gi/__init__.py"),
}
"""What the tests need to read a window as a screen reader does: each package, and the path of its file."""


def missing(pyside: Path, part: str) -> list[str]:
    """The libraries that keep one part of PySide6 from loading, according to the system's loader."""
    files = [str(pyside / name) for name in PARTS[part] if (pyside / name).is_file()]
    ldd = shutil.which("ldd")
    if not files or ldd is None:
        return []
    told = subprocess.run(
        [ldd, *files],
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
        env={**os.environ, "LC_ALL": "C"},
    )
    return sorted(set(re.findall(r"^\s*(\S+) => not found", told.stdout, re.MULTILINE)))


def ways() -> list[str]:
    """The parts of PySide6 that can show a window in this session, of which one is enough; none without a screen."""
    return [part for variable, part in SCREENS.items() if os.environ.get(variable)]


def hindering(lacking: Mapping[str, Collection[str]]) -> bool:
    """Whether the desk cannot be opened in this session for want of what the parts of PySide6 lack."""
    shown = ways()
    return bool(lacking["Qt"]) or (bool(shown) and all(lacking[part] for part in shown))


def missing_tools() -> list[str]:
    """The commands for a virtual screen, the parts of a screen reader and the browser that this machine lacks."""
    tools = [tool for tool in SCREEN_TOOLS if shutil.which(tool) is None] + missing_reader()
    return tools if browser() or not is_debian() else [*tools, BROWSERS[0]]


def browser() -> str:
    """The path of a browser that the tests can open pages in; '' if there is none."""
    return next((path for name in BROWSERS if (path := shutil.which(name))), "")


def is_debian(release: Path = Path("/etc/os-release")) -> bool:
    """Whether apt-get brings a browser here: what Ubuntu calls by its name is a snap, which needs more than apt-get."""
    try:
        return re.search(r"^ID=\"?debian\"?$", release.read_text("utf-8"), re.MULTILINE) is not None
    except OSError:
        return False


def missing_reader() -> list[str]:
    """The parts of a screen reader that this machine lacks."""
    return [name for name, (_, places) in READER_FILES.items() if not any(Path("/").glob(places[1:]))]


def packages(names: Iterable[str]) -> tuple[list[str], list[str]]:
    """The packages that contain these libraries and commands, and the names that no known package contains."""
    known = {**PACKAGES, **SCREEN_TOOLS, BROWSERS[0]: BROWSERS[0]}
    known |= {name: package for name, (package, _) in READER_FILES.items()}
    names = sorted(names)
    return sorted({known[name] for name in names if name in known}), [n for n in names if n not in known]


def on_linux() -> bool:
    """Whether this is Linux; Qt brings everything that it needs on other systems."""
    return sys.platform == "linux"


def is_root() -> bool:
    """Whether system packages can be installed without asking for a password."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def has_apt() -> bool:
    """Whether packages are installed with apt-get here."""
    return shutil.which("apt-get") is not None


def apt_command(wanted: Iterable[str]) -> str:
    """The command that a person runs to install these packages: as root, with sudo, or with the password of root."""
    sudo = "sudo " if not is_root() and shutil.which("sudo") else ""
    command = f"{sudo}apt-get update && {sudo}apt-get install -y --no-install-recommends {' '.join(wanted)}"
    return command if is_root() or sudo else f"su - -c '{command}'"
