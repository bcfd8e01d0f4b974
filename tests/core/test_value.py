"""Values print themselves as attrs would have them do it, without code of their own for it."""

from __future__ import annotations

import attrs

from nutdesk.core.moves import Luck
from nutdesk.core.table import Box, Label
from nutdesk.core.value import Value


@attrs.frozen
class Pair(Value):
    """Two numbers, of which one is not told."""

    left: int
    right: int = attrs.field(default=0, repr=False)


@attrs.frozen
class Named(Value):
    """Prints itself in its own way."""

    name: str

    def __repr__(self) -> str:
        return self.name


def test_a_value_prints_the_call_that_makes_it() -> None:
    for value in (Box(1, 2, 3, 4, fill="@ink"), Label("It's here", 0, 0, 9, 9, brief=None), Luck((3, 1))):
        assert eval(repr(value)) == value
    assert repr(Pair(1, 2)) == "Pair(left=1)"
    assert repr(Named("Ann")) == "Ann"


def test_it_prints_itself_as_attrs_would() -> None:
    for value in (Box(1, 2, 3, 4), Label("x", 0, 0, 9, 9), Luck(())):
        fields = {field.name: attrs.field() for field in attrs.fields(type(value))}
        usual = attrs.make_class(type(value).__name__, fields)
        assert repr(value) == repr(usual(*(getattr(value, name) for name in fields)))


def test_no_code_is_made_for_that() -> None:
    assert {kind.__repr__ for kind in (Box, Label, Luck, Pair)} == {Value.__repr__}
