"""The rules of one deal of Cassino: start, turn, legal, check, apply. Source: rules.md §2.

What is legal is judged in `captures`, `builds` and `duties`, and offered in `offers`; `dealer` deals, `automatic` plays
for an absent seat, and `ending` scores.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from fairdeal.cards import DECK, Card
from fairdeal.engine import refusals as common_refusals
from fairdeal.engine.accounts import Account, stack
from fairdeal.engine.game import RoundRules
from fairdeal.engine.moves import (
    DEALER,
    NOTHING,
    OVER,
    Action,
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
from fairdeal.engine.rulebook import Rulebook
from fairdeal.engine.sitting import Opening
from fairdeal.games.cassino import dealer, refusals
from fairdeal.games.cassino.automatic import MOST_MISSED, automatic_play
from fairdeal.games.cassino.builds import (
    after_build,
    after_extend,
    after_increase,
    build_of,
    check_build,
    check_extend,
    check_increase,
    chosen_build,
)
from fairdeal.games.cassino.captures import after_capture, check_capture
from fairdeal.games.cassino.duties import after_trail, check_trail
from fairdeal.games.cassino.ending import call_off, check_called_off, finish, forfeit
from fairdeal.games.cassino.house import SEATS, House
from fairdeal.games.cassino.offers import offers
from fairdeal.games.cassino.situation import Situation, Table, situation, without
from fairdeal.games.cassino.state import (
    Build,
    BuildsMerged,
    Built,
    Capture,
    Captured,
    Carried,
    Extend,
    Extended,
    Increase,
    Increased,
    Moved,
    Phase,
    Player,
    PlayFor,
    State,
    Swept,
    Taking,
    TimedOut,
    Trail,
    Trailed,
)

_CALLED_OFF: Final = Void(Fault.TABLE_CLOSED)


def start(house: House, opening: Opening) -> State:
    """A deal for two seats. Raises IllegalHouse unless both are taken. Source: rules.md §2.1.

    It begins with the lot where no dealer is known yet.
    """
    seats = [seated.seat for seated in opening.seats]
    if seats != list(range(SEATS)):
        raise common_refusals.bad_opening(seats, SEATS)
    carried = opening.carried if isinstance(opening.carried, Carried) else Carried()
    players = [Player(each.seat, each.chips, missed=carried.missed[each.seat]) for each in opening.seats]
    if opening.dealer == DEALER:
        return State(house, Phase.LOT, tuple(players), None, carried.score)
    return State(house, Phase.DEAL, tuple(players), opening.dealer, carried.score)


def turn(state: State) -> Turn:
    """Who must move: the dealer while cards are due, and then the players in turn."""
    if state.phase is Phase.PLAY:
        return SeatsToMove((state.mover,))
    return OVER if state.phase is Phase.OVER else dealer.due(state)


def legal(state: State, seat: int) -> Legal:
    """What a seat, or the dealer, may do now."""
    if state.phase is Phase.OVER:
        return NOTHING
    if seat == DEALER:
        due = [PlayFor(state.mover)] if state.phase is Phase.PLAY else dealer.actions(state)
        return Legal((*due, _CALLED_OFF))
    is_in_turn = state.phase is Phase.PLAY and seat == state.mover
    return offers(situation(state, seat)) if is_in_turn else NOTHING


# Playing a card


def _judged(check: Callable[[Situation, Any], None]) -> Callable[[State, Any], None]:
    """The judge of a play: that it is the seat's turn, and then what it tries."""

    def judge(state: State, action: PlayerAction) -> None:
        _check_turn(state, action.seat)
        check(situation(state, action.seat), action)

    return judge


def _check_turn(state: State, seat: int) -> None:
    if seat not in range(SEATS):
        raise common_refusals.no_seat(seat)
    if state.phase is not Phase.PLAY:
        raise refusals.cards_come_first()
    if seat != state.mover:
        raise refusals.not_your_play(state.mover)


def capture(state: State, action: Capture) -> Moved:
    """The taken cards and the one played go on the pile; an empty table is a sweep. Source: rules.md §2.3, §2.4."""
    table = after_capture(situation(state, action.seat), action)
    player = state.players[action.seat]
    sweeps = (*player.sweeps, action.card) if table.is_empty else player.sweeps
    player = player._replace(pile=(*player.pile, *action.cards, action.card), sweeps=sweeps)
    taking = Taking(action.seat, action.card, action.cards)
    taken = state._replace(players=_with(state, player), capturer=action.seat)
    events: tuple[Event, ...] = (Captured(*taking), *([Swept(action.seat)] if table.is_empty else []))
    return _played(taken, action.card, table, events, taking)


