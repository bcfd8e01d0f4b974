"""Makes the saves of this version: python -m tests.saves.make GAME...

Run once for each release, before it goes out. What is there already is kept: it must open for ever.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from nutdesk import __version__, games
from nutdesk.core.check import tables
from nutdesk.core.game import Game
from nutdesk.core.match import Match
from nutdesk.record import header_of, save
from nutdesk.record.journal import create
from tests.record.play import annotated, begun, played_out, titled, wander

FOLDER = Path(__file__).parent / f"v{__version__}"


def make(game_id: str) -> None:
    """A finished game for every set of options, one with the most players, and one each of what else a file can be."""
    game, rng = games.load(game_id), Random(game_id)
    for seats, options in chosen(game):
        words = "-".join(f"{key}-{value}".lower() for key, value in options.items() if value)
        match = Match(game, options, game.seats[:seats], f"{seats}{words}")
        match.begin()
        keep(played_out(match, rng), f"{game_id}-{seats}-{words or 'plain'}-over")
    branches = wander(begun(game_id, game.usual), rng, 150)
    keep(branches, f"{game_id}-branches")
    keep(begun(game_id, game.usual), f"{game_id}-just-dealt")
    keep(annotated(branches, rng), f"{game_id}-remarks")
    middle = next(entry for entry in branches.entries[20:] if entry.state.pending)
    written = Match(game, branches.options, branches.players, "written", start=middle.state, fair=False)
    written.begin()
    keep(wander(written, rng, 40), f"{game_id}-from-a-position")
    path = FOLDER / f"{game_id}-journal.nutdesk"
    if not path.exists():
        with create(live := begun(game_id, game.usual), path, header_of(live)) as journal:
            wander(live, rng, 60, journal.keep)
        with path.open("ab") as file:
            file.write(b'{"n": 9')


def chosen(game: Game) -> list[tuple[int, dict[str, bool | str]]]:
    """The smallest table of every set of options, and the largest of the usual one."""
    found: dict[str, tuple[int, dict[str, bool | str]]] = {}
    for seats, options in tables(game):
        found.setdefault(repr(options), (seats, options))
    return [*found.values(), (max(game.players), game.chosen({}))]


def keep(match: Match, name: str) -> None:
    path = FOLDER / f"{name}.nutdesk"
    if not path.exists():
        save(match, path, titled(match, name.replace("-", " ")))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game_id in sys.argv[1:]:
        make(game_id)
