"""By which addresses other devices reach this machine, and the room on it; nothing is sent to find that out."""

import socket
import struct
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

NOWHERE_NEAR: Final = "192.0.2.1"
"""An address that exists nowhere: the way there shows by which of its own addresses this machine is known."""

PRIVATE: Final = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "100.127.255.254")
"""Addresses in the networks of homes, offices and private tunnels. Source: RFC 1918, RFC 6598."""

PORT: Final = 9
INSIDE: Final = ("docker", "br-", "veth", "virbr", "lxc", "cni")
"""How Linux names the networks inside a machine, which no other device is in."""

ADDRESS_OF_INTERFACE: Final = 0x8915
"""The request SIOCGIFADDR. Source: netdevice(7)."""


def own_address() -> str | None:
    """The address by which other devices on the network reach this machine most likely; None without a network."""
    return next(iter(own_addresses()), None)


def own_addresses() -> list[str]:
    """All addresses by which other devices may reach this machine; the one of its way to the internet first."""
    found = (_known_to(NOWHERE_NEAR), *_of_interfaces())
    return [address for address in dict.fromkeys(found) if address is not None and _is_seen(address)]


def _known_to(other: str) -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((other, PORT))
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return address


def _of_interfaces() -> Iterator[str | None]:
    if sys.platform != "linux":
        yield from map(_known_to, PRIVATE)
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            if name.startswith(INSIDE):
                continue
            try:
                told = fcntl.ioctl(probe.fileno(), ADDRESS_OF_INTERFACE, struct.pack("256s", name.encode()))
            except OSError:
                continue  # it has no address
            yield socket.inet_ntoa(told[20:24])


def _is_seen(address: str) -> bool:
    found = ip_address(address)
    return not (found.is_loopback or found.is_unspecified or found.is_link_local)


@dataclass(frozen=True, slots=True)
class Reach:
    """By which origins a room can be reached: those `named` for it, and those of its machine, which change."""

    named: Sequence[str] = ()
    near: Callable[[], Sequence[str]] = tuple

    def origins(self, own: str) -> list[str]:
        """The origins that an invitation can lead to, the best first, for a page that was opened at the origin `own`.

        >>> Reach(near=lambda: ["http://192.168.1.20:8000"]).origins("http://localhost:8000")
        ['http://192.168.1.20:8000']
        >>> Reach(("https://cards.example",)).origins("http://localhost:8000")
        ['https://cards.example']
        """
        if self.named:
            scheme = urlsplit(own).scheme
            return sorted(self.named, key=lambda each: (each != own, urlsplit(each).scheme != scheme))
        host = urlsplit(own).hostname or ""
        if is_local(host):
            return [*self.near()] or [own]
        # A name, or a page with TLS, leads by way of a proxy: the machine's own addresses would lead around it.
        others = self.near() if own.startswith("http://") and _is_address(host) else ()
        return [*dict.fromkeys((own, *others))]


def is_local(host: str) -> bool:
    """Whether a host is reached from its own machine alone."""
    if not _is_address(host):
        return host == "localhost" or host.endswith(".localhost")
    address = ip_address(host)
    return address.is_loopback or address.is_unspecified


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
