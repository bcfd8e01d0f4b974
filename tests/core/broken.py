"""Games that each break one promise of the conformance suite."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import attrs

from nutdesk.core.events import EventKind, event
from nutdesk.core.game import FINE, Option, Options, Player, Result, Ruling, ScoreLine, Tell, hush, no
from nutdesk.core.match import Entry, Match
from nutdesk.core.moves import Action, Choice
from nutdesk.core.standing import Standing
from nutdesk.core.table import Button, Table
from nutdesk.core.words import say
from tests.core.leaking import Remembers, art, hand, twin
from tests.core.tiny import TINY, WENT, Bury, Cheer, Go, Peek, Roll, Tiny, TinyState, TinyView

# What a game says of itself.


class TooFewSeats(Tiny):
    seats = TINY.seats[:2]


class UsualNotOffered(Tiny):
    usual = 4


class UntestedNotOffered(Tiny):
    untested = (7,)


class SameVerb(Tiny):
    verbs = (*TINY.verbs, Go)


@attrs.frozen(slots=True, order=False)
class Weigh(Action):
    verb = "weigh"
    title = "Weigh"
    grams: float


class StrangeField(Tiny):
    verbs = (*TINY.verbs, Weigh)


@attrs.frozen(slots=True, order=False)
class Mumble(Action):
    verb = "mumble"


class NamelessVerb(Tiny):
    verbs = (*TINY.verbs, Mumble)


class OptionWithoutClause(Tiny):
    options = (*TINY.options, Option("x", "X", "Something.", "TH-X9"))


class OptionWithoutWords(Tiny):
    options = (*TINY.options, Option("x", "X", "", "TH-T1"))


# What is due, and what is legal.


class NobodysChoice(Tiny):
    def _next(self, state: TinyState, seat: int, tell: Tell) -> None:
        super()._next(state, seat, tell)
        if state.pending:
            state.pending[-1] = Choice(state.seats, "heap", "TH-T1")


class NoChoice(Tiny):
    def _next(self, state: TinyState, seat: int, tell: Tell) -> None:
        super()._next(state, seat, tell)
        state.pending[-1:] = ["somebody"]  # type: ignore[list-item]


class ChoiceWithoutClause(Tiny):
    def _next(self, state: TinyState, seat: int, tell: Tell) -> None:
        super()._next(state, seat, tell)
        if state.pending:
            state.pending[-1] = Choice((seat + 1) % state.seats, "heap", "TH-X9")


class EarlyResult(Tiny):
    def result(self, state: TinyState) -> Result | None:
        return Result((0, 0, 0), (0,), "TH-E1", "So soon.")


class NothingLegal(Tiny):
    def legal(self, state: TinyState) -> list[Action]:
        return []


class ListsTwice(Tiny):
    def legal(self, state: TinyState) -> list[Action]:
        return super().legal(state) * 2


class ListsRefused(Tiny):
    def judge(self, state: TinyState, action: Action) -> Ruling:
        return no("TH-T2", "Today nobody rolls.") if isinstance(action, Roll) else super().judge(state, action)


class ListsRefusedLater(Tiny):
    """Refused only where the dear checks are not made."""

    def judge(self, state: TinyState, action: Action) -> Ruling:
        ruling = super().judge(state, action)
        return no("TH-T1", "Not today.") if ruling and state.turns and isinstance(action, Go) else ruling


class AllowsUnlisted(Tiny):
    """After the first turn it lists one action too few."""

    def legal(self, state: TinyState) -> list[Action]:
        return [action for action in super().legal(state) if action != Go("right") or not state.turns]

    def table(self, view: TinyView, players: tuple[Player, ...]) -> Table:
        table = super().table(view, players)
        offered = tuple(gesture for gesture in table.gestures if gesture.actions[0] != Go("right") or not view.turns)
        return attrs.evolve(table, gestures=offered)


class LegalAfterTheEnd(Tiny):
    def legal(self, state: TinyState) -> list[Action]:
        return super().legal(state) or ([] if state.pending else [Roll()])


class NeverEnds(Tiny):
    def _next(self, state: TinyState, seat: int, tell: Tell) -> None:
        state.turns %= state.seats
        super()._next(state, seat, tell)


class NotSorted(Tiny):
    def legal(self, state: TinyState) -> list[Action]:
        return [Sulk() if isinstance(action, Roll) else action for action in super().legal(state)]

    def judge(self, state: TinyState, action: Action) -> Ruling:
        return super().judge(state, Roll() if isinstance(action, Sulk) else action)


@attrs.frozen(slots=True, order=False)
class Sulk(Action):
    verb = "sulk"
    title = "Sulk"

    def __lt__(self, other: Action) -> bool:
        return True

    def __gt__(self, other: Action) -> bool:
        return True


# Refusals.


class RefusesWithoutReason(Tiny):
    def judge(self, state: TinyState, action: Action) -> Ruling:
        ruling = super().judge(state, action)
        return ruling or Ruling(False, "TH-T1")


class RefusesByUnknownClause(Tiny):
    def judge(self, state: TinyState, action: Action) -> Ruling:
        ruling = super().judge(state, action)
        return ruling or no("TH-X9", "No.")


# Notation.


@attrs.frozen(slots=True, order=False)
class Say(Action):
    verb = "go"
    title = "Say"
    heap: str

    def __str__(self) -> str:
        return f"go {self.heap[0]}"


class NotReadBack(Tiny):
    verbs = (Say, *TINY.verbs[1:])

    def legal(self, state: TinyState) -> list[Action]:
        return [Say(action.heap) if isinstance(action, Go) else action for action in super().legal(state)]

    def judge(self, state: TinyState, action: Action) -> Ruling:
        return super().judge(state, Go(action.heap) if isinstance(action, Say) else action)


# Stepping.


class SharesItsHands(Tiny):
    """A copy that is not deep enough."""

    def _answer(self, state: TinyState, due: Any, values: tuple[int, ...], tell: Tell) -> None:
        super()._answer(state, due, values, tell)
        if state.hands[0] and type(state.hands[0]) is list:
            state.hands[0] = Stuck(state.hands[0])


class Stuck(list[int]):
    def __getitem__(self, index: Any) -> Any:
        return self if isinstance(index, slice) else super().__getitem__(index)


class CopiesBadly(Tiny):
    def setup(self, options: Options, seats: int) -> TinyState:
        state = super().setup(options, seats)
        return Forgetful(**{field.name: getattr(state, field.name) for field in attrs.fields(TinyState)})


@attrs.define
class Forgetful(TinyState):
    def copy(self) -> TinyState:
        copy = super().copy()
        copy.__class__ = Forgetful
        copy.scores[0] = 0
        return copy


class DrawsItsOwnLuck(Tiny):
    """It shuffles the pile behind everybody's back."""

    def __init__(self) -> None:
        self.rng = Random(1)

    def step(self, state: TinyState, action: Action, tell: Tell = hush) -> None:
        super().step(state, action, tell)
        if isinstance(action, Bury) and not any(state.peeked):
            self.rng.shuffle(state.pile)


