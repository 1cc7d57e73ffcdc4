"""The settlement table, row by row, and the worked example. Source: rules.md §1.3, §1.5, §6 vector 1."""

import pytest

from fairdeal.engine.accounts import HOUSE, stack, stake
from fairdeal.engine.banking.rounds import net as net_of
from fairdeal.engine.chips import read_chips
from fairdeal.engine.events import Reason, RoundSettled, RoundVoided, Transfer
from fairdeal.engine.moves import Fault
from fairdeal.games.casino_war import House
from fairdeal.games.casino_war.state import BoxSettled, Outcome, Phase
from tests.games.casino_war.scripts import FREE, chips, play, seated

ROWS = [
    # stake, cards and choices, committed, returned in total, net
    ("2", "A♣ K♥", Outcome.WON, "2", "4", "+2"),
    ("2", "2♣ 3♥", Outcome.LOST, "2", "0", "−2"),
    ("2", "9♣ 9♥ | surrender", Outcome.SURRENDERED, "2", "1", "−1"),
    ("2", "9♣ 9♥ | war | Q♦ K♥", Outcome.WAR_LOST, "4", "0", "−4"),
    ("2", "9♣ 9♥ | war | K♦ Q♥", Outcome.WAR_WON, "4", "6", "+2"),
    ("2", "9♣ 9♥ | war | K♦ K♥", Outcome.WAR_TIED, "4", "8", "+4"),
    ("3", "A♣ K♥", Outcome.WON, "3", "6", "+3"),
    ("3", "2♣ 3♥", Outcome.LOST, "3", "0", "−3"),
    ("3", "9♣ 9♥ | surrender", Outcome.SURRENDERED, "3", "1½", "−1½"),
    ("3", "9♣ 9♥ | war | Q♦ K♥", Outcome.WAR_LOST, "6", "0", "−6"),
    ("3", "9♣ 9♥ | war | K♦ Q♥", Outcome.WAR_WON, "6", "9", "+3"),
    ("3", "9♣ 9♥ | war | K♦ K♥", Outcome.WAR_TIED, "6", "12", "+6"),
    ("100", "A♣ K♥", Outcome.WON, "100", "200", "+100"),
    ("100", "2♣ 3♥", Outcome.LOST, "100", "0", "−100"),
    ("100", "9♣ 9♥ | surrender", Outcome.SURRENDERED, "100", "50", "−50"),
    ("100", "9♣ 9♥ | war | Q♦ K♥", Outcome.WAR_LOST, "200", "0", "−200"),
    ("100", "9♣ 9♥ | war | K♦ Q♥", Outcome.WAR_WON, "200", "300", "+100"),
    ("100", "9♣ 9♥ | war | K♦ K♥", Outcome.WAR_TIED, "200", "400", "+200"),
]


@pytest.mark.parametrize(
    ("bet", "script", "outcome", "committed", "returned", "net"), ROWS, ids=[f"{row[0]}-{row[2]}" for row in ROWS]
)
def test_1_3_every_outcome_returns_what_the_table_says(
    bet: str, script: str, outcome: Outcome, committed: str, returned: str, net: str
) -> None:
    played = play(f"bet {bet} | {script}")
    assert played.state.phase is Phase.OVER
    assert played.box().staked == read_chips(committed)
    assert played.returned() == played.box().returned == read_chips(returned)
    assert played.net() == net_of(played.box()) == chips(net)
    assert BoxSettled(0, outcome, read_chips(committed), read_chips(returned)) in played.events
    assert played.events[-1] == RoundSettled()


def test_1_5_nines_then_kings_win_four_and_no_further_card_is_dealt() -> None:
    played = play("bet 2 | 9♣ 9♥ | war | K♦ K♥", house=House())
    initial, war, seat = stake(0, "initial"), stake(0, "war"), stack(0)
    assert [event for event in played.events if isinstance(event, Transfer)] == [
        Transfer(seat, initial, 4, Reason.BET),
        Transfer(seat, war, 4, Reason.BET),
        Transfer(initial, seat, 4, Reason.RETURN),
        Transfer(HOUSE, war, 8, Reason.WIN),
        Transfer(war, seat, 12, Reason.RETURN),
    ]
    assert played.net() == chips("+4")
    assert played.taken == 8
    assert played.state.phase is Phase.OVER


def test_1_4_a_round_void_after_the_three_card_burn_returns_all_four_chips() -> None:
    played = play("bet 2 | 9♣ 9♥ | war | burn 3 | void", house=House())
    assert played.returned() == read_chips("4")
    assert played.net() == 0
    assert played.events[-1] == RoundVoided(Fault.CARD_MISSING)
    assert played.state.fault is Fault.CARD_MISSING


