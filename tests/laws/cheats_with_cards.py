"""Ways to cheat with the cards of High Card, and with what is hidden: cards that nobody sees, and sealed bets."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from fairdeal.cards import DECK, rank_of
from fairdeal.engine.accounts import Account, stake
from fairdeal.engine.events import CardDealt, CardsReshuffled, Concealed, Transfer
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import (
    DEALS,
    Action,
    CardsToShuffle,
    Deal,
    Event,
    Legal,
    Reshuffle,
    SeatsToMove,
    Turn,
)
from tests.altered import altered
from tests.laws import card_laws
from tests.laws import high_card_round as honest
from tests.laws.cheats import Law, changed, judged
from tests.laws.high_card import GAME
from tests.laws.high_card_round import PACK, RULEBOOK, Moved, Opened, Player, State, View


def deals_a_card_twice() -> AnyGame:
    def legal(state: State, seat: int) -> Legal:
        listed = honest.legal(state, seat)
        others = tuple(each for each in listed.actions if not isinstance(each, Deal))
        return Legal((*DEALS[:6], *others)) if len(others) < len(listed.actions) else listed

    def check(state: State, action: Action) -> None:
        bare = replace(state, players=tuple(replace(each, card=None) for each in state.players))
        RULEBOOK.check(bare if isinstance(action, Deal) else state, action)

    return altered(judged(check), legal=legal)


def shuffles_hands_in() -> AnyGame:
    def turn(state: State) -> Turn:
        now = honest.turn(state)
        return CardsToShuffle(1, PACK) if isinstance(now, CardsToShuffle) else now

    def change(state: State, action: Action, moved: Moved) -> Moved:
        return (moved[0], (CardsReshuffled(sum(PACK)),)) if isinstance(action, Reshuffle) else moved

    return altered(changed(change), turn=turn)


def shuffles_another_number_of_cards() -> AnyGame:
    def change(state: State, action: Action, moved: Moved) -> Moved:
        return (moved[0], (CardsReshuffled(sum(PACK)),)) if isinstance(action, Reshuffle) else moved

    return changed(change)


def keeps_a_card_out_of_the_shuffle() -> AnyGame:
    def turn(state: State) -> Turn:
        now = honest.turn(state)
        if not isinstance(now, CardsToShuffle) or state.table is None:
            return now
        return replace(
            now, cards=tuple(copies - (card == state.table) for card, copies in zip(DECK, now.cards, strict=True))
        )

    def change(state: State, action: Action, moved: Moved) -> Moved:
        due = turn(state)
        return (moved[0], (CardsReshuffled(sum(due.cards)),)) if isinstance(due, CardsToShuffle) else moved

    return altered(changed(change), turn=turn)


def deals_to_another_seat() -> AnyGame:
    def change(state: State, action: Action, moved: Moved) -> Moved:
        events = [replace(each, to=each.to + 1) if isinstance(each, CardDealt) else each for each in moved[1]]
        return moved[0], tuple(events)

    return changed(change)


def shows_a_card_that_was_not_dealt() -> AnyGame:
    def view(state: State, viewer: int | None) -> View:
        seen = honest.view(state, viewer)
        players = [replace(each, card=DEALS[5].card) if each.has_card else each for each in seen.round.players]
        return replace(seen, round=replace(seen.round, players=tuple(players)))

    return altered(GAME, view=view)


def hides_the_card_on_the_table() -> AnyGame:
    def view(state: State, viewer: int | None) -> View:
        return honest.view(replace(state, table=None), viewer)

    return altered(GAME, view=view)


# With what is hidden


def shows_a_sealed_card_to_its_owner() -> AnyGame:
    def view(state: State, viewer: int | None) -> View:
        return _with(honest.view(state, viewer), state, lambda each: each.seat == viewer, "card")

    return altered(GAME, view=view)


def shows_sealed_cards_to_spectators() -> AnyGame:
    def view(state: State, viewer: int | None) -> View:
        return _with(honest.view(state, viewer), state, lambda each: viewer is None, "card")

    return altered(GAME, view=view)


def shows_bets_before_all_are_in() -> AnyGame:
    def view(state: State, viewer: int | None) -> View:
        return _with(honest.view(state, viewer), state, lambda each: True, "bet")

    return altered(GAME, view=view)


def shows_what_a_bet_has_left() -> AnyGame:
    def view(state: State, viewer: int | None) -> View:
        return _with(honest.view(state, viewer), state, lambda each: True, "chips")

    return altered(GAME, view=view)


def tells_everybody_of_hidden_cards() -> AnyGame:
    return altered(GAME, seen=lambda event, viewer: event)


def tells_all_of_a_sealed_card() -> AnyGame:
    def change(state: State, action: Action, moved: Moved) -> Moved:
        after, events = moved
        return (after, (*events, Opened(((0, 0, action.card),)))) if isinstance(action, Deal) else moved

    return changed(change)


def hints_at_a_card_by_what_is_legal() -> AnyGame:
    def legal(state: State, seat: int) -> Legal:
        listed = honest.legal(state, seat)
        own = next((each.card for each in state.players if each.seat == seat), None)
        return Legal(listed.actions) if own is not None and rank_of(own) < 3 else listed

    return altered(GAME, legal=legal)


def hints_at_a_card_by_where_chips_lie() -> AnyGame:
    def balances(state: State) -> Mapping[Account, int]:
        low = {each.seat for each in state.players if each.card is not None and rank_of(each.card) < 3}
        return {
            stake(account.seat, "low") if account.wager and account.seat in low else account: amount
            for account, amount in honest.balances(state).items()
        }

    return altered(GAME, balances=balances)


def hints_at_a_card_by_who_is_asked() -> AnyGame:
    def turn(state: State) -> Turn:
        now = honest.turn(state)
        low = [each.seat for each in state.players if each.card is not None and rank_of(each.card) < 3]
        first = [seat for seat in low if isinstance(now, SeatsToMove) and seat in now.seats]
        return SeatsToMove(tuple(first[:1])) if first else now

    return altered(GAME, turn=turn)


def tells_who_made_a_sealed_bet() -> AnyGame:
    def seen(event: Event, viewer: int | None) -> Event:
        told = honest.seen(event, viewer)
        return honest.Passed(event.source.seat) if isinstance(event, Transfer) and told == Concealed() else told

    return altered(GAME, seen=seen)


def _with(view: View, state: State, who: Callable[[Player], bool], field: str) -> View:
    """A view in which a field of some players is as it is in the state."""
    pairs = zip(view.round.players, state.players, strict=True)
    fill: Any = replace
    players = tuple(fill(seen, **{field: getattr(each, field)}) if who(each) else seen for seen, each in pairs)
    return replace(view, round=replace(view.round, players=players))


CHEATS: Final[tuple[tuple[Callable[[], AnyGame], Law], ...]] = (
    (deals_a_card_twice, card_laws.cards_are_conserved),
    (shuffles_hands_in, card_laws.cards_are_conserved),
    (shuffles_another_number_of_cards, card_laws.cards_are_conserved),
    (keeps_a_card_out_of_the_shuffle, card_laws.cards_are_conserved),
    (deals_to_another_seat, card_laws.cards_fall_where_the_turn_says),
    (shows_a_card_that_was_not_dealt, card_laws.open_cards_lie_on_the_table),
    (hides_the_card_on_the_table, card_laws.open_cards_lie_on_the_table),
    (shows_a_sealed_card_to_its_owner, card_laws.nobody_sees_what_they_cannot_know),
    (shows_sealed_cards_to_spectators, card_laws.nobody_sees_what_they_cannot_know),
    (shows_bets_before_all_are_in, card_laws.nobody_sees_what_they_cannot_know),
    (shows_what_a_bet_has_left, card_laws.nobody_sees_what_they_cannot_know),
    (tells_everybody_of_hidden_cards, card_laws.nobody_sees_what_they_cannot_know),
    (tells_all_of_a_sealed_card, card_laws.nobody_sees_what_they_cannot_know),
    (hints_at_a_card_by_what_is_legal, card_laws.nobody_sees_what_they_cannot_know),
    (hints_at_a_card_by_where_chips_lie, card_laws.nobody_sees_what_they_cannot_know),
    (hints_at_a_card_by_who_is_asked, card_laws.nobody_sees_what_they_cannot_know),
    (tells_who_made_a_sealed_bet, card_laws.what_is_hidden_has_its_number_alone),
)
