"""The laws are tested: an honest toy game passes all, and each way to cheat breaks the law that is meant for it."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import count
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from fairdeal.engine.accounts import HOUSE, stack, stake
from fairdeal.engine.chance import Chance
from fairdeal.engine.events import CardDealt, Reason, RoundSettled, Transfer
from fairdeal.engine.game import AnyGame, Price
from fairdeal.engine.moves import DEALER, DEALS, Action, Deal, Event, Face, Legal, PlayerAction, SeatsToMove, Turn, Void
from fairdeal.engine.sitting import Seated
from fairdeal.engine.words import Sentence
from fairdeal.errors import IllegalAction
from tests.altered import altered
from tests.laws import high_card, laws, sittings
from tests.laws.high_card import GAME, Bet, House, Moved, Player, Show, State, Tally, View
from tests.laws.houses import houses, seatings
from tests.laws.walks import Walk, walks

BRIEFLY: Final = settings(
    max_examples=150,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
HONESTLY: Final = settings(BRIEFLY, max_examples=30)

Change = Callable[[State, Action, Moved], Moved]


def changed(change: Change) -> AnyGame:
    """The toy, with something added to what `apply` does."""

    def apply(state: State, action: Action) -> Moved:
        return change(state, action, high_card.apply(state, action))

    return altered(GAME, apply=apply)


def ended(after: State, events: tuple[Event, ...]) -> bool:
    return bool(events) and isinstance(events[-1], RoundSettled)


# Cheats at the judge


def lists_too_much() -> AnyGame:
    def legal(state: State, seat: int) -> Legal:
        honest = high_card.legal(state, seat)
        return Legal((Show(seat),), honest.amounts) if honest.amounts else honest

    return altered(GAME, legal=legal)


def lists_too_little() -> AnyGame:
    def legal(state: State, seat: int) -> Legal:
        honest = high_card.legal(state, seat)
        return Legal(tuple(each for each in honest.actions if each != DEALS[51]), honest.amounts)

    return altered(GAME, legal=legal)


def lists_amounts_that_are_too_high() -> AnyGame:
    def legal(state: State, seat: int) -> Legal:
        honest = high_card.legal(state, seat)
        return Legal(honest.actions, tuple(replace(each, most=each.most + each.step) for each in honest.amounts))

    return altered(GAME, legal=legal)


def takes_amounts_off_the_step() -> AnyGame:
    def check(state: State, action: Action) -> None:
        high_card.check(state, replace(action, amount=action.amount & ~1) if isinstance(action, Bet) else action)

    return altered(GAME, check=check)


def takes_bets_from_strangers() -> AnyGame:
    def check(state: State, action: Action) -> None:
        known = not isinstance(action, Show) or state.of(action.seat)
        high_card.check(state, action if known else Show(0))

    return altered(GAME, check=check)


def refuses_in_two_ways() -> AnyGame:
    def check(state: State, action: Action) -> None:
        try:
            high_card.check(state, action)
        except IllegalAction as refusal:
            raise IllegalAction("other", "It is refused in other words.") from refusal

    return altered(GAME, check=check)


def asks_a_seat_that_can_do_nothing() -> AnyGame:
    def turn(state: State) -> Turn:
        honest = high_card.turn(state)
        return SeatsToMove((0, 1)) if isinstance(honest, SeatsToMove) else honest

    return altered(GAME, turn=turn)


def changes_the_state_on_refusal() -> AnyGame:
    def apply(state: State, action: Action) -> Moved:
        try:
            return high_card.apply(state, action)
        except IllegalAction:
            charged = [replace(player, chips=player.chips - 1) for player in state.players]
            object.__setattr__(state, "players", tuple(charged))
            raise

    return altered(GAME, apply=apply)


def refuses_without_a_sentence() -> AnyGame:
    def check(state: State, action: Action) -> None:
        try:
            high_card.check(state, action)
        except IllegalAction as refusal:
            raise IllegalAction(refusal.code, "no") from refusal

    def apply(state: State, action: Action) -> Moved:
        check(state, action)
        return high_card.apply(state, action)

    return altered(GAME, check=check, apply=apply)


def never_ends() -> AnyGame:
    def change(state: State, action: Action, moved: Moved) -> Moved:
        return (state, ()) if isinstance(action, Show) else moved

    return changed(change)


# Cheats with chips


def mints_a_chip() -> AnyGame:
    def change(state: State, action: Action, moved: Moved) -> Moved:
        after, events = moved
        return (after.put(_richer(after.players[0])), events) if ended(after, events) else moved

    return changed(change)


def keeps_a_transfer_back() -> AnyGame:
    def change(state: State, action: Action, moved: Moved) -> Moved:
        return moved[0], tuple(each for each in moved[1] if getattr(each, "reason", None) is not Reason.WIN)

    return changed(change)


def charges_too_much() -> AnyGame:
    def change(state: State, action: Action, moved: Moved) -> Moved:
        if not isinstance(action, Bet):
            return moved
        more = Transfer(stack(action.seat), stake(action.seat, "bet"), action.amount + 1, Reason.BET)
        return moved[0], (more,)

    return changed(change)


def lets_a_stack_go_below_zero() -> AnyGame:
    def start(house: House, opening: Any) -> State:
        return replace(high_card.start(house, opening), is_over=False)

    def amounts(state: State, seat: int) -> Legal:
        honest = high_card.legal(state, seat)
        if not honest.amounts:
            return honest
        return Legal(amounts=(replace(honest.amounts[0], most=state.house.most),))

    def check(state: State, action: Action) -> None:
        if not isinstance(action, Bet) or action.amount not in amounts(state, action.seat).amounts[0]:
            high_card.check(state, action)

    def apply(state: State, action: Action) -> Moved:
        if not isinstance(action, Bet):
            return high_card.apply(state, action)
        player = state.of(action.seat)
        assert player is not None
        bet = replace(player, chips=player.chips - action.amount, bet=action.amount)
        return state.put(bet), (Transfer(stack(action.seat), stake(action.seat, "bet"), action.amount, Reason.BET),)

    return altered(GAME, start=start, legal=amounts, check=check, apply=apply)


def settles_a_wager_twice() -> AnyGame:
    def change(state: State, action: Action, moved: Moved) -> Moved:
        after, events = moved
        if not ended(after, events):
            return moved
        first = after.players[0]
        again = (
            Transfer(HOUSE, stake(first.seat, "bet"), first.bet, Reason.WIN),
            Transfer(stake(first.seat, "bet"), stack(first.seat), first.bet, Reason.RETURN),
        )
        return after.put(replace(first, chips=first.chips + first.bet)), (*events[:-1], *again, events[-1])

    return changed(change)


def leaves_a_wager_open() -> AnyGame:
    def change(state: State, action: Action, moved: Moved) -> Moved:
        after, events = moved
        if not ended(after, events):
            return moved
        kept = tuple(each for each in events if not (isinstance(each, Transfer) and each.source == stake(0, "bet")))
        return after, kept

    return changed(change)


def ends_without_saying_so() -> AnyGame:
    return changed(lambda state, action, moved: (moved[0], moved[1][:-1] if ended(*moved) else moved[1]))


def keeps_a_bet_of_a_void_round() -> AnyGame:
    def change(state: State, action: Action, moved: Moved) -> Moved:
        after, events = moved
        first = after.players[0]
        if not isinstance(action, Void) or not first.bet:
            return moved
        kept = Transfer(stake(0, "bet"), HOUSE, first.bet, Reason.LOSS)
        rest = tuple(each for each in events if not (isinstance(each, Transfer) and each.source == stake(0, "bet")))
        return after.put(replace(first, chips=first.chips - first.bet)), (kept, *rest)

    return changed(change)


# Cheats with cards


def deals_a_card_twice() -> AnyGame:
    def legal(state: State, seat: int) -> Legal:
        honest = high_card.legal(state, seat)
        cards = [each for each in honest.actions if isinstance(each, Deal)]
        return Legal((*DEALS, *honest.actions[len(cards) :])) if cards else honest

    def check(state: State, action: Action) -> None:
        bare = State(state.house, tuple(replace(each, card=None) for each in state.players))
        high_card.check(bare if isinstance(action, Deal) else state, action)

    def apply(state: State, action: Action) -> Moved:
        if not isinstance(action, Deal):
            return high_card.apply(state, action)
        to = next(player for player in state.players if player.card is None)
        return state.put(replace(to, card=action.card)), (CardDealt(to.seat, action.card, Face.DOWN),)

    return altered(GAME, legal=legal, check=check, apply=apply)


def deals_to_another_seat() -> AnyGame:
    def change(state: State, action: Action, moved: Moved) -> Moved:
        events = [replace(each, to=1 - each.to) if isinstance(each, CardDealt) else each for each in moved[1]]
        return moved[0], tuple(events)

    return changed(change)


def shows_a_card_that_was_not_dealt() -> AnyGame:
    def view(state: State, viewer: int | None) -> View:
        honest = high_card.view(state, viewer)
        return replace(honest, players=tuple(_with_an_ace(each) for each in honest.players))

    return altered(GAME, view=view)


def tells_everybody_of_hidden_cards() -> AnyGame:
    return altered(GAME, seen=lambda event, viewer: event)


def shows_another_hand() -> AnyGame:
    def view(state: State, viewer: int | None) -> View:
        return View(viewer, state.players, state.is_over)

    return altered(GAME, view=view)


def shows_it_to_spectators_alone() -> AnyGame:
    def view(state: State, viewer: int | None) -> View:
        return View(None, state.players, state.is_over) if viewer is None else high_card.view(state, viewer)

    return altered(GAME, view=view)


def hints_at_a_hand_by_what_is_legal() -> AnyGame:
    def legal(state: State, seat: int) -> Legal:
        honest = high_card.legal(state, seat)
        other = state.of(1 - seat)
        has_ace = other is not None and other.card is not None and other.card % 13 == 12
        return Legal((*honest.actions, Show(seat))) if has_ace and not honest and seat != DEALER else honest

    return altered(GAME, legal=legal)


def tells_all_of_a_card_face_down() -> AnyGame:
    def change(state: State, action: Action, moved: Moved) -> Moved:
        after, events = moved
        return (after, (*events, high_card.Shown(0, action.card))) if isinstance(action, Deal) else moved

    return changed(change)


# Cheats with time


def remembers_other_rounds() -> AnyGame:
    calls = count()

    def change(state: State, action: Action, moved: Moved) -> Moved:
        after, events = moved
        return after, (*events, high_card.Shown(next(calls), action.card)) if isinstance(action, Deal) else events

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


# Cheats around the rules


def plays_a_bot_that_overbets() -> AnyGame:
    def bot(view: View, legal: Legal, chance: Chance) -> PlayerAction:
        assert view.you is not None
        return Bet(view.you, legal.amounts[0].most + 1) if legal.amounts else Show(view.you)

    return altered(GAME, usual=bot)


def answers_illegally_for_the_absent() -> AnyGame:
    return altered(GAME, time_out=lambda state, seat: Bet(seat, state.house.least))


def leaves_a_bettor_out() -> AnyGame:
    return altered(GAME, playing=lambda state: (0,))


def says_an_event_with_a_float() -> AnyGame:
    def tell(event: Event) -> Sentence:
        return Sentence("high-card-told", {"share": 0.5})

    return replace(GAME, text=replace(GAME.text, tell=tell))


def has_no_word_for_an_action() -> AnyGame:
    return replace(GAME, text=replace(GAME.text, verbs=GAME.text.verbs[:1]))


def prices_what_is_not_legal() -> AnyGame:
    return altered(GAME, price=lambda view, legal: (Price(Bet(0, 1), Fraction(0)),))


CHEATS: Final[tuple[tuple[Callable[[], AnyGame], Callable[[Walk], None]], ...]] = (
    (lists_too_much, laws.legal_lists_what_apply_does),
    (lists_too_little, laws.legal_lists_what_apply_does),
    (lists_amounts_that_are_too_high, laws.legal_lists_what_apply_does),
    (takes_amounts_off_the_step, laws.legal_lists_what_apply_does),
    (takes_bets_from_strangers, laws.legal_lists_what_apply_does),
    (refuses_in_two_ways, laws.legal_lists_what_apply_does),
    (asks_a_seat_that_can_do_nothing, laws.the_turn_names_who_can_act),
    (changes_the_state_on_refusal, laws.a_refusal_changes_nothing),
    (refuses_without_a_sentence, laws.a_refusal_changes_nothing),
    (never_ends, laws.every_round_ends),
    (mints_a_chip, laws.chips_are_conserved),
    (keeps_a_transfer_back, laws.chips_are_conserved),
    (charges_too_much, laws.chips_are_conserved),
    (lets_a_stack_go_below_zero, laws.chips_are_conserved),
    (settles_a_wager_twice, laws.every_wager_is_settled_once),
    (leaves_a_wager_open, laws.every_wager_is_settled_once),
    (ends_without_saying_so, laws.every_wager_is_settled_once),
    (keeps_a_bet_of_a_void_round, laws.every_wager_is_settled_once),
    (deals_a_card_twice, laws.cards_are_conserved),
    (deals_to_another_seat, laws.cards_fall_where_the_turn_says),
    (shows_a_card_that_was_not_dealt, laws.open_cards_lie_on_the_table),
    (shows_another_hand, laws.nobody_sees_what_they_cannot_know),
    (tells_everybody_of_hidden_cards, laws.nobody_sees_what_they_cannot_know),
    (shows_it_to_spectators_alone, laws.nobody_sees_what_they_cannot_know),
    (hints_at_a_hand_by_what_is_legal, laws.nobody_sees_what_they_cannot_know),
    (tells_all_of_a_card_face_down, laws.nobody_sees_what_they_cannot_know),
    (remembers_other_rounds, laws.replay_equals_live),
    (can_be_changed, laws.everything_is_a_value),
    (plays_a_bot_that_overbets, laws.the_bot_plays_by_the_rules),
    (answers_illegally_for_the_absent, laws.time_out_is_legal),
    (leaves_a_bettor_out, laws.who_has_a_wager_plays),
    (says_an_event_with_a_float, laws.everything_can_be_said),
    (has_no_word_for_an_action, laws.everything_can_be_said),
    (prices_what_is_not_legal, laws.prices_are_of_legal_actions),
)


# Cheats between rounds


def sitting(**changes: Any) -> AnyGame:
    return replace(GAME, sitting=replace(GAME.sitting, **changes))


def drops_a_chip_between_rounds() -> AnyGame:
    def after(tally: Tally, state: State, cut_card_out: bool) -> Tally:
        honest = high_card.after(tally, state, cut_card_out)
        return honest._replace(seats=tuple(Seated(each.seat, each.chips - 1) for each in honest.seats))

    return sitting(after=after)


def counts_void_rounds() -> AnyGame:
    def after(tally: Tally, state: State, cut_card_out: bool) -> Tally:
        return high_card.after(tally, state, cut_card_out)._replace(rounds=tally.rounds + 1)

    return sitting(after=after)


def deals_a_void_round_from_the_same_cards() -> AnyGame:
    def after(tally: Tally, state: State, cut_card_out: bool) -> Tally:
        honest = high_card.after(tally, state, cut_card_out)
        return honest._replace(left=(9,)) if honest.rounds == tally.rounds else honest

    return sitting(
        after=after,
        shuffle=lambda tally: None if 9 in tally.left else GAME.sitting.shuffle(tally),
        is_over=lambda tally: high_card.is_over(tally._replace(left=())),
    )


def forgets_the_dealt_cards() -> AnyGame:
    def opening(tally: Tally) -> Any:
        return replace(high_card.opening(tally), gone=(1, *[0] * 51))

    return sitting(opening=opening)


def goes_on_for_ever() -> AnyGame:
    return sitting(is_over=lambda tally: False, standings=high_card.standings)


def gives_too_few_notional_chips() -> AnyGame:
    return sitting(notional=lambda house: house.least)


def lets_in_with_too_few_chips() -> AnyGame:
    return sitting(least=lambda house: house.least - 1)


def forgets_who_left() -> AnyGame:
    return sitting(leave=lambda tally, seat: (tally, ()))


def lets_bots_play_for_ever() -> AnyGame:
    return never_ends()


SITTING_CHEATS: Final[tuple[tuple[Callable[[], AnyGame], Callable[[AnyGame, sittings.Table], None]], ...]] = (
    (drops_a_chip_between_rounds, sittings.chips_carry_over),
    (counts_void_rounds, sittings.rounds_are_counted),
    (deals_a_void_round_from_the_same_cards, sittings.rounds_are_counted),
    (forgets_the_dealt_cards, sittings.the_shoe_is_never_short),
    (goes_on_for_ever, sittings.every_sitting_ends),
    (gives_too_few_notional_chips, sittings.notional_chips_never_run_short),
    (lets_in_with_too_few_chips, sittings.the_least_is_what_one_round_needs),
    (lets_bots_play_for_ever, sittings.bots_alone_finish_a_round),
    (forgets_who_left, sittings.leaving_is_being_left_out),
)


def tables(game: AnyGame) -> st.SearchStrategy[sittings.Table]:
    sat = houses(game).flatmap(lambda house: st.tuples(st.just(house), seatings(game, house)))
    return st.tuples(sat, st.integers(0, 2**32)).map(lambda found: (*found[0], found[1]))


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_an_honest_round_obeys(law: Callable[[Walk], None]) -> None:
    HONESTLY(given(walks(GAME))(law))()


@pytest.mark.parametrize("law", sittings.SITTING_LAWS, ids=lambda law: law.__name__)
def test_an_honest_sitting_obeys(law: Callable[[AnyGame, sittings.Table], None]) -> None:
    HONESTLY(given(tables(GAME))(lambda table: law(GAME, table)))()


@pytest.mark.parametrize(("cheat", "law"), CHEATS, ids=[cheat.__name__ for cheat, _ in CHEATS])
def test_a_cheat_is_caught_by_its_law(cheat: Callable[[], AnyGame], law: Callable[[Walk], None]) -> None:
    with pytest.raises(AssertionError):
        BRIEFLY(given(walks(cheat()))(law))()


@pytest.mark.parametrize(("cheat", "law"), SITTING_CHEATS, ids=[cheat.__name__ for cheat, _ in SITTING_CHEATS])
def test_a_cheat_between_rounds_is_caught(
    cheat: Callable[[], AnyGame], law: Callable[[AnyGame, sittings.Table], None]
) -> None:
    game = cheat()
    with pytest.raises(AssertionError):
        BRIEFLY(given(tables(game))(lambda table: law(game, table)))()


def test_every_law_has_a_cheat_that_it_catches() -> None:
    assert {law for _, law in CHEATS} == set(laws.LAWS)
    assert {law for _, law in SITTING_CHEATS} == set(sittings.SITTING_LAWS)


def _richer(player: Player) -> Player:
    return replace(player, chips=player.chips + 2)


def _with_an_ace(player: Player) -> Player:
    return replace(player, card=DEALS[51].card) if player.bet and player.card is None else player
