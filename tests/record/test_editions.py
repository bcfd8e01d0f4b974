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
from nutdesk.record import OtherData, load, migrate, reader, save, store
from nutdesk.record.facts import DATA, facts_of
from nutdesk.record.notation import write
from nutdesk.record.statistics import read_many
from tests.record.play import begun, played_out, refused

HUNT = "nut-hunt"
FIRST = Path(__file__).parents[1] / "saves" / "v0.1.0"
TODAY = games.edition(HUNT)


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
    save(begun("nuts", 2), tmp_path / "a.nutdesk")
    assert games.edition("nuts") == 1
    assert not head(tmp_path / "a.nutdesk").keys() & {"house", "data"}


@pytest.mark.parametrize("number", [1, 2, 3, migrate.FORMAT])
def test_a_record_without_an_edition_means_the_data_of_the_first_version(new: Path, number: int) -> None:
    with pytest.raises(OtherData):
        load(reheaded(new, house=None, nutdesk=number))
    assert reader.house_data(HUNT, head(new)) == games.edition_data(HUNT, 1) != ""


def test_a_text_without_an_edition_means_them_too(new: Path) -> None:
    loaded = load(new)
    text = new.with_suffix(".txt")
    text.write_text(write(loaded.match, loaded.header).replace(f"house: {TODAY}\n", ""), "utf-8")
    with pytest.raises(OtherData):
        load(text)


def test_data_of_ones_own_that_say_what_an_edition_says_are_that_edition(new: Path) -> None:
    ours = f"# copied\n{games.shipped_data(HUNT)}"
    assert load(reheaded(new, house=None, data=ours)).header.data == ""
    save(load(new).match, new)
    assert head(new)["house"] == TODAY
    first = f"# copied\n{games.edition_data(HUNT, 1)}"
    assert games.edition_of(HUNT, games.checked_data(HUNT, first)) == 1


def test_an_edition_that_is_yet_to_come_says_so(new: Path) -> None:
    wanted = f"'new.nutdesk' was played by house data of a newer nutdesk (edition 77); this one has up to {TODAY}."
    assert str(refused(reheaded(new, house=77))) == wanted


@pytest.mark.parametrize(("house", "what"), [
    (0, "there is no edition '0' of the house data"),
    ("2", "there is no edition '2' of the house data"),
    (True, "there is no edition 'True' of the house data"),
])  # fmt: skip
def test_an_edition_that_never_was_is_damage(new: Path, house: object, what: str) -> None:
    assert str(refused(reheaded(new, house=house))) == f"'new.nutdesk' is damaged at line 1: {what}."


def test_an_edition_in_a_file_of_format_3_is_damage(new: Path) -> None:
    assert str(refused(reheaded(new, nutdesk=3))) == "'new.nutdesk' is of the old format 3, and damaged."


def test_a_text_with_a_bad_edition_is_refused(new: Path) -> None:
    loaded = load(new)
    text = new.with_suffix(".txt")
    text.write_text(write(loaded.match, loaded.header).replace(f"house: {TODAY}\n", "house: oak\n"), "utf-8")
    assert "'house' is not the number of an edition" in str(refused(text))


def test_statistics_tell_the_editions_apart_without_replaying(new: Path) -> None:
    ours, old = facts_of(new), facts_of(FIRST / "nut-hunt-5-automa-standard-over.nutdesk")
    assert ours is not None
    assert old is not None
    assert (ours.options[DATA], old.options[DATA]) == (f"edition {TODAY}", "edition 1")
    assert old.sides[0].score == load_end(FIRST / "nut-hunt-5-automa-standard-over.nutdesk")[0]
    nuts = facts_of(FIRST / "nuts-2-edition-orders-over.nutdesk")
    assert nuts is not None
    assert DATA not in nuts.options


def load_end(path: Path) -> list[int]:
    found: list[int] = json.loads(path.read_text("utf-8").splitlines()[-1])["end"]["scores"]
    return found


LEFT_IN_A_TRIAL = """
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
match.current.trial = True
save(match, Path(sys.argv[2]), loaded.header)
"""


def test_a_game_of_an_earlier_edition_that_was_left_in_a_trial_is_counted_as_it_ended() -> None:
    over, left = FIRST / "nut-hunt-5-automa-standard-over.nutdesk", store.games() / "left.nutdesk"
    left.parent.mkdir(parents=True)
    command = [sys.executable, "-c", LEFT_IN_A_TRIAL, str(over), str(left)]
    subprocess.run(command, check=True, timeout=120)
    with pytest.raises(OtherData):
        facts_of(left)
    (found,) = read_many([left])
    assert found is not None
    assert [side.score for side in found.sides] == load_end(over)


GO_ON = """
import sys
from pathlib import Path
from random import Random
from nutdesk.record import play_by, reopen, save
from tests.record.play import played_out
path = Path(sys.argv[1])
play_by(path)
with reopen(path) as journal:
    match = journal.match
    from nutdesk.games.nut_hunt.parts import BASE, OBJECTIVE
    assert BASE[OBJECTIVE["mouse-meadow/pine-barrens"]] == 5, "the objectives of 0.1.0"
    played_out(match, Random(5))
    journal.keep()
    save(match, path.with_name("copy.nutdesk"), journal.header)
"""


def test_a_game_of_the_first_version_goes_on_by_its_own_objectives() -> None:
    path = store.journals() / "old.nutdesk"
    path.parent.mkdir(parents=True)
    shutil.copy(FIRST / "nut-hunt-journal.nutdesk", path)
    root = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-c", GO_ON, str(path)], cwd=root, check=True, timeout=120)
    assert head(path)["nutdesk"] == migrate.FORMAT
    for written in (path, path.with_name("copy.nutdesk")):
        assert "house" not in head(written), "the first edition, as before"
        with pytest.raises(OtherData):
            load(written)
        command = [sys.executable, "-m", "nutdesk", "record", "verify", str(written)]
        subprocess.run(command, cwd=root, check=True, timeout=120)


def test_the_command_line_says_of_an_old_game_by_which_data_it_was_played(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "nutdesk", "record", "show", str(FIRST / "nut-hunt-just-dealt.nutdesk")]
    done = subprocess.run(command, check=True, timeout=120, capture_output=True, text=True)
    assert "by the house data of edition 1" in done.stdout
