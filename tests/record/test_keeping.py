"""Games that are called something else, thrown away, brought back: never unreadable, never under a player's hands."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nutdesk.record import BadFile, Busy, Journal, begin, finish, keeping, load, recent, summary
from tests.record.play import assert_readable, begun, played_out, same, wander


def left() -> Path:
    match = begun()
    with begin(match) as journal:
        wander(match, Random(1), 10, journal.keep)
    return journal.path


@pytest.fixture
def live() -> Journal:
    match = begun()
    journal = begin(match)
    wander(match, Random(1), 10, journal.keep)
    return journal


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(title=st.text(st.characters(), max_size=90))
def test_whatever_a_game_is_called_it_opens(title: str) -> None:
    path = recent()[0].path if recent() else left()
    before = load(path)
    keeping.rename(path, title)
    after = load(path)
    same(after.match, before.match)
    assert len(after.header.title) <= keeping.LONGEST_TITLE
    assert not summary(path).problem


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("a\x00b", "ab"),
        ("Sunday\nevening", "Sunday evening"),
        ("\u202eyadnuS", "yadnuS"),
        ("\ud800 ", ""),
        ("\u200d", ""),
        ("x" * 300, "x" * keeping.LONGEST_TITLE),
    ],
)
def test_a_pasted_title_is_cleaned(typed: str, kept: str) -> None:
    path = left()
    changed = path.stat().st_mtime_ns
    keeping.rename(path, typed)
    assert load(path).header.title == kept
    assert path.stat().st_mtime_ns == changed, "it keeps its place in the list"


def test_what_is_written_is_read_before_it_replaces_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    path = left()
    before = path.read_bytes()
    # A mistake in what cleans, as there was one.
    monkeypatch.setattr(keeping, "clean", lambda text, longest: text)
    with pytest.raises(BadFile):
        keeping.rename(path, "a\x00b")
    assert path.read_bytes() == before
    assert len(list(path.parent.iterdir())) == 1


def test_a_damaged_game_is_not_renamed() -> None:
    path = left()
    path.write_bytes(path.read_bytes() + b"?\n")
    before = path.read_bytes()
    with pytest.raises(BadFile):
        keeping.rename(path, "Sunday")
    assert path.read_bytes() == before


def test_a_game_that_is_being_played_is_neither_renamed_nor_thrown_away(live: Journal) -> None:
    for deed in (lambda: keeping.rename(live.path, "Sunday"), lambda: keeping.throw_away(live.path)):
        with pytest.raises(Busy) as caught:
            deed()
        assert_readable(caught.value)
        assert "is being played now" in str(caught.value)
        wander(live.match, Random(2), 5, live.keep)
        same(load(live.path).match, live.match)
    live.close()
    keeping.rename(live.path, "Sunday")
    assert keeping.throw_away(live.path).is_file()


def test_what_is_thrown_away_comes_back_beside_what_is_there_now() -> None:
    path = left()
    place = keeping.throw_away(path)
    path.write_text("mine", encoding="utf-8")
    back = keeping.bring_back(place, 1000.0)
    assert back != path
    assert path.read_text("utf-8") == "mine"
    assert back.stat().st_mtime == 1000
    assert len(load(back).match.entries) > 1


@pytest.mark.skipif(os.name != "posix", reason="links and pipes")
def test_whatever_lies_in_the_list_can_be_thrown_away() -> None:
    folder = finish(begin(played_out(begun(), Random(1)))).parent
    odd = [folder / "loop.nutdesk", folder / "pipe.nutdesk", Path(os.fsdecode(os.fsencode(folder) + b"/\xff.nutdesk"))]
    odd[0].symlink_to(odd[0].name)
    os.mkfifo(odd[1])
    odd[2].write_text("?", encoding="utf-8")
    for path in odd:
        place = keeping.throw_away(path)
        assert not os.path.lexists(path)
        assert os.path.lexists(place)
    assert len(recent()) == 1
