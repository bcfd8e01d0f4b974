"""The command line: documented output, proper exit codes, one line instead of a traceback."""

from __future__ import annotations

import csv
import json
import os
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest

from nutdesk import cli, games, paths, record
from nutdesk.core.game import Player
from nutdesk.core.match import Match

GAME = "nice-one-squirrel"
SCENES = paths.scenes() / GAME


@attrs.frozen
class Outcome:
    """What a command did."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)

    def complaint(self) -> str:
        """The one line on standard error."""
        assert self.out == ""
        assert self.err.startswith("nutdesk: ")
        assert len(self.err.splitlines()) == 1
        return self.err


Nutdesk = Callable[..., Outcome]


@pytest.fixture
def nutdesk(capsys: pytest.CaptureFixture[str]) -> Nutdesk:
    """Run a command in this process."""

    def run(*arguments: object) -> Outcome:
        code = cli.run([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Outcome(code, said.out, said.err)

    return run


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A saved game of a few moves."""
    game = games.load(GAME)
    match = Match(game, {}, game.seats[:3], "oak")
    match.begin()
    for _ in range(6):
        match.play(game.legal(match.state)[0])
    path = tmp_path / "few.nutdesk"
    record.save(match, path)
    return path


COMMANDS = [
    (),
    ("play",),
    ("open",),
    ("games",),
    ("selfplay",),
    ("shot",),
    ("new-game",),
    ("doctor",),
    ("bench",),
    ("stats",),
    ("scene",),
    ("scene", "check"),
    ("scene", "show"),
    ("record",),
    ("record", "show"),
    ("record", "verify"),
    ("record", "salvage"),
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_explains_itself(nutdesk: Nutdesk, command: tuple[str, ...]) -> None:
    outcome = nutdesk(*command, "--help")
    assert outcome.code == 0
    assert outcome.out.startswith(f"Usage: {' '.join(('nutdesk', *command))}")


def test_games_lists_every_game_with_exactly_the_documented_keys(nutdesk: Nutdesk) -> None:
    listed = nutdesk("games", "--json").json()
    assert {game["id"] for game in listed} == set(games.ids())
    for game in listed:
        assert set(game) == {"id", "title", "players", "options"}
        assert game["players"] == list(games.load(game["id"]).players)
        for option in game["options"]:
            assert set(option) == {"id", "title", "text", "clause", "default", "choices"}


def test_games_in_words_names_every_game_and_option(nutdesk: Nutdesk) -> None:
    outcome = nutdesk("games")
    assert outcome.code == 0
    assert GAME in outcome.out
    assert "--option taking-up=on" in outcome.out


def test_selfplay_tells_exactly_the_documented_figures(nutdesk: Nutdesk) -> None:
    outcome = nutdesk("selfplay", GAME, "--players", 4, "--games", 30, "--seed", "oak", "--json")
    tally = outcome.json()
    assert outcome.code == 0
    assert outcome.err == "", "no bar where nobody looks"
    assert set(tally) == {"game", "players", "games", "finished", "moves", "seconds", "wins", "longest"}
    assert (tally["game"], tally["players"], tally["games"], tally["finished"]) == (GAME, 4, 30, 30)
    assert len(tally["wins"]) == 4
    assert sum(tally["wins"]) >= 30
    assert tally["longest"] <= tally["moves"]


def test_selfplay_repeats_itself_for_the_same_seed(nutdesk: Nutdesk) -> None:
    first, again = (nutdesk("selfplay", GAME, "--games", 5, "--seed", "oak", "--json").json() for _ in "ab")
    assert first["moves"] == again["moves"]
    with_option = nutdesk("selfplay", GAME, "--games", 5, "--seed", "oak", "--option", "taking-up=on", "--json")
    assert with_option.json()["moves"] != first["moves"]


def test_selfplay_speaks_in_sentences_too(nutdesk: Nutdesk) -> None:
    outcome = nutdesk("selfplay", GAME, "--games", 3)
    assert outcome.out.startswith("3 of 3 games finished in ")
    assert "Tufty" in outcome.out


@pytest.fixture
def played() -> list[Match]:
    """Three games that were played to their end and put away."""
    made = []
    for seed in "abc":
        game = games.load(GAME)
        match = Match(game, {}, (Player("Ann", "pink"), Player("Rex", "black", "kit")), seed)
        match.begin()
        rng = Random(seed)
        while not match.over:
            match.play(rng.choice(game.legal(match.state)))
        record.finish(record.begin(match))
        made.append(match)
    return made


def test_stats_tell_who_won_how_often(nutdesk: Nutdesk, played: list[Match]) -> None:
    won = sum(0 in match.game.result(match.state).winners for match in played)
    data = nutdesk("stats", "--json").json()
    assert data["totals"]["games"] == 3
    assert [(row["won"], row["played"]) for row in data["wins"]["game"]] == [(won, 3)]
    assert set(data) == {"totals", "played", "wins", "scores", "lengths", "undone", "bests", "runs", "days"}
    text = nutdesk("stats", GAME, "--rebuild").out
    assert text.startswith("3 games, ")
    assert f"{won} of 3" in text
    assert nutdesk("stats", "nuts").out == "No finished game yet.\n"


def test_stats_as_a_table(nutdesk: Nutdesk, played: list[Match], tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    assert nutdesk("stats", "--csv", out).out == f"{out}\n"
    with out.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["name"] for row in rows] == ["Ann", "Rex"] * 3
    scores = [score for match in played for score in match.game.result(match.state).scores]
    assert sorted(int(row["score"]) for row in rows) == sorted(scores)
    assert "could not be written" in nutdesk("stats", "--csv", tmp_path).complaint()


@pytest.mark.parametrize("command", ["selfplay", "play", "stats"])
def test_an_unknown_game_is_answered_with_those_that_exist(nutdesk: Nutdesk, command: str) -> None:
    outcome = nutdesk(command, "nut-haunt")
    assert outcome.code == 2
    assert "'nut-haunt'" in outcome.complaint()
    assert GAME in outcome.err


@pytest.mark.parametrize(
    ("game", "seat", "why"),
    [("nut-hunt", 3, "there is no seat 3 at a table of 2"), ("nuts", 1, "the rules draw lots for who starts")],
)
def test_who_starts_must_be_somebody_who_can(nutdesk: Nutdesk, game: str, seat: int, why: str) -> None:
    done = nutdesk("play", game, "--players", 2, "--first", seat)
    assert done.code == 2
    assert why in done.complaint()


@pytest.mark.parametrize("command", ["selfplay", "play"])
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--players", "9"), "2, 3, 4, 5, 6 players, not for 9"),
        (("--players", "many"), "'many'"),
        (("--option", "taking-up"), "name=value"),
        (("--option", "taking-off=on"), "taking-up"),
        (("--option", "taking-up=perhaps"), "on or off"),
        (("--colour", "red"), "--colour"),
    ],
)
def test_wrong_arguments_get_one_line_and_exit_code_two(
    nutdesk: Nutdesk, command: str, arguments: tuple[str, ...], words: str
) -> None:
    outcome = nutdesk(command, GAME, *arguments)
    assert outcome.code == 2
    assert words in outcome.complaint()


