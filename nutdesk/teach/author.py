"""A scene while it is written: its text, and edits that leave the rest of the text as its author wrote it.

A draft is nothing but the text of its file. Every edit makes a new draft, so undo goes back to the old text. Moving a
step moves its block of text, with its comments; a step or key that is changed is written anew.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final
from unicodedata import combining, normalize

import attrs

from nutdesk import files, games, paths
from nutdesk.core.clean import file_name
from nutdesk.core.game import Game
from nutdesk.core.match import Match
from nutdesk.core.moves import Action, Luck
from nutdesk.core.words import say
from nutdesk.teach.check import Finding, check
from nutdesk.teach.scene import KINDS, TOP, Scene, SceneError, loads
from nutdesk.teach.source import LARGEST, Mistake, Source, parse, take

WIDE: Final = 110
"""Letters in a line: a longer list gets a line for each item."""
KEYS: Final = (
    "say",
    "can",
    "ask",
    "vote",
    "do",
    "luck",
    "refuse",
    "right",
    "choices",
    "because",
    "clause",
    "wrong",
    "reveal",
    "note",
    "show",
    "large",
    "figure",
    "holds",
)
"""The order in which the keys of a step are written."""

Step = dict[str, Any]


@attrs.frozen
class Draft:
    """The text of a scene; edits return a new one."""

    text: str
    path: str = ""

    # ---- reading --------------------------------------------------------------------------------------------------

    @cached_property
    def _source(self) -> Source | Mistake:
        try:
            return parse(self.text.encode("utf-8", "surrogatepass"), self.path)
        except Mistake as mistake:
            return mistake

    @property
    def data(self) -> dict[str, Any] | None:
        """The tables in the text; None if it is not TOML."""
        return None if isinstance(self._source, Mistake) else self._source.data

    @property
    def steps(self) -> list[Step]:
        """The steps as they are written; none if the text cannot be read."""
        steps = (self.data or {}).get("step")
        return [step for step in steps if isinstance(step, dict)] if isinstance(steps, list) else []

    @property
    def editable(self) -> bool:
        """Whether steps and keys can be edited one by one. If not, the text itself is edited."""
        data = self.data
        if data is None:
            return False
        steps = data.get("step", [])
        return isinstance(steps, list) and len(self.steps) == len(steps)

    @cached_property
    def _loaded(self) -> Scene | SceneError:
        try:
            return loads(self.text, self.path)
        except SceneError as error:
            return error

    @property
    def scene(self) -> Scene | None:
        """The scene, if it can be shown."""
        return self._loaded if isinstance(self._loaded, Scene) else None

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """Everything that is wrong, with its line and step."""
        if isinstance(self._loaded, SceneError):
            error = self._loaded
            step = self.step_at(error.line)
            return (Finding(error.path, error.line, step, error.sentence, error.clause, error.unreadable),)
        try:
            return tuple(check(self._loaded))
        except Exception as error:
            # A stranger's scene has reached the rules of a game: no error in there may end the program.
            return (Finding(self.path, 1, 0, say("It cannot be played to its end ({error}).", error=error)),)

    def step_at(self, line: int) -> int:
        """The number of the step that a line belongs to; 0 for the lines before the first."""
        heads = self._heads()
        return sum(1 for head in heads or () if head <= line)

    def line_of(self, number: int) -> int:
        """The line where a step begins, from 1."""
        heads = self._heads() or []
        return heads[number - 1] if 1 <= number <= len(heads) else 1

    def _heads(self) -> list[int] | None:
        """The lines of all [[step]] headings, in order; None if something other than steps follows."""
        source = self._source
        if isinstance(source, Mistake):
            return None
        heads = [line for keys, line in source.lines.items() if len(keys) == 2 and keys[0] == "step"]
        rows = self.text.split("\n")
        if any(not re.match(r"\s*\[\[\s*step\s*\]\]", rows[line - 1]) for line in heads):
            return None
        first = min(heads, default=len(rows) + 1)
        after = (line for keys, line in source.lines.items() if keys[0] != "step" and line > first)
        return None if any(after) else sorted(heads)

    # ---- edits ----------------------------------------------------------------------------------------------------

    def with_text(self, text: str) -> Draft:
        return attrs.evolve(self, text=text)

    def with_key(self, key: str, value: object) -> Draft:
        """Set a key of the scene itself, such as its title; None removes it."""
        head, blocks = self._blocks()
        source = parse(head.encode("utf-8", "surrogatepass"), self.path)
        rows = head.split("\n")
        new = [] if value is None else _pair(key, value)
        if key in source.data:
            first = source.lines[(key,)] - 1
            others = (line - 1 for keys, line in source.lines.items() if keys[0] != key and line - 1 > first)
            tables = (row for row in range(first + 1, len(rows)) if rows[row].lstrip().startswith("["))
            last = min([*others, *(row for row in tables if not _inside(rows, first, row)), len(rows)])
            while last > first + 1 and (not rows[last - 1].strip() or rows[last - 1].lstrip().startswith("#")):
                last -= 1
            rows[first:last] = new
        elif new:
            wanted = TOP.index(key)
            before = [
                line
                for keys, line in source.lines.items()
                if len(keys) == 1 and keys[0] in TOP[:wanted] and not isinstance(source.data.get(str(keys[0])), dict)
            ]
            at = max(before, default=0)
            while at < len(rows) and _inside(rows, at - 1, at):
                at += 1
            rows[at:at] = new
        return self._joined("\n".join(rows), blocks)

    def with_step(self, number: int, step: Step) -> Draft:
        """Write a step anew, keeping the comments above its first key."""
        head, blocks = self._blocks()
        old = blocks[number - 1].split("\n")
        comments = []
        for row in old[1:]:
            if not row.lstrip().startswith("#"):
                break
            comments.append(row)
        fresh = write_step(step).split("\n")
        blocks[number - 1] = "\n".join([fresh[0], *comments, *fresh[1:]])
        return self._joined(head, blocks)

    def insert_step(self, number: int, step: Step) -> Draft:
        """Insert a step so that it gets this number."""
        head, blocks = self._blocks()
        blocks.insert(number - 1, write_step(step))
        return self._joined(head, blocks)

    def delete_step(self, number: int) -> Draft:
        head, blocks = self._blocks()
        del blocks[number - 1]
        return self._joined(head, blocks)

    def move_step(self, number: int, to: int) -> Draft:
        """Move a step so that it gets the number `to`."""
        head, blocks = self._blocks()
        blocks.insert(to - 1, blocks.pop(number - 1))
        return self._joined(head, blocks)

    def duplicate_step(self, number: int) -> Draft:
        head, blocks = self._blocks()
        blocks.insert(number, blocks[number - 1])
        return self._joined(head, blocks)

    def _blocks(self) -> tuple[str, list[str]]:
        """The text before the first step, and the text of every step; raises Mistake if it cannot be read."""
        if isinstance(self._source, Mistake):
            raise self._source
        if not self.editable:
            raise Mistake(self.path, self._source.line("step"), say("The steps are not a list of tables."))
        heads = self._heads()
        if heads is None:  # an unusual order: from now on in the usual one
            return Draft(write_scene(self._source.data), self.path)._blocks()
        rows = self.text.split("\n")
        ends = [*(head - 1 for head in heads[1:]), len(rows)]
        blocks = ["\n".join(rows[head - 1 : end]) for head, end in zip(heads, ends, strict=True)]
        return "\n".join(rows[: heads[0] - 1] if heads else rows), blocks

    def _joined(self, head: str, blocks: Sequence[str]) -> Draft:
        airy = not self.steps or re.search(r"\n\n(#.*\n)*\[\[\s*step", self.text)
        text = ("\n\n" if airy else "\n").join(part.strip("\n") for part in (head, *blocks) if part.strip())
        return attrs.evolve(self, text=text + "\n")


def _inside(rows: list[str], first: int, row: int) -> bool:
    """Whether a row still belongs to the value that began in another row, such as a list that is not closed yet."""
    if first < 0:
        return False
    text = re.sub(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'|#.*', "", "\n".join(rows[first:row]))
    return text.count("[") + text.count("{") > text.count("]") + text.count("}")


# ---- where drafts come from -----------------------------------------------------------------------------------------


def from_match(match: Match, title: str, caption: str) -> Draft:
    """A scene with the position of a match, and one step to begin with."""
    game = match.game
    data: dict[str, Any] = {"title": title, "game": game.id, "clauses": [_clause(match)], "players": len(match.players)}
    if options := _options(game, match.options):
        data["options"] = options
    if match.over:  # nothing is owed any more: such a position is told by how it came about
        data["seed"] = match.seed or "scene"
        line = (*match.root.moves, *(move for entry in match.line() for move in entry.moves))
        data["moves"] = [str(move) for move in line]
    else:
        data["position"] = game.describe(match.state)
    data["step"] = [{"say": caption}]
    return Draft(write_scene(data))


def from_setup(
    game: Game, players: int, options: Mapping[str, bool | str], seed: str, title: str, caption: str
) -> Draft:
    """A scene that starts with a new game, with the luck of a seed."""
    match = Match(game, options, game.seats[:players], seed)
    match.begin()
    data: dict[str, Any] = {"title": title, "game": game.id, "clauses": [_clause(match)], "players": players}
    if chosen := _options(game, match.options):
        data["options"] = chosen
    data |= {"seed": seed, "step": [{"say": caption}]}
    return Draft(write_scene(data))


def open_draft(path: Path) -> Draft:
    """The draft in a file, whatever is wrong with it; raises Mistake if it has no text to show."""
    raw = take(path)
    if len(raw) > LARGEST:
        why = say("It is larger than {kb} kB: that cannot be right.", kb=LARGEST // 1000)
        raise Mistake(str(path), 0, why, unreadable=True)
    return Draft(raw.decode("utf-8-sig", "replace").replace("\r\n", "\n"), str(path))


def some_match(draft: Draft) -> Match:
    """A match to show: the draft's own, or any of its game while the draft cannot be read."""
    if draft.scene is not None:
        return draft.scene.match()
    name = (draft.data or {}).get("game")
    game = games.load(name) if isinstance(name, str) and name in games.ids() else games.all_games()[0]
    match = Match(game, game.chosen({}), game.seats[: game.usual], "scene", fair=False)
    match.begin()
    return match