def build(state: State, action: Build) -> Moved:
    """A new build lies there. Source: rules.md §2.3 3."""
    event = Built(action.seat, action.card, action.cards, action.value)
    return _played(state, action.card, after_build(situation(state, action.seat), action), (event,))


def extend(state: State, action: Extend) -> Moved:
    """A build has one more group, or more. Source: rules.md §2.3 4."""
    now = situation(state, action.seat)
    joined = without(action.cards, chosen_build(now, action).cards)
    event = Extended(action.seat, action.card, joined, action.value)
    return _played(state, action.card, after_extend(now, action), (event,))


def increase(state: State, action: Increase) -> Moved:
    """A single build has a higher value, and may be one with another build. Source: rules.md §2.3 5, §2.6 CA5."""
    now = situation(state, action.seat)
    before = chosen_build(now, action)
    joined = without(action.cards, before.cards)
    events: tuple[Event, ...] = (Increased(action.seat, action.card, joined, before.value, action.value),)
    if now.house.merges and build_of(now, action.value) is not None:
        events = (*events, BuildsMerged(action.value))
    return _played(state, action.card, after_increase(now, action), events)


def trail(state: State, action: Trail) -> Moved:
    """The card lies loose on the table. Source: rules.md §2.3 6."""
    table = after_trail(situation(state, action.seat), action)
    return _played(state, action.card, table, (Trailed(action.seat, action.card),))


def _played(state: State, card: Card, table: Table, events: tuple[Event, ...], taking: Taking | None = None) -> Moved:
    """The card has left the hand, and the turn passes; after both hands the next portion comes, or the end."""
    player = state.players[state.mover]
    players = _with(state, player._replace(hand=without(player.hand, (card,)), missed=0))
    after = state._replace(
        players=players, loose=table.loose, builds=table.builds, taking=taking, mover=SEATS - 1 - state.mover
    )
    if any(each.hand for each in players):
        return after, events
    further, more = finish(after) if after.dealt == len(DECK) else dealer.next_portion(after)
    return further, (*events, *more)


def _with(state: State, player: Player) -> tuple[Player, ...]:
    return tuple([player if each.seat == player.seat else each for each in state.players])


# Time is up


def time_out(state: State, seat: int) -> Action:
    """The automatic play, in the record as the dealer's. Source: rules.md §2.6 CA30."""
    return PlayFor(seat)


def check_play_for(state: State, action: PlayFor) -> None:
    """Raises IllegalAction unless it is the turn of that seat."""
    _check_turn(state, action.target)


def play_for(state: State, action: PlayFor) -> Moved:
    """The automatic play; the third in a row loses the match instead. Source: rules.md §2.6 CA30."""
    missed = state.players[action.target].missed + 1
    timed_out = TimedOut(action.target, missed)
    if missed == MOST_MISSED:
        over, events = forfeit(state, action.target)
        return _missed(over, action.target, missed), (timed_out, *events)
    played = automatic_play(situation(state, action.target))
    after, events = capture(state, played) if isinstance(played, Capture) else trail(state, played)
    return _missed(after, action.target, missed), (timed_out, *events)


def _missed(state: State, seat: int, missed: int) -> State:
    return state._replace(players=_with(state, state.players[seat]._replace(missed=missed)))


# The round as a whole


def playing(state: State) -> tuple[int, ...]:
    """Both seats."""
    return tuple(player.seat for player in state.players)


def nets(state: State) -> Mapping[int, int]:
    """What a deal that is over brought each seat, in points."""
    return {player.seat: state.points[player.seat] for player in state.players}


def balances(state: State) -> Mapping[Account, int]:
    """Where chips lie: nothing is staked, so they stay before the seats."""
    return {stack(player.seat): player.chips for player in state.players}


RULEBOOK: Final[Rulebook[State]] = Rulebook(
    {
        Capture: (_judged(check_capture), capture),
        Build: (_judged(check_build), build),
        Extend: (_judged(check_extend), extend),
        Increase: (_judged(check_increase), increase),
        Trail: (_judged(check_trail), trail),
        Deal: (dealer.check_deal, dealer.deal),
        Reshuffle: (dealer.check_reshuffle, dealer.reshuffle),
        PlayFor: (check_play_for, play_for),
        Void: (check_called_off, call_off),
    },
    is_over=lambda state: state.phase is Phase.OVER,
)
"""Every kind of action that this game knows, with its judge and what it does."""

check, move, apply = RULEBOOK.check, RULEBOOK.move, RULEBOOK.apply

RULES: Final[RoundRules[House, State]] = RULEBOOK.rules(
    start=start, turn=turn, legal=legal, time_out=time_out, balances=balances, playing=playing, nets=nets
)
