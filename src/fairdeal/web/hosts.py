"""By which names a room is reached: what may stand in the `Host` of a request."""

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

HERE = "localhost"


def is_known_host(host: str, names: frozenset[str]) -> bool:
    """Whether the `Host` of a request is one of these names, this machine, an address of numbers, or not given at all.

    The port does not matter: it may be forwarded from another. Nor does which address it is, as nobody can give another
    machine's numbers a meaning; and programs that give no host are no browsers.

    >>> names = frozenset({"cards.example"})
    >>> [is_known_host(each, names) for each in ("Cards.Example:8000", "[::1]:8000", "evil.example", "")]
    [True, True, False, True]
    """
    if not host:
        return True
    name = _name_in(host)
    return name in names or name == HERE or name.endswith(f".{HERE}") or _is_address(name)


def hosts_of(origins: Iterable[str], *named: str) -> frozenset[str]:
    """The names that a room goes by: those of its origins, those it is given, and those of the machine itself."""
    machine = socket.gethostname().lower()
    told = [_name_in(urlsplit(origin).netloc) for origin in origins]
    return frozenset({*told, *map(str.lower, named), machine, f"{machine}.local"} - {""})


def _name_in(host: str) -> str:
    """The name in a host, without its port; empty for what is no host."""
    if any(sign in host for sign in "/@?#,\\ "):
        return ""
    with suppress(ValueError):
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
