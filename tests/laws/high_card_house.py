"""High Card against the house: a whole banking game in one file, of the tests alone; see docs/adding-a-game.md.

Every seat bets and gets one card face up, and the dealer one. The higher rank wins as much as was bet; a tie loses.
"""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import partial
from typing import Final, NamedTuple

from fairdeal.cards import Card, rank_of
from fairdeal.engine import moves
from fairdeal.engine.accounts import stake
from fairdeal.engine.banking import paying, sittings, text
from fairdeal.engine.banking.betting import Betting, bets_between
from fairdeal.engine.banking.bots import by_kind, least_bet
from fairdeal.engine.banking.moves import Bet, Place
from fairdeal.engine.banking.options import Stakes, stake_option
from fairdeal.engine.banking.rounds import asked
from fairdeal.engine.banking.sittings import ShoeTally
from fairdeal.engine.boxes import find, swap
from fairdeal.engine.chance import Chance
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import CardDealt, seen_by
from fairdeal.engine.game import AdviceRules, BotRules, Game, Odds, Price, RoundRules, SightRules, Spot, TextRules
from fairdeal.engine.moves import DEALER, Deal, DealOut, Event, Legal, PlayerAction
from fairdeal.engine.options import Kind, check_bounds, option
from fairdeal.engine.refusals import nothing_to_deal
from fairdeal.engine.rulebook import Rulebook
from fairdeal.engine.shoe import card_dealt, card_due, check_card, count_seen, possible_deals
from fairdeal.engine.sitting import Opening, SittingRules
from fairdeal.engine.tally import check_seats
from fairdeal.engine.words import Sentence, ShownCards

# The table and the round


@dataclass(frozen=True, slots=True, kw_only=True)
class House(Stakes):
    min_stake: int = stake_option(CHIP, source="the tests")
    max_stake: int = stake_option(20 * CHIP, source="the tests")
    seats: int = option(Kind.COUNT, 3, least=1, most=5, source="the tests")
    decks: int = option(Kind.CHOICE, 1, choices=(1, 2), source="the tests")
    even_stakes_only: bool = option(Kind.SWITCH, False, source="the tests")

    def __post_init__(self) -> None:
        check_bounds(self)
        self.check_stakes("min_stake", "max_stake")
        self.check_order("min_stake", "max_stake")

    @property
    def cut_card(self) -> tuple[int, int] | None:
        """Every round is dealt from a fresh shuffle."""
        return None


class Phase(StrEnum):
    BETTING = "betting"
    DEAL = "deal"
    OVER = "over"


class Box(NamedTuple):
    seat: int
    chips: int
    place: Place = Place.ASKED
    stake: int = 0
    card: Card | None = None
    returned: int = 0

    @property
    def staked(self) -> int:
        return self.stake


class State(NamedTuple):
    house: House
    boxes: tuple[Box, ...]
    phase: Phase
    gone: tuple[int, ...]
    up: tuple[Card, ...] = ()
    dealer: Card | None = None
    fault: moves.Fault | None = None


Moved = tuple[State, tuple[Event, ...]]


@dataclass(frozen=True, slots=True)
class BoxSettled(Event):
    seat: int
    staked: int
    returned: int


# The rules of a round


def possible(state: State, box: Box) -> moves.Amounts | None:
    house = state.house
    return bets_between(box.seat, house.min_stake, min(house.max_stake, box.chips), house.stake_step)


BETTING: Final[Betting[State, Box]] = Betting(
    possible=possible,
    wager="bet",
    betting=Phase.BETTING,
    closed=Phase.DEAL,
    over=Phase.OVER,
)


def start(house: House, opening: Opening) -> State:
    check_seats(house, opening.seats)
    boxes = tuple(Box(each.seat, each.chips) for each in opening.seats)
    return BETTING.opened(State(house, boxes, Phase.BETTING, opening.gone))


def next_box(state: State) -> Box | None:
    return next((box for box in state.boxes if box.place is Place.IN and box.card is None), None)


def turn(state: State) -> moves.Turn:
    if state.phase is not Phase.DEAL:
        return moves.SeatsToMove(asked(state)) if state.phase is Phase.BETTING else moves.OVER
    box = next_box(state)
    return card_due(DEALER if box is None else box.seat)


def legal(state: State, seat: int) -> Legal:
    box = find(state.boxes, seat)
    if seat != DEALER:
        return moves.NOTHING if box is None else BETTING.legal(state, box)
    deals = possible_deals(state.house.decks, state.gone, state.up) if state.phase is Phase.DEAL else ()
    return Legal((*BETTING.dealer_actions(state), *deals))


