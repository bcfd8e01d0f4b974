"""The examples in the docstrings of core and bots."""

import doctest
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

ROOMS = Path(__file__).parents[2] / "nutdesk"
MODULES = sorted(
    f"nutdesk.{room}.{file.stem}"
    for room in ("core", "bots")
    for file in (ROOMS / room).glob("*.py")
    if file.stem != "__init__"
)


def defines_functions(module: ModuleType) -> bool:
    """Whether others call functions of the module itself; a bench is run, not called."""
    named = [thing for name, thing in vars(module).items() if not name.startswith("_") and callable(thing)]
    own = [thing for thing in named if getattr(thing, "__module__", "") == module.__name__]
    return any(not isinstance(thing, type) for thing in own) and not module.__name__.endswith(".bench")


@pytest.mark.parametrize("name", MODULES)
def test_a_module_with_functions_has_examples_that_hold(name: str) -> None:
    module = import_module(name)
    outcome = doctest.testmod(module)
    assert not outcome.failed
    assert outcome.attempted or not defines_functions(module)
