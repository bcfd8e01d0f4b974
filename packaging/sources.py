"""Finds every English text that a person may read or hear: in the program, the rules, the cards and the scenes.

Texts have contexts, as Qt calls them: "desk" for the desk's own, "phones" for those of the pages on phones, the id of a
game for everything that belongs to it, and "core" for sentences that any game may use. Standard library only.
"""

import ast
import gc
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from string import Formatter
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
DESK, CORE, PHONES = "desk", "core", "phones"

TEMPLATES = ("template", "one", "many")
"""A parameter of one of these names takes a text: say(template), count(number, one, many), BadFile(path, template)."""
DESK_TEXTS = {"tr": ("text",), "later": ("text",), "tr_count": ("n", "one", "many"), "Setting": ("", "text", "text")}
"""What the desk's own calls take, position by position."""
NAMED = {"template", "tagline"}
"""Whatever is assigned to one of these names is a text."""
OPTION = ("", "text", "text", "", "", "text")
"""A rule that can be chosen has a title, a sentence, and perhaps words to choose from."""
DATA_KEYS = {"name", "text", "says", "short"}
"""What people read in the data files of the games."""
RULE_KEYS = {"section", "text", "prototype", "house", "ruling"}
"""The texts of a clause: what is not of its first kind stands under the name of its own."""
HANDBOOK_KEYS = {"aim", "end", "text", "name", "group", "form"}
HANDBOOK_LISTS = {"turn", "material", "aims", "questions", "mistakes", "afterwards"}
SCENE_KEYS = {"title", "say", "ask", "vote", "because", "note"}
SCENE_LISTS = {"choices", "wrong", "can", "figure"}
READ = (ast.ClassDef, ast.FunctionDef, ast.Call, ast.Assign, ast.AnnAssign, ast.keyword)
"""The parts of a module in which a text is taken or given."""


class Text(NamedTuple):
    """One English text: for a counted one this is the form for many, and one is the other."""

    context: str
    source: str
    file: str
    one: str = ""


class Unreadable(NamedTuple):
    """A place where something is said that no translator will ever see."""

    file: str
    line: int
    why: str


class Found:
    """Everything that was found, each text once in its context, in the order of the files."""

    def __init__(self) -> None:
        self.texts: dict[tuple[str, str], Text] = {}
        self.faults: list[Unreadable] = []

    def add(self, text: Text) -> None:
        key = (text.context, text.source)
        known = self.texts.get(key)
        if says_something(text.source) and (known is None or (text.one and not known.one)):
            self.texts[key] = text if known is None else text._replace(file=known.file)


def says_something(source: str) -> bool:
    """Whether there is anything to translate: signs between {parts} are the same everywhere, but for 45 %."""
    literal = "".join(literal for literal, *_ in Formatter().parse(source)) if "{" in source else source
    return any(sign.isalpha() or sign == "%" for sign in literal)


def game_id(folder: Path) -> str:
    """The id of the game in a folder."""
    return folder.name.replace("_", "-")


def find(root: Path = ROOT) -> Found:
    """Every text of a checkout."""
    collecting = gc.isenabled()
    gc.disable()  # half of the time went into looking for garbage among the modules that are read, and there is none
    try:
        return _find(root)
    finally:
        if collecting:
            gc.enable()


def _find(root: Path) -> Found:
    found = Found()
    common = _takers(map(_nodes, sorted((root / "nutdesk" / "core").glob("*.py"))))
    games = sorted(init.parent for init in (root / "nutdesk" / "games").glob("*/__init__.py"))
    for room in ("core", "bots", "record", "teach", "desk", "phones"):
        modules = {file: _nodes(file) for file in sorted((root / "nutdesk" / room).rglob("*.py"))}
        takers = common | _takers(modules.values())
        context = PHONES if room == "phones" else CORE
        for file, nodes in modules.items():
            _read_module(found, root, file, nodes, context, takers, desk=room == "desk")
    for folder in games:
        game, modules = game_id(folder), {file: _nodes(file) for file in sorted(folder.rglob("*.py"))}
        takers = common | _takers(modules.values()) | {"Option": OPTION}
        for file, nodes in modules.items():
            _read_module(found, root, file, nodes, game, takers, desk=False)
        rules = root / "resources" / "rules" / f"{game}.toml"
        for file in (*sorted(folder.rglob("*.toml")), *([rules] if rules.is_file() else ())):
            keys = RULE_KEYS if file is rules else DATA_KEYS
            _read_data(found, root, file, game, keys)
        handbook = root / "resources" / "handbook" / f"{game}.toml"
        if handbook.is_file():
            _read_data(found, root, handbook, game, HANDBOOK_KEYS, many=HANDBOOK_LISTS)
        for file in sorted((root / "scenes" / game).glob("*.toml")):
            _read_data(found, root, file, game, SCENE_KEYS, many=SCENE_LISTS)
    return found


Takers = dict[str, tuple[str, ...]]
"""What each position of a call is called, '' where it is no text; the name of a method begins with a dot."""


