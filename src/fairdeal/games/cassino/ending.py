"""How a deal of Cassino ends: the remainder, the score sheet; or nobody captured, a match was given up or closed.

Source: rules.md §2.4, §2.6 CA3, CA30.
"""

from fairdeal.engine.events import RoundSettled, RoundVoided
from fairdeal.engine.moves import Event, Fault, Void
from fairdeal.games.cassino import refusals
from fairdeal.games.cassino.scoring import score
from fairdeal.games.cassino.state import DealScored, MatchForfeited, Moved, Phase, Player, RemainderTaken, State


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
    return over._replace(points=tuple(line.points for line in sheet)), (*events, RoundSettled())


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
