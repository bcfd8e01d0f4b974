"""A reason is a hint for a person and the announcement of a bot: it must fit both."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from nutdesk import games
from nutdesk.bots.bot import Bot, RandomBot
from nutdesk.bots.greedy import GreedyBot
from nutdesk.bots.search import Budget, SearchBot
from nutdesk.core.advice import Advice
from nutdesk.core.dealer import draw
from nutdesk.core.events import Event, EventKind
from nutdesk.core.game import Game, look
from nutdesk.core.moves import Action, Chance
from nutdesk.core.words import Say, Seat
from tests.games.reasons import told
from tests.texts import packaging

SPOKEN_TO = re.compile(r"\b(you|your|yours|du|dich|dir|dein\w*|\w+st du)\b", re.IGNORECASE)


def reasons(game: str) -> Iterator[tuple[str, ...]]:
    """What a game's files of reasons say, in English and in the other languages."""
    translations = packaging("translations")
    for file in translations.FOLDER.glob(f"{game}_*.ts"):
        for messages in translations.read(file).values():
            for message in messages.values():
                if message.file.endswith(("reasons.py", "advice.py")):
                    yield message.source, *message.forms


@pytest.mark.parametrize("game", games.ids())
def test_a_reason_speaks_to_nobody(game: str) -> None:
    """A bot that says why it moves would otherwise tell a person what "you" can do."""
    found = list(reasons(game))
    assert len(found) > 8 or type(games.load(game).advice()) is Advice
    assert not [text for texts in found for text in texts if SPOKEN_TO.search(text)]


# What a reason names


AHEAD = {
    "nut-hunt": {
        "That will pay for a squirrel on {tile}.": ["tile"],
        "That helps to pay for a squirrel on {tile} later.": ["tile"],
        "The other two both end on {tile}.": ["tile"],
        "{tile} lies on the way from {one} to {two}.": ["one", "two"],
        "{tile} is next to {end}, where a secret objective ends.": ["end"],
        "It completes {title}.": ["title"],
    },
    "in-the-nuts": {
        "A second squirrel in {field} can take the {nut} later.": ["nut"],
        "Two of the {n} squirrels there can take the {nut}.": ["nut"],
        "Two squirrels will stand over the {nut} and can take it.": ["nut"],
    },
    "little-nutters": {
        "{card} would come next.": ["card"],
        "{card} lies on top, and {answer} answers it.": ["answer"],
    },
    "nuts": {
        "That way it goes for the {nut}, which is needed less.": ["nut"],
        "{goal} brings {points} points and more: {perk}.": ["perk"],
    },
}
"""The sentences that name more than the move itself, and which parts: each says plainly what these have to do with it,
and what it says is checked with its game."""


def names(text: Say) -> Iterator[tuple[str, str]]:
    """The names in a sentence, each with the part that it fills: nuts, tiles, cards, players."""
    for part, value in text.parts.items():
        if isinstance(value, Say) and value.parts:
            yield from ((part, name) for _, name in names(value))
        elif isinstance(value, str | Seat):
            yield part, f"{value}"


def involved(game: Game, view: Any, action: Action) -> str:
    """All that the table and the story call a move by, and what comes of it at once."""
    table = game.table(view, game.seats[: view.seats])
    texts: list[str] = []
    things = {thing.id: thing.name for thing in (*table.spots, *table.pieces)}
    things |= {piece.id: piece.name for group in table.hand for piece in group.pieces}
    for gesture in table.gestures:
        if action in gesture.actions:
            texts += [gesture.title, gesture.says, *(line.text for line in gesture.lines)]
            texts += [*(things.get(key, "") for key in (gesture.piece, gesture.spot))]
    texts += [f"{button.label} {button.title} {button.hint}" for button in table.buttons if action in button.actions]

    def note(kind: EventKind, *values: Any, only: int | None = None) -> None:
        texts.append(Event(kind, values, only).sentence())

    state = game.determinize(view, Random(0))
    game.step(state, action, note)
    return " ".join(texts).casefold()


def odd_names(game: Game, view: Any, action: Action, why: Say) -> list[str]:
    """What a sentence names that the move does not involve, and that is not plainly about something else."""
    ahead = AHEAD.get(game.id, {}).get(why.template, [])
    found = [(part, name) for part, name in names(why) if part not in ahead]
    if not found:
        return []
    there = involved(game, view, action)
    return [f"{action}: {why} ({part})" for part, name in found if name.casefold() not in there]


GIVES_REASONS = [game for game in games.ids() if type(games.load(game).advice()) is not Advice]
"""A game without advice of its own, such as a new one, gives no reasons of its own."""
TABLES = [
    (game, wishes) for game in GIVES_REASONS for wishes in ([{}, {"edition": "trucks"}] if game == "nuts" else [{}])
]


@pytest.mark.parametrize(("game", "wishes"), TABLES)
def test_a_reason_names_only_what_its_move_involves(game: str, wishes: dict[str, Any]) -> None:
    """A hazelnut in the sentence and a chestnut in the hand: nobody would believe the next sentence."""
    rules, odd, named = games.load(game), list[str](), 0
    for seats in (2, 3):
        for view, action, why in told(rules, seats, "names", **wishes):
            odd += odd_names(rules, view, action, why)
            named += any(True for _ in names(why))
    assert not odd, sorted(set(odd))[:9]
    assert named > 40


@pytest.mark.parametrize("level", ["kit", "young", "clever"])
@pytest.mark.parametrize(("game", "wishes"), TABLES)
def test_what_a_bot_says_names_only_what_it_then_does(game: str, wishes: dict[str, Any], level: str) -> None:
    rules, rng = games.load(game), Random(f"says/{level}")
    bots: dict[str, Bot] = {
        "kit": RandomBot(),
        "young": GreedyBot(rules),
        "clever": SearchBot(rules, Budget(iterations=12)),
    }
    state, said, moves = rules.setup(rules.chosen(wishes), 2), 0, 0
    while state.pending and moves < 300:
        due = state.pending[-1]
        if isinstance(due, Chance):
            rules.step(state, draw(due, rng))
            continue
        view = look(rules, state, due.seat)
        chosen = bots[level].think(view, rng).candidates[0]
        assert not odd_names(rules, view, chosen.action, chosen.why)
        assert not chosen.then, "a bot thinks of each step by itself"
        said += bool(chosen.why.parts)
        moves += 1
        rules.step(state, chosen.action)
    assert said or level == "kit"
