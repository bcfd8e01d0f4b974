"""The process in which the bots think, so that a window never has to wait.

Requests go in, and replies come out later. The owner's side, without Qt:

    bots = BotProcess()
    ticket = bots.ask("nut-hunt", view, "wise", seed)      # a move for the seat that the view belongs to
    bots.hint("nut-hunt", view, seed)                      # a few moves, with chances and reasons
    bots.evaluate("nut-hunt", view_or_state, seed)         # every seat's chance of winning
    …
    for reply in bots.poll():                              # never waits; call it a few times a second
        reply.ticket, reply.thought, reply.win_chances, reply.mishap
    bots.cancel(ticket)                                    # there will be no reply to this request
    bots.close()                                           # ends the process

`connection` becomes readable when there is something to poll. It is None while no process runs, and another object
after a restart. Only poll() notices that a request takes too long, so call it from a timer as well. Requests are
answered one after the other: moves first, then hints, then evaluations.

The process is started by the first request. If it dies or takes too long, poll() answers with what looks best one move
ahead, says so in `mishap`, and a new process takes the next request. Where no process can be started, all replies are
such quick ones, and `unable` says so. The process ends when its owner does, however that ends.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import lru_cache, partial
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from random import Random
from time import monotonic, perf_counter
from typing import Any, Final, Literal

import attrs

from nutdesk import children, games
from nutdesk.bots import levels
from nutdesk.bots.bot import Bot, RandomBot, Thought
from nutdesk.bots.greedy import GreedyBot
from nutdesk.bots.hints import HintBot
from nutdesk.bots.search import Budget, Search, SearchBot, settle, shares
from nutdesk.core import house
from nutdesk.core.game import View
from nutdesk.core.words import say
from nutdesk.threads import CannotStart

Kind = Literal["move", "hint", "win_chances"]
ORDER: Final[tuple[Kind, ...]] = ("move", "hint", "win_chances")

HINT: Final = Budget(seconds=1.5)
WIN_CHANCES: Final = Budget(iterations=300, seconds=4.0)
PATIENCE: Final = 3.0
"""A request may take this many times its budget …"""
MARGIN: Final = 2.0
"""… and this many seconds more."""
STARTING: Final = 30.0
"""Seconds that a new process may take to get ready."""
READY: Final = "ready"
UNABLE: Final = say("The bots cannot think ahead here, as no process can be started for them: they play quick moves.")


@attrs.frozen
class Request:
    """One thing to think about: a view, or for the chances of winning also a position without secrets."""

    ticket: int
    kind: Kind
    game: str
    subject: Any
    seed: str
    level: str = ""
    budget: Budget = Budget()  # noqa: RUF009 - it is frozen

    @property
    def patience(self) -> float:
        """Seconds after which it is given up."""
        return PATIENCE * self.budget.seconds + MARGIN


@attrs.frozen
class Reply:
    """The reply to a request."""

    ticket: int
    kind: Kind
    thought: Thought | None = None
    """For a move or a hint: the best moves, best first."""
    win_chances: tuple[float, ...] = ()
    """The chance of every seat to win, if that was asked."""
    seconds: float = 0.0
    """How long the thinking took."""
    mishap: str = ""
    """If this is only a quick reply: why, as a sentence for the log."""
    unable: bool = False
    """Whether the reason is that no process can be started, which will not change and need not be said again."""


@attrs.frozen
class Failure:
    """Why a request has no reply."""

    ticket: int
    reason: str


class BotProcess:
    """The owner's side of the process."""

    def __init__(self, think: Callable[[Request, Callable[[], bool]], Reply] | None = None) -> None:
        """`think`, a function of a module, replaces answer() to test what happens when it fails."""
        self._think = think or answer
        self._process: BaseProcess | None = None
        self._connection: children.PipeEnd | None = None
        self._ready = False
        self._queue: list[Request] = []
        self._current: Request | None = None
        self._dropped = False
        """Whether the current request was cancelled, so that its reply is to be dropped."""
        self._deadline = 0.0
        self._tickets = 0

    # Asking

    def ask(self, game: str, view: View, level: str, seed: str) -> int:
        """Ask for a move by a level for the viewer's seat; return the ticket that the reply will carry."""
        return self._enqueue("move", game, view, seed, level, Budget(seconds=levels.BY_ID[level].seconds))

    def hint(self, game: str, view: View, seed: str) -> int:
        """Ask for a few good moves for the viewer's seat."""
        return self._enqueue("hint", game, view, seed, "", HINT)

    def evaluate(self, game: str, subject: Any, seed: str, iterations: int = WIN_CHANCES.iterations) -> int:
        """Ask for every seat's chance of winning, judged from a view, or from a position that hides nothing.

        If dice or cards come next, all results are averaged. The position is copied into the pipe, so the caller may
        change it afterwards.
        """
        return self._enqueue("win_chances", game, subject, seed, "", attrs.evolve(WIN_CHANCES, iterations=iterations))

    def cancel(self, ticket: int) -> None:
        """Forget a request; what was worked out for it is lost."""
        self._queue = [question for question in self._queue if question.ticket != ticket]
        if self._current and self._current.ticket == ticket and not self._dropped:
            self._dropped = True
            if self._connection:
                with suppress(OSError):  # poll will notice
                    self._connection.send(ticket)

    @property
    def connection(self) -> children.PipeEnd | None:
        """Becomes readable when there is something to poll."""
        return self._connection

    @property
    def busy(self) -> bool:
        """Whether a reply is still to come."""
        return bool(self._queue) or (self._current is not None and not self._dropped)

    def poll(self) -> list[Reply]:
        """The replies that have come. This also notices a dead or late process, and sends the next request."""
        answers: list[Reply] = []
        mishap = self._receive(answers)
        if not mishap and (self._current or not self._ready) and self._process and monotonic() > self._deadline:
            mishap = say("Thinking took too long. A quick move was found instead.")
        unable = bool(mishap) and not self._ready
        if mishap:
            self._end(gently=False)
            failed, self._current = self._current, None
            if failed is None and self._queue:  # it never got as far as being asked
                failed = self._queue.pop(0)
            elif self._dropped:
                failed = None
            self._dropped = False
            if failed is not None:
                answers.append(attrs.evolve(quick_answer(failed), mishap=UNABLE if unable else mishap, unable=unable))
        self._advance(answers)
        return answers

    def wait(self, seconds: float) -> list[Reply]:
        """Poll until a reply comes, or so many seconds have passed: for callers with nothing else to do."""
        until = monotonic() + seconds
        while True:
            answers = self.poll()
            left = until - monotonic()
            if answers or left <= 0 or not self.busy:
                return answers
            wait([self._connection] if self._connection else [], min(left, 0.1))

    def close(self) -> None:
        """End the process and forget all requests; a later request starts another process."""
        self._queue.clear()
        self._current, self._dropped = None, False
        self._end(gently=True)

    # Inside

    def _enqueue(self, kind: Kind, game: str, subject: Any, seed: str, level: str, budget: Budget) -> int:
        self._tickets += 1
        self._queue.append(Request(self._tickets, kind, game, subject, seed, level, budget))
        self._queue.sort(key=lambda question: (ORDER.index(question.kind), question.ticket))
        return self._tickets

    def _receive(self, answers: list[Reply]) -> str:
        """Read what is in the pipe; return a sentence if the other side is gone."""
        connection = self._connection
        if connection is None:
            return ""
        try:
            while connection.poll():
                message = connection.recv()
                if message == READY:
                    self._ready = True
                    continue
                if self._current and message.ticket == self._current.ticket:
                    if not self._dropped:
                        answers.append(self._replace(message) if isinstance(message, Failure) else message)
                    self._current, self._dropped = None, False
        except (EOFError, OSError):
            return say("Thinking stopped unexpectedly. A quick move was found instead.")
        return ""

    def _replace(self, failure: Failure) -> Reply:
        """A quick reply in place of one that failed."""
        assert self._current is not None
        mishap = say("Thinking failed ({reason}). A quick move was found instead.", reason=failure.reason)
        return attrs.evolve(quick_answer(self._current), mishap=mishap)

    def _advance(self, answers: list[Reply]) -> None:
        """Send the next request, to a new process if there is none."""
        if self._current or not self._queue:
            return
        if self._process is None:
            try:
                self._start()
            except CannotStart:
                queue, self._queue = self._queue, []
                answers += [attrs.evolve(quick_answer(question), mishap=UNABLE, unable=True) for question in queue]
                return
        if self._ready and self._connection:
            self._current = self._queue.pop(0)
            self._deadline = monotonic() + self._current.patience
            with suppress(OSError):  # the next poll finds the pipe closed
                self._connection.send(self._current)

    def _start(self) -> None:
        self._process, self._connection = children.start(serve, self._think, house.everything(), name="nutdesk house")
        self._ready, self._deadline = False, monotonic() + STARTING

    def _end(self, gently: bool) -> None:
        process, connection = self._process, self._connection
        self._process, self._connection, self._ready = None, None, False
        if connection:
            connection.close()
        if process is None:
            return
        if gently:
            process.join(0.5)
        if process.is_alive():
            process.kill()
        process.join()
        process.close()


