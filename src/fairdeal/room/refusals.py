"""What the room refuses people, in sentences: what was tried, what stands in the way, what is possible."""

from datetime import UTC, datetime

from fairdeal.engine.chips import Chips
from fairdeal.errors import Conflict, IllegalHouse, IllegalTransfer, NotAllowed, NotUnderstood, StoreFailed

# Names


def name_empty() -> NotUnderstood:
    return NotUnderstood("name-empty", "A name needs at least one visible character.")


def name_too_long(count: int, most: int) -> NotUnderstood:
    return NotUnderstood(
        "name-too-long",
        "This name is too long: it has {count} characters, and the limit is {most}.",
        count=count,
        most=most,
    )


def name_hidden(character: str) -> NotUnderstood:
    return NotUnderstood(
        "name-hidden",
        "A name can’t contain {character}: it’s invisible, or not a character at all. Write the name without it.",
        character=f"U+{ord(character):04X}",
    )


def name_marks(most: int) -> NotUnderstood:
    return NotUnderstood(
        "name-marks",
        "In a name every accent or mark needs a letter before it, and a letter has at most {most} of them.",
        most=most,
    )


def name_reserved(name: str) -> NotAllowed:
    return NotAllowed(
        "name-reserved",
        "You can’t take “{name}”: it could be mistaken for the house, a host or a bot. Choose another name.",
        name=name,
    )


def name_taken(name: str) -> Conflict:
    return Conflict("name-taken", "The name “{name}” is taken. Choose another name.", name=name)


def looks_taken(name: str, taken: str) -> Conflict:
    return Conflict(
        "name-taken",
        "The name “{name}” looks like “{taken}”, which is taken. Choose another name.",
        name=name,
        taken=taken,
    )


# People and passwords


def no_player(name: str) -> NotUnderstood:
    return NotUnderstood("no-player", "There’s nobody called “{name}” here.", name=name[:40])


def password_length(count: int, least: int, most: int) -> NotUnderstood:
    return NotUnderstood(
        "password-length",
        "This password has {count} characters. Use {least} to {most}.",
        count=count,
        least=least,
        most=most,
    )


def password_unreadable() -> NotUnderstood:
    return NotUnderstood("password-unreadable", "This password contains a broken character. Type it again.")


def password_is_name() -> NotUnderstood:
    return NotUnderstood("password-is-name", "Your password can’t be your name. Choose another password.")


def wrong_password() -> NotAllowed:
    return NotAllowed("wrong-password", "The name or the password is wrong. Check both and try again.")


def account_already() -> Conflict:
    return Conflict("account-already", "You already have an account. You can change its password.")


def password_changed() -> Conflict:
    return Conflict("password-changed", "The password has been changed in the meantime. Sign in again.")


def code_needed() -> NotAllowed:
    return NotAllowed("code-needed", "Enter the code that your app shows, or a recovery code.")


def wrong_code() -> NotAllowed:
    return NotAllowed("wrong-code", "This code isn’t right, or was used before. Enter the one that your app shows now.")


def two_step_on() -> Conflict:
    return Conflict("two-step-on", "Two-step sign-in is on already.")


def two_step_off() -> Conflict:
    return Conflict("two-step-off", "Two-step sign-in is off already.")


def two_step_not_begun() -> Conflict:
    return Conflict("two-step-not-begun", "Start again: this key is no longer waiting to be confirmed.")


def account_needed() -> NotAllowed:
    return NotAllowed("account-needed", "You need an account for this. Choose a password first.")


def banned(until: float) -> NotAllowed:
    return NotAllowed(
        "banned",
        "You are banned from this room until {until}. The host can lift the ban.",
        until=show_time(until),
    )


def paused(until: float) -> NotAllowed:
    return NotAllowed(
        "paused",
        "You’re taking a break until {until}. It can’t be lifted early.",
        until=show_time(until),
    )


def muted(until: float) -> NotAllowed:
    return NotAllowed(
        "muted",
        "You’re muted until {until}: you can play, but not chat. A host can lift it.",
        until=show_time(until),
    )


