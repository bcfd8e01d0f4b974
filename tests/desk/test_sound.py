"""Sounds: made by our own script, chosen by what moves, and never in the way."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from types import ModuleType

import attrs
import pytest

from nutdesk import games, paths
from nutdesk.core.cues import Cue
from nutdesk.core.game import TABLE
from nutdesk.desk.kit import sound
from nutdesk.desk.kit.sound import NAMES, Speaker, heard, recorded
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from tests.desk.conftest import Sit, begun
from tests.desk.hands import drag, settle, wish

ROOT = Path(__file__).parents[2]


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sounds", ROOT / "packaging" / "sounds.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_script_makes_the_very_bytes_that_are_shipped(tmp_path: Path) -> None:
    script().write(tmp_path)
    shipped = paths.resources() / "sounds"
    assert sorted(path.name for path in shipped.iterdir()) == sorted(path.name for path in tmp_path.iterdir())
    for path in tmp_path.iterdir():
        assert path.read_bytes() == (shipped / path.name).read_bytes(), path.name


def test_they_are_small_and_all_there() -> None:
    files = {path.stem: path for path in (paths.resources() / "sounds").glob("*.wav")}
    assert set(files) == set(NAMES)
    assert sum(path.stat().st_size for path in files.values()) < 400_000


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_begins_at_once_and_ends_in_silence(name: str) -> None:
    samples = recorded(name)
    loudest = max(abs(value) for value in samples)
    assert 8_000 < loudest < 32_000
    assert max(abs(value) for value in samples[: sound.RATE // 8]) > loudest * 0.3
    assert max(abs(value) for value in samples[-40:]) < loudest * 0.02


USUAL = [name for name in NAMES if name not in ("win", "no")]
"""What one hears from move to move."""


def test_they_are_short_clean_and_equally_loud() -> None:
    """Measured as the ear hears (ITU-R BS.1770, the loudest tenth of a second), below full strength."""
    found = {name: script().measure(recorded(name)) for name in NAMES}
    for name, figures in found.items():
        assert figures["seconds"] <= (1.5 if name == "win" else 0.65), name
        assert figures["peak dB"] < -3, f"{name} is far from clipping"
        assert -24 < figures["loudness dB"] < -15, name
        assert figures["centroid Hz"] < 2_500, f"{name} is warm, not sharp"
    loud = [found[name]["loudness dB"] for name in USUAL]
    assert max(loud) - min(loud) < 3
    assert found["no"]["loudness dB"] < min(loud)


def test_no_two_of_them_can_be_confused() -> None:
    found = {name: script().measure(recorded(name)) for name in NAMES}
    for one, other in combinations(found, 2):
        ratios = [found[one][what] / found[other][what] for what in ("centroid Hz", "seconds")]
        assert any(max(ratio, 1 / ratio) > 1.25 for ratio in ratios), (one, other)


# ---- which sound ----------------------------------------------------------------------------------------------------


def test_nothing_moved_is_not_heard() -> None:
    match = begun()
    table = match.game.table(match.game.view(match.state, TABLE), match.cast)
    assert heard(table, table) == ""
    assert heard(None, table) == ""


def test_a_die_that_tumbles_is_heard_above_all_else() -> None:
    match = begun("nut-hunt", 3)
    table = match.game.table(match.game.view(match.state, TABLE), match.cast)
    die = next(piece for piece in table.pieces if "die" in piece.id)
    pieces = tuple(
        attrs.evolve(piece, tumble=piece.tumble + 1) if piece is die else attrs.evolve(piece, x=piece.x + 9)
        for piece in table.pieces
    )
    assert heard(table, attrs.evolve(table, pieces=pieces)) == "dice"


def test_a_squirrel_is_wood_and_a_card_is_a_card() -> None:
    match = begun()
    game = match.game

    def table() -> sound.Table:
        return game.table(game.view(match.state, 0), match.cast)

    before = table()
    match.play(game.parse("place 9"))
    assert (
        heard(
            before,
            attrs.evolve(
                before,
                pieces=tuple(
                    attrs.evolve(piece, x=piece.x + 5) if piece.id.startswith("squirrel") else piece
                    for piece in before.pieces
                ),
            ),
        )
        == "wood"
    )
    before = table()
    match.play(next(action for action in game.legal(match.state) if str(action).startswith("play")))
    assert heard(before, table()) == "card"


def test_what_is_complete_is_heard_above_the_pieces_that_complete_it() -> None:
    match = begun("nut-hunt", 3)
    table = match.game.table(match.game.view(match.state, TABLE), match.cast)
    after = attrs.evolve(table, pieces=table.pieces[1:], cues=(Cue("gleams", table.spots[0].id, sound="done"),))
    assert heard(table, after) == "done"
    assert heard(table, attrs.evolve(after, cues=())) != "done"


@pytest.mark.parametrize("name", games.ids())
def test_every_game_is_heard(name: str) -> None:
    match, rng = begun(name), Random(3)
    names = set()
    for _ in range(10):
        if match.over:
            break
        before = match.game.table(match.game.view(match.state, TABLE), match.cast)
        match.play(rng.choice(match.game.legal(match.state)))
        names.add(heard(before, match.game.table(match.game.view(match.state, TABLE), match.cast)))
    assert names - {""}
    assert names <= {"", *NAMES}


# ---- making it ------------------------------------------------------------------------------------------------------


@pytest.fixture
def speaker() -> Iterator[Speaker]:
    """A speaker whose device takes everything and makes no noise."""
    miniaudio = pytest.importorskip("miniaudio")
    speaker = Speaker([miniaudio.Backend.NULL])
    speaker.volume = 50
    yield speaker
    speaker.close()


def wait_for(speaker: Speaker, made: int) -> None:
    until = time.monotonic() + 10
    while speaker.made < made and time.monotonic() < until:
        time.sleep(0.01)
    assert speaker.made == made


def test_a_device_gets_the_sounds(speaker: Speaker) -> None:
    speaker.play("wood")
    speaker.play("dice")
    wait_for(speaker, 2)
    assert not speaker.silent


def test_ten_pieces_at_once_make_one_noise(speaker: Speaker) -> None:
    for _ in range(10):
        speaker.play("nut")
    wait_for(speaker, 1)


def test_many_different_sounds_in_a_moment_are_no_rattle(speaker: Speaker) -> None:
    for name in NAMES:
        speaker.play(name)
    wait_for(speaker, sound.BURST[0])
    assert list(speaker._begun) == sorted(speaker._begun)
    time.sleep(sound.BURST[1])
    speaker.play("wood")
    wait_for(speaker, sound.BURST[0] + 1)


def test_volume_zero_is_off_and_starts_nothing(speaker: Speaker) -> None:
    speaker.volume = 0
    speaker.play("wood")
    assert speaker._thread is None


def test_the_voices_are_added_and_scaled_by_the_volume() -> None:
    speaker = Speaker()
    one, two = recorded("wood"), recorded("no")
    speaker._voices = [(one, 0, 0.5), (two, 0, 0.5)]
    feed = speaker._feed()
    next(feed)
    got = feed.send(100)
    assert list(got) == [int(a * 0.5) + int(b * 0.5) for a, b in zip(one[:100], two[:100], strict=True)]
    assert speaker._voices == [(one, 100, 0.5), (two, 100, 0.5)]
    feed.send(100_000)
    assert speaker._voices == []
    assert not any(feed.send(50))


def test_asking_for_a_sound_returns_at_once(speaker: Speaker) -> None:
    before = time.process_time()
    for name in NAMES * 20:
        speaker.play(name)
    assert time.process_time() - before < 0.5
    assert speaker._queue.qsize() <= sound.LATE


def test_without_a_device_it_is_silent_and_nothing_is_printed(tmp_path: Path) -> None:
    """In a process of its own, where the sound server's address leads nowhere."""
    code = (
        "from nutdesk.desk.kit.sound import Speaker\n"
        "speaker = Speaker(); speaker.volume = 100; speaker.play('wood'); speaker._thread.join()\n"
        "assert speaker.silent or speaker.made\n"
        "speaker.play('card'); print('played on')\n"
    )
    environment = os.environ | {"XDG_RUNTIME_DIR": str(tmp_path), "PULSE_SERVER": str(tmp_path / "nobody")}
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env=environment,
        cwd=ROOT,
        timeout=180,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "played on\n", "")


