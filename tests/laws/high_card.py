"""High Card, a game of the tests alone: two seats bet, each is dealt a card face down, the higher takes both bets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from fairdeal.cards import DECK, Card, rank_of
from fairdeal.engine.accounts import Account, stack, stake
from fairdeal.engine.chance import Chance
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import CardDealt, Reason, RoundSettled, RoundVoided, Transfer, seen_by
from fairdeal.engine.game import AdviceRules, BotRules, Game, Odds, RoundRules, SightRules, Spot, TextRules, Verb
from fairdeal.engine.moves import (
    DEALER,
    DEALS,
    NOTHING,
    OVER,
    Action,
    Amounts,
    CardsToDeal,
    Deal,
    Event,
    Face,
    Fault,
    Legal,
    PlayerAction,
    SeatsToMove,
    Turn,
    Void,
)
from fairdeal.engine.options import Kind, check_bounds, option
from fairdeal.engine.sitting import Ending, Opening, Progress, Seated, ShuffleSpec, SittingRules, Standing
from fairdeal.engine.words import Seat, Sentence, ShownCards
from fairdeal.errors import IllegalAction, IllegalHouse

Moved = tuple["State", tuple[Event, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """What each seat bets at least, in half-chips, and how many rounds there are."""

    least: int = option(Kind.AMOUNT, 2 * CHIP, least=CHIP, most=100 * CHIP, source="the tests")
    rounds: int = option(Kind.COUNT, 3, least=1, most=10, source="the tests")

    def __post_init__(self) -> None:
        check_bounds(self)

    @property
    def most(self) -> int:
        return 2 * self.least


@dataclass(frozen=True)
class Player:
    seat: int
    chips: int
    bet: int = 0
    card: Card | None = None
    shown: bool = False


@dataclass(frozen=True)
class State:
    house: House
    players: tuple[Player, ...]
    is_over: bool = False

    def of(self, seat: int) -> Player | None:
        return next((player for player in self.players if player.seat == seat), None)

    def put(self, changed: Player) -> "State":
        players = tuple(changed if player.seat == changed.seat else player for player in self.players)
        return State(self.house, players, self.is_over)


@dataclass(frozen=True, slots=True)
class Bet(PlayerAction):
    amount: int


@dataclass(frozen=True, slots=True)
class Show(PlayerAction):
    pass


@dataclass(frozen=True, slots=True)
class Shown(Event):
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class View:
    you: int | None
    players: tuple[Player, ...]
    is_over: bool


def start(house: House, opening: Opening) -> State:
    players = tuple(Player(each.seat, each.chips) for each in opening.seats)
    return State(house, players, is_over=any(player.chips < house.least for player in players))


def turn(state: State) -> Turn:
    if state.is_over:
        return OVER
    asked = tuple(player.seat for player in state.players if not player.bet)
    if asked:
        return SeatsToMove(asked)
    for player in state.players:
        if player.card is None:
            return CardsToDeal(1, Face.DOWN, player.seat)
    return SeatsToMove(tuple(player.seat for player in state.players if not player.shown)[:1])


def legal(state: State, seat: int) -> Legal:
    now = turn(state)
    if seat == DEALER:
        cards = [deal for deal in DEALS if _is_left(state, deal.card)] if isinstance(now, CardsToDeal) else []
        return Legal((*cards, *([] if state.is_over else [Void(Fault.CARD_MISSING)])))
    player = state.of(seat)
    if player is None or not isinstance(now, SeatsToMove) or seat not in now.seats:
        return NOTHING
    return Legal((Show(seat),)) if player.bet else Legal(amounts=(_amounts(state.house, player),))


def check(state: State, action: Action) -> None:
    """The judge has its own words, and must come to what `legal` lists."""
    now = turn(state)
    if state.is_over:
        raise IllegalAction("round-over", "This round is over.")
    match action:
        case Deal(card=card):
            if not isinstance(now, CardsToDeal) or not _is_left(state, card):
                raise IllegalAction("no-card", "That card cannot be dealt now.")
        case Void(fault=fault):
            if fault is not Fault.CARD_MISSING:
                raise IllegalAction("no-fault", "A round is void when a card is missing, for nothing else.")
        case Bet(seat=seat, amount=amount):
            if amount not in _amounts(state.house, _asked(state, seat, bet=False)):
                raise IllegalAction("no-bet", "A bet of {amount} is not possible.", amount=amount)
        case Show(seat=seat):
            _asked(state, seat, bet=True)
        case _:
            raise IllegalAction("unknown", "That is no action of this game.")


def apply(state: State, action: Action) -> Moved:
    check(state, action)
    match action:
        case Deal(card=card):
            to = next(player for player in state.players if player.card is None)
            dealt = Player(to.seat, to.chips, to.bet, card)
            return state.put(dealt), (CardDealt(to.seat, card, Face.DOWN),)
        case Void(fault=fault):
            return _back(state, RoundVoided(fault), Reason.REFUND, ())
        case Bet(seat=seat, amount=amount):
            player = _found(state, seat)
            bet = Player(seat, player.chips - amount, amount)
            return state.put(bet), (Transfer(stack(seat), stake(seat, "bet"), amount, Reason.BET),)
    player = _found(state, action.seat)
    assert player.card is not None
    after = state.put(Player(player.seat, player.chips, player.bet, player.card, shown=True))
    told = (Shown(player.seat, player.card),)
    return _settle(after, told) if all(each.shown for each in after.players) else (after, told)


def balances(state: State) -> Mapping[Account, int]:
    stakes = {} if state.is_over else {stake(player.seat, "bet"): player.bet for player in state.players}
    return {stack(player.seat): player.chips for player in state.players} | stakes


def view(state: State, viewer: int | None) -> View:
    seen = [player.card if player.shown or player.seat == viewer else None for player in state.players]
    players = tuple(
        Player(player.seat, player.chips, player.bet, card, player.shown)
        for player, card in zip(state.players, seen, strict=True)
    )
    return View(viewer, players, state.is_over)


def playing(state: State) -> tuple[int, ...]:
    return tuple(player.seat for player in state.players)


def time_out(state: State, seat: int) -> Action:
    return Show(seat) if _found(state, seat).bet else Bet(seat, state.house.least)


def bot(view: View, legal: Legal, chance: Chance) -> PlayerAction:
    assert view.you is not None
    return Bet(view.you, legal.amounts[0].least) if legal.amounts else Show(view.you)


def tell(event: Event) -> Sentence | None:
    match event:
        case Shown(seat=seat, card=card):
            return Sentence("high-card-shown", {"seat": Seat(seat), "card": ShownCards((card,))})
    return None


def spots(view: View) -> tuple[Spot, ...]:
    return tuple(
        Spot(Sentence("the-seat", {"seat": Seat(each.seat)}), (each.card,), own=each.seat == view.you)
        for each in view.players
    )


class Tally(NamedTuple):
    house: House
    seats: tuple[Seated, ...]
    nets: tuple[tuple[int, ...], ...]
    rounds: int = 0
    left: tuple[int, ...] = ()


def sit(house: House, seats: tuple[Seated, ...]) -> Tally:
    if len(seats) != 2:
        raise IllegalHouse("two-seats", "This game is for two.")
    return Tally(house, seats, ((), ()))


def opening(tally: Tally) -> Opening:
    return Opening(tuple(each for each in tally.seats if each.seat not in tally.left))


def after(tally: Tally, state: State, cut_card_out: bool) -> Tally:
    assert state.is_over
    counted = all(player.shown for player in state.players)
    if not counted:
        return tally
    gains = [player.chips - each.chips for player, each in zip(state.players, tally.seats, strict=True)]
    seats = tuple(Seated(player.seat, player.chips) for player in state.players)
    nets = tuple((*before, gain) for before, gain in zip(tally.nets, gains, strict=True))
    return tally._replace(seats=seats, nets=nets, rounds=tally.rounds + 1)


def is_over(tally: Tally) -> bool:
    short = any(each.chips < tally.house.least for each in tally.seats)
    return tally.rounds == tally.house.rounds or short or bool(tally.left)


def standings(tally: Tally) -> tuple[Standing, ...]:
    ended = Ending.PLAYED if tally.rounds == tally.house.rounds else Ending.SHORT if is_over(tally) else None
    return tuple(
        Standing(each.seat, each.chips, nets, Ending.ABANDONED if each.seat in tally.left else ended)
        for each, nets in zip(tally.seats, tally.nets, strict=True)
    )


RULES: Final[SittingRules[House, State, Tally]] = SittingRules(
    sit=sit,
    shuffle=lambda tally: ShuffleSpec(1),
    opening=opening,
    after=after,
    join=lambda tally, newcomer: tally,
    bring=lambda tally, more: tally,
    leave=lambda tally, seat: (tally._replace(left=(*tally.left, seat)), ()),
    balances=lambda tally: {stack(each.seat): each.chips for each in tally.seats},
    is_over=is_over,
    standings=standings,
    progress=lambda tally: Progress(tally.rounds + 1, tally.house.rounds),
    notional=lambda house: house.most * house.rounds,
    least=lambda house: house.least,
)

GAME: Final[Game[House, State, View, Tally]] = Game(
    name="high-card",
    version=1,
    house=House,
    presets={"plain": House()},
    seats=lambda house: range(2),
    actions=(Bet, Show, Deal, Void),
    rules=RoundRules(
        start=start,
        turn=turn,
        legal=legal,
        check=check,
        move=apply,
        apply=apply,
        balances=balances,
        playing=playing,
        nets=lambda state: {},
        time_out=time_out,
    ),
    sight=SightRules(view=view, seen=seen_by),
    sitting=RULES,
    text=TextRules(
        (Verb("high-card-bet", Bet, wants_amount=True), Verb("high-card-show", Show)), tell, spots, ("high-card-guide",)
    ),
    advice=AdviceRules(price=lambda view, legal: (), odds=lambda house, asked: Odds({}, ())),
    bots=BotRules(usual=bot),
)


def _amounts(house: House, player: Player) -> Amounts:
    most = min(house.most, player.chips)
    return Amounts(Bet(player.seat, 0), house.least, most - (most - house.least) % CHIP, CHIP)


def _is_left(state: State, card: Card) -> bool:
    return card in DECK and all(player.card != card for player in state.players)


def _found(state: State, seat: int) -> Player:
    player = state.of(seat)
    if player is None:
        raise IllegalAction("no-seat", "There is no such seat.")
    return player


def _asked(state: State, seat: int, *, bet: bool) -> Player:
    player, now = _found(state, seat), turn(state)
    if not isinstance(now, SeatsToMove) or seat not in now.seats or bool(player.bet) is not bet:
        raise IllegalAction("not-asked", "This seat is not asked for that now.")
    return player


def _settle(state: State, told: tuple[Event, ...]) -> Moved:
    """The higher card takes both bets; equal ranks take their own back."""
    low, high = sorted(state.players, key=lambda player: rank_of(_card(player)))
    if rank_of(_card(low)) == rank_of(_card(high)):
        return _back(state, RoundSettled(), Reason.RETURN, told)
    won = Player(high.seat, high.chips + high.bet + low.bet, high.bet, high.card, shown=True)
    moved = (
        Transfer(stake(low.seat, "bet"), stack(high.seat), low.bet, Reason.WIN),
        Transfer(stake(high.seat, "bet"), stack(high.seat), high.bet, Reason.RETURN),
    )
    return State(state.house, state.put(won).players, is_over=True), (*told, *moved, RoundSettled())


def _back(state: State, end: Event, reason: Reason, told: tuple[Event, ...]) -> Moved:
    bets = [player for player in state.players if player.bet]
    moved = [Transfer(stake(each.seat, "bet"), stack(each.seat), each.bet, reason) for each in bets]
    players = tuple(Player(each.seat, each.chips + each.bet, each.bet, each.card, each.shown) for each in state.players)
    return State(state.house, players, is_over=True), (*told, *moved, end)


def _card(player: Player) -> Card:
    assert player.card is not None
    return player.card
