"""Lessons in one file: what goes in comes out, and a hostile file does nothing."""

from __future__ import annotations

import os
import zipfile
from pathlib import Path

import pytest

from nutdesk import paths
from nutdesk.teach.browse import lessons
from nutdesk.teach.pack import MOST, MOST_BYTES, BadPack, pack, unpack, unpacking
from nutdesk.teach.scene import SceneError
from nutdesk.teach.source import LARGEST
from tests.odd_files import needs_pipes

NICE = "nice-one-squirrel"


@pytest.fixture
def scenes(tmp_path: Path, text: str) -> list[Path]:
    made = []
    for name in ("first", "second"):
        path = tmp_path / f"{name}.toml"
        path.write_text(text.replace("A small scene", name), "utf-8")
        made.append(path)
    return made


def zipped(path: Path, *entries: tuple[str, bytes | str]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in entries:
            file.writestr(name, content)
    return path


def test_packed_lessons_arrive_as_they_were_and_are_listed_among_ones_own(scenes: list[Path], tmp_path: Path) -> None:
    out = tmp_path / "x.nutlesson"
    assert pack(scenes, out) == 2
    added = unpack(out)
    assert [path.read_bytes() for path in added] == [path.read_bytes() for path in scenes]
    assert all(path.parent == paths.user_scenes() / NICE for path in added)
    assert [lesson.title for lesson in lessons() if lesson.own] == ["first", "second"]


def test_the_same_lessons_make_the_same_file(scenes: list[Path], tmp_path: Path) -> None:
    pack(scenes, tmp_path / "a.nutlesson")
    pack(scenes, tmp_path / "b.nutlesson")
    assert (tmp_path / "a.nutlesson").read_bytes() == (tmp_path / "b.nutlesson").read_bytes()


def test_unpacking_twice_adds_nothing_and_writes_over_nothing(scenes: list[Path], tmp_path: Path) -> None:
    out = tmp_path / "x.nutlesson"
    pack(scenes, out)
    first = unpack(out)
    assert unpack(out) == first
    first[0].write_text("mine now", "utf-8")
    again = unpack(out)
    assert again[0].name == "first-2.toml"
    assert first[0].read_text("utf-8") == "mine now"


def test_a_scene_that_cannot_be_shown_is_not_packed(tmp_path: Path, text: str) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(text.replace("NS-T4", "NS-Z4"), "utf-8")
    with pytest.raises(SceneError, match="NS-Z4"):
        pack([bad], tmp_path / "x.nutlesson")
    assert not (tmp_path / "x.nutlesson").exists()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("../../evil.toml", "only scenes"),
        ("/etc/evil.toml", "only scenes"),
        (f"{NICE}/../../../evil.toml", "only scenes"),
        (f"{NICE}\\evil.toml", "only scenes"),
        (f"{NICE}/evil.py", "only scenes"),
        (f"{NICE}/", "only scenes"),
        (f"{NICE}/a/b.toml", "only scenes"),
        ("nut-hunt/other.toml", "another game"),
    ],
)
def test_a_pack_that_reaches_beyond_scenes_is_refused_whole(
    name: str, sentence: str, tmp_path: Path, text: str, nutdesk_home: Path
) -> None:
    path = zipped(tmp_path / "x.nutlesson", (f"{NICE}/good.toml", text), (name, text))
    before = path.read_bytes()
    with pytest.raises(BadPack, match=sentence):
        unpack(path)
    assert not paths.user_scenes().exists()
    assert path.read_bytes() == before
    assert sorted(tmp_path.rglob("evil*")) == []


def test_packs_that_are_too_much_are_refused(tmp_path: Path, text: str) -> None:
    bomb = zipped(tmp_path / "bomb.nutlesson", (f"{NICE}/bomb.toml", b"#" * (LARGEST * 40)))
    assert bomb.stat().st_size < LARGEST / 10
    with pytest.raises(BadPack, match="larger"):
        unpack(bomb)
    crowd = zipped(tmp_path / "crowd.nutlesson", *((f"{NICE}/s{n}.toml", text) for n in range(MOST + 1)))
    with pytest.raises(BadPack, match="holds 1 to 100"):
        unpack(crowd)
    with pytest.raises(BadPack, match="holds 1 to 100"):
        unpack(zipped(tmp_path / "empty.nutlesson"))


