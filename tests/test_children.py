"""Whatever runs beside the program is started in one way, and ends with it."""

from __future__ import annotations

import ast
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nutdesk import children
from tests.owner import KINDS

ROOT = Path(__file__).resolve().parents[1]
LONG = 60.0


def gone(pid: int) -> bool:
    """Whether no such process runs any more."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(") ")[2][0] == "Z"
    except OSError:
        return True


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs a look at other processes")
@pytest.mark.parametrize("kind", KINDS)
def test_when_the_owner_is_killed_its_processes_end_whatever_they_do(kind: str) -> None:
    owner = subprocess.Popen(
        [sys.executable, "-m", "tests.owner", kind], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with owner:
        assert owner.stdout is not None
        pid, *others = map(int, owner.stdout.readline().split())
        assert others
        assert not any(map(gone, others))
        os.kill(pid, signal.SIGKILL)
    deadline = time.monotonic() + LONG
    while left := [other for other in others if not gone(other)]:
        assert time.monotonic() < deadline, f"{len(left)} of {len(others)} go on for nobody"
        time.sleep(0.02)


STARTERS = {"ProcessPoolExecutor", "Process", "Popen", "fork", "posix_spawn", "ThreadPoolExecutor"}


def test_processes_and_pools_are_made_in_one_place_alone() -> None:
    """Each way to start one has its own way to leave one behind."""
    found = set()
    for file in (ROOT / "nutdesk").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = []
            if isinstance(node, ast.ImportFrom) and node.module and not node.module.startswith("nutdesk"):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.Attribute):
                names = [node.attr]
            found |= {(file.name, name) for name in names if name in STARTERS}
    assert {name for name, _ in found} == {"threads.py", "children.py"}, found


def priority() -> int:
    """How politely this process works: below normal is 1 on every system."""
    if sys.platform == "win32":
        import ctypes

        system = ctypes.windll.kernel32
        system.GetCurrentProcess.restype = ctypes.c_void_p
        return int(system.GetPriorityClass(ctypes.c_void_p(system.GetCurrentProcess())) == children.BELOW_NORMAL)
    return int(os.getpriority(os.PRIO_PROCESS, 0) >= children.POLITE)


def test_a_process_beside_the_window_works_at_low_priority() -> None:
    with children.Pool(1) as pool:
        assert pool.submit(priority).result(LONG) == 1