def _options(game: Game, options: Mapping[str, bool | str]) -> dict[str, bool | str]:
    """Only the options that differ from their defaults."""
    usual = {option.id: option.default for option in game.options}
    return {key: value for key, value in options.items() if usual.get(key) != value}


def _clause(match: Match) -> str:
    """A clause to begin with: that of the choice that is due."""
    due = match.due
    known = sorted(match.game.clauses)
    return due.clause if due is not None and due.clause in match.game.clauses else known[0]


# ---- steps from what somebody does ----------------------------------------------------------------------------------


def do_step(moves: Sequence[Action], caption: str) -> Step:
    """A step for a gesture that was made, with the luck it had."""
    actions = [str(move) for move in moves if not isinstance(move, Luck)]
    luck = [list(move.values) for move in moves if isinstance(move, Luck)]
    step: Step = {"say": caption, "do": actions[0] if len(actions) == 1 else actions}
    return step | ({"luck": luck} if luck else {})


def refuse_step(actions: Sequence[Action], caption: str, clause: str) -> Step:
    """A step for a gesture that the rules do not allow."""
    tried = [str(action) for action in actions]
    return {"say": caption, "refuse": tried[0] if len(tried) == 1 else tried, "clause": clause}


def kind_of(step: Mapping[str, Any]) -> str:
    """'do', 'refuse', 'ask', 'vote' or 'can'; 'say' for a step that only tells something."""
    return next((kind for kind in KINDS if kind in step), "say")


