"""What a game is: one object that knows the rules. It draws no random numbers and no pictures."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self

import attrs

from nutdesk.core.moves import Action, Chance, Choice, Notation, Pending, parse
from nutdesk.core.table import Cue, Cutout, Piece, Table
from nutdesk.core.value import Value
from nutdesk.core.words import Say, called, count, say

if TYPE_CHECKING:
    from nutdesk.core.advice import Advice
    from nutdesk.core.events import Event
    from nutdesk.core.standing import Standing

TABLE = -1
"""The viewer that stands for the public: it never has a choice to make and holds nothing."""

Options = Mapping[str, bool | str]

Use = tuple[str, str]
"""Something that a player uses in a game: the name of its table in the statistics, and its own name."""
ACTIONS = say("Actions")
"""The table for actions, where a game has no finer one."""


class Refusal(ValueError):
    """Raised when something is against the rules; carries the ruling."""

    def __init__(self, ruling: Ruling, where: str = "") -> None:
        super().__init__(ruling.reason)
        self.ruling = ruling
        self.where = where
        """The dotted key that is wrong, in a written position."""


@attrs.frozen
class Ruling(Value):
    """Whether an action is allowed, and if not, why not. Culprits are the ids of the pieces or spots that forbid it."""

    ok: bool
    clause: str = ""
    reason: str = ""
    culprits: tuple[str, ...] = ()
    barrier: str = ""
    """What a legal action will throw or reveal, told before it is made; '' if nothing."""

    def __bool__(self) -> bool:
        return self.ok


FINE = Ruling(True)


def no(clause: str, template: str, *culprits: str, **parts: object) -> Ruling:
    """A refusal: its clause, its sentence, and the ids of the pieces or spots that forbid the action.

    >>> no("NS-T1", "That is {steps} caches ahead.", "cache-7", steps=6).reason
    'That is 6 caches ahead.'
    """
    return Ruling(False, clause, say(template, **parts), culprits)


@attrs.frozen
class Option(Value):
    """A rule that is chosen when a game is set up: on or off, or one of several words."""

    id: str
    title: str
    text: str
    clause: str
    default: bool | str = False
    choices: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    """The player counts that it is for; any other keeps the default. () for all."""

    asked: tuple[int, ...] = ()
    """The player counts for which it changes anything. For others nobody is asked, but old records may contain it."""
    recommended: tuple[int, ...] = ()
    """The player counts for which the rulebook recommends switching it on: a new game proposes it."""

    def suits(self, seats: int) -> bool:
        """Whether it can be chosen for this many players."""
        return not self.players or seats in self.players

    def matters(self, seats: int) -> bool:
        """Whether people who set up a game for this many players are asked about it."""
        return self.suits(seats) and (not self.asked or seats in self.asked)


@attrs.frozen
class First(Value):
    """The rule by which people choose who begins: its clause, and whom the rulebook proposes."""

    clause: str
    text: str


@attrs.frozen
class Player(Value):
    """Who sits at a seat: a name and a colour."""

    name: str = attrs.field(converter=called)
    colour: str
    kind: str = ""
    """'' for a person, the level of a bot, or the game's own word for one without a seat."""


@attrs.frozen
class ScoreLine(Value):
    """One line of the final score."""

    seat: int
    text: str
    points: int
    clause: str
    shows: tuple[str, ...] = ()
    """Spots and pieces that this line counts: they are highlighted on the board, and in its player's own tray."""
    kind: str = ""
    """What is counted, such as 'Nests': lines of one kind may be counted together."""
    why: str = ""
    """Where the points come from, in a few words for somebody new to the game."""


