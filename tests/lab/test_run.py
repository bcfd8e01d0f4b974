"""A trial gives the same counts however it is played, and goes on where it was broken off."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import attrs
import pytest

from nutdesk.bots.tasks import LocalExecutor, Lost, Processes, ResultLog, TaskSeries
from nutdesk.core import house
from nutdesk.games import load
from nutdesk.lab import run as running
from nutdesk.lab.counts import WHOLE, Counts
from nutdesk.lab.run import TrialRun, kept, results_file
from nutdesk.lab.trial import play_unit, trial
from tests.lab.small import GAME, dear, played, small


def test_units_add_up_to_the_same_in_any_order() -> None:
    units = [play_unit(small(), unit)[1] for unit in small().units]
    total = Counts.empty(3)
    for counts in units:
        total.add(counts)
    Random(1).shuffle(units)
    again = Counts.empty(3)
    for counts in units:
        again.add(Counts.read(counts.plain()))
    assert again.plain() == total.plain() == played(small()).plain()
    assert total.games == 10
    assert sum(total.wins) == sum(total.places) == 10 * WHOLE
    assert sum(total.lengths.values()) == 10


def test_a_trial_makes_room_for_its_results(monkeypatch: pytest.MonkeyPatch) -> None:
    played(small())
    before = results_file(small())
    monkeypatch.setattr(ResultLog.tidy, "__defaults__", (1,))
    after = attrs.evolve(small(), seed="another")
    played(after)
    assert not before.exists()
    assert len(kept(after)) == len(after.units)


def test_two_processes_count_what_one_counts() -> None:
    alone = played(small()).plain()
    results_file(small()).unlink()
    assert played(small(), 2).plain() == alone


def test_broken_off_it_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    through = played(small()).plain()
    results_file(small()).unlink()
    half = TrialRun.local(small(), 1)
    half.poll()
    half.leave()
    assert half.over
    assert 0 < half.games < 10
    with results_file(small()).open("a", encoding="utf-8") as log:
        log.write('{"unit": 2, "games": 2, "wi')  # the machine was switched off here
    assert len(kept(small())) == half.games // 4
    rest = TrialRun.local(small(), 1)
    assert rest.games == half.games
    while not rest.over:
        rest.poll()
    assert rest.counts.plain() == through
    monkeypatch.setattr(running, "play_unit", lambda *_: pytest.fail("played again"))
    assert played(small()).plain() == through


def test_more_games_of_the_same_trial_play_only_what_is_missing() -> None:
    played(small(8))
    assert TrialRun.local(small(12), 1).games == 8
    assert TrialRun.local(small(8, "elm"), 1).games == 0
    assert TrialRun.local(small(8, **{"taking-up": True}), 1).games == 0


def test_a_paused_run_hands_out_nothing_and_goes_on() -> None:
    run = TrialRun.local(small(), 1)
    run.paused = True
    assert run.poll() == 0
    assert not run.over
    assert run.seconds_left is None
    run.paused = False
    while not run.over:
        run.poll()
    assert run.games == 10
    assert run.seconds_left == 0


def test_other_house_data_are_played_by_a_process_of_their_own() -> None:
    counts = played(dear())
    assert set(counts.uses["Storage cards"]) == {"2 nuts, 9 points"}
    assert house.laid("in-the-nuts") == ""
    shipped = load("in-the-nuts")
    ours = play_unit(trial(shipped, 2, {}, ("kit",), 1, "oak"), 0)[1]
    assert "2 nuts, 5 points" in ours.uses["Storage cards"]
    assert load("in-the-nuts") is shipped


def test_a_killed_process_costs_nothing_but_time() -> None:
    alone = played(small(24)).plain()
    results_file(small(24)).unlink()
    run = TrialRun.local(small(24), 2)
    run.poll(30.0)
    executor = run._series._executor
    victim = next(iter(executor._processes))  # type: ignore[union-attr]
    os.kill(victim, signal.SIGTERM)
    while not run.over:
        run.poll(5.0)
    run.leave()
    assert run.counts.plain() == alone


def test_processes_that_end_again_and_again_are_given_up() -> None:
    with TaskSeries(os._exit, [(1,)], lambda: Processes(2), 1) as series, pytest.raises(Lost, match="again"):
        list(iter(lambda: series.poll(10.0), None))


def test_an_error_of_a_task_is_told() -> None:
    with TaskSeries(int, [("x",)], LocalExecutor, 1) as series, pytest.raises(ValueError, match="invalid literal"):
        series.poll()


KILLED = """
import sys
from nutdesk.lab.run import TrialRun
from tests.lab.small import GAME, trial
if __name__ == "__main__":
    run = TrialRun.local(trial(GAME, 3, GAME.chosen({}), ("wise",), 40, "killed"), 2)
    run.poll(0)
    run.poll(1.0)
    print(*run._series._executor._processes, flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_when_the_program_is_killed_its_processes_go_too(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED, "utf-8")
    env = os.environ | {"PYTHONPATH": os.pathsep.join((str(Path(__file__).parents[2]), *sys.path))}
    program = subprocess.Popen(
        [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
    )
    assert program.stdout is not None
    assert program.stdin is not None
    workers = [int(word) for word in program.stdout.readline().split()]
    assert workers
    program.kill()
    program.wait()
    program.stdout.close()
    program.stdin.close()
    for _ in range(200):
        if not any(_lives(worker) for worker in workers):
            return
        time.sleep(0.05)
    pytest.fail("a process outlived the program")


def _lives(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text("utf-8")
    except OSError:
        return False


def test_levels_must_fit_the_seats() -> None:
    with pytest.raises(ValueError, match="2 levels do not fit 3 seats"):
        trial(GAME, 3, {}, ("kit", "young"), 1)
    with pytest.raises(ValueError, match="there is no level 'fox'"):
        trial(GAME, 3, {}, ("fox",), 1)
    assert trial(GAME, 3, {}, ("kit",), 1).levels == ("kit",) * 3
