"""Makes text that people type or paste safe to show and store: names, titles, notes."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

UNPRINTABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Characters that break a line or cannot be encoded: a one-line text in a file must not contain them."""
LONGEST_NAME: Final = 16
"""Letters of what a player is called."""
LONGEST_FILE: Final = 120
"""Bytes of a file's name: the least that every system and every backup allows, with room for a number and an ending."""
_BREAKS: Final = re.compile("\r\n|[\n\r\v\f\x1c-\x1f\x85\u2028\u2029]")
_BLANKS: Final = re.compile("[\\s\u115f\u1160\u2800\u3164\uffa0]+")
"""Whitespace, and characters that look like it."""
_FORBIDDEN: Final = frozenset('<>:"/\\|?*')
_DEVICE: Final = re.compile(r"(?i:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?= *(?:\.|$))")
"""What Windows takes for a device, whatever follows the first dot."""
_JOINERS: Final = "\u200c\u200d"
"""Zero-width joiners, which Persian and Indian scripts and family emoji need between two characters."""


def clean(text: str, longest: int) -> str:
    r"""The text as one visible line without control characters; '' if nothing is left.

    >>> clean("  Anna\tMaria\x00 \u202e", 12)
    'Anna Maria'
    >>> clean("\u200d", 12)
    ''
    """
    line = _BLANKS.sub(" ", printable(_BLANKS.sub(" ", text))).strip()[:longest].strip(f" {_JOINERS}")
    return line if any(unicodedata.category(sign)[0] not in "MZC" for sign in line) else ""


def clean_lines(text: str, longest: int) -> str:
    r"""The same for a text of several lines; trailing blanks and empty lines around it are removed.

    >>> clean_lines("one\r\n  two\x07 \n\n", 40)
    'one\n  two'
    """
    rows = _BREAKS.split(text)
    return "\n".join(printable(row).rstrip() for row in rows)[:longest].strip()


def printable(text: str) -> str:
    """The text, blanks and all, without characters that cannot be shown: for a field while somebody types."""
    return "".join(map(_kept, unicodedata.normalize("NFC", text)))


def file_name(text: str, longest: int = LONGEST_FILE) -> str:
    """The text as a file's name, without an ending, that every system allows; '' if nothing is left.

    A game that was named on one system is copied to another, so all get the same names.

    >>> file_name('Anna: "Nüsse?" 3/4. ')
    'Anna Nüsse 34'
    >>> file_name("nul")
    'nul_'
    """
    text = "".join(sign for sign in text if sign not in _FORBIDDEN and unicodedata.category(sign)[0] != "C")
    line = _shortened(unicodedata.normalize("NFC", " ".join(text.split())), longest)
    device = _DEVICE.match(line)
    return _shortened(f"{device[0]}_{line[device.end() :]}", longest) if device else line


def _shortened(line: str, longest: int) -> str:
    return line.encode()[:longest].decode(errors="ignore").strip(" .,-")


def _kept(sign: str) -> str:
    if sign in _JOINERS:
        return sign
    if sign == "\t":
        return " "
    # Cc: control; Cf: format (direction, zero width); Cs: half of a surrogate pair. The last two code points of each
    # plane are not characters.
    out = unicodedata.category(sign) in ("Cc", "Cf", "Cs") or ord(sign) & 0xFFFE == 0xFFFE
    return "" if out else sign
