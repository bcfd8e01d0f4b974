"""The addresses at which a phone in the same network finds this computer, the likeliest first."""

from __future__ import annotations

from collections.abc import Iterable

import attrs
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QNetworkInterface

from nutdesk.core.value import Value
from nutdesk.phones.addresses import private

WIFI = QNetworkInterface.InterfaceType.Wifi
WIRED = QNetworkInterface.InterfaceType.Ethernet
INSIDE = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "virtualbox", "vmware", "hyper-v", "wsl", "bluetooth")
"""How interfaces are called that lead to machines inside this one, or to nobody with a phone."""
LOOPBACK = "127.0.0.1"
"""This computer for itself."""


@attrs.frozen
class Network(Value):
    """A way from here to the phones."""

    address: str
    name: str
    """What this system calls it."""
    wireless: bool = False


def networks() -> tuple[Network, ...]:
    """The networks that this computer is in now: Wi-Fi first, then cables, then the rest; () if it is in none."""
    return ordered(QNetworkInterface.allInterfaces())


def ordered(interfaces: Iterable[QNetworkInterface]) -> tuple[Network, ...]:
    """The private addresses of these interfaces, the likeliest first."""
    found: list[tuple[tuple[int, bool, int], Network]] = []
    flags = QNetworkInterface.InterfaceFlag
    for number, interface in enumerate(interfaces):
        up = flags.IsUp | flags.IsRunning
        if interface.flags() & up != up or interface.flags() & flags.IsLoopBack:
            continue
        name, kind = interface.humanReadableName(), interface.type()
        rank = 3 if name.lower().startswith(INSIDE) else 0 if kind is WIFI else 1 if kind is WIRED else 2
        for entry in interface.addressEntries():
            address = readable(entry.ip())
            if address:
                given = address.startswith("169.254.")  # nobody has assigned one: there may be no network
                found.append(((rank, given, number), Network(address, name, kind is WIFI)))
    return tuple(network for _, network in sorted(found, key=lambda pair: pair[0]))


def readable(address: QHostAddress) -> str:
    """An address that somebody can type: a private one of four numbers; '' for any other."""
    text = address.toString()
    is_four = address.protocol() is QAbstractSocket.NetworkLayerProtocol.IPv4Protocol
    return text if is_four and private(text) else ""


__all__ = ["LOOPBACK", "Network", "networks", "ordered", "readable"]
