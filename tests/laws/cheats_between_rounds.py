"""Ways to cheat between the rounds of High Card and the deals of Fishing, and with what a bet pays."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from fairdeal.engine.accounts import POT, stack, stake
from fairdeal.engine.chips import CHIP
from fairdeal.engine.events import Reason, RoundSettled, Transfer
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import Event
from fairdeal.engine.sitting import Seated, Standing
from tests.laws import fishing, high_card, sittings
from tests.laws import high_card_round as honest
from tests.laws.cheats import at_the_end, never_ends
from tests.laws.fishing import Match
from tests.laws.high_card import Sitting
from tests.laws.high_card_round import Moved, State

Law = Callable[[AnyGame, sittings.Table], None]


def sitting(**changes: Any) -> AnyGame:
    return replace(high_card.GAME, sitting=replace(high_card.GAME.sitting, **changes))


def match(**changes: Any) -> AnyGame:
    return replace(fishing.GAME, sitting=replace(fishing.GAME.sitting, **changes))


def after(change: Callable[[Sitting, Sitting], Sitting]) -> AnyGame:
    """The game with something else taken over from a round: `change` knows the sitting before it and after it."""
    return sitting(after=lambda before, state, cut: change(before, high_card.after(before, state, cut)))


def drops_a_chip_between_rounds() -> AnyGame:
    def change(before: Sitting, now: Sitting) -> Sitting:
        return replace(now, players=tuple(each._replace(chips=each.chips - 1) for each in now.players))

    return after(change)


def empties_the_pot_between_rounds() -> AnyGame:
    return after(lambda before, now: replace(now, pot=0))


def opens_with_another_pot() -> AnyGame:
    return sitting(opening=lambda each: replace(high_card.opening(each), pot=0))


def says_that_it_brought_more() -> AnyGame:
    def change(before: Sitting, now: Sitting) -> Sitting:
        return replace(
            now, players=tuple(each._replace(nets=tuple(net + 1 for net in each.nets)) for each in now.players)
        )

    return after(change)


def scores_in_a_game_for_chips() -> AnyGame:
    def standings(each: Sitting) -> tuple[Standing, ...]:
        return tuple(replace(standing, score=standing.net) for standing in high_card.standings(each))

    return sitting(standings=standings)


def forgets_the_score() -> AnyGame:
    return match(standings=lambda each: tuple(replace(one, score=0) for one in fishing.standings(each)))


def deals_from_an_empty_seat() -> AnyGame:
    return sitting(opening=lambda each: replace(high_card.opening(each), dealer=9))


def counts_void_rounds() -> AnyGame:
    return after(lambda before, now: replace(now, rounds=before.rounds + 1))


def deals_a_void_round_from_the_same_cards() -> AnyGame:
    return replace(
        after(lambda before, now: replace(now, last=99) if now.rounds == before.rounds else now),
        sitting=replace(
            after(lambda before, now: replace(now, last=99) if now.rounds == before.rounds else now).sitting,
            shuffle=lambda each: None if each.last == 99 else high_card.RULES.shuffle(each),
        ),
    )


def forgets_the_dealt_cards() -> AnyGame:
    return sitting(opening=lambda each: replace(high_card.opening(each), gone=(1, *[0] * 51)))


def goes_on_for_ever() -> AnyGame:
    return sitting(is_over=lambda each: False)


def gives_too_few_notional_chips() -> AnyGame:
    return sitting(notional=lambda house: house.least)


def says_that_its_chips_are_larger() -> AnyGame:
    """It says that three chips are the least in play, and takes antes and bets that are no multiple of them."""
    return sitting(chip=lambda house: 3 * CHIP, notional=lambda house: 300 * CHIP)


def lets_in_with_too_few_chips() -> AnyGame:
    return sitting(least=lambda house: house.least - 1)


def asks_for_more_than_it_needs() -> AnyGame:
    return sitting(fewest=lambda house: 3)


def asks_for_fewer_than_it_needs() -> AnyGame:
    return sitting(fewest=lambda house: 1)


def forgets_who_joined() -> AnyGame:
    return sitting(join=lambda each, newcomer: each)


def keeps_what_is_brought() -> AnyGame:
    return sitting(bring=lambda each, more: each)


def counts_what_is_brought_as_won() -> AnyGame:
    def bring(each: Sitting, more: Seated) -> Sitting:
        now = high_card.RULES.bring(each, more)
        return replace(now, players=tuple(one._replace(nets=(*one.nets, more.chips)) for one in now.players))

    return sitting(bring=bring)


def forgets_who_left() -> AnyGame:
    return sitting(leave=lambda each, seat: (each, ()))


def lets_a_leaver_take_the_pot() -> AnyGame:
    def leave(each: Sitting, seat: int) -> tuple[Sitting, tuple[Event, ...]]:
        now, told = high_card.leave(each, seat)
        return replace(now, pot=0), told

    return sitting(leave=leave)


def lets_a_leaver_win() -> AnyGame:
    return match(standings=lambda each: tuple(replace(one, verdict=None) for one in fishing.standings(each)))


def plays_on_without_the_leaver() -> AnyGame:
    def is_over(each: Match) -> bool:
        return len(each.present) == 2 and fishing.is_over(each)

    return match(is_over=is_over)


def keeps_the_pot_when_it_closes() -> AnyGame:
    return sitting(close=lambda each: (each, ()))


def shares_the_pot_without_saying_so() -> AnyGame:
    return sitting(close=lambda each: (high_card.close(each)[0], ()))


def lets_the_pot_vanish_when_it_closes() -> AnyGame:
    return sitting(close=lambda each: (replace(each, pot=0), ()))


SITTING_CHEATS: Final[tuple[tuple[Callable[[], AnyGame], Law], ...]] = (
    (drops_a_chip_between_rounds, sittings.chips_carry_over),
    (empties_the_pot_between_rounds, sittings.chips_carry_over),
    (opens_with_another_pot, sittings.chips_carry_over),
    (says_that_it_brought_more, sittings.standings_add_up),
    (scores_in_a_game_for_chips, sittings.standings_add_up),
    (forgets_the_score, sittings.standings_add_up),
    (deals_from_an_empty_seat, sittings.the_deal_is_with_somebody_there),
    (counts_void_rounds, sittings.rounds_are_counted),
    (deals_a_void_round_from_the_same_cards, sittings.rounds_are_counted),
    (forgets_the_dealt_cards, sittings.the_shoe_is_never_short),
    (goes_on_for_ever, sittings.every_sitting_ends),
    (gives_too_few_notional_chips, sittings.notional_chips_never_run_short),
    (lets_in_with_too_few_chips, sittings.the_least_is_what_one_round_needs),
    (never_ends, sittings.bots_alone_finish_a_round),
    (asks_for_more_than_it_needs, sittings.fewer_than_the_fewest_cannot_play),
    (asks_for_fewer_than_it_needs, sittings.fewer_than_the_fewest_cannot_play),
    (forgets_who_joined, sittings.who_joins_is_dealt_in),
    (keeps_what_is_brought, sittings.bringing_adds_chips),
    (counts_what_is_brought_as_won, sittings.bringing_adds_chips),
    (forgets_who_left, sittings.leaving_is_being_left_out),
    (lets_a_leaver_take_the_pot, sittings.leaving_is_being_left_out),
    (lets_a_leaver_win, sittings.leaving_a_match_loses_it),
    (plays_on_without_the_leaver, sittings.leaving_a_match_loses_it),
    (says_that_its_chips_are_larger, sittings.no_smaller_chip_comes_up),
    (keeps_the_pot_when_it_closes, sittings.closing_leaves_nothing_but_stacks),
    (shares_the_pot_without_saying_so, sittings.closing_leaves_nothing_but_stacks),
    (lets_the_pot_vanish_when_it_closes, sittings.closing_leaves_nothing_but_stacks),
)


# What a bet pays


def pays_three_to_one() -> AnyGame:
    """A win is paid three times the bet, and is priced as if it were paid once."""

    def change(state: State, events: tuple[Event, ...]) -> Moved:
        told: list[Event] = []
        for event in events:
            told.append(event)
            if isinstance(event, Transfer) and event.reason is Reason.WIN:
                more = min(2 * event.amount, state.pot)
                player = next(each for each in state.players if each.seat == event.target.seat)
                state = replace(honest.with_player(state, player.seat, chips=player.chips + more), pot=state.pot - more)
                told += [Transfer(POT, event.target, more, Reason.WIN)] if more else []
        return state, tuple(told)

    return at_the_end(change)


def makes_ties_lose() -> AnyGame:
    """A card equal to the one on the table loses its bet, and is priced as if it got it back."""

    def change(state: State, events: tuple[Event, ...]) -> Moved:
        for player in state.players:
            if player.bet and honest.result(state, player) == 0:
                back = Transfer(stake(player.seat, "bet"), stack(player.seat), player.bet, Reason.RETURN)
                lost = replace(back, target=POT, reason=Reason.LOSS)
                events = tuple(lost if event == back else event for event in events)
                state = honest.with_player(state, player.seat, chips=player.chips - player.bet)
                state = replace(state, pot=state.pot + player.bet)
        assert isinstance(events[-1], RoundSettled)
        return state, events

    return at_the_end(change)


PAYING_CHEATS: Final[tuple[Callable[[], AnyGame], ...]] = (pays_three_to_one, makes_ties_lose)
