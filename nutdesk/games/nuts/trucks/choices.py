"""Everything that can be due: the kinds of choices with all that belongs to them, and what chance is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from nutdesk.core.choices import ChoiceKind, Choices, Judges
from nutdesk.core.game import FINE, Ruling, no
from nutdesk.core.moves import Action, Chance, Choice
from nutdesk.core.words import Say, Seat, count, say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.parts import OLD
from nutdesk.games.nuts.trucks import judging, options
from nutdesk.games.nuts.trucks.parts import COLUMNS, MOST_SEATS, ROBOTS, spell
from nutdesk.games.nuts.trucks.state import State

if TYPE_CHECKING:
    from nutdesk.games.nuts.trucks.views import TrucksView


def _playable(state: State, due: Choice) -> list[Action]:
    """The halves of bonus cards that may be played now."""
    found: list[Action] = []
    for card in dict.fromkeys(state.hands[due.seat]):
        found += [action for action in options.PLAYS[card] if judging.judge_card(state, due, action)]
    return found


def _after_run(state: State, due: Choice) -> list[Action]:
    """Bonus cards once the factory has run."""
    return [] if OLD else _playable(state, due)


def _configure(state: State, due: Choice) -> list[Action]:
    found: list[Action] = [do.RUN]
    if state.left:
        found += options.on_belts(state)
        found += options.machines(state)
        found += do.SPINS
        found.append(do.FEED)
    if state.hands[due.seat]:
        found += _playable(state, due)
    return found


def _hunt(state: State, due: Choice) -> list[Action]:
    return [do.LEFT, do.RIGHT]


def _ship(state: State, due: Choice) -> list[Action]:
    ships = (options.SHIPS[truck] for truck in options.loadable(state, due.seat))
    return [*ships, *_after_run(state, due), do.DONE]


def _drop(state: State, due: Choice) -> list[Action]:
    nuts = enumerate(state.nuts[due.seat])
    return [*(do.DROPS[nut] for nut, held in nuts if held), *_after_run(state, due)]


def _discard(state: State, due: Choice) -> list[Action]:
    cards = dict.fromkeys(state.hands[due.seat])
    return [*(options.DISCARDS[card] for card in cards), *_after_run(state, due)]


def _deal(state: State, due: Choice) -> list[Action]:
    return [*options.additions(state, due.seat), do.OFFER]


def _answer(state: State, due: Choice) -> list[Action]:
    return [do.ACCEPT, do.DECLINE]


def _ask_to_configure(view: TrucksView, due: Choice) -> Say:
    seat = Seat(due.seat)
    if view.left:
        return say("{seat}: {actions} left, then run", seat=seat, actions=count(view.left, "{n} action", "{n} actions"))
    return say("{seat}: run the factory", seat=seat)


def _ask_to_ship(view: TrucksView, due: Choice) -> Say:
    if view.sent:
        return say("{seat}: play bonus cards, or end the turn", seat=Seat(due.seat))
    return say("{seat}: ship a truck, or none", seat=Seat(due.seat))


def _how_to_ship(view: TrucksView, due: Choice) -> Say:
    if not any(isinstance(action, do.Ship) for action in view.legal):
        return say("Put a bonus card onto the floor, or end the turn")
    if any(isinstance(action, do.Card) for action in view.legal):
        return say("Take a truck, or put a card onto the floor")
    return say("Take a truck")


def _ask_to_answer(view: TrucksView, due: Choice) -> Say:
    assert view.deal is not None
    give, take = map(spell, view.deal[1:])
    return say(
        "{seat}: {give} from {other} for {take}?", seat=Seat(due.seat), give=give, other=Seat(view.turn), take=take
    )


def _with_action(judge: Callable[[State, Choice, Any], Ruling]) -> Callable[[State, Choice, Any], Ruling]:
    """The ruling on what takes one of the two actions of a turn (NT-3)."""

    def judge_action(state: State, due: Choice, action: Action) -> Ruling:
        return judge(state, due, action) if state.left else NONE_LEFT

    return judge_action


NONE_LEFT: Final = no("NT-3", "Both actions of this turn are used: run the factory.")
NEEDS_CARD: Final = no("NT-9", "For that you need a bonus card.")
NO_OFFER: Final = no("NT-9", "Nobody has offered anything.")
CLEAN_UP: Final = no("NT-7", "Nuts and cards are put away at the clean-up, after the run.")
CARDS_TOO: Final[Judges] = {} if OLD else {do.Card: judging.judge_card}
CONFIGURE: Final = ChoiceKind(
    "configure",
    "NT-3",
    _configure,
    {
        do.Run: judging.judge_run,
        do.Card: judging.judge_card,
        do.Cross: _with_action(judging.judge_cross),
        do.Clear: _with_action(judging.judge_clear),
        do.Slide: _with_action(judging.judge_slide),
        do.Spin: _with_action(judging.judge_spin),
        do.Salter: _with_action(judging.judge_machine),
        do.Roaster: _with_action(judging.judge_machine),
        do.Feed: lambda state, due, action: FINE if state.left else NONE_LEFT,
        do.Fork: no("NT-8", "Splitters and joiners are built only through bonus cards."),
        **dict.fromkeys((do.Lure, do.Take, do.Exchange, do.Trade, do.Give, do.Ask, do.Offer, do.Done), NEEDS_CARD),
        do.Accept: NO_OFFER,
        do.Decline: NO_OFFER,
        do.Ship: no("NT-6", "A truck is shipped after the factory has run."),
        do.Drop: CLEAN_UP,
        do.Discard: CLEAN_UP,
        do.Hunt: no("NT-4", "You only choose for the squirrel if two paths are equally near."),
    },
    first=no("NT-3", "That belongs to the Orders game."),
    prompt=_ask_to_configure,
    how=say("Use a tool, or move a tile or a machine"),
)
HUNT: Final = ChoiceKind(
    "hunt",
    "NT-4",
    _hunt,
    {do.Hunt: judging.judge_hunt},
    first=no("NT-4", "First choose which way the squirrel goes."),
    prompt=say("{seat}: which way does the squirrel go?"),
    how=say("Move the squirrel one column"),
)
SHIP: Final = ChoiceKind(
    "ship",
    "NT-6",
    _ship,
    {**CARDS_TOO, do.Ship: judging.judge_ship, do.Done: FINE},
    first=no("NT-6", "The factory has run: ship a truck, or none."),
    prompt=_ask_to_ship,
    how=_how_to_ship,
)
DROP: Final = ChoiceKind(
    "drop",
    "NT-7",
    _drop,
    {**CARDS_TOO, do.Drop: judging.judge_drop},
    first=no("NT-7", "You keep at most six boxed nuts: put some away."),
    prompt=say("{seat}: keep six boxed nuts, put the rest away"),
    how=say("Put a box onto the floor"),
)
DISCARD: Final = ChoiceKind(
    "discard",
    "NT-7",
    _discard,
    {**CARDS_TOO, do.Discard: judging.judge_discard},
    first=no("NT-7", "You keep at most three bonus cards: play or discard some."),
    prompt=say("{seat}: keep three bonus cards"),
    how=say("Put a card onto the floor"),
)


def _use(half: str, judges: Judges, prompt: str, how: str, clause: str = "NT-9") -> ChoiceKind:
    """What a bonus card in play is used on, by the half that was played."""
    found = options.OPTIONS[half]

    def legal(state: State, due: Choice) -> list[Action]:
        return [*found(state, due.seat), do.DONE] if judging.may_stop(state) else found(state, due.seat)

    return ChoiceKind(
        half,
        clause,
        legal,
        {**judges, do.Done: judging.judge_stop},
        first=no("NT-9", "First use the card you have played."),
        prompt=prompt,
        how=how,
    )


USES: Final = (
    _use(
        "build",
        {do.Cross: judging.judge_cross},
        say("{seat}: build a cross tile"),
        say("Put a tile from the stack onto two belts"),
    ),
    _use(
        "two-nuts",
        {do.Take: judging.judge_take},
        say("{seat}: take two different nuts"),
        say("Take a nut from the supply"),
    ),
    _use(
        "lure",
        {do.Lure: judging.judge_lure},
        say("{seat}: put the squirrel anywhere"),
        say("Move the squirrel along its row"),
    ),
    _use("clear", {do.Clear: judging.judge_clear}, say("{seat}: clear a tile"), say("Take a tile off the floor")),
    _use(
        "fork",
        {do.Fork: judging.judge_fork},
        say("{seat}: build a splitter or joiner"),
        say("Put one of the four tiles onto two belts"),
        "NT-8",
    ),
    _use(
        "turn",
        {do.Spin: judging.judge_other_spin},
        say("{seat}: spin one robot half round"),
        say("Put the spin token onto a robot"),
    ),
    _use(
        "exchange",
        {do.Exchange: judging.judge_exchange},
        say("{seat}: exchange one nut"),
        say("Put one of your boxes onto a nut of the supply"),
    ),
    _use(
        "slide",
        {do.Slide: judging.judge_long_slide},
        say("{seat}: slide a tile"),
        say("Move a tile along its belt"),
    ),
    _use(
        "spin",
        {do.Spin: judging.judge_other_spin},
        say("{seat}: spin a robot"),
        say("Put the spin token onto a robot"),
    ),
    _use(
        "trade",
        {do.Trade: judging.judge_trade},
        say("{seat}: trade nuts with a player"),
        say("Give one of your boxes to a player"),
    ),
)
DEAL: Final = ChoiceKind(
    "deal",
    "NT-9",
    _deal,
    {
        do.Give: judging.judge_addition,
        do.Ask: judging.judge_addition,
        do.Offer: Ruling(True, barrier=say("the other player is asked")),
    },
    first=no("NT-9", "First make the offer."),
    prompt=say("{seat}: make the offer, or add to it"),
    how=say("Put more boxes, yours or theirs, onto the floor"),
)
ANSWER: Final = ChoiceKind(
    "answer",
    "NT-9",
    _answer,
    {do.Accept: FINE, do.Decline: FINE},
    first=no("NT-9", "First answer the offer."),
    prompt=_ask_to_answer,
)
KINDS: Final = Choices(CONFIGURE, SHIP, DROP, DISCARD, *USES, DEAL, ANSWER, HUNT, over=no("NT-7", "The game is over."))

# Made once: a playout takes these instead of building them.
CONFIGURING: Final = CONFIGURE.for_seats(MOST_SEATS)
HUNTING: Final = {eyes: tuple(HUNT(seat, eyes) for seat in range(MOST_SEATS)) for eyes in (5, 6)}
"""By what was rolled: after a six he rolls again."""
SHIPPING: Final = SHIP.for_seats(MOST_SEATS)
DROPPING: Final = DROP.for_seats(MOST_SEATS)
DISCARDING: Final = DISCARD.for_seats(MOST_SEATS)
USING: Final = {kind.word: kind.for_seats(MOST_SEATS) for kind in USES}
DEALING: Final = DEAL.for_seats(MOST_SEATS)
"""What more is given and asked for, before the offer is made."""
ANSWERING: Final = ANSWER.for_seats(MOST_SEATS)

ROLL: Final = Chance("squirrel", dice=(6,), clause="NT-4")
SCAMPER: Final = Chance("scamper", dice=(COLUMNS,), clause="NT-4")
PLACE: Final = Chance("place the robots", cards=len(ROBOTS), clause="NT-2")


def shuffle(cards: int, wanted: int) -> Chance:
    """The bonus cards, and how many are to be drawn then."""
    return Chance("shuffle the bonus cards", cards=cards, clause="NT-9", about=(wanted,))
