"""The table in words: which places there are, what lies on them, and what can be done with it now."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

import attrs

from nutdesk.core.table import Button, Gesture, Group, Piece, Spot, Table
from nutdesk.core.value import Value
from nutdesk.desk.kit.words import tr, tr_count

if TYPE_CHECKING:
    from nutdesk.desk.table.grip import Grip
    from nutdesk.desk.table.session import Session

Kind = Literal["spot", "piece", "group", "seat", "hand"]


@attrs.frozen
class Node(Value):
    """A thing and what lies on it."""

    key: str
    kind: Kind
    parts: tuple[Node, ...] = ()


def outline(table: Table) -> tuple[Node, ...]:
    """Everything on the table, in the game's own order: places with their pieces, what lies beside, the hand."""
    lying: dict[str, list[Node]] = defaultdict(list)
    places = {spot.id for spot in table.spots}
    for piece in table.pieces:
        if piece.label:
            continue
        lying[piece.spot if piece.spot in places else ""].append(Node(piece.id, "piece"))
    spots = [Node(spot.id, "spot", tuple(lying[spot.id])) for spot in table.spots]
    groups = [
        Node(f"group-{number}", "group", tuple(Node(piece.id, "piece") for piece in group.pieces))
        for number, group in enumerate(table.hand)
        if group.pieces
    ]
    return (*spots, *lying[""], *groups)


def walk(nodes: tuple[Node, ...]) -> Iterator[Node]:
    """Every node, each before its parts."""
    for node in nodes:
        yield node
        yield from walk(node.parts)


class Describer:
    """Says what a thing is and what can be done with it, to whoever looks at a table now."""

    def __init__(self, session: Session, grip: Grip) -> None:
        self.session, self.grip, self.scene = session, grip, grip.scene

    @property
    def table(self) -> Table | None:
        """The table that is shown."""
        return self.scene.table

    def words(self, text: str) -> str:
        """The text of something the game says, not remembered for a change of language: there is too much of it."""
        return self.session.voice.say(text)

    # ---- what it is -----------------------------------------------------------------------------------------------

    def thing(self, key: str) -> Spot | Piece | None:
        item = self.scene.item(key)
        return item.thing if item is not None else None

    def group(self, key: str) -> Group | None:
        table, number = self.table, key.removeprefix("group-")
        known = table is not None and key.startswith("group-") and number.isdigit() and int(number) < len(table.hand)
        return table.hand[int(number)] if known and table is not None else None

    def name(self, key: str) -> str:
        """What a thing is called; of a place, what lies on it."""
        words, thing, group = self.words, self.thing(key), self.group(key)
        if isinstance(thing, Spot):
            return self._with_pieces(thing)
        if thing is not None:
            return words(thing.name)
        if group is not None:
            return words(group.title)
        if key == "hand":
            return tr("Your hand")
        seats = self.table.seats if self.table is not None else ()
        return next((words(card.says) for card in seats if key == f"seat-{card.seat}"), "")

    def _with_pieces(self, spot: Spot) -> str:
        """A place, followed by the names of its pieces if it does not tell them itself."""
        name, pieces = self.words(spot.name), self.table.pieces if self.table is not None else ()
        lying = [self.words(piece.name) for piece in pieces if piece.spot == spot.id and not piece.label]
        return tr("{place}: {things}", place=name, things="; ".join(lying)) if lying and ":" not in name else name

    def place(self, key: str) -> str:
        """The name of a place alone, without what lies on it."""
        return self.name(key).split(":")[0].split(";")[0]

    # ---- what can be done -----------------------------------------------------------------------------------------

    def does(self, gesture: Gesture) -> str:
        """What a gesture would do: its own words, and what cannot be taken back."""
        words = self.words
        says = words(gesture.says) or tr("it may go there")
        return (
            tr("{says}; no undo after: {barrier}", says=says, barrier=words(gesture.barrier))
            if gesture.barrier
            else says
        )

    def press(self, button: Button) -> str:
        """A button of the tray in one line."""
        words = self.words
        label = tr("{label} ({key})", label=words(button.label), key=button.key) if button.key else words(button.label)
        if button.why_not:
            return tr("{label}: not now. {why}", label=label, why=words(button.why_not))
        says = words(button.hint)
        if button.barrier:
            barrier = words(button.barrier)
            return (
                tr("{label}: {says}; no undo after: {barrier}", label=label, says=says, barrier=barrier)
                if says
                else tr("{label}; no undo after: {barrier}", label=label, barrier=barrier)
            )
        return tr("{label}: {says}", label=label, says=says) if says else label

    def can(self, key: str) -> str:
        """What Enter would do with the thing under the finger; '' if nothing."""
        grip = self.grip
        if not grip.enabled:
            return ""
        if grip.held is not None:
            return self._can_drop(key)
        doing = grip.finger.would_do(key)
        if doing is None:
            return ""
        piece, gestures = doing
        if not piece or any(gesture.click for gesture in gestures):
            return tr("Enter: {says}", says=self.does(gestures[0]))
        places = ways(gestures) if grip.tells else 0
        if piece != key:
            name = self.name(piece)
            return (
                tr_count(
                    places, "Enter takes {piece}: {n} place to go", "Enter takes {piece}: {n} places to go", piece=name
                )
                if places
                else tr("Enter takes {piece}", piece=name)
            )
        return (
            tr_count(places, "Enter takes it: {n} place to go", "Enter takes it: {n} places to go")
            if places
            else tr("Enter takes it")
        )

    def _can_drop(self, key: str) -> str:
        grip = self.grip
        assert grip.held is not None
        held = self.words(grip.held.name)
        if key == grip.held.id:
            return tr("You hold it. Esc puts it back.")
        if not grip.tells:
            return tr("Enter puts it here: {piece}.", piece=held)
        found = grip.targets().get(key, [])
        if not found:
            return tr("It cannot go here: {piece}. Enter says why.", piece=held)
        says = "; ".join(self.does(gesture) for gesture in found)
        return tr("Enter puts it here: {piece}. {says}.", piece=held, says=says)

    def here(self, key: str) -> str:
        """Everything about the thing under the finger: what it is, where it belongs, what can be done."""
        thing = self.thing(key)
        told = [self.name(key)]
        if isinstance(thing, Piece) and self.thing(thing.spot) is not None:
            told.append(self.name(thing.spot))
        last = self.grip.lights.last_move
        if key in last.shown:
            told.append(tr("{name} moved here last", name=self.session.match.cast[last.seat].name))
        told.append(self.can(key))
        return " ".join(sentence(text) for text in dict.fromkeys(told) if text)


def ways(gestures: list[Gesture]) -> int:
    """How many places a piece can go to; two that mean the same count once."""
    return min(len({gesture.spot for gesture in gestures}), len({gesture.actions for gesture in gestures}))


def sentence(text: str) -> str:
    """The text with a full stop at its end."""
    return text if text[-1:] in ".?!…" else f"{text}."
