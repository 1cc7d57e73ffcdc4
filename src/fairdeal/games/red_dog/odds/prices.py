"""The price of each choice in Red Dog: the exact expectation of the round's net, in half-chips.

What others will still do is theirs to decide, so a price counts on the seats to come as on seats whose time is up: they
pass, they cover nothing, they bet the least in the pool (rules.md §0 G8). Everything else is exact: the cards that were
seen, the ante that all pay again when a win uses up the pot, the share of a pot that is divided, a pool that cannot pay
a winner in full. A bank has no price before the deal: what it brings lies wholly with those who bet against it.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction

from fairdeal.engine.chips import CHIP
from fairdeal.engine.game import Price
from fairdeal.engine.moves import Amounts, Legal, PlayerAction
from fairdeal.games.red_dog.odds.blind import BEATEN_BY
from fairdeal.games.red_dog.odds.knowledge import blind_chance_of, chance_in_turn, never_seen, own_box
from fairdeal.games.red_dog.odds.pool_bets import Pool, Rival
from fairdeal.games.red_dog.odds.pot_bets import PotBet, Waiting
from fairdeal.games.red_dog.odds.stakes import Stake
from fairdeal.games.red_dog.state import Irregular, Pass, Phase, Place
from fairdeal.games.red_dog.view import BoxView, View


def price(view: View, legal: Legal) -> tuple[Price, ...]:
    """What each choice of the viewer's seat is worth; bets at the least, at the most, and at the best between them.

    The net counts from before the round: antes and fines that were paid are in it. A spectator has no price.
    Source: rules.md §4.
    """
    if view.you is None or not legal:
        return ()
    box = own_box(view)
    before = box.chips - box.before
    return tuple(Price(choice, before + worth) for choice, worth in _worths(view, box, legal))


Worth = tuple[PlayerAction, Fraction]


def _worths(view: View, box: BoxView, legal: Legal) -> Iterator[Worth]:
    """What each choice is still to bring."""
    match view.phase:
        case Phase.BETS:
            return _in_pot(view, box, legal) if view.house.variant == "base" else _against_bank(view, box, legal)
        case Phase.SHOW:
            return _shown(view, box, legal)
        case Phase.COVER:
            return _covered(view, legal)
        case Phase.SEALED_BETS:
            return _in_pool(view, box, legal)
    return iter(())


# In turn


def _in_pot(view: View, box: BoxView, legal: Legal) -> Iterator[Worth]:
    turn = pot_bet(view, box, chance_in_turn(view))
    yield from _bets(legal, turn.value, turn.best_bet)
    for action in _whole_actions(legal):
        fine = min(view.house.fine, turn.whole) if isinstance(action, Pass) else 0
        yield action, Fraction(turn.passed(fine))


def _shown(view: View, box: BoxView, legal: Legal) -> Iterator[Worth]:
    """Every winning card wins the same."""
    bet = box.bet or 0
    won = 2 * bet
    if view.house.variant == "base":
        turn = pot_bet(view, box, Fraction(1))
        won = bet + turn.won(view.pot - bet, bet)
    for action in _whole_actions(legal):
        yield action, Fraction(won)


def _against_bank(view: View, box: BoxView, legal: Legal) -> Iterator[Worth]:
    stake = Stake(chance_in_turn(view))
    yield from _bets(legal, stake.value, stake.best_bet)
    for action in _whole_actions(legal):
        fee = min(view.house.fine, whole_chips(box)) if isinstance(action, Pass) else 0
        yield action, Fraction(-fee)


def pot_bet(view: View, box: BoxView, chance: Fraction) -> PotBet:
    """The turn of the viewer's seat in the base game, whose bet may already be on the table."""
    others = [each for each in view.boxes if each.seat != box.seat and has_playable_hand(each)]
    to_come = [each for each in others if each.outcome is None and whole_chips(each)]
    return PotBet(
        house=view.house,
        p_win=chance,
        pot=view.pot,
        whole=whole_chips(box) + (box.bet or 0),
        others=tuple([whole_chips(each) for each in others]),
        waiting=tuple([Waiting(whole_chips(each), each.irregular is not Irregular.SHORT) for each in to_come]),
        sharers=sum([each.place is Place.IN for each in view.boxes]),
    )


# Blind


def _covered(view: View, legal: Legal) -> Iterator[Worth]:
    stake = Stake(blind_chance_of(view))
    yield from _bets(legal, stake.value, stake.best_bet)
    for action in _whole_actions(legal):
        yield action, Fraction(0)


def _in_pool(view: View, box: BoxView, legal: Legal) -> Iterator[Worth]:
    pool = pool_of(view, box)
    yield from _bets(legal, pool.value, pool.best_bet)
    for action in _whole_actions(legal):
        yield action, Fraction(0)


def pool_of(view: View, box: BoxView) -> Pool:
    """The pool as the viewer's seat sees it."""
    assert view.upcard is not None
    unseen = never_seen(view)
    return Pool(
        amount=view.pot,
        size=len(box.hand),
        unseen=unseen.bit_count(),
        better=(BEATEN_BY[view.upcard] & unseen).bit_count(),
        rivals=tuple(_rivals(view, box)),
        pays_rest=view.house.partial == "rest",
    )


def _rivals(view: View, box: BoxView) -> Iterator[Rival]:
    """The other seats that bet, in the order in which winners are paid. Source: rules.md §4.5, §4.8 RD27, RD30."""
    boxes = {each.seat: each for each in view.boxes}
    own_place = view.order.index(box.seat)
    for place, seat in enumerate(view.order):
        rival = boxes[seat]
        bets = rival.has_bet or rival.irregular is not Irregular.SHORT
        if seat != box.seat and bets and has_playable_hand(rival) and whole_chips(rival):
            least = min(view.house.min_bet, view.pot, whole_chips(rival))
            yield Rival(len(rival.hand), least, paid_first=place < own_place)


# What is legal


def _bets(legal: Legal, value: Callable[[int], Fraction], best: Callable[[int, int], int]) -> Iterator[Worth]:
    for amounts in legal.amounts:
        bets = {amounts.least, amounts.most, best(amounts.least, amounts.most)}
        yield from ((completed(amounts, bet), value(bet)) for bet in sorted(bets))


def completed(amounts: Amounts, amount: int) -> PlayerAction:
    """A player's move with this amount."""
    action = amounts.complete(amount)
    assert isinstance(action, PlayerAction), action
    return action


def _whole_actions(legal: Legal) -> Iterator[PlayerAction]:
    return (action for action in legal.actions if isinstance(action, PlayerAction))


def whole_chips(box: BoxView) -> int:
    """The whole chips of a stack, in half-chips. Source: rules.md §4.8 RD8."""
    return box.chips - box.chips % CHIP


def has_playable_hand(box: BoxView) -> bool:
    """Whether the seat may bet in this round. Source: rules.md §4.1."""
    return box.place is Place.IN and box.irregular not in (Irregular.NONE, Irregular.OVER)
