"""Makes the pictures of the README: run it with the project's own Python, .venv/bin/python packaging/pictures.py."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nutdesk.desk.shot import shot

HERE = Path(__file__).resolve().parent.parent / "docs" / "pictures"

SMALL, LARGE = (1280, 720), (1920, 1080)
NICE = "nice-one-squirrel"
PICTURES: dict[str, tuple[str, tuple[int, int], dict[str, Any]]] = {
    "home": ("home", SMALL, {}),
    "nice-one-squirrel-1280": (NICE, SMALL, {"players": 4, "moves": 23, "seed": "conker"}),
    "nice-one-squirrel-1920": (NICE, LARGE, {"players": 4, "moves": 30, "seed": "conker"}),
}


def main() -> None:
    """Render them all."""
    HERE.mkdir(parents=True, exist_ok=True)
    for name, (target, size, how) in PICTURES.items():
        shot(target, HERE / f"{name}.png", size, **how)
        print(name)


if __name__ == "__main__":
    main()