class Unannounced(Tiny):
    """One action does not say that it cannot be taken back."""

    def __init__(self, silent: Action) -> None:
        self.silent = silent

    def judge(self, state: TinyState, action: Action) -> Ruling:
        ruling = super().judge(state, action)
        return FINE if ruling and action == self.silent else ruling

    def table(self, view: TinyView, players: tuple[Player, ...]) -> Table:
        table = super().table(view, players)
        silent = tuple(attrs.evolve(b, barrier="") if b.actions == (self.silent,) else b for b in table.buttons)
        return attrs.evolve(table, buttons=silent)


class CountsAfterTheDeal(Tiny):
    def census(self, state: TinyState) -> Mapping[str, int]:
        return {"card": sum(map(len, (*state.hands, *state.heaps, state.pile)))}


class LosesACard(Tiny):
    def step(self, state: TinyState, action: Action, tell: Tell = hush) -> None:
        super().step(state, action, tell)
        if isinstance(action, Bury):
            state.heaps = [heap[-1:] for heap in state.heaps]


class InterruptMoves(Tiny):
    def step(self, state: TinyState, action: Action, tell: Tell = hush) -> None:
        super().step(state, action, tell)
        if isinstance(action, Cheer):
            due = state.pending[-1]
            assert isinstance(due, Choice)
            self._next(state, due.seat, tell)


