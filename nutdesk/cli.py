"""The command line. What is heavy is imported by the command that needs it."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn

import typer

from nutdesk import __version__
from nutdesk.cli_lab import lab, play_by_data

if TYPE_CHECKING:
    from nutdesk.core.game import Game

PLAIN: dict[str, Any] = {"rich_markup_mode": None, "add_completion": False, "pretty_exceptions_enable": False}
app = typer.Typer(help="An offline table for five squirrel-and-nut board games.", **PLAIN)
scene_app = typer.Typer(help="Teaching scenes: check them, show one, hand them on.", **PLAIN)
record_app = typer.Typer(help="Saved games: print one, verify one, export one.", **PLAIN)
app.add_typer(scene_app, name="scene")
app.add_typer(record_app, name="record")

GameId = Annotated[str, typer.Argument(metavar="GAME", help="Its id: 'nutdesk games' lists them.")]
Players = Annotated[int | None, typer.Option(help="How many seats.")]
Wishes = Annotated[list[str] | None, typer.Option("--option", metavar="K=V", help="An optional rule.")]
Seed = Annotated[str | None, typer.Option(help="The same seed, the same luck.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]

DEBUG = "NUTDESK_DEBUG"
UNREADABLE = 2
UNEXPECTED = 70


class Trouble(Exception):
    """One sentence for the person at the keyboard, and an exit code."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code


def find_game(game_id: str) -> Game:
    """The game with this id."""
    from nutdesk import games

    try:
        return games.load(game_id)
    except KeyError:
        raise Trouble(f"there is no game '{game_id}': there are {', '.join(games.ids())}") from None


def choose(game: Game, players: int | None, wishes: Sequence[str] | None) -> tuple[int, dict[str, Any]]:
    """How many seats, the usual number if none is asked for, and the options that taking-up=on asks for."""
    seats = game.usual if players is None else players
    if seats not in game.players:
        counts = ", ".join(map(str, game.players))
        raise Trouble(f"{game.title} is played by {counts}, not by {seats}")
    pairs: dict[str, str] = {}
    for wish in wishes or ():
        key, equals, value = wish.partition("=")
        if not equals:
            raise Trouble(f"an option is written as name=value, not '{wish}'")
        pairs[key] = value
    try:
        options = game.chosen(pairs)
        game.setup(options, seats)  # not every option goes with every number of seats
    except ValueError as error:
        raise Trouble(str(error)) from None
    return seats, options


def as_text(value: object) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)


def print_json(value: object) -> None:
    print(as_text(value))


@contextmanager
def desk() -> Iterator[None]:
    """Around what needs the window: says what to do if Qt cannot be loaded, or what is wrong with a file."""
    from nutdesk.record import BadFile
    from nutdesk.teach.source import Mistake

    try:
        yield
    except (BadFile, Mistake) as error:
        raise Trouble(str(error), UNREADABLE) from None
    except ImportError as error:
        if os.environ.get(DEBUG):
            raise
        advice = "'nutdesk doctor' tells what is missing"
        raise Trouble(f"the window cannot be loaded ({error}); {advice}", 1) from None


def open_desk(game: str | None = None, **how: Any) -> None:
    """Run the window, and end as it does."""
    with desk():
        from nutdesk.desk.app import run as run_desk

        raise typer.Exit(run_desk(game, **how))


@app.callback(invoke_without_command=True)
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


@app.command()
def play(
    game: GameId,
    players: Players = None,
    option: Wishes = None,
    seed: Seed = None,
    bots: Annotated[str, typer.Option(metavar="A,B", help="Levels for the last seats: kit, young, clever, wise.")] = "",
    data: Annotated[Path | None, typer.Option(metavar="FILE", help="House data to play by instead of ours.")] = None,
) -> None:
    """Open the desk with a new game."""
    from nutdesk.bots.levels import BY_ID

    if data is not None:
        play_by_data(game, data)
    seats, options = choose(find_game(game), players, option)
    kinds = tuple(bots.split(",")) if bots else ()
    if strange := [kind for kind in kinds if kind not in BY_ID]:
        raise Trouble(f"there is no level '{strange[0]}': there are {', '.join(BY_ID)}")
    if len(kinds) > seats:
        raise Trouble(f"{len(kinds)} bots do not fit on {seats} seats")
    open_desk(game, players=seats, options=options, seed=seed, bots=kinds)


