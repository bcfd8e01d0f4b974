"""What was decided in a game: the steps that belong together, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import attrs

from nutdesk.core.events import Event
from nutdesk.core.game import TABLE, look
from nutdesk.core.history import visible
from nutdesk.core.match import Entry, Match
from nutdesk.core.moves import Action, Choice, Luck
from nutdesk.desk.kit.words import strung
from nutdesk.desk.table.move_names import name_moves

if TYPE_CHECKING:
    from nutdesk.desk.table.session import Session


@attrs.frozen
class Decision:
    """What a seat decided: mostly one gesture, but a bot may need several where a person needs one."""

    first: int
    last: int
    """Its gestures in the game, from 1."""
    entries: tuple[Entry, ...]

    @property
    def seat(self) -> int:
        return self.entries[0].seat

    @property
    def state(self) -> Any:
        """The position in which it was decided."""
        assert self.entries[0].parent is not None
        return self.entries[0].parent.state

    @property
    def moves(self) -> tuple[Action, ...]:
        """What was decided before any dice or cards."""
        found: list[Action] = []
        for move in (move for entry in self.entries for move in entry.moves):
            if isinstance(move, Luck):
                break
            found.append(move)
        return tuple(found)


def decisions(line: Sequence[Entry]) -> list[Decision]:
    """The decisions of a game in order; picking something up belongs to what was then done with it."""
    found: list[Decision] = []
    begun: list[Entry] = []
    for place, entry in enumerate(line, 1):
        begun.append(entry)
        if _begins(entry) and place < len(line) and line[place].seat == entry.seat:
            continue
        found.append(Decision(place - len(begun) + 1, place, tuple(begun)))
        begun = []
    return found


def _begins(entry: Entry) -> bool:
    """Whether nothing had happened after it yet."""
    return not any(event.clause for event in entry.events) and not any(isinstance(move, Luck) for move in entry.moves)


def ends_of_turns(match: Match) -> list[int]:
    """The gestures after which it is somebody else's turn, with the start and the end; all gestures if one plays alone.

    The curve has a point at each: in the middle of a turn, things are unfinished and hard to judge.
    """
    line = [match.root, *match.line()]
    turns = [match.game.view(entry.state, TABLE).turn for entry in line]
    ends = [k for k in range(len(line)) if k in (0, len(line) - 1) or turns[k] != turns[k - 1]]
    return ends if len(match.players) > 1 else list(range(len(line)))


def facts(session: Session, state: Any, moves: Sequence[Action], seat: int) -> list[Event]:
    """The events that a seat causes by its moves alone, without what dice and cards add."""
    told: list[Event] = []

    def tell(event: Any, *fields: object, only: int | None = None) -> None:
        told.append(event(*fields, only=only))

    here = state.copy()
    for move in moves:
        session.game.step(here, move, tell)
    mine = [event for event in visible(told, seat) if event.clause and event.actor() == seat]
    return list(visible(mine)) or mine  # after the end nothing is secret


def in_words(session: Session, state: Any, moves: Sequence[Action], seat: int) -> str:
    """A decision as the story tells it, or as the table names it if the story only has what luck made of it."""
    done = facts(session, state, moves[:1], seat)[:1]
    names: tuple[str, ...] = ()
    if not done:
        names = name_moves(session.game, state, session.match.cast, moves)
        # In a gesture of several steps the last event is its purpose, unless more has to be paid for it.
        whole = len(names) == 1 and not _owes_more(session, state, moves)
        done = facts(session, state, moves, seat)[-1:] if whole else []
    if done:
        return session.words(done[0].sentence())
    return session.words(moves[0].title) if names[0] == str(moves[0]) else names[0]


def _owes_more(session: Session, state: Any, moves: Sequence[Action]) -> bool:
    """Whether the first move's question is still open after the last one: a price is paid card by card."""
    here, asked = state.copy(), []
    for move in moves:
        session.game.step(here, move)
        asked.append(here.pending[-1] if here.pending else None)
    first, last = asked[0], asked[-1]
    return isinstance(first, Choice) and isinstance(last, Choice) and first.kind == last.kind and len(moves) > 1


def goes_on(session: Session, state: Any, moves: Sequence[Action], seat: int) -> bool:
    """Whether moves are only the beginning of a gesture: something is held and has to go somewhere."""
    if facts(session, state, moves, seat):
        return False
    table = session.game.table(look(session.game, state, seat), session.match.cast)
    begun, many = tuple(moves), len(moves)
    ways = [gesture.actions for gesture in table.gestures if gesture.actions[:many] == begun]
    return bool(ways) and all(len(way) > many for way in ways)


def in_full(session: Session, line: Sequence[Entry], decision: Decision) -> str:
    """A decision with what it is about, if it answers a question that the same seat has just raised."""
    state, seat = decision.state, decision.seat
    words, due = in_words(session, state, decision.moves, seat), state.pending[-1]
    before = line[decision.first - 2] if decision.first > 1 else None
    if before is None or before.parent is None or before.seat != seat or not isinstance(due, Choice) or not due.about:
        return words
    asked: str = session.game.table(look(session.game, state, seat), session.match.cast).prompt
    if not asked.endswith("?") or any(isinstance(move, Luck) for move in before.moves):
        return words
    raised = facts(session, before.parent.state, before.moves, seat)
    return strung("{before}; {now}", before=session.words(raised[0].sentence()), now=words) if raised else words


def in_contrast(
    session: Session, line: Sequence[Entry], decision: Decision, other: Sequence[Action]
) -> tuple[str, str]:
    """The played move and the better one; as the table names them if the story tells both in the same words."""
    played, better = in_full(session, line, decision), in_words(session, decision.state, other, decision.seat)
    if played != better:
        return played, better
    names = (name_moves(session.game, decision.state, session.match.cast, moves) for moves in (decision.moves, other))
    played, better = ("; ".join(name) for name in names)
    return played, better


__all__ = ["Decision", "decisions", "ends_of_turns", "goes_on", "in_contrast", "in_full", "in_words"]
