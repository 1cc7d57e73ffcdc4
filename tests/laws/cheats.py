"""Ways to cheat in a round of High Card: each breaks the law that is meant for it, and the laws must see it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import count
from typing import Final

from fairdeal.engine.accounts import HOUSE, POT, stack, stake
from fairdeal.engine.chance import Chance
from fairdeal.engine.events import Reason, RoundSettled, Transfer
from fairdeal.engine.game import AnyGame, Price
from fairdeal.engine.moves import (
    DEALER,
    DEALS,
    Action,
    Amounts,
    Deal,
    Event,
    Fault,
    Legal,
    PlayerAction,
    Reshuffle,
    SeatsToMove,
    Turn,
    Void,
)
from fairdeal.engine.words import Sentence
from fairdeal.errors import IllegalAction
from tests.altered import altered
from tests.laws import high_card_round as honest
from tests.laws import laws
from tests.laws.high_card import GAME
from tests.laws.high_card_round import RULEBOOK, Bet, Moved, Pass, Player, State, View
from tests.laws.walks import Walk

Law = Callable[[Walk], None]


def changed(change: Callable[[State, Action, Moved], Moved]) -> AnyGame:
    """The game, with something added to what a move does."""

    def apply(state: State, action: Action) -> Moved:
        return change(state, action, RULEBOOK.apply(state, action))

    def move(state: State, action: Action) -> Moved:
        return change(state, action, RULEBOOK.move(state, action))

    return altered(GAME, apply=apply, move=move)


def at_the_end(change: Callable[[State, tuple[Event, ...]], Moved]) -> AnyGame:
    """The game, with something added to how a round is settled."""

    def added(state: State, action: Action, moved: Moved) -> Moved:
        return change(*moved) if isinstance(moved[1][-1], RoundSettled) else moved

    return changed(lambda state, action, moved: added(state, action, moved) if moved[1] else moved)


def judged(check: Callable[[State, Action], None]) -> AnyGame:
    """The game with another judge, before every move."""

    def apply(state: State, action: Action) -> Moved:
        check(state, action)
        return RULEBOOK.move(state, action)

    return altered(GAME, check=check, apply=apply)


# At the judge


def lists_too_much() -> AnyGame:
    def legal(state: State, seat: int) -> Legal:
        listed = honest.legal(state, seat)
        return replace(listed, actions=(*listed.actions, Reshuffle())) if seat == DEALER and listed else listed

    return altered(GAME, legal=legal)


def lists_too_little() -> AnyGame:
    def legal(state: State, seat: int) -> Legal:
        listed = honest.legal(state, seat)
        return replace(listed, actions=tuple(each for each in listed.actions if each != DEALS[3]))

    return altered(GAME, legal=legal)


def lists_amounts_that_are_too_high() -> AnyGame:
    def legal(state: State, seat: int) -> Legal:
        listed = honest.legal(state, seat)
        return replace(listed, amounts=tuple(replace(each, most=each.most + each.step) for each in listed.amounts))

    return altered(GAME, legal=legal)


def takes_amounts_off_the_step() -> AnyGame:
    def check(state: State, action: Action) -> None:
        RULEBOOK.check(state, replace(action, amount=action.amount & ~1) if isinstance(action, Bet) else action)

    return judged(check)


def takes_moves_from_strangers() -> AnyGame:
    def check(state: State, action: Action) -> None:
        known = not isinstance(action, Pass) or action.seat in [player.seat for player in state.players]
        RULEBOOK.check(state, action if known else Void(Fault.CARD_MISSING))

    return altered(GAME, check=check)


def refuses_in_two_ways() -> AnyGame:
    def check(state: State, action: Action) -> None:
        try:
            RULEBOOK.check(state, action)
        except IllegalAction as refusal:
            raise IllegalAction("other", "It is refused in other words.") from refusal

    return altered(GAME, check=check)


def asks_a_seat_that_can_do_nothing() -> AnyGame:
    def turn(state: State) -> Turn:
        now = honest.turn(state)
        return SeatsToMove(tuple(each.seat for each in state.players)) if isinstance(now, SeatsToMove) else now

    return altered(GAME, turn=turn)


def changes_the_state_on_refusal() -> AnyGame:
    def apply(state: State, action: Action) -> Moved:
        try:
            return RULEBOOK.apply(state, action)
        except IllegalAction:
            object.__setattr__(state, "pot", state.pot + 1)
            raise

    return altered(GAME, apply=apply)


def refuses_without_a_sentence() -> AnyGame:
    def check(state: State, action: Action) -> None:
        try:
            RULEBOOK.check(state, action)
        except IllegalAction as refusal:
            raise IllegalAction(refusal.code, "no") from refusal

    return judged(check)


def moves_otherwise_than_it_applies() -> AnyGame:
    def move(state: State, action: Action) -> Moved:
        after, events = RULEBOOK.move(state, action)
        return after, events[:-1] if len(events) > 1 else events

    return altered(GAME, move=move)


def never_ends() -> AnyGame:
    return changed(lambda state, action, moved: (state, ()) if isinstance(action, Bet | Pass) else moved)


# With chips


def mints_a_chip() -> AnyGame:
    return at_the_end(lambda after, events: (_richer(after, after.players[0], 2), events))


def keeps_a_transfer_back() -> AnyGame:
    def change(after: State, events: tuple[Event, ...]) -> Moved:
        return after, tuple(each for each in events if getattr(each, "reason", None) is not Reason.WIN)

    return at_the_end(change)


def charges_too_much() -> AnyGame:
    def change(state: State, action: Action, moved: Moved) -> Moved:
        if not isinstance(action, Bet):
            return moved
        more = Transfer(stack(action.seat), stake(action.seat, "bet"), action.amount + 1, Reason.BET)
        return moved[0], (more, *moved[1][1:])

    return changed(change)


def lets_a_stack_go_below_zero() -> AnyGame:
    def overdrawn(state: State, seat: int) -> Legal:
        listed = honest.legal(state, seat)
        return replace(listed, amounts=tuple(replace(each, most=_beyond(state, each)) for each in listed.amounts))

    def check(state: State, action: Action) -> None:
        if not isinstance(action, Bet) or action not in overdrawn(state, action.seat):
            RULEBOOK.check(state, action)

    return altered(judged(check), legal=overdrawn)


def _beyond(state: State, amounts: Amounts) -> int:
    """The first amount of the range that a seat has not got."""
    chips = next(each.chips for each in state.players if each.seat == amounts.move.seat)
    return amounts.least + ((chips - amounts.least) // amounts.step + 1) * amounts.step


def forgets_the_pot() -> AnyGame:
    return altered(GAME, start=lambda house, opening: honest.start(house, replace(opening, pot=0)))


def settles_a_wager_twice() -> AnyGame:
    def change(after: State, events: tuple[Event, ...]) -> Moved:
        first = next((each for each in after.players if each.bet), None)
        if first is None:
            return after, events
        account, amount = stake(first.seat, "bet"), first.bet or 0
        again = (
            Transfer(HOUSE, account, amount, Reason.WIN),
            Transfer(account, stack(first.seat), amount, Reason.RETURN),
        )
        return _richer(after, first, amount), (*events[:-1], *again, events[-1])

    return at_the_end(change)


def leaves_a_wager_open() -> AnyGame:
    def change(after: State, events: tuple[Event, ...]) -> Moved:
        return after, tuple(each for each in events if getattr(each, "reason", None) is not Reason.RETURN)

    return at_the_end(change)


def ends_without_saying_so() -> AnyGame:
    return at_the_end(lambda after, events: (after, events[:-1]))


def keeps_the_antes_of_a_void_round() -> AnyGame:
    def change(state: State, action: Action, moved: Moved) -> Moved:
        after, events = moved
        kept = tuple(each for each in events if getattr(each, "source", None) != POT)
        if not isinstance(action, Void) or kept == events:
            return moved
        players = tuple(replace(each, chips=each.chips - state.antes * each.plays) for each in after.players)
        return replace(after, players=players, pot=state.pot), kept

    return changed(change)


def counts_the_ante_as_nothing() -> AnyGame:
    def nets(state: State) -> Mapping[int, int]:
        return {seat: net + state.antes for seat, net in honest.nets(state).items()}

    return altered(GAME, nets=nets)


# With time


def remembers_other_rounds() -> AnyGame:
    calls = count()

    def change(state: State, action: Action, moved: Moved) -> Moved:
        return moved[0], (*moved[1], honest.Passed(next(calls))) if isinstance(action, Deal) else moved[1]

    return changed(change)


def can_be_changed() -> AnyGame:
    game: AnyGame = GAME
    return altered(game, view=lambda state, viewer: _Loose(viewer))


class _Loose:
    __dataclass_fields__: Final = {"you": None}

    def __init__(self, you: int | None) -> None:
        self.you = you

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Loose) and other.you == self.you

    __hash__ = None  # type: ignore[assignment]


# Around the rules


def plays_a_bot_that_overbets_now_and_then() -> AnyGame:
    def bot(view: View, legal: Legal, chance: Chance) -> PlayerAction:
        (bets,) = legal.amounts
        chosen = bets.complete(bets.most + bets.step * (chance.below(2)))
        assert isinstance(chosen, PlayerAction)
        return chosen

    return altered(GAME, usual=bot)


def draws_worlds_of_other_bets() -> AnyGame:
    def worlds(view: View, chance: Chance) -> State:
        return replace(view.round, pot=view.round.pot + chance.below(2))

    return altered(GAME, worlds=worlds)


def answers_illegally_for_the_absent() -> AnyGame:
    return altered(GAME, time_out=lambda state, seat: Bet(seat, state.house.ante - 1))


def leaves_a_bettor_out() -> AnyGame:
    return altered(GAME, playing=lambda state: (state.players[0].seat,))


def says_an_event_with_a_float() -> AnyGame:
    def tell(event: Event) -> Sentence:
        return Sentence("high-card-told", {"share": 0.5})

    return replace(GAME, text=replace(GAME.text, tell=tell))


def has_no_word_for_an_action() -> AnyGame:
    return replace(GAME, text=replace(GAME.text, verbs=GAME.text.verbs[:1]))


def prices_what_is_not_legal() -> AnyGame:
    return altered(GAME, price=lambda view, legal: (Price(Bet(0, 1), Fraction(0)),))


def _richer(state: State, player: Player, amount: int) -> State:
    return honest.with_player(state, player.seat, chips=player.chips + amount)


CHEATS: Final[tuple[tuple[Callable[[], AnyGame], Law], ...]] = (
    (lists_too_much, laws.legal_lists_what_apply_does),
    (lists_too_little, laws.legal_lists_what_apply_does),
    (lists_amounts_that_are_too_high, laws.legal_lists_what_apply_does),
    (takes_amounts_off_the_step, laws.legal_lists_what_apply_does),
    (takes_moves_from_strangers, laws.legal_lists_what_apply_does),
    (refuses_in_two_ways, laws.legal_lists_what_apply_does),
    (asks_a_seat_that_can_do_nothing, laws.the_turn_names_who_can_act),
    (changes_the_state_on_refusal, laws.a_refusal_changes_nothing),
    (refuses_without_a_sentence, laws.a_refusal_changes_nothing),
    (moves_otherwise_than_it_applies, laws.moving_is_applying_without_the_question),
    (never_ends, laws.every_round_ends),
    (mints_a_chip, laws.chips_are_conserved),
    (keeps_a_transfer_back, laws.chips_are_conserved),
    (charges_too_much, laws.chips_are_conserved),
    (lets_a_stack_go_below_zero, laws.chips_are_conserved),
    (forgets_the_pot, laws.chips_are_conserved),
    (settles_a_wager_twice, laws.every_wager_is_settled_once),
    (leaves_a_wager_open, laws.every_wager_is_settled_once),
    (ends_without_saying_so, laws.every_wager_is_settled_once),
    (keeps_the_antes_of_a_void_round, laws.every_wager_is_settled_once),
    (counts_the_ante_as_nothing, laws.nets_are_what_the_stacks_gained),
    (remembers_other_rounds, laws.replay_equals_live),
    (can_be_changed, laws.everything_is_a_value),
    (plays_a_bot_that_overbets_now_and_then, laws.the_bot_plays_by_the_rules),
    (draws_worlds_of_other_bets, laws.worlds_look_like_the_view_they_came_from),
    (answers_illegally_for_the_absent, laws.time_out_is_legal),
    (leaves_a_bettor_out, laws.who_has_a_wager_plays),
    (says_an_event_with_a_float, laws.everything_can_be_said),
    (has_no_word_for_an_action, laws.everything_can_be_said),
    (prices_what_is_not_legal, laws.prices_are_of_legal_actions),
)
