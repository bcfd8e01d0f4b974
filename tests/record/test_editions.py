"""House data that come with a game may change: a record goes on meaning those it was played by."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from nutdesk import games
from nutdesk.core.words import spoken
from nutdesk.record import OtherData, load, migrate, reader, reopen, save, store
from nutdesk.record.facts import DATA, facts_of
from nutdesk.record.notation import write
from nutdesk.record.statistics import read_many
from tests.record.play import begun, played_out, refused

HUNT = "nut-hunt"
FIRST = Path(__file__).parents[1] / "saves" / "v0.1.0"
SECOND = FIRST.with_name("edition-2")
"""Games of Nut Hunt that were saved when its second edition came with it."""
TODAY = games.edition(HUNT)
BESIDE = [game for game in games.ids() if 1 in games.earlier_editions(game)]
"""Games whose first data lie in a file of their own."""
GAME = BESIDE[0] if BESIDE else ""
OVER = next(FIRST.glob(f"{GAME}-*-over.nutdesk"), FIRST)
earlier = pytest.mark.skipif(not BESIDE, reason="no game has its first data in a file of their own")


def head(path: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads(path.read_bytes().split(b"\n", 1)[0])
    return found


def reheaded(path: Path, **changes: object) -> Path:
    """The same file, with another first line; None takes a key away."""
    first, rest = path.read_bytes().split(b"\n", 1)
    changed = {key: value for key, value in (json.loads(first) | changes).items() if value is not None}
    path.write_bytes(json.dumps(changed).encode() + b"\n" + rest)
    return path


@pytest.fixture
def new(tmp_path: Path) -> Path:
    path = tmp_path / "new.nutdesk"
    save(played_out(begun(HUNT, 2), Random(1)), path)
    return path


def test_a_new_game_says_by_which_edition_it_was_played(new: Path) -> None:
    assert TODAY > 1
    assert head(new)["house"] == TODAY
    assert "data" not in head(new)
    loaded = load(new)
    text = new.with_suffix(".txt")
    text.write_text(write(loaded.match, loaded.header), "utf-8")
    assert f"\nhouse: {TODAY}\n" in text.read_text("utf-8")
    assert load(text).match.state == loaded.match.state


def test_where_the_data_never_changed_nothing_is_said(tmp_path: Path) -> None:
    save(begun("in-the-nuts", 2), tmp_path / "a.nutdesk")
    assert games.edition("in-the-nuts") == 1
    assert not head(tmp_path / "a.nutdesk").keys() & {"house", "data"}


OLD_WORDS = {"competitive": False, "automa": "standard"}
"""The options that Nut Hunt had when its points were told by the edition alone."""


@pytest.mark.parametrize("number", [1, 2, 3, migrate.FORMAT])
def test_a_record_without_an_edition_means_the_points_of_the_first_version(new: Path, number: int) -> None:
    assert load(reheaded(new, house=None, nutdesk=number, options=OLD_WORDS)).header.options["balanced"] is False
    assert reader.house_data(HUNT, head(new)) == ""


def test_a_record_of_the_second_edition_means_the_balanced_points() -> None:
    loaded = load(SECOND / "nut-hunt-over.nutdesk")
    assert head(loaded.path)["house"] == 2
    assert loaded.header.options == {**OLD_WORDS, "balanced": True}
    lines = loaded.match.game.result(loaded.match.state)
    assert lines is not None
    assert "Rabbit Patch – Chestnut Chase: 3 + 1 for distance" in [spoken(line.text, []) for line in lines.lines]


def test_a_text_means_the_same_by_its_edition(tmp_path: Path) -> None:
    loaded = load(SECOND / "nut-hunt-over.nutdesk")
    now = write(loaded.match, loaded.header)
    assert f"\nhouse: {TODAY}\n" in now
    then = now.replace("option balanced: on\n", "").replace(f"house: {TODAY}\n", "house: 2\n")
    (tmp_path / "second.txt").write_text(then, "utf-8")
    assert load(tmp_path / "second.txt").match.state == loaded.match.state
    (tmp_path / "first.txt").write_text(then.replace("house: 2\n", ""), "utf-8")
    first = load(tmp_path / "first.txt")
    assert first.header.options["balanced"] is False
    assert first.match.game.result(first.match.state) != loaded.match.game.result(loaded.match.state)


@pytest.mark.parametrize("house", [None, 2])
def test_an_option_that_an_edition_did_not_have_is_damage(new: Path, house: int | None) -> None:
    wanted = "'new.nutdesk' is damaged at line 1: its house data have no option 'balanced'."
    assert str(refused(reheaded(new, house=house))) == wanted


def test_what_is_written_again_is_of_the_edition_of_today(tmp_path: Path) -> None:
    for save_of, balanced in ((SECOND / "nut-hunt-over.nutdesk", True), (FIRST / "nut-hunt-branches.nutdesk", False)):
        loaded = load(save_of)
        save(loaded.match, tmp_path / "again.nutdesk", loaded.header)
        assert head(tmp_path / "again.nutdesk")["house"] == TODAY
        assert load(tmp_path / "again.nutdesk").header.options["balanced"] is balanced


def test_a_journal_of_an_earlier_edition_goes_on_by_its_own_points() -> None:
    for folder, balanced in ((FIRST, False), (SECOND, True)):
        path = store.journals() / f"{folder.name}.nutdesk"
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(folder / "nut-hunt-journal.nutdesk", path)
        with reopen(path) as journal:
            assert journal.match.state.balanced is balanced
            played_out(journal.match, Random(5))
            journal.keep()
        loaded = load(path)
        assert loaded.match.over
        assert loaded.match.state.balanced is balanced


def test_data_of_ones_own_that_say_what_comes_with_the_game_are_its_edition(new: Path) -> None:
    ours = f"# copied\n{games.shipped_data(HUNT)}"
    assert load(reheaded(new, house=None, data=ours)).header.data == ""
    save(load(new).match, new)
    assert head(new)["house"] == TODAY


def test_an_edition_that_is_yet_to_come_says_so(new: Path) -> None:
    newer = "'new.nutdesk' was played with the house data of a newer version of nutdesk (edition 77)"
    assert str(refused(reheaded(new, house=77))) == f"{newer}; this one has up to {TODAY}."


@pytest.mark.parametrize(
    ("house", "what"),
    [
        (0, "there is no edition '0' of the house data"),
        ("2", "there is no edition '2' of the house data"),
        (True, "there is no edition 'True' of the house data"),
    ],
)
def test_an_edition_that_never_was_is_damage(new: Path, house: object, what: str) -> None:
    assert str(refused(reheaded(new, house=house))) == f"'new.nutdesk' is damaged at line 1: {what}."


def test_an_edition_in_a_file_of_format_3_is_damage(new: Path) -> None:
    assert str(refused(reheaded(new, nutdesk=3))) == "'new.nutdesk' is in the old format 3 and is damaged."


def test_a_text_with_a_bad_edition_is_refused(new: Path) -> None:
    loaded = load(new)
    text = new.with_suffix(".txt")
    text.write_text(write(loaded.match, loaded.header).replace(f"house: {TODAY}\n", "house: oak\n"), "utf-8")
    assert "'house' is not the number of an edition" in str(refused(text))


def test_statistics_tell_games_apart_by_the_option_that_an_edition_means() -> None:
    for path, balanced in (
        (FIRST / "nut-hunt-5-automa-standard-over.nutdesk", False),
        (SECOND / "nut-hunt-over.nutdesk", True),
    ):
        found = facts_of(path)
        assert found is not None
        assert found.options["balanced"] is balanced
        assert DATA not in found.options
        assert [side.score for side in found.sides] == load_end(path)


@earlier
def test_statistics_tell_editions_apart_that_lie_in_files_of_their_own(tmp_path: Path) -> None:
    save(played_out(begun(GAME, 2), Random(1)), tmp_path / "new.nutdesk")
    ours, old = facts_of(tmp_path / "new.nutdesk"), facts_of(OVER)
    assert ours is not None
    assert old is not None
    assert (ours.options[DATA], old.options[DATA]) == (f"edition {games.edition(GAME)}", "edition 1")


def load_end(path: Path) -> list[int]:
    found: list[int] = json.loads(path.read_text("utf-8").splitlines()[-1])["end"]["scores"]
    return found


LEFT_IN_A_VARIATION = """
import sys
from pathlib import Path
from nutdesk.record import load, play_by, save
path = Path(sys.argv[1])
play_by(path)
loaded = load(path)
match = loaded.match
assert match.over
match.goto(match.line()[3])
match.play(next(action for action in match.game.legal(match.state) if action != match.line()[-1].children[0].moves[0]))
match.current.variation = True
save(match, Path(sys.argv[2]), loaded.header)
"""


@earlier
def test_a_game_of_an_earlier_edition_that_was_left_in_a_trial_is_counted_as_it_ended() -> None:
    left = store.games() / "left.nutdesk"
    left.parent.mkdir(parents=True)
    command = [sys.executable, "-c", LEFT_IN_A_VARIATION, str(OVER), str(left)]
    subprocess.run(command, check=True, timeout=120)
    with pytest.raises(OtherData):
        facts_of(left)
    (found,) = read_many([left])
    assert found is not None
    assert [side.score for side in found.sides] == load_end(OVER)


GO_ON = """
import sys
from pathlib import Path
from random import Random
from nutdesk import games
from nutdesk.core import house
from nutdesk.record import play_by, reopen, save
from tests.record.play import played_out
path = Path(sys.argv[1])
play_by(path)
with reopen(path) as journal:
    match = journal.match
    assert house.laid(match.game.id) == games.edition_data(match.game.id, 1) != "", "the data of 0.1.0"
    played_out(match, Random(5))
    journal.keep()
    save(match, path.with_name("copy.nutdesk"), journal.header)
"""


@earlier
def test_a_game_of_the_first_version_goes_on_by_its_own_data() -> None:
    path = store.journals() / "old.nutdesk"
    path.parent.mkdir(parents=True)
    shutil.copy(FIRST / f"{GAME}-journal.nutdesk", path)
    root = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-c", GO_ON, str(path)], cwd=root, check=True, timeout=120)
    assert head(path)["nutdesk"] == migrate.FORMAT
    for written in (path, path.with_name("copy.nutdesk")):
        assert "house" not in head(written), "the first edition, as before"
        with pytest.raises(OtherData):
            load(written)
        command = [sys.executable, "-m", "nutdesk", "record", "verify", str(written)]
        subprocess.run(command, cwd=root, check=True, timeout=120)


@earlier
def test_the_command_line_says_of_an_old_game_by_which_data_it_was_played(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "nutdesk", "record", "show", str(FIRST / f"{GAME}-just-dealt.nutdesk")]
    done = subprocess.run(command, check=True, timeout=120, capture_output=True, text=True)
    assert "by the house data of edition 1" in done.stdout
