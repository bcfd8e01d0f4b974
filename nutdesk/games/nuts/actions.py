"""What a player may do, in the rulebook's words. Rows and columns count from 1.

Both editions share the verbs for what is the same on the floor: a cross tile is laid the same way.
"""

from __future__ import annotations

from typing import Final

import attrs

from nutdesk.core.moves import Action
from nutdesk.core.words import say
from nutdesk.games.nuts.floor import WIDEST
from nutdesk.games.nuts.parts import CONVEYORS, NUTS


@attrs.frozen(slots=True, order=False)
class Plan(Action):
    """Draw two bonus cards."""

    verb = "plan"
    title = say("Plan")


@attrs.frozen(slots=True, order=False)
class Feed(Action):
    """Feed the squirrel."""

    verb = "feed"
    title = say("Feed")


@attrs.frozen(slots=True, order=False)
class Refill(Action):
    """Fill the leftmost open order slots."""

    verb = "refill"
    title = say("Refill")


@attrs.frozen(slots=True, order=False)
class Build(Action):
    """Add or remove a cross tile: which one comes next."""

    verb = "build"
    title = say("Build")


@attrs.frozen(slots=True, order=False)
class Salt(Action):
    """Move a salter: which one comes next."""

    verb = "salt"
    title = say("Salt")


@attrs.frozen(slots=True, order=False)
class Reposition(Action):
    """Move an order: which one comes next."""

    verb = "reposition"
    title = say("Reposition")


@attrs.frozen(slots=True, order=False)
class Swap(Action):
    """Swap two dispensers: which ones comes next."""

    verb = "swap"
    title = say("Swap")


@attrs.frozen(slots=True, order=False)
class Cancel(Action):
    """Do something else instead; nothing was paid yet."""

    verb = "cancel"
    title = say("Something else")


@attrs.frozen(slots=True, order=False)
class Cross(Action):
    """Lay a cross tile in a conveyor row over this column and the next; in the Orders game also take it away."""

    verb = "cross"
    title = say("Cross tile")
    row: int
    column: int


@attrs.frozen(slots=True, order=False)
class Salter(Action):
    """Move the salter of a column to the next one."""

    verb = "salter"
    title = say("Move a salter")
    column: int
    to: int


@attrs.frozen(slots=True, order=False)
class Order(Action):
    """Move the order of a slot to an open one."""

    verb = "order"
    title = say("Move an order")
    column: int
    to: int


@attrs.frozen(slots=True, order=False)
class Dispensers(Action):
    """Swap the dispensers of two columns, the left one named first."""

    verb = "dispensers"
    title = say("Swap dispensers")
    left: int
    right: int


@attrs.frozen(slots=True, order=False)
class Back(Action):
    """Back the n-th change of this turn out (NU-T5)."""

    verb = "back"
    title = say("Back a change out")
    change: int


@attrs.frozen(slots=True, order=False)
class End(Action):
    """End the turn; the factory runs if a path matches."""

    verb = "end"
    title = say("End turn")


@attrs.frozen(slots=True, order=False)
class Pass(Action):
    """Do nothing this time round."""

    verb = "pass"
    title = say("Pass")


@attrs.frozen(slots=True, order=False)
class Discard(Action):
    """Put a bonus card away."""

    verb = "discard"
    title = say("Put a bonus card away")
    card: str


@attrs.frozen(slots=True, order=False)
class Keep(Action):
    """Keep the bonus cards that are left."""

    verb = "keep"
    title = say("Keep bonus cards")


@attrs.frozen(slots=True, order=False)
class Hunt(Action):
    """Which way the squirrel goes when two paths are equally near."""

    verb = "hunt"
    title = say("Send the squirrel")
    way: str


@attrs.frozen(slots=True, order=False)
class Sixth(Action):
    """Keep a sixth nut of a kind (Cashew Innovator)."""

    verb = "sixth"
    title = say("Keep a sixth nut")


@attrs.frozen(slots=True, order=False)
class Claim(Action):
    """Claim a goal card."""

    verb = "claim"
    title = say("Claim a goal")
    goal: str


@attrs.frozen(slots=True, order=False)
class Done(Action):
    """No more of what is offered."""

    verb = "done"
    title = say("Done")


@attrs.frozen(slots=True, order=False)
class Clear(Action):
    """Take a conveyor tile away."""

    verb = "clear"
    title = say("Take a tile away")
    row: int
    column: int


@attrs.frozen(slots=True, order=False)
class Slide(Action):
    """Slide a conveyor tile along its row."""

    verb = "slide"
    title = say("Slide a tile")
    row: int
    column: int
    to: int


@attrs.frozen(slots=True, order=False)
class Spin(Action):
    """Turn the box robot of a column a quarter clockwise."""

    verb = "spin"
    title = say("Turn a robot")
    column: int


@attrs.frozen(slots=True, order=False)
class Roaster(Action):
    """Move the roaster of a column to the next one."""

    verb = "roaster"
    title = say("Move a roaster")
    column: int
    to: int


@attrs.frozen(slots=True, order=False)
class Run(Action):
    """End the configuration: the factory runs."""

    verb = "run"
    title = say("Run the factory")


