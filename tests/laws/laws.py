"""The laws of a round: what is true of every game. Each takes a walk and raises AssertionError where it is broken."""

import pickle
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from random import Random
from typing import Any, Final

from fairdeal.engine.accounts import HOUSE, POT, Account, AccountKind, stack
from fairdeal.engine.chips import Chips
from fairdeal.engine.events import (
    CardDealt,
    CardsBurned,
    Reason,
    RoundSettled,
    RoundVoided,
    Transfer,
)
from fairdeal.engine.fold import fold, replay
from fairdeal.engine.game import Bot
from fairdeal.engine.moves import (
    DEALER,
    TABLE,
    Burn,
    CardsToDeal,
    CardsToShuffle,
    Deal,
    Event,
    Face,
    Legal,
    PlayerAction,
    Reshuffle,
    RoundOver,
    SeatsToMove,
)
from fairdeal.engine.words import Gain, Seat, Sentence, ShownCards
from fairdeal.errors import IllegalAction
from tests.chances import Seeded
from tests.laws.card_laws import (
    cards_are_conserved,
    cards_fall_where_the_turn_says,
    nobody_sees_what_they_cannot_know,
    open_cards_lie_on_the_table,
    what_is_hidden_has_its_number_alone,
)
from tests.laws.depth import IS_DEEP
from tests.laws.tries import refusal_of, tries
from tests.laws.walks import Walk, bound, plays_for_chips

KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
FACTS: Final = (int, str, Chips, Gain, Seat, ShownCards, Sentence, tuple)
TIMES: Final = 2
"""How often chance falls for a bot, and for a world."""
THOUGHT: Final = 4
"""In about how many states of a walk a bot by another name is asked, unless the laws are tested deep: it may think."""
PRICED: Final = 2
"""In how many states of a walk the prices are asked for: they may be computed at length."""


# Who may do what


def legal_lists_what_apply_does(walk: Walk) -> None:
    """`apply` succeeds exactly for what `legal` lists, and `check` agrees with it."""
    for state in walk.some_states:
        legal = {seat: walk.game.rules.legal(state, seat) for seat in (*walk.seats, *walk.strangers, DEALER)}
        _well_formed(legal)
        for action in tries(walk, state):
            refused = [refusal_of(judge, state, action) for judge in (walk.game.rules.check, walk.game.rules.apply)]
            words = [None if each is None else (each.code, str(each), each.facts) for each in refused]
            assert words[0] == words[1], f"check says {words[0]} of {action}, apply says {words[1]}"
            is_listed = action in legal.get(action.seat, Legal())
            assert is_listed == (words[0] is None), f"{action} is {'' if is_listed else 'not '}listed: {words[0]}"


def the_turn_names_who_can_act(walk: Walk) -> None:
    """Whoever the turn names has something legal; when the round is over, nobody has."""
    for state in walk.states:
        turn = walk.game.rules.turn(state)
        legal = {seat: walk.game.rules.legal(state, seat) for seat in (*walk.seats, *walk.strangers, DEALER)}
        match turn:
            case SeatsToMove(seats=seats):
                assert seats
                assert set(seats) <= set(walk.seats), f"{seats} of {walk.seats} are to move"
                assert all(legal[seat] for seat in seats), f"a seat of {seats} is to move and can do nothing"
                assert not any(isinstance(action, (Deal, Burn, Reshuffle)) for action in legal[DEALER].actions)
            case CardsToDeal():
                _cards_are_due(turn, legal[DEALER])
                assert turn.to in (*walk.seats, DEALER, TABLE)
            case CardsToShuffle():
                assert Reshuffle() in legal[DEALER].actions, f"{turn}, and the dealer cannot shuffle"
                assert not any(isinstance(action, (Deal, Burn)) for action in legal[DEALER].actions)
            case RoundOver():
                assert not any(legal.values()), f"the round is over, and yet there is {legal}"
        assert not any(legal[stranger] for stranger in walk.strangers)


def a_refusal_changes_nothing(walk: Walk) -> None:
    """A refused action leaves the state as it was; every refusal has a code and a sentence."""
    for state in walk.some_states:
        before, number = pickle.dumps(state), hash(state)
        for action in tries(walk, state):
            refusal = refusal_of(walk.game.rules.apply, state, action)
            if refusal is not None:
                _says_why(refusal)
        assert hash(state) == number
        assert pickle.dumps(state) == before, "a refused action changed the state"
        assert state == pickle.loads(before)


