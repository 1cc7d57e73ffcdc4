"""The settlement table, row by row, and the checks beside it. Source: rules.md §3.3, §6 vectors 13 to 15."""

import pytest

from fairdeal.engine.accounts import HOUSE, stack, stake
from fairdeal.engine.banking.rounds import net as net_of
from fairdeal.engine.chips import read_chips
from fairdeal.engine.events import Reason, RoundSettled, RoundVoided, Transfer
from fairdeal.engine.moves import Fault
from fairdeal.games.blackjack import House
from fairdeal.games.blackjack.events import BoxSettled, HandSettled, InsuranceSettled
from fairdeal.games.blackjack.state import Outcome, Phase
from tests.games.blackjack.scripts import chips, play, seated

DAS = House(das=True)
OBO = House(das=True, obo=True, max_hands=4)
FOUR = House(max_hands=4)

ROWS = [
    # bet, cards and choices, outcomes of the hands, committed, returned in total, net
    # dealt blackjack
    ("10", "A 10 K | A", "pushed", "10", "10", "0"),
    ("10", "A A K | 10", "pushed", "10", "10", "0"),
    ("10", "A A K | 5", "blackjack", "10", "25", "+15"),
    ("10", "A 10 K | 6", "blackjack", "10", "25", "+15"),
    ("10", "A 9 K", "blackjack", "10", "25", "+15"),
    ("3", "A 9 K", "blackjack", "3", "7½", "+4½"),
    ("100", "A 9 K", "blackjack", "100", "250", "+150"),
    # busted
    ("10", "10 9 6 | hit | 10", "busted", "10", "0", "−10"),
    ("10", "10 A 6 | decline | hit | 10", "busted", "10", "0", "−10"),
    # dealer blackjack
    ("10", "10 A 9 | decline | stand | K", "lost", "10", "0", "−10"),
    ("10", "10 A 5 | decline | hit | 6 | K", "lost", "10", "0", "−10"),
    ("10", "10 K 9 | stand | A", "lost", "10", "0", "−10"),
    ("10", "6 K 5 | double | 10 | A", "lost", "20", "0", "−20"),
    # dealer bust
    ("10", "10 6 2 | stand | 10 10", "won", "10", "20", "+10"),
    ("10", "6 6 5 | double | 2 | 10 10", "won", "20", "40", "+20"),
    # compared
    ("10", "10 9 10 | stand | 10", "won", "10", "20", "+10"),
    ("10", "10 9 9 | stand | 10", "pushed", "10", "10", "0"),
    ("10", "10 9 8 | stand | 10", "lost", "10", "0", "−10"),
    ("10", "6 9 5 | double | 10 | 10", "won", "20", "40", "+20"),
    ("10", "6 9 5 | double | 8 | 10", "pushed", "20", "20", "0"),
    ("10", "6 9 5 | double | 2 | 10", "lost", "20", "0", "−20"),
    ("3", "10 9 10 | stand | 10", "won", "3", "6", "+3"),
    ("10", "5 7 6 | hit | 10 | 4 10", "pushed", "10", "10", "0"),
    # split
    ("10", "8 9 8 | split | 7 | hit | 10 | A | stand | 10", "busted pushed", "20", "10", "−10"),
    ("10", "A 9 A | split | K | Q | 10", "won won", "20", "40", "+20"),
    ("10", "A 7 A | split | K | 5 | 4 10", "pushed lost", "20", "10", "−10"),
    ("10", "A K A | split | K | Q | A", "lost lost", "20", "0", "−20"),
    ("10", "K 10 Q | split | A | A | 5 6", "pushed pushed", "20", "20", "0"),
]


@pytest.mark.parametrize(
    ("bet", "script", "outcomes", "committed", "returned", "net"), ROWS, ids=[f"{row[0]} {row[1]}" for row in ROWS]
)
def test_3_3_every_row_returns_what_the_table_says(
    bet: str, script: str, outcomes: str, committed: str, returned: str, net: str
) -> None:
    played = play(f"bet {bet} | {script}")
    assert played.state.phase is Phase.OVER
    assert played.outcomes() == outcomes.split()
    assert played.box().staked == read_chips(committed)
    assert played.returned() == played.box().returned == read_chips(returned)
    assert played.net() == net_of(played.box()) == chips(net)
    settled = [event for event in played.events if isinstance(event, HandSettled)]
    assert [event.outcome for event in settled] == outcomes.split()
    assert sum(event.staked for event in settled) == read_chips(committed)
    assert sum(event.returned for event in settled) == read_chips(returned)
    assert played.events[-1] == RoundSettled()


