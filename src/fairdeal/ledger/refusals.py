"""What the ledger refuses, in sentences: what was tried, what is there, what is possible."""

from fairdeal.engine.chips import Chips
from fairdeal.errors import Conflict, IllegalTransfer, NotUnderstood

# Texts


def bad_name(name: object, most: int) -> NotUnderstood:
    """An id that is empty, too long or not one word."""
    return NotUnderstood(
        "ledger-name",
        "“{name}” can’t name anything in the ledger: a name is one word of 1 to {most} characters, "
        "and only a wager’s may contain “/” or “:”.",
        name=_quoted(name),
        most=most,
    )


def bad_key(key: object, most: int) -> NotUnderstood:
    """A key that cannot be stored."""
    return NotUnderstood(
        "ledger-key",
        "“{key}” can’t be the key of a posting: a key has 1 to {most} printable characters.",
        key=_quoted(key),
        most=most,
    )


def no_account(text: str) -> NotUnderstood:
    """A text that no account prints as."""
    return NotUnderstood(
        "ledger-account",
        "“{text}” isn’t an account. Accounts look like house, wallet:anna, table:t1/stack:3, "
        "table:t1/pot or table:t1/round:7/stake:3/war.",
        text=_quoted(text),
    )


def no_reason(text: str) -> NotUnderstood:
    """A text that is no reason."""
    return NotUnderstood("ledger-reason", "“{text}” isn’t a reason for moving chips.", text=_quoted(text))


# Transfers that cannot be at all


def bad_amount(amount: object) -> IllegalTransfer:
    """Zero, less than zero, or no whole number."""
    return IllegalTransfer(
        "transfer-amount",
        "{amount} can’t be moved: an amount is a whole number of half-chips above zero.",
        amount=Chips(amount) if isinstance(amount, int) and not isinstance(amount, bool) else _quoted(amount),
    )


def amount_too_large(amount: int, most: int) -> IllegalTransfer:
    """More than is counted anywhere."""
    return IllegalTransfer(
        "transfer-too-large",
        "{amount} can’t be moved at once: the most that can be counted is {most}.",
        amount=Chips(amount),
        most=Chips(most),
    )


def same_account(amount: int, account: object) -> IllegalTransfer:
    """From an account to itself."""
    return IllegalTransfer(
        "transfer-to-itself",
        "{amount} can’t go from {account} to itself: chips move from one account to another.",
        amount=Chips(amount),
        account=str(account),
    )


def wallet_past_stack(amount: int, source: object, target: object) -> IllegalTransfer:
    """Between a wallet and chips in play. Source: rules.md §0 G2."""
    return IllegalTransfer(
        "wallet-past-stack",
        "{amount} can’t go from {source} to {target}: between a wallet and a wager, a pot or a bank, "
        "chips pass through a stack at the table.",
        amount=Chips(amount),
        source=str(source),
        target=str(target),
    )


def tables_apart(amount: int, source: object, target: object) -> IllegalTransfer:
    """From one table to another."""
    return IllegalTransfer(
        "tables-apart",
        "{amount} can’t go from {source} to {target}: they’re at different tables. Cash out at one "
        "and buy in at the other.",
        amount=Chips(amount),
        source=str(source),
        target=str(target),
    )


def nothing_moved() -> IllegalTransfer:
    """A posting without entries."""
    return IllegalTransfer("posting-empty", "There is nothing to post: a posting moves chips at least once.")


def wager_out_of_round(wager: object) -> IllegalTransfer:
    """A wager in a posting for another round, or for none."""
    return IllegalTransfer(
        "wager-out-of-round",
        "The chips of {wager} can’t be moved here: they move only in a posting for their own round.",
        wager=str(wager),
    )


# Transfers that the books do not allow


def overdraft(amount: int, source: object, target: object, balance: int) -> IllegalTransfer:
    """More than the account holds. Source: rules.md §0 G2."""
    return IllegalTransfer(
        "overdraft",
        "{source} has {balance}, so {amount} can’t go from there to {target}. At most {balance} can be moved.",
        amount=Chips(amount),
        source=str(source),
        target=str(target),
        balance=Chips(balance),
    )


def no_wallet(amount: int, source: object, wallet: object) -> IllegalTransfer:
    """Into a wallet that the house has not opened."""
    return IllegalTransfer(
        "wallet-not-open",
        "{amount} can’t go from {source} to {wallet}: there’s no such wallet. A wallet is opened "
        "with chips from the house.",
        amount=Chips(amount),
        source=str(source),
        wallet=str(wallet),
    )


def wager_settled(amount: int, source: object, target: object, wager: object) -> IllegalTransfer:
    """In or out of a wager after its settlement. Source: rules.md §0 G2."""
    return IllegalTransfer(
        "wager-settled",
        "{amount} can’t go from {source} to {target}: {wager} is settled, and a wager is settled "
        "once. Another wager needs another name or another round.",
        amount=Chips(amount),
        source=str(source),
        target=str(target),
        wager=str(wager),
    )


def wager_not_emptied(wager: object, left: int) -> IllegalTransfer:
    """A part of a wager. Source: rules.md §0 G2."""
    return IllegalTransfer(
        "wager-not-emptied",
        "Chips can’t be taken out of {wager} leaving {left} behind: a wager is settled whole. Take "
        "all of it in one posting, or none.",
        wager=str(wager),
        left=Chips(left),
    )


# Postings that come twice


def key_reused(key: str) -> Conflict:
    """Another posting with a key that is taken."""
    return Conflict(
        "posting-key-reused",
        "The key {key} belongs to another posting, which stays as it is. A new posting needs a new key.",
        key=key,
    )


def wallet_open(wallet: object) -> Conflict:
    """A second opening of a wallet."""
    return Conflict(
        "wallet-already-open", "{wallet} is open already. More chips can be granted to it.", wallet=str(wallet)
    )


def _quoted(tried: object) -> str:
    return (tried if isinstance(tried, str) else repr(tried))[:40]
