"""Results that the lab and the ladder have kept, damaged: what makes sense of them counts, the rest is played again."""

from __future__ import annotations

import json
from pathlib import Path

import attrs
import pytest

from nutdesk import games
from nutdesk.bots import ladder
from nutdesk.bots.tasks import ResultLog
from nutdesk.lab.run import kept, results_file
from nutdesk.lab.trial import Trial, play_unit, trial
from tests.fuzz.conftest import Share
from tests.fuzz.mutate import BYTES, json_lines
from tests.fuzz.promise import fuzz


def some_trial() -> Trial:
    game = games.load("nice-one-squirrel")
    return trial(game, 2, game.chosen({}), ("young",), 8)


def whole(value: object) -> bool:
    """Whether there is nothing in it but whole numbers, as in all that the lab counts."""
    if isinstance(value, dict | list | tuple):
        return all(map(whole, value.values() if isinstance(value, dict) else value))
    return type(value) is int


@pytest.fixture(scope="module")
def units() -> list[bytes]:
    """What the lab has kept of a trial of two units."""
    tried = some_trial()
    done = [play_unit(tried, unit) for unit in tried.units]
    return [b"".join(b"\n" + json.dumps({"unit": unit, **counts.plain()}).encode() + b"\n" for unit, counts in done)]


def test_changed_results_of_the_lab_are_played_again(share: Share, place: Path, units: list[bytes]) -> None:
    tried = some_trial()

    def counted(path: Path) -> None:
        for unit, counts in kept(tried).items():
            assert unit in tried.units
            counts.add(counts)
            assert whole(counts.plain())

    changes = (*BYTES, *([json_lines] * 2 * len(BYTES)))
    fuzz("lab", share(200, 1200), units, changes, results_file(tried), counted, ())


def test_changed_results_of_the_ladder_are_played_again(share: Share, place: Path) -> None:
    one = ladder.LadderGame("wise beats young", 3, 0.5, 1, (10, 12), (0.5, 0.25), (0.1, 0.2), 80.5)
    rows = [json.dumps(attrs.asdict(attrs.evolve(one, number=number))) for number in range(6)]
    pairing = ladder.Pairing("wise", "young", ())

    def climbed(path: Path) -> None:
        found = [game for game in ladder.kept(path) if 0 < game.seats < 2]
        assert len(ResultLog(path).read()) >= len(found)
        assert len({(game.pairing, game.number) for game in found}) <= len(found)
        result = ladder.pairing_result(pairing, found, 2)
        json.dumps(attrs.asdict(result), allow_nan=False)

    changes = (*BYTES, *([json_lines] * 2 * len(BYTES)))
    fuzz("ladder", share(160, 800), ["\n".join(rows).encode()], changes, place / "x.jsonl", climbed, ())
