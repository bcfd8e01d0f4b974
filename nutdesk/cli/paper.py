"""The commands that make files: the window as a PNG, lessons, rules and parts as a PDF."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from nutdesk.cli.common import (
    UNREADABLE,
    CommandError,
    GameId,
    Players,
    Spoken,
    Wishes,
    check_language,
    choose,
    desk,
    existing,
    find_game,
    read_size,
    refusing,
)

PaperSize = Annotated[Literal["a4", "letter"], typer.Option(help="The size of the sheets.")]
Pdf = Annotated[Path, typer.Option(metavar="PDF", help="The file to write.")]


def shot(
    target: Annotated[str, typer.Argument(metavar="GAME|SCENE|FILE", help="What to draw; or 'home'.")],
    out: Annotated[Path, typer.Option(metavar="PNG", help="The picture to write.")],
    size: Annotated[str, typer.Option(metavar="WxH")] = "1920x1080",
    viewer: Annotated[
        str, typer.Option(metavar="table|SEAT", help="Whose view; otherwise that of whoever is to move.")
    ] = "",
    theme: Literal["light", "dark", "contrast"] = "light",
    seed: Annotated[str, typer.Option(help="The same seed gives the same picture.")] = "nutdesk",
    moves: Annotated[int, typer.Option(min=0, help="Random moves to make first.")] = 0,
    players: Players = None,
    option: Wishes = None,
    drag: Annotated[str | None, typer.Option(metavar="PIECE:SPOT", help="Show a drag on its way.")] = None,
    step: Annotated[int | None, typer.Option(min=0, help="The step of a scene.")] = None,
    audience: Annotated[bool, typer.Option("--audience", help="What the audience would see on the projector.")] = False,
    language: Spoken = "en",
) -> None:
    """Draw the window into a picture; needs no display."""
    pixels = read_size(size)
    check_language(language)
    options: dict[str, Any] = {}
    if target.endswith(".toml"):
        existing(Path(target))
    elif target.endswith(".nutdesk"):
        with refusing(existing(Path(target))):
            pass
    elif target != "home":
        players, options = choose(find_game(target), players, option)
    if viewer not in ("", "table") and not viewer.isdecimal():
        raise CommandError(f"a viewer is 'table' or the number of a seat, not '{viewer}'")
    if not out.parent.is_dir():
        raise CommandError(f"{out.parent}: there is no such folder")
    with desk():
        from nutdesk.desk.offscreen.shot import shot as draw

        try:
            draw(
                target,
                out,
                pixels,
                viewer=viewer,
                theme=theme,
                seed=seed,
                moves=moves,
                players=players,
                options=options,
                drag=drag,
                step=step,
                audience=audience,
                language=language,
            )
        except ValueError as error:  # no such seat, no such step, a file that is refused
            raise CommandError(str(error), UNREADABLE) from error


def handout(
    target: Annotated[str, typer.Argument(metavar="SCENE|GAME", help="A scene, or a game for its whole course.")],
    out: Pdf,
    kind: Annotated[
        Literal["course", "short", "summary", "worksheet", "plan"] | None,
        typer.Option("--as", help="For a game: a course, or one of its pages alone."),
    ] = None,
    paper: PaperSize = "a4",
    notes: Annotated[bool, typer.Option("--notes", help="With the presenter's notes.")] = False,
    language: Spoken = "en",
) -> None:
    """Print a scene, a course on at most eight pages, a summary, a worksheet or a lesson plan."""
    how: dict[str, Any] = {"paper": paper, "notes": notes, "language": language}
    if not target.endswith(".toml"):
        print_pdf(kind or "course", find_game(target).id, out, **how)
    elif kind is not None:
        raise CommandError("--as is for a game; a scene is printed as it is")
    else:
        print_pdf("lesson", "", out, scene=existing(Path(target)), **how)


def rules(game: GameId, out: Pdf, paper: PaperSize = "a4", language: Spoken = "en") -> None:
    """Print the rules of a game, in our own words."""
    print_pdf("rules", find_game(game).id, out, paper=paper, language=language)


def print_parts(
    game: GameId,
    out: Pdf,
    paper: PaperSize = "a4",
    sparing: Annotated[bool, typer.Option("--sparing", help="Save ink.")] = False,
) -> None:
    """Print the parts of a game to cut out, at true size."""
    from nutdesk.games import all_games

    if not find_game(game).cutouts():
        there = ", ".join(other.id for other in all_games() if other.cutouts())
        raise CommandError(f"{game} has no parts to cut out; this works for {there}")
    print_pdf("parts", game, out, paper=paper, sparing=sparing)


def print_pdf(kind: str, game: str, out: Path, *, language: str = "en", **how: Any) -> None:
    """Write a PDF, and say how many pages it has."""
    check_language(language)
    if not out.absolute().parent.is_dir():
        raise CommandError(f"{out.parent}: there is no such folder")
    with desk():
        from nutdesk.desk.handout.order import Order, write_file

        try:
            pages = write_file(Order(kind, game, **how), out, lambda: None, language)
        except OSError as error:
            raise CommandError(f"{out} could not be written: {error.strerror or error}", 1) from None
    print(f"{out}: {pages} page{'s' * (pages != 1)}")
