"""Ways to cheat in a deal of Fishing, where moves select cards and hands are face down."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from fairdeal.engine.chance import Chance
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import Action, Legal, PlayerAction, Selection
from tests.altered import altered
from tests.laws import card_laws, laws
from tests.laws import fishing_round as honest
from tests.laws.cheats import Law
from tests.laws.fishing import GAME
from tests.laws.fishing_round import RULEBOOK, Moved, State, Take, View


def listing(change: Callable[[State, Selection], Selection | None]) -> AnyGame:
    """The game with selections that are listed otherwise, or not at all."""

    def legal(state: State, seat: int) -> Legal:
        listed = honest.legal(state, seat)
        changed = (change(state, each) for each in listed.selections)
        return replace(listed, selections=tuple(each for each in changed if each is not None))

    return altered(GAME, legal=legal)


def judging(change: Callable[[Take], Take]) -> AnyGame:
    """The game with a judge that takes one capture for another."""

    def check(state: State, action: Action) -> None:
        RULEBOOK.check(state, change(action) if isinstance(action, Take) else action)

    def apply(state: State, action: Action) -> Moved:
        check(state, action)
        return RULEBOOK.move(state, action)

    return altered(GAME, check=check, apply=apply)


def lists_a_group_that_makes_nothing() -> AnyGame:
    return listing(lambda state, each: replace(each, groups=(*each.groups, (max(state.loose),))))


def forgets_what_must_be_taken_first() -> AnyGame:
    return listing(lambda state, each: replace(each, first=((),)))


def lists_more_groups_than_are_allowed() -> AnyGame:
    return listing(lambda state, each: replace(each, groups=(*each.groups, *each.first), most=None))


def hides_a_way_to_take() -> AnyGame:
    return listing(lambda state, each: None if isinstance(each.move, Take) else each)


def lists_the_selection_of_another_seat() -> AnyGame:
    def legal(state: State, seat: int) -> Legal:
        return honest.legal(state, seat) or Legal(
            selections=honest.legal(state, 1 - seat).selections if seat in (0, 1) else ()
        )

    return altered(GAME, legal=legal)


def takes_cards_in_any_order() -> AnyGame:
    return judging(lambda take: replace(take, cards=tuple(sorted(take.cards))))


def takes_a_card_twice() -> AnyGame:
    return judging(lambda take: replace(take, cards=tuple(sorted(set(take.cards)))))


def takes_whatever_lies_there() -> AnyGame:
    def check(state: State, action: Action) -> None:
        RULEBOOK.check(state, honest.Trail(action.seat, action.card) if isinstance(action, Take) else action)

    return altered(GAME, check=check)


def takes_groups_by_their_sum() -> AnyGame:
    """A card that takes cards that make twice its value, whether they divide into groups or not."""

    def check(state: State, action: Action) -> None:
        twice = isinstance(action, Take) and honest.value_sum(action.cards) == 2 * honest.value_of(action.card)
        is_loose = isinstance(action, Take) and set(action.cards) <= set(state.loose)
        RULEBOOK.check(state, honest.Trail(action.seat, action.card) if twice and is_loose else action)  # type: ignore[union-attr]

    return altered(GAME, check=check)


def shows_another_hand() -> AnyGame:
    return altered(GAME, view=lambda state, viewer: View(viewer, state))


def counts_what_was_trailed() -> AnyGame:
    def nets(state: State) -> dict[int, int]:
        return {each.seat: len(each.taken) + 1 for each in state.players[:1]}

    return altered(GAME, nets=nets)


def draws_a_world_of_other_cards_on_the_table() -> AnyGame:
    def worlds(view: View, chance: Chance) -> State:
        return replace(view.round, loose=view.round.loose[::-1])

    return altered(GAME, worlds=worlds)


def plays_a_bot_that_takes_too_much() -> AnyGame:
    def bot(view: View, legal: Legal, chance: Chance) -> PlayerAction:
        for selection in legal.selections:
            return selection.complete(tuple(sorted(view.round.loose)))
        action = legal.actions[0]
        assert isinstance(action, PlayerAction)
        return action

    return altered(GAME, usual=bot)


CHEATS: Final[tuple[tuple[Callable[[], AnyGame], Law], ...]] = (
    (lists_a_group_that_makes_nothing, laws.legal_lists_what_apply_does),
    (forgets_what_must_be_taken_first, laws.legal_lists_what_apply_does),
    (lists_more_groups_than_are_allowed, laws.legal_lists_what_apply_does),
    (hides_a_way_to_take, laws.legal_lists_what_apply_does),
    (lists_the_selection_of_another_seat, laws.legal_lists_what_apply_does),
    (takes_cards_in_any_order, laws.legal_lists_what_apply_does),
    (takes_a_card_twice, laws.legal_lists_what_apply_does),
    (takes_whatever_lies_there, laws.legal_lists_what_apply_does),
    (takes_groups_by_their_sum, laws.legal_lists_what_apply_does),
    (shows_another_hand, card_laws.nobody_sees_what_they_cannot_know),
    (counts_what_was_trailed, laws.nets_are_what_the_stacks_gained),
    (draws_a_world_of_other_cards_on_the_table, laws.worlds_look_like_the_view_they_came_from),
    (plays_a_bot_that_takes_too_much, laws.the_bot_plays_by_the_rules),
)
