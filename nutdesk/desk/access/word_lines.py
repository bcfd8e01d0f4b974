"""The whole position as lines of words, each with what Enter does there: the table instead of its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import attrs

from nutdesk.core.table import Gesture
from nutdesk.desk.access.outline import Describer, Node, outline, ways
from nutdesk.desk.kit.words import tr, tr_count

if TYPE_CHECKING:
    from nutdesk.desk.table.table_page import TablePage

Does = Literal["", "press", "button", "curtain", "back", "note"]
"""What Enter does: nothing, as on the thing itself, a button, lift the curtain, put back what is held, show a note."""
LATEST = 8
"""How many lines of the story are told."""


@attrs.frozen
class WordLine:
    """A line; key says which thing, button or note it is about."""

    text: str
    key: str = ""
    does: Does = ""
    parts: tuple[WordLine, ...] = ()


def lines(page: TablePage, teller: Describer) -> tuple[WordLine, ...]:
    """The position as whoever looks now may know it, in parts: each has a title and its lines."""
    parts = (
        _part("now", tr("Now"), _now(page)),
        _doing(page, teller),
        _part("table", tr("On the table"), _things(page, teller, "spot", "piece")),
        _hand(page, teller),
        _part("players", tr("Players"), _players(page)),
        _part("notes", tr("Notes"), _notes(page)),
        _part("story", tr("What happened last"), _story(page)),
    )
    return tuple(part for part in parts if part.parts)


def _part(key: str, title: str, parts: list[WordLine]) -> WordLine:
    return WordLine(title, key, parts=tuple(parts))


def _now(page: TablePage) -> list[WordLine]:
    session, table, grip = page.session, page.table, page.grip
    found = [WordLine(page.prompt.text, "prompt")]
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


def _doing(page: TablePage, teller: Describer) -> WordLine:
    grip, table = page.grip, page.table
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
        if button.actions or button.lifts or button.why_not
    ]
    # While one position follows another the grip may know already what the table does not show yet.
    pieces = dict.fromkeys(gesture.piece for gesture in table.gestures if grip.grips(gesture.piece))
    found += [WordLine(_offer(piece, grip.offers(piece), teller, grip.tells), piece, "press") for piece in pieces]
    return _part("do", tr("What you can do"), found)


def _offer(piece: str, gestures: list[Gesture], teller: Describer, tells: bool) -> str:
    """A piece that can be taken: what the one thing is that it can do, or how many there are."""
    name, count = teller.name(piece), ways(gestures)
    if not tells:
        return name
    if count > 1:
        return tr("{thing} ({n} places)", thing=name, n=count)
    return tr("{thing} ({says})", thing=name, says=teller.does(gestures[0]))


def _things(page: TablePage, teller: Describer, *kinds: str) -> list[WordLine]:
    nodes = outline(page.table) if page.table is not None else ()
    return [_line(node, teller) for node in nodes if node.kind in kinds]


def _line(node: Node, teller: Describer) -> WordLine:
    parts = tuple(_line(part, teller) for part in node.parts)
    return WordLine(teller.name(node.key), node.key, "press" if node.kind != "group" else "", parts)


def _hand(page: TablePage, teller: Describer) -> WordLine:
    title = teller.words(page.table.hand_title) if page.table is not None else ""
    return _part("hand", title or tr("Your hand"), _things(page, teller, "group"))


def _players(page: TablePage) -> list[WordLine]:
    shown = [panel for panel in page.seat_panels if panel.card is not None]
    return [WordLine(panel.accessibleName(), f"seat-{panel.card.seat}") for panel in shown if panel.card is not None]


def _notes(page: TablePage) -> list[WordLine]:
    count = len(page.table.notes) if page.table is not None else 0
    return [
        WordLine(panel.accessibleName(), f"note-{number}", "note" if panel.advice else "")
        for number, panel in enumerate(page.note_panels[:count])
    ]


def _story(page: TablePage) -> list[WordLine]:
    rows = page.story.model.rows[-LATEST:]
    return [WordLine(row.text, f"row-{number}") for number, row in enumerate(rows)]