def _nodes(file: Path) -> list[ast.AST]:
    """What is defined, called and assigned in a module, in the order in which it is written."""
    nodes: list[ast.AST] = []
    waiting: list[ast.AST] = [ast.parse(file.read_text("utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, READ):
            nodes.append(node)
        waiting += reversed([*ast.iter_child_nodes(node)])
    return nodes


def _takers(modules: Iterable[list[ast.AST]]) -> Takers:
    """The functions and classes that take a text, by the names of their parameters."""
    takers: Takers = {}
    heirs: list[tuple[str, str]] = []
    for nodes in modules:
        for node in nodes:
            if isinstance(node, ast.ClassDef):
                inits = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
                named = [(node.name, init) for init in inits]
                heirs += [(node.name, base.id) for base in node.bases if isinstance(base, ast.Name) and not inits]
            elif isinstance(node, ast.FunctionDef) and node.name != "__init__":
                named = [(node.name, node)]
            else:
                continue
            for name, function in named:
                names = [arg.arg for arg in (*function.args.posonlyargs, *function.args.args)]
                bound = names[:1] in (["self"], ["cls"])
                called = f".{name}" if bound and function is node else name
                if any(arg in TEMPLATES for arg in names):
                    takers[called] = tuple(arg if arg in TEMPLATES else "" for arg in names[bound:])
    # A class that is made as the one before it takes its texts too: Busy(path, template).
    for _ in heirs:
        takers |= {name: takers[base] for name, base in heirs if base in takers}
    return takers


def _read_module(
    found: Found, root: Path, file: Path, nodes: list[ast.AST], context: str, takers: Takers, *, desk: bool
) -> None:
    where = file.relative_to(root).as_posix()

    def take(node: ast.expr, context: str) -> list[str]:
        texts = []
        for part in _parts(node):
            if isinstance(part, ast.JoinedStr):
                found.faults.append(Unreadable(where, part.lineno, "an f-string cannot be translated"))
            elif isinstance(part, ast.Constant) and isinstance(part.value, str):
                texts.append(part.value)
                found.add(Text(context, part.value, where))
        return texts

    for node in nodes:
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else f".{getattr(node.func, 'attr', '')}"
            own = desk and name in DESK_TEXTS and (name != "Setting" or file.stem == "settings")
            shape = DESK_TEXTS[name] if own else takers.get(name, ())
            if not shape:
                continue
            at = {what: node.args[k] for k, what in enumerate(shape) if what and k < len(node.args)}
            at |= {word.arg: word.value for word in node.keywords if word.arg in TEMPLATES}
            if "one" in at and "many" in at:
                _take_count(found, at, DESK if own else context, where)
                continue
            for k, argument in enumerate(node.args):
                if k < len(shape) and shape[k]:
                    take(argument, DESK if own else context)
            for word in node.keywords:
                if word.arg in TEMPLATES or (own and word.arg in ("title", "text")):
                    take(word.value, DESK if own else context)
            if name == "Setting" and own:
                _take_choices(found, node, where)
        elif isinstance(node, ast.Assign | ast.AnnAssign | ast.keyword) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node]
            names = {getattr(t, "id", "") or getattr(t, "arg", "") or _target(t) for t in targets}
            if names & NAMED and not (isinstance(node, ast.keyword) and node.arg == "template"):
                take(node.value, context)


def _target(node: ast.AST) -> str:
    return node.target.id if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) else ""


def _take_count(found: Found, at: dict[str, ast.expr], context: str, where: str) -> None:
    """A counted text: both forms must be plain, for Qt keeps them as one."""
    forms = (at["one"], at["many"])
    plain = [form.value for form in forms if isinstance(form, ast.Constant) and isinstance(form.value, str)]
    if len(plain) == len(forms):
        found.add(Text(context, plain[1], where, plain[0]))
    elif not all(isinstance(form, ast.Name) and form.id in TEMPLATES for form in forms):
        why = "write both forms of a counted text out where they are counted"
        found.faults.append(Unreadable(where, forms[0].lineno, why))


def _take_choices(found: Found, row: ast.Call, where: str) -> None:
    """The names of what a setting can be: the second of each pair."""
    choices = [row.args[4]] if len(row.args) > 4 else [word.value for word in row.keywords if word.arg == "choices"]
    for pairs in choices:
        for pair in getattr(pairs, "elts", ()):
            name = pair.elts[1] if isinstance(pair, ast.Tuple) and len(pair.elts) == 2 else None
            if isinstance(name, ast.Constant) and isinstance(name.value, str):
                found.add(Text(DESK, name.value, where))


def _parts(node: ast.expr) -> Iterator[ast.expr]:
    """The texts that an expression can be."""
    if isinstance(node, ast.IfExp):
        yield from _parts(node.body)
        yield from _parts(node.orelse)
    elif isinstance(node, ast.BoolOp | ast.Dict | ast.Tuple | ast.List):
        values = node.values if isinstance(node, ast.BoolOp | ast.Dict) else node.elts
        for value in values:
            yield from _parts(value)
    elif isinstance(node, ast.Subscript | ast.NamedExpr):
        yield from _parts(node.value)
    else:
        yield node


def _read_data(
    found: Found, root: Path, file: Path, context: str, keys: set[str], many: set[str] | frozenset[str] = frozenset()
) -> None:
    where = file.relative_to(root).as_posix()

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                if key in keys and isinstance(inner, str):
                    found.add(Text(context, inner, where))
                elif key in many and isinstance(inner, list | dict):
                    for text in inner.values() if isinstance(inner, dict) else inner:
                        if isinstance(text, str):
                            found.add(Text(context, text, where))
                else:
                    walk(inner)
        elif isinstance(value, list):
            for inner in value:
                walk(inner)

    walk(tomllib.loads(file.read_text("utf-8")))