def caption_of(step: Mapping[str, Any]) -> str:
    """The first words of a step, for a list."""
    words = (step.get(key) for key in ("say", "ask", "vote"))
    return next((word for word in words if isinstance(word, str) and word), "")


# ---- files ----------------------------------------------------------------------------------------------------------


def slug(title: str) -> str:
    """A title as a file name in plain letters: an ü becomes a u.

    >>> slug("Über drei Füchse?")
    'uber-drei-fuchse'
    """
    letters = "".join(sign for sign in normalize("NFKD", title.casefold()) if not combining(sign))
    words = re.sub(r"[^a-z0-9]+", "-", letters).strip("-")[:60].rstrip("-") or "scene"
    return words if file_name(words) == words else f"{words}-scene"  # Windows gives no file the name con


def fresh_path(game: str, title: str) -> Path:
    """A path for a new file of the player's own."""
    folder, name = paths.user_scenes() / game, slug(title)
    path, number = folder / f"{name}.toml", 2
    while path.exists():
        path, number = folder / f"{name}-{number}.toml", number + 1
    return path


def own_scenes() -> tuple[Path, ...]:
    """The player's own scenes, by game: the lesson browser lists them after ours."""
    return tuple(sorted(paths.user_scenes().glob("*/*.toml")))


def is_own(path: str) -> bool:
    """Whether the player may write a file: any but those that came with the program."""
    return bool(path) and not Path(path).absolute().is_relative_to(paths.scenes().absolute())


