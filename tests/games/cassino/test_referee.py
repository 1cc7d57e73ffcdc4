"""The second referee of Cassino on the worked cases of rules.md §2.5 and §6, and on random deals."""

import random

import pytest

from tests.games.cassino.referee import (
    DECK,
    NO_BUILDS,
    NO_CARDS,
    VALUE,
    Build,
    Cards,
    Move,
    Options,
    Position,
    automatic_move,
    every_subset,
    every_union,
    in_order,
    lay,
    legal_moves,
    makes_groups,
)
from tests.games.cassino.referee_match import Deal, Match

BASE = Options()


def cards(text: str) -> Cards:
    return frozenset(text.split())


def position(hand: str, loose: str = "", *builds: tuple[str, int, int], other: str = "") -> Position:
    """Player 0 is to move; a build is its cards, its value and its controller."""
    laid = [Build(value, cards(text), owner) for text, value, owner in builds]
    return Position(0, [hand.split(), other.split()], loose.split(), laid)


def capture(card: str, loose: str = "", *builds: str) -> Move:
    return ("capture", card, cards(loose), frozenset(cards(each) for each in builds), None)


def build(card: str, loose: str, value: int) -> Move:
    return ("build", card, cards(loose), NO_BUILDS, value)


def extend(card: str, changed: str, value: int, loose: str = "") -> Move:
    return ("extend", card, cards(loose), frozenset({cards(changed)}), value)


def increase(card: str, changed: str, value: int, loose: str = "") -> Move:
    return ("increase", card, cards(loose), frozenset({cards(changed)}), value)


def trail(card: str) -> Move:
    return ("trail", card, NO_CARDS, NO_BUILDS, None)


def test_worked_example_move_by_move() -> None:
    table = position("2♥ 7♦ 7♠", "5♣ 8♦", other="K♣ 3♣ 4♣")
    assert legal_moves(BASE, table) == {trail("2♥"), trail("7♦"), trail("7♠"), build("2♥", "5♣", 7)}
    lay(BASE, table, build("2♥", "5♣", 7))
    assert legal_moves(BASE, table) == {trail("K♣"), trail("3♣"), trail("4♣")}
    lay(BASE, table, trail("K♣"))
    seven = "5♣ 2♥"
    captures = {capture("7♦", "", seven), capture("7♠", "", seven)}
    assert legal_moves(BASE, table) == captures | {extend("7♦", seven, 7), extend("7♠", seven, 7)}
    lay(BASE, table, extend("7♦", seven, 7))
    assert not table.builds[0].single()
    lay(BASE, table, trail("3♣"))
    sevens = "5♣ 2♥ 7♦"
    assert legal_moves(BASE, table) == {capture("7♠", "", sevens)}
    assert set(lay(BASE, table, capture("7♠", "", sevens))) == cards("2♥ 5♣ 7♦ 7♠")
    assert table.loose == ["8♦", "K♣", "3♣"]


SEVEN, FIVE = ("5♣ 2♥", 7, 0), ("3♥ 2♦", 5, 1)


