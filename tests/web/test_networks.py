"""What a limit counts: a subscriber of the internet, whatever addresses the subscriber has."""

import pytest

from fairdeal.web.networks import network_of


@pytest.mark.parametrize(
    ("address", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"),
        ("2001:DB8:1:2::1", "2001:0db8:0001:0002:0000::9"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("64:ff9b::192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::2"),
    ],
)
def test_addresses_of_one_subscriber_are_counted_together(address: str, other: str) -> None:
    assert network_of(address) == network_of(other)


@pytest.mark.parametrize(
    ("address", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:3::1"),
        ("192.0.2.7", "192.0.2.8"),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.8"),
        ("64:ff9b::192.0.2.7", "64:ff9b::192.0.2.8"),
        ("::1", "127.0.0.1"),
        ("2001:db8::1", "::ffff:192.0.2.7"),
    ],
)
def test_addresses_of_two_subscribers_are_not(address: str, other: str) -> None:
    assert network_of(address) != network_of(other)


@pytest.mark.parametrize("address", ["", "/run/fairdeal.sock", "testclient", "1.2.3", "::g", "192.0.2.7:80"])
def test_what_is_no_address_is_counted_as_it_is(address: str) -> None:
    assert network_of(address) == address
