"""Games saved by any version open for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from nutdesk.record import load, save, show, summary
from tests.record.play import same

FOLDER = Path(__file__).parents[1] / "saves"
SAVES = sorted(FOLDER.glob("*/*.nutdesk"))


def test_there_are_saves_of_the_first_version() -> None:
    assert len(list((FOLDER / "v0.1.0").glob("*.nutdesk"))) >= 14


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_old_save_opens(path: Path, tmp_path: Path) -> None:
    before = path.read_bytes()
    loaded, found = load(path), summary(path)
    assert not found.problem
    assert found.over == loaded.match.over
    assert found.moves == len(loaded.match.entries) - 1
    assert loaded.header.game in path.name
    assert show(path)
    save(loaded.match, tmp_path / "new.nutdesk", loaded.header)
    same(load(tmp_path / "new.nutdesk").match, loaded.match)
    assert path.read_bytes() == before