def not_signed_in() -> NotAllowed:
    return NotAllowed("not-signed-in", "You aren’t signed in. Sign in and try again.")


def token_label_taken(label: str) -> Conflict:
    return Conflict(
        "token-label-taken",
        "You already have a token called “{label}”. Choose another name, or revoke that token first.",
        label=label,
    )


def too_many_tokens(most: int) -> NotAllowed:
    return NotAllowed(
        "too-many-tokens",
        "You have {most} tokens, the most you can have. Revoke one you no longer need.",
        most=most,
    )


def no_token(label: str) -> NotUnderstood:
    return NotUnderstood("no-token", "You have no token called “{label}”.", label=label[:40])


# Hosts


def not_host() -> NotAllowed:
    return NotAllowed("not-host", "Only a host of this room can do this.")


def last_host(name: str) -> NotAllowed:
    return NotAllowed(
        "last-host",
        "{name} is the only host, and a room needs one. Make somebody else a host first.",
        name=name,
    )


def host_key_wrong() -> NotAllowed:
    return NotAllowed(
        "host-key-wrong",
        "This link doesn’t make you the host: it was used before, or the room has been started again since.",
    )


def host_needs_account(name: str) -> NotAllowed:
    return NotAllowed(
        "host-needs-account",
        "{name} is a guest and can’t be a host. A host needs an account with a password.",
        name=name,
    )


def host_already(name: str) -> Conflict:
    return Conflict("host-already", "{name} is a host already.", name=name)


def no_host(name: str) -> Conflict:
    return Conflict("no-host", "{name} isn’t a host.", name=name)


def reason_length(least: int, most: int) -> NotUnderstood:
    return NotUnderstood(
        "reason-length",
        "Give a reason of {least} to {most} characters.",
        least=least,
        most=most,
    )


def time_not_ahead() -> NotUnderstood:
    return NotUnderstood("time-not-ahead", "Choose a time in the future, before the year 10000.")


# Own limits


def limit_range(most: int) -> NotUnderstood:
    return NotUnderstood("limit-range", "A daily limit can be 0 to {most}, or none.", most=Chips(most))


def limit_reached(amount: int, limit: int, left: int) -> NotAllowed:
    return NotAllowed(
        "limit-reached",
        "You can’t bring {amount} to a table: your own daily limit is {limit}, and {left} of it is "
        "left. The day ends at 00:00 UTC.",
        amount=Chips(amount),
        limit=Chips(limit),
        left=Chips(left),
    )


def pause_stands(until: float) -> NotAllowed:
    return NotAllowed(
        "pause-stands",
        "Your break lasts until {until}. You can make it longer, but not shorter.",
        until=show_time(until),
    )


def pause_range(days: int) -> NotUnderstood:
    return NotUnderstood(
        "pause-range",
        "Choose an end for your break that’s in the future, at most {days} days from now.",
        days=days,
    )


# Chips


def buy_in_too_large(amount: int, balance: int) -> IllegalTransfer:
    return IllegalTransfer(
        "buy-in-too-large",
        "You can’t bring {amount} to a table: your wallet has {balance}.",
        amount=Chips(amount),
        balance=Chips(balance),
    )


def too_few_chips(least: int, most: int) -> NotAllowed:
    return NotAllowed(
        "too-few-chips",
        "A round at this table can cost {least}, and you can bring {most} today. Choose a table with "
        "smaller stakes, or take your daily chips.",
        least=Chips(least),
        most=Chips(most),
    )


def take_too_large(amount: int, name: str, balance: int) -> IllegalTransfer:
    return IllegalTransfer(
        "take-too-large",
        "{amount} can’t be taken from {name}, whose wallet has {balance}.",
        amount=Chips(amount),
        name=name,
        balance=Chips(balance),
    )


def top_up_not_due(holds: int, below: int) -> NotAllowed:
    return NotAllowed(
        "top-up-not-due",
        "You have {holds} in your wallet and at tables. Daily chips are for players with less than {below}.",
        holds=Chips(holds),
        below=Chips(below),
    )


