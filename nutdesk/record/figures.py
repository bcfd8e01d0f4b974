"""The questions that the statistics answer: who won how often, with what score, how long it took."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from typing import Any, Final, Literal

import attrs

from nutdesk.record.facts import Side, who_is
from nutdesk.record.statistics import Statistics

Tables = Literal["people", "bots", "all"]
EVERYBODY: Final = 1_000_000


@attrs.frozen
class GameFilter:
    """Which games to count, and whose results."""

    game: str = ""
    seats: int = 0
    """The number of players; 0 for any."""
    person: str = ""
    """Only games with this person, and only this person's results; upper or lower case does not matter."""
    level: str = ""
    """Only games with bots of this level, and only their results."""
    tables: Tables = "people"
    """Games that people played in, games of bots alone, or both."""
    since: int = 0
    """Only games that began at this time or later, in seconds since 1970."""

    def games(self, id_: str = "id") -> tuple[str, list[object]]:
        """The SQL condition on a row of games, or on a row of sides by its game's number, and its values."""
        parts: list[tuple[str, object]] = []
        if self.game:
            parts.append(("what = ?", self.game))
        if self.seats:
            parts.append(("seats = ?", self.seats))
        if self.since:
            parts.append(("begun >= ?", self.since))
        if self.person:
            parts.append((f"{id_} IN (SELECT game FROM sides WHERE kind = '' AND who = ?)", who_is(self.person)))
        elif self.level:
            parts.append((f"{id_} IN (SELECT game FROM sides WHERE kind = ?)", self.level))
        words = [condition for condition, _ in parts]
        if self.tables != "all" and not self.person:
            words.append("people > 0" if self.tables == "people" else "people = 0")
        return " AND ".join(words) or "1", [value for _, value in parts]

    def sides(self) -> tuple[str, list[object]]:
        """The SQL condition on the sides whose results count, and its values."""
        games, values = attrs.evolve(self, person="", level="").games("game")
        if self.person:
            return f"kind = '' AND who = ? AND {games}", [who_is(self.person), *values]
        if self.level:
            return f"kind = ? AND {games}", [self.level, *values]
        if self.tables == "bots":
            return f"kind != '' AND side < seats AND {games}", values
        return f"kind = '' AND {games}", values


@attrs.frozen
class Share:
    """How often somebody won, out of how many games."""

    name: str
    won: int
    played: int
    even: float = 0.0
    """How often they would have won if all players were equal."""


@attrs.frozen
class Totals:
    """The sums over all games that count."""

    games: int
    moves: int
    made: int
    undone: int
    first: int
    last: int
    """When the first and the last of them began."""


@attrs.frozen
class PlayedGame:
    """One game: when it began, how long it was, and how everybody did."""

    game: str
    begun: int
    seats: int
    moves: int
    sides: tuple[Side, ...]


@attrs.frozen
class Best:
    """The best score that one player had in one game, and when."""

    game: str
    name: str
    kind: str
    score: int
    begun: int


@attrs.frozen
class WinningRun:
    """A series of wins in a row, by one person or one level."""

    name: str
    kind: str
    longest: int
    first: int
    last: int
    """When the first and the last game of the longest series began."""
    now: int
    """The length of the current series."""


@attrs.frozen
class Undone:
    """How often an action was done, and how often it was replaced by another."""

    game: str
    verb: str
    made: int
    undone: int


@attrs.frozen
class _Cell:
    """How many sides of one kind had the same result."""

    what: str
    kind: str
    side: int
    seats: int
    score: int
    won: int
    times: int


