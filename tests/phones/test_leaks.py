"""What goes to a phone tells nothing that its seat must not know: proven on every byte, and on when it comes.

Each position gets a twin, in which everything that a seat must not know is dealt again. Where both look the same to
that seat, move after move, its phone must get the same messages, byte for byte, in the same number and order. What
goes to others may differ: that it goes there must not be seen here.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from nutdesk import games
from nutdesk.core.fact import fact
from nutdesk.core.game import TABLE, Refusal, look
from nutdesk.core.match import Entry, Match
from nutdesk.core.moves import Action, Choice, Luck
from nutdesk.core.wish import Wish
from nutdesk.desk.phones.device_screen import DeviceScreen
from nutdesk.desk.table.session import Session
from nutdesk.phones.messages import Query, QuerySettled
from tests.conftest import Scale
from tests.phones.home import Home, sight
from tests.phones.line import Line

FENCE = 9999
"""The number of a question that is put and settled: when it comes, all that was sent before has come."""
LANGUAGES = ("en", "de")
TWINS = 6
"""How many are dealt until one can make the same move."""
SEATS = 3
"""In every game so many can play, and so many have something to hide from each other."""
MOST = 400
"""Moves of a long game."""


def entries(match: Match, rng: Random, steps: int) -> Iterator[Entry]:
    """Random moves, some of them at any time; now and then one is taken back, and another made or the same again."""
    for _ in range(steps):
        due = match.due
        if due is None:
            return
        actions = match.game.legal(match.state)
        extra = [one for seat in range(len(match.players)) for one in match.game.interrupts(match.state, seat)]
        action = rng.choice(extra if extra and rng.random() < 0.2 else actions)
        yield match.play(action, watch=True)
        if match.current.parent is not None and not match.current.barrier and rng.random() < 0.25:
            match.goto(match.current.parent)
            yield match.current


def table(match: Match, state: Any, made: Entry) -> Session:
    """A table where the game stands like this, everybody holds a phone, and luck is what it was in that move."""
    new = Match(match.game, match.options, match.players, match.seed, start=state, fair=match.fair)
    new.begin()
    luck = [move for move in made.moves if isinstance(move, Luck)]
    new.deal = lambda _, number: luck[number % len(luck)]
    session = Session(new)
    session.set_devices(dict.fromkeys(range(len(match.players)), True))
    return session


def same_to(viewer: int, one: Match, other: Match, made: Entry) -> bool:
    """Whether a move can be made at both tables and looks the same to a viewer, picture by picture."""
    actions = played_in(made)
    try:
        entries_ = [match.prepare(actions, watch=True) for match in (one, other)]
    except (Refusal, IndexError, ZeroDivisionError):
        return False  # somebody else's move, with a card that lies elsewhere over there
    looks = []
    for match, entry in zip((one, other), entries_, strict=True):
        seen = [(pic.event.clause, pic.view) for pic in fact(match, entry, viewer).seen]
        looks.append((seen, match.game.view(entry.state, viewer)))
    return looks[0] == looks[1]  # or something was shown to this viewer, as the rules want it


def played_in(entry: Entry) -> tuple[Action, ...]:
    return tuple(move for move in entry.moves if not isinstance(move, Luck))


class Ear:
    """One seat's phone, and everything that came to it."""

    def __init__(self, home: Home, seat: int, language: str = "en") -> None:
        self.home, self.seat, self.language = home, seat, language
        self.heard: list[bytes] = []

    def connect(self) -> Line:
        line = Line(self.home.port)
        line.hello(self.home.tickets[self.seat], language=self.language)
        self.heard += [line.bytes(), line.bytes()]  # yours, and the state
        return line

    def listen(self, line: Line) -> None:
        """Everything that has been sent to it by now, as the desk has said it so far."""
        self.home.send(Query(self.seat, FENCE, "?", "y", "n"), QuerySettled(self.seat, FENCE))
        found = b""
        while b'"settled"' not in found:
            found = line.bytes()
            self.heard.append(found)


