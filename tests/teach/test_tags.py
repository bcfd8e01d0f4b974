"""Every sentence of a rule says whose it is: the publisher's, the prototype's, our data, or our decision.

The table below was made from the publishers' rulebooks and from the pages that restate them clause by clause. These
pages are not part of the project; where they lie beside it, they are read and compared as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from nutdesk import games
from nutdesk.teach import rulebook

PAGES = Path(__file__).parents[3] / "shared" / "rules"
"""Where the clauses' pages lie, if they do."""

RULING, HOUSE, PROTOTYPE = ("ruling",), ("house",), ("prototype",)
BOTH = ("rule", "ruling")
"""The publisher's rule, and what was decided about it."""
OWN = ("rule", "house")
"""What the rulebook prints, and data of our own."""

PARTS: dict[str, tuple[str, ...]] = {
    # Nice One Squirrel!
    "NS-P3": OWN,
    "NS-S2": BOTH,
    "NS-T5": RULING,
    "NS-E1": BOTH,
    "NS-E2": RULING,
    # Nut Hunt: the compass, nine names, the kinds of nuts, forage and cost, pairs and points are ours
    "NH-P1": OWN,
    "NH-P2": OWN,
    "NH-P4": OWN,
    "NH-P5": OWN,
    "NH-T7": BOTH,
    "NH-C5": BOTH,
    "NH-A1": BOTH,
    "NH-R1": RULING,
    "NH-R2": RULING,
    "NH-R3": RULING,
    "NH-R4": RULING,
    "NH-R5": RULING,
    "NH-R6": RULING,
    # NUTS: numbers of pieces and what is on the cards come from the prototype, and so does the Trucks edition
    "NU-P3": ("rule", "prototype"),
    "NU-P4": ("prototype", "ruling"),
    "NU-P5": ("rule", "prototype", "ruling"),
    "NU-P6": PROTOTYPE,
    "NU-P7": ("rule", "prototype"),
    "NU-R2": BOTH,
    "NU-R3": BOTH,
    "NU-R4": BOTH,
    "NU-E4": BOTH,
    "NU-R6": RULING,
    "NU-R7": RULING,
    "NU-R8": RULING,
    "NU-R9": RULING,
    "NU-R10": RULING,
    "NU-R11": RULING,
    "NU-R12": RULING,
    "NU-R13": RULING,
    "NU-R14": RULING,
    "NT-1": PROTOTYPE,
    "NT-2": PROTOTYPE,
    "NT-3": PROTOTYPE,
    "NT-4": PROTOTYPE,
    "NT-5": PROTOTYPE,
    "NT-6": PROTOTYPE,
    "NT-7": PROTOTYPE,
    "NT-8": PROTOTYPE,
    "NT-9": ("prototype", "ruling"),
    "NT-10": RULING,
    # In the Nuts!
    "IN-P2": BOTH,
    "IN-P3": OWN,
    "IN-T4": BOTH,
    "IN-C3": BOTH,
    "IN-C5": BOTH,
    "IN-N1": BOTH,
    "IN-N3": BOTH,
    "IN-E1": BOTH,
    "IN-E2": BOTH,
    # Little Nutters: the rulebook shows two cards, Bulldozer and Grappling Hook
    "LN-S3": BOTH,
    "LN-P1": BOTH,
    "LN-P2": BOTH,
    "LN-P3": BOTH,
    "LN-P6": BOTH,
    "LN-P7": BOTH,
    "LN-T1": BOTH,
    "LN-T2": BOTH,
    "LN-E1": RULING,
    "LN-D1": HOUSE,
    "LN-D2": HOUSE,
    "LN-D3": HOUSE,
    "LN-D4": HOUSE,
    "LN-D5": OWN,
    "LN-D6": HOUSE,
    "LN-D7": OWN,
    "LN-D8": HOUSE,
    "LN-D9": HOUSE,
    "LN-R1": RULING,
    "LN-R2": RULING,
    "LN-R3": RULING,
    "LN-R4": RULING,
    "LN-R5": RULING,
    "LN-R6": RULING,
    "LN-R7": RULING,
}
"""Whose the sentences of a clause are, in order; a clause that is not here is all the publisher's."""

KNOWN = {clause.id: clause for game in games.ids() for clause in rulebook.clauses(game)}
KINDS = {name: tuple(part.kind for part in clause.parts) for name, clause in KNOWN.items()}


def test_every_sentence_has_the_tag_that_is_true() -> None:
    assert {name: kinds for name, kinds in KINDS.items() if kinds != ("rule",)} == PARTS


