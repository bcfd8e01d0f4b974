"""What small values have in common: how they print themselves."""

from __future__ import annotations

import attrs


class Value:
    """Prints itself as the call that makes it.

    attrs would write such a method for every class, and compile it: that was a third of the time it took to load one.
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "__repr__" not in vars(cls):
            cls.__repr__ = Value.__repr__  # type: ignore[method-assign]  # where attrs looks for one

    def __repr__(self) -> str:
        fields = (field.name for field in attrs.fields(type(self)) if field.repr)  # type: ignore[arg-type]
        parts = ", ".join(f"{name}={getattr(self, name)!r}" for name in fields)
        return f"{type(self).__qualname__.rpartition('>.')[2]}({parts})"


__all__ = ["Value"]
