"""The second referee of Red Dog on the worked cases of rules.md §4.6, §4.7 and §6, and on random rounds."""

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

from tests.games.red_dog.referee import Ask, Result, drive, play, time_out, winning_card
from tests.games.red_dog.referee_house import DECK, LOW, Options, first_dealer, hand_size, may_seat
from tests.games.red_dog.referee_sitting import Sitting

CARDS = ("hand", "burn", "turn", "up")


def dealing(cards: Iterable[str], answer: Callable[[Ask], Any]) -> Callable[[Ask], Any]:
    """Cards in order of dealing; everything else is asked of a function."""
    coming = iter(cards)
    return lambda ask: next(coming) if ask[0] in CARDS else answer(ask)


def with_faults(faults: dict[Ask, list[Ask]], answer: Callable[[Ask], Any]) -> Callable[[Ask], Any]:
    """What goes wrong at a question comes before its answer."""
    left = {ask: list(each) for ask, each in faults.items()}
    return lambda ask: left[ask].pop(0) if ask[0] != "bets" and left.get(ask) else answer(ask)


def betting_least(ask: Ask) -> int | None:
    return int(ask[2]) if ask[0] == "bet" else None


def script(hands: Sequence[str], table: str, answers: Sequence[Any]) -> Callable[[Ask], Any]:
    """Answers from hands in order of dealing (the first for the first to get cards), then cards of the table."""
    split = [hand.split() for hand in hands]
    cards = [hand[place] for place in range(max(map(len, split))) for hand in split if place < len(hand)]
    given = iter(answers)
    return dealing(cards + table.split(), lambda ask: next(given))


def played(
    options: Options,
    chips: Sequence[int],
    hands: Sequence[str],
    table: str,
    answers: Sequence[Any],
    pot: int = 0,
) -> tuple[list[Ask], Result]:
    """The decisions that were asked for, and the result; the last seat is the dealer."""
    steps = play(options, dict(enumerate(chips)), len(chips) - 1, pot)
    asked, result = drive(steps, script(hands, table, answers))
    return [ask for ask, _ in asked if ask[0] in ("bet", "bets", "offer")], result


CLUBS, HEARTS, SPADES = "K♣ Q♣ J♣ 10♣ 9♣", "K♥ Q♥ J♥ 10♥ 9♥", "K♠ Q♠ J♠ 10♠ 9♠"


def test_base_game_of_the_worked_example() -> None:
    asked, result = played(Options(ante=2), [20, 20, 20], [CLUBS, HEARTS, SPADES], "2♣ A♣", [6, None, 8])
    assert asked == [("bet", 0, 2, 6, 2), ("bet", 1, 2, 6, 2), ("bet", 2, 2, 8, 2)]
    assert result["chips"] == {0: 22, 1: 14, 2: 8}
    assert result["pot"] == 16
    assert [line for line in result["log"] if line[0] == "re-ante"] == [("re-ante", seat, 2) for seat in (0, 1, 2)]
    again, _ = played(Options(ante=2), [30, 30, 30], [CLUBS, HEARTS, SPADES], "A♣ A♦ A♥", [2, 2, 2], pot=16)
    assert again[0] == ("bet", 0, 2, 22, 2)


def test_bank_of_the_worked_example_ends_when_it_is_empty() -> None:
    asked, result = played(Options("bank"), [30, 30, 30, 30], [CLUBS, HEARTS, SPADES], "A♣ 2♥", [10, 6, 16])
    assert asked == [("offer", 3, 1, 30), ("bet", 0, 1, 10, 0), ("bet", 1, 1, 16, 0)]
    assert result["chips"] == {0: 24, 1: 46, 2: 30, 3: 20}


def test_six_spot_banker_of_the_worked_example() -> None:
    asked, result = played(Options("six_banker"), [30, 30, 30, 30], [CLUBS, HEARTS, SPADES], "7♣ 2♣", [20, 12, 8])
    assert asked == [("offer", 3, 1, 30), ("bet", 0, 1, 20, 0), ("bet", 1, 1, 8, 0)]
    assert result["chips"] == {0: 42, 1: 22, 2: 30, 3: 26}


