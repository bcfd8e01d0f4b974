"""Every level plays every game, by what it may know and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest

from nutdesk.bots import levels
from nutdesk.bots.bot import Bot
from nutdesk.bots.search import Budget, SearchBot
from nutdesk.core.check import tables
from nutdesk.core.game import Game, Options, look
from nutdesk.games import all_games
from tests.bots.positions import moments
from tests.core.tiny import TINY

GAMES = [*all_games(), TINY]
TABLES = [
    pytest.param(game, options, id=f"{game.id} {' '.join(map(str, options.values()))}")
    for game in GAMES
    for seats, options in tables(game)
    if seats == max(2, min(game.players))
]


def small_bots(game: Game) -> list[Bot]:
    """One of each way to think, and the deep ones not for long."""
    return [levels.bot("kit", game), levels.bot("young", game), SearchBot(game, Budget(iterations=24))]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_two_positions_that_look_the_same_to_a_seat_get_the_same_move(game: Game, options: Options) -> None:
    compared = 0
    for state in moments(game, options, 2, "oak", 19):
        seat = state.pending[-1].seat
        view = look(game, state, seat)
        other = next((it for it in (game.determinize(view, Random(n)) for n in range(8)) if it != state), None)
        if other is None or len(view.legal) == 1:
            continue
        compared += 1
        there = look(game, other, seat)
        for bot in small_bots(game):
            assert bot.choose(view, Random("luck")) == bot.choose(there, Random("luck"))
        if compared == 3:
            break
    assert compared or not game.secrets


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_what_a_bot_imagines_looks_to_its_seat_like_what_is_there(game: Game, options: Options) -> None:
    advice = game.advice()
    for state in moments(game, options, 2, "ash", 13):
        view = look(game, state, state.pending[-1].seat)
        other = advice.imagine(view, Random(3))
        assert look(game, other, view.viewer) == view
        assert game.census(other) == game.census(state)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_level_chooses_what_is_allowed_and_says_why(game: Game, options: Options) -> None:
    for state in list(moments(game, options, 2, "elm", 41))[:4]:
        seat = state.pending[-1].seat
        view = look(game, state, seat)
        for bot in small_bots(game):
            thought = bot.think(view, Random(1))
            assert 1 <= len(thought.candidates) <= 3
            for candidate in thought.candidates:
                assert game.judge(state, candidate.action), f"{candidate.action} is not allowed"
                assert candidate.why
                assert candidate.chance is None or 0 <= candidate.chance <= 1


def test_another_process_thinks_the_same_whatever_its_hashes() -> None:
    chosen = [
        subprocess.run(
            [sys.executable, "-m", "tests.bots.choices"],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert len(chosen[0].splitlines()) == 6 * len(all_games())
    assert chosen[0] == chosen[1]


def test_a_level_has_a_name_and_a_time_and_more_of_it_than_the_one_before() -> None:
    assert [level.id for level in levels.LEVELS] == ["kit", "young", "clever", "wise"]
    assert [level.seconds for level in levels.LEVELS] == [0, 0, 0.5, 2]
    assert all(level.name and level.text for level in levels.LEVELS)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_wise_imagine_thousands_of_games_where_the_clever_have_enough_of_hundreds(game: Game) -> None:
    pace = game.advice().pace
    assert 100 <= levels.iterations("clever", game) < 1000
    assert 8 * levels.iterations("clever", game) <= levels.iterations("wise", game) <= 2 * pace
    assert levels.iterations("young", game) == 0


@pytest.mark.parametrize(("level", "seconds"), [("clever", 0.5), ("wise", 2.0)])
def test_a_quick_machine_does_not_make_a_level_any_cleverer(level: str, seconds: float) -> None:
    bot = levels.bot(level, TINY)
    assert isinstance(bot, SearchBot)
    assert bot.budget == Budget(levels.BY_ID[level].enough, seconds)


def test_there_is_no_level_that_is_not_there() -> None:
    with pytest.raises(KeyError):
        levels.bot("genius", TINY)
