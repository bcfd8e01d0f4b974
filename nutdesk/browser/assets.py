"""What every page needs to draw a table: modules, typefaces, drawings, colours; to be served, or put into one file.

The style sheet names typefaces by their content, so that a browser keeps them for as long as they are the same.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

import attrs

from nutdesk import paths
from nutdesk.browser.sprite import sprite
from nutdesk.browser.woff import woff
from nutdesk.core import palette

PAGE = Path(__file__).with_name("page")
KINDS = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff": "font/woff",
    ".html": "text/html; charset=utf-8",
}
DRAWINGS, STYLE = "drawings.svg", "colours.css"

FACES = {
    "FredokaOne-Regular": ("Fredoka One", "100 900"),
    "HankenGrotesk-Medium": ("Hanken Grotesk", "100 500"),
    "HankenGrotesk-SemiBold": ("Hanken Grotesk", "600"),
    "HankenGrotesk-Bold": ("Hanken Grotesk", "700 900"),
}
"""The typefaces that drawings use: their family and the weights that each stands for."""
THEMES = {"light": palette.LIGHT, "dark": palette.DARK, "contrast": palette.CONTRAST}
SEATS = tuple(palette.SEAT_FILL.items())
ASKED = {"dark": "(prefers-color-scheme: dark)", "contrast": "(prefers-contrast: more)"}
"""What a device says when its owner wants a theme; the last one that is wanted counts."""


@attrs.frozen
class Asset:
    """A file that a page loads."""

    name: str
    data: bytes

    @property
    def kind(self) -> str:
        """Its type, as a header says it."""
        return KINDS[Path(self.name).suffix]

    @property
    def hash(self) -> str:
        """Changes with its content."""
        return sha256(self.data).hexdigest()[:16]


@cache
def assets() -> dict[str, Asset]:
    """All of them by name: what is here, and what is made of resources, fonts and themes."""
    found = [*in_folder(PAGE), *fonts(), Asset(DRAWINGS, sprite()), Asset(STYLE, style().encode())]
    return {asset.name: asset for asset in found}


def in_folder(folder: Path) -> list[Asset]:
    """The files of a folder that pages load."""
    files = sorted(file for file in folder.iterdir() if file.suffix in KINDS)
    return [Asset(file.name, file.read_bytes()) for file in files]


@cache
def fonts() -> tuple[Asset, ...]:
    """The typefaces of drawings; one that is not installed is left out."""
    files = {file.stem: file for file in paths.fonts()}
    return tuple(Asset(f"{name}.woff", woff(files[name])) for name in FACES if name in files)


def style() -> str:
    """The style sheet of drawings: typefaces, and the colours of every theme as variables.

    A page follows its device, unless `data-theme` on its root names a theme.
    """
    faces = [
        f'@font-face{{font-family:"{family}";font-weight:{weight};font-display:block;'
        f'src:url("{font.name}?v={font.hash}") format("woff")}}'
        for font in fonts()
        for family, weight in [FACES[Path(font.name).stem]]
    ]
    roles = {name: "".join(f"--c-{role}:{_css(c)};" for role, c in theme.items()) for name, theme in THEMES.items()}
    seats = "".join(f"--c-seat-{name}:{fill};--c-on-{name}:{palette.SEAT_MARK[name]};" for name, fill in SEATS)
    sheet = [*faces, f":root{{{roles['light']}{seats}}}"]
    sheet += [f"@media {wish}{{:root:not([data-theme]){{{roles[name]}}}}}" for name, wish in ASKED.items()]
    sheet += [f':root[data-theme="{name}"]{{{colours}}}' for name, colours in roles.items()]
    return "\n".join(sheet) + "\n"


def _css(colour: str) -> str:
    """A colour of ours, whose alpha is first, as one of a style sheet."""
    return f"#{colour[3:]}{colour[1:3]}" if len(colour) == 9 else colour
