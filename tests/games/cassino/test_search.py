"""Bots that search and prices of moves: exact in the last portion, estimates before, and legal everywhere."""

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from fairdeal.cards import DECK, Card, card_code, card_symbol, read_card, read_cards
from fairdeal.engine import extras
from fairdeal.engine.game import Price
from fairdeal.engine.moves import PlayerAction, SeatsToMove
from fairdeal.errors import NotAllowed, NotUnderstood
from fairdeal.games.cassino import GAME, House, State, search
from fairdeal.games.cassino.groups import WORTH
from fairdeal.games.cassino.odds_report import answer
from fairdeal.games.cassino.play import apply, legal, turn
from fairdeal.games.cassino.state import PORTIONS, Build, Capture, Trail
from fairdeal.games.cassino.strategy import choose
from fairdeal.games.cassino.view import view
from fairdeal.games.cassino.worlds import worlds
from fairdeal.locale import LANGUAGES, catalogue_of
from tests.chances import seeded
from tests.games.cassino.scripts import EVERY_HOUSE, THEY, YOU, deal, opened, playing, shuffled

pytest.importorskip("numba")

NUMBERS = tuple(card for card in DECK if WORTH[card])
LEVELS = sorted(search.LEVELS)


def greedily(state: State, deck: Iterator[Card], cards: int, chance: Random) -> State:
    """A deal played on, greedily for the most part, until so many cards have come and so many are left in the hands."""
    while len(DECK) - state.dealt or sum(len(player.hand) for player in state.players) > cards:
        state = deal(state, deck)
        offered = legal(state, state.mover)
        seen = view(state, state.mover)
        plays = list(offered)
        state, _ = apply(state, chance.choice(plays) if chance.random() < 0.3 else choose(seen, offered, seeded()))
        state = deal(state, deck)
    return state


def last_portion(seed: int, cards: int, house: House | None = None) -> State:
    return greedily(opened(house), iter(shuffled(seed)), cards, Random(seed))


def brute_force(state: State, seat: int) -> int:
    """What a seat wins a deal by that both play perfectly, found with the engine alone."""
    if not isinstance(turn(state), SeatsToMove):
        return state.points[seat] - state.points[1 - seat]
    found = [brute_force(apply(state, play)[0], seat) for play in legal(state, state.mover)]
    return max(found) if state.mover == seat else min(found)


def prices_at(state: State) -> dict[PlayerAction, Price]:
    return {price.action: price for price in search.price(view(state, state.mover), legal(state, state.mover))}


# The last portion


def check_exact(state: State) -> None:
    prices = prices_at(state)
    assert prices.keys() == set(legal(state, state.mover))
    for play, price in prices.items():
        assert price.error is None
        assert price.expectation == brute_force(apply(state, play)[0], state.mover), play


@pytest.mark.parametrize("seed", range(24))
def test_prices_of_the_last_portion_are_what_brute_force_finds(seed: int) -> None:
    house = EVERY_HOUSE[seed % len(EVERY_HOUSE)] if seed % 2 else House()
    check_exact(last_portion(seed, 3 + seed % 2, house))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 160))
def test_prices_of_more_of_the_last_portion_are_what_brute_force_finds(seed: int) -> None:
    check_exact(last_portion(seed, 5))


@pytest.mark.parametrize("seed", range(12))
def test_in_the_last_portion_a_bot_makes_a_move_that_nothing_beats(seed: int) -> None:
    state = last_portion(seed, 8)
    play = GAME.bots.named["hard"](view(state, state.mover), legal(state, state.mover), seeded())
    prices = prices_at(state)
    best = max(price.expectation for price in prices.values())
    assert play not in prices or prices[play].expectation == best
    assert any(price.expectation == best for price in prices.values())


def test_a_sweep_with_the_last_card_is_found_and_priced() -> None:
    prices = prices_at(playing("5♠", "2♣ 3♣", capturer=THEY))
    take = Capture(YOU, read_card("5♠"), tuple(sorted(read_cards("2♣ 3♣"))))
    assert max(prices, key=lambda play: prices[play].expectation) == take
    assert prices[take].expectation - prices[Trail(YOU, read_card("5♠"))].expectation >= 2


