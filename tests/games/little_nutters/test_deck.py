"""The deck file: every mistake is refused with its line, and a new card needs no code."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import nutdesk
from nutdesk.games.little_nutters import deck
from nutdesk.games.little_nutters.deck import Fault
from nutdesk.games.little_nutters.vocabulary import WORDS

FILE = Path(deck.__file__).with_name("deck.toml")
TEXT = FILE.read_text(encoding="utf-8")


def broken(old: str, new: str) -> tuple[Fault, int]:
    """The fault of the deck with one change, and the line that was changed."""
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    with pytest.raises(Fault) as caught:
        deck.parse(text)
    return caught.value, TEXT[: TEXT.index(old)].count("\n") + 1


def test_the_house_deck_is_sound() -> None:
    assert sum(card.count for card in deck.parse(TEXT).cards) == 192


@pytest.mark.rule("LN-D5")
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('effects = ["you draw 3"]', 'effects = ["you dream 3"]', "unknown effect 'you dream 3'"),
        ('effects = ["end turn", "bury nut"]', 'effects = ["end turn", 7]', "unknown effect '7'"),
        ('effects = ["you draw 3"]', 'effects = ["end turn"]', "a card of category boost cannot have"),
        ('does = ["sink nut"]', 'does = ["sing nut"]', "unknown effect 'sing nut'"),
        ('category = "attack"', 'category = "visitor"', "'visitor' is no category"),
        ('symbol = "none"', 'symbol = "sun"', "'sun' is no symbol"),
        ('stays = "own"', 'stays = "here"', "'here' is no stays"),
        ('lasts = "always"', 'lasts = "long"', "'long' is no lasts"),
        ('ability = "peek"', 'ability = "poke"', "unknown ability 'poke'"),
        ("count = 27", 'count = "many"', "'count' is a number"),
        ("hand = 7", "hand = -1", "'hand' is a number"),
        ("defence = 14", "defence = 15", "not 27 × 4"),
    ],
)
def test_a_mistake_is_refused_with_its_line(old: str, new: str, says: str) -> None:
    fault, line = broken(old, new)
    assert says in str(fault)
    assert fault.line == (line if old != "defence = 14" else _line("patches = 27"))
    assert str(fault).startswith(f"line {fault.line}:")


def _line(text: str) -> int:
    return TEXT[: TEXT.index(text)].count("\n") + 1


@pytest.mark.rule("LN-S3")
@pytest.mark.parametrize(
    ("old", "new"),
    [("count = 27", "count = 26"), ('count = 6\nsymbol = "none"\npicture', 'count = 7\nsymbol = "none"\npicture')],
)
def test_a_deck_that_does_not_make_27_patches_of_4_is_refused(old: str, new: str) -> None:
    fault, _ = broken(old, new)
    assert "27 × 4 = 108" in str(fault)
    assert fault.line == _line("patches = 27")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('name = "Fox"', 'name = "Mad Cat"', "two cards are called 'mad-cat'"),
        ('name = "Fox"', "name = 3", "'name' is missing or no text"),
        ('text = "End turn."', 'colour = "red"', "a card has no 'colour'"),
        ('stays = "own"\n', "", "a card stays for standing effects"),
        ('lasts = "always"\n', "", "a card that stays says how long it lasts"),
        ('category = "nut"', 'category = "attack"', "one kind of nut"),
        ("5 = 6, ", "", "'target' gives the winning number"),
        ("[setup]", "[set-up]", "a deck has no 'set-up'"),
        ("hand = 7", "hand = 15", "6 hands of 15 are 90 cards, and 84 are not in the patches (LN-S3)"),
        ('symbol = "none"', 'symbol = "rotate"', "all nuts look the same"),
        ('name = "Fox"', 'name = "Fox\\u0007"', "'name' is one line of at most 40 letters"),
        ('name = "Fox"', f'name = "{"F" * 41}"', "'name' is one line of at most 40 letters"),
        ('name = "Fox"', 'name = "…"', "a name has at least one of the letters"),
        ('text = "End turn."', 'text = "\\u202e.nrut dnE"', "'text' is one line"),
        ('picture = "fox"', 'picture = "../../../fox"', "a picture is one of resources/art"),
        ('picture = "fox"', 'picture = "/tmp/fox"', "a picture is one of resources/art"),
    ],
)
def test_other_mistakes_are_refused_too(old: str, new: str, says: str) -> None:
    fault, _ = broken(old, new)
    assert says in str(fault)
    assert fault.line > 0


def test_every_word_of_the_vocabulary_is_used_by_the_house_deck() -> None:
    used = {code for card in deck.parse(TEXT).cards for code, _ in card.effects}
    used |= {code for card in deck.parse(TEXT).cards for one in card.outcomes if one for code, _ in one.does}
    assert used == {word.code for word in WORDS.values()}


NEW_CARDS = """
[[card]]
name = "Windfall"
category = "boost"
count = 3
symbol = "rotate"
picture = "cards/full-cheeks"
text = "Draw two, then search a patch."
effects = ["you draw 2", "search 1"]

[[card]]
name = "Hornets"
category = "attack"
count = 2
symbol = "none"
picture = "cards/mad-cat"
text = "Dig stopped. Lose two random cards."
effects = ["stop", "you lose 2"]

[[card]]
name = "Tug of War"
category = "bust"
count = 2
symbol = "rotate"
picture = "cards/grappling-hook"
text = "Raid a Nut Sack:"
leaf = { says = "steal a nut", does = ["steal nut"] }
moon = { says = "they discard one", does = ["target discards 1"] }
"""
PLAY = """
from nutdesk.core.check import play_and_check
from nutdesk.games.little_nutters import GAME
from nutdesk.games.little_nutters.parts import FACES
assert {"windfall-leaf", "hornets"} <= set(FACES)
for seats in (2, 4):
    play_and_check(GAME, {}, seats, "windfall", every=40)
"""


def test_adding_cards_of_known_effects_needs_no_code(tmp_path: Path) -> None:
    root = Path(nutdesk.__file__).parent
    for part in ("core", "games/little_nutters"):
        shutil.copytree(root / part, tmp_path / "nutdesk" / part, ignore=shutil.ignore_patterns("__pycache__"))
    for part in ("__init__.py", "games/__init__.py"):
        shutil.copy(root / part, tmp_path / "nutdesk" / part)
    text = TEXT.replace('name = "Fox"\ncategory = "attack"\ncount = 6', 'name = "Fox"\ncategory = "attack"\ncount = 4')
    (tmp_path / "nutdesk/games/little_nutters/deck.toml").write_text(text + NEW_CARDS, encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", PLAY], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
