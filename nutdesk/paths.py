"""Where things are: drawings, rules and scenes that come with the program, fonts, and the player's folders.

The source tree has resources/ and scenes/ beside the package, a wheel inside it, a frozen program in its
bundle. Only this module knows that.
"""

import os
import sys
from importlib.machinery import PathFinder
from pathlib import Path

FONTS = {
    "font_fredoka_one": ("FredokaOne-Regular.ttf",),
    "font_hanken_grotesk": (
        "HankenGrotesk-Regular.otf",
        "HankenGrotesk-Medium.otf",
        "HankenGrotesk-SemiBold.otf",
        "HankenGrotesk-Bold.otf",
    ),
}


def resources() -> Path:
    """The folder of drawings, sounds, translations and rule texts."""
    return _shipped("resources")


def scenes() -> Path:
    """The folder of the scenes that come with the program, with one folder per game."""
    return _shipped("scenes")


def fonts() -> list[Path]:
    """The font files of the desk, headline font first; one that is not installed is left out."""
    places = ((folder, names) for package, names in FONTS.items() for folder in _files(package))
    files = (folder / name for folder, names in places for name in names)
    return [file for file in files if file.is_file()]


def user_data() -> Path:
    """The player's folder for records and journals."""
    return _user("data")


def user_config() -> Path:
    """The player's folder for settings."""
    return _user("config")


def user_cache() -> Path:
    """The player's folder for what can be made again."""
    return _user("cache")


def user_log() -> Path:
    """The player's folder for error logs."""
    return _user("log")


def user_scenes() -> Path:
    """The player's folder for their own scenes."""
    return user_data() / "scenes"


def _shipped(name: str) -> Path:
    package = Path(__file__).resolve().parent
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle) / name
    inside = package / "_data"
    return inside / name if inside.is_dir() else package.parent / name


def _files(package: str) -> list[Path]:
    # The path finder costs no import; a frozen program has its own importer and keeps the files here.
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return [Path(bundle) / package / "files"]
    spec = PathFinder.find_spec(package)
    return [Path(place) / "files" for place in spec.submodule_search_locations or ()] if spec else []


def _user(kind: str) -> Path:
    home = os.environ.get("NUTDESK_HOME")
    if home:
        return Path(home) / kind
    # Imported only here, as a program that saves nothing need not load it.
    import platformdirs

    place = {
        "data": platformdirs.user_data_path,
        "config": platformdirs.user_config_path,
        "cache": platformdirs.user_cache_path,
        "log": platformdirs.user_log_path,
    }[kind]
    return place("nutdesk", appauthor=False)
