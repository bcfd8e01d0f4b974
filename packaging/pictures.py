"""Makes the pictures of the README: run it with the project's own Python, .venv/bin/python packaging/pictures.py."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nutdesk.desk.shot import shot

HERE = Path(__file__).resolve().parent.parent / "docs" / "pictures"

SMALL, LARGE = (1280, 720), (1920, 1080)
NICE = "nice-one-squirrel"
OAK: dict[str, Any] = {"players": 4, "seed": "oak"}
PICTURES: dict[str, tuple[str, tuple[int, int], dict[str, Any]]] = {
    "home": ("home", SMALL, {}),
    "nice-one-squirrel-1280": (NICE, SMALL, {**OAK, "moves": 26}),
    "nice-one-squirrel-1920": (NICE, LARGE, {**OAK, "moves": 30}),
    "drag-1280": (NICE, SMALL, {**OAK, "moves": 32, "drag": "hand-red-chestnut-0:cache-8"}),
    "refusal-1280": (NICE, SMALL, {**OAK, "moves": 32, "drag": "hand-red-chestnut-0:cache-7:drop"}),
    "lesson-1280": ("scenes/nice-one-squirrel/04-who-is-in-the-way.toml", SMALL, {"step": 6}),
    "nut-hunt-1920": ("nut-hunt", LARGE, {"players": 3, "seed": "hazel", "moves": 60}),
    "nuts-1920": ("scenes/nuts/20-the-sample-floor.toml", LARGE, {"step": 4}),
    "in-the-nuts-1920": ("in-the-nuts", LARGE, {"players": 4, "seed": "hazel", "moves": 120}),
    "little-nutters-1920": ("little-nutters", LARGE, {"players": 4, "seed": "hazel", "moves": 60}),
}


def main() -> None:
    """Render them all."""
    HERE.mkdir(parents=True, exist_ok=True)
    for name, (target, size, how) in PICTURES.items():
        shot(target, HERE / f"{name}.png", size, **how)
        print(name)


if __name__ == "__main__":
    main()
