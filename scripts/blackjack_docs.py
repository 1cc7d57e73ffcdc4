"""Writes the tables of docs/games/blackjack.md: rounds are played through the engine, odds are enumerated."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from fairdeal.cards import read_cards, show_cards
from fairdeal.engine.banking.moves import Bet
from fairdeal.engine.banking.rounds import net as net_of
from fairdeal.engine.chips import CHIP, show_chips
from fairdeal.engine.fold import fold
from fairdeal.engine.moves import Action, Deal, PlayerAction
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.games.blackjack import GAME, House, State
from fairdeal.games.blackjack.odds.basic import exact_chart, plan_for
from fairdeal.games.blackjack.odds.chart import LETTERS, SIGNS, UPCARDS, Line, chart_lines
from fairdeal.games.blackjack.odds.hand_table import RESULTS
from fairdeal.games.blackjack.odds.shoes import RANK_OF_ACE, full_shoe, kinds_of, take_ranks
from fairdeal.games.blackjack.odds.worths import dealer_odds, round_worth
from fairdeal.games.blackjack.state import Decline, Double, Hit, Insure, Split, Stand
from scripts.markdown import markdown_table

BET: Final = 10
"""The bet of every example, in chips."""

USUAL: Final = House()
Part = str | type[PlayerAction]
"""Cards in a row, dealt one after another, or what the seat does."""

SETTLEMENTS: Final[tuple[tuple[str, House, tuple[Part, ...]], ...]] = (
    ("Blackjack", USUAL, ("Ac 9d Kh",)),
    ("Blackjack against a blackjack", USUAL, ("Ac Td Kh", "As")),
    ("Better than the dealer", USUAL, ("Tc 9d Qh", Stand, "Ks")),
    ("The dealer busts", USUAL, ("Tc 6d 2h", Stand, "Ks Tc")),
    ("Equal", USUAL, ("Tc 9d 9h", Stand, "Ks")),
    ("Worse than the dealer", USUAL, ("Tc 9d 8h", Stand, "Ks")),
    ("Bust", USUAL, ("Tc 9d 6h", Hit, "Ks")),
    ("Double, won", USUAL, ("6c 9d 5h", Double, "Ts", "Kc")),
    ("Double, lost to a blackjack", USUAL, ("6c Kd 5h", Double, "Ts", "Ac")),
    ("The same with `obo`", House(obo=True), ("6c Kd 5h", Double, "Ts", "Ac")),
    ("Split: a bust, and equal", USUAL, ("8c 9d 8h", Split, "7s", Hit, "Kc", "Ad", Stand, "Qh")),
    ("Split aces, two tens: plain 21", USUAL, ("Ac 7d Ah", Split, "Ks", "Qc", "4d Th")),
    ("Insured, and the dealer has blackjack", USUAL, ("Tc Ad 9h", Insure, Stand, "Ks")),
    ("Insured, bust, and the dealer has blackjack", USUAL, ("Tc Ad 6h", Insure, Hit, "Ks", "Qc")),
    ("Insured for nothing, won", USUAL, ("Tc Ad 9h", Insure, Stand, "7s")),
)

DRAWS: Final[tuple[tuple[str, tuple[Part, ...]], ...]] = (
    ("A hand that stands", ("Tc 6d 9h", Stand, "Ks 2c")),
    ("A hand that stands", ("Tc 6d 9h", Stand, "As")),
    ("A hand that stands", ("Tc 5d 9h", Stand, "As 3c")),
    ("A hand that stands", ("Tc Ad 9h", Decline, Stand, "4s 7c 5d")),
    ("Only a bust", ("Tc Kd 6h", Hit, "Qs")),
    ("Only a bust, not insured", ("Tc Ad 6h", Decline, Hit, "Qs")),
    ("Only a bust, insured", ("Tc Ad 6h", Insure, Hit, "Qs", "2c")),
    ("Only a blackjack", ("Ac Kd Kh", "2s")),
    ("Only a blackjack", ("Ac Ad Kh", "2s")),
    ("Only a blackjack", ("Ac 9d Kh",)),
)

HOUSES: Final[tuple[tuple[str, House], ...]] = (
    ("as usual", House()),
    ("`das`", House(das=True)),
    ("`max_hands=4`", House(max_hands=4)),
    ("`double_soft_low`", House(double_soft_low=True)),
    ("`obo`", House(obo=True)),
    ("`split_tens=never`", House(split_tens="never")),
    ("the table `european`", GAME.presets["european"]),
    ("the table `friendly`", GAME.presets["friendly"]),
    ("`hits_soft_17`", House(hits_soft_17=True)),
    ("`double_on=any`", House(double_on="any")),
    ("`peek`", House(peek=True)),
    ("`surrender=late`", House(surrender="late")),
    ("`blackjack_pays=6:5`", House(blackjack_pays="6:5")),
    ("`max_hands=4` and `resplit_aces`", House(max_hands=4, resplit_aces=True)),
    ("the table `vegas-strip`", GAME.presets["vegas-strip"]),
    ("the table `double-deck`", GAME.presets["double-deck"]),
    ("the table `single-deck`", GAME.presets["single-deck"]),
)


def settlement() -> str:
    """What a bet of 10 comes to."""
    return markdown_table(
        ("Outcome", "Your cards", "Dealer", "Staked", "Returned", "Net"),
        ((name, *_settled(_played(house, parts))) for name, house, parts in SETTLEMENTS),
    )


def draws() -> str:
    """How many cards the dealer takes."""
    return markdown_table(("On the table", "Upcard", "The dealer takes"), _drawn_rows())


def edges() -> str:
    """What a round from a whole shoe is worth to a player, under several houses."""
    return markdown_table(("House", "By the chart", "Played best"), map(_edge_row, HOUSES))


def dealer() -> str:
    """The dealer's chances from each upcard, of a shoe from which nothing but that is gone."""
    return markdown_table(("Upcard", *RESULTS), map(_dealer_row, UPCARDS))