# Before it


@pytest.mark.parametrize("seed", range(4))
def test_before_the_last_portion_a_price_is_an_estimate_with_its_error(seed: int) -> None:
    state = deal(opened(), iter(shuffled(seed)))
    prices = prices_at(state)
    assert prices
    assert len(prices) <= search.MOST_PRICED
    assert [price.expectation for price in prices.values()] == sorted(
        (price.expectation for price in prices.values()), reverse=True
    )
    for price in prices.values():
        assert price.error is not None
        assert 0 < price.error < 1
        assert abs(price.expectation) < 12
    assert prices_at(state) == prices, "the same for the same view"


def test_the_error_of_an_estimate_shrinks_with_the_simulations() -> None:
    seen = view(deal(opened(), iter(shuffled(3))), YOU)
    few, many = (search.estimates(seen, seeded(), simulations) for simulations in (10, 160))
    assert few[0].error is not None
    assert many[0].error is not None
    assert many[0].error < few[0].error / 2
    apart = abs(few[0].worth - {each.play: each.worth for each in many}[few[0].play])
    assert apart < 4 * few[0].error


def test_a_bot_knows_only_its_view() -> None:
    state = deal(opened(), iter(shuffled(5)))
    seen, offered = view(state, YOU), legal(state, YOU)
    other = worlds(seen, seeded(9))
    assert other.players[THEY].hand != state.players[THEY].hand
    for name in LEVELS:
        bot = GAME.bots.named[name]
        assert bot(seen, offered, seeded(1)) == bot(view(other, YOU), legal(other, YOU), seeded(1))


def test_nobody_is_priced_who_is_not_in_turn() -> None:
    state = deal(opened(), iter(shuffled(5)))
    assert search.price(view(state, THEY), legal(state, THEY)) == ()
    assert search.price(view(state, None), legal(state, YOU)) == ()


# Bots


@pytest.mark.parametrize(
    ("name", "houses"),
    [
        *((name, EVERY_HOUSE[part::4]) for name in LEVELS if name != "hard" for part in range(2)),
        ("hard", EVERY_HOUSE[::16]),
        *(pytest.param("hard", EVERY_HOUSE[part::4], marks=pytest.mark.slow) for part in range(2)),
    ],
)
def test_a_bot_plays_legally_at_every_house(name: str, houses: tuple[House, ...]) -> None:
    for seed, house in enumerate(houses):
        deck, chance = iter(shuffled(seed)), seeded(seed)
        state = deal(opened(house), deck)
        while isinstance(turn(state), SeatsToMove):
            offered = legal(state, state.mover)
            thinks = name != "hard" or state.portion in (2, PORTIONS)
            bot = GAME.bots.named[name] if thinks else choose
            play = bot(view(state, state.mover), offered, chance)
            assert play in offered
            state, _ = apply(state, play)
            state = deal(state, deck)


def test_the_same_chance_makes_the_same_move() -> None:
    state = deal(opened(), iter(shuffled(7)))
    for name in LEVELS:
        bot = GAME.bots.named[name]
        plays = {bot(view(state, YOU), legal(state, YOU), seeded(4)) for _ in range(3)}
        assert len(plays) == 1


def test_the_usual_bot_is_the_one_in_the_middle() -> None:
    assert list(GAME.bots.named) == ["easy", "medium", "hard"]
    assert GAME.bots.usual is GAME.bots.named["medium"]


def test_a_table_too_full_to_search_is_played_by_what_scores_most_now() -> None:
    state = playing("5♦ 6♦ 7♦ 8♦", " ".join(map(card_symbol, NUMBERS[:26])), other="9♠ 10♠ A♠ 2♠", dealt=44)
    seen, offered = view(state, YOU), legal(state, YOU)
    assert search.sample(lambda: worlds(seen, seeded()), 4, None, effort=1000) == ()
    assert GAME.bots.named["hard"](seen, offered, seeded()) in offered


# Without the extra, or before it is compiled


