"""By which addresses other devices reach a room."""

from ipaddress import ip_address

import pytest

from fairdeal.web import addresses
from fairdeal.web.addresses import Reach, own_address, own_addresses

LAN = "http://192.168.1.20:8000"
TUNNEL = "http://10.8.0.2:8000"
PUBLIC = "https://cards.example"


@pytest.mark.parametrize(
    ("opened_at", "named", "invited_to"),
    [
        ("http://localhost:8000", (), [LAN, TUNNEL]),
        ("http://127.0.0.1:8000", (), [LAN, TUNNEL]),
        ("http://[::1]:8000", (), [LAN, TUNNEL]),
        ("http://192.168.1.20:8000", (), [LAN, TUNNEL]),
        ("http://10.8.0.2:8000", (), [TUNNEL, LAN]),
        ("https://10.8.0.2", (), ["https://10.8.0.2"]),
        ("https://cards.example", (), [PUBLIC]),
        ("http://cards.local:8000", (), ["http://cards.local:8000"]),
        ("http://localhost:8000", (PUBLIC,), [PUBLIC]),
        ("http://192.168.1.20:8000", (PUBLIC, LAN), [LAN, PUBLIC]),
        ("http://localhost:8000", (PUBLIC, "http://cards.example"), ["http://cards.example", PUBLIC]),
    ],
)
def test_an_invitation_leads_to_where_others_reach_the_room(
    opened_at: str, named: tuple[str, ...], invited_to: list[str]
) -> None:
    assert Reach(named, lambda: [LAN, TUNNEL]).origins(opened_at) == invited_to


def test_a_room_that_only_its_machine_reaches_says_no_more_than_that() -> None:
    assert Reach().origins("http://localhost:8000") == ["http://localhost:8000"]


def test_no_address_of_the_machine_is_one_that_others_cannot_use() -> None:
    found = own_addresses()
    assert own_address() == (found[0] if found else None)
    assert len(found) == len(set(found))
    assert not [each for each in found if ip_address(each).is_loopback or ip_address(each).is_unspecified]


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_known_to", lambda other: None)
    monkeypatch.setattr(addresses, "_of_interfaces", lambda: iter(("127.0.0.1", "169.254.7.7", None)))
    assert own_addresses() == []
    assert own_address() is None
