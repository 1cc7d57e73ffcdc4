"""What the room refuses people, in sentences: what was tried, what stands in the way, what is possible."""

from datetime import UTC, datetime

from fairdeal.engine.chips import Chips
from fairdeal.errors import Conflict, IllegalHouse, IllegalTransfer, NotAllowed, NotUnderstood, StoreFailed

# Names


def name_empty() -> NotUnderstood:
    return NotUnderstood("name-empty", "A name needs at least one character that can be seen.")


def name_too_long(count: int, most: int) -> NotUnderstood:
    return NotUnderstood(
        "name-too-long",
        "This name is too long: it has {count} characters, and at most {most} are possible.",
        count=count,
        most=most,
    )


def name_hidden(character: str) -> NotUnderstood:
    return NotUnderstood(
        "name-hidden",
        "A name cannot hold {character}: this character cannot be seen, or is none. Write the name without it.",
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
        "“{name}” cannot be taken: it could be read as the house, a host or a bot. Choose another name.",
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
    return NotUnderstood("no-player", "There is nobody called “{name}” here.", name=name[:40])


def password_length(count: int, least: int, most: int) -> NotUnderstood:
    return NotUnderstood(
        "password-length",
        "This password has {count} characters; possible are {least} to {most}.",
        count=count,
        least=least,
        most=most,
    )


def password_unreadable() -> NotUnderstood:
    return NotUnderstood("password-unreadable", "This password holds half a character. Type it anew.")


def password_is_name() -> NotUnderstood:
    return NotUnderstood("password-is-name", "The password cannot be the name itself. Choose another password.")


def wrong_password() -> NotAllowed:
    return NotAllowed("wrong-password", "The name or the password is wrong. Check both and try again.")


def account_already() -> Conflict:
    return Conflict("account-already", "You have an account already. Its password can be changed.")


def password_changed() -> Conflict:
    return Conflict("password-changed", "The password has been changed meanwhile. Sign in again.")


def code_needed() -> NotAllowed:
    return NotAllowed("code-needed", "Enter the code that your app shows, or a recovery code.")


def wrong_code() -> NotAllowed:
    return NotAllowed("wrong-code", "This code isn’t right, or was used before. Enter the one that your app shows now.")


def two_step_on() -> Conflict:
    return Conflict("two-step-on", "Two-step sign-in is on already.")


def two_step_off() -> Conflict:
    return Conflict("two-step-off", "Two-step sign-in is off already.")


def two_step_not_begun() -> Conflict:
    return Conflict("two-step-not-begun", "Begin again: this key is no longer waiting to be confirmed.")


def account_needed() -> NotAllowed:
    return NotAllowed("account-needed", "This needs an account. Choose a password first.")


def banned(until: float) -> NotAllowed:
    return NotAllowed(
        "banned",
        "You are banned from this room until {until}. The host can lift the ban.",
        until=show_time(until),
    )


def paused(until: float) -> NotAllowed:
    return NotAllowed(
        "paused",
        "You have set yourself a pause until {until}. It cannot be lifted early.",
        until=show_time(until),
    )


def muted(until: float) -> NotAllowed:
    return NotAllowed(
        "muted",
        "You are muted until {until}: playing is possible, writing is not. The host can lift it.",
        until=show_time(until),
    )


def not_signed_in() -> NotAllowed:
    return NotAllowed("not-signed-in", "You are not signed in, or no longer. Sign in and try again.")


def token_label_taken(label: str) -> Conflict:
    return Conflict(
        "token-label-taken",
        "You have a token called “{label}” already. Take another name, or revoke that token first.",
        label=label,
    )


def too_many_tokens(most: int) -> NotAllowed:
    return NotAllowed(
        "too-many-tokens",
        "You have {most} tokens, the most that are possible. Revoke one that is not needed.",
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
        "{name} is a guest and cannot be a host. A host needs an account, with a password.",
        name=name,
    )


def host_already(name: str) -> Conflict:
    return Conflict("host-already", "{name} is a host already.", name=name)


def no_host(name: str) -> Conflict:
    return Conflict("no-host", "{name} is no host.", name=name)


def reason_length(least: int, most: int) -> NotUnderstood:
    return NotUnderstood(
        "reason-length",
        "The reason must have {least} to {most} characters. Write in a few words why.",
        least=least,
        most=most,
    )


def time_not_ahead() -> NotUnderstood:
    return NotUnderstood("time-not-ahead", "The end must be a time that is still to come, before the year 10000.")


# Own limits


def limit_range(most: int) -> NotUnderstood:
    return NotUnderstood("limit-range", "A daily limit can be 0 to {most}, or none.", most=Chips(most))


def limit_reached(amount: int, limit: int, left: int) -> NotAllowed:
    return NotAllowed(
        "limit-reached",
        "{amount} cannot be brought to a table: your own limit for a day is {limit}, and {left} of it is left. "
        "The day ends at 00:00 UTC.",
        amount=Chips(amount),
        limit=Chips(limit),
        left=Chips(left),
    )


def pause_stands(until: float) -> NotAllowed:
    return NotAllowed(
        "pause-stands",
        "Your pause runs until {until} and cannot be made shorter. A longer one is possible.",
        until=show_time(until),
    )


def pause_range(days: int) -> NotUnderstood:
    return NotUnderstood(
        "pause-range",
        "A pause must end at a time that is still to come, at most {days} days from now.",
        days=days,
    )


# Chips


def buy_in_too_large(amount: int, balance: int) -> IllegalTransfer:
    return IllegalTransfer(
        "buy-in-too-large",
        "{amount} cannot be brought to a table: your wallet holds {balance}, and no more is possible.",
        amount=Chips(amount),
        balance=Chips(balance),
    )


def too_few_chips(least: int, most: int) -> NotAllowed:
    return NotAllowed(
        "too-few-chips",
        "A round at this table can take {least}, and you can bring {most} today. Choose a table with smaller stakes, "
        "or take the chips of the day.",
        least=Chips(least),
        most=Chips(most),
    )


def take_too_large(amount: int, name: str, balance: int) -> IllegalTransfer:
    return IllegalTransfer(
        "take-too-large",
        "{amount} cannot be taken from {name}: the wallet holds {balance}, and no more is possible.",
        amount=Chips(amount),
        name=name,
        balance=Chips(balance),
    )


def top_up_not_due(holds: int, below: int) -> NotAllowed:
    return NotAllowed(
        "top-up-not-due",
        "You hold {holds}, at tables and in the wallet. Chips are given to those who hold less than {below}.",
        holds=Chips(holds),
        below=Chips(below),
    )


def top_up_had() -> NotAllowed:
    return NotAllowed("top-up-had", "You have had today’s chips. More can be had after 00:00 UTC.")


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
        "You play at this table in another window. To play in this one, open the table here again.",
    )


