"""A cluster plays the very same games, and a worker that is lost costs nothing but time."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from _thread import interrupt_main
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import pytest

from nutdesk import cli
from nutdesk.lab.cluster import Cluster, NoCluster
from nutdesk.lab.run import TrialRun, kept, results_file
from tests.lab.small import dear, played, small

pytest.importorskip("distributed")
ROOT = Path(__file__).resolve().parents[2]


def free_port() -> int:
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        port: int = place.getsockname()[1]
        return port


def start(*words: str) -> subprocess.Popen[bytes]:
    env = os.environ | {"PYTHONPATH": str(ROOT), "DASK_DISTRIBUTED__ADMIN__LOW_LEVEL_LOG_LENGTH": "0"}
    null = subprocess.DEVNULL
    return subprocess.Popen([sys.executable, "-m", "distributed.cli." + words[0], *words[1:]], env=env, stderr=null)


@pytest.fixture
def cluster() -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler and two workers, each a process, on this machine alone."""
    address = f"tcp://127.0.0.1:{free_port()}"
    programs = [start("dask_scheduler", "--host", address, "--no-dashboard", "--no-show")]
    programs += [
        start("dask_worker", address, "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", "--no-dashboard")
        for _ in range(2)
    ]
    try:
        yield address, programs
    finally:
        for program in programs:
            program.kill()
        for program in programs:
            program.wait()


def joined(address: str, game: str, workers: int) -> Cluster:
    """The cluster, once so many workers are there."""
    for _ in range(100):
        try:
            found = Cluster(address, game)
        except NoCluster:
            time.sleep(0.2)
            continue
        if found.threads >= workers:
            return found
        found.shutdown()
        time.sleep(0.2)
    pytest.fail("the cluster did not come up")


def test_it_plays_the_same_games_also_when_a_worker_is_lost(
    cluster: tuple[str, list[subprocess.Popen[bytes]]],
) -> None:
    address, programs = cluster
    here = played(small(60)).plain()
    other = played(dear()).plain()
    results_file(small(60)).unlink()
    results_file(dear()).unlink()
    workers = joined(address, "nice-one-squirrel", 2)
    run = TrialRun(small(60), lambda: workers, 4)
    while not run.games:
        run.poll(5.0)
    programs[1].kill()
    while not run.over:
        run.poll(5.0)
    run.leave()
    assert run.counts.plain() == here
    # The worker that is left has played by our data: now by others.
    workers = joined(address, "in-the-nuts", 1)
    run = TrialRun(dear(), lambda: workers, 2)
    while not run.over:
        run.poll(5.0)
    run.leave()
    assert run.counts.plain() == other


def test_an_address_that_does_not_answer_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nutdesk.lab.cluster.PATIENCE", 1)
    with pytest.raises(NoCluster, match="no Dask scheduler answers at tcp://127"):
        Cluster(f"tcp://127.0.0.1:{free_port()}", "nice-one-squirrel")


def test_the_command_says_so_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("nutdesk.lab.cluster.PATIENCE", 1)
    address = f"tcp://127.0.0.1:{free_port()}"
    assert cli.run(["lab", "nice-one-squirrel", "--games", "4", "--dask", address]) == 1
    error = capsys.readouterr().err
    assert f"no Dask scheduler answers at {address}" in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("lost", "why"),
    [((1, 2), "the cluster has lost its last worker"), ((0,), "the scheduler of the cluster is gone")],
    ids=["workers", "scheduler"],
)
def test_a_cluster_that_nobody_is_left_of_is_told_and_what_was_played_is_kept(
    cluster: tuple[str, list[subprocess.Popen[bytes]]],
    lost: tuple[int, ...],
    why: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("nutdesk.lab.cluster.ABSENCE", 2.0)
    monkeypatch.setattr("nutdesk.lab.cluster.PATIENCE", 3)
    address, programs = cluster
    joined(address, "nice-one-squirrel", 2).shutdown()
    many = small(40_000)

    def kill() -> None:
        while len(kept(many)) < 3:
            time.sleep(0.05)
        for number in lost:
            programs[number].kill()
        if not told.wait(60):
            interrupt_main()  # it would wait for ever

    told = Event()
    killer = Thread(target=kill, daemon=True)
    killer.start()
    words = ["--levels", "kit", "--seed", many.seed, "--players", str(many.seats)]
    assert cli.run(["lab", many.game, "--games", str(many.games), *words, "--dask", address]) == 1
    told.set()
    killer.join()
    error = capsys.readouterr().err
    there = sum(counts.games for counts in kept(many).values())
    assert error == f"nutdesk: {why}; {there} of 40000 games are kept: the same command goes on from there\n"
    assert there >= 12
