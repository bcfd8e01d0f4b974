"""The coach: how the chances went, where the game turned, and how much of it was luck.

Everything is worked out in the thinking process, a position at a time, and kept, so that it is done once for a game.
After the end nothing is secret any more: whole positions may be looked at.
"""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs
from PySide6.QtCore import QObject, Signal

from nutdesk import paths
from nutdesk.core.game import TABLE, hush, look
from nutdesk.core.match import Match
from nutdesk.core.moves import Action, Luck
from nutdesk.desk.coach.decision import Decision, decisions, goes_on, in_full, in_words
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.session import Session
from nutdesk.desk.table.thinking import Inquiry

if TYPE_CHECKING:
    from nutdesk.bots.house import Answer

VERSION = 4
ITERATIONS = 18_000
"""Imagined games for a whole analysis, shared among its positions …"""
MOST, LEAST = 240, 24
"""… of which each gets so many at most and at least."""
TURNS, TRIES = 3, 8
"""Turning points of a game, and decisions that are looked at for them."""
SMALL = 0.02
"""A change of chance below this turns nothing."""
STEPS = 4
"""A move has no more steps than this."""
SWING, SWINGS = 0.15, 2
"""Luck that changes a chance by this much is told, so often at most."""


@attrs.frozen
class Turning:
    """A decision that changed the chances of whoever made it."""

    start: int
    place: int
    """Which gestures of the game it was, from 1: the first and the last, mostly the same."""
    seat: int
    change: float
    played: str
    better: str = ""
    """The better move in words; '' if the one that was played was the best."""
    action: str = ""
    """The better move as the record writes it, its steps divided by semicolons."""
    why: str = ""
    """What the better move is good for, or else the one that was played."""

    def better_moves(self, game: Any) -> tuple[Action, ...]:
        """The steps of the better move."""
        return tuple(game.parse(step) for step in self.action.split("; ")) if self.action else ()


@attrs.frozen
class Analysis:
    """What the coach found out about a game."""

    chances: tuple[tuple[float, ...], ...]
    """Of every seat: at the start, then after each gesture."""
    luck: tuple[float, ...]
    choice: tuple[float, ...]
    """Of every seat: what came of dice and cards, and what came of decisions, over the whole game."""
    turnings: tuple[Turning, ...] = ()
    swings: tuple[int, ...] = ()
    """The gestures in which luck changed the chances more than any decision did, the most first."""


@attrs.frozen
class _Step:
    """From one position to the next: by luck or by a decision of a gesture."""

    place: int
    lucky: bool
    before: int
    after: int
    """Numbers of the positions."""


