"""What the commands share: their arguments, error messages of one sentence, and output."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nutdesk.languages import LANGUAGES

if TYPE_CHECKING:
    from nutdesk.core.game import Game

GameId = Annotated[str, typer.Argument(metavar="GAME", help="Which game; 'nutdesk games' lists them.")]
Players = Annotated[int | None, typer.Option(help="How many players.")]
Wishes = Annotated[list[str] | None, typer.Option("--option", metavar="K=V", help="An optional rule.")]
Seed = Annotated[str | None, typer.Option(help="The same seed gives the same dice and cards.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]

Spoken = Annotated[str, typer.Option("--language", metavar="|".join(LANGUAGES), help="The language of all texts.")]

DEBUG = "NUTDESK_DEBUG"
UNREADABLE = 2


class CommandError(Exception):
    """An error as one sentence for the user, and its exit code."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code


def find_game(game_id: str) -> Game:
    """The game with this id."""
    from nutdesk import games

    try:
        return games.load(game_id)
    except KeyError:
        raise CommandError(f"there is no game '{game_id}'; the games are {', '.join(games.ids())}") from None


def choose(game: Game, players: int | None, wishes: Sequence[str] | None) -> tuple[int, dict[str, Any]]:
    """The number of players, or the game's usual one, and the options written as taking-up=on."""
    seats = game.usual if players is None else players
    if seats not in game.players:
        counts = ", ".join(map(str, game.players))
        raise CommandError(f"{game.title} is for {counts} players, not for {seats}")
    pairs: dict[str, str] = {}
    for wish in wishes or ():
        key, equals, value = wish.partition("=")
        if not equals:
            raise CommandError(f"an option is written as name=value, not '{wish}'")
        pairs[key] = value
    try:
        options = game.chosen(pairs)
        game.setup(options, seats)  # not every option goes with every number of seats
    except ValueError as error:
        raise CommandError(str(error)) from None
    return seats, options


def existing(path: Path) -> Path:
    """The path, if there is a file."""
    if not path.is_file():
        what = "this is a folder" if path.is_dir() else "there is no such file"
        raise CommandError(f"{path}: {what}", UNREADABLE)
    return path


def check_language(language: str) -> None:
    """CommandError if nobody has translated to it."""
    if language not in LANGUAGES:
        raise CommandError(f"there is no language '{language}'; the languages are {', '.join(LANGUAGES)}")


def read_size(text: str) -> tuple[int, int]:
    """A size such as 1920x1080 as two numbers."""
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and len(text) < 12):
        raise CommandError(f"a size is written as 1920x1080, not '{text}'")
    if not (320 <= int(width) <= 7680 and 200 <= int(height) <= 4320):
        raise CommandError("a picture is from 320x200 to 7680x4320")
    return int(width), int(height)


def read_data(game: str, file: Path) -> str:
    """The house data in a file, checked for this game; '' if they are the game's own."""
    from nutdesk import games
    from nutdesk.core.house import LARGEST, BadData

    if game not in games.ids():
        find_game(game)  # says which there are
    try:
        if existing(file).stat().st_size > LARGEST:
            raise CommandError(f"{file}: house data are a short text, and this is not", UNREADABLE)
        return games.checked_data(game, file.read_text("utf-8"))
    except BadData as error:
        raise CommandError(f"{file}: {error}", UNREADABLE) from None
    except (OSError, UnicodeError):
        raise CommandError(f"{file}: this is not readable text", UNREADABLE) from None


def play_by_data(game: str, file: Path) -> None:
    """Make this process play a game by the house data in a file."""
    from nutdesk import games

    games.swap(game, read_data(game, file))


def as_text(value: object) -> str:
    """A value as JSON in ASCII: what is written to a pipe need not be in UTF-8."""
    return json.dumps(value, indent=2)


def print_json(value: object) -> None:
    print(as_text(value))


@contextmanager
def desk() -> Iterator[None]:
    """Wraps what needs the window: explains why Qt cannot be loaded, or what is wrong with a file."""
    try:
        yield
    except ValueError as error:
        from nutdesk.record import BadFile
        from nutdesk.teach.source import Mistake

        if isinstance(error, BadFile | Mistake):
            raise CommandError(str(error), UNREADABLE) from None
        raise
    except ImportError as error:
        if os.environ.get(DEBUG):
            raise
        advice = "'nutdesk doctor' tells what is missing"
        raise CommandError(f"the window cannot be loaded ({error}); {advice}", 1) from None


def open_desk(game: str | None = None, **how: Any) -> None:
    """Run the window and exit with its exit code."""
    with desk():
        from nutdesk.desk.start import run as run_desk

        raise typer.Exit(run_desk(game, **how))


@contextmanager
def refusing(file: Path) -> Iterator[None]:
    """Wraps what reads a record, with the house data it was played by: a bad record is one sentence and exit code 2."""
    from nutdesk.record import BadFile, play_by

    try:
        play_by(file)
        yield
    except BadFile as error:
        raise CommandError(str(error), UNREADABLE) from None


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[], object]]:
    """A progress bar on standard error, if that is a terminal; call what it yields once per finished part."""
    done = 0
    with gauge(title) as show:

        def advance() -> None:
            nonlocal done
            done += 1
            show(done, total)

        show(0, total)
        yield advance


@contextmanager
def gauge(title: str) -> Iterator[Callable[[int, int], object]]:
    """The same, but called with how much is done, out of how much."""
    if not sys.stderr.isatty():
        yield lambda _done, _total: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title)
        yield lambda done, total: bar.update(task, completed=done, total=total)