@pytest.mark.parametrize(("partial", "third", "left"), [("rest", 5, 0), ("none", 0, 5)])
def test_six_spot_pool_of_the_worked_example(partial: str, third: int, left: int) -> None:
    bets = {0: 12, 1: 5, 2: 12, 3: 3}
    asked, result = played(
        Options("six_pool", ante=3, partial=partial),
        [23, 23, 23, 23],
        ["K♣ A♥ Q♥", "A♦ K♥ 9♥", "Q♣ A♠ 2♠", "J♣ 8♥ 3♥"],
        "2♣",
        [bets],
    )
    assert asked == [("bets", dict.fromkeys(range(4), (1, 12, False)))]
    assert result["chips"] == {0: 32, 1: 15, 2: 20 + third, 3: 20}
    assert result["pot"] == left


@pytest.mark.parametrize(("turned", "shown"), [("4♠", "9♠"), ("A♠", None), ("9♥", None), ("K♠", None), ("3♣", "4♣")])
def test_what_beats_a_turned_card(turned: str, shown: str | None) -> None:
    assert winning_card(["9♠", "K♦", "4♥", "4♣", "2♣"], turned) == shown


def test_a_pot_below_the_ante_is_the_only_bet_and_the_fine_stays() -> None:
    asked, result = played(Options(ante=2), [20, 20, 20], [CLUBS, HEARTS, SPADES], "2♣ 2♥ 2♠", [5, 1, 6])
    assert asked[1:] == [("bet", 1, 1, 1, 2), ("bet", 2, 2, 6, 2)]
    assert result["pot"] == 0  # the last player emptied it: no ante again
    assert result["chips"] == {0: 21, 1: 17, 2: 22}


def test_a_pot_below_the_ante_is_filled_again_at_a_table_that_wants_it() -> None:
    options = Options(ante=2, reante_below_min=True)
    asked, _ = played(options, [20, 20, 20], [CLUBS, HEARTS, SPADES], "2♣", [5, None, None])
    assert asked[1] == ("bet", 1, 2, 7, 2)


@pytest.mark.parametrize(
    ("options", "seats", "size"),
    [
        *((Options(), seats, size) for seats, size in [(2, 5), (7, 5), (8, 5), (9, 4), (10, 4)]),
        *((Options(hand=4), seats, 4) for seats in (2, 8, 10)),
        *((Options(hand=5), seats, size) for seats, size in [(7, 5), (8, 5), (9, None), (10, None)]),
        *((Options(burn=True), seats, size) for seats, size in [(7, 5), (8, 4), (9, None), (10, None)]),
        *((Options(burn=True, hand=5), seats, size) for seats, size in [(7, 5), (8, None)]),
        *((Options(burn=True, hand=4), seats, size) for seats, size in [(7, 4), (8, 4), (9, None)]),
        *((Options(burn=True, burn_three_cards=True), seats, size) for seats, size in [(8, 4), (9, 3), (10, 3)]),
        *((Options("bank"), seats, size) for seats, size in [(8, 5), (9, 4), (10, 4)]),
        *((Options("bank", hand=5), seats, size) for seats, size in [(9, 5), (10, None)]),
        *((Options("bank", burn=True), seats, size) for seats, size in [(7, 5), (8, 5), (9, 4), (10, None)]),
        (Options("bank", burn=True, hand=5), 9, None),
        *((Options("six_banker"), seats, size) for seats, size in [(8, 5), (9, 4), (10, 4)]),
        *((Options("six_pool"), seats, 3) for seats in (2, 15)),
    ],
)
def test_how_many_cards_each_gets(options: Options, seats: int, size: int | None) -> None:
    assert hand_size(options, seats) == size
    assert may_seat(options, seats) == (size is not None)


@pytest.mark.parametrize(("variant", "most"), [("base", 10), ("bank", 10), ("six_banker", 10), ("six_pool", 15)])
def test_how_many_may_sit(variant: str, most: int) -> None:
    assert [seats for seats in range(20) if may_seat(Options(variant), seats)] == list(range(2, most + 1))


def test_six_spot_deals_again_when_no_low_card_is_left_and_keeps_the_antes() -> None:
    low, high = sorted(LOW), [card for card in DECK if card not in LOW]
    coming = [*low, *high, *DECK[::-1][:45], "2♣"]  # of the first 52, seven high ones are left beside fifteen hands
    asked, result = drive(play(Options("six_pool"), dict.fromkeys(range(15), 10), 0), dealing(coming, time_out))
    assert [ask[0] for ask, _ in asked if ask[0] != "hand"] == ["up"] * 7 + ["shuffle", "up", "bets"]
    assert [line[0] for line in result["log"]].count("ante") == 15
    assert asked[-1][0] == ("bets", dict.fromkeys(range(15), (1, 9, False)))


