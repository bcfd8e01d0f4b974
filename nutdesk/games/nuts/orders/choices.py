"""Everything that can be due: the kinds of choices with all that belongs to them, and what chance is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nutdesk.core.choices import ChoiceKind, Choices, Judges
from nutdesk.core.game import FINE, no
from nutdesk.core.moves import Action, Chance, Choice, Pending
from nutdesk.core.words import Say, Seat, say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.floor import AROUND, PLACE
from nutdesk.games.nuts.house import GOALS
from nutdesk.games.nuts.orders import changes, judging
from nutdesk.games.nuts.orders.parts import CARDS, OPEN
from nutdesk.games.nuts.orders.state import State
from nutdesk.games.nuts.parts import OLD, SEATS

if TYPE_CHECKING:
    from nutdesk.games.nuts.orders.views import OrdersView

DISCARDS: Final = tuple(do.Discard(name) for name in CARDS)
CLAIMS: Final = tuple(do.Claim(name) for name in GOALS)


def _legal_turn(state: State, due: Choice) -> list[Action]:
    tokens, log = state.tokens[due.seat], state.log
    found: list[Action] = []
    if tokens:
        if state.bonus_deck or state.bonus_discards:
            found.append(do.PLAN)
        found.append(do.FEED)
        if OPEN in state.orders and not (log and OLD) and (state.deck or state.discards):
            found.append(do.REFILL)
        found.append(do.BUILD)
        found.append(do.SALT)
        if tokens >= 2:
            if judging.movable(state):
                found.append(do.REPOSITION)
            if tokens >= 3:
                found.append(do.SWAP)
    if log:
        found += [do.back(number) for number in changes.removable(state)]
        if changes.common_path(state) >= 0 or state.final == len(log):
            found.append(do.END)
    elif state.plans or state.feeds or state.refills:
        found.append(do.END)
    else:
        found.append(do.PASS)
    return found


class _Places(dict[tuple[int, int], list[Action]]):
    """For a conveyor row, by number and width: where a cross tile can be added or removed."""

    def __init__(self, wide: int) -> None:
        self.wide = wide

    def __missing__(self, key: tuple[int, int]) -> list[Action]:
        number, row = key
        found: list[Action] = [
            do.CROSSES[number][column]
            for column in range(self.wide - 1)
            if row & PLACE[column] or not row & AROUND[column]
        ]
        self[key] = found
        return found


PLACES: Final = {wide: _Places(wide) for wide in (12, 16)}


def crosses(state: State) -> list[Action]:
    """Where a cross tile can be added or removed."""
    places = PLACES[state.columns]
    found: list[Action] = []
    for key in enumerate(state.rows):
        found += places[key]
    return found


def moves(state: State) -> list[Action]:
    """Which order can be moved where."""
    orders = state.orders
    free = [column for column, order in enumerate(orders) if order == OPEN]
    return [do.ORDERS[column][to] for column, order in enumerate(orders) if order != OPEN for to in free]


def _legal_build(state: State, due: Choice) -> list[Action]:
    return [do.CANCEL, *crosses(state)]


def _legal_salt(state: State, due: Choice) -> list[Action]:
    found: list[Action] = [do.CANCEL]
    places, last = state.salters, state.columns - 1
    for column in places:
        if column and column - 1 not in places:
            found.append(do.SALTERS[column][column - 1])
        if column < last and column + 1 not in places:
            found.append(do.SALTERS[column][column + 1])
    return found


def _legal_reposition(state: State, due: Choice) -> list[Action]:
    return [do.CANCEL, *moves(state)]


def _legal_swap(state: State, due: Choice) -> list[Action]:
    return [do.CANCEL, *do.DISPENSERS[state.columns]]


def _legal_keep(state: State, due: Choice) -> list[Action]:
    return [*(DISCARDS[card] for card in dict.fromkeys(state.drawn[due.seat])), do.KEEP]


def _legal_hunt(state: State, due: Choice) -> list[Action]:
    return [do.LEFT, do.RIGHT]


def _legal_sixth(state: State, due: Choice) -> list[Action]:
    return [do.SIXTH, do.DONE]


def _legal_claim(state: State, due: Choice) -> list[Action]:
    return [*(CLAIMS[goal] for goal in judging.claimable(state, due.seat)), do.DONE]


def _ask_on_turn(view: OrdersView, due: Choice) -> Say:
    seat = Seat(due.seat)
    if view.log and changes.common_path(view) >= 0:
        return say("{seat}: run the factory, or change more", seat=seat)
    if view.log:
        return say("{seat}: all changes must touch one matching path", seat=seat)
    done = view.plans or view.feeds or view.refills
    if not view.tokens[due.seat]:
        spent = say("{seat}: no tokens left, end the turn", seat=seat)
        return spent if done else say("{seat}: no tokens left, pass", seat=seat)
    if done:
        return say("{seat}: change the floor, or end the turn", seat=seat)
    return say("{seat}: change the floor, or pass", seat=seat)


OTHERS: Final[Judges] = dict.fromkeys(do.TRUCKS_ONLY, no("NU-T2", "That belongs to the Trucks edition."))
CANCELS: Final[Judges] = {**OTHERS, do.Cancel: FINE}
MENU: Final = (do.Plan, do.Feed, do.Refill, do.Build, do.Salt, do.Reposition, do.Swap)
NOTHING_DRAWN: Final = no("NU-T2", "There are no bonus cards to choose from.")
TURN: Final = ChoiceKind(
    "turn",
    "NU-T1",
    _legal_turn,
    {
        **OTHERS,
        **dict.fromkeys(MENU, judging.judge_menu),
        do.Back: judging.judge_back,
        do.End: judging.judge_end,
        do.Pass: judging.judge_pass,
        do.Hunt: no("NU-R2", "You only choose for the squirrel if two paths are equally near."),
        do.Claim: no("NU-R13", "Goals are claimed only after the factory has run."),
        do.Sixth: no("NU-R12", "No sixth nut has arrived."),
        do.Discard: NOTHING_DRAWN,
        do.Keep: NOTHING_DRAWN,
    },
    first=no("NU-T2", "First choose the action: Build, Salt, Reposition or Swap."),
    prompt=_ask_on_turn,
    how=say("Move tiles, salters, orders or dispensers"),
)
BUILD: Final = ChoiceKind(
    "build",
    "NU-T3",
    _legal_build,
    {**CANCELS, do.Cross: judging.judge_cross},
    first=no("NU-T3", "First choose where to add or remove a cross tile."),
    prompt=say("{seat}: lay a cross tile, or take one off"),
    how=say("Put a tile from the stack onto two belts, or take a tile off the floor"),
)
SALT: Final = ChoiceKind(
    "salt",
    "NU-T2",
    _legal_salt,
    {**CANCELS, do.Salter: judging.judge_salter},
    first=no("NU-T2", "First choose which salter moves."),
    prompt=say("{seat}: move a salter one column"),
    how=say("Move a salter to the next column"),
)
REPOSITION: Final = ChoiceKind(
    "reposition",
    "NU-T2",
    _legal_reposition,
    {**CANCELS, do.Order: judging.judge_order},
    first=no("NU-T2", "First choose which order moves where."),
    prompt=say("{seat}: move an order to an open slot"),
    how=say("Move an order to an open slot"),
)
SWAP: Final = ChoiceKind(
    "swap",
    "NU-T2",
    _legal_swap,
    {**CANCELS, do.Dispensers: judging.judge_dispensers},
    first=no("NU-T2", "First choose two dispensers."),
    prompt=say("{seat}: swap two dispensers"),
    how=say("Put one dispenser onto another"),
)
KEEP: Final = ChoiceKind(
    "keep",
    "NU-S1",
    _legal_keep,
    {**OTHERS, do.Discard: judging.judge_discard, do.Keep: judging.judge_keep},
    first=no("NU-S1", "First choose which bonus cards to keep."),
    prompt=say("{seat}: keep one or more of the bonus cards"),
    how=say("Put a card onto the floor to discard it"),
)
HUNT: Final = ChoiceKind(
    "hunt",
    "NU-R2",
    _legal_hunt,
    {**OTHERS, do.Hunt: judging.judge_hunt},
    first=no("NU-R2", "First choose which way the squirrel goes."),
    prompt=say("{seat}: which way does the squirrel go?"),
    how=say("Move the squirrel one column"),
)
SIXTH: Final = ChoiceKind(
    "sixth",
    "NU-R12",
    _legal_sixth,
    {**OTHERS, do.Sixth: FINE, do.Done: FINE},
    first=no("NU-R12", "First say whether you keep the sixth nut."),
    prompt=say("{seat}: keep a sixth nut?"),
)
CLAIM: Final = ChoiceKind(
    "claim",
    "NU-R5",
    _legal_claim,
    {**OTHERS, do.Claim: judging.judge_claim, do.Done: FINE},
    first=no("NU-R5", "The factory has run: claim goal cards, or end the turn."),
    prompt=say("{seat}: claim goal cards"),
)
KINDS: Final = Choices(
    TURN, KEEP, HUNT, SIXTH, CLAIM, BUILD, SALT, REPOSITION, SWAP, over=no("NU-E1", "The game is over.")
)

# Made once: a playout takes these instead of building them.
PLAYING: Final = TURN.for_seats(len(SEATS))
WHICH: Final = {
    do.Build: BUILD.for_seats(len(SEATS)),
    do.Salt: SALT.for_seats(len(SEATS)),
    do.Reposition: REPOSITION.for_seats(len(SEATS)),
    do.Swap: SWAP.for_seats(len(SEATS)),
}
KEEPING: Final = KEEP.for_seats(len(SEATS))
HUNTING: Final = HUNT.for_seats(len(SEATS))
KEEPING_SIXTH: Final = SIXTH.for_seats(len(SEATS))
CLAIMING: Final = CLAIM.for_seats(len(SEATS))

HUNGER: Final = Chance("hunger", dice=(4,), clause="NU-S2")
ROLL: Final = Chance("squirrel", dice=(6,), clause="NU-R2")
ROLL_TWICE: Final = Chance("squirrel", dice=(6, 6), clause="NU-R12")
SCAMPER: Final = {wide: Chance("scamper", dice=(wide,), clause="NU-R2") for wide in (12, 16)}


def shuffle(cards: int, slot: int, left: int) -> Chance:
    """The order cards, and from which slot on so many are to be filled then."""
    return Chance("shuffle the orders", cards=cards, clause="NU-P4", about=(slot, left))


def shuffle_bonus(cards: int, wanted: int) -> Chance:
    """The bonus cards, and how many are to be drawn then."""
    return Chance("shuffle the bonus cards", cards=cards, clause="NU-R11", about=(wanted,))


CHOOSING: Final = frozenset(("build", "salt", "reposition", "swap", "hunger", "shuffle the orders"))
"""What is answered before the player on turn goes on."""


def stack(due: Pending | None, turn: int, round_: int) -> list[Pending]:
    """Everything that is pending when this is due."""
    if due is None:
        return []
    if due.kind in CHOOSING or (round_ and due.kind in ("keep", "shuffle the bonus cards")):
        return [PLAYING[turn], due]
    return [due]
