"""A second referee for Red Dog: one round of each variant as a coroutine that asks for every bet and every card.

Written from rules.md §4 and source 004 alone, and nothing of the package is used, so that the two can be compared.
Chips are whole chips: an odd half-chip stays out of play (RD8), and the caller keeps it aside. Cards are like `10♦`.

`play(options, chips, dealer, pot)` yields what is due, and is sent the answer:

    ("offer", seat, 1, most)            a bank of so many chips, or None to decline
    ("hand", seat)                      a card, or ("misdeal", seat, count): that seat will get so many cards in all
    ("bet", seat, least, most, price)   chips, or None to pass for `price`, or ("expose", card) before the turn begins
    ("bets", {seat: (least, most, may_pass)})   {seat: chips or None}, all at once
    ("burn", seat), ("turn", seat)      a card
    ("up",)                             a card, or ("expose", card)
    ("shuffle", cards)                  anything: from now on the stock is these cards

It returns a dict: `chips`, `pot`, `dealer`, `played` (the seats dealt in, from the dealer's left), `paused` and `log`.

How the text was read where it can be read in two ways:

- RD3, RD31, §4.5: in six-spot a stock without a low card left is a redeal of all 52, also where a low one was exposed.
- RD3: a turn is void when neither stock nor discards have a card as it begins; the burned card can be shuffled back.
- RD7: a seat with a short hand is dealt into the round and antes again; one with no hand or too many cards doesn't.
- RD8, RD35: `entry_fee` does not change who is dealt in; it is paid after the seat's ante, as far as the chips reach.
  Variants without antes have no entry fee.
- RD11: the pot is looked at after the last turn, and everyone dealt in has a share, with or without chips left.
- RD5: with `reante_below_min` a pot below the ante is treated as empty when a win has made it so; a pot that short
  stacks could not fill, and a lost bet leaves below the ante, is not filled again.
- RD18, RD25, RD27: `min_bet` is the least bet in the bank version, and in the pool (the "agreed sum"). In six-spot with
  a banker any amount may be covered (§4.4). `pass_fee` belongs to the bank version only. A short hand is put down free.
- RD27: the pool card is turned even if nobody can bet.
- RD29: `partial` "none" gives nothing to the winner whom the pool can't pay in full, and the pool keeps it.
- RD39: a seat misdealt in six-spot is dealt a proper hand when the cards are dealt again.
"""

from collections.abc import Callable, Collection, Generator, Mapping
from typing import Any

from tests.games.red_dog.referee_house import (
    DECK,
    HEIGHT,
    LOW,
    SUIT,
    Options,
    can_be_dealt_in,
    clockwise,
    hand_size,
)

Ask = tuple[Any, ...]
Result = dict[str, Any]
Steps = Generator[Ask, Any, Result]
Part = Generator[Ask, Any, None]


def winning_card(hand: Collection[str], turned: str) -> str | None:
    """The lowest card of a hand that beats the turned one (RD15)."""
    higher = [card for card in hand if SUIT[card] == SUIT[turned] and HEIGHT[card] > HEIGHT[turned]]
    return min(higher, key=HEIGHT.__getitem__, default=None)


def time_out(ask: Ask) -> Any:
    """What is done for a player who doesn't answer (G8)."""
    if ask[0] == "bets":
        return {seat: None if may_pass else least for seat, (least, _, may_pass) in ask[1].items()}
    return None


class Table:
    """All that lies on the table in one round."""

    def __init__(self, options: Options, chips: Mapping[int, int], dealer: int, pot: int) -> None:
        self.options = options
        self.chips = dict(chips)
        self.pot = pot  # the pot, the pool or the bank
        self.dealer = dealer
        self.order = clockwise([seat for seat in chips if can_be_dealt_in(options, chips[seat])], dealer)
        self.size = hand_size(options, len(self.order)) or 0
        self.hands: dict[int, list[str]] = {}
        self.stock = set(DECK)
        self.discards: list[str] = []
        self.log: list[Ask] = []

    def pay(self, what: str, seat: int, due: int) -> None:
        """A payment into the pot, as far as the chips reach."""
        paid = min(due, self.chips[seat])
        self.chips[seat] -= paid
        self.pot += paid
        self.log.append((what, seat, paid))

    def take(self, seat: int, bet: int) -> None:
        self.chips[seat] -= bet
        self.log.append(("bet", seat, bet))

    def plays(self, seat: int) -> bool:
        """Whether a seat has a hand, and not too many cards."""
        return 0 < len(self.hands[seat]) <= self.size

    def short(self, seat: int) -> bool:
        return len(self.hands[seat]) < self.size

    def expose(self, card: str) -> None:
        """The top card is shown by accident and discarded."""
        self.stock.remove(card)
        self.discards.append(card)
        self.log.append(("exposed", card))

    def settle(self, seat: int, bet: int, turned: str) -> None:
        """One bet against the pot or the bank."""
        shown = winning_card(self.hands[seat], turned)
        if shown:
            self.chips[seat] += 2 * bet
            self.pot -= bet
            self.log.append(("win", seat, bet, shown))
        else:
            self.pot += bet
            self.log.append(("lose", seat, bet))


