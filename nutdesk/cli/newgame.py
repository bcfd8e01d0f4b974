"""A new game: a small one that plays, to be changed rule by rule."""

from __future__ import annotations

import re
from keyword import iskeyword
from pathlib import Path
from typing import Annotated

import typer

from nutdesk.cli.common import CommandError

SHELF = re.compile(r"(.*^\| \*\*[^\n]*\n)", re.MULTILINE | re.DOTALL)
"""Up to the last game of the README's table."""
PAGES = re.compile(r"(.*\]\(games/[^\n]*\n)", re.DOTALL)


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its id: small letters, with '-' between words.")],
) -> None:
    """Write a small playable game, with its rules, tests and page, to make your own from."""
    from nutdesk import games, paths

    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name) or len(name) < 2 or iskeyword(name):
        raise CommandError(f"'{name}' cannot be the name of a game: use small letters, with '-' between words")
    root, module = Path(games.__file__).parents[2], name.replace("-", "_")
    if not (root / "tests" / "games").is_dir():
        raise CommandError("a new game is written into a copy of the project, but this is an installed program")
    prefix = _prefix(name, set().union(*(game.clauses for game in games.all_games())))
    if name in games.ids() or not prefix:
        raise CommandError(f"there is a game '{name}' already, or one whose rules are numbered the same")
    title, shelf = name.replace("-", " ").title(), max(card.shelf for card in games.cards()) + 1
    words = {
        "GAME_ID": name,
        "GAME_MODULE": module,
        "GAME_TITLE": title,
        "XX-": f"{prefix}-",
        "shelf = 99": f"shelf = {shelf}",
    }
    files = {
        "game.py": f"nutdesk/games/{module}/__init__.py",
        "rules.toml": f"resources/rules/{name}.toml",
        "de.ts": f"resources/translations/{name}_de.ts",
        "test.py": f"tests/games/test_{module}.py",
        "page.md": f"docs/games/{name}.md",
    }
    for source, target in files.items():
        text = (paths.resources() / "new-game" / source).read_text("utf-8")
        for old, new in words.items():
            text = text.replace(old, new)
        (root / target).parent.mkdir(parents=True, exist_ok=True)
        (root / target).write_text(text, "utf-8")
        print(target)
    _add(root / "README.md", SHELF, f"| **{title}** | 2 to 4 | whoever takes the last nut wins |\n")
    _add(root / "docs" / "README.md", PAGES, f"- [{title}](games/{name}.md)\n")
    print(f"Now: nutdesk play {name}; docs/adding-a-game.md explains how to go on.")


def _prefix(name: str, taken: set[str]) -> str:
    """Two capitals for the clauses of a game that no other game has; '' if there are none."""
    known = {clause.partition("-")[0] for clause in taken}
    letters = name.replace("-", "").upper()
    return next((pair for pair in (letters[0] + other for other in letters[1:]) if pair not in known), "")


def _add(page: Path, after: re.Pattern[str], row: str) -> None:
    text = page.read_text("utf-8")
    page.write_text(after.sub(lambda found: found[1] + row, text, count=1), "utf-8")
