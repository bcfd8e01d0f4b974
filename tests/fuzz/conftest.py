"""A place of its own for every fuzz test, and a look at it afterwards: nothing is written but at home."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.conftest import Scale
from tests.fuzz.promise import tree

Share = Callable[[int, int], range]
PARTS = 4
"""Each kind of file is fuzzed in so many tests, to keep all cores busy."""


@pytest.fixture(params=range(PARTS))
def part(request: pytest.FixtureRequest) -> int:
    """Which share of the numbers this test takes."""
    found: int = request.param
    return found


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a home in it and a stranger's things beside it, which stay as they are."""
    person = tmp_path / "person"
    for name in ("notes.txt", "nuts/evil.toml", ".config/other"):
        (person / name).parent.mkdir(parents=True, exist_ok=True)
        (person / name).write_text(name, "utf-8")
    home = tmp_path / "person" / "nutdesk"
    monkeypatch.setenv("NUTDESK_HOME", str(home))
    monkeypatch.setenv("HOME", str(person))
    monkeypatch.chdir(person)
    before = tree(person)
    yield home
    after = {name: sum_ for name, sum_ in tree(person).items() if not name.startswith("nutdesk")}
    assert after == before, "something was written outside the home"
    assert sorted(found.name for found in tmp_path.iterdir()) == ["person"]


@pytest.fixture
def share(part: int, scale: Scale) -> Share:
    """share(small, long) is the range of numbers of this part, of so many inputs in all."""

    def numbers(small: int, long: int) -> range:
        total = scale(small, long)
        return range(part * total // PARTS, (part + 1) * total // PARTS)

    return numbers
