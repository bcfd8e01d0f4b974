"""The words that a phone's page has of its own. Its scripts name them by their English, and get them from /words.

What a game says comes spoken with the state. Parts stand in braces, as everywhere.
"""

from __future__ import annotations

from typing import Final

from nutdesk.core.words import say

WORDS: Final = (
    say("Your move"),
    say("Board"),
)


__all__ = ["WORDS"]