class Coach(QObject):
    """Works an analysis out, bit by bit."""

    progressed = Signal(float)
    done = Signal(object)
    """An Analysis."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self.line = session.match.line()
        self._positions: list[Any] = []
        self._values: dict[int, tuple[float, ...]] = {}
        self._steps: list[_Step] = []
        self._ends = [0]
        """The position after each gesture, and before the first."""
        self._inquiry = Inquiry(self)
        self._asked: list[tuple[Decision, float]] = []
        """Decisions that may have turned the game and what each changed, the most first."""
        self._turnings: dict[int, Turning] = {}
        self._total = 1

    # ---- the whole ------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin, or answer at once if it is known already."""
        known = recall(self.session.match)
        if known is not None:
            self.done.emit(retold(self.session, known))
            return
        self._lay_out()
        match = self.session.match
        open_ = [k for k in range(len(self._positions)) if k not in self._values]
        self._total = len(open_) + TURNS * 6  # a hint takes longer than a look
        iterations = max(LEAST, min(MOST, ITERATIONS // max(1, len(open_))))
        for k in open_:
            state = self._positions[k]
            self._inquiry.evaluate(match.game.id, state, f"{match.seed}/{k}", iterations, self._valued(k))
        if not open_:
            self._find_turnings()

    def cancel(self) -> None:
        """Stop thinking about it."""
        self._inquiry.cancel()

    def _lay_out(self) -> None:
        """The positions that have to be valued, and what leads from each to the next."""
        match = self.session.match
        first = undealt(match)
        self._positions = [match.root.state] if first is None else [first, match.root.state]
        if first is not None:
            self._steps.append(_Step(0, True, 0, 1))
            self._ends = [1]
        for place, entry in enumerate(self.line, 1):
            assert entry.parent is not None
            state = entry.parent.state.copy()
            moves = list(entry.moves)
            while moves:
                lucky = isinstance(moves[0], Luck)
                forced = not lucky
                while moves and isinstance(moves[0], Luck) == lucky:
                    forced = forced and len(match.game.legal(state)) == 1
                    match.game.step(state, moves.pop(0), hush)
                if forced and state.pending:
                    continue  # there was no choice: nothing is gained or lost
                before = len(self._positions) - 1
                self._positions.append(state.copy())
                self._steps.append(_Step(place, lucky, before, before + 1))
            self._ends.append(len(self._positions) - 1)
        for k, state in enumerate(self._positions):
            if not state.pending:
                self._values[k] = shares(match, state)

    def _valued(self, k: int) -> Any:
        def take(answer: Answer) -> None:
            seats = len(self.session.match.players)
            self._values[k] = answer.outlook or (1 / max(2, seats),) * seats
            missing = len(self._positions) - len(self._values)
            self.progressed.emit((self._total - TURNS * 6 - missing) / self._total)
            if not missing:
                self._find_turnings()

        return take

    # ---- where it turned ------------------------------------------------------------------------------------------

    def _changes(self) -> list[tuple[Decision, float]]:
        """Every decision, and what it changed for the seat that made it."""
        seats = range(len(self.session.match.players))
        changes: dict[int, float] = {}
        for step in self._steps:
            seat = self.line[step.place - 1].seat
            if not step.lucky and seat in seats:
                change = self._values[step.after][seat] - self._values[step.before][seat]
                changes[step.place] = changes.get(step.place, 0.0) + change
        found = []
        for decision in decisions(self.line):
            places = [place for place in range(decision.first, decision.last + 1) if place in changes]
            if places:
                found.append((decision, sum(changes[place] for place in places)))
        return found

    def _find_turnings(self) -> None:
        most = sorted(self._changes(), key=lambda found: -abs(found[1]))
        self._asked = [(decision, change) for decision, change in most if abs(change) >= SMALL][:TRIES]
        self._next_turning()

    def _next_turning(self) -> None:
        """Ask about the decision that changed most of those that are left, until there are enough."""
        while self._asked and len(self._turnings) < TURNS:
            decision, change = self._asked.pop(0)
            played = in_full(self.session, self.line, decision)
            turning = Turning(decision.first, decision.last, decision.seat, change, played)
            if self._ask(turning, decision, ()):
                return
            self._take_up(turning)
        self._finish()

    def _take_up(self, turning: Turning) -> None:
        """Keep a gain, and a loss with a better move; a loss without one was no mistake: the estimate only wavered."""
        if turning.change > 0 or turning.better:
            self._turnings[turning.place] = turning

    def _ask(self, turning: Turning, decision: Decision, found: tuple[Action, ...]) -> bool:
        """Ask what would have been best after the steps found so far; False if there was nothing to choose."""
        match, state = self.session.match, decision.state.copy()
        for step in found:
            match.game.step(state, step, hush)
        view = look(match.game, state, decision.seat)
        if not view.legal or getattr(view.due, "seat", -1) != decision.seat:
            return False
        seed = f"{match.seed}/{turning.place}/coach"
        self._inquiry.hint(match.game.id, view, seed, self._advised(turning, decision, found))
        return True

    def _advised(self, turning: Turning, decision: Decision, before: tuple[Action, ...]) -> Any:
        def take(answer: Answer) -> None:
            session, state, seat = self.session, decision.state, decision.seat
            assert answer.thought is not None
            best = answer.thought.candidates[0]
            found, why = (*before, best.action), session.words(best.why)
            if len(found) < STEPS and goes_on(session, state, found, seat) and self._ask(turning, decision, found):
                return
            if found == decision.moves[: len(found)]:
                turned = attrs.evolve(turning, why=why)
            elif turning.change > 0:
                first = look(session.game, state, seat)
                turned = attrs.evolve(turning, why=session.words(session.game.advice().why(first, decision.moves[0])))
            else:
                better, action = in_words(session, state, found, seat), "; ".join(map(str, found))
                turned = attrs.evolve(turning, better=better, action=action, why=why)
            self._take_up(turned)
            self.progressed.emit((self._total - 6 * (TURNS - len(self._turnings))) / self._total)
            self._next_turning()

        return take

    def _swings(self) -> tuple[int, ...]:
        """The gestures whose luck changed a chance more than any decision did; the deal is the beginning."""
        changes: dict[int, list[float]] = {}
        for step in self._steps:
            if step.lucky and step.place:
                before, after = self._values[step.before], self._values[step.after]
                sums = changes.setdefault(step.place, [0.0] * len(after))
                changes[step.place] = [sums[seat] + after[seat] - before[seat] for seat in range(len(after))]
        sizes = {place: max(map(abs, sums)) for place, sums in changes.items()}
        least = max([SWING, *(abs(turning.change) for turning in self._turnings.values())])
        large = [place for place in sizes if sizes[place] > least]
        return tuple(sorted(large, key=lambda place: -sizes[place])[:SWINGS])

    def _finish(self) -> None:
        seats = len(self.session.match.players)
        luck, choice = [0.0] * seats, [0.0] * seats
        for step in self._steps:
            sums = luck if step.lucky else choice
            for seat in range(seats):
                sums[seat] += self._values[step.after][seat] - self._values[step.before][seat]
        starts = 0 if self._steps and self._steps[0].place == 0 else self._ends[0]
        chances = (self._values[starts], *(self._values[k] for k in self._ends[1:]))
        turnings = tuple(self._turnings[place] for place in sorted(self._turnings))
        analysis = Analysis(chances, tuple(luck), tuple(choice), turnings, self._swings())
        remember(self.session.match, analysis)
        self.done.emit(analysis)


def ends_of_turns(match: Match) -> list[int]:
    """The gestures after which it is another's turn, with the start and the end: a long game is told by these."""
    line = [match.root, *match.line()]
    turns = [match.game.view(entry.state, TABLE).turn for entry in line]
    return [k for k in range(len(line)) if k in (0, len(line) - 1) or turns[k] != turns[k - 1]]


def shares(match: Match, state: Any) -> tuple[float, ...]:
    """Who has how much of the win at the end."""
    result = match.game.result(state)
    winners = result.winners if result is not None else ()
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(match.players)))


