"""Whole games written down to the letter: what was done, what was told, where it led, and what each viewer was shown.

One game for every number of players and every set of options. A change that is meant to change nothing leaves them as
they are. One that is meant to change something writes them anew, and the difference says what it changed:

python -m tests.golden.playthrough write [GAME …]
python -m tests.golden.playthrough show GAME [TABLE]
"""

from __future__ import annotations

import gzip
import hashlib
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import attrs

from nutdesk import games
from nutdesk.core.check import tables
from nutdesk.core.game import TABLE, Game, Options, look
from nutdesk.core.match import Entry, Match
from nutdesk.record.format import digest

HERE = Path(__file__).parent
LONGEST = 600
"""Moves that are written down of one game: random players of NUTS can go on for thousands."""
PLAIN = frozenset((int, bool, str, type(None)))
PLACES = 6
"""Decimal places of a number: what a sine is after the fifteenth depends on the system."""
EVERY = 25
"""From one look at what everybody is shown to the next: it takes longer than a move."""
SHORT, MOST = 60, 50_000
"""Letters that are spelled faster than they are looked up, and how many longer values are kept at once."""

LATER = ("elide", "cues", "gauge", "asks")
"""Fields that came after the playthroughs were written: they are spelled where they say something."""


def name_of(seats: int, options: Options) -> str:
    """What a table is called in its file."""
    return " ".join((f"{seats} players", *(f"{key}={value}" for key, value in options.items())))


def play(game: Game, seats: int, options: Options) -> Iterator[str]:
    """A game of random players, line by line."""
    match = Match(game, options, game.seats[:seats], f"golden {seats}")
    rng = Random(f"{game.id} {name_of(seats, options)}")
    match.begin()
    yield from _lines(match, match.root)
    while match.due is not None and match.current.depth < LONGEST:
        actions = game.legal(match.state)
        yield from _lines(match, match.play(actions[int(rng.random() * len(actions))]))
    result = game.result(match.state)
    if result is not None:
        yield f"= {result.clause} {result.reason} {result.scores} {result.winners}"
        yield from (f"+ {line.seat} {line.clause} {line.text}: {line.points}" for line in result.lines)


def _lines(match: Match, entry: Entry) -> Iterator[str]:
    game = match.game
    yield f"{entry.number} {entry.seat}: {'; '.join(map(str, entry.moves))} -> {digest(game, entry.state)}"
    for event in entry.events:
        whose = "" if event.only is None else f" (only {event.only})"
        yield f"  {event.clause} {event.sentence()}{whose}"
    if entry.barrier and entry.parent is not None:
        yield f"  | {entry.barrier}"
    if entry.number % EVERY == 0 or match.over:
        seen = (game.table(look(game, entry.state, viewer), match.cast) for viewer in range(TABLE, len(match.players)))
        yield "  seen " + " ".join(fingerprint(table) for table in seen)


def fingerprint(table: Any) -> str:
    """Of all that is on a table, whatever the classes are called that hold it."""
    return hashlib.sha256(_spelled(table).encode()).hexdigest()[:12]


_SPELLED: dict[int, tuple[Any, str]] = {}
"""What has been spelled, by its identity: most of a table is the very drawings of the one before."""


_NUMBERS: dict[float, str] = {}
"""How numbers are spelled: the same ones come again and again."""


def _number(value: float) -> str:
    text = _NUMBERS.get(value)
    if text is None:
        if len(_NUMBERS) >= MOST:
            _NUMBERS.clear()
        # A drawing that is kept for a width of 146 is the same for 146.0, whoever asks first.
        text = _NUMBERS[value] = repr(int(value) if value.is_integer() else round(value, PLACES) + 0.0)
    return text


_SPELLERS: dict[type, Callable[[Any], str]] = {**dict.fromkeys(PLAIN, repr), float: _number}
"""What holds nothing else is spelled without a further look: of millions of values, most."""


def _spelled(value: Any) -> str:
    kind = type(value)
    if spell := _SPELLERS.get(kind):
        return spell(value)
    if known := _SPELLED.get(id(value)):
        return known[1]
    if kind is tuple or kind is list:
        inside = repr(value) if PLAIN.issuperset(map(type, value)) else _lined(_all_spelled(value))
        text = f"(\n{inside}\n)"
    elif isinstance(value, str):
        return repr(str.__str__(value))
    elif fields := _fields(kind):
        held = [getattr(value, name) for name in fields]
        if later := _later(kind):
            held = [item for k, item in enumerate(held) if k not in later or _says(item)]
        text = _lined(_all_spelled(held))
    elif isinstance(value, Mapping):
        return _lined(_spelled(item) for pair in value.items() for item in pair)
    elif isinstance(value, Set):
        return repr(sorted(map(repr, value)))
    else:
        return repr(value)
    if len(text) > SHORT:
        if len(_SPELLED) >= MOST:
            _SPELLED.clear()
        _SPELLED[id(value)] = value, text
    return text


def _all_spelled(values: Iterable[Any]) -> list[str]:
    spellers = _SPELLERS
    return [spell(item) if (spell := spellers.get(type(item))) else _spelled(item) for item in values]


def _lined(parts: Iterable[str]) -> str:
    """One line for each part, and none for a part that says nothing."""
    return "\n".join(filter(None, parts))


def _says(value: Any) -> bool:
    return any(value) if isinstance(value, tuple) else bool(value)


@cache
def _fields(kind: type) -> tuple[str, ...]:
    """All that is seen: what a piece sounds like is not."""
    return tuple(field.name for field in attrs.fields(kind) if field.name != "sound") if attrs.has(kind) else ()


@cache
def _later(kind: type) -> frozenset[int]:
    """The places of the fields that came later."""
    return frozenset(k for k, name in enumerate(_fields(kind)) if name in LATER)


@cache
def written(game_id: str) -> dict[str, list[str]]:
    """What is kept of a game, by table."""
    kept: dict[str, list[str]] = {}
    for line in gzip.decompress((HERE / f"{game_id}.txt.gz").read_bytes()).decode().splitlines():
        if line.startswith("# "):
            lines = kept[line[2:]] = []
        else:
            lines.append(line)
    return kept


def write(game_id: str) -> None:
    """Keep a game as it is played now."""
    game, lines = games.load(game_id), []
    for seats, options in tables(game):
        lines += [f"# {name_of(seats, options)}", *play(game, seats, options)]
    data = ("\n".join(lines) + "\n").encode()
    (HERE / f"{game_id}.txt.gz").write_bytes(gzip.compress(data, mtime=0))


if __name__ == "__main__":
    verb, *words = sys.argv[1:]
    if verb == "write":
        for one in words or games.ids():
            write(one)
    else:
        for table, rows in written(words[0]).items():
            if not words[1:] or words[1] == table:
                print(f"# {table}", *rows, sep="\n")
