"""What a teacher needs to know of a game, in a few sentences: resources/handbook/<game>.toml.

The overview tells the game at a glance, the plan tells how a session with a group goes. Beside them stand sentences
with gaps for a worksheet, a table in play with the names of its parts, and the rules that are shown with a picture.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import attrs

from nutdesk import games, paths
from nutdesk.core.game import Game, Refusal
from nutdesk.core.match import Match
from nutdesk.core.words import say
from nutdesk.teach.source import Keys, Mistake, Source, read

LEAST_PLAY: Final = 10
"""Minutes that are left to play, however long the lessons are."""
GAP: Final = re.compile(r"\[([^\[\]]+)\]")
"""A word that a worksheet leaves out stands in brackets."""

Told = Callable[[str], str]
"""What tells a text in another language."""


class HandbookError(Mistake):
    """A handbook that cannot be used."""


@attrs.frozen
class ScoreRow:
    """What scores, and how many points."""

    points: str
    text: str


@attrs.frozen
class Overview:
    """A game at a glance."""

    aim: str
    turn: tuple[str, ...]
    """A turn, step by step."""
    end: str
    scores: tuple[ScoreRow, ...]


@attrs.frozen
class SessionPhase:
    """A part of a session."""

    text: str
    form: str
    """Who works with whom."""
    minutes: int = 0
    """0 for the lessons, which have minutes of their own, and for play, which has the rest."""
    lessons: bool = False
    """Whether the short course is presented here."""


@attrs.frozen
class LessonPlan:
    """How a session with a group goes."""

    minutes: int
    group: str
    material: tuple[str, ...]
    aims: tuple[str, ...]
    """What everybody can do afterwards."""
    phases: tuple[SessionPhase, ...]
    questions: tuple[str, ...]
    mistakes: tuple[str, ...]
    """What usually goes wrong."""
    afterwards: tuple[str, ...]

    def timed(self, lessons: int) -> tuple[tuple[int, SessionPhase], ...]:
        """The phases with their minutes, if the lessons take so many."""
        known = sum(phase.minutes for phase in self.phases) + lessons
        rest = max(LEAST_PLAY, self.minutes - known)
        return tuple((lessons if phase.lessons else phase.minutes or rest, phase) for phase in self.phases)


@attrs.frozen
class GapSentence:
    """A sentence of a worksheet: what is in brackets is left out."""

    clause: str
    text: str

    @property
    def words(self) -> tuple[str, ...]:
        """What belongs into the gaps."""
        return tuple(GAP.findall(self.text))

    def blank(self, gap: str) -> str:
        """The sentence with gaps."""
        return GAP.sub(gap, self.text)


@attrs.frozen
class NamedPart:
    """A thing of the table with its name."""

    at: str
    """The id of a spot or a piece; 'sheet' is the first panel beside the board."""
    name: str
    text: str


@attrs.frozen(eq=False)
class NamedTable:
    """A table in play, and what is on it."""

    game: str
    players: int
    position: Mapping[str, Any]
    parts: tuple[NamedPart, ...]

    def match(self) -> Match:
        """A match in this position; raises Refusal."""
        game = games.load(self.game)
        options = game.chosen({}, self.players)
        start = game.position(self.position, options, self.players)
        made = Match(game, options, game.seats[: self.players], "", start=start, fair=False)
        made.begin()
        return made


@attrs.frozen
class Handbook:
    """What is in the file of a game."""

    overview: Overview
    plan: LessonPlan
    gaps: tuple[GapSentence, ...]
    table: NamedTable
    pictured: tuple[str, ...]
    """The clauses that stand beside a picture, in the rules on paper."""


def exists(game: str) -> bool:
    """Whether there is a handbook of a game: one that somebody adds needs none."""
    return _path(game).is_file()


def load(game: str, told: Told = str) -> Handbook:
    """The handbook of a game, in another language if wanted; raises HandbookError."""
    return load_file(_path(game), games.load(game), told)


def load_file(path: Path, game: Game, told: Told = str) -> Handbook:
    """The handbook in a file; raises HandbookError."""
    try:
        source = read(path)
    except Mistake as mistake:
        raise HandbookError(mistake.path, mistake.line, mistake.sentence, unreadable=True) from None
    return _Reader(source, game, told).handbook()


def _path(game: str) -> Path:
    return paths.resources() / "handbook" / f"{game}.toml"


@attrs.frozen
class _Reader:
    """Turns a TOML file into a handbook, and every mistake in it into one sentence with its line."""

    source: Source
    game: Game
    told: Told

    def handbook(self) -> Handbook:
        data = self.source.data
        self.check_keys(data, ("game", "overview", "plan", "gap", "table", "pictures"), ())
        if data.get("game") != self.game.id:
            raise self.error(("game",), say("'game' must be \"{game}\".", game=self.game.id))
        pictures = self.inner(data, "pictures", (), ("clauses",))
        gaps = self.rows(data, "gap", (), ("clause", "text"))
        return Handbook(
            self.overview(self.inner(data, "overview", (), ("aim", "turn", "end", "score"))),
            self.plan(data),
            tuple(self.gap(row, ("gap", k)) for k, row in enumerate(gaps)),
            self.table(self.inner(data, "table", (), ("players", "position", "part"))),
            tuple(self.clause(text, ("pictures", "clauses")) for text in self.raw(pictures, "clauses", ("pictures",))),
        )

    def overview(self, data: dict[str, Any]) -> Overview:
        at: Keys = ("overview",)
        scores = self.rows(data, "score", at, ("points", "text"))
        return Overview(
            self.text(data, "aim", at),
            self.texts(data, "turn", at),
            self.text(data, "end", at),
            tuple(
                ScoreRow(self.text(row, "points", (*at, "score", k)), self.text(row, "text", (*at, "score", k)))
                for k, row in enumerate(scores)
            ),
        )

    def plan(self, data: dict[str, Any]) -> LessonPlan:
        lists, at = ("material", "aims", "questions", "mistakes", "afterwards"), ("plan",)
        plan = self.inner(data, "plan", (), ("minutes", "group", *lists, "phase"))
        phases = self.rows(plan, "phase", at, ("minutes", "text", "form", "lessons"))
        made = tuple(self.phase(row, (*at, "phase", k)) for k, row in enumerate(phases))
        material, aims, questions, mistakes, afterwards = (self.texts(plan, key, at) for key in lists)
        if [phase.minutes for phase in made if not phase.lessons].count(0) != 1:
            raise self.error(
                (*at, "phase"), say("One phase, in which people play, has no minutes: it takes the rest of the time.")
            )
        minutes, group = self.number(plan, "minutes", at), self.text(plan, "group", at)
        return LessonPlan(minutes, group, material, aims, made, questions, mistakes, afterwards)

    def phase(self, row: dict[str, Any], at: Keys) -> SessionPhase:
        minutes = self.number(row, "minutes", at) if "minutes" in row else 0
        return SessionPhase(self.text(row, "text", at), self.text(row, "form", at), minutes, bool(row.get("lessons")))

    def gap(self, row: dict[str, Any], at: Keys) -> GapSentence:
        clause = self.clause(row.get("clause"), (*at, "clause"))
        text = self.text(row, "text", at)
        if not GAP.search(text):
            raise self.error((*at, "text"), say("Put the word to be left out in [brackets]."))
        return GapSentence(clause, text)

    def table(self, data: dict[str, Any]) -> NamedTable:
        at: Keys = ("table",)
        parts = self.rows(data, "part", at, ("at", "name", "text"))
        made = NamedTable(
            self.game.id,
            self.number(data, "players", at),
            self.inner(data, "position", at, None),
            tuple(self.part(row, (*at, "part", k)) for k, row in enumerate(parts)),
        )
        try:
            made.match()
        except Refusal as refusal:
            raise self.error((*at, "position"), refusal.ruling.reason) from None
        return made

    def part(self, row: dict[str, Any], at: Keys) -> NamedPart:
        return NamedPart(self.word(row, "at", at), self.text(row, "name", at), self.text(row, "text", at))

    # ---- values -----------------------------------------------------------------------------------------------------

    def error(self, at: Keys, sentence: str) -> HandbookError:
        return HandbookError(self.source.path, self.source.line(*at), sentence)

    def check_keys(self, table: Mapping[str, object], known: Iterable[str], at: Keys) -> None:
        for key in table:
            if key not in known:
                raise self.error((*at, key), say("There is no '{key}' here.", key=key[:40]))

    def inner(self, table: Mapping[str, Any], key: str, at: Keys, known: Iterable[str] | None) -> dict[str, Any]:
        value = table.get(key)
        if not isinstance(value, dict):
            raise self.error((*at, key), say("'{key}' must be a table of its own.", key=key))
        if known is not None:
            self.check_keys(value, known, (*at, key))
        return value

    def rows(self, table: Mapping[str, Any], key: str, at: Keys, known: Iterable[str]) -> list[dict[str, Any]]:
        value = table.get(key)
        if not isinstance(value, list) or not value or not all(isinstance(row, dict) for row in value):
            raise self.error((*at, key), say("'{key}' is missing, or is not a list of tables.", key=key))
        for k, row in enumerate(value):
            self.check_keys(row, known, (*at, key, k))
        return value

    def raw(self, table: Mapping[str, Any], key: str, at: Keys) -> list[str]:
        value = table.get(key)
        if not isinstance(value, list) or not value or not all(isinstance(text, str) and text for text in value):
            raise self.error((*at, key), say("'{key}' is missing, or is not a list of texts.", key=key))
        return value

    def texts(self, table: Mapping[str, Any], key: str, at: Keys) -> tuple[str, ...]:
        return tuple(map(self.told, self.raw(table, key, at)))

    def text(self, table: Mapping[str, Any], key: str, at: Keys) -> str:
        return self.told(self.word(table, key, at))

    def word(self, table: Mapping[str, Any], key: str, at: Keys) -> str:
        """A text as it is written, in whatever language."""
        value = table.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.error((*at, key), say("'{key}' is missing, or is not a text.", key=key))
        return value

    def number(self, table: Mapping[str, Any], key: str, at: Keys) -> int:
        value = table.get(key)
        if type(value) is not int or value < 1:
            raise self.error((*at, key), say("'{key}' is missing, or is not a number.", key=key))
        return value

    def clause(self, value: object, at: Keys) -> str:
        if not isinstance(value, str) or value not in self.game.clauses:
            name = str(value)[:40]
            raise self.error(at, say("{title} has no rule '{clause}'.", title=self.game.title, clause=name))
        return value
