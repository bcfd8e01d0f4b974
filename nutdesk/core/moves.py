"""Moves and how they are written: actions, chance and its answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Self

import attrs

from nutdesk.core.value import Value
from nutdesk.core.words import say


class Notation(ValueError):
    """Raised for a text that is not a move."""


@attrs.frozen(slots=True, order=False)
class Action(Value):
    """Base of every move: a small value, one class per verb, that can be printed, parsed, compared and sorted.

    Fields are whole numbers, words without blanks, or tuples of whole numbers.
    An action belongs to the seat that is to choose, unless it has a `seat` field.
    """

    verb: ClassVar[str]
    title: ClassVar[str] = ""
    """What people call such a move, in lists and charts."""

    def __str__(self) -> str:
        return " ".join((self.verb, *map(_print, self._values())))

    def __lt__(self, other: Action) -> bool:
        return (self.verb, self._values()) < (other.verb, other._values())

    def _values(self) -> tuple[Any, ...]:
        return tuple(getattr(self, field.name) for field in attrs.fields(type(self)))

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """The action written with these words after its verb.

        >>> Luck.read(["3,1"])
        Luck(values=(3, 1))
        """
        fields = attrs.fields(cls)
        if len(words) != len(fields):
            raise Notation(f"'{cls.verb}' takes {len(fields)} words, not {len(words)}")
        return cls(*(READERS[str(field.type)](word) for field, word in zip(fields, words, strict=True)))


def _print(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "-"
    return str(value)


def _number(word: str) -> int:
    # Longer than any number in any game. Without a limit, int() could work for minutes on a hostile file.
    if len(word) > 9 or not word.isascii() or not word.removeprefix("-").isdigit():
        raise Notation(f"'{word[:20]}' is not a number")
    return int(word)


def _numbers(word: str) -> tuple[int, ...]:
    return () if word == "-" else tuple(_number(part) for part in word.split(","))


READERS: Final[Mapping[str, Callable[[str], object]]] = {
    "int": _number,
    "str": str,
    "tuple[int, ...]": _numbers,
}
"""How a field of an action is read, by its annotation."""


@attrs.frozen(slots=True, order=False)
class Luck(Action):
    """An answer of chance: the numbers on the dice, or the order of the cards (their positions, first on top).

    >>> str(Luck((3, 1)))
    'luck 3,1'
    """

    verb = "luck"
    values: tuple[int, ...]


@attrs.frozen(slots=True)
class Choice(Value):
    """A decision that a seat has to make; the words for kind and about are the game's own."""

    seat: int
    kind: str
    clause: str = ""
    about: tuple[int, ...] = ()
    open: bool = False
    """Whether everybody may see the possible actions: on a shared screen no curtain is needed."""


@attrs.frozen(slots=True)
class Chance(Value):
    """A throw of dice (the sides of each) or a shuffle of so many cards that has to come next."""

    kind: str
    dice: tuple[int, ...] = ()
    cards: int = 0
    clause: str = ""
    about: tuple[int, ...] = ()

    def fault(self, luck: Luck) -> str:
        """Why this cannot be an answer; '' if it can.

        >>> Chance("move", dice=(6, 6)).fault(Luck((3,)))
        '2 dice are rolled, not 1'
        """
        if self.dice:
            if len(luck.values) != len(self.dice):
                return say("{n} dice are rolled, not {m}", n=len(self.dice), m=len(luck.values))
            if not all(1 <= eyes <= sides for eyes, sides in zip(luck.values, self.dice, strict=True)):
                return say("a die shows a number that it does not have")
        elif len(luck.values) != self.cards or set(luck.values) != set(range(self.cards)):
            return say("not an order of {n} cards", n=self.cards)
        return ""


Pending = Choice | Chance


def parse(text: str, verbs: Iterable[type[Action]]) -> Action:
    """The move that a text stands for.

    >>> parse("luck 3,1", [])
    Luck(values=(3, 1))
    """
    verb, *words = text.split(" ")
    classes: list[type[Action]] = [*verbs, Luck]
    for cls in classes:
        if cls.verb == verb:
            return cls.read(words)
    raise Notation(f"no move is called '{verb[:40]}'")
