"""What pages load: packed typefaces that are the same, drawings without anything but shapes, colours of every theme."""

from __future__ import annotations

import gzip
import re
import struct
import zlib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from nutdesk import paths
from nutdesk.browser.assets import THEMES, assets, fonts
from nutdesk.browser.sprite import UnfitDrawing, sprite, symbol
from nutdesk.browser.woff import woff
from nutdesk.core import palette

SPACE = "{http://www.w3.org/2000/svg}"
MOST = 230_000
"""Bytes that everything takes on its way: a page has 300 KB for this, its own modules and its first table."""


def tables_of(font: bytes) -> dict[bytes, bytes]:
    """The tables of a typeface, as it is installed."""
    (number,) = struct.unpack_from(">H", font, 4)
    entries = [struct.unpack_from(">4sIII", font, 12 + 16 * k) for k in range(number)]
    return {tag: font[start : start + long] for tag, _, start, long in entries}


def unpacked(font: bytes) -> dict[bytes, bytes]:
    """The tables of a packed typeface."""
    assert font[:4] == b"wOFF"
    length, number = struct.unpack_from(">IH", font, 8)
    assert length == len(font)
    found = {}
    for k in range(number):
        tag, start, packed, long, _ = struct.unpack_from(">4sIIII", font, 44 + 20 * k)
        part = font[start : start + packed]
        found[tag] = zlib.decompress(part) if packed < long else part
        assert len(found[tag]) == long
        assert start % 4 == 0
    return found


@pytest.mark.parametrize("file", paths.fonts(), ids=lambda file: str(file.stem))
def test_a_packed_typeface_has_the_same_tables(file: Path) -> None:
    assert unpacked(woff(file)) == tables_of(file.read_bytes())


def test_all_of_it_is_small() -> None:
    ways = [a.data if a.name.endswith(".woff") else gzip.compress(a.data, 9) for a in assets().values()]
    assert sum(map(len, ways)) < MOST
    assert len(fonts()) == 4


def test_every_drawing_is_a_symbol_of_shapes_alone_and_every_name_in_it_its_own() -> None:
    root = ElementTree.fromstring(sprite())
    names = {element.get("id") for element in root}
    art = paths.resources() / "art"
    files = {f"art-{file.relative_to(art).with_suffix('').as_posix()}" for file in art.rglob("*.svg")}
    assert names == {name for name in files if not name.startswith(("art-covers/", "art-app"))}
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert b"#3B2416" not in sprite()
    assert not re.search(rb"script|href|style=|on\w+=|http(?!://www.w3.org/2000/svg)", sprite())


@pytest.mark.parametrize(
    "inside",
    [
        "<script>1</script>",
        '<path d="M0 0" onclick="1"/>',
        '<path d="M0 0" style="fill:red"/>',
        '<image href="https://example.org/x.png"/>',
        '<use href="#x"/>',
        '<path d="M0 0" fill="url(https://example.org/x)"/>',
        '<path d="M0 0&quot; onclick=&quot;1"/>',
        "<foreignObject/>",
        "<style>*{}</style>",
    ],
)
def test_a_drawing_with_anything_else_gets_into_no_page(tmp_path: Path, inside: str) -> None:
    file = tmp_path / "nut.svg"
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{inside}</svg>', "utf-8")
    with pytest.raises(UnfitDrawing, match="nut"):
        symbol("nut", file)


def test_a_name_inside_a_drawing_gets_its_drawings_name(tmp_path: Path) -> None:
    file = tmp_path / "nut.svg"
    shine = '<defs><linearGradient id="a"/></defs><path d="M0 0" fill="url(#a)" stroke="#3B2416"/>'
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{shine}</svg>', "utf-8")
    made = symbol("tiles/nut", file)
    assert 'id="tiles-nut-a"' in made
    assert 'fill="url(#tiles-nut-a)" stroke="currentColor"' in made


def test_every_role_of_every_theme_and_every_seat_is_a_colour_of_the_style_sheet() -> None:
    style = assets()["colours.css"].data.decode()
    for name, roles in THEMES.items():
        (sheet,) = re.findall(rf'^:root\[data-theme="{name}"\]{{(.*)}}$', style, re.MULTILINE)
        told = dict(pair.split(":") for pair in sheet.rstrip(";").split(";"))
        assert set(told) == {f"--c-{role}" for role in roles}
    assert "--c-stitch:#A9BF98CC;" in style, "alpha is first in ours and last in theirs"
    assert all(f"--c-seat-{colour}:{fill};" in style for colour, fill in palette.SEAT_FILL.items())
    assert "(prefers-color-scheme: dark)" in style
    assert "(prefers-contrast: more)" in style


def test_a_style_sheet_names_typefaces_by_their_content() -> None:
    style = assets()["colours.css"].data.decode()
    assert set(re.findall(r'url\("([^"]+)"\)', style)) == {f"{font.name}?v={font.hash}" for font in fonts()}
    assert all(asset.kind for asset in assets().values())
