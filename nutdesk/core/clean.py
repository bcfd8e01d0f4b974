"""What people type or paste, made fit to be shown and kept: names, titles, notes."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

UNPRINTABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""What breaks a line or cannot be written down: no file may hold it in a text of one line."""
_BREAKS: Final = re.compile("\r\n|[\n\r\v\f\x1c-\x1f\x85\u2028\u2029]")
_BLANKS: Final = re.compile("[\\s\u115f\u1160\u2800\u3164\uffa0]+")
"""Blanks, and signs that look like one."""
_JOINERS: Final = "\u200c\u200d"
"""They make one sign of its two neighbours: Persian and Indian letters, families of emoji."""


def clean(text: str, longest: int) -> str:
    """One line that can be seen: no control signs, no turned direction, no half letters; '' if nothing is left.

    >>> clean("  Anna\\tMaria\\x00 \\u202e", 12)
    'Anna Maria'
    >>> clean("\\u200d", 12)
    ''
    """
    line = _BLANKS.sub(" ", printable(_BLANKS.sub(" ", text))).strip()[:longest].strip(f" {_JOINERS}")
    return line if any(unicodedata.category(sign)[0] not in "MZC" for sign in line) else ""


def clean_lines(text: str, longest: int) -> str:
    """The same for a text of several lines; blanks at their ends and empty lines around it go.

    >>> clean_lines("one\\r\\n  two\\x07 \\n\\n", 40)
    'one\\n  two'
    """
    rows = _BREAKS.split(text)
    return "\n".join(printable(row).rstrip() for row in rows)[:longest].strip()


def printable(text: str) -> str:
    """The same text, blanks and all, without what cannot be shown: for a field in which somebody is still writing."""
    return "".join(map(_kept, unicodedata.normalize("NFC", text)))


def _kept(sign: str) -> str:
    if sign in _JOINERS:
        return sign
    if sign == "\t":
        return " "
    # Cc control, Cf format (direction, widthless), Cs half of a pair; the last two of each plane are no signs at all.
    out = unicodedata.category(sign) in ("Cc", "Cf", "Cs") or ord(sign) & 0xFFFE == 0xFFFE
    return "" if out else sign
