"""Positions of the Trucks edition written by hand: rows, columns and seats count from 1, 0 is none.

Conveyor tiles are [conveyor, column] for a cross, [conveyor, column, 'split-left'] and so on for the others.
Robots are their number and how many quarters they are turned. A trade is [to whom, 'AA', 'C']: two almonds for a
cashew. A card in play says in its phase what it does, and in 'during' when it was played. A deck is written from the
top; one that is not mentioned holds all cards that lie nowhere else, a shorter one leaves the rest in the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from nutdesk.core.game import Refusal, no
from nutdesk.core.written import number, wrong
from nutdesk.games.nuts.floor import CROSS, tile, tiles
from nutdesk.games.nuts.parts import LETTERS, NUTS, OLD
from nutdesk.games.nuts.reader import Reader, dealt, letters, named, rows
from nutdesk.games.nuts.trucks import parts
from nutdesk.games.nuts.trucks.choices import KINDS
from nutdesk.games.nuts.trucks.options import OPTIONS, fork_supply, loadable
from nutdesk.games.nuts.trucks.parts import CARD, CARDS, COLUMNS, TRUCK, TRUCKS
from nutdesk.games.nuts.trucks.paths import torn
from nutdesk.games.nuts.trucks.run import setup
from nutdesk.games.nuts.trucks.state import Deal, State

KEYS: Final = (
    "turn rounds squirrel tiles salters roasters robots spins deck discards bonus nuts shipped left fed"
    " unlimited phase roll uses last reached turns_left idle latest sent deal during"
)
STAGES: Final = ("configure", "ship", "drop", "discard")
"""Of a turn: when bonus cards are played."""
NOTHING_TO: Final = {
    "ship": no("NT-6", "There is nothing to ship."),
    "drop": no("NT-7", "There is nothing to drop."),
    "discard": no("NT-7", "There is nothing to discard."),
}
MANY: Final = 9999


def position(data: Mapping[str, Any], seats: int) -> State:
    """Read a written position."""
    read, state = Reader(data, KEYS), setup(seats)
    state.turn = read.number("turn", 1, seats, "NT-3") - 1
    state.rounds = read.number("rounds", 1, MANY, "NT-3")
    state.squirrel = read.number("squirrel", 1, COLUMNS, "NT-1", state.squirrel + 1) - 1
    _floor(read, state)
    _cards(read, state)
    _players(read, state)
    state.left = read.number("left", 0, parts.ACTIONS, "NT-3", parts.ACTIONS)
    state.fed, state.unlimited, state.sent = read.flag("fed"), read.flag("unlimited"), read.flag("sent")
    state.idle = read.number("idle", 0, MANY, "NT-10")
    _pending(read, state)
    return state


def _floor(read: Reader, state: State) -> None:
    written = []
    for value in read.entries("tiles", "NT-3"):
        if isinstance(value, list) and len(value) == 3:
            value = [*value[:2], parts.FORKS[named("tiles", value[2], parts.FORKS, "NT-8")]]
        written.append(value)
    state.rows = rows("tiles", written, COLUMNS, "NT-3", (2, 3))
    if min(fork_supply(state)) < 0:
        raise wrong("tiles", "NT-8", "There are eight splitters and joiners of each hand.")
    for key, places in (("salters", state.salters), ("roasters", state.roasters)):
        values = read.numbers(key, [column + 1 for column in places], 1, COLUMNS, "NT-1")
        if values != sorted(set(values)):
            raise wrong(key, "NT-3", "Machines of a row stand in different columns, written left to right.")
        places[:] = [column - 1 for column in values]
    state.robots = [robot - 1 for robot in read.numbers("robots", range(1, 9), 1, len(parts.ROBOTS), "NT-2")]
    if sorted(state.robots) != list(range(len(parts.ROBOTS))):
        raise wrong("robots", "NT-2", "Each of the eight robots stands in one column.")
    state.spins = read.numbers("spins", [0] * COLUMNS, 0, 3, "NT-2")


def _cards(read: Reader, state: State) -> None:
    def names(key: str, values: list[Any]) -> list[int]:
        return [CARD[named(key, value, CARD, "NT-9")] for value in values]

    state.hands = [sorted(names("bonus", hand)) for hand in read.lists("bonus", state.seats, "NT-9")]
    state.discards = names("discards", read.entries("discards", "NT-9"))
    used = Counter(card for place in (*state.hands, state.discards) for card in place)
    rest = dealt(list((Counter(parts.DECK) - used).elements()))
    state.deck = names("deck", read.entries("deck", "NT-9")) if "deck" in read else rest
    state.deck.reverse()
    used += Counter(state.deck)
    if max(used.values(), default=0) > parts.COPIES:
        raise wrong("bonus", "NT-9", "There are only four bonus cards of each kind.")
    state.box = tuple((Counter(parts.DECK) - used).elements())


def _players(read: Reader, state: State) -> None:
    for seat, values in enumerate(read.lists("nuts", state.seats, "NT-5", [0] * len(NUTS))):
        if len(values) != len(NUTS):
            raise wrong("nuts", "NT-5", "A warehouse holds almonds, cashews, peanuts, pistachios: four numbers.")
        state.nuts[seat] = [number("nuts", value, 0, MANY, "NT-5") for value in values]
    state.trucks = parts.ALL_TRUCKS
    for seat, names in enumerate(read.lists("shipped", state.seats, "NT-6")):
        for name in names:
            truck = TRUCK[named("shipped", name, TRUCKS, "NT-6")]
            if not state.trucks >> truck & 1:
                raise wrong("shipped", "NT-6", "The truck {name} leaves only once.", name=name)
            state.trucks &= ~(1 << truck)
            state.shipped[seat].append(truck)
        state.scores[seat] = sum(parts.POINTS[truck] for truck in state.shipped[seat])
    there = [seat for seat in range(state.seats) if state.scores[seat] >= parts.ENOUGH]
    state.reached = _seats(read, state, "reached", there)
    if sorted(state.reached) != there:
        raise wrong("reached", "NT-7", "'reached' names, in order, everybody with 50 points.")
    state.turns_left = read.number("turns_left", 0, state.seats + 1, "NT-7", state.seats + 1 if there else 0)
    if not OLD:
        state.latest = _latest(read, state)


def _seats(read: Reader, state: State, key: str, usual: list[int]) -> list[int]:
    """Players in some order."""
    values = read.entries(key, "NT-7") if key in read else [seat + 1 for seat in usual]
    return [number(key, value, 1, state.seats, "NT-7") - 1 for value in values]


def _latest(read: Reader, state: State) -> list[int]:
    scored = [seat for seat in range(state.seats) if state.scores[seat]]
    usual = [*(seat for seat in scored if seat not in state.reached), *state.reached]
    found = _seats(read, state, "latest", usual)
    if sorted(found) != scored:
        raise wrong("latest", "NT-7", "'latest' names, in order, everybody with points.")
    return found


def _pending(read: Reader, state: State) -> None:
    phase = read.word("phase", "configure", (*KINDS, "over"), "NT-3")
    seat, nuts, hand = state.turn, state.nuts[state.turn], state.hands[state.turn]
    if phase == "over":
        state.pending = []
        return
    if bool(state.reached) != bool(state.turns_left):
        raise wrong("turns_left", "NT-7", "Turns are counted once somebody has 50 points.")
    if phase == "hunt":
        if not torn(state):
            raise wrong(
                "phase", "NT-4", "The player chooses only between two paths that are equally near the squirrel."
            )
        state.pending = [KINDS["hunt"](seat, read.number("roll", 5, 6, "NT-4"))]
        return
    if phase not in STAGES:
        _card_in_play(read, state, phase)
        return
    ships = bool(loadable(state, seat) or (hand and not OLD))
    owes = {"drop": sum(nuts) > parts.MOST_NUTS, "discard": len(hand) > parts.MOST_CARDS, "ship": ships}
    if not owes.get(phase, True):
        raise Refusal(NOTHING_TO[phase], "phase")
    state.pending = [KINDS[phase](seat)]


def _card_in_play(read: Reader, state: State, phase: str) -> None:
    """A bonus card is being used, or its trade is offered."""
    seat, half = state.turn, phase if phase in OPTIONS else "trade"
    during = read.word("during", "configure", STAGES, "NT-9")
    if half in parts.ON_FLOOR and during != "configure":
        raise wrong("during", "NT-9", "Halves that change the floor are played in the configuration.")
    state.half = half
    state.uses = read.number("uses", 1, parts.TIMES.get(half, 1), "NT-9", parts.TIMES.get(half, 1))
    state.last = read.number("last", 0, COLUMNS, "NT-9") - 1
    if half != phase:
        state.deal = _offer(read, state)
    owes = state.deal[0] if state.deal and phase == "answer" else seat
    state.pending = [KINDS[during](seat), KINDS[phase](owes)]
    if not KINDS.legal(state):
        raise wrong("phase", "NT-9", "There is nothing to use that card on.")


def _offer(read: Reader, state: State) -> Deal:
    """To whom, what and what for: each side has the nuts, and no kind goes both ways."""
    values = read.entries("deal", "NT-9")
    if len(values) != 3:
        raise wrong("deal", "NT-9", "A deal says to whom, what is given, and what for: [2, 'A', 'C'].")
    other = number("deal", values[0], 1, state.seats, "NT-9") - 1
    give, take = (letters("deal", value, "NT-9") for value in values[1:])
    sides = [tuple(side.count(nut) for nut in range(len(NUTS))) for side in (give, take)]
    fits = all(
        have >= wanted
        for seat, side in zip((state.turn, other), sides, strict=True)
        for have, wanted in zip(state.nuts[seat], side, strict=True)
    )
    if other == state.turn or not give or not take or set(give) & set(take) or not fits:
        raise wrong("deal", "NT-9", "A deal is with another player, who has the nuts, and no kind goes both ways.")
    return other, sides[0], sides[1]


def describe(state: State) -> dict[str, Any]:
    """The position in the words position() reads."""
    top = state.pending[-1] if state.pending else None
    written: list[list[Any]] = []
    for row, code in enumerate(state.rows):
        for column in tiles(code):
            kind = tile(code, column)
            written.append([row + 1, column + 1, *([parts.FORK_WORDS[kind]] if kind != CROSS else [])])
    out: dict[str, Any] = {
        "phase": top.kind if top else "over",
        "turn": state.turn + 1,
        "rounds": state.rounds,
        "squirrel": state.squirrel + 1,
        "tiles": written,
        "salters": [column + 1 for column in state.salters],
        "roasters": [column + 1 for column in state.roasters],
        "robots": [robot + 1 for robot in state.robots],
        "spins": list(state.spins),
        "deck": [CARDS[card] for card in state.deck[::-1]],
        "discards": [CARDS[card] for card in state.discards],
        "bonus": [[CARDS[card] for card in hand] for hand in state.hands],
        "nuts": [list(nuts) for nuts in state.nuts],
        "shipped": [[TRUCKS[truck] for truck in trucks] for trucks in state.shipped],
        "left": state.left,
        "fed": state.fed,
        "unlimited": state.unlimited,
        "reached": [seat + 1 for seat in state.reached],
        "turns_left": state.turns_left,
        "idle": state.idle,
    }
    if top and top.kind == "hunt":
        out["roll"] = top.about[0]
    if state.half:
        out["uses"], out["last"] = state.uses, state.last + 1
    if not OLD:  # a record of 0.1.0 has digests of its own words
        out["latest"], out["sent"] = [seat + 1 for seat in state.latest], state.sent
        if state.half:
            out["during"] = state.pending[0].kind
        if state.deal:
            out["deal"] = [state.deal[0] + 1, *map(_letters, state.deal[1:])]
    return out


def _letters(nuts: tuple[int, ...]) -> str:
    return "".join(letter * number for letter, number in zip(LETTERS, nuts, strict=True))
