"""The PNG icons are those of the favicon."""

import pytest

from scripts import icons


@pytest.mark.parametrize("name", icons.ICONS)
def test_every_icon_has_its_size_and_is_drawn_from_the_favicon_as_it_is(name: str) -> None:
    assert icons.is_current(name), "run python -m scripts.icons"


def test_an_icon_of_another_favicon_is_not_current(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(icons, "source", lambda: b"0" * 64)
    assert not icons.is_current("icon-192.png")
