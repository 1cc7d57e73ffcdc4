"""What the rules of Cassino refuse, in sentences: what was tried, what stands in the way, what is possible."""

from fairdeal.cards import Card
from fairdeal.engine.words import Seat, ShownCards
from fairdeal.errors import IllegalAction
from fairdeal.games.cassino.groups import HIGHEST, Cards, worth
from fairdeal.games.cassino.state import TableBuild

# Turns


def not_your_play(seat: int) -> IllegalAction:
    return IllegalAction("not-your-play", "It’s not your turn: {seat} plays now.", seat=Seat(seat))


def cards_come_first() -> IllegalAction:
    return IllegalAction("cards-come-first", "The cards are being dealt. You can play when everyone has a hand.")


def no_shuffle_due() -> IllegalAction:
    return IllegalAction("no-shuffle-due", "No shuffle is due now.")


def shuffle_due() -> IllegalAction:
    return IllegalAction("shuffle-due", "The cards are shuffled before any more are dealt.")


# Cards that are named


def not_in_hand(card: Card) -> IllegalAction:
    return IllegalAction("not-in-hand", "{card} isn’t in your hand.", card=_shown(card))


def not_on_table(card: Card) -> IllegalAction:
    return IllegalAction("not-on-table", "{card} isn’t on the table.", card=_shown(card))


def card_twice(card: Card) -> IllegalAction:
    return IllegalAction("card-twice", "{card} is named twice. Name each card once.", card=_shown(card))


def not_in_order(cards: Cards) -> IllegalAction:
    return IllegalAction(
        "cards-not-in-order",
        "The cards of a play are written in one order: {cards}.",
        cards=ShownCards(sorted(cards)),
    )


def build_not_whole(card: Card, build: TableBuild) -> IllegalAction:
    return IllegalAction(
        "build-not-whole",
        "{card} belongs to the build of {value}, which can’t be taken apart. All of it is {cards}.",
        card=_shown(card),
        value=build.value,
        cards=ShownCards(build.cards),
    )


# Groups


def face_card_in_group(card: Card) -> IllegalAction:
    return IllegalAction(
        "face-card-in-group", "{card} has no number, so it can’t be part of a sum or a build.", card=_shown(card)
    )


def card_too_high(card: Card, value: int) -> IllegalAction:
    return IllegalAction(
        "card-too-high", "{card} is too high to be part of a group of {value}.", card=_shown(card), value=value
    )


def wrong_sum(cards: Cards, total: int, value: int) -> IllegalAction:
    return IllegalAction(
        "wrong-sum",
        "{cards} add up to {total}, which isn’t {value} or a multiple of it.",
        cards=ShownCards(cards),
        total=total,
        value=value,
    )


def no_such_groups(cards: Cards, value: int) -> IllegalAction:
    return IllegalAction(
        "no-such-groups",
        "{cards} can’t be split into groups that each add up to {value}.",
        cards=ShownCards(cards),
        value=value,
    )


# Captures


def nothing_taken(card: Card) -> IllegalAction:
    return IllegalAction("nothing-taken", "Choose the cards that {card} takes.", card=_shown(card))


def face_takes_rank(card: Card, wrong: Cards) -> IllegalAction:
    return IllegalAction(
        "face-takes-rank",
        "{card} takes only a card of its own rank, and {cards} can’t be taken with it.",
        card=_shown(card),
        cards=ShownCards(wrong),
    )


def face_takes_one(card: Card, cards: Cards, *, three: bool) -> IllegalAction:
    if three:
        return IllegalAction(
            "face-takes-one-or-three",
            "{card} takes one card of its rank, or all three, and not {count}.",
            card=_shown(card),
            count=len(cards),
        )
    return IllegalAction(
        "face-takes-one", "{card} takes exactly one card of its rank. Choose one of {cards}.",
        card=_shown(card), cards=ShownCards(cards),
    )  # fmt: skip


