"""Saved games: written in one piece, and opened by playing them again."""

from __future__ import annotations

from codecs import BOM_UTF8
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import attrs

from nutdesk import files, games
from nutdesk.core import house
from nutdesk.core.clean import printable
from nutdesk.core.game import Refusal
from nutdesk.core.match import MOST_SEAT_CHANGES, Entry, Match
from nutdesk.core.moves import Action, Notation
from nutdesk.core.words import say
from nutdesk.record import format as text
from nutdesk.record import reader
from nutdesk.record.fault import BadFile, Fault, blame
from nutdesk.record.format import At, End, Header, Line, Made, On, Seated, Taken, digest
from nutdesk.record.note import put, remark_on
from nutdesk.record.reader import Record


@attrs.frozen
class Loaded:
    """A game from a file, at the point where its players left it."""

    match: Match
    header: Header
    path: Path
    compared: int
    """How many positions were checked against their digests."""


@attrs.frozen
class Salvaged:
    """What could be read of a damaged file."""

    match: Match
    header: Header
    fault: BadFile | None
    """What is wrong after that; None if nothing is, and this is the whole game."""

    @property
    def moves(self) -> int:
        """How many could be read, including the ones that were taken back."""
        return len(self.match.entries) - 1


def header_of(match: Match) -> Header:
    """The header for a match that is recorded from now on; ValueError if it could not be read back."""
    if match.due is None and not match.over:
        raise ValueError("a match is recorded after its deal")
    began = match.seated(0)[: len(match.players)]
    seated = tuple(Seated(who.name, who.colour, who.kind) for who in began)
    created = datetime.now().astimezone().replace(microsecond=0)
    header = Header(
        match.game.id,
        match.options,
        seated,
        match.seed,
        match.fair,
        created,
        start=_start(match),
        data=house.laid(match.game.id),
    )
    reader.read_header(reader.decode(text.write_header(header)))
    return header


def _start(match: Match) -> dict[str, Any] | None:
    """The description of the first position, unless it is the usual deal."""
    usual = Match(match.game, match.options, match.players, match.seed)
    with suppress(Refusal):
        usual.begin(match.root.moves)
        if usual.state == match.root.state:
            return None
    return match.game.describe(match.root.state)


def save(match: Match, path: Path, header: Header | None = None) -> None:
    """Write the whole tree of a match. Whatever happens, the path holds the old file or the new one."""
    files.replace(path, written(match, header or header_of(match)))


def written(match: Match, header: Header) -> bytes:
    """The bytes of a saved file."""
    rows = text.write_moves(match, header, whole=True)
    rows += [text.write_on(entry) for entry in match.entries if remark_on(entry)]
    rows += [text.write_at(entry) for entry in visits(match)]
    if match.over:
        rows.append(text.write_end(match))
    return b"".join((text.write_header(header, lines=len(rows)), *rows))


def visits(match: Match) -> list[Entry]:
    """The entries to visit, after all of them are made, so that every redo leads where it does now."""
    newest: dict[int, int] = {}  # of an entry: the newest one that came of it
    redo: dict[int, Entry] = {}
    for entry in reversed(match.entries[1:]):
        assert entry.parent is not None
        number, parent = newest.setdefault(entry.number, entry.number), entry.parent.number
        if number > newest.get(parent, -1):
            newest[parent], redo[parent] = number, entry
    out: list[Entry] = []
    # A visit changes the redo of everything above it, so the deepest come first.
    for entry in sorted(match.entries, key=lambda entry: -entry.depth):
        if entry.redo is not None and redo[entry.number] is not entry.redo:
            out.append(entry.redo)
            for child, above in zip(match.line(entry.redo), [match.root, *match.line(entry)], strict=True):
                redo[above.number] = child
    if (out or match.entries)[-1] is not match.current:
        out.append(match.current)
    return out


def load(path: Path) -> Loaded:
    """Open a saved game, or read a journal without taking it over; raises BadFile and never changes the file."""
    path = Path(path)
    data = reader.read(path)
    if data.removeprefix(BOM_UTF8).startswith(text.NOTATION.encode()):
        # Records are opened before the first window is painted, texts never are.
        from nutdesk.record import notation

        record = notation.parse(path, data)
    else:
        record = reader.parse(path, data)
    match, compared = replay(path, record)
    return Loaded(match, record.header, path, compared)


def replay(path: Path, record: Record) -> tuple[Match, int]:
    """Play a record by the rules; return the match, and how many positions were checked. Raises BadFile."""
    replayed = _Replay(path, record.header)
    for number, line in record.lines:
        with blame(path, number):
            replayed.take(number, line)
    if not replayed.made:
        raise BadFile(path, "{file} is cut off: nothing was dealt.")
    return replayed.match, replayed.compared


def salvage(path: Path) -> Salvaged:
    """What can be read of a damaged file, up to the first doubtful move; BadFile if no move can be read."""
    path = Path(path)
    data = reader.read(path)
    if data.removeprefix(BOM_UTF8).startswith(text.NOTATION.encode()):
        loaded = load(path)  # a text can be mended by whoever wrote it
        return Salvaged(loaded.match, loaded.header, None)
    record, fault = reader.readable(path, data)
    replayed, sure = _Replay(path, record.header), 0  # sure: how many lines the last digest vouches for
    for at, (number, line) in enumerate(record.lines):
        try:
            with blame(path, number):
                replayed.moves(line)
        except BadFile as bad:  # this line alone is wrong
            fault, record = bad, attrs.evolve(record, lines=record.lines[:at])
            break
        try:
            with blame(path, number):
                replayed.take(number, line)
        except BadFile as bad:
            # The damage may be in an earlier line: one changed byte makes a move another move, and often a legal one.
            doubted = (n for n in range(sure, at) if isinstance(record.lines[n][1], Made))
            fault, record = bad, attrs.evolve(record, lines=record.lines[: next(doubted, at)])
            break
        if isinstance(line, Made) and line.digest:
            sure = at + 1
    if fault is not None and sum(isinstance(line, Made) for _, line in record.lines) < 2:
        raise fault
    match, _ = replay(path, record)
    return Salvaged(match, record.header, fault)


