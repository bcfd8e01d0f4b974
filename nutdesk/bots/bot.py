"""What a bot is, and the simplest of them."""

from __future__ import annotations

from random import Random
from typing import Protocol

from nutdesk.core.game import View
from nutdesk.core.moves import Action


class Bot(Protocol):
    """Chooses one of the legal actions of a view whose viewer owes the choice."""

    def choose(self, view: View, rng: Random) -> Action: ...


class RandomBot:
    """Plays any legal action, each as likely as the others."""

    def choose(self, view: View, rng: Random) -> Action:
        return view.legal[int(rng.random() * len(view.legal))]