@attrs.frozen(slots=True, order=False)
class Card(Action):
    """Play one half of a bonus card, 1 or 2."""

    verb = "card"
    title = say("Play a bonus card")
    card: str
    half: int


@attrs.frozen(slots=True, order=False)
class Fork(Action):
    """Lay a splitter or joiner in a conveyor row over this column and the next."""

    verb = "fork"
    title = say("Lay a splitter or joiner")
    kind: str
    row: int
    column: int


@attrs.frozen(slots=True, order=False)
class Lure(Action):
    """Move the squirrel to a column."""

    verb = "lure"
    title = say("Lure the squirrel")
    column: int


@attrs.frozen(slots=True, order=False)
class Take(Action):
    """Take a boxed nut from the supply."""

    verb = "take"
    title = say("Take a boxed nut")
    nut: str


@attrs.frozen(slots=True, order=False)
class Exchange(Action):
    """Put one boxed nut back for another kind."""

    verb = "exchange"
    title = say("Exchange a nut")
    give: str
    take: str


@attrs.frozen(slots=True, order=False)
class Trade(Action):
    """Offer a player one boxed nut for one of theirs; more can be added before it is said."""

    verb = "trade"
    title = say("Trade nuts")
    player: int
    give: str
    take: str


@attrs.frozen(slots=True, order=False)
class Give(Action):
    """Add one nut of one's own to the offer."""

    verb = "give"
    title = say("Offer one more nut")
    nut: str


@attrs.frozen(slots=True, order=False)
class Ask(Action):
    """Ask for one more of the other player's nuts."""

    verb = "ask"
    title = say("Ask for one more nut")
    nut: str


@attrs.frozen(slots=True, order=False)
class Offer(Action):
    """Make the offer: the other player accepts or declines."""

    verb = "offer"
    title = say("Make the offer")


@attrs.frozen(slots=True, order=False)
class Accept(Action):
    """Accept an offer: the nuts change hands."""

    verb = "accept"
    title = say("Accept an offer")


@attrs.frozen(slots=True, order=False)
class Decline(Action):
    """Decline an offer: everybody keeps their nuts."""

    verb = "decline"
    title = say("Decline an offer")


@attrs.frozen(slots=True, order=False)
class Ship(Action):
    """Load a truck and send it off."""

    verb = "ship"
    title = say("Load a truck")
    truck: str


@attrs.frozen(slots=True, order=False)
class Drop(Action):
    """Put a boxed nut away that is one too many."""

    verb = "drop"
    title = say("Put a nut away")
    nut: str


TRUCKS_ONLY: Final = (
    Clear,
    Slide,
    Spin,
    Roaster,
    Run,
    Card,
    Fork,
    Lure,
    Take,
    Exchange,
    Trade,
    Give,
    Ask,
    Offer,
    Accept,
    Decline,
    Ship,
    Drop,
)
"""What there is to do in the Trucks edition alone."""
VERBS: Final = (
    Plan,
    Feed,
    Refill,
    Build,
    Salt,
    Reposition,
    Swap,
    Cancel,
    Cross,
    Salter,
    Order,
    Dispensers,
    Back,
    End,
    Pass,
    Discard,
    Keep,
    Hunt,
    Sixth,
    Claim,
    Done,
    *TRUCKS_ONLY,
)

# Made once: a playout picks from these instead of building them.
PLAN, FEED, REFILL, BUILD, SALT, REPOSITION, SWAP = (
    Plan(),
    Feed(),
    Refill(),
    Build(),
    Salt(),
    Reposition(),
    Swap(),
)
CANCEL, END, PASS, KEEP, SIXTH, DONE, RUN = Cancel(), End(), Pass(), Keep(), Sixth(), Done(), Run()
OFFER, ACCEPT, DECLINE = Offer(), Accept(), Decline()
LEFT, RIGHT = Hunt("left"), Hunt("right")
CROSSES: Final = tuple(tuple(Cross(row + 1, column + 1) for column in range(WIDEST - 1)) for row in range(CONVEYORS))
SALTERS: Final = tuple(tuple(Salter(column + 1, to + 1) for to in range(WIDEST)) for column in range(WIDEST))
ROASTERS: Final = tuple(tuple(Roaster(column + 1, to + 1) for to in range(WIDEST)) for column in range(WIDEST))
ORDERS: Final = tuple(tuple(Order(column + 1, to + 1) for to in range(WIDEST)) for column in range(WIDEST))
DISPENSERS: Final = tuple(
    [Dispensers(left + 1, right + 1) for left in range(width) for right in range(left + 1, width)]
    for width in range(WIDEST + 1)
)
BACKS: Final = tuple(Back(change + 1) for change in range(64))
SPINS: Final = tuple(Spin(column + 1) for column in range(8))
LURES: Final = tuple(Lure(column + 1) for column in range(8))
TAKES: Final = tuple(Take(name) for name in NUTS)
DROPS: Final = tuple(Drop(name) for name in NUTS)
GIVES: Final = tuple(Give(name) for name in NUTS)
ASKS: Final = tuple(Ask(name) for name in NUTS)


def back(number: int) -> Back:
    """Backing out the change with this number, counted from 0."""
    return BACKS[number] if number < len(BACKS) else Back(number + 1)
