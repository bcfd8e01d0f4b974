"""What the helpers of a table use to speak: messages above the table, and a screen reader."""

from __future__ import annotations

from typing import Protocol

from nutdesk.core.events import Event


class Speech(Protocol):
    """Says things above the table and aloud."""

    def announce(self, text: str) -> None:
        """Announce it to a screen reader, without interrupting."""

    def say_briefly(self, text: str) -> None:
        """Show a short answer in place of the prompt, which returns by itself."""

    def prompt_again(self) -> None:
        """Show the current prompt again."""


class ScreenReaderVoice(Protocol):
    """Tells a screen reader what happens and what is pointed at."""

    def say(self, text: str) -> None:
        """Say something in passing."""

    def begin(self) -> None:
        """Start a new move: what was told before is not repeated."""

    def tell(self, event: Event) -> None:
        """Tell an event, which the current viewer may know."""

    def point(self, key: str) -> None:
        """Say what the finger is on and what can be done with it."""
