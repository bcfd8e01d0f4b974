"""What stores and desktops read: a page that is valid, with every release of the changelog, in both languages."""

from __future__ import annotations

import re
import shutil
import subprocess
import xml.etree.ElementTree as Xml
from pathlib import Path

import pytest

from tests.packaging.test_bundle import script

ROOT = Path(__file__).parents[2]
REPOSITORY = "https://forge.example/nuts/nutdesk"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def page(**urls: str) -> Xml.Element:
    return Xml.fromstring(script("share").metainfo(urls))


# ---- the changelog --------------------------------------------------------------------------------------------------


def test_the_changelog_has_notes_for_every_version_that_was_saved_with() -> None:
    notes = script("notes")
    for folder in (ROOT / "tests" / "saves").glob("v*"):
        assert len(notes.notes(folder.name[1:])) > 100
        assert folder.name[1:] in dict(notes.released())
    with pytest.raises(SystemExit, match=r"says nothing about 9\.9"):
        notes.notes("9.9")


def test_the_notes_of_a_version_end_where_the_next_one_begins() -> None:
    notes = script("notes")
    texts = [notes.notes(version) for version in ("Unreleased", *(number for number, _ in notes.released()))]
    assert not [text for text in texts if re.search("^## ", text, re.MULTILINE)]
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert [changelog.index(text) for text in texts] == sorted(changelog.index(text) for text in texts)


def test_a_stores_page_has_the_summary_of_every_release_in_plain_words() -> None:
    notes = script("notes")
    releases = page().findall("releases/release")
    assert [(release.get("version"), release.get("date")) for release in releases] == notes.released()
    for release in releases:
        told = "".join(release.itertext())
        assert len(told.split()) >= 5
        assert not re.search(r"[*`\[\]#]", told)


def test_the_next_release_has_a_summary_that_a_store_can_show() -> None:
    told = " ".join(text for text, _ in script("notes").summary("Unreleased"))
    assert 5 <= len(told.split()) <= 150, "CHANGELOG.md needs a paragraph before the first ### of a version"


# ---- the page -------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstreamcli is not installed")
def test_the_stores_own_check_finds_no_fault_in_a_page_with_a_public_address(tmp_path: Path) -> None:
    share = script("share")
    file = tmp_path / f"{share.ID}.metainfo.xml"
    file.write_text(share.metainfo({"Repository": REPOSITORY, "Issues": f"{REPOSITORY}/issues"}), "utf-8")
    command = ["appstreamcli", "validate", "--no-net", "--no-color", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout


def test_a_page_without_a_public_address_promises_no_pictures() -> None:
    bare = page()
    assert bare.find("screenshots") is None
    assert bare.find("url") is None


def test_a_page_with_a_public_address_has_links_and_pictures_of_this_version_that_exist() -> None:
    share, public = script("share"), page(Repository=REPOSITORY, Issues=f"{REPOSITORY}/issues")
    links = {link.get("type"): link.text for link in public.findall("url")}
    assert links == {"homepage": REPOSITORY, "bugtracker": f"{REPOSITORY}/issues", "vcs-browser": REPOSITORY}
    pictures = [image.text or "" for image in public.iter("image")]
    assert 3 <= len(pictures) <= 10
    for picture in pictures:
        place, _, file = picture.partition(f"/raw/v{share.version()}/")
        assert place == REPOSITORY
        assert (ROOT / file).is_file(), file


def test_whatever_a_store_says_in_english_it_says_in_german() -> None:
    public = page(Repository=REPOSITORY)
    # The notes of a release are the changelog's, which is English.
    for parent in [
        *public.iter("screenshot"),
        *(part for part in public.findall("description") for part in part.iter()),
    ]:
        told = [child.get(LANG, "en") for child in parent if child.tag in ("p", "li", "caption")]
        assert told == ["en", "de"] * (len(told) // 2), Xml.tostring(parent, "unicode")
    assert [part.get(LANG, "en") for part in public.findall("summary")] == ["en", "de"]
    assert all(len(part.text or "") <= 35 for part in public.findall("summary"))


def test_a_share_folder_has_the_entry_the_page_the_file_type_and_the_icon(tmp_path: Path) -> None:
    share = script("share")
    for _ in range(2):  # over what is there
        share.share(tmp_path)
    files = {file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*") if file.is_file()}
    assert files == {
        f"applications/{share.ID}.desktop",
        f"metainfo/{share.ID}.metainfo.xml",
        f"mime/packages/{share.ID}.xml",
        f"icons/hicolor/scalable/apps/{share.ID}.svg",
    }