INSURED = [
    # bet, cards and choices, insurance, what it returned, net of the whole
    ("100", "10 A 9 | insure | stand | K", "50", "150", "0"),
    ("10", "10 A 9 | insure | stand | 9", "5", "0", "−15"),
    ("10", "10 A 9 | insure | stand | 5 10 10", "5", "0", "+5"),
    ("10", "10 A 6 | insure | hit | 10 | K", "5", "15", "0"),
    ("10", "10 A 6 | insure | hit | 10 | 5", "5", "0", "−15"),
    ("3", "10 A 9 | insure | stand | K", "1½", "4½", "0"),
    ("3", "10 A 9 | insure | stand | 7", "1½", "0", "+1½"),
    ("10", "6 A 5 | insure | double | 10 | K", "5", "15", "−10"),
    ("10", "8 A 8 | insure | split | 10 | stand | 10 | stand | K", "5", "15", "−10"),
]


@pytest.mark.parametrize(
    ("bet", "script", "insurance", "returned", "net"), INSURED, ids=[f"{row[0]} {row[1]}" for row in INSURED]
)
def test_3_3_insurance_pays_twice_itself_against_a_blackjack_and_is_lost_otherwise(
    bet: str, script: str, insurance: str, returned: str, net: str
) -> None:
    played = play(f"bet {bet} | {script}")
    assert played.box().insurance == read_chips(insurance)
    assert InsuranceSettled(0, read_chips(insurance), read_chips(returned)) in played.events
    assert played.net() == chips(net)
    assert BoxSettled(0, played.box().staked, played.returned()) in played.events


# The vectors


@pytest.mark.parametrize(("upcard", "drawn"), [("K 5", 1), ("K A", 1), ("9", 0)])
def test_vector_13_one_busts_one_has_blackjack(upcard: str, drawn: int) -> None:
    up, *next_card = upcard.split()
    script = f"0: bet 10 | 1: bet 10 | 10 A {up} 6 K | 0: hit | 10 {' '.join(next_card)}"
    played = play(script, seats=seated(100, 100))
    assert played.state.phase is Phase.OVER
    assert played.drawn == drawn
    assert played.outcomes(0) == [Outcome.BUSTED]
    assert played.outcomes(1) == [Outcome.PUSHED if upcard == "K A" else Outcome.BLACKJACK]


def test_vector_14_an_insured_hand_that_busts_is_paid_its_insurance_when_the_ace_draws_a_ten() -> None:
    played = play("bet 10 | 10 A 6 | insure | hit | 10 | K")
    assert played.drawn == 1
    assert [event for event in played.events if isinstance(event, Transfer)] == [
        Transfer(stack(0), stake(0, "hand-1"), 20, Reason.BET),
        Transfer(stack(0), stake(0, "insurance"), 10, Reason.BET),
        Transfer(HOUSE, stake(0, "insurance"), 20, Reason.WIN),
        Transfer(stake(0, "insurance"), stack(0), 30, Reason.RETURN),
        Transfer(stake(0, "hand-1"), HOUSE, 20, Reason.LOSS),
    ]
    assert played.net() == 0


def test_vector_15_split_eights_bust_and_push() -> None:
    played = play("bet 10 | 8 9 8 | split | 7 | hit | K | A | stand | Q")
    assert played.nets() == [chips("−10"), 0]


def test_vector_15_a_doubled_eleven_that_makes_21_loses_both_stakes_to_a_blackjack() -> None:
    played = play("bet 10 | 6 K 5 | double | J | A")
    assert played.hand().total.best == 21
    assert played.net() == chips("−20")


# The wagers


