"""The rule texts: complete, findable, and refused with a line when they are broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from nutdesk import games
from nutdesk.teach import rulebook
from nutdesk.teach.rulebook import RulebookError

CLAUSE = '[[clause]]\nid = "NS-P1"\nsection = "Pieces"\ntext = "Nine caches."\n'


@pytest.mark.parametrize("game", games.ids())
def test_the_rulebook_has_every_clause_that_the_rules_name(game: str) -> None:
    assert {clause.id for clause in rulebook.clauses(game)} >= games.load(game).clauses


def test_a_clause_is_found_by_its_id() -> None:
    clause = rulebook.clause("nice-one-squirrel", "NS-T4")
    assert clause.section == "Turn"
    assert clause.kind in rulebook.KINDS
    with pytest.raises(KeyError):
        rulebook.clause("nice-one-squirrel", "NS-T99")


def test_a_clause_says_of_every_sentence_whose_it_is(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(f'game = "nice-one-squirrel"\n{CLAUSE}house = "In oak."\nruling = "Round."\n', "utf-8")
    (clause,) = rulebook.load(path, "nice-one-squirrel").values()
    assert [(part.kind, part.text) for part in clause.parts] == [
        ("rule", "Nine caches."),
        ("house", "In oak."),
        ("ruling", "Round."),
    ]
    assert clause.whole == "Nine caches. In oak. Round."
    assert rulebook.search([clause], "oak caches") == (clause,)


def test_search_wants_every_word_in_any_order_and_case() -> None:
    found = rulebook.search(rulebook.clauses("nice-one-squirrel"), "TWIN colour")
    assert "NS-P2" in {clause.id for clause in found}
    assert rulebook.search(rulebook.clauses("nice-one-squirrel"), "twin submarine") == ()
    assert rulebook.search(rulebook.clauses("nice-one-squirrel"), "ns-e2")[0].id == "NS-E2"


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ('game = "nuts"\n' + CLAUSE, 1, "'game'"),
        ('game = "nice-one-squirrel"\n', 1, r"\[\[clause\]\]"),
        ('game = "nice-one-squirrel"\n' + CLAUSE + "colour = 1\n", 6, "'colour'"),
        ('game = "nice-one-squirrel"\n' + CLAUSE + 'kind = "guess"\n', 6, "'kind'"),
        ('game = "nice-one-squirrel"\n' + CLAUSE + 'ruling = " "\n', 6, "'ruling'"),
        ('game = "nice-one-squirrel"\n' + CLAUSE + 'kind = "house"\nhouse = "Ours."\n', 7, "already"),
        ('game = "nice-one-squirrel"\n' + CLAUSE + CLAUSE, 7, "twice"),
        ('game = "nice-one-squirrel"\n[[clause]]\nid = "NS-P1"\nsection = "Pieces"\n', 2, "'text'"),
        ('game = "nice-one-squirrel"\nclause = [1]\n', 2, "table"),
        ('game = "nice-one-squirrel"\n[[clause]\n', 2, "TOML"),
    ],
)
def test_a_broken_rulebook_is_refused_with_file_and_line(tmp_path: Path, text: str, line: int, words: str) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(RulebookError, match=words) as caught:
        rulebook.load(path, "nice-one-squirrel")
    assert caught.value.path == str(path)
    assert caught.value.line == line


def test_a_missing_rulebook_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match="no such file"):
        rulebook.load(tmp_path / "none.toml", "nice-one-squirrel")
