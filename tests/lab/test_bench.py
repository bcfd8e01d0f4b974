"""The figures of the lab: games a second of one process and of two that have both begun."""

from __future__ import annotations

from nutdesk.bots.tasks import Processes
from nutdesk.lab import bench


def test_two_processes_are_measured_against_one() -> None:
    figures = bench.measure(quick=True)
    assert figures.keys() == {"games_per_second_one", "games_per_second_two", "two_over_one"}
    assert min(figures.values()) > 0


def test_the_clock_starts_when_every_process_is_there() -> None:
    with Processes(2) as pool:
        bench.rate(pool, bench._trial(1, "oak"), 2)
        assert len(pool._processes) == 2
