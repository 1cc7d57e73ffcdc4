"""A sitting of Red Dog that the game and the second referee judge side by side: where they differ, an assertion fails.

The referee asks, and the game must be at the same question: the same seat, the same amounts, the same card due. Both
are given the same answer, picked at random. After every round all chips are compared, and whose deal comes next.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final

from fairdeal.cards import Card, read_card
from fairdeal.engine.accounts import AccountKind
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import Reason, Transfer
from fairdeal.engine.moves import (
    DEALER,
    DEALS,
    OVER,
    TABLE,
    Action,
    Amounts,
    CardsToShuffle,
    Event,
    Face,
    Reshuffle,
    SeatsToMove,
)
from fairdeal.engine.shoe import card_due
from fairdeal.engine.sitting import Seated
from fairdeal.games.red_dog import GAME, House, State
from fairdeal.games.red_dog.events import HandsGathered
from fairdeal.games.red_dog.state import (
    Bet,
    Cover,
    DeclineBank,
    Discard,
    ExposeTop,
    Irregular,
    Misdeal,
    OfferBank,
    Outcome,
    Pass,
    Phase,
)
from tests.games.red_dog.referee import Ask, Result, time_out
from tests.games.red_dog.referee_house import DECK, LOW, Options, may_seat
from tests.games.red_dog.referee_sitting import Sitting

RULES: Final = GAME.rules
NUMBERS: Final = {name: read_card(name) for name in DECK}
NAMES: Final = {card: name for name, card in NUMBERS.items()}

CHIPS: Final = ("ante", "min_bet", "pass_fee", "pot_limit", "entry_fee")
"""The options that are amounts: whole chips for the referee, half-chips for the game."""


def house_of(options: Options, seats: int) -> House:
    """The same table for the game."""
    told: dict[str, Any] = {name: value for name, value in vars(options).items() if value != getattr(Options(), name)}
    told |= {name: told[name] * CHIP for name in CHIPS if name in told}
    told |= {"hand": str(told["hand"])} if "hand" in told else {}
    return House(seats=seats, **told)


def any_options(dice: Random) -> tuple[Options, int]:
    """A table of any kind that can be set up, and its seats."""
    while True:
        variant = dice.choice(("base", "base", "bank", "six_banker", "six_pool"))
        options, seats = Options(variant, **_any_of(variant, dice)), dice.randint(2, 15)
        if may_seat(options, seats):
            return options, seats


def _any_of(variant: str, dice: Random) -> dict[str, Any]:
    """Any values of the options that mean something in a variant."""
    pick, found = dice.choice, dict[str, Any]()
    if variant != "six_pool":
        found["hand"] = pick(("auto", "auto", 5, 4))
    if variant in ("base", "bank") and pick((True, False)):
        found |= {"burn": True, "burn_three_cards": pick((True, False))}
    if variant in ("base", "six_pool"):
        found |= {"ante": pick((1, 1, 2, 3, 5)), "entry_fee": pick((0, 0, 1, 4))}
    if variant == "base":
        found |= {"pot_limit": pick((None, 4, 15, 40)), "reante_below_min": pick((True, False))}
    if variant in ("bank", "six_pool"):
        found["min_bet"] = pick((1, 1, 2, 4))
    if variant == "bank":
        found["pass_fee"] = pick((0, 1, 3))
    if variant == "six_pool":
        found["partial"] = pick(("rest", "none"))
    return found


class Beside:
    """A sitting as both have it. `odd` are the half-chips beside the stacks, which the referee leaves out."""

    def __init__(self, dice: Random, *, mistakes: bool = False) -> None:
        self.dice, self.mistakes = dice, mistakes
        self.options, count = any_options(dice)
        self.house = house_of(self.options, count)
        self.odd: dict[int, int] = {}
        seats = sorted(dice.sample(range(count), dice.randint(2, count)))
        chips = {seat: self.some_chips(seat) for seat in seats}
        first = dice.choice(seats)
        sitting = GAME.sitting.sit(self.house, tuple(self.seated(seat, chips[seat]) for seat in seats))
        self.sitting = replace(sitting, dealer=first)
        self.other = Sitting(self.options, chips, first)
        self.state: State
        self.stock: list[str] = []
        self.moved: list[Transfer] = []
        self.redeals = 0

    def some_chips(self, seat: int) -> int:
        """So many whole chips for a seat, often too few, and perhaps a half-chip beside them."""
        self.odd[seat] = self.dice.choice((0, 0, 1))
        return self.dice.choice((0, 1, 2, 3, 4, 6, 10, 20, 60))

    def seated(self, seat: int, chips: int) -> Seated:
        return Seated(seat, chips * CHIP + self.odd[seat])

    # Between rounds

    def people_come_and_go(self) -> None:
        present = sorted(self.other.chips)
        free = [seat for seat in range(self.house.seats) if seat not in present]
        match self.dice.randrange(8):
            case 0 if len(present) > 2:
                self.leave(self.dice.choice(present))
            case 1 if free:
                seat = self.dice.choice(free)
                chips = self.some_chips(seat)
                self.other.join(seat, chips)
                self.sitting = GAME.sitting.join(self.sitting, self.seated(seat, chips))
            case 2:
                seat, chips = self.dice.choice(present), self.dice.randrange(1, 9)
                self.other.bring(seat, chips)
                self.sitting = GAME.sitting.bring(self.sitting, Seated(seat, chips * CHIP))
        self.compare_stacks()

    def leave(self, seat: int) -> None:
        left = self.other.leave(seat)
        self.sitting, _ = GAME.sitting.leave(self.sitting, seat)
        [gone] = [each for each in self.sitting.players if each.seat == seat and each.left][-1:]
        assert gone.chips == left * CHIP + self.odd[seat]

    def close(self) -> None:
        """The table breaks up at once, or seat by seat, and the last one takes the pot."""
        if self.dice.randrange(2):
            self.other.close()
            self.sitting, _ = GAME.sitting.close(self.sitting)
            self.compare_stacks()
        for seat in self.dice.sample(sorted(self.other.chips), len(self.other.chips)):
            if len(self.other.chips) == 1:
                self.other.close()
                self.sitting, _ = GAME.sitting.close(self.sitting)
            self.compare_stacks()
            self.leave(seat)

    def compare_stacks(self) -> None:
        assert {each.seat: each.chips for each in self.sitting.present} == {
            seat: chips * CHIP + self.odd[seat] for seat, chips in self.other.chips.items()
        }
        assert self.sitting.pot == self.other.pot * CHIP

    # A round

    def can_deal(self) -> bool:
        self.state = RULES.start(self.house, GAME.sitting.opening(self.sitting))
        can_deal = self.other.can_deal()
        assert (self.state.phase is not Phase.OVER) == can_deal
        assert not can_deal or self.state.dealer == self.other.dealer()
        return can_deal

    def round(self) -> Result:
        """One round, compared at every question and in the end."""
        self.stock, self.moved, before = self.dice.sample(DECK, 52), [], self.other.dealer()
        if not self.dice.randrange(10):
            self.stock.sort(key=LOW.__contains__)  # low cards come first: full tables of six-spot run out of them
        _, result = self.other.round(self.answer)
        self.show_cards()
        assert RULES.turn(self.state) is OVER
        self.compare_round(result)
        self.sitting = GAME.sitting.after(self.sitting, self.state, False)
        self.compare_stacks()
        assert not result["paused"] or self.other.dealer() == before
        return result

    def compare_round(self, result: Result) -> None:
        boxes = self.state.boxes
        assert {box.seat: box.chips for box in boxes} == {
            seat: chips * CHIP + self.odd[seat] for seat, chips in result["chips"].items()
        }
        assert self.state.pot == result["pot"] * CHIP
        assert sorted(result["played"]) == list(RULES.playing(self.state))
        assert (self.state.fault is not None) == result["paused"]
        assert result["paused"] or self.state.dealer == result["dealer"]
        log = result["log"]
        for outcome, word in ((Outcome.WON, "win"), (Outcome.LOST, "lose"), (Outcome.VOID, "void")):
            seats = {line[1] for line in log if line[0] == word}
            assert {box.seat for box in boxes if box.outcome is outcome} == seats
        for reason, words in _PAYMENTS.items():
            paid = [(line[1], line[2] * CHIP) for line in log if line[0] in words and line[2]]
            assert sorted(self.paid(reason)) == sorted(paid), reason

    def paid(self, reason: Reason) -> list[tuple[int, int]]:
        """Which seats were paid, or paid, so much for a reason, in order."""
        moved = [each for each in self.moved if each.reason is reason]
        return [
            (each.source.seat if each.source.kind is AccountKind.STACK else each.target.seat, each.amount)
            for each in moved
        ]

    def do(self, action: Action) -> None:
        """A decision or a mistake, judged; a card comes from the stock and needs no judge."""
        self.state, events = RULES.apply(self.state, action)
        self.note(events)

    def note(self, events: tuple[Event, ...]) -> None:
        self.moved += [each for each in events if type(each) is Transfer]
        self.redeals += sum([type(each) is HandsGathered for each in events])

    def show_cards(self) -> None:
        """Who has several winning cards shows one; which, is of no matter to the referee."""
        if self.state.phase is Phase.SHOW:
            self.do(self.dice.choice(RULES.legal(self.state, self.state.in_turn).actions))

    # The referee's questions

    def answer(self, ask: Ask) -> Any:
        self.show_cards()
        match ask[0]:
            case "hand":
                face = Face.SEALED if self.house.is_six_spot else Face.DOWN
                return self.misdeal() or self.card(ask[1], face)
            case "up":
                return self.expose() or self.card(TABLE, Face.UP)
            case "burn" | "turn":
                return self.card(TABLE, Face.UP)
            case "shuffle":
                return self.shuffle(ask[1])
            case "bets":
                return self.sealed_bets(ask[1])
        return self.offer(ask) if ask[0] == "offer" else self.expose() or self.bet(ask)

    def card(self, to: int, face: Face) -> str:
        turn = RULES.turn(self.state)
        assert turn == card_due(to, face), turn
        name = self.stock.pop()
        self.state, events = RULES.move(self.state, DEALS[NUMBERS[name]])
        if len(events) > 1:
            self.note(events)
        return name

    def shuffle(self, cards: frozenset[str]) -> None:
        turn = RULES.turn(self.state)
        assert isinstance(turn, CardsToShuffle)
        assert {NAMES[Card(card)] for card, count in enumerate(turn.cards) if count} == cards
        assert sum(turn.cards) == len(cards)
        self.stock = self.dice.sample(sorted(cards), len(cards))
        self.do(Reshuffle())

    def offer(self, ask: Ask) -> int | None:
        _, seat, least, most = ask
        actions, (amounts,) = self.asked(seat)
        assert actions == (DeclineBank(seat),)
        self.compare_amounts(amounts, OfferBank(seat, 0), least, most)
        amount = None if self.dice.random() < 0.2 else self.amount(least, most)
        self.do(DeclineBank(seat) if amount is None else OfferBank(seat, amount * CHIP))
        return amount

    def bet(self, ask: Ask) -> int | None:
        _, seat, least, most, price = ask
        actions, (amounts,) = self.asked(seat)
        bet = Cover(seat, 0) if self.house.variant == "six_banker" else Bet(seat, 0)
        self.compare_amounts(amounts, bet, least, most)
        is_late, amount = self.dice.random() < 0.1, self.amount(least, most)
        if is_late or self.dice.random() < 0.2:
            [fold] = actions
            assert not is_late or RULES.time_out(self.state, seat) == fold
            assert time_out(ask) is None
            self.fold(fold, seat, price)
            return None
        self.do(amounts.complete(amount * CHIP))
        return amount

    def fold(self, fold: Action, seat: int, price: int) -> None:
        """A pass or a free discard costs what the referee says. What follows may take more antes, so look at fines."""
        assert isinstance(fold, (Pass, Discard))
        before = len(self.paid(Reason.FINE))
        self.do(fold)
        assert self.paid(Reason.FINE)[before:] == ([(seat, price * CHIP)] if price else [])

    def sealed_bets(self, ranges: dict[int, tuple[int, int, bool]]) -> dict[int, int | None]:
        turn = RULES.turn(self.state)
        assert isinstance(turn, SeatsToMove)
        assert set(turn.seats) == set(ranges)
        bets: dict[int, int | None] = {}
        late = time_out(("bets", ranges))
        for seat in self.dice.sample(sorted(ranges), len(ranges)):
            least, most, may_pass = ranges[seat]
            actions, (amounts,) = self.asked(seat)
            assert actions == ((Discard(seat),) if may_pass else ())
            self.compare_amounts(amounts, Bet(seat, 0), least, most)
            bets[seat] = late[seat] if self.dice.random() < 0.1 else self.amount(least, most)
            action = Discard(seat) if bets[seat] is None else Bet(seat, (bets[seat] or 0) * CHIP)
            assert bets[seat] != late[seat] or RULES.time_out(self.state, seat) == action
            self.do(action)
        return bets

    def asked(self, seat: int) -> tuple[tuple[Action, ...], tuple[Amounts, ...]]:
        turn = RULES.turn(self.state)
        assert isinstance(turn, SeatsToMove)
        assert seat in turn.seats
        assert len(turn.seats) == 1 or self.state.phase is Phase.SEALED_BETS
        legal = RULES.legal(self.state, seat)
        return legal.actions, legal.amounts

    def compare_amounts(self, amounts: Amounts, move: Action, least: int, most: int) -> None:
        assert amounts == Amounts(move, least * CHIP, most * CHIP, CHIP), (least, most)

    def amount(self, least: int, most: int) -> int:
        return self.dice.choice((least, most, self.dice.randint(least, most)))

    # What goes wrong with real cards

    def misdeal(self) -> Ask | None:
        if not self.mistakes or self.dice.random() > 0.03:
            return None
        actions = RULES.legal(self.state, DEALER).actions
        mistake = self.dice.choice([each for each in actions if isinstance(each, Misdeal)] or [None])
        if mistake is None:
            return None
        [box] = [each for each in self.state.boxes if each.seat == mistake.target]
        count = box.due + 1 if mistake.wrong is Irregular.OVER else len(box.hand)
        self.do(mistake)
        return ("misdeal", mistake.target, count)

    def expose(self) -> Ask | None:
        if not self.mistakes or self.dice.random() > 0.1 or ExposeTop() not in RULES.legal(self.state, DEALER).actions:
            return None
        self.do(ExposeTop())
        return ("expose", self.card(TABLE, Face.UP))


_PAYMENTS: Final = {
    Reason.ANTE: ("ante", "re-ante"),
    Reason.ENTRY: ("entry fee",),
    Reason.FINE: ("pass",),
    Reason.SHARE: ("share",),
}
"""What the referee's log calls the payments of a reason."""


def rounds_beside(seed: int, *, rounds: int, mistakes: bool) -> Iterator[Beside]:
    """So many rounds compared, in as many sittings as that takes; each sitting as it breaks up."""
    dice, played = Random(seed), 0
    while played < rounds:
        beside = Beside(dice, mistakes=mistakes)
        for _ in range(dice.randint(1, 20)):
            beside.people_come_and_go()
            if beside.can_deal():
                beside.round()
                played += 1
        beside.close()
        yield beside


def told(sittings: Iterator[Beside]) -> Counter[str]:
    """How many rounds of each variant were counted, and how often all was dealt again."""
    counts: Counter[str] = Counter()
    for each in sittings:
        counts[each.options.variant] += each.other.rounds
        counts["redeals"] += each.redeals
    return counts