class InterruptTwice(Tiny):
    def interrupts(self, state: TinyState, seat: int) -> list[Action]:
        return super().interrupts(state, seat) * 2


class InterruptOfAnother(Tiny):
    def interrupts(self, state: TinyState, seat: int) -> list[Action]:
        return super().interrupts(state, (seat + 1) % state.seats)


# Events.


class Tells(Tiny):
    what: EventKind

    def step(self, state: TinyState, action: Action, tell: Tell = hush) -> None:
        super().step(state, action, tell)
        if isinstance(action, Go):
            tell(self.what)


class EventWithoutClause(Tells):
    what = event("TH-X9", "Something happens")


class EventWithoutWords(Tells):
    what = event("TH-T1", "")


class TellsInTheAir(Tiny):
    """A card is in nobody's hand and on no heap while something is told."""

    def step(self, state: TinyState, action: Action, tell: Tell = hush) -> None:
        if isinstance(action, Bury):
            due = state.pending[-1]
            assert isinstance(due, Choice)
            state.hands[due.seat].remove(action.card)
            tell(WENT, due.seat, "left")
            state.hands[due.seat] = sorted([*state.hands[due.seat], action.card])
        super().step(state, action, tell)


# Views and redeals.


class ShowsMovesToAll(Tiny):
    def view(self, state: TinyState, viewer: int) -> TinyView:
        view = super().view(state, viewer)
        view.legal = tuple(self.legal(state))
        return view


class RedealsOtherPieces(Tiny):
    def determinize(self, view: TinyView, rng: Random) -> TinyState:
        state = super().determinize(view, rng)
        state.pile = state.pile[1:]
        return state


class RedealsOtherwise(Tiny):
    def determinize(self, view: TinyView, rng: Random) -> TinyState:
        state = super().determinize(view, rng)
        state.scores[0] += 1
        return state


class Secretive(Tiny):
    """It says that it has no secrets, and has some."""

    secrets = ()


def holds_a_high_card(state: TinyState, viewer: int) -> bool:
    return viewer != 1 and max(state.hands[1], default=0) > 6


class CheersByHiddenCards(Tiny):
    def interrupts(self, state: TinyState, seat: int) -> list[Action]:
        actions = super().interrupts(state, seat)
        return [] if len(state.pile) == 3 and max(state.hands[seat - 1], default=0) == 9 else actions


class JudgesByHiddenCards(Tiny):
    def judge(self, state: TinyState, action: Action) -> Ruling:
        ruling = super().judge(state, action)
        if isinstance(action, Go) and ruling and state.hands[-1] < [4]:
            return Ruling(True, "TH-T1")
        return ruling


# Written positions.


class ForgetsCheers(Tiny):
    def describe(self, state: TinyState) -> dict[str, Any]:
        return super().describe(state) | {"cheered": [False] * state.seats}


# The table.


class Redrawn(Tiny):
    """A table with one thing wrong with it."""

    def __init__(self, wrong: Callable[[Table, TinyView], Table]) -> None:
        self.wrong = wrong

    def table(self, view: TinyView, players: tuple[Player, ...]) -> Table:
        return self.wrong(super().table(view, players), view)


def first_gesture(**changes: Any) -> Tiny:
    def wrong(table: Table, _: TinyView) -> Table:
        if not table.gestures:
            return table
        first, *rest = table.gestures
        return attrs.evolve(table, gestures=(attrs.evolve(first, **changes), *rest))

    return Redrawn(wrong)


