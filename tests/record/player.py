"""A program that plays a random game through a journal until it is killed; run with a seed.

It prints where its journal is, and then one line for each step that the journal has kept.
"""

from __future__ import annotations

import sys
from random import Random

from nutdesk.record import begin
from tests.record.play import begun, wander

match = begun(seed=sys.argv[1])
journal = begin(match)
print(journal.path, flush=True)


def keep() -> None:
    journal.keep()
    print("kept", flush=True)


wander(match, Random(sys.argv[1]), 1_000_000, keep)
