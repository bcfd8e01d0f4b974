"""The conformance suite catches a broken game, and says what is broken."""

from __future__ import annotations

import ast
import traceback
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from nutdesk.core import check
from nutdesk.core.check import LONGEST, Broken, play_and_check, random_play, tables
from nutdesk.core.game import Options
from tests.core.broken import BROKEN, BROKEN_MATCHES, ListsRefusedLater, ListsTwice
from tests.core.tiny import TINY, Tiny


@pytest.mark.parametrize(("seats", "options"), list(tables(TINY)))
def test_a_sound_game_passes(seats: int, options: Options) -> None:
    for seed in "abc":
        assert play_and_check(TINY, options, seats, seed).over


def test_every_table_is_every_seat_count_with_every_option() -> None:
    assert [(seats, *options.values()) for seats, options in tables(TINY)] == [
        (seats, lucky, cards) for seats in (2, 3) for lucky in (False, True) for cards in ("six", "nine")
    ]


def test_random_play_ends_and_counts_choices() -> None:
    state = TINY.setup(TINY.chosen({}), 2)
    assert random_play(TINY, state, Random(1)) >= 12
    assert not state.pending


def test_the_same_seed_plays_the_same_game() -> None:
    one, two = (play_and_check(TINY, {}, 2, "same") for _ in range(2))
    assert [entry.moves for entry in one.line()] == [entry.moves for entry in two.line()]


def test_a_failure_says_where_it_was_found() -> None:
    with pytest.raises(Broken) as caught:
        play_and_check(ListsTwice(), TINY.chosen({}), 3, "s")
    assert caught.value.__notes__ == ["two-heaps, 3 players, {'lucky': False, 'cards': 'six'}, seed 's', move 1"]


Caught = Mapping[str, tuple[str, int]]


@pytest.fixture(scope="module")
def caught() -> Caught:
    """For each promise: what the suite says of the game that breaks it, and the line that says so."""
    found = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(check, "LONGEST", 60)
        for sentence, game in BROKEN.items():
            found[sentence] = catch(game)
        for sentence, broken_match in BROKEN_MATCHES.items():
            patch.setattr(check, "Match", broken_match)
            found[sentence] = catch(TINY)
    return found


def catch(game: Tiny) -> tuple[str, int]:
    try:
        for seed in "abcdefgh":
            every = LONGEST if isinstance(game, ListsRefusedLater) else 1
            play_and_check(game, game.chosen({"cards": "nine"}), 3, seed, every=every)
    except Broken as broken:
        *_, caller, last = traceback.extract_tb(broken.__traceback__)
        return str(broken), (caller if last.name == "must" else last).lineno or 0
    return "nothing is wrong", 0


@pytest.mark.parametrize("sentence", [*BROKEN, *BROKEN_MATCHES])
def test_a_broken_promise_is_caught(sentence: str, caught: Caught) -> None:
    assert sentence in caught[sentence][0]


def test_every_promise_is_seen_to_be_broken(caught: Caught) -> None:
    """A promise added to the suite needs a broken game here."""
    tree = ast.parse(Path(check.__file__).read_text(encoding="utf-8"))
    apart = [rule for rule in tree.body if isinstance(rule, ast.FunctionDef) and rule.name in ("must", "random_play")]
    inside = {node for rule in apart for node in ast.walk(rule)}
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call) and node not in inside)
    named = ((call.func.id, call.lineno) for call in calls if isinstance(call.func, ast.Name))
    promises = {line for name, line in named if name in ("must", "Broken")}
    assert promises == {line for _, line in caught.values()}
