"""Every clause has a text, a mention in the engine and a test; nothing names a clause that is not there."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from nutdesk import games, paths
from nutdesk.teach.rulebook import KINDS, MARKED

ROOT = Path(__file__).parents[1]
CLAUSE = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")


def texts(rulebook: Path) -> dict[str, str]:
    """The clauses of a rulebook and their texts."""
    return {entry["id"]: entry["text"] for entry in tomllib.loads(rulebook.read_text("utf-8"))["clause"]}


def mentions(folder: Path) -> set[str]:
    """The clauses that an engine names, in code, comment or data, other than in its list of them all."""
    found = {clause for path in folder.rglob("*.toml") for clause in CLAUSE.findall(path.read_text("utf-8"))}
    for path in folder.rglob("*.py"):
        source = path.read_text("utf-8")
        lines = source.splitlines()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Assign | ast.AnnAssign) and _targets(node) & {"CLAUSES", "clauses"}:
                lines[node.lineno - 1 : node.end_lineno] = [""] * ((node.end_lineno or node.lineno) - node.lineno + 1)
        found.update(CLAUSE.findall("\n".join(lines)))
    return found


def _targets(node: ast.Assign | ast.AnnAssign) -> set[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return {target.id for target in targets if isinstance(target, ast.Name)}


@cache
def marked(folder: Path) -> frozenset[str]:
    """The clauses in the `rule` markers of the tests."""
    sources = (path.read_text("utf-8") for path in folder.rglob("*.py"))
    return frozenset(clause for source in sources if "mark.rule" in source for clause in _marks(source))


def _marks(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (str(value.value) for value in node.args if isinstance(value, ast.Constant))


def shown(folder: Path) -> set[str]:
    """The clauses that scenes are about."""
    scenes = (tomllib.loads(path.read_text("utf-8")) for path in sorted(folder.rglob("*.toml")))
    return {clause for scene in scenes for clause in scene.get("clauses", [])}


def faults(known: dict[str, str], listed: Iterable[str], engine: Path, tests: Path, scenes: Path) -> list[str]:
    """What is missing between a rulebook, the game's own list, its engine, its tests and its scenes."""
    prefixes = {clause.split("-")[0] for clause in known}
    named, proved = mentions(engine), {clause for clause in marked(tests) if clause.split("-")[0] in prefixes}
    proved |= shown(scenes)
    sentences = [f"{clause} has no text" for clause, text in known.items() if not text.strip()]
    for clauses, where in ((set(listed), "the game's list"), (named, "the engine"), (proved, "a test or scene")):
        sentences += [f"{clause} is not in {where}" for clause in known if clause not in clauses]
        sentences += [f"{clause} is in {where}, but in no rulebook" for clause in sorted(clauses - known.keys())]
    return sentences


@pytest.mark.parametrize("game_id", games.ids())
def test_every_clause_is_told_kept_and_proved(game_id: str) -> None:
    known = texts(paths.resources() / "rules" / f"{game_id}.toml")
    engine = ROOT / "nutdesk" / "games" / game_id.replace("-", "_")
    listed = games.load(game_id).clauses
    assert faults(known, listed, engine, ROOT / "tests", paths.scenes() / game_id) == []


@pytest.mark.parametrize("game_id", games.ids())
def test_a_rulebook_is_complete_and_in_order(game_id: str) -> None:
    book = tomllib.loads((paths.resources() / "rules" / f"{game_id}.toml").read_text("utf-8"))
    assert book["game"] == game_id
    names = [entry["id"] for entry in book["clause"]]
    assert len(set(names)) == len(names)
    for entry in book["clause"]:
        assert entry.keys() - MARKED == {"id", "section", "text", "kind"}
        assert entry["kind"] in KINDS
        assert entry["section"].strip()
        for key in ("text", *(entry.keys() & MARKED)):
            assert entry[key].strip().endswith((".", "!", "?", ")"))
    sections = [entry["section"] for entry in book["clause"]]
    assert len(dict.fromkeys(sections)) == sum(a != b for a, b in zip(sections, ["", *sections], strict=False))


def test_no_test_names_a_clause_that_no_rulebook_has() -> None:
    known = {clause for path in (paths.resources() / "rules").glob("*.toml") for clause in texts(path)}
    assert marked(ROOT / "tests") - known == set()


KNOWN = {"TH-T1": "Go.", "TH-T2": "Bury.", "TH-E1": "Stop."}
ENGINE = """
CLAUSES = frozenset((
    "TH-T1", "TH-T2", "TH-E1",
))
x = "TH-T1"  # TH-E1 says why
"""


class TestTheTracing:
    """It has to find what is missing."""

    @pytest.fixture
    def tree(self, tmp_path: Path) -> Path:
        for folder in ("engine/data", "tests/deep", "scenes"):
            (tmp_path / folder).mkdir(parents=True)
        self.write(tmp_path, "engine/rules.py", ENGINE)
        self.write(tmp_path, "engine/data/deck.toml", "clause = 'TH-T2'\n")
        self.write(tmp_path, "tests/deep/test_x.py", "@pytest.mark.rule('TH-T1', 'TH-T2')\ndef test_x(): ...\n")
        self.write(tmp_path, "scenes/01.toml", "clauses = ['TH-E1']\n")
        return tmp_path

    def write(self, root: Path, name: str, text: str) -> None:
        (root / name).write_text(text, "utf-8")

    def faults(self, root: Path, known: dict[str, str] | None = None, listed: Iterable[str] = KNOWN) -> list[str]:
        return faults(known or KNOWN, listed, root / "engine", root / "tests", root / "scenes")

    def test_a_whole_tree_is_faultless(self, tree: Path) -> None:
        assert self.faults(tree) == []

    def test_a_clause_without_words_is_found(self, tree: Path) -> None:
        assert self.faults(tree, KNOWN | {"TH-T2": " "}) == ["TH-T2 has no text"]

    def test_a_clause_in_the_list_alone_is_not_in_the_engine(self, tree: Path) -> None:
        self.write(tree, "engine/rules.py", "CLAUSES = ('TH-T1', 'TH-E1')\nx = 'TH-T1'\n")
        assert self.faults(tree) == ["TH-E1 is not in the engine"]

    def test_a_clause_without_test_or_scene_is_found(self, tree: Path) -> None:
        self.write(tree, "scenes/01.toml", "title = 'TH-E1'\n")
        assert self.faults(tree) == ["TH-E1 is not in a test or scene"]

    def test_a_clause_named_in_a_test_without_a_marker_does_not_count(self, tree: Path) -> None:
        self.write(tree, "tests/deep/test_x.py", "@pytest.mark.rule('TH-T2')\ndef test_x():\n    'TH-T1'\n")
        assert self.faults(tree) == ["TH-T1 is not in a test or scene"]

    def test_a_clause_missing_from_the_games_list_is_found(self, tree: Path) -> None:
        assert self.faults(tree, listed=("TH-T1", "TH-T2")) == ["TH-E1 is not in the game's list"]

    def test_a_clause_that_no_rulebook_has_is_found_everywhere(self, tree: Path) -> None:
        known = {"TH-T1": "Go.", "TH-T2": "Bury."}
        assert self.faults(tree, known) == [
            "TH-E1 is in the game's list, but in no rulebook",
            "TH-E1 is in the engine, but in no rulebook",
            "TH-E1 is in a test or scene, but in no rulebook",
        ]
