"""What the helpers around a table need to speak: a page that says things, a screen reader that tells what happens."""

from __future__ import annotations

from typing import Protocol

from nutdesk.core.events import Event


class Speech(Protocol):
    """Says things above the table and aloud."""

    def announce(self, text: str) -> None:
        """Say it to a screen reader, politely."""

    def say_briefly(self, text: str) -> None:
        """A short answer where the prompt stands; the prompt comes back by itself."""

    def prompt_again(self) -> None:
        """What is asked now stands above the table again."""


class ScreenReaderVoice(Protocol):
    """Tells a screen reader what happens and what is pointed at."""

    def say(self, text: str) -> None:
        """Say something in passing."""

    def begin(self) -> None:
        """Another move begins: what was told before is not said again."""

    def tell(self, event: Event) -> None:
        """An event, which whoever looks now may know of."""

    def point(self, key: str) -> None:
        """The finger is on a thing: what it is and what can be done with it."""