def build_of_another_value(card: Card, build: TableBuild) -> IllegalAction:
    return IllegalAction(
        "build-of-another-value",
        "The build of {value} is taken with a card of exactly that value, and {card} isn’t one.",
        value=build.value,
        card=_shown(card),
    )


# Builds


def face_card_builds(card: Card) -> IllegalAction:
    return IllegalAction(
        "face-card-builds", "{card} has no number, so it can’t build. Play a card from ace to ten.", card=_shown(card)
    )


def no_such_value(value: int) -> IllegalAction:
    return IllegalAction(
        "no-such-value", "A build can’t have the value {value}: values go from 1 to {most}.", value=value, most=HIGHEST
    )


def build_in_build(build: TableBuild) -> IllegalAction:
    return IllegalAction(
        "build-in-build",
        "The build of {value} can’t be part of a new build. Extend or increase it instead.",
        value=build.value,
    )


def build_alone(card: Card) -> IllegalAction:
    return IllegalAction(
        "build-alone", "{card} alone isn’t a build. Choose loose cards to build on.", card=_shown(card)
    )


def build_there(build: TableBuild) -> IllegalAction:
    return IllegalAction(
        "build-there",
        "There is a build of {value} already ({cards}). Extend it instead.",
        value=build.value,
        cards=ShownCards(build.cards),
    )


def card_in_no_group(card: Card, value: int) -> IllegalAction:
    return IllegalAction(
        "card-in-no-group",
        "Without {card} the groups of {value} would be complete. The card you play must be in one of them.",
        card=_shown(card),
        value=value,
    )


def which_build(count: int) -> IllegalAction:
    if count:
        return IllegalAction("one-build", "You can change one build in a play, and you chose {count}.", count=count)
    return IllegalAction("which-build", "Choose the build: name all of its cards, and the loose cards that join it.")


def value_stays(build: TableBuild, tried: int) -> IllegalAction:
    return IllegalAction(
        "value-stays",
        "The build that you extend has the value {value} and keeps it: it can’t become {tried}.",
        value=build.value,
        tried=tried,
    )


def one_group(value: int) -> IllegalAction:
    return IllegalAction(
        "one-group",
        "You can add only one group of {value}, with the card you play in it. Leave the other cards out.",
        value=value,
    )


def multiple_stays(build: TableBuild) -> IllegalAction:
    return IllegalAction(
        "multiple-stays",
        "The build of {value} has {count} groups, so its value can’t change any more.",
        value=build.value,
        count=build.size,
    )


def own_stays(build: TableBuild) -> IllegalAction:
    return IllegalAction(
        "own-build-stays",
        "The build of {value} is yours, and at this table you can’t increase your own builds.",
        value=build.value,
    )


def above_ten(card: Card, build: TableBuild) -> IllegalAction:
    return IllegalAction(
        "above-ten",
        "{before} and {card} make {value}, and no build can be worth more than {most}.",
        before=build.value,
        card=_shown(card),
        value=build.value + worth(card),
        most=HIGHEST,
    )


def wrong_increase(card: Card, build: TableBuild, tried: int) -> IllegalAction:
    return IllegalAction(
        "wrong-increase",
        "{card} brings the build of {before} to {value}, not to {tried}. Loose cards can’t add to it.",
        card=_shown(card),
        before=build.value,
        value=build.value + worth(card),
        tried=tried,
    )


# Duties


def bound_by_build(value: int) -> IllegalAction:
    return IllegalAction(
        "bound-by-build",
        "You can’t trail while your build of {value} is on the table. Capture, build, extend or increase.",
        value=value,
    )


def no_card_kept(card: Card, value: int) -> IllegalAction:
    return IllegalAction(
        "no-card-kept",
        "If you play {card} like this, you have no {value} left in your hand to take your build of {value}.",
        card=_shown(card),
        value=value,
    )


def old_value_kept(build: TableBuild) -> IllegalAction:
    return IllegalAction(
        "old-value-kept",
        "At this table, you can increase your own build only if you keep a {value} too: its old value.",
        value=build.value,
    )


def _shown(card: Card) -> ShownCards:
    return ShownCards((card,))
