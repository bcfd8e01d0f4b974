"""The whole position as lines of text, each with what Enter does there: the table in place of its picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import attrs

from nutdesk.core.table import Gesture
from nutdesk.core.value import Value
from nutdesk.desk.access.outline import Describer, Node, outline, ways
from nutdesk.desk.kit.words import tr, tr_count

if TYPE_CHECKING:
    from nutdesk.desk.table.note import NotePanel
    from nutdesk.desk.table.seat_strip import SeatPanel
    from nutdesk.desk.table.story_rows import StoryRow

Does = Literal["", "press", "button", "curtain", "back", "note"]
"""What Enter does: nothing, what it does on the thing, press a button, lift the curtain, put back, show a note."""
LATEST = 8
"""How many lines of the story are shown."""


@attrs.frozen
class WordLine(Value):
    """A line; key says which thing, button or note it is about."""

    text: str
    key: str = ""
    does: Does = ""
    parts: tuple[WordLine, ...] = ()


def lines(
    teller: Describer, prompt: str, seats: Sequence[SeatPanel], notes: Sequence[NotePanel], story: Sequence[StoryRow]
) -> tuple[WordLine, ...]:
    """The position as whoever is looking may know it, in sections with a title and lines."""
    parts = (
        _part("now", tr("Now"), _now(teller, prompt)),
        _doing(teller),
        _part("table", tr("On the table"), _things(teller, "spot", "piece")),
        _hand(teller),
        _part("players", tr("Players"), _players(seats)),
        _part("notes", tr("Notes"), _notes(teller, notes)),
        _part("story", tr("What happened last"), _story(story)),
    )
    return tuple(part for part in parts if part.parts)


def _part(key: str, title: str, parts: list[WordLine]) -> WordLine:
    return WordLine(title, key, parts=tuple(parts))


def _now(teller: Describer, prompt: str) -> list[WordLine]:
    session, table, grip = teller.session, teller.table, teller.grip
    found = [WordLine(prompt, "prompt")]
    due = session.match.due
    if session.covered and due is not None:
        name = session.match.cast[due.seat].name
        found.append(WordLine(tr("I am {name}: show my hand", name=name), "curtain", "curtain"))
    if grip.held is not None:
        held = session.voice.say(grip.held.name)
        found.append(WordLine(tr("You hold this: {piece}. Enter puts it back", piece=held), "held", "back"))
    elif table is not None and table.how and grip.enabled:
        found.append(WordLine(session.voice.say(table.how), "how"))
    return [line for line in found if line.text]


def _doing(teller: Describer) -> WordLine:
    grip, table = teller.grip, teller.table
    if table is None or not grip.enabled:
        return WordLine("", "do")
    if grip.held is not None:
        if not grip.tells:
            return WordLine("", "do")
        places = [
            WordLine(
                tr("{place}: {says}", place=teller.place(spot), says="; ".join(map(teller.does, found))), spot, "press"
            )
            for spot, found in grip.targets().items()
        ]
        return _part("do", tr_count(len(places), "It may go to {n} place", "It may go to {n} places"), places)
    found = [
        WordLine(teller.press(button), f"button-{number}", "button")
        for number, button in enumerate(table.buttons)
        if (button.actions or button.lifts or button.why_not) and not button.waits
    ]
    # While the pictures of a move are playing, the grip may already know what the table does not show yet.
    pieces = dict.fromkeys(gesture.piece for gesture in table.gestures if grip.grips(gesture.piece))
    found += [WordLine(_offer(piece, grip.offers(piece), teller, grip.tells), piece, "press") for piece in pieces]
    return _part("do", tr("What you can do"), found)


def _offer(piece: str, gestures: list[Gesture], teller: Describer, tells: bool) -> str:
    """What can be done with a piece: the only possibility, or how many there are."""
    name, count = teller.name(piece), ways(gestures)
    if not tells:
        return name
    if count > 1:
        return tr("{thing} ({n} places)", thing=name, n=count)
    return tr("{thing} ({says})", thing=name, says=teller.does(gestures[0]))


def _things(teller: Describer, *kinds: str) -> list[WordLine]:
    nodes = outline(teller.table) if teller.table is not None else ()
    return [_line(node, teller) for node in nodes if node.kind in kinds]


def _line(node: Node, teller: Describer) -> WordLine:
    parts = tuple(_line(part, teller) for part in node.parts)
    return WordLine(teller.name(node.key), node.key, "press" if node.kind != "group" else "", parts)


def _hand(teller: Describer) -> WordLine:
    title = teller.words(teller.table.hand_title) if teller.table is not None else ""
    return _part("hand", title or tr("Your hand"), _things(teller, "group"))


def _players(seats: Sequence[SeatPanel]) -> list[WordLine]:
    """Every player, and below each the lines of what they would score now."""
    found = []
    for panel in seats:
        if panel.card is not None:
            key = f"seat-{panel.card.seat}"
            lines = tuple(WordLine(line, f"{key}-line-{number}") for number, line in enumerate(panel.lines()))
            found.append(WordLine(panel.accessibleName(), key, parts=lines))
    return found


def _notes(teller: Describer, notes: Sequence[NotePanel]) -> list[WordLine]:
    count = len(teller.table.notes) if teller.table is not None else 0
    return [
        WordLine(panel.accessibleName(), f"note-{number}", "note" if panel.advice else "")
        for number, panel in enumerate(notes[:count])
    ]


def _story(story: Sequence[StoryRow]) -> list[WordLine]:
    return [WordLine(row.text, f"row-{number}") for number, row in enumerate(story[-LATEST:])]
