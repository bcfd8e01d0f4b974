"""A typeface as WOFF: the same tables, each packed, in the form that every browser reads."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

HEAD, ENTRY = struct.Struct(">4s4sIHHIHHIIIII"), struct.Struct(">4sIIII")
FONT_HEAD, FONT_ENTRY = struct.Struct(">4sHHHH"), struct.Struct(">4sIII")


def woff(file: Path) -> bytes:
    """The typeface of a TrueType or OpenType file, packed."""
    data = file.read_bytes()
    flavour, number, *_ = FONT_HEAD.unpack_from(data)
    entries, tables = b"", b""
    start, whole = HEAD.size + number * ENTRY.size, FONT_HEAD.size + number * FONT_ENTRY.size
    for k in range(number):
        tag, checksum, offset, length = FONT_ENTRY.unpack_from(data, FONT_HEAD.size + k * FONT_ENTRY.size)
        table = data[offset : offset + length]
        packed = min(table, zlib.compress(table, 9), key=len)
        entries += ENTRY.pack(tag, start + len(tables), len(packed), length, checksum)
        tables += packed + bytes(-len(packed) % 4)
        whole += length + -length % 4
    size = start + len(tables)
    return HEAD.pack(b"wOFF", flavour, size, number, 0, whole, 1, 0, 0, 0, 0, 0, 0) + entries + tables
