"""The commands for scenes: check, show, present and share them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from nutdesk.cli.common import (
    UNREADABLE,
    AsJson,
    CommandError,
    Spoken,
    check_language,
    desk,
    existing,
    find_game,
    open_desk,
    print_json,
    read_size,
)


def check_scenes(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[PATH]...", help="Scenes or folders of them; without any, all that come with nutdesk."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check scenes against the real rules. Exit 1 if one has a mistake, 2 if a file cannot be read."""
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
        print(f"{sum(bool(scene['holds']) for scene in report)} of {len(files)} scenes without mistakes")
    raise typer.Exit(check.summary(everything))


def show_scene(path: Annotated[Path, typer.Argument(metavar="PATH", help="A scene.")]) -> None:
    """Run a scene in the window."""
    open_desk(scene=existing(path))


def present(
    target: Annotated[str, typer.Argument(metavar="SCENE|GAME", help="A scene, or a game for its whole course.")],
    short: Annotated[bool, typer.Option("--short", help="Only the short course of the game.")] = False,
) -> None:
    """Present a scene or a course to a group: one window for the projector, one for you."""
    scene = existing(Path(target)) if target.endswith(".toml") else None
    game = "" if scene is not None else find_game(target).id
    with desk():
        from nutdesk.desk.shell.teaching import run as run_presentation

        raise typer.Exit(run_presentation(scene, game, short=short))


def sheet(
    target: Annotated[str, typer.Argument(metavar="SCENE|GAME", help="A scene, or a game for its whole course.")],
    out: Annotated[
        Path, typer.Option(metavar="PNG", help="The picture to write; if there are several, they are numbered.")
    ],
    short: Annotated[bool, typer.Option("--short", help="Only the short course of the game.")] = False,
    size: Annotated[str, typer.Option(metavar="WxH", help="The size of the projector.")] = "1920x1080",
    columns: Annotated[int, typer.Option(min=1, max=12, help="Pictures side by side.")] = 5,
    language: Spoken = "en",
) -> None:
    """Draw every step as the projector shows it, side by side in one picture."""
    pixels = read_size(size)
    check_language(language)
    if not out.absolute().parent.is_dir():
        raise CommandError(f"{out.parent}: there is no such folder")
    files = [existing(Path(target))] if target.endswith(".toml") else course_files(find_game(target).id, short=short)
    with desk():
        from nutdesk.desk.offscreen.contact_sheet import draw_sheets

        try:
            for path in draw_sheets(files, out, pixels, columns, language):
                print(path)
        except OSError as error:
            raise CommandError(f"{out} could not be written: {error.strerror or error}", 1) from None


def course_files(game: str, *, short: bool) -> list[Path]:
    """The scenes of a course."""
    from nutdesk.teach.browse import course_of, short_course

    files = [lesson.path for lesson in (short_course(game) if short else course_of(game))]
    if not files:
        raise CommandError(f"{game} has no {'short ' if short else ''}course")
    return files


def pack_scenes(
    scenes: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Scenes, or folders of them.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="The file to write, usually *.nutlesson.")],
) -> None:
    """Put scenes into one file to share."""
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
    to: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where to put them, instead of among your own scenes.")
    ] = None,
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
