"""Passwords hashed with Argon2id."""

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

# OWASP's parameters for Argon2id: a few hundredths of a second, and 19 MiB while it lasts, so that several sign-ins at
# once fit into a small server. Source: cheatsheetseries.owasp.org, Password Storage.
TIME_COST = 2
MEMORY_KIB = 19 * 1024
LANES = 1


class Argon2Passwords:
    """The `Passwords` of the room. Each call takes a few hundredths of a second: not for the event loop."""

    def __init__(self, *, time_cost: int = TIME_COST, memory_kib: int = MEMORY_KIB) -> None:
        self._hasher = PasswordHasher(time_cost=time_cost, memory_cost=memory_kib, parallelism=LANES)

    def hash(self, password: str) -> str:
        return self._hasher.hash(password)

    def verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    def needs_rehash(self, kept: str) -> bool:
        return self._hasher.check_needs_rehash(kept)
