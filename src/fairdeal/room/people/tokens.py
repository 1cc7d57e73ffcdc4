"""Sessions and API tokens: 32 random bytes that their owner keeps, and whose SHA-256 alone the room keeps."""

from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from fairdeal.room import refusals
from fairdeal.room.people.names import read_name
from fairdeal.room.ports import DropToken, PlayerRow, TokenRow

SECRET_SIZE: Final = 32
DAY: Final = 86400.0

SESSION_LIFE: Final = 30 * DAY
TOKEN_LIFE: Final = 365 * DAY
"""Seconds that a session and an API token last after they were last used."""

RENEWED_AFTER: Final = DAY
"""The end of a session is moved on once it can move by so many seconds: it is not written at every step."""

MOST_TOKENS: Final = 20
MOST_LABEL: Final = 40
"""API tokens of one player, and visible characters in a token's label."""


@dataclass(frozen=True, slots=True)
class Issued:
    """A new session or token. `secret` is for its owner, once; it is neither kept nor printed."""

    secret: str = field(repr=False)
    row: TokenRow


def issue_session(player: str, now: float, draw: Callable[[int], bytes]) -> Issued:
    """A new session of a player, by id."""
    return _issue(player, "", now, SESSION_LIFE, draw)


def issue_token(
    player: PlayerRow, label: str, own: Iterable[TokenRow], now: float, draw: Callable[[int], bytes]
) -> Issued:
    """A new API token for a player's program; `own` are the player's tokens so far.

    Raises NotAllowed (`account-needed`, `too-many-tokens`), Conflict (`token-label-taken`) and, for the label, what
    `read_name` raises.
    """
    if player.password is None:
        raise refusals.account_needed()
    label = read_name(label, most=MOST_LABEL)
    kept = api_tokens(own, now)
    if any(row.label == label for row in kept):
        raise refusals.token_label_taken(label)
    if len(kept) >= MOST_TOKENS:
        raise refusals.too_many_tokens(MOST_TOKENS)
    return _issue(player.id, label, now, TOKEN_LIFE, draw)


def api_tokens(own: Iterable[TokenRow], now: float) -> list[TokenRow]:
    """Those of a player's tokens that are for programs and still valid."""
    return [row for row in own if row.label and row.expires > now]


def revoke(own: Iterable[TokenRow], label: str) -> list[DropToken]:
    """Let a player's API token of that label be valid no longer. Raises NotUnderstood (`no-token`)."""
    dropped = [DropToken(row.digest) for row in own if row.label and row.label == label.strip()]
    if not dropped:
        raise refusals.no_token(label)
    return dropped


def end_sessions(own: Iterable[TokenRow], *, tokens_too: bool) -> list[DropToken]:
    """Sign a player out everywhere, when what the player may do has changed; programs as well with `tokens_too`."""
    return [DropToken(row.digest) for row in own if tokens_too or not row.label]


def digest_of(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode("utf-8", "replace")).hexdigest()


def check_token(row: TokenRow | None, now: float) -> TokenRow:
    """A session or token that was found by its digest, if it is still valid. Raises NotAllowed (`not-signed-in`)."""
    if row is None or row.expires <= now:
        raise refusals.not_signed_in()
    return row


def renewed(row: TokenRow, now: float) -> TokenRow | None:
    """The row with its end moved on, because it is in use; None if it is too early for that."""
    expires = now + (TOKEN_LIFE if row.label else SESSION_LIFE)
    if expires - row.expires < RENEWED_AFTER:
        return None
    return TokenRow(row.digest, row.player, row.label, row.created, expires)


def _issue(player: str, label: str, now: float, life: float, draw: Callable[[int], bytes]) -> Issued:
    secret = urlsafe_b64encode(draw(SECRET_SIZE)).rstrip(b"=").decode()
    return Issued(secret, TokenRow(digest_of(secret), player, label, now, now + life))
