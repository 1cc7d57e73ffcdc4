"""What anybody may see of Blackjack, and how it is said."""

import pytest

from fairdeal.cards import DECK, Card, show_cards
from fairdeal.engine.banking.moves import Bet, SitOut, Surrender, Withdraw
from fairdeal.engine.events import CardDealt, RoundSettled
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.engine.words import Sentence
from fairdeal.games.blackjack import GAME, House
from fairdeal.games.blackjack.play import legal, start
from fairdeal.games.blackjack.state import Decline, Double, Hit, Insure, Split, Stand
from fairdeal.games.blackjack.view import view
from fairdeal.locale import catalogue_of
from tests.games.blackjack.scripts import cards, play, seated

THREE = "0: bet 10 | 1: bet 10 | 2: sit out | 8 A 9 8 K | 0: split | 7 | 0: hit"
SPLIT = "bet 10 | 8 9 8 | split | 7 | hit | K | A | stand | Q"


def shown(script: str, viewer: int | None) -> list[tuple[str, str, str, bool]]:
    """The places as they are read in English."""
    state = play(script, seats=seated(20, 20, 20)).state
    english = catalogue_of("en")
    return [
        (
            english.say(spot.label, you=viewer),
            show_cards(filled(spot.cards)),
            "" if spot.note is None else english.say(spot.note, you=viewer),
            spot.own,
        )
        for spot in GAME.text.spots(view(state, viewer))
    ]


def filled(cards: tuple[Card | None, ...]) -> list[Card]:
    return [card for card in cards if card is not None]


def told(script: str, language: str = "en") -> list[str]:
    """A round in words, as seat 0 reads it."""
    sentences = [GAME.text.tell(event) for event in play(script).events]
    return [catalogue_of(language).say(each, you=0) for each in sentences if each is not None]


def test_the_table_shows_the_dealer_then_every_hand_with_its_total_then_the_shoe() -> None:
    assert shown(THREE, 0) == [
        ("Dealer", "9♥", "9", False),
        ("Your hand 1", "8♣ 7♣", "15, bet 10", True),
        ("Your hand 2", "8♠", "8, bet 10", True),
        ("Seat 1", "A♦ K♣", "blackjack, bet 10", False),
        ("Seat 2", "", "sitting out", False),
        ("Shoe", "", "6 decks, 306 cards left; shuffle after 194 to 214 more.", False),
    ]


@pytest.mark.parametrize(
    ("script", "labels"),
    [
        ("bet 10 | 8 9 8", ["You"]),
        ("bet 10 | 8 9 8 | split", ["Your hand 1", "Your hand 2"]),
        ("bet 10 | 8 9 8 | split | 3", ["Your hand 1, your turn", "Your hand 2"]),
        ("bet 10 | 8 9 8 | split | 3 | hit", ["Your hand 1", "Your hand 2"]),
        ("bet 10 | 8 9 8 | split | 3 | stand | 2", ["Your hand 1", "Your hand 2, your turn"]),
        ("bet 10 | 8 9 8 | split | 3 | stand | 2 | stand | 10", ["Your hand 1", "Your hand 2"]),
    ],
)
def test_of_several_hands_the_one_in_turn_is_marked(script: str, labels: list[str]) -> None:
    spots = GAME.text.spots(view(play(script).state, 0))
    assert [catalogue_of("en").say(spot.label, you=0) for spot in spots if spot.own] == labels
    others = [catalogue_of("en").say(spot.label) for spot in spots if spot.own]
    assert [label.endswith(", in turn") for label in others] == [label.endswith(", your turn") for label in labels]


def test_a_spectator_sees_the_same_cards_and_owns_no_hand() -> None:
    assert [spot[1:3] for spot in shown(THREE, None)] == [spot[1:3] for spot in shown(THREE, 0)]
    assert not any(spot[3] for spot in shown(THREE, None))


