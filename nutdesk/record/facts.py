"""What the statistics store about one record: who played which game, how it ended, what was done and undone.

A game counts if it is over and began with a deal, not from a written position. Trials do not count, nor anything done
in one. Where a seat changed hands, its result counts for whoever sat there when the last move of the game was made. An
action was *undone* if it was taken back and the game went on without it: it is outside every trial, and not
on the way from the deal to the end. A move that was taken back and then made again leaves no trace in a saved game, so
it does not count as undone.
"""

from __future__ import annotations

import hashlib
import json
import time
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import attrs

from nutdesk import games
from nutdesk.record import reader
from nutdesk.record.fault import BadFile
from nutdesk.record.file import replay
from nutdesk.record.format import At, End, Made, On, Seated, Taken
from nutdesk.record.reader import Record

DATA: Final = "house-data"
"""The name under which house data count as an option, where there is more than one kind: OWN, or 'edition 2' of a game
that has two files."""
OWN: Final = "own"
LUCK: Final = "luck "


@attrs.frozen
class Side:
    """A player who has a score: a seat, or after the seats one who plays without."""

    name: str
    kind: str
    """'' for a person, the level of a bot, or what the game calls one who plays without a seat."""
    score: int
    won: bool
    seated: bool = True


@attrs.frozen
class FinishedGame:
    """A finished game, as the statistics keep it."""

    mark: str
    """Equal for two records of the same game, such as a copy that was saved."""
    game: str
    begun: int
    """When it began, in seconds since 1970."""
    options: Mapping[str, bool | str]
    fair: bool
    moves: int
    """Gestures from the deal to the end, without the ones that were undone."""
    sides: tuple[Side, ...]
    made: Mapping[str, int]
    """How often each action was done, by verb, including the ones that were undone."""
    undone: Mapping[str, int]

    @property
    def people(self) -> int:
        """How many people played."""
        return sum(not side.kind for side in self.sides)


def who_is(name: str) -> str:
    """A name in a form that is the same for any upper or lower case and any number of blanks."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def facts_of(path: Path) -> FinishedGame | None:
    """What the statistics store about a record; None if its game does not count. Raises BadFile.

    The moves are not played again, which would take long for a big folder; the rules allowed them when they were made.
    The exception is a record that ends in the middle of a trial, as it does not say how the game itself ended.
    """
    record = reader.parse(path, reader.read(path))
    if record.header.start is not None:
        return None
    tree = _Tree(path, record)
    if tree.in_variation(tree.current):
        return _replayed(path, record, tree)
    last = record.lines[-1][1] if record.lines else None
    if not isinstance(last, End):
        return None
    return _facts(path, record, tree, tree.line(tree.current), last)


def left_in_variation(path: Path) -> bool:
    """Whether a record ends in the middle of a trial. Raises BadFile."""
    data = reader.read(path)
    if b'"trial"' not in data:  # nearly always, and a list asks this of many
        return False
    tree = _Tree(path, reader.parse(path, data))
    return tree.in_variation(tree.current)


class _Tree:
    """The entries of a record: which came after which, and where the players are."""

    def __init__(self, path: Path, record: Record) -> None:
        self.made: dict[int, Made] = {}
        self.trials: set[int] = set()
        self.taken: list[tuple[int, Taken]] = []
        """Every change of a seat, with the last entry that was made before it."""
        self.current = 0
        self._beside: dict[int, bool] = {0: False}
        for _, line in record.lines:
            if isinstance(line, Made):
                if line.n != len(self.made):
                    raise BadFile(path, "{file} is damaged: entry {n} is missing.", n=len(self.made))
                self.made[line.n] = line
                self.current = line.n
            elif isinstance(line, At):
                self.current = line.n
            elif isinstance(line, Taken):
                self.taken.append((len(self.made) - 1, line))
            elif isinstance(line, On):
                (self.trials.add if line.remark.trial else self.trials.discard)(line.n)
        if self.current not in self.made:
            raise BadFile(path, "{file} is damaged: there is no entry {n}.", n=self.current)

    def line(self, n: int) -> list[int]:
        """The entries from the deal to this one."""
        found: list[int] = []
        while n > 0:
            found.append(n)
            n = self.made[n].after
        return found[::-1]

    def seated(self, path: Path, began: Sequence[Seated], n: int) -> list[Seated]:
        """Who sat at each seat when an entry was made."""
        seated = list(began)
        for after, taken in self.taken:
            if not 0 <= taken.seat < len(seated):
                raise BadFile(path, "{file} is damaged: there is no seat {n}.", n=taken.seat)
            if after < n:
                seated[taken.seat] = Seated(taken.name, seated[taken.seat].colour, taken.kind)
        return seated

    def in_variation(self, n: int) -> bool:
        """Whether an entry is part of a trial."""
        way: list[int] = []
        while n not in self._beside:
            way.append(n)
            n = self.made[n].after
        beside = self._beside[n]
        for one in reversed(way):  # a parent comes before its children
            beside = self._beside[one] = beside or one in self.trials
        return beside


def _replayed(path: Path, record: Record, tree: _Tree) -> FinishedGame | None:
    match, _ = replay(path, record)
    trunk = match.trunk()
    result = match.game.result(trunk[-1].state) if trunk else None
    if result is None:
        return None
    return _facts(path, record, tree, [entry.number for entry in trunk], End(result.scores, result.winners))


def _facts(path: Path, record: Record, tree: _Tree, trunk: list[int], end: End) -> FinishedGame:
    header = record.header
    others = games.load(header.game).others(header.options, len(header.seated))
    ended = tree.seated(path, header.seated, trunk[-1] if trunk else 0)
    cast, last = ([(who.name, who.kind) for who in (*seated, *others)] for seated in (header.seated, ended))
    if len(cast) != len(end.scores) or not set(end.winners) <= set(range(len(cast))):
        raise BadFile(path, "{file} has a result that its players cannot have.")
    sides = tuple(
        Side(name, kind, score, seat in end.winners, seat < len(header.seated))
        for seat, ((name, kind), score) in enumerate(zip(last, end.scores, strict=True))
    )
    kept = set(trunk)
    made: Counter[str] = Counter()
    undone: Counter[str] = Counter()
    for n, entry in tree.made.items():
        if n == 0 or (n not in kept and tree.in_variation(n)):
            continue
        verbs = [move.partition(" ")[0] for move in entry.moves if not move.startswith(LUCK)]
        made.update(verbs)
        if n not in kept:
            undone.update(verbs)
    edition = games.edition_of(header.game, header.data)
    by = f"edition {edition}" if edition else OWN
    options = dict(header.options) | ({DATA: by} if not edition or games.earlier_editions(header.game) else {})
    moves = [tree.made[n].moves for n in (0, *trunk)]
    identity = [header.game, edition or header.data, sorted(header.options.items()), cast, header.seed, moves]
    mark = hashlib.sha256(json.dumps(identity, ensure_ascii=False).encode()).hexdigest()[:24]
    begun = max(0, min(int(header.created.timestamp()), int(time.time())))  # a clock may have been wrong
    return FinishedGame(mark, header.game, begun, options, header.fair, len(trunk), sides, made, undone)
