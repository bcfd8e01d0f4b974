"""Positions written by hand, and any position written down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from nutdesk.core.game import Options
from nutdesk.core.moves import Choice
from nutdesk.core.written import Written, number, wrong
from nutdesk.games.little_nutters import parts
from nutdesk.games.little_nutters.choices import BEGINNING_AGAIN, KINDS
from nutdesk.games.little_nutters.parts import FACE, FACES, IS_WILD, NUT, PATCHES, spell
from nutdesk.games.little_nutters.rules import setup
from nutdesk.games.little_nutters.state import State
from nutdesk.games.little_nutters.vocabulary import SYMBOLS

CHARACTER: Final = {character.id: place for place, character in enumerate(parts.CHARACTERS)}
FLAGS: Final = ("used", "left", "played", "extra")
NUMBERS: Final = {"touched": (0, 2**PATCHES - 1), "dug": (0, 99), "fate": (0, 2), "idle": (0, 99), "rounds": (0, 9999)}
LISTS: Final = ("hands", "beside")
PILES: Final = ("draw", "discard", "forest", "table", "turned", "offer")
KEYS: Final = " ".join(
    (
        "turn due asked clause about agenda patches seen blocks murky sacks characters found current victim fresh rest",
        *FLAGS,
        *NUMBERS,
        *LISTS,
        *PILES,
    )
)
PHASES: Final = ("patch", "dig on", "play", "keep")
"""Choices that follow from the turn: nothing more is written of them."""
ABOUT: Final = {
    "defend": (2, 3),
    "pay": (3,),
    "discard": (2,),
    "discard or stop": (2,),
    "name": (1,),
    "pick": (3,),
    "friend": (1,),
    "again": (2,),
}
"""How many numbers are written of all others."""


class _Hand(Written):
    """Reads one written position; cards without a symbol get one that is left."""

    def __init__(self, data: Mapping[str, Any], seats: int) -> None:
        super().__init__(data, KEYS)
        self.seats = seats
        self.left = Counter(parts.WHOLE)

    def per_seat(self, key: str, default: object) -> list[Any]:
        values = self.get(key, [default] * self.seats)
        if not isinstance(values, list) or len(values) != self.seats:
            raise wrong(key, "", "'{key}' needs one entry for each of {n} players.", key=key, n=self.seats)
        return values

    def card(self, key: str, word: object, clause: str = "LN-D8") -> int:
        """A face that is still to be had; 'bulldozer' stands for a bulldozer with any symbol."""
        if not isinstance(word, str):
            raise wrong(key, clause, "A card is written as a word, such as bulldozer-leaf.")
        names = [word] if word in FACE else [f"{word}-{symbol}" for symbol in SYMBOLS if f"{word}-{symbol}" in FACE]
        if not names:
            raise wrong(key, clause, "There is no card '{word}'.", word=word)
        for name in names:
            if self.left[FACE[name]] > 0:
                self.left[FACE[name]] -= 1
                return FACE[name]
        copies = sum(parts.COPIES[FACE[name]] for name in names)
        raise wrong(key, clause, "There are only {n} of {word}.", n=copies, word=word)

    def patch(self, key: str, name: str) -> int:
        if name not in map(str, range(1, PATCHES + 1)):
            raise wrong(key, "LN-S3", "There is no patch {name}: they are numbered 1 to {n}.", name=name, n=PATCHES)
        return int(name) - 1

    def by_patch(self, key: str) -> Iterable[tuple[str, int, Any]]:
        value = self.get(key, {})
        if not isinstance(value, Mapping):
            raise wrong(key, "LN-S3", "'{key}' names patches by number.", key=key)
        return [(f"{key}.{name}", self.patch(f"{key}.{name}", str(name)), content) for name, content in value.items()]


def position(data: Mapping[str, Any], options: Options, seats: int) -> State:
    """Read a written position: patches and piles from the top, seats from 1; 0 means none.

    Cards that are not mentioned lie in the box; with rest = "patches" they fill the patches that are not
    mentioned, with rest = true also the draw pile, below what is written there.
    """
    hand, state = _Hand(data, seats), setup(options, seats)
    _read_explicit_first(hand, state)
    _read_seats(hand, state)
    _read_numbers(hand, state)
    _read_seen(hand, state)
    rest = hand.get("rest", False)
    if rest not in (False, True, "patches"):
        raise wrong("rest", "LN-S3", "'rest' is true, false or 'patches'.")
    if rest:
        _fill_patches(hand, state)
    if rest is True:
        _fill_pile(hand, state)
    state.box = sorted(hand.left.elements())
    state.sunk = state.draw.count(NUT)
    state.open = [patch for patch in range(PATCHES) if state.patches[patch] and state.blocks[patch] < 0]
    _check(state)
    _read_due(hand, state)
    return state


def _read_explicit_first(hand: _Hand, state: State) -> None:
    """Lay the cards where they are written; those with a symbol first, so that the others take what is left."""
    state.sacks = [number("sacks", nuts, 0, state.target, "LN-S1") for nuts in hand.per_seat("sacks", 0)]
    if hand.left[NUT] < sum(state.sacks):
        raise wrong("sacks", "LN-D1", "There are only {n} nuts.", n=parts.COPIES[NUT])
    hand.left[NUT] -= sum(state.sacks)
    places: list[tuple[str, list[Any], int, object]] = []

    def write(key: str, words: object, target: list[Any]) -> None:
        if not isinstance(words, list):
            raise wrong(key, "", "'{key}' is a list of cards.", key=key)
        for place, word in enumerate(words):
            target.append(-1)
            places.append((key, target, place, word))

    for key, patch, words in hand.by_patch("patches"):
        write(key, words[::-1] if isinstance(words, list) else words, state.patches[patch])
        state.seen[patch] = [0] * len(state.patches[patch])
    for key, patch, word in hand.by_patch("blocks"):
        places.append((key, state.blocks, patch, word))
    for name in LISTS:
        for seat, words in enumerate(hand.per_seat(name, [])):
            write(name, words, getattr(state, name)[seat])
    for name in PILES:
        words = hand.get(name, [])
        write(name, words[::-1] if isinstance(words, list) and name != "offer" else words, getattr(state, name))
    for explicit in (True, False):
        for key, target, place, word in places:
            if (isinstance(word, str) and word in FACE) is explicit:
                target[place] = hand.card(key, word)
    for cards in (*state.hands, state.offer):
        cards.sort()


def _read_seats(hand: _Hand, state: State) -> None:
    characters = hand.get("characters", [character.id for character in parts.CHARACTERS[: state.seats]])
    if not isinstance(characters, list) or not len(characters) == len(set(map(str, characters))) == state.seats:
        raise wrong("characters", "LN-S1", "Each of {n} players has a character of their own.", n=state.seats)
    for character in characters:
        if not isinstance(character, str) or character not in CHARACTER:
            raise wrong("characters", "LN-D9", "There is no character '{name}'.", name=character)
    state.characters = [CHARACTER[character] for character in characters]
    state.spare = [one for one in range(len(parts.CHARACTERS)) if one not in state.characters]
    wild = [sum(IS_WILD[face] for face in cards) for cards in state.hands]
    written = hand.per_seat("murky", 0)
    state.murky = [max(number("murky", n, 0, 99), least) for n, least in zip(written, wild, strict=True)]


def _read_numbers(hand: _Hand, state: State) -> None:
    state.turn = hand.number("turn", 1, state.seats, "LN-T1") - 1
    for key in FLAGS:
        setattr(state, key, hand.flag(key))
    for key, (low, high) in NUMBERS.items():
        setattr(state, key, hand.number(key, low, high))
    state.current = hand.number("current", 0, PATCHES, "LN-P4") - 1
    state.victim = hand.number("victim", 0, state.seats) - 1
    state.fresh = _face("fresh", hand.get("fresh")) if "fresh" in hand else -1
    found = hand.entries("found", "LN-P2", "'found' is a list of cards.")
    state.found = [-1 if word == "?" else _face("found", word) for word in found]
    agenda = hand.get("agenda", [])
    if not isinstance(agenda, list) or not all(isinstance(op, list) and op for op in agenda):
        raise wrong("agenda", "", "'agenda' is a list of lists of numbers.")
    state.agenda = [tuple(number("agenda", n, -1, 2**PATCHES) for n in op) for op in agenda]


def _face(key: str, word: object) -> int:
    if not isinstance(word, str) or word not in FACE:
        raise wrong(key, "LN-D8", "There is no card '{word}'.", word=word)
    return FACE[word]


def _read_seen(hand: _Hand, state: State) -> None:
    """For each patch, from the top, the seats that know the card (LN-P1)."""
    for key, patch, rows in hand.by_patch("seen"):
        if not isinstance(rows, list) or len(rows) != len(state.patches[patch]):
            raise wrong(key, "LN-P1", "'seen' needs one list of seats for each card of the patch.")
        masks = []
        for row in rows:
            if not isinstance(row, list):
                raise wrong(key, "LN-P1", "'seen' needs one list of seats for each card of the patch.")
            masks.append(sum({1 << (number(key, seat, 1, state.seats, "LN-P1") - 1) for seat in row}))
        state.seen[patch] = masks[::-1]


def _medley(cards: list[int], stride: int) -> list[int]:
    """The cards in a fixed mixture: every so-many-th, round and round."""
    return [cards[place * stride % len(cards)] for place in range(len(cards))] if len(cards) % stride else cards


def _fill_patches(hand: _Hand, state: State) -> None:
    written = hand.get("patches", {})
    free = [patch for patch in range(PATCHES) if str(patch + 1) not in written]
    fit = [face for face in hand.left.elements() if face == NUT or IS_WILD[face]]
    spare = [face for face in hand.left.elements() if parts.IS_DEFENCE[face]]
    fit = _medley(fit + spare[: max(0, parts.SIZE * len(free) - len(fit))], 47)
    for place, patch in enumerate(free):
        state.patches[patch] = fit[place * parts.SIZE : place * parts.SIZE + parts.SIZE]
        state.seen[patch] = [0] * len(state.patches[patch])
        hand.left.subtract(state.patches[patch])


def _fill_pile(hand: _Hand, state: State) -> None:
    pile = _medley([face for face in hand.left.elements() if face != NUT and not IS_WILD[face]], 37)
    hand.left.subtract(pile)
    state.draw = pile + state.draw


def _check(state: State) -> None:
    """Cards lie only where they can have got (LN-S3, LN-R2)."""
    for patch, cards in enumerate(state.patches):
        for face in cards:
            if not (face == NUT or IS_WILD[face] or parts.IS_DEFENCE[face]):
                card = spell(face)
                raise wrong(f"patches.{patch + 1}", "LN-S3", "{card} is not a card of the patches.", card=card)
        if len(cards) > 9:
            raise wrong(f"patches.{patch + 1}", "LN-S3", "A patch holds at most nine cards.")
    for patch, block in enumerate(state.blocks):
        if block >= 0 and (not parts.BLOCK_COST[block] or not state.patches[patch]):
            raise wrong(f"blocks.{patch + 1}", "LN-P7", "A block is a card that blocks, on a patch that is there.")
    for key, cards in [("hands", hand) for hand in state.hands] + [("discard", state.discard), ("offer", state.offer)]:
        if NUT in cards:
            raise wrong(key, "LN-T6", "A nut never lies there: it goes straight into a sack.")
    for key, cards in (("draw", state.draw), ("discard", state.discard), ("offer", state.offer)):
        if any(IS_WILD[face] for face in cards):
            raise wrong(key, "LN-R2", "Attacks and obstacles go to the forest pile.")
    if not all(IS_WILD[face] for face in state.forest):
        raise wrong("forest", "LN-R2", "Only attacks and obstacles go to the forest pile.")
    if not all(parts.STAYS[face] for beside in state.beside for face in beside):
        raise wrong("beside", "LN-T3", "Only a card that says so stays beside a Nut Sack.")


def _read_due(hand: _Hand, state: State) -> None:
    """Whose answer is due; in the patch and play phases that follows from the turn."""
    kind, seat = hand.get("due", "patch"), state.turn
    if kind == "over":
        state.pending = []
        return
    if max(state.sacks) >= state.target:
        raise wrong("sacks", "LN-S1", "With {n} nuts the game is over.", n=state.target)
    if not isinstance(kind, str) or kind not in KINDS:
        raise wrong("due", "", "'due' is one of {kinds}.", kinds=", ".join((*KINDS, "over")))
    about = hand.entries("about", "", "'about' is a list of numbers.")
    if kind == "dig on" and (state.current < 0 or state.current not in state.open):
        raise wrong("current", "LN-P4", "'current' is the open patch that is being dug.")
    if kind == "patch" and state.extra:
        state.pending = [BEGINNING_AGAIN[seat]]
    elif kind in PHASES:
        state.pending = [KINDS[kind](seat)]
    else:
        asked = hand.number("asked", 1, state.seats, default=seat + 1) - 1
        numbers = tuple(number("about", n, -1, 2**PATCHES) for n in about)
        state.pending = [KINDS[kind](asked, *numbers, clause=str(hand.get("clause", "")))]
    if not _answerable(state, kind):
        raise wrong("about", "", "Nothing can be answered to '{kind}' here.", kind=kind)


def _answerable(state: State, kind: str) -> bool:
    """Whether the choice that is due has what it is about, on the table if it is a card, and an answer."""
    due = state.pending[-1]
    assert isinstance(due, Choice)
    if kind not in PHASES and len(due.about) not in ABOUT[kind]:
        return False
    if kind in ("name", "pick", "friend") and not state.table:
        return False
    if kind == "pay" and due.seat != state.turn:
        return False
    if kind == "defend" and due.about[0] not in state.table:
        return False
    try:
        return bool(KINDS.legal(state))
    except (IndexError, ValueError, KeyError):
        return False


def describe(state: State) -> dict[str, Any]:
    """The position in the words position() reads."""
    top = state.pending[-1] if state.pending else None
    out: dict[str, Any] = {
        "turn": state.turn + 1,
        "due": top.kind if top else "over",
        "patches": {str(n + 1): _names(cards[::-1]) for n, cards in enumerate(state.patches) if cards},
        "seen": {
            str(n + 1): [[seat + 1 for seat in range(state.seats) if mask >> seat & 1] for mask in reversed(seen)]
            for n, seen in enumerate(state.seen)
            if any(seen)
        },
        "blocks": {str(n + 1): FACES[block] for n, block in enumerate(state.blocks) if block >= 0},
        "sacks": list(state.sacks),
        "characters": [parts.CHARACTERS[one].id for one in state.characters],
        "murky": list(state.murky),
        "agenda": [list(op) for op in state.agenda],
        "found": ["?" if face < 0 else FACES[face] for face in state.found],
        "current": state.current + 1,
        "victim": state.victim + 1,
    }
    if isinstance(top, Choice) and top.kind not in PHASES:
        out |= {"asked": top.seat + 1, "clause": top.clause, "about": list(top.about)}
    if state.fresh >= 0:
        out["fresh"] = FACES[state.fresh]
    for key in LISTS:
        out[key] = [_names(cards) for cards in getattr(state, key)]
    for key in PILES:
        out[key] = _names(getattr(state, key) if key == "offer" else getattr(state, key)[::-1])
    for key in (*FLAGS, *NUMBERS):
        out[key] = getattr(state, key)
    return out


def _names(cards: Iterable[int]) -> list[str]:
    return [FACES[face] for face in cards]
