"""How to play NUTS well: each edition has its own advice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from nutdesk.core.advice import Advice
from nutdesk.core.game import Game, View
from nutdesk.core.moves import Action
from nutdesk.core.words import Say
from nutdesk.games.nuts import orders, trucks
from nutdesk.games.nuts.orders.advice import OrdersAdvice
from nutdesk.games.nuts.trucks.advice import TrucksAdvice
from nutdesk.games.nuts.undoing import undoes


class NutsAdvice(Advice):
    """Asks the edition that a position or a view belongs to."""

    depth = 0
    pace = 2600
    enough: ClassVar = {"clever": 100}

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        of_orders = OrdersAdvice(game)
        of_trucks = TrucksAdvice(game)
        self.editions: dict[type, Advice] = {
            orders.State: of_orders,
            orders.OrdersView: of_orders,
            trucks.State: of_trucks,
            trucks.TrucksView: of_trucks,
        }

    def value(self, state: Any) -> Sequence[float] | None:
        return self.editions[type(state)].value(state)

    def weigh(self, state: Any, actions: Sequence[Action]) -> Sequence[float]:
        return self.editions[type(state)].weigh(state, actions)

    def why(self, view: View, action: Action) -> Say:
        return self.editions[type(view)].why(view, action)

    def undoes(self, view: View, line: Sequence[Action], action: Action) -> bool:
        return undoes(view, line, action)

    def why_line(self, view: View, line: Sequence[Action]) -> Say:
        return self.editions[type(view)].why_line(view, line)
