"""The figures of the bench are there for every game, and honest about what could not be measured."""

from __future__ import annotations

import sys
from random import Random

import pytest

from nutdesk import bench


def test_without_python_chess_there_is_no_ratio_and_a_sentence_names_the_extra(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    said: list[str] = []
    figures = bench.engine(True, said.append)
    assert {found["python_chess_ratio"] for found in figures.values()} == {None}
    assert "nutdesk[bench]" in said[0]


def test_a_rate_counts_whole_games() -> None:
    games_played: list[int] = []

    def play(rng: Random) -> int:
        games_played.append(1)
        return 1000

    rate = bench.rate(play, Random(1), 0.01)
    assert rate <= 1000 * len(games_played) / 0.01


def test_a_record_is_really_opened() -> None:
    assert 0 < bench.record(50) < 30


def test_the_figures_can_be_read_by_people() -> None:
    text = bench.table(
        {
            "engine": {"nuts": {"moves_per_second": 12345, "python_chess_ratio": None}},
            "desk": {"drag p95 ms": 3.5},
            "phones": {"tap_to_frame_p95_ms": 21.25},
            "record": 0.25,
            "bots": {"memory_mb": 40.0},
            "floor": 400000.0,
            "lab": {"two_over_one": 1.9},
        }
    )
    assert "12,345 moves a second" in text
    assert "drag p95 ms" in text
    assert "21.25" in text
    assert "memory_mb" in text
    assert "400,000 path evaluations" in text
    assert "python-chess" not in text