def test_deal_goes_round_card_by_card_from_the_dealers_left() -> None:
    asked, _ = drive(play(Options(), {0: 9, 2: 9, 5: 9}, 2), dealing(DECK, time_out))
    assert [ask[1] for ask, _ in asked if ask[0] == "hand"] == [5, 0, 2] * 5
    assert [ask[1] for ask, _ in asked if ask[0] == "bet"] == [5, 0, 2]


def test_burn_comes_after_the_bet_and_never_for_a_pass() -> None:
    answers = iter([None, 2])
    cards = [*CLUBS.split(), *HEARTS.split(), "A♣", "2♥"]
    asked, _ = drive(play(Options(burn=True), {0: 9, 1: 9}, 1), dealing(cards, lambda ask: next(answers)))
    assert [ask[:2] for ask, _ in asked[10:]] == [("bet", 0), ("bet", 1), ("burn", 1), ("turn", 1)]


def test_seat_that_cannot_cover_two_antes_is_not_dealt_in_and_a_short_stack_bets_what_it_has() -> None:
    asked, result = played(Options(ante=3), [5, 6, 7], [HEARTS, SPADES], "A♥", [3, None])
    assert result["played"] == [1, 2]
    assert asked == [("bet", 1, 3, 3, 3), ("bet", 2, 3, 4, 3)]


def test_seat_that_anted_its_last_chip_again_is_skipped_free() -> None:
    asked, result = played(Options(ante=3), [20, 6, 8], [CLUBS, HEARTS, SPADES], "2♣", [9, None])
    assert asked == [("bet", 0, 3, 9, 3), ("bet", 2, 2, 2, 2)]
    assert result["chips"] == {0: 23, 1: 0, 2: 0}


def test_no_ante_again_when_nobody_who_is_left_has_a_hand() -> None:
    faults = [("misdeal", 1, 0)]
    cards = [*CLUBS.split(), "2♣"]
    _, result = drive(
        play(Options(), {0: 9, 1: 9}, 1),
        with_faults({("hand", 0): faults}, dealing(cards, lambda ask: ask[3])),
    )
    assert result["chips"] == {0: 10, 1: 8}


def test_seat_that_sits_out_does_not_ante_again() -> None:
    faults: dict[Ask, list[Ask]] = {("hand", 0): [("misdeal", 1, 0), ("misdeal", 2, 1)]}
    cards = ["K♣", "K♦", "K♥", "Q♣", "Q♥", "J♣", "J♥", "10♣", "10♥", "9♣", "9♥", "2♣"]
    given = iter([4, None, None])
    steps = play(Options(), dict.fromkeys(range(4), 9), 3)
    _, result = drive(steps, with_faults(faults, dealing(cards, lambda ask: next(given))))
    assert [line[1] for line in result["log"] if line[0] == "re-ante"] == [0, 2, 3]


def test_irregular_hands_and_exposed_cards() -> None:
    faults: dict[Ask, list[Ask]] = {
        ("hand", 0): [("misdeal", 1, 6), ("misdeal", 2, 2), ("misdeal", 0, 0)],
        ("bet", 2, 1, 4, 0): [("expose", "A♠")],
    }
    steps = play(Options(), dict.fromkeys(range(4), 9), 3)
    asked, result = drive(steps, with_faults(faults, dealing(DECK, time_out)))
    bets = [ask for ask, _ in asked if ask[0] == "bet"]
    assert bets == [("bet", 2, 1, 4, 0), ("bet", 2, 1, 4, 0), ("bet", 3, 1, 4, 1)]
    assert result["chips"] == {0: 8, 1: 8, 2: 8, 3: 7}


def test_discards_are_shuffled_when_a_card_is_needed_and_the_stock_is_empty() -> None:
    faults = {("hand", 0): [("misdeal", 0, 39)]}  # with five each to two others, three are left
    steps = play(Options(burn=True, ante=2), {0: 99, 1: 99, 2: 99}, 2)
    tail = ["A♠", "K♠", "Q♠", "K♠"]
    dealt = [card for card in DECK if card not in tail]
    asked, _ = drive(steps, with_faults(faults, dealing([*dealt, *tail], betting_least)))
    assert [ask[0] for ask, _ in asked if ask[0] != "hand"] == ["bet", "burn", "turn", "bet", "burn", "shuffle", "turn"]
    assert asked[-2][0] == ("shuffle", frozenset({"A♠", "K♠", "Q♠"}))