def bytes_for(home: Home, session: Session, made: Entry, viewer: int, language: str) -> list[bytes]:
    """What a seat's phone gets while a move is made, taken back and made again, the page reloaded, and taken over."""
    seats = range(len(session.match.players))
    ear, other = Ear(home, viewer, language), Ear(home, (viewer + 1) % len(seats))
    others = [seat for seat in (TABLE, *seats) if seat != viewer]
    screens = [DeviceScreen(who, home.send) for who in (*others[:1], viewer, *others[1:])]
    for screen in screens:
        screen.follow(session)
    with other.connect() as witness:  # another phone is there all the time, and gets what is for it alone
        other.listen(witness)
        with ear.connect() as line:
            assert session.submit(Wish(played_in(made), "phone", made.seat))
            ear.listen(line)
            home.send(Query(other.seat, 1, f"{session.match.state}"[:500], "y", "n"), QuerySettled(other.seat, 1))
            session.undo()
            ear.listen(line)
            session.redo_for(made.seat)
            ear.listen(line)
        with ear.connect() as line, Line(home.port) as second:
            second.hello(home.tickets[viewer], language=language)
            line.pong()
            ear.heard.append(second.bytes())
            line.say(do="language", language="en" if language == "de" else "de")
            ear.heard.append(line.bytes())
            second.say(do="answer", question=0, yes=True)
            ear.listen(second)
            ear.heard += [str(found).encode() for found in line.rest()]
        with home.visitor() as guest:
            ear.heard.append(guest.bytes())
    for screen in screens:
        screen.follow(None)
    return ear.heard


def compare(home: Home, entry: Entry, viewer: int, language: str, rng: Random) -> bool:
    """Compare what a phone gets in the game and in a twin; False if no twin could make the same move."""
    match = home.match
    if entry.parent is None:
        return False
    before = entry.parent.state
    for _ in range(TWINS):
        dealt = match.game.determinize(match.game.view(before, viewer), rng)
        mine, yours = table(match, before, entry), table(match, dealt, entry)
        if same_to(viewer, mine.match, yours.match, entry):
            one, two = (bytes_for(home, session, entry, viewer, language) for session in (mine, yours))
            assert len(one) == len(two)
            for this, that in zip(one, two, strict=True):
                assert this == that
            return True
    return False


@pytest.mark.parametrize("game_id", games.ids())
def test_a_phone_gets_the_same_bytes_whatever_it_must_not_know(qapp: object, game_id: str, scale: Scale) -> None:
    game, rng = games.load(game_id), Random(f"leaks {game_id}")
    compared, long = 0, bool(scale(0, 1))
    for seats in [count for count in game.players if count > 1] if long else (SEATS,):
        steps, every = (MOST, 1 if seats == SEATS else 6) if long else (16, 4)
        with Home(game, seats, seed=f"{game_id} {seats}") as home:
            for number, entry in enumerate(entries(home.match, rng, steps)):
                if number % every == every - 1:
                    viewer = rng.randrange(seats)
                    compared += compare(home, entry, viewer, LANGUAGES[(number + viewer) % 2], rng)
    assert compared >= 2


def test_whoever_could_defend_is_asked_whether_or_not_the_hand_could_answer(qapp: object, scale: Scale) -> None:
    """Otherwise the time that passes would tell the others what is in that hand."""
    game, asked = games.load("little-nutters"), 0
    for number in range(scale(6, 60)):
        rng = Random(f"defence {number}")
        match = Match(game, {}, game.seats[:4], f"defence {number}")
        match.begin()
        for entry in entries(match, rng, 120):
            due = entry.state.pending[-1] if entry.state.pending else None
            if entry.parent is None or match.current is not entry or not isinstance(due, Choice):
                continue
            if due.kind != "defend" or due.seat == entry.seat:
                continue
            for viewer in (entry.seat, TABLE):
                dealt = game.determinize(game.view(entry.parent.state, viewer), rng)
                try:
                    made = table(match, dealt, entry).match.prepare(played_in(entry))
                except (Refusal, ZeroDivisionError):
                    continue  # the public's twin has dealt the attack to somebody else
                asked += 1
                assert made.state.pending[-1] == due
                assert sight(match, viewer, 1).view == look(game, made.state, viewer)
    assert asked >= 10
