"""A move is called by a phrase with a verb, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from nutdesk import games
from nutdesk.bots.greedy import GreedyBot
from nutdesk.core.dealer import draw
from nutdesk.core.game import look
from nutdesk.core.moves import Chance
from nutdesk.core.table import Table
from nutdesk.desk.kit.words import voice
from nutdesk.desk.settings import language
from nutdesk.desk.table.move_names import _called, name_moves, title_button, title_gesture

VERBS = frozenset(
    (
        "Bribe",
        "Clear",
        "Dig",
        "Discard",
        "Draw",
        "Exchange",
        "Excavate",
        "Feed",
        "Fill",
        "Give",
        "Keep",
        "Lay",
        "Let",
        "Look",
        "Move",
        "Nullify",
        "Peek",
        "Play",
        "Pull",
        "Put",
        "Recruit",
        "Roll",
        "Search",
        "Ship",
        "Slide",
        "Spin",
        "Steal",
        "Stop",
        "Swap",
        "Take",
        "Throw",
        "Trade",
        "Use",
    )
)
INFINITIVES = frozenset(
    (
        "abgeben",
        "abwehren",
        "abwerfen",
        "ansehen",
        "anwerben",
        "aufhören",
        "ausgraben",
        "behalten",
        "bestechen",
        "buddeln",
        "drehen",
        "durchsuchen",
        "einsetzen",
        "fliehen",
        "freiräumen",
        "füttern",
        "laufen",
        "legen",
        "locken",
        "losschicken",
        "nehmen",
        "schieben",
        "setzen",
        "spicken",
        "spielen",
        "stehlen",
        "tauschen",
        "verlegen",
        "wegnehmen",
        "weglegen",
        "weiterbuddeln",
        "werfen",
        "würfeln",
        "ziehen",
        "zurückgeben",
        "zurücknehmen",
    )
)
"""German phrases carry one of them somewhere."""
WISHES = (
    ("in-the-nuts", {}),
    ("little-nutters", {}),
    ("nice-one-squirrel", {}),
    ("nut-hunt", {}),
    ("nuts", {"edition": "orders"}),
    ("nuts", {"edition": "trucks"}),
)


@pytest.fixture(autouse=True)
def _in_english(qapp: object) -> Iterator[None]:
    yield
    language.switch(language.choose("en"))


def tables(game_id: str, wishes: dict[str, Any]) -> Iterator[Table]:
    """Tables of a game of young squirrels, as the one sees them who is to choose."""
    game = games.load(game_id)
    rng, bot = Random("titles"), GreedyBot(game)
    state = game.setup(game.chosen(wishes), 3)
    for _ in range(300):
        if not state.pending:
            return
        top = state.pending[-1]
        if isinstance(top, Chance):
            game.step(state, draw(top, rng))
            continue
        view = look(game, state, top.seat)
        yield game.table(view, game.seats[:3])
        game.step(state, bot.choose(view, rng))


@pytest.mark.parametrize(("game_id", "wishes"), WISHES)
def test_a_drag_is_called_by_a_phrase_with_a_verb(game_id: str, wishes: dict[str, Any]) -> None:
    seen = set()
    every = list(tables(game_id, wishes))
    for code in ("en", "de"):
        language.switch(language.choose(code))
        words = voice(game_id, ("Ann", "Ben", "Cleo"))
        for table in every:
            called = _called(table, words)
            for gesture in table.gestures:
                title = str(title_gesture(gesture, words.tell, lambda key, called=called: called.get(key, "")))
                seen.add(title)
                found = set(re.findall(r"\w+", title.lower() if code == "de" else title.partition(" ")[0]))
                assert found & (VERBS if code == "en" else INFINITIVES), title
                assert not re.search(r"\b(nach|auf|in) (Der|Die|Das)\b", title), title
    assert len(seen) > 10


@pytest.mark.parametrize(("game_id", "wishes"), WISHES)
def test_what_two_ways_lead_to_has_one_name(game_id: str, wishes: dict[str, Any]) -> None:
    """A button is called as the drag that does the same."""
    words = voice(game_id)
    for table in tables(game_id, wishes):
        drags = {gesture.actions: gesture for gesture in table.gestures}
        for button in table.buttons:
            gesture = drags.get(button.actions)
            if gesture is not None:
                names = title_gesture(gesture, words.tell, str), title_button(button, gesture, words.tell)
                assert names[0] == names[1]


def test_a_button_with_a_price_is_called_by_what_it_does() -> None:
    game = games.load("nuts")
    state = game.position({"tokens": [9, 9]}, game.chosen({"edition": "orders"}), 2)
    names = [name_moves(game, state, game.seats[:2], (game.parse(text),)) for text in ("build", "plan", "feed")]
    assert names == [("Lay a cross tile or take one off",), ("Draw two bonus cards",), ("Feed the squirrel",)]


def test_an_action_that_opens_a_choice_is_not_called_by_one_of_the_pieces() -> None:
    """To swap is not yet to take the first dispenser."""
    game = games.load("nuts")
    orders = ".SCCSACCSACC"
    state = game.position({"tokens": [9, 9], "orders": orders}, game.chosen({"edition": "orders"}), 2)
    names = [name_moves(game, state, game.seats[:2], (game.parse(text),)) for text in ("swap", "salt", "reposition")]
    assert names == [("Swap",), ("Salt",), ("Reposition",)]


def test_cards_of_one_name_are_told_apart_by_their_symbol_alone() -> None:
    """A whole text of a card is no title."""
    shared = 0
    for table in tables("little-nutters", {}):
        names: dict[str, set[str]] = {}
        for gesture in table.gestures:
            if len(gesture.actions) == 1 and "hand-" in gesture.piece and gesture.spot in ("discard", "table"):
                names.setdefault(str(gesture.title), set()).add(str(gesture.actions[0]))
        assert all(len(actions) == 1 for actions in names.values()), names
        assert all(len(name) < 60 for name in names)
        shared += sum("(" in name for name in names)
    assert shared