class GameFigures:
    """The answers for one choice of games."""

    def __init__(self, statistics: Statistics, choice: GameFilter) -> None:
        self.statistics, self.choice = statistics, choice
        self._cells: dict[bool, list[_Cell]] = {}
        self._called: dict[str, str] | None = None

    def _ask(self, question: str) -> list[tuple[Any, ...]]:
        """Ask about the games that count: {games} stands for the condition on them."""
        condition, values = self.choice.games()
        return self.statistics.ask(question.replace("{games}", condition), values)

    def _ask_sides(self, question: str, *, chosen: bool) -> list[tuple[Any, ...]]:
        """Ask about everyone who played in them, or the chosen side alone: {sides} stands for the condition."""
        condition, values = self.choice.sides() if chosen else self.choice.games("game")
        return self.statistics.ask(question.replace("{sides}", condition), values)

    def totals(self) -> Totals:
        rows = self._ask(
            "SELECT COUNT(*), TOTAL(moves), TOTAL(made), TOTAL(undone), MIN(begun), MAX(begun) FROM games WHERE {games}"
        )
        return Totals(*(int(value or 0) for value in rows[0]))

    def played(self) -> list[tuple[str, int]]:
        """Each game and how often it was played, most often first."""
        rows = self._ask("SELECT what, COUNT(*) FROM games WHERE {games} GROUP BY what ORDER BY 2 DESC, 1")
        return [(game, n) for game, n in rows]

    def latest(self, most: int) -> list[PlayedGame]:
        """The games that were begun last, newest first."""
        rows = self._ask(
            "SELECT id, games.what, games.begun, games.seats, moves, name, kind, score, won, side < games.seats"
            " FROM games JOIN sides ON sides.game = id"
            f" WHERE id IN (SELECT id FROM games WHERE {{games}} ORDER BY begun DESC, id DESC LIMIT {most})"
            " ORDER BY games.begun DESC, id DESC, side"
        )
        found: dict[int, PlayedGame] = {}
        for id_, what, begun, seats, moves, name, kind, score, won, seated in rows:
            side = Side(name, kind, score, bool(won), bool(seated))
            game = found.get(id_) or PlayedGame(what, begun, seats, moves, ())
            found[id_] = attrs.evolve(game, sides=(*game.sides, side))
        return list(found.values())

    def tables(self) -> dict[str, dict[int, int]]:
        """How often each game was played by how many."""
        return _counts(self._ask("SELECT what, seats, COUNT(*) FROM games WHERE {games} GROUP BY 1, 2"))

    # ---- who won --------------------------------------------------------------------------------------------------

    def _results(self, *, chosen: bool) -> list[_Cell]:
        """All results, with equal ones counted together: most figures are sums of these."""
        if chosen not in self._cells:
            rows = self._ask_sides(
                "SELECT what, kind, side, seats, score, won, COUNT(*) FROM sides WHERE {sides}"
                " GROUP BY what, kind, side, seats, score, won",
                chosen=chosen,
            )
            self._cells[chosen] = [_Cell(*row) for row in rows]
        return self._cells[chosen]

    def wins_by_game(self) -> list[Share]:
        """For the chosen side, the game played most often first."""
        found = _shares(self._results(chosen=True), lambda cell: cell.what)
        return sorted(found, key=lambda share: (-share.played, share.name))

    def wins_by_size(self) -> list[Share]:
        """For the chosen side, by the number of players."""
        found = _shares(self._results(chosen=True), lambda cell: str(cell.seats))
        return sorted(found, key=lambda share: int(share.name))

    def wins_by_seat(self) -> list[Share]:
        """By seat number, for everybody, or for one person or level if one was chosen."""
        one = bool(self.choice.person or self.choice.level)
        seated = [cell for cell in self._results(chosen=one) if cell.side < cell.seats]
        return sorted(_shares(seated, lambda cell: str(cell.side + 1)), key=lambda share: int(share.name))

    def wins_by_level(self) -> list[Share]:
        """For people (''), for every level that played, and for those who play without a seat."""
        return _shares(self._results(chosen=False), lambda cell: cell.kind)

    def wins_by_option(self) -> list[Share]:
        """For the chosen side, by the value of every option of the chosen game, as 'name=value'."""
        rows = self._ask_sides(
            "SELECT options.name || '=' || value, TOTAL(won), COUNT(*), AVG(1.0 / MAX(seats, 2)) FROM sides"
            " JOIN options USING (game) WHERE {sides} GROUP BY 1 ORDER BY 1",
            chosen=True,
        )
        return [Share(name, int(won), played, even) for name, won, played, even in rows]

    # ---- how it went ----------------------------------------------------------------------------------------------

    def scores(self) -> dict[str, dict[int, int]]:
        """How often the chosen side had each score, by game."""
        found: dict[str, dict[int, int]] = {}
        for cell in self._results(chosen=True):
            counts = found.setdefault(cell.what, {})
            counts[cell.score] = counts.get(cell.score, 0) + cell.times
        return found

    def lengths(self) -> dict[str, dict[int, int]]:
        """How many games took how many moves, by game."""
        return _counts(self._ask("SELECT what, moves, COUNT(*) FROM games WHERE {games} GROUP BY 1, 2"))

    def undone_by_game(self) -> list[Undone]:
        """All actions of each game together."""
        rows = self._ask("SELECT what, '', SUM(made), SUM(undone) FROM games WHERE {games} GROUP BY 1 ORDER BY 3 DESC")
        return [Undone(*row) for row in rows]

    def undone(self) -> list[Undone]:
        """Every action of every game, most frequent first."""
        rows = self._ask(
            "SELECT what, verb, SUM(actions.made), SUM(actions.undone) FROM games JOIN actions ON actions.game = id"
            " WHERE {games} GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2"
        )
        return [Undone(*row) for row in rows]

    def days(self) -> list[tuple[str, int]]:
        """How many games began on each day, 'YYYY-MM-DD'."""
        day = "DATE(begun, 'unixepoch', 'localtime')"
        return [(when, n) for when, n in self._ask(f"SELECT {day}, COUNT(*) FROM games WHERE {{games}} GROUP BY 1")]

    # ---- people and levels ----------------------------------------------------------------------------------------

    def people(self, most: int = 200) -> list[tuple[str, int]]:
        """The people's names, as last written, and how often each played, most often first."""
        rows = self._ask_sides(
            "SELECT name, COUNT(*), MAX(begun) FROM sides WHERE {sides} AND kind = ''"
            f" GROUP BY who ORDER BY 2 DESC, who LIMIT {most}",
            chosen=False,
        )
        return [(name, n) for name, n, _ in rows]

    def levels(self) -> list[tuple[str, int]]:
        """The levels that played, and how often."""
        bots = [cell for cell in self._results(chosen=False) if cell.kind and cell.side < cell.seats]
        found = [(share.name, share.played) for share in _shares(bots, lambda cell: cell.kind)]
        return sorted(found, key=lambda level: -level[1])

    def bests(self) -> list[Best]:
        """The best score of everyone on the chosen side in every game, highest first; of equal ones, the earliest."""
        rows = self._ask_sides(
            "SELECT what, who, kind, MAX(score * 8589934592 - begun), score, begun FROM sides WHERE {sides}"
            " GROUP BY what, kind, who ORDER BY 4 DESC",
            chosen=True,
        )
        names = self._names()
        return [Best(what, names.get(who, ""), kind, score, begun) for what, who, kind, _, score, begun in rows]

    def runs(self) -> list[WinningRun]:
        """The longest series of wins of everyone and every level that won a game, longest first.

        A level, or a name that has several seats in a game, wins if one of its seats does.
        """
        rows = self._ask_sides(
            "SELECT kind, who, begun, game, won FROM sides WHERE {sides} AND side < seats"
            " ORDER BY kind, who, begun, game",
            chosen=False,
        )
        names, found = self._names(), list[WinningRun]()
        for (kind, who), games in _games_of(rows):
            longest, now, since = WinningRun(names.get(who, ""), kind, 0, 0, 0, 0), 0, 0
            for begun, won in games:
                now, since = (now + 1, since if now else begun) if won else (0, 0)
                if now > longest.longest:
                    longest = attrs.evolve(longest, longest=now, first=since, last=begun)
            if longest.longest:
                found.append(attrs.evolve(longest, now=now))
        return sorted(found, key=lambda run: (-run.longest, run.first))

    def _names(self) -> dict[str, str]:
        """How everybody's name was last written."""
        if self._called is None:
            self._called = {who_is(name): name for name, _ in self.people(EVERYBODY)}
        return self._called

    # ---- all of it ------------------------------------------------------------------------------------------------

    def as_csv(self) -> Iterator[str]:
        """All games as CSV, with a line for everyone who has a score."""
        yield _line(COLUMNS)
        rows = self._ask(
            "SELECT games.what, games.begun, games.seats, fair, moves, undone,"
            " (SELECT GROUP_CONCAT(options.name || '=' || value, ' ') FROM options WHERE options.game = id),"
            " side + 1, name, kind, score, won FROM games JOIN sides ON sides.game = id"
            " WHERE id IN (SELECT id FROM games WHERE {games}) ORDER BY games.begun, id, side"
        )
        for game, begun, seats, fair, moves, undone, options, side, name, kind, score, won in rows:
            when = datetime.fromtimestamp(begun).astimezone().isoformat()
            who = kind or "person"
            yield _line(
                (
                    game,
                    when,
                    seats,
                    "fair" if fair else "practice",
                    moves,
                    undone,
                    options or "",
                    side,
                    _harmless(name),
                    who,
                    score,
                    won,
                )
            )