@pytest.mark.parametrize(
    ("script", "note"),
    [
        ("bet 10", "bet 10"),
        ("bet 10 | A 9 3", "14 or 4, bet 10"),
        ("bet 10 | 10 A 6 | insure", "16, bet 10, insured 5"),
        ("bet 10 | 6 9 5 | double", "11, bet 20"),
        ("bet 10 | A 9 K", "blackjack, net +15"),
        ("bet 10 | 10 9 10 | stand | 10", "20, won, net +10"),
        ("bet 10 | 10 9 9 | stand | 10", "19, push, net 0"),
        ("bet 10 | 10 9 8 | stand | 10", "18, lost, net −10"),
        ("bet 10 | 10 9 6 | hit | 10", "26, bust, net −10"),
        ("bet 10 | A 9 A | split | K | K | 8", "21, won, net +10"),
    ],
)
def test_what_is_said_beside_a_hand(script: str, note: str) -> None:
    places = shown(f"{script} | 1: sit out | 2: sit out" if "|" not in script else _alone(script), 0)
    assert places[1][2] == note


def _alone(script: str) -> str:
    first, _, rest = script.partition(" | ")
    return f"0: {first} | 1: sit out | 2: sit out | {rest}"


def test_every_open_card_is_on_the_table_at_every_moment() -> None:
    parts = SPLIT.split(" | ")
    for place in range(len(parts)):
        state = play(" | ".join(parts[: place + 1])).state
        spots = GAME.text.spots(view(state, 0))
        assert sorted(card for spot in spots for card in filled(spot.cards)) == sorted(state.up)


def test_bj28_what_has_been_seen_of_the_shoe_is_counted_also_from_earlier_rounds() -> None:
    gone = tuple(1 if card in cards("A♣ K♣") else 0 for card in DECK)
    seen = view(start(House(), Opening(seated(9), gone=gone)), None)
    assert seen.seen == gone
    assert seen.unseen == 310
    assert (seen.until_least, seen.until_most) == (198, 218)


@pytest.mark.parametrize(
    ("script", "to_move", "hand"),
    [
        ("", (0,), None),
        ("bet 10", (), None),
        ("bet 10 | 10 A 6", (0,), None),
        ("bet 10 | 10 9 6", (0,), 1),
        ("bet 10 | 8 9 8 | split | 7 | stand | 2", (0,), 2),
        ("bet 10 | 10 9 6 | hit | 10", (), None),
    ],
)
def test_a_view_names_who_must_act_and_the_hand_in_turn(
    script: str, to_move: tuple[int, ...], hand: int | None
) -> None:
    seen = view(play(script).state, None)
    assert seen.to_move == to_move
    assert seen.hand == hand


def test_the_words_of_the_actions_are_these() -> None:
    verbs = {verb.action: (verb.key, verb.wants_amount) for verb in GAME.text.verbs}
    assert verbs == {
        Bet: ("banking-verb-bet", True),
        Hit: ("blackjack-verb-hit", False),
        Stand: ("blackjack-verb-stand", False),
        Double: ("blackjack-verb-double", False),
        Split: ("blackjack-verb-split", False),
        Surrender: ("blackjack-verb-surrender", False),
        Insure: ("blackjack-verb-insure", False),
        Decline: ("blackjack-verb-decline", False),
        SitOut: ("banking-verb-sit-out", False),
        Withdraw: ("banking-verb-withdraw", False),
    }


def test_a_round_is_told_in_sentences_in_order() -> None:
    assert told(SPLIT) == [
        "You bet 10 chips.",
        "You get 8♣.",
        "The dealer shows 9♦.",
        "You get 8♥: 16.",
        "You split the pair and add 10 chips.",
        "Hand 1. You get 7♣: 15.",
        "Hand 1. You get K♣: 25.",
        "Hand 1. That is 25, a bust: you lose this bet.",
        "Hand 2. You get A♣: 19 or 9.",
        "Hand 2. You stand on 19.",
        "The dealer draws Q♣: 19.",
        "The dealer stands on 19.",
        "Hand 1. You busted: 10 staked, 0 back, net −10.",
        "Hand 2. You push, and the bet comes back: 10 staked, 10 back, net 0.",
        "All your bets: 20 staked, 10 back, net −10.",
    ]
    assert GAME.text.tell(RoundSettled()) is None
    assert not [each for each in play(SPLIT).events if isinstance(each, CardDealt) and GAME.text.tell(each)]


