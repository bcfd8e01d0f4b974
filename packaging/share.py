"""Writes what a Linux desktop reads about nutdesk: the entry of its menu, the stores' page, the file type, the icons.

python3 packaging/share.py FOLDER         below this share folder: /usr/share of a package, /app/share of a Flatpak

The stores' page (AppStream) takes its releases from CHANGELOG.md, and its addresses from [project.urls] in
pyproject.toml: without a Repository there it has no addresses and no pictures. Standard library only.
"""

import re
import shutil
import sys
import tomllib
import xml.etree.ElementTree as Xml
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from notes import released, summary

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
ID = "org.nutdesk.nutdesk"
ICON_SIDES = (16, 24, 32, 48, 64, 128, 256, 512)
LINKS = {"homepage": ("Homepage", "Repository"), "bugtracker": ("Issues",), "vcs-browser": ("Repository",)}
"""The addresses of a store's page, and under which names pyproject.toml may have them."""


def version() -> str:
    """The version that pyproject.toml points to."""
    found = re.search(r'__version__ = "(.+)"', (ROOT / "nutdesk" / "__init__.py").read_text("utf-8"))
    assert found
    return found[1]


def addresses() -> dict[str, str]:
    """The project's addresses, as pyproject.toml has them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return {name: address.rstrip("/") for name, address in project.get("urls", {}).items()}


def metainfo(urls: dict[str, str]) -> str:
    """The page for the stores: packaging/linux has the words, this adds releases and addresses."""
    page = Xml.parse(LINUX / f"{ID}.metainfo.xml").getroot()
    _fill_releases(page)
    _fill_links(page, urls)
    _fill_screenshots(page, urls.get("Repository", ""))
    Xml.indent(page)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + Xml.tostring(page, "unicode") + "\n"


def _part(page: Xml.Element, name: str) -> Xml.Element:
    found = page.find(name)
    assert found is not None, name
    return found


def _fill_releases(page: Xml.Element) -> None:
    releases = _part(page, "releases")
    for number, day in released():
        told = Xml.SubElement(Xml.SubElement(releases, "release", version=number, date=day), "description")
        points = None
        for text, listed in summary(number):
            if not listed:
                points = None
            elif points is None:
                points = Xml.SubElement(told, "ul")
            Xml.SubElement(told if points is None else points, "li" if listed else "p").text = text


def _fill_links(page: Xml.Element, urls: dict[str, str]) -> None:
    place = list(page).index(_part(page, "launchable"))
    for kind, names in reversed(LINKS.items()):
        address = next((urls[name] for name in names if name in urls), "")
        if address:
            link = Xml.Element("url", type=kind)
            link.text = address
            page.insert(place, link)


def _fill_screenshots(page: Xml.Element, repository: str) -> None:
    """Stores fetch the pictures of a release from where its sources are."""
    screenshots = _part(page, "screenshots")
    if not repository:
        page.remove(screenshots)
    for image in screenshots.iter("image"):
        image.text = f"{repository}/raw/v{version()}/{image.text}"


def share(target: Path, drawn: Path | None = None) -> None:
    """Write everything below a share folder; drawn has the icons as PNG, without it there is only the drawing."""
    for kind in ("applications", "mime/packages", "metainfo", "icons/hicolor/scalable/apps"):
        (target / kind).mkdir(parents=True, exist_ok=True)
    shutil.copy(LINUX / f"{ID}.desktop", target / "applications")
    shutil.copy(LINUX / f"{ID}.mime.xml", target / "mime" / "packages" / f"{ID}.xml")
    (target / "metainfo" / f"{ID}.metainfo.xml").write_text(metainfo(addresses()), "utf-8")
    icons = target / "icons" / "hicolor"
    shutil.copy(ROOT / "resources" / "art" / "app.svg", icons / "scalable" / "apps" / f"{ID}.svg")
    if drawn is not None:
        for side in ICON_SIDES:
            place = icons / f"{side}x{side}" / "apps"
            place.mkdir(parents=True, exist_ok=True)
            shutil.copy(drawn / f"nutdesk-{side}.png", place / f"{ID}.png")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    share(Path(sys.argv[1]))
