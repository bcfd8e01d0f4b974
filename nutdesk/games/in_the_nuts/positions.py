"""Positions written by hand: seats and storage cards count from 1, lists of cards go top first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from nutdesk.core.game import Options
from nutdesk.core.moves import Choice, Pending
from nutdesk.core.written import Written, number, wrong
from nutdesk.games.in_the_nuts import choices, parts
from nutdesk.games.in_the_nuts.state import ENDED, HANDOUT, JOKERS, NO_CHECK, State, blank, own
from nutdesk.games.in_the_nuts.views import in_sight

CHECKS: Final = (*parts.FIELDS, "last", "jokers", "over")
"""What is being checked, by number; '' for nothing."""
IN_TURN: Final = ("roll", "place", "again")
KEYS: Final = "turn turns owed check last roll throws track fields display next pile aside storage jokers david"
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
        "track": [space for space in parts.SPACES if state.track >> space & 1],
        "fields": {name: list(state.fields[field]) for field, name in enumerate(parts.FIELDS)},
        "display": [parts.NUTS[nut] if nut >= 0 else "" for nut in state.display],
        "pile": [parts.NUTS[nut] for nut in reversed(state.pile)],
        "aside": [parts.NUTS[nut] for nut in reversed(state.aside)],
        "storage": {str(seat + 1): _storage(state, seat) for seat in range(state.seats)},
        "jokers": {str(seat + 1): [parts.NUTS[nut] for nut in held] for seat, held in enumerate(state.jokers)},
        "david": state.david + 1,
    }


def _due_word(due: Choice) -> str:
    words = [due.kind, str(due.seat + 1)]
    if due.kind == "store":
        words.append(parts.NUTS[due.about[0]])
    return " ".join(words)


def _storage(state: State, seat: int) -> dict[str, str | list[str]]:
    out: dict[str, str | list[str]] = {}
    for at in own(seat):
        kind, card = state.kinds[at], str(at % parts.CARDS + 1)
        if kind == parts.FULL:
            out[card] = "full"
        elif kind != parts.EMPTY:
            jokers = [f"{parts.NUTS[joker]} as {parts.KINDS[kind]}" for joker in state.wild[at]]
            out[card] = [parts.KINDS[kind]] * (state.lying[at] - len(jokers)) + jokers
    return out


class _Reader(Written):
    """Reads one written position, key by key."""

    def __init__(self, data: Mapping[str, Any], seats: int) -> None:
        super().__init__(data, KEYS)
        self.seats = seats
        self.state = blank(seats)

    def read(self) -> State:
        state = self.state
        state.turn = self.number("turn", 1, self.seats, "IN-T1") - 1
        state.turns = self.number("turns", 0, 9999, "IN-T1")
        state.david = self.number("david", 0, self.seats, "IN-C5") - 1
        state.last = self.flag("last", "IN-E1")
        self.check()
        self.squirrels()
        self.storage()
        self.owed()
        self.cards()
        self.sense()
        return state

    def listed(self, key: str, value: object, clause: str, length: int | None = None) -> list[Any]:
        if not isinstance(value, list):
            raise wrong(key, clause, "'{key}' is a list.", key=key)
        if length is not None and len(value) != length:
            raise wrong(key, clause, "'{key}' needs {length} entries.", key=key, length=length)
        return value

    def nut(self, key: str, value: object) -> int:
        if not isinstance(value, str) or value not in parts.NUT:
            known = ", ".join(parts.NUTS)
            raise wrong(key, "IN-P2", "'{value}' is not a nut card. There are: {known}.", value=value, known=known)
        return parts.NUT[value]

    def check(self) -> None:
        word = self.get("check", "")
        if word and word not in CHECKS:
            raise wrong("check", "IN-C1", "'check' is one of {words}.", words=", ".join(CHECKS))
        self.state.check = CHECKS.index(word) if word else NO_CHECK
        if self.state.check >= HANDOUT and not self.state.last:
            raise wrong("last", "IN-E1", "The hand-out and the end belong to the last turn.")

    def squirrels(self) -> None:
        """The track, the fields, and what is left in the supply."""
        state = self.state
        for space in self.entries("track", "IN-P4"):
            state.track |= 1 << number("track", space, parts.SPACES[0], parts.SPACES[-1], "IN-P4")
        if state.track and state.check != NO_CHECK:
            raise wrong("track", "IN-T4", "While nuts are collected the starting track is empty.")
        fields = self.get("fields", {})
        if not isinstance(fields, Mapping):
            raise wrong("fields", "IN-P4", "'fields' names fields and the squirrels of each player there.")
        for name, squirrels in fields.items():
            where = f"fields.{name}"
            if name not in parts.FIELD:
                raise wrong(
                    where, "IN-P4", "There is no field '{name}': {known}.", name=name, known=", ".join(parts.FIELDS)
                )
            for seat, standing in enumerate(self.listed(where, squirrels, "IN-P4", self.seats)):
                state.fields[parts.FIELD[name]][seat] = number(where, standing, 0, parts.SQUIRRELS, "IN-P1")
                self.room(parts.FIELD[name], seat, where)
        for seat in range(self.seats):
            out = sum(field[seat] for field in state.fields)
            state.supply[seat] -= out + (state.track.bit_count() if seat == state.turn else 0)
            if state.supply[seat] < 0:
                raise wrong("fields", "IN-P1", "There are only 15 squirrels of each colour.")

    def room(self, field: int, seat: int, where: str) -> None:
        """Nobody has enough squirrels for a nut in a field, unless it is just being collected."""
        state = self.state
        if state.fields[field][seat] < parts.NEED[field]:
            return
        done = state.check == NO_CHECK or state.check >= JOKERS or field < min(state.check, parts.TOP)
        if done or (parts.NEED[field] == parts.NEED[0] and seat != state.turn):
            raise wrong(
                where,
                "IN-C1",
                "That is enough for a nut in {field}: it would be collected by now.",
                field=parts.TITLES[field],
            )

    def by_seat(self, key: str, clause: str) -> Iterator[tuple[int, str, Any]]:
        """What a table says of each player it names: seat, where that stands, what it says."""
        table = self.get(key, {})
        if not isinstance(table, Mapping):
            raise wrong(key, clause, "'{key}' names players, counted from 1, and what they have.", key=key)
        for name, value in table.items():
            where = f"{key}.{name}"
            if name not in map(str, range(1, self.seats + 1)):
                raise wrong(where, clause, "There is no player {name}.", name=name)
            yield int(name) - 1, where, value

    def storage(self) -> None:
        state = self.state
        for seat, where, cards in self.by_seat("storage", "IN-P3"):
            if not isinstance(cards, Mapping):
                raise wrong(where, "IN-P3", "The storage of a player names cards 1 to 8 and what lies there.")
            for name, lying in cards.items():
                if name not in map(str, range(1, parts.CARDS + 1)):
                    raise wrong(f"{where}.{name}", "IN-P3", "Storage cards are numbered 1 to 8.")
                self.storage_card(seat * parts.CARDS + int(name) - 1, lying, f"{where}.{name}")
        for seat, where, jokers in self.by_seat("jokers", "IN-N3"):
            state.jokers[seat] = sorted(self.nut(where, joker) for joker in self.listed(where, jokers, "IN-N3"))
            if any(joker < parts.PLAIN for joker in state.jokers[seat]):
                raise wrong(where, "IN-N1", "Only jokers are kept.")

    def storage_card(self, at: int, lying: object, where: str) -> None:
        state = self.state
        if lying == "full":
            state.kinds[at] = parts.FULL
            return
        kinds: set[int] = set()
        for word in self.listed(where, lying, "IN-P3"):
            name, _, said = str(word).partition(" as ")
            nut = self.nut(where, name)
            state.lying[at] += 1
            if nut < parts.PLAIN:
                kinds |= {nut, self.nut(where, said) if said else nut}
            else:
                state.wild[at] += (nut,)
                if said:
                    kinds.add(self.nut(where, said))
        if not state.lying[at]:
            return
        if len(kinds) != 1:
            raise wrong(
                where,
                "IN-P3",
                "Nuts of one kind lie on a storage card; a joker alone is written 'walnut-acorn as acorn'.",
            )
        kind = state.kinds[at] = kinds.pop()
        for joker in state.wild[at]:
            if kind not in parts.SHOWS[joker]:
                raise wrong(
                    where,
                    "IN-N3",
                    "A {joker} does not count as {kind}.",
                    joker=parts.spell(joker),
                    kind=parts.spell(kind),
                )
        if state.lying[at] >= parts.CAPACITY[at % parts.CARDS]:
            raise wrong(where, "IN-N2", "That many nuts fill the card: write 'full'.")

    def owed(self) -> None:
        """Who owes what, the next first."""
        state = self.state
        usual = "again" if state.track else "roll"
        words = self.get("owed", [f"{usual} {state.turn + 1}"] if state.check == NO_CHECK else [])
        state.pending = [self.due(word) for word in reversed(self.listed("owed", words, "IN-T2"))]
        roll = self.entries("roll", "IN-T1")
        if len(roll) not in (0, 3):
            raise wrong("roll", "IN-T1", "A roll is three numbers: green, white, white.")
        state.roll = tuple(number("roll", eyes, 1, 6, "IN-T1") for eyes in roll)
        placing = bool(state.pending) and state.pending[-1].kind == "place"
        state.throws = self.number("throws", 0, 999, "IN-T1", len(self.entries("track")) + placing)

    def due(self, word: object) -> Pending:
        kind, *rest = str(word).split(" ")
        if not rest or rest[0] not in map(str, range(1, self.seats + 1)):
            raise wrong("owed", "IN-T2", "'{word}' does not say who: 'roll 1', 'store 2 acorn'.", word=word)
        seat = int(rest[0]) - 1
        if kind == "store" and len(rest) == 2:
            return choices.STORING[seat][self.nut("owed", rest[1])]
        if kind == "pick" and len(rest) == 1 and self.state.check in choices.PICKING[seat]:
            return choices.PICKING[seat][self.state.check]
        if kind in choices.KINDS and kind not in ("store", "pick") and len(rest) == 1:
            return choices.KINDS[kind](seat)
        raise wrong("owed", "IN-T2", "'{word}' is nothing that can be owed now.", word=word)

    def cards(self) -> None:
        """The display, the draw pile, the cards set aside, and the box for all the rest."""
        state, seats = self.state, self.seats
        display = self.listed("display", self.get("display", list(parts.KINDS)), "IN-P4", len(parts.ALL))
        state.display = [parts.EMPTY if word == "" else self.nut("display", word) for word in display]
        left = list(parts.COPIES)
        for nut in range(parts.PLAIN):
            left[nut] -= parts.REMOVED[seats]
        self.spend(left, in_sight(state), "storage")
        filled = sum(parts.CAPACITY[at % parts.CARDS] for at, kind in enumerate(state.kinds) if kind == parts.FULL)
        written = {
            key: [self.nut(key, word) for word in self.entries(key, "IN-S2")]
            for key in ("next", "pile", "aside")
            if key in self
        }
        for key, cards in written.items():
            self.spend(left, cards, key)
        spare = [nut for copy in range(max(parts.COPIES)) for nut in range(len(left)) if copy < left[nut]]
        if "aside" not in written:
            wanted = 0 if state.last else parts.ASIDE
            written["aside"], spare = spare[:wanted], spare[wanted:]
        if "pile" not in written:
            coming = written.get("next", [])
            wanted = max(1, len(spare) - filled) if not state.last else max(0, parts.ASIDE - len(coming))
            written["pile"] = coming + spare[:wanted]
        elif "next" in written:
            raise wrong("next", "IN-S2", "Either the whole pile is written, or only what comes next.")
        state.pile, state.aside = written["pile"][::-1], written["aside"][::-1]
        if len(state.aside) != (0 if state.last else parts.ASIDE):
            raise wrong("aside", "IN-S2", "Eight cards lie aside, and none in the last turn.")
        if not state.pile and not state.last:
            raise wrong("pile", "IN-E1", "Without a draw pile it is the last turn.")
        state.box = list(parts.COPIES)
        for nut in (*in_sight(state), *state.pile, *state.aside):
            state.box[nut] -= 1

    def spend(self, left: list[int], cards: Sequence[int], where: str) -> None:
        for nut in cards:
            left[nut] -= 1
            if left[nut] < 0:
                raise wrong(where, "IN-P2", "There are not so many cards of this kind: {nut}.", nut=parts.spell(nut))

    def sense(self) -> None:
        """What is owed must be possible, and lead on."""
        state = self.state
        kinds = [due.kind for due in state.pending]
        if state.check == ENDED:
            if kinds:
                raise wrong("owed", "IN-E2", "After the end nothing is owed.")
            return
        if not kinds:
            raise wrong("owed", "IN-T2", "Somebody owes a choice until the game is over.")
        if state.check == NO_CHECK:
            self.turn_makes_sense(kinds)
        elif state.check == JOKERS:
            if kinds != ["joker"]:
                raise wrong("owed", "IN-E2", "At the end only jokers are stored: 'joker 1'.")
        elif kinds not in (["pick"], ["store"], ["steal"], ["steal", "pick"], ["steal", "store"]):
            raise wrong("owed", "IN-C1", "While nuts are collected, one is picked, stolen or stored.")
        elif "steal" in kinds and state.check not in (parts.FIELD["7"], parts.FIELD["raccoon"]):
            raise wrong("owed", "IN-C5", "David steals in the raccoon fields.")
        if not choices.KINDS.legal(state):
            raise wrong("owed", "IN-T2", "Nothing can be done for what is owed first.")

    def turn_makes_sense(self, kinds: list[str]) -> None:
        state = self.state
        base = state.pending[0]
        assert isinstance(base, Choice)
        if base.kind not in IN_TURN or base.seat != state.turn:
            raise wrong("owed", "IN-T2", "Under all that is owed lies the turn: 'roll {turn}'.", turn=state.turn + 1)
        if any(kind not in OPENING_KINDS for kind in kinds[1:]) or (kinds[1:] and base.kind != "roll"):
            raise wrong("owed", "IN-S3", "Before a turn only the opening can be owed.")
        for seat in range(self.seats):
            sends = sum(due.kind == "send" and isinstance(due, Choice) and due.seat == seat for due in state.pending)
            if sends > parts.OPENING[seat]:
                raise wrong(
                    "owed", "IN-S3", "The second player places one opening squirrel, the third two, the fourth three."
                )
        if (base.kind == "roll") == bool(state.track) and base.kind != "place":
            raise wrong("owed", "IN-T2", "'roll' begins a turn with an empty track; 'again' comes after a placement.")
        if base.kind == "place" and not state.roll:
            raise wrong("roll", "IN-T1", "To place a squirrel there must be a roll.")
        if base.kind != "roll" and not state.supply[state.turn]:
            raise wrong("fields", "IN-T4", "With no squirrel left in the supply the turn has stopped.")