def play(
    options: Options, chips: Mapping[int, int], dealer: int, pot: int = 0, newcomers: Collection[int] = ()
) -> Steps:
    """One round, from the antes or the bank to the last chip paid."""
    table = Table(options, chips, dealer, pot)
    assert len(table.order) >= 2, "nobody to play with"
    assert table.order[-1] == dealer, "the dealer has no part in the round"
    assert table.size, "more cards than there are"
    paused = False
    if options.variant in ("base", "six_pool"):
        for seat in table.order:
            table.pay("ante", seat, options.ante)
            if seat in newcomers and options.entry_fee:
                table.pay("entry fee", seat, options.entry_fee)
        yield from base(table) if options.variant == "base" else six_pool(table)
    else:
        paused = yield from offers(table)
        if not paused:
            yield from bank(table) if options.variant == "bank" else six_banker(table)
            table.chips[table.dealer] += table.pot
            table.log.append(("bank back", table.dealer, table.pot))
            table.pot = 0
    return {
        "chips": table.chips,
        "pot": table.pot,
        "dealer": table.dealer,
        "played": [] if paused else table.order,
        "paused": paused,
        "log": table.log,
    }


def deal_hands(table: Table, seats: list[int]) -> Part:
    """One card at a time, clockwise from the dealer's left; a misdealt hand gets as many as it is said to get."""
    table.hands = {seat: [] for seat in seats}
    due = dict.fromkeys(seats, table.size)
    while waiting := [seat for seat in seats if len(table.hands[seat]) < due[seat]]:
        seat = min(waiting, key=lambda each: len(table.hands[each]))
        answer = yield ("hand", seat)
        if isinstance(answer, tuple):
            _, other, count = answer
            assert count >= len(table.hands[other])
            due[other] = count
            table.log.append(answer)
        else:
            table.stock.remove(answer)
            table.hands[seat].append(answer)


def next_card(table: Table, due: Ask) -> Generator[Ask, Any, str]:
    """A card off the stock; if there is none, the discards are shuffled first (RD3)."""
    if not table.stock:
        yield ("shuffle", frozenset(table.discards))
        table.stock = set(table.discards)
        table.discards = []
        table.log.append(("shuffle", len(table.stock)))
    card: str = yield due
    table.stock.remove(card)
    table.discards.append(card)
    table.log.append((*due, card))
    return card


def bet_or_pass(table: Table, seat: int, least: int, most: int, price: int) -> Generator[Ask, Any, int | None]:
    """What a seat bets in its turn; a pass is paid for here."""
    if table.short(seat):
        price = 0
    price = min(price, table.chips[seat])
    bet = yield ("bet", seat, least, most, price)
    while isinstance(bet, tuple):
        table.expose(bet[1])
        bet = yield ("bet", seat, least, most, price)
    if bet is None:
        table.pay("pass", seat, price)
        return None
    assert isinstance(bet, int)
    assert least <= bet <= most
    table.take(seat, bet)
    return bet


def turn(table: Table, seat: int, least: int, price: int) -> Generator[Ask, Any, bool]:
    """A seat's whole turn in the base and bank versions; says whether it won."""
    stack = table.chips[seat]
    if not table.plays(seat):
        table.log.append(("sitting out", seat))
    elif not table.stock and not table.discards:
        table.log.append(("void", seat))
    elif stack == 0:
        table.log.append(("skipped", seat))
    else:
        bet = yield from bet_or_pass(table, seat, min(least, table.pot, stack), min(table.pot, stack), price)
        if bet is not None:
            if table.options.burn:
                yield from next_card(table, ("burn", seat))
            turned = yield from next_card(table, ("turn", seat))
            table.settle(seat, bet, turned)
            return winning_card(table.hands[seat], turned) is not None
    return False


