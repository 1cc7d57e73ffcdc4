"""The laws of a sitting: what passes from round to round, whatever the game."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Final

from fairdeal.engine.accounts import POT, Account, AccountKind, stack
from fairdeal.engine.events import CardDealt, CardsBurned, RoundVoided, Transfer
from fairdeal.engine.game import AnyGame, Bot
from fairdeal.engine.moves import DEALER, OVER, Event, Fault, RoundOver, SeatsToMove
from fairdeal.engine.sitting import Ending, Opening, Seated, Standing, Verdict
from fairdeal.errors import IllegalHouse
from tests.chances import Seeded
from tests.laws.depth import IS_DEEP
from tests.laws.walks import DEALT, Round, bound, plays_for_chips, rounds

FEW: Final = 24
"""A sitting of no more rounds than this is played to its end."""
MOST: Final = 3 * FEW
"""The most rounds of a sitting that are played, void ones included."""

Table = tuple[Any, tuple[Seated, ...], int]
"""A house, who sits down, and the seed of all chance."""


def chips_carry_over(game: AnyGame, table: Table) -> None:
    """A round starts from what lies on the table between rounds, the pot too, and what it leaves lies there after it.

    Who is not in the round keeps the chips.
    """
    for each in _rounds(game, table, interruptions=2):
        opening = each.played.opening
        before, after = (_filled(game.sitting.balances(sitting)) for sitting in (each.before, each.after))
        aside = {account: before[account] for account in before if _is_aside(account, opening)}
        assert opening.pot == before.get(POT, 0)
        assert _filled(game.rules.balances(each.played.start)) | aside == before
        assert _filled(game.rules.balances(each.played.last)) | aside == after


def standings_add_up(game: AnyGame, table: Table) -> None:
    """A standing has the chips that lie there, and what each counted round brought: the difference, or the score."""
    house, seats, _ = table
    started = {each.seat: each.chips for each in seats}
    for each in _rounds(game, table, interruptions=2):
        balances, nets = game.sitting.balances(each.after), game.rules.nets(each.played.last)
        for standing in game.sitting.standings(each.after):
            assert standing.chips == balances.get(stack(standing.seat), 0)
            assert _is_void(each) or standing.nets[-1] == nets[standing.seat]
            if plays_for_chips(game, house):
                assert standing.chips == started[standing.seat] + standing.net
                assert standing.score is None
            else:
                assert standing.score == standing.net


def the_deal_is_with_somebody_there(game: AnyGame, table: Table) -> None:
    """The dealer is the house, or a seat of the round; who comes to an opening was there before."""
    for each in _rounds(game, table, interruptions=2):
        seats = [now.seat for now in each.played.opening.seats]
        assert each.played.opening.dealer in (DEALER, *seats)
        assert {stack(now.seat): now.chips for now in each.played.opening.seats}.items() <= {
            stack(standing.seat): standing.chips for standing in game.sitting.standings(each.before)
        }.items()


def rounds_are_counted(game: AnyGame, table: Table) -> None:
    """A settled round counts; a void one does not, and is dealt again, from a new shuffle if anything was dealt."""
    for each in _rounds(game, table, interruptions=2):
        void = _is_void(each)
        before, after = (game.sitting.progress(sitting) for sitting in (each.before, each.after))
        assert after.round == before.round + (not void)
        assert after.of == before.of
        if void and not _is_bare(each):
            assert game.sitting.shuffle(each.after) is not None, "a void round is dealt again from a new shuffle"
        nets = [[len(standing.nets) for standing in game.sitting.standings(at)] for at in (each.before, each.after)]
        assert nets[1] == [count + (not void) for count in nets[0]]


def the_shoe_is_never_short(game: AnyGame, table: Table) -> None:
    """Between two shuffles the openings count every card that was dealt; after a shuffle they count none."""
    for each in _rounds(game, table, interruptions=2):
        opening = game.sitting.opening(each.after)
        if game.sitting.shuffle(each.after) is not None:
            assert not any(opening.gone)
            assert not opening.burned
        else:
            assert sum(opening.gone) >= sum(each.played.opening.gone)
            assert opening.burned >= each.played.opening.burned
        if not game.sitting.is_over(each.after):
            game.rules.start(each.played.house, opening)


def every_sitting_ends(game: AnyGame, table: Table) -> None:
    """A sitting of agreed rounds ends after them, or when nobody can go on, and every seat is told how."""
    house, seats, _ = table
    sitting = game.sitting.sit(house, seats)
    of = game.sitting.progress(sitting).of
    for each in _rounds(game, table):
        assert game.sitting.is_over(each.before) is False
        sitting = each.after
    if of is not None and of <= FEW:
        assert game.sitting.is_over(sitting), f"not over after {MOST} rounds"
    if game.sitting.is_over(sitting):
        assert all(standing.ending is not None for standing in game.sitting.standings(sitting))


def notional_chips_never_run_short(game: AnyGame, table: Table) -> None:
    """With notional chips every agreed round can be played, however badly it goes.

    No stack is enough where a pot grows from round to round without an agreed end, and can be bet as a whole.
    """
    house, seats, seed = table
    enough = tuple(Seated(each.seat, game.sitting.notional(house)) for each in seats)
    sitting = game.sitting.sit(house, enough)
    if POT in game.sitting.balances(sitting) and game.sitting.progress(sitting).of is None:
        return
    for each in _rounds(game, (house, enough, seed)):
        assert all(standing.ending is not Ending.SHORT for standing in game.sitting.standings(each.after))


def the_least_is_what_one_round_needs(game: AnyGame, table: Table) -> None:
    """Seats with the least chips can play a round, and with half a chip less they cannot."""
    house, seats, _ = table
    least = game.sitting.least(house)

    def is_over(chips: int) -> bool:
        return game.sitting.is_over(game.sitting.sit(house, tuple(Seated(each.seat, chips) for each in seats)))

    assert not is_over(least)
    assert least == 0 or is_over(least - 1)


def bots_alone_finish_a_round(game: AnyGame, table: Table) -> None:
    """A round that bots play among themselves is over after a bounded number of actions."""
    named = list(game.bots.named.values()) or [game.bots.usual]
    for bot in named if IS_DEEP else [game.bots.usual, named[table[2] % len(named)]]:
        _finishes(game, table, bot)


def _finishes(game: AnyGame, table: Table, bot: Bot[Any]) -> None:
    house, seats, seed = table
    chance = Random(seed)
    state = game.rules.start(house, game.sitting.opening(game.sitting.sit(house, seats)))
    for _ in range(bound(seats)):
        match game.rules.turn(state):
            case RoundOver():
                return
            case SeatsToMove(seats=(seat, *_)):
                action: Any = bot(game.sight.view(state, seat), game.rules.legal(state, seat), Seeded(chance))
            case _:
                action = chance.choice(
                    [each for each in game.rules.legal(state, DEALER).actions if isinstance(each, DEALT)]
                )
        state, _events = game.rules.apply(state, action)
    raise AssertionError("the bots play on and on")


def fewer_than_the_fewest_cannot_play(game: AnyGame, table: Table) -> None:
    """So many seats as must be taken can be dealt a round, and fewer cannot.

    Then nobody sits, or the sitting is over, or those who are there wait for others.
    """
    house, seats, _ = table
    fewest = game.sitting.fewest(house)
    assert 1 <= fewest <= len(seats) <= len(game.seats(house))
    enough = tuple(Seated(each.seat, game.sitting.notional(house)) for each in seats)
    assert _can_play(game, house, enough[:fewest])
    assert fewest == 1 or not _can_play(game, house, enough[: fewest - 1])


def who_joins_is_dealt_in(game: AnyGame, table: Table) -> None:
    """Who sits down between rounds is in the next one, with the chips brought, and changes nothing for the others."""
    house, seats, seed = table
    free = sorted({*game.seats(house)} - {each.seat for each in seats})
    for each in _rounds(game, table, most=2) if free else ():
        newcomer = Seated(free[seed % len(free)], game.sitting.notional(house))
        after = game.sitting.join(each.after, newcomer)
        before, now = (_filled(game.sitting.balances(sitting)) for sitting in (each.after, after))
        assert now == before | _filled({stack(newcomer.seat): newcomer.chips})
        assert newcomer in game.sitting.opening(after).seats
        others = [standing for standing in game.sitting.standings(after) if standing.seat != newcomer.seat]
        assert [(one.seat, one.chips, one.nets) for one in others] == [
            (one.seat, one.chips, one.nets) for one in game.sitting.standings(each.after)
        ]


def bringing_adds_chips(game: AnyGame, table: Table) -> None:
    """Chips that are put before a seat between rounds lie there, and are not won."""
    _, seats, seed = table
    for each in _rounds(game, table, most=2):
        more = Seated(seats[seed % len(seats)].seat, 6)
        after = game.sitting.bring(each.after, more)
        before, now = (_filled(game.sitting.balances(sitting)) for sitting in (each.after, after))
        assert now == before | {stack(more.seat): before.get(stack(more.seat), 0) + more.chips}
        assert [one.nets for one in game.sitting.standings(after)] == [
            one.nets for one in game.sitting.standings(each.after)
        ]


def leaving_is_being_left_out(game: AnyGame, table: Table) -> None:
    """Who leaves between rounds has no part in the next, keeps the chips and is told so; all else lies where it lay.

    What leaving pays the others comes as transfers.
    """
    _, seats, seed = table
    for each in _rounds(game, table, most=2):
        gone = seats[seed % len(seats)].seat
        after, events = game.sitting.leave(each.after, gone)
        moved = _moved(_filled(game.sitting.balances(each.after)), events)
        now = _filled(game.sitting.balances(after))
        assert {**moved, stack(gone): 0} == {**now, stack(gone): 0}, f"{moved} lay there, and now {now}"
        assert gone not in [one.seat for one in game.sitting.opening(after).seats]
        then, standing = (_standing_of(game, sitting, gone) for sitting in (each.after, after))
        assert standing.nets == then.nets
        assert standing.chips == moved.get(stack(gone), 0)
        assert standing.ending in {Ending.ABANDONED, then.ending} - {None}


def leaving_a_match_loses_it(game: AnyGame, table: Table) -> None:
    """In a match, who leaves has lost, the others have won, and it is over; else leaving decides nothing."""
    _, seats, seed = table
    for each in _rounds(game, table, most=2):
        if game.sitting.is_over(each.after):
            return
        gone = seats[seed % len(seats)].seat
        after, _ = game.sitting.leave(each.after, gone)
        verdicts = {standing.seat: standing.verdict for standing in game.sitting.standings(after)}
        if game.sitting.match:
            assert game.sitting.is_over(after)
            assert verdicts == {seat: Verdict.LOST if seat == gone else Verdict.WON for seat in verdicts}
        else:
            before, left = (_standing_of(game, sitting, gone) for sitting in (each.after, after))
            assert left.verdict is (None if left.ending is Ending.ABANDONED else before.verdict)


def no_smaller_chip_comes_up(game: AnyGame, table: Table) -> None:
    """Who brings chips of the smallest kind in play sees no part of one, whatever is bet, paid or given back."""
    house, seats, seed = table
    chip = game.sitting.chip(house)
    whole = tuple(Seated(each.seat, each.chips - each.chips % chip) for each in seats)
    assert game.sitting.notional(house) % chip == 0
    for each in _rounds(game, (house, whole, seed), interruptions=2):
        moved = [event.amount for event in each.played.events if isinstance(event, Transfer)]
        assert all(amount % chip == 0 for amount in moved), f"{moved} in chips of {chip}"


def closing_leaves_nothing_but_stacks(game: AnyGame, table: Table) -> None:
    """When a sitting is closed, what is left in the middle is shared out by transfers, all of it."""
    for each in _rounds(game, table):
        closed, events = game.sitting.close(each.after)
        left = _filled(game.sitting.balances(closed))
        assert _moved(_filled(game.sitting.balances(each.after)), events) == left
        assert all(account.kind is AccountKind.STACK for account in left), f"{left} is left"
        assert all(one.chips == left.get(stack(one.seat), 0) for one in game.sitting.standings(closed))


SITTING_LAWS: Final[tuple[Callable[[AnyGame, Table], None], ...]] = (
    chips_carry_over,
    standings_add_up,
    the_deal_is_with_somebody_there,
    rounds_are_counted,
    the_shoe_is_never_short,
    every_sitting_ends,
    notional_chips_never_run_short,
    the_least_is_what_one_round_needs,
    bots_alone_finish_a_round,
    fewer_than_the_fewest_cannot_play,
    who_joins_is_dealt_in,
    bringing_adds_chips,
    leaving_is_being_left_out,
    leaving_a_match_loses_it,
    no_smaller_chip_comes_up,
    closing_leaves_nothing_but_stacks,
)


def _rounds(game: AnyGame, table: Table, *, most: int = MOST, interruptions: int = 0) -> Iterator[Round]:
    house, seats, seed = table
    return rounds(game, house, seats, Seeded(Random(seed)), most=most, interruptions=interruptions)


def _filled(balances: Mapping[Account, int]) -> dict[Account, int]:
    """The accounts that hold anything."""
    return {account: amount for account, amount in balances.items() if amount}


def _is_aside(account: Account, opening: Opening) -> bool:
    """Whether the account is the stack of a seat that is not in the round."""
    return account.seat >= 0 and account.seat not in [each.seat for each in opening.seats]


def _moved(balances: Mapping[Account, int], events: tuple[Event, ...]) -> dict[Account, int]:
    """Where the chips lie after what happened between rounds: transfers, each of what is there."""
    moved = dict(balances)
    for event in events:
        if isinstance(event, Transfer):
            assert 0 < event.amount <= moved.get(event.source, 0), f"{event} of {moved}"
            moved[event.source] -= event.amount
            moved[event.target] = moved.get(event.target, 0) + event.amount
    return _filled(moved)


def _can_play(game: AnyGame, house: Any, seats: tuple[Seated, ...]) -> bool:
    """Whether these seats can sit down, and the sitting goes on: then a round can be dealt to them."""
    try:
        sitting = game.sitting.sit(house, seats)
    except IllegalHouse:
        return False
    if game.sitting.is_over(sitting):
        return False
    can_be_dealt = game.rules.turn(game.rules.start(house, game.sitting.opening(sitting))) != OVER
    waits = len(seats) < game.sitting.fewest(house)
    assert can_be_dealt or waits, "the sitting goes on, and no round can be dealt"
    return can_be_dealt


def _standing_of(game: AnyGame, sitting: Any, seat: int) -> Standing:
    return next(standing for standing in game.sitting.standings(sitting) if standing.seat == seat)


def _is_void(each: Round) -> bool:
    return any(isinstance(event, RoundVoided) for step in each.played.steps for event in step.events)


def _is_bare(each: Round) -> bool:
    """Whether nothing was dealt, since nobody bet."""
    events = [event for step in each.played.steps for event in step.events]
    return RoundVoided(Fault.NO_BETS) in events and not any(
        isinstance(event, (CardDealt, CardsBurned)) for event in events
    )
