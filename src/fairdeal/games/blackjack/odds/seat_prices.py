"""The price of every choice of a seat: what the round is worth to it from here, in half-chips.

The net counts from before the bet to the settlement, all the seat's hands and its insurance together, so the prices of
all choices compare. The cards that the view has seen, those of other seats and earlier rounds too, are out of the shoe.

Two things are reckoned as if nothing more were seen before the seat decides again: what the cards of seats that play
before it will show, and what one hand of a split pair shows to the next (`split_odds`). Knowing them is worth a little,
so a price may be too low by that, and the prices of choices at the same moment by nearly the same.
Source: rules.md §3.2, §3.3.
"""

from fractions import Fraction
from typing import Final

from fairdeal.cards import rank_of
from fairdeal.engine.banking.moves import Bet, SitOut, Surrender, Withdraw
from fairdeal.engine.game import Price
from fairdeal.engine.moves import Legal, PlayerAction
from fairdeal.games.blackjack.hands import MOST
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.odds import worths
from fairdeal.games.blackjack.odds.fast import BEST, always
from fairdeal.games.blackjack.odds.hand_table import BLACKJACK, Counts, counts_of, kind_of
from fairdeal.games.blackjack.odds.losses import NO_LOSSES, Losses, split_losses, whole_losses
from fairdeal.games.blackjack.odds.shoes import Shoe, is_enough, kinds_of, odds_house, shoe_without
from fairdeal.games.blackjack.payouts import insured
from fairdeal.games.blackjack.settlement import FIRST
from fairdeal.games.blackjack.state import Decline, Double, Hit, Insure, Split, Stand
from fairdeal.games.blackjack.view import BoxView, HandView, View

PLACES: Final = 10**9
"""A price is rounded to this part of a half-chip; it is computed to within 10⁻¹¹ of the stake."""


def prices(view: View, legal: Legal) -> tuple[Price, ...]:
    """The price of each choice of the viewer's seat; none for a spectator, or when the shoe is nearly used up."""
    if view.you is None or not legal:
        return ()
    seat = _Seat(view)
    held = sum(hand.low for hand in seat.box.hands) + view.dealer_low
    if not is_enough(seat.shoe, view.house.max_hands, held):
        return ()
    bets = [Bet(view.you, amount) for amounts in legal.amounts for amount in sorted({amounts.least, amounts.most})]
    choices = [*bets, *(action for action in legal.actions if isinstance(action, PlayerAction))]
    return tuple(Price(choice, _rounded(seat.worth(choice, choices))) for choice in choices)


def _rounded(worth: float) -> Fraction:
    return Fraction(round(worth * PLACES), PLACES)


