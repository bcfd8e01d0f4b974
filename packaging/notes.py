"""Prints what the changelog says about a version: python3 packaging/notes.py 0.1.0"""

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"


def notes(version: str) -> str:
    """The section of a version, without its heading; SystemExit if there is none."""
    text = CHANGELOG.read_text("utf-8")
    found = re.search(rf"^## {re.escape(version)}(?: .*)?\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if found is None:
        sys.exit(f"CHANGELOG.md says nothing about {version}")
    return found[1].strip() + "\n"


if __name__ == "__main__":
    sys.stdout.write(notes(sys.argv[1]))
