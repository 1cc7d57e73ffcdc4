"""A match of Cassino: what passes from deal to deal, the score, and who has won. Source: rules.md §2.1, §2.4, §2.6."""

from dataclasses import dataclass, replace
from typing import Final

from fairdeal.engine import tally
from fairdeal.engine.moves import DEALER, Event
from fairdeal.engine.sitting import Ending, Opening, Progress, Seated, ShuffleSpec, SittingRules, Standing, Verdict
from fairdeal.engine.tally import Player, Tally
from fairdeal.games.cassino.dealer import other
from fairdeal.games.cassino.ending import leader_at_target
from fairdeal.games.cassino.house import SEATS, House
from fairdeal.games.cassino.state import Carried, Phase, State


@dataclass(frozen=True, slots=True)
class Sitting(Tally[House]):
    """A match between two deals.

    `dealer` deals next; None before the lot. `missed` counts each seat's time-outs in a row. `forfeited` is the seat
    that has lost by them, or by leaving. A match that was `closed` before its end has no winner.
    """

    dealer: int | None = None
    missed: tuple[int, ...] = (0, 0)
    forfeited: int | None = None
    closed: bool = False


def sit(house: House, seats: tuple[Seated, ...]) -> Sitting:
    """A new match. Raises IllegalHouse unless both seats are taken."""
    return Sitting(house, tally.first_players(house, seats, fewest=SEATS), dealer=house.named_dealer)


def shuffle(sitting: Sitting) -> ShuffleSpec | None:
    """The whole deck is shuffled before every deal; before the first, for the lot. Source: rules.md §2.6 CA1, CA3."""
    return ShuffleSpec(1)


def opening(sitting: Sitting) -> Opening:
    """How the next deal starts."""
    dealer = DEALER if sitting.dealer is None else sitting.dealer
    return Opening(sitting.seated, dealer=dealer, carried=Carried(_score(sitting), sitting.missed))


def after(sitting: Sitting, state: State, cut_card_out: bool) -> Sitting:
    """The match after a deal: the dealer changes, except after a deal that does not count.

    Source: rules.md §2.1, §2.6 CA3, CA25.
    """
    assert state.phase is Phase.OVER, "a deal is taken in when it is over"
    counts = state.fault is None
    chips = {player.seat: player.chips for player in state.players}
    return Sitting(
        sitting.house,
        tally.after_round(sitting.players, chips, dict(enumerate(state.points)) if counts else None),
        sitting.rounds + counts,
        dealer=other(state.dealer) if counts else state.dealer,
        missed=tuple(player.missed for player in state.players),
        forfeited=state.forfeited,
    )


def is_over(sitting: Sitting) -> bool:
    """Whether somebody has won or given up, or the match was closed. Source: rules.md §2.4, §2.6 CA25, CA26, CA30."""
    return sitting.closed or _loser(sitting) is not None


def standings(sitting: Sitting) -> tuple[Standing, ...]:
    """The score, and who has won: the higher total once somebody has reached the target, or who stayed to the end."""
    return tuple(_standing(sitting, player) for player in sitting.players)


def progress(sitting: Sitting) -> Progress:
    """Which deal comes next; how many there will be is open."""
    return Progress(sitting.rounds + 1, None)


def nothing(house: House) -> int:
    """How many chips a game without stakes wants."""
    return 0


def both_seats(house: House) -> int:
    """How many seats must be taken."""
    return SEATS


def leave(sitting: Sitting, seat: int) -> tuple[Sitting, tuple[Event, ...]]:
    """A player who leaves before the end has lost the match. Source: rules.md §2.6 CA30."""
    if is_over(sitting):
        return tally.leave(sitting, seat)
    return tally.leave(replace(sitting, forfeited=seat), seat)


def close(sitting: Sitting) -> tuple[Sitting, tuple[Event, ...]]:
    """The match ends here; nobody has lost it who had not lost before."""
    return replace(sitting, closed=True), ()


RULES: Final[SittingRules[House, State, Sitting]] = SittingRules(
    sit=sit,
    shuffle=shuffle,
    opening=opening,
    after=after,
    join=tally.join,
    bring=tally.bring,
    leave=leave,
    balances=tally.balances,
    is_over=is_over,
    standings=standings,
    progress=progress,
    close=close,
    notional=nothing,
    least=nothing,
    fewest=both_seats,
    match=True,
)


def _score(sitting: Sitting) -> tuple[int, ...]:
    return tuple(player.net for player in sitting.players)


def _loser(sitting: Sitting) -> int | None:
    """The seat that has lost the match; None while it goes on."""
    if sitting.forfeited is not None:
        return sitting.forfeited
    winner = leader_at_target(_score(sitting), sitting.house.target)
    return None if winner is None else SEATS - 1 - winner


def _standing(sitting: Sitting, player: Player) -> Standing:
    loser = _loser(sitting)
    ending = Ending.ABANDONED if player.left else Ending.PLAYED if is_over(sitting) else None
    verdict = None if loser is None else Verdict.LOST if player.seat == loser else Verdict.WON
    return player.stands(ending, verdict, score=player.net)
