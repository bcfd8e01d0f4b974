"""What the helpers around a table need of its page: somebody who says things to people."""

from __future__ import annotations

from typing import Protocol


class Speech(Protocol):
    """Says things above the table and aloud."""

    def announce(self, text: str) -> None:
        """Say it to a screen reader, politely."""

    def say_briefly(self, text: str) -> None:
        """A short answer where the prompt stands; the prompt comes back by itself."""

    def prompt_again(self) -> None:
        """What is asked now stands above the table again."""
