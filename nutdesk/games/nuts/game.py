"""NUTS as one object: its rules, its views, its table, in two editions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from nutdesk.core.advice import Advice
from nutdesk.core.cues import Cues
from nutdesk.core.events import Event
from nutdesk.core.game import Game, Option, Options, Tell, Use, hush
from nutdesk.core.moves import Action
from nutdesk.core.table import Piece
from nutdesk.core.words import say
from nutdesk.games.nuts import CARD, orders, trucks
from nutdesk.games.nuts.actions import VERBS
from nutdesk.games.nuts.parts import SEATS

EDITIONS: dict[Any, Any] = {
    orders.State: orders,
    orders.OrdersView: orders,
    trucks.State: trucks,
    trucks.TrucksView: trucks,
}
"""Who knows the rules: by the class of a position or of a view."""

CLAUSES = frozenset(
    (
        *(f"NU-P{n}" for n in range(1, 8)),
        *(f"NU-S{n}" for n in range(1, 4)),
        *(f"NU-T{n}" for n in range(1, 7)),
        *(f"NU-R{n}" for n in range(1, 15)),
        *(f"NU-E{n}" for n in range(1, 5)),
        *(f"NT-{n}" for n in range(1, 11)),
    )
)


def _edition(options: Options, seats: int) -> Any:
    if options["edition"] != "trucks":
        return orders
    if seats > trucks.MOST_SEATS:
        raise ValueError(f"the Trucks edition is for 2 to {trucks.MOST_SEATS} players")
    return trucks


def _by_edition(name: str) -> Callable[..., Any]:
    """The function of this name of whichever edition a position or a view is of."""

    functions = {kind: getattr(edition, name) for kind, edition in EDITIONS.items()}

    def of_edition(position: Any, *rest: Any) -> Any:
        return functions[type(position)](position, *rest)

    return of_edition


def _cues(event: Event, view: Any) -> Cues:
    return EDITIONS[type(view)].cues(event, view)  # type: ignore[no-any-return]


class Nuts(Game):
    id, title, tagline, players, usual, shelf, minutes, untested = CARD
    options = (
        Option(
            "edition",
            say("Edition"),
            say("Orders: fill order cards, most points win. Trucks: box nuts and load trucks; for 2 to 4 players."),
            "NT-1",
            "orders",
            ("orders", "trucks"),
            players=tuple(range(2, trucks.MOST_SEATS + 1)),
        ),
    )
    secrets = ("hands", "drawn")
    unseen = ("deck", "bonus_deck", "bonus_discards")
    verbs = VERBS
    seats = SEATS
    clauses = CLAUSES
    judge = staticmethod(_by_edition("judge"))
    view = staticmethod(_by_edition("view"))
    determinize = staticmethod(_by_edition("determinize"))
    result = staticmethod(_by_edition("result"))
    standing = staticmethod(_by_edition("standing"))
    describe = staticmethod(_by_edition("describe"))
    census = staticmethod(_by_edition("census"))
    cues = staticmethod(_cues)
    table = staticmethod(_by_edition("table"))
    attempt = staticmethod(_by_edition("attempt"))
    holds = staticmethod(_by_edition("holds"))

    # Called more often than all others, so without the detour.

    def legal(self, state: Any) -> list[Action]:
        return EDITIONS[type(state)].legal(state)  # type: ignore[no-any-return]

    def step(self, state: Any, action: Action, tell: Tell = hush) -> None:
        EDITIONS[type(state)].step(state, action, tell)

    def setup(self, options: Options, seats: int) -> Any:
        return _edition(options, seats).setup(seats)

    def position(self, data: Mapping[str, Any], options: Options, seats: int) -> Any:
        return _edition(options, seats).position(data, seats)

    def uses(self, state: Any, action: Action) -> tuple[Use, ...]:
        used: tuple[Use, ...] = EDITIONS[type(state)].uses(action)
        return (*super().uses(state, action), *used)

    def exhibit(self, key: str, /) -> Piece | None:
        from nutdesk.games.nuts.exhibits import exhibit

        return exhibit(key)

    def advice(self) -> Advice:
        from nutdesk.games.nuts.advice import NutsAdvice

        return NutsAdvice(self)


GAME = Nuts()