def top_up_had() -> NotAllowed:
    return NotAllowed("top-up-had", "You’ve already had today’s chips. Come back after 00:00 UTC.")


def round_closed(table: str, number: str) -> Conflict:
    return Conflict(
        "round-closed",
        "Round {number} at table {table} is over and settled: nothing more can move in it.",
        number=number,
        table=table,
    )


def table_without_chips(table: str) -> Conflict:
    return Conflict(
        "table-without-chips",
        "No chips were brought to table {table}, so none can move there.",
        table=table,
    )


# Windows


def table_closing() -> Conflict:
    return Conflict("table-closing", "This table is closing, so nobody else can sit down at it.")


def plays_elsewhere() -> Conflict:
    return Conflict(
        "plays-elsewhere",
        "You’re playing at this table in another window. To play in this one, open the table here again.",
    )


# Settings


def setting_amount(setting: str, amount: int, most: int) -> IllegalHouse:
    return IllegalHouse(
        "setting-amount",
        "The room’s {setting} can’t be {amount}. Enter an amount from 0 to {most}.",
        setting=setting,
        amount=Chips(amount),
        most=Chips(most),
    )


def setting_time(setting: str, time: int, least: int, most: int) -> IllegalHouse:
    return IllegalHouse(
        "setting-time",
        "The room’s {setting} can’t be {time}. Enter {least} to {most} seconds.",
        setting=setting,
        time=time,
        least=least,
        most=most,
    )


def top_up_crossed(below: int, to: int) -> IllegalHouse:
    return IllegalHouse(
        "top-up-crossed",
        "Players below {below} can’t be given chips up to {to}: the second amount must be larger.",
        below=Chips(below),
        to=Chips(to),
    )


def settings_broken(wrong: str) -> NotUnderstood:
    return NotUnderstood("settings-broken", "The room’s settings aren’t as they should be: {wrong}", wrong=wrong)


def tables_for_accounts() -> NotAllowed:
    return NotAllowed("tables-for-accounts", "In this room, only people with an account can create tables.")


def tables_for_hosts() -> NotAllowed:
    return NotAllowed("tables-for-hosts", "In this room, only hosts can create tables.")


def leaving_already() -> Conflict:
    return Conflict("leaving-already", "You are leaving this table, so you can’t do this here any more.")


def no_stakes() -> Conflict:
    return Conflict("no-stakes", "This game is played without chips.")


def too_many_chips(chips: int, most: int) -> IllegalTransfer:
    return IllegalTransfer(
        "chips-too-many",
        "You can’t bring {chips} more chips: at most {most} fit at your seat.",
        chips=Chips(chips),
        most=Chips(most),
    )


def chat_off() -> NotAllowed:
    return NotAllowed("chat-off", "Chat is turned off in this room.")


def data_unavailable() -> StoreFailed:
    """What clients are told of any failure of the store: places and reasons are for the host's log."""
    return StoreFailed(
        "data-unavailable",
        "The room can’t read or save its data just now. The reason is in the host’s log; try again later.",
    )


def journal_unreadable(table: int, line: int, reason: str) -> StoreFailed:
    """A line of a journal that makes no sense. What it holds may be secret, and is not repeated."""
    return StoreFailed(
        "journal-unreadable",
        "Line {line} of the journal of table {table} is damaged ({reason}). Restore a backup into a new database.",
        line=str(line),
        table=str(table),
        reason=reason,
    )


def table_unreadable(table: int, reason: str) -> StoreFailed:
    return StoreFailed(
        "table-unreadable",
        "What the database holds of table {table} is damaged ({reason}). Restore a backup into a new database.",
        table=str(table),
        reason=reason,
    )


def show_time(seconds: float) -> str:
    """A time (seconds since 1970) as people everywhere read it.

    >>> show_time(86400.0)
    '1970-01-02 00:00 UTC'
    """
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")


def no_such_share() -> NotUnderstood:
    return NotUnderstood("no-such-share", "This link doesn’t show a round of this room. Ask for it again.")
