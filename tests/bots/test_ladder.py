"""The ladder's figures are what was played, and the same for the same seed however they came about."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from typing import Any

import attrs
import pytest

from nutdesk import cli
from nutdesk.bots import ladder
from nutdesk.bots.ladder import Plan, Report
from nutdesk.games import load

GAME = load("nice-one-squirrel")
OPTIONS = GAME.chosen({})


def small(games: int, seed: str = "oak", effort: float = 0.01) -> Plan:
    return ladder.plan(GAME, 3, OPTIONS, games, seed, ["kit", "young"], effort=effort)


def figures(report: Report) -> list[dict[str, Any]]:
    """What does not depend on the machine."""
    kept = ("level", "other", "games", "rate", "low", "high", "wins")
    return [{key: getattr(standing, key) for key in kept} for standing in report.standings]


def test_broken_off_and_taken_up_again_it_ends_like_one_that_ran_through() -> None:
    through = figures(ladder.climb(small(2), 1))
    ladder.results_file(small(2)).unlink()
    ladder.climb(small(1), 1)
    file = ladder.results_file(small(2))
    with file.open("a", encoding="utf-8") as log:
        log.write('{"pairing": "young kit", "num')  # the machine was switched off here
    heard: list[None] = []
    resumed = ladder.climb(small(2), 1, lambda: heard.append(None))
    assert figures(resumed) == through
    assert len(heard) == 2
    assert len(ladder.kept(file)) == 2


def test_games_already_played_are_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    first = ladder.climb(small(1), 1)
    monkeypatch.setattr(ladder, "play", lambda *_: pytest.fail("played again"))
    assert ladder.climb(small(1), 1) == first


def test_two_cores_play_the_very_same_games() -> None:
    alone = figures(ladder.climb(small(2), 1))
    ladder.results_file(small(2)).unlink()
    assert figures(ladder.climb(small(2), 2)) == alone


def test_another_seed_is_another_ladder() -> None:
    assert ladder.results_file(small(4)) != ladder.results_file(small(4, "elm"))
    assert ladder.results_file(small(4)) == ladder.results_file(small(8))
    taking = ladder.plan(GAME, 3, GAME.chosen({"taking-up": True}), 4, "oak", ["kit", "young"], effort=0.01)
    assert ladder.results_file(small(4)) != ladder.results_file(taking)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_over_a_round_both_hold_the_same_seats(seats: int) -> None:
    places = ladder.seatings(seats)
    assert len(set(places)) == len(places)
    held = Counter(seat for place in places for seat, first in enumerate(place) if first)
    assert set(held.values()) == {len(places) // 2}
    assert len(held) == seats


def test_half_of_the_wins_is_fifty_per_cent_at_any_table() -> None:
    (pairing,) = small(6).pairings
    played = [
        ladder.LadderGame(pairing.name, number, share, sum(place), (1, 1), (0.1, 0.2), (0.1, 0.2), None)
        for number, (place, share) in enumerate(zip(ladder.seatings(3), (1, 0, 0, 1, 1, 0), strict=True))
    ]
    assert ladder.pairing_result(pairing, played, 3).rate == 0.5
    won = [attrs.evolve(one, share=1.0) for one in played]
    assert ladder.pairing_result(pairing, won, 3).rate == 1


def test_the_interval_is_wilsons() -> None:
    assert ladder.wilson(0.8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    low, high = ladder.wilson(1.0, 20)
    assert high == 1
    assert low == pytest.approx(0.839, abs=0.001)


def test_a_ladder_is_played_where_the_author_knows_the_table() -> None:
    assert ladder.smallest(GAME) == 3
    assert ladder.smallest(load("nut-hunt")) == 2


def test_alone_every_strength_of_the_automa_is_met() -> None:
    game = load("nut-hunt")
    plan = ladder.plan(game, 1, game.chosen({}), 1, "oak", ["kit", "young"])
    assert [(one.level, one.other) for one in plan.pairings] == [
        (level, strength) for strength in ("standard", "advanced", "expert") for level in ("young", "kit")
    ]
    played = ladder.play(plan, plan.pairings[-1], 0)
    assert played.seats == 1
    assert played.share in (0, 0.5, 1)


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["ladder", GAME.id, "--games", "2", "--levels", "kit,young", "--jobs", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    (standing,) = report["standings"]
    assert (standing["level"], standing["other"], standing["games"]) == ("young", "kit", 2)
    assert standing["low"] <= standing["rate"] <= standing["high"]
    assert report["peak"] is None or report["peak"] > 0


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["ladder", GAME.id, "--games", "1", "--levels", "kit,young", "--jobs", "1"]) == 0
    assert "young beats kit" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--levels", "kit,genius"], "there is no level 'genius'"),
        (["--levels", "wise"], "two levels"),
        (["--players", "9"], "is for 2, 3, 4, 5, 6 players"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["ladder", GAME.id, *words]) == 2
    assert complaint in capsys.readouterr().err


def test_who_sees_everything_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "1", "--levels", "kit,clever", "--effort", "0.01", "--jobs", "1", "--open"]
    assert cli.run(["ladder", GAME.id, *words]) == 0
    assert "sees everything" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a child does not inherit the figure")
def test_the_memory_of_a_worker_is_its_own_and_not_that_of_who_started_it() -> None:
    ballast = bytearray(400 << 20)
    ballast[:: 1 << 12] = b"x" * len(ballast[:: 1 << 12])
    code = "from nutdesk.bots.ladder import peak_memory; print(peak_memory())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    del ballast
    assert 5 < float(done.stdout) < 200