def undealt(match: Match) -> Any:
    """The position before the deal, if the game began with the usual one."""
    if not match.root.moves:
        return None
    state = match.game.setup(match.options, len(match.players))
    first = state.copy()
    for move in match.root.moves:
        match.game.step(state, move, hush)
    return first if state == match.root.state else None


# ---- keeping --------------------------------------------------------------------------------------------------------


def _place(match: Match) -> Path:
    """Where the analysis of this very game lies: by all that was played."""
    parts = [str(VERSION), match.game.id, repr(sorted(match.options.items())), match.seed, repr(match.root.state)]
    parts += [str(move) for entry in match.line() for move in entry.moves]
    name = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:24]
    return paths.user_cache() / "coach" / f"{name}.json"


def remember(match: Match, analysis: Analysis) -> None:
    """Keep it; a disk that does not take it is no reason to complain."""
    with suppress(OSError):
        place = _place(match)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(json.dumps(attrs.asdict(analysis)), encoding="utf-8")


def recall(match: Match) -> Analysis | None:
    """What was found out about this game before."""
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
    """The same in the language that is spoken now: what was decided is known, and its words come from the game."""
    line, game = session.match.line(), session.game
    ends = {decision.last: decision for decision in decisions(line)}
    told: list[Turning] = []
    for turning in analysis.turnings:
        decision = ends.get(turning.place)
        if decision is not None:
            moves, state, seat = turning.better_moves(game), decision.state.copy(), decision.seat
            better = in_words(session, state, moves, seat) if moves else turning.better
            *before, last = moves or decision.moves[:1]
            for move in before:
                game.step(state, move, hush)
            why = session.words(game.advice().why(look(game, state, seat), last))
            turning = attrs.evolve(turning, played=in_full(session, line, decision), better=better, why=why)
        told.append(turning)
    return attrs.evolve(analysis, turnings=tuple(told))


# ---- in one paragraph -----------------------------------------------------------------------------------------------


def paragraph(session: Session, analysis: Analysis) -> str:
    """What happened, for a child: who won and why, where it turned, what would have helped."""
    match = session.match
    names = [player.name for player in match.cast]
    result = match.game.result(match.state)
    winners = result.winners if result is not None else ()
    lucky = any(isinstance(move, Luck) for entry in match.line() for move in entry.moves)
    said: list[str] = []
    seated = [seat for seat in winners if seat < len(match.players)]
    for seat in seated[:1]:
        name, luck, choice = names[seat], analysis.luck[seat], analysis.choice[seat]
        person = not match.players[seat].kind
        if len(seated) > 1:
            said.append(tr("{names} share the win.", names=", ".join(names[winner] for winner in seated)))
        else:
            said.append(tr("Well played, {name}.", name=name) if person else tr("{name} wins.", name=name))
        if not lucky or choice >= luck > 0:
            said.append(tr("Good moves did most of it."))
        elif luck > choice > 0:
            said.append(tr("Luck helped, and good moves did the rest."))
        elif luck > choice:
            said.append(tr("Luck did most of it this time."))
        else:
            said.append(tr("Luck was not on this side, and good moves won all the same."))
    if not seated:
        said.append(tr("This one was lost, and that is how one learns."))
    worst = min((t for t in analysis.turnings if t.better), key=lambda turning: turning.change, default=None)
    most = max(analysis.turnings, key=lambda turning: abs(turning.change), default=None)
    if len(analysis.swings) == 1:
        said.append(tr("The largest swing, at move {n}, was luck.", n=analysis.swings[0]))
    elif analysis.swings:
        first, second = sorted(analysis.swings)
        said.append(tr("The largest swings, at moves {n} and {m}, were luck.", n=first, m=second))
    if most is not None and most is not worst:
        what = _named(names[most.seat], most.played)
        said.append(tr("The game turned at move {n}: {what}.", n=most.place, what=what))
        said += [most.why] if most.change > 0 else []
    if worst is not None:
        what, better = (_named(names[worst.seat], move) for move in (worst.played, worst.better))
        said.append(tr("Move {n} cost the most: {what}.", n=worst.place, what=what))
        said.append(tr("This was better: {better}. {why}", better=better, why=worst.why))
    return " ".join(part for part in said if part)


def _named(name: str, move: str) -> str:
    """A move with who made it: the story's sentences say so, the table's words do not."""
    return move if name in move else tr("{name} chooses “{move}”", name=name, move=move)
