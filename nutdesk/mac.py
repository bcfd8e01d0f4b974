"""Whether this is a Mac, and what its system is asked beyond what Qt knows."""

import sys

DEFAULTS = "/usr/bin/defaults"


def here() -> bool:
    """Whether this is a Mac."""
    return sys.platform == "darwin"


def is_set(domain: str, key: str) -> bool:
    """Whether a switch of the system settings is on; False if it is not known."""
    import subprocess  # only a Mac needs it to start

    command = [DEFAULTS, "read", domain, key]
    try:
        answer = subprocess.run(
            command, capture_output=True, encoding="utf-8", errors="replace", timeout=1, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return False
    return answer.stdout.strip() == "1"
