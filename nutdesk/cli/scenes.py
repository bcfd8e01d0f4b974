"""The commands for scenes: check, show, present and share them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from nutdesk.cli.common import UNREADABLE, AsJson, CommandError, desk, existing, find_game, open_desk, print_json


def check_scenes(
    paths: Annotated[
        list[Path] | None, typer.Argument(metavar="[PATH]...", help="Scenes, or folders of them; all we ship if none.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Try scenes on the real rules. Exit 1 if one does not hold, 2 if a file cannot be read."""
    from nutdesk import paths as places
    from nutdesk.teach import check
    from nutdesk.teach.scene import find

    paths = paths or [places.scenes()]
    files = [file for path in paths for file in find(path)]
    if not files:
        raise CommandError(f"there is no scene in {', '.join(map(str, paths))}")
    report, everything = [], []
    for file in files:
        findings = check.check_file(file)
        everything += findings
        keys = ("line", "step", "reason", "clause")
        found = [{key: getattr(finding, key) for key in keys} for finding in findings]
        report.append({"path": str(file), "holds": not findings, "findings": found})
        for finding in findings:
            if finding.unreadable or not as_json:
                print(finding, file=sys.stderr if finding.unreadable else sys.stdout)
    if as_json:
        print_json(report)
    else:
        print(f"{sum(bool(scene['holds']) for scene in report)} of {len(files)} scenes hold")
    raise typer.Exit(check.summary(everything))


def show_scene(path: Annotated[Path, typer.Argument(metavar="PATH", help="A scene.")]) -> None:
    """Run a scene in the window."""
    open_desk(scene=existing(path))


def present(
    target: Annotated[str, typer.Argument(metavar="SCENE|GAME", help="A scene, or a game for its whole course.")],
    short: Annotated[bool, typer.Option("--short", help="Of a game, the short course.")] = False,
) -> None:
    """Present a scene or a course to a room: a window for the projector and one for you."""
    scene = existing(Path(target)) if target.endswith(".toml") else None
    game = "" if scene is not None else find_game(target).id
    with desk():
        from nutdesk.desk.shell.teaching import run as run_presentation

        raise typer.Exit(run_presentation(scene, game, short=short))


def pack_scenes(
    scenes: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Scenes, or folders of them.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="The file to write, usually *.nutlesson.")],
) -> None:
    """Put scenes into one file to hand on."""
    from nutdesk.teach.pack import pack
    from nutdesk.teach.scene import find
    from nutdesk.teach.source import Mistake

    try:
        count = pack([existing(file) for path in scenes for file in find(path)], out)
    except Mistake as mistake:
        raise CommandError(str(mistake), UNREADABLE) from None
    except OSError as error:
        raise CommandError(f"{out} could not be written: {error.strerror or error}", 1) from None
    print(f"{out}: {count} scenes")


def unpack_scenes(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A pack of scenes.")],
    to: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Instead of your own scenes.")] = None,
) -> None:
    """Add the scenes of a pack to your own. Exit 2 if it is refused."""
    from nutdesk.teach.pack import BadPack, unpack

    try:
        added = unpack(existing(file), to)
    except BadPack as bad:
        raise CommandError(str(bad), UNREADABLE) from None
    except OSError as error:
        raise CommandError(f"the scenes could not be written: {error.strerror or error}", 1) from None
    for path in added:
        print(path)
