"""The drawings of resources/art in one file, each as a <symbol> that a page uses as often as it likes.

A browser runs what a drawing says, a desk does not: so only shapes and their attributes get into it. The ink of the
outlines becomes `currentColor`, so that a use of a symbol can tint it.
"""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

from nutdesk import paths

INK = "#3B2416"
LEFT_OUT = ("app", "covers/")
"""What only the home screen and the system show."""
SPACE = "{http://www.w3.org/2000/svg}"
SHAPES = {
    "path", "circle", "ellipse", "rect", "polygon", "polyline", "line", "g", "defs", "stop", "linearGradient",
    "radialGradient", "clipPath",
}  # fmt: skip
WORDLESS = {"title", "desc"}
"""Left out: a page says in its own words what a drawing shows."""
ATTRIBUTES = {
    "d", "cx", "cy", "r", "rx", "ry", "x", "y", "x1", "y1", "x2", "y2", "width", "height", "points", "fill", "stroke",
    "stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-dasharray", "stroke-opacity", "fill-opacity",
    "fill-rule", "clip-rule", "clip-path", "opacity", "transform", "id", "offset", "stop-color", "stop-opacity",
    "gradientUnits", "gradientTransform", "fx", "fy",
}  # fmt: skip
OWN = re.compile(r"url\(#([\w-]+)\)")


class UnfitDrawing(Exception):
    """A drawing has something that a page must not get."""


def sprite() -> bytes:
    """All drawings that a table can show."""
    folder = paths.resources() / "art"
    symbols = []
    for file in sorted(folder.rglob("*.svg")):
        name = file.relative_to(folder).with_suffix("").as_posix()
        if not name.startswith(LEFT_OUT):
            symbols.append(symbol(name, file))
    return ('<svg xmlns="http://www.w3.org/2000/svg">' + "".join(symbols) + "</svg>").encode()


def symbol(name: str, file: Path) -> str:
    """A drawing as a symbol that fills whatever box it is put in, as at the desk."""
    root = ElementTree.fromstring(file.read_bytes())
    box = root.get("viewBox", "")
    head = f'<symbol id="art-{name}" viewBox="{box}" preserveAspectRatio="none" overflow="visible">'
    return head + "".join(_element(name, child) for child in root) + "</symbol>"


def _element(name: str, element: ElementTree.Element) -> str:
    tag = element.tag.removeprefix(SPACE)
    if tag in WORDLESS:
        return ""
    if tag not in SHAPES:
        raise UnfitDrawing(f"{name}: <{tag}>")
    attributes = "".join(f' {key}="{_value(name, key, value)}"' for key, value in element.attrib.items())
    inner = "".join(_element(name, child) for child in element)
    return f"<{tag}{attributes}>{inner}</{tag}>" if inner else f"<{tag}{attributes}/>"


def _value(name: str, key: str, value: str) -> str:
    if key not in ATTRIBUTES or re.search(r"""[<>&"']""", value):
        raise UnfitDrawing(f"{name}: {key}={value!r}")
    if "url" in value and not OWN.fullmatch(value):
        raise UnfitDrawing(f"{name}: {key}={value!r}")
    apart = name.replace("/", "-")
    if key == "id":
        return f"{apart}-{value}"
    return OWN.sub(rf"url(#{apart}-\1)", value).replace(INK, "currentColor")