def test_bj25_soft_totals_are_told_as_14_or_4_in_every_language() -> None:
    script = "bet 10 | 3 9 A"
    assert told(script)[-1] == "You get A♥: 14 or 4."
    assert told(script, "ru")[-1] == "Вы получаете A♥: 14 или 4."
    assert told(script, "pt")[-1] == "Recebe A♥: 14 ou 4."


def test_insurance_is_told_with_its_payment() -> None:
    lines = told("bet 10 | 10 A 9 | insure | stand | K")
    assert lines[4:6] == ["The dealer shows an ace and offers insurance.", "You insure with 5 chips."]
    assert lines[-4:] == [
        "The dealer has a blackjack.",
        "Your insurance wins 2:1: 5 staked, 15 back, net +10.",
        "You lose to the dealer: 10 staked, 0 back, net −10.",
        "All your bets: 15 staked, 15 back, net 0.",
    ]


@pytest.mark.parametrize(
    ("house", "amount", "warning"),
    [
        (House(), 400, None),
        (House(), 399, Sentence("blackjack-warn-above", {"most": 198})),
        (House(), 8, Sentence("blackjack-warn-above", {"most": 4})),
        (House(), 6, Sentence("blackjack-warn-no-double", {"chips": 6})),
        (House(even_stakes_only=True), 14, Sentence("blackjack-warn-above", {"most": 4})),
        (House(bank_cap=100), 110, None),
    ],
)
def test_bj14_a_bet_that_leaves_too_little_to_double_is_warned_of_before_it(
    house: House, amount: int, warning: Sentence | None
) -> None:
    state = start(house, Opening((Seated(0, amount),)))
    shoe, *others = GAME.text.warn(view(state, 0), legal(state, 0))
    assert shoe.key == "blackjack-shoe-left"
    assert others == ([] if warning is None else [warning])


def test_after_the_bets_nothing_is_warned_of() -> None:
    state = play("bet 10 | 10 9 6").state
    assert GAME.text.warn(view(state, 0), legal(state, 0)) == ()


# The shoe


@pytest.mark.parametrize(
    ("script", "left", "seen"),
    [
        (
            "0: bet 10",
            "6 decks, 312 cards left; shuffle after 200 to 220 more.",
            "No card has been seen since the shuffle.",
        ),
        (
            THREE,
            "6 decks, 306 cards left; shuffle after 194 to 214 more.",
            "6 cards seen since the shuffle: A × 1, 7 × 1, 8 × 2, 9 × 1 and 10–K × 1.",
        ),
    ],
)
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_the_shoe_tells_everybody_what_is_left_and_what_has_been_seen(
    script: str, left: str, seen: str, viewer: int | None
) -> None:
    state = play(script, seats=seated(20, 20, 20)).state
    assert GAME.text.shoe is not None
    assert [catalogue_of("en").say(each) for each in GAME.text.shoe(view(state, viewer))] == [left, seen]


def test_cards_of_earlier_rounds_count_until_the_shuffle() -> None:
    gone = tuple(2 if card in (0, 12) else 0 for card in DECK)
    state = start(House(), Opening((Seated(0, 100),), gone=gone))
    assert GAME.text.shoe is not None
    told = catalogue_of("ru").say(GAME.text.shoe(view(state, 0))[1])
    assert told == "После перемешивания вышли 4 карты: A\u00a0×\u00a02 и 2\u00a0×\u00a02."
