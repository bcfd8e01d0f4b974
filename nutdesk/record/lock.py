"""One writer for each journal: a lock that the system itself takes back when a program dies."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import msvcrt
    import os

    def claim(handle: int) -> bool:
        """Whether this open file is now ours alone; closing it gives it back."""
        # Windows forbids others to read what is locked, so lock a byte where no journal reaches.
        os.lseek(handle, 0x7FFF_FFF0, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def claim(handle: int) -> bool:
        """Whether this open file is now ours alone; closing it gives it back."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # a file system without locks: better to play unlocked than not to play
        return True