def test_many_scenes_that_are_too_much_together_are_refused_before_they_are_all_read(tmp_path: Path, text: str) -> None:
    large = text + "#" * (LARGEST - len(text) - 1) + "\n"
    many = MOST_BYTES // LARGEST + 1
    path = zipped(tmp_path / "x.nutlesson", *((f"{NICE}/s{n}.toml", large) for n in range(many)))
    assert path.stat().st_size < LARGEST
    steps = unpacking(path)
    seen = []
    with pytest.raises(BadPack, match="Together the scenes are larger than 1000 kB"):
        seen += steps
    assert len(set(seen)) <= many
    assert not paths.user_scenes().exists()
    own = [tmp_path / f"s{n}.toml" for n in range(many)]
    for one in own:
        one.write_text(large, "utf-8")
    with pytest.raises(SceneError, match="Together the scenes are larger"):
        pack(own, tmp_path / "y.nutlesson")
    assert not (tmp_path / "y.nutlesson").exists()


def test_who_stops_before_all_scenes_are_read_has_none_of_them(scenes: list[Path], tmp_path: Path) -> None:
    out = tmp_path / "x.nutlesson"
    pack(scenes, out)
    work = unpacking(out)
    assert [next(work), next(work)] == [(1, 2), (2, 2)]
    work.close()
    assert not paths.user_scenes().exists()


@pytest.mark.parametrize("kind", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2])
@pytest.mark.parametrize("damaged", [False, True])
def test_scenes_packed_in_another_way_are_refused(kind: int, damaged: bool, tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.nutlesson"
    with zipfile.ZipFile(path, "w", kind) as file:
        file.writestr(f"{NICE}/scene.toml", text)
    if damaged:
        raw = bytearray(path.read_bytes())
        raw[60:90] = bytes(30)
        path.write_bytes(raw)
    with pytest.raises(BadPack, match="packed in a way that nutdesk does not accept"):
        unpack(path)


@needs_pipes
def test_a_pipe_is_no_pack_and_nobody_waits_for_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "x.nutlesson")
    with pytest.raises(BadPack, match="not a pack of lessons"):
        unpack(tmp_path / "x.nutlesson")
    os.mkfifo(tmp_path / "x.toml")
    with pytest.raises(SceneError, match="no such file"):
        pack([tmp_path / "x.toml"], tmp_path / "y.nutlesson")


def test_a_size_that_lies_is_found_out(tmp_path: Path) -> None:
    path = zipped(tmp_path / "x.nutlesson", (f"{NICE}/liar.toml", b"#" * (LARGEST * 2)))
    raw = bytearray(path.read_bytes())
    real = (LARGEST * 2).to_bytes(4, "little")
    while (at := raw.find(real)) >= 0:
        raw[at : at + 4] = (10).to_bytes(4, "little")
    path.write_bytes(raw)
    with pytest.raises(BadPack):
        unpack(path)


@pytest.mark.parametrize("content", [b"", b"not a zip", b"PK\x03\x04" + b"\x00" * 60])
def test_what_is_no_pack_is_refused_in_one_sentence(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.nutlesson"
    path.write_bytes(content)
    with pytest.raises(BadPack, match=r"^x\.nutlesson: This is not a pack of lessons, or it is damaged\.$"):
        unpack(path)
    with pytest.raises(BadPack, match="cannot be read"):
        unpack(tmp_path / "nowhere.nutlesson")


def test_a_damaged_pack_is_refused(scenes: list[Path], tmp_path: Path) -> None:
    out = tmp_path / "x.nutlesson"
    pack(scenes, out)
    raw = bytearray(out.read_bytes())
    raw[len(raw) // 4] ^= 0xFF
    out.write_bytes(raw)
    with pytest.raises(BadPack):
        unpack(out)
    assert not paths.user_scenes().exists()


def test_a_scene_in_a_pack_that_does_not_load_names_its_line(tmp_path: Path, text: str) -> None:
    wrong = text.replace('clause = "NS-S2"', 'clause = "NS-Z2"')
    path = zipped(tmp_path / "x.nutlesson", (f"{NICE}/wrong.toml", wrong), (f"{NICE}/latin.toml", b"\xff\xfe"))
    line = wrong.split("\n").index('clause = "NS-Z2"') + 1
    with pytest.raises(BadPack, match=f"wrong.toml:{line}: .*NS-Z2"):
        unpack(path)
