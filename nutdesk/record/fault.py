"""The errors of files that cannot be opened."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from nutdesk.core.clean import UNPRINTABLE
from nutdesk.core.words import say

LONGEST: Final = 500
"""Letters of a message: it may quote the file, but not much of it."""


class BadFile(ValueError):
    """A file that cannot be opened; the message says why, in one line for players."""

    def __init__(self, path: Path, template: str, *, line: int = 0, clause: str = "", **parts: object) -> None:
        said = say(template, file=f"'{path.name or path}'", line=line, clause=clause, **parts)
        self.said: str = said if len(said) <= LONGEST and not UNPRINTABLE.search(said) else _tidy(said)
        self.sentence = self.said
        super().__init__(self.sentence)
        self.path = path
        self.line = line
        """The line of the file, from 1; 0 for the file as a whole."""
        self.clause = clause
        """The rule that a move in the file breaks."""


class Fault(ValueError):
    """What is wrong with one line, as half a sentence."""

    def __init__(self, template: str, **parts: object) -> None:
        self.phrase = say(template, **parts)
        super().__init__(self.phrase)


@contextmanager
def blame(path: Path, line: int) -> Iterator[None]:
    """Turn a Fault in this block into a BadFile that names the line of the file."""
    try:
        yield
    except Fault as fault:
        what = fault.phrase
        raise BadFile(path, "{file} is damaged at line {line}: {what}.", line=line, what=what) from None


def _tidy(text: str) -> str:
    line = UNPRINTABLE.sub("?", text)
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"
