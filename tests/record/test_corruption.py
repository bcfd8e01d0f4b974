"""Whatever happens to the bytes of a record: it opens as a game that can be played, or it is refused."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nutdesk import games
from nutdesk.core.match import Match
from nutdesk.record import BadFile, load, save
from nutdesk.record.journal import create
from tests.record.play import annotated, assert_readable, begun, played_out, titled, wander


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("corruption")


@pytest.fixture(scope="module")
def records(folder: Path) -> list[bytes]:
    """Of every game one with branches, one from a written position, a journal; and one that is over."""
    path = folder / "good.nutdesk"
    matches = [played_out(begun(seats=2, seed="a"), Random(1))]
    for game_id in games.ids():
        branched = wander(begun(game_id, games.load(game_id).usual, "b"), Random(2), 50)
        start = next(entry.state for entry in branched.entries[15:] if entry.state.pending)
        written = Match(branched.game, branched.options, branched.players, "c", start=start)
        written.begin()
        matches += [branched, wander(written, Random(3), 15)]
    out = []
    for match in matches:
        save(annotated(match, Random(5)), path)
        out.append(path.read_bytes())
        with create(match, folder / f"{len(out)}.nutdesk", titled(match, "Zoë")) as journal:
            wander(match, Random(4), 20, journal.keep)
            annotated(match, Random(6))
            journal.keep()
        out.append(journal.path.read_bytes())
    return out


def opens_or_is_refused(folder: Path, data: bytes) -> None:
    path = folder / "bad.nutdesk"
    path.write_bytes(data)
    try:
        match = load(path).match
    except BadFile as bad:
        assert_readable(bad)
    else:
        assert match.over or match.game.legal(match.state)
        assert all(entry.state is not None for entry in match.entries)
    assert path.read_bytes() == data


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


@given(data=st.data())
def test_flipped_bytes(folder: Path, records: list[bytes], data: st.DataObject) -> None:
    record = bytearray(data.draw(st.sampled_from(records)))
    for _ in range(data.draw(st.integers(1, 4))):
        record[data.draw(st.integers(0, len(record) - 1))] = data.draw(st.integers(0, 255))
    opens_or_is_refused(folder, bytes(record))


@given(data=st.data())
def test_cut_and_glued(folder: Path, records: list[bytes], data: st.DataObject) -> None:
    one, two = data.draw(st.sampled_from(records)), data.draw(st.sampled_from(records))
    opens_or_is_refused(folder, one[: data.draw(st.integers(0, len(one)))] + two[data.draw(st.integers(0, len(two))) :])


@given(data=st.data())
def test_swapped_doubled_and_lost_lines(folder: Path, records: list[bytes], data: st.DataObject) -> None:
    rows = data.draw(st.sampled_from(records)).splitlines(keepends=True)
    at = st.integers(0, len(rows) - 1)
    for _ in range(data.draw(st.integers(1, 3))):
        one, two = data.draw(at), data.draw(at)
        if data.draw(st.booleans()):
            rows[one], rows[two] = rows[two], rows[one]
        else:
            rows[one] = rows[two]
    opens_or_is_refused(folder, b"".join(rows))


@given(data=st.data())
def test_values_of_another_type(folder: Path, records: list[bytes], data: st.DataObject) -> None:
    rows = data.draw(st.sampled_from(records)).splitlines()
    at = data.draw(st.sampled_from([0, 0, 1, *range(len(rows))]))
    place = json.loads(rows[at])
    document = place
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(place[key], dict | list) and place[key] and data.draw(st.booleans()):
            place = place[key]
        else:
            break
    place[key] = data.draw(VALUES)
    rows[at] = json.dumps(document).encode()
    opens_or_is_refused(folder, b"\n".join(rows) + b"\n")
