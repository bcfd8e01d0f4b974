"""What Windows would refuse is noticed on Linux: see handles.py."""

import sys
from pathlib import Path

import pytest

from nutdesk import files
from tests.handles import StillOpen

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists the files that a process has open")


def test_a_file_that_is_open_here_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "nuts"
    path.write_bytes(b"old")
    with path.open("rb"), pytest.raises(StillOpen, match="Windows would not let"):
        files.replace(path, b"new")
    files.replace(path, b"new")
    assert path.read_bytes() == b"new"


def test_what_somebody_else_does_with_an_open_file_is_not_the_programs_doing(tmp_path: Path) -> None:
    path = tmp_path / "nuts"
    path.write_bytes(b"old")
    with path.open("rb"):
        path.rename(tmp_path / "acorns")
