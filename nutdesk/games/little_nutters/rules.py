"""The rules put together: the deal, every move and every answer of chance, the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.core.game import Options, Result, ScoreLine, Tell, hush
from nutdesk.core.moves import Action, Chance, Choice, Luck
from nutdesk.core.words import Seat, count, say
from nutdesk.games.little_nutters import actions as act
from nutdesk.games.little_nutters import digging, events, parts, playing, turn
from nutdesk.games.little_nutters.agenda import run
from nutdesk.games.little_nutters.parts import DECK, PATCHES
from nutdesk.games.little_nutters.state import State

DEAL_CHARACTERS: Final = Chance("deal the characters", (), len(parts.CHARACTERS), "LN-S1")
DEAL_DEFENCE: Final = Chance("shuffle the defence cards", (), len(parts.DEFENCES), "LN-S3")
DEAL_PATCHES: Final = Chance("lay out the patches", (), PATCHES * parts.SIZE, "LN-S3")
DEAL_HANDS: Final = Chance("deal the hands", (), len(parts.DEFENCES) - DECK.defence + len(parts.IN_PILE), "LN-S3")


def setup(options: Options, seats: int) -> State:
    """Nothing dealt yet: characters, patches and hands are the first chances."""
    return State(
        seats,
        parts.target(seats),
        [DEAL_CHARACTERS],
        [],
        0,
        [[] for _ in range(PATCHES)],
        [[] for _ in range(PATCHES)],
        [-1] * PATCHES,
        [],
        [[] for _ in range(seats)],
        [0] * seats,
        [0] * seats,
        [],
        list(range(len(parts.CHARACTERS))),
        [[] for _ in range(seats)],
        [],
        0,
        [],
        [],
        list(parts.WHOLE),
        [],
        [],
        [],
        [],
    )


def step(state: State, action: Action, tell: Tell = hush) -> None:
    """Carry out a legal action, or an answer of chance."""
    top = state.pending[-1]
    kind = type(action)
    if kind is Luck:
        CHANCES[top.kind](state, action.values, top.about, tell)  # type: ignore[attr-defined]
    else:
        STEPS[kind](state, action, top, tell)


Step = Callable[[State, Any, Any, Tell], None]


def _discard(state: State, action: act.Discard, due: Choice, tell: Tell) -> None:
    if due.kind == "pay":
        digging.pay(state, action, due.about, tell)
    else:
        playing.discard_one(state, action, due, tell)


STEPS: Final[dict[type[Action], Step]] = {
    act.Dig: lambda state, action, due, tell: digging.dig(state, action, tell),
    act.Search: lambda state, action, due, tell: digging.search(state, action, tell),
    act.Excavate: lambda state, action, due, tell: digging.excavate(state, action, tell),
    act.Stop: lambda state, action, due, tell: digging.stop(state, action, tell),
    act.Skip: lambda state, action, due, tell: digging.skip(state, action, tell),
    act.Peek: lambda state, action, due, tell: digging.peek(state, action, tell),
    act.Trade: digging.trade,
    act.Discard: _discard,
    act.Play: lambda state, action, due, tell: playing.play(state, action, tell),
    act.Pass: lambda state, action, due, tell: playing.play_nothing(state, action, tell),
    act.Name: lambda state, action, due, tell: playing.name(state, action, due.about[0], tell),
    act.Take: lambda state, action, due, tell: playing.take_friend(state, action, due.about[0], tell),
    act.Pick: lambda state, action, due, tell: playing.pick(state, action, due.about, tell),
    act.Nullify: lambda state, action, due, tell: playing.nullify(state, action, due.about, due.seat, tell),
    act.Ignore: lambda state, action, due, tell: playing.ignore(state, action, due.about, tell),
    act.Accept: playing.accept,
    act.Repeat: lambda state, action, due, tell: playing.repeat(state, action, due.about[0], tell),
    act.Keep: lambda state, action, due, tell: playing.keep(state, action, tell),
    act.Clear: lambda state, action, due, tell: playing.clear(state, action, tell),
}

Values = tuple[int, ...]


def _characters(state: State, order: Values, about: Values, tell: Tell) -> None:
    state.characters = list(order[: state.seats])
    state.spare = sorted(order[state.seats :])
    state.pending[-1] = DEAL_DEFENCE
    for seat, character in enumerate(state.characters):
        tell(events.CHARACTER_DEALT, seat, character)


def _defence(state: State, order: Values, about: Values, tell: Tell) -> None:
    cards = [parts.DEFENCES[place] for place in order]
    state.box = [*parts.IN_PATCHES, *cards[: DECK.defence]]
    state.draw = [*parts.IN_PILE, *cards[DECK.defence :]]
    state.pending[-1] = DEAL_PATCHES


def _patches(state: State, order: Values, about: Values, tell: Tell) -> None:
    cards = [state.box[place] for place in order]
    state.patches = [cards[first : first + parts.SIZE] for first in range(0, PATCHES * parts.SIZE, parts.SIZE)]
    state.seen = [[0] * parts.SIZE for _ in range(PATCHES)]
    state.open = list(range(PATCHES))
    state.box = []
    state.pending[-1] = DEAL_HANDS


def _hands(state: State, order: Values, about: Values, tell: Tell) -> None:
    pile = [state.draw[place] for place in reversed(order)]
    state.hands = [sorted(pile.pop() for _ in range(DECK.hand)) for _ in range(state.seats)]
    state.draw = pile
    tell(events.DEALT, PATCHES, DECK.hand)
    turn.begin(state, tell)


def _rebuild(state: State, order: Values, about: Values, tell: Tell) -> None:
    cards = state.discard
    state.draw = [cards[place] for place in reversed(order)]
    state.discard = []
    tell(events.PILE_REBUILT)
    run(state, tell)


def _shuffle(state: State, order: Values, about: Values, tell: Tell) -> None:
    cards = state.draw
    state.draw = [cards[place] for place in reversed(order)]
    tell(events.PILE_SHUFFLED)
    run(state, tell)


def _lose(state: State, order: Values, about: Values, tell: Tell) -> None:
    """A random card goes to its pile in sight of all, or to a taker, seen by the two (LN-R1)."""
    seat, taker = about
    face = state.hands[seat][order[0]]
    if taker < 0:
        turn.discard(state, seat, face)
        tell(events.CARD_LOST, seat, face)
    else:
        state.hands[seat].remove(face)
        state.hands[taker].append(face)
        state.hands[taker].sort()
        if state.murky[seat]:
            state.murky[taker] += 1
        tell(events.CARD_PASSED, taker, seat)
        tell(events.PASSED_CARD, taker, seat, face, only=seat)
        tell(events.PASSED_CARD, taker, seat, face, only=taker)
    run(state, tell)


def _shuffle_patch(state: State, order: Values, about: Values, tell: Tell) -> None:
    patch = about[0]
    cards = state.patches[patch]
    state.patches[patch] = [cards[place] for place in reversed(order)]
    state.seen[patch] = [0] * len(cards)
    tell(events.PATCH_SHUFFLED, patch)
    run(state, tell)


def _mix(state: State, order: Values, about: Values, tell: Tell) -> None:
    first, second = about
    size = len(state.patches[first])
    cards = state.patches[first] + state.patches[second]
    mixed = [cards[place] for place in reversed(order)]
    state.patches[first], state.patches[second] = mixed[:size], mixed[size:]
    state.seen[first], state.seen[second] = [0] * size, [0] * (len(cards) - size)
    tell(events.PATCHES_MIXED, first, second)
    run(state, tell)


CHANCES: Final[dict[str, Callable[[State, Values, Values, Tell], None]]] = {
    "deal the characters": _characters,
    "shuffle the defence cards": _defence,
    "lay out the patches": _patches,
    "deal the hands": _hands,
    "rebuild the draw pile": _rebuild,
    "shuffle the draw pile": _shuffle,
    "a random card": _lose,
    "shuffle the patch": _shuffle_patch,
    "mix the patches": _mix,
}


def result(state: State) -> Result | None:
    """How it ended: by the target, or with the most nuts when nothing is left to dig (LN-S1, LN-E1)."""
    if state.pending:
        return None
    best = max(state.sacks)
    winners = tuple(seat for seat in range(state.seats) if state.sacks[seat] == best)
    if best >= state.target:
        clause, reason = "LN-S1", say("{seat} has {n} nuts.", seat=Seat(winners[0]), n=best)
    elif any(state.patches):
        clause, reason = "LN-E1", say("No card has left a patch for three whole rounds.")
    else:
        clause, reason = "LN-E1", say("No patch is left.")
    if len(winners) > 1:
        reason = say("{reason} A tie at {n}: the win is shared.", reason=reason, n=best)
    return Result(tuple(state.sacks), winners, clause, reason, tuple(map(line, range(state.seats), state.sacks)))


def line(seat: int, nuts: int) -> ScoreLine:
    """What a sack counts (LN-S1)."""
    text = count(nuts, "{n} nut in the sack", "{n} nuts in the sack")
    return ScoreLine(seat, text, nuts, "LN-S1", kind=say("Nuts in the sack"))
