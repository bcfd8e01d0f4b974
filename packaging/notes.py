"""Prints what the changelog says about a version: python3 packaging/notes.py 0.1.0"""

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"


def released() -> list[tuple[str, str]]:
    """Every version that has a date, newest first, with its date."""
    return re.findall(r"^## (\d[\w.]*) \((\d{4}-\d\d-\d\d)\)$", CHANGELOG.read_text("utf-8"), re.MULTILINE)


def notes(version: str) -> str:
    """The section of a version, without its heading; SystemExit if there is none."""
    text = CHANGELOG.read_text("utf-8")
    found = re.search(rf"^## {re.escape(version)}(?: [^\n]*)?\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if found is None:
        sys.exit(f"CHANGELOG.md says nothing about {version}")
    return found[1].strip() + "\n"


def summary(version: str) -> list[tuple[str, bool]]:
    """What stores show of a version: all before its first ###, as plain paragraphs, and whether each is a list's."""
    head = re.split(r"^### ", notes(version), maxsplit=1, flags=re.MULTILINE)[0]
    blocks = re.split(r"\n\s*\n|\n(?=- )", head.strip())
    return [(plain(block.removeprefix("- ")), block.startswith("- ")) for block in blocks if block]


def plain(text: str) -> str:
    """Markdown as one line without marks."""
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", text)
    return " ".join(re.sub(r"\*\*|`", "", text).split())


if __name__ == "__main__":
    sys.stdout.write(notes(sys.argv[1]))
