"""Links to a round that anyone can open: what they show can't be changed, and no other can be guessed."""

import pytest

from fairdeal.errors import NotUnderstood
from fairdeal.room.shares import Share, read_key, read_share, write_key, write_share

KEY = bytes(range(32))
SHARE = Share(7, 3, 2, whole=False)


@pytest.mark.parametrize("share", [SHARE, Share(2**63 - 1, 1, None, whole=True), Share(1, 2**32 - 1, 0, whole=True)])
def test_a_link_shows_what_was_signed(share: Share) -> None:
    assert read_share(write_share(share, KEY), KEY) == share


def test_a_link_that_is_changed_anywhere_shows_nothing() -> None:
    code = write_share(SHARE, KEY)
    for place, letter in enumerate(code):
        other = "A" if letter != "A" else "B"
        with pytest.raises(NotUnderstood, match="doesn’t show a round"):
            read_share(code[:place] + other + code[place + 1 :], KEY)


@pytest.mark.parametrize("code", ["", "A", "?", "é", "A" * 44, "A" * 10_000, write_share(SHARE, bytes(32))])
def test_what_the_room_has_not_signed_shows_nothing(code: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_share(code, KEY)
    assert refused.value.code == "no-such-share"


def test_before_the_first_link_there_is_none() -> None:
    with pytest.raises(NotUnderstood):
        read_share(write_share(SHARE, KEY), read_key([]))
    assert read_key([write_key(KEY)]) == KEY
