"""What `fairdeal odds red-dog` tells: its fields, its sentences, and what cannot be asked."""

import json
from fractions import Fraction
from math import comb

import pytest

from fairdeal.engine.game import Odds
from fairdeal.errors import FairdealError
from fairdeal.games.red_dog.house import House
from fairdeal.games.red_dog.odds.blind import Blind, average_chance, redeal_chance
from fairdeal.games.red_dog.odds.report import answer
from fairdeal.games.red_dog.odds.stakes import Stake
from fairdeal.locale import LANGUAGES, catalogue_of
from tests.locale import ftl

BASE = House()
POOL = House(variant="six_pool")
BANKER = House(variant="six_banker")
BANK = House(variant="bank")
HAND = "9♠ K♦ 4♥ 4♣ 2♣"
FAVOURITE = "A♠ A♦ K♣ K♥ 2♣"
HOPELESS = "2♠ 2♦ 2♣ 2♥ 3♥"


def told(house: House, language: str = "en", **questions: str) -> list[str]:
    return [catalogue_of(language).say(each) for each in answer(house, questions).sentences]


# Fields


def test_the_fields_of_a_hand() -> None:
    assert answer(BASE, {"hand": HAND, "seen": "3♣ A♠", "pot": "10", "ante": "2", "players": "4"}).figures == {
        "variant": "base",
        "players": 4,
        "size": 5,
        "ante": 2,
        "seen": ["3c", "As"],
        "hand": ["9s", "Kd", "4h", "4c", "2c"],
        "unseen": 45,
        "beaten": 20,
        "p_win": "4/9",
        "p_win_decimal": "0.444444444444",
        "ev": "-1/9",
        "ev_decimal": "-0.111111111111",
        "pot": 10,
        "least_bet": 2,
        "most_bet": 10,
        "best_bet": 2,
        "fine": 2,
        "best_bet_before_others": 2,
    }


@pytest.mark.parametrize(
    ("house", "questions", "best"),
    [
        (BASE, {"hand": FAVOURITE, "pot": "10", "ante": "2"}, 10),
        (BASE, {"hand": HAND, "pot": "10", "ante": "2"}, 2),
        (BASE, {"hand": HAND, "pot": "1", "ante": "2"}, 1),
        (BASE, {"hand": HOPELESS, "pot": "10", "ante": "2"}, 0),
        (BASE, {"hand": HOPELESS, "pot": "1", "ante": "2"}, 1),  # the pot is less than the fine
        (BASE, {"hand": FAVOURITE, "ante": "3", "players": "4"}, 12),  # a fresh pot
        (BANK, {"hand": FAVOURITE, "pot": "10"}, 10),
        (BANK, {"hand": HAND, "pot": "10"}, 0),  # to pass is free
        (POOL, {"turned": "2♣", "pot": "10"}, 10),
        (POOL, {"turned": "6♣", "pot": "10"}, 1),  # nobody may pass
        (BANKER, {"turned": "6♣", "pot": "10"}, 10),  # five cards
        (BANKER, {"turned": "6♣", "pot": "10", "players": "10"}, 10),  # four, still a favourite
        (BANKER, {"turned": "6♣", "seen": "A♣", "pot": "10", "players": "10"}, 0),
    ],
)
def test_the_best_bet(house: House, questions: dict[str, str], best: int) -> None:
    """Most above one half, least below it; a pass where it costs no more. Source: rules.md §4.8 RD5."""
    assert answer(house, questions).figures["best_bet"] == best


@pytest.mark.parametrize(("below", "bet"), [(False, 9), (True, 8)])
def test_before_others_a_favourite_leaves_a_chip_in_the_pot_or_the_ante(below: bool, bet: int) -> None:
    house = House(reante_below_min=below)
    assert answer(house, {"hand": FAVOURITE, "pot": "10", "ante": "2"}).figures["best_bet_before_others"] == bet


def test_no_bet_is_named_against_a_bank_that_is_not() -> None:
    assert "best_bet" not in answer(BANK, {"hand": HAND}).figures


