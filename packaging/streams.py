"""Runs first in a frozen program: without a terminal Windows gives it no streams, and print must not fail."""

import os
import sys

for name in ("stdin", "stdout", "stderr"):
    if getattr(sys, name) is None:
        # Open as long as the program runs.
        setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w", encoding="utf-8"))  # noqa: PTH123, SIM115