class _Seat:
    """What a seat's choices are worth, in half-chips."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.house: Final[House] = odds_house(view.house)
        self.shoe: Final[Shoe] = shoe_without(view.seen, self.house.decks)
        self.left: Final[Counts] = kinds_of(self.shoe)
        self.box: Final[BoxView] = next(box for box in view.boxes if box.seat == view.you)

    @property
    def up(self) -> int:
        """The kind of the upcard."""
        return kind_of(self.view.dealer[0])

    def worth(self, choice: PlayerAction, choices: list[PlayerAction]) -> float:
        match choice:
            case Bet(amount=amount):
                return self._bet(amount, self.box.chips)
            case SitOut():
                return 0.0
            case Withdraw():
                return self._withdraw()
            case Insure():
                return self._insured(min(insured(self.box.stake), self.box.chips))
            case Decline():
                return self._insured(0)
        return self._elsewhere() + self._played(choice, choices)

    # Bets and insurance

    def _bet(self, amount: int, chips: int) -> float:
        allowed = worths.means(self.house, (chips - amount) / amount)
        return amount * worths.round_worth(self.house, self.shoe, allowed=allowed)

    def _withdraw(self) -> float:
        """The best that is open after it: the least bet, the greatest, or to leave."""
        house, chips = self.view.house, self.box.chips + self.box.stake
        most = min(house.max_stake, chips)
        bets = {house.least_bet, most - most % house.bet_step}
        return max(0.0, *(self._bet(amount, chips) for amount in bets))

    def _insured(self, amount: int) -> float:
        """What playing on is worth with so much insurance, and the insurance itself."""
        (hand,) = self.box.hands
        allowed = worths.means(self.house, (self.box.chips - amount) / self.box.stake)
        matching = worths.matching_cards(self.house, self.shoe, [rank_of(card) for card in hand.cards])
        counts = counts_of(hand.cards)
        own = worths.hand_worths(self.house, self.left, counts, self.up, allowed=allowed, matching=matching)
        return self.box.stake * own.best + self._insurance(amount)

    def _insurance(self, amount: int) -> float:
        return amount * worths.insurance_net(self.left)

    # The hand in turn, and the others

    def _elsewhere(self) -> float:
        """What the seat's insurance and its hands that are complete are worth."""
        complete = (self._complete(hand) for hand in self.box.hands if not hand.can_change)
        insurance = self.box.insurance or 0
        return sum(complete) + (-insurance if self.view.peeked else self._insurance(insurance))

    def _complete(self, hand: HandView) -> float:
        if hand.low > MOST:
            return -float(hand.staked)
        chances = worths.dealer_odds(self.left, self.up, self.house)
        lost = hand.stake * self._losses(hand)[hand.doubled]
        return self._once(hand.staked * worths.net_of_total(chances, hand.best) - lost * chances[BLACKJACK])

    def _losses(self, hand: HandView) -> Losses:
        if self.view.peeked:
            return NO_LOSSES
        if not hand.from_split:
            return whole_losses(self.house)
        first, others = split_losses(self.house)
        return first if hand.number == FIRST else others

    def _once(self, worth: float) -> float:
        """A worth of all that may happen, as it is once the dealer has looked, if that is so."""
        return worth / (1 - worths.blackjack_chance(self.left, self.up)) if self.view.peeked else worth

    def _played(self, choice: PlayerAction, choices: list[PlayerAction]) -> float:
        hand = next(hand for hand in self.box.hands if hand.number == self.view.hand)
        pending = [each for each in self.box.hands if len(each.cards) == 1]
        chips = self.box.chips - (hand.stake if isinstance(choice, Double | Split) else 0)
        if isinstance(choice, Surrender):
            return self._once(hand.stake * worths.surrender_worth(self.left, self.up, self._losses(hand)))
        if isinstance(choice, Split):
            return self._pending(hand, len(pending) + 2, len(self.box.hands) + 1, chips)
        own = self._own(hand, choice, may_double=any(isinstance(each, Double) for each in choices))
        rest = self._pending(pending[0], len(pending), len(self.box.hands), chips) if pending else 0.0
        return hand.stake * own + rest

    def _own(self, hand: HandView, choice: PlayerAction, *, may_double: bool) -> float:
        doubles = worths.doubles_of(self.house, allowed=may_double)
        moment = worths.moment(self.house, self.left, counts_of(hand.cards), self.up)
        own = worths.course_worths(moment.course(self._losses(hand), doubles, always(BEST)))
        found = {Hit: own.hit, Stand: own.stand, Double: own.double}[type(choice)]
        assert found is not None, choice
        return self._once(found)

    def _pending(self, hand: HandView, pending: int, hands: int, chips: int) -> float:
        """What split hands are worth that are still to be played; `hand` is one of them, or the pair itself."""
        stakes = chips // hand.stake
        room = max(0, min(self.house.max_hands - hands, stakes))
        doubling = self.house.das and stakes >= pending + 2 * room
        allowed = worths.Means(double=False, insure=False, hands=hands + room, double_split=doubling)
        card = hand.cards[0]
        matching = worths.pairing_cards(self.house, self.shoe, rank_of(card))
        of_cards = (self.left, self.up, kind_of(card), matching)
        split = worths.split_hands(self.house, allowed, *of_cards, peeked=self.view.peeked)
        return self._once(hand.stake * split.worth(pending, room, first_is_pending=hand.number == FIRST))