@pytest.mark.parametrize(
    ("table", "legal"),
    [
        # §6.4, §6.5, §6.6: obligations of one's own builds
        (position("7♠ K♦", "7♥", SEVEN), {capture("7♠", "", "5♣ 2♥"), capture("7♠", "7♥", "5♣ 2♥")}),
        (position("7♠ 10♠", "3♠", SEVEN), {capture("7♠", "", "5♣ 2♥")}),
        (
            position("7♠ 9♠", "", SEVEN, ("6♣ 3♦", 9, 0)),
            {capture("7♠", "", "5♣ 2♥"), capture("9♠", "", "6♣ 3♦")},
        ),
        (position("9♠", "9♥", ("6♣ 3♦", 9, 0)), {capture("9♠", "", "6♣ 3♦"), capture("9♠", "9♥", "6♣ 3♦")}),
        # §6.7: the opponent's build is increased
        (
            position("3♠ 8♠", "8♥", FIVE),
            {
                *(trail("3♠"), trail("8♠"), capture("8♠", "8♥")),
                *(increase("3♠", "3♥ 2♦", 8), increase("3♠", "3♥ 2♦", 8, "8♥")),
            },
        ),
        (position("3♠", "8♥", FIVE), {trail("3♠")}),
        (
            position("3♠ 2♠ 10♠", "2♥", FIVE),
            {trail("3♠"), trail("2♠"), trail("10♠"), capture("2♠", "2♥")},
        ),
        # §6.8: a six can be increased, threes can't
        (position("2♠ 8♠", "", ("3♥ 3♦", 6, 1)), {trail("2♠"), trail("8♠"), increase("2♠", "3♥ 3♦", 8)}),
        (position("2♠ 5♠ 8♠", "", ("3♥ 3♦", 3, 1)), {trail("2♠"), trail("5♠"), trail("8♠")}),
        # §6.9: a selection must fall into groups
        (position("7♠", "5♣ 5♥ 4♦"), {trail("7♠")}),
        (
            position("7♠", "A♣ 6♥ 3♦ 4♣"),
            {trail("7♠"), capture("7♠", "A♣ 6♥"), capture("7♠", "3♦ 4♣"), capture("7♠", "A♣ 6♥ 3♦ 4♣")},
        ),
        # §6.10: aces
        (
            position("A♠ A♥", "A♣"),
            {
                *(trail("A♠"), trail("A♥"), capture("A♠", "A♣"), capture("A♥", "A♣")),
                *(build("A♠", "A♣", 1), build("A♥", "A♣", 1)),
            },
        ),
        (
            position("A♠ 2♥", "", ("A♣ A♦", 1, 1)),
            {trail("A♠"), trail("2♥"), capture("A♠", "", "A♣ A♦")},
        ),
        # a picture takes exactly one
        (position("K♠", "K♥ K♦ Q♥"), {trail("K♠"), capture("K♠", "K♥"), capture("K♠", "K♦")}),
        # CA9, CA10
        (
            position("8♠ 8♥", "5♣ 3♦"),
            {
                *(trail("8♠"), trail("8♥"), capture("8♠", "5♣ 3♦"), capture("8♥", "5♣ 3♦")),
                *(build("8♠", "5♣ 3♦", 8), build("8♥", "5♣ 3♦", 8)),
            },
        ),
        (
            position("3♠ 3♥ 6♥", "3♣"),
            {
                *(trail("3♠"), trail("3♥"), trail("6♥"), capture("3♠", "3♣"), capture("3♥", "3♣")),
                *(build("3♠", "3♣", 3), build("3♥", "3♣", 3), build("3♠", "3♣", 6), build("3♥", "3♣", 6)),
            },
        ),
        # CA6: several groups in one creation
        (
            position("2♠ 7♠", "5♣ 7♥ 4♦ 3♦"),
            {
                *(trail("2♠"), trail("7♠")),
                *(capture("7♠", some) for some in ("7♥", "4♦ 3♦", "7♥ 4♦ 3♦")),
                *(build("2♠", "5♣" + more, 7) for more in ("", " 7♥", " 4♦ 3♦", " 7♥ 4♦ 3♦")),
            },
        ),
        # CA4, CA5: a value lies there once
        (
            position("2♠ 7♠", "5♦", ("4♣ 3♥", 7, 1)),
            {trail("2♠"), trail("7♠"), capture("7♠", "", "4♣ 3♥"), extend("2♠", "4♣ 3♥", 7, "5♦")},
        ),
    ],
)
def test_legal_moves_by_the_defaults(table: Position, legal: set[Move]) -> None:
    assert legal_moves(BASE, table) == legal


def test_an_increase_into_a_value_that_lies_there_merges() -> None:
    table = position("3♠ 8♠", "", FIVE, ("6♣ 2♣", 8, 1))
    lay(BASE, table, increase("3♠", "3♥ 2♦", 8))
    assert table.builds == [Build(8, cards("3♠ 3♥ 2♦ 6♣ 2♣"), 0)]
    table = position("3♠ 8♠", "", FIVE, ("6♣ 2♣", 8, 1))
    lay(Options(same_value_builds="separate"), table, increase("3♠", "3♥ 2♦", 8))
    assert table.builds == [Build(8, cards("6♣ 2♣"), 1), Build(8, cards("3♠ 3♥ 2♦"), 0)]