# Settings


def setting_amount(setting: str, amount: int, most: int) -> IllegalHouse:
    return IllegalHouse(
        "setting-amount",
        "The room’s {setting} cannot be {amount}; possible are 0 to {most}.",
        setting=setting,
        amount=Chips(amount),
        most=Chips(most),
    )


def setting_time(setting: str, time: int, least: int, most: int) -> IllegalHouse:
    return IllegalHouse(
        "setting-time",
        "The room’s {setting} cannot be {time}; possible are {least} to {most} seconds.",
        setting=setting,
        time=time,
        least=least,
        most=most,
    )


def top_up_crossed(below: int, to: int) -> IllegalHouse:
    return IllegalHouse(
        "top-up-crossed",
        "Chips cannot be given below {below} up to {to}: the second amount must be the larger one.",
        below=Chips(below),
        to=Chips(to),
    )


def settings_broken(wrong: str) -> NotUnderstood:
    return NotUnderstood("settings-broken", "The room’s settings are not as they must be: {wrong}", wrong=wrong)


def tables_for_accounts() -> NotAllowed:
    return NotAllowed("tables-for-accounts", "In this room tables are made by people with an account.")


def tables_for_hosts() -> NotAllowed:
    return NotAllowed("tables-for-hosts", "In this room tables are made by the hosts.")


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
    return NotAllowed("chat-off", "There is no chat in this room: the host has turned it off.")


def data_unavailable() -> StoreFailed:
    """What clients are told of any failure of the store: places and reasons are for the host's log."""
    return StoreFailed(
        "data-unavailable",
        "The room can't read or keep its data just now. The reason is in the host's log; try again later.",
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