def every_round_ends(walk: Walk) -> None:
    """A round is over after a bounded number of actions."""
    assert walk.finished, f"not over after {len(walk.steps)} actions"


# Chips


def chips_are_conserved(walk: Walk) -> None:
    """Balances are exactly the opening's with every transfer; no account but the house's goes below zero."""
    balances = {stack(each.seat): each.chips for each in walk.opening.seats} | {POT: walk.opening.pot}
    constant = sum(balances.values())
    balances[HOUSE] = 0
    _balances_are(walk.game.rules.balances(walk.start), balances)
    for step in walk.steps:
        for transfer in _transfers(step.events):
            _move(balances, transfer)
        _balances_are(walk.game.rules.balances(step.after), balances)
        assert sum(balances.values()) == constant


def every_wager_is_settled_once(walk: Walk) -> None:
    """A wager is filled, then emptied, once; only one taken back before the first card may be made again.

    A void round gives all back.
    """
    filled: Counter[Account] = Counter()
    closed: set[Account] = set()
    cards_are_out = False
    for step in walk.steps:
        for event in step.events:
            cards_are_out |= isinstance(event, (CardDealt, CardsBurned))
            if isinstance(event, Transfer):
                assert event.target not in closed, f"{event.target} is settled, and yet {event}"
                filled[event.target] += event.amount
                filled[event.source] -= event.amount
                may_return = event.reason is Reason.REFUND and not cards_are_out
                if event.source.kind is AccountKind.STAKE and not filled[event.source] and not may_return:
                    closed.add(event.source)
    _ends_once(walk)
    assert not walk.finished or not any(filled[each] for each in filled if each.kind is AccountKind.STAKE)


# Values


def moving_is_applying_without_the_question(walk: Walk) -> None:
    """`move` does with a legal action just what `apply` does."""
    for step in walk.steps:
        assert walk.game.rules.move(step.before, step.action) == (step.after, step.events), f"{step.action} moved"


def nets_are_what_the_stacks_gained(walk: Walk) -> None:
    """What a round brought each seat is the difference of its stack, or points where no chips are played for."""
    if not walk.finished:
        return
    nets, balances = walk.game.rules.nets(walk.last), walk.game.rules.balances(walk.last)
    gained = {each.seat: balances.get(stack(each.seat), 0) - each.chips for each in walk.opening.seats}
    if plays_for_chips(walk.game, walk.house):
        assert dict(nets) == gained, f"the nets are {nets}, and the stacks gained {gained}"
    else:
        assert set(nets) == set(gained)
        assert not any(gained.values()), f"nothing is staked, and yet the stacks gained {gained}"


def replay_equals_live(walk: Walk) -> None:
    """The same actions from the same opening give the same states and the same events, step by step."""
    moved = list(replay(walk.game, walk.house, walk.opening, walk.actions))
    assert [each.state for each in moved] == [step.after for step in walk.steps]
    assert [each.events for each in moved] == [step.events for step in walk.steps]
    again = fold(walk.game, walk.game.rules.start(walk.house, walk.opening), walk.actions)
    assert again == walk.last
    assert hash(again) == hash(walk.last)


def everything_is_a_value(walk: Walk) -> None:
    """States, actions, events and views cannot be changed, and survive being pickled."""
    for value in (walk.house, walk.opening, *walk.states, *walk.actions, *walk.events):
        assert pickle.loads(pickle.dumps(value)) == value
        assert hash(value) == hash(pickle.loads(pickle.dumps(value)))
        _cannot_be_changed(value)
    for state in walk.states:
        for viewer in (*walk.seats, None):
            view = walk.game.sight.view(state, viewer)
            assert pickle.loads(pickle.dumps(view)) == view == walk.game.sight.view(state, viewer)
            _cannot_be_changed(view)


# What reads a game