def check_deal(state: State, action: Deal) -> None:
    if state.phase is not Phase.DEAL:
        raise nothing_to_deal()
    check_card(action.card, state.house.decks, state.gone, state.up)


def deal(state: State, action: Deal) -> Moved:
    box, dealt = next_box(state), state._replace(up=(*state.up, action.card))
    if box is None:
        events = (card_dealt(DEALER, action.card),)
        return paying.settle(dealt._replace(dealer=action.card), events, partial(settled, action.card), Phase.OVER)
    boxes = swap(state.boxes, box, box._replace(card=action.card))
    return dealt._replace(boxes=boxes), (card_dealt(box.seat, action.card),)


def settled(dealers: Card, box: Box, told: list[Event]) -> Box:
    assert box.card is not None
    wager = stake(box.seat, "bet")
    wins = rank_of(box.card) > rank_of(dealers)
    transfers = paying.won(wager, box.seat, box.stake) if wins else (paying.lost(wager, box.stake),)
    returned = paying.to_stacks(transfers)
    told += [*transfers, BoxSettled(box.seat, box.stake, returned)]
    return box._replace(chips=box.chips + returned, returned=returned)


BOOK: Final[Rulebook[State]] = BETTING.rulebook({Deal: (check_deal, deal)})
RULES: Final[RoundRules[House, State]] = BETTING.rules(
    BOOK, start=start, turn=turn, legal=legal, time_out=lambda state, seat: DealOut(seat)
)

SITTING: Final[SittingRules[House, State, ShoeTally[House]]] = sittings.rules(
    sit=sittings.sit,
    after=lambda sitting, state, cut_card_out: sittings.after_round(sitting, state, lambda dealt: False),
    notional=lambda house: 100 * house.max_stake,
    least=lambda house: house.min_stake,
)

# What is seen, said, advised, and played by bots


@dataclass(frozen=True, slots=True)
class View:
    you: int | None
    house: House
    boxes: tuple[Box, ...]
    dealer: Card | None
    seen: tuple[int, ...]


def view(state: State, viewer: int | None) -> View:
    return View(viewer, state.house, state.boxes, state.dealer, count_seen(state.gone, state.up))


def tell(event: Event) -> Sentence | None:
    match event:
        case CardDealt(to=to, card=card):
            dealers = Sentence("high-card-house-dealt", {"card": ShownCards((card,))})
            return dealers if to == DEALER else text.tell_dealt(to, card)
        case BoxSettled(seat=seat, staked=staked, returned=returned):
            return text.tell_settled("high-card-house-settled", seat, staked, returned)
    return text.tell(event)


def spots(view: View) -> tuple[Spot, ...]:
    dealers = Spot(Sentence("the-dealer"), () if view.dealer is None else (view.dealer,))
    return (dealers, *(spot(view, box) for box in view.boxes))


def spot(view: View, box: Box) -> Spot:
    held = () if box.card is None else (box.card,)
    return text.seat_spot(box.seat, held, text.note_of_bet(box.stake, box.place), view.you)


def price(view: View, legal: Legal) -> tuple[Price, ...]:
    """A bet loses what ties take, for either card is the higher as often; no bet is worth nothing."""
    left = [view.house.decks * 4] * 13
    for card, count in enumerate(view.seen):
        left[rank_of(Card(card))] -= count
    tie = Fraction(sum(count * (count - 1) for count in left), sum(left) * (sum(left) - 1))
    bets = [amounts.complete(amount) for amounts in legal.amounts for amount in (amounts.least, amounts.most)]
    choices = dict.fromkeys(each for each in (*bets, *legal.actions) if isinstance(each, PlayerAction))
    return tuple(Price(each, -tie * each.amount if isinstance(each, Bet) else Fraction(0)) for each in choices)


def bot(view: View, legal: Legal, chance: Chance) -> PlayerAction:
    return least_bet(legal) or next(iter(by_kind(legal).values()))


GAME: Final[Game[House, State, View, ShoeTally[House]]] = Game(
    name="high-card-house",
    version=1,
    house=House,
    presets={"plain": House()},
    seats=lambda house: range(house.seats),
    actions=BOOK.actions,
    rules=RULES,
    sight=SightRules(view, seen_by),
    sitting=SITTING,
    text=TextRules((text.BET, text.SIT_OUT, text.WITHDRAW), tell, spots, guide=("high-card-house-guide",)),
    advice=AdviceRules(price=price, odds=lambda house, asked: Odds({}, ())),
    bots=BotRules(usual=bot),
)
