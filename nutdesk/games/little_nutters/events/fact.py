"""What all events of this game have in common."""

from __future__ import annotations

from typing import ClassVar

import attrs

from nutdesk.core.game import SEAT_FIELDS, Event
from nutdesk.core.words import Say, Seat, say
from nutdesk.games.little_nutters.parts import spell, spot

TURNS_A_CARD = say("a card is turned over")
SHOWS_A_PATCH = say("you see the cards of the patch")
SHOWS_A_CARD = say("you see a card")
DRAWS_A_CARD = say("a card is drawn")


@attrs.frozen
class Fact(Event):
    """An event that spells out cards and patches; reveals says why it cannot be taken back."""

    reveals: ClassVar[str] = ""

    def parts(self) -> dict[str, object]:
        parts: dict[str, object] = {}
        for field in attrs.fields(type(self)):
            name, value = field.name, getattr(self, field.name)
            if name in SEAT_FIELDS:
                value = Seat(value)
            elif name in ("card", "other"):
                value = spell(value)
            elif name in ("patch", "second"):
                value = spot(value)
            parts[name] = value
        return parts

    def sentence(self) -> Say:
        return say(self.template, **self.parts())
