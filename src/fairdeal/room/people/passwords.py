"""Passwords: what can be one, and the port to whatever hashes them.

Hashing is slow on purpose. The functions here that take `Passwords` are to be called away from the event loop.
"""

from typing import Final, Protocol
from unicodedata import normalize

from fairdeal.room import refusals
from fairdeal.room.people.names import fold

LEAST_PASSWORD: Final = 8
MOST_PASSWORD: Final = 128
"""Characters in a password. There are no rules about what they are: length is what counts."""


class Passwords(Protocol):
    """Hashes passwords, slowly, with a salt of its own for each."""

    def hash(self, password: str) -> str:
        """What is kept instead of the password."""

    def verify(self, kept: str, password: str) -> bool:
        """Whether this is the password that was hashed."""

    def needs_rehash(self, kept: str) -> bool:
        """Whether it was hashed with weaker parameters than those of today."""


def read_password(text: str, name: str) -> str:
    """A password that a person called `name` may take, composed (NFC) so that every keyboard types the same.

    Raises NotUnderstood: `password-length`, `password-unreadable`, `password-is-name`.
    """
    password = normalize("NFC", text)
    if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
        raise refusals.password_length(len(password), LEAST_PASSWORD, MOST_PASSWORD)
    if not _is_whole(password):
        raise refusals.password_unreadable()
    if fold(password) == fold(name):
        raise refusals.password_is_name()
    return password


def check_password(kept: str | None, text: str, passwords: Passwords) -> str | None:
    """Check a password at sign-in; a new hash to be kept instead, if the old one has become too weak.

    `kept` is None when nobody has that name, or no password; finding that out takes as long as a wrong password.
    Raises NotAllowed (`wrong-password`).
    """
    password = normalize("NFC", text)
    if len(password) > MOST_PASSWORD or not _is_whole(password):
        raise refusals.wrong_password()
    if kept is None:
        passwords.hash(password)
        raise refusals.wrong_password()
    if not passwords.verify(kept, password):
        raise refusals.wrong_password()
    return passwords.hash(password) if passwords.needs_rehash(kept) else None


def _is_whole(text: str) -> bool:
    return not any("\ud800" <= character <= "\udfff" for character in text)
