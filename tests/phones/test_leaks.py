"""What goes to a phone tells nothing that its seat must not know: proven on every byte, and on when it comes.

Each position gets a twin, in which everything that a seat must not know is dealt again. Where both look the same to
that seat, move after move, its phone must get the same messages, byte for byte, in the same number and order. What
goes to others may differ: that it goes there must not be seen here.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import attrs
import pytest

from nutdesk import games
from nutdesk.core.fact import fact
from nutdesk.core.game import TABLE, Refusal, look
from nutdesk.core.history import visible
from nutdesk.core.match import Entry, Match
from nutdesk.core.moves import Choice
from nutdesk.phones.messages import Query, QuerySettled
from tests.conftest import Scale
from tests.phones.home import Home, sentence, sight
from tests.phones.line import Line

FENCE = 9999
"""The number of a question that is put and settled: when it comes, all that was sent before has come."""
LANGUAGES = ("en", "de")
TWINS = 6
"""How many are dealt until one can make the same move."""


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


def twin(match: Match, viewer: int, rng: Random) -> Match:
    """The same game with what a viewer must not know dealt again."""
    state = match.game.determinize(match.game.view(match.state, viewer), rng)
    other = Match(match.game, match.options, match.players, match.seed, start=state, fair=match.fair)
    other.begin()
    return other


def moves(match: Match, twin_: Match, entry: Entry, viewer: int) -> Entry | None:
    """The same move in the twin, if it can be made there and looks the same to the viewer, picture by picture."""
    try:
        other = twin_.prepare(entry.moves, watch=True)
    except (Refusal, ValueError, IndexError):
        return None  # somebody else's move, with a card that lies elsewhere over there
    twin_.commit(other)
    looks = [seen.view for seen in fact(match, entry, viewer).seen]
    if looks != [seen.view for seen in fact(twin_, other, viewer).seen]:
        return None  # something was shown to this viewer, as the rules want it
    same = match.game.view(match.state, viewer) == match.game.view(twin_.state, viewer)
    return other if same else None


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


def tell(home: Home, match: Match, made: Entry, viewer: int, number: int, entry: Entry | None = None) -> None:
    """Show everybody a position, others before and after the viewer, and ask others what they alone may know."""
    others = [seat for seat in (TABLE, *range(len(match.players))) if seat != viewer]
    for who in (*others[:1], viewer, *others[1:]):
        happened = fact(match, entry, who) if entry is not None else None
        told = match.current.events if match.current is made else ()
        story = tuple(map(sentence, visible(told, who)))  # the twin has no past before this move
        home.send(attrs.evolve(sight(match, who, number, happened=happened), story=story))
    for seat in others[1:]:
        home.send(Query(seat, number, f"{match.state}"[:500], "y", "n"), QuerySettled(seat, number))


def bytes_for(home: Home, match: Match, entry: Entry, viewer: int, language: str) -> list[bytes]:
    """What a seat's phone gets while a move is made, taken back and made again, the page reloaded, and taken over."""
    ear, other = Ear(home, viewer, language), Ear(home, (viewer + 1) % len(match.players))
    assert entry.parent is not None
    with other.connect() as witness:  # another phone is there all the time, and gets what is for it alone
        match.goto(entry.parent)
        tell(home, match, entry, viewer, 1)
        other.listen(witness)
        with ear.connect() as line:
            match.goto(entry)
            tell(home, match, entry, viewer, 2, entry)
            ear.listen(line)
            match.goto(entry.parent)
            tell(home, match, entry, viewer, 3)
            ear.listen(line)
            match.goto(entry)
            tell(home, match, entry, viewer, 4)
            ear.listen(line)
        with ear.connect() as line, Line(home.port) as second:
            second.hello(home.tickets[viewer], language=language)
            line.say(do="language", language="en" if language == "de" else "de")
            ear.heard.append(line.bytes())
            ear.heard.append(second.bytes())
            second.say(do="answer", question=0, yes=True)
            ear.listen(second)
            ear.heard += [str(found).encode() for found in line.rest()]
        with home.visitor() as guest:
            ear.heard.append(guest.bytes())
    return ear.heard


def compare(home: Home, entry: Entry, viewer: int, language: str, rng: Random) -> bool:
    """Compare what a phone gets in the game and in a twin; False if no twin could make the same move."""
    match, now = home.match, home.match.current
    if entry.parent is None:
        return False
    try:
        for _ in range(TWINS):
            match.goto(entry.parent)
            other = twin(match, viewer, rng)
            match.goto(entry)
            made = moves(match, other, entry, viewer)
            if made is not None:
                mine = bytes_for(home, match, entry, viewer, language)
                yours = bytes_for(home, other, made, viewer, language)
                assert len(mine) == len(yours)
                for one, two in zip(mine, yours, strict=True):
                    assert one == two
                return True
        return False
    finally:
        match.goto(now)


@pytest.mark.parametrize("game_id", games.ids())
def test_a_phone_gets_the_same_bytes_whatever_it_must_not_know(game_id: str, scale: Scale) -> None:
    game, rng = games.load(game_id), Random(f"leaks {game_id}")
    steps, every, tables = scale(16, 500), scale(4, 1), scale(1, len(game.players))
    compared = 0
    for seats in game.players[-tables:]:
        with Home(game, seats, seed=f"{game_id} {seats}") as home:
            for number, entry in enumerate(entries(home.match, rng, steps)):
                if number % every == every - 1:
                    viewers = range(seats) if every == 1 else rng.sample(range(seats), 1)
                    compared += sum(
                        compare(home, entry, viewer, LANGUAGES[(number + viewer) % 2], rng) for viewer in viewers
                    )
    assert compared >= 2


def test_whoever_could_defend_is_asked_whether_or_not_the_hand_could_answer(scale: Scale) -> None:
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
                match.goto(entry.parent)
                other = twin(match, viewer, rng)
                match.goto(entry)
                try:
                    made = other.prepare(entry.moves)
                except Refusal:
                    continue  # the public's twin has dealt the attack to somebody else
                asked += 1
                assert made.state.pending[-1] == due
                assert sight(match, viewer, 1).view == look(game, made.state, viewer)
    assert asked >= 10