# The other side


class OwnerGone(Exception):
    """Raised when the owner is gone."""


def serve(
    connection: children.PipeEnd, think: Callable[[Request, Callable[[], bool]], Reply], laid: Mapping[str, str]
) -> None:
    """What the process runs: answer requests, with the owner's house data, until the pipe is closed."""
    for game, text in laid.items():
        house.lay(game, text)
    try:
        connection.send(READY)
        while True:
            question = connection.recv()
            if not isinstance(question, Request):
                continue  # cancelled when it was answered already
            started = perf_counter()
            try:
                found = think(question, partial(told_to_stop, connection, question.ticket))
            except OwnerGone:
                return
            except Exception as error:
                connection.send(Failure(question.ticket, repr(error)))
                continue
            connection.send(attrs.evolve(found, seconds=perf_counter() - started))
    except (EOFError, OSError):
        return


def told_to_stop(connection: children.PipeEnd, ticket: int) -> bool:
    """Whether the owner has cancelled this request.

    >>> from multiprocessing import Pipe
    >>> owner, process = Pipe()
    >>> owner.send(7)
    >>> told_to_stop(process, ticket=7)
    True
    """
    stop = False
    try:
        while connection.poll():
            stop |= connection.recv() == ticket
    except (EOFError, OSError):
        raise OwnerGone from None
    return stop