@pytest.mark.parametrize(
    ("script", "back"),
    [
        ("void", "0"),
        ("bet 2 | void", "2"),
        ("bet 2 | burn 1 | void", "2"),
        ("bet 2 | 9♣ | void", "2"),
        ("bet 2 | 9♣ 9♥ | void", "2"),
        ("bet 2 | 9♣ 9♥ | war | void", "4"),
        ("bet 2 | 9♣ 9♥ | war | burn 3 | void", "4"),
        ("bet 2 | 9♣ 9♥ | war | K♦ | void", "4"),
    ],
)
def test_1_4_whenever_a_round_is_void_every_wager_goes_back(script: str, back: str) -> None:
    played = play(script)
    assert played.returned() == read_chips(back)
    assert played.net() == 0
    assert net_of(played.box()) == 0


def test_1_4_an_absent_card_is_never_compared_so_a_void_round_has_no_outcome() -> None:
    played = play("bet 2 | K♣ | void")
    assert played.box().outcome is None
    assert "BoxSettled" not in played.kinds


@pytest.mark.parametrize(
    ("player", "dealer", "outcome"),
    [
        ("A♣", "K♠", Outcome.WON),
        ("K♠", "A♣", Outcome.LOST),
        ("A♠", "2♣", Outcome.WON),
        ("2♠", "A♣", Outcome.LOST),
        ("10♣", "9♠", Outcome.WON),
        ("J♣", "10♠", Outcome.WON),
        ("Q♣", "J♠", Outcome.WON),
        ("K♣", "Q♠", Outcome.WON),
    ],
)
def test_1_1_the_ace_beats_the_king_and_even_the_two_is_below_it(player: str, dealer: str, outcome: Outcome) -> None:
    assert play(f"bet 2 | {player} {dealer}").box().outcome is outcome


def test_1_1_ranks_stand_from_two_to_ace() -> None:
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    for low, player in enumerate(ranks):
        for high, dealer in enumerate(ranks):
            played = play(f"bet 2 | {player}♣ {dealer}♦")
            expected = Outcome.WON if low > high else Outcome.LOST if low < high else None
            assert played.box().outcome is expected
            assert (played.state.phase is Phase.TIES) is (low == high)


@pytest.mark.parametrize("suits", ["♣♣", "♣♦", "♣♥", "♣♠", "♠♣", "♥♦", "♦♥"])
def test_1_1_suits_are_equal(suits: str) -> None:
    assert play(f"bet 2 | 9{suits[0]} 9{suits[1]}").state.phase is Phase.TIES
    assert play(f"bet 2 | 9♣ 9♥ | war | K{suits[0]} K{suits[1]}").box().outcome is Outcome.WAR_TIED


@pytest.mark.parametrize(("first", "outcome"), [("2♣ 2♥", Outcome.WAR_WON), ("A♣ A♥", Outcome.WAR_WON)])
def test_1_2_only_the_new_cards_are_compared_in_a_war(first: str, outcome: Outcome) -> None:
    played = play(f"bet 2 | {first} | war | 4♦ 3♥")
    assert played.box().outcome is outcome
    assert played.box().card is not None


def test_1_2_the_first_cards_stay_open_during_the_war() -> None:
    played = play("bet 2 | 9♣ 9♥ | war | K♦")
    assert len(played.state.up) == 3
    assert played.box().card == 7
    assert played.state.dealer_card == 26 + 7


@pytest.mark.parametrize(("payout", "net"), [("2:1", "+4"), ("1:1", "+2")])
def test_cw11_a_second_tie_pays_the_war_wager_two_to_one_or_by_option_one_to_one(payout: str, net: str) -> None:
    played = play("bet 2 | 9♣ 9♥ | war | K♦ K♥", house=House(war_tie_payout=payout))
    assert played.net() == chips(net)


@pytest.mark.parametrize("cards", ["K♦ Q♥", "Q♦ K♥"])
def test_cw11_the_payout_of_a_tie_changes_nothing_else(cards: str) -> None:
    nets = {play(f"bet 2 | 9♣ 9♥ | war | {cards}", house=House(war_tie_payout=each)).net() for each in ("2:1", "1:1")}
    assert len(nets) == 1


def test_cw2_half_of_an_odd_stake_is_an_exact_half_chip() -> None:
    played = play("bet 5 | 9♣ 9♥ | surrender", house=FREE, seats=seated(5))
    assert played.returned() == read_chips("2½")
    assert played.box().chips == read_chips("2½")
