"""A series plays games to their end and keeps what comes of them, but not for ever."""

from __future__ import annotations

import os
from multiprocessing import active_children
from pathlib import Path
from random import Random

import pytest

from nutdesk.bots import tasks
from nutdesk.bots.tasks import Processes, ResultLog, Stopped, TaskSeries, play_out
from nutdesk.core.check import Broken
from nutdesk.core.dealer import Dealer
from nutdesk.games import load
from tests.odd_files import lay_link

GAME = load("nice-one-squirrel")


def random_game(seed: str) -> tuple[int, object]:
    state, rng = GAME.setup(GAME.chosen({}), 3), Random(seed)
    made = play_out(GAME, state, Dealer(seed), lambda seat: rng.choice(GAME.legal(state)))
    return made, GAME.result(state)


def test_a_game_is_played_to_its_end_and_its_choices_are_counted() -> None:
    made, result = random_game("oak")
    assert made > 10
    assert result is not None
    assert random_game("oak") == (made, result)


def test_a_game_nobody_waits_for_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "stopping", lambda: True)
    with pytest.raises(Stopped):
        random_game("oak")


def test_a_game_without_an_end_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "LONGEST", 5)
    with pytest.raises(Broken, match="no end after 5 moves"):
        random_game("oak")


def test_what_is_no_text_in_a_log_costs_one_line(tmp_path: Path) -> None:
    log = ResultLog(tmp_path / "x.jsonl")
    log.add({"unit": 1})
    with log.file.open("ab") as file:
        file.write(b'\xff\xfe{"unit": 2}\n' + b"[" * 100_000 + b"\n\0\0\0\n")
    log.add({"unit": 3})
    assert log.read() == [{"unit": 1}, {"unit": 3}]
    (tmp_path / "folder").mkdir()
    lay_link(tmp_path / "loop", tmp_path / "loop")
    assert ResultLog(tmp_path / "folder").read() == ResultLog(tmp_path / "loop").read() == []


def test_the_oldest_results_go_when_there_are_too_many(tmp_path: Path) -> None:
    files = [tmp_path / "lab" / f"{name}.jsonl" for name in ("oldest", "old", "new", "wanted")]
    for age, file in enumerate(files):
        for number in range(10):
            ResultLog(file).add({"unit": number, "words": "x" * 90})
        os.utime(file, (1000 + age, 1000 + age))
    os.utime(files[3], (1, 1))
    one = files[0].stat().st_size
    log = ResultLog(files[3])
    log.tidy(4 * one)
    assert all(file.exists() for file in files)
    log.tidy(3 * one)
    assert [file.exists() for file in files] == [False, True, True, True]
    log.tidy(1)
    assert [file.exists() for file in files] == [False, False, False, True], "what is wanted now stays, old as it is"
    assert len(log.read()) == 10
    ResultLog(tmp_path / "nowhere" / "new.jsonl").tidy()


def test_at_the_end_of_a_series_its_processes_are_gone_and_not_just_going() -> None:
    with TaskSeries(abs, [(-1,), (-2,)], lambda: Processes(2), 2) as running:
        while not running.over:
            running.poll(None)
        mine = active_children()
        assert len(mine) == 2
    assert not any(process.is_alive() for process in mine)
