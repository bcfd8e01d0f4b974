"""What people type or paste becomes text that can be shown, kept and read again."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nutdesk.core.clean import LONGEST_FILE, UNPRINTABLE, clean, clean_lines, file_name, printable

SIGNS = "\0\t\n\x1b\u200d\u202e\u2028\ud800\ufeff\u3164 a"
HOSTILE = st.text(st.characters(exclude_categories=()) | st.sampled_from(SIGNS))


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Anna", "Anna"),
        ("  An\tna \n", "An na"),
        ("Jos\u0065\u0301", "José"),
        ("\u202egnihsif\u202c", "gnihsif"),
        ("half \ud83d letter", "half letter"),
        ("\u200d", ""),
        ("\u200b\ufeff\u3164\u2800", ""),
        ("\u0301", ""),
        ("\U0001f469\u200d\U0001f467", "\U0001f469\u200d\U0001f467"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("<b>&amp;{n}", "<b>&amp;{n}"),
    ],
)
def test_a_name_keeps_what_can_be_seen_and_nothing_else(typed: str, kept: str) -> None:
    assert clean(typed, 40) == kept


@given(HOSTILE)
def test_a_clean_line_can_be_written_is_not_longer_and_stays_the_same(text: str) -> None:
    line = clean(text, 12)
    line.encode()
    assert len(line) <= 12
    assert not UNPRINTABLE.search(line)
    assert not set(line) & set("\u202a\u202b\u202d\u202e\u2066\u2067\u2068\u200b\ufeff")
    assert clean(line, 12) == line


@given(HOSTILE)
def test_clean_lines_can_be_written_line_by_line(text: str) -> None:
    rows = clean_lines(text, 200)
    rows.encode()
    assert not any(UNPRINTABLE.search(row) for row in rows.split("\n"))
    assert clean_lines(rows, 200) == rows


def test_a_field_that_is_being_written_in_keeps_its_blanks() -> None:
    assert printable("two words \x07 ") == "two words  "


DEVICES = ("con", "prn", "aux", "nul", "com1", "lpt9", "com²", "conin$")
PARTS = (*DEVICES, "CON", ".", " ", ":", "-", "ü", "u\u0308", "🐿", "x" * 99)


@given(HOSTILE | st.lists(st.sampled_from(PARTS)).map("".join))
def test_a_file_can_be_called_that_on_every_system(text: str) -> None:
    name = file_name(text)
    assert name.isprintable()
    assert not set(name) & set('<>:"/\\|?*')
    assert name == name.strip(" .")
    assert len(name.encode()) <= LONGEST_FILE
    assert name.partition(".")[0].rstrip(" ").casefold() not in DEVICES
    assert unicodedata.is_normalized("NFC", name), "two spellings of an umlaut would be two files"
    assert file_name(name) == name
