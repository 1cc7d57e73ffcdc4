"""People, tables and games of a room, as its HTTP tells them."""

from collections.abc import Iterator

from fairdeal.engine.game import AnyGame
from fairdeal.engine.options import Option, options_of, values_of
from fairdeal.errors import NotAllowed
from fairdeal.games import find_game
from fairdeal.record import examples_of
from fairdeal.record.codec import kind_name
from fairdeal.room.ports import AuditRow, ChangeRow, PlayerRow
from fairdeal.room.room import Room
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.live import LiveTable
from fairdeal.web.history_schemas import Change
from fairdeal.web.schemas import Deed, GameOf, Me, OptionOf, OwnLimits, Person, SeatAt, Seats, TableOf, VerbOf


def me_of(room: Room, player: str) -> Me:
    """Everything that a player may know of themselves."""
    row, now = room.people[player], room.clocks.wall()
    seats = list(seats_of(room, player))
    at_tables = sum(each.chips for each in seats)
    return Me(
        player=row.id,
        name=row.name,
        account=row.password is not None,
        host=row.host,
        two_step=room.two_step.is_on(row.id),
        wallet=row.wallet,
        chips_at_tables=at_tables,
        top_up=_top_up_of(room, player, at_tables),
        seats=seats,
        limits=OwnLimits(
            room.limits.daily_limit(player, now), room.limits.left(player, now), _ahead(row.paused_until, now)
        ),
        muted_until=_ahead(row.muted_until, now),
        banned_until=_ahead(row.banned_until, now),
    )


def _top_up_of(room: Room, player: str, at_tables: int) -> int:
    try:
        return room.wallets.check_top_up(player, room.settings, room.clocks.wall(), at_tables=at_tables)
    except NotAllowed:
        return 0


def seats_of(room: Room, player: str) -> Iterator[SeatAt]:
    """Where a player sits, or waits for a seat; between rounds, or as the round in progress began."""
    for hosted in room.tables.values():
        occupant = hosted.live.seat_of(player)
        if occupant is not None:
            yield _seat_at(hosted, occupant.seat, chips_of(hosted.live, occupant.seat))
        elif any(each.who == player for each in hosted.waiting):
            yield _seat_at(hosted, None, 0)


def chips_of(live: LiveTable, seat: int) -> int:
    """The chips of a seat, those staked in the round in progress among them."""
    return live.chips.get(seat, 0)


def table_of(room: Room, hosted: HostedTable, *, code: str | None = None) -> TableOf:
    """A table as the lobby shows it."""
    row, live = hosted.row, hosted.live
    bots = sum(each.bot for each in live.seats.values())
    host = room.people.get(row.host)
    return TableOf(
        id=row.id,
        game=row.game,
        name=row.name,
        host="" if host is None else host.name,
        private=bool(row.code),
        seats=Seats(len(live.seats) - bots, len(live.bots), max(0, len(live.free_seats()) - len(hosted.waiting))),
        watching=hosted.watching,
        playing=live.in_round,
        house=values_of(live.house),
        policy=live.policy,
        code=code,
    )


def game_of(name: str) -> GameOf:
    """A game as the form for a new table, and the buttons of one, need it."""
    game: AnyGame = find_game(name)
    usual = game.house()
    return GameOf(
        name=name,
        version=game.version,
        options=[_option_of(name, each) for each in options_of(game.house)],
        presets={preset: dict(values_of(house)) for preset, house in game.presets.items()},
        seats=len(game.seats(usual)),
        fewest=game.sitting.fewest(usual),
        stakes=game.sitting.least(usual) > 0,
        verbs=[VerbOf(kind_name(each.action), each.key, each.wants_amount) for each in game.text.verbs],
        guide=list(game.text.guide),
        examples=list(examples_of(game)),
        bots=list(game.bots.named),
        usual_bot=next((name for name, bot in game.bots.named.items() if bot is game.bots.usual), ""),
    )


def person_of(room: Room, row: PlayerRow) -> Person:
    """A person as hosts see them."""
    now = room.clocks.wall()
    return Person(
        player=row.id,
        name=row.name,
        created=row.created,
        account=row.password is not None,
        host=row.host,
        wallet=row.wallet,
        muted_until=_ahead(row.muted_until, now),
        banned_until=_ahead(row.banned_until, now),
        tables=[hosted.id for hosted in room.tables.values() if hosted.live.seat_of(row.id) is not None],
    )


def deed_of(room: Room, row: AuditRow) -> Deed:
    """A line of the audit log, with names."""
    names = [room.people.get(player) for player in (row.host, row.subject)]
    host, subject = ("" if each is None else each.name for each in names)
    return Deed(row.id, row.at, row.host, host, row.deed, row.subject, subject, row.reason)


def change_of(row: ChangeRow) -> Change:
    """A line of a player's history."""
    return Change(row.id, row.at, row.reason, row.amount, row.balance, row.table, row.sitting, row.round, row.note)


def _seat_at(hosted: HostedTable, seat: int | None, chips: int) -> SeatAt:
    return SeatAt(hosted.id, hosted.row.game, hosted.row.name, seat, chips, bool(hosted.row.code))


def _option_of(game: str, each: Option) -> OptionOf:
    return OptionOf(
        name=each.name,
        key=f"{game}-option-{each.name}",
        kind=each.kind.value,
        default=each.default,
        least=each.least,
        most=each.most,
        choices=[True, False] if each.kind.value == "switch" else list(each.choices),
        optional=each.optional,
        source=each.source,
    )


def _ahead(until: float, now: float) -> float | None:
    return until if until > now else None
