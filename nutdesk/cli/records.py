"""The commands for saved games, and the statistics of all of them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

import typer

from nutdesk.cli.common import AsJson, CommandError, as_text, desk, existing, find_game, gauge, open_desk, refusing

File = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]


def open_file(file: File) -> None:
    """Open the desk with a saved game; 'nutdesk GAME.nutdesk' does the same."""
    with refusing(existing(file)):
        pass
    open_desk(file=file)


def show_record(file: File) -> None:
    """Print a saved game, move by move."""
    with refusing(file):
        from nutdesk.record import show

        print(show(file))


def verify_record(file: File) -> None:
    """Play a saved game again and compare. Exit 2 if it is refused."""
    with refusing(file):
        from nutdesk.record import verify

        print(verify(file))


def salvage_record(
    file: File, out: Annotated[Path, typer.Option(metavar="PATH", help="The copy to write: a new file.")]
) -> None:
    """Write what can be read of a damaged game to a copy. The damaged file stays as it is."""
    if not out.parent.is_dir():
        raise CommandError(f"{out.parent}: there is no such folder")
    if os.path.lexists(out):
        raise CommandError(f"{out}: this file exists already")
    with refusing(file):
        from nutdesk.record import salvage, save

        found = salvage(file)
    if found.fault is None:
        raise CommandError(f"'{file.name}' is in order: there is nothing to salvage")
    try:
        save(found.match, out, found.header)
    except OSError as error:
        raise CommandError(f"{out}: {error.strerror or error}", 1) from None
    print(f"{found.fault} What can be read, up to move {found.moves}, is in '{out.name}'.")


def export_record(
    file: File,
    out: Annotated[Path, typer.Option(metavar="PATH", help="The file to write.")],
    kind: Annotated[Literal["text", "json", "strip"], typer.Option("--as", help="Text can be opened again.")] = "text",
    every: Annotated[int, typer.Option(min=0, help="A picture every N moves; 0 for the moments that matter.")] = 0,
    width: Annotated[int, typer.Option(min=160, max=2000, help="Pixels across each picture.")] = 480,
) -> None:
    """Write a saved game as text, as JSON, or as a strip of pictures."""
    if not out.parent.is_dir():
        raise CommandError(f"{out.parent}: there is no such folder")
    with refusing(file), desk():
        from nutdesk.core.game import TABLE
        from nutdesk.core.history import history
        from nutdesk.record import load

        loaded = load(file)
        match = history(loaded.match, TABLE).extract()
        if kind == "strip":
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
            from nutdesk.desk.application import application

            drawn = application()  # fonts and pictures need one, until the last is drawn
        from nutdesk.desk.shell.export import export

        try:
            export(match, loaded.header, kind, out, every=every, width=width)
        except OSError as error:
            raise CommandError(f"{out}: {error.strerror or error}", 1) from None
        if kind == "strip":
            del drawn


def stats(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Only this one.")] = None,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="Write every game as a table.")] = None,
    as_json: AsJson = False,
    rebuild: Annotated[bool, typer.Option("--rebuild", help="Read every record again.")] = False,
) -> None:
    """Show all finished games: who won, with what score, and how long they took."""
    from nutdesk.record import report
    from nutdesk.record.figures import GameFigures, GameFilter
    from nutdesk.record.statistics import Statistics, Unavailable, readers

    kept = Statistics()
    figures = GameFigures(kept, GameFilter(game=find_game(game).id if game else "", tables="all"))

    def answer() -> str:
        if csv:
            return "".join(figures.as_csv())
        return as_text(report.as_data(figures)) if as_json else report.as_text(figures)

    try:
        with gauge("Records") as show:
            if rebuild:
                kept.rebuild(show, pool=readers)
            text = kept.consult(answer, show, pool=readers)
        if csv:
            csv.write_text(text, encoding="utf-8-sig", newline="")
    except Unavailable as error:
        raise CommandError(f"the statistics cannot be read: {error}", 1) from None
    except OSError as error:
        raise CommandError(f"{csv} could not be written: {error.strerror or error}", 1) from None
    print(csv or text)