def test_an_option_that_does_not_go_with_the_seats_gets_one_line(nutdesk: Nutdesk) -> None:
    outcome = nutdesk("selfplay", "nuts", "--players", 6, "--option", "edition=trucks")
    assert outcome.code == 2
    assert "2 to 4" in outcome.complaint()


@pytest.mark.parametrize("arguments", [("jump",), ("play",), ("scene",), ("selfplay", GAME, "--games", "0")])
def test_a_command_that_cannot_be_meant_points_to_the_help(nutdesk: Nutdesk, arguments: tuple[str, ...]) -> None:
    outcome = nutdesk(*arguments)
    assert outcome.code == 2
    assert "--help" in outcome.complaint()


def test_scenes_that_hold_end_with_zero(nutdesk: Nutdesk) -> None:
    outcome = nutdesk("scene", "check", SCENES)
    assert outcome.code == 0
    count = len(list(SCENES.glob("*.toml")))
    assert outcome.out == f"{count} of {count} scenes without mistakes\n"


def bent(tmp_path: Path) -> Path:
    """A shipped scene that says something untrue."""
    path = tmp_path / "bent.toml"
    text = (SCENES / "21-sixteen-points.toml").read_text("utf-8")
    path.write_text(text.replace("scores = [16, 0, 0]", "scores = [17, 0, 0]"), "utf-8")
    return path


def test_a_scene_that_does_not_hold_ends_with_one_and_says_where(nutdesk: Nutdesk, tmp_path: Path) -> None:
    path = bent(tmp_path)
    outcome = nutdesk("scene", "check", path, SCENES / "20-one-two-six.toml")
    assert outcome.code == 1
    lines = outcome.out.splitlines()
    assert lines[0].startswith(f"{path}:")
    assert ": step 4: 'scores' is [16, 0, 0], not [17, 0, 0]." in lines[0]
    assert lines[1] == "1 of 2 scenes without mistakes"


