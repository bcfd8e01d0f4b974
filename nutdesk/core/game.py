"""What a game is: one object that knows its rules and never draws a number or a picture."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self

import attrs

from nutdesk.core.moves import Action, Chance, Choice, Notation, Pending, parse
from nutdesk.core.table import Cutout, Table
from nutdesk.core.words import Say, called, count, say

if TYPE_CHECKING:
    from nutdesk.core.advice import Advice

TABLE = -1
"""The viewer that is the public: it owes nothing and holds nothing."""

Options = Mapping[str, bool | str]

Use = tuple[str, str]
"""Something that can be used in a game: the table that it is an entry of, and its name."""
ACTIONS = say("Actions")
"""The table of what can be done at all."""


class Refusal(ValueError):
    """Something is against the rules; carries the ruling."""

    def __init__(self, ruling: Ruling, where: str = "") -> None:
        super().__init__(ruling.reason)
        self.ruling = ruling
        self.where = where
        """For a written position: the dotted key that is wrong."""


@attrs.frozen
class Ruling:
    """A judgement: never a bare no. Culprits are ids of the pieces or spots to blame."""

    ok: bool
    clause: str = ""
    reason: str = ""
    culprits: tuple[str, ...] = ()
    barrier: str = ""
    """On a legal action that will throw dice or reveal something: what, known before it is done."""

    def __bool__(self) -> bool:
        return self.ok


FINE = Ruling(True)


def no(clause: str, template: str, *culprits: str, **parts: object) -> Ruling:
    """A refusal with its clause, its sentence and the pieces to blame."""
    return Ruling(False, clause, say(template, **parts), culprits)


@attrs.frozen
class Option:
    """A rule that can be chosen when a game is made: a switch, or one of several words."""

    id: str
    title: str
    text: str
    clause: str
    default: bool | str = False
    choices: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    """The player counts it is for; with any other it keeps its default. () for all."""

    asked: tuple[int, ...] = ()
    """The player counts it changes anything for: with others nobody is asked, though old records may hold it."""

    def suits(self, seats: int) -> bool:
        """Whether it can be chosen with so many players."""
        return not self.players or seats in self.players

    def matters(self, seats: int) -> bool:
        """Whether somebody who makes a game for so many players is asked about it."""
        return self.suits(seats) and (not self.asked or seats in self.asked)


@attrs.frozen
class First:
    """That people choose who begins: its clause, and whom the rulebook proposes."""

    clause: str
    text: str


@attrs.frozen
class Player:
    """Who sits at a seat: what the screen calls and colours it."""

    name: str = attrs.field(converter=called)
    colour: str
    kind: str = ""
    """Who thinks: '' for a person, the level of a bot, or the game's own word for one without a seat."""


@attrs.frozen
class ScoreLine:
    """One line of the final score."""

    seat: int
    text: str
    points: int
    clause: str
    shows: tuple[str, ...] = ()
    """Spots and pieces that this line is about: the end screen lights them on the board."""


