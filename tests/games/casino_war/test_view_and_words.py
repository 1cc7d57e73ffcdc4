"""What a seat may see of Casino War, and how it is said."""

import pytest

from fairdeal.cards import DECK, Card, read_cards, show_cards
from fairdeal.engine.banking.moves import Bet, SitOut, Surrender, Withdraw
from fairdeal.engine.events import RoundSettled
from fairdeal.engine.sitting import Opening
from fairdeal.engine.words import Sentence
from fairdeal.games.casino_war import GAME, House
from fairdeal.games.casino_war.play import legal, start
from fairdeal.games.casino_war.state import GoToWar
from fairdeal.games.casino_war.view import view
from fairdeal.locale import catalogue_of
from tests.games.casino_war.scripts import FREE, TABLE, play, seated

THREE = "0: bet 2 | 1: bet 3 | 2: sit out | 9♣ 9♦ 9♥ | 0: war | 1: surrender | K♣ Q♥"


def shown(script: str, viewer: int | None) -> list[tuple[str, str, str | None, bool]]:
    state = play(script, house=TABLE, seats=seated(20, 20, 20)).state
    return [
        (str(spot.label.facts.get("seat", "dealer")), show_cards(filled(spot.cards)), key(spot.note), spot.own)
        for spot in GAME.text.spots(view(state, viewer))
    ]


def filled(cards: tuple[Card | None, ...]) -> list[Card]:
    return [card for card in cards if card is not None]


def key(note: Sentence | None) -> str | None:
    return None if note is None else note.key


def test_the_table_shows_the_dealer_first_then_every_seat_with_its_cards_and_what_is_said_of_it() -> None:
    assert shown(THREE, 1) == [
        ("dealer", "9♥ Q♥", "casino-war-burned-so-far", False),
        ("Seat 0", "9♣ K♣", "casino-war-note-war-won", False),
        ("Seat 1", "9♦", "casino-war-note-surrendered", True),
        ("Seat 2", "", "banking-note-out", False),
    ]


def test_a_spectator_sees_the_same_table_and_owns_no_seat() -> None:
    assert [spot[:3] for spot in shown(THREE, None)] == [spot[:3] for spot in shown(THREE, 0)]
    assert not any(spot[3] for spot in shown(THREE, None))


def test_every_open_card_is_on_the_table_at_every_moment() -> None:
    parts = ["bet 2", "9♣", "9♥", "war", "K♦", "K♥"]
    for place in range(len(parts)):
        state = play(" | ".join(parts[: place + 1])).state
        spots = GAME.text.spots(view(state, 0))
        assert sorted(card for spot in spots for card in filled(spot.cards)) == sorted(state.up)


def test_cw12_burned_cards_are_a_count_and_never_a_card() -> None:
    seen = view(play("bet 2 | 9♣ 9♥ | war | K♦ K♥").state, 0)
    assert seen.burned == 4
    assert seen.unseen == 312 - 4
    assert sum(seen.seen) == 4


def test_cw10_a_view_counts_the_cards_that_earlier_rounds_showed() -> None:
    gone = tuple(1 if card in read_cards("A♣ K♣") else 0 for card in DECK)
    seen = view(start(FREE, Opening(seated(9), gone=gone, burned=1)), None)
    assert seen.seen == gone
    assert seen.unseen == 310


@pytest.mark.parametrize(
    ("script", "to_move"), [("", (0,)), ("bet 2", ()), ("bet 2 | 9♣ 9♥", (0,)), ("bet 2 | A♣ K♣", ())]
)
def test_a_view_names_who_must_act(script: str, to_move: tuple[int, ...]) -> None:
    assert view(play(script).state, None).to_move == to_move


def test_the_words_of_the_actions_are_these() -> None:
    verbs = {verb.action: (verb.key, verb.wants_amount) for verb in GAME.text.verbs}
    assert verbs == {
        Bet: ("banking-verb-bet", True),
        GoToWar: ("casino-war-verb-war", False),
        Surrender: ("casino-war-verb-surrender", False),
        SitOut: ("banking-verb-sit-out", False),
        Withdraw: ("banking-verb-withdraw", False),
    }


@pytest.mark.parametrize(
    ("house", "amount", "warning"),
    [
        (House(), 4, None),
        (House(), 3, Sentence("casino-war-warn-no-war", {"chips": 6})),
        (FREE, 200, None),
        (FREE, 199, Sentence("casino-war-warn-above", {"most": 198})),
        (FREE, 3, Sentence("casino-war-warn-no-war", {"chips": 6})),
        (House(stake=None, even_stakes_only=True), 7, Sentence("casino-war-warn-above", {"most": 4})),
        (House(stake=None, reserve_for_war=True), 199, None),
    ],
)
def test_cw3_a_bet_that_leaves_too_little_for_war_is_warned_of_before_it(
    house: House, amount: int, warning: Sentence | None
) -> None:
    state = start(house, Opening(seated(amount)))
    assert GAME.text.warn(view(state, 0), legal(state, 0)) == (() if warning is None else (warning,))


def test_cw3_only_a_bet_is_warned_of() -> None:
    state = play("bet 2 | 9♣ 9♥", seats=seated(3)).state
    assert GAME.text.warn(view(state, 0), legal(state, 0)) == ()
    assert GAME.text.warn(view(state, None), legal(state, 1)) == ()


def test_a_round_is_told_in_sentences_in_order() -> None:
    told = [GAME.text.tell(event) for event in play("bet 2 | 9♣ 9♥ | war | K♦ K♥").events]
    assert [each.key for each in told if each is not None] == [
        "banking-bet",
        "casino-war-burned",
        "banking-dealt",
        "casino-war-dealer-dealt",
        "casino-war-tied",
        "casino-war-went-to-war",
        "casino-war-burned",
        "banking-dealt",
        "casino-war-dealer-dealt",
        "casino-war-settled-war-tied",
    ]
    assert GAME.text.tell(RoundSettled()) is None
    settled = told[-2]
    assert settled is not None
    assert {name: f"{fact}" for name, fact in settled.facts.items()} == {
        "seat": "Seat 0",
        "staked": "4",
        "returned": "8",
        "net": "+4",
    }


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize(
    ("house", "left"),
    [
        (FREE, "6 decks, 308 cards not seen; all are shuffled before every round."),
        (
            House(stake=None, fresh_shuffle=False),
            "6 decks, 308 cards not seen; shuffle after 200 to 220 cards of the shoe.",
        ),
    ],
)
def test_the_shoe_tells_everybody_what_is_not_seen_and_what_is_and_no_burned_card(
    house: House, left: str, viewer: int | None
) -> None:
    state = play("bet 2 | 9♣ 9♥ | war | K♦ 10♥", house=house).state
    assert GAME.text.shoe is not None
    assert [catalogue_of("en").say(each) for each in GAME.text.shoe(view(state, viewer))] == [
        left,
        "4 cards seen since the shuffle: K × 1, 10 × 1 and 9 × 2.",
    ]
