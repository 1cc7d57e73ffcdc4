"""What people do at a table. What cannot be done raises a FairdealError and changes nothing."""

from collections.abc import Mapping
from typing import Any

from fairdeal.errors import Conflict, IllegalHouse
from fairdeal.record.codec import action_to_plain, move_from_plain
from fairdeal.record.document import Player
from fairdeal.room import refusals
from fairdeal.room.tables.asks import Asks
from fairdeal.room.tables.events import Departure
from fairdeal.room.tables.fairness import DEALING
from fairdeal.room.tables.inputs import Act, Begin, Close, Leave, OpenCut, Pause, Rename, ShowCut, Sit, StayOut
from fairdeal.room.tables.live import LiveTable
from fairdeal.room.tables.outcomes import Outcome
from fairdeal.room.tables.seats import Occupant


def sit(live: LiveTable, who: str, player: Player, now: float, *, command: str = "") -> list[Outcome]:
    """A player sits down between rounds. Raises IllegalHouse or Conflict. Source: rules.md §0 G10."""
    if live.seat_of(who) is not None:
        raise Conflict("seated-already", "You’re already sitting at this table.")
    if player.seat in live.seats or player.seat in live.bots:
        raise IllegalHouse("seat-taken", "Seat number {number} is taken.", number=player.seat)
    if not live.can_sit_now:
        raise Conflict("round-runs", "A round is being played. You can sit down when it is over.")
    if live.table is not None and live.table.asks is Asks.ROUND:
        return [live.do(Sit(player, who), now, by=who, command=command)]
    return [live.do(beginning(live, [(player, who)]), now, by=who, command=command)]


def leave(
    live: LiveTable, who: str, now: float, *, reason: Departure = Departure.CHOICE, command: str = ""
) -> list[Outcome]:
    """A player leaves, at once or when the round that is being played is settled. Source: rules.md §0 G9."""
    return go(live, occupant_of(live, who), reason, now, by=who, command=command)


def go(
    live: LiveTable, occupant: Occupant, reason: Departure, now: float, *, by: str = "", command: str = ""
) -> list[Outcome]:
    """Somebody leaves for this reason, unless they are leaving already."""
    return [] if occupant.leaving else [live.do(Leave(occupant.seat, reason), now, by=by, command=command)]


def close(live: LiveTable, now: float) -> list[Outcome]:
    """The table is closed: everybody leaves, at once or when the hand that is being played is over.

    A match is called off in mid-hand: nobody loses it by that.
    """
    live.closing_since = now
    match = live.game.sitting.match
    if live.in_hand and not match:
        return []
    running = live.table is not None and live.asks is not Asks.NOTHING
    done = [live.do(Close(), now)] if running and match else []
    return done + [left for occupant in live.people for left in go(live, occupant, Departure.CLOSED, now)]


def act(
    live: LiveTable, who: str, plain: Mapping[str, Any], now: float, *, version: int, command: str = ""
) -> list[Outcome]:
    """A player acts, for the offer of that version. Raises NotUnderstood, IllegalAction or Conflict."""
    occupant = _awaited(live, who, version)
    action = move_from_plain(live.game, plain, occupant.seat, live.offer(occupant.seat))
    done = live.do(Act(occupant.seat, action_to_plain(action)), now, by=who, command=command)
    occupant.missed = 0
    return [done]


def show_cut(live: LiveTable, who: str, commitment: bytes, now: float, *, command: str = "") -> list[Outcome]:
    """A player shows the commitment to a cut."""
    return [live.do(ShowCut(occupant_of(live, who).seat, commitment), now, by=who, command=command)]


def open_cut(live: LiveTable, who: str, cut: bytes, now: float, *, command: str = "") -> list[Outcome]:
    """A player opens the cut."""
    return [live.do(OpenCut(occupant_of(live, who).seat, cut), now, by=who, command=command)]


def ready(live: LiveTable, who: str) -> list[Outcome]:
    """A player need not wait for the pause between rounds or sittings."""
    occupant_of(live, who).ready = True
    return []


