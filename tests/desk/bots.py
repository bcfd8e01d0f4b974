"""Matches with bots at the table, and waiting for what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import attrs
import pytest
from pytestqt.qtbot import QtBot

from nutdesk import games
from nutdesk.core.match import Match
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.table.bot_requests import stop_thinking

PATIENCE = 120_000
"""Milliseconds: a busy machine may be slow, a wrong program never gets there."""


def seated(*kinds: str, game: str = "nice-one-squirrel", fair: bool = True, seed: str = "desk") -> Match:
    """A match after its deal; '' is a person."""
    rules = games.load(game)
    players = tuple(attrs.evolve(player, kind=kind) for player, kind in zip(rules.seats, kinds, strict=False))
    match = Match(rules, rules.chosen({}, len(players)), players, seed, fair=fair)
    match.begin()
    return match


def hurried(page: TablePage) -> TablePage:
    """The page with bots that play at once."""
    page.bots.pace = "instant"
    return page


def wait_for(qtbot: QtBot, what: Callable[[], object]) -> None:
    qtbot.waitUntil(lambda: bool(what()), timeout=PATIENCE)


def wait_for_person(qtbot: QtBot, page: TablePage) -> None:
    """Until the bots have played and a person is to choose."""
    session = page.session
    wait_for(qtbot, lambda: session.bot_due is None and not page.animator.busy)


def played_out(game: str = "nice-one-squirrel", seats: int = 3, seed: str = "coach") -> Match:
    """A whole game of random moves."""
    match, rng = seated(*[""] * seats, game=game, seed=seed), Random(seed)
    while not match.over:
        match.play(rng.choice(match.game.legal(match.state)))
    return match


@pytest.fixture(scope="module", autouse=True)
def thinking_ends() -> Iterator[None]:
    """The process that thinks serves the whole module, and not longer."""
    yield
    stop_thinking()
