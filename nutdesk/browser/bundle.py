"""The modules of a page in one file: a phone asks once, and not for forty files in three waves.

Each module becomes a function that is called once, in the order in which they need each other, and gives what it
exports. Only the forms of import and export that our modules use are understood; another is an error.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

IMPORT = re.compile(r'^import \{([^}]*)\} from "\./([\w.]+)";$', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async function|function|class|const) (\w+))", re.MULTILINE)
COMMENT = re.compile(r"^ */\*\*.*?\*/\n", re.MULTILINE | re.DOTALL)
"""What stands above things for their readers: a fifth of all."""
OTHER = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)


class UnfitModule(Exception):
    """A module that cannot be put into one file with others."""


def bundled(modules: Mapping[str, str], first: str) -> str:
    """A module and all that it needs, by their names, in one; raises UnfitModule."""
    order: dict[str, str] = {}
    _collect(modules, first, order, ())
    return "\n".join(order.values())


def _collect(modules: Mapping[str, str], name: str, order: dict[str, str], above: tuple[str, ...]) -> None:
    """Put a module behind all that it needs."""
    if name in order:
        return
    if name not in modules or name in above:
        raise UnfitModule(" > ".join((*above, name)))
    source = modules[name]
    for wanted in IMPORT.finditer(source):
        _collect(modules, wanted[2], order, (*above, name))
    body = IMPORT.sub(lambda found: f"const {{{found[1].replace(' as ', ': ')}}} = {_named(found[2])};", source)
    given = ", ".join(EXPORT.findall(body))
    body = COMMENT.sub("", EXPORT.sub("", body))
    if other := OTHER.search(body):
        raise UnfitModule(f"{name}: {other[0]}")
    # The first one is called by nobody, and may wait for something.
    order[name] = f"const {_named(name)} = (() => {{\n{body}\nreturn {{ {given} }};\n}})();" if above else body


def _named(name: str) -> str:
    return "$" + name.removesuffix(".js")
