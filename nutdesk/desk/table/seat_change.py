"""A change of a seat in words: who goes, and who plays on."""

from __future__ import annotations

from nutdesk.core.match import SeatChange
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.seat_strip import level_name


def told_change(change: SeatChange) -> str:
    """Who plays the seat from now on, and in whose place."""
    before, player = change.before, change.player
    level, same = level_name(player) or tr("a bot"), before.name == player.name
    parts = {"before": before.name, "name": player.name, "level": level}
    if player.kind and same:
        return tr("{name} plays on as a bot: {level}", **parts)
    if player.kind and before.kind:
        return tr("{name} plays on for {before}: {level}", **parts)
    if player.kind:
        return tr("{before} goes; {name} plays on: {level}", **parts)
    if same:
        return tr("{name} is a person again", **parts)
    if before.kind:
        return tr("{name} comes, and takes over from {before}", **parts)
    return tr("{name} plays on for {before}", **parts)


def sign_of(change: SeatChange) -> str:
    """The picture of who plays on: a bot's level, or the squirrel of the seat."""
    player = change.player
    return f"level-{player.kind}" if level_name(player) else f"squirrel-{player.colour}"