@pytest.mark.parametrize(
    ("options", "table", "move", "legal_without"),
    [
        (Options(free_trail=True), position("7♠ K♦", "", SEVEN), trail("K♦"), False),
        (Options(free_trail=True), position("7♠ 7♦", "", SEVEN), trail("7♦"), False),
        (Options(face_three=True), position("K♠", "K♥ K♦ K♣"), capture("K♠", "K♥ K♦ K♣"), False),
        (Options(extend_multi=True), position("7♠ 7♦", "4♣ 3♥", SEVEN), extend("7♠", "5♣ 2♥", 7, "4♣ 3♥"), False),
        (
            Options(same_value_builds="separate"),
            position("2♠ 7♠", "5♦", ("4♣ 3♥", 7, 1)),
            build("2♠", "5♦", 7),
            False,
        ),
        (
            Options(same_value_builds="separate"),
            position("7♠", "", ("4♣ 3♥", 7, 0), ("5♣ 2♥", 7, 0)),
            capture("7♠", "", "4♣ 3♥", "5♣ 2♥"),
            True,
        ),
        (Options(increase_own="both"), position("2♠ 9♠ 7♠", "", SEVEN), increase("2♠", "5♣ 2♥", 9), True),
    ],
)
def test_moves_that_options_allow(options: Options, table: Position, move: Move, legal_without: bool) -> None:
    assert move in legal_moves(options, table)
    assert (move in legal_moves(BASE, table)) == legal_without


@pytest.mark.parametrize(
    ("options", "table", "move", "legal_without"),
    [
        (Options(free_trail=True), position("7♠ K♦", "", SEVEN), trail("7♠"), False),
        (Options(face_three=True), position("K♠", "K♥ K♦"), capture("K♠", "K♥ K♦"), False),
        (Options(increase_own="never"), position("2♠ 9♠ 7♠", "", SEVEN), increase("2♠", "5♣ 2♥", 9), True),
        (Options(increase_own="both"), position("2♠ 9♠", "", SEVEN), increase("2♠", "5♣ 2♥", 9), True),
        (
            Options(same_value_builds="separate"),
            position("7♠", "", ("4♣ 3♥", 7, 0), ("5♣ 2♥", 7, 0)),
            capture("7♠", "", "4♣ 3♥"),
            False,
        ),
    ],
)
def test_moves_that_options_forbid(options: Options, table: Position, move: Move, legal_without: bool) -> None:
    assert move not in legal_moves(options, table)
    assert (move in legal_moves(BASE, table)) == legal_without


@pytest.mark.parametrize(
    ("table", "move"),
    [
        (position("K♠ 2♠ A♥ 10♦"), trail("K♠")),
        (position("2♠ A♥ 10♦ 9♥"), trail("9♥")),
        (position("10♦ 2♠ A♠ A♥"), trail("A♥")),
        (position("10♦ 2♠ A♠ J♠"), trail("J♠")),
        (position("3♠ Q♥ J♥ J♣"), trail("J♣")),
        (position("7♠ 7♦ 9♥", "7♣", SEVEN), capture("7♦", "", "5♣ 2♥")),
        (position("7♠ 9♥", "", SEVEN, ("6♣ 3♦", 9, 0)), capture("9♥", "", "6♣ 3♦")),
        (position("10♦ 10♠", "", ("6♣ 4♦", 10, 0)), capture("10♠", "", "6♣ 4♦")),
    ],
)
def test_automatic_move(table: Position, move: Move) -> None:
    assert automatic_move(table) == move
    assert move in legal_moves(BASE, table)


def last_move(loose: str, hand: str) -> Deal:
    """A deal with one card left to play, by player 0, before whom player 1 captured."""
    deal = Deal(BASE, 0, DECK)
    deal.stock, deal.last_capture, deal.position = [], 1, position(hand, loose)
    return deal


def test_last_card_that_takes_the_whole_table_is_a_sweep() -> None:
    deal = last_move("4♣ 3♥", "7♠")
    deal.play(capture("7♠", "4♣ 3♥"))
    assert deal.over()
    assert deal.sweeps == [1, 0]


def test_table_with_a_build_left_is_not_swept() -> None:
    deal = Deal(BASE, 0, DECK)
    deal.position = position("7♠ 9♠", "4♣ 3♥", ("6♣ 3♦", 9, 0), other="K♠")
    deal.play(capture("7♠", "4♣ 3♥"))
    assert deal.sweeps == [0, 0]


def test_what_lies_there_at_the_end_goes_to_the_last_capturer_without_a_point() -> None:
    deal = last_move("4♣ 3♥", "K♠")
    deal.play(trail("K♠"))
    assert deal.sweeps == [0, 0]
    assert set(deal.piles[1]) == cards("4♣ 3♥ K♠")


def test_points_of_a_deal() -> None:
    deal = last_move("", "K♠")
    deal.sweeps = [2, 0]
    half = DECK[:26]  # clubs and diamonds
    deal.piles = [list(half), [card for card in DECK if card not in half]]
    assert deal.points() == [2 + 2 + 2, 1 + 2 + 1]  # 26 to 26: nobody has most cards
    deal.piles = [half[1:], [half[0], *deal.piles[1]]]
    assert deal.points() == [2 + 1 + 2, 3 + 1 + 3 + 1]


