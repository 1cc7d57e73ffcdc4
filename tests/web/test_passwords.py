"""Passwords hashed with Argon2id: verified, salted, and hashed anew when the parameters have grown."""

import pytest

from fairdeal.room.people.passwords import Passwords
from fairdeal.web.passwords import MEMORY_KIB, TIME_COST, Argon2Passwords

CHEAP = Argon2Passwords(time_cost=1, memory_kib=64)


def test_it_is_the_passwords_of_the_room() -> None:
    passwords: Passwords = CHEAP
    kept = passwords.hash("correct horse")
    assert passwords.verify(kept, "correct horse")
    assert not passwords.verify(kept, "wrong horse")
    assert not passwords.needs_rehash(kept)


def test_the_same_password_is_never_kept_alike() -> None:
    assert CHEAP.hash("correct horse") != CHEAP.hash("correct horse")


def test_it_is_argon2id_with_the_parameters_of_today() -> None:
    kept = Argon2Passwords().hash("correct horse")
    assert kept.startswith(f"$argon2id$v=19$m={MEMORY_KIB},t={TIME_COST},p=1$")
    assert "horse" not in kept


def test_a_hash_with_weaker_parameters_is_still_verified_and_needs_another() -> None:
    kept = CHEAP.hash("correct horse")
    assert Argon2Passwords().verify(kept, "correct horse")
    assert Argon2Passwords().needs_rehash(kept)


@pytest.mark.parametrize("kept", ["", "hash", "$argon2id$v=19$m=64,t=1,p=1$!!$!!"])
def test_what_is_no_hash_verifies_nothing(kept: str) -> None:
    assert not CHEAP.verify(kept, "correct horse")
