"""A small reader of the PDFs that Qt writes: page sizes, words with their sizes, and lines."""

from __future__ import annotations

import re
import unicodedata
import zlib
from math import hypot
from pathlib import Path

import attrs

Matrix = tuple[float, float, float, float, float, float]
OPERATORS = frozenset(
    (
        "q",
        "Q",
        "cm",
        "Tf",
        "Tm",
        "Tj",
        "Td",
        "BT",
        "ET",
        "m",
        "l",
        "c",
        "h",
        "re",
        "f",
        "f*",
        "S",
        "B",
        "B*",
        "n",
        "W",
        "W*",
        "gs",
        "cs",
        "CS",
        "scn",
        "SCN",
        "w",
        "J",
        "j",
        "d",
        "sh",
        "Do",
    )
)


@attrs.define
class Leaf:
    """One page: its size in points, the letters on it with their heights, the straight lines and the pictures on it."""

    width: float
    height: float
    text: str = ""
    sizes: list[float] = attrs.Factory(list)
    lines: list[tuple[float, float, float, float]] = attrs.Factory(list)
    """Level and upright ones: from and to, in millimetres from the top left corner."""
    places: list[tuple[float, float]] = attrs.Factory(list)
    """Where letters begin, in millimetres from the top left corner."""
    pictures: list[tuple[float, float, float, float]] = attrs.Factory(list)
    """Left, top, right and bottom of each, in millimetres."""


def bare(text: str) -> str:
    """A text without blanks and joined letters: what of it can be compared with a page."""
    return "".join(unicodedata.normalize("NFKC", text).split())


def read(path: Path) -> list[Leaf]:
    """The pages of a file."""
    raw = path.read_bytes()
    objects = {int(m[1]): m[2] for m in re.finditer(rb"(\d+) 0 obj\n(.*?)\nendobj", raw, re.DOTALL)}
    kids = next(body for body in objects.values() if b"/Type /Pages" in body and b"/Count" in body)
    leaves = []
    for number in re.findall(rb"(\d+) 0 R", re.search(rb"/Kids\s*\[(.*?)\]", kids, re.DOTALL)[1]):  # type: ignore[index]
        page = objects[int(number)]
        box = [float(word) for word in re.search(rb"/MediaBox \[(.*?)\]", page)[1].split()]  # type: ignore[index]
        leaf = Leaf(box[2], box[3])
        contents = int(re.search(rb"/Contents (\d+) 0 R", page)[1])  # type: ignore[index]
        resources = int(re.search(rb"/Resources (\d+) 0 R", page)[1])  # type: ignore[index]
        fonts = {
            name.decode(): _letters(objects, int(ref))
            for name, ref in re.findall(rb"(/F\d+) (\d+) 0 R", objects[resources])
        }
        _run(_stream(objects[contents]), leaf, fonts)
        leaves.append(leaf)
    return leaves


def _stream(body: bytes) -> bytes:
    data = body[body.index(b"stream\n") + 7 :].rsplit(b"\nendstream", 1)[0]
    return zlib.decompress(data) if b"FlateDecode" in body else data


def _letters(objects: dict[int, bytes], font: int) -> dict[int, str]:
    """Which letter each glyph stands for."""
    found = re.search(rb"/ToUnicode (\d+) 0 R", objects[font])
    table: dict[int, str] = {}
    if found is None:
        return table
    text = _stream(objects[int(found[1])])
    for first, last, values in re.findall(rb"<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]{4})> (\[.*?\]|<[0-9A-Fa-f]+>)", text):
        codes = re.findall(rb"<([0-9A-Fa-f]+)>", values)
        for k, glyph in enumerate(range(int(first, 16), int(last, 16) + 1)):
            letters = bytes.fromhex(codes[min(k, len(codes) - 1)].decode()).decode("utf-16-be")
            table[glyph] = chr(ord(letters) + k) if len(codes) == 1 and len(letters) == 1 else letters
    return table


def _times(a: Matrix, b: Matrix) -> Matrix:
    return (
        a[0] * b[0] + a[1] * b[2],
        a[0] * b[1] + a[1] * b[3],
        a[2] * b[0] + a[3] * b[2],
        a[2] * b[1] + a[3] * b[3],
        a[4] * b[0] + a[5] * b[2] + b[4],
        a[4] * b[1] + a[5] * b[3] + b[5],
    )


def _run(stream: bytes, leaf: Leaf, fonts: dict[str, dict[int, str]]) -> None:
    """Follow the drawing operators that Qt uses."""
    now: Matrix = (1, 0, 0, 1, 0, 0)
    kept: list[Matrix] = []
    text: Matrix = now
    shift = (0.0, 0.0)
    size, letters = 0.0, dict[int, str]()
    here = (0.0, 0.0)
    stack: list[str] = []
    said: list[str] = []

    def at(x: float, y: float) -> tuple[float, float]:
        """Millimetres from the top left corner."""
        px, py = x * now[0] + y * now[2] + now[4], x * now[1] + y * now[3] + now[5]
        return px / 72 * 25.4, (leaf.height - py) / 72 * 25.4

    for word in stream.decode("latin-1").split():
        if word not in OPERATORS:
            stack.append(word)
            continue
        last = stack[-6:]
        if word == "q":
            kept.append(now)
        elif word == "Q":
            now = kept.pop()
        elif word == "cm":
            now = _times(tuple(map(float, last)), now)  # type: ignore[arg-type]
        elif word == "Tf":
            size, letters = float(last[-1]), fonts.get(last[-2], {})
        elif word == "Tm":
            text, shift = tuple(map(float, last)), (0.0, 0.0)  # type: ignore[assignment]
        elif word == "Td":
            shift = (shift[0] + float(last[-2]), shift[1] + float(last[-1]))
        elif word == "Tj":
            whole = _times(text, now)
            x = shift[0] * text[0] + shift[1] * text[2] + text[4]
            y = shift[0] * text[1] + shift[1] * text[3] + text[5]
            leaf.places.append(at(x, y))
            leaf.sizes.append(size * hypot(whole[2], whole[3]))  # letters pushed together keep their height
            glyphs = last[-1].strip("<>")
            said.append("".join(letters.get(int(glyphs[k : k + 4], 16), "") for k in range(0, len(glyphs), 4)))
        elif word in ("m", "l"):
            there = at(float(last[-2]), float(last[-1]))
            if word == "l" and (abs(here[0] - there[0]) < 0.01 or abs(here[1] - there[1]) < 0.01):
                leaf.lines.append((*here, *there))
            here = there
        elif word == "re":
            x, y, w, h = map(float, last[-4:])
            (x1, y1), (x2, y2) = at(x, y), at(x + w, y + h)
            leaf.lines += [(x1, y1, x2, y1), (x2, y1, x2, y2), (x2, y2, x1, y2), (x1, y2, x1, y1)]
        elif word == "Do":
            (x1, y1), (x2, y2) = at(0, 0), at(1, 1)
            leaf.pictures.append((min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)))
        stack.clear()
    leaf.text = "".join(said)
