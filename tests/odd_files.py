"""Files that are no files: links and pipes, where the system and its user may make them."""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import pytest


def lay_link(path: Path, target: Path | str) -> bool:
    """Make a link; on Windows not everybody may, and Wine makes a copy of what it leads to."""
    with suppress(OSError):
        path.symlink_to(target)
    return path.is_symlink()


def lay_pipe(path: Path) -> bool:
    """Make a pipe with a name; Windows has none in its folders."""
    if hasattr(os, "mkfifo"):
        os.mkfifo(path)
        return True
    return False


def _links() -> bool:
    with tempfile.TemporaryDirectory() as folder:
        return lay_link(Path(folder, "link"), "nowhere")


needs_links = pytest.mark.skipif(not _links(), reason="this user may not make links")
touches_open_files = pytest.mark.skipif(sys.platform == "win32", reason="Windows lets nobody touch a file that is open")
needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders here")
