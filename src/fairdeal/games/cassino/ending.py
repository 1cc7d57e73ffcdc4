"""How a deal of Cassino ends: the remainder, the score sheet; or nobody captured, a match was given up or closed.

Source: rules.md §2.4, §2.6 CA3, CA30.
"""

from collections.abc import Sequence

from fairdeal.engine.events import RoundSettled, RoundVoided
from fairdeal.engine.moves import Event, Fault, Void
from fairdeal.games.cassino import refusals
from fairdeal.games.cassino.scoring import score
from fairdeal.games.cassino.state import (
    DealScored,
    MatchForfeited,
    MatchWon,
    Moved,
    Phase,
    Player,
    RemainderTaken,
    State,
)


def finish(state: State) -> Moved:
    """The last card of the deal is played: who captured last takes what lies there, and the deal is scored.

    Where nobody captured, the deal does not count, and the same dealer deals again.
    """
    over = state._replace(phase=Phase.OVER)
    if state.capturer is None:
        return over._replace(fault=Fault.NO_CAPTURE), (RoundVoided(Fault.NO_CAPTURE),)
    assert not state.builds, "no build survives a portion"
    events: list[Event] = []
    if state.loose:
        players = [_with_remainder(state, player) for player in state.players]
        over = over._replace(players=tuple(players), loose=())
        events.append(RemainderTaken(state.capturer, state.loose))
    sheet = score([player.pile for player in over.players], [len(player.sweeps) for player in over.players])
    for player, line in zip(over.players, sheet, strict=True):
        events.append(DealScored(player.seat, line, state.score[player.seat] + line.points))
    over = over._replace(points=tuple(line.points for line in sheet))
    winner = winner_of(over)
    if winner is not None:
        events.append(MatchWon(winner))
    return over, (*events, RoundSettled())


def winner_of(state: State) -> int | None:
    """Who has won the match with a deal that is over; None while it goes on."""
    if state.forfeited is not None:
        return 1 - state.forfeited
    return leader_at_target(totals(state), state.house.target)


def totals(state: State) -> tuple[int, ...]:
    """The score of the match with this deal."""
    return tuple(before + brought for before, brought in zip(state.score, state.points, strict=True))


def leader_at_target(score: Sequence[int], target: int) -> int | None:
    """Who is ahead once somebody has reached the target; None while nobody has, and in a tie.

    Source: rules.md §2.4, §2.6 CA25, CA26.

    >>> leader_at_target((20, 21), 21), leader_at_target((21, 21), 21), leader_at_target((20, 3), 21)
    (1, None, None)
    """
    first, second = score
    if first == second or max(first, second) < target:
        return None
    return int(second > first)


def forfeit(state: State, seat: int) -> Moved:
    """A seat has lost the match; the deal brings nobody points."""
    return state._replace(phase=Phase.OVER, forfeited=seat), (MatchForfeited(seat), RoundSettled())


def check_called_off(state: State, action: Void) -> None:
    """Raises IllegalAction unless the deal is called off because the table is closed."""
    if action.fault is not Fault.TABLE_CLOSED:
        raise refusals.called_off_by_closing()


def call_off(state: State, action: Void) -> Moved:
    """The house closes the table in mid-deal: the deal does not count, and nobody has lost by it."""
    return state._replace(phase=Phase.OVER, fault=action.fault), (RoundVoided(action.fault),)


def _with_remainder(state: State, player: Player) -> Player:
    return player._replace(pile=player.pile + state.loose) if player.seat == state.capturer else player
