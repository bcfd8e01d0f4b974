"""What is no good record is refused in one sentence, quickly, and stays as it is."""

from __future__ import annotations

import json
import os
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from nutdesk.record import BadFile, load, save
from nutdesk.record.reader import DEEPEST, LARGEST, LONGEST
from tests.odd_files import needs_pipes
from tests.record.play import NICE, assert_readable, begun, played_out, refused, same

Change = Callable[[dict[str, Any]], object]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A good record of a whole game."""
    path = tmp_path / "game.nutdesk"
    save(played_out(begun(), Random(1)), path)
    return path


def change(path: Path, line: int, edit: Change) -> None:
    """Change one line of a file, counted from 1, as data."""
    rows = path.read_text(encoding="utf-8").splitlines()
    data = json.loads(rows[line - 1])
    edit(data)
    rows[line - 1] = json.dumps(data)
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")


def replace(path: Path, line: int, row: str) -> None:
    """Put another text in place of a line."""
    rows = path.read_text(encoding="utf-8").splitlines()
    rows[line - 1] = row
    path.write_text("\n".join(rows) + "\n", encoding="utf-8", errors="surrogatepass")


def test_lines_may_end_as_on_windows_and_the_last_need_not_end(path: Path) -> None:
    before = load(path).match
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n").rstrip())
    same(load(path).match, before)


# Things that are not records


@pytest.mark.parametrize(
    "data",
    [
        b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
        bytes(range(256)),
        b"\x00" * 100,
        b"{}",
        b"[]\n",
        b"\n",
        b"hello\n",
        b'"nutdesk"',
    ],
)
def test_a_foreign_file_is_not_a_record(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "x.png"
    path.write_bytes(data)
    assert str(refused(path)) == "'x.png' is not a nutdesk record."


def test_an_empty_file(tmp_path: Path) -> None:
    path = tmp_path / "x.nutdesk"
    path.touch()
    assert str(refused(path)) == "'x.nutdesk' is empty."


def test_a_folder(tmp_path: Path) -> None:
    assert "is not a file" in str(refused(tmp_path))


def test_no_file(tmp_path: Path) -> None:
    assert str(refused(tmp_path / "x")) == "There is no file 'x'."


@pytest.mark.parametrize("name", ["a\x00b", "x" * 5000, "a/b\nc"])
def test_a_name_that_no_file_has(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadFile) as caught:
        load(tmp_path / name)
    assert_readable(caught.value)


@needs_pipes
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "x")
    assert "is not a file" in str(refused(tmp_path / "x"))


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no devices here")
def test_a_device_is_not_read() -> None:
    assert "is not a file" in str(refused(Path("/dev/zero")))


# Too much


def test_100_megabytes_are_refused_without_being_read(tmp_path: Path) -> None:
    path = tmp_path / "x.nutdesk"
    with path.open("wb") as file:
        for _ in range(100):
            file.write(b"[" * 2**20)
    tracemalloc.start()
    try:
        with pytest.raises(ValueError, match="is 100 MB large; a record is at most 16"):
            load(path)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 2**20


@pytest.mark.parametrize("bracket", ["[", '{"a":'])
@pytest.mark.parametrize("size", [LONGEST - 100, LARGEST - 20_000])
def test_nesting_is_refused_before_it_is_read(path: Path, bracket: str, size: int) -> None:
    replace(path, 3, (bracket * size)[:size])
    assert str(refused(path)) in (
        "'game.nutdesk' is damaged at line 3: it is nested too deeply.",
        "'game.nutdesk' is damaged at line 3: it is too long.",
    )


def test_a_deep_position_is_refused(path: Path) -> None:
    replace(path, 3, '{"n": ' + "[" * DEEPEST + "]" * DEEPEST + "}")
    assert "nested too deeply" in str(refused(path))


def test_brackets_in_a_name_are_not_nesting(tmp_path: Path) -> None:
    path = tmp_path / "game.nutdesk"
    save(begun(), path)
    change(path, 1, lambda head: head.update(title='["' + "[{" * 50))
    assert load(path).header.title.endswith("[{[{")


@pytest.mark.parametrize("number", ["9" * 10, "9" * 10_000, "-" + "9" * 5000])
def test_huge_numbers_are_not_read(path: Path, number: str) -> None:
    replace(path, 3, f'{{"n": {number}, "after": 0, "moves": []}}')
    assert "a number is too large" in str(refused(path))


# JSON that is no record


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ('{"n": 1, "after": 0, "moves": [', "it is not JSON"),
        ("", "it is not JSON"),
        ("[1]", "it is not a JSON object"),
        ('{"n": NaN, "after": 0, "moves": []}', "'NaN' is not a whole number"),
        ('{"n": 1, "after": -Infinity, "moves": []}', "'-Infinity' is not a whole number"),
        ('{"n": 1e999, "after": 0, "moves": []}', "'1e999' is not a whole number"),
        ('{"n": 1.0, "after": 0, "moves": []}', "'1.0' is not a whole number"),
        ('{"n": 1, "n": 1, "after": 0, "moves": []}', "a key is there twice"),
        ('{"n": 1, "after": 0, "moves": ["place \\ud800"]}', "it is not text"),
        ('{"n": 1, "after": 0, "moves": ["place \ud800"]}', "it is not text"),
        ('{"n": 1, "after": 0, "moves": ["place 1"], "x": 1}', "'x' does not belong there"),
        ('{"n": 1, "after": 0}', "'moves' is missing"),
        ('{"n": 1, "after": 0, "moves": "place 1"}', "'moves' is not the list that belongs there"),
        ('{"n": 1, "after": 0, "moves": [["place 1"]]}', "'moves' is not the list that belongs there"),
        ('{"n": 1, "after": 0, "moves": ["place 1"], "digest": 5}', "'digest' is not a text of one line"),
        ('{"n": true, "after": 0, "moves": ["place 1"]}', "'n' is not the number of an entry"),
        ('{"n": -1, "after": 0, "moves": ["place 1"]}', "'n' is not the number of an entry"),
        ('{"n": 1, "after": "0", "moves": ["place 1"]}', "'after' is not the number of an earlier entry"),
        ('{"n": 1, "after": 1, "moves": ["place 1"]}', "'after' is not the number of an earlier entry"),
        ('{"n": 1, "after": -1, "moves": ["place 1"]}', "'after' is not the number of an earlier entry"),
        ('{"n": 1, "moves": ["place 1"]}', "'after' is not the number of an earlier entry"),
        ('{"n": 0, "moves": []}', "it should be entry 1 but is 0"),
        ('{"n": 2, "after": 0, "moves": ["place 1"]}', "it should be entry 1 but is 2"),
        ('{"at": 1}', "there is no entry 1"),
        ('{"at": -1}', "there is no entry -1"),
        ('{"at": "0"}', "'at' is not the number of an entry"),
        ('{"at": 0, "end": {}}', "it is not one of: n, at, on, seat, end"),
        ('{"note": "x"}', "it is not one of: n, at, on, seat, end"),
        ('{"on": 1, "name": "x"}', "there is no entry 1"),
        ('{"on": -1, "name": "x"}', "there is no entry -1"),
        ('{"on": "0", "name": "x"}', "'on' is not the number of an entry"),
        ('{"on": true}', "'on' is not the number of an entry"),
        ('{"on": 0, "name": 1}', "'name' is not a short text of one line"),
        ('{"on": 0, "name": "a\\nb"}', "'name' is not a short text of one line"),
        ('{"on": 0, "name": "' + "x" * 61 + '"}', "'name' is not a short text of one line"),
        ('{"on": 0, "note": ["x"]}', "'note' is not a plain text, or too long"),
        ('{"on": 0, "note": "a\\u0007"}', "'note' is not a plain text, or too long"),
        ('{"on": 0, "note": "' + "x" * 2001 + '"}', "'note' is not a plain text, or too long"),
        ('{"on": 0, "hints": -1}', "'hints' is not a count"),
        ('{"on": 0, "hints": true}', "'hints' is not a count"),
        ('{"on": 0, "hints": 10000}', "'hints' is not a count"),
        ('{"on": 0, "trial": false}', "'trial' is not true"),
        ('{"on": 0, "trial": 1}', "'trial' is not true"),
        ('{"on": 0, "at": 0}', "it is not one of: n, at, on, seat, end"),
        ('{"on": 0, "colour": "red"}', "'colour' does not belong there"),
        ('{"end": {"scores": [0, 0, 0], "winners": [0]}}', "the game is not over there"),
        ('{"end": []}', "'end' is not a JSON object"),
        ('{"end": {"scores": [0, 0, null], "winners": [0]}}', "'scores' is not the list that belongs there"),
        ('{"n": 1, "after": 0, "moves": ["fly 1"]}', "no move is called 'fly'"),
        ('{"n": 1, "after": 0, "moves": ["place"]}', "'place' takes 1 words, not 0"),
        ('{"n": 1, "after": 0, "moves": ["place 9999999999999"]}', "'9999999999999' is not a number"),
    ],
)
def test_a_bad_line_is_named(path: Path, row: str, sentence: str) -> None:
    replace(path, 3, row)
    bad = refused(path)
    assert str(bad) == f"'game.nutdesk' is damaged at line 3: {sentence}."
    assert bad.line == 3


def test_bytes_that_are_no_text(path: Path) -> None:
    rows = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join((*rows[:2], b'{"at": "\xff"}\n', *rows[3:])))
    assert str(refused(path)) == "'game.nutdesk' is damaged at line 3: it is not text."


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (lambda head: head.pop("seed"), "'seed' is missing"),
        (lambda head: head.update(extra=1), "'extra' does not belong there"),
        (lambda head: head.update(seed=5), "'seed' is not a text of one line"),
        (lambda head: head.update(seed="x" * 201), "'seed' is not a text of one line"),
        (lambda head: head.update(title="a\nb"), "'title' is not a text of one line"),
        (lambda head: head.update(fair=1), "'fair' is neither true nor false"),
        (lambda head: head.update(created="yesterday"), "'created' is not a time"),
        (lambda head: head.update(created="2026-01-01T00:00:00"), "'created' does not name its time zone"),
        (lambda head: head.update(created="0001-01-01T00:00:00+14:00"), "'created' is not a time"),
        (lambda head: head.update(options=[]), "'options' is not a JSON object"),
        (
            lambda head: head.update(options={"fly": True}),
            "Nice One Squirrel! has no option 'fly' (there are: taking-up)",
        ),
        (lambda head: head.update(options={"taking-up": []}), "option 'taking-up' is on or off"),
        (lambda head: head.update(players=[]), "Nice One Squirrel! is not a game for 0"),
        (lambda head: head.update(players=head["players"] * 3), "Nice One Squirrel! is not a game for 9"),
        (lambda head: head.update(players={}), "'players' is not a list of players"),
        (lambda head: head.update(players=["Ann", "Bob"]), "'players' is not a list of players"),
        (lambda head: head["players"][0].pop("name"), "'name' is missing"),
        (lambda head: head["players"][0].update(name=[]), "'name' is not a text of one line"),
        (lambda head: head["players"][0].update(colour="plaid"), "Nice One Squirrel! has no colour 'plaid'"),
        (lambda head: head["players"][0].update(kind=None), "'kind' is not a text of one line"),
        (lambda head: head.update(start=[]), "'start' is not a position"),
        (lambda head: head.update(start=None), "'start' is not a position"),
        (lambda head: head.update(game=NICE.upper().split()), "'game' is not a text of one line"),
        (lambda head: head.update(journal=False), "it is neither a journal nor a saved file"),
        (lambda head: head.update(lines=str(head["lines"])), "it does not say how many lines follow"),
        (lambda head: head.pop("lines"), "it does not say how many lines follow"),
        (lambda head: head.update(nutdesk="1"), "the format is not a number"),
        (lambda head: head.update(nutdesk=True), "the format is not a number"),
        (lambda head: head.update(nutdesk=0), "there is no format 0"),
    ],
)
def test_a_bad_header_is_named(path: Path, edit: Change, sentence: str) -> None:
    change(path, 1, edit)
    assert str(refused(path)) == f"'game.nutdesk' is damaged at line 1: {sentence}."


def test_a_torn_header_is_damage_and_not_a_foreign_file(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:50])
    assert str(refused(path)) == "'game.nutdesk' is damaged at line 1: it is not JSON."


def test_a_record_cannot_be_both_journal_and_saved(path: Path) -> None:
    change(path, 1, lambda head: head.update(journal=True))
    assert "neither a journal nor a saved file" in str(refused(path))


# Records that this nutdesk cannot play


def test_a_newer_format_says_so(path: Path) -> None:
    replace(path, 1, '{"nutdesk": 7, "what": "ever"}')
    assert (
        str(refused(path))
        == "'game.nutdesk' was written by a newer version of nutdesk (format 7); this one reads up to 5."
    )


@pytest.mark.parametrize("name", ["chess", "../../etc", "nice_one_squirrel", "", "os"])
def test_an_unknown_game_says_so(path: Path, name: str) -> None:
    change(path, 1, lambda head: head.update(game=name))
    assert (
        str(refused(path))
        == f"'game.nutdesk' is a record of '{name}', a game that this version of nutdesk does not have."
    )


def test_an_illegal_move_is_refused_with_line_sentence_and_clause(path: Path) -> None:
    replace(path, 3, '{"n": 1, "after": 0, "moves": ["place 10"]}')
    bad = refused(path)
    assert str(bad) == (
        "'game.nutdesk' has a move at line 3 that the rules refuse (NS-P1), 'place 10': "
        "There are nine caches, numbered 1 to 9."
    )
    assert (bad.line, bad.clause) == (3, "NS-P1")


def test_no_moves_are_no_entry(path: Path) -> None:
    replace(path, 3, '{"n": 1, "after": 0, "moves": []}')
    assert "the rules refuse, '': Nothing was done." in str(refused(path))


def test_luck_cannot_be_made_up(path: Path) -> None:
    replace(path, 3, '{"n": 1, "after": 0, "moves": ["place 1", "luck 6"]}')
    assert "There is nothing to roll or deal now." in str(refused(path))


def test_the_deal_is_part_of_the_record(path: Path) -> None:
    replace(path, 2, '{"n": 0, "moves": []}')
    said = "'game.nutdesk' is damaged at line 2: it does not say what was rolled or dealt."
    assert str(refused(path)) == said


def test_a_deal_that_cannot_be(path: Path) -> None:
    replace(path, 2, '{"n": 0, "moves": ["luck ' + ",".join("0" * 32) + '"]}')
    assert "not an order of 32 cards" in str(refused(path))


def test_the_deal_comes_first(path: Path) -> None:
    replace(path, 2, '{"at": 0}')
    assert str(refused(path)) == "'game.nutdesk' is damaged at line 2: entry 0 should come first."


def test_the_same_moves_are_not_made_twice(path: Path) -> None:
    rows = path.read_text(encoding="utf-8").splitlines()
    first = json.loads(rows[2])
    replace(path, 4, json.dumps({"n": 2, "after": 0, "moves": first["moves"]}))
    assert str(refused(path)) == "'game.nutdesk' is damaged at line 4: the same moves were made there before."


def test_a_result_that_the_moves_do_not_give(path: Path) -> None:
    last = len(path.read_text(encoding="utf-8").splitlines())
    change(path, last, lambda line: line["end"]["scores"].append(1))
    assert "these moves lead to another result" in str(refused(path))


def test_another_deal_is_noticed_at_once(path: Path) -> None:
    rows = path.read_text(encoding="utf-8").splitlines()
    luck = json.loads(rows[1])["moves"][0].removeprefix("luck ").split(",")
    change(path, 2, lambda line: line.update(moves=["luck " + ",".join(luck[::-1])]))
    assert "differ from the first position on" in str(refused(path))


@pytest.mark.parametrize(
    "start", [{"no such": 1}, {"turn": 99}, {"phase": []}, {"hands": {}}, {"caches": {"1": ["x\n" * 999]}}]
)
def test_a_start_that_cannot_be(path: Path, start: object) -> None:
    change(path, 1, lambda head: head.update(start=start))
    assert "starts from an impossible position" in str(refused(path))


# Saved files are whole


def test_a_file_cut_between_two_lines_is_refused(path: Path) -> None:
    rows = path.read_bytes().splitlines(keepends=True)
    for kept in range(1, len(rows)):
        path.write_bytes(b"".join(rows[:kept]))
        sentence = f"'game.nutdesk' is cut off: {kept - 1} of {len(rows) - 1} lines are left after the first."
        assert str(refused(path)) == sentence


def test_a_file_cut_anywhere_is_refused(path: Path) -> None:
    data = path.read_bytes()
    for size in range(len(data) - 2, 0, -37):
        path.write_bytes(data[:size])
        refused(path)


def test_a_file_with_a_line_too_many_is_refused(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b'{"at": 0}\n')
    assert "lines follow the first" in str(refused(path))


def test_what_a_file_puts_into_a_sentence_stays_short_and_in_one_line(path: Path) -> None:
    change(path, 1, lambda head: head.update({"\n" * 30_000: 1}))
    assert len(str(refused(path))) == 500