@attrs.frozen
class Result:
    """How a game ended: its reason, who won, and every line of the score."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    clause: str
    reason: str
    lines: tuple[ScoreLine, ...] = ()


Tell = Callable[..., None]
"""tell(KIND, *fields): called just after the state changed; builds the event only if somebody listens."""


def hush(*_: object, **__: object) -> None:
    """The listener of those who play without an audience."""


class State(Protocol):
    """A position: a slotted attrs class, changed in place by step; whoever keeps one keeps a copy."""

    pending: list[Pending]
    seats: int

    def copy(self) -> Self: ...


@attrs.define
class View:
    """What one viewer may know. Games add their fields; all of it compares by value."""

    viewer: int
    due: Pending | None
    turn: int
    result: Result | None
    legal: tuple[Action, ...] = attrs.field(default=(), kw_only=True)
    """Filled by look() for the seat that owes the choice, and for the public when it is an open one."""

    def moment(self) -> tuple[int, int]:
        """Whose turn it is, and the how-manieth as far as the game counts: where this changes, a turn begins."""
        counts = (getattr(self, name, None) for name in ("turns", "rounds", "round"))
        return self.turn, next((count for count in counts if isinstance(count, int)), 0)


class Game(ABC):
    """One game. The object holds no position: all of that is in the State.

    A small game writes these methods out; one with modules of its own binds their functions: legal = staticmethod(…).
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
    untested: ClassVar[tuple[int, ...]] = ()
    """Player counts offered although the author does not."""
    first: ClassVar[First | None] = None
    """How it is chosen who begins; seat 0 then is whoever it was. None where the rules themselves draw lots."""
    minutes: ClassVar[int] = 0
    shelf: ClassVar[int]
    """Place on the home screen."""
    options: ClassVar[tuple[Option, ...]] = ()
    verbs: ClassVar[tuple[type[Action], ...]]
    seats: ClassVar[tuple[Player, ...]]
    """Names and colours offered to the seats, in order."""
    clauses: ClassVar[frozenset[str]]
    """Every clause id that a ruling, choice or event of this game may name."""

    @abstractmethod
    def setup(self, options: Options, seats: int, /) -> Any:
        """The position before the first card is dealt; pending may be a Chance."""

    @abstractmethod
    def judge(self, state: Any, action: Action) -> Ruling:
        """Whether the action is allowed now, and if not, why; from what the acting seat may know."""

    @abstractmethod
    def legal(self, state: Any) -> list[Action]:
        """All actions for the choice that is due."""

    def others(self, options: Options, seats: int) -> tuple[Player, ...]:
        """Those who play without a seat, such as an automa; they come after the seats in names and scores."""
        return ()

    def interrupts(self, state: Any, seat: int) -> list[Action]:
        """What a seat may do although it owes nothing; each carries its seat."""
        return []

    @abstractmethod
    def step(self, state: Any, action: Action, tell: Tell = hush) -> None:
        """Carry out a legal action or the outcome of chance, in place."""

    @abstractmethod
    def view(self, state: Any, viewer: int) -> View:
        """What a viewer may know of the position."""

    @abstractmethod
    def determinize(self, view: Any, rng: Random) -> Any:
        """A position that would look just like this view to its viewer."""

    @abstractmethod
    def result(self, state: Any) -> Result | None:
        """How the game ended, or None while it goes on."""

    @staticmethod
    def points(score: int) -> Say:
        """A score in the game's own word."""
        return count(score, "{n} point", "{n} points")

    @abstractmethod
    def position(self, data: Mapping[str, Any], options: Options, seats: int, /) -> Any:
        """The position that a hand-written description stands for; raises Refusal."""

    @abstractmethod
    def describe(self, state: Any) -> dict[str, Any]:
        """The description that position() reads, as plain data."""

    @abstractmethod
    def census(self, state: Any) -> Mapping[str, int]:
        """How many there are of each piece, wherever they lie: it never changes."""

    @abstractmethod
    def table(self, view: Any, players: tuple[Player, ...], /) -> Table:
        """The view as spots, pieces, gestures and sentences; players are the seats, then others()."""

    @abstractmethod
    def attempt(self, view: Any, piece: str, spot: str, /) -> tuple[Action, ...]:
        """What dropping the piece there would mean, legal or not; () if it means nothing."""

    def advice(self) -> Advice:
        """What bots are told about playing this game well."""
        from nutdesk.core.advice import Advice

        return Advice(self)

    def uses(self, state: Any, action: Action) -> tuple[Use, ...]:
        """What the acting seat uses by this action, asked before it is carried out by those who count."""
        return ((ACTIONS, action.title),)

    def dealt(self, state: Any, seat: int) -> tuple[Use, ...]:
        """What a seat was given before the first choice: it could not help it, so it tells most about strength."""
        return ()

    def holds(self, state: Any, seat: int) -> tuple[Use, ...]:
        """What a seat has at the end of a game, each as often as it has it."""
        return ()

    def cutouts(self) -> tuple[Cutout, ...]:
        """The real parts to print and cut out, if its author gave the game away to be printed."""
        return ()

    def parse(self, text: str) -> Action:
        """The move that a text of this game's notation stands for."""
        return parse(text, self.verbs)

    def chosen(self, wishes: Mapping[str, object], seats: int | None = None) -> dict[str, bool | str]:
        """The options with defaults filled in, for so many seats if given; ValueError names what is wrong."""
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
    """The viewer's view, with the legal actions if it owes the choice, or if the choice is open to all."""
    view = game.view(state, viewer)
    due = view.due
    if isinstance(due, Choice) and (due.seat == viewer or (due.open and viewer == TABLE)):
        view.legal = tuple(game.legal(state))
    return view


def digest(state: State) -> str:
    """A short fingerprint of a position, to tell where two engines part."""
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
