"""What the rules of Cassino refuse, in sentences: what was tried, what stands in the way, what is possible."""

from fairdeal.cards import Card
from fairdeal.engine.words import Seat, ShownCards
from fairdeal.errors import IllegalAction, NotUnderstood
from fairdeal.games.cassino.groups import HIGHEST, Cards, worth
from fairdeal.games.cassino.state import TableBuild

# Turns


def not_your_play(seat: int) -> IllegalAction:
    return IllegalAction("not-your-play", "It’s not your turn: {seat} plays now.", seat=Seat(seat))


def cards_come_first() -> IllegalAction:
    return IllegalAction("cards-come-first", "The cards are being dealt. You can play when everyone has a hand.")


def deck_not_due() -> IllegalAction:
    return IllegalAction("deck-not-due", "No shuffle is due now.")


def deck_due() -> IllegalAction:
    return IllegalAction("deck-due", "The cards are shuffled before any more are dealt.")


def called_off_by_closing() -> IllegalAction:
    return IllegalAction("not-called-off", "A deal is called off only when the table is closed.")


# Cards that are named


def not_in_hand(card: Card) -> IllegalAction:
    return IllegalAction("not-in-hand", "{card} isn’t in your hand.", card=_shown(card))


def not_on_table(card: Card) -> IllegalAction:
    return IllegalAction("not-on-table", "{card} isn’t on the table.", card=_shown(card))


def card_twice(card: Card) -> IllegalAction:
    return IllegalAction("card-twice", "{card} is named twice.", card=_shown(card))


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


# Positions that are typed


def hand_missing() -> NotUnderstood:
    return NotUnderstood(
        "hand-missing", "Say which cards are in the hand, like --hand “7s 2h”, or give a whole position."
    )


def position_alone() -> NotUnderstood:
    return NotUnderstood(
        "position-alone", "A position has the hand, the table and the builds in it. Leave those out, or the position."
    )


def hand_size(count: int) -> NotUnderstood:
    return NotUnderstood("hand-size", "A hand has 1 to 4 cards, and here it has {count}.", count=count)


def named_twice(card: Card) -> NotUnderstood:
    return NotUnderstood("card-twice", "{card} is named twice.", card=_shown(card))


def wrong_fields(count: int, wanted: int) -> NotUnderstood:
    return NotUnderstood(
        "position-fields",
        "A position has {wanted} parts with spaces between them, and here are {count}.",
        count=count,
        wanted=wanted,
    )


def field_unread(field: str, text: str) -> NotUnderstood:
    return NotUnderstood(
        "position-field", "“{text}” can’t be read as the part “{field}” of a position.", field=field, text=text[:40]
    )


def build_unread(text: str) -> NotUnderstood:
    return NotUnderstood(
        "build-unread",
        "“{text}” can’t be read as a build. Write its value, its cards and the seat that is bound, like 7:5c2h@0.",
        text=text[:40],
    )


def not_a_build(build: TableBuild) -> NotUnderstood:
    return NotUnderstood(
        "not-a-build",
        "{cards} aren’t a build of {value}: a build has at least two cards, in groups of its value.",
        cards=ShownCards(build.cards),
        value=build.value,
    )


def build_unbacked(build: TableBuild) -> NotUnderstood:
    return NotUnderstood(
        "build-unbacked",
        "The player with a build of {value} must hold a {value}, and that hand has none.",
        value=build.value,
    )


def no_such_portion(portion: int) -> NotUnderstood:
    return NotUnderstood("no-such-portion", "A deal has portions 1 to 6, and {portion} isn’t one.", portion=portion)


def hands_do_not_fit(held: int, others: int) -> NotUnderstood:
    return NotUnderstood(
        "hands-do-not-fit",
        "The player in turn has {held} cards and the other {others}: "
        "it must be 1 to 4, and as many as the other’s or one more.",
        held=held,
        others=others,
    )


def hand_unknown(seat: int) -> NotUnderstood:
    return NotUnderstood("hand-unknown", "The hand of {seat}, whose turn it is, must be known.", seat=Seat(seat))


def wrong_count(count: int, dealt: int, portion: int) -> NotUnderstood:
    return NotUnderstood(
        "position-count",
        "In portion {portion}, {dealt} cards have been dealt, and this position has {count}.",
        count=count,
        dealt=dealt,
        portion=portion,
    )


def capturer_does_not_fit() -> NotUnderstood:
    return NotUnderstood(
        "position-capturer", "Somebody made the last capture exactly where cards have been captured: check both parts."
    )


def builds_apart(value: int) -> NotUnderstood:
    return NotUnderstood(
        "builds-apart",
        "There are two builds of {value}, and at this table they become one. Write them as one build.",
        value=value,
    )


def build_without_card(value: int) -> NotUnderstood:
    return NotUnderstood(
        "build-without-card",
        "Nobody can hold the {value} that takes the build of {value}: check the cards you gave.",
        value=value,
    )


def bad_simulations(text: str, most: int) -> NotUnderstood:
    return NotUnderstood(
        "bad-simulations", "Enter a number of simulations from 2 to {most}, not “{text}”.", text=text[:40], most=most
    )
