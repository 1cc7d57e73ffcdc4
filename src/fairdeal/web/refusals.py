"""What the room's HTTP refuses, in sentences: what was tried, what stands in the way, what is possible."""

from fairdeal.errors import Conflict, NotAllowed, NotUnderstood

# Requests


def wrong_origin() -> NotAllowed:
    return NotAllowed("wrong-origin", "This page doesn’t belong to the room.")


def wrong_host(host: str) -> NotAllowed:
    return NotAllowed(
        "wrong-host",
        "This room doesn’t answer at “{host}”. The person who runs it can add the address: {option}",
        host=host[:100],
        option=f"fairdeal serve --origin {host[:100]}",
    )


def not_json() -> NotUnderstood:
    return NotUnderstood(
        "not-json",
        "A request that changes something must be JSON: send the header {header}.",
        header="Content-Type: application/json",
    )


def request_unreadable(wrong: str) -> NotUnderstood:
    return NotUnderstood("request-unreadable", "This request can’t be read: {wrong}", wrong=wrong[:200])


def json_too_deep() -> NotUnderstood:
    return NotUnderstood("json-too-deep", "The JSON of this request is nested too deeply.")


def request_broken_off() -> NotUnderstood:
    return NotUnderstood("request-broken-off", "This request broke off before it was whole.")


def request_too_large(most: int) -> NotUnderstood:
    return NotUnderstood("request-too-large", "This request is too large: the limit is {most} bytes.", most=most)


def too_many_requests(seconds: int) -> NotUnderstood:
    return NotUnderstood(
        "too-many-requests",
        "Too many requests at once. Try again in a moment; seconds to wait: {seconds}.",
        seconds=seconds,
    )


def too_many_connections() -> NotUnderstood:
    return NotUnderstood("too-many-connections", "Too many connections from your address. Close some, then try again.")


def no_connections_left() -> NotUnderstood:
    return NotUnderstood("no-connections-left", "The room has no connections left. Try again later.")


def request_too_slow() -> NotUnderstood:
    return NotUnderstood("request-too-slow", "This request took too long to arrive. Send it again.")


def two_lengths() -> NotUnderstood:
    return NotUnderstood(
        "two-lengths",
        "A request can’t have both {one} and {other}. Send one of them.",
        one="Content-Length",
        other="Transfer-Encoding",
    )


def no_page() -> NotUnderstood:
    return NotUnderstood("no-page", "There’s nothing at this address.")


def no_method() -> NotUnderstood:
    return NotUnderstood("no-method", "This address doesn’t take requests of this kind.")


def broken() -> NotUnderstood:
    return NotUnderstood("broken", "Something went wrong on the server. It has been logged; please try again later.")


# People


def signed_in_already() -> Conflict:
    return Conflict("signed-in-already", "You’re already signed in. Sign out first.")


def session_needed() -> NotAllowed:
    return NotAllowed("session-needed", "You can’t do this with a token. Sign in with your name and password.")


# Tables and records


def amount_unreadable(option: str, text: str) -> NotUnderstood:
    return NotUnderstood(
        "amount-unreadable",
        "The option {option} can’t be “{text}”: here amounts are whole numbers of half-chips.",
        option=option,
        text=text[:40],
    )


def question_twice(name: str) -> NotUnderstood:
    return NotUnderstood("question-twice", "The question {name} was asked twice. Ask it once.", name=name)


def question_too_long(name: str) -> NotUnderstood:
    return NotUnderstood(
        "question-too-long",
        "The value of {name} is too long.",
        name=name,
    )


def link_too_long() -> NotUnderstood:
    return NotUnderstood("link-too-long", "The address of this room is too long for a QR code.")


def seal_closed(number: int) -> Conflict:
    return Conflict(
        "seal-closed",
        "You can see all cards of round {number} once the seal of their shuffle is opened. Until "
        "then you can see your own view.",
        number=number,
    )


def not_watched(number: int) -> NotUnderstood:
    return NotUnderstood("not-watched", "You aren’t watching table number {number}. Watch it first.", number=number)


def too_many_watched(most: int) -> NotAllowed:
    return NotAllowed(
        "too-many-watched",
        "You can watch up to {most} tables at once. Stop watching one first.",
        most=most,
    )


def prices_off() -> NotAllowed:
    return NotAllowed("prices-off", "Move values are turned off at this table.")


def no_preset(name: str, names: str) -> NotUnderstood:
    return NotUnderstood(
        "no-preset",
        "This game has no ready-made table “{name}”. Choose one of: {names}.",
        name=name[:40],
        names=names,
    )


def no_table(number: int) -> NotUnderstood:
    return NotUnderstood("no-table", "There’s no table number {number} here.", number=number)


def no_record(number: int) -> NotUnderstood:
    return NotUnderstood("no-such-record", "There’s no record number {number} here that you can see.", number=number)


def no_rounds_yet(number: int) -> NotUnderstood:
    return NotUnderstood("no-rounds-yet", "No round is finished yet at table number {number}.", number=number)


# The command line


def port_taken(port: int) -> NotUnderstood:
    return NotUnderstood(
        "port-taken",
        "Port {port} is used by another program. Choose another one, like {example}.",
        port=str(port),
        example=f"--port {port + 1 if port < 65535 else 8000}",
    )


def port_not_possible(host: str, port: int, reason: str) -> NotUnderstood:
    return NotUnderstood(
        "port-not-possible",
        "The room can’t be opened at {host}, port {port}: {reason}. Choose others with {options}.",
        host=host,
        port=str(port),
        reason=reason,
        options="--host, --port",
    )


def folder_not_possible(folder: str, reason: str) -> NotUnderstood:
    return NotUnderstood(
        "folder-not-possible",
        "The room’s data can’t be stored in {folder}: {reason}. Choose a place with {option}.",
        folder=folder,
        reason=reason,
        option="--database",
    )


def origin_unreadable(text: str) -> NotUnderstood:
    return NotUnderstood(
        "origin-unreadable",
        "The option {option} can’t be {text}. Enter the host name of the pages, like {host}, or "
        "their address, like {address}.",
        option="--origin",
        text=text[:60],
        host="cards.example.org",
        address="http://cards:8080",
    )


def metrics_unreadable(text: str) -> NotUnderstood:
    return NotUnderstood(
        "metrics-unreadable",
        "“{text}” isn’t an address with a port. Write it like {example}.",
        text=text[:60],
        example="127.0.0.1:9100",
    )


def limit_unknown(name: str, names: str) -> NotUnderstood:
    return NotUnderstood(
        "limit-unknown",
        "There’s no limit called “{name}”. The limits are: {names}.",
        name=name[:40],
        names=names,
    )


def limit_unreadable(name: str, value: str) -> NotUnderstood:
    return NotUnderstood(
        "limit-unreadable",
        "The limit {name} can't be “{value}”. Enter a number above 0, like {example}.",
        name=name,
        value=value[:40],
        example=f"{name}=20",
    )


def proxy_unreadable(text: str) -> NotUnderstood:
    return NotUnderstood(
        "proxy-unreadable",
        "“{text}” isn’t the address of a proxy. Write an address or a network, like {example}.",
        text=text[:60],
        example="127.0.0.1, 10.0.0.0/8",
    )