@pytest.mark.parametrize(
    ("clause", "kind", "words"),
    [
        ("LN-S3", "ruling", "draw lots"),
        ("LN-P1", "ruling", "same order"),
        ("LN-P2", "ruling", "forest pile"),
        ("LN-P3", "ruling", "only good for discarding"),
        ("LN-P7", "ruling", "not while paying"),
        ("LN-T1", "ruling", "play none"),
        ("NU-P4", "ruling", "discards are shuffled"),
        ("NU-P4", "prototype", "40 order"),
        ("NU-R2", "ruling", "already"),
        ("NU-R3", "ruling", "fed squirrel takes nothing"),
        ("NU-R4", "ruling", "beyond the fifth"),
        ("NU-E4", "ruling", "the win is shared"),
        ("NU-P3", "prototype", "48"),
        ("NU-P5", "prototype", "5 points"),
        ("NU-P7", "prototype", "1, 2, 3, 4 and 5"),
        ("NH-T7", "ruling", "empty deck"),
        ("NH-P1", "house", "north-east"),
        ("NH-P1", "house", "nine names"),
        ("NH-P2", "house", "hazelnut"),
        ("NH-P4", "house", "gives"),
        ("NH-P5", "rule", "Mouse Meadow – Hickory Haunt has 4"),
        ("NH-P5", "house", "balanced"),
        ("NH-A1", "ruling", "drawing 2 Objectives"),
        ("IN-P3", "rule", "5, 10 and 15"),
    ],
)
def test_what_was_decided_or_made_here_stands_under_its_tag(clause: str, kind: str, words: str) -> None:
    assert [part.kind for part in KNOWN[clause].parts if words in part.text] == [kind]


# ---- the pages ------------------------------------------------------------------------------------------------------

ELSEWHERE = {"NH-A2": "NH-R5"}
"""Decisions that a page tells with a clause and our texts with another."""
UNMARKED = {"LN-P1", "LN-P2", "LN-T1", "NU-P5", "NU-E4", "NH-T7"}
"""Clauses that their page does not mark although some of it was decided here: the rulebook says less."""
PIECES = {"NU-P3", "NU-P4", "NU-P5", "NU-P6", "NU-P7"}
"""The numbers and cards that the head of their page says are the prototype's."""
DATA = {"NS-P3", "NH-P1", "NH-P2", "NH-P4", "NH-P5", "IN-P3"}
"""The clauses that the house data at the end of a page, or names of the project, belong to."""


def told(folder: Path) -> Iterator[tuple[str, set[str]]]:
    """Each clause on the pages, with the kinds that must have a part in our text; 'rule' is not looked at."""
    for page in sorted(folder.glob("*.md")):
        section = ""
        for line in page.read_text("utf-8").splitlines():
            if line.startswith("## "):
                section = line[3:]
            found = re.match(r"- ([A-Z]{2}-[A-Z]?\d+) ", line)
            if found is None:
                continue
            name, kinds = found[1], set()
            if "`Ruling`" in line or section.startswith("Rulings"):
                kinds.add("ruling")
            if section.startswith("House deck") or name in DATA:
                kinds.add("house")
            if "Trucks edition" in section or name in PIECES:
                kinds.add("prototype")
            yield name, kinds


@pytest.mark.skipif(not PAGES.is_dir(), reason="the clauses' pages do not lie beside the project")
def test_the_tags_are_those_of_the_clauses_pages() -> None:
    assert compared(PAGES) == []


def compared(folder: Path) -> list[str]:
    """Where our tags are not those of the pages."""
    faults = []
    for name, wanted in told(folder):
        if name in ELSEWHERE:
            if "ruling" not in KINDS[ELSEWHERE[name]]:
                faults.append(f"{name}: nothing says what was decided")
            wanted = wanted - {"ruling"}
        if name in UNMARKED:
            wanted = wanted | {"ruling"}
        if (found := set(KINDS.get(name, ())) - {"rule"}) != wanted:
            faults.append(f"{name}: {sorted(found)} here, {sorted(wanted)} on its page")
    return faults


def test_the_comparison_finds_a_mark_that_is_missing_and_one_too_many(tmp_path: Path) -> None:
    text = "## Turn\n- NS-T1 Go. `Ruling`: at once.\n- NS-T5 Wait.\n- NS-T2 Turn it.\n"
    (tmp_path / "x.md").write_text(text, "utf-8")
    assert compared(tmp_path) == ["NS-T1: [] here, ['ruling'] on its page", "NS-T5: ['ruling'] here, [] on its page"]
