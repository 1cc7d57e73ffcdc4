"""What `fairdeal odds red-dog` tells: of a hand, of the card that was turned up, or of all hands and deals."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final

from fairdeal.cards import RANKS, Card, card_code, card_codes
from fairdeal.engine.chips import CHIP, Chips
from fairdeal.engine.figures import decimal_text, exact_fields, tell_exactly
from fairdeal.engine.game import Odds
from fairdeal.engine.words import Sentence, ShownCards
from fairdeal.games.red_dog.house import House
from fairdeal.games.red_dog.odds.asked import Asked, read_questions
from fairdeal.games.red_dog.odds.blind import (
    LOW_RANKS,
    Blind,
    average_chance,
    blind_chance,
    mean_chance,
    redeal_chance,
)
from fairdeal.games.red_dog.odds.hands import HandCounts, count_hands
from fairdeal.games.red_dog.odds.masks import beaten_by, win_chance
from fairdeal.games.red_dog.odds.pool import least_bets_growth, whole_pool_factor
from fairdeal.games.red_dog.odds.stakes import Stake

BAND: Final = 6
"""Hands are listed in bands of so many cards beaten."""


def answer(house: House, questions: Mapping[str, str]) -> Odds:
    """What the odds command says. Amounts in JSON are whole chips.

    With `hand`: its chance against the next card, of those not `seen`, what each chip bet on it is worth, and the best
    bet into a `pot`. With `turned`, in six-spot: the same for a hand that nobody has looked at. Else how many hands
    beat how many cards; in six-spot, how blind hands do, how likely a redeal is, and how the pool grows.

    Raises NotUnderstood for what cannot be read or cannot be, IllegalHouse for what the game does not allow.
    """
    asked = read_questions(house, questions)
    if asked.hand:
        return _of_hand(asked)
    if asked.turned is not None:
        return _of_turned(asked, asked.turned)
    return _of_six_spot(asked) if asked.house.is_six_spot else _of_all_hands(asked)


# A hand, or the card that was turned up


def _of_hand(asked: Asked) -> Odds:
    chance, beaten = win_chance(asked.hand, asked.rest), (beaten_by(asked.hand) & asked.rest).bit_count()
    figures = {"hand": card_codes(asked.hand), "unseen": asked.rest.bit_count(), "beaten": beaten}
    facts = {"beaten": beaten, "unseen": asked.rest.bit_count()}
    sentences = Sentence(_of_variant(asked, "hand"), facts | dict(_chance("", chance).facts))
    is_blind = asked.house.is_six_spot
    bet_figures, bet_told = ({}, ()) if is_blind else _bet(asked, chance)
    return Odds(
        _about(asked) | figures | _chance_fields(chance) | bet_figures, (sentences, _worth_told(chance), *bet_told)
    )


def _of_turned(asked: Asked, turned: Card) -> Odds:
    chance = blind_chance(turned, asked.size, asked.unseen)
    figures, bet_told = _bet(asked, chance)
    facts = {"card": ShownCards((turned,)), "size": asked.size}
    sentences = Sentence("red-dog-odds-turned", facts | dict(_chance("", chance).facts))
    fields = _about(asked) | {"turned": card_code(turned), "unseen": asked.unseen.bit_count()}
    return Odds(fields | _chance_fields(chance) | figures, (sentences, _worth_told(chance), *bet_told))


def _bet(asked: Asked, chance: Fraction) -> tuple[dict[str, object], tuple[Sentence, ...]]:
    """The best bet into a pot: that of the question, or a fresh one with everybody's ante; none against no bank."""
    house = asked.house
    pot = asked.pot or (house.ante * asked.players if house.has_antes else None)
    if pot is None:
        return {}, ()
    best = _best(house, pot, chance)
    figures: dict[str, object] = {"pot": pot // CHIP, "least_bet": _least(house, pot) // CHIP, "most_bet": pot // CHIP}
    figures |= {"best_bet": best // CHIP}
    sentences = [_best_told(best, pot)]
    if house.variant == "base":
        careful = _best(house, pot, chance, kept=house.ante if house.reante_below_min else CHIP)
        figures |= {"fine": house.ante // CHIP, "best_bet_before_others": careful // CHIP}
        if chance:
            sentences += [
                Sentence("red-dog-odds-fine", {"fine": Chips(house.ante), "least": Chips(_least(house, pot))})
            ]
        if careful != best:
            sentences += [Sentence("red-dog-odds-not-last", {"bet": Chips(careful), "ante": Chips(house.ante)})]
    return figures, tuple(sentences)


def _best(house: House, pot: int, chance: Fraction, *, kept: int = 0) -> int:
    """The best bet into a pot, 0 for a pass: which is best also where no bet is worth more."""
    stake = Stake(chance, pot, kept, house.ante)
    bet = stake.best_bet(_least(house, pot), pot)
    fine = {"base": house.ante, "bank": house.pass_fee, "six_banker": 0}.get(house.variant)
    return 0 if fine is not None and -fine >= stake.value(bet) else bet


def _least(house: House, pot: int) -> int:
    """Source: rules.md §4.1, §4.8 RD5, RD18, RD25, RD27."""
    return min({"base": house.ante, "six_banker": CHIP}.get(house.variant, house.min_bet), pot)


def _best_told(best: int, most: int) -> Sentence:
    if not best:
        return Sentence("red-dog-odds-best-pass")
    return Sentence(f"red-dog-odds-best-{'most' if best == most else 'least'}", {"bet": Chips(best)})


# All hands, all deals


def _of_all_hands(asked: Asked) -> Odds:
    counts = count_hands(asked.size, asked.unseen)
    figures = {
        "rest": counts.rest,
        "total": counts.total,
        "hands": {str(beaten): hands for beaten, hands in enumerate(counts.hands)},
        **_chance_fields(counts.p_win),
        **exact_fields("p_favourite", counts.p_favourite),
        **exact_fields("ev_favourites", counts.best_ev),
    }
    sentences = (
        Sentence("red-dog-odds-hands", {"total": counts.total, "size": asked.size, "rest": counts.rest}),
        *_bands(counts),
        tell_exactly("red-dog-odds-mean", counts.p_win),
        tell_exactly("red-dog-odds-favourite", counts.p_favourite),
        tell_exactly("red-dog-odds-favourites-worth", counts.best_ev),
    )
    return Odds(_about(asked) | figures, sentences)


def _bands(counts: HandCounts) -> Iterator[Sentence]:
    for first in range(0, counts.rest + 1, BAND):
        band = counts.hands[first : first + BAND]
        facts = {"from": first, "to": first + len(band) - 1, "hands": sum(band)}
        yield Sentence("red-dog-odds-band", facts | {"value": Fraction(sum(band), counts.total)})


def _of_six_spot(asked: Asked) -> Odds:
    house = asked.house
    blind = Blind(asked.players - house.has_banker, asked.size)
    chances = {RANKS[rank]: average_chance(blind, Card(rank)) for rank in LOW_RANKS}
    redeal = redeal_chance(blind)
    figures = {
        "blind": {rank: _fraction(chance) for rank, chance in chances.items()},
        "blind_decimal": {rank: decimal_text(chance) for rank, chance in chances.items()},
        **_chance_fields(mean_chance(blind)),
        **exact_fields("redeal", redeal),
    }
    sentences = [Sentence("red-dog-odds-blind", {"players": asked.players, "size": asked.size})]
    sentences += [_chance("red-dog-odds-rank", chance, rank=rank) for rank, chance in chances.items()]
    sentences += [tell_exactly("red-dog-odds-mean", mean_chance(blind)), _worth_told(mean_chance(blind))]
    sentences += [tell_exactly("red-dog-odds-redeal", redeal)]
    if house.variant == "six_pool":
        grown, factor = least_bets_growth(blind, house.ante // CHIP), whole_pool_factor(blind)
        figures |= exact_fields("growth_least_bets", grown) | exact_fields("growth_whole_pool", factor)
        sentences += [Sentence("red-dog-odds-growth-least", {"value": grown})]
        sentences += [Sentence("red-dog-odds-growth-whole", {"value": factor})]
    return Odds(_about(asked) | figures, tuple(sentences))


# Figures and sentences


def _about(asked: Asked) -> dict[str, object]:
    """What the odds are of."""
    house = asked.house
    about: dict[str, object] = {"variant": house.variant, "players": asked.players, "size": asked.size}
    if house.has_antes:
        about["ante"] = house.ante // CHIP
    return about | ({"seen": card_codes(asked.seen)} if asked.seen else {})


def _chance_fields(chance: Fraction) -> dict[str, str]:
    return exact_fields("p_win", chance) | exact_fields("ev", 2 * chance - 1)


def _worth_told(chance: Fraction) -> Sentence:
    return tell_exactly("red-dog-odds-bet", 2 * chance - 1)


def _chance(key: str, chance: Fraction, **facts: object) -> Sentence:
    return Sentence(key, dict(tell_exactly(key, chance).facts) | facts)


def _of_variant(asked: Asked, key: str) -> str:
    return f"red-dog-odds-{key}-six-spot" if asked.house.is_six_spot else f"red-dog-odds-{key}"


def _fraction(value: Fraction) -> str:
    return f"{value.numerator}/{value.denominator}"