@app.command("open")
def open_file(file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]) -> None:
    """Open the desk with a saved game; 'nutdesk GAME.nutdesk' does the same."""
    with refusing(existing(file)):
        pass
    open_desk(file=file)


def existing(path: Path) -> Path:
    """The path, if there is a file."""
    if not path.is_file():
        what = "this is a folder" if path.is_dir() else "there is no such file"
        raise Trouble(f"{path}: {what}", UNREADABLE)
    return path


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games, with their player counts and options."""
    from nutdesk.games import all_games

    shelf = all_games()
    if as_json:
        print_json([describe(game) for game in shelf])
        return
    for game in shelf:
        print(f"{game.id:20}{game.title}: {', '.join(map(str, game.players))} players")
        for option in game.options:
            print(f"{'':20}--option {option.id}={'|'.join(option.choices) or 'on'}: {option.text}")


def describe(game: Game) -> dict[str, Any]:
    """A game as 'games --json' lists it."""
    keys = ("id", "title", "text", "clause", "default", "choices")
    options = [{key: getattr(option, key) for key in keys} for option in game.options]
    return {"id": game.id, "title": game.title, "players": game.players, "options": options}


@app.command()
def selfplay(
    game: GameId,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed, the same games.")] = "1",
    option: Wishes = None,
    as_json: AsJson = False,
) -> None:
    """Let random players play many games against each other."""
    import attrs

    from nutdesk import selfplay
    from nutdesk.bots.bot import RandomBot

    rules = find_game(game)
    seats, options = choose(rules, players, option)
    with progress(rules.title, games) as watch:
        tally = selfplay.run(rules, options, [RandomBot()] * seats, games, seed, watch)
    if as_json:
        print_json(attrs.asdict(tally))
    else:
        rate = tally.moves / tally.seconds
        print(f"{tally.finished} of {games} games finished in {tally.seconds:.2f} s")
        print(f"{tally.moves} moves, {rate:,.0f} a second; {tally.longest} in the longest game")
        pairs = zip(rules.seats, tally.wins, strict=False)
        print("wins: " + ", ".join(f"{player.name} {wins}" for player, wins in pairs))
    if tally.finished < games:
        raise Trouble(f"{games - tally.finished} games did not end", 1)


@app.command()
def ladder(
    game: GameId,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many games of each pairing.")] = 40,
    as_json: AsJson = False,
    option: Wishes = None,
    seed: Annotated[str, typer.Option(help="The same seed, the same result.")] = "1",
    levels: Annotated[str, typer.Option(metavar="A,B", help="Only these levels.")] = "kit,young,clever,wise",
    jobs: Annotated[int, typer.Option(min=0, help="How many cores; 0 for all of them.")] = 0,
    effort: Annotated[float, typer.Option(min=0.01, max=10.0, help="A part of the thinking, for a quick look.")] = 1.0,
    open_eyes: Annotated[bool, typer.Option("--open", help="The first of a pairing sees all: an upper bound.")] = False,
) -> None:
    """Let every level play every other, and say who wins how often. What is done is kept: it can be broken off."""
    import attrs

    from nutdesk.bots import ladder
    from nutdesk.bots.levels import BY_ID

    rules = find_game(game)
    seats, options = choose(rules, ladder.smallest(rules) if players is None else players, option)
    names = levels.split(",")
    if strange := [name for name in names if name not in BY_ID]:
        raise Trouble(f"there is no level '{strange[0]}': there are {', '.join(BY_ID)}")
    if seats > 1 and len(set(names)) < 2:
        raise Trouble("a ladder needs two levels")
    fixed = [wish.partition("=")[0] for wish in option or ()]
    plan = ladder.plan(rules, seats, options, games, seed, names, fixed, effort, open_eyes)
    with progress(rules.title, games * len(plan.pairings)) as watch:
        report = ladder.climb(plan, jobs or os.cpu_count() or 1, watch)
    print_json(attrs.asdict(report)) if as_json else print(ladder.table(report))


app.command()(lab)


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[], object]]:
    """A bar on standard error if somebody looks at it; what it yields is called once for each part done."""
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
    """The same, told how much is done of how much."""
    if not sys.stderr.isatty():
        yield lambda _done, _total: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title)
        yield lambda done, total: bar.update(task, completed=done, total=total)


@app.command()
def stats(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Only this one.")] = None,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="Write every game as a table.")] = None,
    as_json: AsJson = False,
    rebuild: Annotated[bool, typer.Option("--rebuild", help="Read every record again.")] = False,
) -> None:
    """All games that were played to their end: who won, with how many points, how long it took."""
    from nutdesk.record import report
    from nutdesk.record.figures import Choice, Figures
    from nutdesk.record.statistics import Statistics, Unavailable, readers

    kept = Statistics()
    figures = Figures(kept, Choice(game=find_game(game).id if game else "", tables="all"))

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
        raise Trouble(f"the statistics cannot be read: {error}", 1) from None
    except OSError as error:
        raise Trouble(f"{csv} could not be written: {error.strerror or error}", 1) from None
    print(csv or text)


@scene_app.command("check")
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
        raise Trouble(f"there is no scene in {', '.join(map(str, paths))}")
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


@scene_app.command("show")
def show_scene(path: Annotated[Path, typer.Argument(metavar="PATH", help="A scene.")]) -> None:
    """Run a scene in the window."""
    open_desk(scene=existing(path))


@app.command()
def present(
    target: Annotated[str, typer.Argument(metavar="SCENE|GAME", help="A scene, or a game for its whole course.")],
) -> None:
    """Present a scene or a course to a room: a window for the projector and one for you."""
    scene = existing(Path(target)) if target.endswith(".toml") else None
    game = "" if scene is not None else find_game(target).id
    with desk():
        from nutdesk.desk.room.teaching import run as run_presentation

        raise typer.Exit(run_presentation(scene, game))


@scene_app.command("pack")
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
        raise Trouble(str(mistake), UNREADABLE) from None
    except OSError as error:
        raise Trouble(f"{out} could not be written: {error.strerror or error}", 1) from None
    print(f"{out}: {count} scenes")


@scene_app.command("unpack")
def unpack_scenes(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A pack of scenes.")],
    to: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Instead of your own scenes.")] = None,
) -> None:
    """Add the scenes of a pack to your own. Exit 2 if it is refused."""
    from nutdesk.teach.pack import BadPack, unpack

    try:
        added = unpack(existing(file), to)
    except BadPack as bad:
        raise Trouble(str(bad), UNREADABLE) from None
    except OSError as error:
        raise Trouble(f"the scenes could not be written: {error.strerror or error}", 1) from None
    for path in added:
        print(path)


@record_app.command("show")
def show_record(file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]) -> None:
    """Print a saved game, move by move."""
    with refusing(file):
        from nutdesk.record import show

        print(show(file))


@record_app.command("verify")
def verify_record(file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]) -> None:
    """Play a saved game again and compare. Exit 2 if it is refused."""
    with refusing(file):
        from nutdesk.record import verify

        print(verify(file))


@record_app.command("export")
def export_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    out: Annotated[Path, typer.Option(metavar="PATH", help="The file to write.")],
    kind: Annotated[Literal["text", "json", "strip"], typer.Option("--as", help="Text reads back in.")] = "text",
    every: Annotated[int, typer.Option(min=0, help="A picture of every N moves; 0: those that matter.")] = 0,
    width: Annotated[int, typer.Option(min=160, max=2000, help="Pixels across each picture.")] = 480,
) -> None:
    """Write a saved game as text, as JSON, or as a strip of pictures."""
    if not out.parent.is_dir():
        raise Trouble(f"{out.parent}: there is no such folder")
    with refusing(file), desk():
        from nutdesk.record import load

        loaded = load(file)
        if kind == "strip":
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
            from nutdesk.desk.app import application

            drawn = application()  # fonts and pictures need one, until the last is drawn
        from nutdesk.desk.export import export

        try:
            export(loaded.match, loaded.header, kind, out, every=every, width=width)
        except OSError as error:
            raise Trouble(f"{out}: {error.strerror or error}", 1) from None
        if kind == "strip":
            del drawn


@contextmanager
def refusing(file: Path) -> Iterator[None]:
    """Around what reads a record, by the house data it was played by: a bad one is one sentence and exit code 2."""
    from nutdesk.record import BadFile, play_by

    try:
        play_by(file)
        yield
    except BadFile as error:
        raise Trouble(str(error), UNREADABLE) from None


@app.command()
def shot(
    target: Annotated[str, typer.Argument(metavar="GAME|SCENE|FILE", help="What to draw; or 'home'.")],
    out: Annotated[Path, typer.Option(metavar="PNG", help="The picture to write.")],
    size: Annotated[str, typer.Option(metavar="WxH")] = "1920x1080",
    viewer: Annotated[str, typer.Option(metavar="table|SEAT", help="Who looks; else who is to act.")] = "",
    theme: Literal["light", "dark", "contrast"] = "light",
    seed: Annotated[str, typer.Option(help="The same seed, the same picture.")] = "nutdesk",
    moves: Annotated[int, typer.Option(min=0, help="Random moves to make first.")] = 0,
    players: Players = None,
    option: Wishes = None,
    drag: Annotated[str | None, typer.Option(metavar="PIECE:SPOT", help="Show a drag on its way.")] = None,
    step: Annotated[int | None, typer.Option(min=0, help="The step of a scene.")] = None,
    audience: Annotated[bool, typer.Option("--audience", help="What a room would see on the projector.")] = False,
    language: Annotated[Literal["en", "de"], typer.Option(help="What is said in the picture.")] = "en",
) -> None:
    """Draw the window into a picture; needs no display."""
    pixels = read_size(size)
    options: dict[str, Any] = {}
    if Path(target).suffix in (".toml", ".nutdesk"):
        existing(Path(target))
    elif target != "home":
        players, options = choose(find_game(target), players, option)
    if viewer not in ("", "table") and not viewer.isdecimal():
        raise Trouble(f"a viewer is 'table' or the number of a seat, not '{viewer}'")
    if not out.parent.is_dir():
        raise Trouble(f"{out.parent}: there is no such folder")
    with desk():
        from nutdesk.desk.shot import shot as draw

        try:
            draw(
                target, out, pixels, viewer=viewer, theme=theme, seed=seed, moves=moves, players=players,
                options=options, drag=drag, step=step, audience=audience,
                language=language,
            )  # fmt: skip
        except ValueError as error:  # no such seat, no such step, a file that is refused
            raise Trouble(str(error), UNREADABLE) from error


PaperSize = Annotated[Literal["a4", "letter"], typer.Option(help="The size of the sheets.")]
Pdf = Annotated[Path, typer.Option(metavar="PDF", help="The file to write.")]


@app.command()
def handout(
    target: Annotated[str, typer.Argument(metavar="SCENE|GAME", help="A scene, or a game for its whole course.")],
    out: Pdf,
    paper: PaperSize = "a4",
    notes: Annotated[bool, typer.Option("--notes", help="With the presenter's notes.")] = False,
) -> None:
    """Print a scene or a course: a picture and a caption for each step."""
    if target.endswith(".toml"):
        print_pdf("lesson", "", out, scene=existing(Path(target)), paper=paper, notes=notes)
    else:
        print_pdf("course", find_game(target).id, out, paper=paper, notes=notes)


@app.command()
def rules(game: GameId, out: Pdf, paper: PaperSize = "a4") -> None:
    """Print the rules of a game, in our own words."""
    print_pdf("rules", find_game(game).id, out, paper=paper)


@app.command("print")
def print_parts(
    game: GameId,
    out: Pdf,
    paper: PaperSize = "a4",
    sparing: Annotated[bool, typer.Option("--sparing", help="With little ink.")] = False,
) -> None:
    """Print the parts of a game to cut out, at true size."""
    from nutdesk.games import all_games

    if not find_game(game).cutouts():
        there = ", ".join(other.id for other in all_games() if other.cutouts())
        raise Trouble(f"{game} was not published to be printed and cut: there is {there}")
    print_pdf("parts", game, out, paper=paper, sparing=sparing)


def print_pdf(kind: str, game: str, out: Path, **how: Any) -> None:
    """Write a PDF, and say how many pages it has."""
    if not out.absolute().parent.is_dir():
        raise Trouble(f"{out.parent}: there is no such folder")
    with desk():
        from nutdesk.desk.handout.job import Order, write_file

        try:
            pages = write_file(Order(kind, game, **how), out, lambda: None)
        except OSError as error:
            raise Trouble(f"{out} could not be written: {error.strerror or error}", 1) from None
    print(f"{out}: {pages} pages")


def read_size(text: str) -> tuple[int, int]:
    """1920x1080 as two numbers."""
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and len(text) < 12):
        raise Trouble(f"a size is written as 1920x1080, not '{text}'")
    if not (320 <= int(width) <= 7680 and 200 <= int(height) <= 4320):
        raise Trouble("a picture is from 320x200 to 7680x4320")
    return int(width), int(height)


@app.command()
def doctor() -> None:
    """Say what is missing on this machine. Exit 1 if something is."""
    from nutdesk.doctor import examine

    findings = examine()
    for finding in findings:
        print(f"{'ok     ' if finding.ok else 'MISSING'} {finding.what}: {finding.detail}")
        if finding.remedy:
            print(f"        {finding.remedy}")
    raise typer.Exit(0 if all(finding.ok for finding in findings) else 1)


@app.command()
def bench(
    as_json: AsJson = False,
    quick: Annotated[bool, typer.Option("--quick", help="A few seconds, and rougher figures.")] = False,
) -> None:
    """Measure the rules, the window and the records on this machine."""
    from nutdesk import bench

    figures = bench.measure(quick, lambda sentence: print(f"nutdesk: {sentence}", file=sys.stderr))
    if as_json:
        print_json(figures)
    else:
        print(bench.table(figures))


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments ask for; the exit code."""
    words = list(arguments)
    if words and words[0].endswith(".nutdesk"):
        words.insert(0, "open")
    try:
        code = app(words, prog_name="nutdesk", standalone_mode=False)
        sys.stdout.flush()
    except Trouble as trouble:
        return complain(str(trouble), trouble.code)
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        command = context.command_path if context else "nutdesk"
        sentence = error.format_message().rstrip(".")
        return complain(f"{sentence}; '{command} --help' tells more", error.exit_code)
    except (KeyboardInterrupt, typer.Abort):
        return complain("stopped", 130)
    except BrokenPipeError:
        # Whoever read our output has heard enough; Python must not complain about it at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        if os.environ.get(DEBUG):
            raise
        return complain(f"{type(error).__name__}: {error}; {DEBUG}=1 shows where", UNEXPECTED)
    return code if isinstance(code, int) else 0


def complain(sentence: str, code: int) -> int:
    """One line on standard error."""
    print("nutdesk:", " ".join(sentence.split()), file=sys.stderr)
    return code


def main() -> NoReturn:
    """The program."""
    sys.exit(run(sys.argv[1:]))
