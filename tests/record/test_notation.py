"""A game as text: readable, and read back exactly; a bad text is refused with its line."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nutdesk import games
from nutdesk.core.game import Player
from nutdesk.core.match import Match
from nutdesk.record import BadFile, header_of, load, show, verify
from nutdesk.record.notation import write
from nutdesk.record.note import Remark, put
from nutdesk.record.show import as_data
from tests.record.play import NICE, annotated, assert_readable, begun, played_out, refused, same, titled, turned, wander


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def there_and_back(match: Match, path: Path, title: str = "") -> None:
    header = titled(match, title)
    path.write_text(write(match, header), encoding="utf-8")
    loaded = load(path)
    same(loaded.match, match)
    assert loaded.header == header


@pytest.mark.parametrize("game_id", games.ids())
def test_every_game_reads_back_exactly(path: Path, game_id: str) -> None:
    game = games.load(game_id)
    for seats in game.players:
        match = begun(game_id, seats, f"{seats}")
        for _ in range(3):
            there_and_back(annotated(wander(match, Random(seats), 30), Random(seats)), path)


def test_a_game_that_is_over_reads_back(path: Path) -> None:
    there_and_back(played_out(begun(), Random(1)), path, "The last one")


def test_a_written_position_reads_back(path: Path) -> None:
    first = wander(begun(), Random(1), 10)
    match = Match(first.game, first.options, first.players, "s", start=first.state)
    match.begin()
    there_and_back(wander(match, Random(2), 10), path)


def test_redo_leads_where_it_did(path: Path) -> None:
    there_and_back(turned(begun()), path)


@pytest.mark.parametrize("name", ["", " a", 'say "hi"', '"', "#1", "x # y", "a: b", "after 3:", "1. place 9", "Zoë"])
def test_names_that_look_like_something_else_read_back(path: Path, name: str) -> None:
    match = begun()
    match.players = match.cast = (Player(name, "pink", "wise"), *match.players[1:])
    match.play(match.game.legal(match.state)[0])
    put(match.current, Remark(name, f"{name}\n\n{name}", 3))
    there_and_back(match, path, name)


@settings(max_examples=40)
@given(text=st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=60))
def test_any_name_and_note_reads_back(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    match = begun()
    put(match.root, Remark(text, f"{text}\n{text}"))
    there_and_back(match, tmp_path_factory.getbasetemp() / "any.txt", text)


def test_it_reads_like_a_game(path: Path) -> None:
    match = begun(seats=2, seed="acorn")
    for move in ("place 9", "nothing", "place 5"):
        match.play(match.game.parse(move))
    put(match.line()[0], Remark("A bold start", "Nobody begins here."))
    text = write(match, titled(match, "Friday")).splitlines()
    assert text[:5] == [
        "nutdesk notation 2",
        "title: Friday",
        "game: nice-one-squirrel",
        "player pink: Tufty",
        "player black: Cyril",
    ]
    assert "seed: acorn" in text
    at = text.index("# Tufty's turn")
    assert text[at + 1].startswith("1. place 9   ")
    assert text[at + 1].endswith("# Tufty starts on cache 9")
    assert text[at + 2 : at + 4] == ["   name: A bold start", "   note: Nobody begins here."]
    assert text[at + 5] == "# Cyril's turn"


def test_words_for_the_reader_do_not_count(path: Path) -> None:
    match = wander(begun(), Random(1), 30)
    text = write(match, header_of(match))
    bare = (row.split(" # ")[0] for row in text.splitlines() if not row.startswith("#"))
    path.write_text("\n".join(bare), encoding="utf-8")
    same(load(path).match, match)


def test_lines_may_end_as_on_windows_and_begin_with_a_mark(path: Path) -> None:
    match = wander(begun(), Random(1), 30)
    path.write_bytes(b"\xef\xbb\xbf" + write(match, header_of(match)).replace("\n", "\r\n").encode())
    same(load(path).match, match)


def test_a_text_is_shown_and_verified_like_a_record(path: Path) -> None:
    match = wander(begun(), Random(1), 10)
    path.write_text(write(match, header_of(match)), encoding="utf-8")
    assert "Tufty" in show(path)
    assert verify(path).startswith("'game.txt' is in order")


def changed(path: Path, old: str, new: str) -> int:
    """Write a game with a line changed; the number of that line."""
    match = wander(begun(seed="acorn"), Random(1), 12)
    put(match.entries[1], Remark("x", "y"))
    rows = write(match, header_of(match)).split("\n")
    at = next(k for k, row in enumerate(rows) if row.startswith(old))
    rows[at] = new
    path.write_text("\n".join(rows), encoding="utf-8", errors="surrogatepass")
    return at + 1


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("1. ", "hello there", "it is neither a move nor a word of this notation: 'hello there'"),
        ("1. ", "1. fly 3", "no move is called 'fly'"),
        ("1. ", "0. place 3", "move 0 is there twice"),
        ("2. ", "0. place 3", "move 0 is there twice"),
        ("0. ", "1. place 3", "move 0, the deal, should come first"),
        ("1. ", "weather: fine", "'weather' belongs before the first move"),
        ("seed: ", "weather: fine", "'weather' is not a word of this notation"),
        ("seed: ", "game: chess", "'game' is there twice"),
        ("seed: ", "name: x", "'name' belongs under a move"),
        ("seed: ", "after 3:", "the game has not begun yet"),
        ("seed: ", "play: well", "'play' must be fair or practice"),
        ("seed: ", "start: [", "it is not JSON"),
        ("seed: ", 'seed: "acorn', "a quotation mark is missing"),
        ("   name: ", "   name: " + "x" * 61, "the name is not a short text of one line"),
        ("   note: ", "   note: " + "x" * 2001, "the note is not a plain text, or too long"),
        ("   note: ", "   hints: many", "'hints' is not a count"),
        ("visited: ", "visited: 1, home", "'visited' must be a list of moves: ' home' is not a move"),
        ("visited: ", "visited: 99", "there is no entry 99"),
    ],
)
def test_a_bad_line_is_named_and_the_file_left(path: Path, old: str, new: str, what: str) -> None:
    line = changed(path, old, new)
    bad = refused(path)
    assert str(bad) == f"'game.txt' is damaged at line {line}: {what}."
    assert bad.line == line


def test_a_move_that_the_rules_refuse_is_named(path: Path) -> None:
    line = changed(path, "1. ", "1. place 10")
    assert str(refused(path)) == (
        f"'game.txt' has a move at line {line} that the rules refuse (NS-P1), 'place 10': "
        "There are nine caches, numbered 1 to 9."
    )


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("seed: ", "", "'game.txt' has no 'seed'."),
        ("game: ", "game: chess", "has a mistake before its first move: this version of nutdesk has no game 'chess'."),
        ("player pink", "player plaid: Tufty", "Nice One Squirrel! has no colour 'plaid'."),
        ("nutdesk", "nutdesk notation 9", "in a notation that this version of nutdesk does not know ('9')"),
    ],
)
def test_a_bad_head_is_one_sentence(path: Path, old: str, new: str, sentence: str) -> None:
    changed(path, old, new)
    assert sentence in str(refused(path))


@settings(max_examples=40)
@given(data=st.data())
def test_whatever_happens_to_a_text_it_opens_or_is_refused(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    match = annotated(wander(begun(seed="b"), Random(2), 20), Random(1))
    text = bytearray(write(match, header_of(match)).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        text[data.draw(st.integers(17, len(text) - 1))] = data.draw(st.integers(0, 255))
    path = tmp_path_factory.getbasetemp() / "bad.txt"
    path.write_bytes(text)
    try:
        loaded = load(path)
    except BadFile as bad:
        assert_readable(bad)
    else:
        assert loaded.match.over or loaded.match.game.legal(loaded.match.state)
    assert path.read_bytes() == bytes(text)


def test_json_has_every_move_and_what_was_seen() -> None:
    match = annotated(played_out(begun(seats=2), Random(1)), Random(1))
    header = titled(match, "Friday")
    data = json.loads(json.dumps(as_data(match, header)))
    assert (data["game"], data["title"], data["seed"]) == (NICE, "Friday", "s")
    assert [row["n"] for row in data["entries"]] == list(range(len(match.entries)))
    assert [row["moves"] for row in data["entries"]] == [[str(m) for m in e.moves] for e in match.entries]
    assert [row.get("name", "") for row in data["entries"]] == [entry.name for entry in match.entries]
    assert data["entries"][1]["turn"] == 1
    result = match.game.result(match.state)
    assert result is not None
    assert data["result"]["scores"] == list(result.scores)
