"""How much anybody on the network may ask of us, and who asked too much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final

import attrs

from nutdesk.core.value import Value
from nutdesk.phones.addresses import at_home, household

REMEMBERED: Final = 500
"""Addresses whose mistakes are remembered; beyond, the oldest are forgotten."""
MINUTE: Final = 60.0


@attrs.frozen
class Limits(Value):
    """Generous for six phones and a class that watches, and little for a program that means harm."""

    line: int = 2048
    """Bytes of a request's first line, and so of its address."""
    header: int = 4096
    """Bytes of one header."""
    headers: int = 40
    message: int = 4096
    """Bytes of a message from a page, unpacked."""
    connections: int = 256
    connections_each: int = 48
    """From one address, but for this computer's own: a browser takes six for pages and one for each that is open."""
    rate: float = 12.0
    """Messages that a page may send in a second …"""
    burst: float = 40.0
    """… and how many at once."""
    mistakes: int = 8
    """Wrong codes and tickets from one address in a minute …"""
    mistakes_in_all: int = 60
    """… and from all."""
    idle: float = 12.0
    """Seconds that a connection without a request stays open, be it that one comes in very slowly."""
    request: float = 60.0
    """Seconds in which an answer must have been fetched."""
    hello: float = 5.0
    """Seconds in which a page must say who it is."""
    undecided: float = 900.0
    """Seconds in which a visitor must have chosen a seat, or to watch."""
    pulse: float = 8.0
    """Seconds of silence after which a page is asked whether it is still there; it has half of that to answer."""
    probe: float = 0.8
    """Seconds in which a page answers that is alive."""
    sending: float = 20.0
    """Seconds in which a page must have taken what was sent."""
    waiting: int = 200
    """Messages that may wait for a page, or for the desk."""


class Allowance:
    """Lets so much through in a second, and a little more at once.

    >>> now = [0.0]
    >>> allowance = Allowance(2, 3, lambda: now[0])
    >>> [allowance.take() for _ in range(4)]
    [True, True, True, False]
    >>> now[0] = 0.5
    >>> [allowance.take() for _ in range(2)]
    [True, False]
    """

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._last = burst, clock()

    def take(self) -> bool:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Mistakes:
    """Who gave wrong codes or tickets in the last minute: whoever gave too many has to wait.

    >>> now = [0.0]
    >>> mistakes = Mistakes(2, 9, lambda: now[0])
    >>> for _ in range(2):
    ...     mistakes.note("192.168.0.7")
    >>> mistakes.too_many("192.168.0.7"), mistakes.too_many("192.168.0.8")
    (True, False)
    >>> now[0] = 61.0
    >>> mistakes.too_many("192.168.0.7")
    False
    """

    def __init__(self, each: int, in_all: int, clock: Callable[[], float] = monotonic) -> None:
        self._each, self._in_all, self._clock = each, in_all, clock
        self._times: dict[str, list[float]] = {}
        self._all: list[float] = []

    def note(self, address: str) -> None:
        who, now = household(address), self._clock()
        self._times[who] = [*self._recent(self._times.pop(who, [])), now][-self._each :]
        self._all = [*self._recent(self._all), now][-self._in_all :]
        while len(self._times) > REMEMBERED:
            del self._times[next(iter(self._times))]

    def too_many(self, address: str) -> bool:
        theirs = self._recent(self._times.get(household(address), []))
        return len(theirs) >= self._each or len(self._recent(self._all)) >= self._in_all

    def _recent(self, times: list[float]) -> list[float]:
        since = self._clock() - MINUTE
        return [time for time in times if time > since]


class Crowd:
    """How many connections there are from each address, and in all.

    >>> crowd = Crowd(1, 3)
    >>> [crowd.enter(each) for each in ("10.0.0.7", "10.0.0.7", "127.0.0.1", "127.0.0.1", "10.0.0.8")]
    [True, False, True, True, False]
    >>> crowd.leave("10.0.0.7")
    >>> crowd.enter("10.0.0.8")
    True
    """

    def __init__(self, each: int, in_all: int) -> None:
        self._each, self._in_all = each, in_all
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more, if there is room for it."""
        who = household(address)
        most = self._in_all if at_home(address) else self._each
        if self._open[who] >= most or self._open.total() >= self._in_all:
            return False
        self._open[who] += 1
        return True

    def leave(self, address: str) -> None:
        who = household(address)
        self._open[who] -= 1
        if self._open[who] <= 0:
            del self._open[who]


__all__ = ["Allowance", "Crowd", "Limits", "Mistakes"]
