"""TOML that people wrote: every key has its line, and no file does harm."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nutdesk import paths
from nutdesk.teach.source import DEEPEST, LARGEST, Keys, Mistake, parse, read

TEXT = b"""\
title = "A [[fake]] head # no comment"
a.b = [1, [2,
  3], {x = 1, "y z" = [4,
5]}]
[position]
hands = [
  ["one"],  # not [this
  [
  "two"],
]
poem = \"\"\"
[[step]]
say = "quoted"\"\"\"
[[step]]
say = "first"
[step.holds]
deep.er = 1.5
[[step]]
luck = [[3]]
[step.holds.caches]
7 = 1979-05-27T07:32:00Z
"""


def walk(value: object, at: Keys = ()) -> Iterator[Keys]:
    """The way to every value in some data."""
    if at:
        yield at
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from walk(inner, (*at, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from walk(inner, (*at, index))


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        (("title",), 1),
        (("a", "b", 1, 0), 2),
        (("a", "b", 1, 1), 3),
        (("a", "b", 2, "y z", 1), 4),
        (("position", "hands"), 6),
        (("position", "hands", 1, 0), 9),
        (("position", "poem"), 11),
        (("step", 0), 14),
        (("step", 0, "say"), 15),
        (("step", 0, "holds", "deep", "er"), 17),
        (("step", 1), 18),
        (("step", 1, "luck", 0, 0), 19),
        (("step", 1, "holds", "caches", "7"), 21),
    ],
)
def test_every_key_and_item_knows_its_line(keys: Keys, line: int) -> None:
    assert parse(TEXT, "x").lines[keys] == line


def test_a_dotted_key_counts_places_from_one() -> None:
    assert parse(TEXT, "x").line("position.hands.2.1") == 9


def test_a_key_that_is_not_there_has_the_line_of_what_is_around_it() -> None:
    source = parse(TEXT, "x")
    assert source.line("step", 1, "holds.caches.8") == 20
    assert source.line("nonsense") == 1


@pytest.mark.parametrize("path", sorted(paths.scenes().rglob("*.toml")), ids=lambda path: path.stem)
def test_no_key_of_a_shipped_file_is_overlooked(path: Path) -> None:
    source = read(path)
    written = path.read_text("utf-8").splitlines()
    for keys in walk(source.data):
        line = written[source.lines[keys] - 1]
        last = keys[-1]
        assert isinstance(last, int) or last in line


HOSTILE = {
    "nothing but opening brackets": b"a = " + b"[" * (LARGEST - 4),
    "inline tables in inline tables": b"a={" * (LARGEST // 3),
    "a key of tens of thousands of words": b"a." * (LARGEST // 2 - 10) + b"a = 1",
    "a head of tens of thousands of words": b"[a" + b".a" * (LARGEST // 2 - 10) + b"]",
    "a string without an end": b'a = "' + b'\\"' * (LARGEST // 2 - 10),
    "a long string without an end": b'a = """' + b"\\" * (LARGEST - 10),
    "a number of ten thousand digits": b"a = " + b"1" * 10_000,
    "a day that does not exist": b"a = 2024-02-31",
    "half a list": b"a = [1,",
    "the same key twice": b"a = 1\na = 2",
    "a zero byte": b"\0",
    "a picture": b"\x89PNG\r\n\x1a\n\xff\xfe",
    "more than a file may hold": b"#" * (LARGEST + 1),
    "texts that never end, one in the other": b'\\""" "' * (LARGEST // 6),
    "a number of a hundred thousand digits": b"a = 0x" + b"f" * (LARGEST - 6),
}


@pytest.mark.parametrize("raw", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_toml_gets_one_sentence(raw: bytes) -> None:
    with pytest.raises(Mistake) as caught:
        parse(raw, "bad.toml")
    assert caught.value.unreadable
    assert str(caught.value).startswith("bad.toml:")
    assert len(str(caught.value).splitlines()) == 1
    assert len(str(caught.value)) < 500


def test_a_syntax_error_names_its_line() -> None:
    with pytest.raises(Mistake) as caught:
        parse(b"a = 1\nb = 2\nc == 3\n", "bad.toml")
    assert caught.value.line == 3


def test_a_forgotten_quotation_mark_is_told_in_words_that_a_teacher_knows() -> None:
    with pytest.raises(Mistake) as caught:
        parse(b'a = "one"\nb = "two\nc = "three"\n', "bad.toml")
    assert str(caught.value) == "bad.toml:2: A text does not end: a quotation mark is missing in this line."


def test_nesting_is_allowed_up_to_the_limit_and_not_beyond() -> None:
    assert parse(b"a = " + b"[" * DEEPEST + b"]" * DEEPEST, "x").data
    with pytest.raises(Mistake):
        parse(b"a = " + b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1), "x")


def test_many_shallow_brackets_are_not_deep() -> None:
    assert len(parse(b"a = [" + b"[1], " * 500 + b"]", "x").data["a"]) == 500


def test_what_is_no_file_gets_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="no such file"):
        read(tmp_path / "missing.toml")
    with pytest.raises(Mistake, match="folder"):
        read(tmp_path)


def test_words_of_a_file_cannot_break_out_of_the_sentence() -> None:
    mistake = Mistake("x", 1, "no '\x1b[31m\n" + "z" * 5000)
    assert str(mistake).isprintable()
    assert len(str(mistake)) < 500