def test_without_the_extra_every_bot_takes_what_scores_most_now(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    state = deal(opened(), iter(shuffled(5)))
    seen, offered = view(state, YOU), legal(state, YOU)
    search.prepare()
    for name in LEVELS:
        assert GAME.bots.named[name](seen, offered, seeded()) == choose(seen, offered, seeded())


def test_without_the_extra_a_price_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    state = deal(opened(), iter(shuffled(5)))
    with pytest.raises(NotAllowed, match="need the extra “odds”"):
        search.price(view(state, YOU), legal(state, YOU))
    with pytest.raises(NotAllowed, match="need the extra “odds”"):
        answer(House(), {"hand": "7s", "simulations": "10"})


def test_while_it_is_not_compiled_a_bot_does_not_wait_for_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    state = deal(opened(), iter(shuffled(5)))
    seen, offered = view(state, YOU), legal(state, YOU)
    monkeypatch.setattr(search, "is_ready", lambda: False)
    monkeypatch.setattr(search, "estimates", lambda *given: pytest.fail("searched"))
    assert GAME.bots.usual(seen, offered, seeded()) == choose(seen, offered, seeded())


def test_once_prepared_the_search_is_ready() -> None:
    assert GAME.bots.prepare is search.prepare
    search.prepare()
    assert search.is_ready()


# The odds command


def test_with_simulations_every_legal_move_has_its_price() -> None:
    asked = {"hand": "7s 7d 2h Kc", "table": "5c 8d", "simulations": "40"}
    moves = legal_moves(asked)
    assert [move["kind"] for move in moves] == ["build", "trail", "trail", "trail", "trail"]
    for move in moves:
        assert move["exact"] is False
        assert 0 < move["error"] < 1
        assert abs(move["expectation"]) < 12
    assert legal_moves(asked) == moves
    assert max(moves, key=lambda move: move["expectation"])["kind"] == "build"


def legal_moves(questions: Mapping[str, str]) -> list[dict[str, Any]]:
    figures: Any = answer(House(), questions).figures
    moves: list[dict[str, Any]] = json.loads(json.dumps(figures))["legal"]
    return moves


def test_in_the_last_portion_the_odds_are_exact() -> None:
    rest = "".join(card_code(card) for card in DECK if card not in read_cards("5c 3c 4c 7s 6h"))
    (move,) = legal_moves({"position": f"5c 7:3c4c@0 7s/6h {rest}/- 6 0 0 0-0", "simulations": "2"})
    assert (move["kind"], move["exact"]) == ("capture", True)
    assert "error" not in move
    assert move["expectation"] == int(move["expectation"])


def test_who_may_hold_several_hands_has_estimates_even_in_the_last_portion() -> None:
    position = "5c8d - 7s2h/?2 ?40/?6 6 0 0 0-0"
    moves = legal_moves({"position": position, "simulations": "20"})
    assert moves
    assert not any(move["exact"] for move in moves)


@pytest.mark.parametrize(
    ("language", "estimate"),
    [
        ("en", "build 7 with 2♥ on 5♣: +"),
        ("ru", "построить 7: 2♥ на 5♣: очки +"),
        ("pt", "construir 7 com 2♥ sobre 5♣: +"),
    ],
)
def test_a_price_is_said_with_its_error(language: str, estimate: str) -> None:
    assert language in LANGUAGES
    odds = answer(House(), {"hand": "7s 7d 2h Kc", "table": "5c 8d", "simulations": "40"})
    said = [catalogue_of(language).say(sentence) for sentence in odds.sentences]
    (line,) = [each for each in said if each.startswith(estimate)]
    assert " ± " in line


@pytest.mark.parametrize("text", ["", "1", "0", "-3", "10001", "many", "2.5"])
def test_simulations_that_cannot_be_made_are_refused(text: str) -> None:
    with pytest.raises(NotUnderstood, match="Enter a number of simulations from 2 to 10000, not “"):
        answer(House(), {"hand": "7s", "simulations": text})


def test_a_build_is_worth_more_than_laying_its_card_down() -> None:
    state = playing("7♠ 7♦ 2♥ K♣", "5♣ 8♦", other="9♣ 9♦ 9♥ 9♠", dealt=12)
    prices = prices_at(state)
    build = Build(YOU, read_card("2♥"), (read_card("5♣"),), 7)
    assert prices[build].expectation > max(
        price.expectation for play, price in prices.items() if isinstance(play, Trail)
    )
