"""What can be dragged where, and the buttons: together they cover exactly what is legal."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from nutdesk.core.game import hush
from nutdesk.core.moves import Action, Choice
from nutdesk.core.table import Button, Gesture
from nutdesk.core.words import Say, Seat, count, listed, say
from nutdesk.games.little_nutters import actions as act
from nutdesk.games.little_nutters import parts
from nutdesk.games.little_nutters.choices import KINDS
from nutdesk.games.little_nutters.foresight import foresee
from nutdesk.games.little_nutters.options import excavate_cost, interrupts, may_clear, search_cost
from nutdesk.games.little_nutters.parts import CARD_OF, FACE, FACES, KIND_OF, spell, spot
from nutdesk.games.little_nutters.rules import step
from nutdesk.games.little_nutters.state import State
from nutdesk.games.little_nutters.views import NuttersView, determinize
from nutdesk.games.little_nutters.vocabulary import EXCAVATE

ASKS = frozenset(("name", "friend", "pick", "patch"))
"""Questions that a played card asks its player: the card can be dropped on the answer at once."""


def hand_ids(view: NuttersView) -> list[str]:
    """An id for every card in hand; copies are numbered."""
    return [f"hand-{FACES[face]}-{view.hand[:place].count(face)}" for place, face in enumerate(view.hand)]


def face_of(piece: str) -> int:
    """The face of a card in hand."""
    return FACE[piece.removeprefix("hand-").rsplit("-", 1)[0]]


class Offers:
    """Builds the gestures and buttons of one view."""

    def __init__(self, view: NuttersView) -> None:
        self.view = view
        self.due = view.due if isinstance(view.due, Choice) else None
        # What is asked of this redeal, prices and barriers, does not depend on what was dealt.
        self.state: State = determinize(view, Random(0))
        self.gestures: list[Gesture] = []
        self.buttons: list[Button] = []
        self.tools: dict[str, int] = {}
        self._barriers: dict[tuple[Any, ...], str] = {}
        self.hand = list(zip(hand_ids(view), view.hand, strict=True))
        self.legal = view.legal
        if self.legal and self.due:
            MAKERS[self.due.kind](self)
        if view.viewer >= 0 and self.due:
            self._clear()

    # ---- pieces of work -------------------------------------------------------------------------------------------

    def barrier(self, actions: tuple[Action, ...]) -> str:
        """What the last of these actions reveals; the same for all cards and patches that are used alike."""
        key = tuple((type(one), KIND_OF[FACE[one.card]] if isinstance(one, act.Play) else 0) for one in actions)
        if key not in self._barriers:
            state = self.state
            if len(actions) > 1:
                state = state.copy()
                for action in actions[:-1]:
                    step(state, action, hush)
            self._barriers[key] = foresee(state, actions[-1])
        return self._barriers[key]

    def drag(
        self, piece: str, place: str, actions: tuple[Action, ...], says: str, clause: str, title: str = ""
    ) -> None:
        """Says is the title too, where it tells the whole move."""
        barrier = self.barrier(actions)
        self.gestures.append(Gesture(piece, place, actions, says, clause=clause, barrier=barrier, title=title or says))

    def named(self, face: int) -> Say:
        """A card in hand, with its symbol if another one there has the same name."""
        if any(KIND_OF[other] == KIND_OF[face] and other != face for other in self.view.hand):
            return say("{card} ({symbol})", card=spell(face), symbol=parts.SYMBOL_NAMES[parts.SYMBOL_OF[face]])
        return spell(face)

    def press(self, label: str, action: Action, key: str, icon: str, hint: str, clause: str) -> None:
        barrier = self.barrier((action,))
        self.buttons.append(Button(label, (action,), key, icon, hint, barrier=barrier, clause=clause))

    def to_hand(self, piece: str, action: Action, says: str, clause: str) -> None:
        """A card taken: onto the hand, or onto one's own seat."""
        for place in ("hand", f"seat-{self.view.viewer}"):
            self.drag(piece, place, (action,), says, clause)

    # ---- the patch phase ------------------------------------------------------------------------------------------

    def patch(self) -> None:
        state, seat = self.state, self.view.viewer
        searching, excavating = search_cost(state, seat)[0], excavate_cost(state, seat)[0]
        for action in self.legal:
            if isinstance(action, act.Dig):
                says = say("dig {patch}", patch=spot(action.patch - 1))
                self.to_hand(f"top-{action.patch}", action, says, "LN-P2")
            elif isinstance(action, act.Search):
                self.tools["lens"] = searching
                self._pay_onto("lens", action, action.patch, searching, "LN-P1")
            elif isinstance(action, act.Excavate):
                self.tools["spade"] = excavating
                self._pay_onto("spade", action, action.patch, excavating, "LN-P3")
            elif isinstance(action, act.Skip):
                hint = say("Clear a patch by discarding onto it, or go on")
                self.press(say("No patch phase"), action, "N", "ui-next", hint, "LN-R1")
        self._abilities()

    def _pay_onto(self, tool: str, action: Action, patch: int, cost: int, clause: str) -> None:
        """The tool starts it; a card from hand starts it and is the first card paid."""
        place, here, searching = f"patch-{patch}", spot(patch - 1), tool == "lens"
        price = count(cost, "{n} card", "{n} cards") if cost else say("free")
        if searching:
            whole, title = say("search {patch}: {price}", patch=here, price=price), say("search {patch}", patch=here)
        else:
            whole = say("excavate {patch}: {price}", patch=here, price=price)
            title = say("excavate {patch}", patch=here)
        self.drag(tool, place, (action,), whole, clause, title)
        if cost:
            if cost > 1 and searching:
                says = say("search {patch}: first of {n}", patch=here, n=cost)
            elif cost > 1:
                says = say("excavate {patch}: first of {n}", patch=here, n=cost)
            else:
                says = say("search {patch}", patch=here) if searching else say("excavate {patch}", patch=here)
            for piece, face in self.hand:
                self.drag(piece, place, (action, act.DISCARDS[face]), says, clause, title)

    def dig_on(self) -> None:
        view = self.view
        cost = excavate_cost(self.state, view.viewer)[0]
        here = spot(view.current)
        for action in self.legal:
            if isinstance(action, act.Dig):
                self.to_hand(f"top-{action.patch}", action, say("dig on at {patch}", patch=here), "LN-P2")
                hint = say("Turn the next card of {patch}", patch=here)
                self.press(say("Dig on"), action, "D", "ui-play", hint, "LN-P2")
            elif isinstance(action, act.Excavate):
                self.tools["spade"] = cost
                self._pay_onto("spade", action, action.patch, cost, "LN-P3")
                label = say("Excavate: {n}", n=cost)
                hint = say("Discard {n}, then take the next card of {patch} unread", n=cost, patch=here)
                self.press(label, action, "X", "cards/sturdy-spade", hint, "LN-P3")
            elif isinstance(action, act.Stop):
                hint = say("Go to the play phase with what you have")
                self.press(say("Stop here"), action, "S", "ui-ok", hint, "LN-P4")
        self._abilities()

    def _abilities(self) -> None:
        for action in self.legal:
            if isinstance(action, act.Peek):
                self.tools["ability"] = 0
                says = say("peek at {patch}", patch=spot(action.patch - 1))
                self.drag("ability", f"patch-{action.patch}", (action,), says, "LN-R7")
            elif isinstance(action, act.Trade):
                for piece, face in self.hand:
                    if face == FACE[action.card]:
                        title = say("trade {card} for a new card", card=self.named(face))
                        self.drag(piece, "draw", (action,), say("trade it for a new card"), "LN-R7", title)

    # ---- the play phase -------------------------------------------------------------------------------------------

    def play(self) -> None:
        for action in self.legal:
            if isinstance(action, act.Play):
                self._play(action)
            elif isinstance(action, act.Pass):
                self.press(say("Play nothing"), action, "N", "ui-no", say("Draw a card and end your turn"), "LN-T1")
        self._abilities()

    def _play(self, action: act.Play) -> None:
        """Onto the table; or straight onto the player or patch that it will ask for."""
        face = FACE[action.card]
        after = self.state.copy()
        step(after, action, hush)
        due = after.pending[-1] if after.pending else None
        asks = isinstance(due, Choice) and due.seat == self.view.viewer and due.kind in ASKS
        follow = KINDS.legal(after) if asks and not self.barrier((action,)) else []
        clause = parts.CLAUSE_OF[CARD_OF[face].category]
        for piece, held in self.hand:
            if held != face:
                continue
            title = say("play {card}", card=self.named(face))
            self.drag(piece, "table", (action,), say("play {card}", card=spell(face)), clause, title)
            for second in follow:
                place, says, whole = self._aim(second, face)
                if place:
                    self.drag(piece, place, (action, second), says, clause, whole)

    def _aim(self, action: Action, face: int) -> tuple[str, str, str]:
        """Where the answer to a card's question lies, its words, and the whole move."""
        card = spell(face)
        if isinstance(action, act.Name):
            seat = Seat(action.player - 1)
            return (
                f"seat-{action.player - 1}",
                say("{card} against {seat}", card=card, seat=seat),
                say("use {card} against {seat}", card=card, seat=seat),
            )
        if isinstance(action, act.Take):
            says = say("bribe {friend}", friend=spell(FACE[action.card]))
            return f"seat-{action.player - 1}", says, says
        if isinstance(action, act.Pick | act.Dig):
            patch = spot(action.patch - 1)
            return (
                f"patch-{action.patch}",
                say("{card}: {patch}", card=card, patch=patch),
                say("use {card} on {patch}", card=card, patch=patch),
            )
        return "", "", ""

    def aim(self) -> None:
        """The card that lies on the table is dragged to what it is for."""
        view, due = self.view, self.due
        assert due is not None
        piece = f"open-{len(view.table) - 1}"
        face = view.table[-1]
        for number, action in enumerate(self.legal, 1):
            place, says, title = self._aim(action, face)
            if place:
                self.drag(piece, place, (action,), says, due.clause, title)
            if isinstance(action, act.Name):
                seat = action.player - 1
                self.press(say("{seat}", seat=Seat(seat)), action, str(number), "", says, due.clause)
            elif isinstance(action, act.Take):
                label = say("{seat}: {card}", seat=Seat(action.player - 1), card=spell(FACE[action.card]))
                self.press(label, action, str(number), CARD_OF[FACE[action.card]].picture, says, due.clause)
            elif isinstance(action, act.Stop):
                self.press(say("Enough"), action, "S", "ui-ok", say("Excavate no more"), "LN-R5")
        if due.kind == "pick" and due.about[0] == EXCAVATE:
            for action in self.legal:
                if isinstance(action, act.Pick):
                    says = say("excavate {patch}", patch=spot(action.patch - 1))
                    self.to_hand(f"top-{action.patch}", action, says, "LN-R5")

    # ---- answers --------------------------------------------------------------------------------------------------

    def defend(self) -> None:
        due = self.due
        assert due is not None
        answered = spell(due.about[0])
        kinds: set[int] = set()
        for action in self.legal:
            if isinstance(action, act.Nullify):
                face = FACE[action.card]
                says = say("{card} nullifies {other}", card=spell(face), other=answered)
                for piece, held in self.hand:
                    if held == face:
                        title = say("nullify {other} with {card}", card=self.named(face), other=answered)
                        self.drag(piece, "table", (action,), says, "LN-T2", title)
                if KIND_OF[face] not in kinds:
                    kinds.add(KIND_OF[face])
                    self.press(spell(face), action, str(len(kinds)), CARD_OF[face].picture, says, "LN-T2")
            elif isinstance(action, act.Ignore):
                for piece, held in self.hand:
                    if held == FACE[action.card]:
                        title = say("discard {card} and dig on", card=self.named(held))
                        self.drag(piece, "discard", (action,), say("discard it and dig on"), "LN-R7", title)
        hint = say("{card} happens: {text}", card=answered, text=say(CARD_OF[due.about[0]].text))
        self.press(say("Let it happen"), act.ACCEPT, "0", "ui-next", hint, "LN-T2")

    def discard(self) -> None:
        due = self.due
        assert due is not None
        for action in self.legal:
            if isinstance(action, act.Discard):
                for piece, face in self.hand:
                    if face == FACE[action.card]:
                        title = say("discard {card}", card=self.named(face))
                        says = say("discard {card}", card=spell(face))
                        self.drag(piece, "discard", (action,), says, due.clause, title)
                        if due.kind == "pay":
                            says = say("pay for {patch}", patch=spot(due.about[1]))
                            self.drag(piece, f"patch-{due.about[1] + 1}", (action,), says, due.clause, title)
            elif isinstance(action, act.Accept):
                self.press(say("Dig stopped"), action, "0", "ui-no", say("Keep your cards, stop digging"), "LN-R4")

    def again(self) -> None:
        self.press(say("Let it stand"), act.ACCEPT, "0", "ui-ok", say("Do what the symbol says"), "LN-R7")
        self.press(say("Turn again"), act.REPEAT, "R", "ui-redo", say("The second selection stands"), "LN-R7")

    def keep(self) -> None:
        view = self.view
        for number, action in enumerate(self.legal, 1):
            assert isinstance(action, act.Keep)
            face = FACE[action.card]
            for place, offered in enumerate(view.offer):
                if offered == face:
                    self.to_hand(f"offer-{place}", action, say("keep {card}", card=spell(face)), "LN-R7")
            label = say("Keep {card}", card=spell(face))
            self.press(label, action, str(number), CARD_OF[face].picture, say("The other is discarded"), "LN-R7")

    # ---- interrupts -----------------------------------------------------------------------------------------------

    def _clear(self) -> None:
        """Any card of the set that clears a patch may be the one that is dragged there (LN-P7)."""
        view = self.view
        if not may_clear(self.state, view.viewer):
            return
        for action in interrupts(self.state, view.viewer):
            assert isinstance(action, act.Clear)
            cards = action.cards.split("+")
            for name in dict.fromkeys(cards):
                others = list(cards)
                others.remove(name)
                says = say("clear {patch}", patch=spot(action.patch - 1))
                if others:
                    rest = listed(spell(FACE[other]) for other in others)
                    says = say("clear {patch} with {rest} too", patch=spot(action.patch - 1), rest=rest)
                for piece, face in self.hand:
                    if face == FACE[name]:
                        place = f"patch-{action.patch}"
                        self.gestures.append(Gesture(piece, place, (action,), says, clause="LN-P7", title=says))


