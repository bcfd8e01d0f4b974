"""What a player has chosen about the look and the pace, kept between sessions."""

from __future__ import annotations

import json
from pathlib import Path

import attrs

from nutdesk import paths

PACES = {"off": 0.0, "quick": 0.5, "normal": 1.0, "slow": 2.0}
THEME_CHOICES = ("system", "light", "dark", "contrast")


@attrs.define
class Settings:
    theme: str = "system"
    pace: str = "normal"
    open_hands: bool = False
    names: dict[str, list[str]] = attrs.Factory(dict)
    """The names last used, by game."""

    def save(self) -> None:
        """Keep them; a disk that does not take them is no reason to stop a game."""
        try:
            place = _place()
            place.parent.mkdir(parents=True, exist_ok=True)
            draft = place.with_suffix(".new")
            draft.write_text(json.dumps(attrs.asdict(self), indent=1), encoding="utf-8")
            draft.replace(place)
        except OSError:
            return


def _place() -> Path:
    return paths.user_config() / "settings.json"


def load() -> Settings:
    """The settings kept; what is missing or makes no sense has its default."""
    settings = Settings()
    try:
        kept = json.loads(_place().read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return settings
    if not isinstance(kept, dict):
        return settings
    if kept.get("theme") in THEME_CHOICES:
        settings.theme = kept["theme"]
    if kept.get("pace") in PACES:
        settings.pace = kept["pace"]
    settings.open_hands = kept.get("open_hands") is True
    names = kept.get("names")
    if isinstance(names, dict):
        settings.names = {
            str(game): [str(name)[:24] for name in given][:6]
            for game, given in names.items()
            if isinstance(given, list)
        }
    return settings
