"""Of a damaged file everything is kept that is certain, and the file stays as it is."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from nutdesk.core.match import Match
from nutdesk.record import BadFile, begin, load, reopen, salvage, save
from nutdesk.record.journal import create
from tests.conftest import Scale
from tests.record.play import annotated, begun, same, titled, wander
from tests.record.test_saves import SAVES, by_ours


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.nutdesk"


def straight(moves: int = 30) -> Match:
    """A match without branches."""
    match = begun()
    for n in range(moves):
        legal = match.game.legal(match.state)
        match.play(legal[n % len(legal)])
    return match


def damage(path: Path, line: int, old: bytes = b'"n"', new: bytes = b'"m"') -> bytes:
    """Change a line, counted from 1; the bytes of the file."""
    rows = path.read_bytes().splitlines(keepends=True)
    assert old in rows[line - 1]
    rows[line - 1] = rows[line - 1].replace(old, new, 1)
    path.write_bytes(b"".join(rows))
    return path.read_bytes()


def up_to(match: Match, moves: int) -> Match:
    """The same match, after so many of its moves."""
    other = begun()
    for entry in match.entries[1 : moves + 1]:
        other.commit(other.prepare(entry.moves))
    return other


def test_a_saved_game_is_read_up_to_the_line_that_is_wrong(path: Path) -> None:
    match = straight()
    save(match, path)
    data = damage(path, 22)  # header, deal, 19 moves, and this
    found = salvage(path)
    assert found.moves == 19
    assert found.fault is not None
    assert found.fault.line == 22
    same(found.match, up_to(match, 19))
    assert path.read_bytes() == data


def test_a_journal_is_read_up_to_the_line_that_is_wrong(path: Path) -> None:
    match = straight()
    create(match, path, titled(match, "Mine")).close()
    data = damage(path, 12, b"{", b"\0")
    found = salvage(path)
    assert (found.moves, found.header.title) == (9, "Mine")
    same(found.match, up_to(match, 9))
    assert path.read_bytes() == data


def test_a_saved_game_that_was_cut_off_is_read_to_its_last_line(path: Path) -> None:
    match = straight()
    save(match, path)
    rows = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(rows[:15]) + rows[15][:10])
    assert salvage(path).moves == 13


def test_moves_that_no_digest_vouches_for_are_in_doubt_when_the_rules_refuse_one(path: Path) -> None:
    match = straight()
    save(match, path)
    # Entry 18 is another legal move now: what comes after it goes wrong, here or when the positions are compared.
    other = up_to(match, 17)
    made = str(match.entries[18].moves[0])
    legal = [str(action) for action in other.game.legal(other.state)]
    word = next(move for move in legal if move != made)
    damage(path, 20, f'"{made}"'.encode(), f'"{word}"'.encode())
    found = salvage(path)
    assert found.moves == 16, "the last move whose position was compared"
    same(found.match, up_to(match, 16))


def test_remarks_before_the_damage_are_kept(path: Path) -> None:
    match = annotated(straight(), Random(2))
    save(match, path)
    count = len(path.read_bytes().splitlines())
    with path.open("ab") as file:
        file.write(b"?\n")
    found = salvage(path)
    assert found.fault is not None
    assert len(path.read_bytes().splitlines()) == count + 1
    same(found.match, match)


def test_a_file_in_order_is_salvaged_whole_and_nothing_is_wrong_with_it(path: Path) -> None:
    match = wander(begun(), Random(1), 40)
    save(match, path)
    found = salvage(path)
    assert found.fault is None
    same(found.match, match)


@pytest.mark.parametrize("line", [1, 2])
def test_where_not_one_move_can_be_read_there_is_only_the_sentence(path: Path, line: int) -> None:
    save(straight(), path)
    data = damage(path, line, b"{", b"[")
    with pytest.raises(BadFile) as caught:
        salvage(path)
    with pytest.raises(BadFile) as refused:
        load(path)
    assert str(caught.value) == str(refused.value)
    assert path.read_bytes() == data


def test_the_copy_is_a_journal_of_its_own(path: Path) -> None:
    save(straight(), path)
    data = damage(path, 22)
    found = salvage(path)
    with begin(found.match, found.header) as journal:
        wander(found.match, Random(3), 10, journal.keep)
    with reopen(journal.path) as again:
        same(again.match, found.match)
    assert path.read_bytes() == data


def test_a_flipped_byte_hardly_ever_takes_a_whole_game(path: Path, scale: Scale) -> None:
    """Of every save: one byte flipped anywhere after its first moves, where there is a move to be lost."""
    rng, flips, salvaged = Random(26), 0, 0
    for save_ in SAVES:
        data = save_.read_bytes()
        rows = data.splitlines(keepends=True)
        if not by_ours(save_) or len(rows) < 20:
            continue
        whole = len(load(save_).match.entries)
        first = sum(map(len, rows[:11]))  # the first line, the deal, and moves up to the first that is compared
        for _ in range(scale(2, 100)):
            at = rng.randrange(first, len(data))
            bad = bytearray(data)
            bad[at] ^= 1 << rng.randrange(8)
            path.write_bytes(bad)
            try:
                load(path)
            except BadFile:
                flips += 1
                found = salvage(path)
                assert 1 <= found.moves < whole
                salvaged += 1
            assert path.read_bytes() == bytes(bad)
    assert flips == salvaged > 20
