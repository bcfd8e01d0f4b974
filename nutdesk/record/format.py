"""The lines of a .nutdesk file, and how they are written.

A record is text, one JSON document per line. The first line is the header. Then, in the order in which things happened:

    {"n": 4, "after": 3, "moves": ["move 5", "luck 3,1"], "digest": "…"}   entry 4 was made after entry 3
    {"at": 2}                                                              the players went to entry 2
    {"on": 4, "name": "The trap", "note": "…", "hints": 1}                 what is now kept about entry 4
    {"seat": 1, "name": "Cyril", "kind": "clever"}                         from now on he plays seat 1, the second
    {"end": {"scores": [9, 4], "winners": [0]}}                            the game is over at this point

The header names the house data that the game was played by, and it is opened with the same data or not at all. "house"
is the edition of the data that come with the game; without it, edition 1, which is that of 0.1.0. Other data are stored
in full ("data"). So a header keeps its meaning when the game's data change later. Where today's data contain an earlier
edition as a whole, it is opened with the options that select it: see games.edition_options.

Entry 0 is the deal, or the written position that the game started from. After an entry, the players are at it. The game
is over exactly if the last line is an "end" line. An "on" line is complete: a missing key is empty, and a later line
about the same entry replaces the earlier one. "trial": true marks an entry that began a trial: the main line goes on
without it. The players in the header are those who began; a "seat" line holds for all entries made after it, wherever
in the tree they are.

A saved file is written in one piece: its header says how many lines follow ("lines"), and all of them must be
there. A journal grows line by line ("journal": true): bytes after its last line break are a write that was
interrupted, and are ignored. Nothing else is ever skipped: a line that cannot be read makes the file a bad one, and
salvage() makes a copy that ends before it.

A new kind of line, or a new meaning of an old one, is a new format: see migrate.py.
"""

from __future__ import annotations

import hashlib
import json
from collections import deque
from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

import attrs

from nutdesk import __version__, games
from nutdesk.core.clean import printable
from nutdesk.core.game import Game, Player
from nutdesk.core.match import Entry, Match, SeatChange
from nutdesk.record import migrate
from nutdesk.record.note import Remark, remark_on

SUFFIX: Final = ".nutdesk"
NOTATION: Final = "nutdesk notation "
"""How a game as text begins: see notation.py."""
EVERY: Final = 8
"""Entries from one digest to the next: computing a digest takes about as long as playing an entry."""


@attrs.frozen
class Seated:
    """A player who began the game; kind is '' for a person, or the level of a bot."""

    name: str
    colour: str
    kind: str = ""


@attrs.frozen
class Header:
    """What a record says about its game before the first move."""

    game: str
    options: Mapping[str, bool | str]
    seated: tuple[Seated, ...]
    seed: str
    fair: bool
    created: datetime
    title: str = ""
    start: Mapping[str, Any] | None = None
    """The written position that the game started from; None for the usual deal."""
    program: str = __version__
    """The version of the program that wrote the file."""
    data: str = ""
    """House data other than the game's own, as a text: see games.edition_data."""

    @property
    def players(self) -> tuple[Player, ...]:
        """The players as a match knows them."""
        return tuple(Player(printable(who.name), who.colour, who.kind) for who in self.seated)


@attrs.frozen(slots=True)
class Made:
    """An entry was made after another one; `after` is -1 for entry 0."""

    n: int
    after: int
    moves: tuple[str, ...]
    digest: str = ""


@attrs.frozen(slots=True)
class At:
    """The players went to an entry."""

    n: int


@attrs.frozen(slots=True)
class End:
    """The game is over at this point."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@attrs.frozen(slots=True)
class On:
    """What is now kept about an entry."""

    n: int
    remark: Remark


@attrs.frozen(slots=True)
class Taken:
    """Somebody else plays a seat from here on."""

    seat: int
    name: str
    kind: str = ""


Line = Made | At | End | On | Taken


def encode(data: Mapping[str, Any]) -> bytes:
    """A line of a file."""
    return json.dumps(data, ensure_ascii=False, allow_nan=False).encode() + b"\n"


def write_header(header: Header, *, lines: int | None = None) -> bytes:
    """The first line of a saved file with so many more lines, or of a journal."""
    data: dict[str, Any] = {"nutdesk": migrate.FORMAT, "program": __version__, "game": header.game}
    if header.title:
        data["title"] = header.title
    data["created"] = header.created.isoformat()
    data["players"] = [
        {"name": who.name, "colour": who.colour} | ({"kind": who.kind} if who.kind else {}) for who in header.seated
    ]
    data["options"] = dict(header.options)
    data["fair"] = header.fair
    data["seed"] = header.seed
    if header.start is not None:
        data["start"] = header.start
    edition = games.edition_of(header.game, header.data)
    if edition > 1:
        data["house"] = edition
    elif not edition:
        data["data"] = header.data
    data |= {"journal": True} if lines is None else {"lines": lines}
    return encode(data)


def write_entry(match: Match, header: Header, entry: Entry, *, last: bool = False) -> bytes:
    """An entry, with a digest at intervals and at the end of a file."""
    data: dict[str, Any] = {"n": entry.number}
    if entry.parent is not None:
        data["after"] = entry.parent.number
    # A written position is described after its chances were answered: they are not drawn again.
    begun = entry.parent is None and header.start is not None
    data["moves"] = [] if begun else [str(move) for move in entry.moves]
    if last or entry.number % EVERY == 0:
        data["digest"] = digest(match.game, entry.state)
    return encode(data)


def write_moves(match: Match, header: Header, *, made: int = 0, taken: int = 0, whole: bool = False) -> list[bytes]:
    """Every entry and every change of a seat, from these numbers on, in the order in which they happened.

    At the end of a whole file the last entry has a digest.
    """
    rows, changes = list[bytes](), deque(match.seat_changes[taken:])
    for entry in match.entries[made:]:
        while changes and changes[0].after < entry.number:
            rows.append(write_seat(changes.popleft()))
        rows.append(write_entry(match, header, entry, last=whole and entry is match.entries[-1]))
    return [*rows, *map(write_seat, changes)]


def write_seat(change: SeatChange) -> bytes:
    """Somebody else plays this seat from here on."""
    who = change.player
    return encode({"seat": change.seat, "name": who.name} | ({"kind": who.kind} if who.kind else {}))


def write_at(entry: Entry) -> bytes:
    """The players went to this entry."""
    return encode({"at": entry.number})


def write_on(entry: Entry) -> bytes:
    """What is kept about this entry."""
    remark = attrs.asdict(remark_on(entry))
    return encode({"on": entry.number} | {key: value for key, value in remark.items() if value})


def write_end(match: Match) -> bytes:
    """The result of a match that is over."""
    result = match.game.result(match.state)
    assert result is not None
    return encode({"end": {"scores": list(result.scores), "winners": list(result.winners)}})


def digest(game: Game, state: Any) -> str:
    """A fingerprint of a position, computed from its description.

    The descriptions of positions are kept stable, as authors write scenes with them; the fields of a State are not. So
    no record becomes unreadable because a field was renamed.
    """
    result = game.result(state)
    data = game.describe(state) if result is None else [list(result.scores), list(result.winners)]
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]
