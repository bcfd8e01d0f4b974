"""What a player has chosen, kept between sessions: one table, and one file that every later version can read.

A new setting is one row of TABLE and one line in Settings: the sheet shows it, the file keeps it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

from nutdesk import files, paths
from nutdesk.languages import LANGUAGES

PACES = {"off": 0.0, "quick": 0.5, "normal": 1.0, "slow": 2.0}
BOT_PACES = {"instant": 0.0, "quick": 0.4, "normal": 1.0, "slow": 2.2}
"""The least seconds that a bot takes for a move, which also scale the time to read its reasons."""
TEXT_SIZES = (80, 90, 100, 115, 130, 150, 175, 200)
"""In percent of the usual size."""


class Setting(NamedTuple):
    """One setting: its name, what it does, and its possible values. Texts are shown through tr()."""

    id: str
    title: str
    text: str
    default: Any
    choices: tuple[tuple[Any, str], ...] = ()
    """Each value and its name; a switch and a number have none."""
    most: int = 0
    """A number runs from 0 to this."""
    words: str = ""
    """Other words that somebody might search for."""

    def suits(self, value: object) -> bool:
        """Whether the setting can have this value."""
        if self.choices:
            return any(value == known and type(value) is type(known) for known, _ in self.choices)
        if self.most:
            return type(value) is int and 0 <= value <= self.most
        return type(value) is type(self.default)


TABLE = (
    Setting(
        "theme",
        "Look",
        "Colours of the table. High contrast has black lines on white paper.",
        "system",
        (("system", "Like the system"), ("light", "Light"), ("dark", "Dark"), ("contrast", "High contrast")),
        words="theme colours dark mode night contrast appearance",
    ),
    Setting(
        "projector",
        "Projector",
        "The picture for the audience. High contrast is black on white, for a weak projector or a bright room.",
        "desk",
        (("desk", "Like the desk"), ("usual", "Usual"), ("contrast", "High contrast")),
        words="beamer audience room class lesson teacher colours theme",
    ),
    Setting(
        "language",
        "Language",
        "For the desk, the games and their lessons.",
        "system",
        (("system", "Like the system"), *LANGUAGES.items()),
        words="language sprache english deutsch german englisch translation",
    ),
    Setting(
        "text",
        "Text size",
        "The size of all text. The wheel makes the board itself larger.",
        100,
        tuple((size, f"{size} %") for size in TEXT_SIZES),
        words="font letters larger smaller zoom scale accessibility",
    ),
    Setting(
        "large_targets",
        "Large targets",
        "Larger buttons, and pieces that are easier to hit.",
        False,
        words="touch buttons motor accessibility big fingers",
    ),
    Setting(
        "large_pointer",
        "Large pointer",
        "A pointer twice as large.",
        False,
        words="mouse cursor arrow accessibility big",
    ),
    Setting(
        "pace",
        "Pace",
        "How fast pieces move and cards turn. Any key or click skips the motion.",
        "normal",
        (("off", "No animation"), ("quick", "Quick"), ("normal", "Normal"), ("slow", "Slow, for a class")),
        words="animation speed",
    ),
    Setting(
        "motion",
        "Motion",
        "Less motion: pieces fade into place instead of travelling, and dice do not tumble.",
        "system",
        (("system", "Like the system"), ("full", "Full motion"), ("less", "Less motion")),
        words="reduced motion animation dizzy accessibility",
    ),
    Setting(
        "bot_pace",
        "Bots",
        "Shortest time a bot takes for a move.",
        "normal",
        (("instant", "At once"), ("quick", "Quick"), ("normal", "Normal"), ("slow", "Slow, for a class")),
        words="computer players opponents speed wait",
    ),
    Setting(
        "sound",
        "Sound",
        "Wood, cards, dice and nuts can be heard when they move.",
        True,
        words="noise audio mute silent quiet effects",
    ),
    Setting("volume", "Volume", "How loud the sounds are.", 60, most=100, words="sound audio loud quiet"),
    Setting(
        "in_words",
        "Table in words",
        "A list beside the board describes the whole position; Enter does what a line says.",
        False,
        words="screen reader blind text list describe accessibility",
    ),
    Setting(
        "open_hands",
        "Open hands",
        "Everybody sees every hand: no curtain between turns.",
        False,
        words="curtain secret cards hot seat cover",
    ),
)
BY_ID = {row.id: row for row in TABLE}

FARTHEST = 100_000
"""Pixels: no screen reaches further."""
FORMAT = 2
"""The format that is written today; the file of 0.1.0 had no number and counts as 1."""


def _from_1(kept: dict[str, Any]) -> dict[str, Any]:
    """0.1.0 stored the names last used in each game, and nothing else about the seats."""
    names = kept.pop("names", None)
    setups = kept["setups"] = {}
    for game, given in (names if isinstance(names, dict) else {}).items():
        if isinstance(given, list) and given:
            setups[str(game)] = {"players": [{"name": str(name)} for name in given]}
    kept["welcomed"] = True  # who has played 0.1.0 knows the table
    return kept


MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _from_1}
"""The migration from each format to the next."""


class Settings:
    """The values of the table, and what the desk remembers without being asked."""

    theme: str
    projector: str
    language: str
    text: int
    large_targets: bool
    large_pointer: bool
    pace: str
    motion: str
    bot_pace: str
    sound: bool
    volume: int
    open_hands: bool
    in_words: bool

    def __init__(self) -> None:
        self.setups: dict[str, dict[str, Any]] = {}
        """How each game was last set up: see desk/new_game/setup.py."""
        self.places: dict[str, list[int]] = {}
        """Where the window was, by set of screens: see desk/shell/window_place.py."""
        self.welcomed = False
        """Whether the welcome cards were shown."""
        self.skipping_told = False
        """Whether somebody was told that any key skips the motion."""
        self._kept: dict[str, Any] = {}
        """What the file said about this when it was last read or written."""
        self.reset()

    def reset(self) -> None:
        """Set every row of the table to its default."""
        for row in TABLE:
            setattr(self, row.id, row.default)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Settings) and self._data() == other._data()

    __hash__ = None  # type: ignore[assignment]

    def _data(self) -> dict[str, Any]:
        """All of it, as it is kept."""
        data = {row.id: getattr(self, row.id) for row in TABLE}
        told = {"welcomed": self.welcomed, "skipping_told": self.skipping_told}
        return deepcopy(data | {"setups": self.setups, "places": self.places} | told)

    def save(self) -> None:
        """Store what was changed here; a disk that refuses is no reason to stop a game.

        What another window has changed meanwhile stays, and so does what only a later version knows.
        """
        now = {"settings": max(FORMAT, self._kept.get("settings", FORMAT)), **self._data()}
        with suppress(OSError):
            files.write_changes(_place(), self._kept, now, _upgraded)
            self._kept = now


def _place() -> Path:
    return paths.user_config() / "settings.json"


def load() -> Settings:
    """The settings kept; what is missing or makes no sense has its default."""
    settings = Settings()
    kept = _upgraded(files.read_json(_place()))
    for row in TABLE:
        value = kept.get(row.id, row.default)
        setattr(settings, row.id, value if row.suits(value) else row.default)
    setups, places = kept.get("setups"), kept.get("places")
    if isinstance(setups, dict):
        settings.setups = {game: setup for game, setup in setups.items() if isinstance(setup, dict)}
    if isinstance(places, dict):
        settings.places = {key: place for key, place in places.items() if _is_place(place)}
    settings.welcomed = kept.get("welcomed") is True
    settings.skipping_told = kept.get("skipping_told") is True
    settings._kept = {"settings": _format(kept), **settings._data()}
    return settings


def _upgraded(kept: dict[str, Any]) -> dict[str, Any]:
    """What a file of an earlier version means today."""
    if kept:
        for step in range(_format(kept), FORMAT):
            kept = {**MIGRATIONS[step](kept), "settings": step + 1}
    return kept


def _format(kept: dict[str, Any]) -> int:
    found = kept.get("settings", 1)
    # The file of a later version is read for what we know of it; the rest is kept.
    return found if type(found) is int and found >= 1 else 1


def _is_place(place: object) -> bool:
    return (
        isinstance(place, list)
        and len(place) == 5
        and all(type(number) is int and abs(number) <= FARTHEST for number in place)
    )
