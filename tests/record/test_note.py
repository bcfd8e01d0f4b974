"""What is written about a move is kept like a move: in journals, in saves, and through crashes."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from nutdesk.core.clean import clean, clean_lines
from nutdesk.core.match import Match
from nutdesk.record import begin, load, migrate, reopen, save, show, summary
from nutdesk.record.file import header_of
from nutdesk.record.journal import create
from nutdesk.record.note import NAME, NOTE, Remark, is_name, is_note, put, remark_on
from tests.record.play import annotated, begun, played_out, refused, same, wander

SAVES = Path(__file__).parents[1] / "saves"


def rows(path: Path) -> list[dict[str, object]]:
    return [json.loads(row) for row in path.read_text(encoding="utf-8").splitlines()]


def test_remarks_are_in_a_saved_game(tmp_path: Path) -> None:
    match, path = annotated(wander(begun(), Random(1), 60), Random(2)), tmp_path / "a.nutdesk"
    save(match, path)
    same(load(path).match, match)
    assert any(entry.note for entry in load(path).match.entries), "or this proves nothing"
    old = path.read_bytes()
    save(load(path).match, path, load(path).header)
    assert path.read_bytes() == old


def test_a_journal_keeps_a_remark_when_it_is_made_changed_and_taken_away() -> None:
    match = wander(begun(), Random(1), 10)
    with begin(match) as journal:
        before = len(rows(journal.path))
        for remark in (Remark("The trap", "a\nb", 2, True), Remark("The trap"), Remark()):
            put(match.entries[3], remark)
            journal.keep()
            journal.keep()
            same(load(journal.path).match, match)
            assert remark_on(load(journal.path).match.entries[3]) == remark
        assert len(rows(journal.path)) == before + 3, "one line for each change, and none without"


def test_a_reopened_journal_does_not_write_old_remarks_again() -> None:
    match = annotated(wander(begun(), Random(1), 10), Random(1))
    with begin(match) as journal:
        pass
    before = journal.path.read_bytes()
    with reopen(journal.path) as again:
        same(again.match, match)
        again.keep()
    assert journal.path.read_bytes() == before


def test_a_remark_torn_by_a_crash_is_the_only_thing_lost() -> None:
    match = wander(begun(), Random(1), 10)
    with begin(match) as journal:
        put(match.entries[2], Remark("kept"))
        journal.keep()
        put(match.entries[2], Remark("torn"))
        journal.keep()
    journal.path.write_bytes(journal.path.read_bytes()[:-5])
    with reopen(journal.path) as again:
        assert again.match.entries[2].name == "kept"


def test_a_game_that_is_over_stays_over_when_something_is_written_about_it() -> None:
    match = played_out(begun(seats=2), Random(1))
    with begin(match) as journal:
        put(match.entries[5], Remark(note="this lost it"))
        journal.keep()
    assert summary(journal.path).over
    assert summary(journal.path).moves == len(match.entries) - 1
    same(load(journal.path).match, match)


def test_a_new_journal_begins_with_the_remarks_there_are(tmp_path: Path) -> None:
    match = annotated(wander(begun(), Random(3), 20), Random(3))
    with create(match, tmp_path / "a.nutdesk", header_of(match)) as journal:
        pass
    same(load(journal.path).match, match)


def test_notes_are_shown_with_their_moves(tmp_path: Path) -> None:
    match, path = begun(), tmp_path / "a.nutdesk"
    match.play(match.game.legal(match.state)[0])
    put(match.line()[0], Remark("The trap", "first\nsecond", 1))
    save(match, path)
    text = show(path).splitlines()
    at = next(k for k, row in enumerate(text) if row.startswith("    1  "))
    assert [row.strip() for row in text[at + 1 : at + 5]] == ["“The trap”", "first", "second", "1 hint asked for"]


# Older files


def test_the_lines_of_format_1_are_those_of_ours(tmp_path: Path) -> None:
    match, path = wander(begun(), Random(1), 30), tmp_path / "a.nutdesk"
    save(match, path)
    path.write_text(
        path.read_text("utf-8").replace(f'{{"nutdesk": {migrate.FORMAT},', '{"nutdesk": 1,', 1), encoding="utf-8"
    )
    before = path.read_bytes()
    same(load(path).match, match)
    assert path.read_bytes() == before


def test_a_remark_in_a_file_of_format_1_is_damage(tmp_path: Path) -> None:
    match, path = begun(), tmp_path / "a.nutdesk"
    put(match.root, Remark("x"))
    save(match, path)
    path.write_text(
        path.read_text("utf-8").replace(f'{{"nutdesk": {migrate.FORMAT},', '{"nutdesk": 1,', 1), encoding="utf-8"
    )
    assert str(refused(path)) == "'a.nutdesk' is in the old format 1 and is damaged."


def test_an_old_journal_becomes_one_of_ours_before_anything_is_added(tmp_path: Path) -> None:
    path = tmp_path / "old.nutdesk"
    path.write_bytes((SAVES / "v0.1.0" / "nice-one-squirrel-journal.nutdesk").read_bytes())
    before = load(path).match
    with reopen(path) as journal:
        same(journal.match, before)
        put(journal.match.entries[1], Remark("new"))
        journal.keep()
    assert rows(path)[0]["nutdesk"] == migrate.FORMAT
    after = load(path).match
    assert after.entries[1].name == "new"
    after.entries[1].name = ""
    same(after, before)


def test_an_old_journal_that_is_refused_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "old.nutdesk"
    old = (SAVES / "v0.1.0" / "nice-one-squirrel-journal.nutdesk").read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join((*old[:3], b'{"n": 2, "after": 1, "moves": ["fly 1"]}\n')))
    before = path.read_bytes()
    with pytest.raises(ValueError, match="no move is called"):
        reopen(path)
    assert path.read_bytes() == before


# What can be typed


@pytest.mark.parametrize("text", ["", "  two  words ", "a\nb", "\x07bell", "x" * 500, "half \ud800", "a\tb", "Zoë"])
def test_whatever_is_typed_can_be_kept(tmp_path: Path, text: str) -> None:
    match, path = begun(), tmp_path / "a.nutdesk"
    name, note = clean(text, NAME), clean_lines(text * 10, NOTE)
    assert is_name(name)
    assert is_note(note)
    assert len(name) <= NAME
    assert len(note) <= NOTE
    put(match.root, Remark(name, note))
    save(match, path)
    same(load(path).match, match)


def test_a_note_keeps_its_lines_and_a_name_is_one_line() -> None:
    assert clean_lines("one\r\ntwo\u2028three \n\n four", NOTE) == "one\ntwo\nthree\n\n four"
    assert clean(" one\ntwo\tthree ", NAME) == "one two three"


def test_remarks_do_not_change_the_match() -> None:
    match = wander(begun(), Random(1), 10)
    other: Match = wander(begun(), Random(1), 10)
    annotated(match, Random(1))
    assert [entry.state for entry in match.entries] == [entry.state for entry in other.entries]