def test_scene_check_tells_the_same_as_json(nutdesk: Nutdesk, tmp_path: Path) -> None:
    path = bent(tmp_path)
    outcome = nutdesk("scene", "check", path, SCENES / "20-one-two-six.toml", "--json")
    report = outcome.json()
    assert outcome.code == 1
    assert [set(scene) for scene in report] == [{"path", "holds", "findings"}] * 2
    assert [scene["holds"] for scene in report] == [False, True]
    (finding,) = report[0]["findings"]
    assert set(finding) == {"line", "step", "reason", "clause"}
    assert finding["step"] == 4


def test_a_scene_that_cannot_be_read_ends_with_two(nutdesk: Nutdesk, tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_bytes(b"title = \xff")
    outcome = nutdesk("scene", "check", broken, tmp_path / "none.toml", bent(tmp_path))
    assert outcome.code == 2
    assert len(outcome.err.splitlines()) == 2
    assert "0 of 3 scenes without mistakes" in outcome.out


def test_a_folder_without_scenes_is_a_mistake(nutdesk: Nutdesk, tmp_path: Path) -> None:
    outcome = nutdesk("scene", "check", tmp_path)
    assert outcome.code == 2
    assert "no scene" in outcome.complaint()


def test_a_record_is_shown_and_verified(nutdesk: Nutdesk, saved: Path) -> None:
    shown = nutdesk("record", "show", saved)
    assert shown.code == 0
    assert "Tufty" in shown.out
    verified = nutdesk("record", "verify", saved)
    assert verified.code == 0
    assert saved.name in verified.out


def test_what_can_be_read_of_a_damaged_record_is_written_to_a_copy(nutdesk: Nutdesk, saved: Path) -> None:
    copy = saved.parent / "copy.nutdesk"
    whole = nutdesk("record", "salvage", saved, "--out", copy)
    assert (whole.code, copy.exists()) == (2, False)
    assert "is in order" in whole.complaint()
    rows = saved.read_bytes().splitlines(keepends=True)
    damaged = b"".join((*rows[:6], b"?", *rows[6:]))
    saved.write_bytes(damaged)
    done = nutdesk("record", "salvage", saved, "--out", copy)
    assert done.code == 0, done.err
    assert "up to move 4" in done.out
    assert nutdesk("record", "verify", copy).code == 0
    assert len(record.load(copy).match.entries) == 5
    assert saved.read_bytes() == damaged
    again = nutdesk("record", "salvage", saved, "--out", saved)
    assert (again.code, saved.read_bytes()) == (2, damaged)
    saved.write_bytes(b"?" + damaged)
    assert nutdesk("record", "salvage", saved, "--out", saved.parent / "none").code == 2


@pytest.mark.parametrize("command", ["show", "verify"])
def test_a_refused_record_gets_one_line_and_exit_code_two(nutdesk: Nutdesk, saved: Path, command: str) -> None:
    saved.write_bytes(saved.read_bytes()[:-40])
    outcome = nutdesk("record", command, saved)
    assert outcome.code == 2
    assert saved.name in outcome.complaint()
    assert nutdesk("record", command, saved.parent / "none.nutdesk").code == 2


@pytest.mark.parametrize("arguments", [("open", "none.nutdesk"), ("none.nutdesk",), ("scene", "show", "none.toml")])
def test_the_window_is_not_opened_for_a_file_that_is_not_there(nutdesk: Nutdesk, arguments: tuple[str, ...]) -> None:
    outcome = nutdesk(*arguments)
    assert outcome.code == 2
    assert "no such file" in outcome.complaint()


@pytest.mark.parametrize("size", ["big", "1920", "1920x", "10x10", "99999x99999", "1920x1080x3", "-5x-5"])
def test_a_size_that_cannot_be_meant_is_refused(nutdesk: Nutdesk, tmp_path: Path, size: str) -> None:
    outcome = nutdesk("shot", GAME, "--out", tmp_path / "x.png", f"--size={size}")
    assert outcome.code == 2
    assert "1920x1080" in outcome.complaint() or "7680x4320" in outcome.err


@pytest.mark.parametrize(
    ("target", "more", "words"),
    [
        ("nut-haunt", (), "nice-one-squirrel"),
        ("none.toml", (), "no such file"),
        ("none.nutdesk", (), "no such file"),
        (GAME, ("--viewer", "everybody"), "'everybody'"),
        (GAME, ("--players", "9"), "not for 9"),
        (GAME, ("--theme", "purple"), "contrast"),
    ],
)
def test_a_picture_that_cannot_be_drawn_is_refused_before_the_window_is_made(
    nutdesk: Nutdesk, tmp_path: Path, target: str, more: tuple[str, ...], words: str
) -> None:
    outcome = nutdesk("shot", target, "--out", tmp_path / "x.png", *more)
    assert outcome.code == 2
    assert words in outcome.complaint()


def test_a_picture_needs_a_folder(nutdesk: Nutdesk, tmp_path: Path) -> None:
    outcome = nutdesk("shot", GAME, "--out", tmp_path / "none" / "x.png")
    assert outcome.code == 2
    assert "no such folder" in outcome.complaint()


def test_the_doctor_ends_with_one_only_if_something_is_missing(nutdesk: Nutdesk) -> None:
    outcome = nutdesk("doctor")
    assert outcome.code == int("MISSING" in outcome.out)
    assert "Python" in outcome.out


def test_the_version_is_told(nutdesk: Nutdesk) -> None:
    assert nutdesk("--version").out.startswith("nutdesk ")


def test_the_unexpected_is_one_line_unless_somebody_debugs(nutdesk: Nutdesk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(cli.DEBUG, raising=False)

    def explode() -> None:
        raise RuntimeError("the acorn\nexplodes")

    monkeypatch.setitem(cli.COMMANDS, "explode", explode)
    outcome = nutdesk("explode")
    assert outcome.code == cli.UNEXPECTED
    assert "the acorn explodes" in outcome.complaint()
    monkeypatch.setenv(cli.DEBUG, "1")
    with pytest.raises(RuntimeError):
        nutdesk("explode")


def process(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the real program."""
    command = [sys.executable, "-m", "nutdesk", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_program_itself_plays_and_prints_json() -> None:
    done = process("selfplay", GAME, "--games", "2", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["finished"] == 2


def test_the_program_itself_complains_in_one_line() -> None:
    done = process("play", "nut-haunt")
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_nobody_complains_when_the_reader_has_gone(unbuffered: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "nutdesk", "games", "--json"]
    env = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False, env=env)
    os.close(writer)
    assert done.stderr == ""
    assert done.returncode == 1


def png_size(path: Path) -> tuple[int, int]:
    """The width and height that a PNG says it has."""
    raw = path.read_bytes()
    assert raw.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", raw[16:24])
    return width, height


def test_the_program_itself_draws_a_game_and_a_step_of_a_scene(tmp_path: Path) -> None:
    game, scene = tmp_path / "game.png", tmp_path / "scene.png"
    drawn = process("shot", GAME, "--out", str(game), "--size", "1280x720", "--moves", "9")
    assert (drawn.returncode, drawn.stdout) == (0, "")
    assert png_size(game) == (1280, 720)
    target = str(SCENES / "07-nowhere-to-go.toml")
    drawn = process("shot", target, "--step", "3", "--out", str(scene), "--size", "1280x720")
    assert drawn.returncode == 0
    assert png_size(scene) == (1280, 720)


@pytest.mark.parametrize(("option", "words"), [(("--step", "99"), "steps"), (("--viewer", "9"), "no seat 9")])
def test_a_step_or_a_seat_that_is_not_there_is_refused(tmp_path: Path, option: tuple[str, str], words: str) -> None:
    target = GAME if option[0] == "--viewer" else str(SCENES / "07-nowhere-to-go.toml")
    done = process("shot", target, "--out", str(tmp_path / "x.png"), *option)
    assert done.returncode == 2
    assert words in done.stderr


def test_the_bench_tells_exactly_the_documented_figures() -> None:
    pytest.importorskip("chess")
    done = process("bench", "--quick", "--json")
    figures = json.loads(done.stdout)
    assert done.returncode == 0
    assert set(figures) == {"engine", "desk", "record", "bots", "floor", "lab", "phones"}
    assert set(figures["engine"]) == {*games.ids(), "nuts trucks"}
    for found in figures["engine"].values():
        assert set(found) == {"moves_per_second", "python_chess_ratio"}
        assert found["moves_per_second"] > 0
        assert found["python_chess_ratio"] > 0
    assert figures["desk"]
    assert figures["record"] > 0
    assert figures["floor"] > 0


def test_listing_the_games_loads_nothing_heavy() -> None:
    code = (
        "import sys; from nutdesk import cli; cli.run(['games']); "
        "sys.exit(', '.join({'PySide6', 'rich', 'numpy', 'chess'} & set(sys.modules)) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.returncode == 0
