"""Opens saves by the house data they were played by: python -m tests.record.opens FOLDER SAVE..."""

from __future__ import annotations

import sys
from pathlib import Path

from nutdesk.record import load, play_by, save, show, summary
from tests.record.play import same


def opens(path: Path, folder: Path) -> None:
    """A save of any version is replayed, listed and shown, and can be saved again; its file is left as it is."""
    before = path.read_bytes()
    loaded, found = load(path), summary(path)
    assert not found.problem
    assert found.over == loaded.match.over
    assert found.moves == len(loaded.match.entries) - 1
    assert loaded.header.game in path.name
    assert show(path)
    save(loaded.match, folder / "new.nutdesk", loaded.header)
    same(load(folder / "new.nutdesk").match, loaded.match)
    assert path.read_bytes() == before


if __name__ == "__main__":
    for name in sys.argv[2:]:
        play_by(Path(name))
        opens(Path(name), Path(sys.argv[1]))
        print(name)
