"""Which network an address belongs to: what every limit counts, so that nobody has more by having many addresses."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

OWN_BITS: Final = 64
"""The smallest network that IPv6 gives to one subscriber, who has all addresses in it. Source: RFC 6177."""


def network_of(address: str) -> str:
    """The network that an address is counted by: of IPv6 its /64, of IPv4 the address itself, written either way.

    What is no address of the internet, a Unix socket's or none, is counted as it is.

    >>> network_of("2001:db8:1:2:aa::1") == network_of("2001:db8:1:2:bb::2"), network_of("::ffff:192.0.2.7")
    (True, '192.0.2.7')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(_within(found) or IPv6Network((int(found) >> OWN_BITS << OWN_BITS, OWN_BITS)))


def _within(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that is written as IPv6, by the operating system or by a translator (RFC 6052)."""
    if address in _TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped


_TRANSLATED: Final = IPv6Network("64:ff9b::/96")