def save(draft: Draft, path: Path) -> None:
    """Write the whole text or nothing; raises OSError."""
    files.folder(path.parent)
    files.replace(path, draft.text.encode(errors="replace"))


# ---- writing TOML ---------------------------------------------------------------------------------------------------


def write_scene(data: Mapping[str, Any]) -> str:
    """A whole scene as text, laid out as a person would write it."""
    plain = [key for key in TOP if key in data and key not in ("options", "position", "step")]
    rows = [row for key in plain for row in _pair(key, data[key])]
    for key in ("options", "position"):
        if key in data:
            rows += ["", *_table((key,), data[key])]
    for step in data.get("step", ()):
        rows += ["", write_step(step)]
    return "\n".join(rows) + "\n"


def write_step(step: Step) -> str:
    """One [[step]] as text."""
    rows = ["[[step]]"]
    for key in sorted(step, key=lambda key: KEYS.index(key) if key in KEYS else len(KEYS)):
        if not isinstance(step[key], dict):
            rows += _pair(key, step[key])
    for key, value in step.items():
        if isinstance(value, dict):
            rows += _table(("step", key), value)
    return "\n".join(rows)


def _table(path: tuple[str, ...], data: Mapping[str, Any]) -> list[str]:
    rows = [f"[{'.'.join(map(_key, path))}]"]
    rows += [row for key, value in data.items() if not isinstance(value, dict) for row in _pair(key, value)]
    for key, value in data.items():
        if isinstance(value, dict):
            rows += _table((*path, str(key)), value)
    return rows


def _pair(key: str, value: object) -> list[str]:
    flat = f"{_key(key)} = {_value(value)}"
    if len(flat) <= WIDE or not isinstance(value, list | tuple) or not value:
        return [flat]
    return [f"{_key(key)} = [", *(f"    {_value(item)}," for item in value), "]"]


def _key(key: object) -> str:
    text = str(key)
    return text if re.fullmatch(r"[A-Za-z0-9_-]+", text) else json.dumps(text)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items()) + " }"
    text = json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")
    return text.encode("utf-8", "replace").decode()
