"""Sittings and rounds of a record, as the room's HTTP shows them to one viewer."""

from typing import Any

import msgspec

from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import Event
from fairdeal.engine.options import values_of
from fairdeal.engine.sitting import Ending, Verdict
from fairdeal.record import PlayedRound, PlayedShuffle, Record, Sitter, play_round, play_rounds, read_record, sitters
from fairdeal.record.steps import Moment
from fairdeal.room.ports import RecordRow
from fairdeal.room.shares import Share
from fairdeal.web import refusals
from fairdeal.web.history_schemas import (
    CutOf,
    Replay,
    ReplayStep,
    SeatOf,
    Sheet,
    SheetRound,
    SheetSeat,
    ShuffleOf,
    Sitting,
)
from fairdeal.wire.encode import happening_of, view_of, whole_happening_of
from fairdeal.wire.messages import Happening


def sheet_of(record: Record, ident: int, table: int, name: str, ended: float | None, viewer: str) -> Sheet:
    """The result sheet of a sitting. `viewer` is the name of who looks, empty for nobody in particular."""
    return Sheet(
        id=ident,
        table=table,
        game=record.game,
        name=name,
        ended=ended,
        house=dict(record.house),
        seats=[_seat_of(each, viewer) for each in sitters(record)],
        rounds=[SheetRound(each.place, each.number, each.void, each.is_open) for each in play_rounds(record)],
    )


def sitting_of(row: RecordRow, name: str, viewer: str) -> Sitting:
    """A finished sitting in a list: what it brought the player of that name. `row` has its document."""
    results = [each.result for each in sitters(read_record(row.record)) if _is(each, viewer) and each.result]
    nets = [net for result in results for net in result.nets]
    return Sitting(row.id, row.table, row.game, row.ended, name, sum(nets), len(nets))


def replay_of(record: Record, sitting: int, place: int, viewer: str, *, whole: bool) -> Replay:
    """A round of a sitting as the player of that name saw it, or a spectator, or with every card.

    Raises Conflict (`seal-closed`) for a whole round while its seal is closed, and what `play_round` raises.
    """
    played = play_round(record, place)
    if whole and not played.is_open:
        raise refusals.seal_closed(place)
    seat = played.seat_of(viewer) if viewer else None
    return told_round(played, seat, whole=whole, dealing=record.dealing, sitting=sitting)


def share_of(record: Record, sitting: int, place: int, viewer: str, *, whole: bool) -> Share:
    """What a player shares of a round. Raises Conflict (`seal-closed`) while its seal is closed."""
    played = play_round(record, place)
    if not played.is_open:
        raise refusals.seal_closed(place)
    return Share(sitting, place, played.seat_of(viewer) if viewer else None, whole)


def shared_round(record: Record, share: Share) -> Replay:
    """A round as it was shared: nobody who looks at it is one of those who played."""
    played = play_round(record, share.round)
    if not played.is_open:
        raise refusals.seal_closed(share.round)
    shown = told_round(played, share.seat, whole=share.whole, dealing=record.dealing, sitting=share.sitting)
    return msgspec.structs.replace(shown, you=None)


def told_round(played: PlayedRound, seat: int | None, *, whole: bool, dealing: int = 2, sitting: int = 0) -> Replay:
    """A round as a seat saw it, or with every card if the seal is open."""
    assert played.is_open or not whole, "a closed seal shows nobody every card"
    return Replay(
        game=played.game.name,
        house=dict(values_of(played.house)),
        round=played.place,
        number=played.number,
        of=played.of,
        void=played.void,
        seats=[SeatOf(each.seat, each.name, each.bot, each.chips) for each in played.players],
        you=seat,
        whole=whole,
        sitting=sitting,
        shuffles=[_shuffle_of(played, each, seat, dealing) for each in played.shuffles],
        receipt=played.receipt,
        steps=[_step_of(played.game, each, seat, whole=whole) for each in played.moments],
    )


def _step_of(game: AnyGame, moment: Moment, seat: int | None, *, whole: bool) -> ReplayStep:
    return ReplayStep(
        events=[_event_of(game, each, seat, whole=whole) for each in moment.events],
        view=view_of(_view(game, moment.state, seat, whole=whole)),
    )


def _event_of(game: AnyGame, event: Event, seat: int | None, *, whole: bool) -> Happening:
    return whole_happening_of(game, event) if whole else happening_of(game, event, seat)


def _view(game: AnyGame, state: Any, seat: int | None, *, whole: bool) -> Any:
    if not whole:
        return game.sight.view(state, seat)
    return game.sight.view(state, None) if game.sight.whole is None else game.sight.whole(state)


def _shuffle_of(played: PlayedRound, part: PlayedShuffle, seat: int | None, dealing: int) -> ShuffleOf:
    shuffle = part.shuffle
    return ShuffleOf(
        dealing=dealing,
        decks=shuffle.decks,
        cards=None if part.cards is None else list(part.cards),
        cut_card=shuffle.cut_card,
        link=shuffle.link or "",
        commitment=shuffle.commitment,
        seal=shuffle.seal,
        void=part.void,
        cuts=[CutOf(each.seat, each.commitment, each.opened, each.made_by) for each in part.cuts],
        order=list(played.cards(part, seat)),
        first=part.first,
    )


def _is(sitter: Sitter, viewer: str) -> bool:
    return bool(viewer) and sitter.player.name == viewer and not sitter.player.bot


def _seat_of(sitter: Sitter, viewer: str) -> SheetSeat:
    player, result = sitter.player, sitter.result
    return SheetSeat(
        seat=player.seat,
        name=player.name,
        bot=player.bot,
        you=_is(sitter, viewer),
        since=sitter.since,
        nets=[] if result is None else result.nets,
        chips=player.chips if result is None else result.chips,
        ending=None if result is None or result.ending is None else Ending(result.ending),
        verdict=None if result is None or result.verdict is None else Verdict(result.verdict),
    )
