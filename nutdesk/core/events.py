"""The events of a game: EventKind is what can happen, one line for each kind; Event is what did happen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from string import Formatter
from typing import Any, Final

import attrs

from nutdesk.core.value import Value
from nutdesk.core.words import Say, Seat, say

SEATS: Final = frozenset({"seat", "target", "victim", "owner"})
"""Names of fields whose value is a seat."""

Spelling = Sequence[object] | Mapping[str, object] | Callable[..., object]
"""How a value is put into words: by its index in a list, its key in a table, or a function.

A part of a sentence named after a field gets the value of that field. For any other part the function is called with
the fields that its parameters name.
"""


@attrs.frozen(eq=False)
class EventKind(Value):
    """Something that can happen: its clause, its sentence, and the fields of each such event."""

    clause: str
    template: str | Callable[..., Say]
    fields: tuple[str, ...]
    icon: str
    """The drawing beside its sentence, if no seat causes it."""
    actor: str
    """The field that holds the seat that causes it."""
    reveals: str
    """What it reveals; an action that leads to it cannot be taken back in fair play. '' if nothing."""
    parts: tuple[tuple[str, tuple[int, ...], Callable[..., object]], ...]
    """For each part of the sentence: its name, the indices of its fields, and what puts them into words."""

    def __call__(self, *values: Any, only: int | None = None) -> Event:
        if len(values) != len(self.fields):
            raise TypeError(f"'{self.template}' takes {self.fields}, not {values}")
        return Event(self, values, only)


@attrs.frozen
class Event(Value):
    """Something that happened."""

    kind: EventKind
    values: tuple[Any, ...] = ()
    only: int | None = None
    """The only seat that may see it; None for everybody."""

    @property
    def clause(self) -> str:
        return self.kind.clause

    @property
    def icon(self) -> str:
        return self.kind.icon

    def __getitem__(self, field: str) -> Any:
        return self.values[self.kind.fields.index(field)]

    def sentence(self) -> Say:
        template, values = self.kind.template, self.values
        if callable(template):
            return template(*(spell(values[at[0]]) for _, at, spell in self.kind.parts))
        return say(template, **{part: spell(*[values[k] for k in at]) for part, at, spell in self.kind.parts})

    def actor(self) -> int | None:
        """The seat that caused it, for the picture beside the sentence."""
        return self[self.kind.actor] if self.kind.actor in self.kind.fields else None


def event(
    clause: str,
    template: str | Callable[..., Say],
    fields: str = "",
    *,
    icon: str = "",
    actor: str = "seat",
    reveals: str = "",
    **spelt: Spelling,
) -> EventKind:
    """Define a kind of event; a game reports one with tell(KIND, *values).

    Where one template is not enough, `template` is a function that takes the fields in words and returns the sentence.

    >>> MOVED = event("NS-T1", "{seat} moves to {tile}", "seat tile", tile=("Pine Barrens", "Frog Pond"))
    >>> str(MOVED(0, 1).sentence())
    'Player 1 moves to Frog Pond'
    """
    names = tuple(fields.split())
    wanted = [part for _, part, _, _ in Formatter().parse(template) if part] if isinstance(template, str) else names
    parts = tuple((part, *_spelling(part, names, spelt)) for part in dict.fromkeys(wanted))
    return EventKind(clause, template, names, icon, actor, reveals, parts)


def _spelling(
    part: str, fields: Sequence[str], spelt: Mapping[str, Spelling]
) -> tuple[tuple[int, ...], Callable[..., object]]:
    spelling = spelt.get(part, Seat if part in SEATS else _as_it_is)
    function = spelling if callable(spelling) else spelling.__getitem__
    made_of = (part,) if part in fields or part not in spelt else tuple(signature(function).parameters)
    return tuple(fields.index(field) for field in made_of), function


def _as_it_is(value: object) -> object:
    return value
