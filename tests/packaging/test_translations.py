"""Every text is translated, fits its source, and is compiled as it stands."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from nutdesk.languages import LANGUAGES
from tests.texts import ROOT, packaging


@pytest.fixture
def tool() -> ModuleType:
    return packaging("translations")


@pytest.fixture
def elsewhere(tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one module that says a few things, translated to German."""
    (tmp_path / "nutdesk" / "desk").mkdir(parents=True)
    (tmp_path / "nutdesk" / "core").mkdir()
    shutil.copy(ROOT / "nutdesk" / "core" / "words.py", tmp_path / "nutdesk" / "core")
    (tmp_path / "resources" / "translations").mkdir(parents=True)
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "FOLDER", tmp_path / "resources" / "translations")
    return tmp_path


@cache
def wanted(language: str) -> dict[str, dict[str, dict[str, object]]]:
    """What the files of this checkout must hold: reading all of it takes a moment."""
    found: dict[str, dict[str, dict[str, object]]] = packaging("translations").wanted(language)
    return found


def write(root: Path, *lines: str) -> None:
    (root / "nutdesk" / "desk" / "page.py").write_text("\n".join(lines), encoding="utf-8")


@pytest.mark.parametrize("file", sorted(path.name for path in (ROOT / "resources" / "translations").glob("*.ts")))
def test_nothing_is_missing_unfinished_or_left_over(tool: ModuleType, file: str) -> None:
    assert tool.check(tool.FOLDER / file, wanted(tool.language_of(Path(file)))[file]) == []


def test_every_language_that_can_be_chosen_is_translated_to(tool: ModuleType) -> None:
    assert sorted(LANGUAGES) == sorted(("en", *tool.languages()))


def test_every_language_has_a_file_for_the_desk_and_for_each_game(tool: ModuleType) -> None:
    for language in tool.languages():
        assert {path.name for path in tool.FOLDER.glob(f"*_{language}.ts")} == set(wanted(language))


def test_nobody_says_what_translators_cannot_see() -> None:
    assert packaging("sources").find(ROOT).faults == []


def test_the_compiled_file_is_made_from_what_is_there(tool: ModuleType) -> None:
    for language in tool.languages():
        kept = tool.compiled(language).read_bytes()
        assert not tool.stale(language)
        tool.release(always=True)
        assert tool.compiled(language).read_bytes() == kept


def test_a_new_text_is_unfinished_until_it_is_filled_in_and_an_old_one_goes(tool: ModuleType, elsewhere: Path) -> None:
    write(elsewhere, 'tr("Save")', 'tr_count(n, "{n} nut", "{n} nuts")', 'say("Why not {place}?", place=place)')
    tool.update("de")
    file = tool.FOLDER / "desk_de.ts"
    assert tool.pending(file) == {"Save": "", "{n} nuts": ["", ""], "Why not {place}?": ""}
    assert len(tool.check(file, tool.wanted("de")["desk_de.ts"])) == 3
    given = {"Save": "Speichern", "{n} nuts": ["{n} Nuss", "{n} Nüsse"], "Why not {place}?": "Warum nicht {place}?"}
    assert tool.fill(file, given) == []
    assert tool.check(file, tool.wanted("de")["desk_de.ts"]) == []
    write(elsewhere, 'tr("Save")', 'tr("Open")')
    assert [fault.split(": ")[1] for fault in tool.check(file, tool.wanted("de")["desk_de.ts"])] == [
        "not there yet (run update)",
        *2 * ["nothing says this any more (run update)"],
    ]
    tool.update("de")
    assert tool.read(file)["desk"]["Save"].forms == ("Speichern",)
    assert tool.pending(file) == {"Open": ""}


@pytest.mark.parametrize(
    ("source", "given"),
    [
        ("Saved as {name}", "Gespeichert"),
        ("Saved as {name}", "Gespeichert als {datei}"),
        ("Save", "{n} Speichern"),
        ("{n} nuts", "Nüsse"),
        ("{n} nuts", ["{n} Nuss {x}", "{n} Nüsse"]),
        ("Save", ["eins", "zwei"]),
        ("Save", " Speichern"),
        ("Nobody said this", "Das sagte niemand"),
    ],
)
def test_a_translation_that_does_not_fit_is_not_taken(
    tool: ModuleType, elsewhere: Path, source: str, given: str | list[str]
) -> None:
    write(elsewhere, 'tr("Save")', 'tr("Saved as {name}", name=1)', 'tr_count(n, "a nut", "{n} nuts")')
    tool.update("de")
    file = tool.FOLDER / "desk_de.ts"
    before = file.read_bytes()
    assert len(tool.fill(file, {source: given})) == 1
    assert file.read_bytes() == before


def test_a_word_that_has_forms_has_all_that_are_asked_for(tool: ModuleType, elsewhere: Path) -> None:
    write(elsewhere, 'say("To {place}", place=say("the meadow"))', 'say("On {place}", place=say("Ulm"))')
    tool.update("de")
    file = tool.FOLDER / "desk_de.ts"
    sentences = {"To {place}": "Läuft {place:nach}", "On {place}": "Ist {place:in}", "Ulm": "Ulm"}
    for word, faults in (
        ("Wiese|nach=auf die Wiese|in=auf der Wiese", []),
        ("Wiese|nach=auf die Wiese", ["desk_de.ts: 'Wiese' needs the forms ['in']"]),
    ):
        assert tool.fill(file, sentences | {"the meadow": word}) == []
        assert tool.check(file, tool.wanted("de")["desk_de.ts"]) == faults


def test_words_put_together_are_told_with_their_line(elsewhere: Path) -> None:
    write(elsewhere, "", 'say(f"{who} wins")', 'count(n, one + "!", "{n} nuts")')
    faults = packaging("sources").find(elsewhere).faults
    assert [(fault.file, fault.line) for fault in faults] == [("nutdesk/desk/page.py", 2), ("nutdesk/desk/page.py", 3)]


def test_what_an_heir_of_a_class_says_is_found(elsewhere: Path) -> None:
    write(
        elsewhere,
        "class Heir(Bad): pass",
        "class Bad:",
        "    def __init__(self, path, template): pass",
        'Heir(path, "being played")',
        "class Third(Heir): pass",
        'Third(path, "by other data")',
    )
    texts = {text.source for text in packaging("sources").find(elsewhere).texts.values()}
    assert {"being played", "by other data"} <= texts


def test_a_damaged_file_is_refused_with_a_sentence(tool: ModuleType, elsewhere: Path) -> None:
    (tool.FOLDER / "desk_de.ts").write_text("<TS><context>", encoding="utf-8")
    with pytest.raises(tool.BadTranslation, match=r"desk_de.ts is not XML"):
        tool.read(tool.FOLDER / "desk_de.ts")
