"""The languages of nutdesk. English is in the code, the others are in resources/translations."""

from typing import Final

LANGUAGES: Final = {"en": "English", "de": "Deutsch"}
"""Their codes, and each one's name for itself."""
SEAL: Final = b"nutdesk"
"""Stands between compiled translations and their checksum: Qt crashes on a damaged file."""


def sealed(data: bytes) -> bytes:
    """Compiled translations with a checksum, as packaging/translations.py stores them."""
    import zlib  # who speaks English needs none of this

    return data + SEAL + zlib.crc32(data).to_bytes(4, "big")


def unsealed(kept: bytes) -> bytes:
    """The translations in a file; none if it is damaged."""
    data = kept[: -len(SEAL) - 4]
    return data if sealed(data) == kept else b""
