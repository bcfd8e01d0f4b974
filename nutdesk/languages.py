"""The languages that nutdesk speaks: English is written in the code, the others are in resources/translations."""

from typing import Final

LANGUAGES: Final = {"en": "English", "de": "Deutsch"}
"""Their codes, each with its name in its own words."""
SEAL: Final = b"nutdesk"
"""What stands behind compiled translations, before their sum: Qt crashes on a file that is damaged."""


def sealed(data: bytes) -> bytes:
    """Compiled translations as they are kept: packaging/translations.py writes them so."""
    import zlib  # who speaks English needs none of this

    return data + SEAL + zlib.crc32(data).to_bytes(4, "big")


def unsealed(kept: bytes) -> bytes:
    """The translations in a file; none if it is damaged."""
    data = kept[: -len(SEAL) - 4]
    return data if sealed(data) == kept else b""