STANDING: Final = (
    Button(say("Dig on"), key="D", icon="ui-play", clause="LN-P2"),
    Button(say("Excavate"), key="X", icon="cards/sturdy-spade", clause="LN-P3", others=(say("Excavate: {n}", n=2),)),
    Button(say("Stop here"), key="S", icon="ui-ok", clause="LN-P4"),
    Button(say("Play nothing"), key="N", icon="ui-no", clause="LN-T1", others=(say("No patch phase"),)),
)
"""What a turn consists of; these are always in the tray."""

MAKERS = {
    "patch": Offers.patch,
    "dig on": Offers.dig_on,
    "play": Offers.play,
    "defend": Offers.defend,
    "pay": Offers.discard,
    "discard": Offers.discard,
    "discard or stop": Offers.discard,
    "name": Offers.aim,
    "pick": Offers.aim,
    "friend": Offers.aim,
    "again": Offers.again,
    "keep": Offers.keep,
}


def attempt(view: NuttersView, piece: str, place: str) -> tuple[Action, ...]:
    """What a drop would mean, allowed or not."""
    due = view.due
    if not isinstance(due, Choice) or due.seat != view.viewer:
        return ()
    patch = int(place.removeprefix("patch-")) if place.startswith("patch-") else 0
    seat = int(place.removeprefix("seat-")) if place.startswith("seat-") else -1
    if piece.startswith("top-") and (place == "hand" or seat == view.viewer):
        number = int(piece.removeprefix("top-"))
        return (act.Pick(number),) if due.kind == "pick" else (act.Dig(number),)
    if piece.startswith("hand-"):
        return _attempt_with_card(due, FACES[face_of(piece)], place, patch, seat)
    if patch:
        tools: dict[str, Action] = {"lens": act.Search(patch), "spade": act.Excavate(patch), "ability": act.Peek(patch)}
        if piece in tools:
            return (tools[piece],)
        return (act.Pick(patch),) if piece.startswith("open-") else ()
    if piece.startswith("open-") and seat >= 0:
        return (act.Name(seat + 1),)
    return ()


def _attempt_with_card(due: Choice, card: str, place: str, patch: int, seat: int) -> tuple[Action, ...]:
    if due.kind == "defend" and (place == "table" or place.startswith("open-")):
        return (act.Nullify(card),)
    if place == "table":
        return (act.Play(card),)
    if place == "discard":
        return (act.Ignore(card),) if due.kind == "defend" else (act.Discard(card),)
    if place == "draw":
        return (act.Trade(card),)
    if seat >= 0:
        return (act.Play(card), act.Name(seat + 1))
    if patch and due.kind == "patch":
        return (act.Search(patch), act.Discard(card))
    if patch and due.kind == "dig on":
        return (act.Excavate(patch), act.Discard(card))
    if patch and due.kind == "play":
        return (act.Play(card), act.Pick(patch))
    return (act.Discard(card),) if patch else ()
