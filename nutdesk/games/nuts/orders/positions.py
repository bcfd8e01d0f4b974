"""Positions of the Orders game written by hand: rows, columns, seats and rounds count from 1, 0 is none.

Nuts are letters (A, C, P, S), '.' is an open slot, bonus cards are their letters ('AACP'). Decks are written
from the top. A deck that is not mentioned holds all cards that lie nowhere else; a shorter one leaves the
rest in the box. The floor is written as it stands, with the changes of the turn that led to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from nutdesk.core.written import number, wrong
from nutdesk.games.nuts.floor import AROUND, PLACE, tiles
from nutdesk.games.nuts.house import GOALS
from nutdesk.games.nuts.orders import changes, choices, parts
from nutdesk.games.nuts.orders.changes import ADD, MOVE, REMOVE, STEP, SWAP, levels, matching
from nutdesk.games.nuts.orders.judging import innovates, torn
from nutdesk.games.nuts.orders.parts import CARD, GOAL, OPEN
from nutdesk.games.nuts.orders.rounds import setup
from nutdesk.games.nuts.orders.state import Change, State
from nutdesk.games.nuts.parts import CONVEYORS, LETTERS, NUT_KINDS
from nutdesk.games.nuts.reader import Reader, dealt, named, rows

KEYS: Final = (
    "turn start round hunger squirrel dispensers tiles salters orders deck discards bonus drawn bonus_deck"
    " bonus_discards tokens nuts salt lost goals changes plans feeds refills passes ran idle running phase final"
)
CHANGE_WORDS: Final = {"add": ADD, "remove": REMOVE, "salter": STEP, "order": MOVE, "swap": SWAP}
MANY: Final = 9999


def position(data: Mapping[str, Any], seats: int) -> State:
    """Read a written position."""
    read, state = Reader(data, KEYS), setup(seats)
    state.turn = read.number("turn", 1, seats, "NU-T1") - 1
    state.start = read.number("start", 1, seats, "NU-S1") - 1
    state.round = read.number("round", 0, MANY, "NU-S2", 1)
    state.hunger = read.number("hunger", 0, 4, "NU-S2", 1)
    state.squirrel = read.number("squirrel", 1, state.columns, "NU-P2") - 1
    _floor(read, state)
    _order_cards(read, state)
    _bonus_cards(read, state)
    _sheets(read, state)
    state.plans = read.number("plans", 0, MANY, "NU-T2")
    state.feeds = read.number("feeds", 0, MANY, "NU-T2")
    state.refills = read.number("refills", 0, MANY, "NU-T2")
    state.passes = read.number("passes", 0, seats - 1, "NU-T1")
    state.ran = read.flag("ran")
    state.idle = read.number("idle", 0, 3, "NU-R14")
    _changes(read, state)
    _pending(read, state)
    return state


def _floor(read: Reader, state: State) -> None:
    wide = state.columns
    state.dispensers = read.letters("dispensers", "ACPS" * (wide // NUT_KINDS), "NU-P2")
    if sorted(state.dispensers) != sorted(list(range(NUT_KINDS)) * (wide // NUT_KINDS)):
        raise wrong("dispensers", "NU-P2", "There are {n} dispensers of each nut.", n=wide // NUT_KINDS)
    state.rows = rows("tiles", read.entries("tiles", "NU-T3"), wide, "NU-T3")
    places = read.numbers("salters", [column + 1 for column in state.salters], 1, wide, "NU-P2")
    if places != sorted(set(places)):
        raise wrong("salters", "NU-T2", "Salters stand in different columns, written left to right.")
    state.salters = [column - 1 for column in places]


def _order_cards(read: Reader, state: State) -> None:
    state.orders = read.letters("orders", "." * state.columns, "NU-P4", ".")
    if len(state.orders) != state.columns:
        raise wrong("orders", "NU-P1", "There are {n} order slots.", n=state.columns)
    state.discards = read.letters("discards", "", "NU-P4")
    used = Counter(order for order in state.orders if order != OPEN) + Counter(state.discards)
    rest = Counter(parts.ORDER_DECK) - used
    state.deck = read.letters("deck", "", "NU-P4") if "deck" in read else dealt(list(rest.elements()))
    state.deck.reverse()
    used += Counter(state.deck)
    if max(used.values(), default=0) > parts.ORDERS_EACH:
        raise wrong("orders", "NU-P4", "There are only ten orders of each nut.")
    state.box = tuple((Counter(parts.ORDER_DECK) - used).elements())


def _cards(read: Reader, key: str, values: Sequence[object]) -> list[int]:
    return [CARD[named(key, value, CARD, "NU-P5")] for value in values]


def _bonus_cards(read: Reader, state: State) -> None:
    state.hands = [sorted(_cards(read, "bonus", hand)) for hand in read.lists("bonus", state.seats, "NU-P5")]
    state.drawn = [sorted(_cards(read, "drawn", cards)) for cards in read.lists("drawn", state.seats, "NU-S1")]
    state.bonus_discards = _cards(read, "bonus_discards", read.entries("bonus_discards", "NU-P5"))
    used = Counter(card for place in (*state.hands, *state.drawn, state.bonus_discards) for card in place)
    if "bonus_deck" in read:
        state.bonus_deck = _cards(read, "bonus_deck", read.entries("bonus_deck", "NU-P5"))
    else:
        state.bonus_deck = dealt(list((Counter(parts.BONUS_DECK) - used).elements()))
    state.bonus_deck.reverse()
    used += Counter(state.bonus_deck)
    if max(used.values(), default=0) > parts.BONUS_COPIES:
        raise wrong("bonus", "NU-P5", "There are only two bonus cards of each pattern.")
    state.bonus_box = tuple((Counter(parts.BONUS_DECK) - used).elements())


def _sheets(read: Reader, state: State) -> None:
    seats = state.seats
    state.tokens = read.numbers("tokens", [3] * seats, 0, MANY, "NU-S2")
    state.salt = read.numbers("salt", [0] * seats, 0, MANY, "NU-P7")
    state.lost = read.numbers("lost", [0] * seats, 0, MANY, "NU-P7")
    for seat, names in enumerate(read.lists("goals", seats, "NU-P6")):
        for name in names:
            state.goals[seat] |= 1 << GOAL[named("goals", name, GOALS, "NU-P6")]
    for goal, copies in enumerate(parts.GOAL_COPIES):
        if sum(held >> goal & 1 for held in state.goals) > copies:
            raise wrong("goals", "NU-P6", "There are only {n} cards of {goal}.", n=copies, goal=parts.GOAL_TITLES[goal])
    for seat, values in enumerate(read.lists("nuts", seats, "NU-P7", [0] * NUT_KINDS)):
        if len(values) != NUT_KINDS:
            raise wrong("nuts", "NU-P7", "A sheet has four columns: almonds, cashews, peanuts, pistachios.")
        most = parts.CELLS + 1 if state.goals[seat] & 1 << parts.INNOVATOR else parts.CELLS
        state.nuts[seat] = [number("nuts", value, 0, most, "NU-P7") for value in values]
        if state.nuts[seat].count(parts.CELLS + 1) > 1:
            raise wrong("nuts", "NU-R12", "A Cashew Innovator keeps a sixth nut only once.")


def _changes(read: Reader, state: State) -> None:
    """The turn's changes, read backwards from the floor as it stands, and how many of them a Refill made final."""
    texts = read.entries("changes", "NU-T5")
    state.final = read.number("final", 0, len(texts), "NU-R8")
    before = state.copy()
    for index in reversed(range(len(texts))):
        text = texts[index]
        words = text.split() if isinstance(text, str) else []
        if len(words) != 3 or words[0] not in CHANGE_WORDS or not words[1].isdecimal() or not words[2].isdecimal():
            raise wrong("changes", "NU-T5", "A change is add, remove, salter, order or swap, and two numbers.")
        final = index < state.final
        change = _undone(before, CHANGE_WORDS[words[0]], int(words[1]) - 1, int(words[2]) - 1, final=final)
        if change is None:
            raise wrong("changes", "NU-T5", "'{text}' does not lead to the floor as it stands.", text=text)
        changes.unmake(before, change)
        state.log.insert(0, change)