def test_leaving_a_chip_is_never_worse_than_winning_the_whole_pot() -> None:
    for wins in range(24, 48):
        for ante in (1, 2, 7):
            stake = Stake(Fraction(wins, 47), fund=40, kept=1, ante=ante)
            assert stake.best_bet(ante, 40) == 39
            assert all(stake.value(39) >= stake.value(bet) for bet in range(ante, 41))


def test_the_fields_of_all_hands() -> None:
    figures = answer(BASE, {}).figures
    hands = figures["hands"]
    assert isinstance(hands, dict)
    assert (list(hands), sum(hands.values())) == ([str(number) for number in range(48)], 2_598_960)
    assert (figures["p_win"], figures["p_favourite"], figures["rest"]) == ("8689/19740", "79/238", 47)
    four = answer(BASE, {"players": "9", "seen": "A♠"}).figures
    assert (four["size"], four["total"], four["seen"]) == (4, comb(51, 4), ["As"])


def test_the_fields_of_a_pool() -> None:
    figures = answer(POOL, {"players": "15"}).figures
    assert (figures["players"], figures["size"]) == (15, 3)
    assert figures["redeal"] == str(redeal_chance(Blind(15, 3))) == "16182/643195"
    blind = figures["blind"]
    assert isinstance(blind, dict)
    assert list(blind) == ["2", "3", "4", "5", "6"]
    assert figures["growth_least_bets_decimal"] == "15.508768624497"
    assert figures["growth_whole_pool_decimal"] == "1.976268608498"
    assert answer(POOL, {"players": "6"}).figures["redeal"] == "0/1"


def test_a_banker_has_no_hand() -> None:
    figures = answer(BANKER, {"players": "10"}).figures
    assert figures["redeal"] == str(redeal_chance(Blind(9, 4)))
    blind = figures["blind"]
    assert isinstance(blind, dict)
    assert blind["6"] == str(average_chance(Blind(9, 4), 4))  # type: ignore[arg-type]
    assert "growth_least_bets" not in figures


def test_a_hand_in_six_spot_meets_any_low_card_or_the_one_that_was_turned() -> None:
    figures = answer(BANKER, {"hand": HAND}).figures
    assert (figures["unseen"], figures["beaten"], figures["p_win"]) == (17, 13, "13/17")
    assert answer(BANKER, {"hand": HAND, "turned": "5♥"}).figures["p_win"] == "0/1"
    assert answer(BANKER, {"hand": HAND, "turned": "3♥"}).figures["p_win"] == "1/1"
    assert "best_bet" not in figures


@pytest.mark.parametrize(
    ("house", "questions"),
    [(BASE, {}), (BASE, {"hand": HAND}), (POOL, {"players": "15"}), (BANKER, {"turned": "6♣", "pot": "3"})],
)
def test_the_fields_are_json(house: House, questions: dict[str, str]) -> None:
    figures = answer(house, questions).figures
    assert json.loads(json.dumps(figures)) == figures


# Sentences


def test_a_hand_is_told_with_what_a_pass_costs() -> None:
    assert told(BASE, hand=HAND, pot="10", ante="2") == [
        "Unseen cards this hand beats: 21 of 47. Chance to win: 0.446809 (21/47).",
        "A bet is worth −0.106383 per chip (−5/47).",
        "Best bet: the least allowed, 2.",
        "A pass costs a fine of 2, and the least bet, 2, can lose no more than that. "
        "A hand that can win should always bet.",
    ]


def test_a_favourite_is_told_to_leave_a_chip() -> None:
    assert told(BASE, hand=FAVOURITE, pot="10", ante="2")[2:] == [
        "Best bet: the most allowed, 10.",
        "A pass costs a fine of 2, and the least bet, 2, can lose no more than that. "
        "A hand that can win should always bet.",
        "While others are still to play, bet 9 instead: after a win that empties the pot, "
        "everyone antes 2 again, the winner too.",
    ]


def test_a_hand_that_cannot_win_is_told_to_pass() -> None:
    assert told(BASE, hand=HOPELESS, pot="10", ante="2")[-1] == "Best choice: pass."


