"""The command line. Each command imports what it needs, so that the others start fast."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any, NoReturn

import typer

from nutdesk import __version__
from nutdesk.cli import bots, games, lab, machine, newgame, paper, records, scenes
from nutdesk.cli.common import DEBUG, CommandError, open_desk

PLAIN: dict[str, Any] = {"rich_markup_mode": None, "add_completion": False, "pretty_exceptions_enable": False}
UNEXPECTED = 70

COMMANDS: dict[str, Callable[..., None]] = {
    "play": games.play,
    "open": records.open_file,
    "games": games.games,
    "selfplay": bots.selfplay,
    "ladder": bots.ladder,
    "lab": lab.lab,
    "stats": records.stats,
    "present": scenes.present,
    "shot": paper.shot,
    "handout": paper.handout,
    "rules": paper.rules,
    "print": paper.print_parts,
    "new-game": newgame.new_game,
    "doctor": machine.doctor,
    "bench": machine.bench,
}
"""Every command by its name, in the order in which --help lists them."""
GROUPS: dict[str, tuple[str, dict[str, Callable[..., None]]]] = {
    "scene": (
        "Teaching scenes: check them, show one, see all steps at once, share them.",
        {
            "check": scenes.check_scenes,
            "show": scenes.show_scene,
            "sheet": scenes.sheet,
            "pack": scenes.pack_scenes,
            "unpack": scenes.unpack_scenes,
        },
    ),
    "record": (
        "Saved games: print one, verify one, export one, salvage a damaged one.",
        {
            "show": records.show_record,
            "verify": records.verify_record,
            "export": records.export_record,
            "salvage": records.salvage_record,
        },
    ),
}
"""The groups of commands: what each is for, and its commands."""


def parser(asked: str = "") -> typer.Typer:
    """What reads the command line. All commands take a while to make, so it knows only the one that is asked for."""
    app = typer.Typer(help="An offline table for five squirrel-and-nut board games.", **PLAIN)
    app.callback(invoke_without_command=True)(home)
    alone = asked in COMMANDS
    for name in (asked,) if alone else COMMANDS:
        app.command(name)(COMMANDS[name])
    for name, (purpose, commands) in () if alone else GROUPS.items():
        group = typer.Typer(help=purpose, **PLAIN)
        for word, command in commands.items():
            group.command(word)(command)
        app.add_typer(group, name=name)
    return app


def home(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """An offline table for five squirrel-and-nut board games. Without a command it opens the desk."""
    if version:
        print(f"nutdesk {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        open_desk()


def run(arguments: Sequence[str]) -> int:
    """Run the command; return the exit code."""
    words = list(arguments)
    if words and words[0].endswith(".nutdesk"):
        words.insert(0, "open")
    try:
        code = parser(*words[:1])(words, prog_name="nutdesk", standalone_mode=False)
        sys.stdout.flush()
    except CommandError as trouble:
        return complain(str(trouble), trouble.code)
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        command = context.command_path if context else "nutdesk"
        sentence = error.format_message().rstrip(".")
        return complain(f"{sentence}; '{command} --help' tells more", error.exit_code)
    except (KeyboardInterrupt, typer.Abort):
        return complain("stopped", 130)
    except Exception as error:
        if reader_has_gone(error):
            # Python must not complain about it at exit either.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 1
        if os.environ.get(DEBUG):
            raise
        return complain(f"{type(error).__name__}: {error}; {DEBUG}=1 shows where", UNEXPECTED)
    return code if isinstance(code, int) else 0


def reader_has_gone(error: Exception) -> bool:
    """Whether nobody reads our output any more, as with `head`; Windows calls that an invalid argument."""
    return isinstance(error, BrokenPipeError) or (
        sys.platform == "win32"
        and isinstance(error, OSError)
        and error.errno == errno.EINVAL
        and error.filename is None
    )


def complain(sentence: str, code: int) -> int:
    """Print a line on standard error."""
    print("nutdesk:", " ".join(sentence.split()), file=sys.stderr)
    return code


def main() -> NoReturn:
    """The entry point."""
    sys.exit(run(sys.argv[1:]))