def test_without_the_package_it_is_silent(tmp_path: Path) -> None:
    (tmp_path / "miniaudio.py").write_text("raise ImportError('not here')\n", encoding="utf-8")
    code = (
        "from nutdesk.desk.kit.sound import Speaker\n"
        "speaker = Speaker([0]); speaker.volume = 100; speaker.play('wood'); speaker._thread.join()\n"
        "print(speaker.silent)\n"
    )
    path = f"{tmp_path}{os.pathsep}{ROOT}"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
        env=os.environ | {"PYTHONPATH": path},
        cwd=tmp_path,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "True\n", "")


# ---- at the table ---------------------------------------------------------------------------------------------------


@pytest.fixture
def listened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of what the desk's own speaker is asked for."""
    names: list[str] = []
    monkeypatch.setattr(sound.speaker, "play", names.append)
    monkeypatch.setattr(sound.speaker, "volume", 50)
    return names


def test_a_move_and_a_refusal_are_heard(sit: Sit, listened: list[str]) -> None:
    page: TablePage = sit()
    drag(page, "squirrel-0", "cache-9")
    settle()
    assert "wood" in listened or "card" in listened
    listened.clear()
    page._refused(page.session.judge([page.session.game.parse("place 10")]), "", "")
    assert listened == ["no"]


def test_the_end_is_heard_once(sit: Sit, listened: list[str]) -> None:
    match, rng = begun(seats=2), Random(1)
    while not match.over:
        match.play(rng.choice(match.game.legal(match.state)))
    match.goto(match.line()[-2])
    page = sit(match)
    page.session.submit(wish(*match.current.children[0].moves[:1]))
    settle()
    assert listened.count("win") == 1


def test_looking_back_is_silent(sit: Sit, listened: list[str]) -> None:
    match = begun()
    match.play(match.game.parse("place 9"))
    page = sit(match)
    page.lookback.open(match.root)
    page.lookback.close()
    settle()
    assert listened == []


def test_the_settings_turn_it_off_and_down(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound.speaker, "volume", 0)
    window.seat(begun(), None)
    assert sound.speaker.volume == window.settings.volume == 60
    window.chosen_settings.change("volume", 20)
    assert sound.speaker.volume == 20
    window.chosen_settings.change("sound", False)
    assert sound.speaker.volume == 0
