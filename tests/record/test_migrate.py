"""Old formats are brought to ours, step by step."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from nutdesk.record import load, migrate, save, summary
from tests.record.play import begun, played_out, refused, same

NOW = migrate.FORMAT
"""The format of this program, before a test sends it into the future."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A record as this program writes it."""
    path = tmp_path / "old.nutdesk"
    save(played_out(begun(), Random(1)), path)
    return path


def rename(lines: migrate.Lines) -> migrate.Lines:
    """To the next format: 'fair' was called 'honest' until then."""
    assert lines[0]["nutdesk"] == NOW
    lines[0]["fair"] = lines[0].pop("honest")
    return lines


def split(lines: migrate.Lines) -> migrate.Lines:
    """To the one after: the moves of an entry were one text until then."""
    assert lines[0]["nutdesk"] == NOW + 1
    for line in lines:
        if "move" in line:
            line["moves"] = line.pop("move").split("; ")
    return lines


@pytest.fixture
def future(monkeypatch: pytest.MonkeyPatch) -> None:
    """This program two formats later."""
    monkeypatch.setattr(migrate, "FORMAT", NOW + 2)
    monkeypatch.setitem(migrate.MIGRATIONS, NOW, rename)
    monkeypatch.setitem(migrate.MIGRATIONS, NOW + 1, split)


def age(path: Path) -> None:
    """Write the file as our format would have been, had it been as the migrations say."""
    rows = [json.loads(row) for row in path.read_text(encoding="utf-8").splitlines()]
    rows[0]["honest"] = rows[0].pop("fair")
    for row in rows:
        if "moves" in row:
            row["move"] = "; ".join(row.pop("moves"))
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")


def test_a_file_goes_through_all_steps(path: Path, future: None) -> None:
    match = played_out(begun(), Random(1))
    age(path)
    before = path.read_bytes()
    same(load(path).match, match)
    found = summary(path)
    assert (found.problem, found.over, found.moves) == ("", True, len(match.entries) - 1)
    assert path.read_bytes() == before


def test_what_is_written_is_of_our_format(path: Path, future: None) -> None:
    save(begun(), path)
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0])["nutdesk"] == NOW + 2
    load(path)


def test_an_old_file_that_a_migration_stumbles_over_is_refused(path: Path, future: None) -> None:
    assert str(refused(path)) == f"'old.nutdesk' is in the old format {NOW} and is damaged."


def test_an_old_file_is_checked_like_a_new_one(path: Path, future: None) -> None:
    age(path)
    path.write_text(path.read_text(encoding="utf-8").replace('"honest": false', '"honest": 0'), encoding="utf-8")
    assert str(refused(path)) == "'old.nutdesk' is damaged at line 1: 'fair' is neither true nor false."


def test_every_format_before_ours_has_a_migration() -> None:
    assert sorted(migrate.MIGRATIONS) == list(range(1, migrate.FORMAT))
