"""Presenting from the command line, and pictures of what a room sees; both without a display."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSizeF, Qt
from PySide6.QtGui import QImage

from nutdesk import cli, paths
from nutdesk.desk.classroom.slide_pictures import SlidePictures
from nutdesk.desk.offscreen.contact_sheet import GAP, MOST, TITLE, WIDE
from nutdesk.desk.offscreen.shot import random_match
from nutdesk.desk.settings.language import choose, switch
from nutdesk.teach.browse import course_of
from nutdesk.teach.scene import load

SMOOTH = Qt.TransformationMode.SmoothTransformation
FOX = paths.scenes() / "nut-hunt" / "05-run-for-it.toml"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object) -> Path:
    monkeypatch.setenv("NUTDESK_HOME", str(tmp_path))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    return tmp_path


def test_without_a_display_a_presentation_is_drawn(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scene = paths.scenes() / "nuts" / "07-the-squirrel.toml"
    assert cli.run(["present", str(scene)]) == 0
    pictures = sorted((home / "data" / "presentations").rglob("*.png"))
    assert [picture.stem for picture in pictures] == [f"07-the-squirrel-{k:02}" for k in range(1, 6)]
    assert QImage(str(pictures[0])).width() == 1280
    assert "5 pictures" in capsys.readouterr().out


@pytest.mark.parametrize("target", ["chess", "nowhere.toml"])
def test_what_is_not_there_cannot_be_presented(target: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["present", target]) == 2
    assert capsys.readouterr().err.startswith("nutdesk: ")


def test_a_broken_scene_is_one_sentence_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(FOX.read_text(encoding="utf-8").replace("players = 3", "players = 9"), encoding="utf-8")
    assert cli.run(["present", str(wrong)]) == 2
    said = capsys.readouterr().err
    assert "wrong.toml:5: Nut Hunt is played by" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("target", [str(FOX), "nut-hunt"])
def test_a_picture_of_what_the_room_sees(target: str, tmp_path: Path) -> None:
    out = tmp_path / "room.png"
    assert cli.run(["shot", target, "--audience", "--out", str(out), "--size", "1280x720"]) == 0
    seen = QImage(str(out))
    assert (seen.width(), seen.height()) == (1280, 720)
    assert seen.pixelColor(640, 700).lightness() == 255, "the caption lies below"


def test_a_language_that_nobody_translated_to_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["shot", "nuts", "--out", str(tmp_path / "a.png"), "--language", "fr"]) == 2
    assert capsys.readouterr().err == "nutdesk: there is no language 'fr': there are en, de\n"


def test_a_picture_in_another_language_has_its_words_and_the_names_of_its_players(tmp_path: Path) -> None:
    def draw(target: str, *more: str) -> QImage:
        out = tmp_path / "said.png"
        assert cli.run(["shot", target, "--out", str(out), "--size", "1280x720", *more]) == 0
        return QImage(str(out))

    try:
        for target in ("nuts", str(FOX)):
            english, german = draw(target), draw(target, "--language", "de")
            assert german != english
            assert draw(target) == english, "nothing of the other language is left"
        switch(choose("de"))
        assert [player.name for player in random_match("nuts", 3, {}, "s", 0).players] == ["Rot", "Blau", "Pink"]
    finally:
        switch(choose("en"))


def test_a_contact_sheet_has_every_step_of_a_scene_as_the_projector_shows_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "sheet.png"
    assert cli.run(["scene", "sheet", str(FOX), "--out", str(out), "--columns", "4"]) == 0
    assert capsys.readouterr().out == f"{out}\n"
    sheet, steps = QImage(str(out)), len(load(FOX).steps)
    assert sheet.width() == GAP + 4 * (WIDE + GAP)
    high = round(WIDE * 1080 / 1920)
    assert sheet.height() == GAP + -(-steps // 4) * (high + TITLE + GAP)
    # The last picture is that of the last step.
    shown = SlidePictures(load(FOX)).picture_of(steps, QSizeF(1920, 1080)).scaledToWidth(WIDE, SMOOTH)
    left, top = GAP + (steps - 1) % 4 * (WIDE + GAP), GAP + (steps - 1) // 4 * (high + TITLE + GAP)
    inside = QRect(2, 2, WIDE - 4, high - 4)
    assert sheet.copy(inside.translated(left, top)) == shown.copy(inside).convertToFormat(sheet.format())


def test_the_contact_sheets_of_a_course_are_numbered(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "sheet.png"
    assert cli.run(["scene", "sheet", "nice-one-squirrel", "--out", str(out), "--size", "1280x720"]) == 0
    steps = sum(len(load(lesson.path).steps) for lesson in course_of("nice-one-squirrel"))
    names = [f"sheet-{k}.png" for k in range(1, -(-steps // MOST) + 1)] if steps > MOST else ["sheet.png"]
    assert [Path(line).name for line in capsys.readouterr().out.splitlines()] == names
    assert sorted(path.name for path in tmp_path.glob("*.png")) == names


@pytest.mark.parametrize(
    "words",
    [
        ["chess"],
        ["nowhere.toml"],
        [str(FOX), "--size", "wide"],
        [str(FOX), "--language", "xx"],
    ],
)
def test_what_cannot_be_drawn_is_told_in_one_sentence(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["scene", "sheet", *words, "--out", str(tmp_path / "x.png")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert cli.run(["scene", "sheet", str(FOX), "--out", str(tmp_path / "no" / "x.png")]) == 2