class _Replay:
    """A match that is played line by line from a record."""

    def __init__(self, path: Path, header: Header) -> None:
        self.path = path
        self.match = _match(path, header)
        self.made = 0
        """How many entries there are."""
        self.compared = 0
        self.agreed = 0
        """The number of the last entry whose digest matched."""

    def moves(self, line: Line) -> list[Action]:
        """The moves of a line, if the line can come next; raises Fault."""
        if isinstance(line, Made):
            if line.n != self.made:
                raise Fault("it should be entry {expected} but is {n}", expected=self.made, n=line.n)
            try:
                return [self.match.game.parse(move) for move in line.moves]
            except Notation as error:
                raise Fault("{why}", why=str(error)) from None
        if not self.made:
            raise Fault("entry 0 should come first")
        if isinstance(line, At | On) and not 0 <= line.n < self.made:
            raise Fault("there is no entry {n}", n=line.n)
        if isinstance(line, Taken) and line.seat >= len(self.match.players):
            raise Fault("there is no seat {n}", n=line.seat)
        return []

    def take(self, number: int, line: Line) -> None:
        """Play a line of the file; raises Fault and BadFile."""
        match, moves = self.match, self.moves(line)
        if isinstance(line, Made):
            _play(self.path, match, number, line, moves)
            self.made += 1
            if line.digest:
                _compare(self.path, match, line, self.agreed)
                self.compared, self.agreed = self.compared + 1, line.n
        elif isinstance(line, On):
            put(match.entries[line.n], line.remark)
        elif isinstance(line, At):
            match.goto(match.entries[line.n])
        elif isinstance(line, Taken):
            _take_seat(match, line)
        else:
            _check_end(match, line)


def _take_seat(match: Match, line: Taken) -> None:
    if len(match.seat_changes) >= MOST_SEAT_CHANGES:
        raise Fault("seats change hands too often")
    match.reseat(line.seat, printable(line.name), line.kind)


def play_by(path: Path) -> None:
    """Make this process, which has not loaded the game yet, play by the house data of a record; raises BadFile."""
    data = reader.read(path)
    if data.removeprefix(BOM_UTF8).startswith(text.NOTATION.encode()):
        from nutdesk.record import notation

        head = notation.head(path, data)
    else:
        head = reader.read_head(path, data.split(b"\n", 1)[0])
    name = head.get("game")
    if isinstance(name, str) and name in games.ids():
        with blame(path, 1):
            games.swap(name, reader.house_data(name, head))


class OtherData(BadFile):
    """A game that was played by other house data than this process has loaded."""


def _match(path: Path, header: Header) -> Match:
    if header.data != house.laid(header.game):
        raise OtherData(path, "{file} was played with other house data than this window uses.")
    game, start = games.load(header.game), None
    if header.start is not None:
        try:
            start = game.position(header.start, header.options, len(header.seated))
        except Refusal as refusal:
            template = "{file} starts from an impossible position, at '{where}': {reason}"
            clause, where, reason = refusal.ruling.clause, refusal.where, refusal.ruling.reason
            raise BadFile(path, template, line=1, clause=clause, where=where, reason=reason) from None
        except Exception as error:
            # A stranger's data has reached the rules of a game: no error in there may end the program.
            raise BadFile(path, "{file} starts from a position that cannot be read.", line=1) from error
    return Match(game, header.options, header.players, header.seed, start=start, fair=header.fair)


def _play(path: Path, match: Match, number: int, line: Made, moves: list[Action]) -> None:
    try:
        if line.n == 0:
            match.begin(moves)
            made = match.root.moves
        else:
            if match.current.number != line.after:
                match.goto(match.entries[line.after])
            entry = match.prepare(moves, script=True)  # a copy of a lesson's match has its steps as gestures
            made = entry.moves
            if match.commit(entry).number != line.n:
                raise Fault("the same moves were made there before")
    except Refusal as refusal:
        template = "{file} has a move at line {line} that the rules refuse{under}, '{moves}': {reason}"
        clause, reason = refusal.ruling.clause, refusal.ruling.reason
        under = say(" ({clause})", clause=clause) if clause else ""
        told = {"under": under, "moves": ", ".join(line.moves)[:60], "reason": reason}
        raise BadFile(path, template, line=number, clause=clause, **told) from None
    except Fault:
        raise
    except Exception as error:
        # As above: the rules were given a game that nobody ever played.
        raise BadFile(path, "{file} has a move at line {line} that cannot be played.", line=number) from error
    if made != tuple(moves):
        raise Fault("it does not say what was rolled or dealt")


def _compare(path: Path, match: Match, line: Made, agreed: int) -> None:
    if line.digest == digest(match.game, match.state):
        return
    if line.n == 0:
        raise BadFile(path, "{file} and this version of nutdesk differ from the first position on.")
    template = (
        "{file} and this version of nutdesk differ between moves {agreed} and {n}: the same "
        "moves lead to another position."
    )
    raise BadFile(path, template, n=line.n, agreed=agreed)


def _check_end(match: Match, line: End) -> None:
    result = match.game.result(match.state)
    if result is None:
        raise Fault("the game is not over there")
    if (result.scores, result.winners) != (line.scores, line.winners):
        scores = ", ".join(map(str, result.scores))
        raise Fault("these moves lead to another result ({scores})", scores=scores)
