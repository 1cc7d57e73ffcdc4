"""What `fairdeal odds blackjack` tells: of a hand, of an upcard, or of a house with its edge and its chart."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from fractions import Fraction
from typing import Final

from fairdeal.cards import RANKS
from fairdeal.engine.game import Odds
from fairdeal.engine.words import Sentence
from fairdeal.errors import NotUnderstood
from fairdeal.games.blackjack.hands import MOST
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.odds.basic import exact_chart, plan_for
from fairdeal.games.blackjack.odds.chart import SIGNS, UPCARDS, Chart, Move, chart_fields, chart_lines, chart_picture
from fairdeal.games.blackjack.odds.drills import hand_fields, running_counts
from fairdeal.games.blackjack.odds.hand_table import COMPLETING, NOTHING, RESULTS, TEN, Counts, hard_total, with_kind
from fairdeal.games.blackjack.odds.questions import CHART, COUNT, HAND, SEEN, UPCARD
from fairdeal.games.blackjack.odds.reading import read_ranks
from fairdeal.games.blackjack.odds.shoes import (
    RANK_OF_TEN,
    Shoe,
    check_enough,
    full_shoe,
    kind_of_rank,
    kinds_of,
    take_ranks,
)
from fairdeal.games.blackjack.odds.worths import Worths, dealer_odds, hand_worths, matching_cards, round_worth
from fairdeal.games.blackjack.payouts import looks_first

PLACES: Final = 9
"""Decimal places of the figures; what is computed is right to 11 at the least."""

_WHERE_ALLOWED: Final = (Move.DOUBLE, Move.SURRENDER)
"""The moves that only the first two cards can make."""

CHOICES: Final = ("stand", "hit", "double", "split", "surrender")


def report(house: House, questions: Mapping[str, str]) -> Odds:
    """What the odds command says, of a shoe without the cards that are named; all per unit of initial stake.

    With `hand` and `upcard`: what each choice is worth, and the dealer's chances. With `upcard` alone: the dealer's
    chances. Else: what a round is worth to a player by the chart, and by the best play; and the chart.

    With `count`: the Hi-Lo count of those cards, after each of them.

    Raises NotUnderstood for what cannot be read or cannot be, IllegalHouse when too few cards are left.
    """
    if COUNT in questions:
        return _of_count(read_ranks(questions[COUNT]))
    shoe = take_ranks(full_shoe(house.decks), read_ranks(questions.get(SEEN, "")))
    if UPCARD not in questions:
        if HAND in questions:
            raise NotUnderstood(
                "hand-without-upcard", "What a hand is worth depends on the dealer’s card: give the upcard too."
            )
        found = _of_house(house, shoe)
    else:
        up = _read_upcard(questions[UPCARD])
        hand = _read_hand(questions[HAND]) if HAND in questions else None
        left = take_ranks(shoe, [up])
        found = _of_upcard(house, left, up) if hand is None else _of_hand(house, left, up, hand)
    return Odds(found.figures, (*found.sentences, *_chart_told(exact_chart(house)))) if CHART in questions else found


def chart_drawn(house: House, say: Callable[[Sentence], str]) -> str:
    """The chart of a house as an SVG picture, in the language of `say`."""
    return chart_picture(
        exact_chart(house),
        say(Sentence("blackjack-odds-chart")),
        {move: say(Sentence(f"blackjack-odds-move-{move}")) for move in Move},
        {group: say(Sentence(f"blackjack-odds-chart-{group}")) for group in ("hard", "soft", "pair")},
        {move: say(Sentence(f"blackjack-odds-letter-{move}")) for move in Move},
    )


# What is read


def _read_upcard(text: str) -> int:
    ranks = read_ranks(text)
    if len(ranks) != 1:
        raise NotUnderstood(
            "not-one-upcard", "The dealer has one upcard, and “{text}” has {count}.", text=text, count=len(ranks)
        )
    return ranks[0]


def _read_hand(text: str) -> tuple[int, ...]:
    ranks = read_ranks(text)
    total = hard_total(_counts(ranks))
    if len(ranks) < 2 or total > MOST:
        raise NotUnderstood(
            "no-hand",
            "“{text}” isn’t a hand that can be played: a hand has at least two cards, and no more than 21 in all.",
            text=text,
        )
    return ranks


def _counts(ranks: tuple[int, ...]) -> Counts:
    counts = NOTHING
    for rank in ranks:
        counts = with_kind(counts, kind_of_rank(rank))
    return counts


# What is said


def _of_count(ranks: tuple[int, ...]) -> Odds:
    counts = running_counts(ranks)
    said = Sentence("blackjack-odds-count", {"cards": len(ranks), "running": counts[-1] if counts else 0})
    return Odds({"count": list(counts)}, (said,))


def _of_hand(house: House, shoe: Shoe, up: int, ranks: tuple[int, ...]) -> Odds:
    shoe = take_ranks(shoe, ranks)
    check_enough(shoe, house.max_hands)
    left, kind, hand = kinds_of(shoe), kind_of_rank(up), _counts(ranks)
    matching = matching_cards(house, shoe, ranks)
    worths = hand_worths(house, left, hand, kind, matching=matching, peeked=looks_first(house) and kind in COMPLETING)
    move = exact_chart(house).move(
        hand,
        kind,
        may_double=worths.double is not None,
        may_split=worths.split is not None,
        may_surrender=worths.surrender is not None,
    )
    chances = dealer_odds(left, kind, house)
    figures = {
        "hand": [RANKS[rank] for rank in ranks],
        "upcard": RANKS[up],
        "ev": _worth_fields(worths),
        "best": _best_choice(worths),
        "chart": move.value,
        "dealer": _dealer_fields(chances),
    }
    sentences = (*_worths_told(worths, move), *_dealer_told(up, chances))
    return Odds(figures, sentences)


def _of_upcard(house: House, shoe: Shoe, up: int) -> Odds:
    check_enough(shoe, 0)
    chances = dealer_odds(kinds_of(shoe), kind_of_rank(up), house)
    return Odds({"upcard": RANKS[up], "dealer": _dealer_fields(chances)}, tuple(_dealer_told(up, chances)))


def _of_house(house: House, shoe: Shoe) -> Odds:
    check_enough(shoe, house.max_hands + 1)
    chart = exact_chart(house)
    edge = {
        "basic": round_worth(house, shoe, plan=plan_for(house, chart)),
        "composition": round_worth(house, shoe),
    }
    figures = {
        "cards": sum(shoe),
        "edge": {name: round(worth, PLACES) for name, worth in edge.items()},
        "chart": chart_fields(chart),
        "hands": hand_fields(chart),
    }
    sentences = [Sentence(f"blackjack-odds-edge-{name}", {"value": _value(worth)}) for name, worth in edge.items()]
    return Odds(figures, tuple(sentences))


def _worth_fields(worths: Worths) -> dict[str, float]:
    return {name: round(worth, PLACES) for name, worth in asdict(worths).items() if worth is not None}


def _best_choice(worths: Worths) -> str:
    fields = asdict(worths)
    return next(name for name in CHOICES if fields[name] == worths.best)


def _dealer_fields(chances: tuple[float, ...]) -> dict[str, float]:
    return {name: round(chance, PLACES) for name, chance in zip(RESULTS, chances, strict=True)}


def _worths_told(worths: Worths, move: Move) -> Iterator[Sentence]:
    for name, worth in asdict(worths).items():
        if worth is not None:
            yield Sentence(f"blackjack-odds-{name}", {"value": _value(worth)})
    if worths.hit is not None:
        yield Sentence("blackjack-odds-best", {"move": Sentence(f"blackjack-odds-move-{_best_choice(worths)}")})
        yield Sentence("blackjack-odds-by-chart", {"move": Sentence(f"blackjack-odds-move-{move}")})


def _dealer_told(up: int, chances: tuple[float, ...]) -> Iterator[Sentence]:
    yield Sentence("blackjack-odds-dealer", {"upcard": RANKS[up]})
    for name, chance in zip(RESULTS, chances, strict=True):
        if name in ("blackjack", "bust"):
            yield Sentence(f"blackjack-odds-dealer-{name}", {"value": _value(chance)})
        else:
            yield Sentence("blackjack-odds-dealer-total", {"total": name, "value": _value(chance)})


def _chart_told(chart: Chart) -> Iterator[Sentence]:
    """The chart line by line; the letters stand for moves in the reader's language."""
    group = ""
    for line in chart_lines(chart):
        if line.group != group:
            group = line.group
            yield Sentence(f"blackjack-odds-chart-{group}")
            yield _row("", " ", tuple(_sign(up).rjust(2) for up in UPCARDS))
        letters = tuple(Sentence(f"blackjack-odds-letter-{move}") for move in line.moves)
        yield _row(line.sign.replace(SIGNS[TEN], _sign(TEN)), "  ", letters)
    letters_of = {move.value: Sentence(f"blackjack-odds-letter-{move}") for move in Move}
    yield Sentence("blackjack-odds-chart-key", letters_of)
    if chart.surrenders_any:
        yield Sentence("blackjack-odds-chart-key-surrender", letters_of)
    if cells := "; ".join(_else_stand(chart)):
        yield Sentence("blackjack-odds-chart-else-stand", {"cells": cells})
    yield Sentence("blackjack-odds-chart-insure" if chart.insures else "blackjack-odds-chart-no-insurance")


def _else_stand(chart: Chart) -> Iterator[str]:
    """The totals, and against what, that stand where they cannot be doubled or given up: `A-7 – 3 4 5 6`."""
    for line in chart_lines(chart):
        if line.group != "pair":
            soft = line.group == "soft"
            total = 11 + int(line.sign[2:]) if soft else int(line.sign)
            first = zip(UPCARDS, line.moves, strict=True)
            ups = [up for up, move in first if move in _WHERE_ALLOWED and not chart.hits[soft][total][up]]
            if ups:
                yield f"{line.sign} – {' '.join(map(_sign, ups))}"


def _row(sign: str, gap: str, cells: tuple[object, ...]) -> Sentence:
    columns = {f"u{kind + 1}": cell for kind, cell in zip(UPCARDS, cells, strict=True)}
    return Sentence("blackjack-odds-chart-line", {"sign": sign.rjust(6), "gap": gap, **columns})


def _sign(up: int) -> str:
    return RANKS[RANK_OF_TEN] if up == TEN else SIGNS[up]


def _value(worth: float) -> Fraction:
    return Fraction(round(worth, PLACES))
