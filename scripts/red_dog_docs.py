"""Writes the tables of docs/games/red-dog.md: cards are judged by the rules, odds are counted exactly."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Final

from fairdeal.cards import RANKS, Card, read_card, read_cards, show_cards
from fairdeal.engine.figures import decimal_text
from fairdeal.errors import IllegalHouse
from fairdeal.games.red_dog.house import House, cards_needed, hand_size
from fairdeal.games.red_dog.odds.blind import LOW_RANKS, Blind, average_chance, mean_chance, redeal_chance
from fairdeal.games.red_dog.odds.hands import HandCounts, count_hands
from fairdeal.games.red_dog.odds.pool import least_bets_growth, whole_pool_factor
from fairdeal.games.red_dog.settlement import winners
from scripts.markdown import markdown_table

HAND: Final = "9♠ K♦ 4♥ 4♣ 2♣"
TURNED: Final = ("4♠", "A♠", "9♥", "K♠", "3♣")
SIZES: Final = (5, 4, 3)
BANDS: Final = 10
"""Hands are shown by tenths of the chance to win."""

DEALS: Final[tuple[tuple[str, House, tuple[int, ...]], ...]] = (
    ("Pot", House(), (5, 4)),
    ("Pot, burnt card", House(burn=True), (5, 4, 3)),
    ("Bank", House(variant="bank"), (5, 4)),
    ("Bank, burnt card", House(variant="bank", burn=True), (5, 4)),
    ("Six-spot, banker", House(variant="six_banker"), (5, 4)),
    ("Six-spot, pool", House(variant="six_pool"), (3,)),
)


def hand() -> str:
    """What one hand does against some cards."""
    return markdown_table(("Turned", f"With {HAND}"), ((each, _against(read_card(each))) for each in TURNED))


def hands() -> str:
    """How all hands do against the next card, by size, and then by tenths of the chance to win."""
    counts = [count_hands(size) for size in SIZES]
    summary = markdown_table(
        ("Cards", "Hands", "Chance to win", "Favourites", "Per chip, favourites bet alone"), map(_hands_row, counts)
    )
    bands = (
        (f"{10 * band}–{10 * band + 10} %", *(f"{_in_band(each, band):,}" for each in counts)) for band in range(BANDS)
    )
    return summary + "\n\n" + markdown_table(("Chance to win", *(f"{size} cards" for size in SIZES)), bands)


def sufficiency() -> str:
    """Which sizes of a hand the deck suffices for: cards needed of 52, by players; in bold what is dealt."""
    columns = [(name, house, size) for name, house, sizes in DEALS for size in sizes]
    rows = ((str(players), *(_needed(house, players, size) for _, house, size in columns)) for players in range(6, 16))
    return markdown_table(("Players", *(f"{name}: {size} cards" for name, _, size in columns)), rows)


def blind() -> str:
    """How often a hand that nobody has looked at beats the card for all, before the deal."""
    deals = [("3 cards, 6 players", Blind(6, 3)), ("3 cards, 15 players", Blind(15, 3))]
    deals += [("5 cards, 5 players and a banker", Blind(5, 5)), ("4 cards, 9 players and a banker", Blind(9, 4))]
    rows = [(RANKS[rank], *(_percent(average_chance(each, Card(rank))) for _, each in deals)) for rank in LOW_RANKS]
    rows.append(("any", *(_percent(mean_chance(each)) for _, each in deals)))
    return markdown_table(("Card for all", *(name for name, _ in deals)), rows)


def pool() -> str:
    """How likely a redeal is, and how the pool grows, by number of players."""
    return markdown_table(
        ("Players", "Redeal", "Least bets: chips a round", "Whole pool: times the pool"), map(_pool_row, range(2, 16))
    )


def redeals() -> str:
    """How likely a redeal is against a banker, where it is possible at all."""
    found = [(players, _banker_deal(players)) for players in range(2, 11)]
    rows = [(str(players), str(each.size), _percent(redeal_chance(each), 5)) for players, each in found]
    return markdown_table(("Players, the banker among them", "Cards", "Redeal"), rows)


GENERATORS: Final[Mapping[str, Callable[[], str]]] = {
    "red-dog-hand": hand,
    "red-dog-hands": hands,
    "red-dog-sufficiency": sufficiency,
    "red-dog-blind": blind,
    "red-dog-pool": pool,
    "red-dog-redeals": redeals,
}


def _against(turned: Card) -> str:
    found = winners(read_cards(HAND), turned)
    return f"wins with {show_cards(found[:1])}" if found else "loses"


def _hands_row(counts: HandCounts) -> tuple[str, ...]:
    figures = (counts.p_win, counts.p_favourite, counts.best_ev)
    return (str(counts.size), f"{counts.total:,}", *(f"{each} = {decimal_text(each, 7)}" for each in figures))


def _in_band(counts: HandCounts, band: int) -> int:
    """The hands whose chance is in this tenth; the ends that are shared count to the upper one, 1 to the last."""
    return sum(
        hands
        for beaten, hands in enumerate(counts.hands)
        if min(BANDS - 1, Fraction(beaten * BANDS, counts.rest) // 1) == band
    )


def _needed(house: House, players: int, size: int) -> str:
    """Empty where the variant has not so many players; crossed out what cannot be dealt."""
    if players > house.most_seats:
        return ""
    needed = cards_needed(house, players, size)
    if needed > 52:
        return f"{needed} ✗"
    return f"**{needed}**" if _dealt(house, players) == size else str(needed)


def _dealt(house: House, players: int) -> int | None:
    """The size of the hands that so many players get, as the house decides it."""
    try:
        return hand_size(House(variant=house.variant, burn=house.burn, seats=players), players)
    except IllegalHouse:
        return None


def _banker_deal(players: int) -> Blind:
    size = hand_size(House(variant="six_banker", seats=players), players)
    assert size is not None
    return Blind(players - 1, size)


def _pool_row(players: int) -> tuple[str, ...]:
    deal = Blind(players, 3)
    grown = decimal_text(least_bets_growth(deal, ante=1), 4)
    return (str(players), _percent(redeal_chance(deal), 5), grown, decimal_text(whole_pool_factor(deal), 4))


def _percent(chance: Fraction, places: int = 3) -> str:
    if not chance:
        return "never"
    least = Fraction(1, 10**places)
    return f"{decimal_text(100 * chance, places)} %" if 100 * chance >= least else f"< {decimal_text(least, places)} %"