def answer(question: Request, stop: Callable[[], bool]) -> Reply:
    """Answer a request; when told to stop, with what there is so far."""
    game, rng = games.load(question.game), Random(question.seed)
    if question.kind == "move":
        bot = player(question.level, question.game)
        if isinstance(bot, SearchBot):
            bot.stop = stop
        return Reply(question.ticket, question.kind, bot.think(question.subject, rng))
    if question.kind == "hint":
        bot = HintBot(game, question.budget, stop, thorough=True)
        return Reply(question.ticket, question.kind, bot.think(question.subject, rng))
    search = Search(game, dealer(question), rng)
    search.run(question.budget, stop, thorough=True)
    return Reply(question.ticket, question.kind, win_chances=search.win_chances())


@lru_cache(maxsize=4)
def player(level: str, game: str) -> Bot:
    """The same bot for every move, so that it remembers what it planned for the rest of its turn."""
    return levels.bot(level, games.load(game))


def dealer(question: Request) -> Callable[[Random], Any]:
    """A function that deals positions to think about: redealt from a view, or copies of a position."""
    game, subject = games.load(question.game), question.subject
    if isinstance(subject, View):
        advice = game.advice()
        return lambda rng: advice.imagine(subject, rng)
    return lambda rng: subject.copy()


def quick_answer(question: Request) -> Reply:
    """The move that looks best at first sight, for when no process can be asked; if even that fails, any legal move."""
    game, rng = games.load(question.game), Random(question.seed)
    try:
        if question.kind != "win_chances":
            return Reply(question.ticket, question.kind, GreedyBot(game).think(question.subject, rng))
        state = dealer(question)(rng)
        settle(game, state, rng)
        values = game.advice().value(state) if state.pending else shares(game, state)
        return Reply(
            question.ticket, question.kind, win_chances=tuple(values or [1 / max(2, state.seats)] * state.seats)
        )
    except Exception:
        if question.kind == "win_chances":
            return Reply(question.ticket, question.kind)
        return Reply(question.ticket, question.kind, RandomBot().think(question.subject, rng))