COLUMNS: Final = (
    "game",
    "begun",
    "players",
    "play",
    "moves",
    "undone",
    "options",
    "seat",
    "name",
    "kind",
    "score",
    "won",
)


def _line(values: Sequence[object]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\r\n").writerow(values)
    return out.getvalue()


def _harmless(name: str) -> str:
    """A name that no spreadsheet can take for a formula."""
    return f"'{name}" if name[:1] in "=+-@" else name


def _counts(rows: Iterable[tuple[Any, ...]]) -> dict[str, dict[int, int]]:
    found: dict[str, dict[int, int]] = {}
    for what, value, n in rows:
        found.setdefault(what, {})[value] = n
    return found


def _shares(cells: Iterable[_Cell], key: Callable[[_Cell], str]) -> list[Share]:
    won: Counter[str] = Counter()
    played: Counter[str] = Counter()
    even: Counter[str] = Counter()
    for cell in cells:
        name = key(cell)
        played[name] += cell.times
        won[name] += cell.won * cell.times
        even[name] += cell.times / max(cell.seats, 2)  # type: ignore[assignment]
    return [Share(name, won[name], n, even[name] / n) for name, n in played.items()]


def _games_of(rows: Iterable[tuple[Any, ...]]) -> Iterator[tuple[tuple[str, str], list[tuple[int, bool]]]]:
    """Group sorted rows by player: when each of their games began, and whether one of their seats won it."""
    whom, last, games = ("", ""), -1, list[tuple[int, bool]]()
    for kind, who, begun, game, won in rows:
        if (kind, who) != whom:
            if games:
                yield whom, games
            whom, last, games = (kind, who), -1, []
        if game == last:
            games[-1] = begun, games[-1][1] or bool(won)
        else:
            games.append((begun, bool(won)))
        last = game
    if games:
        yield whom, games