def chart() -> str:
    """The chart of the usual house, a line for each hand."""
    return markdown_table(("Hand", *(SIGNS[up] for up in UPCARDS)), map(_chart_row, chart_lines(exact_chart(USUAL))))


GENERATORS: Final[Mapping[str, Callable[[], str]]] = {
    "blackjack-settlement": settlement,
    "blackjack-draws": draws,
    "blackjack-edges": edges,
    "blackjack-dealer": dealer,
    "blackjack-chart": chart,
}


def _edge_row(named: tuple[str, House]) -> tuple[str, str, str]:
    name, house = named
    shoe = full_shoe(house.decks)
    by_chart = round_worth(house, shoe, plan=plan_for(house, exact_chart(house)))
    return name, _percent(by_chart), _percent(round_worth(house, shoe))


def _dealer_row(up: int) -> tuple[str, ...]:
    rank = RANK_OF_ACE if SIGNS[up] == "A" else up - 1
    chances = dealer_odds(kinds_of(take_ranks(full_shoe(), [rank])), up)
    return (SIGNS[up], *(f"{chance:.6f}" for chance in chances))


def _chart_row(line: Line) -> tuple[str, ...]:
    return (line.sign, *(LETTERS[move] for move in line.moves))


def _percent(worth: float) -> str:
    return f"{100 * worth:.4f} %".replace("-", "−")


def _drawn_rows() -> Iterator[tuple[str, str, str]]:
    for name, parts in DRAWS:
        upcard, *drawn = _played(USUAL, parts).dealer
        yield name, show_cards([upcard]), show_cards(drawn) or "nothing"


def _played(house: House, parts: tuple[Part, ...]) -> State:
    """A round of one seat with this bet and these parts."""
    actions: list[Action] = [Bet(0, BET * CHIP)]
    for part in parts:
        actions += [Deal(card) for card in read_cards(part)] if isinstance(part, str) else [part(0)]
    start = GAME.rules.start(house, Opening((Seated(0, 100 * CHIP),)))
    return fold(GAME, start, actions)


def _settled(state: State) -> tuple[str, ...]:
    (box,) = state.boxes
    money = (show_chips(box.staked), show_chips(box.returned), show_chips(net_of(box), signed=True))
    return (" · ".join(show_cards(hand.cards) for hand in box.hands), show_cards(state.dealer), *money)
