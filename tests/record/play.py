"""Random games with branches, and what it means that two matches are the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import attrs
import pytest

from nutdesk import games
from nutdesk.core.game import Player
from nutdesk.core.match import Entry, Match
from nutdesk.record import BadFile, Header, header_of, load

NICE = "nice-one-squirrel"


def titled(match: Match, title: str) -> Header:
    """The header of a match that somebody has given a name."""
    return attrs.evolve(header_of(match), title=title)


def begun(game_id: str = NICE, seats: int = 3, seed: str = "s", **options: bool | str) -> Match:
    """A match after its deal."""
    game = games.load(game_id)
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    match = Match(game, game.chosen(chosen), game.seats[:seats], seed, fair=False)
    match.begin()
    return match


def at_table(*seats: str, game: str = NICE, seed: str = "s", **options: bool | str) -> Match:
    """A match after its deal; 'Ann' is a person, 'Rex:wise' a bot of that level."""
    rules = games.load(game)
    players = []
    for seat, known in zip(seats, rules.seats, strict=False):
        name, _, kind = seat.partition(":")
        players.append(Player(name, known.colour, kind))
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    match = Match(rules, rules.chosen(chosen), players, seed, fair=False)
    match.begin()
    return match


def wander(match: Match, rng: Random, steps: int, kept: Callable[[], None] = lambda: None) -> Match:
    """Play random moves, now and then going somewhere else in the tree; kept is called after every step."""
    for _ in range(steps):
        if match.over or rng.random() < 0.15:
            match.goto(rng.choice(match.entries))
        else:
            extra = [
                action for seat in range(len(match.players)) for action in match.game.interrupts(match.state, seat)
            ]
            match.play(rng.choice(extra if extra and rng.random() < 0.2 else match.game.legal(match.state)))
        kept()
    return match


def played_out(match: Match, rng: Random) -> Match:
    """Play random moves to the end."""
    while not match.over:
        match.play(rng.choice(match.game.legal(match.state)))
    return match


def turned(match: Match) -> Match:
    """Two branches of which the older one was visited last; the players are back at the start."""
    one, two = match.game.legal(match.state)[:2]
    match.play(one)
    older = match.play(match.game.legal(match.state)[0])
    match.goto(match.root)
    match.play(two)
    match.play(match.game.legal(match.state)[0])
    match.goto(older)
    match.goto(match.root)
    return match


def annotated(match: Match, rng: Random) -> Match:
    """Names, notes and hints on some of the entries."""
    for entry in rng.sample(match.entries, min(6, len(match.entries))):
        entry.name = rng.choice(["", "The trap", "Zoë's “fork”", "# 1: a, b; c"])
        entry.note = rng.choice(["", "why not?", "two\nlines", "a\n\n  b", '"quoted" \\', "note: 3"])
        entry.hints = rng.choice([0, 0, 1, 12])
        entry.variation = rng.random() < 0.2
    return match


def reseated(match: Match, rng: Random) -> Match:
    """Some seats change hands: people, bots, and names that look like something else."""
    for _ in range(3):
        name = rng.choice(["Rex", "Zoë: a", "# 1", '"', " b", "seat 1: x", ""])
        match.reseat(rng.randrange(len(match.players)), name, rng.choice(["", "kit", "wise"]))
    return match


def number(entry: Entry | None) -> int:
    return -1 if entry is None else entry.number


def same(one: Match, two: Match) -> None:
    """Assert that two matches are the same: every entry, every position, every way back and forth."""
    assert (one.game, one.options, one.players, one.seed, one.fair) == (
        two.game,
        two.options,
        two.players,
        two.seed,
        two.fair,
    )
    assert one.seat_changes == two.seat_changes
    assert number(one.current) == number(two.current)
    assert len(one.entries) == len(two.entries)
    for mine, other in zip(one.entries, two.entries, strict=True):
        assert (mine.moves, mine.state, mine.seat, mine.chances, mine.depth, mine.barrier) == (
            other.moves,
            other.state,
            other.seat,
            other.chances,
            other.depth,
            other.barrier,
        )
        assert number(mine.parent) == number(other.parent)
        assert number(mine.redo) == number(other.redo)
        assert (mine.name, mine.note, mine.hints, mine.variation) == (
            other.name,
            other.note,
            other.hints,
            other.variation,
        )


def refused(path: Path) -> BadFile:
    """Assert that a file is refused in one line and left as it is; the refusal."""
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(BadFile) as caught:
        load(path)
    assert_readable(caught.value)
    assert (path.read_bytes() if path.is_file() else b"") == before
    return caught.value


def assert_readable(bad: BadFile) -> None:
    sentence = str(bad)
    assert sentence == bad.sentence
    assert len(sentence.splitlines()) == 1
    assert sentence.encode()
    assert 10 < len(sentence) <= 500
