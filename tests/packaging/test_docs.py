"""The pages say what is true: every link leads somewhere, every command that is shown runs, every key is there."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from nutdesk import games
from nutdesk.core.card import Card
from nutdesk.core.game import look
from nutdesk.core.match import Match
from nutdesk.teach.browse import short_course

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
GAME = ROOT / "tests" / "saves" / "v0.1.0" / "nice-one-squirrel-3-plain-over.nutdesk"
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
BLOCK = re.compile(r"^[ ]*```sh\n(.*?)^[ ]*```", re.MULTILINE | re.DOTALL)


def anchors(text: str) -> set[str]:
    """The anchors that a forge makes of headings."""
    heads = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


def links() -> list[tuple[Path, str]]:
    return [(page, link) for page in PAGES for link in LINK.findall(page.read_text("utf-8"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text("utf-8")):
        if link.startswith(("https://", "mailto:")):
            continue
        target, _, anchor = link.partition("#")
        place = (page.parent / target).resolve() if target else page
        assert place.exists(), link
        if anchor:
            assert anchor in anchors(place.read_text("utf-8")), link


def test_every_page_is_linked_from_the_readme_or_from_a_page_that_is() -> None:
    leads: dict[Path, set[Path]] = {}
    for page, link in links():
        leads.setdefault(page.resolve(), set()).add((page.parent / link.partition("#")[0]).resolve())
    found, queue = set(), [(ROOT / "README.md").resolve()]
    while queue:
        page = queue.pop()
        if page not in found:
            found.add(page)
            queue += leads.get(page, ())
    lost = {page for page in map(Path.resolve, PAGES) if page not in found} - {(ROOT / "CHANGELOG.md").resolve()}
    assert not lost


def test_every_picture_of_the_pages_is_used() -> None:
    used = {(page.parent / link).resolve() for page, link in links()}
    kept = {path.resolve() for path in (ROOT / "docs" / "pictures").iterdir()}
    assert kept <= used


def test_every_picture_is_made_by_the_script_and_none_is_heavy() -> None:
    script = (ROOT / "packaging" / "pictures.py").read_text("utf-8")
    made = set(re.findall(r'^    "([\w-]+)": ', script, re.MULTILINE))
    made -= {f"course-{card.id}" for card in games.cards() if not short_course(card.id)}
    pictures = list((ROOT / "docs" / "pictures").glob("*.png"))
    assert {path.stem for path in pictures} == made
    # A contact sheet has thirty pictures on it.
    limits = {path: 700_000 if path.stem.startswith("course-") else 250_000 for path in pictures}
    assert not [path.name for path, most in limits.items() if path.stat().st_size > most]


@pytest.mark.parametrize("card", games.cards(), ids=lambda card: card.id)
def test_the_page_of_a_game_names_every_option_and_every_key_of_its_buttons(card: Card) -> None:
    game = games.load(card.id)
    page = (ROOT / "docs" / "games" / f"{card.id}.md").read_text("utf-8")
    for option in game.options:
        assert option.title in page
        assert option.clause in page
    tables = "\n".join(row for row in page.splitlines() if row.startswith("|"))
    for edition in ({}, {"edition": "trucks"}) if card.id == "nuts" else ({},):
        for seats in {min(game.players), card.usual}:
            match, rng = Match(game, game.chosen(edition, seats), game.seats[:seats], "keys"), Random("keys")
            match.begin()
            for move in range(240):
                if match.due is None:
                    break
                if move % 6 == 0:
                    view = look(game, match.state, match.due.seat)
                    for button in game.table(view, match.cast).buttons:
                        if len(button.key) == 1 or button.key == "Enter":  # what the table listens to
                            assert re.search(rf"\b{button.key}\b", tables), button
                match.play(rng.choice(game.legal(match.state)))


def commands() -> list[str]:
    """Every command of a block marked sh, on one line each."""
    blocks = [block for page in PAGES for block in BLOCK.findall(page.read_text("utf-8"))]
    rows = [row.strip() for block in blocks for row in block.replace("\\\n", " ").splitlines()]
    return sorted({row.partition("  #")[0].strip() for row in rows if row.startswith("nutdesk")})


def test_there_are_commands_to_try() -> None:
    assert len(commands()) >= 10


@pytest.mark.parametrize("command", commands())
def test_a_command_that_is_shown_runs(command: str, tmp_path: Path) -> None:
    words = shlex.split(command)
    (tmp_path / "game.nutdesk").write_bytes(GAME.read_bytes())
    shutil.copytree(ROOT / "scenes", tmp_path / "scenes")
    environment = {
        **os.environ,
        "NUTDESK_HOME": str(tmp_path / "home"),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    # The doctor runs well even where it finds something missing; that is its answer.
    assert done.returncode in ((0, 1) if words[1] == "doctor" else (0,)), done.stdout + done.stderr
    for word in words:
        if word.startswith(("picture.", "handout.", "rules.", "report.", "game.txt")):
            assert (tmp_path / word).is_file(), f"{word} was not written"
