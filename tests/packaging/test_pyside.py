"""The PySide6 that is installed does not eat the program's references.

6.12.0 loses one reference to None with every void call, and one to True with every signal sent, on
Python before 3.12; the program is killed some thousand calls later.
"""

import sys

import pytest
from PySide6.QtCore import QObject, Signal

pytestmark = pytest.mark.skipif(sys.version_info >= (3, 12), reason="None cannot be lost from 3.12 on")

CALLS = 500
NOISE = CALLS // 5  # others in the process also take and drop references


class Bell(QObject):
    """Something to ring."""

    rung = Signal()


def test_five_hundred_void_calls_lose_no_reference_to_none() -> None:
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        thing.setObjectName("nut")
    assert abs(sys.getrefcount(None) - before) < NOISE


def test_five_hundred_signals_lose_no_reference_to_true() -> None:
    bell = Bell()
    before = sys.getrefcount(True)
    for _ in range(CALLS):
        bell.rung.emit()
    assert abs(sys.getrefcount(True) - before) < NOISE