@pytest.mark.parametrize(
    ("before", "winner"), [([18, 12], None), ([19, 12], 0), ([18, 13], 1), ([9, 9], None), ([18, 11], 0)]
)
def test_match_ends_when_one_has_more_at_or_over_the_target(before: list[int], winner: int | None) -> None:
    """The last deal brings 3 (an ace and two sweeps) to player 0, and 9 to player 1."""
    match = Match(BASE, 0)
    match.score = list(before)
    match.deal = last_move("", "K♠")
    match.deal.sweeps = [2, 0]
    match.deal.piles = [["A♥"], [card for card in DECK if card not in ("A♥", "K♠", "A♠")]]
    match.play(trail("K♠"))
    assert [after - score for after, score in zip(match.score, before, strict=True)] == [3, 9]
    assert match.winner == winner
    assert match.dealer == 1


def test_deal_without_a_capture_is_dealt_again_by_the_same_dealer() -> None:
    match = Match(BASE, 0)
    deal = match.start(DECK)
    while not deal.over():
        match.play(trail(deal.position.hands[deal.position.mover][0]))
    assert deal.void()
    assert (match.score, match.dealer, match.winner) == ([0, 0], 0, None)


def test_cards_are_dealt_in_twos_and_none_to_the_table_later() -> None:
    match = Match(BASE, 0)
    deal = match.start(DECK)
    assert deal.position.hands[1] == [*DECK[0:2], *DECK[6:8]]
    assert deal.position.loose == [*DECK[2:4], *DECK[8:10]]
    assert deal.position.hands[0] == [*DECK[4:6], *DECK[10:12]]
    for _ in range(8):
        match.play(trail(deal.position.hands[deal.position.mover][0]))
    assert deal.position.hands[1] == [*DECK[12:14], *DECK[16:18]]
    assert len(deal.position.loose) == 12


def test_three_automatic_moves_in_a_row_lose_the_match() -> None:
    match = Match(BASE, 0)
    deal = match.start(DECK)
    for _ in range(2):  # player 1 is the first to move
        match.time_out()
        match.play(automatic_move(deal.position))
    assert match.winner is None
    held = len(deal.position.hands[1])
    match.time_out()
    assert len(deal.position.hands[1]) == held, "the third is not made any more"
    assert match.winner == 0


def test_a_move_of_ones_own_breaks_the_row_of_automatic_moves() -> None:
    match = Match(BASE, 0)
    deal = match.start(DECK)
    for automatic in (True, True, False, True, True):
        for _ in (0, 1):
            if automatic:
                match.time_out()
            else:
                match.play(automatic_move(deal.position))
    assert match.winner is None


@pytest.mark.parametrize("value", range(1, 11))
def test_both_ways_to_find_groups_agree(value: int) -> None:
    dice = random.Random(value)
    for _ in range(15):
        loose = dice.sample(sorted(VALUE), dice.randint(0, 9))
        assert every_subset(loose, value) == every_union(loose, value)


@pytest.mark.parametrize(("selection", "value", "possible"), [("5♣ 5♥ 4♦", 7, False), ("A♣ 6♥ 3♦ 4♣", 7, True)])
def test_groups_leave_nothing_over(selection: str, value: int, possible: bool) -> None:
    assert makes_groups(cards(selection), value) == possible


HOUSES = [
    BASE,
    Options(same_value_builds="separate", extend_multi=True),
    Options(increase_own="both", free_trail=True, face_three=True),
    Options(increase_own="never", extend_multi=True),
]


@pytest.mark.parametrize("options", HOUSES, ids=str)
def test_someone_always_has_a_move_and_every_build_its_card(options: Options) -> None:
    dice = random.Random(3)
    for _ in range(12):
        deal = Deal(options, 0, dice.sample(DECK, 52))
        while not deal.over():
            moves = in_order(deal.moves())
            assert automatic_move(deal.position) in moves
            kind = dice.choice(sorted({move[0] for move in moves}))
            deal.play(dice.choice([move for move in moves if move[0] == kind]))
            for laid in deal.position.builds:
                assert any(VALUE.get(card) == laid.value for card in deal.position.hands[laid.owner])
        if not deal.void():
            assert sorted(deal.piles[0] + deal.piles[1]) == sorted(DECK)
            assert sum(deal.points()) - sum(deal.sweeps) in (8, 11)