def all_told() -> list[Odds]:
    asked = [
        (BASE, {}),
        (BASE, {"hand": HAND, "pot": "10"}),
        (BASE, {"hand": FAVOURITE, "pot": "10"}),
        (BASE, {"hand": HOPELESS}),
        (POOL, {}),
        (POOL, {"turned": "6♣", "pot": "1"}),
        (BANKER, {"hand": HAND}),
    ]
    return [answer(house, questions) for house, questions in asked]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language_and_nothing_else_is_in_the_catalogue(language: str) -> None:
    sentences = [each for odds in all_told() for each in odds.sentences]
    assert all(catalogue_of(language).say(each) for each in sentences)
    keys = {key for key in ftl.keys(language, "red-dog-odds.ftl") if not key.startswith("error-")}
    assert keys == {each.key for each in sentences}


# What cannot be asked


@pytest.mark.parametrize(
    ("house", "questions", "said"),
    [
        (BASE, {"hand": "9♠ K♦"}, "“9♠ K♦” has 2 cards. In this game a hand has 4, 5."),
        (BASE, {"hand": ""}, "“” has 0 cards. In this game a hand has 4, 5."),
        (BASE, {"hand": "9♠ K♦ 4♥ 4♣", "players": "6"}, "“9♠ K♦ 4♥ 4♣” has 4 cards. In this game a hand has 5."),
        (POOL, {"hand": HAND}, f"“{HAND}” has 5 cards. In this game a hand has 3."),
        (BASE, {"hand": "9♠ K♦ 4♥ 4♣ X♣"}, "“X♣” at place 13 isn’t a card."),
        (BASE, {"hand": HAND, "seen": "K♦"}, "K♦ is named twice, and the deck has it once."),
        (BASE, {"hand": "9♠ K♦ 4♥ 4♣ 4♣"}, "4♣ is named twice, and the deck has it once."),
        (BASE, {"hand": HAND, "pot": "0"}, "“0” isn’t a pot that can be bet against."),
        (BASE, {"hand": HAND, "pot": "2.5"}, "“2.5” isn’t a pot that can be bet against."),
        (BASE, {"hand": HAND, "pot": "much"}, "“much” isn’t an amount of chips."),
        (BASE, {"hand": HAND, "ante": "0"}, "The option ante can’t be 0"),
        (BANK, {"hand": HAND, "ante": "2"}, "The option ante has no effect in this variant (bank)."),
        (BASE, {"players": "11"}, "11 seats are too many: the variant base is for 2 to 10 players."),
        (BASE, {"players": "x"}, "The option seats can’t be x"),
        (POOL, {"players": "16"}, "The option seats can’t be 16"),
        (House(burn=True), {"players": "9"}, "The deck isn’t enough for 9 players"),
        (BASE, {"turned": "2♣"}, "Only the six-spot games have one card to beat for all."),
        (POOL, {"turned": "7♣"}, "7♣ can’t be the card to beat: that is a six or lower."),
        (POOL, {"seen": "9♣"}, "Cards that were seen matter to a hand or to the card to beat."),
    ],
)
def test_what_cannot_be_asked_is_refused_with_the_reason(house: House, questions: dict[str, str], said: str) -> None:
    with pytest.raises(FairdealError) as refused:
        answer(house, questions)
    assert said in catalogue_of("en").say_error(refused.value)
    assert said in str(refused.value)


def test_a_deck_that_was_seen_to_the_end_decides_nothing() -> None:
    ranks = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")
    deck = [rank + suit for suit in "cdhs" for rank in ranks]
    hand = "".join(deck[:5])
    for house, questions, count in (
        (BASE, {"hand": hand, "seen": "".join(deck[5:])}, 52),
        (BASE, {"seen": "".join(deck[5:])}, 47),
        (BANKER, {"hand": hand, "seen": "".join(card for card in deck[5:] if card[0] in "23456")}, 20),
        (POOL, {"turned": "2c", "seen": "".join(deck[3:])}, 50),
    ):
        with pytest.raises(FairdealError, match=f"With {count} cards held or seen, no card is left") as refused:
            answer(house, questions)
        assert refused.value.code == "no-card-to-turn"
    assert answer(BASE, {"hand": hand, "seen": "".join(deck[5:51])}).figures["unseen"] == 1
