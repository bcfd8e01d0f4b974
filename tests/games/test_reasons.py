"""A reason is a hint for a person and the announcement of a bot: it must fit both."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from nutdesk import games
from nutdesk.core.advice import Advice
from tests.texts import packaging

SPOKEN_TO = re.compile(r"\b(you|your|yours|du|dich|dir|dein\w*|\w+st du)\b", re.IGNORECASE)


def reasons(game: str) -> Iterator[tuple[str, ...]]:
    """What a game's files of reasons say, in English and in the other languages."""
    translations = packaging("translations")
    for file in translations.FOLDER.glob(f"{game}_*.ts"):
        for messages in translations.read(file).values():
            for message in messages.values():
                if message.file.endswith(("reasons.py", "advice.py")):
                    yield message.source, *message.forms


@pytest.mark.parametrize("game", games.ids())
def test_a_reason_speaks_to_nobody(game: str) -> None:
    """A bot that says why it moves would otherwise tell a person what "you" can do."""
    found = list(reasons(game))
    assert len(found) > 8 or type(games.load(game).advice()) is Advice
    assert not [text for texts in found for text in texts if SPOKEN_TO.search(text)]
