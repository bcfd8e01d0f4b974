"""The desk's side of the pipe with a real match: who sits where, what each may see, and what comes up."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import wait
from random import Random
from typing import Any, Self, TypeVar

from nutdesk.core.events import Event
from nutdesk.core.fact import Fact, fact
from nutdesk.core.game import TABLE, Game, look
from nutdesk.core.history import visible
from nutdesk.core.match import Entry, Match
from nutdesk.phones.limits import Limits
from nutdesk.phones.messages import Down, Listening, Mishap, Picture, SeatHolder, Seating, Sentence, Sight, Up
from nutdesk.phones.process import PhoneProcess
from tests.phones.line import PATIENCE, Line

HERE = ("127.0.0.1",)
CODE = "4711"
M = TypeVar("M", bound=Up)


def ticket(seat: int) -> str:
    return f"{seat + 1:032x}"


def sentence(event: Event) -> Sentence:
    actor = event.actor()
    return Sentence(event.sentence(), event.clause, event.icon, actor if actor is not None else -1)


def sight(match: Match, viewer: int, number: int, *, happened: Fact | None = None, wish: int = 0) -> Sight:
    """What a viewer may see of a match now, and of what has just happened."""
    game, due = match.game, match.due
    waits = due is None or due.seat != viewer
    view = game.view(match.state, viewer) if waits else look(game, match.state, viewer)
    pictures = (
        ()
        if happened is None
        else tuple(Picture(sentence(seen.event), seen.view, game.cues(seen.event, seen.view)) for seen in happened.seen)
    )
    told = [sentence(event) for entry in match.line() for event in visible(entry.events, viewer)]
    return Sight(viewer, number, view, waits, match.fair, pictures, tuple(told[-20:]), wish=wish)


def played(game: Game, steps: int, seed: str) -> Iterator[Match]:
    """A game in which random moves are made: the same match, after each of them."""
    match, rng = Match(game, game.chosen({}), game.seats[: game.usual], seed), Random(seed)
    match.begin()
    yield match
    for _ in range(steps):
        if match.over:
            return
        match.play(rng.choice(game.legal(match.state)), watch=True)
        yield match


class Home:
    """A table that phones can reach."""

    def __init__(self, game: Game, seats: int, seed: str = "acorn", limits: Limits | None = None) -> None:
        self.game = game
        self.match = Match(game, game.chosen({}), game.seats[:seats], seed)
        self.match.begin()
        self.tickets: list[str] = [ticket(seat) for seat in range(seats)]
        self.locked = False
        self.code = CODE
        self.heard: list[Up] = []
        self.numbers = dict.fromkeys((TABLE, *range(seats)), 0)
        self.process = PhoneProcess(game.id, HERE, limits=limits or Limits())
        self.process.start()
        self.seat()
        self.show()
        self.wait(Listening)

    @property
    def port(self) -> int:
        return self.process.port

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.close()

    # ---- down -----------------------------------------------------------------------------------------------------

    def send(self, *messages: Down) -> None:
        for message in messages:
            self.process.send(message)

    def seat(self, cast: Sequence[Any] = ()) -> None:
        players = tuple(cast) or self.match.players
        places = tuple(map(SeatHolder, players, self.tickets))
        cast = (*players, *self.match.cast[len(players) :])
        self.send(Seating(cast, places, self.code, self.locked))

    def show(self, entry: Entry | None = None, *, wish: tuple[int, int] = (TABLE, 0)) -> None:
        """Show everybody where the match is, and how it came there if this entry was just played."""
        for viewer in self.numbers:
            self.numbers[viewer] += 1
            happened = fact(self.match, entry, viewer) if entry is not None else None
            number = wish[1] if viewer == wish[0] else 0
            self.send(self.sight(viewer, happened=happened, wish=number))

    def sight(self, viewer: int, *, happened: Fact | None = None, wish: int = 0) -> Sight:
        """What a viewer may see now."""
        return sight(self.match, viewer, self.numbers[viewer], happened=happened, wish=wish)

    # ---- up -------------------------------------------------------------------------------------------------------

    def wait(self, kind: type[M], fits: Callable[[M], bool] = lambda _: True) -> M:
        """The next message of this kind; those before it are kept in `heard`."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            while self.heard:
                message = self.heard.pop(0)
                assert not isinstance(message, Mishap), message
                if isinstance(message, kind) and fits(message):
                    return message
            if self.process.connection is not None:
                wait([self.process.connection], 0.2)
            self.heard += self.process.poll()
        raise AssertionError(f"no {kind.__name__} came")

    # ---- phones ---------------------------------------------------------------------------------------------------

    def phone(self, seat: int, language: str = "en") -> Line:
        """A page that holds a seat, and shows the newest state."""
        line = Line(self.port)
        line.hello(self.tickets[seat], language=language)
        assert line.heard()["is"] == "yours"
        assert line.heard()["is"] == "state"
        return line

    def visitor(self) -> Line:
        line = Line(self.port)
        line.hello(code=self.code)
        return line