def no_buttons(table: Table, view: TinyView) -> Table:
    return attrs.evolve(table, buttons=tuple(button for button in table.buttons if button.actions != (Roll(),)))


def no_cheering(table: Table, view: TinyView) -> Table:
    return attrs.evolve(table, buttons=tuple(button for button in table.buttons if button.key != "C"))


def buttons_for_all(table: Table, view: TinyView) -> Table:
    if isinstance(view.due, Choice) and view.due.kind == "heap" and not view.legal:
        return attrs.evolve(table, buttons=(*table.buttons, Button("Go", (Go("left"),))))
    return table


def cheering_for_others(table: Table, view: TinyView) -> Table:
    if view.viewer == 0 and view.result is None and not view.cheered[1]:
        return attrs.evolve(table, buttons=(*table.buttons, Button("Cheer, Bob", (Cheer(1),))))
    return table


class MovesForOthers(Tiny):
    def attempt(self, view: TinyView, piece: str, spot: str) -> tuple[Action, ...]:
        return (Go("left"),)


class ShrugsAtDrops(Tiny):
    def attempt(self, view: TinyView, piece: str, spot: str) -> tuple[Action, ...]:
        return (Bury(99),) if view.legal else ()

    def judge(self, state: TinyState, action: Action) -> Ruling:
        return Ruling(False, "TH-T2") if action == Bury(99) else super().judge(state, action)


# The end.


class Ends(Tiny):
    """A result with one thing wrong with it."""

    def __init__(self, **changes: Any) -> None:
        self.changes = changes

    def result(self, state: TinyState) -> Result | None:
        result = super().result(state)
        return attrs.evolve(result, **self.changes) if result else None


class NoResult(Tiny):
    def result(self, state: TinyState) -> Result | None:
        return None


# Who is ahead.


class Stands(Tiny):
    """A game whose standing was changed."""

    def __init__(self, change: Callable[[Standing, TinyView], Standing]) -> None:
        self.change = change

    def standing(self, view: TinyView) -> tuple[Standing, ...]:
        return tuple(self.change(standing, view) for standing in super().standing(view))


class StandsAlone(Tiny):
    def standing(self, view: TinyView) -> tuple[Standing, ...]:
        return super().standing(view)[:1]


class StandsByHands(Tiny):
    """The standing counts cards that the viewer does not see."""

    def __init__(self) -> None:
        self.seen: list[tuple[TinyView, list[int]]] = []

    def view(self, state: TinyState, viewer: int) -> TinyView:
        view = super().view(state, viewer)
        self.seen.append((view, [sum(hand) for hand in state.hands]))
        return view

    def standing(self, view: TinyView) -> tuple[Standing, ...]:
        held = next(held for one, held in reversed(self.seen) if one is view)
        return tuple(Standing(seat, (self.line(seat, points),)) for seat, points in enumerate(held))


class ShowsOldScores(Tiny):
    def table(self, view: TinyView, players: tuple[Player, ...]) -> Table:
        return super().table(attrs.evolve(view, scores=(0,) * view.seats), players)


def one_more(standing: Standing, **changes: Any) -> tuple[ScoreLine, ...]:
    return (attrs.evolve(standing.open[0], points=1, **changes),)


def holds(standing: Standing, view: TinyView) -> Standing:
    """A held line for the viewer alone, of which the public is told."""
    own = standing.seat == view.viewer
    return attrs.evolve(standing, held=one_more(standing) if own else (), hidden=not own)


# Reading back.


class DealsTwiceOver(Tiny):
    """The deal depends on how often this game was dealt."""

    dealt = 0

    def _answer(self, state: TinyState, due: Any, values: tuple[int, ...], tell: Tell) -> None:
        super()._answer(state, due, values, tell)
        self.dealt += due.kind == "deal"
        state.scores[0] += self.dealt


