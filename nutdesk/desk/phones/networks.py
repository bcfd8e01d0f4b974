"""The addresses at which a phone in the same network finds this computer, the likeliest first."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from typing import TYPE_CHECKING

import attrs

from nutdesk.core.value import Value
from nutdesk.phones.addresses import private

if TYPE_CHECKING:
    from PySide6.QtNetwork import QNetworkInterface

INSIDE = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "virtualbox", "vmware", "hyper-v", "wsl", "bluetooth")
"""How interfaces are called that lead to machines inside this one, or to nobody with a phone."""
LOOPBACK = "127.0.0.1"
"""This computer for itself."""
UNASSIGNED = "169.254."
"""How an address begins that nobody has assigned: there may be no network."""
ROUTED = ("192.168.0.1", "10.0.0.1", "172.16.0.1")
"""Addresses of home networks: the system knows from which of its own it would go there."""


@attrs.frozen
class Network(Value):
    """A way from here to the phones."""

    address: str
    name: str
    """What this system calls it."""
    wireless: bool = False


def networks() -> tuple[Network, ...]:
    """The networks that this computer is in now: Wi-Fi first, then cables, then the rest; () if it is in none."""
    try:
        from PySide6.QtNetwork import QNetworkInterface
    except ImportError:  # it needs a library of the system that a small Linux may lack
        return routed()
    return ordered(QNetworkInterface.allInterfaces())


def ordered(interfaces: Iterable[QNetworkInterface]) -> tuple[Network, ...]:
    """The private addresses of four numbers that these interfaces have, the likeliest first."""
    found: list[tuple[tuple[int, bool, int], Network]] = []
    for number, interface in enumerate(interfaces):
        flags, kinds = interface.InterfaceFlag, interface.InterfaceType
        up = flags.IsUp | flags.IsRunning
        if interface.flags() & up != up or interface.flags() & flags.IsLoopBack:
            continue
        name, kind = interface.humanReadableName(), interface.type()
        usual = 0 if kind is kinds.Wifi else 1 if kind is kinds.Ethernet else 2
        rank = 3 if name.lower().startswith(INSIDE) else usual
        for entry in interface.addressEntries():
            address = entry.ip().toString()
            if ":" not in address and private(address):
                sign = (rank, address.startswith(UNASSIGNED), number)
                found.append((sign, Network(address, name, kind is kinds.Wifi)))
    return tuple(network for _, network in sorted(found, key=lambda pair: pair[0]))


def routed() -> tuple[Network, ...]:
    """The addresses from which this computer would go to others in a home network; nothing is sent."""
    found: dict[str, Network] = {}
    for there in ROUTED:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
            if line.connect_ex((there, 9)):
                continue
            address = str(line.getsockname()[0])
        if private(address) and address != LOOPBACK:
            found[address] = Network(address, address)
    return tuple(found.values())


__all__ = ["LOOPBACK", "Network", "networks", "ordered", "routed"]
