"""What the rules of Casino War refuse, in sentences: what was tried, what stands in the way, what is possible."""

from fairdeal.engine.chips import Chips
from fairdeal.engine.words import Seat
from fairdeal.errors import IllegalAction, IllegalHouse, NotUnderstood


def no_tie(seat: int) -> IllegalAction:
    return IllegalAction(
        "no-tie", "War and surrender answer a tie with the dealer, and {seat} has none to answer now.", seat=Seat(seat)
    )


def wait_for(seat: int) -> IllegalAction:
    return IllegalAction("not-in-turn", "It’s not your turn yet: {seat} decides first.", seat=Seat(seat))


def war_too_dear(seat: int, stake: int, chips: int) -> IllegalAction:
    return IllegalAction(
        "war-too-dear",
        "War needs another {stake}, and {seat} has {chips}. Surrender is the way out: half of the bet comes back.",
        stake=Chips(stake),
        seat=Seat(seat),
        chips=Chips(chips),
    )


def burn_due(count: int) -> IllegalAction:
    return IllegalAction("burn-due", "No card can be dealt face up yet. Cards to burn first: {count}.", count=count)


def deal_due() -> IllegalAction:
    return IllegalAction("deal-due", "No card is burned now: the next card is dealt face up.")


def wrong_burn(tried: int, due: int) -> IllegalAction:
    return IllegalAction("wrong-burn", "Exactly {due} cards are burned now, not {tried}.", tried=tried, due=due)


def shoe_too_short(left: int, needed: int) -> IllegalHouse:
    return IllegalHouse(
        "shoe-too-short",
        "The shoe is too short for this round: cards left {left}, cards needed {needed}. A new shuffle is due.",
        left=left,
        needed=needed,
    )


def rounds_of_a_shoe() -> NotUnderstood:
    return NotUnderstood(
        "rounds-of-a-shoe",
        "Cards that were seen belong to one shoe, and a session has many. Ask with seen or with rounds, not both.",
    )
