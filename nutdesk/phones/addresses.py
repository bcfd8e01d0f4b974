"""Which addresses belong to a home's network: nothing is served at any other, nor to anybody from another."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

NETWORKS: Final = tuple(
    ip_network(each)
    for each in (
        "10.0.0.0/8",
        "172.16.0.0/12",
        "192.168.0.0/16",
        "169.254.0.0/16",  # what devices give themselves without a router
        "127.0.0.0/8",  # this computer: its own browser, and tests
        "fc00::/7",
        "fe80::/10",
        "::1/128",
    )
)
HOUSEHOLD: Final = 64
"""The bits of an IPv6 address that name a network: a device makes up the others as it likes."""
HTTP: Final = 80
"""The port that browsers do not name."""


def read(text: str) -> IPv4Address | IPv6Address | None:
    """The address that a text stands for, without the name of an interface; None if it is none."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def private(text: str) -> bool:
    """Whether an address can only be reached from the same network.

    >>> [private(each) for each in ("192.168.1.20", "fd00::7", "::ffff:10.0.0.1", "0.0.0.0", "8.8.8.8", "home")]
    [True, True, True, False, False, False]
    """
    found = read(text)
    return found is not None and any(found in network for network in NETWORKS if network.version == found.version)


def at_home(text: str) -> bool:
    """Whether an address is this computer's own for itself."""
    found = read(text)
    return found is not None and found.is_loopback


def household(text: str) -> str:
    """What stands for everybody who can choose this address: itself, or the network of an IPv6 address.

    >>> household("192.168.1.20"), household("fd00::1:2:3:4")
    ('192.168.1.20', 'fd00::/64')
    """
    found = read(text)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, HOUSEHOLD), strict=False))
    return str(found or text)


def hosts(addresses: tuple[str, ...], port: int) -> frozenset[str]:
    """What a browser calls us that has one of these addresses: no name of a foreign site can be among them.

    >>> sorted(hosts(("10.0.0.2", "fd00::1"), 8000))
    ['10.0.0.2:8000', '[fd00::1]:8000']
    """
    names = [f"[{each}]" if ":" in each else each for each in addresses]
    return frozenset([f"{name}:{port}" for name in names] + (names if port == HTTP else []))


__all__ = ["at_home", "hosts", "household", "private", "read"]