@attrs.frozen
class Result(Value):
    """How a game ended: the scores, the winners, the reason, and every line of the score."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    clause: str
    reason: str
    lines: tuple[ScoreLine, ...] = ()


Tell = Callable[..., None]
"""tell(KIND, *fields): reports an event right after its change of the state. It is built only if somebody listens."""


def hush(*_: object, **__: object) -> None:
    """The `tell` for callers that need no events."""


class State(Protocol):
    """A position: an attrs class with slots that step() changes in place. Copy it to keep it."""

    pending: list[Pending]
    seats: int

    def copy(self) -> Self: ...


@attrs.define
class View:
    """What one viewer may know. Games add fields of their own; views compare by value."""

    viewer: int
    due: Pending | None
    turn: int
    result: Result | None
    legal: tuple[Action, ...] = attrs.field(default=(), kw_only=True)
    """Filled in by look(): for the seat that is to choose, and for the public if the choice is open."""

    def moment(self) -> tuple[int, int]:
        """A pair that changes whenever a turn begins: whose turn it is, and the number of the turn or round."""
        counts = (getattr(self, name, None) for name in ("turns", "rounds", "round"))
        return self.turn, next((count for count in counts if isinstance(count, int)), 0)


class Game(ABC):
    """A game's rules. The object holds no position: that is in the State.

    A small game writes these methods out. One with several modules binds their functions: legal = staticmethod(…).
    """

    id: ClassVar[str]
    title: ClassVar[str]
    tagline: ClassVar[str]
    players: ClassVar[tuple[int, ...]]
    usual: ClassVar[int]
    """The number of seats a click on the cover starts with."""
    secrets: ClassVar[tuple[str, ...]] = ()
    """The fields of a position that hold what one seat sees and the others must not: a list for each seat, or one
    that belongs to the seat whose turn it is. Without any, one screen needs no curtain."""
    unseen: ClassVar[tuple[str, ...]] = ()
    """The fields that lie face down for all: piles, or lists of piles. A number below 0 is an empty place."""
    hands: ClassVar[bool] = True
    """Whether something lies before the players; without, the tray below the table is low."""
    card: ClassVar[float] = 124
    """Units that the tallest card before a player is high."""
    untested: ClassVar[tuple[int, ...]] = ()
    """Player counts that are offered although the game's author has not tested them."""
    first: ClassVar[First | None] = None
    """How people choose who begins; that player then has seat 0. None where the rules themselves draw lots."""
    minutes: ClassVar[int] = 0
    shelf: ClassVar[int]
    """Its position on the home screen, in ascending order."""
    options: ClassVar[tuple[Option, ...]] = ()
    verbs: ClassVar[tuple[type[Action], ...]]
    seats: ClassVar[tuple[Player, ...]]
    """Names and colours that the seats are offered, in order."""
    clauses: ClassVar[frozenset[str]]
    """Every clause id that a ruling, choice or event of this game may name."""

    @abstractmethod
    def setup(self, options: Options, seats: int, /) -> Any:
        """The position before anything is dealt or thrown; its pending may start with a Chance."""

    @abstractmethod
    def judge(self, state: Any, action: Action) -> Ruling:
        """Whether the action is allowed now, and if not, why not, judged only by what the acting seat may know."""

    @abstractmethod
    def legal(self, state: Any) -> list[Action]:
        """All legal actions for the choice that is due."""

    def others(self, options: Options, seats: int) -> tuple[Player, ...]:
        """Players without a seat, such as an automa; in names and scores they come after the seats."""
        return ()

    def interrupts(self, state: Any, seat: int) -> list[Action]:
        """What a seat may do although it is not its turn to choose; each of these actions has a `seat` field."""
        return []

    @abstractmethod
    def step(self, state: Any, action: Action, tell: Tell = hush) -> None:
        """Carry out a legal action or an answer of chance, in place."""

    @abstractmethod
    def view(self, state: Any, viewer: int) -> View:
        """What a viewer may know of the position."""

    @abstractmethod
    def determinize(self, view: Any, rng: Random) -> Any:
        """A position that looks exactly like this view to its viewer, with hidden things dealt at random."""

    @abstractmethod
    def result(self, state: Any) -> Result | None:
        """How the game ended, or None while it goes on."""

    def standing(self, view: Any) -> tuple[Standing, ...]:
        """What the seats, then others(), would score if the game ended now, as far as the viewer may know; after the
        end the lines of the result. () where nothing scores before the end."""
        return ()

    @staticmethod
    def points(score: int) -> Say:
        """A score in words, such as '3 points'."""
        return count(score, "{n} point", "{n} points")

    @abstractmethod
    def position(self, data: Mapping[str, Any], options: Options, seats: int, /) -> Any:
        """The position that a written description stands for; raises Refusal."""

    @abstractmethod
    def describe(self, state: Any) -> dict[str, Any]:
        """The position as plain data that position() reads back."""

    @abstractmethod
    def census(self, state: Any) -> Mapping[str, int]:
        """How many pieces of each kind there are, wherever they lie. The numbers never change during a game."""

    @abstractmethod
    def table(self, view: Any, players: tuple[Player, ...], /) -> Table:
        """The view as spots, pieces, gestures and sentences; `players` are the seats, then others()."""

    def cues(self, event: Event, view: Any, /) -> tuple[Cue, ...]:
        """What is seen of an event beyond the tables before and after it; `view` is the one right after it."""
        return ()

    @abstractmethod
    def attempt(self, view: Any, piece: str, spot: str, /) -> tuple[Action, ...]:
        """The actions that dropping this piece there would mean, legal or not; () if it means nothing."""

    def exhibit(self, key: str, /) -> Piece | None:
        """A component by its key, wherever it lies: a card, a sheet, a compass; what a lesson shows large."""
        return None

    def advice(self) -> Advice:
        """What bots are told about playing this game well."""
        from nutdesk.core.advice import Advice

        return Advice(self)

    def uses(self, state: Any, action: Action) -> tuple[Use, ...]:
        """What the acting seat uses by this action, for the statistics; asked before the action is carried out."""
        return ((ACTIONS, action.title),)

    def dealt(self, state: Any, seat: int) -> tuple[Use, ...]:
        """What a seat was dealt before its first choice: as nobody chose it, it shows best how strong a thing is."""
        return ()

    def holds(self, state: Any, seat: int) -> tuple[Use, ...]:
        """What a seat has at the end of a game, each thing as often as the seat has it."""
        return ()

    def cutouts(self) -> tuple[Cutout, ...]:
        """The parts to print and cut out, if the game's author allows that."""
        return ()

    def parse(self, text: str) -> Action:
        """The move that a text stands for."""
        return parse(text, self.verbs)

    def proposed(self, seats: int) -> dict[str, bool | str]:
        """The options that a new game for this many people proposes: the defaults, and what the rulebook recommends.

        >>> from nutdesk.games import load
        >>> load("nut-hunt").proposed(2)["competitive"], load("nut-hunt").proposed(3)["competitive"]
        (True, False)
        """
        return self.chosen({option.id: True for option in self.options if seats in option.recommended}, seats)

    def chosen(self, wishes: Mapping[str, object], seats: int | None = None) -> dict[str, bool | str]:
        """The options with defaults filled in, checked for this many seats if given; ValueError says what is wrong.

        >>> from nutdesk.games import load
        >>> load("nice-one-squirrel").chosen({"taking-up": "on"})
        {'taking-up': True}
        """
        known = {option.id: option for option in self.options}
        for key in wishes:
            if key not in known:
                names = ", ".join(known) or "none"
                raise ValueError(f"{self.title} has no option '{key}' (there are: {names})")
        chosen: dict[str, bool | str] = {}
        for option in self.options:
            value = wishes.get(option.id, option.default)
            if option.choices:
                if not isinstance(value, str) or value not in option.choices:
                    raise ValueError(f"option '{option.id}' is one of {', '.join(option.choices)}")
                chosen[option.id] = value
            else:
                if isinstance(value, str) and value in ("on", "off", "yes", "no", "true", "false"):
                    value = value in ("on", "yes", "true")
                if not isinstance(value, bool):
                    raise ValueError(f"option '{option.id}' is on or off")
                chosen[option.id] = value
            if seats is not None and value != option.default and not option.suits(seats):
                counts = ", ".join(map(str, option.players))
                raise ValueError(f"option '{option.id}' is for games of {counts} players")
        return chosen


def look(game: Game, state: Any, viewer: int) -> Any:
    """The viewer's view, with the legal actions if it is the viewer's choice or the choice is open to all.

    >>> from nutdesk.games import load
    >>> game = load("nice-one-squirrel")
    >>> look(game, game.setup({"taking-up": False}, 3), viewer=0).legal
    ()
    """
    view = game.view(state, viewer)
    due = view.due
    if isinstance(due, Choice) and (due.seat == viewer or (due.open and viewer == TABLE)):
        view.legal = tuple(game.legal(state))
    return view


def digest(state: State) -> str:
    """A short fingerprint of a position, to find where two replays start to differ."""
    return hashlib.sha256(repr(state).encode()).hexdigest()[:16]


__all__ = [
    "ACTIONS",
    "FINE",
    "TABLE",
    "Action",
    "Chance",
    "Choice",
    "First",
    "Game",
    "Notation",
    "Option",
    "Options",
    "Player",
    "Refusal",
    "Result",
    "Ruling",
    "ScoreLine",
    "State",
    "Tell",
    "Use",
    "View",
    "digest",
    "hush",
    "look",
    "no",
]