def _undone(state: State, kind: int, a: int, b: int, *, final: bool) -> Change | None:
    """The change that these words mean if it can have been the newest one."""
    wide = state.columns
    if kind in (ADD, REMOVE):
        if not (0 <= a < CONVEYORS and 0 <= b < wide - 1):
            return None
        there = state.rows[a] & PLACE[b] if kind == ADD else not state.rows[a] & AROUND[b]
        return (kind, a, b) if there else None
    if not (0 <= a < wide and 0 <= b < wide):
        return None
    if kind == STEP:
        fits = abs(a - b) == 1 and b in state.salters and a not in state.salters
        return (STEP, state.salters.index(b), b - a) if fits else None
    if kind == MOVE:
        # Since a final change a Refill may have filled the slot that the order came from.
        fits = a != b and state.orders[b] != OPEN and (final or state.orders[a] == OPEN)
        return (MOVE, a, b) if fits else None
    return (SWAP, a, b) if a < b else None


def _pending(read: Reader, state: State) -> None:
    state.running = [column - 1 for column in _columns(read, state)]
    phase = read.word("phase", "turn", (*choices.KINDS, "over"), "NU-T1")
    seat = state.turn
    if phase == "keep":
        choosing = [at for at, cards in enumerate(state.drawn) if cards]
        if not choosing or (state.round and choosing != [seat]):
            raise wrong("drawn", "NU-S1", "Somebody has to choose from drawn cards.")
        seat = choosing[0]
    elif any(state.drawn):
        raise wrong("drawn", "NU-S1", "Drawn cards lie there only while somebody chooses (phase = keep).")
    if not state.round and phase != "keep":
        raise wrong("round", "NU-S1", "Before round 1 bonus cards are kept (phase = keep).")
    if bool(state.running) != (phase in ("hunt", "sixth")):
        raise wrong(
            "running", "NU-R1", "Run tokens lie there exactly while the squirrel hunts or a sixth nut is offered."
        )
    if set(state.running) - set(matching(state, levels(state))):
        raise wrong("running", "NU-R1", "Run tokens mark dispensers of matching paths.")
    if phase == "hunt" and not torn(state):
        raise wrong("phase", "NU-R2", "The player chooses only between two paths that are equally near the squirrel.")
    if phase == "sixth" and not innovates(state):
        raise wrong("phase", "NU-R12", "A sixth nut is offered to a Cashew Innovator with five of the next kind.")
    state.pending = choices.stack(choices.KINDS[phase](seat) if phase != "over" else None, state.turn, state.round)


