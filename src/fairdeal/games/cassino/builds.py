"""Making a build, extending one, and increasing one. Source: rules.md §2.3 3 to 5, §2.6 CA4 to CA12."""

from fairdeal.games.cassino import refusals
from fairdeal.games.cassino.duties import check_backed
from fairdeal.games.cassino.groups import HIGHEST, Cards, is_face, makes_groups, total, worth
from fairdeal.games.cassino.selections import check_groups, check_in_hand, check_on_table, parted
from fairdeal.games.cassino.situation import Situation, Table, values_kept, without
from fairdeal.games.cassino.state import Build, Extend, Increase, TableBuild

# Making one


def check_build(now: Situation, action: Build) -> None:
    """Raises IllegalAction unless the cards make a new build of the value. Source: rules.md §2.3 3."""
    _check_named(now, action)
    if not 1 <= action.value <= HIGHEST:
        raise refusals.no_such_value(action.value)
    loose, builds = parted(now, action.cards)
    if builds:
        raise refusals.build_in_build(builds[0])
    if not loose:
        raise refusals.build_alone(action.card)
    there = build_of(now, action.value)
    if there is not None and now.house.merges:
        raise refusals.build_there(there)
    _check_joined(action, loose)
    check_backed(now, action.card, after_build(now, action))


def after_build(now: Situation, action: Build) -> Table:
    """The table after a legal new build."""
    build = TableBuild(action.value, _sorted(action.cards, (action.card,)), now.seat)
    return Table(without(now.table.loose, action.cards), (*now.table.builds, build))


# Extending one


def check_extend(now: Situation, action: Extend) -> None:
    """Raises IllegalAction unless the cards are a build and make one more group of it. Source: rules.md §2.3 4."""
    _check_named(now, action)
    loose, build = _changed(now, action)
    if build.value != action.value:
        raise refusals.value_stays(build, action.value)
    _check_joined(action, loose)
    if total(loose) + worth(action.card) > action.value and not now.house.extend_multi:
        raise refusals.one_group(action.value)
    check_backed(now, action.card, after_extend(now, action))


def after_extend(now: Situation, action: Extend) -> Table:
    """The table after a build was legally extended, which binds who did it."""
    build = chosen_build(now, action)
    more = build._replace(cards=_sorted(action.cards, (action.card,)), controller=now.seat)
    return _replaced(now, action.cards, build, more)


# Increasing one


def check_increase(now: Situation, action: Increase) -> None:
    """Raises IllegalAction unless the cards are a single build that the card brings to the value.

    Source: rules.md §2.3 5, §2.6 CA11, CA12.
    """
    _check_named(now, action)
    loose, build = _changed(now, action)
    _check_may_increase(now, action, build)
    if build.value + worth(action.card) != action.value:
        raise refusals.wrong_increase(action.card, build, action.value)
    check_groups(loose, action.value)
    check_backed(now, action.card, after_increase(now, action))


def after_increase(now: Situation, action: Increase) -> Table:
    """The table after a build was legally increased; with another build of the new value it becomes one.

    Source: rules.md §2.6 CA4, CA5.
    """
    build = chosen_build(now, action)
    higher = TableBuild(action.value, _sorted(action.cards, (action.card,)), now.seat)
    there = build_of(now, action.value)
    if there is None or not now.house.merges:
        return _replaced(now, action.cards, build, higher)
    merged = higher._replace(cards=_sorted(higher.cards, there.cards))
    after = _replaced(now, action.cards, build, merged)
    return after._replace(builds=tuple([each for each in after.builds if each is not there]))


def keeps_old_value(now: Situation, build: TableBuild) -> bool:
    """Whether who increases the build must keep a card of its old value too. Source: rules.md §2.6 CA11."""
    return build.controller == now.seat and now.house.increase_own == "both"


def may_increase(now: Situation, build: TableBuild) -> bool:
    """Whether the build is single, and not one's own where that is forbidden. Source: rules.md §2.6 CA11, CA12."""
    return not build.is_multiple and not (build.controller == now.seat and now.house.increase_own == "never")


def _check_may_increase(now: Situation, action: Increase, build: TableBuild) -> None:
    if build.is_multiple:
        raise refusals.multiple_stays(build)
    if not may_increase(now, build):
        raise refusals.own_stays(build)
    if build.value + worth(action.card) > HIGHEST:
        raise refusals.above_ten(action.card, build)
    if keeps_old_value(now, build) and build.value not in values_kept(now.hand, action.card):
        raise refusals.old_value_kept(build)


# What they share


def build_of(now: Situation, value: int) -> TableBuild | None:
    """The first build of a value; the only one, where builds of one value become one."""
    return next((build for build in now.table.builds if build.value == value), None)


def chosen_build(now: Situation, action: Extend | Increase) -> TableBuild:
    """The build among the cards of a legal action."""
    return next(build for build in now.table.builds if build.cards[0] in action.cards)


def _check_named(now: Situation, action: Build | Extend | Increase) -> None:
    check_in_hand(now, action.card)
    if is_face(action.card):
        raise refusals.face_card_builds(action.card)
    check_on_table(now, action.cards)


def _changed(now: Situation, action: Extend | Increase) -> tuple[Cards, TableBuild]:
    loose, builds = parted(now, action.cards)
    if len(builds) != 1:
        raise refusals.which_build(len(builds))
    return loose, builds[0]


def _check_joined(action: Build | Extend, loose: Cards) -> None:
    if loose and makes_groups(loose, action.value) and worth(action.card) < action.value:
        raise refusals.card_in_no_group(action.card, action.value)
    check_groups(_sorted(loose, (action.card,)), action.value)


def _replaced(now: Situation, gone: Cards, old: TableBuild, new: TableBuild) -> Table:
    builds = tuple([new if build is old else build for build in now.table.builds])
    return Table(without(now.table.loose, gone), builds)


def _sorted(cards: Cards, more: Cards) -> Cards:
    return tuple(sorted((*cards, *more)))
