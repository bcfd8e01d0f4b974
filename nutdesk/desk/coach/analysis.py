"""What the coach found out about a game; it is stored, so that it is worked out only once."""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import attrs

from nutdesk import files, paths
from nutdesk.core.game import hush, look
from nutdesk.core.match import Match
from nutdesk.core.moves import Action
from nutdesk.desk.coach.decision import Decision, decisions, in_contrast, in_full
from nutdesk.desk.table.session import Session

VERSION = 5


@attrs.frozen
class Turning:
    """A decision that changed the chances of whoever made it."""

    start: int
    place: int
    """Which gestures of the game it was, from 1: the first and the last, mostly the same one."""
    seat: int
    change: float
    """What it lost compared with the better move; or what it gained that hardly any other move would have."""
    played: str
    better: str = ""
    """The better move in words; '' if the one that was played was the best."""
    action: str = ""
    """The better move as a record writes it, its steps separated by semicolons."""
    why: str = ""
    """What the better move is good for; if there is none, the move that was played."""

    def better_moves(self, game: Any) -> tuple[Action, ...]:
        """The steps of the better move."""
        return tuple(game.parse(step) for step in self.action.split("; ")) if self.action else ()


@attrs.frozen
class Analysis:
    """What the coach found out about a game."""

    chances: tuple[tuple[float, ...], ...]
    """Every seat's chance: at the start, then after each gesture."""
    luck: tuple[float, ...]
    choice: tuple[float, ...]
    """For every seat, over the whole game: how much luck changed its chances (above), and how much decisions did."""
    turnings: tuple[Turning, ...] = ()
    swings: tuple[int, ...] = ()
    """The gestures where luck changed the chances more than any decision, largest first."""


# ---- keeping --------------------------------------------------------------------------------------------------------


def _place(match: Match) -> Path:
    """The file for the analysis of this game, named after everything that was played."""
    parts = [str(VERSION), match.game.id, repr(sorted(match.options.items())), match.seed, repr(match.root.state)]
    parts += [str(move) for entry in match.line() for move in entry.moves]
    name = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:24]
    return paths.user_cache() / "coach" / f"{name}.json"


def remember(match: Match, analysis: Analysis) -> None:
    """Store it; a disk that refuses is no reason to complain."""
    with suppress(OSError):
        place = _place(match)
        files.folder(place.parent)
        files.replace(place, json.dumps(attrs.asdict(analysis)).encode(), private=True)


def recall(match: Match) -> Analysis | None:
    """The stored analysis of this game."""
    try:
        kept = json.loads(_place(match).read_text(encoding="utf-8"))
        rows = tuple(tuple(float(value) for value in row) for row in kept["chances"])
        turnings = tuple(Turning(**row) for row in kept["turnings"])
        luck, choice = (tuple(float(value) for value in kept[key]) for key in ("luck", "choice"))
        swings = tuple(int(place) for place in kept["swings"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
    seats = len(match.players)
    sound = len(rows) == len(match.line()) + 1 and all(len(row) == seats for row in (*rows, luck, choice))
    return Analysis(rows, luck, choice, turnings, swings) if sound else None


def retold(session: Session, analysis: Analysis) -> Analysis:
    """The same in the current language: its decisions are stored, and the game supplies the text."""
    line, game = session.match.line(), session.game
    ends = {decision.last: decision for decision in decisions(line)}
    told: list[Turning] = []
    for turning in analysis.turnings:
        decision = ends.get(turning.place)
        if decision is not None:
            moves = turning.better_moves(game)
            played, better = in_full(session, line, decision), turning.better
            if moves:
                played, better = in_contrast(session, line, decision, moves)
            turning = attrs.evolve(turning, played=played, better=better, why=reason(session, decision, moves))
        told.append(turning)
    return attrs.evolve(analysis, turnings=tuple(told))


def reason(session: Session, decision: Decision, moves: tuple[Action, ...]) -> str:
    """What the last step of the better move is good for, or else the first step that was played."""
    game, state = session.game, decision.state.copy()
    *before, last = moves or decision.moves[:1]
    for move in before:
        game.step(state, move, hush)
    return session.words(game.advice().why(look(game, state, decision.seat), last))