def _columns(read: Reader, state: State) -> list[int]:
    values = [number("running", value, 1, state.columns, "NU-R1") for value in read.entries("running", "NU-R1")]
    if values != sorted(set(values)):
        raise wrong("running", "NU-R12", "Run tokens are written left to right.")
    return values


def spell(cards: Sequence[int]) -> str:
    return "".join(LETTERS[card] if card >= 0 else "." for card in cards)


def describe(state: State) -> dict[str, Any]:
    """The position in the words position() reads."""
    top = state.pending[-1] if state.pending else None
    final = {"final": state.final} if state.final else {}  # records of 0.1.0 have digests without it
    return {
        "phase": top.kind if top else "over",
        "turn": state.turn + 1,
        "start": state.start + 1,
        "round": state.round,
        "hunger": state.hunger,
        "squirrel": state.squirrel + 1,
        "dispensers": spell(state.dispensers),
        "tiles": [[row + 1, column + 1] for row, code in enumerate(state.rows) for column in tiles(code)],
        "salters": [column + 1 for column in state.salters],
        "orders": spell(state.orders),
        "deck": spell(state.deck[::-1]),
        "discards": spell(state.discards),
        "bonus": [[parts.CARDS[card] for card in hand] for hand in state.hands],
        "drawn": [[parts.CARDS[card] for card in cards] for cards in state.drawn],
        "bonus_deck": [parts.CARDS[card] for card in state.bonus_deck[::-1]],
        "bonus_discards": [parts.CARDS[card] for card in state.bonus_discards],
        "tokens": list(state.tokens),
        "nuts": [list(nuts) for nuts in state.nuts],
        "salt": list(state.salt),
        "lost": list(state.lost),
        "goals": [[GOALS[goal] for goal in range(len(GOALS)) if held >> goal & 1] for held in state.goals],
        "changes": _written(state),
        "plans": state.plans,
        "feeds": state.feeds,
        "refills": state.refills,
        "passes": state.passes,
        "ran": state.ran,
        "idle": state.idle,
        "running": [column + 1 for column in state.running],
        **final,
    }


def _written(state: State) -> list[str]:
    words = {kind: word for word, kind in CHANGE_WORDS.items()}
    places = list(state.salters)
    out = []
    for kind, a, b in reversed(state.log):
        if kind == STEP:
            to = places[a]
            places[a] -= b
            a, b = places[a], to
        out.append(f"{words[kind]} {a + 1} {b + 1}")
    return out[::-1]