BROKEN: Mapping[str, Tiny] = {
    "there are fewer seats than players": TooFewSeats(),
    "the usual number of players is not offered": UsualNotOffered(),
    "an untested number of players is not offered": UntestedNotOffered(),
    "two kinds of action have the same verb": SameVerb(),
    "'weigh' has a field that is neither a number, a word nor numbers": StrangeField(),
    "'mumble' has no title for people": NamelessVerb(),
    "the option 'x' names the unknown clause 'TH-X9'": OptionWithoutClause(),
    "the option 'x' says nothing": OptionWithoutWords(),
    "'heap' is asked of a seat that is not there": NobodysChoice(),
    "neither a choice nor the end is due": NoChoice(),
    "the choice 'heap' names the unknown clause 'TH-X9'": ChoiceWithoutClause(),
    "there is a result before the end": EarlyResult(),
    "nothing is legal although 'heap' is due": NothingLegal(),
    "an action is listed twice for 'heap'": ListsTwice(),
    "'roll' is listed as legal and refused: Today nobody rolls.": ListsRefused(),
    "is listed as legal and refused: Not today.": ListsRefusedLater(),
    "'go right' is allowed but not listed": AllowsUnlisted(),
    "something is legal after the end": LegalAfterTheEnd(),
    "no end after 60 moves": NeverEnds(),
    "actions do not sort": NotSorted(),
    "is refused without a reason": RefusesWithoutReason(),
    "is refused by the unknown clause 'TH-X9'": RefusesByUnknownClause(),
    "does not read back": NotReadBack(),
    "changed the position it was tried on": SharesItsHands(),
    "a copy is not equal to the position": CopiesBadly(),
    "the replay parts at 'bury": DrawsItsOwnLuck(),
    "'roll' threw dice without saying so before": Unannounced(Roll()),
    "pieces were lost or made by the deal": CountsAfterTheDeal(),
    "pieces were lost or made by 'bury": LosesACard(),
    "' changed what is due": InterruptMoves(),
    "an interrupt is listed twice": InterruptTwice(),
    "does not name its seat": InterruptOfAnother(),
    "the event 'Something happens' names the unknown clause 'TH-X9'": EventWithoutClause(),
    "an event of TH-T1 says nothing": EventWithoutWords(),
    "pieces are missing while 'Player": TellsInTheAir(),
    "a viewer sees another's legal moves": ShowsMovesToAll(),
    "a redealt position has other pieces": RedealsOtherPieces(),
    "a redealt position looks different to its viewer": RedealsOtherwise(),
    "a seat sees more than the public, yet the game has no secrets": Secretive(),
    "may do at any time depends on hidden things": CheersByHiddenCards(),
    "the table shows the public what is hidden: marks": twin(TINY, hand, Remembers, show=art),
    "the public can tell card": twin(TINY, hand),
    "the public can always tell the first of pile": twin(TINY, lambda state, _: state.pile[:1]),
    "can tell something of": twin(TINY, holds_a_high_card),
    "depends on hidden things": JudgesByHiddenCards(),
    "'peek' reveals something and is no barrier": Unannounced(Peek()),
    "a position does not read back from its own description": ForgetsCheers(),
    "two things on the table have the same id": Redrawn(lambda table, _: attrs.evolve(table, spots=table.spots * 2)),
    "'heap-left' on the table has no name": Redrawn(
        lambda table, _: attrs.evolve(table, spots=tuple(attrs.evolve(spot, name="") for spot in table.spots))
    ),
    "the prompt is empty": Redrawn(lambda table, _: attrs.evolve(table, prompt="")),
    "the table names the unknown clause 'TH-X9'": first_gesture(clause="TH-X9"),
    "a gesture lifts 'ghost', which is not there": first_gesture(piece="ghost"),
    "a gesture drops on 'moon', which is not there": first_gesture(spot="moon"),
    "'ghost' is to be marked, but is not there": first_gesture(counts=("ghost",)),
    "'elf' is to be marked, but is not there": Redrawn(
        lambda table, _: attrs.evolve(table, spots=tuple(attrs.evolve(spot, lights=("elf",)) for spot in table.spots))
    ),
    "'imp' is to be marked, but is not there": Redrawn(
        lambda table, _: attrs.evolve(table, pieces=tuple(attrs.evolve(one, lights=("imp",)) for one in table.pieces))
    ),
    "stands for nothing": first_gesture(actions=()),
    "a gesture offers what is refused: 'bury 99'": first_gesture(actions=(Bury(99),)),
    "is a barrier, or says so wrongly": first_gesture(barrier="it is not"),
    "no gesture for roll": Redrawn(no_buttons),
    "no gesture for cheer": Redrawn(no_cheering),
    "a viewer is offered what is not for them to do: go left": Redrawn(buttons_for_all),
    "a viewer is offered what is not for them to do: cheer 1": Redrawn(cheering_for_others),
    "would move for somebody else": MovesForOthers(),
    "' is refused without a reason": ShrugsAtDrops(),
    "an ended game has no winner": NoResult(),
    "somebody has no score": Ends(scores=(1,)),
    "the winner does not play": Ends(winners=(7,)),
    "the end has no reason": Ends(reason=""),
    "the result names the unknown clause 'TH-X9'": Ends(clause="TH-X9"),
    "the standing depends on hidden things": StandsByHands(),
    "the standing leaves somebody out": StandsAlone(),
    "the players' cards show another standing": ShowsOldScores(),
    "counts open things that the public does not": Stands(
        lambda one, view: attrs.evolve(one, open=one.open if view.viewer < 0 else one.open * 2)
    ),
    "knows what seat": Stands(
        lambda one, view: attrs.evolve(
            one, held=one_more(one) if view.viewer >= 0 else (), hidden=one.seat != view.viewer
        )
    ),
    "does not know its own score": Stands(lambda one, view: attrs.evolve(one, hidden=view.result is None)),
    "holds what counts, and the public is not told so": Stands(
        lambda one, view: attrs.evolve(one, held=one_more(one) if one.seat == view.viewer else ())
    ),
    "standing belongs to another": Stands(lambda one, _: attrs.evolve(one, open=one_more(one, seat=one.seat + 1))),
    "the standing names the unknown clause 'TH-X9'": Stands(
        lambda one, _: attrs.evolve(one, open=one_more(one, clause="TH-X9"))
    ),
    "something is hidden after the end": Stands(holds),
    "the last standing has other scores than the result": Stands(lambda one, _: attrs.evolve(one, open=one_more(one))),
    "the last standing has other lines than the result": Stands(
        lambda one, _: attrs.evolve(one, open=tuple(attrs.evolve(line, text=say("nuts")) for line in one.open))
    ),
    "the deal does not read back": DealsTwiceOver(),
}


# Undo and redo are the match's business: here it is the match that is broken.


class GoesNowhere(Match):
    def goto(self, entry: Entry) -> None:
        pass


class NeverBackToTheStart(Match):
    def goto(self, entry: Entry) -> None:
        super().goto(entry)
        if entry is self.root:
            self.current = attrs.evolve(entry, state=TINY.setup(self.options, len(self.players)))


class RedoesBackwards(Match):
    def ahead(self) -> Iterator[Entry]:
        return iter(list(super().ahead())[::-1])


class BlamesTheFirst(Match):
    def prepare(self, moves: Sequence[Action], *, watch: bool = False) -> Entry:
        return attrs.evolve(super().prepare(moves, watch=watch), seat=0)


BROKEN_MATCHES: Mapping[str, type[Match]] = {
    "undo leads elsewhere": GoesNowhere,
    "undo does not lead back to the start": NeverBackToTheStart,
    "redo leads elsewhere": RedoesBackwards,
    "what was taken back is not its owner's secret": BlamesTheFirst,
}
