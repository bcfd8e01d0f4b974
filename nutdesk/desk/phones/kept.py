"""What brings people's devices back to a table, or along with them to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs

from nutdesk.core.game import Player
from nutdesk.core.value import Value


@attrs.frozen
class Kept(Value):
    """What brings the devices of a table back to it."""

    tickets: dict[int, str]
    code: str
    port: int


def seat_of(player: Player, players: Sequence[Player], usual: int) -> int:
    """Where somebody of another table sits at this one: known by name and colour, or else by either; -1 for nowhere."""
    alike: tuple[Callable[[Player], bool], ...] = (
        lambda other: (other.name, other.colour) == (player.name, player.colour),
        lambda other: other.name == player.name,
        lambda other: other.colour == player.colour,
    )
    for same in alike:
        found = [seat for seat, other in enumerate(players) if same(other) and not other.kind]
        if found:
            return usual if usual in found else found[0]
    return -1


__all__ = ["Kept", "seat_of"]