def the_bot_plays_by_the_rules(walk: Walk) -> None:
    """What a bot chooses, knowing its view and what is legal, is legal, however chance falls."""
    asked = _in_turn(walk)
    _plays_by_the_rules(walk, walk.game.bots.usual, asked)
    some = asked if IS_DEEP else asked[:: max(1, len(asked) // THOUGHT)]
    for bot in walk.game.bots.named.values():
        if bot is not walk.game.bots.usual:
            _plays_by_the_rules(walk, bot, some)


def _plays_by_the_rules(walk: Walk, bot: Bot[Any], asked: Iterable[tuple[Any, int, Legal]]) -> None:
    for state, seat, legal in asked:
        for seed in range(TIMES):
            chosen = bot(walk.game.sight.view(state, seat), legal, Seeded(Random(seed)))
            assert chosen.seat == seat
            assert chosen in legal, f"the bot chose {chosen} of {legal}"


def worlds_look_like_the_view_they_came_from(walk: Walk) -> None:
    """A world that is drawn for a view gives that seat the same view, the same turn and the same choices."""
    worlds = walk.game.bots.worlds
    for state, seat, legal in _in_turn(walk) if worlds else []:
        assert worlds is not None
        view = walk.game.sight.view(state, seat)
        for seed in range(TIMES):
            world = worlds(view, Seeded(Random(seed)))
            assert walk.game.sight.view(world, seat) == view, f"{world} looks otherwise to {seat} than {state}"
            assert walk.game.rules.turn(world) == walk.game.rules.turn(state)
            assert walk.game.rules.legal(world, seat) == legal


def time_out_is_legal(walk: Walk) -> None:
    """A seat in turn that does not answer is answered for, legally; and the others wait a bounded time."""
    for state, seat, _ in _in_turn(walk):
        answer = walk.game.rules.time_out(state, seat)
        assert answer.seat in (seat, DEALER)
        assert refusal_of(walk.game.rules.check, state, answer) is None, f"{answer} is what happens when time is up"
        for _ in range(bound(walk.opening.seats)):
            turn = walk.game.rules.turn(state)
            if not isinstance(turn, SeatsToMove):
                break
            state, _events = walk.game.rules.apply(state, walk.game.rules.time_out(state, turn.seats[0]))
        else:
            raise AssertionError("time is up again and again")


def who_has_a_wager_plays(walk: Walk) -> None:
    """The seats that take part are seats of the round, and whoever has chips on a wager is among them."""
    for state in walk.states:
        playing, balances = walk.game.rules.playing(state), walk.game.rules.balances(state)
        assert list(playing) == [seat for seat in walk.seats if seat in playing]
        wagers = {account.seat for account in balances if account.kind is AccountKind.STAKE and balances[account]}
        assert wagers <= set(playing), f"{wagers - set(playing)} have a wager and play no part"


def prices_are_of_legal_actions(walk: Walk) -> None:
    """A price is exact, and of a legal action; no action has two."""
    for state, seat, legal in _in_turn(walk)[:PRICED]:
        prices = walk.game.advice.price(walk.game.sight.view(state, seat), legal)
        assert len({price.action for price in prices}) == len(prices)
        for price in prices:
            assert price.action in legal, f"{price} of {legal}"
            assert isinstance(price.expectation, Fraction)


def everything_can_be_said(walk: Walk) -> None:
    """Every event tells a sentence or nothing, every view shows its spots, and every player's action has a word."""
    text = walk.game.text
    for event in walk.events:
        _can_be_said(text.tell(event))
    for state in walk.states:
        for viewer in (*walk.seats, None):
            for spot in text.spots(walk.game.sight.view(state, viewer)):
                assert spot.label is not None
                _can_be_said(spot.label)
                _can_be_said(spot.note)
                assert viewer is not None or not spot.own
    verbs = [verb.action for verb in text.verbs]
    assert sorted(map(repr, verbs)) == sorted(
        repr(kind) for kind in walk.game.actions if issubclass(kind, PlayerAction)
    )
    assert all(KEY.fullmatch(key) for key in (*text.guide, *(verb.key for verb in text.verbs)))


LAWS: Final[tuple[Callable[[Walk], None], ...]] = (
    legal_lists_what_apply_does,
    the_turn_names_who_can_act,
    a_refusal_changes_nothing,
    every_round_ends,
    chips_are_conserved,
    every_wager_is_settled_once,
    cards_are_conserved,
    cards_fall_where_the_turn_says,
    open_cards_lie_on_the_table,
    nobody_sees_what_they_cannot_know,
    what_is_hidden_has_its_number_alone,
    moving_is_applying_without_the_question,
    nets_are_what_the_stacks_gained,
    replay_equals_live,
    everything_is_a_value,
    the_bot_plays_by_the_rules,
    worlds_look_like_the_view_they_came_from,
    time_out_is_legal,
    who_has_a_wager_plays,
    prices_are_of_legal_actions,
    everything_can_be_said,
)


def _well_formed(legal: Mapping[int, Legal]) -> None:
    for seat, each in legal.items():
        assert len(set(each.actions)) == len(each.actions), f"an action is listed twice in {each}"
        assert all(action.seat == seat for action in each.actions), f"{each} is listed for {seat}"
        assert all(wanting.move.seat == seat for wanting in each.wanting), f"{each} for {seat}"
        for amounts in each.amounts:
            assert 0 < amounts.least <= amounts.most, amounts
            assert amounts.step > 0, amounts
            assert (amounts.most - amounts.least) % amounts.step == 0, amounts


def _cards_are_due(turn: CardsToDeal, legal: Legal) -> None:
    burns = [action.count for action in legal.actions if isinstance(action, Burn)]
    deals = [action for action in legal.actions if isinstance(action, Deal)]
    assert turn.count > 0
    if turn.face is Face.UNSEEN:
        assert burns == [turn.count], f"{turn}, and the dealer can burn {burns}"
        assert not deals
    else:
        assert deals, f"{turn}, and no card can be dealt"
        assert not burns


def _says_why(refusal: IllegalAction) -> None:
    sentence = str(refusal)
    assert KEY.fullmatch(refusal.code), refusal.code
    assert re.fullmatch(r"[^{}]{9,}[.]", sentence), f"no sentence: {sentence!r}"


def _transfers(events: tuple[Event, ...]) -> list[Transfer]:
    return [event for event in events if isinstance(event, Transfer)]


def _move(balances: dict[Account, int], transfer: Transfer) -> None:
    assert type(transfer.amount) is int, transfer
    assert transfer.amount > 0, transfer
    assert transfer.source != transfer.target, transfer
    balances[transfer.source] = balances.get(transfer.source, 0) - transfer.amount
    balances[transfer.target] = balances.get(transfer.target, 0) + transfer.amount
    assert balances[transfer.source] >= 0 or transfer.source == HOUSE, f"{transfer} leaves {balances}"


def _balances_are(told: Mapping[Account, int], folded: Mapping[Account, int]) -> None:
    """Accounts with nothing on them may be left out, and the house's is not counted."""
    assert all(type(amount) is int for amount in told.values()), told
    shown = {account: amount for account, amount in told.items() if amount}
    expected = {account: amount for account, amount in folded.items() if amount and account != HOUSE}
    assert shown == expected, f"the balances are {shown}, and the transfers make {expected}"


def _ends_once(walk: Walk) -> None:
    ends = [event for event in walk.events if isinstance(event, (RoundSettled, RoundVoided))]
    assert len(ends) == (1 if walk.finished and walk.steps else 0), f"the round ended with {ends}"
    if ends:
        assert ends[0] is walk.steps[-1].events[-1], "something happened after the end"
    if ends and isinstance(ends[0], RoundVoided):
        _balances_are(walk.game.rules.balances(walk.last), walk.game.rules.balances(walk.start))


def _cannot_be_changed(value: Any) -> None:
    fields = getattr(value, "_fields", None) or getattr(value, "__dataclass_fields__", {})
    for name in fields:
        try:
            setattr(value, name, getattr(value, name))
        except (AttributeError, TypeError):
            continue
        raise AssertionError(f"{name} of {value} can be changed")


def _in_turn(walk: Walk) -> list[tuple[Any, int, Legal]]:
    asked = [
        (state, turn.seats) for state in walk.states if isinstance(turn := walk.game.rules.turn(state), SeatsToMove)
    ]
    return [(state, seat, walk.game.rules.legal(state, seat)) for state, seats in asked for seat in seats]


def _can_be_said(sentence: object) -> None:
    if sentence is not None:
        assert isinstance(sentence, Sentence), sentence
        assert KEY.fullmatch(sentence.key), sentence.key
        for name, fact in sentence.facts.items():
            assert name.isidentifier(), name
            assert isinstance(fact, FACTS), f"{name} of {sentence.key} is {fact!r}"
