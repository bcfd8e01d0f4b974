"""Records as text for people and as data for programs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs

from nutdesk import games
from nutdesk.core.game import TABLE
from nutdesk.core.history import history
from nutdesk.core.match import Entry, Match, SeatChange
from nutdesk.core.words import count, say, spoken
from nutdesk.record.file import Loaded, load
from nutdesk.record.format import Header
from nutdesk.record.note import remark_on


def show(path: Path) -> str:
    """A record as text: the header, one move per line, the result; raises BadFile."""
    loaded = load(path)
    match = history(loaded.match, TABLE).extract()
    line = match.line()
    here = {entry.number for entry in line}
    aside = [entry for entry in match.entries[1:] if entry.number not in here]
    rows = [*_head(loaded), ""]
    changes = match.changes_along((match.root, *line))
    for entry in (match.root, *line):
        rows += [_row(match, entry), *_remark(entry), *map(_taken, changes.get(entry.number, ()))]
    if aside:
        rows += ["", "Also tried:"]
        for entry in aside:
            rows += [_row(match, entry, aside=True), *_remark(entry)]
    return "\n".join((*rows, "", *_result(loaded)))


def as_data(match: Match, header: Header) -> dict[str, Any]:
    """A game as data for other programs: the header, every move with what everybody saw, the result."""
    from nutdesk.record.notation import told, turn_begins

    entries = []
    for entry in match.entries:
        row: dict[str, Any] = {"n": entry.number, "after": entry.parent.number if entry.parent else None}
        row |= {"seat": entry.seat + 1, "moves": [str(move) for move in entry.moves], "told": told(match, entry)}
        who = turn_begins(match, entry)
        row |= {"turn": who + 1} if who is not None else {}
        row |= {"barrier": entry.barrier} if entry.barrier and entry.parent else {}
        entries.append(row | {key: value for key, value in attrs.asdict(remark_on(entry)).items() if value})
    result = match.game.result(match.state)
    return {
        "game": header.game,
        "title": header.title or match.game.title,
        "players": [attrs.asdict(who) for who in header.seated],
        "options": dict(header.options),
        "seed": header.seed,
        "fair": header.fair,
        "created": header.created.isoformat(),
        "start": header.start,
        "house": games.edition_of(header.game, header.data) or header.data,
        "current": match.current.number,
        "seats": [
            {"after": change.after, "seat": change.seat + 1, "name": change.player.name, "kind": change.player.kind}
            for change in match.seat_changes
        ],
        "line": [entry.number for entry in match.line()],
        "entries": entries,
        "result": attrs.asdict(result) if result is not None else None,
    }


def verify(path: Path) -> str:
    """Play a record again and check its positions: a sentence if all of them match, else BadFile."""
    loaded = load(path)
    return say(
        "'{file}' is in order: {game}, {moves}, {positions} compared.",
        file=loaded.path.name,
        game=loaded.match.game.title,
        moves=count(len(loaded.match.entries) - 1, "{n} move", "{n} moves"),
        positions=count(loaded.compared, "{n} position", "{n} positions"),
    )


def _head(loaded: Loaded) -> list[str]:
    header, game = loaded.header, loaded.match.game
    rows = [game.title + (f": {header.title}" if header.title else "")]
    for number, who in enumerate(header.seated, 1):
        rows.append(f"  player {number}  {who.name} ({who.colour}{', ' + who.kind if who.kind else ''})")
    for option, value in header.options.items():
        rows.append(f"  {option}: {value if isinstance(value, str) else 'on' if value else 'off'}")
    rows.append(f"  begun {header.created:%Y-%m-%d %H:%M}, seed {header.seed}, by nutdesk {header.program}")
    if header.start is not None:
        rows.append("  from a written position")
    if header.data:
        edition = games.edition_of(header.game, header.data)
        rows.append(f"  by the house data of edition {edition}" if edition else "  by house data of its own")
    return rows


def _row(match: Match, entry: Entry, *, aside: bool = False) -> str:
    name = match.seated(entry.number)[entry.seat].name if entry.seat >= 0 else "the table"
    width = max(len(who.name) for who in (*match.cast, match.game.seats[0]))
    moves = ", ".join(map(str, entry.moves)) or "-"
    after = f"  (after {entry.parent.number})" if aside and entry.parent else ""
    return f"{entry.number:>5}  {name:<{max(width, 9)}}  {moves}{after}"


def _taken(change: SeatChange) -> str:
    """Who took whose seat."""
    kind = f", {change.player.kind}" if change.player.kind else ""
    return f"{'':>7}{change.before.name} goes: {change.player.name}{kind} is player {change.seat + 1} now"


def _remark(entry: Entry) -> list[str]:
    rows = [f"“{entry.name}”"] if entry.name else []
    rows += entry.note.splitlines()
    if entry.hints:
        rows.append(count(entry.hints, "{n} hint asked for", "{n} hints asked for"))
    return [f"{'':>10}{row}" for row in rows]


def _result(loaded: Loaded) -> list[str]:
    match = loaded.match
    names = [who.name for who in match.cast]
    result = match.game.result(match.state)
    if result is None:
        return [f"Not over: {names[match.due.seat]} is to act." if match.due else "Not over."]
    rows = [spoken(result.reason, names)]
    for seat, (name, score) in enumerate(zip(names, result.scores, strict=False)):
        rows.append(f"  {name} {score}{', wins' if seat in result.winners else ''}")
    return rows