def test_g2_every_hand_double_and_insurance_is_a_wager_of_its_own() -> None:
    script = "bet 10 | 8 A 8 | insure | split | 3 | double | 10 | 2 | double | 10 | 6"
    played = play(script, house=DAS)
    bets = [event for event in played.events if isinstance(event, Transfer) and event.reason is Reason.BET]
    assert [str(bet.target) for bet in bets] == [
        "stake:0/hand-1",
        "stake:0/insurance",
        "stake:0/hand-2",
        "stake:0/double-1",
        "stake:0/double-2",
    ]
    assert [bet.amount for bet in bets] == [20, 10, 20, 20, 20]


def test_bj6_hands_of_a_second_split_are_numbered_as_they_arise_and_played_from_left_to_right() -> None:
    played = play("bet 10 | 8 9 8 | split | 8 | split | 10 | stand | 9 | stand | 7 | stand | K", house=FOUR)
    assert [hand.number for hand in played.box().hands] == [1, 3, 2]
    assert [hand.total.best for hand in played.box().hands] == [18, 17, 15]


# BJ7: original bets only


@pytest.mark.parametrize(
    ("script", "net"),
    [
        ("6 K 5 | double | 10 | A", "−10"),
        ("8 K 8 | split | 10 | stand | 10 | stand | A", "−10"),
        ("8 K 8 | split | 3 | double | 10 | 3 | double | 10 | A", "−10"),
        ("8 K 8 | split | 8 | split | 10 | stand | 10 | stand | 10 | stand | A", "−10"),
        ("8 K 8 | split | 10 | stand | 7 | hit | 10 | A", "−20"),
        ("8 K 8 | split | 7 | hit | 10 | 10 | stand | A", "−10"),
        ("10 K 9 | stand | A", "−10"),
        ("A K K | A", "0"),
    ],
)
def test_bj7_with_obo_a_dealers_blackjack_takes_the_first_bet_and_what_has_bust(script: str, net: str) -> None:
    played = play(f"bet 10 | {script}", house=OBO)
    assert played.state.phase is Phase.OVER
    assert played.net() == chips(net)


def test_bj7_with_obo_an_ordinary_loss_takes_all_the_same() -> None:
    assert play("bet 10 | 6 9 5 | double | 2 | 10", house=OBO).net() == chips("−20")


def test_bj7_without_obo_a_dealers_blackjack_takes_doubles_and_splits() -> None:
    played = play("bet 10 | 8 K 8 | split | 3 | double | 10 | 3 | double | 10 | A", house=DAS)
    assert played.net() == chips("−40")


# Void rounds


@pytest.mark.parametrize(
    ("script", "back"),
    [
        ("void", "0"),
        ("bet 10 | void", "10"),
        ("bet 10 | 10 | void", "10"),
        ("bet 10 | 10 A 6 | insure | void", "15"),
        ("bet 10 | 6 9 5 | double | void", "20"),
        ("bet 10 | 8 9 8 | split | 7 | void", "20"),
        ("bet 10 | 8 9 8 | split | 7 | hit | K | void", "20"),
    ],
)
def test_whenever_a_round_is_void_every_wager_goes_back_even_of_a_bust(script: str, back: str) -> None:
    played = play(script)
    assert played.returned() == read_chips(back)
    assert played.net() == net_of(played.box()) == 0
    assert played.events[-1] == RoundVoided(Fault.CARD_MISSING)


def test_bj1_half_chips_are_exact_and_even_stakes_never_come_to_one() -> None:
    even = House(even_stakes_only=True)
    for bet in range(2, 101, 2):
        assert play(f"bet {bet} | A 9 K", house=even).net() % 2 == 0
        assert play(f"bet {bet} | 10 A 9 | insure | stand | 7", house=even).net() % 2 == 0
    assert play("bet 7 | A 9 K").net() == chips("+10½")


def test_3_1_a_bust_is_told_at_once_and_its_chips_move_with_the_others() -> None:
    played = play("0: bet 10 | 1: bet 10 | 10 10 9 6 9 | 0: hit | 10", seats=seated(100, 100))
    assert played.kinds[-1] == "Busted"
    assert played.state.phase is Phase.PLAY
    assert stake(0, "hand-1") not in [event.source for event in played.events if isinstance(event, Transfer)]
