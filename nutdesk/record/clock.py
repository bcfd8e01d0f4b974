"""The time of day where the player is."""

from __future__ import annotations

from datetime import UTC, datetime


def local_time(seconds: float) -> datetime:
    """A moment, in seconds since 1970, in the player's time zone."""
    # By way of UTC: without a zone Windows does not know the first day of 1970.
    return datetime.fromtimestamp(seconds, UTC).astimezone()