def test_turn_is_void_when_there_is_no_card_at_all() -> None:
    faults = {("hand", 0): [("misdeal", 0, 42)]}
    _, result = drive(play(Options(), {0: 9, 1: 9, 2: 9}, 2), with_faults(faults, dealing(DECK, time_out)))
    assert result["chips"] == {0: 8, 1: 8, 2: 8}
    assert result["log"][-2:] == [("void", 1), ("void", 2)]


def test_declined_bank_passes_left_and_a_table_of_decliners_pauses() -> None:
    sitting = Sitting(Options("bank"), dict.fromkeys(range(3), 9), 1)
    asked, result = sitting.round(time_out)
    assert [ask for ask, _ in asked] == [("offer", seat, 1, 9) for seat in (1, 2, 0)]
    assert result["paused"]
    assert sitting.dealer() == 1


@pytest.mark.parametrize(("limit", "pot", "share"), [(None, 9, 0), (9, 9, 0), (8, 1, 2)])
def test_pot_over_its_limit_is_divided(limit: int | None, pot: int, share: int) -> None:
    """Four antes and four fines are 8 chips; with 1 carried over, 9."""
    steps = play(Options(pot_limit=limit), dict.fromkeys(range(4), 9), 0, 1)
    _, result = drive(steps, dealing(DECK, time_out))
    assert result["pot"] == pot
    assert set(result["chips"].values()) == {7 + share}


def test_leaver_forfeits_and_a_table_that_breaks_up_shares_the_pot() -> None:
    sitting = Sitting(Options(), dict.fromkeys(range(4), 9), 0)
    sitting.round(dealing(DECK, time_out))
    assert sitting.dealer() == 1
    sitting.join(7, 9)
    assert sitting.leave(1) == 7
    assert sitting.dealer() == 2
    assert sitting.close() == {2: 3, 3: 3, 0: 2}
    assert sitting.chips == {0: 9, 2: 10, 3: 10, 7: 9}


def test_newcomer_pays_the_entry_fee_once() -> None:
    sitting = Sitting(Options(entry_fee=3), dict.fromkeys(range(2), 9), 0)
    for joined in (False, True, False):
        if joined:
            sitting.join(4, 9)
        _, result = sitting.round(dealing(DECK, time_out))
        assert [line for line in result["log"] if line[0] == "entry fee"] == [("entry fee", 4, 3)] * joined


def test_first_ace_makes_the_dealer() -> None:
    assert first_dealer([2, 5, 9], ["K♣", "2♣", "3♣", "4♣", "A♣"]) == 5


VARIANTS = [
    Options(),
    Options(burn=True, ante=2, pot_limit=30),
    Options(ante=3, reante_below_min=True, entry_fee=2),
    Options("bank", min_bet=2, pass_fee=1),
    Options("bank", burn=True),
    Options("six_banker"),
    Options("six_pool", ante=2),
    Options("six_pool", partial="none"),
]


def anything(dice: random.Random) -> Callable[[Ask], Any]:
    """A dealer and players who do anything that may be done, for one round."""
    stock = dice.sample(DECK, 52)

    def amount(least: int, most: int) -> int:
        return dice.choice((least, most, dice.randint(least, most)))

    def answer(ask: Ask) -> Any:
        if ask[0] in CARDS:
            return stock.pop()
        if ask[0] == "shuffle":
            stock[:] = dice.sample(sorted(ask[1]), len(ask[1]))
        elif ask[0] == "bets":
            return {seat: amount(least, most) for seat, (least, most, _) in ask[1].items()}
        elif dice.random() < 0.7:
            return amount(ask[2], ask[3])
        return None

    return answer


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_chips_are_conserved_and_never_owed_in_random_sittings(options: Options) -> None:
    dice = random.Random(1)
    for _ in range(100):
        seats = dice.randint(2, 15 if options.variant == "six_pool" else 7)
        chips = {seat: dice.randint(1, 40) for seat in range(seats)}
        sitting = Sitting(options, chips, dice.randrange(seats))
        for _ in range(10):
            if not sitting.can_deal():
                break
            sitting.round(anything(dice))
            assert sum(sitting.chips.values()) + sitting.pot == sum(chips.values())
            assert min(*sitting.chips.values(), sitting.pot) >= 0
        sitting.close()
        assert sum(sitting.chips.values()) == sum(chips.values())