def base(table: Table) -> Part:
    """§4.1 and §4.2, after the antes."""
    ante, limit = table.options.ante, table.options.pot_limit
    yield from deal_hands(table, table.order)
    for place, seat in enumerate(table.order):
        won = yield from turn(table, seat, ante, ante)
        if won:
            ante_again(table, table.order[place + 1 :])
    if limit is not None and table.pot > limit:
        share = table.pot // len(table.order)
        for seat in table.order:
            table.chips[seat] += share
            table.pot -= share
            table.log.append(("share", seat, share))


def ante_again(table: Table, later: list[int]) -> None:
    """An empty pot is filled again if somebody can still act (RD5 to RD8)."""
    empty = table.pot < table.options.ante if table.options.reante_below_min else table.pot == 0
    if empty and any(table.plays(seat) and table.chips[seat] for seat in later):
        for seat in table.order:
            if table.plays(seat):
                table.pay("re-ante", seat, table.options.ante)


def offers(table: Table) -> Generator[Ask, Any, bool]:
    """Who keeps the bank, and with how much (RD22); says whether everybody declined."""
    for seat in [table.order[-1], *table.order[:-1]]:
        amount = yield ("offer", seat, 1, table.chips[seat])
        if amount is not None:
            assert 1 <= amount <= table.chips[seat]
            table.dealer = seat
            table.order = clockwise(table.order, seat)
            table.pay("bank", seat, amount)
            return False
        table.log.append(("declined", seat))
    return True


def bank(table: Table) -> Part:
    """§4.3, after the bank has been put up."""
    players = table.order[:-1]
    yield from deal_hands(table, players)
    for seat in players:
        if table.pot == 0:
            return
        yield from turn(table, seat, table.options.min_bet, table.options.pass_fee)


def low_card(table: Table, seats: list[int]) -> Generator[Ask, Any, str]:
    """Hands, and then cards face up until a 6 or lower; all is dealt again if none comes (RD31)."""
    while True:
        yield from deal_hands(table, seats)
        while table.stock:
            card = yield ("up",)
            if isinstance(card, tuple):
                table.expose(card[1])
                continue
            table.stock.remove(card)
            table.log.append(("up", card))
            if card in LOW:
                return str(card)
        yield ("shuffle", frozenset(DECK))
        table.stock = set(DECK)
        table.discards = []
        table.log.append(("redeal",))


def six_banker(table: Table) -> Part:
    """§4.4, after the bank has been put up."""
    players = table.order[:-1]
    turned = yield from low_card(table, players)
    open_part, bets = table.pot, {}
    for seat in players:
        stack = table.chips[seat]
        if open_part and table.plays(seat):
            bet = yield from bet_or_pass(table, seat, 1, min(open_part, stack), 0)
            if bet is not None:
                bets[seat] = bet
                open_part -= bet
    for seat, bet in bets.items():
        table.settle(seat, bet, turned)


def six_pool(table: Table) -> Part:
    """§4.5, after the antes."""
    turned = yield from low_card(table, table.order)
    ranges = {}
    for seat in table.order:
        stack = table.chips[seat]
        if table.plays(seat) and stack:
            least, most = min(table.options.min_bet, table.pot, stack), min(table.pot, stack)
            ranges[seat] = (least, most, table.short(seat))
    bets = (yield ("bets", ranges)) if ranges else {}
    assert bets.keys() == ranges.keys()
    for seat, (least, most, may_pass) in ranges.items():
        bet = bets[seat]
        if bet is None:
            assert may_pass
        else:
            assert least <= bet <= most
            table.take(seat, bet)
    share_pool(table, {seat: bets[seat] for seat in table.order if bets.get(seat) is not None}, turned)


def share_pool(table: Table, bets: dict[int, int], turned: str) -> None:
    """Losers pay in first, then winners are paid from the dealer's left while the pool lasts (RD29, RD30)."""
    winners = [seat for seat in bets if winning_card(table.hands[seat], turned)]
    for seat in bets:
        if seat not in winners:
            table.pot += bets[seat]
            table.log.append(("lose", seat, bets[seat]))
    enough = True
    for seat in winners:
        bet, paid = bets[seat], 0
        if enough and table.pot >= bet:
            paid = bet
        elif enough:
            enough = False
            paid = table.pot if table.options.partial == "rest" else 0
        table.chips[seat] += bet + paid
        table.pot -= paid
        table.log.append(("win", seat, bet, paid))


def drive(steps: Steps, answer: Callable[[Ask], Any]) -> tuple[list[tuple[Ask, Any]], Result]:
    """A whole round with every question answered by a function: the questions with their answers, and the result."""
    asked = []
    try:
        ask = next(steps)
        while True:
            given = answer(ask)
            asked.append((ask, given))
            ask = steps.send(given)
    except StopIteration as end:
        return asked, end.value
