"""A name stands for one thing: whoever reads it anywhere, or looks for its file, is right."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "nutdesk"
GLOSSARY = ROOT / "docs" / "glossary.md"


def doubles(found: list[tuple[str, Path]]) -> dict[str, list[str]]:
    """The names that stand in more than one place, and where."""
    places = defaultdict(list)
    for name, path in found:
        places[name].append(str(path.relative_to(ROOT)))
    return {name: sorted(where) for name, where in sorted(places.items()) if len(where) > 1}


def test_no_public_class_name_stands_twice_outside_the_games() -> None:
    """A game calls its own things by its own words: it is read by itself."""
    games = PACKAGE / "games"
    twice = doubles(
        [
            (node.name, path)
            for path in PACKAGE.rglob("*.py")
            if games not in path.parents
            for node in ast.parse(path.read_text("utf-8")).body
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
        ]
    )
    assert not twice


def test_no_module_name_stands_twice_in_the_desk() -> None:
    modules = [path for path in (PACKAGE / "desk").rglob("*.py") if path.name != "__init__.py"]
    twice = doubles([(path.stem, path) for path in modules])
    assert not twice


def test_the_glossary_points_to_what_is_there() -> None:
    rows = re.findall(r"^\| (.+?) \| .+ \| `([\w/-]+(?:\.py)?/?)` \|$", GLOSSARY.read_text("utf-8"), re.MULTILINE)
    assert len(rows) > 50
    assert not [
        f"{word}: {place}" for word, place in rows if not any((top / place).exists() for top in (PACKAGE, ROOT))
    ]
