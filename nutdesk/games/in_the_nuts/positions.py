"""Positions written by hand: seats and storage cards count from 1, lists of cards go top first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from nutdesk.core.game import Options, Refusal, Ruling
from nutdesk.core.moves import Choice, Pending
from nutdesk.core.words import Say, say
from nutdesk.games.in_the_nuts import choices
from nutdesk.games.in_the_nuts.parts import (
    ALL,
    ASIDE,
    CAPACITY,
    CARDS,
    COPIES,
    EMPTY,
    FIELD,
    FIELDS,
    FULL,
    KINDS,
    NEED,
    NUT,
    NUTS,
    OPENING,
    PLAIN,
    REMOVED,
    SHOWS,
    SPACES,
    SQUIRRELS,
    TITLES,
    TOP,
    spell,
)
from nutdesk.games.in_the_nuts.state import ENDED, HANDOUT, JOKERS, NO_CHECK, State, blank, own
from nutdesk.games.in_the_nuts.views import in_sight

CHECKS: Final = (*FIELDS, "last", "jokers", "over")
"""What is being checked, by number; '' for nothing."""
IN_TURN: Final = ("roll", "place", "again")
KEYS: Final = frozenset(
    (
        "turn",
        "turns",
        "owed",
        "check",
        "last",
        "roll",
        "throws",
        "track",
        "fields",
        "display",
        "next",
        "pile",
        "aside",
        "storage",
        "jokers",
        "david",
    )
)
OPENING_KINDS: Final = ("store", "send")


def position(data: Mapping[str, Any], _options: Options, seats: int) -> State:
    """Read a written position; what is not said has its usual value, and every mistake is named."""
    return _Reader(data, seats).read()


def describe(state: State) -> dict[str, Any]:
    """The position in the words position() reads."""
    return {
        "turn": state.turn + 1,
        "turns": state.turns,
        "owed": [_due_word(due) for due in reversed(state.pending) if isinstance(due, Choice)],
        "check": "" if state.check == NO_CHECK else CHECKS[state.check],
        "last": state.last,
        "roll": list(state.roll),
        "throws": state.throws,
        "track": [space for space in SPACES if state.track >> space & 1],
        "fields": {name: list(state.fields[field]) for field, name in enumerate(FIELDS)},
        "display": [NUTS[nut] if nut >= 0 else "" for nut in state.display],
        "pile": [NUTS[nut] for nut in reversed(state.pile)],
        "aside": [NUTS[nut] for nut in reversed(state.aside)],
        "storage": {str(seat + 1): _storage(state, seat) for seat in range(state.seats)},
        "jokers": {str(seat + 1): [NUTS[nut] for nut in held] for seat, held in enumerate(state.jokers)},
        "david": state.david + 1,
    }


def _due_word(due: Choice) -> str:
    words = [due.kind, str(due.seat + 1)]
    if due.kind == "store":
        words.append(NUTS[due.about[0]])
    return " ".join(words)


def _storage(state: State, seat: int) -> dict[str, str | list[str]]:
    out: dict[str, str | list[str]] = {}
    for at in own(seat):
        kind, card = state.kinds[at], str(at % CARDS + 1)
        if kind == FULL:
            out[card] = "full"
        elif kind != EMPTY:
            jokers = [f"{NUTS[joker]} as {KINDS[kind]}" for joker in state.wild[at]]
            out[card] = [KINDS[kind]] * (state.lying[at] - len(jokers)) + jokers
    return out


def wrong(clause: str, where: str, sentence: Say) -> Refusal:
    """The complaint about one key of a written position."""
    return Refusal(Ruling(False, clause, sentence), where)


class _Reader:
    """Reads one written position, key by key."""

    def __init__(self, data: Mapping[str, Any], seats: int) -> None:
        for key in data:
            if key not in KEYS:
                raise wrong("", key, say("A position has no '{key}'.", key=key))
        self.data = data
        self.seats = seats
        self.state = blank(seats)

    def read(self) -> State:
        state = self.state
        state.turn = self.number("turn", self.data.get("turn", 1), 1, self.seats, "IN-T1") - 1
        state.turns = self.number("turns", self.data.get("turns", 0), 0, 9999, "IN-T1")
        state.david = self.number("david", self.data.get("david", 0), 0, self.seats, "IN-C5") - 1
        state.last = bool(self.data.get("last", False))
        self.check()
        self.squirrels()
        self.storage()
        self.owed()
        self.cards()
        self.sense()
        return state

    def number(self, key: str, value: object, low: int, high: int, clause: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise wrong(clause, key, say("'{key}' is a number from {low} to {high}.", key=key, low=low, high=high))
        return value

    def listed(self, key: str, value: object, clause: str, length: int | None = None) -> Sequence[Any]:
        if not isinstance(value, list | tuple):
            raise wrong(clause, key, say("'{key}' is a list.", key=key))
        if length is not None and len(value) != length:
            raise wrong(clause, key, say("'{key}' needs {length} entries.", key=key, length=length))
        return value

    def nut(self, key: str, value: object) -> int:
        if not isinstance(value, str) or value not in NUT:
            known = ", ".join(NUTS)
            raise wrong("IN-P2", key, say("'{value}' is not a nut card. There are: {known}.", value=value, known=known))
        return NUT[value]

    def check(self) -> None:
        word = self.data.get("check", "")
        if word and word not in CHECKS:
            raise wrong("IN-C1", "check", say("'check' is one of {words}.", words=", ".join(CHECKS)))
        self.state.check = CHECKS.index(word) if word else NO_CHECK
        if self.state.check >= HANDOUT and not self.state.last:
            raise wrong("IN-E1", "last", say("The hand-out and the end belong to the last turn."))

    def squirrels(self) -> None:
        """The track, the fields, and what is left in the supply."""
        state = self.state
        for space in self.listed("track", self.data.get("track", []), "IN-P4"):
            state.track |= 1 << self.number("track", space, SPACES[0], SPACES[-1], "IN-P4")
        if state.track and state.check != NO_CHECK:
            raise wrong("IN-T4", "track", say("While nuts are collected the starting track is empty."))
        fields = self.data.get("fields", {})
        if not isinstance(fields, Mapping):
            raise wrong("IN-P4", "fields", say("'fields' names fields and the squirrels of each player there."))
        for name, squirrels in fields.items():
            where = f"fields.{name}"
            if name not in FIELD:
                raise wrong(
                    "IN-P4", where, say("There is no field '{name}': {known}.", name=name, known=", ".join(FIELDS))
                )
            for seat, number in enumerate(self.listed(where, squirrels, "IN-P4", self.seats)):
                state.fields[FIELD[name]][seat] = self.number(where, number, 0, SQUIRRELS, "IN-P1")
                self.room(FIELD[name], seat, where)
        for seat in range(self.seats):
            out = sum(field[seat] for field in state.fields)
            state.supply[seat] -= out + (state.track.bit_count() if seat == state.turn else 0)
            if state.supply[seat] < 0:
                raise wrong("IN-P1", "fields", say("There are only 15 squirrels of each colour."))

    def room(self, field: int, seat: int, where: str) -> None:
        """Nobody has enough squirrels for a nut in a field, unless it is just being collected."""
        state = self.state
        if state.fields[field][seat] < NEED[field]:
            return
        done = state.check == NO_CHECK or state.check >= JOKERS or field < min(state.check, TOP)
        if done or (NEED[field] == NEED[0] and seat != state.turn):
            raise wrong(
                "IN-C1",
                where,
                say("That is enough for a nut in {field}: it would be collected by now.", field=TITLES[field]),
            )

    def by_seat(self, key: str, clause: str) -> Iterator[tuple[int, str, Any]]:
        """What a table says of each player it names: seat, where that stands, what it says."""
        table = self.data.get(key, {})
        if not isinstance(table, Mapping):
            raise wrong(clause, key, say("'{key}' names players, counted from 1, and what they have.", key=key))
        for name, value in table.items():
            where = f"{key}.{name}"
            if name not in map(str, range(1, self.seats + 1)):
                raise wrong(clause, where, say("There is no player {name}.", name=name))
            yield int(name) - 1, where, value

    def storage(self) -> None:
        state = self.state
        for seat, where, cards in self.by_seat("storage", "IN-P3"):
            if not isinstance(cards, Mapping):
                raise wrong("IN-P3", where, say("The storage of a player names cards 1 to 8 and what lies there."))
            for name, lying in cards.items():
                if name not in map(str, range(1, CARDS + 1)):
                    raise wrong("IN-P3", f"{where}.{name}", say("Storage cards are numbered 1 to 8."))
                self.storage_card(seat * CARDS + int(name) - 1, lying, f"{where}.{name}")
        for seat, where, jokers in self.by_seat("jokers", "IN-N3"):
            state.jokers[seat] = sorted(self.nut(where, joker) for joker in self.listed(where, jokers, "IN-N3"))
            if any(joker < PLAIN for joker in state.jokers[seat]):
                raise wrong("IN-N1", where, say("Only jokers are kept."))

    def storage_card(self, at: int, lying: object, where: str) -> None:
        state = self.state
        if lying == "full":
            state.kinds[at] = FULL
            return
        kinds: set[int] = set()
        for word in self.listed(where, lying, "IN-P3"):
            name, _, said = str(word).partition(" as ")
            nut = self.nut(where, name)
            state.lying[at] += 1
            if nut < PLAIN:
                kinds |= {nut, self.nut(where, said) if said else nut}
            else:
                state.wild[at] += (nut,)
                if said:
                    kinds.add(self.nut(where, said))
        if not state.lying[at]:
            return
        if len(kinds) != 1:
            raise wrong(
                "IN-P3",
                where,
                say("Nuts of one kind lie on a storage card; a joker alone is written 'walnut-acorn as acorn'."),
            )
        kind = state.kinds[at] = kinds.pop()
        for joker in state.wild[at]:
            if kind not in SHOWS[joker]:
                raise wrong(
                    "IN-N3",
                    where,
                    say("A {joker} does not count as {kind}.", joker=spell(joker), kind=spell(kind)),
                )
        if state.lying[at] >= CAPACITY[at % CARDS]:
            raise wrong("IN-N2", where, say("That many nuts fill the card: write 'full'."))

    def owed(self) -> None:
        """Who owes what, the next first."""
        state = self.state
        usual = "again" if state.track else "roll"
        words = self.data.get("owed", [f"{usual} {state.turn + 1}"] if state.check == NO_CHECK else [])
        state.pending = [self.due(word) for word in reversed(self.listed("owed", words, "IN-T2"))]
        roll = self.listed("roll", self.data.get("roll", []), "IN-T1")
        if len(roll) not in (0, 3):
            raise wrong("IN-T1", "roll", say("A roll is three numbers: green, white, white."))
        state.roll = tuple(self.number("roll", eyes, 1, 6, "IN-T1") for eyes in roll)
        placing = bool(state.pending) and state.pending[-1].kind == "place"
        state.throws = self.number(
            "throws", self.data.get("throws", len(self.data.get("track", [])) + placing), 0, 999, "IN-T1"
        )

    def due(self, word: object) -> Pending:
        kind, *rest = str(word).split(" ")
        if not rest or rest[0] not in map(str, range(1, self.seats + 1)):
            raise wrong("IN-T2", "owed", say("'{word}' does not say who: 'roll 1', 'store 2 acorn'.", word=word))
        seat = int(rest[0]) - 1
        if kind == "store" and len(rest) == 2:
            return choices.STORING[seat][self.nut("owed", rest[1])]
        if kind == "pick" and len(rest) == 1 and self.state.check in choices.PICKING[seat]:
            return choices.PICKING[seat][self.state.check]
        if kind in choices.KINDS and kind not in ("store", "pick") and len(rest) == 1:
            return choices.KINDS[kind](seat)
        raise wrong("IN-T2", "owed", say("'{word}' is nothing that can be owed now.", word=word))

    def cards(self) -> None:
        """The display, the draw pile, the cards set aside, and the box for all the rest."""
        state, seats = self.state, self.seats
        display = self.listed("display", self.data.get("display", list(KINDS)), "IN-P4", len(ALL))
        state.display = [EMPTY if word == "" else self.nut("display", word) for word in display]
        left = list(COPIES)
        for nut in range(PLAIN):
            left[nut] -= REMOVED[seats]
        self.spend(left, in_sight(state), "storage")
        filled = sum(CAPACITY[at % CARDS] for at, kind in enumerate(state.kinds) if kind == FULL)
        written = {
            key: [self.nut(key, word) for word in self.listed(key, self.data[key], "IN-S2")]
            for key in ("next", "pile", "aside")
            if key in self.data
        }
        for key, cards in written.items():
            self.spend(left, cards, key)
        spare = [nut for copy in range(max(COPIES)) for nut in range(len(left)) if copy < left[nut]]
        if "aside" not in written:
            wanted = 0 if state.last else ASIDE
            written["aside"], spare = spare[:wanted], spare[wanted:]
        if "pile" not in written:
            coming = written.get("next", [])
            wanted = max(1, len(spare) - filled) if not state.last else max(0, ASIDE - len(coming))
            written["pile"] = coming + spare[:wanted]
        elif "next" in written:
            raise wrong("IN-S2", "next", say("Either the whole pile is written, or only what comes next."))
        state.pile, state.aside = written["pile"][::-1], written["aside"][::-1]
        if len(state.aside) != (0 if state.last else ASIDE):
            raise wrong("IN-S2", "aside", say("Eight cards lie aside, and none in the last turn."))
        if not state.pile and not state.last:
            raise wrong("IN-E1", "pile", say("Without a draw pile it is the last turn."))
        state.box = list(COPIES)
        for nut in (*in_sight(state), *state.pile, *state.aside):
            state.box[nut] -= 1

    def spend(self, left: list[int], cards: Sequence[int], where: str) -> None:
        for nut in cards:
            left[nut] -= 1
            if left[nut] < 0:
                raise wrong("IN-P2", where, say("There are not so many cards of this kind: {nut}.", nut=spell(nut)))

    def sense(self) -> None:
        """What is owed must be possible, and lead on."""
        state = self.state
        kinds = [due.kind for due in state.pending]
        if state.check == ENDED:
            if kinds:
                raise wrong("IN-E2", "owed", say("After the end nothing is owed."))
            return
        if not kinds:
            raise wrong("IN-T2", "owed", say("Somebody owes a choice until the game is over."))
        if state.check == NO_CHECK:
            self.turn_makes_sense(kinds)
        elif state.check == JOKERS:
            if kinds != ["joker"]:
                raise wrong("IN-E2", "owed", say("At the end only jokers are stored: 'joker 1'."))
        elif kinds not in (["pick"], ["store"], ["steal"], ["steal", "pick"], ["steal", "store"]):
            raise wrong("IN-C1", "owed", say("While nuts are collected, one is picked, stolen or stored."))
        elif "steal" in kinds and state.check not in (FIELD["7"], FIELD["raccoon"]):
            raise wrong("IN-C5", "owed", say("David steals in the raccoon fields."))
        if not choices.KINDS.legal(state):
            raise wrong("IN-T2", "owed", say("Nothing can be done for what is owed first."))

    def turn_makes_sense(self, kinds: list[str]) -> None:
        state = self.state
        base = state.pending[0]
        assert isinstance(base, Choice)
        if base.kind not in IN_TURN or base.seat != state.turn:
            raise wrong(
                "IN-T2", "owed", say("Under all that is owed lies the turn: 'roll {turn}'.", turn=state.turn + 1)
            )
        if any(kind not in OPENING_KINDS for kind in kinds[1:]) or (kinds[1:] and base.kind != "roll"):
            raise wrong("IN-S3", "owed", say("Before a turn only the opening can be owed."))
        for seat in range(self.seats):
            sends = sum(due.kind == "send" and isinstance(due, Choice) and due.seat == seat for due in state.pending)
            if sends > OPENING[seat]:
                raise wrong(
                    "IN-S3",
                    "owed",
                    say("The second player places one opening squirrel, the third two, the fourth three."),
                )
        if (base.kind == "roll") == bool(state.track) and base.kind != "place":
            raise wrong(
                "IN-T2", "owed", say("'roll' begins a turn with an empty track; 'again' comes after a placement.")
            )
        if base.kind == "place" and not state.roll:
            raise wrong("IN-T1", "roll", say("To place a squirrel there must be a roll."))
        if base.kind != "roll" and not state.supply[state.turn]:
            raise wrong("IN-T4", "fields", say("With no squirrel left in the supply the turn has stopped."))
