"""What a seat, or a spectator, may see of a deal of Cassino: the table, its own hand, and what was played.

Source: rules.md §0 G5, §2.6 CA28.
"""

from dataclasses import dataclass

from fairdeal.cards import DECK, Card
from fairdeal.engine.moves import Fault, movers
from fairdeal.games.cassino.ending import winner_of
from fairdeal.games.cassino.groups import Cards
from fairdeal.games.cassino.house import House
from fairdeal.games.cassino.play import turn
from fairdeal.games.cassino.scoring import Score, score
from fairdeal.games.cassino.state import Phase, Player, State


@dataclass(frozen=True, slots=True)
class BuildView:
    """A build as everybody sees it: its value, its groups, and the seat that is bound by it."""

    value: int
    groups: tuple[tuple[Card, ...], ...]
    controller: int

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the build, sorted."""
        return tuple(sorted(card for group in self.groups for card in group))


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A seat's place.

    `chips` are half-chips, which play no part. `hand` is None where the viewer may not see it; `held` counts its cards.
    `sweeps` lie face up on the pile. `captured` counts the pile, None while the table does not show that. `pile` is
    what a careful player remembers of it: every card was seen when it was captured, and none can be looked at again.
    `missed` counts the plays in a row that were made for the seat. `points` is what the deal brought, once it is over,
    and `sheet` says how; None for a deal that was not scored.
    """

    seat: int
    chips: int
    hand: tuple[Card, ...] | None
    held: int
    sweeps: tuple[Card, ...]
    captured: int | None
    pile: tuple[Card, ...]
    missed: int
    score: int
    points: int | None
    sheet: Score | None


@dataclass(frozen=True, slots=True)
class TakingView:
    """The last capture, which can be looked at until the next play."""

    seat: int
    card: Card
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A deal as a viewer sees it.

    `you` is the viewer's seat, None for a spectator. `dealer` is None until the lot, whose cards are `lot`, has found
    one. `to_move` names the seat that must play. `stock` counts the cards not dealt yet. `capturer` made the last
    capture. `winner` has won the match with this deal. `unseen` are the cards that the viewer has not seen in it: they
    are in the other hand or the stock.
    """

    you: int | None
    house: House
    phase: Phase
    dealer: int | None
    players: tuple[PlayerView, ...]
    loose: tuple[Card, ...]
    builds: tuple[BuildView, ...]
    to_move: tuple[int, ...]
    portion: int
    stock: int
    capturer: int | None
    taking: TakingView | None
    lot: tuple[Card, ...]
    unseen: tuple[Card, ...]
    fault: Fault | None
    forfeited: int | None
    winner: int | None


def view(state: State, viewer: int | None) -> View:
    """What a seat may see; None for a spectator."""
    return _view(state, viewer, (viewer,))


def whole(state: State) -> View:
    """The deal with both hands, for looking back when the seal is open."""
    return _view(state, None, tuple(player.seat for player in state.players))


def _view(state: State, you: int | None, open_hands: tuple[int | None, ...]) -> View:
    sheet = _sheet(state)
    return View(
        you=you,
        house=state.house,
        phase=state.phase,
        dealer=state.dealer,
        players=tuple(_player(state, player, sheet, sees_hand=player.seat in open_hands) for player in state.players),
        loose=state.loose,
        builds=tuple(BuildView(build.value, build.groups, build.controller) for build in state.builds),
        to_move=movers(turn(state)),
        portion=state.portion,
        stock=len(DECK) - state.dealt,
        capturer=state.capturer,
        taking=None if state.taking is None else TakingView(*state.taking),
        lot=state.lot,
        unseen=_unseen(state, open_hands),
        fault=state.fault,
        forfeited=state.forfeited,
        winner=winner_of(state) if state.phase is Phase.OVER else None,
    )


def _sheet(state: State) -> tuple[Score | None, ...]:
    """The score sheet of a deal that is over and counts."""
    if state.phase is not Phase.OVER or state.fault is not None or state.forfeited is not None:
        return (None,) * len(state.players)
    return score([each.pile for each in state.players], [len(each.sweeps) for each in state.players])


def _player(state: State, player: Player, sheet: tuple[Score | None, ...], *, sees_hand: bool) -> PlayerView:
    is_over = state.phase is Phase.OVER
    return PlayerView(
        seat=player.seat,
        chips=player.chips,
        hand=player.hand if sees_hand else None,
        held=len(player.hand),
        sweeps=player.sweeps,
        captured=len(player.pile) if state.house.show_counts or is_over else None,
        pile=player.pile,
        missed=player.missed,
        score=state.score[player.seat],
        points=state.points[player.seat] if is_over else None,
        sheet=sheet[player.seat],
    )


def _unseen(state: State, open_hands: tuple[int | None, ...]) -> Cards:
    seen = {*state.lot, *state.loose}
    for build in state.builds:
        seen.update(build.cards)
    for player in state.players:
        seen.update(player.pile, player.hand if player.seat in open_hands else ())
    return tuple(card for card in DECK if card not in seen)
