"""A table that plays by itself: it seats whoever comes, judges and plays what they wish, moves for empty seats."""

from __future__ import annotations

import threading
from collections.abc import Callable
from multiprocessing.connection import wait
from random import Random

import attrs

from nutdesk.core.fact import Fact
from nutdesk.core.game import TABLE, Game, look
from nutdesk.core.match import Entry
from nutdesk.core.words import say
from nutdesk.phones.limits import Limits
from nutdesk.phones.messages import (
    Admitted,
    Answered,
    Joins,
    Present,
    Query,
    Ruled,
    Sight,
    StepsBack,
    Up,
    Wishes,
)
from tests.phones.home import Home, ticket

FOREIGN = 40
"""Moves for empty seats in a row, at most: a game in which nobody plays comes to rest."""


class PlayingHome(Home):
    """The desk's side of the pipe in a thread of its own, as a browser's driver keeps the main one."""

    def __init__(self, game: Game, seats: int, seed: str = "acorn", *, free: tuple[int, ...] = ()) -> None:
        self.lock = threading.RLock()
        self.heard_more = threading.Condition(self.lock)
        """Told whenever something has come up, and was done."""
        self.played: list[Entry] = []
        """What was played because somebody wished it."""
        self.deaf = False
        """Whether whatever comes up is only kept."""
        self.kept: list[Up] = []
        self.questions = 0
        self.empty: set[int] = set()
        self.empty_plays = True
        self._rng = Random(seed)
        super().__init__(game, seats, seed, limits=Limits(rate=200.0, burst=400.0))
        for seat in free:
            self.tickets[seat] = ""
        self.seat()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()
        super().__exit__()

    def address(self, seat: int | None = None) -> str:
        """Where a page opens: at its seat, or with the code of the desk."""
        return f"http://127.0.0.1:{self.port}/#" + (f"c={self.code}" if seat is None else f"t={self.tickets[seat]}")

    # ---- the desk -------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while not self._over.is_set():
            connection = self.process.connection
            if connection is not None:
                wait([connection], 0.05)
            with self.heard_more:
                for message in (*self.heard, *self.process.poll()):
                    self._take(message)
                self.heard = []
                self.heard_more.notify_all()

    def has(self, what: Callable[[], object], patience: float) -> bool:
        """Wait so many seconds at most until something is so."""
        with self.heard_more:
            return self.heard_more.wait_for(lambda: bool(what()), patience)

    def _take(self, message: Up) -> None:
        match message:
            case Wishes() | StepsBack() if self.deaf:
                self.kept.append(message)
            case Joins():
                players = list(self.match.players)
                players[message.seat] = attrs.evolve(players[message.seat], name=message.name)
                self.match.players = tuple(players)
                self.match.cast = (*players, *self.match.cast[len(players) :])
                self.tickets[message.seat] = ticket(message.seat)
                self.seat()
                self.send(Admitted(message.visitor, message.seat))
                self.show()
            case Wishes():
                self._play(message)
            case StepsBack():
                self._step_back(message)
            case Answered():
                self._answered(message)
            case Present():
                pass

    def _play(self, wish: Wishes) -> None:
        match = self.match
        if wish.number != self.numbers[wish.seat]:
            self.send(Ruled(wish.seat, wish.wish, "", say("The table has changed. Look again.")))
            return
        if not wish.actions:
            self.send(Ruled(wish.seat, wish.wish, "", say("It cannot go there."), (wish.piece,)))
            return
        ruling = match.judge(wish.actions)
        if not ruling:
            self.send(Ruled(wish.seat, wish.wish, ruling.clause, ruling.reason, ruling.culprits))
            return
        entry = match.play(*wish.actions, watch=True)
        self.played.append(entry)
        self.show(entry, wish=(wish.seat, wish.wish))
        self.move_empty()

    def move_empty(self) -> None:
        """Move for every seat without a device, until it is somebody's turn again."""
        for _ in range(FOREIGN):
            due = self.match.due
            if due is None or due.seat not in self.empty or not self.empty_plays:
                return
            legal = look(self.game, self.match.state, due.seat).legal
            self.show(self.match.play(self._rng.choice(legal), watch=True))

    def _step_back(self, step: StepsBack) -> None:
        current = self.match.current
        if step.redo:
            if current.redo is not None:
                self.match.goto(current.redo)
        elif current.parent is not None:
            if current.seat not in (step.seat, TABLE) and current.seat not in self.empty:
                self.questions += 1
                words = say("May the last move be taken back?")
                self.send(Query(current.seat, self.questions, words, say("Yes"), say("No")))
                return
            self.match.goto(current.parent)
        self.show(wish=(step.seat, step.wish))

    def _answered(self, answer: Answered) -> None:
        if answer.yes and self.match.current.parent is not None:
            self.match.goto(self.match.current.parent)
        self.show()

    # ---- what is shown --------------------------------------------------------------------------------------------

    def sight(self, viewer: int, *, happened: Fact | None = None, wish: int = 0) -> Sight:
        """What a viewer may see, with what could be taken back."""
        current = self.match.current
        steps = current.parent is not None and not current.barrier
        asks = current.seat if current.seat not in (viewer, TABLE) and current.seat not in self.empty else -1
        return attrs.evolve(
            super().sight(viewer, happened=happened, wish=wish),
            undo=say("the last move") if steps else "",
            why_no_undo="" if steps else current.barrier,
            redo=say("a move") if current.redo is not None else "",
            asks=asks if steps else -1,
        )