def stay_out(live: LiveTable, who: str, on: bool, now: float, *, command: str = "") -> list[Outcome]:
    """A player sits out the next rounds, or plays again. Raises Conflict (`needs-all`, `leaving-already`)."""
    occupant = occupant_of(live, who)
    if on and live.game.sitting.match:
        raise Conflict("needs-all", "A match needs both players, so you can’t sit out.")
    if occupant.leaving:
        raise refusals.leaving_already()
    if on is (occupant.out_since is not None):
        return []
    occupant.missed = 0
    return [live.do(StayOut(occupant.seat, on), now, by=who, command=command)]


def rename(live: LiveTable, who: str, name: str, now: float) -> list[Outcome]:
    """A player who may sit here has a new name, in a round too: only what people read has changed."""
    occupant = live.seat_of(who)
    if occupant is None or occupant.name == name:
        return []
    return [live.do(Rename(occupant.seat, name), now, by=who)]


def pause(live: LiveTable, who: str, name: str, now: float, *, alone: bool, command: str = "") -> list[Outcome]:
    """Pause the table at once where one may do so `alone`; else ask for it, and it is paused when all who are there do.

    A round that is being played is played to its end. Raises Conflict (`paused-already`, `not-seated`).
    """
    if live.paused is not None:
        raise Conflict("paused-already", "The table is already paused.")
    if alone and live.people:
        return [live.do(Pause(name, on=True), now, by=who, command=command)]
    occupant_of(live, who).wants_pause = True
    there = [each for each in live.people if each.lost_since is None]
    if not all(each.wants_pause for each in there):
        return []
    by = name if len(live.people) == 1 else ""
    return [live.do(Pause(by, on=True), now, by=who, command=command)]


def resume(live: LiveTable, who: str, name: str, now: float, *, alone: bool, command: str = "") -> list[Outcome]:
    """End the pause of the table, or ask for one no longer. Raises Conflict (`not-seated`, `not-paused`)."""
    occupant = live.seat_of(who) if alone else occupant_of(live, who)
    if live.paused is not None:
        return [live.do(Pause(name, on=False), now, by=who, command=command)]
    if occupant is None or not occupant.wants_pause:
        raise Conflict("not-paused", "The table isn’t paused.")
    occupant.wants_pause = False
    return []


def may_stay_out(live: LiveTable, occupant: Occupant) -> bool:
    """Whether to sit out means something for a player: others play on, and a match needs both its players."""
    return not (live.game.sitting.match or occupant.leaving or occupant.out_since is not None) and len(live.seats) > 1


def ask_more_time(live: LiveTable, who: str) -> list[Outcome]:
    """A player takes all of the reserve for the decision that is awaited. Raises Conflict (`no-reserve`)."""
    occupant = occupant_of(live, who)
    if occupant.awaited_since is None or live.asks is not Asks.MOVES or occupant.reserve <= 0:
        raise Conflict("no-reserve", "You can’t take extra time now.")
    occupant.extra, occupant.reserve = occupant.extra + occupant.reserve, 0.0
    return []


def beginning(live: LiveTable, newcomers: list[tuple[Player, str]]) -> Begin:
    """A new sitting of all who stay, the newcomers, and the bots; a bot that ran short gets new chips."""
    chips = live.chips
    fresh = live.game.sitting.notional(live.house)
    players = [(Player(seat=each.seat, name=each.name, chips=chips[each.seat]), each.who) for each in live.people]
    for seat, name in live.bots.items():
        stays = seat in chips and seat not in live.short()
        players.append((Player(seat=seat, name=name, chips=chips[seat] if stays else fresh, bot=True), ""))
    players = sorted([*players, *newcomers], key=lambda each: each[0].seat)
    return Begin(
        [player for player, _ in players],
        [who for _, who in players],
        dealing=DEALING,
        out=sits_out(live),
        paused=live.paused,
    )


def sits_out(live: LiveTable) -> list[int]:
    """The seats of those who sit out."""
    return [each.seat for each in live.people if each.out_since is not None]


def occupant_of(live: LiveTable, who: str) -> Occupant:
    """Where a player sits. Raises Conflict (`not-seated`)."""
    occupant = live.seat_of(who)
    if occupant is None:
        raise Conflict("not-seated", "You aren’t sitting at this table. Take a seat first.")
    return occupant


def _awaited(live: LiveTable, who: str, version: int) -> Occupant:
    occupant = occupant_of(live, who)
    if version != occupant.version:
        raise Conflict(
            "stale",
            "The table has moved on (from version {told} to {version}). Look again and choose.",
            told=version,
            version=occupant.version,
        )
    return occupant
