"""The promises that every game must keep, for any players and any options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import attrs

from nutdesk.core.dealer import draw
from nutdesk.core.events import Event
from nutdesk.core.game import TABLE, Game, Options, Ruling, View, digest, look
from nutdesk.core.history import history
from nutdesk.core.match import Entry, Match
from nutdesk.core.moves import READERS, Action, Chance, Choice, Luck
from nutdesk.core.standing import Standing
from nutdesk.core.table import Table

LONGEST = 20_000
"""More moves than any game has: beyond, it does not end."""
REDEALS = 8
"""How often a position is redealt for each viewer."""
ENOUGH_REDEALS = 24
"""In so many redeals every hidden card comes to lie elsewhere at least once, if nothing leaks."""


class Broken(AssertionError):
    """A promise that a game does not keep."""


def must(holds: object, what: str) -> None:
    if not holds:
        raise Broken(what)


def tables(game: Game) -> Iterator[tuple[int, dict[str, bool | str]]]:
    """Every number of players with every combination of options.

    >>> from nutdesk.games import load
    >>> for seats, options in list(tables(load("nice-one-squirrel")))[:3]:
    ...     print(seats, options)
    2 {'taking-up': False}
    2 {'taking-up': True}
    3 {'taking-up': False}
    """
    for seats in game.players:
        values: list[tuple[bool | str, ...]] = [
            (option.choices or (False, True)) if option.suits(seats) else (option.default,) for option in game.options
        ]
        for combination in product(*values):
            yield seats, dict(zip((option.id for option in game.options), combination, strict=True))


def random_play(game: Game, state: Any, rng: Random) -> int:
    """Play random legal moves to the end, changing the state in place; return how many choices were made."""
    step, legal, random, pending = game.step, game.legal, rng.random, state.pending
    made = 0
    while pending:
        top = pending[-1]
        if type(top) is Chance:
            step(state, draw(top, rng))
        else:
            actions = legal(state)
            step(state, actions[int(random() * len(actions))])
            made += 1
            if made > LONGEST:
                raise Broken(f"{game.id}: no end after {LONGEST} moves")
        pending = state.pending
    return made


def check_cover(game: Game) -> None:
    """Check what a game says about itself, before anything is played."""
    must(game.players and max(game.players) <= len(game.seats), "there are fewer seats than players")
    must(game.usual in game.players, "the usual number of players is not offered")
    must(set(game.untested) <= set(game.players), "an untested number of players is not offered")
    verbs = [Luck.verb, *(verb.verb for verb in game.verbs)]
    must(len(set(verbs)) == len(verbs), "two kinds of action have the same verb")
    for verb in game.verbs:
        kinds = {str(field.type) for field in attrs.fields(verb)}
        must(bool(verb.title), f"'{verb.verb}' has no title for people")
        must(kinds <= READERS.keys(), f"'{verb.verb}' has a field that is neither a number, a word nor numbers")
    for option in game.options:
        must(
            option.clause in game.clauses,
            f"the option '{option.id}' names the unknown clause '{option.clause}'",
        )
        must(option.title and option.text, f"the option '{option.id}' says nothing")


def play_and_check(game: Game, options: Options, seats: int, seed: str, *, every: int = 1) -> Match:
    """Play one random game through a match and check every promise on the way.

    The slow checks (views, redeals, tables, written positions) run only every so many moves.
    """
    match = Match(game, options, game.seats[:seats], seed)
    try:
        check_cover(game)
        _Check(match, Random(seed), every).play()
    except Exception as problem:
        problem.add_note(f"{game.id}, {seats} players, {dict(options)}, seed '{seed}', move {len(match.entries)}")
        raise
    return match


def difference(one: Any, other: Any, where: str = "") -> str:
    """Where two values part, also in what comparing them leaves out: 'hands[1]'; '' if they are the same.

    >>> difference({"hands": [[1], [2]]}, {"hands": [[1], [3]]})
    'hands[1][0]'
    """
    if one is other:
        return ""
    if type(one) is not type(other):
        return where or "its kind"
    if isinstance(one, list | tuple):
        if len(one) != len(other):
            return f"the length of {where}"
        parts = ((f"{where}[{k}]", mine, yours) for k, (mine, yours) in enumerate(zip(one, other, strict=True)))
    elif isinstance(one, dict) and one.keys() == other.keys():
        parts = ((f"{where}.{key}".lstrip("."), one[key], other[key]) for key in one)
    elif attrs.has(type(one)):
        names = [field.name for field in attrs.fields(type(one))]
        parts = ((f"{where}.{name}".lstrip("."), getattr(one, name), getattr(other, name)) for name in names)
    else:
        return "" if one == other else where or "its value"
    return next(filter(None, (difference(mine, yours, path) for path, mine, yours in parts)), "")


@attrs.frozen
class Place:
    """Cards that a viewer must not know: a hand, or the first or last card of a pile."""

    name: str
    cards: list[Any]
    """The list of the position in which they lie."""
    at: Sequence[int]
    remembered: bool = False
    """Whether the viewer may know them rightly, from an earlier turn of its own."""

    def holds(self) -> list[Any]:
        return [self.cards[k] for k in self.at]


def hidden(game: Game, state: Any, viewer: int) -> Iterator[Place]:
    """Where cards lie that the game says it hides from a viewer."""
    for field in game.secrets:
        held = getattr(state, field, [])
        if held and isinstance(held[0], list):
            hands = enumerate(held[: state.seats])
            yield from (Place(f"{field}[{seat}]", hand, range(len(hand))) for seat, hand in hands if seat != viewer)
        elif viewer != state.turn:
            yield Place(field, held, range(len(held)), remembered=viewer != TABLE)
    for field in game.unseen:
        lying = getattr(state, field, [])
        for pile in lying if lying and isinstance(lying[0], list) else [lying]:
            down = [k for k, card in enumerate(pile) if not isinstance(card, int) or card >= 0]
            yield Place(f"the first of {field}", pile, down[:1])
            yield Place(f"the last of {field}", pile, down[-1:])


def called(viewer: int) -> str:
    return f"seat {viewer}" if viewer >= 0 else "the public"


class _Check:
    """One game that is played and checked."""

    def __init__(self, match: Match, rng: Random, every: int) -> None:
        self.match, self.game, self.rng, self.every = match, match.game, rng, every
        self.viewers = (TABLE, *range(len(match.players)))
        self.census: dict[str, int] = {}
        self.words: dict[str, dict[str, None]] = {kind: {} for kind in READERS}
        """Words heard in legal actions so far, by the kind of field: what made-up actions are made of."""
        self.redealt: Counter[tuple[int, str]] = Counter()
        """How often cards were redealt: hidden from whom, and where."""
        self.moved: set[tuple[int, str]] = set()
        """Where other cards lay then at least once."""

    def play(self) -> None:
        game, match = self.game, self.match
        self.census = dict(game.census(match.state))
        match.begin()
        must(dict(game.census(match.state)) == self.census, "pieces were lost or made by the deal")
        self.events(match.root.events)
        made = 0
        while not match.over:
            self.move(dear=made % self.every == 0)
            made += 1
            must(made <= LONGEST, f"no end after {LONGEST} moves")
        self.end()
        self.replay()
        self.take_back()

    def move(self, *, dear: bool) -> None:
        """Check the position, make one random move, and check the result."""
        game, match, state = self.game, self.match, self.match.state
        due = match.due
        must(due is not None, "neither a choice nor the end is due")
        assert due is not None
        # The message is built only when something is broken: this is the inner loop of the long runs.
        if not 0 <= due.seat < len(match.players):
            raise Broken(f"'{due.kind}' is asked of a seat that is not there")
        if due.clause not in game.clauses:
            raise Broken(f"the choice '{due.kind}' names the unknown clause '{due.clause}'")
        must(game.result(state) is None, "there is a result before the end")
        actions = game.legal(state)
        if not actions:
            raise Broken(f"nothing is legal although '{due.kind}' is due")
        if len(set(actions)) != len(actions):
            raise Broken(f"an action is listed twice for '{due.kind}'")
        extra = [action for seat in range(len(match.players)) for action in self.interrupts(seat)]
        if dear:
            self.position(due, actions, extra)
        interrupt = bool(extra) and self.rng.random() < 0.15
        action = self.rng.choice(extra if interrupt else actions)
        before, ruling = digest(state) if dear else "", game.judge(state, action)
        if not ruling:
            raise Broken(f"'{action}' is listed as legal and refused: {ruling.reason}")
        entry = match.commit(match.prepare([action], watch=dear))
        if dear:
            must(digest(state) == before, f"'{action}' changed the position it was tried on")
        if not ruling.barrier and any(isinstance(move, Luck) for move in entry.moves):
            raise Broken(f"'{action}' threw dice without saying so before")
        if interrupt and entry.state.pending != state.pending:
            raise Broken(f"the interrupt '{action}' changed what is due")
        if dict(game.census(entry.state)) != self.census:
            raise Broken(f"pieces were lost or made by '{action}'")
        self.events(entry.events)
        self.frames(entry)
        if dear:
            self.redeal_and_repeat(due, state, action, ruling)

    def interrupts(self, seat: int) -> list[Action]:
        actions = self.game.interrupts(self.match.state, seat)
        must(len(set(actions)) == len(actions), "an interrupt is listed twice")
        for action in actions:
            if getattr(action, "seat", None) != seat:
                raise Broken(f"the interrupt '{action}' does not name its seat")
        return actions

    def events(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.clause not in self.game.clauses:
                raise Broken(f"the event '{event.sentence()}' names the unknown clause '{event.clause}'")
            if not event.sentence():
                raise Broken(f"an event of {event.clause} says nothing")

    def frames(self, entry: Entry) -> None:
        """The table can be shown after every event, and no piece is missing in between."""
        for frame in entry.frames:
            said = frame.event.sentence()
            must(dict(self.game.census(frame.state)) == self.census, f"pieces are missing while '{said}' is told")
            for viewer in (TABLE, max(entry.seat, 0)):
                self.game.table(self.game.view(frame.state, viewer), self.match.cast)

    def position(self, due: Choice, actions: list[Action], extra: list[Action]) -> None:
        """Check everything that can be asked about one position."""
        game, match, state = self.game, self.match, self.match.state
        must(state.copy() == state, "a copy is not equal to the position")
        must(sorted(actions, reverse=True)[::-1] == sorted(actions), "actions do not sort")
        rulings = {action: game.judge(state, action) for action in (*actions, *extra)}
        for action, ruling in rulings.items():
            must(ruling, f"'{action}' is listed as legal and refused: {ruling.reason}")
            must(game.parse(str(action)) == action, f"'{action}' does not read back")
            for field, word in zip(attrs.fields(type(action)), str(action).split(" ")[1:], strict=True):
                self.words[str(field.type)][word] = None
        for verb in game.verbs:
            self.refusals(verb, rulings)
        public = game.view(state, TABLE)
        for viewer in self.viewers:
            view = look(game, state, viewer)
            must(
                view.legal == (tuple(actions) if viewer == due.seat or (due.open and viewer == TABLE) else ()),
                "a viewer sees another's legal moves",
            )
            self.redeal(view, public, rulings)
            self.table(view)
            self.standing(view, public)
        described = game.describe(state)
        again = game.position(described, match.options, len(match.players))
        must(again == state, "a position does not read back from its own description")

    def refusals(self, verb: type[Action], listed: Iterable[Action]) -> None:
        """A made-up action is either listed as legal, or refused with a known clause and a reason."""
        rng = self.rng
        for _ in range(3):
            words = []
            for field in attrs.fields(verb):
                heard = list(self.words[str(field.type)])
                strange = {"int": str(rng.randrange(-1, 30)), "str": "nonsense"}.get(str(field.type), "0,1")
                words.append(rng.choice(heard) if heard and rng.random() < 0.7 else strange)
            action = verb.read(words)
            ruling = self.game.judge(self.match.state, action)
            if ruling:
                must(action in listed, f"'{action}' is allowed but not listed")
                continue
            must(ruling.reason, f"'{action}' is refused without a reason")
            known = ruling.clause in self.game.clauses
            must(known, f"'{action}' is refused by the unknown clause '{ruling.clause}'")

    def redeal(self, view: View, public: View, rulings: dict[Action, Ruling]) -> None:
        """A position redealt from a view looks the same to its viewer, and its moves are judged the same."""
        game, state, viewer = self.game, self.match.state, view.viewer
        table = game.table(view, self.match.cast)
        other = game.determinize(view, self.rng)
        must(game.census(other) == game.census(state), "a redealt position has other pieces")
        seen = look(game, other, viewer)
        here = difference(view, seen)
        must(not here, f"a redealt position looks different to its viewer: {here}")
        mine = set(view.legal)
        for action, ruling in rulings.items():
            if action in mine or getattr(action, "seat", None) == viewer:
                must(game.judge(other, action) == ruling, f"the ruling on '{action}' depends on hidden things")
        if viewer != TABLE:
            may = game.interrupts(other, viewer) == game.interrupts(state, viewer)
            must(may, f"what {called(viewer)} may do at any time depends on hidden things")
        must(game.standing(seen) == game.standing(view), "the standing depends on hidden things")
        here = difference(table, game.table(seen, self.match.cast))
        must(not here, f"the table shows {called(viewer)} what is hidden: {here}")
        if attrs.evolve(view, viewer=TABLE, legal=()) != public:
            must(game.secrets, "a seat sees more than the public, yet the game has no secrets")
        places = list(hidden(game, state, viewer))
        new = any(place.at and (viewer, place.name) not in self.redealt for place in places)
        others = [other, *(game.determinize(view, self.rng) for _ in range((ENOUGH_REDEALS if new else REDEALS) - 1))]
        redealt = [list(hidden(game, one, viewer)) for one in others]
        self.count(viewer, places, redealt)
        self.exchange(view, other, redealt)

    def count(self, viewer: int, places: list[Place], redealt: list[list[Place]]) -> None:
        """Note where cards were redealt; in a hand that was never looked at before nobody can know a single card."""
        for n, place in enumerate(places):
            now, key = Counter(place.holds()), (viewer, place.name)
            then = [Counter(others[n].holds()) for others in redealt]
            for card in now if len(place.at) > 1 and not place.remembered and key not in self.redealt else ():
                told = all(held[card] == now[card] for held in then)
                must(not told, f"{called(viewer)} can tell card {card} in {place.name}")
            if now:
                # Cards known rightly stay known in every redeal of one position, but not from one position to others.
                self.redealt[key] += 1 if place.remembered else len(then)
            if any(held != now for held in then):
                self.moved.add(key)

    def exchange(self, view: View, other: Any, redealt: list[list[Place]]) -> None:
        """Two cards that may lie in each other's places may change them: together they tell no more than each alone."""
        places = redealt[0]
        held = [[Counter(others[n].holds()) for others in redealt] for n in range(len(places))]

        def may_go(card: Any, there: int, here: int) -> bool:
            mine = places[there].holds().count(card)
            return any(one[card] < mine for one in held[there]) and any(one[card] for one in held[here])

        for _ in range(ENOUGH_REDEALS if len(places) > 1 else 0):
            one, two = self.rng.sample(range(len(places)), 2)
            if not places[one].at or not places[two].at:
                continue
            a, b = self.rng.choice(places[one].at), self.rng.choice(places[two].at)
            mine, yours = places[one].cards, places[two].cards
            if mine[a] == yours[b] or not (may_go(mine[a], one, two) and may_go(yours[b], two, one)):
                continue
            mine[a], yours[b] = yours[b], mine[a]
            seen = look(self.game, other, view.viewer)
            if seen != view:
                what = f"{places[one].name} and {places[two].name}: {difference(view, seen)}"
                raise Broken(f"{called(view.viewer)} can tell something of {what}")
            mine[a], yours[b] = yours[b], mine[a]

    def redeal_and_repeat(self, due: Choice, before: Any, action: Action, ruling: Ruling) -> None:
        """A move without a barrier tells its player nothing new: it leads to the same view after any redeal."""
        if ruling.barrier:
            return
        game, seat = self.game, getattr(action, "seat", due.seat)
        other = game.determinize(game.view(before, seat), self.rng)
        game.step(other, action)
        after = game.view(self.match.state, seat)
        must(game.view(other, seat) == after, f"'{action}' reveals something and is no barrier")

    def table(self, view: View) -> None:
        """Gestures and buttons cover exactly what the viewer may do, and everything has a name."""
        game, viewer = self.game, view.viewer
        table = game.table(view, self.match.cast)
        pieces = [*table.pieces, *(piece for group in table.hand for piece in group.pieces)]
        names = [
            *((spot.id, spot.name) for spot in table.spots),
            *((piece.id, piece.name) for piece in pieces),
        ]
        must(len(dict(names)) == len(names), "two things on the table have the same id")
        for thing, name in names:
            must(name, f"'{thing}' on the table has no name")
        must(table.prompt, "the prompt is empty")
        told = [card.standing.lines for card in table.seats if card.standing is not None]
        must(told == [standing.lines for standing in game.standing(view)], "the players' cards show another standing")
        clauses = {table.clause, *(gesture.clause for gesture in table.gestures)}
        clauses |= {button.clause for button in table.buttons} | {note.clause for note in table.notes}
        for clause in sorted(clauses - {""}):
            must(clause in game.clauses, f"the table names the unknown clause '{clause}'")
        lifted = {piece.id for piece in pieces}
        places = {*dict(names), "hand", *(f"seat-{card.seat}" for card in table.seats)}
        for gesture in table.gestures:
            must(gesture.piece in lifted, f"a gesture lifts '{gesture.piece}', which is not there")
            must(gesture.spot in places, f"a gesture drops on '{gesture.spot}', which is not there")
        marked = {mark for gesture in table.gestures for mark in gesture.counts}
        marked |= {mark for spot in table.spots for mark in spot.lights}
        marked |= {mark for piece in pieces for mark in piece.lights}
        for mark in sorted(marked):
            must(mark in places, f"'{mark}' is to be marked, but is not there")
        shown = {self.offer(gesture.actions, gesture.barrier, gesture.says) for gesture in table.gestures}
        for button in table.buttons:
            if button.actions and not button.why_not:
                shown.add(self.offer(button.actions, button.barrier, button.label))
        may = {*view.legal, *(self.interrupts(viewer) if viewer != TABLE else ())}
        must(may <= shown, f"no gesture for {', '.join(map(str, sorted(may - shown)))}")
        stray = ", ".join(map(str, sorted(shown - may)))
        must(shown <= may, f"a viewer is offered what is not for them to do: {stray}")
        self.attempts(view, table, sorted(lifted), sorted(places))

    def standing(self, view: View, public: View) -> tuple[Standing, ...]:
        """What a viewer is told of the score is what all can count, and one's own hand on top."""
        game, who = self.game, called(view.viewer)
        mine, all_can = game.standing(view), game.standing(public)
        seats = [standing.seat for standing in mine]
        must(seats in ([], list(range(len(self.match.cast)))), "the standing leaves somebody out")
        for one, known in zip(mine, all_can, strict=True):
            must(one.open == known.open, f"{who} counts open things that the public does not")
            alone = one.seat == view.viewer
            must(alone or not one.held, f"{who} knows what {called(one.seat)} holds")
            must(not (alone and one.hidden), f"{who} does not know its own score")
            must(known.hidden or not one.held, f"{who} holds what counts, and the public is not told so")
            for line in one.lines:
                must(line.seat == one.seat, f"a line of {called(one.seat)}'s standing belongs to another")
                must(line.clause in game.clauses, f"the standing names the unknown clause '{line.clause}'")
        return mine

    def offer(self, actions: tuple[Action, ...], barrier: str, label: str) -> Action:
        """Check what a gesture or button stands for; return its first action."""
        must(actions, f"the gesture '{label}' stands for nothing")
        ruling = self.match.judge(actions)
        what = ", ".join(map(str, actions))
        must(ruling, f"a gesture offers what is refused: '{what}': {ruling.reason}")
        must(
            bool(barrier) == bool(ruling.barrier),
            f"a gesture hides that '{what}' is a barrier, or says so wrongly",
        )
        return actions[0]

    def attempts(self, view: View, table: Table, pieces: list[str], places: list[str]) -> None:
        """Try a few drops that no gesture offers: each either means nothing or can be judged."""
        offered = {(gesture.piece, gesture.spot) for gesture in table.gestures}
        for _ in range(3 if pieces else 0):
            piece, spot = self.rng.choice(pieces), self.rng.choice(places)
            if (piece, spot) in offered:
                continue
            actions = self.game.attempt(view, piece, spot)
            what = f"dropping '{piece}' on '{spot}'"
            for action in actions:
                mine = view.legal or getattr(action, "seat", None) == view.viewer
                must(mine, f"{what} would move for somebody else")
            ruling = self.match.judge(actions)
            must(ruling or ruling.reason, f"{what} is refused without a reason")

    def end(self) -> None:
        game, match = self.game, self.match
        must(not game.legal(match.state), "something is legal after the end")
        result = game.result(match.state)
        must(result is not None and result.winners, "an ended game has no winner")
        assert result is not None
        must(len(result.scores) == len(match.cast), "somebody has no score")
        must(set(result.winners) <= set(range(len(match.cast))), "the winner does not play")
        must(result.reason, "the end has no reason")
        for clause in sorted({result.clause, *(line.clause for line in result.lines)}):
            must(clause in game.clauses, f"the result names the unknown clause '{clause}'")
        public = look(game, match.state, TABLE)
        for viewer in self.viewers:
            view = look(game, match.state, viewer)
            self.table(view)
            for one in self.standing(view, public):
                must(not one.hidden, "something is hidden after the end")
                must(one.points == result.scores[one.seat], "the last standing has other scores than the result")
                lines = tuple(line for line in result.lines if line.seat == one.seat)
                must(one.lines == lines, "the last standing has other lines than the result")
        for (viewer, place), times in self.redealt.items():
            known = times >= ENOUGH_REDEALS and (viewer, place) not in self.moved
            must(not known, f"{called(viewer)} can always tell {place}")

    def replay(self) -> None:
        """Written down and read back, the game is the same at every step, and so it is undone and redone."""
        match, parse = self.match, self.game.parse
        again = Match(self.game, match.options, match.players, "another seed")
        again.begin([parse(str(move)) for move in match.root.moves])
        must(again.state == match.root.state, "the deal does not read back")
        line = match.line()
        for entry in line:
            again.commit(again.prepare([parse(str(move)) for move in entry.moves]))
            if again.state != entry.state:
                raise Broken(f"the replay parts at '{entry.moves[0]}'")
        for entry in reversed(line):
            must(again.state == entry.state, "undo leads elsewhere")
            assert again.current.parent is not None
            again.goto(again.current.parent)
        must(again.state == match.root.state, "undo does not lead back to the start")
        for entry, redone in zip(line, list(again.ahead()), strict=True):
            must(redone.state == entry.state, "redo leads elsewhere")

    def take_back(self) -> None:
        """Take a move back and make another now and then: nobody else may know of the first one."""
        game, match = self.game, self.match
        secret = bool(game.secrets) and len(match.players) > 1
        for entry in match.line()[:: self.every]:
            assert entry.parent is not None
            again = Match(game, match.options, match.players, "another seed", start=entry.parent.state)
            again.begin()
            due, free = again.due, [one for one in game.legal(again.state) if not game.judge(again.state, one).barrier]
            tried = again.prepare([self.rng.choice(free)]) if free else None
            if due is None or tried is None or not tried.state.pending:  # an end that is seen ends all secrets
                continue
            again.commit(tried)
            again.goto(again.root)
            for viewer in self.viewers:
                known = history(again, viewer).knows(tried)
                must(known == (viewer == due.seat or not secret), "what was taken back is not its owner's secret")
